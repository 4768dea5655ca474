"""À la carte's cooks who do everything themselves: on their own screen, with a mouse, a finger or keys, to the end."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from potluck.catalog import find_game
from potluck.language.teller import card_names

from .carte import PLAIN, came_of, frames_seen, grip, released
from .guests import Guest
from .needed import expect
from .standin import Look
from .test_keyboard import Keys

if TYPE_CHECKING:
    from playwright.sync_api import Locator

CREPE = "crepe"
#: The dishes by id, as the house deck has them.
NAMES = card_names(find_game("a-la-carte").setup(2, {}))
#: Grains that have left lie in the pan, or below it: tenths of a millimetre under the wrist.
FALLEN = -1000
ENOUGH = 4
#: Frames (of sixty a second) after which whoever pours has waited long enough.
LONG = 100
#: No match has more decisions of one cook.
MANY = 400


class Cook(ABC):
    """Somebody who pours boldly over every dish and then burns it: a short match with all that there is in one."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page
        self.poured = 0
        self.flipped = 0

    @abstractmethod
    def presses(self, thing: Locator) -> None:
        """Press a button."""

    @abstractmethod
    def pours(self, held: int, before: int) -> None:
        """Take the shaker, tilt it far over, wait until something has fallen, and turn it back."""

    @abstractmethod
    def tosses(self, held: int, before: int) -> None:
        """Jerk the pan up and let the crêpe fly."""

    @abstractmethod
    def has_seen_enough(self) -> None:
        """Press something harmless, so that the table goes on."""

    def chooses(self, name: str) -> None:
        """Touch a dish, read it, cook it; not before everybody has looked up at what became of the last one."""
        dish = self.button(rf"^{re.escape(name)}\.")
        moment = self.page.get_by_role("status").filter(has_text=re.compile("(Burned|Overspiced|Served|Perfect)!"))
        expect(dish.or_(moment).first).to_be_visible()
        if moment.is_visible():
            self.has_seen_enough()
        self.presses(dish)
        self.presses(self.button("^Cook it$"))

    # -- what is asked

    @property
    def asked(self) -> Look | None:
        """What one's seat sees where it owes a decision."""
        return next((look for look in self.guest.looks if look["pending"]), None)

    @property
    def over(self) -> bool:
        """Whether nobody is waited for any more."""
        return not any(look["waiting"] for look in self.guest.looks)

    def waits_for_a_decision(self) -> None:
        """Until it is one's turn, or there is none any more."""
        self.guest.waits_until(lambda: self.asked is not None or self.over)

    def button(self, name: str) -> Locator:
        """A button of the table, by the beginning of its name."""
        return self.page.get_by_role("button", name=re.compile(name)).first

    def decides(self, look: Look) -> None:
        """Answer what is asked, and hear what came of it."""
        guest, view = self.guest, look["view"]
        position = int(guest.here["position"])
        if view["step"] in ("pour", "toss"):
            self.makes_the_gesture(view["step"])
        elif view["step"] in ("first dish", "new dish"):
            self.chooses(self.wish(look))
        else:
            self.presses(self.offered(look))
        guest.catches_up(position + 1)

    def offered(self, look: Look) -> Locator:
        """The button to press, once the table shows that it may be pressed."""
        if look["view"]["step"] == "steal":
            return self.page.get_by_role("group", name="Take a cup from somebody").get_by_role("button").first
        button = self.button(self.answer(look))
        expect(button).not_to_have_attribute("aria-disabled", "true")
        return button

    def wish(self, look: Look) -> str:
        """The dish to cook next: something that can be seasoned where there is one."""
        offered = [str(move["facts"]["dish"]) for move in look["moves"]]
        best = min(offered, key=lambda dish: (dish == CREPE, dish in PLAIN, dish))
        return NAMES[best]

    def answer(self, look: Look) -> str:
        """The beginning of the name of the button to press."""
        view = look["view"]
        moves = look["moves"]
        said = {move["facts"].get("do") for move in moves}
        if view["step"] == "knob":
            return r"^\+3"
        if "let it burn" in said:
            return "^Let it go$"
        if "flip" in said:
            return "^Flip the crêpe$"
        shakers = [str(move["facts"]["container"]) for move in moves if move["key"] == "move-season"]
        if shakers and not any(view["cooks"][view["active"]]["pan"].values()):
            fullest = max(shakers, key=lambda kind: (view["containers"][kind]["grains"], kind))
            return f"^Season with {fullest}"
        return "^Heat" if "heat" in said else "^End your turn$"

    def makes_the_gesture(self, step: str) -> None:
        """One gesture, from its beginning to what came of it."""
        guest = self.guest
        expect(grip(guest)).to_be_visible()
        held, before = len(guest.heard("grasp")), len(guest.heard("release"))
        if step == "pour":
            self.pours(held, before)
            self.poured += 1
        else:
            self.tosses(held, before)
            self.flipped += 1
        guest.waits_until(lambda: released(guest, before))
        seen = came_of(guest, before)
        assert (seen["kind"], seen["by_hand"]) == ("poured" if step == "pour" else "flipped", True)

    def waits_for_gesture(self, held: int) -> None:
        """Wait until the server has begun the gesture."""
        self.guest.waits_until(lambda: len(self.guest.heard("grasp")) > held)

    def something_fell(self, held: int, before: int) -> None:
        """Wait for a few grains, or long enough, or until the time is up."""

        def fell() -> bool:
            rows = frames_seen(self.guest, held)
            return len(rows) > LONG or bool(rows and sum(y < FALLEN for y in rows[-1][2::2]) >= ENOUGH)

        self.guest.waits_until(lambda: fell() or released(self.guest, before))

    def flew(self, held: int, before: int) -> None:
        """Wait until the pan has been seen to rise."""
        self.guest.waits_until(lambda: frames_seen(self.guest, held) != [] or released(self.guest, before))

    def box(self) -> dict[str, Any]:
        """Where the thing to take hold of is on the screen."""
        grip(self.guest).scroll_into_view_if_needed()
        box = grip(self.guest).bounding_box()
        assert box is not None
        return dict(box)


class MouseCook(Cook):
    """With a mouse."""

    def presses(self, thing: Locator) -> None:
        thing.click()

    def has_seen_enough(self) -> None:
        self.page.mouse.click(1, 1)

    def pours(self, held: int, before: int) -> None:
        box, mouse = self.box(), self.page.mouse
        x, y = box["x"] + box["width"] * 0.05, box["y"] + box["height"] * 0.4
        mouse.move(x, y)
        mouse.down()
        self.waits_for_gesture(held)
        mouse.move(x + box["width"] * 0.9, y, steps=4)
        self.something_fell(held, before)
        mouse.move(x, y, steps=4)
        mouse.up()

    def tosses(self, held: int, before: int) -> None:
        box, mouse = self.box(), self.page.mouse
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.8
        mouse.move(x, y)
        mouse.down()
        self.waits_for_gesture(held)
        mouse.move(x, y - box["height"] * 0.6, steps=5)
        self.flew(held, before)
        self.guest.waits_until(lambda: released(self.guest, before))
        mouse.up()


class FingerCook(Cook):
    """With a finger on glass."""

    def __init__(self, guest: Guest) -> None:
        super().__init__(guest)
        self.glass = guest.context.new_cdp_session(guest.page)

    def presses(self, thing: Locator) -> None:
        thing.tap()

    def has_seen_enough(self) -> None:
        self.page.touchscreen.tap(1, 1)

    def touches(self, kind: str, x: float = 0.0, y: float = 0.0) -> None:
        """One finger: touchStart, touchMove or touchEnd."""
        points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
        self.glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def pours(self, held: int, before: int) -> None:
        box = self.box()
        x, y, far = box["x"] + box["width"] * 0.05, box["y"] + box["height"] * 0.4, box["width"] * 0.9
        self.touches("touchStart", x, y)
        self.waits_for_gesture(held)
        for step in range(1, 6):
            self.touches("touchMove", x + far * step / 5, y)
        self.something_fell(held, before)
        self.touches("touchEnd")  # a finger that lets go turns the shaker back

    def tosses(self, held: int, before: int) -> None:
        box = self.box()
        x, y, high = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.8, box["height"] * 0.6
        self.touches("touchStart", x, y)
        self.waits_for_gesture(held)
        for step in range(1, 6):
            self.touches("touchMove", x, y - high * step / 5)
        self.flew(held, before)
        self.guest.waits_until(lambda: released(self.guest, before))
        self.touches("touchEnd")


class KeyCook(Cook):
    """With Tab, Enter and Space, and nothing else."""

    def __init__(self, guest: Guest) -> None:
        super().__init__(guest)
        self.keys = Keys(guest)

    def presses(self, thing: Locator) -> None:
        self.keys.takes(thing)

    def has_seen_enough(self) -> None:
        self.keys.presses("Escape")

    def holds_space(self, held: int) -> None:
        """Walk to the thing, and hold the key down until the gesture begins."""
        self.keys.walks_to(grip(self.guest))
        self.page.keyboard.down("Space")
        self.waits_for_gesture(held)

    def pours(self, held: int, before: int) -> None:
        self.holds_space(held)
        self.something_fell(held, before)
        self.page.keyboard.up("Space")
        # Impatient, also between the last frame and the outcome: nothing may come of it.
        while self.poured == 0 and not released(self.guest, before):
            self.page.keyboard.press("Space")

    def tosses(self, held: int, before: int) -> None:
        self.holds_space(held)
        self.guest.waits_until(lambda: len(frames_seen(self.guest, held)) > ENOUGH or released(self.guest, before))
        self.page.keyboard.up("Space")


def cook_to_the_end(cooks: list[Cook]) -> None:
    """Every decision of these cooks is made on their own screens, until the match is over."""
    guests = [cook.guest for cook in cooks]
    for _ in range(MANY):
        guests[0].waits_until(lambda: any(cook.asked or cook.over for cook in cooks))
        position = max(int(guest.here["position"]) for guest in guests)
        for guest in guests:
            guest.catches_up(position)
        if any(cook.over for cook in cooks):
            break
        asked = next((cook for cook in cooks if cook.asked), None)
        if asked is not None and asked.asked is not None:
            asked.decides(asked.asked)
    for guest in guests:
        expect(guest.result).to_be_visible()
        assert guest.heard("refused") == []
