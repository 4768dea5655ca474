"""The whole truth of a match: chefs, Monsters, piles, and what is under way. It knows no steps."""

from __future__ import annotations

from typing import Final, final

from potluck.games.cthulbeque.cards import EFFECTS, EXTRA_CARDS, NOTHING, Larder
from potluck.games.cthulbeque.dice import REMEMBERED, Roll
from potluck.games.cthulbeque.moves import NOBODY
from potluck.kernel.chance import Chance
from potluck.kernel.moves import Attempt, Move
from potluck.kernel.state import Record, State

HAND: Final = 4
DISHES_TO_SERVE: Final = 3
RECOVERS_ON: Final = 5  # CT-5.3, CT-A16: in the Hospital and the Asylum
RESTS_ON: Final = 4  # CT-7.3, CT-A16: at home


@final
class Options(Record):
    """What a table agrees on before the first move (CT-12, CT-A2, CT-A30)."""

    def __init__(self, switcheroo: bool, multitask: bool, paralysing_fear: bool, round_cap: int) -> None:
        self.switcheroo = switcheroo
        self.multitask = multitask
        self.paralysing_fear = paralysing_fear
        self.round_cap = round_cap


@final
class Monster(Record):
    """A Monster in play, with everything that lies on it."""

    def __init__(self, card: int) -> None:
        self.card = card
        self.cooking = 0  # counters
        self.damage = 0
        self.recipe = NOTHING
        self.recipe_owner = NOBODY
        self.ingredients: list[int] = []
        self.bonus = 0  # stars won in a challenge
        self.cooked = False

    def copy(self) -> Monster:
        """A copy that shares nothing that changes."""
        twin = Monster(self.card)
        twin.cooking = self.cooking
        twin.damage = self.damage
        twin.recipe = self.recipe
        twin.recipe_owner = self.recipe_owner
        twin.ingredients = self.ingredients.copy()
        twin.bonus = self.bonus
        twin.cooked = self.cooked
        return twin


@final
class Chef(Record):
    """One player: two pools of dice, a hand, a Kitchen, a Serving Area, and the cards in front of them."""

    def __init__(self) -> None:
        self.allocated = 0  # CT-1.2: the sealed choice of Cooking dice; 0 until made
        self.max_cooking = 0
        self.cooking = 0
        self.fatigue = 0
        self.max_sanity = 0
        self.sanity = 0
        self.hospital = False
        self.asylum = False
        self.hexed = 0
        self.hand: list[int] = []
        self.seen: list[int] = []  # the cards in hand that everybody watched go there
        self.kitchen: list[Monster] = []
        self.served: list[Monster] = []
        self.table: list[int] = []
        self.perks: list[int] = [0] * EFFECTS  # the sum of what the cards on the table do
        self.watched = 0  # how many rolls there had been at the last decision of this chef

    def copy(self) -> Chef:
        """A copy that shares nothing that changes."""
        twin = Chef()
        twin.allocated = self.allocated
        twin.max_cooking = self.max_cooking
        twin.cooking = self.cooking
        twin.fatigue = self.fatigue
        twin.max_sanity = self.max_sanity
        twin.sanity = self.sanity
        twin.hospital = self.hospital
        twin.asylum = self.asylum
        twin.hexed = self.hexed
        twin.hand = self.hand.copy()
        twin.seen = self.seen.copy()
        twin.kitchen = [monster.copy() for monster in self.kitchen]
        twin.served = [monster.copy() for monster in self.served]
        twin.table = self.table.copy()
        twin.perks = self.perks.copy()
        twin.watched = self.watched
        return twin

    def active(self) -> int:
        """The Cooking dice that are neither lost nor set aside."""
        return self.cooking - self.fatigue

    def away(self) -> bool:
        """Whether the chef is in the Hospital, in the Asylum, or in both."""
        return self.hospital or self.asylum

    def hand_limit(self) -> int:
        """CT-7.1: how many cards the hand is filled up to."""
        return HAND + self.perks[EXTRA_CARDS]


@final
class DiceTest(Record):
    """CT-2: one Test under way. A roll is kept as the number of dice on each face; place 0 is not used."""

    def __init__(self, seat: int, mine: list[int], yours: list[int], rerolls: int) -> None:
        self.seat = seat
        self.mine = mine
        self.yours = yours
        self.rerolls = rerolls  # single-die re-rolls left (Recipe, Lemon)
        self.picked: list[int] = [0, 0, 0, 0, 0, 0, 0]  # dice chosen for Second Helping
        self.again: list[int] = []  # the numbers that were rolled again

    def copy(self) -> DiceTest:
        """A copy that shares nothing that changes."""
        twin = DiceTest(self.seat, self.mine.copy(), self.yours.copy(), self.rerolls)
        twin.picked = self.picked.copy()
        twin.again = self.again.copy()
        return twin


@final
class MonsterAttempt(Record):
    """CT-9: one chef at one Monster, cooking or fighting."""

    def __init__(self, seat: int, card: int, cooks: bool, challenged: bool) -> None:
        self.seat = seat
        self.card = card
        self.cooks = cooks
        self.challenged = challenged  # the Monster is in limbo (CT-A40)
        self.floor = 0  # how much of the agenda stays when the attempt is cut short
        self.pot = NOTHING  # CT-A26: the dice of this group; NOTHING where the whole pool cooks
        self.bonus = True  # CT-A26: bonus dice are for the first group only
        self.finished = False

    def copy(self) -> MonsterAttempt:
        """A copy that shares nothing that changes."""
        twin = MonsterAttempt(self.seat, self.card, self.cooks, self.challenged)
        twin.floor = self.floor
        twin.pot = self.pot
        twin.bonus = self.bonus
        twin.finished = self.finished
        return twin


@final
class Feast(State):
    """A whole match at one table."""

    def __init__(self, larder: Larder, seats: int, options: Options, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.larder = larder
        self.options = options
        self.chefs: list[Chef] = []
        self.deck: list[int] = []  # drawn at random, so it keeps no order
        self.discard: list[int] = []  # the last one lies on top
        self.sealed = 0
        self.starter = 0
        self.turn = NOBODY
        self.rounds = 0  # complete ones
        self.declarer = NOBODY
        self.race: list[list[int]] = []
        # this turn
        self.tried: list[int] = []  # CT-A23: the Monsters that the active chef has attempted
        self.contested = NOTHING  # CT-10.4: the challenge Monster that came back to the active chef
        self.first_test = True  # CT: no cooking test yet this turn (Line Cook)
        self.grew = False  # CT-A19: the die for a new deck is given once a turn
        # for people to look at; no rule asks for it
        self.rolls: list[Roll] = []  # the latest, oldest first; only the last one may still change
        self.rolled = 0  # how many there were in all
        self.turn_began = 0  # how many there were before this turn
        # under way
        self.limbo: Monster | None = None  # CT-A40
        self.rival = NOBODY  # who is challenged
        self.attempt: MonsterAttempt | None = None
        self.trial: DiceTest | None = None
        self.pots: list[int] = []  # CT-A26: Monster and dice, pair by pair, that wait to be cooked
        self.first_pot = True  # CT-A26: no group has cooked yet
        self.check_seat = NOBODY
        self.check_target = 0
        self.check_fear = False
        self.swapping = NOTHING  # the chef's own half of Swap Pots

    def copy(self) -> Feast:
        twin = Feast(self.larder, self.seats, self.options, self.chance.copy())
        twin.copy_base_from(self)
        twin.chefs = [chef.copy() for chef in self.chefs]
        twin.deck = self.deck.copy()
        twin.discard = self.discard.copy()
        twin.sealed = self.sealed
        twin.starter = self.starter
        twin.turn = self.turn
        twin.rounds = self.rounds
        twin.declarer = self.declarer
        twin.race = self.race.copy()
        twin.tried = self.tried.copy()
        twin.contested = self.contested
        twin.first_test = self.first_test
        twin.grew = self.grew
        twin.rolls = self.rolls.copy()
        if twin.rolls:
            twin.rolls[-1] = twin.rolls[-1].copy()
        twin.rolled = self.rolled
        twin.turn_began = self.turn_began
        limbo = self.limbo
        twin.limbo = None if limbo is None else limbo.copy()
        twin.rival = self.rival
        attempt = self.attempt
        twin.attempt = None if attempt is None else attempt.copy()
        trial = self.trial
        twin.trial = None if trial is None else trial.copy()
        twin.pots = self.pots.copy()
        twin.first_pot = self.first_pot
        twin.check_seat = self.check_seat
        twin.check_target = self.check_target
        twin.check_fear = self.check_fear
        twin.swapping = self.swapping
        return twin

    def imagine(self, seat: int, chance: Chance) -> Feast:
        from potluck.games.cthulbeque.imagine import imagine

        return imagine(self, seat, chance)

    def meant(self, seat: int, attempt: Attempt) -> list[Move]:
        from potluck.games.cthulbeque.attempts import meant

        return meant(self, seat, attempt)


# -- dice that lie on the table -----------------------------------------------------------------------


def remember(table: Feast, roll: Roll) -> None:
    """A roll is over; it lies there until everybody has decided something after it."""
    table.rolls.append(roll)
    table.rolled += 1


def forget_rolls(table: Feast) -> None:
    """A turn is over: what every chef has decided after, and all that is too much, is cleared away."""
    rolls = table.rolls
    oldest = table.rolled
    for chef in table.chefs:
        if chef.watched < oldest:
            oldest = chef.watched
    kept = min(table.rolled - oldest, REMEMBERED)
    if kept < len(rolls):
        del rolls[: len(rolls) - kept]
    table.turn_began = table.rolled


# -- cards from place to place ------------------------------------------------------------------------


def take_from_hand(table: Feast, seat: int, card: int) -> None:
    """A card leaves a hand for all to see."""
    chef = table.chefs[seat]
    chef.hand.remove(card)
    if card in chef.seen:
        chef.seen.remove(card)


def discard_monster(table: Feast, monster: Monster) -> None:
    """A Monster goes to the discard pile with everything attached; it lies on top."""
    table.discard.extend(monster.ingredients)
    if monster.recipe != NOTHING:
        table.discard.append(monster.recipe)
    table.discard.append(monster.card)
    if monster.card == table.contested:
        table.contested = NOTHING


def return_recipe(table: Feast, monster: Monster) -> None:
    """CT-10.4: an attached Recipe goes back to the hand of whoever attached it, and everybody sees that."""
    if monster.recipe == NOTHING:
        return
    owner = table.chefs[monster.recipe_owner]
    owner.hand.append(monster.recipe)
    owner.seen.append(monster.recipe)
    if table.journal is not None:
        recipe = table.larder.cards[monster.recipe].id
        table.tell("recipe_back", {"seat": monster.recipe_owner, "recipe": recipe})
    monster.recipe = NOTHING
    monster.recipe_owner = NOBODY


def stands_in(monsters: list[Monster], card: int) -> bool:
    """Whether a Monster is among those of a Kitchen or a Serving Area."""
    return any(monster.card == card for monster in monsters)


def in_kitchen(chef: Chef, card: int) -> Monster:
    """The Monster of that card in a chef's Kitchen."""
    for monster in chef.kitchen:
        if monster.card == card:
            return monster
    raise ValueError("no such Monster in this Kitchen")


def owner_of(table: Feast, card: int) -> int:
    """Whose Kitchen a Monster is in."""
    for seat, chef in enumerate(table.chefs):
        for monster in chef.kitchen:
            if monster.card == card:
                return seat
    raise ValueError("that Monster is in no Kitchen")


def attempt_of(table: Feast) -> MonsterAttempt:
    """The attempt under way."""
    attempt = table.attempt
    assert attempt is not None
    return attempt


def on_the_stove(table: Feast, attempt: MonsterAttempt) -> Monster:
    """The Monster that an attempt is about."""
    limbo = table.limbo
    if attempt.challenged and limbo is not None:
        return limbo
    return in_kitchen(table.chefs[attempt.seat], attempt.card)


def census(table: Feast) -> list[int]:
    """How many of each card there are, wherever they lie."""
    counts = [0] * len(table.larder.cards)
    piles = [table.deck, table.discard]
    monsters: list[Monster] = []
    if table.limbo is not None:
        monsters.append(table.limbo)
    for chef in table.chefs:
        piles.append(chef.hand)
        piles.append(chef.table)
        monsters.extend(chef.kitchen)
        monsters.extend(chef.served)
    for monster in monsters:
        piles.append(monster.ingredients)
        piles.append([monster.card] if monster.recipe == NOTHING else [monster.card, monster.recipe])
    for pile in piles:
        for card in pile:
            counts[card] += 1
    return counts
