"""A table in memory: one decision at a time, kept before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, TypeVar

from potluck.table.botkeeper import BotKeeper
from potluck.table.crowd import Crowd
from potluck.table.entries import Entry, Played, Rematched, Seated, Started, TookBack, read_entry, write_entry
from potluck.table.errors import NumberTaken, Refused
from potluck.table.hand import Grasp, GraspWish, HandAtWork
from potluck.table.handkeeper import HandKeeper, LoopClock
from potluck.table.listener import Listener
from potluck.table.mover import check_seat
from potluck.table.news import NoWire, Reacted
from potluck.table.ports import ChatLine, Clock, Note, Storage
from potluck.table.table import Table
from potluck.table.trial import Asked, Decide, Trial, try_all

T = TypeVar("T")
log = logging.getLogger(__name__)

#: How much chat a table remembers; the storage has it all.
CHAT_KEPT = 200
TRIES = 4


class LiveTable:
    """A table that is being played at."""

    def __init__(
        self,
        table: Table,
        chat: list[ChatLine],
        storage: Storage,
        bots: BotKeeper,
        clock: Clock | None = None,
        crowd: Crowd | None = None,
    ) -> None:
        self.table = table
        self.chat = chat
        self.storage = storage
        self.bots = bots
        self.bots.keeps = lambda: self.keeps
        self.crowd = crowd or Crowd(NoWire())
        #: Whether the other nodes had time to say that they hold this table too.
        self.settled = True
        #: Whether the log may have entries that this table has not taken: then it is read before anything is decided.
        self.unsure = False
        #: Whether seats or people have changed since the timekeeper looked.
        self.stirred = True
        self.now: Callable[[], float] = lambda: 0.0
        self.following: asyncio.Task[None] | None = None
        self.listeners: set[Listener] = set()
        self.hands = HandKeeper(clock or LoopClock(), self.listeners, self._let_go)
        self.busy = asyncio.Lock()
        self.asked: list[Asked] = []
        #: What other nodes have said of the log, and was not looked at yet.
        self.heard: list[tuple[int | None, Sequence[str]]] = []
        self.acting: asyncio.Task[None] | None = None
        self.talking = asyncio.Lock()
        #: What viewers' frames are made of, until the next change; filled by whoever makes frames.
        self.frames: dict[object, Any] = {}

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
        return {listener.who for listener in self.listeners} | self.crowd.watchers(self.table.id)

    def is_here(self, who: str | None) -> bool:
        """Whether an identity is connected."""
        return who in self.here()

    def spectators(self) -> int:
        """How many people watch without a seat."""
        return sum(not self.table.seats_of(who) for who in self.here())

    def tell_presence(self) -> None:
        """Let the other nodes know who is here."""
        self.crowd.holds(self.table.id, {listener.who for listener in self.listeners})

    @property
    def keeps(self) -> bool:
        """Whether bots and clocks of this table are this node's to mind."""
        return self.settled and self.crowd.keeps(self.table.id)

    @property
    def idle(self) -> bool:
        """Whether this table may leave memory."""
        working = self.busy.locked() or self.talking.locked() or self.following or self.acting or self.grasp
        return not (self.listeners or self.bots.thinking or working)

    # -- going on -----------------------------------------------------------------------------------

    async def act(self, decide: Decide) -> int:
        """Decide on the table as it is, keep the entry, then show it; the position that this led to.

        A caller who goes away does not stop it half-way: what is kept is also played.
        """
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.asked.append(Asked(decide, answer))
        if self.acting is None:
            self.acting = asyncio.create_task(self._answer())
        try:
            return await answer
        finally:
            del answer  # or a refusal would hold on to itself: it knows where it was raised

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
                            one.fail(error)
                        if not isinstance(error, Exception):
                            raise
        finally:
            self.acting = None

    async def _decide(self, asked: list[Asked]) -> None:
        tries = TRIES
        while asked:
            if self.unsure:
                await self.catch_up()
            trial = try_all(self.table, asked, self.now(), self.hands)
            if trial.entries and not await self._keep(trial):
                tries -= 1
                if not tries:
                    for one in asked:
                        one.fail(Refused("The table is too busy; try again."))
                    return
                continue
            trial.tell_answers(self.table.position)
            if trial.refused and await self._missed_something():
                asked = [one for one, _ in trial.refused] + trial.left
            else:
                trial.tell_refusals()
                asked = trial.left

    async def _keep(self, trial: Trial) -> bool:
        """Append entries and take them; False where another node was quicker: then the log is read first."""
        clock = self.table.clock
        due = clock.not_before(self.now()) if clock.runs else None
        aloud = self.crowd.others_hold(self.table.id)
        note = Note(trial.status, members_of(trial.entries[0]), due, aloud)
        texts = [write_entry(entry) for entry in trial.entries]
        try:
            await self.storage.append(self.table.id, self.table.length, texts, note)
        except NumberTaken:
            if not self._take_heard():  # whoever was quicker has mostly said so by now
                self.unsure = True
            return False
        trial.take()
        self._taken(trial.entries, trial.status)
        return True

    async def _missed_something(self) -> bool:
        """Whether another node has gone on without us: then what we refuse may be right by now."""
        if not self.crowd.others_hold(self.table.id):
            return False
        before = self.table.length
        await self.catch_up()
        return self.table.length > before

    def _taken(self, entries: Sequence[Entry], status: str | None) -> None:
        """Let everybody here know what came of entries that the table has taken."""
        position = room = False
        for entry in entries:
            if isinstance(entry, Played | TookBack):
                self.hands.release()
                position = True
            elif isinstance(entry, Rematched):
                for listener in list(self.listeners):
                    listener.rematched(entry.table)
            else:
                room = True
                position |= self.table.match is not None and isinstance(entry, Seated | Started)
        if room:
            self.room_changed()
        if position:
            self._position_changed()
        if status is not None and not room:
            self.room_changed()
        self.wake_bots()

    async def catch_up(self) -> None:
        """Take what the log has and this table has not; whoever calls this is the only one who acts."""
        self.unsure = True
        texts = await self.storage.entries(self.table.id, self.table.length)
        self.unsure = False
        self._take(texts)

    def _take(self, texts: Sequence[str]) -> None:
        """Take entries that follow those that the table has."""
        status = None
        taken = []
        for text in texts:
            entry = read_entry(text)
            change = self.table.prepare(entry)
            change.take()
            status = change.status or status
            taken.append(entry)
        if taken:
            self._taken(taken, status)

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
            await self.act(lambda table: grasp.entry if self.grasp is grasp else None)
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

    def forget(self) -> None:
        """Let go of whatever leads back here, so that a table which leaves memory is gone at once."""
        self.stop()
        self.bots.keeps = lambda: False
        self.hands.let_go = nobody_lets_go

    # -- talk ---------------------------------------------------------------------------------------

    async def say(self, name: str, text: str) -> None:
        """Keep a line of chat, then let everybody hear it."""
        await finish(self._say(name, text))

    async def _say(self, name: str, text: str) -> None:
        async with self.talking:
            for _ in range(TRIES):
                line = ChatLine(self._last_said + 1, name, text, datetime.now(UTC).isoformat(timespec="seconds"))
                try:
                    await self.storage.say(self.table.id, line)
                except NumberTaken:
                    await self._hear()
                    continue
                self._said(line)
                return
            raise Refused("Everybody speaks at once; say it again.")

    @property
    def _last_said(self) -> int:
        return self.chat[-1].number if self.chat else 0

    def _said(self, line: ChatLine) -> None:
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
        self.crowd.wire.tell(Reacted(self.table.id, name, emoji))
        self.reacted(name, emoji)

    def reacted(self, name: str, emoji: str) -> None:
        """Somebody reacted, here or at another node."""
        for listener in list(self.listeners):
            listener.reacted(name, emoji)

    # -- telling ------------------------------------------------------------------------------------

    def _position_changed(self) -> None:
        self.frames.clear()
        for listener in list(self.listeners):
            listener.position_changed()

    def room_changed(self) -> None:
        """Let everybody here see the room anew."""
        self.stirred = True
        for listener in list(self.listeners):
            listener.room_changed()


async def nobody_lets_go(grasp: Grasp) -> None:
    """What a hand does at a table that is gone."""


def members_of(entry: Entry) -> list[str]:
    """Who belongs to the table because of an entry."""
    return [entry.plan.owner] if isinstance(entry, Seated) and entry.plan.owner else []


async def finish(work: Coroutine[Any, Any, T]) -> T:
    """Await work that goes on to its end even if the caller is cancelled."""
    return await asyncio.shield(asyncio.ensure_future(work))
