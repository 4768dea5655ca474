"""How long people would take: an estimate from what they are asked, not a measurement."""

from __future__ import annotations

import math
from typing import Final

#: Seconds to pass the turn on: cards, dice, a word across the table.
A_TURN: Final = 5.0
#: Seconds for a move that was the only one.
FORCED: Final = 1.0
#: Seconds for a choice, and for each doubling of what there is to choose from (Hick's law).
A_CHOICE: Final = 5.0
A_DOUBLING: Final = 3.0

IN_WORDS: Final = (
    f"{A_TURN:.0f} s a turn, {A_CHOICE:.0f} s a choice and {A_DOUBLING:.0f} s more for each doubling of the moves to "
    f"choose from, {FORCED:.0f} s where there is only one; whoever chooses at the same time takes the time of "
    f"the slowest"
)


def seconds_for(choices: int) -> float:
    """How long somebody takes over so many moves."""
    return FORCED if choices < 2 else A_CHOICE + A_DOUBLING * math.log2(choices)


#: The same, looked up.
SECONDS: Final = [seconds_for(choices) for choices in range(4096)]
