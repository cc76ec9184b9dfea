"""The Season for Letters: one of them will not arrive."""

import math
from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.drawings import Sheet
from studio.geometry import Points, along, curve, limb, outline, place, points, rim, solid
from studio.materials import feathers, plain
from studio.motifs.things.papers import envelope, winged_letter
from studio.rigs import Rig
from studio.scene import Group, Scene, Shape, Sunlight, Veil, group
from studio.skies import graded

DRAWN = Sheet("inkwell/letter_shoot")
LIGHT = Sunlight((-0.3, 0.5, 0.7))
FALLEN = (318.0, 470.0)


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
        (560, 44, 1.15, 0.2, -0.1), (638, 26, 0.95, 0.9, -0.2), (104, 330, 1.1, 0.7, -0.1), (40, 420, 0.9, -0.6, 0.1),
    )  # fmt: skip
    return group(
        *(winged_letter(40, beat).placed(x, y, size, turn) for x, y, size, beat, turn in places), name="flight"
    )


def wing(bone: Points, turns: tuple[float, float], long: float, palette: Palette) -> Group:
    """Quills along the bone, turning from the body's side to the tip, and the coverts over their roots."""
    layers = []
    for size, count, wide in ((1.0, 15, 30), (0.56, 12, 26), (0.3, 9, 22)):
        for share in np.linspace(0.02, 1, count):
            (x, y), _ = along(bone, float(share))
            a = turns[0] + (turns[1] - turns[0]) * float(share) ** 1.3
            reach = size * long * (0.62 + 0.38 * math.sin(2.4 * float(share) + 0.3))
            bend = (x + 0.55 * reach * math.cos(a - 0.1), y + 0.55 * reach * math.sin(a - 0.1))
            quill = limb([(x, y), bend, (x + reach * math.cos(a), y + reach * math.sin(a))], [14, wide, wide - 6, 5])
            layers.append(plain(quill, palette.white, "quill", weight=0.15, form=10, modelling=0.6, line=1.8))
    arm = limb(bone, [34, 28, 20, 10])
    return group(*layers, plain(arm, palette.white, "wing", weight=0.15, form=10, modelling=0.6, line=1.8))


def fallen(stream: Stream, palette: Palette) -> Group:
    """It tumbles seal over flap; a wing is broken, and what was written comes out as down."""
    x, y = FALLEN
    down = [
        limb(curve([p, p + points((9, -16))[0], p + points((4, -34))[0]]), [3, 12, 3], steps=1)
        for p in stream.points(22, 130.0) * (1.3, 1.0) + points((x + 10, y - 40))
    ]
    drop = "0,-20! 6,-4 8,6 0,13 -8,6 -6,-4"
    falls = (
        (352, 622, 1.5, 0.2),
        (338, 672, 1.0, -0.1),
        (360, 730, 1.2, 0.12),
        (348, 800, 0.8, 0.0),
        (352, 868, 1.0, 0.1),
    )
    wax = solid(*(place(curve(drop, closed=True), *at) for at in falls))
    return group(
        feathers(solid(*down), palette.white, "down", weight=0.15, form=4, line=1.3),
        wing(curve("262,512 196,510 130,540! 120,590 138,640"), (2.0, 1.35), 210, palette),
        wing(curve("372,436 414,352 486,296 570,266 630,206"), (0.75, -0.75), 214, palette),
        envelope(100).placed(x, y, 2.1, 0.5),
        plain(wax, palette.seal, "wax", weight=1.1, line=1.6),
        name="fallen letter",
    )


def hunter(palette: Palette) -> Group:
    """Only a shape against the dawn."""
    man = DRAWN.outline("man")
    return group(
        *DRAWN("shot", palette),
        plain(man, palette.black, "hunter", weight=1.4, modelling=0, line=0.0),
        Veil(rim(man, 6, 1), palette.glow, "light", 0.9, 0.8),
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
