"""The WebSocket: a key or none in, then asks in and updates out."""

import asyncio
import time
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from halfsaid.rules import Refusal
from halfsaid.server.guard import Doorman, is_our_page
from halfsaid.server.metrics import Metrics
from halfsaid.store import Gone, Unavailable
from halfsaid.tables import House, LivingTable, Watcher
from halfsaid.tables.keys import tidy_code
from halfsaid.tables.limits import Bucket
from halfsaid.tables.sights import Bye, Do, Done, FromClient, Hello, Refused

LONGEST_MESSAGE = 16 * 1024

_HELLO_SECONDS = 10.0
_SEND_SECONDS = 20.0
_BURST, _PER_SECOND = 60, 20
_LONGEST_ID = 64
_POLICY_VIOLATION, _TRY_AGAIN = 1008, 1013

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_encode = msgspec.json.Encoder().encode

_UNREADABLE = Refused("unreadable", "This message is not in the protocol's description.")


class Sockets:
    """Every open connection of one server."""

    def __init__(self, house: House, doorman: Doorman, metrics: Metrics, public_host: str | None) -> None:
        self._house = house
        self._doorman = doorman
        self._metrics = metrics
        self._public_host = public_host
        self._sending: dict[WebSocket, float] = {}

    async def endpoint(self, socket: WebSocket) -> None:
        """/api/tables/{code}/socket"""
        if not is_our_page(socket.headers, self._public_host):
            self._metrics.barred.labels("origin").inc()
            await socket.close(_POLICY_VIOLATION)
            return
        await socket.accept()
        with suppress(WebSocketDisconnect, RuntimeError, asyncio.TimeoutError):
            await self._serve(socket)

    async def drop_the_stuck(self) -> None:
        """Let go, again and again, of connections that do not take what they are sent."""
        while True:
            await asyncio.sleep(5)
            overdue = time.monotonic() - _SEND_SECONDS
            for socket in [socket for socket, since in self._sending.items() if since < overdue]:
                self._sending.pop(socket, None)
                with suppress(RuntimeError):
                    await socket.close(_TRY_AGAIN)

    async def _serve(self, socket: WebSocket) -> None:
        living, hello = await self._enter(socket)
        if living is None:
            return
        place = living.holder(hello.key) if hello.key is not None else None
        if hello.key is not None and place is None:
            self._doorman.missed(_address(socket))
            await _bye(socket, Bye("bad_key", "This key opens no seat at this table."))
            return
        watcher = living.watch(place.id if place else None, hello.key)
        listening = asyncio.create_task(self._listen(socket, living, watcher))
        try:
            await self._speak(socket, watcher)
        finally:
            listening.cancel()
            living.unwatch(watcher)

    async def _enter(self, socket: WebSocket) -> tuple[LivingTable | None, Hello]:
        """Which table, and with which key; None if the visitor was sent away."""
        async with asyncio.timeout(_HELLO_SECONDS):
            hello = _decoded(await _text(socket))
        if not isinstance(hello, Hello):
            await socket.close(_POLICY_VIOLATION)
            return None, Hello()
        if self._doorman.is_barred(_address(socket)):
            self._metrics.barred.labels("misses").inc()
            await _bye(socket, Bye("too_many", "Too many tries; wait a little."))
            return None, hello
        code = tidy_code(socket.path_params["code"])
        try:
            living = await self._house.find(code) if code else None
        except Unavailable:
            await _bye(socket, Bye("restart", "The server cannot reach its memory just now; come back in a moment."))
            return None, hello
        if living is None:
            self._doorman.missed(_address(socket))
            await _bye(socket, Bye("gone", "No table has that code."))
        return living, hello

    async def _speak(self, socket: WebSocket, watcher: Watcher) -> None:
        while (frame := await watcher.next_frame()) is not None:
            self._sending[socket] = time.monotonic()
            try:
                await socket.send_text(frame)
            finally:
                self._sending.pop(socket, None)
            self._metrics.frames.inc()
        await socket.close()

    async def _listen(self, socket: WebSocket, living: LivingTable, watcher: Watcher) -> None:
        bucket = Bucket(_BURST, _PER_SECOND, time.monotonic)
        try:
            while True:
                text = await _text(socket)
                if not bucket.take():
                    watcher.end(Bye("too_many", "Too many messages at once."))
                    return
                await self._answer(text, living, watcher)
        except (WebSocketDisconnect, RuntimeError):
            # Whoever hung up hears nothing more; the speaking side ends with this.
            watcher.end(Bye("restart", "The connection was closed."))

    async def _answer(self, text: str | bytes, living: LivingTable, watcher: Watcher) -> None:
        message = _decoded(text)
        if not isinstance(message, Do) or not 0 < len(message.id) <= _LONGEST_ID:
            watcher.tell(_UNREADABLE)
            return
        act = type(message.ask).__struct_config__.tag
        if watcher.seat is None:
            watcher.tell(Refused("no_seat", "Who watches has no seat; join the table to take part.", message.id))
            return
        try:
            seq = await living.ask(watcher.seat, message.ask, message.id)
        except Refusal as refusal:
            self._metrics.refusals.labels(refusal.code).inc()
            watcher.tell(Refused(refusal.code, refusal.sentence, message.id))
        except Unavailable:
            watcher.tell(Refused("away", "The server cannot reach its memory just now; try again.", message.id))
        except Gone:
            watcher.end(Bye("gone", "This table is no more."))
        else:
            self._metrics.acts.labels(act).inc()
            watcher.tell(Done(message.id, seq))


def _decoded(text: str | bytes) -> FromClient | None:
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


async def _text(socket: WebSocket) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    return message.get("text") or message.get("bytes") or b""


async def _bye(socket: WebSocket, bye: Bye) -> None:
    await socket.send_text(_encode(bye).decode())
    await socket.close()


def _address(socket: WebSocket) -> str:
    return socket.client.host if socket.client else ""
