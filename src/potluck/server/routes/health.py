"""Health checks: whether the process answers, and whether it can serve."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from potluck.kernel.phrases import Phrase
from potluck.server.context import ServerContext
from potluck.server.rest import error_response, json_response

router = APIRouter(tags=["health"])


@router.get("/healthz", response_class=Response)
async def alive() -> Response:
    """The process answers."""
    return json_response({"status": "alive"})


@router.get("/readyz", response_class=Response)
async def ready(request: Request) -> Response:
    """The storage answers too, and nobody is closing."""
    context: ServerContext = request.app.state.context
    if context.closing.is_set():
        return error_response(Phrase("refused-closing"), 503)
    try:
        await context.storage.check()
    except Exception:
        return error_response(Phrase("refused-storage"), 503)
    return json_response({"status": "ready"})
