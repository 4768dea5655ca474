"""CA-8, when a round is over: the count, recipes that are kept overnight, and the clean-up."""

from __future__ import annotations

from typing import Final, final

from potluck.games.cake_auf.cards import OVERNIGHT
from potluck.games.cake_auf.memory import PILE, hand_of
from potluck.games.cake_auf.moves import GiveBack, Keep
from potluck.games.cake_auf.refusals import not_kept
from potluck.games.cake_auf.state import ROUNDS, Bakery, clear_dish, put_away, return_discards
from potluck.kernel.errors import Refusal
from potluck.kernel.moves import Move
from potluck.kernel.phrases import Phrase
from potluck.kernel.state import Decision, Step


@final
class RoundIsOver(Step[Bakery]):
    """CA-8: finished recipes are points; unfinished ones go back, but for Overnights that may be kept."""

    def run(self, table: Bakery) -> None:
        table.race.append([len(baker.finished) for baker in table.bakers])
        if table.journal is not None:
            standings: list[object] = []
            for seat, count in enumerate(table.race[-1]):
                standings.append(Phrase("finished-so-far", {"seat": seat, "count": count}))
            table.tell("round_over", {"round": table.round, "winners": table.winners, "standings": standings})
        if table.round == ROUNDS:  # CA-8.5: after the last round nothing is kept
            return
        for turn in range(table.seats):  # CA-A16: in seat order from the next starter
            seat = (table.starter + 1 + turn) % table.seats
            for dish in table.bakers[seat].dishes.copy():
                if table.pantry.icons[dish.recipe] & OVERNIGHT:
                    table.overnight.append(dish.recipe)
                else:
                    give_back(table, seat, dish.recipe)
        table.agenda.append(CLEAN_UP)
        if table.overnight:
            table.agenda.append(KEEP_OVERNIGHT)


def give_back(table: Bakery, seat: int, recipe: int) -> None:
    """CA-8.2: an unfinished recipe back into its pile, its cards to the discards."""
    dish = table.bakers[seat].dish_of(recipe)
    assert dish is not None
    cards = clear_dish(table, seat, dish)
    table.recipes.append(recipe)
    if table.journal is not None:
        id = table.pantry.recipes[recipe].id
        table.tell("gave_back", {"seat": seat, "recipe": id, "cards": table.pantry.amounts(cards)})


@final
class KeepOvernight(Decision[Bakery]):
    """CA-8.3, CA-A16: the owner of each unfinished Overnight recipe keeps it or gives it back."""

    rule = "CA-8.3"

    def pending(self, table: Bakery) -> list[int]:
        return [table.owner(table.overnight[0])]

    def first(self, table: Bakery) -> int:
        return table.owner(table.overnight[0])

    def legal(self, table: Bakery, seat: int) -> list[Move]:
        recipe = table.overnight[0]
        if seat != table.owner(recipe):
            return []
        return [table.pantry.keeps[recipe], table.pantry.give_backs[recipe]]

    def why_not(self, table: Bakery, seat: int, move: Move) -> Refusal:
        return not_kept(table, seat)

    def ask(self, table: Bakery, seat: int) -> Phrase:
        return Phrase("ask-overnight", {"recipe": table.pantry.recipes[table.overnight[0]].id})

    def name(self, table: Bakery, seat: int, move: Move) -> Phrase:
        if isinstance(move, GiveBack):
            dish = table.dish(move.recipe)
            return Phrase("move-return", {"recipe": move.id, "bare": not dish.laid and not dish.bans})
        return move.phrase()

    def apply(self, table: Bakery, seat: int, move: Move) -> None:
        recipe = table.overnight.pop(0)
        if not table.overnight:
            table.agenda.pop()
        if isinstance(move, Keep):
            table.dish(recipe).kept = True
            if table.journal is not None:
                table.tell("kept", {"seat": seat, "recipe": move.id})
        else:
            give_back(table, seat, recipe)


@final
class CleanUp(Step[Bakery]):
    """CA-8.2, CA-A9: hands (unless they are kept) and discards are shuffled into the pile."""

    def run(self, table: Bakery) -> None:
        if not table.options.keep_hands:
            for seat, baker in enumerate(table.bakers):
                table.pile.extend(baker.hand)
                put_away(table, baker, baker.hand)
                baker.hand = []
                for other, watcher in enumerate(table.bakers):
                    if other != seat:
                        watcher.memory.drift(hand_of(seat), PILE)
                        watcher.memory.emptied(hand_of(seat))
        return_discards(table)


ROUND_IS_OVER: Final = RoundIsOver()
KEEP_OVERNIGHT: Final = KeepOvernight()
CLEAN_UP: Final = CleanUp()
