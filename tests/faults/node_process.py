"""A server node as a child process, which can be killed, stopped, continued and given a wrong clock."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from asyncio.subprocess import DEVNULL, Process
from pathlib import Path

import httpx

#: Starts a server in a process whose clock is wrong by as many seconds as the first argument says.
SKEWED = """
import sys, time
skew, right = float(sys.argv.pop(1)), time.time
time.time = lambda: right() + skew
from potluck.server.__main__ import main
main()
"""
ENVIRONMENT = {
    "POTLUCK_BOT_PAUSE": "0",
    "POTLUCK_BOT_WORKERS": "1",
    **{
        f"POTLUCK_LIMIT_{name}": "1000000"
        for name in (
            "REQUESTS_A_SECOND",
            "REQUESTS_AT_ONCE",
            "MESSAGES_A_SECOND",
            "MESSAGES_AT_ONCE",
            "TABLES_A_MINUTE",
            "UNFINISHED_TABLES",
            "LINES_AN_ADDRESS",
        )
    },
}


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        return int(bound.getsockname()[1])


class NodeProcess:
    """One node on its own port, which it keeps after a restart."""

    def __init__(self, database: str, data: Path, skew: float) -> None:
        self.database = database
        self.data = data
        self.skew = skew
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: Process | None = None

    async def start(self) -> None:
        """Start it and wait until it can serve."""
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", SKEWED, str(self.skew)),
            *("--port", str(self.port), "--data", str(self.data), "--database", self.database),
            stderr=DEVNULL,
            env={**os.environ, **ENVIRONMENT},
        )
        await self.ready()

    async def ready(self) -> None:
        """Wait until it can serve; one that ended because its database was away is started again."""
        async with asyncio.timeout(60), httpx.AsyncClient(verify=False) as http:
            while True:
                assert self.process is not None
                if self.process.returncode is not None:
                    await asyncio.sleep(0.2)
                    return await self.start()
                try:
                    if (await http.get(f"{self.url}/readyz", timeout=5)).status_code == 200:
                        return None
                except httpx.HTTPError:
                    pass
                await asyncio.sleep(0.05)

    def send(self, how: signal.Signals) -> None:
        """Send it a signal, if it runs."""
        if self.process is not None and self.process.returncode is None:
            self.process.send_signal(how)

    async def kill(self) -> None:
        """End it at once."""
        self.send(signal.SIGKILL)
        if self.process is not None:
            await self.process.wait()
