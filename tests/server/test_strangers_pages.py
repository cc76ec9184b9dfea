"""Pages of other sites can open no WebSocket here, frame nothing and read nothing."""

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from halfsaid.server.endpoints import ENDPOINTS, Endpoint
from halfsaid.server.openapi import openapi
from support.players import open_table, visitor
from support.raw_connections import knock
from support.servers import run, running

ORIGINS = {
    None: True,
    "http://{here}": True,
    "https://{here}": True,
    "https://play.example.org": True,
    "https://evil.example": False,
    "http://play.example.org.evil.example": False,
    "http://{here}.evil.example": False,
    "http://evil.example/{here}": False,
    "http://{here}@evil.example": False,
    "null": False,
    "": False,
    "http://[": False,
    "http://localhost:1": False,
}


def test_sockets_from_other_sites_are_refused(tmp_path: Path, calm: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        ours = running(tmp_path, public_url="https://play.example.org/table/")
        async with ours as server, visitor(server.url) as http:
            host = await open_table(http)
            here = urlsplit(server.url).netloc
            for origin, welcome in ORIGINS.items():
                headers = {} if origin is None else {"Origin": origin.format(here=here)}
                try:
                    said = await knock(server, host.code, additional_headers=headers)
                except InvalidStatus as refused:
                    said = str(refused.response.status_code)
                assert said == ("welcome" if welcome else "403"), origin

    run(evening())


def posts() -> list[Endpoint]:
    return [each for each in ENDPOINTS if each.method == "POST"]


STRANGE = [{"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}]
FORMS = ["", "text/plain", "text/plain; application/json", "multipart/form-data", "application/x-www-form-urlencoded"]


def test_no_page_of_a_stranger_can_send_anything(tmp_path: Path, calm: pytest.LogCaptureFixture) -> None:
    """Requests that a form or a script without a preflight can send: they would reach a server in a home network."""

    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            host = await open_table(http)
            assert {each.path for each in posts()} == {route for route, method in changing() if method == "POST"}
            for each in posts():
                path = each.path.format(code=host.code, screen="waiting", picture="nothing")
                key = {"authorization": f"Bearer {host.key}"}
                right = {"content-type": each.takes[0]}
                for strange in STRANGE:
                    answer = await http.post(path, content=b"{}", headers=key | right | strange)
                    assert (answer.status_code, answer.json()["code"]) == (403, "origin"), (path, strange)
                for form in FORMS:
                    answer = await http.post(
                        path, content=b"{}", headers=key | ({"content-type": form} if form else {})
                    )
                    assert (answer.status_code, answer.json()["code"]) == (415, "media_type"), (path, form)
                ours = {"origin": server.url, "sec-fetch-site": "same-origin"}
                for welcome in ({}, ours):
                    answer = await http.post(path, content=b"{}", headers=key | right | welcome)
                    assert answer.status_code not in (403, 415), path
            for path in (route for route, method in changing() if method == "DELETE"):
                there = path.format(code=host.code, picture="nothing")
                for strange in STRANGE:
                    answer = await http.delete(there, headers={"authorization": f"Bearer {host.key}"} | strange)
                    assert (answer.status_code, answer.json()["code"]) == (403, "origin"), (path, strange)

    run(evening())


def changing() -> Iterator[tuple[str, str]]:
    """Every way in which something is sent to this server."""
    for path, methods in openapi()["paths"].items():
        yield from ((path, method.upper()) for method in methods if method != "get")


ANSWERS = [
    ("GET", "/", 200),
    ("GET", "/XBRFFQ", 200),
    ("GET", "/nothing.css", 404),
    ("GET", "/api/nothing", 404),
    ("GET", "/decks/plain/dot.360.avif", 200),
    ("GET", "/decks/plain/nothing", 404),
    ("GET", "/api/decks", 200),
    ("GET", "/api/tables/ZZZZZZ", 404),
    ("POST", "/api/tables", 415),
    ("DELETE", "/api/tables", 405),
    ("OPTIONS", "/api/tables", 405),
    ("GET", "/api/tables/{code}/seat", 401),
    ("GET", "/healthz", 200),
    ("GET", "/metrics", 200),
    ("GET", "/api/openapi.json", 200),
    ("HEAD", "/", 200),
    ("GET", "/api/tables/{code}", 500),
]


def test_every_answer_carries_the_security_headers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            host = await open_table(http)
            for method, path, status in ANSWERS:
                if status == 500:
                    monkeypatch.setattr("halfsaid.tables.House.find", lambda *_: 1 // 0)
                answer = await http.request(method, path.format(code=host.code))
                assert answer.status_code == status, path
                check_headers(answer, path)

    run(evening())


def check_headers(answer: httpx.Response, path: str) -> None:
    policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'self'"
    assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert "*" not in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["x-frame-options"] == "DENY"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert "server" not in answer.headers
    assert "access-control-allow-origin" not in answer.headers
    assert ("immutable" in answer.headers["cache-control"]) == (path.endswith("avif"))
    if answer.is_error:
        assert answer.json().keys() == {"code", "sentence"}
        assert "ZeroDivisionError" not in answer.text
