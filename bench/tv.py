"""A television that is left on: many turns pass before it, and nothing of them may stay behind in the browser.

    python -m bench.tv                      200 turns, about five minutes
    python -m bench.tv --turns 40

Every scene of every turn is seen; the page's own clock is moved on by hand, so that nobody waits for a reveal.
Ends with a complaint, and not with 0, when what is kept after a collection of garbage has grown.
"""

import argparse
import asyncio
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from statistics import median

from msgspec import Struct
from playwright.async_api import CDPSession, Page

from halfsaid.server.serve import loop_factory
from support.evening import Evening, evening
from support.players import Player, all_up_to_date

_NAMES = ("Ileana", "Tom", "Léa", "Andrei")
_EVERY = 10  # turns between two looks
_SHOW = 25_000  # milliseconds of the page's clock: longer than any show
_SETTLED = 2_000  # and then what has left the screen has done so
_COLLECTIONS = 3  # some things are let go only when others have been collected
_PATIENCE = 60_000
_MOST_GROWTH = 1.1  # nodes that wait to be collected come and go by a tenth; what leaks adds up over 200 turns


class Kept(Struct):
    """The counts of what the page holds after a garbage collection."""

    turn: int
    heap: float  # megabytes
    nodes: int
    listeners: int


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--turns", type=int, default=200)
    turns = parser.parse_args().turns
    with asyncio.Runner(loop_factory=loop_factory()) as runner, tempfile.TemporaryDirectory() as folder:
        kept = runner.run(_watch(Path(folder), turns))
    if _growth(kept) > _MOST_GROWTH:
        sys.exit("The television grows.")


async def _watch(folder: Path, turns: int) -> list[Kept]:
    async with evening(folder) as tonight:
        seats = await tonight.seats(*_NAMES)
        for seat in seats:
            await seat.connect()
        page = await _television(tonight, seats[0].code)
        session = await page.context.new_cdp_session(page)
        await session.send("Performance.enable")
        kept = await _play(page, session, seats, turns)
        for seat in seats:
            await seat.disconnect()
        assert tonight.troubles == [], tonight.troubles
        return kept


async def _television(tonight: Evening, code: str) -> Page:
    context = await tonight.browser.new_context(viewport={"width": 1920, "height": 1080})
    page = await tonight.page(context)
    page.set_default_timeout(_PATIENCE)
    await page.clock.install()
    await page.goto(f"{tonight.url}/tv/{code}")
    return page


async def _play(page: Page, session: CDPSession, seats: list[Player], turns: int) -> list[Kept]:
    rng, kept, host = Random(1), [], seats[0]
    for turn in range(1, turns + 1):
        if host.room.get("stage") != "playing":
            await _begin(page, seats)
        await _one_turn(page, seats, rng)
        if turn % _EVERY == 0:
            await page.clock.run_for(_SETTLED)
            kept.append(await _look(session, turn))
            print(f"turn {turn:4}  {kept[-1].heap:6.2f} MB  {kept[-1].nodes} nodes  {kept[-1].listeners} listeners")
    return kept


async def _begin(page: Page, seats: list[Player]) -> None:
    host = seats[0]
    if host.room.get("stage") == "over":
        await _see(page, "end")
        await host.do("rematch")
    await _see(page, "lobby")
    await host.do("start")
    await all_up_to_date(seats)


async def _one_turn(page: Page, seats: list[Player], rng: Random) -> None:
    host = seats[0]
    assert host.game is not None
    turn = host.game["turn"]
    for phase in ("clue", "hand_in", "vote"):
        await _see(page, phase if phase != "clue" else "tell" if host.game["storyteller"] is not None else "begin")
        while host.game["phase"] == phase and host.game["turn"] == turn:
            await next(seat for seat in seats if seat.is_awaited()).play_one(rng)
            await all_up_to_date(seats)
    await _see(page, "reveal")
    await page.clock.run_for(_SHOW)
    await page.clock.set_system_time(datetime.now(UTC))  # a show is measured by the server's clock, which nobody moves
    await host.do("next_turn")


async def _see(page: Page, scene: str) -> None:
    await page.wait_for_selector(f'[data-scene="{scene}"]')


async def _look(session: CDPSession, turn: int) -> Kept:
    for _ in range(_COLLECTIONS):
        await session.send("HeapProfiler.collectGarbage")
    found = (await session.send("Performance.getMetrics"))["metrics"]
    of = {metric["name"]: metric["value"] for metric in found}
    return Kept(turn, of["JSHeapUsedSize"] / 1e6, int(of["Nodes"]), int(of["JSEventListeners"]))


def _growth(kept: list[Kept]) -> float:
    """Return the growth of the last third over the one before it. In the first third the pictures come."""
    size = max(1, len(kept) // 3)
    middle, late = kept[-2 * size : -size] or kept, kept[-size:]
    usual = {
        name: [median(float(getattr(each, name)) for each in third) for third in (middle, late)]
        for name in ("heap", "nodes", "listeners")
    }
    grown = {name: last / before for name, (before, last) in usual.items()}
    print("the last third beside the second:", ", ".join(f"{name} ×{ratio:.3f}" for name, ratio in grown.items()))
    return max(grown.values())


if __name__ == "__main__":
    main()
