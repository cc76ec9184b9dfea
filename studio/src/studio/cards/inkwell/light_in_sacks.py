"""Carrying Light in Sacks: the bag is opened, and this is what the light sees."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette
from studio.figures import PEOPLE, WARDROBE, Camera, Head, Pose, drawn, person
from studio.geometry import rectangle, with_holes
from studio.landscape import graded_sky
from studio.materials import paper
from studio.rigs import Rig
from studio.scene import Glow, Group, Lamplight, Scene, group

MIDDLE = (400.0, 590.0)
LIGHT = Lamplight(MIDDLE)
# Who stands round the bag, clockwise from whoever opened it: what they wear and feel.
ROUND = (
    ("girl", "frock", "joy", 0.0, 30.0),
    ("sailor", "wanderer", "awe", 76.0, 0.0),
    ("singer", "kimono", "surprise", 148.0, 40.0),
    ("baker", "suit", "laughter", 212.0, 46.0),
    ("weaver", "wrapper", "awe", 284.0, 0.0),
)


@card("light_in_sacks")
def light_in_sacks(chance: Chance, palette: Palette) -> Scene:
    dark = graded_sky("0 #2a3a78 1.1, 0.5 #38509a 1, 1 #243068 1.1", lines=0.0)
    crowd = [onlooker(*who) for who in ROUND]
    return Rig(dark, LIGHT, None, palette.dusk).scene(
        group(Glow(MIDDLE, 320, palette.light, 0.7)),
        group(*crowd[::-1], name="crowd"),
        group(Glow(MIDDLE, 420, palette.light, 0.24, falloff=1.2)),
        bag(palette),
        focal="crowd",
    )


def onlooker(who: str, dress: str, mood: str, turn: float, back: float) -> Group:
    """Seen from the bottom of the bag: chin first, the crown towards the middle."""
    bending = Pose(bend=(0, 20, 0), head=(0, 26, 0))
    actor = person(PEOPLE[who], Head(mood, gaze=(0.0, -0.3)), bending, WARDROBE[dress], name=who)
    neck = actor.places["head"]
    seen = drawn(
        actor.without("thigh", "shin", "shoe", "ankle", "seat", "finger", "palm", "thumb", "skirt"),
        camera=Camera((0, 250 + back), 12.5, tuple(neck), pitch=-12, distance=120),
        light=LIGHT,
        pen=1.3,
    )
    return seen.placed(*MIDDLE, 1.0, math.radians(turn))


def bag(palette: Palette) -> Group:
    """Its pinked edge, all round."""
    x, y = MIDDLE
    t = np.linspace(0, math.tau, 97)[:-1]
    wide = 1 / (np.abs(np.cos(t) / 388) ** 4 + np.abs(np.sin(t) / 590) ** 4) ** 0.25
    reach = wide + np.where(np.arange(96) % 2, -14, 10)
    edge = np.stack([x + reach * np.cos(t), y + reach * np.sin(t)], axis=1)
    return group(paper(with_holes(rectangle(-30, -30, 830, 1230), edge), palette.paper, "bag", weight=0.8, line=2.4))
