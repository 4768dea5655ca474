"""Somebody who plays a browser's seats on a second line, faster than any hand, to bring a table where a test begins."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from typing import Any

from websockets.sync.client import ClientConnection, connect

#: Nobody thinks longer, unless something is broken.
LONGEST_THOUGHT = 30

Offer = dict[str, Any]
Look = dict[str, Any]
Choose = Callable[[int, list[Offer]], Offer]


def modest(seat: int, offers: list[Offer]) -> Offer:
    """Stay and split; of dishes the first."""
    return next((offer for offer in offers if offer.get("facts", {}).get("vote") == "split"), offers[0])


def first_runs(seat: int, offers: list[Offer]) -> Offer:
    """The first seat makes for the door, alone; the others stay."""
    runs = [offer for offer in offers if seat == 0 and offer.get("facts", {}).get("vote") == "run"]
    return runs[0] if runs else modest(seat, offers)


class Ear:
    """One line to a table, and the last position that it told."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.latest: dict[str, Any] = {}
        line.send(json.dumps({"type": "hello", "version": 2, "have": {"position": -1, "chat": 0}}))

    def hears(self, kind: str) -> dict[str, Any]:
        """The next frame of a kind; positions on the way are kept."""
        while True:
            frame: dict[str, Any] = json.loads(self.line.recv(timeout=LONGEST_THOUGHT))
            if frame["type"] == "refused":
                raise AssertionError(frame["reason"])
            if frame["type"] == "position":
                self.latest = frame
            if frame["type"] == kind:
                return frame

    def catches_up(self, position: int) -> None:
        """Listen until this position has been told."""
        while not self.latest or self.latest["position"] < position:
            self.hears("position")


def play_on(
    url: str, cookies: Sequence[str], table: str, until: Callable[[Look], bool], choose: Choose = modest
) -> tuple[int, int | None]:
    """Play all seats of whoever has these cookies until one sees what we wait for, or the end.

    The position reached, and the number of the cookie whose seat saw it.
    """
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with ExitStack() as stack:
        lines = [stack.enter_context(connect(address, additional_headers={"cookie": cookie})) for cookie in cookies]
        ears = [Ear(line) for line in lines]
        reached = 0
        while True:
            for ear in ears:
                ear.catches_up(reached)
            reached = max(int(ear.latest["position"]) for ear in ears)
            if any(ear.latest["position"] < reached for ear in ears):
                continue
            looks = [(ear, int(seat), look) for ear in ears for seat, look in ear.latest["seats"].items()]
            found = next((ears.index(ear) for ear, _, look in looks if until(look)), None)
            if found is not None or not any(look["waiting"] for _, _, look in looks):
                return reached, found
            asked = next(((ear, seat, look) for ear, seat, look in looks if look["pending"]), None)
            if asked is None:
                reached += 1  # somebody else's turn
                continue
            ear, seat, look = asked
            code = choose(seat, look["moves"])["code"]
            move = {"type": "move", "ref": f"stand-in-{reached}", "seat": seat, "position": reached, "code": code}
            ear.line.send(json.dumps(move))
            reached = int(ear.hears("ack")["position"])
