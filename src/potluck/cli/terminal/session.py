"""A match at one terminal: whose turn it is, clearing the screen between people, and what bots do meanwhile."""

from __future__ import annotations

from contextlib import nullcontext

from rich.console import Console
from rich.text import Text

from potluck.bots.bot import Bot, ask
from potluck.cli.terminal.board import Board
from potluck.cli.terminal.gesture import KeyControl, Keys, has_live_keyboard, key_control, perform, quiet_keyboard
from potluck.cli.terminal.narration import lines, show_lines, show_result
from potluck.cli.terminal.prompt import BY_GESTURE, TAKE_BACK, Prompt, Quit, question
from potluck.cli.terminal.screen import clean, clear, is_watched
from potluck.cli.terminal.words import TerminalWords
from potluck.kernel.chance import fast
from potluck.kernel.events import SPECTATOR
from potluck.kernel.match import Match
from potluck.kernel.phrases import Phrase
from potluck.language.catalogues import ENGLISH

NOBODY = -1


class Session:
    """People and bots round one keyboard. Whoever is in `people` is asked; bots sit in the other seats."""

    def __init__(
        self, console: Console, match: Match, people: list[int], bots: dict[int, Bot], language: str = ENGLISH
    ) -> None:
        self.console = console
        self.match = match
        self.people = people
        self.bots = bots
        self.words = TerminalWords(match.setup, match.names, language)
        self.board = Board(match.setup, self.words)
        self.prompt = Prompt(console, match, self.board)
        #: Who is looking at the screen; with one person there is nobody to hide anything from.
        self.holder = people[0] if len(people) == 1 else NOBODY
        #: How many events each seat has been shown.
        self.shown = [0] * match.setup.seats
        #: Whose Enter key moves things; None for the real keyboard, where there is one.
        self.keys: Keys | None = None
        self.told_of_odds = False

    def greet(self) -> None:
        """Who sits where."""
        console, words = self.console, self.words
        console.rule(Text(self.match.setup.game.title, style="bold"), characters="─")
        console.print(Text(clean(words.say("tagline")), style="italic"))
        levels: dict[str, list[int]] = {}
        for seat, bot in sorted(self.bots.items()):
            levels.setdefault(bot.name, []).append(seat)
        bots = [
            Phrase("terminal-bots-of-level", {"seats": seats, "level": Phrase(f"level-{level}")})
            for level, seats in levels.items()
        ]
        if bots:
            console.print(Text(clean(words.own.say("terminal-people-and-bots", {"seats": self.people, "bots": bots}))))
        else:
            console.print(Text(clean(words.own.say("terminal-people", {"seats": self.people}))))
        console.print(Text(words.own.say("terminal-how-to-choose"), style="dim"))

    def play(self) -> None:
        """Go on to the end; raises Quit where somebody leaves."""
        state = self.match.state
        while state.result is None:
            self.let_bots_choose()
            state = self.match.state
            waiting = [seat for seat in state.pending() if seat in self.people]
            if waiting:
                self.seat_chooses(self.holder if self.holder in waiting else waiting[0])
            state = self.match.state

    def let_bots_choose(self) -> None:
        """Every bot that owes a decision makes it, from its own view and with its own chance."""
        while True:
            waiting = [seat for seat in self.match.state.pending() if seat in self.bots]
            if not waiting:
                return
            self.let_bot_choose(waiting[0])

    def let_bot_choose(self, seat: int) -> None:
        """One bot's move. Its chance follows from seed and position: a resumed match goes on as it would have."""
        match = self.match
        chance = fast(f"{match.seed}/bots/{match.position}")
        if is_watched(self.console):
            with self.console.status(Text(clean(self.words.own.say("terminal-thinking", {"seat": seat})))):
                move = ask(self.bots[seat], match.setup, match.state, seat, chance)
        else:
            move = ask(self.bots[seat], match.setup, match.state, seat, chance)
        match.play(seat, move)

    def seat_chooses(self, seat: int) -> None:
        """Give a person the screen and ask; the answer is a move, or taking the last one back."""
        if self.holder != seat and not self.hand_over(seat):
            return
        self.words.me = seat
        control = self.control_of(seat)
        by_odds = None if control is None else control.gesture.overdue()
        answer = self.prompt.ask(seat, self.show_news(seat), by_odds)
        if answer is TAKE_BACK:
            self.take_back(seat)
        elif answer is BY_GESTURE and control is not None:
            self.make_gesture(seat, control)
        else:
            self.match.play(seat, answer)

    def control_of(self, seat: int) -> KeyControl | None:
        """The control of the gesture that this seat is asked for, where somebody is at the keyboard to make it."""
        if not self.match.state.gesture_outcomes(seat):
            return None
        if self.keys is not None or has_live_keyboard(self.console):
            gesture = self.match.begin_gesture(seat)
            return None if gesture is None else key_control(self.match.setup.game, gesture, self.words)
        if not self.told_of_odds:
            self.told_of_odds = True
            self.console.print(Text(self.words.own.say("terminal-no-hand"), style="dim"))
        return None

    def make_gesture(self, seat: int, control: KeyControl) -> None:
        """Let the person make the gesture, and take its outcome."""
        gesture = control.gesture
        try:
            with quiet_keyboard() if self.keys is None else nullcontext(self.keys) as keys:
                perform(self.console, control, keys, self.words.own)
        except (EOFError, KeyboardInterrupt):
            if not gesture.recording:
                raise Quit from None
            gesture.relax()  # what has begun counts
            self.match.play_gesture(seat, gesture.outcome(), list(gesture.recording))
            raise Quit from None
        self.match.play_gesture(seat, gesture.outcome(), list(gesture.recording))

    def show_news(self, seat: int) -> int:
        """What this seat may know of what happened since it was last asked; the lines that it took."""
        events = self.match.events
        heard = [event for event in events[self.shown[seat] :] if event.heard_by(seat)]
        self.shown[seat] = len(events)
        self.console.print()
        self.console.rule(Text(clean(f"{self.match.setup.game.title}: {self.match.names[seat]}")), characters="─")
        return show_lines(self.console, lines(self.words, heard)) + 1

    def hand_over(self, seat: int) -> bool:
        """Clear the screen before the next person looks at it. False where the last person took a move back."""
        console, words = self.console, self.words
        before, self.holder = self.holder, NOBODY
        words.me = NOBODY
        clear(console)
        console.print(Text(clean(words.own.say("terminal-hand-over", {"seat": seat})), style="bold"))
        takes_back = before != NOBODY and self.match.why_no_takeback(before) is None
        if takes_back:
            console.print(Text(clean(words.own.say("terminal-may-take-back", {"seat": before})), style="dim"))
        while True:
            prompt = clean(words.own.say("terminal-only-you-look", {"seat": seat}))
            answer = question(console, f"{prompt} ").casefold()
            if answer == "q":
                raise Quit
            if answer == "u" and takes_back:
                self.holder = before
                self.take_back(before)
                return False
            if answer in ("", clean(self.match.names[seat]).casefold()):
                break
            console.print(Text(words.own.say("terminal-enter-or-quit")))
        clear(console)
        self.holder = seat
        return True

    def take_back(self, seat: int) -> None:
        """Undo a seat's last move; nobody has been shown more than what is left."""
        self.match.take_back(seat)
        self.shown = [min(shown, len(self.match.events)) for shown in self.shown]
        self.console.print(Text(self.words.own.say("terminal-taken-back"), style="bold"))

    def show_end(self) -> None:
        """The last news, then the result. With several people it is what everybody may hear."""
        viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.words.me = NOBODY if viewer == SPECTATOR else viewer
        if viewer == SPECTATOR:
            clear(self.console)
        shown = self.shown[viewer] if viewer != SPECTATOR else min(self.shown[seat] for seat in self.people)
        heard = [event for event in self.match.events[shown:] if event.heard_by(viewer)]
        self.console.print()
        show_lines(self.console, lines(self.words, heard))
        outcome = self.match.state.result
        assert outcome is not None
        show_result(self.console, self.words, outcome)

    def catch_up(self, sentences: int) -> None:
        """After a resume: show everybody the last few events again, not the whole match."""
        events = self.match.events
        for seat in self.people:
            heard = [number for number, event in enumerate(events) if event.heard_by(seat)]
            self.shown[seat] = heard[-sentences] if len(heard) > sentences else 0
