"""All that a chef can ever choose, each choice one object with a code. Knows cards by number and id only."""

from __future__ import annotations

from typing import Final, final

from potluck.games.cthulbeque.vocabulary import (
    BANISH,
    HEX,
    INGREDIENT,
    KNIT,
    MONSTER,
    RECIPE,
    SWAP,
)
from potluck.kernel.moves import Catalogue, Move

NO_CARD: Final = -1
NOBODY: Final = -1
FACES: Final = 6
LEAST_COOKING: Final = 1
MOST_COOKING: Final = 6
#: CT-A26: the most dice that one pot takes when the pool is divided; no match comes near it.
POT_DICE: Final = 15

#: Plain answers.
DECLARE: Final = 0
NOT_YET: Final = 1
TEST: Final = 2
CHECK: Final = 3
DRAW: Final = 4
RECUPERATE: Final = 5
COOKING_DIE: Final = 6
SANITY_DIE: Final = 7
SKIP: Final = 8
PASS_BACK: Final = 9
LEAVE_IT: Final = 10
STOP: Final = 11
COOK_ON: Final = 12
FIGHT_ON: Final = 13
THROW_AWAY: Final = 14
SERVE: Final = 15
STAR: Final = 16
USE: Final = 17
DECLINE: Final = 18
NO_RECIPE: Final = 19
KEEP: Final = 20
ROLL: Final = 21
GO_HOME: Final = 22
STAY: Final = 23
WORDS: Final = [
    "declare",
    "not yet",
    "test cooking",
    "check sanity",
    "draw",
    "recuperate",
    "cooking die",
    "sanity die",
    "skip",
    "pass back",
    "leave it",
    "stop",
    "cook on",
    "fight on",
    "throw away",
    "serve",
    "star",
    "use",
    "decline",
    "no recipe",
    "keep",
    "roll",
    "go home",
    "stay",
]


@final
class Say(Move):
    """A plain answer."""

    def __init__(self, word: int) -> None:
        self.word = word

    def key(self) -> str:
        return WORDS[self.word]


@final
class Allocate(Move):
    """CT-1.2: so many of the seven dice to Cooking, the rest to Sanity."""

    def __init__(self, cooking: int) -> None:
        self.cooking = cooking

    def key(self) -> str:
        return f"allocate {self.cooking}"


@final
class Play(Move):
    """CT-8: a Monster, Item, Spell or Assistant on a player; a Monster on somebody else is a challenge."""

    def __init__(self, card: int, id: str, seat: int) -> None:
        self.card = card
        self.id = id
        self.seat = seat

    def key(self) -> str:
        return f"play {self.id} on {self.seat}"


@final
class Season(Move):
    """CT-8.3: a Special Ingredient on a Monster in any Kitchen."""

    def __init__(self, card: int, id: str, monster: int, monster_id: str) -> None:
        self.card = card
        self.id = id
        self.monster = monster
        self.monster_id = monster_id

    def key(self) -> str:
        return f"season {self.monster_id} with {self.id}"


@final
class Cook(Move):
    """CT-9.1: try to cook a Monster, with or without an Ingredient from hand."""

    def __init__(self, monster: int, id: str, ingredient: int, ingredient_id: str) -> None:
        self.monster = monster
        self.id = id
        self.ingredient = ingredient
        self.ingredient_id = ingredient_id

    def key(self) -> str:
        return f"cook {self.id}" if self.ingredient == NO_CARD else f"cook {self.id} with {self.ingredient_id}"


@final
class Fight(Move):
    """CT-9.7: fight a Monster."""

    def __init__(self, monster: int, id: str) -> None:
        self.monster = monster
        self.id = id

    def key(self) -> str:
        return f"fight {self.id}"


@final
class Divide(Move):
    """CT-12.2: so many Cooking dice to one pot."""

    def __init__(self, monster: int, id: str, dice: int) -> None:
        self.monster = monster
        self.id = id
        self.dice = dice

    def key(self) -> str:
        return f"give {self.id} {self.dice} dice"


@final
class Attach(Move):
    """CT-9.2: a Recipe from hand to the Monster on the stove."""

    def __init__(self, card: int, id: str) -> None:
        self.card = card
        self.id = id

    def key(self) -> str:
        return f"attach {self.id}"


@final
class Reroll(Move):
    """Pick one of one's dice that shows this number."""

    def __init__(self, face: int) -> None:
        self.face = face

    def key(self) -> str:
        return f"re-roll a {self.face}"


@final
class Cast(Move):
    """CT-8.2: activate a Spell, on a Monster, on a player, or on nobody in particular."""

    def __init__(self, card: int, id: str, monster: int, seat: int, target: str) -> None:
        self.card = card
        self.id = id
        self.monster = monster
        self.seat = seat
        self.target = target

    def key(self) -> str:
        return f"cast {self.id} on {self.target}" if self.target else f"cast {self.id}"


@final
class SwapFor(Move):
    """The other half of Swap Pots: the Monster that comes back."""

    def __init__(self, monster: int, id: str) -> None:
        self.monster = monster
        self.id = id

    def key(self) -> str:
        return f"swap for {self.id}"


@final
class Discard(Move):
    """Put away a card: from hand, from the table in front of oneself, or a Monster from one's Kitchen."""

    def __init__(self, card: int, id: str) -> None:
        self.card = card
        self.id = id

    def key(self) -> str:
        return f"discard {self.id}"


@final
class MoveBook:
    """Every move of a deck, each once, by what it is about; cards are given as ids, kinds and spells."""

    def __init__(self, ids: list[str], kinds: list[int], spells: list[int], chefs: int) -> None:
        monsters = [card for card, kind in enumerate(kinds) if kind == MONSTER]
        ingredients = [card for card, kind in enumerate(kinds) if kind == INGREDIENT]
        self.say: list[Say] = [Say(word) for word in range(len(WORDS))]
        self.allocate: list[Allocate] = [Allocate(dice) for dice in range(LEAST_COOKING, MOST_COOKING + 1)]
        self.reroll: list[Reroll] = [Reroll(face) for face in range(1, FACES + 1)]
        self.discard: list[Discard] = [Discard(card, id) for card, id in enumerate(ids)]
        self.play: list[list[Play]] = []  # by card and seat; empty for what is not played on players
        self.play_on_all: list[list[list[Move]]] = []  # by chefs at the table and card: on each of them
        self.season: list[list[Season]] = []  # by card and Monster
        self.cook: list[list[Cook]] = []  # by Monster and Ingredient; the last one is without
        self.fight: list[Fight] = [Fight(card, ids[card]) for card in monsters]
        self.divide: list[list[Divide]] = []  # by Monster and dice, from one
        self.attach: list[list[Attach]] = []  # by card; one or none
        self.cast: list[list[Cast]] = []  # by card: on Monsters, on seats, or a single one
        self.swap: list[SwapFor] = [SwapFor(card, ids[card]) for card in monsters]
        moves: list[Move] = []
        moves.extend(self.say)
        moves.extend(self.allocate)
        moves.extend(self.reroll)
        moves.extend(self.discard)
        moves.extend(self.fight)
        moves.extend(self.swap)
        for card, kind in enumerate(kinds):
            plays: list[Play] = []
            seasons: list[Season] = []
            attaches: list[Attach] = []
            casts: list[Cast] = []
            if kind == RECIPE:
                attaches = [Attach(card, ids[card])]
            elif kind == INGREDIENT:
                seasons = [Season(card, ids[card], monster, ids[monster]) for monster in monsters]
            else:
                plays = [Play(card, ids[card], seat) for seat in range(chefs)]
            if spells[card] in (BANISH, SWAP):
                casts = [Cast(card, ids[card], monster, NOBODY, ids[monster]) for monster in monsters]
            elif spells[card] == HEX:
                casts = [Cast(card, ids[card], NO_CARD, seat, str(seat)) for seat in range(chefs)]
            elif spells[card] >= KNIT:
                casts = [Cast(card, ids[card], NO_CARD, NOBODY, "")]
            if kind == MONSTER:
                cooks = [Cook(card, ids[card], other, ids[other]) for other in ingredients]
                cooks.append(Cook(card, ids[card], NO_CARD, ""))
                self.cook.append(cooks)
                moves.extend(cooks)
                divides = [Divide(card, ids[card], dice) for dice in range(1, POT_DICE + 1)]
                self.divide.append(divides)
                moves.extend(divides)
            self.play.append(plays)
            self.season.append(seasons)
            self.attach.append(attaches)
            self.cast.append(casts)
            moves.extend(plays)
            moves.extend(seasons)
            moves.extend(attaches)
            moves.extend(casts)
        for seats in range(chefs + 1):
            on_all: list[list[Move]] = []
            for plays in self.play:
                first: list[Move] = []
                first.extend(plays[:seats])
                on_all.append(first)
            self.play_on_all.append(on_all)
        self.first_ingredient = ingredients[0]
        self.catalogue = Catalogue(moves)

    def cooking(self, monster: int, ingredient: int) -> Cook:
        """The move that cooks a Monster with an Ingredient, or without one (NO_CARD)."""
        if ingredient == NO_CARD:
            return self.cook[monster][-1]
        return self.cook[monster][ingredient - self.first_ingredient]
