"""Injects faults in an order that a seed decides; after each fault everything is restored."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import Awaitable, Callable

from postgres import Postgres

from .node_process import NodeProcess
from .reconnecting_player import ReconnectingPlayer


class FaultInjector:
    """Breaks nodes, the database and connections."""

    def __init__(
        self, nodes: list[NodeProcess], players: list[ReconnectingPlayer], postgres: Postgres, chance: random.Random
    ) -> None:
        self.nodes = nodes
        self.players = players
        self.postgres = postgres
        self.chance = chance
        self.done: list[str] = []

    async def run(self, rounds: int) -> None:
        """Inject so many faults, every kind in turn, shuffled."""
        faults: list[Callable[[], Awaitable[None]]] = [self.kill, self.stop, self.cut, self.kill_database]
        while len(self.done) < rounds:
            self.chance.shuffle(faults)
            for fault in faults[: rounds - len(self.done)]:
                await asyncio.sleep(self.chance.uniform(0.05, 0.4))
                await fault()
                self.done.append(fault.__name__)

    async def kill(self) -> None:
        """A node dies and comes back."""
        node = self.chance.choice(self.nodes)
        await node.kill()
        await asyncio.sleep(self.chance.uniform(0.0, 0.5))
        await node.start()

    async def stop(self) -> None:
        """A node is stopped in the middle of whatever it does, and goes on as if no time had passed."""
        node = self.chance.choice(self.nodes)
        node.send(signal.SIGSTOP)
        await asyncio.sleep(self.chance.uniform(0.2, 2.0))
        node.send(signal.SIGCONT)

    async def cut(self) -> None:
        """Half of the connections are lost without a close."""
        for player in self.chance.sample(self.players, len(self.players) // 2):
            if player.socket is not None:
                player.socket.transport.abort()

    async def kill_database(self) -> None:
        """The database dies in the middle of its transactions, and recovers."""
        await asyncio.to_thread(self.postgres.kill)
        await asyncio.sleep(self.chance.uniform(0.0, 0.5))
        await asyncio.to_thread(self.postgres.start)
        for node in self.nodes:
            await node.ready()
