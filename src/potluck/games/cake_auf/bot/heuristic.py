"""A sensible baker: lays what fits, shields the best dish, spoils the neighbour's, and clears the hand."""

from __future__ import annotations

from typing import Final, final

from potluck.games.cake_auf.bot.outlook import BANNED, IN_HAND, MISSING, WEIGHTS, features, stage, trouble
from potluck.games.cake_auf.cards import LAY, LIFT
from potluck.games.cake_auf.effects import ban_on
from potluck.games.cake_auf.moves import (
    Ban,
    Burn,
    Discard,
    GiveBack,
    Keep,
    Lay,
    Lift,
    Mulligan,
    OneForOne,
    Pass,
    PickyEater,
    Swap,
    SwitchHands,
    SwitchRecipes,
)
from potluck.games.cake_auf.state import ROUNDS, Baker, Bakery, Dish
from potluck.kernel.chance import Chance
from potluck.kernel.heuristic import Heuristic, SearchStyle, softmax, weighted_sum
from potluck.kernel.moves import Move
from potluck.kernel.state import State

#: A switch must save this much trouble.
WORTH_A_CARD: Final = 1.0
#: With an own dish in this much trouble one looks for another recipe.
WORTH_A_LOOK: Final = 2.0
#: An Overnight recipe with less trouble than this is worth keeping.
WORTH_KEEPING: Final = 3.5
#: So many cards that cannot be played are traded in, if one of them never will be.
TRADED_IN: Final = 3
NEVER: Final = -1.0


@final
class SensibleBaker(Heuristic):
    """Rates every move; the best one is played."""

    def style(self) -> SearchStyle:
        # Single moves matter little and luck much: they compete in the same worlds, some turns ahead.
        # What was tried is in docs/strength.md.
        return SearchStyle(own=1, rivals=0, whim=0, ahead=30, trust=4.0, halving=True)

    def choose(self, state: State, seat: int, moves: list[Move], chance: Chance) -> Move:
        assert isinstance(state, Bakery)
        best = moves[0]
        highest = -1000.0
        equals = 0
        for move in moves:
            rating = rate(state, seat, move)
            if rating > highest:
                best = move
                highest = rating
                equals = 1
            elif rating == highest:
                equals += 1
                if chance.below(equals) == 0:
                    best = move
        return best

    def value(self, state: State, seat: int) -> float:
        return self.values(state)[seat]

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Bakery)
        result = state.result
        if result is not None:
            winners = result.winners()
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
        if state.race and len(state.race) == ROUNDS:  # throwing for a tie
            return [1.0 / len(state.rivals) if seat in state.rivals else 0.0 for seat in range(state.seats)]
        weights = WEIGHTS[stage(state)]
        return softmax([weighted_sum(weights, features(state, seat)) for seat in range(state.seats)])

    def stage(self, state: State) -> int:
        """Which weights count now."""
        assert isinstance(state, Bakery)
        return stage(state)

    def features(self, state: State, seat: int) -> list[float]:
        """The features that the weights apply to."""
        assert isinstance(state, Bakery)
        return features(state, seat)


def foreign_trouble(dish: Dish) -> float:
    """How far another baker's dish is from being finished, as everybody sees it."""
    return MISSING * dish.missing + BANNED * len(dish.bans)


def threat(table: Bakery, owner: int, dish: Dish) -> float:
    """How much a ban on this dish would hurt: most where its baker is close to the end."""
    left = 0
    for other in table.bakers[owner].dishes:
        left += other.missing + 2 * len(other.bans)
    return 10.0 - left - 0.5 * dish.missing - 3.0 * len(dish.bans) + 0.5 * len(table.bakers[owner].finished)


def rate(table: Bakery, seat: int, move: Move) -> float:
    """How much a sensible baker wants to make a move now; ranges of tens keep the order of a turn."""
    baker = table.bakers[seat]
    if isinstance(move, Lay):
        dish = baker.dish_of(move.recipe)
        assert dish is not None
        return 80.0 - trouble(table, baker, dish) + (5.0 if dish.kept else 0.0)
    if isinstance(move, Discard):
        return 20.0 if is_useless(table, baker, move.kind) else 15.0  # new cards beat old ones
    if isinstance(move, Pass):
        return 10.0
    if isinstance(move, Mulligan):
        return 30.0 if len(baker.hand) >= TRADED_IN and has_useless(table, baker) else NEVER
    if isinstance(move, Ban):
        owner = table.owner(move.recipe)
        return 60.0 + 0.1 * threat(table, owner, table.dish(move.recipe))
    if isinstance(move, Lift):
        mine = baker.dish_of(move.recipe)
        return NEVER if mine is None else 75.0 - 0.1 * mine.missing
    if isinstance(move, SwitchRecipes):
        return rate_switch(table, seat, move)
    if isinstance(move, Swap):
        return rate_swap(table, baker, move)
    if isinstance(move, PickyEater):
        return 50.0 if worst_trouble(table, baker) >= WORTH_A_LOOK else NEVER
    return rate_rest(table, seat, baker, move)


def rate_rest(table: Bakery, seat: int, baker: Baker, move: Move) -> float:
    """The moves that come up less often."""
    if isinstance(move, OneForOne):
        return 40.0 + 0.1 * len(table.bakers[move.other].hand)
    if isinstance(move, SwitchHands):
        gain = len(table.bakers[move.other].hand) - (len(baker.hand) - 1)
        return 45.0 + gain if gain > 0 else NEVER
    if isinstance(move, Burn):
        for other, victim in enumerate(table.bakers):
            if other != seat and move.recipe in victim.finished:
                return 70.0 + len(victim.finished)
    if isinstance(move, Keep):
        dish = baker.dish_of(move.recipe)
        assert dish is not None
        return 10.0 if dish.missing + BANNED * len(dish.bans) < WORTH_KEEPING else NEVER
    if isinstance(move, GiveBack):
        return 5.0
    return 1.0  # no recipe taken, and any throw


def worst_trouble(table: Bakery, baker: Baker) -> float:
    """The trouble of the dish that is farthest from being finished."""
    worst = 0.0
    for dish in baker.dishes:
        worst = max(worst, trouble(table, baker, dish))
    return worst


def rate_switch(table: Bakery, seat: int, move: SwitchRecipes) -> float:
    """Worth it where it saves trouble; what it costs the other one counts too."""
    baker = table.bakers[seat]
    mine = baker.dish_of(move.mine)
    assert mine is not None
    theirs = table.dish(move.theirs)
    saved = trouble(table, baker, mine) - foreign_trouble(theirs)
    if saved < WORTH_A_CARD:
        return NEVER
    return 90.0 + saved + 0.1 * threat(table, table.owner(move.theirs), theirs)


def rate_swap(table: Bakery, baker: Baker, move: Swap) -> float:
    """Worth it where the new recipe is less trouble than the old one."""
    mine = baker.dish_of(move.mine)
    assert mine is not None
    fresh = 0.0
    for kind, count in enumerate(table.pantry.needs[move.new]):
        held = min(count, baker.hand.count(kind))
        fresh += IN_HAND * held + MISSING * (count - held)
    saved = trouble(table, baker, mine) - fresh
    return 10.0 + saved if saved > 0.0 else NEVER


def has_useless(table: Bakery, baker: Baker) -> bool:
    """Whether any card in hand is of no use."""
    for kind in baker.hand:  # noqa: SIM110 - no generators in compiled rules
        if is_useless(table, baker, kind):
            return True
    return False


def is_useless(table: Bakery, baker: Baker, kind: int) -> bool:
    """Whether a card in hand can do nothing for its baker as things stand."""
    pantry = table.pantry
    effect = pantry.effects[kind]
    if effect == LAY:
        for dish in baker.dishes:  # noqa: SIM110 - no generators in compiled rules
            if dish.needs[kind] > 0:
                return False
        return True
    if effect == LIFT:
        spare = baker.hand.count(kind) > 1
        for dish in baker.dishes:
            if pantry.icons[dish.recipe] & pantry.card_icons[kind] and not (spare and ban_on(table, dish, kind) < 0):
                return False
        return True
    return False
