"""Wings and tails, feather by feather. Wings are drawn with the shoulder at the origin, spread upwards by one unit."""

import math
from itertools import pairwise

import numpy as np

from studio.colour import Colour
from studio.geometry import Placing, Point, Points, as_points, curve, fuse, limb, points, solid, union
from studio.motifs.animals.looks import Knots
from studio.scene import Item, Lines, Shape

# Leading edge from shoulder to tip, and the tips of the feathers from the outermost to the body.
_LEADING: Knots = ((0, 0), (-0.13, -0.22), (-0.15, -0.46), (-0.02, -0.72), (0.2, -0.98))
_TIPS: Knots = (
    (0.27, -1.04), (0.38, -0.99), (0.47, -0.9), (0.54, -0.79), (0.57, -0.66), (0.57, -0.54), (0.55, -0.43),
    (0.52, -0.32), (0.48, -0.21), (0.43, -0.1), (0.36, 0.02), (0.26, 0.1),
)  # fmt: skip


def spread_wing(
    placing: Placing, tint: Colour, chord: float = 1.0, pointed: float = 0.0, fingered: float = 1.0, line: float = 1.4
) -> list[Item]:
    """An open wing. `chord` broadens it, `pointed` draws out the tip, `fingered` parts the outer feathers."""
    leading = curve(points(*_LEADING)) * [1, 1 + 0.12 * pointed]
    tips = points(*_TIPS) * [chord, 1.0]
    tips[:3] += np.array([[0.3, -0.24], [0.16, -0.1], [0.06, -0.02]]) * pointed
    roots = _roots(leading, len(tips))
    rim = union(
        solid(_web(leading, roots, tips, fingered)), *(solid(_blade(*pair)) for pair in zip(roots, tips, strict=True))
    )
    shafts = [
        np.vstack([0.5 * tip + 0.5 * root, 0.93 * tip + 0.07 * root]) for tip, root in zip(tips, roots, strict=True)
    ]
    rows = [_coverts(roots, tips, share) for share in (0.3, 0.52)]
    outline = tuple(placing(part) for part in rim)
    return [
        Shape(outline, tint, "wing", _weight(tint), texture="feather", flow=placing.angle(-0.9), line=line),
        Lines(tuple(placing(stroke) for stroke in shafts + rows), 0.85, strength=0.6),
    ]


def _weight(tint: Colour) -> float:
    """Pale feathers want little pigment."""
    return 0.32 if tint.lightness > 0.88 else 0.95


def _web(leading: Points, roots: Points, tips: Points, fingered: float) -> Points:
    """The closed part of the wing, from which the feathers stick out."""
    shares = np.interp(
        np.arange(len(tips)), [0, 3, 5, len(tips) - 1], [1 - 0.5 * fingered, 1 - 0.4 * fingered, 0.9, 0.94]
    )
    return np.vstack([leading, roots + (tips - roots) * shares[:, None]])


def _blade(root: Points, tip: Points) -> Points:
    return limb(np.vstack([0.6 * root + 0.4 * tip, 0.3 * root + 0.7 * tip, tip]), [0.07, 0.115, 0.075])


def _roots(leading: Points, count: int) -> Points:
    """Where each feather leaves the arm: the outer half of them at the hand."""
    shares = np.concatenate([np.linspace(0.92, 0.6, count // 2), np.linspace(0.56, 0.05, count - count // 2)])
    index = shares * (len(leading) - 1)
    return np.stack([np.interp(index, np.arange(len(leading)), leading[:, k]) for k in (0, 1)], axis=1)


def _coverts(roots: Points, tips: Points, share: float) -> Points:
    """A row of small feathers as a scalloped line."""
    row = roots + (tips - roots) * share
    waves = []
    for first, second in pairwise(row):
        middle = 0.5 * (first + second) + 0.28 * (second - first)[::-1] * [1, -1] * 0.8
        waves += [first, middle]
    return curve(np.vstack([*waves, row[-1]]), steps=4)


def folded_wing(placing: Placing, tint: Colour, length: float = 1.0, line: float = 1.3) -> list[Item]:
    """A wing laid along the body, in body units; its long feathers cross the tail."""
    stretch = np.array([length, 1.0])
    rim = curve(
        points("-34,-8 -22,-22 4,-24 32,-14 62,2 78,10! 56,12 30,16 2,17 -22,10") * stretch,
        closed=True,
    )  # fmt: skip
    quills: list[list[Point]] = [
        [(10, 10), (36, 12), (62, 10)],
        [(4, 4), (30, 6), (62, 7)],
        [(10, -3), (32, 0), (56, 4)],
        [(-2, 14), (20, 15), (40, 14)],
    ]
    scallops = [
        curve([(x - 5, y - 3), (x, y + 2.5), (x + 5, y - 2)])
        for x, y in ((-22, -6), (-12, -12), (-2, -14), (-14, -2), (-4, -5), (6, -8), (-6, 4))
    ]
    strokes = [curve(points(*quill)) for quill in quills] + scallops
    return [
        Shape(solid(placing(rim)), tint, "wing", _weight(tint), texture="feather", flow=placing.angle(0.2), line=line),
        Lines(tuple(placing(stroke * stretch) for stroke in strokes), 0.9, strength=0.65),
    ]


def tail_fan(
    placing: Placing, tint: Colour, length: float, spread: float, feathers: int = 5, fork: float = 0.0
) -> list[Item]:
    """Feathers fanned from the tail root at (46, 0), body units. `fork` lengthens the outer ones."""
    blades, shafts = [], []
    for side in np.linspace(-1, 1, feathers):
        angle, reach = side * spread, length * (1 + fork * (abs(side) - 0.5))
        tip = as_points((46 + reach * math.cos(angle), 1 + reach * math.sin(angle)))[0]
        root = as_points((40, 1 + 4 * side))[0]
        width = 0.22 * length * (1 - 0.5 * fork * abs(side))
        blades.append(limb(np.vstack([root, 0.5 * (root + tip), tip]), [8, width, 0.7 * width if not fork else 2]))
        shafts.append(np.vstack([0.6 * root + 0.4 * tip, 0.95 * tip + 0.05 * root]))
    return [
        Shape(
            tuple(placing(part) for part in fuse(*blades)),
            tint,
            "tail",
            _weight(tint),
            texture="feather",
            flow=placing.angle(0),
            line=1.3,
        ),
        Lines(tuple(placing(shaft) for shaft in shafts), 0.8, strength=0.6),
    ]
