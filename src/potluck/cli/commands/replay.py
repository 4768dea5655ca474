"""`potluck replay` and `potluck verify`: print a match file in sentences, and verify it."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from potluck.cli.arguments import find_game, find_language, no_such
from potluck.cli.files import MATCH_BYTES, BadFile, read_text
from potluck.cli.terminal.narration import lines, show_lines, show_result
from potluck.cli.terminal.screen import clean, make_console, read_line
from potluck.cli.terminal.words import TerminalWords
from potluck.kernel.errors import BadSetup, BrokenMatch
from potluck.kernel.events import EVERYONE, SPECTATOR, Event
from potluck.kernel.match import Match
from potluck.kernel.matchfile import parse, read_match, verify_match

BROKEN = 1


# -- proving ------------------------------------------------------------------------------------------


def prove(path: Path, as_json: bool) -> int:
    """Verify a match file by replaying it; the exit status: 0 if it is intact, 1 if somebody changed it."""
    text = read_text(path, "match file", MATCH_BYTES)
    try:
        find_game(parse(text)["game"])
        match = verify_match(text, find_game)
    except BrokenMatch as error:
        report(path, as_json, {"file": str(path), "verified": False, "reason": str(error)})
        return BROKEN
    except UnicodeEncodeError:
        raise BadFile(f"the match file {path} has letters that do not exist") from None
    outcome = match.state.result
    facts: dict[str, Any] = {
        "file": str(path),
        "verified": True,
        "game": match.setup.game.id,
        "names": match.names,
        "moves": match.position,
        "finished": outcome is not None,
        "winners": [] if outcome is None else outcome.winners(),
        "house_deck": match.setup.deck.source == match.setup.game.house_deck(),
    }
    gestures = [number for number, line in enumerate(match.played, start=1) if line.recording]
    if gestures:
        same = sum(match.replay_gesture(number) is not None for number in gestures)
        facts["movements"] = {"by_hand": len(gestures), "same_here": same}
    report(path, as_json, facts)
    return 0


def report(path: Path, as_json: bool, facts: dict[str, Any]) -> None:
    """The finding, as a sentence or for programs."""
    if as_json:
        print(json.dumps(facts, ensure_ascii=False))
    elif not facts["verified"]:
        print(clean(f"{path} does not prove itself: {facts['reason']}."))
    else:
        ending = "finished" if facts["finished"] else "not finished yet"
        deck = "the house deck" if facts["house_deck"] else "a deck of its own"
        moves = counted(facts["moves"], "move")
        print(clean(f"{path} proves itself: {facts['game']} with {deck}, {moves}, {ending}."))
        if gestures := facts.get("movements"):
            made = counted(gestures["by_hand"], "movement")
            print(f"{made} by hand, of which {gestures['same_here']} came out the same again on this machine.")


def counted(count: int, what: str) -> str:
    """1 move, 2 moves."""
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


# -- telling ------------------------------------------------------------------------------------------


def tell_story(path: Path, step: bool, seat: str | None, everything: bool, lang: str) -> None:
    """Print a match in sentences from its first deal: what a seat heard, or what was public."""
    language = find_language(lang)
    try:
        match = read_match(read_text(path, "match file", MATCH_BYTES), find_game)
    except UnicodeEncodeError:
        raise BadFile(f"the match file {path} has letters that do not exist") from None
    if seat is not None and everything:
        raise BadSetup("--seat and --open do not go together")
    viewer = SPECTATOR if seat is None else find_seat(match, seat)
    console = make_console()
    console.rule(Text(match.setup.game.title, style="bold"), characters="─")
    words = TerminalWords(match.setup, match.names, language)
    words.me = -1 if seat is None else viewer
    everybody = list(range(match.setup.seats))
    console.print(Text(clean(words.own.say("terminal-story", {"seats": everybody, "moves": match.position}))))
    console.print()
    if step:
        tell_by_steps(console, match, viewer, everything, words)
    else:
        show_lines(console, sentences(words, match.events, viewer, everything))
    console.print()
    if match.state.result is None:
        command = shlex.join(["potluck", "play", "--resume", str(path)])
        console.print(Text(clean(words.own.say("terminal-not-finished", {"command": command})), "bold"), soft_wrap=True)
    else:
        show_result(console, words, match.state.result)


def tell_by_steps(console: Console, match: Match, viewer: int, everything: bool, words: TerminalWords) -> None:
    """Show move after move and wait for Enter in between; at `q` or the end of input, show the rest without waiting."""
    again = match.until(0)
    shown = 0
    waits = True
    for number in range(match.position + 1):
        news = sentences(words, again.events[shown:], viewer, everything)
        shown = len(again.events)
        show_lines(console, news)
        if number == match.position:
            return
        if news and waits:
            prompt = words.own.say("terminal-step", {"number": number, "moves": match.position})
            try:
                waits = read_line(console, f"{prompt} ") != "q"
            except EOFError:
                waits = False
        line = match.played[number]
        again.state.apply(line.seat, line.move)


def sentences(words: TerminalWords, events: list[Event], viewer: int, everything: bool) -> list[str]:
    """The sentences that a viewer may hear; with `everything`, all of them, secret ones with their owner's name."""
    if not everything:
        return lines(words, [event for event in events if event.heard_by(viewer)])
    sentences_heard: list[str] = []
    for event in events:
        owner = owner_of(event, len(words.names))
        sentences_heard += [
            f"{clean(words.name(owner))}: {line}" if owner >= 0 else line for line in lines(words, [event])
        ]
    return sentences_heard


def owner_of(event: Event, seats: int) -> int:
    """The one seat that an event is for, or -1."""
    ears = [seat for seat in range(seats) if event.heard_by(seat)]
    return ears[0] if len(ears) == 1 and event.audience != EVERYONE and not event.heard_by(SPECTATOR) else -1


def find_seat(match: Match, wanted: str) -> int:
    """A seat by its owner's name, or by its number from 1."""
    if wanted in match.names:
        return match.names.index(wanted)
    if wanted.removeprefix("-").isdecimal():
        if 1 <= int(wanted[:6]) <= match.setup.seats:
            return int(wanted[:6]) - 1
        raise BadSetup(f"--seat must be 1 to {match.setup.seats}, not {wanted[:20]}")
    raise no_such("player", wanted, match.names, "in this match sit")
