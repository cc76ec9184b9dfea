"""How quick the page is on a slow phone: a real browser at a quarter of its speed, behind a slow line.

    python -m bench.page                    about two minutes

The line is a proxy of our own that lets 1.6 Mbit/s through and delays every byte by 75 ms each way, WebSockets
included, which a browser's own throttling spares. Server, proxy and browser share the machine: figures in
milliseconds depend on who else uses it, so the browser's frames on an empty page are measured beside ours.
"""

import asyncio
import math
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

from playwright.async_api import Page

from halfsaid.server.serve import loop_factory
from support.company import Company
from support.evening import Evening, evening
from support.guest import Guest
from support.players import Player, join, open_table, visitor

_SLOWER = 4
_BYTES_A_SECOND = 1_600_000 / 8
_ONE_WAY = 0.075
_LOADS = 3
_NAMES = ("Ileana", "Tom", "Léa", "Andrei", "Pip", "Juno")

# Set in the page before anything of ours runs; read when it is over.
_WATCH = """
window.bench = { shifts: 0, long: [], events: [], lcp: 0, act: null };
const watch = (type, note, more) => new PerformanceObserver((list) => list.getEntries().forEach(note))
  .observe({ type, buffered: true, ...more });
watch('layout-shift', (entry) => { if (!entry.hadRecentInput) bench.shifts += entry.value; });
watch('longtask', (entry) => bench.long.push([entry.startTime, entry.duration]));
watch('largest-contentful-paint', (entry) => { bench.lcp = entry.startTime; });
watch('event', (entry) => { if (entry.interactionId) bench.events.push([entry.name, entry.duration]); },
  { durationThreshold: 16 });
const look = () => {
  const act = document.querySelector('.choosing .act .leaf:not([disabled])');
  if (act && act.checkVisibility()) bench.act = performance.now();
  else requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
_FRAMES = """(seconds) => new Promise((done) => {
  const at = [];
  const frame = (now) => {
    at.push(now);
    if (now - at[0] < seconds * 1000) requestAnimationFrame(frame);
    else done(at.slice(1).map((time, i) => time - at[i]));
  };
  requestAnimationFrame(frame);
})"""


def main() -> None:
    with asyncio.Runner(loop_factory=loop_factory()) as runner, tempfile.TemporaryDirectory() as folder:
        runner.run(_measure(Path(folder)))


async def _measure(folder: Path) -> None:
    async with evening(folder) as tonight, slow_line(tonight.url) as far:
        near, tonight.url = tonight.url, far
        print(f"a phone with a processor {_SLOWER} times slower, 1.6 Mbit/s, 150 ms there and back, nothing cached")
        await _first_load(tonight, near)
        await _after_the_deal(tonight, near)
        await _touches_and_reveal(tonight, near)


async def _first_load(tonight: Evening, near: str) -> None:
    """Measure opening a table where it is one's turn to hand in."""
    seats, company = await _table(near)
    await company.tell(company.players[1])
    loads = [await _load(tonight, seats[0]) for _ in range(_LOADS)]
    load = min(loads, key=lambda one: float(one["interactive"]))
    print(f"first load of a table, best of {_LOADS}")
    print(f"  can hand in                                 {load['interactive']:>8,.0f} ms       aim 3,000")
    print(f"  the same, median                            {median(one['interactive'] for one in loads):>8,.0f} ms")
    print(f"  script and style, packed (Brotli)            {load['code'] / 1000:>8,.1f} KB       aim 105")
    print(f"  everything                                  {load['bytes'] / 1000:>8,.1f} KB")
    for name in ("fcp", "lcp", "tbt"):
        print(f"  {_CURVES[name].title:43} {load[name]:>8,.0f} ms       scores {_score(name, load[name]):.0f}")
    print(f"  {_CURVES['cls'].title:43} {load['cls']:>8.3f}          scores {_score('cls', load['cls']):.0f}")
    print(f"  together, by Lighthouse's weights           {_together(load):>8.0f}          aim 95")
    await company.leave()


async def _load(tonight: Evening, seat: Player) -> dict[str, float]:
    guest = await tonight.guest("Ileana", still=False)
    await _slow_down(guest.page)
    await guest.context.add_init_script(_WATCH)
    await guest.page.goto(f"{tonight.url}/healthz")
    await guest.page.evaluate(
        "([name, key]) => localStorage.setItem(name, key)", [f"halfsaid.seat.{seat.code}", seat.key]
    )
    await guest.page.goto(f"{tonight.url}/{seat.code}", wait_until="commit")
    await guest.page.wait_for_function(
        "() => bench.act && document.querySelector('.choosing .look .face img')"
        " && [...document.images].every((image) => image.complete)"
    )
    figures: dict[str, float] = await guest.page.evaluate("""() => {
      const files = performance.getEntriesByType('resource').filter((file) => file.responseEnd <= bench.act);
      const size = (list) => list.reduce((sum, file) => sum + file.encodedBodySize, 0);
      const fcp = performance.getEntriesByName('first-contentful-paint')[0].startTime;
      const busy = bench.long.filter(([at, took]) => at <= bench.act && at + took > bench.act);
      return {
        interactive: Math.max(bench.act, ...busy.map(([at, took]) => at + took)),
        code: size(files.filter(({ name }) => /\\.(js|css)$/.test(name))),
        bytes: size(files), fcp, lcp: bench.lcp, cls: bench.shifts,
        tbt: bench.long.filter(([at]) => at >= fcp).reduce((sum, [, took]) => sum + took - 50, 0),
      };
    }""")
    await guest.context.close()
    return figures


async def _after_the_deal(tonight: Evening, near: str) -> None:
    took = []
    for _ in range(_LOADS):
        seats, company = await _table(near, start=False)
        guest = await tonight.guest("Ileana", seat=Player(tonight.url, seats[0].code, seats[0].key), still=False)
        await _slow_down(guest.page)
        await guest.page.wait_for_load_state("networkidle")
        start = perf_counter()
        await company.players[0].do("start")
        await guest.page.wait_for_function("""() => {
          const pictures = [...document.querySelectorAll('.telling .shelf img')];
          return pictures.length === 6 && pictures.every((one) => one.complete && one.naturalWidth > 0);
        }""")
        took.append((perf_counter() - start) * 1000)
        await company.leave()
        await guest.context.close()
    print(f"from the deal to all pictures of the hand, best of {_LOADS}")
    print(f"  visible                                     {min(took):>8,.0f} ms       aim 2,000")


async def _touches_and_reveal(tonight: Evening, near: str) -> None:
    seats, company = await _table(near)
    guest = await tonight.guest("Ileana", seat=Player(tonight.url, seats[0].code, seats[0].key), still=False)
    await guest.context.add_init_script(_WATCH)
    await guest.page.reload()
    await guest.page.wait_for_load_state("networkidle")
    await company.tell(company.players[1])
    await company.move()
    await guest.picture(1).wait_for()
    await guest.page.wait_for_load_state("networkidle")
    empty, plain = await _plain_page(tonight)

    await _slow_down(guest.page)
    numbers = await guest.choosable()
    for number in 2 * numbers:
        await guest.picture(number).click()
        await guest.page.wait_for_timeout(500)  # nobody looks at a picture for less
        await guest.page.keyboard.press("Escape")
        await guest.page.get_by_role("dialog").wait_for(state="detached")
    await guest.vote(numbers[0])
    touches = [took for _, took in await guest.page.evaluate("() => bench.events")]
    print(f"from a touch to its paint: opening {2 * len(numbers)} pictures, closing them, voting")
    print(f"  slowest                                     {max(touches):>8,.0f} ms       aim 100")
    print(f"  the same, median                            {median(touches):>8,.0f} ms")
    print(
        f"  a bare dialog on an empty page, slowest     {plain:>8,.0f} ms       {max(touches) / plain:.1f} times that"
    )

    await _slow_down(guest.page, 1)
    full = await _reveal(guest, company)
    await guest.on()
    await company.tell(company.players[2])
    await company.move()
    await guest.picture(1).wait_for()
    await guest.vote((await guest.choosable())[0])
    await _slow_down(guest.page)
    slow = await _reveal(guest, company)
    print("frames a second, on a machine without a graphics card")
    print(f"  an empty page                               {_rate(empty):>8.1f}")
    print(
        f"  the reveal                                  {_rate(full):>8.1f}          "
        f"{_rate(full) / _rate(empty):.2f} of it"
    )
    print(f"  the reveal, {_SLOWER} times slower                  {_rate(slow):>8.1f}          aim 60")
    print(f"  frames of it that took more than 34 ms      {_late(slow):>8.1f} %")
    await company.leave()


async def _reveal(guest: Guest, company: Company) -> list[float]:
    await company.move()
    await guest.page.locator(".reveal").wait_for()
    return list(await guest.page.evaluate(_FRAMES, 6))


async def _plain_page(tonight: Evening) -> tuple[list[float], float]:
    """The yardsticks: frames of an empty page; the slowest touch there that opens or closes a bare dialog."""
    page = await (await tonight.browser.new_context()).new_page()
    frames = list(await page.evaluate(_FRAMES, 3))
    await page.set_content("<button onclick='d.showModal()'>open</button><dialog id=d>a dialog</dialog>")
    await page.evaluate(_WATCH)
    await _slow_down(page)
    for _ in range(4):
        await page.get_by_role("button").click()
        await page.keyboard.press("Escape")
        await page.get_by_role("dialog").wait_for(state="hidden")
    touches = await page.evaluate("() => bench.events.map(([, took]) => took)")
    await page.context.close()
    return frames, max(touches, default=16)


async def _table(near: str, start: bool = True) -> tuple[list[Player], Company]:
    """Six at a table, all of them over a good line."""
    async with visitor(near) as http:
        host = await open_table(http, _NAMES[0])
        seats = [host, *[await join(http, host.code, name) for name in _NAMES[1:]]]
    company = await Company(*seats).arrive()
    if start:
        await company.players[0].do("start")
        await company.reach("clue")
    return seats, company


async def _slow_down(page: Page, times: int = _SLOWER) -> None:
    session = await page.context.new_cdp_session(page)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": times})


def _rate(frames: list[float]) -> float:
    return 1000 * len(frames) / sum(frames)


def _late(frames: list[float]) -> float:
    return 100 * sum(took > 34 for took in frames) / len(frames)


class _Curve:
    """Lighthouse's curve for a figure on a phone: 50 at the web's median, 90 at the best tenth."""

    def __init__(self, title: str, weight: float, tenth: float, middle: float) -> None:
        self.title, self.weight, self.tenth, self.middle = title, weight, tenth, middle

    def score(self, value: float) -> float:
        if value <= 0:
            return 100
        spread = abs(math.log(self.tenth / self.middle)) / (0.9061938024368232 * math.sqrt(2))
        return 50 * math.erfc(math.log(value / self.middle) / (math.sqrt(2) * spread))


_CURVES = {
    "fcp": _Curve("first paint with content", 0.10, 1800, 3000),
    "lcp": _Curve("largest paint", 0.25, 2500, 4000),
    "tbt": _Curve("time blocked", 0.30, 200, 600),
    "cls": _Curve("layout shift", 0.25, 0.1, 0.25),
}


def _score(name: str, value: float) -> float:
    return _CURVES[name].score(value)


def _together(load: dict[str, float]) -> float:
    """Without the speed index, which needs a film of the page."""
    weights = sum(curve.weight for curve in _CURVES.values())
    return sum(curve.weight * curve.score(load[name]) for name, curve in _CURVES.items()) / weights


@asynccontextmanager
async def slow_line(url: str) -> AsyncIterator[str]:
    """A proxy before this server that is as slow as a phone's line; where it is."""
    port = urlsplit(url).port
    line = _Line()

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await asyncio.sleep(2 * _ONE_WAY)  # the connection is made
        to, fro = await asyncio.open_connection("127.0.0.1", port)
        await asyncio.gather(line.carry(reader, fro), line.carry(to, writer, narrow=True), return_exceptions=True)

    proxy = await asyncio.start_server(carry, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{proxy.sockets[0].getsockname()[1]}"
    finally:
        proxy.close()


class _Line:
    """All connections share its width."""

    def __init__(self) -> None:
        self._free_at = 0.0

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, narrow: bool = False) -> None:
        under_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        delivering = asyncio.create_task(self._deliver(under_way, writer))
        try:
            while piece := await reader.read(4096):
                now = perf_counter()
                if narrow:
                    self._free_at = max(now, self._free_at) + len(piece) / _BYTES_A_SECOND
                    await asyncio.sleep(self._free_at - now)
                under_way.put_nowait((perf_counter() + _ONE_WAY, piece))
        finally:
            under_way.put_nowait((perf_counter() + _ONE_WAY, b""))
            await delivering

    async def _deliver(self, under_way: "asyncio.Queue[tuple[float, bytes]]", writer: Any) -> None:
        while True:
            at, piece = await under_way.get()
            await asyncio.sleep(max(0, at - perf_counter()))
            if not piece:
                writer.close()
                return
            writer.write(piece)


if __name__ == "__main__":
    main()
