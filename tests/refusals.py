"""Checks how the command refuses, for tests of all its parts."""

from __future__ import annotations

from typer.testing import Result


def refusal_of(result: Result) -> str:
    """The one line on stderr of a command that was refused: status 2, nothing on stdout, no traceback."""
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert result.stderr.startswith("potluck: ")
    assert "Traceback" not in result.stderr
    return result.stderr
