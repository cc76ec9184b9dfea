"""Notices between servers on one PostgreSQL."""

import asyncio

from psycopg.conninfo import conninfo_to_dict

from halfsaid.store import Announced, Appended, Notice, Resync
from halfsaid.store.notices import LONGEST_PAYLOAD, payloads, understand
from support.postgres import shared_server
from support.stores import on_both, on_postgresql, opened, until

LISTENERS = "SELECT pid FROM pg_stat_activity WHERE datname = '{}' AND query = 'LISTEN halfsaid'"
DEADLOCKS = "SELECT deadlocks FROM pg_stat_database WHERE datname = '{}'"
TERMINATE = LISTENERS.replace("SELECT pid", "SELECT pg_terminate_backend(pid)")


@on_postgresql
async def test_servers_hear_of_each_others_entries_and_not_of_their_own(where: str) -> None:
    async with opened(where) as one, opened(where) as two:
        heard_by_one: list[Notice] = []
        heard_by_two: list[Notice] = []
        one.listen(heard_by_one.append)
        two.listen(heard_by_two.append)
        await one.create("A", b"1", 1.0)
        await one.append("A", 2, b"2", 1.0)
        await two.append("A", 3, b"3", 1.0)
        await two.announce("A", "three is here: ș \0 🂡")
        await until(lambda: len(heard_by_one) >= 2 and len(heard_by_two) >= 2)
        assert heard_by_one == [Appended("A", 3), Announced("A", "three is here: ș \0 🂡")]
        assert heard_by_two == [Appended("A", 1), Appended("A", 2)]


@on_postgresql
async def test_a_notice_comes_after_what_it_tells_of_can_be_read(where: str) -> None:
    async with opened(where) as one, opened(where) as two:
        heard: asyncio.Queue[Notice] = asyncio.Queue()
        two.listen(heard.put_nowait)
        await one.create("A", b"1", 1.0)
        for seq in range(2, 30):
            await one.append("A", seq, b"", 1.0)
        seen = 0
        while seen < 29:
            notice = await heard.get()
            assert isinstance(notice, Appended)
            seen = notice.seq
            assert len(await two.read("A")) >= seen


@on_postgresql
async def test_a_great_many_tables_at_once_are_all_heard_of(where: str) -> None:
    async with opened(where) as one, opened(where) as two:
        heard: list[Notice] = []
        two.listen(heard.append)
        tables = [f"{number:0>64}" for number in range(1000)]
        await asyncio.gather(*[one.create(table, b"", 1.0) for table in tables])
        await until(lambda: len(heard) == len(tables))
        assert {notice.table for notice in heard if isinstance(notice, Appended)} == set(tables)


@on_postgresql
async def test_a_refused_entry_is_not_told(where: str) -> None:
    async with opened(where) as one, opened(where) as two:
        heard: list[Notice] = []
        two.listen(heard.append)
        await one.create("A", b"1", 1.0)
        await asyncio.gather(*[one.append("A", 7, b"", 1.0), one.append("B", 2, b"", 1.0)], return_exceptions=True)
        await one.announce("A", "that is all")
        await until(lambda: Announced("A", "that is all") in heard)
        assert heard == [Appended("A", 1), Announced("A", "that is all")]


@on_postgresql
async def test_a_lost_connection_is_got_back_and_told_of(where: str) -> None:
    server = shared_server()
    database = conninfo_to_dict(where)["dbname"]
    async with opened(where) as one, opened(where) as two:
        heard: list[Notice] = []
        one.listen(heard.append)
        await two.create("A", b"1", 1.0)
        await until(lambda: heard == [Appended("A", 1)])
        (listening, *_rest) = server.execute(LISTENERS.format(database))
        server.execute(TERMINATE.format(database))
        await until(lambda: Resync() in heard)
        await two.append("A", 2, b"2", 1.0)
        await until(lambda: heard[-1] == Appended("A", 2))
        assert listening not in server.execute(LISTENERS.format(database))


@on_postgresql
async def test_nonsense_on_the_channel_is_nothing(where: str) -> None:
    async with opened(where) as one, opened(where) as two:
        heard: list[Notice] = []
        one.listen(heard.append)
        with two.database.writing() as connection:
            for nonsense in ("", "{", '["heads"]', '["heads", "x", [["A", "B"]]]', '["unknown", 1]'):
                connection.execute("SELECT pg_notify('halfsaid', %s)", (nonsense,))
        await two.announce("A", "sense")
        await until(lambda: heard == [Announced("A", "sense")])


@on_postgresql
async def test_servers_with_the_same_tables_do_not_lock_each_other_out(where: str) -> None:
    async with opened(where) as one, opened(where) as two:
        tables = [f"T{number}" for number in range(100)]
        await asyncio.gather(*[one.create(table, b"", 1.0) for table in tables])
        for seq in range(2, 12):
            await asyncio.gather(
                *[one.append(table, seq, b"one", 1.0) for table in tables],
                *[two.append(table, seq, b"two", 1.0) for table in reversed(tables)],
                *[two.create(f"{table}-{seq}", b"", 1.0) for table in tables],
                *[one.create(f"{table}-{seq}", b"", 1.0) for table in reversed(tables)],
                return_exceptions=True,
            )
        assert set((await one.heads(tables)).values()) == {11}
    assert shared_server().execute(DEADLOCKS.format(conninfo_to_dict(where)["dbname"])) == [(0,)]


@on_both
async def test_on_sqlite_listening_and_announcing_do_no_harm(where: str) -> None:
    async with opened(where) as store:
        heard: list[Notice] = []
        store.listen(heard.append)
        await store.create("A", b"", 1.0)
        await store.announce("A", "hello")
        assert heard == []


def test_payloads_are_short_enough_and_say_it_all() -> None:
    heads = {f"{number:x>{1 + number % 64}}": 10**number for number in range(18)}
    heads |= {f"T{number:0>60}": number for number in range(1, 500)}
    sent = list(payloads("us", heads, [("A", "x" * 7000)]))
    assert max(len(payload.encode()) for payload in sent) <= LONGEST_PAYLOAD
    heard = [notice for payload in sent for notice in understand(payload, "them")]
    assert heard == [*(Appended(code, head) for code, head in heads.items()), Announced("A", "x" * 7000)]
    assert [notice for payload in sent for notice in understand(payload, "us")] == []
