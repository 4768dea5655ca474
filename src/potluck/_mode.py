"""Decides once, before anything else is imported, whether the compiled modules are used or the Python sources.

All of them or none: stale machine code must not run together with newer sources. `POTLUCK_PURE=1` asks for the sources;
they are also used where they have changed since they were compiled.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # importing these would take longer than all the rest of this module
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType

PACKAGE = Path(__file__).parent
MANIFEST = PACKAGE / "_compiled.json"
#: Files and folders of a game that stay interpreted: they serve people, not simulations.
INTERPRETED = frozenset({"__init__.py", "terminal.py", "print", "physics.py", "live_gestures.py", "make_odds.py"})

COMPILED = False


def compiled_sources(package: Path = PACKAGE) -> list[Path]:
    """The files that are compiled as one unit: the kernel, the bots and every game's rules."""
    return [
        file
        for folder in ("kernel", "bots", "games")
        for file in sorted((package / folder).rglob("*.py"))
        if INTERPRETED.isdisjoint(file.relative_to(package).parts)
    ]


def digest(package: Path = PACKAGE) -> str:
    """A hash of all compiled sources, which is written down when they are compiled."""
    total = hashlib.sha256()
    for file in compiled_sources(package):
        total.update(file.relative_to(package).as_posix().encode() + b"\0" + file.read_bytes())
    return total.hexdigest()


class _PlainPython:
    """An import hook that finds Potluck's modules as sources and ignores compiled ones beside them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("potluck.") or path is None:
            return None
        stem = fullname.rpartition(".")[2]
        for folder in path:
            file = Path(folder) / f"{stem}.py"
            if file.is_file():
                from importlib.util import spec_from_file_location

                return spec_from_file_location(fullname, file)
        return None


def choose_mode() -> None:
    """Set `COMPILED`, and make imports use the sources where compiled modules must not be used."""
    global COMPILED
    if os.environ.get("POTLUCK_PURE") != "1" and MANIFEST.is_file():
        COMPILED = is_fresh()
        if not COMPILED:
            print(
                "potluck: the rules changed since they were compiled; running them interpreted (make compile)",
                file=sys.stderr,
            )
    if not COMPILED:  # also where there is no machine code yet: it may be put in place while this process runs
        sys.meta_path.insert(0, _PlainPython())


def is_fresh() -> bool:
    """Whether there are compiled modules of the sources as they are."""
    return MANIFEST.is_file() and json.loads(MANIFEST.read_text())["digest"] == digest()


if __name__ == "__main__":
    print(digest())
    sys.exit(0 if is_fresh() else 1)
