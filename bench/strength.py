"""How strong the bots are: `python bench/strength.py levels|curve|choices|master|speed|tune|report [GAME …]`.

Matches are played in blocks, and each block is one line of JSON in `bench/strength/results.jsonl`, keyed by what was
asked; what is there already is not played again, so a run may be stopped and started at will. Lines of a thinker whose
game has got another style since do not count. `report` writes docs/strength.md and its pictures from that file.
Strength counts iterations, so it comes out the same on every machine.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from math import log2, sqrt
from pathlib import Path
from typing import Any, NamedTuple

from choices import EVERY, gained, questions, weigh
from potluck import _mode
from potluck.bots.bot import Bot, Budget, Glimpse, ask
from potluck.bots.levels import LEVELS
from potluck.bots.search import Search
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
SECOND = {"cafe-carnage": 28_000, "cafe-baras": 6_000, "cthulbeque": 11_000, "a-la-carte": 14_000, "cake-auf": 11_000}
#: What *chef* should win against regulars, at least.
TARGET = {game: 0.40 if seats == 4 else 0.65 for game, seats in SEATS.items()}
#: How long a thinker thinks whose lateness is measured, in seconds; it plays every world to the end, which is longest.
THINKS = 0.1
ENDLESS = Style(own=1, rivals=0, whim=10, ahead=-1)
#: The parts of a second on the curve.
PARTS = [64, 32, 16, 8, 4, 2, 1]
#: Matches are played in blocks of this many; the rule for stopping is looked at after each.
BLOCK = 20
#: Matches of levels that do not search.
MANY = 1000
#: Fewer matches say too little to stand for a level.
ENOUGH = 40
#: All that a style says.
STYLE = ("own", "rivals", "whim", "ahead", "explore", "trust", "by_moves", "halving", "mix", "margin")
#: Matches that questions are taken from.
ASKED = {"a-la-carte": 20, "cake-auf": 13, "cthulbeque": 22, "cafe-baras": 20}
#: A table of so many lines has nothing in it.
NAMES_ONLY = 2


# -- keeping ------------------------------------------------------------------------------------------


def kept() -> dict[str, dict[str, Any]]:
    """All that was measured so far and still holds, by its key."""
    if not RESULTS.exists():
        return {}
    styles = {game: style_of(game) for game in SEATS}
    lines = [json.loads(line) for line in RESULTS.read_text("utf-8").splitlines()]
    return {
        line["key"]: line for line in lines if "style" not in line or line["style"] == styles[line["key"].split()[0]]
    }


def style_of(game: str) -> str:
    """How thinkers play a game, in a line."""
    style = find_game(game).heuristic.style()
    return " ".join(f"{name} {getattr(style, name)}" for name in STYLE)


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
        return self.won / max(1, self.games)

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


def play(game: str, asked: str, hero: Player, least: int, most: int, others: Player | None = None) -> Share:
    """Play block after block: at least so many matches, and then until chance is outside the interval."""
    while True:
        share = so_far(kept(), game, asked)
        low, high = share.interval()
        if share.games >= most or (share.games >= least and not low <= share.chance <= high):
            return share
        begun = time.process_time()
        shares = wins(game, hero, others or REGULAR, share.games, share.games + BLOCK)
        facts: dict[str, Any] = {"shares": shares, "cpu": round(time.process_time() - begun, 1)}
        if hero.iterations and hero.style is None:
            facts["style"] = style_of(game)
        keep(f"{asked} {share.games}", facts)


REGULAR = Player("regular")
#: Who is measured against whom besides, on all other seats.
STEPS = [("novice", "random"), ("regular", "novice"), ("regular", "random")]


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


def levels(game: str) -> None:
    """The levels that do not search, over many matches each."""
    for level, asked, player, price in players(game):
        if price == 0:
            print(find_game(game).title, level, play(game, asked, player, MANY, MANY), flush=True)
    for strong, weak in STEPS:
        share = play(game, f"{game} {strong} over {weak}", Player(strong), MANY, MANY, Player(weak))
        print(find_game(game).title, strong, "over", weak, share, flush=True)


def master(game: str, least: int, most: int) -> None:
    """*Master* with five seconds."""
    for level, asked, player, price in players(game):
        if price > 1:
            print(find_game(game).title, level, play(game, asked, player, least, most), flush=True)


def curve(game: str, least: int, most: int, parts: list[int]) -> None:
    """*Chef* with parts of its second."""
    for part in parts:
        iterations = SECOND[game] // part
        asked = asked_of(game, "chef", iterations)
        share = play(game, asked, Player("chef", iterations), least, most)
        print(find_game(game).title, f"1/{part} s", share, flush=True)


def choices(game: str, parts: list[int]) -> None:
    """What *chef*'s answers gain over the regular's, question by question, with parts of its second."""
    for number in range(ASKED.get(game, 0)):
        key = f"{game} questions {number}"
        if key not in kept():
            keep(key, {"gains": {each.name: weigh(game, each) for each in questions(game, SEATS[game], number)}})
        for part in parts:
            iterations = SECOND[game] // part
            asked = f"{game} answers {iterations} {number}"
            if asked in kept():
                continue
            known = kept()[key]["gains"]
            gains = [gained(game, each, known[each.name], iterations) for each in questions(game, SEATS[game], number)]
            keep(asked, {"gains": gains, "style": style_of(game)})


def speed(game: str) -> None:
    """Iterations in a second of one core's time, over positions of regular matches; and how late answers come.

    Lateness is measured by the processor's time, which others' work does not stretch, and by the wall clock.
    """
    setup = find_game(game).setup(SEATS[game], {})
    heuristic = setup.game.heuristic
    rates: list[float] = []
    late: list[float] = []
    by_the_wall: list[float] = []
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
                    thinker = SearchBot("speed", Budget(1000))
                    begun = time.process_time()
                    thinker.choose(glimpse, mind)
                    rates.append(thinker.iterations / (time.process_time() - begun))
                    imagined = state.imagine(seat, mind)
                    search = Search(imagined, seat, moves, heuristic, ENDLESS, mind, time.process_time)
                    begun = time.process_time()
                    search.run(0, THINKS)
                    search.choice()
                    late.append(time.process_time() - begun - THINKS)
                    search = Search(imagined, seat, moves, heuristic, ENDLESS, mind)
                    begun = time.perf_counter()
                    search.run(0, THINKS)
                    search.choice()
                    by_the_wall.append(time.perf_counter() - begun - THINKS)
            state.apply(seat, heuristic.choose(state.imagine(seat, mind), seat, moves, mind))
    facts = {
        "mean": sum(rates) / len(rates),
        "least": min(rates),
        "positions": len(rates),
        "latest_ms": 1000 * max(late),
        "wall_ms": 1000 * max(by_the_wall),
        "wall_middle_ms": 1000 * sorted(by_the_wall)[len(by_the_wall) // 2],
        "compiled": _mode.COMPILED,
    }
    keep(f"speed {game} {time.time():.0f}", facts)


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


def tune(game: str) -> None:
    """All styles that were tried."""
    for style in TRIED[game]:
        asked = f"{game} tune {json.dumps(style, sort_keys=True)}"
        play(game, asked, Player("chef", TUNED_AT, 0.0, style), TUNED_OVER, TUNED_OVER)
        print(find_game(game).title, style, so_far(kept(), game, asked), flush=True)


# -- the report --------------------------------------------------------------------------------------------


def picture(game: str, points: list[tuple[int, Share]]) -> str:
    """A curve as a small SVG: share of wins over time, doubling by doubling, with intervals."""
    wide, high, left, right, low = 460, 250, 54, 50, 200
    step = (wide - left - right - 20) / log2(PARTS[0])
    xs = [left + 20 + step * log2(PARTS[0] / part) for part, _ in points]

    def y(share: float) -> float:
        return low - share * 170

    marks = "".join(
        f'<path d="M{x:.1f} {y(share.interval()[0]):.1f}V{y(share.interval()[1]):.1f}" '
        f'stroke="#8a6a3a" stroke-width="2"/>'
        f'<circle cx="{x:.1f}" cy="{y(share.share()):.1f}" r="4" fill="#b5482a"/>'
        f'<text x="{x + 8:.1f}" y="{y(share.share()) + 14:.1f}" fill="#5b2413">{share.share():.0%}</text>'
        f'<text x="{x:.1f}" y="{low + 18}" text-anchor="middle">{amount(part)}</text>'
        for x, (part, share) in zip(xs, points, strict=True)
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
            cells.append(words if share.games else "not measured")
        yield f"| {find_game(game).title} ({SEATS[game]}) | {' | '.join(cells)} |"


def step_rows(found: dict[str, dict[str, Any]], chosen: list[str]) -> Iterator[str]:
    """Each level against weaker ones, a game a row."""
    yield "| game (seats) | " + " | ".join(f"{strong} over {weak}" for strong, weak in STEPS) + " | chance |"
    yield "|---|" + "---|" * (len(STEPS) + 1)
    for game in chosen:
        shares = [so_far(found, game, f"{game} {strong} over {weak}") for strong, weak in STEPS]
        cells = [f"{share}, {share.games}" if share.games else "not measured" for share in shares]
        yield f"| {find_game(game).title} ({SEATS[game]}) | {' | '.join(cells)} | {1 / SEATS[game]:.0%} |"


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
    yield "| game | mean | slowest position | latest answer | by the wall clock, middle and latest | answers |"
    yield "|---|---|---|---|---|---|"
    for game in chosen:
        for facts in [facts for key, facts in found.items() if key.startswith(f"speed {game} ")]:
            late = f"{facts['latest_ms']:.1f} ms"
            wall = f"{facts['wall_middle_ms']:.1f} ms, {facts['wall_ms']:.1f} ms"
            yield (
                f"| {find_game(game).title} | {facts['mean']:,.0f} | {facts['least']:,.0f} | {late} | {wall} | "
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
        points = [(part, shares[game, part]) for part in parts if shares[game, part].games]
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
    tables = {
        "levels": level_rows,
        "steps": step_rows,
        "chef": chef_rows,
        "curve": curve_rows,
        "speed": speed_rows,
        "tuned": tuned_rows,
    }
    for name, rows in tables.items():
        lines = list(rows(found, chosen))
        text = text.replace(f"{{{name}}}", "\n".join(lines) if len(lines) > NAMES_ONLY else "(nothing yet)")
    (ROOT / "docs" / "strength.md").write_text(text, "utf-8")


def main() -> None:
    """Measure what the command line names."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["levels", "curve", "choices", "master", "speed", "tune", "report"])
    parser.add_argument("game", nargs="*", default=[])
    parser.add_argument("--least", type=int, default=60, help="matches that are played in any case")
    parser.add_argument("--most", type=int, default=200, help="matches after which no rule asks for more")
    parser.add_argument("--parts", type=int, nargs="+", default=PARTS, help="of a second, for the curve: 8 is 1/8")
    wanted = parser.parse_args()
    chosen = wanted.game or list(SEATS)
    if not _mode.COMPILED and wanted.what != "report":
        print("the rules run interpreted: results by iterations are the same, but slow", file=sys.stderr)
    if wanted.what == "report":
        report(chosen)
        return
    for game in chosen:
        if wanted.what == "curve":
            curve(game, wanted.least, wanted.most, wanted.parts)
        elif wanted.what == "choices":
            choices(game, wanted.parts)
        elif wanted.what == "master":
            master(game, wanted.least, wanted.most)
        elif wanted.what == "levels":
            levels(game)
        elif wanted.what == "speed":
            speed(game)
        else:
            tune(game)


if __name__ == "__main__":
    main()
