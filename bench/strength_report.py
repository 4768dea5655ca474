"""Writes docs/strength.md and its pictures from what `bench/strength.py` has measured."""

from __future__ import annotations

from collections.abc import Iterator
from math import log2, sqrt
from pathlib import Path
from typing import Any, NamedTuple

from strength import (
    ASKED,
    CHOSEN_BY,
    MASTER,
    PARTS,
    RACES,
    SEATS,
    SECOND,
    STEPS,
    TOGETHER,
    Share,
    asked_of,
    at_a_table,
    kept,
    players,
    shares_of,
    so_far,
    trials,
)

from potluck.catalog import find_game

ROOT = Path(__file__).parent.parent
#: What *chef* should win against regulars, at least.
TARGET = {game: 0.40 if seats == 4 else 0.65 for game, seats in SEATS.items()}
#: Fewer matches say too little to stand for a level.
ENOUGH = 40
#: A table of so many lines has nothing in it.
NAMES_ONLY = 2


class Point(NamedTuple):
    """A measurement with its interval, at a part of a second, and how it is written."""

    part: int
    middle: float
    low: float
    high: float
    words: str


def picture(title: str, about: str, points: list[Point], ticks: list[tuple[float, str]], chance: float) -> str:
    """A curve as a small SVG: what time is worth, doubling by doubling, with intervals."""
    wide, high, left, right, low = 460, 250, 54, 50, 200
    step = (wide - left - right - 20) / log2(PARTS[0])
    xs = [left + 20 + step * log2(PARTS[0] / point.part) for point in points]
    bottom = ticks[0][0]
    scale = 170 / (ticks[-1][0] - bottom)

    def y(value: float) -> float:
        return low - (value - bottom) * scale

    marks = "".join(
        f'<path d="M{x:.1f} {y(point.low):.1f}V{y(point.high):.1f}" stroke="#8a6a3a" stroke-width="2"/>'
        f'<circle cx="{x:.1f}" cy="{y(point.middle):.1f}" r="4" fill="#b5482a"/>'
        f'<text x="{x + 8:.1f}" y="{y(point.middle) + 14:.1f}" fill="#5b2413">{point.words}</text>'
        f'<text x="{x:.1f}" y="{low + 18}" text-anchor="middle">{amount(point.part)}</text>'
        for x, point in zip(xs, points, strict=True)
    )
    line = " ".join(f"{x:.1f},{y(point.middle):.1f}" for x, point in zip(xs, points, strict=True))
    grid = "".join(
        f'<path d="M{left} {y(at):.1f}H{wide - 10}" stroke="#e4dccb"/>'
        f'<text x="{left - 6}" y="{y(at) + 4:.1f}" text-anchor="end">{words}</text>'
        for at, words in ticks
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img" font-family="sans-serif" '
        f'font-size="11" fill="#3b2f20"><title>{title}: {about} over thinking time</title>'
        f'<rect width="{wide}" height="{high}" fill="#fffaf0"/>'
        f'<text x="{left}" y="18" font-size="13" font-weight="bold">{title}: {about}</text>{grid}'
        f'<path d="M{left} {y(chance):.1f}H{wide - 10}" stroke="#777" stroke-dasharray="4 4"/>'
        f'<polyline points="{line}" fill="none" stroke="#b5482a" stroke-width="2"/>{marks}'
        f'<text x="{(left + wide) / 2}" y="{high - 12}" text-anchor="middle">a second’s worth of iterations, and parts '
        f"of it (dashed: regular)</text></svg>\n"
    )


def draw(game: str, name: str, about: str, points: list[Point], ticks: list[tuple[float, str]], chance: float) -> str:
    """Keep a curve as a file, and say how a page shows it."""
    title = find_game(game).title
    file = ROOT / "docs" / "strength" / f"{name}.svg"
    file.parent.mkdir(exist_ok=True)
    file.write_text(picture(title, about, points, ticks, chance), "utf-8")
    return f"![{title}: {about} over thinking time](strength/{name}.svg)"


def amount(part: int) -> str:
    """A part of a second in words."""
    return f"1/{part} s" if part > 1 else "1 s"


def longest(found: dict[str, dict[str, Any]], game: str) -> tuple[int, Share]:
    """*Chef* with the largest part of its second that was measured."""
    for part in sorted(PARTS):
        share = so_far(found, game, asked_of(game, "chef", SECOND[game] // part))
        if share.games >= ENOUGH:
            return part, share
    return 0, Share(0.0, 0, 1 / SEATS[game])


def level_rows(found: dict[str, dict[str, Any]], chosen: list[str]) -> Iterator[str]:
    """The ladder, a game a row."""
    yield "| game (seats) | random | novice | regular | chef | master |"
    yield "|---|---|---|---|---|---|"
    for game in chosen:
        cells = []
        for level, asked, _, _ in players(game):
            share = so_far(found, game, asked)
            words = f"{share}, {share.games:,}"
            if level == "chef":
                part, share = longest(found, game)
                words = f"{share}, {share.games:,}, with {amount(part)}" if part else ""
            if level == "master":
                same = shares_of(found, asked_of(game, "chef", SECOND[game]))[: share.games]
                words += f" (*chef* on the same deals: {sum(same) / max(1, len(same)):.1%})"
            cells.append(words if share.games else "not measured")
        yield f"| {find_game(game).title} ({SEATS[game]}) | {' | '.join(cells)} |"


def master_rows(found: dict[str, dict[str, Any]], chosen: list[str]) -> Iterator[str]:
    """What *master* and *chef* won of the deals that both sat at, in a sentence."""
    won, same, games = 0.0, 0.0, 0
    apart: list[str] = []
    for game in chosen:
        mine = shares_of(found, asked_of(game, "master", MASTER * SECOND[game]))
        chefs = shares_of(found, asked_of(game, "chef", SECOND[game]))
        pairs = list(zip(mine, chefs, strict=False))
        won += sum(one for one, _ in pairs)
        same += sum(other for _, other in pairs)
        games += len(pairs)
        apart.append(f"{find_game(game).title} {sum(one - other for one, other in pairs):+g} of {len(pairs)}")
    yield f"Of {games} matches on the same deals *master* won {won:g} and *chef* {same:g}: {', '.join(apart)}."


def step_rows(found: dict[str, dict[str, Any]], chosen: list[str]) -> Iterator[str]:
    """Each level against weaker ones, a game a row."""
    steps = [*STEPS, ("chef", "random")]
    yield "| game (seats) | " + " | ".join(f"{strong} over {weak}" for strong, weak in steps) + " | chance |"
    yield "|---|" + "---|" * (len(steps) + 1)
    for game in chosen:
        shares = [so_far(found, game, f"{game} {strong} over {weak}") for strong, weak in steps]
        cells = [f"{share}, {share.games}" if share.games else "not measured" for share in shares]
        yield f"| {find_game(game).title} ({SEATS[game]}) | {' | '.join(cells)} | {1 / SEATS[game]:.0%} |"


def together_rows(found: dict[str, dict[str, Any]], chosen: list[str]) -> Iterator[str]:
    """One of each level at a table, where there are seats for them."""
    yield "| game | *chef* thinks | " + " | ".join(TOGETHER) + " | matches |"
    yield "|---|---|" + "---|" * (len(TOGETHER) + 1)
    for game in chosen:
        for part in PARTS:
            shares = at_a_table(found, game, SECOND[game] // part)
            if games := shares["chef"].games:
                cells = [str(share) for share in shares.values()]
                yield f"| {find_game(game).title} | {amount(part)} | {' | '.join(cells)} | {games} |"


def chef_rows(found: dict[str, dict[str, Any]], chosen: list[str]) -> Iterator[str]:
    """What *chef* was asked for, and what it does."""
    yield "| game | asked for with 1 s | won | matches | with | iterations a choice, at most |"
    yield "|---|---|---|---|---|---|"
    for game in chosen:
        part, share = longest(found, game)
        if part:
            yield (
                f"| {find_game(game).title} | {TARGET[game]:.0%} | {share} | {share.games} | {amount(part)} | "
                f"{SECOND[game] // part:,} |"
            )


def speed_rows(found: dict[str, dict[str, Any]], chosen: list[str]) -> Iterator[str]:
    """Iterations and lateness."""
    yield "| game | iterations a second | slowest position | latest answer | by the wall: middle, latest | answers |"
    yield "|---|---|---|---|---|---|"
    for game in chosen:
        for facts in [facts for key, facts in found.items() if key.startswith(f"{game} speed ")]:
            late = f"{facts['latest_ms']:.1f} ms"
            wall = f"{facts['wall_middle_ms']:.1f} ms, {facts['wall_ms']:.1f} ms"
            yield (
                f"| {find_game(game).title} | {facts['rate']:,.0f} | {facts['least']:,.0f} | {late} | {wall} | "
                f"{facts['positions']} |"
            )


def tree_rows(found: dict[str, dict[str, Any]], chosen: list[str]) -> Iterator[str]:
    """Styles that were tried in matches, and how long one takes."""
    yield "| game (iterations) | moves | `own` | `rivals` | `whim` | `ahead` | won | matches | seconds each |"
    yield "|---|---|---|---|---|---|---|---|---|"
    for game in chosen:
        for asked, style, iterations, _ in trials(game):
            share = so_far(found, game, asked)
            cpu = sum(line["cpu"] for key, line in found.items() if key.startswith(f"{asked} "))
            cells = [
                "race" if style.get("halving") else "tree",
                *[str(style[name]) for name in ("own", "rivals", "whim")],
                "to the end" if style["ahead"] < 0 else str(style["ahead"]),
            ]
            if share.games:
                title = f"{find_game(game).title} ({iterations})"
                yield f"| {title} | {' | '.join(cells)} | {share} | {share.games} | {cpu / share.games:.2f} |"


def race_rows(found: dict[str, dict[str, Any]], chosen: list[str]) -> Iterator[str]:
    """Styles that were tried on questions: what an answer gains, and how long it takes."""
    games = [game for game in chosen if game in CHOSEN_BY]
    yield "| `ahead` | `trust` | " + " | ".join(find_game(game).title for game in games) + " |"
    yield "|---|---|" + "---|" * len(games)
    for ahead, trust in RACES:
        cells = []
        for game in games:
            asked = [f"{game} tune ahead {ahead} trust {trust:g} {number}" for number in range(CHOSEN_BY[game])]
            lines = [found[key] for key in asked if key in found]
            gains = [gain for line in lines for gain in line["gains"]]
            each = 1000 * sum(line["cpu"] for line in lines) / max(1, len(gains))
            cells.append(f"{worth(gains)}, {each:.0f} ms" if len(lines) == len(asked) else "")
        if any(cells):
            yield f"| {ahead if ahead >= 0 else 'to the end'} | {trust:g} | {' | '.join(cells)} |"


def curve_rows(found: dict[str, dict[str, Any]], chosen: list[str]) -> Iterator[str]:
    """The curves, drawn and written down; parts that nobody was measured with are left out."""
    shares = {
        (game, part): so_far(found, game, asked_of(game, "chef", SECOND[game] // part))
        for game in chosen
        for part in PARTS
    }
    parts = [part for part in PARTS if any(shares[game, part].games for game in chosen)]
    yield "| game | " + " | ".join(amount(part) for part in parts) + " |"
    yield "|---|" + "---|" * len(parts)
    drawn: list[str] = []
    for game in chosen:
        cells = [f"{share}, {share.games}" if (share := shares[game, part]).games else "" for part in parts]
        yield f"| {find_game(game).title} | {' | '.join(cells)} |"
        points = [
            Point(part, share.share(), *share.interval(), f"{share.share():.0%}")
            for part in parts
            if (share := shares[game, part]).games
        ]
        if len(points) > 1:
            ticks = [(at / 4, f"{at / 4:.0%}") for at in range(5)]
            drawn.append(draw(game, game, "wins of chef among regulars", points, ticks, 1 / SEATS[game]))
    yield ""
    yield from drawn


class Worth(NamedTuple):
    """What answers gained on average, in thousandths of a win, and how sure that is (95 %)."""

    mean: float
    doubt: float
    questions: int

    def __str__(self) -> str:
        return f"{self.mean:+.1f} ± {self.doubt:.1f}"


def worth(gains: list[float]) -> Worth:
    """The sum of many answers."""
    count = len(gains)
    mean = sum(gains) / count
    spread = sum([(gain - mean) ** 2 for gain in gains]) / (count - 1)
    return Worth(1000 * mean, 1960 * sqrt(spread / count), count)


def answers(found: dict[str, dict[str, Any]], game: str, iterations: int) -> dict[int, list[float]]:
    """What a search gained with so many iterations, match by match and question by question."""
    keys = {number: f"{game} answers {iterations} {number}" for number in range(ASKED[game])}
    return {number: found[key]["gains"] for number, key in keys.items() if key in found}


def summed(gains: dict[int, list[float]]) -> Worth:
    """What the answers to all questions come to."""
    return worth([gain for each in gains.values() for gain in each])


def more(now: dict[int, list[float]], before: dict[int, list[float]]) -> Worth:
    """What the same questions brought more."""
    pairs = [zip(now[number], before[number], strict=True) for number in now if number in before]
    return worth([one - other for pair in pairs for one, other in pair])


def choice_rows(found: dict[str, dict[str, Any]], chosen: list[str]) -> Iterator[str]:
    """What answers gain, part by part of a second, and each doubling by itself: the same questions, so the
    differences are far surer than the sums."""
    yield "| game (questions) | " + " | ".join(amount(part) for part in PARTS) + f" | {MASTER} s, *master* |"
    yield "|---|" + "---|" * (len(PARTS) + 1)
    drawn: list[str] = []
    for game in chosen:
        gains = {part: answers(found, game, SECOND[game] // part) for part in PARTS}
        if any(len(each) < ASKED[game] for each in gains.values()):
            continue
        title = find_game(game).title
        sums = {part: summed(each) for part, each in gains.items()}
        best = answers(found, game, MASTER * SECOND[game])
        after_all = f"{summed(best)} ({summed(best).questions})" if best else "not asked"
        cells = [str(each) for each in sums.values()]
        yield f"| {title} ({sums[1].questions}) | {' | '.join(cells)} | {after_all} |"
        steps = [str(more(gains[part], gains[2 * part])) for part in PARTS[1:]]
        yield f"| … more than the column before |  | {' | '.join(steps)} | {more(best, gains[1]) if best else ''} |"
        if game in CHOSEN_BY:
            unseen = [
                summed({number: each for number, each in part.items() if number >= CHOSEN_BY[game]})
                for part in gains.values()
            ]
            yield f"| … not chosen by ({unseen[0].questions}) | {' | '.join(str(each) for each in unseen)} |  |"
        points = [
            Point(part, each.mean, each.mean - each.doubt, each.mean + each.doubt, f"{each.mean:.1f}")
            for part, each in sums.items()
        ]
        top = 10 * (1 + int(max(point.high for point in points) / 10))
        ticks = [(top * at / 4, f"{top * at / 4:.1f} ‰") for at in range(5)]
        low = min(0.0, *[point.low for point in points])
        if low < 0.0:
            ticks.insert(0, (low, ""))
        drawn.append(draw(game, f"{game}-choices", "what a choice gains", points, ticks, 0.0))
    yield ""
    yield from drawn


def main() -> None:
    """Write docs/strength.md and its pictures: the intro, with tables in their places."""
    found = kept()
    chosen = list(SEATS)
    text = (ROOT / "bench" / "strength.intro.md").read_text("utf-8")
    tables = {
        "levels": level_rows,
        "masters": master_rows,
        "steps": step_rows,
        "together": together_rows,
        "chef": chef_rows,
        "curve": curve_rows,
        "choices": choice_rows,
        "speed": speed_rows,
        "races": race_rows,
        "trees": tree_rows,
    }
    for name, rows in tables.items():
        lines = list(rows(found, chosen))
        empty = len(lines) <= NAMES_ONLY and lines[0].startswith("|")
        text = text.replace(f"{{{name}}}", "(nothing yet)" if empty else "\n".join(lines))
    (ROOT / "docs" / "strength.md").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
