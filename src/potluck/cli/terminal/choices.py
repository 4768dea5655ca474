"""The choices of a seat as a numbered list: what a move is called, what it says besides, and what it would do."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from potluck.cli.terminal.board import FAINT, LABEL
from potluck.cli.terminal.cards import DOT, CardWords
from potluck.cli.terminal.screen import clean
from potluck.kernel.moves import Move
from potluck.kernel.phrases import Phrase
from potluck.kernel.state import State
from potluck.language.facts import cards_in

#: More choices than this are shown in columns.
LONG_LIST: Final = 8


class MoveChoice(NamedTuple):
    """A legal move in words."""

    move: Move
    #: What it is called, and typed.
    name: str
    #: The same with the numbers in the corners of cards.
    title: str
    #: Details and a forecast, or else what its card does; each is left out where it does not fit.
    more: list[str]


def choices_of(state: State, seat: int, cards: CardWords) -> list[MoveChoice]:
    """All that a seat may choose now."""
    return [choice_of(state, seat, move, cards) for move in state.legal(seat)]


def choice_of(state: State, seat: int, move: Move, cards: CardWords) -> MoveChoice:
    """A legal move in words."""
    words = cards.words
    phrase = state.name(seat, move)
    forecast = state.forecast(seat, move)
    name = clean(words.tell(phrase))
    faces = [cards.faces[card] for card in dict.fromkeys(cards_in(phrase, words.kinds)) if card in cards.faces]
    told = [clean(words.form(phrase, "detail")), "" if forecast is None else clean(words.tell(forecast))]
    more = [part for part in told if part] or [cards.short(face) for face in faces[:1] if face.effects]
    return MoveChoice(move, name, title_of(phrase, name, cards), more)


def title_of(phrase: Phrase, name: str, cards: CardWords) -> str:
    """A move's name with the corners of its cards, unless those numbers are among its facts and so told already."""
    faces = [cards.faces[card] for card in cards_in(phrase, cards.words.kinds) if card in cards.faces]
    told = phrase.facts.values()
    corners = [value for face in faces for label, value in face.numbers if label == face.corner and value not in told]
    return cards.tell_with_corners(phrase) if corners else name


def show_choices(console: Console, choices: list[MoveChoice], everything: bool) -> None:
    """A numbered list; where it is long in columns, unless everything is to be seen."""
    width = len(str(len(choices)))
    lines = [
        Text.assemble((f"  {number:>{width}}", LABEL), f"  {choice.title}") for number, choice in enumerate(choices, 1)
    ]
    if len(choices) > LONG_LIST and not everything:
        console.print(Columns(lines, padding=(0, 2), column_first=True))
        return
    for line, choice in zip(lines, choices, strict=True):
        shown, rest = fitting_parts(choice.more, console.width - cell_len(line.plain) - 2)
        if shown:
            line.append(f"  {DOT.join(shown)}", FAINT)
        console.print(line)
        for part in rest if everything else []:
            console.print(Padding(Text(part, FAINT), (0, 0, 0, width + 4), expand=False))


def fitting_parts(parts: list[str], room: int) -> tuple[list[str], list[str]]:
    """The parts that fit side by side, and the others."""
    shown: list[str] = []
    rest: list[str] = []
    for part in parts:
        fits = cell_len(DOT.join([*shown, part])) <= room
        (shown if fits else rest).append(part)
    return shown, rest
