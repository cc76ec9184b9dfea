"""Several servers on one PostgreSQL serve the same table at once."""

import asyncio
from pathlib import Path
from random import Random

from halfsaid.store import Resync, StoredEntry
from halfsaid.tables import LiveTable
from support.players import Player, all_up_to_date, join, open_table, play_to_the_end, visitor
from support.postgres import fresh_database, shared_server
from support.servers import Running, running

CUT_ALL_CONNECTIONS = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'
"""


async def table_across(first: Running, second: Running) -> list[Player]:
    """Two people on one server, two on the other, at one table."""
    async with visitor(first.url) as here, visitor(second.url) as there:
        ada = await open_table(here, "Ada")
        ben = await join(there, ada.code, "Ben")
        cleo = await join(here, ada.code, "Cleo")
        dan = await join(there, ada.code, "Dan")
    people = [ada, ben, cleo, dan]
    for player in people:
        await player.connect()
    for player in people:
        await player.until(lambda each: sum(seat["present"] for seat in each.room.get("seats", ())) == 4)
    return people


async def hang_up(people: list[Player]) -> None:
    for player in people:
        await player.disconnect()


def living_at(server: Running, player: Player) -> LiveTable:
    return server.server.house.live[player.code]


def test_a_game_is_played_across_two_servers(tmp_path: Path) -> None:
    async def evening() -> None:
        where = fresh_database()
        async with running(tmp_path / "a", where) as first, running(tmp_path / "b", where) as second:
            people = await table_across(first, second)
            await people[0].do("configure", options={"target": 8})
            await people[0].do("say", text="Everybody here?")
            await people[0].do("start")
            for player in people:
                await player.until(lambda each: each.room["stage"] == "playing" and each.talk)
            await play_to_the_end(people, Random(3))
            assert living_at(first, people[0]).table == living_at(second, people[0]).table
            await hang_up(people)

    asyncio.run(evening())


def test_lost_notices_and_dropped_connections_heal(tmp_path: Path) -> None:
    async def evening() -> None:
        where = fresh_database()
        async with running(tmp_path / "a", where) as first, running(tmp_path / "b", where) as second:
            people = await table_across(first, second)
            hear, deaf = second.server.house.hear, list[object]()
            second.server.house.store.listen(deaf.append)
            await people[0].do("rename", name="Adele")
            assert people[1].room["seats"][0]["name"] == "Ada"
            second.server.house.store.listen(hear)
            await second.server.house.sweep()
            await people[1].until(lambda each: each.room["seats"][0]["name"] == "Adele")

            shared_server().execute(CUT_ALL_CONNECTIONS)
            await people[0].do("rename", name="Adeline")
            await people[1].until(lambda each: each.room["seats"][0]["name"] == "Adeline")
            await hang_up(people)

    asyncio.run(evening())


def test_a_key_and_a_link_open_every_server_at_once(tmp_path: Path) -> None:
    """Even one that has not heard of them: nobody is told to forget a key that is good."""

    async def evening() -> None:
        where = fresh_database()
        async with running(tmp_path / "a", where) as first, running(tmp_path / "b", where) as second:
            people = await table_across(first, second)
            second.server.house.store.listen(list[object]().append)
            async with visitor(first.url) as here, visitor(second.url) as there:
                eva = await join(here, people[0].code, "Eva")
                key = {"authorization": f"Bearer {eva.key}"}
                held = await there.get(f"/api/tables/{eva.code}/seat", headers=key)
                assert (held.status_code, held.json()["name"]) == (200, "Eva")
                finn = await join(here, people[0].code, "Finn")
                finn.url = second.url
                await finn.connect()
                await finn.until(lambda each: each.you)
                offered = await here.post(f"/api/tables/{eva.code}/offers", json={}, headers=key)
                taken = await there.post(f"/api/tables/{eva.code}/takeovers", json=offered.json())
                assert taken.status_code == 201
            await hang_up([*people, finn])

    asyncio.run(evening())


def test_a_timer_fires_once_not_once_a_server(tmp_path: Path) -> None:
    async def evening() -> None:
        where = fresh_database()
        async with running(tmp_path / "a", where) as first, running(tmp_path / "b", where) as second:
            people = await table_across(first, second)
            await people[0].do("configure", timers={"clue": 5, "hand_in": 5, "vote": 5, "absent": None})
            await people[0].do("start")
            await all_up_to_date(people)
            now = first.server.house.now
            for server in (first, second):
                server.server.house.now = lambda: now() + 6
                living_at(server, people[0]).attend()
            for player in people:
                await player.until(lambda each: each.game and each.game["phase"] != "clue")
            stored: list[StoredEntry] = await first.server.house.store.read(people[0].code)
            clues = [entry for entry in stored if b'"give_clue"' in entry.data]
            assert len(clues) == 1
            await hang_up(people)

    asyncio.run(evening())


def test_a_seat_that_moves_ends_on_the_other_server_too(tmp_path: Path) -> None:
    async def evening() -> None:
        where = fresh_database()
        async with running(tmp_path / "a", where) as first, running(tmp_path / "b", where) as second:
            people = await table_across(first, second)
            assert "seq" in await people[0].do("kick", seat=1)
            await people[1].until(lambda each: each.bye)
            assert people[1].bye is not None
            assert people[1].bye["code"] == "seat_ended"
            second.server.house.hear(Resync())
            await hang_up(people)

    asyncio.run(evening())
