"""REST: what there is to play."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from potluck.bots.levels import LEVELS
from potluck.catalog import find_game, games
from potluck.kernel.errors import BadSetup
from potluck.kernel.game import Game
from potluck.press.job import PrintJob, read_paper, read_what
from potluck.server.context import ServerContext
from potluck.server.middleware import address_of
from potluck.server.processes.print_process import Busy
from potluck.server.protocol import resources
from potluck.server.rest import error_response, json_response, openapi_json, openapi_pdf

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/levels", openapi_extra=openapi_json(list[resources.LevelInfo]), response_class=Response)
async def all_levels() -> Response:
    """How well bots play, weakest first, and whom they may look like."""
    return json_response(
        [
            resources.LevelInfo(
                id=id,
                title=level.title,
                line=level.line,
                seconds=level.seconds,
                personas=[resources.PersonaInfo(one.name, one.face, one.line) for one in level.personas],
            )
            for id, level in LEVELS.items()
        ]
    )


@router.get("/games", openapi_extra=openapi_json(list[resources.GameInfo]), response_class=Response)
async def all_games() -> Response:
    """All games that are installed."""
    return json_response([game_info(game) for game in games().values()])


@router.get("/games/{id}/rules", openapi_extra=openapi_json(resources.Rules), response_class=Response)
async def rules(id: str) -> Response:
    """A game's rules as Markdown."""
    try:
        return json_response(resources.Rules(find_game(id).rules()))
    except BadSetup as error:
        return error_response(str(error), 404)


@router.get("/games/{id}/cards", openapi_extra=openapi_json(list[resources.CardFace]), response_class=Response)
async def cards(id: str) -> Response:
    """The cards of a game's house deck."""
    try:
        game = find_game(id)
    except BadSetup as error:
        return error_response(str(error), 404)
    faces = game.faces(game.read_deck(game.house_deck()))
    return json_response(
        [
            resources.CardFace(face.id, face.name, face.kind, face.copies, face.corner, face.facts, face.line)
            for face in faces
        ]
    )


@router.get("/games/{id}/hands", openapi_extra=openapi_json(list[resources.HandOdds]), response_class=Response)
async def hands(id: str) -> Response:
    """The odds that stand for hands, to compare one's own with; for games that ask for a hand."""
    try:
        game = find_game(id)
    except BadSetup as error:
        return error_response(str(error), 404)
    rows = game.gesture_odds()
    if not rows:
        return error_response(f"{game.title} asks for no hand.", 404)
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
        return error_response(str(error), 404)
    if ink not in ("full", "low"):
        raise BadSetup(f"ink is full or low, not {ink!r}")
    chosen = {key: value for key, _, value in (pair.partition("=") for pair in option or [])}
    game.setup(game.least_seats, chosen)
    job = PrintJob(game.id, read_paper(paper), read_what(what), ink == "low", chosen)
    if not context.print_limit.take(address_of(request)):
        return error_response("Not so fast: wait a moment and print again.", 429)
    try:
        content = await context.print_process.print(job)
    except Busy as error:
        return error_response(str(error), 503)
    headers = {
        "content-disposition": f'attachment; filename="{game.id}-{job.paper}.pdf"',
        "cache-control": "no-cache",
        "content-encoding": "identity",  # a PDF is compressed already
    }
    return Response(content, media_type="application/pdf", headers=headers)


def game_info(game: Game) -> resources.GameInfo:
    """A game as the lobby shows it."""
    return resources.GameInfo(
        id=game.id,
        title=game.title,
        tagline=game.tagline,
        designers=game.designers,
        seats=resources.SeatRange(game.least_seats, game.most_seats),
        minutes=game.minutes,
        options=[
            resources.Option(
                option.key,
                option.title,
                option.help,
                option.default,
                [resources.OptionValue(value, label, option.seats.get(value, 0)) for value, label in option.values],
            )
            for option in game.options
        ],
        levels=list(LEVELS),
    )
