"""PostgreSQL: many servers on one database, woken by its notifications."""

import re
import secrets
from asyncio import AbstractEventLoop
from collections.abc import Collection, Iterable, Mapping

import msgspec
from msgspec import UNSET
from psycopg import Connection as Driver
from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

from halfsaid.store import schema
from halfsaid.store.contract import BadStore
from halfsaid.store.database import (
    AWAY,
    DAMAGED,
    FULL,
    Database,
    Failure,
    NewEntry,
    NewTable,
    RefusedByDatabase,
    Retry,
    Touch,
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


class Postgresql(Database):
    """A database on a server, reached by a URL."""

    byte_order = "C"

    def __init__(self, url: URL, *, readers: int) -> None:
        self.described = f"PostgreSQL, the database '{url.database}' at '{_place(url)}'"
        self.server = secrets.token_hex(6)  # marks our own notices, which are ignored
        super().__init__(
            create_engine(
                url.set(drivername="postgresql+psycopg"),
                connect_args={name: value for name, value in _CONNECTING.items() if name not in url.query},
                isolation_level="READ COMMITTED",
                pool_size=readers + 2,
                hide_parameters=True,
            )
        )
        event.listen(self.engine, "connect", _set_up)

    def reading_connection(self) -> Connection:
        # Saves two round trips, for beginning and ending a transaction.
        return self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")

    def snapshot_connection(self) -> Connection:
        return self.engine.connect().execution_options(isolation_level="REPEATABLE READ")

    def prepare(self, retry: Retry) -> None:
        def upgrade(_in_doubt: bool) -> None:
            with self.writing_connection() as connection, connection.begin():
                _check_encoding(connection)
                connection.exec_driver_sql("SELECT pg_advisory_xact_lock(%s)", (_UPGRADE_LOCK,))
                schema.upgrade(connection)
                schema.touch(connection)

        try:
            retry.run(upgrade)
        except RefusedByDatabase as refused:
            raise BadStore(str(refused)) from None

    def listener(self, loop: AbstractEventLoop) -> Listener:
        return Listener(self.engine, self.server, loop)

    def judge(self, error: DBAPIError) -> Failure:
        if known := _FAILURES.get(str(getattr(error.orig, "sqlstate", None))):
            return known
        lost = error.connection_invalidated or isinstance(error, OperationalError | InterfaceError)
        return AWAY if lost else failed_request(error)

    def judge_at_start(self, error: DBAPIError) -> Failure:
        kind, words = self.judge(error), " ".join(str(error.orig).split())
        password = self.engine.url.password
        said = words.replace(password, "***") if password else words
        may_pass = kind.may_pass and not _FOR_GOOD.search(words)
        return Failure(f"Cannot use the database: {said}", may_pass, kind.is_outage)

    def claim(self, connection: Connection, wanted: Collection[NewTable]) -> set[str]:
        rows = [(table.code, table.at) for table in wanted]
        return {code for (code,) in connection.exec_driver_sql(_CLAIM, (_json(rows),))}

    def heads(self, connection: Connection, codes: Collection[str]) -> dict[str, int]:
        rows = connection.exec_driver_sql(_HEADS, (_json(list(codes)),))
        return dict(rows.all())

    def hold(self, connection: Connection, codes: Collection[str]) -> dict[str, int]:
        rows = connection.exec_driver_sql(_HOLD, (_json(list(codes)),))
        return dict(rows.all())

    def entry(self, connection: Connection, code: str, seq: int) -> tuple[float, bytes] | None:
        row = connection.exec_driver_sql(_ENTRY, (code, seq)).one_or_none()
        return None if row is None else (row[0], row[1])

    def add(self, connection: Connection, entries: list[NewEntry], touches: Mapping[str, Touch]) -> None:
        connection.exec_driver_sql(_ADD, (_json(entries),))
        if touches:
            rows = [(code, touch.head, touch.touched) for code, touch in touches.items()]
            connection.exec_driver_sql(_TOUCH, (_json(rows),))
        if wakes := [(code, touch.due) for code, touch in touches.items() if touch.due is not UNSET]:
            connection.exec_driver_sql(_WAKE, (_json(wakes),))

    def tell(self, connection: Connection, heads: Mapping[str, int], announcements: Iterable[tuple[str, str]]) -> None:
        for payload in payloads(self.server, heads, announcements):
            connection.exec_driver_sql(_NOTIFY, (CHANNEL, payload))


def _place(url: URL) -> str:
    host = url.host or url.query.get("host") or "this machine"
    return f"{host}:{url.port}" if url.port else str(host)


def _check_encoding(connection: Connection) -> None:
    encoding = connection.exec_driver_sql("SHOW server_encoding").scalar_one()
    if encoding != "UTF8":
        raise BadStore(
            f"The database's encoding is {encoding}, and Halfsaid needs UTF8: "
            "make it anew with CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0."
        )


def _set_up(driver: Driver, _record: object) -> None:
    # Each is a transaction of its own: a rollback would undo what it has set.
    driver.autocommit = True
    for statement in _SESSION:
        driver.execute(statement.encode())
    driver.autocommit = False


def _json(rows: object) -> str:
    return msgspec.json.encode(rows).decode()
