"""Somebody who plays a browser's seats on a second line, faster than any hand, to bring a table where a test begins."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from websockets.sync.client import connect

Offer = dict[str, Any]
Look = dict[str, Any]
Choose = Callable[[int, list[Offer]], Offer]


def modest(seat: int, offers: list[Offer]) -> Offer:
    """Stay and split; of dishes the first."""
    return next((offer for offer in offers if offer["args"].get("vote") == "split"), offers[0])


def first_runs(seat: int, offers: list[Offer]) -> Offer:
    """The first seat makes for the door, alone; the others stay."""
    return next((offer for offer in offers if seat == 0 and offer["args"].get("vote") == "run"), modest(seat, offers))


def play_on(url: str, cookie: str, table: str, until: Callable[[Look], bool], choose: Choose = modest) -> int:
    """Play all seats of whoever has this cookie until one sees what we wait for, or the end; the position reached."""
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address, additional_headers={"cookie": cookie}) as line:
        line.send(json.dumps({"type": "hello", "version": 1, "have": {"position": -1, "chat": 0}}))
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
