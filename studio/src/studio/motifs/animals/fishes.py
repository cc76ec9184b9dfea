"""Fish: half heights along a spine that may bend; scales, rays and gills follow."""

from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Literal

import numpy as np
from numpy.typing import ArrayLike

from studio.colour import Colour, colour
from studio.geometry import Outline, Placing, Point, Points, curve, ellipse, intersection, limb, points, solid
from studio.motifs.animals.looks import eye
from studio.scene import Group, Item, Lines, Shape, Veil, Wash

FishKind = Literal["carp", "herring", "angelfish", "pike", "puffer"]

# How high the rays of the fins on back and belly stand, from front to end.
_BACK_RAYS = np.array([0.3, 0.9, 1.0, 0.92, 0.8, 0.7, 0.6, 0.55, 0.45])
_BELLY_RAYS = np.array([0.5, 1.0, 0.95, 0.8, 0.6, 0.4])


@dataclass(frozen=True)
class Fish:
    """One kind, 100 long from nose to tail root."""

    name: str
    length: float  # motif units, without the tail fin
    tint: str
    fin: str
    heights: tuple[float, ...]  # half heights from nose to tail root
    back_fin: tuple[float, float, float] = (0.32, 0.72, 18.0)  # from, to, how high
    belly_fin: tuple[float, float, float] = (0.55, 0.78, 13.0)
    tail: float = 26.0
    fork: float = 0.45
    belly: str = "cream"
    barbels: bool = False
    stripes: int = 0


CARP = Fish("carp", 46, "carp orange", "vermilion", (3, 12, 20, 24, 23, 17, 9, 5.5), barbels=True, tail=30)
HERRING = Fish(
    "herring", 26, "smoky blue", "slate blue", (2, 6, 10, 11.5, 11, 8, 4.5, 3),
    back_fin=(0.45, 0.6, 10), belly_fin=(0.68, 0.8, 6), tail=20, fork=0.8, belly="silver",
)  # fmt: skip
ANGELFISH = Fish(
    "angelfish", 22, "butter", "noon gold", (3, 16, 30, 36, 32, 20, 9, 6),
    back_fin=(0.3, 0.86, 40), belly_fin=(0.36, 0.86, 36), tail=24, fork=0.2, stripes=3,
)  # fmt: skip
PIKE = Fish(
    "pike", 60, "reed green", "rust", (2.5, 4.5, 8, 10, 10.5, 10, 6.5, 4),
    back_fin=(0.74, 0.9, 13), belly_fin=(0.72, 0.88, 11), tail=20, fork=0.6, belly="butter",
)  # fmt: skip
PUFFER = Fish(
    "puffer", 20, "hay gold", "ochre", (5, 26, 34, 37, 34, 24, 10, 5),
    back_fin=(0.72, 0.86, 12), belly_fin=(0.74, 0.86, 10), tail=15, fork=0.0, belly="snow white",
)  # fmt: skip
FISHES: dict[FishKind, Fish] = {
    "carp": CARP,
    "herring": HERRING,
    "angelfish": ANGELFISH,
    "pike": PIKE,
    "puffer": PUFFER,
}


@dataclass(frozen=True)
class _Body:
    """A fish with its spine laid out."""

    kind: Fish
    bend: float = 0.0

    @cached_property
    def _profile(self) -> Points:
        return curve(np.stack([np.linspace(0, 1, len(self.kind.heights)), self.kind.heights], axis=1), steps=12)

    def at(self, share: ArrayLike, level: ArrayLike) -> Points:
        """Places in the fish: `share` 0 nose … 1 tail root, `level` -1 back … 1 belly."""
        along, across = np.broadcast_arrays(np.asarray(share, float), np.asarray(level, float))
        sway = 30 * self.bend * (along - 0.4) ** 2 * np.sign(along - 0.4)
        half = np.interp(along, self._profile[:, 0], self._profile[:, 1])
        return np.stack([-50 + 100 * along, sway + across * half], axis=-1)

    @cached_property
    def outline(self) -> Outline:
        along = np.linspace(0, 1, 41)
        return solid(np.vstack([self.at(along, -1), self.at(along[::-1], 1)]))

    def point(self, share: float, level: float) -> Point:
        x, y = self.at(share, level)
        return float(x), float(y)


def fish(kind: FishKind = "carp", bend: float = 0.0) -> Group:
    """A fish round its middle; `bend` curves it like one turning. Anchors: eye, mouth, back, tail."""
    body = _Body(FISHES[kind], bend)
    items: list[Item] = [
        *_fins(body),
        *_tail_fin(body),
        Shape(body.outline, colour(body.kind.tint), "scales", 0.95, form=24, line=1.8),
        *_markings(body),
        *_face(body),
    ]
    anchors = {
        "mouth": body.point(0, 0), "eye": body.point(0.13, -0.3), "back": body.point(0.4, -1), "tail": body.point(1, 0)
    }  # fmt: skip
    return Group(tuple(items), kind).with_anchors(**anchors).placed(scale=body.kind.length / 100)


def _fins(body: _Body) -> list[Item]:
    items: list[Item] = []
    for (start, end, high), rays, side in ((body.kind.back_fin, _BACK_RAYS, -1), (body.kind.belly_fin, _BELLY_RAYS, 1)):
        along = np.linspace(start, end, len(rays))
        rise = np.stack([np.zeros(len(rays)), side * high * rays], axis=1)
        items += _rayed(body.at(along, 0.9 * side), body.at(along + 0.07, side) + rise, colour(body.kind.fin))
    return items


def _tail_fin(body: _Body) -> list[Item]:
    spread, size, fork = np.linspace(-1, 1, 11), body.kind.tail, body.kind.fork
    reach = size * (0.62 + 0.7 * fork * np.abs(spread) + 0.3 * (1 - np.abs(spread)) * (1 - fork))
    tips = body.at(1, 0) + np.stack([reach, 0.95 * size * spread], axis=1)
    return _rayed(body.at(0.96, spread), tips, colour(body.kind.fin))


def _rayed(roots: Points, tips: Points, tint: Colour) -> list[Item]:
    """A fin of rays between roots and tips, its edge softly notched."""
    edge: list[Points] = []
    for (root, tip), (_, following) in pairwise(zip(roots, tips, strict=True)):
        edge += [tip, 0.47 * (tip + following) + 0.06 * root]
    rim = np.vstack([roots[0], *edge, tips[-1], roots[::-1]])
    rays = [np.vstack([root, 0.94 * tip + 0.06 * root]) for root, tip in zip(roots[1:-1], tips[1:-1], strict=True)]
    return [Shape(solid(rim), tint, "fin", 0.85, line=1.3), Lines(tuple(rays), 0.8, strength=0.65)]


def _markings(body: _Body) -> list[Item]:
    along = np.linspace(0.04, 0.9, 14)
    pale = intersection(solid(np.vstack([body.at(along, 1), body.at(along[::-1], 0.5)])), body.outline)
    items: list[Item] = [Veil(pale, colour(body.kind.belly), "belly", 0.5, 3.0)]
    for share in np.linspace(0.25, 0.8, body.kind.stripes):
        band = limb(body.at([share, share + 0.03, share], [-1, 0, 1]), [8, 9, 6])
        items.append(Wash(intersection(solid(band), body.outline), colour("ink black"), "stripe", 0.95, 0.8))
    return [*items, _scales(body)]


def _scales(body: _Body) -> Lines:
    scales = []
    for column, share in enumerate(np.arange(0.3, 0.93, 0.05)):
        radius = max(2.0, float(body.at(share, 1)[1] - body.at(share, 0)[1]) / 4.4)
        for x, y in body.at(share, np.arange(-0.8 + 0.11 * (column % 2), 0.8, 0.22)):
            scales.append(ellipse(x, y, 0.8 * radius, radius, start=-1.4, end=1.4, count=8))
    return Lines(tuple(scales), 0.8, strength=0.6)


def _face(body: _Body) -> list[Item]:
    gill = curve(body.at([0.22, 0.27, 0.27, 0.2], [-0.75, -0.2, 0.3, 0.85]))
    pectoral = _rayed(
        body.at(0.3, [0.1, 0.25, 0.4, 0.55]), body.at([0.5, 0.52, 0.5, 0.44], [0.1, 0.4, 0.75, 1.0]),
        colour(body.kind.fin)
    )  # fmt: skip
    nose = body.at(0, 0)
    mouth = [curve(nose + points("0,1.5 4,3.2 8,4.6"))]
    if body.kind.barbels:
        mouth += [curve(nose + points("3,3 -2,9 2,13")), curve(nose + points("7,5 5,11 9,14"))]
    cheek = Lines((gill, gill - points((3, 0))), 1.3, strength=0.8)
    return [cheek, *pectoral, Lines(tuple(mouth), 1.3), *eye(body.point(0.13, -0.3), 3.4, Placing(), "butter")]
