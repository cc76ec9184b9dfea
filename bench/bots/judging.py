"""python -m bench.bots.judging FOLDER: what bots say at tables, for a reader to judge with the pictures at hand.

Writes `judge_en.md`, `judge_fr.md` and `judge_ro.md`, sixty clues each, as bots said them in whole games: with the
picture that was meant, in random order, and without who said it or where it came from.
"""

from collections.abc import Mapping, Sequence
from itertools import islice
from pathlib import Path
from random import Random

import click
from PIL import Image

from bench.bots.fairness import Question
from halfsaid.arena import Arena, named_bots
from halfsaid.bots import CHARACTERS, CardFacts, Understanding, facts_of
from halfsaid.bots.meaning import SentenceMeaning
from halfsaid.decks import Deck, finished_decks
from halfsaid.languages import BOT_LANGUAGES
from halfsaid.rules import Reveal

_GAMES, _CLUES = 12, 60
_WIDTH = 400  # of a picture, in pixels: about what a player sees on a phone


def said_in_games(
    understanding: Understanding, known: Mapping[str, CardFacts], language: str, seed: int
) -> list[Question]:
    """Return sixty clues, drawn from whole games of `classic` among the five characters."""
    arena = Arena(named_bots(list(CHARACTERS), understanding, language), "classic", len(CHARACTERS), known, seed)
    list(islice(arena.play(_GAMES), _GAMES))
    return Random(seed).sample([_question(turn) for turn in arena.turns], _CLUES)


def _question(turn: Reveal) -> Question:
    return Question(str(turn.clue.text), turn.board[turn.owners.index(turn.storyteller)])


@click.command
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option("--seed", type=int, default=60, show_default=True, help="The same seed gives the same sheets.")
def judging(folder: Path, seed: int) -> None:
    """Write sheets of bots' clues beside their pictures, to be judged by somebody who did not write them."""
    deck, understanding = finished_decks()["inkwell"], SentenceMeaning()
    known = {card.id: facts_of(card) for card in deck.manifest.cards}
    pictures = _pictures(deck, folder / "pictures")
    for language in BOT_LANGUAGES:
        sheet = folder / f"judge_{language}.md"
        sheet.write_text(_sheet(said_in_games(understanding, known, language, seed), pictures), encoding="utf-8")
        click.echo(sheet)


def _sheet(said: Sequence[Question], pictures: Mapping[str, Path]) -> str:
    heading = "Would a table believe that a witty native said this of that picture?\n\n"
    return heading + "".join(
        f"{number}. {question.clue} ({pictures[question.card]})\n" for number, question in enumerate(said, 1)
    )


def _pictures(deck: Deck, folder: Path) -> dict[str, Path]:
    folder.mkdir(parents=True, exist_ok=True)
    written = {}
    for number, card in enumerate(deck.manifest.cards, 1):
        written[card.id] = folder / f"{number:02}.png"  # the card's name would say what is meant
        with Image.open(deck.folder / card.picture.fallback) as picture:
            small = picture.convert("RGB")
            small.thumbnail((_WIDTH, _WIDTH * 2))
            small.save(written[card.id])
    return written


if __name__ == "__main__":
    judging()
