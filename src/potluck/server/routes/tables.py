"""REST: the lobby, new tables, one table, and its socket."""

from __future__ import annotations

from fastapi import APIRouter, Request, WebSocket
from starlette.responses import Response

from potluck.kernel.phrases import Phrase
from potluck.server import table_views
from potluck.server.context import ServerContext
from potluck.server.middleware import address_of
from potluck.server.protocol import resources
from potluck.server.rest import cacheable_response, error_response, json_response, openapi_json, read_body
from potluck.server.routes.games import deck_faces
from potluck.server.routes.people import visitor_of
from potluck.server.socket.table_socket import serve_socket
from potluck.table.decisions.new_table import SeatRequest, new_table
from potluck.table.errors import Refused
from potluck.table.sanitize import clean_name
from potluck.table.value.seats import COVER

router = APIRouter(prefix="/api/tables", tags=["tables"])

MOST_SEATS = 16


@router.get("", openapi_extra=openapi_json(resources.Tables), response_class=Response)
async def lobby(request: Request) -> Response:
    """The tables that you belong to, and those that are open to everybody."""
    context: ServerContext = request.app.state.context
    who = context.cookies.identify(request) or ""
    most = context.settings.limits.tables_listed
    mine = await context.registry.look_in(await context.storage.tables_of(who, most) if who else [])
    public = await context.registry.look_in(await context.storage.public_tables(most))
    return json_response(
        resources.Tables(
            mine=[table_views.summary_of(live, who) for live in mine],
            open=[table_views.summary_of(live, who) for live in public if live not in mine],
        )
    )


@router.post("", openapi_extra=openapi_json(resources.TableId, takes=resources.NewTable), response_class=Response)
async def create_table(request: Request) -> Response:
    """Create a table; its id is the link to it."""
    context: ServerContext = request.app.state.context
    wanted = await read_body(request, resources.NewTable)
    if len(wanted.seats) > MOST_SEATS:
        raise Refused("refused-too-many-seats", {"most": MOST_SEATS})
    if not context.new_table_limit.take(address_of(request)):
        return error_response(Phrase("refused-tables-too-fast"), 429)
    visitor = await visitor_of(request)
    given = next((seat.name for seat in wanted.seats if seat.kind == "me" and seat.name), None)
    name = clean_name(given) if given else visitor.name or "Guest"
    seats = [SeatRequest(seat.kind, seat.name, seat.level) for seat in wanted.seats]
    created = new_table(
        visitor.id,
        name,
        wanted.game,
        seats,
        options_in_words(wanted.options),
        wanted.public,
        wanted.hints,
        wanted.clock,
        wanted.cover or COVER,
    )
    return visitor.with_cookie(json_response(resources.TableId(await context.registry.create(created))))


def options_in_words(options: dict[str, resources.OptionWord]) -> dict[str, str]:
    """Options as games know them: "on" and "off" for true and false."""
    return {
        key: ("on" if value else "off") if isinstance(value, bool) else str(value) for key, value in options.items()
    }


@router.get("/{id}", openapi_extra=openapi_json(resources.Room), response_class=Response)
async def room(request: Request, id: str) -> Response:
    """A table as you find it."""
    context: ServerContext = request.app.state.context
    live = await context.registry.find(id)
    return json_response(table_views.room_of(live, context.cookies.identify(request) or ""))


@router.get("/{id}/cards", openapi_extra=openapi_json(list[resources.CardFace]), response_class=Response)
async def cards(request: Request, id: str) -> Response:
    """The cards that this table plays with; a page needs them once."""
    context: ServerContext = request.app.state.context
    setup = (await context.registry.find(id)).table.setup
    return cacheable_response(request, deck_faces(setup.game, setup.deck))


@router.websocket("/{id}/socket")
async def socket(socket: WebSocket, id: str) -> None:
    """A table's socket: see protocol.schema.json."""
    await serve_socket(socket, id, socket.app.state.context)
