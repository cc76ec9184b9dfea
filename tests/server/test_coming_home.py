"""A device that keeps keys learns where it may go back to, and nothing of tables it holds no seat at."""

from pathlib import Path

import httpx

from halfsaid.server.doorman import BARRED_SECONDS, LIMITS
from halfsaid.server.table_api import MOST_KEPT_SEATS
from support.players import Json, Player, open_table, seated, visitor
from support.servers import run, running


async def held(http: httpx.AsyncClient, *kept: tuple[str, str | None]) -> list[Json]:
    answer = await http.post("/api/seats", json={"seats": [{"code": code, "key": key} for code, key in kept]})
    assert answer.status_code == 200, answer.text
    found: list[Json] = answer.json()
    return found


def kept(player: Player) -> tuple[str, str | None]:
    return player.code, player.key


def test_a_device_learns_how_things_stand_at_its_tables(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            ada, ben, cleo = await seated(http, 3)
            elsewhere = await open_table(http, "Dora")
            await ada.connect()
            assert "seq" in await ada.do("start")
            await ada.until(lambda each: each.may())
            card = ada.you["game"]["hand"][0] if ada.you else ""
            clue = {"move": "give_clue", "seat": ada.place, "clue": {"kind": "text", "text": "Soon"}, "card": card}
            assert "seq" in await ada.do("play", move=clue)
            told, awaited = await held(http, kept(ada), kept(ben))
            assert (told["is_awaited"], awaited["is_awaited"]) == (False, True)
            assert awaited | {"at": 0} == {
                "code": ada.code, "seat": 1, "name": awaited["name"], "host": told["name"], "colour": told["colour"],
                "stage": "playing", "people": 3, "turn": 1, "is_awaited": True, "at": 0, "in_audience": False,
            }  # fmt: skip
            assert [seat["stage"] for seat in await held(http, kept(cleo), kept(elsewhere))] == ["playing", "lobby"]
            await ada.disconnect()

    run(evening())


def test_what_opens_nothing_is_left_out_and_tells_nothing(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            ada = await open_table(http, "Ada")
            wrong = [(ada.code, "made-up"), ("ZZZZZZ", ada.key), ("no code at all", ada.key)]
            assert [seat["name"] for seat in await held(http, *wrong, kept(ada))] == ["Ada"]
            for guess in wrong:
                answer = await http.post("/api/seats", json={"seats": [{"code": guess[0], "key": guess[1]}]})
                assert (answer.json(), answer.elapsed.total_seconds() >= BARRED_SECONDS) == ([], True)
            assert await held(http, kept(ada)), "nobody is barred because old tables are gone"

    run(evening())


def test_nobody_asks_for_many_seats_or_too_often(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            many = {"seats": [{"code": "ZZZZZZ", "key": ""}] * (MOST_KEPT_SEATS + 1)}
            assert (await http.post("/api/seats", json=many)).json()["code"] == "too_long"
            none: Json = {"seats": []}
            answers = [await http.post("/api/seats", json=none) for _ in range(LIMITS["returns"].burst + 2)]
            assert (answers[0].status_code, answers[-1].json()["code"]) == (200, "too_many")

    run(evening())
