"""Ferry in the Drought: they have tickets; so what are they waiting for?"""

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.drawings import Sheet
from studio.geometry import Points, curve, fuse, limb, outline_of, place, rectangle, solid
from studio.materials import lit, plain, wood
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Group, Item, Lines, Scene, Sunlight, Wash, group

LIGHT = Sunlight((-0.6, -0.5, 0.62))
DRAWN = Sheet("inkwell/drought_ferry")
HULL = "0,-520! 96,-372 178,-180 204,40 190,260 150,440! -150,440! -190,260 -204,40 -178,-180 -96,-372"


@card("drought_ferry")
def drought_ferry(chance: Chance, palette: Palette) -> Scene:
    boat = group(vessel(palette), DRAWN("oars", palette), DRAWN("passengers", palette), name="ferry").placed(
        396, 612, 0.95, 0.16
    )
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
