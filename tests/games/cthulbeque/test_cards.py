"""Every card of the house deck does what it says, and a broken deck is refused by name."""

from __future__ import annotations

import csv
import io

import pytest

from games.cthulbeque.tables import Evening
from potluck.games.cthulbeque import game
from potluck.games.cthulbeque.cards import (
    ASSISTANT,
    INGREDIENT,
    ITEM,
    KINDS,
    MONSTER,
    RECIPE,
    SPELL,
    TRAITS,
    Larder,
    read_deck,
)
from potluck.kernel.errors import BadDeck
from potluck.language.teller import game_teller

CALM = (6, 6)

#: id, Threat, Fear, stars, trait
MONSTERS = """M01,1,0,1,
M02,2,1,2,
M03,2,1,3,slippery
M04,2,2,3,
M05,3,1,4,
M06,3,3,5,restless
M07,4,2,8,
M08,5,4,12,rich
M09,1,0,1,
M10,1,1,2,
M11,2,2,3,
M12,2,1,3,restless
M13,3,1,4,
M14,3,2,5,hypnotic
M15,4,3,8,
M16,5,3,12,
M17,1,1,2,
M18,1,0,1,
M19,2,1,2,
M20,2,1,3,rich
M21,2,2,3,hypnotic
M22,3,1,4,
M23,3,2,5,
M24,4,2,8,restless
M25,1,1,2,
M26,1,0,1,
M27,2,2,3,
M28,2,1,3,slippery
M29,2,2,3,restless
M30,3,1,4,
M31,3,2,5,venomous
M32,4,4,9,
M33,2,1,2,
M34,2,1,3,
M35,3,1,4,rich
M36,3,3,6,hypnotic
M37,4,3,9,venomous
M38,4,4,10,slippery
M39,5,4,12,
M40,6,5,18,rich
"""
FAMILIES = {
    "Deep": range(1, 9),
    "Dream": range(9, 17),
    "Spore": range(17, 25),
    "Grave": range(25, 33),
    "Star": range(33, 41),
}


def house() -> Larder:
    return read_deck(game.house_deck())


def stove(monster: str, *on: str, dice: int = 5, cooking: int = 0, damage: int = 0, seats: int = 2) -> Evening:
    evening = Evening(seats)
    evening.pools(0, dice, 2)
    evening.stock(0, monster, cooking, damage, on=list(on))
    evening.at(0, "stove")
    return evening


# -- the deck -----------------------------------------------------------------------------------------


def test_the_house_deck_has_a_hundred_cards() -> None:
    larder = house()
    count = {kind: sum(card.copies for card in larder.cards if card.kind == kind) for kind in range(6)}
    assert count == {MONSTER: 40, RECIPE: 12, INGREDIENT: 12, ITEM: 14, SPELL: 12, ASSISTANT: 10}
    assert len(larder.pile()) == 100
    assert len(larder.catalogue) < 3000


def test_every_monster_is_as_it_should_be() -> None:
    cards = {card.id: card for card in house().cards}
    for id, threat, fear, stars, trait in csv.reader(io.StringIO(MONSTERS)):
        card = cards[id]
        assert (card.threat, card.fear, card.stars) == (int(threat), int(fear), int(stars))
        assert TRAITS[card.trait] == (trait or "none")
    for family, numbers in FAMILIES.items():
        assert {cards[f"M{number:02}"].family for number in numbers} == {family}


def test_every_recipe_matches_its_family() -> None:
    larder = house()
    ids = {card.id: number for number, card in enumerate(larder.cards)}
    for at, family in enumerate(FAMILIES):
        for recipe in (f"R{2 * at + 1:02}", f"R{2 * at + 2:02}"):
            suits = {larder.cards[m].family for m in range(40) if larder.matches(ids[recipe], m)}
            assert suits == {family}
    assert all(larder.matches(ids["R11"], monster) for monster in range(40))


def test_every_card_has_a_face_and_a_sentence_of_its_own() -> None:
    lines = {}
    words = game_teller(game)
    for face in game.faces(house()):
        assert face.name
        assert face.kind in KINDS
        if face.kind != "monster":
            lines[face.id] = " ".join(words.tell(effect) for effect in face.effects)
            assert lines[face.id].endswith(".")
    assert lines["G02"] == "2 stars more when served. Fear is 1 higher in a Kitchen."
    assert lines["I07"] == "You roll 1 die fewer when cooking."
    assert lines["S07"].endswith("has 2 dice fewer.")
    assert lines["A02"] == "You recover on 4 or more in the Hospital and the Asylum."
    others = [line for id, line in lines.items() if not id.startswith("R")]
    assert len(set(others)) == len(others)


def broken(old: str, new: str) -> str:
    source = game.house_deck()
    assert old in source
    return source.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('id = "M02"', 'id = "M01"', "id 'M01' is taken"),
        ('name = "Deep One"', 'name = "Zoog"', "name 'Zoog' is taken"),
        ("threat = 1", "threat = 0", "monster M01: threat must be a whole number from 1 to 12, not 0"),
        ("threat = 1\n", "", "monster M01: threat is missing"),
        ("fear = 0", "fear = 7", "monster M01: fear must be"),
        ("stars = 1", 'stars = "many"', "monster M01: stars must be"),
        ('trait = "slippery"', 'trait = "slimy"', "monster M03: trait must be one of none, slippery"),
        ('family = "Deep"', 'family = "any"', "monster M01: family must be"),
        ('matches = "Deep"', 'matches = "Sea"', "recipe R01: matches must be a family"),
        ("copies = 2", "copies = 0", "recipe R11: copies must be"),
        ("cooking_dice = 1", "cooking_dice = 9", "item I01: cooking_dice must be"),
        ("cooking_dice = 1", "cokking_dice = 1", "item I01: it has no effect"),
        ("trims = 3", "trims = 3\nshiny = true", "item I03: there is no field 'shiny'"),
        ("nuisance = true", 'nuisance = "y"', "ingredient G05: nuisance must be true or false"),
        ('effect = "hush"', 'effect = "shout"', "spell S02: effect must be one of second helping"),
        ('effect = "knit"\namount = 2', 'effect = "knit"', "spell S03: amount is missing"),
        ("[[monster]]", "[[dragon]]", "unknown section 'dragon'"),
    ],
)
def test_a_broken_deck_is_refused_with_card_and_field(old: str, new: str, complaint: str) -> None:
    with pytest.raises(BadDeck) as error:
        read_deck(broken(old, new))
    assert complaint in str(error.value)


def test_a_deck_without_enough_monsters_is_refused() -> None:
    parts = game.house_deck().split("[[monster]]")
    rest = parts[-1][parts[-1].index("[[recipe]]") :]
    with pytest.raises(BadDeck, match="14 Monsters"):
        read_deck("[[monster]]".join(parts[:15]) + rest)


def test_a_changed_number_is_played() -> None:
    larder = read_deck(broken("extra_cards = 1", "extra_cards = 2"))
    box = next(face for face in game.faces(larder) if face.id == "I09")
    assert [game_teller(game).tell(effect) for effect in box.effects] == ["You draw up to 6 cards."]


def test_a_monsters_face_holds_its_numbers_its_family_and_its_trait() -> None:
    faces = {face.id: face for face in game.faces(house())}
    words = game_teller(game)
    shoggoth = faces["M38"]
    assert shoggoth.numbers == [("threat", 4), ("fear", 4), ("stars", 10)]
    assert (shoggoth.corner, shoggoth.symbols, shoggoth.traits, shoggoth.effects) == (
        "stars",
        ["star"],
        ["slippery"],
        [],
    )
    assert words.say("trait-slippery", form="long") == "A tied Test places no counter."
    assert [words.tell(effect) for effect in faces["M01"].effects] == ["Cook it with 1 counter. Fear check 0."]
    assert faces["R01"].symbols == ["deep"]
    assert faces["R11"].traits == ["any-family"]
    assert faces["I07"].traits == ["nuisance"]
    own = {face.id: face for face in game.faces(read_deck(game.house_deck().replace('"Deep"', '"Bog"')))}
    assert (own["M01"].symbols, own["M01"].also) == ([], ["Bog"])
    assert words.tell(own["R01"].effects[0]).startswith("For a Bog Monster:")


# -- traits -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("monster", ["M03", "M28", "M38"])
def test_slippery_a_tie_places_no_counter(monster: str) -> None:
    evening = stove(monster, dice=3)
    threat = house().cards[evening.number(monster)].threat
    evening.attempt(0, f"cook {monster}", *CALM, 6, 2, 1, 6, *[5, 4, 3, 2][: threat - 1])
    assert evening.chef(0).cooking == 2
    assert evening.chef(0).kitchen[0].cooking == 0
    assert evening.step == "go_on"


@pytest.mark.parametrize("monster", ["M31", "M37"])
def test_venomous_a_wound_costs_two_dice_as_far_as_present(monster: str) -> None:
    evening = stove(monster, dice=4)
    evening.attempt(0, f"cook {monster}", *CALM, 2, 1, 3, 4, *[6] * 4)
    assert evening.chef(0).cooking == 2
    assert not evening.chef(0).hospital
    evening = stove(monster, dice=1)
    evening.attempt(0, f"cook {monster}", *CALM, 2, *[6] * 4)
    assert evening.chef(0).cooking == 0
    assert evening.chef(0).hospital


def test_venomous_each_die_may_be_saved_by_itself() -> None:
    evening = stove("M31", dice=4)
    evening.lay(0, "I05")
    evening.attempt(0, "cook M31", *CALM, 2, 1, 3, 4, 6, 6, 6)
    evening.play(0, "use")
    assert evening.chef(0).cooking == 3
    evening = stove("M31", dice=4)
    evening.lay(0, "I05", "I05")
    evening.attempt(0, "cook M31", *CALM, 2, 1, 3, 4, 6, 6, 6)
    evening.play(0, "use", "use")
    assert evening.chef(0).cooking == 4


@pytest.mark.parametrize("monster", ["M06", "M12", "M24", "M29"])
def test_restless_counts_as_two_in_kitchen_management(monster: str) -> None:
    evening = Evening()
    evening.stock(0, monster)
    evening.stock(0, "M01")
    evening.at(0, "kitchen")
    evening.play(0, "test cooking")
    assert evening.heard("manages")[-1]["count"] == 3
    assert len(evening.last_test()[1]) == 3


@pytest.mark.parametrize(("monster", "key"), [("M14", "cook"), ("M21", "cook"), ("M36", "fight")])
def test_hypnotic_one_test_an_attempt(monster: str, key: str) -> None:
    evening = stove(monster)
    extra = [1] if key == "fight" else []
    threat = house().cards[evening.number(monster)].threat
    evening.attempt(0, f"{key} {monster}", *CALM, 6, 1, 2, 3, 4, *extra, *[5, 4, 3][:threat])
    assert evening.kitchen(0) == [monster]
    assert evening.step == "discard_a_card"


@pytest.mark.parametrize("monster", ["M08", "M20", "M35", "M40"])
def test_rich_a_star_more_if_cooked_with_a_recipe(monster: str) -> None:
    card = house().cards[int(monster[1:]) - 1]
    evening = stove(monster, "R11", cooking=card.threat - 1)
    evening.roll(*CALM, 6, 6, 1, 2, 3, 1)
    evening.play(0, f"cook {monster}", "keep")
    assert evening.score(0) == card.stars + 2 + 2
    evening = stove(monster, "R11", cooking=card.threat - 1)  # killed: the Recipe counts, richness does not
    evening.attempt(0, f"fight {monster}", *CALM, 6, 1, 4, 2, 3, 1, 5)
    evening.play(0, "serve")
    assert evening.score(0) == card.stars + 1 - 1 + 2


# -- Ingredients --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "stars"), [("G01", 1), ("G02", 2), ("G05", -1), ("G06", 2), ("G03", 0), ("G04", 0)])
def test_ingredients_change_the_stars(card: str, stars: int) -> None:
    evening = Evening()
    for dish in evening.serve(0, "M05"):
        evening.put_on(0, dish, card)
        evening.put_on(0, dish, card)  # two copies count twice
    assert evening.score(0) == 4 + 2 * stars + 2


def test_g02_black_butter_raises_fear() -> None:
    evening = stove("M05", "G02")
    evening.attempt(0, "fight M05", *CALM)
    assert evening.heard("check")[-1]["target"] == 2


def test_g02_black_butter_raises_no_fear_in_limbo() -> None:
    """CT-A40: a challenge's Monster is in nobody's Kitchen."""
    evening = Evening()
    evening.hand(0, "M05", "A02")
    evening.hand(1, "G02", "A03")
    evening.play(0, "play M05 on 1")
    odds = evening.odds(1)
    assert odds["cook M05 with G02"].sanity_loss == odds["cook M05"].sanity_loss
    evening.play(1, "cook M05 with G02")
    assert evening.heard("check")[-1]["target"] == 1


def test_two_copies_of_a_spell_offer_each_of_its_moves_once() -> None:
    deck = game.house_deck().replace('name = "Banishment"\ncopies = 1', 'name = "Banishment"\ncopies = 2')
    assert deck != game.house_deck()
    evening = Evening(deck=deck)
    evening.lay(0, "S05", "S05")
    evening.stock(0, "M02")
    evening.stock(1, "M05")
    evening.at(0, "play")
    assert [key for key in evening.legal(0) if key.startswith("cast")] == ["cast S05 on M02", "cast S05 on M05"]


def test_g03_salt_of_leng_takes_a_die_in_cooking_tests_only() -> None:
    for key, dice in (("cook", 2), ("fight", 3)):
        evening = stove("M05", "G03")
        evening.attempt(0, f"{key} M05", *CALM)
        assert len(evening.last_test()[1]) == dice


def test_g04_innsmouth_lemon_adds_a_reroll_to_the_recipes() -> None:
    """CT-A45: one after another, and keeping once keeps them all."""
    evening = stove("M07", "G04", "R11")
    evening.roll(*CALM, 6, 5, 4, 3, 2, 6, 6, 1, 2)
    evening.play(0, "cook M07")
    evening.roll(2)
    evening.play(0, "re-roll a 3")
    assert evening.step == "reroll_window"
    evening.roll(6)
    evening.play(0, "re-roll a 2")  # the same die may be chosen again
    assert evening.heard("reroll")[-1]["mine"] == [6, 6, 5, 4, 2]
    assert evening.step == "go_on"
    evening = stove("M07", "G04", "R11")
    evening.lay(0, "S01")
    evening.roll(*CALM, 6, 5, 4, 3, 2, 6, 6, 1, 2)
    evening.play(0, "cook M07", "keep")
    assert evening.step == "second_helping_window"


def test_g06_ghost_pepper_adds_a_die_to_every_test() -> None:
    for key in ("cook", "fight"):
        evening = stove("M05", "G06")
        evening.attempt(0, f"{key} M05", *CALM)
        assert len(evening.last_test()[1]) == 4


def test_g07_healing_nori_takes_damage_off_on_the_way_to_the_buffet() -> None:
    evening = stove("M05", "G07", damage=2)
    evening.attempt(0, "fight M05", *CALM, 6, 1, 4, 2, 3, 1, 1)  # 6 to 1: three more
    evening.play(0, "serve")
    assert evening.chef(0).served[0].damage == 3
    evening = stove("M05", "G07", damage=1, cooking=1)
    evening.attempt(0, "cook M05", *CALM, 6, 1, 4, 2, 3, 5)
    assert evening.chef(0).served[0].damage == 0


def test_g08_dream_honey_brings_a_sanity_die_back_when_cooked() -> None:
    for key, sanity in (("cook", 3), ("fight", 2)):
        evening = stove("M05", "G08", cooking=2)
        evening.pools(0, 5, 2, 5, 4)
        evening.attempt(0, f"{key} M05", *CALM, 6, 1, 4, 2, 3, *([1] if key == "fight" else []), 5)
        if key == "fight":
            evening.play(0, "serve")
        assert evening.chef(0).sanity == sanity


# -- Items --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "cook", "fight"),
    [(["I01"], 6, 6), (["I01", "I01"], 7, 6), (["I02"], 5, 8), (["I07"], 4, 6), (["I07", "I07", "I01"], 4, 6)],
)
def test_i01_i02_i07_change_the_dice_of_cooking_and_fighting(cards: list[str], cook: int, fight: int) -> None:
    for key, dice in (("cook", cook), ("fight", fight)):
        evening = stove("M07")
        evening.lay(0, *cards)
        evening.attempt(0, f"{key} M07", *CALM)
        assert len(evening.last_test()[0]) == dice


def test_a_chef_never_rolls_less_than_one_die() -> None:
    evening = stove("M07", dice=1)
    evening.lay(0, "I07", "I07")
    evening.attempt(0, "cook M07", *CALM)
    assert len(evening.last_test()[0]) == 1


def test_ct_a43_cooking_tests_are_those_at_a_monster_on_the_stove() -> None:
    evening = Evening()
    evening.lay(0, "I01", "A01")
    evening.stock(0, "M01")
    evening.at(0, "kitchen")
    evening.play(0, "test cooking")
    assert len(evening.last_test()[0]) == 5


def test_i03_silver_cleaver_cuts_damage_away_before_serving() -> None:
    evening = stove("M05")
    evening.lay(0, "I03")
    evening.attempt(0, "fight M05", *CALM, 6, 6, 4, 2, 3, 1, 4, 3, 2)  # 12 to 4: four
    evening.play(0, "serve")
    assert evening.chef(0).served[0].damage == 1


def test_i04_smoked_goggles_lower_fear_but_not_below_nothing() -> None:
    for goggles, target in ((1, 1), (2, 0)):
        evening = stove("M07")  # Fear 2
        evening.lay(0, *["I04"] * goggles)
        evening.attempt(0, "cook M07", *CALM)
        assert [check["target"] for check in evening.heard("check")] == ([target] if target else [])
    evening = stove("M01")
    evening.lay(0, "I04", "I04")
    evening.attempt(0, "cook M01")
    assert evening.heard("check") == []


@pytest.mark.parametrize(("answer", "dice", "table"), [("use", 5, []), ("decline", 4, ["I05"])])
def test_i05_oven_mitts_ignore_one_lost_cooking_die(answer: str, dice: int, table: list[str]) -> None:
    evening = stove("M07")
    evening.lay(0, "I05")
    evening.attempt(0, "cook M07", *CALM, 1, 2, 3, 4, 5, 6, 6, 6, 6)
    assert evening.step == "ignore_loss"
    evening.play(0, answer)
    assert evening.chef(0).cooking == dice
    assert evening.ids(evening.chef(0).table) == table


def test_i05_oven_mitts_work_in_kitchen_management_and_in_somebody_elses_turn() -> None:
    evening = Evening()
    evening.pools(0, 1, 2, 4)
    evening.lay(0, "I05")
    evening.stock(0, "M05")
    evening.at(0, "kitchen")
    evening.roll(1, 6)
    evening.play(0, "test cooking", "use")
    assert evening.chef(0).cooking == 1
    assert not evening.chef(0).hospital
    evening = Evening()
    evening.hand(0, "M07", "A02")
    evening.lay(1, "I05")
    evening.at(0, "play")
    evening.play(0, "play M07 on 1")
    evening.attempt(1, "cook M07", *CALM, 1, 2, 3, 4, 5, 6, 6, 6, 6)
    assert evening.seats_asked() == [1]
    evening.play(1, "use")
    assert evening.chef(1).cooking == 5


@pytest.mark.parametrize(("answer", "sanity", "mad"), [("use", 1, False), ("decline", 0, True)])
def test_i06_elder_sign_apron_ignores_one_lost_sanity_die(answer: str, sanity: int, mad: bool) -> None:
    evening = stove("M07")
    evening.pools(0, 5, 1, 5, 3)
    evening.lay(0, "I06")
    evening.roll(1)
    evening.play(0, "cook M07")
    evening.play(0, answer)
    assert (evening.chef(0).sanity, evening.chef(0).asylum) == (sanity, mad)


def test_i08_leaky_icebox_counts_even_in_an_empty_kitchen() -> None:
    evening = Evening()
    evening.lay(0, "I08")
    evening.at(0, "kitchen")
    evening.play(0, "test cooking")
    assert evening.heard("manages")[-1]["count"] == 1


def test_i09_recipe_box_draws_up_to_five() -> None:
    evening = Evening()
    evening.lay(0, "I09")
    evening.state.deck = [evening.number(f"M0{number}") for number in range(1, 8)]
    evening.at(0, "supply")
    assert len(evening.chef(0).hand) == 5


# -- Spells -------------------------------------------------------------------------------------------


def test_s01_second_helping_rolls_any_of_ones_dice_again_once() -> None:
    evening = stove("M07")
    evening.lay(0, "S01")
    evening.attempt(0, "cook M07", *CALM, 5, 1, 2, 3, 3, 6, 6, 6, 6)
    assert evening.step == "second_helping_window"
    assert evening.legal(0) == ["keep", "re-roll a 1", "re-roll a 2", "re-roll a 3", "re-roll a 5"]
    evening.play(0, "re-roll a 3", "re-roll a 1", "re-roll a 3")
    assert evening.legal(0) == ["roll", "re-roll a 2", "re-roll a 5"]
    evening.roll(5, 5, 4)
    evening.play(0, "roll")
    assert evening.heard("reroll")[-1]["mine"] == [5, 5, 5, 4, 2]
    assert evening.ids(evening.state.discard) == ["S01"]
    assert evening.chef(0).cooking == 4  # 15 to 24


def test_s01_may_be_kept_and_works_in_kitchen_management() -> None:
    evening = Evening()
    evening.lay(0, "S01", "S01")
    evening.stock(0, "M01")
    evening.at(0, "kitchen")
    evening.roll(1, 2, 3, 4, 5, 6)
    evening.play(0, "test cooking")
    evening.roll(1)
    evening.play(0, "re-roll a 1", "roll")
    assert evening.step == "second_helping_window"  # the second copy
    evening.play(0, "keep")
    assert evening.ids(evening.chef(0).table) == ["S01"]
    assert evening.chef(0).cooking == 4


def test_s02_hush_the_horror_makes_a_check_succeed_without_a_roll() -> None:
    evening = stove("M07")
    evening.lay(0, "S02")
    evening.play(0, "cook M07")
    assert evening.view()["check"] == {"seat": 0, "target": 2, "fear": True}
    odds = evening.odds(0)
    assert odds["use"].sanity_loss == 0.0
    assert (odds["decline"].sanity_loss or 0.0) > 0.0
    evening.play(0, "use")
    assert evening.heard("check") == []
    assert evening.step == "offer_recipe"
    assert evening.chef(0).table == []
    evening = Evening()
    evening.lay(0, "S02")
    evening.stock(0, "M05")
    evening.at(0, "kitchen")
    evening.roll(1, 1)
    evening.play(0, "check sanity", "decline")
    assert evening.chef(0).sanity == 1


def test_s03_and_s04_bring_up_to_two_dice_back() -> None:
    for spell, lost, dice in (("S03", (1, 2), (3, 2)), ("S04", (5, 1), (5, 3))):
        evening = Evening()
        evening.pools(0, lost[0], lost[1], 5, 4)
        evening.lay(0, spell)
        evening.at(0, "play")
        evening.play(0, f"cast {spell}")
        assert evening.dice_of(0) == dice
        assert evening.step == "play_a_card"  # a Spell is no card play
    evening = Evening()
    evening.pools(0, 4, 2, 5)
    evening.lay(0, "S03")
    evening.at(0, "play")
    evening.play(0, "cast S03")
    assert evening.dice_of(0) == (5, 2)


def test_s05_banishment_discards_a_monster_from_any_kitchen() -> None:
    evening = Evening(3)
    evening.hand(0, "A02", "A03", "A05", "A06")
    evening.lay(0, "S05")
    evening.stock(0, "M05")
    evening.stock(2, "M07", on=["R01", "G01"])
    evening.at(0, "kitchen")
    assert evening.legal(0) == ["test cooking", "check sanity", "cast S05 on M05", "cast S05 on M07"]
    evening.play(0, "cast S05 on M05")
    assert evening.kitchen(0) == []
    assert evening.step == "play_a_card"  # nothing left to manage
    evening.lay(0, "S05")
    evening.at(0, "play")
    evening.play(0, "cast S05 on M07")
    assert evening.ids(evening.chef(2).hand) == ["A04"]
    assert evening.kitchen(2) == []


def test_s06_call_the_leftovers_takes_the_topmost_discarded_monster() -> None:
    evening = Evening()
    evening.lay(0, "S06")
    evening.hand(0, "A02", "A03", "A04", "A05")
    evening.state.discard = [evening.number(id) for id in ("M01", "M07", "I01")]
    evening.at(0, "play")
    evening.play(0, "cast S06")
    monster = evening.chef(0).kitchen[0]
    assert evening.ids([monster.card]) == ["M07"]
    assert (monster.cooking, monster.damage) == (0, 0)
    assert evening.ids(evening.state.discard) == ["M01", "I01", "S06"]


def test_s07_hex_of_soot_takes_two_dice_from_the_next_test_of_an_attempt() -> None:
    evening = Evening(3)
    evening.hand(1, "A02", "A03", "A05", "A06")
    evening.lay(0, "S07")
    evening.stock(1, "M07")
    evening.at(0, "play")
    assert [key for key in evening.legal(0) if "S07" in key] == ["cast S07 on 1", "cast S07 on 2"]
    evening.play(0, "cast S07 on 1")
    evening.at(1, "kitchen")
    evening.roll(6, 6, 6, 6, 6, 1)
    evening.play(1, "test cooking")
    assert len(evening.last_test()[0]) == 5  # kitchen management is no attempt
    evening.play(1, "skip")
    evening.attempt(1, "cook M07", *CALM, 6, 1, 2, 5, 4, 3, 2)
    assert len(evening.last_test()[0]) == 3
    evening.roll(6, 5, 2, 1, 5, 4, 3)
    evening.play(1, "cook on")
    assert len(evening.last_test()[0]) == 4


def test_s07_hex_of_soot_lapses_after_the_victims_turn() -> None:
    evening = Evening()
    evening.chef(1).hexed = 2
    evening.at(1, "play")
    evening.play(1, "skip", "skip")
    assert evening.chef(1).hexed == 0


def test_s08_swap_pots_exchanges_monsters_and_sends_recipes_home() -> None:
    evening = Evening(3)
    evening.lay(0, "S08")
    evening.stock(0, "M01", on=["R01", "G01"])
    evening.stock(1, "M07", cooking=2, on=["R02", "G03"])
    evening.stock(2, "M13")
    evening.at(0, "play")
    evening.play(0, "cast S08 on M01")
    assert evening.legal(0) == ["swap for M07", "swap for M13"]
    evening.play(0, "swap for M07")
    assert (evening.kitchen(0), evening.kitchen(1), evening.kitchen(2)) == (["M07"], ["M01"], ["M13"])
    mine = evening.chef(0).kitchen[0]
    assert (mine.cooking, evening.ids(mine.ingredients), mine.recipe) == (2, ["G03"], -1)
    assert "R01" in evening.ids(evening.chef(0).hand)
    assert evening.view(2)["chefs"][1]["hand_seen"] == ["R02"]


def test_ct_a36_spells_need_a_target_and_a_chef_who_is_there() -> None:
    evening = Evening()
    evening.lay(0, "S03", "S04", "S05", "S06", "S08", "S01", "S02")
    evening.at(0, "play")
    assert [key for key in evening.legal(0) if key.startswith("cast")] == []
    evening.pools(0, 0, 2, 4)
    evening.chef(0).hospital = True
    evening.stock(1, "M05")
    evening.begin(0)
    assert all(key.startswith("discard") for key in evening.legal(0))


def test_ct_a36_spells_come_between_the_steps_of_ones_own_turn_and_not_inside_an_attempt() -> None:
    for step in ("kitchen", "supply", "play", "stove", "discard"):
        evening = Evening()
        evening.lay(0, "S07")
        evening.stock(0, "M07")
        evening.at(0, step)
        assert "cast S07 on 1" in evening.legal(0)
        assert evening.legal(1) == []
    evening = stove("M07")
    evening.lay(0, "S07")
    evening.attempt(0, "cook M07", *CALM, 6, 1, 2, 3, 4, 5, 4, 3, 2)
    assert evening.legal(0) == ["stop", "cook on"]


def test_ct_a36_window_spells_work_in_a_challenge_too() -> None:
    evening = Evening()
    evening.hand(0, "M07", "A02")
    evening.lay(1, "S01", "S02")
    evening.at(0, "play")
    evening.play(0, "play M07 on 1")
    evening.play(1, "cook M07")
    assert (evening.step, evening.seats_asked()) == ("hush_window", [1])
    evening.play(1, "use", "no recipe")
    assert (evening.step, evening.seats_asked()) == ("second_helping_window", [1])


# -- Assistants ---------------------------------------------------------------------------------------


def test_a01_line_cook_helps_in_the_first_cooking_test_of_ones_turn() -> None:
    evening = stove("M07")
    evening.lay(0, "A01", "A01")
    evening.attempt(0, "cook M07", *CALM, 6, 1, 2, 3, 4, 1, 1, 5, 4, 3, 2)
    assert len(evening.last_test()[0]) == 7
    evening.roll(6, 1, 2, 3, 5, 4, 3)
    evening.play(0, "cook on")
    assert len(evening.last_test()[0]) == 4
    evening = Evening()  # not in somebody else's turn
    evening.hand(0, "M07", "A02")
    evening.lay(1, "A01")
    evening.at(0, "play")
    evening.play(0, "play M07 on 1")
    evening.attempt(1, "cook M07", *CALM)
    assert len(evening.last_test()[0]) == 5


def test_a02_night_nurse_recovers_on_four() -> None:
    evening = Evening()
    evening.pools(0, 0, 2, 2)
    evening.chef(0).hospital = True
    evening.lay(0, "A02", "I01")
    evening.begin(0)
    evening.roll(4, 3)
    evening.play(0, "discard I01")
    assert evening.chef(0).cooking == 1


def test_a03_and_a04_recuperate_on_three() -> None:
    for card, dice in (("A03", (3, 2)), ("A04", (4, 1))):
        evening = Evening()
        evening.pools(0, 3, 1, 4, 2)
        evening.lay(0, card)
        evening.at(0, "supply")
        evening.roll(3, 3)
        evening.play(0, "recuperate")
        assert evening.dice_of(0) == dice


def test_a05_kitchen_porter_skips_kitchen_management() -> None:
    evening = Evening()
    evening.lay(0, "A05", "I08")
    evening.stock(0, "M05")
    evening.at(0, "kitchen")
    assert evening.step == "play_a_card"


def test_a06_critics_cousin_likes_three_clean_dishes() -> None:
    evening = Evening()
    evening.lay(0, "A06")
    evening.serve(0, "M01", "M02")
    evening.serve(0, "M10", damage=1)
    assert evening.score(0) == 1 + 2 + (2 - 1) + 2
    evening.serve(0, "M09")
    assert evening.score(0) == 1 + 2 + (2 - 1) + 1 + 2 + 2


def test_a07_health_inspector_counts_two_more_with_a_monster_in_the_kitchen() -> None:
    evening = Evening()
    evening.lay(0, "A07")
    evening.at(0, "kitchen")
    assert evening.step == "play_a_card"
    evening.stock(0, "M05")
    evening.at(0, "kitchen")
    evening.play(0, "test cooking")
    assert evening.heard("manages")[-1]["count"] == 3


def test_a08_eager_apprentice_helps_in_challenges_played_on_its_holder() -> None:
    for key, dice in (("cook", 6), ("fight", 7)):
        evening = Evening()
        evening.hand(0, "M07", "A02")
        evening.lay(0, "A08")
        evening.lay(1, "A08")
        evening.at(0, "play")
        evening.play(0, "play M07 on 1")
        evening.attempt(1, f"{key} M07", *CALM, *[1] * dice, 6, 6, 4, 3)
        assert len(evening.last_test()[0]) == dice
        evening.attempt(0, "cook M07", *CALM)
        assert len(evening.last_test()[0]) == 5
