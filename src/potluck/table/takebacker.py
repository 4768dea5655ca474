"""Takebacks: a seat's own last move, while it has shown nobody anything new."""

from __future__ import annotations

from potluck.kernel.chance import fast
from potluck.kernel.match import WORLDS_TRIED, fingerprint_of_chance
from potluck.table.entries import TookBack
from potluck.table.errors import Refused
from potluck.table.mover import check_seat
from potluck.table.table import Table
from potluck.table.turn import Turn

#: Worlds that are tried for the offer that goes with every frame; a real takeback is looked at more closely.
WORLDS_FOR_AN_OFFER = 2


def check_takeback(table: Table, who: str, seat: int) -> TookBack:
    """The entry for a takeback, or Refused."""
    check_seat(table, who, seat)
    reason = why_no_takeback(table, seat)
    if reason:
        raise Refused(reason)
    return TookBack(seat)


def offers_takeback(table: Table, seat: int) -> bool:
    """Whether this seat may take its last move back, at a glance."""
    return not why_no_takeback(table, seat, WORLDS_FOR_AN_OFFER)


def why_no_takeback(table: Table, seat: int, worlds: int = WORLDS_TRIED) -> str:
    """An empty text if this seat may take its last move back, else why not.

    The match knows as well, but plays itself again from the start to find out; here the position before
    is still at hand, and the answer goes with every frame.
    """
    match = table.match
    if match is None:
        return "The match has not begun."
    if not match.played or match.played[-1].seat != seat:
        return "Only your own last move can be taken back."
    if table.last is None or table.last[0].seat != seat:
        return match.why_no_takeback(seat)
    turn = table.last[0]
    if turn.by_hand or match.state.result is not None:
        return match.why_no_takeback(seat)
    if fingerprint_of_chance(turn.before) != fingerprint_of_chance(turn.after):
        return "Cards were dealt or dice were rolled."
    if worlds == WORLDS_FOR_AN_OFFER and turn.leaves_decision_of(seat):
        return ""  # a sealed answer of which even its player hears only that it is in
    if showed_something(table, turn, worlds):
        return "Something was revealed."
    return ""


def showed_something(table: Table, turn: Turn, worlds: int) -> bool:
    """Whether the move ends differently, for its player, in worlds that looked alike to him before it."""
    game = table.setup.game
    # The worlds tried are the same whatever is hidden: so the answer tells nothing of it either.
    chance = fast(f"takeback {table.position}")
    first: object = None
    for world in range(worlds):
        state = turn.before.imagine(turn.seat, chance)
        state.apply(turn.seat, turn.move)
        view = game.view(state, turn.seat)
        if world == 0:
            first = view
        elif view != first:
            return True
    return False
