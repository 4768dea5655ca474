"""ARCHITECTURE.md names real files, and functions and classes that are really in them."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "potluck"
PAGE = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
#: `path/to/file.py: name, other_name`
STOPS = re.findall(r"`([\w/]+\.py): ([\w, ]+)`", PAGE)
FILES = sorted(set(re.findall(r"`((?:\w+/)+\w+\.py)\b", PAGE)))


def defined_in(file: Path) -> set[str]:
    """All functions, methods and classes of a module."""
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    return {node.name for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, kinds)}


@pytest.mark.parametrize(("file", "names"), STOPS, ids=[f"{file}: {names}" for file, names in STOPS])
def test_every_stop_of_a_way_is_where_the_page_says(file: str, names: str) -> None:
    assert set(names.split(", ")) <= defined_in(PACKAGE / file)


@pytest.mark.parametrize("file", FILES)
def test_every_file_that_the_page_names_is_there(file: str) -> None:
    assert (PACKAGE / file).is_file() or (ROOT / file).is_file()


def test_a_move_passes_at_most_fifteen_files() -> None:
    way = PAGE.partition("## The way of a move")[2].partition("\n## ")[0]
    assert len(re.findall(r"^\d+\. ", way, re.M)) <= 15
