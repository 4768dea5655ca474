"""What each baker may see: nothing else of a bakery leaves the rules."""

from __future__ import annotations

from typing import TypedDict

from potluck.games.cake_auf.cards import SIGNS, Pantry
from potluck.games.cake_auf.memory import hand_of, under
from potluck.games.cake_auf.state import MULLIGANS, NOTHING, ROUNDS, Bakery, Dish
from potluck.games.cake_auf.steps.round_end import KeepOvernight
from potluck.games.cake_auf.steps.turn import THROW_AWAY, EndOfTurn, PickARecipe, YourTurn
from potluck.games.cake_auf.steps.winning import RockPaperScissors


class DishView(TypedDict):
    """A recipe somebody works on. What lies under it is its owner's secret; the count is public."""

    recipe: str
    laid_count: int
    needed_count: int
    laid: list[str] | None
    missing: list[str] | None
    known: list[str]
    bans: list[str]
    kept: bool
    waiting: bool


class BakerView(TypedDict):
    """What a viewer sees of a baker. `known` are cards that the viewer can be sure of from what was in sight."""

    score: int
    hand_count: int
    known: list[str]
    dishes: list[DishView]
    finished: list[str]
    finished_this_round: list[str]
    mulligans_left: int
    sealed: bool
    throws_won: int


class BakeryView(TypedDict):
    """The whole table from one chair, or from none.

    `last_winners` won the latest round that has ended; `thrown` is what each seat showed in the latest throw.
    """

    round: int
    rounds: int
    step: str
    starter: int
    active: int
    turn: int
    discards_left: int
    seat: int | None
    hand: list[str]
    peeked: list[str] | None
    peeked_count: int
    overnight: str | None
    rivals: list[int]
    sign: str | None
    thrown: list[str | None]
    bakers: list[BakerView]
    pile_count: int
    discard: list[str]
    recipe_pile_count: int
    race: list[list[int]]
    last_winners: list[int]
    publisher: bool
    keep_hands: bool
    share_ties: bool


def view(table: Bakery, viewer: int) -> BakeryView:
    """The table as a seat sees it; any other viewer sees what is public."""
    pantry = table.pantry
    step = step_name(table)
    me = table.bakers[viewer] if 0 <= viewer < table.seats else None
    peeks = me is not None and viewer == table.active
    return {
        "round": table.round,
        "rounds": ROUNDS,
        "step": step,
        "starter": table.starter,
        "active": table.active,
        "turn": table.turns,
        "discards_left": THROW_AWAY - table.thrown_away if step in ("turn", "discard") else 0,
        "seat": viewer if me is not None else None,
        "hand": [] if me is None else table.card_ids(sorted(me.hand)),
        "peeked": recipe_ids(pantry, table.peeked) if peeks else None,
        "peeked_count": len(table.peeked),
        "overnight": pantry.recipes[table.overnight[0]].id if step == "overnight" else None,
        "rivals": table.rivals.copy() if step == "throw" else [],
        "sign": None if me is None or me.sign == NOTHING else SIGNS[me.sign],
        "thrown": [None if sign == NOTHING else SIGNS[sign] for sign in table.thrown],
        "bakers": [baker_view(table, seat, viewer) for seat in range(table.seats)],
        "pile_count": len(table.pile),
        "discard": table.card_ids(table.discard[::-1]),
        "recipe_pile_count": len(table.recipes) + len(table.peeked),
        "race": [points.copy() for points in table.race],
        "last_winners": table.winners.copy(),
        "publisher": table.options.publisher,
        "keep_hands": table.options.keep_hands,
        "share_ties": table.options.share_ties,
    }


def step_name(table: Bakery) -> str:
    """What the table is waiting for, in a word."""
    top = table.agenda[-1] if table.agenda and table.result is None else None
    if isinstance(top, YourTurn):
        return "turn"
    if isinstance(top, EndOfTurn):
        return "discard"
    if isinstance(top, PickARecipe):
        return "pick"
    if isinstance(top, KeepOvernight):
        return "overnight"
    if isinstance(top, RockPaperScissors):
        return "throw"
    return "over"


def baker_view(table: Bakery, seat: int, viewer: int) -> BakerView:
    """A baker as a viewer sees them; the hand is elsewhere, for its owner alone."""
    baker = table.bakers[seat]
    known: list[int] = []
    if 0 <= viewer < table.seats and viewer != seat:
        known = table.bakers[viewer].memory.sure(hand_of(seat))
    return {
        "score": len(baker.finished),
        "hand_count": len(baker.hand),
        "known": table.card_ids(sorted(known)),
        "dishes": [dish_view(table, seat, dish, viewer) for dish in baker.dishes],
        "finished": recipe_ids(table.pantry, baker.finished),
        "finished_this_round": recipe_ids(table.pantry, baker.finished[table.banked(seat) :]),
        "mulligans_left": MULLIGANS - baker.mulligans,
        "sealed": baker.sign != NOTHING,
        "throws_won": baker.wins,
    }


def dish_view(table: Bakery, seat: int, dish: Dish, viewer: int) -> DishView:
    """A dish; the owner sees what lies under it, others what they once laid there themselves or can work out."""
    mine = seat == viewer
    known: list[int] = []
    if 0 <= viewer < table.seats and not mine:
        known = table.bakers[viewer].memory.sure(under(dish.recipe))
    missing = [kind for kind, count in enumerate(dish.needs) for _ in range(count)]
    return {
        "recipe": table.pantry.recipes[dish.recipe].id,
        "laid_count": len(dish.laid),
        "needed_count": table.pantry.sizes[dish.recipe],
        "laid": table.card_ids(sorted(dish.laid)) if mine else None,
        "missing": table.card_ids(missing) if mine else None,
        "known": table.card_ids(sorted(known)),
        "bans": table.card_ids(dish.bans),
        "kept": dish.kept,
        # CA-A17: complete and free, but a kept dish comes first
        "waiting": dish.missing == 0 and not dish.bans,
    }


def recipe_ids(pantry: Pantry, recipes: list[int]) -> list[str]:
    """Recipes by their ids."""
    return [pantry.recipes[recipe].id for recipe in recipes]
