"""Thousands of people at once, in one process: they read what they are sent and play something legal.

One move is under way at a table at a time: whoever is to play next plays when their own view shows the newest
state. So every move is shown to everyone at the table, and each of those showings is counted as a delivery.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from itertools import count
from random import Random
from time import perf_counter
from typing import Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from halfsaid.rules import CastVotes, Clue, GiveClue, HandIn, MayGiveClue, MayHandIn, MayMendClue, MayTakeBack, MayVote
from halfsaid.server.messages import SeatKey
from halfsaid.tables.acts import Play, Rematch, Start
from halfsaid.tables.wire import Do, Hello

SEATS = 6
_CONNECTING_AT_ONCE = 50
_TICK = 0.001
_NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn")

_encode = msgspec.json.Encoder().encode
_TEXT = WSMsgType.TEXT


class _Room(Struct):
    stage: Literal["lobby", "playing", "over"]


class _Game(Struct):
    waiting: tuple[int, ...]


class _Mine(Struct):
    hand: tuple[str, ...]
    may: tuple[MayGiveClue | MayMendClue | MayHandIn | MayTakeBack | MayVote, ...]


class _You(Struct):
    game: _Mine | None


class _Update(Struct, tag="update", tag_field="msg"):
    """Of an update, what a player needs in order to play."""

    seq: int
    room: _Room | UnsetType = UNSET
    game: _Game | UnsetType | None = UNSET
    you: _You | UnsetType | None = UNSET


class _Done(Struct, tag="done", tag_field="msg"):
    id: str


class _Refused(Struct, tag="refused", tag_field="msg"):
    code: str
    sentence: str


class _Welcome(Struct, tag="welcome", tag_field="msg"):
    pass


class _Bye(Struct, tag="bye", tag_field="msg"):
    code: str
    sentence: str


_decode = msgspec.json.Decoder(_Update | _Done | _Refused | _Welcome | _Bye).decode


class Tally:
    """What was counted since it was made."""

    def __init__(self) -> None:
        self.moves = 0  # acknowledged
        self.deliveries = 0
        self.bytes = 0  # of all that was received
        self.to_done: list[float] = []  # seconds from sending a move to its acknowledgement
        self.to_others: list[float] = []  # ... to each showing of it at another seat


class Seat(WSListener):
    """One connection."""

    def __init__(self, table: "Table", number: int) -> None:
        self.table = table
        self.number = number
        self.seq = 0
        self.mine: _Mine | None = None
        self._transport: WSTransport | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type is not _TEXT:
            if frame.msg_type is WSMsgType.PING:
                transport.send_pong(frame.get_payload_as_bytes())
            return
        crowd = self.table.crowd
        crowd.tally.bytes += frame.payload_size
        message = _decode(frame.get_payload_as_memoryview())
        if type(message) is _Update:
            self.seq = message.seq
            if message.you is not UNSET and message.you is not None:
                self.mine = message.you.game
            self.table.shown(self, message)
        elif type(message) is _Done:
            self.table.acknowledged()
        elif type(message) is not _Welcome:
            crowd.complaints.append(message)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.table.crowd.connected -= 1

    def send(self, text: bytes) -> None:
        assert self._transport is not None
        self._transport.send(_TEXT, text)

    def hang_up(self) -> None:
        assert self._transport is not None
        self._transport.disconnect(graceful=False)


class Table:
    """Six people; one of them is next."""

    def __init__(self, crowd: "Crowd", code: str, keys: Iterable[str]) -> None:
        self.crowd = crowd
        self.code = code
        self.keys = tuple(keys)
        self.seats: list[Seat] = []
        self.seq = 0
        self._stage = "lobby"
        self._next: Seat | None = None
        self._moving: Seat | None = None
        self._sent_at = 0.0
        self._ids = count()

    async def connect(self, number: int) -> None:
        seat = Seat(self, number)
        url = f"ws://127.0.0.1:{self.crowd.port}/api/tables/{self.code}/socket"
        await ws_connect(lambda: seat, url)
        self.crowd.connected += 1
        self.seats.append(seat)
        self.greet(seat)

    def greet(self, seat: Seat) -> None:
        seat.send(_encode(Hello(self.keys[seat.number])))

    def shown(self, seat: Seat, update: _Update) -> None:
        """A seat sees the table anew."""
        crowd = self.crowd
        crowd.tally.deliveries += 1
        if update.seq > self.seq:
            self.seq = update.seq
            if update.room is not UNSET:
                self._stage = update.room.stage
            self._next = self._chosen(update)
        if self._moving is not None and seat is not self._moving:
            crowd.tally.to_others.append(perf_counter() - self._sent_at)
        if seat is self._next and seat.seq == self.seq:
            self._next = None
            crowd.is_ready(self)
            self._ready = seat

    def acknowledged(self) -> None:
        self.crowd.tally.moves += 1
        self.crowd.tally.to_done.append(perf_counter() - self._sent_at)

    def play(self) -> None:
        """Whoever is next plays."""
        seat = self._moving = self._ready
        text = self.words(seat)
        self._sent_at = perf_counter()
        seat.send(text)

    def begin(self) -> None:
        """Nothing has been shown that asks for a move yet: the host begins."""
        self._ready = self.seats[0]
        self.play()

    def _chosen(self, update: _Update) -> Seat:
        if self._stage == "playing" and update.game:
            return self.seats[self.crowd.rng.choice(update.game.waiting)]
        return self.seats[0]

    def words(self, seat: Seat) -> bytes:
        name = str(next(self._ids))
        if self._stage != "playing":
            return _encode(Do(name, Rematch() if self._stage == "over" else Start()))
        return _encode(Do(name, Play(_move(seat, self.crowd.rng))))


class BareTable(Table):
    """Six people in a room of the bare server, which repeats whatever is said."""

    def greet(self, seat: Seat) -> None:
        pass

    def _chosen(self, update: _Update) -> Seat:
        return self.crowd.rng.choice(self.seats)

    def shown(self, seat: Seat, update: _Update) -> None:
        if seat is self._moving:
            self.acknowledged()
        super().shown(seat, update)

    def words(self, seat: Seat) -> bytes:
        # As long as a move.
        return b'{"msg":"update","seq":%d,"id":"12","ask":{"act":"play","move":{"move":"hand_in"}}}' % (self.seq + 1)


def _move(seat: Seat, rng: Random) -> GiveClue | HandIn | CastVotes:
    mine = seat.mine
    assert mine is not None
    match mine.may[0]:
        case MayGiveClue():
            return GiveClue(seat.number, Clue("text", "What the glass knew"), rng.choice(mine.hand))
        case MayHandIn(cards):
            return HandIn(seat.number, tuple(rng.sample(mine.hand, cards)))
        case MayVote(slots):
            return CastVotes(seat.number, (rng.choice(slots),))
        case MayTakeBack() | MayMendClue():
            raise AssertionError("who has handed in is not waited for")


class Crowd:
    """Everybody, at all the tables of one server."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.rng = Random(1)
        self.tables: list[Table] = []
        self.tally = Tally()
        self.connected = 0
        self.complaints: list[object] = []
        self._ready: deque[Table] = deque()
        self._is_paced = True

    async def open_tables(self, tables: int, seats: int = SEATS) -> None:
        """Through the same HTTP as everyone, over a few connections."""

        async def open_some(each: Iterable[int]) -> None:
            http = await Http.to(self.port)
            for _ in each:
                opened = await http.post("/api/tables", {"name": _NAMES[0]})
                keys = [opened.key]
                for name in _NAMES[1:seats]:
                    keys.append((await http.post(f"/api/tables/{opened.code}/seats", {"name": name})).key)
                self.tables.append(Table(self, opened.code, keys))
            http.close()

        await asyncio.gather(*(open_some(range(at, tables, 16)) for at in range(16)))

    def open_rooms(self, rooms: int) -> None:
        """Of the bare server: they need no opening."""
        self.tables = [BareTable(self, f"room{number}", [""] * SEATS) for number in range(rooms)]

    async def connect(self) -> None:
        """Everyone at once, or nearly."""
        door = asyncio.Semaphore(_CONNECTING_AT_ONCE)

        async def connect(table: Table) -> None:
            async with door:
                for number in range(len(table.keys)):
                    await table.connect(number)

        await asyncio.gather(*map(connect, self.tables))

    def hang_up(self) -> None:
        for table in self.tables:
            for seat in table.seats:
                seat.hang_up()

    async def until(self, condition: Callable[[], bool], seconds: float = 60) -> None:
        async with asyncio.timeout(seconds):
            while not condition():
                await asyncio.sleep(0.01)

    async def begin(self) -> None:
        """Start every game, and wait until everywhere somebody is to play."""
        await self.until(lambda: all(seat.seq for table in self.tables for seat in table.seats) or self._is_bare())
        self._is_paced = True
        self._ready.clear()
        for table in self.tables:
            table.begin()
        await self.until(lambda: len(self._ready) == len(self.tables))

    async def play(self, seconds: float, rate: float | None = None) -> Tally:
        """Play so many moves a second altogether, or as fast as answers come; what happened meanwhile."""
        self.tally = tally = Tally()
        self._is_paced = rate is not None
        if rate is None:
            self._play_ready(len(self._ready))
            await asyncio.sleep(seconds)
        else:
            await self._play_paced(seconds, rate)
        self.tally = Tally()
        return tally

    async def calm(self) -> None:
        """Nobody starts another move; those under way come to their end."""
        self._is_paced = True
        await self.until(lambda: len(self._ready) == len(self.tables))

    def is_ready(self, table: Table) -> None:
        """A table could go on: at once if there is no pace, but not before this showing has been taken in."""
        self._ready.append(table)
        if not self._is_paced:
            asyncio.get_running_loop().call_soon(self._play_ready, 1)

    async def _play_paced(self, seconds: float, rate: float) -> None:
        start, played = perf_counter(), 0
        while (elapsed := perf_counter() - start) < seconds:
            owed = int(rate * elapsed) - played
            played += self._play_ready(owed)
            await asyncio.sleep(_TICK)

    def _play_ready(self, most: int) -> int:
        turns = min(most, len(self._ready))
        for _ in range(turns):
            self._ready.popleft().play()
        return turns

    def _is_bare(self) -> bool:
        return isinstance(self.tables[0], BareTable)


class Http:
    """As little of an HTTP client as posting JSON takes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def to(cls, port: int) -> "Http":
        return cls(*await asyncio.open_connection("127.0.0.1", port))

    async def post(self, path: str, body: dict[str, str]) -> SeatKey:
        content = _encode(body)
        headers = f"host: localhost\r\ncontent-type: application/json\r\ncontent-length: {len(content)}\r\n"
        head = f"POST {path} HTTP/1.1\r\n{headers}\r\n"
        self._writer.write(head.encode() + content)
        answer = (await self._reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(answer.partition("content-length: ")[2].partition("\r\n")[0])
        content = await self._reader.readexactly(length)
        if " 201 " not in answer.partition("\r\n")[0]:
            raise RuntimeError(content.decode())
        return msgspec.json.decode(content, type=SeatKey)

    def close(self) -> None:
        self._writer.close()
