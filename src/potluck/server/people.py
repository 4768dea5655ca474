"""REST: who you are."""

from __future__ import annotations

from typing import NamedTuple

from fastapi import APIRouter, Request
from starlette.responses import Response

from potluck.server import protocol
from potluck.server.answers import body, say, told
from potluck.server.house import House
from potluck.server.identity import is_secure
from potluck.table.sanitize import clean_name

router = APIRouter(prefix="/api/me", tags=["people"])


class Visitor(NamedTuple):
    """Somebody at the door; newcomers get a cookie with their answer."""

    id: str
    name: str | None
    cookie: str | None

    def greeted(self, answer: Response) -> Response:
        """The answer with the cookie that the visitor needs, if any."""
        if self.cookie is not None:
            answer.headers.append("set-cookie", self.cookie)
        return answer


async def me(request: Request) -> Visitor:
    """Who asks."""
    house: House = request.app.state.house
    known = house.doorman.recognise(request)
    if known is not None:
        return Visitor(known, await house.storage.name_of(known), None)
    who = house.doorman.newcomer()
    return Visitor(who, None, house.doorman.cookie(who, is_secure(request)))


@router.get("", openapi_extra=told(protocol.Me), response_class=Response)
async def who_am_i(request: Request) -> Response:
    """Who this browser is; a newcomer gets a cookie."""
    visitor = await me(request)
    return visitor.greeted(say(protocol.Me(visitor.id, visitor.name)))


@router.put("", openapi_extra=told(protocol.Me, takes=protocol.NewName), response_class=Response)
async def call_me(request: Request) -> Response:
    """Choose a name."""
    house: House = request.app.state.house
    name = clean_name((await body(request, protocol.NewName)).name)
    visitor = await me(request)
    await house.storage.rename(visitor.id, name)
    return visitor.greeted(say(protocol.Me(visitor.id, name)))
