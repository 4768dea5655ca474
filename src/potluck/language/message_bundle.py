"""Messages of one language, each compiled when it is first told.

A game and the room have a thousand; to compile them all takes a second and more, and a command tells few.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:  # it takes a tenth of a second to import
    from fluent_compiler.bundle import FluentBundle


class MessageSource(NamedTuple):
    """A message as it is written, its attributes, and the messages that it refers to."""

    text: str
    forms: frozenset[str]
    others: frozenset[str]


class MessageBundle:
    """Formats messages; of two with one key the first is used."""

    def __init__(self, locale: str, sources: tuple[str, ...]) -> None:
        self.locale = locale
        self.sources = sources
        self.entries: dict[str, MessageSource] = {}
        for source in reversed(sources):
            self.entries.update(read_entries(source))
        self.compiled: dict[str, FluentBundle] = {}

    def has(self, key: str, form: str = "") -> bool:
        """Whether there is such a message, or such an attribute of it."""
        entry = self.entries.get(key)
        return entry is not None and form in entry.forms

    def format(self, key: str, form: str, arguments: Mapping[str, object]) -> tuple[str, list[Exception]]:
        """A message with its arguments, and what was wrong with them."""
        bundle = self.compiled.get(key)
        if bundle is None:
            bundle = self.compiled[key] = compile_source(self.locale, self.with_others(key))
        text, errors = bundle.format(f"{key}.{form}" if form else key, dict(arguments))
        return str(text), list(errors)

    def with_others(self, key: str) -> str:
        """The text of a message and of all that it refers to."""
        found = [key]
        for name in found:
            found += [other for other in self.entries[name].others if other in self.entries and other not in found]
        return "\n".join(self.entries[name].text for name in found)

    def check_messages(self) -> list[tuple[str | None, Exception]]:
        """Everything that is wrong with any of the messages."""
        return list(compile_source(self.locale, *self.sources).check_messages())


def compile_source(locale: str, *sources: str) -> FluentBundle:
    """Messages, ready to be formatted."""
    from fluent_compiler.bundle import FluentBundle
    from fluent_compiler.resource import FtlResource

    return FluentBundle(locale, [FtlResource.from_string(source) for source in sources], use_isolating=False)


@lru_cache(maxsize=64)
def read_entries(source: str) -> dict[str, MessageSource]:
    """The messages and terms of a file by key; terms begin with a hyphen."""
    from fluent.syntax import FluentParser, ast
    from fluent.syntax.visitor import Visitor

    class References(Visitor):
        """Collects the messages and terms that an entry refers to."""

        def __init__(self) -> None:
            self.keys: set[str] = set()

        def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
            self.keys.add(node.id.name)

        def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
            self.keys.add(f"-{node.id.name}")

    found: dict[str, MessageSource] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message | ast.Term):
            references = References()
            references.visit(entry)
            forms = {attribute.id.name for attribute in entry.attributes} | ({""} if entry.value else set())
            span: Any = entry.span
            key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            text = source[span.start : span.end]
            found.setdefault(key, MessageSource(text, frozenset(forms), frozenset(references.keys)))
    return found
