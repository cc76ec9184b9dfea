"""python -m bench.minds: which of six cards was meant, and what a decision costs.

The five others are drawn with a seed, several times for each question, and every bot remembers other parts of the
cards' texts: a question's score is its mean over draws and bots. The interval is over questions.
"""

import asyncio
import resource
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, median, stdev
from time import perf_counter, process_time
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from halfsaid.arena import SURE
from halfsaid.bots import CHARACTERS, Heard, Known, Minds, Reader, Understanding, in_sight, known_of
from halfsaid.bots.known import remember
from halfsaid.bots.meaning import Sentences, Words
from halfsaid.decks import Deck, finished_decks
from halfsaid.rules import Setup, awaited, deal, play, view
from halfsaid.store import open_store
from halfsaid.tables import House
from halfsaid.tables.acts import AddBot, Configure, HandToBot, Start

_QUESTIONS = Path(__file__).with_name("questions.json")
_AIMS = {"en": 0.75, "fr": 0.70, "ro": 0.60}
_CARDS, _DRAWS, _BOTS = 6, 20, 4

_T = TypeVar("_T")


class Question(Struct, frozen=True):
    """A clue that somebody gave for a picture."""

    clue: str
    card: str


def main() -> None:
    deck = finished_decks()["inkwell"]
    before, start, used = _megabytes(), perf_counter(), process_time()
    mind = Sentences()
    print(f"loaded in {perf_counter() - start:.1f} s ({process_time() - used:.1f} s of a core), aim 10")
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else _QUESTIONS
    if path.exists():
        questions = msgspec.json.decode(path.read_bytes(), type=dict[str, list[Question]])
        for understanding in (mind, Words()):
            _understand(understanding, deck, questions)
    else:
        print(f"no questions: {path.name} is not there")
    _decisions(mind, {name: known_of(card) for name, card in deck.cards.items()})
    asyncio.run(_hurry(deck, mind))
    print(f"memory: {_megabytes() - before:.0f} MB more than before, aim 500")


def _understand(mind: Understanding, deck: Deck, questions: Mapping[str, Sequence[Question]]) -> None:
    known = {card.id: known_of(card) for card in deck.manifest.cards}
    for language, asked in questions.items():
        scores = [_score(mind, known, question, language) for question in asked if question.card in known]
        mean, reach = fmean(scores), SURE * stdev(scores) / sqrt(len(scores))
        aim = f", aim {_AIMS[language]:.0%}" if mind.name == "sentences" else ""
        print(f"{mind.name}, {language}: {mean:.1%} ± {reach:.1%} of {len(scores)} questions, chance 17%{aim}")


def _score(mind: Understanding, known: Mapping[str, Known], question: Question, language: str) -> float:
    """How often the card that was meant is thought the best of six; a tie counts in parts."""
    rng, hits = Random(f"{question.card} {question.clue}"), 0.0
    others = sorted(set(known) - {question.card})
    for bot in range(_BOTS):
        memories = {card: remember(card, texts, f"bot {bot}") for card, texts in known.items()}
        fits = dict(zip(memories, mind.fits([Heard(question.clue, language)], list(memories.values()))[0], strict=True))
        for _ in range(_DRAWS):
            six = [fits[question.card], *(fits[card] for card in rng.sample(others, _CARDS - 1))]
            hits += (six[0] == max(six)) / six.count(max(six))
    return hits / (_BOTS * _DRAWS)


def _decisions(mind: Understanding, cards: Mapping[str, Known]) -> None:
    """One core's time for each kind of decision, in games whose cards' texts were read before, as a server does."""
    asyncio.run(Minds(_Here(), load=lambda: mind).prepare(cards.values()))
    taken: dict[str, list[float]] = {}
    rng = Random(0)
    for number in range(4):
        game = deal(Setup("classic", 5, tuple(cards), f"bench {number}", "salt"))
        while game.winners is None and game.turn < 8:
            seat = rng.choice(awaited(game))
            reader = Reader(list(CHARACTERS.values())[seat], mind, f"{number} {seat}", ("en", "fr", "ro")[number % 3])
            seen = view(game, seat)
            start = process_time()
            move = reader.choose(seen, {card: cards[card] for card in in_sight(seen)}, rng)
            taken.setdefault(game.phase, []).append(1000 * (process_time() - start))
            game = play(game, move)
    for phase, times in taken.items():
        highest = sorted(times)[int(0.95 * len(times))]
        print(f"{phase}: {median(times):.0f} ms a decision, {highest:.0f} ms at the 95th percentile, aim 150")


async def _hurry(deck: Deck, mind: Understanding) -> None:
    """Five bots at a living table, asked to hurry: seconds a turn, everything stored."""
    minds = Minds(ThreadPoolExecutor(1), load=lambda: mind)
    with tempfile.TemporaryDirectory() as folder:
        store = await open_store(str(Path(folder) / "bench.db"))
        house = House(store, {deck.id: deck}, minds=minds)
        living, host, key = await house.open_table("Ada", None)
        living.watch(host, key)
        for number in range(4):
            await living.ask(host, AddBot(f"Bot {number}"), f"bot {number}")
        await living.ask(host, Configure(hurry=True), "hurry")
        await living.ask(host, HandToBot(host), "bot")
        start = perf_counter()
        await living.ask(host, Start(), "start")
        while living.table.game is not None and living.table.game.turn < 6 and living.table.stage == "playing":
            await asyncio.sleep(0.01)
        assert living.table.game is not None
        print(f"five bots in a hurry: {(perf_counter() - start) / 5:.2f} s a turn, aim 2")
        house.close()
        await store.close()
    minds.close()


class _Here(Executor):
    """Does at once, in this thread, what it is given."""

    def submit(self, fn: Callable[..., _T], /, *given: Any, **named: Any) -> Future[_T]:  # Any: as the library has it
        done: Future[_T] = Future()
        done.set_result(fn(*given, **named))
        return done


def _megabytes() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


if __name__ == "__main__":
    main()
