"""Cards to files: painting one card, many in parallel, and contact sheets."""

import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import TypeVar

from PIL import Image, ImageDraw, ImageFont

from studio.cards import Card, find_card
from studio.hands import Picture, hand_called

CARD_SIZE = (800, 1200)

Done = TypeVar("Done")


@dataclass(frozen=True)
class Print:
    """A painted card on disk and what it took."""

    slug: str
    path: Path
    seconds: float


def paint(card: Card, size: tuple[int, int] = CARD_SIZE) -> Picture:
    """The card painted by its deck's hand. Layout and paint draw from separate streams."""
    chance = card.chance()
    return hand_called(card.deck, card.framed).paint(card.scene(chance), chance, size)


def print_card(slug: str, deck_name: str, out: Path, size: tuple[int, int] = CARD_SIZE) -> Print:
    """Paint one card into `out` as a lossless image."""
    start = time.perf_counter()
    out.mkdir(parents=True, exist_ok=True)
    path = out / f"{slug}.png"
    Image.fromarray(paint(find_card(deck_name, slug), size)).save(path)
    return Print(slug, path, time.perf_counter() - start)


def over_cores(work: Callable[[str], Done], slugs: Sequence[str], workers: int | None = None) -> Iterator[Done]:
    """`work` done for every slug, as many at a time as there are cores, each yielded when it is done."""
    wanted = min(workers or os.cpu_count() or 1, len(slugs))
    if wanted <= 1:
        yield from map(work, slugs)
        return
    with ProcessPoolExecutor(wanted, mp_context=get_context("spawn")) as pool:
        for job in as_completed([pool.submit(work, slug) for slug in slugs]):
            yield job.result()


def contact_sheet(pictures: Sequence[Path], path: Path, card_width: int, columns: int, names: bool = False) -> None:
    """Cards side by side on one dark table, each `card_width` pixels wide, its name below it if asked for."""
    height, gap = card_width * 3 // 2, max(4, card_width // 30)
    label = max(10, card_width // 20) if names else 0
    down = height + gap + (label + 4 if names else 0)
    rows = -(-len(pictures) // columns)
    used = min(columns, len(pictures))
    table = Image.new("RGB", (used * (card_width + gap) + gap, rows * down + gap), "#2b2529")
    pen, font = ImageDraw.Draw(table), ImageFont.load_default(label or 10)
    for index, picture in enumerate(pictures):
        left, top = gap + index % columns * (card_width + gap), gap + index // columns * down
        with Image.open(picture) as image:
            small = image.convert("RGB").resize((card_width, height), Image.Resampling.LANCZOS)
        table.paste(small, (left, top))
        if names:
            pen.text((left, top + height + 1), picture.stem, "#e8dcc8", font)
    table.save(path)
