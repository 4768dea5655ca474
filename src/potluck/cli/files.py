"""Files that people name: validated when read, written whole or not at all, overwritten only on request."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from potluck.atomic_file import write_atomically
from potluck.kernel.errors import PotluckError

MATCH_BYTES: Final = 16_000_000
DECK_BYTES: Final = 1_000_000


class BadFile(PotluckError):
    """A file that cannot be read or written."""


def why(error: OSError) -> str:
    """The system's reason in a few words."""
    return (error.strerror or "it cannot be used").lower()


def read_text(path: Path, what: str, most_bytes: int) -> str:
    """The text of a file, or BadFile with what is wrong with it."""
    try:
        if path.is_dir():
            raise BadFile(f"the {what} {path} is a directory; give a file")
        with path.open("rb") as file:
            content = file.read(most_bytes + 1)
    except OSError as error:
        raise BadFile(f"the {what} {path} cannot be read: {why(error)}") from None
    except ValueError:
        raise BadFile(f"the {what} cannot be read: that is not a file's name") from None
    if len(content) > most_bytes:
        raise BadFile(f"the {what} {path} is larger than {most_bytes // 1_000_000} MB")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadFile(f"the {what} {path} is not UTF-8 text (byte {error.start})") from None


def write_text(path: Path, text: str, force: bool = False) -> None:
    """Write a whole text file or none; an existing one stays unless forced."""
    write_bytes(path, text.encode("utf-8"), force)


@contextlib.contextmanager
def bad_file_for(path: Path) -> Iterator[None]:
    """Turn the system's errors about a file to be written into BadFile."""
    try:
        yield
    except FileExistsError:
        raise BadFile(f"{path} is there already; choose another name, or --force") from None
    except OSError as error:
        raise BadFile(f"{path} cannot be written: {why(error)}") from None
    except ValueError:
        raise BadFile("that cannot be a file's name") from None


def check_place(path: Path, force: bool = False) -> None:
    """Refuse a path that cannot be written, before any work is done for it."""
    with bad_file_for(path):
        check_kind(path)
        if path.is_dir():
            raise BadFile(f"{path} is a directory; give a file")
        if path.exists() and not force:
            raise FileExistsError(path)
        if not path.parent.is_dir():
            raise BadFile(f"{path} cannot be written: there is no directory {path.parent}")
        if not os.access(path.parent, os.W_OK):
            raise BadFile(f"{path} cannot be written: {path.parent} may not be changed")


def check_kind(path: Path) -> None:
    """Refuse devices, pipes and the like: the new file would replace them."""
    if path.exists() and not path.is_dir() and not path.is_file():
        raise BadFile(f"{path} is no ordinary file; choose another name")


def write_bytes(path: Path, content: bytes, force: bool = False) -> None:
    """Write a whole file or none; an existing one stays unless forced, and a forced link stays a link."""
    with bad_file_for(path):
        check_kind(path)
        target = path.resolve() if force and path.is_symlink() else path
    with bad_file_for(target):
        write_atomically(target, content, overwrite=force)


def free_names(path: Path) -> Iterator[Path]:
    """That name, then the same with -2, -3 and so on."""
    yield path
    for number in range(2, 10_000):
        yield path.with_name(f"{path.stem}-{number}{path.suffix}")


def write_somewhere(path: Path, text: str) -> Path:
    """Write under this name or the next one that is free; where the folder refuses, in the temporary one."""
    for folder in (path.parent, Path(tempfile.gettempdir())):
        for name in free_names(folder / path.name):
            if name.exists():
                continue
            try:
                write_text(name, text)
            except BadFile:
                if name.exists():  # somebody was quicker
                    continue
                break
            return name
    raise BadFile(f"{path} cannot be written, nor can anything in {tempfile.gettempdir()}")
