"""What Café Carnage's printed box holds: the menu's cards, ballots, board, money and tokens."""

from __future__ import annotations

from typing import Any, Final, cast

from potluck.games.cafe_carnage.cards import COURSES, Menu
from potluck.kernel.game import Setup

#: CC-1.6: six hands of two Splits, two Separates and one Run.
HANDS: Final = 6
BALLOTS: Final = [
    (
        "split",
        "Split the Bill",
        2,
        "All who stay share one bill; and the runners' too, if nobody was caught.",
    ),
    ("separate", "Pay Separately", 2, "All who stay pay for what they ate themselves."),
    ("run", "Run!", 1, "Alone you always escape. In company the dearest meal is caught and pays for all."),
]
#: The coins of the original: 42 of one dollar, 24 of five, 21 of ten (CC-A17).
COINS: Final = [(1, 42), (5, 24), (10, 21)]


def pack(setup: Setup) -> dict[str, Any]:
    """Everything that is printed, as plain data."""
    menu = cast(Menu, setup.deck)
    decks: list[dict[str, Any]] = []
    for course, name in enumerate(COURSES):
        dishes = [
            {"id": dish.id, "name": dish.name, "kind": name, "value": dish.value, "copies": dish.copies}
            for dish in menu.dishes
            if dish.course == course
        ]
        decks.append({"back": name, "cards": dishes})
    ballots = [
        {"id": id, "name": name, "kind": "ballot", "line": line, "copies": copies * HANDS}
        for id, name, copies, line in BALLOTS
    ]
    decks.append({"back": "ballot", "cards": ballots})
    dishes_count = sum(dish.copies for dish in menu.dishes)
    coins_count = sum(count for _, count in COINS)
    return {
        "parts": ["cards", "backs", "board", "tokens", "sheets", "rules"],
        "decks": decks,
        "menu": [[dish.name for dish in menu.dishes if dish.course == course] for course in range(3)],
        "coins": [{"value": value, "count": count} for value, count in COINS],
        "players": HANDS,
        "assembly": {
            "pieces": [
                {"count": dishes_count, "name": "dish cards", "how": "starters, mains and desserts; three backs"},
                {
                    "count": 5 * HANDS,
                    "name": "action cards",
                    "how": "six hands of two Splits, two Separates, one Run",
                },
                {"count": 1, "name": "board in two halves", "how": "trim, and join the halves with tape on the back"},
                {"count": coins_count, "name": "coins", "how": "42 of $1, 24 of $5, 21 of $10, printed on both sides"},
                {"count": 8, "name": "diners", "how": "round, eight colours to choose from, on cardboard"},
                {"count": 8, "name": "IOUs", "how": "two-sided; whoever has borrowed keeps one in front of them"},
                {"count": 2, "name": "guards", "how": "fold at the line and glue the feet, so that they stand"},
                {"count": 1, "name": "night marker", "how": "round"},
                {
                    "count": HANDS,
                    "name": "menu sheets",
                    "how": "for the advanced menu (CC-11): tick what you ate",
                },
            ],
            "steps": [
                "Print the cards on paper of 200 to 300 g/m², or on plain paper for sleeves, and cut along the marks.",
                "Print the board and the pieces on plain paper; glue them onto cardboard of about 1 mm, then cut.",
                "Trim the board's right half along its left edge, lay it against the left half, and tape the back.",
                "Guards: cut them out, fold in the middle, glue the two faces together and bend the feet outwards.",
            ],
            "needs": [
                "A pencil for each diner, for the advanced menu only.",
                "Four to six friends who will still talk to you afterwards.",
            ],
        },
    }
