"""Road Stitcher: what would come apart if it stopped?"""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.drawings import Sheet
from studio.geometry import (
    Placing,
    Points,
    below,
    curve,
    ellipse,
    limb,
    normals,
    place,
    points,
    rectangle,
    resample,
    ridge,
    solid,
)
from studio.materials import lit, plain
from studio.rigs import Rig
from studio.scene import FLAT, Group, Item, Lines, Scene, Sunlight, Veil, Wash, group, silhouette
from studio.skies import graded

DRAWN = Sheet("inkwell/road_stitcher")
LIGHT = Sunlight((-0.5, -0.75, 0.4))
# The road's end, where it leaves the card, half its width there, and how far down it the needle is.
AWAY, HERE, WIDE, NEEDLE = np.array([206.0, 690.0]), np.array([330.0, 1230.0]), 270.0, 0.348
PLACE, GROUND = Placing(-113.6, -154.1, 1.18), 874.0
SCROLLS = (
    "390,430 430,404 470,436 510,400 550,430 590,392 640,400",
    "662,400 640,470 682,530 640,600 676,660 640,720 680,770 620,806",
)
THREAD = "576,262 500,290 420,322 338,352! 322,380 280,430 224,492! 250,560 300,640 306,730 306,820"


@card("road_stitcher")
def road_stitcher(chance: Chance, palette: Palette) -> Scene:
    return Rig(graded((palette.sky, palette.haze, palette.haze), weight=0.7), LIGHT, None, palette.shade).scene(
        land(chance.layout.child("hills"), palette),
        road(palette),
        cast(palette),
        stitches(palette),
        machine(palette),
        car(palette),
        focal="machine",
    )


def along(depth: float, aside: float = 0.0) -> Points:
    """A place on the road: from the horizon (0) to the card's edge (1)."""
    return np.asarray(AWAY + (HERE - AWAY) * depth + np.array([aside * WIDE * depth, 0]), np.float64)


def land(stream: Stream, palette: Palette) -> Group:
    """Ploughed both sides, and flat as a table."""
    hills = below(ridge(stream, AWAY[1] - 14, 22, waves=7), AWAY[1] + 8)
    furrows = [points((AWAY[0] + 40 * k, AWAY[1]), (AWAY[0] + 420 * k, 1230)) for k in range(-24, 25)]
    grooves = [np.vstack([way, place(way[::-1], 6, 0)]) for way in furrows]
    return group(
        plain(hills, palette.mint, "hill", weight=0.8, form=FLAT, line=1.4),
        lit(rectangle(-20, AWAY[1], 820, 1220), palette.sand, "field", weight=0.9, colour_below=palette.field),
        Wash(solid(*grooves), palette.shade, "furrow", 0.3, 2),
        Lines(tuple(furrows), 1.6, palette.shade, "furrow", 0.4),
    )


def road(palette: Palette) -> Group:
    way = points(along(0), along(1, 1), along(1, -1))
    kerbs = tuple(points(along(0), along(1, side)) for side in (-0.93, 0.93))
    return group(
        plain(way, palette.road, "road", weight=1.0, form=FLAT, line=2.4, colour_below=palette.edge),
        Lines(kerbs, 2.0, palette.ink, "kerb", 0.5),
    )


def stitches(palette: Palette) -> Group:
    """From the needle to here; ahead there is nothing yet."""
    items: list[Item] = []
    for near in NEEDLE * 1.2 ** np.arange(0.0, 8.0):
        a, b, wide = along(near), along(1.12 * near), 34 * near
        thread = limb([a, (a + b) / 2, b], [0.8 * wide, wide, wide])
        items += [
            Wash(solid(place(thread, 0.5 * wide, 0.2 * wide)), palette.ink, "shadow", 1.0, 2),
            plain(thread, palette.thread, "stitch", weight=0.05, form=0.3 * wide, modelling=0.5, line=2.4),
        ]
    return group(*items)


def cast(palette: Palette) -> Group:
    """It stands in the sun and on the field."""
    forms = silhouette(group(DRAWN("machine", palette), DRAWN("needle", palette)).under(PLACE))
    rings = [ring * (1, 0) + (GROUND - ring[:, 1:]) * (0.5, 0.16) + (0, GROUND) for ring in forms]
    return group(Wash(solid(*rings), palette.shade, "shadow", 0.95, 3, hatched=True))


def machine(palette: Palette) -> Group:
    """Somebody's grandmother's."""
    thread = Veil(solid(limb(curve(THREAD), [4, 4])), palette.thread, "thread", 1.0, 0.5)
    gold = group(*DRAWN("gold", palette), *(scroll(curve(way), palette) for way in SCROLLS))
    return group(DRAWN("machine", palette), gold, DRAWN("needle", palette), thread, name="machine").under(PLACE)


def scroll(way: Points, palette: Palette) -> Veil:
    """Gold leaf, by hand, with leaves by turns left and right."""
    spots = resample(way, 17)
    leaves = []
    for k, (spot, aside) in enumerate(zip(spots, normals(spots), strict=True)):
        side, ahead = aside if k % 2 else -aside, np.array([-aside[1], aside[0]])
        leaves.append(limb([spot, spot + 8 * side, spot + 17 * side + 8 * ahead], [2, 9, 1]))
    return Veil(solid(limb(way, [3, 3]), *leaves), palette.gold, "scroll", 1.0, 0.6)


def car(palette: Palette) -> Group:
    """Keeping its distance."""
    under = Wash(solid(ellipse(462, 1134, 84, 12)), palette.ink, "shadow", 0.9, 3)
    return group(under, DRAWN("car", palette).placed(424, 1134, 1.0))
