"""Where others find the house, and who is told."""

import socket
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from halfsaid.server import address
from halfsaid.server.address import listening_sockets, shared_address
from halfsaid.server.settings import Settings
from support.players import visitor
from support.servers import run, running

AT_HOME = "192.168.1.20"
PUBLIC = "https://play.example.org"


@pytest.mark.parametrize(
    ("host", "public_url", "shared"),
    [
        ("0.0.0.0", None, f"http://{AT_HOME}:8000/"),  # noqa: S104
        ("::", None, f"http://{AT_HOME}:8000/"),
        ("", None, f"http://{AT_HOME}:8000/"),
        ("10.0.0.7", None, "http://10.0.0.7:8000/"),
        ("fd00::7", None, "http://[fd00::7]:8000/"),
        ("localhost", None, None),
        ("127.0.0.1", None, None),
        ("127.0.1.1", None, None),
        ("::1", None, None),
        ("0.0.0.0", PUBLIC, PUBLIC),  # noqa: S104
        ("127.0.0.1", PUBLIC, PUBLIC),
    ],
)
def test_the_operators_word_wins_and_else_the_network_we_listen_to(
    monkeypatch: pytest.MonkeyPatch, host: str, public_url: str | None, shared: str | None
) -> None:
    monkeypatch.setattr(address, "_own_host", lambda: AT_HOME)
    assert shared_address(Settings(host=host, public_url=public_url), 8000) == shared


def test_a_machine_in_no_network_knows_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "_own_host", lambda: None)
    assert shared_address(Settings(), 8000) is None


HERE = f"http://{AT_HOME}:{{port}}/"


@pytest.mark.parametrize(
    ("host", "public_url", "asker", "requested_host", "told"),
    [
        ("0.0.0.0", None, "127.0.0.1", "localhost:8000", HERE),  # noqa: S104
        ("0.0.0.0", None, "::ffff:127.0.0.1", "[::1]:8000", HERE),  # noqa: S104
        ("0.0.0.0", None, "127.0.0.1", "evil.example", None),  # noqa: S104
        ("0.0.0.0", None, "127.0.0.1", "[localhost", None),  # noqa: S104
        ("0.0.0.0", None, "203.0.113.9", "localhost", None),  # noqa: S104
        ("127.0.0.1", None, "127.0.0.1", "localhost", None),
        ("127.0.0.1", PUBLIC, "203.0.113.9", "evil.example", PUBLIC),
    ],
)
def test_only_at_the_machine_itself_its_place_in_the_network_is_told(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    host: str,
    public_url: str | None,
    asker: str,
    requested_host: str,
    told: str | None,
) -> None:
    monkeypatch.setattr(address, "_own_host", lambda: AT_HOME)

    async def evening() -> None:
        async with running(tmp_path, host=host, public_url=public_url) as server, visitor(server.url) as http:
            answer = await http.get("/api/address", headers={"host": requested_host, "x-forwarded-for": asker})
            port = urlsplit(server.url).port
            assert answer.json() == {"url": told and told.format(port=port)}

    run(evening())


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="this machine has no IPv6")
def test_who_listens_to_ipv6_too_is_found_under_either_address() -> None:
    (door,) = listening_sockets("::", 0)
    with door:
        door.listen()
        port = door.getsockname()[1]
        for host in ("127.0.0.1", "::1"):
            socket.create_connection((host, port), timeout=10).close()


def test_a_name_for_several_addresses_opens_them_all_on_one_port() -> None:
    opened = listening_sockets("localhost", 0)
    assert len({door.getsockname()[1] for door in opened}) == 1
    for door in opened:
        door.close()
