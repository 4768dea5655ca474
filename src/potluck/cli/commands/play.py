"""`potluck play`: a match in the terminal, saved whenever somebody leaves."""

from __future__ import annotations

import shlex
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from types import FrameType
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from potluck.cli.arguments import (
    check_seed,
    find_bots,
    find_game,
    find_language,
    make_setup,
    no_such,
    read_names,
)
from potluck.cli.files import MATCH_BYTES, BadFile, check_place, read_text, write_somewhere, write_text
from potluck.cli.terminal.prompt import Quit
from potluck.cli.terminal.screen import clean, make_console
from potluck.cli.terminal.session import Session
from potluck.kernel.errors import BadSetup
from potluck.kernel.match import Match, commitment, new_seed
from potluck.kernel.matchfile import is_sealed_seed, read_match, write_match
from potluck.language.teller import Teller, room_teller

BOT_NAMES: Final = ["Basil", "Ginger", "Olive", "Pepper", "Saffron", "Sorrel", "Thyme", "Juniper", "Clove", "Fennel"]
NEWS_AFTER_RESUME: Final = 6


class PlayRequest(NamedTuple):
    """What the command line asks for."""

    game: str | None
    players: int | None
    people: int | None
    names: str | None
    bots: str
    seed: str | None
    options: list[str]
    deck: Path | None
    resume: Path | None
    save: Path | None
    force: bool
    lang: str


def play(request: PlayRequest) -> None:
    """Play until the end or until somebody leaves; either way the match is in a file afterwards."""
    language = find_language(request.lang)
    chosen = find_bots(request.bots)
    check_save(request)
    match, people = resumed_match(request) if request.resume else new_match(request, language)
    others = [seat for seat in range(match.setup.seats) if seat not in people]
    if len(chosen) > max(1, len(others)):
        raise BadSetup(f"{len(chosen)} bots are named, but only {len(others)} seats are theirs")
    bots = {seat: chosen[number % len(chosen)] for number, seat in enumerate(others)}
    console = make_console()
    session = Session(console, match, people, bots, language)
    words = session.words
    if match.state.result is not None:
        session.show_end()
        console.print(Text(words.own.say("terminal-nothing-to-resume"), style="dim"))
        return
    session.greet()
    if request.resume:
        session.catch_up(NEWS_AFTER_RESUME)
    elif match.sealed:
        console.print(Text(words.own.say("terminal-sealed", {"start": commitment(match.seed)[:16]}), style="dim"))
    try:
        with leaving_on_signals():
            session.play()
    except (Quit, KeyboardInterrupt):
        leave(console, session, request)
        return
    except Exception:  # a bug in a game must not lose the match
        leave(console, session, request)
        raise
    session.show_end()
    path = save(match, request)
    farewell(console, words.own, path)


def leave(console: Console, session: Session, request: PlayRequest) -> None:
    """Save, and say how to go on."""
    # Only the log is saved; what an interrupt left half done is not in it.
    match = session.match.until(session.match.position)
    path = save(match, request)
    saved = session.words.own.say("terminal-saved", {"path": str(path)})
    console.print(Text(clean(saved), style="bold"), soft_wrap=True)
    console.print(Text(f"  {resume_command(match, path, request, session.people)}"), soft_wrap=True)


def farewell(console: Console, own: Teller, path: Path) -> None:
    """Where the match is, and what can be done with it."""
    console.print()
    rows = [
        (own.say("terminal-match-file"), str(path)),
        (own.say("terminal-read-again"), shlex.join(["potluck", "replay", str(path)])),
        (own.say("terminal-prove-fair"), shlex.join(["potluck", "verify", str(path)])),
    ]
    width = max(cell_len(label) for label, _ in rows)
    for label, command in rows:
        console.print(Text(f"{label}{' ' * (width - cell_len(label))} {command}"), soft_wrap=True)


# -- sitting down ---------------------------------------------------------------------------------------


def new_match(request: PlayRequest, language: str) -> tuple[Match, list[int]]:
    """A new match, and the seats of its people: the first ones."""
    if request.game is None:
        raise BadSetup("which game? potluck games lists them")
    setup = make_setup(find_game(request.game), request.players, request.options, request.deck)
    names = person_names(request, room_teller(language, part="terminal"))
    if len(names) > setup.seats:
        raise BadSetup(f"{len(names)} people do not fit on {setup.seats} seats; raise --players")
    taken = {name.casefold() for name in names}
    spare = [name for name in BOT_NAMES if name.casefold() not in taken]
    people = list(range(len(names)))
    seed = new_seed() if request.seed is None else check_seed(request.seed)
    sealed = request.seed is None or is_sealed_seed(seed)
    return Match(setup, names + spare[: setup.seats - len(names)], seed, sealed), people


def person_names(request: PlayRequest, own: Teller) -> list[str]:
    """The people's names, given or made up."""
    if request.names is not None:
        names = read_names(request.names)
        if request.people not in (None, len(names)):
            raise BadSetup(f"--people {request.people} and {len(names)} --names do not fit; one of them is enough")
        return names
    count = 1 if request.people is None else request.people
    check_people(count)
    if count == 1:
        return [own.say("terminal-guest")]
    return [own.say("terminal-guest-number", {"number": number}) for number in range(1, min(count, 100) + 1)]


def check_people(count: int) -> None:
    """Somebody has to play."""
    if count < 1:
        raise BadSetup(f"--people must be 1 or more, not {count}; bots among themselves: potluck simulate")


def resumed_match(request: PlayRequest) -> tuple[Match, list[int]]:
    """The match of a file, and the seats of its people."""
    assert request.resume is not None
    for option, given in (
        ("--players", request.players is not None),
        ("--seed", request.seed is not None),
        ("--option", bool(request.options)),
        ("--deck", request.deck is not None),
    ):
        if given:
            raise BadSetup(f"{option} cannot be changed in a match that goes on; it comes from the --resume file")
    try:
        match = read_match(read_text(request.resume, "match file", MATCH_BYTES), find_game)
    except UnicodeEncodeError:
        raise BadFile(f"the match file {request.resume} has letters that do not exist") from None
    if request.game is not None and request.game != match.setup.game.id:
        find_game(request.game)
        raise BadSetup(f"{request.resume} is a match of {match.setup.game.id}, not of {request.game}")
    if request.names is not None:
        names = read_names(request.names)
        for name in names:
            if name not in match.names:
                raise no_such("player", name, match.names, "in this match sit")
        return match, sorted(match.names.index(name) for name in names)
    count = 1 if request.people is None else request.people
    check_people(count)
    if count > match.setup.seats:
        raise BadSetup(f"{count} people do not fit on {match.setup.seats} seats")
    return match, list(range(count))


# -- leaving ------------------------------------------------------------------------------------------


def check_save(request: PlayRequest) -> None:
    """Refuse a path that cannot be written before the match begins."""
    if request.save is None:
        return
    check_place(request.save, request.force)


def save(match: Match, request: PlayRequest) -> Path:
    """Write the match to the file that was asked for, or to one with a free name."""
    text = write_match(match)
    if request.save is not None:
        try:
            write_text(request.save, text, request.force)
            return request.save
        except BadFile:
            return write_somewhere(request.save, text)
    if request.resume is not None:
        return write_somewhere(request.resume, text)
    return write_somewhere(Path(f"{match.setup.game.id}-{datetime.now():%Y%m%d-%H%M%S}.json"), text)


def resume_command(match: Match, path: Path, request: PlayRequest, people: list[int]) -> str:
    """The command that goes on exactly here."""
    words = ["potluck", "play", match.setup.game.id, "--resume", str(path)]
    if people != [0]:
        plain = people == list(range(len(people)))
        words += ["--people", str(len(people))] if plain else ["--names", ",".join(match.names[s] for s in people)]
    if request.bots != "regular":
        words += ["--bots", request.bots]
    if request.lang:
        words += ["--lang", request.lang]
    return shlex.join(words)


@contextmanager
def leaving_on_signals() -> Iterator[None]:
    """Treat SIGTERM and SIGHUP (a closed terminal) like somebody who leaves."""

    def leave(number: int, frame: FrameType | None) -> None:
        raise Quit

    kinds = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = [(kind, signal.signal(kind, leave)) for kind in kinds]
    try:
        yield
    finally:
        for kind, handler in before:
            signal.signal(kind, handler)
