"""A bakery for tests: lay out a position in the game's words, play it through the public door, read what happened."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from potluck.catalog import find_game
from potluck.games.cake_auf.cards import Pantry
from potluck.games.cake_auf.imagine import unaided
from potluck.games.cake_auf.state import Bakery, Dish, fresh_dish
from potluck.kernel.chance import fast
from potluck.kernel.errors import Refusal
from potluck.kernel.events import SPECTATOR
from potluck.kernel.game import CardFace, Setup
from potluck.kernel.moves import A_CARD, A_PLACE, A_SEAT, Attempt, Thing
from potluck.kernel.outcome import Outcome
from potluck.kernel.phrases import Phrase
from potluck.language.teller import Teller, table_teller

GAME = find_game("cake-auf")

TIRAMISU, PANNA_COTTA, STRUDEL, NATA, CHURROS, BAKLAVA = "C01", "C02", "C05", "C07", "C08", "C09"
PUDDING, KULFI, JAMUN, MANGO, MOCHI, PAVLOVA, TRES_LECHES = "C12", "C14", "C15", "C16", "C17", "C19", "C22"
OUTAGE, RESTORED, ALARM, EXTINGUISHER = "power-outage", "power-restored", "fire-alarm", "fire-extinguisher"
PICKY, FREEZER = "picky-eater", "freezer-burn"


@cache
def setup(seats: int, options: tuple[tuple[str, str], ...]) -> Setup:
    """A set-up, read once."""
    return GAME.setup(seats, dict(options))


class Kitchen:
    """One table. It starts as the rules deal it; `swept` clears it for a position of the test's own."""

    def __init__(self, seats: int = 2, seed: str = "kitchen", **options: str) -> None:
        self.setup = setup(seats, tuple(options.items()))
        self.state = cast(Bakery, self.setup.start(fast(seed), listen=True))
        self.pantry = cast(Pantry, self.setup.deck)
        self.seats = seats

    # -- laying out a position --------------------------------------------------------------------------

    def kind(self, id: str) -> int:
        return next(kind for kind, card in enumerate(self.pantry.cards) if card.id == id)

    def recipe(self, id: str) -> int:
        return next(number for number, recipe in enumerate(self.pantry.recipes) if recipe.id == id)

    def swept(self) -> Kitchen:
        """Everything back into the piles; it is seat 0's turn."""
        table = self.state
        for baker in table.bakers:
            table.pile += baker.hand
            table.recipes += [dish.recipe for dish in baker.dishes] + baker.finished
            baker.hand, baker.dishes, baker.finished = [], [], []
        table.pile += table.discard
        table.discard = []
        table.active = table.starter = 0
        self.journal().clear()
        return self.remembered()

    def remembered(self) -> Kitchen:
        """Everybody knows what lies in front of them, no more."""
        for seat, baker in enumerate(self.state.bakers):
            baker.memory = unaided(self.state, seat)
        return self

    def fetch(self, *cards: str) -> list[int]:
        """Take cards out of the draw pile."""
        kinds = [self.kind(card) for card in cards]
        for kind in kinds:
            self.state.pile.remove(kind)
        return kinds

    def hold(self, seat: int, *cards: str) -> Kitchen:
        """Give cards to a hand."""
        self.state.bakers[seat].hand += self.fetch(*cards)
        return self.remembered()

    def cook(self, seat: int, recipe: str, *laid: str, bans: tuple[str, ...] = (), kept: bool = False) -> Kitchen:
        """Put a recipe in front of somebody, with cards on it."""
        number = self.recipe(recipe)
        self.state.recipes.remove(number)
        dish = fresh_dish(self.state, number)
        dish.laid = self.fetch(*laid)
        dish.missing -= len(laid)
        for kind in dish.laid:
            dish.needs[kind] -= 1
        dish.bans = self.fetch(*bans)
        dish.kept = kept
        self.state.bakers[seat].dishes.append(dish)
        return self.remembered()

    def served(self, seat: int, *recipes: str) -> Kitchen:
        """Let somebody have finished recipes."""
        for recipe in recipes:
            self.state.recipes.remove(self.recipe(recipe))
            self.state.bakers[seat].finished.append(self.recipe(recipe))
        return self

    def thrown(self, *cards: str) -> Kitchen:
        """Put cards on the discard pile."""
        self.state.discard += self.fetch(*cards)
        return self.remembered()

    # -- playing ----------------------------------------------------------------------------------------

    def play(self, seat: int, *keys: str) -> None:
        """Make moves by their names; an illegal one fails the test."""
        for key in keys:
            move = self.pantry.catalogue.named(key)
            assert move is not None, key
            refusal = self.state.verify(seat, move)
            assert refusal is None, f"{key}: {refusal.phrase}"
            self.state.apply(seat, move)

    def refusal(self, seat: int, key: str) -> Refusal:
        """Why a move is refused; a legal one fails the test."""
        move = self.pantry.catalogue.named(key)
        assert move is not None, key
        refusal = self.state.verify(seat, move)
        assert refusal is not None, key
        return refusal

    def why(self, seat: int, held: str, aim: str = "") -> tuple[str, str]:
        """Why something cannot be picked up, or aimed at something: the rule and the sentence, empty if it can."""
        refusal = self.state.verify(seat, Attempt(self.thing(held), self.thing(aim) if aim else None))
        return ("", "") if refusal is None else (refusal.rule, self.words().tell(refusal.phrase))

    def thing(self, id: str) -> Thing:
        """A card by its id, a seat as `seat 1`, or a place."""
        if id.startswith("seat "):
            return Thing(A_SEAT, id.removeprefix("seat "))
        return Thing(A_PLACE if id in GAME.places else A_CARD, id)

    def words(self) -> Teller:
        return table_teller(self.setup, ["Alice", "Kwame", "Meera", "Nadia"][: self.seats])

    def may(self, seat: int, start: str = "") -> list[str]:
        """The names of a seat's legal moves that begin like this."""
        return [move.key() for move in self.state.legal(seat) if move.key().startswith(start)]

    def pass_round(self, times: int = 1) -> None:
        """Everybody passes."""
        for _ in range(times * self.seats):
            self.play(self.state.active, "pass")

    def play_on(self, seed: str = "on", rounds: int = 3) -> None:
        """Random play, to the end or until so many rounds are over."""
        choice = fast(seed)
        while len(self.state.race) < rounds and (seat := self.state.next_seat()) >= 0:
            moves = self.state.legal(seat)
            self.state.apply(seat, moves[choice.below(len(moves))])

    # -- reading ----------------------------------------------------------------------------------------

    def journal(self) -> list[Any]:
        assert self.state.journal is not None
        return self.state.journal

    def told(self, kind: str, viewer: int = SPECTATOR) -> list[dict[str, Any]]:
        """The facts of all events of a kind that a viewer heard."""
        return [event.facts for event in self.journal() if event.kind == kind and event.heard_by(viewer)]

    def face(self, id: str) -> CardFace:
        return next(face for face in GAME.faces(self.pantry) if face.id == id)

    def mix(self) -> dict[str, int]:
        """How many cards of each kind are in this table's draw pile, wherever they are now."""
        return {id: count for id, count in GAME.census(self.state).items() if count and id != "recipes"}

    def view(self, viewer: int = SPECTATOR) -> dict[str, Any]:
        return GAME.view(self.state, viewer)

    def hand(self, seat: int) -> list[str]:
        return sorted(self.view(seat)["hand"])

    def dishes(self, seat: int) -> list[str]:
        return [dish["recipe"] for dish in self.view()["bakers"][seat]["dishes"]]

    def dish(self, recipe: str) -> Dish:
        return self.state.dish(self.recipe(recipe))

    def laid(self, recipe: str) -> list[str]:
        return sorted(self.state.card_ids(self.dish(recipe).laid))

    def bans(self, recipe: str) -> list[str]:
        return self.state.card_ids(self.dish(recipe).bans)

    def finished(self, seat: int) -> list[str]:
        return cast(list[str], self.view()["bakers"][seat]["finished"])

    def discard(self) -> list[str]:
        """The discard pile, top first."""
        return cast(list[str], self.view()["discard"])

    def outcome(self) -> Outcome:
        outcome = self.state.outcome()
        assert outcome is not None
        return outcome


def amounts(*cards: str) -> list[Phrase]:
    """Cards as events tell them: equal ones once, with their number."""
    return [Phrase("cards-of-a-kind", {"card": card, "count": cards.count(card)}) for card in dict.fromkeys(cards)]


def finished(*counts: int) -> list[Phrase]:
    """How many recipes everybody has finished, as events tell it."""
    return [Phrase("finished-so-far", {"seat": seat, "count": count}) for seat, count in enumerate(counts)]


def kitchen(seats: int = 2, **options: str) -> Kitchen:
    """A swept table in the first round, seat 0 to play."""
    return Kitchen(seats, **options).swept()


def ending(*points: int, **options: str) -> Kitchen:
    """The third round is about to end by the turn cap with these numbers of finished recipes."""
    table = kitchen(len(points), **options)
    ids = [recipe.id for recipe in table.pantry.recipes]
    for seat, count in enumerate(points):
        table.served(seat, *[ids.pop() for _ in range(count)])
    table.hold(0, "nuts")
    while table.state.round < 3:
        table.state.agenda.pop(0 if table.state.round == 0 else 1)
        table.state.round += 1
        table.state.race.append([0] * len(points))
    table.state.turns = 40 * len(points)
    table.play(0, "pass")
    return table
