"""What cards in play do: perks in front of a chef, Ingredients on a Monster, and the dice that come of both."""

from __future__ import annotations

from potluck.games.cthulbeque.cards import (
    CHALLENGE_DICE,
    CLUTTER,
    CLUTTER_ALWAYS,
    COOKING_FEWER,
    COOKING_MORE,
    COURAGE,
    FEAR,
    FIGHTING_FEWER,
    FIGHTING_MORE,
    FIRST_COOKING,
    MONSTER_COOKING_DICE,
    MONSTER_DICE,
    NOTHING,
    REROLLS,
    RESTLESS,
)
from potluck.games.cthulbeque.state import Chef, Feast, Monster, MonsterAttempt


def lay(table: Feast, seat: int, card: int) -> None:
    """CT-8.3: an Item, Spell or Assistant comes before its holder and takes effect."""
    chef = table.chefs[seat]
    chef.table.append(card)
    face = table.larder.cards[card]
    for effect in face.effects:
        chef.perks[effect] += face.amounts[effect]


def clear(table: Feast, seat: int, card: int) -> None:
    """A card in front of a chef goes to the discard pile."""
    chef = table.chefs[seat]
    chef.table.remove(card)
    face = table.larder.cards[card]
    for effect in face.effects:
        chef.perks[effect] -= face.amounts[effect]
    table.discard.append(card)


def first_with(table: Feast, seat: int, effect: int) -> int:
    """The first card in front of a chef that has an effect."""
    for card in table.chefs[seat].table:
        if table.larder.cards[card].amounts[effect] > 0:
            return card
    raise ValueError("no such card on the table")


def clear_one_with(table: Feast, seat: int, effect: int) -> int:
    """Discard the first card in front of a chef that has an effect; which one it was."""
    card = first_with(table, seat, effect)
    clear(table, seat, card)
    return card


def season(table: Feast, seat: int, monster: Monster, ingredient: int) -> None:
    """CT-8.3: a Special Ingredient goes on a Monster and travels with it."""
    monster.ingredients.append(ingredient)
    if table.journal is not None:
        cards = table.larder.cards
        facts: dict[str, object] = {
            "seat": seat,
            "ingredient": cards[ingredient].id,
            "monster": cards[monster.card].id,
        }
        table.tell("seasons", facts)


def season_total(table: Feast, monster: Monster, effect: int) -> int:
    """What all Ingredients on a Monster add to one effect."""
    total = 0
    for card in monster.ingredients:
        total += table.larder.cards[card].amounts[effect]
    return total


# -- how many dice ------------------------------------------------------------------------------------


def dice_left(table: Feast, attempt: MonsterAttempt) -> int:
    """The active dice of an attempt: the pool's, or its group's where the pool is divided (CT-A26)."""
    return table.chefs[attempt.seat].active() if attempt.pot == NOTHING else attempt.pot


def chef_dice(table: Feast, attempt: MonsterAttempt) -> int:
    """CT-9.3, CT-9.8: what a chef rolls now, cards included; never less than one die."""
    chef = table.chefs[attempt.seat]
    perks = chef.perks
    dice = dice_left(table, attempt) - chef.hexed
    if attempt.cooks:
        dice += perks[COOKING_FEWER]
        if attempt.bonus:
            dice += perks[COOKING_MORE]
            if table.first_test and attempt.seat == table.turn:
                dice += perks[FIRST_COOKING]
    else:
        dice += 1 + perks[FIGHTING_FEWER]
        if attempt.bonus:
            dice += perks[FIGHTING_MORE]
    if attempt.challenged:
        dice += perks[CHALLENGE_DICE]
    return max(1, dice)


def dice_after(table: Feast, attempt: MonsterAttempt, cooks: bool) -> int:
    """What the chef would roll after going on, cooking (one die fatigued) or fighting."""
    next_one = attempt.copy()
    next_one.cooks = cooks
    next_one.pot = dice_left(table, attempt) - (1 if cooks else 0)
    return chef_dice(table, next_one)


def monster_dice(table: Feast, monster: Monster, cooks: bool) -> int:
    """CT-2.2: Threat, less a die for each counter of either kind (CT-A6), and what Ingredients do; never below none."""
    dice = table.larder.threats[monster.card] - monster.cooking - monster.damage
    for card in monster.ingredients:
        amounts = table.larder.cards[card].amounts
        dice += amounts[MONSTER_DICE]
        if cooks:
            dice += amounts[MONSTER_COOKING_DICE]
    return max(0, dice)


def fear_target(table: Feast, attempt: MonsterAttempt, monster: Monster) -> int:
    """CT-9.1: the Monster's Fear, less the chef's courage; Ingredients count in a Kitchen, not in limbo (CT-A40)."""
    fear = table.larder.cards[monster.card].fear
    if not attempt.challenged:
        fear += season_total(table, monster, FEAR)
    return max(0, fear - table.chefs[attempt.seat].perks[COURAGE])


def single_rerolls(table: Feast, monster: Monster, cooks: bool) -> int:
    """CT-9.2: one with a Recipe, one more for each Lemon; none in a fight (CT-9.7)."""
    if not cooks:
        return 0
    return season_total(table, monster, REROLLS) + (1 if monster.recipe != NOTHING else 0)


def crowd(table: Feast, chef: Chef) -> int:
    """CT-6.1: how many Monsters a chef has to manage; some count double, some cards count as more."""
    count = chef.perks[CLUTTER_ALWAYS]
    for monster in chef.kitchen:
        count += 2 if table.larder.traits[monster.card] == RESTLESS else 1
    if chef.kitchen:
        count += chef.perks[CLUTTER]
    return count
