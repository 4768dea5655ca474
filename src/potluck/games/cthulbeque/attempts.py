"""What a person means by picking up a card or a pile and aiming it at something, and why that cannot be."""

from __future__ import annotations

from typing import Final

from potluck.games.cthulbeque.cards import (
    BANISH,
    HEX,
    HUSH,
    INGREDIENT,
    LEFTOVERS,
    MONSTER,
    NOTHING,
    RECIPE,
    SAVES_COOKING,
    SAVES_SANITY,
    SECOND_HELPING,
    SPELL,
    SWAP,
    Larder,
)
from potluck.games.cthulbeque.faces import effects_of, spell_effect
from potluck.games.cthulbeque.moves import DRAW, POT_DICE, THROW_AWAY, USE, Cast
from potluck.games.cthulbeque.refusals import (
    CHALLENGE,
    FRONT,
    HAND,
    KITCHEN,
    OTHER_KITCHEN,
    elsewhere,
    find,
)
from potluck.games.cthulbeque.state import Feast, stands_in
from potluck.games.cthulbeque.steps.choice import Choice
from potluck.games.cthulbeque.steps.play_a_card import DiscardACard, PlayACard
from potluck.games.cthulbeque.steps.recovery import ClearTableCard, IgnoreLoss, LetMonsterGo
from potluck.games.cthulbeque.steps.serving import KilledMonster
from potluck.games.cthulbeque.steps.spells import SwapPots, topmost_monster
from potluck.games.cthulbeque.steps.tests_and_checks import HushWindow
from potluck.kernel.errors import Refusal
from potluck.kernel.moves import A_CARD, A_PLACE, A_SEAT, Attempt, Move

DECK: Final = "deck"
DISCARD_PILE: Final = "discards"
PLACES: Final = [DECK, DISCARD_PILE]


def number_of(larder: Larder, id: str) -> int:
    """A card's number in its deck, by id."""
    for number, card in enumerate(larder.cards):
        if card.id == id:
            return number
    return NOTHING


def meant(table: Feast, seat: int, attempt: Attempt) -> list[Move]:
    """The moves that a person can mean, the likeliest first."""
    larder = table.larder
    aim = attempt.aim
    if attempt.held.kind == A_PLACE:
        return [] if aim is not None else by_pile(table, seat, attempt.held.id)
    card = number_of(larder, attempt.held_card())
    if card == NOTHING:
        return []
    if aim is None or attempt.aim_card() == attempt.held_card():
        return by_itself(table, seat, card)
    if aim.kind == A_CARD:
        other = number_of(larder, aim.id)
        return [] if other == NOTHING else on_card(table, seat, card, other)
    if aim.kind == A_SEAT:
        return on_chef(table, seat, card, attempt.aim_seat())
    return put_away(table, seat, card) if aim.id == DISCARD_PILE else []


def by_pile(table: Feast, seat: int, pile: str) -> list[Move]:
    """The deck is drawn from; a Spell of one's own brings a Monster back from the discards."""
    if pile == DECK:
        return [table.larder.book.say[DRAW]]
    moves: list[Move] = []
    add_casts(table, seat, LEFTOVERS, NOTHING, moves)
    return moves


def by_itself(table: Feast, seat: int, card: int) -> list[Move]:
    """All that can be done with a card: play it, use it, or do something to it."""
    chef = table.chefs[seat]
    moves: list[Move] = []
    if card in chef.hand:
        add_uses_from_hand(table, seat, card, moves)
    if card in chef.table:
        add_uses_from_front(table, card, moves)
    if table.larder.kinds[card] == MONSTER and card not in chef.hand:
        add_uses_of_monster(table, seat, card, moves)
    at = topmost_monster(table)
    if at != NOTHING and table.discard[at] == card:
        add_casts(table, seat, LEFTOVERS, NOTHING, moves)
    return moves


def add_uses_from_hand(table: Feast, seat: int, card: int, moves: list[Move]) -> None:
    """Add all that can be done with a card in hand."""
    book = table.larder.book
    if isinstance(table.decision(), DiscardACard):
        moves.append(book.discard[card])
    moves.extend(book.play[card][: table.seats])
    moves.extend(book.attach[card])
    if table.larder.kinds[card] == INGREDIENT:
        for owner in table.chefs:
            moves.extend([book.season[card][monster.card] for monster in owner.kitchen])
        moves.extend([book.cooking(monster, card) for monster in cookable(table, seat)])


def add_uses_from_front(table: Feast, card: int, moves: list[Move]) -> None:
    """Add all that can be done with a card that lies in front of a chef."""
    book = table.larder.book
    face = table.larder.cards[card]
    top = table.decision()
    if isinstance(top, (PlayACard, ClearTableCard)):
        moves.append(book.discard[card])
    saves = isinstance(top, IgnoreLoss) and face.amounts[top.effect] > 0
    if saves or (isinstance(top, HushWindow) and face.spell == HUSH):
        moves.append(book.say[USE])
    moves.extend(book.cast[card])


def add_uses_of_monster(table: Feast, seat: int, card: int, moves: list[Move]) -> None:
    """Add all that can be done with a Monster in play."""
    book = table.larder.book
    place = find(table, seat, card).place
    if place not in (KITCHEN, OTHER_KITCHEN, CHALLENGE):
        return
    top = table.decision()
    if isinstance(top, LetMonsterGo):
        moves.append(book.discard[card])
    if isinstance(top, SwapPots):
        moves.append(book.swap[card])
    if isinstance(top, KilledMonster):
        return
    moves.append(book.cooking(card, NOTHING))
    moves.append(book.fight[card])
    if place == CHALLENGE:
        return
    for spell in (BANISH, SWAP):
        add_casts(table, seat, spell, card, moves)
    for other in table.chefs[seat].hand:
        if table.larder.kinds[other] == INGREDIENT:
            moves.append(book.season[other][card])
    if place == KITCHEN and table.options.multitask:
        moves.extend(book.divide[card][:POT_DICE])


def add_casts(table: Feast, seat: int, spell: int, monster: int, moves: list[Move]) -> None:
    """Add the activation of Spells of a sort that lie in front of a chef, on a Monster or on nothing."""
    for card in table.chefs[seat].table:
        if table.larder.cards[card].spell == spell:
            moves.append(table.larder.book.cast[card][monster if monster != NOTHING else 0])


def cookable(table: Feast, seat: int) -> list[int]:
    """The Monsters that a chef could be about to cook."""
    cards = [monster.card for monster in table.chefs[seat].kitchen]
    if table.limbo is not None and table.rival == seat:
        cards.append(table.limbo.card)
    return cards


def on_chef(table: Feast, seat: int, card: int, target: int) -> list[Move]:
    """A card aimed at a chef: played on them, cast on them, or, on oneself, used."""
    larder = table.larder
    chef = table.chefs[seat]
    moves: list[Move] = []
    if not 0 <= target < table.seats:
        return moves
    if card in chef.hand and larder.book.play[card]:
        moves.append(larder.book.play[card][target])
    if card in chef.table and larder.cards[card].spell == HEX:
        moves.append(larder.book.cast[card][target])
    elif card in chef.table and target == seat:
        moves.extend([cast for cast in larder.book.cast[card] if without_target(cast)])
    if target == seat and stands_in(chef.kitchen, card):
        moves.append(larder.book.cooking(card, NOTHING))
        moves.append(larder.book.fight[card])
    return moves


def without_target(cast: Cast) -> bool:
    """Whether a Spell is cast on nobody in particular."""
    return not cast.target


def on_card(table: Feast, seat: int, card: int, other: int) -> list[Move]:
    """A card aimed at another: an Ingredient, a Recipe or a Spell and a Monster, either way round."""
    kinds = table.larder.kinds
    moves: list[Move] = []
    if kinds[other] == MONSTER:
        add_pair(table, seat, card, other, moves)
    if kinds[card] == MONSTER:
        add_pair(table, seat, other, card, moves)
    return moves


def add_pair(table: Feast, seat: int, card: int, monster: int, moves: list[Move]) -> None:
    """Add what a card can do to a Monster."""
    larder = table.larder
    book = larder.book
    chef = table.chefs[seat]
    if larder.kinds[card] == INGREDIENT and card in chef.hand:
        moves.append(book.season[card][monster])
        if monster in cookable(table, seat):
            moves.append(book.cooking(monster, card))
    elif larder.kinds[card] == RECIPE and card in chef.hand:
        attempt = table.attempt
        if attempt is None or attempt.card == monster:
            moves.extend(book.attach[card])
    elif larder.cards[card].spell in (BANISH, SWAP):
        moves.append(book.cast[card][monster])
    elif card == table.swapping and card != monster:
        moves.append(book.swap[monster])


def put_away(table: Feast, seat: int, card: int) -> list[Move]:
    """A card aimed at the discard pile."""
    book = table.larder.book
    if isinstance(table.decision(), KilledMonster) and table.attempt is not None and table.attempt.card == card:
        return [book.say[THROW_AWAY]]
    return [book.discard[card]]


# -- where no move comes near -------------------------------------------------------------------------


def why_impossible(table: Feast, seat: int, step: Choice, attempt: Attempt) -> Refusal:
    """Why an attempt that means no move cannot be."""
    if attempt.held.kind == A_PLACE:
        if attempt.held.id == DECK:
            return Refusal("CT-7.1", "why-deck-is-for-drawing")
        return Refusal("CT-A36", "why-discards-stay")
    card = number_of(table.larder, attempt.held_card())
    if card == NOTHING:
        return Refusal("CT-8.1", "why-no-such-card")
    aim = attempt.aim
    if aim is not None and aim.kind == A_PLACE:
        return Refusal("CT-8.1", "why-nothing-into-the-deck", {"card": attempt.held.id})
    place = find(table, seat, card).place
    if place == HAND:
        return why_not_from_hand(table, seat, card, attempt)
    if place == FRONT:
        return why_not_from_front(table, card, step)
    if place == KITCHEN:
        return why_monster_not_there(table, seat, card, attempt, step)
    return elsewhere(table, seat, card)


def why_not_from_hand(table: Feast, seat: int, card: int, attempt: Attempt) -> Refusal:
    """What a card in hand is played on instead."""
    face = table.larder.cards[card]
    if face.kind == INGREDIENT:
        if not any(chef.kitchen for chef in table.chefs):
            return Refusal("CT-8.3", "why-no-monster-to-season", {"card": face.id})
        return Refusal("CT-8.3", "why-ingredient-on-a-monster", {"card": face.id})
    if face.kind == RECIPE:
        cooking = table.attempt
        if cooking is not None and cooking.seat == seat and cooking.cooks and attempt.aim is not None:
            facts: dict[str, object] = {"card": face.id, "monster": table.larder.cards[cooking.card].id}
            return Refusal("CT-9.2", "why-recipe-on-what-you-cook", facts)
        return Refusal("CT-8.3", "why-recipe-not-played", {"card": face.id})
    if face.kind == SPELL:
        return Refusal("CT-8.2", "why-spell-in-hand", {"card": face.id})
    if face.kind == MONSTER:
        return Refusal("CT-8.4", "why-monster-on-a-chef", {"card": face.id})
    return Refusal("CT-8.3", "why-played-on-a-chef", {"card": face.id})


def why_not_from_front(table: Feast, card: int, step: Choice) -> Refusal:
    """What a card that lies in front of a chef does there."""
    face = table.larder.cards[card]
    if face.kind != SPELL:
        if face.nuisance:
            return Refusal("CT-A39", "why-nuisance-instead-of-a-card", {"card": face.id, "now": step.now})
        if face.amounts[SAVES_COOKING] or face.amounts[SAVES_SANITY]:
            return Refusal("CT-8.2", "why-waits-for-its-moment", {"card": face.id, "effect": effects_of(face)[0]})
        return Refusal("CT-8.2", "why-works-by-itself", {"card": face.id})
    if face.spell in (SECOND_HELPING, HUSH):
        return Refusal("CT-A36", "why-waits-for-its-moment", {"card": face.id, "effect": spell_effect(face)})
    return Refusal("CT-A36", "why-no-target", {"card": face.id, "effect": spell_effect(face)})


def why_monster_not_there(table: Feast, seat: int, card: int, attempt: Attempt, step: Choice) -> Refusal:
    """Where a Monster of one's own Kitchen cannot go, or what cannot be done to it."""
    facts: dict[str, object] = {"card": table.larder.cards[card].id, "now": step.now}
    if attempt.aim is None:
        return Refusal("CT-9.1", "why-monster-waits", facts)
    if attempt.aim.kind == A_SEAT:
        return Refusal("CT-8.4", "why-monster-is-not-passed-on", facts)
    return Refusal("CT-9.1", "why-monster-goes-nowhere", facts)
