"""Records: what is written verifies, what is tampered with is named."""

import json
import re
from collections.abc import Callable
from contextlib import suppress
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from halfsaid.records import Fault, Record, RecordClue, read, record, verify, write
from halfsaid.replays import moments_of
from halfsaid.rules import Clue, Game, GiveClue, Setup, deal, edition_named, play
from halfsaid.simulation import RandomPlayers, random_game, random_records, seat_lines
from support.games import COMBINATIONS, setup_for, setups

Raw = dict[str, Any]


def record_of(setup: Setup, seed: int = 1, states: int | None = None) -> Record:
    games = list(random_game(setup, Random(seed)))[:states]
    return record(games, seat_lines(edition_named(setup.edition), setup.players))


def raw(name: str, players: int, seeded: bool = True, deck_size: int = 84, **given: Any) -> Raw:
    game: Raw = json.loads(write(record_of(setup_for(name, players, deck_size=deck_size, **given))))
    if not seeded:
        del game["seed"]
    return game


def fault_of(game: Raw) -> str:
    with pytest.raises(Fault) as fault:
        verify(read(json.dumps(game).encode()))
    return str(fault.value)


@pytest.mark.parametrize(("name", "players"), COMBINATIONS)
def test_every_combination_verifies(name: str, players: int) -> None:
    for game in random_records(name, players, games=5, seed=3):
        assert read(write(game)) == game
        verify(game)


@settings(max_examples=100)
@given(setups(), st.integers(0, 1000), st.integers(1, 60))
def test_a_running_game_verifies_at_any_moment_and_shows_no_seed(setup: Setup, seed: int, states: int) -> None:
    game = record_of(setup, seed, states)
    verify(read(write(game)))
    assert (game.seed is None) == (game.winners is None)


def test_a_running_game_in_which_nobody_has_drawn_yet_verifies() -> None:
    game = raw("classic", 4, seeded=False)
    game["turns"], game["winners"] = game["turns"][:2], None
    turn = game["turns"][-1]
    turn["pile"] += sum(map(len, turn["drawn"]))
    turn["drawn"] = [[], [], [], []]
    verify(read(json.dumps(game).encode()))


def test_the_shape_is_the_one_documented() -> None:
    game = raw("team", 6)
    assert list(game) == ["format", "edition", "options", "deck", "seats", "deal", "turns", "winners", "seed"]
    assert list(game["options"]) == ["target", "rounds", "bonus_cap", "lone_finder", "mime_or_song"]
    assert list(game["turns"][0]) == [
        "storyteller", "clue", "handed_in", "board", "votes", "veto",
        "points", "scores", "reshuffled", "pile", "drawn",
    ]  # fmt: skip
    assert game["options"] == {"target": None, "rounds": 1, "bonus_cap": 3, "lone_finder": False, "mime_or_song": False}
    assert [seat["team"] for seat in game["seats"]] == [0, 1, 2, 0, 1, 2]


@pytest.mark.parametrize(("name", "players"), [("classic", 3), ("classic", 8), ("original", 6), ("odyssey", 12)])
def test_a_finished_round_is_told_and_checked(name: str, players: int) -> None:
    for seed in range(5):
        game = raw(name, players, seed=str(seed), target=4, finish_round=True)
        assert game["options"]["finish_round"] is True
        assert len(game["turns"]) % players == 0
        verify(read(json.dumps(game).encode()))
        del game["options"]["finish_round"]  # absent: false
        if max(game["turns"][-2]["scores"]) >= 4:
            assert "cards were drawn after the last turn" in fault_of(game)


def test_a_voice_recorded_in_original_was_said_aloud() -> None:
    """Original's clues are said or written: so says a record, which holds no recording."""
    setup = setup_for("original", 4)
    game = deal(setup)
    told = play(game, GiveClue(0, Clue("audio", recording="voice"), game.hands[0][0]))
    states = [game, told]
    while states[-1].last is None:
        states.append(play(states[-1], RandomPlayers(Random(1)).next_move(states[-1])))
    kept = record(states, seat_lines(edition_named("original"), 4))
    assert kept.turns[0].clue == RecordClue("aloud")
    verify(kept)
    heard = next(moment for moment in moments_of(kept, ["voice"]) if moment.what == "told")
    assert heard.public.clue == Clue("audio", recording="voice")
    changed = json.loads(write(kept))
    changed["turns"][0]["clue"]["kind"] = "audio"
    assert "no audio clues" in fault_of(changed)


def test_a_round_that_is_not_finished_is_named() -> None:
    game = raw("classic", 4, seeded=False, target=3, finish_round=False)
    assert "finish_round" not in game["options"]
    assert len(game["turns"]) % 4
    game["options"]["finish_round"] = True
    assert "draws 0 cards, not 1" in fault_of(game), "the game goes on, so everyone draws"


def set_turn(index: int, key: str, value: object) -> Callable[[Raw], None]:
    def tamper(game: Raw) -> None:
        game["turns"][index][key] = value

    return tamper


def wrong_point(game: Raw) -> None:
    game["turns"][1]["points"][2] += 1


def wrong_score(game: Raw) -> None:
    game["turns"][1]["scores"][0] += 1


def foreign_card(game: Raw) -> None:
    card = game["turns"][0]["board"][0]
    game["turns"][0] = json.loads(json.dumps(game["turns"][0]).replace(f'"{card}"', '"joker"'))


def somebody_elses_card(game: Raw) -> None:
    entries = game["turns"][0]["handed_in"]
    entries[0]["cards"], entries[1]["cards"] = entries[1]["cards"], entries[0]["cards"]


def skipped_storyteller(game: Raw) -> None:
    game["turns"][1]["storyteller"] = (game["turns"][1]["storyteller"] + 1) % 4


def own_vote(game: Raw) -> None:
    turn = game["turns"][0]
    seat = turn["votes"][0]["seat"]
    card = next(entry["cards"][0] for entry in turn["handed_in"] if entry["seat"] == seat)
    turn["votes"][0]["slots"] = [turn["board"].index(card) + 1]


def early_reshuffle(game: Raw) -> None:
    game["turns"][0]["reshuffled"] = True


def lost_card(game: Raw) -> None:
    game["turns"][0]["pile"] -= 1


def draw_too_few(game: Raw) -> None:
    game["turns"][0]["drawn"][1] = []


def draw_twice_the_same(game: Raw) -> None:
    game["turns"][1]["drawn"][0] = game["turns"][0]["drawn"][0]


def wrong_winners(game: Raw) -> None:
    game["winners"] = [seat for seat in range(4) if seat not in game["winners"]]


def missing_vote(game: Raw) -> None:
    game["turns"][0]["votes"].pop()


def storyteller_votes(game: Raw) -> None:
    turn = game["turns"][0]
    turn["votes"].append({"seat": turn["storyteller"], "slots": [1]})


def two_votes(game: Raw) -> None:
    game["turns"][0]["votes"][0]["slots"] = [1, 2]


def vote_off_the_board(game: Raw) -> None:
    game["turns"][0]["votes"][0]["slots"] = [9]


def storyteller_named_second(game: Raw) -> None:
    game["turns"][0]["handed_in"].reverse()


def board_with_a_card_missing(game: Raw) -> None:
    game["turns"][0]["board"].pop()


def dealt_the_same_card(game: Raw) -> None:
    game["deal"][0][0] = game["deal"][1][0]


def short_deal(game: Raw) -> None:
    game["deal"][0].pop()


def one_turn_too_many(game: Raw) -> None:
    game["turns"].append(deepcopy(game["turns"][-1]))


def a_turn_cut_off(game: Raw) -> None:
    game["turns"].pop()


def still_running(game: Raw) -> None:
    game["winners"] = None
    game.pop("seed", None)


def drew_after_the_end(game: Raw) -> None:
    game["turns"][-1]["drawn"][0] = ["c01"]


def same_colour(game: Raw) -> None:
    game["seats"][0]["colour"] = game["seats"][1]["colour"]


def team_where_there_is_none(game: Raw) -> None:
    game["seats"][0]["team"] = 0


def set_option(name: str, value: object) -> Callable[[Raw], None]:
    def tamper(game: Raw) -> None:
        game["options"][name] = value

    return tamper


def set_key(name: str, value: object) -> Callable[[Raw], None]:
    def tamper(game: Raw) -> None:
        game[name] = value

    return tamper


def drop(name: str) -> Callable[[Raw], None]:
    def tamper(game: Raw) -> None:
        del game[name]

    return tamper


@pytest.mark.parametrize(
    ("tamper", "says"),
    [
        (wrong_point, "turn 2: the points are"),
        (wrong_score, "turn 2: the scores are"),
        (foreign_card, "turn 1: seat .* the card 'joker', which is not in the deck"),
        (somebody_elses_card, "turn 1: seat .* which lies elsewhere"),
        (skipped_storyteller, "turn 2: seat . tells, but it is the turn of seat"),
        (own_vote, "turn 1: seat . votes for a card of its own"),
        (early_reshuffle, "turn 1: the pile was renewed, but held 60 cards"),
        (lost_card, "turn 1: the pile holds 56 cards, not 55"),
        (draw_too_few, "turn 1: seat 1 draws 0 cards, not 1"),
        (draw_twice_the_same, "turn 2: seat 0 draws the card .*, which lies elsewhere"),
        (wrong_winners, "the winners are"),
        (missing_vote, "turn 1: seat . does not vote"),
        (storyteller_votes, "turn 1: seat . votes"),
        (two_votes, "turn 1: seat . places 2 votes; one is allowed"),
        (vote_off_the_board, "turn 1: seat . votes for picture 9, but there are 4"),
        (storyteller_named_second, "turn 1: the storyteller's card is not named first"),
        (board_with_a_card_missing, "turn 1: the board is not the cards that were handed in"),
        (dealt_the_same_card, "seat 1 was dealt the card .*, which lies elsewhere"),
        (short_deal, "seat 0 was dealt 5 cards, not 6"),
        (one_turn_too_many, "the game was over before this turn"),
        (a_turn_cut_off, "the game names winners, but is not over"),
        (still_running, "the game is over, but names no winners"),
        (drew_after_the_end, "cards were drawn after the last turn"),
        (same_colour, "the same colour"),
        (team_where_there_is_none, "seat 0 names a team"),
        (set_turn(0, "veto", 1), "turn 1: classic has no veto"),
        (set_turn(0, "clue", {"kind": "text", "text": " "}), "turn 1: a clue needs"),
        (set_turn(0, "clue", {"kind": "smell"}), "turn 1: invalid enum value 'smell'"),
        (set_turn(0, "clue", {"kind": "audio", "recording": "x"}), "turn 1: .*unknown field `recording`"),
        (set_turn(0, "points", [1, 2, "3", 4]), "turn 1: expected `int`, got `str` .at points"),
        (set_turn(0, "storyteller", 4), "turn 1: there is no seat 4"),
        (set_turn(0, "handed_in", []), "turn 1: seat 0 hands in nothing"),
        (set_turn(0, "mood", "gay"), "turn 1: .*unknown field `mood`"),
        (set_turn(0, "drawn", []), "turn 1: the draws are 0 lists"),
        (set_turn(0, "clue", {"kind": "text", "text": "x", "mood": "gay"}), "turn 1: .*unknown field `mood`"),
        (set_turn(1, "drawn", [[], [], [], []]), "turn 2: seat 0 draws 0 cards, not 1"),
        (set_turn(-1, "reshuffled", True), "renewed although nobody drew"),
        (set_turn(-1, "pile", 3), "the pile holds"),
        (set_key("seats", [{"name": "x", "colour": "\u200b", "team": None}] * 4), "seat 0 has no proper colour"),
        (set_key("seats", [{"name": " ", "colour": "rose", "team": None}] * 4), "seat 0 has no proper name"),
        (set_key("a - at `$.turns[" + "9" * 5000 + "]`", 1), "unknown field"),
        (set_option("bonus_cap", -1), "bonus_cap"),
        (set_option("lone_finder", True), "classic takes no option 'lone_finder'"),
        (set_option("house_rule", 1), "unknown field `house_rule`"),
        (set_option("target", None), "target"),
        (set_option("rounds", 3), "classic takes no option 'rounds'"),
        (set_option("finish_round", 1), "expected `bool`, got `int`"),
        (set_key("edition", "chess"), "no edition 'chess'"),
        (set_key("format", "halfsaid-record/9"), "format is 'halfsaid-record/9'"),
        (set_key("deck", ["c01", "c02"]), "at least 28 cards"),
        (set_key("seats", []), "classic is for 3 to 8 players, not 0"),
        (set_key("winners", [0, 0]), "the winners are"),
        (set_key("turns", {}), "expected `array`, got `object` .at turns"),
        (set_key("seed", 7), "expected `str | null`, got `int`"),
        (drop("deal"), "missing required field `deal`"),
        (drop("winners"), "missing required field `winners`"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("seeded", [False, True])
def test_tampering_is_named(tamper: Callable[[Raw], None], says: str, seeded: bool) -> None:
    game = raw("classic", 4, seeded=seeded)
    verify(read(json.dumps(game).encode()))
    tamper(game)
    assert re.search(says, fault_of(game))


def test_a_key_that_stands_twice_is_a_fault() -> None:
    line = write(record_of(setup_for("classic", 4)))
    with pytest.raises(Fault, match="stands twice"):
        read(line.replace(b'"winners":', b'"winners":[0,1,2,3],"winners":'))


def test_a_reshuffle_left_out_is_named() -> None:
    game = raw("classic", 4, seeded=False, deck_size=28)
    number = next(index for index, turn in enumerate(game["turns"]) if turn["reshuffled"])
    game["turns"][number]["reshuffled"] = False
    assert "the pile was not renewed" in fault_of(game)


def test_party_and_team_faults_are_named() -> None:
    party = raw("party", 6)
    party["turns"][0]["veto"] = None
    assert "veto is missing" in fault_of(party)
    party = raw("party", 6)
    party["options"]["bonus_cap"] = 3
    assert "party takes no option 'bonus_cap'" in fault_of(party)
    team = raw("team", 6)
    told = team["turns"][0]["storyteller"]
    team["turns"][0]["handed_in"] = [line for line in team["turns"][0]["handed_in"] if line["seat"] % 3 == told % 3]
    assert "hand in nothing; one of them should" in fault_of(team)
    team = raw("team", 6)
    team["seats"][0]["colour"] = "soot"
    assert "do not share one colour" in fault_of(team)
    team = raw("team", 6)
    turn = team["turns"][0]
    voter = turn["votes"][0]
    partners_card = next(line["cards"][0] for line in turn["handed_in"] if line["seat"] % 3 == voter["seat"] % 3)
    voter["slots"] = [turn["board"].index(partners_card) + 1]
    assert "votes for a card of its own team" in fault_of(team)
    party = raw("party", 6)
    party["turns"][0]["veto"] = 7
    assert "the veto lies on picture 7, but there are 6" in fault_of(party)
    party = raw("party", 6)
    party["turns"][0]["votes"].append(party["turns"][0]["votes"][0])
    assert "votes twice" in fault_of(party)
    long_table = raw("odyssey", 8)
    long_table["turns"][0]["votes"][0]["slots"] *= 2
    assert re.search("two votes on one picture|places 4 votes", fault_of(long_table))
    team = raw("team", 6)
    team["seats"][0]["team"] = 1
    assert "seat 0 plays for team 0" in fault_of(team)


def test_passing_hands_is_checked() -> None:
    """A card drawn by one seat in `party` is in the left neighbour's hand next turn, nobody else's."""
    game = raw("party", 6, seeded=False)
    drawn = game["turns"][0]["drawn"]
    drawn.insert(0, drawn.pop())
    assert re.search("seat . hands in the card .*, which lies elsewhere", fault_of(game))


def test_with_its_seed_a_record_shows_every_shuffle() -> None:
    for tamper, label in ((_swap_hands, "deal"), (_swap_board, "board 1"), (_swap_draws, "deal")):
        game = raw("classic", 4)
        tamper(game)
        assert f"shuffle '{label}'" in fault_of(game)
    renewed = raw("classic", 4, deck_size=28)
    number = next(index for index, turn in enumerate(renewed["turns"]) if turn["reshuffled"])
    drawn = renewed["turns"][number]["drawn"]
    drawn[0], drawn[1] = drawn[1], drawn[0]
    assert f"shuffle 'pile {number + 1}'" in fault_of(renewed)
    running = raw("classic", 4)
    running["turns"], running["winners"] = running["turns"][:1], None
    assert "must not show its seed" in fault_of(running)


def _swap_hands(game: Raw) -> None:
    game["deal"][0].reverse()


def _swap_draws(game: Raw) -> None:
    drawn = game["turns"][-2]["drawn"]
    drawn[2], drawn[3] = drawn[3], drawn[2]


def _swap_board(game: Raw) -> None:
    turn = game["turns"][0]
    turn["board"].reverse()
    for vote in turn["votes"]:
        vote["slots"] = [5 - slot for slot in vote["slots"]]


@pytest.mark.parametrize(
    "line", [b"", b"{", b"[]", b"nonsense", b"\xff\xfe", b"[" * 100_000, b'{"format": 1}', b"null"]
)
def test_what_is_not_a_record_is_said_so(line: bytes) -> None:
    with pytest.raises(Fault):
        read(line)


@settings(max_examples=150)
@given(st.integers(0, 20_000), st.binary(min_size=1, max_size=3))
def test_damaged_bytes_never_raise_anything_but_a_fault(at: int, damage: bytes) -> None:
    line = bytearray(write(record_of(setup_for("classic", 4, target=5))))
    start = at % len(line)
    line[start : start + len(damage)] = damage
    for damaged in (bytes(line), bytes(line[:start])):
        with suppress(Fault):
            verify(read(damaged))


def test_a_record_needs_no_last_turn() -> None:
    setup = setup_for("classic", 4)
    states: list[Game] = [deal(setup)]
    assert record(states, seat_lines(edition_named("classic"), 4)).turns == ()
