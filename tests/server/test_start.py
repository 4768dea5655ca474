"""How a server starts: what somebody at a terminal reads, and what is said of a database that cannot be had."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

from potluck.kernel.errors import BadSetup
from potluck.server.run import serve
from potluck.server.settings import Settings

SERVE = [sys.executable, "-m", "potluck", "serve", "--no-open", "--port", "0"]


def read_until(terminal: int, words: bytes) -> bytes:
    """What a terminal shows, up to some words or to the end of the program."""
    shown = b""
    while words not in shown:
        try:
            shown += os.read(terminal, 4096)
        except OSError:  # nobody writes any more
            break
    return shown


def test_a_terminal_is_told_where_to_go_and_how_to_stop(tmp_path: Path) -> None:
    terminal, theirs = pty.openpty()
    environment = {**os.environ, "POTLUCK_DATA": str(tmp_path)}
    streams: dict[str, Any] = {"stdin": theirs, "stdout": theirs, "stderr": theirs}
    with subprocess.Popen(SERVE, **streams, env=environment, process_group=0) as server:
        os.close(theirs)
        shown = read_until(terminal, b"\n").decode()
        address = re.fullmatch(r"Potluck is open at (http://localhost:\d+/) \(Ctrl-C closes it\)\r\n", shown)
        assert address, shown
        with urlopen(address[1], timeout=30) as page:
            assert page.status == 200
        os.killpg(server.pid, signal.SIGINT)  # as the keyboard does: its processes hear it, too
        assert read_until(terminal, b"Traceback") == b"", "it goes quietly"
    os.close(terminal)


def test_a_terminal_is_told_the_address_for_the_network(tmp_path: Path) -> None:
    code = (
        "import potluck.server.lan as lan; lan.lan_address = lambda: '127.0.0.2'; from potluck.cli import main; main()"
    )
    terminal, theirs = pty.openpty()
    environment = {**os.environ, "POTLUCK_DATA": str(tmp_path)}
    streams: dict[str, Any] = {"stdin": theirs, "stdout": theirs, "stderr": theirs}
    command = [sys.executable, "-c", code, "serve", "--lan", "--no-open", "--port", "0"]
    with subprocess.Popen(command, **streams, env=environment, process_group=0) as server:
        os.close(theirs)
        shown = read_until(terminal, b"/\r\n").decode()
        told = re.fullmatch(
            r"Potluck is open at (http://127\.0\.0\.2:\d+/) for everybody on this network \(Ctrl-C closes it\)\r\n"
            r"On this device it is also at (http://localhost:\d+/)\r\n",
            shown,
        )
        assert told, shown
        for address in told.groups():
            with urlopen(address, timeout=30) as page:
                assert page.status == 200
        os.killpg(server.pid, signal.SIGINT)
        assert read_until(terminal, b"Traceback") == b""
    os.close(terminal)


def test_without_a_network_there_is_nobody_to_let_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("potluck.server.lan.lan_address", lambda: None)
    with pytest.raises(BadSetup, match="--lan needs a network, and this device is connected to none"):
        serve(lan=True)


def refused(database: str, folder: Path) -> str:
    """What is said instead of serving with such a database: one line."""
    environment = {**os.environ, "POTLUCK_DATA": str(folder)}
    told = subprocess.run(
        [*SERVE, "--database", database], env=environment, capture_output=True, text=True, timeout=60, check=False
    )
    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr.count("\n") == 1, told.stderr
    return told.stderr


@pytest.mark.parametrize(
    ("database", "complaint"),
    [
        ("mysql://x", "a database is postgresql://… or the path of a SQLite file, not mysql://…"),
        ("postgresql://me:secret@127.0.0.1:port/x", "looks like postgresql://user:password@host:5432/name"),
        ("postgresql://me:secret@127.0.0.1:1/x", "database postgresql://127.0.0.1:1/x cannot be opened"),
        (
            "postgresql://127.0.0.1:1/x?user=me&password=secret",
            "database postgresql://127.0.0.1:1/x cannot be opened",
        ),
        ("postgresql://me:a@secret@127.0.0.1:1/x", "database postgresql://127.0.0.1:1/x cannot be opened"),
        ("host=127.0.0.1 password=secret", "a database that is no file is named as postgresql://"),
        ("postgresql:me:secret@127.0.0.1", "a database that is no file is named as postgresql://"),
        ("sqlite:////proc/nowhere/x", "sqlite:////proc/nowhere/x cannot be opened: unable to open database file"),
        ("/proc/nowhere/x", "the folder /proc/nowhere cannot be used: no such file or directory"),
    ],
)
def test_a_database_that_cannot_be_had_is_named_in_a_line(tmp_path: Path, database: str, complaint: str) -> None:
    told = refused(database, tmp_path)
    assert complaint in told
    assert "secret" not in told


def test_a_file_that_is_no_database_stays_as_it_is(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Alice, " * 20)
    assert "letter.txt cannot be opened: file is not a database" in refused(str(letter), tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]
    assert letter.read_text() == "Dear Alice, " * 20


def test_a_sqlite_file_may_be_named_by_its_path_or_by_a_url(tmp_path: Path) -> None:
    file = tmp_path / "postgres.db"
    assert Settings(str(file)).database_url == Settings(f"sqlite:///{file}").database_url
