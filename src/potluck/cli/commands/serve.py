"""`potluck serve`: starts the server, whose packages may not be installed."""

from __future__ import annotations

import errno
import importlib
import socket
from typing import Final

from potluck.kernel.errors import BadSetup

#: The system's errors for an address that cannot be listened on.
NO_ADDRESS: Final = frozenset({errno.EADDRINUSE, errno.EADDRNOTAVAIL, errno.EACCES})


def run(host: str | None, port: int, database: str | None, open_browser: bool, lan: bool = False) -> None:
    """Serve until somebody stops it; `lan` for everybody on the local network, else for this device."""
    if lan and host is not None:
        raise BadSetup("--lan chooses the address itself: give --lan or --host, not both")
    place = host or ("0.0.0.0" if lan else "127.0.0.1")
    if not 0 <= port <= 65535:
        raise BadSetup(f"--port must be 0 to 65535, not {port}")
    try:
        server = importlib.import_module("potluck.server.run")
    except ModuleNotFoundError as error:
        raise BadSetup(f"the server cannot be started: {error.name} is not installed") from None
    try:
        server.serve(place, port, database, open_browser, lan=lan)
    except OSError as error:
        if error.errno not in NO_ADDRESS and not isinstance(error, socket.gaierror):
            raise
        reason = (error.strerror or str(error)).lower()
        raise BadSetup(f"the server cannot listen on {place}, port {port}: {reason}; try --port 0") from None
