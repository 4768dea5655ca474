"""Somebody opens the link of a running table: sees what is public, no card that is hidden, and may cheer."""

from __future__ import annotations

import json
from collections.abc import Callable

from potluck.catalog import find_game

from .guests import CARNAGE, RUN, SPLIT, Guest
from .needed import expect
from .place import Place
from .standin import Look, first_runs


def three_have_voted(look: Look) -> bool:
    """When one ballot is missing."""
    view = look["view"]
    return view["step"] == "ballot" and sum(diner["sealed"] for diner in view["diners"]) == 3


def test_a_spectator_sees_no_hidden_card_and_may_cheer(place: Place, invite: Callable[..., Guest]) -> None:
    alice, eve = invite("Alice"), invite("Eve")
    alice.dines("local", "local", "local")
    eve.comes_to(alice.table)
    expect(eve.page.get_by_text("You are watching. Only what is public is shown.")).to_be_visible()

    alice.lets_play(three_have_voted, first_runs)
    expect(eve.page.get_by_role("button", name="Tonight: $ ?. 3 of 4 have chosen")).to_be_visible()

    looks = [look for frame in eve.heard("position") for look in frame["seats"].items()]
    assert len(looks) >= 15
    for who, look in looks:
        view = look["view"]
        assert (who, look["moves"], look["pending"]) == ("spectator", [], False)
        assert (view["menu"], view["hand"], view["ballot"]) == ([], None, None)
        assert view["orders"] == [None, None, None]
    said = "\n".join(json.dumps(frame, ensure_ascii=False) for frame in eve.frames)
    game = find_game(CARNAGE)
    for face in game.faces(game.read_deck(game.house_deck())):
        assert face.id not in said
        assert face.name not in said
    for vote in ("split", "separate", '"run"', SPLIT, RUN):
        assert vote not in said
    expect(eve.choices).to_have_count(0)

    eve.page.get_by_role("textbox", name="Message").fill("Bravo from the window!")
    eve.page.get_by_role("button", name="Send").click()
    eve.page.get_by_role("button", name="Applause").click()
    expect(alice.page.get_by_text("A guest", exact=True).last).to_be_attached()
    alice.waits_until(lambda: "👏" in [frame["emoji"] for frame in alice.heard("reaction")])
    expect(alice.page.get_by_text("Bravo from the window!")).to_be_attached()
    expect(eve.page.get_by_text("Bravo from the window!")).to_be_visible()

    alice.draws_the_curtain()
    alice.votes(SPLIT)
    for guest in (alice, eve):
        guest.skips_the_evening()
    expect(eve.page.get_by_text("Night 1, as it was eaten and paid")).to_be_visible()
