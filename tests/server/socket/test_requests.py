"""Every request gets an answer: moves, takebacks, seats, talk."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from websockets.asyncio.client import connect

from potluck.language.pseudo import OPEN

from ..running_server import RunningServer, SocketClient, hello, play_to_end, start_table, told

pytestmark = pytest.mark.anyio


async def offer(line: SocketClient, seat: int) -> dict[str, Any]:
    position = await line.position()
    return {"seat": seat, "position": position["position"], "code": position["seats"][str(seat)]["moves"][0]["code"]}


async def test_a_move_is_played_once_however_often_it_is_said(server: RunningServer) -> None:
    async with server.browser("Alice") as alice, server.browser("Bo") as bo:
        table, lines = await start_table(server, alice, bo, rest="local")
        move = await offer(lines[0], 0)
        assert await lines[0].granted("move", ref="once", **move) == 1
        assert await lines[0].granted("move", ref="once", **move) == 1
        again = await alice.open_socket(table)
        assert await again.granted("move", ref="once", **move) == 1
        assert (await again.position())["position"] == 1


async def test_simultaneous_answers_from_one_position_are_all_taken(server: RunningServer) -> None:
    async with server.browser("Alice") as alice, server.browser("Bo") as bo, server.browser("Cy") as cy:
        _, lines = await start_table(server, alice, bo, cy, rest="local")
        moves = [await offer(line, seat) for seat, line in enumerate(lines)]
        answers = await asyncio.gather(*(line.granted("move", **move) for line, move in zip(lines, moves, strict=True)))
        assert sorted(answers) == [1, 2, 3]
        changed = {**moves[0], "code": lines[0].latest("position")["seats"]["0"]["moves"][-1]["code"]}
        assert await lines[0].granted("move", **changed) == 4


async def test_a_stale_move_is_refused_with_the_reason_and_the_position(server: RunningServer) -> None:
    async with server.browser("Alice") as alice:
        _, (line,) = await start_table(server, alice)
        move = await offer(line, 0)
        await line.granted("move", **move)
        await line.position(4)
        refused = await line.ask("move", **move)
        assert refused["type"] == "refused"
        assert "moved on" in told(refused["reason"])
        assert refused["position"] >= 4
        assert refused["rule"] is None


async def test_an_illegal_move_names_its_rule(server: RunningServer) -> None:
    async with server.browser("Alice") as alice:
        _, (line,) = await start_table(server, alice, rest="local")
        refused = await line.ask("move", seat=0, position=0, code=0)
        assert refused["rule"] == "CC-2.1"
        assert told(refused["reason"]) == "First the orders, then the ballot."


async def test_nobody_moves_anothers_seat(server: RunningServer) -> None:
    async with server.browser("Alice") as alice, server.browser("Bo") as bo, server.browser() as nobody:
        table, lines = await start_table(server, alice, bo, rest="local")
        move = await offer(lines[0], 0)
        watching = await nobody.open_socket(table)
        for line in (lines[1], watching):
            assert "not your seat" in told((await line.ask("move", **move))["reason"])
            assert "not your seat" in told((await line.ask("takeback", seat=0))["reason"])
        assert lines[0].latest("position")["position"] == 0


async def test_takeback(server: RunningServer) -> None:
    async with server.browser("Alice") as alice, server.browser("Bo") as bo:
        _, lines = await start_table(server, alice, bo, rest="local")
        await lines[0].granted("move", **await offer(lines[0], 0))
        assert (await lines[0].position(1))["seats"]["0"]["takeback"] is True
        assert "last move" in told((await lines[1].ask("takeback", seat=1))["reason"])
        assert await lines[0].granted("takeback", seat=0) == 2
        frame = await lines[1].position(2)
        assert frame["seats"]["1"]["waiting"] == [0, 1, 2, 3]
        assert told(frame["story"][-1], names=["Alice"]) == "Alice takes the last move back."


async def test_the_host_and_the_door(server: RunningServer) -> None:
    async with server.browser("Alice") as alice, server.browser("Bo") as bo:
        table = await alice.create_table("me", "open", "open", "bot")
        host, guest = await alice.open_socket(table), await bo.open_socket(table)
        assert "Only the host" in told((await guest.ask("lock", locked=True))["reason"])
        await host.granted("lock", locked=True)
        assert "locked" in told((await guest.ask("sit", seat=1, name="Bo"))["reason"])
        await host.granted("lock", locked=False)
        await guest.granted("sit", seat=1, name="Bo")
        assert "empty" in told((await host.ask("start"))["reason"])
        await host.granted("seat", seat=2, to="bot", level="random")
        assert "no bot of level" in told((await host.ask("seat", seat=2, to="bot", level="god"))["reason"])
        await host.granted("start")
        await host.granted("start")
        await host.granted("seat", seat=1, to="bot", level="regular")
        room = await guest.until(lambda frame: frame["type"] == "room" and frame["room"]["seats"][1]["kind"] == "bot")
        assert room["room"]["yours"] == []
        assert "spectator" in (await guest.until(is_for("spectator"), guest.frames.index(room)))["seats"]
        await host.granted("seat", seat=1, to="person")
        await guest.until(is_for("1"), len(guest.frames) - 1)
        await host.granted("seat", seat=1, to="kick")
        assert "asked you to leave" not in told(
            (await guest.ask("sit", seat=1, name="Bo"))["reason"]
        )  # a bot sits there
        await host.granted("seat", seat=1, to="open")
        assert "asked you to leave" in told((await guest.ask("sit", seat=1, name="Bo"))["reason"])


def is_for(viewer: str) -> Any:
    return lambda frame: frame["type"] == "position" and viewer in frame["seats"]


async def test_standing_up_in_a_match_leaves_a_bot_that_gives_the_seat_back(server: RunningServer) -> None:
    async with server.browser("Alice") as alice, server.browser("Bo") as bo:
        _, lines = await start_table(server, alice, bo, rest="local")
        await lines[1].granted("stand", seat=1)
        await lines[0].position(1)  # the bot has moved
        await lines[1].granted("sit", seat=1, name="Bo the second")
        assert lines[1].latest("room")["room"]["seats"][1]["name"] == "Bo the second"


async def test_talk_is_text_and_is_told_again_to_who_missed_it(server: RunningServer) -> None:
    script = "<script>alert('runs')</script> & \"quotes\""
    async with server.browser("Alice") as alice, server.browser("Bo") as bo:
        table, lines = await start_table(server, alice, bo)
        await lines[0].granted("chat", text=script)
        heard = await lines[1].until(lambda frame: frame["type"] == "chat")
        assert (heard["from"], heard["text"], heard["number"]) == ("Alice", script, 1)
        await lines[1].granted("chat", text="no")
        back = await bo.open_socket(table, chat=1)
        await back.granted("react", emoji="🔥")
        assert [frame["number"] for frame in back.frames if frame["type"] == "chat"] == [2]
        reaction = await lines[0].until(lambda frame: frame["type"] == "reaction")
        assert (reaction["from"], reaction["emoji"]) == ("Bo", "🔥")
        assert (await back.ask("chat", text="  "))["type"] == "refused"
        assert (await back.ask("react", emoji="<b>"))["type"] == "refused"


async def test_a_script_as_a_name_comes_back_as_text(server: RunningServer) -> None:
    async with server.browser("<img src=x>") as eve:
        assert (await eve.http.get("/api/me")).json()["name"] == "<img src=x>"
        table = await eve.create_table("me", "bot", "bot", "bot")
        answer = await eve.http.get(f"/api/tables/{table}")
        assert answer.json()["seats"][0]["name"] == "<img src=x>"
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"


async def test_rematch(server: RunningServer) -> None:
    async with server.browser("Alice") as alice, server.browser("Bo") as bo, server.browser() as nobody:
        table, lines = await start_table(server, alice, bo)
        assert "after the end" in told((await lines[0].ask("rematch"))["reason"])
        await asyncio.gather(*(play_to_end(line, lambda moves: moves[-1]) for line in lines))
        watching = await nobody.open_socket(table)
        assert "who played" in told((await watching.ask("rematch"))["reason"])
        await lines[1].granted("rematch")
        ids = {(await line.until(lambda frame: frame["type"] == "rematch"))["table"] for line in (*lines, watching)}
        await lines[0].granted("rematch")
        late = await nobody.open_socket(table)
        ids.add((await late.until(lambda frame: frame["type"] == "rematch"))["table"])
        assert len(ids) == 1
        again = await bo.open_socket(ids.pop())
        assert (await again.status("playing"))["yours"] == [1]


@pytest.mark.parametrize(
    "message",
    ["", "nonsense", "[]", "{}", '{"type":"dance","ref":"1"}', '{"type":"move","ref":"1","seat":"x"}', "null"],
)
async def test_nonsense_is_answered(server: RunningServer, message: str) -> None:
    async with server.browser("Alice") as alice:
        line = await alice.open_socket(await alice.create_table("me", "bot", "bot", "bot"))
        await line.send(message)
        error = await line.until(lambda frame: frame["type"] == "error")
        assert "no message of this protocol" in told(error["reason"])
        await line.send({"type": "ping"})
        await line.until(lambda frame: frame["type"] == "pong")


async def test_hello_comes_first_and_speaks_our_version(server: RunningServer) -> None:
    async with server.browser("Alice") as alice:
        table = await alice.create_table("me", "bot", "bot", "bot")
        line = await alice.open_socket(table)
        await line.status("open")
        for first, key in (
            ({"type": "ping"}, "refused-hello-first"),
            ({**hello(), "version": 99}, "refused-reload"),
            ("[]", "refused-no-message"),
        ):
            other = await first_message(server, table, first)
            assert await other.wait_closed() == 1008
            assert [frame["type"] for frame in other.frames] == ["error"]
            assert other.frames[0]["reason"]["key"] == key
            assert told(other.frames[0]["reason"])
            await other.close()


async def first_message(server: RunningServer, table: str, message: object, language: str = "") -> SocketClient:
    """A socket on which something else is said first than our hello."""
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
    other = SocketClient(await connect(address, additional_headers={"accept-language": language}))
    await other.send(message)
    return other


async def test_an_old_page_is_told_to_reload_in_words_that_it_can_show(server: RunningServer) -> None:
    text = "Reload the page: Potluck has been updated."
    async with server.browser("Alice") as alice:
        table = await alice.create_table("me", "bot", "bot", "bot")
        old = await first_message(server, table, {**hello(), "version": 1})
        assert await old.wait_closed() == 1008
        assert old.frames == [
            {"type": "error", "reason": {"key": "refused-reload"}},
            {"type": "error", "reason": text},  # version 1 shows the last error as text
        ]
        assert old.socket.close_reason == text
        newer = await first_message(server, table, {**hello(), "version": 3}, "xx;q=0.9, en-XA")
        assert await newer.wait_closed() == 1008
        assert newer.frames == [{"type": "error", "reason": {"key": "refused-reload"}}]
        reason = str(newer.socket.close_reason)
        assert reason.startswith(OPEN)
        assert len(reason.encode()) <= 123


async def test_messages_in_pieces_and_long_ones_are_understood(server: RunningServer) -> None:
    async with server.browser("Alice") as alice:
        table = await alice.create_table("me", "open", "open", "open")
        line = await alice.open_socket(table)
        await line.status("open")
        for text in ("short", "l" + 200 * "o" + "ng"):
            whole = json.dumps({"type": "chat", "ref": text[:9], "text": text})
            for pieces in ([whole], [whole[:5], whole[5:]], [whole[:1], whole[1:9], whole[9:]]):
                start = len(line.frames)
                await line.socket.send(pieces)
                await (await line.socket.ping())
                answer = await line.until(lambda frame, ref=text[:9]: frame.get("ref") == ref, start)
                assert answer["type"] == "ack"
                await line.until(lambda frame, said=text: frame.get("text") == said, start)


async def test_a_frame_that_comes_in_two_parts_is_understood(server: RunningServer) -> None:
    async with server.browser("Alice") as alice:
        table = await alice.create_table("me", "open", "open", "open")
        line, other = await alice.open_socket(table), await alice.open_socket(table)
        await line.status("open")
        await other.status("open")
        text = b'{"type":"ping"}'
        mask = bytes((text[0] ^ 0x81, text[1] ^ 0x82, 0, 0))  # so that the text begins like another frame
        masked = bytes(letter ^ mask[number % 4] for number, letter in enumerate(text))
        frame = bytes((0x81, 0x80 | len(text))) + mask + masked
        for cut in (1, 2, 5, 6, 9):
            start, there = len(line.frames), len(other.frames)
            line.socket.transport.write(frame[:cut])
            await other.send({"type": "ping"})
            await other.until(lambda frame: frame["type"] == "pong", there)
            line.socket.transport.write(frame[cut:])
            await line.until(lambda frame: frame["type"] == "pong", start)


async def test_a_table_that_does_not_exist(server: RunningServer) -> None:
    async with server.browser("Alice") as alice:
        line = await alice.open_socket("nowhere")
        assert await line.wait_closed() == 4404
        assert line.frames == [{"type": "error", "reason": {"key": "refused-no-such-table"}}]
        assert line.socket.close_reason == "refused-no-such-table"
        answer = await alice.http.get("/api/tables/nowhere")
        assert (answer.status_code, answer.json()) == (404, {"reason": {"key": "refused-no-such-table"}})
