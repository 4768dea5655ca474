"""Makes the odds of a deck from the physics: `python -m potluck.games.a_la_carte.hands.make_odds`."""

from __future__ import annotations

from pathlib import Path

from potluck.games.a_la_carte.hands.odds import GRAIN_FIELDS, LANDINGS, MOST_GRAINS, MOVEMENTS, SKILL_LEVELS
from potluck.games.a_la_carte.hands.physics import flip, pour
from potluck.games.a_la_carte.hands.skills import flip_gesture, pour_gesture
from potluck.kernel.chance import fast

#: The line above a deck's odds begins like this, whatever follows it.
MARK = "# The odds in percent, made by the physics: "
TRIALS = 2000


def measured_pours(skill: str, movement: str, trials: int) -> list[int]:
    """How often a movement of that skill gave 0, 1, ... grains out of a full shaker."""
    counts = [0] * (MOST_GRAINS + 1)
    for trial in range(trials):
        seed = f"{skill} {movement} {trial}"
        fell = pour(15, 5, seed, pour_gesture(skill, movement, fast(f"gesture {seed}")))
        counts[min(MOST_GRAINS, fell.own + fell.salt)] += 1
    return counts


def measured_flips(skill: str, trials: int) -> list[int]:
    """How often a crêpe flipped with that skill landed each way."""
    counts = [0] * len(LANDINGS)
    for trial in range(trials):
        seed = f"{skill} flip {trial}"
        counts[flip(seed, *flip_gesture(skill, fast(f"gesture {seed}")))] += 1
    return counts


def percents(counts: list[int]) -> list[int]:
    """Whole percents that add up to a hundred: what rounding down leaves goes to the largest remainders."""
    total = sum(counts)
    shares = [100 * count // total for count in counts]
    by_remainder = sorted(range(len(counts)), key=lambda at: (-(100 * counts[at] % total), at))
    for at in by_remainder[: 100 - sum(shares)]:
        shares[at] += 1
    return shares


def odds_toml(trials: int) -> str:
    """The deck's last sections, from `trials` pours and flips a row."""
    parts = [f"{MARK}python -m potluck.games.a_la_carte.hands.make_odds\n"]
    for skill in SKILL_LEVELS:
        for movement in MOVEMENTS:
            row = percents(measured_pours(skill, movement, trials))
            cells = "".join(f"{field} = {share}\n" for field, share in zip(GRAIN_FIELDS, row, strict=True))
            parts.append(f'[[pour]]\nhand = "{skill}"\nmovement = "{movement}"\n{cells}')
    for skill in SKILL_LEVELS:
        row = percents(measured_flips(skill, trials))
        cells = "".join(f"{field} = {share}\n" for field, share in zip(LANDINGS, row, strict=True))
        parts.append(f'[[flip]]\nhand = "{skill}"\n{cells}')
    return "\n".join(parts)


def make_odds(deck: Path, trials: int = TRIALS) -> None:
    """Write the odds at the end of a deck file, in place of those that it had."""
    head = deck.read_text("utf-8").partition(MARK)[0].rstrip("\n")
    deck.write_text(f"{head}\n\n{odds_toml(trials)}", "utf-8")


if __name__ == "__main__":
    make_odds(Path(__file__).parents[1] / "cards.toml")
