"""The Lost Dog's Tracks: hours of wandering, and only from up here can one see what they draw."""

import math

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import Points, blob, curve, ellipse, limb, place, points, rectangle, resample, solid, tangents
from studio.landscape import graded_sky
from studio.motifs.plants import fir_from_above
from studio.scene import Glaze, Group, Item, Lines, Scene, Shape, Sunlight, Veil, Wash, group

DRAWN = Sheet("inkwell/lost_dog_tracks")

EYE = (284.0, 536.0)
LILAC = colour("#8d88ac")
BLUE = colour("#5f6a94")

NOSE = (122.0, 662.0, 30.0)

# The walk, stroke by stroke of the dog it draws: muzzle, skull, back, haunch, tail; then what lies inside.
BODY = (
    (196, 742), (150, 738), (112, 700), (104, 652), (128, 616), (170, 592), (196, 548), (212, 486), (262, 438),
    (330, 428), (384, 440), (440, 486), (520, 478), (600, 496), (666, 556), (704, 640), (714, 730), (690, 800),
    (640, 846), (560, 862), (500, 860),
)  # fmt: skip
STROKES = (
    BODY,
    (
        (330, 430),
        (372, 402),
        (424, 430),
        (452, 500),
        (456, 580),
        (430, 634),
        (396, 628),
        (372, 574),
        (356, 510),
        (344, 470),
    ),
    ((196, 742), (260, 746), (318, 726), (352, 684), (376, 640)),
    (
        (376, 640),
        (372, 720),
        (330, 772),
        (240, 786),
        (150, 784),
        (98, 800),
        (90, 838),
        (130, 860),
        (240, 858),
        (350, 850),
        (430, 812),
        (470, 740),
    ),
    ((690, 800), (742, 838), (738, 910), (672, 948), (560, 950), (520, 930), (560, 908), (640, 900), (668, 862)),
    ((500, 860), (470, 838), (480, 796), (530, 760), (560, 700), (550, 640)),
)


@card("lost_dog_tracks")
def lost_dog_tracks(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=graded_sky("0 #cfcfe2 0.5, 0.3 #e8e8f0 0.22, 0.75 #eeecee 0.2, 1 #c3b5cf 0.55", lines=0.12, unrest=1.6),
        layers=(
            group(Veil(solid(rectangle(-10, -10, 810, 1210)), colour("#f4f6fc"), "snow", 0.8, 1.0)),
            drifts(layout.child("drifts")),
            tracks(layout.child("tracks")),
            DRAWN("kneeling_place"),
            small_pawprints(),
            firs(layout.child("firs")),
            DRAWN("glove"),
            DRAWN("seeker"),
        ),
        focal=(80, 390, 770, 960),
        light=Sunlight((-0.6, -0.5, 0.6)),
        glaze=Glaze(colour("#7f7cb4"), 0.2, top=0.6, bottom=1.5),
        shadow=LILAC,
    )


def drifts(stream: Stream) -> Group:
    """Long soft hollows the wind has left."""
    items: list[Item] = []
    for x, y, wide in (
        (150, 180, 300),
        (560, 300, 360),
        (620, 1010, 420),
        (180, 1060, 380),
        (420, 660, 300),
        (90, 420, 200),
    ):
        bank = [(x - wide / 2, y), (x - wide / 5, y - 26), (x + wide / 4, y - 14), (x + wide / 2, y + 8)]
        items.append(Wash(solid(limb(bank, [4, 30, 22, 4])), LILAC, "hollow", 0.28, 14.0))
        items.append(Lines((curve(bank) + points((0, stream.normal(4, 3))),), 1.0, LILAC, strength=0.5))
    return group(*items, name="drifts")


def tracks(stream: Stream) -> Group:
    """Footprints along every stroke, left and right in turn, and the groove that many rounds have trodden."""
    prints: list[Points] = []
    grooves: list[Points] = []
    way_in = ((800, 250), (700, 262), (600, 330), (520, 300), (440, 322), (384, 400), (330, 430))
    to_the_eye = ((212, 486), (232, 508), EYE)
    for index, stroke in enumerate((*STROKES, way_in, to_the_eye)):
        path = resample(curve(stroke), 12.5)
        if index < len(STROKES):
            grooves.append(limb(path[::2], [15.0, 15.0]))
        for step, ((x, y), (dx, dy)) in enumerate(zip(path, tangents(path), strict=True)):
            aside = 6.5 if step % 2 else -6.5
            turn = math.atan2(dy, dx) + stream.normal(0, 0.12)
            prints.append(place(sole(), x - aside * dy + stream.normal(0, 0.8), y + aside * dx, 1.0, turn))
    return group(
        Wash(solid(*grooves), LILAC, "groove", 0.5, 5.0),
        Veil(solid(*[ring + points((2.0, 2.4)) for ring in prints]), colour("snow white"), "rim", 0.9, 1.0),
        Shape(solid(*prints), BLUE, "footprint", 1.05, form=2, modelling=0.3, line=0.8),
        name="tracks",
    )


def sole() -> Points:
    return blob("-7,-2 -3,-2.6 0,-1.8 5,-3.2 8,0 5,3.2 0,1.8 -3,2.6 -7,2", steps=3)


def small_pawprints() -> Group:
    """Fresh ones, coming in from the corner."""
    toes: list[Points] = []
    path = resample(curve("800,1140 730,1110 690,1060 630,1050 590,1010"), 24)
    for step, ((x, y), (dx, dy)) in enumerate(zip(path, tangents(path), strict=True)):
        aside, turn = (8 if step % 2 else -8), math.atan2(dy, dx)
        paw = [ellipse(-2, 0, 4.2, 4.6), *(ellipse(5 - abs(k), 3.4 * k, 2.2, 1.8) for k in (-1.5, -0.5, 0.5, 1.5))]
        toes += [place(toe, x - aside * dy, y + aside * dx, 1.0, turn) for toe in paw]
    return group(Shape(solid(*toes), colour("#6a4a48"), "pawprint", 1.0, form=1.5, line=0.6), name="pawprints")


def firs(stream: Stream) -> Group:
    """Dark stars on the white, each with its blue shadow; one stands where the nose must be."""
    items: list[Item] = []
    for index, (x, y, radius) in enumerate(
        (
            (690, 130, 88),
            (560, 92, 46),
            (104, 1052, 104),
            (236, 1120, 60),
            (84, 250, 66),
            (770, 440, 44),
            (330, 1010, 38),
            (180, 108, 40),
            NOSE,
        )
    ):
        items.append(
            Wash(solid(ellipse(x + 0.45 * radius, y + 0.4 * radius, radius, 0.8 * radius)), BLUE, "shadow", 0.55, 8.0)
        )
        items.append(fir_from_above(stream.child(index), radius, colour("#2f4a40")).placed(x, y))
    return group(*items, name="firs")
