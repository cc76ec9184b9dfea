"""Bots at a table: who they are, what they may see, when they say why."""

import asyncio
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from halfsaid.bots import BotSeat, BotWorker, CardFacts, Thought, in_sight
from halfsaid.rules import CastVotes, Clue, Game, GiveClue, HandIn, Refusal, View
from halfsaid.store import Unavailable
from halfsaid.tables import House, LiveTable, wire
from halfsaid.tables.acts import AddBot, BotPlay, Configure, Entry, Play, Start, Timers
from halfsaid.tables.table import Table
from halfsaid.tables.wire import Looking
from support.games import game_of
from support.tables import ADA, ask, clue_of, evening, found, played_by_bots, settle, with_people


class Listening(BotWorker):
    """A worker that notes what it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[BotSeat, View, Mapping[str, CardFacts]]] = []

    async def think(self, seated: BotSeat, view: View, cards: Mapping[str, CardFacts], seed: str) -> Thought:
        self.asked.append((seated, view, cards))
        return await super().think(seated, view, cards, seed)


async def begun(house: House, *characters: str | None, people: int = 1, edition: str = "classic") -> LiveTable:
    """A game with bots of these characters, which answer at once."""
    live = await with_people(house, people)
    for number, character in enumerate(characters):
        await ask(live, ADA, AddBot(f"Bot {number}", character), f"bot {number}")
    await ask(live, ADA, Configure(edition=edition, hurry=True, language="fr"), "configure")
    await ask(live, ADA, Start(), "start")
    return live


def moves_of(table: Table) -> set[tuple[int, str]]:
    return {(remark.seat, remark.move) for remark in table.remarks}


async def test_bots_are_who_they_were_asked_to_be(tmp_path: Path) -> None:
    worker = Listening()

    async with evening(tmp_path, worker) as (house, _):
        live = await begun(house, "aurelio", None, "pip")
        await ask(live, ADA, clue_of(live.table), "clue")
        await settle(live)
        room = wire.room(live.table, Looking(frozenset({ADA})))
        assert [seat.mind for seat in room.seats] == [None, "aurelio", "pip", "pip"]
        assert {seated.character.id for seated, _, _ in worker.asked} <= {"aurelio", "pip"}
        assert {seated.language for seated, _, _ in worker.asked} == {room.language} == {"fr"}
        assert len({seated.seed for seated, _, _ in worker.asked}) == 3, "each has a memory of its own"


async def test_nobody_is_whom_we_do_not_know(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, _):
        live = await with_people(house, people=1)
        with pytest.raises(Refusal) as refused:
            await ask(live, ADA, AddBot("Bot", "somebody"), "1")
        assert refused.value.code == "mind"
        with pytest.raises(Refusal) as refused:
            await ask(live, ADA, Configure(language="xx"), "2")
        assert refused.value.code == "language"


class Alike(BotWorker):
    """A worker whose bots all give the same reason."""

    async def think(self, seated: BotSeat, view: View, cards: Mapping[str, CardFacts], seed: str) -> Thought:
        return replace(await super().think(seated, view, cards, seed), why="Look at the moon and you have it.")


async def test_of_bots_that_think_alike_one_says_why(tmp_path: Path) -> None:
    async with evening(tmp_path, Alike()) as (house, _):
        live = await begun(house, "bram", "bram", "bram")
        await ask(live, ADA, clue_of(live.table), "clue")
        await settle(live)
        assert game_of(live.table).last is not None
        assert [remark.text for remark in live.table.remarks] == ["Look at the moon and you have it."]


async def test_bots_are_told_only_of_cards_that_they_see(tmp_path: Path) -> None:
    worker = Listening()

    async with evening(tmp_path, worker) as (house, _):
        live = await played_by_bots(house, target=30)
        assert live.table.stage == "over"
    assert worker.asked
    for _, seen, cards in worker.asked:
        assert set(cards) == set(in_sight(seen))
        assert len(cards) <= 6 + 4 + 4


async def test_clues_of_a_game_are_remembered_after_a_restart(tmp_path: Path) -> None:
    worker = Listening()

    async with evening(tmp_path, worker) as (house, _):
        live = await played_by_bots(house, target=30)
        said = live.table.clues
        assert len(said) == len(set(said)) > 3
        house.forget(live)
        assert (await found(house, live)).table.clues == said


async def test_why_is_said_when_the_turn_is_over_and_not_before(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, clock):
        live = await begun(house, None, None, None)
        await ask(live, ADA, Configure(timers=Timers(clue=60)), "for so long bots let her begin")
        clock.time += 60
        await settle(live)
        game = game_of(live.table)
        assert game.storyteller in (1, 2, 3)
        assert live.table.unsaid
        for shown in (
            wire.room(live.table, Looking(frozenset({ADA}))),
            wire.you(live.table, ADA),
            wire.game(live.table),
        ):
            text = msgspec.json.encode(shown).decode()
            assert not any(remark.text in text for remark in live.table.unsaid)
        assert live.table.remarks == ()
        told, told_by = live.table.unsaid, game.storyteller
        await ask(live, ADA, Play(HandIn(0, game.hands[0][:1])), "hand in")
        await settle(live)
        game = game_of(live.table)
        slot = next(at for at, card in enumerate(game.board, 1) if card not in game.handed_in[0])
        assert live.table.remarks == ()
        await ask(live, ADA, Play(CastVotes(0, (slot,))), "vote")
        bots = {1, 2, 3}
        expected = {(told_by, "give_clue")} | {
            (seat, move) for seat in bots - {told_by} for move in ("hand_in", "cast_votes")
        }
        assert moves_of(live.table) == expected
        assert set(told) <= set(live.table.remarks)
        assert wire.room(live.table, Looking(frozenset({ADA}))).remarks == live.table.remarks


class Pondering(BotWorker):
    """A worker that thinks until it may go on."""

    def __init__(self) -> None:
        super().__init__()
        self.may_go_on: dict[int, asyncio.Event] = {}  # by place; who is not in it thinks at once

    async def think(self, seated: BotSeat, view: View, cards: Mapping[str, CardFacts], seed: str) -> Thought:
        assert view.mine is not None
        if view.mine.seat in self.may_go_on:
            await self.may_go_on[view.mine.seat].wait()
        return await super().think(seated, view, cards, seed)


async def until(live: LiveTable, is_so: Callable[[Game], bool]) -> None:
    """Without touching the table: what it does, it does by itself."""
    while not is_so(game_of(live.table)):
        await asyncio.sleep(0.005)


async def test_a_phase_that_ends_while_bots_think_leaves_nobody_waiting(tmp_path: Path) -> None:
    worker = Pondering()

    async with evening(tmp_path, worker) as (house, _):
        worker.may_go_on = {at: asyncio.Event() for at in (1, 2, 3)}
        live = await begun(house, None, None, None)
        await ask(live, ADA, clue_of(live.table), "clue")
        for event in worker.may_go_on.values():
            event.set()
        await until(live, lambda game: game.turn == 2)


async def test_a_bot_that_thinks_for_long_holds_up_nobody_else(tmp_path: Path) -> None:
    worker = Pondering()

    async with evening(tmp_path, worker) as (house, _):
        live = await begun(house, None, None, None)
        worker.may_go_on = {1: asyncio.Event()}
        await ask(live, ADA, clue_of(live.table), "clue")
        await until(live, lambda game: bool(game.handed_in[2] and game.handed_in[3]))
        assert not game_of(live.table).handed_in[1]
        worker.may_go_on[1].set()
        await until(live, lambda game: game.turn == 2)


async def test_what_goes_wrong_once_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("halfsaid.tables.autopilot._LATER", 0.01)
    troubles = [RuntimeError("dictionary changed size"), Unavailable("away")]

    async with evening(tmp_path) as (house, _):
        live = await begun(house, None, None, None)
        append = house.store.append

        async def troubled(code: str, seq: int, data: bytes, *more: Any) -> None:
            if troubles and b"bot_play" in data:
                raise troubles.pop()
            await append(code, seq, data, *more)

        monkeypatch.setattr(house.store, "append", troubled)
        await ask(live, ADA, clue_of(live.table), "clue")
        await until(live, lambda game: game.phase == "vote" or game.turn > 1)  # bots that vote at once are soon further
    assert "dictionary changed size" in caplog.text
    assert "the database is away" in caplog.text


@pytest.mark.parametrize("surer", [2, 5])
async def test_of_two_bots_in_a_team_the_surer_one_hands_in(tmp_path: Path, surer: int) -> None:
    class OfTwoMinds(BotWorker):
        async def think(self, seated: BotSeat, view: View, cards: Mapping[str, CardFacts], seed: str) -> Thought:
            assert view.mine is not None
            thought = await super().think(seated, view, cards, seed)
            return replace(thought, sureness=1.0 if view.mine.seat == surer else 0.1)

    async with evening(tmp_path, OfTwoMinds()) as (house, _):
        live = await begun(house, None, None, None, None, people=2, edition="team")
        await ask(live, ADA, clue_of(live.table), "clue")
        await until(live, lambda game: bool(game.handed_in[2] or game.handed_in[5]))
        assert [at for at in (2, 5) if game_of(live.table).handed_in[at]] == [surer]


def test_people_cannot_remark_in_a_bots_name() -> None:
    act = msgspec.json.decode(
        b'{"act": "play", "move": {"move": "hand_in", "seat": 0, "cards": ["c01"]}, "remark": "leak"}', type=Play
    )
    assert act == Play(HandIn(0, ("c01",)))


def test_old_logs_in_which_bots_simply_played_still_decode() -> None:
    line = b'{"seq":7,"at":1.0,"act":{"act":"play","move":{"move":"hand_in","seat":1,"cards":["c01"]}},"by":1}'
    assert msgspec.json.decode(line, type=Entry).act == Play(HandIn(1, ("c01",)))
    line = b'{"seq":2,"at":1.0,"act":{"act":"add_bot","name":"Bot"},"by":0}'
    assert msgspec.json.decode(line, type=Entry).act == AddBot("Bot")
    move = GiveClue(1, Clue("text", "Hush"), "c01")
    assert msgspec.json.decode(msgspec.json.encode(BotPlay(move)), type=BotPlay).remark is None
