"""`potluck lab`: its commands and their options. What they do lives in modules beside this one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from potluck.cli.app import DeckFile, GameId, Options, Seed, whole_number

lab = typer.Typer(
    help="The lab: what does a card do? Bulk matches, reports, comparisons, tuning.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Bots = Annotated[
    str,
    typer.Option(
        "--bots", metavar="A,B", help="Levels, seated in turn; they move on one seat with every match. See docs/lab.md."
    ),
]
PlayerCounts = Annotated[
    str,
    typer.Option("--players", metavar="N|A-B|all", help="Numbers of players; several take turns [default: all]."),
]
Workers = Annotated[
    int | None,
    typer.Option(
        "--workers", metavar="W", parser=whole_number, help="Processes [default: one a core]; never changes rows."
    ),
]
Cluster = Annotated[
    str | None,
    typer.Option("--cluster", metavar="ADDRESS|local", help="Play on a Ray cluster (needs Ray: pip install ray)."),
]
Decisions = Annotated[
    str | None,
    typer.Option(
        "--decisions",
        metavar="all|sample|none",
        help="Whose decisions get a row each [default: all up to 20,000 games, then a tenth].",
    ),
]


@lab.command("run")
def run(
    game: GameId,
    out: Annotated[Path, typer.Option("--out", metavar="DIR", help="Where rows and report go; again to go on.")],
    games: Annotated[int, typer.Option("--games", metavar="N", parser=whole_number, help="How many matches.")] = 2000,
    bots: Bots = "regular",
    players: PlayerCounts = "all",
    deck: DeckFile = None,
    option: Options = None,
    seed: Seed = None,
    decisions: Decisions = None,
    luck: Annotated[
        int | None,
        typer.Option("--luck", metavar="N", parser=whole_number, help="Mirrored matches by fours; 0 for none."),
    ] = None,
    ladder: Annotated[
        str | None,
        typer.Option("--ladder", metavar="A,B|all|none", help="Levels to climb [default: those that answer at once]."),
    ] = None,
    ladder_games: Annotated[
        int | None, typer.Option("--ladder-games", metavar="N", parser=whole_number, help="Matches a pair of levels.")
    ] = None,
    thinking: Annotated[
        int | None,
        typer.Option(
            "--thinking",
            metavar="N",
            parser=whole_number,
            help="Iterations a choice of levels that think, on the ladder.",
        ),
    ] = None,
    thinking_games: Annotated[
        int | None,
        typer.Option(
            "--thinking-games", metavar="N", parser=whole_number, help="Matches of each level that thinks [40]."
        ),
    ] = None,
    workers: Workers = None,
    cluster: Cluster = None,
    report: Annotated[bool, typer.Option("--report/--no-report", help="Whether to write report.html.")] = True,
) -> None:
    """Play many matches, keep their rows as Parquet and write a report. Interrupted, it goes on where it stopped."""
    from potluck.cli.commands.lab_run import LabRequest, lab_run

    request = LabRequest(game, games, bots, players, deck, option or [], seed, decisions, luck, ladder, ladder_games)
    request = request._replace(thinking=thinking, thinking_games=thinking_games)
    lab_run(request, out, workers, cluster, report)


@lab.command("report")
def report(
    run: Annotated[Path, typer.Argument(metavar="DIR", help="The folder of a run.")],
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="The page [default: DIR/report.html].")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Let --out overwrite a file.")] = False,
) -> None:
    """Write a run's report again: one page with a plot and a sentence for each figure."""
    from potluck.cli.commands.lab_run import lab_report

    lab_report(run, out, force)


@lab.command("compare")
def compare(
    a: Annotated[str, typer.Argument(metavar="A", help="A run's folder, a deck, options as key=value, or house.")],
    b: Annotated[str, typer.Argument(metavar="B", help="The same; deck and options may be joined by commas.")],
    out: Annotated[Path, typer.Option("--out", metavar="DIR", help="Where both runs and the page go; again to go on.")],
    game: Annotated[
        str | None, typer.Option("--game", metavar="GAME", help="The game, where A and B do not tell.")
    ] = None,
    games: Annotated[int, typer.Option("--games", metavar="N", parser=whole_number, help="Matches of each.")] = 2000,
    bots: Bots = "regular",
    players: PlayerCounts = "all",
    option: Options = None,
    seed: Seed = None,
    workers: Workers = None,
    cluster: Cluster = None,
) -> None:
    """Play two decks or options from the same seeds, and tell what differs."""
    from potluck.cli.commands.lab_compare import Pairing, lab_compare

    lab_compare(Pairing(a, b, game, games, bots, players, option or [], seed), out, workers, cluster)


@lab.command("tune")
def tune(
    game: GameId,
    target: Annotated[
        str, typer.Option("--target", metavar="TEXT", help='What to reach, such as "first seat 25% ±1".')
    ],
    out: Annotated[Path, typer.Option("--out", metavar="DIR", help="Where the deck and the page go.")],
    vary: Annotated[
        list[str],
        typer.Option("--vary", metavar="WHAT", help="SECTION.ID.FIELD=LOW..HIGH or =±N, * for any id; or option.KEY."),
    ],
    games: Annotated[int, typer.Option("--games", metavar="N", parser=whole_number, help="Matches a try.")] = 1000,
    tries: Annotated[int, typer.Option("--tries", metavar="N", parser=whole_number, help="Decks to try.")] = 40,
    bots: Bots = "regular",
    players: PlayerCounts = "all",
    deck: DeckFile = None,
    option: Options = None,
    seed: Seed = None,
    workers: Workers = None,
    cluster: Cluster = None,
    force: Annotated[bool, typer.Option("--force", help="Let --out overwrite an earlier tuning.")] = False,
) -> None:
    """Change numbers of a deck toward a target, and write the deck and a page."""
    from potluck.cli.commands.lab_run import LabRequest
    from potluck.cli.commands.lab_tune import lab_tune

    request = LabRequest(game, games, bots, players, deck, option or [], seed, "none", 0, "none", 0)
    lab_tune(request, target, vary, tries, out, workers, cluster, force)
