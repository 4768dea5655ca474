"""Three people, three browsers, three rounds of Cake Auf!: with a Switcheroo, a lifted ban, a recipe kept overnight."""

from __future__ import annotations

from collections.abc import Callable

from .bakers import (
    CAKE,
    FACES,
    PICKY,
    SWITCH,
    Bakers,
    almost_over,
    bake,
    ban,
    dawdle,
    first,
    parts,
    picks_up,
    plays,
    recipe,
    step,
)
from .guests import PHONE, Guest, never, read_result
from .needed import expect
from .place import Place
from .standin import Look, Offer


def test_three_bakers_bake_for_three_rounds(place: Place, invite: Callable[..., Guest]) -> None:
    alice, meera, kwame = invite("Alice"), invite("Meera", size=PHONE), invite("Kwame")
    bakers = Bakers([alice, meera, kwame])
    alice.comes_to(alice.lays("me", "open", "open", game=CAKE))
    for guest in (meera, kwame):
        guest.comes_to(alice.table)
        guest.sits_down()
    alice.deals()
    bakers.sit_down()
    for guest in bakers.guests:
        expect(guest.page.get_by_role("group", name="Your recipes").get_by_role("button")).to_have_count(2)

    switches_recipes(bakers)
    lifts_a_ban(bakers)
    keeps_overnight(bakers)

    bakers.play_unseen(lambda look: look["view"]["round"] == 3 and almost_over(look), bake)
    bakers.end_round(3, bake)
    bakers.play_on(never, bake)
    told = [read_result(guest) for guest in bakers.guests]
    assert all(each["table"] == told[0]["table"] for each in told)
    assert told[0]["heads"][:4] == ["Player", "Round 1", "Round 2", "Round 3"]


def switches_recipes(bakers: Bakers) -> None:
    """Whoever gets the card first trades one of two recipes for one of somebody else's."""
    guest = bakers.play_unseen(lambda look: plays(look, SWITCH), dawdle)
    view = bakers.look(guest)["view"]
    seat = view["seat"]
    mine = FACES[view["bakers"][seat]["dishes"][0]["recipe"]].name
    theirs = FACES[view["bakers"][(seat + 1) % 3]["dishes"][0]["recipe"]].name
    picks_up(guest, "Old Switcheroo (Recipe)")
    expect(guest.page.get_by_role("status").filter(has_text="Which two recipes change sides?")).to_be_visible()
    guest.touches(recipe(guest, mine, mine=True))
    expect(guest.page.get_by_role("status").filter(has_text=f"Which recipe do you want for {mine}?")).to_be_visible()
    with guest.answered():
        guest.touches(recipe(guest, theirs, mine=False))
    expect(recipe(guest, theirs, mine=True)).to_be_visible()
    expect(recipe(guest, mine, mine=False)).to_be_visible()


def lifts_a_ban(bakers: Bakers) -> None:
    """Everybody bans; whoever first holds a cure for one of the bans that hang there plays it."""
    guest = bakers.play_unseen(lambda look: plays(look, "lift"), ban)
    look = bakers.look(guest)
    view = look["view"]
    move = parts(look, "lift")
    name = FACES[move["recipe"]].name
    owned = any(dish["recipe"] == move["recipe"] for dish in view["bakers"][view["seat"]]["dishes"])
    target = recipe(guest, name, mine=owned)
    dishes = [dish for baker in view["bakers"] for dish in baker["dishes"] if dish["recipe"] == move["recipe"]]
    lifted = FACES[move["card"]].effects[0].facts["ban"]
    hangs = next(FACES[each].name for each in dishes[0]["bans"] if each == lifted)
    expect(target.get_by_text(hangs, exact=True)).to_be_attached()
    picks_up(guest, FACES[move["card"]].name)
    with guest.answered():
        guest.touches(target)
    expect(target.get_by_text(hangs, exact=True)).to_have_count(0)


def keeps_overnight(bakers: Bakers) -> None:
    """Somebody has a recipe with a moon, or picks one, and bakes nothing until the round is over."""
    moons = {id for id, face in FACES.items() if "overnight" in face.symbols}
    asleep: list[int] = []

    def falls_asleep(look: Look) -> bool:
        for seat, baker in enumerate(look["view"]["bakers"]):
            if not asleep and any(dish["recipe"] in moons for dish in baker["dishes"]):
                asleep.append(seat)
        return bool(asleep) and almost_over(look)

    def choose(seat: int, offers: list[Offer]) -> Offer:
        moonlit = [offer for offer in offers if offer["key"] == "move-swap" and offer["facts"]["new"] in moons]
        if moonlit:
            return moonlit[0]
        if not asleep:
            return first(offers, PICKY, "discard")
        return (dawdle if seat in asleep else bake)(seat, offers)

    number = int(bakers.look(bakers.play_unseen(falls_asleep, choose))["view"]["round"])
    assert number < 3
    bakers.end_round(number, choose)
    guest = next(guest for guest in bakers.guests if step(bakers.look(guest), "overnight"))
    view = bakers.look(guest)["view"]
    name = FACES[view["overnight"]].name
    stage = guest.page.get_by_role("region", name="Overnight")
    expect(stage.get_by_role("heading", name=f"{name} may stay overnight")).to_be_visible()
    with guest.answered():
        guest.touches(stage.get_by_role("button", name="Keep it"))
    bakers.catch_up()
    bakers.play_on(lambda look: look["view"]["round"] == number + 1, bake)
    mine = bakers.look(guest)["view"]["bakers"][view["seat"]]
    assert len(mine["dishes"]) + len(mine["finished_this_round"]) >= 3, "two new ones and the kept one"
    if view["overnight"] not in mine["finished"]:  # one that had waited is finished at once (CA-A17)
        expect(recipe(guest, name, mine=True).filter(has_text="from last night")).to_be_visible()
