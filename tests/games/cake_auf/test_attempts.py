"""What a person tries at the board and may not do: each attempt gets the reason that helps, and its rule."""

from __future__ import annotations

import pytest

from games.cake_auf.tables import (
    ALARM,
    BAKLAVA,
    CHURROS,
    EXTINGUISHER,
    FREEZER,
    KULFI,
    MANGO,
    MOCHI,
    OUTAGE,
    PANNA_COTTA,
    PAVLOVA,
    PICKY,
    RESTORED,
    STRUDEL,
    TIRAMISU,
    Kitchen,
    ending,
    kitchen,
)

SWITCHEROO, HANDS, ONE = "switcheroo-recipe", "switcheroo-hand", "1-for-one"


def two_bakers(*hand: str, **options: str) -> Kitchen:
    """Alice makes Churros and Pavlova, Kwame Strudel and Kulfi; Alice holds these cards and is to play."""
    table = kitchen(2, **options).hold(0, *hand)
    return table.cook(0, CHURROS).cook(0, PAVLOVA).cook(1, STRUDEL).cook(1, KULFI)


def test_ca_3_1_an_ingredient_that_is_not_in_the_recipe() -> None:
    table = two_bakers("nuts", "fruit")
    assert table.why(0, "nuts", CHURROS) == ("CA-3.1", "Churros takes no Nuts.")
    assert table.why(0, "nuts", "seat 1") == ("CA-3.1", "Nuts goes under one of your unfinished recipes.")
    assert table.why(0, "nuts", MOCHI) == ("CA-3.1", "Nobody is baking Mochi now.")
    assert table.why(0, "fruit", PAVLOVA) == ("", "")
    assert table.why(0, PAVLOVA, "fruit") == ("", ""), "the other way round"


def test_ca_3_1_only_cards_in_hand() -> None:
    table = two_bakers("nuts")
    assert table.why(0, "flour", CHURROS) == ("CA-3.1", "Flour is not in your hand.")
    assert table.why(0, "flour")[1] == "Flour is not in your hand."
    assert table.why(0, CHURROS, "flour")[1] == "Flour is not in your hand."


def test_ca_a31_an_ingredient_on_somebody_elses_recipe() -> None:
    table = two_bakers("nuts")
    said = "Kulfi is Kwame’s, and ingredients go under your own recipes only."
    assert table.why(0, "nuts", KULFI) == ("CA-A31", said)
    assert table.why(0, "nuts", STRUDEL)[0] == "CA-A31"


def test_ca_a6_a_recipe_that_needs_no_more_and_a_card_that_no_recipe_needs() -> None:
    table = kitchen().hold(0, "flour", "nuts").cook(0, CHURROS, "flour").cook(1, MOCHI)
    assert table.why(0, "flour", CHURROS) == ("CA-A6", "Churros needs no more Flour.")
    assert table.why(0, "nuts") == ("CA-A6", "None of your recipes needs more Nuts.")


def test_ca_a2_a_ban_on_a_recipe_without_the_icon() -> None:
    table = kitchen().hold(0, OUTAGE, ALARM).cook(0, PAVLOVA).cook(1, CHURROS).cook(1, KULFI)
    assert table.why(0, OUTAGE, CHURROS) == ("CA-A2", "Churros does not need power.")
    assert table.why(0, ALARM, KULFI) == ("CA-A2", "Kulfi does not need the oven.")
    assert table.why(0, ALARM, CHURROS) == ("", "")


def test_ca_a2_a_ban_that_lies_there_already_or_has_nothing_to_ban() -> None:
    table = kitchen().hold(0, ALARM, OUTAGE).cook(0, MOCHI).cook(1, CHURROS, bans=(ALARM,))
    assert table.why(0, ALARM, CHURROS) == ("CA-A2", "Fire Alarm lies on Churros already.")
    assert table.why(0, ALARM) == ("CA-A2", "No recipe of the others needs the oven and has no such ban yet.")
    assert table.why(0, OUTAGE)[0] == "CA-A2"


def test_ca_a4_ca_4_1_a_ban_goes_on_an_unfinished_recipe_of_another() -> None:
    table = two_bakers(ALARM, "nuts").served(1, BAKLAVA)
    assert table.why(0, ALARM, CHURROS) == ("CA-A4", "Churros is yours, and you cannot ban your own recipe.")
    assert table.why(0, ALARM, BAKLAVA) == ("CA-4.1", "Baklava is finished already, and stays with Kwame.")
    said = "Fire Alarm is played on another player’s unfinished recipe that needs the oven."
    assert table.why(0, ALARM, "seat 1") == ("CA-4.1", said)


def test_ca_5_2_a_remedy_needs_its_ban() -> None:
    table = two_bakers(RESTORED, EXTINGUISHER)
    assert table.why(0, RESTORED, PAVLOVA) == ("CA-5.2", "Nothing lies on Pavlova that Power Restored could lift.")
    assert table.why(0, RESTORED, KULFI)[0] == "CA-5.2", "without the icon"
    assert table.why(0, EXTINGUISHER) == ("CA-5.2", "There is no Fire Alarm to lift anywhere.")
    said = "Fire Extinguisher is played on a recipe that a Fire Alarm lies on."
    assert table.why(0, EXTINGUISHER, "seat 1") == ("CA-5.1", said)


def test_ca_5_1_a_remedy_may_be_aimed_at_the_ban_itself() -> None:
    table = kitchen().hold(0, EXTINGUISHER, RESTORED).cook(0, CHURROS).cook(1, STRUDEL, bans=(ALARM,))
    assert table.why(0, EXTINGUISHER, ALARM) == ("", "")
    assert table.why(0, RESTORED, ALARM)[1] == "Power Restored is played on a recipe that a Power Outage lies on."


def test_ca_6_1_ca_a13_a_switcheroo_takes_one_recipe_of_each_side() -> None:
    table = two_bakers(SWITCHEROO, "nuts").served(1, BAKLAVA)
    assert table.why(0, SWITCHEROO, CHURROS) == ("", "")
    assert table.why(0, SWITCHEROO, STRUDEL) == ("", "")
    assert table.why(0, STRUDEL, CHURROS) == ("", "")
    assert table.why(0, CHURROS, PAVLOVA)[1] == "Churros and Pavlova are both yours; choose a recipe of another player."
    assert table.why(0, STRUDEL, KULFI)[1] == "Apple Strudel is Kwame’s; one of the two recipes has to be your own."
    assert table.why(0, SWITCHEROO, BAKLAVA) == ("CA-A13", "Baklava is finished already, and stays with Kwame.")
    assert table.why(0, SWITCHEROO, "seat 1")[0] == "CA-6.1"


def test_ca_6_1_recipes_stay_without_a_switcheroo() -> None:
    table = two_bakers("nuts")
    said = "Recipes stay where they are, unless you play Old Switcheroo (Recipe)."
    assert table.why(0, CHURROS, STRUDEL) == ("CA-6.1", said)
    assert table.why(0, CHURROS, "seat 1") == ("CA-6.1", said)


def test_ca_a13_a_switcheroo_with_nothing_on_the_other_side() -> None:
    table = kitchen().hold(0, SWITCHEROO).cook(0, CHURROS)
    assert table.why(0, SWITCHEROO)[0] == "CA-A13"
    assert table.why(0, SWITCHEROO, CHURROS)[0] == "CA-A13"


def test_ca_6_2_ca_6_4_ca_a20_cards_for_other_players() -> None:
    table = two_bakers(ONE, HANDS, actions="publisher")
    assert table.why(0, ONE) == ("CA-A20", "Nobody else has a card to take.")
    assert table.why(0, ONE, "seat 1") == ("CA-A20", "Kwame has no card to take.")
    assert table.why(0, ONE, "seat 0") == ("CA-6.4", "1 for One is played on another player, not on yourself.")
    assert table.why(0, ONE, STRUDEL) == ("CA-6.4", "1 for One is played on another player.")
    assert table.why(0, HANDS, "seat 1") == ("", "")
    assert table.why(0, HANDS, "seat 3") == ("CA-6.2", "There is no player 4 at this table.")


def test_ca_6_3_ca_a12_a_picky_eater_is_played_on_the_recipe_pile() -> None:
    table = two_bakers(PICKY)
    assert table.why(0, PICKY) == table.why(0, PICKY, "recipe-pile") == ("", "")
    assert table.why(0, PICKY, STRUDEL) == ("CA-6.3", "Picky Eater is played on the recipe pile.")
    assert table.why(0, "recipe-pile")[1] == "The recipes of the pile stay hidden, unless you play Picky Eater."
    table.state.recipes = []
    assert table.why(0, PICKY) == ("CA-A12", "The recipe pile is empty.")


def test_ca_6_3_while_looking_at_recipes_one_takes_one_or_none() -> None:
    table = two_bakers(PICKY, "nuts")
    table.play(0, PICKY)
    peeked = table.view(0)["peeked"]
    assert table.why(0, peeked[0]) == table.why(0, peeked[0], CHURROS) == table.why(0, CHURROS, peeked[0]) == ("", "")
    assert table.why(0, "take-none") == ("", "")
    assert table.why(0, peeked[0], STRUDEL)[1] == "Apple Strudel is not one of your unfinished recipes."
    assert table.why(0, CHURROS, PAVLOVA)[1] == "Pavlova is not among the recipes that you look at."
    assert table.why(0, STRUDEL)[1] == "Apple Strudel is not among the recipes that you look at."
    assert table.why(0, "nuts", CHURROS)[0] == table.why(0, "end-turn")[0] == "CA-6.3"
    table.state.bakers[0].dishes = []
    assert table.why(0, peeked[0])[1] == "You have no unfinished recipe that you could give for it."


def test_ca_a23_freezer_burn_reaches_what_another_finished_this_round() -> None:
    table = two_bakers(FREEZER, actions="publisher").served(0, MANGO).served(1, BAKLAVA, PANNA_COTTA)
    assert table.why(0, FREEZER, PANNA_COTTA) == ("", "")
    assert (
        table.why(0, FREEZER, MANGO)[1]
        == "You finished Mango Sticky Rice yourself; only the others’ desserts can be spoilt."
    )
    assert table.why(0, FREEZER, BAKLAVA) == ("CA-A23", "Baklava does not need the fridge.")
    assert (
        table.why(0, FREEZER, KULFI)[1] == "Nobody has finished Kulfi, and Freezer Burn spoils finished desserts only."
    )
    assert table.why(0, FREEZER, "seat 1")[0] == "CA-A23"
    table.state.race = [[1, 2]]
    said = "Panna Cotta was finished in an earlier round, and Freezer Burn reaches this round’s desserts only."
    assert table.why(0, FREEZER, PANNA_COTTA) == ("CA-A23", said)
    assert table.why(0, FREEZER)[1] == "Nobody else has finished a recipe that needs the fridge this round."


def test_ca_2_3_once_discarding_has_begun_cards_are_only_thrown_away() -> None:
    table = two_bakers("nuts", "fruit", "flour")
    assert table.why(0, "nuts", "discard-pile") == ("", "")
    table.play(0, "discard nuts")
    assert table.why(0, "fruit") == table.why(0, "fruit", "discard-pile") == table.why(0, "end-turn") == ("", "")
    for held, aim in (("fruit", PAVLOVA), ("new-hand", ""), (CHURROS, ""), (CHURROS, STRUDEL)):
        assert table.why(0, held, aim)[1].startswith("You are discarding already")
    assert table.why(0, "milk", CHURROS)[0] == "CA-2.3"
    assert table.why(0, "milk")[1] == "Milk is not in your hand."


@pytest.mark.parametrize(
    ("place", "rule"),
    [("draw-pile", "CA-2.1"), ("discard-pile", "CA-7.3"), ("take-none", "CA-6.3"), ("rock", "CA-9.1")],
)
def test_ca_2_1_ca_7_3_piles_and_buttons_that_rest(place: str, rule: str) -> None:
    assert two_bakers("nuts").why(0, place)[0] == rule


def test_ca_2_4_no_new_hand_is_left() -> None:
    table = two_bakers("nuts")
    assert table.why(0, "new-hand") == ("", "")
    table.state.bakers[0].mulligans = 3
    assert table.why(0, "new-hand") == (
        "CA-2.4",
        "You have taken a new hand 3 times this round, and that is the limit.",
    )


def test_ca_7_1_ca_4_2_ca_8_4_why_a_recipe_of_mine_is_not_done() -> None:
    table = kitchen().hold(0, "nuts").cook(1, STRUDEL)
    table.cook(0, MOCHI, "flour").cook(0, CHURROS, "flour", "butter", "sugar", bans=(ALARM,))
    assert table.why(0, MOCHI) == (
        "CA-7.1",
        "Mochi finishes by itself once it has all it needs; still missing: Flour and Sugar.",
    )
    said = "Churros has all it needs, but it cannot be finished before the Fire Alarm on it has been lifted."
    assert table.why(0, CHURROS) == ("CA-4.2", said)
    table.dish(CHURROS).bans.clear()
    assert table.why(0, CHURROS)[0] == "CA-8.4"
    assert table.why(0, STRUDEL)[1].startswith("Apple Strudel is Kwame’s")


def test_ca_1_4_it_is_somebody_elses_turn() -> None:
    table = two_bakers("nuts").hold(1, "flour")
    assert table.why(1, "flour", STRUDEL)[1] == "It is not your decision now: the table waits for Alice."
    assert table.words().tell(table.refusal(1, f"lay flour {STRUDEL}").phrase) == "It is Alice’s turn."


def test_ca_8_3_an_overnight_recipe_is_decided_on_first() -> None:
    table = kitchen().hold(0, "flour").cook(0, CHURROS, "butter", "sugar").cook(1, TIRAMISU).cook(1, BAKLAVA)
    table.play(0, f"lay flour {CHURROS}")
    assert table.why(1, TIRAMISU) == table.why(1, TIRAMISU, "recipe-pile") == ("", "")
    said = "The round has ended: first keep Tiramisu overnight, or return it."
    for held, aim in ((BAKLAVA, ""), ("flour", TIRAMISU), ("end-turn", ""), (TIRAMISU, "seat 0")):
        assert table.why(1, held, aim) == ("CA-8.3", said)


def test_ca_9_1_a_tie_is_thrown_out() -> None:
    table = ending(2, 1, 2)
    assert table.why(0, "rock") == ("", "")
    assert table.why(0, "nuts") == ("CA-9.1", "The rounds are over: rock, paper or scissors decides.")


def test_ca_7_1_what_a_card_would_finish() -> None:
    table = kitchen().hold(0, "flour", "sugar", RESTORED).cook(1, STRUDEL)
    table.cook(0, CHURROS, "butter", "sugar").cook(0, MOCHI, "flour", "flour", bans=(OUTAGE,)).cook(0, MANGO)
    words, told = table.words(), {}
    for move in table.state.legal(0):
        forecast = table.state.forecast(0, move)
        told[move.key()] = "" if forecast is None else words.tell(forecast)
    assert told[f"lay flour {CHURROS}"] == "It would finish your Churros."
    assert told[f"lay sugar {MOCHI}"] == "Mochi would have all that it needs, but for the Power Outage on it."
    assert told[f"lay sugar {MANGO}"] == told[f"lift {RESTORED} {MOCHI}"] == ""
    table.dish(MANGO).kept = True
    flour = table.pantry.catalogue.named(f"lay flour {CHURROS}")
    assert flour is not None
    forecast = table.state.forecast(0, flour)
    assert forecast is not None
    assert words.tell(forecast) == "Churros would have to wait for last night’s recipe."
