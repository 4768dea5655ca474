"""`potluck simulate`: many matches among bots, counted. The same seed gives the same numbers on any machine."""

from __future__ import annotations

import json
import secrets
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.table import Table
from rich.text import Text

from potluck import _mode
from potluck.cli.arguments import check_seed, check_workers, find_game, make_setup, read_levels
from potluck.cli.files import BadFile, why
from potluck.cli.progress import run_with_bar
from potluck.cli.simulation import Simulation, stretches
from potluck.cli.terminal.board import plain_table
from potluck.cli.terminal.screen import make_console
from potluck.kernel.errors import BadSetup
from potluck.kernel.game import Setup
from potluck.processes import cores
from potluck.runner.executors import one_or_many
from potluck.runner.observers import ResultTally, WinRecord
from potluck.runner.plan import line_up

MOST_GAMES: Final = 1_000_000_000
MOST_SAVED: Final = 10_000
#: Fewer matches than this are not worth starting other processes for, unless somebody asks.
WORTH_SHARING: Final = 200


class SimulateRequest(NamedTuple):
    """What the command line asks for."""

    game: str
    games: int
    players: int | None
    bots: str
    seed: str | None
    options: list[str]
    deck: Path | None
    save: Path | None
    force: bool
    workers: int | None


def simulate(request: SimulateRequest, as_json: bool) -> None:
    """Play, count, and print the results."""
    if not 1 <= request.games <= MOST_GAMES:
        raise BadSetup(f"--games must be 1 to {MOST_GAMES}, not {request.games}")
    check_workers(request.workers)
    levels = read_levels(request.bots)
    setup = make_setup(find_game(request.game), request.players, request.options, request.deck)
    bots = line_up(levels, setup.seats)
    seed = secrets.token_hex(8) if request.seed is None else check_seed(request.seed)
    folder = str(request.save) if request.save is not None else None
    simulation = Simulation(
        setup.game.id, setup.seats, setup.options, setup.deck.source, bots, seed, folder, request.force
    )
    make_room(simulation, request.games)
    workers = worker_count(request)
    started = time.perf_counter()
    tally = play_all(simulation, request.games, workers)
    seconds = time.perf_counter() - started
    if as_json:
        document = describe(simulation, setup, request.games, tally)
        document["timing"] = timing(tally, seconds, workers)
        print(json.dumps(document, ensure_ascii=False, indent=1))
    else:
        show(make_console(), simulation, setup, request.games, tally, timing(tally, seconds, workers))


def make_room(simulation: Simulation, games: int) -> None:
    """Make the folder for saved matches, and refuse to write over any before the first is played."""
    if simulation.folder is None:
        return
    if games > MOST_SAVED:
        raise BadSetup(f"--save keeps at most {MOST_SAVED} matches, not {games}")
    try:
        Path(simulation.folder).mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise BadFile(f"--save {simulation.folder} is a file; give a directory") from None
    except OSError as error:
        raise BadFile(f"--save {simulation.folder} cannot be made: {why(error)}") from None
    taken = [path for number in range(games) if (path := simulation.path(number)).exists()]
    if taken and not simulation.force:
        raise BadFile(f"{taken[0]} is there already; choose another directory, or --force")


def worker_count(request: SimulateRequest) -> int:
    """How many processes play: as many as asked for, else one a core where it is worth it."""
    if request.workers is not None:
        return min(request.workers, request.games)
    return cores() if request.games >= WORTH_SHARING else 1


def play_all(simulation: Simulation, games: int, workers: int) -> ResultTally:
    """Play all matches, with a bar on stderr where a person looks."""
    tally = ResultTally(simulation.seats)
    executor = one_or_many(workers, kill=simulation.folder is None)
    parts = stretches(games, workers)
    for part in run_with_bar(executor, simulation, parts, simulation.game, games, lambda part: part[1] - part[0]):
        tally.merge(part)
    return tally


# -- printing -----------------------------------------------------------------------------------------


def describe(simulation: Simulation, setup: Setup, games: int, tally: ResultTally) -> dict[str, Any]:
    """For programs: what was asked, and what came of it. Equal for equal questions, however it was run."""
    return {
        "game": simulation.game,
        "games": games,
        "players": simulation.seats,
        "options": simulation.options,
        "deck": {"sha256": setup.deck.digest, "house": setup.house_deck},
        "bots": simulation.bots,
        "seed": simulation.seed,
        "results": {
            "by_seat": [{"seat": seat, **record.facts()} for seat, record in enumerate(tally.by_seat())],
            "by_bot": {name: record.facts() for name, record in tally.by_bot(simulation.bots).items()},
            "decisions": {"total": tally.decisions.total, **tally.decisions.facts()},
            "reasons": dict(sorted(tally.reasons.items())),
        },
    }


def timing(tally: ResultTally, seconds: float, workers: int) -> dict[str, Any]:
    """How long it took; differs from run to run."""
    return {
        "seconds": seconds,
        "games_per_second": tally.decisions.count / seconds,
        "decisions_per_second": tally.decisions.total / seconds,
        "workers": workers,
        "compiled": _mode.COMPILED,
    }


def show(
    console: Console, simulation: Simulation, setup: Setup, games: int, tally: ResultTally, clock: dict[str, Any]
) -> None:
    """The same for people."""
    title = setup.game.title
    console.print(
        Text(f"{title}: {games:,} matches of {simulation.seats} players, seed {simulation.seed}", style="bold")
    )
    rules = "compiled" if clock["compiled"] else "interpreted"
    processes = "1 process" if clock["workers"] == 1 else f"{clock['workers']} processes"
    console.print(
        Text(
            f"{clock['games_per_second']:,.0f} matches/s, {clock['decisions_per_second']:,.0f} decisions/s "
            f"({clock['seconds']:.2f} s, {processes}, {rules} rules)"
        )
    )
    length = tally.decisions
    console.print(Text(f"A match takes {length.mean():.1f} decisions, from {length.least} to {length.most}."))
    console.print()
    console.print(table_of("Seat", {str(seat + 1): record for seat, record in enumerate(tally.by_seat())}))
    console.print()
    console.print(table_of("Bot", tally.by_bot(simulation.bots)))
    console.print()
    note = (
        f"Intervals are 95 %. By chance everybody wins {1 / simulation.seats:.1%}; a shared first place counts for all."
    )
    console.print(Text(note, style="dim"))
    if simulation.folder is not None:
        console.print(Text(f"The matches are in {simulation.folder}."), soft_wrap=True)


def table_of(first: str, records: dict[str, WinRecord]) -> Table:
    """Wins and scores, a row each."""
    table = plain_table(first, ["Played", "Wins", "Share", "Interval", "Mean score", "Interval"])
    for column in table.columns[1:]:
        column.justify = "right"
    for name, record in records.items():
        facts = record.facts()
        low, high = facts["win_interval"]
        least, most = facts["score"]["interval"]
        table.add_row(
            Text(name),
            f"{facts['played']:,}",
            f"{facts['wins']:,}",
            f"{facts['win_share']:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{facts['score']['mean']:.2f}",
            f"{least:.2f} to {most:.2f}",
        )
    return table
