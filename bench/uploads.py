"""How long 84 photos take to become cards, and how long others wait meanwhile.

    python -m bench.uploads                one to two minutes
    python -m bench.uploads --photos 20 --megapixels 12

A host brings photos as a phone takes them, three at a time, while people at another table act. How long until the first
card is there, and the last? How long do the others wait for what they do, before and meanwhile? And how much memory
does the server take, decoders aside?
"""

import argparse
import asyncio
import io
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
from support.own_pictures import bring
from support.players import open_table

_AT_ONCE = 3  # as the page sends them
_PATIENCE = 600.0


class Brought(Struct):
    """The results. Times are in seconds, memory is in bytes."""

    first: float
    last: float
    statuses: dict[int, int]
    quiet: list[float]
    meanwhile: list[float]
    before: int
    peak: int
    megabytes: float  # of a photo, on average


def photos(number: int, megapixels: float) -> Iterator[bytes]:
    """Photos that compress as such: soft shapes, and the noise of a sensor. No two are alike."""
    chance = Random(7)
    width = round((megapixels * 1e6 * 4 / 3) ** 0.5)
    size = width, round(width * 3 / 4)
    noise = Image.effect_noise(size, 18).convert("RGB")
    for each in range(number):
        rough = Image.frombytes("RGB", (8, 6), chance.randbytes(8 * 6 * 3))
        soft = rough.resize(size, Image.Resampling.BICUBIC)
        target = io.BytesIO()
        Image.blend(soft, ImageChops.offset(noise, 997 * each), 0.3).save(target, "JPEG", quality=88)
        yield target.getvalue()


async def measured(folder: Path, files: list[Path]) -> Brought:
    with servers.guarded_house(folder / "house") as process:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{process.port}", timeout=_PATIENCE) as http:
            host = await open_table(http)
            somebody = await (await open_table(http, "Ben")).connect()
            quiet = await acts(somebody, 10.0)
            before = process.memory()
            process.forget_peak()
            began, done, statuses = time.perf_counter(), list[float](), list[int]()
            waiting = list(reversed(files))

            async def send() -> None:
                while waiting:
                    content = waiting.pop().read_bytes()
                    statuses.append((await bring(http, host, content)).status_code)
                    done.append(time.perf_counter() - began)

            sending = asyncio.gather(*(send() for _ in range(_AT_ONCE)))
            meanwhile: list[float] = []
            while not sending.done():
                meanwhile += await acts(somebody, 1.0)
            await sending
            peak = process.peak()
            await somebody.disconnect()
    counted = {status: statuses.count(status) for status in sorted(set(statuses))}
    megabytes = sum(file.stat().st_size for file in files) / len(files) / 2**20
    return Brought(done[0], done[-1], counted, quiet, meanwhile, before, peak, megabytes)


def _told(found: Brought) -> Iterator[str]:
    yield f"photos of {found.megabytes:.1f} MB: first card {found.first:.1f} s, all {found.last:.1f} s"
    yield f"answered: {', '.join(f'{many} with {status}' for status, many in found.statuses.items())}"
    for name, waits in (("before", found.quiet), ("meanwhile", found.meanwhile)):
        middle, most = quantiles(waits, n=2)[0] * 1000, max(waits) * 1000
        yield f"others' acts {name:<10} p50 {middle:6.1f} ms  p99 {p99(waits) * 1000:6.1f} ms  longest {most:6.1f} ms"
    before, peak = found.before / 2**20, found.peak / 2**20
    yield f"memory of the server: {before:.0f} MB before, {peak - before:+.0f} at the most"


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
        print("\n".join(_told(runner.run(measured(folder, files)))))


if __name__ == "__main__":
    main()
