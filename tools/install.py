"""Makes .venv and installs Potluck into it: `python3 tools/install.py play|dev|bench`.

`play` is what playing needs: the run-time dependencies, the typesetter and what compiles the rules. `dev` is all that
contributors need: tests, lint, lab, cluster and learners too. `bench` adds other engines to compare with. Nothing is
done where it is installed already. Runs on the system's Python with the standard library only; pip's output is shown
only where it fails.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).absolute().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
INSTALLED = VENV / "potluck-installed.json"
LEAST_PYTHON = (3, 11)
#: What setup.py needs: with these here, pip makes no second environment to build in.
BUILDS = ["setuptools>=77", "mypy>=2.0"]
EXTRAS = {"play": "print", "dev": "dev,print", "bench": "dev,print,bench"}
SAYS = {
    "play": "installing what playing needs (280 MB)",
    "dev": "installing everything for contributors (1.5 GB)",
    "bench": "installing other engines to compare with",
}


class Failed(Exception):
    """A step failed; the text says which, with its output."""


def digest() -> str:
    """A fingerprint of what decides over the environment."""
    total = hashlib.sha256(sys.version.encode())
    total.update((ROOT / "pyproject.toml").read_bytes())
    return total.hexdigest()


def is_installed(extent: str) -> bool:
    """Whether .venv has what is needed, for the project's files as they are; each extent includes those before it."""
    if not PYTHON.exists() or not INSTALLED.is_file():
        return False
    found = json.loads(INSTALLED.read_text())
    extents = list(EXTRAS)
    return any(found.get(larger) == digest() for larger in extents[extents.index(extent) :])


def say(text: str) -> None:
    """One line for whoever waits."""
    print(f"potluck: {text}", flush=True)


def run(*command: str) -> None:
    """Run a step in silence, or raise Failed with what it printed."""
    environment = {**os.environ, "POTLUCK_PURE": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    if done.returncode != 0:
        raise Failed(f"{done.stdout}\npotluck: {' '.join(command[1:4])} failed (above is what it said)")


def install(extent: str) -> None:
    """Make the environment and install into it, unless that was done."""
    if sys.version_info < LEAST_PYTHON:
        least = ".".join(map(str, LEAST_PYTHON))
        raise Failed(f"potluck: this is Python {sys.version.split()[0]}, and Potluck needs {least} or newer")
    if is_installed(extent):
        return
    if not INSTALLED.is_file():  # making it again mends one that was left half done
        say(f"making .venv with Python {sys.version.split()[0]}")
        run(sys.executable, "-m", "venv", str(VENV))
    say(SAYS[extent])
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet"]
    run(*pip, *BUILDS)
    run(*pip, "--no-build-isolation", "--editable", f".[{EXTRAS[extent]}]")
    found = json.loads(INSTALLED.read_text()) if INSTALLED.is_file() else {}
    INSTALLED.write_text(json.dumps({**found, extent: digest()}))


def main() -> int:
    if len(sys.argv) != 2 or sys.argv[1] not in EXTRAS:
        print(f"usage: install.py {'|'.join(EXTRAS)}", file=sys.stderr)
        return 2
    try:
        install(sys.argv[1])
    except Failed as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
