"""Living tables on a real store, with a clock that tests turn."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from decks_at_hand import plain_deck
from halfsaid.rules import Clue, GiveClue, Refusal
from halfsaid.store import Gone, open_store
from halfsaid.tables import House, LivingTable
from halfsaid.tables.acts import (
    AddBot,
    ChoosePassword,
    Configure,
    HandToBot,
    Kick,
    Play,
    Rename,
    Say,
    Start,
    Timers,
)
from halfsaid.tables.living import HOST_AWAY_SECONDS
from halfsaid.tables.sights import Done


class Clock:
    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


@asynccontextmanager
async def open_house(folder: Path, clock: Clock) -> AsyncIterator[House]:
    decks = folder / "decks"
    deck = plain_deck(decks) if not decks.exists() else None
    store = await open_store(str(folder / "halfsaid.db"))
    house = House(store, {"plain": deck} if deck else {}, clock)
    try:
        yield house
    finally:
        house.close()
        await store.close()


def evening(folder: Path, story: Callable[[House, Clock], Awaitable[None]]) -> None:
    async def tell() -> None:
        clock = Clock()
        async with open_house(folder, clock) as house:
            await story(house, clock)

    asyncio.run(tell())


async def with_people(house: House, people: int, bots: int = 0, watching: bool = True) -> LivingTable:
    living, host, key = await house.open_table("Ada", None)
    keys = {host: key}
    for number in range(1, people):
        seat, key = await living.sit(f"Guest {number}", None, None)
        keys[seat] = key
    for number in range(bots):
        await living.ask(host, AddBot(f"Bot {number}"), f"bot {number}")
    if watching:
        for seat, key in keys.items():
            living.watch(seat, key)
    return living


def phase_of(living: LivingTable) -> str:
    assert living.table.game is not None
    return living.table.game.phase


async def settle(living: LivingTable) -> None:
    """Let the house do all that is due now."""
    living.attend()
    assert living._attending is not None
    await living._attending


def test_bots_play_whole_games_and_say_nothing_secret(tmp_path: Path) -> None:
    async def story(house: House, clock: Clock) -> None:
        living = await with_people(house, people=1, bots=3)
        await living.ask(0, Configure(hurry=True, options={"target": 6}), "1")
        await living.ask(0, HandToBot(0), "2")
        await living.ask(0, Start(), "3")
        await settle(living)
        assert living.table.stage == "over"
        assert (await living.record()).winners == living.table.game.winners  # type: ignore[union-attr]

    evening(tmp_path, story)


def test_bots_think_for_a_while_unless_asked_to_hurry(tmp_path: Path) -> None:
    async def story(house: House, clock: Clock) -> None:
        living = await with_people(house, people=2, bots=2)
        await living.ask(0, Start(), "1")
        await settle(living)
        assert phase_of(living) == "clue"
        clock.time += 40
        await settle(living)
        assert phase_of(living) == "hand_in"
        assert living.table.game is not None
        assert living.table.game.storyteller in (2, 3)

    evening(tmp_path, story)


def test_bots_added_while_everyone_looks_play_too(tmp_path: Path) -> None:
    async def story(house: House, clock: Clock) -> None:
        living, host, key = await house.open_table("Ada", None)
        living.watch(host, key)
        for number in range(2):
            await living.ask(host, AddBot(f"Bot {number}"), f"{number}")
        await living.ask(host, Start(), "start")
        await living.ask(host, _clue(living), "clue")
        clock.time += 10
        await settle(living)
        assert phase_of(living) == "vote"

    evening(tmp_path, story)


def test_who_joined_and_never_came_is_played_for(tmp_path: Path) -> None:
    async def story(house: House, clock: Clock) -> None:
        living, host, key = await house.open_table("Ada", None)
        living.watch(host, key)
        for name in ("Ben", "Cleo"):
            await living.sit(name, None, None)
        await living.ask(host, Start(), "start")
        await living.ask(host, _clue(living), "clue")
        clock.time += 91
        await settle(living)
        assert living.table.game is not None
        assert living.table.game.turn == 2, "the absent hand in, vote, and tell in their turn"
        assert [place.played_by_bot for place in living.table.places] == [None, "absent", "absent"]

    evening(tmp_path, story)


def test_when_time_is_up_a_bot_plays_and_it_shows(tmp_path: Path) -> None:
    async def story(house: House, clock: Clock) -> None:
        living = await with_people(house, people=3)
        await living.ask(0, Configure(timers=Timers(clue=60, hand_in=30, vote=30)), "1")
        await living.ask(0, Start(), "2")
        clock.time += 59
        await settle(living)
        assert phase_of(living) == "clue"
        clock.time += 1
        await settle(living)
        assert phase_of(living) == "hand_in"
        assert living.table.game is not None
        teller = living.table.places[living.table.game.storyteller or 0]
        assert teller.played_by_bot == "time"
        clock.time += 30
        await settle(living)
        assert phase_of(living) == "vote"
        assert all(place.played_by_bot == "time" for place in living.table.places)

    evening(tmp_path, story)


def test_an_absent_player_never_freezes_a_table(tmp_path: Path) -> None:
    async def story(house: House, clock: Clock) -> None:
        living = await with_people(house, people=3)
        await living.ask(0, Start(), "1")
        gone = next(watcher for watcher in living.watchers if watcher.seat == 2)
        living.unwatch(gone)
        game = living.table.game
        assert game is not None
        await living.ask(0, _clue(living), "2")
        clock.time += 89
        await settle(living)
        assert living.table.game is not None
        assert not living.table.game.handed_in[2]
        clock.time += 1
        await settle(living)
        assert living.table.game.handed_in[2]
        assert living.table.places[2].played_by_bot == "absent"

    evening(tmp_path, story)


def test_a_table_nobody_looks_at_waits(tmp_path: Path) -> None:
    async def story(house: House, clock: Clock) -> None:
        living = await with_people(house, people=1, bots=3)
        await living.ask(0, Start(), "1")
        for watcher in list(living.watchers):
            living.unwatch(watcher)
        before = living.table.seq
        clock.time += 10_000
        await settle(living)
        assert living.table.seq == before

    evening(tmp_path, story)


def test_the_host_who_vanishes_passes_the_role_on(tmp_path: Path) -> None:
    async def story(house: House, clock: Clock) -> None:
        living = await with_people(house, people=3)
        living.unwatch(next(watcher for watcher in living.watchers if watcher.seat == 0))
        clock.time += HOST_AWAY_SECONDS - 1
        await settle(living)
        assert living.table.host == 0
        clock.time += 1
        await settle(living)
        assert living.table.host == 1

    evening(tmp_path, story)


def test_a_resend_is_answered_and_not_done_twice_even_after_a_restart(tmp_path: Path) -> None:
    async def story(house: House, clock: Clock) -> None:
        living = await with_people(house, people=2)
        seq = await living.ask(1, Say("once"), "same id")
        assert await living.ask(1, Say("once"), "same id") == seq
        other = await living.ask(0, Say("another seat's id is another id"), "same id")
        assert other == seq + 1
        house.forget(living)
        again = await house.find(living.table.code)
        assert again is not None
        assert again is not living
        assert await again.ask(1, Say("once"), "same id") == seq
        assert [said.text for said in again.table.talk] == ["once", "another seat's id is another id"]

    evening(tmp_path, story)


def test_two_houses_on_one_log_never_write_the_same_number(tmp_path: Path) -> None:
    """Two processes, as far as the log can tell: the slower one reads on and tries again."""

    async def story(house: House, clock: Clock) -> None:
        here = await with_people(house, people=2)
        store = await open_store(str(tmp_path / "halfsaid.db"))
        elsewhere = House(store, house.decks, clock)
        there = await elsewhere.find(here.table.code)
        assert there is not None
        asks = [
            living.ask(seat, Rename(f"Name {number}"), f"{number}")
            for number in range(20)
            for living, seat in ((here, 0), (there, 1))
        ]
        answers = await asyncio.gather(*asks, return_exceptions=True)
        done = [answer for answer in answers if isinstance(answer, int)]
        assert len(set(done)) == len(done)
        await here.catch_up()
        await there.catch_up()
        assert here.table == there.table
        await store.close()

    evening(tmp_path, story)


def test_everything_comes_back_from_the_log(tmp_path: Path) -> None:
    async def story(house: House, clock: Clock) -> None:
        living = await with_people(house, people=3, watching=False)
        await living.ask(0, Start(), "1")
        await living.ask(0, _clue(living), "2")
        clock.time += 1000
        await house._sweep()
        assert house.living == {}
        again = await house.find(living.table.code)
        assert again is not None
        assert msgspec.json.encode(again.table.game) == msgspec.json.encode(living.table.game)
        assert again.table.places == living.table.places
        assert await house.find("ZZZZZZ") is None

    evening(tmp_path, story)


def test_correspondence_play_wakes_by_itself(tmp_path: Path) -> None:
    async def story(house: House, clock: Clock) -> None:
        living = await with_people(house, people=3, watching=False)
        day = 24 * 3600
        await living.ask(0, Configure(timers=Timers(clue=2 * day, hand_in=day, vote=day, absent=None)), "1")
        await living.ask(0, Start(), "2")
        clock.time += 1000
        await house._sweep()
        assert house.living == {}
        clock.time += 2 * day
        await house._wake_due()
        awake = house.living[living.table.code]
        assert awake._attending is not None
        await awake._attending
        assert awake.table.game is not None
        assert awake.table.game.phase == "hand_in"

    evening(tmp_path, story)


def test_old_tables_are_deleted_and_say_so(tmp_path: Path) -> None:
    async def story(house: House, clock: Clock) -> None:
        living = await with_people(house, people=1)
        watcher = next(iter(living.watchers))
        clock.time += 31 * 24 * 3600
        await house._expire()
        assert await house.find(living.table.code) is None
        with pytest.raises(Gone):
            await living.ask(0, Say("anyone?"), "1")
        frames = [await watcher.next_frame() for _ in range(1)]
        assert '"code":"gone"' in str(frames)

    evening(tmp_path, story)


def test_a_password_keeps_people_out(tmp_path: Path) -> None:
    async def story(house: House, clock: Clock) -> None:
        living = await with_people(house, people=1)
        await living.ask(0, ChoosePassword("sésame"), "1")
        assert "sésame" not in str(await house.store.read(living.table.code))
        for wrong in (None, "", "Sésame"):
            with pytest.raises(Refusal, match="password"):
                await living.sit("Ben", None, wrong)
        assert (await living.sit("Ben", None, "sésame"))[0] == 1
        with pytest.raises(Refusal):
            await living.ask(0, ChoosePassword(""), "2")
        await living.ask(0, ChoosePassword(None), "3")
        assert (await living.sit("Cleo", None, None))[0] == 2

    evening(tmp_path, story)


def test_a_seat_moves_to_another_device_and_the_old_one_is_told(tmp_path: Path) -> None:
    async def story(house: House, clock: Clock) -> None:
        living, host, key = await house.open_table("Ada", None)
        first_tab, second_tab = living.watch(host, key), living.watch(host, key)
        token = await living.offer(host, host)
        seat, new = await living.take(token, None)
        assert (seat, living.holder(key), living.holder(new)) == (host, None, living.table.places[0])
        for tab in (first_tab, second_tab):
            assert '"seat_ended"' in str(await tab.next_frame())
            assert await tab.next_frame() is None

    evening(tmp_path, story)


def test_a_kicked_player_is_told_and_shut_out(tmp_path: Path) -> None:
    async def story(house: House, clock: Clock) -> None:
        living = await with_people(house, people=2)
        watcher = next(watcher for watcher in living.watchers if watcher.seat == 1)
        await living.ask(0, Kick(1), "1")
        assert '"seat_ended"' in str(await watcher.next_frame())
        with pytest.raises(Refusal):
            await living.ask(1, Say("but"), "1")

    evening(tmp_path, story)


def test_talk_is_limited(tmp_path: Path) -> None:
    async def story(house: House, clock: Clock) -> None:
        living = await with_people(house, people=1)
        for number in range(6):
            await living.ask(0, Say("hey"), f"{number}")
        with pytest.raises(Refusal, match="Slowly"):
            await living.ask(0, Say("hey"), "too fast")
        clock.time += 2
        await living.ask(0, Say("hey"), "slower")

    evening(tmp_path, story)


def test_a_slow_watcher_skips_states_and_misses_no_answer(tmp_path: Path) -> None:
    async def story(house: House, clock: Clock) -> None:
        living = await with_people(house, people=1, watching=False)
        slow = living.watch(None, None)
        for number in range(30):
            await living.ask(0, Rename(f"Ada {number}"), f"{number}")
        frames = [await slow.next_frame(), await slow.next_frame()]
        assert '"welcome"' in str(frames[0])
        assert "Ada 29" in str(frames[1])
        for number in range(100):
            await living.ask(0, Rename(f"Eva {number}"), f"e{number}")
            slow.tell(Done("x", number))
        while (frame := await slow.next_frame()) is not None:
            frames.append(frame)
        assert '"code":"slow"' in str(frames[-1])

    evening(tmp_path, story)


def _clue(living: LivingTable) -> Play:
    game = living.table.game
    assert game is not None
    return Play(GiveClue(0, Clue("text", "half said"), game.hands[0][0]))
