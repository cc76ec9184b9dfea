"""All tables of a house: found again, woken in time, let go, deleted; none is in another one's way."""

import asyncio
from collections.abc import Iterable
from pathlib import Path

import msgspec
import pytest

from halfsaid.bots import BotWorker, CardFacts
from halfsaid.store import Announced, Gone
from halfsaid.tables.acts import AgreeToStop, Configure, ListTable, Rename, Say, Start, Timers
from halfsaid.tables.due import PRESENCE_SECONDS
from halfsaid.tables.house import _SWEEP_EVERY, House
from halfsaid.tables.keys import hash_key
from support.games import game_of
from support.tables import (
    ADA,
    BEN,
    CLEO,
    ask,
    clue_of,
    evening,
    found,
    heard,
    hold_back,
    settle,
    unheard,
    with_people,
)


def test_presence_is_told_again_before_other_servers_forget_it() -> None:
    assert _SWEEP_EVERY < PRESENCE_SECONDS


async def test_everything_comes_back_from_the_log(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, clock):
        live = await with_people(house, people=3, watching=False)
        await ask(live, ADA, Start(), "1")
        await ask(live, ADA, clue_of(live.table), "2")
        clock.time += 1000
        await house.sweep()
        assert house.live == {}
        again = await found(house, live)
        assert msgspec.json.encode(again.table.game) == msgspec.json.encode(live.table.game)
        assert again.table.places == live.table.places
        assert await house.find("ZZZZZZ") is None


async def test_correspondence_play_wakes_by_itself(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, clock):
        live = await with_people(house, people=3, watching=False)
        day = 24 * 3600
        await ask(live, ADA, Configure(timers=Timers(clue=2 * day, hand_in=day, vote=day, absent=None)), "1")
        await ask(live, ADA, Start(), "2")
        clock.time += 1000
        await house.sweep()
        assert house.live == {}
        clock.time += 2 * day
        await house.wake_due()
        awake = house.live[live.table.code]
        await settle(awake)
        assert game_of(awake.table).phase == "hand_in"


async def test_a_game_that_is_over_wakes_nobody(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, clock):
        live = await with_people(house, people=3, watching=False)
        await ask(live, ADA, Configure(timers=Timers(clue=60)), "1")
        await ask(live, ADA, Start(), "2")
        assert await house.store.due(clock.time + 100) == [live.table.code]
        for seat in (ADA, BEN):
            await ask(live, seat, AgreeToStop(True), "stop")
        there = await unheard(house, live)
        await ask(there, CLEO, AgreeToStop(True), "the first thing that is done on that server")
        assert there.table.stage == "over"
        assert await house.store.due(clock.time + 100) == []


async def test_a_table_that_cannot_be_read_keeps_no_other_one_waiting(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with evening(tmp_path) as (house, clock):
        broken = await with_people(house, people=3, watching=False)
        live = await with_people(house, people=3, watching=False)
        await ask(live, ADA, Configure(timers=Timers(clue=60)), "1")
        await ask(live, ADA, Start(), "2")
        await house.store.append(broken.table.code, broken.table.seq + 1, b"nonsense", clock.time, clock.time)
        clock.time += 1000
        await house.sweep()
        house.live.clear()
        await house.wake_due()
        assert list(house.live) == [live.table.code]
        awake = house.live[live.table.code]
        await settle(awake)
        assert game_of(awake.table).phase == "hand_in"
    assert "something that the house does for a table failed" in caplog.text


async def test_old_tables_are_deleted_and_say_so(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, clock):
        live = await with_people(house, people=1)
        watcher = next(iter(live.watchers))
        for _ in range(34):
            clock.time += 24 * 3600
            await house.expire()
        assert await house.find(live.table.code) is None
        with pytest.raises(Gone):
            await ask(live, ADA, Say("anyone?"), "1")
        assert (await heard(watcher)).endswith('"code":"gone","sentence":"This table is no more."}')


async def test_a_table_that_rests_begins_nothing_more(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, _):
        live = await with_people(house, people=1, bots=3)
        await ask(live, ADA, Start(), "1")
        await ask(live, ADA, clue_of(live.table), "clue")
        assert not live.autopilot.is_at_rest, "three bots have to hand in"
        live.rest()
        house.forget(live)
        await ask(live, ADA, Say("a word that was under way"), "2")
        await live.autopilot.settled()
        assert live.autopilot.is_at_rest
        again = await found(house, live)
        live.go()
        assert house.live == {again.table.code: again}, "only itself is forgotten"


async def test_what_was_found_is_not_let_go_while_it_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with evening(tmp_path) as (house, clock):
        live = await with_people(house, people=1, watching=False)
        clock.time += 1000
        assert await house.find(live.table.code) is live
        await house.sweep()
        assert house.live[live.table.code] is live
        clock.time += 1000
        may_write = hold_back(house, monkeypatch)
        writing = asyncio.create_task(ask(live, ADA, Say("long"), "1"))
        while not live.is_busy:
            await asyncio.sleep(0)
        await house.sweep()
        assert house.live[live.table.code] is live
        may_write.set()
        await writing


async def test_who_gives_up_looking_for_a_table_leaves_nothing_behind(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, _):
        first = await with_people(house, people=1, watching=False)
        code = first.table.code
        house.forget(first)
        impatient = asyncio.create_task(house.find(code))
        await asyncio.sleep(0)
        impatient.cancel()
        while code not in house.live:
            await asyncio.sleep(0.001)
        old = house.live[code]
        house.forget(old)
        await ask(first, ADA, Rename("Adele"), "1")
        again = await found(house, first)
        assert again is not old
        assert again.table.places[0].name == "Adele"


async def test_the_house_is_kept_whatever_becomes_of_the_bots(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    class Unlettered(BotWorker):
        async def prepare(self, cards: Iterable[CardFacts]) -> None:
            raise ValueError("half a file")

    async with evening(tmp_path, Unlettered()) as (house, _):
        keeping = asyncio.create_task(house.run())
        while "could not read ahead" not in caplog.text:
            await asyncio.sleep(0.01)
        assert not keeping.done()
        keeping.cancel()
        await asyncio.wait([keeping])


async def test_a_table_listed_on_another_server_is_found_at_this_door(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, clock):
        live, _, key = await house.open_table("Ada", None)
        live.watch(hash_key(key))
        await live.ask(hash_key(key), ListTable(True), "list")
        code = live.table.code
        other = House(house.store, house.decks, clock, clock.steady)
        assert [each.table.code for each in await house.listed_tables()] == [code]
        assert await other.listed_tables() == []
        other.hear(Announced(code, f"{house._server} listed"))
        assert [each.table.code for each in await other.listed_tables()] == [code]
        clock.time += 31
        assert await other.listed_tables() == [], "nothing was heard of it for long"
