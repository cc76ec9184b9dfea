"""The audience, listed tables and "why?" over the wire."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import httpx

from halfsaid.server.doorman import LIMITS
from support.players import (
    Json,
    Player,
    all_up_to_date,
    bearer,
    join_audience,
    open_table,
    part,
    seated,
    visitor,
)
from support.servers import Running, run, running


async def until_phase(players: list[Player], phase: str) -> None:
    """People play something legal until the game is there."""
    rng = Random(1)
    while (players[0].game or {}).get("phase") != phase:
        for player in players:
            if player.is_awaited() and (player.game or {}).get("phase") != phase:
                await player.play_one(rng)
        await all_up_to_date(players)


async def begun(http: httpx.AsyncClient, **choices: object) -> list[Player]:
    people = await seated(http, 4)
    if choices:
        assert "seq" in await people[0].do("configure", **choices)
    assert "seq" in await people[0].do("start")
    for player in people:
        await player.until(lambda each: each.game)
    return people


def with_tonight(work: Callable[[Running, httpx.AsyncClient], object], folder: Path) -> None:
    async def evening() -> None:
        async with running(folder) as server, visitor(server.url) as http:
            await work(server, http)  # type: ignore[misc]

    run(evening())


def test_a_guess_reaches_nobody_but_its_guest_before_the_reveal(tmp_path: Path) -> None:
    async def work(server: Running, http: httpx.AsyncClient) -> None:
        people = await begun(http)
        code = people[0].code
        dora = await (await join_audience(http, code, "Dora")).connect()
        emil = await (await join_audience(http, code, "Emil")).connect()
        onlooker = await Player(server.url, code, None).connect()
        await until_phase(people, "vote")
        others = [*people, emil, onlooker]
        await people[0].until(lambda each: len(each.room["audience"]) == 2)
        assert "seq" in await dora.do("guess", slot=2)
        await dora.until(lambda each: each.guest and each.guest["slot"] == 2)
        for other in others:
            await other.until(lambda each: each.room["audience"][0]["has_guessed"])
            assert other.room["audience_last"] == []
        marks = [len(other.frames) for other in others]
        assert "seq" in await dora.do("guess", slot=1)
        assert "seq" in await people[0].do("say", text="And?")
        for other, mark in zip(others, marks, strict=True):
            await other.until(lambda each: each.talk and each.talk[-1]["text"] == "And?")
            assert not any('"room"' in frame for frame in other.frames[mark:]), "a changed guess is seen by nobody"
        await dora.until(lambda each: each.guest == {"guest": 4, "slot": 1})
        assert dora.you is None
        assert emil.guest == {"guest": 5, "slot": None}
        assert onlooker.guest is None
        await until_phase(people, "clue")
        told = people[0].game["last"] if people[0].game else {}
        right = told["owners"].index(told["storyteller"]) + 1 == 1
        for other in others:
            await other.until(lambda each: each.room["audience_last"])
            assert other.room["audience_last"] == [{"id": 4, "slot": 1, "right": right}]
            assert other.room["audience"][0] == {"id": 4, "name": "Dora", "score": int(right), "has_guessed": False}
        await part([*people, dora, emil, onlooker])

    with_tonight(work, tmp_path)


def test_a_key_of_the_audience_lets_back_in_and_opens_no_seat(tmp_path: Path) -> None:
    async def work(server: Running, http: httpx.AsyncClient) -> None:
        people = await begun(http)
        dora = await (await join_audience(http, people[0].code, "Dora")).connect()
        await dora.until(lambda each: each.guest)
        await people[0].until(lambda each: each.room["spectators"] == 1)
        await dora.disconnect()
        await dora.connect()
        await dora.until(lambda each: each.guest)
        held = await http.get(f"/api/tables/{dora.code}/seat", headers=bearer(dora))
        theirs = {"code": dora.code, "seat": 4, "name": "Dora", "in_audience": True, "is_awaited": False}
        assert theirs.items() <= held.json().items()
        for path in ("record", "replay"):
            assert (await http.get(f"/api/tables/{dora.code}/{path}", headers=bearer(dora))).status_code == 401
        offered = await http.post(f"/api/tables/{dora.code}/offers", json={}, headers=bearer(dora))
        assert offered.status_code == 401
        assert (await dora.do("say", text="hello"))["code"] == "no_seat"
        assert (await people[1].do("guess", slot=1))["code"] == "not_audience"
        assert (await dora.do("leave"))["seq"]
        await dora.until(lambda each: each.bye)
        assert dora.bye is not None
        assert dora.bye["code"] == "seat_ended"
        await part([*people, dora])

    with_tonight(work, tmp_path)


def test_a_table_with_a_password_or_a_lock_asks_its_audience_too(tmp_path: Path) -> None:
    async def work(_: Running, http: httpx.AsyncClient) -> None:
        people = await seated(http, 3)
        where = f"/api/tables/{people[0].code}/audience"
        assert "seq" in await people[0].do("choose_password", password="sesame")  # noqa: S106
        assert (await http.post(where, json={"name": "Dora"})).status_code == 403
        assert (await http.post(where, json={"name": "Dora", "password": "sesame"})).status_code == 201
        assert "seq" in await people[0].do("lock", locked=True)
        refused = await http.post(where, json={"name": "Emil", "password": "sesame"})
        assert (refused.status_code, refused.json()["code"]) == (409, "locked")
        await part(people)

    with_tonight(work, tmp_path)


def test_an_address_brings_so_many_guests_and_no_more(tmp_path: Path) -> None:
    async def work(_: Running, http: httpx.AsyncClient) -> None:
        people = await seated(http, 3)
        where = f"/api/tables/{people[0].code}/audience"
        answers = [await http.post(where, json={"name": f"G{n}"}) for n in range(LIMITS["arrivals"].burst + 2)]
        assert [each.status_code for each in answers][-1] == 429
        await part(people)

    with_tonight(work, tmp_path)


def test_a_latecomer_comes_into_the_game_when_the_host_nods(tmp_path: Path) -> None:
    async def work(_: Running, http: httpx.AsyncClient) -> None:
        people = await seated(http, 3)
        host = people[0]
        assert "seq" in await host.do("add_bot", name="Pip")
        assert "seq" in await host.do("start")
        dora = await (await join_audience(http, host.code, "Dora")).connect()
        await dora.until(lambda each: each.guest and each.game)
        assert "seq" in await dora.do("ask_seat", seat=3)
        await host.until(lambda each: each.room["seat_asks"])
        assert host.room["seat_asks"] == [{"guest": 4, "seat": 3}]
        assert (await people[1].do("answer_seat", guest=4, yes=True))["code"] == "host_only"
        assert "seq" in await host.do("answer_seat", guest=4, yes=True)
        await dora.until(lambda each: each.bye)
        assert dora.bye is not None
        assert dora.bye["code"] == "restart"
        await dora.connect()
        await dora.until(lambda each: each.you)
        assert dora.you is not None
        assert (dora.you["seat"], len(dora.you["game"]["hand"])) == (3, 6)
        await host.until(lambda each: each.room["seats"][3]["present"] and not each.room["seats"][3]["is_bot"])
        assert (host.room["seats"][3]["name"], host.room["audience"]) == ("Dora", [])
        await part([*people, dora])

    with_tonight(work, tmp_path)


def test_why_is_asked_and_said(tmp_path: Path) -> None:
    async def work(_: Running, http: httpx.AsyncClient) -> None:
        people = await begun(http)
        await until_phase(people, "vote")
        await until_phase(people, "clue")
        assert people[0].game is not None
        teller = people[people[0].game["last"]["storyteller"]]
        asker = next(player for player in people if player is not teller)
        assert (await asker.do("ask_why", game=1, turn=1))["seq"]
        await teller.until(lambda each: each.room["asked_why"] == [asker.you_seat()])
        assert (await teller.do("explain", game=1, turn=1, text="It looked like home."))["seq"]
        await asker.until(lambda each: each.room["why"] == "It looked like home.")
        await part(people)

    with_tonight(work, tmp_path)


async def at_the_door(http: httpx.AsyncClient) -> list[Json]:
    answer = await http.get("/api/tables")
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-store"
    return list(answer.json())


def test_only_listed_tables_with_somebody_at_them_are_found_at_the_door(tmp_path: Path) -> None:
    async def work(_: Running, http: httpx.AsyncClient) -> None:
        people = await seated(http, 3)
        host = people[0]
        await open_table(http, "Nobody's")
        assert await at_the_door(http) == []
        assert (await people[1].do("list_table", listed=True))["code"] == "host_only"
        assert (await host.do("list_table", listed=True))["seq"]
        shown = {"code": host.code, "host": "Ada", "people": 3, "edition": "classic", "stage": "lobby"}
        assert await at_the_door(http) == [shown | {"free_seats": 5, "has_password": False}]
        assert (await host.do("lock", locked=True))["seq"]
        assert await at_the_door(http) == []
        assert (await host.do("lock", locked=False))["seq"]
        assert len(await at_the_door(http)) == 1
        await part(people)
        answers = [await http.get("/api/tables") for _ in range(LIMITS["listings"].burst + 20)]
        assert answers[0].json() == [], "nobody is there any more"
        assert answers[-1].status_code == 429

    with_tonight(work, tmp_path)
