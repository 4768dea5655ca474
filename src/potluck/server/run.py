"""Running a server: `serve` is what the command line calls."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from potluck.kernel.errors import BadSetup
from potluck.server.settings import Settings, default_data, from_environment

if TYPE_CHECKING:
    import uvicorn
    from fastapi import FastAPI

log = logging.getLogger(__name__)

#: A longer frame closes the connection. A message over its own, lower limit is refused with an answer.
FRAME_BYTES = 65_536


def listening_socket(host: str, port: int) -> socket.socket:
    """A bound socket, so that port 0 can be asked what it became."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
        bound.listen(2048)
    except OSError:
        bound.close()
        raise
    return bound


def web_server(app: FastAPI) -> uvicorn.Server:
    """uvicorn as we want it: no compression on sockets (secrets and chat share them), logs left to us."""
    import uvicorn

    from potluck.server.socket.send import protocol_classes

    server = uvicorn.Server(
        uvicorn.Config(
            app,
            **protocol_classes(),
            ws_max_size=FRAME_BYTES,
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=True,
            timeout_graceful_shutdown=5,
        )
    )
    app.state.lan.server = server
    return server


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    open_browser: bool = False,
    data: Path | None = None,
    lan: bool = False,
) -> None:
    """Serve until told to stop. `database` is a URL or the path of a SQLite file; both default to the data folder.

    `lan` listens on all interfaces and shows the address on the local network; BadSetup where there is no network.
    """
    from potluck.server.app import make_app
    from potluck.server.lan import lan_address
    from potluck.server.logs import write_logs

    address = lan_address() if lan else None
    if lan and address is None:
        raise BadSetup("--lan needs a network, and this device is connected to none")
    write_logs()
    folder = data or (Path(database).absolute().parent if database and "://" not in database else default_data())
    given = database or os.environ.get("POTLUCK_DATABASE", "")
    settings = from_environment(Settings(database=given, data=folder))
    asyncio.run(look_into(settings))
    app = make_app(settings)
    bound = listening_socket("0.0.0.0" if lan else host, port)
    number = bound.getsockname()[1]
    log.info("listening", extra={"host": address or host, "port": number})
    local = f"http://{'localhost' if lan or host in ('0.0.0.0', '::', '127.0.0.1') else host}:{number}"
    shared = f"http://{address}:{number}" if address else None
    if sys.stdout.isatty():
        sys.stdout.write(greeting(local, shared))
    if open_browser:
        open_soon(f"{shared or local}/")
    app.state.context.garbage_collector.take_over()
    web_server(app).run(sockets=[bound])


def open_line(url: str) -> str:
    """What a terminal says once other devices can open the page."""
    return f"Potluck is open at {url}/ for everybody on this network (Ctrl-C closes it)\n"


def greeting(local: str, shared: str | None) -> str:
    """What a terminal says where the page is; `shared` is its address for other devices."""
    if shared is None:
        return f"Potluck is open at {local}/ (Ctrl-C closes it)\n"
    return f"{open_line(shared)}On this device it is also at {local}/\n"


async def look_into(settings: Settings) -> None:
    """Open the data folder and the database once before the server listens; BadSetup where one cannot be opened."""
    from potluck.server.storage.sql_storage import SqlStorage

    try:
        settings.data.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadSetup(f"the folder {settings.data} cannot be used: {(error.strerror or str(error)).lower()}") from None
    storage = SqlStorage(settings.database_url)
    await storage.open()
    await storage.close()


def open_soon(address: str) -> None:
    """Open the browser; the socket listens already, so it can wait for the answer."""
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
