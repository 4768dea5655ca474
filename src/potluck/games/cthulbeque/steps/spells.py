"""Spells that a chef activates in their own turn, between other steps (CT-8.2, CT-A36)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from potluck.games.cthulbeque.cards import BANISH, HEX, KNIT, LEFTOVERS, MONSTER, NOTHING, QUIET, SPELL, SWAP
from potluck.games.cthulbeque.effects import clear
from potluck.games.cthulbeque.faces import spell_effect
from potluck.games.cthulbeque.moves import NO_CARD, NOBODY, Cast, SwapFor
from potluck.games.cthulbeque.state import Chef, Feast, Monster, discard_monster, in_kitchen, owner_of, return_recipe
from potluck.games.cthulbeque.steps.choice import Choice
from potluck.kernel.errors import Refusal
from potluck.kernel.moves import Move
from potluck.kernel.phrases import Phrase
from potluck.kernel.state import Step


@mypyc_attr(allow_interpreted_subclasses=False)
class SpellTime(Choice):
    """A decision between two steps of a turn, at which Spells may be activated as well."""

    def name(self, table: Feast, seat: int, move: Move) -> Phrase:
        if not isinstance(move, Cast):
            return move.phrase()
        if move.monster != NO_CARD:
            owner = owner_of(table, move.monster)
            facts: dict[str, object] = {"card": move.id, "monster": move.target, "owner": owner}
            return Phrase("move-cast-monster-mine" if owner == seat else "move-cast-monster-theirs", facts)
        effect = spell_effect(table.larder.cards[move.card])
        if move.seat != NOBODY:
            return Phrase("move-cast-chef-effect", {"card": move.id, "seat": move.seat, "effect": effect})
        return Phrase("move-cast-effect", {"card": move.id, "effect": effect})


def castable(table: Feast, moves: list[Move]) -> None:
    """CT-A36: add the Spells that the active chef may activate now; one without a target is not offered."""
    chef = table.chefs[table.turn]
    larder = table.larder
    for at, card in enumerate(chef.table):
        if larder.kinds[card] != SPELL or card in chef.table[:at]:  # two copies give the same moves
            continue
        casts = larder.book.cast[card]
        if casts:
            targets(table, chef, larder.cards[card].spell, casts, moves)


def targets(table: Feast, chef: Chef, spell: int, casts: list[Cast], moves: list[Move]) -> None:
    """Add one Spell's moves, a target each."""
    if spell == BANISH:
        for other in table.chefs:
            on_monsters(other, casts, moves)
    elif spell == HEX:
        for seat in range(table.seats):
            if seat != table.turn:
                moves.append(casts[seat])
    elif spell == SWAP:
        if others_have_monsters(table, chef):
            on_monsters(chef, casts, moves)
    elif is_of_use(table, chef, spell):
        moves.append(casts[0])


def is_of_use(table: Feast, chef: Chef, spell: int) -> bool:
    """Whether a Spell without a target would do anything now."""
    if spell == KNIT:
        return chef.cooking < chef.max_cooking
    if spell == QUIET:
        return chef.sanity < chef.max_sanity
    return spell == LEFTOVERS and topmost_monster(table) != NOTHING


def on_monsters(owner: Chef, casts: list[Cast], moves: list[Move]) -> None:
    """Add a Spell's moves on every Monster of one Kitchen."""
    for monster in owner.kitchen:
        moves.append(casts[monster.card])


def others_have_monsters(table: Feast, chef: Chef) -> bool:
    """Whether a Monster is in any Kitchen but this chef's."""
    return any(other is not chef and len(other.kitchen) > 0 for other in table.chefs)


def can_cast(table: Feast) -> bool:
    """Whether the active chef has any Spell to activate now; everybody can see that."""
    moves: list[Move] = []
    castable(table, moves)
    return len(moves) > 0


def topmost_monster(table: Feast) -> int:
    """The place in the discard pile of the Monster nearest to its top."""
    for at in range(len(table.discard) - 1, -1, -1):
        if table.larder.kinds[table.discard[at]] == MONSTER:
            return at
    return NOTHING


def interrupt(table: Feast, move: Cast, again: Step[Feast]) -> None:
    """CT-A36: a Spell between two steps; afterwards the step that waited looks at the table anew."""
    table.agenda.pop()
    table.agenda.append(again)
    cast_spell(table, move)


def cast_spell(table: Feast, move: Cast) -> None:
    """CT-8.2: the Spell is discarded and takes effect."""
    seat = table.turn
    chef = table.chefs[seat]
    face = table.larder.cards[move.card]
    at = topmost_monster(table)
    clear(table, seat, move.card)
    if table.journal is not None:
        table.tell("cast", {"seat": seat, "spell": face.id})
    if face.spell == KNIT:
        back = min(face.amount, chef.max_cooking - chef.cooking)
        chef.cooking += back
        tell_recovers(table, "cooking", back)
    elif face.spell == QUIET:
        back = min(face.amount, chef.max_sanity - chef.sanity)
        chef.sanity += back
        tell_recovers(table, "sanity", back)
    elif face.spell == BANISH:
        banish(table, move.monster)
    elif face.spell == LEFTOVERS:
        card = table.discard.pop(at)
        chef.kitchen.append(Monster(card))
        if table.journal is not None:
            table.tell("stocks", {"seat": seat, "monster": table.larder.cards[card].id})
    elif face.spell == HEX:
        table.chefs[move.seat].hexed += face.amount
        if table.journal is not None:
            table.tell("hexed", {"seat": move.seat, "dice": face.amount})
    else:
        table.swapping = move.monster
        table.agenda.append(SWAP_POTS)


def tell_recovers(table: Feast, pool: str, back: int) -> None:
    """Say which lost dice a Spell brought back."""
    if table.journal is not None:
        table.tell("recovers", {"seat": table.turn, "pool": pool, "count": back})


def banish(table: Feast, card: int) -> None:
    """Banishment: one Monster of any Kitchen is discarded with everything attached."""
    seat = owner_of(table, card)
    monster = in_kitchen(table.chefs[seat], card)
    table.chefs[seat].kitchen.remove(monster)
    discard_monster(table, monster)
    if table.journal is not None:
        table.tell("banished", {"seat": seat, "monster": table.larder.cards[card].id})


@final
class SwapPots(Choice):
    """Swap Pots: which Monster of another Kitchen comes in exchange; Recipes go back to their owners."""

    rule = "CT-A36"
    now = "swap-pots"

    def moves(self, table: Feast) -> list[Move]:
        moves: list[Move] = []
        for seat, chef in enumerate(table.chefs):
            if seat != table.turn:
                for monster in chef.kitchen:
                    moves.append(table.larder.book.swap[monster.card])
        return moves

    def why(self, table: Feast, seat: int, move: Move) -> Refusal:
        if isinstance(move, SwapFor):
            return Refusal("CT-A36", "why-swap-for-another-kitchens", {"monster": move.id})
        return super().why(table, seat, move)

    def ask(self, table: Feast, seat: int) -> Phrase:
        return Phrase("ask-swap-pots", {"monster": table.larder.cards[table.swapping].id})

    def name(self, table: Feast, seat: int, move: Move) -> Phrase:
        assert isinstance(move, SwapFor)
        return Phrase("move-swap-theirs", {"monster": move.id, "owner": owner_of(table, move.monster)})

    def take(self, table: Feast, seat: int, move: Move) -> None:
        assert isinstance(move, SwapFor)
        table.agenda.pop()
        other = owner_of(table, move.monster)
        mine = in_kitchen(table.chefs[seat], table.swapping)
        theirs = in_kitchen(table.chefs[other], move.monster)
        table.swapping = NOTHING
        table.chefs[seat].kitchen.remove(mine)
        table.chefs[other].kitchen.remove(theirs)
        table.chefs[seat].kitchen.append(theirs)
        table.chefs[other].kitchen.append(mine)
        if table.journal is not None:
            cards = table.larder.cards
            facts: dict[str, object] = {
                "seat": seat,
                "other": other,
                "gives": cards[mine.card].id,
                "gets": cards[theirs.card].id,
            }
            table.tell("swaps", facts)
        return_recipe(table, mine)
        return_recipe(table, theirs)
        if mine.card == table.contested:
            table.contested = NOTHING


SWAP_POTS: Final = SwapPots()
