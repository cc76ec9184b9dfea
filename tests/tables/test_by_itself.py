"""Due work is done by itself: bots move, and play for people who are absent or late."""

import asyncio
from pathlib import Path

import pytest

from halfsaid.rules import CastVotes, HandIn
from halfsaid.tables.acts import AddBot, Configure, Play, Say, Start, Timers
from halfsaid.tables.due import HOST_AWAY_SECONDS
from support.games import game_of
from support.tables import (
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


async def test_bots_play_whole_games(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, _):
        live = await played_by_bots(house, target=6)
        assert live.table.stage == "over"
        assert (await live.record()).winners == game_of(live.table).winners


async def test_bots_begin_when_nobody_has_done_anything_for_long(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, clock):
        live = await with_people(house, people=2, bots=2)
        await ask(live, ADA, Start(), "1")
        clock.time += 100
        await settle(live)
        await ask(live, BEN, Say("I nearly have it."), "2")
        clock.time += 119
        await settle(live)
        assert game_of(live.table).phase == "clue", "who does something is only slow"
        clock.time += 1
        await settle(live)
        assert game_of(live.table).phase == "hand_in"
        assert game_of(live.table).storyteller in (2, 3)


@pytest.mark.parametrize("hurry", [False, True])
async def test_a_person_alone_with_bots_begins(tmp_path: Path, hurry: bool) -> None:
    async with evening(tmp_path) as (house, clock):
        live = await with_people(house, people=1, bots=3)
        await ask(live, ADA, Configure(hurry=hurry), "1")
        await ask(live, ADA, Start(), "2")
        clock.time += 10_000
        await settle(live)
        assert game_of(live.table).storyteller is None


async def test_bots_added_while_everyone_looks_play_too(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, clock):
        live = await with_people(house, people=1)
        for number in range(2):
            await ask(live, ADA, AddBot(f"Bot {number}"), f"{number}")
        await ask(live, ADA, Start(), "start")
        await ask(live, ADA, clue_of(live.table), "clue")
        clock.time += 10
        await settle(live)
        assert game_of(live.table).phase == "vote"


async def test_who_joined_and_never_came_is_played_for(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, clock):
        live = await with_people(house, people=1)
        for name in ("Ben", "Cleo"):
            await live.sit(name, None, None)
        await ask(live, ADA, Start(), "start")
        await ask(live, ADA, clue_of(live.table), "clue")
        clock.time += 91
        await settle(live)
        assert (game_of(live.table).turn, game_of(live.table).phase) == (2, "clue"), "the absent hand in and vote"
        assert [place.played_by_bot for place in live.table.places] == [None, "absent", "absent"]


async def test_when_time_is_up_a_bot_plays_and_it_shows(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, clock):
        live = await with_people(house, people=3)
        await ask(live, ADA, Configure(timers=Timers(clue=60, hand_in=30, vote=30)), "1")
        await ask(live, ADA, Start(), "2")
        clock.time += 59
        await settle(live)
        assert game_of(live.table).phase == "clue"
        clock.time += 1
        await settle(live)
        assert game_of(live.table).phase == "hand_in"
        assert [place.played_by_bot for place in live.table.places].count("time") == 1
        clock.time += 30
        await settle(live)
        assert game_of(live.table).phase == "vote"
        assert all(place.played_by_bot == "time" for place in live.table.places)


async def test_an_absent_player_never_freezes_a_table(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, clock):
        live = await with_people(house, people=3)
        await ask(live, ADA, Start(), "1")
        live.unwatch(next(watcher for watcher in live.watchers if watcher.seat == CLEO))
        await ask(live, ADA, clue_of(live.table), "2")
        clock.time += 89
        await settle(live)
        assert not game_of(live.table).handed_in[2]
        clock.time += 1
        await settle(live)
        assert game_of(live.table).handed_in[2]
        assert live.table.place(CLEO).played_by_bot == "absent"


async def test_a_person_is_never_overruled_by_the_bot_that_steps_in_for_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path) as (house, clock):
        live = await with_people(house, people=4)
        await ask(live, ADA, Configure(timers=Timers(vote=30)), "1")
        await ask(live, ADA, Start(), "2")
        await ask(live, ADA, clue_of(live.table), "3")
        for number, seat in ((1, BEN), (2, CLEO), (3, DAN)):
            await ask(live, seat, Play(HandIn(number, game_of(live.table).hands[number][:1])), "in")
        slot = game_of(live.table).board.index(game_of(live.table).handed_in[2][0]) + 1
        may_write = hold_back(house, monkeypatch)
        voting = asyncio.create_task(ask(live, BEN, Play(CastVotes(1, (slot,))), "at the last moment"))
        clock.time += 30
        live.attend()
        while live.autopilot.thinking != {CLEO, DAN}:  # until the bot for the first seat has thought and waits to move
            await asyncio.sleep(0.001)
        may_write.set()
        await voting
        await settle(live)
        last = game_of(live.table).last
        assert last is not None
        assert last.reveal.votes[1] == (slot,)
        assert [place.played_by_bot for place in live.table.places] == [None, None, "time", "time"]


async def test_a_table_nobody_looks_at_waits(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, clock):
        live = await with_people(house, people=1, bots=3)
        await ask(live, ADA, Start(), "1")
        for watcher in list(live.watchers):
            live.unwatch(watcher)
        before = live.table.seq
        clock.time += 10_000
        await settle(live)
        assert live.table.seq == before


async def test_the_host_who_vanishes_passes_the_role_on(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, clock):
        live = await with_people(house, people=3)
        live.unwatch(next(watcher for watcher in live.watchers if watcher.seat == ADA))
        clock.time += HOST_AWAY_SECONDS - 1
        await settle(live)
        assert live.table.host == ADA
        clock.time += 1
        await settle(live)
        assert live.table.host == BEN
