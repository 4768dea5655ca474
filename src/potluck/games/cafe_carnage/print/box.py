"""What Café Carnage's printed box holds: the menu's cards, ballots, board, money and tokens."""

from __future__ import annotations

from typing import Any, Final

from potluck.games.cafe_carnage.cards import COURSES
from potluck.kernel.game import CardFace, Setup
from potluck.kernel.phrases import Words

#: CC-1.6: six hands of two Splits, two Separates and one Run.
HANDS: Final = 6
BALLOTS: Final = {"split": 2, "separate": 2, "run": 1}
#: CC-2.1: from Monday to Friday.
NIGHTS: Final = 5
#: The coins of the original: 42 of one dollar, 24 of five, 21 of ten (CC-A17).
COINS: Final = [(1, 42), (5, 24), (10, 21)]
DINERS: Final = 8
IOUS: Final = 8
GUARDS: Final = 2


def pack(setup: Setup, words: Words) -> dict[str, Any]:
    """Everything that is printed, as plain data; `words` are those of box.typ."""
    faces = setup.game.faces(setup.deck)
    decks = [
        {"back": course, "cards": [dish_card(face, words) for face in faces if face.kind == course]}
        for course in COURSES
    ]
    decks.append({"back": "ballot", "cards": [ballot_card(id, words) for id in BALLOTS]})
    return {
        "parts": ["cards", "backs", "board", "tokens", "sheets", "rules"],
        "decks": decks,
        "menu": [[words.card(face.id) for face in faces if face.kind == course] for course in COURSES],
        "coins": [{"value": value, "text": price(value, words), "count": count} for value, count in COINS],
        "ious": IOUS,
        "guards": GUARDS,
        "players": HANDS,
        "assembly": assembly(sum(face.copies for face in faces), words),
        "words": box_words(words),
    }


def dish_card(face: CardFace, words: Words) -> dict[str, Any]:
    """A dish; its picture is found by the name that the deck has for it."""
    value = dict(face.numbers)["cost"]
    return {
        "id": face.id,
        "name": words.card(face.id),
        "picture": face.name,
        "kind": face.kind,
        "value": value,
        "price": price(value, words),
        "fact": words.say("print-dish", {"title": words.word("kind", face.kind), "points": value}),
        "line": " ".join(words.tell(effect) for effect in face.effects),
        "copies": face.copies,
    }


def ballot_card(id: str, words: Words) -> dict[str, Any]:
    """An action card, as often as six hands need it."""
    return {
        "id": id,
        "name": words.say(f"move-vote-{id}"),
        "kind": "ballot",
        "line": words.say(f"move-vote-{id}", form="long"),
        "copies": BALLOTS[id] * HANDS,
    }


def price(value: int, words: Words) -> str:
    """A sum of money, as in a card's corner."""
    return words.say("number-cost", {"value": value}, "corner")


def assembly(dishes: int, words: Words) -> dict[str, Any]:
    """What is in the box, how it is made, and what else one needs."""
    pieces = {
        "dishes": dishes,
        "ballots": sum(BALLOTS.values()) * HANDS,
        "board": 1,
        "coins": sum(count for _, count in COINS),
        "diners": DINERS,
        "ious": IOUS,
        "guards": GUARDS,
        "night": 1,
        "menus": HANDS,
    }
    return {
        "pieces": [
            {
                "count": count,
                "name": words.say(f"print-piece-{piece}", {"count": count}),
                "how": words.say(f"print-piece-{piece}", {"count": count}, "how"),
            }
            for piece, count in pieces.items()
        ],
        "steps": [words.say(f"print-step-{step}") for step in ("cards", "pieces", "halves", "guards")],
        "needs": [words.say(f"print-need-{need}") for need in ("pencils", "friends")],
    }


def box_words(words: Words) -> dict[str, Any]:
    """The words on backs, board, pieces and sheets."""
    return {
        "courses": {
            course: {
                "name": words.word("kind", course),
                "many": words.word("courses", course),
                "leftovers": words.say(f"print-leftovers-{course}"),
            }
            for course in COURSES
        },
        "ballot": words.say("print-ballot"),
        "track": words.say("print-track"),
        "face-down": words.say("print-face-down"),
        "leftovers": words.say("print-leftovers"),
        "night": words.say("print-night"),
        "nights": [words.say(f"print-night-{night}") for night in range(1, NIGHTS + 1)],
        "below-zero": words.say("print-below-zero"),
        "below-zero-line": words.say("print-below-zero", form="line"),
        "halves": [words.say("print-half-left"), words.say("print-half-right")],
        "iou": words.say("print-iou"),
        "iou-front": words.say("print-iou", form="front"),
        "iou-back": words.say("print-iou", form="back"),
        "guard": words.say("print-guard"),
        "menu-sheets": words.say("print-menu-sheets"),
        "menu-sheet": words.say("print-menu-sheet"),
        "menu-sheet-line": words.say("print-menu-sheet", form="line"),
        "menu-sheet-name": words.say("print-menu-sheet", form="name"),
    }
