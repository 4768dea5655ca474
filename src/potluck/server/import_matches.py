"""Imports matches into a server's database, as finished tables with replays."""

from __future__ import annotations

from collections.abc import Sequence

from potluck.kernel.match import Match
from potluck.server.settings import Settings
from potluck.server.storage.sql_storage import SqlStorage
from potluck.table.entries import write_entry
from potluck.table.ports import NewTable, Note
from potluck.table.shelved import NOBODY, log_of


async def import_matches(settings: Settings, matches: Sequence[tuple[str, Match]]) -> None:
    """Keep matches as tables of these ids; tables that exist already stay as they are."""
    settings.data.mkdir(parents=True, exist_ok=True)
    storage = SqlStorage(settings.database_url)
    await storage.open()
    try:
        for id, match in matches:
            if not await storage.entries(id):
                table = NewTable(id, match.setup.game.id, NOBODY, False)
                await storage.lay(table, [write_entry(entry) for entry in log_of(match)], Note("over"))
    finally:
        await storage.close()
