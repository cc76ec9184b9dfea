"""Points, and the reason for each of them, as data. Clients explain every point from it."""

from collections import Counter
from typing import Literal

from msgspec import Struct

from halfsaid.rules.editions import Edition, Options

Reason = Literal[
    "told", "told_to_one", "told_to_all", "told_to_none",
    "found", "found_alone", "missed", "all_found", "none_found", "votes", "single_vote",
    "together", "alone", "vetoed",
]  # fmt: skip

_PARTY_MOST = 5


class Award(Struct, frozen=True, omit_defaults=True, gc=False):
    """Points of a player, or of a team in `team`, with their reason. `votes`: how many votes they are about."""

    reason: Reason
    points: int
    votes: int = 0


Awards = tuple[Award, ...]

_TOLD = Award("told", 3)
_TOLD_TO_ONE = Award("told_to_one", 4)
_TOLD_TO_ALL = Award("told_to_all", 0)
_TOLD_TO_NONE = Award("told_to_none", 0)
_FOUND = Award("found", 3)
_FOUND_ALONE = Award("found_alone", 4)
_MISSED = Award("missed", 0)
_ALL_FOUND = Award("all_found", 2)
_NONE_FOUND = Award("none_found", 2)
_SINGLE_VOTE = Award("single_vote", 1)

_SENTENCES: dict[Reason, str] = {
    "told": "some found your card, but not all",
    "told_to_one": "exactly one player found your card",
    "told_to_all": "everyone found your card",
    "told_to_none": "nobody found your card",
    "found": "found the storyteller's card",
    "found_alone": "alone in finding the storyteller's card",
    "missed": "did not find the storyteller's card",
    "all_found": "everyone found the storyteller's card",
    "none_found": "nobody found the storyteller's card",
    "votes": "{votes} on your card",
    "single_vote": "found it with a single vote",
    "together": "{votes} on the same picture",
    "alone": "alone on a picture",
    "vetoed": "on the vetoed picture",
}


def score(
    edition: Edition,
    options: Options,
    storyteller: int,
    owners: tuple[int, ...],
    votes: tuple[tuple[int, ...], ...],
    veto: int | None = None,
) -> tuple[Awards, ...]:
    """Return the awards of one turn: one tuple for each seat, or for each team in `team`.

    `owners`: the seat whose card lies in each slot, slot 1 first. `votes`: the slots each seat voted for,
    empty for a seat that does not vote. The turn must be legal.
    """
    if edition.clue_before_hand:
        return _score_popularity(votes, veto)
    return _score_finding(edition, options, storyteller, owners, votes)


def total(awards: Awards) -> int:
    points = 0
    for award in awards:
        points += award.points
    return points


def explain(award: Award) -> str:
    """Return one line of English: "found the storyteller's card +3"."""
    count = "one vote" if award.votes == 1 else f"{award.votes} votes"
    limit = f", of which {award.points} count" if award.points < award.votes and award.points else ""
    sign = "+" if award.points else ""
    return f"{_SENTENCES[award.reason].format(votes=count)}{limit} {sign}{award.points}"


def _score_finding(
    edition: Edition,
    options: Options,
    storyteller: int,
    owners: tuple[int, ...],
    votes: tuple[tuple[int, ...], ...],
) -> tuple[Awards, ...]:
    players = len(votes)
    told = owners.index(storyteller) + 1
    voters = [seat for seat, slots in enumerate(votes) if slots]
    finders = [seat for seat in voters if told in votes[seat]]
    teller_award, finder_award, other_award = _basic(len(finders), len(voters), options)
    awards = [[other_award] for _ in range(edition.scorers(players))]
    for seat in finders:
        awards[edition.scorer(seat, players)] = [finder_award]
    awards[edition.scorer(storyteller, players)] = [teller_award]
    _add_bonus(awards, edition, options, told, owners, votes)
    if edition.most_votes(players) > 1:
        for seat in finders:
            if len(votes[seat]) == 1:
                awards[seat].append(_SINGLE_VOTE)
    return tuple(map(tuple, awards))


def _basic(finders: int, voters: int, options: Options) -> tuple[Award, Award, Award]:
    """Return what the storyteller, each finder and each other player get before any bonus."""
    if finders == voters:
        return _TOLD_TO_ALL, _ALL_FOUND, _ALL_FOUND
    if finders == 0:
        return _TOLD_TO_NONE, _NONE_FOUND, _NONE_FOUND
    if finders == 1 and options.lone_finder:
        return _TOLD_TO_ONE, _FOUND_ALONE, _MISSED
    return _TOLD, _FOUND, _MISSED


def _add_bonus(
    awards: list[list[Award]],
    edition: Edition,
    options: Options,
    told: int,
    owners: tuple[int, ...],
    votes: tuple[tuple[int, ...], ...],
) -> None:
    drawn = [0] * len(awards)
    for slots in votes:
        for slot in slots:
            if slot != told:
                drawn[edition.scorer(owners[slot - 1], len(votes))] += 1
    cap = options.bonus_cap
    for scorer, count in enumerate(drawn):
        if count:
            awards[scorer].append(Award("votes", count if cap is None else min(count, cap), count))


def _score_popularity(votes: tuple[tuple[int, ...], ...], veto: int | None) -> tuple[Awards, ...]:
    crowd = Counter(slots[0] for slots in votes)
    return tuple((_popularity(crowd[slots[0]], slots[0] == veto),) for slots in votes)


def _popularity(together: int, vetoed: bool) -> Award:
    if vetoed:
        return Award("vetoed", 0, together)
    if together == 1:
        return Award("alone", 0, 1)
    return Award("together", min(together, _PARTY_MOST), together)
