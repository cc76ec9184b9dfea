"""Thousands of people at once, in one process: they read what they are sent and play something legal.

One move is under way at a table at a time: whoever is to play next plays when their own view shows the newest
state. So every move is shown to everyone at the table, and each of those showings is counted as a delivery.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from itertools import count
from random import Random
from time import perf_counter
from typing import Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from halfsaid.rules import CastVotes, Clue, GiveClue, HandIn, MayGiveClue, MayHandIn, MayMendClue, MayTakeBack, MayVote
from halfsaid.server.messages import SeatKey
from halfsaid.tables.acts import Configure, Play, Rematch, Start
from halfsaid.tables.wire import Do, Hello

SEATS = 6
_CONNECTING_AT_ONCE = 50
_OPENING_AT_ONCE = 16
_TICK = 0.001
_NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana", "Ivo", "Joan", "Kim", "Lea")

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
    """The part of an update that a player needs in order to play."""

    seq: int
    room: _Room | UnsetType = UNSET
    game: _Game | UnsetType | None = UNSET
    you: _You | UnsetType | None = UNSET


class _Done(Struct, tag="done", tag_field="msg"):
    seq: int


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
    """The counts since it was made."""

    def __init__(self) -> None:
        self.moves = 0  # acknowledged
        self.deliveries = 0
        self.bytes = 0  # of all that was received
        self.to_done: list[float] = []  # seconds from sending a move to its acknowledgement
        self.to_others: list[float] = []  # ... to each showing of it at another seat

    def add(self, other: "Tally") -> None:
        self.moves += other.moves
        self.deliveries += other.deliveries
        self.bytes += other.bytes
        self.to_done += other.to_done
        self.to_others += other.to_others


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
            self.table.acknowledged(message.seq)
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
    """Some people; one of them is next."""

    def __init__(self, crowd: "Crowd", code: str, keys: Iterable[str], ports: Sequence[int]) -> None:
        self.crowd = crowd
        self.code = code
        self._ports = ports  # of the servers over which its people are spread
        self.keys = tuple(keys)
        self.seats: list[Seat] = []
        self.seq = 0
        self._stage = "lobby"
        self._is_configured = len(self.keys) == SEATS  # other sizes need an edition for all of them
        self._waiting: tuple[int, ...] = ()
        self._next: Seat | None = None
        self._moving: Seat | None = None
        self._is_under_way = False  # a move: it was sent, and not everything that matters of it has come back
        self._done: int | None = None  # its number, once it is acknowledged
        self._sent_at = 0.0
        self._ids = count()

    async def connect(self, number: int) -> None:
        seat = Seat(self, number)
        url = f"ws://127.0.0.1:{self._ports[number % len(self._ports)]}/api/tables/{self.code}/socket"
        await ws_connect(lambda: seat, url, websocket_handshake_timeout=60)
        self.crowd.connected += 1
        self.seats.append(seat)
        self.greet(seat)

    def greet(self, seat: Seat) -> None:
        seat.send(_encode(Hello(self.keys[seat.number])))

    def shown(self, seat: Seat, update: _Update) -> None:
        """Take in what a seat is shown."""
        self.crowd.tally.deliveries += 1
        if update.seq > self.seq:
            self.seq = update.seq
            if update.room is not UNSET:
                self._stage = update.room.stage
            if update.game:
                self._waiting = update.game.waiting
        if self._moving is not None and seat is not self._moving:
            self.crowd.tally.to_others.append(perf_counter() - self._sent_at)
        self._go_on()

    def acknowledged(self, seq: int) -> None:
        self.crowd.tally.moves += 1
        self.crowd.tally.to_done.append(perf_counter() - self._sent_at)
        self._done = seq
        self._go_on()

    def _go_on(self) -> None:
        """Note that the next player is ready, once the last move is acknowledged and shown to them.

        The house acts too: what is shown need not be what was asked for.
        """
        if not self._is_under_way or self._done is None or self.seq < self._done:
            return
        self._next = self._next or self._chosen()
        if self._next.seq >= self._done:
            self._is_under_way = False
            self.crowd.is_ready(self)

    def play(self) -> None:
        """Let the next player play."""
        assert self._next is not None
        seat, self._next = self._next, None
        text = self.words(seat)
        self._moving, self._is_under_way, self._done = seat, True, None
        self._sent_at = perf_counter()
        seat.send(text)

    @property
    def has_begun(self) -> bool:
        return self._stage != "lobby"

    def begin(self) -> None:
        """Let the host begin: nothing shown yet asks for a move."""
        self._next = self.seats[0]
        self.play()

    def _chosen(self) -> Seat:
        if self._stage == "playing":
            return self.seats[self.crowd.rng.choice(self._waiting)]
        return self.seats[0]

    def words(self, seat: Seat) -> bytes:
        name = str(next(self._ids))
        if self._stage == "playing":
            return _encode(Do(name, Play(_move(seat, self.crowd.rng))))
        if self._stage == "over":
            return _encode(Do(name, Rematch()))
        if not self._is_configured:
            self._is_configured = True
            return _encode(Do(name, Configure(edition="odyssey")))
        return _encode(Do(name, Start()))


class BareTable(Table):
    """As many people in a room of the bare server, which repeats each message."""

    def greet(self, seat: Seat) -> None:
        pass

    def _chosen(self) -> Seat:
        return self.crowd.rng.choice(self.seats)

    def shown(self, seat: Seat, update: _Update) -> None:
        if seat is self._moving:
            self.acknowledged(update.seq)
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
    """Everybody, at all the tables of one server, or of several on one database.

    `together`: the people of a table all come to one server, as they do behind a proxy that knows the tables.
    """

    def __init__(self, *ports: int, together: bool = False) -> None:
        self._ports = ports
        self._together = together
        self.rng = Random(1)
        self.tables: list[Table] = []
        self.tally = Tally()
        self.connected = 0
        self.complaints: list[object] = []
        self._ready: deque[Table] = deque()
        self._is_paced = True

    async def open_tables(self, tables: int, seats: int = SEATS) -> None:
        """Open tables with the same HTTP requests as everyone, over a few connections."""

        async def open_some(at: int) -> None:
            ports = self._ports[at % len(self._ports) :][:1] if self._together else self._ports
            http = await Http.to(ports[0])
            for _ in range(at, tables, _OPENING_AT_ONCE):
                opened = await http.post("/api/tables", {"name": _NAMES[0]})
                keys = [opened.key]
                for name in _NAMES[1:seats]:
                    keys.append((await http.post(f"/api/tables/{opened.code}/seats", {"name": name})).key)
                self.tables.append(Table(self, opened.code, keys, ports))
            http.close()

        await asyncio.gather(*map(open_some, range(_OPENING_AT_ONCE)))

    def open_rooms(self, rooms: int, seats: int = SEATS) -> None:
        """Make rooms of the bare server, which need no opening."""
        self.tables = [BareTable(self, f"room{number}", [""] * seats, self._ports) for number in range(rooms)]

    async def connect(self) -> None:
        """Connect everyone, nearly at once."""
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

    async def until(self, condition: Callable[[], bool], seconds: float = 180) -> None:
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
        await self.calm()
        while not (self._is_bare() or all(table.has_begun for table in self.tables)):
            self._play_ready(len(self._ready))
            await self.calm()

    async def play(self, seconds: float, rate: float | None = None) -> Tally:
        """Play this many moves a second altogether, or as fast as answers come. Return the counts."""
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
        """Start no more moves, and wait for those under way."""
        self._is_paced = True
        await self.until(lambda: len(self._ready) == len(self.tables))

    def is_ready(self, table: Table) -> None:
        """Note that a table can go on: at once if there is no pace, but after this update has been taken in."""
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
