"""Progress bars on stderr, where a person looks, and running a workload under one."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from typing import TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from potluck.cli.terminal.screen import make_console
from potluck.kernel.errors import BadSetup
from potluck.processes import ProcessLost
from potluck.runner.executors import Executor, Workload

Part = TypeVar("Part")
Result = TypeVar("Result")


def run_with_bar(
    executor: Executor,
    workload: Workload[Part, Result],
    parts: Iterable[Part],
    title: str,
    total: int,
    matches_in: Callable[[Part], int],
) -> Iterator[Result]:
    """The results of all parts, with a bar that counts matches; BadSetup where a process is lost."""
    try:
        with progress_bar() as bar, closing(executor.run(workload, parts)) as running:  # type: ignore[type-var]
            task = bar.add_task(title, total=total)
            for part, result in running:
                yield result
                bar.advance(task, matches_in(part))
    except ProcessLost:
        raise BadSetup("a process ended in the middle of a match: is the memory full?") from None


def progress_bar(*after_count: ProgressColumn, unit: str = "") -> Progress:
    """A bar that is gone when it is done; none where stderr is no terminal."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        *after_count,
        TimeRemainingColumn(),
        *([TextColumn(unit, style="dim")] if unit else []),
        console=make_console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )


class MatchRate(ProgressColumn):
    """How many matches a second, counting only what is played now."""

    def render(self, task: Task) -> Text:
        fresh = task.fields.get("fresh", 0)
        return Text(f"{fresh / task.elapsed:,.0f}/s" if task.elapsed and fresh else "–/s", style="dim")


@contextmanager
def rate_bar(title: str, total: int) -> Iterator[Callable[[int, bool], None]]:
    """A bar with rate and time left; call it with a number of matches, and whether they were played just now."""
    fresh = 0
    with progress_bar(MatchRate(), unit="left") as progress:
        task = progress.add_task(title, total=total, fresh=0)

        def advance(matches: int, new: bool) -> None:
            nonlocal fresh
            fresh += matches if new else 0
            progress.update(task, advance=matches, fresh=fresh)

        yield advance
