"""An iron stove."""

from studio.colour import colour
from studio.geometry import limb, paths, points, rectangle, solid
from studio.materials import metal
from studio.motifs.forms import hoop, turned, when
from studio.scene import FLAT, Glow, Group, Lines, Shape, group

IRON = colour("iron grey")
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
