"""Being called, over the wire: one key for all servers, one push, and nobody hears of anybody's browser."""

import asyncio
from pathlib import Path

import pytest

from halfsaid.tables import due
from support.players import seated, visitor
from support.postgres import fresh_database
from support.push_service import Browser, push_service, take_local_services
from support.servers import running


def test_two_servers_have_one_key_and_call_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    take_local_services(monkeypatch)
    monkeypatch.setattr(due, "CALL_SECONDS", 0.5)

    async def evening() -> None:
        where = fresh_database()
        async with (
            asyncio.timeout(60),
            push_service() as service,
            running(tmp_path / "a", where) as first,
            running(tmp_path / "b", where) as second,
            visitor(first.url) as here,
            visitor(second.url) as there,
        ):
            key = (await here.get("/api/push")).json()
            assert key == (await there.get("/api/push")).json()
            ada, ben, cleo = await seated(here, 3)
            cleo.url = second.url
            await cleo.connect()
            browser = Browser(f"{service.url}/ben")
            assert "seq" in await ben.do("subscribe", **browser.subscription())
            await ben.disconnect()
            for player in (ada, cleo):
                await player.until(lambda each: each.room and not each.room["seats"][1]["present"])
            assert "seq" in await ada.do("start")
            push = await service.got.get()
            assert push.claims(key["key"])["aud"] == service.url
            assert b'"your_turn"' in browser.opened(push.body)
            for server in (first, second):
                table = server.server.house.live[ada.code]
                await table.catch_up()
                assert table.table.called == frozenset({1})
            assert service.got.empty(), "both servers saw that Ben is missing; one called"
            for player in (ada, ben, cleo):
                assert not [frame for frame in player.frames if "/ben" in frame or "p256dh" in frame]
                await player.disconnect()

    asyncio.run(evening())


def test_only_push_services_are_taken(tmp_path: Path) -> None:
    async def evening() -> None:
        async with asyncio.timeout(60), running(tmp_path) as server, visitor(server.url) as http:
            (ada,) = await seated(http, 1)
            words = Browser("https://push.example.net/ada").subscription()
            assert "seq" in await ada.do("subscribe", **words)
            for endpoint in ("http://push.example.net/", "https://127.0.0.1/", "https://10.0.0.1:8000/metrics", ""):
                refused = await ada.do("subscribe", **(words | {"endpoint": endpoint}))
                assert refused["code"] == "subscription", endpoint
            assert "seq" in await ada.do("unsubscribe", endpoint="https://push.example.net/ada")
            assert "seq" in await ada.do("unsubscribe")
            await ada.disconnect()

    asyncio.run(evening())
