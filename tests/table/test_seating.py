"""Sitting, standing, and what the host may do."""

from __future__ import annotations

import pytest

from potluck.kernel.errors import BadSetup
from potluck.kernel.phrases import Phrase
from potluck.table.decisions import host, seating
from potluck.table.decisions.new_table import SeatRequest, new_table
from potluck.table.errors import Refused
from potluck.table.value.table import Table, table_of

from .tables import dinner, plan, take


def open_table(*kinds: str) -> Table:
    return table_of("table", [plan(*kinds)])


def test_a_guest_sits_down_and_stands_up() -> None:
    table = open_table("me", "open", "open", "open")
    table = take(table, seating.sit(table, "kwame", 2, "Kwame"))
    assert table.seats_of("kwame") == [2]
    table = take(table, seating.stand(table, "kwame", 2))
    assert table.seats[2].kind == "open"


def test_two_of_one_name_can_be_told_apart() -> None:
    table = open_table("me", "open", "open", "open")
    long = "x" * 24
    for seat, (who, name) in enumerate([("kwame", "Bo"), ("meera", "bo"), ("nadia", "Bo")], start=1):
        table = take(table, seating.sit(table, who, seat, name))
    assert [there.name for there in table.seats[1:]] == ["Bo", "bo 2", "Bo 3"]
    table = take(table, seating.sit(table, "kwame", 1, long))
    table = take(table, seating.sit(table, "meera", 2, long))
    assert table.seats[2].name == "x" * 22 + " 2"


def test_changing_chairs_before_the_match() -> None:
    table = open_table("me", "open", "open", "open")
    table = take(table, seating.sit(table, "kwame", 2, "Kwame"))
    table = take(table, seating.sit(table, "kwame", 3, "Kwame"))
    assert table.seats_of("kwame") == [3]
    assert table.seats[2].kind == "open"


def test_a_taken_seat_is_taken() -> None:
    with pytest.raises(Refused, match="refused-seat-taken"):
        seating.sit(open_table("me", "bot", "open", "open"), "kwame", 0, "Kwame")


def test_a_locked_door_keeps_guests_out() -> None:
    table = open_table("me", "open", "open", "open")
    table = take(table, host.lock(table, "alice", True))
    with pytest.raises(Refused, match="refused-locked"):
        seating.sit(table, "kwame", 1, "Kwame")
    table = take(table, host.lock(table, "alice", False))
    table = take(table, seating.sit(table, "kwame", 1, "Kwame"))


def test_who_was_sent_away_does_not_come_back() -> None:
    table = open_table("me", "open", "open", "open")
    table = take(table, seating.sit(table, "mallory", 1, "Mallory"))
    table = take(table, host.kick(table, "alice", 1))
    with pytest.raises(Refused, match="refused-sent-away"):
        seating.sit(table, "mallory", 1, "Mallory")


@pytest.mark.parametrize("act", [host.lock, host.open_seat, host.kick, host.seat_person])
def test_only_the_host(act: object) -> None:
    with pytest.raises(Refused, match="refused-host-only"):
        act(dinner(), "kwame", 0)  # type: ignore[operator]


def test_a_match_starts_when_all_seats_are_taken() -> None:
    table = open_table("me", "open", "bot", "bot")
    with pytest.raises(Refused) as refused:
        host.start(table, "alice")
    assert refused.value.phrase == Phrase("refused-seats-empty", {"count": 1})
    table = take(table, host.seat_bot(table, "alice", 1, "random"))
    table = take(table, host.start(table, "alice"))
    assert table.status == "playing"
    assert host.start(table, "alice") is None


def test_a_bot_covers_a_seat_and_gives_it_back() -> None:
    table = dinner()
    table = take(table, host.seat_bot(table, "alice", 1, "regular"))
    assert table.seats[1].kind == "bot"
    assert table.seats[1].name == "Kwame"
    assert table.seats_of("kwame") == []
    table = take(table, seating.sit(table, "kwame", 1, "Kwame"))
    assert table.seats_of("kwame") == [1]
    table = take(table, host.seat_bot(table, "alice", 1, None))
    table = take(table, host.seat_person(table, "alice", 1))
    assert table.seats_of("kwame") == [1]


def test_who_stands_up_in_a_match_is_covered() -> None:
    table = dinner()
    table = take(table, seating.stand(table, "meera", 3))
    assert table.seats[3].kind == "bot"
    assert 3 in table.bots_due()
    assert (table.covered_for("meera"), table.covered_for("kwame")) == ([3], [])
    table = take(table, seating.sit(table, "meera", 3, "Meera"))
    assert (table.covered_for("meera"), table.seats_of("meera")) == ([], [3])


def test_a_kick_in_a_match_leaves_a_bot_of_its_own_name() -> None:
    table = dinner()
    table = take(table, host.kick(table, "alice", 1))
    assert table.seats[1].kind == "bot"
    assert table.seats[1].name != "Kwame"
    with pytest.raises(Refused):
        seating.sit(table, "kwame", 1, "Kwame")


def test_local_seats_belong_to_the_host_and_come_back_as_local() -> None:
    table = dinner(plan("me", "local", "local", "bot"))
    assert table.seats_of("alice") == [0, 1, 2]
    table = take(table, host.seat_bot(table, "alice", 1, None))
    table = take(table, host.seat_person(table, "alice", 1))
    assert table.seats[1].kind == "local"


def test_names_of_bots_differ() -> None:
    names = [seat.name for seat in plan("me", "bot", "bot", "bot").seats]
    assert len(set(names)) == 4


@pytest.mark.parametrize(
    ("seats", "options", "words"),
    [
        ([SeatRequest("me")] * 2 + [SeatRequest("bot")] * 2, {}, "refused-one-seat-is-yours"),
        ([SeatRequest("me")], {}, "4 to 6 players"),
        ([SeatRequest("bot", level="god")] * 4, {}, "refused-no-such-level"),
        ([SeatRequest("bot")] * 4, {"advanced": "maybe"}, "one of off, on"),
    ],
)
def test_a_table_that_cannot_be_laid(seats: list[SeatRequest], options: dict[str, str], words: str) -> None:
    with pytest.raises((Refused, BadSetup), match=words):
        new_table("alice", "Alice", "cafe-carnage", seats, options, False)
