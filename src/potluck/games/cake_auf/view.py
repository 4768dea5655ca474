"""What each baker may see: nothing else of a bakery leaves the rules."""

from __future__ import annotations

from typing import Final

from potluck.games.cake_auf.cards import SIGNS
from potluck.games.cake_auf.memory import hand_of, under
from potluck.games.cake_auf.state import MULLIGANS, NOTHING, ROUNDS, Baker, Bakery, Dish
from potluck.games.cake_auf.steps.round_end import KeepOvernight
from potluck.games.cake_auf.steps.turn import THROW_AWAY, EndOfTurn, PickARecipe, YourTurn
from potluck.games.cake_auf.steps.winning import RockPaperScissors
from potluck.kernel.view import Schema, ViewWriter

#: Families of cards, as `Game.card_families` lists their ids; ingredients are the first cards of the draw pile.
CARDS: Final = "cards"
INGREDIENTS: Final = "ingredients"
RECIPES: Final = "recipes"

#: What the table is waiting for.
STEPS: Final = ["turn", "discard", "pick", "overnight", "throw", "over"]
TURN: Final = 0
DISCARD: Final = 1
PICK: Final = 2
KEEP: Final = 3
THROW: Final = 4
OVER: Final = 5

#: A recipe somebody works on. What lies under it is its owner's secret; others know what they can be sure of.
DISH: Final = Schema("DishView")
RECIPE: Final = DISH.card("recipe", RECIPES)
LAID_COUNT: Final = DISH.number("laid_count")
LAID: Final = DISH.cards("laid", INGREDIENTS)
MISSING: Final = DISH.cards("missing", INGREDIENTS)
KNOWN_TO_LIE: Final = DISH.cards("known", INGREDIENTS)
BANS: Final = DISH.cards("bans", CARDS)
KEPT: Final = DISH.flag("kept")
WAITING: Final = DISH.flag("waiting")

#: What a viewer sees of a baker; `known` are cards of the hand that the viewer can be sure of.
BAKER: Final = Schema("BakerView")
SCORE: Final = BAKER.number("score")
HAND_COUNT: Final = BAKER.number("hand_count")
KNOWN_TO_HOLD: Final = BAKER.cards("known", CARDS)
DISHES: Final = BAKER.records("dishes", DISH)
FINISHED: Final = BAKER.cards("finished", RECIPES)
FINISHED_NOW: Final = BAKER.cards("finished_this_round", RECIPES)
RACE: Final = BAKER.numbers("race")  # finished recipes after each round that is over
MULLIGANS_LEFT: Final = BAKER.number("mulligans_left")
SEALED: Final = BAKER.flag("sealed")
THROWN: Final = BAKER.word("thrown", SIGNS, optional=True)  # in the latest throw
THROWS_WON: Final = BAKER.number("throws_won")

#: The whole table from one chair, or from none.
BAKERY: Final = Schema("BakeryView")
ROUND: Final = BAKERY.number("round")
ROUNDS_IN_ALL: Final = BAKERY.note("rounds")
STEP: Final = BAKERY.word("step", STEPS)
STARTER: Final = BAKERY.seat("starter")
ACTIVE: Final = BAKERY.seat("active")
TURNS: Final = BAKERY.number("turn")
DISCARDS_LEFT: Final = BAKERY.number("discards_left")
PEEKED_COUNT: Final = BAKERY.number("peeked_count")
TO_KEEP: Final = BAKERY.card("overnight", RECIPES, optional=True)
RIVALS: Final = BAKERY.seats("rivals")
MY_SEAT: Final = BAKERY.seat("seat", optional=True)
MY_HAND: Final = BAKERY.cards("hand", CARDS)
PEEKED: Final = BAKERY.cards("peeked", RECIPES)
MY_SIGN: Final = BAKERY.word("sign", SIGNS, optional=True)
BAKERS: Final = BAKERY.records_by_seat("bakers", BAKER)
PILE_COUNT: Final = BAKERY.number("pile_count")
DISCARDS: Final = BAKERY.cards("discard", CARDS)
RECIPE_PILE_COUNT: Final = BAKERY.number("recipe_pile_count")
LAST_WINNERS: Final = BAKERY.seats("last_winners")
PUBLISHER: Final = BAKERY.flag("publisher")
KEEP_HANDS: Final = BAKERY.flag("keep_hands")
SHARE_TIES: Final = BAKERY.flag("share_ties")


def write_view(table: Bakery, viewer: int, out: ViewWriter) -> None:
    """The table as a seat sees it; any other viewer sees what is public."""
    me = table.bakers[viewer] if 0 <= viewer < table.seats else None
    write_turn(table, out)
    write_own(table, me, viewer, out)
    out.begin_list(BAKERS, table.seats)
    for seat, baker in enumerate(table.bakers):
        write_baker(table, seat, baker, me, out.entry(BAKERS, seat))
    out.number(PILE_COUNT, len(table.pile))
    out.cards(DISCARDS, table.discard[::-1] if out.for_people else table.discard, table.pantry.card_ids)
    out.number(RECIPE_PILE_COUNT, len(table.recipes) + len(table.peeked))
    out.seats(LAST_WINNERS, table.winners)
    out.flag(PUBLISHER, table.options.publisher)
    out.flag(KEEP_HANDS, table.options.keep_hands)
    out.flag(SHARE_TIES, table.options.share_ties)


def write_turn(table: Bakery, out: ViewWriter) -> None:
    """How far the match is, and whom the table waits for."""
    step = step_of(table)
    out.number(ROUND, table.round)
    out.number(ROUNDS_IN_ALL, ROUNDS)
    out.word(STEP, step)
    out.seat(STARTER, table.starter)
    out.seat(ACTIVE, table.active)
    out.number(TURNS, table.turns)
    out.number(DISCARDS_LEFT, THROW_AWAY - table.thrown_away if step in (TURN, DISCARD) else 0)
    out.number(PEEKED_COUNT, len(table.peeked))
    out.card(TO_KEEP, table.overnight[0] if step == KEEP else NOTHING, table.pantry.recipe_ids)
    out.seats(RIVALS, table.rivals if step == THROW else [])


def step_of(table: Bakery) -> int:
    """What the table is waiting for."""
    top = table.agenda[-1] if table.agenda and table.result is None else None
    if isinstance(top, YourTurn):
        return TURN
    if isinstance(top, EndOfTurn):
        return DISCARD
    if isinstance(top, PickARecipe):
        return PICK
    if isinstance(top, KeepOvernight):
        return KEEP
    if isinstance(top, RockPaperScissors):
        return THROW
    return OVER


def write_own(table: Bakery, me: Baker | None, viewer: int, out: ViewWriter) -> None:
    """What only one baker knows; CA-6.3: recipes of the pile are for whoever looks at them."""
    pantry = table.pantry
    out.seat(MY_SEAT, NOTHING if me is None else viewer)
    out.cards(MY_HAND, [] if me is None else in_order(me.hand, out), pantry.card_ids)
    out.cards(PEEKED, [] if me is None or viewer != table.active else table.peeked, pantry.recipe_ids)
    out.word(MY_SIGN, NOTHING if me is None else me.sign)


def write_baker(table: Bakery, seat: int, baker: Baker, me: Baker | None, out: ViewWriter) -> None:
    """A baker as a viewer sees them; the hand is elsewhere, for its owner alone."""
    pantry = table.pantry
    known = [] if me is None or me is baker else me.memory.sure(hand_of(seat))
    out.number(SCORE, len(baker.finished))
    out.number(HAND_COUNT, len(baker.hand))
    out.cards(KNOWN_TO_HOLD, in_order(known, out), pantry.card_ids)
    out.begin_list(DISHES, len(baker.dishes))
    for place, dish in enumerate(baker.dishes):
        write_dish(table, baker, dish, me, out.entry(DISHES, place))
    out.cards(FINISHED, baker.finished, pantry.recipe_ids)
    out.cards(FINISHED_NOW, baker.finished[table.banked(seat) :], pantry.recipe_ids)
    out.numbers(RACE, [points[seat] for points in table.race])
    out.number(MULLIGANS_LEFT, MULLIGANS - baker.mulligans)
    out.flag(SEALED, baker.sign != NOTHING)
    out.word(THROWN, table.thrown[seat] if table.thrown else NOTHING)
    out.number(THROWS_WON, baker.wins)


def write_dish(table: Bakery, owner: Baker, dish: Dish, me: Baker | None, out: ViewWriter) -> None:
    """A dish; the owner sees what lies under it, others what they once laid there themselves or can work out."""
    pantry = table.pantry
    laid: list[int] = []
    missing: list[int] = []
    known: list[int] = []
    if me is owner:
        laid = dish.laid
        for kind, count in enumerate(dish.needs):
            if count:
                missing.extend([kind] * count)
    elif me is not None:
        known = me.memory.sure(under(dish.recipe))
    out.card(RECIPE, dish.recipe, pantry.recipe_ids)
    out.number(LAID_COUNT, len(dish.laid))
    out.cards(LAID, in_order(laid, out), pantry.card_ids)
    out.cards(MISSING, missing, pantry.card_ids)
    out.cards(KNOWN_TO_LIE, in_order(known, out), pantry.card_ids)
    out.cards(BANS, dish.bans, pantry.card_ids)
    out.flag(KEPT, dish.kept)
    # CA-A17: complete and free, but a kept dish comes first
    out.flag(WAITING, dish.missing == 0 and not dish.bans)


def in_order(cards: list[int], out: ViewWriter) -> list[int]:
    """Cards as people read them: the order in which they came stays secret. Learners count them anyway."""
    return sorted(cards) if out.for_people else cards
