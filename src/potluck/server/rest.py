"""REST with msgspec's types: reads and validates bodies, writes answers, describes both for OpenAPI."""

from __future__ import annotations

import hashlib
from typing import Any, TypeVar

import msgspec
from fastapi import Request
from starlette.requests import HTTPConnection
from starlette.responses import Response

from potluck.kernel.phrases import Phrase
from potluck.language.catalogues import ENGLISH, accepted_languages, match_language
from potluck.server import protocol
from potluck.server.protocol import resources
from potluck.table.errors import Refused

T = TypeVar("T")
REFS = "#/components/schemas/{name}"


def language_of(visitor: HTTPConnection) -> str:
    """The language that a browser asks for, as far as there is one; else English."""
    return match_language(accepted_languages(visitor.headers.get("accept-language", ""))) or ENGLISH


def json_response(answer: Any, status: int = 200) -> Response:
    """An answer as JSON; caches may not store it."""
    return Response(
        protocol.write(answer), status, media_type="application/json", headers={"cache-control": "no-store"}
    )


def cacheable_response(request: Request, body: bytes) -> Response:
    """JSON that browsers store; they ask again each time, and are told when it is still the same."""
    # weak, because the same tag goes with the compressed bytes
    tag = f'W/"{hashlib.sha256(body).hexdigest()[:32]}"'
    headers = {"cache-control": "no-cache", "etag": tag}
    stored = [part.strip() for part in request.headers.get("if-none-match", "").split(",")]
    if tag in stored or "*" in stored:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


def error_response(reason: Phrase, status: int) -> Response:
    """A refusal with its reason."""
    return json_response(trouble(reason), status)


def denial(reason: Phrase, status: int = 403) -> Response:
    """A refusal before any route is asked."""
    return Response(protocol.write(trouble(reason)), status, media_type="application/json")


def trouble(reason: Phrase) -> resources.Trouble:
    """The body of a refusal."""
    return resources.Trouble(protocol.on_wire(reason))


async def read_body(request: Request, shape: type[T]) -> T:
    """The request's body, validated; or Refused with what is wrong with it."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Refused("refused-no-json")
    try:
        return msgspec.json.decode(await request.body(), type=shape)
    except msgspec.DecodeError as error:
        raise Refused("refused-malformed", {"reason": str(error)}) from None


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
