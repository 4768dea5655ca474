"""REST in msgspec's types: bodies are validated by them, answers are written by them, OpenAPI is told of them."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from fastapi import Request
from starlette.responses import Response

from potluck.server import protocol
from potluck.table.errors import Refused

T = TypeVar("T")
REFS = "#/components/schemas/{name}"


def say(answer: Any, status: int = 200) -> Response:
    """An answer as JSON; nothing of it may be kept by caches."""
    return Response(
        protocol.write(answer), status, media_type="application/json", headers={"cache-control": "no-store"}
    )


def trouble(reason: str, status: int) -> Response:
    """Why not."""
    return say(protocol.Trouble(reason), status)


async def body(request: Request, shape: type[T]) -> T:
    """The request's body, validated; or Refused with what is wrong with it."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Refused("Send JSON, with the content type application/json.")
    try:
        return msgspec.json.decode(await request.body(), type=shape)
    except msgspec.DecodeError as error:
        raise Refused(f"That does not look right: {error}") from None


def told(shape: Any, *, takes: Any = None) -> dict[str, Any]:
    """What OpenAPI should know of a route: the shape of its answer, and of its body."""
    about: dict[str, Any] = {
        "responses": {
            "200": {"description": "Done", "content": as_json(shape)},
            "4XX": {"description": "Why not", "content": as_json(protocol.Trouble)},
        }
    }
    if takes is not None:
        about["requestBody"] = {"required": True, "content": as_json(takes)}
    return about


def as_pdf() -> dict[str, Any]:
    """The same for a route that answers with a PDF."""
    return {
        "responses": {
            "200": {"description": "Done", "content": {"application/pdf": {}}},
            "4XX": {"description": "Why not", "content": as_json(protocol.Trouble)},
            "503": {"description": "Busy", "content": as_json(protocol.Trouble)},
        }
    }


def as_json(shape: Any) -> dict[str, Any]:
    """A JSON body of a shape."""
    (schema,), _ = msgspec.json.schema_components([shape], ref_template=REFS)
    return {"application/json": {"schema": schema}}


def components() -> dict[str, Any]:
    """All shapes of the REST answers by name."""
    return msgspec.json.schema_components(protocol.REST_TYPES, ref_template=REFS)[1]
