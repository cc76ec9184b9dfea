"""How well do bots understand pictures that came without words?

    halfsaid decks add-museum
    python -m bench.bots.without_words DATA/decks/museum

Which of six cards was meant: asked of Inkwell with the benchmark's clues, and of a photo deck with its cards' titles,
which no bot reads (people named the pictures so; whoever tells might). Each with the words that came with the cards,
and with what bots see by themselves. And what bots tell each other of pictures without words.
"""

import argparse
from collections.abc import Mapping, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

from msgspec.structs import replace

from bench.bots.fairness import Question, benchmark_clues, found, told_by_bots
from halfsaid.arena import SURE
from halfsaid.bots import CardFacts, Understanding, facts_of
from halfsaid.bots.meaning import SentenceMeaning
from halfsaid.decks import Deck, finished_decks, read_deck

_BOTS, _TELLINGS, _PLAYERS = 4, 100, 5


def titles(deck: Deck) -> list[Question]:
    """Each card's title, the beginning of its credit."""
    return [Question((card.credit or "").partition(",")[0], card.id) for card in deck.manifest.cards if card.credit]


def with_words(deck: Deck) -> dict[str, CardFacts]:
    return {card.id: facts_of(card) for card in deck.manifest.cards}


def without_words(deck: Deck) -> dict[str, CardFacts]:
    """Only the pictures, as decks that somebody photographed have them."""
    return {
        card.id: facts_of(replace(card, description={}, clues={}, motifs=(), mood=()), deck.file(card.picture.fallback))
        for card in deck.manifest.cards
    }


def _told(understanding: Understanding, known: Mapping[str, CardFacts], asked: Sequence[Question], what: str) -> str:
    chances = found(understanding, known, "en", asked, _BOTS)
    reach = SURE * stdev(chances) / sqrt(len(chances))
    return f"{what}: {fmean(chances):.1%} ± {reach:.1%} of {len(asked)}, chance 17%"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.bots.without_words", description=__doc__.partition("\n")[0])
    parser.add_argument("deck", type=Path, help="the folder of a deck with credits")
    understanding, inkwell = SentenceMeaning(), finished_decks()["inkwell"]
    deck = read_deck(parser.parse_args().deck)
    known = with_words(inkwell)
    clues = [asked for asked in benchmark_clues()["en"] if asked.card in known]
    print(_told(understanding, known, clues, "Inkwell with words, the benchmark's clues"))
    print(_told(understanding, without_words(inkwell), clues, "Inkwell without words, the same"))
    print(_told(understanding, with_words(deck), titles(deck), f"{deck.id} with words, its titles"))
    print(_told(understanding, without_words(deck), titles(deck), f"{deck.id} without words, the same"))
    for known, what in ((with_words(deck), "with"), (without_words(deck), "without")):
        told = list(told_by_bots(understanding, known, "en", _TELLINGS, _PLAYERS))
        print(_told(understanding, known, told, f"{deck.id} {what} words, told by bots"))


if __name__ == "__main__":
    main()
