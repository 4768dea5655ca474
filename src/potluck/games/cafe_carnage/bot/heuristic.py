"""A sensible diner. The arithmetic of the week: a meal that you pay yourself gains nothing (points in,
dollars out, and an IOU only turns one into the other), so what counts is what others pay for: eat dear,
split while you ate more than they did, and run when nobody else is likely to.

Works on an imagined table: it reads its own cards and what is public, and guesses the rest.
"""

from __future__ import annotations

import math
from typing import Final, final

from potluck.games.cafe_carnage.cards import RUN, SEPARATE, SPLIT
from potluck.games.cafe_carnage.moves import Order, Vote
from potluck.games.cafe_carnage.state import NIGHTS, NOTHING, Dinner
from potluck.kernel.chance import Chance
from potluck.kernel.heuristic import Heuristic, SearchStyle
from potluck.kernel.moves import Move
from potluck.kernel.state import State

#: What a meal costs when nobody thinks about it, and how far meals lie apart.
USUAL_MEAL: Final = 6.74
MEAL_SPREAD: Final = 2.3
#: What a dear meal is worth to a lone runner, and what it costs to be caught with it.
FREE_FEAST: Final = 10.5
CAUGHT_FEASTING: Final = -8.0
#: The same for a cheap meal among other runners, where somebody else is likely to be caught.
FREE_SNACK: Final = 0.5
#: What a vote kept for a better night is worth.
VOTE_TO_COME: Final = 0.5
#: Below this chance of running alone a runner had better eat little.
RISKY: Final = 0.45
#: How far expectations may be apart and the lesser still be played: whoever is predictable runs in company.
WHIM: Final = 6.0
#: A lead of so many points is worth e times the winning chances.
TEMPERATURE: Final = 6.0


def worth_of_waiting() -> list[list[float]]:
    """What a Run in hand is worth, by rivals who hold one too and by nights to come.

    Rivals are taken to play their cards in any order, so each runs tonight with one chance in the number
    of cards that they hold; waiting shows who has run, and the best night is the one when nobody else can.
    """
    table: list[list[float]] = [[0.0] * (NIGHTS + 1) for _ in range(6)]
    for nights in range(1, NIGHTS + 1):
        for rivals in range(6):
            p = 1.0 / nights
            alone = (1.0 - p) ** rivals
            now = max(alone * FREE_FEAST + (1.0 - alone) * CAUGHT_FEASTING, FREE_SNACK)
            wait = 0.0
            if nights > 1:
                for run in range(rivals + 1):
                    chance = math.comb(rivals, run) * p**run * (1.0 - p) ** (rivals - run)
                    wait += chance * table[rivals - run][nights - 1]
            table[rivals][nights] = max(now, wait)
    return table


WORTH_OF_WAITING: Final = worth_of_waiting()


@final
class SensibleDiner(Heuristic):
    """Thinks one night ahead."""

    def style(self) -> SearchStyle:
        # Playouts to the end: what a Run is worth shows only when the week is over.
        # Measured by `bench/strength.py tune cafe-carnage`.
        return SearchStyle(own=1, rivals=0, whim=10, ahead=-1, explore=0.3, trust=3.0)

    def choose(self, state: State, seat: int, moves: list[Move], chance: Chance) -> Move:
        assert isinstance(state, Dinner)
        if isinstance(moves[0], Order):
            return choose_dish(state, seat, moves)
        return choose_ballot(state, seat, moves, chance)

    def value(self, state: State, seat: int) -> float:
        return self.values(state)[seat]

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Dinner)
        if state.result is not None:
            winners = state.result.winners()
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
        prospects = [prospect(state, seat) for seat in range(state.seats)]
        best = max(prospects)
        weights = [math.exp((mine - best) / TEMPERATURE) for mine in prospects]
        total = sum(weights)
        return [weight / total for weight in weights]


def prospect(table: Dinner, seat: int) -> float:
    """The score that a diner would go home with tonight, and something for a Run in hand."""
    diner = table.diners[seat]
    saved = 0 if diner.ious else diner.money
    return diner.points + saved + (run_to_come(table, seat) if diner.hand[RUN] else 0.0)


def run_to_come(table: Dinner, seat: int) -> float:
    """What keeping a Run for the nights after tonight is worth."""
    rivals = sum([diner.hand[RUN] for diner in table.diners]) - table.diners[seat].hand[RUN]
    return WORTH_OF_WAITING[rivals][NIGHTS - table.night]


def runs_alone(table: Dinner, seat: int) -> float:
    """The chance that no other diner runs tonight: who still can is public, and a last card is forced."""
    alone = 1.0
    for other, diner in enumerate(table.diners):
        if other != seat and diner.hand[RUN]:
            alone *= 1.0 - 1.0 / diner.holds()
    return alone


def choose_dish(table: Dinner, seat: int, moves: list[Move]) -> Move:
    """The dearest dish; the cheapest where only a risky run is left to pay with."""
    hand = table.diners[seat].hand
    must_run = hand[RUN] > 0 and hand[SPLIT] + hand[SEPARATE] == 0
    frugal = must_run and runs_alone(table, seat) < RISKY
    best = moves[0]
    best_value = -1000
    for move in moves:
        assert isinstance(move, Order)
        value = table.menu.values[move.dish]
        if frugal or (table.options.advanced and table.has_eaten(seat, move.dish)):
            value = -value
        if value > best_value:
            best, best_value = move, value
    return best


def choose_ballot(table: Dinner, seat: int, moves: list[Move], chance: Chance) -> Move:
    """The card with the best expectation, now and then a close second so that nobody can count on it."""
    cost = 0
    for dish in table.diners[seat].orders:
        if dish != NOTHING:
            cost += table.menu.values[dish]
    alone = runs_alone(table, seat)
    best = moves[0]
    best_worth = -1000.0
    for move in moves:
        assert isinstance(move, Vote)
        worth = ballot_worth(table, seat, move.card, float(cost), alone) + WHIM * chance.below(100) / 100.0
        if worth > best_worth:
            best, best_worth = move, worth
    return best


def ballot_worth(table: Dinner, seat: int, card: int, cost: float, alone: float) -> float:
    """What sealing this card after a meal of that cost is expected to gain, in points: what others pay of it."""
    if card == RUN:
        dearest = 1.0 / (1.0 + math.exp(-1.7 * (cost - USUAL_MEAL) / MEAL_SPREAD))
        among_others = (1.0 - dearest) * cost - dearest * 1.3 * USUAL_MEAL
        return alone * cost + (1.0 - alone) * among_others - run_to_come(table, seat)
    split_wins = 0.7 if card == SPLIT else 0.3
    shared = (cost + (table.seats - 1) * USUAL_MEAL) / table.seats + (1.0 - alone) * USUAL_MEAL / table.seats
    kept = VOTE_TO_COME if table.diners[seat].hand[card] > 1 else 0.0
    return kept + split_wins * (cost - shared)
