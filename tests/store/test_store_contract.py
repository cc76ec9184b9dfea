"""The contract, on both databases."""

import asyncio
from collections import Counter
from itertools import count

import pytest

from halfsaid.store import BadStore, Conflict, Gone, Store, StoredEntry, Taken, Unavailable, open_store
from support.stores import counting_commits, data_of, on_both, opened, outcome, writer_held

HOSTILE = [b"", b"\0", b"\xff\xfe\x80", b"'; DROP TABLE log; --", bytes(range(256)) * 4096]
NO_CODES = ["", "a\0b", "é", "a b", "'; --", "\ud800", "x" * 65]


@on_both
async def test_entries_come_back_in_order_and_unchanged(where: str) -> None:
    async with opened(where) as store:
        contract: Store = store
        await contract.create("K7QX", b"first", 1.5)
        for seq, data in enumerate(HOSTILE, 2):
            await contract.append("K7QX", seq, data, 1700000000.1234567 + seq / 7)
        entries = await contract.read("K7QX")
        assert entries[0] == StoredEntry(1, 1.5, b"first")
        assert entries[1:] == [
            StoredEntry(seq, 1700000000.1234567 + seq / 7, data) for seq, data in enumerate(HOSTILE, 2)
        ]
        assert await contract.read("K7QX", after=5) == entries[5:]
        assert await contract.read("K7QX", after=len(entries)) == []
        assert await contract.read("K7QX", after=10**30) == []
        assert await contract.read("K7QX", after=-(10**30)) == entries


@on_both
async def test_everything_is_there_after_reopening(where: str) -> None:
    async with opened(where) as store:
        await store.create("A", b"1", 1.0)
        await store.append("A", 2, b"2", 2.0, due=9.0)
        await store.keep("secret", "s")
    async with opened(where) as store:
        assert await data_of(store, "A") == [b"1", b"2"]
        assert await store.due(9.0) == ["A"]
        assert await store.keep("secret", "another") == "s"
        await store.append("A", 3, b"3", 3.0)


@on_both
async def test_a_table_is_created_once(where: str) -> None:
    async with opened(where) as store, opened(where) as other:
        outcomes = await asyncio.gather(
            *[outcome(each.create("A", str(number).encode(), 1.0)) for each in (store, other) for number in range(10)]
        )
        assert Counter(outcomes) == {"done": 1, "Taken": 19}
        assert len(await store.read("A")) == 1
        with pytest.raises(Taken):
            await store.create("A", b"", 2.0)


@on_both
async def test_an_entry_is_the_next_or_a_conflict(where: str) -> None:
    async with opened(where) as store:
        await store.create("A", b"1", 1.0)
        await store.append("A", 2, b"2", 2.0)
        for seq in (-1, 0, 1, 2, 4, 2**70):
            with pytest.raises(Conflict):
                await store.append("A", seq, b"x", 3.0)
        assert await data_of(store, "A") == [b"1", b"2"]


@on_both
async def test_what_is_not_there_is_gone(where: str) -> None:
    async with opened(where) as store:
        await store.create("A", b"1", 1.0)
        await store.delete("A")
        await store.delete("A")
        for table in ["A", "never", *NO_CODES]:
            with pytest.raises(Gone):
                await store.append(table, 2, b"", 1.0)
            with pytest.raises(Gone):
                await store.read(table)
        assert await store.heads(["A", "never", *NO_CODES]) == {}
        await store.create("A", b"again", 2.0)
        assert await data_of(store, "A") == [b"again"]


@on_both
async def test_nonsense_is_refused_before_it_reaches_the_database(where: str) -> None:
    async with opened(where) as store:
        await store.create("A", b"", 1.0)
        for table in NO_CODES:
            with pytest.raises(ValueError, match="code"):
                await store.create(table, b"", 1.0)
        for wrong in (float("nan"), float("inf")):
            with pytest.raises(ValueError, match="time"):
                await store.append("A", 2, b"", wrong)
            with pytest.raises(ValueError, match="time"):
                await store.append("A", 2, b"", 2.0, due=wrong)
        for words in ("\0", "\ud800"):
            with pytest.raises(ValueError):  # noqa: PT011
                await store.keep("name", words)
        with pytest.raises(ValueError, match="bytes"):
            await store.announce("A", "x" * 8000)
        assert await store.heads(["A"]) == {"A": 1}


@on_both
async def test_one_of_many_appenders_gets_each_number(where: str) -> None:
    """Two servers and ten people want the same table's next entry, and try again until they have it."""
    winners: list[tuple[int, bytes]] = []

    async def appender(store: Store, name: bytes) -> None:
        wins = 0
        while wins < 5:
            seq = (await store.heads(["A"]))["A"] + 1
            try:
                await store.append("A", seq, name, 1.0)
            except Conflict:
                continue
            winners.append((seq, name))
            wins += 1

    async with opened(where) as one, opened(where) as two:
        await one.create("A", b"", 1.0)
        await asyncio.gather(*[appender((one, two)[number % 2], b"%d" % number) for number in range(10)])
        assert sorted(winners) == list(enumerate((await data_of(one, "A"))[1:], 2))


@on_both
async def test_requests_that_share_a_transaction_are_judged_one_by_one(where: str) -> None:
    async with opened(where) as store:
        for table in ("A", "B", "C"):
            await store.create(table, b"1", 1.0)
        await store.append("B", 2, b"2", 1.0)
        with writer_held(store):
            outcomes = [
                asyncio.ensure_future(outcome(call))
                for call in (
                    store.append("A", 2, b"A2", 2.0),
                    store.append("A", 2, b"late", 2.0),
                    store.append("A", 3, b"A3", 2.0, due=5.0),
                    store.append("A", 4, b"A4", 2.0),
                    store.append("B", 2, b"conflict", 2.0),
                    store.append("nobody", 2, b"", 2.0),
                    store.create("D", b"D1", 2.0),
                    store.create("D", b"late", 2.0),
                    store.create("C", b"taken", 2.0),
                    store.append("D", 2, b"D2", 2.0),
                    store.announce("A", "hello"),
                )
            ]
            await asyncio.sleep(0)
        assert await asyncio.gather(*outcomes) == [
            *["done", "Conflict", "done", "done", "Conflict", "Gone", "done", "Taken", "Taken", "done", "done"]
        ]
        assert await data_of(store, "A") == [b"1", b"A2", b"A3", b"A4"]
        assert await data_of(store, "B") == [b"1", b"2"]
        assert await data_of(store, "C") == [b"1"]
        assert await data_of(store, "D") == [b"D1", b"D2"]
        assert await store.due(5.0) == ["A"]


@on_both
async def test_waiting_appends_share_a_commit(where: str) -> None:
    async with opened(where) as store:
        tables = [f"T{number}" for number in range(700)]
        await asyncio.gather(*[store.create(table, b"", 1.0) for table in tables])
        commits = counting_commits(store)
        with writer_held(store):
            appends = [asyncio.ensure_future(store.append(table, 2, b"x" * 100, 1.0)) for table in tables]
            await asyncio.sleep(0)
        await asyncio.gather(*appends)
        assert len(commits) == 1 + 2, "one that held the writer, and two for seven hundred appends"


@on_both
async def test_one_poisoned_entry_does_not_hurt_the_others(where: str) -> None:
    """Somebody meddled with the database: the log has an entry that the table's row does not know of."""
    async with opened(where) as store:
        for table in ("A", "B"):
            await store.create(table, b"1", 1.0)
        with store.database.writing() as connection:
            connection.execute("INSERT INTO log SELECT code, 2, at, data FROM log WHERE code = 'A'")
        with writer_held(store):
            outcomes = [asyncio.ensure_future(outcome(store.append(table, 2, b"2", 2.0))) for table in ("A", "B")]
            await asyncio.sleep(0)
        assert await asyncio.gather(*outcomes) == ["RefusedByDatabase", "done"]
        assert await data_of(store, "B") == [b"1", b"2"]


@on_both
async def test_a_table_is_due_until_it_says_otherwise(where: str) -> None:
    async with opened(where) as store:
        for table, due in {"late": 30.0, "soon": 10.0, "sooner": 5.0}.items():
            await store.create(table, b"", 1.0)
            await store.append(table, 2, b"", 1.0, due=due)
        await store.create("never", b"", 1.0)
        assert await store.due(4.9) == []
        assert await store.due(10.0) == ["sooner", "soon"]
        assert await store.due(100.0, limit=1) == ["sooner"]
        await store.append("sooner", 3, b"", 2.0)
        assert await store.due(10.0) == ["sooner", "soon"]
        await store.append("sooner", 4, b"", 2.0, due=None)
        await store.append("soon", 3, b"", 2.0, due=40.0)
        assert await store.due(100.0) == ["late", "soon"]
        await store.delete("late")
        assert await store.due(100.0) == ["soon"]


@on_both
async def test_the_newest_time_is_of_openings_and_of_last_entries(where: str) -> None:
    async with opened(where) as store:
        assert await store.newest(100.0) is None
        await store.create("one", b"", 1.0)
        await store.append("one", 2, b"", 20.0)
        await store.create("two", b"", 10.0)
        assert [await store.newest(before) for before in (100.0, 20.0, 10.0, 1.0)] == [20.0, 10.0, 1.0, None]


@on_both
async def test_old_tables_expire_with_all_they_had(where: str) -> None:
    async with opened(where) as store, opened(where) as other:
        old = [f"old{number}" for number in range(250)]
        await asyncio.gather(*[store.create(table, b"", 1.0) for table in [*old, "played", "new"]])
        await store.append("played", 2, b"", 10.0)
        await store.append("new", 2, b"", 11.0)
        named = await asyncio.gather(store.expire(10.0), other.expire(10.0))
        assert Counter(named[0] + named[1]) == Counter(old)
        assert await store.heads([*old, "played", "new"]) == {"played": 2, "new": 2}
        await store.create("old1", b"again", 1.0)
        assert await data_of(store, "old1") == [b"again"]
        assert sorted(await store.expire(100.0)) == ["new", "old1", "played"]
        assert await store.expire(100.0) == []


@on_both
async def test_recordings_stay_with_their_table_and_go_with_it(where: str) -> None:
    async with opened(where) as store, opened(where) as other:
        contract: Store = store
        for table in ("A", "B"):
            await contract.create(table, b"", 1.0)
        for name, data in enumerate(HOSTILE):
            await contract.keep_recording("A", f"r{name}", data)
        assert [await other.recording("A", f"r{name}") for name in range(len(HOSTILE))] == HOSTILE
        assert [await other.recording_size("A", f"r{name}") for name in range(len(HOSTILE))] == list(map(len, HOSTILE))
        for name, data in enumerate(HOSTILE):
            halves = [await other.recording("A", f"r{name}", start, 7) for start in (0, 7)]
            assert halves == [data[:7], data[7:14]], "and in pieces"
        await other.keep_recording("A", "r1", b"another")
        assert await store.recording("A", "r1") == HOSTILE[1], "the first one stays"
        await store.keep_recording("B", "r1", b"B's own")
        for unknown in [("A", "none"), ("none", "r1"), *((code, "r1") for code in NO_CODES), ("A", "a\0b")]:
            assert await store.recording(*unknown) is None
            assert await store.recording_size(*unknown) is None
        await store.drop_recording("A", "r1")
        await store.drop_recording("A", "r1")
        assert await store.recording("A", "r1") is None
        await store.delete("A")
        assert await store.recording("A", "r2") is None
        await store.create("A", b"again", 1.0)
        assert await store.recording("A", "r2") is None
        await store.append("A", 2, b"", 9.0)
        assert await store.expire(5.0) == ["B"]
        assert await store.recording("B", "r1") is None


@on_both
async def test_nothing_is_recorded_at_no_table(where: str) -> None:
    async with opened(where) as store:
        for code in ("none", *NO_CODES):
            assert await outcome(store.keep_recording(code, "a", b"")) == "Gone"
        await store.create("A", b"", 1.0)
        for name in NO_CODES:
            assert await outcome(store.keep_recording("A", name, b"")) == "ValueError"
        gone = await asyncio.gather(outcome(store.keep_recording("A", "a", b"x" * 100_000)), outcome(store.delete("A")))
        assert gone[1] == "done"
        assert await store.recording("A", "a") is None


@on_both
async def test_the_first_value_of_a_setting_wins(where: str) -> None:
    async with opened(where) as one, opened(where) as two:
        numbers = count()
        kept = await asyncio.gather(*[each.keep("key", f"value {next(numbers)}") for each in (one, two) * 10])
        assert len(set(kept)) == 1
        assert await two.keep("key", "late") == kept[0]
        assert await one.keep("other", "ș 🂡 \n '") == "ș 🂡 \n '"


@on_both
async def test_heads_of_very_many(where: str) -> None:
    async with opened(where) as store:
        await store.create("A", b"", 1.0)
        await store.append("A", 2, b"", 1.0)
        await store.create("B", b"", 1.0)
        assert await store.heads(["A", "B", *(f"none{number}" for number in range(40_000))]) == {"A": 2, "B": 1}
        assert await store.heads([]) == {}


@on_both
async def test_after_closing_nothing_hangs(where: str) -> None:
    store = await open_store(where)
    await store.create("A", b"", 1.0)
    pending = [asyncio.ensure_future(store.append("A", seq, b"x", 1.0)) for seq in range(2, 52)]
    await asyncio.sleep(0)
    assert await store.trouble() is None
    await asyncio.gather(store.close(), store.close())
    await asyncio.gather(*pending)
    assert await store.trouble() == "The store is closed."
    for call in (store.append("A", 52, b"", 1.0), store.read("A"), store.keep("a", "b"), store.expire(1.0)):
        with pytest.raises(Unavailable):
            await call
    await store.announce("A", "nobody hears")
    async with opened(where) as again:
        assert len(await again.read("A")) == 51


@on_both
async def test_a_cancelled_caller_does_not_disturb_the_others(where: str) -> None:
    async with opened(where) as store:
        await store.create("A", b"", 1.0)
        with writer_held(store):
            impatient = asyncio.ensure_future(store.append("A", 2, b"2", 1.0))
            patient = asyncio.ensure_future(store.append("A", 3, b"3", 1.0))
            await asyncio.sleep(0)
            impatient.cancel()
        await patient
        assert await data_of(store, "A") == [b"", b"2", b"3"]


def test_an_address_that_is_none() -> None:
    for where in ("mysql://me:hunter2@host/db", "sqlite://", "postgresql://me:hunter2@host:port/db"):
        with pytest.raises(BadStore) as caught:
            asyncio.run(open_store(where))
        assert "hunter2" not in str(caught.value)
