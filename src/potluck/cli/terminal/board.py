"""A board for any game, drawn from the declaration of its view. Knows no game.

What is declared for each seat becomes a table of the people, simple values a line, and a record with lists in it a
smaller board; `format_values.py` tells single values and the names of fields.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, NamedTuple

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from potluck.cli.terminal.format_values import SIMPLE, ValueWords
from potluck.cli.terminal.screen import is_watched
from potluck.cli.terminal.words import TerminalWords
from potluck.kernel.game import Setup
from potluck.kernel.view import FLAG, NUMBER, NUMBERS, RECORD, RECORDS, SEATS, WORDS, Field, Schema

LABEL: Final = "bold cyan"
FAINT: Final = "dim"
MINE: Final = "bold yellow"
#: A record of no more simple fields than this fits into a column.
SHORT_RECORD: Final = 3


class Block:
    """A part of the board. On a small screen the parts of the least weight are left out first.

    Where there is space, `taller` is shown instead of `body`.
    """

    def __init__(self, weight: int, body: RenderableType, taller: RenderableType | None = None) -> None:
        self.weight = weight
        self.body = body
        self.taller = body if taller is None else taller


class Column(NamedTuple):
    """What is said of every seat: short things stand side by side, numbers below each other."""

    label: str
    cells: list[str]
    short: bool
    number: bool = False
    flag: bool = False


class Board:
    """Draws the views of one table."""

    def __init__(self, setup: Setup, words: TerminalWords) -> None:
        self.schema = setup.game.view_schema()
        self.seats = setup.seats
        self.words = words
        self.values = ValueWords(setup, words)
        self.names = self.values.names

    def draw(self, console: Console, view: dict[str, Any], viewer: int, room: int | None = None) -> bool:
        """Print a view; where `room` is given, what fits into that many lines. Whether anything was left out."""
        blocks = self.blocks(view, viewer, console.width)
        if room is None:
            shown = [block.taller for block in blocks]
        elif is_watched(console):
            shown = fitting(console, blocks, room)
        else:
            shown = [block.body for block in blocks]
        for body in shown:
            console.print(body)
        return len(shown) < len(blocks)

    def blocks(self, view: dict[str, Any], viewer: int, width: int) -> list[Block]:
        """The parts of a board: history first, then the table, and one's own things nearest to the question."""
        history: list[Block] = []
        own: list[OwnThing] = []
        for field in self.schema.fields:
            value = view[field.name]
            if value is None or field.by_seat or field.kind in SIMPLE:
                continue
            if field.kind == RECORD and not is_simple(field.below()):
                history.append(Block(2, self.nested(field, value, viewer)))
            elif line := self.own_line(field, value):
                own.append(OwnThing(self.values.label(field), line, self.described_cards(field, value)))
        status = self.status(self.schema, view)
        blocks = [
            *history,
            *([Block(8, Text(status, style="bold"))] if status else []),
            *self.people(view, viewer, width),
        ]
        long = [thing for thing in own if cell_len(thing.line) > 2 * width]
        short = [thing for thing in own if thing not in long]
        return blocks + [own_block(weight, things) for weight, things in ((6, long), (9, short)) if things]

    def status(self, schema: Schema, value: dict[str, Any]) -> str:
        """The simple facts of a record in a line: Night 2 · Now orders."""
        simple = [field for field in schema.fields if field.kind in SIMPLE]
        return " · ".join(said for field in simple if (said := self.values.pair(field, value[field.name])))

    def own_line(self, field: Field, value: Any) -> str:
        """A list or a record in words; of several records each has a line."""
        if field.kind == RECORDS:
            return "\n".join(self.values.record(field.below(), part) for part in value)
        return self.values.tell(field, value)

    def described_cards(self, field: Field, value: Any) -> Text | None:
        """Cards with what they do, a line for each; None for anything else."""
        if field.kind != WORDS or not field.family or None in value:
            return None
        cards = self.values.cards
        return Text("\n").join(
            Text.assemble(
                cards.title(cards.faces[card]),
                f" ×{times}" if times > 1 else "",
                (f"  {cards.short(cards.faces[card])}", FAINT),
            )
            for card, times in Counter(value).items()
        )

    # -- what is said of every seat ----------------------------------------------------------------

    def columns(self, schema: Schema, value: dict[str, Any], narrow: bool = False) -> list[Column]:
        """What a record says of every seat; what it says of none is left out.

        In narrow ones cards are without their corners, and numbers that are all 0 are left out.
        """
        found: list[Column] = []
        for field in schema.fields:
            if not field.by_seat or (narrow and field.kind == NUMBERS and not any(value[field.name])):
                continue
            if field.kind == RECORDS:
                found += [self.column(part, value[field.name]) for part in field.below().fields]
            elif narrow and field.family:
                names = [self.values.card_names(cards) for cards in value[field.name]]
                found.append(Column(self.values.label(field), names, False))
            else:
                cells, numbers = self.values.by_seat(field, value[field.name]), field.kind == NUMBERS
                found.append(Column(self.values.label(field), cells, numbers, numbers))
        return [column for column in found if any(column.cells)]

    def column(self, field: Field, people: list[dict[str, Any]]) -> Column:
        """A field of a record that everybody has."""
        cells = [self.values.tell(field, person[field.name]) for person in people]
        return Column(self.values.label(field), cells, is_short(field), field.kind == NUMBER, field.kind == FLAG)

    def people(self, view: dict[str, Any], viewer: int, width: int) -> list[Block]:
        """Everybody in a table: what is short in columns as far as the width goes, the rest in lines below."""
        columns = self.columns(self.schema, view)
        if not columns:
            return []
        titles = [field for field in self.schema.fields if field.by_seat and field.kind == RECORDS]
        title = self.values.label(titles[0]) if titles else ""
        room = width - 4 - max(cell_len(name) for name in [title, *self.names])
        side_by_side, crowded = fitting_columns([column for column in columns if column.short], room)
        blocks = [Block(9, self.table(title, side_by_side, viewer))] if side_by_side else []
        if crowded:
            blocks.append(Block(7, self.lines_by_seat(crowded, viewer)))
        return blocks + [Block(5, self.pile(column, viewer)) for column in columns if not column.short]

    def table(self, title: str, columns: list[Column], viewer: int) -> Table:
        """Columns side by side, a row for each seat."""
        table = plain_table(title, [column.label for column in columns])
        for column, place in zip(columns, table.columns[1:], strict=True):
            if column.number:
                place.justify = "right"
        for seat in range(self.seats):
            table.add_row(*self.row(seat, viewer, [column.cells[seat] for column in columns]))
        return table

    def lines_by_seat(self, columns: list[Column], viewer: int) -> Table:
        """Fields that found no column: one line for each person."""
        table = plain_table("", [""])
        table.show_header = False
        for seat in range(self.seats):
            parts = [
                column.label if column.flag else f"{column.label} {column.cells[seat]}"
                for column in columns
                if column.cells[seat]
            ]
            if parts:
                table.add_row(*self.row(seat, viewer, [" · ".join(parts)]))
        return table

    def pile(self, column: Column, viewer: int) -> Table:
        """A list for each person: one line for everybody whose list is not empty."""
        table = plain_table(column.label, [""])
        for seat, pile in enumerate(column.cells):
            if pile:
                table.add_row(*self.row(seat, viewer, [pile]))
        return table

    def row(self, seat: int, viewer: int, cells: list[str]) -> list[Text]:
        """A row of a table of people; one's own stands out by a mark and by colour."""
        mine = seat == viewer
        name = f"▸ {self.names[seat]}" if mine else f"  {self.names[seat]}"
        return [Text(cell, style=MINE if mine else "") for cell in [name, *cells]]

    # -- a record inside ---------------------------------------------------------------------------

    def nested(self, field: Field, value: dict[str, Any], viewer: int) -> RenderableType:
        """A smaller board inside: its facts in a line, its lists below, and what it says of every seat in a table."""
        schema = field.below()
        columns = self.narrow_columns(schema, value)
        line = self.status(schema, value)
        parts: list[RenderableType] = [
            Text.assemble((self.values.label(field), LABEL), ("  " + line if line else "", FAINT))
        ]
        rows = [
            (f"  {self.values.label(part)}", Text(said))
            for part in schema.fields
            if part.kind not in SIMPLE and not part.by_seat and not (columns and part.kind == SEATS)
            if (said := self.own_line(part, value[part.name]))
        ]
        if rows:
            parts.append(labelled(rows))
        if columns:
            parts.append(self.table("", columns, viewer))
        parts.append(Text())
        return Group(*parts)

    def narrow_columns(self, schema: Schema, value: dict[str, Any]) -> list[Column]:
        """What a record says of every seat, with a mark for each seat that it names."""
        columns = self.columns(schema, value, narrow=True)
        yes = self.words.own.say("terminal-yes")
        for field in schema.fields if columns else []:
            if field.kind == SEATS and value[field.name]:
                marks = [yes if seat in value[field.name] else "" for seat in range(self.seats)]
                columns.append(Column(self.values.label(field), marks, True))
        return columns


class OwnThing(NamedTuple):
    """Something that lies in front of the viewer: its heading, a line, and where it is cards, what they do."""

    heading: str
    line: str
    described: Text | None


def own_block(weight: int, things: list[OwnThing]) -> Block:
    """Things with a heading before each; cards with what they do where there is space."""
    short = labelled([(thing.heading, Text(thing.line)) for thing in things])
    return Block(weight, short, labelled([(thing.heading, thing.described or Text(thing.line)) for thing in things]))


def is_simple(schema: Schema) -> bool:
    """Whether all fields of a record are said in a word or two."""
    return all(field.kind in SIMPLE for field in schema.fields)


def is_short(field: Field) -> bool:
    """Whether a field fits into a column."""
    if field.kind == RECORD:
        return is_simple(field.below()) and len(field.below().fields) <= SHORT_RECORD
    return field.kind in SIMPLE


def fitting_columns(short: list[Column], room: int) -> tuple[list[Column], list[Column]]:
    """The columns that fit side by side, and those that do not: the widest go first."""
    columns = list(short)
    crowded: list[Column] = []

    def width(column: Column) -> int:
        return 2 + max(cell_len(text) for text in [column.label, *column.cells])

    while len(columns) > 1 and sum(width(column) for column in columns) > room:
        widest = max(columns, key=width)
        columns.remove(widest)
        crowded.insert(0, widest)
    return columns, crowded


def plain_table(first: str, columns: list[str]) -> Table:
    """A table without lines."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=LABEL)
    table.add_column(first, no_wrap=True)
    for column in columns:
        table.add_column(column)
    return table


def labelled(rows: list[tuple[str, Text]]) -> Table:
    """Lines with a name before each, one below the other."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style=LABEL, no_wrap=True, min_width=max(cell_len(name) for name, _ in rows))
    table.add_column()
    for name, text in rows:
        table.add_row(name, text)
    return table


def fitting(console: Console, blocks: list[Block], room: int) -> list[RenderableType]:
    """The blocks that fit into that many lines: the lightest go first, the heaviest always stay."""

    def height(body: RenderableType) -> int:
        return len(console.render_lines(body, console.options))

    kept = list(blocks)
    used = sum(height(block.body) for block in kept)
    while used > room:
        lightest = min(kept, key=lambda block: block.weight)
        if lightest.weight >= 8:
            break
        kept.remove(lightest)
        used -= height(lightest.body)
    shown: list[RenderableType] = []
    for block in kept:
        more = height(block.taller) - height(block.body)
        fits = used + more <= room
        shown.append(block.taller if fits else block.body)
        used += more if fits else 0
    return shown
