"""What the Bucket Brought: he came for water."""

import math

import numpy as np

from studio import materials
from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, colour
from studio.drawings import Sheet
from studio.geometry import Points, blob, closed, curve, ellipse, paths, points, rectangle, solid
from studio.landscape import graded_sky, ripples, snow, stars
from studio.materials import stone
from studio.motifs.animals import frog, horse
from studio.motifs.buildings import cottage
from studio.motifs.people import figure
from studio.motifs.plants import bare_tree
from studio.motifs.rooms import bed, bench, stove, table
from studio.motifs.things.kitchen import jug
from studio.motifs.things.tools import rope
from studio.scene import FLAT, Clip, Glaze, Glow, Group, Lamplight, Lines, Scene, Shape, Wash, group

DRAWN = Sheet("inkwell/bucket_room")

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
            "0 #1f2c54 1.15, 0.3 #3a4f80 0.95, 0.5 #7f98b8 0.7, 1 #7f98b8 0.7", lines=0.5, halo=(*BUCKET, 230)
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
    return group(
        *DRAWN("farmyard"),
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
        materials.earth(clay, colour("#5c463c"), colour_below=colour("#2c2630")),
        Lines(roots, 2.6, colour("#2c2024")),
        Shape(solid(*stones), colour("#6f6a70"), "stone", 0.9, form=12, line=1.5),
        *DRAWN("earth"),
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
    return group(
        *DRAWN("shaft"),
        ripples(stream, solid(rectangle(LEFT + 6, WATER + 3, RIGHT - 6, WATER + 34)), GOLD, 22),
        boy_in_the_water(),
        stone(solid(*blocks), STONE, weight=0.85, form=7, line=1.5),
        *DRAWN("shaft_snow"),
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
    board = DRAWN("beads")
    school = cell(
        190, 128, colour("#f2c468"), board, table(64).placed(-22, 50, 0.8), bench(50).placed(38, 50, 0.85), pupil
    )
    beams = group(Lines(paths("-90,10 0,-80 90,10"), 7.0, colour("#5a3a22")))
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
    stray = tuple(curve([(486 + k, 180), (486 + 3 * k, 172), (486 + 4 * k, 184)]) for k in (-8, -5, 6, 8))
    return group(
        *DRAWN("winding_gear"),
        rope("486,140 487,170 486,216", 10),
        Lines(stray, 2.0, colour("#e8cc8c")),
        name="winding gear",
    )


def bucket(stream: Stream) -> Group:
    """Cut open like the well: oak outside, his mother's kitchen inside."""
    x, top, foot = BUCKET[0], 330.0, 512.0
    room = points((x - 112, top + 6), (x + 112, top + 6), (x + 88, foot - 14), (x - 88, foot - 14))
    mother = figure(
        "bending", "three_quarter", outfit="apron", hair="bun", hand=(-26, -46), other_hand=(-24, -48), lean=0.3
    )
    cook = mother.dressed(dress=colour("#a8483c"), apron=colour("white")).placed(x + 26, foot - 20, 1.12)
    inside = group(
        *DRAWN("bucket"),
        DRAWN("window"),
        stove(pipe=150).placed(x + 76, foot - 34, 0.78),
        DRAWN("shelf"),
        cook,
        table(84, tall=38).placed(x - 36, foot - 16, 0.98),
        DRAWN("dough"),
        jug(34).placed(x - 70, foot - 56, 1.05),
    )
    return group(*DRAWN("bucket_wood"), Clip(solid(room), inside), *DRAWN("bucket_metal"), name="bucket")


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
