"""How strong the bots are: `python bench/strength.py levels|curve|choices|random|together|master|speed|tune [GAME …]`.

Matches are played in blocks, and each block is one line of JSON in `bench/strength/results.jsonl`, keyed by what was
asked; what is there already is not played again, so a run may be stopped and started at will. Lines of a search whose
game has got another style since do not count. `bench/strength_report.py` writes docs/strength.md from that file.
Strength counts iterations, so it comes out the same on every machine.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from choices import RegularPlayer, for_each_question, gained, weigh

from potluck import _mode
from potluck.bots.bot import Bot, Budget, DecisionContext
from potluck.bots.levels import LEVELS
from potluck.bots.search_bot import SearchBot
from potluck.bots.tree_search import TreeSearch
from potluck.catalog import find_game
from potluck.kernel.chance import Chance
from potluck.kernel.game import Setup
from potluck.kernel.heuristic import SearchStyle
from potluck.kernel.moves import Move
from potluck.kernel.outcome import Outcome
from potluck.kernel.state import State
from potluck.runner.plan import PlannedMatch, Seating, seat_bots
from potluck.runner.play import MatchObserver, play_matches
from potluck.runner.statistics import wilson

RESULTS = Path(__file__).parent / "strength" / "results.jsonl"
SEED = "strength"
#: Seats that a game is measured with: two where it can be played by two.
SEATS = {"cafe-carnage": 4, "cafe-baras": 2, "cthulbeque": 2, "a-la-carte": 2, "cake-auf": 2}
#: Iterations that stand for a second: what `speed` found on one core of the machine these were measured on, rounded.
SECOND = {"cafe-carnage": 28_000, "cafe-baras": 5_000, "cthulbeque": 11_000, "a-la-carte": 14_000, "cake-auf": 11_000}
#: How long a search runs whose lateness is measured, in seconds; it plays every world to the end, which is longest.
THINKS = 0.1
ENDLESS = SearchStyle(own=1, rivals=0, whim=10, ahead=-1)
#: Seconds that *master* has.
MASTER = 5
#: The parts of a second on the curve.
PARTS = [64, 32, 16, 8, 4, 2, 1]
#: Matches are played in blocks of this many; the rule for stopping is looked at after each.
BLOCK = 20
#: Matches of levels that do not search.
MANY = 1000
#: All that a style says.
STYLE = ("own", "rivals", "whim", "ahead", "explore", "trust", "by_moves", "halving", "mix")
#: Matches that questions are taken from, and how many of them, the first, styles were chosen by.
ASKED = {"cafe-carnage": 40, "a-la-carte": 24, "cake-auf": 27, "cthulbeque": 53, "cafe-baras": 26}
CHOSEN_BY = {"a-la-carte": 10, "cake-auf": 13, "cthulbeque": 23, "cafe-baras": 6}


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
    """The style of a game's searches, in a line."""
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
            LEVELS[self.level].bot.within(budget)
            if self.style is None
            else SearchBot("x", budget, SearchStyle(**self.style))
        )


def matches(game: str, players: list[Player], first: int, last: int) -> list[list[float]]:
    """Matches of so many players, who move up a seat from one to the next, and get a new deal after a whole round:
    each player's share of each win."""
    seats = len(players)
    setup = find_game(game).setup(seats, {})
    bots = [player.bot() for player in players]
    names = [player.level for player in players]

    def planned(number: int) -> PlannedMatch:
        deal, moved = divmod(number, seats)
        order = [(seat - moved) % seats for seat in range(seats)]
        seating = seat_bots(setup, [names[at] for at in order], [bots[at] for at in order])
        return PlannedMatch(number, seating, f"{SEED}/{deal}", [f"{SEED}/{number}/{seat}" for seat in range(seats)])

    shares = WinShares()
    play_matches(map(planned, range(first, last)), shares)
    return shares.by_player


class WinShares(MatchObserver):
    """Of each match what each player won: all, a part, or nothing; players have moved on by a seat every match."""

    def __init__(self) -> None:
        self.by_player: list[list[float]] = []

    def on_end(self, match: PlannedMatch, outcome: Outcome, decisions: int) -> None:
        winners = outcome.winners()
        seats = match.seating.setup.seats
        moved = match.number % seats
        self.by_player.append([1.0 / len(winners) if (at + moved) % seats in winners else 0.0 for at in range(seats)])


def wins(game: str, hero: Player, others: Player, first: int, last: int) -> list[float]:
    """Matches of one bot against another on all other seats, every deal on every seat: its share of each win."""
    players = [hero] + [others] * (SEATS[game] - 1)
    return [shares[0] for shares in matches(game, players, first, last)]


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


def shares_of(found: dict[str, dict[str, Any]], asked: str) -> list[Any]:
    """All matches of one measurement, from the first to the first block that is missing."""
    shares: list[Any] = []
    while (block := found.get(f"{asked} {len(shares)}")) is not None:
        shares += block["shares"]
    return shares


def so_far(found: dict[str, dict[str, Any]], game: str, asked: str) -> Share:
    """What was won of them."""
    shares = shares_of(found, asked)
    return Share(sum(shares), len(shares), 1 / SEATS[game])


def play(
    game: str, asked: str, hero: Player, least: int, most: int, others: Player | None = None, block: int = BLOCK
) -> Share:
    """Play block after block: at least so many matches, and then until chance is outside the interval."""
    while True:
        share = so_far(kept(), game, asked)
        low, high = share.interval()
        if share.games >= most or (share.games >= least and not low <= share.chance <= high):
            return share
        begun = time.process_time()
        shares = wins(game, hero, others or REGULAR, share.games, share.games + block)
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
    yield "master", asked_of(game, "master", MASTER * second), Player("master", MASTER * second), MASTER


def levels(game: str) -> None:
    """The levels that do not search, over many matches each."""
    for level, asked, player, price in players(game):
        if price == 0:
            print(find_game(game).title, level, play(game, asked, player, MANY, MANY), flush=True)
    for strong, weak in STEPS:
        share = play(game, f"{game} {strong} over {weak}", Player(strong), MANY, MANY, Player(weak))
        print(find_game(game).title, strong, "over", weak, share, flush=True)


def among_random(game: str, least: int, most: int) -> None:
    """*Chef* with an eighth of its second among those who do anything (regulars of Café Carnage read each other)."""
    share = play(game, f"{game} chef over random", Player("chef", SECOND[game] // 8), least, most, Player("random"))
    print(find_game(game).title, "chef over random", share, flush=True)


#: One of each at a table, where there are seats for them.
TOGETHER = ("random", "novice", "regular", "chef")


def together(game: str, most: int, parts: list[int]) -> None:
    """One of each level at one table, *chef* with parts of its second."""
    if SEATS[game] < len(TOGETHER):
        return
    for part in parts:
        thinks = SECOND[game] // part
        players = [Player(level, thinks if level == "chef" else 0) for level in TOGETHER]
        while (games := at_a_table(kept(), game, thinks)["chef"].games) < most:
            shares = matches(game, players, games, games + BLOCK)
            keep(f"{game} together {thinks} {games}", {"shares": shares, "style": style_of(game)})
        for level, share in at_a_table(kept(), game, thinks).items():
            print(find_game(game).title, f"1/{part} s", level, share, flush=True)


def at_a_table(found: dict[str, dict[str, Any]], game: str, iterations: int) -> dict[str, Share]:
    """What each level won of all matches with one of each."""
    matches = shares_of(found, f"{game} together {iterations}")
    return {
        level: Share(sum(shares[at] for shares in matches), len(matches), 1 / len(TOGETHER))
        for at, level in enumerate(TOGETHER)
    }


def master(game: str, least: int, most: int) -> None:
    """*Master* with five seconds; a match takes minutes, so a block is one deal on every seat."""
    for level, asked, player, price in players(game):
        if price > 1:
            share = play(game, asked, player, least, most, block=SEATS[game])
            print(find_game(game).title, level, share, flush=True)


def curve(game: str, least: int, most: int, parts: list[int]) -> None:
    """*Chef* with parts of its second."""
    for part in parts:
        iterations = SECOND[game] // part
        asked = asked_of(game, "chef", iterations)
        share = play(game, asked, Player("chef", iterations), least, most)
        print(find_game(game).title, f"1/{part} s", share, flush=True)


def choices(game: str, thinking: list[int]) -> None:
    """What a search's answers gain over the regular's, question by question, with so many iterations."""
    style = find_game(game).heuristic.style()
    for number in range(ASKED[game]):
        for iterations in thinking:
            key = f"{game} answers {iterations} {number}"
            if key not in kept():
                keep(key, {"gains": answered(game, number, iterations, style), "style": style_of(game)})


def answered(game: str, number: int, iterations: int, style: SearchStyle) -> list[float]:
    """What a search gains in the questions of one match; what they are worth is found out first."""
    key = f"{game} questions {number}"
    if key not in kept():
        worth = for_each_question(game, SEATS[game], number, lambda each: (each.name, weigh(game, each)))
        keep(key, {"gains": dict(worth)})
    known = kept()[key]["gains"]
    return for_each_question(
        game, SEATS[game], number, lambda each: gained(game, each, known[each.name], iterations, style)
    )


class MeasuringPlayer(RegularPlayer):
    """A regular on all seats; before every eighth choice it measures how fast and how late a thinker is there."""

    def __init__(self) -> None:
        self.asked = 0
        self.counted: list[int] = []
        self.took: list[float] = []
        self.late: list[float] = []
        self.by_the_wall: list[float] = []

    def choose(self, setup: Setup, state: State, seat: int, moves: list[Move], chance: Chance) -> Move:
        if len(moves) > 1:
            self.asked += 1
            if self.asked % 8 == 1:
                self.measure(setup, state, seat, moves, chance)
        return super().choose(setup, state, seat, moves, chance)

    def measure(self, setup: Setup, state: State, seat: int, moves: list[Move], chance: Chance) -> None:
        """One position."""
        context = DecisionContext(setup, seat, moves, state.imagine(seat, chance))
        thinker = SearchBot("speed", Budget(1000))
        begun = time.process_time()
        thinker.choose(context, chance)
        self.counted.append(thinker.iterations)
        self.took.append(time.process_time() - begun)
        imagined = state.imagine(seat, chance)
        heuristic = setup.game.heuristic
        search = TreeSearch(imagined, seat, moves, heuristic, ENDLESS, chance, time.process_time)
        begun = time.process_time()
        search.run(0, THINKS)
        search.choice()
        self.late.append(time.process_time() - begun - THINKS)
        search = TreeSearch(imagined, seat, moves, heuristic, ENDLESS, chance)
        begun = time.perf_counter()
        search.run(0, THINKS)
        search.choice()
        self.by_the_wall.append(time.perf_counter() - begun - THINKS)


def speed(game: str) -> None:
    """Iterations in a second of one core's time, over positions of regular matches; and how late answers come.

    Lateness is measured by the processor's time, which others' work does not stretch, and by the wall clock.
    """
    setup = find_game(game).setup(SEATS[game], {})
    player = MeasuringPlayer()
    seating = Seating(setup, ["regular"] * setup.seats, [player] * setup.seats, [])
    for number in range(3):
        player.asked = 0
        seed = f"{SEED}/speed/{number}"
        play_matches([PlannedMatch(number, seating, seed, [f"{seed}/mind"])])
    counted, took, late, by_the_wall = player.counted, player.took, player.late, player.by_the_wall
    facts = {
        "rate": sum(counted) / sum(took),
        "least": min([count / seconds for count, seconds in zip(counted, took, strict=True)]),
        "positions": len(counted),
        "latest_ms": 1000 * max(late),
        "wall_ms": 1000 * max(by_the_wall),
        "wall_middle_ms": 1000 * sorted(by_the_wall)[len(by_the_wall) // 2],
        "compiled": _mode.COMPILED,
        "style": style_of(game),
    }
    keep(f"{game} speed {time.time():.0f}", facts)


#: What was tried where moves race, on all questions, with the iterations of a quarter of a second.
RACES = [(8, 1.0), (12, 4.0), (20, 4.0), (30, 4.0), (30, 12.0), (-1, 12.0)]
#: What was tried in matches, with few iterations: where moves are searched in trees …
TREES: list[dict[str, Any]] = [
    {"own": own, "rivals": rivals, "whim": whim, "ahead": -1, "explore": 0.3, "trust": 3.0}
    for own, rivals, whim in ((1, 0, 10), (1, 0, 0), (3, 0, 10), (1, 1, 10), (3, 3, 10))
]
#: … and where they race: the race, trees of three choices for all, for oneself, and of one.
AGAINST_RACES: list[dict[str, Any]] = [
    {"own": own, "rivals": rivals, "whim": 0, "halving": halving, "explore": 0.3}
    for own, rivals, halving in ((1, 0, True), (3, 3, False), (3, 0, False), (1, 0, False))
]
#: Flat Monte Carlo: one choice, and regulars to the very end.
FLAT: dict[str, Any] = {"own": 1, "rivals": 0, "whim": 0, "ahead": -1, "explore": 0.3, "trust": 3.0}


class Trial(NamedTuple):
    """A style to be tried in matches, with how many iterations and in how many."""

    asked: str
    style: dict[str, Any]
    iterations: int
    matches: int


def trials(game: str) -> list[Trial]:
    """All styles that are tried in matches of a game."""
    if game not in CHOSEN_BY:
        return [Trial(f"{game} tune {json.dumps(style)}", style, 300, 400) for style in TREES]
    own = find_game(game).heuristic.style()
    styles = [{**style, "ahead": own.ahead, "trust": own.trust} for style in AGAINST_RACES]
    return [Trial(f"{game} tune {json.dumps(style)}", style, 500, 200) for style in [*styles, FLAT]]


def tune(game: str) -> None:
    """All styles that were tried: in matches, and where moves race, also on questions."""
    for asked, style, iterations, most in trials(game):
        share = play(game, asked, Player("chef", iterations, 0.0, style), most, most)
        print(find_game(game).title, style, share, flush=True)
    for ahead, trust in RACES if game in CHOSEN_BY else []:
        style = {"own": 1, "rivals": 0, "whim": 0, "halving": True, "ahead": ahead, "trust": trust}
        for number in range(CHOSEN_BY[game]):
            key = f"{game} tune ahead {ahead} trust {trust:g} {number}"
            if key not in kept():
                begun = time.process_time()
                gains = answered(game, number, SECOND[game] // 4, SearchStyle(**style))
                keep(key, {"gains": gains, "cpu": round(time.process_time() - begun, 3)})


def main() -> None:
    """Measure what the command line names."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["levels", "curve", "choices", "random", "together", "master", "speed", "tune"])
    parser.add_argument("game", nargs="*", default=[])
    parser.add_argument("--least", type=int, default=60, help="matches that are played in any case")
    parser.add_argument("--most", type=int, default=200, help="matches after which no rule asks for more")
    parser.add_argument("--parts", type=int, nargs="+", default=PARTS, help="of a second, for the curve: 8 is 1/8")
    parser.add_argument("--master", action="store_true", help="ask master the questions, not chef")
    wanted = parser.parse_args()
    chosen = wanted.game or list(SEATS)
    if not _mode.COMPILED:
        print("the rules run interpreted: results by iterations are the same, but slow", file=sys.stderr)
    for game in chosen:
        if wanted.what == "curve":
            curve(game, wanted.least, wanted.most, wanted.parts)
        elif wanted.what == "choices":
            choices(game, [MASTER * SECOND[game]] if wanted.master else [SECOND[game] // part for part in wanted.parts])
        elif wanted.what == "random":
            among_random(game, wanted.least, wanted.most)
        elif wanted.what == "together":
            together(game, wanted.most, wanted.parts)
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
