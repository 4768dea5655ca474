"""How rounds and the game end: recipes kept overnight, the clean-up, the count, rock-paper-scissors."""

from __future__ import annotations

from typing import Final, final

from potluck.games.cake_auf.bakery import NOTHING, ROUNDS, Bakery, clear_dish, put_away, return_discards
from potluck.games.cake_auf.cards import OVERNIGHT
from potluck.games.cake_auf.memory import PILE, hand_of
from potluck.games.cake_auf.moves import Keep, Throw
from potluck.kernel.errors import Refusal
from potluck.kernel.events import only
from potluck.kernel.moves import Move
from potluck.kernel.outcome import Outcome, rank
from potluck.kernel.state import Decision, Step

#: CA-9.1, CA-A28: throws that win a tie-break, best of three.
WINS: Final = 2


@final
class RoundIsOver(Step[Bakery]):
    """CA-8: finished recipes are points; unfinished ones go back, but for Overnights that may be kept."""

    def run(self, table: Bakery) -> None:
        table.race.append([len(baker.finished) for baker in table.bakers])
        if table.journal is not None:
            facts: dict[str, object] = {"round": table.round, "winners": table.winners, "points": table.race[-1]}
            table.tell("round_over", facts)
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
        facts: dict[str, object] = {"seat": seat, "recipe": table.pantry.recipes[recipe].id}
        facts["cards"] = table.card_ids(cards)
        table.tell("gave_back", facts)


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
        if seat != table.owner(table.overnight[0]):
            return Refusal("CA-A16", "Somebody else decides about an Overnight recipe now.")
        return Refusal("CA-8.3", "Keep this Overnight recipe for the next round, or give it back.")

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
        if not table.keep_hands:
            for seat, baker in enumerate(table.bakers):
                table.pile.extend(baker.hand)
                put_away(table, baker, baker.hand)
                baker.hand = []
                for other, watcher in enumerate(table.bakers):
                    if other != seat:
                        watcher.memory.drift(hand_of(seat), PILE)
                        watcher.memory.emptied(hand_of(seat))
        return_discards(table)


@final
class GameIsOver(Step[Bakery]):
    """CA-9.1: most finished recipes win; a tie is thrown for, or shared."""

    def run(self, table: Bakery) -> None:
        points = table.race[-1]
        best = max(points)
        table.rivals = [seat for seat in range(table.seats) if points[seat] == best]
        if len(table.rivals) == 1:
            announce(table, "most recipes")
        elif table.share_ties:
            announce(table, "shared")
        else:
            if table.journal is not None:
                table.tell("tie", {"rivals": table.rivals, "points": best})
            table.agenda.append(ROCK_PAPER_SCISSORS)


@final
class RockPaperScissors(Decision[Bakery]):
    """CA-9.1, CA-A28: all who are tied throw at once, sealed, until one has won twice."""

    rule = "CA-9.1"

    def pending(self, table: Bakery) -> list[int]:
        return [seat for seat in table.rivals if table.bakers[seat].sign == NOTHING]

    def first(self, table: Bakery) -> int:
        for seat in table.rivals:
            if table.bakers[seat].sign == NOTHING:
                return seat
        return NOTHING

    def legal(self, table: Bakery, seat: int) -> list[Move]:
        if seat not in table.rivals:
            return []
        return table.pantry.throws

    def why_not(self, table: Bakery, seat: int, move: Move) -> Refusal:
        if seat not in table.rivals:
            return Refusal("CA-9.1", "Only those who are tied throw.")
        return Refusal("CA-9.1", "Throw rock, paper or scissors.")

    def apply(self, table: Bakery, seat: int, move: Move) -> None:
        assert isinstance(move, Throw)
        baker = table.bakers[seat]
        first = baker.sign == NOTHING
        baker.sign = move.sign
        if table.journal is not None:
            table.tell("threw", {"seat": seat, "sign": move.name}, only(seat))
            if first:  # whoever thinks again does so in silence
                table.tell("sealed", {"seat": seat})
        if not self.pending(table):
            self.compare(table)

    def compare(self, table: Bakery) -> None:
        """A throw counts where exactly two signs show; two wins end it, or go on among those who have them."""
        signs = [table.bakers[seat].sign for seat in table.rivals]
        better = winning_sign(signs)
        table.thrown = [baker.sign for baker in table.bakers]
        for seat in table.rivals:
            baker = table.bakers[seat]
            if baker.sign == better:
                baker.wins += 1
            baker.sign = NOTHING
        if table.journal is not None:
            wins = [table.bakers[seat].wins for seat in table.rivals]
            table.tell("thrown", {"rivals": table.rivals, "signs": signs, "wins": wins})
        leaders = [seat for seat in table.rivals if table.bakers[seat].wins == WINS]
        if not leaders:
            return
        table.rivals = leaders
        if len(leaders) == 1:
            table.agenda.pop()
            announce(table, "rock-paper-scissors")
        else:
            for seat in leaders:
                table.bakers[seat].wins = 0


def winning_sign(signs: list[int]) -> int:
    """The better of exactly two different signs, or NOTHING. Each sign beats the one before it."""
    for sign in range(3):
        beaten = (sign + 2) % 3
        idle = (sign + 1) % 3
        if sign in signs and beaten in signs and idle not in signs:
            return sign
    return NOTHING


def announce(table: Bakery, reason: str) -> None:
    """CA-8.1, CA-A8: a point for each finished recipe, counted once; whoever won the throws is ahead."""
    points = table.race[-1]
    ranks = rank([[points[seat], 1 if seat in table.rivals else 0] for seat in range(table.seats)])
    breakdown: list[list[tuple[str, int]]] = []
    for seat in range(table.seats):
        rounds: list[tuple[str, int]] = []
        before = 0
        for number, after in enumerate(table.race):
            rounds.append((f"Round {number + 1}", after[seat] - before))
            before = after[seat]
        breakdown.append(rounds)
    if table.journal is not None:
        table.tell("over", {"points": points, "winners": table.rivals, "reason": reason})
    table.result = Outcome(reason, ranks, points.copy(), breakdown, [after.copy() for after in table.race])


ROUND_IS_OVER: Final = RoundIsOver()
KEEP_OVERNIGHT: Final = KeepOvernight()
CLEAN_UP: Final = CleanUp()
GAME_IS_OVER: Final = GameIsOver()
ROCK_PAPER_SCISSORS: Final = RockPaperScissors()
