"""À la carte for tests: a kitchen where somebody holds a shaker, a clock that waits, a watcher that writes down."""

from __future__ import annotations

from collections.abc import Callable

from potluck.table.decisions.moves import MoveRequest, check_move
from potluck.table.decisions.new_table import SeatRequest, new_table
from potluck.table.live.gestures import ActiveGesture, GestureRequest
from potluck.table.live.live_table import LiveTable
from potluck.table.live.registry import TableRegistry
from potluck.table.memory_storage import MemoryStorage
from potluck.table.ports import Storage, StoredChatLine, Timer
from potluck.table.value.entries import Created, SeatPlan

from .tables import FirstMove

COOKS = ["alice", "kwame"]
#: Straight out, a moment there, straight back: input that is followed to the letter.
DUMP = [*range(100, 1501, 100), *[1500] * 6, *range(1400, -1, -100)]


class Alarm:
    """A timer that can be cancelled."""

    def __init__(self, at: float, do: Callable[[], None]) -> None:
        self.at = at
        self.do = do
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class SlowScheduler:
    """Time that passes when the test says so."""

    def __init__(self) -> None:
        self.time = 1000.0
        self.alarms: list[Alarm] = []

    def now(self) -> float:
        return self.time

    def later(self, seconds: float, do: Callable[[], None]) -> Timer:
        alarm = Alarm(self.time + seconds, do)
        self.alarms.append(alarm)
        return alarm

    def waiting(self) -> int:
        """How many timers are still to ring."""
        return sum(not alarm.cancelled for alarm in self.alarms)

    def pass_by(self, seconds: float) -> None:
        """Let time pass, and ring what is due on the way."""
        end = self.time + seconds
        while due := sorted((a for a in self.alarms if not a.cancelled and a.at <= end), key=lambda a: a.at):
            self.alarms.remove(due[0])
            self.time = max(self.time, due[0].at)
            due[0].do()
        self.alarms = [alarm for alarm in self.alarms if not alarm.cancelled]
        self.time = end


class Watcher:
    """Somebody who writes down what a table tells."""

    def __init__(self, who: str) -> None:
        self.who = who
        self.heard: list[str] = []
        self.gesture: ActiveGesture | None = None

    def position_changed(self) -> None:
        self.heard.append("position")

    def room_changed(self) -> None:
        pass

    def said(self, line: StoredChatLine) -> None:
        pass

    def reacted(self, name: str, emoji: str) -> None:
        pass

    def rematched(self, table: str) -> None:
        pass

    def gesture_began(self, active: ActiveGesture) -> None:
        self.gesture = active
        self.heard.append("began")

    def gesture_moved(self, active: ActiveGesture) -> None:
        if self.heard[-1] != "moved":
            self.heard.append("moved")

    def gesture_ended(self, active: ActiveGesture) -> None:
        self.heard.append("ended")


def kitchen_plan(*, bot: bool = False, hand: str = "by-hand") -> Created:
    """Alice's kitchen, with Kwame or with a bot."""
    created = new_table("alice", "Alice", "a-la-carte", [SeatRequest("me"), SeatRequest("bot")], {"hand": hand}, False)
    if bot:
        return created
    seats = [SeatPlan("person", name.title(), name) for name in COOKS]
    return Created(created.game, created.options, created.deck, seats, "alice", created.title, False, created.seed)


def kitchen_registry(clock: SlowScheduler, storage: Storage | None = None) -> TableRegistry:
    """A registry whose gestures go by the test's time."""
    return TableRegistry(storage or MemoryStorage(), FirstMove(), bot_pause=0.0, idle_seconds=0.0, scheduler=clock)


async def choose(live: LiveTable, wanted: str) -> None:
    """The seat that is asked makes the first move whose name begins like this, or else its last one."""
    table = live.table
    seat = table.state.pending()[0]
    moves = table.state.legal(seat)
    move = next((move for move in moves if move.key().startswith(wanted)), moves[-1])
    request = MoveRequest(COOKS[seat], f"c{table.position}", seat, table.position, move.code)
    await live.act(lambda table: check_move(table, request))


async def waiting_for_pour(registry: TableRegistry, created: Created | None = None) -> tuple[LiveTable, int]:
    """A table where a person holds a shaker over a pan, and the person's seat."""
    live = await registry.find(await registry.create(created or kitchen_plan(), started=True))
    for _ in range(200):
        if live.table.match is not None and live.table.match.state.gesture_outcomes(live.table.state.pending()[0]):
            return live, live.table.state.pending()[0]
        await choose(live, "season")
    raise AssertionError("nobody ever took a shaker")


async def begin_gesture(live: LiveTable, seat: int, ref: str = "gesture") -> int:
    """The seat's person begins the gesture."""
    return await live.begin_gesture(GestureRequest(COOKS[seat], ref, seat, live.table.position))


async def pour(live: LiveTable, seat: int, clock: SlowScheduler, angles: list[int], at_once: int = 1) -> None:
    """The seat's person pours, frame by frame, as time passes."""
    for start in range(0, len(angles), at_once):
        clock.pass_by(at_once / 60)
        await live.move_gesture(COOKS[seat], seat, angles[start : start + at_once])
