"""`potluck serve --matches`: match files of a folder become replays that the page can show."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from potluck.cli.arguments import find_game
from potluck.cli.files import MATCH_BYTES, BadFile, read_text, why
from potluck.kernel.errors import PotluckError
from potluck.kernel.match import Match
from potluck.kernel.matchfile import read_match
from potluck.table.decisions.import_match import table_id

MOST_MATCHES: Final = 1000


def import_folder(folder: Path, database: str | None, host: str, port: int) -> None:
    """Import the finished matches of a folder into the server's database, and list their replays."""
    from potluck.server.import_matches import import_matches
    from potluck.server.settings import Settings, default_data

    matches = find_matches(folder)
    data = Path(database).absolute().parent if database and "://" not in database else default_data()
    asyncio.run(import_matches(Settings(database=database or "", data=data), [found[1:] for found in matches]))
    place = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1") else host
    before = f"http://{place}:{port}" if port else ""
    for path, id, _ in matches:
        print(f"{path.name}: {before}/table/{id}/replay")


def find_matches(folder: Path) -> list[tuple[Path, str, Match]]:
    """The finished matches of a folder with the ids of their tables."""
    try:
        if not folder.is_dir():
            raise BadFile(f"--matches {folder} is no directory; give one with match files")
        paths = sorted(folder.glob("*.json"))
    except OSError as error:
        raise BadFile(f"--matches {folder} cannot be read: {why(error)}") from None
    if not paths:
        raise BadFile(f"--matches {folder} holds no match files (*.json)")
    if len(paths) > MOST_MATCHES:
        raise BadFile(f"--matches {folder} holds {len(paths)} files; {MOST_MATCHES} at most can be shown")
    found = []
    for path in paths:
        text = read_text(path, "match file", MATCH_BYTES)
        try:
            match = read_match(text, find_game)
        except PotluckError as error:
            raise BadFile(f"{path} is not a match to look at: {error}") from None
        if match.state.outcome() is None:
            raise BadFile(f"{path} is not over yet; only finished matches have a replay")
        found.append((path, table_id(text), match))
    return found
