"""A sensible chef: cooks what the odds favour, rests in time, serves while ahead."""

from __future__ import annotations

from typing import Final, final

from potluck.games.cthulbeque.bot.attempts import (
    attempt_appeal,
    going_on_appeal,
    helping_appeal,
    pot_prospects,
    reroll_appeal,
    says,
)
from potluck.games.cthulbeque.bot.judgement import (
    best_rival,
    card_worth,
    cooking_die_worth,
    hand_worth,
    prospects,
    sanity_die_worth,
    worth_served,
)
from potluck.games.cthulbeque.bot.outlook import WEIGHTS, features, stage
from potluck.games.cthulbeque.bot.playing import cast_appeal, play_appeal, pot_worth
from potluck.games.cthulbeque.cards import HOLDS_HUSH
from potluck.games.cthulbeque.effects import crowd
from potluck.games.cthulbeque.moves import (
    COOKING_DIE,
    DECLARE,
    RECUPERATE,
    SERVE,
    STAR,
    TEST,
    USE,
    Allocate,
    Attach,
    Cast,
    Discard,
    Divide,
    SwapFor,
)
from potluck.games.cthulbeque.odds import loses_a_die, trial_odds
from potluck.games.cthulbeque.scoring import score
from potluck.games.cthulbeque.state import Feast, MonsterAttempt, attempt_of, in_kitchen, on_the_stove
from potluck.games.cthulbeque.steps.attempt import GoOn, OfferRecipe
from potluck.games.cthulbeque.steps.challenge import Challenged, TakeOver
from potluck.games.cthulbeque.steps.cook_or_fight import CookOrFight, DividePool, NextPot
from potluck.games.cthulbeque.steps.draw_or_recuperate import DrawOrRecuperate, NewDie, lost_dice
from potluck.games.cthulbeque.steps.kitchen_management import ManageKitchen
from potluck.games.cthulbeque.steps.play_a_card import DiscardACard, PlayACard
from potluck.games.cthulbeque.steps.recovery import ClearTableCard, IgnoreLoss, LetMonsterGo
from potluck.games.cthulbeque.steps.serving import ChallengeBonus, KilledMonster
from potluck.games.cthulbeque.steps.spells import SwapPots
from potluck.games.cthulbeque.steps.tests_and_checks import HushWindow, RerollWindow, SecondHelpingWindow
from potluck.games.cthulbeque.steps.turn import ReadyToServe
from potluck.kernel.chance import Chance
from potluck.kernel.heuristic import Heuristic, SearchStyle, softmax, weighted_sum
from potluck.kernel.moves import Move
from potluck.kernel.state import State

BEST_ALLOCATION: Final = 5
RESTS_AT: Final = 3
WORTH_KEEPING: Final = 0.9
HUSHES_ABOVE: Final = 0.5
LAST_ROUNDS: Final = 4


@final
class SensibleChef(Heuristic):
    """Knows the odds, not the future."""

    def style(self) -> SearchStyle:
        # Some rounds ahead, in the same worlds: dice decide much, and what they leave behind is weighed well.
        # What was tried is in docs/strength.md.
        return SearchStyle(own=1, rivals=0, whim=0, ahead=30, trust=4.0, halving=True)

    def choose(self, state: State, seat: int, moves: list[Move], chance: Chance) -> Move:
        assert isinstance(state, Feast)
        if len(moves) == 1:
            return moves[0]
        best = moves[0]
        most = -1000.0
        for move in moves:
            worth = appeal(state, seat, move)
            if worth > most:
                most = worth
                best = move
        return best

    def value(self, state: State, seat: int) -> float:
        return self.values(state)[seat]

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Feast)
        result = state.result
        if result is not None:
            winners = result.winners()
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
        weights = WEIGHTS[stage(state)]
        return softmax([weighted_sum(weights, features(state, seat)) for seat in range(state.seats)])

    def stage(self, state: State) -> int:
        """Which weights count now."""
        assert isinstance(state, Feast)
        return stage(state)

    def features(self, state: State, seat: int) -> list[float]:
        """The features that the weights apply to."""
        assert isinstance(state, Feast)
        return features(state, seat)


def appeal(table: Feast, seat: int, move: Move) -> float:
    """How much a chef likes one of their moves now, in points."""
    top = table.agenda[-1]
    if isinstance(move, Cast):
        return cast_appeal(table, seat, move)
    if isinstance(top, PlayACard):
        return play_appeal(table, seat, move)
    if isinstance(top, (CookOrFight, TakeOver, Challenged, NextPot)):
        return attempt_appeal(table, seat, move)
    if isinstance(top, GoOn):
        return going_on_appeal(table, seat, move)
    if isinstance(top, OfferRecipe):
        return 1.0 if isinstance(move, Attach) else 0.0
    if isinstance(top, RerollWindow):
        return reroll_appeal(table, move)
    if isinstance(top, SecondHelpingWindow):
        return helping_appeal(table, move)
    return turn_appeal(table, seat, move)


def turn_appeal(table: Feast, seat: int, move: Move) -> float:
    """The dice before the first turn, and the steps of a turn around playing and cooking."""
    top = table.agenda[-1]
    if isinstance(top, DiscardACard):
        return WORTH_KEEPING - hand_worth(table, seat, move.card) if isinstance(move, Discard) else 0.0
    if isinstance(top, ManageKitchen):
        return kitchen_appeal(table, seat, move)
    if isinstance(top, DrawOrRecuperate):
        return rest_appeal(table, seat) if says(move, RECUPERATE) else 0.0
    if isinstance(top, NewDie):
        return 1.0 if says(move, COOKING_DIE) else 0.0
    if isinstance(move, Allocate):
        return -abs(move.cooking - BEST_ALLOCATION) * 1.0
    if isinstance(top, ReadyToServe):
        return 1.0 if says(move, DECLARE) == wants_to_serve(table, seat) else 0.0
    return plain_appeal(table, seat, move)


def plain_appeal(table: Feast, seat: int, move: Move) -> float:
    """The decisions that need little thought."""
    top = table.agenda[-1]
    chef = table.chefs[seat]
    if isinstance(top, IgnoreLoss):
        return 1.0 if says(move, USE) else 0.0
    if isinstance(top, HushWindow):
        scared = loses_a_die(chef.sanity, table.check_target) > HUSHES_ABOVE or chef.sanity == 1
        return 1.0 if says(move, USE) == scared else 0.0
    if isinstance(top, KilledMonster):
        monster = on_the_stove(table, attempt_of(table))
        left = worth_served(table, chef, monster) - monster.damage
        return left if says(move, SERVE) else 0.0
    if isinstance(top, ChallengeBonus):
        return 1.0 if says(move, STAR) == (chef.sanity >= 3) else 0.0
    if isinstance(top, LetMonsterGo) and isinstance(move, Discard):
        return -prospects(table, MonsterAttempt(seat, move.card, True, False), in_kitchen(chef, move.card), True)
    if isinstance(top, ClearTableCard) and isinstance(move, Discard):
        return -card_worth(table, move.card)
    if isinstance(top, SwapPots) and isinstance(move, SwapFor):
        return pot_worth(table, move.monster)
    if isinstance(top, DividePool) and isinstance(move, Divide):
        return pot_prospects(table, seat, move.monster, move.dice)
    return 0.0


def wants_to_serve(table: Feast, seat: int) -> bool:
    """Serve while ahead; and before the rounds run out in any case."""
    lead = score(table, seat) - score(table, best_rival(table, seat))
    return lead >= 1 or table.rounds >= table.options.round_cap - LAST_ROUNDS


def rest_appeal(table: Feast, seat: int) -> float:
    """Rest with three dice lost, or when a pool is about to run dry."""
    chef = table.chefs[seat]
    if lost_dice(chef) >= RESTS_AT:
        return 1.0
    if chef.sanity == 1 and chef.max_sanity > 1:
        return 1.0
    return 1.0 if chef.cooking <= 2 and chef.max_cooking > 2 else -1.0


def kitchen_appeal(table: Feast, seat: int, move: Move) -> float:
    """The cheaper of the two ways to keep a Kitchen quiet."""
    chef = table.chefs[seat]
    count = crowd(table, chef)
    if says(move, TEST):
        return -(1.0 - trial_odds(chef.active(), count)[0]) * cooking_die_worth(chef)
    if chef.perks[HOLDS_HUSH] > 0:
        return -0.5
    return -loses_a_die(chef.sanity, count) * sanity_die_worth(chef)
