"""Reduced motion, refusals that explain themselves, and a connection that comes and goes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest

from .guests import RUN, SPLIT, Guest, on_ballot
from .needed import expect
from .place import Place
from .standin import first_runs
from .wire import Wire

#: Notes everything that travels across the screen while the evening is told: by keyframes or by a transition.
WATCH = """() => {
  window.travelled = [];
  const far = frames => {
    const places = frames.map(f => [f.transform, f.translate, f.left, f.top].map(v => v ?? '').join('|'));
    return new Set(places).size > 1;
  };
  const look = () => {
    const evening = [...document.querySelectorAll('button')].some(button => button.textContent === 'Skip');
    for (const animation of evening ? document.getAnimations() : []) {
      const effect = animation.effect;
      if (!effect || effect.getComputedTiming().duration <= 20) continue;
      if (far(effect.getKeyframes())) window.travelled.push(effect.target?.className ?? '?');
    }
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.parametrize("calm", [True, False], ids=["calm", "lively"])
def test_whoever_asks_for_calm_sees_nothing_travel_in_the_reveal(
    place: Place, invite: Callable[..., Guest], calm: bool
) -> None:
    finn = invite("Finn", calm=calm)
    finn.dines("bot", "bot", "bot")
    finn.lets_play(on_ballot(1))
    expect(finn.ballot(RUN)).to_be_visible()
    finn.page.evaluate(WATCH)
    finn.votes(RUN)
    skip = finn.page.get_by_role("button", name="Skip")
    expect(skip).to_be_visible()
    expect(finn.page.get_by_role("status").filter(has_text="for the door!")).to_be_visible()
    if calm:
        expect(skip).to_be_hidden()  # the whole evening, to the till
    assert bool(finn.page.evaluate("window.travelled")) != calm, finn.page.evaluate("[...new Set(window.travelled)]")


def test_a_refusal_opens_the_rules_at_its_paragraph(place: Place, invite: Callable[..., Guest]) -> None:
    rosa = invite("Rosa")
    rosa.dines("local", "local", "local")
    rosa.lets_play(on_ballot(2), first_runs)
    rosa.skips_the_evening()
    while rosa.draws_the_curtain() != "Rosa":
        rosa.votes(SPLIT)
    rosa.ballot(RUN).click(force=True)  # it is marked as not allowed, and says why
    refusal = rosa.page.get_by_role("alert").filter(has_text="You have run once and got away")
    expect(refusal).to_be_visible()
    refusal.get_by_role("button", name="Why? CC-4.3").click()
    paragraph = rosa.page.get_by_role("dialog", name="Rules").get_by_role("listitem").filter(has_text="CC-4.3")
    expect(paragraph).to_be_in_viewport()
    expect(paragraph).to_be_focused()
    expect(paragraph).to_contain_text("You can use only what you still hold")


@pytest.fixture
def wire(place: Place) -> Iterator[Wire]:
    """A line to the server that can be cut."""
    wire = Wire(place.port)
    yield wire
    wire.cut()


def test_a_lost_line_says_so_and_comes_back_by_itself(place: Place, wire: Wire, invite: Callable[..., Guest]) -> None:
    noor = invite("Noor", wire.url)
    noor.dines("bot", "bot", "bot")
    expect(noor.dishes("Starter").first).to_be_visible()
    expect(noor.lost_line).to_be_hidden()
    wire.cut()
    expect(noor.lost_line).to_have_text(re.compile("We keep knocking; your table waits"))
    wire.mend()
    expect(noor.lost_line).to_be_hidden()
    noor.orders("Starter")
    noor.orders("Main")
