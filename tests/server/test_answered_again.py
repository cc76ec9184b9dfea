"""An ask that was done is answered as done when it is sent again, and answers come before a goodbye."""

from pathlib import Path

import httpx
import pytest

from support.players import Json, Player, part, seated, visitor
from support.postgres import fresh_database
from support.servers import run, running


async def again(player: Player, ask: Json, name: str) -> list[Json]:
    """The answers to one ask, sent twice under one name."""
    return [await player.ask(ask, name), await player.ask(ask, name)]


def test_a_start_is_done_once_and_answered_twice(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            host, *others = await seated(http, 3)
            first, second = await again(host, {"act": "start"}, "S1")
            assert first["seq"] == second["seq"]
            assert (await host.do("start"))["code"] == "not_in_lobby", "another one is refused"
            await part([host, *others])

    run(evening())


def test_the_last_word_that_may_be_said_is_answered_twice(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            (host,) = await seated(http, 1)
            answers = [await again(host, {"act": "say", "text": "hey"}, f"T{number}") for number in range(6)]
            assert [first["seq"] for first, _ in answers] == [second["seq"] for _, second in answers]
            assert (await host.do("say", text="hey"))["code"] == "talk_fast"
            await host.disconnect()

    run(evening())


def test_another_server_knows_what_was_done(tmp_path: Path) -> None:
    """Even one that has not heard of it, and that has been told too much by the same seat."""

    async def evening() -> None:
        where = fresh_database()
        async with running(tmp_path / "a", where) as first, running(tmp_path / "b", where) as second:
            async with visitor(first.url) as http:
                host, *others = await seated(http, 3)
            there = await Player(second.url, host.code, host.key).connect()
            await there.until(lambda each: each.you)
            second.server.house.store.listen(list[object]().append)
            for number in range(6):
                assert "seq" in await there.do("say", text=f"{number}")
            asks: dict[str, Json] = {"s": {"act": "say", "text": "here"}, "start": {"act": "start"}}
            for name, ask in asks.items():
                done = await host.ask(ask, name)
                assert "seq" in done
                assert await there.ask(ask, name) == done
            await part([host, *others, there])

    run(evening())


@pytest.mark.parametrize("stage", ["lobby", "playing", "over"])
def test_who_leaves_hears_that_it_is_done(tmp_path: Path, stage: str) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            host, ben, *others = await at_stage(http, stage)
            done = await ben.do("leave")
            assert "seq" in done
            if stage != "playing":
                await ben.until(lambda each: each.bye)
                assert ben.bye is not None
                assert ben.bye["code"] == "seat_ended"
            await part([host, ben, *others])

    async def at_stage(http: httpx.AsyncClient, stage: str) -> list[Player]:
        people = await seated(http, 4)
        if stage != "lobby":
            assert "seq" in await people[0].do("start")
        if stage == "over":
            for player in people:
                assert "seq" in await player.do("agree_to_stop", agrees=True)
        return people

    run(evening())
