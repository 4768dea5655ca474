"""A server's settings. Attribute names are also the names of environment variables, so they are public."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, TypeVar

from potluck.kernel.errors import BadSetup
from potluck.server.rate_limits import Limits

T = TypeVar("T")

#: Databases by the beginning of their URL, and as SQLAlchemy knows them.
DATABASES = {
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
    "sqlite": "sqlite+aiosqlite",
}
#: Beginnings of connection strings that other programs take; none of them is a file's name.
NOT_A_FILE = ("postgres:", "postgresql:", "host=", "dbname=", "user=", "password=")
#: More processes than any machine needs.
MOST_WORKERS = 256


def default_data() -> Path:
    """The default data folder."""
    if given := os.environ.get("POTLUCK_DATA"):
        return Path(given)
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "potluck"


@dataclass(frozen=True)
class Settings:
    """The settings of one server."""

    database: str = ""
    data: Path = field(default_factory=default_data)
    bot_pause: float = 0.6
    bot_workers: int = field(default_factory=lambda: max(1, min(4, (os.cpu_count() or 2) - 1)))
    #: How long a bot's process may take beyond its thinking time before it is replaced.
    bot_seconds: float = 15.0
    idle_seconds: float = 300.0
    print_seconds: float = 60.0
    #: Further origins whose pages may open sockets, beside the server's own.
    origins: tuple[str, ...] = field(default_factory=lambda: tuple(os.environ.get("POTLUCK_ORIGINS", "").split()))
    limits: Limits = field(default_factory=Limits)

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy knows it; a plain path is a SQLite file. BadSetup for other databases."""
        if not self.database:
            return f"sqlite+aiosqlite:///{self.data / 'potluck.sqlite3'}"
        scheme, found, rest = self.database.partition("://")
        kind = scheme.partition("+")[0]
        if found and kind not in DATABASES:
            raise BadSetup(f"a database is postgresql://… or the path of a SQLite file, not {scheme}://…")
        if found:
            return f"{DATABASES[kind]}://{rest}"
        if self.database.startswith(NOT_A_FILE):
            raise BadSetup("a database that is no file is named as postgresql://user:password@host:5432/name")
        return f"sqlite+aiosqlite:///{Path(self.database).absolute()}"


def from_environment(settings: Settings, given: Mapping[str, str] = os.environ) -> Settings:
    """The settings, changed by environment variables: POTLUCK_BOT_PAUSE, POTLUCK_LIMIT_FRAME_BYTES and so on."""
    limits = with_numbers(settings.limits, "POTLUCK_LIMIT_", given)
    found = replace(with_numbers(settings, "POTLUCK_", given), limits=limits)
    if not 1 <= found.bot_workers <= MOST_WORKERS:
        raise BadSetup(f"POTLUCK_BOT_WORKERS must be 1 to {MOST_WORKERS}, not {found.bot_workers}")
    return found


def with_numbers(settings: T, prefix: str, given: Mapping[str, str]) -> T:
    """A dataclass with the numbers that the environment gives; BadSetup names a variable that is no such number."""
    found: dict[str, Any] = {}
    for part in fields(settings):  # type: ignore[arg-type]
        name = prefix + part.name.upper()
        kind = type(getattr(settings, part.name))
        if name not in given or kind not in (int, float):
            continue
        try:
            found[part.name] = kind(given[name])
        except ValueError:
            found[part.name] = -1
        if not found[part.name] >= 0:
            whole = "a whole number" if kind is int else "a number"
            raise BadSetup(f"{name} must be {whole} from 0 up, not {given[name]!r}")
    return replace(settings, **found)  # type: ignore[type-var]
