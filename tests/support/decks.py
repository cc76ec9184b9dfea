"""A deck for tests: real files, no art."""

from pathlib import Path

import msgspec

from halfsaid.decks import FORMAT, Card, Deck, Manifest, Picture, read_deck

_LANGUAGES = ("en", "fr", "ro")


def plain_deck(folder: Path, name: str = "plain", size: int = 84) -> Deck:
    """A deck in this folder whose every picture is the same small file."""
    folder = folder / name
    folder.mkdir(parents=True)
    for ending in ("360.avif", "960.avif", "480.webp"):
        (folder / f"dot.{ending}").write_bytes(b"not really a picture")
    dot = Picture("dot.360.avif", "dot.960.avif", "dot.480.webp")
    cards = tuple(
        Card(f"c{number:02}", dot, dict.fromkeys(_LANGUAGES, f"card {number}")) for number in range(1, size + 1)
    )
    words = dict.fromkeys(_LANGUAGES, name)
    manifest = Manifest(FORMAT, name, words, words, "CC BY 4.0", dot, dot, cards)
    (folder / "deck.json").write_bytes(msgspec.json.encode(manifest))
    return read_deck(folder)
