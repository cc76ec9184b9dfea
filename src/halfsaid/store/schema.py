"""The tables in the database, and the steps that upgrade older databases.

A released step never changes. A new database runs through all steps, so a new one and an upgraded one cannot differ.
"""

from collections.abc import Callable

from halfsaid.store.contract import BadStore
from halfsaid.store.database import Connection, Dialect

_OURS = {"tables", "log", "recordings", "settings", "schema"}


def _first_release(connection: Connection, dialect: Dialect) -> None:
    _run(
        connection,
        # head: the number of the last entry; who writes the log holds this row. touched: the time of the last entry.
        """CREATE TABLE tables (
            code TEXT NOT NULL PRIMARY KEY,
            created DOUBLE PRECISION NOT NULL,
            head BIGINT NOT NULL,
            touched DOUBLE PRECISION NOT NULL)""",
        # Not WITHOUT ROWID: with rows stored in the order of the key, SQLite writes a page for every entry.
        f"""CREATE TABLE log (
            code TEXT NOT NULL REFERENCES tables (code) ON DELETE CASCADE,
            seq BIGINT NOT NULL,
            at DOUBLE PRECISION NOT NULL,
            data {dialect.binary} NOT NULL,
            PRIMARY KEY (code, seq))""",
        "CREATE TABLE schema (version INTEGER NOT NULL)",
        "INSERT INTO schema (version) VALUES (1)",
    )


def _timers_and_settings(connection: Connection, _: Dialect) -> None:
    _run(
        connection,
        # due: when the table wants to be woken.
        "ALTER TABLE tables ADD COLUMN due DOUBLE PRECISION",
        "CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL",
        "CREATE TABLE settings (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL)",
    )


def _recordings(connection: Connection, dialect: Dialect) -> None:
    _run(
        connection,
        f"""CREATE TABLE recordings (
            code TEXT NOT NULL REFERENCES tables (code) ON DELETE CASCADE,
            name TEXT NOT NULL,
            data {dialect.binary} NOT NULL,
            PRIMARY KEY (code, name))""",
    )


# The step at place n makes version n of version n - 1; version 0 is an empty database.
_STEPS: tuple[Callable[[Connection, Dialect], None], ...] = (_first_release, _timers_and_settings, _recordings)
VERSION = len(_STEPS)


def upgrade(connection: Connection, dialect: Dialect) -> None:
    """Bring the database to this program's version, inside the caller's transaction, or raise BadStore.

    The caller makes sure that no other process does so at the same time.
    """
    found = version_of(connection, dialect)
    if found > VERSION:
        raise BadStore(
            f"The database has schema version {found}, which a newer Halfsaid made; this one knows up to {VERSION}."
        )
    for step in _STEPS[found:]:
        step(connection, dialect)
    if found < VERSION:
        connection.execute("UPDATE schema SET version = :version", {"version": VERSION})


def touch(connection: Connection) -> None:
    """Write without changing anything, to find out whether writing is possible."""
    connection.execute("UPDATE schema SET version = version")


def version_of(connection: Connection, dialect: Dialect) -> int:
    """Return the schema's version, 0 for an empty database. Or raise BadStore: it is another program's."""
    present = {name for (name,) in connection.execute(dialect.table_names).fetchall()}
    if "schema" in present:
        found = connection.execute("SELECT * FROM schema")
        if [column[0] for column in found.description or ()] == ["version"]:
            return int(found.fetchall()[0][0])
    # In a file any other table is a stranger's. In PostgreSQL extensions keep tables of their own.
    if present if dialect.alone else present & _OURS:
        raise BadStore("The database holds another program's tables; Halfsaid needs one of its own.")
    return 0


def _run(connection: Connection, *statements: str) -> None:
    for statement in statements:
        connection.execute(statement)
