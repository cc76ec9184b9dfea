"""Large answers are bounded, made once, sent in pieces, and only to a few at a time."""

import asyncio
import socket
import zlib
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, cast
from urllib.parse import urlsplit

import httpx
import pytest
from bench import servers

from halfsaid.records import read, verify
from halfsaid.server import game_api
from halfsaid.server.doorman import LIMITS, Doorman, Limit
from halfsaid.server.endpoints import AT_ONCE, FILES_AT_ONCE
from halfsaid.server.protocols import ImpatientProtocol
from halfsaid.store import StoredEntry
from halfsaid.tables import archive, log_writer
from halfsaid.tables.acts import Entry
from support.large_records import hoarded
from support.players import Player, all_up_to_date, play_to_the_end, seated, visitor
from support.servers import Running, run, running

FILM = Path(__file__).parent.parent / "recordings" / "browsers" / "chromium_vp8.webm"
MEGABYTE = 2**20


@asynccontextmanager
async def served(folder: Path) -> AsyncIterator[tuple[servers.Process, httpx.AsyncClient]]:
    """A server in a process of its own, whose memory is nobody else's."""
    with servers.guarded_house(folder) as process:
        async with visitor(f"http://127.0.0.1:{process.port}") as http:
            await http.get("/api/decks")
            yield process, http


async def opened(http: httpx.AsyncClient, data: bytes) -> httpx.Response:
    return await http.post("/api/replays", content=data, headers={"content-type": "application/jsonl"}, timeout=60)


async def of_table(http: httpx.AsyncClient, player: Player, what: str) -> httpx.Response:
    return await http.get(f"/api/tables/{player.code}/{what}", headers={"authorization": f"Bearer {player.key}"})


async def test_no_file_makes_much_more_than_it_is(tmp_path: Path) -> None:
    """A legal record, but its long names would stand in every hand of its replay: 350 MB of them."""
    bomb, honest = hoarded(6, rounds=50, length=8500), hoarded(12, rounds=55, length=129)
    for data in (bomb, honest):
        verify(read(data))
        assert len(data) < game_api.LONGEST_FILE
    async with served(tmp_path) as (process, http):
        assert (await opened(http, hoarded(6, rounds=1, length=129))).status_code == 201
        for data, status in ((bomb, 413), (honest, 201)):
            before = process.memory()
            process.forget_peak()
            answer = await opened(http, data)
            assert answer.status_code == status
            assert process.peak() - before < 60 * MEGABYTE
            assert len(answer.content) < 24 * MEGABYTE
        assert (await opened(http, bomb)).json() == {
            "code": "replay_large",
            "sentence": "A card in it has a name of more than 129 characters.",
        }


async def finished(http: httpx.AsyncClient, target: int = 3) -> list[Player]:
    people = await seated(http, 3)
    await people[0].do("configure", options={"target": target})
    await people[0].do("start")
    await all_up_to_date(people)
    await play_to_the_end(people, Random(1))
    return people


async def part(people: list[Player]) -> None:
    for player in people:
        await player.disconnect()


@pytest.fixture
def folded(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many entries of logs are read, each time that one is."""
    counts: list[int] = []
    real = log_writer.entries_of

    def counted(stored: list[StoredEntry]) -> Iterator[Entry]:
        counts.append(len(stored))
        return real(stored)

    monkeypatch.setattr(archive, "entries_of", counted)
    return counts


def test_a_record_is_refused_before_anything_is_read(tmp_path: Path, folded: list[int]) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            people = await seated(http, 3)
            await people[0].do("start")
            for what in ("record", "replay", "record?game=1", "replay?game=1"):
                assert (await of_table(http, people[0], what)).json()["code"] == "still_running"
            for what in ("record?game=2", "replay?game=0"):
                assert (await of_table(http, people[0], what)).json()["code"] == "no_game"
            assert folded == []
            await part(people)

    run(evening())


def test_what_was_made_is_kept(tmp_path: Path, folded: list[int]) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            people = await finished(http)
            for what in ("record", "replay", "album"):
                first = await of_table(http, people[0], what)
                assert first.status_code == 200
                for each in await asyncio.gather(*(of_table(http, people[1], what) for _ in range(10))):
                    assert each.content == first.content
            seq = people[0].seq
            await people[1].do("rename", name="Benedict")
            await of_table(http, people[0], "album")
            assert sum(folded) <= 3 * seq + 1, "the log once for each, then what is new"
            await part(people)

    run(evening())


def test_who_has_much_read_has_to_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, "folds", Limit(400, 0))
    monkeypatch.setitem(LIMITS, "acts", Limit(10_000, 0))  # twenty games in a few seconds are nobody's evening
    monkeypatch.setattr("halfsaid.server.socket._BURST", 10_000)

    async def evening() -> None:
        async with running(tmp_path, doorman=Doorman(lambda: 1000.0)) as server, visitor(server.url) as http:
            people = await finished(http)
            assert (await of_table(http, people[0], "record")).status_code == 200
            statuses = set()
            for _ in range(20):
                await people[0].do("configure", options={"target": 1})
                await people[0].do("rematch")
                await people[0].do("start")
                await all_up_to_date(people)
                await play_to_the_end(people, Random(1))
                statuses.add((await of_table(http, people[0], "record")).status_code)
            assert statuses == {200, 429}
            kept = await of_table(http, people[0], "record?game=1")
            assert kept.status_code == 200, "what is at hand costs nothing"
            await part(people)

    run(evening())


async def with_a_film(http: httpx.AsyncClient) -> tuple[list[Player], str, bytes]:
    """A table, and the address of a film of almost four megabytes there."""
    people = await seated(http, 3)
    await people[0].do("start")
    await people[0].until(lambda each: each.you and each.you["game"])
    film = FILM.read_bytes()
    film += void(4 * MEGABYTE - len(film) - 1024)
    where = f"/api/tables/{people[0].code}/recordings"
    headers = {"authorization": f"Bearer {people[0].key}", "content-type": "video/webm"}
    kept = await http.post(where, content=film, headers=headers)
    assert kept.status_code == 201, kept.text
    return people, f"{where}/{kept.json()['id']}", film


def void(size: int) -> bytes:
    """Return an EBML Void of this many bytes, which players skip."""
    return b"\xec" + (size | 1 << 56).to_bytes(8, "big") + bytes(size)


async def deaf(port: int, path: str) -> asyncio.StreamWriter:
    """Somebody who asks, and hears nothing of the answer but its first bytes."""
    plug = socket.socket()
    plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)  # else the kernel would listen for them
    plug.setblocking(False)
    await asyncio.get_running_loop().sock_connect(plug, ("127.0.0.1", port))
    reader, writer = await asyncio.open_connection(sock=plug, limit=1024)
    writer.write(f"GET {path} HTTP/1.1\r\nhost: x\r\n\r\n".encode())
    status = await reader.read(12)
    cast(asyncio.ReadTransport, writer.transport).pause_reading()
    assert status == b"HTTP/1.1 200", status
    return writer


async def test_who_does_not_listen_to_a_film_costs_a_piece_of_it(tmp_path: Path) -> None:
    async with served(tmp_path) as (process, http):
        people, path, film = await with_a_film(http)
        assert (await http.get(path)).content == film
        before = process.memory()
        process.forget_peak()
        asleep = [await deaf(process.port, path) for _ in range(AT_ONCE)]
        refused = await http.get(path)
        assert (refused.status_code, refused.json()["code"]) == (429, "too_many")
        assert process.peak() - before < 40 * MEGABYTE, "whole films would be 200 MB"
        for writer in asleep:
            writer.transport.abort()
            with suppress(ConnectionError):
                await writer.wait_closed()
        async with asyncio.timeout(20):
            while (again := await http.get(path)).status_code == 429:
                await asyncio.sleep(0.01)
        assert again.content == film
        assert process.memory() - before < 40 * MEGABYTE
        await part(people)


def test_files_of_the_page_and_decks_are_packed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packed: list[int] = []
    real = zlib.compressobj

    def counted(*given: Any, **named: Any) -> object:  # Any: as it is given
        packed.append(1)
        return real(*given, **named)

    monkeypatch.setattr(zlib, "compressobj", counted)

    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            for path in ("/", "/api/decks", "/api/decks/plain"):
                for _ in range(5):
                    assert (await http.get(path)).headers["content-encoding"] == "gzip"
            assert len(packed) == 3
            plain = await http.get("/", headers={"accept-encoding": "identity"})
            assert "content-encoding" not in plain.headers
            assert plain.text == (await http.get("/XBRFFQ")).text
            kept = {"if-none-match": plain.headers["etag"]}
            assert (await http.get("/", headers=kept)).status_code == 304

    run(evening())


async def unfinished(server: Running, size: int) -> asyncio.StreamWriter:
    here = urlsplit(server.url)
    _, writer = await asyncio.open_connection(here.hostname, here.port)
    head = f"POST /api/replays HTTP/1.1\r\nhost: x\r\ncontent-type: application/jsonl\r\ncontent-length: {size}\r\n\r\n"
    writer.write(head.encode() + b"{")
    return writer


def test_few_files_are_read_at_once_from_an_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ImpatientProtocol, "patience", 600.0)

    async def evening() -> None:
        doorman = Doorman()
        async with running(tmp_path, doorman=doorman) as server, visitor(server.url) as http:
            assert (await opened(http, b"nonsense")).status_code == 400
            waiting = [await unfinished(server, 1_000_000) for _ in range(FILES_AT_ONCE)]
            async with asyncio.timeout(20):
                while doorman._under_way.total() < FILES_AT_ONCE:
                    await asyncio.sleep(0.01)
            assert (await opened(http, b"nonsense")).status_code == 429
            for writer in waiting:
                writer.transport.abort()
                with suppress(ConnectionError):
                    await writer.wait_closed()
            async with asyncio.timeout(20):
                while (await opened(http, b"nonsense")).status_code != 400:
                    await asyncio.sleep(0.01)

    run(evening())
