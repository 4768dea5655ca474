"""A table is a value: `after` makes the table that a replay of the log makes, and no earlier table ever changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from potluck.catalog import find_game
from potluck.kernel.append_only import AppendOnlyDict, AppendOnlyList
from potluck.kernel.deck_file import Deck
from potluck.kernel.game import Setup
from potluck.kernel.match import Match
from potluck.kernel.moves import Move
from potluck.kernel.snapshot import fingerprint
from potluck.table.decisions import host, seating
from potluck.table.decisions.moves import MoveRequest, check_move
from potluck.table.decisions.takebacks import check_takeback
from potluck.table.errors import Refused
from potluck.table.value.entries import (
    Created,
    Entry,
    Played,
    Rematched,
    SeatPlan,
    Started,
    TookBack,
    read_entry,
    stamped,
    write_entry,
)
from potluck.table.value.table import BOT, Table, after, table_of

from .tables import FRIENDS, SEED

GAMES = ["cafe-carnage", "cake-auf", "a-la-carte"]

Decision = Callable[[Table, int], Entry | int | None]


# -- a table as plain data --------------------------------------------------------------------------


def whole(value: object) -> Any:
    """All that can be reached from a value, as plain data. It names no field, so that it can forget none."""
    if value is None or isinstance(value, bool | int | float | str | bytes):
        return value
    if isinstance(value, Setup | Deck | Move):  # shared by all tables
        return id(value)
    if isinstance(value, AppendOnlyList | AppendOnlyDict):
        return whole(value.items())
    if isinstance(value, list | tuple):
        return [whole(item) for item in value]
    if isinstance(value, set | frozenset):
        return sorted(whole(item) for item in value)
    if isinstance(value, dict):
        return [(whole(key), whole(item)) for key, item in value.items()]
    return type(value).__name__, [(name, whole(getattr(value, name))) for name in attributes(value)]


def attributes(value: object) -> list[str]:
    """The names of an object's attributes, whether it is a struct, a compiled object or a plain one."""
    names = set(getattr(value, "__struct_fields__", ())) | set(getattr(value, "__dict__", ()))
    for cls in type(value).__mro__:
        names |= set(getattr(cls, "__mypyc_attrs__", ()))
    names = {name for name in names - {"__dict__", "__weakref__"} if hasattr(value, name)}
    # a step of an agenda may have no attributes; anything else without any would be compared with nothing
    assert names or hasattr(value, "waits"), f"cannot look into a {type(value)}"
    return sorted(names)


# -- what may happen at a table ---------------------------------------------------------------------


def moves(table: Table, number: int) -> Entry | int | None:
    """Somebody who owes a decision makes a legal move, or changes a sealed one."""
    state = table.state
    choices = [(seat, move) for seat in range(table.setup.seats) for move in state.legal(seat)]
    if not choices:
        return None
    seat, move = choices[number % len(choices)]
    owner = table.seats[seat].owner
    if table.seats[seat].kind == "bot":
        return Played(seat, move.key(), BOT, f"{BOT} {table.position}")
    return check_move(table, MoveRequest(owner or "", f"r{number % 50}", seat, table.position, move.code))


def makes_a_gesture(table: Table, number: int) -> Entry | None:
    """Somebody's gesture comes to one of its outcomes."""
    outcomes = [(seat, move) for seat in table.state.pending() for move in table.state.gesture_outcomes(seat)]
    if not outcomes:
        return None
    seat, move = outcomes[number % len(outcomes)]
    return Played(seat, move.key(), FRIENDS[seat], f"g{number}", True, [number % 7, 3])


def moves_wrongly(table: Table, number: int) -> Entry | int | None:
    request = MoveRequest(FRIENDS[number % 4], f"w{number}", number % 5, number % 9, number % 300)
    return check_move(table, request)


def takes_back(table: Table, number: int) -> Entry:
    played = table.match.played if table.match is not None else None
    seat = played[-1].seat if played is not None and len(played) > 0 else number % 4
    return check_takeback(table, table.seats[seat].owner or "", seat)


def sits_down(table: Table, number: int) -> Entry:
    return seating.sit(table, FRIENDS[number % 4], number // 4 % len(table.seats), f"Name {number % 3}")


def stands_up(table: Table, number: int) -> Entry:
    return seating.stand(table, FRIENDS[number % 4], number // 4 % len(table.seats))


def goes_away(table: Table, number: int) -> Entry | None:
    return seating.cover(table, number % len(table.seats))


def comes_back(table: Table, number: int) -> Entry | None:
    return seating.give_back(table, FRIENDS[number % 4])


def passes_host(table: Table, number: int) -> Entry | None:
    return seating.pass_host(table, FRIENDS[number % 4 :])


def host_changes_seat(table: Table, number: int) -> Entry:
    seat = number // 4 % len(table.seats)
    if number % 4 == 0:
        return host.seat_bot(table, table.host, seat, None)
    change = [host.open_seat, host.seat_person, host.kick][number % 4 - 1]
    return change(table, table.host, seat)


def locks(table: Table, number: int) -> Entry:
    return host.lock(table, FRIENDS[number % 2], number % 3 == 0)


def switches_hints(table: Table, number: int) -> Entry:
    return host.allow_hints(table, table.host, number % 2 == 0)


def starts(table: Table, number: int) -> Entry | None:
    return host.start(table, table.host)


def rematches(table: Table, number: int) -> Entry:
    return Rematched(f"table {number}")


#: Moves come often: else few matches would get anywhere.
DECISIONS: list[Decision] = [
    *[moves] * 16,
    *[makes_a_gesture] * 4,
    *[takes_back] * 5,
    moves_wrongly,
    sits_down,
    stands_up,
    goes_away,
    comes_back,
    passes_host,
    host_changes_seat,
    locks,
    switches_hints,
    starts,
    rematches,
]
STEPS = st.lists(st.tuples(st.sampled_from(DECISIONS), st.integers(0, 999), st.integers(0, 5)), max_size=40)


def decided(table: Table, decision: Decision, number: int) -> Entry | None:
    """The entry of a decision, unless it is refused or there is nothing to decide."""
    if table.match is None and decision in (moves, makes_a_gesture):
        return None
    try:
        entry = decision(table, number)
    except Refused:
        return None
    return None if isinstance(entry, int) or entry is None else stamped(entry, number / 7)


def created(game: str, full: bool) -> Created:
    """Friends at a table with a clock, or a person, a shared device, an open seat and a bot."""
    seats = [SeatPlan("person", name.title(), name) for name in FRIENDS]
    if not full:
        seats[1:] = [SeatPlan("local", "Guest", "alice"), SeatPlan("open"), SeatPlan("bot", "Bo", None, "regular")]
    setup = find_game(game).setup(len(seats), {})
    return Created(game, setup.options, setup.deck.source, seats, "alice", "t", True, SEED, clock="blitz")


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.booleans(), STEPS)
def test_after_is_a_replay_and_changes_no_earlier_table(
    game: str, full: bool, steps: list[tuple[Decision, int, int]]
) -> None:
    log: list[Entry] = [created(game, full)]
    if full:
        log.append(Started(1.0))
    table = table_of("t", log)
    earlier: list[tuple[Table, Any]] = []
    for decision, number, dropped in steps:
        before = whole(table)
        entry = decided(table, decision, number)
        assert whole(table) == before, "deciding changes nothing"
        earlier.append((table, before))
        if dropped == 0 and (other := decided(table, moves, number + 1)) is not None:
            after(table, other)  # another node was quicker: this one is never kept
        if entry is None:
            continue
        table = after(table, entry)
        log.append(read_entry(write_entry(entry)))
        assert whole(table) == whole(table_of("t", list(log)))
    for one, snapshot in earlier:
        assert whole(one) == snapshot, "an earlier table has changed"
    check_against_match(table, log)


def check_against_match(table: Table, log: list[Entry]) -> None:
    """The table's match is the one that the kernel plays from the same moves."""
    if table.match is None:
        return
    played: list[Played] = []
    for entry in log:
        if isinstance(entry, Played):
            played.append(entry)
        elif isinstance(entry, TookBack):
            assert played.pop().seat == entry.seat
    match = Match(table.setup, table.names, table.creation.seed, table.creation.sealed)
    for entry in played:
        move = table.setup.deck.catalogue.named(entry.move)
        assert move is not None
        if entry.by_gesture:
            match.play_gesture(entry.seat, move, entry.recording)
        else:
            match.play(entry.seat, move)
    assert match.trail == table.match.trail
    assert fingerprint(match.state) == fingerprint(table.state)
    assert [(line.seat, line.move, line.recording) for line in match.played] == [
        (line.seat, line.move, line.recording) for line in table.match.played
    ]


def test_no_field_of_a_table_can_be_set() -> None:
    table = table_of("t", [created("cafe-carnage", True), Started()])
    for name in table.__struct_fields__:
        with pytest.raises(AttributeError):
            setattr(table, name, None)
    assert isinstance(table, msgspec.Struct)


def test_the_log_keeps_its_own_names_for_a_gesture() -> None:
    """Logs that were written earlier say `by_hand` and `gesture`."""
    entry = Played(1, "spill 2 + 1", "ada", "r1", True, [100, 0])
    text = '{"type":"played","seat":1,"move":"spill 2 + 1","who":"ada","ref":"r1","by_hand":true,"gesture":[100,0]}'
    assert write_entry(entry) == text
    assert read_entry(text) == entry
    assert "gesture" not in write_entry(Played(0, "pass", "bo", "r2"))
