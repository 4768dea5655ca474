"""REST: what there is to play."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from potluck.bots.levels import LEVELS
from potluck.catalog import find_game, games
from potluck.kernel.deck_file import Deck
from potluck.kernel.errors import BadSetup
from potluck.kernel.game import START, Game
from potluck.kernel.phrases import Phrase
from potluck.kernel.view import (
    FLAG,
    NUMBER,
    NUMBERS,
    PHRASE,
    RECORD,
    RECORDS,
    SEAT,
    SEATS,
    WORD,
    WORDS,
    Schema,
)
from potluck.language.teller import Teller, game_teller
from potluck.press.job import PrintJob, read_paper, read_what
from potluck.server import protocol
from potluck.server.context import ServerContext
from potluck.server.middleware import address_of
from potluck.server.processes.print_process import Busy
from potluck.server.protocol import resources
from potluck.server.rest import (
    cacheable_response,
    error_response,
    json_response,
    language_of,
    openapi_json,
    openapi_pdf,
)
from potluck.table.errors import reason_of

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/levels", openapi_extra=openapi_json(list[resources.LevelInfo]), response_class=Response)
async def all_levels() -> Response:
    """How well bots play, weakest first, and whom they may look like."""
    return json_response(
        [
            resources.LevelInfo(
                id=id,
                seconds=level.seconds,
                personas=[resources.PersonaInfo(one.name, one.face) for one in level.personas],
            )
            for id, level in LEVELS.items()
        ]
    )


@router.get("/games", openapi_extra=openapi_json(list[resources.GameInfo]), response_class=Response)
async def all_games(request: Request) -> Response:
    """All games that are installed, in the language that Accept-Language asks for."""
    language = language_of(request)
    response = json_response(await asyncio.to_thread(game_infos, language))
    response.headers["content-language"] = language
    response.headers["vary"] = "Accept-Language"
    return response


@router.get("/games/{id}/rules", openapi_extra=openapi_json(resources.Rules), response_class=Response)
async def rules(id: str) -> Response:
    """A game's rules as Markdown."""
    try:
        return json_response(resources.Rules(find_game(id).rules()))
    except BadSetup as error:
        return error_response(reason_of(error), 404)


@router.get("/games/{id}/cards", openapi_extra=openapi_json(list[resources.CardFace]), response_class=Response)
async def cards(request: Request, id: str) -> Response:
    """The cards of a game's house deck."""
    try:
        game = find_game(id)
    except BadSetup as error:
        return error_response(reason_of(error), 404)
    return cacheable_response(request, deck_faces(game, game.read_deck(game.house_deck())))


@router.get("/games/{id}/view", openapi_extra=openapi_json(list[resources.ViewField]), response_class=Response)
async def view(request: Request, id: str) -> Response:
    """What a seat may see, as the game declares it: the fields of every view, in the order in which they are shown."""
    try:
        game = find_game(id)
    except BadSetup as error:
        return error_response(reason_of(error), 404)
    return cacheable_response(request, protocol.write(view_fields(game.view_schema())))


@router.get("/games/{id}/hands", openapi_extra=openapi_json(list[resources.HandOdds]), response_class=Response)
async def hands(id: str) -> Response:
    """The odds that stand for hands, to compare one's own with; for games that ask for a hand."""
    try:
        game = find_game(id)
    except BadSetup as error:
        return error_response(reason_of(error), 404)
    rows = game.gesture_odds()
    if not rows:
        return error_response(Phrase("refused-no-gestures", {"game": game.title}), 404)
    return json_response([resources.HandOdds(row.kind, row.skill, row.movement, row.shares) for row in rows])


@router.get("/games/{id}/print", openapi_extra=openapi_pdf(), response_class=Response)
async def print_game(
    request: Request,
    id: str,
    paper: str = "a4",
    what: str = "",
    ink: str = "full",
    option: Annotated[list[str] | None, Query()] = None,
) -> Response:
    """A game's house deck and all that belongs to it as a PDF to print; `option` is key=value."""
    context: ServerContext = request.app.state.context
    try:
        game = find_game(id)
    except BadSetup as error:
        return error_response(reason_of(error), 404)
    if ink not in ("full", "low"):
        raise BadSetup(f"ink is full or low, not {ink!r}")
    chosen = {key: value for key, _, value in (pair.partition("=") for pair in option or [])}
    game.setup(game.least_seats, chosen)
    job = PrintJob(game.id, read_paper(paper), read_what(what), ink == "low", chosen)
    if not context.print_limit.take(address_of(request)):
        return error_response(Phrase("refused-printing-too-fast"), 429)
    try:
        content = await context.print_process.print(job)
    except Busy as error:
        return error_response(reason_of(error), 503)
    headers = {
        "content-disposition": f'attachment; filename="{game.id}-{job.paper}.pdf"',
        "cache-control": "no-cache",
        "content-encoding": "identity",  # a PDF is compressed already
    }
    return Response(content, media_type="application/pdf", headers=headers)


def deck_faces(game: Game, deck: Deck) -> bytes:
    """All cards of a deck as data, encoded."""
    return protocol.write(
        [
            resources.CardFace(
                id=face.id,
                name=face.name,
                kind=face.kind,
                copies=face.copies,
                numbers=face.numbers,
                symbols=face.symbols,
                traits=face.traits,
                effects=[protocol.on_wire(effect) for effect in face.effects],
                corner=face.corner,
                also=face.also,
            )
            for face in game.faces(deck)
        ]
    )


#: The words for the kinds of fields; a word or words that are cards have their own.
KINDS: dict[int, resources.ViewKind] = {
    NUMBER: "number",
    FLAG: "flag",
    WORD: "word",
    SEAT: "seat",
    SEATS: "seats",
    NUMBERS: "numbers",
    WORDS: "words",
    RECORD: "record",
    RECORDS: "records",
    PHRASE: "phrase",
}
CARD_KINDS: dict[int, resources.ViewKind] = {WORD: "card", WORDS: "cards"}


def view_fields(schema: Schema) -> list[resources.ViewField]:
    """The declaration of a view as data."""
    return [
        resources.ViewField(
            name=field.name,
            kind=CARD_KINDS.get(field.kind, KINDS[field.kind]) if field.family else KINDS[field.kind],
            by_seat=field.by_seat,
            optional=field.optional,
            fields=[] if field.schema is None else view_fields(field.schema),
        )
        for field in schema.fields
    ]


@lru_cache(maxsize=64)
def game_infos(language: str) -> list[resources.GameInfo]:
    """All games as the lobby shows them, in a language."""
    return [game_info(game, game_teller(game, language)) for game in games().values()]


def game_info(game: Game, words: Teller) -> resources.GameInfo:
    """A game as the lobby shows it."""
    return resources.GameInfo(
        id=game.id,
        title=game.title,
        tagline=words.say("tagline"),
        designers=game.designers,
        seats=resources.SeatRange(game.least_seats, game.most_seats),
        minutes=game.minutes,
        options=[
            resources.Option(
                key=option.key,
                title=words.say(f"option-{option.key}"),
                help=words.say(f"option-{option.key}", form="help"),
                default=option.default,
                values=[
                    resources.OptionValue(value, label(option.key, value, words), option.seats.get(value, 0))
                    for value in option.values
                ],
            )
            for option in game.options
        ],
        levels=list(LEVELS),
    )


def label(option: str, value: str, words: Teller) -> str:
    """The value of an option in words: the game's own, else those that all games share."""
    if words.has(f"option-{option}-{value}"):
        return words.say(f"option-{option}-{value}")
    if option == START:
        return words.say("option-start-seat", {"number": int(value)})
    return words.say(f"option-value-{value}")
