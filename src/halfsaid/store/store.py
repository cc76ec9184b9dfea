"""The store itself: the contract for an event loop, on either database."""

import asyncio
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import UNSET, UnsetType

from halfsaid.store import schema
from halfsaid.store.contract import BadStore, Gone, Notice, StoredEntry, Unavailable, is_code
from halfsaid.store.database import AWAY, PATIENCE, Connection, Database, Retry, Rows
from halfsaid.store.notices import check_announcement
from halfsaid.store.sqlite import Sqlite
from halfsaid.store.writer import Alone, Announce, Append, Create, Request, Writer

if TYPE_CHECKING:
    from halfsaid.store.listener import Listener

T = TypeVar("T")

READERS = 4
_EXPIRED_AT_ONCE = 100  # so that moves are not kept waiting
_TRIED_WITHIN = 3.0
_WELL_FOR = 5.0  # seconds for which a good result is reused, so that a probe every second does not wear the disk out
_CLOSED = "The store is closed."
_BEYOND_ALL = 2**62  # the databases' numbers end soon after
_LARGEST_RECORDING = 2**30  # bytes; neither database keeps as much in one place

# One statement, so that no deletion comes between the table and its entries.
_READ = """SELECT log.seq, log.at, log.data
    FROM tables LEFT JOIN log ON log.code = tables.code AND log.seq > :after
    WHERE tables.code = :table ORDER BY log.seq"""
_DUE = "SELECT code FROM tables WHERE due <= :before ORDER BY due, code LIMIT :most"
_NEWEST = """SELECT max(at) FROM (SELECT touched AS at FROM tables UNION ALL SELECT created AS at FROM tables) AS times
    WHERE at < :before"""
_OLD = "SELECT code FROM tables WHERE touched < :since ORDER BY code LIMIT :most"
_THERE = "SELECT code FROM tables WHERE code = :code"
_DELETE = "DELETE FROM tables WHERE code = :code"
_RECORDING_SIZE = "SELECT length(data) FROM recordings WHERE code = :code AND name = :name"
_RECORDING = """SELECT substr(data, CAST(:first AS INTEGER), CAST(:size AS INTEGER))
    FROM recordings WHERE code = :code AND name = :name"""
_DROP_RECORDING = "DELETE FROM recordings WHERE code = :code AND name = :name"
_KEEP_RECORDING = (
    "INSERT INTO recordings (code, name, data) VALUES (:code, :name, :data) ON CONFLICT (code, name) DO NOTHING"
)
_KEEP = "INSERT INTO settings (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING"
_KEPT = "SELECT value FROM settings WHERE name = :name"


async def open_store(where: str, patience: float = PATIENCE) -> "LogStore":
    """Open the store in a file (`path/file.db`, `sqlite:///path/file.db`) or on a server (`postgresql://…`).

    A new database is created, an older one upgraded. Or raise BadStore or Unavailable. `patience`: how many
    seconds calls wait for a lost database, now and later, before they fail.
    """
    database = database_at(where)
    retry = Retry(patience, database.error, database.judge_at_start)
    loop = asyncio.get_running_loop()
    try:
        listener = await asyncio.to_thread(_prepare, database, retry, loop)
    except BaseException:
        retry.stop()
        database.close()
        raise
    return LogStore(database, patience, listener, loop)


@contextmanager
def sole_server(where: str) -> Iterator[None]:
    """Hold the database's lock, where it is one for a single server. Or raise BadStore: another server has it."""
    database = database_at(where)
    if isinstance(database, Sqlite):
        with database.locked():
            yield
    else:
        yield


def described(where: str) -> str:
    """Return which database this is, for people, without its password."""
    return database_at(where).described


def database_at(where: str) -> Database:
    """Return the database at this address, not connected yet. Or raise BadStore."""
    scheme, has_scheme, rest = where.partition("://")
    if not has_scheme:
        return Sqlite(Path(where).expanduser())
    kind, file = scheme.partition("+")[0], rest.removeprefix("/").partition("?")[0]
    if kind in ("postgresql", "postgres"):
        from halfsaid.store.postgresql import Postgresql  # noqa: PLC0415  # its driver is slow to load

        return Postgresql(f"postgresql://{rest}")
    if kind == "sqlite" and rest.startswith("/") and file:
        return Sqlite(Path(file))
    raise BadStore("The database is a file, or its address begins with sqlite:/// or postgresql://.")


def _prepare(database: Database, retry: Retry, loop: asyncio.AbstractEventLoop) -> "Listener | None":
    database.prepare(retry)
    return retry.run(lambda _in_doubt: database.listener(loop))


class LogStore:
    """The store that `contract.Store` describes, on a prepared database."""

    def __init__(
        self, database: Database, patience: float, listener: "Listener | None", loop: asyncio.AbstractEventLoop
    ) -> None:
        self.database = database
        self._listener = listener
        self._loop = loop
        # Two: a full disk can still be read, and a successful read must not hide that writing fails.
        self._writing = Retry(patience, database.error, database.judge)
        self._reading = Retry(patience, database.error, database.judge)
        self._writer = Writer(database, self._writing, loop)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="halfsaid-reader")
        self._closed = False
        self._trying: asyncio.Task[str | None] | None = None
        self._tried_at = 0.0

    async def create(self, table: str, data: bytes, at: float) -> None:
        if not is_code(table):
            raise ValueError("A table's code is made of 1 to 64 letters, digits, dashes and underscores.")
        _check_time(at)
        await self._put(Create(table, data, at, self._loop.create_future()))

    async def append(self, table: str, seq: int, data: bytes, at: float, due: float | UnsetType | None = UNSET) -> None:
        if not is_code(table):
            raise Gone
        _check_time(at)
        if due is not UNSET and due is not None:
            _check_time(due)
        await self._put(Append(table, seq, data, at, due, self._loop.create_future()))

    async def read(self, table: str, after: int = 0) -> list[StoredEntry]:
        if not is_code(table):
            raise Gone
        asked = {"table": table, "after": max(0, min(after, _BEYOND_ALL))}
        rows = await self._read(lambda connection: connection.execute(_READ, asked).fetchall())
        if not rows:
            raise Gone
        return [StoredEntry(seq, at, data) for seq, at, data in rows if seq is not None]

    async def heads(self, tables: Collection[str]) -> dict[str, int]:
        codes = [table for table in tables if is_code(table)]
        return await self._read(lambda connection: self.database.heads(connection, codes))

    async def due(self, before: float, limit: int = 100) -> list[str]:
        asked = {"before": before, "most": limit}
        return await self._read(lambda connection: [code for (code,) in connection.execute(_DUE, asked).fetchall()])

    async def newest(self, before: float) -> float | None:
        return await self._read(lambda connection: _value(connection.execute(_NEWEST, {"before": before})))

    async def expire(self, untouched_since: float) -> list[str]:
        # Without those that are locked: a table that somebody writes to just now is not old.
        old = f"{_OLD} {self.database.dialect.skip_locked}"

        asked = {"since": untouched_since, "most": _EXPIRED_AT_ONCE}

        def delete_some(connection: Connection) -> list[str]:
            codes = [code for (code,) in connection.execute(old, asked).fetchall()]
            if codes:
                connection.executemany(_DELETE, [{"code": code} for code in codes])
            return codes

        expired: list[str] = []
        while codes := await self._write_alone(delete_some):
            expired += codes
        return expired

    async def delete(self, table: str) -> None:
        if is_code(table):
            await self._write_alone(lambda connection: connection.execute(_DELETE, {"code": table}))

    async def keep_recording(self, table: str, name: str, data: bytes) -> None:
        if not is_code(table):
            raise Gone
        if not is_code(name):
            raise ValueError("A recording's name is made of 1 to 64 letters, digits, dashes and underscores.")
        # Held, so that the table is not deleted in between.
        there = f"{_THERE} {self.database.dialect.key_share}"

        def keep_first(connection: Connection) -> bool:
            if connection.execute(there, {"code": table}).fetchone() is None:
                return False
            connection.execute(_KEEP_RECORDING, {"code": table, "name": name, "data": data})
            return True

        if not await self._write_alone(keep_first):
            raise Gone

    async def recording_size(self, table: str, name: str) -> int | None:
        if not (is_code(table) and is_code(name)):
            return None
        asked = {"code": table, "name": name}
        return await self._read(lambda connection: _value(connection.execute(_RECORDING_SIZE, asked)))

    async def recording(self, table: str, name: str, start: int = 0, size: int | None = None) -> bytes | None:
        if not (is_code(table) and is_code(name)):
            return None
        asked = {"code": table, "name": name, "first": start + 1, "size": _LARGEST_RECORDING if size is None else size}
        row = await self._read(lambda connection: connection.execute(_RECORDING, asked).fetchone())
        return None if row is None else row[0] or b""  # SQLite takes a part of nothing for NULL

    async def drop_recording(self, table: str, name: str) -> None:
        if is_code(table) and is_code(name):
            asked = {"code": table, "name": name}
            await self._write_alone(lambda connection: connection.execute(_DROP_RECORDING, asked))

    async def keep(self, name: str, value: str) -> str:
        _check_text(name)
        _check_text(value)

        def keep_first(connection: Connection) -> str:
            connection.execute(_KEEP, {"name": name, "value": value})
            return str(_value(connection.execute(_KEPT, {"name": name})))

        return await self._write_alone(keep_first)

    def listen(self, hear: Callable[[Notice], None]) -> None:
        if self._listener is not None:
            self._listener.listen(hear)

    async def announce(self, table: str, text: str) -> None:
        check_announcement(table, text)
        if self._listener is not None:
            with suppress(Unavailable):
                await self._put(Announce(table, text, self._loop.create_future()))

    async def trouble(self) -> str | None:
        if self._closed:
            return _CLOSED
        trying, outage = self._trying, self._writing.outage() or self._reading.outage()
        is_stale = self._loop.time() > self._tried_at + _WELL_FOR
        if trying is None or (trying.done() and (is_stale or outage or _is_bad(trying))):
            self._tried_at = self._loop.time()
            trying = self._trying = asyncio.create_task(self._try())
        return await asyncio.shield(trying)

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            await asyncio.to_thread(self._shut_down)

    def _put(self, request: Request) -> asyncio.Future[None]:
        if self._closed:
            raise Unavailable(_CLOSED)
        self._writer.put(request)
        return request.answer

    async def _write_alone(self, work: Callable[[Connection], T]) -> T:
        results: list[T] = []
        request = Alone(lambda connection: results.append(work(connection)), self._loop.create_future())
        await self._put(request)
        return results[-1]

    async def _read(self, query: Callable[[Connection], T]) -> T:
        def attempt(_in_doubt: bool) -> T:
            with self.database.reading() as connection:
                return query(connection)

        if self._closed:
            raise Unavailable(_CLOSED)
        return await self._loop.run_in_executor(self._readers, self._reading.run, attempt)

    async def _try(self) -> str | None:
        try:
            async with asyncio.timeout(_TRIED_WITHIN):
                await self._read(lambda connection: schema.version_of(connection, self.database.dialect))
                await self._write_alone(schema.touch)
        except Unavailable as unavailable:
            return str(unavailable)
        except TimeoutError:
            return (self._writing.outage() or self._reading.outage() or AWAY).sentence
        outage = self._writing.outage() or self._reading.outage() or self.database.foreseen()
        return None if outage is None else outage.sentence

    def _shut_down(self) -> None:
        self._writing.stop()
        self._reading.stop()
        self._writer.close()
        self._readers.shutdown()
        if self._listener is not None:
            self._listener.close()
        self.database.close()


def _value(rows: Rows) -> Any:  # Any: the statement's author knows
    """Return the first row's only column; None if there is no row."""
    row = rows.fetchone()
    return None if row is None else row[0]


def _is_bad(tried: asyncio.Task[str | None]) -> bool:
    return tried.exception() is not None or tried.result() is not None


def _check_time(at: float) -> None:
    if not isfinite(at):
        raise ValueError("A time is a finite number of seconds.")


def _check_text(text: str) -> None:
    text.encode()  # half of a surrogate pair is a ValueError too
    if "\0" in text:
        raise ValueError("PostgreSQL keeps no text with a NUL in it.")
