"""The press: a deck's pictures in the sizes the game shows, and the manifest that names them."""

import dataclasses
import hashlib
import io
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Literal

import msgspec
import numpy as np
from halfsaid.decks import FINISHED, FORMAT, MANIFEST, Manifest, named_files, read_deck
from halfsaid.decks import Card as PublishedCard
from halfsaid.decks import Picture as PublishedPicture
from halfsaid.files import whole_file
from msgspec.structs import replace
from numpy.typing import NDArray
from PIL import Image

from studio.cards import WRAPPING, deck
from studio.darkroom import over_cores
from studio.gists import alike, gist
from studio.proofs import KEPT, proof
from studio.texts import CARDS, CardTexts, DeckTexts, read_texts

LARGEST_DECK = 20 * 1024**2
# What was printed, beside the cards it was printed from: the gist of every scene.
PRINTED = "printed.json"
# Levels of 255, on average: two processors painted one scene up to 1.0 apart, in the grain of its paper.
SAME_TO_EYES = 1.5


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
    scene: str  # gist of what was painted

    @property
    def size(self) -> int:
        return sum(map(len, self.files.values()))


@dataclass(frozen=True)
class Edition:
    """A published deck."""

    folder: Path
    cards: int
    size: int  # bytes of all pictures, retired cards' too
    removed: tuple[str, ...]  # pictures of earlier editions


def publish(
    deck_name: str,
    decks: Path = FINISHED,
    proofs: Path = KEPT,
    workers: int | None = None,
    done: Callable[[Impression], None] = lambda _: None,
) -> Edition:
    """Print every card, the cover and the back into `decks`/<deck>, telling `done` of each. Nothing is written before
    all of it is known to be good."""
    texts = read_texts(deck_name)
    slugs = publishable(deck_name, texts)
    for_the_game = decks.resolve() == FINISHED.resolve()
    known = read_record(deck_name) if for_the_game else {}
    out = pictures_out(decks / deck_name)
    impressions: dict[str, Impression] = {}
    for printed in over_cores(partial(impression, deck_name=deck_name, proofs=proofs), [*WRAPPING, *slugs], workers):
        unchanged = printed.slug in out and printed.slug in known and alike(known[printed.slug], printed.scene)
        kept = as_out(printed, out[printed.slug], decks / deck_name) if unchanged else None
        impressions[printed.slug] = kept or printed
        done(printed)
    edition = bind(deck_name, texts, slugs, impressions, decks / deck_name)
    if for_the_game:
        record({name: printed.scene for name, printed in impressions.items()}, CARDS / deck_name / PRINTED)
    return edition


def record(scenes: Mapping[str, str], path: Path) -> None:
    """Keep what was printed for the game, so that a test can tell whether it is still what is composed."""
    _write(path, msgspec.json.format(msgspec.json.encode(dict(sorted(scenes.items()))), indent=1) + b"\n")


def read_record(deck_name: str, folder: Path = CARDS) -> dict[str, str]:
    """The gist of every scene of a deck as it was printed for the game; nothing when it never was."""
    path = folder / deck_name / PRINTED
    return msgspec.json.decode(path.read_bytes(), type=dict[str, str]) if path.exists() else {}


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
    return Impression(slug, names, files, time.perf_counter() - start, gist(painted.scene))


def pictures_out(folder: Path) -> dict[str, PublishedPicture]:
    """What this folder's deck shows now, by name; nothing when it was never printed."""
    if not (folder / MANIFEST).exists():
        return {}
    before = read_deck(folder).manifest
    return {"cover": before.cover, "back": before.back} | {card.id: card.picture for card in before.cards}


def as_out(printed: Impression, out: PublishedPicture, folder: Path) -> Impression | None:
    """The same picture with the files that are out already, unless it is painted in another way by now.

    Processors differ in the last bits, and then the bytes of files do: without this, printing one card on another
    machine would send every player every picture again.
    """
    names = msgspec.structs.asdict(out)
    files = {name: (folder / name).read_bytes() for name in names.values()}
    new, old = (_pixels(content) for content in (printed.files[printed.names["large"]], files[names["large"]]))
    if new.shape != old.shape or np.abs(new - old).mean() > SAME_TO_EYES:
        return None
    return dataclasses.replace(printed, names=names, files=files)


def _pixels(content: bytes) -> NDArray[np.float64]:
    with Image.open(io.BytesIO(content)) as image:
        return np.asarray(image.convert("RGB"), np.float64)


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
    """Pictures, then the manifest, then away with pictures nobody names any more.

    Names carry the content's hash, and each file appears whole: whoever interrupts this leaves the old deck or the new.
    """
    retired = retiring(folder, slugs)
    kept = {card.picture.small for card in retired}
    size = sum(printed.size for printed in impressions.values()) + sum((folder / name).stat().st_size for name in kept)
    if size > LARGEST_DECK:
        raise PressError(f"{size / 1024**2:.1f} MB of pictures; a deck may have {LARGEST_DECK / 1024**2:.0f} MB")
    folder.mkdir(parents=True, exist_ok=True)
    files = {name: content for printed in impressions.values() for name, content in printed.files.items()}
    for name, content in files.items():
        _write(folder / name, content)
    book = manifest(deck_name, texts, slugs, impressions, retired)
    _write(folder / MANIFEST, msgspec.json.format(msgspec.json.encode(book), indent=1) + b"\n")
    suffixes, named = {form.suffix for form in FORMATS.values()}, set(named_files(book))
    strays = sorted(path for path in folder.iterdir() if path.suffix in suffixes and path.name not in named)
    for path in strays:
        path.unlink()
    return Edition(folder, len(slugs), size, tuple(path.name for path in strays))


def _write(path: Path, content: bytes) -> None:
    with whole_file(path) as file:
        file.write(content)


def retiring(folder: Path, slugs: Sequence[str]) -> tuple[PublishedCard, ...]:
    """The cards printed before that are in the deck no longer, each with its small picture only: albums and replays of
    old evenings show them, and nobody opens them to play."""
    if not (folder / MANIFEST).exists():
        return ()
    before = read_deck(folder).manifest
    left = (card for card in (*before.retired, *before.cards) if card.id not in slugs)
    return tuple(replace(card, picture=_small_only(card.picture)) for card in left)


def _small_only(picture: PublishedPicture) -> PublishedPicture:
    return PublishedPicture(picture.small, picture.small, picture.small)


def manifest(
    deck_name: str,
    texts: DeckTexts,
    slugs: Sequence[str],
    impressions: Mapping[str, Impression],
    retired: tuple[PublishedCard, ...] = (),
) -> Manifest:
    """`deck.json` as the game reads it."""
    pictures = {name: PublishedPicture(**printed.names) for name, printed in impressions.items()}
    return Manifest(
        format=FORMAT,
        id=deck_name,
        title=texts.title,
        about=texts.about,
        licence=texts.licence,
        cover=pictures["cover"],
        back=pictures["back"],
        cards=tuple(_entry(slug, pictures[slug], texts.cards[slug]) for slug in slugs),
        retired=retired,
    )


def _entry(slug: str, picture: PublishedPicture, texts: CardTexts) -> PublishedCard:
    return PublishedCard(slug, picture, texts.description, texts.clues, texts.motifs, texts.mood)
