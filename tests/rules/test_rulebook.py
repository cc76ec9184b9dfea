"""The worked examples of the rulebooks, and each ruling where they are silent."""

from typing import Any

import pytest
from msgspec.structs import replace

from halfsaid.rules import (
    EDITIONS,
    BadSetup,
    CastVotes,
    Clue,
    ClueKind,
    Game,
    GiveClue,
    HandIn,
    IllegalMove,
    MendClue,
    Refusal,
    Setup,
    TakeBack,
    awaited,
    deal,
    edition_named,
    effective_options,
    legal,
    play,
    score,
    view,
)
from halfsaid.rules.legal import MayGiveClue, MayVote
from halfsaid.rules.scoring import explain, total
from support.games import COMBINATIONS, all_hand_in, clue, deck_of, setup_for, slot_of, vote_for


def points(
    name: str,
    storyteller: int,
    owners: list[int],
    votes: list[tuple[int, ...]],
    veto: int | None = None,
    **given: object,
) -> list[int]:
    edition = edition_named(name)
    options = effective_options(edition, len(votes), given)
    return [total(each) for each in score(edition, options, storyteller, tuple(owners), tuple(votes), veto)]


def laid_board(name: str, players: int, storyteller: int = 0, **given: Any) -> Game:
    return all_hand_in(clue(deal(setup_for(name, players, **given)), storyteller))


PINK, BLUE, GREEN, RED, VIOLET, YELLOW = range(6)
JULIEN, TOM, LEA, MATHILDE, NICOLAS = range(5)


def test_six_players_pink_tells() -> None:
    game = laid_board("classic", 6, PINK)
    game = vote_for(game, s1=PINK, s2=PINK, s3=VIOLET, s4=BLUE, s5=BLUE)
    assert game.scores == (3, 5, 3, 0, 1, 0)


@pytest.mark.parametrize(("lone_finder", "scores"), [(False, (3, 1, 5, 0, 0)), (True, (4, 1, 6, 0, 0))])
def test_five_players_julien_tells(lone_finder: bool, scores: tuple[int, ...]) -> None:
    game = laid_board("original", 5, JULIEN, lone_finder=lone_finder)
    game = vote_for(game, s2=JULIEN, s1=LEA, s3=LEA, s4=TOM)
    assert game.scores == scores
    assert game.storyteller == TOM


def test_lone_finder_pays_four_to_one_finder_only() -> None:
    two = vote_for(laid_board("original", 5, lone_finder=True), s1=0, s2=0, s3=1, s4=1)
    assert two.scores == (3, 5, 3, 0, 0)


def test_party_six_on_one_two_on_the_vetoed_one_alone() -> None:
    votes: list[tuple[int, ...]] = [*[(3,)] * 6, *[(2,)] * 2, (7,)]
    assert points("party", 0, list(range(9)), votes, veto=2) == [5] * 6 + [0] * 2 + [0]


@pytest.mark.parametrize("name", ["classic", "original", "odyssey"])
def test_all_found_and_none_found_pay_two_to_the_others(name: str) -> None:
    everyone = vote_for(laid_board(name, 4), s1=0, s2=0, s3=0)
    assert everyone.scores == (0, 2, 2, 2)
    nobody = vote_for(laid_board(name, 4), s1=2, s2=1, s3=1)
    assert nobody.scores == (0, 4, 3, 2)


def test_every_point_has_its_reason() -> None:
    game = vote_for(laid_board("classic", 6, PINK), s1=PINK, s2=PINK, s3=VIOLET, s4=BLUE, s5=BLUE)
    assert game.last is not None
    assert [[explain(award) for award in awards] for awards in game.last.reveal.awards] == [
        ["some found your card, but not all +3"],
        ["found the storyteller's card +3", "2 votes on your card +2"],
        ["found the storyteller's card +3"],
        ["did not find the storyteller's card 0"],
        ["did not find the storyteller's card 0", "one vote on your card +1"],
        ["did not find the storyteller's card 0"],
    ]


def test_three_players_hand_in_two_cards_and_draw_two() -> None:
    game = laid_board("classic", 3)
    assert len(game.board) == 5
    with pytest.raises(IllegalMove, match="of their own"):
        play(game, CastVotes(1, (slot_of(game, 1, nth=1),)))
    after = vote_for(game, s1=2, s2=0)
    assert [len(hand) for hand in after.hands] == [7, 7, 7]
    assert after.last is not None
    assert [len(cards) for cards in after.last.drawn] == [1, 2, 2]


def test_the_first_to_announce_tells_and_then_the_left_neighbour() -> None:
    game = deal(setup_for("classic", 5))
    assert game.storyteller is None
    assert all(isinstance(legal(game, seat)[0], MayGiveClue) for seat in range(5))
    game = clue(game, 4)
    with pytest.raises(IllegalMove):
        clue(game, 2)
    game = vote_for(all_hand_in(game), s0=4, s1=4, s2=4, s3=0)
    assert game.storyteller == 0
    with pytest.raises(IllegalMove, match="Somebody else gives the clue"):
        clue(game, 1)


def test_who_begins_may_be_left_to_chance() -> None:
    begins = {deal(setup_for("classic", 8, seed=str(seed), begins="random")).storyteller for seed in range(200)}
    assert begins == set(range(8))


@pytest.mark.parametrize(("name", "players"), COMBINATIONS)
def test_every_combination_deals_hands_and_lays_a_board_of_the_right_size(name: str, players: int) -> None:
    game = laid_board(name, players)
    hand = {"party": 5, "team": 4}.get(name, 7 if players == 3 else 6)
    assert {len(hand) for hand in deal(setup_for(name, players)).hands} == {hand}
    board = {"party": players, "team": players // 2 + 1}.get(name, 5 if players == 3 else players)
    assert len(game.board) == board
    voters = [seat for seat in range(players) if legal(game, seat)]
    assert len(voters) == {"party": players, "team": players // 2 - 1}.get(name, players - 1)


def test_r1_leftover_and_discards_become_one_new_pile() -> None:
    """Four players and 29 cards: one card is left when four are needed."""
    game = laid_board("classic", 4, deck_size=29)
    assert len(game.pile) == 5
    game = vote_for(game, s1=0, s2=0, s3=1)
    assert game.last is not None
    assert (game.last.reveal.reshuffled, len(game.pile), len(game.discard)) == (False, 1, 4)
    leftover = game.pile[0]
    game = vote_for(all_hand_in(clue(game, 1)), s0=1, s2=1, s3=0)
    assert game.last is not None
    assert (game.last.reveal.reshuffled, len(game.pile), game.discard) == (True, 5, ())
    assert leftover in {*game.pile, *(card for hand in game.hands for card in hand)}


def test_r2_a_single_vote_pays_even_when_everyone_found_the_card() -> None:
    votes: list[tuple[int, ...]] = [(), (1,), (1, 3), (1,), (1,), (1,), (1,)]
    assert points("odyssey", 0, list(range(7)), votes) == [0, 3, 3, 3, 3, 3, 3]
    assert points("odyssey", 0, list(range(7)), [(), (1,), (1, 4), (1,), (2,), (2,), (1,)])[2] == 3


def test_the_single_vote_bonus_lies_outside_the_limit_of_three() -> None:
    votes: list[tuple[int, ...]] = [(), (1,), (2,), (2,), (2,), (2,), (2,)]
    assert points("odyssey", 0, list(range(7)), votes) == [3, 3 + 3 + 1, 0, 0, 0, 0, 0]
    assert points("odyssey", 0, list(range(6)), votes[:6])[1] == 3 + 3


def test_r3_two_votes_never_lie_on_one_card_and_fewer_than_seven_have_one() -> None:
    seven = laid_board("odyssey", 7)
    slot, other = slot_of(seven, 0), slot_of(seven, 2)
    with pytest.raises(IllegalMove, match="second picture"):
        play(seven, CastVotes(1, (slot, slot)))
    assert play(seven, CastVotes(1, (slot, other))).votes[1] == (slot, other)
    with pytest.raises(IllegalMove, match="one vote"):
        play(laid_board("odyssey", 6), CastVotes(1, (1, 2)))


def test_r4_votes_on_the_tellers_partner_pay_and_on_the_tellers_own_card_do_not() -> None:
    game = laid_board("team", 8)
    voters = [seat for seat in range(8) if legal(game, seat)]
    assert voters == [5, 6, 7]
    game = vote_for(game, s5=0, s6=4, s7=4)
    assert game.scores == (3 + 2, 3, 0, 0)
    assert game.last is not None
    assert [award.reason for award in game.last.reveal.awards[0]] == ["told", "votes"]


def test_r5_nobody_votes_for_their_partners_card() -> None:
    game = laid_board("team", 6)
    with pytest.raises(IllegalMove, match="of their own"):
        play(game, CastVotes(4, (slot_of(game, 1),)))


def test_r6_all_and_none_are_counted_over_the_voters_there_are() -> None:
    assert vote_for(laid_board("team", 6), s4=0, s5=0).scores == (0, 2, 2)
    assert vote_for(laid_board("team", 6), s4=0, s5=1).scores == (3, 4, 0)
    assert vote_for(laid_board("team", 6), s4=2, s5=3).scores == (1, 2, 3)


def test_team_either_partner_hands_in_and_may_change_their_minds() -> None:
    game = clue(deal(setup_for("team", 6)), 0)
    game = play(game, HandIn(4, game.hands[4][:1]))
    with pytest.raises(IllegalMove, match="partner"):
        play(game, HandIn(1, game.hands[1][:1]))
    game = play(game, TakeBack(4))
    game = play(game, HandIn(1, game.hands[1][:1]))
    game = all_hand_in(game)
    assert [seat for seat in range(6) if legal(game, seat)] == [4, 5]


def test_r7_the_storyteller_may_veto_what_they_chose_and_scores_nothing() -> None:
    game = laid_board("party", 6)
    for seat in range(1, 6):
        game = play(game, CastVotes(seat, (1,)))
    game = play(game, CastVotes(0, (2,), veto=2))
    assert game.scores == (0, 5, 5, 5, 5, 5)
    assert points("party", 0, list(range(6)), [(1,), (1,), (2,), (2,), (2,), (3,)], veto=1) == [0, 0, 3, 3, 3, 0]


def test_party_votes_may_lie_on_ones_own_card_and_the_veto_is_the_storytellers() -> None:
    game = laid_board("party", 6)
    assert play(game, CastVotes(3, (slot_of(game, 3),))).votes[3]
    with pytest.raises(IllegalMove, match="no veto"):
        play(game, CastVotes(3, (1,), veto=2))
    with pytest.raises(IllegalMove, match="red veto"):
        play(game, CastVotes(0, (1,)))


def test_party_hands_move_one_seat_to_the_left_after_drawing() -> None:
    game = laid_board("party", 6)
    kept = [set(hand) for hand in game.hands]
    for seat in range(6):
        game = play(game, CastVotes(seat, (1,), veto=2 if seat == 0 else None))
    assert game.last is not None
    for seat in range(6):
        assert set(game.hands[(seat + 1) % 6]) == kept[seat] | set(game.last.drawn[seat])


def test_party_nobody_looks_before_the_first_clue_and_later_all_but_the_storyteller() -> None:
    game = deal(setup_for("party", 6))
    hands = [view(game, seat).mine for seat in range(6)]
    assert [(mine.hand, mine.face_down) for mine in hands if mine] == [((), True)] * 6
    game = laid_board("party", 6)
    for seat in range(6):
        game = play(game, CastVotes(seat, (1,), veto=2 if seat == 0 else None))
    mines = [mine for seat in range(6) if (mine := view(game, seat).mine)]
    assert [mine.seat for mine in mines if mine.face_down] == [1]


@pytest.mark.parametrize(("name", "turns"), [("party", 6), ("team", 6)])
@pytest.mark.parametrize("rounds", [1, 2])
def test_party_and_team_end_when_everyone_has_told(name: str, turns: int, rounds: int) -> None:
    game = deal(setup_for(name, 6, rounds=rounds))
    while game.winners is None:
        game = all_hand_in(clue(game, game.storyteller or 0))
        for seat in range(6):
            for choice in legal(game, seat):
                if game.phase == "vote" and isinstance(choice, MayVote):
                    game = play(game, CastVotes(seat, choice.slots[:1], veto=1 if choice.veto else None))
    assert game.turn == turns * rounds
    assert not any(game.last.drawn if game.last else [("drawn",)])


def test_r8_most_points_win_and_ties_share() -> None:
    game = vote_for(laid_board("classic", 4, target=2), s1=0, s2=0, s3=0)
    assert (game.phase, game.winners, game.scores) == ("over", (1, 2, 3), (0, 2, 2, 2))
    game = vote_for(laid_board("classic", 4, target=3), s1=0, s2=0, s3=1)
    assert game.winners == (1,)
    with pytest.raises(IllegalMove):
        clue(game, 1)


@pytest.mark.parametrize("name", ["classic", "original", "odyssey"])
@pytest.mark.parametrize("first", [0, 2])
def test_r11_a_finished_round_lets_everyone_tell_equally_often(name: str, first: int) -> None:
    game = deal(setup_for(name, 4, target=3, finish_round=True))
    told = []
    while game.winners is None:
        told.append(first if game.storyteller is None else game.storyteller)
        game = all_hand_in(clue(game, told[-1]))
        for seat in range(4):
            if game.phase == "vote" and seat != told[-1]:
                finder = seat == (told[-1] + 1) % 4
                game = vote_for(game, **{f"s{seat}": told[-1] if finder else (told[-1] + 1) % 4})
    assert [told.count(seat) for seat in range(4)] == [1, 1, 1, 1], "the target was reached in the first turn"
    assert max(game.scores) > 3


def test_r11_without_it_the_game_ends_with_the_turn_that_reaches_the_target() -> None:
    assert vote_for(laid_board("classic", 4, target=3), s1=0, s2=0, s3=1).phase == "over"
    on = vote_for(laid_board("classic", 4, target=3, finish_round=True), s1=0, s2=0, s3=1)
    assert (on.phase, on.winners) == ("clue", None)


@pytest.mark.parametrize(("name", "players"), COMBINATIONS)
def test_r9_the_smallest_deck_does_and_one_card_less_is_refused_by_its_number(name: str, players: int) -> None:
    smallest = EDITIONS[edition_named(name).name].smallest_deck(players)
    assert deal(Setup(edition_named(name).name, players, deck_of(smallest), "seed", "salt")).turn == 1
    with pytest.raises(BadSetup, match=f"at least {smallest} cards"):
        deal(Setup(edition_named(name).name, players, deck_of(smallest - 1), "seed", "salt"))


def test_a_card_is_in_the_deck_once() -> None:
    with pytest.raises(BadSetup, match="more than once"):
        deal(Setup("classic", 4, (*deck_of(84), "c01"), "seed", "salt"))


def test_r11_target_and_limit_are_options() -> None:
    assert effective_options(edition_named("classic"), 4, {"target": 10, "bonus_cap": 1}).target == 10
    assert points("classic", 0, [0, 1, 2, 3], [(), (1,), (2,), (2,)], bonus_cap=1) == [3, 4, 0, 0]
    assert points("odyssey", 0, [0, 1, 2, 3, 4, 5], [(), (1,), (2,), (2,), (2,), (2,)], bonus_cap=None)[1] == 7


@pytest.mark.parametrize(
    ("name", "options", "kind", "taken"),
    [
        ("classic", {}, "video", True),
        ("odyssey", {}, "audio", True),
        ("party", {}, "video", True),
        ("team", {}, "audio", True),
        ("original", {}, "audio", True),
        ("original", {}, "video", False),
        ("original", {}, "aloud", True),
        ("original", {"mime_or_song": True}, "video", True),
    ],
)
def test_r12_which_clues_an_edition_takes(name: str, options: dict[str, Any], kind: ClueKind, taken: bool) -> None:
    game = deal(setup_for(name, 6, **options))
    card = None if name == "party" else game.hands[0][0]
    move = GiveClue(0, Clue(kind), card)
    if taken:
        assert play(game, move).clue == Clue(kind)
    else:
        with pytest.raises(IllegalMove, match=f"no {kind} clues"):
            play(game, move)


def test_r13_second_thoughts_until_the_last_one_is_in() -> None:
    game = clue(deal(setup_for("classic", 4)), 0)
    before = set(game.hands[1])
    game = play(game, HandIn(1, game.hands[1][:1]))
    with pytest.raises(IllegalMove, match="take it back first"):
        play(game, HandIn(1, game.hands[1][:1]))
    game = play(game, TakeBack(1))
    assert set(game.hands[1]) == before
    game = all_hand_in(game)
    with pytest.raises(IllegalMove, match="nothing on the table"):
        play(game, TakeBack(1))
    game = vote_for(game, s1=0, s2=1)
    taken_back = play(game, TakeBack(2))
    assert (taken_back.votes[2], awaited(taken_back)) == ((), (2, 3))
    assert vote_for(taken_back, s3=0).phase == "vote"
    game = vote_for(game, s1=2)
    assert (game.phase, game.votes[1]) == ("vote", (slot_of(game, 2),))
    assert vote_for(game, s3=0).phase == "clue"


def test_r13_the_veto_goes_with_the_vote_that_is_taken_back() -> None:
    party = laid_board("party", 6, storyteller=2)
    voted = play(play(party, CastVotes(2, (1,), 3)), CastVotes(0, (1,)))
    assert (play(voted, TakeBack(2)).veto, play(voted, TakeBack(0)).veto) == (None, 3)


@pytest.mark.parametrize(
    ("name", "players"), [("classic", 3), ("classic", 4), ("odyssey", 8), ("party", 6), ("team", 6)]
)
def test_r13_a_written_clue_is_mended_until_the_first_other_card_is_in(name: str, players: int) -> None:
    game = clue(deal(setup_for(name, players)), 0, "alsmot home")
    mended = play(play(game, MendClue(0, "almots home")), MendClue(0, "almost home"))
    assert mended == replace(game, clue=Clue("text", "almost home"))
    with pytest.raises(IllegalMove, match="Somebody else gives the clue"):
        play(game, MendClue(1, "mine"))
    with pytest.raises(IllegalMove, match="at least one word"):
        play(game, MendClue(0, "  "))
    if name == "party":
        own = play(mended, HandIn(0, mended.hands[0][:1]))
        assert play(own, MendClue(0, "home")).clue == Clue("text", "home"), "the storyteller's own card is no answer"
    answered = play(mended, HandIn(1, mended.hands[1][: mended.edition.hand_in_count(players)]))
    with pytest.raises(IllegalMove, match="until the first card is in"):
        play(answered, MendClue(0, "home"))
    assert play(play(answered, TakeBack(1)), MendClue(0, "home")).clue == Clue("text", "home")


@pytest.mark.parametrize("kind", ["aloud", "audio", "video"])
def test_r13_what_was_not_written_cannot_be_mended(kind: ClueKind) -> None:
    game = deal(setup_for("classic", 4))
    with pytest.raises(IllegalMove, match="Only a written clue"):
        play(play(game, GiveClue(0, Clue(kind), game.hands[0][0])), MendClue(0, "home"))


def test_refusals_say_what_is_the_matter() -> None:
    told = clue(deal(setup_for("classic", 3)), 0)
    for game, move, sentence in (
        (told, HandIn(0, told.hands[0][:2]), "lies there with the clue"),
        (told, HandIn(1, told.hands[1][:1] * 2), "two different cards"),
        (vote_for(laid_board("classic", 4, target=1), s1=0, s2=0, s3=1), CastVotes(1, (1,)), "The game is over"),
        (partnered := laid_board("team", 6), CastVotes(4, (slot_of(partnered, 1),)), "their own team"),
    ):
        with pytest.raises(IllegalMove, match=sentence):
            play(game, move)


def test_the_storytellers_own_card_stays_with_the_clue() -> None:
    with pytest.raises(IllegalMove):
        play(clue(deal(setup_for("classic", 4)), 0), TakeBack(0))
    party = clue(deal(setup_for("party", 6)), 0)
    party = play(party, HandIn(0, party.hands[0][:1]))
    assert play(party, TakeBack(0)).handed_in[0] == ()


@pytest.mark.parametrize(
    ("name", "given", "names"),
    [
        ("party", {"bonus_cap": 3}, "bonus_cap"),
        ("classic", {"house_rule": 1}, "house_rule"),
        ("classic", {"rounds": 2}, "rounds"),
        ("team", {"target": 20}, "target"),
        ("classic", {"lone_finder": True}, "lone_finder"),
        ("odyssey", {"mime_or_song": True}, "mime_or_song"),
        ("classic", {"target": 0}, "target"),
        ("classic", {"target": True}, "target"),
        ("classic", {"target": 1001}, "target"),
        ("party", {"rounds": True}, "rounds"),
        ("party", {"bonus_cap": None}, "bonus_cap"),
        ("classic", {"target": None}, "target"),
        ("original", {"lone_finder": 1}, "lone_finder"),
        ("classic", {"begins": "host"}, "begins"),
        ("team", {"bonus_cap": -1}, "bonus_cap"),
        ("party", {"finish_round": True}, "finish_round"),
        ("team", {"finish_round": False}, "finish_round"),
        ("classic", {"finish_round": 1}, "finish_round"),
    ],
)
def test_r15_what_an_edition_does_not_take_is_refused_by_name(name: str, given: dict[str, object], names: str) -> None:
    with pytest.raises(BadSetup, match=names):
        effective_options(edition_named(name), 6, given)


def test_r14_the_storytellers_card_is_on_a_teams_board() -> None:
    game = laid_board("team", 10, storyteller=7)
    assert len(game.board) == 6
    assert game.handed_in[7][0] in game.board
    assert game.handed_in[2][0] in game.board


def test_r17_lone_finder_is_on_with_three_unless_turned_off() -> None:
    original = edition_named("original")
    assert effective_options(original, 3).lone_finder
    assert not effective_options(original, 3, {"lone_finder": False}).lone_finder
    assert not effective_options(original, 4).lone_finder


BLANK = ["", "   ", "\u200b", "\u2003\u200d", "\u3164", "\u2800", "\ufe0f", "\u0301"]
NOT_ONE_LINE = ["line\nbreak", "line\u2028break", "bell\x07", "turned \u202eround", "\ud800"]


@pytest.mark.parametrize("text", [*BLANK, *NOT_ONE_LINE, "x" * 201])
def test_a_clue_is_one_line_with_something_in_it(text: str) -> None:
    with pytest.raises(IllegalMove):
        clue(deal(setup_for("classic", 4)), 0, text)


@pytest.mark.parametrize("text", ["a", "x" * 200, "împărăție", "नमस्ते", "👩‍👩‍👧 …", "沈黙は金", "«chut»"])
def test_a_clue_may_be_in_any_script(text: str) -> None:
    assert clue(deal(setup_for("classic", 4)), 0, text).clue == Clue("text", text)


def test_a_setup_is_checked_as_a_whole() -> None:
    setup = setup_for("classic", 4)
    for wrong in (
        replace(setup, rules_version=2),
        replace(setup, options=effective_options(edition_named("party"), 6)),
        replace(setup, seed="lone \ud800"),
        replace(setup, deck=("", *setup.deck[1:])),
    ):
        with pytest.raises(BadSetup):
            deal(wrong)


def test_there_is_no_view_from_a_seat_that_is_not_there() -> None:
    game = deal(setup_for("classic", 4))
    for seat in (-1, 4):
        with pytest.raises(Refusal):
            view(game, seat)


def test_refusals_have_a_stable_code_and_tell_no_secret() -> None:
    game = laid_board("classic", 4)
    with pytest.raises(Refusal) as refusal:
        play(game, CastVotes(1, (slot_of(game, 1),)))
    assert refusal.value.code == "own_card"
    for hidden in (game.setup.seed, *deck_of()):
        assert hidden not in str(refusal.value)
    assert all(card not in f"{game!r}{game.setup!r}{game.last!r}" for card in deck_of())
    assert "seed" not in repr(game.setup)
