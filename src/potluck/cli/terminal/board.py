"""A board for any game, drawn from the shape of its view. Knows no game.

A list with an entry for every seat becomes a table of the people, plain values a line, and what is nested a smaller
board; `format_values.py` formats single values.
"""

from __future__ import annotations

import itertools
from typing import Any, Final

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from potluck.cli.terminal.format_values import Phrases, label
from potluck.cli.terminal.screen import is_watched
from potluck.kernel.game import Setup

LABEL: Final = "bold cyan"
FAINT: Final = "dim"
MINE: Final = "bold yellow"


class Block:
    """A part of the board. On a small screen the parts of the least weight are left out first."""

    def __init__(self, weight: int, body: RenderableType) -> None:
        self.weight = weight
        self.body = body


class Board:
    """Draws the views of one table."""

    def __init__(self, setup: Setup, names: list[str]) -> None:
        self.seats = setup.seats
        self.phrases = Phrases(setup, names)
        self.names = self.phrases.names

    def draw(self, console: Console, view: dict[str, Any], viewer: int, room: int | None = None) -> bool:
        """Print a view; where `room` is given, what fits into that many lines. Whether anything was left out."""
        blocks = self.blocks(view, viewer, console.width)
        shown = fitting(console, blocks, room) if room is not None and is_watched(console) else blocks
        for block in shown:
            console.print(block.body)
        return len(shown) < len(blocks)

    def blocks(self, view: dict[str, Any], viewer: int, width: int) -> list[Block]:
        """The parts of a board: history first, then the table, and one's own things nearest to the question."""
        history: list[Block] = []
        people: list[Block] = []
        own: list[tuple[str, str]] = []
        for key, value in view.items():
            if isinstance(value, list) and self.is_people(value):
                people.extend(self.people(key, value, viewer, width))
            elif self.is_nested(value):
                history.append(Block(2, self.nested(key, value, viewer)))
            elif (line := self.own_line(value)) is not None:
                own.append((label(key), line))
        status = self.status(view)
        blocks = [*history, *([Block(8, Text(status, style="bold"))] if status else []), *people]
        long = [row for row in own if cell_len(row[1]) > 2 * width]
        short = [row for row in own if row not in long]
        return blocks + [Block(weight, labelled(rows)) for weight, rows in ((6, long), (9, short)) if rows]

    def own_line(self, value: object) -> str | None:
        """A list or a dict in words, described things in a line each; None for other values."""
        if self.is_card_list(value):
            return None  # every card that there is: `potluck cards` shows them
        if isinstance(value, list) and value and all(isinstance(part, dict) for part in value):
            return "\n".join(self.phrases.phrase(part) for part in value)
        return self.phrases.phrase(value) or None if isinstance(value, list | dict) else None

    # -- the shapes of a view ---------------------------------------------------------------------

    def is_people(self, value: list[Any]) -> bool:
        """A description of every seat; what has an id is a card or the like."""
        return len(value) == self.seats and all(isinstance(part, dict) and "id" not in part for part in value)

    def is_card_list(self, value: object) -> bool:
        """A description of cards by id."""
        if not isinstance(value, dict) or not value:
            return False
        return all(key in self.phrases.cards and isinstance(part, dict) for key, part in value.items())

    def is_nested(self, value: object) -> bool:
        """A smaller board: a dict with lists or dicts in it."""
        if not isinstance(value, dict) or self.is_card_list(value):
            return False
        return any(isinstance(part, list | dict) for part in value.values())

    def is_by_seat(self, value: object) -> bool:
        """Something for every seat."""
        return isinstance(value, list) and len(value) == self.seats

    def is_some_seats(self, value: object) -> bool:
        """A few seats, in order."""
        return (
            isinstance(value, list)
            and all(type(part) is int and 0 <= part < self.seats for part in value)
            and all(one < other for one, other in itertools.pairwise(value))
        )

    # -- its parts --------------------------------------------------------------------------------

    def status(self, view: dict[str, Any]) -> str:
        """The plain facts of a view in a line: night 2 of 5 · orders."""
        parts: list[str] = []
        for key, value in view.items():
            if key == "seat" or isinstance(value, list | dict) or is_total(view, key):
                continue
            total = view.get(f"{key}s")
            if type(value) is int and type(total) is int:
                parts.append(f"{self.phrases.key(key)} {value} of {total}")
            elif said := self.phrases.pair(key, value):
                parts.append(said)
        line = " · ".join(parts)
        return line[:1].upper() + line[1:]

    def people(self, key: str, people: list[dict[str, Any]], viewer: int, width: int) -> list[Block]:
        """Everybody in a table: what is short in columns as far as the width goes, the rest in lines below."""
        fields = list(dict.fromkeys(name for person in people for name in person))
        said = {name: [self.phrases.cell(name, person.get(name)) for person in people] for name in fields}
        shown = [name for name in fields if any(said[name])]
        short = [name for name in shown if all(is_short(person.get(name)) for person in people)]
        room = width - 4 - max(cell_len(name) for name in [label(key), *self.names])
        columns, crowded = fitting_columns(short, said, room)
        table = plain_table(label(key), [label(name) for name in columns])
        for name, column in zip(columns, table.columns[1:], strict=True):
            if all(isinstance(person.get(name), int | None) for person in people):
                column.justify = "right"
        for seat in range(self.seats):
            table.add_row(*self.row(seat, viewer, [said[name][seat] for name in columns]))
        blocks = [Block(9, table)]
        if crowded:
            blocks.append(Block(7, self.lines_by_seat(crowded, said, viewer)))
        return blocks + [Block(5, self.pile(name, said[name], viewer)) for name in shown if name not in short]

    def lines_by_seat(self, fields: list[str], said: dict[str, list[str]], viewer: int) -> Table:
        """Fields that found no column: one line for each person."""
        table = plain_table("", [""])
        table.show_header = False
        for seat in range(self.seats):
            parts = [f"{self.phrases.key(name)} {said[name][seat]}" for name in fields if said[name][seat]]
            if parts:
                table.add_row(*self.row(seat, viewer, [" · ".join(parts)]))
        return table

    def pile(self, key: str, piles: list[str], viewer: int) -> Table:
        """A list for each person: one line for everybody whose list is not empty."""
        table = plain_table(label(key), [""])
        for seat, pile in enumerate(piles):
            if pile:
                table.add_row(*self.row(seat, viewer, [pile]))
        return table

    def row(self, seat: int, viewer: int, cells: list[str]) -> list[Text]:
        """A row of a table of people; one's own stands out by a mark and by colour."""
        mine = seat == viewer
        name = f"▸ {self.names[seat]}" if mine else f"  {self.names[seat]}"
        return [Text(cell, style=MINE if mine else "") for cell in [name, *cells]]

    def nested(self, key: str, value: dict[str, Any], viewer: int) -> RenderableType:
        """A smaller board inside: its facts in a line, and what it says of every seat in a table."""
        by_seat = [name for name, part in value.items() if self.is_by_seat(part)]
        facts = {
            name: part
            for name, part in value.items()
            if name not in by_seat and not (by_seat and self.is_some_seats(part)) and name != "seat"
        }
        lists = {name: part for name, part in facts.items() if isinstance(part, list | dict)}
        line = " · ".join(
            part for part in (self.phrases.pair(name, facts[name]) for name in facts if name not in lists) if part
        )
        parts: list[RenderableType] = [Text.assemble((label(key), LABEL), ("  " + line if line else "", FAINT))]
        rows = [(f"  {label(name)}", words) for name, part in lists.items() if (words := self.phrases.phrase(part))]
        if rows:
            parts.append(labelled(rows))
        if by_seat:
            parts.append(self.table_by_seat(value, by_seat, viewer))
        parts.append(Text())
        return Group(*parts)

    def table_by_seat(self, value: dict[str, Any], by_seat: list[str], viewer: int) -> Table:
        """Lists that run along the seats, side by side; the seats that a list names get a mark."""
        marks = [name for name, part in value.items() if name not in by_seat and self.is_some_seats(part) and part]
        columns = [name for name in by_seat if any(value[name])]
        table = plain_table("", [label(name) for name in [*columns, *marks]])
        for name, column in zip(columns, table.columns[1:], strict=False):
            if all(type(part) is int for part in value[name]):
                column.justify = "right"
        for seat in range(self.seats):
            cells = [self.phrases.plain_names(value[name][seat]) for name in columns]
            cells += ["yes" if seat in value[name] else "" for name in marks]
            table.add_row(*self.row(seat, viewer, cells))
        return table


def fitting_columns(names: list[str], said: dict[str, list[str]], room: int) -> tuple[list[str], list[str]]:
    """The fields that fit side by side, and those that do not: the widest go first."""
    columns = list(names)
    crowded: list[str] = []
    widths = {name: 2 + max(cell_len(text) for text in [label(name), *said[name]]) for name in names}
    while len(columns) > 1 and sum(widths[name] for name in columns) > room:
        widest = max(columns, key=lambda name: widths[name])
        columns.remove(widest)
        crowded.insert(0, widest)
    return columns, crowded


def is_short(value: object) -> bool:
    """Whether a value fits into a column: no list, no dict but a small one."""
    if isinstance(value, dict):
        return len(value) <= 3 and not any(isinstance(part, list | dict) for part in value.values())
    return not isinstance(value, list)


def is_total(view: dict[str, Any], key: str) -> bool:
    """Whether a field is the total of another that is shown with it, such as `nights` of `night`."""
    return key.endswith("s") and type(view[key]) is int and type(view.get(key.removesuffix("s"))) is int


def plain_table(first: str, columns: list[str]) -> Table:
    """A table without lines."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=LABEL)
    table.add_column(first, no_wrap=True)
    for column in columns:
        table.add_column(column)
    return table


def labelled(rows: list[tuple[str, str]]) -> Table:
    """Lines with a name before each, one below the other."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style=LABEL, no_wrap=True, min_width=max(cell_len(name) for name, _ in rows))
    table.add_column()
    for name, text in rows:
        table.add_row(name, Text(text))
    return table


def fitting(console: Console, blocks: list[Block], room: int) -> list[Block]:
    """The blocks that fit into that many lines: the lightest go first, the heaviest always stay."""
    heights = {id(block): len(console.render_lines(block.body, console.options)) for block in blocks}
    kept = list(blocks)
    while sum(heights[id(block)] for block in kept) > room:
        lightest = min(kept, key=lambda block: block.weight)
        if lightest.weight >= 8:
            break
        kept.remove(lightest)
    return kept
