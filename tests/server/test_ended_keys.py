"""A key that has ended does nothing more, however many of its asks are under way when it ends.

The small version is part of every test run; `make soak` hammers fifty times.
"""

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from io import BytesIO
from itertools import count
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from halfsaid.server.doorman import Doorman
from halfsaid.server.endpoints import ENDPOINTS
from halfsaid.store import backup
from halfsaid.tables import LiveTable, live_table
from halfsaid.tables.acts import Entry, SeatId, TakeSeat, decode_entry
from support.asks import AUDIENCE_ASKS, HOST_ASKS, OWN_ASKS
from support.own_pictures import bring, brought, keep_for_all, keep_for_us, photo, show_invitation
from support.players import Json, Player, bearer, link_to, offer, part, seated, take, visitor
from support.postgres import fresh_database
from support.recordings import HUM
from support.servers import Running, run, running
from support.tables import BEN, HOST, hold_back

ROUNDS = int(os.environ.get("HALFSAID_HAMMER_ROUNDS", "2"))
CONNECTIONS = 12


@asynccontextmanager
async def unlimited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, database: str | None = None
) -> AsyncIterator[Running]:
    """A server whose limits do not stand in the way: what is asked too fast would never reach the log."""
    monkeypatch.setattr(live_table, "_OFFER_BURST", 1_000_000)
    async with running(tmp_path, database, doorman=Doorman(now=count(step=3600).__next__)) as server:
        yield server


async def playing(http: httpx.AsyncClient, players: int = 4) -> list[Player]:
    people = await seated(http, players)
    assert "seq" in await people[0].do("start")
    return people


async def log_of(server: Running, player: Player) -> list[Entry]:
    return [decode_entry(stored.data) for stored in await server.server.house.store.read(player.code)]


def living_at(server: Running, player: Player) -> LiveTable:
    return server.server.house.live[player.code]


def test_a_kicked_player_who_hammers_for_links_stays_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        regained = 0
        async with unlimited(tmp_path, monkeypatch) as server, visitor(server.url) as http:
            for _ in range(ROUNDS):
                host, ben, *_ = people = await playing(http)
                hammering = [asyncio.create_task(links_of(server, ben)) for _ in range(CONNECTIONS)]
                while not living_at(server, host).table.offers:
                    await asyncio.sleep(0.005)
                assert "seq" in await host.do("kick", seat=BEN)
                for link in await asyncio.gather(*hammering):
                    regained += link is not None and await is_good(http, host, link)
                regained += living_at(server, host).table.place(BEN).key is not None
                await part(people)
        assert regained == 0, f"of {ROUNDS}"

    run(evening())


async def links_of(server: Running, player: Player) -> str | None:
    """The last link to their own seat that somebody gets who asks for one after the other, until their key ends."""
    last: str | None = None
    async with visitor(server.url) as http:
        while True:
            answer = await offer(http, player)
            if answer.status_code != 201:
                assert answer.json()["code"] in ("bad_key", "no_seat"), answer.text
                return last
            last = answer.json()["token"]


async def is_good(http: httpx.AsyncClient, player: Player, link: str) -> bool:
    return bool((await take(http, player.code, link))["status"] == 201)


@pytest.mark.parametrize("engine", ["sqlite", "postgresql"])
def test_nothing_of_an_old_key_lands_after_a_hand_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, engine: str
) -> None:
    """On one server, and where the old key's holder asks another server than the one that ends it."""

    async def evening() -> None:
        late = unlike = 0
        async with AsyncExitStack() as house:
            servers = await servers_of(house, tmp_path, monkeypatch, engine)
            http = await house.enter_async_context(visitor(servers[0].url))
            for _ in range(ROUNDS):
                host, ben, *_ = people = await playing(http)
                tabs = [await Player(servers[-1].url, ben.code, ben.key).connect() for _ in range(CONNECTIONS)]
                hammering = [asyncio.create_task(rename_for_ever(tab, number)) for number, tab in enumerate(tabs)]
                link = await link_to(http, host, BEN)
                while await renames(servers[0], host) < CONNECTIONS:
                    await asyncio.sleep(0.005)
                assert await is_good(http, host, link)
                await asyncio.gather(*hammering)
                log = await log_of(servers[0], host)
                taken = next(entry.seq for entry in log if isinstance(entry.act, TakeSeat))
                late += sum(entry.by == BEN for entry in log[taken:])
                unlike += living_at(servers[0], host).table.seq != len(log)
                await part([*people, *tabs])
        assert (late, unlike) == (0, 0), f"of {ROUNDS}: late acts, and logs that memory had not taken in"

    run(evening())


async def servers_of(
    house: AsyncExitStack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, engine: str
) -> list[Running]:
    """One on SQLite, or two on PostgreSQL."""
    if engine == "sqlite":
        return [await house.enter_async_context(unlimited(tmp_path, monkeypatch))]
    where = fresh_database()
    return [await house.enter_async_context(unlimited(tmp_path / name, monkeypatch, where)) for name in ("a", "b")]


async def rename_for_ever(tab: Player, number: int) -> None:
    """Until it is told to go."""
    names = count()
    with suppress(ConnectionClosed):
        while not tab.bye:
            await tab.do("rename", name=f"Ben {number} {next(names)}")


async def renames(server: Running, player: Player) -> int:
    return sum(b'"rename"' in stored.data for stored in await server.server.house.store.read(player.code))


Verb = Callable[[httpx.AsyncClient, Player, str], Awaitable[httpx.Response]]


# Whatever changes a table over HTTP with a key: by method and path, as its holder asks for it. Pictures are brought
# before a game; there the holder has one already, in a deck that may be kept for all tables.
WHILE_PLAYING: dict[tuple[str, str], Verb] = {
    ("POST", "/api/tables/{code}/offers"): lambda http, player, _: offer(http, player),
    ("POST", "/api/tables/{code}/recordings"): lambda http, player, _: http.post(
        f"/api/tables/{player.code}/recordings", content=HUM, headers={**bearer(player), "content-type": "audio/webm"}
    ),
}
IN_THE_LOBBY: dict[tuple[str, str], Verb] = {
    ("POST", "/api/tables/{code}/pictures"): lambda http, player, _: bring(http, player, photo(2)),
    ("POST", "/api/tables/{code}/pictures/{picture}"): lambda http, player, picture: http.post(
        f"/api/tables/{player.code}/pictures/{picture}", json={"turn": 1}, headers=bearer(player)
    ),
    ("DELETE", "/api/tables/{code}/pictures/{picture}"): lambda http, player, picture: http.delete(
        f"/api/tables/{player.code}/pictures/{picture}", headers=bearer(player)
    ),
    ("DELETE", "/api/tables/{code}/deck"): lambda http, player, _: http.delete(
        f"/api/tables/{player.code}/deck", headers=bearer(player)
    ),
    ("POST", "/api/tables/{code}/deck/for_all"): lambda http, player, _: keep_for_all(http, player),
    ("DELETE", "/api/tables/{code}/deck/for_all"): lambda http, player, _: keep_for_us(http, player),
}
VERBS = WHILE_PLAYING | IN_THE_LOBBY


def test_every_verb_with_a_key_is_tried_here() -> None:
    """Those that write to a table. Claiming a television and asking a model for words write nothing.

    An invitation is shown where no pictures are taken without one: tests/server/test_own_pictures.py.
    """
    with_key = {(each.method, each.path) for each in ENDPOINTS if each.with_key and each.method != "GET"}
    elsewhere = {
        ("POST", "/api/screens/{screen}/claim"),
        ("POST", "/api/tables/{code}/invitation"),
        ("POST", "/api/tables/{code}/pictures/{picture}/words"),
    }
    assert VERBS.keys() == with_key - elsewhere


async def ended_meanwhile(
    server: Running, host: Player, monkeypatch: pytest.MonkeyPatch, asked: Callable[[], Awaitable[Json]]
) -> Json:
    """Return the answer to an ask that the host sent just before their key ended.

    The seat's being taken is on its way to the store, and what is asked waits for its turn behind it.
    """
    live = living_at(server, host)
    async with visitor(server.url) as http:
        link = await link_to(http, host)
        with monkeypatch.context() as patch:
            go_on = hold_back(server.server.house, patch)
            taking = asyncio.create_task(is_good(http, host, link))
            await reached(lambda: live.is_busy)
            asking = asyncio.ensure_future(asked())
            await reached(lambda: bool(live._log._turn._waiters))
            go_on.set()
            assert await taking
    return await asking


async def reached(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.005)


@pytest.mark.parametrize("act", [*HOST_ASKS, *OWN_ASKS, *AUDIENCE_ASKS])
def test_no_act_outlives_its_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, act: str) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            host, *_ = people = await seated(http, 3)
            words = {"seat": int(HOST)} if act == "hand_to_bot" else (HOST_ASKS | OWN_ASKS | AUDIENCE_ASKS)[act]
            answer = await ended_meanwhile(server, host, monkeypatch, lambda: host.do(act, **words))
            assert answer.get("code") == "no_seat", "and it is answered before goodbye"
            await host.until(lambda each: each.bye)
            assert host.bye is not None
            assert host.bye["code"] == "seat_ended"
            assert isinstance((await log_of(server, host))[-1].act, TakeSeat), "nothing came after it"
            await part(people)

    run(evening())


@pytest.mark.parametrize("verb", VERBS, ids=" ".join)
def test_no_verb_outlives_its_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, verb: tuple[str, str]) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            host, *_ = people = await (playing(http) if verb in WHILE_PLAYING else seated(http, 3))
            picture = await with_a_deck(http, host, tmp_path) if verb in IN_THE_LOBBY else ""

            async def asked() -> Json:
                answer = await VERBS[verb](http, host, picture)
                return dict(answer.json(), status=answer.status_code)

            answer = await ended_meanwhile(server, host, monkeypatch, asked)
            assert (answer["status"], answer["code"]) == (409, "no_seat")
            assert isinstance((await log_of(server, host))[-1].act, TakeSeat), "nothing came after it"
            assert recordings_kept(tmp_path) == 0
            await part(people)

    run(evening())


async def with_a_deck(http: httpx.AsyncClient, host: Player, folder: Path) -> str:
    """Bring a picture to a deck that may be kept for all tables. Return its id."""
    await show_invitation(http, host, folder)
    await host.do("shelve", title="Summer")
    return str((await brought(http, host, photo(1)))["id"])


def recordings_kept(folder: Path) -> int:
    return backup(str(folder / "halfsaid.db"), BytesIO()).recordings


def test_who_hangs_up_in_the_middle_changes_memory_as_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A stored act is taken in and shown, even if the one who asked for it is gone."""

    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            host, ben, _ = people = await seated(http, 3)
            with monkeypatch.context() as patch:
                go_on = hold_back(server.server.house, patch)
                await ben.send('{"msg":"do","id":"last","ask":{"act":"rename","name":"Bernadette"}}')
                await reached(lambda: living_at(server, host).is_busy)
                await ben.disconnect()
                spectator = await Player(server.url, host.code, None).connect()  # of whom Ben's line is to be told
                await reached(lambda: not any(each.seat == SeatId(BEN) for each in living_at(server, host).watchers))
                go_on.set()
                await host.until(lambda each: each.room["seats"][1]["name"] == "Bernadette")
            await part([*people, spectator])

    run(evening())
