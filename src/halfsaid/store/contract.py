"""The contract of a store, on either database.

Taken           there is such a table already
Conflict        another writer was faster; nothing was written
Gone            there is no such table: it never was, or it was deleted
Unavailable     the database cannot be reached now
BadStore        this database cannot be used at all
BadBackup       this backup cannot be written, or cannot be restored here
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


class BadBackup(Exception):
    """This backup cannot be written, or cannot be restored here; the sentence says why."""


class Appended(Struct, frozen=True, gc=False):
    """Another server created this table or added to it; its log reaches at least to `seq`."""

    table: str
    seq: int


class Announced(Struct, frozen=True, gc=False):
    """Another server said this about a table."""

    table: str
    text: str


class Resync(Struct, frozen=True):
    """The connection for notices was lost for a while: any table may have moved on, any notice may be missing."""


Notice = Appended | Announced | Resync


class Store(Protocol):
    """An append-only log for each table, shared by all servers on one database.

    A store belongs to the event loop that opened it. A cancelled write may still be done. Any call
    may raise Unavailable, except `announce`, `listen`, `trouble` and `close`.
    """

    async def create(self, table: str, data: bytes, at: float) -> None:
        """Create a table with its first entry, number 1; durable on return. Or raise Taken."""

    async def append(self, table: str, seq: int, data: bytes, at: float, due: float | UnsetType | None = UNSET) -> None:
        """Add the table's next entry, at exactly this number; durable on return. Or raise Conflict or Gone.

        `due`: when the table is to be woken; None: never; UNSET: as before.
        Wait for the answer before appending to the same table again. Otherwise, if the first entry is refused
        because another writer was faster, the second could still be accepted after that writer's entry.
        """

    async def read(self, table: str, after: int = 0) -> list[StoredEntry]:
        """Return the entries with higher numbers than `after`, in order. Or raise Gone."""

    async def heads(self, tables: Collection[str]) -> dict[str, int]:
        """Return the last number of each of these tables that exists."""

    async def due(self, before: float, limit: int = 100) -> list[str]:
        """Return the tables to be woken by then, earliest first. They stay due until an append says otherwise."""

    async def newest(self, before: float) -> float | None:
        """Return the newest time before this at which a table was opened or had its last entry, if any."""

    async def expire(self, untouched_since: float) -> list[str]:
        """Delete every table whose last entry is older. Return their codes.

        If two servers do this at once, only one of them returns a table's code. After a lost connection a deleted
        table may be missing from the answer.
        """

    async def delete(self, table: str) -> None:
        """Delete a table with its entries and recordings, if it is there."""

    async def keep_recording(self, table: str, name: str, data: bytes) -> None:
        """Keep bytes beside the table's log, until the table is deleted; durable on return. Or raise Gone.

        If the name is taken already, nothing changes.
        """

    async def recording_size(self, table: str, name: str) -> int | None:
        """Return how many bytes are kept under this name; None if there are none."""

    async def recording(self, table: str, name: str, start: int = 0, size: int | None = None) -> bytes | None:
        """Return the bytes kept under this name, at most `size` of them from `start` on; None if there are none."""

    async def drop_recording(self, table: str, name: str) -> None:
        """Delete the bytes kept under this name, if there are any."""

    async def keep(self, name: str, value: str) -> str:
        """Keep a setting of the whole installation. The first value stays, whichever server wrote it. Return it."""

    def listen(self, hear: Callable[[Notice], None]) -> None:
        """From now on call `hear`, on the event loop, with what other servers did.

        A caller that listens before its first read misses nothing: later notices are delivered, or a Resync is.
        SQLite has one server only, so `hear` is never called there.
        """

    async def announce(self, table: str, text: str) -> None:
        """Send a short text to the other servers. It is not kept, and may be lost. Or raise ValueError: too long."""

    async def trouble(self) -> str | None:
        """Return why nothing can be stored or read just now, in a sentence that anyone may see; None if all is well.

        The store finds it out by a write of its own. While nothing fails it writes at most every five seconds.
        """

    async def close(self) -> None:
        """Finish what was begun and disconnect. Further calls raise Unavailable."""


def is_code(table: str) -> bool:
    """Whether a table can have this code at all. Codes come from web addresses, which may hold anything."""
    return _CODE.fullmatch(table) is not None
