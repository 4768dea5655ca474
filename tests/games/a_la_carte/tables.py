"""A kitchen for tests: fill pans, hand out cups, load the die, play by name, read what happened."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from potluck.catalog import find_game
from potluck.games.a_la_carte.cards import SALT, Cookbook
from potluck.games.a_la_carte.moves import CONDIMENTS
from potluck.games.a_la_carte.state import Cook, Kitchen
from potluck.kernel.chance import Chance, FastChance, fast
from potluck.kernel.errors import Refusal
from potluck.kernel.events import SPECTATOR
from potluck.kernel.game import Setup
from potluck.kernel.moves import Attempt, Move, Thing
from potluck.language.teller import table_teller

GAME = find_game("a-la-carte")
#: A dish's colour, or whatever else a card is.
KINDS = {face.id: face.kind for face in GAME.faces(GAME.setup(2, {}).deck)}
#: The die's faces in the house deck.
ONE, TWO, THREE, EVERYBODY, FREE_CHOICE, CUP = range(6)
NAMES = ["Ada", "Ben", "Cleo", "Dan"]
FIRST_DISHES = ["D09", "D05", "D06", "D07"]


class Loaded(Chance):
    """Chance that says what it was told to, then what it likes."""

    def __init__(self, words: list[int]) -> None:
        self.words = words
        self.after: FastChance = fast("after")

    def word(self) -> int:
        return self.after.word()

    def below(self, n: int) -> int:
        if not self.words:
            return self.after.below(n)
        word = self.words.pop(0)
        assert word < n
        return word

    def copy(self) -> Loaded:
        return Loaded(self.words.copy())


@cache
def set_up(seats: int, options: tuple[tuple[str, str], ...], deck: str | None) -> Setup:
    """A set-up, read once."""
    return GAME.setup(seats, dict(options), deck)


class Shift:
    """One table, played through the public door; seat 0 starts, nobody has a cup, all pans are cold."""

    def __init__(
        self,
        seats: int = 3,
        dishes: list[str] | None = None,
        seed: str = "shift",
        deck: str | None = None,
        **options: str,
    ) -> None:
        self.setup = set_up(seats, tuple(options.items()), deck)
        self.book = cast(Cookbook, self.setup.deck)
        self.state = cast(Kitchen, self.setup.start(fast(seed), listen=True))
        self.seats = seats
        self.state.start = self.state.active = 0
        for cook in self.state.cooks:
            for kind in range(len(cook.cups)):
                self.state.face_down[kind] += cook.cups[kind]
                cook.cups[kind] = 0
        if options.get("display") != "stacks":
            for dish in (dishes or FIRST_DISHES)[:seats]:
                self.play(f"choose {dish}")

    # -- furnishing -------------------------------------------------------------------------------

    def cook(self, seat: int = 0) -> Cook:
        return self.state.cooks[seat]

    def number(self, dish: str) -> int:
        return next(number for number, other in enumerate(self.book.dishes) if other.id == dish)

    def kind(self, cup: str) -> int:
        return next(number for number, other in enumerate(self.book.cups) if other.id == cup)

    def fill(self, seat: int = 0, heat: int | None = None, dish: str | None = None, **grains: int) -> None:
        """Put a dish and grains into a pan, out of the middle and the shakers (salt out of the paprika's)."""
        cook = self.cook(seat)
        if heat is not None:
            cook.heat = heat
        if dish is not None:
            if cook.dish != self.book.crepe:
                self.state.menu.append(cook.dish)
            cook.dish = self.number(dish)
            if dish == "crepe":
                cook.crepe_used = True
            else:
                self.state.menu.remove(cook.dish)
        for name, count in grains.items():
            if name == "salt":
                cook.pan[SALT] += count
                self.state.salt[0] -= count
            else:
                cook.pan[CONDIMENTS.index(name)] += count
                self.state.grains[CONDIMENTS.index(name)] -= count

    def tray(self, seat: int, *dishes: str) -> None:
        """Serve dishes that were in the middle."""
        for dish in dishes:
            self.cook(seat).tray.append(self.number(dish))
            if dish == "crepe":
                self.cook(seat).crepe_used = True
            else:
                self.state.menu.remove(self.number(dish))

    def give(self, seat: int, *cups: str) -> None:
        """Cups from the tray, face up before a cook."""
        for cup in cups:
            self.state.face_down[self.kind(cup)] -= 1
            self.cook(seat).cups[self.kind(cup)] += 1

    def use_up_tray(self) -> None:
        """All face-down cups are used."""
        for kind, count in enumerate(self.state.face_down):
            self.state.discard[kind] += count
            self.state.face_down[kind] = 0

    def clear_middle(self, *but: str) -> None:
        """Throw the dishes in the middle away, but for some."""
        keep = [self.number(dish) for dish in but]
        self.state.trash += [dish for dish in self.state.menu if dish not in keep]
        self.state.menu = [dish for dish in self.state.menu if dish in keep]

    def load(self, *words: int) -> None:
        """What chance says next."""
        self.state.chance = Loaded(list(words))

    # -- playing ----------------------------------------------------------------------------------

    def move(self, key: str) -> Move:
        move = self.book.catalogue.named(key)
        assert move is not None, key
        return move

    def play(self, *keys: str) -> None:
        """The active cook's moves, each checked at the door."""
        for key in keys:
            refusal = self.why_not(key)
            assert refusal is None, f"{key}: {refusal.rule} {refusal.phrase.key}"
            self.state.apply(self.state.active, self.move(key))

    def roll(self, *faces: int) -> None:
        """Heat, with a loaded die."""
        for face in faces:
            self.load(face)
            self.play("heat")

    def spill(self, own: int, salt: int = 0) -> None:
        """A pour by gesture, as measured."""
        self.measured(f"spill {own} + {salt}")

    def season(self, container: str, own: int, salt: int = 0) -> None:
        self.play(f"season {container}")
        self.spill(own, salt)

    def measured(self, key: str) -> None:
        """A gesture's outcome, checked as the door checks it."""
        assert self.move(key) in self.state.gesture_outcomes(self.state.active)
        self.state.apply(self.state.active, self.move(key))

    def pass_to(self, seat: int) -> None:
        """End turns until a seat's own; nobody may be stuck in between."""
        while self.state.active != seat:
            if "let it burn" in self.legal():
                self.play("let it burn")
            elif "end turn" in self.legal():
                self.play("end turn")
            else:
                self.play(self.legal()[0])

    # -- reading ----------------------------------------------------------------------------------

    def legal(self, seat: int | None = None) -> list[str]:
        return [move.key() for move in self.state.legal(self.state.active if seat is None else seat)]

    def why_not(self, key: str, seat: int | None = None) -> Refusal | None:
        return self.state.verify(self.state.active if seat is None else seat, self.move(key))

    def refused(self, key: str, seat: int | None = None) -> str:
        """The rule that refuses a move."""
        refusal = self.why_not(key, seat)
        assert refusal is not None, f"{key} is legal"
        return refusal.rule

    def why(self, held: str, aim: str | None = None) -> tuple[str, str]:
        """Why the active cook cannot do that, with the rule; things are named 'card D09', 'seat 2', 'place die'."""
        attempt = Attempt(Thing(*held.split(" ")), None if aim is None else Thing(*aim.split(" ")))
        refusal = self.state.verify(self.state.active, attempt)
        assert refusal is not None, f"{attempt.key()} is possible"
        return refusal.rule, table_teller(self.setup, NAMES).tell(refusal.phrase)

    def may(self, held: str, aim: str | None = None) -> bool:
        """Whether the active cook's attempt means a legal move."""
        attempt = Attempt(Thing(*held.split(" ")), None if aim is None else Thing(*aim.split(" ")))
        return self.state.verify(self.state.active, attempt) is None

    def view(self, viewer: int = SPECTATOR) -> dict[str, Any]:
        return GAME.view(self.state, viewer)

    def stove(self, seat: int = 0) -> dict[str, Any]:
        return cast(dict[str, Any], self.view()["cooks"][seat])

    def pan(self, seat: int = 0) -> dict[str, int]:
        """The grains in a cook's pan; kinds that are not there are left out."""
        return {kind: count for kind, count in self.stove(seat)["pan"].items() if count}

    def sink(self) -> dict[str, int]:
        """The grains in the sink; kinds that are not there are left out."""
        return {kind: count for kind, count in self.view()["sink"].items() if count}

    def told(self, kind: str) -> list[dict[str, Any]]:
        assert self.state.journal is not None
        return [cast(dict[str, Any], event.facts) for event in self.state.journal if event.kind == kind]
