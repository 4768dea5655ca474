"""What goes wrong, in an order that a seed decides; after each, the house is whole again."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import Awaitable, Callable

from postgres import Postgres

from .machines import Machine
from .players import Player


class Chaos:
    """Things that break two nodes, a database and everybody's lines."""

    def __init__(
        self, machines: list[Machine], players: list[Player], postgres: Postgres, chance: random.Random
    ) -> None:
        self.machines = machines
        self.players = players
        self.postgres = postgres
        self.chance = chance
        self.done: list[str] = []

    async def run(self, rounds: int) -> None:
        """Break something, mend it, and again; every kind of harm in turn, shuffled."""
        harms: list[Callable[[], Awaitable[None]]] = [self.kill, self.stop, self.cut, self.kill_database]
        while len(self.done) < rounds:
            self.chance.shuffle(harms)
            for harm in harms[: rounds - len(self.done)]:
                await asyncio.sleep(self.chance.uniform(0.05, 0.4))
                await harm()
                self.done.append(harm.__name__)

    async def kill(self) -> None:
        """A node dies and comes back."""
        machine = self.chance.choice(self.machines)
        await machine.kill()
        await asyncio.sleep(self.chance.uniform(0.0, 0.5))
        await machine.start()

    async def stop(self) -> None:
        """A node is stopped in the middle of whatever it does, and goes on as if no time had passed."""
        machine = self.chance.choice(self.machines)
        machine.send(signal.SIGSTOP)
        await asyncio.sleep(self.chance.uniform(0.2, 2.0))
        machine.send(signal.SIGCONT)

    async def cut(self) -> None:
        """Some lines are cut without a word."""
        for player in self.chance.sample(self.players, len(self.players) // 2):
            if player.socket is not None:
                player.socket.transport.abort()

    async def kill_database(self) -> None:
        """The database dies in the middle of its transactions, and recovers."""
        await asyncio.to_thread(self.postgres.kill)
        await asyncio.sleep(self.chance.uniform(0.0, 0.5))
        await asyncio.to_thread(self.postgres.start)
        for machine in self.machines:
            await machine.ready()
