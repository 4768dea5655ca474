"""Where there is no C compiler, no Node, or a mypy that finds an error, an install still works and says so."""

from __future__ import annotations

import os
import shutil
import sys
import zipfile
from pathlib import Path

import pytest

from .conftest import copy_sources, run

pytestmark = pytest.mark.timeout(900)


def tools_without_node(folder: Path) -> str:
    """A PATH with nothing on it but what a build cannot do without."""
    folder.mkdir()
    for name in ("git", "env", "sh"):
        if found := shutil.which(name):
            (folder / name).symlink_to(found)
    return str(folder)


def wheel_of(sources: Path, out: Path, **environment: str) -> tuple[str, list[str], str]:
    """Build a wheel with this environment's own setuptools; its name, its files, and Potluck's lines."""
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", out, sources]
    told = run(*build, **environment)
    (wheel,) = out.glob("*.whl")
    lines = "\n".join(line for line in told.splitlines() if line.startswith("potluck: "))
    return wheel.name, zipfile.ZipFile(wheel).namelist(), lines


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, list[str], str]:
    """A wheel that was built where neither a C compiler works nor Node is there."""
    folder = tmp_path_factory.mktemp("plain")
    sources = copy_sources(folder / "sources")
    path = tools_without_node(folder / "bin")
    return wheel_of(sources, folder / "out", PATH=path, CC="no-such-compiler")


def test_without_a_c_compiler_the_wheel_is_plain_python_and_one_line_says_why(
    plain: tuple[str, list[str], str],
) -> None:
    name, files, lines = plain
    assert name.endswith("-py3-none-any.whl")
    assert not [file for file in files if file.endswith(".so") or file.endswith("_compiled.json")]
    assert lines.count("the rules are installed as plain Python, because compiling failed: ") == 1


def test_without_node_the_wheel_has_no_page_and_one_line_says_why(plain: tuple[str, list[str], str]) -> None:
    _, files, lines = plain
    assert "potluck/server/app.py" in files
    assert not [file for file in files if file.startswith("potluck/server/page/")]
    assert lines.count("packed without the page, because there is no Node") == 1


@pytest.mark.parametrize("trouble", ["raise SystemExit('stubs.pyi:3: error: Invalid type')", "raise RuntimeError('x')"])
def test_whatever_mypyc_raises_ends_in_one_line_and_a_wheel(tmp_path: Path, trouble: str) -> None:
    broken = tmp_path / "broken" / "mypyc"
    broken.mkdir(parents=True)
    (broken / "__init__.py").write_text("")
    (broken / "build.py").write_text(f"def mypycify(*args, **kwargs):\n    {trouble}\n")
    sources = copy_sources(tmp_path / "sources")
    manifest = sources / "src/potluck/_compiled.json"
    manifest.write_text("{}")  # the checkout's own rules are compiled
    path = tools_without_node(tmp_path / "bin")
    name, files, lines = wheel_of(
        sources, tmp_path / "out", PYTHONPATH=str(broken.parent), PATH=f"{path}{os.pathsep}/nowhere"
    )
    assert name.endswith("-py3-none-any.whl")
    assert "potluck/_compiled.json" not in files
    assert manifest.exists()
    assert lines.count("the rules are installed as plain Python, because compiling failed: ") == 1
