"""Bots by name, for an arena: a level, or a home-made class as `file.py:Class`."""

from __future__ import annotations

import importlib.util
import inspect
import sys
import traceback
from pathlib import Path
from types import ModuleType
from typing import Any

from potluck.bots.bot import Bot, Budget
from potluck.bots.levels import LEVELS
from potluck.cli.arguments import no_such
from potluck.kernel.errors import BadSetup

#: A home-made bot's error message is cut after so many characters.
LONGEST = 500


def is_homemade(name: str) -> bool:
    """Whether a bot is home-made, by its name."""
    return ".py:" in name


def what_failed(error: BaseException, file: str) -> str:
    """An error in a home-made bot's file, and the line."""
    try:
        said = str(error)[:LONGEST].encode("utf-8", "replace").decode()
    except BaseException:  # str() of a foreign error is foreign code as well
        said = "it cannot say what"
    here = Path(file).resolve()
    steps = traceback.extract_tb(error.__traceback__)
    lines = [step.lineno for step in steps if Path(step.filename).resolve() == here]
    return f"{type(error).__name__}: {said}" + (f" (line {lines[-1]})" if lines else "")


def make_bot(name: str, budget: Budget) -> Bot:
    """The bot of a name, thinking within a budget; an empty budget leaves it as it is. Or BadSetup."""
    if is_homemade(name):
        bot = load_bot(name)
    elif name in LEVELS:
        bot = LEVELS[name].bot
    else:
        raise no_such("bot", name, LEVELS, "give file.py:Class, or one of")
    return bot.within(budget) if budget.iterations or budget.seconds else bot


def load_bot(name: str) -> Bot:
    """A bot of `file.py:Class`, made without arguments."""
    file, _, wanted = name.rpartition(":")
    module = load_file(Path(file))
    found: Any = getattr(module, wanted, None)
    if found is None or found is Bot:
        others = [key for key, value in vars(module).items() if is_own_bot(value, module)]
        raise no_such(f"class in {file}:", wanted, others, "its bots are")
    if not (inspect.isclass(found) and issubclass(found, Bot)):
        raise BadSetup(f"{wanted} in {file} is no bot: let it inherit from potluck.bots.bot.Bot")
    if found.choose is Bot.choose:
        raise BadSetup(f"{wanted} in {file} does not choose: give it a method choose(self, context, chance)")
    try:
        bot: Any = found()
    except BaseException as error:  # foreign code may fail in any way, even by SystemExit
        raise BadSetup(f"{wanted} in {file} cannot be made: {what_failed(error, file)}") from None
    if not isinstance(bot, Bot):
        raise BadSetup(f"{wanted} in {file} makes something that is no bot")
    return bot


def is_own_bot(value: object, module: ModuleType) -> bool:
    """Whether a name in a file is a bot made there."""
    return inspect.isclass(value) and issubclass(value, Bot) and value.__module__ == module.__name__


def load_file(path: Path) -> ModuleType:
    """Run a Python file, or say in one sentence why not."""
    if not path.is_file():
        raise BadSetup(f"there is no file {path}")
    spec = importlib.util.spec_from_file_location(f"bots_of_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise BadSetup(f"{path} is no Python file; a bot is named as file.py:Class")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    sys.path.append(str(path.resolve().parent))  # what lies beside it can be imported; last, so that it hides nothing
    try:
        spec.loader.exec_module(module)
    except BaseException as error:
        raise BadSetup(f"{path} cannot be run: {what_failed(error, str(path))}") from None
    return module
