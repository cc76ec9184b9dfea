"""Who looks at a table, on this server and on others, and since when people are missing. No clock: `now` is given."""

from collections import Counter
from collections.abc import Iterable
from contextlib import suppress

import msgspec
from msgspec import Struct

from halfsaid.tables.acts import SeatId
from halfsaid.tables.table import Table

PRESENCE_SECONDS = 30.0  # how long another server's word on who is there holds


class Looking(Struct, frozen=True):
    """Who looks from one server, as it tells the others."""

    seats: frozenset[SeatId] = frozenset()
    spectators: int = 0
    screens: int = 0  # televisions


_looking = msgspec.json.Decoder(Looking)


class _Word(Struct, frozen=True):
    """What another server told, and how long that holds."""

    looking: Looking
    until: float


class Presence:
    """Who looks at one table, as one server knows it."""

    def __init__(self) -> None:
        self.here = Looking()
        self.seats: frozenset[SeatId] = frozenset()  # somebody looks from them, here or elsewhere
        self.spectators = 0
        self.screens = 0
        self.missing_since: dict[SeatId, float] = {}  # people's seats that nobody looks from; a bot is never missing
        self._elsewhere: dict[str, _Word] = {}

    def look_here(self, seats: Iterable[SeatId | None], screens: int = 0) -> None:
        """Note who looks from this server now, by their seats; None: a spectator. And how many televisions."""
        count = Counter(seats)
        self.here = Looking(frozenset(seat for seat in count if seat is not None), count[None], screens)

    def told(self) -> bytes:
        """Return who looks from this server, as other servers read it."""
        return msgspec.json.encode(self.here)

    def look_there(self, server: str, told: str | bytes, now: float) -> None:
        """Note who looks from another server. A server of another version may tell it in another way."""
        with suppress(msgspec.DecodeError):
            self._elsewhere[server] = _Word(_looking.decode(told), now + PRESENCE_SECONDS)

    def forget_old_words(self, now: float) -> bool:
        """Forget servers that have told nothing for long. Return whether there were any."""
        fresh = {server: word for server, word in self._elsewhere.items() if word.until > now}
        is_less = len(fresh) < len(self._elsewhere)
        self._elsewhere = fresh
        return is_less

    def reckon(self, table: Table, now: float) -> None:
        """Work out who is there by all that is known, and who is missing."""
        everywhere = [self.here, *(word.looking for word in self._elsewhere.values() if word.until > now)]
        self.seats = frozenset().union(*(looking.seats for looking in everywhere))
        self.spectators = sum(looking.spectators for looking in everywhere)
        self.screens = sum(looking.screens for looking in everywhere)
        self.note_missing(table, now)

    def note_missing(self, table: Table, now: float) -> None:
        missing = [place.id for place in table.places if not place.is_bot and place.id not in self.seats]
        self.missing_since = {seat: self.missing_since.get(seat, now) for seat in missing}
