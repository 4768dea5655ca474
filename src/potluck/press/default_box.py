"""The printed parts of a game without a `print` folder: all its cards, and the rules."""

from __future__ import annotations

from typing import Any

from potluck.kernel.game import Setup


def pack(setup: Setup) -> dict[str, Any]:
    """Cards from their faces, in one deck, because it is not known which backs differ."""
    faces = setup.game.faces(setup.deck)
    kinds = sorted({face.kind for face in faces})
    cards = [
        {
            "id": face.id,
            "name": face.name,
            "copies": face.copies,
            "corner": face.corner,
            "facts": face.facts,
            "line": face.line,
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
            "pieces": [{"count": count, "name": "cards", "how": "cut along the marks"}],
            "steps": ["Print the cards on both sides, or put the fronts into sleeves, and cut them apart."],
            "needs": ["Whatever the rules ask for beside the cards: tokens, coins, a die."],
        },
    }
