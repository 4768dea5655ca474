"""The page in the pseudo-language: every word on it comes from a message, in every kind of decision of every game."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from potluck.bots.levels import LEVELS
from potluck.catalog import find_game, games
from potluck.language.pseudo import PSEUDO

from .guests import Guest
from .needed import expect
from .place import Place
from .standin import Look, play_on

#: Every text that a person sees or hears: visible text nodes, labels, titles, placeholders, the document's title.
SEEN = """() => {
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const silent = !parent || parent.closest('script, noscript, style, svg, .rules, .log--chat');
    if (!silent && node.data.trim()) texts.push(node.data.trim());
  }
  for (const node of document.querySelectorAll('[aria-label], [title], [placeholder], [alt], [aria-valuetext]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
      if (node.getAttribute(name)) texts.push(node.getAttribute(name));
  return texts;
}"""
#: English has a vowel in nearly every word, and the pseudo-language an accent on every vowel.
PLAIN = re.compile(r"[A-Za-z]*[aeiouAEIOU][A-Za-z]*")
#: Names that are the same in every language.
NAMES = {"Potluck", "Wendy", "English (Pseudo-Accents)", "English"}
#: How many different kinds of decisions a walk stops at, and how many moves it may take.
MOST_STOPS = 30


def names_of(game: str) -> set[str]:
    """What no language translates yet: titles, designers, players, and what the deck itself names."""
    found = find_game(game)
    faces = found.faces(found.read_deck(found.house_deck()))
    cards = {name for face in faces for name in [face.name, *face.also]}
    bots = {persona.name for level in LEVELS.values() for persona in level.personas}
    titles = {name for other in games().values() for name in [other.title, *other.designers]}
    return NAMES | cards | bots | titles


def plain_words(texts: list[str], names: set[str]) -> list[str]:
    """The words of a screen that are in no message."""
    known = sorted(names, key=len, reverse=True)
    pattern = re.compile("|".join(re.escape(name) for name in known))
    rule = re.compile(r"\b[A-Z]{2}-[A-Z]?[\d.]+")
    left = [(text, PLAIN.findall(rule.sub("", pattern.sub("", text)))) for text in texts]
    return [f"{words} in {text!r}" for text, words in left if words]


def check(guest: Guest, names: set[str], seen: list[str]) -> None:
    """Nothing on the screen is written in plain letters."""
    found = plain_words(guest.page.evaluate(SEEN), names)
    seen += [text for text in found if text not in seen]


def test_the_lobby_in_another_language(place: Place, invite: Callable[..., Guest]) -> None:
    wendy = invite("Wendy")
    seen: list[str] = []
    wendy.opens(f"/?lang={PSEUDO}")
    expect(wendy.page.get_by_role("link").or_(wendy.page.get_by_role("button")).first).to_be_visible()
    expect(wendy.page.locator("html")).to_have_attribute("lang", PSEUDO)
    expect(wendy.page.get_by_role("heading", name=re.compile("Café Carnage")).first).to_be_visible()
    check(wendy, names_of("cafe-carnage"), seen)
    assert seen == []


@pytest.mark.parametrize("game", sorted(games()))
def test_every_kind_of_decision_in_another_language(place: Place, invite: Callable[..., Guest], game: str) -> None:
    wendy = invite("Wendy")
    names = names_of(game)
    seen: list[str] = []
    table = wendy.lays("me", *["bot"] * (find_game(game).least_seats - 1), game=game)
    wendy.opens(f"/table/{table}?lang={PSEUDO}")
    wendy.page.locator(".waiting, main").first.wait_for()
    start = wendy.page.locator("button.btn--go").first
    expect(start).to_be_enabled()
    check(wendy, names, seen)
    with wendy.answered():
        start.click()
    asked: set[str] = set()

    def something_new(look: Look) -> bool:
        return bool(look["pending"] and look["prompt"]["key"] not in asked)

    for _ in range(MOST_STOPS):
        position, found = play_on(place.url, [wendy.cookie], table, something_new, at_random(len(asked)))
        wendy.catches_up(position)
        if found is None:
            break
        latest: dict[str, Any] = wendy.heard("position")[-1]
        asked |= {look["prompt"]["key"] for look in latest["seats"].values()}
        wendy.page.wait_for_function("() => !document.querySelector('.soon')")
        check(wendy, names, seen)
    assert len(asked) >= 2
    assert seen == [], "\n".join(seen)


def at_random(number: int) -> Callable[[int, list[dict[str, Any]]], dict[str, Any]]:
    """Choices that change from one stretch to the next, and are the same in every run."""
    made = [number]

    def choose(seat: int, offers: list[dict[str, Any]]) -> dict[str, Any]:
        made[0] = (made[0] * 48271 + 7) % 2147483647
        return offers[made[0] % len(offers)]

    return choose
