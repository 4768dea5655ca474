"""Clusters of nodes for tests: registries that share a storage and a channel, in one process and without waiting."""

from __future__ import annotations

from collections.abc import Callable

from potluck.table.live.node_messages import NodeMessage
from potluck.table.live.registry import TableRegistry
from potluck.table.memory_storage import MemoryStorage
from potluck.table.ports import Thinker

from .tables import FirstMove


class Exchange:
    """Joins the channels: what one node tells is heard by all others at once."""

    def __init__(self) -> None:
        self.channels: list[TestChannel] = []

    def carry(self, speaker: str, message: NodeMessage) -> None:
        for channel in self.channels:
            if channel.node != speaker and not channel.cut:
                channel.heard(speaker, message)


class TestChannel:
    """One node's end. Cut, it neither hears nor tells."""

    __test__ = False

    def __init__(self, exchange: Exchange, node: str) -> None:
        self.exchange = exchange
        self.node = node
        self.cut = False
        self.heard: Callable[[str, NodeMessage], None] = lambda node, message: None
        self.restored: Callable[[], None] = lambda: None
        exchange.channels.append(self)

    def send(self, message: NodeMessage) -> None:
        if not self.cut:
            self.exchange.carry(self.node, message)

    def listen(self, heard: Callable[[str, NodeMessage], None], restored: Callable[[], None]) -> None:
        self.heard = heard
        self.restored = restored

    def mend(self) -> None:
        self.cut = False
        self.restored()


class SharedStorage(MemoryStorage):
    """The others' storage, as one node sees it: the other nodes hear what is stored here."""

    def __init__(self, other: MemoryStorage, channel: TestChannel) -> None:
        vars(self).update(vars(other))
        self.on_message = channel.send


class Cluster:
    """Some nodes over one storage; `now` is every node's clock, and the server time."""

    def __init__(self, *thinkers: Thinker) -> None:
        self.now = 0.0
        self.exchange = Exchange()
        self.kept = MemoryStorage()
        self.nodes = [self._node(number, thinker) for number, thinker in enumerate(thinkers or (FirstMove(),) * 2)]
        for channel in self.exchange.channels:
            channel.restored()

    def _node(self, number: int, thinker: Thinker) -> TableRegistry:
        channel = TestChannel(self.exchange, f"node {number}")
        node = TableRegistry(
            SharedStorage(self.kept, channel),
            thinker,
            bot_pause=0.0,
            idle_seconds=0.0,
            channel=channel,
            now=lambda: self.now,
        )
        node.nodes.now = lambda: self.now
        return node

    def channel(self, number: int) -> TestChannel:
        return self.exchange.channels[number]

    def pass_time(self, seconds: float) -> None:
        """Time goes by, and every node that is not cut off looks after its things."""
        for _ in range(int(seconds)):
            self.now += 1.0
            for node in self.nodes:
                node.tick()
