"""Potluck as others install it: built from a copy of the sources, into environments of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
#: Compilers give way to the tests beside them, some of which watch the clock.
NICE = shutil.which("nice")
POLITELY = [NICE, "-n", "15"] if NICE else []
#: The fastest that a compiler can do, as nobody measures speed here.
QUICK = {"POTLUCK_OPT": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}


def run(*command: object, cwd: Path | None = None, **environment: str) -> str:
    """Run a command that must succeed, away from the checkout's own environment; what it printed."""
    inherited = {key: text for key, text in os.environ.items() if not key.startswith(("POTLUCK_", "PYTHON"))}
    done = subprocess.run(
        [*POLITELY, *(str(word) for word in command)],
        cwd=cwd,
        env={**inherited, **QUICK, **environment},
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
        timeout=800,
    )
    assert done.returncode == 0, done.stdout[-4000:]
    return done.stdout


def new_environment(folder: Path) -> Path:
    """An empty environment; the path of its Python."""
    venv.create(folder, with_pip=True)
    return folder / "bin" / "python"


def copy_sources(folder: Path) -> Path:
    """The files of the project as a clone would have them: nothing built, nothing installed."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    return folder


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a source distribution and the wheel that was built from it, each in isolation."""
    if ready := os.environ.get("POTLUCK_DIST"):
        return Path(ready).absolute()
    folder = tmp_path_factory.mktemp("packages")
    sources = copy_sources(tmp_path_factory.mktemp("sources"))
    run(sys.executable, "-m", "build", "--outdir", folder, sources)
    return folder


@pytest.fixture(scope="session")
def installed(packages: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment that has the wheel and what it asks for; the path of its Python."""
    python = new_environment(tmp_path_factory.mktemp("installed"))
    (wheel,) = packages.glob("*.whl")
    run(python, "-m", "pip", "install", "--quiet", f"{wheel}[print]")
    return python
