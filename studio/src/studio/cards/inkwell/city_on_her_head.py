"""What She Carries: how much does everything weigh, to somebody who has carried it every day?"""

from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Colour, Palette, colour
from studio.figures import PEOPLE, POSES, Arm, Camera, Dress, Hair, Head, drawn, person
from studio.geometry import curve, ellipse, fuse, limb, outline, points, solid
from studio.materials import cloth, lit, metal, plain
from studio.rigs import Rig
from studio.scene import FLAT, Group, Item, Lines, Scene, Sunlight, group
from studio.skies import graded

LIGHT = Sunlight((-0.6, -0.75, 0.35))
BASE, RISE = 520.0, 1900.0  # where the towers stand, and how far above it they would meet


@card("city_on_her_head")
def city_on_her_head(chance: Chance, palette: Palette) -> Scene:
    load = group(city(palette), basin(palette), name="city").placed(-56, -80, 1.22)
    sky = graded((palette.sky, palette.sky, palette.low))
    return Rig(sky, LIGHT, None, palette.shade).scene(
        clouds(palette), woman(), load, leaving(palette), arm(palette), focal="city"
    )


def clouds(palette: Palette) -> Group:
    """They reach to her elbows."""
    left = ((-20, 1110, 90), (50, 1030, 74), (130, 1000, 60), (196, 1050, 66), (262, 1090, 50), (120, 1160, 170))
    right = ((600, 1170, 46), (668, 1130, 52), (744, 1100, 62), (820, 1090, 70), (740, 1200, 110))
    banks = [fuse(*(ellipse(*puff) for puff in bank), soften=3) for bank in (left, right)]
    return group(*(lit(bank, palette.enamel, "cloud", weight=0.3, colour_below=palette.low) for bank in banks))


def high(x: float, up: float) -> tuple[float, float]:
    """A place `up` above the rim: seen from below, all uprights lean together."""
    return 400 + (x - 400) * (1 - up / RISE), BASE - up


# What the windows of a house are like: how many in a row, how wide and how high each is in its cell.
GLAZING = (
    (3, 0.26, 0.74, 0.34, 0.84),
    (1, 0.10, 0.90, 0.42, 0.80),
    (5, 0.30, 0.70, 0.10, 0.92),
    (2, 0.18, 0.82, 0.24, 0.86),
)


def tower(x: float, wide: float, tall: float, paint: Colour, floors: int, kind: int, palette: Palette) -> list[Item]:
    """A sunny front, a shaded side, windows of its own kind, and something on the roof."""
    side, (bays, left, right, low, up) = 0.34 * wide, GLAZING[kind]
    front = points(high(x, 0), high(x + wide, 0), high(x + wide, tall), high(x, tall))
    flank = points(high(x + wide, 0), high(x + wide + side, 14), high(x + wide + side, tall - 16), high(x + wide, tall))
    panes = [
        points(*(high(x + wide * (c + u) / bays, tall * (r + v) / (floors + 0.5)) for u, v in corners))
        for r in range(floors)
        for c in range(bays)
        for corners in (((left, low), (right, low), (right, up), (left, up)),)
    ]
    lamps = panes[kind :: 5 + kind]
    top = (
        [(0.2, 0), (0.2, 16), (0.6, 16), (0.6, 0)],
        [(0.0, 0), (0.5, 30), (1.0, 0)],
        [(0.3, 0), (0.3, 26), (0.7, 26), (0.7, 0)],
        [(0.1, 0), (0.1, 10), (0.9, 10), (0.9, 0)],
    )[kind]
    roof = points(*(high(x + wide * u, tall + v) for u, v in top))
    return [
        plain(roof, paint.darker(0.3), "roof", weight=0.9, form=FLAT, modelling=0.2, line=2.0),
        plain(front, paint, "tower", weight=0.8, form=FLAT, modelling=0.2, line=2.2),
        plain(flank, paint.darker(0.45), "tower", weight=1.0, form=FLAT, modelling=0.2, line=2.2),
        plain(tuple(panes), paint.darker(0.55), "window", weight=0.9, form=FLAT, modelling=0, line=0.0),
        lit(solid(*lamps), palette.enamel.mixed(palette.sky, 0.25), "window", weight=0.3),
    ]


def city(palette: Palette) -> Group:
    rows = (
        (300, 60, 420, palette.glass, 13, 0),
        (420, 56, 380, palette.concrete, 11, 2),
        (236, 54, 300, palette.lemon, 8, 3),
        (492, 58, 310, palette.pink, 8, 1),
        (370, 62, 300, palette.enamel, 9, 1),
        (196, 52, 180, palette.orange, 5, 0),
        (548, 46, 210, palette.glass, 6, 2),
        (284, 68, 210, palette.pink, 6, 0),
        (452, 64, 190, palette.orange, 5, 3),
        (362, 74, 150, palette.concrete, 4, 1),
        (222, 60, 100, palette.enamel, 3, 2),
        (532, 52, 110, palette.lemon, 3, 0),
    )
    items: list[Item] = [*crane(palette)]
    for row in rows:
        items += tower(*row, palette)
    masts = tuple(points(high(x, up), high(x, up + 46)) for x, up in ((318, 414), (446, 376), (262, 296), (516, 306)))
    return group(Lines(masts, 3.4, steady=True), *items)


def crane(palette: Palette) -> list[Item]:
    mast = [high(520, 0), high(520, 424)]
    jib = [high(350, 408), high(640, 426)]
    hook = np.array([high(378, 410), (380, 176)])
    return [
        Lines((hook,), 2.0, steady=True),
        metal(limb(np.array(jib), [10, 13]), palette.crane, "crane", weight=0.9, line=2.0),
        metal(limb(np.array(mast), [16, 12]), palette.crane, "crane", weight=0.9, line=2.0),
    ]


def basin(palette: Palette) -> Group:
    """Enamel, chipped, on a ring of cloth."""
    bowl = outline(
        "176,516! 290,486 400,478 510,486 624,516! 612,560 572,606 510,636 454,648! 346,648! 290,636 228,606 188,560"
    )
    rim = limb("174,518 290,488 400,480 510,488 626,518", [20, 24, 24, 24, 20])
    foot = outline("344,644! 400,652 456,644! 450,664! 400,672 350,664!")
    pad = limb("344,668 400,676 456,668", [18, 24, 18])
    chips = solid(ellipse(250, 590, 13, 8, 0.6), ellipse(560, 556, 9, 6), ellipse(300, 622, 6, 4))
    return group(
        cloth(pad, palette.pad, "pad", weight=1.1, form=12, line=2.6),
        Lines(tuple(curve([(x, 660), (x + 7, 672), (x + 5, 684)]) for x in range(350, 452, 16)), 2.0),
        plain(foot, palette.rim, "foot", weight=1.0, form=6, line=2.6),
        metal(bowl, palette.enamel, "basin", weight=0.3, modelling=0.7, line=3.2),
        plain(chips, palette.rim.darker(0.5), "chip", weight=1.0, form=FLAT, line=1.4),
        plain(rim, palette.rim, "rim", weight=1.0, form=8, line=2.6),
    )


def woman() -> Group:
    """She is not even sweating."""
    body = replace(PEOPLE["singer"], age=40, stout=0.85, skin="#5c3724", hair=Hair("crop", "#17131a"))
    dress = Dress(
        top="#f6c018",
        skirt=0.9,
        skirt_tone="top",
        flare=0.6,
        folds=7,
        sleeve_end=-0.2,
        bell=1.4,
        collar="boat",
        pattern="diamonds",
        trim="#1f4fb0",
        legs="bare",
        hat="turban",
        hat_colour="#c8205c",
    )
    swing = Arm((0.34, -0.80, 0.10), (0.8, -0.2, -0.8), "relaxed", None, (-1, 0, 0))
    pose = replace(POSES["walk"], right=swing, head=(0, 0, 0))
    walker = person(body, Head("pride", yaw=-24, pitch=22, gaze=(-0.6, 0.0)), pose, dress, facing=-22)
    view = Camera((396, 896), 11.6, (0, 84, 0), pitch=-20, distance=200)
    shown = walker.without("arm.left", "upper.left", "skin.left", "left.")
    return drawn(shown, camera=view, light=LIGHT, pen=1.6, name="woman")


def arm(palette: Palette) -> Group:
    """Elbow out, wrist bent back: it takes weight."""
    skin = colour("#4e2c1a")
    bare = outline(
        "590,1066! 654,1050 716,1012! 732,960 712,880 668,744! 614,746! 632,880 630,930 644,958! 600,962 570,966!"
    )
    hand = fuse(
        outline("614,756! 604,716 608,690 640,678 676,690 682,716 668,756!"),
        *(limb(way, [21, 19, 13]) for way in ("618,698 602,664 596,634", "638,690 630,650 628,616")),
        *(limb(way, [21, 18, 13]) for way in ("657,692 660,652 664,620", "672,704 688,670 697,644")),
        limb("616,722 588,706 566,692", [26, 22, 15]),
        soften=2,
    )
    sleeve = outline(
        "440,972! 500,958 560,948 606,950! 620,1000 626,1070! 590,1090 540,1116 495,1152! 488,1100 462,1030"
    )
    spots = [(520, 1000), (572, 972), (562, 1032), (604, 1058), (596, 1004), (534, 1060)]
    spotted = solid(*(points((x, y - 11), (x + 8, y), (x, y + 11), (x - 8, y)) for x, y in spots))
    return group(
        plain(fuse(bare, hand), skin, "arm", weight=0.7, form=40, modelling=0.3, line=2.8),
        Lines(tuple(curve(way) for way in KNUCKLES), 2.0),
        cloth(sleeve, colour("#f2b400"), "sleeve", weight=0.6, form=40, modelling=0.5, line=0.0),
        lit(spotted, palette.rim, "print", weight=0.5),
        Lines(tuple(curve(way) for way in HEMS), 3.4),
        Lines(tuple(curve(way) for way in ("600,956 612,1000 618,1066", "498,1144 520,1104 528,1060")), 1.8),
    )


HEMS = ("436,972 500,958 560,948 606,950!", "606,950 620,1000 626,1070", "626,1070 590,1090 540,1116 495,1152")
KNUCKLES = ("606,692 614,684 624,688", "628,682 638,676 648,682", "652,684 662,680 670,688", "634,944 652,966 662,988")


def leaving(palette: Palette) -> Group:
    """By night, one says, by the window."""
    knots = [(232, 500), (224, 540), (220, 600), (226, 664), (219, 728), (224, 792), (220, 850)]
    sheets = [
        cloth(
            limb([p, ((p[0] + q[0]) / 2 + 4, (p[1] + q[1]) / 2), q], [7, 20, 7]), paint, "sheet", weight=0.6, line=2.0
        )
        for p, q, paint in zip(knots[:-1], knots[1:], (palette.enamel, palette.pink, palette.lemon) * 2, strict=True)
    ]
    ties = [cloth(ellipse(x, y, 9, 7), palette.enamel, "knot", weight=0.6, line=2.0) for x, y in knots[1:]]
    dark = colour("#1c1a2c")
    legs = fuse(limb("236,770 212,788 228,816", [20, 17, 11]), limb("240,770 246,796 226,826", [20, 16, 11]))
    arms = fuse(limb("232,718 214,702 222,676", [13, 11, 9]), limb("244,718 250,690 226,658", [13, 11, 9]))
    return group(
        *sheets,
        *ties,
        plain(legs, palette.rim, "legs", weight=0.9, line=2.0),
        plain(arms, palette.orange, "arms", weight=0.8, line=2.0),
        plain(outline("226,716! 252,714! 258,744 252,778! 226,776!"), palette.orange, "coat", weight=0.8, line=2.2),
        plain(outline("246,718! 270,722 276,752 268,772 250,770!"), palette.pad.darker(0.5), "pack", line=2.0),
        plain(ellipse(240, 699, 14, 15), dark, "head", weight=1.0, line=2.0),
        name="leaving",
    )
