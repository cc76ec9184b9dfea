"""Frogs. They are drawn about 100 units large for a steady pen and then brought to their size."""

import numpy as np

from studio.colour import Colour, colour
from studio.geometry import (
    Outline,
    blob,
    ellipse,
    fuse,
    limb,
    points,
    signed_area,
    solid,
)
from studio.motifs.animals.looks import HERE, Knots, both, eye, mirrored, smooth
from studio.scene import Dots, Group, Item, Lines, Shape


def without_holes(outline: Outline) -> Outline:
    return tuple(part for part in outline if signed_area(part) > 0)


def _frog_eye(x: float, y: float, tint: Colour) -> list[Item]:
    return [
        Shape(solid(ellipse(x, y, 9, 8.5, count=20)), tint, "skin", 0.9, line=1.2),
        *eye((x - 1.5, y - 0.5), 5.6, HERE, "old gold"),
    ]


def frog() -> Group:
    """Standing like a client at the tailor's, 26 tall: from the front, arms out, a very wide smile, a waistcoat.

    Anchors: eye, other_eye, mouth, head, neck, back, hand, other_hand.
    """
    green = colour("frog green")
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
        *_frog_waistcoat(),
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
