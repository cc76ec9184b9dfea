"""The Weather House: one comes out for rain, one for sunshine, and today both have climbed the roof."""

from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour
from studio.figures import PEOPLE, Arm, Camera, Dress, Head, Leg, Pose, drawn, person
from studio.geometry import curve, limb, outline, points, solid
from studio.materials import lit, wood
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Group, Item, Lines, Scene, Shape, Sunlight, Veil, group

TOP = (400.0, 742.0)
LIGHT = Sunlight((0.6, -0.6, 0.5))
CLIMB = Pose(
    hips=(0, 0.9, 0),
    pelvis=(0, 26, 0),
    bend=(0, 16, 0),
    head=(0, -6, 0),
    left=Arm((0.0, 0.24, 0.74), (0.5, -0.8, 0.0), "reach", (0, 0.1, 1), (0, -0.9, 0.2)),
    right=Arm((0.0, 0.24, 0.74), (0.5, -0.8, 0.0), "reach", (0, 0.1, 1), (0, -0.9, 0.2)),
    left_leg=Leg((0.1, 0, 0)),
    right_leg=Leg((0.1, 0, 0)),
)
HOLDING = Arm((0.14, -0.80, 0.44), (0.9, -0.4, -0.6), "flat", (0, -0.2, 1), (0, -1, 0.1))


@card("weather_house")
def weather_house(chance: Chance, palette: Palette) -> Scene:
    lovers = group(he(), she(), name="lovers")
    return Rig(None, LIGHT, None, palette.shade).scene(
        weather(chance.layout, palette), lovers, roof(palette), focal="lovers"
    )


def weather(stream: Stream, palette: Palette) -> Group:
    """His side and her side, with a seam between them."""
    seam = "418,-20! 400,200 408,420 396,640 404,800 400,1230! "
    streaks = np.stack([stream.uniform(-20, 420, count=150), stream.uniform(-40, 1000, count=150)], axis=1)
    streaks = streaks[streaks[:, 0] < 384]
    drops = [limb(way, [1.5, 3.6]) for way in np.stack([streaks, streaks + points((-20, 62))], axis=1)]
    hers = outline(seam + "820,1230! 820,-20!")
    rays = np.array(
        [[(0, 0), (-np.cos(a), np.sin(a)), (-np.cos(a + 0.09), np.sin(a + 0.09))] for a in np.linspace(0, 1.5, 8)]
    )
    beams = points((812, -12)) + 1400 * rays
    return group(
        lit(outline(seam + "-20,1230! -20,-20!"), palette.rain, weight=1.0, colour_below=palette.rain.lighter(0.25)),
        Shape(solid(*drops), palette.rain.lighter(0.6), "rain", 0.35, modelling=0, line=0.0),
        lit(hers, palette.sun, weight=0.8, colour_below=palette.sun.lighter(0.5)),
        Clip(hers, group(Veil(solid(*beams), colour("#fff6d0"), "beam", 0.55, 6))),
        Lines((curve("418,-20 400,200 408,420 396,640 404,800"),), 2.4),
        name="weather",
    )


def he() -> Group:
    coat = Dress(
        top="#c8ecf4", bottom="#24344e", collar="tall", cuff=True, trim="#ffffff", hat="cap", hat_colour="#f4f8f4"
    )
    pose = replace(CLIMB, right=HOLDING)
    actor = person(
        PEOPLE["smith"], Head("longing", yaw=-22, pitch=-2, gaze=(0.5, 0.0)), pose, coat, facing=72, name="he"
    )
    return drawn(actor, camera=Camera((2, 1204), 9.3, pitch=4), light=LIGHT, pen=1.3, name="he")


def she() -> Group:
    frock = Dress(
        top="#e8407c",
        skirt=0.6,
        skirt_tone="top",
        flare=1.2,
        collar="round",
        sleeve_end=0.0,
        trim="#fff6e0",
        pattern="dots",
    )
    pose = replace(CLIMB, left=HOLDING)
    actor = person(
        PEOPLE["woman"], Head("hope", yaw=22, pitch=-4, gaze=(-0.5, 0.0)), pose, frock, facing=-72, name="she"
    )
    return drawn(actor, camera=Camera((796, 1204), 9.3, pitch=4), light=LIGHT, pen=1.3, name="she")


def roof(palette: Palette) -> Group:
    """Shingles, wet on one side and dry on the other."""
    items: list[Item] = []
    for side, paint in ((-1, palette.wet), (1, palette.dry)):
        foot = points(TOP, (TOP[0] + side * 430, TOP[1] + 330), (TOP[0] + side * 430, 1230), (TOP[0], 1230))
        slope = np.array([side * 430.0, 330.0])
        step = slope / 8
        scales = tuple(
            curve([at, at + 0.5 * step + (0, 40), at + step])
            for k in range(-1, 14)
            for at in points(TOP) + points((0, 46 * k)) + step * (np.arange(10)[:, None] - 0.5 * (k % 2))
        )
        house = solid(foot)
        items.append(wood(house, paint, "roof", form=FLAT, modelling=0.5, line=2.8))
        items.append(Clip(house, group(Lines(scales, 2.4, strength=0.85))))
    return group(*items, name="roof")
