"""Hung by Smoke: as long as the fires burn, and as long as the raven thinks about it."""

import math

import numpy as np

from studio import materials
from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, colour
from studio.drawings import Sheet
from studio.geometry import Point, Points, blob, curve, limb, normals, points, resample, solid
from studio.landscape import cloud, fog, graded_sky, streaks
from studio.motifs.animals import raven
from studio.motifs.buildings import cottage, town_house
from studio.motifs.plants import potted_plant
from studio.motifs.things.tools import scissors
from studio.scene import Glaze, Glow, Group, Item, Lines, Scene, Shape, Sunlight, Veil, group

DRAWN = Sheet("inkwell/hung_by_smoke")

SMOKE = colour("#d9d0cf")
AMBER = colour("window gold")


@card("hung_by_smoke")
def hung_by_smoke(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=graded_sky(
            "0 #6f6a98 0.95, 0.28 #c98aa0 0.85, 0.52 #f0b49c 0.75, 0.72 #c9b4c4 0.7, 1 #5f7590 1",
            lines=0.45,
            unrest=1.0,
            lines_until=0.9,
        ),
        layers=(
            streaks(layout.child("streaks"), (0, 380, 800, 660), colour("#f8d8bc"), 12),
            far_village(layout.child("far")),
            fog(layout.child("fog"), 1080, 240, colour("#c3ccd8"), 0.75, 7),
            dead_hearth(layout.child("dead")),
            neighbours(layout.child("neighbours")),
            nearest(layout.child("nearest")),
            fog(layout.child("low"), 1180, 120, colour("#b9c6d4"), 0.8, 5),
            ceiling_of_cloud(layout.child("clouds")),
            executioner(layout.child("raven")),
        ),
        focal="raven",
        light=Sunlight((-0.6, 0.1, 0.6)),
        glaze=Glaze(colour("#54406c"), 0.26),
        shadow=colour("#6a5f90"),
        haze=colour("#d8b4b4"),
    )


def smoke_rope(path: Points, width: float, paint: Colour = SMOKE) -> Group:
    """Smoke twisted tight: two strands round each other, wisps coming loose."""
    line = resample(path, 0.62 * width)
    side = normals(line)
    lays = tuple(
        curve([a - 0.5 * width * n, 0.5 * (a + b), b + 0.5 * width * m])
        for a, b, n, m in zip(line[:-1], line[1:], side[:-1], side[1:], strict=True)
    )
    wisps = tuple(
        curve([a + 0.5 * width * n, a + 1.2 * width * n + [0, -width], a + 0.7 * width * n + [0, -2.2 * width]])
        for a, n in zip(line[4::9], side[4::9], strict=True)
    )
    return group(
        Shape(
            solid(limb(path, [width, 0.86 * width, width], steps=6)), paint, "smoke", 0.55, form=0.5 * width, line=1.5
        ),
        Lines(lays, 1.3, colour("#5a5468"), strength=0.8),
        Lines(wisps, 1.1, colour("#6a6478"), strength=0.6),
        name="rope",
    )


def hanging(house: Group, chimney: Point, top: Point, sway: float, width: float) -> Group:
    """A house on the end of its smoke, the soil it grew on still under it."""
    (x, y), (tx, ty) = chimney, top
    path = curve([(x, y + 4), (x + sway, 0.5 * (y + ty)), (tx, ty)], steps=14)
    return group(smoke_rope(path, width), house)


def sod(stream: Stream, left: float, right: float, y: float, deep: float) -> Group:
    """The torn-out ground: grass above, roots below."""
    middle = 0.5 * (left + right)
    under = [
        (left + (right - left) * t, y + deep * math.sin(math.pi * t) * (0.75 + stream.uniform(0, 0.4)))
        for t in np.linspace(0.96, 0.04, 9)
    ]
    earth = blob((left, y), (left, y), (middle, y - 5), (right, y), (right, y), *under)
    roots = [
        curve([(px, py - 4), (px + stream.normal(0, 6), py + 0.3 * deep), (px + stream.normal(0, 12), py + 0.7 * deep)])
        for px, py in under[1:-1]
    ]
    tufts = [
        points((px, y + 1), (px + stream.normal(0, 4), y - stream.uniform(5, 13)))
        for px in np.linspace(left + 4, right - 4, 34)
    ]
    return group(
        materials.earth(earth, colour("#7a5a48"), colour_below=colour("#4a3840"), form=18, line=1.7),
        Lines(tuple(roots), 1.7, colour("#3a2a30"), strength=0.9),
        Lines(tuple(tufts), 1.7, colour("#4d5c38")),
    )


def window_glow(at: Point, radius: float) -> Glow:
    return Glow(at, radius, AMBER, 0.5)


def nearest(stream: Stream) -> Group:
    """The one between the blades: windows lit, supper on."""
    scale, foot = 0.98, 900.0
    house = cottage(lit=True, thatched=True, wall=colour("#efe0c8")).placed(330, foot, scale)
    chimney = house.anchor("chimney")
    rope = curve([(chimney[0], chimney[1] + 6), (392, 520), (318, 360), (296, 250), (330, 110), (352, 40)], steps=14)
    lamps = group(window_glow((290, foot - 70), 110), window_glow((430, foot - 60), 110))
    pots = group(
        potted_plant(stream, "rose", 44).placed(262, foot + 104, 1.3, rotation=-0.9),
        potted_plant(stream, "daisy", 40).placed(330, foot + 196, 1.2, rotation=2.3),
    )
    return group(
        smoke_rope(rope, 26),
        sod(stream, 176, 606, foot - 3, 62),
        house,
        lamps,
        DRAWN("laundry"),
        Lines((points((592, 794), (592, foot + 2)),), 3.6),
        pots,
        name="nearest",
    )


def neighbours(stream: Stream) -> Group:
    """Two swung close enough to touch shutters."""
    left = town_house(stream, 3, 2, 0.7, "stepped", wall=colour("#e3b8a4")).placed(580, 650, 0.72, rotation=0.05)
    right = cottage(lit=True, wall=colour("#dccfb4"), roof=colour("#8a4c48")).placed(
        700, 508, 0.37, rotation=-0.04, flip=True
    )
    lx, ly = left.anchor("chimney")
    rx, ry = right.anchor("chimney")
    return group(
        hanging(
            group(sod(stream, 512, 656, 652, 44), left, window_glow((574, 560), 90)), (lx, ly), (572, 60), 14, 17
        ).placed(-60),
        hanging(
            group(sod(stream, 646, 756, 508, 30), right, window_glow((700, 484), 70)), (rx, ry), (690, 60), -8, 11
        ).placed(-28),
        name="neighbours",
    )


def dead_hearth(stream: Stream) -> Group:
    """No fire left in it: one thread, and that fraying."""
    house = cottage(lit=False, wall=colour("#b4aeb4"), roof=colour("#5d5a70")).placed(648, 1092, 0.56, rotation=0.16)
    x, y = house.anchor("chimney")
    thread = curve([(x, y + 2), (x - 6, y - 160), (x + 16, 720), (744, 480), (746, 60)])
    frayed = tuple(
        curve([(x - 5, y - 160), (x + k, y - 178), (x + 1.6 * k, y - 170 - abs(k))]) for k in (-16, -9, 10, 18)
    )
    return group(
        Shape(solid(limb(thread, [5, 3, 5, 6], steps=2)), SMOKE, "smoke", 0.5, form=2, line=1.2),
        Lines(frayed, 2.0, colour("#4a4458")),
        sod(stream, 570, 730, 1089, 40),
        house,
        name="dead hearth",
    ).at_distance(0.12)


def far_village(stream: Stream) -> Group:
    """More of them, far off and lower, small as lanterns."""
    items: list[Item] = []
    for index, (x, y, size) in enumerate(((128, 690, 0.26), (196, 1030, 0.22), (436, 396, 0.2), (84, 900, 0.3))):
        house = cottage(lit=True, wall=colour("#dcc0b4"), roof=colour("#9a6a74")).placed(
            x, y, size, flip=index % 2 == 1
        )
        cx, cy = house.anchor("chimney")
        items += [
            hanging(
                group(sod(stream, x - 150 * size, x + 150 * size, y, 60 * size), house),
                (cx, cy),
                (cx + stream.normal(0, 20), -10),
                6,
                6,
            ),
            window_glow((x, y - 60 * size), 46),
        ]
    return group(*items, far=0.5, name="far village")


def ceiling_of_cloud(stream: Stream) -> Group:
    """Where every rope is knotted, out of sight."""
    banks = ((640, 84, 420, 110), (470, 60, 300, 90), (760, 120, 260, 90), (300, 50, 280, 80))
    return group(
        *(
            cloud(stream.child(i), wide, tall, colour("#b49ab0"), weight=0.8).placed(x, y)
            for i, (x, y, wide, tall) in enumerate(banks)
        ),
        name="clouds",
    )


def executioner(stream: Stream) -> Group:
    """On a knot of cloud, head tilted, blades round the rope, in no hurry."""
    seat = cloud(stream.child("seat"), 330, 120, colour("#8f7f9e"), weight=0.85).placed(120, 396)
    bird = raven("standing").placed(150, 352, 7.2, flip=True)
    blades = scissors(0.62, colour("#c9d4dc"), 74).placed(206, 318, 2.9, rotation=1.5)
    gleam = Veil(solid(limb([(250, 304), (322, 274)], [1, 6, 1])), colour("white"), "gleam", 0.9, 1.5)
    halo = Glow((290, 300), 190, colour("#fbdcc4"), 0.5)
    return group(
        halo,
        seat,
        bird,
        *DRAWN("executioner"),
        group(blades, gleam, name="shears"),
        *DRAWN("executioner_claw"),
        name="raven",
    )
