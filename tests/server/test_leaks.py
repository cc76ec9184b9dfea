"""Nothing hidden reaches the wire.

Whole games are played over real WebSockets, with every frame of every seat and of a spectator kept. Beside
the table stands, for each of them, a second one where everything hidden from that one is different: other hands, other
owners of the cards on the board, other votes, another pile. What that one hears must be equal, byte for byte,
until the turn is revealed.
"""

import asyncio
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest
from msgspec.structs import replace

from halfsaid.rules import CastVotes, Game, GiveClue, HandIn, MayVote, Move, legal, mine, play, public, view
from halfsaid.simulation import RandomPlayers
from halfsaid.tables import LiveTable
from halfsaid.tables.table import Table
from support.players import NAMES, Player, join, open_table, visitor
from support.servers import Running, running

EVENINGS = [("classic", 3), ("classic", 5), ("original", 4), ("odyssey", 7), ("party", 6), ("team", 6)]
_CARD = re.compile(r"plain/c\d+")


class World:
    """A table, everyone at it, and a spectator. `watched`: the seats, and last the spectator."""

    def __init__(self, live: LiveTable, watched: list[Player]) -> None:
        self.live, self.watched = live, watched
        self._marks = [0] * len(watched)

    @property
    def game(self) -> Game:
        assert self.live.table.game is not None
        return self.live.table.game

    def mark(self) -> None:
        self._marks = [len(player.frames) for player in self.watched]

    def heard(self, index: int) -> list[str]:
        """What this one heard since the mark, with the table's own code left out, also as it is said."""
        frames = self.watched[index].frames[self._marks[index] :]
        unnamed = [frame.replace(self.live.table.code, "CODE") for frame in frames]
        return [re.sub(r'"spoken":\{.*?\}', '"spoken":{}', frame) for frame in unnamed]

    async def play(self, move: Move, listening: list[int]) -> None:
        """Play over the wire, and wait for those who listen and whose view it changes."""
        before = self.game
        done = await self.watched[move.seat].do("play", move=msgspec.to_builtins(move))
        assert "seq" in done, done
        for index in listening:
            seat = index if index < before.players else None
            if view(before, seat) != view(self.game, seat):
                await self.watched[index].until(lambda each: each.seq >= done["seq"])


async def new_world(server: Running, http: httpx.AsyncClient, edition: str, players: int) -> World:
    host = await open_table(http, NAMES[0])
    people = [host, *[await join(http, host.code, name) for name in NAMES[1:players]]]
    watched = [*people, Player(server.url, host.code, None)]
    for count, player in enumerate(watched, 1):
        await player.connect()
        await host.until(partial(so_many_look, count))
    short = {"target": 12} if edition in ("classic", "original", "odyssey") else {}
    assert "seq" in await host.do("configure", edition=edition, options=short)
    assert "seq" in await host.do("start")
    for player in watched:
        await player.until(lambda each: each.game)
    return World(server.server.house.live[host.code], watched)


def so_many_look(count: int, player: Player) -> bool:
    seats = [seat["present"] for seat in player.room.get("seats", ())]
    return bool(sum(seats) + player.room.get("spectators", 0) == count)


def one_turn(game: Game, rng: Random) -> list[Move]:
    """The moves until this turn is revealed; some people change their minds."""
    players, moves, turn = RandomPlayers(rng), list[Move](), game.turn
    while game.turn == turn and game.winners is None:
        move = players.next_move(game)
        moves.append(move)
        before, game = game, play(game, move)
        if isinstance(move, CastVotes) and game.turn == turn and game.winners is None and rng.random() < 0.3:
            moves.append(another_vote(before, move, rng))
            game = play(game, moves[-1])
    return moves


def another_vote(game: Game, move: CastVotes, rng: Random) -> CastVotes:
    """Any vote that this seat may cast now; with a veto if the first had one."""
    may = legal(game, move.seat)[0]
    assert isinstance(may, MayVote)
    slots = tuple(rng.sample(may.slots, rng.randint(1, min(may.most, len(may.slots)))))
    return CastVotes(move.seat, slots, None if move.veto is None else rng.randint(1, len(game.board)))


def swapped(game: Game, moves: list[Move], seat: int | None, rng: Random) -> tuple[Game, list[Move]]:
    """The same turn as it looks from this seat, with everything else different."""
    cards = {card: card for hand in game.hands for card in hand} | {card: card for card in game.pile}
    board = [card for handed in laid(game, moves) for card in handed]
    known = set[str]() if seat is None else known_to(game, moves, seat)
    for exchanged in (
        [card for card in board if card not in known],
        [card for card in cards if card not in {*board, *known}],
    ):
        cards.update(zip(exchanged, rng.sample(exchanged, len(exchanged)), strict=True))
    other = replace(
        game,
        hands=tuple(tuple(cards[card] for card in hand) for hand in game.hands),
        pile=tuple(cards[card] for card in game.pile),
    )
    told, now = list[Move](), other
    for move in moves:
        told.append(move if move.seat == seat else exchange(now, move, cards, rng))
        now = play(now, told[-1])
    return other, told


def exchange(game: Game, move: Move, cards: dict[str, str], rng: Random) -> Move:
    match move:
        case HandIn():
            return replace(move, cards=tuple(cards[card] for card in move.cards))
        case GiveClue():
            return replace(move, card=None if move.card is None else cards[move.card])
        case CastVotes():
            return another_vote(game, move, rng)
    return move


def laid(game: Game, moves: list[Move]) -> tuple[tuple[str, ...], ...]:
    """Return the cards that each seat has on the board in the end."""
    for move in moves[:-1]:
        game = play(game, move)
    return game.handed_in


def known_to(game: Game, moves: list[Move], seat: int) -> set[str]:
    """The hand, and in `team` the card that the partner laid for both."""
    known, partner = set(game.hands[seat]), game.edition.partner(seat, game.players)
    if partner is not None and not laid(game, moves)[seat]:
        known |= set(laid(game, moves)[partner])
    return known


def check_cards(frames: list[str], game: Game, seat: int | None) -> None:
    """No card but those that lie open and those in this seat's own hands; no seed before the end."""
    allowed = {*game.board, *(game.last.reveal.board if game.last else ())}
    if seat is not None:
        unseeing = game.edition.clue_before_hand and game.phase == "clue" and game.storyteller in (None, seat)
        allowed |= {*game.handed_in[seat], *(() if unseeing else game.hands[seat])}
    for frame in frames:
        assert {*_CARD.findall(frame)} <= allowed, f"seat {seat} is shown a card that is not for it"
        if game.winners is None:
            assert game.setup.seed not in frame
            assert game.setup.salt not in frame


def shift(world: World, after: Table) -> None:
    """A table as no log tells it, shown to those who look."""
    before, world.live._log.table = world.live.table, after
    world.live._room = world.live._new_room()
    world.live._broadcast.show(before, after, world.live._room)


async def resync(world: World, truth: World, index: int) -> None:
    """Make both tables equal again after the reveal: the points of the twin may differ until then."""
    table = truth.live.table
    shift(world, replace(world.live.table, game=table.game, stage=table.stage, times=table.times, seen=table.seen))
    one, other = world.watched[index], truth.watched[index]
    await one.until(lambda _: (one.game, one.you, one.room["stage"]) == (other.game, other.you, other.room["stage"]))


async def play_beside(truth: World, worlds: list[World], rng: Random) -> int:
    """A whole game beside its doubles; how many frames were compared."""
    everyone, compared = list(range(len(truth.watched))), 0
    while truth.live.table.stage == "playing":
        moves = one_turn(truth.game, rng)
        turns = []
        for index, world in enumerate(worlds):
            seat = index if index < truth.game.players else None
            other, told = swapped(truth.game, moves, seat, rng)
            shift(world, replace(world.live.table, game=other))
            turns.append(told)
        for step, move in enumerate(moves):
            truth.mark()
            await truth.play(move, everyone)
            for index, world in enumerate(worlds):
                seat = index if index < truth.game.players else None
                check_cards(truth.heard(index), truth.game, seat)
                world.mark()
                await world.play(turns[index][step], [index])
                if step < len(moves) - 1:
                    assert world.heard(index) == truth.heard(index), (
                        f"seat {seat} can tell, after {type(move).__name__}"
                    )
                    compared += len(truth.heard(index))
        for index, world in enumerate(worlds):
            await resync(world, truth, index)
    return compared


def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, edition: str, players: int) -> int:
    monkeypatch.setattr("halfsaid.tables.asks.token_hex", lambda size=32: "5eed" * (size // 2))
    monkeypatch.setattr("halfsaid.tables.playing.show_seconds", lambda *_: 0.0)  # each double shows other votes

    async def played() -> int:
        async with running(tmp_path) as server, visitor(server.url) as http:
            server.server.house.now = server.server.house.steady = lambda: 1_700_000_000.0
            truth, *worlds = [await new_world(server, http, edition, players) for _ in range(players + 2)]
            compared = await play_beside(truth, worlds, Random(7))
            for world in (truth, *worlds):
                for player in world.watched:
                    await player.disconnect()
            return compared

    return asyncio.run(played())


@pytest.mark.parametrize(("edition", "players"), EVENINGS)
def test_what_is_hidden_changes_no_byte_on_the_wire(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, edition: str, players: int
) -> None:
    assert evening(tmp_path, monkeypatch, edition, players) > 15 * players


LEAKS: dict[str, tuple[str, Callable[..., object]]] = {
    "a neighbour's hand": (
        "mine",
        lambda game, seat: replace(mine(game, seat), handed_in=game.hands[(seat + 1) % game.players]),
    ),
    "how others voted": ("public", lambda game: replace(public(game), pile=sum(map(sum, game.votes)))),
    "who laid the first card": (
        "public",
        lambda game: replace(
            public(game), pile=next((seat for seat, cards in enumerate(game.handed_in) if game.board[:1] == cards), -1)
        ),
    ),
    "the top of the pile": (
        "public",
        lambda game: replace(public(game), discard=int(game.pile[0][-2:])),
    ),
    "the seed": ("public", lambda game: replace(public(game), seed=game.setup.seed)),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_the_comparison_can_fail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    name, leaking = LEAKS[leak]
    monkeypatch.setattr(f"halfsaid.tables.wire.{name}", leaking)
    with pytest.raises(AssertionError, match=r"can tell|not for it|not in"):
        evening(tmp_path, monkeypatch, "classic", 4)
