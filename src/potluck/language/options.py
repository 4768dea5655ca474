"""A game's options in words: the title, what it is about, and the labels of its values."""

from __future__ import annotations

from potluck.kernel.game import START, GameOption
from potluck.kernel.phrases import slug
from potluck.language.teller import Teller


def option_title(words: Teller, option: GameOption) -> str:
    """An option's title."""
    return words.say(f"option-{slug(option.key)}")


def option_help(words: Teller, option: GameOption) -> str:
    """What an option is about."""
    return words.say(f"option-{slug(option.key)}", form="help")


def option_value(words: Teller, option: GameOption, value: str) -> str:
    """The label of a value: the game's own, or the one that all games share."""
    if option.key == START and value.isdigit():
        return words.say("option-start-seat", {"number": int(value)})
    own = f"option-{slug(option.key)}-{slug(value)}"
    return words.say(own) if words.has(own) else words.say(f"option-value-{slug(value)}")
