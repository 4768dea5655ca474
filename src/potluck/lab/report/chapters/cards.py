"""What a card does: who uses it, who wins with it, and which ones nobody needs or everybody takes."""

from __future__ import annotations

from html import escape

import polars as pl

from potluck.lab.analysis.estimates import Z, holm, two_sided
from potluck.lab.analysis.run_summary import CardFact
from potluck.lab.formatting import cardinal, listed, percent, points, points_of, share_of
from potluck.lab.report.chapter import Teller
from potluck.lab.report.html_page import Chapter, Finding, figure
from potluck.lab.report.plots import Bar, Whisker, bars, table, whiskers

#: Fewer seats than this that could do something tell nothing.
ENOUGH = 60
#: A card that fewer of those who could ever use is dead; one that is taken in more of the choices takes itself.
DEAD = 0.03
AUTOMATIC = 0.85
SHOWN = 8


def tell(teller: Teller, findings: list[Finding]) -> list[Chapter]:
    """Impact, use, dead cards and automatic picks."""
    facts = [fact for fact in teller.facts.cards if fact.seats >= ENOUGH]
    if not facts:
        none = "<p>No move of this game is about a card, or the run is too small to tell.</p>"
        return [Chapter("cards", "Cards", none)]
    return [Chapter("cards", "Cards", impact(teller, facts, findings) + use(teller, facts, findings))]


def standing_out(facts: list[CardFact]) -> list[CardFact]:
    """Those whose impact is beyond what so many looks find by chance."""
    known = [fact for fact in facts if fact.impact is not None and both_sides(fact)]
    chances = [two_sided(fact.impact.value, fact.impact.half / Z) for fact in known if fact.impact is not None]
    return [fact for fact, chance in zip(known, holm(chances), strict=True) if chance < 0.05]


def both_sides(fact: CardFact) -> bool:
    """Whether enough did it, and enough did not, for the two to be compared."""
    did = fact.used.value * fact.seats
    return did >= 20 and fact.seats - did >= 20


def strength(fact: CardFact) -> float:
    """The impact as a number to sort by."""
    return fact.impact.value if fact.impact is not None else 0.0


def impact(teller: Teller, facts: list[CardFact], findings: list[Finding]) -> str:
    """The win share with and without."""
    known = sorted((fact for fact in facts if fact.impact is not None and both_sides(fact)), key=strength, reverse=True)
    if not known:
        return "<p>The run is too small to tell what a card does to its player's chance.</p>"
    sure = standing_out(facts)
    shown = known if len(known) <= 2 * SHOWN else known[:SHOWN] + known[-SHOWN:]
    rows = [
        Whisker(
            fact.label,
            fact.impact,
            f"{points(fact.impact.value)} ({points(fact.impact.low)} to {points(fact.impact.high)})",
            ("good" if strength(fact) > 0 else "bad") if fact in sure else "",
        )
        for fact in shown
        if fact.impact is not None
    ]
    best, worst = known[0], known[-1]
    assert best.impact is not None
    assert worst.impact is not None
    if sure:
        sentence = (
            f"<strong>Who does “{escape(best.label)}” wins {points_of(best.impact)} more often</strong> than "
            f"who could have "
            f"and did not; “{escape(worst.label)}” is at the other end with {points_of(worst.impact)}. "
            f"{cardinal(len(sure)).capitalize()} of {len(known)} stand out beyond chance."
        )
        findings.append(
            Finding(
                points(best.impact.value, 0),
                f"points of win share go with “{best.label}”, the most of all; “{worst.label}” has "
                f"{points(worst.impact.value, 0)}.",
            )
        )
    else:
        widest = sorted(fact.impact.half for fact in known if fact.impact is not None)[len(known) // 2]
        sentence = (
            f"<strong>No card stands out beyond chance</strong> among {len(known)}; an impact of more than about "
            f"{widest * 200:.0f} points would have."
        )
        findings.append(
            Finding("none", "of the cards stands out: none makes its player win for certain more, or less, often.")
        )
    plot = whiskers(
        rows,
        0.0,
        lambda value: points(value, 0),
        f"The impact of cards on the win share, from {points(strength(best))} to {points(strength(worst))} points.",
        "no difference",
    )
    numbers = table(
        [
            "Card",
            "Could",
            "Used by",
            "from",
            "to",
            "Wins with",
            "Wins without",
            "Impact",
            "from",
            "to",
            "Picked when offered",
        ],
        [
            [
                fact.label,
                f"{fact.seats:,}",
                percent(fact.used.value),
                percent(fact.used.low),
                percent(fact.used.high),
                percent(fact.with_it.value),
                percent(fact.without.value),
                points(fact.impact.value) if fact.impact else "–",
                points(fact.impact.low) if fact.impact else "–",
                points(fact.impact.high) if fact.impact else "–",
                percent(fact.picked.value),
            ]
            for fact in sorted(facts, key=strength, reverse=True)
        ],
        f"All {len(facts)} things that can be done with a card",
        find=True,
    )
    note = (
        "Compared are seats of matches that had the choice, within tables of equal size and bots of equal "
        "level. Coloured "
        "dots stand out beyond chance. A card that winners use need not be why they win: who is ahead may use it more."
    )
    if len(known) > len(shown):
        note += f" The plot shows the {SHOWN} highest and the {SHOWN} lowest."
    shown_matches = examples(teller, best) if sure else ""
    return figure(sentence, plot, numbers, note, shown_matches)


def use(teller: Teller, facts: list[CardFact], findings: list[Finding]) -> str:
    """How often those who could did, the dead and the automatic ones."""
    by_use = sorted(facts, key=lambda fact: fact.used.value, reverse=True)
    shown = by_use if len(by_use) <= 2 * SHOWN else by_use[:SHOWN] + by_use[-SHOWN:]
    unused = [fact for fact in facts if fact.used.high < DEAD]
    alive = {fact.card for fact in facts if fact not in unused}
    dead = list(dict.fromkeys(fact.name for fact in unused if fact.card not in alive))
    automatic = [fact for fact in facts if fact.picked.low > AUTOMATIC]
    itself = "takes itself" if len(automatic) == 1 else "take themselves"
    most, least = by_use[0], by_use[-1]
    sentence = (
        f"<strong>“{escape(most.label)}” is done in a match by {share_of(most.used)} of those who can,</strong> "
        f"“{escape(least.label)}” by {share_of(least.used)}. "
    )
    if dead:
        sentence += (
            f"{cardinal(len(dead)).capitalize()} {'card is' if len(dead) == 1 else 'cards are'} dead: of those "
            f"who can, "
            f"fewer than {percent(DEAD, 0)} ever do anything with {'it' if len(dead) == 1 else 'them'}. "
        )
    else:
        sentence += "No card is dead. "
    if automatic:
        sentence += (
            f"{cardinal(len(automatic)).capitalize()} {itself}: taken in more than {percent(AUTOMATIC, 0)} of "
            f"the choices "
            "that offer it."
        )
    else:
        sentence += "None takes itself."
    plot = bars(
        [Bar(fact.label, fact.used.value, share_of(fact.used)) for fact in shown],
        "How many of those who can use a card do.",
        1.0,
    )
    lists = chips("Dead cards", dead) + chips("Take themselves", [fact.label for fact in automatic])
    lists += chips(
        "Hardly ever done with a card that has other uses", [fact.label for fact in unused if fact.card in alive]
    )
    if teller.facts.unseen:
        names = [teller.facts.names[card] for card in teller.facts.unseen]
        lists += (
            f'<p class="note">Nobody ever had the choice of '
            f"{escape(listed(names[:12]))}{' and others' if len(names) > 12 else ''}.</p>"
        )
    such = f", such as {dead[0]}" if len(dead) > 1 else f": {dead[0]}" if dead else ""
    others = (
        f"{cardinal(len(automatic))} {itself}, such as “{automatic[0].label}”" if automatic else "none takes itself"
    )
    findings.append(Finding(str(len(dead)), f"dead {'card' if len(dead) == 1 else 'cards'}{such}; {others}."))
    return figure(sentence, plot, "", "", lists)


def chips(title: str, labels: list[str]) -> str:
    """A few labels in a row."""
    if not labels:
        return ""
    items = "".join(f"<li>{escape(label)}</li>" for label in labels[:24])
    more = f"<li>and {len(labels) - 24} more</li>" if len(labels) > 24 else ""
    return f'<h3>{escape(title)}</h3><ul class="chips">{items}{more}</ul>'


def examples(teller: Teller, fact: CardFact) -> str:
    """Matches that were won with it."""
    rows = teller.facts.shelf.rows("cards").filter(
        (pl.col("card") == fact.card) & (pl.col("verb") == fact.verb) & (pl.col("did") > 0) & (pl.col("win") == 1)
    )
    found = [
        (int(str(row["match"])), f"{row['level']} in seat {int(str(row['seat'])) + 1} does it and wins")
        for row in teller.pick(rows, "match", False, 3)
    ]
    return teller.show(f"Matches won with “{fact.label}”:", found)
