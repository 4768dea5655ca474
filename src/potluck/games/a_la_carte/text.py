"""À la carte in words: events, moves, questions, reasons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from potluck.games.a_la_carte.cards import ACTIONS, COOL, EXCHANGE, POINTS, SALT, Cookbook, Cup, Dish
from potluck.games.a_la_carte.hands.odds import LANDINGS, MOVEMENTS
from potluck.games.a_la_carte.moves import Choose, Coffee, Land, Plain, RaiseHeat, Spill, Steal, TakeShaker, Wrist
from potluck.games.a_la_carte.scoring import ENOUGH_DISHES, NO_DISH_LEFT, THREE_STARS
from potluck.games.a_la_carte.state import BY_GESTURE, Kitchen
from potluck.games.a_la_carte.steps.crepe import Toss
from potluck.games.a_la_carte.steps.heating import TurnTheKnob
from potluck.games.a_la_carte.steps.new_cups import StealACup
from potluck.games.a_la_carte.steps.seasoning import Pour
from potluck.games.a_la_carte.steps.serving import NewDish, Rescue
from potluck.games.a_la_carte.steps.set_up import FirstDish
from potluck.games.a_la_carte.steps.turn import must_roll
from potluck.kernel.events import Event
from potluck.kernel.moves import Move
from potluck.kernel.words import listed, plural, who

SHAKERS = ["paprika", "lemon", "pepper", "herbs"]
GRAINS = ["paprika", "lemon", "pepper", "herb", "salt"]
MOVEMENT_NAMES = {"dab": "a careful dab", "shake": "an ordinary turn", "dump": "a bold dump"}
LANDING_NAMES = {
    "picture_up": "and it lands picture side up",
    "recipe_up": "but it lands recipe side up",
    "beside": "and it lands beside the pan",
}
PLAIN_NAMES = {
    "heat": "Heat: roll the die",
    "flip": "Flip the crêpe",
    "toss": "Toss it by odds",
    "let it burn": "Let it go",
    "end turn": "End your turn",
}
WRIST_NAMES = ["Dab (careful)", "Shake (ordinary)", "Dump (bold)"]
REASONS = {
    NO_DISH_LEFT: "There was no dish left for an empty pan.",
    ENOUGH_DISHES: "A cook's tray was full.",
    THREE_STARS: "Three stars: their cook wins alone, whatever the points.",
}


def counted(pan: list[int]) -> str:
    """Two pepper and one salt, as '2 pepper and 1 salt'; 'nothing' where nothing is."""
    words = [f"{count} {GRAINS[kind]}" for kind, count in enumerate(pan) if count > 0]
    return listed(words) if words else "nothing"


def recipe_of(dish: Dish) -> str:
    """What a dish needs, in one sentence made from its numbers."""
    heat = f"{dish.green_min}" if dish.green_min == dish.green_max else f"{dish.green_min}–{dish.green_max}"
    needs = "takes no condiments" if dish.plain else f"needs {counted(dish.recipe)}"
    return f"Heat {heat}, burned at {dish.burned_at}; {needs}."


def cup_line(cup: Cup) -> str:
    """What a cup does, in one sentence made from its data."""
    if cup.effect == POINTS:
        return f"Put it on your tray: {plural(cup.amount, 'point')} at the end, safe from thieves."
    if cup.effect == EXCHANGE:
        return "Exchange stoves with another cook: pan, dish, grains and heat."
    if cup.effect == ACTIONS:
        return f"{plural(cup.amount, 'more action')} after your normal ones."
    if cup.effect == COOL:
        return f"Lower your heat by up to {cup.amount}; it can save a burned dish."
    return "Pour once from any shaker into another cook's pan."


class Teller:
    """Turns events into sentences for one table: it knows the deck and the cooks' names."""

    def __init__(self, book: Cookbook, names: list[str]) -> None:
        self.names = names
        self.dishes = {dish.id: dish for dish in book.dishes}
        self.cups = {cup.id: cup for cup in book.cups}

    def tell(self, event: Event) -> str:
        """The sentence for an event."""
        facts: dict[str, Any] = event.facts
        return SENTENCES[event.kind](self, **facts)

    def dish(self, id: str) -> str:
        """A dish's name; a crêpe has an article."""
        return "the crêpe" if id == "crepe" else self.dishes[id].name

    def tell_opened(self, start: int) -> str:
        return f"The kitchen is open. {self.names[start]} goes first."

    def tell_cup(self, seat: int, cup: str) -> str:
        return f"{self.names[seat]} gets a coffee cup: {self.cups[cup].name}."

    def tell_chose(self, seat: int, dish: str) -> str:
        if dish == "crepe":
            return f"{self.names[seat]} puts the crêpe into the pan, and the turn is over."
        return f"{self.names[seat]} starts on {self.dish(dish)}."

    def tell_turned_up(self, dish: str) -> str:
        return f"Next on the stack: {self.dish(dish)}."

    def tell_turn(self, seat: int) -> str:
        return f"{self.names[seat]} takes the spoons."

    def tell_extra(self, seat: int, spoons: int) -> str:
        return f"{self.names[seat]} goes on with {plural(spoons, 'extra action')}."

    def tell_stopped(self, seat: int, spoons: int) -> str:
        return f"{self.names[seat]} stops with {plural(spoons, 'action')} left."

    def tell_rolled(self, seat: int, face: str, amount: int) -> str:
        shows = {
            "heat": f"+{amount}",
            "all": f"+{amount} for everybody",
            "choose": f"free choice, up to {amount}",
            "cup": "a coffee cup",
        }
        return f"{self.names[seat]} rolls the die: {shows[face]}."

    def tell_heated(self, seat: int, by: int, heat: int) -> str:
        return f"{self.names[seat]}'s stove goes up by {by} to {heat}."

    def tell_ignored(self, seat: int, by: int, heat: int) -> str:
        return f"{self.names[seat]}'s stove stays at {heat}: {by} more is beyond the knob."

    def tell_took(self, seat: int, container: int) -> str:
        return f"{self.names[seat]} takes the {SHAKERS[container]}."

    def tell_poured(self, seat: int, target: int, container: int, movement: str, own: int, salt: int) -> str:
        how = f"with {MOVEMENT_NAMES[movement]}" if movement else "by hand"
        pan = [0, 0, 0, 0, 0]
        pan[container] = own
        pan[SALT] = salt
        where = "" if seat == target else f" into {self.names[target]}'s pan"
        return f"{self.names[seat]} pours {SHAKERS[container]} {how}{where}: {counted(pan)}."

    def tell_ruined(self, seat: int, dish: str, how: str) -> str:
        return f"{self.names[seat]}'s {self.dishes[dish].name} is {how}; it waits for {self.names[seat]}'s turn."

    def tell_refilled(self, container: int, grains: int, salt: int) -> str:
        return f"The {SHAKERS[container]} shaker is refilled from the sink: {grains} back, with {salt} salt."

    def tell_trashed(self, seat: int, dish: str, how: str) -> str:
        return f"{how.capitalize()}! {self.names[seat]} throws {self.dish(dish)} into the trash."

    def tell_saved(self, seat: int, dish: str, heat: int) -> str:
        return f"{self.names[seat]} saves {self.dish(dish)} at heat {heat}."

    def tell_served(self, seat: int, dish: str, points: int, star: bool) -> str:
        perfect = " Perfect: a star!" if star else ""
        return f"{self.names[seat]} serves {self.dish(dish)} for {plural(points, 'point')}.{perfect}"

    def tell_flipped(self, seat: int, landing: str, by_hand: bool) -> str:
        return f"{self.names[seat]} flips the crêpe, {LANDING_NAMES[landing]}."

    def tell_cups_back(self, count: int) -> str:
        return f"All used cups ({count}) are shuffled and back on the tray."

    def tell_no_cup(self, seat: int) -> str:
        return f"There is no cup anywhere for {self.names[seat]}."

    def tell_stolen(self, seat: int, victim: int, cup: str) -> str:
        return f"{self.names[seat]} steals a cup from {self.names[victim]}: {self.cups[cup].name}."

    def tell_coffee(self, seat: int, cup: str, target: int = -1, container: int = -1, amount: int = 0) -> str:
        who = self.names[seat]
        used = self.cups[cup]
        if used.effect == POINTS:
            return f"Coffee break: {who} puts a cup on the tray for {plural(used.amount, 'point')}."
        if used.effect == EXCHANGE:
            return f"Coffee break: {who} exchanges stoves with {self.names[target]}."
        if used.effect == ACTIONS:
            return f"Coffee break: {who} will have {plural(used.amount, 'more action')}."
        if used.effect == COOL:
            return f"Coffee break: {who} lowers the heat by {amount}."
        return f"Coffee break: {who} leans over to {self.names[target]}'s pan with the {SHAKERS[container]}."

    def tell_over(self, reason: str, scores: list[int], ranks: list[int]) -> str:
        first = [seat for seat, rank in enumerate(ranks) if rank == 1]
        winners = listed([self.names[seat] for seat in first])
        points = plural(scores[first[0]], "point")
        if reason == THREE_STARS:
            return f"{winners} has three stars and wins alone, with {points}."
        if len(first) > 1:
            return f"The kitchen closes: {winners} share the win with {points}."
        return f"The kitchen closes: {winners} wins with {points}."


#: Which method tells an event, by the event's kind.
SENTENCES: dict[str, Callable[..., str]] = {
    "opened": Teller.tell_opened,
    "cup": Teller.tell_cup,
    "chose": Teller.tell_chose,
    "turned_up": Teller.tell_turned_up,
    "turn": Teller.tell_turn,
    "extra": Teller.tell_extra,
    "stopped": Teller.tell_stopped,
    "rolled": Teller.tell_rolled,
    "heated": Teller.tell_heated,
    "ignored": Teller.tell_ignored,
    "took": Teller.tell_took,
    "poured": Teller.tell_poured,
    "ruined": Teller.tell_ruined,
    "refilled": Teller.tell_refilled,
    "trashed": Teller.tell_trashed,
    "saved": Teller.tell_saved,
    "served": Teller.tell_served,
    "flipped": Teller.tell_flipped,
    "cups_back": Teller.tell_cups_back,
    "no_cup": Teller.tell_no_cup,
    "stolen": Teller.tell_stolen,
    "coffee": Teller.tell_coffee,
    "over": Teller.tell_over,
}


def name_move(move: Move, book: Cookbook, names: list[str] | None) -> str:
    """A move as on a button."""
    if isinstance(move, Choose):
        dish = book.dishes[move.dish]
        return f"{dish.name} ({plural(dish.points, 'point')})"
    if isinstance(move, Plain):
        return PLAIN_NAMES[move.word]
    if isinstance(move, RaiseHeat):
        return f"Raise the heat by {move.amount}"
    if isinstance(move, TakeShaker):
        return f"Season with {SHAKERS[move.container]}"
    if isinstance(move, Wrist):
        return WRIST_NAMES[move.movement]
    if isinstance(move, Spill):
        return f"{plural(move.own, 'grain')} and {move.salt} salt fell"
    if isinstance(move, Land):
        return f"The crêpe landed {LANDINGS[move.landing].replace('_', ' ')}"
    if isinstance(move, Steal):
        return f"Steal {book.cups[move.cup].name} from {who(move.seat, names)}"
    assert isinstance(move, Coffee)
    return name_coffee(move, book.cups[move.cup], names)


def name_coffee(move: Coffee, cup: Cup, names: list[str] | None) -> str:
    """A coffee break as on a button."""
    if cup.effect == EXCHANGE:
        return f"Cup: {cup.name} with {who(move.seat, names)}"
    if cup.effect == COOL:
        return f"Cup: {cup.name} by {move.amount}"
    if move.container >= 0:
        return f"Cup: {cup.name} {who(move.seat, names)} with {SHAKERS[move.container]}"
    return f"Cup: {cup.name}"


def picture_move(move: Move, book: Cookbook) -> dict[str, Any]:
    """A move's parts for the page."""
    if isinstance(move, Choose):
        return {"choose": move.id}
    if isinstance(move, Plain):
        return {"do": move.word}
    if isinstance(move, RaiseHeat):
        return {"raise": move.amount}
    if isinstance(move, TakeShaker):
        return {"season": SHAKERS[move.container]}
    if isinstance(move, Wrist):
        return {"pour": MOVEMENTS[move.movement]}
    if isinstance(move, Spill):
        return {"spill": [move.own, move.salt]}
    if isinstance(move, Land):
        return {"land": LANDINGS[move.landing]}
    if isinstance(move, Steal):
        return {"steal": move.id, "seat": move.seat}
    assert isinstance(move, Coffee)
    picture: dict[str, Any] = {"cup": move.id}
    if move.seat >= 0:
        picture["seat"] = move.seat
    if move.container >= 0:
        picture["container"] = SHAKERS[move.container]
    if move.amount > 0:
        picture["amount"] = move.amount
    return picture


def ask(table: Kitchen, seat: int, names: list[str]) -> str:
    """What is asked of a seat, in one sentence."""
    top = table.agenda[-1] if table.agenda else None
    cook = table.cooks[seat]
    if table.result is not None or top is None:
        return "The kitchen is closed."
    if isinstance(top, FirstDish):
        return "Choose the dish that you cook first."
    if isinstance(top, NewDish):
        return "Your pan is empty: choose your next dish."
    if isinstance(top, Pour):
        where = "your pan" if top.target == seat else f"{names[top.target]}'s pan"
        if table.options.pouring == BY_GESTURE:
            return f"Tilt the {SHAKERS[top.container]} over {where} and back, or pour by odds."
        return f"How do you pour the {SHAKERS[top.container]} over {where}?"
    if isinstance(top, Toss):
        return "Jerk the pan and catch the crêpe picture side up, or toss it by odds."
    if isinstance(top, TurnTheKnob):
        return f"Free choice: how far do you raise your stove from {cook.heat}?"
    if isinstance(top, StealACup):
        return "The tray is empty: whose cup do you take?"
    dish = table.book.dishes[cook.dish]
    if isinstance(top, Rescue):
        return f"{dish.name} is burned at heat {cook.heat}: do you cool it?"
    if must_roll(table, cook):
        return "A crêpe is in your pan: roll the die first."
    if table.spoons == 0:
        return "Your actions are used up: a coffee break, or the next cook?"
    return f"{plural(table.spoons, 'action')} left for {dish.name}, heat {cook.heat}: what do you do?"
