"""The bots that can be named: in a simulation, or to give a seat to."""

from __future__ import annotations

from typing import Final

from potluck.bots.bot import Bot, RandomBot, RegularBot

#: By the name that people know, weakest first.
LEVELS: Final[dict[str, Bot]] = {"random": RandomBot(), "regular": RegularBot()}
