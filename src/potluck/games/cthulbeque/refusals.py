"""Why a move may not be made now: where its card is instead, what time it is in the turn, what it lacks.

It tells a seat only what that seat can see. What one decision alone knows is said there, by `Choice.why`.
"""

from __future__ import annotations

from typing import Final, final

from potluck.games.cthulbeque.cards import BANISH, HEX, KNIT, LEFTOVERS, NOTHING, QUIET, SWAP
from potluck.games.cthulbeque.faces import family_name, spell_effect
from potluck.games.cthulbeque.moves import (
    DECLARE,
    DRAW,
    NOBODY,
    RECUPERATE,
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
from potluck.games.cthulbeque.state import DISHES_TO_SERVE, Feast, stands_in
from potluck.games.cthulbeque.steps.choice import Choice
from potluck.games.cthulbeque.steps.cook_or_fight import StoveTime
from potluck.games.cthulbeque.steps.draw_or_recuperate import SupplyTime
from potluck.games.cthulbeque.steps.play_a_card import DiscardTime, PlayTime
from potluck.games.cthulbeque.steps.spells import SpellTime, others_have_monsters
from potluck.kernel.errors import Refusal
from potluck.kernel.moves import Attempt, Move
from potluck.kernel.state import Step

#: Where a seat sees a card; what is its own first.
HAND: Final = 0
FRONT: Final = 1
KITCHEN: Final = 2
CHALLENGE: Final = 3  # in limbo (CT-A40)
OTHER_KITCHEN: Final = 4
OTHER_FRONT: Final = 5
SERVED: Final = 6
ON_MONSTER: Final = 7
OTHER_HAND: Final = 8  # everybody watched it go there
DISCARDS: Final = 9
OUT_OF_SIGHT: Final = 10


@final
class Whereabouts:
    """Where a seat sees a card, whose place that is, and the Monster that it lies on."""

    def __init__(self, place: int, owner: int = NOBODY, monster: int = NOTHING) -> None:
        self.place = place
        self.owner = owner
        self.monster = monster


def find(table: Feast, seat: int, card: int) -> Whereabouts:
    """Where a seat sees a card; the nearest of several copies."""
    me = table.chefs[seat]
    if card in me.hand:
        return Whereabouts(HAND, seat)
    if card in me.table:
        return Whereabouts(FRONT, seat)
    if table.limbo is not None and table.limbo.card == card:
        return Whereabouts(CHALLENGE)
    for owner, chef in enumerate(table.chefs):
        if stands_in(chef.kitchen, card):
            return Whereabouts(KITCHEN if owner == seat else OTHER_KITCHEN, owner)
        if card in chef.table:
            return Whereabouts(OTHER_FRONT, owner)
        if stands_in(chef.served, card):
            return Whereabouts(SERVED, owner)
    under = carrier(table, card)
    if under != NOTHING:
        return Whereabouts(ON_MONSTER, NOBODY, under)
    watched = [owner for owner, chef in enumerate(table.chefs) if card in chef.seen]
    if watched:
        return Whereabouts(OTHER_HAND, watched[0])
    return Whereabouts(DISCARDS if card in table.discard else OUT_OF_SIGHT)


def carrier(table: Feast, card: int) -> int:
    """The Monster that a Recipe or an Ingredient lies on."""
    monsters = [] if table.limbo is None else [table.limbo]
    for chef in table.chefs:
        monsters.extend(chef.kitchen)
        monsters.extend(chef.served)
    for monster in monsters:
        if monster.recipe == card or card in monster.ingredients:
            return monster.card
    return NOTHING


def elsewhere(table: Feast, seat: int, card: int) -> Refusal:
    """A card is not where a move needs it: say where it is."""
    id = table.larder.cards[card].id
    at = find(table, seat, card)
    if at.place == HAND:
        return Refusal("CT-8.1", "why-still-in-your-hand", {"card": id})
    if at.place == FRONT:
        return Refusal("CT-8.3", "why-lies-in-front-of-you", {"card": id})
    if at.place == KITCHEN:
        return Refusal("CT-8.4", "why-in-your-kitchen", {"card": id})
    if at.place == CHALLENGE:
        return Refusal("CT-A40", "why-in-a-challenge", {"card": id})
    if at.place == OTHER_KITCHEN:
        return Refusal("CT-9.1", "why-in-another-kitchen", {"card": id, "owner": at.owner})
    if at.place == OTHER_FRONT:
        return Refusal("CT-8.3", "why-lies-in-front-of-another", {"card": id, "owner": at.owner})
    if at.place == SERVED:
        return Refusal("CT-9.4", "why-served", {"card": id})
    if at.place == ON_MONSTER:
        monster = table.larder.cards[at.monster].id
        return Refusal("CT-A39", "why-lies-on-a-monster", {"card": id, "monster": monster})
    if at.place == OTHER_HAND:
        return Refusal("CT-8.1", "why-in-another-hand", {"card": id, "owner": at.owner})
    return Refusal("CT-8.1", "why-discarded" if at.place == DISCARDS else "why-not-in-your-hand", {"card": id})


# -- what time it is ----------------------------------------------------------------------------------


def still_to_come(table: Feast, step: type[Step[Feast]]) -> bool:
    """Whether a step of the turn is still on the agenda."""
    return any(isinstance(other, step) for other in table.agenda)


def when(table: Feast, seat: int, to_come: bool) -> str:
    """Why it is not the time for a step: in another chef's turn, away, too early or too late."""
    if seat != table.turn:
        return "theirs"
    if table.chefs[seat].away():
        return "away"
    return "later" if to_come else "over"


def rule_of_time(table: Feast, seat: int) -> str:
    """The rule that says which step comes when."""
    return "CT-5.3" if when(table, seat, False) == "away" else "CT-4.1"


# -- by kind of move ----------------------------------------------------------------------------------


def why_not_now(table: Feast, seat: int, step: Choice, move: Move) -> Refusal:
    """Why the seat that decides may not choose a move."""
    if isinstance(move, Attempt):
        from potluck.games.cthulbeque.attempts import why_impossible

        return why_impossible(table, seat, step, move)
    if isinstance(move, Say):
        return why_not_said(table, seat, step, move)
    if isinstance(move, (Play, Season)):
        return why_not_played(table, seat, step, move)
    if isinstance(move, (Cook, Fight, Divide)):
        return why_not_attempted(table, seat, step, move)
    if isinstance(move, Attach):
        return why_no_recipe(table, seat, move)
    if isinstance(move, Cast):
        return why_not_cast(table, seat, step, move)
    if isinstance(move, Discard):
        return why_not_discarded(table, seat, step, move)
    if isinstance(move, SwapFor):
        return Refusal("CT-A36", "why-swapped-by-a-spell", {"monster": move.id})
    if isinstance(move, Reroll):
        return Refusal("CT-A22", "why-no-reroll-now", {"face": move.face, "now": step.now})
    assert isinstance(move, Allocate)
    return Refusal("CT-1.2", "why-dice-are-split")


def why_not_said(table: Feast, seat: int, step: Choice, move: Say) -> Refusal:
    """A plain answer to another question."""
    if move.word == DECLARE:
        served = len(table.chefs[seat].served)
        if served < DISHES_TO_SERVE:
            return Refusal("CT-11.1", "why-too-few-dishes", {"served": served, "needed": DISHES_TO_SERVE})
        if table.declarer != NOBODY:
            return Refusal("CT-A27", "why-declared-already", {"seat": table.declarer})
        return Refusal("CT-A27", "why-declared-first-thing", {"now": step.now})
    if move.word in (DRAW, RECUPERATE):
        time = when(table, seat, still_to_come(table, SupplyTime))
        return Refusal(rule_of_time(table, seat), "why-not-time-to-draw", {"when": time, "now": step.now})
    return Refusal(step.rule, "why-another-question", {"answer": move.phrase(), "now": step.now})


def why_not_played(table: Feast, seat: int, step: Choice, move: Play | Season) -> Refusal:
    """CT-8: a card that is not in hand, at another time, or on a Monster that is in no Kitchen."""
    if move.card not in table.chefs[seat].hand:
        return elsewhere(table, seat, move.card)
    if step.now != "play-a-card":
        time = when(table, seat, still_to_come(table, PlayTime))
        return Refusal(rule_of_time(table, seat), "why-not-time-to-play", {"when": time, "now": step.now})
    assert isinstance(move, Season)
    place = find(table, seat, move.monster).place
    if place in (HAND, SERVED, CHALLENGE):
        return elsewhere(table, seat, move.monster)
    return Refusal("CT-8.3", "why-in-no-kitchen", {"monster": move.monster_id})


def why_not_attempted(table: Feast, seat: int, step: Choice, move: Cook | Fight | Divide) -> Refusal:
    """CT-9: a Monster that is not in one's Kitchen, an Ingredient that is not in hand, or another time."""
    if not stands_in(table.chefs[seat].kitchen, move.monster) and find(table, seat, move.monster).place != CHALLENGE:
        if find(table, seat, move.monster).place in (DISCARDS, OUT_OF_SIGHT):
            return Refusal("CT-9.1", "why-not-in-your-kitchen", {"monster": move.id})
        return elsewhere(table, seat, move.monster)
    if isinstance(move, Cook) and move.ingredient != NOTHING and move.ingredient not in table.chefs[seat].hand:
        return elsewhere(table, seat, move.ingredient)
    attempt = table.attempt
    if attempt is not None and attempt.card == move.monster and attempt.seat == seat:
        return Refusal("CT-9.5", "why-on-the-fire", {"monster": move.id, "now": step.now})
    if find(table, seat, move.monster).place == CHALLENGE:
        return elsewhere(table, seat, move.monster)
    time = when(table, seat, still_to_come(table, StoveTime))
    return Refusal(rule_of_time(table, seat), "why-not-time-to-cook", {"when": time, "now": step.now})


def why_no_recipe(table: Feast, seat: int, move: Attach) -> Refusal:
    """CT-9.2: a Recipe is attached when the question comes."""
    if move.card not in table.chefs[seat].hand:
        return elsewhere(table, seat, move.card)
    attempt = table.attempt
    if attempt is not None and attempt.seat == seat and attempt.cooks:
        facts: dict[str, object] = {"card": move.id, "monster": table.larder.cards[attempt.card].id}
        return Refusal("CT-9.2", "why-recipe-time-is-over", facts)
    family = family_name(table.larder.cards[move.card].family)
    return Refusal("CT-9.2", "why-recipe-while-cooking", {"card": move.id, "family": family})


def why_not_cast(table: Feast, seat: int, step: Choice, move: Cast) -> Refusal:
    """CT-8.2, CT-A36: a Spell that does not lie there, at another time, without a target, or without use."""
    chef = table.chefs[seat]
    if move.card not in chef.table:
        if move.card in chef.hand:
            return Refusal("CT-8.2", "why-spell-in-hand", {"card": move.id})
        return elsewhere(table, seat, move.card)
    if not isinstance(step, SpellTime):
        found = "away" if chef.away() else "theirs" if seat != table.turn else "busy"
        return Refusal("CT-A36", "why-not-time-to-cast", {"card": move.id, "when": found, "now": step.now})
    card = table.larder.cards[move.card]
    if card.spell == KNIT:
        return Refusal("CT-A36", "why-no-cooking-lost", {"card": move.id})
    if card.spell == QUIET:
        return Refusal("CT-A36", "why-no-sanity-lost", {"card": move.id})
    if card.spell == LEFTOVERS:
        return Refusal("CT-A36", "why-no-monster-discarded", {"card": move.id})
    if card.spell == SWAP and not others_have_monsters(table, chef):
        return Refusal("CT-A36", "why-no-other-monsters", {"card": move.id})
    if card.spell == HEX and move.seat >= table.seats:
        return Refusal("CT-8.1", "why-no-such-chef", {"chefs": table.seats})
    if card.spell in (BANISH, SWAP) and find(table, seat, move.monster).place not in (KITCHEN, OTHER_KITCHEN):
        return Refusal("CT-A36", "why-in-no-kitchen", {"monster": move.target})
    return Refusal("CT-A36", "why-no-target", {"card": move.id, "effect": spell_effect(card)})


def why_not_discarded(table: Feast, seat: int, step: Choice, move: Discard) -> Refusal:
    """CT-10.5, CT-A39, CT-5.3: what is put away, and when."""
    at = find(table, seat, move.card)
    if at.place == HAND:
        time = when(table, seat, still_to_come(table, DiscardTime))
        return Refusal(rule_of_time(table, seat), "why-not-time-to-discard", {"when": time, "now": step.now})
    if at.place == FRONT:
        if table.larder.cards[move.card].nuisance:
            return Refusal("CT-A39", "why-nuisance-instead-of-a-card", {"card": move.id, "now": step.now})
        return Refusal("CT-5.3", "why-front-card-stays", {"card": move.id})
    if at.place == KITCHEN:
        return Refusal("CT-5.3", "why-monster-stays", {"card": move.id})
    return elsewhere(table, seat, move.card)
