"""What cards, dice and attempts are worth in points: estimates around exact odds."""

from __future__ import annotations

from typing import Final

from potluck.games.cthulbeque.cards import (
    CALMS,
    CHALLENGE_DICE,
    CLUTTER,
    CLUTTER_ALWAYS,
    COOKING_FEWER,
    COOKING_MORE,
    COURAGE,
    CRITIC,
    EFFECTS,
    EXTRA_CARDS,
    FIGHTING_FEWER,
    FIGHTING_MORE,
    FIRST_COOKING,
    HEALS,
    HOLDS_HELPING,
    HOLDS_HUSH,
    HYPNOTIC,
    MONSTER,
    MONSTER_COOKING_DICE,
    MONSTER_DICE,
    NOTHING,
    NURSING,
    RECIPE,
    REROLLS,
    REST_COOKING,
    REST_SANITY,
    RICH,
    SAVES_COOKING,
    SAVES_SANITY,
    SKIPS_MANAGEMENT,
    SPELL,
    STARS,
    TRIMS,
)
from potluck.games.cthulbeque.effects import chef_dice, dice_left, fear_target, monster_dice
from potluck.games.cthulbeque.odds import finish_odds, loses_a_die, trial_odds
from potluck.games.cthulbeque.scoring import score, stars
from potluck.games.cthulbeque.state import DISHES_TO_SERVE, Chef, Feast, Monster, MonsterAttempt

SPELL_WORTH: Final = 1.2
#: Reaching three dishes lets a chef end the meal while ahead.
DISH_WORTH: Final = 1.5
KEPT_PROGRESS: Final = 0.3
OVERKILL: Final = 1.5
DIE_WORTH: Final = 0.8


def effect_worths() -> list[float]:
    """Points that one unit of each effect is worth to a holder (or, for Ingredients, on one's own Monster)."""
    worths = [0.0] * EFFECTS
    worths[COOKING_MORE] = 2.5
    worths[COOKING_FEWER] = 2.5
    worths[FIGHTING_MORE] = 0.3
    worths[FIGHTING_FEWER] = 0.3
    worths[FIRST_COOKING] = 2.0
    worths[CHALLENGE_DICE] = 0.5
    worths[TRIMS] = 0.2
    worths[COURAGE] = 1.5
    worths[SAVES_COOKING] = 1.0
    worths[SAVES_SANITY] = 1.2
    worths[CLUTTER] = -1.0
    worths[CLUTTER_ALWAYS] = -1.2
    worths[EXTRA_CARDS] = 0.8
    worths[NURSING] = 0.4
    worths[REST_COOKING] = 0.7
    worths[REST_SANITY] = 0.7
    worths[SKIPS_MANAGEMENT] = 2.0
    worths[CRITIC] = 0.8
    worths[HOLDS_HELPING] = 0.3
    worths[HOLDS_HUSH] = 0.3
    worths[STARS] = 1.0
    worths[MONSTER_DICE] = -0.8
    worths[MONSTER_COOKING_DICE] = -0.8
    worths[REROLLS] = 0.8
    worths[HEALS] = 0.1
    worths[CALMS] = 0.5
    return worths


WORTHS: Final = effect_worths()


def card_worth(table: Feast, card: int) -> float:
    """What an Item, Spell, Assistant or Ingredient is worth to whoever has it; below zero for nuisances."""
    face = table.larder.cards[card]
    total = SPELL_WORTH if face.kind == SPELL else 0.0
    for effect in face.effects:
        total += WORTHS[effect] * face.amounts[effect]
    return total


def cooking_die_worth(chef: Chef) -> float:
    """What losing one Cooking die costs now: much if it is the last one."""
    left = chef.active()
    return 4.0 if left <= 1 else 1.3 if left == 2 else DIE_WORTH


def sanity_die_worth(chef: Chef) -> float:
    """What losing one Sanity die costs now: a point, and much more if it is the last one."""
    return 4.0 if chef.sanity <= 1 else 1.5 if chef.sanity == 2 else 1.1


def best_rival(table: Feast, seat: int) -> int:
    """The strongest of the others."""
    best = (seat + 1) % table.seats
    for other in range(table.seats):
        if other != seat and score(table, other) > score(table, best):
            best = other
    return best


def worth_served(table: Feast, chef: Chef, monster: Monster) -> float:
    """What a Monster would bring, with a Recipe that the chef holds and the stars that it has."""
    worth = float(stars(table, monster))
    if monster.recipe == NOTHING:
        for card in chef.hand:
            if table.larder.kinds[card] == RECIPE and table.larder.matches(card, monster.card):
                worth += 2.0 if table.larder.traits[monster.card] == RICH else 1.0
                break
    elif table.larder.traits[monster.card] == RICH:
        worth += 1.0
    if len(chef.served) < DISHES_TO_SERVE:
        worth += DISH_WORTH
    return worth


def chance_to_finish(table: Feast, attempt: MonsterAttempt, monster: Monster) -> float:
    """Whether this attempt finishes the Monster, if the chef always goes on as long as they can."""
    dice = dice_left(table, attempt)
    if not attempt.cooks:
        dice += 1  # a fight tires nobody: one Test more than the same dice cooking
    missing = table.larder.threats[monster.card] - monster.cooking - monster.damage
    mine = chef_dice(table, attempt)
    theirs = monster_dice(table, monster, attempt.cooks)
    if table.larder.traits[monster.card] == HYPNOTIC and missing > 1:
        return trial_odds(mine, theirs)[0] * 0.6
    return finish_odds(dice, missing, mine - dice, missing - theirs)


def prospects(table: Feast, attempt: MonsterAttempt, monster: Monster, fear: bool) -> float:
    """The points that an attempt promises, less what it may cost."""
    chef = table.chefs[attempt.seat]
    win, _, _ = trial_odds(chef_dice(table, attempt), monster_dice(table, monster, attempt.cooks))
    worth = worth_served(table, chef, monster)
    if not attempt.cooks:
        worth -= monster.damage + OVERKILL + table.larder.threats[monster.card] - monster.cooking - monster.damage
    done = chance_to_finish(table, attempt, monster)
    total = done * worth + KEPT_PROGRESS * max(0.0, win - done) * worth
    total -= (1.0 - win) * cooking_die_worth(chef)
    if fear:
        target = fear_target(table, attempt, monster)
        if target > 0:
            total -= loses_a_die(chef.sanity, target) * sanity_die_worth(chef)
    return total


def hand_worth(table: Feast, seat: int, card: int) -> float:
    """Whether a card in hand is worth keeping."""
    larder = table.larder
    kind = larder.kinds[card]
    chef = table.chefs[seat]
    if kind == MONSTER:
        attempt = MonsterAttempt(seat, card, True, True)
        return prospects(table, attempt, Monster(card), True)
    if kind == RECIPE:
        for monster in chef.kitchen:
            if larder.matches(card, monster.card) and monster.recipe == NOTHING:
                return 2.0
        for other in chef.hand:
            if larder.kinds[other] == MONSTER and larder.matches(card, other):
                return 1.2
        return 0.6
    return abs(card_worth(table, card))
