"""Writes what the press prints with into the package: `python tools/art.py [--check]`.

Icons that a page of print names ("f/pear", "g/hot-meal", "p/plate") come from the icon sets of the page and from its
own drawings; fonts are the page's, one file a weight, since a press knows no variable ones. The package prints with
these alone. `--check` changes nothing and fails where they are not what they should be.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
PRESS = ROOT / "src" / "potluck" / "press"
ART = PRESS / "art"
FONTS = PRESS / "fonts"
SETS = {"f": "fluent-emoji-flat", "g": "game-icons"}
NAME = re.compile(r'"([fgp])/([a-z0-9-]+)"')
#: The page's font, the family's name in print, and the weights that are needed (none: it has only one).
FAMILIES: list[tuple[str, str, list[int]]] = [
    ("fraunces-latin-wght-normal", "Fraunces", [600, 800]),
    ("figtree-latin-wght-normal", "Figtree", [400, 600, 700]),
    ("grenze-gotisch-latin-wght-normal", "Grenze Gotisch", [700]),
    ("bagel-fat-one-latin-400-normal", "Bagel Fat One", []),
    ("patrick-hand-latin-400-normal", "Patrick Hand", []),
    ("shrikhand-latin-400-normal", "Shrikhand", []),
    ("title-a-la-carte", "A la carte Title", [700]),
]


def wanted() -> list[tuple[str, str]]:
    """All icons that are named anywhere in what is printed."""
    sources = [*PRESS.rglob("*.typ"), *(ROOT / "src/potluck/games").glob("*/print/*.*")]
    return sorted({found for source in sources for found in NAME.findall(source.read_text("utf-8"))})


def drawings() -> dict[str, str]:
    """Every wanted icon's file and text."""
    sets: dict[str, dict[str, Any]] = {}
    result: dict[str, str] = {}
    for letter, name in wanted():
        if letter == "p":
            result[f"p/{name}.svg"] = (WEB / "src/ui/pieces" / f"{name}.svg").read_text("utf-8").strip() + "\n"
            continue
        if letter not in sets:
            sets[letter] = json.loads((WEB / "node_modules/@iconify-json" / SETS[letter] / "icons.json").read_text())
        icons = sets[letter]
        at = name
        while at in icons.get("aliases", {}):
            at = icons["aliases"][at]["parent"]
        icon = icons["icons"][at]
        width = icon.get("width", icons.get("width", 16))
        height = icon.get("height", icons.get("height", 16))
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
        result[f"{letter}/{name}.svg"] = f"{head}{icon['body']}</svg>\n"
    return result


def font_digest() -> str:
    """A fingerprint of the fonts that the press's are made from."""
    total = hashlib.sha256(repr(FAMILIES).encode())
    for source, _, _ in FAMILIES:
        total.update((WEB / "src/fonts" / f"{source}.woff2").read_bytes())
    return total.hexdigest() + "\n"


def make_fonts() -> None:
    """One static TrueType file a weight."""
    from fontTools.ttLib import TTFont
    from fontTools.varLib import instancer

    for file in FONTS.glob("*.ttf"):
        file.unlink()
    for source, family, weights in FAMILIES:
        for weight in weights or [400]:
            font = TTFont(WEB / "src/fonts" / f"{source}.woff2", recalcTimestamp=False)
            font.flavor = None
            if weights:
                font = instancer.instantiateVariableFont(font, {"wght": weight})
            names = font["name"]
            post = f"{family.replace(' ', '')}-{weight}"
            for record in list(names.names):
                if record.nameID in (1, 2, 3, 4, 6, 16, 17, 21, 22, 25):
                    names.removeNames(nameID=record.nameID)
            for id, text in {1: family, 2: "Regular", 3: post, 4: f"{family} {weight}", 6: post}.items():
                names.setName(text, id, 3, 1, 0x409)
            font["OS/2"].usWeightClass = weight
            font["OS/2"].fsSelection = 0x40
            font.save(FONTS / f"{post}.ttf")
    (FONTS / "OFL.txt").write_bytes((WEB / "src/fonts/OFL.txt").read_bytes())
    (FONTS / "made-from").write_text(font_digest())


def main() -> int:
    if not (WEB / "node_modules/@iconify-json").is_dir():
        print("art: the icon sets are not installed; `make page` does that", file=sys.stderr)
        return 1
    right = drawings()
    there = {file.relative_to(ART).as_posix(): file.read_text("utf-8") for file in ART.rglob("*.svg")}
    made_from = FONTS / "made-from"
    fresh = made_from.is_file() and made_from.read_text() == font_digest()
    if "--check" in sys.argv:
        wrong = sorted(name for name in right.keys() | there.keys() if right.get(name) != there.get(name))
        if wrong or not fresh:
            print(f"art: not as it should be ({', '.join(wrong[:5]) or 'fonts'}); run tools/art.py", file=sys.stderr)
            return 1
        return 0
    for name in there.keys() - right.keys():
        (ART / name).unlink()
    for name, text in right.items():
        (ART / name).parent.mkdir(parents=True, exist_ok=True)
        (ART / name).write_text(text, "utf-8")
    if not fresh:
        make_fonts()
    return 0


if __name__ == "__main__":
    sys.exit(main())
