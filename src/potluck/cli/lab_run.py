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
from potluck.cli.choices import check_seed, find_game, no_such, read_deck_file, read_levels, read_options
from potluck.cli.files import check_place, write_text
from potluck.cli.progress import rate_bar
from potluck.cli.screen import paper
from potluck.kernel.errors import BadSetup
from potluck.kernel.game import Game
from potluck.lab.plan import DECISIONS, MOST_GAMES, BadRun, Plan, is_slow, quick_levels, read_plan
from potluck.processes import cores
from potluck.runner.executors import Executor, one_or_many
from potluck.runner.plan import line_up

MOST_WORKERS: Final = 256
#: Up to so many games every decision gets a row.
ALL_DECISIONS: Final = 20_000
#: Matches of each level that thinks, on the ladder, unless somebody says otherwise.
THINKING_GAMES: Final = 40
#: Fewer matches than this are not worth starting other processes for.
WORTH_SHARING: Final = 100


class Wishes(NamedTuple):
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
            raise BadSetup(f"the lab needs {name}, which is not installed: pip install 'potluck[lab]'") from None


def lab_run(wishes: Wishes, out: Path, workers: int | None, cluster: str | None, report: bool) -> None:
    """Play, and tell where the rows are."""
    need_lab()
    plan = make_plan(wishes, out)
    executor = find_executor(plan.games, workers, cluster)
    from potluck.lab.run import matches_of, run

    console = paper()
    total = matches_of(plan)
    started = time.perf_counter()
    fresh = 0
    with rate_bar(plan.house.title, total) as advance:

        def told(matches: int, new: bool) -> None:
            nonlocal fresh
            fresh += matches if new else 0
            advance(matches, new)

        try:
            run(plan, out, executor, told)
        except KeyboardInterrupt:
            done = "nothing is lost; the same command goes on where it stopped"
            print(f"potluck: stopped; {done}" + ("" if wishes.seed else f" (with --seed {plan.seed})"), file=sys.stderr)
            raise
    seconds = time.perf_counter() - started
    rules = "compiled" if _mode.COMPILED else "interpreted"
    if fresh:
        console.print(
            Text(
                f"{fresh:,} matches in {seconds:.1f} s, {fresh / seconds:,.0f} a second ({rules} rules), "
                f"seed {plan.seed}."
            )
        )
    else:
        console.print(Text("Everything was there already."))
    console.print(Text(f"The rows are in {out}."), soft_wrap=True)
    if report:
        lab_report(out, None)


def lab_report(folder: Path, out: Path | None, force: bool = False) -> None:
    """Write the page: over an earlier one in the run's own folder, over anything else only if forced."""
    need_lab()
    from potluck.lab.examples import check_room
    from potluck.lab.report import report
    from potluck.lab.shelf import Shelf

    read_plan(folder)
    own = folder / "report.html"
    path = own if out is None or out.absolute() == own.absolute() else out
    force = force or path == own
    check_place(path, force)
    lacking = ""
    try:
        check_room(folder)
    except BadRun as error:
        if path == own:
            raise
        lacking = f" It shows no example matches: {error}."
    write_text(path, report(Shelf(folder), examples=not lacking), force)
    paper().print(Text(f"The report is {path}.{lacking}"), soft_wrap=True)


def find_executor(games: int, workers: int | None, cluster: str | None) -> Executor:
    """Who plays: this process, several, or a cluster."""
    if cluster is not None:
        if workers is not None:
            raise BadSetup("--workers is for one machine; a cluster brings its own")
        from potluck.runner.cluster import RayCluster

        return RayCluster(cluster)
    if workers is not None and not 1 <= workers <= MOST_WORKERS:
        raise BadSetup(f"--workers must be 1 to {MOST_WORKERS}, not {workers}")
    return one_or_many(workers or (cores() if games >= WORTH_SHARING else 1))


# -- a plan -------------------------------------------------------------------------------------------


def make_plan(wishes: Wishes, out: Path | None = None) -> Plan:
    """The plan of a run from what the command line says, or one clear complaint."""
    if not 1 <= wishes.games <= MOST_GAMES:
        raise BadSetup(f"--games must be 1 to {MOST_GAMES:,}, not {wishes.games}")
    game = find_game(wishes.game)
    players = read_players(game, wishes.players)
    bots = read_levels(wishes.bots)
    options = read_options(game, wishes.options)
    deck = read_deck_file(wishes.deck)
    setup = game.setup(players[0], options, deck)
    for seats in players:
        line_up(bots, seats, advice=", or give --players")
    if wishes.decisions is not None and wishes.decisions not in DECISIONS:
        raise no_such("kind of --decisions", wishes.decisions, DECISIONS, "it may be")
    slow = any(is_slow(level) for level in bots)
    ladder = quick_levels() if wishes.ladder is None else read_ladder(wishes.ladder)
    if wishes.ladder is None and slow:
        ladder = [level for level in LEVELS if level in {*ladder, *bots}]
    luck = min(1000, wishes.games // 5) // (20 if slow else 1) if wishes.luck is None else wishes.luck
    ladder_games = min(400, wishes.games // 5) if wishes.ladder_games is None else wishes.ladder_games
    thinks = any(is_slow(level) for level in ladder) and ladder_games > 0
    thinking_games = min(THINKING_GAMES, ladder_games) if wishes.thinking_games is None else wishes.thinking_games
    thinking = wishes.thinking or 0
    for name, number in (
        ("luck", luck),
        ("ladder-games", ladder_games),
        ("thinking", thinking),
        ("thinking-games", thinking_games),
    ):
        if not 0 <= number <= 1_000_000:
            raise BadSetup(f"--{name} must be 0 to 1,000,000, not {number}")
    return Plan(
        game=game.id,
        options=setup.options,
        deck=setup.deck.source,
        house_deck=setup.house_deck,
        players=players,
        bots=bots,
        games=wishes.games,
        seed=find_seed(wishes.seed, out),
        decisions=wishes.decisions or ("all" if wishes.games <= ALL_DECISIONS else "sample"),
        luck=luck,
        ladder=ladder if ladder_games else [],
        ladder_games=ladder_games if len(ladder) > 1 else 0,
        thinking=thinking if thinks else 0,
        thinking_games=thinking_games if thinks else 0,
    )


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
