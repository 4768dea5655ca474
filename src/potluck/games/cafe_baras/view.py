"""What each player may see: nothing else of the street leaves the rules."""

from __future__ import annotations

from typing import TypedDict

from potluck.games.cafe_baras.cards import NOTHING, SYMBOLS, CafeCard, SpecialGuest
from potluck.games.cafe_baras.effects import ServeAgain, SwapCards
from potluck.games.cafe_baras.forecast import Forecast, adding
from potluck.games.cafe_baras.scoring import HEADINGS, card_points, score_of, tally
from potluck.games.cafe_baras.state import Cafe, Street
from potluck.games.cafe_baras.steps.closing import still_to_play
from potluck.games.cafe_baras.steps.refilling import TakeFromDisplay
from potluck.games.cafe_baras.steps.serving import LastCall
from potluck.games.cafe_baras.steps.turn import OnYourTurn


class ForecastView(TypedDict):
    """What a card would do in the viewer's own café now; `adding` and `serving` are phrases."""

    price: int
    short: int
    met: list[bool]
    coins: int
    regular: bool
    missing_decor: str | None
    adding: dict[str, object]
    serving: dict[str, object]


class NeedView(TypedDict):
    """How much of a thing that a guest needs each café has; the guest's face says what it is."""

    count: int
    have: list[int]


class GuestView(TypedDict):
    """A special guest of this match; `owner` is nobody while it is on the table."""

    id: str
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
            forecasts[card.id] = forecast_view(me, card)
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


def forecast_view(cafe: Cafe, card: CafeCard) -> ForecastView:
    """A card's two futures in a café."""
    forecast = Forecast(cafe, card)
    return {
        "price": forecast.price,
        "short": forecast.short,
        "met": forecast.met,
        "coins": forecast.coins,
        "regular": forecast.regular,
        "missing_decor": None if forecast.missing_decor == NOTHING else SYMBOLS[forecast.missing_decor],
        "adding": adding(cafe, card).plain(),
        "serving": forecast.serving().plain(),
    }


def guests_in_play(table: Street) -> list[int]:
    """The guests of this match, claimed or not."""
    return sorted(table.guests + [guest for cafe in table.cafes for guest in cafe.guests])


def guest_view(table: Street, number: int) -> GuestView:
    """A guest, and how far each café is."""
    guest: SpecialGuest = table.deck.guests[number]
    owners = [seat for seat, cafe in enumerate(table.cafes) if number in cafe.guests]
    return {
        "id": guest.id,
        "needs": [{"count": need.amount, "have": [cafe.has(need) for cafe in table.cafes]} for need in guest.needs],
        "owner": owners[0] if owners else None,
    }


def cafe_view(table: Street, seat: int) -> CafeView:
    """A café's public side."""
    cafe = table.cafes[seat]
    cards = table.deck.cards
    points = tally(cafe, table.deck, table.options.guest_points)
    return {
        "counter": table.deck.counters[cafe.counter].id,
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
