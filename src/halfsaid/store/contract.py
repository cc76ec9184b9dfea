"""What a store promises, whichever database keeps it.

Taken           there is such a table already
Conflict        another writer was faster; nothing was written
Gone            there is no such table: it never was, or it was deleted
Unavailable     the database cannot be reached now
BadStore        this database cannot be used at all
BadBackup       this backup cannot be written, or not be restored here
"""

import re
from collections.abc import Callable, Collection
from typing import Protocol

from msgspec import UNSET, Struct, UnsetType

_CODE = re.compile(r"[A-Za-z0-9_-]{1,64}")


class StoredEntry(Struct, frozen=True, gc=False):
    """One line of a table's log. Sequence numbers start at 1 and leave no gap."""

    seq: int
    at: float
    data: bytes


class Taken(Exception):
    """There is such a table already; nothing was written."""


class Conflict(Exception):
    """The table's log does not end just before this entry, so another writer has been there.

    Nothing was written. Read what is new, and decide again.
    """


class Gone(Exception):
    """There is no such table: it never was, or it was deleted. Nothing was written."""


class Unavailable(Exception):
    """The database could not be reached, for longer than the store's patience.

    After a write it is not known whether it was done: the connection may have broken between the
    commit and its answer. Read the log before going on. Neither data nor passwords are in the sentence.
    """


class BadStore(Exception):
    """This database cannot be used; the sentence says why, and shows no password."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class BadBackup(Exception):
    """This backup cannot be written, or not be restored here; the sentence says why."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class Appended(Struct, frozen=True, gc=False):
    """Another server created this table or added to it; its log reaches at least to `seq`."""

    table: str
    seq: int


class Announced(Struct, frozen=True, gc=False):
    """Another server said this about a table."""

    table: str
    text: str


class Resync(Struct, frozen=True):
    """Nothing was heard for a while: any table may have moved on, any word may have been missed."""


Notice = Appended | Announced | Resync


class Store(Protocol):
    """An append-only log for each table, shared by all servers on one database.

    All of it belongs to the event loop that opened it. A cancelled write may still be done. Any call
    may raise Unavailable, except `announce`, `listen`, `trouble` and `close`.
    """

    async def create(self, table: str, data: bytes, at: float) -> None:
        """A new table with its first entry, number 1; durable on return. Or Taken."""

    async def append(self, table: str, seq: int, data: bytes, at: float, due: float | UnsetType | None = UNSET) -> None:
        """The table's next entry, at exactly this number; durable on return. Or Conflict, or Gone.

        With `due` the table asks to be woken then, with None not to be; else its wish stays as it was.
        Wait for the answer before giving the same table another entry: one that follows a refused
        entry unseen would be taken for the next after the other writer's.
        """

    async def read(self, table: str, after: int = 0) -> list[StoredEntry]:
        """The entries with higher numbers than `after`, in order. Or Gone."""

    async def heads(self, tables: Collection[str]) -> dict[str, int]:
        """The last number of each of these tables that exists."""

    async def due(self, before: float, limit: int = 100) -> list[str]:
        """The tables whose time has come, earliest first. They stay due until an append says otherwise."""

    async def newest(self, before: float) -> float | None:
        """The newest time before this at which a table was opened or had its last entry; None if there is none."""

    async def expire(self, untouched_since: float) -> list[str]:
        """Delete every table whose last entry is older, and name them.

        Of two servers doing this at once, only one names a table. After a lost connection a table may
        be gone unnamed.
        """

    async def delete(self, table: str) -> None:
        """Afterwards there is no such table, nor any of its entries."""

    async def keep_recording(self, table: str, name: str, data: bytes) -> None:
        """Bytes beside the table's log, which go when the table goes; durable on return. Or Gone.

        What there is under this name already stays.
        """

    async def recording_size(self, table: str, name: str) -> int | None:
        """How many bytes are kept under this name; None if it was never given, or dropped."""

    async def recording(self, table: str, name: str, start: int = 0, size: int | None = None) -> bytes | None:
        """The bytes kept under this name, or so many of them from `start` on; None likewise."""

    async def drop_recording(self, table: str, name: str) -> None:
        """Afterwards there are none."""

    async def keep(self, name: str, value: str) -> str:
        """A setting of the whole installation: the first writer's value wins, and everyone gets it back."""

    def listen(self, hear: Callable[[Notice], None]) -> None:
        """From now on call this, on the event loop, with what other servers did.

        Listen before the first read, and nothing is missed: whatever came later is heard, or a Resync
        is. On SQLite there are no other servers and nothing is ever heard.
        """

    async def announce(self, table: str, text: str) -> None:
        """A fleeting word to the other servers. Not kept; may be lost; a ValueError if far too long."""

    async def trouble(self) -> str | None:
        """Why nothing can be stored or read just now, in a sentence that anyone may see; None if all is well.

        It is found out by writing; while nothing fails, not more often than every five seconds.
        """

    async def close(self) -> None:
        """Finish what was begun, and let go of the database. Further calls raise Unavailable."""


def is_code(table: str) -> bool:
    """Whether a table can have this name at all: what comes out of a web address may hold anything."""
    return _CODE.fullmatch(table) is not None
