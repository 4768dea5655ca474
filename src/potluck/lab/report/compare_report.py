"""The report of a comparison: as sentences for the terminal, and as an HTML page."""

from __future__ import annotations

from html import escape

from potluck.lab.analysis.compare_runs import Comparison, Measure
from potluck.lab.analysis.estimates import Estimate
from potluck.lab.formatting import listed, number, percent, points, signed
from potluck.lab.plan import Plan
from potluck.lab.report.html_page import Chapter, Finding, render_figure, render_page
from potluck.lab.report.plots import WhiskerRow, table, whiskers

SHOWN = 12


def value_of(measure: Measure, value: float) -> str:
    """A measure's value in its unit."""
    if measure.unit == "%":
        return percent(value)
    return f"{number(value, 2)} {measure.unit}".strip()


def size_of(measure: Measure, size: float) -> str:
    """The size of a difference in its unit."""
    if measure.unit == "%":
        return f"{size * 100:.1f} points"
    return f"{number(size, 2)} {measure.unit}".strip()


def change_of(measure: Measure) -> str:
    """A difference with its interval."""
    estimate = measure.change
    form = points if measure.unit == "%" else signed
    unit = "points" if measure.unit == "%" else measure.unit
    return f"{form(estimate.value)} {unit}".strip() + f" ({form(estimate.low)} to {form(estimate.high)})"


def verdict(measure: Measure) -> str:
    """One measure in a sentence."""
    if measure.differs:
        return (
            f"{measure.name}: {value_of(measure, measure.before)} → {value_of(measure, measure.after)}, "
            f"{change_of(measure)}"
        )
    if measure.error == 0:
        return (
            f"{measure.name}: no difference found, {value_of(measure, measure.after)} both times and the "
            f"same in every match"
        )
    return (
        f"{measure.name}: no difference found, and one larger than {size_of(measure, measure.detectable)} "
        f"would have been"
    )


def sentences(comparison: Comparison) -> list[str]:
    """The whole comparison in plain sentences."""
    put_in = comparison.changes or ["nothing"]
    lines = [f"Put in: {listed(put_in[:6])}{f' and {len(put_in) - 6} more' if len(put_in) > 6 else ''}."]
    lines += [f"{verdict(measure)}." for measure in comparison.measures]
    moved = comparison.moved
    if moved:
        lines.append(f"Cards that moved ({len(moved)} of {len(comparison.cards)}):")
        lines += [f"  {verdict(card)}." for card in moved[:SHOWN]]
    elif comparison.cards and typical(comparison.cards) == 0:
        lines.append("No card moved: each is used equally often in every match.")
    elif comparison.cards:
        lines.append(
            f"No card moved: no difference found in the use of {len(comparison.cards)}, and one larger than "
            f"{number(typical(comparison.cards), 2)} a match would have been."
        )
    return lines


def typical(measures: list[Measure]) -> float:
    """The size of a difference that would have been found in nine of ten measures."""
    sizes = sorted(measure.detectable for measure in measures)
    return sizes[len(sizes) * 9 // 10] if sizes else 0.0


def compare_page(comparison: Comparison, names: tuple[str, str]) -> str:
    """The page of a comparison."""
    changes = comparison.changes or ["nothing: both runs are the same"]
    setting = (
        f"{comparison.matches:,} matches, dealt twice from the same seeds: first {escape(names[0])}, then "
        f"{escape(names[1])}. "
        f"Put in: {escape(listed(changes[:8]))}{f' and {len(changes) - 8} more' if len(changes) > 8 else ''}."
    )
    chapters = [match_chapter(comparison), use_chapter(comparison), impact_chapter(comparison)]
    end = foot(comparison.before.plan)
    return render_page(comparison.before.game.title, "What changed", setting, findings_of(comparison), chapters, end)


def findings_of(comparison: Comparison) -> list[Finding]:
    """The clearest differences, and how many uses of cards moved."""
    differing = comparison.differing
    moved = comparison.moved
    findings = [
        Finding(
            points(measure.change.value) if measure.unit == "%" else signed(measure.change.value),
            f"{verdict(measure)}.",
        )
        for measure in sorted(differing, key=lambda measure: -abs(measure.change.value) / (measure.error or 1e-9))[:4]
    ]
    if not differing:
        seats = [measure for measure in comparison.measures if measure.unit == "%"]
        largest = max(measure.detectable for measure in seats)
        findings.append(
            Finding(
                "none",
                f"No difference found in the match as a whole, and one larger than {largest * 100:.1f} points "
                f"of any share would have been.",
            )
        )
    findings.append(
        Finding(
            str(len(moved)),
            f"of {len(comparison.cards)} uses of cards moved" + (f", “{moved[0].name}” the most." if moved else "."),
        )
    )
    return findings


def tone(measure: Measure) -> str:
    """The colour of a dot: only significant differences have one."""
    if not measure.differs:
        return ""
    return "good" if measure.change.value > 0 else "bad"


def in_errors(measure: Measure) -> Estimate:
    """A difference in standard errors, so that all fit one scale."""
    error = measure.error or 1.0
    return Estimate(measure.change.value / error, measure.change.low / error, measure.change.high / error)


def match_chapter(comparison: Comparison) -> Chapter:
    """Measures of the whole match."""
    rows = [
        WhiskerRow(measure.name, in_errors(measure), change_of(measure), tone(measure))
        for measure in comparison.measures
    ]
    differing = comparison.differing
    if differing:
        sentence = (
            f"<strong>{len(differing)} of {len(comparison.measures)} measures differ beyond "
            f"chance:</strong> {escape(listed([verdict(measure) for measure in differing]))}."
        )
    else:
        sentence = "<strong>No difference found.</strong> The table says how large one would have had to be."
    numbers = table(
        ["Measure", "Before", "After", "Change", "Verdict"],
        [
            [
                measure.name,
                value_of(measure, measure.before),
                value_of(measure, measure.after),
                change_of(measure),
                "differs"
                if measure.differs
                else f"none found; more than {size_of(measure, measure.detectable)} would have been",
            ]
            for measure in comparison.measures
        ],
    )
    plot = whiskers(rows, 0.0, lambda value: signed(value, 0), "Differences in standard errors.", "the same")
    note = (
        "Dots are differences in standard errors, so that all fit one scale; their sizes stand beside them. "
        "Colours: beyond chance, all looks counted (Holm, 5 %)."
    )
    return Chapter("match", "The match", render_figure(sentence, plot, numbers, note))


def use_chapter(comparison: Comparison) -> Chapter:
    """How often cards are used."""
    if not comparison.cards:
        return Chapter("cards", "Cards", "<p>No move of this game is about a card.</p>")
    moved = comparison.moved
    shown = moved[:SHOWN] or sorted(comparison.cards, key=lambda card: -abs(card.change.value))[:6]
    if moved:
        sentence = (
            f"<strong>{len(moved)} of {len(comparison.cards)} uses of cards moved.</strong> The "
            f"clearest: {escape(verdict(moved[0]))}."
        )
    else:
        sentence = (
            f"<strong>No card moved.</strong> A change of more than "
            f"{number(typical(comparison.cards), 2)} uses a match would have been found."
        )
    rows = [WhiskerRow(card.name, card.change, change_of(card), tone(card)) for card in shown]
    plot = whiskers(
        rows, 0.0, lambda value: signed(value), "Changes in how often cards are used in a match.", "the same"
    )
    return Chapter("cards", "Cards", render_figure(sentence, plot, measures_table(comparison.cards, "Uses a match")))


def impact_chapter(comparison: Comparison) -> Chapter:
    """The impact of cards on their player's win share."""
    known = comparison.impacts
    if not known:
        return Chapter("impact", "Impact", "<p>Too few matches to tell what a card does to its player’s chance.</p>")
    moved = [measure for measure in known if measure.differs]
    ranked = sorted(known, key=lambda measure: -abs(measure.change.value) / (measure.error or 1e-9))
    if moved:
        sentence = (
            f"<strong>{len(moved)} of {len(known)} cards do something else to their player’s "
            f"chance.</strong> The clearest: {escape(verdict(ranked[0]))}."
        )
    else:
        sentence = (
            f"<strong>No impact changed;</strong> a change of more than {typical(known) * 100:.0f} "
            f"points would have been found for most cards."
        )
    rows = [WhiskerRow(card.name, card.change, change_of(card), tone(card)) for card in ranked[:8]]
    plot = whiskers(rows, 0.0, lambda value: points(value, 0), "Changes of cards’ impact.", "the same")
    return Chapter("impact", "Impact", render_figure(sentence, plot, measures_table(known, "Impact on the win share")))


def measures_table(measures: list[Measure], title: str) -> str:
    """All measures in a table."""
    return table(
        ["Card", "Before", "After", "Change", "Beyond chance"],
        [
            [
                card.name,
                value_of(card, card.before),
                value_of(card, card.after),
                change_of(card),
                "yes" if card.differs else "no",
            ]
            for card in sorted(measures, key=lambda card: card.name)
        ],
        f"{title}: all {len(measures)}",
        find=True,
    )


def foot(plan: Plan) -> str:
    """How to read the page."""
    return (
        f"<p>Played by {escape(listed(list(dict.fromkeys(plan.bots))))} bots, seed "
        f"<code>{escape(plan.seed)}</code>. Both runs deal "
        "from the same seeds, so that luck weighs on both alike. Where no difference is found, one of the size "
        "given would "
        "have been found four times in five.</p>"
    )
