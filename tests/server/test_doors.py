"""Who knocks without a key: guessers, strangers' pages, nonsense, climbers, those who never finish or listen."""

import asyncio
import json
import logging
import re
import socket
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from halfsaid.server import guard
from halfsaid.server.guard import Doorman, ImpatientProtocol, ImpatientWebSocket
from halfsaid.server.serve import loop_factory
from halfsaid.tables.keys import new_code, tidy_code
from players import Player, open_table, seated, visitor
from running import Running, running

NOBODYS = "ZZZZZZ"
WAIT = 10.0


def run(evening: Coroutine[Any, Any, None]) -> None:
    """On the event loop that people are served on."""
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(asyncio.wait_for(evening, 60))


class Clock:
    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def calm(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    """Nothing that happens in this test is an error of ours."""
    caplog.set_level(logging.WARNING)
    yield caplog
    errors = [record for record in caplog.get_records("call") if record.levelno >= logging.ERROR or record.exc_info]
    assert not errors, errors


def socket_address(server: Running, code: str) -> str:
    return f"{server.url.replace('http', 'ws', 1)}/api/tables/{code}/socket"


async def knock(server: Running, code: str, **more: Any) -> str:
    """What a spectator's first connection to this code is answered."""
    async with connect(socket_address(server, code), compression=None, **more) as door:
        await door.send('{"msg":"hello"}')
        message = json.loads(await door.recv())
        return str(message.get("code", message["msg"]))


# -- guessing


def test_who_guesses_codes_is_barred_and_recovers(tmp_path: Path, clock: Clock) -> None:
    async def evening() -> None:
        async with running(tmp_path, doorman=Doorman(clock)) as server, visitor(server.url) as http:
            host = await open_table(http)
            statuses = [(await http.get(f"/api/tables/{new_code()}")).status_code for _ in range(30)]
            assert statuses == [404] * 20 + [429] * 10
            barred = await http.get(f"/api/tables/{host.code}")
            assert (barred.status_code, barred.json()["code"]) == (429, "too_many"), "a right guess tells nothing"
            assert await knock(server, host.code) == "too_many", "nor does it over a WebSocket"
            clock.at += 5.1
            assert (await http.get(f"/api/tables/{host.code}")).status_code == 200
            assert (await http.get(f"/api/tables/{NOBODYS}")).status_code == 404
            assert (await http.get(f"/api/tables/{NOBODYS}")).status_code == 429

    run(evening())


def test_guesses_over_websockets_count_as_well(tmp_path: Path, clock: Clock) -> None:
    async def evening() -> None:
        async with running(tmp_path, doorman=Doorman(clock)) as server, visitor(server.url) as http:
            host = await open_table(http)
            said = [await knock(server, new_code()) for _ in range(22)]
            assert said == ["gone"] * 20 + ["too_many"] * 2
            assert (await http.get(f"/api/tables/{host.code}")).status_code == 429
            clock.at += 5.1
            assert await knock(server, host.code) == "welcome"

    run(evening())


def test_guessing_all_at_once_helps_nobody(tmp_path: Path, clock: Clock) -> None:
    async def evening() -> None:
        async with running(tmp_path, doorman=Doorman(clock)) as server, visitor(server.url) as http:
            guesses = [http.get(f"/api/tables/{new_code()}") for _ in range(80)]
            statuses = [answer.status_code for answer in await asyncio.gather(*guesses)]
            assert statuses.count(404) == 20
            assert statuses.count(429) == 60

    run(evening())


def test_passwords_cannot_be_guessed_all_at_once(tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []

    def wrong(word: str, _: str) -> bool:
        tried.append(word)
        return False

    monkeypatch.setattr("halfsaid.tables.living.is_password", wrong)

    async def evening() -> None:
        async with running(tmp_path, doorman=Doorman(clock)) as server, visitor(server.url) as http:
            host = await (await open_table(http)).connect()
            assert (await host.do("choose_password", password="sesame"))["seq"]  # noqa: S106
            guesses = [
                http.post(f"/api/tables/{host.code}/seats", json={"name": f"M{number}", "password": str(number)})
                for number in range(80)
            ]
            statuses = [answer.status_code for answer in await asyncio.gather(*guesses)]
            assert statuses.count(403) == len(tried) == 20
            assert statuses.count(429) == 60
            await host.disconnect()

    run(evening())


def test_wrong_keys_and_links_count(tmp_path: Path, clock: Clock) -> None:
    async def evening() -> None:
        async with running(tmp_path, doorman=Doorman(clock)) as server, visitor(server.url) as http:
            host = await open_table(http)
            for _ in range(10):
                forged = {"authorization": "Bearer forged"}
                assert (await http.get(f"/api/tables/{host.code}/seat", headers=forged)).status_code == 401
                taken = await http.post(f"/api/tables/{host.code}/takeovers", json={"token": "forged"})
                assert taken.status_code == 409
            mine = {"authorization": f"Bearer {host.key}"}
            assert (await http.get(f"/api/tables/{host.code}/seat", headers=mine)).status_code == 429

    run(evening())


def test_one_ipv6_household_is_one_guesser_and_neighbours_are_not(tmp_path: Path, clock: Clock) -> None:
    async def evening() -> None:
        async with running(tmp_path, doorman=Doorman(clock)) as server, visitor(server.url) as http:

            async def guess(address: str) -> int:
                forwarded = {"x-forwarded-for": address}
                return (await http.get(f"/api/tables/{NOBODYS}", headers=forwarded)).status_code

            assert [await guess(f"2001:db8:1:2:{number:x}::1") for number in range(20)] == [404] * 20
            assert await guess("2001:db8:1:2:ffff:ffff:ffff:ffff") == 429
            assert await guess("2001:db8:1:3::1") == 404
            assert await guess("192.0.2.1") == 404

    run(evening())


def test_whose_forwarded_address_is_believed(tmp_path: Path, clock: Clock) -> None:
    async def evening() -> None:
        strangers = running(tmp_path, doorman=Doorman(clock), proxies="192.0.2.9")
        async with strangers as server, visitor(server.url) as http:
            for number in range(20):
                forged = {"x-forwarded-for": f"198.51.100.{number}"}
                assert (await http.get(f"/api/tables/{NOBODYS}", headers=forged)).status_code == 404
            forged = {"x-forwarded-for": "198.51.100.99"}
            assert (await http.get(f"/api/tables/{NOBODYS}", headers=forged)).status_code == 429

    run(evening())


def test_ipv4_guests_of_an_ipv6_server_are_told_apart(clock: Clock) -> None:
    doorman = Doorman(clock)
    for _ in range(21):
        doorman.missed("::ffff:192.0.2.1")
    assert doorman.is_barred("192.0.2.1")
    assert not doorman.is_barred("::ffff:192.0.2.2")


@pytest.mark.parametrize("address", ["", "unix:", "fe80::1%eth0", "testclient", "256.1.1.1", "::/0"])
def test_odd_addresses_are_counted_too(clock: Clock, address: str) -> None:
    doorman = Doorman(clock)
    assert [doorman.missed(address) for _ in range(21)] == [True] * 20 + [False]
    assert doorman.is_barred(address)


def test_the_doorman_does_not_remember_without_end(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "_MOST_ADDRESSES", 100)
    doorman = Doorman(clock)
    for number in range(1000):
        doorman.missed(f"10.0.{number // 256}.{number % 256}")
    assert len(doorman._misses) <= 100
    for _ in range(20):
        doorman.missed("192.0.2.1")
    assert doorman.is_barred("192.0.2.1"), "the newest are remembered"


def test_an_address_opens_so_many_tables(tmp_path: Path, clock: Clock) -> None:
    async def evening() -> None:
        async with running(tmp_path, doorman=Doorman(clock)) as server, visitor(server.url) as http:
            opened = [(await http.post("/api/tables", json={"name": "Ada"})).status_code for _ in range(33)]
            assert opened == [201] * 30 + [429] * 3
            clock.at += 10.1
            assert (await http.post("/api/tables", json={"name": "Ada"})).status_code == 201

    run(evening())


def test_codes_tell_nothing_of_each_other(tmp_path: Path, clock: Clock) -> None:
    codes = {new_code() for _ in range(2000)}
    assert len(codes) > 1990
    assert len({code[:3] for code in codes}) > 1200
    assert all(tidy_code(code) == code for code in codes)

    async def evening() -> None:
        async with running(tmp_path, doorman=Doorman(clock)) as server, visitor(server.url) as http:
            answers = [await http.get(f"/api/tables/{code}") for code in (NOBODYS, "AAAAAA", "1", "%00", "é" * 6)]
            assert len({(answer.status_code, answer.content) for answer in answers}) == 1

    run(evening())


# -- strangers' pages


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


# -- nonsense over the WebSocket


@asynccontextmanager
async def two_and_a_stranger(tmp_path: Path) -> AsyncIterator[tuple[Running, ClientConnection]]:
    """A table of two, and the second one's second connection, which misbehaves; the others must not notice."""
    async with running(tmp_path) as server, visitor(server.url) as http:
        host, ben = await seated(http, 2)
        async with connect(socket_address(server, host.code), compression=None, max_queue=None) as door:
            await door.send(json.dumps({"msg": "hello", "key": ben.key}))
            assert json.loads(await door.recv())["msg"] == "welcome"
            yield server, door
            assert (await host.do("say", text="still here"))["seq"]
            await ben.until(lambda each: each.talk)
            assert ben.bye is None
        for player in (host, ben):
            await player.disconnect()


async def heard(door: ClientConnection, msg: str) -> dict[str, Any]:
    """The next message of this kind."""
    async with asyncio.timeout(WAIT):
        while True:
            message: dict[str, Any] = json.loads(await door.recv())
            if message["msg"] == msg:
                return message


DEEP = "[" * 7000
NONSENSE: list[str | bytes] = [
    "",
    " ",
    "null",
    "[]",
    "{}",
    '"hello"',
    "{",
    "NaN",
    '{"msg":"hello"}',
    '{"msg":"update","seq":1}',
    '{"msg":"do"}',
    '{"msg":"do","id":"a"}',
    '{"msg":"do","id":"","ask":{"act":"return"}}',
    '{"msg":"do","id":"' + "x" * 65 + '","ask":{"act":"return"}}',
    '{"msg":"do","id":7,"ask":{"act":"return"}}',
    '{"msg":"do","id":"a","ask":{"act":"nothing"}}',
    '{"msg":"do","id":"a","ask":{"act":"kick","seat":1e3}}',
    '{"msg":"do","id":"a","ask":{"act":"kick","seat":' + "9" * 6000 + "}}",
    '{"msg":"do","id":"a","ask":{"act":"say","text":"\\ud800"}}',
    '{"msg":"do","id":"a","ask":{"act":"return"},"more":' + DEEP + "]" * 7000 + "}",
    '{"msg":"do","id":"a","ask":' + '{"act":' * 2000,
    DEEP,
    b"",
    b"\x00\x01\x02",
    b"\xff\xfe",
    b'{"msg":"do","id":"\xff","ask":{"act":"return"}}',
]


@pytest.mark.parametrize("as_text", [True, False])
def test_nonsense_gets_one_sentence_and_nothing_else(
    tmp_path: Path, calm: pytest.LogCaptureFixture, as_text: bool
) -> None:
    """As a text or a binary message, UTF-8 or not: the connection goes on."""

    async def evening() -> None:
        async with two_and_a_stranger(tmp_path) as (_, door):
            for nonsense in NONSENSE:
                data = nonsense.encode() if isinstance(nonsense, str) else nonsense
                await door.send(data, text=as_text)
                refused = await heard(door, "refused")
                assert (refused["code"], refused["id"]) == ("unreadable", None), data[:80]
                assert refused["sentence"]
            await door.send('{"msg":"do","id":"fine","ask":{"act":"return"}}')
            assert (await heard(door, "done"))["id"] == "fine"

    run(evening())


def test_a_message_in_many_pieces_is_cut_off(tmp_path: Path, calm: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        async with two_and_a_stranger(tmp_path) as (_, door):
            text = '{"msg":"do","id":"fine","ask":{"act":"return"}}'
            await door.send([text[:9], text[9:]])
            assert (await heard(door, "done"))["id"] == "fine"
            for opcode in (Opcode.TEXT, *[Opcode.CONT] * 200):
                door.transport.write(Frame(opcode, b"", fin=False).serialize(mask=True))
            with pytest.raises(ConnectionClosed):
                await heard(door, "nothing")

    run(evening())


def test_an_oversized_message_ends_the_connection(tmp_path: Path, calm: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        async with two_and_a_stranger(tmp_path) as (_, door):
            await door.send('{"msg":"do","id":"a","ask":{"act":"say","text":"' + "x" * 17_000 + '"}}')
            with pytest.raises(ConnectionClosed) as closed:
                await heard(door, "nothing")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009

    run(evening())


def test_too_many_messages_end_the_connection(tmp_path: Path, calm: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        async with two_and_a_stranger(tmp_path) as (_, door):
            said, message = 0, {"msg": "refused"}
            while message["msg"] != "bye":
                await door.send("nonsense")
                said += 1
                while (message := json.loads(await door.recv()))["msg"] not in ("refused", "bye"):
                    pass
                assert said < 1000, "as many as one likes"
            assert message["code"] == "too_many"
            with pytest.raises(ConnectionClosed):
                await heard(door, "nothing")

    run(evening())


@pytest.mark.parametrize("first", ['{"msg":"do","id":"a","ask":{"act":"return"}}', "nonsense", b"\xff"])
def test_who_does_not_say_hello_is_sent_away(tmp_path: Path, first: str | bytes) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            host = await open_table(http)
            async with connect(socket_address(server, host.code), compression=None) as door:
                await door.send(first)
                assert (await heard(door, "refused"))["code"] == "unreadable"
                with pytest.raises(ConnectionClosed) as closed:
                    await door.recv()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1008

    run(evening())


def test_who_says_nothing_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("halfsaid.server.socket._HELLO_SECONDS", 0.1)

    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            host = await open_table(http)
            async with connect(socket_address(server, host.code), compression=None) as door:
                with pytest.raises(ConnectionClosed):
                    await asyncio.wait_for(door.recv(), WAIT)

    run(evening())


def test_a_table_has_so_many_watchers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("halfsaid.server.socket._MOST_SPECTATORS", 2)
    monkeypatch.setattr("halfsaid.server.socket._MOST_OF_A_SEAT", 2)

    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            host = await open_table(http)
            crowd = [await Player(server.url, host.code, None).connect() for _ in range(2)]
            for each in crowd:
                await each.until(lambda watching: watching.room)
            assert await knock(server, host.code) == "too_many"
            tabs = [await Player(server.url, host.code, host.key).connect() for _ in range(3)]
            await tabs[0].until(lambda tab: tab.you)
            await tabs[1].until(lambda tab: tab.you)
            await tabs[2].until(lambda tab: tab.bye)
            assert tabs[2].bye is not None
            assert tabs[2].bye["code"] == "too_many"
            for each in (*crowd, *tabs):
                await each.disconnect()

    run(evening())


def test_an_error_of_ours_ends_one_connection_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def evening() -> None:
        async with two_and_a_stranger(tmp_path) as (_, door):
            with monkeypatch.context() as patch:
                patch.setattr("halfsaid.server.socket.LivingTable.ask", lambda *_: 1 // 0)
                await door.send('{"msg":"do","id":"a","ask":{"act":"return"}}')
                assert (await heard(door, "bye"))["sentence"].startswith("Something went wrong on our side")

    run(evening())
    assert "a message could not be answered" in caplog.text


# -- those who do not listen


@pytest.fixture
def small_pipes(monkeypatch: pytest.MonkeyPatch) -> list[ImpatientWebSocket]:
    """Every WebSocket of the server, with a kernel buffer that is soon full."""
    made: list[ImpatientWebSocket] = []
    real = ImpatientWebSocket.connection_made

    def with_small_buffer(self: ImpatientWebSocket, transport: asyncio.BaseTransport) -> None:
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        made.append(self)
        real(self, transport)

    monkeypatch.setattr(ImpatientWebSocket, "connection_made", with_small_buffer)
    return made


async def deaf(server: Running, code: str, key: str | None) -> ClientConnection:
    """A connection that has said hello and reads nothing any more."""
    here = urlsplit(server.url)
    plug = socket.socket()
    plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    plug.setblocking(False)
    await asyncio.get_running_loop().sock_connect(plug, (here.hostname, here.port))
    door = await connect(socket_address(server, code), compression=None, sock=plug, ping_interval=None)
    await door.send(json.dumps({"msg": "hello", "key": key}))
    await heard(door, "update")
    door.transport.pause_reading()
    return door


def test_who_does_not_read_is_dropped_before_it_costs_memory(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    small_pipes: list[ImpatientWebSocket],
    calm: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(ImpatientWebSocket, "patience", 0.5)
    monkeypatch.setattr("halfsaid.tables.living._TALK_BURST", 10_000)
    monkeypatch.setattr("halfsaid.server.socket._BURST", 10_000)

    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            host, ben = await seated(http, 2)
            living = server.server.house.living[host.code]
            await ben.until(lambda each: each.you)
            before = set(living.watchers)
            door = await deaf(server, host.code, ben.key)
            sleeper, (watcher,) = small_pipes[-1], living.watchers - before
            largest = said = 0
            async with asyncio.timeout(30):
                while not sleeper.disconnected:
                    assert (await host.do("say", text="x" * 300))["seq"]
                    said += 1
                    largest = max(largest, sleeper.transport.get_write_buffer_size())
                    assert len(watcher._line) <= 64
            assert 60_000 < largest < 80_000, "the buffer was full, and never more than that"
            await ben.until(lambda each: len(each.talk) == said)
            await asyncio.wait_for(gone(living, watcher), WAIT)
            door.transport.abort()
            for player in (host, ben):
                await player.disconnect()

    run(evening())


async def gone(living: Any, watcher: Any) -> None:
    while watcher in living.watchers:
        await asyncio.sleep(0.01)


def test_who_pings_and_does_not_read_is_dropped(
    tmp_path: Path, small_pipes: list[ImpatientWebSocket], calm: pytest.LogCaptureFixture
) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            host = await open_table(http)
            door = await deaf(server, host.code, None)
            sleeper = small_pipes[-1]
            ping = Frame(Opcode.PING, b"x" * 125).serialize(mask=True) * 100
            largest = 0
            async with asyncio.timeout(30):
                while not sleeper.disconnected:
                    door.transport.write(ping)
                    await asyncio.sleep(0)
                    largest = max(largest, sleeper.transport.get_write_buffer_size())
            assert largest < 200_000
            door.transport.abort()
            assert await knock(server, host.code) == "welcome"

    run(evening())


def test_who_asks_for_much_and_does_not_read_is_dropped_over_http_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, calm: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(ImpatientProtocol, "listening_patience", 0.2)
    lost: asyncio.Event | None = None
    real = ImpatientProtocol.connection_lost

    def noticed(self: ImpatientProtocol, exc: Exception | None) -> None:
        real(self, exc)
        assert lost is not None
        lost.set()

    async def evening() -> None:
        nonlocal lost
        lost = asyncio.Event()
        async with running(tmp_path) as server:
            (tmp_path / "decks/plain/dot.960.avif").write_bytes(bytes(20_000_000))
            monkeypatch.setattr(ImpatientProtocol, "connection_lost", noticed)
            _, writer = await raw(server)
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            writer.write(b"GET /decks/plain/dot.960.avif HTTP/1.1\r\nhost: x\r\n\r\n")
            await asyncio.wait_for(lost.wait(), WAIT)
            writer.transport.abort()

    run(evening())


# -- those who never finish, and those who never stop


async def raw(server: Running) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    here = urlsplit(server.url)
    return await asyncio.open_connection(here.hostname, here.port)


async def until_hung_up(reader: asyncio.StreamReader) -> bytes:
    try:
        return await asyncio.wait_for(reader.read(), WAIT)
    except ConnectionError:
        return b""


GET = b"GET /healthz HTTP/1.1\r\nhost: x\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"


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
    monkeypatch.setattr(ImpatientProtocol, "patience", 0.2)

    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            people = await seated(http, 2)
            await asyncio.sleep(0.5)  # longer than that: a WebSocket that was opened in time stays
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


def test_an_unreadable_body_gets_one_sentence(tmp_path: Path, calm: pytest.LogCaptureFixture) -> None:
    paths = ("/api/tables", "/api/tables/{code}/seats", "/api/tables/{code}/offers", "/api/tables/{code}/takeovers")
    deep = DEEP.encode()[:4000]
    bodies = (
        b"",
        b"{",
        b"null",
        b"[]",
        b'{"name":7}',
        b'{"name":"\xff"}',
        b'{"name":"\\ud800"}',
        deep,
        b'{"a":' + deep,
    )

    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            host = await open_table(http)
            for path in paths:
                for body in bodies:
                    answer = await http.post(path.format(code=host.code), content=body)
                    assert (answer.status_code, answer.json()["code"]) == (400, "unreadable"), (path, body[:50])

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


ODD = [
    b"GET /\xff\xfe HTTP/1.1",
    b"GET /%ff%fe HTTP/1.1",
    b"GET /api/tables/%00 HTTP/1.1",
    b"GET /api/tables/%0d%0aset-cookie:%20a=b HTTP/1.1",
    b"GET /\x00 HTTP/1.1",
    b"CONNECT evil.example:443 HTTP/1.1",
    b"OPTIONS * HTTP/1.1",
    b"GET http://evil.example/ HTTP/1.1",
    b"GET //evil.example/%2f.. HTTP/1.1",
    b"BREW / HTTP/1.1",
    b"GET / HTTP/9.9",
    b"\x16\x03\x01\x02\x00",
    b"GET /" + b"a" * 5000 + b" HTTP/1.1",
    b"TRACE / HTTP/1.1",
    b"PUT /index.html HTTP/1.1",
    b"DELETE /api/tables/ZZZZZZ HTTP/1.1",
]


@pytest.mark.parametrize("as_websocket", [False, True])
def test_odd_requests_are_answered_or_dropped_without_an_error(
    tmp_path: Path, calm: pytest.LogCaptureFixture, as_websocket: bool
) -> None:
    headers = b"host: x\r\nconnection: close\r\n\r\n"
    if as_websocket:
        headers = (
            b"host: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
            b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )

    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            for line in ODD:
                reader, writer = await raw(server)
                writer.write(line + b"\r\n" + headers)
                answer = await until_hung_up(reader)
                assert not answer.startswith((b"HTTP/1.1 5", b"HTTP/1.1 101")), line
                assert b"\nset-cookie" not in answer.lower(), line
                writer.close()
            assert (await http.get("/healthz")).status_code == 200

    run(evening())


# -- climbers


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

    run(evening())


# -- what every answer carries


ANSWERS = [
    ("GET", "/", 200),
    ("GET", "/XBRFFQ", 200),
    ("GET", "/nothing.css", 404),
    ("GET", "/api/nothing", 404),
    ("GET", "/decks/plain/dot.360.avif", 200),
    ("GET", "/decks/plain/nothing", 404),
    ("GET", "/api/decks", 200),
    ("GET", "/api/tables/ZZZZZZ", 404),
    ("POST", "/api/tables", 400),
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
