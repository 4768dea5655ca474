"""Compiles the rules in place where they changed: `python tools/compile_rules.py [--background]`.

One at a time: a second one waits, or with `--background` leaves it to the first. The compiled rules are used by
whatever starts after the last file is in place; until then, and if this is stopped on the way, the rules run as plain
Python. `--background` runs at the lowest priority, prints nothing, writes build/compile.log, and does not try again
what has failed for the same sources.
"""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).absolute().parent.parent
BUILD = ROOT / "build"
LOG = BUILD / "compile.log"
FAILED = BUILD / "compile-failed-for"


def mode() -> tuple[bool, str]:
    """Whether the compiled rules fit the sources, and the sources' fingerprint."""
    done = subprocess.run(
        [sys.executable, "src/potluck/_mode.py"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return done.returncode == 0, done.stdout


def build(output: int | None = None) -> int:
    """Compile in place."""
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    return subprocess.run(command, cwd=ROOT, stdout=output, stderr=output, check=False).returncode


def build_in_background(digest: str) -> int:
    """Compile quietly and at the lowest priority; remember where that fails."""
    if FAILED.is_file() and FAILED.read_text() == digest:
        return 1
    os.nice(19)
    with LOG.open("w") as log:
        build(log.fileno())
    fresh, _ = mode()
    if not fresh:
        FAILED.write_text(digest)
    return 0 if fresh else 1


def main() -> int:
    background = "--background" in sys.argv
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "compile.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | (fcntl.LOCK_NB if background else 0))
        except BlockingIOError:
            return 0
        fresh, digest = mode()
        if fresh:
            return 0
        return build_in_background(digest) if background else build()


if __name__ == "__main__":
    sys.exit(main())
