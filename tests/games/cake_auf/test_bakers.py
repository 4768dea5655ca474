"""The sensible baker, and the words of the game."""

from __future__ import annotations

from games.cake_auf.tables import (
    ALARM,
    BAKLAVA,
    CHURROS,
    EXTINGUISHER,
    GAME,
    KULFI,
    MOCHI,
    PICKY,
    STRUDEL,
    TIRAMISU,
    TRES_LECHES,
    Kitchen,
    kitchen,
)
from potluck.bots.bot import Bot, RandomBot, RegularBot, ask, play_out
from potluck.kernel.chance import fast


def chosen(table: Kitchen, seat: int = 0) -> str:
    """What the sensible baker plays."""
    return ask(RegularBot(), table.setup, table.state, seat, fast("baker")).key()


def test_he_lays_what_fits_under_the_dish_that_is_closest() -> None:
    table = kitchen().hold(0, "sugar", "nuts").cook(0, TRES_LECHES).cook(0, CHURROS, "flour", "butter").cook(1, KULFI)
    assert chosen(table) == f"lay sugar {CHURROS}"


def test_he_lifts_his_own_bans_and_not_the_others() -> None:
    table = kitchen().hold(0, EXTINGUISHER).cook(0, CHURROS, bans=(ALARM,)).cook(1, STRUDEL, bans=(ALARM,))
    assert chosen(table) == f"lift {EXTINGUISHER} {CHURROS}"


def test_he_bans_the_dish_of_whoever_is_closest_to_the_end() -> None:
    table = kitchen(3).hold(0, ALARM).cook(0, KULFI).cook(1, STRUDEL).cook(2, BAKLAVA, "flour", "butter", "nuts")
    assert chosen(table) == f"ban {ALARM} {BAKLAVA}"


def test_he_switches_a_hopeless_recipe_for_one_that_is_nearly_done() -> None:
    table = kitchen().hold(0, "switcheroo-recipe").cook(0, TRES_LECHES).cook(1, CHURROS, "flour", "butter")
    assert chosen(table) == f"switch {TRES_LECHES} {CHURROS}"


def test_he_keeps_what_is_nearly_done_and_returns_what_is_not() -> None:
    table = kitchen().hold(0, "butter").cook(0, CHURROS, "flour", "sugar")
    table.cook(1, TIRAMISU, "eggs", "milk", "sugar").cook(1, BAKLAVA, bans=(ALARM,))
    table.play(0, f"lay butter {CHURROS}")
    assert chosen(table, 1) == f"keep {TIRAMISU}"
    table.play(1, f"keep {TIRAMISU}")
    assert chosen(table, 1) == f"return {BAKLAVA}"


def test_he_trades_a_useless_hand_in_and_clears_what_is_left() -> None:
    table = kitchen().hold(0, "nuts", "fruit", "chocolate").cook(0, CHURROS).cook(1, KULFI)
    assert chosen(table) == "mulligan"
    table.state.bakers[0].mulligans = 3
    assert chosen(table).startswith("discard")


def test_he_takes_a_recipe_that_his_hand_can_cook() -> None:
    table = kitchen().hold(0, PICKY, "flour", "flour").cook(0, TRES_LECHES).cook(1, KULFI)
    table.play(0, PICKY)
    old = list(table.state.peeked)
    table.state.recipes = [*table.state.recipes, *old]
    table.state.peeked = [table.recipe(recipe) for recipe in (MOCHI, BAKLAVA, TIRAMISU)]
    table.state.recipes = [recipe for recipe in table.state.recipes if recipe not in table.state.peeked]
    assert chosen(table) == f"swap {TRES_LECHES} {MOCHI}"


def test_positions_have_a_value_that_follows_the_score() -> None:
    table = kitchen(3).cook(0, CHURROS, "flour").cook(1, MOCHI).cook(2, STRUDEL).served(0, KULFI)
    values = [GAME.heuristic.value(table.state, seat) for seat in range(3)]
    assert abs(sum(values) - 1) < 1e-9
    assert values[0] > max(values[1:])
    table.play_on("value", 4)
    outcome = table.outcome()
    assert [GAME.heuristic.value(table.state, seat) for seat in range(3)] == [
        1.0 if seat in outcome.winners() else 0.0 for seat in range(3)
    ]


def test_a_regular_beats_a_random_baker() -> None:
    setup = GAME.setup(2, {})
    wins = 0
    for number in range(6):
        state = setup.start(fast(f"match {number}"))
        regular = number % 2
        bots: list[Bot] = [RegularBot() if seat == regular else RandomBot() for seat in range(2)]
        play_out(setup, state, bots, fast(f"bots {number}"))
        outcome = state.outcome()
        assert outcome is not None
        wins += outcome.winners() == [regular]
    assert wins == 6


def test_ca_a27_regular_bakers_never_need_the_cap() -> None:
    setup = GAME.setup(4, {})
    state = setup.start(fast("four regulars"), listen=True)
    play_out(setup, state, [RegularBot() for _ in range(4)], fast("bots"))
    assert state.journal is not None
    winners = [event.facts["winners"] for event in state.journal if event.kind == "round_over"]
    assert len(winners) == 3
    assert all(winners)


def test_every_kind_of_event_and_move_has_words() -> None:
    kinds = set()
    for seed in range(8):
        table = Kitchen(3, f"words {seed}", actions="publisher")
        table.play_on(f"words {seed}", 4)
        words = table.words()
        for event in table.journal():
            sentence = words.tell(event.phrase())
            assert sentence.endswith((".", "!"))
            assert "none" not in sentence.replace("likes none", "")
            kinds.add(event.kind)
        assert words.word("reason", table.outcome().reason).endswith(".")
    assert {"burned", "switched_hands", "traded", "found", "picked", "kept", "tie", "thrown", "reshuffled"} <= kinds
    for move in table.pantry.catalogue.moves:
        assert words.tell(move.phrase())
        assert "{" not in words.form(move.phrase(), "detail")
