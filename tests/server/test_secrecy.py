"""The proof over bytes: shuffle what a viewer cannot know, and every message and answer to that viewer stays the same.

Positions come from random matches over real sockets. At some of them the table's truth is replaced by a
state imagined from the viewer's knowledge; then everything that the viewer can ask for is asked again.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from potluck.catalog import games
from potluck.kernel.chance import fast
from potluck.kernel.events import SPECTATOR
from potluck.kernel.state import State
from potluck.language.teller import card_names
from potluck.server import protocol, table_views
from potluck.table.live.bots import BotRunner
from potluck.table.live.live_table import LiveTable
from potluck.table.value.entries import Played, read_entry
from potluck.table.value.table import Table, after, table_of

from .running_server import Browser, FirstMoveThinker, RunningServer, SocketClient, hello

pytestmark = pytest.mark.anyio

MOVES = 48
LOOKS = 6
ATTEMPTS = 30
ALICE = 0


def imagined(truth: State, seat: int, seed: str) -> State:
    """What this seat could believe. The dice to come stay as they are: nobody sees them."""
    world = truth.imagine(seat, fast(seed))
    world.chance = truth.chance.copy()
    return world


async def everything(browser: Browser, line: SocketClient, table: str, requests: list[dict[str, Any]]) -> list[bytes]:
    """All that a browser can get out of a table, byte by byte."""
    before = len(line.raw)
    await line.send({"type": "ping"})
    await line.until(lambda frame: frame["type"] == "pong", before)  # what was on its way is here
    start = len(line.raw)
    await line.send(hello())
    for number, request in enumerate(requests):
        await line.send({"ref": f"w{number}", **request})
    await line.send({"type": "ping"})
    await line.until(lambda frame: frame["type"] == "pong", start)
    found = [frame.encode() for frame in line.raw[start:]]
    for path in ("", "/cards", "/match", "/replay", "/nothing"):
        found.append((await browser.http.get(f"/api/tables/{table}{path}")).content)
    found.append((await browser.http.get("/api/tables")).content)
    return found


def refused_requests(table: Table, seat: int, chance: random.Random) -> list[dict[str, Any]]:
    """Requests that must be refused: other moves than the legal ones, other seats, other positions."""
    legal = {move.code for move in table.state.legal(seat)}
    codes = [code for code in range(len(table.setup.deck.catalogue)) if code not in legal]
    requests: list[dict[str, Any]] = [
        {"type": "move", "seat": seat, "position": table.position, "code": code}
        for code in chance.sample(codes, min(12, len(codes)))
    ]
    other = (seat + 1) % len(table.seats)
    requests.append({"type": "move", "seat": other, "position": table.position, "code": 0})
    requests.append({"type": "move", "seat": seat, "position": table.position + 1, "code": 0})
    requests.append({"type": "takeback", "seat": other})
    return requests


def attempts(table: Table, seat: int, chance: random.Random) -> list[dict[str, Any]]:
    """Questions why something cannot be done, also about cards that the seat cannot see."""
    things = [{"kind": "card", "id": id} for id in card_names(table.setup)]
    things += [{"kind": "place", "id": id} for id in table.setup.game.places]
    things += [{"kind": "seat", "id": str(number)} for number in range(len(table.seats))]
    held = chance.choices(things, k=ATTEMPTS)
    aims = chance.choices([None, *things], k=ATTEMPTS)
    return [{"type": "why", "seat": seat, "held": one, "aim": other} for one, other in zip(held, aims, strict=True)]


@pytest.mark.parametrize("game", list(games()))
async def test_frames_do_not_depend_on_what_a_viewer_may_not_know(server: RunningServer, game: str) -> None:
    chance = random.Random(game)
    seats = games()[game].least_seats
    async with server.browser("Alice") as alice, server.browser("Bo") as bo, server.browser() as nobody:
        table = await bo.create_table("open", "me", *["local"] * (seats - 2), game=game)
        line, others, watching = [await who.open_socket(table) for who in (alice, bo, nobody)]
        await line.granted("sit", seat=ALICE, name="Alice")
        await others.granted("start")
        live = await server.context.registry.find(table)
        looks = sorted(chance.sample(range(MOVES), LOOKS))
        for number in range(MOVES):
            if live.table.status != "playing":
                break
            if number in looks:
                await compare(live, table, ALICE, (alice, line), f"{game} {number}", chance)
                await compare(live, table, SPECTATOR, (nobody, watching), f"{game} {number}", chance)
                own_move_looks_the_same(live, f"{game} {number}", chance)
            seat = chance.choice(live.table.state.pending())
            code = chance.choice(live.table.state.legal(seat)).code
            mover = line if seat == ALICE else others
            await mover.granted("move", seat=seat, position=live.table.position, code=code)


async def compare(
    live: LiveTable, table: str, viewer: int, who: tuple[Browser, SocketClient], seed: str, chance: random.Random
) -> None:
    """Ask for everything in the true world and in imagined ones."""
    seat = 0 if viewer == SPECTATOR else viewer
    requests = refused_requests(live.table, seat, chance) + attempts(live.table, seat, chance)
    assert live.table.match is not None
    truth = live.table.match.state
    true_bytes = await everything(*who, table, requests)
    for world in range(2):
        eyes = viewer if viewer != SPECTATOR else world % len(live.table.seats)
        live.table.match.state = imagined(truth, eyes, f"{seed} {world}")
        live.frames.clear()
        try:
            assert await everything(*who, table, requests) == true_bytes
        finally:
            live.table.match.state = truth
            live.frames.clear()


def own_move_looks_the_same(live: LiveTable, seed: str, chance: random.Random) -> None:
    """A sealed answer of one's own leads to the same frame in every world."""
    moves = live.table.state.legal(ALICE)
    if not moves:
        return
    move = chance.choice(moves)
    found: set[bytes] = set()
    for world in range(3):
        twin = table_of(live.table.id, [read_entry(text) for text in log_of(live)])
        assert twin.match is not None
        if world:
            twin.match.state = imagined(twin.match.state, ALICE, f"{seed} {world}")
        twin = after(twin, Played(ALICE, move.key(), "alice", "r"))
        assert twin.last is not None
        if not twin.last[0].sealed:
            return
        seen = LiveTable(twin, [], live.storage, BotRunner(FirstMoveThinker(), 0.0))
        owner = twin.seats[ALICE].owner
        assert owner is not None
        found.add(protocol.write(table_views.position_message(seen, owner, twin.position - 1)))
    assert len(found) == 1


def log_of(live: LiveTable) -> list[str]:
    """A live table's log, written again from what it remembers."""
    from potluck.table.value.entries import Entry, Started, write_entry

    table = live.table
    assert table.match is not None
    entries: list[Entry] = [table.creation, Started()]
    entries[0] = type(table.creation)(
        table.creation.game,
        table.creation.options,
        table.creation.deck,
        list(table.seats),
        table.creation.host,
        table.creation.title,
        table.creation.public,
        table.creation.seed,
    )
    entries += [Played(line.seat, line.move.key(), "x", str(number)) for number, line in enumerate(table.match.played)]
    return [write_entry(entry) for entry in entries]
