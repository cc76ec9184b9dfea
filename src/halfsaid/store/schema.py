"""The tables in the database, and the steps that upgrade older databases.

A released step never changes. A new database runs through all steps, so a new one and an upgraded one cannot differ.
"""

from collections.abc import Callable

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Double,
    LargeBinary,
    MetaData,
    Table,
    Text,
    inspect,
    text,
)

from halfsaid.store.contract import BadStore

_METADATA = MetaData()

tables = Table(
    "tables",
    _METADATA,
    Column("code", Text, primary_key=True),
    Column("created", Double, nullable=False),
    Column("head", BigInteger, nullable=False),  # number of the last entry; a writer of the log holds this row
    Column("touched", Double, nullable=False),  # time of the last entry
    Column("due", Double),  # when the table wants to be woken
)
log = Table(
    "log",
    _METADATA,
    Column("code", Text, primary_key=True),
    Column("seq", BigInteger, primary_key=True),
    Column("at", Double, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
recordings = Table(
    "recordings",
    _METADATA,
    Column("code", Text, primary_key=True),
    Column("name", Text, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)
settings = Table(
    "settings",
    _METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)


def _first_release(connection: Connection) -> None:
    binary = "BYTEA" if connection.dialect.name == "postgresql" else "BLOB"
    _run(
        connection,
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
            data {binary} NOT NULL,
            PRIMARY KEY (code, seq))""",
        "CREATE TABLE schema (version INTEGER NOT NULL)",
        "INSERT INTO schema (version) VALUES (1)",
    )


def _timers_and_settings(connection: Connection) -> None:
    _run(
        connection,
        "ALTER TABLE tables ADD COLUMN due DOUBLE PRECISION",
        "CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL",
        "CREATE TABLE settings (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL)",
    )


def _recordings(connection: Connection) -> None:
    binary = "BYTEA" if connection.dialect.name == "postgresql" else "BLOB"
    _run(
        connection,
        f"""CREATE TABLE recordings (
            code TEXT NOT NULL REFERENCES tables (code) ON DELETE CASCADE,
            name TEXT NOT NULL,
            data {binary} NOT NULL,
            PRIMARY KEY (code, name))""",
    )


# The step at place n makes version n of version n - 1; version 0 is an empty database.
_STEPS: tuple[Callable[[Connection], None], ...] = (_first_release, _timers_and_settings, _recordings)
VERSION = len(_STEPS)


def upgrade(connection: Connection) -> None:
    """Bring the database to this program's version, inside the caller's transaction, or raise BadStore.

    The caller makes sure that no other process does so at the same time.
    """
    found = version_of(connection)
    if found > VERSION:
        raise BadStore(
            f"The database has schema version {found}, which a newer Halfsaid made; this one knows up to {VERSION}."
        )
    for step in _STEPS[found:]:
        step(connection)
    if found < VERSION:
        connection.execute(text("UPDATE schema SET version = :version"), {"version": VERSION})


def touch(connection: Connection) -> None:
    """Write without changing anything, to find out whether writing is possible."""
    connection.execute(text("UPDATE schema SET version = version"))


def version_of(connection: Connection) -> int:
    """Return the schema's version, 0 for an empty database. Or raise BadStore: it is another program's."""
    inspector = inspect(connection)
    present = set(inspector.get_table_names())
    if "schema" in present and [column["name"] for column in inspector.get_columns("schema")] == ["version"]:
        return int(connection.execute(text("SELECT version FROM schema")).scalar_one())
    # In a file any other table is a stranger's. In PostgreSQL extensions keep tables of their own.
    strangers = present if connection.dialect.name == "sqlite" else present & {"schema", *_METADATA.tables}
    if strangers:
        raise BadStore("The database holds another program's tables; Halfsaid needs one of its own.")
    return 0


def _run(connection: Connection, *statements: str) -> None:
    for statement in statements:
        connection.exec_driver_sql(statement)
