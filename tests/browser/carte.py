"""À la carte's cooks: how a guest chooses, heats, tilts a shaker and tosses a crêpe; and stand-ins that lead there."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from .guests import Guest
from .needed import expect
from .standin import Look, Offer

if TYPE_CHECKING:
    from playwright.sync_api import Locator

CARTE = "a-la-carte"
#: Degrees in tenths: far enough that something may fall, and that nobody mistakes it for a touch.
TILTED = 700
#: Condiment-free dishes, which nobody may season.
PLAIN = ("D01", "D02")


def seasons(seat: int, offers: list[Offer]) -> Offer:
    """Something that can be seasoned into the pan, and then for the shakers."""
    for offer in offers:
        if offer["key"] == "move-season" or offer["facts"].get("dish", PLAIN[0]) not in PLAIN:
            return offer
    return next((offer for offer in offers if offer["facts"].get("do") == "end turn"), offers[0])


def makes_a_crepe(seat: int, offers: list[Offer]) -> Offer:
    """The first seat burns an oyster to make room for its crêpe, heats it and flips; the others do nothing."""
    by = {str(offer["facts"].get("do") or offer["facts"].get("dish")): offer for offer in offers}
    if seat != 0:
        return by.get("end turn") or offers[0]
    for wish in ("flip", "crepe", "D03", "heat", "let it burn"):
        if wish in by:
            return by[wish]
    return offers[0]


def about_to(step: str) -> Any:
    """When one of one's seats is asked for a gesture."""
    return lambda look: bool(look["pending"]) and look["view"]["step"] == step


def latest(guest: Guest) -> dict[str, Any]:
    """What die, shaker or pan have shown last, as the server told this browser."""
    return shown(guest.heard("position")[-1])


def shown(position: dict[str, Any]) -> dict[str, Any]:
    """What die, shaker or pan have shown last by then."""
    looks: list[Look] = list(position["seats"].values())
    return dict(looks[0]["view"]["latest"] or {})


def is_asked(guest: Guest) -> bool:
    """Whether it is this guest's turn, as far as this browser has heard."""
    heard = guest.heard("position")
    return bool(heard) and any(look["pending"] for look in heard[-1]["seats"].values())


def at_turn(guests: list[Guest]) -> Guest:
    """Whose turn it is, once all have heard the same."""

    def agreed() -> bool:
        heard = [guest.heard("position") for guest in guests]
        return all(heard) and len({told[-1]["position"] for told in heard}) == 1 and any(map(is_asked, guests))

    guests[0].waits_until(agreed)
    return next(guest for guest in guests if is_asked(guest))


def grip(guest: Guest) -> Locator:
    """The shaker, or the pan, where it can be taken hold of."""
    return guest.page.get_by_role("button", name=re.compile("^(Tilt the|Toss the crêpe)"))


def cooks_first(guest: Guest, dish: str) -> None:
    """Choose a dish: touch it, read it, cook it."""
    page = guest.page
    guest.touches(page.get_by_role("button", name=re.compile(rf"^{re.escape(dish)}\.")))
    with guest.answered():
        guest.touches(page.get_by_role("button", name="Cook it"))


def frames_seen(guest: Guest, since: int) -> list[list[int]]:
    """The rows of the gesture that began after so many others."""
    rows: list[list[int]] = []
    begun = 0
    for frame in guest.frames:
        begun += frame["type"] == "grasp"
        if begun > since and frame["type"] == "motion":
            rows.extend(frame["frames"])
    return rows


def tilted(guest: Guest, since: int) -> bool:
    """Whether the shaker has been seen far over."""
    return any(row[0] > TILTED for row in frames_seen(guest, since))


def released(guest: Guest, since: int) -> bool:
    """Whether the server has ended the gesture, and told what came of it."""
    ends = [number for number, frame in enumerate(guest.frames) if frame["type"] == "release"]
    return len(ends) > since and any(frame["type"] == "position" for frame in guest.frames[ends[since] :])


def came_of(guest: Guest, since: int) -> dict[str, Any]:
    """What a gesture came to, by the number of its release; bots may have gone on since."""
    end = [number for number, frame in enumerate(guest.frames) if frame["type"] == "release"][since]
    position = next(frame for frame in guest.frames[end:] if frame["type"] == "position")
    return shown(position)


def pours(guest: Guest) -> dict[str, Any]:
    """Tilt the shaker by dragging, out and back; what the server says that fell."""
    handle, mouse = grip(guest), guest.page.mouse
    expect(handle).to_be_visible()
    handle.scroll_into_view_if_needed()
    box = handle.bounding_box()
    assert box is not None
    before, held = len(guest.heard("release")), len(guest.heard("grasp"))
    x, y = box["x"] + box["width"] * 0.3, box["y"] + box["height"] * 0.4
    mouse.move(x, y)
    mouse.down()
    guest.waits_until(lambda: len(guest.heard("grasp")) > held)
    mouse.move(x + box["width"] * 0.6, y, steps=6)
    guest.waits_until(lambda: tilted(guest, held) or released(guest, before))
    mouse.move(x, y, steps=6)
    mouse.up()
    guest.waits_until(lambda: released(guest, before))
    return came_of(guest, before)
