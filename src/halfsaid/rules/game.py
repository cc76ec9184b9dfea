"""A game is a fold: `deal` makes the first state, `play` makes the next one or refuses."""

from collections.abc import Iterable, Sequence
from typing import Literal, TypeVar

from msgspec import Struct, field
from msgspec.structs import replace

from halfsaid.rules.chance import commitment, pick, shuffled
from halfsaid.rules.editions import (
    Edition,
    EditionId,
    Options,
    check_options,
    check_table,
    clue_kinds,
    edition_named,
    effective_options,
)
from halfsaid.rules.moves import CastVotes, Clue, ClueKind, GiveClue, HandIn, MendClue, Move, TakeBack, check_clue
from halfsaid.rules.refusals import BadSetup, IllegalMove
from halfsaid.rules.scoring import Awards, score, total

RULES_VERSION = 1

Phase = Literal["clue", "hand_in", "vote", "over"]
Cards = tuple[str, ...]
Hands = tuple[Cards, ...]
Ballots = tuple[tuple[int, ...], ...]
_T = TypeVar("_T")


class Setup(Struct, frozen=True):
    """The start of a game. With the moves it is the whole log. Its seed is a secret of the server."""

    edition: EditionId
    players: int
    deck: Cards
    seed: str
    salt: str  # so that a short seed cannot be guessed from its public hash
    options: Options | None = None  # None: as published
    rules_version: int = field(default=RULES_VERSION, name="rules")  # the log says `rules`

    def __repr__(self) -> str:
        return f"Setup({self.edition}, {self.players} players, {len(self.deck)} cards)"


class Reveal(Struct, frozen=True, gc=False):
    """A finished turn as everyone sees it."""

    storyteller: int
    clue: Clue
    board: Cards
    owners: tuple[int, ...]  # the seat whose card lay in each slot
    votes: Ballots  # by seat: the slots voted for
    veto: int | None
    awards: tuple[Awards, ...]  # by seat, in `team` by team: every point with its reason
    points: tuple[int, ...]
    scores: tuple[int, ...]
    reshuffled: bool


class Turn(Struct, frozen=True, gc=False):
    """A finished turn: what everyone sees of it, and what else a record needs."""

    reveal: Reveal
    handed_in: Hands
    pile: int
    drawn: Hands
    left_out: Cards = ()  # cards that left the game for good at its end

    def __repr__(self) -> str:
        return f"Turn(told by seat {self.reveal.storyteller})"


class Game(Struct, frozen=True, gc=False):
    """The whole state, secrets included. Only `views` may show any of it to anybody."""

    setup: Setup
    edition: Edition
    options: Options
    kinds: tuple[ClueKind, ...]
    promise: str  # the seed's salted hash
    phase: Phase
    turn: int  # the number of the turn being played, from 1; of the last one when over
    storyteller: int | None  # None on the first turn, until somebody announces
    hands: Hands
    pile: Cards
    discard: Cards
    scores: tuple[int, ...]
    clue: Clue | None
    handed_in: Hands  # by seat; empty: nothing yet
    board: Cards
    votes: Ballots  # by seat; empty: not yet, or not at all
    veto: int | None
    outstanding: int  # hand-ins, or votes, still missing in this phase
    last: Turn | None
    winners: tuple[int, ...] | None
    unwanted: Cards = ()  # cards that leave the game when this turn is over, as far as they can be spared

    @property
    def players(self) -> int:
        return self.setup.players

    def __repr__(self) -> str:
        return f"Game({self.edition.name}, {self.players} players, turn {self.turn}, {self.phase})"


def deal(setup: Setup) -> Game:
    """Return the first state of a game, or refuse and say what is wrong with the setup."""
    if setup.rules_version != RULES_VERSION:
        raise BadSetup(
            "rules_version", f"This game was dealt under rules version {setup.rules_version}; this is {RULES_VERSION}."
        )
    edition = edition_named(setup.edition)
    check_table(edition, setup.players, setup.deck)
    options = _checked_options(edition, setup)
    if not (setup.seed + setup.salt).isprintable():
        raise BadSetup("seed", "The seed and its salt are plain text.")
    size = edition.hand_size(setup.players)
    pile = shuffled(setup.deck, setup.seed, "deal")
    dealt = size * setup.players
    nobody = ((),) * setup.players
    return Game(
        setup=setup,
        edition=edition,
        options=options,
        kinds=clue_kinds(edition, options),
        promise=commitment(setup.seed, setup.salt),
        phase="clue",
        turn=1,
        storyteller=pick(setup.players, setup.seed, "first") if options.begins == "random" else None,
        hands=tuple(pile[at : at + size] for at in range(0, dealt, size)),
        pile=pile[dealt:],
        discard=(),
        scores=(0,) * edition.scorers(setup.players),
        clue=None,
        handed_in=nobody,
        board=(),
        votes=nobody,
        veto=None,
        outstanding=0,
        last=None,
        winners=None,
    )


def replay(setup: Setup, moves: Iterable[Move]) -> Game:
    """Return the state after all these moves."""
    game = deal(setup)
    for move in moves:
        game = play(game, move)
    return game


def play(game: Game, move: Move) -> Game:
    """Return the next state, or raise IllegalMove. The given state never changes."""
    check_seat(game, move.seat)
    if game.phase == "over":
        raise IllegalMove("not_now", "The game is over.")
    match move:
        case HandIn():
            return _hand_in(game, move)
        case CastVotes():
            return _cast_votes(game, move)
        case TakeBack():
            return _take_back(game, move)
        case GiveClue():
            return _give_clue(game, move)
        case MendClue():
            return _mend_clue(game, move)


def leave_out(game: Game, card: str) -> Game:
    """Return the game without this card from the next turn on: somebody does not want to see it.

    If hands could not be filled without the card, it stays in the game, marked as unwanted.
    """
    if game.phase == "over":
        raise IllegalMove("not_now", "The game is over.")
    if card in game.unwanted:
        raise IllegalMove("flagged", "This picture leaves the game already.")
    if card not in cards_in_play(game):
        raise IllegalMove("no_card", "There is no such picture in this game.")
    return replace(game, unwanted=(*game.unwanted, card))


def cards_in_play(game: Game) -> frozenset[str]:
    """Return every card of the deck that has not left the game."""
    handed = (card for cards in game.handed_in for card in cards)
    return frozenset((*(card for hand in game.hands for card in hand), *handed, *game.pile, *game.discard))


def check_seat(game: Game, seat: int) -> None:
    if not 0 <= seat < game.setup.players:
        raise IllegalMove("seat", f"There is no seat {seat} at this table.")


def may_hand_in(game: Game, seat: int) -> bool:
    """Whether this seat still has to hand in; in `team`, whether it may be the one of its pair that does."""
    if game.phase != "hand_in" or game.handed_in[seat]:
        return False
    if not game.edition.pairs:
        return True
    partner = game.edition.partner(seat, game.setup.players)
    return partner is None or partner == game.storyteller or not game.handed_in[partner]


def may_mend_clue(game: Game, seat: int) -> bool:
    """Whether this seat wrote the clue, and nobody else has answered it with a card yet."""
    if game.phase != "hand_in" or seat != game.storyteller or game.clue is None or game.clue.kind != "text":
        return False
    return not any(cards for other, cards in enumerate(game.handed_in) if other != seat)


def may_take_back(game: Game, seat: int) -> bool:
    """Whether this seat can still take back its card or, once the board is open, its vote."""
    if game.phase == "hand_in":
        return bool(game.handed_in[seat]) and not _is_told(game, seat)
    return game.phase == "vote" and bool(game.votes[seat])


def _is_told(game: Game, seat: int) -> bool:
    """Whether this seat handed in its card together with the clue."""
    return seat == game.storyteller and not game.edition.clue_before_hand


def votes_this_turn(game: Game, seat: int) -> bool:
    """Whether this seat votes in this turn. In `team` this is known once the board is open."""
    edition = game.edition
    if edition.pairs:
        partner = edition.partner(seat, game.setup.players)
        return not game.handed_in[seat] and partner != game.storyteller
    return edition.clue_before_hand or seat != game.storyteller


def own_cards(game: Game, seat: int) -> Cards:
    """Return the cards on the board that this seat may not vote for: its own, and in `team` its partner's."""
    if game.edition.clue_before_hand:
        return ()
    partner = game.edition.partner(seat, game.setup.players)
    return game.handed_in[seat] if partner is None else game.handed_in[seat] + game.handed_in[partner]


def _checked_options(edition: Edition, setup: Setup) -> Options:
    if setup.options is None:
        return effective_options(edition, setup.players)
    check_options(edition, setup.players, setup.options)
    return setup.options


def _give_clue(game: Game, move: GiveClue) -> Game:
    seat = move.seat
    if game.phase != "clue":
        raise IllegalMove("not_now", "The clue of this turn has been given.")
    if game.storyteller is not None and game.storyteller != seat:
        raise IllegalMove("not_storyteller", "Somebody else gives the clue this turn.")
    check_clue(move.clue, game.kinds)
    spoken = replace(game, phase="hand_in", storyteller=seat, clue=move.clue, outstanding=_hand_ins_owed(game))
    if game.edition.clue_before_hand:
        if move.card is not None:
            raise IllegalMove("clue_card", "In this edition the clue is tied to no card.")
        return spoken
    if move.card is None:
        raise IllegalMove("clue_card", "Choose the card that you give the clue for.")
    return _lay_down(spoken, seat, (move.card,), spoken.outstanding)


def _mend_clue(game: Game, move: MendClue) -> Game:
    if not may_mend_clue(game, move.seat):
        raise _no_mending(game, move.seat)
    mended = Clue("text", move.text)
    check_clue(mended, game.kinds)
    return replace(game, clue=mended)


def _no_mending(game: Game, seat: int) -> IllegalMove:
    if game.storyteller != seat:
        return IllegalMove("not_storyteller", "Somebody else gives the clue this turn.")
    if game.clue is not None and game.clue.kind != "text":
        return IllegalMove("clue_kind", "Only a written clue can be mended.")
    return IllegalMove("clue_answered", "A clue can be mended until the first card is in.")


def _hand_ins_owed(game: Game) -> int:
    """Return how many hand-ins follow the clue: everyone's, one for each team, or everyone's but the storyteller's."""
    if game.edition.clue_before_hand:
        return game.players
    return game.players // 2 if game.edition.pairs else game.players - 1


def _hand_in(game: Game, move: HandIn) -> Game:
    seat = move.seat
    if not may_hand_in(game, seat):
        raise _no_hand_in(game, seat)
    count = game.edition.hand_in_count(game.setup.players)
    if len(move.cards) != count:
        raise IllegalMove(
            "card_count", f"Hand in {'one card' if count == 1 else f'{count} cards'}, not {len(move.cards)}."
        )
    laid = _lay_down(game, seat, move.cards, game.outstanding - 1)
    return laid if laid.outstanding else _lay_board(laid)


def _no_hand_in(game: Game, seat: int) -> IllegalMove:
    if game.phase != "hand_in":
        return IllegalMove("not_now", "Cards are handed in between the clue and the board.")
    if _is_told(game, seat):
        return IllegalMove("already_in", "Your card lies there with the clue; it stays for this turn.")
    if game.handed_in[seat]:
        return IllegalMove("already_in", "Your card is in already; take it back first.")
    return IllegalMove("partner_in", "Your partner has handed in for your team.")


def _lay_down(game: Game, seat: int, cards: Cards, outstanding: int) -> Game:
    """Move cards from a hand face down to the table."""
    if len(set(cards)) != len(cards):
        raise IllegalMove("card_twice", "Hand in two different cards.")
    hand = list(game.hands[seat])
    for card in cards:
        if card not in hand:
            raise IllegalMove("not_in_hand", "That card is not in your hand.")
        hand.remove(card)
    return replace(
        game,
        hands=_with(game.hands, seat, tuple(hand)),
        handed_in=_with(game.handed_in, seat, cards),
        outstanding=outstanding,
    )


def _take_back(game: Game, move: TakeBack) -> Game:
    seat = move.seat
    if not may_take_back(game, seat):
        raise IllegalMove("nothing_to_take_back", "You have nothing on the table that can be taken back now.")
    if game.phase == "vote":
        return _without_vote(game, seat)
    return replace(
        game,
        hands=_with(game.hands, seat, game.hands[seat] + game.handed_in[seat]),
        handed_in=_with(game.handed_in, seat, ()),
        outstanding=game.outstanding + 1,
    )


def _without_vote(game: Game, seat: int) -> Game:
    veto = None if seat == game.storyteller else game.veto
    return replace(game, votes=_with(game.votes, seat, ()), veto=veto, outstanding=game.outstanding + 1)


def _lay_board(game: Game) -> Game:
    cards = [card for handed in game.handed_in for card in handed]
    return replace(
        game,
        phase="vote",
        board=shuffled(cards, game.setup.seed, f"board {game.turn}"),
        outstanding=sum(votes_this_turn(game, seat) for seat in range(game.players)),
    )


def _cast_votes(game: Game, move: CastVotes) -> Game:
    seat = move.seat
    if game.phase != "vote":
        raise IllegalMove("not_now", "Votes are cast when the board lies open.")
    if not votes_this_turn(game, seat):
        raise IllegalMove("no_vote", "You have no vote this turn.")
    _check_slots(game, seat, move.slots)
    _check_veto(game, seat, move.veto)
    voted = replace(
        game,
        votes=_with(game.votes, seat, move.slots),
        veto=game.veto if move.veto is None else move.veto,
        outstanding=game.outstanding - (not game.votes[seat]),
    )
    return voted if voted.outstanding else _end_turn(voted)


def _check_slots(game: Game, seat: int, slots: tuple[int, ...]) -> None:
    most = game.edition.most_votes(game.setup.players)
    if not 1 <= len(slots) <= most:
        raise IllegalMove("vote_count", f"Place {'one vote' if most == 1 else 'one or two votes'}, not {len(slots)}.")
    if len(slots) == 2 and slots[0] == slots[1]:
        raise IllegalMove("vote_twice", "A second vote goes on a second picture.")
    mine = own_cards(game, seat)
    for slot in slots:
        if not 1 <= slot <= len(game.board):
            raise IllegalMove("slot", f"There is no picture number {slot}.")
        if game.board[slot - 1] in mine:
            raise IllegalMove(
                "own_card",
                "Nobody votes for a card of their own team."
                if game.edition.pairs
                else "Nobody votes for a card of their own.",
            )


def _check_veto(game: Game, seat: int, veto: int | None) -> None:
    owed = game.edition.clue_before_hand and seat == game.storyteller
    if veto is None:
        if owed:
            raise IllegalMove("veto_missing", "The storyteller's vote comes with the red veto.")
    elif not owed:
        raise IllegalMove("veto_not_yours", "You have no veto.")
    elif not 1 <= veto <= len(game.board):
        raise IllegalMove("slot", f"There is no picture number {veto}.")


def _end_turn(game: Game) -> Game:
    """Score the turn and clear the table. Then begin the next turn, or end the game."""
    reveal, nobody = _reveal(game), ((),) * game.players
    winners = _winners(game, reveal.scores)
    cleared = replace(
        game, scores=reveal.scores, clue=None, handed_in=nobody, board=(), votes=nobody, veto=None, winners=winners
    )
    if winners is None:
        return _next_turn(game, reveal, cleared)
    last = Turn(reveal, game.handed_in, len(game.pile), drawn=nobody)
    return replace(cleared, phase="over", discard=game.discard + game.board, last=last)


def _reveal(game: Game) -> Reveal:
    """Return the finished turn, every point with its reason."""
    storyteller, clue = game.storyteller, game.clue
    assert storyteller is not None, "people have voted"
    assert clue is not None, "people have voted"
    owner_of = {card: seat for seat, cards in enumerate(game.handed_in) for card in cards}
    owners = tuple([owner_of[card] for card in game.board])
    awards = score(game.edition, game.options, storyteller, owners, game.votes, game.veto)
    points = tuple([total(each) for each in awards])
    return Reveal(
        storyteller=storyteller,
        clue=clue,
        board=game.board,
        owners=owners,
        votes=game.votes,
        veto=game.veto,
        awards=awards,
        points=points,
        scores=tuple([before + more for before, more in zip(game.scores, points, strict=True)]),
        reshuffled=False,
    )


def _next_turn(game: Game, reveal: Reveal, cleared: Game) -> Game:
    """Remove unwanted cards, fill the hands up, pass them on in `party`, and let the next seat tell."""
    leaving = _leaving(game)
    kept = tuple([_without(hand, leaving) for hand in game.hands]) if leaving else game.hands
    missing = [len(had) - len(has) for had, has in zip(game.hands, kept, strict=True)]
    owed = [len(handed) + more for handed, more in zip(game.handed_in, missing, strict=True)]
    pile, discard = _without(game.pile, leaving), _without(game.discard + game.board, leaving)
    reshuffled = len(pile) < sum(owed)
    if reshuffled:
        pile, discard = shuffled(pile + discard, game.setup.seed, f"pile {game.turn}"), ()
    drawn, pile = _draw(pile, owed)
    hands = tuple([held + new for held, new in zip(kept, drawn, strict=True)])
    return replace(
        cleared,
        phase="clue",
        turn=game.turn + 1,
        storyteller=(reveal.storyteller + 1) % game.players,
        hands=passed_left(hands) if game.edition.clue_before_hand else hands,
        pile=pile,
        discard=discard,
        unwanted=_without(game.unwanted, leaving),
        last=Turn(replace(reveal, reshuffled=reshuffled), game.handed_in, len(pile), drawn, leaving),
    )


def _leaving(game: Game) -> Cards:
    """Return the unwanted cards that can be spared, those that were named first."""
    if not game.unwanted:
        return ()
    spare = len(cards_in_play(game)) - game.edition.smallest_deck(game.players)
    return game.unwanted[: max(0, spare)]


def _without(cards: Cards, gone: Cards) -> Cards:
    return tuple([card for card in cards if card not in gone]) if gone else cards


def _draw(pile: Cards, owed: Sequence[int]) -> tuple[Hands, Cards]:
    """Deal each seat what it is owed from the front of the pile. Return what each drew, and what is left."""
    drawn, at = [], 0
    for count in owed:
        drawn.append(pile[at : at + count])
        at += count
    return tuple(drawn), pile[at:]


def passed_left(hands: Hands) -> Hands:
    """Return the hands, each passed on by one seat. They are sorted, so that nobody learns their holder's order."""
    tidy = [tuple(sorted(hand)) for hand in hands]
    return (tidy[-1], *tidy[:-1])


def _winners(game: Game, scores: tuple[int, ...]) -> tuple[int, ...] | None:
    """Return all who share the most points if this was the last turn; else None."""
    options = game.options
    best = max(scores)
    if options.rounds is not None:
        over = game.turn >= options.rounds * game.players
    else:
        told_alike = game.turn % game.players == 0  # everyone has been storyteller equally often
        assert options.target is not None, "a game ends after some rounds or at some points"
        over = best >= options.target and (told_alike or not options.finish_round)
    return tuple([scorer for scorer, points in enumerate(scores) if points == best]) if over else None


def _with(items: tuple[_T, ...], at: int, item: _T) -> tuple[_T, ...]:
    return (*items[:at], item, *items[at + 1 :])
