"""Stove, oven and fireplace."""

from studio import materials
from studio.colour import Colour, colour
from studio.geometry import Points, blob, limb, paths, place, points, rectangle, solid
from studio.materials import bark, brick, metal
from studio.motifs.forms import block, hoop, turned, when
from studio.motifs.rooms.paints import IRON
from studio.scene import FLAT, Glow, Group, Lines, Shape, group

EMBER = colour("stove orange")


def stove(lit: bool = True, pipe: float = 120.0) -> Group:
    """An iron stove with its pipe; anchors `top`, `fire`, `pipe`."""
    body = turned((26, -66), (26, -66), (29, -40), (26, -8), (26, -8), dip=0.12)
    lid = turned((24, -72), (30, -66), (30, -66), dip=0.16)
    feet = [limb([(x, -9), (1.25 * x, 0)], [6, 4]) for x in (-20, 20)]
    fire = EMBER if lit else colour("soot black")
    door = rectangle(-13, -36, 13, -15)
    grate = [points((x, -33), (x, -18)) for x in (-8, -4, 0, 4, 8)]
    tube = limb([(10, -70), (10, -70 - 0.6 * pipe), (10, -70 - pipe)], [11, 11, 11])
    return group(
        metal(tube, IRON, "pipe", line=1.3),
        Lines(
            paths([(4, -74 - 0.3 * pipe), (16, -74 - 0.3 * pipe)], [(4, -74 - 0.7 * pipe), (16, -74 - 0.7 * pipe)]),
            1.4,
            strength=0.8,
        ),
        Shape(solid(*feet), colour("soot"), "iron", 1.0, line=1.2),
        metal(body, colour("soot").lighter(0.1), "iron", line=1.6),
        Lines((hoop(28.6, -46, 0.12), hoop(27, -12, 0.12)), 1.2, strength=0.7),
        metal(lid, IRON, "iron", line=1.4),
        Shape(solid(door), fire, "flame", 1.0, form=FLAT, modelling=0.0 if lit else 0.4, line=1.4),
        *when(lit, Glow((0, -26), 70, EMBER, 0.6)),
        Lines(tuple(grate), 2.2, colour("soot black"), "iron", 1.0, False),
        name="stove",
    ).with_anchors(top=(-8.0, -72.0), fire=(0.0, -26.0), pipe=(10.0, -70.0 - pipe))


def fireplace(lit: bool = True, stone: Colour = colour("limestone")) -> Group:
    """A mantel 140 wide with its hearth and fire; anchors `mantel`, `fire`."""
    jambs = [rectangle(-66, -88, -44, 0), rectangle(44, -88, 66, 0)]
    flames = [place(_flame(18, 34), x, -12, k) for x, k in ((-12, 0.8), (12, 0.75), (0, 1.15))]
    logs = [limb([(-26, -6), (22, -10)], [9, 9]), limb([(-18, -12), (26, -5)], [9, 8])]
    return group(
        brick(rectangle(-44, -80, 44, 0), colour("soot black"), "hearth", weight=1.1, form=FLAT, line=1.3),
        bark(solid(*logs), colour("bark brown"), "wood", weight=1.0, line=1.2),
        *when(
            lit,
            Shape(solid(*flames), EMBER, "flame", 0.9, modelling=0, line=1.0),
            Shape(
                solid(*(place(_flame(10, 20), x, -11, k) for x, k in ((-11, 0.8), (11, 0.75), (0, 1.1)))),
                colour("lamp yellow"),
                "flame",
                0.8,
                modelling=0,
                line=0.6,
            ),
            Glow((0, -28), 110, colour("flame gold"), 0.7),
        ),
        *(materials.stone(jamb, stone, weight=0.7, form=5, line=1.4) for jamb in jambs),
        Shape(solid(rectangle(-66, -104, 66, -80)), stone, "stone", 0.7, form=4, line=1.4),
        *block(-76, -112, 76, -104, stone.lighter(0.15), "stone", "plain", (8.0, -5.0), 0.6),
        name="fireplace",
    ).with_anchors(mantel=(4.0, -115.0), fire=(0.0, -12.0))


def _flame(width: float, height: float) -> Points:
    tip = (0.06 * width, -height)
    return blob(
        (0, 0),
        (-0.5 * width, -0.2 * height),
        (-0.3 * width, -0.55 * height),
        tip,
        tip,
        (0.34 * width, -0.5 * height),
        (0.5 * width, -0.2 * height),
    )
