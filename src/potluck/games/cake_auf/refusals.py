"""Why a move is refused, with the rule that says so; made from what the mover can see alone."""

from __future__ import annotations

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


def not_your_turn() -> Refusal:
    """Nobody acts in another baker's turn."""
    return Refusal("CA-1.4", "It is not your turn.")


def not_in_turn(table: Bakery, seat: int, move: Move) -> Refusal:
    """Why not in the middle of a turn."""
    if seat != table.active:
        return not_your_turn()
    if isinstance(move, (Swap, Decline)):
        return Refusal("CA-6.3", "You have not looked at any recipes.")
    if isinstance(move, (Keep, GiveBack)):
        return Refusal("CA-8.3", "Recipes are kept overnight when a round has ended.")
    if isinstance(move, Throw):
        return Refusal("CA-9.1", "You throw only to break a tie after the last round.")
    if isinstance(move, Mulligan):
        if table.bakers[seat].mulligans >= MULLIGANS:
            return Refusal("CA-2.4", "You have traded in your hand three times this round.")
        return Refusal("CA-A21", "You have no cards to trade in.")
    if isinstance(move, Discard):
        return card_missing("CA-2.3")
    return not_played(table, seat, move)


def card_missing(rule: str) -> Refusal:
    """Only cards in hand can be used."""
    return Refusal(rule, "You do not have that card.")


def not_played(table: Bakery, seat: int, move: Move) -> Refusal:
    """Why a card cannot be played like that."""
    hand = table.bakers[seat].hand
    if isinstance(move, Lay):
        return not_laid(table, seat, move)
    if isinstance(move, Ban):
        return not_banned(table, seat, move)
    if isinstance(move, Lift):
        return unless_missing(
            move.kind in hand, "CA-5.1", Refusal("CA-5.2", "There is no such ban to lift on that recipe.")
        )
    if isinstance(move, SwitchRecipes):
        reason = "Switch one of your unfinished recipes with an unfinished one of another player."
        return unless_missing(move.kind in hand, "CA-6.1", Refusal("CA-A13", reason))
    if isinstance(move, SwitchHands):
        return aimed_badly(
            table, seat, move.kind in hand, move.other, "CA-6.2", "You switch hands with another player."
        )
    if isinstance(move, OneForOne):
        return aimed_badly(table, seat, move.kind in hand, move.other, "CA-A20", "That player has no card to take.")
    if isinstance(move, PickyEater):
        return unless_missing(move.kind in hand, "CA-6.3", Refusal("CA-A12", "The recipe pile is empty."))
    if isinstance(move, Burn):
        reason = "Nobody else has finished that recipe this round."
        return unless_missing(move.kind in hand, "CA-6.5", Refusal("CA-A23", reason))
    return Refusal("CA-2.2", "That is not among your choices now.")


def unless_missing(held: bool, rule: str, refusal: Refusal) -> Refusal:
    """This refusal if the card is in hand; else the refusal that the card is not."""
    return refusal if held else card_missing(rule)


def not_banned(table: Bakery, seat: int, move: Ban) -> Refusal:
    """Why a ban cannot go there."""
    if move.kind not in table.bakers[seat].hand:
        return card_missing("CA-4.1")
    if table.owner(move.recipe) == seat:
        return Refusal("CA-A4", "You cannot ban your own recipe.")
    if table.owner(move.recipe) == NOTHING:
        return Refusal("CA-4.1", "Nobody is working on that recipe.")
    return Refusal("CA-A2", "A ban of that kind lies on this recipe already.")


def not_laid(table: Bakery, seat: int, move: Lay) -> Refusal:
    """Why an ingredient cannot go there."""
    if move.kind not in table.bakers[seat].hand:
        return card_missing("CA-3.1")
    if table.bakers[seat].dish_of(move.recipe) is not None:
        return Refusal("CA-A6", "That recipe needs no more of it.")
    if table.owner(move.recipe) != NOTHING:
        return Refusal("CA-A31", "Ingredients go under your own recipes only.")
    return Refusal("CA-3.1", "You are not working on that recipe.")


def aimed_badly(table: Bakery, seat: int, held: bool, other: int, rule: str, reason: str) -> Refusal:
    """Why a card cannot be played on that seat."""
    if not held:
        return card_missing(rule)
    if other == seat or other >= table.seats:
        return Refusal(rule, "Choose another player.")
    return Refusal(rule, reason)


def not_at_the_end(table: Bakery, seat: int, move: Move) -> Refusal:
    """Why not once the discarding has begun."""
    if seat != table.active:
        return not_your_turn()
    if isinstance(move, Discard):
        return card_missing("CA-2.3")
    return Refusal("CA-2.3", "You are discarding already; what is left is one more discard, or to pass.")


def not_picked(table: Bakery, seat: int) -> Refusal:
    """Why not while a baker looks at recipes."""
    if seat != table.active:
        return not_your_turn()
    return Refusal("CA-6.3", "Swap one of your unfinished recipes for one that you looked at, or none.")


def not_kept(table: Bakery, seat: int) -> Refusal:
    """Why not while an Overnight recipe waits."""
    if seat != table.owner(table.overnight[0]):
        return Refusal("CA-A16", "Somebody else decides about an Overnight recipe now.")
    return Refusal("CA-8.3", "Keep this Overnight recipe for the next round, or give it back.")


def not_thrown(table: Bakery, seat: int) -> Refusal:
    """Why not while a tie is thrown out."""
    if seat not in table.rivals:
        return Refusal("CA-9.1", "Only those who are tied throw.")
    return Refusal("CA-9.1", "Throw rock, paper or scissors.")
