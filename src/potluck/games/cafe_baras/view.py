"""What each player may see: nothing else of the street leaves the rules."""

from __future__ import annotations

from functools import lru_cache
from typing import TypedDict

from potluck.games.cafe_baras import text
from potluck.games.cafe_baras.cards import FIXED, KINDS, NOTHING, SYMBOLS, CafeCard, SpecialGuest
from potluck.games.cafe_baras.effects import ServeAgain, SwapCards
from potluck.games.cafe_baras.forecast import Forecast, cannot_pay
from potluck.games.cafe_baras.scoring import HEADINGS, card_points, score_of, tally
from potluck.games.cafe_baras.state import Street
from potluck.games.cafe_baras.steps.closing import still_to_play
from potluck.games.cafe_baras.steps.refilling import TakeFromDisplay
from potluck.games.cafe_baras.steps.serving import LastCall
from potluck.games.cafe_baras.steps.turn import OnYourTurn


class WantView(TypedDict):
    """One wish of a customer."""

    food: str
    count: int


class CardView(TypedDict):
    """A café card, both halves."""

    name: str
    kind: str
    provides: list[str]
    cost: int
    points: int | None
    score: str
    action: str
    ongoing: bool
    customer: str
    wants: list[WantView]
    prefers: str | None


class ForecastView(TypedDict):
    """What a card would do in the viewer's own café now."""

    price: int
    short: int
    cannot_add: str
    met: list[bool]
    coins: int
    regular: bool
    missing: list[str]
    missing_decor: str | None
    serving: str


class NeedView(TypedDict):
    """One thing that a guest needs, and how much of it each café has."""

    text: str
    count: int
    have: list[int]


class GuestView(TypedDict):
    """A special guest of this match; `owner` is nobody while it is on the table."""

    id: str
    name: str
    line: str
    needs: list[NeedView]
    owner: int | None


class RowView(TypedDict):
    """A card in a café's row and what it is worth there now."""

    id: str
    points: int


class PointsView(TypedDict):
    """One line of a café's score as it stands."""

    heading: str
    points: int


class CafeView(TypedDict):
    """A café: all of it is public but what the hand holds."""

    counter: str
    host: str
    coins: int
    turns: int
    hand_count: int
    hand_limit: int
    symbols: dict[str, int]
    row: list[RowView]
    regulars: list[str]
    guests: list[str]
    score: int
    points: list[PointsView]


class StreetView(TypedDict):
    """The whole table from one chair, or from none."""

    step: str
    seat: int | None
    active: int
    start_player: int
    hand: list[str]
    forecasts: dict[str, ForecastView]
    to_take: int
    to_swap: int
    display: list[str]
    deck: int
    discard: list[str]
    guests: list[GuestView]
    guest_points: int
    manual_claims: bool
    level_rounds: bool
    regulars_to_end: int
    ending: str | None
    ended_by: int | None
    still_to_play: list[int]
    cafes: list[CafeView]
    cards: dict[str, CardView]


def view(table: Street, viewer: int) -> StreetView:
    """The table as a seat sees it; any other viewer sees what is public."""
    top = table.agenda[-1] if table.agenda else None
    active = table.cafes[table.active]
    me = table.cafes[viewer] if 0 <= viewer < table.seats else None
    hand = [] if me is None else me.hand
    ended = table.trigger != NOTHING
    forecasts: dict[str, ForecastView] = {}
    if me is not None:
        for number in hand + table.display:
            card = table.deck.cards[number]
            forecasts[card.id] = forecast_view(Forecast(me, card), cannot_pay(me, card))
    in_sight = sorted(
        [*hand, *table.display, *table.discard]
        + [number for cafe in table.cafes for number in cafe.row + cafe.regulars]
    )
    return {
        "step": step_name(top),
        "seat": viewer if me is not None else None,
        "active": table.active,
        "start_player": table.start_player,
        "hand": table.ids(hand),
        "forecasts": forecasts,
        "to_take": active.hand_limit - len(active.hand) if isinstance(top, TakeFromDisplay) else 0,
        "to_swap": top.left if isinstance(top, SwapCards) else 0,
        "display": table.ids(table.display),
        "deck": len(table.pile),
        "discard": table.ids(table.discard),
        "guests": [guest_view(table, number) for number in guests_in_play(table)],
        "guest_points": table.options.guest_points,
        "manual_claims": table.options.manual_claims,
        "level_rounds": table.options.level_rounds,
        "regulars_to_end": table.regulars_to_end(),
        "ending": table.cause if ended else None,
        "ended_by": table.trigger if ended else None,
        "still_to_play": still_to_play(table),
        "cafes": [cafe_view(table, seat) for seat in range(table.seats)],
        "cards": {table.deck.cards[number].id: card_view(table.deck.cards[number]) for number in in_sight},
    }


def step_name(top: object) -> str:
    """The decision that waits."""
    if isinstance(top, OnYourTurn):
        return "turn"
    if isinstance(top, TakeFromDisplay):
        return "refill"
    if isinstance(top, SwapCards):
        return "swap"
    if isinstance(top, ServeAgain):
        return "serve again"
    if isinstance(top, LastCall):
        return "last call"
    return "over"


@lru_cache(maxsize=1000)
def card_view(card: CafeCard) -> CardView:
    """A card as printed."""
    return {
        "name": card.name,
        "kind": KINDS[card.kind],
        "provides": [SYMBOLS[symbol] for symbol in card.provides],
        "cost": card.cost,
        "points": card.score.amount if card.score.word == FIXED else None,
        "score": text.score_words(card.score),
        "action": text.action_words(card),
        "ongoing": bool(card.ongoing),
        "customer": card.customer,
        "wants": [{"food": SYMBOLS[want.food], "count": want.size} for want in card.wants],
        "prefers": None if card.prefers == NOTHING else SYMBOLS[card.prefers],
    }


def forecast_view(forecast: Forecast, cannot_add: str) -> ForecastView:
    """A forecast with its sentences."""
    return {
        "price": forecast.price,
        "short": forecast.short,
        "cannot_add": cannot_add,
        "met": forecast.met,
        "coins": forecast.coins,
        "regular": forecast.regular,
        "missing": [text.shortage_words(shortage) for shortage in forecast.missing],
        "missing_decor": None if forecast.missing_decor == NOTHING else SYMBOLS[forecast.missing_decor],
        "serving": text.serving_words(forecast),
    }


def guests_in_play(table: Street) -> list[int]:
    """The guests of this match, claimed or not."""
    return sorted(table.guests + [guest for cafe in table.cafes for guest in cafe.guests])


def guest_view(table: Street, number: int) -> GuestView:
    """A guest, its needs, and how far each café is."""
    guest: SpecialGuest = table.deck.guests[number]
    owners = [seat for seat, cafe in enumerate(table.cafes) if number in cafe.guests]
    return {
        "id": guest.id,
        "name": guest.name,
        "line": text.guest_words(guest),
        "needs": [
            {"text": text.need_words(need), "count": need.amount, "have": [cafe.has(need) for cafe in table.cafes]}
            for need in guest.needs
        ],
        "owner": owners[0] if owners else None,
    }


def cafe_view(table: Street, seat: int) -> CafeView:
    """A café's public side."""
    cafe = table.cafes[seat]
    counter = table.deck.counters[cafe.counter]
    cards = table.deck.cards
    points = tally(cafe, table.deck, table.options.guest_points)
    return {
        "counter": counter.id,
        "host": counter.name,
        "coins": cafe.coins,
        "turns": cafe.turns,
        "hand_count": len(cafe.hand),
        "hand_limit": cafe.hand_limit,
        "symbols": {SYMBOLS[symbol]: count for symbol, count in enumerate(cafe.symbols)},
        "row": [{"id": cards[number].id, "points": card_points(cafe, cards[number].score)} for number in cafe.row],
        "regulars": table.ids(cafe.regulars),
        "guests": [table.deck.guests[guest].id for guest in cafe.guests],
        "score": score_of(table, seat),
        "points": [{"heading": heading, "points": points[at]} for at, heading in enumerate(HEADINGS)],
    }
