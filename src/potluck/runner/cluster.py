"""Parts run on a Ray cluster. Ray gives a lost worker's parts to another; the same workload gives the same results.

Workers need Potluck installed in the same version, compiled or not; a part that another version has run is refused.
"""

from __future__ import annotations

import os
import pickle
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from potluck import __version__, _mode
from potluck.kernel.errors import BadSetup
from potluck.runner.executors import Part, Result, Workload, limit_threads, run_part


def load_ray(address: str) -> Any:
    """Ray, or one sentence about how to get it."""
    if address.rpartition(":")[0] in ("", "127.0.0.1", "localhost"):
        # a cluster of this machine alone: without this, Ray looks for 127.0.0.1 at the machine's outer address
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
    try:
        import ray
    except ModuleNotFoundError:
        raise BadSetup("--cluster needs Ray, which is not installed: pip install ray") from None
    return ray


def fingerprint() -> str:
    """What must be the same on every machine for the results to be."""
    return f"{__version__} {_mode.digest()}"


def run_there(pickled: bytes, part: Any) -> tuple[str, Any]:
    """In a worker: run a part; also which version did it."""
    limit_threads()
    return fingerprint(), run_part((pickled, part))


class RayCluster:
    """The workers of a Ray cluster; the address `local` starts one on this machine."""

    def __init__(self, address: str) -> None:
        self.address = address

    @contextmanager
    def kept_open(self) -> Iterator[None]:
        """Connect once; a connection that was there before stays."""
        ray = load_ray(self.address)
        started = not ray.is_initialized()
        if started:
            self.connect(ray)
        try:
            yield
        finally:
            if started:
                ray.shutdown()

    def run(self, workload: Workload[Part, Result], parts: Iterable[Part]) -> Iterator[tuple[Part, Result]]:
        with self.kept_open():
            yield from self.share_out(load_ray(self.address), workload, parts)

    def connect(self, ray: Any) -> None:
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

    def share_out(
        self, ray: Any, workload: Workload[Part, Result], parts: Iterable[Part]
    ) -> Iterator[tuple[Part, Result]]:
        """A few parts for every core of the cluster at a time."""
        pickled = ray.put(pickle.dumps(workload))
        run = ray.remote(max_retries=-1)(run_there)
        flying: dict[Any, Part] = {}
        waiting = iter(parts)
        mine = fingerprint()
        while True:
            room = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
            while len(flying) < room and (part := next(waiting, None)) is not None:
                flying[run.remote(pickled, part)] = part
            if not flying:
                return
            done, _ = ray.wait(list(flying), num_returns=1)
            for reference in done:
                theirs, result = ray.get(reference)
                if theirs != mine:
                    raise BadSetup(
                        "a worker of the cluster has another version of Potluck; install the same one everywhere"
                    )
                yield flying.pop(reference), result
