"""The press: a deck's pictures in the sizes the game shows, and the manifest that names them."""

import hashlib
import io
import json
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Literal

from PIL import Image

from studio.cards import deck
from studio.proofs import KEPT, WRAPPING, over_cores, proof
from studio.texts import CardTexts, DeckTexts, read_texts

FORMAT = "halfsaid-deck/1"
MANIFEST = "deck.json"
LARGEST_DECK = 20 * 1024**2
# Where the game looks for decks, in a checkout of the whole project.
DECKS = Path(__file__).parents[3] / "src" / "halfsaid" / "decks"


@dataclass(frozen=True)
class Format:
    """One purpose a picture is printed for."""

    width: int
    kind: Literal["AVIF", "WEBP"]
    quality: int

    @property
    def suffix(self) -> str:
        return f".{self.kind.lower()}"


# The first 53 cards took 26, 112 and 40 KB on average, 227 KB together at most: 15 MB for 84.
FORMATS: dict[str, Format] = {
    "small": Format(360, "AVIF", 60),
    "large": Format(960, "AVIF", 57),
    "fallback": Format(480, "WEBP", 70),
}


class PressError(Exception):
    """The deck cannot be published; the message says why."""


@dataclass(frozen=True)
class Impression:
    """One picture printed in all formats: file names by purpose, and the files."""

    slug: str
    names: Mapping[str, str]
    files: Mapping[str, bytes]
    seconds: float

    @property
    def size(self) -> int:
        return sum(map(len, self.files.values()))


@dataclass(frozen=True)
class Edition:
    """A published deck."""

    folder: Path
    cards: int
    size: int  # bytes of all pictures
    removed: tuple[str, ...]  # pictures of earlier editions


def publish(
    deck_name: str,
    decks: Path = DECKS,
    proofs: Path = KEPT,
    workers: int | None = None,
    done: Callable[[Impression], None] = lambda _: None,
) -> Edition:
    """Print every card, the cover and the back into `decks`/<deck>, telling `done` of each. Nothing is written before
    all of it is known to be good."""
    texts = read_texts(deck_name)
    slugs = publishable(deck_name, texts)
    impressions: dict[str, Impression] = {}
    for printed in over_cores(partial(impression, deck_name=deck_name, proofs=proofs), [*WRAPPING, *slugs], workers):
        impressions[printed.slug] = printed
        done(printed)
    return bind(deck_name, texts, slugs, impressions, decks / deck_name)


def publishable(deck_name: str, texts: DeckTexts) -> list[str]:
    """The deck's cards in the order of their texts."""
    painted = set(deck(deck_name))
    silent = sorted(painted - set(texts.cards))
    if silent:
        raise PressError(f"no texts for {', '.join(silent)}")
    return [slug for slug in texts.cards if slug in painted]


def impression(slug: str, deck_name: str, proofs: Path = KEPT) -> Impression:
    """One picture in all formats, painted first where it changed."""
    start = time.perf_counter()
    try:
        painted = proof(deck_name, slug, proofs)
    except Exception as problem:
        raise PressError(f"{slug} cannot be painted: {type(problem).__name__}: {problem}") from problem
    with Image.open(painted.path) as image:
        picture = image.convert("RGB")
    files, names = {}, {}
    for purpose, form in FORMATS.items():
        content = encoded(picture, form)
        names[purpose] = f"{slug}.{hashlib.blake2b(content, digest_size=6).hexdigest()}{form.suffix}"
        files[names[purpose]] = content
    return Impression(slug, names, files, time.perf_counter() - start)


def encoded(picture: Image.Image, form: Format) -> bytes:
    """The same bytes for the same picture: one thread, no dates."""
    size = (form.width, round(form.width * picture.height / picture.width))
    scaled = picture if picture.size == size else picture.resize(size, Image.Resampling.LANCZOS)
    target = io.BytesIO()
    if form.kind == "AVIF":
        # Two steps slower took several times as long for files 2 % smaller.
        scaled.save(target, "AVIF", quality=form.quality, speed=6, max_threads=1)
    else:
        scaled.save(target, "WEBP", quality=form.quality, method=6)
    return target.getvalue()


def bind(
    deck_name: str, texts: DeckTexts, slugs: Sequence[str], impressions: Mapping[str, Impression], folder: Path
) -> Edition:
    """Pictures, then the manifest, then away with pictures nobody names any more."""
    size = sum(printed.size for printed in impressions.values())
    if size > LARGEST_DECK:
        raise PressError(f"{size / 1024**2:.1f} MB of pictures; a deck may have {LARGEST_DECK / 1024**2:.0f} MB")
    folder.mkdir(parents=True, exist_ok=True)
    files = {name: content for printed in impressions.values() for name, content in printed.files.items()}
    for name, content in files.items():
        (folder / name).write_bytes(content)
    book = manifest(deck_name, texts, slugs, impressions)
    (folder / MANIFEST).write_text(json.dumps(book, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    suffixes = {form.suffix for form in FORMATS.values()}
    strays = sorted(path for path in folder.iterdir() if path.suffix in suffixes and path.name not in files)
    for path in strays:
        path.unlink()
    return Edition(folder, len(slugs), size, tuple(path.name for path in strays))


def manifest(
    deck_name: str, texts: DeckTexts, slugs: Sequence[str], impressions: Mapping[str, Impression]
) -> dict[str, object]:
    """`deck.json` as the game reads it."""
    return {
        "format": FORMAT,
        "id": deck_name,
        "title": dict(texts.title),
        "about": dict(texts.about),
        "licence": texts.licence,
        **{wrapping: dict(impressions[wrapping].names) for wrapping in WRAPPING},
        "cards": [_entry(slug, impressions[slug], texts.cards[slug]) for slug in slugs],
    }


def _entry(slug: str, printed: Impression, texts: CardTexts) -> dict[str, object]:
    return {
        "id": slug,
        "picture": dict(printed.names),
        "description": dict(texts.description),
        "clues": {language: list(clues) for language, clues in texts.clues.items()},
        "motifs": list(texts.motifs),
        "mood": list(texts.mood),
    }
