"""Proofs: pictures painted at the size they are published in, and kept, so that only what changed is painted again."""

import hashlib
import importlib
import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, fields, is_dataclass
from functools import lru_cache
from multiprocessing import get_context
from pathlib import Path
from typing import TypeVar

import numpy as np
from PIL import Image, PngImagePlugin, UnidentifiedImageError

import studio
from studio.cards import Card, find_card
from studio.darkroom import paint
from studio.hands import Picture
from studio.scene import Scene

SIZE = (960, 1440)
WRAPPING = ("cover", "back")  # what a deck has besides its cards: functions so named in modules so named
KEPT = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "halfsaid-studio"

_SOURCE = Path(studio.__file__).parent
_PAINTERS = ("chance", "colour", "geometry", "hands", "noise", "raster", "scene")

Done = TypeVar("Done")


@dataclass(frozen=True)
class Proof:
    """A painted picture on disk: how long it took, 0 when it was kept from before."""

    slug: str
    path: Path
    seconds: float

    def picture(self) -> Picture:
        return read_picture(self.path)


def composition(deck_name: str, slug: str) -> Card:
    """A card of the deck, or its cover or back."""
    if slug not in WRAPPING:
        return find_card(deck_name, slug)
    module = importlib.import_module(f"studio.cards.{deck_name}.{slug}")
    return Card(slug, deck_name, 1, getattr(module, slug))


def proof(deck_name: str, slug: str, folder: Path = KEPT) -> Proof:
    """The picture as it is composed now, from the folder when nothing about it has changed."""
    card = composition(deck_name, slug)
    key = painting_key(card)
    path = kept_at(deck_name, slug, folder)
    if _key_of(path) == key:
        return Proof(slug, path, 0.0)
    start = time.perf_counter()
    picture = paint(card, SIZE)
    _keep(half_turned(picture) if slug == "back" else picture, key, path)
    return Proof(slug, path, time.perf_counter() - start)


def kept_at(deck_name: str, slug: str, folder: Path = KEPT) -> Path:
    """Where the last proof of a card lies, if there is one."""
    return folder / deck_name / f"{slug}.png"


def read_picture(path: Path) -> Picture:
    with Image.open(path) as image:
        return np.asarray(image.convert("RGB"))


def over_cores(work: Callable[[str], Done], slugs: Sequence[str], workers: int | None = None) -> Iterator[Done]:
    """`work` done for every slug, as many at a time as there are cores, each yielded when it is done."""
    wanted = min(workers or os.cpu_count() or 1, len(slugs))
    if wanted <= 1:
        yield from map(work, slugs)
        return
    with ProcessPoolExecutor(wanted, mp_context=get_context("spawn")) as pool:
        for job in as_completed([pool.submit(work, slug) for slug in slugs]):
            yield job.result()


def half_turned(picture: Picture) -> Picture:
    """The upper half and, below it, the same half turned round: a back that does not tell which end is up.

    The two meet in a short cross-fade; a composition that is itself symmetric shows no seam.
    """
    height = picture.shape[0]
    place = (np.arange(height) - (height - 1) / 2) / (0.02 * height)
    share = (0.5 + 0.5 * np.clip(place, -1, 1))[:, None, None]
    joined = picture * (1 - share) + picture[::-1, ::-1] * share
    return np.asarray(joined + 0.5, np.uint8)


def painting_key(card: Card) -> str:
    """Changes whenever the scene, its chance or the painters' code does."""
    scene = card.scene(card.chance())
    said = (card.slug, card.version, SIZE, _painters_code(), digest(scene))
    return hashlib.blake2b(repr(said).encode(), digest_size=16).hexdigest()


def digest(scene: Scene) -> str:
    """The same for the same data, whichever way it was composed."""
    hasher = hashlib.blake2b(digest_size=16)
    _feed(scene, hasher.update)
    return hasher.hexdigest()


def _feed(value: object, update: Callable[[bytes], None]) -> None:
    if isinstance(value, np.ndarray):
        update(repr((value.shape, value.dtype.str)).encode())
        update(np.ascontiguousarray(value).tobytes())
    elif is_dataclass(value):
        update(type(value).__name__.encode())
        for item in fields(value):
            _feed(getattr(value, item.name), update)
    elif isinstance(value, Mapping):
        _feed(tuple(value.items()), update)
    elif isinstance(value, tuple | list):
        update(f"({len(value)}".encode())
        for part in value:
            _feed(part, update)
    elif isinstance(value, str | bool | int | float | np.number | None):
        update(f"{type(value).__name__}:{value!r};".encode())
    else:
        raise TypeError(f"a scene holds data, not {type(value).__name__}")


@lru_cache(maxsize=1)
def _painters_code() -> str:
    paths = [path for name in _PAINTERS for path in (_SOURCE / f"{name}.py", *(_SOURCE / name).rglob("*.py"))]
    code = [path.read_bytes() for path in sorted(paths) if path.exists()]
    return hashlib.blake2b(b"\0".join(code), digest_size=16).hexdigest()


def _key_of(path: Path) -> str | None:
    try:
        with Image.open(path) as image:
            return str(image.info.get("key"))
    except (FileNotFoundError, UnidentifiedImageError):
        return None


def _keep(picture: Picture, key: str, path: Path) -> None:
    """Written aside and moved into place: whoever looks meanwhile sees the old proof or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    told = PngImagePlugin.PngInfo()
    told.add_text("key", key)
    aside = path.with_suffix(f".{os.getpid()}.tmp")
    Image.fromarray(picture).save(aside, "PNG", pnginfo=told, compress_level=1)
    aside.replace(path)
