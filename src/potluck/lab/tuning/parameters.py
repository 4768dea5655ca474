"""The parameters of a tuning: numbers of the deck and options that may change, read from `--vary`."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

import msgspec

from potluck.kernel.errors import BadDeck, BadSetup
from potluck.lab.deck_fields import DeckField, number_fields, with_number
from potluck.lab.plan import Plan

MOST_PARAMETERS: Final = 40
AROUND: Final = re.compile(r"(?:±|\+-|\+/-)(\d{1,18})")
BETWEEN: Final = re.compile(r"(-?\d{1,18})\.\.(-?\d{1,18})")

#: A value for each parameter, by its name.
Settings = dict[str, int | str]


class Parameter(NamedTuple):
    """Something to vary: a number of the deck within a range, or an option among its values."""

    field: DeckField | None  # None for an option
    option: str
    current: int | str
    low: int
    high: int
    values: list[str]

    @property
    def name(self) -> str:
        """As on the command line."""
        return str(self.field) if self.field else f"option.{self.option}"


def read_parameters(texts: list[str], plan: Plan) -> list[Parameter]:
    """The parameters of all --vary texts, or BadSetup with what is allowed."""
    known = dict(number_fields(plan.deck))
    parameters: dict[str, Parameter] = {}
    for text in texts:
        for parameter in read_parameter(text, known, plan):
            parameters[parameter.name] = parameter
    if not parameters:
        raise BadSetup(f"--vary is missing: say what may change, such as {example(known)}")
    if len(parameters) > MOST_PARAMETERS:
        raise BadSetup(f"--vary names {len(parameters)} numbers; {MOST_PARAMETERS} at most can be tuned at once")
    return list(parameters.values())


def example(known: dict[DeckField, int]) -> str:
    """A --vary that is valid for this deck."""
    field, value = next(iter(known.items()))
    return f"{field}={max(0, value - 2)}..{value + 2}"


def read_parameter(text: str, known: dict[DeckField, int], plan: Plan) -> list[Parameter]:
    """The parameters of one --vary: `dish.M10.value=3..8`, `dish.*.value=±1` or `option.guards`."""
    name, _, wanted = text.partition("=")
    parts = name.strip().split(".")
    if parts[0] == "option" and len(parts) == 2:
        return [read_option(text, parts[1], wanted, plan)]
    if len(parts) != 3:
        raise BadSetup(f"--vary {text!r} must look like {example(known)}, SECTION.*.FIELD=±1, or option.KEY")
    fields = matching_fields(DeckField(*parts), known)
    if not fields:
        patterns = sorted({f"{field.section}.*.{field.name}" for field in known})
        raise BadSetup(f"--vary {text!r}: the deck has no such number; it has {', '.join(patterns)}")
    if around := AROUND.fullmatch(wanted.strip()):
        return [parameter_around(field, known[field], int(around[1]), plan) for field in fields]
    if between := BETWEEN.fullmatch(wanted.strip()):
        low, high = int(between[1]), int(between[2])
        return [parameter_between(text, field, known[field], low, high, plan) for field in fields]
    raise BadSetup(f"--vary {text!r}: after = comes a range such as 3..8, or ±2")


def read_option(text: str, key: str, wanted: str, plan: Plan) -> Parameter:
    """The parameter of `option.guards` or `option.guards=runners|table`."""
    option = next((option for option in plan.game.options if option.key == key), None)
    if option is None:
        keys = ", ".join(option.key for option in plan.game.options) or "none"
        raise BadSetup(f"--vary {text!r}: there is no option {key!r}; there are {keys}")
    offered = option.values
    values = wanted.split("|") if wanted else offered
    if any(value not in offered for value in values):
        raise BadSetup(f"--vary {text!r}: option {option.key} may be {'|'.join(offered)}")
    return Parameter(None, option.key, plan.options[option.key], 0, 0, values)


def matching_fields(pattern: DeckField, known: dict[DeckField, int]) -> list[DeckField]:
    """The deck's fields that a pattern names; `*` stands for every id."""
    return [
        field
        for field in known
        if field.section == pattern.section and field.name == pattern.name and pattern.id in ("*", field.id)
    ]


def parameter_around(field: DeckField, current: int, distance: int, plan: Plan) -> Parameter:
    """A range around the deck's own number, as far as the deck allows it."""
    low = nearest_allowed(plan, field, current, current - distance)
    high = nearest_allowed(plan, field, current, current + distance)
    return Parameter(field, "", current, low, high, [])


def parameter_between(text: str, field: DeckField, current: int, low: int, high: int, plan: Plan) -> Parameter:
    """A range with both ends given; the deck must allow both."""
    if low > high:
        raise BadSetup(f"--vary {text!r}: {low} is more than {high}")
    for end in (low, high):
        if complaint := refusal_of(plan, field, end):
            raise BadSetup(f"--vary {text!r}: {complaint}")
    return Parameter(field, "", current, low, high, [])


def refusal_of(plan: Plan, field: DeckField, value: int) -> str:
    """Why the deck refuses a value of this field, or an empty text.

    A complaint about several fields together does not count: the other fields may change too.
    """
    try:
        plan.game.read_deck(with_number(plan.deck, field, value))
    except BadDeck as error:
        if (error.card, error.field) == (f"{field.section} {field.id}", field.name):
            return str(error)
    return ""


def nearest_allowed(plan: Plan, field: DeckField, current: int, end: int) -> int:
    """The end of a range around the current number, or the value nearest to it that the deck allows."""
    if not refusal_of(plan, field, end):
        return end
    allowed = current
    while abs(end - allowed) > 1:
        middle = (allowed + end) // 2
        if refusal_of(plan, field, middle):
            end = middle
        else:
            allowed = middle
    return allowed


def with_settings(plan: Plan, settings: Settings, parameters: list[Parameter]) -> Plan:
    """The plan with these values; raises BadDeck or BadSetup where the game refuses them."""
    deck, options = plan.deck, dict(plan.options)
    for parameter in parameters:
        value = settings[parameter.name]
        if parameter.field is None:
            options[parameter.option] = str(value)
        elif value != parameter.current:
            deck = with_number(deck, parameter.field, int(value))
    result = msgspec.structs.replace(plan, deck=deck, options=options, house_deck=plan.house_deck and deck == plan.deck)
    result.game.setup(plan.players[0], options, deck)
    return result


def change_cost(settings: Settings, parameters: list[Parameter]) -> float:
    """How much is changed, from 0 (nothing) to 1 (everything, from end to end)."""
    total = 0.0
    for parameter in parameters:
        value = settings[parameter.name]
        if parameter.field is None:
            total += value != parameter.current
        else:
            current = int(parameter.current)
            widest = max(abs(parameter.high - current), abs(parameter.low - current)) or 1
            total += abs(int(value) - current) / widest
    return total / len(parameters)
