"""Asking one person for a move: numbered choices, and help that is one key away."""

from __future__ import annotations

from functools import cached_property
from typing import Final, final

from rich.console import Console
from rich.text import Text

from potluck.bots.advice import SECONDS
from potluck.bots.bot import Budget
from potluck.cli.terminal.advice import rate_moves, show_advice
from potluck.cli.terminal.attempts import ThingNames
from potluck.cli.terminal.board import LABEL, Board, labelled
from potluck.cli.terminal.choices import LONG_LIST, MoveChoice, choices_of, show_choices
from potluck.cli.terminal.screen import clean, read_line
from potluck.kernel.errors import Refusal
from potluck.kernel.match import Match
from potluck.kernel.moves import Move
from potluck.rulebook import read_rulebook

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
        self.words = board.words
        self.cards = board.values.cards
        self.things = ThingNames(match.setup, self.cards)
        self.last_rule = ""
        #: The move by odds that stands for an ordinary gesture, while the person may make one instead.
        self.by_odds: Move | None = None

    def ask(self, seat: int, used: int, by_odds: Move | None = None) -> Move:
        """The move that a person chooses, or TAKE_BACK; raises Quit. `used` lines of the screen are news.

        Where a gesture is asked for, `by_odds` is the move that stands for it and the answer can also be BY_GESTURE.
        """
        self.by_odds = by_odds
        choices = choices_of(self.match.state, seat, self.cards)
        self.last_rule = self.match.state.decision().rule
        self.show(seat, choices, self.console.height - AROUND - used)
        while True:
            keys = f"{span(len(choices))}, ? h v u q"
            if by_odds is not None:
                keys = self.words.own.say("terminal-keys-gesture", {"odds": BY_ODDS, "keys": keys})
            typed = question(self.console, f"{clean(self.words.name(seat))} [{keys}] > ")
            answer = self.understand(seat, typed, choices)
            if answer is not None:
                return answer

    def understand(self, seat: int, typed: str, choices: list[MoveChoice]) -> Move | None:
        """A move where a move was typed; everything else is answered on the spot."""
        key = typed.casefold()
        if key.isdecimal() and key.isascii():
            return self.by_number(key[:6], choices)
        if not key:
            return self.by_enter(choices)
        if key == "q":
            raise Quit
        if key == "u":
            return self.take_back(seat)
        if key == BY_ODDS and self.by_odds is not None:
            return self.by_odds
        if self.gave_help(seat, key, choices):
            return None
        return self.by_name(seat, key, choices)

    def by_number(self, number: str, choices: list[MoveChoice]) -> Move | None:
        """The choice of a number."""
        if 1 <= int(number) <= len(choices):
            return choices[int(number) - 1].move
        self.say("terminal-no-choice", {"typed": number, "span": span(len(choices))})
        return None

    def by_enter(self, choices: list[MoveChoice]) -> Move | None:
        """What a bare Enter means: a gesture where one is asked for, else the only choice."""
        if self.by_odds is not None:
            return BY_GESTURE
        if len(choices) == 1:
            return choices[0].move
        self.say("terminal-nothing-typed", {"span": span(len(choices))})
        return None

    def take_back(self, seat: int) -> Move | None:
        """TAKE_BACK where that is fair."""
        reason = self.match.why_no_takeback(seat)
        if reason is None:
            return TAKE_BACK
        self.say("terminal-no-takeback", {"reason": self.words.tell(reason)})
        return None

    def gave_help(self, seat: int, key: str, choices: list[MoveChoice]) -> bool:
        """Answer a key that asks for help; whether it was one."""
        if key in ("h", "hint"):
            self.hint(seat, choices)
        elif key == "v":
            self.show(seat, choices)
        elif key in ("help", self.words.own.say("terminal-word-help").casefold()):
            self.show_keys()
        elif key.startswith("?"):
            self.show_rule(key[1:].strip())
        else:
            return False
        return True

    # -- moves by name ----------------------------------------------------------------------------

    def by_name(self, seat: int, key: str, choices: list[MoveChoice]) -> Move | None:
        """The one choice that is meant by these words; what is not allowed now is told why."""
        typed = clean(key[:40])
        if len(key) > 1:
            exact = [choice.move for choice in choices if choice.name.casefold() == key]
            meant = exact or [choice.move for choice in choices if key in choice.name.casefold()]
            meant, refusal = (meant, None) if meant else self.other_words(seat, key)
            if len(meant) == 1:
                return meant[0]
            if meant:
                self.say("terminal-several", {"typed": typed})
                return None
            if refusal is not None:
                self.tell_refusal(refusal)
                return None
        self.say("terminal-unknown", {"typed": typed, "span": span(len(choices))})
        return None

    def other_words(self, seat: int, key: str) -> tuple[list[Move], Refusal | None]:
        """The legal moves that can be meant by words that are in no choice, or why there are none.

        A move's whole name comes first, then things by name ("this on that"), then a part of a move's name.
        """
        refusal = self.refusal_of_move(seat, key, True)
        if refusal is not None:
            return [], refusal
        state = self.match.state
        legal = state.legal(seat)
        meant: list[Move] = []
        for attempt in self.things.attempts(key, self.match.setup.game.view(state, seat)):
            why_not = state.verify(seat, attempt)
            if why_not is None:
                meant += [move for move in state.meant(seat, attempt) if move in legal and move not in meant]
            elif refusal is None:
                refusal = why_not
        return meant, refusal or self.refusal_of_move(seat, key, False)

    def refusal_of_move(self, seat: int, key: str, whole: bool) -> Refusal | None:
        """Why a move of that name, or with that in its name, is not allowed now; None where there is no such move."""
        if len(key) < 3:
            return None
        for name, move in self.all_moves:
            if name == key if whole else key in name:
                refusal = self.match.state.verify(seat, move)
                if refusal is not None:
                    return refusal
        return None

    @cached_property
    def all_moves(self) -> list[tuple[str, Move]]:
        """Every move that there is with this deck, by the name that can be typed."""
        moves = self.match.setup.deck.catalogue.moves
        return [(clean(self.words.tell(move.phrase())).casefold(), move) for move in moves]

    # -- what it shows ----------------------------------------------------------------------------

    def show(self, seat: int, choices: list[MoveChoice], room: int | None = None) -> None:
        """The position (all of it, or what fits into the room there is), the question, the choices."""
        match, console, words = self.match, self.console, self.words
        view = match.setup.game.view(match.state, seat)
        console.print()
        left = None if room is None else room - min(len(choices), LONG_LIST)
        left_out = self.board.draw(console, view, seat, left)
        console.print(Text(words.own.say("terminal-left-out") if left_out else "", style="dim"))
        console.print(Text(clean(words.tell(match.state.ask(seat))), style="bold"))
        show_choices(console, choices, room is None)

    def say(self, key: str, facts: dict[str, object] | None = None) -> None:
        """An answer to something that is not a move."""
        self.console.print(Text(clean(self.words.own.say(key, facts)), style="yellow"))

    def tell_refusal(self, refusal: Refusal) -> None:
        """Why something is not allowed, and the rule that says so, which `?` shows next."""
        if refusal.rule:
            self.last_rule = refusal.rule
            self.say("terminal-refusal", {"reason": self.words.tell(refusal.phrase), "rule": refusal.rule})
        else:
            self.console.print(Text(clean(self.words.tell(refusal.phrase)), style="yellow"))

    def show_keys(self) -> None:
        """All that can be typed, with this game's own rules and cards as examples."""
        rule = next(iter(read_rulebook(self.match.setup.game).ids()), "…")
        name = next((self.cards.name(face).casefold() for face in self.cards.faces.values()), "…")
        rows = [
            ("1, 2, …", self.words.own.say("terminal-key-choose")),
            ("?", self.words.own.say("terminal-key-rule", {"rule": rule, "name": name})),
            ("h", self.words.own.say("terminal-key-hint")),
            ("v", self.words.own.say("terminal-key-view")),
            ("u", self.words.own.say("terminal-key-undo")),
            ("q", self.words.own.say("terminal-key-quit")),
        ]
        self.console.print(labelled([(f"  {key}", Text(clean(meaning))) for key, meaning in rows]))

    def hint(self, seat: int, choices: list[MoveChoice]) -> None:
        """What a good player would do here, and how good the rest is, from what this seat may know."""
        ratings = rate_moves(self.console, self.match, seat, Budget(0, SECONDS), self.words)
        show_advice(self.console, self.match.state, seat, ratings, self.words)
        number = next(number for number, choice in enumerate(choices, 1) if choice.move is ratings[0].move)
        line = self.words.own.say("terminal-that-is-choice", {"number": number, "name": choices[number - 1].name})
        self.console.print(Text(clean(line), style="dim"))

    def show_rule(self, id: str) -> None:
        """A rule: the one asked for, or the one that matters now; or a card by its name."""
        rulebook = read_rulebook(self.match.setup.game)
        found = rulebook.rules if id == "?" else rulebook.find(id or self.last_rule)
        if not found and not self.show_cards(id):
            if id:
                self.say("terminal-no-rule-or-card", {"typed": id})
            else:
                self.say("terminal-no-rule-here")
        heading = ""
        for rule in found:
            if rule.heading != heading:
                heading = rule.heading
                self.console.print(Text(clean(heading), style="bold"))
            self.console.print(Text.assemble((f"{rule.id} ", LABEL), plain(rule.text)))

    def show_cards(self, word: str) -> bool:
        """The cards that have this word in one of their names, with all that is printed on them; whether any has."""
        faces = self.cards.find(word) if len(word) > 1 else []
        for face in faces:
            self.cards.show(self.console, face, LABEL)
        return bool(faces)


def plain(markdown: str) -> str:
    """A rule's text without its Markdown emphasis."""
    return clean(markdown.replace("**", "").replace("*", "").replace("`", ""))


def span(count: int) -> str:
    """1–3, or just 1."""
    return "1" if count == 1 else f"1-{count}"
