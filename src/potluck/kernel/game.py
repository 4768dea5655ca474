"""What a game is to the rest of Potluck: its facts, its options, and the methods that everybody else calls."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, final

from mypy_extensions import mypyc_attr

from potluck.kernel.chance import Chance
from potluck.kernel.deck_file import Deck
from potluck.kernel.errors import BadSetup
from potluck.kernel.gesture import Gesture, GestureOdds
from potluck.kernel.heuristic import Heuristic
from potluck.kernel.phrases import Phrase
from potluck.kernel.state import State
from potluck.kernel.view import JsonWriter, Schema, ViewWriter


@final
class GameOption:
    """An option of the set-up; its values are words, and the first is the default.

    The message `option-<key>` is its title, with the attribute `.help`; `option-<key>-<value>` is the label of a value.
    """

    def __init__(self, key: str, values: list[str], seats: dict[str, int] | None = None) -> None:
        self.key = key
        self.values = values
        self.seats = {} if seats is None else seats  # values that only tables of so many seats can choose

    @property
    def default(self) -> str:
        """The value where none is chosen."""
        return self.values[0]


def switch(key: str) -> GameOption:
    """An option that is off or on, and off by default."""
    return GameOption(key, ["off", "on"])


#: The option of games in which the host may say who begins.
START = "start"


def start_option(most_seats: int) -> GameOption:
    """The option who begins: at random, or a seat that the host chooses."""
    seats = {str(number): number for number in range(1, most_seats + 1)}
    return GameOption(START, ["random", *seats], seats)


@final
class CardFace:
    """All that is printed on a card, as data: the page, the terminal, print and the lab show nothing else.

    `kind`, `numbers`, `symbols` and `traits` are words that the messages `kind-…`, `number-…`, `symbol-…` and `trait-…`
    tell. An effect's message may have a shorter form, the attribute `.short`.
    """

    def __init__(
        self,
        id: str,
        name: str,
        kind: str,
        copies: int,
        numbers: list[tuple[str, int]] | None = None,
        symbols: list[str] | None = None,
        traits: list[str] | None = None,
        effects: list[Phrase] | None = None,
        corner: str = "",
        also: list[str] | None = None,
    ) -> None:
        self.id = id
        self.name = name
        self.kind = kind
        self.copies = copies
        self.numbers = [] if numbers is None else numbers  # labelled: cost, Threat
        self.symbols = [] if symbols is None else symbols  # drawn as icons, one for each
        self.traits = [] if traits is None else traits
        self.effects = [] if effects is None else effects
        self.corner = corner  # the number that stands in the corner
        self.also = [] if also is None else also  # other names on the card, such as a customer's


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game. Subclasses call `super().__init__()` and fill in the facts and the methods; see docs/add-a-game.md."""

    id: str
    title: str
    designers: list[str]
    least_seats: int
    most_seats: int
    minutes: tuple[int, int]
    heuristic: Heuristic
    #: Whether anything is ever hidden from a seat, such as the order of a deck.
    hides: bool = True
    #: The Python package that holds the game's `rules.md`, `cards.toml` and `words/`.
    package: str

    def __init__(self) -> None:
        self.options: list[GameOption] = []
        #: What kind of thing a fact is, where it is neither a number, a word to choose by, nor a phrase (phrases.py).
        self.fact_kinds: dict[str, str] = {}
        #: Places on the table that a person can pick up or aim at: piles, tools.
        self.places: list[str] = []

    def rules(self) -> str:
        """The text of the rules: Markdown with rule ids, which `potluck.rulebook` reads."""
        return files(self.package).joinpath("rules.md").read_text("utf-8")

    def house_deck(self) -> str:
        """The text of the deck that is played unless another one is given."""
        return files(self.package).joinpath("cards.toml").read_text("utf-8")

    def words(self, language: str) -> str | None:
        """The game's messages in a language (Project Fluent's format), or None where they are not translated."""
        file = files(self.package).joinpath("words", f"{language}.ftl")
        return file.read_text("utf-8") if file.is_file() else None

    def read_deck(self, source: str) -> Deck:
        """Validate a deck's text, or raise BadDeck."""
        raise NotImplementedError

    def faces(self, deck: Deck) -> list[CardFace]:
        """All cards of a deck, as people see them."""
        raise NotImplementedError

    def start(self, setup: Setup, chance: Chance) -> State:
        """A new match with its first steps on the agenda. Nothing has run yet, so that all events can be recorded."""
        raise NotImplementedError

    def view_schema(self) -> Schema:
        """The fields of the game's view."""
        raise NotImplementedError

    def card_families(self, deck: Deck) -> dict[str, list[str]]:
        """The lists of card ids that fields of the view refer to, by name."""
        return {}

    def write_view(self, state: State, viewer: int, out: ViewWriter) -> None:
        """Write what a seat (or SPECTATOR) may see. Nothing else of a state leaves the process."""
        raise NotImplementedError

    def view(self, state: State, viewer: int) -> dict[str, Any]:
        """What a seat (or SPECTATOR) may see, ready for JSON."""
        out = JsonWriter()
        self.write_view(state, viewer, out)
        return out.data

    def census(self, state: State) -> dict[str, int]:
        """How many there are of each kind of thing, wherever they are: no move may change these numbers."""
        raise NotImplementedError

    def begin_gesture(self, state: State, seat: int, seed: str) -> Gesture | None:
        """The gesture that this seat can begin now; None where none is asked for."""
        return None

    def practise_gesture(self, kind: str, seed: str) -> Gesture | None:
        """A gesture of that kind outside of any match; None where the game knows no such kind."""
        return None

    def gesture_odds(self) -> list[GestureOdds]:
        """The odds that replace gestures in this game; none where no gesture is asked for."""
        return []

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
            if value not in known[key].values:
                raise BadSetup(f"option {key} is one of {', '.join(known[key].values)}, not {value!r}")
            if known[key].seats.get(value, 0) > seats:
                raise BadSetup(f"option {key} cannot be {value} where there are {seats} seats")
        chosen = {option.key: options.get(option.key, option.default) for option in self.options}
        source = self.house_deck() if deck_source is None else deck_source
        return Setup(self, seats, chosen, self.read_deck(source), deck_source is None)


@final
class Setup:
    """All that is decided before a match starts, except the seed."""

    def __init__(self, game: Game, seats: int, options: dict[str, str], deck: Deck, house_deck: bool) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.deck = deck
        self.house_deck = house_deck

    def starter(self) -> int:
        """The seat that the host has chosen to begin; -1: at random."""
        chosen = self.options[START]
        return int(chosen) - 1 if chosen.isdigit() else -1

    def start(self, chance: Chance, listen: bool = False) -> State:
        """A new match, run to its first decision; with `listen` its events are recorded."""
        state = self.game.start(self, chance)
        if listen:
            state.journal = []
        state.go_on()
        return state
