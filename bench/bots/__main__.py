"""python -m bench.bots: which of six cards was meant, and what a decision costs.

A question's score is its mean over all draws of the five others and over bots, each of which remembers another part of
the cards' texts. The interval is over questions.
"""

import asyncio
import resource
import tempfile
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from itertools import product
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, median, stdev
from time import perf_counter, process_time
from typing import Any, TypeVar

from bench.bots.fairness import benchmark_clues, first_sight_clues, found, told_by_bots
from halfsaid.arena import SURE
from halfsaid.bots import CHARACTERS, BotSeat, BotWorker, CardFacts, ReadingBot, Understanding, facts_of, in_sight
from halfsaid.bots.meaning import SentenceMeaning, WordOverlap
from halfsaid.decks import Deck, finished_decks
from halfsaid.rules import Setup, awaited, deal, play, view
from halfsaid.store import open_store
from halfsaid.tables import House
from halfsaid.tables.acts import AddBot, Configure, HandToBot, Start
from halfsaid.tables.keys import hash_key

_AIMS = {"en": 0.75, "fr": 0.70, "ro": 0.60}
_BOTS, _TELLINGS = 4, 100
_TABLES = (3, 4, 5, 12)
_NAP = 0.005  # seconds between two looks at how late the event loop is

_T = TypeVar("_T")


def main() -> None:
    deck = finished_decks()["inkwell"]
    before, start, used = _megabytes(), perf_counter(), process_time()
    understanding = SentenceMeaning()
    print(f"loaded in {perf_counter() - start:.1f} s ({process_time() - used:.1f} s of a core), aim 10")
    known = {card.id: facts_of(card) for card in (*deck.manifest.cards, *deck.manifest.retired)}
    for each in (understanding, WordOverlap()):
        _understand(each, known)
    _fairness(understanding, known)
    _decisions(understanding, known)
    asyncio.run(_hurry(deck, understanding))
    print(f"memory: {_megabytes() - before:.0f} MB more than before, aim 500")


def _understand(understanding: Understanding, known: Mapping[str, CardFacts]) -> None:
    at_first_sight = first_sight_clues()
    for language, asked in benchmark_clues().items():
        mean, reach = _mean(found(understanding, known, language, asked, _BOTS))
        aim = f", aim {_AIMS[language]:.0%}" if understanding.name == "sentences" else ""
        print(f"{understanding.name}, {language}: {mean:.1%} ± {reach:.1%} of {len(asked)} questions, chance 17%{aim}")
        fresh = at_first_sight[language]
        mean, reach = _mean(found(understanding, known, language, fresh, _BOTS))
        print(f"{understanding.name}, {language}: {mean:.1%} ± {reach:.1%} of {len(fresh)} clues kept apart")


def _fairness(understanding: Understanding, known: Mapping[str, CardFacts]) -> None:
    for language, players in product(_AIMS, _TABLES):
        told = list(told_by_bots(understanding, known, language, _TELLINGS, players))
        mean, reach = _mean(found(understanding, known, language, told, _BOTS))
        print(
            f"told by bots among {players}, {language}: {mean:.1%} ± {reach:.1%}, aim no more than of the benchmark's"
        )


def _mean(chances: Sequence[float]) -> tuple[float, float]:
    """The mean, and how far from it the truth may be."""
    return fmean(chances), SURE * stdev(chances) / sqrt(len(chances))


def _decisions(understanding: Understanding, cards: Mapping[str, CardFacts]) -> None:
    """One core's time for each kind of decision, in games whose cards' texts were read before, as a server does."""
    asyncio.run(BotWorker(_Here(), load=lambda: understanding).prepare(cards.values()))
    taken: dict[str, list[float]] = {}
    rng = Random(0)
    for number in range(4):
        game = deal(Setup("classic", 5, tuple(cards), f"bench {number}", "salt"))
        while game.winners is None and game.turn < 8:
            seat = rng.choice(awaited(game))
            bot_seat = BotSeat(list(CHARACTERS.values())[seat], f"{number} {seat}", ("en", "fr", "ro")[number % 3])
            bot = ReadingBot(bot_seat, understanding)
            seen = view(game, seat)
            start = process_time()
            move = bot.choose(seen, {card: cards[card] for card in in_sight(seen)}, rng)
            taken.setdefault(game.phase, []).append(1000 * (process_time() - start))
            game = play(game, move)
    for phase, times in taken.items():
        highest = sorted(times)[int(0.95 * len(times))]
        print(f"{phase}: {median(times):.0f} ms a decision, {highest:.0f} ms at the 95th percentile, aim 150")


async def _hurry(deck: Deck, understanding: Understanding) -> None:
    """Five bots at a live table, asked to hurry: seconds a turn, everything stored."""
    worker = BotWorker(ThreadPoolExecutor(1), load=lambda: understanding)
    with tempfile.TemporaryDirectory() as folder:
        store = await open_store(str(Path(folder) / "bench.db"))
        house = House(store, {deck.id: deck}, bot_worker=worker)
        live, host, key = await house.open_table("Ada", None)
        live.watch(hash_key(key))
        for number in range(4):
            await live.ask(hash_key(key), AddBot(f"Bot {number}"), f"bot {number}")
        await live.ask(hash_key(key), Configure(hurry=True), "hurry")
        await live.ask(hash_key(key), HandToBot(host), "bot")
        start, late = perf_counter(), list[float]()
        await live.ask(hash_key(key), Start(), "start")
        while live.table.game is not None and live.table.game.turn < 6 and live.table.stage == "playing":
            asleep = perf_counter()
            await asyncio.sleep(_NAP)
            late.append(1000 * (perf_counter() - asleep - _NAP))
        assert live.table.game is not None
        print(f"five bots in a hurry: {(perf_counter() - start) / 5:.2f} s a turn, aim 2")
        print(f"meanwhile the event loop was late by {median(late):.1f} ms, {max(late):.0f} at worst")
        house.close()
        await store.close()
    worker.close()


class _Here(Executor):
    """An executor that does its work at once, in this thread."""

    def submit(self, fn: Callable[..., _T], /, *given: Any, **named: Any) -> Future[_T]:  # Any: as the library has it
        done: Future[_T] = Future()
        done.set_result(fn(*given, **named))
        return done


def _megabytes() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


if __name__ == "__main__":
    main()
