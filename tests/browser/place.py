"""A real server in a process of its own: started, ended, killed, started again on the same port and data."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import urllib.request
from pathlib import Path
from typing import Any

TESTS = Path(__file__).parents[1]
SOURCES = TESTS.parent / "src"
LONGEST_START = 60


class Place:
    """One server. `plain` is `potluck serve` as people start it; otherwise it is quick_server.py."""

    def __init__(self, data: Path, plain: bool = False, paths: tuple[Path, ...] = ()) -> None:
        self.data = data
        self.plain = plain
        self.paths = paths
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.open()

    @property
    def url(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> None:
        """Start, and wait until it listens; again on the same port after it went down."""
        potluck = "from potluck.cli import main; main()"
        plain = [sys.executable, "-c", potluck, "serve", "--no-open", "--port", str(self.port)]
        quick = [sys.executable, "-m", "browser.quick_server", str(self.port), str(self.data)]
        paths = os.pathsep.join(map(str, (TESTS, SOURCES, *self.paths)))
        environment = {**os.environ, "POTLUCK_DATA": str(self.data), "PYTHONPATH": paths}
        self.process = subprocess.Popen(
            plain if self.plain else quick, env=environment, stderr=subprocess.PIPE, text=True
        )
        watch = threading.Timer(LONGEST_START, self.process.kill)
        watch.start()
        log = self.process.stderr
        assert log is not None
        said = []
        for line in log:
            said.append(line)
            if line.startswith("{") and json.loads(line)["message"] == "listening":
                self.port = json.loads(line)["port"]
                break
        else:
            raise RuntimeError("the server did not start: " + "".join(said[-20:]))
        watch.cancel()
        # Its log has to be read on, or a full pipe stops it.
        self.reader = threading.Thread(target=log.read, daemon=True)
        self.reader.start()

    def kill(self) -> None:
        """End it without a word, as a power cut does."""
        assert self.process is not None
        self.process.kill()
        self._gone()

    def close(self) -> None:
        """Ask it to end."""
        assert self.process is not None
        self.process.terminate()
        self._gone()

    def _gone(self) -> None:
        assert self.process is not None
        assert self.process.stderr is not None
        self.process.wait(20)
        self.reader.join(5)
        self.process.stderr.close()

    def asks(self, path: str) -> Any:
        """What the server answers to anybody."""
        with urllib.request.urlopen(self.url + path) as answer:
            return json.load(answer)
