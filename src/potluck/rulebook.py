"""The one reader of a game's `rules.md`: its rules by id, and its blocks and spans for print. Knows no game."""

from __future__ import annotations

import re
from typing import Any, Final, NamedTuple

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode

from potluck.kernel.game import Game

#: A rule's id: the game's letters, a section (A for rulings) and a number, such as CC-4.3 or CC-A26.
RULE_ID: Final = re.compile(r"[A-Z]{2,3}-[A-Z]?\d+(?:\.\d+)?[a-z]?")
#: A rule opens with its id in bold; the rest is its text.
RULE: Final = re.compile(rf"\*\*({RULE_ID.pattern})[.:]?\*\*[.:]?\s*(.*)", re.DOTALL)


class Rule(NamedTuple):
    """One rule as Markdown, and the heading that it stands under."""

    id: str
    heading: str
    text: str


class Rulebook:
    """The rules of a game in the order of its `rules.md`."""

    def __init__(self, rules: list[Rule]) -> None:
        self.rules = rules

    def ids(self) -> list[str]:
        """The ids of all rules."""
        return [rule.id for rule in self.rules]

    def sections(self) -> set[str]:
        """The ids of all sections: CC-4 where there is a CC-4.3."""
        return {rule.id.partition(".")[0] for rule in self.rules}

    def find(self, id: str) -> list[Rule]:
        """The rule of that id, or all rules of a section such as CC-3; none where there is no such rule."""
        wanted = id.strip().upper()
        found = [rule for rule in self.rules if rule.id == wanted]
        return found or [rule for rule in self.rules if rule.id.startswith(f"{wanted}.")]


def read_rulebook(game: Game) -> Rulebook:
    """The rules of a game."""
    rules: list[Rule] = []
    heading = game.title
    for node in parse(game.rules()).walk():
        if node.type != "inline" or node.parent is None:
            continue
        if node.parent.type == "heading":
            heading = node.content
        elif node.parent.type == "paragraph" and (match := RULE.match(node.content)):
            text = " ".join(line.strip() for line in match[2].splitlines())
            rules.append(Rule(match[1], heading, text))
    return Rulebook(rules)


def parse(source: str) -> SyntaxTreeNode:
    """The syntax tree of a Markdown text."""
    return SyntaxTreeNode(MarkdownIt("commonmark").enable("table").parse(source))


def read_blocks(source: str) -> list[dict[str, Any]]:
    """A Markdown text as blocks below one another, each with its spans: JSON-ready data for print."""
    return blocks_of(parse(source))


def read_spans(source: str) -> list[dict[str, Any]]:
    """The spans of a single paragraph of Markdown."""
    return [span for node in parse(source).children for span in spans_of(node)]


def blocks_of(parent: SyntaxTreeNode) -> list[dict[str, Any]]:
    """The blocks below a node."""
    found: list[dict[str, Any]] = []
    for node in parent.children:
        if node.type == "heading":
            found.append({"t": "h", "level": int(node.tag[1:]), "i": spans_of(node)})
        elif node.type == "paragraph":
            found.append({"t": "p", "i": spans_of(node)})
        elif node.type in ("bullet_list", "ordered_list"):
            kind = "ul" if node.type == "bullet_list" else "ol"
            found.append({"t": kind, "items": [blocks_of(item) for item in node.children]})
        elif node.type == "table":
            rows = [row for part in node.children for row in part.children]
            found.append({"t": "table", "rows": [[spans_of(cell) for cell in row.children] for row in rows]})
        elif node.type in ("fence", "code_block"):
            found.append({"t": "code", "s": node.content.rstrip()})
        elif node.type == "blockquote":
            found.extend(blocks_of(node))
    return found


def spans_of(parent: SyntaxTreeNode) -> list[dict[str, Any]]:
    """The spans of a block: text that may be bold (b), a rule's id in bold (id), italic (i) or code (c), and breaks."""
    found: list[dict[str, Any]] = []
    collect_spans(parent, {}, found)
    for span in found:
        if span.get("b") and RULE_ID.fullmatch(span["s"]):
            span["id"] = True
    return found


def collect_spans(node: SyntaxTreeNode, style: dict[str, bool], found: list[dict[str, Any]]) -> None:
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
            collect_spans(child, {**style, **more}, found)
