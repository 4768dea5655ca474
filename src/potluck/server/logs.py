"""Logs as JSON lines, or in short for somebody at a terminal.

What goes in: what happened, when, how long. Never names, cookies, moves or whole table ids.
"""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

#: The only extras that reach a log line.
FIELDS = ("event", "table", "method", "route", "status", "ms", "host", "port", "count", "kind")


def short(table: str) -> str:
    """Enough of a table's id to find it again, too little to open it."""
    return f"{table[:6]}…"


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **details(record),
        }
        return json.dumps(line)  # in ASCII: some readers end a line at more letters than one


class ShortLines(logging.Formatter):
    """When, what and the details, for a person's eyes."""

    def format(self, record: logging.LogRecord) -> str:
        when = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        more = "".join(f", {name}: {value}" for name, value in details(record).items())
        return f"{when} {record.levelname.lower()}: {record.getMessage()}{more}"


def details(record: logging.LogRecord) -> dict[str, object]:
    """What a log line says besides its message."""
    found: dict[str, object] = {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
    if record.exc_info and record.exc_info[1] is not None:
        found["error"] = trail(record.exc_info[1])
    return found


def trail(error: BaseException) -> list[str]:
    """An error's kind and where it came from, without the values it was about."""
    steps = [type(error).__name__]
    trace = error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        steps.append(f"{code.co_filename.rpartition('/')[2]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return steps


def write_logs() -> None:
    """Send all logs of Potluck and of the web server to standard error; a terminal gets only what is wrong."""
    person = sys.stderr.isatty()
    out = logging.StreamHandler(sys.stderr)
    out.setFormatter(ShortLines() if person else JsonLines())
    # What uvicorn says below a warning names addresses, and with them tables.
    for name, least in (("potluck", logging.WARNING if person else logging.INFO), ("uvicorn", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers = [out]
        logger.setLevel(least)
        logger.propagate = False
