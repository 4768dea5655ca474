"""The report of a run as an HTML page: its chapters, what was played, and how to play it again."""

from __future__ import annotations

from html import escape

from potluck.lab.analysis.run_summary import RunSummary
from potluck.lab.formatting import listed, number
from potluck.lab.plan import Plan
from potluck.lab.report.chapters import cards, choices, ladder, lead, length, luck, scores, seats
from potluck.lab.report.chapters.context import ChapterContext
from potluck.lab.report.example_matches import ExampleMatches
from potluck.lab.report.html_page import Chapter, Finding, render_page
from potluck.lab.run_folder import RunFolder
from potluck.language.options import option_title, option_value
from potluck.language.teller import game_teller

CHAPTERS = (seats, scores, length, lead, choices, cards, luck, ladder)


def run_page(folder: RunFolder, examples: bool = True) -> str:
    """The page of a run, complete or not; its example matches are written into the run's folder."""
    summary = RunSummary(folder)
    context = ChapterContext(summary, ExampleMatches(summary.plan, folder.path, examples))
    chapters: list[Chapter] = []
    findings: list[Finding] = []
    for chapter in CHAPTERS:
        chapters.extend(chapter.build_chapters(context, findings))
    done = sum(summary.played.values())
    end = foot(summary.plan, done, examples)
    return render_page(summary.game.title, "From the lab", setting(summary.plan, done), findings, chapters, end)


def setting(plan: Plan, done: int) -> str:
    """What was played, in a sentence."""
    tables = listed([number(seats) for seats in plan.players])
    deck = "the house deck" if plan.house_deck else "a deck of its own"
    words = game_teller(plan.game)
    unusual = [
        f"{option_title(words, option).lower()}: {option_value(words, option, plan.options[option.key]).lower()}"
        for option in plan.game.options
        if plan.options[option.key] != option.default
    ]
    also = f" ({escape(listed(unusual))})" if unusual else ""
    bots = list(dict.fromkeys(plan.bots))
    return (
        f"{done:,} matches of {tables} players with {deck}{also}, played by {listed(bots)} bots"
        f"{' that change seats every time' if len(bots) > 1 else ''}. Ranges in brackets hold the true value 95 "
        f"times in 100."
    )


def foot(plan: Plan, done: int, examples: bool) -> str:
    """The command that makes the run again, and how far to trust the numbers."""
    options = "".join(
        f" --option {key}={value}" for key, value in plan.options.items() if value != default_of(plan, key)
    )
    deck = "" if plan.house_deck else " --deck FILE"
    short = "" if done == plan.games else f" The run is not complete: {done:,} of {plan.games:,} matches are in."
    serving = "<code>potluck serve --matches DIR/examples</code>"
    replays = f" Examples open in the browser while {serving} runs." if examples else ""
    return (
        f"<p>Made by <code>potluck lab run {plan.game_id} --games {plan.games} --bots {','.join(plan.bots)} "
        f"--players {','.join(str(seats) for seats in plan.players)}{deck}{escape(options)}"
        f"{ladder_options(plan)} --seed {escape(plan.seed)} --out DIR</code>.{short} Bots are not people: what "
        f"holds among them is a reason to look, not the last word.{replays}</p>"
    )


def ladder_options(plan: Plan) -> str:
    """The options of the ladder where one of its levels searches."""
    if not plan.thinking_games:
        return ""
    thinking = f" --thinking {plan.thinking}" if plan.thinking else ""
    return f" --ladder {','.join(plan.ladder)}{thinking} --thinking-games {plan.thinking_games}"


def default_of(plan: Plan, key: str) -> str:
    """The default of an option."""
    return next(option.default for option in plan.game.options if option.key == key)
