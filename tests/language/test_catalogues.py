"""Which language is spoken."""

from __future__ import annotations

import pytest

from potluck.kernel.errors import BadSetup
from potluck.language.catalogues import known_language, system_language
from potluck.language.pseudo import PSEUDO


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_XA.UTF-8"}, PSEUDO),
        ({"LC_ALL": "C", "LANG": "en_XA.UTF-8"}, "en"),
        ({"LC_MESSAGES": "en_XA@euro", "LANG": "C"}, PSEUDO),
        ({"POTLUCK_LANG": "en-xa", "LC_ALL": "C.UTF-8"}, PSEUDO),
        ({"POTLUCK_LANG": "tlh"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("POTLUCK_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert system_language() == language


def test_a_language_that_is_not_there_is_refused_with_those_that_are() -> None:
    assert known_language("en-GB") == "en"
    with pytest.raises(BadSetup, match=r"^there is no language 'tlh' here; there is en"):
        known_language("tlh")
