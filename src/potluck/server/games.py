"""REST: what there is to play."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from potluck.bots.levels import LEVELS
from potluck.catalog import find_game, games
from potluck.kernel.errors import BadSetup
from potluck.kernel.game import Game
from potluck.server import protocol
from potluck.server.answers import say, told, trouble

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/levels", openapi_extra=told(list[protocol.LevelInfo]), response_class=Response)
async def all_levels() -> Response:
    """How well bots play, weakest first, and whom they may look like."""
    return say(
        [
            protocol.LevelInfo(
                id=id,
                title=level.title,
                line=level.line,
                seconds=level.seconds,
                personas=[protocol.PersonaInfo(one.name, one.face, one.line) for one in level.personas],
            )
            for id, level in LEVELS.items()
        ]
    )


@router.get("/games", openapi_extra=told(list[protocol.GameInfo]), response_class=Response)
async def all_games() -> Response:
    """All games that are installed."""
    return say([info(game) for game in games().values()])


@router.get("/games/{id}/rules", openapi_extra=told(protocol.Rules), response_class=Response)
async def rules(id: str) -> Response:
    """A game's rules as Markdown."""
    try:
        return say(protocol.Rules(find_game(id).rules()))
    except BadSetup as error:
        return trouble(str(error), 404)


@router.get("/games/{id}/cards", openapi_extra=told(list[protocol.CardFace]), response_class=Response)
async def cards(id: str) -> Response:
    """The cards of a game's house deck."""
    try:
        game = find_game(id)
    except BadSetup as error:
        return trouble(str(error), 404)
    faces = game.faces(game.read_deck(game.house_deck()))
    return say(
        [
            protocol.CardFace(face.id, face.name, face.kind, face.copies, face.corner, face.facts, face.line)
            for face in faces
        ]
    )


def info(game: Game) -> protocol.GameInfo:
    """A game as the lobby shows it."""
    return protocol.GameInfo(
        id=game.id,
        title=game.title,
        tagline=game.tagline,
        designers=game.designers,
        seats=protocol.SeatRange(game.least_seats, game.most_seats),
        minutes=game.minutes,
        options=[
            protocol.Option(
                option.key,
                option.title,
                option.help,
                option.default,
                [protocol.OptionValue(value, label) for value, label in option.values],
            )
            for option in game.options
        ],
        levels=list(LEVELS),
    )
