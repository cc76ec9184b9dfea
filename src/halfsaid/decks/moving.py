"""A deck exported as one zip for another server, and a deck checked for faults."""

import re
import zipfile
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

from halfsaid.decks import MANIFEST, Deck, enough_for
from halfsaid.files import whole_file
from halfsaid.pictures import BadPicture, Darkroom, Inspected

_HASHED = re.compile(r"\.([0-9a-f]{12})\.\w+")
_LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the same deck gives the same zip
_SHOWN = ("AVIF", "WEBP", "JPEG", "PNG")


def export_deck(deck: Deck, to: Path) -> None:
    """Write this deck to a zip that another server's `halfsaid decks add` accepts."""
    with whole_file(to) as file, zipfile.ZipFile(file, "w") as archive:
        for name in (MANIFEST, *deck.files()):
            entry = zipfile.ZipInfo(f"{deck.id}/{name}", _LONG_AGO)
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, (deck.folder / name).read_bytes())


def check_deck(deck: Deck, darkroom: Darkroom) -> list[str]:
    """Return a sentence for every fault of this deck."""
    files = darkroom.over(lambda name: _inspected(deck.folder / name, darkroom), deck.files())
    found = {name: sentence for name, sentence in files if sentence}
    return [*(f"{name}: {found[name]}" for name in sorted(found)), *_about_cards(deck)]


def _inspected(path: Path, darkroom: Darkroom) -> str:
    content = path.read_bytes()
    try:
        found = darkroom.inspect(content)
    except BadPicture as bad:
        return bad.problem.sentence
    return " ".join(_about_file(path.name, content, found))


def _about_file(name: str, content: bytes, found: Inspected) -> Iterator[str]:
    if found.kind not in _SHOWN:
        yield f"Browsers may not show {found.kind}."
    if found.tells:
        yield "It carries metadata to every player, such as where a photo was taken."
    hashed = _HASHED.search(name)
    if hashed is None or hashed[1] != blake2b(content, digest_size=6).hexdigest():
        yield "Its name does not hold its content's hash: browsers keep a picture for a year, even if it changes."
    if not 0.6 < found.width / found.height < 0.75:
        yield f"It has {found.width} × {found.height} pixels; a card is two to three."


def _about_cards(deck: Deck) -> Iterator[str]:
    cards = deck.manifest.cards
    if not enough_for(len(cards)):
        yield f"{len(cards)} cards are not enough for three players, who need 21."
    seen: dict[str, str] = {}
    for card in cards:
        if card.picture.large in seen:
            yield f"{card.id} has the picture of {seen[card.picture.large]}."
        seen[card.picture.large] = card.id
