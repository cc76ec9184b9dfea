"""Hands: five fingers bent at their joints, small at the end of a sleeve or large enough to fill a card.

Local axes of a hand: along the fingers, towards the thumb, out of the palm; units are hand lengths from the wrist
to the tip of the middle finger.
"""

import math
from dataclasses import dataclass
from typing import Literal

import numpy as np

from studio.colour import Colour, colour
from studio.geometry import Outline, Points, curve, solid
from studio.motifs.people.skeleton import AGES, Age, Frame, Grip, Place
from studio.motifs.people.turning import Loft, Space, View, about, hulls, joined, merged, tube, unit
from studio.scene import Group, Item, Lines, Shape

Side = Literal["back", "palm", "edge"]


@dataclass(frozen=True)
class Grasp:
    """Bends of the four fingers (index first) at knuckle and inner joints, their spread, and how the thumb points."""

    knuckles: tuple[float, float, float, float]
    joints: tuple[float, float, float, float]
    spread: float = 0.06
    thumb: tuple[Place, Place, Place] = ((0.75, 0.6, 0.3), (0.9, 0.35, 0.3), (0.95, 0.2, 0.25))  # its three bones


GRASPS: dict[Grip, Grasp] = {
    "relaxed": Grasp((0.22, 0.30, 0.36, 0.42), (0.30, 0.36, 0.42, 0.46), 0.05),
    "open": Grasp(
        (0.02, 0.0, 0.02, 0.06),
        (0.05, 0.05, 0.08, 0.1),
        0.20,
        ((0.6, 0.8, 0.15), (0.66, 0.74, 0.1), (0.72, 0.68, 0.05)),
    ),
    "cupped": Grasp(
        (0.55, 0.55, 0.55, 0.58),
        (0.45, 0.45, 0.45, 0.45),
        0.03,
        ((0.6, 0.55, 0.55), (0.78, 0.3, 0.55), (0.88, 0.12, 0.45)),
    ),
    "holding": Grasp(
        (0.9, 0.98, 1.05, 1.1),
        (1.15, 1.15, 1.15, 1.1),
        0.02,
        ((0.65, 0.45, 0.6), (0.62, -0.15, 0.75), (0.3, -0.8, 0.4)),
    ),
    "pointing": Grasp(
        (0.0, 1.15, 1.25, 1.3), (0.06, 1.5, 1.5, 1.45), 0.02, ((0.7, 0.4, 0.55), (0.58, -0.3, 0.7), (0.15, -0.95, 0.25))
    ),
    "fist": Grasp(
        (1.35, 1.4, 1.42, 1.45), (1.55, 1.55, 1.55, 1.5), 0.0, ((0.7, 0.42, 0.6), (0.45, -0.3, 0.8), (0.0, -0.98, 0.2))
    ),
    "pinching": Grasp(
        (0.80, 0.55, 0.42, 0.32), (0.85, 0.5, 0.4, 0.32), 0.06, ((0.6, 0.4, 0.65), (0.75, 0.15, 0.65), (0.8, -0.5, 0.3))
    ),
}

# Where each finger leaves the palm (along, thumbward), its length, its radius; index to little.
_ROOTS = ((0.50, 0.165), (0.52, 0.045), (0.50, -0.075), (0.455, -0.18))
_LENGTHS = (0.43, 0.48, 0.44, 0.34)
_RADII = (0.056, 0.058, 0.054, 0.047)
_PHALANGES = (0.46, 0.30, 0.24)
_THUMB = (0.24, 0.19, 0.15)


def finger_bones(grasp: Grasp, index: int, chubby: float = 0.0) -> Space:
    """Root, two joints and tip of one finger (0 index … 3 little), in the hand's own axes."""
    along, across = _ROOTS[index]
    heading = grasp.spread * (1.3 - index)
    bend, places = 0.0, [np.array([along - 0.04, across, 0.0])]
    bends = (grasp.knuckles[index], grasp.joints[index], 0.65 * grasp.joints[index])
    for share, turn in zip(_PHALANGES, bends, strict=True):
        bend += turn
        step = np.array(
            [math.cos(bend) * math.cos(heading), math.sin(heading) * max(math.cos(bend), 0.3), math.sin(bend)]
        )
        places.append(places[-1] + share * (1 - 0.15 * chubby) * _LENGTHS[index] * step)
    return np.array(places)


def thumb_bones(grasp: Grasp, chubby: float = 0.0) -> Space:
    places = [np.array([0.10, 0.13, 0.03])]
    for length, step in zip(_THUMB, grasp.thumb, strict=True):
        places.append(places[-1] + (1 - 0.1 * chubby) * length * unit(step))
    return np.array(places)


def _radii(index: int, plump: float) -> list[float]:
    base = _RADII[index] * plump
    return [1.05 * base, 1.06 * base, 0.98 * base, 0.80 * base]


def _thumb_radii(plump: float) -> list[float]:
    return [0.10 * plump, 0.078 * plump, 0.07 * plump, 0.05 * plump]


def _palm(place: Frame, view: View, plump: float) -> Outline:
    balls = [
        ((0.02, 0.075, 0.0), 0.085), ((0.02, -0.06, 0.0), 0.08), ((0.46, 0.15, 0.0), 0.066), ((0.49, 0.04, 0.0), 0.068),
        ((0.46, -0.07, 0.0), 0.066), ((0.41, -0.165, 0.0), 0.06), ((0.18, -0.13, 0.015), 0.085),
        ((0.2, 0.13, 0.02), 0.09),
    ]  # fmt: skip
    ring = np.stack([np.cos(np.linspace(0, math.tau, 20)), np.sin(np.linspace(0, math.tau, 20))], axis=1)
    spots = [view(place(spot)) + radius * plump * place.size * ring for spot, radius in balls]
    return hulls([np.vstack(spots[:2] + spots[6:]), np.vstack(spots[2:6])])


def small_hand(place: Frame, view: View, grip: Grip) -> Outline:
    """A hand at the end of a sleeve: grouped fingers and a thumb, one silhouette."""
    grasp, size = GRASPS[grip], place.size
    fingers = [
        tube(view, place(finger_bones(grasp, index)), [radius * size for radius in _radii(index, 1.25)], 3)
        for index in range(4)
    ]
    thumb = tube(view, place(thumb_bones(grasp)), [radius * size for radius in _thumb_radii(1.1)], 3)
    return merged(_palm(place, view, 1.05), *fingers, thumb, soften=0.02 * size)


@dataclass(frozen=True)
class _Skin:
    tint: Colour
    nail: Colour
    plump: float
    age: float


def big_hand(
    pose: Grip = "open",
    side: Side = "back",
    age: Age = "adult",
    sleeve: bool = True,
    roll: float = 0.0,
    tilt: float = 0.0,
    right: bool = False,
) -> Group:
    """A hand 100 units long reaching up from its wrist at the origin, thumb to the left; `right` mirrors it.

    `side` is the one we see, `roll` turns it further about the forearm, `tilt` bows the fingers towards us.
    Anchors: tip (of the index), thumb, palm, grip (where a held thing goes), wrist. Roles: skin, nail, sleeve, cuff.
    """
    frame = AGES[age]
    skin = _Skin(colour("skin"), colour("#f0cdb8"), 1.0 + 0.28 * frame.youth - 0.06 * frame.age, frame.age)
    turn = {"back": math.pi, "palm": 0.0, "edge": -math.pi / 2}[side] + roll
    axes = _standing(turn, tilt, side == "back")
    place, view = Frame(np.zeros(3), axes, 100.0), View(math.pi / 2, 0.0)
    parts = _ordered_parts(place, view, GRASPS[pose], skin)
    items: list[Item] = _forearm(place, view, skin)
    for _, drawn in sorted(parts, key=lambda part: part[0]):
        items += drawn
    if sleeve:
        items += _cuff(place, view)
    tip, thumb = finger_bones(GRASPS[pose], 0)[-1], thumb_bones(GRASPS[pose])[-1]
    made = Group(tuple(items), "hand").with_anchors(
        tip=view.point(place(tip)), thumb=view.point(place(thumb)), palm=view.point(place((0.3, 0.0, 0.05))),
        grip=view.point(place((0.52, 0.06, 0.16))), wrist=(0.0, 0.0), hand=view.point(place((0.52, 0.06, 0.16))),
    )  # fmt: skip
    return made.placed(flip=True) if right else made


def _standing(turn: float, tilt: float, back: bool) -> Space:
    """Axes of an upright hand in front of us, its thumb to the left whichever side shows."""
    along, thumb, palm = np.array([0.0, 1, 0]), np.array([0.0, 0, -1]), np.array([1.0, 0, 0])
    axes = np.stack([along, thumb, palm], axis=1)
    spun = about((0, 1, 0), turn) @ axes
    if back:
        spun = np.diag([1.0, 1.0, -1.0]) @ spun
    return np.asarray(about((0, 0, 1), -tilt) @ spun, np.float64)


def _ordered_parts(place: Frame, view: View, grasp: Grasp, skin: _Skin) -> list[tuple[float, list[Item]]]:
    """Palm, fingers and thumb with how near they are; each finger grows out of the palm without a seam."""
    palm = _palm(place, view, skin.plump)
    facing = view.near(place.axes[:, 2])
    parts: list[tuple[float, list[Item]]] = [
        (view.near(place((0.3, 0, 0))), _palm_items(place, view, palm, facing, skin))
    ]
    for index in range(4):
        bones = finger_bones(grasp, index, skin.plump - 1)
        radii = [radius * 100 for radius in _radii(index, skin.plump)]
        nearness = view.near(place(bones[1:])) + 0.1 * index
        if grasp.knuckles[index] < 0.8 and facing < 0:
            nearness = max(nearness, 0.1 + 0.1 * index)
        parts.append((nearness, _finger(place, view, bones, radii, palm, skin, 1.0)))
    bones = thumb_bones(grasp, skin.plump - 1)
    radii = [radius * 100 for radius in _thumb_radii(skin.plump)]
    parts.append(
        (
            view.near(place(bones[1:])) + (2.0 if facing > 0 else -2.0),
            _finger(place, view, bones, radii, palm, skin, 1.9),
        )
    )
    return parts


def _finger(
    place: Frame, view: View, bones: Space, radii: list[float], palm: Outline, skin: _Skin, root: float
) -> list[Item]:
    spine = place(bones)
    outline = tube(view, spine, radii, 6)
    shape = Shape(outline, skin.tint, "skin", 0.72, form=8, line=1.5)
    items: list[Item] = list(joined(shape, palm, view.point(spine[0]), root * 2.0 * radii[0]))
    items += _knuckles(view, spine, radii, skin)
    items += _nail(place, view, spine, radii, skin)
    return items


def _side_axes(place: Frame, spine: Space, index: int) -> tuple[Space, Space, Space]:
    along = spine[index + 1] - spine[index]
    along = along / (np.linalg.norm(along) + 1e-9)
    hinge = place.axes[:, 1]
    outward = -(place.axes[:, 2] - along * float(place.axes[:, 2] @ along))
    if np.linalg.norm(outward) < 0.2:
        outward = place.axes[:, 0] - along * float(place.axes[:, 0] @ along)
    inward = place.axes[:, 2]
    bent = float(along @ inward)
    if bent > 0.2:
        outward = place.axes[:, 0] * bent - inward * math.sqrt(max(0.0, 1 - bent**2))
        outward = outward - along * float(outward @ along)
    outward = outward / (np.linalg.norm(outward) + 1e-9)
    across = np.cross(along, outward)
    return along, across if float(across @ hinge) > 0 else -across, outward


def _knuckles(view: View, spine: Space, radii: list[float], skin: _Skin) -> list[Item]:
    """Short creases over the joints."""
    lines: list[Points] = []
    for joint in (1, 2):
        x, y = view(spine[joint])[0]
        ahead = view(spine[joint + 1])[0] - view(spine[joint - 1])[0]
        length = float(np.hypot(*ahead))
        if length < 1.2 * radii[joint]:
            continue
        unit = ahead / length
        cross = np.array([-unit[1], unit[0]])
        for shift in (-0.22, 0.16) if skin.age < 0.5 else (-0.4, -0.1, 0.2):
            middle = np.array([x, y]) + shift * radii[joint] * unit
            reach = 0.5 * radii[joint]
            lines.append(
                curve([middle - reach * cross, middle + 0.18 * radii[joint] * unit, middle + reach * cross], steps=4)
            )
    return [Lines(tuple(lines), 0.8, role="crease", strength=0.55)]


def _nail(place: Frame, view: View, spine: Space, radii: list[float], skin: _Skin) -> list[Item]:
    along, across, outward = _side_axes(place, spine, len(spine) - 2)
    if view.near(outward) < 0.25:
        return []
    tip, radius = spine[-1], radii[-1]
    rim = [
        tip + radius * (a * along + 0.62 * c * across + 0.75 * math.sqrt(max(0.0, 1 - (0.62 * c) ** 2)) * outward)
        for a, c in (
            (0.85, 0.0),
            (0.66, 0.75),
            (0.1, 1.0),
            (-0.55, 0.85),
            (-0.85, 0.0),
            (-0.55, -0.85),
            (0.1, -1.0),
            (0.66, -0.75),
        )
    ]
    return [
        Shape(solid(curve(view(np.array(rim)), closed=True, steps=4)), skin.nail, "nail", 0.4, modelling=0.2, line=0.9)
    ]


def _palm_items(place: Frame, view: View, palm: Outline, facing: float, skin: _Skin) -> list[Item]:
    items: list[Item] = [Shape(palm, skin.tint, "skin", 0.72, form=22, line=1.5)]
    lines = _CREASES if facing > 0.3 else _TENDONS if facing < -0.3 else ()
    drawn = [curve(view(place([(a, t, 0.07 if facing > 0 else -0.06) for a, t in line])), steps=5) for line in lines]
    items.append(Lines(tuple(drawn), 1.0 if facing > 0 else 0.8, role="crease", strength=0.6 if facing > 0 else 0.4))
    return items


_CREASES = (
    ((0.42, 0.19), (0.33, 0.10), (0.20, 0.06), (0.06, 0.05)),
    ((0.40, 0.18), (0.36, 0.05), (0.28, -0.08), (0.24, -0.17)),
    ((0.45, 0.08), (0.40, 0.0), (0.37, -0.1), (0.37, -0.2)),
)
_TENDONS = (
    ((0.46, 0.14), (0.34, 0.11), (0.22, 0.07)),
    ((0.47, 0.04), (0.34, 0.03), (0.2, 0.02)),
    ((0.45, -0.07), (0.34, -0.05), (0.22, -0.03)),
)


def _forearm(place: Frame, view: View, skin: _Skin) -> list[Item]:
    radius = 100 * 0.125 * skin.plump
    arm = tube(
        view,
        place([(0.06, 0.0, 0.0), (-0.12, 0.0, 0.0), (-0.34, 0.0, 0.0)]),
        [0.92 * radius, 0.95 * radius, 1.1 * radius],
    )
    return [Shape(arm, skin.tint, "skin", 0.72, form=12, line=1.5)]


def _cuff(place: Frame, view: View) -> list[Item]:
    """A sleeve with a shirt cuff, up to a forearm's middle."""
    axes = place.axes * place.size

    def loft(*ribs: tuple[float, float]) -> Loft:
        return Loft(
            np.array([axes @ np.array([a, 0, 0]) for a, _ in ribs]),
            np.array([axes @ np.array([0, 0, 0.85 * r]) for _, r in ribs]),
            np.array([axes @ np.array([0, r, 0]) for _, r in ribs]),
        )

    sleeve = loft((-0.62, 0.25), (-0.36, 0.225), (-0.12, 0.205))
    cuff = loft((-0.14, 0.185), (-0.03, 0.18))
    folds = [
        path
        for start, angle in ((0.2, 0.9), (0.45, 1.8), (0.3, 2.5), (0.6, -0.9), (0.35, -1.9))
        for path in sleeve.drawn(view, np.linspace(start, start + 0.35, 6), angle + np.linspace(0, 0.25, 6))
    ]
    return [
        Shape(cuff.outline(view), colour("bone white"), "cuff", 0.35, form=14, line=1.3),
        Shape(sleeve.outline(view), colour("russet"), "sleeve", 1.0, texture="cloth", form=18, line=1.6),
        Lines(tuple(folds + sleeve.ring(view, 0.93)), 0.9, strength=0.6),
    ]
