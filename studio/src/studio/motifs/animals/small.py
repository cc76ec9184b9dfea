"""Small creatures that are no insects: snails, frogs and toads, snakes, lizards, bats, worms.

They are drawn about 100 units large for a steady pen and then brought to their size.
"""

import math
from typing import Literal

import numpy as np

from studio.colour import Colour, colour
from studio.geometry import (
    Outline,
    Placing,
    Points,
    blob,
    curve,
    ellipse,
    fuse,
    limb,
    normals,
    place,
    points,
    resample,
    signed_area,
    solid,
    tangents,
)
from studio.materials import fur
from studio.motifs.animals.looks import HERE, Knots, both, closed_eye, eye, mirrored, smooth
from studio.scene import ROUND, Dots, Group, Item, Lines, Shape, Veil, Wash, group


def without_holes(outline: Outline) -> Outline:
    return tuple(part for part in outline if signed_area(part) > 0)


SnailPose = Literal["crawling", "reaching", "hidden"]


def snail(pose: SnailPose = "crawling") -> Group:
    """A snail 22 long on its foot; `reaching` it stretches its horns upwards. Anchors: eye, mouth, head, neck, back."""
    skin, horn = colour("biscuit"), colour("sienna")
    neck = (-76, -74) if pose == "reaching" else (-62, -30)
    foot = blob("-88,-2 -76,-12 -48,-16 0,-14 56,-10 98,-1 96,2 0,2 -70,2")
    stem = limb([(-50, -8), (-66, -22), neck, (neck[0] - 14, neck[1] - 14)], [30, 26, 22, 19])
    turn = np.linspace(0, 5.4 * math.pi, 140)
    radius = 49 * (1 - turn / turn[-1]) ** 0.85
    coil = np.stack([8 + radius * np.cos(turn + 0.6), -54 + 0.97 * radius * np.sin(turn + 0.6)], axis=1)
    growth = [
        coil[k] + (np.array([[0, 0]]) + np.linspace(0, 0.26, 4)[:, None] * (np.array([8, -54]) - coil[k]))
        for k in range(2, 56, 4)
    ]
    items: list[Item] = []
    head = (neck[0] - 16.0, neck[1] - 16.0)
    if pose != "hidden":
        horns = [
            limb([(head[0] + 4, head[1]), (head[0] - 8, head[1] - 20), (head[0] - 18, head[1] - 36)], [5, 4, 3.4]),
            limb([(head[0] + 10, head[1]), (head[0] + 12, head[1] - 22), (head[0] + 10, head[1] - 40)], [5, 4, 3.4]),
        ]
        lips = [limb([(head[0] - 6, head[1] + 6), (head[0] - 16, head[1] + 12)], [4, 3])]
        items.append(Shape(fuse(foot, stem, *horns, *lips, soften=3), skin, "skin", 0.85, line=1.7))
        items += [*eye((head[0] - 18, head[1] - 37), 3.6, HERE), *eye((head[0] + 10, head[1] - 41), 3.6, HERE)]
        items.append(
            Lines(smooth(((head[0] - 10, head[1] + 6), (head[0] - 4, head[1] + 9), (head[0] + 2, head[1] + 7))), 1.2)
        )
        items.append(Lines(tuple(points((-56 + 13 * k, 1), (-53 + 13 * k, -5)) for k in range(11)), 1.0, strength=0.6))
    items += [
        Shape(solid(ellipse(8, -54, 52, 50, count=60)), horn, "shell", 0.9, form=40, line=2.0),
        Lines((coil,), 2.0, strength=0.9),
        Lines(tuple(growth), 0.9, strength=0.5),
    ]
    anchors = {
        "eye": (head[0] - 18, head[1] - 37),
        "mouth": (head[0] - 12, head[1] + 8),
        "head": (head[0] + 2, head[1] - 8),
        "neck": (float(neck[0]), float(neck[1])),
        "back": (8.0, -104.0),
    }
    return Group(tuple(items), "snail").with_anchors(**anchors).placed(0, -0.2, 0.12)


FrogPose = Literal["sitting", "leaping", "upright"]


def frog(pose: FrogPose = "sitting", waistcoat: bool = False, warty: bool = False) -> Group:
    """A frog 14 long, or, `upright`, 26 tall with its arms raised.

    Anchors: eye, mouth, head, neck, back, hand, other_hand.
    """
    green = colour("frog green") if not warty else colour("moth brown")
    parts = {"sitting": _sitting_frog, "leaping": _leaping_frog, "upright": _upright_frog}[pose]
    return parts(green, warty, waistcoat)


def toad() -> Group:
    """A toad 14 long, warts and all."""
    return frog(warty=True).named("toad")


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


SnakePose = Literal["crawling", "coiled", "rearing"]
_SNAKES: dict[SnakePose, Knots] = {
    "crawling": (
        (-96, -14),
        (-76, -6),
        (-56, -22),
        (-34, -26),
        (-14, -6),
        (10, -2),
        (32, -20),
        (54, -24),
        (76, -6),
        (108, -3),
    ),
    "rearing": (
        (-46, -92),
        (-26, -96),
        (-18, -76),
        (-34, -44),
        (-30, -14),
        (-4, -4),
        (26, -16),
        (50, -18),
        (74, -6),
        (108, -3),
    ),
    "coiled": ((-40, -58), (-22, -64), (-8, -50), (6, -34)),
}


def snake(pose: SnakePose = "crawling", tint: str = "moss green") -> Group:
    """A snake 70 long, at rest in coils 28 wide, or with its head raised. Anchors: eye, mouth, head, tail."""
    skin = colour(tint)
    spine = curve(points(*_SNAKES[pose]))
    items: list[Item] = []
    if pose == "coiled":
        items += _coils(skin)
        body = limb(_SNAKES[pose], [11, 11, 14, 17])
    else:
        body = limb(_SNAKES[pose], [11, 12, 15, 16, 16, 15, 13, 11, 7, 2])
    (x, y), heading = spine[0], tangents(spine)[0]
    head = Placing(float(x), float(y), 1, math.atan2(heading[1], heading[0]))
    skull = head(blob("8,-6 -4,-9 -16,-7 -25,-2 -25,3 -14,7 0,8 8,6"))
    tongue = [head(curve("-24,2 -34,3 -40,0")), head(curve("-34,3 -38,5 -41,6"))]
    items += [
        Lines(tuple(tongue), 1.2, colour("cherry red"), "tongue"),
        Shape(fuse(body, skull, soften=1.5), skin, "skin", 0.9, line=1.6),
    ]
    items += [
        _diamonds(spine if pose != "coiled" else spine[:-4], skin),
        Lines((head(curve("-24,2 -14,3 -6,1")),), 1.0),
    ]
    items += eye((-12, -3), 2.6, head, "lamp yellow")
    anchors = {
        "eye": head.point((-12.0, -3.0)),
        "mouth": head.point((-25.0, 2.0)),
        "head": head.point((-8.0, -9.0)),
        "neck": head.point((14.0, 0.0)),
        "tail": (float(spine[-1, 0]), float(spine[-1, 1])),
    }
    return Group(tuple(items), "snake").with_anchors(**anchors).placed(0, -1.9, 0.34)


def _coils(skin: Colour) -> list[Item]:
    items: list[Item] = []
    for y, wide in ((-9, 42), (-23, 33), (-36, 22)):
        loop = limb(
            np.stack(
                [
                    wide * np.cos(np.linspace(-0.5, math.pi + 0.5, 12)),
                    y + 7 * np.sin(np.linspace(-0.5, math.pi + 0.5, 12)) - 4,
                ],
                axis=1,
            ),
            [16, 17, 16],
        )
        back = ellipse(0, y - 5, wide, 9)
        items += [
            Shape(solid(back), skin.darker(0.4), "skin", 1.0, modelling=0.3, line=1.1),
            Shape(solid(loop), skin, "skin", 0.9, line=1.5),
        ]
        items.append(
            _diamonds(
                np.stack(
                    [
                        wide * np.cos(np.linspace(0.2, math.pi - 0.2, 30)),
                        y + 7 * np.sin(np.linspace(0.2, math.pi - 0.2, 30)) - 4,
                    ],
                    axis=1,
                ),
                skin,
            )
        )
    return items


def _diamonds(spine: Points, tint: Colour) -> Item:
    """Lozenges down the back of a snake."""
    even = resample(spine, 11.0)
    turn = tangents(even)
    rings = [
        place(points("-5,0 0,-3 5,0 0,3"), x, y, 1, math.atan2(dy, dx))
        for (x, y), (dx, dy) in zip(even[2:-1], turn[2:-1], strict=True)
    ]
    return Wash(solid(*rings), tint.darker(0.55), "diamond", 0.85, 0.5)


def lizard() -> Group:
    """A lizard 26 long clinging to a wall, seen from above, heading left, round its middle."""
    green = colour("lichen green")
    spine = [(-44, -2), (-28, 0), (-6, 3), (18, 0), (40, -8), (62, -2), (84, 12), (98, 6)]
    body = limb(spine, [11, 12, 20, 15, 8, 6, 4, 1.5])
    head = blob("-40,-8 -54,-9 -66,-3 -66,2 -54,8 -40,7")
    legs = [
        limb("-22,-4 -30,-22 -44,-24", [8, 6, 4]), limb("-18,6 -12,22 -24,32", [8, 6, 4]),
        limb("16,-4 28,-20 20,-30", [9, 7, 4]), limb("18,4 32,16 28,30", [9, 7, 4]),
    ]  # fmt: skip
    toes = [
        limb([at, (at[0] + 9 * math.cos(a), at[1] + 9 * math.sin(a))], [3, 1.6])
        for at, aim in (((-44, -24), 3.6), ((-24, 32), 2.4), ((20, -30), -2.2), ((28, 30), 2.2))
        for a in (aim - 0.6, aim, aim + 0.6)
    ]
    spots = [
        ellipse(x, y, 2.4, 1.8, count=10)
        for x, y in ((-16, -2), (-6, 6), (4, -1), (14, 4), (24, -3), (-26, 3), (-2, -4))
    ]
    return group(
        Shape(fuse(body, head, *legs, *toes, soften=1.5), green, "skin", 0.9, line=1.5),
        Wash(solid(*spots), green.darker(0.5), "spot", 0.8, 0.5),
        Lines(smooth(((-36, -1), (-6, 3), (30, -5), (62, -2))), 0.8, strength=0.5),
        *eye((-55, -5), 2.4, HERE, "butter"), *eye((-55, 4), 2.4, HERE, "butter"),
        name="lizard",
    ).with_anchors(head=(-54.0, 0.0), tail=(98.0, 6.0)).placed(scale=0.16)  # fmt: skip


BatPose = Literal["flying", "hanging"]


def bat(pose: BatPose = "flying") -> Group:
    """A bat 30 across round its middle, or hanging asleep from its hook."""
    dark, skin = colour("soot brown"), colour("mahogany")
    if pose == "hanging":
        return _hanging_bat(dark, skin)
    wing: Knots = (
        (8, -8), (26, -34), (44, -44), (44, -44), (66, -36), (92, -18), (92, -18), (78, -10), (72, 6), (72, 6),
        (58, 0), (48, 16),
        (48, 16), (34, 8), (24, 20), (24, 20), (14, 14), (6, 14),
    )  # fmt: skip
    bones = mirrored(
        ((8, -8), (26, -32), (44, -43)),
        ((44, -43), (66, -20), (72, 5)),
        ((44, -43), (50, -14), (48, 15)),
        ((44, -43), (34, -12), (25, 18)),
    )
    body = fuse(
        ellipse(0, 2, 11, 19), ellipse(0, -20, 10, 9), blob("-9,-24 -13,-42! -1,-28"), blob("9,-24 13,-42! 1,-28")
    )
    return group(
        Shape(solid(*both(wing)), skin, "wing", 0.95, line=1.5),
        Lines(bones, 1.3, strength=0.8),
        fur(body, dark, weight=0.95, form=ROUND, line=1.4),
        *eye((-4, -21), 2.4, HERE, "butter"), *eye((4, -21), 2.4, HERE, "butter"),
        Lines(smooth(((-3, -14), (0, -13), (3, -14))), 1.0),
        name="bat",
    ).with_anchors(head=(0.0, -28.0), eye=(-4.0, -21.0)).placed(scale=0.17)  # fmt: skip


def _hanging_bat(dark: Colour, skin: Colour) -> Group:
    cloak = both(((0, 8), (10, 6), (22, 26), (22, 52), (8, 74), (8, 74), (0, 60)))
    head = fuse(ellipse(0, 78, 11, 10), blob("-8,82 -15,98! -3,88"), blob("8,82 15,98! 3,88"))
    feet = smooth(((-4, 10), (-5, 2), (-3, 0)), ((4, 10), (5, 2), (3, 0)))
    return group(
        Lines(feet, 2.0), fur(head, dark, weight=0.95, form=ROUND, line=1.3), Shape(solid(*cloak), skin, "wing",
        0.95, line=1.5),
        Lines(mirrored(((4, 12), (14, 36), (8, 70)), ((2, 14), (6, 40), (4, 64))), 1.0, strength=0.7),
        closed_eye((-4, 78), 2.0, HERE), closed_eye((4, 78), 2.0, HERE), name="bat",
    ).with_anchors(head=(0.0, 90.0)).placed(scale=0.16)  # fmt: skip


WormPose = Literal["crawling", "upright"]
_WORMS: dict[WormPose, Knots] = {
    "crawling": ((-64, -9), (-42, -8), (-24, -26), (-4, -34), (14, -20), (30, -6), (56, -6), (76, -4)),
    "upright": ((-18, -92), (-6, -78), (2, -56), (-6, -34), (4, -12), (26, -6), (52, -6), (70, -4)),
}


def worm(pose: WormPose = "crawling") -> Group:
    """A worm 14 long, or sitting up 10 tall, with an eye to look surprised with. Anchors: eye, mouth, head, neck."""
    pink = colour("faded rose")
    knots = _WORMS[pose]
    spine = curve(points(*knots))
    across = normals(spine)
    rings = [np.vstack([spine[i] - across[i] * 6.2, spine[i] + across[i] * 6.2]) for i in range(6, len(spine) - 6, 2)]
    x, y = knots[0]
    saddle = limb(spine[20:29:4], [15, 16, 15])
    return (
        group(
            Shape(solid(limb(knots, [14, 15, 15, 14, 14, 13, 11, 4])), pink, "skin", 0.85, line=1.6),
            Wash(solid(saddle), pink.darker(0.3), "saddle", 0.5, 0.8),
            Lines(tuple(rings), 0.7, strength=0.5),
            *eye((x - 1, y - 3), 2.8, HERE),
            Lines(smooth(((x - 7, y + 3), (x - 4, y + 5), (x, y + 4))), 1.1),
            name="worm",
        )
        .with_anchors(
            eye=(x - 1.0, y - 3.0), mouth=(x - 7.0, y + 3.0), head=(x + 2.0, y - 7.0), neck=(x + 12.0, y + 14.0)
        )
        .placed(0, -0.1, 0.11)
    )
