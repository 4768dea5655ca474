"""Cake Auf!: a round and its turns, step by step as the rulebook has them. Knows no words, pictures or bots."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from potluck.games.cake_auf.bakery import (
    HAND_SIZE,
    NOTHING,
    ROUNDS,
    Bakery,
    Dish,
    draw,
    fresh_dish,
    set_up,
    show,
    show_laid,
)
from potluck.games.cake_auf.cards import Pantry
from potluck.games.cake_auf.effects import may_mulligan, mulligan, offers, play, swap
from potluck.games.cake_auf.ending import GAME_IS_OVER, ROUND_IS_OVER, RoundIsOver
from potluck.games.cake_auf.moves import Discard, Mulligan, Pass, PickyEater, Swap
from potluck.games.cake_auf.refusals import not_at_the_end, not_in_turn, not_your_turn
from potluck.kernel.chance import Chance
from potluck.kernel.errors import Refusal
from potluck.kernel.moves import Move
from potluck.kernel.state import Decision, Step

#: CA-2.3: cards that may be thrown away at the end of a turn.
THROW_AWAY: Final = 2
#: CA-A27: after so many turns of everybody a round ends without a winner.
TURN_CAP: Final = 40


def recipes_each(seats: int) -> int:
    """CA-1.2: recipes dealt to everybody in a round."""
    return 3 if seats == 2 else 2


@final
class RoundBegins(Step[Bakery]):
    """CA-1.2 to CA-1.4: new recipes face up, five cards each, and the next baker begins."""

    def run(self, table: Bakery) -> None:
        if table.starter == NOTHING:
            table.starter = table.chance.below(table.seats)
        elif table.round > 0:
            table.starter = (table.starter + 1) % table.seats
        table.round += 1
        table.turns = 0
        table.active = table.starter
        if table.journal is not None:
            table.tell("round", {"round": table.round, "starter": table.starter})
        self.deal_recipes(table)
        for baker in table.bakers:
            baker.mulligans = 0
        if table.round == 1 or not table.keep_hands:  # CA-A9
            for turn in range(table.seats):
                draw(table, (table.starter + turn) % table.seats, HAND_SIZE)
        table.agenda.append(ROUND_IS_OVER)
        table.agenda.append(TURN_BEGINS)
        finish_dishes(table)  # CA-A17: what waited last round and was kept

    def deal_recipes(self, table: Bakery) -> None:
        """One at a time, clockwise from the starter, as far as the pile goes (CA-A26)."""
        for _ in range(recipes_each(table.seats)):
            for turn in range(table.seats):
                if table.recipes:
                    recipe = table.chance.take(table.recipes)
                    table.bakers[(table.starter + turn) % table.seats].dishes.append(fresh_dish(table, recipe))
        if table.journal is not None:
            for seat, baker in enumerate(table.bakers):
                ids = [table.pantry.recipes[dish.recipe].id for dish in baker.dishes if not dish.kept]
                table.tell("dealt", {"seat": seat, "recipes": ids})


@final
class TurnBegins(Step[Bakery]):
    """CA-2.1: draw up to five; a hand of more stays as it is (CA-A25)."""

    def run(self, table: Bakery) -> None:
        table.turns += 1
        table.thrown_away = 0
        if table.journal is not None:
            table.tell("turn", {"seat": table.active})
        draw(table, table.active, HAND_SIZE - len(table.bakers[table.active].hand))
        table.agenda.append(TURN)
        pass_without_cards(table)


@final
class Turn(Decision[Bakery]):
    """CA-2.2: play cards in any order and number, trade the hand in, or begin to end the turn."""

    rule = "CA-2.2"

    def pending(self, table: Bakery) -> list[int]:
        return [table.active]

    def first(self, table: Bakery) -> int:
        return table.active

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
        return not_in_turn(table, seat, move)

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
class PickARecipe(Decision[Bakery]):
    """CA-6.3: take one of the recipes looked at for an own one, or none; the rest is shuffled back."""

    rule = "CA-6.3"

    def pending(self, table: Bakery) -> list[int]:
        return [table.active]

    def first(self, table: Bakery) -> int:
        return table.active

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
            return not_your_turn()
        return Refusal("CA-6.3", "Swap one of your unfinished recipes for one that you looked at, or none.")

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
class EndOfTurn(Decision[Bakery]):
    """CA-2.3: a card has been thrown away; one more, or pass."""

    rule = "CA-2.3"

    def pending(self, table: Bakery) -> list[int]:
        return [table.active]

    def first(self, table: Bakery) -> int:
        return table.active

    def legal(self, table: Bakery, seat: int) -> list[Move]:
        moves: list[Move] = []
        if seat == table.active:
            offer_discards(table, seat, moves)
            moves.append(table.pantry.turn_ends)
        return moves

    def why_not(self, table: Bakery, seat: int, move: Move) -> Refusal:
        return not_at_the_end(table, seat, move)

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
    if isinstance(top, (Turn, EndOfTurn)) and not table.bakers[table.active].hand:
        end_turn(table)


def end_turn(table: Bakery) -> None:
    """CA-2.3, CA-1.4: on to the left; CA-A27: but not for ever."""
    if table.journal is not None:
        table.tell("passed", {"seat": table.active})
    table.active = (table.active + 1) % table.seats
    if table.turns >= TURN_CAP * table.seats:
        end_round(table, [])
    else:
        table.agenda[-1] = TURN_BEGINS


# -- finishing --------------------------------------------------------------------------------------------


def finish_dishes(table: Bakery) -> None:
    """CA-7.1, CA-A7: whatever is complete and free finishes by itself, whoever has it and whoever's turn it is.

    Dishes that become free together all count; then a baker with nothing left has won the round (CA-7.2).
    """
    winners: list[int] = []
    for turn in range(table.seats):
        seat = (table.active + turn) % table.seats
        any_finished = False
        dish = finishable(table, seat)
        while dish is not None:
            any_finished = True
            finish(table, seat, dish)
            dish = finishable(table, seat)
        if any_finished and not table.bakers[seat].dishes:
            winners.append(seat)
    if winners:
        end_round(table, winners)


def finishable(table: Bakery, seat: int) -> Dish | None:
    """CA-4.2, CA-8.4: a complete dish without a ban; kept ones come before new ones (CA-A14, CA-A17)."""
    baker = table.bakers[seat]
    for dish in baker.dishes:
        if dish.missing == 0 and not dish.bans and (dish.kept or not baker.has_kept_dish()):
            return dish
    return None


def finish(table: Bakery, seat: int, dish: Dish) -> None:
    """CA-7.1: the recipe is turned over, its ingredients go to the discards."""
    baker = table.bakers[seat]
    show_laid(table, seat, dish)
    baker.dishes.remove(dish)
    baker.finished.append(dish.recipe)
    if table.journal is not None:
        facts: dict[str, object] = {"seat": seat, "recipe": table.pantry.recipes[dish.recipe].id}
        facts["cards"] = table.card_ids(dish.laid)
        table.tell("finished", facts)


def end_round(table: Bakery, winners: list[int]) -> None:
    """CA-7.2: at once, whatever was going on."""
    table.winners = winners
    while not isinstance(table.agenda[-1], RoundIsOver):
        table.agenda.pop()


ROUND_BEGINS: Final = RoundBegins()
TURN_BEGINS: Final = TurnBegins()
TURN: Final = Turn()
PICK_A_RECIPE: Final = PickARecipe()
END_OF_TURN: Final = EndOfTurn()


def open_bakery(
    pantry: Pantry, seats: int, publisher: bool, keep_hands: bool, share_ties: bool, chance: Chance
) -> Bakery:
    """CA-1.1: everything ready for three rounds and their end; call `go_on()` to deal."""
    table = set_up(pantry, seats, publisher, keep_hands, share_ties, chance)
    table.agenda.append(GAME_IS_OVER)
    table.agenda.extend([ROUND_BEGINS] * ROUNDS)
    return table
