"""docs/decks.md is a promise: its examples are built, and its commands and limits are the real ones."""

import json
import re
from pathlib import Path

import click

from halfsaid.cli import app
from halfsaid.decks import enough_for, read_deck
from halfsaid.decks.sources import MOST_FILES, MOST_PICTURES, MOST_UNPACKED, Source
from halfsaid.decks.texts import Words
from halfsaid.pictures import LARGEST_FILE
from halfsaid.pictures.decoder import MEMORY, SECONDS
from halfsaid.pictures.prints import LEAST_SIDE, MOST_PIXELS, MOST_PIXELS_WHOLE

PAGE = (Path(__file__).parent.parent.parent / "docs" / "decks.md").read_text(encoding="utf-8")


def example(kind: str) -> str:
    (found,) = re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)
    return str(found)


def test_the_manifest_is_one(tmp_path: Path) -> None:
    book = json.loads(example("json"))
    for picture in (book["cover"], book["back"], *(card["picture"] for card in book["cards"])):
        for name in picture.values():
            (tmp_path / name).touch()
    (tmp_path / "deck.json").write_text(json.dumps(book))
    deck = read_deck(tmp_path)
    card = deck.cards["holiday/kite"]
    assert (card.credit, deck.manifest.credit, deck.title("fr")) == ("Ana Pop", "Léa Martin", "Vacances")
    assert set(book) == set(deck.manifest.__struct_fields__)
    assert set(book["cards"][0]) == set(card.__struct_fields__)


def test_the_words_are_read() -> None:
    texts = [
        Source("IMG_1.txt", lambda: example("text").encode()),
        Source("cards.csv", lambda: example("csv").encode()),
    ]
    words = Words(texts, "en")
    kite = words.of(Source("IMG_1.jpg", bytes), {})
    assert kite.description == {"en": "A kite over a field, and two people who hold its string."}
    assert kite.clues == {"en": ("Let go", "Who flies whom?")}
    tower = words.of(Source("IMG_2.jpg", bytes), {"": "what the file says"})
    assert tower.description == {"en": "A tower in the fog.", "ro": "Un turn în ceață."}
    assert tower.clues == {"en": ("Too high", "Who lives there?"), "fr": ("La tête dans les nuages",)}
    assert words.refused == []


def test_every_command_is_there() -> None:
    group = app.get_command(click.Context(app), "decks")
    assert isinstance(group, click.Group)
    told = set(re.findall(r"^\| `halfsaid decks ([a-z-]+)` \|", PAGE, re.MULTILINE))
    assert told == set(group.commands)


def test_the_limits_are_the_real_ones() -> None:
    for told in (
        f"| one file | {LARGEST_FILE // 1024**2} MB |",
        f"| one JPEG | {MOST_PIXELS // 10**6} megapixels |",
        f"| one picture of another kind | {MOST_PIXELS_WHOLE // 10**6} megapixels |",
        f"| each side | {LEAST_SIDE} pixels or more |",
        f"{MOST_PICTURES:,} pictures, {MOST_FILES:,} files looked at, {MOST_UNPACKED // 1024**3} GB unpacked",
        f"{SECONDS} seconds",
        f"{MEMORY // 1024**2} MiB",
    ):
        assert told in PAGE
    assert (enough_for(21), enough_for(42), enough_for(84)) == (3, 6, 12)
