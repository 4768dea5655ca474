"""A run's folder: a table a folder, a part a file. A part is there once its last file has its name.

Files can be lost or damaged later. Whoever reads rows is told which one it is; whoever goes on with the run plays
its part again.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Final

import polars as pl

from potluck.lab.plan import LADDER, LUCK, MAIN, BadRun, Part, Plan, read_plan
from potluck.lab.rows import Tables

#: The tables of each kind of part; the last one is written last and says that the part is whole.
TABLES: Final = {MAIN: ("cards", "decisions", "seats", "matches"), LUCK: ("luck",), LADDER: ("ladder",)}


class Shelf:
    """Where the rows of a run are kept."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        #: Files that were read or written through this shelf already.
        self.sound: set[Path] = set()

    def plan(self) -> Plan:
        """The run that is kept here."""
        return read_plan(self.folder)

    def path(self, table: str, part: Part) -> Path:
        """The file of a part's rows."""
        return self.folder / table / f"{part.number:06}.parquet"

    def has(self, part: Part) -> bool:
        """Whether a part is there: it was played, and all its files were written once."""
        path = self.path(TABLES[part.kind][-1], part)
        try:
            return path.exists()
        except OSError as error:
            raise BadRun(f"{path} cannot be read: {(error.strerror or str(error)).lower()}") from None

    def is_whole(self, part: Part) -> bool:
        """Whether a part is there, and every one of its files can be read."""
        return self.has(part) and not any(self.damage(self.path(table, part)) for table in TABLES[part.kind])

    def damage(self, path: Path) -> str:
        """What is the matter with a file of rows; nothing where it can be read."""
        if path in self.sound:
            return ""
        try:
            pl.read_parquet(path, glob=False)
        except FileNotFoundError:
            return "is missing"
        except OSError as error:
            return f"cannot be read: {(error.strerror or str(error)).lower()}"
        except (pl.exceptions.PolarsError, pl.exceptions.PanicException):
            return "is damaged"
        self.sound.add(path)
        return ""

    def put(self, part: Part, tables: Tables) -> None:
        """Keep a part's rows; a crash in between leaves the part to be played again."""
        try:
            for table in TABLES[part.kind]:
                path = self.path(table, part)
                write_whole(path, tables[table])
                self.sound.add(path)
        except OSError as error:
            raise BadRun(f"{self.folder} cannot be written to: {(error.strerror or str(error)).lower()}") from None

    def rows(self, table: str) -> pl.LazyFrame:
        """All rows of a table, not read yet; only those of parts that are there, and none where a file is damaged."""
        kind = next(kind for kind, tables in TABLES.items() if table in tables)
        files = [self.path(table, part) for part in self.plan().parts() if part.kind == kind and self.has(part)]
        if not files:
            raise BadRun(f"{self.folder / TABLES[kind][-1]} holds no rows; the same `potluck lab run` plays them")
        for path in files:
            if damage := self.damage(path):
                raise BadRun(f"{path} {damage}; the same `potluck lab run` plays that part again")
        return pl.scan_parquet(files)

    def holds(self, kind: str) -> bool:
        """Whether there are rows of that kind of part."""
        return any(part.kind == kind and self.has(part) for part in self.plan().parts())


def write_whole(path: Path, content: bytes) -> None:
    """Write a file beside its place, then give it its name."""
    path.parent.mkdir(exist_ok=True)
    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=".part-")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, 0o644)
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
