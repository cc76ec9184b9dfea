"""The whole store in one file, which either database can be filled from: JSON lines, packed with gzip.

The first line names the format and the schema; then come the settings, the tables, the entries by
table and number, the recordings by table and name, and a last line with their counts. The same contents
always give the same bytes.
"""

import gzip
import zlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, BinaryIO, NoReturn, TypeVar, get_args

import msgspec
from msgspec import Struct

from halfsaid.files import whole_file
from halfsaid.store import schema
from halfsaid.store.contract import BadBackup, BadStore, Unavailable, is_code
from halfsaid.store.database import PATIENCE, Connection, Database, Retry
from halfsaid.store.sqlite import Sqlite
from halfsaid.store.store import database_at

FORMAT = "halfsaid-backup/1"
_COMPRESSION = 6
_ROWS_AT_ONCE = 500
_BYTES_AT_ONCE = 8_000_000


class Header(Struct, frozen=True):
    format: str
    schema: int


class Setting(Struct, frozen=True, tag="setting", tag_field="is"):
    name: str
    value: str


class TableRow(Struct, frozen=True, tag="table", tag_field="is"):
    code: str
    created: float
    head: int
    touched: float
    due: float | None = None


class EntryRow(Struct, frozen=True, tag="entry", tag_field="is"):
    code: str
    seq: int
    at: float
    data: bytes


class RecordingRow(Struct, frozen=True, tag="recording", tag_field="is"):
    code: str
    name: str
    data: bytes


class Counts(Struct, frozen=True, tag="end", tag_field="is"):
    """How much a backup holds; its last line."""

    settings: int
    tables: int
    entries: int
    recordings: int = 0


Row = Setting | TableRow | EntryRow | RecordingRow
Line = Row | Counts
R = TypeVar("R")

_PLACES: dict[type[Row], str] = {Setting: "settings", TableRow: "tables", EntryRow: "log", RecordingRow: "recordings"}
_KEYS: dict[type[Row], tuple[str, ...]] = {
    Setting: ("name",),
    TableRow: ("code",),
    EntryRow: ("code", "seq"),
    RecordingRow: ("code", "name"),
}

_HEADER = msgspec.json.Decoder(Header)
_LINE = msgspec.json.Decoder(Line)


def backup(where: str, to: Path | BinaryIO, tick: Callable[[], None] = lambda: None) -> Counts:
    """Write everything in the store, as of one moment, while servers go on. The file appears whole or not at all.

    Or raise BadStore, BadBackup or Unavailable. The file holds secrets: only its owner may read it.
    `tick`: called for each row.
    """
    database = database_at(where)
    try:
        if isinstance(database, Sqlite) and not database.file.exists():
            raise BadStore(f"There is no database at '{database.file}'.")
        with database.snapshot() as connection, _output(to) as output:
            _check_schema(database, connection)
            return _write(database, connection, output, tick)
    except database.error as error:
        raise Unavailable(database.judge_at_start(error).sentence) from None
    finally:
        database.close()


def restore(
    source: Path | BinaryIO, where: str, patience: float = PATIENCE, tick: Callable[[], None] = lambda: None
) -> Counts:
    """Fill a new or empty database from a backup: all of it or nothing. `tick`: called for each row.

    Or raise BadStore, BadBackup or Unavailable.
    """
    name = f"'{source}'" if isinstance(source, Path) else "What was sent"
    database = database_at(where)
    try:
        with _input(source) as stream:
            reading = _Reading(stream, name)  # what is no backup is refused before the database is touched
            database.prepare(Retry(patience, database.error, database.judge_at_start))
            with database.writing() as connection:
                _refuse_unless_empty(database, connection)
                for rows in _bundles(_ticking(reading.rows(), tick)):
                    _insert(connection, rows)
    except database.doubled:
        raise BadBackup(f"{name} is damaged: it holds something twice.") from None
    except database.error as error:
        raise Unavailable(database.judge(error).sentence) from None
    finally:
        database.close()
    return reading.counts()


def _check_schema(database: Database, connection: Connection) -> None:
    version = schema.version_of(connection, database.dialect)
    if version == 0:
        raise BadStore("The database is empty: there is nothing to back up.")
    if version != schema.VERSION:
        raise BadStore(
            f"The database has schema version {version} and this Halfsaid {schema.VERSION}: "
            "back it up with the Halfsaid that made it, or start the new one once."
        )


def _write(database: Database, connection: Connection, output: IO[bytes], tick: Callable[[], None]) -> Counts:
    encoder = msgspec.json.Encoder()
    totals = dict.fromkeys(get_args(Row), 0)
    with gzip.GzipFile("", "wb", _COMPRESSION, output, mtime=0) as packed:
        packed.write(encoder.encode(Header(FORMAT, schema.VERSION)) + b"\n")
        for row in _ticking(_rows(database, connection), tick):
            packed.write(encoder.encode(row) + b"\n")
            totals[type(row)] += 1
        counts = Counts(*totals.values())
        packed.write(encoder.encode(counts) + b"\n")
    return counts


def _rows(database: Database, connection: Connection) -> Iterator[Row]:
    for kind in get_args(Row):
        at_once = 4 if kind is RecordingRow else 100  # few recordings: each may be some megabytes
        for row in database.stream(connection, _all_of(kind, database.dialect.byte_order), at_once):
            yield kind(*row)


def _all_of(kind: type[Row], byte_order: str) -> str:
    """Return a statement for all rows of this kind, in an order that is the same in both databases."""
    keys = ", ".join(f'{key} COLLATE "{byte_order}"' if key != "seq" else key for key in _KEYS[kind])
    return f"SELECT {', '.join(kind.__struct_fields__)} FROM {_PLACES[kind]} ORDER BY {keys}"  # noqa: S608  # all ours


def _refuse_unless_empty(database: Database, connection: Connection) -> None:
    database.lock_out(connection)
    for place in ("tables", "settings"):
        if connection.execute(f"SELECT 1 FROM {place} LIMIT 1").fetchone():  # noqa: S608  # ours
            raise BadBackup("The database is not empty: a backup is restored into a new one only.")


def _ticking(rows: Iterable[R], tick: Callable[[], None]) -> Iterator[R]:
    for row in rows:
        tick()
        yield row


def _insert(connection: Connection, lines: list[Line]) -> None:
    for kind, place in _PLACES.items():
        if rows := [msgspec.structs.asdict(line) for line in lines if isinstance(line, kind)]:
            fields = kind.__struct_fields__
            values = ", ".join(f":{field}" for field in fields)
            connection.executemany(f"INSERT INTO {place} ({', '.join(fields)}) VALUES ({values})", rows)  # noqa: S608


def _bundles(lines: Iterable[Line]) -> Iterator[list[Line]]:
    bundle: list[Line] = []
    size = 0
    for line in lines:
        bundle.append(line)
        size += len(line.data) if isinstance(line, EntryRow | RecordingRow) else 0
        if len(bundle) == _ROWS_AT_ONCE or size > _BYTES_AT_ONCE:
            yield bundle
            bundle, size = [], 0
    if bundle:
        yield bundle


class _Reading:
    """One pass through a backup, which must be whole and consistent. Every method may raise BadBackup."""

    def __init__(self, stream: IO[bytes], name: str) -> None:
        self._packed = gzip.GzipFile(fileobj=stream, mode="rb")
        self._name = name
        self._settings = 0
        self._tables = 0
        self._entries = 0
        self._recordings = 0
        self._codes: set[str] = set()
        self._missing: dict[str, tuple[int, int]] = {}  # of each table not complete yet: the next entry, and the last
        self._end: Counts | None = None
        with self._trouble():
            self._header(self._packed.readline())

    def rows(self) -> Iterator[Line]:
        """Yield every line but the first, each checked."""
        with self._trouble():
            for line in self._packed:
                row = _LINE.decode(line)
                self._count(row)
                yield row
        self.counts()

    @contextmanager
    def _trouble(self) -> Iterator[None]:
        try:
            yield
        except (EOFError, zlib.error, gzip.BadGzipFile, msgspec.DecodeError, UnicodeDecodeError):
            self._damaged()
        except OSError as error:
            raise BadBackup(f"{self._name} cannot be read: {error.strerror}.") from None

    def counts(self) -> Counts:
        """Return how much was read, or raise BadBackup if something is missing."""
        counts = Counts(self._settings, self._tables, self._entries, self._recordings)
        if self._missing or self._end != counts:
            self._damaged()
        return counts

    def _header(self, line: bytes) -> None:
        try:
            header = _HEADER.decode(line)
        except msgspec.DecodeError:
            raise BadBackup(f"{self._name} is not a backup of Halfsaid.") from None
        if header.format != FORMAT or header.schema > schema.VERSION:
            raise BadBackup(f"{self._name} was made by a newer Halfsaid, or by another program.")

    def _count(self, row: Line) -> None:
        if self._end is not None:
            self._damaged()
        match row:
            case Setting():
                self._settings += 1
            case TableRow(code=code, head=head):
                if not is_code(code) or head < 1 or code in self._missing:
                    self._damaged()
                self._tables += 1
                self._codes.add(code)
                self._missing[code] = (1, head)
            case EntryRow():
                self._entry(row)
            case RecordingRow(code=code, name=name):
                if code not in self._codes or not is_code(name):
                    self._damaged()
                self._recordings += 1
            case Counts():
                self._end = row

    def _entry(self, row: EntryRow) -> None:
        expected, last = self._missing.get(row.code, (0, 0))
        if row.seq != expected:
            self._damaged()
        self._entries += 1
        if row.seq == last:
            del self._missing[row.code]
        else:
            self._missing[row.code] = (expected + 1, last)

    def _damaged(self) -> NoReturn:
        raise BadBackup(f"{self._name} is damaged, or not a backup of Halfsaid.") from None


@contextmanager
def _output(to: Path | BinaryIO) -> Iterator[IO[bytes]]:
    if not isinstance(to, Path):
        yield to
        return
    try:
        with whole_file(to, private=True) as output:
            yield output
    except OSError as error:
        raise BadBackup(f"Cannot write '{to}': {error.strerror}.") from None


@contextmanager
def _input(source: Path | BinaryIO) -> Iterator[IO[bytes]]:
    if not isinstance(source, Path):
        yield source
        return
    try:
        file = source.open("rb")
    except OSError as error:
        raise BadBackup(f"Cannot read '{source}': {error.strerror}.") from None
    with file:
        yield file
