"""Shared parts of the store's tests, such as a decorator that runs a test on both databases."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from threading import Event
from unittest.mock import patch

import psycopg
import pytest

from halfsaid.store import StoredEntry
from halfsaid.store.database import Connection
from halfsaid.store.schema import VERSION
from halfsaid.store.store import LogStore, open_store
from halfsaid.store.writer import Alone, T, Work
from support.postgres import fresh_database

ENGINES = ("sqlite", "postgresql")
DEADLINE = 30.0
RELEASED = {
    number: (Path(__file__).parents[1] / "store" / f"version{number}.sql").read_text()
    for number in range(1, VERSION + 1)
}


def new_place(engine: str, folder: Path) -> str:
    """Where a store may be made that is not there yet."""
    return fresh_database() if engine == "postgresql" else str(folder / "halfsaid.db")


def run_sql(where: str, script: str) -> None:
    """Run SQLite's SQL in either database."""
    if where.startswith("postgresql:"):
        with psycopg.connect(where) as connection:
            connection.execute(script.replace("BLOB", "BYTEA").replace(" X'", r" '\x").encode())
    else:
        with closing(sqlite3.connect(where)) as file:
            file.executescript(script)


def on_both(test: Callable[[str], Awaitable[None]]) -> Callable[[str, Path], None]:
    """Run this on each engine, with the address of an empty database."""

    @pytest.mark.parametrize("engine", ENGINES)
    def run(engine: str, tmp_path: Path) -> None:
        play(test(new_place(engine, tmp_path)))

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run


def on_postgresql(test: Callable[[str], Awaitable[None]]) -> Callable[[], None]:
    def run() -> None:
        play(test(fresh_database()))

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run


def play(scene: Awaitable[None]) -> None:
    """Run this to its end, or fail when it takes far too long."""

    async def within_deadline() -> None:
        async with asyncio.timeout(DEADLINE):
            await scene

    asyncio.run(within_deadline())


@asynccontextmanager
async def opened(where: str, patience: float = 10.0) -> AsyncIterator[LogStore]:
    store = await open_store(where, patience)
    try:
        yield store
    finally:
        await store.close()


async def until(condition: Callable[[], bool]) -> None:
    """Wait for this; the test's deadline ends it."""
    while not condition():
        await asyncio.sleep(0.005)


async def outcome(call: Awaitable[None]) -> str:
    """The name of what was raised, or "done"."""
    try:
        await call
    except Exception as error:
        return type(error).__name__
    return "done"


async def data_of(store: LogStore, table: str) -> list[bytes]:
    """The table's entries, checked to be numbered without gap."""
    entries: list[StoredEntry] = await store.read(table)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    return [entry.data for entry in entries]


@contextmanager
def writer_held(store: LogStore) -> Iterator[None]:
    """The writing thread stands still meanwhile: what is asked now will share a transaction."""
    standing, go_on = Event(), Event()

    def stand_still(_connection: Connection) -> None:
        standing.set()
        assert go_on.wait(DEADLINE)

    store._writer.put(Alone(stand_still, asyncio.get_running_loop().create_future()))
    assert standing.wait(DEADLINE)
    try:
        yield
    finally:
        go_on.set()


@contextmanager
def each_connection(store: LogStore, statement: str) -> Iterator[None]:
    """Every new connection begins with this statement."""
    connect = store.database.connect

    def connected() -> Connection:
        connection = connect()
        connection.execute(statement)
        return connection

    with patch.object(store.database, "connect", connected):
        yield


def counting_commits(store: LogStore) -> list[None]:
    """A list that grows by one with every commit from now on."""
    commits: list[None] = []
    commit = store._writer._commit_once

    def counting(work: Work[T], in_doubt: bool) -> T:
        done = commit(work, in_doubt)
        commits.append(None)
        return done

    vars(store._writer)["_commit_once"] = counting
    return commits
