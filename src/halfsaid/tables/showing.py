"""What one table shows to everyone who looks: encoded once, however many they are."""

import msgspec

from halfsaid.tables import sights
from halfsaid.tables.acts import SeatId
from halfsaid.tables.sights import Bye, FromServer
from halfsaid.tables.table import Table
from halfsaid.tables.watchers import Seal, Watcher

_encode = msgspec.json.Encoder().encode


class Showing:
    """The watchers of a table on this server, and what they were shown last."""

    def __init__(self, table: Table, room: sights.Room) -> None:
        self.watchers: set[Watcher] = set()
        self._shown = Seal(0, b"", b"")
        self._you: dict[SeatId | None, bytes] = {None: b"null"}
        self.table = table  # as it was shown last
        self.show(table, room)

    def show(self, table: Table, room: sights.Room | None = None) -> None:
        """Show what changed; with the `room` around the game if that did."""
        shown = self._shown
        around = shown.room if room is None else _kept(shown.room, _encode(room))
        self._shown = Seal(table.seq, around, _kept(shown.game, _encode(sights.game(table))))
        self._you = {None: b"null"} | {
            place.id: self._you_of(table, place.id, number)
            for number, place in enumerate(table.places)
            if not place.is_bot
        }
        self.table = table
        for watcher in self.watchers:
            if watcher.seat in self._you:
                watcher.show(self._shown, self._you[watcher.seat])

    def tell(self, message: FromServer) -> None:
        for watcher in self.watchers:
            watcher.tell(message)

    def send_away(self, table: Table) -> None:
        """Let go of those whose key has ended."""
        keys = {place.id: place.key for place in table.places}
        for watcher in self.watchers:
            if watcher.seat is not None and keys.get(watcher.seat) != watcher.key:
                watcher.end(Bye("seat_ended", "This seat is no longer yours."))

    def end(self, bye: Bye) -> None:
        for watcher in self.watchers:
            watcher.end(bye)

    def _you_of(self, table: Table, seat: SeatId, number: int) -> bytes:
        before = self._you.get(seat, b"")
        if before and sights.same_you(self.table, table, number):
            return before
        return _kept(before, _encode(sights.you(table, seat)))


def _kept(before: bytes, now: bytes) -> bytes:
    """The same object if the same bytes: watchers tell news by identity."""
    return before if before == now else now
