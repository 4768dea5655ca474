"""No file and no function grows beyond what a reader takes in."""

from __future__ import annotations

from .sources import PACKAGE, functions, python_files, short

FILE_LINES = 450
FUNCTION_LINES = 70


def test_no_file_is_too_long() -> None:
    lengths = {short(file): len(file.read_text("utf-8").splitlines()) for file in python_files(PACKAGE)}
    long = [f"{file}: {lines} lines" for file, lines in lengths.items() if lines > FILE_LINES]
    assert not long, ", ".join(long)


def test_no_function_is_too_long() -> None:
    lengths = {
        f"{short(file)}:{node.lineno} {node.name}": (node.end_lineno or node.lineno) - node.lineno + 1
        for file in python_files(PACKAGE)
        for node in functions(file)
    }
    long = [f"{function}: {lines} lines" for function, lines in lengths.items() if lines > FUNCTION_LINES]
    assert not long, ", ".join(long)
