"""SQLite: one file, one server. An acknowledged entry survives a loss of power."""

import os
import shutil
import sqlite3
import time
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from secrets import token_hex

import msgspec
from msgspec import UNSET

from halfsaid.files import AlreadyLocked, locked, own_file
from halfsaid.store import schema
from halfsaid.store.contract import BadStore, Unavailable
from halfsaid.store.database import (
    AWAY,
    DAMAGED,
    FULL,
    Connection,
    Database,
    Dialect,
    Failure,
    NewEntry,
    NewTable,
    RefusedByDatabase,
    Retry,
    Touch,
    failed_request,
)

_PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",  # each commit reaches the disk before it returns
    "foreign_keys = ON",
    "wal_autocheckpoint = 4000",  # pages; writers wait for the disk less often, and 16 MB more lie beside the file
)
_BUSY_SECONDS = 5.0
_CHECK_SECONDS = 2.0  # of looking for damage at the start: some hundred megabytes

_LEAST_ROOM = 256 * 1024  # bytes: a few moves

_READ_ONLY = Failure("The database's file may not be written to: its owner, its rights or its disk forbid it.")
_BUSY = Failure("Another program holds the database's file.", may_pass=True)
# By the beginning of SQLite's name for the error.
_FAILURES = {
    "SQLITE_FULL": FULL,
    "SQLITE_READONLY": _READ_ONLY,
    "SQLITE_CANTOPEN": _READ_ONLY,
    "SQLITE_CORRUPT": DAMAGED,
    "SQLITE_NOTADB": DAMAGED,
    "SQLITE_BUSY": _BUSY,
    "SQLITE_LOCKED": _BUSY,
    "SQLITE_IOERR": Failure("The disk does not do its work.", may_pass=True),
}

_DIALECT = Dialect(
    begin="BEGIN IMMEDIATE",  # a transaction that reads first and writes later fails when another writer comes between
    begin_snapshot="BEGIN",
    binary="BLOB",
    byte_order="BINARY",
    table_names="SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~'",
    alone=True,
    skip_locked="",
    key_share="",
)

_HEADS = "SELECT code, head FROM tables WHERE code IN (SELECT value FROM json_each(?))"
_HEAD = "SELECT head FROM tables WHERE code = ?"
_ENTRY = "SELECT at, data FROM log WHERE code = ? AND seq = ?"
_CLAIM = """INSERT INTO tables (code, created, head, touched) VALUES (?, ?, 1, ?)
    ON CONFLICT (code) DO NOTHING RETURNING code"""
_ADD = "INSERT INTO log (code, seq, at, data) VALUES (?, ?, ?, ?)"
_TOUCH = "UPDATE tables SET head = ?, touched = ? WHERE code = ?"
_WAKE = "UPDATE tables SET due = ? WHERE code = ?"


class Sqlite(Database):
    """A file, made with its folder where there is none."""

    dialect = _DIALECT
    error = sqlite3.Error
    doubled = sqlite3.IntegrityError

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.file = file
        self.described = f"SQLite in '{file}'"

    def connect(self) -> sqlite3.Connection:
        driver = sqlite3.connect(
            self.file,
            timeout=_BUSY_SECONDS,
            isolation_level=None,  # else the driver begins transactions by itself, and later than we want
            check_same_thread=False,
        )
        try:
            for pragma in _PRAGMAS:
                driver.execute(f"PRAGMA {pragma}")
        except BaseException:
            driver.close()
            raise
        return driver

    def prepare(self, retry: Retry) -> None:
        self._make_folder()
        self._make_file()
        try:
            retry.run(self._upgrade)
        except (RefusedByDatabase, Unavailable) as error:
            raise BadStore(str(error)) from None

    def _upgrade(self, _in_doubt: bool) -> None:
        """Upgrade the schema. It is tried again while the file is locked.

        SQLite does not wait by itself where two processes turn a new file into WAL mode at once.
        """
        with closing(self.connect()) as connection:
            self._look_for_damage(connection)
        with self.writing() as connection:
            schema.upgrade(connection, _DIALECT)
            schema.touch(connection)

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Be the only server on this file, or raise BadStore. Two would not hear of each other's moves."""
        self._make_folder()
        with ExitStack() as stack:
            try:
                stack.enter_context(locked(self.file.with_name(f"{self.file.name}.lock")))
            except AlreadyLocked:
                raise BadStore(
                    f"Another Halfsaid serves '{self.file}' already: "
                    "stop it, or give this one its own folder with --data."
                ) from None
            except OSError as error:
                raise BadStore(self._unusable(error)) from None
            yield

    def foreseen(self) -> Failure | None:
        with suppress(OSError):
            return FULL if shutil.disk_usage(self.file.parent).free < _LEAST_ROOM else None
        return None

    def judge(self, error: Exception) -> Failure:
        name = str(getattr(error, "sqlite_errorname", ""))
        known = next((failure for start, failure in _FAILURES.items() if name.startswith(start)), None)
        return known or (AWAY if isinstance(error, sqlite3.OperationalError) else failed_request(error))

    def judge_at_start(self, error: Exception) -> Failure:
        kind = self.judge(error)
        more = {_READ_ONLY: self._foreign(), DAMAGED: " Restore a backup into another --data."}.get(kind, "")
        return Failure(f"Cannot use '{self.file}' as the database: {error}.{more}", kind.may_pass, kind.is_outage)

    def _make_folder(self) -> None:
        try:
            self.file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise BadStore(f"Cannot make the folder '{self.file.parent}': {error.strerror}.") from None

    def _make_file(self) -> None:
        """Create the file, readable by its owner alone: it holds hands, seeds and keys. SQLite's files beside it copy
        its rights.

        It is created under another name and then linked: closing a file that SQLite has open in this process would
        drop SQLite's locks.
        """
        if self.file.is_file():
            with suppress(PermissionError):  # another user's file; whether it can be used is checked later
                self.file.chmod(0o600)
        elif not self.file.exists():
            part = self.file.with_name(f".{self.file.name}.{token_hex(4)}")
            try:
                os.close(own_file(part, os.O_WRONLY))
                self._give_name(part)
            except OSError as error:
                raise BadStore(self._unusable(error)) from None
            finally:
                with suppress(OSError):
                    part.unlink()

    def _give_name(self, part: Path) -> None:
        try:
            os.link(part, self.file)
        except FileExistsError:
            pass  # another was faster
        except OSError:
            part.rename(self.file)  # a file system without hard links

    def _unusable(self, error: OSError) -> str:
        return f"Cannot use '{self.file}' as the database: {error.strerror}.{self._foreign()}"

    def _foreign(self) -> str:
        """Return a sentence about the owner, if file or folder belong to another user; else nothing."""
        if not hasattr(os, "geteuid"):
            return ""
        for path in (self.file, self.file.parent):
            if path.exists() and (owner := path.stat().st_uid) != os.geteuid():
                return f" '{path}' belongs to {_user(owner)}, and Halfsaid runs as {_user(os.geteuid())}."
        return ""

    def _look_for_damage(self, driver: sqlite3.Connection) -> None:
        """Raise BadStore if the file is damaged, as far as a check of two seconds shows."""
        until = time.monotonic() + _CHECK_SECONDS
        driver.set_progress_handler(lambda: time.monotonic() > until, 10_000)
        try:
            found = driver.execute("PRAGMA quick_check(1)").fetchone()[0]
        except sqlite3.OperationalError as error:
            if getattr(error, "sqlite_errorname", "") != "SQLITE_INTERRUPT":
                raise
        else:
            if found != "ok":
                words = " ".join(str(found).split())
                raise BadStore(f"'{self.file}' is damaged ({words}): restore a backup into another --data.")
        finally:
            driver.set_progress_handler(None, 0)

    def claim(self, connection: Connection, wanted: Collection[NewTable]) -> set[str]:
        return {each.code for each in wanted if connection.execute(_CLAIM, (each.code, each.at, each.at)).fetchall()}

    def heads(self, connection: Connection, codes: Collection[str]) -> dict[str, int]:
        return dict(connection.execute(_HEADS, (msgspec.json.encode(list(codes)).decode(),)).fetchall())

    def hold(self, connection: Connection, codes: Collection[str]) -> dict[str, int]:
        """Return `heads`. SQLite has one writer at a time, which is this transaction: no lock is needed."""
        return {code: head for code in codes for (head,) in connection.execute(_HEAD, (code,)).fetchall()}

    def entry(self, connection: Connection, code: str, seq: int) -> tuple[float, bytes] | None:
        row: tuple[float, bytes] | None = connection.execute(_ENTRY, (code, seq)).fetchone()
        return row

    def add(self, connection: Connection, entries: list[NewEntry], touches: Mapping[str, Touch]) -> None:
        connection.executemany(_ADD, [(entry.code, entry.seq, entry.at, entry.data) for entry in entries])
        connection.executemany(_TOUCH, [(touch.head, touch.touched, code) for code, touch in touches.items()])
        if wakes := [(touch.due, code) for code, touch in touches.items() if touch.due is not UNSET]:
            connection.executemany(_WAKE, wakes)

    def lock_out(self, connection: Connection) -> None:
        """Nothing to do: the transaction is the one writer."""

    def tell(self, connection: Connection, heads: Mapping[str, int], announcements: Iterable[tuple[str, str]]) -> None:
        """Nothing to do: SQLite has one server only."""


def _user(number: int) -> str:
    """Return the user's name, or the number where the system has no name for it."""
    try:
        import pwd  # noqa: PLC0415  # not on Windows

        return f"user {pwd.getpwuid(number).pw_name}"
    except (ImportError, KeyError):
        return f"user {number}"
