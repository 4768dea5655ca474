"""REST with msgspec's types: reads and validates bodies, writes answers, describes both for OpenAPI."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from fastapi import Request
from starlette.responses import Response

from potluck.server import protocol
from potluck.server.protocol import resources
from potluck.table.errors import Refused

T = TypeVar("T")
REFS = "#/components/schemas/{name}"


def json_response(answer: Any, status: int = 200) -> Response:
    """An answer as JSON; caches may not store it."""
    return Response(
        protocol.write(answer), status, media_type="application/json", headers={"cache-control": "no-store"}
    )


def error_response(reason: str, status: int) -> Response:
    """A refusal with its reason."""
    return json_response(resources.Trouble(reason), status)


def denial(reason: str, status: int = 403) -> Response:
    """A refusal before any route is asked."""
    return Response(protocol.write(resources.Trouble(reason)), status, media_type="application/json")


async def read_body(request: Request, shape: type[T]) -> T:
    """The request's body, validated; or Refused with what is wrong with it."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Refused("Send JSON, with the content type application/json.")
    try:
        return msgspec.json.decode(await request.body(), type=shape)
    except msgspec.DecodeError as error:
        raise Refused(f"That does not look right: {error}") from None


def openapi_json(shape: Any, *, takes: Any = None) -> dict[str, Any]:
    """OpenAPI's description of a JSON route: the type of its answer, and of its body."""
    about: dict[str, Any] = {
        "responses": {
            "200": {"description": "Done", "content": json_content(shape)},
            "4XX": {"description": "Why not", "content": json_content(resources.Trouble)},
        }
    }
    if takes is not None:
        about["requestBody"] = {"required": True, "content": json_content(takes)}
    return about


def openapi_pdf() -> dict[str, Any]:
    """OpenAPI's description of a route that answers with a PDF."""
    return {
        "responses": {
            "200": {"description": "Done", "content": {"application/pdf": {}}},
            "4XX": {"description": "Why not", "content": json_content(resources.Trouble)},
            "503": {"description": "Busy", "content": json_content(resources.Trouble)},
        }
    }


def json_content(shape: Any) -> dict[str, Any]:
    """OpenAPI's description of a JSON body."""
    (schema,), _ = msgspec.json.schema_components([shape], ref_template=REFS)
    return {"application/json": {"schema": schema}}


def openapi_schemas() -> dict[str, Any]:
    """The schemas of all REST types by name."""
    return msgspec.json.schema_components(protocol.REST_TYPES, ref_template=REFS)[1]
