"""OpenSpiel's games: every game of the catalogue as `potluck_<game>`, so that OpenSpiel's algorithms run unchanged.

    import pyspiel, potluck.gym.openspiel_game
    game = pyspiel.load_game("potluck_cafe_carnage", {"players": 4})

Chance comes first: a few chance nodes draw the digits of the match's seed, and all cards and dice follow from it.
So every node is explicit, histories are complete, and a small tree can be walked to its end (`chance_nodes`, `worlds`).
`skip` makes the first so many decisions at random from the seed: an endgame as a game of its own.
Decisions are sequential; a simultaneous one stays hidden until all are in.
"""

from __future__ import annotations

import json
from functools import cached_property, lru_cache
from typing import Any

import numpy as np
import pyspiel

from potluck.catalog import games
from potluck.gym.learner_match import rewards_of
from potluck.gym.observations import encoder_of
from potluck.kernel.chance import fast
from potluck.kernel.errors import BadSetup
from potluck.kernel.events import SPECTATOR, Event
from potluck.kernel.game import Game, Setup
from potluck.kernel.state import State

#: A bound of a match's length; random ones are far shorter.
LONGEST = 20_000
CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


class GameParameters:
    """A loaded game's parameters. Kept apart from OpenSpiel's objects, which can lose their Python attributes."""

    def __init__(self, name: str, params: tuple[tuple[str, Any], ...]) -> None:
        self.name = name
        self.params = params
        values = {**DEFAULTS, **dict(params)}
        game = GAMES[name]
        self.setup: Setup = game.setup(values["players"] or game.least_seats, read_options(values["options"]))
        self.chance_nodes: int = values["chance_nodes"]
        self.worlds: int = values["worlds"]
        self.skip: int = values["skip"]
        #: Whether new matches record their history: true once an information state was asked for.
        self.records_history = False
        if self.chance_nodes < 1 or self.worlds < 1 or self.skip < 0:
            raise BadSetup("chance_nodes and worlds are at least 1, skip at least 0")


@lru_cache(maxsize=64)
def game_parameters(name: str, params: tuple[tuple[str, Any], ...]) -> GameParameters:
    """The parameters of a game by its name; one object for equal ones."""
    return GameParameters(name, params)


def parameters_of(game: pyspiel.Game) -> GameParameters:
    """The parameters that a game was loaded with."""
    return game_parameters(game.get_type().short_name, tuple(sorted(game.get_parameters().items())))


class OpenSpielGame(pyspiel.Game):
    """A set-up as an OpenSpiel game."""

    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        parameters = game_parameters(self.kind.short_name, tuple(sorted(params.items())))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(parameters.setup.deck.catalogue),
            max_chance_outcomes=parameters.worlds,
            num_players=parameters.setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> OpenSpielState:
        """Before the first digit of the seed."""
        return OpenSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> OpenSpielObserver:
        """Observations as vectors and as text."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return OpenSpielObserver(parameters_of(self).setup, kind)

    def max_chance_nodes_in_history(self) -> int:
        """The digits of the seed."""
        return parameters_of(self).chance_nodes


class HistoryEntry:
    """An event, or the move of a seat. Clones share entries, so the text is made once."""

    def __init__(self, event: Event | None, seat: int = SPECTATOR, action: int = -1) -> None:
        self.event = event
        self.seat = seat
        self.action = action

    def known_to(self, player: int) -> bool:
        """Whether a player did it or heard of it."""
        return self.seat == player if self.event is None else self.event.heard_by(player)

    @cached_property
    def text(self) -> str:
        """The entry in an information state."""
        if self.event is None:
            return f"I did {self.action}"
        return f"{self.event.kind} {json.dumps(self.event.phrase().plain()['facts'], ensure_ascii=False)}"


class OpenSpielMatch:
    """Everything that changes in a match; copied with every clone, so kept small."""

    def __init__(self, parameters: GameParameters) -> None:
        self.parameters = parameters
        self.digits: list[int] = []
        self.actions: list[int] = []
        #: None before the deal.
        self.state: State | None = None
        #: Moves and events, where they are recorded.
        self.history: list[HistoryEntry] = []
        self.records_history = parameters.records_history
        #: The next player, kept because OpenSpiel asks for it many times a step.
        self.player = CHANCE
        #: Whether hidden information was dealt again: such a match cannot be made from its digits.
        self.imagined = False

    def __reduce__(self) -> tuple[Any, ...]:
        """A match is pickled as its digits and its moves."""
        if self.imagined:
            raise TypeError("a match that was imagined from an information state cannot be kept")
        return replayed, (self.parameters.name, self.parameters.params, self.digits, self.actions)

    def __deepcopy__(self, memo: dict[int, Any]) -> OpenSpielMatch:
        twin = OpenSpielMatch(self.parameters)
        twin.digits = self.digits.copy()
        twin.actions = self.actions.copy()
        twin.history = self.history.copy()
        twin.records_history = self.records_history
        twin.player = self.player
        twin.imagined = self.imagined
        if self.state is not None:
            twin.state = self.state.copy()
            twin.state.journal = [] if self.records_history else None
        return twin

    def deal(self) -> State:
        """The state that these digits give, after the decisions that are skipped."""
        seed = f"spiel {' '.join(str(digit) for digit in self.digits)}"
        state = self.parameters.setup.start(fast(seed), self.records_history)
        choice = fast(f"{seed} skipped")
        for _ in range(self.parameters.skip):
            seat = state.next_seat()
            if seat < 0:
                break
            moves = state.legal(seat)
            state.apply(seat, moves[choice.below(len(moves))])
        return state

    def take(self, action: int) -> None:
        """Apply a digit of the seed or a move, and record its events."""
        state = self.state
        if state is None:
            self.digits.append(action)
            if len(self.digits) < self.parameters.chance_nodes:
                return
            state = self.state = self.deal()
        else:
            self.actions.append(action)
            if self.records_history:
                self.history.append(HistoryEntry(None, self.player, action))
            state.apply(self.player, self.parameters.setup.deck.catalogue.moves[action])
        if state.journal:
            self.history += [HistoryEntry(event) for event in state.journal]
            state.journal = []
        self.player = TERMINAL if state.result is not None else state.next_seat()

    def record_history(self) -> None:
        """Replay the match to record its history; matches that begin later record theirs from the deal on."""
        if self.records_history:
            return
        self.parameters.records_history = True
        twin = replayed(self.parameters.name, self.parameters.params, self.digits, self.actions)
        self.history = twin.history
        self.records_history = True
        if self.state is not None:
            self.state.journal = []

    def known_history(self, player: int) -> str:
        """What a player has done and heard."""
        self.record_history()
        return "\n".join([entry.text for entry in self.history if entry.known_to(player)])

    def view(self, player: int) -> str:
        """What a player sees."""
        if self.state is None:
            return "before the deal"
        return json.dumps(self.parameters.setup.game.view(self.state, player), ensure_ascii=False)

    def private_view(self, player: int) -> str:
        """What a player sees and the public does not."""
        if self.state is None or player == SPECTATOR:
            return ""
        view = self.parameters.setup.game.view
        public = view(self.state, SPECTATOR)
        return json.dumps(
            {key: part for key, part in view(self.state, player).items() if part != public[key]}, ensure_ascii=False
        )


def replayed(name: str, params: tuple[tuple[str, Any], ...], digits: list[int], actions: list[int]) -> OpenSpielMatch:
    """A match from its digits and moves."""
    match = OpenSpielMatch(game_parameters(name, params))
    for action in digits + actions:
        match.take(action)
    return match


class OpenSpielState(pyspiel.State):
    """A match, or the digits of its seed so far."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.match = OpenSpielMatch(parameters_of(game))

    def current_player(self) -> int:
        """Chance first, then the seat that is asked."""
        return self.match.player

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.match.player == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All digits are equally likely."""
        worlds = self.match.parameters.worlds
        return [(digit, 1.0 / worlds) for digit in range(worlds)]

    def _legal_actions(self, player: int) -> list[int]:
        state = self.match.state
        assert state is not None
        if player != self.match.player:
            return []
        return sorted([move.code for move in state.legal(player)])

    def _apply_action(self, action: int) -> None:
        self.match.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"digit {action}"
        return self.match.parameters.setup.deck.catalogue.moves[action].key()

    def returns(self) -> list[float]:
        """By places, from -1 to 1; 0 for all while the match goes on."""
        state = self.match.state
        if state is None or state.result is None:
            return [0.0] * self.match.parameters.setup.seats
        return rewards_of(state.result, "places")

    def resample_from_infostate(self, player: int, sampler: Any) -> OpenSpielState:
        """A match that this player cannot tell from this one: everything hidden from them is dealt again."""
        assert self.match.state is not None
        self.match.record_history()
        twin: OpenSpielState = self.clone()
        imagined = twin.match.state = self.match.state.imagine(player, fast(f"imagined {sampler()}"))
        imagined.journal = []
        twin.match.imagined = True
        return twin

    def __str__(self) -> str:
        if self.match.state is None:
            return f"digits {self.match.digits}"
        return f"{len(self.history())} {self.match.view(max(0, self.current_player()))}"


class OpenSpielObserver:
    """What a player sees, or only the public or the private part of it (as text).

    With perfect recall it includes all that the player has done and heard.
    """

    def __init__(self, setup: Setup, kind: Any) -> None:
        self.perfect_recall: bool = kind.perfect_recall
        self.public: bool = kind.public_info
        self.private = kind.private_info != pyspiel.PrivateInfoType.NONE
        self.encoder = encoder_of(setup)
        self.tensor = np.zeros(len(self.encoder.layout.names), np.float32) if self.public else None
        self.dict = {"observation": self.tensor} if self.public else {}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """The numbers of a view."""
        current = state.match.state
        viewer = player if self.private else SPECTATOR
        if self.tensor is not None:
            self.tensor[:] = 0.0 if current is None else self.encoder.encode(current, viewer)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """A view as text; with perfect recall after all that the player has done and heard."""
        viewer = player if self.private else SPECTATOR
        view = state.match.view(viewer) if self.public else state.match.private_view(viewer)
        return f"{state.match.known_history(viewer)}\n{view}" if self.perfect_recall else view


GAMES: dict[str, Game] = {}
DEFAULTS: dict[str, Any] = {"players": 0, "options": "", "chance_nodes": 4, "worlds": 256, "skip": 0}


def read_options(text: str) -> dict[str, str]:
    """`advanced=on;guards=off` as a game's options."""
    pairs = [part.partition("=") for part in text.split(";") if part]
    if any(not key or not value for key, _, value in pairs):
        raise BadSetup(f"options are written key=value;key=value, not {text!r}")
    return {key: value for key, _, value in pairs}


def name_of(game: Game) -> str:
    """The name of a game in OpenSpiel."""
    return f"potluck_{game.id.replace('-', '_')}"


def register(game: Game) -> None:
    """Register a game with OpenSpiel."""
    name = name_of(game)
    GAMES[name] = game
    kind = pyspiel.GameType(
        short_name=name,
        long_name=f"Potluck: {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=game.least_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
        provides_factored_observation_string=False,
    )
    pyspiel.register_game(kind, type(name, (OpenSpielGame,), {"kind": kind}))


for _game in games().values():
    register(_game)
