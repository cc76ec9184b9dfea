"""Views of a game. A view is built by copying what a seat may see, never by deleting secrets.

`public` is equal for everybody: players, spectators, the TV. `mine` is one seat's private part.
Nothing else of a game ever leaves the server, so whatever is not copied here is secret.
"""

from msgspec import Struct

from halfsaid.rules.editions import EditionId, Options
from halfsaid.rules.game import Game, Phase, Reveal, may_mend_clue
from halfsaid.rules.legal import Choice, awaited, legal
from halfsaid.rules.moves import Clue


class Public(Struct, frozen=True, gc=False):
    """The part of a game that everyone may see."""

    edition: EditionId
    players: int
    options: Options
    phase: Phase
    turn: int
    storyteller: int | None
    waiting: tuple[int, ...]  # the seats that owe a move
    clue: Clue | None
    handed_in: tuple[bool, ...]  # by seat: whether, never what
    board: tuple[str, ...]  # slot 1 first; empty until every card is in
    voted: tuple[bool, ...]  # by seat: whether, never for what
    hands: tuple[int, ...]  # by seat: how many cards
    pile: int
    discard: int
    scores: tuple[int, ...]
    last: Reveal | None
    promise: str  # the seed's salted hash
    seed: str | None  # with its salt, once the game is over, so that anyone can check the shuffles
    salt: str | None
    winners: tuple[int, ...] | None


class Mine(Struct, frozen=True, gc=False):
    """The part of a game that one seat alone may see."""

    seat: int
    hand: tuple[str, ...]  # empty while it lies face down
    face_down: bool
    handed_in: tuple[str, ...]
    votes: tuple[int, ...]
    veto: int | None
    may: tuple[Choice, ...]


class View(Struct, frozen=True):
    """Everything that one seat, or with `mine` None a spectator, may see."""

    public: Public
    mine: Mine | None


def view(game: Game, seat: int | None = None) -> View:
    """Return what this seat may see; without a seat, what anybody may see."""
    return View(public(game), None if seat is None else mine(game, seat))


def public(game: Game) -> Public:
    over = game.phase == "over"
    setup = game.setup
    return Public(  # by position: twenty names take as long to match as all the rest
        game.edition.name,
        setup.players,
        game.options,
        game.phase,
        game.turn,
        game.storyteller,
        awaited(game),
        game.clue,
        tuple(map(bool, game.handed_in)),
        game.board,
        tuple(map(bool, game.votes)),
        tuple(map(len, game.hands)),
        len(game.pile),
        len(game.discard),
        game.scores,
        game.last.reveal if game.last else None,
        game.promise,
        setup.seed if over else None,
        setup.salt if over else None,
        game.winners,
    )


def mine(game: Game, seat: int) -> Mine:
    may = legal(game, seat)
    face_down = _face_down(game, seat)
    return Mine(
        seat,
        () if face_down else game.hands[seat],
        face_down,
        game.handed_in[seat],
        game.votes[seat],
        game.veto if seat == game.storyteller else None,
        may,
    )


def same_mine(was: Game, now: Game) -> list[bool]:
    """By seat: whether `mine` is surely the same in both states. Most moves are somebody else's."""
    storyteller = now.storyteller
    if not (
        was.setup is now.setup
        and not now.edition.pairs  # partners see of each other whether they have handed in
        and was.phase == now.phase
        and was.turn == now.turn
        and was.storyteller == storyteller
        and was.veto == now.veto
    ):
        return [False] * now.setup.players
    if was.hands is now.hands and was.handed_in is now.handed_in:
        same = [then is since for then, since in zip(was.votes, now.votes, strict=True)]
    else:
        parts = zip(was.hands, now.hands, was.handed_in, now.handed_in, was.votes, now.votes, strict=True)
        same = [hand is held and laid is lies and voted is votes for hand, held, laid, lies, voted, votes in parts]
    if storyteller is not None and now.phase == "hand_in" and may_mend_clue(was, storyteller):
        same[storyteller] = False  # until somebody hands in
    return same


def _face_down(game: Game, seat: int) -> bool:
    """Whether this hand still lies face down: in `party` the storyteller gives the clue before seeing the hand.

    On the first turn anybody may become the storyteller.
    """
    return game.phase == "clue" and game.edition.clue_before_hand and game.storyteller in (None, seat)
