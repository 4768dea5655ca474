"""Guests: each a browser of their own, who speak of tables and dishes, not of selectors."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from . import standin
from .needed import PATIENCE, expect

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, WebSocket

Size = tuple[int, int]
DESK: Size = (1440, 900)
TABLET: Size = (820, 1180)
PHONE: Size = (390, 844)
#: Ends once nothing moves on a page any more.
STILL = """async () => {
  await document.fonts.ready;
  const ends = document.getAnimations().filter(a => a.effect?.getComputedTiming().endTime < Infinity);
  await Promise.all(ends.map(animation => animation.finished.catch(() => null)));
}"""


CARNAGE = "cafe-carnage"
COURSES = ("Starter", "Main", "Dessert")
NIGHTS = 5
SPLIT, SEPARATE, RUN = "Split the Bill", "Pay Separately", "Run!"
#: What a browser says by itself when the server is away: that is what some tests are about.
NO_ANSWER = re.compile(r"ERR_|WebSocket connection|Failed to load resource")


class Guest:
    """One person at one browser. Finds things as a person does: by their role and name."""

    def __init__(self, browser: Browser, url: str, name: str, size: Size = DESK, calm: bool = True) -> None:
        self.name = name
        self.url = url
        self.small = size == PHONE
        self.context = browser.new_context(
            base_url=url,
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="reduce" if calm else "no-preference",
            has_touch=size != DESK,
            is_mobile=self.small,
        )
        self.context.set_default_timeout(PATIENCE)
        self.table = ""
        self.lines: list[WebSocket] = []
        self.raw: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self.troubles: list[str] = []
        self.page = self._new_page()

    def _new_page(self) -> Page:
        page = self.context.new_page()
        page.on("websocket", self._on_line)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", self._on_console)
        return page

    def _on_line(self, line: WebSocket) -> None:
        self.lines.append(line)
        line.on("framereceived", self._on_frame)

    def _on_frame(self, payload: str | bytes) -> None:
        text = payload if isinstance(payload, str) else payload.decode()
        self.raw.append(text)
        self.frames.append(json.loads(text))

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not NO_ANSWER.search(message.text):
            self.troubles.append(message.text)

    def goes_home(self) -> None:
        """Close the browser; nothing may have gone wrong in it."""
        self.context.close()
        assert self.troubles == [], f"{self.name}'s page: {self.troubles}"

    # What is heard on the line

    def heard(self, kind: str) -> list[dict[str, Any]]:
        """Every frame of a kind, oldest first."""
        return [frame for frame in self.frames if frame["type"] == kind]

    def waits_until(self, so: Callable[[], bool]) -> None:
        """Let the page and its line go on until something is so that the screen does not show."""
        late = time.monotonic() + PATIENCE / 1000
        while not so():
            assert time.monotonic() < late, f"{self.name} hears nothing of the kind"
            self.page.evaluate("null")

    @contextmanager
    def answered(self) -> Iterator[None]:
        """Do something that the server has to acknowledge, and wait for that."""
        with self.lines[-1].expect_event("framereceived", lambda frame: '"type":"ack"' in frame):
            yield

    @property
    def cookie(self) -> str:
        """What this browser shows at the door."""
        return "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in self.context.cookies())

    # Coming and sitting down

    def opens(self, path: str = "/") -> None:
        """Go to a page of the house."""
        self.page.goto(path, wait_until="domcontentloaded")

    def lays(
        self,
        *kinds: str,
        game: str = CARNAGE,
        public: bool = False,
        level: str = "random",
        options: dict[str, str] | None = None,
    ) -> str:
        """Lay a table without the sheet; the table's id."""
        seats = [{"kind": kind, **({"level": level} if kind == "bot" else {})} for kind in kinds]
        for number, seat in enumerate(seats):
            if seat["kind"] == "me":
                seat["name"] = self.name
            if seat["kind"] == "local":
                seat["name"] = f"Cousin {number + 1}"
        wanted = {"game": game, "seats": seats, "public": public, "options": options or {}}
        answer = self.context.request.post("/api/tables", data=wanted)
        assert answer.ok, answer.text()
        self.table = str(answer.json()["id"])
        return self.table

    def comes_to(self, table: str) -> None:
        """Open a table's link."""
        self.table = table
        self.opens(f"/table/{table}")

    def steps_out(self) -> None:
        """Close the page but keep the seat: a table that nobody draws plays on much faster."""
        self.opens("about:blank")
        self.frames.clear()

    @property
    def is_out(self) -> bool:
        """Whether the page is closed."""
        return self.page.url == "about:blank"

    def comes_back(self, position: int = 0) -> None:
        """Open the page again, and be told how far the table is."""
        self.comes_to(self.table)
        self.catches_up(position)

    def catches_up(self, position: int) -> None:
        """Hear of a position, or of a later one."""
        self.waits_until(lambda: any(frame["position"] >= position for frame in self.heard("position")[-1:]))

    def sits_down(self) -> None:
        """Take the first free seat, saying who one is."""
        self.page.get_by_role("button", name="Sit here").first.click()
        self.page.get_by_role("textbox", name="Your name").fill(self.name)
        self.page.get_by_role("button", name="That’s me").click()
        expect(self.page.get_by_role("button", name="Stand up")).to_be_visible()

    def deals(self) -> None:
        """Start the match, as its host."""
        button = self.page.get_by_role("button", name="Deal the first cards")
        expect(button).to_be_enabled()
        with self.answered():
            button.click()

    @property
    def family(self) -> list[str]:
        """Oneself and three cousins on the same device."""
        return [self.name, "Cousin 2", "Cousin 3", "Cousin 4"]

    def dines(self, *others: str, **wishes: Any) -> None:
        """Lay a table for oneself and some company, and deal."""
        self.comes_to(self.lays("me", *others, **wishes))
        self.deals()

    # Playing Café Carnage

    @property
    def choices(self) -> Locator:
        """The cards that one may choose from."""
        return self.page.get_by_role("radiogroup", name=re.compile("Your (menu|ballot)"))

    def dishes(self, course: str) -> Locator:
        """The dishes of a course that may be ordered."""
        return self.choices.get_by_role("radio", name=re.compile(rf"\. {course}\. "), disabled=False)

    def ballot(self, vote: str) -> Locator:
        """One of the three ballots."""
        return self.choices.get_by_role("radio", name=re.compile(rf"^{re.escape(vote)}"))

    @property
    def seal(self) -> Locator:
        """The button that makes a choice final."""
        return self.page.get_by_role("button", name=re.compile("^(Seal it|Change to): "))

    def touches(self, thing: Locator) -> None:
        """Click, or tap where there is no mouse."""
        if self.small:
            thing.tap()
        else:
            thing.click()

    def seals(self, card: Locator) -> str:
        """Choose a card and seal it; its name."""
        self.touches(card)
        expect(card).to_be_checked()
        name = (card.get_attribute("aria-label") or "").partition(".")[0]
        with self.answered():
            self.touches(self.seal)
        return name

    def orders(self, course: str) -> str:
        """Order the first dish of a course that is still allowed; its name."""
        return self.seals(self.dishes(course).first)

    def votes(self, vote: str = SPLIT) -> None:
        """Put a ballot into the box."""
        self.seals(self.ballot(vote))

    def skips_the_evening(self) -> None:
        """Do not wait for the bill to be told beat by beat, unless it has been told already."""
        skip = self.page.get_by_role("button", name="Skip")
        menu = self.page.get_by_role("radiogroup", name="Your menu")
        seen = self.page.get_by_text("as it was eaten and paid")
        expect(skip.or_(menu).or_(seen).or_(self.curtain).or_(self.result).first).to_be_visible()
        if skip.is_visible():
            self.touches(skip)

    @property
    def result(self) -> Locator:
        """The sheet that tells the end."""
        return self.page.get_by_role("dialog", name=re.compile("The end|You win!"))

    # On one device

    @property
    def curtain(self) -> Locator:
        """What hides everything between two people."""
        return self.page.get_by_role("dialog", name=re.compile("Pass the device to"))

    def draws_the_curtain(self) -> str:
        """Say that one is who the curtain asks for; that name."""
        name = (self.curtain.get_attribute("aria-label") or "").removeprefix("Pass the device to ")
        self.page.get_by_role("button", name=f"I am {name}").click()
        expect(self.curtain).to_be_hidden()
        return name

    def passes_round(
        self, family: list[str], stages: Sequence[str], behind: Callable[[], None] = lambda: None
    ) -> Iterator[str]:
        """One decision each at every stage; whoever chose last goes on, and between two people falls the curtain."""
        last = ""
        for stage in stages:
            begins = family.index(last) if last else 0
            for name in family[begins:] + family[:begins]:
                if name != last:
                    expect(self.curtain).to_be_visible()
                    behind()
                    assert self.draws_the_curtain() == name
                last = name
                yield stage

    # The room

    @property
    def lost_line(self) -> Locator:
        """The banner that says that the connection is gone."""
        return self.page.get_by_role("alert").filter(has_text="The line is down")

    def opens_the_pad(self) -> None:
        """Look at log and chat, which a phone keeps in a sheet."""
        button = self.page.get_by_role("button", name=re.compile("^Log and chat"))
        if button.is_visible():
            self.touches(button)

    def says(self, words: str) -> None:
        """Say something to everybody."""
        self.page.get_by_role("textbox", name="Message").fill(words)
        self.page.get_by_role("button", name="Send").click()

    def lets_play(self, until: Callable[[standin.Look], bool], choose: standin.Choose = standin.modest) -> None:
        """Have all of one's seats played on, fast, until one of them sees what we wait for; and catch up."""
        let_all_play([self], until, choose)

    def skips_to(self, until: Callable[[standin.Look], bool], choose: standin.Choose = standin.modest) -> None:
        """Be elsewhere while one's seats are played on, and come back to the table as it is then."""
        skip_to([self], until, choose)

    @property
    def here(self) -> dict[str, Any]:
        """The position that this screen shows."""
        return self.heard("position")[-1]

    @property
    def looks(self) -> list[standin.Look]:
        """What one's seats see."""
        return list(self.here["seats"].values())

    @property
    def is_asked(self) -> bool:
        """Whether a seat of this browser owes a decision."""
        return any(look["pending"] for look in self.looks)


def let_all_play(
    guests: list[Guest], until: Callable[[standin.Look], bool], choose: standin.Choose = standin.modest
) -> None:
    """Have the seats of several browsers played on, fast, until one of them sees what we wait for; and catch up."""
    first = guests[0]
    reached, _ = standin.play_on(first.url, [guest.cookie for guest in guests], first.table, until, choose)
    for guest in guests:
        guest.catches_up(reached)


def skip_to(
    guests: list[Guest], until: Callable[[standin.Look], bool], choose: standin.Choose = standin.modest
) -> None:
    """The same, but nobody watches: a slow machine would draw hundreds of positions that no test looks at."""
    first = guests[0]
    for guest in guests:
        guest.steps_out()
    reached, _ = standin.play_on(first.url, [guest.cookie for guest in guests], first.table, until, choose)
    for guest in guests:
        guest.comes_back(reached)


def play_by_hand(guests: list[Guest], answer: Callable[[Guest], None], times: int) -> None:
    """So many decisions, or all that are left, each made on the screen of whoever is asked."""
    first = guests[0]
    for _ in range(times):
        position = max(int(guest.here["position"]) for guest in guests)
        for guest in guests:
            guest.catches_up(position)
        first.waits_until(lambda: any(guest.is_asked for guest in guests) or not first.looks[0]["waiting"])
        asked = next((guest for guest in guests if guest.is_asked), None)
        if asked is None:
            return
        before = int(asked.here["position"])
        with asked.answered():
            answer(asked)
        asked.catches_up(before + 1)


def on_ballot(night: int) -> Callable[[standin.Look], bool]:
    """When a night's ballot is open."""
    return lambda look: look["view"]["night"] == night and look["view"]["step"] == "ballot"


def never(look: standin.Look) -> bool:
    """Play to the end."""
    return False


def read_result(guest: Guest) -> dict[str, Any]:
    """Everything that the sheet at the end tells, in words."""
    sheet = guest.result
    expect(sheet).to_be_visible()
    rows = sheet.get_by_role("row").all()
    names = [re.sub(r"\s+", " ", name).strip() for name in sheet.get_by_role("rowheader").all_inner_texts()]
    return {
        "table": [[cell.strip() for cell in row.get_by_role("cell").all_inner_texts()] for row in rows],
        "heads": sheet.get_by_role("columnheader").all_inner_texts(),
        "names": [name.removesuffix(" (you)") for name in names],
        "chart": sheet.get_by_role("img", name=re.compile("Points after each round")).get_attribute("aria-label"),
        "seed": sheet.get_by_role("textbox", name="Seed", exact=True).input_value(),
        "fingerprint": sheet.get_by_role("textbox", name=re.compile("Fingerprint")).input_value(),
    }
