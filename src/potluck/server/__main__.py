"""`python -m potluck.server`: the server without the rest of the command line."""

from __future__ import annotations

import argparse
from pathlib import Path

from potluck.kernel.errors import BadSetup
from potluck.server.run import serve


def main() -> None:
    """Read the arguments and serve."""
    parser = argparse.ArgumentParser(prog="python -m potluck.server", description="Serve Potluck's tables.")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000, help="0 for any free one")
    parser.add_argument("--database", help="a database URL, or the path of a SQLite file")
    parser.add_argument("--data", type=Path, help="where the signing key and the default database are")
    parser.add_argument("--open", action="store_true", help="open the browser")
    given = parser.parse_args()
    try:
        serve(given.host, given.port, given.database, given.open, given.data)
    except BadSetup as error:
        parser.error(str(error))


if __name__ == "__main__":
    main()
