"""How fast the server is, with real games and a durable log, beside a bare room on the same Starlette and uvicorn.

    python -m bench.load                    about two and a half minutes
    python -m bench.load --tables 300 --seconds 3 --grow 100,1000

One machine, one server process, one process of players. Rates are by the clock and so depend on who else uses the
machine; processor time per delivery, and the ratio of two such times from one run, depend on it much less.
"""

import argparse
import asyncio
import gc
import os
import platform
import socket
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

from msgspec import Struct

from bench import servers
from bench.crowd import SEATS, Crowd, Tally
from halfsaid.server.serve import loop_factory
from halfsaid.store import open_store
from halfsaid.tables import House
from support.postgres import Postgres

_WARM_UP = 1.0
_MODERATE = 1000.0  # moves a second
_STARTS = 3


class Stretch(Struct):
    """Some seconds of play, measured from both sides."""

    tally: Tally
    seconds: float
    server_cpu: float  # seconds
    players_cpu: float

    def moves(self) -> float:
        return self.tally.moves / self.seconds

    def deliveries(self) -> float:
        return self.tally.deliveries / self.seconds

    def cost(self) -> float:
        """Seconds of the server's processor time for each delivery."""
        return self.server_cpu / max(1, self.tally.deliveries)


def main() -> None:
    asked = _arguments()
    _say_where()
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(_measure(asked))


async def _measure(asked: argparse.Namespace) -> None:
    fastest = await _against_a_bare_room(asked)
    await _on_postgresql(asked, fastest)
    sizes = [int(size) for size in asked.grow.split(",")]
    await _idle_connections(sizes)
    await _idle_tables(sizes)
    await _starting_up(sizes)


async def _against_a_bare_room(asked: argparse.Namespace) -> Stretch:
    print(f"{asked.tables:,} tables of {SEATS}, classic, each move durable in SQLite before it is shown")
    with tempfile.TemporaryDirectory() as folder, servers.house(Path(folder)) as process:
        async with _playing(process, asked.tables) as crowd:
            moderate = await _stretch(process, crowd, asked.seconds, asked.rate)
            fastest = await _stretch(process, crowd, asked.seconds, None)
    _print_stretch(f"{asked.rate:,.0f} moves/s", moderate)
    _print_stretch("as fast as it goes", fastest)
    size = round(fastest.tally.bytes / max(1, fastest.tally.deliveries))
    with tempfile.TemporaryDirectory() as folder, servers.bare(Path(folder), size) as process:
        async with _playing(process, asked.tables, bare=True) as crowd:
            bare_moderate = await _stretch(process, crowd, asked.seconds, asked.rate)
            bare = await _stretch(process, crowd, asked.seconds, None)
    print(f"a bare room that sends the same bytes ({size:,} a delivery): no game, no log")
    _print_stretch(f"{asked.rate:,.0f} messages/s", bare_moderate)
    _print_stretch("as fast as it goes", bare)
    print(f"  deliveries/s, the real one against the bare room:         {fastest.deliveries() / bare.deliveries():.2f}")
    print(f"  deliveries for a second of the processor, likewise:       {bare.cost() / fastest.cost():.2f}")
    return fastest


async def _on_postgresql(asked: argparse.Namespace, sqlite: Stretch) -> None:
    print("the same as fast as it goes, durable on PostgreSQL (its own processes not counted)")
    with (
        tempfile.TemporaryDirectory() as folder,
        Postgres(durable=True) as postgres,
        servers.house(Path(folder), postgres.fresh_database()) as process,
    ):
        async with _playing(process, asked.tables) as crowd:
            stretch = await _stretch(process, crowd, asked.seconds, None)
    _print_stretch("as fast as it goes", stretch)
    print(f"  moves/s, PostgreSQL against SQLite:                       {stretch.moves() / sqlite.moves():.2f}")


@asynccontextmanager
async def _playing(process: servers.Process, tables: int, bare: bool = False) -> AsyncIterator[Crowd]:
    crowd = Crowd(process.port)
    if bare:
        crowd.open_rooms(tables)
    else:
        await crowd.open_tables(tables)
    await crowd.connect()
    await crowd.begin()
    gc.collect()
    gc.freeze()
    yield crowd
    gc.unfreeze()
    if crowd.complaints or crowd.connected != SEATS * tables:
        print(f"  not as it should be: {crowd.connected} connections left, {crowd.complaints[:3]}")
    crowd.hang_up()


async def _stretch(process: servers.Process, crowd: Crowd, seconds: float, rate: float | None) -> Stretch:
    await crowd.play(_WARM_UP, rate)
    start, cpu, own = perf_counter(), process.cpu_seconds(), process_time()
    tally = await crowd.play(seconds, rate)
    stretch = Stretch(tally, perf_counter() - start, process.cpu_seconds() - cpu, process_time() - own)
    await crowd.calm()
    return stretch


async def _idle_connections(sizes: Sequence[int]) -> None:
    print("connections that only look, one seat each")
    for size in sizes:
        with tempfile.TemporaryDirectory() as folder, servers.house(Path(folder)) as process:
            crowd = Crowd(process.port)
            await crowd.open_tables(size, seats=1)
            before = process.memory()
            await crowd.connect()
            await crowd.until(partial(_all_look, crowd))
            grown = process.memory() - before
            crowd.hang_up()
        print(f"  {size:>7,} connections     {grown / size / 1024:8.1f} KB each")


def _all_look(crowd: Crowd) -> bool:
    return all(table.seats[0].seq for table in crowd.tables)


async def _idle_tables(sizes: Sequence[int]) -> None:
    print("tables nobody looks at any more")
    for size in sizes:
        with tempfile.TemporaryDirectory() as folder:
            store = await open_store(str(Path(folder) / "bench.db"))
            house = House(store, {}, idle_seconds=0.0)
            await house.open_table("warm", None)
            gc.collect()
            blocks = sys.getallocatedblocks()
            for _ in range(size // 100):
                await asyncio.gather(*(house.open_table("Ada", None) for _ in range(100)))
            awake = sys.getallocatedblocks() - blocks
            keeping = asyncio.create_task(house.run())
            while house.live:
                await asyncio.sleep(0.01)
            keeping.cancel()
            await asyncio.gather(keeping, return_exceptions=True)
            gc.collect()
            asleep = sys.getallocatedblocks() - blocks
            await store.close()
        print(
            f"  {size:>7,} tables          {awake / size:8.1f} objects each in memory, "
            f"{max(0, asleep) / size:.2f} when let go"
        )


async def _starting_up(sizes: Sequence[int]) -> None:
    print("from the command to the first byte of an answer")
    for size in (0, *sizes):
        with tempfile.TemporaryDirectory() as folder:
            if size:
                store = await open_store(str(Path(folder) / "halfsaid.db"))
                house = House(store, {})
                for _ in range(size // 100):
                    await asyncio.gather(*(house.open_table("Ada", None) for _ in range(100)))
                await store.close()
            seconds = median(_start(folder) for _ in range(_STARTS))
        print(f"  {size:>7,} tables in the log {seconds:8.2f} s")


def _start(folder: str) -> float:
    port = servers.free_port()
    words = ["halfsaid", "serve", "--host", "127.0.0.1", "--port", str(port), "--data", folder, "--log-level", "error"]
    start = perf_counter()
    with servers.command(words, port):
        servers.wait_until_open(port)
        with socket.create_connection(("127.0.0.1", port)) as connection:
            connection.sendall(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n")
            connection.recv(1)
        return perf_counter() - start


def _print_stretch(name: str, stretch: Stretch) -> None:
    tally = stretch.tally
    print(f"  {name}")
    print(f"    moves                  {stretch.moves():>10,.0f} /s   deliveries {stretch.deliveries():>10,.0f} /s")
    for what, times in (("to done", tally.to_done), ("to another seat", tally.to_others)):
        print(f"    {what:<16} p50 {_at(times, 0.5):>8.1f} ms  p99 {_at(times, 0.99):>8.1f} ms")
    server, players = stretch.server_cpu / stretch.seconds, stretch.players_cpu / stretch.seconds
    print(
        f"    server {server:.0%} of a core, {stretch.cost() * 1e6:.1f} µs a delivery; players {players:.0%} of a core"
    )


def _at(times: list[float], part: float) -> float:
    return sorted(times)[int(part * len(times))] * 1000 if times else 0.0


def _say_where() -> None:
    model = [line.partition(":")[2].strip() for line in _lines("/proc/cpuinfo") if line.startswith("model name")]
    print(f"{model[0] if model else platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()},")
    print(f"load before the start {os.getloadavg()[0]:.1f}: above 0, rates by the clock are too low")


def _lines(file: str) -> list[str]:
    path = Path(file)
    return path.read_text().splitlines() if path.exists() else []


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=6.0, help="of each stretch")
    parser.add_argument("--rate", type=float, default=_MODERATE, help="the moderate rate, in moves a second")
    parser.add_argument("--grow", default="100,1000,10000", help="numbers of tables to see how memory grows")
    return parser.parse_args()


if __name__ == "__main__":
    main()
