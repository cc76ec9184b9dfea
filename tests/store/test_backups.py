"""Backups: from either database into either, whole or not at all."""

import asyncio
import gzip
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from halfsaid.hosting import backup as save
from halfsaid.store import BadBackup, BadStore, Counts, Unavailable, backup, open_store, restore
from halfsaid.store.schema import VERSION
from halfsaid.store.store import LogStore
from support.decks import plain_deck
from support.stores import ENGINES, RELEASED, data_of, new_place, opened, play, run_sql


async def fill(store: LogStore) -> None:
    for table in ("b", "A", "a-1", "B"):
        await store.create(table, f"{table} 1".encode(), 1700000000.1)
    await store.append("b", 2, bytes(range(256)) * 2000, 1700000000.2, due=1800000000.3)
    await store.append("b", 3, b"", 1700000000.3)
    await store.keep("secret", "ș 🂡")
    await store.keep("Another", "")
    await store.keep_recording("b", "hum-1", bytes(range(256)) * 4000)
    await store.keep_recording("A", "_2", b"")


def test_a_backup_says_what_it_does_not_hold(tmp_path: Path) -> None:
    asyncio.run(_made(tmp_path / "halfsaid.db"))
    file = tmp_path / "a.backup"

    def said() -> list[str]:
        file.unlink(missing_ok=True)
        done = CliRunner().invoke(save, [str(file), "--data", str(tmp_path)])
        assert done.exit_code == 0, done.output
        return done.output.splitlines()

    saved = f"Saved 0 tables to '{file}'."
    assert said() == [saved]
    (tmp_path / "brought" / "own-1").mkdir(parents=True)
    brought = f"Pictures brought to tables are not in it: they are in '{tmp_path / 'brought'}'."
    assert said() == [saved, brought]
    plain_deck(tmp_path / "decks", "mine")
    assert said() == [saved, f"Decks are not in it: keep '{tmp_path / 'decks'}' too.", brought]


async def _made(database: Path) -> None:
    await (await open_store(str(database))).close()


@pytest.mark.parametrize("to", ENGINES)
@pytest.mark.parametrize("source", ENGINES)
def test_a_backup_of_one_database_fills_the_other(source: str, to: str, tmp_path: Path) -> None:
    here, there = new_place(source, tmp_path / "here"), new_place(to, tmp_path / "there")
    first, second = tmp_path / "first.gz", tmp_path / "second.gz"

    async def before() -> None:
        async with opened(here) as store:
            await fill(store)

    async def after() -> None:
        async with opened(here) as old, opened(there) as new:
            for table in ("b", "A", "a-1", "B"):
                assert await new.read(table) == await old.read(table)
            assert await new.recording("b", "hum-1") == bytes(range(256)) * 4000
            assert await new.recording("A", "_2") == b""
            assert await new.due(1800000000.3) == ["b"]
            assert await new.keep("secret", "?") == "ș 🂡"
            await new.append("b", 4, b"and on it goes", 1700000000.4)

    play(before())
    counts = Counts(settings=2, tables=4, entries=6, recordings=2)
    assert backup(here, first) == restore(first, there) == counts
    assert backup(there, second) == counts
    assert first.read_bytes() == second.read_bytes()
    assert first.stat().st_mode & 0o077 == 0, "a backup holds every secret"
    play(after())


@pytest.mark.parametrize("engine", ENGINES)
def test_a_backup_is_of_one_moment_while_servers_go_on(engine: str, tmp_path: Path) -> None:
    here, there, file = new_place(engine, tmp_path), str(tmp_path / "there.db"), tmp_path / "backup.gz"
    tables = [f"T{number}" for number in range(30)]

    async def scene() -> None:
        finished = asyncio.Event()

        async def keep_appending(table: str) -> None:
            await store.create(table, b"1", 1.0)
            seq = 1
            while not finished.is_set():
                seq += 1
                await store.append(table, seq, b"%d" % seq, float(seq))

        async with opened(here) as store:
            appenders = [asyncio.ensure_future(keep_appending(table)) for table in tables]
            while len(await store.heads(tables)) < len(tables):
                pass
            counts = await asyncio.to_thread(backup, here, file)
            finished.set()
            await asyncio.gather(*appenders)
        assert await asyncio.to_thread(restore, file, there) == counts
        assert counts.tables == len(tables)
        async with opened(there) as store:
            for table in tables:
                data = await data_of(store, table)
                assert data == [b"%d" % seq for seq in range(1, len(data) + 1)]
                assert await store.heads([table]) == {table: len(data)}

    play(scene())


def test_only_an_empty_database_takes_a_backup_up(tmp_path: Path) -> None:
    file = small_backup(tmp_path)
    for engine in ENGINES:
        where = new_place(engine, tmp_path / "target")
        restore(file, where)
        with pytest.raises(BadBackup, match="not empty"):
            restore(file, where)


def small_backup(folder: Path) -> Path:
    async def scene() -> None:
        async with opened(str(folder / "small.db")) as store:
            await fill(store)

    play(scene())
    backup(str(folder / "small.db"), folder / "small.gz")
    return folder / "small.gz"


def packed(*lines: object) -> bytes:
    return gzip.compress(b"".join(json.dumps(line).encode() + b"\n" for line in lines))


HEADER = {"format": "halfsaid-backup/1", "schema": VERSION}
TABLE = {"is": "table", "code": "A", "created": 1.0, "head": 1, "touched": 1.0}
ENTRY = {"is": "entry", "code": "A", "seq": 1, "at": 1.0, "data": ""}
END = {"is": "end", "settings": 0, "tables": 1, "entries": 1}
SETTING = {"is": "setting", "name": "a", "value": "b"}
RECORDING = {"is": "recording", "code": "A", "name": "a", "data": ""}


@pytest.mark.parametrize(
    "damage",
    [
        lambda whole: b"",
        lambda whole: b"Dear database",
        lambda whole: whole[: len(whole) // 2],
        lambda whole: whole[:-1],
        lambda whole: whole[:200] + bytes([whole[200] ^ 1]) + whole[201:],
        lambda whole: gzip.compress(gzip.decompress(whole)[:-2]),
        lambda whole: gzip.compress(b"\n".join(gzip.decompress(whole).splitlines()[:-1])),
        lambda whole: gzip.compress(b"\xff\n" + gzip.decompress(whole)),
        lambda whole: packed({**HEADER, "schema": VERSION + 1}, TABLE, ENTRY, END),
        lambda whole: packed({**HEADER, "format": "halfsaid-record/1"}, TABLE, ENTRY, END),
        lambda whole: packed(HEADER, TABLE, {**ENTRY, "seq": 2}, END),
        lambda whole: packed(HEADER, TABLE, {**ENTRY, "code": "B"}, END),
        lambda whole: packed(HEADER, TABLE, {**ENTRY, "data": "?"}, END),
        lambda whole: packed(HEADER, {**TABLE, "head": 2}, ENTRY, END),
        lambda whole: packed(HEADER, {**TABLE, "code": "A\0"}, {**ENTRY, "code": "A\0"}, END),
        lambda whole: packed(HEADER, TABLE, TABLE, ENTRY, {**END, "tables": 2}),
        lambda whole: packed(HEADER, TABLE, ENTRY, END, END),
        lambda whole: packed(HEADER, TABLE, ENTRY, END, SETTING),
        lambda whole: packed(HEADER, TABLE, ENTRY, {**END, "settings": 1}),
        lambda whole: packed(HEADER, SETTING, SETTING, TABLE, ENTRY, {**END, "settings": 2}),
        lambda whole: packed(HEADER, TABLE, ENTRY, {"is": "surprise"}, END),
        lambda whole: packed(HEADER, TABLE, ENTRY, RECORDING, END),
        lambda whole: packed(HEADER, TABLE, ENTRY, {**RECORDING, "code": "B"}, {**END, "recordings": 1}),
        lambda whole: packed(HEADER, TABLE, ENTRY, {**RECORDING, "name": "../a"}, {**END, "recordings": 1}),
        lambda whole: packed(HEADER, TABLE, ENTRY, RECORDING, RECORDING, {**END, "recordings": 2}),
    ],
)
def test_a_damaged_backup_is_refused_in_a_sentence(damage: Callable[[bytes], bytes], tmp_path: Path) -> None:
    file = small_backup(tmp_path)
    file.write_bytes(damage(file.read_bytes()))
    where = str(tmp_path / "target.db")
    with pytest.raises(BadBackup, match=r"small\.gz' .*\.$"):
        restore(file, where)
    play(nothing_is_in(where))


async def nothing_is_in(where: str) -> None:
    async with opened(where) as store:
        assert await store.expire(float("inf")) == []
        assert await store.keep("secret", "new") == "new"


def test_a_backup_of_an_older_schema_is_taken_up(tmp_path: Path) -> None:
    file = tmp_path / "old.gz"
    file.write_bytes(packed({**HEADER, "schema": 1}, TABLE, ENTRY, END))
    for engine in ENGINES:
        assert restore(file, new_place(engine, tmp_path / engine)) == Counts(settings=0, tables=1, entries=1)


def test_what_cannot_be_backed_up_or_restored_gets_a_sentence(tmp_path: Path) -> None:
    target, file = tmp_path / "backup.gz", small_backup(tmp_path)
    with pytest.raises(BadStore, match="no database at"):
        backup(str(tmp_path / "none.db"), target)
    run_sql(str(tmp_path / "old.db"), RELEASED[1])
    with pytest.raises(BadStore, match="schema version 1"):
        backup(str(tmp_path / "old.db"), target)
    with pytest.raises(BadStore, match="nothing to back up"):
        backup(new_place("postgresql", tmp_path), target)
    with pytest.raises(BadBackup, match="Cannot write"):
        backup(str(tmp_path / "small.db"), tmp_path / "nowhere" / "backup.gz")
    with pytest.raises(BadBackup, match="Cannot read"):
        restore(tmp_path / "none.gz", str(tmp_path / "new.db"))
    with pytest.raises(Unavailable, match="Cannot use the database"):
        backup("postgresql://halfsaid:hunter2@127.0.0.1:1/db", target)
    with pytest.raises(Unavailable, match="Cannot use the database"):
        restore(file, "postgresql://halfsaid:hunter2@127.0.0.1:1/db", patience=0.0)
    assert not target.exists()
    assert not list(tmp_path.glob(".backup*")), "nothing half-written is left"
    assert not (tmp_path / "new.db").exists()
