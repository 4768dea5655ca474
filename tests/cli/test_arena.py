"""potluck arena: fair seats, the same numbers for the same seed, bots from files, and clear words when they fail."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psutil
import pytest

from potluck.cli.arena import homemade_bot
from potluck.cli.arena.matches import Arena

from .conftest import Run
from .test_command import COMMAND, potluck

ROOT = Path(__file__).parents[2]
PATIENCE = 30.0

MINE = """
from potluck.bots.bot import Bot

class First(Bot):
    imagines = False

    def choose(self, context, chance):
        assert context.imagined is None
        return context.moves[0]

class Cheat(Bot):
    def choose(self, context, chance):
        return context.setup.deck.catalogue.moves[-1]

class Broken(First):
    def __init__(self):
        raise RuntimeError("no salt")

class Idle(Bot):
    pass

class Burns(Bot):
    def choose(self, context, chance):
        raise RuntimeError("too hot")

class Shrugs(Bot):
    def choose(self, context, chance):
        return None

class Leaves(Bot):
    def choose(self, context, chance):
        raise SystemExit(4)

class Dies(Bot):
    def choose(self, context, chance):
        import os
        os._exit(3)

class Sings(First):
    def choose(self, context, chance):
        import os
        print("la la la")
        os.write(1, b"fa la la")
        return context.moves[0]

class Other:
    pass

class Peeks(Bot):
    def choose(self, context, chance):
        import gc, sys
        from potluck.kernel.state import State
        gc.collect()  # what was imagined before
        around = gc.get_objects()
        lists = [thing for thing in around if type(thing) in (list, tuple)]
        words = {word for some in lists for word in some if type(word) is str}
        frame = sys._getframe()
        while frame:
            around += frame.f_locals.values()
            frame = frame.f_back
        tables = [thing for thing in around if isinstance(thing, State) and thing is not context.imagined]
        assert not tables, "saw the table"
        assert " and ".join(["salt", "pepper"]) not in words, "saw the seed"
        return context.moves[0]

class Forges(Bot):
    def choose(self, context, chance):
        import sys
        frame = sys._getframe()
        while "connection" not in frame.f_locals:
            frame = frame.f_back
        frame.f_locals["connection"].send({"a": "pickle"})
        return context.moves[0]

class Interrupts(Bot):
    def choose(self, context, chance):
        raise KeyboardInterrupt

class Mumbles(Bot):
    def choose(self, context, chance):
        class Odd(Exception):
            def __str__(self):
                raise ValueError
        raise Odd

class Undecided(Bot):
    @property
    def imagines(self):
        raise LookupError("where?")

    def choose(self, context, chance):
        return context.moves[0]

class Changes(First):
    def within(self, budget):
        return "later"

class Broods(Bot):
    def choose(self, context, chance):
        import os
        print("here is", os.getpid(), flush=True)
        while True:
            pass
"""


def results(run: Run, *words: object) -> dict[str, Any]:
    """An arena's JSON without its clock."""
    result = run("arena", *words, "--json")
    assert result.exit_code == 0, result.output
    document: dict[str, Any] = json.loads(result.stdout)
    assert {"seconds", "workers", "compiled", "bots"} <= set(document.pop("timing"))
    return document


def test_shares_add_up_and_everybody_plays_alike_often(run: Run) -> None:
    document = results(run, "cafe-baras", "--bots", "regular,random", "--games", 3, "--seed", "a", "--workers", 1)
    assert document["games"] == 4  # rounded up: every deal on both seats
    regular, random = document["results"]
    assert (regular["bot"], random["bot"]) == ("regular", "random")
    assert regular["played"] == random["played"] == 4
    assert regular["wins"] + random["wins"] == pytest.approx(4)
    assert regular["win_share"] > random["win_share"]
    assert regular["rating"]["mu"] > random["rating"]["mu"]
    low, high = regular["win_interval"]
    assert 0 <= low <= regular["win_share"] <= high <= 1


def test_the_same_seed_and_iterations_give_the_same_results_in_any_number_of_processes(run: Run) -> None:
    words = ["cthulbeque", "--bots", "chef,regular", "--games", 4, "--iterations", 3, "--seed", "soup"]
    assert results(run, *words, "--workers", 1) == results(run, *words, "--workers", 2)


def test_every_deal_is_played_on_every_seat() -> None:
    arena = Arena("g", 3, {}, "", ["a", "b", "c"], "s", 0, 0.0)
    deals = [arena.seating(number) for number in range(6)]
    assert [deal for deal, _ in deals] == [0, 0, 0, 1, 1, 1]
    for bot in range(3):
        assert sorted(seating.index(bot) for _, seating in deals[:3]) == [0, 1, 2]


def test_more_bots_than_seats_meet_in_all_groups(run: Run) -> None:
    document = results(run, "cafe-baras", "--bots", "novice,regular,random", "--games", 6, "--seed", "b")
    assert [one["played"] for one in document["results"]] == [4, 4, 4]


def test_one_against_three(run: Run) -> None:
    words = ["cafe-carnage", "--bots", "regular,random,random,random", "--games", 8, "--seed", "c"]
    regular, random = results(run, *words)["results"]
    assert (regular["played"], random["played"]) == (8, 24)


def test_people_get_a_table(run: Run) -> None:
    Path("mine.py").write_text(MINE)
    bots = "chef,mine.py:First"
    shown = run("arena", "cafe-carnage", "--bots", bots, "--games", 4, "--iterations", 2, "--seed", "d").stdout
    assert "Café Carnage: 4 matches of 4, seed d" in shown
    assert "Time to think: 2 iterations a choice" in shown
    assert "Iterations" in shown
    assert "…" not in shown, "nothing is cut off at 80 columns"
    quick = run("arena", "cafe-carnage", "--bots", "regular,random", "--games", 4, "--seed", "d").stdout
    assert "Time to think: each bot's own." in quick
    assert "Iterations" not in quick


def test_a_bot_of_ones_own_competes(run: Run) -> None:
    Path("mine.py").write_text(MINE)
    document = results(run, "cafe-carnage", "--bots", "mine.py:First,random", "--games", 4, "--seed", "e")
    assert document["results"][0]["bot"] == "mine.py:First"
    assert document["results"][0]["played"] == 8


def test_the_documented_bot_beats_random(run: Run) -> None:
    """docs/write-a-bot.md, as it stands there."""
    page = (ROOT / "docs" / "write-a-bot.md").read_text("utf-8")
    source = re.findall(r"```python\n(.*?)```", page, re.S)[0]
    Path("mine.py").write_text(source)
    command = re.search(r"potluck (arena .*mine.py:Mine.*)", page)
    assert command
    words = command.group(1).replace("--games 60", "--games 12").split()
    mine, regular, random = results(run, *words[1:])["results"]
    assert mine["played"] == regular["played"] == random["played"] == 8
    assert mine["wins"] > random["wins"]


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_bot_that_looks_around_finds_nothing_that_its_seat_may_not_know(tmp_path: Path, workers: str) -> None:
    (tmp_path / "mine.py").write_text(MINE)
    words = ["arena", "cafe-baras", "--bots", "mine.py:Peeks,random", "--games", "2", "--seed", "salt and pepper"]
    told = potluck(*words, "--workers", workers, "--json", folder=tmp_path)
    assert (told.returncode, told.stderr) == (0, "")
    assert json.loads(told.stdout)["results"][0]["played"] == 2


@pytest.mark.parametrize(
    ("bots", "complaint"),
    [
        ("regular", "2 to 12 bots"),
        ("regular,chief", "did you mean chef?"),
        ("regular,nobody.py:Bot", "there is no file nobody.py"),
        ("regular,mine.py:Nobody", "its bots are First, Cheat, Broken, Idle, Burns"),
        ("regular,mine.py:Other", "let it inherit from potluck.bots.bot.Bot"),
        ("regular,mine.py:Broken", "cannot be made: RuntimeError: no salt"),
        ("regular,mine.py:Bot", "its bots are First, Cheat"),
        ("regular,mine.py:Idle", "Idle in mine.py does not choose"),
        ("regular,mine.py:Burns", "mine.py:Burns failed: RuntimeError: too hot (line 24)"),
        ("regular,mine.py:Shrugs", "mine.py:Shrugs chose None, which is not a move"),
        ("regular,mine.py:Dies", "mine.py:Dies has ended its process"),
        ("regular,mine.py:Forges", "mine.py:Forges talks nonsense"),
        ("regular,mine.py:Interrupts", "mine.py:Interrupts failed: KeyboardInterrupt"),
        ("regular,mine.py:Mumbles", "mine.py:Mumbles failed: Odd: it cannot say what"),
        ("regular,mine.py:Undecided", "mine.py:Undecided cannot be used: LookupError: where?"),
        ("regular,mine.py:Changes", "mine.py:Changes thinks within a budget as something that is no bot"),
        ("regular,./mine.py:Burns", "./mine.py:Burns failed: RuntimeError: too hot (line 24)"),
        ("regular,mine.py:Leaves", "mine.py:Leaves failed: SystemExit: 4 (line 32)"),
        ("regular,gone.py:Bot", "gone.py cannot be run: SystemExit: 2"),
        ("regular,mine.py:Cheat", "which is not among its moves"),
        ("regular,torn.py:Bot", "torn.py cannot be run: SyntaxError"),
    ],
)
def test_what_is_wrong_with_a_bot_is_said_in_one_line(refused: Callable[..., str], bots: str, complaint: str) -> None:
    Path("mine.py").write_text(MINE)
    Path("torn.py").write_text("class Bot(:")
    Path("gone.py").write_text("raise SystemExit(2)")
    words = ["arena", "cafe-baras", "--bots", bots, "--games", 2, "--seed", "x", "--workers", 1]
    assert complaint in refused(*words, "--iterations", 2)


@pytest.mark.parametrize(("bot", "complaint"), [("Burns", "too hot"), ("Dies", "has ended its process")])
def test_a_bot_that_fails_in_another_process_is_named_as_well(
    refused: Callable[..., str], bot: str, complaint: str
) -> None:
    Path("mine.py").write_text(MINE)
    assert complaint in refused("arena", "cafe-baras", "--bots", f"regular,mine.py:{bot}", "--workers", 2)


@pytest.mark.parametrize("workers", [1, 2])
def test_what_a_bot_prints_is_no_part_of_the_results(tmp_path: Path, workers: int) -> None:
    (tmp_path / "mine.py").write_text(MINE)
    words = ["arena", "cafe-carnage", "--bots", "mine.py:Sings,random", "--games", "4", "--json"]
    told = potluck(*words, "--workers", str(workers), folder=tmp_path)
    assert json.loads(told.stdout)["results"][0]["bot"] == "mine.py:Sings"
    assert "la la la" in told.stderr


def test_a_silent_bot_is_not_waited_for(refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(homemade_bot, "ANSWER_SECONDS", 0.5)
    Path("mine.py").write_text(MINE)
    words = ["arena", "cafe-baras", "--bots", "regular,mine.py:Broods", "--workers", 1, "--time", 0.5]
    assert "mine.py:Broods has said nothing for 1 seconds" in refused(*words)


def test_a_bot_imports_what_lies_beside_it_and_hides_nothing(tmp_path: Path) -> None:
    (tmp_path / "taste.py").write_text("FAVOURITE = 0\n")
    source = MINE.replace("context.moves[0]", "context.moves[taste.FAVOURITE]")
    (tmp_path / "pickle.py").write_text(f"import taste\n{source}")
    words = ["arena", "cafe-baras", "--bots", "pickle.py:First,random", "--games", "2", "--workers", "2"]
    command = Path(sys.executable).with_name("potluck")
    told = subprocess.run([command, *words], cwd=tmp_path, capture_output=True, text=True, timeout=120)
    assert (told.returncode, told.stderr) == (0, "")


def test_what_a_bot_has_started_ends_with_the_arena(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "import subprocess, sys\n"
        + MINE.replace('raise RuntimeError("no salt")', 'print("here is", subprocess.Popen(["sleep", "600"]).pid)')
    )
    told = potluck("arena", "cafe-baras", "--bots", "mine.py:Broken,random", "--games", "2", folder=tmp_path)
    assert told.returncode == 0
    started = [int(line.split()[-1]) for line in told.stderr.splitlines()]
    assert started
    for pid in started:
        with contextlib.suppress(psutil.NoSuchProcess):
            psutil.Process(pid).wait(PATIENCE)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_ends_an_arena_and_its_bots_whatever_they_are_at(tmp_path: Path, workers: str) -> None:
    (tmp_path / "mine.py").write_text(MINE)
    words = ["arena", "cafe-baras", "--bots", "random,mine.py:Broods", "--workers", workers]
    arena = subprocess.Popen(
        [*COMMAND, *words], cwd=tmp_path, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    assert arena.stderr is not None
    with arena.stderr:
        told = next(line for line in arena.stderr if "here is" in line)
        bot = psutil.Process(int(told.split()[-1]))
        os.killpg(arena.pid, signal.SIGINT)
        assert arena.wait(PATIENCE) == 130
        assert "Traceback" not in arena.stderr.read()
    bot.wait(PATIENCE)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--games", 0], "--games must be"),
        (["--time", 0], "--time must be"),
        (["--iterations", 0], "--iterations must be"),
        (["--time", 1, "--iterations", 1], "do not go together"),
        (["--workers", 0], "--workers must be"),
    ],
)
def test_what_cannot_be_played_is_refused(refused: Callable[..., str], words: list[object], complaint: str) -> None:
    assert complaint in refused("arena", "cafe-baras", *words)
