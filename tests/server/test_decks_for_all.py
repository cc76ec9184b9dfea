"""A table's own deck is kept for all tables, by those whom the server's owner invited; refused to others."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any, get_args

import httpx
import pytest
from msgspec.structs import replace

from halfsaid.decks import read_deck
from halfsaid.decks.sharing import DeckStore
from halfsaid.server.settings import Settings
from halfsaid.tables.acts import Act, Ask, KeepForAll
from support.object_store import object_store
from support.own_pictures import bring, brought, keep_for_all, keep_for_us, kept_files, listed, photo, show_invitation
from support.players import Player, bearer, part, play_to_the_end, seated, visitor
from support.servers import run, running


async def listed_decks(http: httpx.AsyncClient) -> dict[str, Any]:
    return {deck["id"]: deck for deck in (await http.get("/api/decks")).json()}


def test_a_deck_kept_for_all_is_played_elsewhere_and_outlasts_its_table(tmp_path: Path) -> None:
    (tmp_path / "decks").mkdir()

    async def evening() -> None:
        async with running(tmp_path, uploads="owner") as house, visitor(house.url) as http:
            host, _guest = first = await seated(http, 2)
            await show_invitation(http, host, tmp_path)
            for number in range(3):
                await brought(http, host, photo(number))
            await host.do("shelve", title="Été au lac")
            kept = await keep_for_all(http, host)
            assert (kept.status_code, kept.json()["cards"]) == (201, 3)
            deck: str = kept.json()["deck"]
            assert deck.startswith("kept-ete-au-lac-")
            await host.until(lambda player: player.room["shelf"]["for_all"] == deck)
            assert not host.room["shelf"]["for_all_is_old"]
            own = host.room["shelf"]["deck"]
            assert own not in (await http.get(f"/api/decks/{deck}")).text

            strangers = await seated(http, 3)
            assert (await listed_decks(http))[deck]["cards"] == 3
            await strangers[0].do("configure", decks=["inkwell", deck])
            await play_to_the_end(strangers, Random(7))
            [card, *_] = (await http.get(f"/api/decks/{deck}")).json()
            shown = await http.get(f"/decks/{deck}/{card['picture']['small']}")
            assert (shown.status_code, shown.headers["cache-control"]) == (200, "private, max-age=604800, immutable")

            await part([*first, *strangers])
            await house.server.house.store.delete(host.code)
            await house.server.uploads.sweep()
            assert kept_files(tmp_path) == []
            assert (await http.get(f"/decks/{deck}/{card['picture']['small']}")).status_code == 200

    run(evening())


def test_what_is_changed_is_renewed_and_what_is_thrown_out_goes_at_once(tmp_path: Path) -> None:
    (tmp_path / "decks").mkdir()

    async def evening() -> None:
        async with running(tmp_path) as house, visitor(house.url) as http:
            host, ben = await seated(http, 2)
            await show_invitation(http, host, tmp_path)
            await host.do("shelve", title="Lake", guests=True)
            first = await brought(http, host, photo(1))
            second = await brought(http, ben, photo(2))
            deck = (await keep_for_all(http, host)).json()["deck"]
            third = await brought(http, host, photo(3))
            await host.until(lambda player: player.room["shelf"]["for_all_is_old"])
            assert len((await http.get(f"/api/decks/{deck}")).json()) == 2
            again = await keep_for_all(http, host)
            assert again.json() == {"deck": deck, "cards": 3}

            # Ben is no host, and may still take back what he brought: everywhere.
            gone = await http.delete(f"/api/tables/{ben.code}/pictures/{second['id']}", headers=bearer(ben))
            assert gone.status_code == 200
            cards = [card["id"].partition("/")[2] for card in (await http.get(f"/api/decks/{deck}")).json()]
            assert cards == sorted(each["card"].partition("/")[2] for each in (first, third))
            assert (await http.get(f"/decks/{deck}/{second['picture']['small']}")).status_code == 404
            assert not (tmp_path / "decks" / deck / second["picture"]["small"]).exists()

            ours = await keep_for_us(http, host)
            assert (ours.status_code, ours.json()) == (200, {"cards": 2})
            assert deck not in await listed_decks(http)
            await keep_for_all(http, host)
            assert deck in await listed_decks(http)
            for each in (first, third):
                await http.delete(f"/api/tables/{host.code}/pictures/{each['id']}", headers=bearer(host))
            await ben.until(lambda player: player.room["shelf"]["for_all"] is None)
            assert deck not in await listed_decks(http)
            await part([host, ben])

    run(evening())


def test_deleting_the_tables_deck_deletes_it_everywhere(tmp_path: Path) -> None:
    (tmp_path / "decks").mkdir()

    async def evening() -> None:
        async with running(tmp_path) as house, visitor(house.url) as http:
            [host] = await seated(http, 1)
            await show_invitation(http, host, tmp_path)
            await brought(http, host, photo(1))
            await host.do("shelve", title="Lake")
            deck = (await keep_for_all(http, host)).json()["deck"]
            await http.delete(f"/api/tables/{host.code}/deck", headers=bearer(host))
            assert deck not in await listed_decks(http)
            assert not (tmp_path / "decks" / deck).exists()
            await part([host])

    run(evening())


@pytest.mark.timeout(300)  # the first time, an S3 for tests is installed
def test_servers_that_share_a_store_have_the_deck_and_lose_what_is_thrown_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One server keeps it; another, with a database of its own, shows it from the store that they share."""
    there = Settings(data=tmp_path / "there")

    async def evening(url: str) -> None:
        (tmp_path / "here" / "decks").mkdir(parents=True)
        shelf = replace(there, decks=url).decks_folder()
        async with running(tmp_path / "here", decks=url) as house, visitor(house.url) as http:
            http.timeout = httpx.Timeout(120)  # the S3 for tests is slow, the more so on a busy machine
            [host] = await seated(http, 1)
            await show_invitation(http, host, tmp_path / "here")
            first, second = [await brought(http, host, photo(number)) for number in (1, 2)]
            await host.do("shelve", title="Lake")
            deck: str = (await keep_for_all(http, host)).json()["deck"]

            await asyncio.to_thread(DeckStore(url).pull, shelf)
            assert deck in await listed_decks(http)
            assert {card.id for card in read_deck(shelf / deck).manifest.cards} == {
                each["card"].partition("/")[2] for each in (first, second)
            }
            (tmp_path / "there" / "decks").mkdir()
            async with running(tmp_path / "there", decks=url) as other, visitor(other.url) as theirs:
                assert (await listed_decks(theirs))[deck]["cards"] == 2
                shown = await theirs.get(f"/decks/{deck}/{second['picture']['small']}")
                assert shown.status_code == 200

            await http.delete(f"/api/tables/{host.code}/pictures/{second['id']}", headers=bearer(host))
            await asyncio.to_thread(DeckStore(url).pull, shelf)
            assert [card.id for card in read_deck(shelf / deck).manifest.cards] == [first["card"].partition("/")[2]]
            assert not (shelf / deck / second["picture"]["small"]).exists()
            await asyncio.to_thread(DeckStore(url).pull, tmp_path / "fresh")
            assert not list((tmp_path / "fresh").rglob(second["picture"]["small"]))

            await keep_for_us(http, host)
            await asyncio.to_thread(DeckStore(url).pull, shelf)
            assert deck not in await listed_decks(http)
            assert not (shelf / deck).exists()
            await part([host])

    with object_store() as (url, environment):
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        run(evening(url))


def test_while_the_store_is_away_nothing_is_kept_and_nothing_lost(tmp_path: Path) -> None:
    (tmp_path / "decks").mkdir()
    store, away = tmp_path / "store", tmp_path / "away"
    store.mkdir()

    async def evening() -> None:
        async with running(tmp_path, decks=f"file://{store}") as house, visitor(house.url) as http:
            [host] = await seated(http, 1)
            await show_invitation(http, host, tmp_path)
            first, second = [await brought(http, host, photo(number)) for number in (1, 2)]
            await host.do("shelve", title="Lake")

            store.rename(away)
            assert (await keep_for_all(http, host)).status_code == 503
            assert sorted(await listed_decks(http)) == ["inkwell"]
            away.rename(store)
            deck: str = (await keep_for_all(http, host)).json()["deck"]

            store.rename(away)
            where = f"/api/tables/{host.code}"
            for gone in (f"{where}/pictures/{first['id']}", f"{where}/deck/for_all", f"{where}/deck"):
                answer = await http.delete(gone, headers=bearer(host))
                assert (answer.status_code, answer.json()["code"]) == (503, "away"), gone
            away.rename(store)
            assert {each["id"] for each in await listed(http, host)} == {first["id"], second["id"]}
            assert (await listed_decks(http))[deck]["cards"] == 2
            assert (await http.delete(f"{where}/deck", headers=bearer(host))).status_code == 200
            assert deck not in await listed_decks(http)
            assert not list(store.rglob("*.avif"))
            await part([host])

    run(evening())


def test_who_may_not_is_told_why_and_nothing_is_made(tmp_path: Path) -> None:
    (tmp_path / "decks").mkdir()

    async def evening() -> None:
        async with running(tmp_path) as house, visitor(house.url) as http:
            host, ben = await seated(http, 2)

            async def refused(player: Player) -> str:
                answer = await keep_for_all(http, player)
                assert answer.status_code == 409, answer.text
                code: str = answer.json()["code"]
                return code

            await brought(http, host, photo(1))
            assert await refused(host) == "keep_invited"
            assert await refused(ben) == "host_only"
            await show_invitation(http, host, tmp_path)
            assert await refused(host) == "keep_title"
            await host.do("shelve", title="lnkweII")
            assert await refused(host) == "keep_taken"
            assert sorted(await listed_decks(http)) == ["inkwell"]
            assert list((tmp_path / "decks").iterdir()) == []
            assert (await keep_for_us(http, ben)).json()["code"] == "host_only"
            await part([host, ben])

    run(evening())


def test_what_was_brought_face_down_stays_with_its_table(tmp_path: Path) -> None:
    (tmp_path / "decks").mkdir()

    async def evening() -> None:
        async with running(tmp_path) as house, visitor(house.url) as http:
            people = await seated(http, 3)
            host = people[0]
            await show_invitation(http, host, tmp_path)
            await host.do("shelve", title="Tonight")
            await host.do("bring", bringing=True)
            for number, player in enumerate(people):
                await brought(http, player, photo(number))
            await host.do("open_book")
            answer = await keep_for_all(http, host)
            assert (answer.status_code, answer.json()["code"]) == (409, "keep_nothing")
            openly = await brought(http, host, photo(7))
            deck = (await keep_for_all(http, host)).json()["deck"]
            [card] = (await http.get(f"/api/decks/{deck}")).json()
            assert card["id"].partition("/")[2] == openly["card"].partition("/")[2]
            await part(people)

    run(evening())


def test_only_the_server_says_that_a_deck_is_kept() -> None:
    assert KeepForAll in get_args(Act)
    assert KeepForAll not in get_args(Ask), "it has to be there first"


def test_no_room_no_deck(tmp_path: Path) -> None:
    (tmp_path / "decks").mkdir()

    async def evening() -> None:
        async with running(tmp_path, uploads_total=0.0000001) as house, visitor(house.url) as http:
            [host] = await seated(http, 1)
            await show_invitation(http, host, tmp_path)
            assert (await bring(http, host, photo(1))).status_code == 201  # asked before it came, when there was room
            await host.do("shelve", title="Lake")
            answer = await keep_for_all(http, host)
            assert (answer.status_code, answer.json()["code"]) == (409, "house_full")
            await part([host])

    run(evening())
