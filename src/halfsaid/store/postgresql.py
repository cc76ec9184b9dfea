"""PostgreSQL: many servers on one database, woken by its notifications."""

import re
import secrets
from asyncio import AbstractEventLoop
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from typing import Any

import msgspec
import psycopg
from msgspec import UNSET
from psycopg.conninfo import conninfo_to_dict

from halfsaid.store import schema
from halfsaid.store.contract import BadStore
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
    Values,
    failed_request,
)
from halfsaid.store.listener import Listener
from halfsaid.store.notices import CHANNEL, payloads

# A peer that vanished without a word is noticed within half a minute. What the URL says goes first.
_CONNECTING = {
    "application_name": "halfsaid",
    "client_encoding": "utf8",
    "connect_timeout": 5,
    "keepalives_idle": 15,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
_UPGRADE_LOCK = 0x68616C66  # "half": any number will do, as long as every server takes the same

# By PostgreSQL's number for the error.
_FAILURES = {
    "53100": FULL,
    "25006": Failure("The database takes no writing: it is a standby, or was made read-only.", may_pass=True),
    "XX001": DAMAGED,
    "XX002": DAMAGED,
    "25P03": AWAY,  # the server has ended the session, which was idle in a transaction
    "57P05": AWAY,
}
# A refused connection has no error number, only words. These mean that the next try is refused too. Others, as from a
# server that is starting up, may pass. In other languages nothing matches: we wait, and then show the words.
_FOR_GOOD = re.compile(
    r"authentication failed|no password supplied|does not exist|no such (user|database)|pg_hba\.conf|not permitted"
    r"|permission denied|\bSSL\b|certificate|(Name or service|nodename).* not known|No address associated"
)

# A server that hangs must not keep its tables locked. An acknowledged entry must be durable even where the
# administrator's default is not.
_SESSION = (
    "SET idle_in_transaction_session_timeout = '15s'",
    """SELECT set_config('synchronous_commit', 'on', false)
        WHERE current_setting('synchronous_commit') = 'off'""",
)

_DIALECT = Dialect(
    begin="BEGIN ISOLATION LEVEL READ COMMITTED",
    begin_snapshot="BEGIN ISOLATION LEVEL REPEATABLE READ",
    binary="BYTEA",
    byte_order="C",
    table_names="""SELECT relname::text FROM pg_class WHERE relkind IN ('r', 'p') AND pg_table_is_visible(oid)
        AND relnamespace <> 'pg_catalog'::regnamespace""",
    alone=False,
    skip_locked="FOR UPDATE SKIP LOCKED",
    key_share="FOR KEY SHARE",
)

# One JSON text for a whole batch costs this process a third of what arrays or a statement for each row do.
# Rows are locked in one order everywhere, or two servers would wait for each other.
_HEADS = "SELECT code, head FROM tables WHERE code IN (SELECT json_array_elements_text(%s::json))"
_HOLD = f"{_HEADS} ORDER BY code FOR UPDATE"
_CLAIM = """INSERT INTO tables (code, created, head, touched)
    SELECT row->>0, (row->>1)::float8, 1, (row->>1)::float8
    FROM json_array_elements(%s::json) AS row ORDER BY row->>0
    ON CONFLICT (code) DO NOTHING RETURNING code"""
_ENTRY = "SELECT at, data FROM log WHERE code = %s AND seq = %s"
_ADD = """INSERT INTO log (code, seq, at, data)
    SELECT row->>0, (row->>1)::bigint, (row->>2)::float8, decode(row->>3, 'base64')
    FROM json_array_elements(%s::json) AS row"""
_TOUCH = """UPDATE tables SET head = (row->>1)::bigint, touched = (row->>2)::float8
    FROM json_array_elements(%s::json) AS row WHERE code = row->>0"""
_WAKE = """UPDATE tables SET due = (row->>1)::float8
    FROM json_array_elements(%s::json) AS row WHERE code = row->>0"""
_NOTIFY = "SELECT pg_notify(%s, %s)"


Driver = psycopg.Connection[tuple[Any, ...]]


class _Session:
    """psycopg's connection as `database.Connection`."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver

    def execute(self, statement: str, values: Values = (), /) -> psycopg.Cursor[tuple[Any, ...]]:
        return self._driver.execute(_as_psycopg_writes(statement), values or None)

    def executemany(self, statement: str, rows: Iterable[Values], /) -> None:
        self._driver.cursor().executemany(_as_psycopg_writes(statement), rows)

    def stream(self, statement: str, at_once: int) -> Iterator[tuple[Any, ...]]:
        return self._driver.cursor().stream(_as_psycopg_writes(statement), size=at_once)

    def close(self) -> None:
        self._driver.close()


@cache
def _as_psycopg_writes(statement: str) -> bytes:
    """Values are named `%(code)s`, not `:code`."""
    return re.sub(r"(?<!:):(\w+)", r"%(\1)s", statement).encode()


class Postgresql(Database):
    """A database on a server, reached by a URL."""

    dialect = _DIALECT
    error = psycopg.Error
    doubled = psycopg.IntegrityError

    def __init__(self, url: str) -> None:
        super().__init__()
        self._address = _understood(url)
        self.described = f"PostgreSQL, the database '{self._address.get('dbname')}' at '{_place(self._address)}'"
        self.server = secrets.token_hex(6)  # marks our own notices, which are ignored

    def connect(self) -> Connection:
        return _Session(self.driver())

    def driver(self) -> Driver:
        """Return a new connection that begins no transaction by itself."""
        driver = psycopg.connect(autocommit=True, **{**_CONNECTING, **self._address})
        try:
            for statement in _SESSION:
                driver.execute(statement.encode())
        except BaseException:
            driver.close()
            raise
        return driver

    def stream(self, connection: Connection, statement: str, at_once: int) -> Iterator[tuple[Any, ...]]:
        assert isinstance(connection, _Session)
        return connection.stream(statement, at_once)

    def lock_out(self, connection: Connection) -> None:
        connection.execute("LOCK TABLE tables, settings IN EXCLUSIVE MODE")

    def prepare(self, retry: Retry) -> None:
        def upgrade(_in_doubt: bool) -> None:
            with self.writing() as connection:
                _check_encoding(connection)
                connection.execute("SELECT pg_advisory_xact_lock(%s)", (_UPGRADE_LOCK,))
                schema.upgrade(connection, _DIALECT)
                schema.touch(connection)

        try:
            retry.run(upgrade)
        except RefusedByDatabase as refused:
            raise BadStore(str(refused)) from None

    def listener(self, loop: AbstractEventLoop) -> Listener:
        return Listener(self.driver, self.server, loop)

    def judge(self, error: Exception) -> Failure:
        if known := _FAILURES.get(str(getattr(error, "sqlstate", None))):
            return known
        lost = isinstance(error, psycopg.OperationalError | psycopg.InterfaceError)
        return AWAY if lost else failed_request(error)

    def judge_at_start(self, error: Exception) -> Failure:
        kind, words = self.judge(error), " ".join(str(error).split())
        password = self._address.get("password")
        said = words.replace(password, "***") if password else words
        may_pass = kind.may_pass and not _FOR_GOOD.search(words)
        return Failure(f"Cannot use the database: {said}", may_pass, kind.is_outage)

    def claim(self, connection: Connection, wanted: Collection[NewTable]) -> set[str]:
        rows = [(table.code, table.at) for table in wanted]
        return {code for (code,) in connection.execute(_CLAIM, (_json(rows),)).fetchall()}

    def heads(self, connection: Connection, codes: Collection[str]) -> dict[str, int]:
        return dict(connection.execute(_HEADS, (_json(list(codes)),)).fetchall())

    def hold(self, connection: Connection, codes: Collection[str]) -> dict[str, int]:
        return dict(connection.execute(_HOLD, (_json(list(codes)),)).fetchall())

    def entry(self, connection: Connection, code: str, seq: int) -> tuple[float, bytes] | None:
        row: tuple[float, bytes] | None = connection.execute(_ENTRY, (code, seq)).fetchone()
        return row

    def add(self, connection: Connection, entries: list[NewEntry], touches: Mapping[str, Touch]) -> None:
        connection.execute(_ADD, (_json(entries),))
        if touches:
            rows = [(code, touch.head, touch.touched) for code, touch in touches.items()]
            connection.execute(_TOUCH, (_json(rows),))
        if wakes := [(code, touch.due) for code, touch in touches.items() if touch.due is not UNSET]:
            connection.execute(_WAKE, (_json(wakes),))

    def tell(self, connection: Connection, heads: Mapping[str, int], announcements: Iterable[tuple[str, str]]) -> None:
        for payload in payloads(self.server, heads, announcements):
            connection.execute(_NOTIFY, (CHANNEL, payload))


def _understood(url: str) -> dict[str, Any]:  # Any: as psycopg types them
    """Return the parts of an address, as libpq reads them. Or raise BadStore."""
    try:
        address = conninfo_to_dict(url)
    except psycopg.ProgrammingError:
        raise BadStore("The database's address cannot be understood.") from None
    if "@" in str(address.get("host", "")):
        raise BadStore("The database's address has more than one @: those in the password are written %40.")
    if not re.fullmatch(r"[\d,]*", str(address.get("port", ""))):
        raise BadStore("The database's address cannot be understood.")
    return address


def _place(address: Mapping[str, Any]) -> str:
    host, port = address.get("host") or "this machine", address.get("port")
    return f"{host}:{port}" if port else str(host)


def _check_encoding(connection: Connection) -> None:
    encoding = connection.execute("SHOW server_encoding").fetchall()[0][0]
    if encoding != "UTF8":
        raise BadStore(
            f"The database's encoding is {encoding}, and Halfsaid needs UTF8: "
            "make it anew with CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0."
        )


def _json(rows: object) -> str:
    return msgspec.json.encode(rows).decode()
