"""The Watcher Watched: a chain of people who all think themselves unseen; we are its last link."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette, colour
from studio.drawings import Sheet
from studio.geometry import Placing, Point, Points, closed, ellipse, fuse, limb, points, rectangle, with_holes
from studio.materials import lit, metal, plain, skin
from studio.rigs import Rig
from studio.scene import FLAT, Group, Item, Lines, Scene, Sunlight, group
from studio.stage import boards

DRAWN = Sheet("inkwell/keyhole_watchers")
LIGHT = Sunlight((-0.7, -0.5, 0.45))


@card("keyhole_watchers")
def keyhole_watchers(chance: Chance, palette: Palette) -> Scene:
    return Rig(None, LIGHT, None, palette.shade).scene(
        room(palette),
        DRAWN("door", palette),
        DRAWN("wardrobe", palette),
        peeper(palette),
        plate(palette),
        focal="peeper",
    )


def room(palette: Palette) -> Group:
    stripes = tuple(points((x, 60), (x, 850)) for x in range(40, 800, 46))
    return group(
        plain(rectangle(0, 0, 800, 860), palette.paper, "wall", form=FLAT, modelling=0.0, line=0.0),
        Lines(stripes, 9.0, palette.paper.mixed(palette.shade, 0.3), strength=0.4),
        *boards(856, palette.floor, palette.floor.darker(0.15), joints=range(-500, 1400, 90), spread=(0.55, 1.6)),
        plain(rectangle(0, 826, 800, 858), palette.frame, "skirting", form=6, line=2.0),
    )


def peeper(palette: Palette) -> Group:
    """On his knees, both palms on the wood, and quite sure that he is alone."""
    palms = (*hand((168, 574), -0.08, 1), *hand((502, 562), 0.1, -1))
    return group(*DRAWN("beams", palette), *palms, *DRAWN("kneeling", palette), name="peeper")


def hand(at: Point, turn: float, thumb: int) -> list[Item]:
    """Flat on the wood, fingers apart; `thumb` is the side it points to."""
    here = Placing(*at, 1.0, turn)
    fingers = [limb([(9.5 * k, -10), (15 * k, -54 + 5 * k * k)], [14, 10]) for k in (-1.6, -0.55, 0.5, 1.5)]
    palm = limb([(0, 26), (0, -12)], [34, 46])
    out = limb([(14 * thumb, 8), (32 * thumb, -8), (38 * thumb, -24)], [18, 14, 10])
    return [
        skin(
            fuse(*(here(ring) for ring in (palm, out, *fingers)), soften=1.0),
            colour("#d89a74"),
            "hand",
            form=6,
            line=2.2,
        )
    ]


def keyhole() -> Points:
    """The hole we look through: a round head and a flaring foot."""
    head = ellipse(400, 430, 360, 360, start=math.pi - 1.02, end=math.tau + 1.02, count=60)
    return np.vstack([head, points((724, 1172), (76, 1172))])


def plate(palette: Palette) -> Group:
    """The dark of our own side."""
    hole = keyhole()
    return group(
        lit(with_holes(rectangle(-20, -20, 820, 1220), hole), palette.pitch, "plate", weight=1.3),
        metal(limb(closed(hole), [13, 13], steps=1), palette.brass, "rim", form=6, line=2.0),
    )
