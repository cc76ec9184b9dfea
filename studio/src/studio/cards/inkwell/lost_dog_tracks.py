"""The Lost Dog's Tracks: hours of wandering, and only from up here can one see what they draw."""

import math
from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.figures import PEOPLE, POSES, Camera, Dress, Head, drawn, person
from studio.geometry import Points, blob, curve, ellipse, limb, place, points, rectangle, resample, solid, tangents
from studio.motifs.plants import fir_from_above
from studio.rigs import Rig
from studio.scene import Group, Item, Lines, Scene, Shape, Sunlight, Veil, Wash, group

LIGHT = Sunlight((-0.6, -0.5, 0.45))
EYE = (322.0, 404.0)
NOSE = (152.0, 476.0, 36.0)
# The walk, stroke by stroke of the dog it draws; a corner is where he turned on his heel.
STROKES = (
    "150,486 156,452 190,438 250,426 284,398 300,352 350,316 410,326 442,372 464,434 510,524 566,622 614,722 642,812 "
    "650,890 642,944! 690,968 736,950 762,900 784,872 790,916 764,980 710,1006 640,1004 540,1008 468,1002 456,978 "
    "500,958 516,930 492,868 470,812",
    "436,800 436,870 424,956 418,1000! 350,1006 314,992 328,968 366,954! 364,860 352,766 328,690 316,620 322,560! "
    "292,536 240,534 190,530 158,516 150,486",
    "384,340 356,366 336,430 346,500 384,524 420,486 430,420 416,362 384,340",
    "606,742 530,752 478,806 470,870 500,930",
    "178,500 220,506 262,494",
)
WAY_IN = "812,150 720,168 640,230 560,216 480,262 410,326"


@card("lost_dog_tracks")
def lost_dog_tracks(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    return Rig(None, LIGHT, None, palette.shade).scene(
        field(palette),
        tracks(layout.child("tracks"), palette),
        small_pawprints(palette),
        firs(layout.child("firs"), palette),
        seeker(palette),
        focal=(100, 280, 800, 1030),
    )


def field(palette: Palette) -> Group:
    """Snow, and long soft hollows the wind has left."""
    banks = [
        curve([(x - wide / 2, y), (x - wide / 5, y - 26), (x + wide / 4, y - 14), (x + wide / 2, y + 8)])
        for x, y, wide in ((170, 170, 300), (640, 330, 260), (650, 1090, 360), (160, 1100, 300), (120, 740, 200))
    ]
    return group(
        Veil(solid(rectangle(-60, -60, 860, 1260)), palette.snow, "snow", 1.0),
        *(Wash(solid(limb(bank, [4, 34, 24, 4], steps=1)), palette.shade, "hollow", 0.2, 14.0) for bank in banks),
    )


def tracks(stream: Stream, palette: Palette) -> Group:
    """Footprints along every stroke, left and right in turn, and the groove that many rounds have trodden."""
    prints: list[Points] = []
    grooves: list[Points] = []
    sole = blob("-7,-2 -3,-2.6 0,-1.8 5,-3.2 8,0 5,3.2 0,1.8 -3,2.6 -7,2", steps=3)
    for stroke in (*STROKES, WAY_IN):
        path = resample(curve(stroke), 14.5)
        if stroke is not WAY_IN:
            grooves.append(limb(path[::2], [22.0, 22.0]))
        for step, ((x, y), (dx, dy)) in enumerate(zip(path, tangents(path), strict=True)):
            aside = 8.0 if step % 2 else -8.0
            turn = math.atan2(dy, dx) + stream.normal(0, 0.12)
            prints.append(place(sole, x - aside * dy + stream.normal(0, 0.8), y + aside * dx, 1.3, turn))
    return group(
        Wash(solid(*grooves), palette.shade, "groove", 0.45, 4.0),
        Shape(solid(*prints), palette.print, "footprint", 1.1, form=2, modelling=0.2, line=0.8),
        name="tracks",
    )


def small_pawprints(palette: Palette) -> Group:
    """Fresh ones, coming in from the corner."""
    toes: list[Points] = []
    path = resample(curve("-10,1150 70,1120 130,1060 190,1080 240,1050"), 30)
    for step, ((x, y), (dx, dy)) in enumerate(zip(path, tangents(path), strict=True)):
        aside, turn = (9 if step % 2 else -9), math.atan2(dy, dx)
        paw = [ellipse(-2, 0, 4.2, 4.6), *(ellipse(5 - abs(k), 3.4 * k, 2.2, 1.8) for k in (-1.5, -0.5, 0.5, 1.5))]
        toes += [place(toe, x - aside * dy, y + aside * dx, 1.5, turn) for toe in paw]
    return group(Shape(solid(*toes), palette.fir, "pawprint", 1.0, form=1.5, line=0.6), name="pawprints")


def firs(stream: Stream, palette: Palette) -> Group:
    """Dark stars on the white, each with its long blue shadow; one stands where the nose must be."""
    items: list[Item] = []
    for index, (x, y, radius) in enumerate(
        ((90, 96, 84), (206, 40, 50), (724, 1120, 100), (600, 1150, 56), (60, 620, 44), (700, 560, 50), NOSE)
    ):
        shadow = solid(
            points(
                (x - 0.7 * radius, y + 0.7 * radius),
                (x + 0.7 * radius, y - 0.7 * radius),
                (x + 2.2 * radius, y + 1.8 * radius),
            )
        )
        items.append(Wash(shadow, palette.shade, "shadow", 0.8, 2.0, hatched=True))
        items.append(fir_from_above(stream.child(index), radius, palette.fir).placed(x, y))
    return group(*items, name="firs")


def seeker(palette: Palette) -> Group:
    """He has stopped exactly where the eye should be."""
    coat = Dress(
        top="#d8202c", bottom="#2c3450", skirt=0.5, skirt_tone="top", flare=0.7, hat="cap", hat_colour="#3a2a24"
    )
    pose = replace(POSES["stand"], head=(0, 20, 0))
    man = person(PEOPLE["sailor"], Head("grief", pitch=10), pose, coat, facing=-30)
    view = Camera(EYE, 2.3, (0, 40, 0), pitch=62)
    figure = drawn(man, camera=view, light=LIGHT, pen=1.0, shadow=0.9)
    x, y = figure.anchor("hand")
    leash = curve([(x, y), (x - 14, y + 22), (x + 2, y + 40), (x - 24, y + 52), (x - 44, y + 42)])
    return group(
        figure,
        Shape(solid(limb(leash, [5, 5], steps=1)), palette.leash, "leash", 1.1, line=1.0),
        Lines((closed_loop(x - 54, y + 36),), 5.0, palette.leash, strength=1.0, taper=False),
        name="seeker",
    )


def closed_loop(x: float, y: float) -> Points:
    return np.vstack([ellipse(x, y, 12, 8), ellipse(x, y, 12, 8)[:1]])
