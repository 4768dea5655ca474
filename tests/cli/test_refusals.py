"""Everything that can be typed wrongly gets one clear line and status 2, and harms no file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from potluck import catalog

WRONG: list[tuple[str, str]] = [
    ("play cafe-carnag", "did you mean cafe-carnage?"),
    ("play Cafe_Carnage", "did you mean cafe-carnage?"),
    ("play chess", "installed are"),
    ("play", "which game?"),
    ("rules nothing", "installed are"),
    ("cards nothing", "installed are"),
    ("simulate nothing", "installed are"),
    ("rules", "GAME"),
    ("verify", "FILE"),
    ("nonsense", "nonsense"),
    ("simulat cafe-carnage", "simulate"),
    ("--nonsense", "--nonsense"),
    ("serve --port 99999", "65535"),
    ("serve --port soup", "soup"),
    ("serve --lan --host 127.0.0.1", "--lan or --host, not both"),
    ("--lan --host 192.168.1.20", "--lan or --host, not both"),
    ("--lan serve", "potluck serve"),
    ("--port 8080 games", "not before games"),
    ("rules cafe-carnage --rule CC-99", "CC-"),
    ("play cafe-carnage --players 9", "4 to 6"),
    ("play cafe-carnage --players -3", "4 to 6"),
    ("play cafe-carnage --players many", "many"),
    ("play cafe-carnage --people 5", "4 seats"),
    ("play cafe-carnage --people 0", "--people"),
    ("play cafe-carnage --people -1", "--people"),
    ("play cafe-carnage --people 2 --names Ada", "--names"),
    ("play cafe-carnage --names Ada,,Bo", "--names"),
    ("play cafe-carnage --names Ada,ada", "different"),
    ("play cafe-carnage --names \x1b[2J", "--names"),
    ("play cafe-carnage --names " + "x" * 25, "24"),
    ("play cafe-carnage --bots reguler", "did you mean regular?"),
    ("play cafe-carnage --bots regular,", "random, novice, regular"),
    ("play cafe-carnage --bots random,random,random,random", "3 seats"),
    ("play cafe-carnage --option advanced", "key=value"),
    ("play cafe-carnage --option advance=on", "did you mean advanced?"),
    ("play cafe-carnage --option advanced=maybe", "off, on"),
    ("play cafe-carnage --option advanced=on --option advanced=off", "twice"),
    ("play cafe-carnage --seed " + "x" * 201, "--seed"),
    ("play cafe-carnage --seed \udcff", "--seed"),
    ("play cafe-carnage --deck nowhere.toml", "nowhere.toml"),
    ("play cafe-carnage --deck .", "directory"),
    ("play cafe-carnage --deck binary.toml", "UTF-8"),
    ("play cafe-carnage --deck huge.toml", "1 MB"),
    ("play cafe-carnage --deck broken.toml", "TOML"),
    ("play cafe-carnage --deck wrong.toml", "value must be"),
    ("cards cafe-carnage --deck wrong.toml", "value must be"),
    ("simulate cafe-carnage --deck wrong.toml", "value must be"),
    ("play cafe-carnage --save .", "directory"),
    ("play cafe-carnage --save nowhere/a.json", "nowhere"),
    ("play cafe-carnage --save wrong.toml", "--force"),
    ("play --resume nowhere.json", "nowhere.json"),
    ("play --resume .", "directory"),
    ("play --resume wrong.toml", "JSON"),
    ("play cafe-carnage --resume wrong.toml --seed 1", "--seed"),
    ("play cafe-carnage --resume wrong.toml --players 4", "--players"),
    ("replay .", "directory"),
    ("verify .", "directory"),
    ("verify nowhere.json", "no such file"),
    ("verify binary.toml", "UTF-8"),
    ("simulate cafe-carnage --games 0", "--games"),
    ("simulate cafe-carnage --games -5", "--games"),
    ("simulate cafe-carnage --games 1e3", "1e3"),
    ("simulate cafe-carnage --games 99999999999999", "--games"),
    ("simulate cafe-carnage --workers 0", "--workers"),
    ("simulate cafe-carnage --workers 100000", "--workers"),
    ("simulate cafe-carnage --bots random,random,random,random,random", "4 seats"),
    ("simulate cafe-carnage --games 5 --save wrong.toml", "directory"),
    ("simulate cafe-carnage --games 20000 --save many", "10000"),
]


@pytest.fixture
def folder(tmp_path: Path) -> dict[str, bytes]:
    """A folder with files that are wrong in many ways; their content, to see that it stays."""
    house = catalog.find_game("cafe-carnage").house_deck()
    files = {
        "binary.toml": b"\xff\xfe\x00",
        "huge.toml": b"#" * 1_000_001,
        "broken.toml": b"[[dish]",
        "wrong.toml": house.replace("value = 1", "value = -1", 1).encode(),
    }
    for name, content in files.items():
        (tmp_path / name).write_bytes(content)
    return files


@pytest.mark.parametrize(("command", "complaint"), WRONG)
def test_one_clear_line(
    refused: Callable[..., str], folder: dict[str, bytes], tmp_path: Path, command: str, complaint: str
) -> None:
    assert complaint in refused(*command.split(" "))
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == folder


def test_a_broken_game_is_named(refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise ImportError("no oven")

    monkeypatch.setattr("potluck.cli.arguments.games", broken)
    assert "an installed game cannot be loaded: ImportError: no oven" in refused("games")


def test_a_folder_that_cannot_be_written_does_not_lose_the_match(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from potluck.cli.files import write_somewhere

    (tmp_path / "spare").mkdir()
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path / "spare"))
    path = write_somewhere(tmp_path / "gone" / "a.json", "text")
    assert path == tmp_path / "spare" / "a.json"
    assert path.read_text(encoding="utf-8") == "text"
