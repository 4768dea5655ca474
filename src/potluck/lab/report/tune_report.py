"""The report of a tuning: as sentences for the terminal, and as an HTML page."""

from __future__ import annotations

from html import escape

from potluck.lab.analysis.compare_runs import setup_changes
from potluck.lab.analysis.estimates import Estimate
from potluck.lab.formatting import listed, number, percent
from potluck.lab.plan import Plan
from potluck.lab.report.html_page import Chapter, Finding, render_figure, render_page
from potluck.lab.report.plots import BarRow, WhiskerRow, bars, table, whiskers
from potluck.lab.tuning.parameters import Parameter
from potluck.lab.tuning.target import Target
from potluck.lab.tuning.tuner import TuningResult

SHOWN = 12


def value_text(target: Target, value: float) -> str:
    """A measurement in the target's unit."""
    return percent(value) if target.is_share else number(value, 2)


def estimate_text(target: Target, estimate: Estimate) -> str:
    """A measurement with its interval."""
    low, high = value_text(target, estimate.low), value_text(target, estimate.high)
    return f"{value_text(target, estimate.value)} ({low} to {high})"


def shortened(lines: list[str], most: int = 5) -> list[str]:
    """The first few of many."""
    return lines if len(lines) <= most + 1 else [*lines[:most], f"{len(lines) - most} more"]


def outcome(target: Target, result: TuningResult) -> str:
    """Whether the target was met, in a sentence."""
    was, now = result.fresh_before, result.fresh_after
    if target.is_met(now):
        verdict = "The target is met"
    elif target.distance(now) < target.distance(was):
        verdict = "It is nearer than before, but the target is not met"
    else:
        verdict = "Nothing in these ranges brings it nearer"
    measured = f"{estimate_text(target, was)} → {estimate_text(target, now)}"
    name = measure_name(target, result.plan)
    return f"{verdict}: {name} {measured} on fresh seeds, where {target.wanted} was asked for."


def measure_name(target: Target, plan: Plan) -> str:
    """The target's measure for people; a card by its name."""
    if not target.card:
        return target.measure
    deck = plan.setups[plan.players[0]].deck
    name = next(face.name for face in plan.game.faces(deck) if face.id == target.card)
    return f"the use of {name}"


def sentences(plan: Plan, target: Target, result: TuningResult) -> list[str]:
    """The whole tuning in plain sentences."""
    changes = setup_changes(plan, result.plan)
    return [outcome(target, result), f"Changed: {listed(changes) if changes else 'nothing'}."]


def tune_page(plan: Plan, target: Target, parameters: list[Parameter], result: TuningResult) -> str:
    """The page of a tuning."""
    changes = setup_changes(plan, result.plan)
    findings = [
        Finding(value_text(target, result.fresh_after.value), outcome(target, result)),
        Finding(
            str(len(changes)),
            f"{'change' if len(changes) == 1 else 'changes'}: {listed(shortened(changes))}."
            if changes
            else "changes: the deck is best as it is.",
        ),
    ]
    items = "".join(f"<li>{escape(line)}</li>" for line in changes) or "<li>nothing</li>"
    chapters = [
        Chapter("proof", "Before and after", proof_figure(target, result)),
        Chapter("changes", "What was changed", f'<ul class="chips">{items}</ul>'),
        Chapter("tries", "The tries", trials_figure(target, parameters, result)),
    ]
    setting = (
        f"{plan.games:,} matches a try of {listed([str(seats) for seats in plan.players])} players, played by "
        f"{escape(listed(list(dict.fromkeys(plan.bots))))} bots; asked for: {escape(str(target))}."
    )
    foot = f"<p>Searched by Optuna (TPE), seed <code>{escape(plan.seed)}</code>; every try plays the same seeds.</p>"
    return render_page(plan.game.title, "Tuned", setting, findings, chapters, foot)


def proof_figure(target: Target, result: TuningResult) -> str:
    """The deck as it was and the chosen one, on fresh seeds."""
    rows = [
        WhiskerRow(label, estimate, estimate_text(target, estimate), "good" if target.is_met(estimate) else "bad")
        for label, estimate in (("As it was", result.fresh_before), ("As it is now", result.fresh_after))
    ]

    def form(value: float) -> str:
        return percent(value) if target.is_share else number(value)

    numbers = table(
        ["Deck", "Tuning seeds", "Fresh seeds", "from", "to"],
        [
            [label, *(value_text(target, value) for value in (tuning.value, *fresh))]
            for label, tuning, fresh in (
                ("before", result.before, result.fresh_before),
                ("after", result.after, result.fresh_after),
            )
        ],
    )
    note = (
        "Fresh seeds are matches that the search has not seen, four times as many: the best of many tries looks "
        "better than it is on its own seeds."
    )
    text = outcome(target, result)
    plot = whiskers(rows, target.value, form, text, f"target {form(target.value)}")
    return render_figure(f"<strong>{escape(text)}</strong>", plot, numbers, note)


def trials_figure(target: Target, parameters: list[Parameter], result: TuningResult) -> str:
    """The best trials as bars, and all of them in a table."""
    ranked = sorted(result.trials, key=lambda trial: trial.loss)
    plot = bars(
        [
            BarRow(f"try {trial.number + 1}", target.distance(trial.estimate), value_text(target, trial.estimate.value))
            for trial in ranked[:SHOWN]
        ],
        "How far the best tries are from the target.",
    )
    count = sum(result.refused.values())
    refused = f" The game refused {count} decks, such as: {escape(next(iter(result.refused)))}." if count else ""
    caption = (
        f"<strong>{len(result.trials)} decks were tried;</strong> bars show how far the best "
        f"{min(SHOWN, len(ranked))} are from the target.{refused}"
    )
    numbers = table(
        ["Try", target.measure, "Off by (in ±)", *(parameter.name for parameter in parameters)],
        [
            [
                str(trial.number + 1),
                estimate_text(target, trial.estimate),
                number(target.distance(trial.estimate), 2),
                *(str(trial.settings[parameter.name]) for parameter in parameters),
            ]
            for trial in ranked
        ],
        "All tries",
    )
    return render_figure(caption, plot, numbers)
