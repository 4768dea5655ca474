"""Tables for tests: Café Carnage with four friends, played straight or through a registry."""

from __future__ import annotations

from potluck.kernel.phrases import Phrase
from potluck.table.decisions.moves import MoveRequest, check_move
from potluck.table.decisions.new_table import SeatRequest, new_table
from potluck.table.errors import Refused
from potluck.table.live.registry import TableRegistry
from potluck.table.memory_storage import MemoryStorage
from potluck.table.ports import MoveAdvice, Question, Storage, Thinker
from potluck.table.value.entries import Created, Entry, SeatPlan, Started
from potluck.table.value.table import Table, after, table_of

#: A seed whose first menus leave everybody a choice.
SEED = "5eed" * 16
FRIENDS = ["alice", "kwame", "francois", "meera"]


def plan(*kinds: str, clock: str = "none") -> Created:
    """Alice's table: 'me', 'bot', 'open' or 'local' seat by seat."""
    requests = [SeatRequest(kind) for kind in kinds]  # type: ignore[arg-type]
    return new_table("alice", "Alice", "cafe-carnage", requests, {}, True, clock=clock)


def friends_plan(clock: str = "none") -> Created:
    """Four friends in their seats."""
    created = plan("me", "open", "open", "open", clock=clock)
    seats = [SeatPlan("person", name.title(), name) for name in FRIENDS]
    return Created(created.game, created.options, created.deck, seats, "alice", created.title, True, SEED, clock=clock)


def dinner(created: Created | None = None) -> Table:
    """A table whose match has begun."""
    return table_of("table", [created or friends_plan(), Started()])


def take(table: Table, entry: Entry | int | None) -> Table:
    """What a live table does, without keeping it."""
    assert entry is not None
    assert not isinstance(entry, int)
    return after(table, entry)


def first_code(table: Table, seat: int, number: int = 0) -> int:
    """One of a seat's legal moves."""
    return table.state.legal(seat)[number].code


_refs = iter(range(10**9))


def move(table: Table, seat: int, position: int | None = None, number: int = 0, ref: str = "") -> Table:
    """A friend makes a legal move."""
    at = table.position if position is None else position
    request = MoveRequest(FRIENDS[seat], ref or f"r{next(_refs)}", seat, at, first_code(table, seat, number))
    return take(table, check_move(table, request))


def why_not(table: Table, request: MoveRequest) -> Refused:
    """The refusal that a request gets."""
    try:
        check_move(table, request)
    except Refused as refused:
        return refused
    raise AssertionError("it was granted")


def story(table: Table, viewer: int, since: int = -1) -> list[tuple[int, Phrase]]:
    """What a viewer hears since a position."""
    return [table.narration.line(number) for number in table.narration.heard(since, viewer)]


class FirstMove:
    """A thinker that takes the first move offered, and remembers what it was asked."""

    def __init__(self) -> None:
        self.questions: list[Question] = []

    async def choose(self, question: Question) -> int:
        self.questions.append(question)
        return question.codes[0]

    async def advise(self, question: Question) -> list[MoveAdvice]:
        return [MoveAdvice(code, 0.5, 0.5) for code in question.codes]


def registry(storage: Storage | None = None, thinker: Thinker | None = None) -> TableRegistry:
    """A registry that drops idle tables, with bots that answer at once."""
    return TableRegistry(storage or MemoryStorage(), thinker or FirstMove(), bot_pause=0.0, idle_seconds=0.0)
