"""The HTML page of a report: one file with its fonts, styles and script inside."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from functools import cache
from html import escape
from importlib.resources import files
from typing import NamedTuple


class Finding(NamedTuple):
    """A line of the summary at the top of a page: a number and what it means."""

    number: str
    sentence: str


class Chapter(NamedTuple):
    """A section of a page; its content is HTML."""

    id: str
    title: str
    content: str


@cache
def styles() -> str:
    """The style sheet, fonts included."""
    folder = files("potluck.lab.report") / "page"
    faces = [
        (family, weights, base64.b64encode((folder / file).read_bytes()).decode())
        for family, weights, file in (
            ("Fraunces", "100 900", "fraunces-latin-wght-normal.woff2"),
            ("Figtree", "300 900", "figtree-latin-wght-normal.woff2"),
        )
    ]
    fonts = "".join(
        f"@font-face{{font-family:{family};font-weight:{weights};font-display:swap;"
        f"src:url(data:font/woff2;base64,{font}) format('woff2')}}"
        for family, weights, font in faces
    )
    return fonts + (folder / "page.css").read_text("utf-8")


def render_page(
    title: str, eyebrow: str, setting: str, findings: Sequence[Finding], chapters: Sequence[Chapter], foot: str
) -> str:
    """The whole page; `setting`, `foot` and the chapters' contents are HTML already."""
    links = "".join(f'<a href="#{chapter.id}">{escape(chapter.title)}</a>' for chapter in chapters)
    short = "".join(
        f"<li><b{' class=small' if len(item.number) > 6 else ''}>{escape(item.number)}</b>"
        f"<span>{escape(item.sentence)}</span></li>"
        for item in findings
    )
    body = "".join(
        f'<section id="{chapter.id}" aria-labelledby="{chapter.id}-title"><h2 id="{chapter.id}-title">'
        f"{escape(chapter.title)}</h2>{chapter.content}</section>"
        for chapter in chapters
    )
    script = (files("potluck.lab.report") / "page" / "page.js").read_text("utf-8")
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)} · {escape(eyebrow)}</title>"
        '<link rel="icon" href="data:,">'
        f"<style>{styles()}</style></head><body>"
        f'<header class="top"><p class="eyebrow">{escape(eyebrow)}</p><h1>{escape(title)}</h1>'
        f'<p class="setting">{setting}</p><nav aria-label="Chapters">{links}</nav></header>'
        f'<main><section class="short" aria-labelledby="short-title"><h2 id="short-title">In short</h2>'
        f'<ul class="findings">{short}</ul></section>{body}</main><footer>{foot}</footer>'
        f"<script>{script}</script></body></html>\n"
    )


def render_figure(caption: str, plot: str, numbers: str = "", note: str = "", after: str = "") -> str:
    """A plot with its caption, the table of its numbers and a note; all of them are HTML."""
    paragraph = f'<p class="note">{note}</p>' if note else ""
    return f"<figure><figcaption>{caption}</figcaption>{plot}</figure>{paragraph}{numbers}{after}"
