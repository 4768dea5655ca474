"""`potluck arena`: bots against each other, with shares, intervals and ratings. No bot sees more than its seat may."""

from __future__ import annotations

import json
import multiprocessing
import secrets
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from potluck import _mode
from potluck.cli.board import plain_table
from potluck.cli.bouts import Bout, Card, Ring, open_ring, play_there
from potluck.cli.choices import check_seed, find_game, lay_out
from potluck.cli.screen import paper
from potluck.cli.simulate import MOST_WORKERS, cores, progress_bar
from potluck.cli.standings import Standing, standings
from potluck.kernel.errors import BadSetup
from potluck.kernel.game import Setup
from potluck.offshoot import end_at_once, share_out

MOST_GAMES: Final = 1_000_000
MOST_BOTS: Final = 12
MOST_SECONDS: Final = 600.0
#: Below this many matches another process is not worth its start.
WORTH_SHARING: Final = 8


class Plan:
    """What the command line asks for."""

    def __init__(
        self,
        game: str,
        bots: str,
        games: int,
        players: int | None,
        seconds: float | None,
        iterations: int | None,
        seed: str | None,
        options: list[str],
        deck: Path | None,
        workers: int | None,
    ) -> None:
        self.game = game
        self.bots = bots
        self.games = games
        self.players = players
        self.seconds = seconds
        self.iterations = iterations
        self.seed = seed
        self.options = options
        self.deck = deck
        self.workers = workers


def arena(plan: Plan, as_json: bool) -> None:
    """Play, rate, and print what came of it."""
    check(plan)
    setup = lay_out(find_game(plan.game), plan.players, plan.options, plan.deck)
    card = Card(
        setup.game.id,
        setup.seats,
        setup.options,
        setup.deck.source,
        [name.strip() for name in plan.bots.split(",")],
        secrets.token_hex(8) if plan.seed is None else check_seed(plan.seed),
        plan.iterations or 0,
        plan.seconds or 0.0,
    )
    if not 2 <= len(card.bots) <= MOST_BOTS:
        raise BadSetup(f"--bots must name 2 to {MOST_BOTS} bots with commas between, not {len(card.bots)}")
    games = whole_rounds(card, plan.games)
    workers = plan.workers or (min(cores(), games) if games >= WORTH_SHARING else 1)
    started = time.perf_counter()
    bouts = play_all(card, games, workers)
    table = standings(bouts, card)
    seconds = time.perf_counter() - started
    if as_json:
        print(json.dumps(describe(card, setup, games, table, seconds, workers), ensure_ascii=False, indent=1))
    else:
        show(paper(), card, setup, games, table, seconds, workers)


def check(plan: Plan) -> None:
    """Refuse what cannot be played, before anything is."""
    if not 1 <= plan.games <= MOST_GAMES:
        raise BadSetup(f"--games must be 1 to {MOST_GAMES}, not {plan.games}")
    if plan.workers is not None and not 1 <= plan.workers <= MOST_WORKERS:
        raise BadSetup(f"--workers must be 1 to {MOST_WORKERS}, not {plan.workers}")
    if plan.seconds is not None and plan.iterations is not None:
        raise BadSetup("--time and --iterations do not go together; give one of them")
    if plan.seconds is not None and not 0.0 < plan.seconds <= MOST_SECONDS:
        raise BadSetup(f"--time must be more than 0 and at most {MOST_SECONDS:.0f} seconds, not {plan.seconds}")
    if plan.iterations is not None and plan.iterations < 1:
        raise BadSetup(f"--iterations must be 1 or more, not {plan.iterations}")


def whole_rounds(card: Card, games: int) -> int:
    """As many matches as asked for, or a few more: every line-up on every seat equally often."""
    round = card.seats * len(card.line_ups())
    return -(-games // round) * round


# -- playing ------------------------------------------------------------------------------------------


def play_all(card: Card, games: int, workers: int) -> list[Bout]:
    """All matches in order, with a bar on stderr where a person looks."""
    bouts: list[Bout] = []
    with progress_bar() as bar:
        task = bar.add_task(card.game, total=games)
        for bout in played(card, games, workers):
            bouts.append(bout)
            bar.advance(task)
    return bouts


def played(card: Card, games: int, workers: int) -> Iterator[Bout]:
    """Match after match, in any number of processes; only a few are ever in flight."""
    ring = Ring(card)  # whatever is wrong with a bot is said here, once
    if workers == 1:
        for number in range(games):
            yield ring.play(number)
        return
    del ring  # the matches have their own
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=open_ring, initargs=(card,))
    try:
        yield from share_out(pool, play_there, range(games), workers * 4)
    finally:
        end_at_once(pool)  # nobody waits for a match whose result nobody wants


# -- telling ------------------------------------------------------------------------------------------


def describe(
    card: Card, setup: Setup, games: int, table: list[Standing], seconds: float, workers: int
) -> dict[str, Any]:
    """For programs: what was asked, and what came of it. With --iterations all but the timing is reproducible."""
    return {
        "game": card.game,
        "games": games,
        "players": card.seats,
        "options": card.options,
        "deck": {"sha256": setup.deck.digest, "house": setup.house_deck},
        "bots": card.bots,
        "seed": card.seed,
        "budget": {"iterations": card.iterations or None, "seconds": card.seconds or None},
        "results": [standing.facts() for standing in table],
        "timing": {
            "seconds": seconds,
            "workers": workers,
            "compiled": _mode.COMPILED,
            "bots": [standing.timing() for standing in table],
        },
    }


def show(
    console: Console, card: Card, setup: Setup, games: int, table: list[Standing], seconds: float, workers: int
) -> None:
    """The same for people."""
    limit = f"{card.iterations:,} iterations a choice" if card.iterations else f"{card.seconds:g} s a choice"
    console.print(Text(f"{setup.game.title}: {games:,} matches of {card.seats}, seed {card.seed}", style="bold"))
    rules = "compiled" if _mode.COMPILED else "interpreted"
    processes = "1 process" if workers == 1 else f"{workers} processes"
    if not card.iterations and not card.seconds:
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
        f"Shares of the wins (ties are shared), intervals 95 %, by chance {1 / card.seats:.1%}. Ratings by openskill, "
        "scores on average, milliseconds for each choice."
    )
    console.print(Text(note, style="dim"))
