"""A table in memory: decides on the table value, appends to the log, swaps the value, then tells everybody."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, TypeVar

from potluck.table.decisions.moves import check_seat
from potluck.table.errors import NumberTaken, Refused
from potluck.table.live.batch import Batch, Decide, PendingDecision, decide_all
from potluck.table.live.bots import BotRunner
from potluck.table.live.gestures import ActiveGesture, GestureControl, GestureInProgress, GestureRequest, LoopScheduler
from potluck.table.live.listener import Listener
from potluck.table.live.node_messages import NoOtherNodes, Reacted
from potluck.table.live.nodes import Nodes
from potluck.table.ports import Scheduler, Storage, StoredChatLine, TableUpdate
from potluck.table.value.entries import Entry, Played, Rematched, Seated, Started, TookBack, read_entry, write_entry
from potluck.table.value.table import Table, after

T = TypeVar("T")
log = logging.getLogger(__name__)

#: How much chat a table remembers; the storage has it all.
CHAT_KEPT = 200
#: How many encoded lines of the narration a table remembers; older ones are encoded again for whoever asks.
LINES_KEPT = 100
TRIES = 4


class LiveTable:
    """A table that is being played at."""

    def __init__(
        self,
        table: Table,
        chat: list[StoredChatLine],
        storage: Storage,
        bots: BotRunner,
        scheduler: Scheduler | None = None,
        nodes: Nodes | None = None,
    ) -> None:
        self.table = table
        self.chat = chat
        self.storage = storage
        self.bots = bots
        self.nodes = nodes or Nodes(NoOtherNodes())
        #: Whether the other nodes had time to say that they hold this table too.
        self.settled = True
        #: Whether the log may have entries that this table has not taken: then it is read before anything is decided.
        self.unsure = False
        #: Whether seats or people have changed since the timekeeper looked.
        self.needs_look = True
        self.now: Callable[[], float] = lambda: 0.0
        self.following: asyncio.Task[None] | None = None
        self.listeners: set[Listener] = set()
        self.gestures = GestureControl(scheduler or LoopScheduler(), self.listeners)
        self.busy = asyncio.Lock()
        self.asked: list[PendingDecision] = []
        #: What other nodes have said of the log, and was not looked at yet.
        self.heard: list[tuple[int | None, Sequence[str]]] = []
        self.acting: asyncio.Task[None] | None = None
        self.talking = asyncio.Lock()
        #: What viewers' frames are made of, until the next change; filled by whoever makes frames.
        self.frames: dict[object, Any] = {}
        #: Encoded lines of the narration by number; filled by whoever makes frames.
        self.lines: dict[int, Any] = {}

    # -- who is here --------------------------------------------------------------------------------

    def join(self, listener: Listener) -> None:
        """Watch this table from now on."""
        self.listeners.add(listener)
        self.tell_presence()
        self.room_changed()
        self.wake_bots()

    def leave(self, listener: Listener) -> None:
        """Watch no longer."""
        self.listeners.discard(listener)
        self.tell_presence()
        self.room_changed()

    def here(self) -> set[str]:
        """Who is connected, here or at another node."""
        return {listener.who for listener in self.listeners} | self.nodes.watchers(self.table.id)

    def spectators(self) -> int:
        """How many people watch without a seat."""
        return sum(not self.table.seats_of(who) for who in self.here())

    def tell_presence(self) -> None:
        """Let the other nodes know who is here."""
        self.nodes.announce(self.table.id, {listener.who for listener in self.listeners})

    @property
    def leads(self) -> bool:
        """Whether this node runs the bots and clocks of this table."""
        return self.settled and self.nodes.leads(self.table.id)

    @property
    def idle(self) -> bool:
        """Whether this table may leave memory."""
        working = self.busy.locked() or self.talking.locked() or self.following or self.acting or self.gestures.active
        return not (self.listeners or self.bots.thinking or working)

    # -- going on -----------------------------------------------------------------------------------

    async def act(self, decide: Decide) -> int:
        """Decide on the table as it is, append the entry, then show it; the position that this led to.

        A caller who goes away does not stop it half-way: what is appended is also played.
        """
        return await self._ask(decide)  # no local name for the future: with its exception it would form a cycle

    def _ask(self, decide: Decide) -> asyncio.Future[int]:
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.asked.append(PendingDecision(decide, answer))
        if self.acting is None:
            self.acting = asyncio.create_task(self._answer())
        return answer

    async def _answer(self) -> None:
        """Decide for all who have asked; those who ask meanwhile are next."""
        try:
            while self.asked:
                async with self.busy:
                    asked, self.asked = self.asked, []
                    try:
                        await self._decide(asked)
                    except BaseException as error:
                        self.unsure = True  # it may have been kept all the same
                        for one in asked:
                            one.refuse(error)
                        if not isinstance(error, Exception):
                            raise
        finally:
            self.acting = None

    async def _decide(self, asked: list[PendingDecision]) -> None:
        tries = TRIES
        while asked:
            if self.unsure:
                await self.catch_up()
            batch = decide_all(self.table, asked, self.now(), self.gestures)
            if batch.entries and not await self._append(batch):
                tries -= 1
                if not tries:
                    for one in asked:
                        one.refuse(Refused("refused-table-busy"))
                    return
                continue
            for one, position in batch.granted:
                one.grant(position)
            if batch.refused and await self._missed_something():
                asked = [one for one, _ in batch.refused] + batch.left
            else:
                for one, error in batch.refused:
                    one.refuse(error)
                asked = batch.left

    async def _append(self, batch: Batch) -> bool:
        """Append entries and go on to the table after them; False where another node was quicker."""
        table = self.table
        status = batch.table.status
        due = table.clock.not_before(self.now()) if table.clock.runs else None
        broadcast = self.nodes.others_hold(table.id)
        update = TableUpdate(None if status == table.status else status, members_of(batch.entries), due, broadcast)
        texts = [write_entry(entry) for entry in batch.entries]
        try:
            await self.storage.append(table.id, table.length, texts, update)
        except NumberTaken:
            if not self._take_heard():  # whoever was quicker has mostly said so by now
                self.unsure = True
            return False
        self._go_on(batch.table, batch.entries)
        return True

    async def _missed_something(self) -> bool:
        """Whether another node has gone on without us: then what we refuse may be right by now."""
        if not self.nodes.others_hold(self.table.id):
            return False
        before = self.table.length
        await self.catch_up()
        return self.table.length > before

    def _go_on(self, table: Table, entries: Sequence[Entry]) -> None:
        """Swap the table for the one after entries that are in the log, and tell everybody here."""
        before, self.table = self.table, table
        position = room = False
        for entry in entries:
            if isinstance(entry, Played | TookBack):
                self.gestures.release()
                position = True
            elif isinstance(entry, Rematched):
                for listener in list(self.listeners):
                    listener.rematched(entry.table)
            else:
                room = True
                position |= table.match is not None and isinstance(entry, Seated | Started)
        if room:
            self.room_changed()
        if position:
            self._position_changed()
        if table.status != before.status and not room:
            self.room_changed()
        self.wake_bots()

    # -- other nodes --------------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Take what the log has and this table has not; whoever calls this is the only one who acts."""
        self.unsure = True
        texts = await self.storage.entries(self.table.id, self.table.length)
        self.unsure = False
        self._take(texts)

    def _take(self, texts: Sequence[str]) -> None:
        """Take entries of the log that follow those that the table has."""
        entries = [read_entry(text) for text in texts]
        table = self.table
        for entry in entries:
            table = after(table, entry)
        if entries:
            self._go_on(table, entries)

    def follow(self, number: int | None = None, entries: Sequence[str] = ()) -> None:
        """Catch up soon, unless the entry of that number was taken already; `entries` are the last up to that one."""
        if number is not None and number < self.table.length:
            return
        self.heard.append((number, entries))
        if self.following is None:
            self.following = asyncio.create_task(self._follow())

    async def _follow(self) -> None:
        async with self.busy:
            self.following = None
            heard, self.heard = self.heard, []
            try:
                for number, entries in heard:
                    await self._follow_to(number, entries)
            except Exception as error:  # it is tried again before anything is decided here
                self.unsure = True
                log.error("a table could not catch up", exc_info=error)

    def _take_heard(self) -> bool:
        """Take what other nodes have said, as far as it follows on what this table has; whether any of it did."""
        before = self.table.length
        for number, entries in self.heard:
            missing = 0 if number is None else number + 1 - self.table.length
            if 0 < missing <= len(entries):
                self._take(entries[-missing:])
        return self.table.length > before

    async def _follow_to(self, number: int | None, entries: Sequence[str]) -> None:
        missing = None if number is None else number + 1 - self.table.length
        if missing is None or missing > len(entries):
            await self.catch_up()
        elif missing > 0:
            self._take(entries[-missing:])

    # -- bots and gestures --------------------------------------------------------------------------

    def wake_bots(self) -> None:
        """Let bots think that are due, if this node runs them."""
        if self.leads:
            self.bots.wake(self)

    async def begin_gesture(self, request: GestureRequest) -> int:
        """Let a seat begin the gesture that its decision asks for; the position that it began in."""
        async with self.busy:
            return self.gestures.begin(self.table, request, self._keep_gesture)

    async def move_gesture(self, who: str, seat: int, values: list[int]) -> None:
        """Go on with the next frames of a gesture; Refused or BadGesture where nobody can do that.

        What comes after the end was on its way already, and is ignored.
        """
        check_seat(self.table, who, seat)
        ended = self.gestures.follow(seat, values)
        if ended is not None:
            await finish(self._keep_gesture(ended))

    async def _keep_gesture(self, active: ActiveGesture) -> None:
        """Append what a gesture came to; then everybody hears of it."""
        try:
            await self.act(lambda table: active.entry if self.gestures.active is active else None)
        finally:
            if self.gestures.active is active:  # it could not be appended: the decision waits on
                self.gestures.release()

    async def act_after_gestures(self, decide: Decide) -> int:
        """Like `act`, but wait until no gesture is active."""
        while True:
            await self.gestures.resting.wait()
            with suppress(GestureInProgress):
                return await self.act(decide)

    def stop(self) -> None:
        """Nobody waits for bots or gestures here any more."""
        self.bots.stop()
        self.gestures.stop()

    # -- talk ---------------------------------------------------------------------------------------

    async def say(self, name: str, text: str) -> None:
        """Keep a line of chat, then let everybody hear it."""
        await finish(self._say(name, text))

    async def _say(self, name: str, text: str) -> None:
        async with self.talking:
            for _ in range(TRIES):
                line = StoredChatLine(self._last_said + 1, name, text, datetime.now(UTC).isoformat(timespec="seconds"))
                try:
                    await self.storage.say(self.table.id, line)
                except NumberTaken:
                    await self._hear()
                    continue
                self._said(line)
                return
            raise Refused("refused-chat-busy")

    @property
    def _last_said(self) -> int:
        return self.chat[-1].number if self.chat else 0

    def _said(self, line: StoredChatLine) -> None:
        self.chat.append(line)
        del self.chat[:-CHAT_KEPT]
        for listener in list(self.listeners):
            listener.said(line)

    async def _hear(self) -> None:
        last = self._last_said
        for line in await self.storage.chat(self.table.id, CHAT_KEPT):
            if line.number > last:
                self._said(line)

    async def listen_in(self, number: int | None = None) -> None:
        """Hear what was said at other nodes, unless the line of that number was heard already."""
        async with self.talking:
            if number is None or number > self._last_said:
                await self._hear()

    def react(self, name: str, emoji: str) -> None:
        """Let everybody see a reaction; it is not kept."""
        self.nodes.channel.send(Reacted(self.table.id, name, emoji))
        self.reacted(name, emoji)

    def reacted(self, name: str, emoji: str) -> None:
        """Somebody reacted, here or at another node."""
        for listener in list(self.listeners):
            listener.reacted(name, emoji)

    # -- telling ------------------------------------------------------------------------------------

    def _position_changed(self) -> None:
        self.frames.clear()
        if len(self.lines) > 2 * LINES_KEPT:
            self.lines = dict(list(self.lines.items())[-LINES_KEPT:])
        for listener in list(self.listeners):
            listener.position_changed()

    def room_changed(self) -> None:
        """Let everybody here see the room anew."""
        self.needs_look = True
        for listener in list(self.listeners):
            listener.room_changed()


def members_of(entries: Sequence[Entry]) -> list[str]:
    """Who belongs to the table because of some entries, each once."""
    owners = [entry.plan.owner for entry in entries if isinstance(entry, Seated)]
    return list(dict.fromkeys(owner for owner in owners if owner))


async def finish(work: Coroutine[Any, Any, T]) -> T:
    """Await work that goes on to its end even if the caller is cancelled."""
    return await asyncio.shield(asyncio.ensure_future(work))
