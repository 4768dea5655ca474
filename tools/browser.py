"""Finds a Chromium for the browser tests, installing one where that is allowed; prints its path.

The system's comes first, then Debian's package (as root), then Playwright's own download.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]


def system_browser() -> str | None:
    """A Chromium on this machine's path."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def from_debian() -> str | None:
    """Debian's package, where we may install it."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return None
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update"], ["apt-get", "install", "-y", "--no-install-recommends", "chromium"]):
        subprocess.run(command, check=False, env=environment, **quiet)  # type: ignore[call-overload]
    return system_browser()


def from_playwright() -> str | None:
    """Playwright's own build, where its host can be reached."""
    done = subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False, capture_output=True)
    if done.returncode != 0:
        return None
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


if __name__ == "__main__":
    found = system_browser() or from_debian() or from_playwright()
    if found is None:
        print("no Chromium here and none could be installed: the browser tests cannot run", file=sys.stderr)
        sys.exit(1)
    print(found)
