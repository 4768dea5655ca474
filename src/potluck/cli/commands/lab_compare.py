"""`potluck lab compare`: finds out what A and B are, plays them from the same seeds, and tells what differs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from rich.text import Text

from potluck.cli.arguments import all_games, find_game, read_deck_file
from potluck.cli.commands.lab_run import LabRequest, find_executor, make_plan, need_lab
from potluck.cli.progress import rate_bar
from potluck.cli.terminal.screen import make_console
from potluck.kernel.errors import BadSetup, PotluckError
from potluck.lab.plan import BadRun, read_plan

if TYPE_CHECKING:
    from potluck.lab.run_folder import RunFolder


class Pairing(NamedTuple):
    """What the command line asks for."""

    a: str
    b: str
    game: str | None
    games: int
    bots: str
    players: str
    options: list[str]
    seed: str | None


class Side(NamedTuple):
    """One of the two: the folder of a run, or a deck and options to play."""

    run: Path | None
    deck: Path | None
    options: list[str]


def read_side(text: str) -> Side:
    """What A or B is."""
    words = [word.strip() for word in text.split(",")]
    path = Path(text)
    if "" in words and not (text and path.is_dir()):
        raise BadSetup(f"{text!r} has an empty name in it; give a run's folder, a deck file, key=value, or `house`")
    if path.is_dir():
        read_plan(path)
        return Side(path, None, [])
    deck: Path | None = None
    options: list[str] = []
    for word in words:
        if word == "house":
            continue
        if "=" in word and not Path(word).is_file():
            options.append(word)
        elif deck is not None:
            raise BadSetup(f"{text!r} names two decks; one at most")
        elif not Path(word).is_file():
            raise BadSetup(f"{word!r} is no run's folder, no deck file, no key=value, and not `house`")
        else:
            deck = Path(word)
    return Side(None, deck, options)


def game_of(pairing: Pairing, sides: list[Side]) -> str:
    """The game that is meant: as said, or the only one that reads the deck."""
    if pairing.game is not None:
        return find_game(pairing.game).id
    decks = [side.deck for side in sides if side.deck is not None]
    if not decks:
        raise BadSetup("--game is missing: options and the house deck do not tell which game is meant")
    source = read_deck_file(decks[0]) or ""
    fitting = []
    for game in all_games().values():
        try:
            game.read_deck(source)
        except PotluckError:
            continue
        fitting.append(game.id)
    if len(fitting) != 1:
        reason = "no game reads" if not fitting else f"{', '.join(fitting)} all read"
        raise BadSetup(f"{reason} the deck {decks[0]}; say which is meant with --game (it then tells what is wrong)")
    return fitting[0]


def lab_compare(pairing: Pairing, out: Path, workers: int | None, cluster: str | None) -> None:
    """Play what has to be played, compare, print and write the page."""
    need_lab()
    from potluck.lab.analysis.compare_runs import compare_runs
    from potluck.lab.report.compare_report import compare_page, sentences

    sides = [read_side(pairing.a), read_side(pairing.b)]
    folders = run_folders(pairing, sides, out, workers, cluster)
    comparison = compare_runs(*folders)
    console = make_console()
    console.print(Text(f"{comparison.matches:,} pairs of matches, seed {comparison.before.plan.seed}.", style="bold"))
    for line in sentences(comparison):
        console.print(Text(line), soft_wrap=True)
    page = out / "report.html"
    try:
        out.mkdir(parents=True, exist_ok=True)
        page.write_text(compare_page(comparison, (Path(pairing.a).name, Path(pairing.b).name)), "utf-8")
    except OSError as error:
        raise BadRun(f"{page} cannot be written: {(error.strerror or str(error)).lower()}") from None
    console.print(Text(f"The page is {page}."), soft_wrap=True)


def run_folders(
    pairing: Pairing, sides: list[Side], out: Path, workers: int | None, cluster: str | None
) -> tuple[RunFolder, RunFolder]:
    """Both runs: as they are, or played now."""
    from potluck.lab.run import run
    from potluck.lab.run_folder import RunFolder

    runs = [side.run for side in sides]
    if runs[0] is not None and runs[1] is not None:
        return RunFolder(runs[0]), RunFolder(runs[1])
    if runs[0] is not None or runs[1] is not None:
        raise BadSetup("compare two runs, or two decks and options; a run beside a deck has other seeds")
    game = game_of(pairing, sides)
    seed = pairing.seed
    plans = []
    for side, name in zip(sides, "ab", strict=True):
        own = {word.partition("=")[0] for word in side.options}
        options = [word for word in pairing.options if word.partition("=")[0] not in own] + side.options
        request = LabRequest(
            game, pairing.games, pairing.bots, pairing.players, side.deck, options, seed, "none", 0, "none", 0
        )
        plan = make_plan(request, out / name)
        seed = plan.seed
        plans.append(plan)
    executor = find_executor(pairing.games, workers, cluster)
    with rate_bar(plans[0].game.title, 2 * pairing.games) as advance:
        first, second = (run(plan, out / name, executor, advance) for plan, name in zip(plans, "ab", strict=True))
    return first, second
