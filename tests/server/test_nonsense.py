"""Nonsense gets one sentence, too much of it ends the connection, and nobody else notices."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from support.players import Player, open_table, seated, visitor
from support.raw_connections import DEEP, WAIT, heard, knock, raw, socket_address, until_hung_up
from support.servers import Running, run, running


@asynccontextmanager
async def two_and_a_stranger(tmp_path: Path) -> AsyncIterator[tuple[Running, ClientConnection]]:
    """A table of two, and the second one's second connection, which misbehaves; the others must not notice."""
    async with running(tmp_path) as server, visitor(server.url) as http:
        host, ben = await seated(http, 2)
        async with connect(socket_address(server, host.code), compression=None, max_queue=None) as door:
            await door.send(json.dumps({"msg": "hello", "key": ben.key}))
            assert json.loads(await door.recv())["msg"] == "welcome"
            yield server, door
            assert (await host.do("say", text="still here"))["seq"]
            await ben.until(lambda each: each.talk)
            assert ben.bye is None
        for player in (host, ben):
            await player.disconnect()


NONSENSE: list[str | bytes] = [
    "",
    " ",
    "null",
    "[]",
    "{}",
    '"hello"',
    "{",
    "NaN",
    '{"msg":"hello"}',
    '{"msg":"update","seq":1}',
    '{"msg":"do"}',
    '{"msg":"do","id":"a"}',
    '{"msg":"do","id":"","ask":{"act":"return"}}',
    '{"msg":"do","id":"' + "x" * 65 + '","ask":{"act":"return"}}',
    '{"msg":"do","id":7,"ask":{"act":"return"}}',
    '{"msg":"do","id":"a","ask":{"act":"nothing"}}',
    '{"msg":"do","id":"a","ask":{"act":"kick","seat":1e3}}',
    '{"msg":"do","id":"a","ask":{"act":"kick","seat":' + "9" * 6000 + "}}",
    '{"msg":"do","id":"a","ask":{"act":"say","text":"\\ud800"}}',
    '{"msg":"do","id":"a","ask":{"act":"return"},"more":' + DEEP + "]" * 7000 + "}",
    '{"msg":"do","id":"a","ask":' + '{"act":' * 2000,
    DEEP,
    b"",
    b"\x00\x01\x02",
    b"\xff\xfe",
    b'{"msg":"do","id":"\xff","ask":{"act":"return"}}',
]


@pytest.mark.parametrize("as_text", [True, False])
def test_nonsense_gets_one_sentence_and_nothing_else(
    tmp_path: Path, calm: pytest.LogCaptureFixture, as_text: bool
) -> None:
    """As a text or a binary message, UTF-8 or not: the connection goes on."""

    async def evening() -> None:
        async with two_and_a_stranger(tmp_path) as (_, door):
            for nonsense in NONSENSE:
                data = nonsense.encode() if isinstance(nonsense, str) else nonsense
                await door.send(data, text=as_text)
                refused = await heard(door, "refused")
                assert (refused["code"], refused["id"]) == ("unreadable", None), data[:80]
                assert refused["sentence"]
            await door.send('{"msg":"do","id":"fine","ask":{"act":"return"}}')
            assert (await heard(door, "done"))["id"] == "fine"

    run(evening())


def test_a_message_in_many_pieces_is_cut_off(tmp_path: Path, calm: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        async with two_and_a_stranger(tmp_path) as (_, door):
            text = '{"msg":"do","id":"fine","ask":{"act":"return"}}'
            await door.send([text[:9], text[9:]])
            assert (await heard(door, "done"))["id"] == "fine"
            for opcode in (Opcode.TEXT, *[Opcode.CONT] * 200):
                door.transport.write(Frame(opcode, b"", fin=False).serialize(mask=True))
            with pytest.raises(ConnectionClosed):
                await heard(door, "nothing")

    run(evening())


def test_an_oversized_message_ends_the_connection(tmp_path: Path, calm: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        async with two_and_a_stranger(tmp_path) as (_, door):
            await door.send('{"msg":"do","id":"a","ask":{"act":"say","text":"' + "x" * 17_000 + '"}}')
            with pytest.raises(ConnectionClosed) as closed:
                await heard(door, "nothing")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009

    run(evening())


def test_too_many_messages_end_the_connection(
    tmp_path: Path, calm: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("halfsaid.server.socket._PER_SECOND", 0)  # a slow machine gives no time to recover either

    async def evening() -> None:
        async with two_and_a_stranger(tmp_path) as (_, door):
            said, message = 0, {"msg": "refused"}
            while message["msg"] != "bye":
                await door.send("nonsense")
                said += 1
                while (message := json.loads(await door.recv()))["msg"] not in ("refused", "bye"):
                    pass
                assert said < 1000, "as many as one likes"
            assert message["code"] == "too_many"
            with pytest.raises(ConnectionClosed):
                await heard(door, "nothing")

    run(evening())


@pytest.mark.parametrize("first", ['{"msg":"do","id":"a","ask":{"act":"return"}}', "nonsense", b"\xff"])
def test_who_does_not_say_hello_is_sent_away(tmp_path: Path, first: str | bytes) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            host = await open_table(http)
            async with connect(socket_address(server, host.code), compression=None) as door:
                await door.send(first)
                assert (await heard(door, "refused"))["code"] == "unreadable"
                with pytest.raises(ConnectionClosed) as closed:
                    await door.recv()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1008

    run(evening())


def test_who_says_nothing_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("halfsaid.server.socket._HELLO_SECONDS", 0.1)

    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            host = await open_table(http)
            async with connect(socket_address(server, host.code), compression=None) as door:
                with pytest.raises(ConnectionClosed):
                    await asyncio.wait_for(door.recv(), WAIT)

    run(evening())


def test_a_table_has_so_many_watchers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("halfsaid.server.socket._MOST_SPECTATORS", 2)
    monkeypatch.setattr("halfsaid.server.socket._MOST_OF_A_SEAT", 2)

    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            host = await open_table(http)
            crowd = [await Player(server.url, host.code, None).connect() for _ in range(2)]
            for each in crowd:
                await each.until(lambda watching: watching.room)
            assert await knock(server, host.code) == "too_many"
            tabs = [await Player(server.url, host.code, host.key).connect() for _ in range(3)]
            await tabs[0].until(lambda tab: tab.you)
            await tabs[1].until(lambda tab: tab.you)
            await tabs[2].until(lambda tab: tab.bye)
            assert tabs[2].bye is not None
            assert tabs[2].bye["code"] == "too_many"
            for each in (*crowd, *tabs):
                await each.disconnect()

    run(evening())


def test_an_error_of_ours_ends_one_connection_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def evening() -> None:
        async with two_and_a_stranger(tmp_path) as (_, door):
            with monkeypatch.context() as patch:
                patch.setattr("halfsaid.server.socket.LiveTable.ask", lambda *_: 1 // 0)
                await door.send('{"msg":"do","id":"a","ask":{"act":"return"}}')
                assert (await heard(door, "bye"))["sentence"].startswith("Something went wrong on our side")

    run(evening())
    assert "a message could not be answered" in caplog.text


def test_nobody_takes_a_name_that_looks_like_anothers(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            host = await (await open_table(http, "Ada")).connect()
            invisible = "\u200b\u200c\u200d\u2060\ufeff\u00ad\u180e\ufe0f\U000e0041\u200e\u200f\u061c"
            for name in (*(f"Ada{mark}" for mark in invisible), "Ａｄａ", "Аdа"):
                answer = await http.post(f"/api/tables/{host.code}/seats", json={"name": name})
                assert (answer.status_code, answer.json()["code"]) == (409, "name_taken"), ascii(name)
                assert (await host.do("add_bot", name=name))["code"] == "name_taken"
            for name in ("Αδα", "Ада", "阿達", "👩\u200d🚀", "ایدا"):
                answer = await http.post(f"/api/tables/{host.code}/seats", json={"name": name})
                assert answer.status_code == 201, ascii(name)
            await host.disconnect()

    run(evening())


def test_an_unreadable_body_gets_one_sentence(tmp_path: Path, calm: pytest.LogCaptureFixture) -> None:
    paths = (
        "/api/tables",
        "/api/seats",
        "/api/tables/{code}/seats",
        "/api/tables/{code}/offers",
        "/api/tables/{code}/takeovers",
    )
    deep = DEEP.encode()[:4000]
    bodies = (
        b"",
        b"{",
        b"null",
        b"[]",
        b'{"name":7}',
        b'{"name":"\xff"}',
        b'{"name":"\\ud800"}',
        deep,
        b'{"a":' + deep,
    )

    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            host = await open_table(http)
            for path in paths:
                for body in bodies:
                    answer = await http.post(
                        path.format(code=host.code), content=body, headers={"content-type": "application/json"}
                    )
                    assert (answer.status_code, answer.json()["code"]) == (400, "unreadable"), (path, body[:50])

    run(evening())


ODD = [
    b"GET /\xff\xfe HTTP/1.1",
    b"GET /%ff%fe HTTP/1.1",
    b"GET /api/tables/%00 HTTP/1.1",
    b"GET /api/tables/%0d%0aset-cookie:%20a=b HTTP/1.1",
    b"GET /\x00 HTTP/1.1",
    b"CONNECT evil.example:443 HTTP/1.1",
    b"OPTIONS * HTTP/1.1",
    b"GET http://evil.example/ HTTP/1.1",
    b"GET //evil.example/%2f.. HTTP/1.1",
    b"BREW / HTTP/1.1",
    b"GET / HTTP/9.9",
    b"\x16\x03\x01\x02\x00",
    b"GET /" + b"a" * 5000 + b" HTTP/1.1",
    b"TRACE / HTTP/1.1",
    b"PUT /index.html HTTP/1.1",
    b"DELETE /api/tables/ZZZZZZ HTTP/1.1",
]


@pytest.mark.parametrize("as_websocket", [False, True])
def test_odd_requests_are_answered_or_dropped_without_an_error(
    tmp_path: Path, calm: pytest.LogCaptureFixture, as_websocket: bool
) -> None:
    headers = b"host: x\r\nconnection: close\r\n\r\n"
    if as_websocket:
        headers = (
            b"host: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
            b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )

    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            for line in ODD:
                reader, writer = await raw(server)
                writer.write(line + b"\r\n" + headers)
                answer = await until_hung_up(reader)
                assert not answer.startswith((b"HTTP/1.1 5", b"HTTP/1.1 101")), line
                assert b"\nset-cookie" not in answer.lower(), line
                writer.close()
            assert (await http.get("/healthz")).status_code == 200

    run(evening())
