"""Carrying Light in Sacks: the bag is opened, and this is what the light sees."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette, colour
from studio.figures import PEOPLE, WARDROBE, Camera, Head, Pose, drawn, person
from studio.geometry import Points, ellipse, limb, points, rectangle, with_holes
from studio.materials import paper, plain
from studio.rigs import Rig
from studio.scene import Dots, Glow, Group, Item, Lamplight, Lines, Scene, Sunlight, Wash, group
from studio.skies import graded

MIDDLE = (400.0, 590.0)
LIGHT = Lamplight(MIDDLE)
FROM_BELOW = Sunlight((0.15, 0.35, 0.9))
# Who stands round the bag, clockwise from whoever opened it: what they wear and feel.
ROUND = (
    ("girl", "frock", "joy", 6.0, 34.0, 14.0),
    ("elder", "wanderer", "awe", 78.0, -16.0, 13.6),
    ("singer", "kimono", "sly", 146.0, 42.0, 13.8),
    ("baker", "suit", "laughter", 212.0, 44.0, 13.8),
    ("matriarch", "wrapper", "tenderness", 284.0, -22.0, 13.4),
)

# Folds of the bag's walls, and whose fingers hold it, by their turn round it.
CREASES = (0.72, 2.44, 3.86, 5.56, 1.25, 1.9, 4.4, 5.0)
HOLDING = (
    (1.98, "#f0c8aa"), (1.16, "#f0c8aa"), (2.58, "#e0a97f"), (3.66, "#e0a97f"), (4.08, "#8a5738"),
    (5.32, "#eebf9f"), (5.74, "#6b4330"), (0.56, "#6b4330"),
)  # fmt: skip


@card("light_in_sacks")
def light_in_sacks(chance: Chance, palette: Palette) -> Scene:
    dark = graded((palette.night, palette.night), lines=0.0, weight=1.1)
    stars = chance.layout.child("stars").points(60, 220.0) * (0.8, 1.2) + points(MIDDLE)
    crowd = [onlooker(*who) for who in ROUND]
    return Rig(dark, LIGHT, None, palette.dusk).scene(
        group(Dots(stars, chance.layout.child("sizes").uniform(1.5, 5.0, count=60), palette.light)),
        group(*crowd[::-1], name="crowd"),
        group(Glow(MIDDLE, 620, palette.light, 0.14, falloff=0.9)),
        bag(palette),
        focal="crowd",
    )


def onlooker(who: str, dress: str, mood: str, turn: float, back: float, size: float) -> Group:
    """Seen from the bottom of the bag: chin first, the crown towards the middle."""
    bending = Pose(bend=(0, 12, 0), head=(0, 14, 0), crane=0.6)
    actor = person(PEOPLE[who], Head(mood, gaze=(0.0, -0.3)), bending, WARDROBE[dress], name=who)
    neck = actor.places["head"]
    seen = drawn(
        actor.without("thigh", "shin", "shoe", "ankle", "seat", "finger", "palm", "thumb", "skirt"),
        camera=Camera((0, 258 + back), size, tuple(neck), pitch=-20, distance=80),
        light=FROM_BELOW,
        pen=1.5,
    )
    return seen.placed(*MIDDLE, 1.0, math.radians(turn))


def bag(palette: Palette) -> Group:
    """Its pinked edge all round, the creases of its walls, and the fingers that hold it open."""
    t = np.linspace(0, math.tau, 97)[:-1]
    edge = rim(t, np.where(np.arange(96) % 2, -14, 10))
    inner = rim(t, np.full(96, -26.0))
    creases = tuple(
        np.vstack([rim(np.array([a]), np.array([14.0])), rim(np.array([a]), np.array([260.0]))]) for a in CREASES
    )
    return group(
        Wash(with_holes(rectangle(-30, -30, 830, 1230), inner), palette.dusk, "shadow", 0.7, 18),
        paper(with_holes(rectangle(-30, -30, 830, 1230), edge), palette.paper, "bag", weight=0.9, line=2.6),
        Lines(creases, 2.2, strength=0.6),
        *(fingers(turn, skin) for turn, skin in HOLDING),
    )


def rim(turns: Points, out: Points) -> Points:
    """Places on the bag's mouth at these turns, so far outside it."""
    x, y = MIDDLE
    reach = 1 / (np.abs(np.cos(turns) / 372) ** 4 + np.abs(np.sin(turns) / 574) ** 4) ** 0.25 + out
    return np.stack([x + reach * np.cos(turns), y + reach * np.sin(turns)], axis=1)


def fingers(turn: float, skin: str) -> Group:
    """Four fingers hooked over the edge from outside."""
    tone, wide = colour(skin), float(np.hypot(*(rim(np.array([turn]), np.zeros(1))[0] - MIDDLE)))
    items: list[Item] = []
    for k, long in enumerate((40, 50, 48, 38)):
        a = turn + 25.0 * (k - 1.5) / wide
        root, knuckle, tip = (rim(np.array([a]), np.array([d]))[0] for d in (-34.0, -4.0, float(long) - 14))
        across = 8 * np.array([-math.sin(a), math.cos(a)])
        items.append(
            plain(limb([root, knuckle, tip], [24, 25, 18]), tone, "finger", weight=0.8, form=6, modelling=0.3, line=2.0)
        )
        nail = tip + 0.16 * (knuckle - tip)
        items.append(
            plain(ellipse(nail[0], nail[1], 8, 6, a), tone.lighter(0.35), "nail", weight=0.5, modelling=0, line=1.2)
        )
        items.append(Lines((np.vstack([knuckle - across, knuckle + across]),), 1.4, strength=0.6))
    return group(*items)
