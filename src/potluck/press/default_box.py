"""The printed parts of a game without a `print` folder: all its cards, and the rules."""

from __future__ import annotations

from collections import Counter
from typing import Any

from potluck.kernel.game import CardFace, Setup
from potluck.kernel.phrases import slug
from potluck.language.teller import Teller


def pack(setup: Setup, words: Teller) -> dict[str, Any]:
    """Cards from their faces, in one deck, because it is not known which backs differ."""
    faces = setup.game.faces(setup.deck)
    kinds = sorted({face.kind for face in faces})
    cards = [
        {
            "id": face.id,
            "name": words.card(face.id),
            "copies": face.copies,
            "corner": corner(face, words),
            "facts": facts(face, words),
            "line": text(face, words),
            "tint": kinds.index(face.kind),
        }
        for face in faces
        if face.copies
    ]
    count = sum(face.copies for face in faces)
    return {
        "parts": ["cards", "backs", "rules"],
        "decks": [{"back": setup.game.title, "cards": cards}],
        "assembly": {
            "pieces": [
                {
                    "count": count,
                    "name": words.say("press-default-piece-cards", {"count": count}),
                    "how": words.say("press-default-piece-cards", {"count": count}, "how"),
                }
            ],
            "steps": [words.say("press-default-step-cards")],
            "needs": [words.say("press-default-need-rest")],
        },
    }


def corner(face: CardFace, words: Teller) -> str:
    """The number in a card's corner; nothing where none stands there."""
    return "".join(amount(name, value, words) for name, value in face.numbers if name == face.corner)


def amount(name: str, value: int, words: Teller) -> str:
    """A number as the attribute `.corner` of its message has it, such as $3; else the bare number."""
    key = f"number-{slug(name)}"
    return words.say(key, {"value": value}, "corner") if words.has(key, "corner") else str(value)


def facts(face: CardFace, words: Teller) -> str:
    """Everything else on a card beside its effects, in a line: kind, numbers, symbols, traits, other names."""
    found = [words.word("kind", face.kind)]
    for name, value in face.numbers:
        label = words.word("number", name)
        found.append(words.say("press-default-number", {"label": label, "value": amount(name, value, words)}))
    for name, count in Counter(face.symbols).items():
        symbol = words.word("symbol", name)
        found.append(words.say("press-default-symbols", {"symbol": symbol, "count": count}) if count > 1 else symbol)
    found.extend(words.word("trait", name) for name in face.traits)
    found.extend(face.also)
    return capital(" · ".join(found))


def text(face: CardFace, words: Teller) -> str:
    """A card's effects, and what its traits mean where a message's attribute `.long` says so."""
    said = [words.tell(effect) for effect in face.effects]
    for name in face.traits:
        key = f"trait-{slug(name)}"
        if words.has(key, "long"):
            trait = capital(words.word("trait", name))
            meaning = words.say(key, form="long")
            said.append(words.say("press-default-trait", {"trait": trait, "meaning": meaning}))
    return " ".join(said)


def capital(line: str) -> str:
    """A line with a capital letter at its beginning."""
    return line[:1].upper() + line[1:]
