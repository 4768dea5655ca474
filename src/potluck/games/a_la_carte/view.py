"""What each cook may see: the only door from a kitchen to the outside. All but the face-down cups is public."""

from __future__ import annotations

from typing import Final

from potluck.games.a_la_carte.cards import COLOURS, FACES, GRAINS, KINDS
from potluck.games.a_la_carte.hands.odds import LANDINGS, MOVEMENTS
from potluck.games.a_la_carte.moves import CONDIMENTS
from potluck.games.a_la_carte.scoring import STARS_TO_WIN, dishes_to_win, score
from potluck.games.a_la_carte.state import (
    BY_GESTURE,
    FLIPPED,
    NOTHING,
    ODDS_LEVELS,
    POURED,
    ROLLED,
    Kitchen,
    burned,
    finished,
    overspiced,
)
from potluck.games.a_la_carte.steps.crepe import Toss
from potluck.games.a_la_carte.steps.heating import TurnTheKnob
from potluck.games.a_la_carte.steps.new_cups import StealACup
from potluck.games.a_la_carte.steps.seasoning import Pour
from potluck.games.a_la_carte.steps.serving import NewDish, Rescue
from potluck.games.a_la_carte.steps.set_up import FirstDish
from potluck.kernel.view import Field, Schema, ViewWriter

#: The ids of all dishes and of all kinds of cups, as `Game.card_families` lists them.
DISHES: Final = "dishes"
CUPS: Final = "cups"

#: A word for the decision that waits.
STEPS: Final = ["over", "first dish", "new dish", "pour", "toss", "knob", "steal", "rescue", "action"]
HANDS: Final = list(ODDS_LEVELS)
SHOWN: Final = ["rolled", "poured", "flipped"]  # by ROLLED, POURED, FLIPPED

#: Grains by colour, and salt: in a pan, or in the sink.
PAN: Final = Schema("GrainsView")
GRAINS_OF: Final = [PAN.number(name) for name in GRAINS]

#: A cook's stove, pan and tray.
STOVE: Final = Schema("StoveView")
SCORE: Final = STOVE.number("score")
HEAT: Final = STOVE.number("heat")
DISH: Final = STOVE.card("dish", DISHES, optional=True)
IN_THE_PAN: Final = STOVE.record("pan", PAN)
OVERSPICED: Final = STOVE.flag("overspiced")
BURNED: Final = STOVE.flag("burned")
FINISHED: Final = STOVE.flag("finished")
FACE_UP_CUPS: Final = STOVE.cards("cups", CUPS)
KEPT_CUPS: Final = STOVE.cards("kept_cups", CUPS)
TRAY: Final = STOVE.cards("tray", DISHES)
STARS: Final = STOVE.number("stars")
CREPE_LEFT: Final = STOVE.flag("crepe_left")

#: What a container holds; whoever counts knows it.
SHAKER: Final = Schema("ShakerView")
GRAINS_LEFT: Final = SHAKER.number("grains")
SALT_LEFT: Final = SHAKER.number("salt")

CONTAINERS: Final = Schema("ContainersView")
SHAKERS: Final = [CONTAINERS.record(name, SHAKER) for name in CONDIMENTS]

#: AL-A2: dishes below the top of each colour's stack.
COVERED: Final = Schema("CoveredView")
BELOW: Final = [COVERED.number(name) for name in COLOURS]

#: The pour that waits: which shaker, over whose pan.
POUR: Final = Schema("PourView")
POUR_FROM: Final = POUR.word("container", CONDIMENTS)
POUR_INTO: Final = POUR.seat("target")

#: What die, shaker or pan have shown last: `number` tells one from the next; which other fields say something depends
#: on `kind`.
LATEST: Final = Schema("LatestView")
NUMBER: Final = LATEST.note("number")
KIND: Final = LATEST.word("kind", SHOWN)
BY: Final = LATEST.seat("seat")
FACE: Final = LATEST.word("face", FACES, optional=True)
AMOUNT: Final = LATEST.number("amount")
CONTAINER: Final = LATEST.word("container", CONDIMENTS, optional=True)
TARGET: Final = LATEST.seat("target", optional=True)
OWN_FELL: Final = LATEST.number("own")
SALT_FELL: Final = LATEST.number("salt")
MOVEMENT: Final = LATEST.word("movement", MOVEMENTS, optional=True)
LANDING: Final = LATEST.word("landing", LANDINGS, optional=True)
BY_HAND: Final = LATEST.flag("by_hand")

#: The whole table, the same from every chair but for `seat`.
KITCHEN: Final = Schema("KitchenView")
MY_SEAT: Final = KITCHEN.seat("seat", optional=True)
STEP: Final = KITCHEN.word("step", STEPS)
ROUND: Final = KITCHEN.number("round")
START: Final = KITCHEN.seat("start")
ACTIVE: Final = KITCHEN.seat("active")
SPOONS: Final = KITCHEN.number("spoons")
EXTRA_SPOONS: Final = KITCHEN.number("extra_spoons")
IN_EXTRA: Final = KITCHEN.flag("in_extra")
COFFEE_TAKEN: Final = KITCHEN.flag("coffee_taken")
DIE_ROLLED: Final = KITCHEN.flag("rolled")
HAND: Final = KITCHEN.word("hand", HANDS)
TABLE_BY_HAND: Final = KITCHEN.flag("by_hand")
WAITING_POUR: Final = KITCHEN.record("pour", POUR, optional=True)
SHOWN_LAST: Final = KITCHEN.record("latest", LATEST, optional=True)
COOKS: Final = KITCHEN.records_by_seat("cooks", STOVE)
MENU: Final = KITCHEN.cards("menu", DISHES)
STACKS: Final = KITCHEN.record("covered", COVERED, optional=True)
SHELF: Final = KITCHEN.record("containers", CONTAINERS)
SINK: Final = KITCHEN.record("sink", PAN)
TRASH: Final = KITCHEN.cards("trash", DISHES)
FACE_DOWN_CUPS: Final = KITCHEN.number("face_down_cups")
USED_CUPS: Final = KITCHEN.cards("used_cups", CUPS)
DISHES_TO_WIN: Final = KITCHEN.note("dishes_to_win")
STARS_NEEDED: Final = KITCHEN.note("stars_to_win")


def write_view(table: Kitchen, viewer: int, out: ViewWriter) -> None:
    """The kitchen as a seat sees it; everybody sees the same."""
    out.seat(MY_SEAT, viewer if 0 <= viewer < table.seats else NOTHING)
    write_turn(table, out)
    write_latest(table, out)
    out.begin_list(COOKS, table.seats)
    for seat in range(table.seats):
        write_stove(table, seat, out.entry(COOKS, seat))
    write_middle(table, out)
    out.number(DISHES_TO_WIN, dishes_to_win(table.seats))
    out.number(STARS_NEEDED, STARS_TO_WIN)


def write_turn(table: Kitchen, out: ViewWriter) -> None:
    """Whose turn it is, what waits, and what is left of it."""
    out.word(STEP, step_of(table))
    out.number(ROUND, table.round)
    out.seat(START, table.start)
    out.seat(ACTIVE, table.active)
    out.number(SPOONS, table.spoons)
    out.number(EXTRA_SPOONS, table.extra)
    out.flag(IN_EXTRA, table.in_extra)
    out.flag(COFFEE_TAKEN, table.coffee)
    out.flag(DIE_ROLLED, table.rolled)
    out.word(HAND, HANDS.index(table.options.pouring))
    out.flag(TABLE_BY_HAND, table.options.pouring == BY_GESTURE)
    top = table.agenda[-1] if table.agenda else None
    if isinstance(top, Pour):
        pour = out.record(WAITING_POUR)
        pour.word(POUR_FROM, top.container)
        pour.seat(POUR_INTO, top.target)
    else:
        out.nothing(WAITING_POUR)


def step_of(table: Kitchen) -> int:
    """The decision that waits, by its number in STEPS; asked in that order."""
    if table.result is not None:
        return 0
    top = table.agenda[-1] if table.agenda else None
    if isinstance(top, FirstDish):
        return 1
    if isinstance(top, NewDish):
        return 2
    if isinstance(top, Pour):
        return 3
    if isinstance(top, Toss):
        return 4
    if isinstance(top, TurnTheKnob):
        return 5
    if isinstance(top, StealACup):
        return 6
    return 7 if isinstance(top, Rescue) else 8


def write_latest(table: Kitchen, view: ViewWriter) -> None:
    """The face that lies up, the grains that fell, the way that the crêpe landed: whichever came last."""
    latest = table.latest
    if not latest:
        view.nothing(SHOWN_LAST)
        return
    out = view.record(SHOWN_LAST)
    kind = latest[0]
    rolled, poured, flipped = kind == ROLLED, kind == POURED, kind == FLIPPED
    movement = latest[6] if poured else NOTHING
    out.number(NUMBER, table.shown)
    out.word(KIND, kind)
    out.seat(BY, latest[1])
    out.word(FACE, latest[2] if rolled else NOTHING)
    out.number(AMOUNT, latest[3] if rolled else 0)
    out.word(CONTAINER, latest[2] if poured else NOTHING)
    out.seat(TARGET, latest[3] if poured else NOTHING)
    out.number(OWN_FELL, latest[4] if poured else 0)
    out.number(SALT_FELL, latest[5] if poured else 0)
    out.word(MOVEMENT, movement)
    out.word(LANDING, latest[2] if flipped else NOTHING)
    out.flag(BY_HAND, (poured and movement == NOTHING) or (flipped and latest[3] != 0))


def write_stove(table: Kitchen, seat: int, out: ViewWriter) -> None:
    """A cook's side of the table."""
    cook = table.cooks[seat]
    book = table.book
    out.number(SCORE, score(table, cook) if table.result is None else table.result.scores[seat])
    out.number(HEAT, cook.heat)
    out.card(DISH, cook.dish, book.dish_ids)
    write_grains(cook.pan, out.record(IN_THE_PAN))
    out.flag(OVERSPICED, overspiced(cook))
    out.flag(BURNED, cook.dish != NOTHING and burned(table, cook))
    out.flag(FINISHED, finished(table, cook))
    write_cups(FACE_UP_CUPS, cook.cups, book.cup_ids, out)
    write_cups(KEPT_CUPS, cook.kept, book.cup_ids, out)
    out.cards(TRAY, cook.tray, book.dish_ids)
    out.number(STARS, cook.stars)
    out.flag(CREPE_LEFT, not cook.crepe_used)


def write_middle(table: Kitchen, out: ViewWriter) -> None:
    """Dishes, shakers, sink, trash and coffee tray."""
    book = table.book
    out.cards(MENU, table.menu, book.dish_ids)
    if table.options.stacks:
        stacks = out.record(STACKS)
        for colour, below in enumerate(BELOW):
            stacks.number(below, len(table.covered[colour]))
    else:
        out.nothing(STACKS)
    shelf = out.record(SHELF)
    for kind in range(KINDS):
        shaker = shelf.record(SHAKERS[kind])
        shaker.number(GRAINS_LEFT, table.grains[kind])
        shaker.number(SALT_LEFT, table.salt[kind])
    write_grains(table.sink, out.record(SINK))
    out.cards(TRASH, table.trash, book.dish_ids)
    out.number(FACE_DOWN_CUPS, sum(table.face_down))
    write_cups(USED_CUPS, table.discard, book.cup_ids, out)


def write_grains(grains: list[int], out: ViewWriter) -> None:
    """Grains by colour, and salt."""
    for kind, field in enumerate(GRAINS_OF):
        out.number(field, grains[kind])


def write_cups(field: Field, counts: list[int], ids: list[str], out: ViewWriter) -> None:
    """Cups by kind, one by one."""
    cups: list[int] = []
    for kind, count in enumerate(counts):
        for _ in range(count):
            cups.append(kind)
    out.cards(field, cups, ids)
