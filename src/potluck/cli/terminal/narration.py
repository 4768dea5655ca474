"""What happened, in words: events as a few lines, and how a match ended."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from potluck.cli.terminal.board import LABEL, plain_table
from potluck.cli.terminal.screen import clean
from potluck.cli.terminal.words import TerminalWords
from potluck.kernel.events import EVERYONE, Event
from potluck.kernel.outcome import Outcome


def lines(words: TerminalWords, events: list[Event]) -> list[str]:
    """Events as lines; what is of a kind and comes together stands on one line."""
    sentences: list[str] = []
    last_kind = ""
    for event in events:
        sentence = clean(words.tell(event.phrase()))
        if event.kind == last_kind and event.audience == EVERYONE and sentence:
            sentences[-1] = f"{sentences[-1]} {sentence}"
        elif sentence:
            sentences.append(sentence)
            last_kind = event.kind if event.audience == EVERYONE else ""
    return sentences


def show_lines(console: Console, sentences: list[str]) -> int:
    """Sentences as a list, each indented under its own bullet; how many lines that took."""
    if not sentences:
        return 0
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True, style=LABEL)
    table.add_column()
    for sentence in sentences:
        table.add_row("•", Text(sentence))
    console.print(table)
    return len(console.render_lines(table))


def show_result(console: Console, words: TerminalWords, outcome: Outcome) -> None:
    """Why it ended, everybody's place, and where the points came from."""
    console.rule(Text(words.own.say("terminal-result"), style="bold"), characters="─")
    console.print(Text(clean(words.word("reason", outcome.reason))))
    console.print()
    sources: list[str] = []
    for part in outcome.breakdown:
        sources.extend(source for source, _ in part if source not in sources)
    heads = [words.own.say("terminal-result-name"), words.own.say("terminal-result-score")]
    heads += [clean(words.word("score", source)) for source in sources]
    table = plain_table(words.own.say("terminal-result-place"), heads)
    for column in table.columns[2:]:
        column.justify = "right"
    for seat in sorted(range(len(outcome.ranks)), key=lambda seat: (outcome.ranks[seat], seat)):
        amounts: dict[str, int] = {}
        for source, amount in outcome.breakdown[seat] if outcome.breakdown else []:
            amounts[source] = amounts.get(source, 0) + amount
        first = outcome.ranks[seat] == 1
        cells = [str(outcome.ranks[seat]), clean(words.name(seat)), str(outcome.scores[seat])]
        cells += [str(amounts[source]) if source in amounts else "" for source in sources]
        table.add_row(*[Text(cell, style="bold" if first else "") for cell in cells])
    console.print(table)
