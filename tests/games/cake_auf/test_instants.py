"""CA-6: the instant cards."""

from __future__ import annotations

import pytest

from games.cake_auf.tables import (
    ALARM,
    BAKLAVA,
    CHURROS,
    FREEZER,
    KULFI,
    MANGO,
    MOCHI,
    OUTAGE,
    PANNA_COTTA,
    PAVLOVA,
    PICKY,
    STRUDEL,
    TIRAMISU,
    amounts,
    kitchen,
)
from potluck.kernel.chance import fast

SWITCH, HANDS, ONE = "switcheroo-recipe", "switcheroo-hand", "1-for-one"


def test_ca_6_1_ca_4_3_t5_a_switcheroo_takes_ingredients_and_bans_along() -> None:
    table = kitchen().hold(0, SWITCH, "eggs").cook(0, BAKLAVA, "flour", "nuts", bans=(ALARM,)).cook(1, MOCHI)
    table.play(0, f"switch {BAKLAVA} {MOCHI}")
    assert table.dishes(0) == [MOCHI]
    assert table.dishes(1) == [BAKLAVA]
    assert table.laid(BAKLAVA) == ["flour", "nuts"]
    assert table.bans(BAKLAVA) == [ALARM]
    assert table.laid(MOCHI) == []
    assert table.discard() == [SWITCH]
    assert table.view(1)["bakers"][1]["dishes"][0]["missing"] == ["sugar", "butter"]


def test_ca_6_1_any_own_recipe_for_any_of_the_others() -> None:
    table = kitchen(3).hold(0, SWITCH).cook(0, BAKLAVA).cook(0, CHURROS).cook(1, MOCHI).cook(2, KULFI)
    pairs = [(BAKLAVA, MOCHI), (BAKLAVA, KULFI), (CHURROS, MOCHI), (CHURROS, KULFI)]
    assert table.may(0, "switch") == [f"switch {mine} {theirs}" for mine, theirs in pairs]


def test_ca_a13_finished_recipes_are_not_switched() -> None:
    table = kitchen().hold(0, SWITCH).cook(0, BAKLAVA).cook(1, MOCHI).served(0, CHURROS).served(1, STRUDEL)
    assert table.may(0, "switch") == [f"switch {BAKLAVA} {MOCHI}"]
    assert table.refusal(0, f"switch {BAKLAVA} {STRUDEL}").rule == "CA-A13"
    assert table.refusal(0, f"switch {CHURROS} {MOCHI}").rule == "CA-A13"


def test_ca_a7_recipes_that_come_free_together_all_count() -> None:
    """Two recipes wait for kept ones; the switch brings each to somebody who has none."""
    table = kitchen().hold(0, SWITCH, "nuts")
    table.cook(0, PAVLOVA, kept=True).cook(0, CHURROS, "flour", "sugar", "butter")
    table.cook(1, MANGO, "milk", "sugar", "fruit")
    table.dish(MANGO).bans.extend(table.fetch(OUTAGE))
    table.remembered()
    table.play(0, f"switch {PAVLOVA} {MANGO}")
    assert table.finished(0) == [CHURROS], "nothing kept is in the way any more"
    assert table.dishes(1) == [PAVLOVA]


def test_ca_a24_ca_6_2_hands_of_different_size_change_sides_and_the_card_is_discarded_first() -> None:
    table = kitchen(actions="publisher").hold(0, HANDS, "eggs").hold(1, "nuts", "fruit", ALARM).cook(0, MOCHI)
    table.cook(1, CHURROS)
    table.play(0, f"{HANDS} seat 1")
    assert table.hand(0) == [ALARM, "fruit", "nuts"]
    assert table.hand(1) == ["eggs"]
    assert table.discard() == [HANDS]
    assert table.told("new_hand", 0)[0]["cards"] == amounts("fruit", "nuts", ALARM)
    assert table.told("new_hand", 1) == [{"seat": 1, "cards": amounts("eggs")}]
    assert table.told("new_hand") == []


def test_ca_6_2_only_the_publishers_mix_has_it() -> None:
    assert HANDS in kitchen(actions="publisher").mix()
    assert HANDS not in kitchen().mix()


def test_ca_6_3_picky_eater_shows_three_recipes_to_one_baker() -> None:
    table = kitchen().hold(0, PICKY, "nuts").cook(0, CHURROS).cook(0, MOCHI).cook(1, KULFI)
    table.play(0, PICKY)
    peeked = table.view(0)["peeked"]
    assert len(set(peeked)) == 3
    assert table.view(1)["peeked"] == []
    assert table.view(1)["peeked_count"] == 3
    assert table.view()["recipe_pile_count"] == 20
    assert table.told("peeked", 0)[0]["recipes"] == peeked
    assert table.told("peeked", 1) == []
    assert table.may(0) == ["swap none", *[f"swap {own} {new}" for own in (CHURROS, MOCHI) for new in peeked]]
    assert table.may(1) == []
    assert table.refusal(0, "pass").rule == "CA-6.3"


def test_ca_6_3_ca_a11_without_a_swap_all_three_go_back() -> None:
    table = kitchen().hold(0, PICKY, "nuts").cook(0, CHURROS).cook(1, KULFI)
    before = sorted(table.state.recipes)
    table.play(0, PICKY, "swap none")
    assert sorted(table.state.recipes) == before
    assert table.dishes(0) == [CHURROS]
    assert table.told("picked_none") == [{"seat": 0}]
    assert table.state.pending() == [0]


def test_ca_a10_ca_a11_ca_6_3_t6_a_swapped_recipe_loses_its_cards_and_the_new_one_starts_empty() -> None:
    table = kitchen().hold(0, PICKY, "nuts").cook(1, KULFI)
    table.cook(0, STRUDEL, "flour", "butter", "sugar", bans=(ALARM,))
    table.play(0, PICKY)
    new = table.view(0)["peeked"][1]
    table.play(0, f"swap {STRUDEL} {new}")
    assert table.dishes(0) == [new]
    assert table.laid(new) == []
    assert table.bans(new) == []
    assert sorted(table.discard()) == sorted(["flour", "butter", "sugar", ALARM, PICKY])
    assert table.view()["recipe_pile_count"] == 21
    assert table.recipe(STRUDEL) in table.state.recipes
    assert table.told("picked")[0]["new"] == new


def test_ca_a12_with_fewer_than_three_recipes_one_peeks_at_those() -> None:
    table = kitchen().hold(0, PICKY, PICKY, "nuts").cook(0, CHURROS).cook(1, KULFI)
    ids = [recipe.id for recipe in table.pantry.recipes if table.recipe(recipe.id) in table.state.recipes]
    table.served(1, *ids[1:])
    table.play(0, PICKY)
    assert table.view(0)["peeked"] == ids[:1]
    table.play(0, "swap none")
    table.served(1, ids[0])
    assert PICKY not in table.may(0)
    assert table.refusal(0, PICKY).rule == "CA-A12"


def test_ca_6_4_a_random_card_each_way() -> None:
    results = set()
    for seed in range(30):
        table = kitchen().hold(0, ONE, "eggs", "milk").hold(1, "nuts", "fruit").cook(0, MOCHI).cook(1, CHURROS)
        table.state.chance = fast(f"theft {seed}")
        table.play(0, f"{ONE} seat 1")
        assert len(table.hand(0)) == 2
        assert len(table.hand(1)) == 2
        results.add((tuple(table.hand(0)), tuple(table.hand(1))))
    assert len(results) == 4


def test_ca_6_4_t7_as_the_last_card_one_is_taken_and_none_given() -> None:
    table = kitchen().hold(0, ONE).hold(1, "nuts", "nuts").cook(0, MOCHI).cook(1, CHURROS)
    table.play(0, f"{ONE} seat 1")
    assert table.hand(0) == ["nuts"]
    assert table.hand(1) == ["nuts"]
    assert table.told("traded", 0)[0]["given"] is None


def test_ca_a20_the_stolen_card_does_not_come_back_and_the_victim_needs_a_card() -> None:
    table = kitchen(3).hold(0, ONE, "eggs").hold(1, "nuts").cook(0, MOCHI).cook(1, CHURROS).cook(2, KULFI)
    assert table.may(0, ONE) == [f"{ONE} seat 1"]
    assert table.refusal(0, f"{ONE} seat 2").rule == "CA-A20"
    table.play(0, f"{ONE} seat 1")
    assert table.hand(0) == ["nuts"]
    assert table.hand(1) == ["eggs"]


def test_ca_6_4_the_two_see_both_cards_and_the_others_none() -> None:
    table = kitchen(3).hold(0, ONE, "eggs").hold(1, "nuts").cook(0, MOCHI).cook(1, CHURROS).cook(2, KULFI)
    table.play(0, f"{ONE} seat 1")
    for seat in (0, 1):
        assert table.told("traded", seat) == [
            {"seat": 0, "other": 1, "card": ONE, "taken": "nuts", "given": "eggs"},
        ]
    for viewer in (2, 60):
        assert table.told("traded", viewer) == []
        assert table.told("traded_unseen", viewer) == [{"seat": 0, "other": 1, "card": ONE, "gave": True}]


def test_ca_6_5_ca_a23_t11_freezer_burn_takes_a_finished_fridge_recipe_and_deals_a_new_one() -> None:
    table = kitchen(actions="publisher").hold(0, FREEZER, "nuts").cook(0, MOCHI).cook(1, CHURROS)
    table.served(1, PANNA_COTTA)
    table.play(0, f"burn {FREEZER} {PANNA_COTTA}")
    assert table.finished(1) == []
    assert len(table.dishes(1)) == 2
    assert table.dishes(1)[0] == CHURROS
    assert not table.dish(table.dishes(1)[1]).kept
    assert table.told("burned")[0]["new"] == table.dishes(1)[1]
    assert table.view()["recipe_pile_count"] == 23 - 3


def test_ca_a23_freezer_burn_reaches_only_others_fridge_recipes_of_this_round() -> None:
    table = kitchen(actions="publisher").hold(0, FREEZER).cook(0, MOCHI).cook(1, CHURROS)
    table.served(0, TIRAMISU).served(1, PANNA_COTTA, STRUDEL, KULFI)
    table.state.race = [[0, 1]]  # Panna Cotta was finished a round ago
    assert table.may(0, "burn") == [f"burn {FREEZER} {KULFI}"]
    for recipe in (TIRAMISU, PANNA_COTTA):
        assert table.refusal(0, f"burn {FREEZER} {recipe}").rule == "CA-A23"
    assert table.pantry.catalogue.named(f"burn {FREEZER} {STRUDEL}") is None


@pytest.mark.parametrize(("mix", "cards"), [("rulebook", 0), ("publisher", 1)])
def test_ca_a23_ca_a24_the_mixes(mix: str, cards: int) -> None:
    table = kitchen(actions=mix)
    copies = table.mix()
    assert copies.get(FREEZER, 0) == cards
    assert sum(count for id, count in copies.items() if table.face(id).kind != "ingredient") == 30
    assert sum(copies.values()) == 69


def test_ca_a14_recipes_from_picky_eater_and_freezer_burn_count_as_new() -> None:
    table = kitchen().hold(0, PICKY, "nuts").cook(0, PAVLOVA, kept=True).cook(1, KULFI)
    table.cook(0, CHURROS, "flour", "sugar", "butter")
    table.play(0, PICKY)
    new = table.view(0)["peeked"][0]
    table.play(0, f"swap {PAVLOVA} {new}")
    assert not table.dish(new).kept
    assert table.finished(0) == [CHURROS], "CA-A17: what waited is finished when the kept one has left"
