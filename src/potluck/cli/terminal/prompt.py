"""Asking one person for a move: numbered choices, and help that is one key away."""

from __future__ import annotations

from typing import Final, final

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from potluck.bots.advice import SECONDS
from potluck.bots.bot import Budget
from potluck.cli.terminal.advice import rate_moves, show_advice
from potluck.cli.terminal.board import LABEL, Board
from potluck.cli.terminal.screen import clean, read_line
from potluck.kernel.match import Match
from potluck.kernel.moves import Move
from potluck.rulebook import read_rulebook

KEYS: Final = [
    ("1, 2, …", "choose (a word of the choice will do, too)"),
    ("?", "the rule that applies; ?CC-3.1 any rule by its id, ?soup a card, ?? all rules"),
    ("h", "a hint: what a good player would do, and how good the rest is"),
    ("v", "the whole table, nothing left out"),
    ("u", "take your last choice back, where that is fair"),
    ("q", "save and quit; you can go on another day"),
]
#: More choices than this are shown in columns.
LONG_LIST: Final = 8
#: Lines that the question, its choices and the prompt take beside the board.
AROUND: Final = 6


class Quit(Exception):
    """Somebody leaves: by q, by Ctrl-C, or because nobody types any more."""


@final
class TakeBack(Move):
    """Not a move: asks to undo the last one."""


TAKE_BACK: Final = TakeBack()


@final
class ByGesture(Move):
    """Not a move: the wish to make the gesture oneself."""


BY_GESTURE: Final = ByGesture()
BY_ODDS: Final = "o"


def question(console: Console, prompt: str) -> str:
    """A typed line, or Quit."""
    try:
        return read_line(console, prompt)
    except (EOFError, KeyboardInterrupt):
        console.print()
        raise Quit from None


class Prompt:
    """Shows a seat its position and its choices, and asks until it has an answer."""

    def __init__(self, console: Console, match: Match, board: Board) -> None:
        self.console = console
        self.match = match
        self.board = board
        self.last_rule = ""
        #: The move by odds that stands for an ordinary gesture, while the person may make one instead.
        self.by_odds: Move | None = None

    def ask(self, seat: int, used: int, by_odds: Move | None = None) -> Move:
        """The move that a person chooses, or TAKE_BACK; raises Quit. `used` lines of the screen are news.

        Where a gesture is asked for, `by_odds` is the move that stands for it and the answer can also be BY_GESTURE.
        """
        self.by_odds = by_odds
        moves = self.match.state.legal(seat)
        names = [clean(self.match.setup.game.name_move(move, self.match.setup, self.match.names)) for move in moves]
        self.last_rule = self.match.state.decision().rule
        self.show(seat, names, self.console.height - AROUND - used)
        while True:
            keys = f"{span(len(moves))}, ? h v u q"
            if by_odds is not None:
                keys = f"Enter: by hand, {BY_ODDS}: by odds, {keys}"
            typed = question(self.console, f"{clean(self.match.names[seat])} [{keys}] > ")
            answer = self.understand(seat, typed, moves, names)
            if answer is not None:
                return answer

    def understand(self, seat: int, typed: str, moves: list[Move], names: list[str]) -> Move | None:
        """A move where a move was typed; everything else is answered on the spot."""
        key = typed.casefold()
        if key.isdecimal() and key.isascii():
            return self.by_number(key[:6], moves)
        if not key:
            return self.by_enter(moves)
        if key == "q":
            raise Quit
        if key == "u":
            return self.take_back(seat)
        if key == BY_ODDS and self.by_odds is not None:
            return self.by_odds
        if self.gave_help(seat, key, moves, names):
            return None
        return self.by_name(seat, key, moves, names)

    def by_number(self, number: str, moves: list[Move]) -> Move | None:
        """The choice of a number."""
        if 1 <= int(number) <= len(moves):
            return moves[int(number) - 1]
        self.say(f"There is no choice {number}: type {span(len(moves))}.")
        return None

    def by_enter(self, moves: list[Move]) -> Move | None:
        """What a bare Enter means: a gesture where one is asked for, else the only choice."""
        if self.by_odds is not None:
            return BY_GESTURE
        if len(moves) == 1:
            return moves[0]
        self.say(f"Type {span(len(moves))} to choose, ? for the rule, or help for all keys.")
        return None

    def take_back(self, seat: int) -> Move | None:
        """TAKE_BACK where that is fair."""
        reason = self.match.why_no_takeback(seat)
        if not reason:
            return TAKE_BACK
        self.say(f"That cannot be taken back: {reason[:1].lower()}{reason[1:]}")
        return None

    def gave_help(self, seat: int, key: str, moves: list[Move], names: list[str]) -> bool:
        """Answer a key that asks for help; whether it was one."""
        if key in ("h", "hint"):
            self.hint(seat, moves, names)
        elif key == "v":
            self.show(seat, names)
        elif key in ("help", "keys"):
            self.show_keys()
        elif key.startswith("?"):
            self.show_rule(key[1:].strip())
        else:
            return False
        return True

    def by_name(self, seat: int, key: str, moves: list[Move], names: list[str]) -> Move | None:
        """The one choice that has this word in it; a move that exists but is not allowed now is told why."""
        exact = [move for move, name in zip(moves, names, strict=True) if name.casefold() == key]
        found = exact or [move for move, name in zip(moves, names, strict=True) if key in name.casefold()]
        if len(found) == 1 and len(key) > 1:
            return found[0]
        if len(found) > 1:
            self.say(f"More than one choice has {key!r} in it; type its number.")
            return None
        game = self.match.setup.game
        for move in self.match.setup.deck.catalogue.moves if len(key) > 2 else []:
            if key in clean(game.name_move(move, self.match.setup, self.match.names)).casefold():
                refusal = self.match.state.verify(seat, move)
                if refusal is not None:
                    self.last_rule = refusal.rule or self.last_rule
                    self.say(f"{refusal.reason}{f' ({refusal.rule}; ? shows it)' if refusal.rule else ''}")
                    return None
        self.say(f"I do not know {key[:40]!r}: type {span(len(moves))}, or help for all keys.")
        return None

    # -- what it shows ----------------------------------------------------------------------------

    def show(self, seat: int, names: list[str], room: int | None = None) -> None:
        """The position (all of it, or what fits into the room there is), the question, the choices."""
        match, console = self.match, self.console
        if room is not None:
            room -= min(len(names), LONG_LIST)
        console.print()
        left_out = self.board.draw(console, match.setup.game.view(match.state, seat), seat, room)
        console.print(Text("(v shows the rest of the table)" if left_out else "", style="dim"))
        console.print(Text(clean(match.setup.game.ask(match.state, seat, match.names)), style="bold"))
        width = len(str(len(names)))
        choices = [
            Text.assemble((f"  {number:>{width}}", LABEL), f"  {name}") for number, name in enumerate(names, start=1)
        ]
        if len(choices) > LONG_LIST:
            console.print(Columns(choices, padding=(0, 2), column_first=True))
        else:
            for choice in choices:
                console.print(choice)

    def say(self, sentence: str) -> None:
        """An answer to something that is not a move."""
        self.console.print(Text(sentence, style="yellow"))

    def show_keys(self) -> None:
        """All that can be typed."""
        for key, meaning in KEYS:
            self.console.print(Text.assemble((f"  {key:<8}", LABEL), meaning))

    def hint(self, seat: int, moves: list[Move], names: list[str]) -> None:
        """What a good player would do here, and how good the rest is, from what this seat may know."""
        ratings = rate_moves(self.console, self.match, seat, Budget(0, SECONDS))
        show_advice(self.console, self.match, ratings)
        number = moves.index(ratings[0].move)
        self.console.print(Text(f"That is choice {number + 1}: {names[number]}", style="dim"))

    def show_rule(self, id: str) -> None:
        """A rule: the one asked for, or the one that matters now."""
        rulebook = read_rulebook(self.match.setup.game)
        found = rulebook.rules if id == "?" else rulebook.find(id or self.last_rule)
        if not found and not self.show_cards(id):
            self.say(f"There is no rule or card {id!r}." if id else "No rule is named here; ?? shows all.")
        heading = ""
        for rule in found:
            if rule.heading != heading:
                heading = rule.heading
                self.console.print(Text(clean(heading), style="bold"))
            self.console.print(Text.assemble((f"{rule.id} ", LABEL), plain(rule.text)))

    def show_cards(self, word: str) -> bool:
        """The cards that have this word in their name; whether there are any."""
        faces = [face for face in self.board.phrases.cards.values() if len(word) > 1 and word in face.name.casefold()]
        for face in faces:
            corner = f" {face.corner}" if face.corner else ""
            self.console.print(Text.assemble((f"{face.name}{corner}", LABEL), f" ({face.kind}) {face.line}"))
        return bool(faces)


def plain(markdown: str) -> str:
    """A rule's text without its Markdown emphasis."""
    return clean(markdown.replace("**", "").replace("*", "").replace("`", ""))


def span(count: int) -> str:
    """1–3, or just 1."""
    return "1" if count == 1 else f"1-{count}"
