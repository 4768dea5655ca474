"""What each baker may see, as the learners' vector: written from the state, equal to what the view gives."""

from __future__ import annotations

from typing import final

from potluck.games.cake_auf.cards import SIGNS, Pantry
from potluck.games.cake_auf.memory import hand_of, under
from potluck.games.cake_auf.state import MULLIGANS, NOTHING, ROUNDS, Bakery, Dish
from potluck.games.cake_auf.steps.turn import THROW_AWAY
from potluck.games.cake_auf.view import step_name
from potluck.kernel.glance import Glance, Number, Numbers, Shape, Text, There, Word, Words
from potluck.kernel.observation import Layout, Sheet, ViewField
from potluck.kernel.state import State


@final
class DishPen:
    """A recipe somebody works on."""

    def __init__(self, spot: ViewField, cards: list[str], recipes: list[str]) -> None:
        self.there = There(spot)
        self.recipe = Word(spot.part("recipe"), recipes)
        self.laid_count = Number(spot.part("laid_count"))
        self.needed_count = Number(spot.part("needed_count"))
        self.laid = Words(spot.part("laid"), cards)
        self.missing = Words(spot.part("missing"), cards)
        self.known = Words(spot.part("known"), cards)
        self.bans = Words(spot.part("bans"), cards)
        self.kept = Number(spot.part("kept"))
        self.waiting = Number(spot.part("waiting"))

    def write(self, table: Bakery, owner: int, dish: Dish, viewer: int, seat: int, sheet: Sheet) -> None:
        """As `dish_view` has it."""
        self.there.write(sheet)
        self.recipe.write(dish.recipe, sheet)
        self.laid_count.write(len(dish.laid), sheet)
        self.needed_count.write(table.pantry.sizes[dish.recipe], sheet)
        known: list[int] = []
        if owner == viewer:
            self.laid.write_sorted(dish.laid, seat, sheet)
            self.missing.write_counts(dish.needs, seat, sheet)
        elif 0 <= viewer < table.seats:
            known = table.bakers[viewer].memory.sure(under(dish.recipe))
        self.known.write_sorted(known, seat, sheet)
        self.bans.write(dish.bans, seat, sheet)
        self.kept.write(1 if dish.kept else 0, sheet)
        self.waiting.write(1 if dish.missing == 0 and not dish.bans else 0, sheet)


@final
class BakerPen:
    """A baker as a viewer sees them."""

    def __init__(self, spot: ViewField, cards: list[str], recipes: list[str]) -> None:
        self.there = There(spot)
        self.score = Number(spot.part("score"))
        self.hand_count = Number(spot.part("hand_count"))
        self.known = Words(spot.part("known"), cards)
        self.dishes = Shape(spot.part("dishes"))
        self.dish_pens = [DishPen(each, cards, recipes) for each in self.dishes.spots]
        self.finished = Words(spot.part("finished"), recipes)
        self.finished_this_round = Words(spot.part("finished_this_round"), recipes)
        self.mulligans_left = Number(spot.part("mulligans_left"))
        self.sealed = Number(spot.part("sealed"))
        self.throws_won = Number(spot.part("throws_won"))

    def write(self, table: Bakery, owner: int, viewer: int, seat: int, sheet: Sheet) -> None:
        """As `baker_view` has it."""
        baker = table.bakers[owner]
        self.there.write(sheet)
        self.score.write(len(baker.finished), sheet)
        self.hand_count.write(len(baker.hand), sheet)
        known: list[int] = []
        if 0 <= viewer < table.seats and viewer != owner:
            known = table.bakers[viewer].memory.sure(hand_of(owner))
        self.known.write_sorted(known, seat, sheet)
        count = len(baker.dishes)
        if self.dishes.open(count, sheet):
            for place, dish in enumerate(baker.dishes):
                at = self.dishes.at(place, count, seat)
                if at >= 0:
                    self.dish_pens[at].write(table, owner, dish, viewer, seat, sheet)
        self.finished.write(baker.finished, seat, sheet)
        self.finished_this_round.write(baker.finished[table.banked(owner) :], seat, sheet)
        self.mulligans_left.write(MULLIGANS - baker.mulligans, sheet)
        self.sealed.write(1 if baker.sign != NOTHING else 0, sheet)
        self.throws_won.write(baker.wins, sheet)


@final
class BakeryGlance(Glance):
    """The whole table from one chair, or from none."""

    def __init__(self, pantry: Pantry, layout: Layout) -> None:
        super().__init__(layout)
        root = layout.root
        cards = [card.id for card in pantry.cards]
        recipes = [recipe.id for recipe in pantry.recipes]
        self.round = Number(root.part("round"))
        self.rounds = Number(root.part("rounds"))
        self.step = Text(root.part("step"))
        self.starter = Number(root.part("starter"))
        self.active = Number(root.part("active"))
        self.turn = Number(root.part("turn"))
        self.discards_left = Number(root.part("discards_left"))
        self.seat = Number(root.part("seat"))
        self.hand = Words(root.part("hand"), cards)
        self.peeked = Words(root.part("peeked"), recipes)
        self.peeked_count = Number(root.part("peeked_count"))
        self.overnight = Word(root.part("overnight"), recipes)
        self.rivals = Numbers(root.part("rivals"))
        self.sign = Word(root.part("sign"), SIGNS)
        self.thrown = Words(root.part("thrown"), SIGNS)
        self.bakers = Shape(root.part("bakers"))
        self.baker_pens = [BakerPen(each, cards, recipes) for each in self.bakers.spots]
        self.pile_count = Number(root.part("pile_count"))
        self.discard = Words(root.part("discard"), cards)
        self.recipe_pile_count = Number(root.part("recipe_pile_count"))
        self.race = Shape(root.part("race"))
        self.race_pens = [Numbers(each) for each in self.race.spots]
        self.last_winners = Numbers(root.part("last_winners"))
        self.publisher = Number(root.part("publisher"))
        self.keep_hands = Number(root.part("keep_hands"))
        self.share_ties = Number(root.part("share_ties"))

    def write(self, state: State, viewer: int, seat: int, sheet: Sheet) -> None:
        """As `view` has it, field by field."""
        assert isinstance(state, Bakery)
        table: Bakery = state
        step = step_name(table)
        self.round.write(table.round, sheet)
        self.rounds.write(ROUNDS, sheet)
        self.step.write(step, sheet)
        self.starter.write(table.starter, sheet)
        self.active.write(table.active, sheet)
        self.turn.write(table.turns, sheet)
        self.discards_left.write(THROW_AWAY - table.thrown_away if step in ("turn", "discard") else 0, sheet)
        hand: list[int] = []
        if 0 <= viewer < table.seats:
            me = table.bakers[viewer]
            hand = me.hand
            self.seat.write(viewer, sheet)
            if viewer == table.active:
                self.peeked.write(table.peeked, seat, sheet)
            if me.sign != NOTHING:
                self.sign.write(me.sign, sheet)
        self.hand.write_sorted(hand, seat, sheet)
        self.peeked_count.write(len(table.peeked), sheet)
        if step == "overnight":
            self.overnight.write(table.overnight[0], sheet)
        self.rivals.write(table.rivals if step == "throw" else [], seat, sheet)
        self.thrown.write(table.thrown, seat, sheet)
        self.write_bakers(table, viewer, seat, sheet)
        self.pile_count.write(len(table.pile), sheet)
        self.discard.write(table.discard if self.discard.shape.bag else table.discard[::-1], seat, sheet)
        self.recipe_pile_count.write(len(table.recipes) + len(table.peeked), sheet)
        count = len(table.race)
        if self.race.open(count, sheet):
            for place, points in enumerate(table.race):
                at = self.race.at(place, count, seat)
                if at >= 0:
                    self.race_pens[at].write(points, seat, sheet)
        self.last_winners.write(table.winners, seat, sheet)
        self.publisher.write(1 if table.options.publisher else 0, sheet)
        self.keep_hands.write(1 if table.options.keep_hands else 0, sheet)
        self.share_ties.write(1 if table.options.share_ties else 0, sheet)

    def write_bakers(self, table: Bakery, viewer: int, seat: int, sheet: Sheet) -> None:
        """Everybody at the table, as the viewer sees them."""
        if self.bakers.open(table.seats, sheet):
            for owner in range(table.seats):
                at = self.bakers.at(owner, table.seats, seat)
                if at >= 0:
                    self.baker_pens[at].write(table, owner, viewer, seat, sheet)
