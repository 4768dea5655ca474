"""Bots. They are given what their seat may know, never the truth, and know no game."""

from __future__ import annotations


def check_signals() -> None:
    """Let Python handle signals and switch threads: compiled code that thinks for long calls this in its loop.

    The interpreter does both when it enters a function that is not compiled; this file is not.
    """
