"""TypeScript types of a game's view, from its declaration."""

from __future__ import annotations

from potluck.kernel.view import FLAG, NUMBERS, PHRASE, RECORD, RECORDS, SEAT, SEATS, WORD, WORDS, Field, Schema

HEADING = """// Made by `python -m potluck.server.schema` from the game's view.py. Do not edit.
// What the server lets a seat see.
"""


def view_types(schema: Schema) -> str:
    """An exported interface for the view and for each record in it."""
    parts: dict[str, str] = {}
    collect(schema, parts)
    text = "\n".join(parts.values())
    imports = "import type { Phrase } from '../../protocol/types';\n\n" if "Phrase" in text else ""
    return f"{HEADING}{imports}{text}"


def collect(schema: Schema, parts: dict[str, str]) -> None:
    """The interfaces of a record, those that it refers to first."""
    for field in schema.fields:
        if field.schema is not None:
            collect(field.schema, parts)
    lines = "".join(f"  {field.name}: {field_type(field)};\n" for field in schema.fields)
    parts[schema.name] = f"export interface {schema.name} {{\n{lines}}}\n"


def field_type(field: Field) -> str:
    """A field's type."""
    if field.kind in (RECORD, RECORDS):
        name = field.below().name
        return f"{name}[]" if field.kind == RECORDS else f"{name} | null" if field.optional else name
    if field.kind in (WORD, WORDS):
        return words_type(field)
    if field.kind == SEAT:
        return "number | null" if field.optional else "number"
    if field.kind in (SEATS, NUMBERS):
        return "number[]"
    if field.kind == PHRASE:
        return "Phrase | null"
    return "boolean" if field.kind == FLAG else "number"


def words_type(field: Field) -> str:
    """One or several words or cards."""
    one = " | ".join(f"'{word}'" for word in field.words) if field.words else "string"
    if field.optional:
        one = f"{one} | null"
    if field.kind == WORD:
        return one
    entries = f"({one})[]" if "|" in one else f"{one}[]"
    return f"{entries}[]" if field.by_seat else entries
