"""The Lost Dog's Tracks: hours of wandering, and only from up here can one see what they draw."""

import math
from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.figures import PEOPLE, POSES, Camera, Dress, Head, drawn, person
from studio.geometry import (
    Placing,
    Points,
    along,
    blob,
    curve,
    ellipse,
    fuse,
    limb,
    place,
    points,
    rectangle,
    resample,
    solid,
    tangents,
)
from studio.materials import fur
from studio.motifs.plants import fir_from_above
from studio.rigs import Rig
from studio.scene import Group, Item, Lines, Scene, Shape, Sunlight, Veil, Wash, group

LIGHT = Sunlight((-0.6, -0.5, 0.45))
EYE = (312.0, 404.0)
NOSE = (152.0, 476.0, 36.0)
# The walk, stroke by stroke of the dog it draws; a corner is where he turned on his heel.
STROKES = (
    "142,478 152,450 190,438 244,428 280,400 298,352 340,316 396,310 436,344 458,400 488,480 528,570 566,664 590,756 "
    "600,850 598,920 588,956! 640,966 690,940 716,890 722,838! 752,884 746,950 704,1000 636,1020 560,1024 500,1022 "
    "460,1008 470,980 506,964 516,934 494,890 474,840 478,796 510,764 562,756",
    "416,790 424,860 414,930 424,980 414,1012 360,1022 310,1014 302,986 338,964! 352,900 346,830 324,764 296,700 "
    "286,640 302,586 322,548! 290,534 240,536 190,530 156,514 142,478",
    "400,330 366,356 348,424 352,492 386,522 420,482 430,414 400,330",
    "182,500 222,508 264,494",
)
WAY_IN = "812,120 730,150 656,214 580,206 500,248 436,344"
LEGS = ((16, -15, 8), (14, 15, -4), (-16, -15, -6), (-18, 15, 6))
FOLLOWER = 0.5  # how far along the way in it is


@card("lost_dog_tracks")
def lost_dog_tracks(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    return Rig(None, LIGHT, None, palette.shade).scene(
        field(palette),
        tracks(layout.child("tracks"), palette),
        firs(layout.child("firs"), palette),
        follower(palette),
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


def follower(palette: Palette) -> Group:
    """Small, brown, and in nobody's hurry: it has been behind him all the time."""
    path = curve(WAY_IN)
    (x, y), heading = along(path, FOLLOWER)
    toes: list[Points] = []
    for step, t in enumerate(np.arange(0.0, FOLLOWER - 0.06, 0.045)):
        (px, py), way = along(path, t)
        aside = 5 if step % 2 else -5
        paw = [ellipse(-2, 0, 3.4, 3.8), *(ellipse(4 - abs(k), 2.8 * k, 1.7, 1.5) for k in (-1.5, -0.5, 0.5, 1.5))]
        toes += [place(toe, px - aside * math.sin(way), py + aside * math.cos(way), 1.3, way) for toe in paw]
    here = Placing(x, y, 1.25, heading)
    legs = [limb([(u, 0.55 * v), (u + lean, v)], [7, 6]) for u, v, lean in LEGS]
    tail = limb("-22,0 -34,-5 -42,-14", [6, 5, 3])
    shadow = solid(*(place(here(ring), 14, 14) for ring in (limb("-20,0 26,0", [20, 20]), ellipse(34, 0, 13))))
    return group(
        Shape(solid(*toes), palette.fir, "pawprint", 1.0, form=1.5, line=0.6),
        Wash(shadow, palette.shade, "shadow", 0.8, 2.0, hatched=True),
        fur(
            fuse(*(here(ring) for ring in (limb("-22,0 0,0 18,0", [20, 19, 22]), *legs, tail))),
            palette.dog,
            "dog",
            line=2.0,
        ),
        fur(here(blob("20,-7 30,-11 42,-6 52,-4 54,0 52,4 42,6 30,11 20,7")), palette.dog, "head", line=2.0),
        fur(
            solid(here(blob("24,-9 32,-12 28,-20 20,-17")), here(blob("24,9 32,12 28,20 20,17"))),
            palette.dog.darker(0.4),
            "ear",
        ),
        Lines((here(points("17,-10 17,10")),), 5.0, palette.leash, strength=1.0, taper=False),
        name="follower",
    )


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
    view = Camera(EYE, 3.0, (0, 40, 0), pitch=62)
    figure = drawn(man, camera=view, light=LIGHT, pen=1.5, shadow=0.9)
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
