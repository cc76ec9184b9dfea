"""Shows a table to everyone who looks at it. Each state is encoded once, for any number of watchers.

A watcher is one open connection, of a seat or of a spectator. It holds no queue of states. It knows what it has shown,
and when it is asked for the next frame it shows the newest state; a slow connection skips what came between. Only what
must not be skipped (answers, talk) waits in a queue, and that queue is short.

A speaker awaits a watcher's frames one by one. While the speaker waits for news and the connection has an outlet that
is free, frames go out there instead, which is several times cheaper.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from halfsaid import __version__
from halfsaid.tables import wire
from halfsaid.tables.acts import KeyHash, SeatId
from halfsaid.tables.table import Said, Table
from halfsaid.tables.wire import Bye, Done, FromServer, Refused, Talk, Welcome

log = logging.getLogger(__name__)

_LONGEST_LINE = 64
_NULL = b"null"

_encode = msgspec.json.Encoder().encode


class EncodedState:
    """The encoded state at one moment, as everyone sees it. A part that did not change is the same object as before."""

    __slots__ = ("_frames", "game", "room", "seq")

    def __init__(self, seq: int, room: bytes, game: bytes) -> None:
        self.seq = seq
        self.room = room
        self.game = game
        self._frames: dict[tuple[bool, bool], bytes] = {}

    def frame(self, with_room: bool, with_game: bool, own: bytes | None, is_guest: bool = False) -> bytes:
        """Return an update with these parts. Most watchers of a table need the same one.

        `own`: what this watcher alone sees, from a seat, or as a guest in the audience.
        """
        if own is not None:
            return self._made(with_room, with_game, b',"you":null,"guest":' if is_guest else b',"you":', own)
        frame = self._frames.get((with_room, with_game))
        if frame is None:
            frame = self._frames[with_room, with_game] = self._made(with_room, with_game)
        return frame

    def _made(self, with_room: bool, with_game: bool, *own: bytes) -> bytes:
        """An `Update`, put together of its parts as they are encoded already."""
        room = (b',"room":', self.room) if with_room else ()
        game = (b',"game":', self.game) if with_game else ()
        return b"".join((b'{"msg":"update","seq":%d' % self.seq, *room, *game, *own, b"}"))


class Outlet(Protocol):
    """A connection that takes frames without being awaited, while it is free."""

    def is_free(self) -> bool: ...

    def push(self, messages: Sequence[bytes]) -> None: ...


class Watcher:
    """One connection: what it has been shown, and what it is to be told. `key`: the hash of the key it came in with."""

    __slots__ = (
        "__weakref__", "_asked", "_bye", "_game", "_is_over", "_is_pushing", "_line", "_newest", "_newest_you", "_room",
        "_waiting", "_you", "is_guest", "is_screen", "key", "outlet", "push_soon", "seat", "sent",
    )  # fmt: skip

    def __init__(
        self, seat: SeatId | None, key: KeyHash | None, is_guest: bool = False, is_screen: bool = False
    ) -> None:
        self.seat = seat
        self.is_guest = is_guest  # in the audience: then `seat` is the guest's id
        self.key = key
        self.is_screen = is_screen  # a television, which nobody sits at
        self.outlet: Outlet | None = None
        self.push_soon: Callable[[Watcher], None] | None = None
        self._newest: EncodedState | None = None
        self._newest_you = b""
        self._room = self._game = self._you = b""  # as last shown
        self._line: deque[bytes | None] = deque()  # None: what is newest is shown before what follows
        self._bye: Bye | None = None
        self.sent = 0  # messages so far
        self._asked = 0  # that is not answered yet
        self._is_over = False
        self._waiting: asyncio.Future[None] | None = None  # what the speaker waits for, while it does
        self._is_pushing = False

    def show(self, state: EncodedState, you: bytes) -> None:
        """Take in a newer state, to be shown when the connection is ready."""
        self._newest = state
        self._newest_you = you
        self._wake()

    def tell(self, message: FromServer) -> None:
        """Queue a message that must arrive, in order.

        A watcher that does not listen is let go; one that is let go hears answers only.
        """
        if len(self._line) >= _LONGEST_LINE:
            self._line.clear()
            self.end(Bye("slow", "The connection is too slow; come back and see where the game is."))
        elif self._bye is None or isinstance(message, Done | Refused):
            if self._newest is not None and isinstance(message, Done):
                self._line.append(None)  # what came of it goes before the answer
            self._line.append(_encode(message))
            self._wake()

    def end(self, bye: Bye) -> None:
        """Let this watcher go, after what it was told and the answer to what it asked for."""
        self._bye = self._bye or bye
        self._wake_speaker()

    def hang_up(self) -> None:
        """Note that the other side has disconnected: nothing more is sent."""
        self._is_over = True
        self._wake_speaker()

    def asks(self) -> None:
        """Keep this watcher until `answered`: if what it asks for ends its seat, it still gets the answer."""
        self._asked += 1

    def answered(self) -> None:
        """Note that one of its asks was answered."""
        self._asked -= 1
        if self._bye is not None:
            self._wake_speaker()

    async def next_frame(self) -> str | None:
        """Return the next text to send; None when it is over."""
        while not self._is_over:
            frame = self._next()
            if frame is None and self._bye is not None and not self._asked:
                self._is_over = True
                frame = _encode(self._bye)
            if frame is not None:
                self.sent += 1
                return frame.decode()
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        return None

    def _next(self) -> bytes | None:
        while self._line:
            if (message := self._line.popleft() or self._news()) is not None:
                return message
        return self._news()

    def _news(self) -> bytes | None:
        """Return what is new since the last frame, if this watcher may see any of it."""
        state, you = self._newest, self._newest_you
        if state is None or self._bye is not None:  # after goodbye nothing more is shown
            return None
        self._newest = None
        new_room, new_game, new_you = state.room is not self._room, state.game is not self._game, you is not self._you
        self._room, self._game, self._you = state.room, state.game, you
        if not (new_room or new_game or new_you):
            return None
        return state.frame(new_room, new_game, you if new_you else None, self.is_guest)

    def _wake(self) -> None:
        if self._waiting is None or self._is_pushing:
            return  # `next_frame` or `push` will look again
        if self.outlet is None or self.push_soon is None:
            self._wake_speaker()
        else:
            self._is_pushing = True
            self.push_soon(self)

    def push(self) -> None:
        """Send everything that waits, if the connection is free; if not, `next_frame` does."""
        self._is_pushing = False
        outlet = self.outlet
        if outlet is None or self._bye is not None or not outlet.is_free():
            self._wake_speaker()
        elif self._line:
            if messages := list(iter(self._next, None)):
                outlet.push(messages)
                self.sent += len(messages)
        elif (news := self._news()) is not None:
            outlet.push((news,))
            self.sent += 1

    def _wake_speaker(self) -> None:
        waiting, self._waiting = self._waiting, None
        if waiting is not None and not waiting.done():
            waiting.set_result(None)


class Broadcast:
    """The watchers of a table on this server, and what they were shown last."""

    def __init__(self, table: Table, room: wire.Room) -> None:
        self.watchers: set[Watcher] = set()
        self._loop = asyncio.get_running_loop()
        self._to_push: list[Watcher] = []
        self._shown = EncodedState(0, b"", b"")
        self._you: dict[SeatId | None, bytes] = {None: _NULL}
        self.show(table, table, room)

    def welcome(self, watcher: Watcher, talk: tuple[Said, ...], now: float) -> None:
        """Take in a watcher: it is told the clock, our version and the last lines of talk."""
        self.watchers.add(watcher)
        watcher.push_soon = self._push_soon
        watcher.tell(Welcome(now, __version__))
        if talk:
            watcher.tell(Talk(talk))

    def show(self, before: Table, table: Table, room: wire.Room | None = None) -> None:
        """Show what changed since `before`; with the `room` around the game if that did."""
        shown = self._shown
        around = shown.room if room is None else _kept(shown.room, _encode(room))
        self._shown = EncodedState(table.seq, around, _kept(shown.game, _encode(wire.game(table))))
        known = self._you
        you: dict[SeatId | None, bytes] = {None: _NULL}
        is_same_at = wire.same_you(before, table)
        for number, place in enumerate(table.places):
            if not place.is_bot:
                is_same = is_same_at[number]
                own = known.get(place.id, b"")
                you[place.id] = own if is_same and own else _kept(own, _encode(wire.you_at(table, number)))
        for member in table.audience:
            you[member.id] = _kept(known.get(member.id, b""), _encode(wire.your_guess(member)))
        self._you = you
        shown = self._shown
        for watcher in self.watchers:
            if watcher.seat in you:
                watcher.show(shown, you[watcher.seat])

    def tell(self, message: FromServer) -> None:
        for watcher in self.watchers:
            watcher.tell(message)

    def send_away(self, table: Table) -> None:
        """Let go of those whose key has ended; those whose key opens another seat now come back and look from there."""
        keys = {each.id: each.key for each in table.everyone}
        for watcher in self.watchers:
            if watcher.key is None or watcher.seat is None or keys.get(watcher.seat) == watcher.key:
                continue
            if table.holder(watcher.key) is None:
                watcher.end(Bye("seat_ended", "This seat is no longer yours."))
            else:
                watcher.end(Bye("restart", "You have another seat now; come back to it."))

    def end(self, bye: Bye) -> None:
        for watcher in self.watchers:
            watcher.end(bye)

    def _push_soon(self, watcher: Watcher) -> None:
        """Push to this watcher when the event loop comes round, so that what it is told until then is sent together."""
        if not self._to_push:
            self._loop.call_soon(self._push)
        self._to_push.append(watcher)

    def _push(self) -> None:
        watchers, self._to_push = self._to_push, []
        for watcher in watchers:
            try:
                watcher.push()
            except Exception:  # of one connection, which must not keep anything from the others
                log.exception("a connection could not be written to")
                watcher.hang_up()


def _kept(before: bytes, now: bytes) -> bytes:
    """Return the old object if it has the same bytes: watchers compare objects to find what is new."""
    return before if before == now else now
