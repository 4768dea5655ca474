"""Kitchens for tests: seat chefs, stock shelves, load the dice, play by the names of moves, read what happened."""

from __future__ import annotations

from typing import Any, cast

from potluck.games.cthulbeque import game
from potluck.games.cthulbeque.cards import NOTHING, Larder
from potluck.games.cthulbeque.effects import lay
from potluck.games.cthulbeque.forecast import MoveOdds, move_odds
from potluck.games.cthulbeque.scoring import score
from potluck.games.cthulbeque.state import Chef, Feast, Monster
from potluck.games.cthulbeque.steps.choice import Choice
from potluck.games.cthulbeque.steps.turn import A_TURN, END_OF_TURN, TURN_BEGINS
from potluck.kernel.chance import Chance, FastChance, fast
from potluck.kernel.errors import Refusal
from potluck.kernel.events import SPECTATOR
from potluck.kernel.moves import A_CARD, A_PLACE, A_SEAT, Attempt, Thing
from potluck.language.teller import table_teller

#: One card that nobody plays lies in every hand, so that each turn stops to ask.
FILLERS = ["A02", "A03", "A04", "A06", "A08"]
NAMES = ["Ana", "Ben", "Cleo", "Dov", "Eve"]
#: How many of a turn's steps are still to come.
STEPS = {"discard": 1, "stove": 2, "play": 3, "supply": 4, "kitchen": 5}


class LoadedDice(Chance):
    """Dice that show what a test wants; once they run out they are fair."""

    def __init__(self, seed: str) -> None:
        self.faces: list[int] = []
        self.fair: FastChance = fast(seed)

    def word(self) -> int:
        if self.faces:
            return (((self.faces.pop(0) - 1) << 32) // 6) + 1000
        return self.fair.word()

    def copy(self) -> LoadedDice:
        twin = LoadedDice("")
        twin.faces = self.faces.copy()
        twin.fair = self.fair.copy()
        return twin


def thing(name: str | int) -> Thing:
    """Something on the table: a card by id, a chef by number, a pile by name."""
    if isinstance(name, int):
        return Thing(A_SEAT, str(name))
    return Thing(A_PLACE if name in game.places else A_CARD, name)


class Evening:
    """One table, played through the public door. Decks are empty unless a test stocks them."""

    def __init__(self, seats: int = 2, cooking: int = 5, deck: str | None = None, **options: str) -> None:
        self.setup = game.setup(seats, options, deck)
        self.larder = cast(Larder, self.setup.deck)
        self.dice = LoadedDice("evening")
        self.words = table_teller(self.setup, NAMES)
        self.state = cast(Feast, self.setup.start(self.dice, listen=True))
        for seat in range(seats):
            self.play(seat, f"allocate {cooking}")
        self.state.deck = []
        self.state.starter = 0
        for seat, chef in enumerate(self.state.chefs):
            chef.hand = [self.number(FILLERS[seat])]
        self.at(0, "play")

    # -- setting up -----------------------------------------------------------------------------------

    def number(self, id: str) -> int:
        return next(number for number, card in enumerate(self.larder.cards) if card.id == id)

    def chef(self, seat: int) -> Chef:
        return self.state.chefs[seat]

    def pools(self, seat: int, cooking: int, sanity: int, most_cooking: int = 0, most_sanity: int = 0) -> None:
        """What a chef has, and the most that they can have (the same unless told)."""
        chef = self.chef(seat)
        chef.cooking, chef.max_cooking = cooking, most_cooking or cooking
        chef.sanity, chef.max_sanity = sanity, most_sanity or sanity

    def hand(self, seat: int, *ids: str) -> None:
        self.chef(seat).hand = [self.number(id) for id in ids]

    def stock(self, seat: int, id: str, cooking: int = 0, damage: int = 0, *, on: list[str] | None = None) -> Monster:
        """A Monster in a Kitchen, with counters and whatever else lies on it."""
        monster = Monster(self.number(id))
        monster.cooking, monster.damage = cooking, damage
        for card in on or []:
            self.put_on(seat, monster, card)
        self.chef(seat).kitchen.append(monster)
        return monster

    def serve(self, seat: int, *ids: str, damage: int = 0) -> list[Monster]:
        """Monsters in a Serving Area."""
        dishes = [Monster(self.number(id)) for id in ids]
        for dish in dishes:
            dish.damage = damage
            dish.cooked = True
        self.chef(seat).served.extend(dishes)
        return dishes

    def put_on(self, seat: int, monster: Monster, id: str) -> None:
        """A Recipe of that chef, or an Ingredient, on a Monster."""
        if id.startswith("R"):
            monster.recipe, monster.recipe_owner = self.number(id), seat
        else:
            monster.ingredients.append(self.number(id))

    def lay(self, seat: int, *ids: str) -> None:
        """Items, Spells and Assistants in front of a chef."""
        for id in ids:
            lay(self.state, seat, self.number(id))

    def at(self, seat: int, step: str) -> None:
        """Go to a step of a chef's turn."""
        self.state.turn = seat
        self.state.tried = []
        self.state.agenda = [END_OF_TURN, *A_TURN[: STEPS[step]]]
        self.state.go_on()

    def begin(self, seat: int) -> None:
        """Begin a chef's turn."""
        self.state.turn = seat
        self.state.agenda = [TURN_BEGINS]
        self.state.go_on()

    def roll(self, *faces: int) -> None:
        """What the next dice show, in the order in which they are rolled: the chef's first, then the Monster's."""
        self.dice.faces.extend(faces)

    # -- playing --------------------------------------------------------------------------------------

    def play(self, seat: int, *keys: str) -> None:
        """Make moves by their names; an illegal one fails the test."""
        for key in keys:
            move = self.larder.catalogue.named(key)
            assert move is not None, key
            refusal = self.state.verify(seat, move)
            assert refusal is None, f"{key}: {refusal.phrase.key}"
            self.state.apply(seat, move)

    def attempt(self, seat: int, key: str, *faces: int) -> None:
        """Begin an attempt with these dice, without a Recipe."""
        self.roll(*faces)
        self.play(seat, key)
        if self.step == "offer_recipe":
            self.play(seat, "no recipe")

    def refusal(self, seat: int, key: str) -> Refusal:
        """Why a move is refused; a legal one fails the test."""
        move = self.larder.catalogue.named(key)
        assert move is not None, key
        refusal = self.state.verify(seat, move)
        assert refusal is not None, key
        return refusal

    def why(self, seat: int, held: str, aim: str | int | None = None) -> tuple[str, str]:
        """The rule and the sentence that refuse an attempt; cards by id, chefs by number, piles by name."""
        refusal = self.state.verify(seat, self.attempted(held, aim))
        assert refusal is not None, held
        return refusal.rule, self.words.tell(refusal.phrase)

    def may(self, seat: int, held: str, aim: str | int | None = None) -> bool:
        """Whether an attempt means a legal move."""
        return self.state.verify(seat, self.attempted(held, aim)) is None

    def attempted(self, held: str, aim: str | int | None) -> Attempt:
        """What a person tries at the board."""
        return Attempt(thing(held), None if aim is None else thing(aim))

    # -- reading --------------------------------------------------------------------------------------

    @property
    def step(self) -> str:
        return str(self.view()["step"])

    def view(self, viewer: int = SPECTATOR) -> dict[str, Any]:
        return game.view(self.state, viewer)

    def odds(self, seat: int) -> dict[str, MoveOdds]:
        """The odds of a seat's moves, where dice follow them."""
        top = self.state.agenda[-1]
        assert isinstance(top, Choice)
        found = {move.key(): move_odds(self.state, seat, top, move) for move in self.state.legal(seat)}
        return {key: odds for key, odds in found.items() if odds is not None}

    def legal(self, seat: int) -> list[str]:
        return [move.key() for move in self.state.legal(seat)]

    def seats_asked(self) -> list[int]:
        return self.state.pending()

    def dice_of(self, seat: int) -> tuple[int, int]:
        """Cooking and Sanity dice."""
        return self.chef(seat).cooking, self.chef(seat).sanity

    def score(self, seat: int) -> int:
        return score(self.state, seat)

    def kitchen(self, seat: int) -> list[str]:
        return [self.larder.cards[monster.card].id for monster in self.chef(seat).kitchen]

    def served(self, seat: int) -> list[str]:
        return [self.larder.cards[monster.card].id for monster in self.chef(seat).served]

    def ids(self, cards: list[int]) -> list[str]:
        return [self.larder.cards[card].id for card in cards]

    def heard(self, kind: str, viewer: int = SPECTATOR) -> list[dict[str, Any]]:
        """The facts of all events of a kind that somebody heard."""
        assert self.state.journal is not None
        return [dict(event.facts) for event in self.state.journal if event.kind == kind and event.heard_by(viewer)]

    def last_test(self) -> tuple[list[int], list[int]]:
        """The dice of the last Test, both sides."""
        test = self.heard("test")[-1]
        return test["mine"], test["yours"]

    def nothing_attached(self, monster: Monster) -> bool:
        return monster.recipe == NOTHING and not monster.ingredients
