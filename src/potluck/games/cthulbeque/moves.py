"""Every move of Cthulbeque. Moves know cards by number and id only.

A phrase's key begins with `move-` and the verb. Its facts are `card` (what is played, cast, put away …), `monster`,
`ingredient`, `seat`, `dice`, `face` and `say`.
"""

from __future__ import annotations

from typing import Final, final

from potluck.kernel.moves import Move
from potluck.kernel.phrases import Phrase, slug

NO_CARD: Final = -1
NOBODY: Final = -1
FACES: Final = 6
LEAST_COOKING: Final = 1
MOST_COOKING: Final = 6
STARTING_DICE: Final = 7
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

    def phrase(self) -> Phrase:
        word = WORDS[self.word]
        return Phrase(f"move-say-{slug(word)}", {"say": word})


@final
class Allocate(Move):
    """CT-1.2: so many of the seven dice to Cooking, the rest to Sanity."""

    def __init__(self, cooking: int) -> None:
        self.cooking = cooking

    def key(self) -> str:
        return f"allocate {self.cooking}"

    def phrase(self) -> Phrase:
        return Phrase("move-allocate", {"cooking": self.cooking, "sanity": STARTING_DICE - self.cooking})


@final
class Play(Move):
    """CT-8: a Monster, Item, Spell or Assistant on a player; a Monster on somebody else is a challenge."""

    def __init__(self, card: int, id: str, seat: int) -> None:
        self.card = card
        self.id = id
        self.seat = seat

    def key(self) -> str:
        return f"play {self.id} on {self.seat}"

    def phrase(self) -> Phrase:
        return Phrase("move-play", {"card": self.id, "seat": self.seat})


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

    def phrase(self) -> Phrase:
        return Phrase("move-season", {"card": self.id, "monster": self.monster_id})


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

    def phrase(self) -> Phrase:
        if self.ingredient == NO_CARD:
            return Phrase("move-cook", {"monster": self.id})
        return Phrase("move-cook-with", {"monster": self.id, "ingredient": self.ingredient_id})


@final
class Fight(Move):
    """CT-9.7: fight a Monster."""

    def __init__(self, monster: int, id: str) -> None:
        self.monster = monster
        self.id = id

    def key(self) -> str:
        return f"fight {self.id}"

    def phrase(self) -> Phrase:
        return Phrase("move-fight", {"monster": self.id})


@final
class Divide(Move):
    """CT-12.2: so many Cooking dice to one pot."""

    def __init__(self, monster: int, id: str, dice: int) -> None:
        self.monster = monster
        self.id = id
        self.dice = dice

    def key(self) -> str:
        return f"give {self.id} {self.dice} dice"

    def phrase(self) -> Phrase:
        return Phrase("move-divide", {"monster": self.id, "dice": self.dice})


@final
class Attach(Move):
    """CT-9.2: a Recipe from hand to the Monster on the stove."""

    def __init__(self, card: int, id: str) -> None:
        self.card = card
        self.id = id

    def key(self) -> str:
        return f"attach {self.id}"

    def phrase(self) -> Phrase:
        return Phrase("move-attach", {"card": self.id})


@final
class Reroll(Move):
    """Pick one of one's dice that shows this number."""

    def __init__(self, face: int) -> None:
        self.face = face

    def key(self) -> str:
        return f"re-roll a {self.face}"

    def phrase(self) -> Phrase:
        return Phrase("move-reroll", {"face": self.face})


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

    def phrase(self) -> Phrase:
        if self.monster != NO_CARD:
            return Phrase("move-cast-monster", {"card": self.id, "monster": self.target})
        if self.seat != NOBODY:
            return Phrase("move-cast-chef", {"card": self.id, "seat": self.seat})
        return Phrase("move-cast", {"card": self.id})


@final
class SwapFor(Move):
    """The other half of Swap Pots: the Monster that comes back."""

    def __init__(self, monster: int, id: str) -> None:
        self.monster = monster
        self.id = id

    def key(self) -> str:
        return f"swap for {self.id}"

    def phrase(self) -> Phrase:
        return Phrase("move-swap", {"monster": self.id})


@final
class Discard(Move):
    """Put away a card: from hand, from the table in front of oneself, or a Monster from one's Kitchen."""

    def __init__(self, card: int, id: str) -> None:
        self.card = card
        self.id = id

    def key(self) -> str:
        return f"discard {self.id}"

    def phrase(self) -> Phrase:
        return Phrase("move-discard", {"card": self.id})
