"""A board for any game, drawn from the shape of its view. Knows no game.

A list with an entry for every seat becomes a table of the people, plain values a line, and what is nested a smaller
board; `format_values.py` tells single values and the names of fields.
"""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any, Final, NamedTuple

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from potluck.cli.terminal.format_values import ValueWords, phrase_of
from potluck.cli.terminal.screen import is_watched
from potluck.cli.terminal.words import TerminalWords
from potluck.kernel.game import Setup

LABEL: Final = "bold cyan"
FAINT: Final = "dim"
MINE: Final = "bold yellow"
#: What a view has for boards only: the table's rows and the question say these.
UNTOLD: Final = ("seat", "step")
#: Cards are described one by one in lists of at most so many.
MOST_DESCRIBED: Final = 8


class Block:
    """A part of the board. On a small screen the parts of the least weight are left out first.

    Where there is space, `taller` is shown instead of `body`.
    """

    def __init__(self, weight: int, body: RenderableType, taller: RenderableType | None = None) -> None:
        self.weight = weight
        self.body = body
        self.taller = body if taller is None else taller


class Board:
    """Draws the views of one table."""

    def __init__(self, setup: Setup, words: TerminalWords) -> None:
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
        people: list[Block] = []
        own: list[OwnThing] = []
        for key, value in view.items():
            if isinstance(value, list) and self.is_people(value):
                people.extend(self.people(key, value, viewer, width))
            elif self.is_nested(value):
                history.append(Block(2, self.nested(key, value, viewer)))
            elif (line := self.own_line(key, value)) is not None:
                own.append(OwnThing(self.values.heading(key), line, self.described_cards(value)))
        status = self.status(view)
        blocks = [*history, *([Block(8, Text(status, style="bold"))] if status else []), *people]
        long = [thing for thing in own if cell_len(thing.line) > 2 * width]
        short = [thing for thing in own if thing not in long]
        return blocks + [own_block(weight, things) for weight, things in ((6, long), (9, short)) if things]

    def own_line(self, key: str, value: object) -> str | None:
        """A list or a dict in words, described things in a line each; None for other values."""
        if self.is_card_list(value):
            return None  # every card that there is: `potluck cards` shows them
        if isinstance(value, list) and value and all(isinstance(part, dict) for part in value):
            return "\n".join(self.values.tell(part, key) for part in value)
        return self.values.tell(value, key) or None if isinstance(value, list | dict) else None

    def described_cards(self, value: object) -> Text | None:
        """A list of cards with what they do, a line for each; None for anything else."""
        cards = self.values.cards
        if not isinstance(value, list) or not 1 <= len(value) <= MOST_DESCRIBED:
            return None
        if not all(isinstance(card, str) and card in cards.faces for card in value):
            return None
        return Text("\n").join(
            Text.assemble(
                cards.title(cards.faces[card]),
                f" ×{times}" if times > 1 else "",
                (f"  {cards.short(cards.faces[card])}", FAINT),
            )
            for card, times in Counter(value).items()
        )

    # -- the shapes of a view ---------------------------------------------------------------------

    def is_people(self, value: list[Any]) -> bool:
        """A description of every seat; what has an id is a card or the like, what has a key a phrase."""
        return len(value) == self.seats and all(
            isinstance(part, dict) and "id" not in part and phrase_of(part) is None for part in value
        )

    def is_card_list(self, value: object) -> bool:
        """A description of cards by id."""
        if not isinstance(value, dict) or not value:
            return False
        return all(key in self.values.cards.faces and isinstance(part, dict) for key, part in value.items())

    def is_nested(self, value: object) -> bool:
        """A smaller board: a dict with lists or dicts in it."""
        if not isinstance(value, dict) or self.is_card_list(value) or phrase_of(value) is not None:
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
            if key in UNTOLD or isinstance(value, list | dict) or is_total(view, key):
                continue
            total = view.get(f"{key}s")
            if type(value) is int and type(total) is int:
                label = self.values.field(key)
                parts.append(self.words.own.say("terminal-of-total", {"label": label, "value": value, "total": total}))
            elif said := self.values.pair(key, value):
                parts.append(said)
        line = " · ".join(parts)
        return line[:1].upper() + line[1:]

    def people(self, key: str, people: list[dict[str, Any]], viewer: int, width: int) -> list[Block]:
        """Everybody in a table: what is short in columns as far as the width goes, the rest in lines below."""
        fields = list(dict.fromkeys(name for person in people for name in person))
        said = {name: [self.values.tell(person.get(name), name) for person in people] for name in fields}
        heads = {name: self.values.heading(name, key) for name in fields}
        shown = [name for name in fields if any(said[name])]
        short = [name for name in shown if all(is_short(person.get(name)) for person in people)]
        title = self.values.heading(key)
        room = width - 4 - max(cell_len(name) for name in [title, *self.names])
        columns, crowded = fitting_columns(short, said, heads, room)
        table = plain_table(title, [heads[name] for name in columns])
        for name, column in zip(columns, table.columns[1:], strict=True):
            if all(isinstance(person.get(name), int | None) for person in people):
                column.justify = "right"
        for seat in range(self.seats):
            table.add_row(*self.row(seat, viewer, [said[name][seat] for name in columns]))
        blocks = [Block(9, table)]
        if crowded:
            blocks.append(Block(7, self.lines_by_seat(key, crowded, said, viewer)))
        return blocks + [Block(5, self.pile(heads[name], said[name], viewer)) for name in shown if name not in short]

    def lines_by_seat(self, key: str, fields: list[str], said: dict[str, list[str]], viewer: int) -> Table:
        """Fields that found no column: one line for each person."""
        table = plain_table("", [""])
        table.show_header = False
        yes = self.words.own.say("terminal-yes")
        for seat in range(self.seats):
            told = [(self.values.field(name, key), said[name][seat]) for name in fields if said[name][seat]]
            parts = [label if value == yes else f"{label} {value}" for label, value in told]
            if parts:
                table.add_row(*self.row(seat, viewer, [" · ".join(parts)]))
        return table

    def pile(self, heading: str, piles: list[str], viewer: int) -> Table:
        """A list for each person: one line for everybody whose list is not empty."""
        table = plain_table(heading, [""])
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
        values = self.values
        line = " · ".join(
            part for part in (values.pair(name, facts[name], key) for name in facts if name not in lists) if part
        )
        parts: list[RenderableType] = [
            Text.assemble((values.heading(key), LABEL), ("  " + line if line else "", FAINT))
        ]
        rows = [
            (f"  {values.heading(name, key)}", Text(said))
            for name, part in lists.items()
            if (said := values.tell(part, name))
        ]
        if rows:
            parts.append(labelled(rows))
        if by_seat:
            parts.append(self.table_by_seat(key, value, by_seat, viewer))
        parts.append(Text())
        return Group(*parts)

    def table_by_seat(self, key: str, value: dict[str, Any], by_seat: list[str], viewer: int) -> Table:
        """Lists that run along the seats, side by side; the seats that a list names get a mark."""
        marks = [name for name, part in value.items() if name not in by_seat and self.is_some_seats(part) and part]
        columns = [name for name in by_seat if any(value[name])]
        table = plain_table("", [self.values.heading(name, key) for name in [*columns, *marks]])
        for name, column in zip(columns, table.columns[1:], strict=False):
            if all(type(part) is int for part in value[name]):
                column.justify = "right"
        for seat in range(self.seats):
            cells = [self.values.plain_names(value[name][seat], name) for name in columns]
            cells += [self.words.own.say("terminal-yes") if seat in value[name] else "" for name in marks]
            table.add_row(*self.row(seat, viewer, cells))
        return table


class OwnThing(NamedTuple):
    """Something that lies in front of the viewer: its heading, a line, and where it is cards, what they do."""

    heading: str
    line: str
    described: Text | None


def own_block(weight: int, things: list[OwnThing]) -> Block:
    """Things with a heading before each; cards with what they do where there is space."""
    short = labelled([(thing.heading, Text(thing.line)) for thing in things])
    return Block(weight, short, labelled([(thing.heading, thing.described or Text(thing.line)) for thing in things]))


def fitting_columns(
    names: list[str], said: dict[str, list[str]], heads: dict[str, str], room: int
) -> tuple[list[str], list[str]]:
    """The fields that fit side by side, and those that do not: the widest go first."""
    columns = list(names)
    crowded: list[str] = []
    widths = {name: 2 + max(cell_len(text) for text in [heads[name], *said[name]]) for name in names}
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
