"""The Baker of Mornings: one a day, well risen; is he putting it in, or taking it out?"""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, mix
from studio.figures import PEOPLE, Arm, Camera, Dress, Head, Pose, drawn, person
from studio.figures.mesh import Part, tube
from studio.figures.space import vec
from studio.geometry import Points, curve, ellipse, limb, outline, place, points, rectangle, solid, with_holes
from studio.landscape import stars
from studio.materials import brick, lit, plain, wood
from studio.rigs import Rig
from studio.scene import FLAT, Glow, Group, Item, Lamplight, Scene, Veil, group
from studio.skies import graded

SUN = (310.0, 968.0)
LIGHT = Lamplight(SUN)
ARCH = (400.0, 470.0)
JOINTS = np.linspace(math.pi, math.tau, 18)
VIEW = Camera((470, 496), 9.4, (0, 78, 0), pitch=8, distance=190)


@card("baker_of_mornings")
def baker_of_mornings(chance: Chance, palette: Palette) -> Scene:
    return Rig(graded((palette.high, palette.high, palette.dawn, palette.dawn)), LIGHT, None, palette.shade).scene(
        group(stars(chance.layout.child("stars"), 60, (100, 140, 700, 560), palette.light)),
        baker(palette),
        oven(chance.layout, palette),
        loaf(palette),
        focal="sun",
    )


def arch(reach: float, sill: float) -> Points:
    """The mouth of the oven, from within."""
    x, y = ARCH
    round_ = ellipse(x, y, reach, 1.06 * reach, start=math.pi, end=math.tau)
    return np.vstack([round_, points((x + reach, sill), (x - reach, sill))])


def oven(stream: Stream, palette: Palette) -> Group:
    """Dark far from the loaf, glowing near it."""
    items: list[Item] = [
        plain(
            with_holes(rectangle(-40, -40, 840, 1240), arch(300, 800)),
            palette.brick,
            "oven",
            weight=1.1,
            colour_below=palette.glow,
            form=FLAT,
            modelling=0.1,
            line=2.0,
        )
    ]
    x, y = ARCH
    blocks = [
        points(
            *((x + r * math.cos(t), y + 1.06 * r * math.sin(t)) for r, t in ((300, a), (300, b), (374, b), (374, a)))
        )
        for a, b in zip(JOINTS + 0.012, JOINTS[1:] - 0.012, strict=False)
    ]
    blocks += [
        rectangle(x + side * 337 - 37, top, x + side * 337 + 37, top + 60)
        for side in (-1, 1)
        for top in np.arange(y + 4, 800, 66)
    ]
    for block in blocks:
        tone = mix(palette.dark, palette.brick, 0.35 + 0.3 * stream.uniform(0, 1))
        items.append(brick(block, tone, "arch", weight=1.1, form=6, line=2.0))
    floor = outline("-40,1240! -40,960! 100,800! 700,800! 840,960! 840,1240!")
    return group(*items, plain(floor, palette.glow, "floor", weight=1.0, form=FLAT, modelling=0.1, line=2.6))


def loaf(palette: Palette) -> Group:
    """Round, scored, and too bright to look at."""
    x, y = SUN
    crust = ellipse(x, y, 226, 196)
    cuts = [
        limb(
            [(x + s - 34, y - 140 + 0.3 * abs(s)), (x + s + 20, y - 16), (x + s - 6, y + 124 - 0.3 * abs(s))],
            [3, 26, 30, 3],
        )
        for s in (-108, 0, 108)
    ]
    rays = [
        limb(
            [(x + 250 * math.cos(t), y + 222 * math.sin(t)), (x + r * math.cos(t), y + 0.9 * r * math.sin(t))], [34, 4]
        )
        for t, r in zip(np.linspace(0.1, math.tau + 0.1, 21)[:-1], (500, 380) * 10, strict=True)
        if not 4.6 < t < 5.7
    ]
    side = "66,-236! 128,-220! 196,-120 246,50 186,196 0,230 -186,196 -246,50 -180,-120"
    blade = place(curve(side, closed=True), x, y)
    return group(
        Glow(SUN, 470, palette.light, 0.8),
        Veil(solid(*rays), palette.light, "rays", 0.8, 3),
        wood(blade, palette.wood, "peel", form=10, modelling=0.4, line=3.0),
        lit(crust, palette.crust, "sun", weight=0.9, line=3.2),
        Veil(solid(ellipse(x - 8, y - 16, 176, 150)), palette.light, "light", 1.0, 44),
        plain(solid(*cuts), palette.crust.darker(0.14), "cut", weight=0.9, form=8, modelling=0.3, line=2.4),
        name="sun",
    )


def baker(palette: Palette) -> Group:
    """He has done this every day."""
    fore = Arm((-0.20, -0.46, 0.74), (0.9, -0.6, -0.2), "hold", (-0.5, -0.1, 0.8), (-0.2, -0.6, 0.4), holds=1.0)
    back = Arm((-0.04, -0.62, 0.40), (0.9, -0.5, -0.4), "hold", (-0.6, -0.1, 0.7), (-0.2, -0.6, 0.4), holds=1.0)
    shirt = Dress(top="#fffaf0", bottom="#fffaf0", collar="v", sleeve_end=0.1)
    man = person(
        PEOPLE["baker"],
        Head("tenderness", yaw=6, pitch=12, gaze=(0, -0.7)),
        Pose(bend=(0, 10, 0), left=fore, right=back),
        shirt,
        facing=-26,
    )
    near, far = man.grips["left"].at, man.grips["right"].at
    end = VIEW.behind(np.array([[SUN[0] + 92, SUN[1] - 214, 30 * VIEW.scale]]))[0] @ VIEW.frame + vec(*VIEW.target)
    pole = tube([far - 0.4 * (near - far), far, near, end], [1.5, 1.5, 1.5, 2.2], steps=6)
    peel = Part("peel", pole.mesh(), palette.wood, "peel", "wood", 0.9, 0.5, 1.3)
    return drawn(man.holding(peel), camera=VIEW, light=LIGHT, pen=1.6, name="baker")
