"""Growth: of processor time with tables, seats and servers, of memory with connections and tables; and the start.

    python -m bench.growth                          everything, some ten minutes
    python -m bench.growth --only tables --only seats
    python -m bench.growth --only connections --most 1000

All but memory is told by processor time, because the servers and the players share the machine.
"""

import argparse
import asyncio
import gc
import sys
import tempfile
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from functools import partial
from itertools import product
from pathlib import Path
from statistics import median
from time import perf_counter

from bench import servers
from bench.crowd import Crowd
from bench.load import Stretch, playing, say_where, start, stretch
from halfsaid.server.serve import loop_factory
from halfsaid.store import open_store
from halfsaid.tables import House
from support.postgres import Postgres

_PACE = 300.0  # moves a second: little enough for a busy machine
_SECONDS = 4.0
_TABLES = (10, 100, 1000, 3000)
_SEATS = (3, 6, 9, 12)
_SERVERS = (2, 4)
_SIZES = (100, 1000, 10_000)
_STARTS = 3


def main() -> None:
    asked = _arguments()
    say_where()
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        for name in asked.only or _PARTS:
            began = perf_counter()
            runner.run(measure(name, asked.most, asked.seconds))
            print(f"  this took {perf_counter() - began:.0f} s")


async def measure(part: str, most: int, seconds: float) -> None:
    """Print how this part grows, up to so many tables or connections; each stretch of play takes so long."""
    await _PARTS[part](most, seconds)


async def _tables(most: int, seconds: float) -> None:
    print(f"tables of six at {_PACE:.0f} moves/s altogether")
    rows = _Rows()
    for tables in _up_to(_TABLES, most):
        rows.add(f"{tables:,} tables", await _in_sqlite(tables, 6, seconds))


async def _seats(most: int, seconds: float) -> None:
    print(f"people at each of 50 tables at {_PACE:.0f} moves/s altogether")
    rows = _Rows()
    for seats in _SEATS:
        rows.add(f"{seats} seats", await _in_sqlite(min(50, most), seats, seconds))


async def _in_sqlite(tables: int, seats: int, seconds: float) -> Stretch:
    with tempfile.TemporaryDirectory() as folder, servers.house(Path(folder)) as process:
        async with playing(Crowd(process.port), tables, seats) as crowd:
            return await stretch(crowd, seconds, _PACE, process)


async def _servers(most: int, seconds: float) -> None:
    print(f"servers on one PostgreSQL, whose own work is not counted; {min(50, most)} tables of six")
    rows = _Rows()
    for number, together in ((1, True), *product(_SERVERS, (True, False))):
        with ExitStack() as stack:
            database = stack.enter_context(Postgres(durable=True)).fresh_database()
            folders = [Path(stack.enter_context(tempfile.TemporaryDirectory())) for _ in range(number)]
            processes = [stack.enter_context(servers.house(folder, database)) for folder in folders]
            crowd = Crowd(*(process.port for process in processes), together=together)
            async with playing(crowd, min(50, most)):
                name = "1 server" if number == 1 else f"{number} servers, {'a table on one' if together else 'on all'}"
                rows.add(name, await stretch(crowd, seconds, _PACE, *processes))


class _Rows:
    """Lines of a table, each with its ratio to the first."""

    def __init__(self) -> None:
        self._first: float | None = None

    def add(self, name: str, done: Stretch) -> None:
        cost = done.cost_of_move()
        self._first = self._first or cost
        print(
            f"  {name:<26} {cost:>8.0f} µs a move, {cost / self._first:>5.2f} of the first; "
            f"{done.cost():>6.1f} µs a delivery, {done.moves():>6,.0f} moves/s",
            flush=True,
        )


async def _connections(most: int, _seconds: float) -> None:
    print("connections that only look, one seat each")
    for size in _up_to(_SIZES, most):
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


async def _idle_tables(most: int, _seconds: float) -> None:
    print("tables nobody looks at any more")
    for size in _up_to(_SIZES, most):
        with tempfile.TemporaryDirectory() as folder:
            store = await open_store(str(Path(folder) / "bench.db"))
            house = House(store, {}, idle_seconds=0.0)
            await house.open_table("warm", None)
            gc.collect()
            blocks = sys.getallocatedblocks()
            await _open_tables(house, size)
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


async def _open_tables(house: House, size: int) -> None:
    for _ in range(size // 100):
        await asyncio.gather(*(house.open_table("Ada", None) for _ in range(100)))


async def _starts(most: int, _seconds: float) -> None:
    print("from the command to the first byte of an answer")
    for size in (0, *_up_to(_SIZES, most)):
        with tempfile.TemporaryDirectory() as folder:
            store = await open_store(str(Path(folder) / "halfsaid.db"))
            await _open_tables(House(store, {}), size)
            await store.close()
            clock, cpu = zip(*(start(folder) for _ in range(_STARTS)), strict=True)
        print(f"  {size:>7,} tables in the log {median(clock):8.2f} s, {median(cpu):.2f} s of processor")


def _up_to(sizes: tuple[int, ...], most: int) -> list[int]:
    return [size for size in sizes if size <= most]


_PARTS: dict[str, Callable[[int, float], Coroutine[None, None, None]]] = {
    "tables": _tables,
    "seats": _seats,
    "servers": _servers,
    "connections": _connections,
    "idle": _idle_tables,
    "starts": _starts,
}


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.growth", description=__doc__.partition("\n")[0])
    parser.add_argument("--only", choices=_PARTS, action="append", help="this part; can be given again")
    parser.add_argument("--seconds", type=float, default=_SECONDS, help="of each stretch of play")
    parser.add_argument("--most", type=int, default=10_000, help="tables and connections")
    return parser.parse_args()


if __name__ == "__main__":
    main()
