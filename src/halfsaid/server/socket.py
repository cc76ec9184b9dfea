"""The WebSocket of a table. A client says hello, with a key or without; then it sends asks and gets updates."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from halfsaid.rules import Refusal
from halfsaid.server.doorman import Doorman, is_our_page
from halfsaid.server.metrics import Metrics
from halfsaid.server.protocols import StraightWebSocket, straight
from halfsaid.store import Gone, Unavailable
from halfsaid.tables import House, LiveTable, Watcher
from halfsaid.tables.acts import KeyHash
from halfsaid.tables.keys import hash_key, tidy_code
from halfsaid.tables.limits import Bucket
from halfsaid.tables.wire import Bye, Do, Done, FromClient, Hello, Refused

log = logging.getLogger(__name__)

LONGEST_MESSAGE = 16 * 1024

_HELLO_SECONDS = 10.0
_MOST_SPECTATORS, _MOST_OF_A_SEAT = 200, 20  # connections to one table
_BURST, _PER_SECOND = 60, 20
_MOST_HEARD = 16  # messages that wait for their answer, before nothing more is read
_LONGEST_ID = 64
_DEAL_BYTES = 8 * 1024  # that a start counts for: it writes the whole deck to the log
_POLICY_VIOLATION = 1008

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_encode = msgspec.json.Encoder().encode

_GONE = Bye("gone", "This table is no more.")
_AWAY = Bye("restart", "The server cannot reach its memory just now; come back in a moment.")
_UNREADABLE = Refused("unreadable", "This message is not in the protocol's description.")


class _SentAway(Exception):
    """This client is not let in; it is told `bye`."""

    def __init__(self, bye: Bye) -> None:
        self.bye = bye


class Sockets:
    """Every open connection of one server."""

    def __init__(self, house: House, doorman: Doorman, metrics: Metrics, public_host: str | None) -> None:
        self._house = house
        self._doorman = doorman
        self._metrics = metrics
        self._public_host = public_host

    async def endpoint(self, socket: WebSocket) -> None:
        """/api/tables/{code}/socket"""
        if not is_our_page(socket.headers, self._public_host):
            self._metrics.barred["origin"] += 1
            await socket.close(_POLICY_VIOLATION)
            return
        await socket.accept()
        with suppress(WebSocketDisconnect):
            await self._serve(socket)

    async def _serve(self, socket: WebSocket) -> None:
        try:
            live, key, is_screen = await self._enter(socket)
        except _SentAway as sent_away:
            await _bye(socket, sent_away.bye)
            return
        watcher = live.watch(key, is_screen)
        line = straight(socket)
        asks = _Asks(live, watcher, partial(self._answer, live=live, watcher=watcher, address=_address(socket)), line)
        if line is not None:
            watcher.outlet = line
            line.listen(asks.hear)
        listening = asyncio.create_task(_listen(socket, asks, watcher))
        try:
            await self._speak(socket, watcher)
        finally:
            listening.cancel()
            live.unwatch(watcher)
            self._metrics.frames += watcher.sent

    async def _enter(self, socket: WebSocket) -> tuple[LiveTable, KeyHash | None, bool]:
        """Return the table, the key (which opens a seat there; None: a spectator), and whether it is a television."""
        hello = await _hello(socket)
        key = None if hello.key is None else hash_key(hello.key)
        asked_at = asyncio.get_running_loop().time()
        if key is None and self._doorman.is_barred(_address(socket)):
            raise self._barred()
        code = tidy_code(socket.path_params["code"])
        try:
            live = await self._house.find(code) if code else None
            place = None if live is None or key is None else await live.holder(key)
        except Gone:
            raise _SentAway(_GONE) from None
        except Unavailable:
            raise _SentAway(_AWAY) from None
        if place is None and self._doorman.is_barred(
            _address(socket)
        ):  # a request with a key that fits is never barred
            await self._doorman.delay_refusal(asked_at)
            raise self._barred()
        if live is None:
            self._doorman.count_miss(_address(socket))
            raise _SentAway(Bye("gone", "No table has that code."))
        if key is not None and place is None:
            self._doorman.count_miss(_address(socket))
            raise _SentAway(Bye("bad_key", "This key opens no seat at this table."))
        seat = place.id if place else None
        most = _MOST_SPECTATORS if seat is None else _MOST_OF_A_SEAT
        if sum(other.seat == seat for other in live.watchers) >= most:
            self._metrics.barred["watchers"] += 1
            raise _SentAway(Bye("too_many", "Too many look at this table this way already."))
        return live, key, hello.screen

    def _barred(self) -> _SentAway:
        self._metrics.barred["misses"] += 1
        return _SentAway(Bye("too_many", "Too many tries; wait a little."))

    async def _speak(self, socket: WebSocket, watcher: Watcher) -> None:
        while (frame := await watcher.next_frame()) is not None:
            await _send(socket, frame)
        await _close(socket)

    def _may_act(self, key: KeyHash, address: str, size: int) -> bool:
        """Count an act of this seat and its bytes from this address. Return whether both are within the limits."""
        return self._doorman.may("acts", key) and self._doorman.may("written", address, size)

    async def _answer(self, text: str | bytes, live: LiveTable, watcher: Watcher, address: str) -> None:
        message = _decoded(text)
        if not isinstance(message, Do) or not 0 < len(message.id) <= _LONGEST_ID:
            watcher.tell(_UNREADABLE)
            return
        act = str(type(message.ask).__struct_config__.tag)
        if watcher.key is None:
            watcher.tell(Refused("no_seat", "Those who watch have no seat; join the table to take part.", message.id))
            return
        size = len(text) + (_DEAL_BYTES if act == "start" else 0)
        was_done = live.done(watcher.key, message.id) is not None
        if not was_done and not self._may_act(watcher.key, address, size):
            self._metrics.barred["acts"] += 1
            watcher.tell(Refused("too_many", "Too many messages at once.", message.id))
            return
        try:
            seq = await live.ask(watcher.key, message.ask, message.id)
        except Refusal as refusal:
            self._metrics.refusals[refusal.code] += 1
            watcher.tell(Refused(refusal.code, refusal.sentence, message.id))
        except Unavailable:
            self._metrics.refusals["away"] += 1
            watcher.tell(Refused("away", "The server cannot reach its memory just now; try again.", message.id))
        except Gone:
            watcher.end(_GONE)
        else:
            self._metrics.acts[act] += 1
            watcher.tell(Done(message.id, seq))


class _Asks:
    """The asks of one connection. They are answered one after the other, each to its end even if nobody listens."""

    def __init__(
        self,
        live: LiveTable,
        watcher: Watcher,
        answer: Callable[[str | bytes], Awaitable[None]],
        line: StraightWebSocket | None,
    ) -> None:
        self._live = live
        self._watcher = watcher
        self._answer = answer
        self._line = line
        self._heard: deque[str | bytes] = deque()
        self._bucket = Bucket(_BURST, _PER_SECOND, time.monotonic)
        self._is_over = False
        self._answering: asyncio.Task[None] | None = None

    def hear(self, text: str | bytes) -> None:
        """Answer this when its turn comes."""
        if self._is_over:
            return
        if not self._bucket.take():
            self._end(Bye("too_many", "Too many messages at once."))
            return
        self._heard.append(text)
        if self._answering is None:
            self._answering = self._live.run(self._answer_all())
        elif self._line is not None and len(self._heard) == _MOST_HEARD:
            self._line.hold(True)

    async def answered(self) -> None:
        """Return when all that was heard is answered."""
        if self._answering is not None:
            await asyncio.wait([self._answering])

    async def _answer_all(self) -> None:
        try:
            while self._heard:
                was_held = len(self._heard) >= _MOST_HEARD
                self._watcher.asks()
                try:
                    await self._answer(self._heard.popleft())
                finally:
                    self._watcher.answered()
                if was_held and self._line is not None:
                    self._line.hold(len(self._heard) >= _MOST_HEARD)
        except Exception:
            log.exception("a message could not be answered")
            self._end(Bye("restart", "Something went wrong on our side; it has been noted."))
        finally:
            self._answering = None

    def _end(self, bye: Bye) -> None:
        self._is_over = True
        self._heard.clear()
        if self._line is not None:
            self._line.hold(False)  # so that the other side's farewell is heard
        self._watcher.end(bye)


async def _listen(socket: WebSocket, asks: _Asks, watcher: Watcher) -> None:
    """Hear what comes through ASGI: all of it, or only what came before the line was straight; and the end."""
    try:
        while True:
            asks.hear(await _text(socket))
            await asks.answered()
    except WebSocketDisconnect:
        watcher.hang_up()


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


async def _hello(socket: WebSocket) -> Hello:
    try:
        async with asyncio.timeout(_HELLO_SECONDS):
            hello = _decoded(await _text(socket))
    except TimeoutError:
        raise WebSocketDisconnect(1006) from None
    if not isinstance(hello, Hello):
        await _send(socket, _encode(_UNREADABLE).decode())
        await _close(socket, _POLICY_VIOLATION)
        raise WebSocketDisconnect(_POLICY_VIOLATION)
    return hello


async def _bye(socket: WebSocket, bye: Bye) -> None:
    await _send(socket, _encode(bye).decode())
    await _close(socket)


async def _send(socket: WebSocket, text: str) -> None:
    with _hung_up():
        await socket.send_text(text)


async def _close(socket: WebSocket, code: int = 1000) -> None:
    with _hung_up():
        await socket.close(code)


@contextmanager
def _hung_up() -> Iterator[None]:
    """Turn the RuntimeError of Starlette and uvicorn for a client that is gone into a WebSocketDisconnect."""
    try:
        yield
    except RuntimeError:
        raise WebSocketDisconnect(1006) from None


def _address(socket: WebSocket) -> str:
    return socket.client.host if socket.client else ""
