"""Asks bots for their moves."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from functools import partial

from potluck.bots.levels import LEVELS
from potluck.table.entries import Played
from potluck.table.ports import Question, Thinker
from potluck.table.questions import pose
from potluck.table.seating import COVER
from potluck.table.table import BOT, Table

log = logging.getLogger(__name__)

#: After how many seconds a bot whose move could not be kept is asked again: at first, and at most.
FIRST_RETRY = 0.5
LAST_RETRY = 30.0

Act = Callable[[Callable[[Table], Played | None]], Awaitable[object]]


class BotKeeper:
    """Lets every bot of a table that owes a decision think, all at once, each about its own."""

    def __init__(self, thinker: Thinker, pause: float) -> None:
        self.thinker = thinker
        self.pause = pause
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.failures = 0
        self.stopped = False
        #: Whether this table's bots think at this node, and not at another one.
        self.keeps: Callable[[], bool] = lambda: True

    def wake(self, table: Table, act: Act) -> None:
        """Ask all bots that are due and not thinking yet."""
        if not self.keeps():
            return
        for seat in table.bots_due():
            if seat not in self.thinking:
                task = asyncio.create_task(self._take_turn(table, seat, act))
                self.thinking[seat] = task
                task.add_done_callback(partial(self._done, table, seat, act))

    def _done(self, table: Table, seat: int, act: Act, task: asyncio.Task[None]) -> None:
        del self.thinking[seat]
        if task.cancelled():
            return
        if task.exception() is not None:
            log.error("a bot could not move", exc_info=task.exception())
            self.failures += 1
            pause = min(FIRST_RETRY * 2 ** (self.failures - 1), LAST_RETRY)
            asyncio.get_running_loop().call_later(pause, self._retry, table, act)
            return
        self.failures = 0
        self.wake(table, act)

    def _retry(self, table: Table, act: Act) -> None:
        if not self.stopped:
            self.wake(table, act)

    async def _take_turn(self, table: Table, seat: int, act: Act) -> None:
        position = table.position
        question = question_for(table, seat)
        if len(question.codes) == 1:
            await asyncio.sleep(self.pause)
            code = question.codes[0]
        else:
            code, _ = await asyncio.gather(self.thinker.choose(question), asyncio.sleep(self.pause))
            if code not in question.codes:
                raise ValueError(f"a {question.level} bot chose what it was not offered")
        await act(lambda table: answer(table, seat, position, code))

    def stop(self) -> None:
        """Nobody waits for these moves any more."""
        self.stopped = True
        for task in self.thinking.values():
            task.cancel()


def question_for(table: Table, seat: int, level: str | None = None) -> Question:
    """What a bot of a table is asked, from its seat's knowledge alone."""
    wanted = level or table.seats[seat].level
    level = wanted if wanted in LEVELS else COVER  # a level may have left the house since
    return pose(table.setup, table.state, seat, level, LEVELS[level].bot.imagines, secrets.token_hex(16))


def answer(table: Table, seat: int, position: int, code: int) -> Played | None:
    """A bot's move, unless the table has moved on while it thought; then it is asked again."""
    if table.status != "playing" or table.seats[seat].kind != "bot" or seat not in table.state.pending():
        return None
    move = table.setup.deck.catalogue.get(code)
    if position < table.fresh[seat] or move is None or table.state.verify(seat, move) is not None:
        return None
    return Played(seat, move.key(), BOT, f"{BOT} {table.position}")
