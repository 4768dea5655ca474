"""Why a dish cannot be taken or served now: reasons that several steps give."""

from __future__ import annotations

from potluck.games.a_la_carte.cards import COLOURS, KINDS, counted, heat_range
from potluck.games.a_la_carte.state import Kitchen, in_the_green
from potluck.kernel.errors import Refusal
from potluck.kernel.phrases import Phrase


def why_not_in_the_middle(table: Kitchen, seat: int, dish: int) -> Refusal | None:
    """Where a dish is that cannot be chosen; None where it lies in the middle, and for crêpes, which never do."""
    if dish == table.book.crepe or dish in table.menu:
        return None
    id = table.book.dishes[dish].id
    if table.cooks[seat].dish == dish:
        return why_not_done(table, seat)
    for other, cook in enumerate(table.cooks):
        if cook.dish == dish:
            return Refusal("AL-5.2", "why-in-their-pan", {"seat": other, "dish": id})
        if dish in cook.tray:
            return Refusal("AL-7.2", "why-served", {"seat": other, "dish": id})
    if dish in table.trash:
        return Refusal("AL-7.5", "why-in-the-trash", {"dish": id})
    return Refusal("AL-A2", "why-covered", {"dish": id, "colour": COLOURS[table.book.dishes[dish].colour]})


def why_pan_is_full(table: Kitchen, seat: int, dish: int) -> Refusal:
    """AL-7.2, AL-9.1: a dish goes into an empty pan only."""
    elsewhere = why_not_in_the_middle(table, seat, dish)
    if elsewhere is not None:
        return elsewhere
    cook = table.cooks[seat]
    cooking = table.book.dishes[cook.dish].id
    if dish != table.book.crepe:
        return Refusal("AL-7.2", "why-pan-is-full", {"cooking": cooking})
    if cook.dish == dish:
        return Refusal("AL-9.4", "why-crepe-is-cooking")
    if cook.crepe_used:
        return Refusal("AL-9.1", "why-crepe-is-used")
    return Refusal("AL-9.1", "why-crepe-waits", {"cooking": cooking})


def why_not_done(table: Kitchen, seat: int) -> Refusal:
    """AL-7.1: what the dish in a cook's pan still needs; it is served by itself."""
    cook = table.cooks[seat]
    dish = table.book.dishes[cook.dish]
    missing = [max(0, dish.recipe[kind] - cook.pan[kind]) for kind in range(KINDS)]
    needs: list[object] = counted(missing)
    if not in_the_green(table, cook):
        needs = [Phrase("needs-heat", {"range": heat_range(dish)}), *needs]
    return Refusal("AL-7.1", "why-not-done", {"dish": dish.id, "needs": needs})
