"""Clothes for animals: garments cut to a skeleton, and hats, scarves and spectacles hung on anchors."""

import math
from typing import Literal

import numpy as np

from studio.colour import colour
from studio.geometry import (
    Point,
    Points,
    blob,
    closed,
    curve,
    distance,
    ellipse,
    limb,
    paths,
    points,
    rectangle,
    solid,
    union,
    with_holes,
)
from studio.motifs.animals.skeleton import Skeleton
from studio.scene import FLAT, Dots, Group, Item, Lines, Shape, group

Attire = Literal["", "coat", "waistcoat", "apron", "cape"]
Hat = Literal["bowler", "top hat", "cap", "felt", "nightcap", "bonnet", "crown"]


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


def scarf(width: float = 20.0) -> Group:
    """Wound round a neck of this width whose middle is the origin; its ends hang behind."""
    loop = blob(
        (-0.56, 0.02), (-0.46, -0.2), (0.0, -0.06), (0.46, -0.3), (0.58, -0.08), (0.44, 0.16), (0.0, 0.3), (-0.44, 0.26)
    )
    ends = [
        points((0.2, 0.1), (0.44, 0.1), (0.62, 0.6), (0.72, 1.16), (0.4, 1.22), (0.3, 0.7)),
        points((0.3, 0.0), (0.5, -0.06), (0.86, 0.34), (1.3, 0.56), (1.16, 0.86), (0.66, 0.58)),
    ]
    folds = paths(
        curve([(-0.44, 0.06), (0.0, 0.12), (0.46, -0.1)]), curve([(0.44, 0.2), (0.5, 0.7), (0.56, 1.16)]),
        *(points((0.42 + 0.1 * k, 1.2), (0.43 + 0.1 * k, 1.34)) for k in range(4)),
    )  # fmt: skip
    red = colour("scarf red")
    cloth = [
        Shape(solid(*(curve(end, closed=True, steps=4) for end in ends)), red.darker(0.12), "scarf", 1.0, line=1.2)
    ]
    items: list[Item] = [*cloth, Shape(solid(loop), red, "scarf", 1.0, line=1.3), Lines(folds, 0.9, strength=0.7)]
    return Group(tuple(items), "scarf").placed(scale=width)


_HATS: dict[Hat, tuple[list[Points], str]] = {
    "bowler": ([blob((-0.62, 0), (-0.58, -0.5), (0, -0.82), (0.58, -0.5), (0.62, 0)), limb([(-1, -0.02), (0, 0.06),
    (1, -0.02)], [0.12, 0.16, 0.12])], "soot black"),
    "top hat": ([points((-0.6, 0), (-0.66, -1.3), (0.66, -1.3), (0.6, 0)), limb([(-1, -0.02), (0, 0.06), (1, -0.02)],
    [0.12, 0.16, 0.12])], "ink black"),
    "cap": ([blob((-0.7, 0), (-0.72, -0.4), (0, -0.62), (0.74, -0.4), (0.7, 0)), limb([(-0.5, 0), (-1.1, 0.06)], [0.2,
    0.1])], "navy"),
    "felt": ([blob((-0.6, 0), (-0.5, -0.62), (0, -0.56), (0.5, -0.7), (0.62, 0)), limb([(-1.2, 0.06), (0, 0),
    (1.2, -0.06)], [0.12, 0.2, 0.12])], "tobacco"),
    "nightcap": ([blob((-0.66, 0.04), (-0.56, -0.5), (0, -0.9), (0.7, -0.8), (1.3, -0.1), (1.3, -0.1), (0.8, -0.3),
    (0.66, 0.04)), ellipse(1.32, 0.0, 0.17)], "nightshirt white"),
    "bonnet": ([blob((-0.9, 0.2), (-0.86, -0.5), (-0.2, -0.86), (0.6, -0.64), (0.86, 0.2), (0.5, 0.6), (0.2, 0.1),
    (-0.4, -0.1))], "faded rose"),
    "crown": ([points((-0.62, 0), (-0.78, -0.72), (-0.4, -0.36), (0, -0.86), (0.4, -0.36), (0.78, -0.72), (0.62, 0))],
    "antique gold"),
}  # fmt: skip
_BANDED = ("bowler", "top hat", "felt")


def hat(kind: Hat = "bowler", width: float = 16.0) -> Group:
    """A hat whose brim's middle is the origin and whose crown is about `width` wide."""
    rings, tint = _HATS[kind]
    half = width / 1.25
    felt = union(*(solid(part * half) for part in rings))
    items: list[Item] = [
        Shape(felt, colour(tint), "hat", 1.0 if kind != "nightcap" else 0.4, texture="cloth", line=1.3)
    ]
    if kind in _BANDED:
        band = rectangle(-0.6 * half, -0.26 * half, 0.6 * half, -0.06 * half)
        items.append(Shape(solid(band), colour("oxblood"), "ribbon", 1.0, form=FLAT, modelling=0, line=0.7))
    return Group(tuple(items), "hat")


def spectacles(size: float = 6.0, apart: float = 0.0) -> Group:
    """Two rims, the first round the origin; in profile the second is seen aslant, from the front it is `apart`."""
    second = ellipse(apart, 0, size) if apart else ellipse(-1.6 * size, -0.1 * size, 0.5 * size, 0.85 * size)
    rims = [with_holes(ellipse(0, 0, size), ellipse(0, 0, 0.8 * size))]
    bridge: list[Point] = [(-0.9 * size, 0), (-1.2 * size, -0.1 * size)]
    temple: list[Point] = [(size, 0), (2.6 * size, -0.5 * size)]
    if apart:
        rims.append(with_holes(second, ellipse(apart, 0, 0.8 * size)))
        bridge, temple = [(size, -0.2 * size), (apart - size, -0.2 * size)], [(-size, 0), (-1.3 * size, -0.1 * size)]
    glass = [ellipse(0, 0, 0.85 * size)] + ([ellipse(apart, 0, 0.85 * size)] if apart else [])
    return group(
        Shape(solid(*glass), colour("ice blue"), "glass", 0.2, modelling=0, line=0, cover=0.15),
        *([] if apart else [Lines((closed(second),), 1.0, strength=0.9, steady=True)]),
        *(Shape(rim, colour("brass"), "frame", 1.0, modelling=0, line=0.7) for rim in rims),
        Lines(paths(bridge, temple), 1.1, strength=0.9, steady=True),
        name="spectacles",
    )


def wearing(
    animal: Group,
    hat_kind: Hat | None = None,
    scarfed: bool = False,
    bespectacled: bool = False,
    size: float | None = None,
) -> Group:
    """The animal with its hat, scarf and spectacles where they belong. It needs the anchors eye, head and neck.

    `size` is about half the head's length; without it the way from the eye to the crown is taken, which is wrong
    only for those who have their eyes on stalks.
    """
    crown, look = animal.anchor("head"), animal.anchor("eye")
    upright = size is not None or "other_eye" in animal.anchors
    size = size or distance(crown, look)
    backwards = look[0] > crown[0]
    items: list[Item] = [animal]
    if scarfed:
        items.append(_wound(animal, size))
    if hat_kind:
        lean = 0.0 if upright else math.atan2(look[1] - crown[1], abs(look[0] - crown[0])) - 0.75
        items.append(hat(hat_kind, 1.6 * size).placed(*crown, rotation=lean if backwards else -lean, flip=backwards))
    if bespectacled:
        apart = distance(look, animal.anchor("other_eye")) if "other_eye" in animal.anchors else 0.0
        items.append(spectacles(0.44 * (apart or 0.95 * size), apart).placed(*look, flip=backwards and not apart))
    return Group(tuple(items), animal.name, anchors=animal.anchors)


def _wound(animal: Group, size: float) -> Group:
    """A scarf from throat to nape where these are known, else as wide as the head is high."""
    if "throat" not in animal.anchors or "other_eye" in animal.anchors:
        return scarf(1.5 * size).placed(*animal.anchor("neck"))
    (left, top), (right, bottom) = animal.anchor("throat"), animal.anchor("nape")
    width = 1.08 * distance((left, top), (right, bottom))
    turn = math.atan2(bottom - top, right - left)
    return scarf(width).placed((left + right) / 2, (top + bottom) / 2, rotation=turn)
