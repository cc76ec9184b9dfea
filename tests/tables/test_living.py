"""Living tables on a real store, with a clock that tests turn."""

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from decks_at_hand import plain_deck
from halfsaid.bots import Known, Minds
from halfsaid.rules import CastVotes, Clue, GiveClue, HandIn, Refusal
from halfsaid.store import Gone, open_store
from halfsaid.tables import House, LivingTable, archive
from halfsaid.tables.acts import (
    AddBot,
    AgreeToStop,
    ChoosePassword,
    Configure,
    HandToBot,
    Kick,
    Leave,
    PassHost,
    Play,
    Rematch,
    Rename,
    Say,
    Start,
    Timers,
)
from halfsaid.tables.album import album, game_record
from halfsaid.tables.deeds import HOST_AWAY_SECONDS
from halfsaid.tables.sights import Done
from tables import game_of


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
    """Let the house do all that is due now, and bots think to the end."""
    living.attend()
    while at_work := {task for task in tasks_of(living) if not task.done()}:
        await asyncio.wait(at_work)


def tasks_of(living: LivingTable) -> Iterator[asyncio.Task[Any]]:  # Any: what they come to is not asked
    yield from living._thoughts._tasks.values()
    if living._attending is not None:
        yield living._attending


def test_bots_play_whole_games_and_say_nothing_secret(tmp_path: Path) -> None:
    async def story(house: House, clock: Clock) -> None:
        living = await with_people(house, people=1, bots=3)
        await living.ask(0, Configure(hurry=True, options={"target": 6}), "1")
        await living.ask(0, HandToBot(0), "2")
        await living.ask(0, Start(), "3")
        await settle(living)
        assert living.table.stage == "over"
        assert living.table.game is not None
        assert (await living.record()).winners == living.table.game.winners

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
        await settle(awake)
        assert awake.table.game is not None
        assert awake.table.game.phase == "hand_in"

    evening(tmp_path, story)


def test_a_table_that_cannot_be_read_keeps_no_other_one_waiting(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(house: House, clock: Clock) -> None:
        broken = await with_people(house, people=3, watching=False)
        living = await with_people(house, people=3, watching=False)
        await living.ask(0, Configure(timers=Timers(clue=60)), "1")
        await living.ask(0, Start(), "2")
        await house.store.append(broken.table.code, broken.table.seq + 1, b"nonsense", clock.time, clock.time)
        clock.time += 1000
        await house._sweep()
        house.living.clear()
        await house._wake_due()
        assert list(house.living) == [living.table.code]
        await settle(house.living[living.table.code])
        assert phase_of(house.living[living.table.code]) == "hand_in"

    evening(tmp_path, story)
    assert "something that the house does for a table failed" in caplog.text


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
        assert (seat, await living.holder(key), await living.holder(new)) == (host, None, living.table.places[0])
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


SOMEBODY: dict[str, Callable[[LivingTable], Awaitable[object]]] = {
    "sits down": lambda living: living.sit("Late", None, None),
    "leaves": lambda living: living.ask(3, Leave(), "leave"),
    "chooses": lambda living: living.ask(0, Configure(edition="odyssey"), "choose"),
}


@pytest.mark.parametrize("does", SOMEBODY.values(), ids=SOMEBODY)
@pytest.mark.parametrize("servers", [1, 2])
def test_cards_are_dealt_for_those_who_are_there(
    tmp_path: Path, does: Callable[[LivingTable], Awaitable[object]], servers: int
) -> None:
    """Whatever somebody does in the moment in which the host begins, here or on another server."""

    async def story(house: House, clock: Clock) -> None:
        here = await with_people(house, people=4)
        there = here if servers == 1 else await House(house.store, house.decks, clock).find(here.table.code)
        assert there is not None
        await asyncio.gather(does(there), here.ask(0, Start(), "start"), return_exceptions=True)
        house.forget(here)
        again = await house.find(here.table.code)
        assert again is not None
        table, game = again.table, again.table.game
        assert game is not None
        assert (game.players, game.edition.name) == (len(table.places), table.edition)
        again.watch(None, None)

    evening(tmp_path, story)


async def unheard(house: House, living: LivingTable) -> LivingTable:
    """The same table on another server, which hears nothing of what happens here."""
    found = await House(house.store, house.decks, house.now).find(living.table.code)
    assert found is not None
    return found


def test_no_is_said_of_the_newest_state_only(tmp_path: Path) -> None:
    async def story(house: House, clock: Clock) -> None:
        here = await with_people(house, people=2)
        there = await unheard(house, here)
        seat, key = await here.sit("Cleo", None, None)
        place = await there.holder(key)
        assert place is not None
        assert place.id == seat
        assert await there.holder("another key") is None
        token = await here.offer(0, 0)
        assert (await there.take(token, None))[0] == 0
        await there.catch_up()
        await here.ask(0, PassHost(1), "pass")
        await there.ask(1, ChoosePassword("open"), "the new host is on the other server")
        await here.catch_up()
        await here.ask(1, ChoosePassword("sesame"), "another")
        await there.sit("Dan", None, "sesame")
        with pytest.raises(Refusal, match="password"):
            await there.sit("Eva", None, "open")

    evening(tmp_path, story)


def test_who_came_before_the_password_was_known_everywhere_is_kept_out_too(tmp_path: Path) -> None:
    async def story(house: House, clock: Clock) -> None:
        here = await with_people(house, people=1)
        there = await unheard(house, here)
        await here.ask(0, ChoosePassword("sesame"), "1")
        with pytest.raises(Refusal, match="password"):
            await there.sit("Ben", None, None)

    evening(tmp_path, story)


def test_a_person_is_never_overruled_by_the_bot_that_steps_in_for_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(house: House, clock: Clock) -> None:
        living = await with_people(house, people=4)
        await living.ask(0, Configure(timers=Timers(vote=30)), "1")
        await living.ask(0, Start(), "2")
        await living.ask(0, _clue(living), "3")
        for seat in (1, 2, 3):
            await living.ask(seat, Play(HandIn(seat, game_of(living.table).hands[seat][:1])), "in")
        slot = game_of(living.table).board.index(game_of(living.table).handed_in[2][0]) + 1
        append, is_stored = house.store.append, asyncio.Event()

        async def slowly(*given: Any) -> None:
            await is_stored.wait()
            await append(*given)

        monkeypatch.setattr(house.store, "append", slowly)
        voting = asyncio.create_task(living.ask(1, Play(CastVotes(1, (slot,))), "at the last moment"))
        clock.time += 30
        living.attend()
        thoughts = living._thoughts._tasks
        while thoughts.keys() != {2, 3}:  # until the bot for the first seat has thought and waits to move
            await asyncio.sleep(0.001)
        is_stored.set()
        await voting
        await settle(living)
        last = game_of(living.table).last
        assert last is not None
        assert last.open.votes[1] == (slot,)
        assert [place.played_by_bot for place in living.table.places] == [None, None, "time", "time"]

    evening(tmp_path, story)


def test_a_table_that_rests_begins_nothing_more(tmp_path: Path) -> None:
    async def story(house: House, clock: Clock) -> None:
        living = await with_people(house, people=1, bots=3)
        await living.ask(0, Start(), "1")
        living.rest()
        house.forget(living)
        await living.ask(0, Say("a word that was under way"), "2")
        assert living._alarm is not None
        assert living._alarm.cancelled()
        assert list(living._thoughts._tasks) == []
        again = await house.find(living.table.code)
        assert again is not None
        living.go()
        assert house.living == {again.table.code: again}, "only itself is forgotten"

    evening(tmp_path, story)


def test_what_was_found_is_not_let_go_under_its_finders_hands(tmp_path: Path) -> None:
    async def story(house: House, clock: Clock) -> None:
        living = await with_people(house, people=1, watching=False)
        clock.time += 1000
        assert await house.find(living.table.code) is living
        await house._sweep()
        assert house.living[living.table.code] is living
        clock.time += 1000
        writing = asyncio.create_task(living.ask(0, Say("long"), "1"))
        while not living.is_busy:
            await asyncio.sleep(0)
        await house._sweep()
        assert house.living[living.table.code] is living
        await writing

    evening(tmp_path, story)


def test_who_gives_up_looking_for_a_table_leaves_nothing_behind(tmp_path: Path) -> None:
    async def story(house: House, clock: Clock) -> None:
        first = await with_people(house, people=1, watching=False)
        code = first.table.code
        house.forget(first)
        impatient = asyncio.create_task(house.find(code))
        await asyncio.sleep(0)
        impatient.cancel()
        while code not in house.living:
            await asyncio.sleep(0.001)
        old = house.living[code]
        house.forget(old)
        await first.ask(0, Rename("Adele"), "1")
        again = await house.find(code)
        assert again is not None
        assert again is not old
        assert again.table.places[0].name == "Adele"

    evening(tmp_path, story)


def test_a_game_that_is_over_wakes_nobody(tmp_path: Path) -> None:
    async def story(house: House, clock: Clock) -> None:
        living = await with_people(house, people=3, watching=False)
        await living.ask(0, Configure(timers=Timers(clue=60)), "1")
        await living.ask(0, Start(), "2")
        assert await house.store.due(clock.time + 100) == [living.table.code]
        for seat in (0, 1):
            await living.ask(seat, AgreeToStop(True), "stop")
        there = await unheard(house, living)
        await there.ask(2, AgreeToStop(True), "the first thing that is done on that server")
        assert there.table.stage == "over"
        assert await house.store.due(clock.time + 100) == []

    evening(tmp_path, story)


def test_the_house_is_kept_whatever_becomes_of_the_bots(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    class Unlettered(Minds):
        async def prepare(self, cards: Iterable[Known]) -> None:
            raise ValueError("half a file")

    async def tell() -> None:
        async with asyncio.timeout(20), open_house(tmp_path, Clock()) as house:
            house.minds = Unlettered()
            keeping = asyncio.create_task(house.run())
            while "could not read ahead" not in caplog.text:
                await asyncio.sleep(0.01)
            assert not keeping.done()
            keeping.cancel()
            await asyncio.wait([keeping])

    asyncio.run(tell())


def test_the_whole_log_is_folded_beside_the_loop_and_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []

    def noting(fold: Callable[..., Any]) -> Callable[..., Any]:
        def noted(*given: Any, **named: Any) -> Any:
            threads.append(f"{fold.__name__} {threading.current_thread() is threading.main_thread()}")
            return fold(*given, **named)

        return noted

    monkeypatch.setattr(archive, "album", noting(album))
    monkeypatch.setattr(archive, "game_record", noting(game_record))

    async def story(house: House, clock: Clock) -> None:
        living = await with_people(house, people=1, bots=3)
        await living.ask(0, Configure(hurry=True, options={"target": 3}), "1")
        await living.ask(0, HandToBot(0), "2")
        await living.ask(0, Start(), "3")
        await settle(living)
        await living.record()
        first, _ = await asyncio.gather(living.album(), living.album())
        await living.ask(0, Say("What an evening!"), "4")
        assert await living.album() is first
        await living.ask(0, Rematch(), "5")
        assert await living.album() == first

    evening(tmp_path, story)
    assert threads == ["game_record False", "album False", "album False"]


def _clue(living: LivingTable) -> Play:
    game = living.table.game
    assert game is not None
    return Play(GiveClue(0, Clue("text", "half said"), game.hands[0][0]))
