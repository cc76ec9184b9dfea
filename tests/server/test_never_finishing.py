"""Clients that never finish a request, or never stop sending, are disconnected."""

import asyncio
from pathlib import Path

import pytest

from halfsaid.server.page import BUILT
from halfsaid.server.protocols import ImpatientProtocol
from support.players import seated, visitor
from support.raw_connections import GET, POST, raw, until_hung_up
from support.servers import run, running


@pytest.mark.parametrize(
    "beginning",
    [
        b"",
        b"GET /heal",
        GET,
        GET + b"x-long: aaa",
        GET + b"\r\n" + b"GET /healthz HTTP/1.1\r\nho",
        POST + b"content-length: 100\r\n\r\n",
        POST + b'content-length: 100\r\n\r\n{"name":',
        POST + b"transfer-encoding: chunked\r\n\r\n5\r\n{",
        GET + b"content-length: 1000\r\n\r\nabc",
    ],
)
def test_a_request_that_never_ends_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, calm: pytest.LogCaptureFixture, beginning: bytes
) -> None:
    monkeypatch.setattr(ImpatientProtocol, "patience", 0.3)

    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            reader, writer = await raw(server)
            loop = asyncio.get_running_loop()
            began = loop.time()
            hung_up = asyncio.create_task(until_hung_up(reader))
            writer.write(beginning)
            while not hung_up.done():  # a byte now and then keeps nobody awake
                await asyncio.wait([hung_up], timeout=0.05)
                if beginning and not hung_up.done():
                    writer.write(b"a")
            assert loop.time() - began < 3, "uvicorn's own five seconds begin anew with every byte"
            writer.close()
            assert (await http.get("/healthz")).status_code == 200

    run(evening())


def test_who_finishes_in_time_is_not_hung_up_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ImpatientProtocol, "patience", 2.0)

    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            people = await seated(http, 2)
            await asyncio.sleep(2.2)  # longer than that: a WebSocket that was opened in time stays
            assert (await people[0].do("say", text="hello"))["seq"]
            for player in people:
                await player.disconnect()

    run(evening())


@pytest.mark.parametrize(
    "endless",
    [b"GET /" + b"a" * 100_000, GET + b"x-long: " + b"a" * 100_000, GET + b"x-many: 1\r\n" * 10_000],
)
def test_headers_without_end_are_cut_off(tmp_path: Path, calm: pytest.LogCaptureFixture, endless: bytes) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            reader, writer = await raw(server)
            writer.write(endless)
            assert b" 200 " not in await until_hung_up(reader)
            writer.close()
            assert (await http.get("/healthz")).status_code == 200

    run(evening())


def test_trailers_without_end_are_cut_off(tmp_path: Path, calm: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            reader, writer = await raw(server)
            writer.write(POST + b"transfer-encoding: chunked\r\n\r\n0\r\n" + b"x-many: 1\r\n" * 10_000)
            assert await until_hung_up(reader) == b""
            writer.close()

    run(evening())


@pytest.mark.parametrize("chunked", [False, True])
def test_an_oversized_body_is_not_read_to_its_end(
    tmp_path: Path, calm: pytest.LogCaptureFixture, chunked: bool
) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            reader, writer = await raw(server)
            size = b"transfer-encoding: chunked" if chunked else b"content-length: 1000000000"
            writer.write(POST + size + b"\r\n\r\n" + (b"2000\r\n" if chunked else b"") + b"x" * 8192)
            answer = await until_hung_up(reader)
            assert answer.startswith(b"HTTP/1.1 413 ")
            assert b'"too_long"' in answer
            assert b"connection: close" in answer, "what is still to come is not waited for"
            writer.close()

    run(evening())


def test_who_hangs_up_in_mid_sentence_is_no_error(tmp_path: Path, calm: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            for _ in range(5):
                _, writer = await raw(server)
                writer.write(POST + b'content-length: 100\r\n\r\n{"name":')
                await writer.drain()
                writer.close()
                await writer.wait_closed()
            assert (await http.get("/healthz")).status_code == 200

    run(evening())


@pytest.mark.parametrize("requests", [2, 5])
def test_who_asks_ahead_and_hangs_up_is_no_error(tmp_path: Path, calm: pytest.LogCaptureFixture, requests: int) -> None:
    """The first of pipelined requests is being answered when nobody is there any more to hear it."""
    asset = max((BUILT / "assets").glob("*.js"), key=lambda file: file.stat().st_size).name
    ahead = f"GET /assets/{asset} HTTP/1.1\r\nhost: x\r\naccept-encoding: gzip\r\n\r\n".encode() * requests

    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            for _ in range(5):
                _, writer = await raw(server)
                writer.write(ahead)
                await writer.drain()
                writer.transport.abort()
            assert (await http.get(f"/assets/{asset}")).status_code == 200, "answered after all of those"

    run(evening())
