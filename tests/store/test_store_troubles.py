"""Troubles of a database are named: at the start, in the log, and at /readyz."""

import asyncio
import logging
import os
import shutil
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from halfsaid.store import BadStore, Unavailable, backup, open_store, restore, sole_server
from halfsaid.store.listener import Driver, Listener
from support.postgres import NOBODY, USER, Postgres, shared_server
from support.servers import free_port
from support.stores import each_connection, new_place, on_both, opened, outcome, play

as_root = pytest.mark.skipif(os.geteuid() != 0, reason="only root can play two users")


@contextmanager
def as_nobody(*theirs: Path) -> Iterator[None]:
    """Be an ordinary user for a while, to whom these belong."""
    for path in theirs:
        os.chown(path, NOBODY, NOBODY)
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.fixture
def anyones(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder that users other than the tests' own can reach."""
    folder = Path(tempfile.mkdtemp(prefix="halfsaid-", dir="/tmp"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


async def make(where: str) -> None:
    async with opened(where) as store:
        await store.create("A", b"1", 1.0)


@on_both
async def test_all_is_well(where: str) -> None:
    async with opened(where) as store:
        assert await asyncio.gather(*[store.trouble() for _ in range(50)]) == [None] * 50


def test_a_full_disk_is_named_while_it_is_full(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        async with opened(str(tmp_path / "halfsaid.db"), patience=0.1) as store:
            with each_connection(store, "PRAGMA max_page_count = 1"):
                store._writer._drop_connection()
                store.database.close()
                assert await outcome(store.create("A", bytes(100_000), 1.0)) == "Unavailable"
                assert caplog.messages == ["The disk is full: nothing can be stored."]
            store._writer._drop_connection()
            store.database.close()
            await store.create("A", bytes(100_000), 1.0)
            assert caplog.messages[1:] == ["The database does its work again."]
            assert await store.trouble() is None

    caplog.set_level(logging.INFO, "halfsaid.store")
    play(scene())


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can mount a small disk")
def test_a_disk_that_is_really_full(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        async with opened(str(disk / "halfsaid.db"), patience=0.2) as store:
            await store.create("A", b"1", 1.0)
            (disk / "ballast").write_bytes(bytes(shutil.disk_usage(disk).free))
            seq = 1
            while await outcome(store.append("A", seq + 1, bytes(4000), 1.0)) == "done":
                seq += 1
            assert await store.trouble() == "The disk is full: nothing can be stored."
            (disk / "ballast").unlink()
            assert await store.trouble() is None
            await store.append("A", seq + 1, b"again", 1.0)
        backup(str(disk / "halfsaid.db"), tmp_path / "saved")
        (disk / "ballast").write_bytes(bytes(shutil.disk_usage(disk).free))
        with pytest.raises((Unavailable, BadStore), match="full"):
            restore(tmp_path / "saved", str(disk / "other.db"))

    disk = tmp_path / "disk"
    disk.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", disk], check=False).returncode:
        pytest.skip("this machine lets nobody mount a disk")
    try:
        play(scene())
    finally:
        subprocess.run(["umount", disk], check=True)
    assert "The disk is full: nothing can be stored." in caplog.messages


@as_root
def test_anothers_file_is_named_at_the_start(anyones: Path) -> None:
    file = anyones / "halfsaid.db"
    play(make(str(file)))
    with as_nobody(anyones), pytest.raises(BadStore, match=r"halfsaid\.db' belongs to user root, and Halfsaid runs as"):
        asyncio.run(open_store(str(file)))


@as_root
def test_a_file_that_may_only_be_read_is_named_at_the_start_and_later(
    anyones: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = anyones / "halfsaid.db"

    async def scene() -> None:
        async with opened(str(file)) as store:
            await store.create("A", b"1", 1.0)
            store._writer._drop_connection()
            store.database.close()
            for path in anyones.iterdir():
                path.chmod(0o400)
            assert await outcome(store.append("A", 2, b"2", 1.0)) == "RefusedByDatabase"
            assert "may not be written to" in str(await store.trouble())
            for path in anyones.iterdir():
                path.chmod(0o600)
            assert await store.trouble() is None
            await store.append("A", 2, b"2", 1.0)

    with as_nobody(anyones):
        play(scene())
        file.chmod(0o400)
        # Its owner sets it right by starting.
        asyncio.run(make_again(file))
    assert "The database's file may not be written to: its owner, its rights or its disk forbid it." in caplog.messages


async def make_again(file: Path) -> None:
    async with opened(str(file)) as store:
        assert await store.heads(["A"]) == {"A": 2}


@as_root
def test_what_root_restores_belongs_to_the_folders_owner(anyones: Path, tmp_path: Path) -> None:
    play(make(str(tmp_path / "old.db")))
    backup(str(tmp_path / "old.db"), tmp_path / "saved")
    os.chown(anyones, NOBODY, NOBODY)
    restore(tmp_path / "saved", str(anyones / "halfsaid.db"))
    for path in anyones.iterdir():
        assert (path.stat().st_uid, path.stat().st_mode & 0o777) == (NOBODY, 0o600), path.name
    with as_nobody():
        play(make_more(str(anyones / "halfsaid.db")))


async def make_more(where: str) -> None:
    async with opened(where) as store:
        await store.append("A", 2, b"2", 1.0)


def test_all_that_lies_in_the_folder_is_its_owners_alone(tmp_path: Path) -> None:
    file = tmp_path / "halfsaid.db"
    file.touch(0o644)

    async def scene() -> None:
        async with opened(str(file)) as store:
            await store.create("A", b"1", 1.0)
            assert {path.stat().st_mode & 0o777 for path in tmp_path.iterdir()} == {0o600}

    with sole_server(str(file)):
        play(scene())
    file.unlink()
    play(make(str(file)))
    assert file.stat().st_mode & 0o777 == 0o600


def damage(file: Path) -> None:
    """Garbage over whole pages in the middle, as a failing disk leaves it."""
    with file.open("r+b") as pages:
        pages.seek(file.stat().st_size // 2 // 4096 * 4096)
        pages.write(b"\xa5" * 4096 * 8)


def test_damage_is_found_at_the_start(tmp_path: Path) -> None:
    file = tmp_path / "halfsaid.db"
    play(make_many(str(file)))
    damage(file)
    with pytest.raises(BadStore, match=r"halfsaid\.db' is damaged \(.*\): restore a backup into another --data\.$"):
        asyncio.run(open_store(str(file)))


async def make_many(where: str) -> None:
    async with opened(where) as store:
        for number in range(200):
            await store.create(f"T{number}", os.urandom(4000), 1.0)


def test_damage_that_happens_later_is_named_and_not_forgotten(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file = tmp_path / "halfsaid.db"

    async def scene() -> None:
        async with opened(str(file)) as store:
            with closing(sqlite3.connect(file)) as other:
                other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            store._writer._drop_connection()
            store.database.close()
            damage(file)
            found = [await outcome(reading(store_read)) for store_read in map(store.read, tables)]
            assert "RefusedByDatabase" in found
            assert await store.trouble() == "The database is damaged: stop the server and restore a backup."

    async def reading(call: object) -> None:
        await call  # type: ignore[misc]  # whatever it returns

    tables = [f"T{number}" for number in range(200)]
    play(make_many(str(file)))
    play(scene())
    assert caplog.messages.count("The database is damaged: stop the server and restore a backup.") == 1


def test_a_file_has_one_server_and_a_database_many(tmp_path: Path) -> None:
    where = str(tmp_path / "halfsaid.db")
    with sole_server(where):
        with pytest.raises(BadStore, match="Another Halfsaid serves"), sole_server(where):
            pass
        play(make(where))
        backup(where, tmp_path / "saved")
    with sole_server(where):
        pass
    with sole_server(shared_server().url("any")), sole_server(shared_server().url("any")):
        pass


def with_passwords(server: Postgres) -> None:
    """Everyone must know a password from now on, over TCP."""
    server.execute(f"ALTER ROLE {USER} PASSWORD 'right'")
    server.settings |= {"listen_addresses": "127.0.0.1", "port": str(free_port())}
    (server.folder / "data" / "pg_hba.conf").write_text("local all all trust\nhost all all all scram-sha-256\n")


def test_postgresql_is_quoted_and_not_asked_again(caplog: pytest.LogCaptureFixture) -> None:
    with Postgres() as server:
        server.execute("CREATE DATABASE plain ENCODING 'SQL_ASCII' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0")
        with_passwords(server)
        server.restart("INT")
        at = f"127.0.0.1:{server.settings['port']}"
        refused = {
            f"postgresql://{USER}:hunter2@{at}/postgres": "password authentication failed",
            f"postgresql://{USER}@{at}/postgres": "no password supplied",
            f"postgresql://{USER}:right@{at}/nowhere": 'database "nowhere" does not exist',
            f"postgresql://{USER}:right@{at}/postgres?sslmode=require": "does not support SSL",
            f"postgresql://{USER}:right@{at}/plain": "encoding is SQL_ASCII, and Halfsaid needs UTF8",
        }
        for where, words in refused.items():
            began = time.monotonic()
            with pytest.raises(BadStore, match=words) as caught:
                asyncio.run(open_store(where, patience=1000.0))
            assert time.monotonic() - began < 30, "it was not tried again for ever"
            assert "\n" not in str(caught.value)
            with pytest.raises((BadStore, Unavailable)):
                backup(where, Path("/dev/null"))
        play(make(f"postgresql://{USER}:right@{at}/postgres"))
        server.stop()
        with pytest.raises(Unavailable, match="Connection refused"):
            asyncio.run(open_store(f"postgresql://{USER}:right@{at}/postgres", patience=0.2))
    assert "hunter2" not in caplog.text
    assert any("Connection refused" in message for message in caplog.messages), "it is told while it is waited for"


def test_an_unknown_host_is_told() -> None:
    with pytest.raises((BadStore, Unavailable), match=r"Cannot use the database: .*no-such-host"):
        asyncio.run(open_store("postgresql://halfsaid@no-such-host.invalid/db", patience=0.0))


def test_notices_that_do_not_arrive_are_told_at_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """As behind a PgBouncer that takes the connection away after each transaction."""

    connect = Listener._connect

    def forgetful(listener: Listener) -> Driver:
        connection = connect(listener)
        connection.execute(b"UNLISTEN *")
        return connection

    monkeypatch.setattr(Listener, "_connect", forgetful)
    monkeypatch.setattr("halfsaid.store.listener._HEARD_WITHIN", 0.2)
    with pytest.raises(BadStore, match="pool_mode = session"):
        asyncio.run(open_store(new_place("postgresql", Path())))


@pytest.mark.skipif(shutil.which("pgbouncer") is None, reason="PgBouncer is not installed")
@pytest.mark.parametrize("mode", ["session", "transaction"])
def test_a_pgbouncer_must_be_in_session_mode(mode: str, anyones: Path) -> None:
    where, port = new_place("postgresql", anyones), free_port()
    database = where.partition("@/")[2].partition("?")[0]
    (anyones / "users").write_text(f'"{USER}" ""\n')
    (anyones / "bouncer.ini").write_text(f"""
[databases]
{database} = host={shared_server().folder}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = {port}
unix_socket_dir =
auth_type = trust
auth_file = {anyones}/users
pool_mode = {mode}
""")
    command = ["pgbouncer", "-q", str(anyones / "bouncer.ini")]
    who = NOBODY if os.geteuid() == 0 else None

    async def scene() -> None:
        async with opened(through) as store:
            await store.create("A", b"1", 1.0)
            assert await store.trouble() is None

    through = f"postgresql://{USER}@127.0.0.1:{port}/{database}"
    with subprocess.Popen(command, user=who) as bouncer:
        try:
            if mode == "session":
                play(scene())
            else:
                with pytest.raises(BadStore, match="pool_mode = session"):
                    asyncio.run(open_store(through))
        finally:
            bouncer.terminate()
