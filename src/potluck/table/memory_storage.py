"""A storage in memory, lost with the process: for tests, and for tables that need not be kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from potluck.table.errors import NumberTaken
from potluck.table.live.node_messages import ChatAppended, LogAppended, NodeMessage
from potluck.table.ports import CLAIMED, StoredChatLine, TableHeader, TableUpdate


class MemoryStorage:
    """Keeps everything in lists."""

    def __init__(self) -> None:
        self.headers: dict[str, TableHeader] = {}
        self.status: dict[str, str] = {}
        self.logs: dict[str, list[str]] = {}
        self.chats: dict[str, list[StoredChatLine]] = {}
        self.names: dict[str, str] = {}
        self.members: dict[str, list[str]] = {}
        self.due: dict[str, float] = {}
        self.ran = 0.0
        #: Called with a message about everything that is stored, as other nodes get it.
        self.on_message: Callable[[NodeMessage], None] = lambda _: None

    async def create(self, table: TableHeader, entries: Sequence[str], update: TableUpdate) -> None:
        if table.id in self.headers:
            raise NumberTaken
        self.headers[table.id] = table
        self.logs[table.id] = list(entries)
        self._update(table.id, update)

    async def append(self, table: str, number: int, entries: Sequence[str], update: TableUpdate) -> None:
        if number != len(self.logs[table]):
            raise NumberTaken
        self.logs[table].extend(entries)
        self._update(table, update)
        self.on_message(LogAppended(table, number + len(entries) - 1, list(entries) if update.broadcast else []))

    def _update(self, table: str, update: TableUpdate) -> None:
        if update.due is not None:
            self.due[table] = update.due
        if update.status:
            self.status[table] = update.status
        for who in update.members:
            tables = self.members.setdefault(who, [])
            if table not in tables:
                tables.append(table)

    async def entries(self, table: str, start: int = 0) -> list[str]:
        return self.logs.get(table, [])[start:]

    async def say(self, table: str, line: StoredChatLine) -> None:
        lines = self.chats.setdefault(table, [])
        if line.number != len(lines) + 1:
            raise NumberTaken
        lines.append(line)
        self.on_message(ChatAppended(table, line.number))

    async def chat(self, table: str, last: int) -> list[StoredChatLine]:
        return self.chats.get(table, [])[-last:]

    async def rename(self, who: str, name: str) -> None:
        self.names[who] = name

    async def name_of(self, who: str) -> str | None:
        return self.names.get(who)

    async def tables_of(self, who: str, most: int) -> list[str]:
        return self.members.get(who, [])[::-1][:most]

    async def public_tables(self, most: int) -> list[str]:
        found = [id for id, table in self.headers.items() if table.public and self.status.get(id) != "over"]
        return found[::-1][:most]

    async def unfinished_of(self, host: str) -> int:
        return sum(table.host == host and self.status.get(id) != "over" for id, table in self.headers.items())

    async def pulse(self) -> float:
        return self.ran

    async def claim_due(self, now: float, most: int) -> list[str]:
        found = [id for id, due in self.due.items() if due <= now and self.status.get(id) == "playing"][:most]
        self.due.update(dict.fromkeys(found, now + CLAIMED))
        return found

    async def check(self) -> None:
        return
