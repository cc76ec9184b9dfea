"""Acknowledged entries survive every failure, and each failure is told in one sentence."""

import asyncio
import os
import sqlite3
import subprocess
import sys
import traceback
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from unittest.mock import patch

import psycopg
import pytest

from halfsaid.store import BadStore, Conflict, Notice, Resync, Unavailable, open_store
from halfsaid.store.database import Connection
from halfsaid.store.sqlite import Sqlite
from halfsaid.store.store import LogStore
from support.postgres import Postgres, fresh_database
from support.stores import (
    ENGINES,
    data_of,
    each_connection,
    new_place,
    on_both,
    opened,
    outcome,
    play,
    until,
    writer_held,
)

APPENDING = Path(__file__).parents[1] / "support" / "appending.py"


@pytest.mark.parametrize("engine", ENGINES)
def test_what_a_killed_server_acknowledged_is_there(engine: str, tmp_path: Path) -> None:
    where = new_place(engine, tmp_path)
    for killed_after in (1, 700):
        acknowledged = kill_while_appending(where, killed_after)
        assert sum(acknowledged.values()) >= killed_after
        play(check_all_there(where, acknowledged))


def kill_while_appending(where: str, killed_after: int) -> dict[str, int]:
    """The last number that each table's appender was told of, before SIGKILL."""
    acknowledged: dict[str, int] = {}
    with subprocess.Popen([sys.executable, APPENDING, where, "20"], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for number, line in enumerate(process.stdout, 1):
            if number == killed_after:
                process.kill()
            if line.endswith("\n"):
                table, seq = line.split()
                acknowledged[table] = int(seq)
    return acknowledged


async def check_all_there(where: str, acknowledged: dict[str, int]) -> None:
    async with opened(where) as store:
        for table, last in acknowledged.items():
            data = await data_of(store, table)
            assert len(data) in (last, last + 1), "one more may have been written and not yet told"
            assert data == [f"{table} {seq}".encode() for seq in range(1, len(data) + 1)]
        await store.expire(float("inf"))


@pytest.mark.parametrize("signal", ["QUIT", "INT"])
def test_a_restarted_database_is_waited_out(signal: str) -> None:
    """Appends and reads go on as if nothing had been, and nothing is lost or doubled."""
    # With fsync on, a server that crashed first syncs each of its thousand files.
    with Postgres(durable=signal == "INT") as server:
        play(append_through_restarts(server, signal))


async def append_through_restarts(server: Postgres, signal: str) -> None:
    heard: list[Notice] = []
    lately: set[str] = set()
    finished = asyncio.Event()

    async def keep_appending(table: str) -> int:
        seq = 1
        await store.create(table, b"1", 1.0)
        while not finished.is_set():
            seq += 1
            await store.append(table, seq, b"%d" % seq, 1.0)
            assert await store.heads([table]) == {table: seq}
            lately.add(table)
        return seq

    async with opened(server.fresh_database()) as store:
        store.listen(heard.append)
        tables = [f"T{number}" for number in range(20)]
        appenders = [asyncio.ensure_future(keep_appending(table)) for table in tables]
        for _ in range(3):
            await until(lambda: len(lately) == len(tables))
            heard.clear()
            await asyncio.to_thread(server.restart, signal)
            await until(lambda: Resync() in heard)
            lately.clear()
        await until(lambda: len(lately) == len(tables))
        finished.set()
        for table, last in zip(tables, await asyncio.gather(*appenders), strict=True):
            assert await data_of(store, table) == [b"%d" % seq for seq in range(1, last + 1)]


def test_a_database_that_stays_away_is_unavailable_until_it_is_back() -> None:
    async def scene() -> None:
        async with opened(server.fresh_database(), patience=0.3) as store:
            await store.create("A", b"1", 1.0)
            await asyncio.to_thread(server.stop)
            assert await store.trouble() == "The database does not answer."
            lost = [store.append("A", 2, b"2", 1.0), store.create("B", b"", 1.0), store.delete("A")]
            assert await asyncio.gather(*map(outcome, lost)) == ["Unavailable"] * 3
            with pytest.raises(Unavailable):
                await store.read("A")
            await store.announce("A", "lost")
            await asyncio.to_thread(server.start)
            assert await store.trouble() is None
            await store.append("A", 2, b"2", 1.0)
            assert await data_of(store, "A") == [b"1", b"2"]

    with Postgres() as server:
        play(scene())


def test_closing_does_not_wait_for_a_lost_database() -> None:
    async def scene() -> None:
        store = await open_store(server.fresh_database(), patience=1000.0)
        await store.create("A", b"1", 1.0)
        await asyncio.to_thread(server.stop)
        lost = [asyncio.ensure_future(outcome(store.append("A", seq, b"", 1.0))) for seq in (2, 3)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*lost) == ["Unavailable"] * 2

    with Postgres() as server:
        play(scene())


@contextmanager
def commit_fails(store: LogStore, number: int, instead: Callable[[Connection], None]) -> Iterator[None]:
    """The commit with this number, counted from now, does this and then loses its answer."""
    database = store.database
    commit, numbers = database.commit, count(1)
    lost = sqlite3.OperationalError if isinstance(database, Sqlite) else psycopg.OperationalError

    def commit_or_fail(connection: Connection) -> None:
        if next(numbers) != number:
            return commit(connection)
        instead(connection)
        raise lost("the answer was lost")

    with patch.object(database, "commit", commit_or_fail):
        yield
    assert next(numbers) > number


@pytest.mark.parametrize("was_done", [True, False])
@pytest.mark.parametrize("engine", ENGINES)
def test_a_commit_whose_answer_was_lost_is_looked_into(engine: str, was_done: bool, tmp_path: Path) -> None:
    def lose(connection: Connection) -> None:
        if was_done:
            connection.execute("COMMIT")

    async def scene() -> None:
        async with opened(new_place(engine, tmp_path)) as store:
            await store.create("A", b"1", 1.0)
            with commit_fails(store, 2, instead=lose):
                with writer_held(store):
                    calls = [
                        asyncio.ensure_future(outcome(call))
                        for call in (
                            store.append("A", 2, b"2", 2.0),
                            store.append("A", 2, b"late", 2.0),
                            store.append("A", 3, b"3", 2.0, due=7.0),
                            store.create("B", b"1", 2.0),
                            store.create("B", b"late", 2.0),
                        )
                    ]
                    await asyncio.sleep(0)
                assert await asyncio.gather(*calls) == ["done", "Conflict", "done", "done", "Taken"]
            assert await data_of(store, "A") == [b"1", b"2", b"3"]
            assert await data_of(store, "B") == [b"1"]
            assert await store.due(7.0) == ["A"]

    play(scene())


@on_both
async def test_a_lost_answer_does_not_make_anothers_entry_ours(where: str) -> None:
    def let_the_other_in(connection: Connection) -> None:
        connection.execute("ROLLBACK")
        asyncio.run_coroutine_threadsafe(other.append("A", 2, b"theirs", 2.0), loop).result()

    loop = asyncio.get_running_loop()
    async with opened(where) as store, opened(where) as other:
        await store.create("A", b"1", 1.0)
        with commit_fails(store, 1, instead=let_the_other_in), pytest.raises(Conflict):
            await store.append("A", 2, b"ours", 2.0)
        assert await data_of(store, "A") == [b"1", b"theirs"]


@on_both
async def test_settings_and_deletions_survive_a_lost_answer(where: str) -> None:
    def commit(connection: Connection) -> None:
        connection.execute("COMMIT")

    async with opened(where) as store:
        await store.create("A", b"1", 1.0)
        with commit_fails(store, 1, instead=commit):
            assert await store.keep("name", "value") == "value"
        with commit_fails(store, 1, instead=commit):
            await store.delete("A")
        assert await store.heads(["A"]) == {}


@on_both
async def test_a_mistake_of_ours_does_not_stop_the_writer(where: str) -> None:
    async with opened(where) as store:
        await store.create("A", b"1", 1.0)
        with patch.object(store.database, "hold", side_effect=ZeroDivisionError):
            assert await outcome(store.append("A", 2, b"2", 1.0)) == "Unavailable"
        await store.append("A", 2, b"2", 1.0)


def test_no_failure_tells_data_or_passwords(caplog: pytest.LogCaptureFixture, tmp_path: Path) -> None:
    told: list[str] = []

    async def fail(call: Callable[[], Awaitable[object]]) -> None:
        try:
            await call()
        except (BadStore, Unavailable) as error:
            told.extend([*traceback.format_exception(error), repr(error), repr(error.__context__)])
            return
        raise AssertionError("this should have failed")

    async def meddle_and_append(where: str) -> None:
        async with opened(where) as store:
            await store.create("A", b"SECRET DATA", 1.0)
            with store.database.writing() as connection:
                connection.execute("INSERT INTO log SELECT code, 2, at, data FROM log")
            await fail(lambda: store.append("A", 2, b"SECRET DATA", 1.0))

    async def scene() -> None:
        await meddle_and_append(str(tmp_path / "halfsaid.db"))
        await meddle_and_append(fresh_database().replace("halfsaid@", "halfsaid:hunter2@"))
        await fail(lambda: open_store("postgresql://halfsaid:hunter2@127.0.0.1:1/hunter2", patience=0.0))
        await fail(lambda: open_store(fresh_database().replace("halfsaid@", "nobody:hunter2@"), patience=0.0))
        await fail(lambda: open_store("postgresql://halfsaid:hunter2@127.0.0.1:one/db"))

    play(scene())
    everything = "".join([*told, caplog.text])
    assert "Cannot use the database" in everything
    assert "SECRET" not in everything
    assert "U0VDUkVU" not in everything, "nor in base64"
    assert "hunter2" not in everything


def test_sqlite_writes_through_to_the_disk(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(f"sqlite:///{tmp_path}/a/b/halfsaid.db") as store:
            with store.database.writing() as connection:
                pragmas = {name: pragma(connection, name) for name in ("journal_mode", "synchronous", "foreign_keys")}
                assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}

    def pragma(connection: Connection, name: str) -> object:
        return connection.execute(f"PRAGMA {name}").fetchone()[0]

    play(scene())
    assert (tmp_path / "a" / "b" / "halfsaid.db").exists()
    assert (tmp_path / "a" / "b").stat().st_mode & 0o077 == 0, "the games' secrets are nobody else's to read"


def test_what_cannot_be_a_database_gets_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear database, " * 100)
    (tmp_path / "closed").mkdir(mode=0o500)
    places = [tmp_path, tmp_path / "letter", tmp_path / "letter" / "halfsaid.db", Path("/proc/nowhere/halfsaid.db")]
    if os.geteuid() != 0:
        places.append(tmp_path / "closed" / "halfsaid.db")
    for place in places:
        with pytest.raises(BadStore, match=r"^Cannot (use|make) .*\.$") as caught:
            asyncio.run(open_store(str(place)))
        assert "\n" not in str(caught.value)
    assert (tmp_path / "letter").read_text() == "Dear database, " * 100


def test_a_locked_file_is_waited_for_and_then_unavailable(tmp_path: Path) -> None:
    file = tmp_path / "halfsaid.db"

    async def scene() -> None:
        async with opened(str(file)) as store, opened(str(file), patience=0.2) as hasty:
            await store.create("A", b"1", 1.0)
            with closing(sqlite3.connect(file, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                assert await outcome(hasty.append("A", 2, b"2", 1.0)) == "Unavailable"
                waiting = asyncio.ensure_future(store.append("A", 2, b"2", 1.0))
                await asyncio.sleep(0)
                other.execute("ROLLBACK")
            await waiting
            assert await data_of(store, "A") == [b"1", b"2"]

    with patch("halfsaid.store.sqlite._BUSY_SECONDS", 0.1):
        play(scene())


def test_a_full_disk_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(str(tmp_path / "halfsaid.db"), patience=0.1) as store:
            await store.create("A", b"1", 1.0)
            with each_connection(store, "PRAGMA max_page_count = 100"):
                store._writer._drop_connection()
                assert await outcome(store.append("A", 2, bytes(1_000_000), 1.0)) == "Unavailable"
            await store.append("A", 2, b"small", 1.0)
            assert await data_of(store, "A") == [b"1", b"small"]

    play(scene())
