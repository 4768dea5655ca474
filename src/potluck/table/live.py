"""A table in memory: one decision at a time, kept before anybody hears of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, TypeVar

from potluck.table.botkeeper import BotKeeper
from potluck.table.entries import Entry, Played, Rematched, Seated, Started, TookBack, read_entry, write_entry
from potluck.table.errors import NumberTaken, Refused
from potluck.table.hand import Grasp, GraspWish, HandAtWork
from potluck.table.handkeeper import HandKeeper, LoopClock
from potluck.table.listener import Listener
from potluck.table.mover import check_seat
from potluck.table.ports import ChatLine, Clock, Note, Storage
from potluck.table.table import Change, Table

T = TypeVar("T")

#: How much chat a table remembers; the storage has it all.
CHAT_KEPT = 200
TRIES = 4

#: Looks at a table and says what to do: an entry to keep, a position that answers already, or nothing.
Decide = Callable[[Table], Entry | int | None]


class LiveTable:
    """A table that is being played at."""

    def __init__(
        self, table: Table, chat: list[ChatLine], storage: Storage, bots: BotKeeper, clock: Clock | None = None
    ) -> None:
        self.table = table
        self.chat = chat
        self.storage = storage
        self.bots = bots
        self.listeners: set[Listener] = set()
        self.hands = HandKeeper(clock or LoopClock(), self.listeners, self._let_go)
        self.busy = asyncio.Lock()
        self.talking = asyncio.Lock()
        #: What viewers' frames are made of, until the next change; filled by whoever makes frames.
        self.frames: dict[object, Any] = {}

    # -- who is here --------------------------------------------------------------------------------

    def join(self, listener: Listener) -> None:
        """Watch this table from now on."""
        self.listeners.add(listener)
        self._room_changed()
        self.wake_bots()

    def leave(self, listener: Listener) -> None:
        """Watch no longer."""
        self.listeners.discard(listener)
        self._room_changed()

    def is_here(self, who: str | None) -> bool:
        """Whether an identity is connected."""
        return any(listener.who == who for listener in self.listeners)

    def spectators(self) -> int:
        """How many people watch without a seat."""
        return len({listener.who for listener in self.listeners if not self.table.seats_of(listener.who)})

    @property
    def idle(self) -> bool:
        """Whether this table may leave memory."""
        return not (self.listeners or self.bots.thinking or self.busy.locked() or self.talking.locked() or self.grasp)

    # -- going on -----------------------------------------------------------------------------------

    async def act(self, decide: Decide) -> int:
        """Decide on the table as it is, keep the entry, then show it; the position that this led to.

        A caller who goes away does not stop it half-way: what is kept is also played.
        """
        return await finish(self._act(decide))

    async def _act(self, decide: Decide) -> int:
        async with self.busy:
            for _ in range(TRIES):
                entry = decide(self.table)
                if entry is None:
                    return self.table.position
                if isinstance(entry, int):
                    return entry
                hand = self.hands.disturbed_by(self.table, entry)
                if await self._keep(entry if hand is None else hand) and hand is None:
                    return self.table.position
            raise Refused("The table is too busy; try again.")

    async def _keep(self, entry: Entry) -> bool:
        """Append an entry and take it; False where another node was quicker, and its entry is taken instead."""
        change = self.table.prepare(entry)
        note = Note(change.status, members_of(entry))
        try:
            await self.storage.append(self.table.id, self.table.length, write_entry(entry), note)
        except NumberTaken:
            await self.catch_up()
            return False
        self._take(entry, change)
        return True

    def _take(self, entry: Entry, change: Change) -> None:
        change.take()
        if isinstance(entry, Played | TookBack):
            self.hands.release()
            self._position_changed()
            if change.status is not None:
                self._room_changed()
        elif isinstance(entry, Rematched):
            for listener in list(self.listeners):
                listener.rematched(entry.table)
        else:
            self._room_changed()
            if self.table.match is not None and isinstance(entry, Seated | Started):
                self._position_changed()
        self.wake_bots()

    async def catch_up(self) -> None:
        """Take what another node has appended meanwhile."""
        for text in await self.storage.entries(self.table.id, self.table.length):
            entry = read_entry(text)
            self._take(entry, self.table.prepare(entry))

    def wake_bots(self) -> None:
        """Let bots think that are due."""
        self.bots.wake(self.table, self._act_when_hands_rest)

    # -- hands --------------------------------------------------------------------------------------

    @property
    def grasp(self) -> Grasp | None:
        """The movement of the hand that is at work, if one is."""
        return self.hands.grasp

    async def begin_movement(self, wish: GraspWish) -> int:
        """Let a seat's hand begin the movement that its decision asks for; the position that it began in."""
        async with self.busy:
            return self.hands.begin(self.table, wish)

    async def move_hand(self, who: str, seat: int, values: list[int]) -> None:
        """Go on with the next frames of a hand; Refused or BadGesture where no hand does that.

        What comes after the end was on its way already, and is let pass.
        """
        check_seat(self.table, who, seat)
        ended = self.hands.follow(seat, values)
        if ended is not None:
            await finish(self._let_go(ended))

    async def _let_go(self, grasp: Grasp) -> None:
        """Keep what a movement came to; then everybody hears of it."""
        try:
            await self._act(lambda table: grasp.entry if self.grasp is grasp else None)
        finally:
            if self.grasp is grasp:  # it could not be kept: the decision waits on
                self.hands.release()

    async def _act_when_hands_rest(self, decide: Decide) -> int:
        while True:
            await self.hands.resting.wait()
            with suppress(HandAtWork):
                return await self.act(decide)

    def stop(self) -> None:
        """Nobody waits for bots or hands here any more."""
        self.bots.stop()
        self.hands.stop()

    # -- talk ---------------------------------------------------------------------------------------

    async def say(self, name: str, text: str) -> None:
        """Keep a line of chat, then let everybody hear it."""
        await finish(self._say(name, text))

    async def _say(self, name: str, text: str) -> None:
        async with self.talking:
            number = self.chat[-1].number + 1 if self.chat else 1
            line = ChatLine(number, name, text, datetime.now(UTC).isoformat(timespec="seconds"))
            try:
                await self.storage.say(self.table.id, line)
            except NumberTaken:
                self.chat[:] = await self.storage.chat(self.table.id, CHAT_KEPT)
                raise Refused("Somebody else spoke at the same moment; say it again.") from None
            self.chat.append(line)
            del self.chat[:-CHAT_KEPT]
            for listener in list(self.listeners):
                listener.said(line)

    def react(self, name: str, emoji: str) -> None:
        """Let everybody see a reaction; it is not kept."""
        for listener in list(self.listeners):
            listener.reacted(name, emoji)

    # -- telling ------------------------------------------------------------------------------------

    def _position_changed(self) -> None:
        self.frames.clear()
        for listener in list(self.listeners):
            listener.position_changed()

    def _room_changed(self) -> None:
        for listener in list(self.listeners):
            listener.room_changed()


def members_of(entry: Entry) -> list[str]:
    """Who belongs to the table because of an entry."""
    return [entry.plan.owner] if isinstance(entry, Seated) and entry.plan.owner else []


async def finish(work: Coroutine[Any, Any, T]) -> T:
    """Await work that goes on to its end even if the caller is cancelled."""
    return await asyncio.shield(asyncio.ensure_future(work))
