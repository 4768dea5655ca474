"""A declared view, written as plain data and as numbers."""

from __future__ import annotations

import struct

from potluck.kernel.phrases import Phrase
from potluck.kernel.view import JsonWriter, Schema, ViewWriter
from potluck.kernel.view_vector import VectorLayout

IDS = ["A", "B", "C"]

PERSON = Schema("Person")
COINS = PERSON.number("coins")
PILE = PERSON.cards("pile", "cards")

THING = Schema("Thing")
KIND = THING.word("kind", ["red", "blue"])
SIZE = THING.number("size")

TIP = Schema("Tip")
ABOUT = TIP.title_card("about", "cards")
WORTH = TIP.number("worth")

TABLE = Schema("Table")
ROUND = TABLE.number("round")
LIMIT = TABLE.note("limit")
OPEN = TABLE.flag("open")
STEP = TABLE.word("step", ["deal", "play"], optional=True)
LEADER = TABLE.seat("leader", optional=True)
OUT = TABLE.seats("out")
BIDS = TABLE.numbers_by_seat("bids")
SLOTS = TABLE.cards("slots", "cards", 2, optional=True)
HELD = TABLE.cards_by_seat("held", "cards", 1)
PEOPLE = TABLE.records_by_seat("people", PERSON)
THINGS = TABLE.records("things", THING)
TIPS = TABLE.records_by_card("tips", "cards", TIP)
MORE = TABLE.record("more", THING, optional=True)
SAID = TABLE.phrase("said")


def write(out: ViewWriter) -> None:
    """One view of a table with two seats."""
    out.number(ROUND, 3)
    out.number(LIMIT, 9)
    out.flag(OPEN, True)
    out.word(STEP, 1)
    out.seat(LEADER, 1)
    out.seats(OUT, [0])
    out.numbers(BIDS, [5, 7])
    out.cards(SLOTS, [2, -1], IDS)
    for seat in (0, 1):
        out.cards_of_seat(HELD, seat, [seat], IDS)
    out.begin_list(PEOPLE, 2)
    for seat in (0, 1):
        person = out.entry(PEOPLE, seat)
        person.number(COINS, 10 + seat)
        person.cards(PILE, [0, 0] if seat == 0 else [1], IDS)
    out.begin_list(THINGS, 2)
    for place, size in enumerate((4, 6)):
        thing = out.entry(THINGS, place)
        thing.word(KIND, 1)
        thing.number(SIZE, size)
    out.begin_list(TIPS, 1)
    tip = out.entry(TIPS, 2)
    tip.card(ABOUT, 2, IDS)
    tip.number(WORTH, 8)
    out.nothing(MORE)
    out.phrase(SAID, Phrase("hello", {"count": 2}))


def vector(seat: int) -> dict[str, float]:
    """What is not 0 in the vector, as a seat sees it."""
    layout = VectorLayout(TABLE, {"cards": IDS}, 2, float)
    write(layout.begin(seat))
    numbers = struct.unpack(f"{len(layout.names)}f", bytes(memoryview(layout.finish())))
    return {name: number for name, number in zip(layout.names, numbers, strict=True) if number}


def test_as_plain_data() -> None:
    out = JsonWriter()
    write(out)
    assert out.data == {
        "round": 3,
        "limit": 9,
        "open": True,
        "step": "play",
        "leader": 1,
        "out": [0],
        "bids": [5, 7],
        "slots": ["C", None],
        "held": [["A"], ["B"]],
        "people": [{"coins": 10, "pile": ["A", "A"]}, {"coins": 11, "pile": ["B"]}],
        "things": [{"kind": "blue", "size": 4}, {"kind": "blue", "size": 6}],
        "tips": [{"about": "C", "worth": 8}],
        "more": None,
        "said": {"key": "hello", "facts": {"count": 2}},
    }


def test_as_numbers_from_the_first_seat() -> None:
    assert vector(0) == {
        "round": 3,
        "open": 1,
        "step=play": 1,
        "leader=1": 1,
        "out=0": 1,
        "bids[0]": 5,
        "bids[1]": 7,
        "slots[0]=C": 1,
        "held[0][0]=A": 1,
        "held[1][0]=B": 1,
        "people[0].coins": 10,
        "len(people[0].pile)": 2,
        "people[0].pile=A": 2,
        "people[1].coins": 11,
        "len(people[1].pile)": 1,
        "people[1].pile=B": 1,
        "len(things)": 2,
        "things[].kind=blue": 2,
        "things[].size": 10,
        "tips[C].worth": 8,
    }


def test_another_seat_sees_itself_first() -> None:
    seen = vector(1)
    assert (seen["people[0].coins"], seen["bids[0]"], seen["held[0][0]=B"]) == (11, 7, 1)
    assert "leader=0" in seen
    assert "out=1" in seen


def test_sums_begin_anew_with_every_vector() -> None:
    layout = VectorLayout(TABLE, {"cards": IDS}, 2, float)
    write(layout.begin(0))
    first = bytes(memoryview(layout.finish()))
    write(layout.begin(0))
    assert bytes(memoryview(layout.finish())) == first
