"""CA-2, your turn: draw, play cards in any order, discard, pass."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from potluck.games.cake_auf.attempts import no_move, no_move_at_the_end, no_swap
from potluck.games.cake_auf.effects import may_mulligan, mulligan, offers, play, swap, would_finish
from potluck.games.cake_auf.moves import Discard, Mulligan, Pass, PickyEater, Swap
from potluck.games.cake_auf.refusals import not_at_the_end, not_in_turn, not_picked, not_your_turn
from potluck.games.cake_auf.state import HAND_SIZE, Bakery, draw, show
from potluck.games.cake_auf.steps.finishing import end_round, finish_dishes
from potluck.kernel.errors import Refusal
from potluck.kernel.moves import Attempt, Move
from potluck.kernel.phrases import Phrase
from potluck.kernel.state import Decision, Step

#: CA-2.3: cards that may be thrown away at the end of a turn.
THROW_AWAY: Final = 2
#: CA-A27: after so many turns of everybody a round ends without a winner.
TURN_CAP: Final = 40


@final
class TurnBegins(Step[Bakery]):
    """CA-2.1: draw up to five; a hand of more stays as it is (CA-A25)."""

    def run(self, table: Bakery) -> None:
        table.turns += 1
        table.thrown_away = 0
        if table.journal is not None:
            table.tell("turn", {"seat": table.active})
        draw(table, table.active, HAND_SIZE - len(table.bakers[table.active].hand))
        table.agenda.append(YOUR_TURN)
        pass_without_cards(table)


@mypyc_attr(allow_interpreted_subclasses=False)
class OnTurn(Decision[Bakery]):
    """A decision of the active baker."""

    def pending(self, table: Bakery) -> list[int]:
        return [table.active]

    def first(self, table: Bakery) -> int:
        return table.active

    def name(self, table: Bakery, seat: int, move: Move) -> Phrase:
        if isinstance(move, Discard):
            last = table.thrown_away + 1 == THROW_AWAY or len(table.bakers[seat].hand) == 1
            return Phrase("move-discard", {"card": move.card, "last": last})
        if isinstance(move, Pass):
            return Phrase("move-pass", {"thrown": table.thrown_away > 0})
        return move.phrase()


@final
class YourTurn(OnTurn):
    """CA-2.2: play cards in any order and number, trade the hand in, or begin to end the turn."""

    rule = "CA-2.2"

    def legal(self, table: Bakery, seat: int) -> list[Move]:
        if seat != table.active:
            return []
        moves = offers(table, seat)
        if may_mulligan(table, seat):
            moves.append(table.pantry.mulligan)
        offer_discards(table, seat, moves)
        moves.append(table.pantry.turn_ends)
        return moves

    def why_not(self, table: Bakery, seat: int, move: Move) -> Refusal:
        if seat != table.active:
            return not_your_turn(table)
        return no_move(table, seat, move) if isinstance(move, Attempt) else not_in_turn(table, seat, move)

    def ask(self, table: Bakery, seat: int) -> Phrase:
        return Phrase("ask-turn")

    def forecast(self, table: Bakery, seat: int, move: Move) -> Phrase | None:
        return would_finish(table, seat, move)

    def apply(self, table: Bakery, seat: int, move: Move) -> None:
        if isinstance(move, Pass):
            end_turn(table)
        elif isinstance(move, Discard):
            table.agenda[-1] = END_OF_TURN
            throw_away(table, seat, move)
        elif isinstance(move, Mulligan):
            mulligan(table, seat)
        elif isinstance(move, PickyEater):
            play(table, seat, move)
            table.agenda.append(PICK_A_RECIPE)
        else:
            if play(table, seat, move):
                finish_dishes(table)
            pass_without_cards(table)


@final
class PickARecipe(OnTurn):
    """CA-6.3: take one of the recipes looked at for an own one, or none; the rest is shuffled back."""

    rule = "CA-6.3"

    def legal(self, table: Bakery, seat: int) -> list[Move]:
        if seat != table.active:
            return []
        moves: list[Move] = [table.pantry.decline]
        for dish in table.bakers[seat].dishes:
            row = table.pantry.swaps[dish.recipe]
            for recipe in table.peeked:
                moves.append(row[recipe])
        return moves

    def why_not(self, table: Bakery, seat: int, move: Move) -> Refusal:
        if seat != table.active:
            return not_your_turn(table)
        return no_swap(table, seat, move) if isinstance(move, Attempt) else not_picked(table, seat, move)

    def ask(self, table: Bakery, seat: int) -> Phrase:
        return Phrase("ask-pick")

    def apply(self, table: Bakery, seat: int, move: Move) -> None:
        table.agenda.pop()
        if isinstance(move, Swap):
            swap(table, seat, move)
        elif table.journal is not None:
            table.tell("picked_none", {"seat": seat})
        table.recipes.extend(table.peeked)
        table.peeked = []
        finish_dishes(table)  # CA-A17: a kept dish that left may have held others up
        pass_without_cards(table)


@final
class EndOfTurn(OnTurn):
    """CA-2.3: a card has been thrown away; one more, or pass."""

    rule = "CA-2.3"

    def legal(self, table: Bakery, seat: int) -> list[Move]:
        moves: list[Move] = []
        if seat == table.active:
            offer_discards(table, seat, moves)
            moves.append(table.pantry.turn_ends)
        return moves

    def why_not(self, table: Bakery, seat: int, move: Move) -> Refusal:
        if seat != table.active:
            return not_your_turn(table)
        return no_move_at_the_end(table, seat, move) if isinstance(move, Attempt) else not_at_the_end(move)

    def ask(self, table: Bakery, seat: int) -> Phrase:
        return Phrase("ask-discard")

    def apply(self, table: Bakery, seat: int, move: Move) -> None:
        if isinstance(move, Discard):
            throw_away(table, seat, move)
        else:
            end_turn(table)


def offer_discards(table: Bakery, seat: int, moves: list[Move]) -> None:
    """Every kind of card in hand, once."""
    one: i64 = 1
    offered: i64 = 0
    for kind in table.bakers[seat].hand:
        number: i64 = kind
        if not (offered >> number) & 1:
            offered |= one << number
            moves.append(table.pantry.discards[kind])


def throw_away(table: Bakery, seat: int, move: Discard) -> None:
    """CA-2.3: the second card ends the turn, and so does the last one in hand."""
    show(table, seat, move.kind)
    table.discard.append(move.kind)
    table.thrown_away += 1
    if table.journal is not None:
        table.tell("discarded", {"seat": seat, "card": move.card})
    if table.thrown_away == THROW_AWAY:
        end_turn(table)
    else:
        pass_without_cards(table)


def pass_without_cards(table: Bakery) -> None:
    """With an empty hand there is nothing left to do in a turn but pass."""
    top = table.agenda[-1]
    if isinstance(top, (YourTurn, EndOfTurn)) and not table.bakers[table.active].hand:
        end_turn(table)


def end_turn(table: Bakery) -> None:
    """CA-2.3, CA-1.4: on to the left; CA-A27: up to a limit of turns."""
    if table.journal is not None:
        table.tell("passed", {"seat": table.active})
    table.active = (table.active + 1) % table.seats
    if table.turns >= TURN_CAP * table.seats:
        end_round(table, [])
    else:
        table.agenda[-1] = TURN_BEGINS


TURN_BEGINS: Final = TurnBegins()
YOUR_TURN: Final = YourTurn()
PICK_A_RECIPE: Final = PickARecipe()
END_OF_TURN: Final = EndOfTurn()
