"""AL-A30: physics and odds: the same skill, the same numbers; and gestures that nobody may forge."""

from __future__ import annotations

import itertools
import math
import subprocess
import sys
import tomllib

import pytest

from games.a_la_carte.tables import GAME, Shift
from potluck.games.a_la_carte.hands.gesture_limits import Jerk, Tilt, check_flip, check_pour
from potluck.games.a_la_carte.hands.odds import (
    BESIDE,
    GRAIN_FIELDS,
    LANDINGS,
    MOVEMENTS,
    PICTURE_UP,
    RECIPE_UP,
    SKILL_LEVELS,
)
from potluck.games.a_la_carte.hands.skills import bell, flip_gesture, pour_gesture, tilted, tossed
from potluck.kernel.chance import fast
from potluck.kernel.errors import BadGesture

physics = pytest.importorskip("potluck.games.a_la_carte.hands.physics")
making = pytest.importorskip("potluck.games.a_la_carte.hands.make_odds")

#: What the deck aims at, in percent.
POURS = {
    ("normal", "dab"): [38, 47, 12, 3, 0],
    ("normal", "shake"): [15, 42, 28, 11, 4],
    ("normal", "dump"): [5, 20, 35, 25, 15],
    ("steady", "dab"): [36, 54, 9, 1, 0],
    ("steady", "shake"): [12, 50, 28, 8, 2],
    ("steady", "dump"): [4, 22, 42, 22, 10],
    ("shaky", "dab"): [38, 40, 15, 5, 2],
    ("shaky", "shake"): [15, 35, 28, 14, 8],
    ("shaky", "dump"): [5, 15, 32, 28, 20],
}
FLIPS = {"normal": [33, 42, 25], "steady": [42, 38, 20], "shaky": [25, 45, 30]}


def test_the_table_of_odds_is_close_to_what_the_house_aims_at() -> None:
    deck = tomllib.loads(GAME.house_deck())
    for row in deck["pour"]:
        for share, aim in zip([row[field] for field in GRAIN_FIELDS], POURS[row["hand"], row["movement"]], strict=True):
            assert abs(share - aim) <= 10, row
    for row in deck["flip"]:
        for share, aim in zip([row[field] for field in LANDINGS], FLIPS[row["hand"]], strict=True):
            assert abs(share - aim) <= 10, row


@pytest.mark.parametrize("movement", MOVEMENTS)
@pytest.mark.parametrize("skill", SKILL_LEVELS)
def test_the_table_is_what_the_physics_gives(skill: str, movement: str) -> None:
    """The first pours of those that made the table, on this build; sampling alone moves a cell by some points."""
    row = Shift().book.odds[SKILL_LEVELS.index(skill)].pours[MOVEMENTS.index(movement)]
    counts = making.measured_pours(skill, movement, 60)
    for share, count in zip(row, counts, strict=True):
        assert abs(share - 100 * count / 60) <= 20


@pytest.mark.parametrize("skill", SKILL_LEVELS)
def test_the_flips_are_what_the_physics_gives(skill: str) -> None:
    row = Shift().book.odds[SKILL_LEVELS.index(skill)].flips
    counts = making.measured_flips(skill, 100)
    for share, count in zip(row, counts, strict=True):
        assert abs(share - count) <= 15


def test_three_movements_give_three_different_pours() -> None:
    """Fixed seeds: the mean number of grains grows clearly with every movement, and a dab seldom gives two."""
    means, twos = [], []
    for movement in MOVEMENTS:
        counts = making.measured_pours("normal", movement, 80)
        means.append(sum(grains * count for grains, count in enumerate(counts)) / 80)
        twos.append(sum(counts[2:]) / 80)
    assert means[0] + 0.4 < means[1]
    assert means[1] + 0.4 < means[2]
    assert twos[0] < 0.35 < 0.6 < twos[2]


def test_a_practised_flip_lands_about_two_times_in_three_a_timid_one_never() -> None:
    chance = fast("practised")
    landed = [
        physics.flip(f"{n}", *tossed(1200.0 * (1.0 + 0.1 * bell(chance)), 60.0 + 40.0 * bell(chance)))
        for n in range(80)
    ]
    assert 0.55 <= landed.count(PICTURE_UP) / 80 <= 0.85
    assert all(physics.flip(f"{n}", *tossed(500, 0)) == RECIPE_UP for n in range(5))
    assert all(physics.flip(f"{n}", *tossed(1200, -250)) == BESIDE for n in range(5))


def test_a_pour_depends_on_content_seed_and_gesture_alone() -> None:
    angles = pour_gesture("normal", "dump", fast("gesture"))
    frames = physics.pour_frames(15, 5, "seed", angles)
    assert physics.pour_frames(15, 5, "seed", angles) == frames
    assert physics.pour(15, 5, "seed", angles) == frames[-1].spilled
    others = [physics.pour_frames(15, 5, f"seed {n}", angles)[-1] for n in range(3)]
    assert all(other != frames[-1] for other in others)
    assert physics.flip_frames("seed", *tossed(1200, 60)) == physics.flip_frames("seed", *tossed(1200, 60))


def test_a_pour_is_the_same_in_another_process() -> None:
    code = (
        "from potluck.games.a_la_carte.hands.physics import pour_frames;"
        "from potluck.games.a_la_carte.hands.skills import tilted;"
        "print(pour_frames(15, 5, 'seed', tilted(140.0, 0.1, 0.35, 0.3))[-1])"
    )
    there = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip()
    assert there == str(physics.pour_frames(15, 5, "seed", tilted(140.0, 0.1, 0.35, 0.3))[-1])


def test_a_frame_has_whole_numbers_for_every_grain_and_a_live_pour_is_the_same_pour() -> None:
    angles = pour_gesture("shaky", "shake", fast("live"))
    world = physics.ShakerWorld(4, 2, "live")
    frames = []
    for angle in angles:
        assert not world.over
        frames.append(world.step(angle))
    assert world.over
    assert frames == physics.pour_frames(4, 2, "live", angles)
    assert all(len(frame.places) == 12 for frame in frames)
    assert all(isinstance(place, int) for frame in frames for place in frame.places)


def apart(places: list[int]) -> float:
    """How near the two nearest grains are, in tenths of a millimetre."""
    spots = list(itertools.pairwise(places))[::2]
    return min(math.dist(one, other) for one, other in itertools.combinations(spots, 2))


def test_every_grain_of_a_frame_is_where_that_grain_is() -> None:
    """At rest grains only touch; those that left lie in the pan, or out of sight, and all of them are told."""
    touching = 0.8 * 2 * physics.SALT * 10
    for number in range(12):
        world = physics.ShakerWorld(15, 5, f"places {number}")
        assert apart(world.frame().places) > touching
        frames = [world.step(angle) for angle in [*range(150, 1651, 150), *[1650] * 229]]
        spots = list(itertools.pairwise(frames[-1].places))[::2]
        fell = [n for n, (_, y) in enumerate(spots) if y <= 10 * physics.SAUCE]
        assert frames[-1].spilled == (sum(n < 15 for n in fell), sum(n >= 15 for n in fell))


def test_a_pour_that_nothing_stirs_in_is_not_reckoned_on() -> None:
    """Grains that lie in the pan do not keep a held shaker busy."""
    for number in range(12):
        world = physics.ShakerWorld(15, 5, f"held {number}")
        for angle in [*range(150, 1651, 150), *[1650] * 200]:
            world.step(angle)
        before = world.places
        world.step(1650)
        assert world.places is before


def test_a_pour_gives_no_more_than_the_shaker_has_and_nothing_while_upright() -> None:
    bold = tilted(175.0, 2.0, 0.35, 0.35)
    for own, salt in ((0, 3), (1, 0), (2, 1)):
        fell = physics.pour(own, salt, "few", bold)
        assert fell.own <= own
        assert fell.salt <= salt
    assert physics.pour(15, 5, "still", tilted(60.0, 1.0, 0.3, 0.3)) == (0, 0)


def test_a_pour_ends_after_four_seconds_even_upside_down() -> None:
    angles = tilted(175.0, 0.0, 0.35, 0.35)[:21]
    check_pour(angles + [angles[-1]] * (240 - 21))
    world = physics.ShakerWorld(15, 5, "long")
    for angle in angles + [angles[-1]] * (240 - 21):
        world.advance(angle)
    assert world.over
    with pytest.raises(BadGesture, match="at most 4 seconds"):
        world.step(angles[-1])


@pytest.mark.parametrize(
    ("angles", "reason"),
    [
        ([], "at least one frame"),
        ([100, 200, 100, 150, 0], "one single movement"),
        ([100, 300, 0], "turns at most"),
        ([-10, 0], "from 0 to 1800"),
        ([150 * n for n in range(1, 14)], "from 0 to 1800"),
        ([100, 200, 300], "ends with the shaker upright"),
        ([100, 0, 0], "goes on"),
        ([100] * 241, "the gesture goes on"),
    ],
)
def test_a_forged_pour_is_refused_with_a_reason(angles: list[int], reason: str) -> None:
    """AL-4.4: no shaking during the pour, and nothing that no wrist can do."""
    with pytest.raises(BadGesture, match=reason):
        physics.pour(15, 5, "forged", angles)


@pytest.mark.parametrize(
    ("speeds", "places", "reason"),
    [
        ([], [], "at least one"),
        ([100], [0, 0], "a speed and a place"),
        ([400, 900, 1400, 1900, 2400, 2600], [0] * 6, "at most 2500"),
        ([600], [0], "changes the pan's speed"),
        ([100, 100], [20, 60], "slides at most"),
        ([0] * 12, [30 * n for n in range(1, 13)], "stays within"),
        ([400, 0, 400], [0, 0, 0], "single jerk"),
        ([0] * 181, [0] * 181, "at most 3 seconds"),
    ],
)
def test_a_forged_flip_is_refused_with_a_reason(speeds: list[int], places: list[int], reason: str) -> None:
    with pytest.raises(BadGesture, match=reason):
        physics.flip("forged", speeds, places)


def test_every_level_of_skill_makes_allowed_gestures() -> None:
    chance = fast("lawful")
    for skill in SKILL_LEVELS:
        for _ in range(40):
            for movement in MOVEMENTS:
                check_pour(pour_gesture(skill, movement, chance))
            check_flip(*flip_gesture(skill, chance))


def test_live_input_is_followed_as_far_as_the_limits_go() -> None:
    """AL-4.4: a tremble is forgiven, a second way out is not."""
    tilt = Tilt()
    followed = []
    for wish in [100, 500, 490, 510, 5000, 300, 200, 900, 0, 0, 0]:
        angle = tilt.follow(wish)
        tilt.take(angle)
        followed.append(angle)
    assert followed == [100, 250, 400, 510, 660, 510, 360, 360, 210, 60, 0]
    assert tilt.over()


def test_a_live_flip_may_give_way_but_not_push_twice() -> None:
    jerk = Jerk()
    for speed in (400, 800, 400, 0, -200, 100):
        jerk.take(speed, 0)
    with pytest.raises(BadGesture):
        jerk.take(400, 0)


def test_rules_need_no_physics() -> None:
    """Only whoever pours by gesture needs pymunk."""
    code = "import sys, potluck.games.a_la_carte as g; g.game.setup(2, {}); assert 'pymunk' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_make_odds_writes_the_sections_that_it_replaces(tmp_path: object) -> None:
    from pathlib import Path

    deck = Path(str(tmp_path)) / "cards.toml"
    deck.write_text(GAME.house_deck(), "utf-8")
    making.make_odds(deck, trials=2)
    GAME.read_deck(deck.read_text("utf-8"))
    assert deck.read_text("utf-8").count("[[pour]]") == 9
    assert making.percents([1, 1, 1]) == [34, 33, 33]
