"""The web application: routes, errors as reasons, opening and closing."""

from __future__ import annotations

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
from potluck.server.context import House
from potluck.server.middleware import OuterDoor
from potluck.server.rest import components, trouble
from potluck.server.routes import docs, games, health, page, people, tables
from potluck.server.settings import Settings
from potluck.server.socket import practice_socket
from potluck.table.errors import BrokenTable, NoSuchTable
from potluck.table.ports import Thinker

log = logging.getLogger(__name__)

REASONS = {404: "There is nothing here.", 405: "That cannot be done here."}


class Potluck(FastAPI):
    """FastAPI that takes its shapes from the protocol."""

    def openapi(self) -> dict[str, Any]:
        document = super().openapi()
        document.setdefault("components", {}).setdefault("schemas", {}).update(components())
        return document


def make_app(settings: Settings, thinker: Thinker | None = None, page_folder: Path = page.PAGE) -> FastAPI:
    """An application with a house of its own; it opens with the server and closes with it."""
    house = House(settings, thinker)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    app = Potluck(
        title="Potluck",
        version=__version__,
        description="Food games at one table: REST for what is asked, a socket a table for what happens.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    app.state.house = house
    app.state.page = page_folder
    for router in (
        games.router,
        people.router,
        tables.router,
        practice_socket.router,
        health.router,
        docs.router,
        page.router,
    ):
        app.include_router(router)
    app.add_exception_handler(PotluckError, not_granted)
    app.add_exception_handler(HTTPException, not_here)
    app.add_exception_handler(ClientDisconnect, cut_off)
    app.add_middleware(GZipMiddleware, minimum_size=1024, compresslevel=5)
    app.add_middleware(OuterDoor, house=house)
    return app


async def not_granted(request: Request, error: Exception) -> Response:
    """A reason for people."""
    if isinstance(error, NoSuchTable):
        return trouble(str(error), 404)
    if isinstance(error, BrokenTable):
        log.error("a table cannot be opened", exc_info=error)
        return trouble(str(error), 410)
    return trouble(getattr(error, "reason", str(error)), 400)


async def cut_off(request: Request, error: Exception) -> Response:
    """A body without an end; whoever has really gone does not read this."""
    return trouble("That request is too long.", 413)


async def not_here(request: Request, error: Exception) -> Response:
    """What the web framework refuses by itself."""
    assert isinstance(error, HTTPException)
    return trouble(REASONS.get(error.status_code, "That did not work."), error.status_code)
