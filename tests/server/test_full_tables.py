"""A table's log has an end, and what a seat and an address write to it has a measure."""

import asyncio
from pathlib import Path

import pytest

from halfsaid.server.doorman import LIMITS, Doorman, Limit
from halfsaid.tables import log_writer
from support.players import Player, open_table, seated, visitor
from support.servers import run, running

LONG_NAMES = [f"deck {number:02} {'x' * 50}" for number in range(32)]


async def part(people: list[Player]) -> None:
    for player in people:
        await player.disconnect()


def test_a_log_has_an_end_but_for_agreeing_to_stop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_writer, "MOST_ENTRIES", 200)
    monkeypatch.setattr("halfsaid.server.socket._BURST", 10_000)
    monkeypatch.setitem(LIMITS, "acts", Limit(10_000, 0))

    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            host, ben, cleo = people = await seated(http, 3)
            assert "seq" in await host.do("start")
            assert "seq" in await cleo.do("leave")
            answers = [await host.do("configure", timers={"absent": None}) for _ in range(200)]
            assert {answer.get("code") for answer in answers} == {None, "log_full"}
            assert server.server.house.live[host.code].table.seq == 198, "the last hundredth is kept"
            assert "seq" in await host.do("agree_to_stop", agrees=True)
            assert "seq" in await ben.do("agree_to_stop", agrees=True)
            assert server.server.house.live[host.code].table.stage == "over"
            assert (await ben.do("rename", name="Benedict"))["code"] == "log_full"
            record = await http.get(f"/api/tables/{host.code}/record", headers={"authorization": f"Bearer {ben.key}"})
            assert record.status_code == 200
            await part(people)

    run(evening())


def test_a_game_begins_in_the_first_half_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_writer, "MOST_BYTES", 4000)

    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            people = await seated(http, 3)
            while log_size(server.server.house.live[people[0].code]._log) < 2000:
                assert "seq" in await people[0].do("configure", hurry=True)
            assert (await people[0].do("start"))["code"] == "log_full"
            assert "seq" in await people[0].do("rename", name="Adele")
            await part(people)
            house = server.server.house
            live = house.live.pop(people[0].code)
            again = await house.find(people[0].code)
            assert again is not None
            assert log_size(again._log) == log_size(live._log), "as long as when it was written"

    run(evening())


def log_size(known: log_writer.LogWriter) -> int:
    return known._size


async def test_bots_do_not_knock_at_a_full_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path) as server, visitor(server.url) as http:
        (host,) = people = await seated(http, 1)
        for name in ("Rook", "Wren"):
            await host.do("add_bot", name=name)
        await host.do("configure", hurry=True)
        await host.do("start")
        monkeypatch.setattr(log_writer, "MOST_ENTRIES", host.seq)
        live = server.server.house.live[host.code]
        live.attend()
        await live.autopilot.settled()
        assert live.autopilot.is_at_rest
        await part(people)


@pytest.mark.parametrize("decks", [["no such deck"], ["plain", "\x00"], ["plain", "\u202eplain"], ["a\nb"], LONG_NAMES])
def test_decks_that_nobody_has_are_not_chosen(tmp_path: Path, decks: list[str]) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            host = await (await open_table(http)).connect()
            assert (await host.do("configure", decks=decks))["code"] == "deck_missing"
            assert host.room["decks"] == ["plain"]
            assert "seq" in await host.do("configure", decks=["plain"])
            await host.disconnect()

    run(evening())


@pytest.mark.parametrize(
    "act", [{"act": "rename", "name": "Ada" + " " * 5000}, {"act": "say", "text": "Ha" + " " * 5000}]
)
def test_nothing_that_is_not_seen_fills_the_log(tmp_path: Path, act: dict[str, str]) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            host = await (await open_table(http)).connect()
            assert (await host.ask(act))["code"] == "too_long"
            await host.disconnect()

    run(evening())


def test_a_seat_with_many_connections_does_no_more_than_with_one(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path, doorman=Doorman(lambda: 1000.0)) as server, visitor(server.url) as http:
            host = await (await open_table(http)).connect()
            more = [await Player(server.url, host.code, host.key).connect() for _ in range(4)]
            await asyncio.gather(*(each.until(lambda one: one.you) for each in more))
            asked = [each.do("configure", hurry=True) for each in (host, *more) for _ in range(30)]
            answers = await asyncio.gather(*asked)
            assert sum("seq" in answer for answer in answers) == LIMITS["acts"].burst
            assert {answer["code"] for answer in answers if "seq" not in answer} == {"too_many"}
            await part([host, *more])

    run(evening())


def test_an_address_with_many_seats_writes_so_many_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, "written", Limit(20_000, 0))

    async def evening() -> None:
        async with running(tmp_path, doorman=Doorman(lambda: 1000.0)) as server, visitor(server.url) as http:
            people = [await (await open_table(http)).connect() for _ in range(5)]
            answers = [await each.do("configure", hurry=True) for each in people for _ in range(60)]
            done = sum("seq" in answer for answer in answers)
            assert 100 < done < 300
            assert {answer["code"] for answer in answers if "seq" not in answer} == {"too_many"}
            await part(people)

    run(evening())


def test_an_audience_fills_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Strangers may come in and guess: what they write has an end long before the game's."""
    monkeypatch.setattr(log_writer, "MOST_ENTRIES", 100)

    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            people = await seated(http, 3)
            where = f"/api/tables/{people[0].code}/audience"
            answers = [await http.post(where, json={"name": f"Guest {number}"}) for number in range(26)]
            assert answers[-1].json()["code"] == "log_full"
            assert server.server.house.live[people[0].code].table.seq == 25
            assert "seq" in await people[0].do("start")
            await part(people)

    run(evening())
