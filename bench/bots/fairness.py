"""Do bots know each other? How often a bot finds what a bot told, and what the benchmark did, among six cards."""

from collections.abc import Iterator, Mapping, Sequence
from math import comb
from pathlib import Path
from random import Random

import msgspec
from msgspec import Struct

from halfsaid.bots import CHARACTERS, BotSeat, CardFacts, HeardClue, ReadingBot, Understanding, in_sight
from halfsaid.bots.memory import remember
from halfsaid.rules import GiveClue, Setup, deal, view

QUESTIONS = Path(__file__).with_name("questions.json")
FIRST_SIGHT = Path(__file__).with_name("first_sight.json")
_CARDS = 6


class Question(Struct, frozen=True):
    """A clue for a picture."""

    clue: str
    card: str


def benchmark_clues() -> dict[str, list[Question]]:
    return _read(QUESTIONS)


def first_sight_clues() -> dict[str, list[Question]]:
    """Return clues written after the benchmark, from the pictures alone, and never used to choose anything."""
    return _read(FIRST_SIGHT)


def _read(file: Path) -> dict[str, list[Question]]:
    return msgspec.json.decode(file.read_bytes(), type=dict[str, list[Question]])


def told_by_bots(
    understanding: Understanding, known: Mapping[str, CardFacts], language: str, count: int, players: int
) -> Iterator[Question]:
    """Yield the first clues of this many games, told by each character in turn."""
    for number in range(count):
        game = deal(Setup("odyssey", players, tuple(known), f"telling {number}", "salt"))
        seen = view(game, 0)
        character = list(CHARACTERS.values())[number % len(CHARACTERS)]
        bot = ReadingBot(BotSeat(character, f"teller {number}", language), understanding)
        move = bot.choose(seen, {card: known[card] for card in in_sight(seen)}, Random(number))
        assert isinstance(move, GiveClue)
        yield Question(str(move.clue.text), str(move.card))


def found(
    understanding: Understanding, known: Mapping[str, CardFacts], language: str, told: Sequence[Question], bots: int
) -> list[float]:
    """For each clue the chance that its card is thought the best of six, the five others drawn from the whole deck;
    the mean over so many bots, each with its own memory. A tie counts as lost."""
    clues = [HeardClue(question.clue, language) for question in told]
    chances = [0.0] * len(told)
    for bot in range(bots):
        memories = [remember(card, texts, f"listener {bot}") for card, texts in known.items()]
        for at, (question, row) in enumerate(zip(told, understanding.fits(clues, memories), strict=True)):
            fits = dict(zip(known, row, strict=True))
            worse = sum(fit < fits[question.card] for fit in row)
            chances[at] += comb(worse, _CARDS - 1) / comb(len(row) - 1, _CARDS - 1) / bots
    return chances
