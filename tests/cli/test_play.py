"""potluck play: whole matches through a pipe, leaving and coming back, taking back, the curtain."""

from __future__ import annotations

import io
import json
import re
import shlex
from pathlib import Path

import pytest
from rich.console import Console

from potluck import catalog
from potluck.cli.terminal.screen import clear
from potluck.kernel.events import SPECTATOR
from potluck.kernel.matchfile import read_match
from potluck.language.teller import table_teller

from .conftest import Run, installed

#: More answers than any match needs: the first choice every time.
ALWAYS_FIRST = ["1"] * 3000


def saved(folder: Path) -> list[Path]:
    """The match files of a folder."""
    return sorted(folder.glob("*.json"))


def moves_of(path: Path) -> list[list[object]]:
    """The log of a match file."""
    moves: list[list[object]] = json.loads(path.read_text(encoding="utf-8"))["moves"]
    return moves


@pytest.mark.parametrize("id", installed())
def test_a_whole_match_through_a_pipe(run: Run, tmp_path: Path, id: str) -> None:
    result = run("play", id, "--bots", "random", "--seed", "7", answers=ALWAYS_FIRST)
    assert result.exit_code == 0, result.output[-2000:]
    assert "The result" in result.stdout
    assert "Place" in result.stdout
    assert "\x1b" not in result.stdout
    assert result.stderr == ""
    assert max(len(line) for line in result.stdout.splitlines() if ".json" not in line) <= 80
    (path,) = saved(tmp_path)
    assert f"potluck verify {path.name}" in result.stdout
    assert run("verify", path).exit_code == 0


def test_the_position_is_shown_as_a_table(run: Run) -> None:
    shown = run("play", "cafe-carnage", "--names", "Ada", "--seed", "7", answers=["1"]).stdout
    assert re.search(r"Diners +Points +Money", shown)
    assert "▸ Ada" in shown
    assert "Night 1 · Nights 5" in shown
    assert re.search(r"Your action cards +Split 2, Separate 2, Run 1", shown)
    assert "Choose your starter." in shown


def test_the_same_seed_and_answers_give_the_same_match(run: Run) -> None:
    for name in ("one.json", "two.json"):
        run("play", "cafe-carnage", "--seed", "x", "--save", name, answers=ALWAYS_FIRST)
    assert Path("one.json").read_text(encoding="utf-8") == Path("two.json").read_text(encoding="utf-8")


def test_without_a_seed_the_cards_are_sealed(run: Run, tmp_path: Path) -> None:
    result = run("play", "cafe-carnage", answers=["1", "q"])
    document = json.loads(saved(tmp_path)[0].read_text(encoding="utf-8"))
    assert document["chance"] == "sealed"
    assert f"The cards are sealed: {document['commitment'][:16]}" in result.stdout


@pytest.mark.parametrize("leaving", [["q"], []], ids=["q", "end of input"])
def test_leaving_saves_and_the_printed_command_goes_on(run: Run, tmp_path: Path, leaving: list[str]) -> None:
    run("play", "cafe-carnage", "--seed", "5", "--save", "whole.json", answers=ALWAYS_FIRST)
    whole = Path("whole.json").read_text(encoding="utf-8")
    result = run("play", "cafe-carnage", "--seed", "5", "--save", "half.json", answers=["1"] * 7 + leaving)
    assert result.exit_code == 0
    half = Path("half.json").read_bytes()
    command = next(line for line in result.stdout.splitlines() if "--resume" in line)
    words = shlex.split(command)
    assert words[:2] == ["potluck", "play"]
    again = run(*words[1:], answers=ALWAYS_FIRST)
    assert again.exit_code == 0
    assert "The result" in again.stdout
    assert Path("half-2.json").read_text(encoding="utf-8") == whole  # bots go on as they would have
    assert Path("half.json").read_bytes() == half  # and the old file is unharmed


@pytest.mark.parametrize("id", installed())
def test_every_moment_can_be_left_and_resumed(run: Run, tmp_path: Path, id: str) -> None:
    path = tmp_path / "a.json"
    run("play", id, "--seed", "3", "--bots", "random", "--save", path, answers=["1"])
    for _ in range(6):
        run("play", "--resume", path, "--bots", "random", "--save", path, "--force", answers=["1"])
        assert run("verify", path).exit_code == 0
    assert len([move for move in moves_of(path) if move[0] == 0]) == 7


def test_a_finished_match_has_nothing_to_resume(run: Run) -> None:
    run("play", "cafe-carnage", "--seed", "5", "--save", "whole.json", answers=ALWAYS_FIRST)
    result = run("play", "--resume", "whole.json")
    assert result.exit_code == 0
    assert "nothing to resume" in result.stdout
    assert saved(Path()) == [Path("whole.json")]


def test_a_name_that_is_taken_gets_a_number(run: Run, tmp_path: Path) -> None:
    Path("a.json").write_text("mine", encoding="utf-8")
    assert run("play", "cafe-carnage", "--save", "a.json", answers=["q"]).exit_code == 2
    assert Path("a.json").read_text(encoding="utf-8") == "mine"
    assert run("play", "cafe-carnage", "--save", "a.json", "--force", answers=["q"]).exit_code == 0
    assert run("verify", "a.json").exit_code == 0
    assert [path.name for path in tmp_path.iterdir()] == ["a.json"]  # nothing half-written is left


def test_a_mistake_in_a_game_does_not_cost_the_match(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_: object) -> None:
        raise RuntimeError("a bug")

    run("play", "cafe-carnage", "--seed", "1", "--save", "a.json", answers=["1", "2"])
    monkeypatch.setattr("potluck.cli.terminal.session.Session.let_bot_choose", stumble)
    result = run("play", "--resume", "a.json", "--save", "b.json", answers=["1", "2", "1"])
    assert isinstance(result.exception, RuntimeError)
    assert run("verify", "b.json").exit_code == 0
    assert len(moves_of(Path("b.json"))) > len(moves_of(Path("a.json")))


# -- help ---------------------------------------------------------------------------------------------


def test_a_question_mark_shows_the_rule_that_applies(run: Run) -> None:
    shown = run("play", "cafe-carnage", answers=["?", "?cc-6.3", "?XX-9", "??", "help", "?lobster"]).stdout
    asked = [part.strip() for part in shown.split(" > ")[1:]]
    assert "CC-3.1" in asked[0]
    assert "CC-6.3" in asked[1]
    assert "There is no rule or card “xx-9”." in asked[2]
    assert "CC-A27" in asked[3]
    assert "save and quit" in asked[4]
    card = " ".join(asked[5].split())
    assert "Lobster Thermidor $5 main · Cost 5 · Points 5 Costs $5".casefold() in card.casefold()


def test_a_refusal_says_why_and_which_rule(run: Run) -> None:
    shown = run("play", "cafe-carnage", "--seed", "1", answers=["run!", "?", "99", "0", "zzz", ""]).stdout
    assert "First the orders, then the ballot. (CC-2.1" in shown
    assert "CC-2.1 You dine out five times" in shown
    assert "There is no choice 99" in shown
    assert "There is no choice 0" in shown
    assert "I do not know “zzz”" in shown
    assert len(moves_of(saved(Path())[0])) == 3  # the bots' orders; nothing of the guest's


def test_a_choice_can_be_named(run: Run) -> None:
    shown = run("play", "cafe-carnage", "--seed", "4", answers=["soup", "q"]).stdout
    assert "You order Tomato Soup ($1)." in shown


def test_a_hint_names_a_choice(run: Run) -> None:
    shown = run("play", "cafe-carnage", "--seed", "4", answers=["h"]).stdout
    assert re.search(r"A chef would choose “.+ \(\$\d\)”", re.sub(r"\s+", " ", shown))
    assert re.search(r"That is choice [123]: .+ \(\$\d\)", shown)
    assert len(re.findall(r"[█░]{20}\s+\d+%", shown)) == 3


def test_a_hint_changes_nothing(run: Run) -> None:
    run("play", "cafe-carnage", "--seed", "4", "--save", "plain.json", answers=["1"] * 9)
    run(
        "play",
        "cafe-carnage",
        "--seed",
        "4",
        "--save",
        "asked.json",
        answers=["hint", "v", "?", "u", "1", *["v", "?", "u", "1"] * 8],
    )
    assert Path("plain.json").read_bytes() == Path("asked.json").read_bytes()


# -- taking back --------------------------------------------------------------------------------------


def test_what_was_revealed_cannot_be_taken_back(run: Run) -> None:
    shown = run(
        "play", "cafe-carnage", "--players", 4, "--people", 4, "--seed", 2, answers=[""] + ["1", ""] * 4 + ["u"]
    )
    assert "That cannot be taken back. Cards were dealt or dice were rolled." in shown.stdout


@pytest.mark.parametrize("id", installed())
def test_taking_back_and_choosing_again_is_as_if_nothing_had_been(run: Run, id: str) -> None:
    run("play", id, "--bots", "random", "--seed", "6", "--save", "straight.json", answers=["1"] * 12)
    shown = run("play", id, "--bots", "random", "--seed", "6", "--save", "back.json", answers=["1", "u"] * 6)
    again = shown.stdout.count("Taken back.")
    done = moves_of(Path("back.json"))
    assert len([move for move in done if move[0] == 0]) == 6 - again
    assert done == moves_of(Path("straight.json"))[: len(done)]
    assert run("verify", "back.json").exit_code == 0


def test_at_the_curtain_the_last_choice_can_be_taken_back(run: Run) -> None:
    result = run("play", "cafe-carnage", "--names", "Ada,Bo", "--seed", "2", answers=["", "1", "u", "2", "", "q"])
    assert "Ada may still take the last choice back" in result.stdout
    assert "Taken back." in result.stdout
    mine = [move for move in moves_of(saved(Path())[0]) if move[0] == 0]
    Path("once").mkdir()
    run("play", "cafe-carnage", "--names", "Ada,Bo", "--seed", "2", "--save", "once/a.json", answers=["", "2", "q"])
    assert mine == [move for move in moves_of(Path("once/a.json")) if move[0] == 0]
    assert len(mine) == 1


# -- several people at one keyboard -------------------------------------------------------------------


def test_the_curtain_keeps_secrets(run: Run) -> None:
    """What stands between two curtains is only what the person in front of the screen may know."""
    answers = ["", "1", "", "2", "", "3", "", "1"] * 40
    result = run("play", "cafe-carnage", "--names", "Ada,Bo,Cy,Di", "--seed", "9", "--save", "a.json", answers=answers)
    assert "The result" in result.stdout
    match = read_match(Path("a.json").read_text(encoding="utf-8"), catalog.find_game)
    words = table_teller(match.setup, match.names)
    secrets = [
        (event.facts["seat"], words.tell(event.phrase())) for event in match.events if not event.heard_by(SPECTATOR)
    ]
    assert len(secrets) > 100
    owner = -1
    told = 0
    for scene in re.split(r"^=+$", result.stdout, flags=re.MULTILINE):
        text = " ".join(scene.split()).replace("• ", "")
        asked = {name for name in match.names if f"{name} [1" in text}
        assert len(asked) <= 1, "two people were asked without a curtain between them"
        owner = match.names.index(asked.pop()) if asked else -1
        for seat, sentence in secrets:
            if sentence.startswith("Your menu: ") and sentence in text:
                told += 1
                assert seat == owner or any(mine == (owner, sentence) for mine in secrets)
        if owner < 0:
            assert "You order" not in text
            assert "You seal" not in text
            assert "Hand split" not in text
    assert told >= 60


@pytest.mark.parametrize(("kind", "ending"), [("xterm", "\x1b[2J\x1b[3J"), ("dumb", "\n" * 30)])
def test_the_curtain_leaves_nothing_to_scroll_back_to(monkeypatch: pytest.MonkeyPatch, kind: str, ending: str) -> None:
    monkeypatch.setenv("TERM", kind)
    page = io.StringIO()
    clear(Console(file=page, force_terminal=True, height=30, width=80))
    assert ending in page.getvalue()


def test_people_beside_bots_and_their_way_back(run: Run) -> None:
    result = run(
        "play", "cafe-carnage", "--people", 2, "--bots", "random", "--seed", 1, answers=["", "1", "", "1", "q"]
    )
    assert "--people 2 --bots random" in result.stdout
    assert "Guest 1 and Guest 2 against" in result.stdout


def test_names_choose_the_seats_on_the_way_back(run: Run) -> None:
    run("play", "cafe-carnage", "--names", "Ada,Bo", "--seed", "1", "--save", "a.json", answers=["", "q"])
    shown = run("play", "--resume", "a.json", "--names", "Bo", answers=["q"]).stdout
    assert "▸ Bo" in shown
    assert "--names Bo" in shown


def test_a_name_cannot_steer_the_terminal(run: Run, tmp_path: Path) -> None:
    run("play", "cafe-carnage", "--names", "Ada", "--seed", "1", "--save", "a.json", answers=["q"])
    text = Path("a.json").read_text(encoding="utf-8").replace('"Ada"', '"\\u001b[2JEve"')
    Path("b.json").write_text(text, encoding="utf-8")
    for words in (["replay", "b.json"], ["play", "--resume", "b.json"]):
        result = run(*words, answers=["1", "q"])
        assert result.exit_code == 0
        assert "\x1b" not in result.output
        assert "Eve" in result.output
