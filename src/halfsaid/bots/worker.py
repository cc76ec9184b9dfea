"""One worker thread in which all bots of a server think, with one language model shared by all."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial
from random import Random
from typing import TypeVar

from halfsaid.bots.bot import BotSeat, Thought
from halfsaid.bots.meaning import Understanding, WordOverlap, best_understanding
from halfsaid.bots.memory import CardFacts
from halfsaid.bots.random_bot import RandomBot
from halfsaid.bots.reading_bot import ReadingBot
from halfsaid.bots.telling import all_phrases
from halfsaid.bots.vision_bot import VisionBot
from halfsaid.bots.words import content, in_english
from halfsaid.rules import View

log = logging.getLogger(__name__)

PATIENCE_SECONDS = 10.0  # after that, a random legal move is better than a table that waits
_BATCH = 48  # texts encoded in one go; between batches a bot may think

_T = TypeVar("_T")


class BotWorker:
    """Every table asks it for its bots' moves.

    Without an executor it thinks in the caller's thread and compares words only, which suits tests.
    """

    def __init__(
        self,
        executor: Executor | None = None,
        load: Callable[[], Understanding] = best_understanding,
        vision_bot: VisionBot | None = None,
        patience: float = PATIENCE_SECONDS,
    ) -> None:
        self._executor = executor
        self._vision_bot = vision_bot
        self._patience = patience
        self._load = WordOverlap if executor is None else load
        self._loaded: Understanding | None = None

    @classmethod
    def in_background(cls, vision_bot: VisionBot | None = None) -> "BotWorker":
        """Return a worker with a thread of its own, in which it loads its model when that is first wanted."""
        return cls(ThreadPoolExecutor(1, "bots"), vision_bot=vision_bot)

    async def think(self, seat: BotSeat, view: View, cards: Mapping[str, CardFacts], seed: str) -> Thought:
        """Return a legal move and the reason for it. Never fails: when all else does, the move is random."""
        try:
            thought = None if self._vision_bot is None else await self._vision_bot.think(seat, view, cards)
            if thought is not None:
                return thought
            async with asyncio.timeout(self._patience):
                return await self._run(partial(self._read, seat, view, cards, seed))
        except Exception as trouble:
            log.warning("a bot plays at random: %s", type(trouble).__name__)
            return Thought(RandomBot().choose(view, cards, Random(seed)), "")

    async def prepare(self, cards: Iterable[CardFacts]) -> None:
        """Encode the texts of these cards ahead of play, and log which understanding is in use."""
        name = await self._run(lambda: self._understanding().name)
        if name == "words":
            log.warning("bots understand words only; install halfsaid[minds] for meaning")
        else:
            log.info("bots understand %s", name)
        texts = await self._run(lambda: _all_texts(cards))  # finding every word of a deck takes half a second
        for start in range(0, len(texts), _BATCH):
            await self._run(partial(self._prepare, texts[start : start + _BATCH]))

    def close(self) -> None:
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)

    async def _run(self, work: Callable[[], _T]) -> _T:
        if self._executor is None:
            return work()
        return await asyncio.get_running_loop().run_in_executor(self._executor, work)

    def _read(self, seat: BotSeat, view: View, cards: Mapping[str, CardFacts], seed: str) -> Thought:
        return ReadingBot(seat, self._understanding()).think(view, cards, Random(seed))

    def _prepare(self, texts: list[str]) -> None:
        self._understanding().prepare(texts)

    def _understanding(self) -> Understanding:
        """Load the model, if that was not done before; always called in the same thread."""
        if self._loaded is None:
            try:
                self._loaded = self._load()
            except Exception:
                log.exception("the bots' language model could not be loaded")
                self._loaded = WordOverlap()
        return self._loaded


def _all_texts(cards: Iterable[CardFacts]) -> list[str]:
    """Return every text worth encoding ahead of play, once each."""
    return list(dict.fromkeys((*(text for card in cards for text in _texts(card)), *all_phrases())))


def _texts(facts: CardFacts) -> Iterable[str]:
    yield from (text for language, text in facts.description.items() if language in ("en", "fr"))
    yield from (in_english(clue, language) for language, clues in facts.clues.items() for clue in clues)
    yield from facts.motifs
    yield from (word for language in ("en", "fr") for word in content(facts.description.get(language, "")))
