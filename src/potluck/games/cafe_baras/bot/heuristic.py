"""A sensible host: builds while there is time, then turns customers into regulars and coins into points."""

from __future__ import annotations

from math import exp
from typing import Final, final

from potluck.games.cafe_baras.bot.customer_odds import CustomerOdds
from potluck.games.cafe_baras.cards import (
    COINS,
    COINS_PER,
    DRAW,
    FIXED,
    NOTHING,
    OTHERS,
    PER_GUEST,
    PER_REGULAR,
    PER_REGULAR_DECOR,
    REFRESH,
    SERVE_AGAIN,
    SWAP,
    CafeCard,
    CafeDeck,
)
from potluck.games.cafe_baras.moves import Add, Claim, Drop, Serve, Take
from potluck.games.cafe_baras.scoring import REGULAR_POINTS, card_points, score_of
from potluck.games.cafe_baras.state import Cafe, Street
from potluck.kernel.chance import Chance
from potluck.kernel.heuristic import Heuristic, SearchStyle
from potluck.kernel.moves import Move
from potluck.kernel.state import State

NEVER: Final = -1000.0
#: With fewer turns left than this, only points that count now matter.
SOON: Final = 0.5
#: A customer on display may be gone by the next turn.
ON_DISPLAY: Final = 0.7
#: The values of customers in hand, where they are not asked for.
NOBODY: Final[list[float]] = []


@final
class Prospect:
    """What a café may expect, whatever coins it has: the moves that change nothing else share it."""

    def __init__(self) -> None:
        self.left = 0.0
        self.hope = 0.0
        self.steady = 0.0
        self.near = 0.0
        self.on_display = 0.0
        self.in_hand: list[float] = NOBODY


@final
class SensibleHost(Heuristic):
    """Looks one step ahead: points, what the café will earn in the turns that are left, and guests within reach."""

    def __init__(self) -> None:
        self.odds: CustomerOdds | None = None
        # Weights, found by letting hosts play each other.
        self.usual_turns = 13.0
        self.coin = 0.5
        self.early_coin = 0.03
        self.income = 0.3
        self.friends = 1.4
        self.near_guest = 0.35
        self.next_customer = 0.6
        self.last_turn_gain = 4.0
        self.finish = 6.0
        self.patience = 18  # turns after which even whoever is behind lets it end
        self.hope = 0.5

    def style(self) -> SearchStyle:
        # A few turns ahead, in the same worlds: the heuristic values a café well, and takes its time for it.
        # What was tried is in docs/strength.md.
        return SearchStyle(own=1, rivals=0, whim=0, ahead=16, trust=4.0, halving=True)

    def choose(self, state: State, seat: int, moves: list[Move], chance: Chance) -> Move:
        assert isinstance(state, Street)
        best = moves[0]
        best_worth = NEVER
        cafe = state.cafes[seat]
        today = self.prospect(state, cafe)
        if today.left >= SOON:
            today.in_hand = [self.customer_worth(cafe, state.deck.cards[number]) for number in cafe.hand]
        now = self.worth_with(state, cafe, seat, today, today.on_display, 0)
        for move in moves:
            worth = self.move_worth(state, seat, move, now, today)
            if worth > best_worth:
                best_worth = worth
                best = move
        return best

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Street)
        if state.result is not None:
            winners = state.result.winners()
            return 1.0 / len(winners) if seat in winners else 0.0
        worths = [self.worth(state, cafe, at, NOTHING, 0) for at, cafe in enumerate(state.cafes)]
        mine = worths[seat]
        return 1.0 / sum([exp(min(50.0, (other - mine) / 4.0)) for other in worths])

    # -- moves ------------------------------------------------------------------------------------

    def move_worth(self, table: Street, seat: int, move: Move, now: float, today: Prospect) -> float:
        """How the café would stand after a move."""
        if isinstance(move, Claim):
            return 1000.0
        if isinstance(move, Add):
            return self.after_adding(table, seat, move.card)
        if isinstance(move, Serve):
            return self.after_serving(table, seat, move.card, today)
        if isinstance(move, Take):
            return self.use_of(table, seat, move.card, today)
        if isinstance(move, Drop):
            # A card out of the deck is about as good as a middling one.
            return now + 0.8 - (self.use_of(table, seat, move.card, today) - now)
        return now

    def use_of(self, table: Street, seat: int, card: int, today: Prospect) -> float:
        """The better half of a card, were it in hand on the next turn."""
        adding = NEVER
        cafe = table.cafes[seat]
        if cafe.price(table.deck.cards[card]) <= cafe.coins + 1:
            adding = self.after_adding(table, seat, card)
        return max(adding, self.after_serving(table, seat, card, today))

    def after_adding(self, table: Street, seat: int, number: int) -> float:
        """The café with a card more, tried on the spot: a copy would take longer than the rest."""
        card = table.deck.cards[number]
        cafe = table.cafes[seat]
        coins = cafe.coins
        limit = cafe.hand_limit
        cafe.coins -= cafe.price(card)
        cafe.place(number, card)
        worth = self.text_worth(table, cafe, card)
        came = self.invite(table, cafe)
        worth += self.worth(table, cafe, seat, number, came)
        del cafe.guests[len(cafe.guests) - came :]
        cafe.unplace(card)
        cafe.hand_limit = limit
        cafe.coins = coins
        return worth

    def text_worth(self, table: Street, cafe: Cafe, card: CafeCard) -> float:
        """What an action text brings: its coins are paid out, the rest is weighed."""
        bonus = 0.0
        for clause in card.now:
            word = clause.word
            if word == COINS:
                cafe.coins += clause.amount
            elif word == COINS_PER:
                cafe.coins += sum([cafe.symbols[symbol] for symbol in clause.things])
            elif word == OTHERS:
                bonus -= 0.5 * clause.amount
            elif self.turns_left(table) > SOON:
                if word == DRAW:
                    bonus += 0.7 * clause.amount
                elif word == SWAP:
                    bonus += 0.3 * clause.amount
                elif word == REFRESH:
                    bonus += 0.2
            if word == SERVE_AGAIN:
                bonus += 1.0
        return bonus

    def after_serving(self, table: Street, seat: int, number: int, today: Prospect) -> float:
        """The café with a customer served."""
        card = table.deck.cards[number]
        cafe = table.cafes[seat]
        met = cafe.met_wants(card)
        if not cafe.befriends(card, met):
            coins = cafe.coins
            cafe.coins = coins + cafe.earnings(card, met)
            best = today.on_display
            for at, worth in enumerate(today.in_hand):
                if worth > best and cafe.hand[at] != number:
                    best = worth
            worth = self.worth_with(table, cafe, seat, today, best, 0)
            cafe.coins = coins
            return worth
        cafe = cafe.copy()
        cafe.coins += cafe.earnings(card, met)
        cafe.welcome(number, card)
        came = self.invite(table, cafe)
        return self.worth(table, cafe, seat, number, came)

    def invite(self, table: Street, cafe: Cafe) -> int:
        """Let all guests that are pleased come to an imagined café; how many did."""
        before = len(cafe.guests)
        for guest in table.guests:
            if cafe.pleases(table.deck.guests[guest]):
                cafe.guests.append(guest)
        return len(cafe.guests) - before

    # -- positions --------------------------------------------------------------------------------

    def worth(self, table: Street, cafe: Cafe, seat: int, without: int, came: int) -> float:
        """A café's points, and what it may expect in the turns that are left: without one card of its hand, and with so
        many guests that only came in thought."""
        prospect = self.prospect(table, cafe)
        best = prospect.on_display
        if prospect.left >= SOON:
            best = self.best_customer(table.deck, cafe, cafe.hand, without, 1.0, best)
        return self.worth_with(table, cafe, seat, prospect, best, came)

    def worth_with(
        self, table: Street, cafe: Cafe, seat: int, prospect: Prospect, best_customer: float, came: int
    ) -> float:
        """The same where all is known that coins do not change."""
        deck = table.deck
        left = prospect.left
        regulars_needed = table.regulars_to_end()
        ends = table.trigger < 0 and (len(cafe.regulars) >= regulars_needed or (came > 0 and came == len(table.guests)))
        if ends or left < SOON:
            points = self.points(deck, cafe, table.options.guest_points, 0.0)
            if ends:
                if points > self.best_rival(table, seat):
                    return points + self.finish
                if cafe.turns < self.patience:
                    return points - self.finish
            return points
        result = self.points(deck, cafe, table.options.guest_points, prospect.hope)
        result += self.early_coin * left * min(cafe.coins, 10)
        result += prospect.steady
        result += prospect.near
        return result + self.next_customer * best_customer

    def prospect(self, table: Street, cafe: Cafe) -> Prospect:
        """What a café may expect in the turns that are left, whatever is in its hand."""
        prospect = Prospect()
        deck = table.deck
        left = self.turns_left(table)
        prospect.left = left
        if left < SOON:
            return prospect
        if self.odds is None or self.odds.deck is not deck:
            self.odds = CustomerOdds(deck)
        odds = self.odds
        satisfied = odds.satisfied(cafe)
        share = odds.friends(cafe, satisfied).bit_count() / odds.size
        prospect.hope = self.hope * min(1.0, left * share)
        prospect.steady = left * (self.income * odds.income(cafe, satisfied) + self.friends * share)
        prospect.near = self.guests_near(table, cafe)
        prospect.on_display = self.best_customer(deck, cafe, table.display, NOTHING, ON_DISPLAY, 0.0)
        return prospect

    def best_customer(
        self, deck: CafeDeck, cafe: Cafe, numbers: list[int], without: int, part: float, best: float
    ) -> float:
        """The value of the best of these customers, or `best` if none is better. Skips those who cannot be better."""
        extra = cafe.full_service
        for tip in cafe.tips:
            extra += tip
        for number in numbers:
            if number == without:
                continue
            card = deck.cards[number]
            most = self.coin * (len(card.wants) + extra)
            if card.prefers != NOTHING and cafe.symbols[card.prefers] > 0:
                most += REGULAR_POINTS
            if part * most > best:
                best = max(best, part * self.customer_worth(cafe, card))
        return best

    def customer_worth(self, cafe: Cafe, card: CafeCard) -> float:
        """What a customer would bring on the next turn."""
        met = cafe.met_wants(card)
        worth = self.coin * cafe.earnings(card, met)
        if cafe.befriends(card, met):
            worth += REGULAR_POINTS
        return worth

    def points(self, deck: CafeDeck, cafe: Cafe, guest_points: int, hope: float) -> float:
        """The score as it stands, with half coins, and some hope for cards that count what is still to come."""
        result = self.coin * cafe.coins + REGULAR_POINTS * len(cafe.regulars) + guest_points * len(cafe.guests)
        for number in cafe.row:
            score = deck.cards[number].score
            if score.word == FIXED:
                result += score.amount
            else:
                result += card_points(cafe, score)
                if hope > 0 and score.word in (PER_REGULAR, PER_GUEST):
                    result += hope * score.amount * 1.5
                elif hope > 0 and score.word == PER_REGULAR_DECOR:
                    result += hope * score.amount * 0.7
        return result

    def guests_near(self, table: Street, cafe: Cafe) -> float:
        """Guests that are one or two symbols away."""
        result = 0.0
        for guest in table.guests:
            missing = 0
            for need in table.deck.guests[guest].needs:
                missing += max(0, need.amount - cafe.has(need))
            if missing == 1:
                result += self.near_guest * table.options.guest_points
            elif missing == 2:
                result += 0.4 * self.near_guest * table.options.guest_points
        return result

    def best_rival(self, table: Street, seat: int) -> float:
        """The best score that another would end with, were this the turn that starts the end (CB-8.2, CB-A11)."""
        best = 0.0
        start = table.start_player
        for other in range(table.seats):
            if other != seat:
                score = float(score_of(table, other))
                if not table.options.level_rounds or (other - start) % table.seats > (seat - start) % table.seats:
                    score += self.last_turn_gain
                best = max(best, score)
        return best

    def turns_left(self, table: Street) -> float:
        """About how many turns follow the one that is on, for each player."""
        if table.trigger >= 0:
            return 0.0
        needed = table.regulars_to_end()
        most = 0
        for cafe in table.cafes:
            most = max(most, len(cafe.regulars))
        left = self.usual_turns - table.cafes[table.active].turns
        if needed - most == 1:
            left = min(left, 4.0)
        if len(table.guests) == 1:
            left = min(left, 4.0)
        return max(2.0, left)
