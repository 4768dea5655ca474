"""Somebody who plays a browser's seats on a second line, faster than any hand, to bring a table where a test begins."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any

from websockets.sync.client import ClientConnection, connect

Offer = dict[str, Any]
Look = dict[str, Any]
Choose = Callable[[int, list[Offer]], Offer]


def modest(seat: int, offers: list[Offer]) -> Offer:
    """Stay and split; of dishes the first."""
    return next((offer for offer in offers if offer["args"].get("vote") == "split"), offers[0])


def first_runs(seat: int, offers: list[Offer]) -> Offer:
    """The first seat makes for the door, alone; the others stay."""
    return next((offer for offer in offers if seat == 0 and offer["args"].get("vote") == "run"), modest(seat, offers))


@contextmanager
def dial(url: str, cookie: str, table: str) -> Iterator[ClientConnection]:
    """A second line to the table for whoever has this cookie."""
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address, additional_headers={"cookie": cookie}) as line:
        line.send(json.dumps({"type": "hello", "version": 1, "have": {"position": -1, "chat": 0}}))
        yield line


def play_on(url: str, cookie: str, table: str, until: Callable[[Look], bool], choose: Choose = modest) -> int:
    """Play all seats of whoever has this cookie until one sees what we wait for, or the end; the position reached."""
    with dial(url, cookie, table) as line:
        told, asked = -1, False
        latest: dict[str, Any] | None = None
        for text in line:
            frame = json.loads(text)
            if frame["type"] == "refused":
                raise AssertionError(frame["reason"])
            if frame["type"] == "position":
                latest = frame
            elif frame["type"] == "ack":
                told, asked = frame["position"], False
            if latest is None or asked or latest["position"] < told:
                continue
            looks = latest["seats"].values()
            if any(until(look) for look in looks) or not any(look["waiting"] for look in looks):
                return int(latest["position"])
            seat = next((int(seat) for seat, look in latest["seats"].items() if look["pending"]), None)
            if seat is not None:
                code = choose(seat, latest["seats"][str(seat)]["moves"])["code"]
                here = latest["position"]
                asked = True
                move = {"type": "move", "ref": f"stand-in-{here}", "seat": seat, "position": here, "code": code}
                line.send(json.dumps(move))
    raise AssertionError("the table hung up")


def play_together(
    url: str, cookies: Sequence[str], table: str, until: Callable[[Look], bool], choose: Choose
) -> tuple[int, int | None]:
    """Play for several browsers with a seat each, until one sees what we wait for: the position, and which of them."""
    with ExitStack() as open_lines:
        lines = [open_lines.enter_context(dial(url, cookie, table)) for cookie in cookies]
        position = 0
        while True:
            frames = [hear(line, position) for line in lines]
            position = max(frame["position"] for frame in frames)
            frames = [
                frame if frame["position"] == position else hear(line, position)
                for line, frame in zip(lines, frames, strict=True)
            ]
            looks = [next(iter(frame["seats"].values())) for frame in frames]
            found = next((at for at, look in enumerate(looks) if until(look)), None)
            asked = next((at for at, look in enumerate(looks) if look["pending"]), None)
            if found is not None or asked is None:
                return position, found
            seat = looks[asked]["view"]["seat"]
            code = choose(seat, looks[asked]["moves"])["code"]
            move = {"type": "move", "ref": f"stand-in-{position}", "seat": seat, "position": position, "code": code}
            lines[asked].send(json.dumps(move))
            position += 1


def hear(line: ClientConnection, position: int) -> dict[str, Any]:
    """What the line tells of this position, or of a later one."""
    for text in line:
        frame: dict[str, Any] = json.loads(text)
        if frame["type"] == "refused":
            raise AssertionError(frame["reason"])
        if frame["type"] == "position" and frame["position"] >= position:
            return frame
    raise AssertionError("the table hung up")
