"""The Season for Letters: one of them will not arrive."""

import math
from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.geometry import Points, along, curve, ellipse, fuse, limb, outline, place, points, rim, solid, union
from studio.materials import feathers, plain
from studio.motifs.things.papers import envelope, winged_letter
from studio.rigs import Rig
from studio.scene import FLAT, Group, Scene, Shape, Sunlight, Veil, group
from studio.skies import graded

LIGHT = Sunlight((-0.3, 0.5, 0.7))
FALLEN = (318.0, 470.0)
# The hunter: hat, head with its beard thrown up, coat, an arm along the barrel, an elbow out at the trigger.
HAT = "570,806! 610,800 636,806! 650,764 700,752 734,790 738,836! 772,866 790,892! 730,872 650,836"
HEAD = "640,812! 626,842 612,858! 622,864 618,878 626,882! 612,908 628,926! 664,930 700,914 726,884 732,840"
COAT = "664,916! 712,898 760,914 800,960 830,1060! 830,1230! 640,1230! 664,1100 660,1010 644,960"
ARMS = ("700,950 622,934!", "622,934 584,886 546,812"), ("740,960 668,1032!", "668,1032 640,980 626,900")
GUN = "664,944! 620,884 540,792 424,664! 416,672! 524,800 596,890 634,962!"
BURST = "422,668! 402,676 384,664! 396,650 380,628! 402,636 412,612! 420,636 440,628! 434,648 446,658!"
SMOKE = ((458, 636, 22), (488, 614, 30), (522, 626, 24), (508, 584, 22), (536, 596, 16), (478, 588, 14))


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
        envelope(100, sealed=True).placed(x, y, 2.1, 0.5),
        plain(wax, palette.seal, "wax", weight=1.1, line=1.6),
        name="fallen letter",
    )


def hunter(palette: Palette) -> Group:
    """Only a shape against the dawn; the smoke has not left the muzzle."""
    arms = [limb(way, wide) for upper, lower in ARMS for way, wide in ((upper, [56, 44]), (lower, [42, 34, 24]))]
    hands = [ellipse(546, 808, 19, 17), ellipse(624, 898, 19, 17)]
    man = union(*(outline(part) for part in (HAT, HEAD, COAT, GUN)), solid(*arms), solid(*hands), soften=1.5)
    smoke = fuse(*(ellipse(*puff) for puff in SMOKE), soften=4)
    return group(
        plain(smoke, palette.white, "smoke", weight=0.15, form=24, modelling=0.6, line=2.2),
        plain(outline(BURST), palette.lemon.lighter(0.5), "flash", weight=0.6, form=FLAT, modelling=0, line=2.4),
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
