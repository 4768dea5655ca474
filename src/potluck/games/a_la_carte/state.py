"""The kitchen's whole truth: cooks at their stoves, shakers, sink, trash and coffee tray. It knows no steps.

Nothing here is hidden and nothing has an order that matters: face-down cups and covered dishes are kept as
what is left of them, and chance draws when one is turned up.
"""

from __future__ import annotations

from typing import Final, final

from potluck.games.a_la_carte.cards import KINDS, MOST_HEAT, SALT, TOO_MANY, Cookbook
from potluck.kernel.chance import Chance
from potluck.kernel.moves import Attempt, Move
from potluck.kernel.state import Record, State

NOTHING: Final = -1
SPOONS: Final = 3

# AL-A30: how the table pours and flips. By gesture, those who choose odds get the normal ones.
BY_GESTURE: Final = "by-hand"
ODDS_LEVELS: Final = {BY_GESTURE: 1, "steady": 0, "normal": 1, "shaky": 2}

# What everybody has just seen; what follows in `Kitchen.latest` is the seat, and the numbers given here.
ROLLED: Final = 0  # what the face does, how much
POURED: Final = 1  # container, target, own grains, salt, movement (-1 for a gesture)
FLIPPED: Final = 2  # landing, whether by gesture


@final
class Options(Record):
    """What a table agrees on before the first move."""

    def __init__(self, stacks: bool, pouring: str, start_player: int) -> None:
        self.stacks = stacks  # AL-A2: only the top dish of each colour's stack may be chosen
        self.pouring = pouring  # AL-A30: BY_GESTURE, or whose odds
        self.start_player = start_player  # AL-1.3: the seat that begins, or NOTHING where a lot decides


@final
class Cook(Record):
    """One player: a stove with pan, dish and grains, the cups before them, and their tray."""

    def __init__(self) -> None:
        self.heat = 0
        self.dish = NOTHING
        self.pan: list[int] = [0, 0, 0, 0, 0]  # grains by colour, then salt
        self.cups: list[int] = []  # face up, by kind
        self.kept: list[int] = []  # AL-5.1: cups on the tray, by kind
        self.tray: list[int] = []  # finished dishes
        self.stars = 0
        self.crepe_used = False

    def copy(self) -> Cook:
        """A copy that shares nothing that changes."""
        twin = Cook()
        twin.heat = self.heat
        twin.dish = self.dish
        twin.pan = self.pan.copy()
        twin.cups = self.cups.copy()
        twin.kept = self.kept.copy()
        twin.tray = self.tray.copy()
        twin.stars = self.stars
        twin.crepe_used = self.crepe_used
        return twin


@final
class Kitchen(State):
    """One table of cooks."""

    def __init__(self, book: Cookbook, seats: int, options: Options, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.book = book
        self.options = options
        self.cooks: list[Cook] = []
        self.menu: list[int] = []  # dishes that may be chosen
        self.covered: list[list[int]] = []  # AL-A2: below the top of each stack, unordered (kept by number)
        self.grains: list[int] = []  # in each container, of its own colour
        self.salt: list[int] = []
        self.sink: list[int] = [0, 0, 0, 0, 0]
        self.trash: list[int] = []
        self.face_down: list[int] = []  # cups on the tray, by kind
        self.discard: list[int] = []
        self.start = NOTHING
        self.active = 0
        self.round = 1
        self.spoons = 0  # actions left in this part of the turn
        self.extra = 0  # AL-5.3: actions that follow the normal ones
        self.in_extra = False
        self.coffee = False  # whether this turn's coffee break is taken
        self.rolled = False  # whether the die was rolled in this part of the turn
        self.race: list[list[int]] = []
        #: What die, shaker or pan have shown last, and how often they have: ROLLED, POURED or FLIPPED, and its numbers.
        self.latest: list[int] = []
        self.shown = 0

    def copy(self) -> Kitchen:
        twin = Kitchen(self.book, self.seats, self.options, self.chance.copy())
        twin.copy_base_from(self)
        twin.cooks = [cook.copy() for cook in self.cooks]
        twin.menu = self.menu.copy()
        twin.covered = [stack.copy() for stack in self.covered]
        twin.grains = self.grains.copy()
        twin.salt = self.salt.copy()
        twin.sink = self.sink.copy()
        twin.trash = self.trash.copy()
        twin.face_down = self.face_down.copy()
        twin.discard = self.discard.copy()
        twin.start = self.start
        twin.active = self.active
        twin.round = self.round
        twin.spoons = self.spoons
        twin.extra = self.extra
        twin.in_extra = self.in_extra
        twin.coffee = self.coffee
        twin.rolled = self.rolled
        twin.race = self.race.copy()  # rows are never changed
        twin.latest = self.latest  # replaced, never changed
        twin.shown = self.shown
        return twin

    def imagine(self, seat: int, chance: Chance) -> Kitchen:
        from potluck.games.a_la_carte.imagine import imagine

        return imagine(self, seat, chance)

    def meant(self, seat: int, attempt: Attempt) -> list[Move]:
        from potluck.games.a_la_carte.attempts import meant

        return meant(self, seat, attempt)

    def show(self, latest: list[int]) -> None:
        """Everybody has seen this; it stays on the table until the next."""
        self.latest = latest
        self.shown += 1

    def level(self) -> int:
        """Whose odds are drawn from at this table (AL-A30)."""
        return ODDS_LEVELS[self.options.pouring]


def census(table: Kitchen) -> dict[str, int]:
    """Everything in the kitchen by kind, wherever it lies: no move makes or loses any of it."""
    book = table.book
    counts: dict[str, int] = {}
    for kind in range(KINDS):
        counts[book.containers[kind].id] = (
            table.grains[kind] + table.sink[kind] + sum([cook.pan[kind] for cook in table.cooks])
        )
    counts["salt"] = sum(table.salt) + table.sink[SALT] + sum([cook.pan[SALT] for cook in table.cooks])
    dishes = table.menu + table.trash
    for stack in table.covered:
        dishes = dishes + stack
    crepes = 0
    for cook in table.cooks:
        dishes = dishes + cook.tray
        if cook.dish != NOTHING:
            dishes = [*dishes, cook.dish]
        if not cook.crepe_used:
            crepes += 1
    on_the_way = dishes.count(book.crepe)
    counts["dishes"] = len(dishes) - on_the_way
    counts["crepes"] = crepes + on_the_way
    for kind, cup in enumerate(book.cups):
        held = sum([cook.cups[kind] + cook.kept[kind] for cook in table.cooks])
        counts[cup.id] = table.face_down[kind] + table.discard[kind] + held
    return counts


# -- a pan, judged ------------------------------------------------------------------------------------


def overspiced(cook: Cook) -> bool:
    """AL-4.3: three or more of one colour, or of salt."""
    pan = cook.pan
    return pan[0] >= TOO_MANY or pan[1] >= TOO_MANY or pan[2] >= TOO_MANY or pan[3] >= TOO_MANY or pan[SALT] >= TOO_MANY


def burned(table: Kitchen, cook: Cook) -> bool:
    """AL-3.3: the heat has reached the red level."""
    return cook.heat >= table.book.dishes[cook.dish].burned_at


def in_the_green(table: Kitchen, cook: Cook) -> bool:
    """AL-3.3: the heat is right."""
    dish = table.book.dishes[cook.dish]
    return dish.green_min <= cook.heat <= dish.green_max


def finished(table: Kitchen, cook: Cook) -> bool:
    """AL-7.1: right heat, everything in the pan, and not spoiled; a crêpe never is without a flip."""
    if cook.dish == NOTHING or cook.dish == table.book.crepe:
        return False
    dish = table.book.dishes[cook.dish]
    if not dish.green_min <= cook.heat <= dish.green_max:
        return False
    for kind in range(KINDS):
        if cook.pan[kind] < dish.recipe[kind]:
            return False
    return not overspiced(cook)


def perfect(table: Kitchen, cook: Cook) -> bool:
    """AL-7.4: exactly the recipe's grains and no salt; nothing without a recipe is."""
    dish = table.book.dishes[cook.dish]
    if dish.plain or cook.pan[SALT] > 0:
        return False
    return all(cook.pan[kind] == dish.recipe[kind] for kind in range(KINDS))


# -- grains and heat ----------------------------------------------------------------------------------


def rinse(table: Kitchen, cook: Cook) -> None:
    """AL-7.2, AL-7.5: the pan's grains go to the sink, the knob to 0; a waiting shaker is refilled."""
    sink = table.sink
    for kind in range(KINDS + 1):
        sink[kind] += cook.pan[kind]
        cook.pan[kind] = 0
    cook.heat = 0
    refill(table)


def refill(table: Kitchen) -> None:
    """AL-8.1: a container without its colour gets all of it from the sink, and salt up to its measure.

    AL-A18: where the sink has none of that colour it waits until some comes.
    """
    for kind in range(KINDS):
        if table.grains[kind] > 0 or table.sink[kind] == 0:
            continue
        missing = table.book.containers[kind].salt - table.salt[kind]
        salt = min(missing, table.sink[SALT])  # AL-A19
        table.grains[kind] = table.sink[kind]
        table.sink[kind] = 0
        table.salt[kind] += salt
        table.sink[SALT] -= salt
        if table.journal is not None:
            table.tell(
                "refilled", {"container": table.book.containers[kind].id, "grains": table.grains[kind], "salt": salt}
            )


def raise_heat(table: Kitchen, seat: int, amount: int) -> None:
    """AL-3.2: what would lift a stove above 7 is ignored altogether."""
    cook = table.cooks[seat]
    fits = cook.heat + amount <= MOST_HEAT
    if fits:
        cook.heat += amount
    if table.journal is not None:
        if fits:
            table.tell("heated", {"seat": seat, "by": amount, "heat": cook.heat})
        else:
            table.tell("ignored", {"seat": seat, "by": amount, "heat": cook.heat})


def end_at_once(table: Kitchen) -> None:
    """AL-9.1, AL-9.3, AL-9.5: whatever was left of this turn is lost; only its end stays on the agenda."""
    del table.agenda[1:]
    table.spoons = 0
    table.extra = 0
