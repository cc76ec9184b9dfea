"""Evenings for tests: a table and the log of how it came about; and a house, with a clock that tests turn."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from halfsaid.bots import BotWorker
from halfsaid.rules import Clue, GiveClue, Move, Refusal, Setup, edition_named, effective_options
from halfsaid.simulation import RandomPlayers
from halfsaid.store import open_store
from halfsaid.tables import House, LiveTable, Watcher
from halfsaid.tables.acts import (
    Act,
    AddBot,
    AgreeToStop,
    Ask,
    Begin,
    BotPlay,
    Configure,
    Entry,
    HandToBot,
    KeyHash,
    Open,
    Play,
    SeatId,
    Sit,
    Start,
    decode_entry,
    encode_entry,
)
from halfsaid.tables.fold import apply_new, open_table
from halfsaid.tables.keys import hash_key
from halfsaid.tables.table import Table
from support.decks import plain_deck
from support.games import deck_of, game_of
from support.players import NAMES

CODE = "BCDFGH"
HOST = ADA = SeatId(0)
BEN, CLEO, DAN, EVA, FINN, GITA = (SeatId(number) for number in range(1, 7))


class Log:
    """A table and how it came about."""

    def __init__(self, *people: str) -> None:
        first = Entry(1, 0.0, Open(Sit("Ada", "key Ada"), ("plain",)))
        self.entries = [first]
        self.table = open_table(CODE, first)
        for name in people:
            self.do(Sit(name, f"key {name}"))

    def do(self, act: Act, by: SeatId | None = None, at: float | None = None) -> Table:
        entry = Entry(self.table.seq + 1, float(self.table.seq) if at is None else at, act, by)
        stored = decode_entry(encode_entry(entry))
        assert stored == entry, "the log keeps every act as it was"
        self.table = apply_new(self.table, stored)
        self.entries.append(entry)
        return self.table

    def refuses(self, act: Act, by: SeatId | None, code: str) -> None:
        before = self.table
        with pytest.raises(Refusal) as refusal:
            self.do(act, by)
        assert refusal.value.code == code
        assert self.table is before

    def begin(self, **changes: object) -> Table:
        return self.do(Begin(self.setup(**changes)), self.table.host)

    def setup(self, **changes: object) -> Setup:
        """Return the setup that this table would be dealt now."""
        edition, players = edition_named(self.table.edition), len(self.table.places)
        options = effective_options(edition, players, self.table.options)
        return msgspec.structs.replace(Setup(edition.name, players, deck_of(), "seed", "salt", options), **changes)

    def play(self, turns: int | None = None, seed: int = 1) -> Table:
        """Play this many turns with random moves; None: to the end."""
        players, last = RandomPlayers(Random(seed)), None if turns is None else game_of(self.table).turn + turns
        while self.table.stage == "playing" and game_of(self.table).turn != last:
            move = players.next_move(game_of(self.table))
            place = self.table.at(move.seat)
            self.do(BotPlay(move, f"{place.name} muses") if place.is_bot else Play(move), place.id)
        return self.table

    def next_move(self, seed: int = 1) -> Move:
        """Something that may be played now."""
        return RandomPlayers(Random(seed)).next_move(game_of(self.table))

    def stop(self) -> Table:
        """Everyone who is there agrees to stop the game."""
        for place in self.table.people:
            if self.table.stage == "playing" and place.played_by_bot != "left":
                self.do(AgreeToStop(True), place.id)
        assert self.table.stage == "over"
        return self.table


def clue_of(table: Table) -> Play:
    """A clue from the first place, with the first card of its hand."""
    return Play(GiveClue(0, Clue("text", "half said"), game_of(table).hands[0][0]))


class Clock:
    """The time of day, and a steady clock beside it: as time passes both go on, but only the first can be `wrong`."""

    def __init__(self) -> None:
        self.time = 1000.0
        self.wrong = 0.0

    def __call__(self) -> float:
        return self.time + self.wrong

    def steady(self) -> float:
        return self.time


@asynccontextmanager
async def evening(folder: Path, bot_worker: BotWorker | None = None) -> AsyncIterator[tuple[House, Clock]]:
    """A house on a store of its own in this folder, and its clock."""
    clock, store = Clock(), await open_store(str(folder / "halfsaid.db"))
    house = House(store, {"plain": plain_deck(folder / "decks")}, clock, clock.steady, bot_worker=bot_worker)
    try:
        yield house, clock
    finally:
        house.close()
        await store.close()


async def with_people(house: House, people: int, bots: int = 0, watching: bool = True) -> LiveTable:
    """Open a table with this many people in all, Ada first, and with bots."""
    live, host, key = await house.open_table(NAMES[0], None)
    keys = [key, *[(await live.sit(name, None, None))[1] for name in NAMES[1:people]]]
    for number in range(bots):
        await ask(live, host, AddBot(f"Bot {number}"), f"bot {number}")
    if watching:
        for key in keys:
            live.watch(hash_key(key))
    return live


async def ask(live: LiveTable, seat: SeatId, ask: Ask, ref: str) -> int:
    """Ask for something with the key of this seat."""
    key = live.table.place(seat).key
    assert key is not None
    return await live.ask(KeyHash(key), ask, ref)


async def heard(watcher: Watcher) -> str:
    """All that a watcher hears to its end, after which nothing comes."""
    frames = []
    while (frame := await watcher.next_frame()) is not None:
        frames.append(frame)
    return "\n".join(frames)


async def played_by_bots(house: House, target: int) -> LiveTable:
    """A table whose game bots have played to its end, for Ada too."""
    live = await with_people(house, people=1, bots=3)
    await ask(live, HOST, Configure(hurry=True, options={"target": target}), "configure")
    await ask(live, HOST, HandToBot(HOST), "bot")
    await ask(live, HOST, Start(), "start")
    await settle(live)
    return live


async def found(house: House, live: LiveTable) -> LiveTable:
    """This table as a house finds it that may not know it yet."""
    again = await house.find(live.table.code)
    assert again is not None
    return again


async def unheard(house: House, live: LiveTable) -> LiveTable:
    """Return the same table on another server, which gets no notices of this one."""
    return await found(House(house.store, house.decks, house.now, house.steady), live)


async def settle(live: LiveTable) -> None:
    """Let the house do all that is due now, and bots think to the end."""
    live.attend()
    await live.autopilot.settled()


def hold_back(house: House, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """From now on nothing is written in this house until the event is set."""
    append, may_write = house.store.append, asyncio.Event()

    async def later(*given: Any) -> None:  # Any: as it was given
        await may_write.wait()
        await append(*given)

    monkeypatch.setattr(house.store, "append", later)
    return may_write
