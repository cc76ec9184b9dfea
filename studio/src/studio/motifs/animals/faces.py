"""Faces turned to the viewer, for animals that have something to say. Right halves, mirrored; about 100 wide."""

from dataclasses import dataclass

import numpy as np

from studio.colour import Colour, colour
from studio.geometry import Placing, Point, Points, blob, curve, intersection, points, solid, union
from studio.materials import fur
from studio.motifs.animals.heads import Coat, PaintedHead
from studio.motifs.animals.looks import Knots, closed_eye, eye, ring
from studio.scene import ROUND, Item, Lines, Shape


@dataclass(frozen=True)
class Face:
    """One kind's face from the front, its middle at the origin."""

    half: Knots  # from the crown (x = 0) down to the chin (x = 0)
    ear: Knots
    eye: Point
    eye_size: float
    nose: Point
    nose_size: float = 5.0
    iris: str = ""
    pale: Knots = ()
    dark: Knots = ()
    hanging_ear: bool = False
    whiskers: bool = False


FOX = Face(
    ((0, -36), (20, -35), (36, -20), (46, -4), (62, 8), (62, 8), (46, 12), (48, 20), (48, 20), (30, 26), (16, 42),
    (0, 52)),
    ((10, -34), (18, -58), (34, -88), (34, -88), (46, -54), (42, -18)),
    (17, -4), 6.2, (0, 44), 6.0, "amber",
    pale=((5, 34), (10, 12), (22, 4), (40, 2), (62, 8), (62, 8), (46, 12), (48, 20), (48, 20), (30, 26), (16, 42),
    (4, 51)),
    whiskers=True,
)  # fmt: skip
RABBIT = Face(
    ((0, -42), (20, -40), (36, -24), (44, 4), (38, 26), (20, 38), (0, 42)),
    ((3, -38), (2, -84), (14, -118), (14, -118), (28, -88), (22, -34)),
    (23, -6), 7.6, (0, 14), 4.0, whiskers=True,
)  # fmt: skip
MOUSE = Face(
    ((0, -34), (20, -31), (33, -12), (30, 14), (14, 34), (0, 42)),
    ((12, -28), (14, -58), (40, -72), (62, -52), (54, -24), (30, -12)),
    (17, -2), 6.0, (0, 34), 4.6, whiskers=True,
)  # fmt: skip

FACES = {"fox": FOX, "rabbit": RABBIT, "hare": RABBIT, "mouse": MOUSE}


def _whole(half: Knots) -> Points:
    """A ring mirrored about x = 0."""
    left = [(-x, y) for x, y in reversed(half) if x]
    return ring(tuple([*half, *left]))


def _pair(knots: Knots) -> list[Points]:
    one = ring(knots)
    return [one, one * [-1, 1]]


def paint_face(face: Face, placing: Placing, coat: Coat, asleep: bool = False) -> PaintedHead:
    """The face as a shape of its own upon the body; nothing of it fuses."""
    skull = solid(placing(_whole(face.half)))
    ears = [placing(part) for part in _pair(face.ear)]
    hollow = [part.mean(axis=0) + (part - part.mean(axis=0)) * 0.52 for part in ears]
    if face.hanging_ear:
        outline, over = skull, [Shape(solid(*ears), coat.fur.darker(0.3), "ear", 0.95, texture="fur", line=1.3)]
    else:
        outline = union(skull, solid(*ears))
        over = [Shape(solid(*hollow), coat.fur.darker(0.42), "inner ear", 0.8, modelling=0, line=0.0)]
    upon: list[Item] = [fur(outline, coat.fur, weight=0.95, form=ROUND, line=1.5), *over]
    upon += _patches(face, placing, coat, skull)
    upon += _look(face, placing, asleep)
    return PaintedHead((), (), tuple(upon))


def _patches(face: Face, placing: Placing, coat: Coat, skull: tuple[Points, ...]) -> list[Item]:
    items: list[Item] = []
    if face.pale:
        inside = intersection(solid(*(placing(part) for part in _pair(face.pale))), skull)
        items.append(Shape(inside, coat.belly, "belly", 0.32, modelling=0.4, line=0.6))
    if face.dark:
        items.append(
            Shape(solid(*(placing(part) for part in _pair(face.dark))), coat.dark, "mask", 1.1, modelling=0.3, line=0.5)
        )
    return items


def _look(face: Face, placing: Placing, asleep: bool) -> list[Item]:
    (x, y), (_, low), size = face.eye, face.nose, face.nose_size
    items: list[Item] = []
    for side in (x, -x):
        items += (
            [closed_eye((side, y), face.eye_size, placing)]
            if asleep
            else eye((side, y), face.eye_size, placing, face.iris)
        )
    nose = blob((-size, low - 0.4 * size), (0, low - 0.7 * size), (size, low - 0.4 * size), (0, low + 0.7 * size))
    ink: Colour = colour("ink black")
    items.append(Shape(solid(placing(nose)), ink, "nose", 1.0, modelling=0, line=0.7))
    smile = [
        curve([(0, low + 0.7 * size), (0, low + 1.6 * size)]),
        *(
            curve([(0, low + 1.6 * size), (side * size, low + 2.2 * size), (side * 2.1 * size, low + 1.7 * size)])
            for side in (-1, 1)
        ),
    ]
    lines = [points(*stroke) for stroke in smile] if low < 35 else []
    if lines:
        items.append(Lines(tuple(placing(stroke) for stroke in lines), 1.1, strength=0.8))
    if face.whiskers:
        hairs = [
            curve([(side * 12, low + 4 + 3 * k), (side * 34, low + 1 + 6 * k), (side * 54, low + 4 + 9 * k)])
            for side in (-1, 1)
            for k in (-1, 0, 1)
        ]
        items.append(Lines(tuple(placing(hair) for hair in hairs), 0.6, strength=0.6))
    return items


def face_placing(head: Placing, spread: float) -> Placing:
    """Where the face sits when a head in profile turns to the viewer."""
    x, y = head.point((-30.0, -6.0))
    return Placing(x, y, head.scale * spread, 0.0)


def face_anchors(face: Face, placing: Placing) -> dict[str, Point]:
    """Anchors of a face."""
    low = float(np.array(face.half)[:, 1].max())
    return {
        "eye": placing.point((-face.eye[0], face.eye[1])), "other_eye": placing.point(face.eye),
        "mouth": placing.point((0.0, face.nose[1] + 8)),
        "head": placing.point((0.0, face.half[0][1])), "neck": placing.point((0.0, low)),
    }  # fmt: skip
