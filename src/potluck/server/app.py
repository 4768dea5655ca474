"""The web application: routes, middleware, errors as reasons for people, start and shutdown."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect
from starlette.responses import Response

from potluck import __version__
from potluck.kernel.errors import PotluckError
from potluck.kernel.phrases import Phrase
from potluck.language.catalogues import ENGLISH
from potluck.server.context import ServerContext
from potluck.server.lan import LanListener
from potluck.server.middleware import SecurityMiddleware
from potluck.server.rest import error_response, openapi_schemas
from potluck.server.routes import docs, games, health, lan, page, people, replay, tables, words
from potluck.server.settings import Settings
from potluck.server.socket import practice_socket
from potluck.table.errors import BrokenTable, NoSuchTable, reason_of
from potluck.table.ports import Thinker

log = logging.getLogger(__name__)

REASONS = {404: Phrase("refused-nothing-here"), 405: Phrase("refused-method")}


class WebApplication(FastAPI):
    """FastAPI with the protocol's types in its OpenAPI document."""

    def openapi(self) -> dict[str, Any]:
        document = super().openapi()
        document.setdefault("components", {}).setdefault("schemas", {}).update(openapi_schemas())
        return document


def make_app(settings: Settings, thinker: Thinker | None = None, page_folder: Path = page.PAGE) -> FastAPI:
    """An application with its own context, which opens and closes with the web server."""
    context = ServerContext(settings, thinker)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await context.open()
        app.state.warming = asyncio.create_task(asyncio.to_thread(games.game_infos, ENGLISH))  # for the first visitor
        yield
        await context.close()

    app = WebApplication(
        title="Potluck",
        version=__version__,
        description="Food games at one table: REST for what is asked, a socket a table for what happens.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    app.state.context = context
    app.state.page = page_folder
    app.state.lan = LanListener()
    for router in (
        games.router,
        words.router,
        people.router,
        tables.router,
        replay.router,
        practice_socket.router,
        lan.router,
        health.router,
        docs.router,
        page.router,
    ):
        app.include_router(router)
    app.add_exception_handler(PotluckError, answer_potluck_error)
    app.add_exception_handler(HTTPException, answer_http_error)
    app.add_exception_handler(ClientDisconnect, answer_endless_body)
    app.add_middleware(GZipMiddleware, minimum_size=1024, compresslevel=5)
    app.add_middleware(SecurityMiddleware, context=context)
    return app


async def answer_potluck_error(request: Request, error: Exception) -> Response:
    """The error's reason, as it is meant for people."""
    assert isinstance(error, PotluckError)
    status = 400
    if isinstance(error, NoSuchTable):
        status = 404
    if isinstance(error, BrokenTable):
        log.error("a table cannot be opened", exc_info=error)
        status = 410
    return error_response(reason_of(error), status)


async def answer_http_error(request: Request, error: Exception) -> Response:
    """What the web framework refuses by itself: unknown paths and methods."""
    assert isinstance(error, HTTPException)
    return error_response(REASONS.get(error.status_code, Phrase("refused-not-done")), error.status_code)


async def answer_endless_body(request: Request, error: Exception) -> Response:
    """The middleware ends a body that is too long as if the client had gone; a client that is gone reads no answer."""
    return error_response(Phrase("refused-request-endless"), 413)
