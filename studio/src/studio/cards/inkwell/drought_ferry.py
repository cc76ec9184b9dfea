"""Ferry in the Drought: they have tickets; so what are they waiting for?"""

import math
from itertools import pairwise

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, Palette, colour
from studio.drawings import Sheet
from studio.geometry import (
    Points,
    along,
    curve,
    ellipse,
    fuse,
    limb,
    outline,
    outline_of,
    place,
    points,
    rectangle,
    solid,
)
from studio.materials import cloth, lit, plain, skin, wood
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Group, Item, Lines, Scene, Sunlight, Wash, group

LIGHT = Sunlight((-0.6, -0.5, 0.62))
SHADE = (34.0, 30.0)
DRAWN = Sheet("inkwell/drought_ferry")
HULL = "0,-520! 96,-372 178,-180 204,40 190,260 150,440! -150,440! -190,260 -204,40 -178,-180 -96,-372"
ABOARD = (  # where, which way, coat, legs, hat
    (-84, -70, -0.08, "#3a4a8c", "#2a2a3c", "bowler"),
    (-80, 330, 0.12, "#7a4a8c", "#4a3a5a", "bald"),
    (84, 322, -0.2, "#f2c21c", "#3a5a8c", "cap"),
)


@card("drought_ferry")
def drought_ferry(chance: Chance, palette: Palette) -> Scene:
    boat = group(vessel(palette), oars(palette), passengers(palette), name="ferry").placed(396, 612, 0.95, 0.16)
    return Rig(None, LIGHT, None, palette.shade).scene(
        riverbed(chance.layout.child("mud"), palette), boat, focal="ferry"
    )


def riverbed(stream: Stream, palette: Palette) -> Group:
    """What was the bottom: plates that have curled, and cracked again."""
    items: list[Item] = [lit(rectangle(-20, -20, 820, 1220), palette.crack, weight=1.1)]
    plates = broken(stream.child("plates"), shapely.box(-80, -80, 880, 1280), 150, 7.0)
    for k, plate in enumerate(plates):
        shards = broken(stream.child(f"shards{k}"), plate, 74, 2.2) if k % 3 else [plate]
        tone = palette.mud.darker(0.03 * (k * 7 % 4))
        items += [
            plain(outline_of(shard), tone, "mud", weight=0.45, form=14, modelling=0.6, line=1.2) for shard in shards
        ]
    return group(*items)


def broken(stream: Stream, whole: BaseGeometry, size: float, gap: float) -> list[BaseGeometry]:
    """A piece of ground in crooked pieces of about this size, with gaps between them."""
    left, top, right, bottom = whole.bounds
    count = max(2, round((right - left) * (bottom - top) / size**2))
    seeds = np.stack([stream.uniform(left, right, count=count), stream.uniform(top, bottom, count=count)], axis=1)
    cells = shapely.voronoi_polygons(shapely.MultiPoint(seeds), extend_to=whole.envelope.buffer(60))

    def crooked(at: Points) -> Points:
        x, y = at[:, 0] / 17, at[:, 1] / 17
        return at + 4.5 * np.stack(
            [np.sin(y + 0.7 * x) + np.sin(2.3 * y), np.sin(x - 0.6 * y) + np.sin(2.1 * x)], axis=1
        )

    pieces = [shapely.transform(shapely.segmentize(cell, 9), crooked).buffer(-gap) for cell in cells.geoms]
    found = [piece.intersection(whole.buffer(-0.2)) for piece in pieces]
    return [piece for piece in found if piece.geom_type == "Polygon" and piece.area > 60]


def vessel(palette: Palette) -> Group:
    outer = curve(HULL, closed=True)
    inner = outer * (0.9, 0.94)
    cast = shapely.union_all([shapely.Polygon(place(outer, 1.5 * d, 0.9 * d)).buffer(0) for d in range(0, 61, 6)])
    planks = tuple(curve(HULL)[:33] * (share, 0.93) for share in (0.3, 0.6, -0.3, -0.6, 0.0))
    benches = [rectangle(-190, y, 190, y + 62) for y in (-118, 92, 286)]
    inside: list[Item] = [
        wood(inner, palette.floor, "floor", weight=1.0, form=FLAT, line=0.0),
        Lines(planks, 2.0, palette.crack, strength=0.7),
    ]
    for bench in benches:
        inside.append(Wash(solid(place(bench, 14, 18)), palette.shade.darker(0.3), "shadow", 0.7, 2))
        inside.append(wood(bench, palette.bench, "bench", form=6, line=2.4))
    return group(
        Wash(outline_of(cast), palette.shade, "shadow", 0.9, 2, hatched=True),
        wood(outer, palette.hull, "hull", weight=1.1, form=20, line=3.4),
        Clip(solid(inner), group(*inside)),
        Lines((curve(np.vstack([inner, inner[:1]])),), 3.0),
        wood(fuse(limb("0,-520 0,-470", [20, 26])), palette.bench, "stem", line=2.4),
    )


def oars(palette: Palette) -> Group:
    """Somebody does row: they have scratched the mud with it."""
    items: list[Item] = []
    for side in (-1, 1):
        scratches = [curve([(side * (r + 20), 210), (side * r, 130), (side * (r - 8), 40)]) for r in (342, 356, 370)]
        shaft = limb([(side * 46, 196), (side * 205, 130), (side * 312, 84)], [11, 13, 10])
        blade = outline([(side * x, y) for x, y in ((298, 78), (328, 54), (376, 38), (388, 62), (346, 88), (310, 100))])
        items += [
            Lines(tuple(scratches), 5.0, palette.crack, strength=0.8),
            Wash(tuple(place(ring, *SHADE) for ring in (*blade, shaft)), palette.shade, "shadow", 0.8, 1.5),
            wood(blade, palette.bench, "oar", form=8, line=2.4),
            wood(shaft, palette.bench, "oar", form=5, line=2.2),
        ]
    return group(*items)


def seated(coat: Colour, legs: Colour, hat: Group, *arms: str) -> Group:
    """Somebody straight from above, knees towards the bow."""
    thighs = fuse(*(limb([(18 * s, 0), (24 * s, -46), (22 * s, -84)], [32, 28, 20]) for s in (-1, 1)))
    shoes = solid(*(limb([(22 * s, -84), (25 * s, -112)], [20, 17]) for s in (-1, 1)))
    sleeves = [limb(way, [30, 26, 20]) for way in arms]
    hands = [ellipse(*along(curve(way), 1.0)[0], 11, 12) for way in arms]
    trunk = fuse(ellipse(0, 6, 60, 31), *sleeves, soften=4)
    return group(
        Wash(tuple(place(ring, *SHADE) for ring in trunk), colour("#241c30"), "shadow", 0.6, 2),
        plain(shoes, colour("#2a1c18"), "shoe", weight=1.1, form=6, line=2.0),
        cloth(thighs, legs, "legs", form=10, line=2.2),
        skin(solid(*hands), colour("#c08858"), "hand", weight=0.9, form=5, line=1.8),
        cloth(trunk, coat, "coat", weight=1.1, form=18, line=2.6),
        Wash(solid(ellipse(8, 8, 36, 34)), colour("#241c30"), "shadow", 0.6, 3),
        hat,
    )


def passengers(palette: Palette) -> Group:
    """All the patience there is, and all the kinds of it."""
    resting = "-46,8 -62,-26 -26,-40", "46,8 62,-26 26,-40"
    rowing = "-44,10 -72,-22 -46,-46", "44,10 72,-22 46,-46"
    some = [
        seated(colour(coat), colour(legs), DRAWN(hat), *resting).placed(x, y, 1.0, turn)
        for x, y, turn, coat, legs, hat in ABOARD
    ]
    rower = seated(colour("#fdf6ea"), colour("#8a3a2c"), DRAWN("straw"), *rowing).placed(0, 142, 1.0, math.pi)
    white = colour("#ffffff")
    bride = seated(white, white, DRAWN("bride", palette), "-46,8 -50,-40 -14,-62", "46,8 50,-40 14,-62")
    return group(*some, rower, bride.placed(0, -262), parasol(palette).placed(96, -84))


def parasol(palette: Palette) -> Group:
    """Whoever it is has thought of everything."""
    rim = [(100 * math.cos(a), 100 * math.sin(a)) for a in 0.2 + np.arange(9) * math.tau / 8]
    items: list[Item] = [Wash(solid(place(points(*rim), 44, 40)), palette.shade.darker(0.35), "shadow", 0.8, 2)]
    for k, (one, two) in enumerate(pairwise(rim)):
        middle = (0.47 * (one[0] + two[0]), 0.47 * (one[1] + two[1]))
        paint = palette.red if k % 2 else colour("#fffaf0")
        items.append(
            cloth(curve([(0, 0), (0, 0), one, one, middle, two, two], closed=True), paint, "parasol", form=12, line=2.2)
        )
    return group(*items, wood(ellipse(0, 0, 8), palette.bench, "knob", line=2.0))
