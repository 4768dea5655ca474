"""`potluck arena`: bots against each other, with shares, intervals and ratings. No bot sees more than its seat may."""

from __future__ import annotations

import json
import secrets
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.text import Text

from potluck import _mode
from potluck.cli.arena.matches import Arena, ArenaResult
from potluck.cli.arena.standings import Standing, standings
from potluck.cli.arguments import check_seed, check_workers, find_game, make_setup
from potluck.cli.progress import run_with_bar
from potluck.cli.terminal.board import plain_table
from potluck.cli.terminal.screen import make_console
from potluck.kernel.errors import BadSetup
from potluck.kernel.game import Setup
from potluck.processes import cores
from potluck.runner.executors import one_or_many

MOST_GAMES: Final = 1_000_000
MOST_BOTS: Final = 12
MOST_SECONDS: Final = 600.0
#: Below this many matches another process is not worth its start.
WORTH_SHARING: Final = 8


class ArenaRequest(NamedTuple):
    """What the command line asks for."""

    game: str
    bots: str
    games: int
    players: int | None
    seconds: float | None
    iterations: int | None
    seed: str | None
    options: list[str]
    deck: Path | None
    workers: int | None


def run_arena(request: ArenaRequest, as_json: bool) -> None:
    """Play, rate, and print the results."""
    check(request)
    setup = make_setup(find_game(request.game), request.players, request.options, request.deck)
    arena = Arena(
        setup.game.id,
        setup.seats,
        setup.options,
        setup.deck.source,
        [name.strip() for name in request.bots.split(",")],
        secrets.token_hex(8) if request.seed is None else check_seed(request.seed),
        request.iterations or 0,
        request.seconds or 0.0,
    )
    if not 2 <= len(arena.bots) <= MOST_BOTS:
        raise BadSetup(f"--bots must name 2 to {MOST_BOTS} bots with commas between, not {len(arena.bots)}")
    games = whole_rounds(arena, request.games)
    workers = request.workers or (min(cores(), games) if games >= WORTH_SHARING else 1)
    started = time.perf_counter()
    results = play_all(arena, games, workers)
    table = standings(results, arena)
    seconds = time.perf_counter() - started
    if as_json:
        print(json.dumps(describe(arena, setup, games, table, seconds, workers), ensure_ascii=False, indent=1))
    else:
        show(make_console(), arena, setup, games, table, seconds, workers)


def check(request: ArenaRequest) -> None:
    """Refuse what cannot be played, before anything is."""
    if not 1 <= request.games <= MOST_GAMES:
        raise BadSetup(f"--games must be 1 to {MOST_GAMES}, not {request.games}")
    check_workers(request.workers)
    if request.seconds is not None and request.iterations is not None:
        raise BadSetup("--time and --iterations do not go together; give one of them")
    if request.seconds is not None and not 0.0 < request.seconds <= MOST_SECONDS:
        raise BadSetup(f"--time must be more than 0 and at most {MOST_SECONDS:.0f} seconds, not {request.seconds}")
    if request.iterations is not None and request.iterations < 1:
        raise BadSetup(f"--iterations must be 1 or more, not {request.iterations}")


def whole_rounds(arena: Arena, games: int) -> int:
    """As many matches as asked for, or a few more: every line-up on every seat equally often."""
    round = arena.seats * len(arena.line_ups())
    return -(-games // round) * round


def play_all(arena: Arena, games: int, workers: int) -> list[ArenaResult]:
    """All matches, with a bar on stderr where a person looks."""
    if workers > 1:
        arena.prepare()  # complains once of what is wrong with a bot; the processes make their own
    return list(run_with_bar(one_or_many(workers), arena, range(games), arena.game, games, lambda number: 1))


# -- printing -----------------------------------------------------------------------------------------


def describe(
    arena: Arena, setup: Setup, games: int, table: list[Standing], seconds: float, workers: int
) -> dict[str, Any]:
    """For programs: what was asked, and what came of it. With --iterations all but the timing is reproducible."""
    return {
        "game": arena.game,
        "games": games,
        "players": arena.seats,
        "options": arena.options,
        "deck": {"sha256": setup.deck.digest, "house": setup.house_deck},
        "bots": arena.bots,
        "seed": arena.seed,
        "budget": {"iterations": arena.iterations or None, "seconds": arena.seconds or None},
        "results": [standing.facts() for standing in table],
        "timing": {
            "seconds": seconds,
            "workers": workers,
            "compiled": _mode.COMPILED,
            "bots": [standing.timing() for standing in table],
        },
    }


def show(
    console: Console, arena: Arena, setup: Setup, games: int, table: list[Standing], seconds: float, workers: int
) -> None:
    """The same for people."""
    limit = f"{arena.iterations:,} iterations a choice" if arena.iterations else f"{arena.seconds:g} s a choice"
    console.print(Text(f"{setup.game.title}: {games:,} matches of {arena.seats}, seed {arena.seed}", style="bold"))
    rules = "compiled" if _mode.COMPILED else "interpreted"
    processes = "1 process" if workers == 1 else f"{workers} processes"
    if not arena.iterations and not arena.seconds:
        limit = "each bot's own"
    console.print(Text(f"Time to think: {limit}. {seconds:.1f} s, {processes}, {rules} rules."))
    console.print()
    thinking = any(one.pace() for one in table)
    columns = ["Played", "Share", "Interval", "Rating", "Score", "ms each", "Iterations/s"]
    sheet = plain_table("Bot", columns if thinking else columns[:-1])
    for column in sheet.columns[1:]:
        column.justify = "right"
    for one in table:
        low, high = one.interval()
        pace = one.pace()
        cells = [
            f"{one.played:,}",
            f"{one.share():.1%}",
            f"{100 * low:.0f}–{high:.0%}",
            f"{one.mu:.1f}±{2 * one.sigma:.1f}",
            f"{one.scores.mean():.1f}",
            f"{one.milliseconds():.2f}",
            f"{pace:,.0f}" if pace else "",
        ]
        sheet.add_row(Text(one.name), *cells[: len(sheet.columns) - 1])
    console.print(sheet)
    console.print()
    note = (
        f"Shares of the wins (ties are shared), intervals 95 %, by chance {1 / arena.seats:.1%}. Ratings by openskill, "
        "scores on average, milliseconds for each choice."
    )
    console.print(Text(note, style="dim"))
