"""The search for a deck that meets a target, by Optuna's sampler; every trial plays the same seeds.

The loss is the distance from the target in units of its tolerance, plus a small penalty for each number that
differs from the deck's own: of two decks that do equally well, the one that changes less is better.
"""

from __future__ import annotations

import hashlib
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from potluck.kernel.errors import BadDeck, BadSetup
from potluck.lab.analysis.estimates import Estimate
from potluck.lab.analysis.run_summary import RunSummary
from potluck.lab.plan import Plan
from potluck.lab.run import run
from potluck.lab.tuning.parameters import Parameter, Settings, change_cost, with_settings
from potluck.lab.tuning.target import Target, measure_target
from potluck.runner.executors import Executor

#: The loss of changing every number from end to end, in units of the target's tolerance.
CHANGE_PENALTY: Final = 0.5


class TuningTrial(NamedTuple):
    """A deck that was tried."""

    number: int
    settings: Settings
    estimate: Estimate
    loss: float


class TuningResult(NamedTuple):
    """The deck as it was and the best one found, on the seeds of the search and on fresh ones."""

    before: Estimate
    after: Estimate
    fresh_before: Estimate
    fresh_after: Estimate
    best: TuningTrial
    trials: list[TuningTrial]
    refused: dict[str, int]  # how many decks the game refused, by its reason
    plan: Plan  # with the chosen deck and options


def load_optuna() -> Any:
    """Optuna, or one sentence about how to get it."""
    try:
        import optuna
    except ModuleNotFoundError:
        raise BadSetup("tuning needs Optuna, which is not installed: pip install optuna") from None
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    return optuna


class Tuner:
    """Tries decks, keeps the results, and confirms the best deck on fresh seeds."""

    def __init__(self, plan: Plan, parameters: list[Parameter], target: Target, executor: Executor) -> None:
        self.plan = plan
        self.parameters = parameters
        self.target = target
        self.executor = executor
        self.trials: list[TuningTrial] = []
        #: Trials by their settings, so that none is played twice; None where the game refused the deck.
        self.known: dict[tuple[tuple[str, int | str], ...], TuningTrial | None] = {}
        self.refused: dict[str, int] = {}

    def play(self, plan: Plan) -> Estimate:
        """Play a run in a temporary folder and measure it."""
        with tempfile.TemporaryDirectory(prefix="potluck-tune-") as folder:
            played = run(plan, Path(folder) / "run", self.executor)
            return measure_target(self.target, RunSummary(played))

    def attempt(self, settings: Settings) -> TuningTrial | None:
        """One trial; None where the game refuses the deck."""
        try:
            plan = with_settings(self.plan, settings, self.parameters)
        except (BadDeck, BadSetup) as error:
            self.refused[str(error)] = self.refused.get(str(error), 0) + 1
            return None
        estimate = self.play(plan)
        loss = self.target.distance(estimate) + CHANGE_PENALTY * change_cost(settings, self.parameters)
        trial = TuningTrial(len(self.trials), settings, estimate, loss)
        self.trials.append(trial)
        return trial

    def search(self, count: int, on_trial: Callable[[TuningTrial], None] = lambda trial: None) -> TuningResult:
        """So many trials, the deck as it is first."""
        optuna = load_optuna()
        seed = int.from_bytes(hashlib.sha256(self.plan.seed.encode()).digest()[:4], "little")
        sampler = optuna.samplers.TPESampler(seed=seed, multivariate=True, n_startup_trials=min(10, max(3, count // 4)))
        study = optuna.create_study(direction="minimize", sampler=sampler)
        current: Settings = {parameter.name: parameter.current for parameter in self.parameters}
        if all(
            parameter.low <= int(parameter.current) <= parameter.high
            for parameter in self.parameters
            if parameter.field
        ):
            study.enqueue_trial(current)
        else:  # the sampler cannot suggest values outside of the ranges
            self.attempt(current)
        begun = len(self.trials)

        def objective(optuna_trial: Any) -> float:
            trial = self.attempt_once(self.suggested(optuna_trial), on_trial)
            if trial is None:
                raise optuna.TrialPruned
            return trial.loss

        with self.executor.kept_open():
            study.optimize(objective, n_trials=count, catch=())
            if len(self.trials) == begun:
                reason = next(iter(self.refused), "nothing was tried")
                raise BadSetup(f"the game refuses every deck in these ranges: {reason}")
            before = next(trial for trial in self.trials if trial.settings == current)
            best = min(self.trials, key=lambda trial: trial.loss)
            return self.confirm(before, best)

    def suggested(self, optuna_trial: Any) -> Settings:
        """The sampler's next settings."""
        return {
            parameter.name: optuna_trial.suggest_int(parameter.name, parameter.low, parameter.high)
            if parameter.field
            else optuna_trial.suggest_categorical(parameter.name, parameter.values)
            for parameter in self.parameters
        }

    def attempt_once(self, settings: Settings, on_trial: Callable[[TuningTrial], None]) -> TuningTrial | None:
        """The trial of these settings, played only the first time they are suggested."""
        key = tuple(sorted(settings.items()))
        if key not in self.known:
            trial = self.known[key] = self.attempt(settings)
            if trial is not None:
                on_trial(trial)
        return self.known[key]

    def confirm(self, before: TuningTrial, best: TuningTrial) -> TuningResult:
        """Play the deck as it was and the best one on four times as many fresh matches."""
        fresh = msgspec.structs.replace(self.plan, seed=f"{self.plan.seed}/fresh", games=self.plan.games * 4)
        chosen = with_settings(self.plan, best.settings, self.parameters)
        return TuningResult(
            before.estimate,
            best.estimate,
            self.play(fresh),
            self.play(with_settings(fresh, best.settings, self.parameters)),
            best,
            self.trials,
            self.refused,
            chosen,
        )
