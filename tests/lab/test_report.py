"""The report: every chapter, nothing from outside, and examples that replay."""

from __future__ import annotations

import re
from pathlib import Path

import polars as pl
import pytest

from potluck.catalog import find_game
from potluck.kernel.matchfile import verify_match
from potluck.lab.analysis.estimates import Distribution, StratifiedDifference, holm, share
from potluck.lab.analysis.luck_shares import variance_shares
from potluck.lab.analysis.run_summary import RunSummary
from potluck.lab.matches import RunMatches
from potluck.lab.report.chapters.context import ChapterContext
from potluck.lab.report.example_matches import ExampleMatches, MatchRef, main_match, play_again
from potluck.lab.report.run_report import run_page
from potluck.lab.run_folder import RunFolder
from potluck.table.decisions.import_match import log_of, table_id
from potluck.table.value.table import table_of

from .conftest import Run, plan_of, played

CHAPTERS = ["Seats", "Scores", "Length", "The race", "Choices", "Moves", "Cards", "Luck and skill", "The ladder"]


@pytest.fixture(scope="module")
def page(carnage: RunFolder) -> str:
    return run_page(carnage)


def test_every_chapter_has_a_plot_a_sentence_and_its_numbers(page: str) -> None:
    sections = re.findall(r"<section id=.*?</section>", page, re.S)
    titles = [re.search(r"<h2[^>]*>(.*?)</h2>", section, re.S)[1] for section in sections]  # type: ignore[index]
    assert titles == CHAPTERS
    for title, section in zip(titles, sections, strict=True):
        assert 'role="img" aria-label=' in section, title
        assert re.search(r"<figcaption>.*\d.*</figcaption>", section, re.S), title
        assert "<table>" in section, title
        if title == "Length":  # every week has five nights: an interval too narrow to be said stands in the table
            assert '<th scope="col">from</th><th scope="col">to</th>' in section
        else:
            assert re.search(r"\(\D?\d[\d.,]* to \D?\d", section), f"{title} has no interval"


def test_it_needs_nothing_from_outside(page: str) -> None:
    assert not re.search(r"<(?:script|link|img|iframe|source)[^>]+(?:src|href)=[\"'](?!data:)", page)
    assert not re.search(r"url\((?!data:)", page)
    assert "@import" not in page
    assert {link.split("/table/")[0] for link in re.findall(r'href="(http[^"]*)"', page)} == {"http://localhost:8000"}
    assert len(page.encode()) < 400_000


def test_each_figure_says_its_interval_and_matches_the_rows(page: str, carnage: RunFolder) -> None:
    estimate = RunSummary(carnage).wins_by_seat[4][0]
    assert (
        f"{estimate.value * 100:.1f}\N{NO-BREAK SPACE}% ({estimate.low * 100:.1f} to {estimate.high * 100:.1f})" in page
    )


def test_examples_are_the_matches_of_the_run_and_replay(page: str, carnage: RunFolder) -> None:
    files = sorted((carnage.path / "examples").glob("*.json"))
    seats, luck, ladder = (carnage.rows(table).collect() for table in ("seats", "luck", "ladder"))
    kinds = []
    for file in files:
        text = file.read_text("utf-8")
        match = verify_match(text, find_game)
        outcome = match.state.outcome()
        assert outcome is not None
        kind, *rest = file.stem.removeprefix("cafe-carnage-").split("-")
        kinds.append(kind if rest else "main")
        if kind == "luck":
            block, mirror = (int(word) for word in rest)
            mine = luck.filter(pl.col("block") == block, pl.col("mirror") == mirror, pl.col("dice") == 0)
            assert outcome.scores == mine["score"].to_list()
            assert [name.lower().split()[0] for name in match.names] == mine["level"].to_list()
        elif kind == "ladder":
            better, weaker, number = rest
            [row] = ladder.filter(
                pl.col("better") == better, pl.col("weaker") == weaker, pl.col("number") == int(number)
            ).to_dicts()
            assert outcome.scores[row["seat"]] == row["score"]
            assert outcome.ranks[row["seat"]] > 1, "an upset is a match that the better player lost"
        else:
            assert outcome.scores == seats.filter(pl.col("match") == int(kind))["score"].to_list()
        assert f"/table/{table_id(text)}/replay" in page
        imported = table_of(table_id(text), log_of(match))
        assert imported.status == "over"
        assert imported.state.outcome().scores == outcome.scores  # type: ignore[union-attr]

    assert {"main", "luck", "ladder"} == set(kinds)


def test_every_finding_has_matches_to_look_at(page: str) -> None:
    for section in re.findall(r"<section id=.*?</section>", page, re.S):
        title = re.search(r"<h2[^>]*>(.*?)</h2>", section, re.S)[1]  # type: ignore[index]
        links = re.findall(r"/replay", section)
        assert links, f"{title} shows no match"
    for examples in re.findall(r'<div class="examples">.*?</div>', page, re.S):
        assert 1 <= examples.count("/replay") <= 3


def test_the_examples_of_a_choice_are_the_widest_and_the_narrowest(page: str, carnage: RunFolder) -> None:
    decisions = carnage.rows("decisions").collect()
    means = decisions.group_by("match").agg(pl.col("choices").mean()).sort("choices", "match")
    section = re.search(r'<section id="choices".*?</section>', page, re.S)[0]  # type: ignore[index]
    shown = [int(number) for number in re.findall(r">Match (\d+)</a>", section)]
    by_match = dict(means.iter_rows())
    assert by_match[shown[0]] == pytest.approx(max(by_match.values()))
    assert by_match[shown[1]] == pytest.approx(min(by_match.values()))


def test_the_examples_of_moves_have_the_rarest_move(page: str, carnage: RunFolder) -> None:
    section = re.search(r'<section id="moves".*?</section>', page, re.S)[0]  # type: ignore[index]
    match, move, number = re.search(r">Match (\d+)</a>: “([^”]+)” is made, at decision (\d+)", section).groups()  # type: ignore[union-attr]
    summary = RunSummary(carnage)
    rarest = summary.moves[-1]
    assert move == rarest.label
    row = carnage.rows("decisions").filter(pl.col("match") == int(match), pl.col("number") == int(number) - 1).collect()
    assert row["move"].item() in rarest.codes
    assert sum(kind.times for kind in summary.moves) == carnage.rows("decisions").select(pl.len()).collect().item()


def test_a_deal_is_mirrored_with_its_own_dice(carnage: RunFolder) -> None:
    """Two matches of one seed: everybody sits one seat further, the cards are the same."""
    plan = carnage.plan()
    one, other = (play_again(plan, MatchRef("luck", 8, mirror)) for mirror in (0, 1))
    assert one.seed == other.seed
    levels = [[name.split()[0] for name in match.names] for match in (one, other)]
    assert levels[1] == levels[0][1:] + levels[0][:1]
    assert one.names != other.names


def test_who_thinks_climbs_with_the_iterations_that_were_asked_for(tmp_path: Path) -> None:
    plan = plan_of(
        "cafe-carnage",
        20,
        bots="random",
        players="4",
        luck=0,
        ladder="random,regular,chef",
        ladder_games=2,
        thinking=3,
        thinking_games=5,
    )
    assert [tuple(rung) for rung in plan.rungs] == [("regular", "random", 2), ("chef", "regular", 5)]
    folder = played(plan, tmp_path / "run")
    rows = folder.rows("ladder").collect()
    assert rows.group_by("better").len().sort("better").rows() == [("chef", 5), ("regular", 2)]
    text = run_page(folder)
    assert "one chef bot thinking 3 iterations a choice among regular ones wins" in text
    assert "--ladder random,regular,chef --thinking 3 --thinking-games 5" in text
    assert RunMatches(plan).rung("chef", "regular", 0).seating.bots[0].budget.iterations == 3  # type: ignore[attr-defined]


def test_a_report_of_half_a_run_says_so(tmp_path: Path) -> None:
    plan = plan_of("cafe-baras", 60, bots="random", players="2")
    folder = played(plan, tmp_path / "run")
    (tmp_path / "run" / "matches" / "000001.parquet").unlink()
    text = run_page(folder)
    assert "The run is not complete: 35 of 60 matches are in." in text


def test_a_game_without_cards_still_gets_its_report(run: Run, tmp_path: Path) -> None:
    result = run("run", "cafe-carnage", "--games", 3, "--bots", "random", "--out", "tiny", "--seed", "s")
    assert result.exit_code == 0, result.output
    text = (tmp_path / "tiny" / "report.html").read_text("utf-8")
    assert "too small" in text


def test_a_match_is_played_again_move_for_move(carnage: RunFolder) -> None:
    rows = carnage.rows("decisions").filter(pl.col("match") == 7).sort("number").collect()
    match = play_again(carnage.plan(), main_match(7))
    assert [line.move.code for line in match.played] == rows["move"].to_list()
    assert [line.seat for line in match.played] == rows["seat"].to_list()


# -- numbers ------------------------------------------------------------------------------------------


def test_luck_of_the_deal_dice_seat_and_player_are_told_apart() -> None:
    import numpy as np

    source = np.random.default_rng(1)
    blocks = 4000
    players = np.zeros((blocks, 2, 2, 2))
    players[:, :, 1, 0] = players[:, :, 0, 1] = 1
    who_deal = source.integers(0, 2, blocks)
    who_dice = source.integers(0, 2, (blocks, 2))

    def wins(by: object) -> object:
        result = np.zeros((blocks, 2, 2, 2))
        for seat in (0, 1):
            result[..., seat] = by == seat
        return result

    by_deal = wins(np.broadcast_to(who_deal[:, None, None], (blocks, 2, 2)))
    deal, dice, seat, player, _ = variance_shares(by_deal, players, 2)  # type: ignore[arg-type]
    assert deal > 0.95
    assert max(dice, seat, player) < 0.05
    by_dice = wins(np.broadcast_to(who_dice[:, :, None], (blocks, 2, 2)))
    deal, dice, seat, player, _ = variance_shares(by_dice, players, 2)  # type: ignore[arg-type]
    assert dice > 0.9
    assert max(deal, seat, player) < 0.05
    _, _, seat, _, _ = variance_shares(wins(np.zeros((blocks, 2, 2))), players, 2)  # type: ignore[arg-type]
    assert seat > 0.95
    better = (players == 1).astype(float)
    assert variance_shares(better, players, 2)[3] > 0.95
    _, _, _, _, table = variance_shares(wins(source.integers(0, 2, (blocks, 2, 2))), players, 2)  # type: ignore[arg-type]
    assert table > 0.9


def test_a_card_is_compared_within_equal_tables_and_levels() -> None:
    """Strong players use it more: without groups it would look good, within them it does nothing."""
    difference = StratifiedDifference()
    difference.add(72, 90, 8, 10)
    difference.add(2, 10, 18, 90)
    estimate = difference.estimate()
    assert estimate is not None
    assert estimate.value == pytest.approx(0)
    assert share(74, 100).value - share(26, 100).value == pytest.approx(0.48)


def test_many_looks_raise_the_chance_of_a_false_alarm() -> None:
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])


def test_spreads_bin_to_round_numbers() -> None:
    spread = Distribution({1: 5, 2: 3, 50: 2})
    assert sum(count for _, _, count in spread.bins(10)) == 10
    assert {end - start for start, end, _ in spread.bins(10)} == {5.0}
    assert spread.quantile(0.5) == 1
    assert spread.mean().value == pytest.approx(11.1)


def test_an_example_that_would_end_otherwise_today_is_not_shown(carnage: RunFolder, tmp_path: Path) -> None:
    """Bots and rules change: a link must lead to the match that the rows speak of, or to none."""
    context = ChapterContext(RunSummary(carnage), ExampleMatches(carnage.plan(), tmp_path))
    assert "Match 3" in context.example_links("See:", [(3, "a match")])
    changed = plan_of("cafe-carnage", 300, bots="regular,random", players="4-5", seed="another")
    assert (
        ChapterContext(RunSummary(carnage), ExampleMatches(changed, tmp_path)).example_links("See:", [(3, "a match")])
        == ""
    )
