"""REST: who you are."""

from __future__ import annotations

from typing import NamedTuple

from fastapi import APIRouter, Request
from starlette.responses import Response

from potluck.server.context import ServerContext
from potluck.server.identity import is_secure
from potluck.server.protocol import resources
from potluck.server.rest import json_response, openapi_json, read_body
from potluck.table.sanitize import clean_name

router = APIRouter(prefix="/api/me", tags=["people"])


class Visitor(NamedTuple):
    """Who sent a request; a new visitor gets a cookie with the answer."""

    id: str
    name: str | None
    cookie: str | None

    def with_cookie(self, answer: Response) -> Response:
        """The answer, with a cookie where the visitor has none yet."""
        if self.cookie is not None:
            answer.headers.append("set-cookie", self.cookie)
        return answer


async def visitor_of(request: Request) -> Visitor:
    """Who sent a request."""
    context: ServerContext = request.app.state.context
    known = context.cookies.identify(request)
    if known is not None:
        return Visitor(known, await context.storage.name_of(known), None)
    who = context.cookies.new_identity()
    return Visitor(who, None, context.cookies.set_cookie(who, is_secure(request)))


@router.get("", openapi_extra=openapi_json(resources.Me), response_class=Response)
async def who_am_i(request: Request) -> Response:
    """Who this browser is; a newcomer gets a cookie."""
    visitor = await visitor_of(request)
    return visitor.with_cookie(json_response(resources.Me(visitor.id, visitor.name)))


@router.put("", openapi_extra=openapi_json(resources.Me, takes=resources.NewName), response_class=Response)
async def call_me(request: Request) -> Response:
    """Choose a name."""
    context: ServerContext = request.app.state.context
    name = clean_name((await read_body(request, resources.NewName)).name)
    visitor = await visitor_of(request)
    await context.storage.rename(visitor.id, name)
    return visitor.with_cookie(json_response(resources.Me(visitor.id, name)))
