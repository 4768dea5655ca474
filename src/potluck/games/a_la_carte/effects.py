"""What the coffee cups do, and when one may be used (AL-2.2, AL-5)."""

from __future__ import annotations

from potluck.games.a_la_carte.cards import ACTIONS, COOL, EXCHANGE, KINDS, POINTS, SEASON, Cup
from potluck.games.a_la_carte.moves import CONDIMENTS, Coffee
from potluck.games.a_la_carte.state import Cook, Kitchen, burned, overspiced
from potluck.games.a_la_carte.steps.seasoning import POURS
from potluck.kernel.errors import Refusal
from potluck.kernel.moves import Move
from potluck.kernel.phrases import Phrase


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


def why_no_break(table: Kitchen, kind: int) -> Refusal | None:
    """AL-2.2: why the active cook cannot use this kind of cup at all now."""
    if table.in_extra:
        return Refusal("AL-5.3", "why-no-break-in-extra-actions")
    if table.coffee:
        return Refusal("AL-2.2", "why-break-is-taken")
    if table.cooks[table.active].cups[kind] == 0:
        return Refusal("AL-2.2", "why-no-such-cup", {"cup": table.book.cups[kind].id})
    return None


def why_no_coffee(table: Kitchen, move: Coffee) -> Refusal:
    """Why a cup may not be used so now."""
    no_break = why_no_break(table, move.cup)
    if no_break is not None:
        return no_break
    seat = table.active
    cup: Cup = table.book.cups[move.cup]
    if cup.effect == COOL:
        return Refusal("AL-5.5", "why-below-zero", {"heat": table.cooks[seat].heat, "amount": move.amount})
    if move.seat == seat or move.seat >= table.seats:
        return Refusal("AL-5.2" if cup.effect == EXCHANGE else "AL-5.4", "why-cup-is-for-others", {"cup": move.id})
    if cup.effect == EXCHANGE:
        stays = move.seat if may_be_exchanged(table, table.cooks[seat]) else seat
        return why_not_exchanged(table, stays)
    dish = table.book.dishes[table.cooks[move.seat].dish]
    if dish.plain:
        return Refusal("AL-4.5", "why-their-dish-takes-no-condiments", {"seat": move.seat, "dish": dish.id})
    return Refusal("AL-A18", "why-shaker-is-empty", {"container": CONDIMENTS[move.container]})


def why_not_exchanged(table: Kitchen, seat: int) -> Refusal:
    """AL-5.2: whose stove cannot be exchanged, and for what."""
    cook = table.cooks[seat]
    how = "burned"
    if cook.dish == table.book.crepe:
        how = "crepe"
    elif overspiced(cook):
        how = "overspiced"
    facts: dict[str, object] = {"seat": seat, "mine": seat == table.active, "dish": table.book.dishes[cook.dish].id}
    return Refusal("AL-5.2", "why-not-exchanged", {**facts, "how": how})


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
        table.tell("coffee", {"seat": seat, "cup": move.id, "use": use_of(cup, seat, move)})
    if cup.effect == EXCHANGE:
        exchange_stoves(cook, table.cooks[move.seat])
    elif cup.effect == ACTIONS:
        table.extra += cup.amount
    elif cup.effect == SEASON:
        table.agenda.append(POURS[move.container][move.seat])
    elif cup.effect == COOL:
        cook.heat -= move.amount


def use_of(cup: Cup, seat: int, move: Coffee) -> Phrase:
    """What a cook does with a cup."""
    if cup.effect == POINTS:
        return Phrase("use-points", {"seat": seat, "amount": cup.amount})
    if cup.effect == EXCHANGE:
        return Phrase("use-exchange", {"seat": seat, "target": move.seat})
    if cup.effect == ACTIONS:
        return Phrase("use-actions", {"seat": seat, "amount": cup.amount})
    if cup.effect == COOL:
        return Phrase("use-cool", {"seat": seat, "amount": move.amount})
    container = CONDIMENTS[move.container]
    return Phrase("use-season", {"seat": seat, "target": move.seat, "container": container})


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
