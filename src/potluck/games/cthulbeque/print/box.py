"""What Cthulbeque's printed box holds: the deck, a tracker for each chef, and counters."""

from __future__ import annotations

from typing import Any, Final

from potluck.games.cthulbeque.cards import MOST_CHEFS
from potluck.kernel.game import CardFace, Setup
from potluck.kernel.phrases import Words

#: Counters of each sort: no rule limits them, and this many have always been enough.
COUNTERS: Final = {"cooking": 40, "damage": 30, "star": 15, "clip": 4 * MOST_CHEFS}


def pack(setup: Setup, words: Words) -> dict[str, Any]:
    """Everything that is printed, as plain data; `words` are those of box.typ."""
    faces = setup.game.faces(setup.deck)
    return {
        "parts": ["cards", "backs", "tokens", "sheets", "rules"],
        "decks": [{"back": setup.game.title, "cards": [card(face, words) for face in faces]}],
        "counters": [{"kind": kind, "count": number} for kind, number in COUNTERS.items()],
        "chefs": MOST_CHEFS,
        "assembly": assembly(faces, words),
        "words": box_words(words),
    }


def card(face: CardFace, words: Words) -> dict[str, Any]:
    """A card; its picture is found by the name that the deck has for it, its sigil by its family."""
    meanings = [words.say(f"trait-{trait}", form="long") for trait in face.traits if face.kind == "monster"]
    traits = [words.word("trait", trait) for trait in face.traits]
    return {
        "id": face.id,
        "name": words.card(face.id),
        "picture": face.name,
        "copies": face.copies,
        "kind": face.kind,
        "title": words.word("kind", face.kind),
        "sigil": "".join(face.symbols),
        "family": " ".join([*(words.word("symbol", symbol) for symbol in face.symbols), *face.also]),
        "trait": "".join(traits) if face.kind == "monster" else "",
        "nuisance": "nuisance" in face.traits,
        "line": " ".join([*(words.tell(effect) for effect in face.effects), *meanings]),
        **dict(face.numbers),
    }


def assembly(faces: list[CardFace], words: Words) -> dict[str, Any]:
    """What is in the box, how it is made, and what else one needs."""
    kinds = {kind: sum(face.copies for face in faces if face.kind == kind) for kind in ("monster", "recipe")}
    pieces = {
        "cards": sum(face.copies for face in faces),
        "trackers": MOST_CHEFS,
        "cooking": COUNTERS["cooking"],
        "damage": COUNTERS["damage"],
        "stars": COUNTERS["star"],
        "markers": COUNTERS["clip"],
    }
    return {
        "pieces": [
            {
                "count": count,
                "name": words.say(f"print-piece-{piece}", {"count": count}),
                "how": words.say(
                    f"print-piece-{piece}",
                    {"count": count, "monsters": kinds["monster"], "recipes": kinds["recipe"]},
                    "how",
                ),
            }
            for piece, count in pieces.items()
        ],
        "steps": [words.say(f"print-step-{step}") for step in ("cards", "trackers", "markers")],
        "needs": [words.say(f"print-need-{need}") for need in ("dice", "patience")],
    }


def box_words(words: Words) -> dict[str, Any]:
    """The words on cards and trackers."""
    return {
        "nuisance": words.word("trait", "nuisance"),
        "trackers": words.say("print-trackers"),
        "chefs": [words.say(f"print-chef-{number}") for number in range(1, MOST_CHEFS + 1)],
        "pools": [words.word("pool", pool) for pool in ("cooking", "sanity")],
        "turn": words.say("print-turn"),
        "turn-steps": words.say("print-turn", form="steps"),
        "rolls": words.say("print-rolls"),
        "test": words.say("print-test"),
        "test-line": words.say("print-test", form="line"),
        "check": words.say("print-check"),
        "check-line": words.say("print-check", form="line"),
        "places": [words.say("print-hospital"), words.say("print-asylum")],
    }
