"""Recorded clues: only a seat that may tell brings them, and only people at the table hear them."""

import asyncio
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from halfsaid.records import read, verify
from halfsaid.server.doorman import Doorman
from halfsaid.server.openapi import openapi
from halfsaid.server.protocols import ImpatientProtocol
from halfsaid.tables import limits
from support.players import Json, Player, all_up_to_date, part, play_to_the_end, seated, visitor
from support.postgres import fresh_database
from support.recordings import BROWSERS, HUM
from support.servers import Running, run, running

MIME = (BROWSERS / "chromium_vp8.webm").read_bytes()
SAFARI = (BROWSERS / "h264_fragments.mp4").read_bytes()


def address(player: Player, name: str = "") -> str:
    return f"/api/tables/{player.code}/recordings" + (f"/{name}" if name else "")


async def bring(http: httpx.AsyncClient, player: Player, data: bytes, key: str | None = None) -> httpx.Response:
    opens = f"Bearer {player.key if key is None else key}"
    headers = {"authorization": opens, "content-type": "application/octet-stream"}
    return await http.post(address(player), content=data, headers=headers)


async def tell(player: Player, recording: str | None, kind: str = "audio", **more: Any) -> Json:
    assert player.you is not None
    mine = player.you["game"]
    clue = {"kind": kind, "recording": recording, **more}
    return await player.do(
        "play", move={"move": "give_clue", "seat": mine["seat"], "clue": clue, "card": mine["hand"][0]}
    )


async def begun(http: httpx.AsyncClient, players: int = 3, **configured: Any) -> list[Player]:
    people = await seated(http, players)
    assert "seq" in await people[0].do("configure", options={"target": 1}, **configured)
    assert "seq" in await people[0].do("start")
    for player in people:
        await player.until(lambda each: each.you and each.you["game"])
    return people


def test_a_hummed_clue_is_heard_by_everyone_at_the_table(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            ada, ben, cleo = people = await begun(http)
            brought = await bring(http, ada, HUM)
            assert brought.status_code == 201
            kept = brought.json()
            assert (kept["kind"], round(kept["seconds"], 1)) == ("audio", 1.4)
            assert "seq" in await tell(ada, kept["id"], text="mmm")
            tv = await Player(server.url, ada.code, None).connect()
            for player in (*people, tv):
                await player.until(lambda each: each.game and each.game["clue"])
                assert player.game is not None
                assert player.game["clue"] == {"kind": "audio", "text": "mmm", "recording": kept["id"]}
            heard = await http.get(address(ada, kept["id"]))
            assert heard.content == HUM
            assert heard.headers["content-type"] == "audio/webm"
            assert heard.headers["x-content-type-options"] == "nosniff"
            assert "immutable" in heard.headers["cache-control"]
            assert "sandbox" in heard.headers["content-security-policy"]
            await part([ada, ben, cleo, tv])

    run(evening())


def test_a_mime_plays_in_safari_which_asks_for_parts(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            people = await begun(http)
            name = (await bring(http, people[1], SAFARI)).json()["id"]
            assert "seq" in await tell(people[1], name, "video")
            size = len(SAFARI)
            described = openapi()["paths"]["/api/tables/{code}/recordings/{recording}"]["get"]["responses"]
            for wanted, status, start, end in [
                ("bytes=0-1", 206, 0, 2),
                ("bytes=0-", 206, 0, size),
                (f"bytes=100-{size + 50}", 206, 100, size),
                ("bytes=-10", 206, size - 10, size),
                (f"bytes=-{size * 2}", 206, 0, size),
                ("bytes=0-1,5-6", 200, 0, size),
                ("pages=1-2", 200, 0, size),
                ("bytes=-", 200, 0, size),
            ]:
                answer = await http.get(address(people[0], name), headers={"range": wanted})
                assert (answer.status_code, answer.content) == (status, SAFARI[start:end]), wanted
                assert answer.headers["content-type"] == "video/mp4"
                assert "video/mp4" in described[str(status)]["content"]
                assert answer.headers["accept-ranges"] == "bytes"
                if status == 206:
                    assert answer.headers["content-range"] == f"bytes {start}-{end - 1}/{size}"
            for wanted in (f"bytes={size}-", "bytes=5-4", "bytes=-0"):
                answer = await http.get(address(people[0], name), headers={"range": wanted})
                assert (answer.status_code, answer.headers["content-range"]) == (416, f"bytes */{size}"), wanted
            await part(people)

    run(evening())


def test_only_who_may_tell_brings_a_recording_and_tells_with_their_own(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            ada, ben, cleo = people = await begun(http)
            assert (await bring(http, ada, HUM, key="forged")).status_code == 401
            adas, bens = [(await bring(http, each, HUM)).json()["id"] for each in (ada, ben)]
            assert (await tell(ben, adas))["code"] == "no_recording", "somebody else's"
            assert (await tell(ben, "../../etc/passwd"))["code"] == "no_recording"
            assert (await tell(ben, bens, "video"))["code"] == "no_recording", "a hum is no mime"
            assert (await tell(ben, bens, "text", text="hm"))["code"] == "clue_recording"
            assert "seq" in await tell(ben, bens)
            await all_up_to_date(people)
            late = await bring(http, cleo, HUM)
            assert (late.status_code, late.json()["code"]) == (409, "recording_now"), "the clue has been given"
            await part(people)

    run(evening())


def test_original_takes_a_voice_and_no_film(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            people = await seated(http, 3)
            assert (await bring(http, people[0], HUM)).json()["code"] == "recording_now", "no game is on"
            await part(people)
            people = await begun(http, edition="original")
            assert (await bring(http, people[0], MIME)).json()["code"] == "recording_now"
            assert (await bring(http, people[0], HUM)).status_code == 201
            await part(people)

    run(evening())


HOSTILE = {
    "a page": (b"<!doctype html><script>alert(1)</script>", 409, "recording_unknown"),
    "a page in disguise": (b"\x1a\x45\xdf\xa3<script>alert(1)</script>", 409, "recording_unknown"),
    "nothing": (b"", 409, "recording_unknown"),
    "half of a recording": (HUM[: len(HUM) // 2], 409, "recording_unknown"),
    "a recording with a page behind it": (HUM + b"<script>alert(1)</script>", 409, "recording_unknown"),
    "too much": (b"\x1a\x45\xdf\xa3" + bytes(4 * 1024 * 1024), 413, "recording_large"),
}


@pytest.mark.parametrize("what", HOSTILE)
def test_what_is_no_recording_is_refused_in_a_sentence(tmp_path: Path, what: str) -> None:
    data, status, code = HOSTILE[what]

    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            people = await begun(http)
            answer = await bring(http, people[0], data)
            assert (answer.status_code, answer.json()["code"]) == (status, code)
            assert answer.json()["sentence"].endswith(".")
            assert (await bring(http, people[0], HUM)).status_code == 201, "and the table goes on"
            await part(people)

    run(evening())


def padded(data: bytes, size: int) -> bytes:
    """A recording of the same length in time and of this size, by an empty element at its end."""
    rest = size - len(data) - 5
    return data + b"\xec" + (rest | 1 << 28).to_bytes(4, "big") + bytes(rest)


def late(data: bytes, seconds: int) -> bytes:
    """Return the same recording with one more sound, this many seconds later."""
    return data + b"\x1f\x43\xb6\x75\x8f\xe7\x84" + (seconds * 1000).to_bytes(4, "big") + b"\xa3\x87\x81\0\0\x80abc"


def test_how_large_and_how_long_a_recording_may_be(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            people = await begun(http)
            for data, code in [
                (padded(HUM, 1024 * 1024), None),
                (padded(HUM, 1024 * 1024 + 1), "recording_large"),
                (padded(MIME, 4 * 1024 * 1024), None),
                (late(HUM, 21), None),
                (late(HUM, 22), "recording_long"),
            ]:
                answer = await bring(http, people[0], data)
                assert answer.json().get("code") == code, answer.text
                assert answer.status_code == (409 if code else 201)
            await part(people)

    run(evening())


def test_another_recording_replaces_what_was_not_told_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_RECORDED", len(HUM) * 2)

    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            ada, ben, cleo = people = await begun(http)
            first, second = [(await bring(http, ada, HUM)).json()["id"] for _ in range(2)]
            assert (await http.get(address(ada, first))).status_code == 404
            assert await server.server.house.store.recording(ada.code, first) is None
            assert (await http.get(address(ada, second))).content == HUM
            assert (await bring(http, ben, HUM)).status_code == 201
            full = await bring(http, cleo, HUM)
            assert (full.status_code, full.json()["code"]) == (409, "recordings_full")
            await part(people)

    run(evening())


def test_so_many_recordings_from_an_address(tmp_path: Path) -> None:
    async def evening() -> None:
        clock = [1000.0]
        async with running(tmp_path, doorman=Doorman(lambda: clock[0])) as server, visitor(server.url) as http:
            people = await begun(http)
            assert [(await bring(http, people[0], HUM)).status_code for _ in range(11)] == [201] * 10 + [429]
            clock[0] += 10.1
            assert (await bring(http, people[0], HUM)).status_code == 201
            await part(people)

    run(evening())


def test_whose_recording_is_guessed_is_barred_like_other_guessers(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path, doorman=Doorman(lambda: 1000.0)) as server, visitor(server.url) as http:
            people = await begun(http)
            codes = [(await http.get(address(people[0], f"guess{number}"))).status_code for number in range(21)]
            assert codes == [404] * 20 + [429]
            await part(people)

    run(evening())


def test_a_recording_goes_with_its_table_and_not_into_the_record(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            people = await begun(http)
            name = (await bring(http, people[0], HUM)).json()["id"]
            assert "seq" in await tell(people[0], name)
            for player in people:
                assert "seq" in await player.do("agree_to_stop", agrees=True)
            bearer = {"authorization": f"Bearer {people[0].key}"}
            record = await http.get(f"/api/tables/{people[0].code}/record", headers=bearer)
            assert name not in record.text
            verify(read(record.content.strip()))
            await part(people)
            await server.server.house.store.delete(people[0].code)
            assert (await http.get(address(people[0], name))).status_code == 404
            assert await server.server.house.store.recording(people[0].code, name) is None

    run(evening())


def test_the_album_has_the_recording_and_what_its_teller_says_of_it(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            ada, ben, cleo = people = await begun(http)
            where = f"/api/tables/{ada.code}/album"
            name = (await bring(http, ada, HUM)).json()["id"]
            assert "seq" in await tell(ada, name)
            assert (await ada.do("explain", game=1, turn=1, text="too early"))["code"] == "no_turn"
            assert (await http.get(where)).json()["games"][0]["turns"] == []
            await play_to_the_end(people, Random(5))
            assert "seq" in await ada.do("explain", game=1, turn=1, text="My cat does that.")
            assert (await ben.do("explain", game=1, turn=1, text="No, mine."))["code"] == "not_teller"
            await cleo.until(lambda each: each.room["explained"] == 1)
            (game,) = (await http.get(where)).json()["games"]
            assert game["turns"][0]["reveal"]["clue"] == {"kind": "audio", "recording": name}
            assert game["turns"][0]["why"] == "My cat does that."
            assert [seat["name"] for seat in game["seats"]] == ["Ada", "Ben", "Cleo"]
            assert (game["is_over"], game["winners"] is not None) == (True, True)
            assert (await http.get("/api/tables/ZZZZZZ/album")).status_code == 404
            await part(people)

    run(evening())


async def until_cut(server: Running, path: str, key: str | None) -> float:
    """How long the server waits for a body that never comes."""
    sent_as = f"content-type: application/octet-stream\r\nauthorization: Bearer {key}\r\n"
    began = asyncio.get_running_loop().time()
    reader, writer = await asyncio.open_connection("127.0.0.1", int(server.url.rpartition(":")[2]))
    writer.write(f"POST {path} HTTP/1.1\r\nhost: here\r\n{sent_as}content-length: 100\r\n\r\n".encode())
    with suppress(ConnectionError):
        while await reader.read(1000):
            pass
    writer.close()
    return asyncio.get_running_loop().time() - began


def test_who_may_bring_a_recording_has_more_time_and_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ImpatientProtocol, "recording_patience", 3600.0)

    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            people = await begun(http)
            monkeypatch.setattr(ImpatientProtocol, "patience", 0.2)
            for path, key in (
                ("/api/tables/ZZZZZZ/recordings", people[0].key),
                (address(people[0]), "no key"),
                (f"{address(people[0])}/recordings", people[0].key),
            ):
                assert await until_cut(server, path, key) >= 0.15
            monkeypatch.setattr(ImpatientProtocol, "patience", 1.0)
            monkeypatch.setattr(ImpatientProtocol, "recording_patience", 2.5)
            assert await until_cut(server, address(people[0]), people[0].key) >= 2.4
            await part(people)

    run(evening())


def test_a_recording_brought_to_one_server_is_told_with_and_heard_on_another(tmp_path: Path) -> None:
    async def evening() -> None:
        where = fresh_database()
        async with (
            running(tmp_path / "a", where) as first,
            running(tmp_path / "b", where) as second,
            visitor(first.url) as here,
            visitor(second.url) as there,
        ):
            people = await begun(here)
            name = (await bring(there, people[0], HUM)).json()["id"]
            assert "seq" in await tell(people[0], name)
            assert (await there.get(address(people[0], name))).content == HUM
            await part(people)

    run(evening())
