"""New tables: from what somebody asks for to the first entry of its log."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Literal, NamedTuple

import msgspec

from potluck.catalog import find_game
from potluck.kernel.match import new_seed
from potluck.table.errors import Refused
from potluck.table.sanitize import clean_name
from potluck.table.value.clocks import check_clock
from potluck.table.value.entries import Created, SeatPlan
from potluck.table.value.seats import COVER, OPEN, bot_name, check_level
from potluck.table.value.setup_cache import find_setup
from potluck.table.value.table import Table


class SeatRequest(NamedTuple):
    """A seat as the host asks for it."""

    kind: Literal["me", "open", "bot", "local"]
    name: str | None = None
    level: str | None = None


def new_table_id() -> str:
    """160 bits that nobody guesses."""
    return secrets.token_urlsafe(20)


def new_table(
    host: str,
    host_name: str,
    game: str,
    seats: Sequence[SeatRequest],
    options: dict[str, str],
    public: bool,
    hints: bool | None = None,
    clock: str = "none",
    cover: str = COVER,
) -> Created:
    """The first entry of a new table, or BadSetup / Refused. Alone among bots one may ask for hints."""
    if sum(seat.kind == "me" for seat in seats) > 1:
        raise Refused("refused-one-seat-is-yours")
    deck = find_game(game).house_deck()
    setup = find_setup(game, len(seats), options, deck)
    names = [name_for(request, number, host_name) for number, request in enumerate(seats)]
    plans: list[SeatPlan] = []
    for request, name in zip(seats, names, strict=True):
        match request.kind:
            case "me":
                plans.append(SeatPlan("person", name, host))
            case "local":
                plans.append(SeatPlan("local", name, host))
            case "bot":
                level = check_level(request.level or COVER)
                given = name or bot_name(level, names + [plan.name for plan in plans])
                plans.append(SeatPlan("bot", given, None, level))
            case "open":
                plans.append(OPEN)
    if hints is None:
        hints = all(request.kind in ("me", "bot") for request in seats)
    return Created(
        game,
        setup.options,
        deck,
        plans,
        host,
        "",
        public,
        new_seed(),
        hints,
        check_clock(clock),
        check_level(cover),
        host_name=host_name,
    )


def name_for(request: SeatRequest, number: int, host_name: str) -> str:
    """The name for a seat, as far as it has one already."""
    match request.kind:
        case "me":
            return clean_name(request.name) if request.name else host_name
        case "local":
            return clean_name(request.name) if request.name else f"Guest {number + 1}"
        case "bot":
            return clean_name(request.name) if request.name else ""
        case "open":
            return ""


def rematch_table(table: Table, who: str) -> Created:
    """A rematch: the same people, game and options, another seed; or Refused."""
    if table.status != "over":
        raise Refused("refused-rematch-before-the-end")
    if who != table.creation.host and not table.seats_of(who):
        raise Refused("refused-rematch-for-players")
    return Created(
        table.creation.game,
        table.creation.options,
        table.creation.deck,
        [msgspec.structs.replace(seat, away=False) for seat in table.seats],
        table.creation.host,
        table.creation.title,
        table.creation.public,
        new_seed(),
        table.hints,
        table.creation.clock,
        table.creation.cover,
        host_name=table.creation.host_name,
    )
