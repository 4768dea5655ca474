"""`potluck simulate`: many matches among bots, counted. The same seed gives the same numbers on any machine."""

from __future__ import annotations

import json
import multiprocessing
import os
import secrets
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from potluck import _mode
from potluck.cli.batch import Kitchen, Recipe, match_path, open_kitchen, play_there
from potluck.cli.board import plain_table
from potluck.cli.choices import check_seed, find_bots, find_game, lay_out, line_up
from potluck.cli.files import BadFile, why
from potluck.cli.screen import paper
from potluck.cli.tally import Place, Tally
from potluck.kernel.errors import BadSetup
from potluck.kernel.game import Setup
from potluck.offshoot import share_out

MOST_GAMES: Final = 1_000_000_000
MOST_SAVED: Final = 10_000
MOST_WORKERS: Final = 256
LONGEST_STRETCH: Final = 200
#: Fewer matches than this are not worth starting other processes for, unless somebody asks.
WORTH_SHARING: Final = 200


class Plan:
    """What the command line asks for."""

    def __init__(
        self,
        game: str,
        games: int,
        players: int | None,
        bots: str,
        seed: str | None,
        options: list[str],
        deck: Path | None,
        save: Path | None,
        force: bool,
        workers: int | None,
    ) -> None:
        self.game = game
        self.games = games
        self.players = players
        self.bots = bots
        self.seed = seed
        self.options = options
        self.deck = deck
        self.save = save
        self.force = force
        self.workers = workers


def simulate(plan: Plan, as_json: bool) -> None:
    """Play, count, and print what came of it."""
    if not 1 <= plan.games <= MOST_GAMES:
        raise BadSetup(f"--games must be 1 to {MOST_GAMES}, not {plan.games}")
    if plan.workers is not None and not 1 <= plan.workers <= MOST_WORKERS:
        raise BadSetup(f"--workers must be 1 to {MOST_WORKERS}, not {plan.workers}")
    crew = find_bots(plan.bots)
    setup = lay_out(find_game(plan.game), plan.players, plan.options, plan.deck)
    names = [bot.name for bot in line_up(crew, setup.seats)]
    seed = secrets.token_hex(8) if plan.seed is None else check_seed(plan.seed)
    folder = str(plan.save) if plan.save is not None else None
    recipe = Recipe(setup.game.id, setup.seats, setup.options, setup.deck.source, names, seed, folder, plan.force)
    make_room(recipe, plan.games)
    workers = worker_count(plan)
    started = time.perf_counter()
    tally = play_all(recipe, plan.games, workers)
    seconds = time.perf_counter() - started
    if as_json:
        document = describe(recipe, setup, plan.games, tally)
        document["timing"] = timing(tally, seconds, workers)
        print(json.dumps(document, ensure_ascii=False, indent=1))
    else:
        show(paper(), recipe, setup, plan.games, tally, timing(tally, seconds, workers))


def make_room(recipe: Recipe, games: int) -> None:
    """Make the folder for saved matches, and refuse to write over any before the first is played."""
    if recipe.folder is None:
        return
    if games > MOST_SAVED:
        raise BadSetup(f"--save keeps at most {MOST_SAVED} matches, not {games}")
    try:
        Path(recipe.folder).mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise BadFile(f"--save {recipe.folder} is a file; give a directory") from None
    except OSError as error:
        raise BadFile(f"--save {recipe.folder} cannot be made: {why(error)}") from None
    taken = [path for number in range(games) if (path := match_path(recipe, number)).exists()]
    if taken and not recipe.force:
        raise BadFile(f"{taken[0]} is there already; choose another directory, or --force")


def worker_count(plan: Plan) -> int:
    """How many processes play: as many as asked for, else one a core where it is worth it."""
    if plan.workers is not None:
        return min(plan.workers, plan.games)
    return cores() if plan.games >= WORTH_SHARING else 1


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# -- playing ------------------------------------------------------------------------------------------


def play_all(recipe: Recipe, games: int, workers: int) -> Tally:
    """Play all matches, with a bar on stderr where a person looks."""
    tally = Tally(recipe.seats)
    with progress_bar() as bar:
        task = bar.add_task(recipe.game, total=games)
        for count, part in parts(recipe, games, workers):
            tally.pour(part)
            bar.advance(task, count)
    return tally


def progress_bar() -> Progress:
    """A bar that is gone when it is done; none where stderr is no terminal."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=paper(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )


def stretches(games: int, workers: int) -> Iterator[tuple[int, int]]:
    """The matches in short stretches, enough of them to keep everybody busy to the end."""
    length = max(1, min(LONGEST_STRETCH, games // (workers * 16)))
    for first in range(0, games, length):
        yield first, min(first + length, games)


def parts(recipe: Recipe, games: int, workers: int) -> Iterator[tuple[int, Tally]]:
    """What came of each stretch, in any number of processes; only a few stretches are ever in flight."""
    if workers == 1:
        kitchen = Kitchen(recipe)
        for first, last in stretches(games, 1):
            yield last - first, kitchen.play(first, last)
        return
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=open_kitchen, initargs=(recipe,))
    try:
        yield from share_out(pool, play_there, stretches(games, workers), workers * 4)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


# -- telling ------------------------------------------------------------------------------------------


def describe(recipe: Recipe, setup: Setup, games: int, tally: Tally) -> dict[str, Any]:
    """For programs: what was asked, and what came of it. Equal for equal questions, however it was run."""
    return {
        "game": recipe.game,
        "games": games,
        "players": recipe.seats,
        "options": recipe.options,
        "deck": {"sha256": setup.deck.digest, "house": setup.house_deck},
        "bots": recipe.bots,
        "seed": recipe.seed,
        "results": {
            "by_seat": [{"seat": seat, **place.facts()} for seat, place in enumerate(tally.by_seat())],
            "by_bot": {name: place.facts() for name, place in tally.by_bot(recipe.bots).items()},
            "decisions": {"total": tally.decisions.total, **tally.decisions.facts()},
            "reasons": dict(sorted(tally.reasons.items())),
        },
    }


def timing(tally: Tally, seconds: float, workers: int) -> dict[str, Any]:
    """How long it took; differs from run to run."""
    return {
        "seconds": seconds,
        "games_per_second": tally.decisions.count / seconds,
        "decisions_per_second": tally.decisions.total / seconds,
        "workers": workers,
        "compiled": _mode.COMPILED,
    }


def show(console: Console, recipe: Recipe, setup: Setup, games: int, tally: Tally, clock: dict[str, Any]) -> None:
    """The same for people."""
    title = setup.game.title
    console.print(Text(f"{title}: {games:,} matches of {recipe.seats} players, seed {recipe.seed}", style="bold"))
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
    console.print(table_of("Seat", {str(seat + 1): place for seat, place in enumerate(tally.by_seat())}))
    console.print()
    console.print(table_of("Bot", tally.by_bot(recipe.bots)))
    console.print()
    note = f"Intervals are 95 %. By chance everybody wins {1 / recipe.seats:.1%}; a shared first place counts for all."
    console.print(Text(note, style="dim"))
    if recipe.folder is not None:
        console.print(Text(f"The matches are in {recipe.folder}."), soft_wrap=True)


def table_of(first: str, places: dict[str, Place]) -> Table:
    """Wins and scores, a row each."""
    table = plain_table(first, ["Played", "Wins", "Share", "Interval", "Mean score", "Interval"])
    for column in table.columns[1:]:
        column.justify = "right"
    for name, place in places.items():
        facts = place.facts()
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
