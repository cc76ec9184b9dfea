"""Frogs. They are drawn about 100 units large for a steady pen and then brought to their size."""

from typing import Literal

import numpy as np

from studio.colour import Colour, colour
from studio.geometry import (
    Outline,
    Points,
    blob,
    ellipse,
    fuse,
    limb,
    points,
    signed_area,
    solid,
)
from studio.motifs.animals.looks import HERE, Knots, both, eye, mirrored, smooth
from studio.scene import Dots, Group, Item, Lines, Shape, Veil, Wash


def without_holes(outline: Outline) -> Outline:
    return tuple(part for part in outline if signed_area(part) > 0)


FrogPose = Literal["sitting", "leaping", "upright"]


def frog(pose: FrogPose = "sitting", waistcoat: bool = False, warty: bool = False) -> Group:
    """A frog 14 long, or, `upright`, 26 tall with its arms raised.

    Anchors: eye, mouth, head, neck, back, hand, other_hand.
    """
    green = colour("frog green") if not warty else colour("moth brown")
    parts = {"sitting": _sitting_frog, "leaping": _leaping_frog, "upright": _upright_frog}[pose]
    return parts(green, warty, waistcoat)


def _warts(spots: Knots, tint: Colour) -> list[Item]:
    return [
        Shape(
            solid(*(ellipse(x, y, 2.6, 2.1, count=10) for x, y in spots)),
            tint.darker(0.3),
            "wart",
            0.9,
            modelling=0,
            line=0.7,
        )
    ]


def _frog_eye(x: float, y: float, tint: Colour) -> list[Item]:
    return [
        Shape(solid(ellipse(x, y, 9, 8.5, count=20)), tint, "skin", 0.9, line=1.2),
        *eye((x - 1.5, y - 0.5), 5.6, HERE, "old gold"),
    ]


def _sitting_frog(green: Colour, warty: bool, waistcoat: bool) -> Group:
    body = blob("-52,-40 -44,-56 -22,-64 4,-54 34,-30 50,-10 44,-1 10,0 -18,-6 -40,-20 -54,-30")
    fore = [limb("-24,-26 -34,-14 -34,-2", [15, 10, 8]), *_toes(-36, 0)]
    thigh = blob("2,-14 8,-34 28,-40 46,-26 46,-8 30,-1 10,-1")
    shin = limb("44,-8 20,-3 -2,-3", [12, 8, 7])
    belly = blob("-52,-32 -38,-34 -20,-26 -4,-10 10,-2 -14,-4 -38,-18")
    warts: Knots = ((-14, -52), (-2, -46), (10, -40), (20, -30), (-4, -36), (30, -34), (34, -22), (22, -18))
    items: list[Item] = [
        *_frog_eye(-34, -60, green.darker(0.15)),
        Shape(fuse(body, *fore, *_toes(-6, 0), soften=1.5), green, "skin", 0.9, line=1.6),
        Veil(solid(belly), colour("cream"), "belly", 0.65, 2.0),
        Shape(fuse(thigh, shin, *_toes(-6, 0)), green, "skin", 0.9, shade=0.03, line=1.4),
        Lines(smooth(((-54, -36), (-40, -36), (-26, -41), (-18, -46))), 1.4),
        *(_warts(warts, green) if warty else [_frog_spots(((4, -46), (18, -34), (26, -26), (34, -14)), green)]),
        *_frog_eye(-30, -62, green),
        Dots(points((-51, -43)), np.array([1.2]), colour("ink black"), "nostril"),
    ]
    anchors = {
        "eye": (-31.0, -62.0),
        "mouth": (-54.0, -36.0),
        "head": (-24.0, -70.0),
        "neck": (-26.0, -26.0),
        "back": (16.0, -42.0),
        "hand": (-36.0, -2.0),
        "other_hand": (-30.0, -2.0),
    }
    return Group(tuple(items), "frog").with_anchors(**anchors).placed(scale=0.15)


def _toes(x: float, y: float) -> list[Points]:
    return [limb([(x + 4, y - 3), (x - 12 + 6 * k, y - 0.6)], [4, 2.6]) for k in range(3)]


def _frog_spots(spots: Knots, tint: Colour) -> Item:
    return Wash(
        solid(*(ellipse(x, y, 4.4, 3.2, -0.5, count=12) for x, y in spots)), tint.darker(0.45), "spot", 0.7, 0.7
    )


def _leaping_frog(green: Colour, warty: bool, waistcoat: bool) -> Group:
    body = blob("-58,-20 -46,-34 -22,-36 10,-22 32,-4 26,8 0,6 -30,-2 -54,-8")
    legs = [
        limb("26,0 46,-16 62,6 92,22", [18, 13, 9, 5]),
        *[limb([(88, 20), (106, 22 + 6 * k)], [4, 2.6]) for k in range(-1, 2)],
    ]
    far = limb("22,2 40,4 58,22 84,40", [15, 11, 8, 5])
    arms = [limb("-30,-6 -44,8 -62,10", [12, 9, 7]), *[limb([(-60, 10), (-74, 6 + 5 * k)], [4, 2.4]) for k in range(3)]]
    items: list[Item] = [
        Shape(solid(far), green.darker(0.25), "skin", 0.95, line=1.2),
        Shape(fuse(body, *legs, *arms, soften=1.5), green, "skin", 0.9, line=1.6),
        Veil(solid(blob("-52,-8 -28,-8 0,0 22,6 -4,5 -32,-2")), colour("cream"), "belly", 0.6, 1.6),
        _frog_spots(((-8, -24), (6, -16), (18, -8), (40, -10)), green),
        Lines(smooth(((-58, -16), (-44, -16), (-32, -20))), 1.4),
        *_frog_eye(-38, -36, green),
    ]
    anchors = {
        "eye": (-39.0, -36.0),
        "mouth": (-58.0, -16.0),
        "head": (-32.0, -44.0),
        "neck": (-28.0, -14.0),
        "back": (6.0, -22.0),
        "hand": (-70.0, 10.0),
        "other_hand": (-70.0, 10.0),
    }
    return Group(tuple(items), "frog").with_anchors(**anchors).placed(scale=0.15)


def _upright_frog(green: Colour, warty: bool, waistcoat: bool) -> Group:
    """Standing like a client at the tailor's: seen from the front, arms out, a very wide smile."""
    belly = blob("0,-92 24,-86 40,-60 38,-34 22,-20 0,-18 -22,-20 -38,-34 -40,-60 -24,-86")
    head = blob("0,-136 26,-134 42,-118 42,-104 26,-90 0,-86 -26,-90 -42,-104 -42,-118 -26,-134")
    legs = [limb([(s * 22, -32), (s * 42, -26), (s * 26, -12), (s * 30, -3)], [24, 16, 10, 8]) for s in (-1, 1)]
    feet = [limb([(s * 28, -3), (s * (38 + 8 * k), -1)], [5, 3]) for s in (-1, 1) for k in range(3)]
    arms = [limb([(s * 28, -80), (s * 54, -82), (s * 66, -104)], [15, 11, 8]) for s in (-1, 1)]
    hands = [
        limb([(s * 66, -102), (s * (60 + 8 * k), -118 + abs(k - 1) * 3)], [5, 3]) for s in (-1, 1) for k in range(3)
    ]
    front = blob("0,-84 17,-78 26,-56 22,-34 0,-26 -22,-34 -26,-56 -17,-78")
    items: list[Item] = [
        Shape(without_holes(fuse(belly, head, *legs, *feet, *arms, *hands, soften=2.5)), green, "skin", 0.9, line=1.7),
        Shape(solid(front), colour("cream"), "belly", 0.5, modelling=0.7, line=0.0),
    ]
    if waistcoat:
        items += _frog_waistcoat()
    items += [
        Lines(smooth(((-36, -106), (-20, -98), (0, -96), (20, -98), (36, -106))), 1.7),
        Dots(points((-4, -114), (4, -114)), np.full(2, 1.3), colour("ink black"), "nostril"),
        *_frog_eye(-24, -134, green), *_frog_eye(24, -134, green),
    ]  # fmt: skip
    anchors = {
        "eye": (-25.0, -134.0),
        "other_eye": (23.0, -134.0),
        "mouth": (0.0, -97.0),
        "head": (0.0, -136.0),
        "neck": (0.0, -88.0),
        "back": (0.0, -60.0),
        "hand": (-68.0, -112.0),
        "other_hand": (68.0, -112.0),
    }
    return Group(tuple(items), "frog").with_anchors(**anchors).placed(scale=0.18)


def _frog_waistcoat() -> list[Item]:
    half: Knots = (
        (3, -24), (3, -24), (30, -27), (30, -27), (42, -44), (42, -62), (27, -86), (27, -86), (15, -90), (15, -90),
        (3, -58), (3, -58)
    )  # fmt: skip
    buttons = points(*((7, y) for y in (-52, -43, -34)))
    return [
        Shape(solid(*both(half)), colour("claret"), "waistcoat", 0.95, texture="cloth", line=1.4),
        Dots(buttons, np.full(3, 1.8), colour("brass"), "button"),
        Lines(mirrored(((16, -42), (24, -40), (32, -43))), 1.1, strength=0.7),
    ]
