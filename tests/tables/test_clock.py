"""A clock that jumps: nothing waits an hour for it, nothing is over before its time, and no table is lost."""

from pathlib import Path

import pytest

from halfsaid.rules import Refusal
from halfsaid.tables import House, LiveTable
from halfsaid.tables.acts import Configure, KeyHash, Say, Start, Timers
from halfsaid.tables.due import HOST_AWAY_SECONDS
from halfsaid.tables.house import ExpiryClock, SteadyClock
from halfsaid.tables.pacing import on_steady
from support.games import game_of
from support.tables import ADA, BEN, CLEO, HOST, Clock, ask, clue_of, evening, found, settle, with_people

HOUR, DAY = 3600.0, 24 * 3600.0
JUMPS = pytest.mark.parametrize("jump", [-HOUR, -40 * DAY, HOUR, 40 * DAY])


def shown_deadline(live: LiveTable) -> float:
    deadline = live._room.deadline
    assert deadline is not None
    return deadline


async def anew(house: House, live: LiveTable, clock: Clock) -> LiveTable:
    """The same table after a restart: with all people looking, as they come back."""
    again = await found(House(house.store, house.decks, clock, clock.steady), live)
    for place in again.table.people:
        assert place.key is not None
        again.watch(KeyHash(place.key))
    return again


@JUMPS
async def test_bots_move_in_their_time_whatever_the_clock_says(tmp_path: Path, jump: float) -> None:
    async with evening(tmp_path) as (house, clock):
        live = await with_people(house, people=1, bots=3)
        await ask(live, ADA, Start(), "1")
        await ask(live, ADA, clue_of(live.table), "2")
        clock.wrong = jump
        await settle(live)
        assert game_of(live.table).phase == "hand_in", "they are seen to think"
        clock.time += 10
        await settle(live)
        assert game_of(live.table).phase == "vote"


@JUMPS
async def test_a_phase_lasts_as_long_as_it_was_given(tmp_path: Path, jump: float) -> None:
    async with evening(tmp_path) as (house, clock):
        live = await with_people(house, people=3)
        await ask(live, ADA, Configure(timers=Timers(clue=60, hand_in=30, vote=30)), "1")
        await ask(live, ADA, Start(), "2")
        clock.wrong = jump
        assert shown_deadline(live) == clock.steady() + 60
        clock.time += 59
        await settle(live)
        assert game_of(live.table).phase == "clue"
        clock.time += 1
        await settle(live)
        assert game_of(live.table).phase == "hand_in"
        assert live.table.times.phase == clock(), "the log keeps the time of day as it is told"
        assert shown_deadline(live) == clock.steady() + 30
        clock.wrong = 0
        clock.time += 29
        await settle(live)
        assert game_of(live.table).phase == "hand_in"
        clock.time += 1
        await settle(live)
        assert game_of(live.table).phase == "vote"


async def test_a_server_that_starts_with_its_clock_behind_gives_a_phase_its_time_and_no_more(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, clock):
        before = await with_people(house, people=3)
        await ask(before, ADA, Configure(timers=Timers(clue=60)), "1")
        await ask(before, ADA, Start(), "2")
        clock.wrong = -HOUR
        live = await anew(house, before, clock)
        assert shown_deadline(live) == clock.steady() + 60
        clock.time += 60
        await settle(live)
        assert game_of(live.table).phase == "hand_in"


async def test_a_server_that_starts_with_its_clock_ahead_lets_one_phase_end_and_no_other(tmp_path: Path) -> None:
    """It cannot be told from one that was off for so long."""
    async with evening(tmp_path) as (house, clock):
        before = await with_people(house, people=3)
        await ask(before, ADA, Configure(timers=Timers(clue=60, hand_in=30)), "1")
        await ask(before, ADA, Start(), "2")
        clock.wrong = 40 * DAY
        live = await anew(house, before, clock)
        await settle(live)
        assert game_of(live.table).phase == "hand_in"
        clock.wrong = 0
        again = await anew(house, live, clock)
        clock.time += 29
        await settle(again)
        assert game_of(again.table).phase == "hand_in"
        clock.time += 1
        await settle(again)
        assert game_of(again.table).phase == "vote"


@JUMPS
async def test_who_has_spoken_may_speak_again_in_time(tmp_path: Path, jump: float) -> None:
    async with evening(tmp_path) as (house, clock):
        live = await with_people(house, people=1)
        for number in range(6):
            await ask(live, ADA, Say("hey"), f"{number}")
        clock.wrong = jump
        with pytest.raises(Refusal, match="Slowly"):
            await ask(live, ADA, Say("hey"), "too fast")
        clock.time += 2
        await ask(live, ADA, Say("hey"), "slower")


@JUMPS
async def test_who_is_missing_is_waited_for_as_long_as_ever(tmp_path: Path, jump: float) -> None:
    async with evening(tmp_path) as (house, clock):
        live = await with_people(house, people=3)
        await ask(live, BEN if live.table.host == BEN else ADA, Start(), "1")
        await ask(live, ADA, clue_of(live.table), "2")
        for seat in (ADA, CLEO):
            live.unwatch(next(watcher for watcher in live.watchers if watcher.seat == seat))
        clock.wrong = jump
        clock.time += HOST_AWAY_SECONDS - 1
        await settle(live)
        assert live.table.host == HOST
        clock.time += 1
        await settle(live)
        assert live.table.host == BEN
        assert not game_of(live.table).handed_in[2]
        clock.time += 30
        await settle(live)
        assert game_of(live.table).handed_in[2]


@JUMPS
async def test_what_nobody_looks_at_is_let_go_in_time(tmp_path: Path, jump: float) -> None:
    async with evening(tmp_path) as (house, clock):
        await with_people(house, people=1, watching=False)
        clock.wrong = jump
        await house.sweep()
        assert house.live
        clock.time += 61
        await house.sweep()
        assert not house.live


@pytest.mark.parametrize("restarted", [False, True])
@JUMPS
async def test_no_table_is_lost_to_a_jump(tmp_path: Path, jump: float, restarted: bool) -> None:
    async with evening(tmp_path) as (house, clock):
        house_after = House(house.store, house.decks, clock, clock.steady) if restarted else house
        code = (await with_people(house, people=1, watching=False)).table.code
        for _ in range(3):
            clock.time += HOUR
            await house.expire()
        clock.wrong = jump
        for _ in range(20):
            await house_after.open_table("Somebody", None)  # they play on while it is wrong
            await house_after.expire()
            clock.time += HOUR
        clock.wrong = 0
        await house_after.expire()
        assert await house_after.find(code) is not None


async def test_what_is_old_goes_all_the_same(tmp_path: Path) -> None:
    """In a house in use, soon after its time; in one that was closed for long, when it has been open for long."""
    async with evening(tmp_path) as (house, clock):
        old = (await with_people(house, people=1, watching=False)).table.code
        for _ in range(30):
            clock.time += DAY
            await house.open_table("Somebody", None)
            await house.expire()
        assert await house.find(old) is not None
        clock.time += 2.5 * DAY
        await house.expire()
        assert await house.find(old) is None

        clock.time += 400 * DAY
        closed = House(house.store, house.decks, clock, clock.steady)
        await closed.expire()
        left = len(await house.store.heads([*house.live]))
        assert left > 20, "nobody has seen that year pass"
        for _ in range(31):
            clock.time += DAY
            await closed.expire()
        assert await house.store.heads([*house.live]) == {}


def test_how_late_it_surely_is() -> None:
    clock = ExpiryClock()
    assert clock.at_least(1000, 0, None) == float("-inf"), "nothing is there to be old"
    assert clock.at_least(1010, 10, 900) == 900
    assert clock.at_least(1020, 20, 900) == 910, "time that passes counts"
    assert clock.at_least(9020, 21, 950) == 950, "and what was written counts, but no jump"
    assert clock.at_least(9030, 31, None) == 960
    assert clock.at_least(500, 32, 400) == 500, "nor is it later than the clock says"


def test_two_clocks() -> None:
    assert on_steady(at=990.0, now=1000.0, steady=50.0) == 40.0
    assert on_steady(at=4600.0, now=1000.0, steady=50.0) == 50.0, "what seems to be still to come has just been"
    steady = SteadyClock(lambda: 1_700_000_000.0)
    first = steady()
    assert 1_700_000_000.0 <= first <= steady() < 1_700_000_600.0
