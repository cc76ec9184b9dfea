"""How long others wait while somebody asks for much: records, replays, albums and files of very large tables.

    python -m bench.strain                 about half a minute, part of make soak
    python -m bench.strain --entries 2000 --seconds 5

Three tables with long logs, ten questions a second, each as if from another address, so that no limit by address helps.
Beside them people play at a table of their own: how long until what they do is done, before and meanwhile? And is the
memory given back?
"""

import argparse
import asyncio
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random
from statistics import quantiles

import httpx
from msgspec import Struct
from msgspec.structs import replace

from bench import servers
from halfsaid.records import record, write
from halfsaid.rules import Setup, edition_named, effective_options
from halfsaid.server.serve import loop_factory
from halfsaid.simulation import random_game, seat_lines
from halfsaid.store import open_store
from halfsaid.tables.acts import Configure, Open, Rematch, SeatId, encode_entry
from halfsaid.tables.keys import hash_key
from support.players import Player, open_table, visitor
from support.tables import Log

CODES = ("BBBBBB", "CCCCCC", "DDDDDD")
LONGEST_WAIT = 0.05  # seconds, for 99 acts of 100
MOST_MEMORY = 60 * 2**20  # bytes, more than before

_KEY = "the key of the host"
_PATIENCE = 300.0  # seconds: on a busy machine everything takes long
_EVERY = 0.1  # seconds between two questions
_ACTS_EVERY = 0.06  # a seat may do 20 a second in the long run


class Strain(Struct):
    """The results. Waits are in seconds, until an act is done; memory is in bytes."""

    quiet: list[float]
    strained: list[float]
    answers: dict[int, int]  # how many, by status
    before: int
    peak: int
    after: int


async def measured(folder: Path, entries: int, seconds: float) -> Strain:
    """Run a server in this folder with tables of this many entries, put it under strain, and return the results."""
    await _with_long_logs(folder, entries)
    with servers.guarded_house(folder) as process:
        async with visitor(f"http://127.0.0.1:{process.port}", timeout=_PATIENCE) as http:
            somebody = await (await open_table(http)).connect()
            await _ask_all(http, range(len(_QUESTIONS)))  # tables are woken, and what is made once is made
            quiet = await acts(somebody, seconds)
            before = process.memory()
            process.forget_peak()
            asking = asyncio.create_task(_ask_for_long(http, seconds))
            strained = await acts(somebody, seconds)
            answers = await asking
            peak, after = process.peak(), process.memory()
            await somebody.disconnect()
    return Strain(quiet, strained, answers, before, peak, after)


async def _with_long_logs(folder: Path, entries: int) -> None:
    """Write long logs into the database directly: through the store each entry would wait for the disk."""
    file, log = folder / "halfsaid.db", _long_log(entries)
    await (await open_store(str(file))).close()
    first, began = log.entries[0], time.time() - log.table.seq - 60
    assert isinstance(first.act, Open)
    opened = replace(first, act=replace(first.act, host=replace(first.act.host, key=hash_key(_KEY))))
    lines = [(entry.seq, began + entry.seq, encode_entry(entry)) for entry in (opened, *log.entries[1:])]
    with closing(sqlite3.connect(file)) as database, database:
        for code in CODES:
            head = (code, began, lines[-1][0], lines[-1][1])
            database.execute("INSERT INTO tables (code, created, head, touched) VALUES (?, ?, ?, ?)", head)
            rows = [(code, *line) for line in lines]
            database.executemany("INSERT INTO log (code, seq, at, data) VALUES (?, ?, ?, ?)", rows)


def _long_log(entries: int) -> Log:
    """Return the log of many games at one table."""
    log = Log("Ben", "Cleo", "Dan", "Eva", "Finn")
    log.do(Configure(options={"target": 60}), SeatId(0))
    while True:
        log.begin(seed=f"seed {log.table.seq}")
        log.play(seed=log.table.seq)
        if log.table.seq >= entries:
            return log
        log.do(Rematch(), SeatId(0))


def _file() -> bytes:
    """Return a file with as long a game as fits."""
    edition = edition_named("party")
    cards = tuple(f"inkwell/card_{number:03}" for number in range(84))
    setup = Setup("party", 9, cards, "strain", "", effective_options(edition, 9, {"rounds": 90}))
    return write(record(random_game(setup, Random(1)), seat_lines(edition, 9)))


_FILE = _file()
_QUESTIONS = [
    *((code, what) for what in ("record", "replay", "album", "record?game=1", "replay?game=2") for code in CODES),
    (None, "file"),
]


async def _ask_for_long(http: httpx.AsyncClient, seconds: float) -> dict[int, int]:
    """Ask this many questions a second, whether the earlier ones are answered or not."""
    asked: list[asyncio.Task[int]] = []
    end = time.perf_counter() + seconds
    for number in count():
        if time.perf_counter() > end:
            break
        asked.append(asyncio.create_task(_ask(http, number)))
        await asyncio.sleep(_EVERY)
    return _counted(await asyncio.gather(*asked))


async def _ask_all(http: httpx.AsyncClient, numbers: range) -> None:
    await asyncio.gather(*(_ask(http, number) for number in numbers))


async def _ask(http: httpx.AsyncClient, number: int) -> int:
    code, what = _QUESTIONS[number % len(_QUESTIONS)]
    headers = {"x-forwarded-for": f"192.0.2.{number % 250 + 1}"}
    if code is None:
        headers["content-type"] = "application/jsonl"
        question = http.stream("POST", "/api/replays", content=_FILE, headers=headers)
    else:
        headers["authorization"] = f"Bearer {_KEY}"
        question = http.stream("GET", f"/api/tables/{code}/{what}", headers=headers)
    async with question as answer:
        async for _ in answer.aiter_raw():  # left packed: unpacking would keep waiting those whom we watch
            pass
        return answer.status_code


def _counted(statuses: list[int]) -> dict[int, int]:
    return {status: statuses.count(status) for status in sorted(set(statuses))}


async def acts(somebody: Player, seconds: float) -> list[float]:
    """Measure how long each act of one person takes."""
    waits: list[float] = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        asked = time.perf_counter()
        answer = await somebody.do("configure", hurry=len(waits) % 2 == 0)
        waits.append(time.perf_counter() - asked)
        assert "seq" in answer, answer
        await asyncio.sleep(max(0.0, _ACTS_EVERY - waits[-1]))
    return waits


def p99(waits: list[float]) -> float:
    return quantiles(waits, n=100)[98]


def _told(found: Strain) -> Iterator[str]:
    for name, waits in (("before", found.quiet), ("meanwhile", found.strained)):
        middle, most = quantiles(waits, n=2)[0] * 1000, max(waits) * 1000
        yield f"others' acts {name:<10} p50 {middle:6.1f} ms  p99 {p99(waits) * 1000:6.1f} ms  longest {most:6.1f} ms"
    yield f"questions answered: {', '.join(f'{many} with {status}' for status, many in found.answers.items())}"
    before, peak, after = (size / 2**20 for size in (found.before, found.peak, found.after))
    yield f"memory: {before:.0f} MB before, {peak - before:+.0f} at the most, {after - before:+.0f} afterwards"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.strain", description=__doc__.partition("\n")[0])
    parser.add_argument("--entries", type=int, default=8000, help="in the log of each large table")
    parser.add_argument("--seconds", type=float, default=12.0, help="of each stretch")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=loop_factory()) as runner:
        found = runner.run(measured(Path(folder), asked.entries, asked.seconds))
    print("\n".join(_told(found)))
    if p99(found.strained) > LONGEST_WAIT or found.peak - found.before > MOST_MEMORY:
        sys.exit("others waited too long, or it took too much memory")


if __name__ == "__main__":
    main()
