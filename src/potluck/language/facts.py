"""What a phrase is about: the facts of one kind, wherever they stand in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from potluck.kernel.phrases import CARD, Phrase


def cards_in(phrase: Phrase, kinds: Mapping[str, str]) -> Iterator[str]:
    """The ids of the cards among a phrase's facts, also within lists and phrases; `kinds` says what is a card."""
    for name, value in phrase.facts.items():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, Phrase):
                yield from cards_in(part, kinds)
            elif isinstance(part, str) and kinds.get(name) == CARD:
                yield part
