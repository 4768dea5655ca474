"""What a run plays, and in which parts. A plan is written beside the rows, so that a run can go on where it stopped."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from potluck.bots.levels import LEVELS
from potluck.catalog import find_game
from potluck.kernel.errors import PotluckError
from potluck.kernel.game import Game, Setup

FORMAT: Final = 1
MOST_GAMES: Final = 1_000_000_000
#: Matches in a part, at most: what is lost when a machine stops, and what one process holds in memory.
PART: Final = 1000
SLOW_PART: Final = 10
SLOW_LADDER_PART: Final = 4
BLOCKS_A_PART: Final = 25
#: Of every thousand matches, the decisions of so many are kept where decisions are sampled.
SAMPLED: Final = 100
DECISIONS: Final = ("all", "sample", "none")
#: The kinds of parts, in the order in which they are played.
MAIN: Final = "main"
LUCK: Final = "luck"
LADDER: Final = "ladder"


class BadRun(PotluckError):
    """A run that cannot be made, or a folder that holds none."""


class Part(NamedTuple):
    """A stretch of a run, played at one go by one process."""

    kind: str
    number: int
    first: int
    last: int

    @property
    def matches(self) -> int:
        """How many matches that is."""
        return (self.last - self.first) * (4 if self.kind == LUCK else 1)


class Climb(NamedTuple):
    """A pairing of the ladder, and how many matches it gets."""

    better: str
    weaker: str
    games: int


class Plan(msgspec.Struct, frozen=True, dict=True):
    """All that decides a run's rows, as plain data."""

    game_id: str = msgspec.field(name="game")
    options: dict[str, str]
    deck: str
    house_deck: bool
    players: list[int]
    bots: list[str]
    games: int
    seed: str
    decisions: str
    luck: int  # blocks of four mirrored matches
    ladder: list[str]  # levels, weakest first
    ladder_games: int  # a pair
    potluck: int = FORMAT
    thinking: int = 0  # iterations a choice for searching levels on the ladder; 0: their default
    thinking_games: int = 0  # for each pair with a searching level

    @cached_property
    def setups(self) -> dict[int, Setup]:
        """The set-up for each number of players."""
        return {seats: self.game.setup(seats, self.options, self.deck) for seats in self.players}

    @property
    def game(self) -> Game:
        """The game that is played."""
        return find_game(self.game_id)

    @property
    def slow(self) -> bool:
        """Whether one of the bots thinks before each move, so that parts must be short."""
        return any(is_slow(level) for level in self.bots)

    @cached_property
    def rungs(self) -> list[Climb]:
        """The ladder's pairings: one of the better level among others of each weaker one, the quick ones first.

        A level that searches takes long, so it meets only the next level below.
        """
        pairs = [(better, weaker) for at, better in enumerate(self.ladder) for weaker in self.ladder[:at]]
        quick = [Climb(*pair, self.ladder_games) for pair in pairs if not is_slow(pair[0])]
        thinkers = [at for at, level in enumerate(self.ladder) if at > 0 and is_slow(level)]
        return quick + [Climb(self.ladder[at], self.ladder[at - 1], self.thinking_games) for at in thinkers]

    def parts(self) -> Iterator[Part]:
        """All parts of the run, in order; they depend on the plan alone."""
        length = SLOW_PART if self.slow else min(PART, max(25, self.games // 40))
        yield from cut(MAIN, self.games, length)
        yield from cut(LUCK, self.luck, 2 if self.slow else BLOCKS_A_PART)
        quick = sum(rung.games for rung in self.rungs if not is_slow(rung.better))
        yield from cut(LADDER, quick, 100)
        yield from cut(LADDER, sum(rung.games for rung in self.rungs), SLOW_LADDER_PART, quick, -(-quick // 100))

    def keeps_decisions_of(self, number: int) -> bool:
        """Whether each decision of a match gets a row of its own."""
        return self.decisions == "all" or (self.decisions == "sample" and number % 1000 < SAMPLED)


def cut(kind: str, total: int, length: int, start: int = 0, parts: int = 0) -> Iterator[Part]:
    """So many matches in parts of equal length, after those that are in so many parts already."""
    for number, first in enumerate(range(start, total, length), start=parts):
        yield Part(kind, number, first, min(first + length, total))


def is_slow(level: str) -> bool:
    """Whether a level thinks for a while about a move."""
    return LEVELS[level].seconds > 0


def quick_levels() -> list[str]:
    """The levels that answer at once, weakest first."""
    return [name for name in LEVELS if not is_slow(name)]


# -- beside the rows ----------------------------------------------------------------------------------

PLAN: Final = "plan.json"


def is_begun(folder: Path, plan: Plan) -> bool:
    """Whether a folder holds this very run; a folder with another run, or with other things, is refused."""
    try:
        if (folder / PLAN).exists():
            refuse_another(folder, read_plan(folder), plan)
            return True
        if folder.exists() and any(folder.iterdir()):
            raise BadRun(f"{folder} holds other things; give an empty folder, or that of the same run to go on with it")
    except NotADirectoryError:
        raise BadRun(f"{folder} is a file; give a folder") from None
    except OSError as error:
        raise BadRun(f"{folder} cannot be read: {(error.strerror or str(error)).lower()}") from None
    return False


def write_plan(folder: Path, plan: Plan) -> None:
    """Begin a run in an empty folder, or go on with the same one."""
    if is_begun(folder, plan):
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / PLAN).write_bytes(msgspec.json.format(msgspec.json.encode(plan), indent=1) + b"\n")
    except OSError as error:
        raise BadRun(f"{folder} cannot be written to: {(error.strerror or str(error)).lower()}") from None


def read_plan(folder: Path) -> Plan:
    """The plan of a run's folder, or BadRun."""
    path = folder / PLAN
    try:
        return msgspec.json.decode(path.read_bytes(), type=Plan)
    except FileNotFoundError:
        raise BadRun(f"{folder} holds no run: `potluck lab run GAME --out {folder}` makes one") from None
    except NotADirectoryError:
        raise BadRun(f"{folder} is a file; give the folder of a run") from None
    except OSError as error:
        raise BadRun(f"{path} cannot be read: {(error.strerror or str(error)).lower()}") from None
    except msgspec.DecodeError as error:
        raise BadRun(f"{path} is not the plan of a run: {error}") from None


def refuse_another(folder: Path, old: Plan, new: Plan) -> None:
    """Complain where a folder holds a different run, and say in what it differs."""
    names = dict(zip(Plan.__struct_fields__, Plan.__struct_encode_fields__, strict=True))
    differs = [field for field in names if getattr(old, field) != getattr(new, field)]
    if not differs:
        return
    said = "; ".join(
        f"its {names[field].replace('_', ' ')} differs"
        if field == "deck"
        else f"its {names[field].replace('_', ' ')}: {brief(getattr(old, field))}, not {brief(getattr(new, field))}"
        for field in differs
        if field != "house_deck" or len(differs) == 1
    )
    raise BadRun(f"{folder} holds another run ({said}); give another folder, or ask for the same run to go on with it")


def brief(value: object) -> str:
    """A plan's value in a few words."""
    if isinstance(value, dict):
        return ", ".join(f"{key}={word}" for key, word in value.items()) or "none"
    if isinstance(value, list):
        return ", ".join(str(item) for item in value) or "none"
    return str(value)
