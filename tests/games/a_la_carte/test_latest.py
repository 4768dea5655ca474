"""What die, shaker and pan have shown last stays on the table for everybody, however it came about."""

from __future__ import annotations

from games.a_la_carte.tables import THREE, TWO, Shift


def test_nothing_was_shown_before_the_first_action() -> None:
    assert Shift().view()["latest"] is None


def test_a_roll_is_seen_also_when_it_burns_the_dish_and_the_knob_is_back_at_0() -> None:
    shift = Shift(dishes=["D05", "D09", "D06"])
    shift.fill(0, heat=3)
    shift.roll(THREE)
    assert shift.stove()["heat"] == 0
    seen = shift.view()["latest"]
    assert (seen["number"], seen["kind"], seen["seat"]) == (1, "rolled", 0)
    assert (seen["face"], seen["amount"]) == ("heat", 3)
    assert (seen["container"], seen["target"], seen["landing"], seen["by_hand"]) == (None, None, None, False)


def test_two_equal_rolls_are_told_apart() -> None:
    shift = Shift(dishes=["D02", "D05", "D06"])
    shift.roll(TWO)
    first = shift.view()["latest"]
    shift.roll(TWO)
    assert shift.view()["latest"] == {**first, "number": 2}


def test_a_pour_is_seen_with_what_fell_by_gesture_or_by_odds() -> None:
    shift = Shift()
    shift.season("pepper", 1, 1)
    seen = shift.view()["latest"]
    assert (seen["kind"], seen["container"], seen["target"]) == ("poured", "pepper", 0)
    assert (seen["own"], seen["salt"], seen["by_hand"], seen["movement"]) == (1, 1, True, None)
    shift.play("season herbs", "pour dab")
    seen = shift.view()["latest"]
    assert (seen["number"], seen["by_hand"], seen["movement"]) == (2, False, "dab")


def test_a_failed_flip_is_seen() -> None:
    shift = Shift()
    shift.fill(0, dish="crepe", heat=2)
    shift.roll(TWO)
    shift.play("flip")
    shift.measured("land beside")
    seen = shift.view()["latest"]
    assert (seen["number"], seen["kind"], seen["seat"]) == (2, "flipped", 0)
    assert (seen["landing"], seen["by_hand"], seen["face"]) == ("beside", True, None)
