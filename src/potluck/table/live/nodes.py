"""The other nodes: which are alive, which tables they hold in memory, who watches there, and which node leads a table.

Any node may hold any table. Of those that hold one, all agree on one leader, which runs its bots and clocks. Should
two believe to be the leader for a moment, the log takes the first one's entry and refuses the other's.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from time import monotonic

from potluck.table.live.node_messages import (
    Heartbeat,
    NodeChannel,
    NodeLeaving,
    NodeMessage,
    TableDropped,
    TableHeld,
    WhoHolds,
)

#: How often a node says that it lives, and how long it may be silent before it is believed dead.
HEARTBEAT_SECONDS = 2.0
SILENCE = 7.0


class OtherNode:
    """Another node, as far as it is heard of."""

    def __init__(self) -> None:
        self.heard_at = 0.0
        self.tables: dict[str, frozenset[str]] = {}


class Nodes:
    """All that this node knows of the others."""

    def __init__(self, channel: NodeChannel, now: Callable[[], float] = monotonic) -> None:
        self.channel = channel
        self.now = now
        self.others: dict[str, OtherNode] = {}
        self.next_heartbeat = 0.0

    def watchers(self, table: str) -> set[str]:
        """Who watches a table on other nodes."""
        found: set[str] = set()
        for node in self.others.values():
            found |= node.tables.get(table, frozenset())
        return found

    def others_hold(self, table: str) -> bool:
        """Whether a table is in the memory of another node too."""
        return any(table in node.tables for node in self.others.values())

    def leads(self, table: str) -> bool:
        """Whether this node leads a table which it holds."""
        if not self.others:
            return True
        mine = rank(self.channel.node, table)
        return all(rank(name, table) > mine for name, node in self.others.items() if table in node.tables)

    # -- telling ------------------------------------------------------------------------------------

    def announce(self, table: str, who: set[str]) -> None:
        """Tell the others that a table is in memory here, and who watches it."""
        self.channel.send(TableHeld(table, sorted(who)))

    def announce_drop(self, table: str) -> None:
        """Tell the others that a table left memory here."""
        self.channel.send(TableDropped(table))

    def ask_who_holds(self, table: str = "") -> None:
        """Ask the others who holds a table, or who holds what."""
        self.channel.send(WhoHolds(table))

    def heartbeat(self) -> set[str]:
        """Say now and then that this node lives; returns the tables that silent nodes held."""
        now = self.now()
        if now >= self.next_heartbeat:
            self.next_heartbeat = now + HEARTBEAT_SECONDS
            self.channel.send(Heartbeat())
        silent = [name for name, node in self.others.items() if now - node.heard_at > SILENCE]
        return {table for name in silent for table in self.others.pop(name).tables}

    # -- hearing ------------------------------------------------------------------------------------

    def receive(self, name: str, message: NodeMessage) -> set[str]:
        """Take a node's message; the tables for which something changed."""
        if isinstance(message, NodeLeaving):
            gone = self.others.pop(name, None)
            return set(gone.tables) if gone else set()
        node = self.others.get(name)
        if node is None:
            node = self.others[name] = OtherNode()
            self.channel.send(WhoHolds("", name))
        node.heard_at = self.now()
        if isinstance(message, TableHeld):
            watching = frozenset(message.who)
            if node.tables.get(message.table) == watching:
                return set()
            node.tables[message.table] = watching
            return {message.table}
        if isinstance(message, TableDropped):
            return set() if node.tables.pop(message.table, None) is None else {message.table}
        return set()


def rank(node: str, table: str) -> bytes:
    """Where a node stands in the line for a table: different for every table, the same for everybody who asks."""
    return blake2b(f"{node} {table}".encode(), digest_size=8).digest()
