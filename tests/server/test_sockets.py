"""Errors behind a connection are logged; the mere end of a connection is not. Every message is counted."""

import asyncio
import re
from pathlib import Path

import httpx
import pytest

from halfsaid.tables import LiveTable
from support.players import open_table, part, seated, visitor
from support.servers import run, running


def test_a_fault_of_ours_is_not_taken_for_a_hang_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("dictionary changed size during iteration")

    monkeypatch.setattr(LiveTable, "watch", broken)

    async def evening() -> None:
        async with asyncio.timeout(30), running(tmp_path) as server, visitor(server.url) as http:
            ada = await open_table(http, "Ada")
            await ada.connect()
            await ada.until(lambda each: each.bye)

    asyncio.run(evening())
    assert "dictionary changed size" in caplog.text


def test_who_hangs_up_at_any_moment_is_nobodys_fault(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        async with asyncio.timeout(30), running(tmp_path) as server, visitor(server.url) as http:
            ada = await open_table(http, "Ada")
            live = server.server.house.live[ada.code]
            for _ in range(20):
                await ada.connect()
                live.watch()  # something is said to everybody at that very moment
                await ada.disconnect()
            while any(watcher.seat is not None for watcher in live.watchers):
                await asyncio.sleep(0.005)

    asyncio.run(evening())
    assert "Traceback" not in caplog.text


def test_every_message_is_counted_while_people_are_there_and_when_they_have_gone(tmp_path: Path) -> None:
    async def counted(http: httpx.AsyncClient) -> tuple[int, int]:
        told = (await http.get("/metrics")).text
        found = {name: float(value) for name, value in re.findall(r"^(halfsaid_\w+) ([\d.e+]+)$", told, re.MULTILINE)}
        return int(found["halfsaid_connections"]), int(found["halfsaid_frames_total"])

    async def evening() -> None:
        async with asyncio.timeout(30), running(tmp_path) as server, visitor(server.url) as http:
            people = await seated(http, 3)
            await people[0].do("rename", name="Adah")
            for player in people:
                await player.until(lambda each: each.room["seats"][0]["name"] == "Adah")
            connections, while_there = await counted(http)
            assert (connections, while_there) == (3, sum(len(player.frames) for player in people))
            await part(people)
            while (after := await counted(http))[0]:
                await asyncio.sleep(0.005)
            assert after[1] >= while_there

    run(evening())
