"""Who may know what: views, events, and what a baker remembers of cards that are no longer in sight."""

from __future__ import annotations

from games.cake_auf.tables import (
    CHURROS,
    KULFI,
    MOCHI,
    OUTAGE,
    PAVLOVA,
    PICKY,
    STRUDEL,
    TIRAMISU,
    Kitchen,
    amounts,
    ending,
    kitchen,
)
from potluck.games.cake_auf.state import Bakery
from potluck.kernel.chance import fast
from potluck.kernel.snapshot import fingerprint

SWITCH, HANDS, ONE = "switcheroo-recipe", "switcheroo-hand", "1-for-one"
WORLDS = 40


def worlds(table: Kitchen, seat: int) -> list[Bakery]:
    """What a seat could believe, many times."""
    return [table.state.imagine(seat, fast(f"world {number}")) for number in range(WORLDS)]


def hands(table: Kitchen, seat: int, of: int) -> list[list[str]]:
    return [world.card_ids(sorted(world.bakers[of].hand)) for world in worlds(table, seat)]


def laid(table: Kitchen, seat: int, recipe: str) -> list[list[str]]:
    return [world.card_ids(sorted(world.dish(table.recipe(recipe)).laid)) for world in worlds(table, seat)]


def different(beliefs: list[list[str]]) -> bool:
    return len({tuple(belief) for belief in beliefs}) > 1


def test_laid_ingredients_are_dealt_again_and_fit_the_recipe() -> None:
    table = kitchen().cook(0, CHURROS).cook(1, TIRAMISU, "eggs", "milk").hold(0, "nuts").hold(1, "fruit")
    beliefs = laid(table, 0, TIRAMISU)
    assert different(beliefs)
    for belief in beliefs:
        assert len(belief) == 2
        assert set(belief) <= {"eggs", "sugar", "milk", "chocolate"}
        assert len(set(belief)) == 2, "each is needed once"
    assert laid(table, 1, TIRAMISU) == [["eggs", "milk"]] * WORLDS


def test_a_baker_remembers_what_he_laid_under_a_recipe_that_was_switched_away() -> None:
    table = kitchen(3).hold(0, "flour", "flour").hold(1, SWITCH, "sugar").cook(0, MOCHI).cook(1, STRUDEL)
    table.cook(2, PAVLOVA).hold(2, "nuts")
    table.play(0, f"lay flour {MOCHI}", "pass")
    table.play(1, f"switch {STRUDEL} {MOCHI}")
    assert laid(table, 0, MOCHI) == [["flour"]] * WORLDS
    assert table.view(0)["bakers"][1]["dishes"][0]["known"] == ["flour"]
    assert laid(table, 1, MOCHI) == [["flour"]] * WORLDS, "the new owner sees it"
    assert table.view(1)["bakers"][1]["dishes"][0]["laid"] == ["flour"]
    assert table.told("found", 1) == [{"seat": 1, "recipe": MOCHI, "cards": amounts("flour")}]
    assert different(laid(table, 2, MOCHI))
    assert table.view(2)["bakers"][1]["dishes"][0]["known"] == []
    table.play(1, f"lay sugar {MOCHI}")
    for belief in laid(table, 0, MOCHI):
        assert "flour" in belief, "and knows it still when more is laid on it"
    assert different(laid(table, 0, MOCHI))


def test_both_remember_the_cards_of_one_for_one_until_they_are_played() -> None:
    table = kitchen(3).hold(0, ONE, "eggs").hold(1, "nuts").cook(0, CHURROS).cook(1, MOCHI).cook(2, KULFI)
    table.play(0, f"{ONE} seat 1")
    assert all("eggs" in belief for belief in hands(table, 0, 1))
    assert all("nuts" in belief for belief in hands(table, 1, 0))
    assert different(hands(table, 2, 0)), "a watcher learns nothing"
    assert table.view(1)["bakers"][0]["known"] == ["nuts"]
    table.play(0, "discard nuts")
    assert table.view(1)["bakers"][0]["known"] == []


def test_a_card_known_in_a_hand_may_have_been_laid_from_there() -> None:
    table = kitchen().hold(0, ONE, "flour", "flour").hold(1, "nuts", "nuts").cook(0, CHURROS).cook(1, MOCHI)
    table.play(0, f"{ONE} seat 1", "pass")
    assert "flour" in table.hand(1)
    table.play(1, f"lay flour {MOCHI}")
    for world in worlds(table, 0):
        where = [*world.bakers[1].hand, *world.dish(table.recipe(MOCHI)).laid]
        assert table.kind("flour") in where, "in the hand or under Mochi, nowhere else"
    assert different(laid(table, 0, MOCHI))


def test_switched_hands_are_known_to_both_and_to_nobody_else() -> None:
    table = kitchen(3, actions="publisher").hold(0, HANDS, "eggs", "milk").hold(1, "nuts", "fruit", OUTAGE)
    table.cook(0, CHURROS).cook(1, MOCHI).cook(2, KULFI)
    table.play(0, f"{HANDS} seat 1")
    assert hands(table, 0, 1) == [["eggs", "milk"]] * WORLDS
    assert hands(table, 1, 0) == [sorted(["nuts", "fruit", OUTAGE], key=table.kind)] * WORLDS
    assert different(hands(table, 2, 0))


def test_a_watcher_who_knew_a_card_knows_that_it_went_along_with_the_hand() -> None:
    table = kitchen(3, actions="publisher").hold(0, ONE, HANDS, "eggs").hold(1, "nuts").hold(2, "milk")
    table.cook(0, CHURROS).cook(1, MOCHI).cook(2, KULFI)
    table.state.chance = fast("eggs are given")
    table.play(0, f"{ONE} seat 1")
    assert table.hand(1) == ["eggs"]
    table.play(0, f"{HANDS} seat 2")
    assert table.view(1)["bakers"][2]["known"] == ["nuts"]
    assert table.view(0)["bakers"][1]["known"] == ["eggs"]


def test_peeked_recipes_are_the_peekers_alone_and_go_back_into_the_pile() -> None:
    table = kitchen().hold(0, PICKY, "nuts").hold(1, "fruit").cook(0, CHURROS).cook(1, MOCHI)
    table.play(0, PICKY)
    mine = {tuple(world.peeked) for world in worlds(table, 0)}
    theirs = {tuple(world.peeked) for world in worlds(table, 1)}
    assert mine == {tuple(table.state.peeked)}
    assert len(theirs) > 1
    peeked = set(table.state.peeked)
    table.play(0, "swap none")
    for world in worlds(table, 0):
        assert peeked <= set(world.recipes)
        assert sorted(world.recipes) == sorted(table.state.recipes)


def test_after_a_reshuffle_known_discards_are_in_the_pile_and_not_in_old_hands() -> None:
    table = kitchen().hold(0, "nuts").hold(1, *["fruit"] * 3, "eggs", "eggs").cook(0, CHURROS).cook(1, MOCHI)
    table.thrown(*["milk"] * 5)
    table.state.bakers[0].hand += table.state.pile
    table.state.pile = []
    table.remembered()
    table.play(0, "discard nuts", "pass")
    table.play(1, "mulligan")  # all six discards are shuffled, five of them drawn
    for belief in hands(table, 0, 1):
        assert set(belief) <= {"milk", "nuts", "fruit", "eggs"}


def test_mulligans_and_discards_are_public() -> None:
    table = kitchen(3).hold(0, "nuts", "eggs").hold(1, "fruit").cook(0, CHURROS).cook(1, MOCHI).cook(2, KULFI)
    table.play(0, "mulligan")
    assert table.told("mulligan")[0]["cards"] == amounts("eggs", "nuts")
    assert table.told("drew") == []
    assert table.told("drew", 1) == []
    assert len(table.told("drew", 0)) == 1
    assert sorted(table.discard()) == ["eggs", "nuts"]


def test_sealed_throws_are_imagined() -> None:
    table = ending(4, 1, 4)
    table.play(0, "throw rock")
    assert {world.bakers[0].sign for world in worlds(table, 2)} == {0, 1, 2}
    assert {world.bakers[0].sign for world in worlds(table, 0)} == {0}


def test_imagination_comes_from_knowledge_alone() -> None:
    table = Kitchen(4, "alone", actions="publisher")
    choice = fast("alone")
    for number in range(400):
        seat = table.state.next_seat()
        if seat < 0:
            break
        if number % 20 == 0:
            for viewer in range(4):
                elsewhere = table.state.imagine(viewer, fast("elsewhere"))
                again = elsewhere.imagine(viewer, fast("dream"))
                assert fingerprint(again) == fingerprint(table.state.imagine(viewer, fast("dream")))
        moves = table.state.legal(seat)
        table.state.apply(seat, moves[choice.below(len(moves))])
