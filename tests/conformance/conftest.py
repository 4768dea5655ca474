"""Every game that the catalogue finds passes the same suite: a sixth game gets it for free."""

from __future__ import annotations

import pytest

from conformance.random_walks import all_cases, one_case_a_game


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", all_cases(), ids=str)
    if "game_case" in metafunc.fixturenames:
        metafunc.parametrize("game_case", one_case_a_game(), ids=str)
