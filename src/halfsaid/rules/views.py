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
    return Public(
        edition=game.edition.name,
        players=setup.players,
        options=game.options,
        phase=game.phase,
        turn=game.turn,
        storyteller=game.storyteller,
        waiting=awaited(game),
        clue=game.clue,
        handed_in=tuple(map(bool, game.handed_in)),
        board=game.board,
        voted=tuple(map(bool, game.votes)),
        hands=tuple(map(len, game.hands)),
        pile=len(game.pile),
        discard=len(game.discard),
        scores=game.scores,
        last=game.last.reveal if game.last else None,
        promise=game.promise,
        seed=setup.seed if over else None,
        salt=setup.salt if over else None,
        winners=game.winners,
    )


def mine(game: Game, seat: int) -> Mine:
    may = legal(game, seat)
    face_down = _face_down(game, seat)
    return Mine(
        seat=seat,
        hand=() if face_down else game.hands[seat],
        face_down=face_down,
        handed_in=game.handed_in[seat],
        votes=game.votes[seat],
        veto=game.veto if seat == game.storyteller else None,
        may=may,
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
    same = [True] * now.setup.players
    for then, since in ((was.hands, now.hands), (was.handed_in, now.handed_in), (was.votes, now.votes)):
        if then is not since:
            same = [is_same and then[seat] is since[seat] for seat, is_same in enumerate(same)]
    if storyteller is not None and now.phase == "hand_in" and may_mend_clue(was, storyteller):
        same[storyteller] = False  # until somebody hands in
    return same


def _face_down(game: Game, seat: int) -> bool:
    """Whether this hand still lies face down: in `party` the storyteller gives the clue before seeing the hand.

    On the first turn anybody may become the storyteller.
    """
    return game.edition.clue_before_hand and game.phase == "clue" and game.storyteller in (None, seat)
