"""The command line: Potluck in a terminal, for people and for programs. Knows no game by name."""

from __future__ import annotations


def main() -> None:
    """The `potluck` command; Ctrl-C ends it quietly even before it has begun."""
    try:
        from potluck.cli.app import app

        app()
    except KeyboardInterrupt:
        raise SystemExit(130) from None
