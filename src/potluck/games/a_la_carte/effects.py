"""What the die and the coffee cups do: two small vocabularies, one interpreter each (AL-3.1, AL-5, AL-6)."""

from __future__ import annotations

from typing import Final, final

from potluck.games.a_la_carte.cards import (
    ACTIONS,
    ALL,
    COOL,
    CUP,
    EXCHANGE,
    FACES,
    HEAT,
    KINDS,
    POINTS,
    SEASON,
    Coffee,
    Cup,
    Knob,
    Steal,
)
from potluck.games.a_la_carte.kitchen import ROLLED, Cook, Kitchen, burned, overspiced, raise_heat
from potluck.games.a_la_carte.pours import POURS
from potluck.kernel.errors import Refusal
from potluck.kernel.moves import Move
from potluck.kernel.state import Decision

# -- the heating die ------------------------------------------------------------------------------------


def roll_the_die(table: Kitchen) -> None:
    """AL-3.1: roll it, and do what it shows."""
    seat = table.active
    face = table.book.faces[table.chance.below(len(table.book.faces))]
    table.rolled = True
    table.show([ROLLED, seat, face.does, face.amount])
    if table.journal is not None:
        table.tell("rolled", {"seat": seat, "face": FACES[face.does], "amount": face.amount})
    if face.does == HEAT:
        raise_heat(table, seat, face.amount)
    elif face.does == ALL:
        for other in range(table.seats):
            was_burned = burned(table, table.cooks[other])
            raise_heat(table, other, face.amount)
            if other != seat and table.journal is not None and not was_burned and burned(table, table.cooks[other]):
                dish = table.book.dishes[table.cooks[other].dish]
                table.tell("ruined", {"seat": other, "dish": dish.id, "how": "burned"})
    elif face.does == CUP:
        gain_a_cup(table)
    else:
        table.agenda.append(TURN_THE_KNOB[face.amount])


@final
class TurnTheKnob(Decision[Kitchen]):
    """AL-3.1, AL-A4: raise your stove by any of the numbers, also by one that does not fit."""

    rule = "AL-3.1"

    def __init__(self, most: int) -> None:
        self.most = most

    def pending(self, table: Kitchen) -> list[int]:
        return [table.active]

    def first(self, table: Kitchen) -> int:
        return table.active

    def legal(self, table: Kitchen, seat: int) -> list[Move]:
        return table.book.knobs[: self.most] if seat == table.active else []

    def why_not(self, table: Kitchen, seat: int, move: Move) -> Refusal:
        if seat != table.active:
            return Refusal("AL-2.1", "It is not your turn.")
        return Refusal("AL-3.1", f"Choose how far you raise your stove, from 1 to {self.most}.")

    def apply(self, table: Kitchen, seat: int, move: Move) -> None:
        assert isinstance(move, Knob)
        table.agenda.pop()
        raise_heat(table, seat, move.amount)


TURN_THE_KNOB: Final = [TurnTheKnob(most) for most in range(8)]


# -- gaining cups ---------------------------------------------------------------------------------------


def gain_a_cup(table: Kitchen) -> None:
    """AL-6.1, AL-A17: draw; from an empty tray steal; where nothing is to be stolen, turn the used ones over."""
    if sum(table.face_down) > 0:
        draw_a_cup(table, table.active)
        return
    for seat, cook in enumerate(table.cooks):
        if seat != table.active and sum(cook.cups) > 0:
            table.agenda.append(STEAL_A_CUP)
            return
    if sum(table.discard) > 0:
        table.face_down = table.discard
        table.discard = [0] * len(table.face_down)
        if table.journal is not None:
            table.tell("cups_back", {"count": sum(table.face_down)})
        draw_a_cup(table, table.active)
    elif table.journal is not None:  # AL-A16
        table.tell("no_cup", {"seat": table.active})


def draw_a_cup(table: Kitchen, seat: int) -> None:
    """A random cup from the tray, laid face up before a cook."""
    cups = table.face_down
    left = table.chance.below(sum(cups))
    kind = 0
    while left >= cups[kind]:
        left -= cups[kind]
        kind += 1
    cups[kind] -= 1
    table.cooks[seat].cups[kind] += 1
    if table.journal is not None:
        table.tell("cup", {"seat": seat, "cup": table.book.cups[kind].id})


@final
class StealACup(Decision[Kitchen]):
    """AL-6.1: the tray is empty; take a cup that lies before another cook."""

    rule = "AL-6.1"

    def pending(self, table: Kitchen) -> list[int]:
        return [table.active]

    def first(self, table: Kitchen) -> int:
        return table.active

    def legal(self, table: Kitchen, seat: int) -> list[Move]:
        moves: list[Move] = []
        if seat != table.active:
            return moves
        for other, cook in enumerate(table.cooks):
            if other != seat:
                for kind, count in enumerate(cook.cups):
                    if count > 0:
                        moves.append(table.book.steals[other][kind])
        return moves

    def why_not(self, table: Kitchen, seat: int, move: Move) -> Refusal:
        if seat != table.active:
            return Refusal("AL-2.1", "It is not your turn.")
        if isinstance(move, Steal):
            return Refusal("AL-6.1", "No such cup lies before that cook; cups on a tray are safe.")
        return Refusal("AL-6.1", "First take a cup from somebody.")

    def apply(self, table: Kitchen, seat: int, move: Move) -> None:
        assert isinstance(move, Steal)
        table.agenda.pop()
        table.cooks[move.seat].cups[move.cup] -= 1
        table.cooks[seat].cups[move.cup] += 1
        if table.journal is not None:
            table.tell("stolen", {"seat": seat, "victim": move.seat, "cup": move.id})


STEAL_A_CUP: Final = StealACup()


# -- coffee breaks --------------------------------------------------------------------------------------


def coffee_breaks(table: Kitchen, moves: list[Move]) -> None:
    """AL-2.2: add all ways in which the active cook may use a cup now."""
    if table.coffee:
        return
    cook = table.cooks[table.active]
    for kind, count in enumerate(cook.cups):
        if count > 0:
            add_uses(table, cook, kind, moves)


def add_uses(table: Kitchen, cook: Cook, kind: int, moves: list[Move]) -> None:
    """AL-5: the lawful uses of one kind of cup."""
    cup = table.book.cups[kind]
    coffees = table.book.coffees[kind]
    if cup.effect == EXCHANGE:
        if not may_be_exchanged(table, cook):
            return
        for seat, other in enumerate(table.cooks):
            if seat != table.active and may_be_exchanged(table, other):
                moves.append(coffees[seat])
    elif cup.effect == SEASON:
        for seat, other in enumerate(table.cooks):
            if seat != table.active and not table.book.dishes[other.dish].plain:
                for container in range(KINDS):
                    if table.grains[container] > 0:
                        moves.append(coffees[seat * KINDS + container])
    elif cup.effect == COOL:
        moves.extend(coffees[: cook.heat])  # AL-5.5: not below 0
    else:
        moves.append(coffees[0])


def may_be_exchanged(table: Kitchen, cook: Cook) -> bool:
    """AL-5.2: neither a crêpe nor anything spoiled."""
    return cook.dish != table.book.crepe and not overspiced(cook) and not burned(table, cook)


def why_no_coffee(table: Kitchen, move: Coffee) -> Refusal:
    """Why a cup may not be used so now."""
    if table.in_extra:
        return Refusal("AL-5.3", "There is no coffee break during the extra actions.")
    if table.coffee:
        return Refusal("AL-2.2", "You have had your coffee break this turn.")
    cook = table.cooks[table.active]
    if cook.cups[move.cup] == 0:
        return Refusal("AL-2.2", "You have no such cup before you.")
    cup: Cup = table.book.cups[move.cup]
    if cup.effect == COOL:
        return Refusal("AL-5.5", "Your stove cannot go below 0.")
    if move.seat == table.active or move.seat >= table.seats:
        return Refusal("AL-5.2" if cup.effect == EXCHANGE else "AL-5.4", "This cup is for another cook's stove.")
    if cup.effect == EXCHANGE:
        return Refusal("AL-5.2", "Crêpes and burned or overspiced dishes are not exchanged.")
    if table.book.dishes[table.cooks[move.seat].dish].plain:
        return Refusal("AL-4.5", "That dish takes no condiments.")
    return Refusal("AL-A18", "That shaker is empty until grains of its colour reach the sink.")


def drink(table: Kitchen, move: Coffee) -> None:
    """AL-5: use a cup; it goes to the used ones, or to the tray (AL-5.6)."""
    seat = table.active
    cook = table.cooks[seat]
    cup = table.book.cups[move.cup]
    table.coffee = True
    cook.cups[move.cup] -= 1
    if cup.effect == POINTS:
        cook.kept[move.cup] += 1
    else:
        table.discard[move.cup] += 1
    if table.journal is not None:
        facts: dict[str, object] = {"seat": seat, "cup": move.id}
        if move.seat >= 0:
            facts["target"] = move.seat
        if move.container >= 0:
            facts["container"] = move.container
        if move.amount > 0:
            facts["amount"] = move.amount
        table.tell("coffee", facts)
    if cup.effect == EXCHANGE:
        exchange_stoves(cook, table.cooks[move.seat])
    elif cup.effect == ACTIONS:
        table.extra += cup.amount
    elif cup.effect == SEASON:
        table.agenda.append(POURS[move.container][move.seat])
    elif cup.effect == COOL:
        cook.heat -= move.amount


def exchange_stoves(mine: Cook, other: Cook) -> None:
    """AL-5.2: heat, dish and grains change places; trays, cups and stars stay."""
    heat = mine.heat
    mine.heat = other.heat
    other.heat = heat
    dish = mine.dish
    mine.dish = other.dish
    other.dish = dish
    pan = mine.pan
    mine.pan = other.pan
    other.pan = pan
