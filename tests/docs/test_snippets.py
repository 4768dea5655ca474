"""The Python in README and docs runs as it is written: the first screen never lies."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
SNIPPETS = [
    pytest.param(snippet, id=f"{page.name}-{number}")
    for page in PAGES
    for number, snippet in enumerate(re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.S))
]


@pytest.mark.parametrize("snippet", SNIPPETS)
def test_a_snippet_runs_and_prints_what_it_says(snippet: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(snippet, "snippet", "exec"), {"__name__": "snippet"})
    printed = capsys.readouterr().out
    for promised in re.findall(r"print\(.*?\)\s+# (?:.*: )?(\[.*\]|\d+)$", snippet, re.M):
        assert promised in printed


def test_there_are_snippets_in_the_readme() -> None:
    assert any("README" in str(param.id) for param in SNIPPETS)


def test_links_lead_somewhere() -> None:
    for page in [*PAGES, ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md"]:
        for target in re.findall(r"\]\((?!http)([^)#]+)\)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_nobody_is_told_to_install_potluck_from_an_index() -> None:
    """Potluck is not on PyPI: extras are installed in a clone (`pip install ".[gym]"`), errors name packages."""
    sources = [*PAGES, ROOT / "ARCHITECTURE.md", *(ROOT / "docs").rglob("*.md"), *(ROOT / "src").rglob("*.py")]
    assert [str(path) for path in sources if "potluck[" in path.read_text("utf-8")] == []
