"""A sensible chef: cooks what the odds favour, rests in time, serves while ahead."""

from __future__ import annotations

from typing import Final, final

from potluck.games.cthulbeque.challenge import Challenged, TakeOver
from potluck.games.cthulbeque.cooking import (
    GoOn,
    OfferRecipe,
    dice_after,
    monster_dice,
)
from potluck.games.cthulbeque.dice import HushWindow, RerollWindow, SecondHelpingWindow, under_way
from potluck.games.cthulbeque.feast import (
    Attempt,
    Feast,
    Monster,
    attempt_of,
    in_kitchen,
    on_the_stove,
    owner_of,
    stars,
)
from potluck.games.cthulbeque.judgement import (
    WORTHS,
    best_rival,
    card_worth,
    chance_to_finish,
    cooking_die_worth,
    hand_worth,
    prospects,
    sanity_die_worth,
    worth_served,
)
from potluck.games.cthulbeque.kitchen import DrawOrRecuperate, ManageKitchen, NewDie, crowd, lost_dice
from potluck.games.cthulbeque.moves import (
    COOK_ON,
    COOKING_DIE,
    DECLARE,
    RECUPERATE,
    SERVE,
    STAR,
    STOP,
    TEST,
    USE,
    Allocate,
    Attach,
    Cast,
    Cook,
    Discard,
    Divide,
    Fight,
    Play,
    Reroll,
    Say,
    Season,
    SwapFor,
)
from potluck.games.cthulbeque.odds import kept_and_rolled, loses_a_die, trial_odds
from potluck.games.cthulbeque.outlook import WEIGHTS, features, stage
from potluck.games.cthulbeque.recovery import ClearTableCard, IgnoreLoss, LetMonsterGo
from potluck.games.cthulbeque.rolls import tally
from potluck.games.cthulbeque.rules import DiscardACard, PlayACard, ReadyToServe
from potluck.games.cthulbeque.scoring import score
from potluck.games.cthulbeque.serving import ChallengeBonus, KilledMonster
from potluck.games.cthulbeque.spells import SwapPots, topmost_monster
from potluck.games.cthulbeque.stove import CookOrFight, DividePool, NextPot
from potluck.games.cthulbeque.vocabulary import (
    BANISH,
    HEX,
    HOLDS_HUSH,
    KNIT,
    LEFTOVERS,
    MONSTER,
    NOTHING,
    QUIET,
    STARS,
)
from potluck.kernel.chance import Chance
from potluck.kernel.heuristic import Heuristic, SearchStyle, softmax, weighted_sum
from potluck.kernel.moves import Move
from potluck.kernel.state import State

BEST_ALLOCATION: Final = 5
PRESSES_ON_ABOVE: Final = 0.55
RESTS_AT: Final = 3
KITCHEN_ROOM: Final = 2
WORTH_KEEPING: Final = 0.9
HUSHES_ABOVE: Final = 0.5
HELPS_ABOVE: Final = 0.3
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
        """What the weights weigh."""
        assert isinstance(state, Feast)
        return features(state, seat)


def says(move: Move, word: int) -> bool:
    """Whether a move is that plain answer."""
    return isinstance(move, Say) and move.word == word


def appeal(table: Feast, seat: int, move: Move) -> float:
    """How much a chef likes one of his moves now, in points."""
    top = table.agenda[-1]
    if isinstance(move, Cast):
        return cast_appeal(table, seat, move)
    if isinstance(top, PlayACard):
        return play_appeal(table, seat, move)
    if isinstance(top, (CookOrFight, TakeOver, Challenged, NextPot)):
        return attempt_appeal(table, seat, move)
    if isinstance(top, GoOn):
        return going_on_appeal(table, seat, move)
    if isinstance(top, DiscardACard):
        return WORTH_KEEPING - hand_worth(table, seat, move.card) if isinstance(move, Discard) else 0.0
    if isinstance(top, OfferRecipe):
        return 1.0 if isinstance(move, Attach) else 0.0
    if isinstance(top, RerollWindow):
        return reroll_appeal(table, move)
    if isinstance(top, SecondHelpingWindow):
        return helping_appeal(table, move)
    if isinstance(top, ManageKitchen):
        return kitchen_appeal(table, seat, move)
    if isinstance(top, DrawOrRecuperate):
        return rest_appeal(table, seat) if says(move, RECUPERATE) else 0.0
    return plain_appeal(table, seat, move)


def plain_appeal(table: Feast, seat: int, move: Move) -> float:
    """The decisions that need little thought."""
    top = table.agenda[-1]
    chef = table.chefs[seat]
    if isinstance(move, Allocate):
        return -abs(move.cooking - BEST_ALLOCATION) * 1.0
    if isinstance(top, ReadyToServe):
        return 1.0 if says(move, DECLARE) == wants_to_serve(table, seat) else 0.0
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
    if isinstance(top, NewDie):
        return 1.0 if says(move, COOKING_DIE) else 0.0
    if isinstance(top, LetMonsterGo) and isinstance(move, Discard):
        return -prospects(table, Attempt(seat, move.card, True, False), in_kitchen(chef, move.card), True)
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
    return lead >= 1 or table.rounds >= table.cap - LAST_ROUNDS


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


# -- attempts -----------------------------------------------------------------------------------------


def attempt_appeal(table: Feast, seat: int, move: Move) -> float:
    """Cook or fight what promises most; nothing if nothing does."""
    challenged = table.limbo is not None
    if isinstance(move, (Cook, Fight)):
        monster = table.limbo if table.limbo is not None else in_kitchen(table.chefs[seat], move.monster)
        assert monster is not None
        attempt = Attempt(seat, move.monster, isinstance(move, Cook), challenged)
        if challenged and isinstance(move, Fight):
            return prospects(table, attempt, monster, True) - 1.0
        if isinstance(move, Cook):
            attempt.pot = pot_of(table, move.monster)
            if move.ingredient != NOTHING:
                return seasoned_prospects(table, attempt, monster, move.ingredient)
        return prospects(table, attempt, monster, True)
    if isinstance(move, Divide):
        rest = table.chefs[seat].active() - move.dice
        second = -1.0
        for monster in table.chefs[seat].kitchen:
            if monster.card != move.monster and monster.card not in table.tried:
                second = max(second, pot_prospects(table, seat, monster.card, rest))
        return pot_prospects(table, seat, move.monster, move.dice) + second
    return 0.0


def pot_of(table: Feast, card: int) -> int:
    """The dice that wait for a Monster when the pool is divided, or NOTHING."""
    for at in range(0, len(table.pots), 2):
        if table.pots[at] == card:
            return table.pots[at + 1]
    return NOTHING


def pot_prospects(table: Feast, seat: int, card: int, dice: int) -> float:
    """What one group of dice promises on its Monster."""
    attempt = Attempt(seat, card, True, False)
    attempt.pot = dice
    attempt.bonus = False
    return prospects(table, attempt, in_kitchen(table.chefs[seat], card), True)


def seasoned_prospects(table: Feast, attempt: Attempt, monster: Monster, ingredient: int) -> float:
    """An attempt with one more Ingredient; bad ones are for others, and good ones for what gets finished."""
    face = table.larder.cards[ingredient]
    if face.nuisance:
        return -10.0
    twin = monster.copy()
    twin.ingredients.append(ingredient)
    done = chance_to_finish(table, attempt, twin)
    better = prospects(table, attempt, twin, True)
    for effect in face.effects:
        if effect != STARS:
            better += 0.3 * WORTHS[effect] * face.amounts[effect]
    return better if done > 0.5 else better - 1.0


def going_on_appeal(table: Feast, seat: int, move: Move) -> float:
    """Press on only with good odds; the Monster stays where it is if one stops."""
    if says(move, STOP):
        return 0.0
    attempt = attempt_of(table)
    monster = on_the_stove(table, attempt)
    cooks = says(move, COOK_ON)
    win = trial_odds(dice_after(table, attempt, cooks), monster_dice(table, monster, cooks))[0]
    line = PRESSES_ON_ABOVE
    if attempt.challenged:
        line -= 0.1  # unfinished, the Monster goes back to the challenger
    if attempt.cooks and not cooks:
        line += 0.2
    if worth_served(table, table.chefs[seat], monster) < 2.0:
        line += 0.1
    return win - line


# -- re-rolls -----------------------------------------------------------------------------------------


def outcome_worth(table: Feast, mine: int, theirs: int) -> float:
    """What a Test's result is worth: counters that are still needed; a tie is half a loss."""
    if mine < theirs:
        return -1.5
    if mine == theirs:
        return -0.3
    attempt = table.attempt
    if attempt is None:
        return 1.0
    monster = on_the_stove(table, attempt)
    missing = table.larder.threats[monster.card] - monster.cooking - monster.damage
    gained = (mine - theirs + 1) // 2
    return 1.0 + min(gained, missing) + (1.0 if gained >= missing else 0.0)


def reroll_appeal(table: Feast, move: Move) -> float:
    """The mean over the six faces that a die could show instead."""
    trial = under_way(table)
    theirs = tally(trial.yours)
    if not isinstance(move, Reroll):
        return outcome_worth(table, tally(trial.mine), theirs)
    counts = trial.mine.copy()
    counts[move.face] -= 1
    total = 0.0
    for face in range(1, 7):
        counts[face] += 1
        total += outcome_worth(table, tally(counts), theirs)
        counts[face] -= 1
    return total / 6.0


def helping_plan(table: Feast) -> list[int]:
    """Which dice to roll again: all but the one group that gives the best chance; none if the Test is won."""
    trial = under_way(table)
    theirs = tally(trial.yours)
    plan = [0, 0, 0, 0, 0, 0, 0]
    if tally(trial.mine) > theirs:
        return plan
    best = HELPS_ABOVE
    for face in range(1, 7):
        if trial.mine[face] == 0:
            continue
        kept = [0, 0, 0, 0, 0, 0, 0]
        kept[face] = trial.mine[face]
        again = sum(trial.mine) - trial.mine[face]
        odds = kept_and_rolled(kept, again, theirs)
        if odds > best:
            best = odds
            plan = trial.mine.copy()
            plan[face] = 0
    return plan


def helping_appeal(table: Feast, move: Move) -> float:
    """Follow the plan, die by die."""
    trial = under_way(table)
    plan = helping_plan(table)
    if isinstance(move, Reroll):
        return 1.0 if trial.picked[move.face] < plan[move.face] else -1.0
    return 0.0


# -- cards --------------------------------------------------------------------------------------------


def play_appeal(table: Feast, seat: int, move: Move) -> float:
    """What a card brings now; the strongest rival gets the nuisances."""
    if isinstance(move, Play):
        if table.larder.kinds[move.card] == MONSTER:
            return monster_appeal(table, seat, move)
        worth = card_worth(table, move.card)
        if move.seat == seat:
            return worth
        return -worth if worth < 0.0 and move.seat == best_rival(table, seat) else -1.0
    if isinstance(move, Season):
        owner = owner_of(table, move.monster)
        worth = card_worth(table, move.card)
        if owner == seat:
            return -1.0  # better added when it is cooked
        return -worth * 0.8 if table.larder.cards[move.card].nuisance else -1.0
    if isinstance(move, Discard):
        return -card_worth(table, move.card)
    return 0.2


def monster_appeal(table: Feast, seat: int, move: Play) -> float:
    """A Monster for one's own Kitchen while there is room, or for a rival who can't handle it."""
    chef = table.chefs[seat]
    monster = Monster(move.card)
    mine = prospects(table, Attempt(seat, move.card, True, True), monster, True)
    waiting = len(chef.kitchen)
    if move.seat == seat:
        return mine - 1.2 * waiting if waiting < KITCHEN_ROOM else -1.0
    rival = table.chefs[move.seat]
    attempt = Attempt(move.seat, move.card, True, True)
    theirs = prospects(table, attempt, monster, True)
    if theirs > 0.0:
        return -1.0
    done = chance_to_finish(table, Attempt(seat, move.card, True, True), monster)
    return mine + done - 0.5 * waiting - 0.1 * len(rival.served)


def pot_worth(table: Feast, card: int) -> float:
    """How much a Monster in a Kitchen is worth to its owner."""
    owner = owner_of(table, card)
    monster = in_kitchen(table.chefs[owner], card)
    threat = table.larder.threats[card]
    return stars(table, monster) * (0.3 + 0.7 * (monster.cooking + monster.damage) / threat)


def cast_appeal(table: Feast, seat: int, move: Cast) -> float:
    """Whether a Spell is well used now; below zero it waits."""
    spell = table.larder.cards[move.card].spell
    chef = table.chefs[seat]
    if spell == KNIT:
        return 3.0 if chef.max_cooking - chef.cooking >= 2 else -1.0
    if spell == QUIET:
        return 3.0 if chef.max_sanity - chef.sanity >= 2 or chef.sanity == 1 else -1.0
    if spell == BANISH:
        worth = pot_worth(table, move.monster)
        return worth - 2.5 if owner_of(table, move.monster) != seat else -1.0
    if spell == LEFTOVERS:
        if len(chef.kitchen) >= KITCHEN_ROOM:
            return -1.0
        card = table.discard[topmost_monster(table)]
        return prospects(table, Attempt(seat, card, True, True), Monster(card), True) - 1.0
    if spell == HEX:
        return 1.5 if move.seat == best_rival(table, seat) and table.chefs[move.seat].kitchen else -1.0
    best = 0.0
    for other, rival in enumerate(table.chefs):
        if other != seat:
            for monster in rival.kitchen:
                best = max(best, pot_worth(table, monster.card))
    return best - pot_worth(table, move.monster) - 1.5
