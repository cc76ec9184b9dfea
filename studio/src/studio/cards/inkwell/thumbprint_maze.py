"""Nobody Else's: somebody has come a long way in, and has not yet seen from above what it is."""

from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette, colour
from studio.drawings import Sheet
from studio.geometry import (
    Outline,
    Placing,
    Points,
    curve,
    ellipse,
    fuse,
    limb,
    moved,
    offset,
    points,
    rectangle,
    solid,
)
from studio.materials import cloth, plain, skin
from studio.rigs import Rig
from studio.scene import FLAT, Group, Lines, Scene, Shape, Sunlight, Veil, Wash, group

DRAWN = Sheet("inkwell/thumbprint_maze")
LIGHT = Sunlight((-0.6, -0.7, 0.5))

COAT = "-9,-75! -14,-60 -22,-31! -8,-26 8,-26 24,-30! 16,-58 10,-75! 0,-78"
HAT = "-14,-93! -12,-105 -2,-110 9,-106 11,-95! -2,-91"


@card("thumbprint_maze")
def thumbprint_maze(chance: Chance, palette: Palette) -> Scene:
    (hedges,) = (item for item in DRAWN("hedges") if isinstance(item, Shape))
    (thread,) = (item for item in DRAWN("thread") if isinstance(item, Lines))
    ground = rectangle(-20, -20, 820, 1220)
    return Rig(None, LIGHT, None, palette.shade).scene(
        group(
            plain(ground, palette.gravel, "gravel", weight=0.4, form=FLAT, modelling=0, line=0.0),
            Veil(solid(ground), palette.gravel, "gravel", 0.8, 1.0),
            Wash(thrown(hedges.outline), palette.shade, "cast shadow", 0.75, 1.5),
        ),
        group(clue(thread.paths[0], palette), name="thread"),
        group(replace(hedges, colour=palette.hedge), name="hedges"),
        walker(thread.paths[0][-1], palette),
        focal=(200.0, 400.0, 560.0, 700.0),
    )


def thrown(outline: Outline) -> Outline:
    """What the hedges keep from the sun."""
    return moved(outline, 7, 9)


def clue(path: Points, palette: Palette) -> Shape:
    return plain(limb(path, [6.5, 6.5], steps=1), palette.thread, "thread", weight=1.1, modelling=0, line=0.0)


def walker(at: Points, palette: Palette) -> Group:
    """Small, one foot before the other, the ball held up and the thread running out behind."""
    here = Placing(float(at[0]) - 6, float(at[1]) + 12, 1.18)
    tone, red = colour("#9a5c34"), palette.thread
    coat = here(curve(COAT, closed=True))
    arms = [here(limb(arm, [9.5, 8, 6.5])) for arm in ("-8,-70 -25,-62 -31,-78", "9,-70 22,-58 20,-42")]
    legs = [here(limb("4,-34 11,-17 17,-3", [10, 8, 6])), here(limb("-5,-34 -9,-18 -8,-3", [10, 8, 6]))]
    boots = [
        here(curve(boot, closed=True))
        for boot in ("12,-7! 21,-4! 20,4 6,5! 8,-1", "-12,-6! -4,-6! -3,4! -20,5! -18,-1")
    ]
    hands = [here(ellipse(-32, -82, 4.5)), here(ellipse(20, -38, 4.2))]
    head, hat, brim = (
        here(ellipse(-2, -86, 9, 10.5)),
        here(curve(HAT, closed=True)),
        here(ellipse(-2, -92, 21, 7, -0.12)),
    )
    ball = here(ellipse(-35, -91, 9))
    body = fuse(coat, *arms, *legs, *boots, *hands, head, hat, brim, ball)
    foot = points(here.point((4, 4)))[0]
    shade = tuple(foot + (ring - foot) @ np.array([[0.75, -0.1], [-0.62, -0.34]]) for ring in body)
    run = here(curve("20,-38 30,-24 26,-6 14,0"))
    return group(
        Wash(solid(*shade), palette.shade, "cast shadow", 1.0, 1.2),
        Shape(offset(body, 2.6), palette.gravel, "halo", 0.4, form=FLAT, modelling=0, line=0.0),
        plain(limb(run, [6.0, 6.0], steps=1), red, "thread", weight=1.1, modelling=0, line=0.0),
        plain(solid(*legs, *boots), palette.hedge, "leg", weight=1.2, form=3, line=1.0),
        skin(solid(head, *hands), tone, "skin", form=4, line=1.4),
        cloth(solid(arms[1]), red, "sleeve", weight=1.1, form=4, line=1.6),
        cloth(coat, red, "coat", weight=1.1, form=8, line=1.8),
        cloth(solid(arms[0]), red, "sleeve", weight=1.1, form=4, line=1.6),
        Lines((here(curve("0,-72 1,-52 -1,-30")), here(curve("-15,-54 0,-51 14,-54"))), 1.6),
        cloth(brim, red, "brim", weight=1.1, form=4, line=1.6),
        cloth(hat, red, "hat", weight=1.1, form=6, line=1.6),
        plain(ball, red, "ball", weight=1.1, form=5, line=1.6),
        Lines((here(curve("-42,-94 -35,-90 -28,-93")), here(curve("-40,-86 -35,-91 -32,-98"))), 1.3),
        name="walker",
    )
