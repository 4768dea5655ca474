"""`potluck lab run` and `report`: what people ask for made into a plan, and the bar while it is played."""

from __future__ import annotations

import secrets
import sys
import time
from pathlib import Path
from typing import Final, NamedTuple

from rich.text import Text

from potluck import _mode
from potluck.bots.levels import LEVELS
from potluck.cli.arguments import (
    check_seed,
    check_workers,
    find_game,
    no_such,
    read_deck_file,
    read_levels,
    read_options,
)
from potluck.cli.files import check_place, write_text
from potluck.cli.progress import rate_bar
from potluck.cli.terminal.screen import make_console
from potluck.kernel.errors import BadSetup
from potluck.kernel.game import Game
from potluck.lab.plan import DECISIONS, MOST_GAMES, BadRun, Plan, is_slow, quick_levels, read_plan
from potluck.processes import cores
from potluck.runner.executors import Executor, one_or_many
from potluck.runner.plan import line_up

#: Up to so many games every decision gets a row.
ALL_DECISIONS: Final = 20_000
#: Matches of each level that thinks, on the ladder, unless somebody says otherwise.
THINKING_GAMES: Final = 40
#: Fewer matches than this are not worth starting other processes for.
WORTH_SHARING: Final = 100


class LabRequest(NamedTuple):
    """What the command line asks for."""

    game: str
    games: int
    bots: str = "regular"
    players: str = "all"
    deck: Path | None = None
    options: list[str] = []
    seed: str | None = None
    decisions: str | None = None
    luck: int | None = None
    ladder: str | None = None
    ladder_games: int | None = None
    thinking: int | None = None
    thinking_games: int | None = None


def need_lab() -> None:
    """Complain in one sentence where the lab's parts are not installed."""
    for name in ("polars", "numpy"):
        try:
            __import__(name)
        except ModuleNotFoundError:
            raise BadSetup(f"the lab needs {name}, which is not installed: pip install numpy optuna polars") from None


def lab_run(request: LabRequest, out: Path, workers: int | None, cluster: str | None, report: bool) -> None:
    """Play, and say where the rows are."""
    need_lab()
    plan = make_plan(request, out)
    executor = find_executor(plan.games, workers, cluster)
    started = time.perf_counter()
    try:
        fresh = play_run(plan, out, executor)
    except KeyboardInterrupt:
        done = "nothing is lost; the same command goes on where it stopped"
        print(f"potluck: stopped; {done}" + ("" if request.seed else f" (with --seed {plan.seed})"), file=sys.stderr)
        raise
    show_run(plan, out, fresh, time.perf_counter() - started)
    if report:
        lab_report(out, None)


def play_run(plan: Plan, out: Path, executor: Executor) -> int:
    """Play what is missing, under a bar; how many matches that were."""
    from potluck.lab.run import matches_of, run

    fresh = 0
    with rate_bar(plan.game.title, matches_of(plan)) as advance:

        def on_progress(matches: int, new: bool) -> None:
            nonlocal fresh
            fresh += matches if new else 0
            advance(matches, new)

        run(plan, out, executor, on_progress)
    return fresh


def show_run(plan: Plan, out: Path, fresh: int, seconds: float) -> None:
    """Print how fast it was and where the rows are."""
    console = make_console()
    rules = "compiled" if _mode.COMPILED else "interpreted"
    if fresh:
        pace = f"{fresh:,} matches in {seconds:.1f} s, {fresh / seconds:,.0f} a second ({rules} rules)"
        console.print(Text(f"{pace}, seed {plan.seed}."))
    else:
        console.print(Text("Everything was there already."))
    console.print(Text(f"The rows are in {out}."), soft_wrap=True)


def lab_report(folder: Path, out: Path | None, force: bool = False) -> None:
    """Write the page: over an earlier one in the run's own folder, over anything else only if forced."""
    need_lab()
    from potluck.lab.report.example_matches import check_writable
    from potluck.lab.report.run_report import run_page
    from potluck.lab.run_folder import RunFolder

    read_plan(folder)
    own = folder / "report.html"
    path = own if out is None or out.absolute() == own.absolute() else out
    force = force or path == own
    check_place(path, force)
    lacking = ""
    try:
        check_writable(folder)
    except BadRun as error:
        if path == own:
            raise
        lacking = f" It shows no example matches: {error}."
    write_text(path, run_page(RunFolder(folder), examples=not lacking), force)
    make_console().print(Text(f"The report is {path}.{lacking}"), soft_wrap=True)


def find_executor(games: int, workers: int | None, cluster: str | None) -> Executor:
    """The executor: this process, several processes, or a cluster."""
    if cluster is not None:
        if workers is not None:
            raise BadSetup("--workers is for one machine; a cluster brings its own")
        from potluck.runner.cluster import RayCluster

        return RayCluster(cluster)
    check_workers(workers)
    return one_or_many(workers or (cores() if games >= WORTH_SHARING else 1))


# -- a plan -------------------------------------------------------------------------------------------


def make_plan(request: LabRequest, out: Path | None = None) -> Plan:
    """The plan of a run from what the command line says, or BadSetup."""
    if not 1 <= request.games <= MOST_GAMES:
        raise BadSetup(f"--games must be 1 to {MOST_GAMES:,}, not {request.games}")
    game = find_game(request.game)
    players = read_players(game, request.players)
    bots = read_levels(request.bots)
    setup = game.setup(players[0], read_options(game, request.options), read_deck_file(request.deck))
    for seats in players:
        line_up(bots, seats, advice=", or give --players")
    if request.decisions is not None and request.decisions not in DECISIONS:
        raise no_such("kind of --decisions", request.decisions, DECISIONS, "it may be")
    ladder = find_ladder(request, bots)
    counts = find_counts(request, bots)
    thinks = any(is_slow(level) for level in ladder) and counts.ladder_games > 0
    return Plan(
        game_id=game.id,
        options=setup.options,
        deck=setup.deck.source,
        house_deck=setup.house_deck,
        players=players,
        bots=bots,
        games=request.games,
        seed=find_seed(request.seed, out),
        decisions=request.decisions or ("all" if request.games <= ALL_DECISIONS else "sample"),
        luck=counts.luck,
        ladder=ladder if counts.ladder_games else [],
        ladder_games=counts.ladder_games if len(ladder) > 1 else 0,
        thinking=counts.thinking if thinks else 0,
        thinking_games=counts.thinking_games if thinks else 0,
    )


class ExperimentCounts(NamedTuple):
    """How much is played besides the run's own matches."""

    luck: int
    ladder_games: int
    thinking: int
    thinking_games: int


def find_counts(request: LabRequest, bots: list[str]) -> ExperimentCounts:
    """As asked for, or as many as fit the size of the run."""
    slow = any(is_slow(level) for level in bots)
    luck = min(1000, request.games // 5) // (20 if slow else 1) if request.luck is None else request.luck
    ladder_games = min(400, request.games // 5) if request.ladder_games is None else request.ladder_games
    thinking_games = min(THINKING_GAMES, ladder_games) if request.thinking_games is None else request.thinking_games
    counts = ExperimentCounts(luck, ladder_games, request.thinking or 0, thinking_games)
    for name, number in counts._asdict().items():
        if not 0 <= number <= 1_000_000:
            raise BadSetup(f"--{name.replace('_', '-')} must be 0 to 1,000,000, not {number}")
    return counts


def find_ladder(request: LabRequest, bots: list[str]) -> list[str]:
    """The levels of the ladder, weakest first: as asked for, or the quick ones and those of the run."""
    if request.ladder is not None:
        return read_ladder(request.ladder)
    chosen = {*quick_levels(), *(bots if any(is_slow(level) for level in bots) else [])}
    return [level for level in LEVELS if level in chosen]


def find_seed(given: str | None, out: Path | None) -> str:
    """The seed that was asked for, that of the run in the folder, or a new one."""
    if given is not None:
        return check_seed(given)
    if out is not None and (out / "plan.json").exists():
        return read_plan(out).seed
    return secrets.token_hex(8)


def read_players(game: Game, text: str) -> list[int]:
    """Numbers of players: `4`, `4-6`, `4,6` or `all`."""
    allowed = f"{game.title} is for {game.least_seats} to {game.most_seats} players"
    if text.strip() == "all":
        return list(range(game.least_seats, game.most_seats + 1))
    found: set[int] = set()
    for word in text.split(","):
        low, dash, high = word.strip().partition("-")
        if not low.isdigit() or (dash and not high.isdigit()):
            raise BadSetup(f"--players must be a number, a range such as {game.least_seats}-{game.most_seats}, or all")
        found.update(range(int(low), min(int(high or low), 1000) + 1))
    if not found or min(found) < game.least_seats or max(found) > game.most_seats:
        raise BadSetup(f"{allowed}, not {text.strip()}")
    return sorted(found)


def read_ladder(text: str) -> list[str]:
    """The levels of a ladder, weakest first."""
    if text.strip() == "none":
        return []
    chosen = list(LEVELS) if text.strip() == "all" else read_levels(text)
    return [level for level in LEVELS if level in chosen]
