"""The back of every Inkwell card: two wells pour one whirl of ink, and its spray flies off as birds.

Turned upside down it is the same picture: all of it is drawn once and once more turned about the middle, and lit from
the middle.
"""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, colour
from studio.drawings import Sheet
from studio.geometry import Point, Points, beside, blob, ellipse, fuse, limb, resample
from studio.landscape import halo
from studio.materials import water
from studio.scene import Dots, Glaze, Group, Lamplight, Lines, Scene, Shape, Sky, Stop, group

DRAWN = Sheet("inkwell/back")

MIDDLE = (400.0, 600.0)
NIGHT = colour("#1d2a47")
FOAM = colour("#efe6cc")
ARM = [
    (400, 972), (394, 916), (338, 852), (222, 800), (142, 690), (150, 548), (258, 458), (384, 470), (458, 546),
    (444, 630), (390, 652),
]  # fmt: skip
WIDTHS = [22, 26, 44, 76, 104, 112, 94, 72, 50, 30, 12]
FLIGHT = (
    # x, y, size, heading, how far the wings are open
    (84, 800, 11, 1.5, 0.4),
    (114, 860, 15, 1.2, 0.55),
    (160, 908, 19, 0.85, 0.75),
    (222, 944, 23, 0.75, 1.0),
    (266, 1010, 27, 1.35, 1.0),
    (222, 1078, 28, 2.6, 1.0),
    (136, 1046, 30, 3.7, 1.0),
)


@card("back")
def back(chance: Chance) -> Scene:
    layout = chance.layout
    sky = Sky(
        (Stop(0.0, NIGHT, 1.25), Stop(0.5, colour("#3a5578"), 1.0), Stop(1.0, NIGHT, 1.25)),
        lines=0.7, unrest=0.12, halo=(*MIDDLE, 330),
    )  # fmt: skip
    return Scene(
        sky=sky,
        layers=(
            group(halo(MIDDLE, 420, colour("#bcd0cc"), 0.5)),
            twice(night(layout.child("stars"))),
            DRAWN("border"),
            twice(DRAWN("quill").placed(420, 946, 1.0, -0.36)),
            twice(arm()),
            twice(spray(layout.child("spray"))),
            twice(DRAWN("well")),
            DRAWN("pearl"),
        ),
        focal=(120, 430, 680, 770),
        light=Lamplight(MIDDLE),
        glaze=Glaze(colour("#34406a"), 0.3),
        shadow=colour("#2c3560"),
    )


def twice(half: Group) -> Group:
    """The group and itself turned about the middle of the card."""
    return group(half, half.placed(2 * MIDDLE[0], 2 * MIDDLE[1], rotation=math.pi))


def arm() -> Group:
    """One arm of the whirl: broad, banded with its own flow, foaming along the outer edge."""
    bands = [band_at(share) for share in (-0.3, 0.05, 0.4, 0.72)]
    return group(
        water(limb(ARM, WIDTHS, steps=14), colour("#3f8796"), "ink", form=34, line=2.2),
        Lines(tuple(band[16:-6] for band in bands), 1.3, strength=0.7),
        name="whirl",
    )


def band_at(share: float) -> Points:
    """A line along the arm: -1 is its outer edge, 1 its inner one."""
    return beside(ARM, WIDTHS, share, steps=14)


def spray(stream: Stream) -> Group:
    """Foam along the outer edge, drops leaving it, each a little more bird than the last."""
    edge = band_at(-0.85)[30:]
    knots = resample(edge, 21)
    swell = np.sin(np.linspace(0, math.pi, len(knots))) ** 0.6
    billows = [
        ellipse(x, y, (6 + 10 * rise) * stream.uniform(0.75, 1.25)) for (x, y), rise in zip(knots, swell, strict=True)
    ]
    ridge = limb(edge, [10, 14, 14, 12, 8])
    drops = band_at(-1.75)[44:-30:5]
    drops = drops[(drops[:, 0] > 84) & (drops[:, 0] < 716)]
    radii = stream.uniform(2.0, 5.5, count=len(drops))
    return group(
        Shape(fuse(ridge, *billows), FOAM, "foam", 0.25, form=9, modelling=0.5, line=1.4),
        Dots(drops + stream.points(len(drops), 4), radii, FOAM, "foam"),
        *(bird(opened).placed(x, y, size / 10, heading) for x, y, size, heading, opened in FLIGHT),
        name="spray",
    )


def bird(opened: float, feather: Colour = FOAM, weight: float = 0.12) -> Group:
    """A swallow seen from above, flying to the right; half open it is still mostly a drop."""
    wing = 20 * opened
    tail = 9 * opened
    left = blob((5, -2), (2, -0.5 * wing), (-5, -wing), (-5, -wing), (-2.5, -0.5 * wing), (-3, -2), steps=6)
    right = left * [1, -1]
    fork = (-9 - tail, 3.4 * opened)
    flank = [(9, 0), (9, 0), (4, 2.6), (-5, 1.8), fork, fork, (-8, 0)]
    body = blob(*flank, *((x, -y) for x, y in flank[-2:1:-1]), steps=5)
    return group(
        Shape(fuse(body, left, right), feather, "feather", weight, form=3, modelling=0.25, line=1.3), name="bird"
    )


def night(stream: Stream) -> Group:
    """Stars in the upper corners, none where the picture is and no two together."""
    spots: list[Point] = []
    for _ in range(400):
        spot = stream.uniform(100, 700), stream.uniform(100, 420)
        clear = math.dist(spot, MIDDLE) > 350 and abs(spot[0] - 400) > 130
        if clear and all(math.dist(spot, other) > 44 for other in spots):
            spots.append(spot)
    return group(Dots(np.array(spots), stream.uniform(0.9, 2.2, count=len(spots)), FOAM, "star", "star"))
