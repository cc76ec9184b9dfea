"""By a Thread: does he know what he has on the hook?"""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, mix
from studio.drawings import Sheet
from studio.geometry import Points, closed, curve, ellipse, limb, place, points, resample, solid, with_holes
from studio.materials import plain
from studio.rigs import Rig
from studio.scene import FLAT, Group, Item, Lines, Scene, Sunlight, Veil, Wash, group
from studio.skies import graded

DRAWN = Sheet("inkwell/loose_sun")
LIGHT = Sunlight((-0.5, -0.7, 0.5))
# Where it was sewn, where it hangs now, how large it is and how far it has turned.
SEAT, SUN, RADIUS, TURN = (330.0, 150.0), (440.0, 476.0), 284.0, 0.32
NEEDLE_HOLES, HOLES = "-20,-18 20,-18 -20,18 20,18", "-66,-66 66,-66 -66,66 66,66"
HORIZON = 900.0
LOOSE = ("350,132 384,104 420,126 404,166 432,196", "350,168 372,196 362,226")
HELD, CAUGHT = "312,140 340,250 372,364", "352,536 330,660 306,780 285,896"


@card("loose_sun")
def loose_sun(chance: Chance, palette: Palette) -> Scene:
    sky = graded((palette.lilac, palette.lilac, palette.rose, palette.peach), weight=0.9)
    return Rig(sky, LIGHT, None, palette.shade).scene(
        linen(chance.layout.child("cloth"), palette),
        button(palette),
        sea(palette),
        DRAWN("boat", palette).placed(168, 1014),
        threads(palette),
        focal="button",
    )


def linen(stream: Stream, palette: Palette) -> Group:
    """Good cloth; it puckers where the thread still pulls."""
    warp = tuple(points((x, -10), (x + stream.normal(0, 3), HORIZON + 20)) for x in np.arange(3.0, 800.0, 7.0))
    weft = tuple(points((-10, y), (810, y + stream.normal(0, 3))) for y in np.arange(3.0, HORIZON, 7.0))
    pulls = []
    for turn in np.linspace(0, math.tau, 22, endpoint=False):
        way = np.array([math.cos(turn + stream.normal(0, 0.1)), math.sin(turn)])
        pulls.append(place(limb([26 * way, stream.uniform(70, 170) * way], [7, 1]), *SEAT))
    holes = [ellipse(SEAT[0] + x, SEAT[1] + y, 6) for x, y in points(NEEDLE_HOLES)]
    return group(
        Lines(warp, 1.2, palette.white, "warp", 0.35),
        Lines(weft, 1.2, palette.shade, "weft", 0.12),
        Wash(solid(*pulls), palette.shade, "pucker", 0.5, 5),
        Veil(solid(*(place(ring, 5, 4) for ring in pulls)), palette.white, "fold", 0.5, 4),
        plain(solid(*holes), palette.ink, "hole", weight=1.2, form=FLAT, modelling=0, line=0),
    )


def disc(share: float, x: float = 0.0, y: float = 0.0) -> Points:
    return ellipse(SUN[0] + x, SUN[1] + y, RADIUS * share, count=120)


def button(palette: Palette) -> Group:
    """Four holes, and the sky is behind all of them."""
    holes = [place(ellipse(x, y, 36), *SUN, rotation=TURN) for x, y in points(HOLES)]
    ways = [np.array([math.cos(turn), math.sin(turn)]) for turn in np.linspace(0, math.tau, 48, endpoint=False)]
    milled = [place(limb([0.78 * RADIUS * way, 0.95 * RADIUS * way], [4, 7]), *SUN) for way in ways]
    gleam = limb(ellipse(*SUN, RADIUS * 0.93, start=3.4, end=5.0, count=20), [2, 16, 2])
    face = group(
        plain(with_holes(disc(1), *holes), palette.sun, "button", weight=1.1, form=40, modelling=0.7, line=4),
        Wash(solid(*milled), palette.deep, "milling", 0.6, 1.5),
        Wash(with_holes(disc(0.86), disc(0.74)), palette.deep, "groove", 0.6, 5),
        Veil(with_holes(disc(0.74, 4, 5), disc(0.7, 8, 10)), palette.peach, "edge", 0.8, 3),
        Veil(solid(gleam), palette.white, "gleam", 0.9, 5),
        Lines(tuple(map(closed, holes)), 4.0, palette.ink, "rim", 0.9),
        name="button",
    )
    return group(Wash(solid(disc(1, 36, 44)), palette.shade, "shadow", 0.7, 12), face)


def threads(palette: Palette) -> Group:
    """One still holds; one goes elsewhere."""
    held = [place(limb(HELD, [9, 8, 9]), x, 0) for x in (-6, 7)]
    ways = [*held, limb(CAUGHT, [9, 8, 7, 6]), *(limb(curve(way), [8, 8, 3]) for way in LOOSE)]
    return group(
        Wash(solid(*(place(way, 9, 10) for way in ways)), palette.shade, "shadow", 0.8, 3),
        plain(solid(*ways), palette.thread, "thread", weight=1.2, form=4, modelling=0.6, line=1.6),
    )


def sea(palette: Palette) -> Group:
    """Felt, hemmed wave by wave; where the light falls, in yellow."""
    items: list[Item] = []
    x = np.arange(-60.0, 880.0, 4.0)
    for k in range(6):
        edge = np.stack(
            [x, HORIZON + 56 * k - (10 + 5 * k) * np.abs(np.sin(math.pi * (x + 37 * k) / (60 + 16 * k)))], 1
        )
        felt = np.vstack([edge, points((880, 1230), (-60, 1230))])
        tone = mix(palette.wave, palette.sea, k / 5)
        seam = resample(place(edge, 0, 14 + 2 * k), 11 + k)
        stitches = [limb(seam[i : i + 2], [3 + 0.4 * k, 3 + 0.4 * k]) for i in range(0, len(seam) - 2, 2)]
        golden = [stitch for stitch in stitches if abs(stitch[:, 0].mean() - SUN[0]) < 190 - 20 * k]
        items += [
            Wash(solid(place(felt, 0, -9)), palette.shade, "shadow", 0.7, 5),
            plain(felt, tone, "sea", weight=1.15, form=10, modelling=0.5, line=2.4),
            Veil(solid(*stitches), palette.foam, "stitch", 1.0, 0.5),
            Veil(solid(*golden), palette.rim, "glint", 1.0, 0.5),
        ]
    return group(*items)
