"""Serves the built page: its files, and index.html for every other address."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter, Request
from starlette.responses import FileResponse, HTMLResponse, Response

from potluck.kernel.phrases import Phrase
from potluck.server.rest import error_response

PAGE = Path(__file__).parents[1] / "page"
FOREVER = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Potluck</title>
<h1>Potluck is running, but its page was not built yet</h1>
<p>It is part of the package where Node was there to build it.
In a checkout <code>make page</code> builds it; then reload this page.</p>
<p>The interface for programs is described <a href="/docs">here</a>.</p></html>
"""

router = APIRouter()


@router.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
async def page(request: Request, path: str) -> Response:
    """A file of the page, or index.html: the page's own router reads the address."""
    folder: Path = request.app.state.page
    if path.startswith("api/"):
        return error_response(Phrase("refused-nothing-here"), 404)
    file = (folder / path).resolve()
    if path and file.is_file() and file.is_relative_to(folder.resolve()):
        hashed = path.startswith("assets/")
        return FileResponse(file, headers={"cache-control": FOREVER if hashed else REVALIDATE})
    if path.startswith("assets/") or "." in path.rpartition("/")[2]:
        return error_response(Phrase("refused-no-such-file"), 404)
    index = folder / "index.html"
    if index.is_file():
        return FileResponse(index, headers={"cache-control": REVALIDATE})
    return HTMLResponse(NOT_BUILT, headers={"cache-control": "no-store"})
