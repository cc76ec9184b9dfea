"""The Coat That Trails: everyone who ever wore it still lives there."""

from dataclasses import replace

import numpy as np

from studio import materials
from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, colour
from studio.drawings import Sheet
from studio.geometry import Point, Points, blob, closed, curve, limb, place, points, resample, solid
from studio.landscape import contact_shadow, graded_sky, grass, ground, halo, stars, tufts
from studio.motifs.animals import moth
from studio.motifs.buildings import gravestone, village, windmill
from studio.motifs.people import OutfitName, dancing_couple, figure, portrait
from studio.motifs.plants import fir
from studio.motifs.things.tools import button
from studio.motifs.vessels import rowing_boat
from studio.scene import (
    FLAT,
    Clip,
    Dots,
    Glaze,
    Glow,
    Group,
    Item,
    Lamplight,
    Lines,
    Painted,
    Scene,
    Shape,
    Veil,
    Wash,
    group,
)

DRAWN = Sheet("inkwell/trailing_coat")

LODEN, GARNET, GOLD = colour("#48604a"), colour("garnet"), colour("old gold")
VALLEY = (60.0, 800.0)
FEET = (268.0, 1084.0)
GROWN = 1.16
UPPER = [(276, 850), (322, 752), (386, 650), (450, 520), (530, 400), (600, 276), (690, 206), (760, 168), (830, 150)]
LOWER = [(830, 1010), (700, 1040), (560, 1074), (430, 1082), (350, 1104), (290, 1100)]


@card("trailing_coat")
def trailing_coat(chance: Chance) -> Scene:
    layout = chance.layout
    near = layout.child("near")
    return Scene(
        sky=graded_sky(
            "0 #6f5a86 0.85, 0.25 #a9809a 0.75, 0.5 #e6a87c 0.7, 0.7 #f6d08c 0.65, 1 #f0c080 0.5",
            lines=0.5,
            halo=(*VALLEY, 200),
            lines_until=0.75,
        ),
        layers=(
            group(halo(VALLEY, 560, colour("#ffe6b0"), 0.75), stars(layout.child("stars"), 26, (40, 40, 500, 300))),
            DRAWN("peaks"),
            valley(layout.child("valley")),
            slope(),
            coat(layout.child("coat")),
            heir(),
            grass(near, tufts(near, 60, (20, 1110, 780, 1200)), 30, weight=1.4),
        ),
        focal="heir",
        light=Lamplight((-60, 700)),
        glaze=Glaze(colour("#4a3a66"), 0.3, top=0.8, bottom=1.1),
        shadow=colour("#584a74"),
        haze=colour("#f0c8a0"),
    )


def valley(stream: Stream) -> Group:
    home = village(stream.child("village"), 7, 220, lit=0.7).placed(106, 836, 0.62)
    return group(ground(curve("-20,800 120,812 300,860 520,900"), colour("#a89a6a"), colour("#7a7458")), home, far=0.3)


def slope() -> Group:
    edge = curve("-20,1010 100,1040 220,1010 330,860 440,640 540,440 640,280 830,170")
    return ground(edge, colour("#a2808c"), colour("#5c4a64"), weight=0.95)


def coat(stream: Stream) -> Group:
    """Loden from here to the pass: folds for valleys, seams for roads."""
    outline = np.vstack([curve(UPPER, steps=12), curve(LOWER, steps=12)])
    body = solid(outline)
    return group(
        Wash(solid(outline + np.array([0, 26])), colour("#33264a"), "shadow", 0.7, 12),
        Shape(body, LODEN, "coat", 1.1, colour("#33493c"), texture="cloth", form=60, line=2.6),
        Clip(body, group(folds(), patches(), settled(stream))),
        Lines((curve(LOWER),), 7.0, GOLD, strength=1.0, taper=False),
        Shape(solid(limb(UPPER, [16, 20, 20, 18, 15, 12, 9])), GARNET, "facing", 1.05, form=8, line=1.8),
        buttons(),
        graveyard(),
        name="coat",
    )


def fold_lines() -> list[Points]:
    """From her shoulders out and up, opening like a fan."""
    ends: list[Point] = [(830, 250), (830, 352), (830, 460), (830, 572), (830, 690), (830, 806), (830, 916)]
    lines = []
    for index, (x, y) in enumerate(ends):
        start = np.array([300 + 6 * index, 866 + 32 * index], dtype=float)
        sag = 26 + 10 * (index % 3)
        middle, late = start + 0.36 * (np.array([x, y]) - start), start + 0.7 * (np.array([x, y]) - start)
        lines.append(curve([start, middle + np.array([0, sag]), late + np.array([0, -0.6 * sag]), (x, y)], steps=12))
    return lines


def folds() -> Group:
    lines = fold_lines()
    lit = [np.vstack([line - [4, 5], (line - [14, 38])[::-1]]) for line in lines]
    dark = [np.vstack([line, (line + np.array([16, 46]))[::-1]]) for line in lines]
    return group(
        Wash(solid(*dark), colour("#1d2c2c"), "fold", 0.85, 11),
        Veil(solid(*lit), colour("#86976a"), "sheen", 0.42, 9),
        Lines(tuple(lines), 2.4),
    )


def stitched(ring: Points, cloth: Colour) -> list[Item]:
    edge = resample(closed(ring), 15)
    ticks = tuple(points((x - 4, y - 4), (x + 4, y + 4)) for x, y in edge)
    return [
        materials.cloth(ring, cloth, "patch", weight=0.95, form=8, line=1.5),
        Lines(ticks, 1.6, colour("#e6d8b0"), strength=0.9),
    ]


def patches() -> Group:
    """Seven cloths, seven lean years."""
    cloths = (
        (470, 740, 40, "#8a3a44", 0.2),
        (700, 560, 46, "#b08a4a", -0.2),
        (610, 900, 44, "#5a6a92", 0.15),
        (720, 330, 34, "#9a6a86", 0.3),
        (390, 900, 32, "#c9b48a", -0.1),
        (560, 560, 30, "#6a4a38", 0.4),
        (760, 860, 38, "#8a4a2e", 0.0),
    )
    square = points("-1,-0.8 0.9,-1 1,0.8 -0.8,1")
    return group(
        *(
            item
            for x, y, size, cloth, turn in cloths
            for item in stitched(place(square, x, y, size, turn), colour(cloth))
        )
    )


def settled(stream: Stream) -> Group:
    """Generations: lit windows in the folds, a lake in a pocket, a wedding in a pleat."""
    lamp = colour("lamp gold")
    places = ((560, 680, 0.52, 5), (690, 440, 0.4, 5), (700, 760, 0.6, 6), (540, 1000, 0.5, 4), (640, 290, 0.3, 4))
    homes: list[Item] = []
    for index, (x, y, size, houses) in enumerate(places):
        homes.append(Glow((x, y - 30), 110 * size + 30, lamp, 0.4))
        homes.append(village(stream.child(index), houses, 190, lit=0.9, church=index == 2).placed(x, y, size))
    trees = [
        fir(stream.child(20 + i), 70).placed(x, y, size)
        for i, (x, y, size) in enumerate(
            ((620, 690, 0.7), (640, 696, 0.5), (760, 452, 0.6), (780, 780, 0.8), (450, 1012, 0.7), (432, 1016, 0.5))
        )
    ]
    couple = dancing_couple().placed(436, 800, 0.46)
    company: tuple[tuple[str, OutfitName, int, bool], ...] = (
        ("arms raised", "coat", 470, False), ("standing", "dress", 404, True), ("playing fiddle", "jacket", 496, False),
    )  # fmt: skip
    guests = [figure(pose, outfit=outfit).placed(x, 800, 0.4, 0, flip) for pose, outfit, x, flip in company]
    return group(*homes, *trees, Glow((440, 784), 80, lamp, 0.4), couple, *guests, pocket_lake(stream), name="settled")


def pocket_lake(stream: Stream) -> Group:
    mouth = blob("600,938! 664,922 744,926! 748,952 690,966 612,962")
    return group(
        Shape(solid(mouth), colour("#8fb0c4"), "water", 0.7, form=FLAT, modelling=0.2, line=1.4),
        rowing_boat(90, oars=False).placed(672, 944, 0.42),
        *DRAWN("pocket_lake"),
    )


def buttons() -> Group:
    """Down the facing; at one of them a miller has settled."""
    at = ((318, 742, 2.6), (410, 622, 2.2), (476, 496, 1.9), (548, 386, 1.5), (622, 266, 1.1))
    mill = windmill(0.5, lit=True).placed(430, 592, 0.36)
    herons = [
        moth("resting", "bone").placed(x, y, size, turn)
        for x, y, size, turn in ((560, 350, 4.0, 0.4), (360, 668, 4.6, 0.3), (700, 1024, 4.2, -0.1))
    ]
    return group(mill, *(button(9, colour("#6a3a2c")).placed(x, y, size) for x, y, size in at), *herons, name="buttons")


def graveyard() -> Group:
    stones = [
        gravestone(lean).placed(x, y, size)
        for x, y, size, lean in (
            (500, 1070, 0.6, 0.1),
            (534, 1074, 0.52, -0.05),
            (566, 1068, 0.58, 0.12),
            (598, 1062, 0.5, -0.1),
        )
    ]
    return group(*stones, name="graveyard")


def heir() -> Group:
    """A small bare face of light in a collar like a well."""
    child = figure(
        "trudging", age="child", outfit="long coat", hair="parted", mood="calm", shoes="boots", nod=-0.1, grip="open"
    ).dressed(coat=LODEN, hair=colour("#5a3a28"), shoes=colour("#4a3026"))
    walker = child.placed(*FEET, 4.2)
    x, y = walker.anchor("head")
    face = portrait(0.45, "child", hair="parted", mood="wistful", bust=False, nod=-0.05)
    face = face.dressed(hair=colour("#5a3a28"))
    at = face.anchor("head")
    lining = blob(
        (x - 34, y + 62),
        (x - 34, y + 62),
        (x - 50, y - 10),
        (x - 30, y - 92),
        (x - 30, y - 92),
        (x + 30, y - 104),
        (x + 86, y - 84),
        (x + 86, y - 84),
        (x + 78, y + 10),
        (x + 62, y + 74),
    )
    front = blob(
        (x - 40, y + 70),
        (x - 40, y + 70),
        (x - 8, y + 44),
        (x + 22, y + 40),
        (x + 40, y - 20),
        (x + 88, y - 86),
        (x + 88, y - 86),
        (x + 96, y + 10),
        (x + 84, y + 90),
        (x + 20, y + 108),
    )
    return group(
        contact_shadow(FEET[0] - 10, FEET[1] + 6, 190, colour("#33264a"), 0.7),
        materials.cloth(lining, colour("#521722"), "lining", weight=1.15, form=20, line=2.2),
        walker,
        face.placed(x - at[0] * 1.12 - 2, y - at[1] * 1.12 - 4, 1.12).changed(smooth),
        Glow((x - 14, y + 6), 66, colour("#fff0cc"), 0.85, spare=1.0),
        materials.cloth(front, LODEN.lighter(0.03), "collar", weight=1.1, form=18, line=2.2),
        Dots(points((x + 4, y + 92)), np.array([5.0]), GOLD, "clasp"),
        name="heir",
    ).placed(FEET[0] * (1 - GROWN) + 14, FEET[1] * (1 - GROWN) + 8, GROWN)


def smooth(item: Painted) -> Painted:
    """Hardly modelled: strokes of shade on so small a cheek read as wrinkles."""
    return replace(item, modelling=0.1) if isinstance(item, Shape) and item.role == "skin" else item
