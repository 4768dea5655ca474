"""Ballots, runners, the bill, IOUs and the end of the week."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from games.cafe_carnage.tables import Evening
from potluck.games.cafe_carnage.steps import caught_runners


def money(evening: Evening) -> list[int]:
    return [diner["money"] for diner in evening.view()["diners"]]


def scores(evening: Evening) -> list[int]:
    return [diner["score"] for diner in evening.view()["diners"]]


# -- the ballot ---------------------------------------------------------------------------------------


def test_cc_2_1_five_rounds_then_it_is_over() -> None:
    evening = Evening()
    for night in range(1, 6):
        assert evening.view()["night"] == night
        evening.order_all()
        while evening.view()["night"] == night and evening.state.result is None:
            seat = evening.state.next_seat()
            evening.state.apply(seat, evening.state.legal(seat)[0])
    assert evening.state.outcome() is not None


def test_cc_4_1_everybody_seals_exactly_one_card_and_nobody_passes() -> None:
    evening = Evening()
    evening.order_all()
    assert evening.state.pending() == [0, 1, 2, 3]
    assert [move.key() for move in evening.state.legal(0)] == ["vote split", "vote separate", "vote run"]
    evening.play(0, "vote run")
    assert evening.state.pending() == [1, 2, 3]
    evening.play(0, "vote split")  # changed while others think
    assert evening.view(0)["ballot"] == "split"


def test_cc_4_2_no_dish_is_seen_before_the_last_ballot_is_sealed() -> None:
    evening = Evening()
    evening.eat(7, 6, 5, 8)
    evening.play(0, "vote run")
    evening.play(1, "vote split")
    evening.play(2, "vote split")
    assert evening.told("served") == []
    assert scores(evening) == [0, 0, 0, 0]
    evening.play(3, "vote split")
    assert len(evening.told("served")) == 1


def test_cc_4_3_only_cards_in_hand_and_the_last_one_is_forced() -> None:
    evening = Evening()
    evening.order_all()
    evening.state.diners[0].hand = [0, 1, 0]
    assert [move.key() for move in evening.state.legal(0)] == ["vote separate"]
    assert evening.refusal(0, "vote run").rule == "CC-4.3"
    assert evening.refusal(0, "order S01").rule == "CC-2.1"


def test_cc_a19_run_is_chosen_with_the_ballot_not_when_dinner_is_served() -> None:
    evening = Evening()
    assert evening.refusal(0, "vote run").rule == "CC-2.1"
    evening.order_all()
    evening.play(0, "vote run")


def test_cc_a14_an_unused_run_is_forced_on_the_last_night() -> None:
    evening = Evening()
    for ballots in ("SSSS", "SSSS", "PPPP", "PPPP"):
        evening.night([3, 3, 3, 3], ballots)
    evening.order_all()
    for seat in range(4):
        assert [move.key() for move in evening.state.legal(seat)] == ["vote run"]


def test_cc_a14_whoever_was_caught_holds_a_card_more() -> None:
    evening = Evening()
    evening.night([9, 5, 3, 3], "RRPP")
    assert evening.view(0)["hand"] == {"split": 2, "separate": 2, "run": 1}
    assert evening.view(1)["hand"] == {"split": 2, "separate": 2, "run": 0}
    assert [diner["hand_count"] for diner in evening.view()["diners"]] == [5, 4, 4, 4]


# -- dinner is served ---------------------------------------------------------------------------------


def test_cc_5_1_dishes_are_shown_course_by_course_to_all() -> None:
    evening = Evening()
    record = evening.night([7, 6, 5, 8], "PPPP")
    meals = [meal.facts["meal"] for meal in evening.told("served")[0]["meals"]]
    assert meals == record["dishes"]
    assert [[dish[0] for dish in meal] for meal in meals] == [["S", "M", "D"]] * 4


def test_cc_5_2_cc_5_3_points_are_gained_at_once_and_kept_even_when_caught() -> None:
    evening = Evening()
    evening.night([9, 5, 4, 3], "RRPP")
    assert scores(evening) == [9, 5, 4, 3]


# -- check, please ------------------------------------------------------------------------------------


def test_t1_the_rulebooks_story() -> None:
    """T1; CC-6.4 to CC-6.8, CC-7.3, CC-8.1: Alice 7, Kwame 6, Francois 5, Meera 8; Alice and Kwame run."""
    alice, kwame, _francois, meera = range(4)
    evening = Evening()
    evening.give(meera, money=7)
    record = evening.night([7, 6, 5, 8], "RRSP")
    assert record["runners"] == [alice, kwame]
    assert record["caught"] == [alice]
    assert record["paid"] == [13, 0, 5, 8]
    assert (record["split_votes"], record["separate_votes"]) == (1, 1)
    assert money(evening) == [17, 30, 25, 4]
    assert scores(evening) == [7, 6, 5, 8 - 5]
    assert evening.view(alice)["hand"]["run"] == 1
    assert evening.view(kwame)["hand"]["run"] == 0
    assert evening.view()["diners"][meera]["ious"] == 1


def test_cc_6_1_only_runners_show_their_card() -> None:
    evening = Evening()
    evening.night([7, 6, 5, 8], "RSPP")
    assert evening.told("ran") == [{"runners": [0], "caught": [], "away": [0]}]
    assert evening.view(1)["ballot"] is None
    assert evening.told("voted", viewer=1) == [{"seat": 1, "vote": "split"}]
    assert evening.told("voted") == []


def test_cc_6_2_nobody_runs_or_one_runs_and_escapes() -> None:
    evening = Evening()
    assert evening.night([4, 4, 4, 4], "PPPP")["runners"] == []
    record = evening.night([9, 4, 5, 6], "RPPP")
    assert record["caught"] == []
    assert record["paid"] == [0, 4, 5, 6]


def test_cc_6_3_runners_with_equal_bills_all_escape() -> None:
    evening = Evening()
    record = evening.night([6, 6, 5, 8], "RRPP")
    assert record["caught"] == []
    assert record["paid"] == [0, 0, 5, 8]


def test_cc_6_4_cc_a2_t2_the_dearest_runners_are_caught_ties_included() -> None:
    """T2: runners 8, 8, 5: both 8s are caught and pay 11 each."""
    record = Evening().night([8, 8, 5, 4], "RRRP")
    assert record["caught"] == [0, 1]
    assert record["paid"] == [11, 11, 0, 4]


def test_t3_four_equal_runners_all_escape() -> None:
    """T3, CC-6.3, CC-A5: everybody dines free."""
    record = Evening().night([6, 6, 6, 6], "RRRR")
    assert record["caught"] == []
    assert record["paid"] == [0, 0, 0, 0]
    assert (record["split_votes"], record["separate_votes"]) == (0, 0)


def test_cc_a3_t4_five_runners_a_tie_on_the_second_place() -> None:
    """T4: 9, 8, 8, 7, 5: three are caught and pay 13 each."""
    record = Evening(5).night([9, 8, 8, 7, 5], "RRRRR")
    assert record["caught"] == [0, 1, 2]
    assert record["paid"] == [13, 13, 13, 0, 0]


def test_cc_a3_t5_two_on_top_fill_both_places() -> None:
    """T5: 9, 9, 8, 7, 6: the two 9s are caught and pay 20 each."""
    record = Evening(5).night([9, 9, 8, 7, 6], "RRRRR")
    assert record["caught"] == [0, 1]
    assert record["paid"] == [20, 20, 0, 0, 0]


def test_cc_a3_cc_a27_t6_five_on_top_are_all_caught() -> None:
    """T6: 7, 7, 7, 7, 7, 4: five are caught, more than there are guards, and pay 8 each."""
    record = Evening(6).night([7, 7, 7, 7, 7, 4], "RRRRRR")
    assert record["caught"] == [0, 1, 2, 3, 4]
    assert record["paid"] == [8, 8, 8, 8, 8, 0]


def test_cc_a4_t7_all_runners_may_be_caught() -> None:
    """T7: 9, 8, 8, 8, 8: all five are caught and pay 9 each."""
    record = Evening(5).night([9, 8, 8, 8, 8], "RRRRR")
    assert record["caught"] == [0, 1, 2, 3, 4]
    assert record["paid"] == [9, 9, 9, 9, 9]


def test_cc_6_5_the_caught_pay_for_every_runner_rounded_up() -> None:
    record = Evening().night([8, 8, 5, 4], "RRRP")
    assert record["paid"][:2] == [11, 11]  # 21 shared by two


def test_cc_6_6_who_escapes_never_runs_again() -> None:
    evening = Evening()
    evening.night([9, 4, 4, 4], "RPPP")
    evening.order_all()
    assert evening.refusal(0, "vote run").rule == "CC-4.3"
    assert evening.view()["diners"][0]["can_run"] is False


def test_cc_6_7_who_is_caught_may_run_again() -> None:
    evening = Evening()
    evening.night([9, 4, 4, 4], "RRPP")
    evening.order_all()
    evening.play(0, "vote run")
    assert evening.view()["diners"][0]["can_run"] is True


def test_cc_6_8_cc_a7_runners_sit_out_the_settling() -> None:
    record = Evening().night([9, 5, 6, 6], "RRSS")
    assert (record["split_votes"], record["separate_votes"]) == (2, 0)
    assert record["paid"] == [14, 0, 6, 6]  # the caught runner pays once, for the runners only


def test_cc_a2_the_table_option_wakes_the_second_guard_for_five() -> None:
    assert Evening(5).night([9, 8, 7, 4, 4], "RRRPP")["caught"] == [0]
    assert Evening(5, guards="table").night([9, 8, 7, 4, 4], "RRRPP")["caught"] == [0, 1]
    assert Evening(4, guards="table").night([9, 8, 7, 4], "RRRP")["caught"] == [0]


@settings(max_examples=200, deadline=None)
@given(st.lists(st.integers(3, 14), min_size=4, max_size=6), st.data())
def test_the_guards_catch_by_the_reference_procedure(costs: list[int], data: st.DataObject) -> None:
    """CC-6.2 to CC-6.4, CC-A3: compared with the definition, runner by runner."""
    runners = sorted(data.draw(st.sets(st.integers(0, len(costs) - 1))))
    caught = caught_runners(runners, costs, False)
    places = 2 if len(runners) >= 5 else 1
    dearer = {seat: sum(costs[other] > costs[seat] for other in runners) for seat in runners}
    if len({costs[seat] for seat in runners}) < 2:
        assert caught == []
    else:
        assert caught == [seat for seat in runners if dearer[seat] < places]


# -- settle up ----------------------------------------------------------------------------------------


def test_cc_7_1_cc_a22_votes_are_known_as_totals_only() -> None:
    evening = Evening()
    record = evening.night([5, 5, 5, 5], "SPPS")
    assert (record["split_votes"], record["separate_votes"]) == (2, 2)
    assert evening.told("counted") == [{"split": 2, "separate": 2}]
    for viewer in range(4):
        others = str(evening.view(viewer)["diners"])
        assert "ballot" not in others
        assert "cast" not in others


def test_cc_7_2_cc_a8_t8_split_makes_the_diners_pay_for_who_escaped() -> None:
    """T8: one runner of 9 escapes; diners 4, 5, 6 split: 8 each."""
    assert Evening().night([9, 4, 5, 6], "RSSP")["paid"] == [0, 8, 8, 8]


def test_cc_7_3_cc_7_4_t8_separate_leaves_the_runners_meal_to_the_restaurant() -> None:
    """T8: the same with the vote lost: everybody pays their own."""
    assert Evening().night([9, 4, 5, 6], "RSPP")["paid"] == [0, 4, 5, 6]


def test_cc_7_2_caught_runners_have_paid_already() -> None:
    assert Evening().night([9, 5, 4, 6], "RRSS")["paid"] == [14, 0, 5, 5]


def test_t9_two_escape_and_two_split() -> None:
    """T9, CC-A9: 6 and 6 escape; 5 and 8 split 25 and pay 13 each, rounded up."""
    assert Evening().night([6, 6, 5, 8], "RRSS")["paid"] == [0, 0, 13, 13]


def test_cc_a5_t10_everybody_runs_and_there_is_no_ballot() -> None:
    """T10: 5, 6, 7, 7: both 7s pay 13."""
    evening = Evening()
    record = evening.night([5, 6, 7, 7], "RRRR")
    assert record["paid"] == [0, 0, 13, 13]
    assert evening.told("counted") == []


def test_cc_a6_a_lone_diner_decides_alone() -> None:
    assert Evening().night([6, 6, 6, 5], "RRRS")["paid"] == [0, 0, 0, 23]
    assert Evening().night([6, 6, 6, 5], "RRRP")["paid"] == [0, 0, 0, 5]


def test_cc_a26_run_is_no_vote() -> None:
    record = Evening().night([9, 4, 5, 6], "RSSP")
    assert (record["split_votes"], record["separate_votes"]) == (2, 1)
    assert record["split"] is True


def test_cc_a9_cc_7_5_every_share_is_rounded_up_and_the_tip_is_gone() -> None:
    evening = Evening()
    record = evening.night([3, 3, 3, 4], "SSSS")
    assert record["paid"] == [4, 4, 4, 4]
    assert sum(money(evening)) == 4 * 30 - 16


def test_cc_a24_the_caught_settle_before_the_ballots_are_opened() -> None:
    evening = Evening()
    evening.night([9, 5, 4, 6], "RRSS")
    kinds = [event.kind for event in evening.state.journal or []]
    assert kinds.index("caught") < kinds.index("counted")


def test_cc_a23_everybodys_money_is_public() -> None:
    evening = Evening()
    evening.night([3, 7, 9, 14], "PPPP")
    for viewer in range(4):
        assert [diner["money"] for diner in evening.view(viewer)["diners"]] == [27, 23, 21, 16]


def test_cc_a25_talk_binds_nobody_so_the_ballot_takes_any_card_in_hand() -> None:
    evening = Evening()
    evening.order_all()
    for seat in range(4):
        assert len(evening.state.legal(seat)) == 3


# -- IOUs ---------------------------------------------------------------------------------------------


def test_cc_8_1_cc_8_2_cc_a11_t11_three_ious_for_a_debt_of_thirteen() -> None:
    """T11: owes 13 with $1 and 12 points: $3 left, the score falls by 15, below zero if it must."""
    evening = Evening()
    evening.give(0, money=1, points=12 - 13)
    evening.night([13, 3, 3, 3], "PPPP")
    diner = evening.view()["diners"][0]
    assert (diner["money"], diner["score"], diner["ious"]) == (3, -3, 3)
    assert evening.told("iou") == [{"seat": 0, "loans": 3, "amount": 15}]


def test_cc_8_3_cc_a10_never_more_ious_than_needed() -> None:
    evening = Evening()
    evening.give(0, money=7)
    evening.give(1, money=8)
    evening.night([8, 8, 3, 3], "PPPP")
    assert [diner["ious"] for diner in evening.view()["diners"]] == [1, 0, 0, 0]
    assert money(evening)[:2] == [4, 0]


def test_cc_a17_the_bank_never_runs_dry() -> None:
    evening = Evening()
    evening.give(0, money=0, points=0)
    evening.night([14, 3, 3, 3], "PPPP")
    assert evening.view()["diners"][0]["ious"] == 3


# -- clear the table ----------------------------------------------------------------------------------


def test_cc_9_1_played_votes_never_come_back() -> None:
    evening = Evening()
    evening.night([3, 3, 3, 3], "SPSP")
    assert evening.view(0)["hand"] == {"split": 1, "separate": 2, "run": 1}
    assert evening.view(1)["hand"] == {"split": 2, "separate": 1, "run": 1}


def test_cc_9_2_cc_a16_eaten_dishes_stay_out_and_the_rest_goes_back() -> None:
    evening = Evening(4)
    for eaten in (0, 4, 8, 12, 16):
        assert evening.view()["decks"] == {"starter": 35 - eaten - 12, "main": 35 - eaten, "dessert": 35 - eaten}
        evening.order_all()
        evening.vote(*["SPR"[next(card for card in range(3) if d.hand[card])] for d in evening.state.diners])


def test_cc_9_3_the_round_marker_moves_on() -> None:
    evening = Evening()
    evening.night([3, 3, 3, 3], "SPSP")
    assert evening.view()["night"] == 2
    assert evening.view()["step"] == "orders"


def test_cc_a15_six_diners_get_their_eaten_dishes_back_once_before_night_four() -> None:
    evening = Evening(6)
    evening.play_to_the_end()
    restocked = evening.told("restock")
    assert restocked == [{"course": "starter"}, {"course": "main"}, {"course": "dessert"}]
    kinds = [(event.kind, event.facts) for event in evening.state.journal or []]
    assert kinds.index(("night", {"night": 4})) < kinds.index(("restock", {"course": "starter"}))
    assert kinds.index(("restock", {"course": "dessert"})) < kinds.index(("night", {"night": 5}))


def test_cc_a15_five_diners_need_exactly_what_is_there() -> None:
    evening = Evening(5)
    evening.play_to_the_end()
    assert evening.told("restock") == []


# -- the end ------------------------------------------------------------------------------------------


def last_night(**purses: list[int]) -> Evening:
    """A table at the last ballot of the week."""
    evening = Evening()
    for ballots in ("SSSS", "SSSS", "PPPP"):
        evening.night([3, 3, 3, 3], ballots)
    evening.state.night = 5
    evening.eat(3, 3, 3, 3)
    for name, values in purses.items():
        for seat, value in enumerate(values):
            evening.give(seat, **{name: value})
    return evening


def test_cc_10_1_cc_a12_money_counts_unless_you_ever_borrowed() -> None:
    evening = last_night(money=[10, 10, 10, 10], points=[20, 20, 20, 20], ious=[0, 1, 0, 0])
    evening.vote(*"PPPP")
    outcome = evening.state.outcome()
    assert outcome is not None
    assert outcome.scores == [30, 23, 30, 30]
    assert outcome.breakdown[1] == [("dishes", 28), ("money", 0), ("ious", -5)]


def test_cc_10_2_cc_a13_most_points_then_most_money_then_shared() -> None:
    evening = last_night(money=[10, 14, 10, 10], points=[20, 13, 20, 10], ious=[0, 1, 0, 0])
    evening.vote(*"PPPP")
    outcome = evening.state.outcome()
    assert outcome is not None
    assert outcome.scores == [30, 16, 30, 20]
    assert outcome.ranks == [1, 4, 1, 3]
    assert outcome.reason == "shared"
    evening = last_night(money=[10, 14, 10, 10], points=[20, 27, 20, 20], ious=[0, 1, 0, 0])
    evening.vote(*"PPPP")
    outcome = evening.state.outcome()
    assert outcome is not None
    assert outcome.scores == [30, 30, 30, 30]
    assert outcome.ranks == [2, 1, 2, 2]
    assert outcome.reason == "money"


def test_cc_10_3_nothing_else_punishes_the_budget() -> None:
    evening = last_night(money=[0, 10, 10, 10], points=[40, 20, 20, 20], ious=[0, 0, 0, 0])
    evening.vote(*"PPPP")
    outcome = evening.state.outcome()
    assert outcome is not None
    assert outcome.scores[0] == 43 - 5
    assert outcome.ranks[0] == 1
