"""How long 84 photos take to become cards, and how long others wait meanwhile.

    python -m bench.uploads                two minutes
    python -m bench.uploads --photos 20 --megapixels 12

A host brings photos as a phone takes them, three at a time and a dozen in one go, while people at another table act.
How long until the first card is there, and the last? How long do the others wait for what they do, while photos come
and in the pauses between? How much memory do the server and its decoders take?

On a machine with other work, times by the clock say more about that work. So processor time is told too: divided by the
number of cores it is how long all photos would take if nothing else ran.
"""

import argparse
import asyncio
import io
import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import quantiles

import httpx
from msgspec import Struct
from PIL import Image, ImageChops

from bench import servers
from bench.strain import acts, p99
from halfsaid.server.serve import loop_factory
from support.own_pictures import bring, listed
from support.players import Player, open_table, visitor

_AT_ONCE = 3  # as the page sends them
_IN_ONE_GO = 12
_PATIENCE = 600.0
_FINEST = 512  # shapes across a photo, of its smallest detail


class Brought(Struct):
    """The results. Times are in seconds, memory is in bytes."""

    statuses: list[int] = []
    first: float = 0.0
    all: float = 0.0  # without the pauses
    paused: list[float] = []  # how long each act of the others took, in pauses
    meanwhile: list[float] = []
    decoding: float = 0.0  # processor time of all decoders, their start included
    serving: float = 0.0  # processor time of the server while photos came
    before: int = 0
    peak: int = 0
    decoders: list[int] = []  # the most that each had in memory
    load: tuple[float, float] = (0.0, 0.0)  # of the machine, at the beginning and at the end


def photos(number: int, megapixels: float) -> Iterator[bytes]:
    """Photos that compress as such: shapes of every size, and the noise of a sensor. No two are alike."""
    chance = Random(7)
    width = round((megapixels * 1e6 * 4 / 3) ** 0.5)
    size = width, round(width * 3 / 4)
    detail = _shapes(chance, _FINEST, size)
    noise = Image.effect_noise(size, 18).convert("RGB")
    for each in range(number):
        picture = _shapes(chance, 8, size)
        for across, share in ((32, 0.4), (128, 0.3)):
            picture = Image.blend(picture, _shapes(chance, across, size), share)
        picture = Image.blend(picture, ImageChops.offset(detail, 613 * each), 0.2)
        target = io.BytesIO()
        Image.blend(picture, ImageChops.offset(noise, 997 * each), 0.2).save(target, "JPEG", quality=88)
        yield target.getvalue()


def _shapes(chance: Random, across: int, size: tuple[int, int]) -> Image.Image:
    down = across * 3 // 4
    return Image.frombytes("RGB", (across, down), chance.randbytes(across * down * 3)).resize(size)


async def measured(folder: Path, files: list[Path]) -> Brought:
    found = Brought(load=(os.getloadavg()[0], 0.0))
    with servers.guarded_house(folder / "house") as process:
        async with visitor(f"http://127.0.0.1:{process.port}", timeout=_PATIENCE) as http:
            host = await open_table(http)
            somebody = await (await open_table(http, "Ben")).connect()
            found.before = process.memory()
            process.forget_peak()
            await listed(http, host)  # as the page does when the shelf is opened
            for first in range(0, len(files), _IN_ONE_GO):
                found.paused += await acts(somebody, 5.0)
                served = process.cpu_seconds()
                await _bring(http, host, files[first : first + _IN_ONE_GO], found, somebody)
                found.serving += process.cpu_seconds() - served
            found.peak = process.peak()
            decoders = process.children()
            found.decoding = sum(each.cpu_seconds() for each in decoders)
            found.decoders = [each.peak() for each in decoders]
            await somebody.disconnect()
    found.load = found.load[0], os.getloadavg()[0]
    return found


async def _bring(http: httpx.AsyncClient, host: Player, files: list[Path], found: Brought, somebody: Player) -> None:
    """Bring these photos, while somebody acts at another table."""
    began, waiting = time.perf_counter(), list(reversed(files))

    async def send() -> None:
        while waiting:
            found.statuses.append((await bring(http, host, waiting.pop().read_bytes())).status_code)
            found.first = found.first or time.perf_counter() - began

    async def send_all() -> None:
        await asyncio.gather(*(send() for _ in range(_AT_ONCE)))
        found.all += time.perf_counter() - began

    sending = asyncio.create_task(send_all())
    while not sending.done():
        found.meanwhile += await acts(somebody, 0.3)
    await sending


def _told(found: Brought) -> Iterator[str]:
    many, cores = len(found.statuses), os.cpu_count() or 1
    answers = {status: found.statuses.count(status) for status in sorted(set(found.statuses))}
    yield f"load of the machine {found.load[0]:.1f} to {found.load[1]:.1f}, {cores} cores"
    yield f"first card {found.first:.1f} s, all {found.all:.1f} s by the clock"
    yield f"answered: {', '.join(f'{each} with {status}' for status, each in answers.items())}"
    used = found.decoding + found.serving
    yield f"processor a photo: {found.decoding / many:.2f} s decoding, {found.serving / many:.3f} s serving"
    yield f"of {cores} cores it had {used / found.all / cores:.0%}; with all of them it takes {used / cores:.0f} s"
    for name, waits in (("in pauses", found.paused), ("meanwhile", found.meanwhile)):
        middle, most = quantiles(waits, n=2)[0] * 1000, max(waits) * 1000
        yield f"others' acts {name}  p50 {middle:6.1f} ms  p99 {p99(waits) * 1000:6.1f} ms  longest {most:6.1f} ms"
    before, peak = found.before / 2**20, found.peak / 2**20
    yield f"memory of the server: {before:.0f} MB before, {peak - before:+.0f} at the most"
    yield f"memory of its decoders at the most: {', '.join(f'{size / 2**20:.0f} MB' for size in found.decoders)}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.uploads", description=__doc__.partition("\n")[0])
    parser.add_argument("--photos", type=int, default=84)
    parser.add_argument("--megapixels", type=float, default=12.0)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, asyncio.Runner(loop_factory=loop_factory()) as runner:
        folder = Path(name)
        files = [folder / f"{number}.jpg" for number in range(asked.photos)]
        for file, content in zip(files, photos(asked.photos, asked.megapixels), strict=True):
            file.write_bytes(content)
        print(f"photos of {sum(file.stat().st_size for file in files) / len(files) / 2**20:.1f} MB")
        print("\n".join(_told(runner.run(measured(folder, files)))))


if __name__ == "__main__":
    main()
