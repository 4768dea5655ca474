"""AL-10: closing time."""

from __future__ import annotations

from games.a_la_carte.tables import GAME, ONE, Shift
from potluck.bots.bot import RegularBot, ask
from potluck.kernel.chance import fast
from potluck.kernel.outcome import Outcome
from potluck.language.teller import table_teller


def outcome(shift: Shift) -> Outcome:
    result = shift.state.outcome()
    assert result is not None
    return result


def test_al_10_1_al_a24_it_ends_when_an_empty_pan_stays_empty() -> None:
    shift = Shift()
    shift.clear_middle()
    shift.cook(0).crepe_used = True
    shift.season("pepper", 3)
    assert outcome(shift).reason == "no dish left"
    assert shift.state.pending() == []


def test_al_10_1_al_a25_the_fifth_dish_ends_it_at_once() -> None:
    shift = Shift()
    shift.tray(0, "D01", "D08", "D13", "D17")
    shift.fill(0, heat=3, pepper=2, lemon=1, salt=1)
    shift.roll(ONE)
    assert outcome(shift).reason == "enough dishes"
    assert shift.view()["step"] == "over"
    assert shift.legal() == []


def test_al_10_4_t11_two_cooks_play_to_seven() -> None:
    shift = Shift(seats=2)
    shift.tray(0, "D01", "D08", "D13", "D17")
    shift.fill(0, heat=3, pepper=2, lemon=1, salt=1)
    shift.roll(ONE)
    assert shift.state.outcome() is None
    assert shift.view()["dishes_to_win"] == 7
    shift = Shift(seats=2)
    shift.tray(0, "D01", "D02", "D07", "D08", "D13", "D17")
    shift.fill(0, heat=3, pepper=2, lemon=1, salt=1)
    shift.roll(ONE)
    assert outcome(shift).reason == "enough dishes"


def test_al_10_1_al_10_3_t12_three_stars_win_alone_whatever_the_points() -> None:
    shift = Shift()
    shift.cook(0).stars = 2
    shift.tray(1, "D17", "D18")
    shift.tray(2, "D19", "D20")
    shift.fill(0, heat=3, pepper=2, lemon=1)
    shift.roll(ONE)
    assert outcome(shift).reason == "three stars"
    assert outcome(shift).scores == [3, 10, 12]
    assert outcome(shift).ranks == [1, 3, 2]


def test_al_10_2_points_are_dishes_cups_and_what_stands_finished_in_a_pan() -> None:
    shift = Shift(seats=4)
    shift.clear_middle("D13", "D01")
    shift.tray(0, "D13", "crepe")
    shift.cook(0).kept[0] = 2
    shift.fill(1, heat=2, paprika=1, pepper=1)  # finished
    shift.fill(2, heat=2, lemon=1)  # one herb short
    shift.fill(3, heat=3, paprika=1, herbs=1, salt=3)  # complete, but overspiced
    shift.clear_middle()
    shift.season("pepper", 3)
    result = outcome(shift)
    assert result.scores == [4 + 5 + 2, 2, 0, 0]
    assert result.ranks == [1, 2, 3, 3]
    assert result.breakdown[0] == [("dishes", 4), ("crepe", 5), ("pan", 0), ("cups", 2)]
    assert result.breakdown[1][2] == ("pan", 2)
    assert all(
        sum(points for _, points in rows) == score for rows, score in zip(result.breakdown, result.scores, strict=True)
    )


def test_al_a7_al_7_1_a_finished_pan_brings_no_star_and_a_hot_crepe_nothing() -> None:
    shift = Shift()
    shift.cook(1).stars = 2
    shift.fill(1, heat=2, paprika=1, pepper=1)
    shift.fill(2, dish="crepe", heat=5)
    shift.cook(0).crepe_used = True
    shift.clear_middle()
    shift.season("pepper", 3)
    assert outcome(shift).reason == "no dish left"
    assert outcome(shift).scores == [0, 2, 0]
    assert shift.stove(1)["stars"] == 2


def test_al_10_3_equal_points_share_the_place() -> None:
    shift = Shift()
    shift.tray(1, "D13")
    shift.tray(2, "D15")
    shift.cook(0).crepe_used = True
    shift.clear_middle()
    shift.season("pepper", 3)
    assert outcome(shift).ranks == [3, 1, 1]


def test_al_a26_third_star_and_fifth_dish_together_are_a_star_victory() -> None:
    shift = Shift()
    shift.cook(0).stars = 2
    shift.tray(0, "D01", "D08", "D13", "D17")
    shift.fill(0, heat=3, pepper=2, lemon=1)
    shift.roll(ONE)
    assert outcome(shift).reason == "three stars"


def test_al_a31_a_victory_point_that_was_never_used_is_worth_nothing() -> None:
    shift = Shift()
    shift.give(0, "victory_point")
    shift.cook(0).crepe_used = True
    shift.clear_middle()
    shift.season("pepper", 3)
    assert outcome(shift).scores[0] == 0


def test_al_a31_a_cup_on_the_tray_is_neither_dish_nor_colour() -> None:
    shift = Shift()
    shift.tray(0, "D01", "D08", "D13", "D17")
    shift.give(0, "victory_point")
    shift.play("cup victory_point")
    assert shift.state.outcome() is None
    assert len(shift.stove()["tray"]) == 4


def test_al_a32_nine_stars_are_always_enough() -> None:
    for seed in range(10):
        state = GAME.setup(4, {"hand": "steady"}).start(fast(f"stars {seed}"))
        choice = fast(f"stars {seed}")
        while (seat := state.next_seat()) >= 0:
            moves = state.legal(seat)
            state.apply(seat, GAME.heuristic.choose(state, seat, moves, choice))
        assert sum(stove["stars"] for stove in GAME.view(state, 0)["cooks"]) <= 9


def test_al_a33_spoiled_dishes_cost_no_points() -> None:
    shift = Shift()
    shift.cook(0).crepe_used = True
    shift.season("pepper", 3)
    shift.play("choose D10")
    shift.clear_middle()
    shift.season("pepper", 3)
    assert outcome(shift).scores[0] == 0


def test_the_race_has_a_row_a_round_and_the_result() -> None:
    shift = Shift()
    shift.fill(1, heat=2, paprika=1, pepper=1)
    shift.cook(0).crepe_used = True
    shift.play("end turn", "choose D01", "end turn", "end turn")
    shift.clear_middle()
    shift.season("pepper", 3)
    assert outcome(shift).race == [[0, 2, 0], [0, 2, 0]]


def test_the_end_in_words() -> None:
    words = table_teller(GAME.setup(2, {}))
    for reason in ("no dish left", "enough dishes", "three stars"):
        assert words.word("reason", reason).endswith(".")


def test_al_a3_cooks_who_want_to_win_bring_it_to_an_end() -> None:
    """Passing for ever is allowed, but regular cooks do not: far fewer decisions than that."""
    for seats in (2, 3, 4):
        for number in range(4):
            chance = fast(f"regular {seats} {number}")
            setup = GAME.setup(seats, {})
            state = setup.start(chance.fork())
            decisions = 0
            while state.outcome() is None:
                seat = state.pending()[0]
                state.apply(seat, ask(RegularBot(), setup, state, seat, chance))
                decisions += 1
                assert decisions < 1000


def test_al_a3_a_table_may_pass_for_ever() -> None:
    """No rule ends a match in which nobody does anything; nothing grows but the count of rounds."""
    shift = Shift(seats=2)
    census = GAME.census(shift.state)
    for _ in range(300):
        seat = shift.state.pending()[0]
        shift.state.apply(seat, shift.state.legal(seat)[0])
    assert shift.state.outcome() is None
    assert GAME.census(shift.state) == census
