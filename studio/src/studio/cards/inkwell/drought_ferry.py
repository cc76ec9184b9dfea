"""Ferry in the Drought: they have tickets; so what are they waiting for?"""

import math
from dataclasses import replace

import numpy as np
import shapely

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.figures import PEOPLE, POSES, WARDROBE, Camera, Head, drawn, person
from studio.geometry import Points, curve, intersection, outline_of, place, rectangle, solid
from studio.materials import lit, plain, wood
from studio.rigs import Rig
from studio.scene import FLAT, Group, Item, Lines, Scene, Sunlight, Wash, group

LIGHT = Sunlight((-0.45, -0.75, 0.5))
PITCH = 56.0
VIEW = Camera((400, 640), 5.6, pitch=PITCH)
TURN = 0.16


@card("drought_ferry")
def drought_ferry(chance: Chance, palette: Palette) -> Scene:
    return Rig(None, LIGHT, None, palette.shade).scene(
        riverbed(chance.layout.child("mud"), palette), group(boat(palette), passengers(), name="ferry"), focal="ferry"
    )


def riverbed(stream: Stream, palette: Palette) -> Group:
    """Plates of mud, no two alike, all the way to the edges."""
    grid = np.stack(np.meshgrid(np.arange(-120, 960, 118.0), np.arange(-120, 1360, 98.0)), axis=-1).reshape(-1, 2)
    seeds = grid + np.stack([stream.normal(0, 38, count=len(grid)), stream.normal(0, 32, count=len(grid))], axis=1)
    plates = shapely.voronoi_polygons(shapely.MultiPoint(seeds), extend_to=shapely.box(-60, -60, 860, 1260))
    items: list[Item] = [lit(rectangle(-20, -20, 820, 1220), palette.crack, weight=1.1)]
    hairs: list[Points] = []
    for k, plate in enumerate(plates.geoms):
        ring = outline_of(plate.buffer(-7.5).buffer(3))
        tone = palette.mud.darker(0.025 * (k * 7 % 4))
        items.append(plain(ring, tone, "mud", weight=0.4, form=7, modelling=0.22, line=1.4))
        middle = np.array(plate.centroid.coords[0])
        corners = np.array(plate.exterior.coords)[: 1 + k % 3]
        hairs += [curve([c, 0.5 * (c + middle) + stream.normal(0, 7, count=2), middle]) for c in corners]
    return group(*items, Lines(tuple(hairs), 2.2, palette.crack, strength=0.9))


def hull(grow: float) -> Points:
    """The rim of the boat, pointed at one end, from above."""
    path = "0,-500! 120,-330 196,-120 206,120 170,330 110,440! -110,440! -170,330 -206,120 -196,-120 -120,-330"
    return place(curve(path, closed=True) * (1 + grow), 400, 620, 1.0, TURN)


def boat(palette: Palette) -> Group:
    outer, inner = hull(0.0), hull(-0.09)
    side = shapely.union_all([shapely.Polygon(place(outer, 0, d)).buffer(0) for d in range(0, 91, 10)])
    thrown = shapely.union_all([shapely.Polygon(place(outer, d, 90 + 0.25 * d)).buffer(0) for d in range(0, 91, 10)])
    benches = [place(rectangle(-210, y, 210, y + 50), 400, 620, 1.0, TURN) for y in (-190, 20, 230)]
    return group(
        Wash(outline_of(thrown), palette.shade, "shadow", 0.8, 3, hatched=True),
        wood(outline_of(side), palette.hull, "hull", weight=1.0, form=14, line=3.2),
        wood(outer, palette.rim, "rim", weight=0.2, form=8, line=3.0),
        wood(inner, palette.floor, "floor", weight=1.0, form=FLAT, line=2.4),
        *(
            wood(intersection(solid(bench), solid(inner)), palette.bench, "bench", form=6, line=2.4)
            for bench in benches
        ),
    )


def spot(x: float, y: float, up: float = 0.0) -> tuple[float, float, float]:
    """A place in the boat (card units from its middle) as one in space."""
    (a, b), *_ = place([(x, y)], 0, 0, 1.0, TURN)
    return float(a) / VIEW.scale, up, float(b - 20) / (VIEW.scale * math.sin(math.radians(PITCH)))


def passengers() -> Group:
    """All the patience there is, and all the kinds of it."""
    seated = (
        ("bride", "hope", replace(WARDROBE["gown"], top="#ffffff"), -8, (0, -140)),
        ("elder", "sleep", replace(WARDROBE["suit"], top="#5a3a6a", bottom="#4a3a5a"), 18, (-86, 60)),
        ("student", "weariness", replace(WARDROBE["hoodie"], top="#f2c21c"), -22, (92, 56)),
        ("grandmother", "doubt", replace(WARDROBE["frock"], top="#d8342a"), 24, (-84, 270)),
        ("baker", "rage", replace(WARDROBE["shirt"], top="#f48aa0"), -20, (86, 266)),
    )
    actors = [
        person(PEOPLE[who], Head(mood, pitch=-26), POSES["sit"], dress, facing=facing, at=spot(*at), name=who)
        for who, mood, dress, facing, at in seated
    ]
    return drawn(*actors, camera=VIEW, light=LIGHT, pen=1.3)
