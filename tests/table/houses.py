"""Houses of several nodes for tests: halls that share a storage and a wire, in one process and without waiting."""

from __future__ import annotations

from collections.abc import Callable

from potluck.table.live.node_messages import NodeMessage
from potluck.table.live.registry import TableRegistry
from potluck.table.memory_storage import MemoryStorage
from potluck.table.ports import Thinker

from .dinners import FirstMove


class Exchange:
    """Joins the wires: what one node tells is heard by all others at once."""

    def __init__(self) -> None:
        self.wires: list[TestWire] = []

    def carry(self, speaker: str, news: NodeMessage) -> None:
        for wire in self.wires:
            if wire.node != speaker and not wire.cut:
                wire.heard(speaker, news)


class TestWire:
    """One node's end. Cut, it neither hears nor tells."""

    __test__ = False

    def __init__(self, exchange: Exchange, node: str) -> None:
        self.exchange = exchange
        self.node = node
        self.cut = False
        self.heard: Callable[[str, NodeMessage], None] = lambda node, news: None
        self.restored: Callable[[], None] = lambda: None
        exchange.wires.append(self)

    def tell(self, news: NodeMessage) -> None:
        if not self.cut:
            self.exchange.carry(self.node, news)

    def listen(self, heard: Callable[[str, NodeMessage], None], restored: Callable[[], None]) -> None:
        self.heard = heard
        self.restored = restored

    def mend(self) -> None:
        self.cut = False
        self.restored()


class SharedStorage(MemoryStorage):
    """The others' storage, through one node's door: what is kept here, the other nodes hear of."""

    def __init__(self, other: MemoryStorage, wire: TestWire) -> None:
        vars(self).update(vars(other))
        self.tell = wire.tell


class House:
    """Some nodes over one storage; `now` is every node's clock, and the house's time."""

    def __init__(self, *thinkers: Thinker) -> None:
        self.now = 0.0
        self.exchange = Exchange()
        self.kept = MemoryStorage()
        self.nodes = [self._node(number, thinker) for number, thinker in enumerate(thinkers or (FirstMove(),) * 2)]
        for wire in self.exchange.wires:
            wire.restored()

    def _node(self, number: int, thinker: Thinker) -> TableRegistry:
        wire = TestWire(self.exchange, f"node {number}")
        node = TableRegistry(
            SharedStorage(self.kept, wire), thinker, bot_pause=0.0, idle_seconds=0.0, channel=wire, now=lambda: self.now
        )
        node.nodes.now = lambda: self.now
        return node

    def wire(self, number: int) -> TestWire:
        return self.exchange.wires[number]

    def pass_time(self, seconds: float) -> None:
        """Time goes by, and every node that is not cut off looks after its things."""
        for _ in range(int(seconds)):
            self.now += 1.0
            for node in self.nodes:
                node.tick()
