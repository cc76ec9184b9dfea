"""The Paint Ran Out: somebody has to be the first to step off the drawing."""

from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour
from studio.figures import PEOPLE, POSES, Arm, Camera, Dress, Head, drawn, person
from studio.geometry import Outline, Points, closed, ellipse, fuse, limb, outline, paths, points, rectangle, solid
from studio.materials import metal, plain
from studio.motifs.buildings import cottage, steeple, town_house
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Group, Lines, Painted, Scene, Shape, Sunlight, Veil, Wash, group

LIGHT = Sunlight((-0.6, -0.6, 0.5))
EDGE = 520.0


@card("ink_ran_out")
def ink_ran_out(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    sheet = rectangle(-20, -20, 820, 1220)
    return Rig(None, LIGHT, None, palette.shade).scene(
        group(
            plain(sheet, palette.paper, "paper", weight=0.2, form=FLAT, modelling=0, line=0.0),
            Veil(solid(sheet), palette.paper, "paper", 0.9, 1.0),
        ),
        group(Wash(brushed(layout.child("sky"), 30, 560), palette.sky, "sky", 0.95, 5)),
        dry_brush(palette),
        town(layout.child("town"), palette),
        square(layout.child("stones"), palette),
        townsfolk(),
        first_step(layout.child("step")),
        focal="first step",
    )


def brushed(stream: Stream, top: float, bottom: float, until: tuple[float, ...] = (EDGE - 60,)) -> Outline:
    """Laid in from the left with a broad brush, until it was dry: so far at the top, so far further down."""
    rows = np.arange(top, bottom, 26)
    ends = np.interp(rows, np.linspace(top, bottom, len(until)), until)
    reach = ends + stream.uniform(-70, 60, count=len(rows))
    return fuse(
        np.vstack([points((-20, top - 60)), np.stack([ends - 80, rows], 1), points((-20, bottom))]),
        *(limb([(-20, y), (0.7 * x, y + 3), (x, y - 5)], [34, 34, 5]) for x, y in zip(reach, rows, strict=True)),
    )


def sketched(item: Painted) -> Painted:
    """Only its outline: no colour, no shade, no texture."""
    if isinstance(item, Shape):
        bare = replace(item, colour=colour("#ffffff"), colour_below=None, weight=0.02, modelling=0.0, shade=0.0)
        return replace(bare, texture="plain", form=FLAT, line=0.8 * item.line)
    if isinstance(item, Lines):
        return replace(item, strength=0.75)
    return replace(item, weight=0.0) if isinstance(item, Wash) else item


def drained(item: Painted) -> Painted:
    """Inked and shaded, but the colour never came."""
    return replace(item, colour=colour("#f0ece4"), colour_below=None, weight=0.3) if isinstance(item, Shape) else item


def dry_brush(palette: Palette) -> Group:
    """Huge, lifted off the sheet at the end of its last stroke."""
    handle = limb("640,250 704,196 764,142 850,70", [50, 66, 58, 40])
    ferrule = outline("566,288! 606,336! 668,274! 632,226!")
    hairs = outline("566,288! 606,336! 574,366 524,384 470,396! 500,350 530,308")
    strands = paths(
        "584,312 540,350 492,386", "574,302 536,334 500,368", "596,326 556,360 510,386", "566,294 536,322 512,350"
    )
    last = [
        limb([(392, y), (420, y + 2), (x, y + 2)], [3, 0.8 * w, 1.5])
        for x, y, w in ((474, 392, 22), (456, 410, 12), (440, 376, 14), (420, 424, 7), (500, 402, 4))
    ]
    rings = paths("586,272 628,318", "616,244 656,288", "624,236 664,280")
    return group(
        Wash(fuse(*last), palette.sky, "last stroke", 0.95, 2),
        Wash(
            outline("500,420! 600,392 700,310 830,190! 830,240! 700,352 610,420"), palette.shade, "cast shadow", 0.45, 4
        ),
        plain(handle, palette.holder, "handle", weight=1.0, form=26, line=2.8),
        plain(hairs, colour("#7a4a2c"), "hairs", texture="hair", weight=1.0, form=14, line=2.4),
        Wash(outline("470,396! 520,340 560,352 530,384"), palette.sky.darker(0.2), "paint", 0.8, 5),
        Lines(strands, 1.6),
        metal(ferrule, colour("#d8dde2"), "ferrule", form=18, line=2.6),
        Lines(rings, 1.8),
        name="brush",
    )


def town(stream: Stream, palette: Palette) -> Group:
    """From left to right: painted, inked, outlined, three strokes."""
    first = town_house(stream.child(1), 3, 2, 0.0, "stepped", wall=colour("#ffd070"), roof=palette.roof)
    church = steeple(460, wall=colour("#f6e8c8"))
    second = town_house(stream.child(2), 2, 2, 0.0, "pointed", wall=colour("#f08a6a"), roof=colour("#8a5a3a"))
    third = town_house(stream.child(3), 3, 2, 0.0, "pointed")
    tower = paths("700,780 694,690 702,590", [(752, 770), (756, 690)], "696,592 726,530 748,584")
    return group(
        church.placed(196, 780, 0.9),
        first.placed(76, 812, 0.95),
        second.placed(262, 820, 1.0),
        third.placed(420, 816, 0.86).changed(drained),
        cottage().placed(596, 800, 0.5).changed(sketched),
        Lines(tower, 1.6, strength=0.8),
        name="town",
    )


def square(stream: Stream, palette: Palette) -> Group:
    """Cobbles as far as there was ink for them."""
    setts: list[Points] = []
    for row, y in enumerate(np.geomspace(836, 1190, 15)):
        size = 0.05 * (y - 500)
        for x in np.arange(20 + 0.5 * size * (row % 2), 500 + 0.2 * (y - 800), 1.25 * size):
            setts.append(ellipse(float(x) + stream.normal(0, 2), float(y), 0.54 * size, 0.3 * size, count=14))
    return group(
        Wash(brushed(stream.child("wash"), 832, 1230, (EDGE + 40,)), palette.ground, "ground", 0.9, 4),
        Lines(tuple(closed(sett) for sett in setts), 1.3, strength=0.6),
    )


def townsfolk() -> Group:
    """As far as they go: one calls her back, one holds on to him."""
    call = Arm((0.30, 0.10, 0.84), (0.7, -0.6, -0.2), "reach", (0, 0.3, 1), (0, -0.9, 0.2))
    down = Arm((0.14, -0.86, 0.10), (0.8, -0.2, -0.5), "relaxed", (0, -1, 0.1), (-1, 0, 0))
    coat = Dress(top="#2f8a6a", bottom="#2c3a4e", collar="lapels", skirt=0.4, skirt_tone="top", flare=0.5, sleeve_end=1)
    gown = Dress(top="#6a4a9c", skirt=0.95, skirt_tone="top", flare=0.7, collar="round")
    man = person(
        replace(PEOPLE["smith"], tall=1.14),
        Head("fear", yaw=-10),
        replace(POSES["contrapposto"], left=call, right=down),
        coat,
        facing=58,
    )
    old = person(replace(PEOPLE["grandmother"], tall=1.12), Head("sorrow", yaw=8), POSES["listen"], gown, facing=52)
    cast = ((old, (96, 1060), 5.5), (man, (256, 1112), 5.9))
    return group(
        *(drawn(who, camera=Camera(at, size, pitch=5), light=LIGHT, pen=1.2, shadow=0.45) for who, at, size in cast),
        name="townsfolk",
    )


def first_step(stream: Stream) -> Group:
    """In red, and over; what is over is a line."""
    free = Arm((0.24, -0.30, 0.74), (0.6, -0.8, -0.2), "open", (0.1, 0.2, 1), (0, -0.9, 0.2))
    gown = Dress(
        top="#e0283c",
        skirt=0.62,
        skirt_tone="top",
        flare=1.3,
        collar="v",
        shoes="#3a1c24",
        legs="bare",
        wind=(-0.5, 0, 0),
    )
    woman = person(
        replace(PEOPLE["weaver"], tall=1.14),
        Head("hope", yaw=-14, pitch=-4),
        replace(POSES["walk"], right=free),
        gown,
        facing=64,
    )
    figure = drawn(woman, camera=Camera((560, 1168), 7.2, pitch=4), light=LIGHT, pen=1.5)
    edge = brushed(stream, 320, 1230, (800, 800, 770, 640, 600, 580, 560))
    return group(Clip(edge, figure.changed(sketched), inside=False), Clip(edge, figure), name="first step")
