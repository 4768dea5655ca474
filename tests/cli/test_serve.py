"""potluck serve, and bare potluck: what they hand to the server."""

from __future__ import annotations

import errno
import socket
import sys
from collections.abc import Callable
from types import ModuleType

import pytest

from .conftest import Run

Call = tuple[str, int, str | None, bool, bool]


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[Call]:
    """A server that only notes how it was started."""
    noted: list[Call] = []
    server = ModuleType("potluck.server.run")
    server.serve = lambda *call, lan: noted.append((*call, lan))  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "potluck.server.run", server)
    return noted


def test_bare_potluck_serves_with_defaults(run: Run, calls: list[Call]) -> None:
    assert run().exit_code == 0
    assert run("serve").exit_code == 0
    assert calls == [("127.0.0.1", 8000, None, True, False)] * 2


def test_options_reach_the_server(run: Run, calls: list[Call]) -> None:
    run("serve", "--host", "0.0.0.0", "--port", 0, "--database", "x.db", "--no-open")
    run("--port", 9000, "--no-open")
    assert calls == [("0.0.0.0", 0, "x.db", False, False), ("127.0.0.1", 9000, None, False, False)]


def test_one_word_opens_the_local_network(run: Run, calls: list[Call]) -> None:
    assert run("--lan").exit_code == 0
    assert run("serve", "--lan", "--port", 9000, "--no-open").exit_code == 0
    assert calls == [("0.0.0.0", 8000, None, True, True), ("0.0.0.0", 9000, None, False, True)]


@pytest.mark.parametrize(
    "trouble", [OSError(errno.EADDRINUSE, "Address already in use"), socket.gaierror(-2, "Name or service not known")]
)
def test_an_address_that_cannot_be_had(
    refused: Callable[..., str], calls: list[Call], monkeypatch: pytest.MonkeyPatch, trouble: OSError
) -> None:
    def serve(*_: object, lan: bool) -> None:
        raise trouble

    monkeypatch.setattr(sys.modules["potluck.server.run"], "serve", serve)
    assert "port 80:" in refused("serve", "--port", "80")


def test_a_server_that_is_not_installed(refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError(name="fastapi")

    monkeypatch.setattr("importlib.import_module", missing)
    assert "fastapi is not installed" in refused("serve")
