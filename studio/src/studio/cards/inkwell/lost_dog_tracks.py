"""The Lost Dog's Tracks: hours of wandering, and only from up here can one see what they draw."""

import math
from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.drawings import Sheet
from studio.figures import PEOPLE, POSES, Camera, Dress, Head, drawn, person
from studio.geometry import (
    Points,
    along,
    blob,
    closed,
    curve,
    ellipse,
    limb,
    place,
    rectangle,
    resample,
    solid,
    tangents,
)
from studio.motifs.plants import fir_from_above
from studio.rigs import Rig
from studio.scene import Group, Item, Lines, Scene, Shape, Sunlight, Veil, Wash, group

DRAWN = Sheet("inkwell/lost_dog_tracks")
LIGHT = Sunlight((-0.6, -0.5, 0.45))
EYE = (312.0, 404.0)
NOSE = (152.0, 476.0, 36.0)
WAY_IN = "812,120 730,150 656,214 580,206 500,248 436,344"
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
    walk = [resample(stroke, 14.5) for stroke in (*DRAWN.strokes("walk"), curve(WAY_IN))]
    grooves = [limb(path[::2], [22.0, 22.0]) for path in walk[:-1]]
    prints: list[Points] = []
    sole = blob("-7,-2 -3,-2.6 0,-1.8 5,-3.2 8,0 5,3.2 0,1.8 -3,2.6 -7,2", steps=3)
    for path in walk:
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
    """In nobody's hurry: it has been behind him all the time."""
    path = curve(WAY_IN)
    toes: list[Points] = []
    for step, t in enumerate(np.arange(0.0, FOLLOWER - 0.06, 0.045)):
        (px, py), way = along(path, t)
        aside = 5 if step % 2 else -5
        paw = [ellipse(-2, 0, 3.4, 3.8), *(ellipse(4 - abs(k), 2.8 * k, 1.7, 1.5) for k in (-1.5, -0.5, 0.5, 1.5))]
        toes += [place(toe, px - aside * math.sin(way), py + aside * math.cos(way), 1.3, way) for toe in paw]
    pawprints = Shape(solid(*toes), palette.fir, "pawprint", 1.0, form=1.5, line=0.6)
    return group(pawprints, *DRAWN("dog", palette), name="follower")


def firs(stream: Stream, palette: Palette) -> Group:
    """Dark stars on the white, each with its long blue shadow; one stands where the nose must be."""
    items: list[Item] = []
    for index, (x, y, radius) in enumerate(
        ((90, 96, 84), (206, 40, 50), (724, 1120, 100), (600, 1150, 56), (60, 620, 44), (700, 560, 50), NOSE)
    ):
        shadow = place("-0.7,0.7 0.7,-0.7 2.2,1.8", x, y, radius)
        items.append(Wash(solid(shadow), palette.shade, "shadow", 0.8, 2.0, hatched=True))
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
        Lines((closed(ellipse(x - 54, y + 36, 12, 8)),), 5.0, palette.leash, strength=1.0, taper=False),
        name="seeker",
    )
