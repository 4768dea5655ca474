"""What each player may see, as the learners' vector: written from the state, equal to what the view gives."""

from __future__ import annotations

from typing import final

from potluck.games.cafe_baras.cards import NOTHING, SYMBOLS, CafeCard, CafeDeck, SpecialGuest
from potluck.games.cafe_baras.effects import SwapCards
from potluck.games.cafe_baras.scoring import HEADINGS, card_points, tally
from potluck.games.cafe_baras.state import Cafe, Street
from potluck.games.cafe_baras.steps.closing import still_to_play
from potluck.games.cafe_baras.steps.refilling import TakeFromDisplay
from potluck.games.cafe_baras.view import guests_in_play, step_name
from potluck.kernel.glance import Glance, Number, Numbers, Shape, Text, There, Word, Words, fields
from potluck.kernel.observation import Layout, Sheet, ViewField
from potluck.kernel.state import State


@final
class ForecastPen:
    """What one card would do in the viewer's own café."""

    def __init__(self, spot: ViewField, card: CafeCard) -> None:
        self.card = card
        self.there = There(spot)
        self.blank = not spot.wanted
        self.price = Number(spot.part("price"))
        self.short = Number(spot.part("short"))
        self.met = Shape(spot.part("met"))
        self.wishes = [Number(each) for each in self.met.spots]
        self.coins = Number(spot.part("coins"))
        self.regular = Number(spot.part("regular"))
        self.missing_decor = Word(spot.part("missing_decor"), SYMBOLS)

    def write(self, cafe: Cafe, seat: int, sheet: Sheet) -> None:
        """As `Forecast` has it."""
        self.there.write(sheet)
        if self.blank:
            return
        card = self.card
        price = cafe.price(card)
        self.price.write(price, sheet)
        self.short.write(max(0, price - cafe.coins), sheet)
        met = cafe.met_wants(card)
        wishes = len(card.wants)
        if self.met.open(wishes, sheet):
            for place, want in enumerate(card.wants):
                at = self.met.at(place, wishes, seat)
                if at >= 0:
                    self.wishes[at].write(1 if met & want.mark != 0 else 0, sheet)
        regular = cafe.befriends(card, met)
        coins = cafe.earnings(card, met)
        if regular:
            coins += cafe.regular_coins
        self.regular.write(1 if regular else 0, sheet)
        self.coins.write(coins, sheet)
        if card.prefers != NOTHING and cafe.symbols[card.prefers] == 0:
            self.missing_decor.write(card.prefers, sheet)


@final
class GuestPen:
    """A special guest, and how far each café is."""

    def __init__(self, spot: ViewField, deck: CafeDeck) -> None:
        self.there = There(spot)
        self.id = Word(spot.part("id"), [guest.id for guest in deck.guests])
        self.needs = Shape(spot.part("needs"))
        self.need_there = [There(each) for each in self.needs.spots]
        self.counts = [Number(each.part("count")) for each in self.needs.spots]
        self.have = [Shape(each.part("have")) for each in self.needs.spots]
        self.have_each = [[Number(each) for each in have.spots] for have in self.have]
        self.owner = Number(spot.part("owner"))

    def write(self, table: Street, number: int, seat: int, sheet: Sheet) -> None:
        """A guest of this match."""
        guest: SpecialGuest = table.deck.guests[number]
        self.there.write(sheet)
        self.id.write(number, sheet)
        needs = guest.needs
        if self.needs.open(len(needs), sheet):
            for place, need in enumerate(needs):
                at = self.needs.at(place, len(needs), seat)
                if at >= 0:
                    self.need_there[at].write(sheet)
                    self.counts[at].write(need.amount, sheet)
                    have = self.have[at]
                    if have.open(table.seats, sheet):
                        for owner, cafe in enumerate(table.cafes):
                            to = have.at(owner, table.seats, seat)
                            if to >= 0:
                                self.have_each[at][to].write(cafe.has(need), sheet)
        for owner, cafe in enumerate(table.cafes):
            if number in cafe.guests:
                self.owner.write(owner, sheet)
                return


@final
class CafePen:
    """A café's public side."""

    def __init__(self, spot: ViewField, deck: CafeDeck) -> None:
        ids = [card.id for card in deck.cards]
        self.there = There(spot)
        self.counter = Word(spot.part("counter"), [counter.id for counter in deck.counters])
        self.coins = Number(spot.part("coins"))
        self.turns = Number(spot.part("turns"))
        self.hand_count = Number(spot.part("hand_count"))
        self.hand_limit = Number(spot.part("hand_limit"))
        self.symbols = fields(spot.part("symbols"), SYMBOLS)
        self.symbols_there = There(spot.part("symbols"))
        self.row = Shape(spot.part("row"))
        self.row_there = [There(each) for each in self.row.spots]
        self.row_ids = [Word(each.part("id"), ids) for each in self.row.spots]
        self.row_points = [Number(each.part("points")) for each in self.row.spots]
        self.regulars = Words(spot.part("regulars"), ids)
        self.guests = Words(spot.part("guests"), [guest.id for guest in deck.guests])
        self.score = Number(spot.part("score"))
        self.points = Shape(spot.part("points"))
        self.points_there = [There(each) for each in self.points.spots]
        self.headings = [Word(each.part("heading"), HEADINGS) for each in self.points.spots]
        self.points_each = [Number(each.part("points")) for each in self.points.spots]

    def write(self, table: Street, owner: int, seat: int, sheet: Sheet) -> None:
        """A café of this street."""
        cafe = table.cafes[owner]
        self.there.write(sheet)
        self.counter.write(cafe.counter, sheet)
        self.coins.write(cafe.coins, sheet)
        self.turns.write(cafe.turns, sheet)
        self.hand_count.write(len(cafe.hand), sheet)
        self.hand_limit.write(cafe.hand_limit, sheet)
        self.symbols_there.write(sheet)
        for symbol, count in enumerate(cafe.symbols):
            self.symbols[symbol].write(count, sheet)
        cards = table.deck.cards
        rows = len(cafe.row)
        if self.row.open(rows, sheet):
            for place, number in enumerate(cafe.row):
                at = self.row.at(place, rows, seat)
                if at >= 0:
                    self.row_there[at].write(sheet)
                    self.row_ids[at].write(number, sheet)
                    self.row_points[at].write(card_points(cafe, cards[number].score), sheet)
        self.regulars.write(cafe.regulars, seat, sheet)
        self.guests.write(cafe.guests, seat, sheet)
        points = tally(cafe, table.deck, table.options.guest_points)
        self.score.write(sum(points), sheet)
        if self.points.open(len(points), sheet):
            for place, worth in enumerate(points):
                at = self.points.at(place, len(points), seat)
                if at >= 0:
                    self.points_there[at].write(sheet)
                    self.headings[at].write(place, sheet)
                    self.points_each[at].write(worth, sheet)


@final
class StreetGlance(Glance):
    """The whole table from one chair, or from none."""

    def __init__(self, deck: CafeDeck, layout: Layout) -> None:
        super().__init__(layout)
        root = layout.root
        ids = [card.id for card in deck.cards]
        self.step = Text(root.part("step"))
        self.seat = Number(root.part("seat"))
        self.active = Number(root.part("active"))
        self.start_player = Number(root.part("start_player"))
        self.hand = Words(root.part("hand"), ids)
        self.forecasts = [ForecastPen(root.part("forecasts").part(card.id), card) for card in deck.cards]
        self.to_take = Number(root.part("to_take"))
        self.to_swap = Number(root.part("to_swap"))
        self.display = Words(root.part("display"), ids)
        self.deck = Number(root.part("deck"))
        self.discard = Words(root.part("discard"), ids)
        self.guests = Shape(root.part("guests"))
        self.guest_pens = [GuestPen(each, deck) for each in self.guests.spots]
        self.ending = Text(root.part("ending"))
        self.ended_by = Number(root.part("ended_by"))
        self.still_to_play = Numbers(root.part("still_to_play"))
        self.cafes = Shape(root.part("cafes"))
        self.cafe_pens = [CafePen(each, deck) for each in self.cafes.spots]

    def write(self, state: State, viewer: int, seat: int, sheet: Sheet) -> None:
        """As `view` has it, field by field."""
        assert isinstance(state, Street)
        table: Street = state
        top = table.agenda[-1] if table.agenda else None
        self.step.write(step_name(top), sheet)
        self.active.write(table.active, sheet)
        self.start_player.write(table.start_player, sheet)
        hand: list[int] = []
        if 0 <= viewer < table.seats:
            me = table.cafes[viewer]
            hand = me.hand
            self.seat.write(viewer, sheet)
            for number in hand:
                self.forecasts[number].write(me, seat, sheet)
            for number in table.display:
                self.forecasts[number].write(me, seat, sheet)
        self.hand.write(hand, seat, sheet)
        active = table.cafes[table.active]
        self.to_take.write(active.hand_limit - len(active.hand) if isinstance(top, TakeFromDisplay) else 0, sheet)
        self.to_swap.write(top.left if isinstance(top, SwapCards) else 0, sheet)
        self.display.write(table.display, seat, sheet)
        self.deck.write(len(table.pile), sheet)
        self.discard.write(table.discard, seat, sheet)
        self.write_guests(table, seat, sheet)
        if table.trigger != NOTHING:
            self.ending.write(table.cause, sheet)
            self.ended_by.write(table.trigger, sheet)
        self.still_to_play.write(still_to_play(table), seat, sheet)
        self.write_cafes(table, seat, sheet)

    def write_guests(self, table: Street, seat: int, sheet: Sheet) -> None:
        """The special guests of this match."""
        guests = guests_in_play(table)
        if self.guests.open(len(guests), sheet):
            for place, number in enumerate(guests):
                at = self.guests.at(place, len(guests), seat)
                if at >= 0:
                    self.guest_pens[at].write(table, number, seat, sheet)

    def write_cafes(self, table: Street, seat: int, sheet: Sheet) -> None:
        """Everybody's café."""
        if self.cafes.open(table.seats, sheet):
            for owner in range(table.seats):
                at = self.cafes.at(owner, table.seats, seat)
                if at >= 0:
                    self.cafe_pens[at].write(table, owner, seat, sheet)
