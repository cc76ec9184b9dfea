"""Proofs: pictures painted at the size they are published in, and kept, so that only what changed is painted again."""

import hashlib
import os
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import lru_cache
from pathlib import Path

import numpy as np
from PIL import Image, PngImagePlugin, UnidentifiedImageError

import studio
from studio.cards import Card, find_card
from studio.hands import Picture, hand_called
from studio.scene import Scene

SIZE = (960, 1440)
KEPT = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "halfsaid-studio"

_SOURCE = Path(studio.__file__).parent
_PAINTERS = ("chance", "colour", "geometry", "hands", "noise", "raster", "scene")


@dataclass(frozen=True)
class Proof:
    """A painted picture on disk: how long it took, 0 when it was kept from before."""

    slug: str
    path: Path
    seconds: float
    scene: Scene  # what it shows

    def picture(self) -> Picture:
        return read_picture(self.path)


def proof(deck_name: str, slug: str, folder: Path = KEPT) -> Proof:
    """The picture as it is composed now, from the folder when nothing about it has changed."""
    card = find_card(deck_name, slug)
    chance = card.chance()
    scene = card.scene(chance)
    key = painting_key(card, scene)
    path = kept_at(deck_name, slug, folder)
    if _key_of(path) == key:
        return Proof(slug, path, 0.0, scene)
    start = time.perf_counter()
    picture = hand_called(card.deck, card.framed).paint(scene, chance, SIZE)
    _keep(half_turned(picture) if slug == "back" else picture, key, path)
    return Proof(slug, path, time.perf_counter() - start, scene)


def kept_at(deck_name: str, slug: str, folder: Path = KEPT) -> Path:
    """Where the last proof of a card lies, if there is one."""
    return folder / deck_name / f"{slug}.png"


def read_picture(path: Path) -> Picture:
    with Image.open(path) as image:
        return np.asarray(image.convert("RGB"))


def half_turned(picture: Picture) -> Picture:
    """The upper half and, below it, the same half turned round: a back that does not tell which end is up.

    The two meet in a short cross-fade; a composition that is itself symmetric shows no seam.
    """
    height = picture.shape[0]
    place = (np.arange(height) - (height - 1) / 2) / (0.02 * height)
    share = (0.5 + 0.5 * np.clip(place, -1, 1))[:, None, None]
    joined = picture * (1 - share) + picture[::-1, ::-1] * share
    return np.asarray(joined + 0.5, np.uint8)


def painting_key(card: Card, scene: Scene) -> str:
    """Changes whenever the scene, its chance or the painters' code does."""
    said = (card.slug, card.version, SIZE, _painters_code(), digest(scene))
    return hashlib.blake2b(repr(said).encode(), digest_size=16).hexdigest()


def digest(scene: Scene) -> str:
    """The same for the same data, whichever way it was composed."""
    hasher = hashlib.blake2b(digest_size=16)
    _feed(scene, hasher.update)
    return hasher.hexdigest()


def _feed(value: object, update: Callable[[bytes], None]) -> None:
    if isinstance(value, np.ndarray):
        update(repr(value.shape).encode())
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
