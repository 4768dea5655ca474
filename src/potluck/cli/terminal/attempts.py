"""What somebody can mean who types names: "power outage", or "power outage on churros". Knows no game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from potluck.cli.terminal.cards import CardWords
from potluck.cli.terminal.screen import clean
from potluck.kernel.game import Setup
from potluck.kernel.moves import A_CARD, A_PLACE, A_SEAT, Attempt, Thing
from potluck.kernel.phrases import slug

#: A thing, and the names that it can be called by.
NamedThing = tuple[Thing, list[str]]
#: Things that are tried for a name that fits several; those in sight come first.
MOST_MEANT: Final = 5


class ThingNames:
    """The cards, players and places of a table by their names."""

    def __init__(self, setup: Setup, cards: CardWords) -> None:
        words = cards.words
        #: The words that stand between a thing and what it is aimed at.
        self.aiming = [word.casefold() for word in re.findall(r"\w+", words.own.say("terminal-aim"))]
        self.things: list[NamedThing] = []
        for face in cards.faces.values():
            self.add(Thing(A_CARD, face.id), cards.names(face))
        for place in setup.game.places:
            own = words.say(f"place-{slug(place)}") if words.has(f"place-{slug(place)}") else re.sub("[_-]", " ", place)
            self.add(Thing(A_PLACE, place), [clean(own)])
        for seat in range(setup.seats):
            self.add(Thing(A_SEAT, str(seat)), [clean(words.name(seat))])

    def add(self, thing: Thing, names: list[str]) -> None:
        """A thing and what it is called."""
        self.things.append((thing, [name.casefold() for name in names]))

    def attempts(self, typed: str, view: dict[str, Any]) -> list[Attempt]:
        """What somebody tries who types this, the likeliest first; nothing where no thing has such a name."""
        seen = set(strings(view))
        found: list[Attempt] = []
        held_things = [thing for thing in self.things if thing[0].kind != A_SEAT]  # nobody picks up a player
        for held, aim in self.readings(typed.casefold().split()):
            aims: list[Thing | None] = [*named(self.things, aim, seen)] if aim else [None]
            found += [Attempt(thing, other) for thing in named(held_things, held, seen) for other in aims]
        return found

    def readings(self, words: list[str]) -> Iterator[tuple[str, str]]:
        """A thing alone, or a thing and what it is aimed at, wherever such a word stands between the two."""
        yield " ".join(words), ""
        for at in range(1, len(words) - 1):
            if words[at] in self.aiming:
                yield " ".join(words[:at]), " ".join(words[at + 1 :])


def named(things: list[NamedThing], name: str, seen: set[str]) -> list[Thing]:
    """The things of that name; else those whose name begins so, else those with a word that does."""
    for fits in (is_name, begins, has_word):
        found = [thing for thing, names in things if any(fits(each, name) for each in names)]
        if found:
            return sorted(found, key=lambda thing: thing.kind == A_CARD and thing.id not in seen)[:MOST_MEANT]
    return []


def is_name(name: str, typed: str) -> bool:
    """Whether it is typed in full."""
    return name == typed


def begins(name: str, typed: str) -> bool:
    """Whether the name begins so."""
    return len(typed) > 1 and name.startswith(typed)


def has_word(name: str, typed: str) -> bool:
    """Whether a word of the name begins so."""
    return len(typed) > 2 and f" {typed}" in name


def strings(value: Any) -> Iterator[str]:
    """Every string in a view, keys included."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, part in value.items():
            yield key
            yield from strings(part)
    elif isinstance(value, list):
        for part in value:
            yield from strings(part)
