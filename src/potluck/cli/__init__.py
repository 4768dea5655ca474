"""The command line: Potluck in a terminal, for people and for programs. Knows no game by name."""

from __future__ import annotations


def main() -> None:
    """The `potluck` command."""
    from potluck.cli.app import app

    app()
