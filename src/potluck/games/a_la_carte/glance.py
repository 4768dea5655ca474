"""What each cook may see, as the learners' vector: written from the state, equal to what the view gives."""

from __future__ import annotations

from typing import final

from potluck.games.a_la_carte.cards import COLOURS, KINDS, Cookbook
from potluck.games.a_la_carte.moves import CONDIMENTS
from potluck.games.a_la_carte.scoring import STARS_TO_WIN, dishes_to_win, score
from potluck.games.a_la_carte.state import BY_GESTURE, NOTHING, Kitchen, burned, finished, overspiced
from potluck.games.a_la_carte.steps.seasoning import Pour
from potluck.games.a_la_carte.view import latest_view, step_name
from potluck.kernel.glance import Glance, Number, Shape, Text, There, Word, Words, fields
from potluck.kernel.observation import Layout, Sheet, ViewField
from potluck.kernel.state import State


@final
class Counts:
    """How many of each of a few things; what is not there is left out."""

    def __init__(self, spot: ViewField, names: list[str]) -> None:
        self.there = There(spot)
        self.numbers = fields(spot, names)

    def write(self, counts: list[int], sheet: Sheet) -> None:
        """Write those that are there."""
        self.there.write(sheet)
        for at, number in enumerate(self.numbers):
            count = counts[at]
            if count > 0:
                number.write(count, sheet)


@final
class StovePen:
    """A cook's side of the table."""

    def __init__(self, spot: ViewField, dishes: list[str], cups: list[str], grains: list[str]) -> None:
        self.there = There(spot)
        self.score = Number(spot.part("score"))
        self.heat = Number(spot.part("heat"))
        self.dish = Word(spot.part("dish"), dishes)
        self.pan = Counts(spot.part("pan"), grains)
        self.overspiced = Number(spot.part("overspiced"))
        self.burned = Number(spot.part("burned"))
        self.finished = Number(spot.part("finished"))
        self.cups = Counts(spot.part("cups"), cups)
        self.kept_cups = Counts(spot.part("kept_cups"), cups)
        self.tray = Words(spot.part("tray"), dishes)
        self.stars = Number(spot.part("stars"))
        self.crepe_left = Number(spot.part("crepe_left"))

    def write(self, table: Kitchen, owner: int, seat: int, sheet: Sheet) -> None:
        """As `stove_view` has it."""
        cook = table.cooks[owner]
        cooking = cook.dish != NOTHING
        self.there.write(sheet)
        self.score.write(score(table, cook) if table.result is None else table.result.scores[owner], sheet)
        self.heat.write(cook.heat, sheet)
        if cooking:
            self.dish.write(cook.dish, sheet)
        self.pan.write(cook.pan, sheet)
        self.overspiced.write(1 if overspiced(cook) else 0, sheet)
        self.burned.write(1 if cooking and burned(table, cook) else 0, sheet)
        self.finished.write(1 if finished(table, cook) else 0, sheet)
        self.cups.write(cook.cups, sheet)
        self.kept_cups.write(cook.kept, sheet)
        self.tray.write(cook.tray, seat, sheet)
        self.stars.write(cook.stars, sheet)
        self.crepe_left.write(0 if cook.crepe_used else 1, sheet)


@final
class KitchenGlance(Glance):
    """The whole table from one chair, or from none."""

    def __init__(self, book: Cookbook, layout: Layout) -> None:
        super().__init__(layout)
        root = layout.root
        dishes = [dish.id for dish in book.dishes]
        cups = [cup.id for cup in book.cups]
        grains = [*CONDIMENTS[:KINDS], "salt"]
        self.seat = Number(root.part("seat"))
        self.step = Text(root.part("step"))
        self.round = Number(root.part("round"))
        self.start = Number(root.part("start"))
        self.active = Number(root.part("active"))
        self.spoons = Number(root.part("spoons"))
        self.extra_spoons = Number(root.part("extra_spoons"))
        self.in_extra = Number(root.part("in_extra"))
        self.coffee_taken = Number(root.part("coffee_taken"))
        self.rolled = Number(root.part("rolled"))
        self.pouring = Text(root.part("hand"))
        self.by_gesture = Number(root.part("by_hand"))
        self.pour = There(root.part("pour"))
        self.pour_container = Word(root.part("pour").part("container"), CONDIMENTS)
        self.pour_target = Number(root.part("pour").part("target"))
        self.latest = root.part("latest")
        self.cooks = Shape(root.part("cooks"))
        self.stoves = [StovePen(each, dishes, cups, grains) for each in self.cooks.spots]
        self.menu = Words(root.part("menu"), dishes)
        self.covered_there = There(root.part("covered"))
        self.covered = fields(root.part("covered"), COLOURS)
        shakers = [root.part("containers").part(name) for name in CONDIMENTS[:KINDS]]
        self.containers = There(root.part("containers"))
        self.shakers = [There(shaker) for shaker in shakers]
        self.grains = [Number(shaker.part("grains")) for shaker in shakers]
        self.salt = [Number(shaker.part("salt")) for shaker in shakers]
        self.sink = Counts(root.part("sink"), grains)
        self.trash = Words(root.part("trash"), dishes)
        self.face_down_cups = Number(root.part("face_down_cups"))
        self.used_cups = Counts(root.part("used_cups"), cups)
        self.dishes_to_win = Number(root.part("dishes_to_win"))
        self.stars_to_win = Number(root.part("stars_to_win"))

    def write(self, state: State, viewer: int, seat: int, sheet: Sheet) -> None:
        """As `view` has it, field by field."""
        assert isinstance(state, Kitchen)
        table: Kitchen = state
        if 0 <= viewer < table.seats:
            self.seat.write(viewer, sheet)
        self.step.write(step_name(table), sheet)
        self.round.write(table.round, sheet)
        self.start.write(table.start, sheet)
        self.active.write(table.active, sheet)
        self.spoons.write(table.spoons, sheet)
        self.extra_spoons.write(table.extra, sheet)
        self.in_extra.write(1 if table.in_extra else 0, sheet)
        self.coffee_taken.write(1 if table.coffee else 0, sheet)
        self.rolled.write(1 if table.rolled else 0, sheet)
        self.pouring.write(table.options.pouring, sheet)
        self.by_gesture.write(1 if table.options.pouring == BY_GESTURE else 0, sheet)
        top = table.agenda[-1] if table.agenda else None
        if isinstance(top, Pour):
            self.pour.write(sheet)
            self.pour_container.write(top.container, sheet)
            self.pour_target.write(top.target, sheet)
        if table.latest:
            self.latest.write(latest_view(table), seat, sheet)
        if self.cooks.open(table.seats, sheet):
            for owner in range(table.seats):
                at = self.cooks.at(owner, table.seats, seat)
                if at >= 0:
                    self.stoves[at].write(table, owner, seat, sheet)
        self.menu.write(table.menu, seat, sheet)
        if table.options.stacks:
            self.covered_there.write(sheet)
            for colour, covered in enumerate(self.covered):
                covered.write(len(table.covered[colour]), sheet)
        self.containers.write(sheet)
        for kind in range(KINDS):
            self.shakers[kind].write(sheet)
            self.grains[kind].write(table.grains[kind], sheet)
            self.salt[kind].write(table.salt[kind], sheet)
        self.sink.write(table.sink, sheet)
        self.trash.write(table.trash, seat, sheet)
        self.face_down_cups.write(sum(table.face_down), sheet)
        self.used_cups.write(table.discard, sheet)
        self.dishes_to_win.write(dishes_to_win(table.seats), sheet)
        self.stars_to_win.write(STARS_TO_WIN, sheet)
