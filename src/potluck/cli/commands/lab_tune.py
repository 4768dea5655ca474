"""`potluck lab tune`: a deck changed toward a target; the deck, the tries and a page are written."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from potluck.cli.commands.lab_run import LabRequest, find_executor, make_plan, need_lab
from potluck.cli.files import check_place, write_text
from potluck.cli.progress import rate_bar
from potluck.cli.terminal.screen import make_console
from potluck.kernel.errors import BadSetup
from potluck.lab.plan import BadRun

MOST_TRIES = 10_000


def lab_tune(
    request: LabRequest,
    target: str,
    vary: list[str],
    count: int,
    out: Path,
    workers: int | None,
    cluster: str | None,
    force: bool,
) -> None:
    """Search, confirm, print and write."""
    need_lab()
    from potluck.lab.report.tune_report import sentences, tune_page
    from potluck.lab.tuning.parameters import read_parameters
    from potluck.lab.tuning.target import read_target
    from potluck.lab.tuning.tuner import Tuner, load_optuna

    load_optuna()
    if not 1 <= count <= MOST_TRIES:
        raise BadSetup(f"--tries must be 1 to {MOST_TRIES:,}, not {count}")
    plan = make_plan(request)
    names = {face.id: face.name for face in plan.game.faces(plan.setups[plan.players[0]].deck)}
    goal = read_target(target, names)
    parameters = read_parameters(vary, plan)
    executor = find_executor(plan.games, workers, cluster)
    with executor.kept_open():  # before anything is written: there may be no such cluster
        try:
            out.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadRun(f"{out} cannot be made: {(error.strerror or str(error)).lower()}") from None
        for name in ("deck.toml", "report.html"):
            check_place(out / name, force)
        with rate_bar(f"{plan.game.title}, tries", count) as advance:
            result = Tuner(plan, parameters, goal, executor).search(count, lambda trial: advance(1, True))
    write_text(out / "deck.toml", result.plan.deck, force=True)
    write_text(out / "report.html", tune_page(plan, goal, parameters, result), force=True)
    console = make_console()
    for line in sentences(plan, goal, result):
        console.print(Text(line), soft_wrap=True)
    options = [f"--option {key}={value}" for key, value in result.plan.options.items() if value != plan.options[key]]
    also = f" with {' '.join(options)}" if options else ""
    console.print(Text(f"The deck is {out / 'deck.toml'}{also}, the page {out / 'report.html'}."), soft_wrap=True)
