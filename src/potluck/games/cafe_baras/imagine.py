"""The same street as one player could imagine it: what is hidden is dealt again, from that player's knowledge alone.

Hidden are the deck's order and those cards of the others' hands that came from the deck; cards taken from
the display were seen by all. Everybody also knows which cards were in the discard pile when it became the
deck: a card drawn before that cannot be one of them, and one drawn since must be.
"""

from __future__ import annotations

from potluck.games.cafe_baras.state import OPENLY, Street
from potluck.kernel.chance import Chance


def imagine(truth: Street, seat: int, chance: Chance) -> Street:
    """A copy in which all that this seat cannot know is drawn from `chance`."""
    table = truth.copy()
    table.chance = chance.fork()
    unseen = unseen_cards(table, seat)
    origin = table.origin
    for other, cafe in enumerate(table.cafes):
        if other == seat:
            continue
        hand = [card for card in cafe.hand if origin[card] == OPENLY]
        decks = sorted([origin[card] for card in cafe.hand if origin[card] != OPENLY])
        for deck in decks:
            hand.append(chance.take(unseen[deck]))
        cafe.hand = hand
    table.pile = unseen[table.shuffles]
    return table


def unseen_cards(table: Street, me: int) -> list[list[int]]:
    """The cards that this player cannot locate, in the deck's order, apart by the deck they were in last."""
    seen = [False] * len(table.origin)
    for card in table.display:
        seen[card] = True
    for card in table.discard:
        seen[card] = True
    for seat, cafe in enumerate(table.cafes):
        for card in cafe.row:
            seen[card] = True
        for card in cafe.regulars:
            seen[card] = True
        for card in cafe.hand:
            if seat == me or table.origin[card] == OPENLY:
                seen[card] = True
    unseen: list[list[int]] = [[] for _ in range(table.shuffles + 1)]
    for card, known in enumerate(seen):
        if not known:
            unseen[table.origin[card]].append(card)
    return unseen
