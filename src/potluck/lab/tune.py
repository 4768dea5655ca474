"""Numbers of a deck changed toward a target, by Optuna's sampler; every try plays the same seeds.

What is optimised is how far the measure is from the target, in what is near enough, plus a little for each number
that differs from the deck's own: of two decks that do equally well, the one that changes less is better.
"""

from __future__ import annotations

import hashlib
import re
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from potluck.kernel.errors import BadDeck, BadSetup
from potluck.lab.aim import Aim, measure
from potluck.lab.decks import Spot, numbers, with_number
from potluck.lab.facts import Facts
from potluck.lab.plan import Plan
from potluck.lab.run import run
from potluck.lab.stats import Guess
from potluck.runner.executors import Executor

#: What it costs to change every number from end to end, in what is near enough.
RELUCTANCE: Final = 0.5
MOST_KNOBS: Final = 40


class Knob(NamedTuple):
    """Something to turn: a number of the deck in a range, or an option among its values."""

    spot: Spot | None
    option: str
    own: int | str
    low: int
    high: int
    values: list[str]

    @property
    def name(self) -> str:
        """As on the command line."""
        return str(self.spot) if self.spot else f"option.{self.option}"


class Try(NamedTuple):
    """A deck that was tried."""

    number: int
    settings: dict[str, int | str]
    guess: Guess
    loss: float


class Tuned(NamedTuple):
    """What came of it."""

    before: Guess
    after: Guess
    fresh_before: Guess
    fresh_after: Guess
    best: Try
    tries: list[Try]
    refused: dict[str, int]
    plan: Plan  # the run with the changed deck and options


def load_optuna() -> Any:
    """Optuna, or one sentence about how to get it."""
    try:
        import optuna
    except ModuleNotFoundError:
        raise BadSetup("tuning needs Optuna, which is not installed: pip install 'potluck[lab]'") from None
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    return optuna


def read_knobs(words: list[str], plan: Plan) -> list[Knob]:
    """What may be turned, or BadSetup with what there is."""
    known = dict(numbers(plan.deck))
    knobs: dict[str, Knob] = {}
    for word in words:
        for knob in read_knob(word, known, plan):
            knobs[knob.name] = knob
    if not knobs:
        raise BadSetup(f"--vary is missing: say what may change, such as {example(known)}")
    if len(knobs) > MOST_KNOBS:
        raise BadSetup(f"--vary names {len(knobs)} numbers; {MOST_KNOBS} at most can be tuned at once")
    return list(knobs.values())


def example(known: dict[Spot, int]) -> str:
    """A --vary that would do for this deck."""
    spot, value = next(iter(known.items()))
    return f"{spot}={max(0, value - 2)}..{value + 2}"


def read_knob(word: str, known: dict[Spot, int], plan: Plan) -> list[Knob]:
    """The knobs of one --vary: `dish.M10.value=3..8`, `dish.*.value=±1` or `option.guards`."""
    name, _, wanted = word.partition("=")
    parts = name.strip().split(".")
    if parts[0] == "option" and len(parts) == 2:
        option = next((option for option in plan.house.options if option.key == parts[1]), None)
        if option is None:
            keys = ", ".join(option.key for option in plan.house.options) or "none"
            raise BadSetup(f"--vary {word!r}: there is no option {parts[1]!r}; there are {keys}")
        offered = [value for value, _ in option.values]
        values = wanted.split("|") if wanted else offered
        if any(value not in offered for value in values):
            raise BadSetup(f"--vary {word!r}: option {option.key} may be {'|'.join(offered)}")
        return [Knob(None, option.key, plan.options[option.key], 0, 0, values)]
    if len(parts) != 3:
        raise BadSetup(f"--vary {word!r} must look like {example(known)}, SECTION.*.FIELD=±1, or option.KEY")
    section, id, field = parts
    spots = [spot for spot in known if spot.section == section and spot.field == field and (id == "*" or spot.id == id)]
    if not spots:
        fields = sorted({f"{spot.section}.*.{spot.field}" for spot in known})
        raise BadSetup(f"--vary {word!r}: the deck has no such number; it has {', '.join(fields)}")
    about = re.fullmatch(r"(?:±|\+-|\+/-)(\d{1,18})", wanted.strip())
    between = re.fullmatch(r"(-?\d{1,18})\.\.(-?\d{1,18})", wanted.strip())
    if not about and not between:
        raise BadSetup(f"--vary {word!r}: after = comes a range such as 3..8, or ±2")
    result = []
    for spot in spots:
        own = known[spot]
        if about:
            low, high = (nearest_allowed(plan, spot, own, own + step) for step in (-int(about[1]), int(about[1])))
        else:
            low, high = int(between[1]), int(between[2])  # type: ignore[index]
            if low > high:
                raise BadSetup(f"--vary {word!r}: {low} is more than {high}")
            for end in (low, high):
                if said := forbidden(plan, spot, end):
                    raise BadSetup(f"--vary {word!r}: {said}")
        result.append(Knob(spot, "", own, low, high, []))
    return result


def forbidden(plan: Plan, spot: Spot, value: int) -> str:
    """What the deck has against a number as such; what it may have against several together, only tries can tell."""
    try:
        plan.house.read_deck(with_number(plan.deck, spot, value))
    except BadDeck as error:
        said = str(error)
        if f" {spot.field} must be " in said and said.endswith(f", not {value}"):  # as the kernel says it of a field
            return said
    return ""


def nearest_allowed(plan: Plan, spot: Spot, own: int, end: int) -> int:
    """The end of a range around a deck's own number, or as near to it as the deck allows."""
    if not forbidden(plan, spot, end):
        return end
    allowed = own
    while abs(end - allowed) > 1:
        middle = (allowed + end) // 2
        if forbidden(plan, spot, middle):
            end = middle
        else:
            allowed = middle
    return allowed


def turned(plan: Plan, settings: dict[str, int | str], knobs: list[Knob]) -> Plan:
    """The run with its knobs turned; raises BadDeck or BadSetup where the game refuses."""
    import msgspec

    deck, options = plan.deck, dict(plan.options)
    for knob in knobs:
        value = settings[knob.name]
        if knob.spot is not None:
            if value != knob.own:
                deck = with_number(deck, knob.spot, int(value))
        else:
            options[knob.option] = str(value)
    result = msgspec.structs.replace(plan, deck=deck, options=options, house_deck=plan.house_deck and deck == plan.deck)
    result.house.setup(plan.players[0], options, deck)
    return result


def change_cost(settings: dict[str, int | str], knobs: list[Knob]) -> float:
    """How much is changed, from 0 (nothing) to 1 (everything, from end to end)."""
    total = 0.0
    for knob in knobs:
        value = settings[knob.name]
        if knob.spot is None:
            total += value != knob.own
        else:
            widest = max(abs(knob.high - int(knob.own)), abs(knob.low - int(knob.own))) or 1
            total += abs(int(value) - int(knob.own)) / widest
    return total / len(knobs)


class Tuner:
    """Tries decks, remembers what came of them, and confirms the best on seeds that it has not seen."""

    def __init__(self, plan: Plan, knobs: list[Knob], aim: Aim, executor: Executor) -> None:
        self.plan = plan
        self.knobs = knobs
        self.aim = aim
        self.executor = executor
        self.tries: list[Try] = []
        self.refused: dict[str, int] = {}

    def play(self, plan: Plan) -> Guess:
        """The measure for a deck."""
        with tempfile.TemporaryDirectory(prefix="potluck-tune-") as folder:
            shelf = run(plan, Path(folder) / "run", self.executor)
            return measure(self.aim, Facts(shelf))

    def attempt(self, settings: dict[str, int | str]) -> Try | None:
        """One try; None where the game refuses the deck."""
        try:
            plan = turned(self.plan, settings, self.knobs)
        except (BadDeck, BadSetup) as error:
            self.refused[str(error)] = self.refused.get(str(error), 0) + 1
            return None
        guess = self.play(plan)
        loss = self.aim.miss(guess) + RELUCTANCE * change_cost(settings, self.knobs)
        tried = Try(len(self.tries), settings, guess, loss)
        self.tries.append(tried)
        return tried

    def search(self, count: int, told: Callable[[Try], None] = lambda tried: None) -> Tuned:
        """So many tries, the deck as it is first."""
        optuna = load_optuna()
        seed = int.from_bytes(hashlib.sha256(self.plan.seed.encode()).digest()[:4], "little")
        sampler = optuna.samplers.TPESampler(seed=seed, multivariate=True, n_startup_trials=min(10, max(3, count // 4)))
        study = optuna.create_study(direction="minimize", sampler=sampler)
        own = {knob.name: knob.own for knob in self.knobs}
        if all(knob.low <= int(knob.own) <= knob.high for knob in self.knobs if knob.spot):
            study.enqueue_trial(own)
        else:
            self.attempt(own)
        begun = len(self.tries)
        seen: dict[tuple[tuple[str, int | str], ...], Try | None] = {}

        def objective(trial: Any) -> float:
            settings: dict[str, int | str] = {
                knob.name: trial.suggest_int(knob.name, knob.low, knob.high)
                if knob.spot
                else trial.suggest_categorical(knob.name, knob.values)
                for knob in self.knobs
            }
            key = tuple(sorted(settings.items()))
            if key not in seen:
                seen[key] = self.attempt(settings)
                done = seen[key]
                if done is not None:
                    told(done)
            done = seen[key]
            if done is None:
                raise optuna.TrialPruned
            return done.loss

        with self.executor.kept_open():
            study.optimize(objective, n_trials=count, catch=())
            if len(self.tries) == begun:
                reason = next(iter(self.refused), "nothing was tried")
                raise BadSetup(f"the game refuses every deck in these ranges: {reason}")
            before = next(tried for tried in self.tries if tried.settings == own)
            best = min(self.tries, key=lambda tried: tried.loss)
            return self.confirm(before, best)

    def confirm(self, before: Try, best: Try) -> Tuned:
        """The deck as it was and the best one, on four times as many matches that nobody has seen."""
        import msgspec

        fresh = msgspec.structs.replace(self.plan, seed=f"{self.plan.seed}/fresh", games=self.plan.games * 4)
        chosen = turned(self.plan, best.settings, self.knobs)
        return Tuned(
            before.guess,
            best.guess,
            self.play(fresh),
            self.play(turned(fresh, best.settings, self.knobs)),
            best,
            self.tries,
            self.refused,
            chosen,
        )
