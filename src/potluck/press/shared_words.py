"""The words of the printed pages that all games share, told for `lib/*.typ`."""

from __future__ import annotations

from typing import Any, Final

from potluck.kernel.game import Game, Setup
from potluck.kernel.phrases import Words
from potluck.rulebook import read_spans

#: Placeholders for what only the typesetter knows; `filled` of lib/words.typ fills them in.
NUMBER: Final = "{number}"
COUNT: Final = "{count}"
PART: Final = "{part}"
PIECES: Final = "{pieces}"

SHIFT_EXAMPLE: Final = "potluck print … --shift -1,-0.5"
NO_BACKS: Final = "--what cards"


def shared_words(setup: Setup, words: Words) -> dict[str, Any]:
    """Titles, headings, footers, and the page for the printer."""
    title = setup.game.title
    return {
        "document": words.say("press-document", {"title": title}),
        "subtitle": subtitle(setup.game, words),
        "tagline": words.say("tagline"),
        "pieces-title": words.say("press-pieces-title"),
        "steps-title": words.say("press-steps-title"),
        "needs-title": words.say("press-needs-title"),
        "credits": credits(setup, words),
        "pieces": words.say("press-heading-pieces", {"title": title}),
        "front": words.say("press-heading-front", {"pieces": PIECES}),
        "back": words.say("press-heading-back", {"pieces": PIECES}),
        "footer": footers(title, words),
        "printer": printer_page(words),
    }


def subtitle(game: Game, words: Words) -> str:
    """For how many players a game is, and how long it takes."""
    low, high = game.minutes
    if game.least_seats < game.most_seats:
        players = words.say("press-players", {"least": game.least_seats, "most": game.most_seats})
    else:
        players = words.say("press-players-exactly", {"count": game.least_seats})
    if low < high:
        minutes = words.say("press-minutes", {"least": low, "most": high})
    else:
        minutes = words.say("press-minutes-about", {"count": low})
    return words.say("press-subtitle", {"players": players, "minutes": minutes})


def credits(setup: Setup, words: Words) -> str:
    """Whose game it is, whose pictures and fonts; and that the deck is one of the reader's own, if it is."""
    game = setup.game
    said = words.say("press-credits", {"title": game.title, "designers": list(game.designers)})
    if setup.house_deck:
        return said
    return f"{said} {words.say('press-own-deck', {'digest': setup.deck.digest[:10]})}"


def footers(title: str, words: Words) -> dict[str, str]:
    """The small lines at the foot of the pages."""
    return {
        "box": words.say("press-footer-box", {"title": title}),
        "rules": words.say("press-footer-rules", {"title": title}),
        "fronts": words.say("press-footer-fronts", {"title": title, "number": NUMBER, "count": COUNT}),
        "backs": words.say("press-footer-backs", {"title": title, "number": NUMBER, "count": COUNT}),
        "part": words.say("press-footer-part", {"title": title, "part": PART}),
        "part-numbered": words.say(
            "press-footer-part-numbered", {"title": title, "part": PART, "number": NUMBER, "count": COUNT}
        ),
        "pieces": words.say("press-footer-pieces", {"pieces": PIECES, "number": NUMBER, "count": COUNT}),
        "pieces-second": words.say("press-footer-pieces-second", {"pieces": PIECES, "number": NUMBER, "count": COUNT}),
        "printer": words.say("press-footer-printer", {"title": title}),
        "printer-second": words.say("press-footer-printer-second", {"title": title}),
        "empty": words.say("press-footer-empty"),
    }


def printer_page(words: Words) -> dict[str, Any]:
    """How to print to scale and on both sides; paragraphs as spans."""
    return {
        "title": words.say("press-printer-title"),
        "scale": read_spans(words.say("press-printer-scale")),
        "sides": read_spans(words.say("press-printer-sides")),
        "shift": read_spans(words.say("press-printer-shift")),
        "shift-example": SHIFT_EXAMPLE,
        "one-sided": read_spans(words.say("press-printer-one-sided", {"option": NO_BACKS})),
        "second": words.say("press-printer-second"),
    }
