"""The other nodes of the house: who is alive, which tables they hold, who watches there, and who keeps what.

Any node may hold any table. Of those that hold one, the same one everywhere keeps it: lets its bots think and
minds its clocks. Should two believe it for a moment, the log takes the first one's entry and drops the other's.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from time import monotonic

from potluck.table.news import Alive, Asks, Gone, Here, Leaves, News, Wire

#: How often a node says that it lives, and how long it may be silent before it is believed dead.
BEAT = 2.0
SILENCE = 7.0


class Node:
    """Another node, as far as it is heard of."""

    def __init__(self) -> None:
        self.heard_at = 0.0
        self.tables: dict[str, frozenset[str]] = {}


class Crowd:
    """All that this node knows of the others."""

    def __init__(self, wire: Wire, now: Callable[[], float] = monotonic) -> None:
        self.wire = wire
        self.now = now
        self.nodes: dict[str, Node] = {}
        self.next_beat = 0.0

    def watchers(self, table: str) -> set[str]:
        """Who watches a table on other nodes."""
        found: set[str] = set()
        for node in self.nodes.values():
            found |= node.tables.get(table, frozenset())
        return found

    def others_hold(self, table: str) -> bool:
        """Whether a table is in the memory of another node too."""
        return any(table in node.tables for node in self.nodes.values())

    def keeps(self, table: str) -> bool:
        """Whether it is this node that keeps a table which it holds."""
        mine = rank(self.wire.node, table)
        return all(rank(name, table) > mine for name, node in self.nodes.items() if table in node.tables)

    # -- telling ------------------------------------------------------------------------------------

    def holds(self, table: str, who: set[str]) -> None:
        """Tell the others that a table is in memory here, and who watches it."""
        self.wire.tell(Here(table, sorted(who)))

    def lets_go(self, table: str) -> None:
        """Tell the others that a table left memory here."""
        self.wire.tell(Gone(table))

    def asks(self, table: str = "") -> None:
        """Ask the others who holds a table, or who holds what."""
        self.wire.tell(Asks(table))

    def beat(self) -> set[str]:
        """Say now and then that this node lives; the tables that silent nodes held."""
        now = self.now()
        if now >= self.next_beat:
            self.next_beat = now + BEAT
            self.wire.tell(Alive())
        silent = [name for name, node in self.nodes.items() if now - node.heard_at > SILENCE]
        return {table for name in silent for table in self.nodes.pop(name).tables}

    # -- hearing ------------------------------------------------------------------------------------

    def hear(self, name: str, news: News) -> set[str]:
        """Take a node's word; the tables for which something changed."""
        if isinstance(news, Leaves):
            gone = self.nodes.pop(name, None)
            return set(gone.tables) if gone else set()
        node = self.nodes.get(name)
        if node is None:
            node = self.nodes[name] = Node()
            self.wire.tell(Asks("", name))
        node.heard_at = self.now()
        if isinstance(news, Here):
            watching = frozenset(news.who)
            if node.tables.get(news.table) == watching:
                return set()
            node.tables[news.table] = watching
            return {news.table}
        if isinstance(news, Gone):
            return set() if node.tables.pop(news.table, None) is None else {news.table}
        return set()


def rank(node: str, table: str) -> bytes:
    """Where a node stands in the line for a table: different for every table, the same for everybody who asks."""
    return blake2b(f"{node} {table}".encode(), digest_size=8).digest()
