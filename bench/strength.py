"""How strong the bots are: `python bench/strength.py levels|curve|speed|tune|report [GAME …]`.

Matches are played in blocks, and each block is one line of JSON in `bench/strength/results.jsonl`, keyed by what was
asked; what is there already is not played again, so a run may be stopped and started at will. `report` writes
docs/strength.md and its pictures from that file. Strength counts iterations, so it comes out the same on every machine.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
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
#: Iterations that stand for a second: what `speed` found on one core of the machine these were measured on, rounded.
SECOND = {"cafe-carnage": 20_000, "cafe-baras": 12_000, "cthulbeque": 15_000, "a-la-carte": 15_000, "cake-auf": 25_000}
#: What *chef* should win against regulars, at least.
TARGET = {game: 0.40 if seats == 4 else 0.65 for game, seats in SEATS.items()}
#: The parts of a second on the curve.
PARTS = [8, 4, 2, 1]
#: Matches are played in blocks of this many; the rule for stopping is looked at after each.
BLOCK = 20


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


class Share(NamedTuple):
    """What a bot won of so many matches."""

    won: float
    games: int
    chance: float

    def share(self) -> float:
        """Its part of the wins."""
        return self.won / self.games

    def interval(self) -> tuple[float, float]:
        """95 %, after Wilson."""
        return wilson(self.won, self.games)

    def __str__(self) -> str:
        low, high = self.interval()
        return f"{self.share():.1%} ({low:.1%}–{high:.1%})"


def so_far(found: dict[str, dict[str, Any]], game: str, asked: str) -> Share:
    """All blocks of one measurement, from the first to the first that is missing."""
    won = 0.0
    games = 0
    while (block := found.get(f"{asked} {games}")) is not None:
        won += sum(block["shares"])
        games += len(block["shares"])
    return Share(won, games, 1 / SEATS[game])


def play(game: str, asked: str, hero: Player, least: int, most: int) -> Share:
    """Play block after block: at least so many matches, and then until chance is outside the interval."""
    while True:
        share = so_far(kept(), game, asked)
        low, high = share.interval()
        if share.games >= most or (share.games >= least and not low <= share.chance <= high):
            return share
        begun = time.process_time()
        shares = wins(game, hero, REGULAR, share.games, share.games + BLOCK)
        keep(f"{asked} {share.games}", {"shares": shares, "cpu": round(time.process_time() - begun, 1)})


REGULAR = Player("regular")


# -- the measurements ------------------------------------------------------------------------------------


def asked_of(game: str, level: str, iterations: int = 0) -> str:
    """What a measurement is known by."""
    return f"{game} {level} {iterations}" if iterations else f"{game} {level}"


def players(game: str) -> Iterator[tuple[str, str, Player, int]]:
    """Each level against regulars, with a rough price in seconds for a choice."""
    second = SECOND[game]
    for level in ("random", "novice", "regular"):
        yield level, asked_of(game, level), Player(level), 0
    yield "chef", asked_of(game, "chef", second), Player("chef", second), 1
    yield "master", asked_of(game, "master", 5 * second), Player("master", 5 * second), 5


def levels(game: str, least: int, most: int) -> None:
    """Each level against regulars: those that do not search over 1,000 matches, the others as many as asked for."""
    for level, asked, player, price in players(game):
        if price == 0:
            play(game, asked, player, 1000, 1000)
        elif price == 1:
            play(game, asked, player, least, most)
        else:
            play(game, asked, player, BLOCK, max(BLOCK, most // 5))
        print(find_game(game).title, level, so_far(kept(), game, asked), flush=True)


def curve(game: str, least: int, most: int) -> None:
    """*Chef* with parts of its second, over as many matches as it had with all of it."""
    for part in PARTS:
        iterations = SECOND[game] // part
        asked = asked_of(game, "chef", iterations)
        games = least if part > 1 else most
        play(game, asked, Player("chef", iterations), least, games)
        print(find_game(game).title, f"1/{part} s", so_far(kept(), game, asked), flush=True)


def speed(game: str, least: int, most: int) -> None:
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


#: What was tried, besides what the games' heuristics say now; 300 iterations each, which tells good from bad cheaply.
TUNED_AT = 300
TUNED_OVER = 200
RACE: dict[str, Any] = {"own": 1, "rivals": 0, "whim": 0, "halving": True}
TRIED: dict[str, list[dict[str, Any]]] = {
    game: [
        {**RACE, "ahead": 2, "trust": 1.0},
        {**RACE, "ahead": 8, "trust": 1.0},
        {**RACE, "ahead": 20, "trust": 1.0},
        {**RACE, "ahead": -1, "trust": 3.0},
        {"own": 1, "rivals": 0, "whim": 10, "ahead": -1, "explore": 0.3, "trust": 3.0},
        {"own": 3, "rivals": 0, "whim": 0, "ahead": 6, "explore": 0.3, "trust": 3.0},
    ]
    for game in SEATS
}


def tune(game: str, least: int, most: int) -> None:
    """All styles that were tried."""
    for style in TRIED[game]:
        asked = f"{game} tune {json.dumps(style, sort_keys=True)}"
        play(game, asked, Player("chef", TUNED_AT, 0.0, style), TUNED_OVER, TUNED_OVER)
        print(find_game(game).title, style, so_far(kept(), game, asked), flush=True)


# -- the report --------------------------------------------------------------------------------------------


def picture(game: str, points: list[tuple[str, Share]]) -> str:
    """A curve as a small SVG: share of wins over time, doubling by doubling, with intervals."""
    wide, high, left, right, low = 460, 250, 54, 30, 200
    xs = [left + 20 + (wide - left - right - 20) * at / max(1, len(points) - 1) for at in range(len(points))]

    def y(share: float) -> float:
        return low - share * 170

    marks = "".join(
        f'<path d="M{x:.1f} {y(share.interval()[0]):.1f}V{y(share.interval()[1]):.1f}" '
        f'stroke="#8a6a3a" stroke-width="2"/>'
        f'<circle cx="{x:.1f}" cy="{y(share.share()):.1f}" r="4" fill="#b5482a"/>'
        f'<text x="{x + 8:.1f}" y="{y(share.share()) + 14:.1f}" fill="#5b2413">{share.share():.0%}</text>'
        f'<text x="{x:.1f}" y="{low + 18}" text-anchor="middle">{label}</text>'
        for x, (label, share) in zip(xs, points, strict=True)
    )
    line = " ".join(f"{x:.1f},{y(share.share()):.1f}" for x, (_, share) in zip(xs, points, strict=True))
    grid = "".join(
        f'<path d="M{left} {y(at):.1f}H{wide - 10}" stroke="#e4dccb"/>'
        f'<text x="{left - 6}" y="{y(at) + 4:.1f}" text-anchor="end">{at:.0%}</text>'
        for at in (0.0, 0.25, 0.5, 0.75, 1.0)
    )
    chance = points[0][1].chance
    title = find_game(game).title
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img" font-family="sans-serif" '
        f'font-size="11" fill="#3b2f20"><title>{title}: share of wins against regulars over thinking time</title>'
        f'<rect width="{wide}" height="{high}" fill="#fffaf0"/>'
        f'<text x="{left}" y="18" font-size="13" font-weight="bold">{title}: chef against regulars</text>{grid}'
        f'<path d="M{left} {y(chance):.1f}H{wide - 10}" stroke="#777" stroke-dasharray="4 4"/>'
        f'<polyline points="{line}" fill="none" stroke="#b5482a" stroke-width="2"/>{marks}'
        f'<text x="{(left + wide) / 2}" y="{high - 12}" text-anchor="middle">a second’s worth of iterations, and parts '
        f"of it (dashed: chance)</text></svg>\n"
    )


def level_rows(found: dict[str, dict[str, Any]], chosen: list[str]) -> Iterator[str]:
    """The ladder, a game a row."""
    yield "| game (seats) | random | novice | regular | chef | master |"
    yield "|---|---|---|---|---|---|"
    for game in chosen:
        cells = []
        for _, asked, _, _ in players(game):
            share = so_far(found, game, asked)
            cells.append(f"{share}, {share.games:,}" if share.games else "not measured")
        yield f"| {find_game(game).title} ({SEATS[game]}) | {' | '.join(cells)} |"


def chef_rows(found: dict[str, dict[str, Any]], chosen: list[str]) -> Iterator[str]:
    """What *chef* was asked for, and what it does."""
    yield "| game | asked for | won | matches | iterations a choice |"
    yield "|---|---|---|---|---|"
    for game in chosen:
        share = so_far(found, game, asked_of(game, "chef", SECOND[game]))
        if share.games:
            yield f"| {find_game(game).title} | {TARGET[game]:.0%} | {share} | {share.games} | {SECOND[game]:,} |"


def speed_rows(found: dict[str, dict[str, Any]], chosen: list[str]) -> Iterator[str]:
    """Iterations and lateness."""
    yield "| game | mean | slowest position | latest answer | answers |"
    yield "|---|---|---|---|---|"
    for game in chosen:
        fitting = [facts for key, facts in found.items() if key.startswith(f"speed {game} ")]
        if fitting:
            facts = fitting[-1]
            late = f"{facts['latest_ms']:.1f} ms late"
            yield (
                f"| {find_game(game).title} | {facts['mean']:,.0f} | {facts['least']:,.0f} | {late} | "
                f"{facts['positions']} |"
            )


def tuned_rows(found: dict[str, dict[str, Any]], chosen: list[str]) -> Iterator[str]:
    """What was tried."""
    yield "| game | style | won | matches |"
    yield "|---|---|---|---|"
    for game in chosen:
        for key in [key for key in found if key.startswith(f"{game} tune ") and key.endswith(" 0")]:
            asked = key.removesuffix(" 0")
            share = so_far(found, game, asked)
            style = json.loads(asked.removeprefix(f"{game} tune "))
            words = ", ".join(f"{name} {value}" for name, value in style.items())
            yield f"| {find_game(game).title} | {words} | {share} | {share.games} |"


def curve_rows(found: dict[str, dict[str, Any]], chosen: list[str]) -> Iterator[str]:
    """The curves, drawn and written down."""
    yield "| game | " + " | ".join(f"1/{part} s" if part > 1 else "1 s" for part in PARTS) + " |"
    yield "|---|" + "---|" * len(PARTS)
    drawn: list[str] = []
    for game in chosen:
        points = [
            (f"1/{part} s" if part > 1 else "1 s", so_far(found, game, asked_of(game, "chef", SECOND[game] // part)))
            for part in PARTS
        ]
        cells = [f"{share}, {share.games}" if share.games else "not measured" for _, share in points]
        yield f"| {find_game(game).title} | {' | '.join(cells)} |"
        points = [(label, share) for label, share in points if share.games]
        if len(points) > 1:
            file = ROOT / "docs" / "strength" / f"{game}.svg"
            file.parent.mkdir(exist_ok=True)
            file.write_text(picture(game, points), "utf-8")
            drawn.append(f"![{find_game(game).title}: wins over thinking time](strength/{game}.svg)")
    yield ""
    yield from drawn


def report(chosen: list[str]) -> None:
    """Write docs/strength.md and its pictures from what was measured: the intro, with tables in their places."""
    found = kept()
    text = (ROOT / "bench" / "strength.intro.md").read_text("utf-8")
    tables = {"levels": level_rows, "chef": chef_rows, "curve": curve_rows, "speed": speed_rows, "tuned": tuned_rows}
    for name, rows in tables.items():
        text = text.replace(f"{{{name}}}", "\n".join(rows(found, chosen)))
    (ROOT / "docs" / "strength.md").write_text(text, "utf-8")


def main() -> None:
    """Measure what the command line names."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["levels", "curve", "speed", "tune", "report"])
    parser.add_argument("game", nargs="*", default=[])
    parser.add_argument("--least", type=int, default=60, help="matches that are played in any case")
    parser.add_argument("--most", type=int, default=200, help="matches after which no rule asks for more")
    wanted = parser.parse_args()
    chosen = wanted.game or list(SEATS)
    if not _mode.COMPILED and wanted.what != "report":
        print("the rules run interpreted: results by iterations are the same, but slow", file=sys.stderr)
    if wanted.what == "report":
        report(chosen)
        return
    work = {"levels": levels, "curve": curve, "speed": speed, "tune": tune}[wanted.what]
    for game in chosen:
        work(game, wanted.least, wanted.most)


if __name__ == "__main__":
    main()
