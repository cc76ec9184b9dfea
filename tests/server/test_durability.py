"""Nothing acknowledged is lost: servers are killed, databases restarted, and everyone comes back.

The small version is part of every test run; `make soak` plays many more tables and kills more often.
"""

import asyncio
import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest
from websockets.exceptions import WebSocketException

from halfsaid import records
from halfsaid.store import open_store
from halfsaid.tables.acts import Entry, SeatId
from support.decks import plain_deck
from support.players import NAMES, Json, Player, visitor
from support.postgres import Postgres
from support.processes import words_only
from support.servers import free_port

TABLES = int(os.environ.get("HALFSAID_SOAK_TABLES", "8"))
KILLS = int(os.environ.get("HALFSAID_SOAK_KILLS", "3"))
SEATS = 4
PATIENCE = 300.0  # seconds; on a busy machine a server takes long to start

pytestmark = pytest.mark.timeout(PATIENCE + 30 * KILLS)


class ServerProcess:
    """`halfsaid serve` as its own process, on a port that it keeps when it is started again."""

    def __init__(self, folder: Path, database: str | None = None) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        words = [
            "serve",
            "--host",
            "127.0.0.1",
            "--port",
            str(self.port),
            "--data",
            str(folder),
            "--log-level",
            "error",
        ]
        self._words = [sys.executable, "-m", "halfsaid", *words, *(["--database", database] if database else [])]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self._process = subprocess.Popen(self._words, stdout=subprocess.DEVNULL, env=words_only())

    def kill(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    @contextmanager
    def running(self) -> Iterator["ServerProcess"]:
        self.start()
        try:
            yield self
        finally:
            self.kill()


class Stubborn:
    """A player who tries again, on any server, until every move is acknowledged."""

    def __init__(self, urls: list[str], code: str, key: str, rng: Random, acks: "Acks") -> None:
        self.urls, self.rng, self.acks = urls, rng, acks
        self.player = Player(rng.choice(urls), code, key)
        self.is_connected = False
        self.sent = 0

    async def play(self) -> None:
        """Play whenever the game waits for this seat, until it is over."""
        while True:
            await self._come_back()
            await self.player.until(lambda each: each.bye or each.is_awaited() or self._is_over(), PATIENCE)
            if self._is_over():
                return
            if self.player.bye:
                self.is_connected = False
            elif self.player.is_awaited():
                await self._move()

    def _is_over(self) -> bool:
        return bool(self.player.room) and self.player.room["stage"] == "over"

    async def _come_back(self) -> None:
        while not self.is_connected:
            self.player.url = self.rng.choice(self.urls)
            with suppress(OSError, WebSocketException, TimeoutError):
                await self.player.connect()
                await self.player.until(lambda each: each.you or each.bye, PATIENCE)
                self.is_connected = self.player.bye is None
            if not self.is_connected:
                await asyncio.sleep(0.05)

    async def _move(self) -> None:
        """One move, sent under one name as often as it takes."""
        self.sent += 1
        name = f"{self.player.key[:6] if self.player.key else ''}-{self.sent}"
        ask = self.player.legal_ask(self.rng)
        while True:
            await self._come_back()
            answer: Json = {"code": "lost"}
            with suppress(OSError, WebSocketException, TimeoutError):
                answer = await self.player.ask(ask, name)
            if "seq" in answer:
                self.acks.acknowledged(self.player.code, self.player.you_seat(), name, answer["seq"])
                return
            if answer["code"] not in ("lost", "away"):
                return  # somebody was faster, or a bot stood in: look again
            self.is_connected = self.player.bye is None and answer["code"] == "away"


class Acks:
    """The acts that the server has acknowledged, and those who wait for the next acknowledgement."""

    def __init__(self) -> None:
        self.promised: dict[tuple[str, SeatId, str], int] = {}

    def acknowledged(self, code: str, seat: SeatId, name: str, seq: int) -> None:
        self.promised[code, seat, name] = seq

    async def reach(self, count: int, playing: "asyncio.Future[list[None]]") -> None:
        while len(self.promised) < count and not playing.done():
            await asyncio.sleep(0.002)


async def set_tables(urls: list[str], rng: Random, acks: Acks) -> list[Stubborn]:
    people: list[Stubborn] = []
    async with visitor(timeout=PATIENCE) as http:
        await _until_ready(http, urls)
        for number in range(TABLES):
            # Each table's people come from their own address, as in life.
            headers = {"x-forwarded-for": f"198.51.100.{number % 250 + 1}"}
            url = rng.choice(urls)
            seat = (await http.post(f"{url}/api/tables", json={"name": NAMES[0]}, headers=headers)).json()
            keys = [seat["key"]]
            for name in NAMES[1:SEATS]:
                answer = await http.post(f"{url}/api/tables/{seat['code']}/seats", json={"name": name}, headers=headers)
                keys.append(answer.json()["key"])
            host = await Player(url, seat["code"], keys[0]).connect()
            await host.until(lambda each: len(each.room.get("seats", ())) == SEATS)
            assert "seq" in await host.do("configure", options={"target": 25})
            assert "seq" in await host.do("start")
            await host.disconnect()
            people += [Stubborn(urls, seat["code"], key, Random(rng.random()), acks) for key in keys]
    return people


async def _until_ready(http: httpx.AsyncClient, urls: list[str]) -> None:
    async with asyncio.timeout(PATIENCE):
        for url in urls:
            while True:
                with suppress(httpx.HTTPError):
                    if (await http.get(f"{url}/readyz")).status_code == 200:
                        break
                await asyncio.sleep(0.02)


async def check_the_log(where: str, acks: Acks) -> None:
    """Every promise is kept once, and every game verifies."""
    store = await open_store(where)
    try:
        for code in {code for code, _, _ in acks.promised}:
            entries = [msgspec.json.decode(entry.data, type=Entry) for entry in await store.read(code)]
            assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
            times = Counter((entry.by, entry.ref) for entry in entries if entry.ref)
            assert set(times.values()) == {1}, "nothing was done twice"
            where_is = {(entry.by, entry.ref): entry.seq for entry in entries if entry.ref}
            for (table, seat, name), seq in acks.promised.items():
                if table == code:
                    assert where_is[seat, name] == seq, "an acknowledged move is in the log, where it was said to be"
    finally:
        await store.close()


async def check_the_records(url: str, people: list[Stubborn]) -> None:
    async with visitor(timeout=PATIENCE) as http:
        await _until_ready(http, [url])
        for code, key in {person.player.code: person.player.key for person in people}.items():
            answer = await http.get(f"{url}/api/tables/{code}/record", headers={"authorization": f"Bearer {key}"})
            assert answer.status_code == 200, answer.text
            record = records.read(answer.content.strip())
            records.verify(record)
            assert record.winners is not None


async def play_through(urls: list[str], where: str, rng: Random, disturb: list[Callable[[], None]]) -> None:
    acks = Acks()
    people = await set_tables(urls, rng, acks)
    playing = asyncio.gather(*(person.play() for person in people))
    try:
        between = TABLES * 35 // (len(disturb) + 1)  # a game takes some sixty moves
        for number, disturbance in enumerate(disturb, 1):
            await acks.reach(number * between + rng.randrange(TABLES), playing)
            assert not playing.done(), "the games were over before everything had happened to them"
            await asyncio.to_thread(disturbance)
        await playing
    finally:
        playing.cancel()
        for person in people:
            await person.player.disconnect()
    assert len(acks.promised) > TABLES * SEATS * 4
    await check_the_log(where, acks)
    await check_the_records(urls[0], people)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    plain_deck(tmp_path / "decks")
    return tmp_path


def test_sqlite_survives_a_killed_server(folder: Path) -> None:
    with ServerProcess(folder).running() as server:

        def kill_and_start() -> None:
            server.kill()
            server.start()

        asyncio.run(play_through([server.url], str(folder / "halfsaid.db"), Random(1), [kill_and_start] * KILLS))


def test_two_servers_on_postgresql_survive_a_kill_and_a_database_restart(folder: Path) -> None:
    with ExitStack() as stack:
        database = stack.enter_context(Postgres(durable=True))
        where = database.fresh_database()
        first, second = (stack.enter_context(ServerProcess(folder, where).running()) for _ in range(2))

        def kill_one() -> None:
            second.kill()
            second.start()

        in_pairs = [kill_one, kill_one, database.restart] * (KILLS // 2)
        disturbances = in_pairs + [kill_one] * (KILLS % 2)
        asyncio.run(play_through([first.url, second.url], where, Random(2), disturbances))
