"""Clients that do not read what they are sent are disconnected before that costs memory."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.frames import Frame, Opcode

from halfsaid.server.doorman import LIMITS, Limit
from halfsaid.server.protocols import ImpatientProtocol, ImpatientWebSocket
from support.players import open_table, seated, visitor
from support.raw_connections import WAIT, heard, knock, raw, socket_address
from support.servers import Running, run, running


@pytest.fixture
def small_pipes(monkeypatch: pytest.MonkeyPatch) -> list[ImpatientWebSocket]:
    """Every WebSocket of the server, with a kernel buffer that is soon full."""
    made: list[ImpatientWebSocket] = []
    real = ImpatientWebSocket.connection_made

    def with_small_buffer(self: ImpatientWebSocket, transport: asyncio.BaseTransport) -> None:
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        made.append(self)
        real(self, transport)

    monkeypatch.setattr(ImpatientWebSocket, "connection_made", with_small_buffer)
    return made


@asynccontextmanager
async def deaf(server: Running, code: str, key: str | None) -> AsyncIterator[ClientConnection]:
    """A connection that has said hello and reads nothing any more.

    It is cut at the end whatever happens: an event loop cannot be closed while somebody does not read.
    """
    here = urlsplit(server.url)
    plug = socket.socket()
    plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    plug.setblocking(False)
    await asyncio.get_running_loop().sock_connect(plug, (here.hostname, here.port))
    door = await connect(socket_address(server, code), compression=None, sock=plug, ping_interval=None)
    await door.send(json.dumps({"msg": "hello", "key": key}))
    await heard(door, "update")
    door.transport.pause_reading()
    try:
        yield door
    finally:
        door.transport.abort()


def test_who_does_not_read_is_dropped_before_it_costs_memory(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    small_pipes: list[ImpatientWebSocket],
    calm: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(ImpatientWebSocket, "patience", 0.5)
    monkeypatch.setattr("halfsaid.tables.live_table._TALK_BURST", 10_000)
    monkeypatch.setattr("halfsaid.server.socket._BURST", 10_000)
    monkeypatch.setitem(LIMITS, "acts", Limit(10_000, 0))

    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            host, ben = await seated(http, 2)
            live = server.server.house.live[host.code]
            await ben.until(lambda each: each.you)
            before = set(live.watchers)
            async with deaf(server, host.code, ben.key):
                sleeper, (watcher,) = small_pipes[-1], live.watchers - before
                largest = said = 0
                async with asyncio.timeout(30):
                    while not sleeper.disconnected:
                        assert (await host.do("say", text="x" * 300))["seq"]
                        said += 1
                        largest = max(largest, sleeper.transport.get_write_buffer_size())
                        assert len(watcher._line) <= 64
                assert 60_000 < largest < 80_000, "the buffer was full, and never more than that"
                await ben.until(lambda each: len(each.talk) == said)
                await asyncio.wait_for(gone(live, watcher), WAIT)
            for player in (host, ben):
                await player.disconnect()

    run(evening())


async def gone(live: Any, watcher: Any) -> None:
    while watcher in live.watchers:
        await asyncio.sleep(0.01)


def test_who_pings_and_does_not_read_is_dropped(
    tmp_path: Path, small_pipes: list[ImpatientWebSocket], calm: pytest.LogCaptureFixture
) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            host = await open_table(http)
            async with deaf(server, host.code, None) as door:
                sleeper = small_pipes[-1]
                ping = Frame(Opcode.PING, b"x" * 125).serialize(mask=True) * 100
                largest = 0
                async with asyncio.timeout(30):
                    while not sleeper.disconnected:
                        door.transport.write(ping)
                        await asyncio.sleep(0)
                        largest = max(largest, sleeper.transport.get_write_buffer_size())
                assert largest < 200_000
            assert await knock(server, host.code) == "welcome"

    run(evening())


def test_who_asks_for_much_and_does_not_read_is_dropped_over_http_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, calm: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(ImpatientProtocol, "listening_patience", 0.2)
    lost: asyncio.Event | None = None
    real = ImpatientProtocol.connection_lost

    def noticed(self: ImpatientProtocol, exc: Exception | None) -> None:
        real(self, exc)
        assert lost is not None
        lost.set()

    async def evening() -> None:
        nonlocal lost
        lost = asyncio.Event()
        async with running(tmp_path) as server:
            (tmp_path / "decks/plain/dot.960.avif").write_bytes(bytes(20_000_000))
            monkeypatch.setattr(ImpatientProtocol, "connection_lost", noticed)
            _, writer = await raw(server)
            cast(asyncio.ReadTransport, writer.transport).pause_reading()
            writer.write(b"GET /decks/plain/dot.960.avif HTTP/1.1\r\nhost: x\r\n\r\n")
            await asyncio.wait_for(lost.wait(), WAIT)
            writer.transport.abort()

    run(evening())
