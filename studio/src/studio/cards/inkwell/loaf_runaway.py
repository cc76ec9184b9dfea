"""Sliced: it was in there all along, and now it is not."""

from dataclasses import replace
from itertools import pairwise

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, mix
from studio.figures import PEOPLE, POSES, Arm, Camera, Dress, Head, drawn, person
from studio.geometry import (
    Outline,
    Placing,
    along,
    bounds,
    closed,
    curve,
    difference,
    ellipse,
    limb,
    moved,
    offset,
    place,
    points,
    solid,
)
from studio.landscape import cast_shadow
from studio.materials import lit, metal, plain, wood
from studio.rigs import Rig
from studio.scene import Clip, Dots, Group, Item, Lines, Scene, Sunlight, Veil, Wash, group, silhouette

SUN = Sunlight((-0.6, -0.55, 0.6))
SLICE = (
    "-112,128 -126,104 -122,30 -126,-20 -154,-52 -146,-104 -84,-142 0,-150 "
    "84,-142 146,-104 154,-52 126,-20 122,30 126,104 112,128 0,134"
)
# Where a slice lies, and what it has in it; the last is at the loaf.
SLICES = (
    (Placing(254, 1030, 1.02, 0.14), "flee"),
    (Placing(176, 800, 1.0, -0.14), "run"),
    (Placing(420, 694, 1.0, 0.1), "walk"),
    (Placing(646, 588, 1.0, -0.1), "stand"),
    (Placing(578, 324, 1.0, 0.16), "kneel"),
    (Placing(334, 234, 1.0, -0.1), "sleep"),
)
LOAF = "-60,-60! 166,-60! 196,60 180,170 206,280 150,356 40,392 -60,398!"
FORTH, BACK = Arm((0.05, -0.25, 0.85), (0.3, -1, 0), "open"), Arm((0.1, -0.35, -0.75), (0.4, -0.2, -1), "open")
CHILD = {  # what the small one does meanwhile
    "sleep": ("sleep", 50.0),
    "kneel": ("sleep", 54.0),
    "stand": ("sit", 60.0),
    "walk": ("sit", 62.0),
    "run": ("kneel", 74.0),
    "flee": ("call", 94.0),
}
WIDE_UP = Arm((0.5, 0.72, 0.0), (1, 0.2, 0), "open")
POSED = {  # what somebody does, and how tall that makes them
    "sleep": (replace(POSES["hug_knees"], head=(0, 44, 0)), 128.0),
    "kneel": (POSES["kneel"], 164.0),
    "sit": (POSES["hug_knees"], 60.0),
    "stand": (replace(POSES["stand"], left=WIDE_UP, right=WIDE_UP), 196.0),
    "walk": (POSES["walk"], 206.0),
    "run": (replace(POSES["run"], left=FORTH, right=BACK), 196.0),
    "flee": (replace(POSES["leap"], left=FORTH, right=BACK), 178.0),
    "call": (
        replace(POSES["stand"], left=replace(FORTH, to=(0.1, 0.1, 0.9)), right=replace(FORTH, to=(0.1, 0.25, 0.9))),
        84.0,
    ),
}


@card("loaf_runaway")
def loaf_runaway(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    return Rig(None, SUN, None, palette.shade).scene(
        table(layout.child("table"), palette),
        flour(layout.child("flour"), palette),
        *(slice_(layout.child(k), *one, palette) for k, one in enumerate(SLICES)),
        loaf(layout.child("loaf"), palette),
        knife(palette),
        runaway(palette),
        focal=(470, 820, 800, 1150),
    )


def table(stream: Stream, palette: Palette) -> Group:
    """Painted boards, worn at their edges."""
    edges = [-40.0, 128.0, 300.0, 470.0, 648.0, 840.0]
    items: list[Item] = []
    for a, b in pairwise(edges):
        tone = mix(palette.table, palette.deep, stream.uniform(0, 0.35))
        worn = [
            limb([(b - 5, y), (b - 7, y + 30), (b - 4, y + stream.uniform(50, 120))], [1, 4, 1])
            for y in stream.uniform(0, 1200, count=7)
        ]
        items += [
            wood(points((a, -20), (b, -20), (b, 1220), (a, 1220)), tone, "board", weight=1.0, form=6, line=3.4),
            Veil(solid(*worn), palette.crumb, "worn", 0.5, 1.0),
        ]
    return group(*items)


def flour(stream: Stream, palette: Palette) -> Group:
    """Dusted, and walked on."""
    patches = [
        ellipse(x, y, a, b, 0.3) for x, y, a, b in ((620, 1070, 170, 90), (700, 960, 160, 110), (560, 1150, 200, 60))
    ]
    spots = np.stack([stream.normal(460, 260, count=500), stream.normal(1020, 130, count=500)], axis=1)
    way = curve("392,1096 440,1130 510,1140 590,1124")
    prints = []
    for k, share in enumerate(np.linspace(0.0, 0.9, 5)):
        (x, y), turn = along(way, float(share))
        step = curve("-13,0 -9,-6 2,-4 10,-7 15,-1 11,6 2,4 -9,6", closed=True)
        prints.append(place(step, x, y + (11 if k % 2 else -11), 1.15, turn))
    return group(
        Veil(solid(*patches), palette.flour, "flour", 0.85, 46),
        Dots(spots, 0.8 + 2.2 * stream.fractions(500) ** 2, palette.flour, "flour"),
        lit(solid(*prints), palette.deep, "print", weight=1.0),
    )


def moving(deed: str, tall: float = 0.0, who: str = "student") -> Outline:
    """Somebody as a contour, as large as a slice has room for."""
    pose, usual = POSED[deed]
    dough = Dress(top="#a06030", bottom="#a06030", barefoot=True, collar="")
    form = silhouette(
        drawn(person(PEOPLE[who], Head("calm"), pose, dough, facing=12 if deed == "stand" else 78), camera=Camera()),
        1.0,
    )
    left, top, right, bottom = bounds(form)
    size = min((tall or usual) / (bottom - top), 216 / (right - left))
    return moved(form, -size * (left + right) / 2, -size * (top + bottom) / 2 - 4, size)


def slice_(stream: Stream, here: Placing, deed: str, palette: Palette) -> Group:
    """Crust, crumb and a swirl of spice; but one has let go of it."""
    gone = deed == "flee"
    crust, form = (
        solid(curve(SLICE, closed=True)),
        moved(moving(deed), 14 if deed != "flee" else 6, 4 if deed == "stand" else -6),
    )
    crumb = offset(crust, -11)
    whole = difference(crust, form) if gone else crust
    inner = difference(crumb, form) if gone else crumb
    pores = [
        ellipse(x, y, r, 0.7 * r, stream.uniform(0, 3))
        for (x, y), r in zip(stream.points(70, 70), 1.5 + 5 * stream.fractions(70) ** 3, strict=True)
    ]
    items: list[Item] = [
        cast_shadow(moved(crust, 24, 30), palette.shade, 1.0, 3),
        plain(moved(crust, 7, 12), palette.crust.darker(0.25), "crust", weight=1.0, form=6, line=2.0),
        lit(form, palette.shade, "hole", weight=1.2),
        plain(whole, palette.crust, "crust", weight=1.0, form=8, line=2.6),
        plain(inner, palette.crumb, "crumb", weight=0.7, form=10, modelling=0.5, line=0.0),
        Clip(
            inner,
            group(
                Wash(solid(*pores), palette.crust, "pore", 0.55, 1.0),
                Lines(tuple(closed(p) for p in pores[:30]), 1.0, palette.crust, strength=0.6),
            ),
        ),
    ]
    child = moved(moving(*CHILD[deed], "toddler"), -80, 82 - 6 * gone)
    items.append(plain(child, palette.spice, "swirl", weight=1.1, form=5, modelling=0.6, line=1.4))
    if not gone:
        grain = [
            curve([(-130, y), (-40, y + stream.normal(0, 7)), (40, y + stream.normal(0, 7)), (130, y)])
            for y in range(-130, 130, 9)
        ]
        items += [
            plain(form, palette.spice, "swirl", weight=1.1, form=9, modelling=0.6, line=1.6),
            Clip(form, group(Lines(tuple(grain), 1.6, palette.crust, strength=0.6))),
        ]
    return group(*items).under(here)


def loaf(stream: Stream, palette: Palette) -> Group:
    """What is left of it, from above."""
    body = solid(curve(LOAF, closed=True))
    ridges = ("128,-60 142,60 126,170 140,280 80,350", "60,-60 40,80 60,200 20,300")
    dust = place(stream.points(160, 90), 60, 130)
    return group(
        cast_shadow(moved(body, 34, 40), palette.shade, 1.0, 4),
        plain(body, palette.crust.darker(0.05), "loaf", weight=1.1, form=60, line=3.2),
        Clip(
            body,
            group(
                Wash(solid(limb(ridges[0], [26, 30])), palette.spice, "ridge", 0.6, 8),
                Veil(solid(limb(ridges[1], [40, 90, 40])), palette.crumb, "shine", 0.4, 24),
                Dots(dust, 0.6 + 2 * stream.fractions(160) ** 2, palette.flour, "flour"),
            ),
        ),
        name="loaf",
    )


def knife(palette: Palette) -> Group:
    """Put down in the middle of a thought."""
    back, edge = curve("250,76 300,40 420,18 620,-8 840,-40"), curve("840,44 640,68 430,92 300,104 250,76")
    blade = np.vstack([back, edge])
    teeth = tuple(points((x, y), (x + 4, y - 12)) for x, y in edge[4:-4])
    return group(
        cast_shadow(solid(place(blade, 22, 30)), palette.shade, 1.0, 3),
        metal(blade, palette.steel, "blade", weight=0.45, form=12, line=2.8),
        Veil(solid(limb("300,62 480,40 840,-6", [2, 16, 16])), palette.flour, "gleam", 0.9, 3),
        Lines(teeth, 2.0, strength=0.9),
    )


def runaway(palette: Palette) -> Group:
    """The same step, and now it counts."""
    form = moved(moving("flee"), 640, 972, 1.16)
    foot = bounds(form)[3]
    fallen = tuple(
        np.stack([x + 0.62 * (foot - y), foot + 0.3 * (foot - y)], axis=1) for x, y in (ring.T for ring in form)
    )
    return group(
        cast_shadow(fallen, palette.deep, 0.9, 2.0),
        plain(moved(form, 5, 4), palette.spice.darker(0.4), "edge", weight=1.1, line=1.6),
        plain(form, palette.spice, "dough", weight=1.0, form=9, line=2.0),
        name="runaway",
    )
