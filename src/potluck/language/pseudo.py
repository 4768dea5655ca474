"""The pseudo-language en-XA: English with accents, a third longer, in brackets.

It is made from the English messages, so that a screen shows at once which of its words nobody can translate and what
becomes too long.
"""

from __future__ import annotations

#: The tag that browsers and systems use for an accented pseudo-language.
PSEUDO = "en-XA"
OPEN, CLOSE = "«", "»"

#: Every vowel has an accent, so no English word stays plain. The fonts of the page and of print have Latin-1 only.
_ACCENTS = str.maketrans("acdeinopuyACDEINOPUY", "áçðéíñóþúýÁÇÐÉÍÑÓÞÚÝ")


def pseudo_text(text: str) -> str:
    """A piece of text with accents, and every third letter doubled."""
    letters = 0
    longer: list[str] = []
    for character in text:
        longer.append(character.translate(_ACCENTS))
        if character.isalpha():
            letters += 1
            if letters % 3 == 0:
                longer.append(longer[-1])
    return "".join(longer)


def pseudo_messages(english: str) -> str:
    """English messages in the pseudo-language; what is not text (variables, selectors) stays as it is."""
    from fluent.syntax import FluentParser, FluentSerializer, ast
    from fluent.syntax.visitor import Transformer

    class Accents(Transformer):
        """Writes accents on all text, and brackets around whole messages and attributes."""

        def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
            node.value = pseudo_text(node.value)
            return node

    def bracketed(pattern: ast.Pattern | None) -> None:
        if pattern is not None:
            pattern.elements = [ast.TextElement(OPEN), *pattern.elements, ast.TextElement(CLOSE)]

    resource = FluentParser().parse(english)
    Accents().visit(resource)
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            bracketed(entry.value)
            for attribute in entry.attributes:
                bracketed(attribute.value)
    return str(FluentSerializer().serialize(resource))
