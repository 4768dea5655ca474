"""What axe-core says about a screen."""

from __future__ import annotations

from .guests import STILL, Guest
from .needed import Axe

AXE = Axe()
GRAVE = ("serious", "critical")


def is_fine(guest: Guest, where: str) -> None:
    """Nothing that axe calls serious or critical, once nothing moves: what is half faded in has no contrast."""
    guest.page.evaluate(STILL)
    found = AXE.run(guest.page, options={"resultTypes": ["violations"]}).response["violations"]
    grave = [
        f"{each['id']}: {node['html'][:160]} {node['failureSummary']}"
        for each in found
        if each["impact"] in GRAVE
        for node in each["nodes"]
    ]
    assert grave == [], f"{where}: " + "\n".join(grave)


def fits_the_screen(guest: Guest) -> None:
    """Nothing makes a screen scroll sideways."""
    wide, screen = guest.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= screen
