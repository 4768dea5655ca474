"""Watches one table's clocks and absences. Whatever is due is decided on the table as it is then."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from potluck.table.decisions.advice import question_for
from potluck.table.decisions.seating import cover, give_back, pass_host
from potluck.table.live.live_table import LiveTable
from potluck.table.value.clocks import HOST_GRACE
from potluck.table.value.entries import Played
from potluck.table.value.table import CLOCK, Table

log = logging.getLogger(__name__)

Run = Callable[[Coroutine[Any, Any, None]], object]


class Timekeeper:
    """Asked now and then to look; starts what is due, once each."""

    def __init__(self, live: LiveTable, now: Callable[[], float], run: Run) -> None:
        self.live = live
        self.now = now
        self.run = run
        self.away: dict[str, float] = {}
        self.waiting: dict[str, float] = {}
        self.under_way: set[str] = set()
        #: Whether nothing can become due before something changes: everybody is here and no clock runs.
        self.can_wait = False

    def look(self) -> None:
        """See what is due; only the node that leads the table acts on it."""
        table = self.live.table
        if self.can_wait and not self.live.needs_look:
            return
        self.live.needs_look = False
        if table.status == "over":
            self.can_wait = True
            return
        now = self.now()
        here = self.live.here()
        self._note_who_is_away(table, here, now)
        covered = any(seat.away for seat in table.seats)
        self.can_wait = not (self.away or covered or table.clock.runs or table.host != table.creation.host)
        if not self.live.leads:
            return
        for who in {seat.owner for seat in table.seats if seat.away and seat.owner is not None} & here:
            self._start(f"back {who}", self._act(partial(give_back, who=who)))
        if now - self.away.get(table.host, now) >= HOST_GRACE or (table.host != table.creation.host in here):
            self._start("host", self._act(lambda table: pass_host(table, self.live.here())))
        for seat in table.people_due():
            if now >= table.clock.deadline(seat):
                self._start(f"flag {seat}", self._move_for(seat))
            elif self._is_missed(table, seat, now):
                self._start(f"cover {seat}", self._act(partial(cover, seat=seat)))

    def _note_who_is_away(self, table: Table, here: set[str], now: float) -> None:
        people = {seat.owner for seat in table.seats if seat.owner is not None} | {table.host}
        self.away = {who: self.away.get(who, now) for who in people - here}
        self.waiting = {who: self.waiting.get(who, now) for who in people & here}

    def _is_missed(self, table: Table, seat: int, now: float) -> bool:
        """Whether somebody else sits there and has waited long enough."""
        owner = table.seats[seat].owner
        since = table.clock.since[seat]
        if owner is None or owner not in self.away or since is None:
            return False
        others = {there.owner for there in table.seats if there.kind == "person"} & self.waiting.keys()
        if not others:
            return False
        waited_for = max(since, self.away[owner], min(self.waiting[who] for who in others if who is not None))
        return now - waited_for >= table.clock.control.grace

    def _start(self, name: str, work: Coroutine[Any, Any, None]) -> None:
        if name in self.under_way:
            work.close()
            return
        self.under_way.add(name)
        self.run(self._watched(name, work))

    async def _watched(self, name: str, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:  # it is still due, and tried again
            log.error("a timekeeper could not act", exc_info=error, extra={"kind": name.split()[0]})
        finally:
            self.under_way.discard(name)

    async def _act(self, decide: Callable[[Table], Any]) -> None:
        await self.live.act(decide)

    async def _move_for(self, seat: int) -> None:
        """The covering bot makes the one move that somebody did not make in time."""
        table = self.live.table
        position = table.position
        question = question_for(table, seat, table.creation.cover)
        codes = question.codes
        code = codes[0] if len(codes) == 1 else await self.live.bots.thinker.choose(question)
        await self.live.act(lambda table: late_answer(table, seat, position, code, self.now()))


def late_answer(table: Table, seat: int, position: int, code: int, now: float) -> Played | None:
    """A move for somebody whose time is up, unless that person has moved after all."""
    if table.status != "playing" or seat not in table.people_due() or now < table.clock.deadline(seat):
        return None
    move = table.setup.deck.catalogue.get(code)
    if position < table.fresh[seat] or move is None or table.state.verify(seat, move) is not None:
        return None
    return Played(seat, move.key(), CLOCK, f"{CLOCK} {table.position}")
