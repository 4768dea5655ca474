"""What each cook may see: the only door from a kitchen to the outside. All but the face-down cups is public."""

from __future__ import annotations

from typing import TypedDict

from potluck.games.a_la_carte.cards import COLOURS, FACES, KINDS, SALT
from potluck.games.a_la_carte.hands.odds import LANDINGS, MOVEMENTS
from potluck.games.a_la_carte.moves import CONDIMENTS
from potluck.games.a_la_carte.scoring import STARS_TO_WIN, dishes_to_win, score
from potluck.games.a_la_carte.state import (
    BY_GESTURE,
    NOTHING,
    POURED,
    ROLLED,
    Cook,
    Kitchen,
    burned,
    finished,
    overspiced,
)
from potluck.games.a_la_carte.steps.crepe import Toss
from potluck.games.a_la_carte.steps.heating import TurnTheKnob
from potluck.games.a_la_carte.steps.new_cups import StealACup
from potluck.games.a_la_carte.steps.seasoning import NO_MOVEMENT, Pour
from potluck.games.a_la_carte.steps.serving import NewDish, Rescue
from potluck.games.a_la_carte.steps.set_up import FirstDish


class StoveView(TypedDict):
    """A cook's stove, pan and tray: all of it public."""

    score: int
    heat: int
    dish: str | None
    pan: dict[str, int]
    overspiced: bool
    burned: bool
    finished: bool
    cups: dict[str, int]
    kept_cups: dict[str, int]
    tray: list[str]
    stars: int
    crepe_left: bool


class ShakerView(TypedDict):
    """What a container holds; whoever counts knows it."""

    grains: int
    salt: int


class PourView(TypedDict):
    """The pour that waits: which shaker, over whose pan."""

    container: str
    target: int


class LatestView(TypedDict, total=False):
    """What die, shaker or pan have shown last: `number` tells one from the next, the rest depends on `kind`."""

    number: int
    kind: str
    seat: int
    face: str
    amount: int
    container: str
    target: int
    own: int
    salt: int
    movement: str | None
    landing: str
    by_hand: bool


class KitchenView(TypedDict):
    """The whole table, the same from every chair but for `seat`."""

    seat: int | None
    step: str
    round: int
    start: int
    active: int
    spoons: int
    extra_spoons: int
    in_extra: bool
    coffee_taken: bool
    rolled: bool
    hand: str
    by_hand: bool
    pour: PourView | None
    latest: LatestView | None
    cooks: list[StoveView]
    menu: list[str]
    covered: dict[str, int] | None
    containers: dict[str, ShakerView]
    sink: dict[str, int]
    trash: list[str]
    face_down_cups: int
    used_cups: dict[str, int]
    dishes_to_win: int
    stars_to_win: int


def view(table: Kitchen, viewer: int) -> KitchenView:
    """The kitchen as a seat sees it; everybody sees the same."""
    book = table.book
    top = table.agenda[-1] if table.agenda else None
    pour: PourView | None = None
    if isinstance(top, Pour):
        pour = {"container": CONDIMENTS[top.container], "target": top.target}
    return {
        "seat": viewer if 0 <= viewer < table.seats else None,
        "step": step_name(table),
        "round": table.round,
        "start": table.start,
        "active": table.active,
        "spoons": table.spoons,
        "extra_spoons": table.extra,
        "in_extra": table.in_extra,
        "coffee_taken": table.coffee,
        "rolled": table.rolled,
        "hand": table.options.pouring,
        "by_hand": table.options.pouring == BY_GESTURE,
        "pour": pour,
        "latest": latest_view(table),
        "cooks": [stove_view(table, seat) for seat in range(table.seats)],
        "menu": [book.dishes[dish].id for dish in table.menu],
        "covered": {name: len(table.covered[at]) for at, name in enumerate(COLOURS)} if table.options.stacks else None,
        "containers": {
            CONDIMENTS[kind]: {"grains": table.grains[kind], "salt": table.salt[kind]} for kind in range(KINDS)
        },
        "sink": grains_view(table.sink),
        "trash": [book.dishes[dish].id for dish in table.trash],
        "face_down_cups": sum(table.face_down),
        "used_cups": cups_view(table, table.discard),
        "dishes_to_win": dishes_to_win(table.seats),
        "stars_to_win": STARS_TO_WIN,
    }


def latest_view(table: Kitchen) -> LatestView | None:
    """The face that lies up, the grains that fell, the way that the crêpe landed: whichever came last."""
    if not table.latest:
        return None
    kind, seat = table.latest[:2]
    facts = table.latest[2:]
    seen: LatestView = {"number": table.shown, "seat": seat}
    if kind == ROLLED:
        seen |= {"kind": "rolled", "face": FACES[facts[0]], "amount": facts[1]}
    elif kind == POURED:
        container, target, own, salt, movement = facts
        by_gesture = movement == NO_MOVEMENT
        seen |= {"kind": "poured", "container": CONDIMENTS[container], "target": target, "own": own, "salt": salt}
        seen |= {"movement": None if by_gesture else MOVEMENTS[movement], "by_hand": by_gesture}
    else:
        seen |= {"kind": "flipped", "landing": LANDINGS[facts[0]], "by_hand": bool(facts[1])}
    return seen


def step_name(table: Kitchen) -> str:
    """A word for the decision that waits."""
    if table.result is not None:
        return "over"
    top = table.agenda[-1] if table.agenda else None
    if isinstance(top, FirstDish):
        return "first dish"
    if isinstance(top, NewDish):
        return "new dish"
    if isinstance(top, Pour):
        return "pour"
    if isinstance(top, Toss):
        return "toss"
    if isinstance(top, TurnTheKnob):
        return "knob"
    if isinstance(top, StealACup):
        return "steal"
    if isinstance(top, Rescue):
        return "rescue"
    return "action"


def stove_view(table: Kitchen, seat: int) -> StoveView:
    """A cook's side of the table."""
    cook: Cook = table.cooks[seat]
    cooking = cook.dish != NOTHING
    return {
        "score": score(table, cook) if table.result is None else table.result.scores[seat],
        "heat": cook.heat,
        "dish": table.book.dishes[cook.dish].id if cooking else None,
        "pan": grains_view(cook.pan),
        "overspiced": overspiced(cook),
        "burned": cooking and burned(table, cook),
        "finished": finished(table, cook),
        "cups": cups_view(table, cook.cups),
        "kept_cups": cups_view(table, cook.kept),
        "tray": [table.book.dishes[dish].id for dish in cook.tray],
        "stars": cook.stars,
        "crepe_left": not cook.crepe_used,
    }


def grains_view(pan: list[int]) -> dict[str, int]:
    """Grains by colour, and salt; what is not there is left out."""
    counts = {CONDIMENTS[kind]: pan[kind] for kind in range(KINDS) if pan[kind] > 0}
    if pan[SALT] > 0:
        counts["salt"] = pan[SALT]
    return counts


def cups_view(table: Kitchen, cups: list[int]) -> dict[str, int]:
    """Cups by kind; what is not there is left out."""
    return {table.book.cups[kind].id: count for kind, count in enumerate(cups) if count > 0}
