"""A seat that changes hands: everyone is told, nobody is unmuted by it, and nobody makes the host's link useless."""

import asyncio
from pathlib import Path

import pytest

from halfsaid.tables import live_table
from support.players import Player, link_to, offer, part, seated, take, visitor
from support.servers import run, running
from support.tables import ADA, BEN, CLEO, DAN


@pytest.mark.parametrize("by_host", [False, True])
def test_who_is_muted_stays_so_on_another_device(tmp_path: Path, by_host: bool) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            host, ben, _ = people = await seated(http, 3)
            assert "seq" in await host.do("mute", seat=BEN, muted=True)
            taken = await take(http, ben.code, await (link_to(http, host, BEN) if by_host else link_to(http, ben)))
            again = await Player(server.url, ben.code, taken["key"]).connect()
            await again.until(lambda each: each.room)
            assert again.room["seats"][1]["muted"]
            assert (await again.do("say", text="hello"))["code"] == "muted"
            assert "seq" in await host.do("mute", seat=BEN, muted=False)
            assert "seq" in await again.do("say", text="hello")
            await part([*people, again])

    run(evening())


def test_everyone_is_told_whose_seat_changed_hands_and_by_whose_link(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            host, ben, cleo = people = await seated(http, 3)
            assert "seq" in await host.do("add_bot", name="Pip")
            assert "seq" in await host.do("start")
            assert (await offer(http, cleo, DAN)).json()["code"] == "host_only", "a bot's seat is the host's to give"
            tokens = [await link_to(http, ben), await link_to(http, host, CLEO), await link_to(http, host, DAN)]
            keys = [(await take(http, host.code, token))["key"] for token in tokens[:2]]
            keys.append((await take(http, host.code, tokens[2], name="Dana"))["key"])
            tv = await Player(server.url, host.code, None).connect()
            for player in (host, tv):
                await player.until(lambda each: len(each.room.get("handovers", ())) == 3)
                assert [
                    (told["seat"], told["was"], told["name"], told["by"], told["from_bot"])
                    for told in player.room["handovers"]
                ] == [
                    (BEN, "Ben", "Ben", "holder", False),
                    (CLEO, "Cleo", "Cleo", "host", False),
                    (DAN, "Pip", "Dana", "host", True),
                ]
                for secret in (*tokens, *keys):
                    assert not [frame for frame in player.frames if secret in frame]
            await part([*people, tv])

    run(evening())


def test_a_seats_holder_cannot_make_the_hosts_link_useless(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            host, ben, _ = people = await seated(http, 3)
            for_helper = await link_to(http, host, BEN)
            own = await link_to(http, ben)
            ben.key = (await take(http, ben.code, own))["key"]
            last = await link_to(http, ben)
            helped = await take(http, host.code, for_helper, name="Bea")
            assert (helped["status"], helped["seat"]) == (201, BEN)
            assert (await take(http, ben.code, last))["code"] == "offer_over", "nor come back against the host's will"
            await part(people)

    run(evening())


def test_a_link_that_was_replaced_bars_nobody(tmp_path: Path) -> None:
    """Nobody guesses 128 bits. Too many tries with old links end the trying of links, and nothing else."""

    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            host, ben, _ = people = await seated(http, 3)
            old = await link_to(http, host, BEN)
            await link_to(http, host, BEN)
            codes = [(await take(http, host.code, old))["code"] for _ in range(25)]
            assert codes[:20] == ["offer_over"] * 20
            assert codes[-1] == "too_many"
            summary = await http.get(f"/api/tables/{host.code}")
            assert summary.status_code == 200
            await ben.connect()
            await ben.until(lambda each: each.you)
            await part(people)

    run(evening())


def test_links_are_not_made_without_end(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            host, ben, _ = people = await seated(http, 3)
            made = await asyncio.gather(*(offer(http, ben) for _ in range(live_table._OFFER_BURST + 5)))
            assert [answer.status_code for answer in made].count(201) == live_table._OFFER_BURST
            assert {answer.json()["code"] for answer in made if answer.status_code != 201} == {"offer_fast"}
            assert (await offer(http, host, ADA)).status_code == 201, "another seat has its own measure"
            await part(people)

    run(evening())
