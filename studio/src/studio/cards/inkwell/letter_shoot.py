"""The Season for Letters: one of them will not arrive."""

import math
from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.figures import PEOPLE, Arm, Camera, Dress, Head, Pose, drawn, person
from studio.geometry import Point, curve, limb, outline, points, solid
from studio.materials import feathers
from studio.motifs.things.papers import envelope, winged_letter
from studio.rigs import Rig
from studio.scene import Dots, Group, Scene, Shape, Sunlight, Veil, group
from studio.skies import graded

LIGHT = Sunlight((-0.3, 0.5, 0.7))
FALLEN = (318.0, 470.0)
MUZZLE = (420.0, 668.0)
AIM = Pose(
    hips=(0, 0.95, 0),
    pelvis=(10, -6, 0),
    bend=(6, -12, 4),
    head=(0, -16, 14),
    left=Arm((-0.14, 0.36, 0.80), (0.6, -0.8, 0), "hold", (0, 0.5, 0.8), (-0.4, 0.6, 0), holds=0.9),
    right=Arm((-0.14, 0.02, 0.34), (0.9, -0.3, -0.5), "hold", (0, 0.4, 0.8), (-0.8, 0, 0.2), holds=0.9),
)


@card("letter_shoot")
def letter_shoot(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    dawn = graded((palette.high, palette.high, palette.lemon, palette.lemon, palette.glow), lines=0.0, weight=0.95)
    return replace(Rig(dawn, LIGHT), shadow=palette.shade).scene(
        flight(),
        fallen(layout.child("fallen"), palette),
        hunter(palette),
        marsh(layout.child("reeds"), palette),
        focal="fallen letter",
    )


def flight() -> Group:
    """A broken V, leaving without it."""
    places = (
        (104, 176, 2.5, 0.8, -0.2), (246, 112, 2.0, -0.5, -0.3), (366, 84, 1.7, 0.5, -0.16),
        (470, 52, 1.4, -0.8, -0.26),
        (560, 44, 1.15, 0.2, -0.1), (638, 26, 0.95, 0.9, -0.2), (706, 190, 1.3, 0.7, 0.1), (766, 262, 1.0, -0.6, 0.2),
    )  # fmt: skip
    return group(
        *(winged_letter(40, beat).placed(x, y, size, turn) for x, y, size, beat, turn in places), name="flight"
    )


def wing(root: Point, heading: float, fan: float, long: float, palette: Palette) -> Group:
    """Quills spread from the root, the outer ones longest, and the small feathers that cover their roots."""
    x, y = root
    quills, covers = [], []
    for k, share in enumerate(np.linspace(0, 1, 9)):
        a = heading + fan * float(share)
        reach = long * (0.62 + 0.38 * math.sin(0.4 + 2.0 * float(share))) * (1.0 if k % 2 else 0.96)
        tip = (x + reach * math.cos(a), y + reach * math.sin(a))
        bend = (x + 0.55 * reach * math.cos(a - 0.12), y + 0.55 * reach * math.sin(a - 0.12))
        quills.append(limb([root, bend, tip], [18, 34, 26, 6]))
        covers.append(limb([root, (0.6 * x + 0.4 * bend[0], 0.6 * y + 0.4 * bend[1]), bend], [16, 30, 12]))
    paint = palette.white
    return group(
        *(feathers(solid(quill), paint, "quill", weight=0.2, form=8, line=1.8) for quill in quills),
        *(feathers(solid(cover), paint, "cover", weight=0.2, form=8, line=1.4) for cover in covers[::2]),
    )


def fallen(stream: Stream, palette: Palette) -> Group:
    """It tumbles seal over flap; a wing is broken, and what was written comes out as down."""
    x, y = FALLEN
    down = [
        limb(curve([p, p + points((9, -16))[0], p + points((4, -34))[0]]), [3, 12, 3], steps=1)
        for p in stream.points(22, 130.0) * (1.3, 1.0) + points((x + 10, y - 40))
    ]
    seal = points((x + 34, y + 120), (x + 10, y + 164), (x + 44, y + 214), (x + 20, y + 268), (x + 36, y + 330))
    return group(
        feathers(solid(*down), palette.white, "down", weight=0.15, form=4, line=1.3),
        wing((x - 70, y + 30), 1.75, 0.9, 250, palette),
        wing((x + 84, y - 20), -1.25, 0.95, 290, palette),
        envelope(100, sealed=True).placed(x, y, 2.1, 0.5),
        Dots(seal, np.array([11.0, 6.0, 8.0, 5.0, 6.5]), palette.seal),
        name="fallen letter",
    )


def hunter(palette: Palette) -> Group:
    """Only a shape against the dawn; the smoke has not left the muzzle."""
    coat = Dress(top="#101010", bottom="#101010", skirt=0.5, skirt_tone="top", flare=0.7, collar="tall", hat="straw")
    man = person(PEOPLE["sailor"], Head("calm"), AIM, coat, facing=-64)
    figure = drawn(man, camera=Camera((650, 1356), 7.0), light=LIGHT)
    fore, back = np.array(figure.anchor("other_hand")), np.array(figure.anchor("hand"))
    along = (np.array(MUZZLE) - back) / np.hypot(*(np.array(MUZZLE) - back))
    butt = back - 90 * along + points((0, 20))[0]
    barrel = Shape(solid(limb(np.array([back, fore, MUZZLE]), [20, 16, 11])), palette.black, "gun", line=0.0)
    stock = Shape(solid(limb([butt, back], [44, 20])), palette.black, "gun", line=0.0)
    a, b = MUZZLE
    smoke = outline(
        [(a + 4, b - 6), (a - 40, b - 10), (a - 66, b - 52), (a - 30, b - 84), (a + 6, b - 60), (a + 22, b - 26)]
    )
    return group(
        Veil(smoke, palette.white, "smoke", 0.95, 9.0),
        group(figure, barrel, stock).tinted(palette.black, 0.9),
    )


def marsh(stream: Stream, palette: Palette) -> Group:
    """We are down here among the reeds."""
    rings = []
    for x, tall, lean in zip(
        stream.uniform(-20, 820, count=110),
        stream.uniform(0.4, 1, count=110),
        stream.normal(0, 1, count=110),
        strict=True,
    ):
        high = float(tall) * (150 + 0.5 * abs(float(x) - 330))
        top = (float(x) + 0.16 * high * float(lean), 1200 - high)
        rings.append(limb([(x, 1210), (0.7 * x + 0.3 * top[0], 1200 - 0.6 * high), top], [11, 9, 6, 1.5]))
        if tall > 0.8:
            rings.append(limb([(top[0], top[1] - 30), (top[0], top[1] + 34)], [15, 17, 15]))
    bank = outline("-20,1160! 200,1140 420,1156 640,1136 820,1150! 820,1230! -20,1230!")
    return group(Shape((*solid(*rings), *bank), palette.black, "reeds", 1.25, modelling=0.2, form=4, line=0.8))
