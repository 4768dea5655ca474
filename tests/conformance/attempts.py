"""All that a person can try at a board: pick up anything in sight, and perhaps aim it at anything else."""

from __future__ import annotations

from conformance.random_walks import Case
from potluck.cli.terminal.attempts import strings
from potluck.kernel.chance import fast
from potluck.kernel.moves import A_CARD, A_PLACE, A_SEAT, Attempt, Thing
from potluck.kernel.state import State
from potluck.language.teller import card_names


def things_in_sight(case: Case, state: State, seat: int) -> list[Thing]:
    """The cards in a seat's view, the seats, and the game's places."""
    known = card_names(case.setup())
    cards = sorted({text for text in strings(case.game.view(state, seat)) if text in known})
    things = [Thing(A_CARD, card) for card in cards]
    things += [Thing(A_PLACE, place) for place in case.game.places]
    return things + [Thing(A_SEAT, str(number)) for number in range(case.seats)]


def attempts(case: Case, state: State, seat: int, count: int) -> list[Attempt]:
    """So many attempts, chosen the same way wherever the seat sees the same."""
    things = things_in_sight(case, state, seat)
    held = [thing for thing in things if thing.kind != A_SEAT]
    if not held:
        return []
    chance = fast(f"attempts {seat} {len(things)}")
    found = []
    for _ in range(count):
        aim = things[chance.below(len(things))] if chance.below(4) else None
        found.append(Attempt(held[chance.below(len(held))], aim))
    return found
