"""A seat obeys its key and nothing else: who has none, an old one, a made-up one or another one changes nothing."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest

from halfsaid.rules import TakeBack
from halfsaid.server.doorman import Doorman
from halfsaid.server.metrics import Metrics
from halfsaid.server.socket import Sockets
from halfsaid.tables import LiveTable, NotAllowed
from halfsaid.tables.acts import Ask, KeyHash, Play
from halfsaid.tables.keys import hash_key
from support.asks import AUDIENCE_ASKS, HOST_ASKS, OWN_ASKS
from support.players import Json, Player, open_table, seated, visitor
from support.servers import Running, running
from support.tables import BEN


@asynccontextmanager
async def table_of(tmp_path: Path, players: int = 3) -> AsyncIterator[tuple[Running, httpx.AsyncClient, list[Player]]]:
    async with running(tmp_path) as server, visitor(server.url) as http:
        people = await seated(http, players)
        yield server, http, people
        for player in people:
            await player.disconnect()


async def resumed(http: httpx.AsyncClient, code: str, key: str | None, scheme: str = "Bearer") -> int:
    headers = {} if key is None else {"authorization": f"{scheme} {key}"}
    return (await http.get(f"/api/tables/{code}/seat", headers=headers)).status_code


async def last_word(server: Running, code: str, key: str | None) -> str:
    """Connect with this key and hear why the server hangs up."""
    stranger = await Player(server.url, code, key).connect()
    await stranger.until(lambda each: each.bye or each.you)
    said = stranger.bye["code"] if stranger.bye else "welcome"
    await stranger.disconnect()
    return str(said)


def hash_of(player: Player) -> KeyHash:
    assert player.key is not None
    return hash_key(player.key)


def live(server: Running, player: Player) -> LiveTable:
    return server.server.house.live[player.code]


def test_every_ask_is_a_hosts_or_ones_own() -> None:
    tags = {kind.__struct_config__.tag for kind in get_args(Ask)}
    assert tags == HOST_ASKS.keys() | OWN_ASKS.keys() | AUDIENCE_ASKS.keys(), "say above whose power a new ask is"


def test_wrong_and_forged_keys_open_nothing(tmp_path: Path) -> None:
    async def evening() -> None:
        async with table_of(tmp_path) as (server, http, (host, ben, _)):
            elsewhere = await open_table(http, "Mallory")
            assert ben.key is not None
            kept = live(server, host).table.places[1].key
            assert kept == hash_key(ben.key), "the test knows what is stored"
            for key in (kept, ben.key[:-1], ben.key + "A", ben.key.swapcase(), elsewhere.key, "null", "None", "0"):
                assert await resumed(http, host.code, key) == 401, key
            assert await resumed(http, host.code, None) == 401
            assert await resumed(http, host.code, ben.key, scheme="Basic") == 401
            assert await resumed(http, host.code, ben.key) == 200

    asyncio.run(evening())


def test_wrong_and_forged_keys_open_no_socket(tmp_path: Path) -> None:
    async def evening() -> None:
        async with table_of(tmp_path) as (server, http, (host, ben, _)):
            elsewhere = await open_table(http, "Mallory")
            kept = live(server, host).table.places[1].key
            for key in (kept, "", ben.key and ben.key.swapcase(), elsewhere.key, "\x00", "x" * 4000):
                assert await last_word(server, host.code, key) == "bad_key", key
            assert await last_word(server, host.code, ben.key) == "welcome"

    asyncio.run(evening())


@pytest.mark.parametrize("playing", [False, True])
def test_a_kicked_players_key_socket_and_links_end(tmp_path: Path, playing: bool) -> None:
    async def evening() -> None:
        async with table_of(tmp_path, 4) as (server, http, (host, ben, *_)):
            if playing:
                assert (await host.do("start"))["seq"]
            link = await http.post(
                f"/api/tables/{host.code}/offers", json={}, headers={"authorization": f"Bearer {ben.key}"}
            )
            assert link.status_code == 201
            watcher = next(each for each in live(server, host).watchers if each.seat == BEN)
            assert (await host.do("kick", seat=1))["seq"]
            await ben.until(lambda each: each.bye)
            assert ben.bye is not None
            assert ben.bye["code"] == "seat_ended"
            assert await resumed(http, host.code, ben.key) == 401
            assert await last_word(server, host.code, ben.key) == "bad_key"
            taken = await http.post(f"/api/tables/{host.code}/takeovers", json={"token": link.json()["token"]})
            assert (taken.status_code, taken.json()["code"]) == (409, "offer_over")
            assert await answered_late(server, watcher, host) == "no_seat"
            with pytest.raises(NotAllowed):
                await live(server, host).do(Play(TakeBack(1)), by=hash_of(ben))

    asyncio.run(evening())


def test_a_seat_that_was_handed_over_obeys_the_new_key_only(tmp_path: Path) -> None:
    async def evening() -> None:
        async with table_of(tmp_path) as (server, http, (host, ben, _)):
            offers, takeovers = f"/api/tables/{host.code}/offers", f"/api/tables/{host.code}/takeovers"
            mine = {"authorization": f"Bearer {ben.key}"}
            first = (await http.post(offers, json={}, headers=mine)).json()["token"]
            token = (await http.post(offers, json={}, headers=mine)).json()["token"]
            assert await resumed(http, host.code, token) == 401, "a link is no key"
            for wrong in (first, ben.key, hash_key(token), ""):
                refused = await http.post(takeovers, json={"token": wrong})
                assert refused.json()["code"] == "offer_over", wrong
            watcher = next(each for each in live(server, host).watchers if each.seat == BEN)
            taken = (await http.post(takeovers, json={"token": token, "name": "Bea"})).json()
            await ben.until(lambda each: each.bye)
            assert ben.bye is not None
            assert ben.bye["code"] == "seat_ended"
            assert await answered_late(server, watcher, host) == "no_seat"
            assert await resumed(http, host.code, ben.key) == 401
            assert await last_word(server, host.code, ben.key) == "bad_key"
            assert await resumed(http, host.code, taken["key"]) == 200
            again = await http.post(takeovers, json={"token": token})
            assert again.json()["code"] == "offer_over", "a link is good once"
            stale = await http.post(offers, json={}, headers=mine)
            assert stale.status_code == 401, "an old key offers nothing"

    asyncio.run(evening())


def test_a_link_runs_out(tmp_path: Path) -> None:
    async def evening() -> None:
        async with table_of(tmp_path) as (server, http, (host, ben, _)):
            token = await live(server, host).offer(hash_of(ben))
            opened = server.server.house.now()
            server.server.house.now = lambda: opened + 25 * 3600
            late = await http.post(f"/api/tables/{host.code}/takeovers", json={"token": token})
            assert late.json()["code"] == "offer_over"
            assert await resumed(http, host.code, ben.key) == 200

    asyncio.run(evening())


async def answered_late(server: Running, watcher: Any, host: Player) -> str:
    """Return what a connection hears when it asks for something while its goodbye is on its way."""
    house = server.server.house
    sockets = Sockets(house, Doorman(), Metrics(house), public_host=None)
    told: list[Any] = []
    before = live(server, host).table.seq
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(watcher), "tell", lambda _, message: told.append(message))
        await sockets._answer('{"msg":"do","id":"late","ask":{"act":"return"}}', live(server, host), watcher, "")
    assert live(server, host).table.seq == before, "nothing was done"
    return str(told[0].code)


def test_nobody_moves_for_another_seat(tmp_path: Path) -> None:
    async def evening() -> None:
        async with table_of(tmp_path) as (server, _, (host, ben, _)):
            assert (await host.do("start"))["seq"]
            game = live(server, host).table.game
            assert game is not None
            before = live(server, host).table.seq
            for seat in (0, 2, -1, -2, 3, 2**40):
                clue = {"move": "give_clue", "seat": seat, "clue": {"kind": "text", "text": "mine"}}
                for card in (game.hands[seat % 3][0], game.hands[1][0]):
                    refused = await ben.do("play", move=clue | {"card": card})
                    assert refused["code"] == "not_your_seat", seat
            assert live(server, host).table.seq == before

    asyncio.run(evening())


def test_a_spectator_can_do_nothing(tmp_path: Path) -> None:
    async def evening() -> None:
        async with table_of(tmp_path) as (server, _, (host, *_)):
            before = live(server, host).table
            spectator = await Player(server.url, host.code, None).connect()
            for act, words in (HOST_ASKS | OWN_ASKS | AUDIENCE_ASKS).items():
                assert (await spectator.do(act, **words))["code"] == "no_seat", act
            assert live(server, host).table is before
            assert spectator.you is None
            await spectator.disconnect()

    asyncio.run(evening())


def test_only_the_host_has_a_hosts_powers(tmp_path: Path) -> None:
    async def evening() -> None:
        async with table_of(tmp_path) as (server, _, (host, ben, cleo)):
            before = live(server, host).table
            for act, words in HOST_ASKS.items():
                assert (await ben.do(act, **words))["code"] == "host_only", act
            assert live(server, host).table is before
            assert (await host.do("pass_host", seat=2))["seq"]
            after = live(server, host).table
            for act, words in HOST_ASKS.items():
                assert (await host.do(act, **words))["code"] == "host_only", "the power goes with the role"
            assert live(server, host).table is after
            assert (await cleo.do("pass_host", seat=1))["seq"]

    asyncio.run(evening())


def test_only_the_host_disposes_of_others_seats(tmp_path: Path) -> None:
    async def evening() -> None:
        async with table_of(tmp_path) as (_, http, (host, ben, _)):
            assert (await ben.do("hand_to_bot", seat=2))["code"] == "host_only"
            for player, status in ((ben, 409), (host, 201)):
                offered = await http.post(
                    f"/api/tables/{host.code}/offers",
                    json={"seat": 2},
                    headers={"authorization": f"Bearer {player.key}"},
                )
                assert offered.status_code == status

    asyncio.run(evening())


def test_a_refused_password_is_not_hashed_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("halfsaid.tables.live_table.hash_password", lambda _: pytest.fail("hashed"))

    async def evening() -> None:
        async with table_of(tmp_path) as (_, _, (_, ben, _)):
            assert (await ben.do("choose_password", password="sesame"))["code"] == "host_only"  # noqa: S106

    asyncio.run(evening())


HOUSE_ACTS: list[Json] = [
    {"act": "open", "host": {"name": "X", "key": "k"}, "decks": []},
    {"act": "sit", "name": "X", "key": "k"},
    {"act": "set_password", "kept": "a:b"},
    {"act": "begin", "setup": {"edition": "classic", "players": 3, "deck": [], "seed": "s", "salt": "s"}},
    {"act": "stand_in", "move": {"move": "take_back", "seat": 1}, "why": "time"},
    {"act": "offer_seat", "seat": 1, "token": "t", "until": 9e9},
    {"act": "take_seat", "token": "t", "key": "k"},
]


def test_what_only_the_house_does_cannot_be_asked_for(tmp_path: Path) -> None:
    async def evening() -> None:
        async with table_of(tmp_path) as (server, _, (host, *_)):
            before = live(server, host).table
            for act in HOUSE_ACTS:
                await host.send(json.dumps({"msg": "do", "id": "h", "ask": act}))
                await host.until(lambda each: None in each.answers)
                assert host.answers.pop(None)["code"] == "unreadable"
            assert live(server, host).table is before

    asyncio.run(evening())


def test_a_record_needs_a_seat_and_an_end(tmp_path: Path) -> None:
    async def evening() -> None:
        async with table_of(tmp_path) as (_, http, (host, ben, _)):
            assert (await host.do("start"))["seq"]
            path = f"/api/tables/{host.code}/record"
            mine = {"authorization": f"Bearer {ben.key}"}
            assert (await http.get(path)).status_code == 401
            assert (await http.get(path, headers={"authorization": "Bearer nonsense"})).status_code == 401
            for number in ("", "?game=1"):
                assert (await http.get(path + number, headers=mine)).json()["code"] == "still_running"
            for number in ("-1", "1e3", "x", "१", "999999", "1%00"):
                assert (await http.get(f"{path}?game={number}", headers=mine)).status_code == 400

    asyncio.run(evening())
