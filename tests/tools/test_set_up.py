"""What `make play` does on the way to the lobby: each step once, in silence, and never half."""

from __future__ import annotations

import fcntl
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout in miniature: a package with one compiled module, and the real tools."""
    package = tmp_path / "src" / "potluck"
    (package / "kernel").mkdir(parents=True)
    (package / "bots").mkdir()
    (package / "games").mkdir()
    shutil.copy(ROOT / "src/potluck/_mode.py", package)
    (package / "__init__.py").write_text("from potluck import _mode\n_mode.choose_mode()\n")
    (package / "kernel" / "__init__.py").write_text("")
    (package / "kernel" / "rule.py").write_text("ANSWER = 'plain'\n")
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    (tmp_path / "setup.py").write_text(
        "from pathlib import Path\nPath('ran').open('a').write('x')\nraise SystemExit(1)\n"
    )
    (tmp_path / "pyproject.toml").write_text("")
    return tmp_path


def machine_code(checkout: Path) -> Path:
    """Where the compiled module lies."""
    return checkout / "src/potluck/kernel" / f"rule{EXTENSION_SUFFIXES[0]}"


def answer(checkout: Path, code: str = "") -> str:
    """What the module says in a new process that begins by running `code`."""
    lines = f"import potluck\n{code}\nfrom potluck.kernel.rule import ANSWER\nprint(ANSWER)"
    environment = {"PYTHONPATH": str(checkout / "src")}
    done = subprocess.run([sys.executable, "-c", lines], env=environment, capture_output=True, text=True, check=False)
    return done.stdout.strip() or done.stderr


def test_machine_code_without_its_manifest_is_not_used(checkout: Path) -> None:
    machine_code(checkout).write_bytes(b"half a file")
    assert answer(checkout) == "plain"


def test_machine_code_that_comes_while_a_process_runs_is_not_used_by_it(checkout: Path) -> None:
    code = f"open({str(machine_code(checkout))!r}, 'wb').write(b'not to be loaded')"
    assert answer(checkout, code) == "plain"


def compile_rules(checkout: Path, *options: str) -> int:
    command = [sys.executable, str(checkout / "tools/compile_rules.py"), *options]
    return subprocess.run(command, capture_output=True, check=False, timeout=60).returncode


def test_a_second_one_in_the_background_leaves_compiling_to_the_first(checkout: Path) -> None:
    (checkout / "build").mkdir()
    with (checkout / "build/compile.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert compile_rules(checkout, "--background") == 0
    assert not (checkout / "ran").exists()


def test_what_failed_in_the_background_is_tried_again_only_for_other_sources(checkout: Path) -> None:
    assert compile_rules(checkout, "--background") == 1
    assert compile_rules(checkout, "--background") == 1
    assert (checkout / "ran").read_text() == "x"
    (checkout / "src/potluck/kernel/rule.py").write_text("ANSWER = 'other'\n")
    assert compile_rules(checkout, "--background") == 1
    assert (checkout / "ran").read_text() == "xx"


def test_an_old_python_is_told_which_one_is_needed(checkout: Path) -> None:
    lines = (
        "import sys, install\n"
        "sys.version_info, sys.version, sys.argv = (3, 9), '3.9.2 (old)', ['', 'play']\n"
        "sys.exit(install.main())\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", lines], cwd=checkout / "tools", capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.strip() == "potluck: this is Python 3.9.2, and Potluck needs 3.11 or newer"


def test_what_is_installed_is_not_installed_again(checkout: Path) -> None:
    lines = (
        "import json, install\n"
        "install.PYTHON.parent.mkdir(parents=True); install.PYTHON.touch()\n"
        "install.INSTALLED.write_text(json.dumps({'dev': install.digest()}))\n"
        "print(install.is_installed('play'), install.is_installed('dev'), install.is_installed('bench'))\n"
        "(install.ROOT / 'pyproject.toml').write_text('changed')\n"
        "print(install.is_installed('play'))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", lines], cwd=checkout / "tools", capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["True", "True", "False", "False"]
