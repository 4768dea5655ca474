"""Bots. They are given what their seat may know, never the truth, and know no game."""

from __future__ import annotations


def breathe() -> None:
    """Called now and then by compiled code that thinks for long: Python looks up whenever it begins a function that is
    not compiled, as this one is not, and then signals are heard and other threads have their turn."""
