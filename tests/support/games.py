"""Decks, setups and games for tests, also whole games played at random."""

from random import Random

from hypothesis import strategies as st

from halfsaid.rules import (
    EDITIONS,
    CastVotes,
    Clue,
    Game,
    GiveClue,
    HandIn,
    Move,
    Setup,
    deal,
    edition_named,
    effective_options,
    play,
)
from halfsaid.simulation import RandomPlayers
from halfsaid.tables.table import Table

COMBINATIONS = [(edition.name, players) for edition in EDITIONS.values() for players in edition.players]


def deck_of(size: int = 84) -> tuple[str, ...]:
    return tuple(f"c{number:02}" for number in range(1, size + 1))


def setup_for(edition: str, players: int, seed: str = "seed", deck_size: int = 84, **given: object) -> Setup:
    named = edition_named(edition)
    options = effective_options(named, players, given)
    return Setup(named.name, players, deck_of(deck_size), seed, "salt", options)


def game_of(table: Table) -> Game:
    """The game at a table that surely has one."""
    assert table.game is not None
    return table.game


def random_log(setup: Setup, seed: int) -> list[Move]:
    """Every move of a whole random game."""
    players, game, moves = RandomPlayers(Random(seed)), deal(setup), []
    while game.winners is None:
        moves.append(players.next_move(game))
        game = play(game, moves[-1])
    return moves


def clue(game: Game, seat: int, text: str = "half said") -> Game:
    """This seat gives a clue, on the first card of its hand where the edition asks for one."""
    card = None if game.edition.clue_before_hand else game.hands[seat][0]
    return play(game, GiveClue(seat, Clue("text", text), card))


def all_hand_in(game: Game) -> Game:
    """Everybody who still owes cards hands in the first of their hand; in `team` the lower seat does."""
    count = game.edition.hand_in_count(game.players)
    for seat in range(game.players):
        partner = game.edition.partner(seat, game.players)
        partner_is_in = partner is not None and partner != game.storyteller and bool(game.handed_in[partner])
        if game.phase == "hand_in" and not game.handed_in[seat] and not partner_is_in:
            game = play(game, HandIn(seat, game.hands[seat][:count]))
    return game


def slot_of(game: Game, seat: int, nth: int = 0) -> int:
    """The slot of this seat's card, which only tests may know."""
    return game.board.index(game.handed_in[seat][nth]) + 1


def vote_for(game: Game, **targets: object) -> Game:
    """`vote_for(game, s1=0, s2=(0, 3))`: seat 1 votes for seat 0's card, seat 2 for those of seats 0 and 3."""
    for name, target in targets.items():
        owners = target if isinstance(target, tuple) else (target,)
        game = play(game, CastVotes(int(name[1:]), tuple(slot_of(game, owner) for owner in owners)))
    return game


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Any edition, any number of players, small and large decks, options on and off, short games."""
    name, players = draw(st.sampled_from(COMBINATIONS))
    edition = edition_named(name)
    smallest = edition.smallest_deck(players)
    given: dict[str, object] = {"begins": draw(st.sampled_from(["announce", "random"]))}
    if edition.ends_by == "points":
        given["target"] = draw(st.integers(1, 12))
        given["finish_round"] = draw(st.booleans())
    if edition.pays_bonus:
        given["bonus_cap"] = draw(st.sampled_from([None, 0, 1, 3]))
    if edition.has_variants:
        given["lone_finder"] = draw(st.booleans())
        given["mime_or_song"] = draw(st.booleans())
    size = draw(st.sampled_from([smallest, smallest + 3, 84, 120]))
    seed = draw(st.text("0123456789abcdef", min_size=1, max_size=8))
    return setup_for(name, players, seed, max(size, smallest), **given)


@st.composite
def states(draw: st.DrawFn) -> Game:
    """Any state that random play reaches, the end included."""
    setup = draw(setups())
    players, game = RandomPlayers(Random(draw(st.integers(0, 10_000)))), deal(setup)
    for _ in range(draw(st.integers(0, 70))):
        if game.winners is None:
            game = play(game, players.next_move(game))
    return game
