"""The report of a run: chapter by chapter what the rows say, with a plot and a plain sentence for each."""

from __future__ import annotations

from html import escape

from potluck.lab.analysis.run_summary import Facts
from potluck.lab.formatting import listed, number
from potluck.lab.plan import Plan
from potluck.lab.report.chapter import Teller
from potluck.lab.report.chapters import cards, choices, lead, length, luck, scores, seats
from potluck.lab.report.example_matches import Examples
from potluck.lab.report.html_page import Chapter, Finding, page
from potluck.lab.run_folder import Shelf

CHAPTERS = (seats, scores, length, lead, choices, cards, luck)


def report(shelf: Shelf, examples: bool = True) -> str:
    """The page of a run, or of as much of it as is there; the matches that it shows are written beside the rows."""
    facts = Facts(shelf)
    teller = Teller(facts, Examples(facts.plan, shelf.folder, examples))
    chapters: list[Chapter] = []
    findings: list[Finding] = []
    for chapter in CHAPTERS:
        chapters.extend(chapter.tell(teller, findings))
    done = sum(facts.played.values())
    end = foot(facts.plan, done, examples)
    return page(facts.game.title, "From the lab", setting(facts.plan, done), findings, chapters, end)


def setting(plan: Plan, done: int) -> str:
    """What was played, in a sentence."""
    tables = listed([number(seats) for seats in plan.players])
    deck = "the house deck" if plan.house_deck else "a deck of its own"
    unusual = [
        f"{option.title.lower()}: {dict(option.values)[plan.options[option.key]].lower()}"
        for option in plan.house.options
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
    """How to make it again, and what the numbers can bear."""
    options = "".join(
        f" --option {key}={value}" for key, value in plan.options.items() if value != default_of(plan, key)
    )
    deck = "" if plan.house_deck else " --deck FILE"
    short = "" if done == plan.games else f" The run is not complete: {done:,} of {plan.games:,} matches are in."
    serving = "<code>potluck serve --matches DIR/examples</code>"
    replays = f" Examples open in the browser while {serving} runs." if examples else ""
    return (
        f"<p>Made by <code>potluck lab run {plan.game} --games {plan.games} --bots {','.join(plan.bots)} "
        f"--players {','.join(str(seats) for seats in plan.players)}{deck}{escape(options)}"
        f"{climbing(plan)} --seed {escape(plan.seed)} --out DIR</code>.{short} Bots are not people: what holds among "
        f"them is a reason to look, not the last word.{replays}</p>"
    )


def climbing(plan: Plan) -> str:
    """What has to be said of the ladder where somebody on it thinks."""
    if not plan.thinking_games:
        return ""
    thinking = f" --thinking {plan.thinking}" if plan.thinking else ""
    return f" --ladder {','.join(plan.ladder)}{thinking} --thinking-games {plan.thinking_games}"


def default_of(plan: Plan, key: str) -> str:
    """What an option is unless somebody says otherwise."""
    return next(option.default for option in plan.house.options if option.key == key)
