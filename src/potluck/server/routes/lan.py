"""Routes for a browser on the server's own machine: is it open to the local network, and open it."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from potluck.kernel.phrases import Phrase
from potluck.server.lan import LanListener, is_on_this_machine
from potluck.server.protocol.resources import LanStatus
from potluck.server.rest import error_response, json_response, openapi_json

router = APIRouter(prefix="/api/lan", tags=["network"])


@router.get("", openapi_extra=openapi_json(LanStatus), response_class=Response)
async def look(request: Request) -> Response:
    """Whether other devices on the local network can open this server; only a browser on its machine is told."""
    listener: LanListener = request.app.state.lan
    return json_response(await listener.status() if is_on_this_machine(request) else LanStatus("unknown"))


@router.post("", openapi_extra=openapi_json(LanStatus), response_class=Response)
async def open_to_network(request: Request) -> Response:
    """Let devices on the local network in until the server ends; only a browser on its machine may ask."""
    listener: LanListener = request.app.state.lan
    if not is_on_this_machine(request):
        return error_response(Phrase("refused-own-device-only"), 403)
    return json_response(await listener.open())
