"""REST: the languages that there are, and their messages, which a page makes its sentences of."""

from __future__ import annotations

import asyncio
from functools import lru_cache

from fastapi import APIRouter, Request
from starlette.responses import Response

from potluck.catalog import find_game
from potluck.kernel.errors import BadSetup
from potluck.kernel.phrases import COMMON_KINDS
from potluck.language.catalogues import game_messages, languages, match_language, room_messages
from potluck.server import protocol
from potluck.server.protocol import resources
from potluck.server.rest import cacheable_response, error_response, json_response, openapi_json
from potluck.table.errors import Refused, reason_of

router = APIRouter(prefix="/api", tags=["words"])


@router.get("/languages", openapi_extra=openapi_json(list[str]), response_class=Response)
async def all_languages() -> Response:
    """The tags of the languages that the room is translated into, English first."""
    return json_response(languages())


@router.get("/words/{language}", openapi_extra=openapi_json(resources.MessageFile), response_class=Response)
async def room_words(request: Request, language: str) -> Response:
    """The room's messages in a language; `de-AT` is answered with `de`."""
    return await answer(request, language, None)


@router.get("/words/{language}/{game}", openapi_extra=openapi_json(resources.MessageFile), response_class=Response)
async def game_words(request: Request, language: str, game: str) -> Response:
    """A game's messages in a language; none where the game is not translated into it."""
    return await answer(request, language, game)


async def answer(request: Request, language: str, game: str | None) -> Response:
    """The messages of the room or of a game, or 404 where there is no such language or game."""
    try:
        # making the pseudo-language takes a while
        body = await asyncio.to_thread(words_body, known(language), game)
    except (BadSetup, Refused) as error:
        return error_response(reason_of(error), 404)
    return cacheable_response(request, body)


def known(language: str) -> str:
    """The language of a tag, or Refused with those that there are."""
    found = match_language([language])
    if found is None:
        raise Refused("refused-no-such-language", {"language": language, "languages": languages()})
    return found


@lru_cache(maxsize=64)
def words_body(language: str, id: str | None) -> bytes:
    """The messages of the room or of a game, encoded."""
    if id is None:
        return protocol.write(resources.MessageFile(language, room_messages(language), COMMON_KINDS))
    game = find_game(id)
    kinds = {**COMMON_KINDS, **game.fact_kinds}
    return protocol.write(resources.MessageFile(language, game_messages(language, game), kinds))
