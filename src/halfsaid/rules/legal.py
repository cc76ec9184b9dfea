"""What a seat may do now: one list for bots, clients and fuzzers, agreeing with `play` both ways."""

from msgspec import Struct

from halfsaid.rules.game import Game, check_seat, may_hand_in, may_mend_clue, may_take_back, own_cards, votes_this_turn
from halfsaid.rules.moves import ClueKind


class MayGiveClue(Struct, frozen=True, tag="give_clue", tag_field="may", gc=False):
    """A clue of one of these kinds, with any one card of the hand if `with_card`, else with none."""

    kinds: tuple[ClueKind, ...]
    with_card: bool


class MayHandIn(Struct, frozen=True, tag="hand_in", tag_field="may", gc=False):
    """Any `cards` different cards of the hand."""

    cards: int


class MayMendClue(Struct, frozen=True, tag="mend_clue", tag_field="may", gc=False):
    """The written clue may be written anew, while nobody else has handed in."""


class MayTakeBack(Struct, frozen=True, tag="take_back", tag_field="may", gc=False):
    """What was handed in comes back to the hand; or, once the board lies, the vote that was cast is taken back."""


class MayVote(Struct, frozen=True, tag="cast_votes", tag_field="may", gc=False):
    """One to `most` different slots of these; with `veto`, any slot of the board as well."""

    slots: tuple[int, ...]
    most: int
    veto: bool


Choice = MayGiveClue | MayMendClue | MayHandIn | MayTakeBack | MayVote

_ONE_CARD = (MayHandIn(1),)
_TWO_CARDS = (MayHandIn(2),)
_MEND_CLUE = (MayMendClue(),)
_TAKE_BACK = (MayTakeBack(),)


def legal(game: Game, seat: int) -> tuple[Choice, ...]:
    """Every kind of move this seat may play now; empty when it waits for others."""
    check_seat(game, seat)
    phase = game.phase
    if phase == "hand_in":
        return _with_cards(game, seat) + (_MEND_CLUE if may_mend_clue(game, seat) else ())
    if phase == "vote":
        if not votes_this_turn(game, seat):
            return ()
        return (_vote(game, seat), *(_TAKE_BACK if may_take_back(game, seat) else ()))
    if phase == "clue" and game.storyteller in (None, seat):
        return (MayGiveClue(game.kinds, not game.edition.clue_before_hand),)
    return ()


def awaited(game: Game) -> tuple[int, ...]:
    """The seats that the game waits for. Of a pair in `team` that has not handed in: both."""
    seats = range(game.setup.players)
    if game.phase == "hand_in":
        return tuple([seat for seat in seats if may_hand_in(game, seat)])
    if game.phase == "vote":
        return tuple([seat for seat in seats if not game.votes[seat] and votes_this_turn(game, seat)])
    if game.phase == "clue":
        return tuple(seats) if game.storyteller is None else (game.storyteller,)
    return ()


def _with_cards(game: Game, seat: int) -> tuple[Choice, ...]:
    if may_hand_in(game, seat):
        return _ONE_CARD if game.edition.hand_in_count(game.setup.players) == 1 else _TWO_CARDS
    return _TAKE_BACK if may_take_back(game, seat) else ()


def _vote(game: Game, seat: int) -> MayVote:
    own = own_cards(game, seat)
    slots = tuple([slot for slot, card in enumerate(game.board, 1) if card not in own])
    veto = game.edition.clue_before_hand and seat == game.storyteller
    return MayVote(slots, game.edition.most_votes(game.setup.players), veto)
