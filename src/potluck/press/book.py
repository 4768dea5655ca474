"""A game's rules.md as plain blocks and spans, for the press to set."""

from __future__ import annotations

from typing import Any

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode


def read_book(source: str) -> list[dict[str, Any]]:
    """The blocks of a Markdown text."""
    return blocks(SyntaxTreeNode(MarkdownIt("commonmark").enable("table").parse(source)))


def blocks(parent: SyntaxTreeNode) -> list[dict[str, Any]]:
    """What stands below one another."""
    found: list[dict[str, Any]] = []
    for node in parent.children:
        if node.type == "heading":
            found.append({"t": "h", "level": int(node.tag[1:]), "i": spans(node)})
        elif node.type == "paragraph":
            found.append({"t": "p", "i": spans(node)})
        elif node.type in ("bullet_list", "ordered_list"):
            kind = "ul" if node.type == "bullet_list" else "ol"
            found.append({"t": kind, "items": [blocks(item) for item in node.children]})
        elif node.type == "table":
            rows = [row for part in node.children for row in part.children]
            found.append({"t": "table", "rows": [[spans(cell) for cell in row.children] for row in rows]})
        elif node.type in ("fence", "code_block"):
            found.append({"t": "code", "s": node.content.rstrip()})
        elif node.type == "blockquote":
            found.extend(blocks(node))
    return found


def spans(parent: SyntaxTreeNode) -> list[dict[str, Any]]:
    """What stands beside one another: text, bold (b), italic (i), code (c), breaks."""
    found: list[dict[str, Any]] = []
    gather(parent, {}, found)
    return found


def gather(node: SyntaxTreeNode, style: dict[str, bool], found: list[dict[str, Any]]) -> None:
    """Collect the texts below a node in the style that it gives them."""
    for child in node.children:
        if child.type == "text":
            if child.content:
                found.append({"s": child.content, **style})
        elif child.type == "code_inline":
            found.append({"s": child.content, "c": True})
        elif child.type == "hardbreak":
            found.append({"br": True})
        elif child.type == "softbreak":
            found.append({"s": " ", **style})
        else:
            more = {"strong": {"b": True}, "em": {"i": True}}.get(child.type, {})
            gather(child, {**style, **more}, found)
