"""An ask that was done is answered as done when it is sent again, however late and on any server."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple, get_args

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from halfsaid.decks import Picture
from halfsaid.pictures import Mat
from halfsaid.rules import Refusal
from halfsaid.simulation import RandomPlayers
from halfsaid.store import open_store
from halfsaid.tables import House, LiveTable, log_writer
from halfsaid.tables.acts import (
    AddBot,
    AgreeToStop,
    AnswerSeat,
    Arrange,
    Ask,
    AskSeat,
    AskWhy,
    Bring,
    ChooseColour,
    ChoosePassword,
    Configure,
    Explain,
    Flag,
    Guess,
    HandToBot,
    KeepPicture,
    KeyHash,
    Kick,
    LastCall,
    Leave,
    ListTable,
    Lock,
    MoreTime,
    Mute,
    NextTurn,
    Nudge,
    OpenBook,
    PassHost,
    Pause,
    Play,
    Printed,
    Propose,
    React,
    Rematch,
    Rename,
    Return,
    Say,
    SeatId,
    Seen,
    Shelve,
    Start,
    Subscribe,
    Timers,
    Unsubscribe,
)
from halfsaid.tables.keys import hash_key
from halfsaid.tables.table import Table
from support.decks import plain_deck
from support.games import game_of
from support.push_service import Browser
from support.tables import ADA, BEN, CLEO, DAN, Clock, ask, clue_of, evening, unheard, with_people


class Done(NamedTuple):
    """Something that was asked for, under which name, and its number in the log."""

    key: KeyHash
    ask: Ask
    ref: str
    seq: int


def somebody(table: Table, rng: Random) -> SeatId:
    return rng.choice(table.places).id


def seats_shuffled(table: Table, _: SeatId, rng: Random) -> Ask:
    return Arrange(tuple(rng.sample([place.id for place in table.places], len(table.places))))


async def ask_again(done: list[Done], *servers: LiveTable) -> None:
    for live in servers:
        for each in done:
            assert await live.ask(each.key, each.ask, each.ref) == each.seq, each.ask


# One of everything that a host, or anybody, may ask for.
HOSTS: list[Callable[[Table, SeatId, Random], Ask]] = [
    lambda table, _, rng: AddBot(f"Bot {rng.random():.6f}"),
    lambda table, _, rng: Kick(somebody(table, rng)),
    lambda table, _, rng: Configure(hurry=rng.random() < 0.5),
    lambda table, _, rng: ChoosePassword(None if rng.random() < 0.5 else "sesame"),
    lambda table, _, rng: Lock(rng.random() < 0.5),
    lambda table, _, rng: PassHost(somebody(table, rng)),
    lambda table, _, rng: Mute(somebody(table, rng), rng.random() < 0.2),
    lambda *_: Start(),
    seats_shuffled,
]
OWN: list[Callable[[Table, SeatId, Random], Ask]] = [
    lambda table, _, rng: Rename(f"Name {rng.random():.6f}"),
    lambda table, _, rng: ChooseColour(rng.choice(["rose", "moss", "plum", "soot", "corn", "mint"])),
    lambda *_: Subscribe(**Browser("https://push.example.net/one").subscription()),
    lambda *_: Unsubscribe(),
    lambda *_: Say("So."),
    lambda *_: React("aha"),
    lambda *_: Return(),
    lambda *_: Leave(),
    lambda *_: AgreeToStop(True),
    lambda table, seat, _: HandToBot(seat),
]


class AskedAgain(RuleBasedStateMachine):
    """Two servers on one log that hear nothing of each other; each act is asked of either.

    No rule has a precondition: how far a game has come depends on cards that are drawn by lot, and Hypothesis wants the
    same choice of rules each time. What cannot be done is refused, and that is part of the trial.
    """

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = TemporaryDirectory()
        self.done: list[Done] = []
        self.written = 1
        self.clock = Clock()

    @initialize(people=st.integers(2, 6), begin=st.booleans())
    def gather(self, people: int, begin: bool) -> None:
        self.runner.run(self._gather(people))
        if begin:
            self.runner.run(self._ask_as(None, lambda *_: Start(), 0, 0))
            self.play(0, 20, 0)

    async def _gather(self, people: int) -> None:
        place = Path(self.folder.name)
        self.store = await open_store(str(place / "halfsaid.db"))
        self.decks = {"plain": plain_deck(place / "decks")}
        live, _, key = await self.house().open_table("Ada", None)
        self.keys = [hash_key(key)]
        self.code = live.table.code
        self.servers = [await self.woken(), await self.woken()]
        for number in range(people):
            await self._sit(number)

    def house(self) -> House:
        return House(self.store, self.decks, self.clock, self.clock.steady)

    async def woken(self) -> LiveTable:
        """The table as a server has it that just started."""
        live = await self.house().find(self.code)
        assert live is not None
        live.rest()  # it is asked, and does nothing by itself
        return live

    @rule(server=st.integers(0, 1))
    def sit(self, server: int) -> None:
        self.runner.run(self._sit(server))

    async def _sit(self, number: int) -> None:
        try:
            _, key = await self.servers[number % 2].sit(f"Guest {len(self.keys)}", None, None)
        except Refusal:
            return
        self.keys.append(hash_key(key))
        self.written += 1

    @rule(what=st.sampled_from(HOSTS), server=st.integers(0, 1), seed=st.integers(0, 99))
    def ask_as_host(self, what: Callable[[Table, SeatId, Random], Ask], server: int, seed: int) -> None:
        self.runner.run(self._ask_as(None, what, server, seed))

    @rule(who=st.integers(0, 20), what=st.sampled_from(OWN), server=st.integers(0, 1), seed=st.integers(0, 99))
    def ask_for_oneself(self, who: int, what: Callable[[Table, SeatId, Random], Ask], server: int, seed: int) -> None:
        self.runner.run(self._ask_as(who, what, server, seed))

    async def _ask_as(
        self, who: int | None, what: Callable[[Table, SeatId, Random], Ask], server: int, seed: int
    ) -> None:
        live = self.servers[server]
        await self.servers[0].catch_up()
        table = self.servers[0].table
        seat = table.place(table.host) if who is None else table.people[who % len(table.people)]
        assert seat.key is not None
        await self._ask(live, KeyHash(seat.key), what(table, seat.id, Random(seed)))

    async def _ask(self, live: LiveTable, key: KeyHash, what: Ask) -> None:
        ref = f"{len(self.done)}"
        try:
            seq = await live.ask(key, what, ref)
        except Refusal:
            return
        self.done.append(Done(key, what, ref, seq))
        self.written += 1

    @rule(seed=st.integers(0, 99), moves=st.integers(1, 20), server=st.integers(0, 1))
    def play(self, seed: int, moves: int, server: int) -> None:
        self.runner.run(self._play(Random(seed), moves, self.servers[server]))

    async def _play(self, rng: Random, moves: int, live: LiveTable) -> None:
        for _ in range(moves):
            await live.catch_up()
            if live.table.stage == "playing":
                move = RandomPlayers(rng).next_move(game_of(live.table))
                key = live.table.at(move.seat).key
                if key is not None:
                    await self._ask(live, KeyHash(key), Play(move))

    @rule(server=st.integers(0, 1))
    def all_agree(self, server: int) -> None:
        for who in range(len(self.servers[0].table.people)):
            self.runner.run(self._ask_as(who, lambda *_: AgreeToStop(True), server, 0))

    @rule(server=st.integers(0, 1))
    def explain(self, server: int) -> None:
        for tale in self.servers[0].table.finished_turns[-1:]:
            for place in [each for each in self.servers[0].table.people if each.id == tale.seat]:
                why = Explain(tale.game, tale.turn, "The lamp was lit.")
                self.runner.run(self._ask(self.servers[server], KeyHash(str(place.key)), why))

    @rule(server=st.integers(0, 1))
    def rematch(self, server: int) -> None:
        self.runner.run(self._ask_as(None, lambda *_: Rematch(), server, 0))

    @rule()
    def wait(self) -> None:
        """Until anybody may talk again."""
        self.clock.time += 60

    @rule(server=st.integers(0, 1))
    def restart(self, server: int) -> None:
        self.servers[server] = self.runner.run(self.woken())

    @invariant()
    def the_last_things_are_done_wherever_they_are_asked_again(self) -> None:
        self.runner.run(ask_again(self.done[-3:], *self.servers))

    def teardown(self) -> None:
        with self.folder, self.runner:
            self.runner.run(self._teardown())

    async def _teardown(self) -> None:
        try:
            await ask_again(self.done, *self.servers, await self.woken())
            assert len(await self.store.read(self.code)) == self.written, "nothing was done twice"
        finally:
            await self.store.close()


def test_what_was_done_is_answered_as_done() -> None:
    run_state_machine_as_test(AskedAgain, settings=settings(max_examples=25, stateful_step_count=40))


async def test_everything_that_can_be_asked_is_answered_as_done_after_all_the_rest(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, clock):
        here = await with_people(house, people=4, watching=False)
        await here.do(Bring(True), KeyHash(str(here.table.places[0].key)))
        for place in here.table.places[:3]:  # of fewer the book is not opened
            await here.do(a_picture(place.id), KeyHash(str(place.key)))
        dora, emil = [(await here.join_audience(name, None))[0] for name in ("Dora", "Emil")]
        done: list[Done] = []
        for who, what in everything(here, dora, emil):
            clock.time += 60
            key = KeyHash(str(next(each.key for each in here.table.everyone if each.id == who)))
            done.append(Done(key, what, f"{len(done)}", await here.ask(key, what, f"{len(done)}")))
            before = here.table
            await ask_again(done, here, await unheard(house, here))
            assert here.table is before, "nothing was done twice"
        assert {type(each.ask) for each in done} == set(get_args(Ask))


def a_picture(of: SeatId) -> KeepPicture:
    made = Printed(Picture("small", "large", "fallback"), "whole", 600, 900, Mat(), 0, 1000)
    return KeepPicture("own-deck", f"id-{of}", f"card-{of}", "sent", 1, made)


def everything(live: LiveTable, dora: SeatId, emil: SeatId) -> Iterator[tuple[SeatId, Ask]]:  # noqa: PLR0915
    """An evening in which everything is done that can be asked for."""
    yield BEN, Rename("Benedict")
    yield BEN, ChooseColour("soot")
    yield ADA, AddBot("Robin")
    yield ADA, Kick(live.table.places[4].id)
    yield ADA, Arrange((CLEO, BEN, ADA, DAN))
    yield ADA, AddBot("Pip")
    yield ADA, ListTable(True)
    yield ADA, Configure(descriptions=True)
    yield ADA, ChoosePassword("sesame")
    yield ADA, Lock(True)
    yield ADA, Mute(CLEO, True)
    yield BEN, Say("Shall we?")
    yield BEN, React("aha")
    yield BEN, Subscribe(**Browser("https://push.example.net/one").subscription())
    yield BEN, Unsubscribe()
    yield ADA, Shelve(title="Summer")
    yield ADA, Bring(True)
    yield ADA, PassHost(BEN)
    yield BEN, Start()
    yield CLEO, HandToBot(CLEO)
    yield CLEO, Return()
    yield dora, AskSeat(live.table.places[4].id)
    yield BEN, AnswerSeat(dora, True)
    players = RandomPlayers(Random(1))
    while not live.table.finished_turns:
        move = players.next_move(game_of(live.table))
        yield live.table.at(move.seat).id, Play(move)
        if game_of(live.table).phase == "vote":
            yield emil, Guess(1)
    yield (
        next(place.id for place in live.table.people if place.id not in (live.table.finished_turns[0].seat, CLEO)),
        AskWhy(1, 1),
    )
    yield BEN, Mute(CLEO, False)
    yield live.table.finished_turns[0].seat, Explain(1, 1, "The lamp was lit.")
    yield CLEO, Seen(1, 1)
    yield CLEO, Flag(game_of(live.table).hands[live.table.number_of(CLEO)][0])
    yield BEN, NextTurn()
    awaited = live.table.awaited[0].id
    yield next(place.id for place in live.table.people if place.id != awaited), Nudge(awaited)
    yield BEN, Configure(timers=Timers(clue=36_000))
    yield BEN, MoreTime()
    yield BEN, LastCall()
    yield BEN, Pause(True)
    for place in live.table.people:
        yield place.id, AgreeToStop(True)
    yield BEN, Rematch()
    yield BEN, OpenBook()
    yield BEN, AddBot("Robin")
    yield BEN, Configure(edition="team")
    yield BEN, Start()
    yield live.table.at(0).id, clue_of(live.table)
    yield live.table.at(1).id, Propose(live.table.at(1).id)
    yield DAN, Leave()


async def test_only_ones_own_asks_push_out_older_ones(tmp_path: Path) -> None:
    """A client that comes back after weeks can resend its last ask, however much the others did meanwhile."""
    async with evening(tmp_path) as (house, _):
        live = await with_people(house, people=2)
        ada, ben = (place.id for place in live.table.places)
        first = await ask(live, ben, Rename("Benedict"), "first")
        for number in range(log_writer._REFS_KEPT + 1):
            await ask(live, ada, Rename(f"Ada {number}"), f"{number}")
        assert await ask(live, ben, Rename("Benedict"), "first") == first
        assert await ask(live, ada, Rename("Ada 1"), "1") < live.table.seq
        assert await ask(live, ada, Rename("Ada 0"), "0") == live.table.seq, "the oldest is forgotten"


async def test_of_ended_keys_the_last_are_remembered(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, clock):
        live, _, key = await house.open_table("Ada", None)
        keys = [hash_key(key)]
        first = await live.ask(keys[0], Rename("Ada 0"), "same id")
        for number in range(1, log_writer._KEYS_KEPT + 5):
            clock.time += 60
            _, key = await live.take(await live.offer(keys[-1]), None)
            keys.append(hash_key(key))
            assert await live.ask(keys[-1], Rename(f"Ada {number}"), "same id") == live.table.seq
        assert first < await live.ask(keys[-9], Rename("ignored"), "same id") < live.table.seq
        assert len(live._log._answers._by_key) == log_writer._KEYS_KEPT
