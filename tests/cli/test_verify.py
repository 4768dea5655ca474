"""potluck verify and potluck replay."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from .conftest import Run

Document = dict[str, Any]


FINISHED: dict[str, str] = {}


@pytest.fixture
def match_file(run: Run, tmp_path: Path) -> Path:
    """A finished match; played once, and copied for every test."""
    path = tmp_path / "match.json"
    if not FINISHED:
        run("play", "cafe-carnage", "--names", "Ada", "--save", path, answers=["1"] * 40)
        FINISHED["text"] = path.read_text(encoding="utf-8")
    path.write_text(FINISHED["text"], encoding="utf-8")
    return path


def change_a_move(document: Document) -> None:
    mine = [move for move in document["moves"] if move[1].startswith("vote")]
    mine[0][1] = "vote split" if mine[0][1] != "vote split" else "vote separate"


def swap_two_moves(document: Document) -> None:
    document["moves"][0], document["moves"][1] = document["moves"][1], document["moves"][0]


def drop_a_move(document: Document) -> None:
    del document["moves"][-1]


def change_a_card(document: Document) -> None:
    document["deck"]["toml"] = document["deck"]["toml"].replace("value = 1", "value = 2", 1)


def flip_a_bit_of_the_seed(document: Document) -> None:
    document["seed"] = f"{int(document['seed'], 16) ^ 1:064x}"


def change_a_name(document: Document) -> None:
    document["names"][0] = "Eve"


def change_an_option(document: Document) -> None:
    document["options"]["guards"] = "table"


def change_the_result(document: Document) -> None:
    document["outcome"]["scores"][0] += 1


def change_the_seal(document: Document) -> None:
    document["seal"] = "0" * 64


TAMPERING: list[Callable[[Document], None]] = [
    change_a_move,
    swap_two_moves,
    drop_a_move,
    change_a_card,
    flip_a_bit_of_the_seed,
    change_a_name,
    change_an_option,
    change_the_result,
    change_the_seal,
]


@pytest.mark.parametrize("tamper", TAMPERING)
def test_a_changed_file_does_not_prove_itself(run: Run, match_file: Path, tamper: Callable[[Document], None]) -> None:
    document = json.loads(match_file.read_text(encoding="utf-8"))
    tamper(document)
    Path("changed.json").write_text(json.dumps(document), encoding="utf-8")
    result = run("verify", "changed.json")
    assert result.exit_code == 1
    assert result.stdout.startswith("changed.json does not prove itself: ")
    assert result.stdout.count("\n") == 1
    told = run("verify", "changed.json", "--json")
    assert told.exit_code == 1
    assert json.loads(told.stdout)["verified"] is False


def test_an_untouched_file_proves_itself(run: Run, match_file: Path) -> None:
    before = match_file.read_bytes()
    result = run("verify", match_file)
    assert result.exit_code == 0
    assert result.stdout.count("\n") == 1
    facts = json.loads(run("verify", match_file, "--json").stdout)
    assert facts["verified"] is True
    assert facts["finished"] is True
    assert facts["game"] == "cafe-carnage"
    assert match_file.read_bytes() == before


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", "JSON"),
        (b"{}", "not a Potluck match file"),
        (b'{"potluck": 99}', "format 99"),
        (b"\xff\xfe", "UTF-8"),
        (b"[" * 100_000, "JSON"),
        (b" " * 16_000_001, "16 MB"),
    ],
)
def test_what_is_no_match_file_is_refused(
    refused: Callable[..., str], tmp_path: Path, content: bytes, complaint: str
) -> None:
    (tmp_path / "odd.json").write_bytes(content)
    for command in (["verify"], ["replay"], ["play", "--resume"]):
        assert complaint in refused(*command, "odd.json")


def test_a_file_with_letters_that_do_not_exist_is_refused(refused: Callable[..., str], match_file: Path) -> None:
    text = match_file.read_text(encoding="utf-8").replace('"Ada"', '"\\ud800"')
    Path("odd.json").write_text(text, encoding="utf-8")
    assert refused("verify", "odd.json")


def test_a_match_of_an_unknown_game_cannot_be_read(refused: Callable[..., str], match_file: Path) -> None:
    text = match_file.read_text(encoding="utf-8").replace('"cafe-carnage"', '"cafe-carnagf"')
    Path("odd.json").write_text(text, encoding="utf-8")
    for command in (["verify"], ["replay"], ["play", "--resume"]):
        assert "did you mean cafe-carnage?" in refused(*command, "odd.json")


def test_an_illegal_move_in_a_log_is_named(refused: Callable[..., str], match_file: Path) -> None:
    document = json.loads(match_file.read_text(encoding="utf-8"))
    document["moves"][0][1] = "vote run"
    Path("odd.json").write_text(json.dumps(document), encoding="utf-8")
    for command in (["replay"], ["play", "--resume"]):
        assert "move 1, 'vote run' of seat" in refused(*command, "odd.json")


# -- replay -------------------------------------------------------------------------------------------


def test_the_story_is_told(run: Run, match_file: Path) -> None:
    result = run("replay", match_file)
    assert result.exit_code == 0
    assert "Night 5 begins." in result.stdout
    assert "The result" in result.stdout
    assert "You order" not in result.stdout  # the table's story, without anybody's secrets


def test_a_seat_hears_its_own_secrets(run: Run, match_file: Path) -> None:
    by_name = run("replay", match_file, "--seat", "Ada").stdout
    assert by_name.count("You order") == 15
    assert run("replay", match_file, "--seat", "1").stdout == by_name
    assert run("replay", match_file, "--seat", "2").stdout != by_name


def test_everything_open_names_whose_secret_it_is(run: Run, match_file: Path) -> None:
    shown = run("replay", match_file, "--open").stdout
    assert "Ada: You order" in shown
    assert "Basil: You order" in shown


def test_steps_wait_for_enter(run: Run, match_file: Path) -> None:
    waiting = run("replay", match_file, "--step", answers=["", "", "q"])
    assert waiting.stdout.count("Enter goes on") == 3
    assert "The result" in waiting.stdout
    assert "The result" in run("replay", match_file, "--step", answers=[]).stdout


def test_a_running_match_says_how_to_go_on(run: Run) -> None:
    run("play", "cafe-carnage", "--save", "half.json", answers=["1", "q"])
    assert "potluck play --resume half.json" in run("replay", "half.json").stdout


@pytest.mark.parametrize("seat", ["0", "5", "-1", "--1", "Adda", "99999999999"])
def test_a_seat_that_is_not_there(refused: Callable[..., str], match_file: Path, seat: str) -> None:
    assert refused("replay", "match.json", "--seat", seat)
