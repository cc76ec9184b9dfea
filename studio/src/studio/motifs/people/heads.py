"""Heads in the round: skull, nose, ears, hair, beards and hats, from any side.

Local units are head radii: forward, up, left; the eyes near up = 0, crown at 1.05, chin at -1.1.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

import numpy as np

from studio.colour import Colour, colour
from studio.geometry import Outline, Points, curve, ellipse, fuse, positive, signed_area
from studio.motifs.people.skeleton import Frame
from studio.motifs.people.turning import Loft, Space, View, flowing, hulls, merged, runs, skin_patch, tube
from studio.scene import Item, Lines, Shape

Hair = Literal[
    "short", "cropped", "curls", "bob", "long", "bun", "plait", "plaits", "topknot", "wild", "parted", "fringe",
    "receding", "bald", "curl papers",
]  # fmt: skip
Beard = Literal["", "short", "full", "long", "moustache", "goatee", "whiskers", "stubble"]
Nose = Literal["straight", "snub", "hooked", "long", "button", "broad"]

# Ribs of the skull from crown to chin: up, front, back, half width; grown, then a baby's.
_GROWN = np.array([
    (1.06, 0.10, -0.22, 0.10), (1.02, 0.30, -0.45, 0.34), (0.92, 0.52, -0.68, 0.55), (0.72, 0.72, -0.88, 0.72),
    (0.48, 0.83, -0.99, 0.80), (0.24, 0.87, -1.02, 0.82), (0.12, 0.875, -1.01, 0.82), (0.0, 0.83, -0.98, 0.80),
    (-0.12, 0.815, -0.93, 0.79), (-0.30, 0.82, -0.82, 0.77), (-0.46, 0.83, -0.62, 0.72), (-0.56, 0.87, -0.42, 0.67),
    (-0.62, 0.885, -0.30, 0.655), (-0.665, 0.83, -0.24, 0.635), (-0.73, 0.865, -0.14, 0.60), (-0.81, 0.785, -0.04,
    0.55),
    (-0.90, 0.83, 0.10, 0.47), (-1.0, 0.83, 0.24, 0.36), (-1.07, 0.74, 0.36, 0.23), (-1.10, 0.62, 0.44, 0.10),
])  # fmt: skip
_BABY = np.array([
    (1.06, 0.10, -0.26, 0.10), (1.03, 0.34, -0.50, 0.36), (0.94, 0.60, -0.74, 0.60), (0.74, 0.80, -0.95, 0.80),
    (0.48, 0.90, -1.05, 0.90), (0.24, 0.93, -1.06, 0.92), (0.10, 0.90, -1.02, 0.91), (-0.08, 0.85, -0.96, 0.90),
    (-0.20, 0.83, -0.88, 0.90), (-0.38, 0.86, -0.72, 0.90), (-0.50, 0.86, -0.52, 0.86), (-0.58, 0.88, -0.36, 0.80),
    (-0.63, 0.885, -0.24, 0.75), (-0.67, 0.83, -0.16, 0.71), (-0.73, 0.85, -0.04, 0.65), (-0.79, 0.76, 0.04, 0.58),
    (-0.85, 0.78, 0.12, 0.50), (-0.92, 0.77, 0.24, 0.38), (-0.97, 0.68, 0.36, 0.24), (-0.99, 0.58, 0.44, 0.10),
])  # fmt: skip

# Bridge, middle, tip and base of the nose: forward, up, radius.
_NOSES: dict[Nose, list[tuple[float, float, float]]] = {
    "straight": [(0.77, 0.06, 0.09), (0.88, -0.13, 0.09), (1.01, -0.33, 0.085), (0.87, -0.41, 0.10)],
    "snub": [(0.77, 0.02, 0.09), (0.85, -0.16, 0.085), (0.99, -0.29, 0.09), (0.87, -0.39, 0.10)],
    "hooked": [(0.79, 0.08, 0.09), (0.97, -0.10, 0.085), (1.04, -0.36, 0.08), (0.87, -0.41, 0.10)],
    "long": [(0.78, 0.08, 0.09), (0.94, -0.16, 0.085), (1.14, -0.38, 0.085), (0.88, -0.43, 0.10)],
    "button": [(0.80, -0.10, 0.06), (0.84, -0.22, 0.07), (0.92, -0.32, 0.09), (0.86, -0.38, 0.08)],
    "broad": [(0.77, 0.05, 0.10), (0.89, -0.14, 0.12), (1.00, -0.33, 0.14), (0.87, -0.40, 0.14)],
}

# Azimuths of brow, temple, ear, behind the ear and nape.
_AZIMUTHS = (0.0, 0.9, 1.4, 1.9, math.pi)

# Forward, up, how far it stands off the skull.
_EAR_RIM = (
    (0.02, 0.10, -0.02), (-0.12, 0.17, 0.07), (-0.24, 0.10, 0.13), (-0.24, -0.08, 0.12), (-0.14, -0.24, 0.05),
    (-0.06, -0.34, 0.0), (0.02, -0.28, -0.02), (0.03, -0.08, -0.02),
)  # fmt: skip
_EAR_FOLD = ((-0.02, 0.05, 0.02), (-0.14, 0.08, 0.09), (-0.16, -0.06, 0.09), (-0.07, -0.16, 0.04))


@dataclass(frozen=True, eq=False)
class Head:
    """A head's shape and where it is."""

    place: Frame
    youth: float = 0.0
    age: float = 0.0
    nose: Nose = "straight"

    @cached_property
    def ribs(self) -> Space:
        knots = (1 - self.youth) * _GROWN + self.youth * _BABY
        columns = [
            flowing(np.stack([knots[:, 0], knots[:, column], 0 * knots[:, 0]], axis=1), 3) for column in (1, 2, 3)
        ]
        return np.stack([columns[0][:, 0], *(column[:, 1] for column in columns)], axis=1)

    def skull(self, swell: float = 0.0) -> Loft:
        """The head as a loft, crown first; `swell` makes a cap that fits over it."""
        up, front, back, half = self.ribs.T
        zero = np.zeros_like(up)
        middles = np.stack([(front + back) / 2, up + swell * np.clip(up, 0, 1), zero], axis=1)
        fronts = np.stack([(front - back) / 2 + swell, zero, zero], axis=1)
        lefts = np.stack([zero, zero, half + swell], axis=1)
        axes = self.place.axes.T * self.place.size
        return Loft(self.place(middles), fronts @ axes, lefts @ axes)

    def on_face(self, aside: float | np.ndarray, up: float | np.ndarray, lift: float = 0.0) -> Space:
        """Places on the face's surface, in space."""
        side, height = np.broadcast_arrays(np.asarray(aside, np.float64), np.asarray(up, np.float64))
        ribs = self.ribs[::-1]
        front, back, half = (np.interp(height, ribs[:, 0], ribs[:, column]) for column in (1, 2, 3))
        share = np.clip(1 - np.abs(side / (half + 1e-9)) ** 2.4, 0, 1) ** (1 / 2.4)
        depth = (front + back) / 2 + share * (front - back) / 2 + lift
        return self.place(np.stack([depth, height, side], axis=-1))

    def turned_to_us(self, view: View, aside: float) -> float:
        """How far a strip of the face, `aside` of its middle, looks at us: -1 … 1."""
        slope = 1.5 * aside
        normal = self.place.axes @ np.array([1.0, 0.0, slope])
        return float(view.nearness(normal)[0] / math.hypot(1.0, slope))


def face_turn(head: Head, view: View) -> float:
    """Where the face looks on the sheet: -1 left … 0 at us or away … 1 right."""
    return float((view.matrix @ head.place.axes[:, 0])[0])


def faces_us(head: Head, view: View) -> float:
    return float(view.nearness(head.place.axes[:, 0])[0])


def nose_balls(head: Head) -> tuple[Space, list[float]]:
    young = head.youth
    knots = np.array(_NOSES["button" if young > 0.5 and head.nose == "straight" else head.nose])
    knots[:, 1] -= 0.04 * young
    return head.place(np.stack([knots[:, 0], knots[:, 1], 0 * knots[:, 0]], axis=1)), [
        float(radius * head.place.size) for radius in knots[:, 2]
    ]


def bare_head(head: Head, view: View) -> Outline:
    """Skull, nose and chin as one silhouette; from behind the neck hides the chin."""
    if faces_us(head, view) < -0.45:
        return head.skull().between(0.0, 0.5).outline(view)
    spine, radii = nose_balls(head)
    smooth = 0.05 * head.place.size
    whole = merged(head.skull().outline(view), tube(view, spine, radii), soften=smooth)
    return whole[:1]


def ears(head: Head, view: View) -> list[tuple[float, Outline, Points]]:
    """Each ear: how near it is, its outline, the line inside it."""
    half = float(np.interp(-0.1, head.ribs[::-1, 0], head.ribs[::-1, 3]))
    found = []
    for side in (1.0, -1.0):
        rim, inner = (
            view(head.place([(f - 0.02, u - 0.05 * head.youth, side * (half + out)) for f, u, out in line]))
            for line in (_EAR_RIM, _EAR_FOLD)
        )
        near = side * float(view.nearness(head.place.axes[:, 2])[0])
        found.append((near, fuse(curve(rim, closed=True, steps=4)), curve(inner, steps=4)))
    return found


@dataclass(frozen=True)
class Cover:
    """What lies on a skull: hair, a hood, a scarf. Heights at the brow, temple, ear, behind it, and at the nape."""

    edge: tuple[float, float, float, float, float]
    swell: float = 0.08
    flare: float = 0.0  # how far hanging ends stand off
    top: float = 1.06


def _eased(x: Space, knots: Sequence[float], values: Sequence[float]) -> Space:
    """Interpolation that is level at every knot: soft edges, no overshoot."""
    index = np.clip(np.searchsorted(knots, x, side="right") - 1, 0, len(knots) - 2)
    low, high, start, end = (np.asarray(row)[i] for row in (knots, values) for i in (index, index + 1))
    t = np.clip((x - low) / (high - low), 0, 1)
    return np.asarray(start + (end - start) * (0.35 * t + 0.65 * t * t * (3 - 2 * t)), np.float64)


def _cover_grid(head: Head, cover: Cover, rows: int = 9) -> Space:
    """Places of the cover: azimuth by height, from the top down to its edge."""
    round_ = np.linspace(-math.pi, math.pi, 49)
    edge = _eased(np.abs(round_), _AZIMUTHS, cover.edge)
    ribs = head.ribs[::-1]
    places = []
    for angle, low in zip(round_, edge, strict=True):
        up = cover.top + (min(low, cover.top) - cover.top) * np.linspace(0, 1, rows) ** 1.7
        hung = np.maximum(up, -0.12)
        front, back, half = (np.interp(hung, ribs[:, 0], ribs[:, column]) for column in (1, 2, 3))
        stand = cover.swell + cover.flare * np.clip(-0.12 - up, 0, None)
        forward = (front + back) / 2 + math.cos(angle) * ((front - back) / 2 + stand)
        aside = math.sin(angle) * (half + stand)
        if cover.top > 1:
            forward[0], aside[0] = -0.06, 0.0
        places.append(np.stack([forward, up + cover.swell * np.clip(up, 0, 1), aside], axis=1))
    return head.place(np.array(places)).reshape(len(round_), rows, 3)


def covered(head: Head, view: View, cover: Cover) -> Outline:
    """The part of a cover on our side of the head."""
    return skin_patch(_cover_grid(head, cover), view, 0.03 * head.place.size)


def cover_behind(head: Head, view: View, cover: Cover) -> Outline:
    """A cover's whole silhouette."""
    grid = _cover_grid(head, cover)
    return hulls([view(grid[:, row]) for row in range(grid.shape[1])])


def _strands(head: Head, view: View, cover: Cover, count: int) -> list[Points]:
    """Lines combed from the crown to the edge of a cover, on our side."""
    grid = _cover_grid(head, cover)
    chosen = np.linspace(1, len(grid) - 2, count).round().astype(int)
    drawn = [path for column in chosen for path in _facing_column(grid, int(column), view)]
    return [path[: max(3, len(path) - 1 - index % 3)] for index, path in enumerate(drawn) if len(path) > 2]


def _lock(head: Head, view: View, knots: list[tuple[float, float, float]], radii: list[float]) -> tuple[float, Outline]:
    """A hanging or standing piece of hair or cloth: how near it is, and its silhouette."""
    spine = head.place(knots)
    near = view.near(spine) - view.near(head.place.middle)
    return near, tube(view, spine, [radius * head.place.size for radius in radii])


@dataclass(frozen=True)
class HairStyle:
    cover: Cover
    locks: tuple[tuple[tuple[tuple[float, float, float], ...], tuple[float, ...]], ...] = ()
    curled: bool = False
    hangs: bool = False  # seen behind the neck


def _mirrored(
    *lock: tuple[float, float, float], radii: tuple[float, ...]
) -> tuple[tuple[tuple[tuple[float, float, float], ...], tuple[float, ...]], ...]:
    return (lock, radii), (tuple((f, u, -s) for f, u, s in lock), radii)


_SPIKES = tuple(
    (((-0.15 + 0.6 * math.cos(a), 0.45 + 0.3 * math.cos(5 * a), 0.65 * math.sin(a)),
      (-0.2 + 0.95 * math.cos(a), 0.6 + 0.5 * math.cos(5 * a), 1.0 * math.sin(a)),
      (-0.3 + 1.2 * math.cos(a), 0.62 + 0.75 * math.cos(5 * a), 1.3 * math.sin(a))), (0.34, 0.2, 0.02))
    for a in np.linspace(1.15, math.tau - 1.15, 12)
)  # fmt: skip

HAIR: dict[Hair, HairStyle] = {
    "short": HairStyle(Cover((0.62, 0.52, -0.08, -0.20, -0.58))),
    "parted": HairStyle(Cover((0.74, 0.44, -0.02, -0.24, -0.62), 0.1)),
    "cropped": HairStyle(Cover((0.72, 0.62, 0.10, -0.10, -0.46), 0.03)),
    "fringe": HairStyle(Cover((0.34, 0.40, -0.12, -0.45, -0.70), 0.1)),
    "curls": HairStyle(Cover((0.60, 0.46, -0.15, -0.40, -0.66), 0.06), curled=True),
    "bob": HairStyle(Cover((0.36, 0.36, -0.80, -0.92, -0.96), 0.12, 0.08), hangs=True),
    "long": HairStyle(Cover((0.70, 0.50, -1.3, -2.3, -2.6), 0.10, 0.03), hangs=True),
    "bun": HairStyle(Cover((0.68, 0.50, -0.06, -0.16, -0.50)), ((((-1.02, 0.34, 0), (-1.12, 0.3, 0)), (0.42, 0.36)),)),
    "topknot": HairStyle(Cover((0.70, 0.54, -0.06, -0.2, -0.5)), ((((-0.25, 1.1, 0), (-0.3, 1.34, 0)), (0.3, 0.26)),)),
    "plait": HairStyle(
        Cover((0.66, 0.48, -0.08, -0.2, -0.52)),
        ((((-0.9, -0.25, 0.1), (-1.12, -0.9, 0.25), (-1.0, -1.7, 0.4), (-1.05, -2.4, 0.4)), (0.3, 0.27, 0.22, 0.08)),),
    ),
    "plaits": HairStyle(
        Cover((0.66, 0.44, -0.1, -0.3, -0.52)),
        _mirrored((-0.35, -0.35, 0.82), (-0.3, -0.9, 0.98), (-0.12, -1.5, 0.92), (-0.05, -2.0, 0.95), radii=(0.26,
        0.25, 0.2, 0.1)),
    ),
    "wild": HairStyle(Cover((0.62, 0.5, -0.1, -0.3, -0.6), 0.12), _SPIKES),
    "receding": HairStyle(Cover((1.0, 0.84, -0.06, -0.18, -0.54), 0.05)),
    "bald": HairStyle(Cover((2.0, 2.0, -0.05, -0.2, -0.54), 0.05, top=0.28)),
    "curl papers": HairStyle(Cover((0.66, 0.5, -0.06, -0.2, -0.54), 0.05)),
}  # fmt: skip


HIDES_EARS: frozenset[str] = frozenset(
    {"bob", "long", "curls", "hood", "pointed hood", "kerchief", "bonnet", "veil", "fool", "woollen"}
)


def _baby_hair(head: Head, style: HairStyle) -> HairStyle:
    """Down on a baby's head, whatever it will be later."""
    return HairStyle(Cover((0.86, 0.82, 0.30, 0.1, -0.4), 0.02)) if head.youth > 0.95 else style


@dataclass(frozen=True)
class Worn:
    """Pieces of a head's dress in painting order."""

    behind: list[Item]
    before: list[Item]


def hair_items(head: Head, view: View, hair: Hair, tint: Colour, hatted: bool, fine: bool = False) -> Worn:
    """Hair in front of and behind the head. A hat presses it flat."""
    style = _baby_hair(head, HAIR[hair])
    cover = Cover(style.cover.edge, 0.03, style.cover.flare, style.cover.top) if hatted else style.cover
    near = covered(head, view, cover)
    weight = 1.2 if fine else 0.9
    behind: list[Item] = []
    locks = [
        _lock(head, view, list(knots), list(radii))
        for knots, radii in style.locks
        if not (hatted and knots[0][1] > 0.5)
    ]
    far = [outline for nearness, outline in locks if nearness <= 0]
    close = [outline for nearness, outline in locks if nearness > 0]
    if style.hangs or far:
        behind.append(
            Shape(
                merged(*([cover_behind(head, view, cover)] if style.hangs else []), *far),
                tint,
                "hair",
                1.05,
                texture="fur",
                shade=0.1,
                line=weight,
            )
        )
    pieces = [near, *close]
    if style.curled and not hatted:
        pieces += _curls(head, view, cover)
    before: list[Item] = [
        Shape(
            _solid_parts(merged(*pieces, soften=0.03 * head.place.size)),
            tint,
            "hair",
            1.05,
            texture="fur",
            modelling=0.9,
            line=weight,
        )
    ]
    if near:
        strands = _strands(head, view, cover, 40 if fine else 14)
        before.append(Lines(tuple(strands), 0.8 if fine else 0.55, role="hair strand", strength=0.6 if fine else 0.5))
    if hair == "curl papers":
        rolls = [
            tube(view, head.place([(f, u, s - 0.16), (f, u, s + 0.16)]), [0.14 * head.place.size] * 2)
            for f, u, s in _ROLLS
            if view.near(head.place((f, u, s))) > view.near(head.place.middle) - 0.2 * head.place.size
        ]
        before.append(Shape(merged(*rolls, soften=0), colour("paper white"), "paper", 0.3, modelling=0.3, line=weight))
    return Worn(behind, before)


def _solid_parts(outline: Outline) -> Outline:
    """Without the small holes that overlapping locks leave."""
    return tuple(ring for ring in outline if signed_area(ring) > 0)


_ROLLS = [
    (0.55, 0.85, -0.35),
    (0.62, 0.86, 0.05),
    (0.5, 0.85, 0.45),
    (-0.1, 0.75, 0.75),
    (-0.1, 0.75, -0.75),
    (-0.05, 1.12, 0.2),
    (-0.7, 0.7, 0.4),
    (-0.75, 0.7, -0.3),
    (-0.95, 0.2, 0.0),
]


def _curls(head: Head, view: View, cover: Cover) -> list[Outline]:
    grid = _cover_grid(head, cover, 6)
    balls: list[Outline] = []
    for row in range(6):
        for column in range(row % 2, 48, 4 if row else 16):
            place = grid[column, row]
            if view.near(place) > view.near(head.place.middle) - 0.15 * head.place.size:
                x, y = view.point(place)
                balls.append((positive(ellipse(x, y, (0.2 + 0.04 * math.sin(column)) * head.place.size, count=14)),))
    return balls


def beard_items(head: Head, view: View, beard: Beard, tint: Colour, fine: bool = False) -> list[Item]:
    """Beard and moustache; nothing from behind."""
    if not beard or faces_us(head, view) < -0.35:
        return []
    size, items = head.place.size, list[Item]()
    line = 1.1 if fine else 0.8
    if beard in _BEARDS:
        outline, strands = _chin_hair(head, view, *_BEARDS[beard])
        items.append(Shape(outline, tint, "beard", 1.0, texture="fur", line=line))
        items.append(Lines(tuple(strands), 0.8 if fine else 0.5, role="hair strand", strength=0.6))
    if beard in ("moustache", "full", "long", "whiskers", "goatee"):
        wings = [
            tube(
                view,
                head.place([(0.92, -0.53, 0.0), (0.90, -0.57, side * 0.22), (0.74, -0.64, side * 0.5)]),
                [0.085 * size, 0.085 * size, 0.02 * size],
            )
            for side in (1, -1)
            if head.turned_to_us(view, side * 0.4) > -0.45
        ]
        items.append(Shape(merged(*wings), tint, "beard", 1.0, texture="fur", line=line))
    return items


# Length below the chin, width, how high it climbs at the jaw.
_BEARDS: dict[str, tuple[float, float, float]] = {
    "stubble": (0.02, 0.02, -0.30),
    "short": (0.12, 0.06, -0.22),
    "full": (0.42, 0.12, -0.16),
    "long": (1.7, 0.12, -0.16),
    "goatee": (0.4, 0.06, -0.86),
    "whiskers": (-0.12, 0.12, -0.05),
}


def _chin_hair(head: Head, view: View, length: float, swell: float, cheek: float) -> tuple[Outline, list[Points]]:
    """Hair of the lower face, hanging from the jaw."""
    round_ = np.linspace(-1.45, 1.45, 41)
    ribs = head.ribs[::-1]
    rows = np.linspace(0, 1, 10)
    lip = -0.50 if length > 0 and cheek > -0.5 else -0.80
    top = np.interp(np.abs(round_), [0, 0.18, 0.45, 1.0, 1.45], [-0.79, -0.78, lip, 0.4 * lip + 0.6 * cheek, cheek])
    chin = float(ribs[0, 0])
    bottom = chin - length * np.cos(np.clip(round_, -1.3, 1.3)) ** 1.5 + np.clip(np.abs(round_) - 0.8, 0, 1) * 0.55
    if cheek < -0.5:
        keep = np.abs(round_) < 0.75
        round_, top, bottom = round_[keep], top[keep], bottom[keep]
    places = []
    for angle, high, low in zip(round_, top, np.minimum(bottom, top - 0.02), strict=True):
        up = high + (low - high) * rows
        hung = np.maximum(up, chin + 0.14)
        narrow = 1 - 0.75 * np.clip((chin + 0.1 - up) / max(length, 0.3), 0, 1) ** 1.4
        front, back, half = (np.interp(hung, ribs[:, 0], ribs[:, column]) for column in (1, 2, 3))
        forward = (front + back) / 2 + math.cos(angle) * ((front - back) / 2 + swell) + 0.1 * (1 - narrow)
        places.append(np.stack([forward, up, math.sin(angle) * (np.maximum(half, 0.34) + swell) * narrow], axis=1))
    grid = head.place(np.array(places)).reshape(len(places), len(rows), 3)
    strands = [path for column in range(2, len(grid) - 2, 3) for path in _facing_column(grid, column, view)]
    near = skin_patch(grid, view, 0.03 * head.place.size)
    hanging = hulls([view(grid[:, row]) for row in range(6, len(rows))]) if length > 0.3 else ()
    return merged(near, hanging, soften=0.04 * head.place.size), strands


def _facing_column(grid: Space, column: int, view: View) -> list[Points]:
    """One strand of a sheet, where it faces us."""
    outward = np.cross(grid[column + 1, 1:-1] - grid[column - 1, 1:-1], grid[column, 2:] - grid[column, :-2])
    return runs(view(grid[column, 1:-1]), view.nearness(outward) > 0)
