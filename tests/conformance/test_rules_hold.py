"""Play, legality, copies, replay and saving: through the kernel's public door."""

from __future__ import annotations

import json
import re

from conformance.random_walks import Case, sample_walk, walk
from potluck.catalog import find_game
from potluck.kernel.chance import fast
from potluck.kernel.match import Match
from potluck.kernel.matchfile import read_match, verify_match, write_match
from potluck.kernel.snapshot import dump, fingerprint, load
from potluck.language.teller import table_teller
from potluck.rulebook import read_rulebook


def test_random_play_ends_with_an_outcome(case: Case) -> None:
    for seed in ("a", "b", "c"):
        point = None
        for point in walk(case, seed):
            assert point.state.result is None
        assert point is not None
        outcome = point.state.outcome()
        assert outcome is not None
        assert outcome.reason
        assert len(outcome.scores) == len(outcome.ranks) == len(outcome.breakdown) == case.seats
        assert 1 in outcome.ranks
        assert point.state.pending() == []
        assert all(point.state.legal(seat) == [] for seat in range(case.seats))
        assert all(len(scores) == case.seats for scores in outcome.race)


def test_a_breakdown_adds_up_to_the_score(case: Case) -> None:
    *_, last = walk(case, "breakdown")
    outcome = last.state.outcome()
    assert outcome is not None
    for seat in range(case.seats):
        assert sum(points for _, points in outcome.breakdown[seat]) == outcome.scores[seat]


def test_the_end_has_words(case: Case) -> None:
    *_, last = walk(case, "words")
    outcome = last.state.outcome()
    assert outcome is not None
    words = table_teller(case.setup())
    assert words.word("reason", outcome.reason).endswith((".", "!"))
    assert all(words.word("score", part) for parts in outcome.breakdown for part, _ in parts)


def test_pending_seats_always_have_moves(case: Case) -> None:
    for point in walk(case, "pending"):
        pending = point.state.pending()
        assert pending
        assert pending == sorted(set(pending))
        assert point.state.next_seat() in pending
        for seat in pending:
            moves = point.state.legal(seat)
            assert moves
            assert len(moves) == len(set(moves)), "equal cards must give one move"


def test_legal_is_exactly_what_verify_accepts(case: Case) -> None:
    rulebook = read_rulebook(case.game)
    rule_ids = {*rulebook.ids(), *rulebook.sections()}
    setup = case.setup()
    catalogue, words = setup.deck.catalogue.moves, table_teller(setup)
    for point in sample_walk(case, "verify", 12):
        for seat in range(case.seats):
            legal = point.state.legal(seat)
            before = fingerprint(point.state)
            for move in catalogue:
                refusal = point.state.verify(seat, move)
                assert (refusal is None) == (move in legal), move.key()
                if refusal is not None:
                    assert words.tell(refusal.phrase).endswith((".", "!", "?"))
                    assert refusal.rule == "" or refusal.rule in rule_ids, refusal.rule
            assert fingerprint(point.state) == before


def test_move_codes_and_keys_are_stable_and_unique(case: Case) -> None:
    catalogue = case.setup().deck.catalogue
    again = case.game.setup(case.seats, dict(case.options)).deck.catalogue
    words = table_teller(case.setup())
    assert [move.key() for move in catalogue.moves] == [move.key() for move in again.moves]
    for code, move in enumerate(catalogue.moves):
        assert move.code == code
        assert catalogue.named(move.key()) is move
        assert words.tell(move.phrase())


def test_moves_speak_of_people_by_their_names(case: Case) -> None:
    names = ["Ada", "Grace", "Edsger", "Barbara", "Donald", "Margaret"][: case.seats]
    words = table_teller(case.setup(), names)
    for point in walk(case, "names"):
        for seat in point.state.pending():
            for move in point.state.legal(seat):
                name = words.tell(point.state.name(seat, move))
                assert not re.search(r"\b(player|seat) \d", name), name


def test_copies_are_deep_and_old_copies_never_change(case: Case) -> None:
    copies = []
    for point in walk(case, "copies"):
        if point.number % 7 == 0:
            twin = point.state.copy()
            assert fingerprint(twin) == fingerprint(point.state)
            copies.append((twin, fingerprint(twin)))
    for twin, name in copies:
        assert fingerprint(twin) == name
    twin, _ = copies[len(copies) // 2]
    other = twin.copy()
    choice = fast("copies go on")
    for _ in range(60):
        seat = twin.next_seat()
        if seat < 0:
            break
        moves = twin.legal(seat)
        move = moves[choice.below(len(moves))]
        twin.apply(seat, move)
        other.apply(seat, move)
        assert fingerprint(other) == fingerprint(twin)


def test_the_same_seed_and_moves_give_the_same_state(case: Case) -> None:
    line = [(point.seat, point.move.code) for point in walk(case, "replay")]
    names = []
    for _ in range(2):
        state = case.setup().start(fast(f"{case} replay"))
        for seat, code in line:
            state.apply(seat, case.setup().deck.catalogue.moves[code])
        names.append(fingerprint(state))
    assert names[0] == names[1]


def test_weighing_moves_changes_nothing(case: Case) -> None:
    heuristic = case.game.heuristic
    chance = fast("weighing")
    for point in walk(case, "weighing"):
        before = fingerprint(point.state)
        heuristic.choose(point.state, point.seat, point.state.legal(point.seat), chance)
        heuristic.values(point.state)
        assert fingerprint(point.state) == before


def test_listening_changes_nothing(case: Case) -> None:
    quiet = [fingerprint(point.state) for point in walk(case, "listen") if point.number % 5 == 0]
    heard = [fingerprint(point.state) for point in walk(case, "listen", listen=True) if point.number % 5 == 0]
    assert quiet == heard


def test_a_state_is_saved_and_loaded_at_every_decision(case: Case) -> None:
    for point in walk(case, "snapshot"):
        written = json.dumps(dump(point.state))
        loaded = load(json.loads(written), case.setup().deck)
        assert json.dumps(dump(loaded)) == written
        assert loaded.pending() == point.state.pending()
        assert loaded.legal(point.seat) == point.state.legal(point.seat)
        twin = point.state.copy()
        twin.apply(point.seat, point.move)
        loaded.apply(point.seat, point.move)
        assert fingerprint(loaded) == fingerprint(twin)


def test_a_match_file_goes_on_from_anywhere_and_proves_itself(case: Case) -> None:
    match = Match(case.setup(), [f"Guest {seat}" for seat in range(case.seats)], "07" * 32, True)
    choice = fast(f"{case} file")
    while (seat := match.state.next_seat()) >= 0:
        moves = match.state.legal(seat)
        match.play(seat, moves[choice.below(len(moves))])
        if match.position % 40 == 3:
            loaded = read_match(write_match(match), find_game)
            assert fingerprint(loaded.state) == fingerprint(match.state)
    text = write_match(match)
    assert fingerprint(verify_match(text, find_game).state) == fingerprint(match.state)
    assert write_match(read_match(text, find_game)) == text


def test_nothing_is_lost_or_made(case: Case) -> None:
    first = None
    for point in walk(case, "census"):
        census = case.game.census(point.state)
        assert census, "every game counts its things"
        first = first or census
        assert census == first


def test_every_event_has_a_sentence(case: Case) -> None:
    words = table_teller(case.setup(), [f"Guest {seat}" for seat in range(case.seats)])
    *_, last = walk(case, "events", listen=True)
    assert last.state.journal
    for event in last.state.journal:
        assert words.tell(event.phrase())
        json.dumps(event.phrase().plain())


def test_questions_and_moves_speak_to_people(case: Case) -> None:
    words = table_teller(case.setup(), [f"Guest {seat}" for seat in range(case.seats)])
    for point in sample_walk(case, "questions", 25):
        assert words.tell(point.state.ask(point.seat)).endswith((".", "?", "!"))
        for move in point.state.legal(point.seat):
            assert words.tell(point.state.name(point.seat, move))
            forecast = point.state.forecast(point.seat, move)
            assert forecast is None or words.tell(forecast)


def test_cards_speak_to_people(case: Case) -> None:
    setup = case.setup()
    words = table_teller(setup)
    for face in case.game.faces(setup.deck):
        assert words.word("kind", face.kind)
        assert all(words.word("number", name) for name, _ in face.numbers)
        assert all(words.word("symbol", symbol) for symbol in face.symbols)
        assert all(words.word("trait", trait) for trait in face.traits)
        assert all(words.tell(effect) for effect in face.effects)
        assert face.corner in ("", *dict(face.numbers))
