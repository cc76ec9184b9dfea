"""What the Bucket Brought: he came for water."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, colour
from studio.geometry import (
    Point,
    Points,
    blob,
    closed,
    curve,
    ellipse,
    limb,
    paths,
    place,
    points,
    rectangle,
    solid,
    with_holes,
)
from studio.landscape import graded_sky, ripples, snow, stars
from studio.motifs.animals import frog, horse
from studio.motifs.buildings import cottage
from studio.motifs.people import figure
from studio.motifs.plants import bare_tree
from studio.motifs.rooms import bed, bench, stove, table
from studio.motifs.things.kitchen import jug
from studio.motifs.things.tools import rope
from studio.scene import FLAT, Clip, Glaze, Glow, Group, Lamplight, Lines, Scene, Shape, Wash, group

GROUND, WATER = 600.0, 690.0
LEFT, RIGHT = 290.0, 682.0
BUCKET = (486.0, 420.0)
GOLD = colour("#ffd27a")
STONE = colour("#7d8494")


@card("bucket_room")
def bucket_room(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=graded_sky(
            (0.0, "#1f2c54", 1.15),
            (0.3, "#3a4f80", 0.95),
            (0.5, "#7f98b8", 0.7),
            (1.0, "#7f98b8", 0.7),
            lines=0.5,
            halo=(*BUCKET, 230),
        ),
        layers=(
            group(stars(layout, 60, (40, 40, 760, 400), avoid=(*BUCKET, 240))),
            farmyard(layout.child("yard")),
            group(Glow(BUCKET, 430, GOLD, 0.6, falloff=1.2)),
            earth(layout.child("earth")),
            shaft(layout.child("shaft")),
            *beads(layout.child("rooms")),
            winding_gear(),
            old_man(),
            snow(layout.child("snow"), 120, (30, 30, 770, GROUND - 80), 4.5),
            bucket(layout.child("bucket")).placed(-0.18 * BUCKET[0], -0.18 * 512, 1.18),
        ),
        focal="bucket",
        light=Lamplight(BUCKET),
        glaze=Glaze(colour("#1c2850"), 0.4, top=0.85),
        shadow=colour("#3c4a78"),
    )


def farmyard(stream: Stream) -> Group:
    """The empty house behind him, snow on everything."""
    hill = blob(
        (-20, 520), (-20, 520), (180, 486), (420, 508), (620, 480), (820, 506), (820, 506), (820, 640), (-20, 640)
    )
    return group(
        Shape(solid(hill), colour("#b9cbe0"), "snow", 0.6, form=30, line=1.5),
        cottage(lit=False, snow=True, wall=colour("#7d86a0")).placed(646, 508, 0.44),
        bare_tree(stream, 330, -0.1, colour("#3a3a4c")).placed(84, 512, 0.9),
        name="yard",
    )


def earth(stream: Stream) -> Group:
    """Snow on turf on clay, cut like a cake."""
    top = curve(
        [(-20, GROUND + 6), (120, GROUND - 6), (250, GROUND), (LEFT, GROUND), (RIGHT, GROUND), (820, GROUND - 8)]
    )
    clay = np.vstack([top, points((820, 1220), (-20, 1220))])
    drift = np.vstack(
        [
            place(top, 0, -12),
            curve(
                [
                    (820, GROUND + 26),
                    (700, GROUND + 34),
                    (560, GROUND + 24),
                    (380, GROUND + 34),
                    (200, GROUND + 22),
                    (80, GROUND + 36),
                    (-20, GROUND + 28),
                ]
            ),
        ]
    )
    stones = [
        blob(
            *(
                (x + r * math.cos(a) * stream.uniform(0.8, 1.3), y + 0.7 * r * math.sin(a))
                for a in np.linspace(0, 5.4, 7)
            )
        )
        for x, y, r in (
            (90, 760, 32),
            (200, 880, 24),
            (70, 1010, 40),
            (196, 1080, 30),
            (720, 740, 30),
            (740, 920, 42),
            (700, 1080, 28),
            (140, 690, 16),
            (730, 1150, 20),
        )
    ]
    roots = tuple(
        curve([(x, GROUND + 20), (x + stream.normal(0, 20), GROUND + 70), (x + stream.normal(0, 40), GROUND + 130)])
        for x in (40, 70, 96, 130, 180)
    )
    return group(
        Shape(solid(clay), colour("#5c463c"), "earth", 1.0, colour("#2c2630"), form=FLAT, texture="ground", line=1.8),
        Lines(roots, 2.6, colour("#2c2024")),
        Shape(solid(*stones), colour("#6f6a70"), "stone", 0.9, form=12, line=1.5),
        Shape(solid(drift), colour("#dfe9f2"), "snow", 0.35, form=12, line=1.6),
    )


def shaft(stream: Stream) -> Group:
    """Masonry down both sides, night in the middle, water that keeps things."""
    blocks: list[Points] = []
    for row, y in enumerate(range(540, 1210, 42)):
        for x in (LEFT, RIGHT):
            cut = 24 if row % 2 else 34
            blocks += (
                [rectangle(x - 52, y + 2, x - 52 + cut - 2, y + 40), rectangle(x - 50 + cut, y + 2, x - 2 + 2, y + 40)]
                if x == LEFT
                else [rectangle(x, y + 2, x + cut, y + 40), rectangle(x + cut + 2, y + 2, x + 52, y + 40)]
            )
    caps = [
        blob((x - 60, 542), (x - 56, 520), (x, 512), (x + 56, 520), (x + 60, 542), (x + 60, 542), (x - 60, 542))
        for x in (LEFT - 26, RIGHT + 26)
    ]
    water = rectangle(LEFT, WATER, RIGHT, 1220)
    return group(
        Shape(
            solid(rectangle(LEFT - 4, 540, RIGHT + 4, 1220)),
            colour("#1a1c28"),
            "dark",
            1.2,
            form=FLAT,
            modelling=0.2,
            line=0,
        ),
        Shape(
            solid(water),
            colour("#2c5a84"),
            "water",
            1.0,
            colour("#142848"),
            form=FLAT,
            modelling=0.2,
            flow=0.0,
            line=1.2,
        ),
        Glow((486, 640), 170, GOLD, 0.5),
        ripples(stream, solid(rectangle(LEFT + 6, WATER + 3, RIGHT - 6, WATER + 34)), GOLD, 22),
        boy_in_the_water(),
        Shape(solid(*blocks), STONE, "stone", 0.85, form=7, texture="stone", line=1.5),
        Shape(solid(*caps), colour("#eef3f6"), "snow", 0.25, form=12, line=1.6),
        frog_with_jug(),
    )


def boy_in_the_water() -> Group:
    """What the water makes of him."""
    boy = figure(
        "bending", age="child", outfit="long coat", hat="woollen", mood="tender", lean=0.42, hand=(-30, -44),
        other_hand=(-26, -34), shoes="boots",
    ).dressed(coat=colour("wool brown").lighter(0.12), hat=colour("#c8483c"))  # fmt: skip
    mirrored = boy.placed(330, WATER - 22, 3.25, rotation=math.pi)
    return group(Clip(solid(rectangle(LEFT, WATER + 2, RIGHT, 1200)), mirrored.tinted(colour("#6f9ac0"), 0.12)))


def frog_with_jug() -> Group:
    ledge = rectangle(LEFT - 4, 968, LEFT + 76, 984)
    return group(
        Shape(solid(ledge), STONE, "stone", 0.9, form=5, line=1.5),
        frog("sitting").placed(LEFT + 26, 969, 3.4, flip=True),
        jug(34).placed(LEFT + 58, 970, 0.9),
    )


def cell(width: float, height: float, paint: Colour, *furniture: Group) -> Group:
    """A lit room seen through a bead of water, round its middle."""
    bead = ellipse(0, 0, 0.56 * width, 0.58 * height, count=50)
    floor = rectangle(-width, 0.3 * height, width, height)
    inside = group(
        Shape(solid(bead), paint, "wall", 0.8, modelling=0.25, line=0),
        Shape(solid(floor), colour("#a8703c"), "floor", 0.9, form=FLAT, modelling=0.2, line=1.2),
        *furniture,
    )
    shine = curve([(-0.46 * width, -0.2 * height), (-0.36 * width, -0.4 * height), (-0.18 * width, -0.5 * height)])
    return group(
        Glow((0, 0), 0.95 * width, GOLD, 0.5),
        Clip(solid(bead), inside),
        Lines((closed(bead),), 2.0),
        Lines((shine,), 3.4, colour("white"), strength=0.8),
    )


def beads(stream: Stream) -> list[Group]:
    """Schoolroom, attic, stable, and one too far down to tell."""
    pupil = figure("seated reading", age="child", outfit="smock").dressed(smock=colour("#4f7f9a")).placed(34, 50, 0.95)
    board = group(
        Shape(solid(rectangle(-56, -44, 2, -6)), colour("#2c3a34"), "board", 1.0, form=3, line=1.4),
        Lines(paths([(-46, -30), (-30, -34), (-14, -28)], [(-46, -20), (-24, -18)]), 1.6, colour("#e8e4d0")),
    )
    school = cell(
        190, 128, colour("#f2c468"), board, table(64).placed(-22, 50, 0.8), bench(50).placed(38, 50, 0.85), pupil
    )
    beams = group(Lines(paths([(-90, 10), (0, -80), (90, 10)]), 7.0, colour("#5a3a22")))
    attic = cell(150, 108, colour("#eeb45c"), beams, bed().placed(0, 36, 0.62))
    stable = cell(120, 88, colour("#dca050"), horse("standing").placed(4, 34, 0.62))
    last = cell(64, 48, colour("#d09448"), figure("waving", outfit="dress", hair="bun").placed(0, 18, 0.32))
    return [
        school.placed(544, 856, 1.16),
        attic.placed(586, 1012, 1.08),
        stable.placed(440, 1066, 1.0),
        last.placed(560, 1134, 0.95),
    ]


def winding_gear() -> Group:
    """Two posts, a drum, and a rope beginning to fray."""
    wood = colour("#5f4430")
    posts = [limb([(x, 560), (x, 330), (x, 96)], [26, 24, 22]) for x in (LEFT - 26, RIGHT + 26)]
    drum = limb([(LEFT - 60, 130), (486, 128), (RIGHT + 46, 130)], [34, 40, 34])
    turns = tuple(curve([(x, 110), (x + 7, 130), (x + 3, 149)]) for x in range(452, 522, 7))
    crank = limb([(RIGHT + 40, 130), (RIGHT + 60, 130), (RIGHT + 62, 190), (RIGHT + 80, 190)], [10, 10, 10, 12])
    roof = points((LEFT - 84, 92), (486, 24), (RIGHT + 84, 92), (RIGHT + 84, 108), (486, 44), (LEFT - 84, 108))
    stray = tuple(curve([(486 + k, 180), (486 + 3 * k, 172), (486 + 4 * k, 184)]) for k in (-8, -5, 6, 8))
    return group(
        Shape(solid(*posts), wood, "wood", 1.0, form=10, texture="wood", flow=math.pi / 2, line=1.9),
        Shape(solid(crank), colour("#3c3a40"), "metal", 1.0, form=4, line=1.5),
        Shape(solid(drum), wood.lighter(0.08), "wood", 1.0, form=16, texture="wood", flow=0.0, line=1.9),
        Lines(turns, 4.0, colour("#c9a86a")),
        Shape(solid(roof), colour("#e6eef4"), "snow", 0.3, form=8, line=1.7),
        rope([(486, 140), (487, 170), (486, 216)], 10),
        Lines(stray, 2.0, colour("#e8cc8c")),
        name="winding gear",
    )


def bucket(stream: Stream) -> Group:
    """Cut open like the well: oak outside, his mother's kitchen inside."""
    x, top, foot = BUCKET[0], 330.0, 512.0
    shell = points((x - 128, top), (x + 128, top), (x + 100, foot), (x - 100, foot))
    room = points((x - 112, top + 6), (x + 112, top + 6), (x + 88, foot - 14), (x - 88, foot - 14))
    floor = points((x - 94, foot - 46), (x + 94, foot - 46), (x + 88, foot - 14), (x - 88, foot - 14))
    hoops = [limb([(x - half, y), (x - half + 15, y + 1)], [10, 10]) for half, y in ((124, 366), (112, 456))] + [
        limb([(x + half, y), (x + half - 15, y + 1)], [10, 10]) for half, y in ((124, 366), (112, 456))
    ]
    handle = ellipse(x, top, 118, 74, start=math.pi, end=math.tau, count=40)
    mother = figure(
        "bending", "three_quarter", outfit="apron", hair="bun", hand=(-26, -46), other_hand=(-24, -48), lean=0.3
    )
    cook = mother.dressed(dress=colour("#a8483c"), apron=colour("white")).placed(x + 26, foot - 20, 1.12)
    inside = group(
        Shape(solid(room), colour("#ffdf94"), "light", 0.7, colour("#f2b04c"), modelling=0.15, line=0),
        Lines(
            tuple(points((px, top + 6), (px, foot - 46)) for px in np.arange(x - 104, x + 110, 16)),
            0.9,
            colour("#c98a3a"),
            strength=0.5,
        ),
        Shape(solid(floor), colour("#b8763c"), "floor", 0.95, form=FLAT, modelling=0.2, line=1.3),
        window((x - 62, top + 62)),
        stove(pipe=150).placed(x + 76, foot - 34, 0.78),
        shelf((x + 16, top + 46)),
        cook,
        table(84, tall=38).placed(x - 36, foot - 16, 0.98),
        dough((x - 34, foot - 62)),
        jug(34).placed(x - 70, foot - 56, 1.05),
    )
    return group(
        Shape(
            with_holes(shell, room), colour("#6a4628"), "wood", 1.0, form=7, texture="wood", flow=math.pi / 2, line=2.0
        ),
        Clip(solid(room), inside),
        Lines((closed(room),), 1.8),
        Shape(solid(*hoops), colour("#4a4a52"), "metal", 1.0, form=4, line=1.3),
        Lines((handle,), 5.0, colour("#3a3a42")),
        Glow((x, 400), 130, GOLD, 0.2),
        name="bucket",
    )


def window(at: Point) -> Group:
    x, y = at
    return group(
        Shape(solid(rectangle(x - 22, y - 30, x + 22, y + 22)), colour("#9cc8dc"), "sky", 0.8, modelling=0, line=2.0),
        Lines(paths([(x, y - 30), (x, y + 22)], [(x - 22, y - 4), (x + 22, y - 4)]), 2.2, colour("#7a4a28")),
    )


def shelf(at: Point) -> Group:
    x, y = at
    pots = [ellipse(x - 16 + 15 * k, y - 7, 6, 7) for k in range(3)]
    return group(
        Shape(solid(rectangle(x - 28, y, x + 28, y + 5)), colour("#7a4a28"), "wood", 1.0, form=2, line=1.2),
        Shape(solid(*pots), colour("#c25a3c"), "pot", 1.0, form=4, line=1.1),
    )


def dough(at: Point) -> Group:
    x, y = at
    return group(
        Shape(solid(ellipse(x, y + 2, 28, 7)), colour("#f6ead0"), "dough", 0.5, form=4, line=1.3),
        Shape(
            solid(limb([(x - 20, y - 5), (x + 24, y - 7)], [8, 8])), colour("#c98f4a"), "wood", 1.0, form=3, line=1.2
        ),
    )


def old_man() -> Group:
    """Wool and breath; the light comes from below."""
    man = figure(
        "bending",
        age="old",
        outfit="long coat",
        hat="woollen",
        beard="full",
        mood="tender",
        lean=0.38,
        hand=(-42, -62),
        other_hand=(-45, -47),
        nod=-0.05,
        shoes="boots",
    )
    dressed = man.dressed(coat=colour("wool brown"), hat=colour("#8f3a34"), beard=colour("#e8e4dc"))
    return group(
        Wash(solid(ellipse(176, GROUND - 4, 110, 13)), colour("#3a4a78"), "cast shadow", 0.6, 6),
        dressed.placed(168, GROUND - 4, 4.4, flip=True),
        name="old man",
    )
