"""Potted Man: who keeps whom on the window-sill?"""

import math
from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Colour, Palette
from studio.drawings import Sheet
from studio.figures import PEOPLE, Arm, Camera, Dress, Hair, Head, Pose, drawn, person
from studio.geometry import Outline, Points, curve, ellipse, limb, outline, points, rectangle, solid
from studio.materials import leaves, lit, plain
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Group, Item, Lines, Scene, Shape, Sunlight, Veil, Wash, group
from studio.skies import graded

DRAWN = Sheet("inkwell/potted_man")
LIGHT = Sunlight((0.55, -0.7, 0.35))
BLOOM = (188.0, 610.0)
STEM = curve("70,1240 96,1060 84,900 96,760 140,670 188,610")
BRANCH = Arm((0.52, 0.80, 0.1), (0.9, -0.2, -0.3), "open", (0.4, 0.9, 0.1), (0, 0.2, 1))
TWIG = Arm((0.44, 0.84, 0.06), (0.9, -0.2, -0.3), "open", (0.1, 1, 0.1), (0, 0.2, 1))


@card("potted_man")
def potted_man(chance: Chance, palette: Palette) -> Scene:
    sky = graded((palette.sky, palette.sun, palette.sun), lines=0.0, weight=0.95)
    return replace(Rig(sky, LIGHT), shadow=palette.shade).scene(
        outside(palette),
        window(palette),
        group(DRAWN("soil"), man(), DRAWN("pot"), name="man"),
        lily(palette),
        water(palette),
        DRAWN("can"),
        focal="man",
    )


def outside(palette: Palette) -> Group:
    """A garden, all light."""
    return group(
        Veil(solid(ellipse(640, 120, 320, 300)), palette.white, strength=1.0, softness=90),
        lit(
            outline("-20,820! 160,740 380,790 600,730 820,800! 820,1060! -20,1060!"),
            palette.leaf.lighter(0.45),
            weight=0.5,
        ),
        lit(outline("-20,930! 240,880 520,920 820,870! 820,1060! -20,1060!"), palette.leaf.lighter(0.2), weight=0.55),
    )


def window(palette: Palette) -> Group:
    bars = [rectangle(-20, -20, 26, 1040), rectangle(378, -20, 406, 1040), rectangle(774, -20, 820, 1040)]
    return group(
        *(plain(bar, palette.white, "bar", weight=0.3, form=6, shade=0.12, line=2.2) for bar in bars),
        plain(rectangle(-20, 196, 820, 220), palette.white, "bar", weight=0.3, form=6, shade=0.12, line=2.2),
        plain(rectangle(-20, 1030, 820, 1230), palette.white, "sill", weight=0.3, form=FLAT, line=2.4),
        Lines((points((0, 1168), (800, 1168)),), 2.0),
        Wash(outline("400,1140! 640,1140! 540,1230! 120,1230!"), palette.shade, "shadow", 0.7, 5, hatched=True),
    )


def man() -> Group:
    """He turns to the light."""
    body = replace(PEOPLE["baker"], hair=Hair("bald", "#6a4a36"), skin="#e8a880")
    dress = Dress(top="#fbf6e8", bottom="#5a4632", collar="shirt", buttons=True, braces="#d8352e", sleeve_end=0.2)
    pose = Pose(bend=(0, -6, 4), head=(0, -6, -4), left=BRANCH, right=TWIG)
    actor = person(body, Head("tenderness", yaw=-16, pitch=-30, roll=-10, gaze=(-0.5, 0.4)), pose, dress, facing=-14)
    figure = drawn(
        actor.without("thigh", "shin", "shoe", "foot"), camera=Camera((520, 1386), 9.4), light=LIGHT, pen=1.5
    )
    x, y = figure.anchor("crown")
    above = solid(rectangle(0, 0, 800, 930))
    return group(Clip(above, group(figure)), sprout(x - 6, y + 4))


def sprout(x: float, y: float) -> Group:
    """Two leaves: he is doing well."""
    green = Colour(0.30, 0.78, 0.16)
    return group(
        Shape(solid(limb([(x, y), (x + 4, y - 24), (x, y - 44)], [8, 5, 4])), green, "stalk", 0.9),
        leaves(leaf([(x, y - 42), (x - 44, y - 76), (x - 84, y - 66)], 38), green, line=2.0),
        leaves(leaf([(x, y - 42), (x + 36, y - 88), (x + 80, y - 92)], 36), green, line=2.0),
    )


def leaf(spine: object, wide: float) -> Outline:
    """A blade that swells and ends in a point."""
    return solid(limb(curve(np.asarray(spine, float)), [3, 0.75 * wide, wide, 0.8 * wide, 0.4 * wide, 1.5], steps=1))


def petal(angle: float, long: float, wide: float, paint: Colour, palette: Palette) -> list[Item]:
    """Seen a little from the side, so that those which turn away are short."""
    squeeze, bend = points((0.66, 1.0)), 0.34
    ways = [(0, 0), (0.5, bend * 0.3), (0.86, bend * 0.6), (1.0, bend)]
    c, s = math.cos(angle), math.sin(angle)
    spine = [points((r * long * c - t * long * s * 0.5, r * long * s + t * long * c * 0.5))[0] for r, t in ways]
    mid: Points = curve(np.array(spine) * squeeze + BLOOM)
    blade = solid(limb(mid, [12, 0.7 * wide, wide, 0.9 * wide, 0.55 * wide, 0.2 * wide, 2], steps=1))
    heart = solid(limb(mid[: round(0.86 * len(mid))], [8, 0.5 * wide, 0.66 * wide, 0.46 * wide, 1], steps=1))
    return [
        plain(blade, palette.white, "petal", weight=0.3, form=26, line=2.6),
        Shape(heart, paint, "heart", 0.9, modelling=0.5, form=20, line=0.0),
        Lines((mid,), 1.4, strength=0.6),
    ]


def lily(palette: Palette) -> Group:
    """It bends its whole face to him."""
    x, y = BLOOM
    items: list[Item] = [
        plain(solid(limb(STEM, [42, 38, 34, 28, 24], steps=1)), palette.leaf.darker(0.1), "stem", form=16, line=2.4)
    ]
    for spine, wide in (
        ([(84, 1010), (190, 900), (300, 890), (366, 960)], 62),
        ([(90, 940), (10, 860), (-40, 880)], 60),
    ):
        items += [
            leaves(leaf(spine, wide), palette.leaf, "leaf", line=2.4),
            Lines((curve(np.asarray(spine, float)),), 1.6, strength=0.7),
        ]
    for k, angle in enumerate((2.6, -2.4, -1.2, 1.6, 0.55, -0.25)):
        items += petal(angle, 226, 104 + 10 * (k % 2), palette.bloom if k % 2 else palette.bloom.lighter(0.12), palette)
    stamens = [
        curve([(x, y), (x + 56, y + 14 * k - 10), (x + 120 - 12 * k * k, y + 30 * k + 6)])
        for k in (-2, -0.9, 0.1, 1, 2.1)
    ]
    items.append(
        lit(solid(*(limb(way, [6, 4, 4]) for way in stamens)), palette.leaf.lighter(0.5), "stamen", weight=0.7)
    )
    items.append(
        plain(
            solid(*(ellipse(float(way[-1, 0]), float(way[-1, 1]), 8, 16) for way in stamens)),
            palette.pot,
            "anther",
            weight=1.1,
            line=1.4,
        )
    )
    return group(*items, name="lily")


def water(palette: Palette) -> Group:
    """Drop by drop, from the rose to his leaves."""
    ways = [curve([(526 - 3 * k, 280 + 13 * k), (566 - 9 * k, 316 + 9 * k), (596 - 17 * k, 440)]) for k in range(6)]
    drops = [way[a : a + 4] for k, way in enumerate(ways) for a in range(k % 3, 13, 5)]
    return group(*(Shape(solid(limb(drop, [3, 11], steps=1)), palette.water, "water", 0.8, line=0.0) for drop in drops))
