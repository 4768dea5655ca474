"""Closing time and the count."""

from __future__ import annotations

from typing import Any

import pytest

from games.cafe_baras.tables import GAME, Day
from potluck.games.cafe_baras.steps.closing import MOST_TURNS
from potluck.language.teller import game_teller

#: Customers who are content with Tea, Coffee, Snack and Dessert, each with a preference.
EASY = ["B01", "B10", "B58", "B50", "B60"]


def ready_for_regulars(seats: int, seat: int, have: int, **options: str) -> Day:
    """A table where one café has so many regulars, and its next customer becomes one more."""
    day = Day(seats, **options)
    day.row(seat, "B24", "B41", "B49", "B53", "B57", "B61")
    day.regulars(seat, *EASY[:have])
    day.hand(seat, EASY[have])
    return day


def play_on(day: Day) -> list[int]:
    """Plain turns to the end; the seats that had them."""
    seats = []
    while day.state.result is None:
        seats.append(day.state.active)
        day.serve_any()
    return seats


def test_cb_8_1_t7_the_third_regular_gives_each_other_player_one_more_turn() -> None:
    """T7, CB-8.2: seat 1 of three; seats 2 and 0 play once more."""
    day = ready_for_regulars(3, 1, 2)
    day.serve_any()
    day.play(f"serve {EASY[2]}")
    assert day.told("last_turns") == [{"seat": 1, "cause": "regulars", "still": [2, 0]}]
    day.finish_turn()
    assert day.view()["ended_by"] == 1
    assert day.view()["still_to_play"] == [0]
    assert play_on(day) == [2, 0]
    outcome = day.state.outcome()
    assert outcome is not None
    assert outcome.reason == "regulars"
    assert [cafe["turns"] for cafe in day.view()["cafes"]] == [2, 1, 1]


def test_cb_8_1_t8_two_players_need_a_fourth_regular() -> None:
    """T8: and three guests are there."""
    day = ready_for_regulars(2, 0, 2)
    assert len(day.view()["guests"]) == 3
    day.serve_any()
    assert len(day.view()["cafes"][0]["regulars"]) == 3
    assert day.view()["ending"] is None
    fourth = ready_for_regulars(2, 0, 3)
    fourth.serve_any()
    assert fourth.view()["ending"] == "regulars"
    assert play_on(fourth) == [1]


def test_cb_8_1_the_last_guest_starts_the_end() -> None:
    day = Day(3)
    day.guests("G01")
    day.row(0, "B24")
    day.hand(0, "B25", "B83")
    day.play("add B25")
    assert day.told("last_turns") == [{"seat": 0, "cause": "guests", "still": [1, 2]}]
    day.finish_turn()
    assert play_on(day) == [1, 2]
    outcome = day.state.outcome()
    assert outcome is not None
    assert outcome.reason == "guests"


def test_cb_8_2_the_turn_that_starts_the_end_is_finished() -> None:
    """CB-8.2, CB-A10: refill and all."""
    day = ready_for_regulars(3, 0, 2)
    day.hand(0, EASY[2], "B04", "B05", "B06")
    day.play(f"serve {EASY[2]}")
    assert day.view()["ending"] == "regulars"
    assert day.view()["step"] == "refill"
    day.finish_turn()
    assert day.view()["cafes"][0]["hand_count"] == 4
    assert len(day.view()["display"]) == 4


def test_cb_a10_t11_a_turn_triggers_once() -> None:
    """T11: the third regular and the last guest in one turn."""
    day = ready_for_regulars(3, 0, 2)
    day.guests("G11")
    day.cafe(0).regular_decors = [0, 0, 0, 2]
    day.play(f"serve {EASY[2]}")
    assert day.view()["cafes"][0]["guests"] == ["G11"]
    assert [fact["cause"] for fact in day.told("last_turns")] == ["regulars"]


def test_cb_a10_a_later_trigger_changes_nothing() -> None:
    day = ready_for_regulars(3, 0, 2)
    day.regulars(1, "B33", "B04")
    day.hand(1, "B60")
    day.cafe(1).symbols = [3] * 10
    day.serve_any()
    day.serve_any()
    assert len(day.view()["cafes"][1]["regulars"]) == 3
    assert len(day.told("last_turns")) == 1
    assert day.view()["ended_by"] == 0
    assert play_on(day) == [2]


@pytest.mark.parametrize(("seat", "more"), [(0, [1, 2]), (1, [2]), (2, [])])
def test_cb_a11_level_rounds_end_with_the_round(seat: int, more: list[int]) -> None:
    day = ready_for_regulars(3, seat, 2, level_rounds="on")
    for _ in range(seat):
        day.serve_any()
    day.play(f"serve {EASY[2]}")
    assert day.told("last_turns")[0]["still"] == more
    day.finish_turn()
    assert play_on(day) == more
    assert [cafe["turns"] for cafe in day.view()["cafes"]] == [1, 1, 1]


@pytest.mark.parametrize(("seat", "turns"), [(0, [1, 1, 1]), (1, [2, 1, 1]), (2, [2, 2, 1])])
def test_cb_a11_as_written_seats_before_the_trigger_play_a_turn_more(seat: int, turns: list[int]) -> None:
    day = ready_for_regulars(3, seat, 2)
    for _ in range(seat):
        day.serve_any()
    day.serve_any()
    play_on(day)
    assert [cafe["turns"] for cafe in day.view()["cafes"]] == turns


# -- the count ----------------------------------------------------------------------------------------


def points(day: Day, card: str, seat: int = 0) -> int:
    return next(int(entry["points"]) for entry in day.view()["cafes"][seat]["row"] if entry["id"] == card)


def test_cb_8_3_t10_two_coins_make_a_point() -> None:
    """T10: seven coins score 3."""
    day = Day(2)
    for coins, score in ((7, 3), (0, 0), (1, 0), (8, 4)):
        day.coins(0, coins)
        assert day.score(0) == score


def test_cb_8_3_cards_regulars_and_guests() -> None:
    """CB-8.3, CB-A1: four points for a regular, three for a guest."""
    day = Day(3)
    day.row(0, "B35", "B50")
    day.regulars(0, "B01", "B10")
    day.cafe(0).guests = [0, 1]
    assert day.score(0) == 3 + (3 + 4) + 2 * 4 + 2 * 3
    points = day.view()["cafes"][0]["points"]
    assert points == {"coins": 3, "food": 3, "decor": 4, "equipment": 0, "regulars": 8, "guests": 6}


@pytest.mark.parametrize("value", ["2", "3", "4", "5"])
def test_cb_a1_guests_are_worth_what_the_table_says(value: str) -> None:
    day = Day(3, guest_points=value)
    day.cafe(0).guests = [0, 1]
    assert day.score(0) == 3 + 2 * int(value)


def test_cb_8_3_t9_siphon_coffee_counts_every_coffee() -> None:
    """T9, CB-A3: the counter's, House Drip's and its own."""
    day = Day(2)
    day.row(0, "B01", "B08")
    assert points(day, "B08") == 3


@pytest.mark.parametrize(
    ("card", "row", "score"),
    [
        ("B15", ["B12"], 4),  # Tea: the counter's, two, its own
        ("B32", ["B30"], 3),  # Snacks
        ("B40", ["B21", "B33", "B35"], 4),  # two Drinks, three Meals: two pairs
        ("B40", [], 0),
        ("B47", ["B16"], 4),  # Tea, Coffee, Drink and its own Dessert
        ("B80", ["B64", "B66", "B48"], 6),  # Rustic, Garden, Retro
    ],
)
def test_cb_8_3_scores_by_symbols(card: str, row: list[str], score: int) -> None:
    day = Day(2)
    day.row(0, card, *row)
    assert points(day, card) == score


@pytest.mark.parametrize(
    ("card", "score"),
    [
        ("B39", 3),  # one for each regular
        ("B69", 6),  # two for each regular
        ("B51", 2),  # Rustic: B03
        ("B55", 4),  # Retro: B04, B09
        ("B59", 0),
        ("B63", 0),
        ("B76", 4),  # two guests
        ("B77", 2),  # seven coins
    ],
)
def test_cb_8_3_scores_by_regulars_guests_and_coins(card: str, score: int) -> None:
    day = Day(2)
    day.row(0, card)
    day.regulars(0, "B03", "B04", "B09")
    day.cafe(0).guests = [3, 4]
    assert points(day, card) == score


def test_cb_8_3_a_cash_register_counts_coins_besides_their_points() -> None:
    day = Day(2)
    before = day.score(0)
    day.row(0, "B77")
    assert day.score(0) == before + 2


def test_cb_8_4_the_highest_score_wins_and_equals_share() -> None:
    day = ready_for_regulars(3, 2, 3)
    for seat, coins in enumerate((41, 40, 0)):
        day.coins(seat, coins)
        day.cafe(seat).row = []
        day.cafe(seat).symbols = [0] * 10
        day.cafe(seat).regulars = day.cafe(seat).regulars[:2]
        day.hand(seat, ["B36", "B47", "B54"][seat])
    day.state.trigger, day.state.cause = 2, "regulars"
    day.state.active = 0
    play_on(day)
    outcome = day.state.outcome()
    assert outcome is not None
    assert outcome.scores[:2] == [20, 20]
    assert outcome.ranks == [1, 1, 3]
    assert outcome.winners() == [0, 1]
    assert day.sentences()[-1] == "The cafés close: Alice and Kwame share the win with 20 points."


def test_cb_a23_cards_in_hand_are_worth_nothing() -> None:
    day = Day(2)
    before = day.score(0)
    day.hand(0)
    assert day.score(0) == before
    day.hand(0, "B50", "B54", "B58", "B62")
    assert day.score(0) == before


def test_cb_a3_the_counter_is_no_card() -> None:
    day = Day(2)
    day.coins(0, 0)
    assert day.score(0) == 0
    assert day.view()["cafes"][0]["row"] == []


def outcome_facts(day: Day) -> Any:
    outcome = day.state.outcome()
    assert outcome is not None
    for seat in range(day.seats):
        assert sum(value for _, value in outcome.breakdown[seat]) == outcome.scores[seat]
        assert outcome.scores[seat] == day.score(seat)
    assert outcome.race[-1] == outcome.scores
    return outcome


def test_the_breakdown_adds_up_and_the_race_has_every_round() -> None:
    """CB-8.3."""
    day = ready_for_regulars(3, 1, 2)
    play_on(day)
    outcome = outcome_facts(day)
    assert len(outcome.race) == 2  # a whole round, and what was played of the next
    assert [heading for heading, _ in outcome.breakdown[0]] == [
        "coins",
        "food",
        "decor",
        "equipment",
        "regulars",
        "guests",
    ]


# -- games that would not end -------------------------------------------------------------------------


def test_cb_a26_no_card_anywhere_ends_the_game_at_once() -> None:
    day = Day(3)
    for seat in range(3):
        day.hand(seat, *(["B01"] if seat == 0 else []))
    day.empty_deck()
    day.cafe(2).regulars += day.state.display
    day.state.display = []
    day.play("add B01")
    assert outcome_facts(day).reason == "cards"
    assert day.cafe(1).turns == 0


def test_cb_a26_sixty_turns_each_are_enough() -> None:
    day = Day(3)
    for seat in range(3):
        day.cafe(seat).turns = MOST_TURNS - 1
        day.cafe(seat).symbols = [0] * 10
    assert play_on(day) == [0, 1, 2]
    assert outcome_facts(day).reason == "turns"
    assert MOST_TURNS == 60


def test_cb_a26_sixty_turns_each_are_enough_also_once_the_end_has_begun() -> None:
    day = Day(3)
    day.row(1, "B24", "B41", "B49", "B53", "B57", "B61")
    day.regulars(1, "B01", "B10")
    day.hand(1, "B58")
    for seat in range(3):
        day.cafe(seat).turns = MOST_TURNS - 1
    assert play_on(day) == [0, 1, 2]
    assert day.state.trigger == 1
    assert outcome_facts(day).reason == "turns"


@pytest.mark.parametrize("reason", ["regulars", "guests", "cards", "turns"])
def test_every_reason_has_words(reason: str) -> None:
    assert game_teller(GAME).word("reason", reason).endswith(".")
