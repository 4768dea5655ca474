"""Cards in words: the number in the corner, the short effect for a line, and all that is printed on a card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from potluck.cli.terminal.screen import clean
from potluck.cli.terminal.words import TerminalWords
from potluck.kernel.game import CardFace, Setup
from potluck.kernel.phrases import Phrase, slug
from potluck.language.teller import Teller

#: Between facts that stand side by side.
DOT = " · "


class CardWords:
    """Tells the cards of a table."""

    def __init__(self, setup: Setup, words: TerminalWords) -> None:
        self.words = words
        self.faces = {face.id: face for face in setup.game.faces(setup.deck)}

    def name(self, face: CardFace) -> str:
        """A card's name."""
        return clean(self.words.card(face.id))

    def tell_with_corners(self, phrase: Phrase) -> str:
        """A phrase in which every card has the number in its corner after its name."""
        return clean(WithCorners(self.words, self).tell(phrase))

    def names(self, face: CardFace) -> list[str]:
        """All names that a card can be asked for by."""
        return list(dict.fromkeys([self.name(face), clean(face.name), *map(clean, face.also)]))

    def title(self, face: CardFace) -> str:
        """A card's name with the number in its corner."""
        return f"{self.name(face)} {self.corner(face)}".strip()

    def corner(self, face: CardFace) -> str:
        """The number in the corner, with its sign where it has one."""
        value = dict(face.numbers).get(face.corner)
        if value is None:
            return ""
        key = f"number-{slug(face.corner)}"
        return clean(self.words.say(key, {"value": value}, "corner")) if self.words.has(key, "corner") else str(value)

    def short(self, face: CardFace) -> str:
        """What a card does, as short as its words allow."""
        told = ""
        for effect in face.effects:
            between = "" if not told else " " if told[-1] in ".!?" else DOT
            told += between + clean(self.words.form(effect, "short") or self.words.tell(effect))
        return told

    def kind(self, face: CardFace) -> str:
        """What kind of card it is."""
        return clean(self.words.word("kind", face.kind))

    def facts(self, face: CardFace) -> list[str]:
        """Numbers with their labels, symbols, and traits."""
        words = self.words
        numbers = [f"{words.word('number', label)} {value}" for label, value in face.numbers]
        symbols = counted(words.word("symbol", symbol) for symbol in face.symbols)
        return [clean(fact) for fact in [*numbers, *symbols, *(words.word("trait", trait) for trait in face.traits)]]

    def text(self, face: CardFace) -> list[str]:
        """A card's effects, and what its traits mean."""
        words = self.words
        effects = [words.tell(effect) for effect in face.effects]
        traits = [
            f"{words.word('trait', trait)}: {words.say(f'trait-{slug(trait)}', form='long')}"
            for trait in face.traits
            if words.has(f"trait-{slug(trait)}", "long")
        ]
        return [clean(line) for line in [*effects, *traits]]

    def find(self, word: str) -> list[CardFace]:
        """The cards that have this word in one of their names."""
        wanted = word.casefold()
        return [face for face in self.faces.values() if any(wanted in name.casefold() for name in self.names(face))]

    def show(self, console: Console, face: CardFace, style: str) -> None:
        """All that is printed on a card."""
        also = [name for name in self.names(face) if name != self.name(face)]
        known = [self.words.own.say("terminal-also", {"names": also})] if also else []
        line = DOT.join([self.kind(face), *self.facts(face), *map(clean, known)])
        console.print(Text.assemble((self.title(face), style), "  ", line))
        for sentence in self.text(face):
            console.print(Padding(Text(sentence), (0, 0, 0, 2), expand=False))


class WithCorners(Teller):
    """Tells phrases with the number in the corner after every card's name."""

    def __init__(self, words: Teller, cards: CardWords) -> None:
        super().__init__(words.bundles, words.kinds, words.names, words.cards, words.me)
        self.plain = words
        self.card_words = cards

    def card(self, id: str) -> str:
        face = self.card_words.faces.get(id)
        return self.plain.card(id) if face is None else self.card_words.title(face)


def counted(parts: Iterable[str]) -> list[str]:
    """Words in order, equal ones once with their number: flour ×2."""
    return [f"{part} ×{times}" if times > 1 else part for part, times in Counter(parts).items()]
