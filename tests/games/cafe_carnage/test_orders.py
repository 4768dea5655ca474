"""Setting the table, taking orders, and the advanced menu."""

from __future__ import annotations

import pytest

from games.cafe_carnage.tables import GAME, Evening
from potluck.kernel.errors import BadDeck, BadSetup


def test_cc_1_1_four_to_six_players_and_everybody_decides_at_once() -> None:
    for seats in (4, 5, 6):
        evening = Evening(seats)
        assert evening.state.pending() == list(range(seats))
    for seats in (3, 7):
        with pytest.raises(BadSetup, match="4 to 6 players"):
            GAME.setup(seats, {})


def test_cc_a18_there_are_six_hands_so_never_more_than_six_players() -> None:
    with pytest.raises(BadSetup, match="not 8"):
        GAME.setup(8, {})


def test_cc_1_2_each_course_has_its_own_deck_of_35() -> None:
    assert GAME.census(Evening().state) == {"starter": 35, "main": 35, "dessert": 35}
    evening = Evening(4)
    assert evening.view()["decks"] == {"starter": 35 - 12, "main": 35, "dessert": 35}


def test_cc_1_3_the_first_night_is_number_one() -> None:
    assert Evening().view()["night"] == 1


def test_cc_1_4_cc_1_5_everybody_starts_with_no_points_and_thirty_dollars() -> None:
    for diner in Evening(6).view()["diners"]:
        assert (diner["score"], diner["money"], diner["ious"]) == (0, 30, 0)


def test_cc_1_6_the_hand_is_two_split_two_separate_one_run_and_hidden() -> None:
    evening = Evening()
    assert evening.view(2)["hand"] == {"split": 2, "separate": 2, "run": 1}
    assert evening.view()["hand"] is None
    assert all(diner["hand_count"] == 5 for diner in evening.view()["diners"])


@pytest.mark.parametrize(("seats", "guards"), [(4, 1), (5, 2), (6, 2)])
def test_cc_1_7_cc_a1_one_guard_for_four_two_for_more(seats: int, guards: int) -> None:
    assert Evening(seats).view()["guards"] == guards


def test_cc_3_1_three_cards_each_and_exactly_one_is_picked() -> None:
    evening = Evening()
    evening.deal(0, "S01", "S04", "S10")
    assert evening.view(0)["menu"] == ["S01", "S04", "S10"]
    assert [move.key() for move in evening.state.legal(0)] == ["order S01", "order S04", "order S10"]
    assert evening.refusal(0, "order S02").rule == "CC-3.1"
    evening.play(0, "order S04")
    assert evening.view(0)["orders"] == ["S04", None, None]
    assert evening.state.pending() == [1, 2, 3]


def test_cc_3_1_two_equal_cards_are_one_choice() -> None:
    evening = Evening()
    evening.deal(0, "S01", "S01", "S10")
    assert [move.key() for move in evening.state.legal(0)] == ["order S01", "order S10"]


def test_a_pick_may_be_changed_until_the_last_one_is_in() -> None:
    evening = Evening()
    evening.deal(0, "S01", "S04", "S10")
    evening.play(0, "order S04")
    evening.play(0, "order S10")
    assert evening.state.pending() == [1, 2, 3]
    for seat in (1, 2, 3):
        evening.state.apply(seat, evening.state.legal(seat)[0])
    assert evening.view()["course"] == "main"
    assert evening.view(0)["orders"] == ["S10", None, None]


def test_cc_3_2_what_is_not_picked_is_put_away_unseen() -> None:
    evening = Evening()
    evening.deal(0, "S01", "S04", "S10")
    evening.play(0, "order S04")
    for seat in (1, 2, 3):
        evening.state.apply(seat, evening.state.legal(seat)[0])
    assert evening.view(0)["menu"] != ["S01", "S04", "S10"]
    assert "S01" not in str(evening.view(1))


def test_cc_3_3_mains_are_dealt_only_after_the_last_starter_is_picked() -> None:
    evening = Evening()
    for seat in (0, 1, 2):
        evening.state.apply(seat, evening.state.legal(seat)[0])
        assert evening.view()["decks"]["main"] == 35
    evening.state.apply(3, evening.state.legal(3)[0])
    assert evening.view()["course"] == "main"
    assert evening.view()["decks"]["main"] == 35 - 12
    evening.order("main")
    assert evening.view()["course"] == "dessert"


def test_cc_3_4_a_dish_costs_what_it_is_worth() -> None:
    evening = Evening()
    record = evening.night([3, 7, 9, 14], "PPPP")
    assert record["paid"] == record["costs"] == [3, 7, 9, 14]
    assert [diner["score"] for diner in evening.view()["diners"]] == [3, 7, 9, 14]


def test_cc_3_5_nobody_checks_the_purse_when_you_order() -> None:
    evening = Evening()
    evening.give(0, money=0)
    evening.deal(0, "S10", "S10", "S10")
    evening.play(0, "order S10")


def test_cc_5_2_the_printed_example_meal_is_worth_seven() -> None:
    faces = {face.id: face for face in GAME.faces(Evening().menu)}
    assert (faces["S07"].name, faces["S07"].kind) == ("Vegetable Samosas", "starter")
    assert sum(dict(faces[dish].numbers)["cost"] for dish in ("S07", "M06", "D07")) == 7


def test_cc_11_1_what_you_have_eaten_is_public() -> None:
    evening = Evening(advanced="on")
    evening.night([7, 7, 7, 7], "PPPP")
    assert all(len(diner["eaten"]) == 3 for diner in evening.view()["diners"])


def advanced_starter(eaten: list[str], *menu: str) -> Evening:
    evening = Evening(advanced="on")
    evening.remember(0, *eaten)
    evening.deal(0, *menu)
    return evening


def test_cc_11_2_cc_a20_a_fresh_dish_must_be_picked_if_there_is_one() -> None:
    evening = advanced_starter(["S01", "S04"], "S01", "S04", "S10")
    assert [move.key() for move in evening.state.legal(0)] == ["order S10"]
    assert evening.refusal(0, "order S01").rule == "CC-11.2"


def test_cc_11_3_cc_a21_a_stale_dish_costs_its_price_and_gives_nothing() -> None:
    evening = advanced_starter(["S01", "S04", "S10"], "S01", "S04", "S10")
    assert len(evening.state.legal(0)) == 3
    evening.play(0, "order S10")
    for seat in (1, 2, 3):
        evening.state.apply(seat, evening.state.legal(seat)[0])
    evening.order("main")
    evening.order("dessert")
    main, dessert = (evening.menu.values[dish] for dish in evening.state.diners[0].orders[1:])
    evening.vote(*"PPPP")
    record = evening.view()["last_night"]
    assert record["costs"][0] == record["paid"][0] == 4 + main + dessert
    assert evening.view()["diners"][0]["score"] == main + dessert


def test_cc_11_4_staleness_is_each_diners_own_and_goes_by_name() -> None:
    evening = advanced_starter(["S04"], "S04", "S04", "S10")
    evening.deal(1, "S04", "S04", "S10")
    assert [move.key() for move in evening.state.legal(0)] == ["order S10"]
    assert [move.key() for move in evening.state.legal(1)] == ["order S04", "order S10"]


def test_without_the_advanced_menu_dishes_never_go_stale() -> None:
    evening = Evening()
    evening.remember(0, "S04")
    evening.deal(0, "S04", "S04", "S10")
    assert len(evening.state.legal(0)) == 2


@pytest.mark.parametrize(
    ("line", "becomes", "complaint"),
    [
        ("value = 1", 'value = "dear"', "dish S01: value must be a whole number from 0 to 99, not 'dear'"),
        ("value = 1", "", "dish S01: value is missing; it must be a whole number from 0 to 99"),
        ("value = 1", "value = true", "dish S01: value must be a whole number"),
        ("copies = 3", "copies = 0", "dish S01: copies must be a whole number from 1 to 99, not 0"),
        ('course = "starter"', 'course = "soup"', "dish S01: course must be one of starter, main, dessert, not 'soup'"),
        ('name = "Steamed Pears"', 'name = "Tomato Soup"', "name 'Tomato Soup' is taken"),
        ('id = "S01"', 'id = "S02"', "id 'S02' is taken"),
        ("value = 1", "value = 1\ntaste = 3", "dish S01: there is no field 'taste'"),
        ("value = 1", "value = ", "not valid TOML"),
        ("[[dish]]", "[[drink]]", "unknown section 'drink'"),
    ],
)
def test_a_broken_menu_names_the_dish_and_the_field(line: str, becomes: str, complaint: str) -> None:
    broken = GAME.house_deck().replace(line, becomes, 1)
    with pytest.raises(BadDeck) as caught:
        GAME.read_deck(broken)
    assert complaint in str(caught.value)


def test_a_menu_needs_three_cards_a_course_for_six_diners() -> None:
    starters = GAME.house_deck().split("[[dish]]")
    few = "[[dish]]".join([starters[0], *[part for part in starters[1:] if 'id = "S0' not in part]])
    with pytest.raises(BadDeck, match="course starter has 2 cards; it needs at least 18"):
        GAME.read_deck(few)


def test_the_house_menu_is_the_printed_one() -> None:
    faces = GAME.faces(GAME.read_deck(GAME.house_deck()))
    assert len(faces) == 31
    assert sum(face.copies for face in faces) == 105
    steak = next(face for face in faces if face.name == "Buffalo Steak")
    assert (steak.kind, dict(steak.numbers)[steak.corner], steak.copies) == ("main", 5, 3)
