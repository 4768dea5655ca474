"""Parts played on a Ray cluster. Ray hands a lost worker's parts to another; the same plan gives the same rows.

Workers need Potluck installed in the same version, compiled or not; a part that another version played is refused.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from potluck import __version__, _mode
from potluck.kernel.errors import BadSetup
from potluck.lab.plan import BadRun, Part, Plan

if TYPE_CHECKING:
    from potluck.lab.rows import Tables


def load_ray(address: str) -> Any:
    """Ray, or one sentence about how to get it."""
    if address.rpartition(":")[0] in ("", "127.0.0.1", "localhost"):
        # a cluster of this machine alone: without this, Ray looks for 127.0.0.1 at the machine's outer address
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
    try:
        import ray
    except ModuleNotFoundError:
        raise BadSetup("--cluster needs Ray, which is not installed: pip install 'potluck[cluster]'") from None
    return ray


def fingerprint() -> str:
    """What must be the same on every machine for the rows to be."""
    return f"{__version__} {_mode.digest()}"


_kitchens: dict[bytes, Any] = {}


def play_part(text: bytes, part: Part) -> tuple[str, Tables]:
    """In a worker: play a part; the plan is read once a process."""
    os.environ.setdefault("POLARS_MAX_THREADS", "1")  # before it is imported: there is a worker for every core
    import msgspec

    from potluck.lab.play import Kitchen

    if text not in _kitchens:
        _kitchens.clear()
        _kitchens[text] = Kitchen(msgspec.json.decode(text, type=Plan))
    return fingerprint(), _kitchens[text].play(part)


class ClusterHands:
    """The workers of a Ray cluster; `local` starts one on this machine."""

    def __init__(self, address: str) -> None:
        self.address = address

    @contextmanager
    def staying(self) -> Iterator[None]:
        """Join once; whoever has joined before stays joined."""
        ray = load_ray(self.address)
        started = not ray.is_initialized()
        if started:
            self.join(ray)
        try:
            yield
        finally:
            if started:
                ray.shutdown()

    def play(self, plan: Plan, parts: Iterable[Part]) -> Iterator[tuple[Part, Tables]]:
        with self.staying():
            yield from self.share_out(load_ray(self.address), plan, parts)

    def join(self, ray: Any) -> None:
        """Start a cluster here, or find the one that is named."""
        settings: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR", "include_dashboard": False}
        if self.address == "local":
            settings |= {"address": "local", "_node_ip_address": "127.0.0.1"}
        else:
            settings = {"address": self.address, "log_to_driver": False, "logging_level": "ERROR"}
        try:
            ray.init(**settings)
        except (ConnectionError, ValueError, RuntimeError, OSError) as error:
            said = " ".join(str(error).split())[:200]
            raise BadSetup(
                f"there is no Ray cluster at {self.address!r} ({said}); give HOST:PORT, ray://HOST:PORT, or local"
            ) from None

    def share_out(self, ray: Any, plan: Plan, parts: Iterable[Part]) -> Iterator[tuple[Part, Tables]]:
        """A few parts for every core of the cluster at a time."""
        import msgspec

        text = ray.put(msgspec.json.encode(plan))
        play = ray.remote(max_retries=-1)(play_part)
        flying: dict[Any, Part] = {}
        waiting = iter(parts)
        mine = fingerprint()
        while True:
            room = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
            while len(flying) < room and (part := next(waiting, None)) is not None:
                flying[play.remote(text, part)] = part
            if not flying:
                return
            done, _ = ray.wait(list(flying), num_returns=1)
            for reference in done:
                theirs, tables = ray.get(reference)
                if theirs != mine:
                    raise BadRun(
                        "a worker of the cluster has another version of Potluck; install the same one everywhere"
                    )
                yield flying.pop(reference), tables
