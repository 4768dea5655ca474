"""What Cthulbeque's printed box holds: the deck, a tracker for each chef, and counters."""

from __future__ import annotations

from typing import Any, Final, cast

from potluck.games.cthulbeque.card_text import card_line
from potluck.games.cthulbeque.cards import ANY_FAMILY, KINDS, MONSTER, MOST_CHEFS, NO_TRAIT, RECIPE, TRAITS, Larder
from potluck.kernel.game import Setup
from potluck.kernel.words import plural

#: Counters of each sort: no rule limits them, and this many have always been enough.
COUNTERS: Final = [("cooking", 40), ("damage", 30), ("star", 15), ("clip", 4 * MOST_CHEFS)]


def pack(setup: Setup) -> dict[str, Any]:
    """Everything that is printed, as plain data."""
    larder = cast(Larder, setup.deck)
    cards = [
        {
            "id": card.id,
            "name": card.name,
            "copies": card.copies,
            "kind": KINDS[card.kind],
            "family": "" if card.family == ANY_FAMILY else card.family,
            "threat": card.threat,
            "fear": card.fear,
            "stars": card.stars,
            "trait": "" if card.kind != MONSTER or card.trait == NO_TRAIT else TRAITS[card.trait],
            "nuisance": card.nuisance,
            "line": card_line(card) or f"Cook it with {plural(card.threat, 'counter')}. Fear check {card.fear}.",
        }
        for card in larder.cards
    ]
    count = sum(card.copies for card in larder.cards)
    monsters = sum(card.kind == MONSTER for card in larder.cards)
    recipes = sum(card.copies for card in larder.cards if card.kind == RECIPE)
    return {
        "parts": ["cards", "backs", "tokens", "sheets", "rules"],
        "decks": [{"back": "Cthulbeque", "cards": cards}],
        "counters": [{"kind": kind, "count": number} for kind, number in COUNTERS],
        "chefs": MOST_CHEFS,
        "assembly": {
            "pieces": [
                {
                    "count": count,
                    "name": "cards",
                    "how": f"{monsters} Monsters, {recipes} Recipes, and all else; one deck",
                },
                {"count": MOST_CHEFS, "name": "chef trackers", "how": "one a chef, for both pools of dice"},
                {"count": 40, "name": "cooking counters", "how": "the flames; laid on a Monster while it cooks"},
                {"count": 30, "name": "damage counters", "how": "the claws; each costs a star at the end"},
                {"count": 15, "name": "bonus stars", "how": "won in Cooking Challenges"},
                {
                    "count": 4 * MOST_CHEFS,
                    "name": "markers",
                    "how": "four a tracker: the most and the present, for both pools",
                },
            ],
            "steps": [
                "Print the cards on paper of 200 to 300 g/m², or on plain paper for sleeves, and cut along the marks.",
                "Print trackers and counters on plain paper, glue them onto cardboard of about 1 mm, and cut them out.",
                "Lay a ring on each tracker where a pool has its most dice, and a dot where it stands now. Paper "
                "clips on the edges do the same work.",
            ],
            "needs": [
                "Six-sided dice: about ten a chef, in two colours if you have them; sharing is fine.",
                "Patience with the Hospital.",
            ],
        },
    }
