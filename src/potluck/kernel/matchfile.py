"""Match files: a match as JSON that can be verified by replaying it. The reader trusts nothing."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any, Final

from potluck.kernel.errors import BadMatch, BrokenMatch, IllegalMove, PotluckError
from potluck.kernel.game import Game
from potluck.kernel.match import Match, PlayedMove, commitment

FORMAT: Final = 1
LONGEST: Final = 4_000_000
LONGEST_RECORDING: Final = 10_000
FIELDS: Final = [
    "potluck",
    "game",
    "seats",
    "names",
    "options",
    "deck",
    "chance",
    "commitment",
    "seed",
    "moves",
    "outcome",
    "trail",
]


def seal_of(document: dict[str, Any]) -> str:
    """The seal of a file: a hash over everything else in it."""
    body = {key: document[key] for key in FIELDS}
    return hashlib.sha256(json.dumps(body, sort_keys=True, ensure_ascii=False).encode()).hexdigest()


def write_match(match: Match) -> str:
    """The text of the match's file; it is complete at any moment, whether the match is over or not."""
    outcome = match.state.result
    document: dict[str, Any] = {
        "potluck": FORMAT,
        "game": match.setup.game.id,
        "seats": match.setup.seats,
        "names": match.names,
        "options": match.setup.options,
        "deck": {"sha256": match.setup.deck.digest, "toml": match.setup.deck.source},
        "chance": "sealed" if match.sealed else "fast",
        "commitment": commitment(match.seed),
        "seed": match.seed,
        "moves": [written(line) for line in match.played],
        "outcome": None
        if outcome is None
        else {"reason": outcome.reason, "ranks": outcome.ranks, "scores": outcome.scores},
        "trail": match.trail,
    }
    document["seal"] = seal_of(document)
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def written(line: PlayedMove) -> list[Any]:
    """A line of the log; the outcome of a gesture carries its recording, where there is one."""
    words: list[Any] = [line.seat, line.move.key()]
    if line.by_gesture:
        words.append("by hand")
        if line.recording:
            words.append(line.recording)
    return words


def parse(text: str) -> dict[str, Any]:
    """The document in the file, every field of the right type, or BadMatch."""
    if len(text) > LONGEST:
        raise BadMatch(f"the match file is longer than {LONGEST} characters")
    try:
        document = json.loads(text)
        json.dumps(document, ensure_ascii=False).encode()  # a lone surrogate is no text
    except (ValueError, RecursionError):
        raise BadMatch("the match file is not valid JSON") from None
    if not isinstance(document, dict) or "potluck" not in document:
        raise BadMatch("this is not a Potluck match file")
    if document["potluck"] != FORMAT:
        raise BadMatch(f"the match file is of format {document['potluck']!r}; this Potluck reads format {FORMAT}")
    for field in [*FIELDS, "seal"]:
        if field not in document:
            raise BadMatch(f"the match file has no {field!r}")
    shapes: list[tuple[str, bool]] = [
        ("game", isinstance(document["game"], str)),
        ("seats", type(document["seats"]) is int),
        ("names", is_list_of_text(document["names"])),
        ("options", isinstance(document["options"], dict) and is_list_of_text(list(document["options"].values()))),
        ("deck", isinstance(document["deck"], dict) and isinstance(document["deck"].get("toml"), str)),
        ("chance", document["chance"] in ("sealed", "fast")),
        ("seed", isinstance(document["seed"], str)),
        ("moves", isinstance(document["moves"], list) and all(is_line(line) for line in document["moves"])),
    ]
    for field, fine in shapes:
        if not fine:
            raise BadMatch(f"the match file's {field!r} is not what it should be")
    if document["chance"] == "sealed" and not is_sealed_seed(document["seed"]):
        raise BadMatch("the match file's seed must be 64 hexadecimal digits")
    return document


def is_list_of_text(value: object) -> bool:
    """Whether a value is a list of texts and nothing else."""
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


def is_line(value: object) -> bool:
    """Whether a value is a line of the log: seat, key of the move; for a gesture also "by hand" and its recording."""
    return (
        isinstance(value, list)
        and 2 <= len(value) <= 4
        and type(value[0]) is int
        and isinstance(value[1], str)
        and (len(value) == 2 or value[2] == "by hand")
        and (len(value) < 4 or is_recording(value[3]))
    )


def is_recording(value: object) -> bool:
    """Whether a value is a list of integers, no longer than a gesture's recording may be."""
    return isinstance(value, list) and len(value) <= LONGEST_RECORDING and all(type(part) is int for part in value)


def is_sealed_seed(seed: str) -> bool:
    """Whether a seed is 64 hexadecimal digits."""
    return len(seed) == 64 and all(digit in "0123456789abcdef" for digit in seed)


def replay(document: dict[str, Any], find_game: Callable[[str], Game]) -> Match:
    """Replay the moves of a parsed file; the rules check each."""
    game = find_game(document["game"])
    setup = game.setup(document["seats"], document["options"], document["deck"]["toml"])
    match = Match(setup, document["names"], document["seed"], document["chance"] == "sealed")
    for number, line in enumerate(document["moves"], start=1):
        move = setup.deck.catalogue.named(line[1])
        if move is None:
            raise BadMatch(f"move {number}, {line[1]!r}, does not exist in {game.title}")
        try:
            if len(line) > 2:
                match.play_gesture(line[0], move, line[3] if len(line) > 3 else None)
            else:
                match.play(line[0], move)
        except IllegalMove as error:
            raise BadMatch(f"move {number}, {line[1]!r} of seat {line[0]}, is illegal: {error}") from None
    return match


def read_match(text: str, find_game: Callable[[str], Game]) -> Match:
    """The match of a file, ready to go on; or BadMatch, BadSetup or BadDeck."""
    return replay(parse(text), find_game)


def verify_match(text: str, find_game: Callable[[str], Game]) -> Match:
    """The match of a file in which everything fits, or BrokenMatch with what does not."""
    document = parse(text)
    if commitment(document["seed"]) != document["commitment"]:
        raise BrokenMatch("the seed is not the one that was committed to before the first move")
    if hashlib.sha256(document["deck"]["toml"].encode()).hexdigest() != document["deck"].get("sha256"):
        raise BrokenMatch("the deck was changed: it does not have the fingerprint that the file gives it")
    try:
        match = replay(document, find_game)
    except PotluckError as error:
        raise BrokenMatch(f"the match cannot be played again: {error}") from None
    if match.trail != document["trail"]:
        raise BrokenMatch("the moves do not lead where they led when it was played: a move or an option was changed")
    outcome = match.state.result
    written = document["outcome"]
    replayed = None if outcome is None else {"reason": outcome.reason, "ranks": outcome.ranks, "scores": outcome.scores}
    if written != replayed:
        raise BrokenMatch("the result written down is not the one that the moves lead to")
    if seal_of(document) != document["seal"]:
        raise BrokenMatch("the file's seal does not fit its content: something was changed")
    return match
