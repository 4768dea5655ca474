"""Why a move is refused, with the rule that says so; made from what the mover can see alone.

`attempts.py` answers what is no move at all.
"""

from __future__ import annotations

from potluck.games.cake_auf.cards import SWITCH_RECIPES
from potluck.games.cake_auf.moves import (
    Ban,
    Burn,
    Decline,
    Discard,
    GiveBack,
    Keep,
    Lay,
    Lift,
    Mulligan,
    OneForOne,
    PickyEater,
    Swap,
    SwitchHands,
    SwitchRecipes,
    Throw,
)
from potluck.games.cake_auf.state import MULLIGANS, NOTHING, Bakery
from potluck.kernel.errors import Refusal
from potluck.kernel.moves import Move


def not_your_turn(table: Bakery) -> Refusal:
    """Nobody acts in another baker's turn."""
    return Refusal("CA-1.4", "why-not-your-turn", {"seat": table.active})


def card_missing(rule: str, card: str) -> Refusal:
    """Only cards in hand can be used."""
    return Refusal(rule, "why-not-in-hand", {"card": card})


def not_in_turn(table: Bakery, seat: int, move: Move) -> Refusal:
    """Why not in the middle of a turn."""
    if isinstance(move, (Swap, Decline)):
        return Refusal("CA-6.3", "why-nothing-looked-at")
    if isinstance(move, (Keep, GiveBack)):
        return Refusal("CA-8.3", "why-overnight-later")
    if isinstance(move, Throw):
        return Refusal("CA-9.1", "why-no-tie")
    if isinstance(move, Mulligan):
        if table.bakers[seat].mulligans >= MULLIGANS:
            return Refusal("CA-2.4", "why-mulligans-used", {"count": MULLIGANS})
        return Refusal("CA-A21", "why-nothing-to-trade-in")
    if isinstance(move, Discard):
        return card_missing("CA-2.3", move.card)
    return not_played(table, seat, move)


def not_played(table: Bakery, seat: int, move: Move) -> Refusal:
    """Why a card cannot be played like that."""
    if isinstance(move, Lay):
        return not_laid(table, seat, move)
    if isinstance(move, Ban):
        return not_banned(table, seat, move)
    if isinstance(move, Lift):
        return not_lifted(table, seat, move)
    if isinstance(move, Burn):
        return not_burned(table, seat, move)
    if isinstance(move, SwitchRecipes):
        return not_switched(table, seat, move)
    if isinstance(move, SwitchHands):
        return not_with(table, seat, move.kind, move.card, move.other, "CA-6.2")
    if isinstance(move, OneForOne):
        return not_with(table, seat, move.kind, move.card, move.other, "CA-6.4")
    if isinstance(move, PickyEater):
        if move.kind not in table.bakers[seat].hand:
            return card_missing("CA-6.3", move.card)
        return Refusal("CA-A12", "why-recipe-pile-empty")
    return Refusal("CA-2.2", "why-not-a-choice")


def not_laid(table: Bakery, seat: int, move: Lay) -> Refusal:
    """Why an ingredient cannot go there."""
    if move.kind not in table.bakers[seat].hand:
        return card_missing("CA-3.1", move.card)
    owner = table.owner(move.recipe)
    if owner == NOTHING:
        return not_baked(table, "CA-3.1", move.recipe)
    if owner != seat:
        return Refusal("CA-A31", "why-lay-under-your-own", {"recipe": move.id, "owner": owner})
    if table.pantry.needs[move.recipe][move.kind] == 0:
        return Refusal("CA-3.1", "why-not-in-the-recipe", {"card": move.card, "recipe": move.id})
    return Refusal("CA-A6", "why-needs-no-more", {"card": move.card, "recipe": move.id})


def not_banned(table: Bakery, seat: int, move: Ban) -> Refusal:
    """Why a ban cannot go there."""
    card = table.pantry.cards[move.kind]
    if move.kind not in table.bakers[seat].hand:
        return card_missing("CA-4.1", move.card)
    owner = table.owner(move.recipe)
    if owner == seat:
        return Refusal("CA-A4", "why-ban-your-own", {"recipe": move.id})
    if owner == NOTHING:
        return not_baked(table, "CA-4.1", move.recipe)
    if not card.icon & table.pantry.icons[move.recipe]:
        return Refusal("CA-A2", "why-does-not-need", {"recipe": move.id, "need": card.need()})
    return Refusal("CA-A2", "why-banned-already", {"card": move.card, "recipe": move.id})


def not_lifted(table: Bakery, seat: int, move: Lift) -> Refusal:
    """Why a counteraction has nothing to do there."""
    if move.kind not in table.bakers[seat].hand:
        return card_missing("CA-5.1", move.card)
    if table.owner(move.recipe) == NOTHING:
        return not_baked(table, "CA-5.2", move.recipe)
    return Refusal("CA-5.2", "why-nothing-to-lift", {"card": move.card, "recipe": move.id})


def not_burned(table: Bakery, seat: int, move: Burn) -> Refusal:
    """Why a dessert is safe from freezer burn."""
    card = table.pantry.cards[move.kind]
    if move.kind not in table.bakers[seat].hand:
        return card_missing("CA-6.5", move.card)
    baker = table.finisher(move.recipe)
    if baker == NOTHING:
        return Refusal("CA-A23", "why-not-finished", {"card": move.card, "recipe": move.id})
    if baker == seat:
        return Refusal("CA-A23", "why-burn-your-own", {"recipe": move.id})
    if not card.icon & table.pantry.icons[move.recipe]:
        return Refusal("CA-A23", "why-does-not-need", {"recipe": move.id, "need": card.need()})
    return Refusal("CA-A23", "why-finished-earlier", {"card": move.card, "recipe": move.id})


def not_switched(table: Bakery, seat: int, move: SwitchRecipes) -> Refusal:
    """Why two recipes cannot change sides."""
    if move.kind not in table.bakers[seat].hand:
        return card_missing("CA-6.1", table.pantry.first_with(SWITCH_RECIPES) or "")
    mine = table.owner(move.mine)
    theirs = table.owner(move.theirs)
    if mine == NOTHING:
        return not_baked(table, "CA-A13", move.mine)
    if theirs == NOTHING:
        return not_baked(table, "CA-A13", move.theirs)
    if mine == seat:
        return Refusal("CA-6.1", "why-both-yours", {"mine": move.my_id, "theirs": move.their_id})
    return Refusal("CA-6.1", "why-not-yours-to-give", {"recipe": move.my_id, "owner": mine})


def not_baked(table: Bakery, rule: str, recipe: int) -> Refusal:
    """A recipe that nobody works on: it is finished, or not in play."""
    id = table.pantry.recipes[recipe].id
    baker = table.finisher(recipe)
    if baker == NOTHING:
        return Refusal(rule, "why-nobody-bakes-it", {"recipe": id})
    return Refusal(rule, "why-finished-already", {"recipe": id, "owner": baker})


def not_with(table: Bakery, seat: int, kind: int, card: str, other: int, rule: str) -> Refusal:
    """Why a card cannot be played on that baker."""
    if kind not in table.bakers[seat].hand:
        return card_missing(rule, card)
    if other >= table.seats:
        return Refusal(rule, "why-nobody-sits-there", {"number": other + 1})
    if other == seat:
        return Refusal(rule, "why-not-on-yourself", {"card": card})
    return Refusal("CA-A20", "why-no-card-to-take", {"other": other})


def not_at_the_end(move: Move) -> Refusal:
    """Why not once the discarding has begun."""
    if isinstance(move, Discard):
        return card_missing("CA-2.3", move.card)
    return Refusal("CA-2.3", "why-discarding-already")


def not_picked(table: Bakery, seat: int, move: Move) -> Refusal:
    """Why not while a baker looks at recipes."""
    if isinstance(move, Swap):
        if table.owner(move.mine) != seat:
            return Refusal("CA-6.3", "why-not-yours-to-swap", {"recipe": move.my_id})
        return Refusal("CA-6.3", "why-not-looked-at", {"recipe": move.new_id})
    return Refusal("CA-6.3", "why-pick-first")


def not_kept(table: Bakery, seat: int) -> Refusal:
    """Why not while an Overnight recipe waits."""
    recipe = table.overnight[0]
    id = table.pantry.recipes[recipe].id
    owner = table.owner(recipe)
    if seat != owner:
        return Refusal("CA-A16", "why-somebody-else-keeps", {"recipe": id, "owner": owner})
    return Refusal("CA-8.3", "why-keep-or-return-first", {"recipe": id})


def not_thrown(table: Bakery, seat: int) -> Refusal:
    """Why not while a tie is thrown out."""
    if seat not in table.rivals:
        return Refusal("CA-9.1", "why-only-rivals-throw", {"rivals": table.rivals})
    return Refusal("CA-9.1", "why-throw-first")
