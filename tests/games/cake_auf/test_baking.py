"""CA-3, CA-4, CA-5 and CA-7: ingredients, bans, counteractions, and finishing."""

from __future__ import annotations

from games.cake_auf.tables import (
    ALARM,
    BAKLAVA,
    CHURROS,
    EXTINGUISHER,
    GAME,
    JAMUN,
    KULFI,
    MANGO,
    MOCHI,
    OUTAGE,
    PANNA_COTTA,
    PAVLOVA,
    PUDDING,
    RESTORED,
    STRUDEL,
    TIRAMISU,
    Kitchen,
    amounts,
    finished,
    kitchen,
)


def test_ca_3_1_an_ingredient_goes_face_down_under_an_own_recipe_that_needs_it() -> None:
    table = kitchen().hold(0, "sugar", "nuts").cook(0, CHURROS).cook(0, MOCHI).cook(1, KULFI)
    assert table.may(0, "lay") == [f"lay sugar {CHURROS}", f"lay sugar {MOCHI}"]
    table.play(0, f"lay sugar {MOCHI}")
    assert table.laid(MOCHI) == ["sugar"]
    assert table.view(0)["bakers"][0]["dishes"][1]["laid"] == ["sugar"]
    assert table.view(1)["bakers"][0]["dishes"][1]["laid"] == []
    assert table.view(1)["bakers"][0]["dishes"][1]["laid_count"] == 1
    assert table.told("laid", 0) == [{"seat": 0, "card": "sugar", "recipe": MOCHI}]
    assert table.told("laid", 1) == []
    assert table.told("laid_face_down", 1) == [{"seat": 0, "recipe": MOCHI}]


def test_ca_3_1_only_cards_in_hand_and_recipes_in_front_count() -> None:
    table = kitchen().hold(0, "sugar").cook(0, CHURROS).cook(1, KULFI)
    assert table.refusal(0, f"lay flour {CHURROS}").rule == "CA-3.1"
    assert table.refusal(0, f"lay sugar {JAMUN}").rule == "CA-3.1"


def test_ca_3_2_a_laid_ingredient_stays_where_it_is() -> None:
    table = kitchen().hold(0, "sugar", "nuts").cook(0, CHURROS).cook(0, MOCHI).cook(1, KULFI)
    table.play(0, f"lay sugar {MOCHI}")
    assert not table.may(0, "lay"), "no move takes it up again"
    table.pass_round(3)
    assert table.laid(MOCHI) == ["sugar"]


def test_ca_a6_what_is_laid_already_is_not_needed_again_unless_the_recipe_says_two() -> None:
    table = kitchen().hold(0, "flour", "flour", "flour", "sugar").cook(0, MOCHI).cook(0, CHURROS).cook(1, KULFI)
    table.play(0, f"lay flour {MOCHI}", f"lay flour {MOCHI}")
    assert table.refusal(0, f"lay flour {MOCHI}").rule == "CA-A6"
    assert table.pantry.catalogue.named(f"lay nuts {CHURROS}") is None, "what a recipe never needs is no move"


def test_ca_a31_nobody_lays_under_anothers_recipe() -> None:
    table = kitchen().hold(0, "sugar").cook(0, CHURROS).cook(1, MOCHI)
    assert table.refusal(0, f"lay sugar {MOCHI}").rule == "CA-A31"


def test_ca_4_1_a_ban_lies_on_one_recipe_of_another() -> None:
    table = kitchen(3).hold(0, ALARM, "nuts").cook(0, CHURROS).cook(1, STRUDEL).cook(1, BAKLAVA).cook(2, JAMUN)
    assert table.may(0, "ban") == [f"ban {ALARM} {recipe}" for recipe in (STRUDEL, BAKLAVA, JAMUN)]
    table.play(0, f"ban {ALARM} {BAKLAVA}")
    assert table.bans(BAKLAVA) == [ALARM]
    assert table.bans(STRUDEL) == []
    assert table.view()["bakers"][1]["dishes"][1]["bans"] == [ALARM]
    assert table.refusal(0, f"ban {ALARM} {STRUDEL}").rule == "CA-4.1", "the card is gone"


def test_ca_a1_ca_a2_t4_a_ban_needs_the_icon() -> None:
    table = kitchen().hold(0, OUTAGE, ALARM).cook(0, CHURROS).cook(1, KULFI).cook(1, PUDDING).cook(1, PANNA_COTTA)
    assert table.may(0, "ban") == []
    for recipe in table.pantry.recipes:
        for ban, icon in ((OUTAGE, "power"), (ALARM, "fire")):
            known = table.pantry.catalogue.named(f"ban {ban} {recipe.id}") is not None
            assert known == (icon in table.face(recipe.id).symbols)


def test_ca_a2_t4_no_second_ban_of_a_kind_but_both_kinds_together() -> None:
    table = kitchen().hold(0, OUTAGE, ALARM, ALARM).cook(0, CHURROS).cook(1, PAVLOVA)
    table.play(0, f"ban {ALARM} {PAVLOVA}")
    assert table.refusal(0, f"ban {ALARM} {PAVLOVA}").rule == "CA-A2"
    table.play(0, f"ban {OUTAGE} {PAVLOVA}")
    assert table.bans(PAVLOVA) == [ALARM, OUTAGE]


def test_ca_a2_a_finished_recipe_cannot_be_banned() -> None:
    table = kitchen().hold(0, ALARM).cook(0, CHURROS).cook(1, MOCHI).served(1, STRUDEL)
    assert table.may(0, "ban") == []
    assert table.refusal(0, f"ban {ALARM} {STRUDEL}").rule == "CA-4.1"


def test_ca_a4_nobody_bans_his_own_recipe() -> None:
    table = kitchen().hold(0, ALARM).cook(0, CHURROS).cook(1, MOCHI)
    assert table.refusal(0, f"ban {ALARM} {CHURROS}").rule == "CA-A4"


def test_ca_4_2_a_banned_recipe_takes_ingredients_but_is_not_finished() -> None:
    table = kitchen().hold(0, "butter", "nuts").cook(0, CHURROS, "flour", "sugar", bans=(ALARM,)).cook(1, MOCHI)
    table.play(0, f"lay butter {CHURROS}")
    assert table.laid(CHURROS) == ["butter", "flour", "sugar"]
    assert table.finished(0) == []


def test_ca_4_3_a_ban_stays_until_the_round_is_swept_up() -> None:
    table = kitchen().hold(0, "butter", "nuts").cook(0, CHURROS, "flour", "sugar").cook(1, STRUDEL, bans=(ALARM,))
    table.pass_round(2)
    assert table.bans(STRUDEL) == [ALARM]
    table.play(0, f"lay butter {CHURROS}")
    assert table.told("gave_back") == [{"seat": 1, "recipe": STRUDEL, "cards": amounts(ALARM)}]
    assert all(not dish.bans for baker in table.state.bakers for dish in baker.dishes)


def test_ca_5_1_ca_7_1_t3_lifting_the_ban_finishes_a_complete_recipe_at_once() -> None:
    table = kitchen().hold(0, "chocolate", RESTORED, "nuts").cook(0, MOCHI).cook(1, KULFI)
    table.cook(0, TIRAMISU, "eggs", "sugar", "milk", bans=(OUTAGE,))
    table.play(0, f"lay chocolate {TIRAMISU}")
    assert table.finished(0) == []
    table.play(0, f"lift {RESTORED} {TIRAMISU}")
    assert table.finished(0) == [TIRAMISU]
    assert table.dishes(0) == [MOCHI]
    assert sorted(table.discard()) == sorted(["eggs", "sugar", "milk", "chocolate", OUTAGE, RESTORED])


def test_ca_5_1_each_cure_lifts_its_own_ban_only() -> None:
    table = kitchen().hold(0, RESTORED, EXTINGUISHER).cook(0, CHURROS, bans=(ALARM,)).cook(1, MOCHI, bans=(OUTAGE,))
    assert table.may(0, "lift") == [f"lift {RESTORED} {MOCHI}", f"lift {EXTINGUISHER} {CHURROS}"]


def test_ca_5_2_no_cure_in_advance() -> None:
    table = kitchen().hold(0, RESTORED, EXTINGUISHER).cook(0, PAVLOVA).cook(1, PANNA_COTTA)
    assert table.may(0, "lift") == []
    assert table.refusal(0, f"lift {RESTORED} {PAVLOVA}").rule == "CA-5.2"


def test_ca_a3_t4_both_bans_must_be_lifted() -> None:
    table = kitchen().hold(0, EXTINGUISHER, RESTORED, "nuts").cook(1, KULFI).cook(0, CHURROS)
    table.cook(0, PAVLOVA, "eggs", "eggs", "sugar", "fruit", bans=(ALARM, OUTAGE))
    table.play(0, f"lift {EXTINGUISHER} {PAVLOVA}")
    assert table.finished(0) == []
    table.play(0, f"lift {RESTORED} {PAVLOVA}")
    assert table.finished(0) == [PAVLOVA]


def test_ca_a5_ca_a7_lifting_anothers_ban_finishes_his_recipe_in_my_turn() -> None:
    table = kitchen().hold(0, EXTINGUISHER, "nuts").cook(0, MOCHI).cook(1, KULFI)
    table.cook(1, CHURROS, "flour", "butter", "sugar", bans=(ALARM,))
    table.play(0, f"lift {EXTINGUISHER} {CHURROS}")
    assert table.finished(1) == [CHURROS]
    assert table.state.pending() == [0]


def test_ca_7_1_the_last_ingredient_finishes_and_all_are_discarded_openly() -> None:
    table = kitchen().hold(0, "butter", "nuts").cook(0, CHURROS, "sugar", "flour").cook(0, MOCHI).cook(1, KULFI)
    table.play(0, f"lay butter {CHURROS}")
    assert table.finished(0) == [CHURROS]
    assert sorted(table.discard()) == ["butter", "flour", "sugar"]
    assert table.told("finished")[0]["recipe"] == CHURROS
    assert table.told("finished")[0]["cards"] == amounts("flour", "sugar", "butter")


def test_ca_7_2_t10_the_round_ends_in_mid_turn() -> None:
    table = kitchen().hold(0, "butter", "nuts", ALARM).cook(0, CHURROS, "sugar", "flour").cook(1, STRUDEL)
    table.play(0, f"lay butter {CHURROS}")
    assert table.told("round_over") == [{"round": 1, "winners": [0], "standings": finished(1, 0)}]
    assert table.told("discarded") == []
    assert table.told("passed") == []
    assert table.view()["round"] == 2
    assert table.view()["active"] == 1


def test_ca_7_2_one_recipe_left_is_not_the_end() -> None:
    table = kitchen().hold(0, "butter", "nuts").cook(0, CHURROS, "sugar", "flour").cook(0, MOCHI).cook(1, STRUDEL)
    table.play(0, f"lay butter {CHURROS}")
    assert table.told("round_over") == []


def test_ca_a30_a_finished_recipe_never_has_a_ban() -> None:
    table = Kitchen(4, "bans")
    for seed in ("a", "b"):
        table.play_on(seed)
    banned: set[str] = set()
    for event in table.journal():
        facts = event.facts
        if event.kind == "banned":
            banned.add(facts["recipe"] + facts["card"])
        elif event.kind == "lifted":
            banned.discard(facts["recipe"] + facts["ban"])
        elif event.kind in ("picked", "gave_back"):
            gone = facts.get("old", facts.get("recipe"))
            banned = {ban for ban in banned if not ban.startswith(gone)}
        elif event.kind == "finished":
            assert not [ban for ban in banned if ban.startswith(facts["recipe"])]
    assert table.told("banned")
    assert table.told("finished")


def test_ca_a33_finished_recipes_and_their_icons_stay_open() -> None:
    table = kitchen().cook(0, CHURROS).cook(1, MOCHI).served(1, PANNA_COTTA, MANGO)
    for viewer in (0, 1, 60):
        assert table.view(viewer)["bakers"][1]["finished"] == [PANNA_COTTA, MANGO]
    assert table.face(PANNA_COTTA).symbols == ["fridge", "overnight"]


def test_ca_a35_a_finished_recipe_releases_what_others_wait_for() -> None:
    """Panna Cotta, Mango Sticky Rice and Summer Pudding want four Fruit, and there are three."""
    table = kitchen().cook(0, PUDDING, "flour", "sugar").cook(0, MANGO, "milk", "sugar").cook(1, CHURROS)
    table.cook(0, PANNA_COTTA, "milk", "sugar").hold(0, "fruit", "fruit", "fruit")
    table.play(0, f"lay fruit {PANNA_COTTA}", f"lay fruit {MANGO}")
    assert table.discard().count("fruit") == 2
    assert table.finished(0) == [PANNA_COTTA, MANGO]
    table.play(0, f"lay fruit {PUDDING}")
    assert table.state.pending() == [1], "the fourth comes with the next shuffle"


def test_every_refusal_names_a_rule() -> None:
    table = kitchen(3).hold(0, "nuts").cook(0, CHURROS).cook(1, MOCHI).cook(2, KULFI)
    rules = GAME.rules()
    for move in table.pantry.catalogue.moves:
        refusal = table.state.verify(0, move)
        assert refusal is None or f"**{refusal.rule}**" in rules, move.key()
