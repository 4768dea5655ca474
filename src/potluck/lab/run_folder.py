"""The folder of a run: one subfolder for each table, one Parquet file for each part of the run.

A part counts as complete once the last of its files exists. Files can be lost or damaged later: readers are told
which file it is, and resuming the run plays its part again.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import polars as pl

from potluck.atomic_file import write_atomically
from potluck.lab.plan import LADDER, LUCK, MAIN, BadRun, Part, Plan, read_plan
from potluck.lab.rows import Tables

#: The tables of each kind of part. The last one is written last and marks the part as complete.
TABLES: Final = {MAIN: ("cards", "decisions", "seats", "matches"), LUCK: ("luck",), LADDER: ("ladder",)}


class RunFolder:
    """Reads and writes the rows of one run."""

    def __init__(self, path: Path) -> None:
        self.path = path
        #: Files that this object has read or written successfully.
        self.readable: set[Path] = set()

    def plan(self) -> Plan:
        """The plan of the run."""
        return read_plan(self.path)

    def file_of(self, table: str, part: Part) -> Path:
        """The file that holds a part's rows of one table."""
        return self.path / table / f"{part.number:06}.parquet"

    def has(self, part: Part) -> bool:
        """Whether a part was played and all its files were written; they may have been damaged since."""
        path = self.file_of(TABLES[part.kind][-1], part)
        try:
            return path.exists()
        except OSError as error:
            raise BadRun(f"{path} cannot be read: {(error.strerror or str(error)).lower()}") from None

    def is_whole(self, part: Part) -> bool:
        """Whether a part was played and every one of its files can still be read."""
        return self.has(part) and not any(self.damage_of(self.file_of(table, part)) for table in TABLES[part.kind])

    def damage_of(self, path: Path) -> str:
        """What is wrong with a file of rows; an empty text where it can be read."""
        if path in self.readable:
            return ""
        try:
            pl.read_parquet(path, glob=False)
        except FileNotFoundError:
            return "is missing"
        except OSError as error:
            return f"cannot be read: {(error.strerror or str(error)).lower()}"
        except (pl.exceptions.PolarsError, pl.exceptions.PanicException):
            return "is damaged"
        self.readable.add(path)
        return ""

    def put(self, part: Part, tables: Tables) -> None:
        """Write a part's rows. After a crash in between, the part is incomplete and will be played again."""
        try:
            for table in TABLES[part.kind]:
                path = self.file_of(table, part)
                path.parent.mkdir(exist_ok=True)
                write_atomically(path, tables[table])
                self.readable.add(path)
        except OSError as error:
            raise BadRun(f"{self.path} cannot be written to: {(error.strerror or str(error)).lower()}") from None

    def rows(self, table: str) -> pl.LazyFrame:
        """All rows of a table as a lazy frame, from complete parts only; BadRun where a file is damaged."""
        kind = next(kind for kind, tables in TABLES.items() if table in tables)
        files = [self.file_of(table, part) for part in self.plan().parts() if part.kind == kind and self.has(part)]
        if not files:
            raise BadRun(f"{self.path / TABLES[kind][-1]} holds no rows; the same `potluck lab run` plays them")
        for path in files:
            if damage := self.damage_of(path):
                raise BadRun(f"{path} {damage}; the same `potluck lab run` plays that part again")
        return pl.scan_parquet(files)

    def has_any(self, kind: str) -> bool:
        """Whether at least one part of that kind is complete."""
        return any(part.kind == kind and self.has(part) for part in self.plan().parts())
