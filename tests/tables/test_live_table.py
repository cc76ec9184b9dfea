"""A live table: who comes in, who is sent away, and what everyone who looks is told."""

from itertools import product
from pathlib import Path

import msgspec
import pytest
from msgspec import UNSET

from halfsaid.rules import Refusal
from halfsaid.tables import wire
from halfsaid.tables.acts import ChoosePassword, Kick, Rename, Say, SeatId, Start
from halfsaid.tables.broadcast import EncodedState
from halfsaid.tables.keys import hash_key
from halfsaid.tables.wire import Done, Update, YourGuess
from support.tables import ADA, BEN, CLEO, ask, evening, heard, with_people


async def test_a_password_keeps_people_out(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, _):
        live = await with_people(house, people=1)
        await ask(live, ADA, ChoosePassword("sésame"), "1")
        assert "sésame" not in str(await house.store.read(live.table.code))
        for wrong in (None, "", "Sésame"):
            with pytest.raises(Refusal, match="password"):
                await live.sit("Ben", None, wrong)
        assert (await live.sit("Ben", None, "sésame"))[0] == BEN
        with pytest.raises(Refusal):
            await ask(live, ADA, ChoosePassword(""), "2")
        await ask(live, ADA, ChoosePassword(None), "3")
        assert (await live.sit("Cleo", None, None))[0] == CLEO


async def test_a_seat_moves_to_another_device_and_the_old_one_is_told(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, _):
        live, host, key = await house.open_table("Ada", None)
        first_tab, second_tab = live.watch(hash_key(key)), live.watch(hash_key(key))
        token = await live.offer(hash_key(key))
        seat, new = await live.take(token, None)
        assert (seat, await live.holder(hash_key(new))) == (host, live.table.places[0])
        assert await live.holder(hash_key(key)) is None
        for tab in (first_tab, second_tab):
            assert '"seat_ended"' in (await heard(tab)).splitlines()[-1]


async def test_a_kicked_player_is_told_and_shut_out(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, _):
        live = await with_people(house, people=2)
        watcher = next(watcher for watcher in live.watchers if watcher.seat == BEN)
        await ask(live, ADA, Kick(BEN), "1")
        assert '"seat_ended"' in (await heard(watcher)).splitlines()[-1]
        assert watcher.key is not None
        with pytest.raises(Refusal):
            await live.ask(watcher.key, Say("but"), "1")


async def test_talk_is_limited(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, clock):
        live = await with_people(house, people=1)
        for number in range(6):
            await ask(live, ADA, Say("hey"), f"{number}")
        with pytest.raises(Refusal, match="Slowly"):
            await ask(live, ADA, Say("hey"), "too fast")
        clock.time += 2
        await ask(live, ADA, Say("hey"), "slower")


async def test_a_slow_watcher_skips_states_and_misses_no_answer(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, _):
        live = await with_people(house, people=1, watching=False)
        slow = live.watch()
        for number in range(30):
            await ask(live, ADA, Rename(f"Ada {number}"), f"{number}")
        frames = [await slow.next_frame(), await slow.next_frame()]
        assert '"welcome"' in str(frames[0])
        assert "Ada 29" in str(frames[1])
        for number in range(100):
            await ask(live, ADA, Rename(f"Eva {number}"), f"e{number}")
            slow.tell(Done("x", number))
        assert '"code":"slow"' in (await heard(slow)).splitlines()[-1]


async def test_an_update_made_of_encoded_parts_is_the_update_encoded(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, _):
        live = await with_people(house, people=3)
        await ask(live, ADA, Start(), "1")
        room, game = wire.room(live.table, wire.Looking()), wire.game(live.table)
        you, guess = wire.you(live.table, ADA), YourGuess(SeatId(9), None)
        encode = msgspec.json.encode
        for with_room, with_game in product((False, True), repeat=2):
            parts = room if with_room else UNSET, game if with_game else UNSET
            state = EncodedState(12, encode(room), encode(game))
            assert state.frame(with_room, with_game, None) == encode(Update(12, *parts))
            assert state.frame(with_room, with_game, encode(you)) == encode(Update(12, *parts, you))
            assert state.frame(with_room, with_game, encode(guess), is_guest=True) == encode(
                Update(12, *parts, None, guess)
            )
