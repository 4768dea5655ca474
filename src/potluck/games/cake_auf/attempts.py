"""What a person can mean by picking something up and aiming it at something, and why that may be no move at all.

It uses only what the person sees.
"""

from __future__ import annotations

from typing import Final

from potluck.games.cake_auf.cards import (
    BAN,
    BURN,
    LAY,
    LIFT,
    MOST_SEATS,
    ONE_FOR_ONE,
    PICKY,
    SIGNS,
    SWITCH_HANDS,
    SWITCH_RECIPES,
    aimed_at,
)
from potluck.games.cake_auf.effects import offer
from potluck.games.cake_auf.refusals import card_missing, not_baked
from potluck.games.cake_auf.state import NOTHING, Bakery
from potluck.kernel.errors import Refusal
from potluck.kernel.moves import A_PLACE, Attempt, Move

RECIPE_PILE: Final = "recipe-pile"
DRAW_PILE: Final = "draw-pile"
DISCARD_PILE: Final = "discard-pile"
NEW_HAND: Final = "new-hand"
END_TURN: Final = "end-turn"
TAKE_NONE: Final = "take-none"
#: Piles, buttons, and the signs of a tie-break.
PLACES: Final = [RECIPE_PILE, DRAW_PILE, DISCARD_PILE, NEW_HAND, END_TURN, TAKE_NONE, *SIGNS]

#: Played on a recipe each; the other actions are played on people, on two recipes, or on the recipe pile.
ON_A_RECIPE: Final = [LAY, BAN, LIFT, BURN]


# -- what is meant --------------------------------------------------------------------------------------


def meant(table: Bakery, seat: int, attempt: Attempt) -> list[Move]:
    """The moves that a person can mean, also such as no deck ever allows."""
    pantry = table.pantry
    held = attempt.held.id
    if attempt.held.kind == A_PLACE:
        return pressed(table, held)
    if held in pantry.kind_of:
        return played(table, seat, pantry.kind_of[held], attempt)
    if held in pantry.recipe_of:
        return moved(table, seat, pantry.recipe_of[held], attempt)
    return []


def pressed(table: Bakery, place: str) -> list[Move]:
    """The move of a button."""
    if place == END_TURN:
        return [table.pantry.turn_ends]
    if place == NEW_HAND:
        return [table.pantry.mulligan]
    if place == TAKE_NONE:
        return [table.pantry.decline]
    return [table.pantry.throws[SIGNS.index(place)]] if place in SIGNS else []


def played(table: Bakery, seat: int, kind: int, attempt: Attempt) -> list[Move]:
    """The moves of a card of the draw pile, by what it is aimed at."""
    pantry = table.pantry
    effect = pantry.effects[kind]
    if attempt.aim is None:
        return any_use(table, seat, kind)
    aim = attempt.aim.id
    if attempt.aim.kind == A_PLACE:
        if aim == DISCARD_PILE:
            return [pantry.discards[kind]]
        return [pantry.on_seat[kind][0]] if aim == RECIPE_PILE and effect == PICKY else []
    other = attempt.aim_seat()
    if other != NOTHING:
        trades = effect in (SWITCH_HANDS, ONE_FOR_ONE)
        return [pantry.on_seat[kind][other]] if trades and 0 <= other < MOST_SEATS else []
    if aim in pantry.recipe_of:
        return played_on_recipe(table, seat, kind, pantry.recipe_of[aim])
    return lifts(table, kind, pantry.kind_of[aim]) if effect == LIFT and aim in pantry.kind_of else []


def any_use(table: Bakery, seat: int, kind: int) -> list[Move]:
    """All that a card in hand could be played on; once the discarding has begun, its discard."""
    if table.thrown_away > 0:
        return [table.pantry.discards[kind]]
    moves: list[Move] = []
    if kind in table.bakers[seat].hand:
        offer(table, seat, kind, moves)
    return moves


def played_on_recipe(table: Bakery, seat: int, kind: int, recipe: int) -> list[Move]:
    """A card on one recipe; of a Switcheroo, which takes two, all pairs with that one."""
    pantry = table.pantry
    effect = pantry.effects[kind]
    if effect in ON_A_RECIPE:
        move = pantry.on_recipe[kind][recipe]
        return [aimed_at(pantry.cards[kind], kind, pantry.recipes[recipe], recipe) if move is None else move]
    moves: list[Move] = []
    if effect == SWITCH_RECIPES and kind in table.bakers[seat].hand:
        owner = table.owner(recipe)
        for other, baker in enumerate(table.bakers):
            for dish in baker.dishes:
                if owner == seat and other != seat:
                    moves.append(pantry.switches[recipe][dish.recipe])
                elif owner not in (seat, NOTHING) and other == seat:
                    moves.append(pantry.switches[dish.recipe][recipe])
    return moves


def lifts(table: Bakery, kind: int, ban: int) -> list[Move]:
    """A counteraction aimed at a ban: on all recipes that this ban lies on."""
    moves: list[Move] = []
    for baker in table.bakers:
        for dish in baker.dishes:
            move = table.pantry.on_recipe[kind][dish.recipe]
            if ban in dish.bans and move is not None:
                moves.append(move)
    return moves


def moved(table: Bakery, seat: int, recipe: int, attempt: Attempt) -> list[Move]:
    """The moves of a recipe: it is swapped, switched, kept or given back."""
    pantry = table.pantry
    if table.overnight:
        if attempt.aim is None:
            return [pantry.keeps[recipe]]
        return [pantry.give_backs[recipe]] if attempt.aim.id == RECIPE_PILE else []
    aim = attempt.aim_card()
    if aim in pantry.kind_of and not table.peeked:  # people say it the other way round, too
        return played_on_recipe(table, seat, pantry.kind_of[aim], recipe)
    other = recipe if attempt.aim is None else pantry.recipe_of.get(aim, NOTHING)
    if other == NOTHING:
        return []
    if table.peeked:
        return swaps(table, seat, recipe, other)
    if other != recipe and SWITCH_RECIPES in [pantry.effects[kind] for kind in table.bakers[seat].hand]:
        mine, theirs = (other, recipe) if table.owner(other) == seat != table.owner(recipe) else (recipe, other)
        return [pantry.switches[mine][theirs]]
    return []


def swaps(table: Bakery, seat: int, recipe: int, other: int) -> list[Move]:
    """CA-6.3: a recipe and another one, or all that it could be swapped for."""
    rows = table.pantry.swaps
    if other != recipe:
        return [rows[other][recipe] if recipe in table.peeked else rows[recipe][other]]
    moves: list[Move] = []
    for dish in table.bakers[seat].dishes:
        for new in table.peeked:
            if recipe in (dish.recipe, new):
                moves.append(rows[dish.recipe][new])
    return moves


# -- why it is no move ----------------------------------------------------------------------------------


def no_move(table: Bakery, seat: int, attempt: Attempt) -> Refusal:
    """Why an attempt in the middle of a turn means nothing."""
    pantry = table.pantry
    held = attempt.held.id
    if attempt.held.kind == A_PLACE:
        return idle_place(table, held)
    if held in pantry.kind_of:
        kind = pantry.kind_of[held]
        if kind not in table.bakers[seat].hand:
            return card_missing("CA-2.2", held)
        return no_use(table, kind) if attempt.aim is None else wrong_aim(table, kind, attempt)
    if held in pantry.recipe_of:
        if attempt.aim is None or attempt.aim.id == held:
            return idle_recipe(table, seat, pantry.recipe_of[held])
        if attempt.aim_card() in pantry.kind_of:
            return no_move(table, seat, Attempt(attempt.aim, attempt.held))
        return Refusal("CA-6.1", "why-recipes-stay", {"card": pantry.first_with(SWITCH_RECIPES)})
    return Refusal("CA-2.2", "why-not-a-choice")


def idle_place(table: Bakery, place: str) -> Refusal:
    """Why a pile is left alone."""
    if place == RECIPE_PILE:
        return Refusal("CA-6.3", "why-recipe-pile-is-hidden", {"card": table.pantry.first_with(PICKY)})
    if place == DRAW_PILE:
        return Refusal("CA-2.1", "why-drawing-is-over")
    if place == DISCARD_PILE:
        return Refusal("CA-7.3", "why-discards-stay")
    return Refusal("CA-2.2", "why-not-a-choice")


def no_use(table: Bakery, kind: int) -> Refusal:
    """Why a card in hand has no use anywhere now."""
    card = table.pantry.cards[kind]
    if card.effect == LAY:
        return Refusal("CA-A6", "why-no-recipe-needs-it", {"card": card.id})
    if card.effect == BAN:
        return Refusal("CA-A2", "why-nothing-to-ban", {"need": card.need()})
    if card.effect == LIFT:
        return Refusal("CA-5.2", "why-no-such-ban", {"ban": table.pantry.lifted_by(card)})
    if card.effect == BURN:
        return Refusal("CA-A23", "why-nothing-to-burn", {"need": card.need()})
    if card.effect == PICKY:
        return Refusal("CA-A12", "why-recipe-pile-empty")
    if card.effect == SWITCH_RECIPES:
        return Refusal("CA-A13", "why-switch-needs-both")
    return Refusal("CA-A20", "why-nobody-has-a-card")


def wrong_aim(table: Bakery, kind: int, attempt: Attempt) -> Refusal:
    """What a card is played on instead."""
    pantry = table.pantry
    card = pantry.cards[kind]
    if card.effect == LAY:
        return Refusal("CA-3.1", "why-lay-under-a-recipe", {"card": card.id})
    if card.effect == BAN:
        return Refusal("CA-4.1", "why-ban-a-recipe", {"card": card.id, "need": card.need()})
    if card.effect == LIFT:
        return Refusal("CA-5.1", "why-lift-from-a-recipe", {"card": card.id, "ban": pantry.lifted_by(card)})
    if card.effect == BURN:
        return Refusal("CA-A23", "why-burn-a-dessert", {"card": card.id, "need": card.need()})
    if card.effect == PICKY:
        return Refusal("CA-6.3", "why-on-the-recipe-pile", {"card": card.id})
    if card.effect == SWITCH_RECIPES:
        aim = attempt.aim_card()
        if aim not in pantry.recipe_of:
            return Refusal("CA-6.1", "why-switch-two-recipes", {"card": card.id})
        if table.owner(pantry.recipe_of[aim]) == NOTHING:
            return not_baked(table, "CA-A13", pantry.recipe_of[aim])
        return Refusal("CA-A13", "why-switch-needs-both")
    rule = "CA-6.2" if card.effect == SWITCH_HANDS else "CA-6.4"
    return Refusal(rule, "why-on-a-player", {"card": card.id})


def idle_recipe(table: Bakery, seat: int, recipe: int) -> Refusal:
    """Why nothing is done with a recipe itself."""
    id = table.pantry.recipes[recipe].id
    owner = table.owner(recipe)
    if owner == NOTHING:
        return not_baked(table, "CA-3.1", recipe)
    if owner != seat:
        return Refusal("CA-2.2", "why-somebody-elses-recipe", {"recipe": id, "owner": owner})
    dish = table.dish(recipe)
    if dish.missing:
        missing: list[int] = []
        for kind, count in enumerate(dish.needs):
            missing.extend([kind] * count)
        return Refusal("CA-7.1", "why-recipe-still-needs", {"recipe": id, "cards": table.pantry.amounts(missing)})
    if dish.bans:
        return Refusal("CA-4.2", "why-recipe-is-banned", {"recipe": id, "bans": table.card_ids(dish.bans)})
    return Refusal("CA-8.4", "why-recipe-waits", {"recipe": id})


def no_move_at_the_end(table: Bakery, seat: int, attempt: Attempt) -> Refusal:
    """Why an attempt means nothing once the discarding has begun."""
    held = attempt.held.id
    if attempt.held.kind == A_PLACE:
        return idle_place(table, held)
    if held in table.pantry.kind_of and table.pantry.kind_of[held] not in table.bakers[seat].hand:
        return card_missing("CA-2.3", held)
    return Refusal("CA-2.3", "why-discarding-already")


def no_swap(table: Bakery, seat: int, attempt: Attempt) -> Refusal:
    """Why an attempt means nothing while a baker looks at recipes."""
    recipe = table.pantry.recipe_of.get(attempt.held_card(), NOTHING)
    if recipe != NOTHING and recipe not in table.peeked and table.owner(recipe) != seat:
        return Refusal("CA-6.3", "why-not-looked-at", {"recipe": attempt.held.id})
    if not table.bakers[seat].dishes:
        return Refusal("CA-6.3", "why-nothing-to-give")
    return Refusal("CA-6.3", "why-pick-first")
