"""Plots as HTML and SVG: they scale to a phone, can be printed, and have a text for screen readers.

Whiskers and bars are rows of HTML whose marks are placed by percentages, so that text keeps its size on any screen;
histograms are SVG. Every plot has `role="img"` and a label; its numbers are in a table beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

from potluck.lab.analysis.estimates import Estimate
from potluck.lab.formatting import number

NumberFormat = Callable[[float], str]


class WhiskerRow(NamedTuple):
    """A row of a whisker plot: a number with its interval."""

    label: str
    estimate: Estimate
    text: str  # the number at the end of the row
    tone: str = ""  # "good", "bad" or empty: the CSS class


class BarRow(NamedTuple):
    """A row of a bar chart."""

    label: str
    value: float
    text: str
    tone: str = ""


class StackPart(NamedTuple):
    """A part of a stacked bar."""

    label: str
    value: float
    text: str
    tone: str


def whiskers(rows: Sequence[WhiskerRow], middle: float, form: NumberFormat, name: str, mark: str = "") -> str:
    """Dots with their intervals, and a line at the reference value `middle`."""
    low = min([middle, *(row.estimate.low for row in rows)])
    high = max([middle, *(row.estimate.high for row in rows)])
    room = (high - low) * 0.06 or 0.01
    low, high = low - room, high + room

    def at(value: float) -> str:
        return f"{(value - low) / (high - low) * 100:.2f}%"

    lines = []
    for row in rows:
        width = (row.estimate.high - row.estimate.low) / (high - low) * 100
        lines.append(
            f'<div class="row {row.tone}"><span class="label">{escape(row.label)}</span><span class="track">'
            f'<i class="mark" style="left:{at(middle)}"></i>'
            f'<i class="whisker" style="left:{at(row.estimate.low)};width:{width:.2f}%"></i>'
            f'<i class="dot" style="left:{at(row.estimate.value)}"></i></span>'
            f'<span class="said">{escape(row.text)}</span></div>'
        )
    place = (middle - low) / (high - low)
    side = "at" if 0.15 < place < 0.85 else "at left" if place <= 0.15 else "at right"
    ends = [
        f"<b>{escape(form(low + room))}</b>" if place > 0.25 else "",
        f'<b class="end">{escape(form(high - room))}</b>' if place < 0.75 else "",
    ]
    foot = (
        f'<div class="row foot"><span class="label"></span><span class="track scale">'
        f'{ends[0]}<b class="{side}" style="left:{at(middle)}">{escape(mark or form(middle))}</b>{ends[1]}</span>'
        f'<span class="said"></span></div>'
    )
    return plot_element(name, "rows", "".join(lines) + foot)


def bars(rows: Sequence[BarRow], name: str, most: float | None = None) -> str:
    """Bars from 0 to `most`, or to the largest value."""
    top = most or max((row.value for row in rows), default=1) or 1
    lines = [
        f'<div class="row {row.tone}"><span class="label">{escape(row.label)}</span><span class="track">'
        f'<i class="bar" style="width:{min(1.0, row.value / top) * 100:.2f}%"></i></span>'
        f'<span class="said">{escape(row.text)}</span></div>'
        for row in rows
    ]
    return plot_element(name, "rows", "".join(lines))


def stack(parts: Sequence[StackPart], name: str) -> str:
    """A stacked bar with its key."""
    whole = sum(part.value for part in parts) or 1
    cells = "".join(
        f'<i class="{part.tone}" style="width:{part.value / whole * 100:.2f}%">'
        f"{f'<b>{part.value / whole * 100:.0f} %</b>' if part.value / whole >= 0.1 else ''}</i>"
        for part in parts
    )
    key = "".join(
        f'<li><i class="{part.tone}"></i>{escape(part.label)} <b>{escape(part.text)}</b></li>' for part in parts
    )
    return plot_element(name, "stack", f'<div class="whole">{cells}</div><ul class="key">{key}</ul>')


def plot_element(name: str, kind: str, inside: str) -> str:
    """A plot with its label; screen readers skip the inside and read the table beside it."""
    return (
        f'<div class="plot {kind}" role="img" aria-label="{escape(name)}"><div aria-hidden="true">{inside}</div></div>'
    )


WIDE = 360
TALL = 150
FOOT = 22
SIDE = 10


def histogram(
    bins: Sequence[tuple[float, float, int]],
    name: str,
    title: str,
    unit: str,
    middle: float,
    form: NumberFormat = number,
) -> str:
    """A histogram of (from, to, count) bins, with a line at the mean."""
    top = max((count for _, _, count in bins), default=1) or 1
    low, high = bins[0][0], bins[-1][1]
    span = (high - low) or 1

    def across(value: float) -> float:
        return SIDE + (value - low) / span * (WIDE - 2 * SIDE)

    floor = TALL - FOOT
    columns = []
    for start, end, count in bins:
        tall = count / top * (floor - 26)
        left, right = across(start), across(end)
        columns.append(
            f'<rect class="column" x="{left + 0.75:.1f}" y="{floor - tall:.1f}" '
            f'width="{max(0.8, right - left - 1.5):.1f}" '
            f'height="{tall:.1f}" rx="1.5"/>'
        )
    ticks = "".join(
        f'<text x="{across(value):.1f}" y="{TALL - 6}" text-anchor="{anchor}">{escape(form(value))}</text>'
        for value, anchor in ((low, "start"), (high, "end"))
    )
    at = across(min(max(middle, low), high))
    anchor = "start" if at < WIDE / 2 else "end"
    shift = 5 if anchor == "start" else -5
    inside = (
        f'<svg viewBox="0 0 {WIDE} {TALL}" focusable="false"><line class="floor" x1="{SIDE}" x2="{WIDE - SIDE}" '
        f'y1="{floor}" y2="{floor}"/>{"".join(columns)}<line class="mean" x1="{at:.1f}" x2="{at:.1f}" y1="6" '
        f'y2="{floor}"/>'
        f'<text class="strong" x="{at + shift:.1f}" y="15" text-anchor="{anchor}">mean {escape(form(middle))} '
        f"{escape(unit)}"
        f"</text>{ticks}</svg>"
    )
    head = f'<p class="panel">{escape(title)}</p>'
    return plot_element(name, "spread", head + inside)


def panels(plots: Sequence[str]) -> str:
    """Several small plots, side by side where there is room."""
    return f'<div class="panels">{"".join(f"<div>{plot}</div>" for plot in plots)}</div>'


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], title: str = "The numbers", find: bool = False) -> str:
    """The numbers of a plot in a collapsed table; with `find` it gets a search field."""
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    body = "".join("<tr>" + "".join(cell(at, text) for at, text in enumerate(row)) + "</tr>" for row in rows)
    search = '<input type="search" class="find" placeholder="Find a card" aria-label="Find a card">' if find else ""
    return (
        f"<details><summary>{escape(title)}</summary>{search}"
        f'<div class="scroll" tabindex="0" role="group" aria-label="{escape(title)}">'
        f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div></details>"
    )


def cell(at: int, text: str) -> str:
    """A cell of a row; the first one is the row's header."""
    return f'<th scope="row">{escape(text)}</th>' if at == 0 else f"<td>{escape(text)}</td>"
