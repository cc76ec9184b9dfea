"""Sliced: it was in there all along, and now it is not."""

from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.drawings import Sheet
from studio.figures import PEOPLE, POSES, Arm, Camera, Dress, Head, drawn, person
from studio.geometry import Outline, Placing, bounds, closed, curve, difference, ellipse, moved, offset, solid
from studio.landscape import cast_shadow
from studio.materials import lit, plain
from studio.rigs import Rig
from studio.scene import Clip, Dots, Group, Lines, Scene, Sunlight, Wash, group, silhouette

DRAWN = Sheet("inkwell/loaf_runaway")
SUN = Sunlight((-0.6, -0.55, 0.6))
# Where a slice lies, what it has in it and how tall that is, and the small one beside; the last is at the loaf.
SLICES = (
    (Placing(254, 1030, 1.02, 0.14), ("flee", 178.0), ("call", 94.0)),
    (Placing(176, 800, 1.0, -0.14), ("run", 196.0), ("kneel", 74.0)),
    (Placing(420, 694, 1.0, 0.1), ("walk", 206.0), ("sit", 62.0)),
    (Placing(646, 588, 1.0, -0.1), ("stand", 196.0), ("sit", 60.0)),
    (Placing(578, 324, 1.0, 0.16), ("kneel", 164.0), ("sleep", 54.0)),
    (Placing(334, 234, 1.0, -0.1), ("sleep", 128.0), ("sleep", 50.0)),
)
FORTH, BACK = Arm((0.05, -0.25, 0.85), (0.3, -1, 0), "open"), Arm((0.1, -0.35, -0.75), (0.4, -0.2, -1), "open")
UP, BEG, PLEAD = Arm((0.5, 0.72, 0.0), (1, 0.2, 0), "open"), (0.1, 0.1, 0.9), (0.1, 0.25, 0.9)
POSED = {
    "sleep": replace(POSES["hug_knees"], head=(0, 44, 0)),
    "kneel": POSES["kneel"],
    "sit": POSES["hug_knees"],
    "stand": replace(POSES["stand"], left=UP, right=UP),
    "walk": POSES["walk"],
    "run": replace(POSES["run"], left=FORTH, right=BACK),
    "flee": replace(POSES["leap"], left=FORTH, right=BACK),
    "call": replace(POSES["stand"], left=replace(FORTH, to=BEG), right=replace(FORTH, to=PLEAD)),
}
DOUGH = Dress(top="#a06030", bottom="#a06030", barefoot=True, collar="")


@card("loaf_runaway")
def loaf_runaway(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    return Rig(None, SUN, None, palette.shade).scene(
        DRAWN("table", palette),
        flour(layout.child("flour"), palette),
        *(slice_(layout.child(k), *one, palette) for k, one in enumerate(SLICES)),
        DRAWN("loaf", palette),
        DRAWN("knife", palette),
        runaway(palette),
        focal=(470, 820, 800, 1150),
    )


def flour(stream: Stream, palette: Palette) -> Group:
    """Dusted, and walked on."""
    spots = np.stack([stream.normal(460, 260, count=500), stream.normal(1020, 130, count=500)], axis=1)
    specks = Dots(spots, 0.8 + 2.2 * stream.fractions(500) ** 2, palette.flour, "flour")
    return group(*DRAWN("dusted", palette), specks, *DRAWN("prints", palette))


def moving(deed: str, tall: float, who: str = "student") -> Outline:
    """Somebody as a contour, as large as a slice has room for."""
    actor = person(PEOPLE[who], Head("calm"), POSED[deed], DOUGH, facing=12 if deed == "stand" else 78)
    form = silhouette(drawn(actor, camera=Camera()), 1.0)
    left, top, right, bottom = bounds(form)
    size = min(tall / (bottom - top), 216 / (right - left))
    return moved(form, -size * (left + right) / 2, -size * (top + bottom) / 2 - 4, size)


def slice_(stream: Stream, here: Placing, one: tuple[str, float], child: tuple[str, float], palette: Palette) -> Group:
    """Crust, crumb and a swirl of spice; but one has let go of it."""
    deed, gone = one[0], one[0] == "flee"
    crust = DRAWN.outline("slice", palette)
    form = moved(moving(*one), 6 if gone else 14, 4 if deed == "stand" else -6)
    small = moved(moving(*child, "toddler"), -80, 82 - 6 * gone)
    whole, inner = (difference(part, form) if gone else part for part in (crust, offset(crust, -11)))
    pores = [
        ellipse(x, y, r, 0.7 * r, stream.uniform(0, 3))
        for (x, y), r in zip(stream.points(70, 70), 1.5 + 5 * stream.fractions(70) ** 3, strict=True)
    ]
    holes = group(
        Wash(solid(*pores), palette.crust, "pore", 0.55, 1.0),
        Lines(tuple(map(closed, pores[:30])), 1.0, palette.crust, strength=0.6),
    )
    bread = group(
        cast_shadow(moved(crust, 24, 30), palette.shade, 1.0, 3),
        plain(moved(crust, 7, 12), palette.crust.darker(0.25), "crust", weight=1.0, form=6, line=2.0),
        lit(form, palette.shade, "hole", weight=1.2),
        plain(whole, palette.crust, "crust", weight=1.0, form=8, line=2.6),
        plain(inner, palette.crumb, "crumb", weight=0.7, form=10, modelling=0.5, line=0.0),
        Clip(inner, holes),
        plain(small, palette.spice, "swirl", weight=1.1, form=5, modelling=0.6, line=1.4),
        *(() if gone else swirl(stream, form, palette)),
    )
    return bread.under(here)


def swirl(stream: Stream, form: Outline, palette: Palette) -> Group:
    grain = [
        curve([(-130, y), (-40, y + stream.normal(0, 7)), (40, y + stream.normal(0, 7)), (130, y)])
        for y in range(-130, 130, 9)
    ]
    return group(
        plain(form, palette.spice, "swirl", weight=1.1, form=9, modelling=0.6, line=1.6),
        Clip(form, group(Lines(tuple(grain), 1.6, palette.crust, strength=0.6))),
    )


def runaway(palette: Palette) -> Group:
    """The same step, and now it counts."""
    form = moved(moving("flee", 178), 640, 972, 1.16)
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
