"""Whatever a person tries and may not do has its reason, and hardly ever a general one."""

from __future__ import annotations

from collections import Counter

from conformance.attempts import attempts
from conformance.random_walks import Case, sample_walk
from potluck.language.teller import table_teller
from potluck.rulebook import read_rulebook

GENERAL = "why-not-a-choice"
#: In percent of all attempts that get a reason.
MOST_GENERAL = 2


def test_attempts_are_refused_with_a_reason_of_their_own(case: Case) -> None:
    words = table_teller(case.setup())
    rulebook = read_rulebook(case.game)
    rules = {"", *rulebook.ids(), *rulebook.sections()}
    answers: Counter[str] = Counter()
    for point in sample_walk(case, "why", 25):
        for attempt in attempts(case, point.state, point.seat, 40):
            refusal = point.state.verify(point.seat, attempt)
            if refusal is not None:
                answers[refusal.phrase.key] += 1
                assert words.tell(refusal.phrase).endswith((".", "!", "?"))
                assert refusal.rule in rules
    assert 100 * answers[GENERAL] <= MOST_GENERAL * answers.total(), answers


def test_an_attempt_that_means_a_legal_move_is_not_refused(case: Case) -> None:
    legal = 0
    for point in sample_walk(case, "may", 25):
        choices = point.state.legal(point.seat)
        for attempt in attempts(case, point.state, point.seat, 40):
            if point.state.verify(point.seat, attempt) is None:
                legal += 1
                assert any(meant in choices for meant in point.state.meant(point.seat, attempt))
    assert legal > 0
