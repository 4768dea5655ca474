"""A tuning in words: for the terminal, and as a page."""

from __future__ import annotations

from html import escape

from potluck.lab.analysis.estimates import Guess
from potluck.lab.deck_fields import differences
from potluck.lab.formatting import listed, number, percent
from potluck.lab.plan import Plan
from potluck.lab.report.html_page import Chapter, Finding, figure, page
from potluck.lab.report.plots import Bar, Whisker, bars, table, whiskers
from potluck.lab.tuning.target import Aim
from potluck.lab.tuning.tuner import Knob, Try, Tuned

SHOWN = 12


def value_in(aim: Aim, value: float) -> str:
    """A measurement in the aim's unit."""
    return percent(value) if aim.percent else number(value, 2)


def with_doubt(aim: Aim, guess: Guess) -> str:
    """The same with its interval."""
    return f"{value_in(aim, guess.value)} ({value_in(aim, guess.low)} to {value_in(aim, guess.high)})"


def changes(plan: Plan, tuned: Tuned) -> list[str]:
    """What the chosen deck and options change."""
    told = [str(change) for change in differences(plan.deck, tuned.plan.deck)]
    titles = {option.key: option for option in plan.house.options}
    for key, value in tuned.plan.options.items():
        if value != plan.options[key]:
            labels = dict(titles[key].values)
            told.append(f"{titles[key].title}: {labels[plan.options[key]]} → {labels[value]}")
    return told


def shortened(told: list[str], most: int = 5) -> list[str]:
    """The first few of many."""
    return told if len(told) <= most + 1 else [*told[:most], f"{len(told) - most} more"]


def outcome(aim: Aim, tuned: Tuned) -> str:
    """Whether it worked, in a sentence."""
    was, now = tuned.fresh_before, tuned.fresh_after
    if aim.met(now):
        word = "The target is met"
    elif aim.miss(now) < aim.miss(was):
        word = "It is nearer than before, but the target is not met"
    else:
        word = "Nothing in these ranges brings it nearer"
    what = named(aim, tuned.plan)
    asked = str(aim).removeprefix(f"{aim.what} ")
    return (
        f"{word}: {what} {with_doubt(aim, was)} → {with_doubt(aim, now)} on fresh seeds, where {asked} was asked for."
    )


def named(aim: Aim, plan: Plan) -> str:
    """What is aimed at, a card by its name."""
    if not aim.what.startswith("card "):
        return aim.what
    deck = plan.setups[plan.players[0]].deck
    name = next(face.name for face in plan.house.faces(deck) if face.id == aim.what[5:])
    return f"the use of {name}"


def sentences(plan: Plan, aim: Aim, tuned: Tuned) -> list[str]:
    """All of it in plain sentences."""
    told = changes(plan, tuned)
    return [outcome(aim, tuned), f"Changed: {listed(told) if told else 'nothing'}."]


def tuning_page(plan: Plan, aim: Aim, knobs: list[Knob], tuned: Tuned) -> str:
    """The page."""
    told = changes(plan, tuned)
    findings = [
        Finding(value_in(aim, tuned.fresh_after.value), outcome(aim, tuned)),
        Finding(
            str(len(told)),
            f"{'change' if len(told) == 1 else 'changes'}: {listed(shortened(told))}."
            if told
            else "changes: the deck is best as it is.",
        ),
    ]
    rows = [
        Whisker(
            "As it was",
            tuned.fresh_before,
            with_doubt(aim, tuned.fresh_before),
            "good" if aim.met(tuned.fresh_before) else "bad",
        ),
        Whisker(
            "As it is now",
            tuned.fresh_after,
            with_doubt(aim, tuned.fresh_after),
            "good" if aim.met(tuned.fresh_after) else "bad",
        ),
    ]

    def form(value: float) -> str:
        return percent(value) if aim.percent else number(value)

    proof = figure(
        f"<strong>{escape(outcome(aim, tuned))}</strong>",
        whiskers(rows, aim.value, form, outcome(aim, tuned), f"target {form(aim.value)}"),
        table(
            ["Deck", "Tuning seeds", "Fresh seeds", "from", "to"],
            [
                [
                    "before",
                    value_in(aim, tuned.before.value),
                    value_in(aim, tuned.fresh_before.value),
                    value_in(aim, tuned.fresh_before.low),
                    value_in(aim, tuned.fresh_before.high),
                ],
                [
                    "after",
                    value_in(aim, tuned.after.value),
                    value_in(aim, tuned.fresh_after.value),
                    value_in(aim, tuned.fresh_after.low),
                    value_in(aim, tuned.fresh_after.high),
                ],
            ],
        ),
        "Fresh seeds are matches that the search has not seen, four times as many: the best of many tries looks "
        "better than it is on its own seeds.",
    )
    items = "".join(f"<li>{escape(line)}</li>" for line in told) or "<li>nothing</li>"
    chapters = [
        Chapter("proof", "Before and after", proof),
        Chapter("changes", "What was changed", f'<ul class="chips">{items}</ul>'),
        Chapter("tries", "The tries", tries(aim, knobs, tuned)),
    ]
    setting = (
        f"{plan.games:,} matches a try of {listed([str(seats) for seats in plan.players])} players, played by "
        f"{escape(listed(list(dict.fromkeys(plan.bots))))} bots; asked for: {escape(str(aim))}."
    )
    foot = f"<p>Searched by Optuna (TPE), seed <code>{escape(plan.seed)}</code>; every try plays the same seeds.</p>"
    return page(plan.house.title, "Tuned", setting, findings, chapters, foot)


def tries(aim: Aim, knobs: list[Knob], tuned: Tuned) -> str:
    """The best tries, and all of them in a table."""
    ranked: list[Try] = sorted(tuned.tries, key=lambda tried: tried.loss)
    plot = bars(
        [
            Bar(f"try {tried.number + 1}", aim.miss(tried.guess), value_in(aim, tried.guess.value))
            for tried in ranked[:SHOWN]
        ],
        "How far the best tries are from the target.",
    )
    refused = sum(tuned.refused.values())
    said = f" The game refused {refused} decks, such as: {escape(next(iter(tuned.refused)))}." if refused else ""
    sentence = (
        f"<strong>{len(tuned.tries)} decks were tried;</strong> bars show how far the best "
        f"{min(SHOWN, len(ranked))} are from the target.{said}"
    )
    numbers = table(
        ["Try", aim.what, "Off by (in ±)", *(knob.name for knob in knobs)],
        [
            [
                str(tried.number + 1),
                with_doubt(aim, tried.guess),
                number(aim.miss(tried.guess), 2),
                *(str(tried.settings[knob.name]) for knob in knobs),
            ]
            for tried in ranked
        ],
        "All tries",
    )
    return figure(sentence, plot, numbers)
