"""Match files prove themselves: the smallest change is found."""

from __future__ import annotations

import json

import pytest

from potluck.catalog import find_game
from potluck.kernel.chance import fast
from potluck.kernel.errors import BadMatch, BrokenMatch, IllegalMove, PotluckError
from potluck.kernel.match import Match, commitment, new_seed
from potluck.kernel.matchfile import read_match, verify_match, write_match
from potluck.kernel.phrases import Phrase

NAMES = ["Alice", "Kwame", "Francois", "Meera"]


def played(moves: int = 1000, seed: str = "c0ffee" + "0" * 58) -> Match:
    match = Match(find_game("cafe-carnage").setup(4, {}), NAMES, seed, True)
    choice = fast("played")
    while match.position < moves and (seat := match.state.next_seat()) >= 0:
        legal = match.state.legal(seat)
        match.play(seat, legal[choice.below(len(legal))])
    return match


FINISHED = write_match(played())


def test_a_finished_match_proves_itself() -> None:
    match = verify_match(FINISHED, find_game)
    assert match.state.outcome() is not None
    assert match.position == 80


def test_an_unfinished_match_goes_on() -> None:
    match = read_match(write_match(played(33)), find_game)
    assert match.position == 33
    seat = match.state.next_seat()
    match.play(seat, match.state.legal(seat)[0])


def test_every_changed_move_is_found() -> None:
    document = json.loads(FINISHED)
    catalogue = find_game("cafe-carnage").setup(4, {}).deck.catalogue
    for number, (_, key) in enumerate(document["moves"]):
        other = catalogue.moves[(catalogue.codes[key] + 1) % len(catalogue)]
        changed = json.loads(FINISHED)
        changed["moves"][number][1] = other.key()
        with pytest.raises(BrokenMatch):
            verify_match(json.dumps(changed), find_game)


def test_every_changed_bit_of_the_seed_is_found() -> None:
    document = json.loads(FINISHED)
    seed = int(document["seed"], 16)
    for bit in range(256):
        document["seed"] = f"{seed ^ 1 << bit:064x}"
        with pytest.raises(BrokenMatch, match="committed"):
            verify_match(json.dumps(document), find_game)


def test_a_new_seed_with_its_own_commitment_is_found_too() -> None:
    document = json.loads(FINISHED)
    document["seed"] = "0" * 64
    document["commitment"] = commitment("0" * 64)
    with pytest.raises(BrokenMatch):
        verify_match(json.dumps(document), find_game)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("names", ["Alice", "Kwame", "Francois", "Mallory"]),
        ("options", {"advanced": "on", "guards": "runners"}),
        ("outcome", None),
        ("commitment", "0" * 64),
        ("trail", "0" * 64),
        ("seal", "0" * 64),
        ("chance", "fast"),
    ],
)
def test_any_other_change_is_found(field: str, value: object) -> None:
    document = json.loads(FINISHED)
    document[field] = value
    with pytest.raises(BrokenMatch):
        verify_match(json.dumps(document), find_game)


def test_a_changed_card_is_found() -> None:
    document = json.loads(FINISHED)
    document["deck"]["toml"] = document["deck"]["toml"].replace("value = 6", "value = 5")
    with pytest.raises(BrokenMatch, match="deck"):
        verify_match(json.dumps(document), find_game)


def test_a_dropped_move_is_found() -> None:
    document = json.loads(FINISHED)
    document["moves"].pop()
    with pytest.raises(BrokenMatch):
        verify_match(json.dumps(document), find_game)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "{}",
        "null",
        '{"potluck": 1}',
        '{"potluck": 99}',
        "[" * 100_000,
        FINISHED.replace('"seats": 4', '"seats": true'),
        FINISHED.replace('"moves": [', '"moves": [7, '),
        FINISHED.replace('"seed": "c', '"seed": "z'),
        FINISHED.replace("order S", "order X", 1),
        FINISHED.replace('"game": "cafe-carnage"', '"game": "poker"'),
        FINISHED.replace('"seats": 4', '"seats": 400'),
        FINISHED.replace('"Alice"', '"\\ud800"'),
        "x" * 4_000_001,
    ],
)
def test_a_file_that_is_no_match_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(PotluckError) as caught:
        read_match(text, find_game)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 300


def test_an_illegal_move_changes_nothing() -> None:
    match = played(5)
    before = write_match(match)
    vote = match.setup.deck.catalogue.named("vote run")
    assert vote is not None
    with pytest.raises(IllegalMove, match=r"CC-2\.1"):
        match.play(1, vote)
    with pytest.raises(IllegalMove, match="why-no-such-seat"):
        match.play(9, vote)
    assert write_match(match) == before


def test_names_must_fit_the_seats() -> None:
    with pytest.raises(BadMatch, match="4 names"):
        Match(find_game("cafe-carnage").setup(4, {}), ["Alice"], new_seed(), True)


def test_new_seeds_are_fresh() -> None:
    assert len({new_seed() for _ in range(50)}) == 50


def test_your_own_last_move_can_be_taken_back_while_nothing_was_shown() -> None:
    match = played(2)
    match.play(2, match.state.legal(2)[0])
    before = write_match(match)
    assert match.why_no_takeback(2) is None
    assert match.why_no_takeback(0) == Phrase("why-not-your-last-move")
    match.take_back(2)
    assert match.position == 2
    match.play(2, match.state.legal(2)[0])
    assert write_match(match) == before


def test_nothing_is_taken_back_past_a_deal_or_the_end() -> None:
    match = played(4)  # the last starter is in, mains are dealt
    assert match.why_no_takeback(match.played[-1].seat) == Phrase("why-chance-was-used")
    with pytest.raises(IllegalMove):
        match.take_back(match.played[-1].seat)
    match = played()
    assert match.why_no_takeback(match.played[-1].seat) == Phrase("why-match-over")
