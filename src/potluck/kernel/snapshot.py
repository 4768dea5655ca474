"""Serialises a whole state at any decision: for fingerprints, and to send imagined states to other processes.

Decks and moves are written by reference. Every other object must be of a class of the game's package or the kernel's,
with plain attributes (a closure in a state is refused) and a constructor whose parameters have the names of the
attributes that they fill.
"""

from __future__ import annotations

import hashlib
import importlib
import inspect
import json
from typing import Any, cast

from potluck.kernel.deck_file import Deck
from potluck.kernel.moves import Catalogue, Move
from potluck.kernel.state import State

KERNEL = "potluck.kernel"


def _home(module: str) -> str:
    """The package of a game, given the module of its state; a game in a single module is its own package."""
    return module.rpartition(".")[0] or module


def _belongs(module: str, home: str) -> bool:
    """Whether a module is the kernel's, or lies in a game's package or below it."""
    return any(module == package or module.startswith(f"{package}.") for package in (KERNEL, home))


def _attributes(value: object) -> list[str]:
    names: list[str] = []
    for cls in type(value).__mro__:
        names.extend(getattr(cls, "__mypyc_attrs__", ()))
        names.extend(cls.__dict__.get("__annotations__", ()))
    names.extend(getattr(value, "__dict__", {}))
    return sorted({name for name in names if hasattr(value, name)} - {"__dict__", "__weakref__"})


def _dump(value: object, home: str) -> Any:
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, list):
        return [_dump(item, home) for item in value]
    if isinstance(value, tuple):
        return {"tuple": [_dump(item, home) for item in value]}
    if isinstance(value, dict):
        return {"dict": [[_dump(key, home), _dump(item, home)] for key, item in value.items()]}
    if isinstance(value, Deck):
        return {"deck": value.digest}
    if isinstance(value, Move):
        return {"move": value.code}
    cls = type(value)
    if not _belongs(cls.__module__, home):
        raise TypeError(f"a state may not hold a {cls.__module__}.{cls.__qualname__}")
    parts = {name: _dump(getattr(value, name), home) for name in _attributes(value) if name != "journal"}
    return {"is": f"{cls.__module__}:{cls.__qualname__}", "with": parts}


def dump(state: State) -> Any:
    """The state as JSON-ready data, without its recorded events."""
    return _dump(state, _home(type(state).__module__))


def _load(data: Any, deck: Deck, catalogue: Catalogue, home: str) -> Any:
    if isinstance(data, list):
        return [_load(item, deck, catalogue, home) for item in data]
    if not isinstance(data, dict):
        return data
    if "tuple" in data:
        return tuple([_load(item, deck, catalogue, home) for item in data["tuple"]])
    if "dict" in data:
        return {_load(key, deck, catalogue, home): _load(item, deck, catalogue, home) for key, item in data["dict"]}
    if "deck" in data:
        if data["deck"] != deck.digest:
            raise ValueError("the snapshot belongs to another deck")
        return deck
    if "move" in data:
        return catalogue.moves[data["move"]]
    cls, parameters = _find_class(data["is"], home)
    parts = {name: _load(part, deck, catalogue, home) for name, part in data["with"].items()}
    result = cls(*[parts[name] for name in parameters])
    for name, part in parts.items():
        setattr(result, name, part)
    return result


#: Classes by their names in snapshots, each with the parameters of its constructor; looking them up is slow.
_CLASSES: dict[str, tuple[Any, list[str]]] = {}


def _find_class(name: str, home: str) -> tuple[Any, list[str]]:
    """The class of a name, and the parameters of its constructor."""
    module, _, short = name.partition(":")
    if not _belongs(module, home):
        raise ValueError(f"a snapshot may not name {name!r}")
    found = _CLASSES.get(name)
    if found is None:
        cls = cast(Any, getattr(importlib.import_module(module), short))
        found = _CLASSES[name] = (cls, list(inspect.signature(cls).parameters))
    return found


def load(data: Any, deck: Deck) -> State:
    """The state that was dumped, with a deck that is loaded already."""
    home = _home(data["is"].partition(":")[0])
    state = _load(data, deck, deck.catalogue, home)
    assert isinstance(state, State)
    state.journal = None
    return state


def fingerprint(state: State) -> str:
    """A hash of the whole state: the same for equal states, interpreted or compiled."""
    return hashlib.sha256(json.dumps(dump(state), sort_keys=True).encode()).hexdigest()
