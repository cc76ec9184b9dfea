"""Checks a whole turn from outside: was it legal, and what did it pay?

`play` checks each move before it is made; this module checks a turn that is claimed to have been played. The
two share only the editions and the scoring, so each is a second opinion on the other.
"""

from collections.abc import Sequence
from typing import NoReturn

from msgspec import Struct

from halfsaid.rules.editions import Edition, Options
from halfsaid.rules.refusals import IllegalMove
from halfsaid.rules.scoring import Awards, score


class HandedIn(Struct, frozen=True, forbid_unknown_fields=True):
    """The cards that one seat handed in."""

    seat: int
    cards: tuple[str, ...]


class Votes(Struct, frozen=True, forbid_unknown_fields=True):
    """The slots that one seat voted for, counted from 1."""

    seat: int
    slots: tuple[int, ...]


class PlayedTurn(Struct, frozen=True):
    """One turn, all of it open."""

    storyteller: int
    handed_in: tuple[HandedIn, ...]
    board: tuple[str, ...]
    votes: tuple[Votes, ...]
    veto: int | None


def judge(edition: Edition, options: Options, players: int, turn: PlayedTurn) -> tuple[Awards, ...]:
    """Return what the turn pays each seat, or each team in `team`. Or raise an IllegalMove that names the fault."""
    _check_seat(turn.storyteller, players, "tell")
    handed_in = _by_seat(turn.handed_in, players, edition, turn.storyteller)
    _check_all_in(handed_in, edition, turn.storyteller)
    owner_of = {card: seat for seat, cards in enumerate(handed_in) for card in cards}
    if sorted(turn.board) != sorted(card for cards in handed_in for card in cards) or len(owner_of) != len(turn.board):
        _no("board", "the board is not the cards that were handed in")
    owners = tuple(owner_of[card] for card in turn.board)
    votes = _ballots(turn.votes, players, edition, owners)
    _check_voters(votes, handed_in, edition, turn.storyteller)
    _check_veto(turn, edition)
    return score(edition, options, turn.storyteller, owners, votes, turn.veto)


def _no(code: str, sentence: str) -> NoReturn:
    raise IllegalMove(code, sentence)


def _check_seat(seat: int, players: int, act: str) -> None:
    if not 0 <= seat < players:
        _no("seat", f"there is no seat {seat} to {act}")


def _by_seat(
    entries: Sequence[HandedIn], players: int, edition: Edition, storyteller: int
) -> tuple[tuple[str, ...], ...]:
    handed_in: list[tuple[str, ...]] = [()] * players
    for entry in entries:
        _check_seat(entry.seat, players, "hand in")
        if handed_in[entry.seat]:
            _no("already_in", f"seat {entry.seat} hands in twice")
        owed = 1 if entry.seat == storyteller else edition.hand_in_count(players)
        if len(entry.cards) != owed:
            _no("card_count", f"seat {entry.seat} hands in {len(entry.cards)} cards, not {owed}")
        handed_in[entry.seat] = entry.cards
    return tuple(handed_in)


def _check_all_in(handed_in: Sequence[tuple[str, ...]], edition: Edition, storyteller: int) -> None:
    for seat, cards in enumerate(handed_in):
        partner = edition.partner(seat, len(handed_in))
        if partner is None or storyteller in (seat, partner):
            if not cards:
                _no("not_in", f"seat {seat} hands in nothing")
        elif bool(cards) == bool(handed_in[partner]):
            both = "both hand in" if cards else "hand in nothing"
            _no("pair", f"seats {min(seat, partner)} and {max(seat, partner)} {both}; one of them should")


def _ballots(
    entries: Sequence[Votes], players: int, edition: Edition, owners: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    votes: list[tuple[int, ...]] = [()] * players
    for entry in entries:
        _check_seat(entry.seat, players, "vote")
        if votes[entry.seat]:
            _no("vote_count", f"seat {entry.seat} votes twice")
        _check_ballot(entry, players, edition, owners)
        votes[entry.seat] = entry.slots
    return tuple(votes)


def _check_ballot(entry: Votes, players: int, edition: Edition, owners: tuple[int, ...]) -> None:
    seat, slots, most = entry.seat, entry.slots, edition.most_votes(players)
    if not 1 <= len(slots) <= most:
        allowed = "one is" if most == 1 else "one or two are"
        _no("vote_count", f"seat {seat} places {len(slots)} votes; {allowed} allowed")
    if len(set(slots)) != len(slots):
        _no("vote_twice", f"seat {seat} places two votes on one picture")
    for slot in slots:
        if not 1 <= slot <= len(owners):
            _no("slot", f"seat {seat} votes for picture {slot}, but there are {len(owners)}")
        same_side = edition.scorer(seat, players) == edition.scorer(owners[slot - 1], players)
        if same_side and not edition.clue_before_hand:
            _no("own_card", f"seat {seat} votes for a card of its own" + (" team" if edition.pairs else ""))


def _check_voters(
    votes: Sequence[tuple[int, ...]], handed_in: Sequence[tuple[str, ...]], edition: Edition, storyteller: int
) -> None:
    for seat, slots in enumerate(votes):
        is_voter = _is_voter(seat, bool(handed_in[seat]), edition, storyteller)
        if is_voter and not slots:
            _no("not_voted", f"seat {seat} does not vote")
        if slots and not is_voter:
            _no("no_vote", f"seat {seat} votes, but has no vote this turn")


def _is_voter(seat: int, has_handed_in: bool, edition: Edition, storyteller: int) -> bool:
    if edition.clue_before_hand:
        return True
    return not has_handed_in if edition.pairs else seat != storyteller


def _check_veto(turn: PlayedTurn, edition: Edition) -> None:
    if not edition.clue_before_hand:
        if turn.veto is not None:
            _no("veto_not_yours", f"{edition.name} has no veto")
    elif turn.veto is None:
        _no("veto_missing", "the storyteller's veto is missing")
    elif not 1 <= turn.veto <= len(turn.board):
        _no("slot", f"the veto lies on picture {turn.veto}, but there are {len(turn.board)}")
