"""The Umbrella Crew: one is pouring out, the other is pouring in."""

import math
from itertools import pairwise

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import Points, below, blob, curve, ellipse, fuse, limb, paths, place, resample, solid
from studio.landscape import cloud, graded_sky, halo, rain, sea
from studio.materials import water
from studio.motifs.animals import fish, fox, rabbit
from studio.motifs.things.kitchen import cup
from studio.motifs.things.lights import lightning
from studio.scene import Dots, Glaze, Glow, Group, Item, Lamplight, Lines, Scene, Shape, Veil, group

DRAWN = Sheet("inkwell/umbrella_crew")

BOLT = (214.0, 250.0)
BOAT = (300.0, 952.0)
FOAM = colour("foam white")


@card("umbrella_crew")
def umbrella_crew(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=graded_sky(
            "0 #2e3a46 1.2, 0.3 #55707a 0.95, 0.56 #c3cf9c 0.55, 0.66 #dfe0ae 0.45, 1 #8aa89a 0.6",
            lines=0.8, unrest=1.8, halo=(*BOLT, 130), lines_until=0.66,
        ),
        layers=(
            group(Glow((210, 460), 420, colour("#eef2c4"), 0.6)),
            lightning(layout.child("bolt"), 430, 4).placed(*BOLT),
            clouds(layout.child("clouds")),
            rain(layout.child("rain"), 120, (30, 200, 780, 780), slant=-0.35, length=60),
            sea(layout.child("far"), 720, 1000, colour("#b4cdb4"), colour("#6fa096"), rows=8, swell=14),
            wave(layout.child("wave")),
            group(halo((290, 800), 300, colour("#f4f4cc"), 0.6)),
            crew(),
            swell(layout.child("near")),
        ),
        focal="crew",
        light=Lamplight((170, 420)),
        glaze=Glaze(colour("#2f4a50"), 0.3),
        shadow=colour("#3f5a68"),
    )  # fmt: skip


def clouds(stream: Stream) -> Group:
    heaps = ((120, 150, 330, 130), (420, 120, 420, 150), (700, 150, 330, 140), (250, 226, 300, 90))
    banks = [
        cloud(stream.child(index), wide, tall, colour("#3f4a56"), weight=1.0).placed(x, y)
        for index, (x, y, wide, tall) in enumerate(heaps)
    ]
    return group(*banks, name="clouds")


def wave(stream: Stream) -> Group:
    """A wall of water, its lip already over them."""
    back = [
        (430, 1130), (500, 1000), (560, 860), (588, 700), (560, 540), (486, 436), (398, 396), (330, 420), (330, 420),
    ]  # fmt: skip
    strands: list[Points] = []
    for share in np.linspace(0.08, 0.92, 15):
        foot = (470 + 360 * share, 1130)
        strands.append(
            curve(
                [
                    foot,
                    (540 + 290 * share, 900),
                    (596 + 230 * share, 680),
                    (570 + 240 * share, 500 - 70 * share),
                    (480 + 250 * share, 396 - 80 * share),
                    (366 + 250 * share, 384 - 96 * share),
                ],
                steps=12,
            )
        )
    crest = curve("330,420 352,372 430,296 540,262 660,262 790,300", steps=14)
    items: list[Item] = [
        *DRAWN("wave"),
        Lines(tuple(strands), 1.4, strength=0.6),
        *(Lines((place(strand, 9, 4),), 2.2, FOAM, strength=0.55) for strand in strands[::3]),
        fish("carp", bend=0.6).placed(652, 620, 2.2, -0.9).dressed(scales=colour("carp orange")),
        fish("herring", bend=-0.5).placed(560, 930, 1.6, -1.1),
        Lines((curve(back, steps=12),), 2.2),
        *foam(stream, crest),
    ]
    return Group(tuple(items), "wave")


def foam(stream: Stream, crest: Points) -> list[Item]:
    """Claws of foam along the lip, and spray flying from it."""
    knuckles, curls = [], []
    for x, y in resample(crest, 20):
        for _ in range(3):
            dx, dy = stream.points(1, 11)[0]
            knuckles.append(ellipse(x + dx, y + dy + 8, stream.uniform(9, 21), count=14))
        start = stream.uniform(2.6, 3.6)
        curls.append(
            ellipse(
                x + stream.normal(0, 9),
                y + stream.normal(10, 7),
                stream.uniform(6, 12),
                start=start,
                end=start + 3.4,
                count=10,
            )
        )
    claws = [
        limb(
            [(x + 16, y), (x - 8, y + 22), (x - 22, y + stream.uniform(44, 84)), (x - 12, y + stream.uniform(70, 96))],
            [26, 18, 10, 2],
        )
        for x, y in resample(crest[:30], 21)
    ]
    spray = np.stack([stream.normal(330, 80, count=110), stream.normal(510, 80, count=110)], axis=1)
    return [
        Shape(fuse(*knuckles, *claws, soften=2), FOAM, "foam", 0.22, form=14, modelling=0.7, line=1.7),
        Lines(tuple(curls), 1.1, strength=0.6),
        Dots(spray, stream.uniform(1.2, 4.5, count=110), FOAM, "spray"),
    ]


def crew() -> Group:
    """Natural enemies face to face in the bowl of a red umbrella."""
    inside, outside = bowl()
    bailing = group(cup(14, saucer=False).placed(0, 7, rotation=0.0))
    left = (
        rabbit("seated", reach=((-0.7, 0.1), (-0.6, 0.2)))
        .dressed(fur=colour("hare white"))
        .placed(-96, 0, 4.7, flip=True)
    )
    right = fox("seated", reach=((-0.7, 0.1), (-0.6, 0.2))).placed(92, 8, 2.4)
    cup_left = bailing.placed(*left.anchor("hand"), 2.0, rotation=0.5)
    jug = bailing.placed(*right.anchor("hand"), 2.0, rotation=-0.7)
    return group(inside, DRAWN("mast"), left, right, cup_left, jug, outside, name="crew").placed(
        *BOAT, 1.0, rotation=-0.1
    )


def bowl() -> tuple[Group, Group]:
    """The umbrella upside down: its far inside and its near panels."""
    red = colour("umbrella red")
    corners = [(-212, -64), (-128, -36), (-44, -24), (44, -24), (128, -36), (212, -64)]
    rim = np.vstack(
        [
            ellipse((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (b[0] - a[0]) / 2, 12, start=math.pi, end=0, count=9)
            for a, b in pairwise(corners)
        ]
    )
    belly = curve("212,-64 176,34 90,96 0,112 -90,96 -176,34 -212,-64", steps=10)
    near = np.vstack([rim, belly])
    ribs = [curve([(x, y), (0.84 * x, 30 - 0.1 * abs(x)), (0.4 * x, 92), (0, 112)]) for x, y in corners[1:-1]]
    far = blob(
        "-212,-64! -120,-92 0,-100 120,-92 212,-64! 120,0 0,10 -120,0",
    )  # fmt: skip
    ferrule = limb([(0, 106), (0, 150)], [9, 4])
    return (
        group(Shape(solid(far), red.darker(0.45), "umbrella", 1.15, form=30, line=1.8)),
        group(
            Shape(solid(ferrule), colour("iron grey"), "metal", 1.0, line=1.4),
            Shape(solid(near), red, "umbrella", 1.2, form=70, line=2.4),
            Lines(tuple(ribs), 1.7),
            Lines(paths(*((corner, (corner[0] * 1.02, corner[1] - 12)) for corner in corners)), 2.6, steady=True),
        ),
    )


def swell(stream: Stream) -> Group:
    """The sea before the boat, lapping over its belly."""
    waves: list[Item] = []
    for index, level in enumerate((1024, 1076, 1136)):
        knots = [
            (x, level + (26 + 6 * index) * math.sin(0.0105 * x + 1.9 * index + 0.6) + stream.normal(0, 5))
            for x in range(-40, 860, 60)
        ]
        crest = curve(knots, steps=8)
        deep = colour("#3f7c7c").mixed(colour("#183a48"), 0.33 * index)
        waves += [
            water(below(crest, 1230), deep, "sea", weight=1.05, colour_below=deep.darker(0.3), line=2.2),
            Veil(solid(limb(place(crest, 0, 7), [3, 9, 3, 10, 3, 8, 3])), FOAM, "foam", 0.35, 3),
        ]
    return Group(tuple(waves), "swell")
