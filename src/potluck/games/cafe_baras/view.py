"""What each player may see: nothing else of the street leaves the rules."""

from __future__ import annotations

from typing import Final

from potluck.games.cafe_baras.cards import DECORS, FOOD_COUNT, NOTHING, SYMBOLS, SpecialGuest
from potluck.games.cafe_baras.effects import ServeAgain, SwapCards
from potluck.games.cafe_baras.forecast import Forecast, adding
from potluck.games.cafe_baras.scoring import HEADINGS, card_points, tally
from potluck.games.cafe_baras.state import Cafe, Street
from potluck.games.cafe_baras.steps.closing import still_to_play
from potluck.games.cafe_baras.steps.refilling import TakeFromDisplay
from potluck.games.cafe_baras.steps.serving import LastCall
from potluck.games.cafe_baras.steps.turn import OnYourTurn
from potluck.kernel.view import Schema, ViewWriter

# The ids of all cards, special guests and counters, as `Game.card_families` lists them.
CARDS: Final = "cards"
GUESTS: Final = "guests"
COUNTERS: Final = "counters"

STEPS: Final = ["turn", "refill", "swap", "serve again", "last call", "over"]
#: CB-8.1, CB-A26: what starts the end, or comes to it once it has started.
ENDINGS: Final = ["regulars", "guests", "cards", "turns"]

#: What a card would do in the viewer's own café now.
FORECAST: Final = Schema("ForecastView")
FORECAST_ID: Final = FORECAST.title_card("id", CARDS)
PRICE: Final = FORECAST.number("price")
SHORT: Final = FORECAST.number("short")
MET: Final = FORECAST.numbers("met")  # for each wish 1 if it is met
EARNED: Final = FORECAST.number("coins")
REGULAR: Final = FORECAST.flag("regular")
MISSING_DECOR: Final = FORECAST.word("missing_decor", DECORS, optional=True)
ADDING: Final = FORECAST.phrase("adding")
SERVING: Final = FORECAST.phrase("serving")

#: How much of a thing that a guest needs each café has; the guest's face says what it is and how much it takes.
NEED: Final = Schema("NeedView")
HAVE: Final = NEED.numbers_by_seat("have")

#: A special guest of this match; `owner` is nobody while it is on the table.
GUEST: Final = Schema("GuestView")
GUEST_ID: Final = GUEST.card("id", GUESTS)
OWNER: Final = GUEST.seat("owner", optional=True)
GUEST_NEEDS: Final = GUEST.records("needs", NEED)

#: A card in a café's row and what it is worth there now.
ROW_CARD: Final = Schema("RowView")
ROW_ID: Final = ROW_CARD.card("id", CARDS)
ROW_POINTS: Final = ROW_CARD.number("points")

#: Foods and decors provided.
PROVIDED: Final = Schema("SymbolsView")
SYMBOL: Final = [PROVIDED.number(name) for name in SYMBOLS]

#: A café's score as it stands, line by line.
TALLY: Final = Schema("PointsView")
HEADING: Final = [TALLY.number(name) for name in HEADINGS]

#: A café: all of it is public but what the hand holds.
CAFE: Final = Schema("CafeView")
COUNTER: Final = CAFE.card("counter", COUNTERS)
COINS: Final = CAFE.number("coins")
TURNS: Final = CAFE.number("turns")
HAND_COUNT: Final = CAFE.number("hand_count")
HAND_LIMIT: Final = CAFE.number("hand_limit")
CAFE_SYMBOLS: Final = CAFE.record("symbols", PROVIDED)
ROW: Final = CAFE.records("row", ROW_CARD)
REGULARS: Final = CAFE.cards("regulars", CARDS)
CLAIMED: Final = CAFE.cards("guests", GUESTS)
SCORE: Final = CAFE.number("score")
POINTS: Final = CAFE.record("points", TALLY)

#: The whole table from one chair, or from none.
STREET: Final = Schema("StreetView")
STEP: Final = STREET.word("step", STEPS)
ACTIVE: Final = STREET.seat("active")
START_PLAYER: Final = STREET.seat("start_player")
TO_TAKE: Final = STREET.number("to_take")
TO_SWAP: Final = STREET.number("to_swap")
MY_SEAT: Final = STREET.seat("seat", optional=True)
HAND: Final = STREET.cards("hand", CARDS)
FORECASTS: Final = STREET.records_by_card("forecasts", CARDS, FORECAST)
DISPLAY: Final = STREET.cards("display", CARDS)
DECK: Final = STREET.number("deck")
DISCARD: Final = STREET.cards("discard", CARDS)
IN_TOWN: Final = STREET.records("guests", GUEST)
GUEST_POINTS: Final = STREET.note("guest_points")
MANUAL_CLAIMS: Final = STREET.flag("manual_claims")
LEVEL_ROUNDS: Final = STREET.flag("level_rounds")
REGULARS_TO_END: Final = STREET.note("regulars_to_end")
ENDING: Final = STREET.word("ending", ENDINGS, optional=True)
ENDED_BY: Final = STREET.seat("ended_by", optional=True)
STILL_TO_PLAY: Final = STREET.seats("still_to_play")
CAFES: Final = STREET.records_by_seat("cafes", CAFE)


def write_view(table: Street, viewer: int, out: ViewWriter) -> None:
    """The table as a seat sees it; any other viewer sees what is public."""
    write_turn(table, out)
    if 0 <= viewer < table.seats:
        write_own(table, viewer, table.cafes[viewer], out)
    else:
        out.seat(MY_SEAT, NOTHING)
        out.cards(HAND, [], table.deck.ids)
        out.begin_list(FORECASTS, 0)
    out.cards(DISPLAY, table.display, table.deck.ids)
    out.number(DECK, len(table.pile))
    out.cards(DISCARD, table.discard, table.deck.ids)
    write_guests(table, out)
    write_end(table, out)
    out.begin_list(CAFES, table.seats)
    for seat, cafe in enumerate(table.cafes):
        write_cafe(table, cafe, out.entry(CAFES, seat))


def write_turn(table: Street, out: ViewWriter) -> None:
    """Whose turn it is, and the decision that waits."""
    top = table.agenda[-1] if table.agenda else None
    active = table.cafes[table.active]
    out.word(STEP, step_of(top))
    out.seat(ACTIVE, table.active)
    out.seat(START_PLAYER, table.start_player)
    out.number(TO_TAKE, active.hand_limit - len(active.hand) if isinstance(top, TakeFromDisplay) else 0)
    out.number(TO_SWAP, top.left if isinstance(top, SwapCards) else 0)


def step_of(top: object) -> int:
    """Which of the steps it is."""
    if isinstance(top, OnYourTurn):
        return 0
    if isinstance(top, TakeFromDisplay):
        return 1
    if isinstance(top, SwapCards):
        return 2
    if isinstance(top, ServeAgain):
        return 3
    return 4 if isinstance(top, LastCall) else 5


def write_own(table: Street, viewer: int, me: Cafe, out: ViewWriter) -> None:
    """What only one player knows: the hand, and what each card in sight would do."""
    out.seat(MY_SEAT, viewer)
    out.cards(HAND, me.hand, table.deck.ids)
    out.begin_list(FORECASTS, len(me.hand) + len(table.display))
    for number in me.hand:
        write_forecast(table, me, number, out.entry(FORECASTS, number))
    for number in table.display:
        write_forecast(table, me, number, out.entry(FORECASTS, number))


def write_forecast(table: Street, cafe: Cafe, number: int, out: ViewWriter) -> None:
    """A card's two futures in a café."""
    card = table.deck.cards[number]
    forecast = Forecast(cafe, card)
    out.card(FORECAST_ID, number, table.deck.ids)
    out.number(PRICE, forecast.price)
    out.number(SHORT, forecast.short)
    out.numbers(MET, forecast.met)
    out.number(EARNED, forecast.coins)
    out.flag(REGULAR, forecast.regular)
    out.word(MISSING_DECOR, NOTHING if forecast.missing_decor == NOTHING else forecast.missing_decor - FOOD_COUNT)
    if out.for_people:
        out.phrase(ADDING, adding(cafe, card))
        out.phrase(SERVING, forecast.serving())


def write_guests(table: Street, out: ViewWriter) -> None:
    """The special guests of this match, claimed or not."""
    owners: dict[int, int] = {}
    for guest in table.guests:
        owners[guest] = NOTHING
    for seat, cafe in enumerate(table.cafes):
        for guest in cafe.guests:
            owners[guest] = seat
    out.begin_list(IN_TOWN, len(owners))
    for place, number in enumerate(sorted(owners)):
        entry = out.entry(IN_TOWN, place)
        entry.card(GUEST_ID, number, table.deck.guest_ids)
        entry.seat(OWNER, owners[number])
        write_needs(table, table.deck.guests[number], entry)


def write_needs(table: Street, guest: SpecialGuest, out: ViewWriter) -> None:
    """How far each café is with a guest."""
    out.begin_list(GUEST_NEEDS, len(guest.needs))
    for place, need in enumerate(guest.needs):
        out.entry(GUEST_NEEDS, place).numbers(HAVE, [cafe.has(need) for cafe in table.cafes])


def write_end(table: Street, out: ViewWriter) -> None:
    """What was agreed before, and what has started the end."""
    options = table.options
    out.number(GUEST_POINTS, options.guest_points)
    out.flag(MANUAL_CLAIMS, options.manual_claims)
    out.flag(LEVEL_ROUNDS, options.level_rounds)
    out.number(REGULARS_TO_END, table.regulars_to_end())
    out.word(ENDING, NOTHING if table.trigger == NOTHING else ENDINGS.index(table.cause))
    out.seat(ENDED_BY, table.trigger)
    out.seats(STILL_TO_PLAY, still_to_play(table))


def write_cafe(table: Street, cafe: Cafe, out: ViewWriter) -> None:
    """A café's public side."""
    deck = table.deck
    out.card(COUNTER, cafe.counter, deck.counter_ids)
    out.number(COINS, cafe.coins)
    out.number(TURNS, cafe.turns)
    out.number(HAND_COUNT, len(cafe.hand))
    out.number(HAND_LIMIT, cafe.hand_limit)
    symbols = out.record(CAFE_SYMBOLS)
    for symbol, count in enumerate(cafe.symbols):
        symbols.number(SYMBOL[symbol], count)
    out.begin_list(ROW, len(cafe.row))
    for place, number in enumerate(cafe.row):
        entry = out.entry(ROW, place)
        entry.card(ROW_ID, number, deck.ids)
        entry.number(ROW_POINTS, card_points(cafe, deck.cards[number].score))
    out.cards(REGULARS, cafe.regulars, deck.ids)
    out.cards(CLAIMED, cafe.guests, deck.guest_ids)
    points = tally(cafe, deck, table.options.guest_points)
    out.number(SCORE, sum(points))
    lines = out.record(POINTS)
    for at, heading in enumerate(HEADING):
        lines.number(heading, points[at])
