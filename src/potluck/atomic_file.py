"""Writes a file whole or not at all: to a temporary file beside it, which is then renamed."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path


def write_atomically(path: Path, content: bytes, overwrite: bool = True) -> None:
    """Write a file; FileExistsError where one is there that may not be overwritten."""
    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=".potluck-")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, 0o666 & ~current_umask())
        if overwrite:
            os.replace(name, path)
        else:
            move_if_free(name, path)
    finally:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(name)


def move_if_free(name: str, path: Path) -> None:
    """Move a finished file to its path, or raise FileExistsError."""
    try:
        os.link(name, path)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        if path.exists():
            raise FileExistsError(path) from None
        os.rename(name, path)


def current_umask() -> int:
    """The umask of this process; the system only tells it to whoever sets another."""
    mask = os.umask(0o077)
    os.umask(mask)
    return mask
