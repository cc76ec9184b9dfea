"""A table's log: every act once, in one order, checked against the newest state, however many servers write."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from halfsaid.rules import Refusal
from halfsaid.store import open_store
from halfsaid.tables import House, LiveTable
from halfsaid.tables.acts import ChoosePassword, Configure, Leave, PassHost, Rename, Say, Start
from halfsaid.tables.keys import hash_key
from support.games import game_of
from support.tables import ADA, BEN, DAN, ask, evening, found, unheard, with_people


async def test_a_resend_is_answered_and_not_done_twice_even_after_a_restart(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, _):
        live = await with_people(house, people=2)
        seq = await ask(live, BEN, Say("once"), "same id")
        assert await ask(live, BEN, Say("once"), "same id") == seq
        other = await ask(live, ADA, Say("another seat's id is another id"), "same id")
        assert other == seq + 1
        house.forget(live)
        again = await found(house, live)
        assert again is not live
        assert await ask(again, BEN, Say("once"), "same id") == seq
        assert [said.text for said in again.table.talk] == ["once", "another seat's id is another id"]


async def test_two_houses_on_one_log_never_write_the_same_number(tmp_path: Path) -> None:
    """Two processes, as far as the log can tell: the slower one reads on and tries again."""

    async with evening(tmp_path) as (house, clock):
        here = await with_people(house, people=2)
        store = await open_store(str(tmp_path / "halfsaid.db"))
        there = await found(House(store, house.decks, clock), here)
        asks = [
            ask(live, seat, Rename(f"Name {number}"), f"{number}")
            for number in range(20)
            for live, seat in ((here, ADA), (there, BEN))
        ]
        answers = await asyncio.gather(*asks, return_exceptions=True)
        done = [answer for answer in answers if isinstance(answer, int)]
        assert len(set(done)) == len(done)
        await here.catch_up()
        await there.catch_up()
        assert here.table == there.table
        await store.close()


async def test_no_is_said_of_the_newest_state_only(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, _):
        here = await with_people(house, people=2)
        there = await unheard(house, here)
        seat, key = await here.sit("Cleo", None, None)
        place = await there.holder(hash_key(key))
        assert place is not None
        assert place.id == seat
        assert await there.holder(hash_key("another key")) is None
        token = await here.offer(hash_key(key))
        assert (await there.take(token, None))[0] == seat
        await there.catch_up()
        await ask(here, ADA, PassHost(BEN), "pass")
        await ask(there, BEN, ChoosePassword("open"), "the new host is on the other server")
        await here.catch_up()
        await ask(here, BEN, ChoosePassword("sesame"), "another")
        await there.sit("Dan", None, "sesame")
        with pytest.raises(Refusal, match="password"):
            await there.sit("Eva", None, "open")


async def test_who_came_before_the_password_was_known_everywhere_is_kept_out_too(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, _):
        here = await with_people(house, people=1)
        there = await unheard(house, here)
        await ask(here, ADA, ChoosePassword("sesame"), "1")
        with pytest.raises(Refusal, match="password"):
            await there.sit("Ben", None, None)


SOMEBODY: dict[str, Callable[[LiveTable], Awaitable[object]]] = {
    "sits down": lambda live: live.sit("Late", None, None),
    "leaves": lambda live: ask(live, DAN, Leave(), "leave"),
    "chooses": lambda live: ask(live, ADA, Configure(edition="odyssey"), "choose"),
}


@pytest.mark.parametrize("does", SOMEBODY.values(), ids=SOMEBODY)
@pytest.mark.parametrize("servers", [1, 2])
async def test_cards_are_dealt_for_those_who_are_there(
    tmp_path: Path, does: Callable[[LiveTable], Awaitable[object]], servers: int
) -> None:
    """Whatever somebody does in the moment in which the host begins, here or on another server."""

    async with evening(tmp_path) as (house, _):
        here = await with_people(house, people=4)
        there = here if servers == 1 else await unheard(house, here)
        await asyncio.gather(does(there), ask(here, ADA, Start(), "start"), return_exceptions=True)
        house.forget(here)
        again = await found(house, here)
        table, game = again.table, game_of(again.table)
        assert (game.players, game.edition.name) == (len(table.places), table.edition)
        again.watch()
