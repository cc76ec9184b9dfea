"""Old databases become new ones; newer and strange ones are left alone."""

import asyncio
from pathlib import Path

import pytest

from halfsaid.store import BadStore, StoredEntry, open_store
from halfsaid.store.sqlite import Sqlite
from halfsaid.store.store import LogStore
from support.stores import ENGINES, RELEASED, new_place, on_both, opened, play, run_sql


def shape(store: LogStore) -> object:
    """Every column, key and index that there is."""
    if isinstance(store.database, Sqlite):
        questions = [
            """SELECT place.name, each.name, each.type, each."notnull", each.pk
                FROM sqlite_master AS place, pragma_table_info(place.name) AS each WHERE place.type = 'table'""",
            """SELECT place.name, each."table", each."from", each."to", each.on_delete
                FROM sqlite_master AS place, pragma_foreign_key_list(place.name) AS each WHERE place.type = 'table'""",
            "SELECT name, sql FROM sqlite_master WHERE type = 'index'",
        ]
    else:
        questions = [
            """SELECT table_name, column_name, data_type, is_nullable, ordinal_position
                FROM information_schema.columns WHERE table_schema = 'public'""",
            """SELECT conrelid::regclass::text, pg_get_constraintdef(oid)
                FROM pg_constraint WHERE connamespace = 'public'::regnamespace""",
            "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'",
        ]
    with store.database.reading() as connection:
        return [sorted(map(repr, connection.execute(question).fetchall())) for question in questions]


@pytest.mark.parametrize("version", RELEASED)
@pytest.mark.parametrize("engine", ENGINES)
def test_a_database_of_every_release_is_upgraded(engine: str, version: int, tmp_path: Path) -> None:
    async def scene() -> None:
        old, new = new_place(engine, tmp_path / "old"), new_place(engine, tmp_path / "new")
        run_sql(old, RELEASED[version])
        async with opened(old) as upgraded, opened(new) as made:
            assert shape(upgraded) == shape(made)
            assert await upgraded.read("K7QX") == [StoredEntry(1, 100.25, b"\0{}\xff"), StoredEntry(2, 101.5, b"{}")]
            assert await upgraded.read("M2WD") == [StoredEntry(1, 200.5, b"")]
            assert await upgraded.due(399.5) == (["K7QX"] if version >= 2 else [])
            assert await upgraded.keep("kept", "new") == ("since version 2" if version >= 2 else "new")
            assert await upgraded.recording("K7QX", "hum") == (b"\0\xff" if version >= 3 else None)
            await upgraded.append("K7QX", 3, b"3", 300.0, due=400.0)
            assert await upgraded.due(400.0) == ["K7QX"]
            assert await upgraded.keep("name", "value") == "value"
            await upgraded.keep_recording("K7QX", "song", b"la")
            assert await upgraded.expire(250.0) == ["M2WD"]
        async with opened(old) as again:
            assert await again.heads(["K7QX", "M2WD"]) == {"K7QX": 3}

    (tmp_path / "old").mkdir()
    play(scene())


@on_both
async def test_servers_that_start_at_once_make_one_database(where: str) -> None:
    stores = await asyncio.gather(*[open_store(where) for _ in range(4)])
    try:
        await stores[0].create("A", b"1", 1.0)
        assert [await store.heads(["A"]) for store in stores] == [{"A": 1}] * 4
    finally:
        await asyncio.gather(*[store.close() for store in stores])


@on_both
async def test_a_newer_database_is_refused_and_left_as_it_is(where: str) -> None:
    async with opened(where) as store:
        await store.create("A", b"1", 1.0)
    run_sql(where, "UPDATE schema SET version = version + 1")
    with pytest.raises(BadStore, match="newer Halfsaid"):
        await open_store(where)
    run_sql(where, "UPDATE schema SET version = version - 1")
    async with opened(where) as store:
        assert await store.heads(["A"]) == {"A": 1}


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(
    "theirs",
    ["CREATE TABLE log (line TEXT)", "CREATE TABLE schema (name TEXT)", "CREATE TABLE schema (version TEXT, day TEXT)"],
)
def test_another_programs_database_is_refused_and_left_as_it_is(engine: str, theirs: str, tmp_path: Path) -> None:
    async def scene() -> None:
        where = new_place(engine, tmp_path)
        run_sql(where, theirs)
        with pytest.raises(BadStore, match="another program's"):
            await open_store(where)
        run_sql(where, "CREATE TABLE tables (ours INT)")

    play(scene())
