"""The local network: this machine's address there, and opening a running server to the devices on it.

Only a browser on this very machine is told that address: neither guests nor visitors who come through a proxy.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from potluck.server.middleware import address_of
from potluck.server.protocol.resources import LanStatus
from potluck.server.run import listening_socket, open_line
from potluck.table.errors import Refused

if TYPE_CHECKING:
    import uvicorn

log = logging.getLogger(__name__)

#: A documentation address (RFC 5737), so the route to it is the default route.
ELSEWHERE = ("192.0.2.1", 9)
PRIVATE = tuple(ipaddress.ip_network(block) for block in ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16"))
WILDCARDS = ("0.0.0.0", "::")
PROXY_HEADERS = ("forwarded", "via", "x-real-ip", "cf-connecting-ip", "true-client-ip")


def default_route_address() -> list[str]:
    """This machine's address on the interface of its default route, if any. Connecting UDP sends no packet."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return []
        return [str(probe.getsockname()[0])]


def host_name_addresses() -> list[str]:
    """The IPv4 addresses that this machine's own name stands for."""
    try:
        return socket.gethostbyname_ex(socket.gethostname())[2]
    except OSError:
        return []


def choose_address(candidates: Iterable[str]) -> str | None:
    """The first private IPv4 address, else the first that other devices could reach at all."""
    usable = []
    for text in candidates:
        address = ipaddress.IPv4Address(text)
        if address.is_loopback or address.is_link_local or address.is_unspecified or address.is_multicast:
            continue
        usable.append(address)
    private = (address for address in usable if any(address in block for block in PRIVATE))
    best = next(private, usable[0] if usable else None)
    return None if best is None else str(best)


def lan_address() -> str | None:
    """This machine's address on the local network; None where it has only loopback."""
    return choose_address(default_route_address()) or choose_address(host_name_addresses())


class LanListener:
    """Tells whether other devices can reach the running server, and opens it to them on request."""

    def __init__(self, find: Callable[[], str | None] = lan_address) -> None:
        self.find = find
        #: Set when uvicorn is; without it nothing can be opened.
        self.server: uvicorn.Server | None = None
        self.opened: set[str] = set()
        self.opening = asyncio.Lock()

    def _listening(self) -> tuple[str, int]:
        """The address and port that the server was started on."""
        servers = getattr(self.server, "servers", [])
        if not servers:
            return "", 0
        host, port = servers[0].sockets[0].getsockname()[:2]
        return host, port

    async def status(self) -> LanStatus:
        """Whether other devices on the network can reach this server now, and where."""
        host, port = self._listening()
        if host not in WILDCARDS and not is_loopback(host):
            return LanStatus("unknown")
        address = await asyncio.to_thread(self.find)  # resolving the machine's name may take a while
        if address is None:
            return LanStatus("offline")
        if host in WILDCARDS or address in self.opened:
            return LanStatus("open", f"http://{address}:{port}")
        return LanStatus("closed")

    async def open(self) -> LanStatus:
        """Listen on the LAN address too, on the same port; Refused where that is not possible."""
        async with self.opening:
            before = await self.status()
            if before.status == "open":
                return before
            address = await asyncio.to_thread(self.find)
            if before.status != "closed" or address is None:
                raise Refused("refused-no-network" if address is None else "refused-network-fixed")
            try:
                await self._listen(address)
            except OSError as error:
                log.warning("the network cannot be opened", extra={"kind": type(error).__name__})
                reason = (error.strerror or str(error)).lower()
                raise Refused("refused-network-failed", {"reason": reason}) from None
            return await self.status()

    async def _listen(self, address: str) -> None:
        """One more socket for the running uvicorn, which closes it with its own when it ends."""
        server = self.server
        assert server is not None
        port = self._listening()[1]

        def protocol_factory() -> asyncio.Protocol:
            made: asyncio.Protocol = server.config.http_protocol_class(  # type: ignore[call-arg]
                config=server.config, server_state=server.server_state, app_state=server.lifespan.state
            )
            return made

        bound = listening_socket(address, port)
        loop = asyncio.get_running_loop()
        server.servers.append(await loop.create_server(protocol_factory, sock=bound, backlog=server.config.backlog))
        self.opened.add(address)
        log.info("listening", extra={"host": address, "port": port})
        if sys.stdout.isatty():
            sys.stdout.write(open_line(f"http://{address}:{port}"))


def is_loopback(host: str) -> bool:
    """Whether an address or a name means this machine and nothing else."""
    if host == "localhost":
        return True
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    mapped = getattr(address, "ipv4_mapped", None)
    return (mapped or address).is_loopback


def is_on_this_machine(visitor: HTTPConnection) -> bool:
    """Whether a browser on this machine asks, not a proxy for somebody elsewhere.

    The Host header counts as well: a page of another site, or one behind a proxy, has another name there.
    """
    if any(name in PROXY_HEADERS or name.startswith("x-forwarded") for name in visitor.headers):
        return False
    try:
        name = urlsplit(f"//{visitor.headers.get('host', '')}").hostname or ""
    except ValueError:
        return False
    return is_loopback(name) and is_loopback(address_of(visitor))
