"""The command line: Potluck in a terminal, for people and for programs. Knows no game by name."""

from __future__ import annotations

import os


def main() -> None:
    """The `potluck` command; Ctrl-C ends it quietly even before it has begun."""
    os.environ.setdefault("PYTHONSAFEPATH", "1")  # child processes must not import a pickle.py from this folder
    try:
        from potluck.cli.app import app

        app()
    except KeyboardInterrupt:
        raise SystemExit(130) from None
