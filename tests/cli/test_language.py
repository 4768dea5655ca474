"""The terminal in other languages: which one is chosen, and that every word of a match comes from the catalogues."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator

import pytest
from rich.console import Console

from potluck import catalog
from potluck.cli.commands.play import BOT_NAMES
from potluck.cli.terminal.choices import choices_of
from potluck.cli.terminal.narration import lines, show_lines, show_result
from potluck.cli.terminal.prompt import Prompt
from potluck.cli.terminal.session import Session
from potluck.kernel.chance import fast
from potluck.kernel.game import START, Game
from potluck.kernel.match import Match
from potluck.kernel.moves import Move
from potluck.language.pseudo import PSEUDO
from potluck.language.teller import room_teller
from potluck.rulebook import RULE_ID

from .conftest import Run, installed

NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"]


def plain_words(text: str, game: Game) -> list[str]:
    """The words of a text that no catalogue has: in the pseudo-language every vowel of a message has an accent."""
    faces = game.faces(game.read_deck(game.house_deck()))
    known = [game.title, *NAMES, *BOT_NAMES, *(name for face in faces for name in [face.name, *face.also])]
    names = "|".join(re.escape(name) for name in sorted(known, key=len, reverse=True))
    text = re.sub(rf"(?<!\w)(?:{names})(?!\w)", " ", "\n".join(set(text.splitlines())), flags=re.IGNORECASE)
    words = set(re.findall(r"[A-Za-z]{2,}", RULE_ID.sub(" ", text)))
    return sorted(word for word in words if re.search("[aeiouy]", word, re.IGNORECASE))


def lively_match(game: Game, seats: int, prompt: Callable[[Match, int], None]) -> Match:
    """A random match that prefers kinds of moves that were not made yet; `prompt` is called before every move.

    Tables of an odd number play with all options changed.
    """
    options = {option.key: option.values[-1] for option in game.options if seats % 2 and option.key != START}
    match = Match(game.setup(seats, options), NAMES[:seats], f"words {seats}", False)
    chance = fast("moves")
    made: set[str] = set()
    while match.state.result is None:
        seat = match.state.next_seat()
        prompt(match, seat)
        moves = match.state.legal(seat)
        fresh = [move for move in moves if move.phrase().key not in made] or moves
        move = fresh[chance.below(len(fresh))]
        made.add(move.phrase().key)
        match.play(seat, move)
    return match


class Screen:
    """The screen of somebody who plays in the pseudo-language, wide enough that nothing is broken into lines."""

    def __init__(self) -> None:
        self.page = io.StringIO()
        self.console = Console(file=self.page, width=4000, markup=False, emoji=False)
        self.asked: set[str] = set()

    def take(self) -> str:
        """What was shown since the last time."""
        shown = self.page.getvalue()
        self.page.seek(0)
        self.page.truncate()
        return shown

    def show(self, match: Match, seat: int) -> None:
        """The question, the whole table, the choices, and why other things are not possible; once for each question."""
        state = match.state
        kind = f"{type(state.decision()).__name__} {state.ask(seat).key}"
        if kind in self.asked:
            return
        self.asked.add(kind)
        prompt = Prompt(self.console, match, Session(self.console, match, [seat], {}, PSEUDO).board)
        prompt.show(seat, choices_of(state, seat, prompt.cards))
        for move in some(match.setup.deck.catalogue.moves, 60):
            refusal = state.verify(seat, move)
            if refusal is not None:
                prompt.tell_refusal(refusal)


def some(moves: list[Move], count: int) -> Iterator[Move]:
    """So many moves, from all over the catalogue."""
    yield from moves[:: max(1, len(moves) // count)]


@pytest.mark.parametrize("id", installed())
def test_no_word_of_a_match_is_outside_of_the_catalogues(id: str) -> None:
    game = catalog.find_game(id)
    for seats in range(game.least_seats, game.most_seats + 1):
        screen = Screen()
        match = lively_match(game, seats, screen.show)
        session = Session(screen.console, match, [0], {}, PSEUDO)
        assert match.state.result is not None
        show_lines(screen.console, list(dict.fromkeys(lines(session.words, match.events))))
        show_result(screen.console, session.words, match.state.result)
        for face in session.prompt.cards.faces.values():
            session.prompt.cards.show(screen.console, face, "")
        assert plain_words(screen.take(), game) == []


@pytest.mark.parametrize("id", installed())
def test_no_word_of_a_command_is_outside_of_the_catalogues(run: Run, monkeypatch: pytest.MonkeyPatch, id: str) -> None:
    monkeypatch.setenv("COLUMNS", "4000")
    monkeypatch.setattr("potluck.cli.terminal.screen.WIDEST", 4000)
    game = catalog.find_game(id)
    help_word = room_teller(PSEUDO, part="terminal").say("terminal-word-help")
    match = ["play", id, "--names", "Ada", "--bots", "random", "--seed", "7", "--lang", PSEUDO]
    half = ["", "0", "ýýý", help_word, "u", "h", "1", "q"]
    for words, answers in (
        ([*match, "--save", "half.json"], half),
        ([*match, "--save", "whole.json"], ["1"] * 3000),
        (["replay", "whole.json", "--open", "--lang", PSEUDO], None),
        (["replay", "half.json", "--step", "--lang", PSEUDO], ["", "q"]),
        (["hint", "half.json", "--time", "0.02", "--lang", PSEUDO], None),
        (["cards", id, "--lang", PSEUDO], None),
    ):
        shown = run(*words, answers=answers)
        assert shown.exit_code == 0, shown.output[-2000:]
        said = [line for line in shown.stdout.splitlines() if "potluck" not in line and ".json" not in line]
        assert plain_words("\n".join(said), game) == [], words


def test_people_who_share_a_keyboard_are_spoken_to_in_their_language(run: Run) -> None:
    answers = ["x", "", "1", "u", "1", ""]
    shown = run("play", "cafe-carnage", "--names", "Ada,Bo", "--seed", "7", "--lang", PSEUDO, answers=answers).stdout
    words = room_teller(PSEUDO, part="terminal", names=["Ada", "Bo"])
    told = " ".join(shown.split())
    for seat in (0, 1):
        assert words.say("terminal-hand-over", {"seat": seat}) in told
        assert words.say("terminal-only-you-look", {"seat": seat}) in told
    assert words.say("terminal-enter-or-quit") in told
    assert words.say("terminal-may-take-back", {"seat": 0}) in told
    assert words.say("terminal-taken-back") in told


def test_a_guest_is_called_so_in_the_language(run: Run) -> None:
    guest = room_teller(PSEUDO, part="terminal").say("terminal-guest")
    assert guest in run("play", "cafe-carnage", "--lang", PSEUDO, answers=["q"]).stdout


# -- which language -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    [
        ["play", "cafe-carnage"],
        ["games"],
        ["rules", "cafe-carnage"],
        ["cards", "cafe-carnage"],
        ["replay", "a.json"],
        ["hint", "a.json"],
    ],
)
def test_a_language_that_is_not_there_is_refused(run: Run, refused: Callable[..., str], words: list[str]) -> None:
    run("play", "cafe-carnage", "--save", "a.json", answers=["q"])
    assert "there is no language 'xx' here; there is en" in refused(*words, "--lang", "xx")


def test_the_environment_chooses_a_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POTLUCK_LANG", PSEUDO)
    assert "Card " not in run("cards", "cafe-carnage").stdout
    assert "Card " in run("cards", "cafe-carnage", "--lang", "en").stdout


def test_the_printed_command_goes_on_in_the_same_language(run: Run) -> None:
    shown = run("play", "cafe-carnage", "--seed", "1", "--lang", PSEUDO, answers=["q"]).stdout
    assert f"--lang {PSEUDO}" in shown
    assert "--lang" not in run("play", "cafe-carnage", "--seed", "1", answers=["q"]).stdout
