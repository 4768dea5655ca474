"""Why a card cannot be used now, what buttons are called, and what a move would do: in people's words."""

from __future__ import annotations

import pytest

from games.cthulbeque.tables import Evening
from potluck.games.cthulbeque import game
from potluck.kernel.chance import fast


def full_kitchen(step: str, **options: str) -> Evening:
    """Ana has a bit of everything in hand, and a Monster in her Kitchen; Ben too has a Monster."""
    evening = Evening(3, **options)
    evening.hand(0, "M02", "R01", "R03", "G03", "I01", "S03")
    evening.stock(0, "M05")
    evening.stock(1, "M07")
    evening.lay(0, "I04", "I07", "S05", "S02")
    evening.lay(1, "A02")
    evening.at(0, step)
    return evening


def names(evening: Evening, seat: int, form: str = "") -> list[str]:
    """The seat's moves as on buttons, or what more is said there."""
    phrases = [evening.state.name(seat, move) for move in evening.state.legal(seat)]
    return [evening.words.form(phrase, form) if form else evening.words.tell(phrase) for phrase in phrases]


# -- why not ------------------------------------------------------------------------------------------


def test_ct_a31_cards_wait_until_the_dice_are_split() -> None:
    evening = Evening()
    evening.state = evening.setup.start(fast("split"))  # type: ignore[assignment]
    card = evening.view(0)["hand"][0]
    assert evening.why(0, card) == ("CT-A31", "First split your dice; your cards help you to decide.")


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ("kitchen", "Cards are played after you have drawn; now you manage your Kitchen."),
        ("supply", "Cards are played after you have drawn; now you draw or you rest."),
        ("discard", "You have had your chance to play a card in this turn; now you discard a card, or none."),
    ],
)
def test_ct_4_1_a_card_has_its_time_in_the_turn(step: str, said: str) -> None:
    evening = full_kitchen(step)
    assert evening.why(0, "I01", 0) == ("CT-4.1", said)
    assert evening.why(0, "M02", 1) == ("CT-4.1", said)
    assert evening.why(0, "G03", "M05") == ("CT-4.1", said)


def test_ct_4_1_the_deck_is_drawn_from_in_its_step() -> None:
    evening = full_kitchen("kitchen")
    said = "You draw or rest after managing your Kitchen; now you manage your Kitchen."
    assert evening.why(0, "deck") == ("CT-4.1", said)
    assert full_kitchen("supply").may(0, "deck")


def test_ct_9_2_a_recipe_comes_out_while_cooking_its_kind() -> None:
    evening = full_kitchen("stove")
    assert evening.why(0, "R03") == ("CT-9.2", "Moonlit Skewers comes out while you are cooking a Dream Monster.")
    assert evening.why(0, "R01", 1)[0] == "CT-8.3"
    evening.play(0, "cook M05")
    assert evening.step == "offer_recipe"
    assert evening.may(0, "R01", "M05")
    said = "Moonlit Skewers is for Dream Monsters, and Hybrid Lobsterman is of the Deep family."
    assert evening.why(0, "R03", "M05") == ("CT-9.2", said)
    assert evening.why(0, "R01", "M07")[1] == "A Recipe goes on the Monster that you are cooking: Hybrid Lobsterman."


def test_ct_8_3_an_ingredient_goes_on_a_monster_in_a_kitchen() -> None:
    evening = full_kitchen("play")
    assert evening.may(0, "G03", "M07")
    assert evening.why(0, "G03", 1) == ("CT-8.3", "Salt of Leng goes on a Monster in a Kitchen.")
    assert evening.why(0, "G03", "M02") == ("CT-8.1", "Deep One is still in your hand: play it first.")
    evening = full_kitchen("stove")
    assert evening.may(0, "G03", "M05"), "as one begins to cook it"


def test_ct_8_3_what_lies_in_front_of_others_is_theirs() -> None:
    evening = full_kitchen("play")
    assert evening.why(0, "A02") == ("CT-8.3", "Night Nurse lies in front of Ben: it is theirs.")
    assert evening.why(0, "A02", 0)[0] == "CT-8.3"


def test_ct_8_2_what_lies_in_front_of_a_chef_works_by_itself_or_waits() -> None:
    evening = full_kitchen("stove")
    assert evening.why(0, "I04") == ("CT-8.2", "Smoked Goggles works by itself while it lies in front of you.")
    rule, said = evening.why(0, "S02")
    assert rule == "CT-A36"
    assert said.startswith("Hush the Horror waits for its moment. Before a Sanity check of yours")


def test_ct_8_2_a_spell_has_to_lie_there_first() -> None:
    evening = full_kitchen("stove")
    assert evening.refusal(0, "cast S03").phrase.key == "why-spell-in-hand"
    evening.lay(0, "S03")
    assert evening.refusal(0, "cast S03").phrase.key == "why-no-cooking-lost"
    assert evening.may(0, "S05", "M07")


def test_ct_9_1_one_cooks_in_ones_own_kitchen() -> None:
    evening = full_kitchen("stove")
    assert evening.may(0, "M05")
    evening.chef(0).table.clear()
    assert evening.why(0, "M07")[1] == "Dagon's Nephew is in Ben’s Kitchen: you cook and fight in your own."
    assert evening.why(0, "M05", 1)[0] == "CT-8.4"
    assert evening.refusal(0, "cook M02").phrase.key == "why-still-in-your-hand"


def test_ct_a23_a_monster_that_was_tried_is_named() -> None:
    evening = full_kitchen("stove")
    evening.chef(0).table.clear()
    evening.state.tried = [evening.number("M05")]
    assert evening.why(0, "M05") == ("CT-A23", "You have tried Hybrid Lobsterman in this turn already.")


def test_ct_10_1_a_chef_who_is_away_is_not_challenged() -> None:
    evening = full_kitchen("play")
    evening.chef(2).asylum = True
    assert evening.may(0, "M02", 1)
    assert evening.why(0, "M02", 2) == ("CT-10.1", "Cleo is in the Hospital or the Asylum and can’t be challenged.")


def test_ct_10_1_a_challenge_is_answered_first() -> None:
    evening = full_kitchen("play")
    evening.play(0, "play M02 on 1")
    assert evening.may(1, "M02")
    assert evening.why(1, "M07") == ("CT-10.1", "You are challenged to Deep One: cook it, fight it, or pass it back.")
    assert evening.why(0, "I01")[1] == "It is not your decision now: the table waits for Ben."


def test_ct_11_1_too_few_dishes_are_counted() -> None:
    evening = full_kitchen("play")
    evening.serve(0, "M01")
    refusal = evening.refusal(0, "declare")
    assert refusal.rule == "CT-11.1"
    assert refusal.phrase.facts == {"served": 1, "needed": 3}


def test_ct_a39_a_nuisance_goes_instead_of_a_card_and_nothing_comes_off_a_monster() -> None:
    evening = full_kitchen("play")
    assert evening.may(0, "I07", "discards")
    assert evening.why(0, "I04", "discards")[0] == "CT-A39"
    assert evening.why(0, "I01", "discards")[0] == "CT-4.1"
    evening.chef(0).kitchen[0].ingredients.append(evening.number("G05"))
    said = "Rancid Lard lies on Hybrid Lobsterman and goes where that goes."
    assert evening.why(0, "G05") == ("CT-A39", said)
    evening.at(0, "stove")
    assert evening.why(0, "I07")[1].startswith("You can get rid of Cursed Ladle instead of playing a card")


def test_ct_5_3_one_gives_up_what_is_asked_for_while_away() -> None:
    evening = full_kitchen("play")
    evening.pools(0, 0, 2, 3)
    evening.chef(0).hospital = True
    evening.begin(0)
    assert evening.may(0, "M05", "discards")
    assert evening.why(0, "I04", "discards")[0] == "CT-5.3"
    assert evening.why(0, "I01", 0) == (
        "CT-5.3",
        "While you are away you play no cards; now you give up a Monster of your Kitchen.",
    )


def test_ct_a25_going_on_says_what_is_missing() -> None:
    evening = full_kitchen("stove")
    evening.pools(0, 2, 2)
    evening.attempt(0, "fight M05", 6, 5, 4, 5, 1, 2)
    assert evening.step == "go_on"
    assert evening.refusal(0, "cook on").phrase.facts == {"cooks": False}


def test_refusals_tell_nothing_about_other_hands() -> None:
    evening = full_kitchen("play")
    evening.hand(1, "M33")
    held = evening.refusal(0, "play M33 on 0").phrase
    evening.hand(1, "M34")
    assert evening.refusal(0, "play M33 on 0").phrase == held


# -- buttons ------------------------------------------------------------------------------------------


def test_going_on_is_named_by_what_is_left_out() -> None:
    assert "Play no card" in names(full_kitchen("play"), 0)
    assert "Leave the fire alone" in names(full_kitchen("stove"), 0)
    assert "Discard nothing" in names(full_kitchen("discard"), 0)


def test_putting_away_is_named_by_its_reason() -> None:
    assert "Get rid of Cursed Ladle" in names(full_kitchen("play"), 0)
    assert "Discard Iron Skillet" in names(full_kitchen("discard"), 0)
    evening = full_kitchen("play")
    evening.chef(0).asylum = True
    evening.begin(0)
    assert names(evening, 0) == ["Lose Hybrid Lobsterman"]
    evening.play(0, "discard M05")
    assert "Give up Smoked Goggles" in names(evening, 0)


def test_buttons_name_people_and_kitchens() -> None:
    evening = full_kitchen("play")
    said = names(evening, 0)
    assert "Deep One into your Kitchen" in said
    assert "Challenge Ben to Deep One" in said
    assert "Lay Iron Skillet in front of you" in said
    assert "Play Iron Skillet on Cleo" in said
    assert "Cast Banishment on Dagon's Nephew" in said
    more = dict(zip(said, names(evening, 0, "detail"), strict=True))
    assert more["Add Salt of Leng to Dagon's Nephew"] == "in Ben’s Kitchen"
    assert more["Add Salt of Leng to Hybrid Lobsterman"] == "in your Kitchen"
    held = dict(zip(said, names(evening, 0, "held"), strict=True))
    assert held["Challenge Ben to Deep One"] == "Challenge Ben"
    assert held["Add Salt of Leng to Dagon's Nephew"] == "On Dagon's Nephew"


def test_resting_says_what_brings_dice_back() -> None:
    evening = full_kitchen("supply")
    evening.lay(0, "A03")
    evening.pools(0, 3, 2, 4)
    more = names(evening, 0, "detail")
    assert "Lost Cooking dice come back on 4 or more, Sanity dice on 3 or more; your turn ends" in more
    assert "Your hand is full" in more


# -- forecasts ----------------------------------------------------------------------------------------


def test_a_forecast_tells_the_odds_in_whole_percent() -> None:
    evening = full_kitchen("stove")
    evening.pools(0, 4, 2)
    told = {move.key(): evening.state.forecast(0, move) for move in evening.state.legal(0)}
    assert told["skip"] is None
    cook = told["cook M05 with G03"]
    assert cook is not None
    assert (cook.facts["mine"], cook.facts["yours"]) == (3, 2), "with the Ladle, and with salt on it"
    assert evening.words.tell(cook).replace("\u00a0", " ") == "55 % win, 20 % tie"
    assert evening.words.tell(cook, "detail") == "3 dice against 2"


def test_a_forecast_tells_what_a_check_costs() -> None:
    evening = full_kitchen("kitchen")
    evening.pools(0, 4, 2)
    told = {move.key(): evening.state.forecast(0, move) for move in evening.state.legal(0)}
    check = told["check sanity"]
    assert check is not None
    assert check.plain() == {"key": "forecast-check", "facts": {"shaken": 31}}


def test_every_place_has_a_meaning() -> None:
    evening = full_kitchen("stove")
    assert game.places == ["deck", "discards"]
    assert evening.why(0, "discards")[0] == "CT-A36"
    assert evening.why(0, "deck", "discards")[0] == "CT-7.1"
    assert evening.why(0, "I01", "deck")[1] == "Iron Skillet does not go back into the deck."
    evening.lay(0, "S06")
    evening.state.discard = [evening.number("M01")]
    assert evening.may(0, "discards")
    assert evening.may(0, "M01")
