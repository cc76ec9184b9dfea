"""The defaults that creep in, capped per deck, and what makes a deck varied, asked for: `cards/<deck>/quotas.json`.

A card counts for a quota when its texts (motifs, key and view) or its scene say one of the quota's words and none of
`unless`. What a scene says is read off its data: the names of its groups, "one cloud" for what is there exactly once,
"red scarf" for a red thing by its role, "one small figure" for a single person lost in the picture, "contour sky" for
one that the engraver's lines fill.
"""

import json
import math
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from studio.colour import Colour, to_oklab
from studio.preview import extent
from studio.scene import HEIGHT, WIDTH, Group, Item, Mirror, Scene, Shape, Sky, walk
from studio.texts import CARDS, CardTexts

BODY = {"trunk", "head"}  # what tells a figure from other groups, whatever a card names it
SMALL = 0.25 * HEIGHT
FAINT = 0.15  # the engraver's strokes on a sky are hardly seen below this


@dataclass(frozen=True)
class Quota:
    """At least `least` and at most `most` cards of the deck say one of these words."""

    name: str
    words: frozenset[str]
    most: int | None = None
    least: int = 0
    unless: frozenset[str] = frozenset()

    def counts(self, said: frozenset[str]) -> bool:
        return bool(self.words & said) and not self.unless & said


def read_quotas(deck_name: str, folder: Path = CARDS) -> tuple[Quota, ...]:
    """The quotas of a deck; none when it has set none."""
    path = folder / deck_name / "quotas.json"
    entries = json.loads(path.read_text(encoding="utf-8")) if path.exists() else []
    return tuple(
        Quota(
            entry["name"],
            frozenset(entry["words"]),
            entry.get("most"),
            entry.get("least", 0),
            frozenset(entry.get("unless", ())),
        )
        for entry in entries
    )


def scene_words(scene: Scene) -> frozenset[str]:
    """What a scene says about itself."""
    items = list(_everything(scene))
    groups = [item for item in items if isinstance(item, Group) and item.name]
    names = Counter(group.name for group in groups)
    said = {*names, *(f"one {name}" for name, count in names.items() if count == 1)}
    said |= {f"red {item.role}" for item in items if isinstance(item, Shape) and item.role and is_red(item.colour)}
    people = [group for group in groups if _is_person(group)]
    if len(people) == 1 and _height(people[0]) < SMALL:
        said.add("one small figure")
    if any(isinstance(item, Sky) and _is_contoured(item) for item in (scene.sky, *items)):
        said.add("contour sky")
    return frozenset(said)


def text_words(texts: CardTexts) -> frozenset[str]:
    """What the texts of a card say about it."""
    return frozenset({*texts.motifs, *texts.brief.key, texts.brief.view})


def _is_contoured(sky: Sky) -> bool:
    left, top, right, bottom = sky.box
    large = (right - left) * (bottom - top) * sky.lines_until > 0.2 * WIDTH * HEIGHT
    return sky.role == "sky" and sky.lines > FAINT and large


def is_red(paint: Colour) -> bool:
    """Red enough to draw the eye: scarlet to claret, not rust, not rose."""
    _, green_red, blue_yellow = to_oklab(np.array(paint))
    return math.hypot(green_red, blue_yellow) > 0.11 and abs(math.atan2(blue_yellow, green_red) - 0.42) < 0.3


def quota_fault(quota: Quota, said: Mapping[str, frozenset[str]]) -> str | None:
    """What is wrong when too many or too few cards count for a quota; `said` is what each card says."""
    cards = [slug for slug, words in said.items() if quota.counts(words)]
    if quota.most is not None and len(cards) > quota.most:
        return f"has {quota.name} on {len(cards)} cards, {quota.most} may: {', '.join(cards)}"
    if len(cards) < quota.least:
        return f"has {quota.name} on {len(cards)} cards, {quota.least} should: {', '.join(cards)}"
    return None


def _everything(scene: Scene) -> Iterator[Item]:
    """Every item of a scene, those under water too."""
    for item in walk(scene.layers):
        yield item
        if isinstance(item, Mirror):
            yield from _everything(item.scene)


def _is_person(group: Group) -> bool:
    return {part.name for part in group.items if isinstance(part, Group)} >= BODY


def _height(group: Group) -> float:
    _, top, _, bottom = extent(group)
    return bottom - top
