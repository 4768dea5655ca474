"""What a table needs from outside: somewhere to keep its log, somebody to think for its bots, and a clock."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

#: For how long a table that is due is left to the node that claimed it.
CLAIMED = 60.0


class StoredChatLine(NamedTuple):
    """A line of chat as it is stored; numbers count from 1."""

    number: int
    name: str
    text: str
    at: str


class TableUpdate(NamedTuple):
    """What is stored of a table beside its log: a new status, who belongs to it now, and the server time before
    which no clock of it is at zero. `broadcast` if other nodes have the table in memory: they are sent the entries."""

    status: str | None = None
    members: Sequence[str] = ()
    due: float | None = None
    broadcast: bool = False


class TableHeader(NamedTuple):
    """What the lobby knows of a table from the start."""

    id: str
    game: str
    host: str
    public: bool


class Storage(Protocol):
    """Append-only logs by table, chat, and people's names. When a call returns, its data is durable."""

    async def create(self, table: TableHeader, entries: Sequence[str], update: TableUpdate) -> None:
        """Store a new table with its first entries."""

    async def append(self, table: str, number: int, entries: Sequence[str], update: TableUpdate) -> None:
        """Keep entries from a number on, all or none; raises NumberTaken where the log has one of them already."""

    async def entries(self, table: str, start: int = 0) -> list[str]:
        """A table's log from a number on; empty where there is none."""
        ...

    async def say(self, table: str, line: StoredChatLine) -> None:
        """Keep a line of chat; raises NumberTaken."""

    async def chat(self, table: str, last: int) -> list[StoredChatLine]:
        """The last lines of a table's chat, oldest first."""
        ...

    async def rename(self, who: str, name: str) -> None:
        """Keep an identity's name."""

    async def name_of(self, who: str) -> str | None:
        """An identity's name, if it has one."""
        ...

    async def tables_of(self, who: str, most: int) -> list[str]:
        """The tables that an identity belongs to, latest first."""
        ...

    async def public_tables(self, most: int) -> list[str]:
        """Public tables that are not over, latest first."""
        ...

    async def unfinished_of(self, host: str) -> int:
        """How many tables of a host are not over, of those created lately."""
        ...

    async def pulse(self) -> float:
        """Store that the server runs; for how long it has run, all in all."""
        ...

    async def claim_due(self, now: float, most: int) -> list[str]:
        """Running tables whose clocks may be at zero; no other node gets them for a while."""
        ...

    async def check(self) -> None:
        """Raise where the storage does not answer."""


class Timer(Protocol):
    """Something that will happen unless it is cancelled."""

    def cancel(self) -> None:
        """Cancel it."""


class Scheduler(Protocol):
    """The time that passes between people. (Not a match's clock: that would be in its log.)"""

    def now(self) -> float:
        """Seconds since some moment; they only grow."""
        ...

    def later(self, seconds: float, do: Callable[[], None]) -> Timer:
        """Do something after a while."""
        ...


class Question(NamedTuple):
    """All that a bot is given to think about: plain data, made from what its seat may know."""

    game: str
    seats: int
    options: dict[str, str]
    deck: str
    seat: int
    level: str
    codes: list[int]
    imagined: bytes | None
    seed: str


class MoveAdvice(NamedTuple):
    """What a good player thinks of a move: the chance to win with it, and its share of the thinking."""

    code: int
    chance: float
    share: float


class Thinker(Protocol):
    """Chooses for bots, somewhere else, and gives advice to people."""

    async def choose(self, question: Question) -> int:
        """One of the question's codes."""
        ...

    async def advise(self, question: Question) -> list[MoveAdvice]:
        """An opinion on each of the codes, the suggested one first; or Refused."""
        ...
