"""For tests: a real server on loopback, browsers with cookies, and clients of tables' sockets."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from potluck.catalog import find_game
from potluck.kernel.phrases import Phrase
from potluck.language.teller import table_teller
from potluck.server.app import make_app
from potluck.server.context import ServerContext
from potluck.server.protocol import VERSION
from potluck.server.rate_limits import Limits
from potluck.server.run import listening_socket, web_server
from potluck.server.settings import Settings
from potluck.table.ports import MoveAdvice, Question, Thinker

TIMEOUT = 15.0
#: Tests are faster than people.
TEST_LIMITS = Limits(
    requests_a_second=1e6,
    requests_at_once=1e6,
    messages_a_second=1e6,
    messages_at_once=1e6,
    talk_a_second=1e6,
    talk_at_once=1e6,
    hints_a_second=1e6,
    hints_at_once=1e6,
    tables_a_minute=1e6,
    prints_a_minute=1e6,
    unfinished_tables=1000,
)
CARNAGE = "cafe-carnage"


def hello(position: int = -1, chat: int = 0) -> dict[str, Any]:
    """The first message on a socket."""
    return {"type": "hello", "version": VERSION, "have": {"position": position, "chat": chat}}


def phrase_of(value: Any) -> Phrase:
    """A phrase as it came over the wire."""
    return Phrase(value["key"], {name: fact_of(fact) for name, fact in value.get("facts", {}).items()})


def fact_of(value: Any) -> object:
    """A fact as it came over the wire."""
    if isinstance(value, list):
        return [fact_of(part) for part in value]
    return phrase_of(value) if isinstance(value, dict) else value


def told(value: Any, game: str = CARNAGE, names: Sequence[str] = ()) -> str:
    """A phrase from the wire in English; an error where its message is missing or wants other facts."""
    found = find_game(game)
    return table_teller(found.setup(found.least_seats, {}), names).tell(phrase_of(value))


class FirstMoveThinker:
    """Chooses the first move."""

    async def choose(self, question: Question) -> int:
        return question.codes[0]

    async def advise(self, question: Question) -> list[MoveAdvice]:
        return [MoveAdvice(code, 0.5, 0.5) for code in question.codes]


@dataclass
class RunningServer:
    """A running server and its address."""

    url: str
    context: ServerContext

    def browser(self, name: str = "") -> Browser:
        """A browser without a cookie yet."""
        return Browser(self.url, name)


@asynccontextmanager
async def run_server(
    data: Path,
    thinker: Thinker | None = None,
    limits: Limits = TEST_LIMITS,
    page: Path | None = None,
    own_bots: bool = False,
    database: str = "",
    lan: str | None = None,
) -> AsyncIterator[RunningServer]:
    """A server in this process, on a port of its own; `lan` is this machine's address on the local network."""
    settings = replace(Settings(database, data=data, bot_pause=0.0, bot_workers=1), limits=limits)
    app = make_app(settings, None if own_bots else thinker or FirstMoveThinker(), page or data / "page")
    app.state.lan.find = lambda: lan
    bound = listening_socket("127.0.0.1", 0)
    server = web_server(app)
    serving = asyncio.create_task(server.serve(sockets=[bound]))
    try:
        yield RunningServer(f"http://127.0.0.1:{bound.getsockname()[1]}", app.state.context)
    finally:
        server.should_exit = True
        await serving
        bound.close()


class Browser:
    """One browser: its cookie, its requests, its sockets."""

    def __init__(self, url: str, name: str = "") -> None:
        self.name = name
        self.http = httpx.AsyncClient(base_url=url, timeout=TIMEOUT, verify=False)
        self.sockets: list[SocketClient] = []

    async def __aenter__(self) -> Browser:
        if self.name:
            await self.http.put("/api/me", json={"name": self.name})
        else:
            await self.http.get("/api/me")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for socket in self.sockets:
            await socket.close()
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        """The value of the Cookie header."""
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)

    async def create_table(self, *kinds: str, game: str = CARNAGE, public: bool = False, level: str = "regular") -> str:
        """Create a table and return its id."""
        seats = [{"kind": kind, "level": level} if kind == "bot" else {"kind": kind} for kind in kinds]
        answer = await self.http.post("/api/tables", json={"game": game, "seats": seats, "public": public})
        assert answer.status_code == 200, answer.text
        return str(answer.json()["id"])

    async def open_socket(self, table: str, position: int = -1, chat: int = 0, cookie: str = "") -> SocketClient:
        """Open a table's socket and say hello."""
        address = f"{str(self.http.base_url).replace('http', 'ws', 1)}/api/tables/{table}/socket"
        shown = cookie or self.cookie
        socket = await connect(address, additional_headers={"cookie": shown} if shown else {})
        line = SocketClient(socket)
        self.sockets.append(line)
        with suppress(ConnectionClosed):
            await line.send(hello(position, chat))
        return line


class SocketClient:
    """A client of a table's socket: keeps every message as it came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self.news = asyncio.Condition()
        self.closed: int | None = None
        self.reading = asyncio.create_task(self._read())
        self.count = 0

    async def _read(self) -> None:
        try:
            async for frame in self.socket:
                async with self.news:
                    self.raw.append(str(frame))
                    self.frames.append(json.loads(frame))
                    self.news.notify_all()
        except ConnectionClosed:
            pass
        async with self.news:
            self.closed = self.socket.close_code or 1006
            self.news.notify_all()

    async def send(self, message: object) -> None:
        """Send a message."""
        await self.socket.send(message if isinstance(message, str) else json.dumps(message))

    async def ask(self, kind: str, **fields: object) -> dict[str, Any]:
        """Send a request and wait for its answer."""
        self.count += 1
        ref = str(fields.pop("ref", f"{id(self)}-{self.count}"))
        start = len(self.frames)
        await self.send({"type": kind, "ref": ref, **fields})
        return await self.until(lambda frame: frame.get("ref") == ref, start)

    async def granted(self, kind: str, **fields: object) -> int:
        """Send a request that must be granted; the position it led to."""
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "ack", answer
        return int(answer["position"])

    async def until(self, fits: Callable[[dict[str, Any]], bool], start: int = 0) -> dict[str, Any]:
        """The first frame that fits, of those there are and those to come."""
        async with asyncio.timeout(TIMEOUT), self.news:
            while True:
                for frame in self.frames[start:]:
                    if fits(frame):
                        return frame
                start = len(self.frames)
                assert self.closed is None, f"closed with {self.closed} after {self.raw[-3:]}"
                await self.news.wait()

    async def position(self, at_least: int = 0) -> dict[str, Any]:
        """The first position frame from a position on."""
        return await self.until(lambda frame: frame["type"] == "position" and frame["position"] >= at_least)

    async def status(self, status: str) -> dict[str, Any]:
        """The first room frame with a status."""
        frame = await self.until(lambda frame: frame["type"] == "room" and frame["room"]["status"] == status)
        return dict(frame["room"])

    def latest(self, kind: str) -> dict[str, Any]:
        """The last frame of a kind."""
        return next(frame for frame in reversed(self.frames) if frame["type"] == kind)

    async def wait_closed(self) -> int:
        """Wait until the server closes the socket; the close code."""
        async with asyncio.timeout(TIMEOUT), self.news:
            while self.closed is None:
                await self.news.wait()
            return self.closed

    async def close(self) -> None:
        """Close the socket."""
        await self.socket.close()
        await self.reading

    async def abort(self) -> None:
        """Lose the connection without a close."""
        self.socket.transport.abort()
        await self.reading


async def play_to_end(line: SocketClient, choose: Callable[[list[dict[str, Any]]], dict[str, Any]]) -> None:
    """Play all of a client's seats until the match is over."""
    done: set[tuple[int, str]] = set()
    start = 0
    while True:
        frame = await line.until(lambda frame: frame["type"] == "position", start)
        start = line.frames.index(frame) + 1
        owed = [(seat, view) for seat, view in frame["seats"].items() if view["pending"]]
        if not frame["seats"] or not next(iter(frame["seats"].values()))["waiting"]:
            return
        for seat, view in owed:
            if (frame["position"], seat) not in done:
                done.add((frame["position"], seat))
                await line.ask("move", seat=int(seat), position=frame["position"], code=choose(view["moves"])["code"])


async def start_table(
    server: RunningServer, host: Browser, *guests: Browser, game: str = CARNAGE, rest: str = "bot"
) -> tuple[str, list[SocketClient]]:
    """A started table where the host and the guests sit, and their sockets."""
    seats = ["me"] + ["open"] * len(guests)
    seats += [rest] * max(0, 4 - len(seats))
    table = await host.create_table(*seats, game=game)
    lines = [await host.open_socket(table)]
    for seat, guest in enumerate(guests, start=1):
        line = await guest.open_socket(table)
        await line.granted("sit", seat=seat, name=guest.name or f"Guest {seat}")
        lines.append(line)
    await lines[0].granted("start")
    return table, lines
