"""Five characters, each with a voice and a strength that can be counted."""

from collections import Counter
from itertools import combinations
from random import Random
from statistics import fmean

import pytest
from bench.bots.fairness import Question, benchmark_clues, found

from halfsaid.bots import CHARACTERS, BotSeat, ReadingBot
from halfsaid.rules import CastVotes, Clue, Game, GiveClue, HandIn, deal, play, view
from support.bots import painted, sentences
from support.games import all_hand_in, setup_for

# The first to run encodes every phrase of a language: ten seconds of a core, which may be shared.
pytestmark = pytest.mark.timeout(300)

ASKED = benchmark_clues()["en"]


def bot(name: str, number: int) -> ReadingBot:
    return ReadingBot(BotSeat(CHARACTERS[name], f"bot {number}"), sentences())


def asked(number: int) -> tuple[Game, dict[str, str], Question]:
    """A clue of the benchmark has been given at a table of five: the game, which painting each of its cards is, and
    the question. The storyteller's is the first of seat 0's hand."""
    question, game = ASKED[number], deal(setup_for("classic", 5, seed=str(number)))
    cards = sum(game.hands, ())
    others = Random(number).sample([card for card in painted() if card != question.card], len(cards) - 1)
    pictures = dict(zip(cards, (question.card, *others), strict=True))
    return play(game, GiveClue(0, Clue("text", question.clue), game.hands[0][0])), pictures, question


def told(name: str, hands: int) -> list[Question]:
    """What this character says of so many hands."""
    says = []
    for number in range(hands):
        game = deal(setup_for("classic", 5, seed=str(number)))
        pictures = dict(zip(game.hands[0], Random(number).sample(sorted(painted()), 6), strict=True))
        texts = {card: painted()[picture] for card, picture in pictures.items()}
        move = bot(name, number).choose(view(game, 0), texts, Random(number))
        assert isinstance(move, GiveClue)
        says.append(Question(str(move.clue.text), pictures[str(move.card)]))
    return says


def finds(name: str) -> float:
    """How often this character finds the picture that a clue of the benchmark was given for."""
    right = 0
    for number in range(len(ASKED)):
        game, pictures, question = asked(number)
        game = all_hand_in(game)
        texts = {card: painted()[pictures[card]] for card in game.board}
        move = bot(name, number).choose(view(game, 1), texts, Random(number))
        assert isinstance(move, CastVotes)
        right += pictures[game.board[move.slots[0] - 1]] == question.card
    return right / len(ASKED)


def misleads(name: str) -> float:
    """How good this character's decoys are: how often one would be taken for the picture that was meant."""
    decoys = []
    for number in range(len(ASKED)):
        game, pictures, question = asked(number)
        texts = {card: painted()[pictures[card]] for card in game.hands[1]}
        move = bot(name, number).choose(view(game, 1), texts, Random(number))
        assert isinstance(move, HandIn)
        decoys.append(Question(question.clue, pictures[move.cards[0]]))
    return fmean(found(sentences(), painted(), "en", decoys, 2))


def test_characters_differ_in_what_they_say() -> None:
    """The same hands, another temper: other clues."""
    said = {name: Counter(question.clue for question in told(name, 8)) for name in CHARACTERS}
    shared = [sum((said[one] & said[other]).values()) for one, other in combinations(said, 2)]
    assert fmean(shared) <= 3
    assert max(shared) < 7, "a hand has few good clues, so that two may often choose the same"


def test_bram_finds_the_most_and_wren_comes_second() -> None:
    best, second, *_ = sorted(CHARACTERS, key=finds, reverse=True)
    assert (best, second) == ("bram", "wren")


def test_pips_decoys_mislead_the_most_and_wrens_come_second() -> None:
    best, second, *_ = sorted(CHARACTERS, key=misleads, reverse=True)
    assert (best, second) == ("pip", "wren")


def test_aurelio_speaks_to_the_gallery_and_ottoline_to_the_few() -> None:
    aurelio, ottoline = (
        fmean(found(sentences(), painted(), "en", told(name, 60), 2)) for name in ("aurelio", "ottoline")
    )
    assert aurelio > ottoline + 0.05
