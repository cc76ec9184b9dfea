"""`halfsaid serve` as a process: it opens, says goodbye, and comes back with everything."""

import asyncio
import socket
import subprocess
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from decks_at_hand import plain_deck
from players import Player, open_table, visitor
from processes import first_words, halfsaid
from running import free_port


async def opened_table(url: str) -> Player:
    async with visitor(url) as http:
        return await (await open_table(http)).connect()


def test_on_a_signal_it_says_goodbye_and_afterwards_everything_is_there(tmp_path: Path) -> None:
    plain_deck(tmp_path / "decks")
    port = free_port()
    words = ["serve", "--host", "127.0.0.1", "--port", str(port), "--data", str(tmp_path)]
    url = f"http://127.0.0.1:{port}"

    async def first_evening(server: subprocess.Popen[str]) -> Player:
        player = await opened_table(url)
        assert "seq" in await player.do("rename", name="Adele")
        server.terminate()
        await player.until(lambda each: each.bye)
        await player.disconnect()
        assert player.bye is not None
        assert player.bye["code"] == "restart"
        return player

    async def second_evening(key: str, code: str) -> None:
        again = await Player(url, code, key).connect()
        await again.until(lambda each: each.room)
        assert again.room["seats"][0]["name"] == "Adele"
        await again.disconnect()

    with halfsaid(*words) as server:
        assert f"http://localhost:{port}/" in first_words(server)
        player = asyncio.run(first_evening(server))
        _, errors = server.communicate()
        assert server.returncode == 0
        assert "Traceback" not in errors
    with halfsaid(*words) as server:
        first_words(server)
        asyncio.run(second_evening(str(player.key), player.code))
        server.terminate()
        server.communicate()


@pytest.mark.parametrize("unfinished", ["body", "answer"])
def test_it_stops_quickly_and_quietly_whatever_is_unfinished(tmp_path: Path, unfinished: str) -> None:
    """Neither a body that never comes nor an answer that nobody takes keeps it from stopping."""
    deck = plain_deck(tmp_path / "decks")
    picture = deck.folder / next(iter(deck.cards.values())).picture.large
    picture.write_bytes(bytes(32 * 1024 * 1024))  # more than lies between two machines, or in a buffer
    asks = {
        "body": b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\nexpect: 100-continue\r\n\r\n{",
        "answer": f"GET /decks/{deck.id}/{picture.name} HTTP/1.1\r\nhost: x\r\n\r\n".encode(),
    }
    port = free_port()
    with (
        halfsaid("serve", "--host", "127.0.0.1", "--port", str(port), "--data", str(tmp_path)) as server,
        closing(socket.socket()) as hanging,
    ):
        first_words(server)
        hanging.connect(("127.0.0.1", port))
        hanging.sendall(asks[unfinished])
        hanging.recv(1)
        server.terminate()
        _, errors = server.communicate()
    assert "Traceback" not in errors
    assert "ERROR" not in errors, "or it would say after five seconds that it waited in vain"
    assert server.returncode == 0


def test_a_backup_of_one_house_opens_in_another(tmp_path: Path) -> None:
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    old, new, file = tmp_path / "old", tmp_path / "new", tmp_path / "halfsaid.backup"

    def run(data: Path) -> subprocess.Popen[str]:
        return halfsaid("serve", "--host", "127.0.0.1", "--port", str(port), "--data", str(data))

    with run(old) as server:
        first_words(server)
        seat = httpx.post(f"{url}/api/tables", json={"name": "Ada"}).json()
        with halfsaid("backup", str(file), "--data", str(old)) as backup:
            assert backup.communicate()[0] == f"Saved 1 tables to {file}.\n"
        server.terminate()
        server.communicate()
    with halfsaid("restore", str(file), "--data", str(new)) as restore:
        assert restore.communicate()[0] == "Restored 1 tables.\n"
    with halfsaid("restore", str(file), "--data", str(new)) as again:
        assert again.communicate()[1].count("\n") == 1
        assert again.returncode == 2
    with run(new) as server:
        first_words(server)
        held = httpx.get(f"{url}/api/tables/{seat['code']}/seat", headers={"authorization": f"Bearer {seat['key']}"})
        assert held.json()["name"] == "Ada"
        server.terminate()
        server.communicate()


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--database", "mysql://somewhere"], "The database is a file, or its address begins with"),
        (["--port", "70000"], "70000 is not in the range"),
        (["--public-url", "play.example.org"], "is no address such as https://play.example.org"),
        (["--public-url", "https://ada:secret@play.example.org"], "is no address such as https://play.example.org"),
        (["--keep-days", "soon"], "'soon' is not a valid float"),
    ],
)
def test_what_cannot_be_opened_gets_one_sentence(tmp_path: Path, words: list[str], says: str) -> None:
    with halfsaid("serve", "--data", str(tmp_path), *words) as server:
        _, errors = server.communicate()
    assert says in errors
    assert (server.returncode, errors.count("\n")) == (2, 1)


def test_a_deck_that_is_none_gets_one_sentence(tmp_path: Path) -> None:
    plain_deck(tmp_path / "decks")
    (tmp_path / "decks" / "plain" / "deck.json").write_text('{"format": "halfsaid-deck/1"}')
    with halfsaid("serve", "--port", "0", "--data", str(tmp_path)) as server:
        said, errors = server.communicate()
    assert "deck.json is not a deck: Object missing required field `id`." in errors
    assert (server.returncode, said, errors.count("\n")) == (2, "", 1)


def test_a_port_that_is_taken_gets_one_sentence(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = str(taken.getsockname()[1])
        with halfsaid("serve", "--host", "127.0.0.1", "--port", port, "--data", str(tmp_path)) as server:
            _, errors = server.communicate()
    assert "Traceback" not in errors
    assert server.returncode != 0
