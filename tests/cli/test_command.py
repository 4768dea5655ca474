"""The installed command, as a process of its own."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-c", "from potluck.cli import main; main()"]


def potluck(*words: str, folder: Path, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command to its end."""
    return subprocess.run(
        [*COMMAND, *words],
        cwd=folder,
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        env={**os.environ, **environment},
    )


def test_a_match_is_played_left_resumed_and_proved(tmp_path: Path) -> None:
    first = potluck("play", "cafe-carnage", "--seed", "1", "--save", "a.json", folder=tmp_path, typed="1\n2\nq\n")
    assert first.returncode == 0
    assert first.stderr == ""
    second = potluck("play", "--resume", "a.json", "--save", "b.json", folder=tmp_path, typed="1\n" * 40)
    assert second.returncode == 0
    assert "The result" in second.stdout
    proof = potluck("verify", "b.json", folder=tmp_path)
    assert (proof.returncode, proof.stderr) == (0, "")


def test_wrong_input_has_status_2_and_no_traceback(tmp_path: Path) -> None:
    result = potluck("play", "cafe-carnag", folder=tmp_path)
    assert result.returncode == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1


def test_input_that_is_not_text_is_only_a_wrong_answer(tmp_path: Path) -> None:
    result = subprocess.run(
        [*COMMAND, "play", "cafe-carnage"], cwd=tmp_path, input=b"\xff\xfe\n\x00\nq\n", capture_output=True, timeout=120
    )
    assert result.returncode == 0
    assert b"Traceback" not in result.stderr


def test_a_terminal_that_knows_only_ascii(tmp_path: Path) -> None:
    result = potluck("games", folder=tmp_path, PYTHONIOENCODING="ascii")
    assert result.returncode == 0
    assert "Caf? Carnage" in result.stdout


def test_no_space_for_the_output(tmp_path: Path) -> None:
    with open("/dev/full", "w") as full:
        told = subprocess.run([*COMMAND, "games"], stdout=full, stderr=subprocess.PIPE, timeout=120, check=False)
    assert (told.returncode, told.stderr) == (1, b"potluck: there is no space left for the output\n")


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-"])
def test_what_is_closed_is_not_missed(tmp_path: Path, closed: str) -> None:
    line = f"{shlex.join(COMMAND)} play cafe-baras --save a.json {closed}"
    told = subprocess.run(["sh", "-c", line], cwd=tmp_path, stdin=subprocess.DEVNULL, capture_output=True, timeout=120)
    assert told.returncode == 0, told.stderr
    assert b"Traceback" not in told.stderr
    assert (tmp_path / "a.json").is_file()


def test_nobody_reads_on(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*COMMAND, "rules", "cafe-carnage"], cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize("kind", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_an_interrupt_saves_the_match(tmp_path: Path, kind: str) -> None:
    with subprocess.Popen(
        [*COMMAND, "play", "cafe-carnage", "--save", "a.json"],
        cwd=tmp_path,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(b"1\n")
        process.stdin.flush()
        seen = b""
        while b"Choose your main." not in seen:
            seen += os.read(process.stdout.fileno(), 4096)
        time.sleep(0.1)
        process.send_signal(getattr(signal, kind))
        assert process.wait(60) == 0
        assert process.stderr.read() == b""
    assert potluck("verify", "a.json", folder=tmp_path).returncode == 0


def test_two_processes_count_like_one(tmp_path: Path) -> None:
    words = ["simulate", "cafe-carnage", "--games", "30", "--seed", "s"]
    one = potluck(*words, "--workers", "1", folder=tmp_path).stdout.splitlines()
    two = potluck(*words, "--workers", "2", folder=tmp_path).stdout.splitlines()
    assert one[0] == two[0]
    assert one[2:] == two[2:]  # all but the clock


def test_help_is_quick(tmp_path: Path) -> None:
    heavy = "('rich.table', 'potluck.catalog', 'multiprocessing')"
    code = (
        "import sys\nfrom potluck.cli import main\nsys.argv = ['potluck', '--help']\n"
        f"try: main()\nexcept SystemExit: print([name for name in {heavy} if name in sys.modules])"
    )
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, cwd=tmp_path)
    assert result.stdout.splitlines()[-1] == "[]"
