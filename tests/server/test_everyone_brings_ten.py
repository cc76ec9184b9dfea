"""Everyone brings ten pictures, face down. Nothing on the wire tells who brought which.

Beside each table stands a second one where two people brought each other's pictures. What anybody else hears and can
fetch, from the first picture to the end of a game played with them, must be equal, byte for byte.
"""

import json
import re
from pathlib import Path
from random import Random

import httpx
import pytest

from halfsaid.rules import Setup
from halfsaid.simulation import RandomPlayers
from halfsaid.tables import LiveTable
from halfsaid.tables.acts import Begin, Play
from halfsaid.tables.keys import hash_key
from support.own_pictures import bring, brought, kept_files, listed, photo
from support.players import Json, Player, bearer, part, seated, visitor
from support.servers import Running, run, running

_TIMES = re.compile(r'"(now|deadline|clear_at|at)":[0-9.]+')
HERS, HIS, HOSTS = [photo(number) for number in (1, 2, 3, 4)], [photo(number) for number in (5, 6, 7, 8)], [photo(9)]


class World:
    """A table with two people who bring pictures, and two others: the host, and somebody who only watches."""

    def __init__(self, house: Running, http: httpx.AsyncClient, people: list[Player], watcher: Player) -> None:
        self.house, self.http, self.people, self.watcher = house, http, people, watcher
        self.deck = ""

    @property
    def live(self) -> LiveTable:
        return self.house.server.house.live[self.people[0].code]

    @property
    def others(self) -> tuple[Player, Player]:
        return self.people[0], self.watcher

    def plain(self, text: str) -> str:
        """Return what was heard, without the random names and the times, which differ from table to table."""
        own = self.live.table.own.id or "no deck yet"
        code = self.people[0].code
        spoken = json.dumps(self.people[0].room["spoken"], ensure_ascii=False, separators=(",", ":"))
        for name, stands_for in ((own, "own"), (code, "CODE"), (spoken, "SPOKEN")):
            text = text.replace(name, stands_for)
        return _TIMES.sub(r'"\1":0', text)

    def heard(self) -> list[list[str]]:
        return [[self.plain(frame) for frame in player.frames] for player in self.others]

    async def fetched(self) -> list[object]:
        """Everything that somebody else can ask for."""
        host = self.people[0]
        own = [{**each, "id": ""} for each in await listed(self.http, host)]
        deck = await self.http.get(f"/api/decks/{self.live.table.own.id}")
        cards: list[Json] = deck.json()
        found: list[object] = [self.plain(json.dumps(own)), self.plain(deck.text)]
        for card in cards:
            for file in card["picture"].values():
                answer = await self.http.get(f"/decks/{self.live.table.own.id}/{file}")
                told = {name: value for name, value in answer.headers.items() if name != "date"}
                found.append((file, told, answer.content))
        return found

    async def told(self) -> None:
        """Until everyone has heard the newest: else who is slow would skip what came before it."""
        newest = self.live.table.seq
        for player in (*self.people, self.watcher):
            await player.until(lambda each: each.seq >= newest)

    async def bring(self, ben: list[bytes], cleo: list[bytes]) -> None:
        """One after the other, so that both tables hear as many updates."""
        for content in HOSTS:
            await brought(self.http, self.people[0], content)
            await self.told()
        for one, other in zip(ben, cleo, strict=True):
            for player, content in ((self.people[1], one), (self.people[2], other)):
                await brought(self.http, player, content)
                await self.told()

    async def play(self) -> None:
        """A game with these pictures among others, dealt and played alike at every table."""
        table = self.live.table
        own = self.live.table.own.id
        cards = sorted({f"{own}/{each.card}" for each in table.own.pictures})
        deck = (*cards, *(f"plain/c{number:02}" for number in range(1, 20)))
        host = self.people[0].key
        assert host is not None
        await self.live.do(Begin(Setup("classic", 3, tuple(deck), "seed", "salt")), hash_key(host))
        players = RandomPlayers(Random(4))
        while (game := self.live.table.game) is not None and game.turn < 4:
            move = players.next_move(game)
            key = self.people[move.seat].key
            assert key is not None
            await self.live.do(Play(move), hash_key(key))
            await self.told()


async def world(house: Running, http: httpx.AsyncClient) -> World:
    people = await seated(http, 3)
    watcher = await Player(house.url, people[0].code, None).connect()
    await people[0].until(lambda player: player.room.get("spectators") == 1)
    await people[0].do("bring", bringing=True)
    made = World(house, http, people, watcher)
    await made.told()
    for player in (people[0], watcher):
        player.frames.clear()
    return made


@pytest.mark.parametrize("played", [False, True])
def test_nobody_else_can_tell_who_brought_what(tmp_path: Path, played: bool) -> None:
    async def evening() -> None:
        async with running(tmp_path / "house") as house, visitor(house.url) as http:
            one, other = await world(house, http), await world(house, http)
            await one.bring(ben=HIS, cleo=HERS)
            await other.bring(ben=HERS, cleo=HIS)
            for each in (one, other):
                await each.people[0].do("open_book")
                await each.told()
                if played:
                    await each.play()
            assert one.heard() == other.heard()
            assert await one.fetched() == await other.fetched()
            await part([*one.people, one.watcher, *other.people, other.watcher])

    run(evening())


def test_what_lies_face_down_is_seen_by_nobody_else(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as house, visitor(house.url) as http:
            host, ben, cleo = await seated(http, 3)
            await host.do("bring", bringing=True)
            made = [await brought(http, ben, content) for content in HIS]
            assert all(each["face_down"] for each in made)
            await host.until(lambda player: player.room["shelf"]["brought"] == [{"seat": 1, "pictures": 4}])
            assert (host.room["shelf"]["deck"], host.room["shelf"]["cards"]) == (None, 0)
            assert await listed(http, host) == await listed(http, cleo) == []
            deck, _, _ = made[0]["card"].partition("/")
            assert (await http.get(f"/api/decks/{deck}")).status_code == 404
            for file in made[0]["picture"].values():
                assert (await http.get(f"/decks/{deck}/{file}")).status_code == 404
            for player in (host, cleo):
                told = "".join(player.frames)
                assert not [each["id"] for each in made if each["id"] in told]
                assert not [each["card"] for each in made if each["card"] in told]
            where = f"/api/tables/{host.code}/pictures/{made[0]['id']}"
            assert (await http.delete(where, headers=bearer(host))).status_code == 404, "not even the host"
            assert (await http.delete(where, headers=bearer(ben))).status_code == 200
            await part([host, ben, cleo])

    run(evening())


def test_who_takes_a_seat_over_sees_no_picture_of_it(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as house, visitor(house.url) as http:
            host, ben, cleo = await seated(http, 3)
            await host.do("bring", bringing=True)
            for number, player in enumerate((host, ben, cleo)):
                await brought(http, player, photo(number))
            await host.do("open_book")
            await host.do("bring", bringing=True)
            await brought(http, ben, photo(7))
            made = await http.post(f"/api/tables/{host.code}/offers", json={"seat": 1}, headers=bearer(host))
            taken = await http.post(f"/api/tables/{host.code}/takeovers", json={"token": made.json()["token"]})
            assert taken.status_code in (200, 201), taken.text
            thief = Player(house.url, host.code, taken.json()["key"])
            assert await listed(http, thief) == []
            await host.until(lambda player: player.room["shelf"]["brought"] == [])
            assert host.room["shelf"]["cards"] == 3
            await part([host, ben, cleo])

    run(evening())


def test_ten_and_no_more_and_the_same_picture_twice_is_one_card(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as house, visitor(house.url) as http:
            host, ben, cleo = await seated(http, 3)
            assert (await host.do("open_book"))["code"] == "nothing_brought"
            assert (await ben.do("bring", bringing=True))["code"] == "host_only"
            await host.do("bring", bringing=True)
            for number in range(10):
                await brought(http, ben, photo(number))
            full = await bring(http, ben, photo(11))
            assert (full.status_code, full.json()["code"]) == (409, "pictures_ten")
            twice = await brought(http, cleo, photo(3))
            assert twice["twin"] is None, "nobody is told what another brought"
            assert (await host.do("open_book"))["code"] == "brought_few"
            await brought(http, host, photo(4))
            assert (await host.do("open_book")).get("code") is None
            await cleo.until(lambda player: player.room["shelf"]["cards"] == 10)
            assert cleo.room["shelf"]["brought"] == []
            where = f"/api/tables/{host.code}/pictures/{twice['id']}"
            assert (await http.delete(where, headers=bearer(cleo))).json() == {"cards": 10}, "Ben has it too"
            assert (await http.post(where, json={"turn": 1}, headers=bearer(cleo))).status_code == 404
            gone = await http.delete(f"/api/tables/{host.code}/deck", headers=bearer(host))
            assert gone.status_code == 200
            assert kept_files(tmp_path) == []
            await part([host, ben, cleo])

    run(evening())
