"""What a cook can mean by picking something up and holding it over something else; and why that leads nowhere."""

from __future__ import annotations

from typing import Final, final

from potluck.games.a_la_carte.cards import ACTIONS, COLOURS, COOL, EXCHANGE, KINDS, POINTS, SEASON
from potluck.games.a_la_carte.effects import why_no_break
from potluck.games.a_la_carte.moves import CONDIMENTS
from potluck.games.a_la_carte.refusals import why_not_done, why_not_in_the_middle
from potluck.games.a_la_carte.state import NOTHING, Kitchen
from potluck.games.a_la_carte.steps.new_cups import StealACup
from potluck.games.a_la_carte.steps.seasoning import Pour
from potluck.kernel.errors import Refusal
from potluck.kernel.moves import A_CARD, A_SEAT, Attempt, Move, Thing

#: What a thing is to the cook who picks it up or aims at it.
NOWHERE: Final = 0
MY_STOVE: Final = 1  # the own pan, whatever is in it, and the own seat
STOVE: Final = 2  # another cook's, by seat
DISH: Final = 3  # by number, in the middle or out of reach
CUP: Final = 4  # by kind
SHAKER: Final = 5  # by number
STACK: Final = 6  # of a colour
DIE: Final = 7
KNOB: Final = 8
CUP_TRAY: Final = 9
SINK: Final = 10
TRASH: Final = 11
SPOONS: Final = 12
UNKNOWN: Final = 13

STACKS: Final = [f"stack-{colour}" for colour in COLOURS]
TOOLS: Final = {
    "pan": MY_STOVE,
    "die": DIE,
    "knob": KNOB,
    "cup-tray": CUP_TRAY,
    "sink": SINK,
    "trash": TRASH,
    "spoons": SPOONS,
}
PLACES: Final = [*TOOLS, *CONDIMENTS, *STACKS]


@final
class Piece:
    """A thing on the table as the rules know it."""

    def __init__(self, what: int, number: int = NOTHING) -> None:
        self.what = what
        self.number = number


def piece_of(table: Kitchen, seat: int, thing: Thing | None) -> Piece:
    """What a thing is to a cook. A dish in a pan stands for the whole stove."""
    if thing is None:
        return Piece(NOWHERE)
    if thing.kind == A_SEAT:
        return Piece(MY_STOVE) if int(thing.id) == seat else Piece(STOVE, int(thing.id))
    if thing.kind == A_CARD:
        return card_of(table, seat, thing.id)
    if thing.id in CONDIMENTS:
        return Piece(SHAKER, CONDIMENTS.index(thing.id))
    if thing.id in STACKS:
        return Piece(STACK, STACKS.index(thing.id))
    return Piece(TOOLS.get(thing.id, UNKNOWN))


def card_of(table: Kitchen, seat: int, id: str) -> Piece:
    """A dish or a cup, by its id."""
    for kind, cup in enumerate(table.book.cups):
        if cup.id == id:
            return Piece(CUP, kind)
    for number, dish in enumerate(table.book.dishes):
        if dish.id == id:
            if table.cooks[seat].dish == number:
                return Piece(MY_STOVE)
            if number != table.book.crepe:  # everybody has one: the own is meant
                for other, cook in enumerate(table.cooks):
                    if cook.dish == number:
                        return Piece(STOVE, other)
            return Piece(DISH, number)
    return Piece(UNKNOWN)


def meant(table: Kitchen, seat: int, attempt: Attempt) -> list[Move]:
    """The moves that a cook can mean; the pepper on the pan is the same as the pan under the pepper."""
    held = piece_of(table, seat, attempt.held)
    aim = piece_of(table, seat, attempt.aim)
    moves = uses(table, seat, held, aim)
    if not moves and aim.what != NOWHERE:
        moves = uses(table, seat, aim, held)
    return moves


def uses(table: Kitchen, seat: int, held: Piece, aim: Piece) -> list[Move]:
    """What the first can do to the second."""
    book = table.book
    own = aim.what == NOWHERE or aim.what == MY_STOVE
    if held.what == CUP:
        return uses_of_cup(table, seat, held.number, aim)
    if held.what == SHAKER:
        return uses_of_shaker(table, seat, held.number, aim)
    if held.what == MY_STOVE:
        return uses_of_stove(table, seat, aim)
    if held.what == DISH and own:
        return [book.chooses[held.number]]
    if held.what == STOVE and own and table.cooks[held.number].dish != NOTHING:
        return [book.chooses[table.cooks[held.number].dish]]
    if held.what == STACK and own:
        return [book.chooses[dish] for dish in table.menu if book.dishes[dish].colour == held.number]
    if held.what == DIE and (own or aim.what == KNOB):
        return [book.heat]
    if held.what == KNOB and own:
        return [*book.raises, *coffees(table, COOL)]
    if held.what == SPOONS and (aim.what == NOWHERE or aim.what == STOVE):
        return [book.end_turn]
    return []


def coffees(table: Kitchen, effect: int) -> list[Move]:
    """All uses of the cups that do something."""
    moves: list[Move] = []
    for kind, cup in enumerate(table.book.cups):
        if cup.effect == effect:
            moves.extend(table.book.coffees[kind])
    return moves


def uses_of_cup(table: Kitchen, seat: int, kind: int, aim: Piece) -> list[Move]:
    """AL-5, AL-6.1: a coffee break, or a theft where one is due."""
    book = table.book
    own = aim.what == NOWHERE or aim.what == MY_STOVE
    moves: list[Move] = []
    if isinstance(table.decision(), StealACup):
        for other in range(table.seats):
            if other != seat and (own or (aim.what == STOVE and aim.number == other)):
                moves.append(book.steals[other][kind])
        return moves
    effect = book.cups[kind].effect
    if effect in (EXCHANGE, SEASON):
        for move in book.coffees[kind]:
            if aims_at(table, seat, aim, move.seat, move.container):
                moves.append(move)
    elif own or (effect == COOL and aim.what == KNOB) or (effect == ACTIONS and aim.what == SPOONS):
        moves.extend(book.coffees[kind])
    return moves


def aims_at(table: Kitchen, seat: int, aim: Piece, target: int, container: int) -> bool:
    """Whether a cup that reaches another stove is aimed at this one, or with this shaker."""
    if aim.what == MY_STOVE:
        return target == seat
    if aim.what == STOVE:
        return target == aim.number
    if aim.what == SHAKER:
        return container == aim.number and target != seat and target < table.seats
    return aim.what == NOWHERE and target != seat and target < table.seats


def uses_of_shaker(table: Kitchen, seat: int, container: int, aim: Piece) -> list[Move]:
    """AL-4.1, AL-5.4: take it, pour it, or pour it into another pan with a cup."""
    decision = table.decision()
    if isinstance(decision, Pour) and decision.container == container:
        target = seat if aim.what == MY_STOVE else aim.number
        if aim.what == NOWHERE or ((aim.what == MY_STOVE or aim.what == STOVE) and target == decision.target):
            return table.book.wrists.copy()
    if aim.what == NOWHERE or aim.what == MY_STOVE:
        return [table.book.takes[container]]
    moves: list[Move] = []
    if aim.what == STOVE:
        for kind, cup in enumerate(table.book.cups):
            if cup.effect == SEASON:
                moves.append(table.book.coffees[kind][aim.number * KINDS + container])
    return moves


def uses_of_stove(table: Kitchen, seat: int, aim: Piece) -> list[Move]:
    """AL-5.2, AL-7.6, AL-9.4: flip what is in the pan, let it go, or exchange the whole stove."""
    book = table.book
    if (aim.what == NOWHERE or aim.what == MY_STOVE) and table.cooks[seat].dish == book.crepe:
        return [book.flip, book.toss[0]]
    if aim.what == TRASH:
        return [book.let_it_burn]
    moves: list[Move] = []
    if aim.what == STOVE:
        for kind, cup in enumerate(book.cups):
            if cup.effect == EXCHANGE:
                moves.append(book.coffees[kind][aim.number])
    return moves


# -- attempts that mean no move -------------------------------------------------------------------------


def why_no_dish_there(table: Kitchen, seat: int, attempt: Attempt) -> Refusal | None:
    """Why a dish of the middle does not go where it is held; None for anything else."""
    held = piece_of(table, seat, attempt.held)
    aim = piece_of(table, seat, attempt.aim)
    if held.what != DISH and held.what != STACK:
        return None
    if held.what == DISH:
        elsewhere = why_not_in_the_middle(table, seat, held.number)
        if elsewhere is not None:
            return elsewhere
    if aim.what == STOVE:
        return Refusal("AL-7.2", "why-own-pan-only", {"seat": aim.number})
    if held.what == DISH:
        return Refusal("AL-7.2", "why-dish-into-a-pan", {"dish": table.book.dishes[held.number].id})
    if any(table.book.dishes[dish].colour == held.number for dish in table.menu):
        return Refusal("AL-7.2", "why-stack-into-a-pan", {"colour": COLOURS[held.number]})
    return Refusal("AL-1.2", "why-stack-is-empty", {"colour": COLOURS[held.number]})


def why_not_like_that(table: Kitchen, seat: int, attempt: Attempt) -> Refusal:
    """Why an attempt between two actions means nothing."""
    dish = why_no_dish_there(table, seat, attempt)
    if dish is not None:
        return dish
    held = piece_of(table, seat, attempt.held)
    aim = piece_of(table, seat, attempt.aim)
    if held.what == CUP:
        return why_no_cup_there(table, held.number)
    if held.what == SHAKER:
        return Refusal("AL-4.1", "why-shaker-over-a-pan", {"container": CONDIMENTS[held.number]})
    if held.what == DIE:
        if aim.what == STOVE:
            return Refusal("AL-3.1", "why-die-heats-your-stove", {"seat": aim.number})
        return Refusal("AL-3.1", "why-die-is-rolled")
    if held.what == KNOB:
        if aim.what == STOVE:
            return Refusal("AL-3.1", "why-knob-is-theirs", {"seat": aim.number})
        return Refusal("AL-3.1", "why-die-decides")
    if held.what == MY_STOVE and (aim.what == NOWHERE or aim.what == MY_STOVE):
        return why_not_done(table, seat)
    return why_not_that_place(table, aim if held.what == MY_STOVE else held)


def why_no_cup_there(table: Kitchen, kind: int) -> Refusal:
    """What a cup is for, if it can be used at all."""
    no_break = why_no_break(table, kind)
    if no_break is not None:
        return no_break
    cup = table.book.cups[kind]
    facts: dict[str, object] = {"cup": cup.id}
    if cup.effect == EXCHANGE:
        return Refusal("AL-5.2", "why-cup-exchanges", facts)
    if cup.effect == SEASON:
        return Refusal("AL-5.4", "why-cup-seasons", facts)
    if cup.effect == COOL:
        return Refusal("AL-5.5", "why-cup-cools", facts)
    return Refusal("AL-5.1" if cup.effect == POINTS else "AL-5.3", "why-cup-needs-no-aim", facts)


def why_not_that_place(table: Kitchen, place: Piece) -> Refusal:
    """What a place on the table is for."""
    if place.what == CUP_TRAY:
        return Refusal("AL-6.1", "why-cups-come-by-the-die", {"count": sum(table.face_down)})
    if place.what == SINK:
        return Refusal("AL-8.1", "why-sink")
    if place.what == TRASH:
        return Refusal("AL-7.5", "why-trash")
    if place.what == SPOONS:
        return Refusal("AL-2.1", "why-spoons", {"spoons": table.spoons})
    if place.what == STACK:
        return Refusal("AL-1.2", "why-stack-is-empty", {"colour": COLOURS[place.number]})
    if place.what == STOVE:
        return Refusal("AL-5.2", "why-their-stove", {"seat": place.number})
    return Refusal("AL-2.1", "why-not-a-choice")
