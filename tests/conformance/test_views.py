"""A view says exactly what it declares, in words that people and learners understand."""

from __future__ import annotations

from typing import Any

import numpy as np

from conformance.random_walks import Case, sample_walk
from potluck.gym.observations import encoder_of
from potluck.kernel.events import SPECTATOR
from potluck.kernel.phrases import slug
from potluck.kernel.view import (
    FLAG,
    NUMBER,
    NUMBERS,
    PHRASE,
    RECORD,
    RECORDS,
    SEAT,
    SEATS,
    WORD,
    WORDS,
    Field,
    Schema,
)
from potluck.language.teller import Teller, table_teller


def check_record(case: Case, schema: Schema, value: Any, ids: dict[str, list[str]], path: str) -> None:
    """A record has its schema's fields, all of them, in order."""
    assert isinstance(value, dict), path
    assert set(value) == {field.name for field in schema.fields}, path
    for field in schema.fields:
        check_field(case, field, value[field.name], ids, f"{path}.{field.name}")


def check_field(case: Case, field: Field, value: Any, ids: dict[str, list[str]], path: str) -> None:
    """A value is what its field declares."""
    if value is None:
        assert field.optional or field.kind == PHRASE, path
    elif field.kind == NUMBER:
        assert isinstance(value, int | float), path
        assert not isinstance(value, bool), path
    elif field.kind == FLAG:
        assert isinstance(value, bool), path
    elif field.kind == WORD:
        assert value in (ids[field.family] if field.family else field.words), path
    elif field.kind == SEAT:
        assert 0 <= value < case.seats, path
    elif field.kind == RECORD:
        check_record(case, field.below(), value, ids, path)
    elif field.kind != PHRASE:
        check_list(case, field, value, ids, path)


def check_list(case: Case, field: Field, value: Any, ids: dict[str, list[str]], path: str) -> None:
    """A list has the length and the entries that its field declares."""
    assert isinstance(value, list), path
    if field.by_seat:
        assert len(value) == case.seats, path
    elif field.length:
        assert len(value) == field.length, path
    if field.kind == RECORDS:
        for at, part in enumerate(value):
            check_record(case, field.below(), part, ids, f"{path}[{at}]")
    elif field.kind == WORDS:
        allowed = {*(ids[field.family] if field.family else field.words), *([None] if field.optional else [])}
        for words in value if field.by_seat else [value]:
            assert set(words) <= allowed, path
            assert not (field.by_seat and field.length) or len(words) == field.length, path
    elif field.kind == SEATS:
        assert len(set(value)) == len(value), path
        assert all(0 <= seat < case.seats for seat in value), path
    else:
        assert field.kind == NUMBERS, path
        assert all(isinstance(part, int) for part in value), path


def test_a_view_is_what_it_declares(case: Case) -> None:
    setup = case.setup()
    ids = case.game.card_families(setup.deck)
    for point in sample_walk(case, "views", 15):
        for viewer in [*range(case.seats), SPECTATOR]:
            check_record(case, case.game.view_schema(), case.game.view(point.state, viewer), ids, "")


def check_words(words: Teller, schema: Schema) -> None:
    """Every field has a label, and every word of one is told."""
    for field in schema.fields:
        assert words.say(f"field-{field.name}")
        assert all(words.say(f"{field.name}-{slug(word)}") for word in field.words)
        if field.schema is not None:
            check_words(words, field.schema)


def test_every_field_and_word_of_a_view_has_its_words(case: Case) -> None:
    check_words(table_teller(case.setup()), case.game.view_schema())


def test_a_vector_tells_apart_what_a_view_tells_apart(case: Case) -> None:
    """What is no phrase and no note has its number: views that differ give vectors that differ."""
    encoder = encoder_of(case.setup())
    seen: dict[bytes, Any] = {}
    for point in sample_walk(case, "vectors", 25):
        vector = encoder.encode(point.state, point.seat)
        assert len(vector) == len(encoder.layout.names) == len(set(encoder.layout.names))
        assert np.isfinite(vector).all()
        seen[vector.tobytes()] = point.number
    assert len(seen) > 1
