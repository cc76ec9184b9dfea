"""Time as people meet it: phones that sleep, reveals that are looked at, pauses, and hosts who are away."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from halfsaid.tables import LiveTable
from halfsaid.tables.due import HOST_AWAY_SECONDS, PRESENCE_SECONDS
from support.players import Json, Player, all_up_to_date, join_audience, part, seated, visitor
from support.postgres import fresh_database
from support.processes import first_words, halfsaid
from support.servers import Running, free_port, run, running
from support.tables import Clock, settle


@asynccontextmanager
async def turned(folder: Path, clock: Clock, database: str | None = None) -> AsyncIterator[Running]:
    """A server whose clock this test turns."""
    async with running(folder, database) as server:
        server.server.house.now, server.server.house.steady = clock, clock.steady
        yield server


def a_clock() -> Clock:
    clock = Clock()
    clock.time = time.time()
    return clock


def live_at(server: Running, player: Player) -> LiveTable:
    return server.server.house.live[player.code]


async def pass_time(server: Running, player: Player, clock: Clock, seconds: float) -> None:
    """Let this much time pass, and let the house do all that is due then."""
    clock.time += seconds
    await settle(live_at(server, player))


async def is_away(here: Player, place: int) -> None:
    await here.until(lambda each: not each.room["seats"][place]["present"])


async def play_a_turn(people: list[Player]) -> None:
    rng, turn = Random(1), people[0].game["turn"] if people[0].game else 0
    while people[0].game and people[0].game["turn"] == turn:
        for player in people:
            if player.is_awaited() and player.game and player.game["turn"] == turn:
                await player.play_one(rng)
                await all_up_to_date(people)


async def begun(server: Running, people: int = 3, **timers: int) -> list[Player]:
    async with visitor(server.url) as http:
        players = await seated(http, people)
    await players[0].do("configure", timers=timers)
    await players[0].do("start")
    for player in players:
        await player.until(lambda each: each.game)
    return players


def test_a_phone_that_slept_while_the_clue_was_sought_is_waited_for(tmp_path: Path) -> None:
    async def evening() -> None:
        clock = a_clock()
        async with turned(tmp_path, clock) as server:
            ada, ben, cleo = people = await begun(server)
            await cleo.disconnect()
            await is_away(ada, 2)
            await pass_time(server, ada, clock, 97)
            await ada.play_one(Random(1))
            await pass_time(server, ada, clock, 89)
            assert ada.game
            assert not ada.game["handed_in"][2]
            await pass_time(server, ada, clock, 1)
            await ada.until(lambda each: each.game and each.game["handed_in"][2])
            assert ada.room["seats"][2]["played_by_bot"] == "absent"
            await ben.play_one(Random(1))
            await pass_time(server, ada, clock, 1)
            await ada.until(lambda each: each.game and each.game["voted"][2])  # it keeps nobody waiting again
            await cleo.connect()
            await ada.until(lambda each: each.room["seats"][2]["played_by_bot"] is None)
            await part(people)

    asyncio.run(evening())


def test_a_storyteller_who_sleeps_tells_when_they_wake_or_the_host_lets_a_bot(tmp_path: Path) -> None:
    async def evening() -> None:
        clock = a_clock()
        async with turned(tmp_path, clock) as server:
            people = await begun(server)
            await play_a_turn(people)
            assert people[0].game
            place = people[0].game["storyteller"]
            others = [player for player in people if player.place != place]
            host = next(player for player in others if player.place == 0) if place != 0 else others[0]
            await people[place].disconnect()
            await is_away(host, place)
            await pass_time(server, host, clock, 1000)
            assert host.game
            assert host.game["phase"] == "clue"
            await host.until(lambda each: each.room["host"] == each.you_seat())
            await host.do("hand_to_bot", seat=people[0].room["seats"][place]["id"])
            await settle(live_at(server, host))
            await pass_time(server, host, clock, 10)
            await host.until(lambda each: each.game and each.game["phase"] == "hand_in")
            await part(people)

    asyncio.run(evening())


def test_the_clock_starts_when_everybody_has_seen_the_reveal(tmp_path: Path) -> None:
    async def evening() -> None:
        clock = a_clock()
        async with turned(tmp_path, clock) as server:
            people = await begun(server, clue=60)
            await play_a_turn(people)
            ada = people[0]
            clear = ada.room["clear_at"]
            assert clock.time + 10 < clear <= clock.time + 20
            assert ada.room["deadline"] == clear + 60
            assert sorted(ada.room["reading"]) == [0, 1, 2]
            await pass_time(server, ada, clock, 5)
            for player in people:
                await player.do("seen", game=1, turn=1)
            await settle(live_at(server, ada))
            await ada.until(lambda each: each.room["clear_at"] is None)
            assert ada.room["deadline"] == clock.time + 60
            assert ada.room["reading"] == []
            await part(people)

    asyncio.run(evening())


def test_a_pause_lasts_over_a_restart(tmp_path: Path) -> None:
    async def evening() -> None:
        clock = a_clock()
        async with turned(tmp_path, clock) as server:
            people = await begun(server, clue=60)
            ada = people[0]
            await pass_time(server, ada, clock, 20)
            assert (await people[1].do("pause", paused=True))["code"] == "host_only"
            await ada.do("pause", paused=True)
            await ada.until(lambda each: each.room["paused"] and each.room["deadline"] is None)
            await part(people)
        clock.time += 5000
        async with turned(tmp_path, clock) as server:
            for player in people:
                player.url, player.room = server.url, {}
                await player.connect()
            await ada.until(lambda each: each.room.get("paused"))
            await pass_time(server, ada, clock, 5000)
            assert ada.game
            assert ada.game["phase"] == "clue"
            await ada.do("pause", paused=False)
            await ada.until(lambda each: each.room["deadline"] == clock.time + 40)
            await part(people)

    asyncio.run(evening())


def test_a_pause_holds_on_every_server(tmp_path: Path) -> None:
    async def evening() -> None:
        clock, where = a_clock(), fresh_database()
        async with turned(tmp_path / "a", clock, where) as first, turned(tmp_path / "b", clock, where) as second:
            people = await begun(first, clue=10)
            ada, ben, _ = people
            ben.url = second.url
            await ben.connect()
            await ada.do("pause", paused=True)
            await ben.until(lambda each: each.room.get("paused"))
            for server in (first, second):  # not so long that they would have to tell each other again who is there
                await pass_time(server, ada, clock, PRESENCE_SECONDS / 2 - 1)
            assert ada.game
            assert ada.game["phase"] == "clue"
            await ada.do("pause", paused=False)
            await ben.until(lambda each: not each.room["paused"] and each.room["deadline"] == clock.time + 10)
            await part(people)

    asyncio.run(evening())


async def hurried(url: str) -> tuple[list[Player], Player]:
    """A vote with a guess of the audience, a nudge, a last call and more time. Whoever may not do these is refused."""
    async with visitor(url) as http:
        people = await seated(http, 3)
        dora = await (await join_audience(http, people[0].code, "Dora")).connect()
    ada, ben, cleo = people
    await ada.do("configure", timers={"vote": 300})
    await ada.do("start")
    while not ada.game or ada.game["phase"] != "vote":
        for player in people:
            await player.until(lambda each: each.game)
            if player.is_awaited() and (player.game or {})["phase"] != "vote":
                await player.play_one(Random(1))
            await all_up_to_date(people)
    late = cleo if cleo.is_awaited() else ben
    assert (await ben.do("more_time"))["code"] == (await ben.do("last_call"))["code"] == "host_only"
    assert (await ben.do("guess", slot=1))["code"] == "not_audience"
    assert (await dora.do("nudge", seat=late.you_seat()))["code"] == "no_seat"
    for act, words in HURRYING:
        given: Json = {"seat": late.you_seat()} if act == "nudge" else words
        assert "seq" in await (dora if act == "guess" else ada).do(act, **given)
    await all_up_to_date(people)
    return people, dora


HURRYING: list[tuple[str, Json]] = [
    ("guess", {"slot": 2}),
    ("nudge", {}),
    ("last_call", {}),
    *[("more_time", {})] * 10,  # a server takes its time to start, and nothing may run out meanwhile
]


def set_by_hand(player: Player) -> Json:
    """What the acts of the pace have made of the room, as everyone sees it."""
    shown = ("deadline", "last_call", "nudges", "paused", "audience", "audience_last")
    return {name: player.room[name] for name in shown}


async def guess_opens(people: list[Player], dora: Player) -> None:
    """The vote ends, and with the reveal everyone sees what was guessed."""
    assert people[0].room["audience_last"] == []
    while (people[0].game or {})["phase"] == "vote":
        for player in people:
            if player.is_awaited():
                await player.play_one(Random(1))
            await all_up_to_date(people)
    for player in (*people, dora):
        await player.until(lambda each: [guess["slot"] for guess in each.room["audience_last"]] == [2])


def test_what_was_hurried_and_guessed_outlives_a_killed_server(tmp_path: Path) -> None:
    port = free_port()
    words = ("serve", "--host", "127.0.0.1", "--port", str(port), "--data", str(tmp_path))

    async def evening() -> None:
        server = halfsaid(*words)
        try:
            first_words(server)
            people, dora = await hurried(f"http://127.0.0.1:{port}")
            before, guessed = set_by_hand(people[0]), dora.guest
            server.kill()
            for player in (*people, dora):
                await player.until(lambda each: each.bye)
            server.communicate()
            server = halfsaid(*words)
            first_words(server)
            for player in (*people, dora):
                player.room, player.game, player.guest = {}, None, None
                await player.connect()
                await player.until(lambda each: each.room and each.game)
                assert set_by_hand(player) == {**before, "deadline": pytest.approx(before["deadline"], abs=1)}
            assert dora.guest == guessed == {"guest": 3, "slot": 2}
            assert (await people[0].do("last_call"))["code"] == "last_call"
            await guess_opens(people, dora)
            await part([*people, dora])
        finally:
            server.kill()
            server.communicate()

    run(evening())


def test_what_is_hurried_and_guessed_is_known_on_every_server(tmp_path: Path) -> None:
    async def evening() -> None:
        where = fresh_database()
        async with running(tmp_path / "a", where) as first, running(tmp_path / "b", where) as second:
            people, dora = await hurried(first.url)
            ada, ben, _ = people
            for player in (ben, dora):
                player.url, player.room = second.url, {}
                await player.connect()
                await player.until(lambda each: each.room)
                assert set_by_hand(player) == {
                    **set_by_hand(ada),
                    "deadline": pytest.approx(ada.room["deadline"], abs=1),
                }
            assert "seq" in await dora.do("guess", slot=1)
            assert "seq" in await dora.do("guess", slot=2)
            before = ada.room["deadline"]
            assert "seq" in await ada.do("more_time")
            await ben.until(lambda each: each.room["deadline"] == pytest.approx(before + 30, abs=1))
            assert (await ben.do("more_time"))["code"] == "host_only"
            await guess_opens(people, dora)
            await part([*people, dora])

    run(evening())


def test_a_host_who_comes_back_is_host_again(tmp_path: Path) -> None:
    async def evening() -> None:
        clock = a_clock()
        async with turned(tmp_path, clock) as server:
            ada, ben, cleo = people = await begun(server)
            await ada.disconnect()
            await is_away(ben, 0)
            await pass_time(server, ben, clock, HOST_AWAY_SECONDS)
            await ben.until(lambda each: each.room["host"] == each.you_seat())
            await ada.connect()
            await ben.until(lambda each: each.room["host"] == 0)
            await ada.disconnect()
            await is_away(ben, 0)
            await pass_time(server, ben, clock, HOST_AWAY_SECONDS)
            await ben.until(lambda each: each.room["host"] == each.you_seat())
            await ben.do("pass_host", seat=cleo.you_seat())
            await ada.connect()
            await ben.until(lambda each: each.room["seats"][0]["present"])
            await settle(live_at(server, ben))
            await all_up_to_date([ben, cleo])
            assert ben.room["host"] == cleo.you_seat()
            await part(people)

    asyncio.run(evening())


def test_a_television_is_nobody(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            (ada,) = await seated(http, 1)
            television = await Player(server.url, ada.code, None).connect(screen=True)
            eve = await Player(server.url, ada.code, None).connect()
            await ada.until(lambda each: (each.room["screens"], each.room["spectators"]) == (1, 1))
            await television.disconnect()
            await ada.until(lambda each: (each.room["screens"], each.room["spectators"]) == (0, 1))
            pretender = await Player(server.url, ada.code, ada.key).connect(screen=True)
            await pretender.until(lambda each: each.you)
            assert pretender.room["screens"] == 0, "who has a key is somebody"
            await part([ada, eve, pretender])

    asyncio.run(evening())
