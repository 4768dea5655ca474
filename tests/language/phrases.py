"""Every phrase that a long random match of a game brings, for tests that tell them."""

from __future__ import annotations

from collections.abc import Iterator

from conformance.attempts import attempts
from conformance.random_walks import Case, walk
from potluck.kernel.phrases import Phrase, slug

NAMES = ["Ada", "Grace", "Edsger", "Barbara", "Donald", "Margaret"]


def phrases_of(case: Case, seed: str) -> Iterator[Phrase]:
    """Prompts, moves, forecasts, refusals and events of a match, its outcome, and all its cards."""
    setup = case.setup()
    for face in case.game.faces(setup.deck):
        yield Phrase(f"kind-{slug(face.kind)}")
        yield from face.effects
    state = None
    for point in walk(case, seed, listen=True):
        state, seat = point.state, point.seat
        yield state.ask(seat)
        for move in state.legal(seat)[:12]:
            yield state.name(seat, move)
            forecast = state.forecast(seat, move)
            if forecast is not None:
                yield forecast
        for attempt in attempts(case, state, seat, 4):
            refusal = state.verify(seat, attempt)
            if refusal is not None:
                yield refusal.phrase
    assert state is not None
    assert state.journal is not None
    assert state.result is not None
    yield from (event.phrase() for event in state.journal)
    yield Phrase(f"reason-{slug(state.result.reason)}")
    for parts in state.result.breakdown:
        yield from (Phrase(f"score-{slug(part)}") for part, _ in parts)
