"""Birds: one body with its neck, beak, wings and legs as data."""

import math
from dataclasses import dataclass, replace
from functools import partial
from typing import Literal

import numpy as np

from studio.colour import Colour, colour
from studio.geometry import (
    Outline,
    Placing,
    Point,
    Points,
    curve,
    divided,
    fuse,
    intersection,
    limb,
    normals,
    place,
    points,
    solid,
)
from studio.materials import feathers, straw
from studio.motifs.animals.looks import Knots, closed_eye, eye, ring
from studio.motifs.animals.plumage import folded_wing, spread_wing, tail_fan
from studio.scene import ROUND, Group, Item, Lines, Shape

BirdPose = Literal[
    "standing", "walking", "perched", "pecking", "singing", "asleep", "nesting", "floating",
    "flying", "wings down", "soaring",
]  # fmt: skip

_BODY: Knots = (
    (-51, -2), (-46, -20), (-24, -29), (8, -26), (34, -15), (54, -4), (52, 6), (32, 17), (2, 28), (-28, 29), (-46, 16)
)  # fmt: skip


@dataclass(frozen=True)
class Bird:
    """One kind. Lengths are hundredths of the body from breast to tail root; the beak is in heads."""

    name: str
    size: float  # length of the body in motif units
    feather: str
    wing: str
    belly: str = ""
    tilt: float = 0.5  # how upright it stands, radians
    plump: float = 1.0
    neck: Knots = ((0, 0), (-10, -16))
    neck_widths: tuple[float, ...] = (38, 30)
    head: float = 15.0  # radius
    beak: Knots = ((-0.75, -0.35), (-1.9, 0.12), (-1.9, 0.12), (-0.72, 0.42))
    beak_colour: str = "soot black"
    iris: str = ""
    leg: float = 26.0
    leg_width: float = 3.4
    leg_colour: str = "soot black"
    webbed: bool = False
    tail: float = 42.0
    tail_spread: float = 0.16
    fork: float = 0.0
    tail_tilt: float = 0.0
    wing_length: float = 1.0
    span: float = 120.0
    chord: float = 1.0
    pointed: float = 0.3
    marks: tuple[tuple[str, str, Knots], ...] = ()  # (role, colour, ring in heads) on the head
    trimmings: tuple[tuple[str, str, Knots], ...] = ()  # likewise, behind the head: combs, crests
    stretches: bool = False  # flies with its neck out


CROW = Bird(
    "crow", 26, "crow black", "raven black", tilt=0.45, head=16, wing_length=1.08, iris="mist grey", tail_spread=0.2,
    beak=((-0.7, -0.5), (-1.5, -0.36), (-2.35, 0.2), (-2.35, 0.2), (-1.4, 0.3), (-0.66, 0.5)),
)  # fmt: skip
PIGEON = Bird(
    "pigeon", 19, "pigeon grey", "slate blue", tilt=0.35, plump=1.08, head=12.5, neck=((0, 0), (-12, -12), (-13, -28)),
    neck_widths=(40, 30, 22), beak=((-0.8, -0.1), (-1.55, 0.3), (-1.55, 0.3), (-0.75, 0.45)), beak_colour="plum",
    iris="ember orange", leg=20, leg_colour="clay red", marks=(("collar", "verdigris", ((-0.9, 1.0), (0.1, 0.7),
    (1.0, 0.9), (1.3, 1.8), (0.2, 2.2), (-1.0, 1.9))),),
)  # fmt: skip
SPARROW = Bird(
    "sparrow", 11, "wren brown", "umber", "cream", tilt=0.5, plump=1.1, head=21, neck=((0, 0), (-6, -14)),
    neck_widths=(46, 42), beak=((-0.88, -0.16), (-1.42, 0.12), (-1.42, 0.12), (-0.88, 0.3)), leg=24, leg_width=2.6,
    leg_colour="sepia",
    pointed=0.1, span=96, marks=(("cap", "dark umber", ((-0.9, -0.3), (-0.5, -0.85), (0.2, -1.0), (0.9, -0.5),
    (0.3, -0.35))),),
)  # fmt: skip
WREN = replace(
    SPARROW, name="wren", size=9, plump=1.2, tail=34, tail_tilt=-1.2, marks=(), head=22, feather="wren brown"
)


@dataclass(frozen=True, eq=False)
class _Frame:
    """Where the parts of one bird are."""

    bird: Bird
    body: Placing
    neck: Points
    head: Placing

    def at(self, x: float, y: float) -> Point:
        return self.body.point((x, y))


AIRBORNE = ("flying", "wings down", "soaring")


def bird(kind: Bird, pose: BirdPose = "standing") -> Group:
    """A bird facing left. On foot its feet, afloat its waterline, in the air its middle is the origin."""
    frame = _frame(kind, pose)
    body = _silhouette(frame)
    items: list[Item] = []
    far, near = _wings(frame, pose)
    items += [*far, *_tail(frame), *_legs(frame, pose), *_behind_head(frame)]
    items.append(feathers(body, colour(kind.feather), weight=_weight(kind.feather), form=ROUND, flow=0.5, line=1.5))
    items += [*_belly(frame, body), *_face(frame, pose, body), *near]
    if pose == "nesting":
        items += _nest(frame)
    scale = kind.size / 100
    raised = -16 * scale if pose == "nesting" else 0.0
    return Group(tuple(items), kind.name).with_anchors(**_anchors(frame)).placed(0, raised, scale)


def _weight(name: str) -> float:
    """Pale feathers want little pigment."""
    return 0.28 if colour(name).lightness > 0.9 else 0.95


def _frame(kind: Bird, pose: BirdPose) -> _Frame:
    tilt = {"pecking": -0.25, "floating": 0.06, "nesting": 0.1, "asleep": 0.3 * kind.tilt}.get(pose, kind.tilt)
    if pose in AIRBORNE:
        body = Placing(0, 0, 1, 0.08 if pose != "soaring" else 0.0)
    elif pose in ("floating", "nesting"):
        body = Placing(0, -14 * kind.plump, 1, tilt)
    else:
        leg = kind.leg * (0.45 if pose in ("perched", "asleep") and kind.leg < 60 else 1.0)
        hip = place((8.0, 20.0 * kind.plump), rotation=tilt)[0]
        body = Placing(-hip[0], -leg - hip[1], 1, tilt)
    neck = _neck(kind, pose, np.array(body.point((-36, -10 * kind.plump))))
    turn = {"pecking": -0.75, "singing": 0.5, "asleep": -0.35}.get(pose, 0.0)
    return _Frame(kind, body, neck, Placing(neck[-1][0], neck[-1][1], kind.head, turn))


def _neck(kind: Bird, pose: BirdPose, root: Points) -> Points:
    length = float(np.hypot(*np.diff(points(*kind.neck), axis=0).T).sum())
    if pose == "pecking":
        reach = max(length, 22)
        return root + points((4, -2), (-0.5 * reach, 0.1 * reach), (-0.75 * reach, 0.62 * reach))
    if pose in AIRBORNE and (kind.stretches or length < 40):
        return root + points((6, 4), (-0.5 * length, 1), (-length, -1))
    if pose in AIRBORNE:
        return root + points("4,2 -14,16 -24,6 -20,-8 -32,-8")
    if pose == "asleep" and length < 60:
        return root + points((4, 0), (-2, -6))
    return root + points(*kind.neck)


def _silhouette(frame: _Frame) -> Outline:
    kind = frame.bird
    trunk = frame.body(ring(_BODY) * [1.0, kind.plump])
    widths = (
        kind.neck_widths
        if len(frame.neck) > 2 or len(kind.neck_widths) == 2
        else (kind.neck_widths[0], kind.neck_widths[-1])
    )
    neck = limb(frame.neck, widths)
    skull = frame.head(
        ring(
            (
                (-0.98, 0.1),
                (-0.8, -0.62),
                (-0.1, -1.0),
                (0.7, -0.76),
                (1.05, 0.05),
                (0.6, 0.85),
                (-0.3, 0.95),
                (-0.85, 0.6),
            )
        )
    )
    return fuse(trunk, neck, skull, soften=4.0)


def _wings(frame: _Frame, pose: BirdPose) -> tuple[list[Item], list[Item]]:
    kind = frame.bird
    tint = colour(kind.wing)
    shoulder = frame.at(-18, -12 * kind.plump)
    manner = (kind.chord, kind.pointed, 1.0 - 0.6 * kind.pointed)
    if pose == "flying":
        far = spread_wing(Placing(shoulder[0] + 8, shoulder[1], 0.92 * kind.span, 0.5), tint.darker(0.25), *manner)
        return far, spread_wing(Placing(*shoulder, kind.span, -0.02), tint, *manner)
    if pose == "wings down":
        far = [
            _upside_down(item, shoulder)
            for item in spread_wing(
                Placing(shoulder[0] + 4, shoulder[1], 0.8 * kind.span, -0.25), tint.darker(0.25), *manner
            )
        ]
        near = [
            _upside_down(item, shoulder)
            for item in spread_wing(Placing(shoulder[0], shoulder[1] - 8, 0.85 * kind.span, 0.2), tint, *manner)
        ]
        return far, near
    if pose == "soaring":
        up = spread_wing(Placing(shoulder[0] + 4, 0, kind.span, 0.0), tint, *manner)
        return up + [_upside_down(item, (0.0, 0.0)) for item in up], []
    return [], folded_wing(replace(frame.body, scale=1.0), tint, kind.wing_length)


def _upside_down(item: Item, about: Point) -> Item:
    turned = Group((item,)).placed(0, 0, 1, math.pi, True).items[0]
    return Group((turned,)).placed(0, 2 * about[1]).items[0]


def _tail(frame: _Frame) -> list[Item]:
    kind = frame.bird
    if not kind.tail:
        return _plumes(frame)
    body = frame.body
    hinge = body.point((40, 0))
    turned = Placing(hinge[0], hinge[1], 1, body.rotation * 0.8 + kind.tail_tilt)
    moved = place(points((-40, 0)), rotation=turned.rotation)[0]
    return tail_fan(
        replace(turned, x=hinge[0] + moved[0], y=hinge[1] + moved[1]),
        colour(kind.wing).darker(0.12),
        kind.tail,
        kind.tail_spread,
        fork=kind.fork,
    )


def _plumes(frame: _Frame) -> list[Item]:
    """A rooster's sickle feathers."""
    x, y = frame.at(42, -6)
    items: list[Item] = []
    for reach, rise in ((34, -16), (50, -34), (58, -54), (48, -66), (34, -60)):
        path = [
            (x - 8, y + 2),
            (x + 0.3 * reach, y + 0.8 * rise),
            (x + 0.8 * reach, y + rise),
            (x + 1.15 * reach, y + 0.3 * rise),
        ]
        blade = limb(path, [9, 12, 10, 2])
        items.append(Shape(solid(blade), colour("petrol blue"), "tail", 1.0, line=1.2))
        items.append(Lines((curve(points(*path)),), 0.7, strength=0.5))
    return items


def _legs(frame: _Frame, pose: BirdPose) -> list[Item]:
    kind = frame.bird
    if pose in ("floating", "nesting", "soaring"):
        return []
    tint, items = colour(kind.leg_colour), list[Item]()
    if pose in AIRBORNE:
        if kind.leg < 60:
            return []
        start = frame.at(36, 12)
        trailing = [
            limb(
                [start, (start[0] + 0.5 * kind.leg, start[1] + 3 + k), (start[0] + kind.leg, start[1] + 2 + 3 * k)],
                [kind.leg_width, kind.leg_width, 2],
            )
            for k in (0, 3)
        ]
        return [Shape(solid(*trailing), tint, "leg", 1.0, modelling=0, line=0.8)]
    stride = 9.0 if pose == "walking" else 3.5
    for hip_x, foot, dark in ((13.0, stride + 1.5, 0.25), (5.0, -stride, 0.0)):
        items += _leg(kind, frame.at(hip_x, 18 * kind.plump), foot, tint.darker(dark))
    return items


def _leg(kind: Bird, hip: Point, foot: float, tint: Colour) -> list[Item]:
    width, long = kind.leg_width, kind.leg
    hock = (0.5 * (hip[0] + foot) + 0.1 * long, 0.46 * hip[1])
    shank = limb([hip, hock, (foot + 1, -1.2)], [2.2 * width, 1.1 * width, width])
    thigh = limb([hip, (0.6 * hip[0] + 0.4 * hock[0], 0.6 * hip[1] + 0.4 * hock[1])], [16, 3.0 * width])
    toe = 0.16 * min(long, 60) + 7
    if kind.webbed:
        sole = points((foot + 2, -3), (foot - 1.3 * toe, -1), (foot - 1.2 * toe, 0.4), (foot + 2, 0.4))
        feet = [sole]
    else:
        feet = [
            limb([(foot + 1, -1.4), (foot + x * toe, 0.4)], [0.8 * width, 0.45 * width]) for x in (-1.2, -0.75, 0.7)
        ]
    return [
        Shape(fuse(shank, *feet), tint, "leg", 1.0, modelling=0, line=0.9),
        Shape(solid(thigh), colour(kind.feather).darker(0.12), "feather", _weight(kind.feather), line=1.0),
    ]


def _belly(frame: _Frame, body: Outline) -> list[Item]:
    kind = frame.bird
    if not kind.belly:
        return []
    under = frame.body(
        ring(((-48, -6), (-36, 4), (-10, 14), (24, 14), (50, 8), (30, 24), (0, 36), (-34, 36), (-56, 14)))
        * [1.0, kind.plump]
    )
    inside = intersection(solid(under), body)
    return [
        Shape(
            inside,
            colour(kind.belly),
            "belly",
            0.9 * _weight(kind.belly) + 0.05,
            texture="feather",
            flow=0.4,
            modelling=0.7,
            line=0.0,
        )
    ]


def _behind_head(frame: _Frame) -> list[Item]:
    return [
        Shape(solid(frame.head(ring(knots))), colour(tint), role, 1.0, modelling=0.5, line=1.1)
        for role, tint, knots in frame.bird.trimmings
    ]


def _face(frame: _Frame, pose: BirdPose, body: Outline) -> list[Item]:
    kind, head = frame.bird, frame.head
    items: list[Item] = []
    for role, tint, knots in kind.marks:
        patch = solid(head(ring(knots)))
        inside = patch if role == "comb" else intersection(patch, body)
        items.append(Shape(inside, colour(tint), role, 0.9, texture="feather", modelling=0.6, line=0.7))
    items += _beak(kind, head, pose == "singing")
    if pose == "asleep":
        items.append(closed_eye((-0.42, -0.22), 0.2, head))
    else:
        items += eye((-0.42, -0.24), 0.2 if kind.head > 12 else 0.23, head, kind.iris)
    return items


def _beak(kind: Bird, head: Placing, gaping: bool) -> list[Item]:
    rim = ring(kind.beak, steps=5)
    tip = rim[np.argmin(rim[:, 0])]
    gape = curve([tip * [0.97, 1], tip * [0.6, 0.6] + [0.0, 0.06], (-0.72, 0.12)])
    tint = colour(kind.beak_colour)
    if not gaping:
        return [
            Shape(solid(head(rim)), tint, "beak", 1.0, modelling=0.4, line=1.1),
            Lines((head(gape),), 0.9, strength=0.8),
        ]
    lower = Placing(-0.72, 0.15, 1, -0.5)(rim - [-0.72, 0.15])
    upper = Placing(-0.72, 0.15, 1, 0.18)(rim - [-0.72, 0.15])
    return [Shape(solid(head(lower * [0.92, 1]), head(upper)), tint, "beak", 1.0, modelling=0.4, line=1.1)]


def _nest(frame: _Frame) -> list[Item]:
    """Twigs round the sitting bird, resting on the origin."""
    bowl = ring(((-62, -16), (-30, -12), (20, -12), (64, -18), (58, 4), (30, 16), (-28, 16), (-56, 6)))
    twigs = [
        curve([(-66 + 9 * k, -14 + (k * 7) % 22), (-46 + 9 * k, -8 + (k * 5) % 18), (-24 + 9 * k, -13 + (k * 11) % 24)])
        for k in range(11)
    ]
    return [
        straw(bowl, colour("bark brown"), "nest", weight=0.9, form=ROUND, flow=0.1, line=1.4),
        Lines(tuple(twigs), 1.2, strength=0.8),
    ]


def _collar(frame: _Frame) -> dict[str, Point]:
    """Throat and nape half way down the neck."""
    spine = curve(frame.neck)
    if len(spine) < 5:
        spine = divided(spine, 8)
    middle = len(spine) // 2
    half = 0.5 * float(np.interp(0.5, np.linspace(0, 1, len(frame.bird.neck_widths)), frame.bird.neck_widths))
    (x, y), (across, down) = spine[middle], normals(spine)[middle] * half
    front, back = (float(x - across), float(y - down)), (float(x + across), float(y + down))
    throat, nape = sorted((front, back))
    return {"throat": throat, "nape": nape}


def _anchors(frame: _Frame) -> dict[str, Point]:
    beak = points(*frame.bird.beak)
    tip = beak[np.argmin(beak[:, 0])]
    return {
        "eye": frame.head.point((-0.42, -0.24)),
        "mouth": frame.head.point((float(tip[0]), float(tip[1]))),
        "head": frame.head.point((0.0, -0.95)),
        "neck": (float(frame.neck[-1][0]) + 2, float(frame.neck[-1][1]) + 0.9 * frame.bird.head),
        **_collar(frame),
        "back": frame.at(10, -26 * frame.bird.plump),
        "breast": frame.at(-44, 6),
        "tail": frame.at(46 + frame.bird.tail, 4),
    }


# crow("perched"), pigeon("soaring")
crow = partial(bird, CROW)
pigeon = partial(bird, PIGEON)
wren = partial(bird, WREN)
