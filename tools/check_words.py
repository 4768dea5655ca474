"""Checks the messages against the code: `python tools/check_words.py`. Part of `make lint`.

A key that is used must have a message, a message must be used, and a message may only want facts that its phrase has.
Keys are found where they are written: Phrase("key", {...}), Refusal(rule, "key", {...}), table.tell("kind", {...}),
words.say("key", {...}), and say('key', ...) in the page. An f-string stands for all keys that begin like it.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

ROOT = Path(__file__).absolute().parent.parent
PACKAGE = ROOT / "src" / "potluck"
PAGE = ROOT / "web" / "src"
#: Where the key stands among the arguments of a call, and what it begins with.
CALLS = {"Phrase": (0, ""), "Refusal": (1, ""), "Refused": (0, ""), "say": (0, ""), "tell": (0, "event-")}
#: Families that the code finds by a value: cards' parts, options, outcomes, fields of a view. The conformance tests try
#: each value.
FAMILIES = (
    "kind-",
    "number-",
    "symbol-",
    "trait-",
    "option-",
    "reason-",
    "score-",
    "card-",
    "list-",
    "level-",
    "persona-",
    "field-",
    "place-",
)
#: Messages of every game.
ALWAYS = {"tagline", "seat-unnamed"}


@dataclass
class Use:
    """A place that tells a message; `facts` is None where they are not written out."""

    key: str
    prefix: bool
    facts: set[str] | None
    place: str


@dataclass
class Messages:
    """The messages of a file, with the variables that each of them wants."""

    file: Path
    wants: dict[str, set[str]] = field(default_factory=dict)
    broken: list[str] = field(default_factory=list)


class Variables(visitor.Visitor):
    """Collects the variables and the other messages that a message refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def read_messages(file: Path) -> Messages:
    """A file's messages; variables of messages that they refer to are included."""
    found = Messages(file)
    refers: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        if isinstance(entry, ftl.Junk):
            found.broken.append(entry.annotations[0].message if entry.annotations else "junk")
        if isinstance(entry, ftl.Message):
            if entry.id.name in found.wants:
                found.broken.append(f"{entry.id.name} is there twice")
            variables = Variables()
            variables.visit(entry)
            found.wants[entry.id.name] = variables.names
            refers[entry.id.name] = variables.messages
    for _ in range(3):  # messages that refer to messages that refer to messages
        for key, others in refers.items():
            for other in others:
                found.wants[key] |= found.wants.get(other, set())
    return found


def keys_of(node: ast.expr) -> Iterator[tuple[str, bool]]:
    """The keys that an expression can be, and whether each is only a beginning."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value, False
    elif isinstance(node, ast.JoinedStr):
        first = node.values[0]
        if isinstance(first, ast.Constant):
            yield str(first.value), True
    elif isinstance(node, ast.IfExp):
        yield from keys_of(node.body)
        yield from keys_of(node.orelse)


def facts_of(call: ast.Call, at: int) -> set[str] | None:
    """The names of the facts, where they are written as a dict."""
    if len(call.args) <= at:
        return set() if not call.keywords else None
    node = call.args[at]
    if not isinstance(node, ast.Dict) or not all(isinstance(key, ast.Constant) for key in node.keys):
        return None
    return {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}


def python_uses(file: Path) -> Iterator[Use]:
    """The messages that a Python file tells."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name == "word" and node.args:
            for key, _ in keys_of(node.args[0]):
                yield Use(f"{key}-", True, None, place(file, node.lineno))
        if name not in CALLS or len(node.args) <= CALLS[name][0]:
            continue
        at, before = CALLS[name]
        for key, prefix in keys_of(node.args[at]):
            yield Use(before + key, prefix, facts_of(node, at + 1), place(file, node.lineno))


STRINGS = re.compile(r"'([a-z][\w-]*)'|`([a-z][\w-]*-)\$\{")


def page_uses(file: Path) -> Iterator[Use]:
    """Every string of the page that can be a key: the page's own test looks for missing messages and facts."""
    for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1):
        for found in STRINGS.finditer(line):
            yield Use(found[1] or found[2], found[1] is None, None, place(file, number))
            if found[1]:
                yield Use(f"{found[1]}-", True, None, place(file, number))


def place(file: Path, line: int) -> str:
    return f"{file.relative_to(ROOT)}:{line}"


def uses_below(*folders: Path) -> list[Use]:
    """The messages that the sources below some folders tell."""
    found: list[Use] = []
    for folder in folders:
        for file in sorted(folder.rglob("*")):
            if file.suffix == ".py":
                found += python_uses(file)
            elif file.suffix in (".ts", ".svelte") and ".test." not in file.name:
                found += page_uses(file)
    return found


def complaints(
    own: Messages, shared: Messages, uses: list[Use], kinds: set[str], used_elsewhere: set[str]
) -> list[str]:
    """What is wrong with a file of messages and the code that uses it."""
    found = [f"{own.file.relative_to(ROOT)}: {text}" for text in own.broken]
    known = {**shared.wants, **own.wants}
    for use in uses:
        if use.place.startswith("web/") or use.key in ALWAYS or (use.prefix and use.key.startswith(FAMILIES)):
            continue
        if use.prefix:
            if not any(key.startswith(use.key) for key in known):
                found.append(f"{use.place}: no message begins with {use.key!r}")
        elif use.key not in known:
            found.append(f"{use.place}: there is no message {use.key!r}")
        elif use.facts is not None:
            there = use.facts | {f"{fact}{ending}" for fact in use.facts for ending in ("-count", "-you")}
            for variable in sorted(known[use.key] - there):
                found.append(f"{use.place}: the message {use.key!r} wants ${variable}")
    whole = {use.key for use in uses if not use.prefix} | used_elsewhere
    beginnings = tuple({use.key for use in uses if use.prefix and len(use.key) > 1})
    referred = referred_to(own.file)
    families = (*FAMILIES, *(f"{kind}-" for kind in kinds))
    for key in own.wants:
        if key not in whole | referred | ALWAYS and not key.startswith(beginnings) and not key.startswith(families):
            found.append(f"{own.file.relative_to(ROOT)}: nothing uses {key!r}")
    return found


def referred_to(file: Path) -> set[str]:
    """The messages that other messages of a file refer to."""
    variables = Variables()
    variables.visit(FluentParser().parse(file.read_text("utf-8")))
    return variables.messages


def main() -> int:
    from potluck.catalog import games

    words = PACKAGE / "language" / "words"
    shared = {part.name: read_messages(part / "en.ftl") for part in sorted(words.iterdir()) if part.is_dir()}
    room = Messages(shared["room"].file, {key: wants for part in shared.values() for key, wants in part.wants.items()})
    found: list[str] = []
    outside = [folder for folder in PACKAGE.iterdir() if folder.name != "games" and folder.is_dir()]
    page = [PAGE / "room", PAGE / "ui", PAGE / "words", PAGE / "games" / "generic"]
    room_uses = uses_below(*outside, *page)
    room_uses += [
        use
        for file in (*PACKAGE.glob("*.py"), PAGE / "App.svelte")
        for use in (python_uses if file.suffix == ".py" else page_uses)(file)
    ]
    everywhere = {use.key for use in uses_below(PACKAGE / "games", PAGE / "games")}
    for part in shared.values():
        found += complaints(
            part,
            room,
            room_uses if part.file == shared["room"].file else [],
            set(),
            everywhere | {use.key for use in room_uses},
        )
    for game in games().values():
        folder = PACKAGE / "games" / game.package.rpartition(".")[2]
        own = read_messages(folder / "words" / "en.ftl")
        uses = uses_below(folder, PAGE / "games" / game.id)
        found += complaints(own, room, uses, set(game.fact_kinds.values()), {use.key for use in room_uses})
    for line in dict.fromkeys(found):
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
