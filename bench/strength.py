"""How strong the bots are: `python bench/strength.py ladder|chef|curve|speed|tune|report [GAME …]`.

Every measurement is one line of JSON in `bench/strength/results.jsonl`, keyed by what was asked; what is there
already is not played again, so a run may be stopped and started at will. `report` writes docs/strength.md and its
pictures from that file. Everything but `chef` and `speed` counts iterations, so it comes out the same on every machine.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from potluck import _mode
from potluck.bots.bot import Bot, Budget, Glimpse, ask
from potluck.bots.levels import LEVELS
from potluck.bots.thinkers import SearchBot
from potluck.catalog import find_game
from potluck.cli.tally import wilson
from potluck.kernel.chance import fast
from potluck.kernel.heuristic import Style

ROOT = Path(__file__).parent.parent
RESULTS = Path(__file__).parent / "strength" / "results.jsonl"
SEED = "strength"
#: Seats that a game is measured with: two where it can be played by two.
SEATS = {"cafe-carnage": 4, "cafe-baras": 2, "cthulbeque": 2, "a-la-carte": 2, "cake-auf": 2}
#: Iterations that stand for a level where results must be the same everywhere.
STEADY = {"chef": 2_000, "master": 8_000}
DOUBLINGS = [62, 125, 250, 500, 1_000, 2_000, 4_000]


# -- keeping ------------------------------------------------------------------------------------------


def kept() -> dict[str, dict[str, Any]]:
    """All that was measured so far, by its key."""
    if not RESULTS.exists():
        return {}
    lines = [json.loads(line) for line in RESULTS.read_text("utf-8").splitlines()]
    return {line["key"]: line for line in lines}


def keep(key: str, facts: dict[str, Any]) -> None:
    """One measurement more."""
    RESULTS.parent.mkdir(exist_ok=True)
    with RESULTS.open("a", encoding="utf-8") as file:
        file.write(json.dumps({"key": key, **facts}) + "\n")
    print(key, json.dumps(facts), flush=True)


# -- playing one against others ------------------------------------------------------------------------


class Player(NamedTuple):
    """A bot by name: a level (or, with a style, a search) and how long it thinks."""

    level: str
    iterations: int = 0
    seconds: float = 0.0
    style: dict[str, Any] | None = None

    def bot(self) -> Bot:
        """The bot itself."""
        budget = Budget(self.iterations, self.seconds)
        return (
            LEVELS[self.level].bot.within(budget) if self.style is None else SearchBot("x", budget, Style(**self.style))
        )


def wins(game: str, hero: Player, others: Player, first: int, last: int) -> list[float]:
    """Matches of one bot against another on all other seats, every deal on every seat: its share of each win."""
    seats = SEATS[game]
    setup = find_game(game).setup(seats, {})
    bots = [hero.bot(), others.bot()]
    shares: list[float] = []
    for number in range(first, last):
        deal, mine = divmod(number, seats)
        state = setup.start(fast(f"{SEED}/{deal}"))
        minds = [fast(f"{SEED}/{number}/{seat}") for seat in range(seats)]
        while (seat := state.next_seat()) >= 0:
            state.apply(seat, ask(bots[seat != mine], setup, state, seat, minds[seat]))
        assert state.result is not None
        winners = state.result.winners()
        shares.append(1.0 / len(winners) if mine in winners else 0.0)
    return shares


def measure(game: str, games: int, hero: Player, others: Player, workers: int) -> dict[str, Any]:
    """The share that one bot wins against others, with its interval."""
    seats = SEATS[game]
    games = -(-games // seats) * seats
    started = time.perf_counter()
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        parts = [pool.submit(wins, game, hero, others, first, first + seats) for first in range(0, games, seats)]
        shares = [share for part in parts for share in part.result()]
    share = sum(shares) / len(shares)
    took = round(time.perf_counter() - started)
    interval = list(wilson(sum(shares), len(shares)))
    return {"games": games, "share": share, "interval": interval, "chance": 1 / seats, "took": took}


REGULAR = Player("regular")


# -- the measurements ------------------------------------------------------------------------------------


def ladder(game: str, games: int, workers: int) -> None:
    """Each level against the one below it."""
    for weak, strong in pairs():
        key = f"ladder {game} {strong} {weak} {games}"
        if key not in kept():
            hero, others = Player(strong, STEADY.get(strong, 0)), Player(weak, STEADY.get(weak, 0))
            keep(key, measure(game, games, hero, others, workers))


def chef(game: str, games: int, workers: int) -> None:
    """Chef at its second against regulars."""
    key = f"chef {game} 1s {games}"
    if key not in kept():
        keep(key, measure(game, games, Player("chef", 0, 1.0), REGULAR, workers))


def curve(game: str, games: int, workers: int) -> None:
    """Strength over doublings of iterations."""
    for iterations in DOUBLINGS:
        key = f"curve {game} {iterations} {games}"
        if key not in kept():
            keep(key, measure(game, games, Player("chef", iterations), REGULAR, workers))


def speed(game: str, games: int, workers: int) -> None:
    """Iterations in a second of one core's time, over positions of regular matches; and how late answers come."""
    setup = find_game(game).setup(SEATS[game], {})
    rates: list[float] = []
    late: list[float] = []
    for number in range(3):
        state = setup.start(fast(f"{SEED}/speed/{number}"))
        mind = fast(f"{SEED}/speed/{number}/mind")
        asked = 0
        while (seat := state.next_seat()) >= 0:
            moves = state.legal(seat)
            if len(moves) > 1:
                asked += 1
                if asked % 8 == 1:
                    glimpse = Glimpse(setup, seat, moves, state.imagine(seat, mind))
                    begun = time.process_time()
                    SearchBot("speed", Budget(1000)).choose(glimpse, mind)
                    rates.append(1000 / (time.process_time() - begun))
                    begun = time.perf_counter()
                    SearchBot("clock", Budget(0, 0.1)).choose(glimpse, mind)
                    late.append(time.perf_counter() - begun - 0.1)
            state.apply(seat, setup.game.heuristic.choose(state.imagine(seat, mind), seat, moves, mind))
    facts = {"mean": sum(rates) / len(rates), "least": min(rates), "positions": len(rates)}
    keep(f"speed {game} {time.time():.0f}", {**facts, "latest_ms": 1000 * max(late), "compiled": _mode.COMPILED})


#: What was tried for every game: the baseline first.
TRIED: list[dict[str, Any]] = [
    {"own": 1, "rivals": 0, "whim": 0, "ahead": -1, "explore": 0.3, "trust": 0.0},
    {"own": 1, "rivals": 0, "whim": 10, "ahead": -1, "explore": 0.3, "trust": 3.0},
    {"own": 1, "rivals": 0, "whim": 10, "ahead": 40, "explore": 0.3, "trust": 3.0},
    {"own": 1, "rivals": 0, "whim": 10, "ahead": 15, "explore": 0.3, "trust": 3.0},
    {"own": 1, "rivals": 0, "whim": 10, "ahead": 40, "trust": 3.0, "halving": True},
    {"own": 3, "rivals": 0, "whim": 10, "ahead": 15, "explore": 0.3, "trust": 3.0},
    {"own": 3, "rivals": 3, "whim": 10, "ahead": 15, "explore": 0.3, "trust": 3.0},
    {"own": 3, "rivals": 3, "whim": 10, "ahead": 15, "explore": 0.3, "trust": 3.0, "by_moves": True},
]


def tune(game: str, games: int, workers: int) -> None:
    """All styles that were tried, at 500 iterations."""
    for style in TRIED:
        key = f"tune {game} {json.dumps(style, sort_keys=True)} {games}"
        if key not in kept():
            keep(key, measure(game, games, Player("chef", 500, 0.0, style), REGULAR, workers))


# -- the report --------------------------------------------------------------------------------------------


def percent(facts: dict[str, Any]) -> str:
    """A share with its interval."""
    low, high = facts["interval"]
    return f"{facts['share']:.1%} ({low:.0%}–{high:.0%})"


def picture(game: str, points: list[tuple[int, dict[str, Any]]]) -> str:
    """A curve as a small SVG: share of wins over iterations, doubling by doubling, with intervals."""
    wide, high, left, low = 460, 240, 46, 200
    xs = [left + (wide - left - 20) * at / max(1, len(points) - 1) for at in range(len(points))]

    def y(share: float) -> float:
        return low - share * 180

    marks = "".join(
        f'<path d="M{x:.1f} {y(f["interval"][0]):.1f}V{y(f["interval"][1]):.1f}" stroke="#8a6a3a" stroke-width="2"/>'
        f'<circle cx="{x:.1f}" cy="{y(f["share"]):.1f}" r="4" fill="#b5482a"/>'
        f'<text x="{x:.1f}" y="{low + 18}" text-anchor="middle">{iterations}</text>'
        for x, (iterations, f) in zip(xs, points, strict=True)
    )
    line = " ".join(f"{x:.1f},{y(f['share']):.1f}" for x, (_, f) in zip(xs, points, strict=True))
    grid = "".join(
        f'<path d="M{left} {y(s):.1f}H{wide - 10}" stroke="#ddd"/>'
        f'<text x="{left - 6}" y="{y(s) + 4:.1f}" text-anchor="end">{s:.0%}</text>'
        for s in (0.0, 0.25, 0.5, 0.75, 1.0)
    )
    chance = points[0][1]["chance"]
    title = find_game(game).title
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img" font-family="sans-serif" '
        f'font-size="11"><title>{title}: share of wins against regulars over iterations</title>'
        f'<rect width="{wide}" height="{high}" fill="#fffaf0"/>{grid}'
        f'<path d="M{left} {y(chance):.1f}H{wide - 10}" stroke="#888" stroke-dasharray="4 4"/>'
        f'<polyline points="{line}" fill="none" stroke="#b5482a" stroke-width="2"/>{marks}'
        f'<text x="{wide / 2}" y="{high - 6}" text-anchor="middle">iterations a choice</text></svg>\n'
    )


def report(games_named: list[str]) -> None:
    """Write docs/strength.md and its pictures from what was measured."""
    found = kept()
    out = [(ROOT / "bench" / "strength.intro.md").read_text("utf-8")]
    out.append(
        "## The ladder\n\n`python bench/strength.py ladder --games 200`: each level on one seat, the one below it on"
    )
    out.append("all others, every deal on every seat; *chef* with 2,000 iterations, *master* with 8,000.\n")
    out.append("| game (seats, chance) | " + " | ".join(f"{b} over {a}" for a, b in pairs()) + " |")
    out.append("|---|" + "---|" * len(pairs()))
    for game in games_named:
        cells = []
        for weak, strong in pairs():
            facts = last(found, f"ladder {game} {strong} {weak} ")
            cells.append(percent(facts) if facts else "")
        out.append(f"| {find_game(game).title} ({SEATS[game]}, {1 / SEATS[game]:.0%}) | " + " | ".join(cells) + " |")
    out.append(
        "\n## Chef at its second\n\n`python bench/strength.py chef --games 100`: against regulars on all other seats.\n"
    )
    out.append("| game | seats | share of wins | matches |\n|---|---|---|---|")
    for game in games_named:
        facts = last(found, f"chef {game} ")
        if facts:
            out.append(f"| {find_game(game).title} | {SEATS[game]} | {percent(facts)} | {facts['games']} |")
    out.append("\n## Iterations a second, one core\n\n`python bench/strength.py speed`\n")
    out.append("| game | mean | slowest position | latest answer |\n|---|---|---|---|")
    for game in games_named:
        facts = last(found, f"speed {game} ")
        if facts:
            late = f"{facts['latest_ms']:.1f} ms over"
            out.append(f"| {find_game(game).title} | {facts['mean']:,.0f} | {facts['least']:,.0f} | {late} |")
    out.append(
        "\n## Strength over iterations\n\n"
        "`python bench/strength.py curve --games 100`: against regulars; dashed is chance.\n"
    )
    for game in games_named:
        points = [(n, facts) for n in DOUBLINGS if (facts := last(found, f"curve {game} {n} "))]
        if points:
            file = ROOT / "docs" / "strength" / f"{game}.svg"
            file.parent.mkdir(exist_ok=True)
            file.write_text(picture(game, points), "utf-8")
            out.append(f"![{find_game(game).title}](strength/{game}.svg)\n")
    out.append("## Styles\n\n`python bench/strength.py tune --games 60`, 500 iterations, against regulars:\n")
    out.append("| game | style | share of wins |\n|---|---|---|")
    for game in games_named:
        for style in TRIED:
            facts = last(found, f"tune {game} {json.dumps(style, sort_keys=True)} ")
            if facts:
                words = ", ".join(f"{key} {value}" for key, value in style.items())
                out.append(f"| {find_game(game).title} | {words} | {percent(facts)} |")
    (ROOT / "docs" / "strength.md").write_text("\n".join(out) + "\n", "utf-8")


def pairs() -> list[tuple[str, str]]:
    """Levels beside each other."""
    return list(itertools.pairwise(LEVELS))


def last(found: dict[str, dict[str, Any]], start: str) -> dict[str, Any] | None:
    """The measurement of that kind with the most matches, or the latest."""
    fitting = [facts for key, facts in found.items() if key.startswith(start)]
    return max(fitting, key=lambda facts: facts.get("games", 0)) if fitting else None


def main() -> None:
    """Measure what the command line names."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["ladder", "chef", "curve", "speed", "tune", "report"])
    parser.add_argument("game", nargs="*", default=[])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    wanted = parser.parse_args()
    chosen = wanted.game or list(SEATS)
    if not _mode.COMPILED and wanted.what != "report":
        print("the rules run interpreted: results by iterations are the same, but slow", file=sys.stderr)
    if wanted.what == "report":
        report(chosen)
        return
    work = {"ladder": ladder, "chef": chef, "curve": curve, "speed": speed, "tune": tune}[wanted.what]
    for game in chosen:
        work(game, wanted.games, wanted.workers)


if __name__ == "__main__":
    main()
