"""OpenSpiel: every game of the catalogue as `potluck_<game>`, so that its algorithms run unchanged.

    import pyspiel, potluck.gym.openspiel_game
    game = pyspiel.load_game("potluck_cafe_carnage", {"players": 4})

Chance comes first: a few nodes draw the digits of the match's seed, and all cards and dice follow from it. So
every node is explicit, histories are whole and a small tree can be walked to its end (`chance_nodes`, `worlds`).
`skip` lets the first so many decisions be made at random by the seed: an endgame as a game of its own.
Decisions are sequential; a sealed one stays hidden until all are in.
"""

from __future__ import annotations

import json
from functools import cached_property, lru_cache
from typing import Any

import numpy as np
import pyspiel

from potluck.catalog import games
from potluck.gym.learner_match import worth_of
from potluck.gym.observations import eyes_of
from potluck.kernel.chance import fast
from potluck.kernel.errors import BadSetup
from potluck.kernel.events import SPECTATOR, Event
from potluck.kernel.game import Game, Setup
from potluck.kernel.state import State

#: How long a match may become; random ones are far shorter.
LONGEST = 20_000
CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


class Terms:
    """What a game's parameters mean. Kept apart from OpenSpiel's own objects, which lose their Python side at times."""

    def __init__(self, name: str, params: tuple[tuple[str, Any], ...]) -> None:
        self.name = name
        self.params = params
        wishes = {**DEFAULTS, **dict(params)}
        house = HOUSES[name]
        self.setup: Setup = house.setup(wishes["players"] or house.least_seats, read_options(wishes["options"]))
        self.chance_nodes: int = wishes["chance_nodes"]
        self.worlds: int = wishes["worlds"]
        self.skip: int = wishes["skip"]
        #: Whether matches write down what is said from the deal on: once anybody has asked what a player remembers.
        self.listens = False
        if self.chance_nodes < 1 or self.worlds < 1 or self.skip < 0:
            raise BadSetup("chance_nodes and worlds are at least 1, skip at least 0")


@lru_cache(maxsize=64)
def terms(name: str, params: tuple[tuple[str, Any], ...]) -> Terms:
    """The terms of a game by its name."""
    return Terms(name, params)


def terms_of(game: pyspiel.Game) -> Terms:
    """The terms that a game was loaded with."""
    return terms(game.get_type().short_name, tuple(sorted(game.get_parameters().items())))


class SpielGame(pyspiel.Game):
    """A set-up as OpenSpiel knows it."""

    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        agreed = terms(self.kind.short_name, tuple(sorted(params.items())))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(agreed.setup.deck.catalogue),
            max_chance_outcomes=agreed.worlds,
            num_players=agreed.setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> SpielState:
        """Before the first digit of the seed."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Observations as vectors and as text."""
        return Observer(terms_of(self).setup, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        """The digits of the seed."""
        return terms_of(self).chance_nodes


class Line:
    """Something that happened: an event, or the move of a seat. Clones share it, so its words are found once."""

    def __init__(self, event: Event | None, seat: int = SPECTATOR, action: int = -1) -> None:
        self.event = event
        self.seat = seat
        self.action = action

    def known_to(self, player: int) -> bool:
        """Whether a player did it or heard of it."""
        return self.seat == player if self.event is None else self.event.heard_by(player)

    @cached_property
    def text(self) -> str:
        """As its player remembers it."""
        if self.event is None:
            return f"I did {self.action}"
        return f"{self.event.kind} {json.dumps(self.event.facts, ensure_ascii=False)}"


class Moment:
    """All that changes in a match: copied with every clone, so kept small."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.digits: list[int] = []
        self.actions: list[int] = []
        self.table: State | None = None
        #: What was done and said, where it is written down.
        self.past: list[Line] = []
        self.listens = terms.listens
        #: Who is next, asked for many times a step.
        self.player = CHANCE
        #: Whether hidden things were dealt again: such a match follows from no digits.
        self.imagined = False

    def __reduce__(self) -> tuple[Any, ...]:
        """What is kept of a match: its digits and the moves since."""
        if self.imagined:
            raise TypeError("a match that was imagined from an information state cannot be kept")
        return replayed, (self.terms.name, self.terms.params, self.digits, self.actions)

    def __deepcopy__(self, memo: dict[int, Any]) -> Moment:
        twin = Moment(self.terms)
        twin.digits = self.digits.copy()
        twin.actions = self.actions.copy()
        twin.past = self.past.copy()
        twin.listens = self.listens
        twin.player = self.player
        twin.imagined = self.imagined
        if self.table is not None:
            twin.table = self.table.copy()
            twin.table.journal = [] if self.listens else None
        return twin

    def deal(self) -> State:
        """The match of these digits, past the decisions that are skipped."""
        seed = f"spiel {' '.join(str(digit) for digit in self.digits)}"
        table = self.terms.setup.start(fast(seed), self.listens)
        choice = fast(f"{seed} skipped")
        for _ in range(self.terms.skip):
            seat = table.next_seat()
            if seat < 0:
                break
            moves = table.legal(seat)
            table.apply(seat, moves[choice.below(len(moves))])
        return table

    def take(self, action: int) -> None:
        """A digit of the seed, or a move; and what the table has to tell of it."""
        table = self.table
        if table is None:
            self.digits.append(action)
            if len(self.digits) < self.terms.chance_nodes:
                return
            table = self.table = self.deal()
        else:
            self.actions.append(action)
            if self.listens:
                self.past.append(Line(None, self.player, action))
            table.apply(self.player, self.terms.setup.deck.catalogue.moves[action])
        if table.journal:
            self.past += [Line(event) for event in table.journal]
            table.journal = []
        self.player = TERMINAL if table.result is not None else table.next_seat()

    def recall(self) -> None:
        """Write down the past, by playing it again where nobody listened; from now on matches listen by themselves."""
        if self.listens:
            return
        self.terms.listens = True
        twin = replayed(self.terms.name, self.terms.params, self.digits, self.actions)
        self.past = twin.past
        self.listens = True
        if self.table is not None:
            self.table.journal = []

    def memory(self, player: int) -> str:
        """What a player has done and heard."""
        self.recall()
        return "\n".join([line.text for line in self.past if line.known_to(player)])

    def view(self, player: int) -> str:
        """What a player sees."""
        if self.table is None:
            return "before the deal"
        return json.dumps(self.terms.setup.game.view(self.table, player), ensure_ascii=False)

    def own(self, player: int) -> str:
        """What a player sees and the public does not."""
        if self.table is None or player == SPECTATOR:
            return ""
        view = self.terms.setup.game.view
        public = view(self.table, SPECTATOR)
        return json.dumps(
            {key: part for key, part in view(self.table, player).items() if part != public[key]}, ensure_ascii=False
        )


def replayed(name: str, params: tuple[tuple[str, Any], ...], digits: list[int], actions: list[int]) -> Moment:
    """A match as it was kept."""
    moment = Moment(terms(name, params))
    for action in digits + actions:
        moment.take(action)
    return moment


class SpielState(pyspiel.State):
    """A match, or the seed of one."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.now = Moment(terms_of(game))

    def current_player(self) -> int:
        """Chance first, then whoever is asked."""
        return self.now.player

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.now.player == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All digits are as likely."""
        worlds = self.now.terms.worlds
        return [(digit, 1.0 / worlds) for digit in range(worlds)]

    def _legal_actions(self, player: int) -> list[int]:
        table = self.now.table
        assert table is not None
        if player != self.now.player:
            return []
        return sorted([move.code for move in table.legal(player)])

    def _apply_action(self, action: int) -> None:
        self.now.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"digit {action}"
        return self.now.terms.setup.deck.catalogue.moves[action].key()

    def returns(self) -> list[float]:
        """By places, from -1 to 1; 0 for all while the match goes on."""
        table = self.now.table
        if table is None or table.result is None:
            return [0.0] * self.now.terms.setup.seats
        return worth_of(table.result, "places")

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A match that this player cannot tell from this one: all that is hidden from him is dealt again."""
        assert self.now.table is not None
        self.now.recall()
        twin: SpielState = self.clone()
        imagined = twin.now.table = self.now.table.imagine(player, fast(f"imagined {sampler()}"))
        imagined.journal = []
        twin.now.imagined = True
        return twin

    def __str__(self) -> str:
        if self.now.table is None:
            return f"digits {self.now.digits}"
        return f"{len(self.history())} {self.now.view(max(0, self.current_player()))}"


class Observer:
    """What a player sees, only the public part of it or only the private one (as text);

    with perfect recall also all that the player has done and heard.
    """

    def __init__(self, setup: Setup, kind: Any) -> None:
        self.recall: bool = kind.perfect_recall
        self.public: bool = kind.public_info
        self.private = kind.private_info != pyspiel.PrivateInfoType.NONE
        self.eyes = eyes_of(setup)
        self.tensor = np.zeros(len(self.eyes.layout.names), np.float32) if self.public else None
        self.dict = {"observation": self.tensor} if self.public else {}

    def set_from(self, state: SpielState, player: int) -> None:
        """The numbers of a view."""
        table = state.now.table
        if self.tensor is not None:
            self.tensor[:] = 0.0 if table is None else self.eyes.see(table, player if self.private else SPECTATOR)

    def string_from(self, state: SpielState, player: int) -> str:
        """A view as text, after the player's memories where they count."""
        eyes = player if self.private else SPECTATOR
        view = state.now.view(eyes) if self.public else state.now.own(eyes)
        return f"{state.now.memory(eyes)}\n{view}" if self.recall else view


HOUSES: dict[str, Game] = {}
DEFAULTS: dict[str, Any] = {"players": 0, "options": "", "chance_nodes": 4, "worlds": 256, "skip": 0}


def read_options(text: str) -> dict[str, str]:
    """`advanced=on;guards=off` as a game's options."""
    pairs = [part.partition("=") for part in text.split(";") if part]
    if any(not key or not value for key, _, value in pairs):
        raise BadSetup(f"options are written key=value;key=value, not {text!r}")
    return {key: value for key, _, value in pairs}


def name_of(house: Game) -> str:
    """What OpenSpiel calls a game."""
    return f"potluck_{house.id.replace('-', '_')}"


def register(house: Game) -> None:
    """Make a game known to OpenSpiel."""
    name = name_of(house)
    HOUSES[name] = house
    kind = pyspiel.GameType(
        short_name=name,
        long_name=f"Potluck: {house.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=house.most_seats,
        min_num_players=house.least_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
        provides_factored_observation_string=False,
    )
    pyspiel.register_game(kind, type(name, (SpielGame,), {"kind": kind}))


for _house in games().values():
    register(_house)
