"""How long a room waits after its last vote: for the truth, and for the clock of the next clue.

    python -m bench.shows                   every edition and size, 40 random games each
    python -m bench.shows --watch           one turn of five games in a browser, in real time: two minutes

Counted from the beats of each show, which the page stages and the server holds the clocks for; nobody waits, unless
they are watched.
"""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median

from playwright.async_api import Page

from halfsaid.rules import EDITIONS, Edition, Setup, view
from halfsaid.server.serve import loop_factory
from halfsaid.simulation import random_game
from halfsaid.tables.pacing import CROWD, POINTS, TRUTH, show_seconds
from support.evening import Evening, evening
from support.players import Json, Player, all_up_to_date

_GAMES = 40
_DECK = tuple(f"deck/{number}" for number in range(200))
_WORDS = 1.0  # the clue alone, before its picture
_MEETING = 1.9  # the largest crowd, before it is known whether it counts
_WATCHED = (("classic", 3), ("classic", 6), ("party", 8), ("team", 8), ("odyssey", 12))
_PATIENCE = 60_000
_BEATS = """() => {
  window.beats = [];
  const main = document.querySelector('main');
  const look = () => window.beats.push([Date.now() / 1000, main.dataset.scene, main.dataset.beat ?? '']);
  new MutationObserver(look).observe(main, { attributeFilter: ['data-scene', 'data-beat'] });
}"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--watch", action="store_true")
    if parser.parse_args().watch:
        with asyncio.Runner(loop_factory=loop_factory()) as runner, tempfile.TemporaryDirectory() as folder:
            runner.run(_watch_all(Path(folder)))
    else:
        _count_all()


def _count_all() -> None:
    print("| edition | players | to the truth: median | longest | to the clock: median | longest |")
    print("| --- | --- | --- | --- | --- | --- |")
    for edition in EDITIONS.values():
        for players in edition.players:
            shows = _shows(edition, players)
            after_truth = POINTS + (CROWD - _MEETING if edition.clue_before_hand else TRUTH - _WORDS)
            figures = [median(shows) - after_truth, max(shows) - after_truth, median(shows), max(shows)]
            print(f"| {edition.name} | {players} | {' | '.join(f'{seconds:.1f} s' for seconds in figures)} |")


def _shows(edition: Edition, players: int) -> list[float]:
    """The seconds of every show of some random games."""
    seconds = []
    for seed in range(_GAMES):
        setup = Setup(edition.name, players, _DECK, seed=f"show {seed}", salt="")
        before = None
        for game in random_game(setup, Random(seed)):
            if game.last is not before and (reveal := view(game).public.last) is not None:
                seconds.append(show_seconds(reveal, edition))
            before = game.last
    return seconds


async def _watch_all(folder: Path) -> None:
    print("| edition | players | to the truth | to a clear stage | counted |")
    print("| --- | --- | --- | --- | --- |")
    async with evening(folder) as tonight:
        for name, players in _WATCHED:
            truth, clear, counted = await _watch(tonight, name, players)
            print(f"| {name} | {players} | {truth:.2f} s | {clear:.2f} s | {counted:.1f} s |")


async def _watch(tonight: Evening, edition: str, players: int) -> tuple[float, float, float]:
    """The seconds from the last vote to the truth and to a clear stage, and as many as the server gives the show."""
    seats = await tonight.seats(*(f"Player {number}" for number in range(players)), edition=edition)
    for seat in seats:
        await seat.connect()
    page = await tonight.page(await tonight.browser.new_context(viewport={"width": 1920, "height": 1080}))
    await page.goto(f"{tonight.url}/tv/{seats[0].code}")
    await page.wait_for_selector("[data-scene=lobby]")
    await seats[0].do("start")
    await page.wait_for_selector("[data-scene=begin], [data-scene=tell]")
    await page.evaluate(_BEATS)
    room = await _play_a_turn(seats)
    voted = time.time()
    truth, clear = await _seen(page)
    await page.context.close()
    for seat in seats:
        await seat.disconnect()
    return truth - voted, clear - voted, room["clear_at"] - voted


async def _play_a_turn(seats: list[Player]) -> Json:
    rng, host = Random(7), seats[0]
    await all_up_to_date(seats)
    while host.game is None or host.game["last"] is None:
        await next(seat for seat in seats if seat.is_awaited()).play_one(rng)
        await all_up_to_date(seats)
    return host.room


async def _seen(page: Page) -> tuple[float, float]:
    """When the truth was shown, or whether the largest crowd counts; and when the show was over."""
    await page.wait_for_selector("[data-scene=rest]", timeout=_PATIENCE)
    beats: list[tuple[float, str, str]] = await page.evaluate("window.beats")
    truth = max(at for at, _, beat in beats if beat in {"truth", "crown", "veto"})
    return truth, next(at for at, scene, _ in beats if scene == "rest")


if __name__ == "__main__":
    main()
