"""Tells phrases as sentences. `web/src/words/teller.ts` is the same in the page; a test compares the two."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from potluck.kernel.game import Game, Setup
from potluck.kernel.phrases import CARD, CLAUSES, COMMON_KINDS, DICE, SEAT, Phrase, Words, slug
from potluck.language.catalogues import ENGLISH, game_messages, room_messages
from potluck.language.message_bundle import MessageBundle
from potluck.language.pseudo import PSEUDO


class MissingMessage(LookupError):
    """A phrase whose key has no message, or whose message wants a fact that it does not have."""


class Teller(Words):
    """Tells the phrases of one table: it knows the players' names and the names of the cards."""

    def __init__(
        self,
        bundles: Sequence[MessageBundle],
        kinds: Mapping[str, str] = COMMON_KINDS,
        names: Sequence[str] = (),
        cards: Mapping[str, str] | None = None,
        me: int = -1,
    ) -> None:
        self.bundles = bundles  # the language, then English
        self.kinds = kinds
        self.names = names
        self.cards = {} if cards is None else cards
        self.me = me  # the reader's own seat, for messages that say "you"; -1 for nobody's

    def tell(self, phrase: Phrase, form: str = "") -> str:
        """A phrase as a sentence, or one of its message's attributes."""
        return self.say(phrase.key, phrase.facts, form)

    def form(self, phrase: Phrase, form: str) -> str:
        """An attribute of a phrase's message, or nothing where it has none."""
        return self.tell(phrase, form) if self.has(phrase.key, form) else ""

    def has(self, key: str, form: str = "") -> bool:
        """Whether there is such a message."""
        return any(bundle.has(key, form) for bundle in self.bundles)

    def say(self, key: str, facts: dict[str, object] | None = None, form: str = "") -> str:
        """A message with its facts."""
        arguments: dict[str, object] = {}
        for name, value in (facts or {}).items():
            self._add(arguments, name, value)
        for bundle in self.bundles:
            if bundle.has(key, form):
                text, errors = bundle.format(key, form, arguments)
                if errors:
                    raise MissingMessage(f"{_id(key, form)}: {errors[0]}")
                return text
        raise MissingMessage(f"there is no message {_id(key, form)!r}")

    def word(self, kind: str, value: str) -> str:
        """A word of a family of messages, such as a kind of card."""
        return self.say(f"{kind}-{slug(value)}")

    def listed(self, parts: Sequence[str]) -> str:
        """Alice, Kwame and Meera."""
        if len(parts) < 2:
            return "".join(parts)
        first = parts[0]
        for part in parts[1:-1]:
            first = self.say("list-comma", {"first": first, "next": part})
        return self.say("list-last", {"first": first, "last": parts[-1]})

    def name(self, seat: int) -> str:
        """A player by name, or by number where the seat has none."""
        return self.names[seat] if 0 <= seat < len(self.names) else self.say("seat-unnamed", {"number": seat + 1})

    def card(self, id: str) -> str:
        """A card's name, in the language where it is translated."""
        return self.say(f"card-{slug(id)}") if self.has(f"card-{slug(id)}") else self.cards.get(id, id)

    def _add(self, arguments: dict[str, object], name: str, value: object) -> None:
        """A fact as Fluent takes it; a list also as its length, a seat also as whether it is the reader's."""
        if isinstance(value, list):
            parts = [self._shown(name, part) for part in value]
            words = [str(part) for part in parts]
            arguments[name] = self._joined(self.kinds.get(name), words)
            arguments[f"{name}-count"] = len(parts)
            if self.kinds.get(name) == SEAT:
                own = "only" if len(value) == 1 else "among"
                arguments[f"{name}-you"] = own if self.me in value else "no"
        else:
            arguments[name] = self._shown(name, value)
            if self.kinds.get(name) == SEAT:
                arguments[f"{name}-you"] = "yes" if value == self.me else "no"

    def _joined(self, kind: str | None, words: list[str]) -> str:
        """Several values as one text."""
        if kind == DICE:
            return " ".join(words)
        return self.say("list-clauses").join(words) if kind == CLAUSES else self.listed(words)

    def _shown(self, name: str, value: object) -> object:
        """One value: a number stays a number, all else becomes text."""
        if isinstance(value, Phrase):
            return self.tell(value)
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        kind = self.kinds.get(name)
        if kind is None or kind in (DICE, CLAUSES):
            return value
        if kind == SEAT:
            assert isinstance(value, int)
            return self.name(value)
        if kind == CARD:
            return self.card(str(value))
        return self.word(kind, str(value))


def _id(key: str, form: str) -> str:
    return f"{key}.{form}" if form else key


@lru_cache(maxsize=64)
def compile_messages(language: str, *sources: str) -> MessageBundle:
    """Messages, ready to be formatted."""
    return MessageBundle(ENGLISH if language == PSEUDO else language, sources)  # the locale is for numbers and plurals


def bundles(language: str, game: Game | None = None, part: str = "") -> list[MessageBundle]:
    """The messages of the room, a game and another part of Potluck: in a language, and in English for the rest."""
    found = []
    for tag in dict.fromkeys([language, ENGLISH]):
        sources = [room_messages(tag)]  # of two messages with one key the first is used: a game's own goes first
        if part:
            sources.insert(0, room_messages(tag, part))
        if game is not None:
            sources.insert(0, game_messages(tag, game))
        found.append(compile_messages(tag, *sources))
    return found


def room_teller(language: str = ENGLISH, part: str = "", names: Sequence[str] = ()) -> Teller:
    """Tells what is not about a game."""
    return Teller(bundles(language, part=part), names=names)


def game_teller(game: Game, language: str = ENGLISH, part: str = "") -> Teller:
    """Tells a game's words where no cards are named: its tagline, its options."""
    return Teller(bundles(language, game, part), {**COMMON_KINDS, **game.fact_kinds})


def table_teller(setup: Setup, names: Sequence[str] = (), language: str = ENGLISH, part: str = "") -> Teller:
    """Tells all that happens at a table; without names, players are numbered."""
    kinds = {**COMMON_KINDS, **setup.game.fact_kinds}
    return Teller(bundles(language, setup.game, part), kinds, names, card_names(setup))


@lru_cache(maxsize=256)
def card_names(setup: Setup) -> dict[str, str]:
    """The cards' names by id, as the deck has them."""
    return {face.id: face.name for face in setup.game.faces(setup.deck)}
