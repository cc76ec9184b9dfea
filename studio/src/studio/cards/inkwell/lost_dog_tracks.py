"""The Lost Dog's Tracks: all afternoon, and only the gulls can see what it comes to."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.drawings import Sheet
from studio.geometry import (
    Placing,
    Points,
    below,
    blob,
    difference,
    ellipse,
    limb,
    moved,
    normals,
    offset,
    place,
    rectangle,
    resample,
    solid,
    tangents,
)
from studio.rigs import Rig
from studio.scene import FLAT, Dots, Group, Scene, Shape, Sunlight, Veil, Wash, group, silhouette

DRAWN = Sheet("inkwell/lost_dog_tracks")
LIGHT = Sunlight((-0.6, -0.5, 0.45))
SOLE = (ellipse(-8.5, 0, 4.6, 4), blob("-2,-3.6 5,-5.2 12,-4 14,0 12,4 5,5 -2,3.6", steps=3))
HEADING = 1.2
GULLS = (Placing(606, 208, 0.86, -0.7), Placing(706, 96, 0.6, -0.5))


@card("lost_dog_tracks")
def lost_dog_tracks(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    return Rig(None, LIGHT, None, palette.shade).scene(
        beach(layout.child("beach"), palette),
        group(DRAWN("stone", palette).placed(126, 488), DRAWN("pool", palette).placed(290, 424, 0.9)),
        tracks(layout.child("tracks"), palette),
        sea(layout.child("sea"), palette),
        seeker(palette),
        gulls(palette),
        focal=(80, 280, 790, 1040),
    )


def shore(inland: float) -> Points:
    """The water's edge, as it was so far farther up."""
    (way,) = DRAWN.strokes("shore")
    return place(way, -0.62 * inland, -0.78 * inland)


def beach(stream: Stream, palette: Palette) -> Group:
    """Sand, wet as far as the last tide came, and the lines it left."""
    lines = tuple(place(shore(far), 0, 14 * math.sin(far)) for far in (60, 120, 210, 330, 420, 560, 690))
    grains = np.stack([stream.uniform(0, 800, count=420), stream.uniform(0, 1200, count=420)], axis=1)
    return group(
        Veil(solid(rectangle(-60, -60, 860, 1260)), palette.sand, "sand", 1.0),
        *(Wash(solid(below(shore(far), 1260)), palette.wet, "wet", 0.2, 30) for far in (90, 330)),
        Veil(solid(limb(shore(74)[::4], [50, 90, 60])), palette.sky, "gleam", 0.75, 22),
        *(Wash(solid(limb(way[::4], [5, 16, 8, 20, 6])), palette.wet, "ripple", 0.26, 7) for way in lines),
        Dots(grains, stream.uniform(0.8, 2.2, count=420), palette.print, "grain", strength=0.35),
    )


def tracks(stream: Stream, palette: Palette) -> Group:
    """Footprints along every stroke, left and right in turn."""
    prints = list[Points]()
    ways = [resample(stroke, 21) for stroke in DRAWN.strokes("walk")]
    for way in ways:
        for step, ((x, y), (dx, dy)) in enumerate(zip(way, tangents(way), strict=True)):
            aside = 8.5 if step % 2 else -8.5
            turn = math.atan2(dy, dx) + stream.normal(0, 0.12)
            prints += map(Placing(x - aside * dy + stream.normal(0, 0.8), y + aside * dx, 1.08, turn), SOLE)
    trodden = solid(*prints)
    return group(
        Wash(solid(*(limb(way[::2], [30, 30]) for way in ways)), palette.wet, "groove", 0.7, 5),
        Veil(moved(trodden, 2.6, 2.4), palette.foam, "rim", 0.8, 1.0),
        Shape(trodden, palette.print, "footprint", 1.1, form=FLAT, modelling=0, line=0.6),
        Veil(moved(offset(trodden, -1.6), 1.2, 1.0), palette.wet, "floor", 0.22, 1.4),
        name="tracks",
    )


def sea(stream: Stream, palette: Palette) -> Group:
    """It has begun with the tail."""
    edge = resample(shore(0), 6)
    turn = np.arange(len(edge))
    front = edge + normals(edge) * (9 * np.abs(np.sin(0.19 * turn)) + 5 * np.sin(0.071 * turn))[:, None]
    depths = ((0, 0.5, palette.sea.lighter(0.5)), (60, 0.6, palette.sea.lighter(0.2)), (150, 0.7, palette.sea))

    def out(far: float) -> Points:
        return place(front, 0.62 * far, 0.78 * far)

    return group(
        Wash(solid(limb((front - 5)[::3], [10, 10])), palette.print, "shadow", 0.5, 4),
        *(Veil(solid(below(out(far), 1300)), tone, "water", dense, 5 + 0.12 * far) for far, dense, tone in depths),
        *(lace(stream.child(str(far)), out(far), wide, palette) for far, wide in ((10, 26), (70, 12), (150, 18))),
        name="sea",
    )


def lace(stream: Stream, way: Points, wide: float, palette: Palette) -> Group:
    """Foam: a ribbon with holes in it."""
    spots = way[stream.uniform(0, len(way) - 1, count=150).astype(int)] + stream.points(150, 0.5 * wide)
    sizes = stream.uniform(2, 0.28 * wide, count=150)
    holes = solid(*(ellipse(x, y, r, 0.8 * r) for (x, y), r in zip(spots, sizes, strict=True)))
    ribbon = solid(limb(way[::3], [wide, 0.6 * wide, 1.3 * wide, 0.5 * wide, wide]))
    return group(Veil(difference(ribbon, holes), palette.foam, "foam", 1.0, 1.2))


def seeker(palette: Palette) -> Group:
    """Nearly round; he has not looked where it began."""
    x, y = DRAWN.strokes("walk")[3][-1]
    shade, *man = DRAWN("man", palette)
    walking = group(*DRAWN("lead", palette), *man).placed(x, y, 1.26, HEADING)
    return group(*group(shade).placed(x, y, 1.1, 0.57), *walking, name="seeker")


def gulls(palette: Palette) -> Group:
    birds = [DRAWN("gull", palette).under(here) for here in GULLS]
    shades = [Wash(moved(silhouette(bird), 92, 84), palette.shade, "shadow", 0.5, 4) for bird in birds]
    return group(*shades, *birds, name="gulls")
