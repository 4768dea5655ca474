"""TypeScript interfaces from the protocol's JSON schema; covers as much of JSON schema as the protocol uses."""

from __future__ import annotations

import json
from typing import Any

HEADING = """// Made by `python -m potluck.server.schema` from src/potluck/server/protocol. Do not edit.
// What travels between page and server, protocol version 2. Shapes only; no behaviour lives here.
"""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript(definitions: dict[str, Any]) -> str:
    """One exported interface a struct, one exported type for anything else."""
    parts = [HEADING]
    for name, shape in definitions.items():
        comment = f"/** {shape['description']} */\n" if "description" in shape else ""
        if "properties" in shape:
            parts.append(f"{comment}export interface {name} {{\n{properties(shape)}}}\n")
        elif shape.get("type") == "object":
            parts.append(f"{comment}export type {name} = Record<string, never>;\n")
        else:
            parts.append(f"{comment}export type {name} = {expression(shape)};\n")
    parts.extend(aliases(definitions))
    return "\n".join(parts)


def aliases(definitions: dict[str, Any]) -> list[str]:
    """Names for the small unions that pages speak of."""
    return [
        "export type SeatKind = SeatInfo['kind'];\n",
        "export type TableStatus = Room['status'];\n",
    ]


def properties(shape: dict[str, Any]) -> str:
    """A struct's fields, one a line."""
    required = shape.get("required", [])
    lines: list[str] = []
    for name, field in shape["properties"].items():
        optional = "" if name in required else "?"
        lines.append(f"  {name}{optional}: {expression(field)};\n")
    return "".join(lines)


def expression(shape: dict[str, Any]) -> str:
    """A shape as a type expression."""
    if "$ref" in shape:
        return str(shape["$ref"]).rpartition("/")[2]
    if "anyOf" in shape:
        return " | ".join(dict.fromkeys(expression(choice) for choice in shape["anyOf"]))
    if "enum" in shape:
        return " | ".join(literal(value) for value in shape["enum"])
    if "const" in shape:
        return literal(shape["const"])
    kind = shape.get("type")
    if kind == "array":
        return array(shape)
    if kind == "object":
        extra = shape.get("additionalProperties", {})
        return f"Record<string, {expression(extra) if isinstance(extra, dict) else 'unknown'}>"
    return PLAIN[kind] if isinstance(kind, str) else "unknown"


def array(shape: dict[str, Any]) -> str:
    """A list or a tuple."""
    if "prefixItems" in shape:
        return f"[{', '.join(expression(item) for item in shape['prefixItems'])}]"
    item = expression(shape["items"]) if shape.get("items") else "unknown"
    return f"({item})[]" if "|" in item else f"{item}[]"


def literal(value: object) -> str:
    """A constant, strings in single quotes."""
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)
