"""À la carte's deck: dishes, shakers, cups, the heating die and the odds; and the reader of `cards.toml`."""

from __future__ import annotations

from typing import Final, final

from potluck.games.a_la_carte.hands.odds import LANDINGS, MOVEMENTS, Odds, read_odds
from potluck.games.a_la_carte.moves import (
    CONDIMENTS,
    Choose,
    Coffee,
    Land,
    Plain,
    RaiseHeat,
    Spill,
    Steal,
    TakeShaker,
    Wrist,
)
from potluck.kernel.deck_file import Deck, Entry, unique
from potluck.kernel.deck_file import read_deck as read_sections
from potluck.kernel.errors import BadDeck
from potluck.kernel.moves import Catalogue, Move
from potluck.kernel.phrases import Phrase

COLOURS: Final = ["blue", "violet", "orange", "pink", "white"]
NO_COLOUR: Final = -1
KINDS: Final = 4  # of condiments; a pan's fifth count is its salt
SALT: Final = 4
GRAINS: Final = [*CONDIMENTS, "salt"]

MOST_SEATS: Final = 4
MOST_HEAT: Final = 7
#: AL-4.3: so many of a kind spoil a dish, so no recipe may ask for them.
TOO_MANY: Final = 3

# AL-5: what a cup does.
POINTS: Final = 0
EXCHANGE: Final = 1
ACTIONS: Final = 2
SEASON: Final = 3
COOL: Final = 4
EFFECTS: Final = ["points", "exchange", "actions", "season", "cool"]

# AL-3.1: what a face of the die does.
HEAT: Final = 0
ALL: Final = 1
CHOOSE: Final = 2
CUP: Final = 3
FACES: Final = ["heat", "all", "choose", "cup"]

SECTIONS: Final = ["dish", "crepe", "container", "cup", "face", "pour", "flip"]


@final
class Dish:
    """AL-3.3, AL-4.2: a recipe (heat and condiments) on one side, a picture and points on the other."""

    def __init__(
        self,
        id: str,
        name: str,
        colour: int,
        green_min: int,
        green_max: int,
        burned_at: int,
        recipe: list[int],
        points: int,
    ) -> None:
        self.id = id
        self.name = name
        self.colour = colour
        self.green_min = green_min
        self.green_max = green_max
        self.burned_at = burned_at
        self.recipe = recipe
        self.points = points
        self.plain = sum(recipe) == 0  # AL-4.5: never seasoned


@final
class Container:
    """AL-1.2: a full shaker: grains of its own colour, and salt."""

    def __init__(self, id: str, grains: int, salt: int) -> None:
        self.id = id
        self.grains = grains
        self.salt = salt


@final
class Cup:
    """AL-5: a coffee cup and what it does."""

    def __init__(self, id: str, name: str, effect: int, copies: int, amount: int) -> None:
        self.id = id
        self.name = name
        self.effect = effect
        self.copies = copies
        self.amount = amount


@final
class Face:
    """AL-3.1: one face of the heating die."""

    def __init__(self, does: int, amount: int) -> None:
        self.does = does
        self.amount = amount


@final
class Cookbook(Deck):
    """Everything that a kitchen starts with, by number, and all moves that it can ever offer."""

    def __init__(
        self,
        source: str,
        dishes: list[Dish],
        crepe: Dish,
        containers: list[Container],
        cups: list[Cup],
        faces: list[Face],
        odds: list[Odds],
    ) -> None:
        self.crepe = len(dishes)  # its number: the one after the last dish
        self.dishes: list[Dish] = [*dishes, crepe]
        self.dish_ids: list[str] = [dish.id for dish in self.dishes]
        self.containers = containers
        self.cups = cups
        self.cup_ids: list[str] = [cup.id for cup in cups]
        self.faces = faces
        self.odds = odds
        moves: list[Move] = []
        self.chooses: list[Choose] = [
            Choose(number, dish.id, dish.points, dish is crepe) for number, dish in enumerate(self.dishes)
        ]
        moves.extend(self.chooses)
        self.heat = plain("heat", moves)
        self.raises: list[Move] = []
        for amount in range(1, max([0] + [face.amount for face in faces if face.does == CHOOSE]) + 1):
            self.raises.append(RaiseHeat(amount))
        moves.extend(self.raises)
        self.takes: list[TakeShaker] = [TakeShaker(container) for container in range(KINDS)]
        moves.extend(self.takes)
        self.wrists: list[Move] = []
        for movement in range(len(MOVEMENTS)):
            self.wrists.append(Wrist(movement))
        moves.extend(self.wrists)
        self.flip = plain("flip", moves)
        self.toss: list[Move] = [plain("toss", moves)]
        self.coffees: list[list[Coffee]] = [coffees_of(number, cup) for number, cup in enumerate(cups)]
        for coffees in self.coffees:
            moves.extend(coffees)
        self.let_it_burn = plain("let it burn", moves)
        self.steals: list[list[Steal]] = []
        for seat in range(MOST_SEATS):
            self.steals.append([Steal(seat, number, cup.id) for number, cup in enumerate(cups)])
            moves.extend(self.steals[seat])
        self.end_turn = plain("end turn", moves)
        most_salt = max([container.salt for container in containers])
        most_grains = max([container.grains for container in containers])
        self.spills: list[list[Spill]] = []
        for own in range(most_grains + 1):
            self.spills.append([Spill(own, salt) for salt in range(most_salt + 1)])
            moves.extend(self.spills[own])
        self.lands: list[Move] = []
        for landing in range(len(LANDINGS)):
            self.lands.append(Land(landing))
        moves.extend(self.lands)
        super().__init__(source, Catalogue(moves))


def plain(word: str, moves: list[Move]) -> Plain:
    """A move of one word, put at the end of the catalogue's list."""
    move = Plain(word)
    moves.append(move)
    return move


def coffees_of(number: int, cup: Cup) -> list[Coffee]:
    """All ways to use a cup; the order is seat by seat, shaker by shaker, amount by amount."""
    if cup.effect == EXCHANGE:
        return [Coffee(number, cup.id, seat, -1, 0) for seat in range(MOST_SEATS)]
    if cup.effect == SEASON:
        return [Coffee(number, cup.id, seat, kind, 0) for seat in range(MOST_SEATS) for kind in range(KINDS)]
    if cup.effect == COOL:
        return [Coffee(number, cup.id, -1, -1, amount) for amount in range(1, cup.amount + 1)]
    return [Coffee(number, cup.id, -1, -1, 0)]


def counted(pan: list[int]) -> list[object]:
    """Grains by kind as phrases, '2 pepper' and '1 salt'; what is not there is left out."""
    grains: list[object] = []
    for kind, count in enumerate(pan):
        if count > 0:
            grains.append(Phrase(f"grains-{GRAINS[kind]}", {"count": count}))
    return grains


def heat_range(dish: Dish) -> Phrase:
    """AL-3.3: the heat at which a dish is right."""
    if dish.green_min == dish.green_max:
        return Phrase("heat-level", {"heat": dish.green_min})
    return Phrase("heat-range", {"low": dish.green_min, "high": dish.green_max})


# -- reading the deck ---------------------------------------------------------------------------------


def read_deck(source: str) -> Cookbook:
    """Validate a deck's text, or raise BadDeck."""
    entries = read_sections(source, SECTIONS)
    unique(entries["dish"], "id")
    unique(entries["dish"], "name")
    dishes = [read_dish(entry) for entry in entries["dish"]]
    if len(dishes) < MOST_SEATS:
        raise BadDeck(f"the deck has {len(dishes)} dishes; it needs at least {MOST_SEATS}, one for each cook")
    if len(entries["crepe"]) != 1:
        raise BadDeck(f"the deck has {len(entries['crepe'])} [[crepe]] entries; it needs exactly one, as everybody's")
    containers = read_containers(entries["container"])
    for dish in dishes:
        for kind, count in enumerate(dish.recipe):
            if count > containers[kind].grains:
                raise BadDeck(f"dish {dish.id}: {CONDIMENTS[kind]} must be at most what its container holds")
    return Cookbook(
        source,
        dishes,
        read_crepe(entries["crepe"][0]),
        containers,
        read_cups(entries["cup"]),
        read_faces(entries["face"]),
        read_odds(entries["pour"], entries["flip"]),
    )


def read_heat(entry: Entry) -> tuple[int, int, int]:
    """The green range and the red level: green lies below red."""
    green_min = entry.number("green_min", 0, MOST_HEAT - 1)
    green_max = entry.number("green_max", green_min, MOST_HEAT - 1)
    return green_min, green_max, entry.number("burned_at", green_max + 1, MOST_HEAT)


def read_dish(entry: Entry) -> Dish:
    """One [[dish]]."""
    id = entry.text("id", longest=12)
    if id == "crepe":
        raise entry.wrong("id", "any word but crepe, which is everybody's own")
    name = entry.text("name", longest=40)
    colour = COLOURS.index(entry.choice("colour", COLOURS))
    green_min, green_max, burned_at = read_heat(entry)
    recipe = [entry.number(kind, 0, TOO_MANY - 1, 0) for kind in CONDIMENTS]
    if sum(recipe) == 0 and green_min == 0:
        raise entry.wrong("green_min", "at least 1 where no condiment is asked for, or the dish cooks itself")
    points = entry.number("points", 0, 99)
    entry.done()
    return Dish(id, name, colour, green_min, green_max, burned_at, recipe, points)


def read_crepe(entry: Entry) -> Dish:
    """The one [[crepe]]: heat and points, no recipe, no colour."""
    entry.where = "crepe"
    name = entry.text("name", longest=40)
    green_min, green_max, burned_at = read_heat(entry)
    points = entry.number("points", 0, 99)
    entry.done()
    return Dish("crepe", name, NO_COLOUR, green_min, green_max, burned_at, [0, 0, 0, 0], points)


def read_containers(entries: list[Entry]) -> list[Container]:
    """The four [[container]]s, in the order of CONDIMENTS."""
    unique(entries, "id")
    found: dict[str, Container] = {}
    for entry in entries:
        id = entry.choice("id", CONDIMENTS)
        found[id] = Container(id, entry.number("grains", 1, 20), entry.number("salt", 0, 10))
        entry.done()
    for id in CONDIMENTS:
        if id not in found:
            raise BadDeck(f"container {id} is missing: every condiment needs one")
    return [found[id] for id in CONDIMENTS]


def read_cups(entries: list[Entry]) -> list[Cup]:
    """The [[cup]]s: at least one for each cook to begin with."""
    unique(entries, "id")
    unique(entries, "name")
    cups: list[Cup] = []
    for entry in entries:
        id = entry.text("id", longest=20)
        name = entry.text("name", longest=40)
        effect = EFFECTS.index(entry.choice("effect", EFFECTS))
        copies = entry.number("copies", 0, 20)
        amount = 0
        if effect in (POINTS, ACTIONS):
            amount = entry.number("amount", 1, 9)
        elif effect == COOL:
            amount = entry.number("amount", 1, MOST_HEAT)
        entry.done()
        cups.append(Cup(id, name, effect, copies, amount))
    total = sum([cup.copies for cup in cups])
    if total < MOST_SEATS:
        raise BadDeck(f"the cups' copies are {total} together; they must be at least {MOST_SEATS}, one for each cook")
    return cups


def read_faces(entries: list[Entry]) -> list[Face]:
    """The [[face]]s of the heating die; without one that heats by 1 nothing could ever be cooked."""
    faces: list[Face] = []
    for entry in entries:
        does = FACES.index(entry.choice("does", FACES))
        faces.append(Face(does, 0 if does == CUP else entry.number("amount", 1, MOST_HEAT)))
        entry.done()
    if not [face for face in faces if face.does == CHOOSE or (face.does != CUP and face.amount == 1)]:
        raise BadDeck("the die has no face that can heat by 1; without one some dishes are never done")
    return faces
