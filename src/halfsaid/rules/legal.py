"""The legal moves of a seat, for bots, clients and fuzzers. `play` accepts these and no others."""

from msgspec import Struct

from halfsaid.rules.game import Game, check_seat, may_hand_in, may_mend_clue, may_take_back, own_cards, votes_this_turn
from halfsaid.rules.moves import ClueKind


class MayGiveClue(Struct, frozen=True, tag="give_clue", tag_field="may", gc=False):
    """The seat may give a clue of one of these kinds: for any card of its hand if `with_card`, else for none."""

    kinds: tuple[ClueKind, ...]
    with_card: bool


class MayHandIn(Struct, frozen=True, tag="hand_in", tag_field="may", gc=False):
    """The seat may hand in this many different cards of its hand."""

    cards: int


class MayMendClue(Struct, frozen=True, tag="mend_clue", tag_field="may", gc=False):
    """The seat may rewrite its written clue, while nobody else has handed in."""


class MayTakeBack(Struct, frozen=True, tag="take_back", tag_field="may", gc=False):
    """The seat may take back the cards it handed in or, once the board is open, its vote."""


class MayVote(Struct, frozen=True, tag="cast_votes", tag_field="may", gc=False):
    """The seat may vote for one to `most` different slots of these. With `veto` it vetoes any slot of the board too."""

    slots: tuple[int, ...]
    most: int
    veto: bool


Choice = MayGiveClue | MayMendClue | MayHandIn | MayTakeBack | MayVote

_ONE_CARD = (MayHandIn(1),)
_TWO_CARDS = (MayHandIn(2),)
_MEND_CLUE = (MayMendClue(),)
_TAKE_BACK = (MayTakeBack(),)


def legal(game: Game, seat: int) -> tuple[Choice, ...]:
    """Return every kind of move that this seat may play now: none while it waits for others."""
    check_seat(game, seat)
    phase = game.phase
    if phase == "hand_in":
        choices = _with_cards(game, seat)
        return choices + _MEND_CLUE if seat == game.storyteller and may_mend_clue(game, seat) else choices
    if phase == "vote":
        if not votes_this_turn(game, seat):
            return ()
        return (_vote(game, seat), *(_TAKE_BACK if may_take_back(game, seat) else ()))
    if phase == "clue" and game.storyteller in (None, seat):
        return (MayGiveClue(game.kinds, not game.edition.clue_before_hand),)
    return ()


def awaited(game: Game) -> tuple[int, ...]:
    """Return the seats that the game waits for: in `team` both of a pair that has not handed in."""
    phase = game.phase
    if phase == "hand_in":
        waiting = [seat for seat, cards in enumerate(game.handed_in) if not cards]
        return tuple([seat for seat in waiting if may_hand_in(game, seat)] if game.edition.pairs else waiting)
    if phase == "vote":
        return tuple([seat for seat, slots in enumerate(game.votes) if not slots and votes_this_turn(game, seat)])
    if phase == "clue":
        return tuple(range(game.setup.players)) if game.storyteller is None else (game.storyteller,)
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
