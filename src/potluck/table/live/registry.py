"""The registry of tables: those in memory, and those that wait in the storage."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from time import monotonic
from typing import Any

from potluck.table.decisions.new_table import new_table_id, rematch_table
from potluck.table.decisions.seating import give_back
from potluck.table.errors import BrokenTable, NoSuchTable, Refused
from potluck.table.live.bots import BotRunner
from potluck.table.live.live_table import CHAT_KEPT, LiveTable, finish
from potluck.table.live.node_messages import (
    ChatAppended,
    LogAppended,
    NodeChannel,
    NodeLeaving,
    NodeMessage,
    NoOtherNodes,
    Reacted,
    WhoHolds,
)
from potluck.table.live.nodes import Nodes
from potluck.table.live.server_clock import ServerClock
from potluck.table.live.timekeeper import Timekeeper
from potluck.table.ports import Scheduler, Storage, StoredChatLine, TableHeader, TableUpdate, Thinker
from potluck.table.value.entries import Created, Entry, Rematched, Started, read_entry, write_entry
from potluck.table.value.table import Table, table_of

log = logging.getLogger(__name__)

#: How long other nodes have to say that they hold a table, before this one lets its bots think.
SETTLING = 0.3
#: How many tables with a clock at zero are opened at once.
MOST_DUE = 50


class TableRegistry:
    """Finds tables, loads them when somebody comes, and lets idle ones go from memory."""

    def __init__(
        self,
        storage: Storage,
        thinker: Thinker,
        *,
        bot_pause: float = 0.6,
        idle_seconds: float = 300.0,
        most_unfinished: int = 30,
        channel: NodeChannel | None = None,
        now: Callable[[], float] | None = None,
        scheduler: Scheduler | None = None,
    ) -> None:
        self.scheduler = scheduler
        self.storage = storage
        self.nodes = Nodes(channel or NoOtherNodes())
        self.nodes.channel.listen(self.heard, self.restored)
        self.now = now or ServerClock()
        self.keepers: dict[str, Timekeeper] = {}
        self.tasks: set[asyncio.Task[None]] = set()
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
        live = self._enter(table, await self.storage.chat(id, CHAT_KEPT))
        if self.nodes.others:
            live.settled = False
            self.nodes.ask_who_holds(id)
            asyncio.get_running_loop().call_later(SETTLING, self._settle, live)
            live.follow()  # what was appended between the reading and now was not sent to this node
        return live

    def _enter(self, table: Table, chat: list[StoredChatLine]) -> LiveTable:
        bots = BotRunner(self.thinker, self.bot_pause)
        live = self.live[table.id] = LiveTable(table, chat, self.storage, bots, self.scheduler, self.nodes)
        self.used[table.id] = monotonic()
        live.now = self.now
        self.keepers[table.id] = Timekeeper(live, self.now, self._run)
        live.tell_presence()
        return live

    def _settle(self, live: LiveTable) -> None:
        live.settled = True
        if self.live.get(live.table.id) is live:
            live.wake_bots()

    async def create(self, created: Created, started: bool = False) -> str:
        """Keep a new table and return its id; Refused where the host has too many open ones."""
        if await self.storage.unfinished_of(created.host) >= self.most_unfinished:
            raise Refused("refused-too-many-tables", {"most": self.most_unfinished})
        id = new_table_id()
        entries: list[Entry] = [created, Started(round(self.now(), 3))] if started else [created]
        table = table_of(id, entries)
        members = {seat.owner for seat in created.seats if seat.owner} | {created.host}
        await self.storage.create(
            TableHeader(id, created.game, created.host, created.public),
            [write_entry(entry) for entry in entries],
            TableUpdate(
                "playing" if started else "open",
                sorted(members),
                table.clock.not_before(self.now()) if started and table.clock.runs else None,
            ),
        )
        self._enter(table, [])
        return id

    async def rematch(self, live: LiveTable, who: str) -> str:
        """The table where the same people go on; the first who asks creates it."""
        return await finish(self._rematch(live, who))

    async def _rematch(self, live: LiveTable, who: str) -> str:
        async with live.talking:
            if live.table.rematch is None:
                created = rematch_table(live.table, who)
                id = await self.create(created, started=all(seat.kind != "open" for seat in created.seats))
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
            self.live.pop(id).stop()
            del self.used[id]
            del self.keepers[id]
            self.nodes.announce_drop(id)
        return len(idle)

    def close(self) -> None:
        """Stop all bots and timers, and tell the other nodes."""
        for live in self.live.values():
            live.stop()
        for task in self.tasks:
            task.cancel()
        self.nodes.channel.send(NodeLeaving())

    # -- other nodes --------------------------------------------------------------------------------

    def tick(self) -> None:
        """What has to be looked after now and then: call it about twice a second."""
        for id in self.nodes.heartbeat():
            self._presence_changed(id)
        for keeper in list(self.keepers.values()):
            keeper.look()

    async def open_due(self) -> None:
        """Load tables whose clocks may be at zero while nobody looks at them."""
        for live in await self.look_in(await self.storage.claim_due(self.now(), MOST_DUE)):
            live.wake_bots()

    async def welcome(self, live: LiveTable, who: str) -> None:
        """Somebody is (back) here: that person gets covered seats back."""
        while await self._give_back(live, who):
            pass

    async def _give_back(self, live: LiveTable, who: str) -> bool:
        covered = any(seat.away and seat.owner == who for seat in live.table.seats)
        if covered and live.table.status == "playing":
            await live.act(lambda table: give_back(table, who))
            return True
        return False

    def heard(self, node: str, message: NodeMessage) -> None:
        """Handle a message from another node."""
        for id in self.nodes.receive(node, message):
            self._presence_changed(id)
        if isinstance(message, WhoHolds):
            self._answer(message)
        elif (
            isinstance(message, LogAppended | ChatAppended | Reacted)
            and (live := self.live.get(message.table)) is not None
        ):
            match message:
                case LogAppended(number=number, entries=entries):
                    live.follow(number, entries)
                case ChatAppended(number=number):
                    self._run(live.listen_in(number))
                case Reacted(name=name, emoji=emoji):
                    live.reacted(name, emoji)

    def restored(self) -> None:
        """The channel is connected (again): ask for whatever may have been missed."""
        self.nodes.ask_who_holds()
        for live in self.live.values():
            live.tell_presence()
            live.follow()
            self._run(live.listen_in())

    def _answer(self, question: WhoHolds) -> None:
        if question.node not in ("", self.nodes.channel.node):
            return
        found = self.live.values() if not question.table else filter(None, [self.live.get(question.table)])
        for live in found:
            live.tell_presence()

    def _presence_changed(self, id: str) -> None:
        if (live := self.live.get(id)) is not None:
            live.room_changed()
            live.wake_bots()

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self._ran)

    def _ran(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a background task failed", exc_info=task.exception())
