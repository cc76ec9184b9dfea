"""A recorded game, moment by moment: what everyone, and each seat alone, could see at each.

The rules play the record's moves. Where they would draw at random, the record has the result. Of a moment and the next
most is the same, so what goes over the wire is a step from the one to the other.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct
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


# The fields of a struct that are not as they were, by name.
PublicChanges: TypeAlias = Annotated[dict[str, Any], Meta(extra={"part_of": Public})]
MineChanges: TypeAlias = Annotated[dict[str, Any], Meta(extra={"part_of": Mine})]


class ReplayStep(Struct, frozen=True):
    """A moment of a game, told by what has changed since the one before; the first by everything."""

    what: Happening
    turn: int
    public: PublicChanges
    seats: dict[int, MineChanges]  # by place; who sees nothing new is left out


class Replay(Struct, frozen=True):
    """A whole game, step by step."""

    seats: tuple[RecordSeat, ...]
    steps: tuple[ReplayStep, ...]


class TooLarge(Exception):
    """This game is too large to be stepped through here; the sentence says why."""


MOST_TURNS, MOST_CARDS = 3000, 5000
LONGEST_CARD, LONGEST_SEAT = 129, 64  # characters: of a deck, a stroke and a card; of a seat's name or colour
LARGEST_REPLAY = 24 * 1024 * 1024  # bytes of its steps

_STEP_BYTES, _SEAT_BYTES = 200, 110  # what a step takes without its cards, and for each seat

_encode = msgspec.json.Encoder().encode


def refuse_too_large(game: Record) -> None:
    """Raise TooLarge if its replay would have more than `LARGEST_REPLAY` bytes. The replay is not built for that."""
    if len(game.turns) > MOST_TURNS:
        raise TooLarge(f"It has {len(game.turns):,} turns; at most {MOST_TURNS:,} can be stepped through.")
    if len(game.deck) > MOST_CARDS:
        raise TooLarge(f"It has {len(game.deck):,} cards; with at most {MOST_CARDS:,} it can be stepped through.")
    if max(map(len, game.deck)) > LONGEST_CARD:
        raise TooLarge(f"A card in it has a name of more than {LONGEST_CARD} characters.")
    if any(len(words) > LONGEST_SEAT for seat in game.seats for words in (seat.name, seat.colour)):
        raise TooLarge(f"A seat in it has a name or a colour of more than {LONGEST_SEAT} characters.")
    if replay_bytes(game) > LARGEST_REPLAY:
        raise TooLarge("It is too long to be stepped through: so many turns, seats and long names of cards.")


def replay_bytes(game: Record) -> int:
    """Return an upper bound for the bytes of its steps, without building them."""
    edition, players = edition_named(game.edition), len(game.seats)
    # A hand is told when it is taken up, when a card leaves it and when it is filled; a card is handed in, lies on the
    # board, and lies there once more when all is revealed.
    hands = 3 * players * edition.hand_size(players)
    mentions = hands + players * edition.hand_in_count(players) + 2 * edition.board_size(players)
    card = max(len(_encode(card)) for card in game.deck) + 1
    clues = sum(len(_encode(turn.clue)) for turn in game.turns)
    steps = 6 * (_STEP_BYTES + players * _SEAT_BYTES)
    return (len(game.turns) + 1) * (mentions * card + steps) + 3 * clues


def moments_of(game: Record, recordings: Sequence[str | None] | None = None) -> Iterator[ReplayMoment]:
    """Yield the moments of a verified record. `recordings`: by turn, the name of its recorded clue at the table."""
    for what, turn, state in _states(game, recordings or (None,) * len(game.turns)):
        yield ReplayMoment(what, turn, public(state), tuple(mine(state, seat) for seat in range(state.players)))


def steps_of(moments: Iterable[ReplayMoment]) -> Iterator[ReplayStep]:
    """Yield the step from each moment to the next."""
    before: ReplayMoment | None = None
    for moment in moments:
        known: Sequence[Mine | None] = before.seats if before else [None] * len(moment.seats)
        seats = ((now.seat, _changes(then, now)) for then, now in zip(known, moment.seats, strict=True))
        yield ReplayStep(
            what=moment.what,
            turn=moment.turn,
            public=_changes(before.public if before else None, moment.public),
            seats={seat: changes for seat, changes in seats if changes},
        )
        before = moment


def _changes(before: Struct | None, now: Struct) -> dict[str, Any]:
    fields = ((name, getattr(now, name)) for name in now.__struct_fields__)
    return {name: value for name, value in fields if before is None or getattr(before, name) != value}


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
    # A record calls a recorded voice `aloud` where a clue is said or written.
    kind = "audio" if recording is not None and turn.clue.kind == "aloud" else turn.clue.kind
    clue = Clue(kind, turn.clue.text, recording)
    card = None if game.edition.clue_before_hand else turn.handed_in[0].cards[0]
    return play(game, GiveClue(turn.storyteller, clue, card))


def _laid(game: Game, turn: RecordTurn) -> Game:
    for entry in turn.handed_in:
        if not game.handed_in[entry.seat]:
            game = play(game, HandIn(entry.seat, entry.cards))
    return replace(game, board=turn.board, unwanted=turn.left_out)


def _voted(game: Game, turn: RecordTurn) -> Game:
    """Return the moment when all votes are in and none is shown yet. At a table it is over at once."""
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
    """Return the game with the cards that the record says were drawn, instead of those that the rules dealt."""
    last = game.last
    assert last is not None, "a turn has just ended"
    hands = tuple(_without(kept, turn.left_out) + new for kept, new in zip(board.hands, turn.drawn, strict=True))
    return replace(
        game,
        hands=passed_left(hands) if game.edition.clue_before_hand else hands,
        pile=_without(chain(game.pile, *last.drawn), chain(*turn.drawn)),
    )


def _not_drawn(board: Game, game: Game) -> Game:
    """Return the game before anybody drew: after the last turn, or where the record ends before the draw."""
    last = game.last
    assert last is not None, "a turn has just ended"
    shown = replace(last, reveal=replace(last.reveal, reshuffled=False))
    return replace(game, hands=board.hands, pile=board.pile, discard=board.discard + board.board, last=shown)


def _without(cards: Iterable[str], gone: Iterable[str]) -> tuple[str, ...]:
    left_out = set(gone)
    return tuple(card for card in cards if card not in left_out)
