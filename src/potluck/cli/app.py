"""All commands and their options. What they do lives in a module each, imported when it is needed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from potluck._version import __version__
from potluck.cli.errors import CommandGroup
from potluck.kernel.errors import BadSetup

app = typer.Typer(
    cls=CommandGroup,
    help="Five food games: play them, simulate them, prove them fair. Bare `potluck` opens the page in your browser.",
    invoke_without_command=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def whole_number(text: str) -> int:
    """A number that somebody typed."""
    try:
        return int(text)
    except ValueError:
        raise typer.BadParameter(f"{text[:40]!r} is not a whole number") from None


GameId = Annotated[str, typer.Argument(metavar="GAME", help="A game's id; `potluck games` lists them.")]
Players = Annotated[
    int | None,
    typer.Option("--players", metavar="N", parser=whole_number, help="How many seats [default: the fewest]."),
]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="A game's option; may be given repeatedly.")
]
DeckFile = Annotated[Path | None, typer.Option("--deck", metavar="FILE", help="A deck of your own (TOML).")]
Seed = Annotated[str | None, typer.Option("--seed", metavar="TEXT", help="Any text; the same one deals the same.")]
Lang = Annotated[
    str, typer.Option("--lang", metavar="TAG", help="The language [default: POTLUCK_LANG, or your system's].")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
MatchFile = Annotated[Path, typer.Argument(metavar="FILE", help="A match file.")]
Host = Annotated[str | None, typer.Option("--host", help="The address to listen on [default: 127.0.0.1].")]
Lan = Annotated[bool, typer.Option("--lan", help="Let everybody on the local network open the page.")]
Port = Annotated[int, typer.Option("--port", metavar="N", parser=whole_number, help="The port to listen on.")]
Database = Annotated[str | None, typer.Option("--database", metavar="URL", help="Where tables are kept.")]
Matches = Annotated[
    Path | None, typer.Option("--matches", metavar="DIR", help="Match files to look at; their replays are listed.")
]
Open = Annotated[bool, typer.Option("--open/--no-open", help="Whether to open the browser.")]


def show_version(wanted: bool) -> None:
    """Print the version and leave."""
    if wanted:
        print(f"potluck {__version__}")
        raise typer.Exit


@app.callback()
def bare(
    context: typer.Context,
    host: Host = None,
    port: Port = 8000,
    database: Database = None,
    open_browser: Open = True,
    lan: Lan = False,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Print the version and leave.")
    ] = False,
) -> None:
    """Start the server where no command is given."""
    command = context.invoked_subcommand
    if command is None:
        run_server(host, port, database, open_browser, lan)
    elif lan or (host, port, database, open_browser) != (None, 8000, None, True):
        raise BadSetup(f"--host, --port, --database, --open and --lan go after `potluck serve`, not before {command}")


@app.command()
def serve(
    host: Host = None,
    port: Port = 8000,
    database: Database = None,
    open_browser: Open = True,
    lan: Lan = False,
    matches: Matches = None,
) -> None:
    """Start the web server and open the page."""
    if matches is not None:
        from potluck.cli.commands.serve_matches import import_folder

        import_folder(matches, database, host or "localhost", port)
    run_server(host, port, database, open_browser, lan)


def run_server(host: str | None, port: int, database: str | None, open_browser: bool, lan: bool) -> None:
    """Hand over to the server."""
    from potluck.cli.commands.serve import run

    run(host, port, database, open_browser, lan)


@app.command()
def games(json: Json = False, lang: Lang = "") -> None:
    """List the games."""
    from potluck.cli.commands.list_games import show_games

    show_games(json, lang)


@app.command()
def rules(
    game: GameId,
    rule: Annotated[str | None, typer.Option("--rule", metavar="ID", help="Only this rule, or a section.")] = None,
    lang: Lang = "",
) -> None:
    """Read a game's rules."""
    from potluck.cli.commands.list_games import show_rules

    show_rules(game, rule, lang)


@app.command()
def cards(game: GameId, deck: DeckFile = None, json: Json = False, lang: Lang = "") -> None:
    """Look at a game's cards, or check a deck of your own."""
    from potluck.cli.commands.list_games import show_cards

    show_cards(game, deck, json, lang)


@app.command("print")
def print_pdf(
    game: GameId,
    paper: Annotated[str, typer.Option("--paper", metavar="a4|letter", help="The paper's size.")] = "a4",
    deck: DeckFile = None,
    what: Annotated[
        str,
        typer.Option(
            "--what",
            metavar="A,B",
            help="Of cards, backs, board, tokens, sheets and rules [default: all that the game has].",
        ),
    ] = "",
    low_ink: Annotated[bool, typer.Option("--low-ink", help="Save ink: no grounds, light backs.")] = False,
    option: Options = None,
    shift: Annotated[
        str,
        typer.Option("--shift", metavar="X,Y", help="Move backs by millimetres, for a printer that is off."),
    ] = "0,0",
    lang: Lang = "",
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="The PDF [default: GAME.pdf].")] = None,
    force: Annotated[bool, typer.Option("--force", help="Let --out overwrite a file.")] = False,
) -> None:
    """Make a PDF of a game to print, cut and play; also of a deck of your own."""
    from potluck.cli.commands.print_game import PrintRequest, print_to_file

    print_to_file(PrintRequest(game, paper, deck, what, low_ink, option or [], shift, lang, out, force))


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="A game's id; `potluck games` lists them.")] = None,
    players: Players = None,
    people: Annotated[
        int | None,
        typer.Option("--people", metavar="K", parser=whole_number, help="How many share the keyboard [default: 1]."),
    ] = None,
    names: Annotated[str | None, typer.Option("--names", metavar="A,B", help="The people's names.")] = None,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B", help="Who plays the other seats, in turn.")] = "regular",
    seed: Seed = None,
    option: Options = None,
    deck: DeckFile = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved match.")] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="Where to write the match.")] = None,
    force: Annotated[bool, typer.Option("--force", help="Let --save overwrite a file.")] = False,
    lang: Lang = "",
) -> None:
    """Play in the terminal, against bots or passing the keyboard round."""
    from potluck.cli.commands.play import PlayRequest
    from potluck.cli.commands.play import play as play_match

    play_match(PlayRequest(game, players, people, names, bots, seed, option or [], deck, resume, save, force, lang))


@app.command()
def simulate(
    game: GameId,
    games: Annotated[int, typer.Option("--games", metavar="N", parser=whole_number, help="How many matches.")] = 1000,
    players: Players = None,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="A,B",
            help="One a seat; fewer are seated again in turn. They move on one seat with every match.",
        ),
    ] = "random",
    seed: Seed = None,
    option: Options = None,
    deck: DeckFile = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="DIR", help="Write every match there, 10,000 at most.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Let --save overwrite files.")] = False,
    workers: Annotated[
        int | None,
        typer.Option("--workers", metavar="W", help="Processes [default: one a core]; never changes results."),
    ] = None,
    json: Json = False,
) -> None:
    """Let bots play many matches and count."""
    from potluck.cli.commands.simulate import SimulateRequest
    from potluck.cli.commands.simulate import simulate as run

    run(SimulateRequest(game, games, players, bots, seed, option or [], deck, save, force, workers), json)


@app.command()
def arena(
    game: GameId,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="A,B",
            help="Two or more: levels, or bots of your own as file.py:Class. More than seats meet in all groups.",
        ),
    ] = "chef,regular",
    games: Annotated[
        int,
        typer.Option("--games", metavar="N", parser=whole_number, help="Matches, rounded up so that seats are even."),
    ] = 100,
    players: Players = None,
    seconds: Annotated[
        float | None, typer.Option("--time", metavar="S", help="Seconds to think about each choice, at most.")
    ] = None,
    iterations: Annotated[
        int | None,
        typer.Option(
            "--iterations",
            metavar="N",
            parser=whole_number,
            help="Worlds to play through for each choice instead: the same results on every machine.",
        ),
    ] = None,
    seed: Seed = None,
    option: Options = None,
    deck: DeckFile = None,
    workers: Annotated[
        int | None, typer.Option("--workers", metavar="W", parser=whole_number, help="Processes [default: one a core].")
    ] = None,
    json: Json = False,
) -> None:
    """Let bots compete: every deal on every seat, shares with intervals, ratings."""
    from potluck.cli.commands.arena import ArenaRequest, run_arena

    run_arena(ArenaRequest(game, bots, games, players, seconds, iterations, seed, option or [], deck, workers), json)


@app.command()
def hint(
    file: MatchFile,
    seat: Annotated[
        str | None, typer.Option("--seat", metavar="N", help="Whose choice: a name, or a seat from 1 [default: next].")
    ] = None,
    seconds: Annotated[float, typer.Option("--time", metavar="S", help="Seconds to think, at most.")] = 1.0,
    lang: Lang = "",
) -> None:
    """What a good player would do now in a saved match."""
    from potluck.cli.commands.hint import hint as give

    give(file, seat, seconds, lang)


@app.command()
def replay(
    file: MatchFile,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after every move.")] = False,
    seat: Annotated[
        str | None, typer.Option("--seat", metavar="N", help="Through one player's eyes: a name, or a seat from 1.")
    ] = None,
    everything: Annotated[bool, typer.Option("--open", help="With everybody's secrets.")] = False,
    lang: Lang = "",
) -> None:
    """Tell the story of a match."""
    from potluck.cli.commands.replay import tell_story

    tell_story(file, step, seat, everything, lang)


@app.command()
def verify(file: MatchFile, json: Json = False) -> None:
    """Prove that nobody touched a match: not a move, not a card, not a bit of its seed."""
    from potluck.cli.commands.replay import prove

    raise typer.Exit(prove(file, json))


def add_lab() -> None:
    """The lab has commands of its own; its module needs this one's options, so it comes last."""
    from potluck.cli.commands.lab import lab

    app.add_typer(lab, name="lab")


add_lab()
