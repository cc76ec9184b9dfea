"""What is due at a table is done by itself: bots move, the missing and the late are played for."""

import asyncio
from pathlib import Path

import pytest

from evenings import (
    ADA,
    BEN,
    CLEO,
    DAN,
    ask,
    clue_of,
    evening,
    hold_back,
    played_by_bots,
    settle,
    with_people,
)
from halfsaid.rules import CastVotes, HandIn
from halfsaid.tables.acts import AddBot, Configure, Play, Start, Timers
from halfsaid.tables.deeds import HOST_AWAY_SECONDS
from tables import game_of


async def test_bots_play_whole_games(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, _):
        living = await played_by_bots(house, target=6)
        assert living.table.stage == "over"
        assert (await living.record()).winners == game_of(living.table).winners


async def test_bots_think_for_a_while_unless_asked_to_hurry(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, clock):
        living = await with_people(house, people=2, bots=2)
        await ask(living, ADA, Start(), "1")
        await settle(living)
        assert game_of(living.table).phase == "clue"
        clock.time += 40
        await settle(living)
        assert game_of(living.table).phase == "hand_in"
        assert game_of(living.table).storyteller in (2, 3)


async def test_bots_added_while_everyone_looks_play_too(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, clock):
        living = await with_people(house, people=1)
        for number in range(2):
            await ask(living, ADA, AddBot(f"Bot {number}"), f"{number}")
        await ask(living, ADA, Start(), "start")
        await ask(living, ADA, clue_of(living.table), "clue")
        clock.time += 10
        await settle(living)
        assert game_of(living.table).phase == "vote"


async def test_who_joined_and_never_came_is_played_for(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, clock):
        living = await with_people(house, people=1)
        for name in ("Ben", "Cleo"):
            await living.sit(name, None, None)
        await ask(living, ADA, Start(), "start")
        await ask(living, ADA, clue_of(living.table), "clue")
        clock.time += 91
        await settle(living)
        assert game_of(living.table).turn == 2, "the absent hand in, vote, and tell in their turn"
        assert [place.played_by_bot for place in living.table.places] == [None, "absent", "absent"]


async def test_when_time_is_up_a_bot_plays_and_it_shows(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, clock):
        living = await with_people(house, people=3)
        await ask(living, ADA, Configure(timers=Timers(clue=60, hand_in=30, vote=30)), "1")
        await ask(living, ADA, Start(), "2")
        clock.time += 59
        await settle(living)
        assert game_of(living.table).phase == "clue"
        clock.time += 1
        await settle(living)
        assert game_of(living.table).phase == "hand_in"
        assert [place.played_by_bot for place in living.table.places].count("time") == 1
        clock.time += 30
        await settle(living)
        assert game_of(living.table).phase == "vote"
        assert all(place.played_by_bot == "time" for place in living.table.places)


async def test_an_absent_player_never_freezes_a_table(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, clock):
        living = await with_people(house, people=3)
        await ask(living, ADA, Start(), "1")
        living.unwatch(next(watcher for watcher in living.watchers if watcher.seat == CLEO))
        await ask(living, ADA, clue_of(living.table), "2")
        clock.time += 89
        await settle(living)
        assert not game_of(living.table).handed_in[2]
        clock.time += 1
        await settle(living)
        assert game_of(living.table).handed_in[2]
        assert living.table.place(CLEO).played_by_bot == "absent"


async def test_a_person_is_never_overruled_by_the_bot_that_steps_in_for_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path) as (house, clock):
        living = await with_people(house, people=4)
        await ask(living, ADA, Configure(timers=Timers(vote=30)), "1")
        await ask(living, ADA, Start(), "2")
        await ask(living, ADA, clue_of(living.table), "3")
        for number, seat in ((1, BEN), (2, CLEO), (3, DAN)):
            await ask(living, seat, Play(HandIn(number, game_of(living.table).hands[number][:1])), "in")
        slot = game_of(living.table).board.index(game_of(living.table).handed_in[2][0]) + 1
        may_write = hold_back(house, monkeypatch)
        voting = asyncio.create_task(ask(living, BEN, Play(CastVotes(1, (slot,))), "at the last moment"))
        clock.time += 30
        living.attend()
        thoughts = living._thoughts._tasks
        while thoughts.keys() != {CLEO, DAN}:  # until the bot for the first seat has thought and waits to move
            await asyncio.sleep(0.001)
        may_write.set()
        await voting
        await settle(living)
        last = game_of(living.table).last
        assert last is not None
        assert last.reveal.votes[1] == (slot,)
        assert [place.played_by_bot for place in living.table.places] == [None, None, "time", "time"]


async def test_a_table_nobody_looks_at_waits(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, clock):
        living = await with_people(house, people=1, bots=3)
        await ask(living, ADA, Start(), "1")
        for watcher in list(living.watchers):
            living.unwatch(watcher)
        before = living.table.seq
        clock.time += 10_000
        await settle(living)
        assert living.table.seq == before


async def test_the_host_who_vanishes_passes_the_role_on(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, clock):
        living = await with_people(house, people=3)
        living.unwatch(next(watcher for watcher in living.watchers if watcher.seat == ADA))
        clock.time += HOST_AWAY_SECONDS - 1
        await settle(living)
        assert living.table.host == ADA
        clock.time += 1
        await settle(living)
        assert living.table.host == BEN
