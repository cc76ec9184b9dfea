"""Where all bots of a server think: one at a time, off the event loop, with one understanding for all."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from functools import partial
from random import Random
from typing import TypeVar

from halfsaid.bots.chancer import Chancer
from halfsaid.bots.characters import Seated
from halfsaid.bots.known import Known
from halfsaid.bots.meaning import Understanding, Words, import_libraries, understanding
from halfsaid.bots.oracle import Oracle
from halfsaid.bots.reader import Reader, Thought
from halfsaid.bots.telling import stock
from halfsaid.bots.words import content, in_english
from halfsaid.rules import View

log = logging.getLogger(__name__)

PATIENCE_SECONDS = 10.0  # after which anything legal is better than to keep a table waiting
_AT_ONCE = 48  # texts read in one go before a table may ask something

_T = TypeVar("_T")


class Minds:
    """Asked by every table. Without an executor it thinks where it is asked, by words alone: for tests."""

    def __init__(
        self,
        executor: Executor | None = None,
        load: Callable[[], Understanding] = understanding,
        oracle: Oracle | None = None,
        patience: float = PATIENCE_SECONDS,
    ) -> None:
        self._executor = executor
        self._oracle = oracle
        self._patience = patience
        self._loading: Future[Understanding] | None = None if executor is None else executor.submit(_loaded, load)
        self._words = Words()

    @classmethod
    def in_background(cls, oracle: Oracle | None = None) -> "Minds":
        """Minds that load now, beside whatever else this process does."""
        import_libraries()
        return cls(ThreadPoolExecutor(1, "minds"), oracle=oracle)

    async def think(self, seated: Seated, view: View, cards: Mapping[str, Known], seed: str) -> Thought:
        """A legal move and why. Never fails: at worst it is one by chance."""
        try:
            thought = None if self._oracle is None else await self._oracle.think(seated, view, cards)
            if thought is not None:
                return thought
            async with asyncio.timeout(self._patience):
                return await self._run(partial(self._read, seated, view, cards, seed))
        except Exception as trouble:
            log.warning("a bot plays by chance: %s", type(trouble).__name__)
            return Thought(Chancer().choose(view, cards, Random(seed)), "")

    async def prepare(self, cards: Iterable[Known]) -> None:
        """Read the texts of these cards ahead, a few at a time, and say in the log how we understand."""
        name = await self._run(lambda: self._understanding().name)
        if name == "words":
            log.warning("bots understand words only; install halfsaid[minds] for meaning")
        else:
            log.info("bots understand %s", name)
        texts = await self._run(lambda: _all_texts(cards))  # finding every word of a deck takes half a second
        for start in range(0, len(texts), _AT_ONCE):
            await self._run(partial(self._prepare, texts[start : start + _AT_ONCE]))

    def close(self) -> None:
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
        if self._oracle is not None:
            self._oracle.close()

    async def _run(self, work: Callable[[], _T]) -> _T:
        if self._executor is None:
            return work()
        return await asyncio.get_running_loop().run_in_executor(self._executor, work)

    def _read(self, seated: Seated, view: View, cards: Mapping[str, Known], seed: str) -> Thought:
        reader = Reader(seated.character, self._understanding(), seated.seed, seated.language, seated.said)
        return reader.think(view, cards, Random(seed))

    def _prepare(self, texts: list[str]) -> None:
        self._understanding().prepare(texts)

    def _understanding(self) -> Understanding:
        return self._words if self._loading is None else self._loading.result()


def _loaded(load: Callable[[], Understanding]) -> Understanding:
    try:
        return load()
    except Exception:
        log.exception("the model could not be loaded")
        return Words()


def _all_texts(cards: Iterable[Known]) -> list[str]:
    """What is worth reading ahead, once each."""
    return list(dict.fromkeys((*(text for card in cards for text in _texts(card)), *stock())))


def _texts(known: Known) -> Iterable[str]:
    yield from (text for language, text in known.description.items() if language in ("en", "fr"))
    yield from (in_english(clue, language) for language, clues in known.clues.items() for clue in clues)
    yield from known.motifs
    yield from (word for language in ("en", "fr") for word in content(known.description.get(language, "")))
