"""Logs as JSON lines, or shorter for somebody at a terminal.

A log line says what happened, when and how long it took. Never names, cookies, moves or whole table ids.
"""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

#: The only extras that reach a log line.
FIELDS = ("event", "table", "method", "route", "status", "ms", "host", "port", "count", "kind")


def short_id(table: str) -> str:
    """Enough of a table's id to find it again, too little to open it."""
    return f"{table[:6]}…"


class JsonFormatter(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **details(record),
        }
        return json.dumps(line)  # ASCII: some readers end a line at more characters than \n


class TerminalFormatter(logging.Formatter):
    """Time, level, message and details, for people."""

    def format(self, record: logging.LogRecord) -> str:
        when = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        more = "".join(f", {name}: {value}" for name, value in details(record).items())
        return f"{when} {record.levelname.lower()}: {record.getMessage()}{more}"


def details(record: logging.LogRecord) -> dict[str, object]:
    """What a log line says besides its message."""
    found: dict[str, object] = {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
    if record.exc_info and record.exc_info[1] is not None:
        found["error"] = error_trace(record.exc_info[1])
    return found


def error_trace(error: BaseException) -> list[str]:
    """An error's type and where it was raised, without its message and values."""
    steps = [type(error).__name__]
    trace = error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        steps.append(f"{code.co_filename.rpartition('/')[2]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return steps


def write_logs() -> None:
    """Send the logs of Potluck and uvicorn to standard error; a terminal gets warnings and errors only."""
    person = sys.stderr.isatty()
    out = logging.StreamHandler(sys.stderr)
    out.setFormatter(TerminalFormatter() if person else JsonFormatter())
    # Below warnings, uvicorn logs paths, and with them whole table ids.
    for name, least in (("potluck", logging.WARNING if person else logging.INFO), ("uvicorn", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers = [out]
        logger.setLevel(least)
        logger.propagate = False
