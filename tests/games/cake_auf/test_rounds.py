"""CA-8 and CA-9: what is kept overnight, clean-up, points, and the end of the game."""

from __future__ import annotations

from collections import Counter

from games.cake_auf.tables import (
    ALARM,
    BAKLAVA,
    CHURROS,
    KULFI,
    MANGO,
    MOCHI,
    PANNA_COTTA,
    PAVLOVA,
    PUDDING,
    STRUDEL,
    TIRAMISU,
    TRES_LECHES,
    Kitchen,
    amounts,
    ending,
    kitchen,
)

SWITCH = "switcheroo-recipe"


def round_end(seats: int = 2, **options: str) -> Kitchen:
    """Seat 0 is one Butter away from winning the round with Churros."""
    table = kitchen(seats, **options).hold(0, "butter", "nuts", "nuts")
    return table.cook(0, CHURROS, "flour", "sugar")


def finish_round(table: Kitchen) -> None:
    table.play(0, f"lay butter {CHURROS}")


def test_ca_8_1_ca_a8_a_point_for_each_finished_recipe_once_and_none_for_the_round() -> None:
    table = round_end().served(1, MANGO, MOCHI).cook(1, STRUDEL)
    finish_round(table)
    assert [baker["score"] for baker in table.view()["bakers"]] == [1, 2]
    assert [baker["race"] for baker in table.view()["bakers"]] == [[1], [2]]
    assert (table.view()["round"], table.view()["last_winners"]) == (2, [0]), "who won is remembered"
    assert table.finished(1) == [MANGO, MOCHI]


def test_ca_8_2_unfinished_recipes_and_their_cards_go_back() -> None:
    table = round_end().cook(1, STRUDEL, "flour", "fruit", bans=(ALARM,))
    finish_round(table)
    assert table.told("gave_back") == [{"seat": 1, "recipe": STRUDEL, "cards": amounts("flour", "fruit", ALARM)}]
    assert table.discard() == []
    assert table.view()["pile_count"] == 69 - 10
    assert table.view()["recipe_pile_count"] == 23 - 1 - 6


def test_ca_8_3_ca_a16_an_overnight_recipe_may_be_kept_with_all_that_lies_on_it() -> None:
    table = round_end().cook(1, BAKLAVA, "flour", "nuts", bans=(ALARM,))
    finish_round(table)
    assert table.view()["step"] == "overnight"
    assert table.view()["overnight"] == BAKLAVA
    assert table.state.pending() == [1]
    assert table.may(1) == [f"keep {BAKLAVA}", f"return {BAKLAVA}"]
    assert table.may(0) == []
    assert table.refusal(0, f"keep {BAKLAVA}").rule == "CA-A16"
    table.play(1, f"keep {BAKLAVA}")
    assert table.laid(BAKLAVA) == ["flour", "nuts"]
    assert table.bans(BAKLAVA) == [ALARM]
    assert table.dish(BAKLAVA).kept
    assert len(table.dishes(1)) == 1 + 3, "in addition to the new ones"
    assert len(table.dishes(0)) == 3


def test_ca_a16_an_overnight_recipe_may_be_returned() -> None:
    table = round_end().cook(1, BAKLAVA, "flour", "nuts")
    finish_round(table)
    table.play(1, f"return {BAKLAVA}")
    assert table.told("gave_back")[-1]["cards"] == amounts("flour", "nuts")
    assert len(table.dishes(1)) == 3


def test_ca_a16_owners_decide_in_seat_order_from_the_next_starter() -> None:
    table = round_end(3).cook(0, KULFI).cook(1, BAKLAVA).cook(1, TIRAMISU).cook(2, PUDDING)
    table.state.bakers[0].dishes.pop()
    table.state.recipes.append(table.recipe(KULFI))
    table.state.starter = 1
    finish_round(table)
    asked = []
    while table.view()["step"] == "overnight":
        asked.append((table.state.pending(), table.view()["overnight"]))
        table.state.apply(table.state.pending()[0], table.state.legal(table.state.pending()[0])[0])
    assert asked == [([2], PUDDING), ([1], BAKLAVA), ([1], TIRAMISU)]


def test_ca_8_3_recipes_without_the_moon_are_never_kept() -> None:
    table = round_end().cook(1, STRUDEL, "flour", "butter", "sugar")
    finish_round(table)
    assert table.view()["round"] == 2
    assert STRUDEL not in table.dishes(1) or not table.dish(STRUDEL).kept


def test_ca_8_4_t9_a_new_recipe_waits_for_the_kept_one() -> None:
    table = kitchen().hold(0, "milk", "butter", "nuts").cook(1, KULFI).cook(0, MOCHI)
    table.cook(0, TRES_LECHES, "flour", "eggs", "milk", "sugar", kept=True).cook(0, CHURROS, "flour", "sugar")
    table.play(0, f"lay butter {CHURROS}")
    assert table.finished(0) == []
    assert table.view()["bakers"][0]["dishes"][2]["waiting"]
    table.play(0, f"lay milk {TRES_LECHES}")
    assert table.finished(0) == [TRES_LECHES, CHURROS]


def test_ca_8_5_an_overnight_recipe_may_be_kept_empty_and_twice_but_not_after_round_three() -> None:
    table = round_end().cook(1, BAKLAVA)
    finish_round(table)
    table.play(1, f"keep {BAKLAVA}")
    for ended in (2, 3):
        table.state.turns = 80
        table.play(table.state.active, "pass")
        while table.view()["step"] == "overnight":
            seat = table.state.pending()[0]
            recipe = table.view()["overnight"]
            table.play(seat, f"{'keep' if recipe == BAKLAVA else 'return'} {recipe}")
        if ended == 2:
            assert table.view()["round"] == 3
            assert table.dish(BAKLAVA).kept
    assert table.outcome().reason == "most recipes"
    assert [facts["recipe"] for facts in table.told("kept")] == [BAKLAVA, BAKLAVA]


def test_ca_a14_the_duty_travels_with_the_kept_card() -> None:
    table = kitchen().hold(0, SWITCH, "butter", "nuts").cook(0, MOCHI).cook(1, TRES_LECHES, kept=True)
    table.cook(0, CHURROS, "flour", "sugar")
    table.play(0, f"switch {MOCHI} {TRES_LECHES}", f"lay butter {CHURROS}")
    assert table.dish(TRES_LECHES).kept
    assert table.finished(0) == []
    assert not table.dish(MOCHI).kept


def test_ca_a15_kept_and_new_recipes_must_all_be_finished_to_win() -> None:
    table = kitchen().hold(0, "milk", "butter", "nuts").cook(1, PAVLOVA)
    table.cook(0, KULFI, "sugar", "nuts", kept=True).cook(0, CHURROS, "flour", "sugar")
    table.play(0, f"lay milk {KULFI}")
    assert table.finished(0) == [KULFI]
    assert table.told("round_over") == []
    table.play(0, f"lay butter {CHURROS}")
    assert table.told("round_over")[0]["winners"] == [0]


def test_ca_a17_kept_recipes_finish_in_any_order() -> None:
    table = kitchen().hold(0, "milk", "nuts").cook(0, BAKLAVA, kept=True).cook(0, CHURROS).cook(1, MOCHI)
    table.cook(0, KULFI, "sugar", "nuts", kept=True)
    table.play(0, f"lay milk {KULFI}")
    assert table.finished(0) == [KULFI]


def test_ca_a17_what_waited_and_was_kept_is_finished_when_the_next_round_begins() -> None:
    table = round_end().cook(1, PAVLOVA, kept=True).cook(1, KULFI, "milk", "sugar", "nuts")
    table.cook(1, PANNA_COTTA, kept=True)
    finish_round(table)
    assert table.finished(1) == [], "it was not finished in time"
    table.play(1, f"keep {KULFI}", f"return {PANNA_COTTA}")
    assert table.finished(1) == [KULFI]
    assert [baker["race"] for baker in table.view()["bakers"]] == [[1], [0]]
    assert table.view()["bakers"][1]["finished_this_round"] == [KULFI]


def test_ca_a18_the_moon_slows_nothing_in_its_first_round() -> None:
    table = kitchen().hold(0, "milk", "nuts").cook(0, KULFI, "sugar", "nuts").cook(0, CHURROS).cook(1, MOCHI)
    table.play(0, f"lay milk {KULFI}")
    assert table.finished(0) == [KULFI]


def test_ca_a19_any_number_of_recipes_is_kept() -> None:
    table = round_end()
    moons = (TIRAMISU, PANNA_COTTA, BAKLAVA, PUDDING, KULFI)
    for recipe in moons:
        table.cook(1, recipe)
    finish_round(table)
    for recipe in moons:
        table.play(1, f"keep {recipe}")
    assert len(table.dishes(1)) == 5 + 3


def test_ca_a9_hands_are_dealt_anew() -> None:
    table = round_end().hold(1, *["nuts"], *["flour"] * 3, "milk").cook(1, STRUDEL)
    finish_round(table)
    assert len(table.hand(0)) == len(table.hand(1)) == 5
    assert [facts["count"] for facts in table.told("drew_some", 60)] == [5, 5]


def test_ca_a9_with_the_option_hands_stay_and_fill_up_in_their_own_turns() -> None:
    table = round_end(keep_hands="on").hold(1, "fruit").cook(1, STRUDEL)
    finish_round(table)
    assert table.view()["round"] == 2
    assert table.hand(0) == ["nuts", "nuts"]
    assert table.state.pending() == [1]
    assert len(table.hand(1)) == 5
    assert "fruit" in table.hand(1)
    table.play(1, "pass")
    assert len(table.hand(0)) == 5


def test_ca_a26_too_few_recipes_are_dealt_one_at_a_time_as_far_as_they_go() -> None:
    table = round_end(3).cook(1, STRUDEL)
    pile = [recipe.id for recipe in table.pantry.recipes if table.recipe(recipe.id) in table.state.recipes]
    table.served(2, *pile[3:])
    finish_round(table)
    assert [len(table.dishes(seat)) for seat in (1, 2, 0)] == [2, 1, 1], "Strudel came back: four for three bakers"


def test_ca_a26_a_baker_without_a_recipe_cannot_win() -> None:
    table = round_end(2).cook(1, STRUDEL)
    pile = [recipe.id for recipe in table.pantry.recipes if table.recipe(recipe.id) in table.state.recipes]
    table.served(1, *pile)
    finish_round(table)
    assert table.dishes(1) == [STRUDEL]
    assert table.dishes(0) == []
    assert table.view()["round"] == 2
    assert len(table.told("round_over")) == 1


def test_ca_9_1_most_finished_recipes_win() -> None:
    outcome = ending(2, 5, 3).outcome()
    assert outcome.reason == "most recipes"
    assert outcome.ranks == [3, 1, 2]
    assert outcome.scores == [2, 5, 3]
    assert [sum(points for _, points in rounds) for rounds in outcome.breakdown] == [2, 5, 3]
    assert outcome.race[-1] == [2, 5, 3]


def shown(table: Kitchen) -> list[str | None]:
    """What everybody has seen of the latest throw."""
    return [baker["thrown"] for baker in table.view(1)["bakers"]]


def test_ca_9_1_a_tie_is_thrown_for_best_of_three() -> None:
    table = ending(4, 1, 4)
    assert table.view()["step"] == "throw"
    assert table.state.pending() == [0, 2]
    assert table.may(1) == []
    assert table.refusal(1, "throw rock").rule == "CA-9.1"
    table.play(0, "throw rock")
    assert table.state.pending() == [2]
    assert table.told("threw", 2) == []
    assert table.view(2)["bakers"][0]["sealed"]
    assert table.view(2)["sign"] is None
    table.play(0, "throw paper")  # changed before the last throw is in
    assert shown(table) == [None] * 3, "nothing shows before the last one is in"
    table.play(2, "throw rock")
    (thrown,) = [event.phrase() for event in table.journal() if event.kind == "thrown"]
    sentence = table.words().tell(thrown)
    assert sentence == "One, two, three: Alice paper and Meera rock. That makes it Alice 1 and Meera 0."
    assert shown(table) == ["paper", None, "rock"]
    table.play(0, "throw scissors")
    table.play(2, "throw scissors")  # counts for nobody
    table.play(0, "throw scissors")
    table.play(2, "throw rock")
    assert [baker["throws_won"] for baker in table.view()["bakers"]] == [1, 0, 1]
    table.play(2, "throw paper")
    table.play(0, "throw scissors")
    assert shown(table) == ["scissors", None, "paper"], "the last throw can still be seen"
    outcome = table.outcome()
    assert outcome.reason == "rock-paper-scissors"
    assert outcome.ranks == [1, 3, 2]
    assert outcome.scores == [4, 1, 4]


def test_ca_a28_with_three_a_throw_counts_if_exactly_two_signs_show() -> None:
    table = ending(3, 3, 3)

    def throw(*signs: str) -> list[int]:
        for seat, sign in zip(list(table.state.rivals), signs, strict=True):
            table.play(seat, f"throw {sign}")
        return [baker.wins for baker in table.state.bakers]

    assert throw("rock", "paper", "scissors") == [0, 0, 0]
    assert throw("rock", "rock", "rock") == [0, 0, 0]
    assert throw("paper", "paper", "rock") == [1, 1, 0]
    assert throw("scissors", "scissors", "paper") == [0, 0, 0], "two reach two together and go on alone from nothing"
    assert table.state.pending() == [0, 1]
    throw("rock", "paper")
    throw("rock", "paper")
    assert table.outcome().ranks == [2, 1, 2]


def test_ca_a28_with_the_option_a_tie_is_shared() -> None:
    outcome = ending(4, 1, 4, tiebreak="shared").outcome()
    assert outcome.reason == "shared"
    assert outcome.ranks == [1, 3, 1]


def test_the_breakdown_and_the_race_follow_the_rounds() -> None:
    table = Kitchen(3, "race", tiebreak="shared")
    table.play_on("race")
    outcome = table.outcome()
    assert len(outcome.race) == 3
    for seat in range(3):
        assert [points for _, points in outcome.breakdown[seat]] == [
            after[seat] - before[seat] for before, after in zip([[0] * 3, *outcome.race], outcome.race, strict=False)
        ]
        assert outcome.race[-1][seat] == outcome.scores[seat] == len(table.finished(seat))
    assert Counter(facts["round"] for facts in table.told("round_over")) == {1: 1, 2: 1, 3: 1}
