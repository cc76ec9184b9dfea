"""How fast a table is, beside a bare room on the same Starlette and uvicorn: one run, everything as ratios.

    python -m bench.load
    python -m bench.load --tables 30 --seconds 2 --rounds 1

One machine, one process for each server, one process of players. The servers run at the same time and are measured in
turns, so that whatever else uses the machine bears on all of them. Rates and latencies are by the clock and depend on
that all the same; processor time for each delivery, and the ratio of two such times, depend on it much less.
"""

import argparse
import asyncio
import gc
import os
import platform
import socket
import tempfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

from msgspec import Struct

from bench import rules, servers
from bench.crowd import SEATS, Crowd, Tally
from halfsaid.server.serve import loop_factory
from support.servers import free_port

_WARM_UP = 1.0
_MODERATE = 1000.0  # moves a second
_FIRST_MOVES = 25  # of a table: two turns of six people
_STARTS = 3


class Stretch(Struct):
    """Some seconds of play, measured from both sides. Several of them can be added up."""

    tally: Tally
    seconds: float = 0.0
    server_cpu: float = 0.0  # seconds
    players_cpu: float = 0.0
    sleeps: int = 0  # how often a thread of the server had nothing to do

    def moves(self) -> float:
        return self.tally.moves / self.seconds

    def deliveries(self) -> float:
        return self.tally.deliveries / self.seconds

    def cost(self) -> float:
        """Microseconds of the server's processor time for each delivery."""
        return 1e6 * self.server_cpu / max(1, self.tally.deliveries)

    def cost_of_move(self) -> float:
        """Microseconds of it for each move."""
        return 1e6 * self.server_cpu / max(1, self.tally.moves)

    def add(self, other: "Stretch") -> None:
        self.tally.add(other.tally)
        self.seconds += other.seconds
        self.server_cpu += other.server_cpu
        self.players_cpu += other.players_cpu
        self.sleeps += other.sleeps


class Contender:
    """A server with everybody at its tables, and how it did: at a moderate pace, and as fast as it goes."""

    def __init__(self, name: str, process: servers.Process, crowd: Crowd) -> None:
        self.name = name
        self.process = process
        self.crowd = crowd
        self.paced = Stretch(Tally())
        self.fastest = Stretch(Tally())

    async def go(self, seconds: float, rate: float) -> None:
        self.paced.add(await stretch(self.crowd, seconds, rate, self.process))
        self.fastest.add(await stretch(self.crowd, seconds, None, self.process))


def main() -> None:
    asked = _arguments()
    say_where()
    began = perf_counter()
    measure_rules()
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(measure(asked.tables, asked.seconds, asked.rounds, asked.rate))
    measure_start()
    print(f"all of this took {perf_counter() - began:.0f} s")


def measure_rules() -> None:
    plain, views = rules.speeds()
    print(f"rules alone, {SEATS} players                 {plain:>10,.0f} moves/s")
    print(f"rules, {SEATS + 1} views built and encoded     {views:>10,.0f} moves/s  (aim 60,000 on a quiet machine)")
    print(f"  of the rules alone                     {views / plain:>10.2f}          (aim 0.33: 60,000 of 180,000)")


async def measure(tables: int, seconds: float, rounds: int, rate: float = _MODERATE) -> tuple[Contender, Contender]:
    """Print how a house, with its frames straight and through ASGI, does beside bare rooms.

    Return the house and the least that a room takes.
    """
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        house = await stack.enter_async_context(_house(folder / "house", tables))
        size = await _bytes_a_delivery(house)
        contenders = [
            house,
            await stack.enter_async_context(_house(folder / "plain", tables, straight=False)),
            await stack.enter_async_context(_rooms(folder / "bare", tables, size)),
            await stack.enter_async_context(_rooms(folder / "least", tables, size, least=True)),
        ]
        for _ in range(rounds):
            for contender in contenders:
                await contender.go(seconds, rate)
    for contender in contenders:
        _print_contender(contender, rate)
    _print_ratios(*contenders)
    return house, contenders[-1]


@asynccontextmanager
async def _house(folder: Path, tables: int, straight: bool = True) -> AsyncIterator[Contender]:
    folder.mkdir()
    with servers.house(folder, straight=straight) as process:
        async with playing(Crowd(process.port), tables) as crowd:
            name = "Halfsaid, durable in SQLite" if straight else "Halfsaid, every frame through ASGI"
            yield Contender(name, process, crowd)


@asynccontextmanager
async def _rooms(folder: Path, tables: int, size: int, least: bool = False) -> AsyncIterator[Contender]:
    folder.mkdir()
    with servers.least(folder, size) if least else servers.bare(folder, size) as process:
        async with playing(Crowd(process.port), tables, bare=True) as crowd:
            name = "the least room, a WebSocket server in C" if least else "a bare room"
            yield Contender(f"{name}, {size:,} bytes a delivery", process, crowd)


async def _bytes_a_delivery(house: Contender) -> int:
    """Return the bytes of a delivery after the first turns, when the last reveal is part of it."""
    played, tally = 0, Tally()
    while played < _FIRST_MOVES * len(house.crowd.tables):
        tally = (await stretch(house.crowd, _WARM_UP, None, house.process)).tally
        played += tally.moves
    return round(tally.bytes / max(1, tally.deliveries))


@asynccontextmanager
async def playing(crowd: Crowd, tables: int, seats: int = SEATS, bare: bool = False) -> AsyncIterator[Crowd]:
    """Seat everybody and start every game. At the end everybody must still be there."""
    if bare:
        crowd.open_rooms(tables, seats)
    else:
        await crowd.open_tables(tables, seats)
    await crowd.connect()
    await crowd.begin()
    gc.collect()
    gc.freeze()
    yield crowd
    gc.unfreeze()
    if crowd.complaints or crowd.connected != seats * tables:
        print(f"  not as it should be: {crowd.connected} connections left, {crowd.complaints[:3]}")
    crowd.hang_up()


async def stretch(crowd: Crowd, seconds: float, rate: float | None, *processes: servers.Process) -> Stretch:
    """Play for a while, and measure what that costs these processes together."""

    def cpu() -> float:
        return sum(process.cpu_seconds() for process in processes)

    def sleeps() -> int:
        return sum(process.sleeps() for process in processes)

    await crowd.play(_WARM_UP, rate)
    start, before, own, slept = perf_counter(), cpu(), process_time(), sleeps()
    tally = await crowd.play(seconds, rate)
    done = Stretch(tally, perf_counter() - start, cpu() - before, process_time() - own, sleeps() - slept)
    await crowd.calm()
    return done


def measure_start() -> None:
    with tempfile.TemporaryDirectory() as folder:
        seconds, cpu = zip(*(start(folder) for _ in range(_STARTS)), strict=True)
    print(
        f"start to first byte                      {median(seconds):>10.2f} s   (aim 1; {median(cpu):.2f} of processor)"
    )


def start(folder: str) -> tuple[float, float]:
    """Start the server. Return the seconds until it answers, by the clock and of the processor."""
    port = free_port()
    words = ["halfsaid", "serve", "--host", "127.0.0.1", "--port", str(port), "--data", folder, "--log-level", "error"]
    began = perf_counter()
    with servers.command(words, port) as process:
        servers.wait_until_open(port)
        with socket.create_connection(("127.0.0.1", port)) as connection:
            connection.sendall(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n")
            connection.recv(1)
        return perf_counter() - began, process.cpu_seconds()


def _print_contender(contender: Contender, rate: float) -> None:
    print(contender.name)
    print_stretch(f"{rate:,.0f} moves/s asked for", contender.paced)
    print_stretch("as fast as it goes", contender.fastest)


def print_stretch(name: str, done: Stretch) -> None:
    tally, moves = done.tally, max(1, done.tally.moves)
    server, players = done.server_cpu / done.seconds, done.players_cpu / done.seconds
    print(f"  {name}")
    print(f"    {done.moves():>8,.0f} moves/s   {done.deliveries():>8,.0f} deliveries/s")
    for what, times in (("to done", tally.to_done), ("to another seat", tally.to_others)):
        print(f"    {what:<16} p50 {_at(times, 0.5):>8.1f} ms  p99 {_at(times, 0.99):>8.1f} ms")
    print(
        f"    {done.cost():.1f} µs a delivery, {done.cost_of_move():.0f} µs a move, "
        f"{done.sleeps / moves:.2f} sleeps of threads a move; "
        f"{server:.0%} of a core, players {players:.0%}"
    )


def _print_ratios(house: Contender, plain: Contender, bare: Contender, least: Contender) -> None:
    by_clock = house.fastest.deliveries() / bare.fastest.deliveries()
    print("ratios                                                         now    aim")
    print(f"  deliveries/s against the bare room, full speed             {by_clock:>5.2f}   0.5")
    for name, ours, theirs, aim in (
        ("full speed", house.fastest.cost(), bare.fastest.cost(), 17 / 34),
        ("paced", house.paced.cost(), bare.paced.cost(), 37 / 60),
    ):
        line = f"deliveries for a second of the processor, {name}"
        print(f"  {line:<58} {theirs / ours:>5.2f}   {aim:.2f}")
    for name, straight, through in (
        ("full speed", house.fastest, plain.fastest),
        ("paced", house.paced, plain.paced),
    ):
        line = f"processor a delivery, through ASGI against straight, {name}"
        print(f"  {line:<58} {through.cost() / straight.cost():>5.2f}   1.15")
    by_processor = least.fastest.cost() / house.fastest.cost()
    print(f"  of the least room, for a second of the processor           {by_processor:>5.2f}")


def _at(times: list[float], part: float) -> float:
    return sorted(times)[int(part * len(times))] * 1000 if times else 0.0


def say_where() -> None:
    model = [line.partition(":")[2].strip() for line in _lines("/proc/cpuinfo") if line.startswith("model name")]
    print(f"{model[0] if model else platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()},")
    print(f"load before the start {os.getloadavg()[0]:.1f}: above 0, rates by the clock are too low")


def _lines(file: str) -> list[str]:
    path = Path(file)
    return path.read_text().splitlines() if path.exists() else []


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=4.0, help="of each stretch")
    parser.add_argument("--rounds", type=int, default=3, help="how often each server is measured")
    parser.add_argument("--rate", type=float, default=_MODERATE, help="the moderate pace, in moves a second")
    return parser.parse_args()


if __name__ == "__main__":
    main()
