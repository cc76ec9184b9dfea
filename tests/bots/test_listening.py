"""What others are likely to do with a clue."""

from random import Random

import pytest

from halfsaid.bots.listening import (
    ImaginedBoard,
    believed,
    blurred,
    found_by_some,
    imagine,
    one_or_two,
    popular,
    shares,
    votes_drawn,
)


def board(decoys: int = 4) -> ImaginedBoard:
    return imagine(decoys, Random(1)).scaled(3.6, 0.9)


def test_shares_are_chances() -> None:
    chances = shares([3.0, 5.0, 4.0])
    assert sum(chances) == pytest.approx(1)
    assert chances[1] == max(chances)


def test_neither_the_plain_nor_the_obscure_clue_is_found_by_some() -> None:
    obscure, half_said, plain = (found_by_some(fit, board())[0] for fit in (0.0, 5.2, 12.0))
    assert half_said > 0.6
    assert obscure < 0.2
    assert plain < 0.2


def test_who_handed_in_two_decoys_is_drawn_by_neither() -> None:
    """One of two listeners owns both strong decoys, so finds the card; the other is misled."""
    some, finders = found_by_some(5.0, ImaginedBoard(((9.0, 9.0, 0.0, 0.0),), (0.0,), each=2))
    assert some > 0.95
    assert finders == pytest.approx(0.5, abs=0.02)


def test_the_better_the_fit_the_more_find_it_and_the_more_votes_a_decoy_draws() -> None:
    finders = [found_by_some(fit, board())[1] for fit in (2.0, 4.0, 6.0, 8.0)]
    assert finders == sorted(finders)
    drawn = [votes_drawn(fit, board()) for fit in (2.0, 4.0, 6.0)]
    assert drawn == sorted(drawn)


def test_no_haze_no_blur() -> None:
    assert blurred([1.0, 2.0], 0.0, Random(1)) == [1.0, 2.0]
    assert blurred([1.0, 2.0], 1.0, Random(1)) != [1.0, 2.0]


def test_who_has_seen_few_cards_believes_in_the_usual() -> None:
    assert believed([], (3.0, 1.0)) == (3.0, 1.0)
    mean, _ = believed([6.0] * 30, (3.0, 1.0))
    assert mean > 5.5


@pytest.mark.parametrize(("chances", "votes"), [([0.5, 0.4, 0.1], 2), ([0.9, 0.05, 0.05], 1), ([1.0], 1)])
def test_a_second_vote_is_placed_when_it_is_worth_more_than_the_lone_ones_point(
    chances: list[float], votes: int
) -> None:
    assert one_or_two(chances) == votes


def test_in_party_the_favourite_is_worth_more_than_its_rival_under_the_veto() -> None:
    worth = popular([6.0, 5.8, 2.0, 2.0, 2.0, 2.0], players=6)
    assert worth[0] == max(worth)
    assert worth[2] < 1
