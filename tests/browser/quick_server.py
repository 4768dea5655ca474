"""`python -m browser.quick_server PORT DATA`: `potluck serve`, but bots answer at once and nothing is rate-limited."""

from __future__ import annotations

import logging
import sys
from pathlib import Path

from potluck.server.app import make_app
from potluck.server.logs import write_logs
from potluck.server.rate_limits import Limits
from potluck.server.run import listening_socket, web_server
from potluck.server.settings import Settings

#: Stands for this machine's address on the local network.
LAN = "127.0.0.2"
ROOMY = Limits(
    requests_a_second=1e6,
    requests_at_once=1e6,
    messages_a_second=1e6,
    messages_at_once=1e6,
    talk_a_second=1e6,
    talk_at_once=1e6,
    hints_a_second=1e6,
    hints_at_once=1e6,
    tables_a_minute=1e6,
    unfinished_tables=1000,
)


def main() -> None:
    """Serve until told to stop."""
    write_logs()
    bound = listening_socket("127.0.0.1", int(sys.argv[1]))
    app = make_app(Settings(data=Path(sys.argv[2]), bot_pause=0.0, bot_workers=1, limits=ROOMY))
    app.state.lan.find = lambda: LAN
    logging.getLogger("potluck.quick_server").info("listening", extra={"port": bound.getsockname()[1]})
    web_server(app).run(sockets=[bound])


if __name__ == "__main__":
    main()
