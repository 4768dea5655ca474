"""The lab on a Ray cluster of two nodes on this machine: the same rows, and a lost node loses nothing."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from potluck.kernel.errors import BadSetup
from potluck.lab.matches import RunWorkload
from potluck.lab.run import run as run_plan
from potluck.runner.cluster import RayCluster

from .conftest import content, plan_of, played

os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")  # so that 127.0.0.1 is taken at its word
ray = pytest.importorskip("ray", reason="Ray is not installed")

pytestmark = [
    pytest.mark.filterwarnings("ignore::FutureWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


@pytest.fixture
def cluster() -> Iterator[Any]:
    """Two nodes with a core each, listening on loopback alone."""
    from ray.cluster_utils import Cluster

    here = {"num_cpus": 1, "node_ip_address": "127.0.0.1", "object_store_memory": 100_000_000}
    nodes = Cluster(initialize_head=True, head_node_args={**here, "include_dashboard": False})
    nodes.second = nodes.add_node(**here)
    nodes.wait_for_nodes()
    yield nodes
    ray.shutdown()
    nodes.shutdown()


def test_the_same_rows_although_a_node_is_lost(cluster: Any, tmp_path: Path) -> None:
    plan = plan_of("cafe-carnage", 240, bots="regular", players="4", luck=0, ladder="none")
    lost: list[int] = []

    def told(matches: int, fresh: bool) -> None:
        if not lost:
            assert len([node for node in ray.nodes() if node["Alive"]]) == 2
            cluster.remove_node(cluster.second, allow_graceful=False)
            lost.append(matches)

    run_plan(plan, tmp_path / "cluster", RayCluster(cluster.address), told)
    assert lost
    played(plan, tmp_path / "here")
    assert content(tmp_path / "cluster") == content(tmp_path / "here")


def test_a_cluster_that_is_not_there_is_named() -> None:
    plan = plan_of("cafe-carnage", 1, bots="random", luck=0, ladder="none")
    with pytest.raises(BadSetup, match=r"there is no Ray cluster at 'nowhere'"):
        list(RayCluster("nowhere").run(RunWorkload(plan), plan.parts()))
