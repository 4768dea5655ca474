"""What the browser tests cannot do without: Playwright, axe, a Chromium and a built page.

Where one of them is missing the tests are skipped with the reason; under CI=true they fail instead.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src" / "potluck" / "server" / "page" / "index.html"
IN_CI = os.environ.get("CI") == "true"

try:
    from axe_playwright_python.sync_playwright import Axe
    from playwright.sync_api import expect, sync_playwright
except ModuleNotFoundError as error:
    if IN_CI:
        raise
    pytest.skip(f"{error.name} is not installed", allow_module_level=True)

__all__ = ["Axe", "chromium_path", "expect", "sync_playwright"]

#: For two busy cores; nothing waits this long unless something is broken.
PATIENCE = 20_000
expect.set_options(timeout=PATIENCE)


def missing(what: str) -> NoReturn:
    """Skip, or fail where nothing may be skipped."""
    (pytest.fail if IN_CI else pytest.skip)(what)


def chromium_path() -> str:
    """A Chromium that can be started, or a skipped test."""
    if not PAGE.is_file():
        missing("the page is not built: python tools/page.py")
    code = "import browser; print(browser.system_browser() or '')"
    found = subprocess.run([sys.executable, "-c", code], cwd=ROOT / "tools", capture_output=True, text=True, check=True)
    return found.stdout.strip() or missing("there is no Chromium here: python tools/browser.py")
