"""The hall: all tables, those in memory and those that wait in the storage."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import monotonic

from potluck.table.botkeeper import BotKeeper
from potluck.table.entries import Entry, Laid, Rematched, Started, read_entry, write_entry
from potluck.table.errors import BrokenTable, NoSuchTable, Refused
from potluck.table.layer import lay_again, new_table_id
from potluck.table.live import CHAT_KEPT, LiveTable, finish
from potluck.table.ports import ChatLine, Clock, NewTable, Note, Storage, Thinker
from potluck.table.table import Table, table_of


class Hall:
    """Finds tables, loads them when somebody comes, and lets idle ones go from memory."""

    def __init__(
        self,
        storage: Storage,
        thinker: Thinker,
        *,
        bot_pause: float = 0.6,
        idle_seconds: float = 300.0,
        most_unfinished: int = 30,
        clock: Clock | None = None,
    ) -> None:
        self.clock = clock
        self.storage = storage
        self.thinker = thinker
        self.bot_pause = bot_pause
        self.idle_seconds = idle_seconds
        self.most_unfinished = most_unfinished
        self.live: dict[str, LiveTable] = {}
        self.used: dict[str, float] = {}
        self.loading: dict[str, asyncio.Future[LiveTable]] = {}

    async def find(self, id: str) -> LiveTable:
        """The table of that id, from memory or from its log; or NoSuchTable, BrokenTable."""
        live = self.live.get(id)
        if live is None:
            loading = self.loading.get(id)
            if loading is None:
                loading = asyncio.ensure_future(self._load(id))
                self.loading[id] = loading
                loading.add_done_callback(lambda _: self.loading.pop(id))
            live = await asyncio.shield(loading)
        self.used[id] = monotonic()
        return live

    async def _load(self, id: str) -> LiveTable:
        texts = await self.storage.entries(id)
        if not texts:
            raise NoSuchTable
        try:
            table = table_of(id, [read_entry(text) for text in texts])
        except Exception as error:  # rules that changed may stumble anywhere
            raise BrokenTable from error
        chat = await self.storage.chat(id, CHAT_KEPT)
        return self._enter(table, chat)

    def _enter(self, table: Table, chat: list[ChatLine]) -> LiveTable:
        bots = BotKeeper(self.thinker, self.bot_pause)
        live = self.live[table.id] = LiveTable(table, chat, self.storage, bots, self.clock)
        self.used[table.id] = monotonic()
        return live

    async def lay(self, laid: Laid, started: bool = False) -> str:
        """Keep a new table and return its id; Refused where the host has too many open ones."""
        if await self.storage.unfinished_of(laid.host) >= self.most_unfinished:
            raise Refused(f"You have {self.most_unfinished} unfinished tables; finish one first.")
        id = new_table_id()
        entries: list[Entry] = [laid, Started()] if started else [laid]
        table = table_of(id, entries)
        members = {seat.owner for seat in laid.seats if seat.owner} | {laid.host}
        await self.storage.lay(
            NewTable(id, laid.game, laid.host, laid.public),
            [write_entry(entry) for entry in entries],
            Note("playing" if started else "open", sorted(members)),
        )
        self._enter(table, [])
        return id

    async def rematch(self, live: LiveTable, who: str) -> str:
        """The table where the same people go on; the first who asks lays it."""
        return await finish(self._rematch(live, who))

    async def _rematch(self, live: LiveTable, who: str) -> str:
        async with live.talking:
            if live.table.rematch is None:
                laid = lay_again(live.table, who)
                id = await self.lay(laid, started=all(seat.kind != "open" for seat in laid.seats))
                await live.act(lambda table: None if table.rematch else Rematched(id))
            assert live.table.rematch is not None
            return live.table.rematch

    async def look_in(self, ids: Sequence[str]) -> list[LiveTable]:
        """Those of the tables that can be opened."""
        found: list[LiveTable] = []
        for id in ids:
            try:
                found.append(await self.find(id))
            except (NoSuchTable, BrokenTable):
                continue
        return found

    def clear(self) -> int:
        """Let tables go that nobody has used for a while; how many went."""
        now = monotonic()
        idle = [id for id, live in self.live.items() if live.idle and now - self.used[id] >= self.idle_seconds]
        for id in idle:
            del self.live[id]
            del self.used[id]
        return len(idle)

    def close(self) -> None:
        """Stop all bots and timers."""
        for live in self.live.values():
            live.stop()
