"""Whether the server lives, and whether it can serve."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from potluck.server.context import House
from potluck.server.rest import say, trouble

router = APIRouter(tags=["health"])


@router.get("/healthz", response_class=Response)
async def alive() -> Response:
    """The process answers."""
    return say({"status": "alive"})


@router.get("/readyz", response_class=Response)
async def ready(request: Request) -> Response:
    """The storage answers too, and nobody is closing."""
    house: House = request.app.state.house
    if house.closing.is_set():
        return trouble("The server is going down.", 503)
    try:
        await house.storage.check()
    except Exception:
        return trouble("The storage does not answer.", 503)
    return say({"status": "ready"})
