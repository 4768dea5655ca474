"""For tests: a real server as a child process, which can be killed."""

from __future__ import annotations

import asyncio
import json
import signal
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path


class ServerProcess:
    """A server as a child process."""

    def __init__(self, process: Process, url: str) -> None:
        assert process.stderr is not None
        self.process = process
        self.url = url
        self.log = asyncio.create_task(process.stderr.read())

    async def end(self, how: signal.Signals) -> bytes:
        """End it and return what it logged."""
        self.process.send_signal(how)
        async with asyncio.timeout(20):
            await self.process.wait()
            return await self.log


async def start_server_process(data: Path) -> ServerProcess:
    """Start a server and wait until it answers."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "potluck.server", "--port", "0", "--data", str(data), stderr=PIPE
    )
    assert process.stderr is not None
    async with asyncio.timeout(60):
        while True:
            line = await process.stderr.readline()
            if line.startswith(b"{") and json.loads(line)["message"] == "listening":
                return ServerProcess(process, f"http://127.0.0.1:{json.loads(line)['port']}")
