"""The chapter on cards: who uses them, how their users do, and which are dead or taken every time."""

from __future__ import annotations

from html import escape
from typing import NamedTuple, TypeVar

import polars as pl

from potluck.lab.analysis.estimates import Estimate, Z, holm, p_value
from potluck.lab.analysis.run_summary import CardSummary
from potluck.lab.formatting import cardinal, listed, percent, points, points_with_interval, share_with_interval
from potluck.lab.report.chapters.context import ChapterContext
from potluck.lab.report.html_page import Chapter, Finding, render_figure
from potluck.lab.report.plots import BarRow, WhiskerRow, bars, table, whiskers

#: Actions that fewer seats had the choice of are left out.
ENOUGH = 60
#: Both those who did it and those who did not must be so many, for the two to be compared.
ENOUGH_ON_EACH_SIDE = 20
SIGNIFICANCE = 0.05
#: A card is dead if fewer than this share of the seats that could use it ever did.
DEAD = 0.03
#: An action is automatic if it is chosen in more than this share of the choices that offer it.
AUTOMATIC = 0.85
SHOWN = 8

T = TypeVar("T")


def build_chapters(context: ChapterContext, findings: list[Finding]) -> list[Chapter]:
    """Impact, use, dead cards and automatic picks."""
    actions = [action for action in context.summary.cards if action.seats >= ENOUGH]
    if not actions:
        none = "<p>No move of this game is about a card, or the run is too small to tell.</p>"
        return [Chapter("cards", "Cards", none)]
    return [
        Chapter("cards", "Cards", impact_section(context, actions, findings) + use_section(context, actions, findings))
    ]


def ends_of(items: list[T]) -> list[T]:
    """All of a short list, both ends of a long one."""
    return items if len(items) <= 2 * SHOWN else items[:SHOWN] + items[-SHOWN:]


# -- impact -------------------------------------------------------------------------------------------


class CardImpact(NamedTuple):
    """An action whose users and non-users can be compared."""

    action: CardSummary
    estimate: Estimate  # the difference of their win shares
    is_significant: bool

    @property
    def tone(self) -> str:
        """The colour of its dot."""
        if not self.is_significant:
            return ""
        return "good" if self.estimate.value > 0 else "bad"


def impacts_of(actions: list[CardSummary]) -> list[CardImpact]:
    """The impacts that can be measured, the highest first; significance is adjusted for their number."""
    known = [(action, action.impact) for action in actions if action.impact is not None and has_both_sides(action)]
    adjusted = holm([p_value(impact.value, impact.half_width / Z) for _, impact in known])
    impacts = [
        CardImpact(action, impact, value < SIGNIFICANCE)
        for (action, impact), value in zip(known, adjusted, strict=True)
    ]
    return sorted(impacts, key=lambda impact: impact.estimate.value, reverse=True)


def has_both_sides(action: CardSummary) -> bool:
    """Whether enough seats did it, and enough did not."""
    did = action.used.value * action.seats
    return did >= ENOUGH_ON_EACH_SIDE and action.seats - did >= ENOUGH_ON_EACH_SIDE


def impact_section(context: ChapterContext, actions: list[CardSummary], findings: list[Finding]) -> str:
    """The win share with and without each action."""
    impacts = impacts_of(actions)
    if not impacts:
        return "<p>The run is too small to tell what a card does to its player's chance.</p>"
    best, worst = impacts[0], impacts[-1]
    significant = sum(impact.is_significant for impact in impacts)
    if significant:
        caption = (
            f"<strong>Who does “{escape(best.action.label)}” wins {points_with_interval(best.estimate)} more often"
            f"</strong> than who could have and did not; “{escape(worst.action.label)}” is at the other end with "
            f"{points_with_interval(worst.estimate)}. "
            f"{cardinal(significant).capitalize()} of {len(impacts)} stand out beyond chance."
        )
    else:
        widest = sorted(impact.estimate.half_width for impact in impacts)[len(impacts) // 2]
        caption = (
            f"<strong>No card stands out beyond chance</strong> among {len(impacts)}; an impact of more than about "
            f"{widest * 200:.0f} points would have."
        )
    findings.append(impact_finding(best, worst, significant))
    examples = winning_examples(context, best.action) if significant else ""
    return render_figure(caption, impact_plot(impacts), impact_table(actions), impact_note(impacts), examples)


def impact_finding(best: CardImpact, worst: CardImpact, significant: int) -> Finding:
    """The impacts in a line."""
    if not significant:
        return Finding("none", "of the cards stands out: none makes its player win for certain more, or less, often.")
    return Finding(
        points(best.estimate.value, 0),
        f"points of win share go with “{best.action.label}”, the most of all; “{worst.action.label}” has "
        f"{points(worst.estimate.value, 0)}.",
    )


def impact_plot(impacts: list[CardImpact]) -> str:
    """The highest and the lowest impacts."""
    rows = [
        WhiskerRow(
            impact.action.label,
            impact.estimate,
            f"{points(impact.estimate.value)} ({points(impact.estimate.low)} to {points(impact.estimate.high)})",
            impact.tone,
        )
        for impact in ends_of(impacts)
    ]
    best, worst = impacts[0].estimate.value, impacts[-1].estimate.value
    name = f"The impact of cards on the win share, from {points(best)} to {points(worst)} points."
    return whiskers(rows, 0.0, lambda value: points(value, 0), name, "no difference")


def impact_table(actions: list[CardSummary]) -> str:
    """All actions, by impact; those without one as if it were 0."""
    heads = ["Card", "Could", "Used by", "from", "to", "Wins with", "Wins without"]
    heads += ["Impact", "from", "to", "Picked when offered"]
    ranked = sorted(actions, key=lambda action: action.impact.value if action.impact else 0.0, reverse=True)
    rows = [
        [
            action.label,
            f"{action.seats:,}",
            percent(action.used.value),
            percent(action.used.low),
            percent(action.used.high),
            percent(action.with_it.value),
            percent(action.without.value),
            points(action.impact.value) if action.impact else "–",
            points(action.impact.low) if action.impact else "–",
            points(action.impact.high) if action.impact else "–",
            percent(action.picked.value),
        ]
        for action in ranked
    ]
    return table(heads, rows, f"All {len(actions)} things that can be done with a card", find=True)


def impact_note(impacts: list[CardImpact]) -> str:
    """How to read the plot."""
    note = (
        "Compared are seats of matches that had the choice, within tables of equal size and bots of equal "
        "level. Coloured "
        "dots stand out beyond chance. A card that winners use need not be why they win: who is ahead may use it more."
    )
    if len(impacts) > 2 * SHOWN:
        note += f" The plot shows the {SHOWN} highest and the {SHOWN} lowest."
    return note


def winning_examples(context: ChapterContext, action: CardSummary) -> str:
    """Matches that were won with an action."""
    rows = context.summary.folder.rows("cards").filter(
        (pl.col("card") == action.card) & (pl.col("verb") == action.verb) & (pl.col("did") > 0) & (pl.col("win") == 1)
    )
    found = [
        (row["match"], f"{row['level']} in seat {row['seat'] + 1} does it and wins")
        for row in context.first_rows(rows, "match", False, 3)
    ]
    return context.example_links(f"Matches won with “{action.label}”:", found)


# -- use ----------------------------------------------------------------------------------------------


class CardUse(NamedTuple):
    """Actions and cards that stand out by how often they are used."""

    dead: list[str]  # names of cards that nearly nobody does anything with
    hardly: list[CardSummary]  # actions that nearly nobody does with a card that has other uses
    automatic: list[CardSummary]

    @property
    def take_themselves(self) -> str:
        """The verb for the automatic ones."""
        return "takes itself" if len(self.automatic) == 1 else "take themselves"


def use_of(actions: list[CardSummary]) -> CardUse:
    """The dead cards and the automatic actions."""
    unused = [action for action in actions if action.used.high < DEAD]
    alive = {action.card for action in actions if action not in unused}
    return CardUse(
        list(dict.fromkeys(action.name for action in unused if action.card not in alive)),
        [action for action in unused if action.card in alive],
        [action for action in actions if action.picked.low > AUTOMATIC],
    )


def use_section(context: ChapterContext, actions: list[CardSummary], findings: list[Finding]) -> str:
    """How many of those who could use a card did; dead and automatic ones."""
    by_use = sorted(actions, key=lambda action: action.used.value, reverse=True)
    use = use_of(actions)
    plot = bars(
        [BarRow(action.label, action.used.value, share_with_interval(action.used)) for action in ends_of(by_use)],
        "How many of those who can use a card do.",
        1.0,
    )
    findings.append(use_finding(use))
    return render_figure(use_caption(by_use[0], by_use[-1], use), plot, "", "", use_lists(context, use))


def use_caption(most: CardSummary, least: CardSummary, use: CardUse) -> str:
    """The use of cards in a few sentences."""
    caption = (
        f"<strong>“{escape(most.label)}” is done in a match by {share_with_interval(most.used)} of those who can,"
        f"</strong> “{escape(least.label)}” by {share_with_interval(least.used)}. "
    )
    if use.dead:
        one = len(use.dead) == 1
        caption += (
            f"{cardinal(len(use.dead)).capitalize()} {'card is' if one else 'cards are'} dead: of those who can, "
            f"fewer than {percent(DEAD, 0)} ever do anything with {'it' if one else 'them'}. "
        )
    else:
        caption += "No card is dead. "
    if not use.automatic:
        return caption + "None takes itself."
    return (
        caption + f"{cardinal(len(use.automatic)).capitalize()} {use.take_themselves}: taken in more than "
        f"{percent(AUTOMATIC, 0)} of the choices that offer it."
    )


def use_finding(use: CardUse) -> Finding:
    """The use of cards in a line."""
    dead = use.dead
    such = f", such as {dead[0]}" if len(dead) > 1 else f": {dead[0]}" if dead else ""
    if use.automatic:
        others = f"{cardinal(len(use.automatic))} {use.take_themselves}, such as “{use.automatic[0].label}”"
    else:
        others = "none takes itself"
    return Finding(str(len(dead)), f"dead {'card' if len(dead) == 1 else 'cards'}{such}; {others}.")


def use_lists(context: ChapterContext, use: CardUse) -> str:
    """The cards and actions by name."""
    lists = chips("Dead cards", use.dead)
    lists += chips("Take themselves", [action.label for action in use.automatic])
    lists += chips("Hardly ever done with a card that has other uses", [action.label for action in use.hardly])
    names = [context.summary.names[card] for card in context.summary.unseen]
    if names:
        lists += (
            f'<p class="note">Nobody ever had the choice of '
            f"{escape(listed(names[:12]))}{' and others' if len(names) > 12 else ''}.</p>"
        )
    return lists


def chips(title: str, labels: list[str]) -> str:
    """Labels in a row, under a title."""
    if not labels:
        return ""
    items = "".join(f"<li>{escape(label)}</li>" for label in labels[:24])
    more = f"<li>and {len(labels) - 24} more</li>" if len(labels) > 24 else ""
    return f'<h3>{escape(title)}</h3><ul class="chips">{items}{more}</ul>'
