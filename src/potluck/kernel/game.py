"""What a game is to the rest of Potluck: its facts, its options, and doors to its rooms."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, final

from mypy_extensions import mypyc_attr

from potluck.kernel.chance import Chance
from potluck.kernel.deck import Deck
from potluck.kernel.errors import BadSetup
from potluck.kernel.events import Event
from potluck.kernel.glance import Glance
from potluck.kernel.heuristic import Heuristic
from potluck.kernel.movement import HandOdds, Movement
from potluck.kernel.moves import Move
from potluck.kernel.observation import Layout
from potluck.kernel.state import State


@final
class Option:
    """A choice that a table makes before the first move; values are words, the default comes first."""

    def __init__(
        self, key: str, title: str, help: str, values: list[tuple[str, str]], seats: dict[str, int] | None = None
    ) -> None:
        self.key = key
        self.title = title
        self.help = help
        self.values = values  # (value, label)
        self.seats = {} if seats is None else seats  # values that only tables of so many seats can choose

    @property
    def default(self) -> str:
        """What is played where nobody says otherwise."""
        return self.values[0][0]


def switch(key: str, title: str, help: str) -> Option:
    """An option that is off unless somebody turns it on."""
    return Option(key, title, help, [("off", "Off"), ("on", "On")])


#: The option of games in which the host may say who begins.
START = "start"


def start_option(most_seats: int, rule: str) -> Option:
    """Who begins: a lot decides, unless the host does."""
    seats = {str(number): number for number in range(1, most_seats + 1)}
    values = [("random", "By lot"), *[(value, f"Seat {value}") for value in seats]]
    return Option(START, "Start player", f"Who goes first ({rule}).", values, seats)


@final
class CardFace:
    """A card as people see it anywhere (page, terminal, print): one anatomy for all games."""

    def __init__(self, id: str, name: str, kind: str, copies: int, corner: str, facts: list[str], line: str) -> None:
        self.id = id
        self.name = name
        self.kind = kind
        self.copies = copies
        self.corner = corner  # cost or value, a few characters
        self.facts = facts
        self.line = line  # the effect in one sentence, made from the data


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game's house. Subclasses fill in the facts and the doors; see docs/add-a-game.md."""

    id: str
    title: str
    tagline: str
    designers: list[str]
    least_seats: int
    most_seats: int
    minutes: tuple[int, int]
    options: list[Option]
    heuristic: Heuristic
    #: Whether anything is ever hidden from a seat (a deck's order is).
    hides: bool = True
    #: The Python package that holds the game's `rules.md` and `cards.toml`.
    package: str

    def rules(self) -> str:
        """The rules in our words, as Markdown with rule ids."""
        return files(self.package).joinpath("rules.md").read_text("utf-8")

    def house_deck(self) -> str:
        """The text of the deck that is played unless somebody brings another."""
        return files(self.package).joinpath("cards.toml").read_text("utf-8")

    def read_deck(self, source: str) -> Deck:
        """Validate a deck's text, or raise BadDeck."""
        raise NotImplementedError

    def faces(self, deck: Deck) -> list[CardFace]:
        """All cards of a deck for people to look at."""
        raise NotImplementedError

    def start(self, setup: Setup, chance: Chance) -> State:
        """A new match with its first steps on the agenda; nothing has run yet, so that a listener misses nothing."""
        raise NotImplementedError

    def view(self, state: State, viewer: int) -> dict[str, Any]:
        """What a seat (or SPECTATOR) may see, ready for JSON: the only door from a state to outside."""
        raise NotImplementedError

    def glance(self, setup: Setup, layout: Layout) -> Glance | None:
        """A quicker way to a learner's numbers than through the view, and to the same; None where there is none."""
        return None

    def census(self, state: State) -> dict[str, int]:
        """How many of each thing there are, wherever they lie: numbers that no move may change."""
        raise NotImplementedError

    def tell(self, event: Event, names: list[str], setup: Setup) -> str:
        """An event as an English sentence."""
        raise NotImplementedError

    def name_move(self, move: Move, setup: Setup, names: list[str] | None = None) -> str:
        """A move in a few words, as on a button; without names players are numbered."""
        raise NotImplementedError

    def picture_move(self, move: Move, setup: Setup) -> dict[str, Any]:
        """A move's parts for the page's board: cards by id, seats by number."""
        return {}

    def ask(self, state: State, seat: int, names: list[str]) -> str:
        """The one plain sentence that tells a pending seat what is asked of it, from its view alone."""
        raise NotImplementedError

    def grasp(self, state: State, seat: int, seed: str) -> Movement | None:
        """The movement that this seat's own hand can begin now; None in games, or moments, that ask for no hand."""
        return None

    def practise(self, kind: str, seed: str) -> Movement | None:
        """A movement of that kind outside of any match; None where the game knows no such kind."""
        return None

    def hand_odds(self) -> list[HandOdds]:
        """The odds that stand for hands at this game, to compare one's own with; none where no hand is asked."""
        return []

    def tell_reason(self, reason: str, names: list[str]) -> str:
        """Why the match ended, as a sentence."""
        raise NotImplementedError

    def setup(self, seats: int, options: dict[str, str], deck_source: str | None = None) -> Setup:
        """A validated set-up, or BadSetup / BadDeck with what is allowed."""
        if not self.least_seats <= seats <= self.most_seats:
            allowed = (
                f"{self.least_seats} to {self.most_seats}"
                if self.least_seats < self.most_seats
                else f"exactly {self.least_seats}"
            )
            raise BadSetup(f"{self.title} is for {allowed} players, not {seats}")
        known = {option.key: option for option in self.options}
        for key, value in options.items():
            if key not in known:
                allowed = ", ".join(sorted(known)) or "none"
                raise BadSetup(f"{self.title} has no option {key!r}; its options: {allowed}")
            values = [name for name, _ in known[key].values]
            if value not in values:
                raise BadSetup(f"option {key} is one of {', '.join(values)}, not {value!r}")
            if known[key].seats.get(value, 0) > seats:
                raise BadSetup(f"option {key} cannot be {value} where there are {seats} seats")
        chosen = {option.key: options.get(option.key, option.default) for option in self.options}
        source = self.house_deck() if deck_source is None else deck_source
        return Setup(self, seats, chosen, self.read_deck(source), deck_source is None)


@final
class Setup:
    """All that is decided before the first card is dealt, except the seed."""

    def __init__(self, game: Game, seats: int, options: dict[str, str], deck: Deck, house_deck: bool) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.deck = deck
        self.house_deck = house_deck

    def starter(self) -> int:
        """The seat that the host has chosen to begin; -1 where a lot decides."""
        chosen = self.options[START]
        return int(chosen) - 1 if chosen.isdigit() else -1

    def start(self, chance: Chance, listen: bool = False) -> State:
        """A new match, run to its first decision; its events are recorded where somebody listens."""
        state = self.game.start(self, chance)
        if listen:
            state.journal = []
        state.go_on()
        return state
