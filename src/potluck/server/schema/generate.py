"""Writes the JSON schema and the page's TypeScript types, or checks that they are up to date."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from potluck.catalog import games
from potluck.server import protocol
from potluck.server.schema.typescript import typescript
from potluck.server.schema.view_types import view_types

SCHEMA = Path(__file__).parents[1] / "protocol.schema.json"
TYPES = Path(__file__).parents[4] / "web" / "src" / "protocol" / "types.ts"
BOARDS = Path(__file__).parents[4] / "web" / "src" / "games"


def schema() -> dict[str, Any]:
    """One document: every type by name, and the two unions that travel on the socket."""
    types = [*protocol.REST_TYPES, *protocol.UNIONS.values()]
    shapes, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    unions = dict(zip(protocol.UNIONS, shapes[len(protocol.REST_TYPES) :], strict=True))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Potluck protocol, version {protocol.VERSION}",
        "$defs": {**{name: components[name] for name in sorted(components)}, **unions},
    }


def outputs() -> dict[Path, str]:
    """What the generated files should say; the page's types only where the page's source is."""
    document = schema()
    files = {SCHEMA: json.dumps(document, indent=1, ensure_ascii=False) + "\n"}
    if TYPES.parent.is_dir():
        files[TYPES] = typescript(document["$defs"])
    for game in games().values():
        if (BOARDS / game.id).is_dir():
            files[BOARDS / game.id / "view.ts"] = view_types(game.view_schema())
    return files


def main(arguments: list[str] | None = None) -> int:
    """Write the files, or with --check only say which ones are out of date."""
    parser = argparse.ArgumentParser(prog="python -m potluck.server.schema", description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing; fail where a file is out of date")
    checking = parser.parse_args(arguments).check
    stale = [path for path, text in outputs().items() if not path.is_file() or path.read_text("utf-8") != text]
    for path in stale:
        if checking:
            sys.stderr.write(f"{path.name} is out of date; run python -m potluck.server.schema\n")
        else:
            path.write_text(outputs()[path], "utf-8")
            sys.stdout.write(f"wrote {path}\n")
    return 1 if checking and stale else 0
