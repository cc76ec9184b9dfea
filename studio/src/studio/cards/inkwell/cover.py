"""The cover of Inkwell: the ink gets up from its well as a sea, and somebody is already sailing on it."""

import math

import numpy as np

from studio.cards import card
from studio.cards.inkwell.back import bird, well
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import (
    Outline,
    Points,
    blob,
    curve,
    ellipse,
    fuse,
    limb,
    normals,
    paths,
    place,
    points,
    rectangle,
    resample,
    solid,
    star,
    with_holes,
)
from studio.landscape import contact_shadow, graded_sky, halo
from studio.materials import feathers, paper
from studio.motifs.people.figure import figure
from studio.motifs.things.lights import lantern
from studio.scene import FLAT, Dots, Glaze, Group, Lamplight, Lines, Scene, Shape, group

DRAWN = Sheet("inkwell/cover")

FOAM = colour("#f3ead2")
INK_BLUE = colour("#24466a")
LANTERN = (300.0, 560.0)
# The wave's spine from the mouth of the well to the tip of its curl, and how broad it is along the way.
WAVE = [
    (262, 930), (258, 868), (318, 790), (452, 720), (584, 600), (640, 440), (584, 290), (450, 214), (316, 232),
    (246, 318),
]  # fmt: skip
WIDTHS = [62, 70, 150, 232, 250, 224, 176, 124, 70, 12]
# x, y, size, heading, how far the wings are open
FLOCK = (
    (206, 384, 9, 2.2, 0.35),
    (150, 420, 11, 2.7, 0.5),
    (112, 350, 14, 3.5, 0.7),
    (182, 292, 15, 3.9, 0.8),
    (120, 236, 19, 3.6, 1.0),
    (226, 176, 18, 4.1, 1.0),
    (138, 118, 23, 3.8, 1.0),
    (306, 106, 20, 4.4, 1.0),
)


@card("cover")
def cover(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=graded_sky(
            "0 #6f8ea0 0.75, 0.3 #cfc7a4 0.5, 0.62 #f2c88e 0.6, 0.86 #e39c70 0.8, 1 #b0704c 0.9",
            lines=0.42,
            unrest=0.9,
            halo=(400, 480, 250),
            lines_until=0.86,
        ),
        layers=(
            DRAWN("table"),
            group(halo((380, 500), 330, colour("#ffe9ae"), 0.75)),
            DRAWN("sheet"),
            group(contact_shadow(262, 1108, 300, colour("#4a2c3c"), 0.7)),
            wave(),
            tales(),
            foam(layout.child("foam")),
            boat().placed(412, 640, 1.0, -0.42),
            well().placed(262, 1104, 1.22),
            DRAWN("spilt"),
        ),
        focal="boat",
        light=Lamplight(LANTERN),
        glaze=Glaze(colour("#5a5a8c"), 0.22),
        shadow=colour("#4a4a78"),
    )


def band(share: float) -> Points:
    """A line along the wave: -1 is its hollow edge, 1 its back."""
    spine = curve(WAVE, steps=14)
    half = np.interp(np.linspace(0, 1, len(spine)), np.linspace(0, 1, len(WIDTHS)), WIDTHS) / 2
    return spine - normals(spine) * half[:, None] * share


def wave() -> Group:
    currents = [band(share)[10:-8] for share in (-0.8, -0.6, -0.36, -0.12, 0.12, 0.34, 0.56, 0.78)]
    return group(
        Shape(wave_body(), INK_BLUE, "ink", 1.15, colour("#2c6c84"), form=70, line=2.6),
        Lines(tuple(currents), 1.5, strength=0.75),
        name="wave",
    )


def wave_body() -> Outline:
    """Discs along the spine: a ribbon this broad would fold over itself in the bend."""
    spine = curve(WAVE, steps=14)
    half = np.interp(np.linspace(0, 1, len(spine)), np.linspace(0, 1, len(WIDTHS)), WIDTHS) / 2
    return fuse(*(ellipse(x, y, reach, count=64) for (x, y), reach in zip(spine, half, strict=True)), soften=2.0)


def foam(stream: Stream) -> Group:
    """Foam in the hollow of the wave and over its tip, drops that become birds."""
    edge = band(-0.94)[48:]
    swell = np.linspace(0.35, 1.0, 80)
    knots = resample(edge, 24)
    rises = np.interp(np.linspace(0, 1, len(knots)), np.linspace(0, 1, len(swell)), swell)
    billows = [ellipse(x, y, 17 * rise * stream.uniform(0.7, 1.3)) for (x, y), rise in zip(knots, rises, strict=True)]
    crown = [ellipse(x, y, stream.uniform(9, 20)) for x, y in resample(band(0.4)[-34:], 20)]
    drops = np.vstack([resample(band(-1.35)[60:-6], 26), resample(curve("246,330 214,372 196,420"), 22)])
    radii = stream.uniform(1.8, 5.5, count=len(drops))
    return group(
        Shape(
            fuse(limb(edge, [6, 16, 24, 26, 14]), *billows, *crown),
            FOAM,
            "foam",
            0.25,
            form=12,
            modelling=0.7,
            line=1.5,
        ),
        Dots(drops + stream.points(len(drops), 7), radii, FOAM, "foam"),
        *(bird(opened, INK_BLUE, 1.0).placed(x, y, size / 10, heading) for x, y, size, heading, opened in FLOCK),
        name="foam",
    )


def tales() -> Group:
    """What swims in the ink: things from stories, as pale as something half remembered."""
    key = (
        *with_holes(ellipse(0, 0, 11), ellipse(0, 0, 6)),
        *solid(rectangle(9, -2.5, 52, 2.5), rectangle(40, 0, 45, 13), rectangle(48, 0, 52, 11)),
    )
    fish = fuse(blob("-30,0! -10,-13 16,-8 30,0! 16,8 -10,13"), points("26,0 46,-14 40,0 46,14"))
    door = (*with_holes(rectangle(-17, -62, 17, 0), rectangle(-12, -57, 12, -5)), *solid(ellipse(7, -28, 2.5)))
    tree = fuse(limb("0,0 2,-34 -1,-60", [9, 6, 4]), *(ellipse(x, y, 15) for x, y in ((-14, -66), (12, -62), (0, -84))))
    tower = fuse(
        rectangle(-13, -70, 13, 0),
        rectangle(-18, -78, 18, -66),
        *(rectangle(x, -86, x + 8, -76) for x in (-18, -4, 10)),
    )
    steps = fuse(*(rectangle(14 * i, -11 * i - 11, 14 * i + 16, 0) for i in range(5)))
    crescent = (
        np.vstack(
            [ellipse(0, 0, 22, start=-1.9, end=1.9, count=24), ellipse(-9, 0, 21, 18, start=1.4, end=-1.4, count=20)]
        ),
    )
    swimming: tuple[tuple[Outline, float, float, float, float], ...] = (
        (tree, 316, 838, 0.7, -0.5),
        (key, 378, 792, 0.9, -0.55),
        (steps, 452, 786, 0.8, -0.4),
        (fish, 548, 706, 1.0, -0.75),
        (tower, 628, 656, 0.9, 0.25),
        (door, 690, 560, 0.9, 0.5),
        (fish, 600, 560, 0.7, -1.2),
        (solid(*crescent), 672, 420, 1.0, 0.4),
        (solid(star(0, 0, 14, 5)), 622, 330, 1.0, 0.2),
        (solid(star(0, 0, 10, 4)), 548, 248, 1.0, 0.5),
    )
    return group(*(glimpse(outline, x, y, size, turn) for outline, x, y, size, turn in swimming), name="tales")


def glimpse(outline: Outline, x: float, y: float, size: float, turn: float) -> Shape:
    placed = tuple(place(ring, x, y, size, turn) for ring in outline)
    return Shape(placed, colour("#8fc0c0"), "tale", 0.5, form=FLAT, modelling=0, line=0.9, cover=0.75)


def boat() -> Group:
    """A folded paper boat with a quill for a mast, a lookout with a lantern, and somebody at the stern."""
    white = colour("#f9f2df")
    hull = points("-136,-52 -88,28 88,28 136,-52 42,-22 -42,-22")
    sail = points("-50,-24 0,-84 50,-24")
    lookout = figure(
        "holding up a lamp", outfit="long coat", hat="wide brim", holding=lantern(), hand=(-46, -84)
    ).dressed(coat=colour("barn red"))
    helmsman = figure("seated leaning", view="three_quarter", age="old", outfit="shawl", hat="kerchief", look=0.3)
    return group(
        quill_mast(),
        paper(sail, white.darker(0.1), modelling=1.0),
        lookout.placed(-72, -4, 1.25),
        helmsman.dressed(shawl=colour("mustard"), kerchief=colour("river blue")).placed(78, -8, 1.2),
        paper(hull, white, weight=0.35, modelling=0.5, line=2.2),
        Lines(paths([(-88, 28), (-42, -22)], [(88, 28), (42, -22)]), 1.3, strength=0.7),
        name="boat",
    )


def quill_mast() -> Group:
    """A long feather filling like a sail, split here and there by the wind."""
    shaft = curve("2,-20 4,-130 18,-240 58,-346 96,-392", steps=12)
    near = [
        (6, -112),
        (-20, -142),
        (-34, -196),
        (-38, -196),
        (-30, -250),
        (-12, -310),
        (-14, -312),
        (24, -362),
        (96, -392),
    ]
    far = [(96, -392), (84, -338), (64, -284), (68, -282), (46, -210), (24, -150), (6, -112)]
    barbs = [
        curve(
            [spot, spot + np.array([side * 8, -13]), spot + np.array([side * 22 * math.sin(math.pi * share), -32])],
            steps=3,
        )
        for share, spot in zip(np.linspace(0.12, 0.9, 22), resample(shaft[13:-4], 11), strict=False)
        for side in (-1, 1)
    ]
    vane = np.vstack([curve(near, steps=8), curve(far, steps=8)])
    return group(
        feathers(vane, colour("#f2e4bd"), weight=0.5, form=14, modelling=0.6, line=1.8),
        Lines(tuple(barbs), 0.8, strength=0.5),
        Shape(solid(limb(shaft, [8, 6, 4, 2])), colour("antique gold"), "shaft", 0.9, line=1.2),
        name="mast",
    )
