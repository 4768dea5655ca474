"""Seasoning: a shaker over a pan (AL-4). A gesture is measured elsewhere; by odds, chance pours (AL-A30)."""

from __future__ import annotations

from typing import Final, final

from potluck.games.a_la_carte.cards import KINDS, MOST_SEATS, SALT, counted
from potluck.games.a_la_carte.hands.odds import MOVEMENTS
from potluck.games.a_la_carte.moves import CONDIMENTS, Spill, Wrist
from potluck.games.a_la_carte.state import BY_GESTURE, POURED, Kitchen, overspiced, refill
from potluck.games.a_la_carte.steps.on_turn import OnTurn
from potluck.kernel.errors import Refusal
from potluck.kernel.moves import Move
from potluck.kernel.phrases import Phrase

#: Stands for a pour by gesture, which has no named movement.
NO_MOVEMENT: Final = -1


@final
class Pour(OnTurn):
    """AL-4.1: the active cook holds a shaker over a pan: their own, or another's (AL-5.4)."""

    rule = "AL-4.1"

    def __init__(self, container: int, target: int) -> None:
        self.container = container
        self.target = target

    def legal(self, table: Kitchen, seat: int) -> list[Move]:
        return table.book.wrists.copy() if seat == table.active else []

    def gesture_outcomes(self, table: Kitchen, seat: int) -> list[Move]:
        """AL-A30: at a table that plays by gesture, anything that this shaker could give."""
        if table.options.pouring != BY_GESTURE or seat != table.active:
            return []
        spills: list[Move] = []
        for own in range(table.grains[self.container] + 1):
            spills.extend(table.book.spills[own][: table.salt[self.container] + 1])
        return spills

    def refuse(self, table: Kitchen, seat: int, move: Move) -> Refusal:
        if isinstance(move, Spill):
            return Refusal("AL-A30", "why-pour-is-measured")
        return Refusal("AL-4.1", "why-pour-first", self.where(seat))

    def ask(self, table: Kitchen, seat: int) -> Phrase:
        by_gesture = table.options.pouring == BY_GESTURE
        return Phrase("ask-pour-by-hand" if by_gesture else "ask-pour-by-odds", self.where(seat))

    def where(self, seat: int) -> dict[str, object]:
        """Which shaker, over whose pan."""
        return {"container": CONDIMENTS[self.container], "target": self.target, "mine": self.target == seat}

    def apply(self, table: Kitchen, seat: int, move: Move) -> None:
        table.agenda.pop()
        if isinstance(move, Spill):
            self.fall(table, move.own, move.salt, NO_MOVEMENT)
            return
        assert isinstance(move, Wrist)
        own, salt = self.by_odds(table, move.movement)
        self.fall(table, own, salt, move.movement)

    def by_odds(self, table: Kitchen, movement: int) -> tuple[int, int]:
        """A number of grains from the table of odds, then that many at random from the shaker."""
        chance = table.chance
        falling = table.book.odds[table.level()].grains(movement, chance)
        own_left = table.grains[self.container]
        salt_left = table.salt[self.container]
        own = 0
        salt = 0
        while falling > 0 and own_left + salt_left > 0:
            if chance.below(own_left + salt_left) < own_left:
                own_left -= 1
                own += 1
            else:
                salt_left -= 1
                salt += 1
            falling -= 1
        return own, salt

    def fall(self, table: Kitchen, own: int, salt: int, movement: int) -> None:
        """AL-4.1: all that fell is in the pan, also what missed it."""
        container = self.container
        cook = table.cooks[self.target]
        table.grains[container] -= own
        table.salt[container] -= salt
        cook.pan[container] += own
        cook.pan[SALT] += salt
        table.show([POURED, table.active, container, self.target, own, salt, movement])
        if table.journal is not None:
            fell = [0, 0, 0, 0, salt]
            fell[container] = own
            table.tell(
                "poured",
                {
                    "seat": table.active,
                    "target": self.target,
                    "mine": self.target == table.active,
                    "container": CONDIMENTS[container],
                    "movement": "by-hand" if movement == NO_MOVEMENT else MOVEMENTS[movement],
                    "own": own,
                    "salt": salt,
                    "grains": counted(fell),
                },
            )
            if self.target != table.active and overspiced(cook):
                table.tell(
                    "ruined", {"seat": self.target, "dish": table.book.dishes[cook.dish].id, "how": "overspiced"}
                )
        refill(table)


#: One for each shaker and pan: nothing in them ever changes.
POURS: Final = [[Pour(container, target) for target in range(MOST_SEATS)] for container in range(KINDS)]
