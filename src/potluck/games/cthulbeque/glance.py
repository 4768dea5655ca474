"""What each chef may see, as the learners' vector: written from the state, equal to what the view gives.

What lies on the table only now and then (a Test, pots, odds) is written from its part of the view.
"""

from __future__ import annotations

from typing import final

from potluck.games.cthulbeque.cards import NOTHING, Larder
from potluck.games.cthulbeque.dice import PURPOSES, Roll, above, spread, tally
from potluck.games.cthulbeque.effects import crowd
from potluck.games.cthulbeque.forecast import odds_view
from potluck.games.cthulbeque.scoring import score, stars
from potluck.games.cthulbeque.state import Feast, Monster
from potluck.games.cthulbeque.steps.tests_and_checks import HushWindow, RerollWindow, SecondHelpingWindow
from potluck.games.cthulbeque.view import attempt_view, check_view, first_unseen, pots_view, step_name, trial_view
from potluck.kernel.glance import Glance, Number, Numbers, Shape, Text, There, Word, Words
from potluck.kernel.observation import Layout, Sheet, ViewField
from potluck.kernel.state import State


@final
class MonsterPen:
    """A Monster with everything on it."""

    def __init__(self, spot: ViewField, cards: list[str]) -> None:
        self.there = There(spot)
        self.card = Word(spot.part("card"), cards)
        self.threat = Number(spot.part("threat"))
        self.cooking = Number(spot.part("cooking"))
        self.damage = Number(spot.part("damage"))
        self.recipe = Word(spot.part("recipe"), cards)
        self.recipe_owner = Number(spot.part("recipe_owner"))
        self.ingredients = Words(spot.part("ingredients"), cards)
        self.bonus = Number(spot.part("bonus"))
        self.stars = Number(spot.part("stars"))
        self.tried = Number(spot.part("tried"))

    def write(self, table: Feast, monster: Monster, seat: int, sheet: Sheet) -> None:
        """As `monster_view` has it."""
        self.there.write(sheet)
        self.card.write(monster.card, sheet)
        self.threat.write(table.larder.threats[monster.card], sheet)
        self.cooking.write(monster.cooking, sheet)
        self.damage.write(monster.damage, sheet)
        if monster.recipe != NOTHING:
            self.recipe.write(monster.recipe, sheet)
            self.recipe_owner.write(monster.recipe_owner, sheet)
        self.ingredients.write(monster.ingredients, seat, sheet)
        self.bonus.write(monster.bonus, sheet)
        self.stars.write(stars(table, monster), sheet)
        self.tried.write(1 if monster.card in table.tried else 0, sheet)


@final
class MonstersPen:
    """Monsters side by side."""

    def __init__(self, spot: ViewField, cards: list[str]) -> None:
        self.shape = Shape(spot)
        self.pens = [MonsterPen(each, cards) for each in self.shape.spots]

    def write(self, table: Feast, monsters: list[Monster], seat: int, sheet: Sheet) -> None:
        """All of them."""
        count = len(monsters)
        if self.shape.open(count, sheet):
            for place, monster in enumerate(monsters):
                at = self.shape.at(place, count, seat)
                if at >= 0:
                    self.pens[at].write(table, monster, seat, sheet)


@final
class PoolPen:
    """A pool of dice."""

    def __init__(self, spot: ViewField) -> None:
        self.there = There(spot)
        self.now = Number(spot.part("now"))
        self.most = Number(spot.part("most"))

    def write(self, now: int, most: int, sheet: Sheet) -> None:
        """What is left of what there could be."""
        self.there.write(sheet)
        self.now.write(now, sheet)
        self.most.write(most, sheet)


@final
class ChefPen:
    """A chef's public side."""

    def __init__(self, spot: ViewField, cards: list[str]) -> None:
        self.there = There(spot)
        self.score = Number(spot.part("score"))
        self.cooking = PoolPen(spot.part("cooking"))
        self.fatigue = Number(spot.part("fatigue"))
        self.sanity = PoolPen(spot.part("sanity"))
        self.hospital = Number(spot.part("hospital"))
        self.asylum = Number(spot.part("asylum"))
        self.hexed = Number(spot.part("hexed"))
        self.hand_count = Number(spot.part("hand_count"))
        self.hand_limit = Number(spot.part("hand_limit"))
        self.hand_seen = Words(spot.part("hand_seen"), cards)
        self.sealed = Number(spot.part("sealed"))
        self.crowd = Number(spot.part("crowd"))
        self.kitchen = MonstersPen(spot.part("kitchen"), cards)
        self.served = MonstersPen(spot.part("served"), cards)
        self.table = Words(spot.part("table"), cards)

    def write(self, table: Feast, owner: int, seat: int, sheet: Sheet) -> None:
        """As `chef_view` has it."""
        chef = table.chefs[owner]
        self.there.write(sheet)
        self.score.write(score(table, owner), sheet)
        self.cooking.write(chef.cooking, chef.max_cooking, sheet)
        self.fatigue.write(chef.fatigue, sheet)
        self.sanity.write(chef.sanity, chef.max_sanity, sheet)
        self.hospital.write(1 if chef.hospital else 0, sheet)
        self.asylum.write(1 if chef.asylum else 0, sheet)
        self.hexed.write(chef.hexed, sheet)
        self.hand_count.write(len(chef.hand), sheet)
        self.hand_limit.write(chef.hand_limit(), sheet)
        self.hand_seen.write(chef.seen, seat, sheet)
        self.sealed.write(1 if chef.allocated != 0 else 0, sheet)
        self.crowd.write(crowd(table, chef), sheet)
        self.kitchen.write(table, chef.kitchen, seat, sheet)
        self.served.write(table, chef.served, seat, sheet)
        self.table.write(chef.table, seat, sheet)


@final
class RollPen:
    """A roll that is over."""

    def __init__(self, spot: ViewField, cards: list[str]) -> None:
        self.there = There(spot)
        self.number = Number(spot.part("number"))
        self.purpose = Word(spot.part("purpose"), PURPOSES)
        self.seat = Number(spot.part("seat"))
        self.monster = Word(spot.part("monster"), cards)
        self.mine = Numbers(spot.part("mine"))
        self.yours = Numbers(spot.part("yours"))
        self.results = Numbers(spot.part("results"))
        self.target = Number(spot.part("target"))
        self.above = Number(spot.part("above"))
        self.again = Numbers(spot.part("again"))
        self.aside = Number(spot.part("aside"))
        self.lost = Number(spot.part("lost"))
        self.placed = Number(spot.part("placed"))

    def write(self, roll: Roll, number: int, seat: int, sheet: Sheet) -> None:
        """As `roll_view` has it."""
        self.there.write(sheet)
        self.number.write(number, sheet)
        self.purpose.write(roll.purpose, sheet)
        self.seat.write(roll.seat, sheet)
        if roll.card != NOTHING:
            self.monster.write(roll.card, sheet)
        self.mine.write(spread(roll.mine), seat, sheet)
        results: list[int] = []
        if roll.yours:
            self.yours.write(spread(roll.yours), seat, sheet)
            results = [tally(roll.mine), tally(roll.yours)]
        elif roll.target <= 0:
            results = [tally(roll.mine)]
        self.results.write(results, seat, sheet)
        if roll.target > 0:
            self.target.write(roll.target, sheet)
            self.above.write(above(roll.mine, roll.target), sheet)
        self.again.write(roll.again, seat, sheet)
        self.aside.write(roll.aside, sheet)
        self.lost.write(roll.lost, sheet)
        self.placed.write(roll.placed, sheet)


@final
class RollsPen:
    """What was rolled since a seat decided last."""

    def __init__(self, spot: ViewField, cards: list[str]) -> None:
        self.shape = Shape(spot)
        self.pens = [RollPen(each, cards) for each in self.shape.spots]

    def write(self, table: Feast, viewer: int, seat: int, sheet: Sheet) -> None:
        """As `rolls_view` has it."""
        first = first_unseen(table, viewer)
        count = table.rolled - first + 1
        if self.shape.open(count, sheet):
            skipped = len(table.rolls) - count
            for place in range(count):
                at = self.shape.at(place, count, seat)
                if at >= 0:
                    self.pens[at].write(table.rolls[skipped + place], first + place, seat, sheet)


@final
class FeastGlance(Glance):
    """The whole table from one chair, or from none."""

    def __init__(self, larder: Larder, layout: Layout) -> None:
        super().__init__(layout)
        root = layout.root
        cards = [card.id for card in larder.cards]
        options = root.part("options")
        self.seat = Number(root.part("seat"))
        self.step = Text(root.part("step"))
        self.round = Number(root.part("round"))
        self.round_cap = Number(root.part("round_cap"))
        self.turn = Number(root.part("turn"))
        self.starter = Number(root.part("starter"))
        self.declarer = Number(root.part("declarer"))
        self.deck = Number(root.part("deck"))
        self.discard = Words(root.part("discard"), cards)
        self.hand = Words(root.part("hand"), cards)
        self.allocated = Number(root.part("allocated"))
        self.chefs = Shape(root.part("chefs"))
        self.chef_pens = [ChefPen(each, cards) for each in self.chefs.spots]
        self.challenge = MonsterPen(root.part("challenge"), cards)
        self.rival = Number(root.part("rival"))
        self.contested = Word(root.part("contested"), cards)
        self.attempt = root.part("attempt")
        self.trial = root.part("trial")
        self.rolls = RollsPen(root.part("rolls"), cards)
        self.check = root.part("check")
        self.pots = root.part("pots")
        self.swapping = Word(root.part("swapping"), cards)
        self.odds = root.part("odds")
        self.options = There(options)
        self.switcheroo = Number(options.part("switcheroo"))
        self.multitask = Number(options.part("multitask"))
        self.paralysing_fear = Number(options.part("paralysing_fear"))

    def write(self, state: State, viewer: int, seat: int, sheet: Sheet) -> None:
        """As `view` has it, field by field."""
        assert isinstance(state, Feast)
        table: Feast = state
        top = table.agenda[-1] if table.agenda else None
        self.step.write("over" if table.result is not None or top is None else step_name(top), sheet)
        self.round.write(table.rounds + 1, sheet)
        self.round_cap.write(table.options.round_cap, sheet)
        if table.turn >= 0:
            self.turn.write(table.turn, sheet)
            self.starter.write(table.starter, sheet)
        if table.declarer >= 0:
            self.declarer.write(table.declarer, sheet)
        self.deck.write(len(table.deck), sheet)
        self.discard.write(table.discard, seat, sheet)
        hand: list[int] = []
        sits = 0 <= viewer < table.seats
        if sits:
            me = table.chefs[viewer]
            hand = me.hand
            self.seat.write(viewer, sheet)
            if me.allocated != 0:
                self.allocated.write(me.allocated, sheet)
        self.hand.write(hand, seat, sheet)
        if self.chefs.open(table.seats, sheet):
            for owner in range(table.seats):
                at = self.chefs.at(owner, table.seats, seat)
                if at >= 0:
                    self.chef_pens[at].write(table, owner, seat, sheet)
        if table.limbo is not None:
            self.challenge.write(table, table.limbo, seat, sheet)
        if table.rival >= 0:
            self.rival.write(table.rival, sheet)
        if table.contested != NOTHING:
            self.contested.write(table.contested, sheet)
        if table.swapping != NOTHING:
            self.swapping.write(table.swapping, sheet)
        if table.attempt is not None:
            self.attempt.write(attempt_view(table), seat, sheet)
        if isinstance(top, (RerollWindow, SecondHelpingWindow)):
            self.trial.write(trial_view(table), seat, sheet)
        if isinstance(top, HushWindow):
            self.check.write(check_view(table), seat, sheet)
        self.rolls.write(table, viewer, seat, sheet)
        self.pots.write(pots_view(table), seat, sheet)
        self.odds.write(odds_view(table, viewer) if sits else [], seat, sheet)
        self.options.write(sheet)
        self.switcheroo.write(1 if table.options.switcheroo else 0, sheet)
        self.multitask.write(1 if table.options.multitask else 0, sheet)
        self.paralysing_fear.write(1 if table.options.paralysing_fear else 0, sheet)
