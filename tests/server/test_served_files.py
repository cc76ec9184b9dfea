"""Only files that are meant to be served are, however one asks."""

import re
from pathlib import Path

import pytest

from halfsaid.server.page import BUILT
from support.players import visitor
from support.raw_connections import raw, until_hung_up
from support.servers import run, running

CLIMBS = [
    "../deck.json", "../../halfsaid.db", "..%2f..%2fhalfsaid.db", "%2e%2e/%2e%2e/halfsaid.db",
    "..%252f..%252fhalfsaid.db",
    "..\\..\\halfsaid.db", "..%5c..%5chalfsaid.db", "%c0%ae%c0%ae/halfsaid.db", "....//halfsaid.db", "dot.360.avif%00",
    "%00", "dot.360.avif%00.json", "deck.json", "./deck.json", "/etc/passwd", "%2fetc%2fpasswd", "C:%5cwindows",
    "~root",
    "..", ".", "%2e%2e", "a" * 300, "%e2%80%ae", "con", "dot.360.avif/", "dot.360.avif/..",
]  # fmt: skip


@pytest.mark.parametrize("below", ["/decks/plain/", "/decks/", "/", "/api/decks/"])
def test_only_files_that_are_meant_to_be_served_are(tmp_path: Path, calm: pytest.LogCaptureFixture, below: str) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            for climb in CLIMBS:
                reader, writer = await raw(server)
                writer.write(f"GET {below}{climb} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".encode())
                head, _, body = (await until_hung_up(reader)).partition(b"\r\n\r\n")
                writer.close()
                status = head.split()[1]
                if status == b"200":
                    assert b"<title>Halfsaid</title>" in body, climb
                elif status == b"307":
                    assert b"location: http://x/" in head, climb
                else:
                    assert status in (b"400", b"404"), climb
                assert b"halfsaid-deck" not in body, climb

    run(evening())


def test_what_is_meant_to_be_served_is(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            assert (await http.get("/decks/plain/dot.360.avif")).content == b"not really a picture"
            assert (await http.get("/icon.svg")).status_code == 200
            page = await http.get("/XBRFFQ")
            assert page.status_code == 200
            script = re.search(r'src="(/assets/[^"]+)"', page.text)
            assert script
            kept = await http.get(script[1])
            assert kept.headers["cache-control"].endswith("immutable")
            assert kept.headers["content-encoding"] == "gzip"
            with_brotli = {"accept-encoding": "gzip, deflate, br"}
            async with http.stream("GET", script[1], headers=with_brotli) as smaller:
                packed = b"".join([piece async for piece in smaller.aiter_raw()])
            assert smaller.headers["content-encoding"] == "br"
            assert smaller.headers["vary"] == kept.headers["vary"] == "accept-encoding"
            assert smaller.headers["content-type"] == kept.headers["content-type"]
            assert packed == (BUILT / f"{script[1][1:]}.br").read_bytes()
            assert len(packed) < int(kept.headers["content-length"])
            assert (await http.get("/icon.svg", headers=with_brotli)).headers["content-encoding"] == "gzip"

    run(evening())


@pytest.mark.parametrize("path", ["/api/decks", "/api/decks/plain"])
def test_a_deck_is_sent_once_and_compressed(tmp_path: Path, path: str) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            first = await http.get(path)
            assert first.headers["cache-control"] == "no-cache"
            assert len(first.content) < 1024 or first.headers["content-encoding"] == "gzip"
            again = await http.get(path, headers={"if-none-match": first.headers["etag"]})
            assert again.status_code == 304
            assert again.content == b""
            other = await http.get(path, headers={"if-none-match": 'W/"an older one"'})
            assert other.json() == first.json()

    run(evening())
