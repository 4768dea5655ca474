"""The OpenAPI document as a plain HTML page without scripts, and the socket's JSON schema."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, Response

SCHEMA = Path(__file__).parents[1] / "protocol.schema.json"

router = APIRouter(include_in_schema=False)


@router.get("/docs")
async def docs(request: Request) -> Response:
    """All routes with their shapes, for people."""
    return HTMLResponse(openapi_as_html(request.app.openapi()))


@router.get("/protocol.schema.json")
async def socket_schema() -> Response:
    """The socket's messages as JSON schema."""
    return Response(SCHEMA.read_bytes(), media_type="application/schema+json")


def openapi_as_html(document: dict[str, Any]) -> str:
    """The OpenAPI document as HTML."""
    parts = [
        "<!doctype html><html lang='en'><meta charset='utf-8'><title>Potluck for programs</title>",
        "<style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}"
        "pre{background:#f4f1ea;padding:1rem;overflow:auto}h2{margin-top:2.5rem}</style>",
        f"<h1>{escape(document['info']['title'])}</h1><p>{escape(document['info'].get('description', ''))}</p>",
        "<p>The same for machines: <a href='/openapi.json'>openapi.json</a>; the messages of a table’s socket: "
        "<a href='/protocol.schema.json'>protocol.schema.json</a>.</p>",
    ]
    for path, methods in document["paths"].items():
        for method, about in methods.items():
            parts.append(f"<h2>{method.upper()} {escape(path)}</h2><p>{escape(about.get('description', ''))}</p>")
            if "requestBody" in about:
                parts.append(f"<h3>Body</h3>{json_as_html(about['requestBody'])}")
            parts.append(f"<h3>Answer</h3>{json_as_html(about['responses'].get('200', {}))}")
    parts.append("<h2>Shapes</h2>")
    for name, shape in document.get("components", {}).get("schemas", {}).items():
        parts.append(f"<h3 id='{escape(name)}'>{escape(name)}</h3>{json_as_html(shape)}")
    return "".join(parts) + "</html>"


def json_as_html(shape: Any) -> str:
    """JSON, indented."""
    return f"<pre>{escape(json.dumps(shape, indent=1, ensure_ascii=False))}</pre>"
