"""`halfsaid serve` as a process: it opens, says goodbye, and comes back with everything."""

import asyncio
import json
import os
import pty
import socket
import subprocess
import sys
from contextlib import closing, suppress
from pathlib import Path

import httpx
import pytest

from halfsaid import __version__
from support.decks import plain_deck
from support.players import Player, open_table, visitor
from support.processes import first_words, halfsaid
from support.servers import free_port

pytestmark = pytest.mark.timeout(180)  # up to six processes, one after the other


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
            assert backup.communicate()[0] == f"Saved 1 table to '{file}'.\n"
        server.terminate()
        server.communicate()
    with halfsaid("restore", str(file), "--data", str(new)) as restore:
        assert restore.communicate()[0] == "Restored 1 table.\n"
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
        (["--proxies", "nonsense"], "'nonsense' is no address such as 10.0.0.2"),
        (["--proxies", "127.0.0.1, 10.0.0.7/24"], "'10.0.0.7/24' is no address such as 10.0.0.2"),
        (["--mind-url", "foo"], "'foo' is no address such as http://localhost:11434/v1"),
        (["--host", "no such host"], "'no such host' is no address of this machine"),
        (["--host", "192.0.2.7"], "'192.0.2.7' is no address of this machine"),
        (["--database", "postgresql://ada:se@cret@host/db"], "more than one @: those in the password are written %40"),
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
    assert errors == f"Port {port} is taken by another program: stop that one, or choose another port with --port.\n"
    assert server.returncode == 2


def test_one_folder_has_one_server_and_may_have_a_space_in_its_name(tmp_path: Path) -> None:
    words = ["serve", "--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path / "our games")]
    with halfsaid(*words) as server:
        first_words(server)
        with halfsaid(*words) as another:
            _, errors = another.communicate()
        assert (another.returncode, errors.count("\n")) == (2, 1)
        assert f"Another Halfsaid serves '{tmp_path}/our games/halfsaid.db' already" in errors
        server.kill()
        server.communicate()
    with halfsaid(*words) as server:
        first_words(server)
        server.terminate()
        server.communicate()


def test_the_log_tells_what_was_opened_and_when_it_closed(tmp_path: Path) -> None:
    words = ["serve", "--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path)]
    environment = {**os.environ, "HALFSAID_PROT": "80"}
    with halfsaid(*words, env=environment) as server:
        opened = first_words(server)
        server.terminate()
        said, rest = server.communicate()
    assert said == "", "what is no terminal gets a log and nothing else"
    lines = [json.loads(line) for line in (opened + rest).splitlines()]
    assert lines[0]["what"] == "HALFSAID_PROT is no setting; is HALFSAID_PORT meant?"
    assert f"Halfsaid {__version__} is open: http://localhost:" in lines[1]["what"]
    assert f"SQLite in '{tmp_path}/halfsaid.db', decks: inkwell (84 cards)." in lines[1]["what"]
    assert lines[-1]["what"] == "Halfsaid is closed."


def test_a_person_at_a_terminal_is_spoken_to(tmp_path: Path) -> None:
    """Plain words, the address once, and no QR code of what no phone can open."""
    terminal, inside = pty.openpty()
    words = [sys.executable, "-m", "halfsaid", "serve", "--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(words, stdout=inside, stderr=inside) as server:
        os.close(inside)
        said = ""
        while "here:" not in said or "bots understand" not in said:
            said += os.read(terminal, 4096).decode()
        server.terminate()
        with suppress(OSError):  # how the end of a terminal is told
            while more := os.read(terminal, 4096):
                said += more.decode()
    os.close(terminal)
    assert "Halfsaid is closed." in said
    assert "{" not in said
    assert not set(said) & set("█▀▄")


def test_a_backup_goes_through_a_pipe(tmp_path: Path) -> None:
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    with halfsaid("serve", "--host", "127.0.0.1", "--port", str(port), "--data", str(tmp_path / "old")) as server:
        first_words(server)
        assert httpx.post(f"{url}/api/tables", json={"name": "Ada"}).status_code == 201
        server.terminate()
        server.communicate()
    command = [sys.executable, "-m", "halfsaid"]
    saved = subprocess.run([*command, "backup", "-", "--data", str(tmp_path / "old")], capture_output=True, check=True)
    assert saved.stderr == b"Saved 1 table.\n"
    words = [*command, "restore", "-", "--data", str(tmp_path / "new")]
    half = subprocess.run(words, input=saved.stdout[:-9], capture_output=True, check=False)
    assert (half.returncode, half.stderr) == (2, b"What was sent is damaged, or not a backup of Halfsaid.\n")
    assert subprocess.run(words, input=saved.stdout, capture_output=True, check=True).stdout == b"Restored 1 table.\n"


# A user of whom the system knows neither name nor home, as a service's may be.
NOBODY = """
import pwd, sys
def unknown(number): raise KeyError(number)
pwd.getpwuid = unknown
from halfsaid.cli import main
main()
"""


def test_without_a_home_help_is_given_and_a_folder_asked_for() -> None:
    no_home = {name: value for name, value in os.environ.items() if name != "HOME"}

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-c", NOBODY, *words]
        return subprocess.run(command, env=no_home, capture_output=True, text=True, check=False)

    assert "Commands:" in run("--help").stdout
    assert "this user has no home" in " ".join(run("serve", "--help").stdout.split())
    refused = run("serve")
    assert "say with --data where to keep everything" in refused.stderr
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
