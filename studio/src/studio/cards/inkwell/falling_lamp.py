"""The Falling Lamp: a hand has opened, and for a moment every step can be counted."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette, colour, ramp
from studio.figures import PEOPLE, Arm, Camera, Dress, Head, Pose, drawn, person
from studio.figures.hands import Wrist, hand
from studio.figures.mesh import Part, tube
from studio.figures.space import vec
from studio.figures.stage import stage
from studio.geometry import Points, ellipse, limb, solid
from studio.materials import plain
from studio.motifs.things.lights import oil_lamp
from studio.rigs import Rig
from studio.scene import FLAT, Glow, Group, Item, Lamplight, Lines, Scene, Sunlight, Veil, group

EYE = (420.0, 600.0)  # where the well goes down
LAMP = (392.0, 560.0)
LIGHT = Lamplight(LAMP)
SKY = Sunlight((0.4, -0.6, 0.8))  # what falls in from above
STEPS = 26  # in one turn
SHRINK = 0.56  # how much smaller the next storey looks


@card("falling_lamp")
def falling_lamp(chance: Chance, palette: Palette) -> Scene:
    return Rig(None, LIGHT, None, palette.shade).scene(
        well(palette), child(), group(lamp(palette), letting_go(), name="fall"), focal="fall"
    )


def radius(turns: float) -> float:
    """Of the outer wall after so many turns."""
    return 1120.0 * math.pow(SHRINK, turns)


def at(turns: float, share: float) -> Points:
    """A place on the stair: `share` is 1 at the wall, less towards the well."""
    angle, reach = 2.4 + math.tau * turns, radius(turns) * share
    return np.array([EYE[0] + reach * math.cos(angle), EYE[1] + reach * math.sin(angle)])


def well(palette: Palette) -> Group:
    """Treads from the largest to the smallest, and a rail on their inner edge."""
    items: list[Item] = [plain(ellipse(*EYE, 1100), palette.wall, "wall", weight=0.3, form=FLAT, line=0.0)]
    for k in range(4 * STEPS):
        a, b = k / STEPS, (k + 1) / STEPS
        tread = np.array([at(a, 1.0), at(b, 1.0), at(b, 0.62), at(a, 0.62)])
        deep = a / 4
        paint = ramp([palette.tread if k % 2 else palette.tile, palette.dusk, palette.dark, palette.dark], 100)[
            int(99 * deep)
        ]
        items.append(plain(tread, paint, "step", weight=0.5 + 0.8 * deep, form=FLAT, modelling=0.0, line=2.4 - deep))
    rail = np.array([at(t, 0.60) for t in np.linspace(0, 4, 8 * STEPS)])
    posts = tuple(np.array([at(t, 0.62), at(t, 0.57)]) for t in np.arange(0, 3, 0.5 / STEPS))
    hole = np.array([at(t, 0.57) for t in np.linspace(3, 4, 40)])
    items += [
        plain(hole, palette.dark, "hole", weight=1.3, modelling=0, line=0.0),
        Lines(posts, 2.2),
        plain(limb(rail, [22, 14, 9, 6, 4], steps=1), palette.rail, "rail", weight=1.0, form=6, line=1.8),
    ]
    return group(*items)


def lamp(palette: Palette) -> Group:
    x, y = LAMP
    return group(
        Glow(LAMP, 190, palette.flame, 0.9),
        oil_lamp().placed(x - 16, y + 96, 3.2, 0.35),
        Veil(solid(ellipse(424, 516, 17, 30, 0.35)), colour("#fffbe0"), "flame", 1.0, 7),
        name="lamp",
    )


def child() -> Group:
    """One landing down, arms out, looking straight up."""
    up = Arm((0.5, 0.45, 0.5), (0.8, -0.4, 0.0), "open", (0.2, 0.9, 0.4), (0, 0.6, 0.6))
    actor = person(
        PEOPLE["boy"],
        Head("awe", pitch=-46),
        Pose(left=up, right=up),
        Dress(top="#e8482c", bottom="#2f4a7c", collar="round"),
        facing=-24,
    )
    return drawn(
        actor,
        camera=Camera((170, 930), 7.4, (0, 60, 0), pitch=52, distance=150),
        light=SKY,
        pen=1.5,
        shadow=0.6,
        name="child",
    )


def letting_go() -> Group:
    wrist = Wrist(vec(0, 0, 0), vec(-0.8, -0.55, -0.2), vec(-0.1, -0.3, -1), True, 10.0)
    skin = colour("#a8714a")
    arm = tube([vec(0, 0, 0), vec(6, 4.6, 1), vec(20, 15, 3)], [1.4, 1.9, 2.6], capped=False)
    sleeve = tube([vec(5, 3.8, 0.8), vec(36, 27, 6)], [2.7, 5.2], capped=False)
    parts = [
        *hand(wrist, "open", skin, "h", frozenset({"harm"}), detail=1.4),
        Part("harm", arm.mesh(), skin, "skin", "skin", 0.85, 0.2, 1.1, "hhand", frozenset({"hpalm"}), 1.6),
        Part("hcloth", sleeve.mesh(), colour("#f0b428"), "coat", "garment", 0.95, 0.5, 1.3),
    ]
    return stage(parts, Camera((606, 296), 21.0), SKY, "hand", pen=1.5)
