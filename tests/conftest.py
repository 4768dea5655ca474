from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from postgres import Postgres

#: Folders whose tests take longest: they come first, so that at the end no worker waits long for another one.
SLOW = ("tests/packages/", "tests/browser/")
#: Folders where all tests of a file share what is costly to make: they run in one worker.
SHARED = "tests/packages/"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(
        key=lambda item: next((at for at, folder in enumerate(SLOW) if item.nodeid.startswith(folder)), len(SLOW))
    )


@pytest.hookimpl(optionalhook=True)  # there are no workers without xdist
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Tests are handed out one by one, but for the files whose tests belong together."""
    from xdist.scheduler import LoadScopeScheduling

    class OneByOne(LoadScopeScheduling):  # type: ignore[misc, unused-ignore]
        def _split_scope(self, nodeid: str) -> str:
            return nodeid.partition("::")[0] if nodeid.startswith(SHARED) else nodeid

    return OneByOne(config, log)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL, started when the first test asks for it."""
    from postgres import Postgres

    server = Postgres()
    yield server
    server.close()
