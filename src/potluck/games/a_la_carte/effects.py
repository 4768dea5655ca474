"""What the coffee cups do, and when one may be used (AL-2.2, AL-5)."""

from __future__ import annotations

from potluck.games.a_la_carte.cards import ACTIONS, COOL, EXCHANGE, KINDS, POINTS, SEASON, Cup
from potluck.games.a_la_carte.moves import Coffee
from potluck.games.a_la_carte.state import Cook, Kitchen, burned, overspiced
from potluck.games.a_la_carte.steps.seasoning import POURS
from potluck.kernel.errors import Refusal
from potluck.kernel.moves import Move


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
        if may_be_exchanged(table, cook):
            add_exchanges(table, coffees, moves)
    elif cup.effect == SEASON:
        add_seasonings(table, coffees, moves)
    elif cup.effect == COOL:
        moves.extend(coffees[: cook.heat])  # AL-5.5: not below 0
    else:
        moves.append(coffees[0])


def add_exchanges(table: Kitchen, coffees: list[Coffee], moves: list[Move]) -> None:
    """AL-5.2: with every other cook whose stove may be exchanged."""
    for seat, other in enumerate(table.cooks):
        if seat != table.active and may_be_exchanged(table, other):
            moves.append(coffees[seat])


def add_seasonings(table: Kitchen, coffees: list[Coffee], moves: list[Move]) -> None:
    """AL-5.4: into every other pan that takes condiments, from every shaker that has some."""
    for seat, other in enumerate(table.cooks):
        if seat != table.active and not table.book.dishes[other.dish].plain:
            for container in range(KINDS):
                if table.grains[container] > 0:
                    moves.append(coffees[seat * KINDS + container])


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
