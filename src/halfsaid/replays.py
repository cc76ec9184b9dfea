"""A recorded game stepped through: what everyone, and each seat alone, could see at every moment of it.

The rules play the record's moves. Where they would ask chance, the record tells what came.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Literal, cast

from msgspec import Struct
from msgspec.structs import asdict, replace

from halfsaid.records import Record, RecordSeat, RecordTurn
from halfsaid.rules import (
    CastVotes,
    Clue,
    Game,
    GiveClue,
    HandIn,
    Mine,
    Options,
    Public,
    Setup,
    Turn,
    deal,
    edition_named,
    mine,
    play,
    public,
)
from halfsaid.rules.game import passed_left

Happening = Literal["dealt", "told", "handed_in", "laid", "voted", "revealed", "drawn", "over"]


class ReplayMoment(Struct, frozen=True):
    """A moment of a game: what everyone could see then, and what each seat alone could."""

    what: Happening
    turn: int  # that it belongs to; `public` is a turn further as soon as one is revealed
    public: Public  # a record keeps no promise: that, seed and salt are empty
    seats: tuple[Mine, ...]


class Replay(Struct, frozen=True):
    """A whole game, moment by moment."""

    seats: tuple[RecordSeat, ...]
    moments: tuple[ReplayMoment, ...]


def replay_of(game: Record, recordings: Sequence[str | None] | None = None) -> Replay:
    """A verified record, moment by moment. `recordings`: by turn, what its table calls a recorded clue."""
    named = recordings or (None,) * len(game.turns)
    moments = (
        ReplayMoment(what, turn, public(state), tuple(mine(state, seat) for seat in range(state.players)))
        for what, turn, state in _states(game, named)
    )
    return Replay(game.seats, tuple(moments))


def _states(record: Record, recordings: Sequence[str | None]) -> Iterator[tuple[Happening, int, Game]]:
    game = _dealt(record)
    yield "dealt", 1, game
    for number, (turn, recording) in enumerate(zip(record.turns, recordings, strict=True), 1):
        game = _told(game, turn, recording)
        yield "told", number, game
        game = _laid(game, turn)
        yield "handed_in", number, replace(game, phase="hand_in", board=(), outstanding=0)
        yield "laid", number, game
        yield "voted", number, _voted(game, turn)
        game = _revealed(game, turn)
        yield "revealed", number, game
        if any(turn.drawn):
            yield "drawn", number + 1, game
    if game.winners is not None:
        yield "over", game.turn, game


def _dealt(record: Record) -> Game:
    edition, options = edition_named(record.edition), Options(**asdict(record.options))
    game = deal(Setup(edition.name, len(record.seats), record.deck, seed="", salt="", options=options))
    return replace(game, promise="", hands=record.deal, pile=_without(record.deck, chain(*record.deal)))


def _told(game: Game, turn: RecordTurn, recording: str | None) -> Game:
    clue = Clue(turn.clue.kind, turn.clue.text, recording)
    card = None if game.edition.clue_before_hand else turn.handed_in[0].cards[0]
    return play(game, GiveClue(turn.storyteller, clue, card))


def _laid(game: Game, turn: RecordTurn) -> Game:
    for entry in turn.handed_in:
        if not game.handed_in[entry.seat]:
            game = play(game, HandIn(entry.seat, entry.cards))
    return replace(game, board=turn.board)


def _voted(game: Game, turn: RecordTurn) -> Game:
    """All votes are in and none is shown yet: at a table this is over at once."""
    slots = {entry.seat: entry.slots for entry in turn.votes}
    votes = tuple(slots.get(seat, ()) for seat in range(game.players))
    return replace(game, votes=votes, veto=turn.veto, outstanding=0)


def _revealed(board: Game, turn: RecordTurn) -> Game:
    game = board
    for entry in turn.votes:
        veto = turn.veto if entry.seat == turn.storyteller else None
        game = play(game, CastVotes(entry.seat, entry.slots, veto))
    return _drawn(board, game, turn) if any(turn.drawn) else _not_drawn(board, game)


def _drawn(board: Game, game: Game, turn: RecordTurn) -> Game:
    """With the cards that were drawn, instead of those that the rules dealt out."""
    last = cast(Turn, game.last)
    hands = tuple(kept + new for kept, new in zip(board.hands, turn.drawn, strict=True))
    return replace(
        game,
        hands=passed_left(hands) if game.edition.clue_before_hand else hands,
        pile=_without(chain(game.pile, *last.drawn), chain(*turn.drawn)),
    )


def _not_drawn(board: Game, game: Game) -> Game:
    """After the last turn nobody draws; in a record that ends before it, nobody has drawn yet."""
    last = cast(Turn, game.last)
    shown = replace(last, reveal=replace(last.reveal, reshuffled=False))
    return replace(game, hands=board.hands, pile=board.pile, discard=board.discard + board.board, last=shown)


def _without(cards: Iterable[str], gone: Iterable[str]) -> tuple[str, ...]:
    left_out = set(gone)
    return tuple(card for card in cards if card not in left_out)
