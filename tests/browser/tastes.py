"""How stand-ins play Cthulbeque and Café Baras, and the moments that they are asked to bring a table to."""

from __future__ import annotations

from .standin import Look, Offer

#: Answers that keep a Kitchen empty, and those that let things happen.
QUIET = ["draw", "skip", "not yet", "check sanity", "pass back", "leave it", "stop", "no recipe", "keep", "decline"]


def is_monster(card: object) -> bool:
    """Whether a card's id is a Monster's."""
    return str(card).startswith("M")


def fact(offer: Offer, name: str) -> object:
    """A part of a move."""
    return offer.get("facts", {}).get(name)


def quietly(seat: int, offers: list[Offer]) -> Offer:
    """Play nothing, but change cards until there is a Monster among them."""
    away = [offer for offer in offers if offer["key"] == "move-discard" and not is_monster(fact(offer, "card"))]
    said = [offer for word in QUIET for offer in offers if fact(offer, "say") == word]
    return next(iter([*away, *said, *offers]))


def boldly(seat: int, offers: list[Offer]) -> Offer:
    """Stock the Kitchen and cook whatever is in it."""
    own = [offer for offer in offers if offer["key"] == "move-play-home"]
    cook = [offer for offer in offers if offer["key"].startswith("move-cook")]
    return next(iter([*cook, *own]), None) or quietly(seat, offers)


def can_challenge(look: Look) -> bool:
    """When a chef may play a Monster on somebody else."""
    return bool(look["pending"] and any(move["key"] == "move-play-challenge" for move in look["moves"]))


def at_a_reroll(look: Look) -> bool:
    """When somebody cooks and has a say afterwards."""
    return bool(look["pending"] and look["view"]["step"] in ("go_on", "reroll_window"))


def host(seat: int, offers: list[Offer]) -> Offer:
    """Build where there is money, else serve."""
    for key in ("move-claim", "move-add", "move-serve", "move-take", "move-done"):
        for offer in offers:
            if offer["key"].startswith(key):
                return offer
    return offers[0]


def closing_soon(look: Look) -> bool:
    """When the last turns have begun, or the match has lasted long."""
    view = look["view"]
    return bool(view["ending"] is not None or min(cafe["turns"] for cafe in view["cafes"]) >= 40)
