"""Where all bots think: off the event loop, and whatever happens with a legal move."""

import asyncio
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor

import pytest

from halfsaid.bots import (
    CHARACTERS,
    BotSeat,
    BotWorker,
    CardFacts,
    HeardClue,
    Thought,
    Understanding,
    VisionBot,
    VisionEndpoint,
    character_for,
)
from halfsaid.bots.meaning import WordOverlap
from halfsaid.bots.memory import Memory
from halfsaid.rules import GiveClue, deal, view
from support.games import setup_for

SEATED = BotSeat(CHARACTERS["wren"], "seed")
CARDS = {f"c{number:02}": CardFacts(motifs=("moon", "key")) for number in range(1, 85)}


def thought_of(worker: BotWorker) -> object:
    seen = view(deal(setup_for("classic", 4)), 0)
    return asyncio.run(worker.think(SEATED, seen, CARDS, "1")).move


def test_bots_think_in_a_thread_of_their_own() -> None:
    threads: set[str] = set()

    class Noting(WordOverlap):
        def fits(self, clues: Sequence[HeardClue], memories: Sequence[Memory]) -> list[list[float]]:
            threads.add(threading.current_thread().name)
            return super().fits(clues, memories)

    with ThreadPoolExecutor(1, "bots") as executor:
        assert isinstance(thought_of(BotWorker(executor, load=Noting)), GiveClue)
    assert threads == {"bots_0"}


def test_what_is_read_ahead_is_looked_for_in_that_thread_too() -> None:
    """Else everybody who comes back after a restart waits for it."""
    threads: set[str] = set()

    def cards() -> Iterator[CardFacts]:
        for known in CARDS.values():
            threads.add(threading.current_thread().name)
            yield known

    with ThreadPoolExecutor(1, "bots") as executor:
        asyncio.run(BotWorker(executor, load=WordOverlap).prepare(cards()))
    assert threads == {"bots_0"}


def test_the_event_loop_goes_on_while_a_bot_thinks() -> None:
    thinking, may_go_on = threading.Event(), threading.Event()

    class Slow(WordOverlap):
        def fits(self, clues: Sequence[HeardClue], memories: Sequence[Memory]) -> list[list[float]]:
            thinking.set()
            assert may_go_on.wait(20)
            return super().fits(clues, memories)

    async def evening(worker: BotWorker) -> None:
        seen = view(deal(setup_for("classic", 4)), 0)
        thought = asyncio.create_task(worker.think(SEATED, seen, CARDS, "1"))
        while not thinking.is_set() and not thought.done():
            await asyncio.sleep(0)
        assert not thought.done()
        may_go_on.set()
        assert isinstance((await thought).move, GiveClue)

    with ThreadPoolExecutor(1) as executor:
        asyncio.run(evening(BotWorker(executor, load=Slow)))


def test_a_model_that_cannot_be_loaded_leaves_words(caplog: pytest.LogCaptureFixture) -> None:
    def broken() -> Understanding:
        raise RuntimeError("half a file")

    with ThreadPoolExecutor(1) as executor:
        worker = BotWorker(executor, load=broken)
        assert isinstance(thought_of(worker), GiveClue)
        asyncio.run(worker.prepare(CARDS.values()))
    assert "install halfsaid[minds]" in caplog.text


def test_a_bot_that_fails_or_takes_too_long_still_plays(caplog: pytest.LogCaptureFixture) -> None:
    released = threading.Event()

    class Stuck(WordOverlap):
        def fits(self, clues: Sequence[HeardClue], memories: Sequence[Memory]) -> list[list[float]]:
            released.wait(20)
            raise RuntimeError

    with ThreadPoolExecutor(1) as executor:
        try:
            assert isinstance(thought_of(BotWorker(executor, load=Stuck, patience=0.05)), GiveClue)
        finally:
            released.set()
        assert isinstance(thought_of(BotWorker(executor, load=Stuck)), GiveClue)
    assert "at random: TimeoutError" in caplog.text
    assert "at random: RuntimeError" in caplog.text


def test_a_vision_bot_that_breaks_leaves_a_legal_move(caplog: pytest.LogCaptureFixture) -> None:
    class Broken(VisionBot):
        async def think(self, *_: object) -> Thought | None:
            raise RuntimeError("can't start new thread")

    assert isinstance(thought_of(BotWorker(vision_bot=Broken(VisionEndpoint("http://localhost", "llava")))), GiveClue)
    assert "at random: RuntimeError" in caplog.text


def test_everyone_has_a_character() -> None:
    assert character_for("pip", 0).name == "Pip"
    assert character_for("one we had long ago", 1) is character_for(None, 1)
    assert {character_for(None, seat).id for seat in range(5)} == set(CHARACTERS)
