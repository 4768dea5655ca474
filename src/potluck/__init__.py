"""Potluck: five food-themed tabletop games, complete, for people, designers and learners."""

from potluck import _mode
from potluck._version import __version__

_mode.choose_mode()

__all__ = ["__version__"]
