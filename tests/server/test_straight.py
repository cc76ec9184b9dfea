"""The one class that reaches into uvicorn for speed: these fail when uvicorn changes under it."""

import asyncio
import socket
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from halfsaid.server.protocols import ImpatientProtocol, StraightWebSocket, straight
from support.servers import run

OVERRIDDEN = (
    "handle_connect",
    "send_receive_event_to_app",
    "handle_text",
    "handle_cont",
    "handle_ping",
    "resume_writing",
)


class Pipe(asyncio.Transport):
    """A transport that records every write of uvicorn."""

    def __init__(self) -> None:
        super().__init__()
        self.writes: list[bytes] = []
        self.is_read = True
        self.is_closed = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.writes.append(bytes(data))

    def pause_reading(self) -> None:
        self.is_read = False

    def resume_reading(self) -> None:
        self.is_read = True

    def is_closing(self) -> bool:
        return self.is_closed

    def close(self) -> None:
        self.is_closed = True


class Line:
    """A browser and our end of its line, without a network."""

    def __init__(self) -> None:
        self.pipe = Pipe()
        self.browser = ClientProtocol(parse_uri("ws://localhost/"))
        self.socket: WebSocket | None = None
        self.ended = asyncio.Event()

        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            self.socket = WebSocket(scope, receive, send)
            await self.socket.accept()
            await self.ended.wait()

        config = uvicorn.Config(app, ws_per_message_deflate=False, lifespan="off", log_config=None)
        config.load()
        self.ours = StraightWebSocket(config, ServerState(), {})
        self.ours.connection_made(self.pipe)

    async def connect(self) -> None:
        self.browser.send_request(self.browser.connect())
        self.carry()
        while not self.pipe.writes:
            await asyncio.sleep(0)
        assert isinstance(self.read()[0], Response)

    def carry(self) -> None:
        """Bring all that the browser has said, in one piece."""
        self.ours.data_received(b"".join(self.browser.data_to_send()))

    def read(self) -> list[object]:
        """Return the messages that a browser reads from everything that was written."""
        for data in self.pipe.writes:
            self.browser.receive_data(data)
        self.pipe.writes.clear()
        return list(self.browser.events_received())


def on_a_line(evening: Callable[[Line], Coroutine[None, None, None]]) -> Callable[[], None]:
    async def with_line() -> None:
        line = Line()
        await line.connect()
        try:
            await evening(line)
        finally:
            line.ended.set()
            line.ours.connection_lost(None)
            await asyncio.gather(*line.ours.tasks)

    def test() -> None:
        run(with_line())

    return test


@pytest.mark.parametrize("name", OVERRIDDEN)
def test_what_we_override_is_still_there(name: str) -> None:
    assert callable(getattr(WebSocketsSansIOProtocol, name))


@on_a_line
async def test_messages_are_heard_in_order_whole_in_pieces_and_several_at_once(line: Line) -> None:
    heard: list[bytes] = []
    line.browser.send_text(b"before anybody listens")
    line.carry()
    line.ours.listen(heard.append)
    line.browser.send_text(b"after one that waits")
    line.carry()
    assert heard == []
    assert line.socket is not None
    assert [(await line.socket.receive())["bytes"] for _ in range(2)] == [
        b"before anybody listens",
        b"after one that waits",
    ]
    assert line.pipe.is_read
    line.browser.send_text(b"one")
    line.browser.send_text(b"two")
    line.carry()
    line.browser.send_text(b"thr", fin=False)
    line.carry()
    line.browser.send_continuation(b"ee", fin=True)
    line.browser.send_binary(b"four")
    for byte in b"".join(line.browser.data_to_send()):
        line.ours.data_received(bytes([byte]))
    assert heard == [b"one", b"two", b"three", b"four"]


@on_a_line
async def test_all_that_is_pushed_is_one_write_and_reads_as_messages(line: Line) -> None:
    assert line.socket is not None
    assert straight(line.socket) is line.ours
    messages = [b"short", b"x" * 125, b"x" * 126, b"y" * 65_535, b"z" * 65_536]
    assert line.ours.is_free()
    line.ours.push(messages)
    assert len(line.pipe.writes) == 1
    frames: list[Any] = line.read()
    assert [(frame.opcode, bytes(frame.data)) for frame in frames] == [(Opcode.TEXT, message) for message in messages]


@on_a_line
async def test_a_line_is_not_free_when_it_is_full_or_closing(line: Line) -> None:
    line.ours.pause_writing()
    assert not line.ours.is_free()
    line.ours.resume_writing()
    assert line.ours.is_free()
    heard: list[bytes] = []
    line.ours.listen(heard.append)
    assert line.socket is not None
    await line.socket.close()
    assert not line.ours.is_free()
    line.browser.send_text(b"too late")
    line.carry()
    assert heard == []
    assert any(isinstance(frame, Frame) and frame.opcode is Opcode.CLOSE for frame in line.read())


@on_a_line
async def test_a_line_can_be_held(line: Line) -> None:
    line.ours.hold(True)
    assert not line.pipe.is_read
    line.ours.hold(False)
    assert line.pipe.is_read


def test_no_small_frame_waits_for_the_one_before() -> None:
    """Whichever event loop serves: only uvloop sees to it by itself."""

    async def evening() -> None:
        async def app(_scope: Scope, _receive: Receive, _send: Send) -> None: ...

        config = uvicorn.Config(app, lifespan="off", log_config=None)
        config.load()
        made = ImpatientProtocol(config, ServerState(), {})
        door = socket.create_server(("127.0.0.1", 0))
        server = await asyncio.get_running_loop().create_server(lambda: made, sock=door)
        _, writer = await asyncio.open_connection(*door.getsockname())
        while made.transport is None:
            await asyncio.sleep(0)
        theirs = made.transport.get_extra_info("socket")
        assert theirs.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        writer.close()
        made.transport.abort()
        server.close()

    asyncio.run(evening())
