"""The source files, and what the checks read from them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "potluck"
GAMES = PACKAGE / "games"
PAGE = ROOT / "web" / "src"


@cache
def parse(file: Path) -> ast.Module:
    """The syntax tree of a file."""
    return ast.parse(file.read_text("utf-8"))


def python_files(folder: Path) -> list[Path]:
    """All Python files below a folder."""
    return sorted(folder.rglob("*.py"))


def outside_games() -> list[Path]:
    """All Python files of Potluck that belong to no game."""
    return [file for file in python_files(PACKAGE) if game_of(file) is None]


def game_folders() -> list[Path]:
    """The folders of all games that come with Potluck."""
    return sorted(folder for folder in GAMES.iterdir() if (folder / "__init__.py").is_file())


def game_of(file: Path) -> str | None:
    """The game that a file belongs to, by its package's name."""
    parts = file.relative_to(PACKAGE).parts
    return parts[1] if parts[0] == "games" and len(parts) > 2 else None


def short(file: Path) -> str:
    """A file's path as people write it."""
    return file.relative_to(ROOT).as_posix()


def classes(file: Path) -> Iterator[ast.ClassDef]:
    """All classes of a file, also those within others."""
    return (node for node in ast.walk(parse(file)) if isinstance(node, ast.ClassDef))


def functions(file: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """All functions of a file, also those within others."""
    return (node for node in ast.walk(parse(file)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def docstrings(file: Path) -> set[ast.Constant]:
    """The constants of a file that are docstrings."""
    found: set[ast.Constant] = set()
    for node in ast.walk(parse(file)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and node.body:
            first = node.body[0]
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                found.add(first.value)
    return found


def texts(file: Path) -> Iterator[tuple[int, str]]:
    """All strings of a file but its docstrings, and all names of modules that it imports, each with its line."""
    said = docstrings(file)
    for node in ast.walk(parse(file)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in said:
            yield node.lineno, node.value
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, f"{node.module} {' '.join(name.name for name in node.names)}"
        elif isinstance(node, ast.Import):
            yield node.lineno, " ".join(name.name for name in node.names)
