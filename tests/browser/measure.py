# ruff: noqa: T201
"""How quick the page is: `PYTHONPATH=tests python -m browser.measure`. Prints figures, judges nothing; not a test.

- start: from starting `potluck serve` until it listens, and until it has told the games.
- first view: a browser that was never here opens the lobby. What came over the wire (compressed, with headers), and
  when it first painted, and when "Lay a table" could be pressed; both since the navigation began.
- a move: from the moment one page gives it to its socket until the other page's socket hears of the new position, and
  until that page has painted it. Both pages read the same clock.
"""

from __future__ import annotations

import re
import statistics
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from .guests import COURSES, NIGHTS, RUN, SEPARATE, SPLIT, Guest
from .needed import chromium_path, expect, sync_playwright
from .place import Place

if TYPE_CHECKING:
    from playwright.sync_api import Browser

STARTS, VIEWS, MATCHES = 3, 5, 3
VOTES = [RUN, SPLIT, SEPARATE, SPLIT, SEPARATE]
STOPWATCH = """
const Own = WebSocket, now = () => performance.timeOrigin + performance.now();
window.said = []; window.heard = {};
window.WebSocket = class extends Own {
  constructor(...address) {
    super(...address);
    this.addEventListener('message', event => {
      const frame = JSON.parse(event.data), at = now();
      const moves = frame.type === 'ack' ? window.said.filter(move => move.ref === frame.ref) : [];
      moves.forEach(move => move.led = frame.position);
      if (frame.type !== 'position' || window.heard[frame.position]) return;
      const times = window.heard[frame.position] = { at };
      requestAnimationFrame(() => requestAnimationFrame(() => times.drawn = now()));
    });
  }
  send(text) {
    const message = JSON.parse(text);
    if (message.type === 'move') window.said.push({ ref: message.ref, at: now() });
    super.send(text);
  }
};
"""
READY = """
new MutationObserver(() => {
  const button = [...document.querySelectorAll('button')].find(b => b.textContent.includes('Lay a table'));
  if (button && !button.disabled) window.ready ??= performance.now();
}).observe(document, { subtree: true, childList: true, attributes: true });
"""


def spread(name: str, times: list[float], unit: str = "ms") -> None:
    """One line: the middle and the slow end."""
    times = sorted(times)
    slow = times[min(len(times) - 1, int(len(times) * 0.95))]
    print(f"{name}: p50 {statistics.median(times):.0f} {unit}, p95 {slow:.0f} {unit}, n {len(times)}")


def starts() -> None:
    """How long a server takes to be there."""
    listening, answering = [], []
    for _ in range(STARTS):
        with tempfile.TemporaryDirectory() as data:
            began = time.perf_counter()
            place = Place(Path(data), plain=True)
            listening.append((time.perf_counter() - began) * 1000)
            place.asks("/api/games")
            answering.append((time.perf_counter() - began) * 1000)
            place.close()
    spread("start until it listens", listening)
    spread("start until it tells the games", answering)


def kind_of(address: str) -> str:
    """What a file of the lobby is there for."""
    path = urlsplit(address).path
    # What the document itself asks for is the page; chunks that come later are covers, portraits and icons.
    if re.match(r"/assets/(?!index-|disclose-version-|preload-helper-).*\.(js|css)$", path) or path.endswith(".svg"):
        return "art"
    if path.startswith("/api/"):
        return "answers"
    return {"woff2": "fonts", "js": "script", "css": "style"}.get(path.rpartition(".")[2], "document")


def first_views(browser: Browser, url: str) -> None:
    """What the lobby costs somebody who was never here."""
    painted, ready = [], []
    sizes: Counter[str] = Counter()
    for _ in range(VIEWS):
        guest = Guest(browser, url, "Newcomer", calm=False)
        guest.page.add_init_script(READY)
        line = guest.context.new_cdp_session(guest.page)
        line.send("Network.enable")
        addresses: dict[str, str] = {}
        sizes.clear()

        def came(event: dict[str, Any], addresses: dict[str, str] = addresses) -> None:
            addresses[event["requestId"]] = event["response"]["url"]

        def done(event: dict[str, Any], addresses: dict[str, str] = addresses) -> None:
            sizes[kind_of(addresses.get(event["requestId"], ""))] += int(event["encodedDataLength"])

        line.on("Network.responseReceived", came)
        line.on("Network.loadingFinished", done)
        guest.page.goto("/", wait_until="networkidle")
        expect(guest.page.get_by_role("button", name="Lay a table", exact=True)).to_be_enabled()
        ready.append(guest.page.evaluate("window.ready"))
        painted.append(guest.page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime"))
        guest.context.close()
    art = sizes["art"]
    parts = ", ".join(f"{kind} {size / 1000:.1f}" for kind, size in sizes.most_common())
    print(f"first view: {(sizes.total() - art) / 1000:.1f} kB without art, {sizes.total() / 1000:.1f} kB with it")
    print(f"  in kB: {parts}")
    spread("first paint", painted)
    spread("lobby can be used", ready)


def play_a_match(two: list[Guest]) -> None:
    """Two people and two bots play from the first course to the result."""
    for guest in two:
        guest.page.add_init_script(STOPWATCH)
    two[0].comes_to(two[0].lays("me", "open", "bot", "bot"))
    two[1].comes_to(two[0].table)
    two[1].sits_down()
    two[0].deals()
    for night in range(NIGHTS):
        for course in COURSES:
            for guest in two:
                guest.orders(course)
        for turn, guest in enumerate(two):
            guest.votes(VOTES[(night + turn) % NIGHTS])
        for guest in two:
            guest.skips_the_evening()
    for guest in two:
        expect(guest.result).to_be_visible()


def delays(mover: Guest, watcher: Guest) -> list[tuple[float, float]]:
    """How long each move of one page took to the other's socket and to its screen."""
    seen = watcher.page.evaluate("window.heard")
    found = []
    for move in mover.page.evaluate("window.said"):
        times = seen.get(str(move.get("led")))
        if times:
            found.append((times["at"] - move["at"], times["drawn"] - move["at"]))
    return found


def moves(browser: Browser, url: str) -> None:
    """How soon a move is on the other screen."""
    measured: list[tuple[float, float]] = []
    for _ in range(MATCHES):
        two = [Guest(browser, url, name) for name in ("Alice", "Meera")]
        play_a_match(two)
        measured += delays(two[0], two[1]) + delays(two[1], two[0])
        for guest in two:
            guest.goes_home()
    spread("move to the other page's socket", [heard for heard, _ in measured])
    spread("move to the other page's screen", [drawn for _, drawn in measured])


def main() -> None:
    """Measure everything, one after another."""
    starts()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        place = Place(Path(data))
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox", "--disable-gpu"])
        try:
            first_views(browser, place.url)
            moves(browser, place.url)
        finally:
            browser.close()
            place.close()


if __name__ == "__main__":
    main()
