"""Clothes for animals: garments cut to a skeleton."""

from typing import Literal

import numpy as np

from studio.colour import colour
from studio.geometry import Point, Points, curve, limb, points, solid
from studio.motifs.animals.skeleton import Skeleton
from studio.scene import Dots, Item, Lines, Shape

Attire = Literal["", "coat", "waistcoat", "apron", "cape"]


def garment(bones: Skeleton, attire: Attire) -> list[Item]:
    """What the animal wears on its trunk, drawn over the body and below the head."""
    if not attire:
        return []
    if attire == "cape":
        return _cape(bones)
    if attire == "apron":
        return _apron(bones)
    cloth = colour("loden green") if attire == "coat" else colour("madder")
    body = _bodice(bones, skirted=attire == "coat")
    items: list[Item] = [Shape(solid(body), cloth, attire, 0.95, texture="cloth", line=1.5)]
    items += _buttons(bones, 0.15, 0.85)
    if attire == "coat":
        items.append(Shape(solid(_sleeve(bones)), cloth, attire, 0.95, texture="cloth", shade=-0.05, line=1.4))
    return items


def far_sleeve(bones: Skeleton, attire: Attire) -> list[Item]:
    if attire != "coat":
        return []
    arm = limb(bones.legs["far fore"][:3], [1.2 * width for width in bones.build.fore[:3]])
    return [Shape(solid(arm), colour("loden green").darker(0.2), "coat", 1.0, line=1.2)]


def _edge(bones: Skeleton, knots: tuple[Point, ...], t: float) -> float:
    """Height of the back or the belly; beyond the hips cloth falls straight on."""
    ordered = sorted(knots)
    return float(np.interp(min(max(t, 0.0), 0.85), [knot[0] for knot in ordered], [knot[1] for knot in ordered]))


def _side(bones: Skeleton, front: bool, stops: tuple[tuple[float, float], ...]) -> list[Point]:
    """The back or the front of the trunk at each stop (t, how loose)."""
    build = bones.build
    knots = build.belly if front else build.back
    return [bones.at(t, _edge(bones, knots, t) + (-loose if front else loose)) for t, loose in stops]


def _bodice(bones: Skeleton, skirted: bool) -> Points:
    upright = bones.hip[1] - bones.shoulder[1] > 0.6 * bones.build.length
    low = 1 + (-bones.hip[1] - 15) / bones.build.length
    hem = ((1.0, 4.0), (max(1.05, low), 7.0)) if skirted and upright else ((0.92, 2.5),)
    stops = ((-0.1, 0.0), (0.1, 2.5), (0.5, 3.0), *hem)
    back, front = _side(bones, False, stops), _side(bones, True, stops)
    return np.vstack([curve(back), curve(front[::-1])])


def _sleeve(bones: Skeleton) -> Points:
    shoulder, elbow, wrist, _ = bones.legs["near fore"]
    widths = bones.build.fore
    return limb([shoulder, elbow, wrist], [1.15 * widths[0], 1.4 * widths[1], 1.55 * widths[2]])


def _buttons(bones: Skeleton, first: float, last: float) -> list[Item]:
    """A seam down the front, its buttons, and a collar."""
    stops = tuple((t, -8.0) for t in np.linspace(first - 0.2, last + 0.05, 5))
    seam = curve(_side(bones, True, stops))
    studs = points(*_side(bones, True, tuple((float(t), -11.0) for t in np.linspace(first, last, 4))))
    collar = limb([bones.at(-0.08, 22), bones.at(-0.16, 8), bones.at(-0.1, -10)], [9, 8, 6])
    return [
        Lines((seam,), 1.0, strength=0.7),
        Dots(studs, np.full(4, 1.7), colour("brass"), "button"),
        Shape(solid(collar), colour("cream"), "collar", 0.4, line=1.1),
    ]


def _apron(bones: Skeleton) -> list[Item]:
    stops = ((0.05, 1.0), (0.4, 2.5), (0.9, 4.0), (1.3, 8.0), (1.5, 12.0))
    outer = _side(bones, True, stops)
    inner = [bones.at(t, _edge(bones, bones.build.belly, t) + 20 + 6 * t) for t, _ in stops]
    tie = curve([bones.at(0.7, _edge(bones, bones.build.belly, 0.7)), bones.at(0.74, 8), bones.at(0.7, 30)])
    return [
        Lines((tie,), 2.4, colour("linen white").darker(0.3), "apron", 0.9),
        Shape(
            solid(np.vstack([curve(outer), curve(inner[::-1])])),
            colour("linen white"),
            "apron",
            0.4,
            texture="cloth",
            line=1.4,
        ),
    ]


def _cape(bones: Skeleton) -> list[Item]:
    stops = ((-0.2, 3.0), (0.1, 5.0), (0.5, 8.0), (1.0, 14.0), (1.6, 26.0))
    back = _side(bones, False, stops)
    front = [bones.at(t, n) for t, n in ((-0.2, -2), (0.1, -6), (0.5, -6), (1.0, -2), (1.6, -2))]
    folds = [curve([bones.at(0.1, k), bones.at(0.8, k + 3), bones.at(1.5, k + 5)]) for k in (4, 14, 24)]
    return [
        Shape(
            solid(np.vstack([curve(back), curve(front[::-1])])),
            colour("slate blue"),
            "cape",
            0.95,
            texture="cloth",
            line=1.6,
        ),
        Lines(tuple(folds), 1.0, strength=0.6),
        Shape(
            solid(limb([bones.at(-0.1, 34), bones.at(-0.2, 12), bones.at(-0.12, -8)], [12, 13, 9])),
            colour("pearl grey"),
            "collar",
            0.5,
            texture="fur",
            line=1.2,
        ),
    ]
