"""Errors behind a connection are logged; the mere end of a connection is not."""

import asyncio
from pathlib import Path

import pytest

from halfsaid.tables import LiveTable
from support.players import open_table, visitor
from support.servers import running


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
