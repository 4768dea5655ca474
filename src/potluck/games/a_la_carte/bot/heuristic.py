"""A sensible cook: seasons first and gently, heats last, keeps the cooling cup for burned dishes, steals what is done.

Pours and rolls are weighed by their exact odds, one action ahead; what a pan is worth beyond that is a guess.
"""

from __future__ import annotations

from typing import Final, final

from potluck.games.a_la_carte.bot.heat_odds import HeatOdds, heat_odds_of
from potluck.games.a_la_carte.bot.outlook import WEIGHTS, features, stage
from potluck.games.a_la_carte.cards import (
    ACTIONS,
    COOL,
    EXCHANGE,
    KINDS,
    MOST_HEAT,
    POINTS,
    SALT,
    SEASON,
    TOO_MANY,
    Cookbook,
)
from potluck.games.a_la_carte.hands.odds import MOST_GRAINS, MOVEMENTS, PERCENT
from potluck.games.a_la_carte.moves import Choose, Coffee, RaiseHeat, Steal, TakeShaker, Wrist
from potluck.games.a_la_carte.scoring import STARS_TO_WIN, score
from potluck.games.a_la_carte.state import NOTHING, Cook, Kitchen
from potluck.games.a_la_carte.steps.seasoning import Pour
from potluck.games.a_la_carte.steps.serving import Rescue
from potluck.kernel.chance import Chance
from potluck.kernel.heuristic import Heuristic, SearchStyle, softmax, weighted_sum
from potluck.kernel.moves import Move
from potluck.kernel.state import State

#: What an action is worth in points.
TEMPO: Final = 0.3
#: What the next star is worth to a cook who has none, one, two.
STAR_WORTH: Final = [2.0, 3.5, 12.0]
#: The chance to add one missing grain without spoiling the dish, by the salt in the pan.
SAFE_GRAIN: Final = [0.93, 0.88, 0.72]
#: The same where the pan has one of that colour already: two more would be too many.
SECOND_GRAIN: Final = 0.92
#: The chance that a grain comes alone and clean.
CLEAN_GRAIN: Final = 0.55
ACTIONS_A_GRAIN: Final = 2.2
CREPE_LUCK: Final = 0.65
CREPE_ACTIONS: Final = 5.0
#: How much a cup should gain before it interrupts the work.
WORTH_A_BREAK: Final = 1.2
#: What stolen cups are worth, in the order of EFFECTS.
CUP_WORTH: Final = [1.0, 1.6, 1.1, 0.8, 0.7]

#: So many pours are remembered, no more.
MOST_REMEMBERED: Final = 20_000
#: Grains of a kind in a pan are told apart up to this many; from three on it is spoiled anyway.
PAN_BITS: Final = 2
MOST_COUNTED: Final = (1 << PAN_BITS) - 1
POT_BITS: Final = 7


def ways(of: int, take: int) -> int:
    """How many ways there are to take some out of a number of grains."""
    result = 1
    for at in range(take):
        result = result * (of - at) // (at + 1)
    return result


@final
class SensibleCook(Heuristic):
    """Plays what looks best one action ahead."""

    def __init__(self) -> None:
        self.book: Cookbook | None = None  # the deck that the tables below were made for
        self.heat_odds: list[HeatOdds] = []
        self.pours: dict[int, list[float]] = {}  # what each movement promises, in pans and pots seen before

    def study(self, book: Cookbook) -> None:
        """Work out the heating odds of a deck, once."""
        if self.book is not book:
            self.heat_odds = heat_odds_of(book)
            self.pours = {}
            self.book = book

    def style(self) -> SearchStyle:
        # Two or three turns ahead, in the same worlds: pours and rolls are luck, and the pan is weighed well.
        # What was tried is in docs/strength.md.
        return SearchStyle(own=1, rivals=0, whim=0, ahead=30, trust=4.0, halving=True)

    def choose(self, state: State, seat: int, moves: list[Move], chance: Chance) -> Move:
        assert isinstance(state, Kitchen)
        self.study(state.book)
        if len(moves) == 1:
            return moves[0]
        first = moves[0]
        if isinstance(first, Choose):
            return self.choose_dish(state, seat, moves)
        top = state.agenda[-1]
        if isinstance(top, Pour):
            return self.choose_wrist(state, top, moves)
        if isinstance(first, RaiseHeat):
            return self.choose_heat(state, seat, moves)
        if isinstance(first, Steal):
            return choose_theft(state, moves)
        if isinstance(top, Rescue):
            return self.choose_rescue(state, seat, moves)
        return self.choose_action(state, seat, moves)

    def value(self, state: State, seat: int) -> float:
        return self.values(state)[seat]

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Kitchen)
        if state.result is not None:
            winners = state.result.winners()
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
        weights = WEIGHTS[stage(state)]
        return softmax([weighted_sum(weights, self.features(state, seat)) for seat in range(state.seats)])

    def stage(self, state: State) -> int:
        """Which weights count now."""
        assert isinstance(state, Kitchen)
        return stage(state)

    def features(self, state: State, seat: int) -> list[float]:
        """The features that the weights apply to."""
        assert isinstance(state, Kitchen)
        self.study(state.book)
        cook = state.cooks[seat]
        if cook.dish == NOTHING:
            return features(state, seat, 0.0, 0.0, 0.0)
        odds = self.heat_odds[cook.dish]
        worth = self.worth(state, cook, cook.dish, cook.pan, cook.heat)
        return features(state, seat, worth, odds.rolls[cook.heat], odds.chance[cook.heat])

    # -- what a pan is worth -----------------------------------------------------------------------------

    def worth(self, table: Kitchen, cook: Cook, dish: int, pan: list[int], heat: int) -> float:
        """The points that a pan promises to a cook, less the time that it still takes."""
        book = table.book
        recipe = book.dishes[dish]
        odds = self.heat_odds[dish]
        if pan[SALT] >= TOO_MANY or heat >= recipe.burned_at:
            return 0.0
        success = odds.chance[heat]
        clean = 0.0 if pan[SALT] > 0 or recipe.plain else 1.0
        missing = 0
        for kind in range(KINDS):
            have = pan[kind]
            if have >= TOO_MANY:
                return 0.0
            need = recipe.recipe[kind]
            if have > need:
                clean = 0.0
            while have < need:
                success *= SAFE_GRAIN[pan[SALT]]
                if have == 1:
                    success *= SECOND_GRAIN
                clean *= CLEAN_GRAIN
                missing += 1
                have += 1
        points = float(recipe.points)
        actions = odds.rolls[heat] + ACTIONS_A_GRAIN * missing
        if dish == book.crepe:
            success *= CREPE_LUCK
            actions += CREPE_ACTIONS
        star = STAR_WORTH[min(cook.stars, STARS_TO_WIN - 1)]
        return max(0.0, success * (points + star * clean) - TEMPO * actions)

    def after_pours(self, table: Kitchen, cook: Cook, container: int) -> list[float]:
        """For each movement, what a pan is worth after a pour by odds; the same pans come again and again."""
        key = table.level()
        for kind in range(KINDS + 1):
            key = key << PAN_BITS | min(cook.pan[kind], MOST_COUNTED)
        key = key << POT_BITS | table.grains[container]
        key = key << POT_BITS | table.salt[container]
        key = (key * KINDS + container) * (MOST_HEAT + 2) + min(cook.heat, MOST_HEAT + 1)
        key = (key * STARS_TO_WIN + min(cook.stars, STARS_TO_WIN - 1)) * len(table.book.dishes) + cook.dish
        found = self.pours.get(key)
        if found is None:
            found = [self.after_pour(table, cook, container, movement) for movement in range(len(MOVEMENTS))]
            if len(self.pours) >= MOST_REMEMBERED:
                self.pours = {}
            self.pours[key] = found
        return found

    def after_pour(self, table: Kitchen, cook: Cook, container: int, movement: int) -> float:
        """The exact expectation of a pan's worth after a pour by odds."""
        percents = table.book.odds[table.level()].pours[movement]
        own = table.grains[container]
        salt = table.salt[container]
        pan = cook.pan.copy()
        total = 0.0
        for falling in range(MOST_GRAINS + 1):
            if percents[falling] == 0:
                continue
            count = min(falling, own + salt)
            all_ways = ways(own + salt, count)
            for salted in range(max(0, count - own), min(count, salt) + 1):
                share = ways(own, count - salted) * ways(salt, salted) / all_ways
                pan[container] = cook.pan[container] + count - salted
                pan[SALT] = cook.pan[SALT] + salted
                total += percents[falling] * share * self.worth(table, cook, cook.dish, pan, cook.heat)
        return total / PERCENT

    # -- decisions ---------------------------------------------------------------------------------------

    def choose_dish(self, table: Kitchen, seat: int, moves: list[Move]) -> Move:
        """What promises most; a crêpe costs what is left of the turn."""
        cook = table.cooks[seat]
        best = moves[0]
        most = -1.0
        for move in moves:
            assert isinstance(move, Choose)
            worth = self.worth(table, cook, move.dish, [0, 0, 0, 0, 0], 0)
            if move.dish == table.book.crepe:
                worth -= TEMPO * table.spoons
            if worth > most:
                most = worth
                best = move
        return best

    def choose_wrist(self, table: Kitchen, pour: Pour, moves: list[Move]) -> Move:
        """The best movement over the own pan, the worst over another's."""
        cook = table.cooks[pour.target]
        sign = 1.0 if pour.target == table.active else -1.0
        promised = self.after_pours(table, cook, pour.container)
        best = moves[0]
        most = -1000.0
        for move in moves:
            assert isinstance(move, Wrist)
            worth = sign * promised[move.movement]
            if worth > most:
                most = worth
                best = move
        return best

    def choose_heat(self, table: Kitchen, seat: int, moves: list[Move]) -> Move:
        """Where the chances are best, the higher where they are equal."""
        cook = table.cooks[seat]
        best = moves[0]
        most = -1.0
        for move in moves:
            assert isinstance(move, RaiseHeat)
            heat = cook.heat + move.amount
            if heat > MOST_HEAT:
                heat = cook.heat
            worth = self.worth(table, cook, cook.dish, cook.pan, heat)
            if worth > most:
                most = worth
                best = move
        return best

    def choose_rescue(self, table: Kitchen, seat: int, moves: list[Move]) -> Move:
        """Cool it where that leaves something worth having."""
        cook = table.cooks[seat]
        best = moves[-1]
        most = 0.3
        for move in moves:
            if isinstance(move, Coffee):
                worth = self.worth(table, cook, cook.dish, cook.pan, cook.heat - move.amount)
                if worth > most:
                    most = worth
                    best = move
        return best

    def choose_action(self, table: Kitchen, seat: int, moves: list[Move]) -> Move:
        """A break that pays at once; else work; else a break before the turn ends."""
        coffee: Move | None = None
        most = 0.0
        for move in moves:
            if isinstance(move, Coffee):
                gain = self.gain(table, seat, move)
                if gain > most:
                    most = gain
                    coffee = move
        if coffee is not None and most > WORTH_A_BREAK:
            return coffee
        work = self.choose_work(table, seat, moves)
        if work is table.book.end_turn and coffee is not None:
            return coffee
        return work

    def choose_work(self, table: Kitchen, seat: int, moves: list[Move]) -> Move:
        """Season what is missing, then heat; never idle, for a table of idlers would sit there for ever."""
        book = table.book
        if table.spoons == 0:
            return book.end_turn
        if book.flip in moves:
            return book.flip
        cook = table.cooks[seat]
        recipe = book.dishes[cook.dish].recipe
        best: Move = book.heat
        most = -1.0
        for move in moves:
            if isinstance(move, TakeShaker) and cook.pan[move.container] < recipe[move.container]:
                for worth in self.after_pours(table, cook, move.container):
                    if worth > most:
                        most = worth
                        best = move
        return best

    def gain(self, table: Kitchen, seat: int, move: Coffee) -> float:
        """What a coffee break would bring, in points."""
        cup = table.book.cups[move.cup]
        mine = table.cooks[seat]
        if cup.effect == POINTS:
            return min(1.0, float(cup.amount))
        if cup.effect == ACTIONS:
            return 1.1 if table.spoons == 0 else 0.0
        if cup.effect == COOL:
            now = self.worth(table, mine, mine.dish, mine.pan, mine.heat)
            return self.worth(table, mine, mine.dish, mine.pan, mine.heat - move.amount) - now - 1.0
        theirs = table.cooks[move.seat]
        envy = 1.0 / (table.seats - 1)
        before = self.worth(table, theirs, theirs.dish, theirs.pan, theirs.heat)
        if cup.effect == EXCHANGE:
            better = self.worth(table, mine, theirs.dish, theirs.pan, theirs.heat)
            better -= self.worth(table, mine, mine.dish, mine.pan, mine.heat)
            worse = before - self.worth(table, theirs, mine.dish, mine.pan, mine.heat)
            return better + envy * worse - 0.5
        assert cup.effect == SEASON
        after = before
        for worth in self.after_pours(table, theirs, move.container):
            after = min(after, worth)
        return envy * (before - after)


def choose_theft(table: Kitchen, moves: list[Move]) -> Move:
    """The most useful cup, from whoever leads where several have it."""
    best = moves[0]
    most = -1.0
    for move in moves:
        assert isinstance(move, Steal)
        worth = CUP_WORTH[table.book.cups[move.cup].effect] + 0.01 * score(table, table.cooks[move.seat])
        if worth > most:
            most = worth
            best = move
    return best
