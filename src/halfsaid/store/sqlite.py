"""SQLite: one file, one server. An acknowledged entry survives a loss of power."""

from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from sqlite3 import Connection as Driver

import msgspec
from msgspec import UNSET
from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy.exc import DBAPIError

from halfsaid.store import schema
from halfsaid.store.contract import BadStore
from halfsaid.store.database import Database, NewEntry, NewTable, Persistence, Touch

_PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",  # each commit reaches the disk before it returns
    "foreign_keys = ON",
    "wal_autocheckpoint = 4000",  # pages; writers wait for the disk less often, and 16 MB more lie beside the file
)
_BUSY_SECONDS = 5.0

_HEADS = "SELECT code, head FROM tables WHERE code IN (SELECT value FROM json_each(?))"
_CLAIM = """INSERT INTO tables (code, created, head, touched) VALUES (?, ?, 1, ?)
    ON CONFLICT (code) DO NOTHING RETURNING code"""
_ADD = "INSERT INTO log (code, seq, at, data) VALUES (?, ?, ?, ?)"
_TOUCH = "UPDATE tables SET head = ?, touched = ? WHERE code = ?"
_WAKE = "UPDATE tables SET due = ? WHERE code = ?"


class Sqlite(Database):
    """A file, made with its folder where there is none."""

    byte_order = "BINARY"

    def __init__(self, file: Path, *, readers: int) -> None:
        self.file = file
        super().__init__(
            create_engine(
                URL.create("sqlite", database=str(file)),
                connect_args={"timeout": _BUSY_SECONDS, "check_same_thread": False},
                pool_size=readers + 2,
                hide_parameters=True,
            )
        )
        event.listen(self.engine, "connect", _set_up)
        event.listen(self.engine, "begin", _begin)

    def prepare(self, _persistence: Persistence) -> None:
        try:
            self.file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise BadStore(f"Cannot make the folder {self.file.parent}: {error.strerror}.") from None
        try:
            with self.writing_connection() as connection, connection.begin():
                schema.upgrade(connection)
        except DBAPIError as error:
            raise BadStore(self.sentence(error)) from None

    def sentence(self, error: DBAPIError) -> str:
        return f"Cannot use {self.file} as the database: {error.orig}."

    def claim(self, connection: Connection, wanted: Collection[NewTable]) -> set[str]:
        return {
            table.code
            for table in wanted
            if connection.exec_driver_sql(_CLAIM, (table.code, table.at, table.at)).fetchone()
        }

    def heads(self, connection: Connection, codes: Collection[str]) -> dict[str, int]:
        rows = connection.exec_driver_sql(_HEADS, (msgspec.json.encode(list(codes)).decode(),))
        return dict(rows.all())

    def hold(self, connection: Connection, codes: Collection[str]) -> dict[str, int]:
        return self.heads(connection, codes)  # there is one writer at a time, and this transaction is it

    def add(self, connection: Connection, entries: list[NewEntry], touches: Mapping[str, Touch]) -> None:
        connection.exec_driver_sql(_ADD, [(entry.code, entry.seq, entry.at, entry.data) for entry in entries])
        if touches:
            rows = [(touch.head, touch.touched, code) for code, touch in touches.items()]
            connection.exec_driver_sql(_TOUCH, rows)
        if wakes := [(touch.due, code) for code, touch in touches.items() if touch.due is not UNSET]:
            connection.exec_driver_sql(_WAKE, wakes)

    def tell(self, connection: Connection, heads: Mapping[str, int], words: Iterable[tuple[str, str]]) -> None:
        """There is nobody to tell."""


def _set_up(driver: Driver, _record: object) -> None:
    driver.isolation_level = None  # the driver would begin transactions by itself, and later than we want
    for pragma in _PRAGMAS:
        driver.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    # A transaction that reads first and writes later fails when another writer comes between.
    writes = connection.get_execution_options().get("halfsaid_writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
