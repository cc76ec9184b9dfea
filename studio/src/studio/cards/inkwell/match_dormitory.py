"""Lights Out: only this one chapter."""

from itertools import pairwise

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.geometry import Placing, curve, difference, ellipse, limb, offset, place, points, rectangle, solid
from studio.materials import cloth, lit, plain, wood
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Glaze, Glow, Group, Item, Lamplight, Lines, Scene, Veil, Wash, group

VIEW = Placing(-86, -136, 1.2, 0.0)
BEDS = np.array([170.0, 240.0, 298.0, 356.0, 432.0, 502.0, 566.0, 632.0])  # the middle of each sleeper
AWAKE, BURNT = 4, 6
LEAN = (-0.07, 0.06, -0.04, 0.15, 0.0, 0.08, -0.03, -0.06)
LOW = (0.0, 70.0, 8.0, -10.0, 0.0, 14.0, 4.0, 30.0)  # how far each has slipped under the sheet
SWELL = (1.0, 1.7, 0.9, 0.8, 1.2, 1.0, 0.6, 1.2)  # and how that lifts it
HEAD = "0,-38 20,-30 27,-4 20,24 0,32 -20,24 -27,-4 -20,-30"
FLAME = (float(BEDS[AWAKE]), 326.0)


@card("match_dormitory")
def match_dormitory(chance: Chance, palette: Palette) -> Scene:
    layers = (
        table(chance.layout.child("table"), palette),
        box(palette),
        group(Glow(FLAME, 620, palette.amber, 0.45, 1.0), Glow(FLAME, 300, palette.flame, 0.5, 1.2)),
        sleepers(palette),
        group(Glow(FLAME, 250, palette.amber, 0.35, 1.2), *burnt_one(palette)),
        blanket(palette),
        group(Glow((FLAME[0], 650), 240, palette.amber, 0.5, 1.0)),
        book(palette),
        fire(palette),
        sleeve(palette),
    )
    rig = Rig(None, Lamplight(VIEW.point(FLAME)), Glaze(palette.night, 0.6), palette.night)
    return rig.scene(*(layer.under(VIEW) for layer in layers), focal="fire")


def table(stream: Stream, palette: Palette) -> Group:
    return group(wood(rectangle(-20, -20, 820, 1220), palette.table, "table", weight=1.0, form=FLAT, line=0.0))


def box(palette: Palette) -> Group:
    outer, inner = (
        points((96, 176), (704, 176), (716, 1240), (84, 1240)),
        points((124, 206), (676, 206), (686, 1240), (114, 1240)),
    )
    return group(
        Wash(solid(place(outer, 26, 20)), palette.night, "shadow", 1.2, 10),
        wood(outer, palette.wood, "box", weight=0.9, form=10, line=3.0),
        wood(inner, palette.wood.darker(0.45), "inside", weight=1.0, form=FLAT, line=2.4),
        Lines(tuple(points((124 + 79 * k, 206), (122 + 80 * k, 420)) for k in range(1, 7)), 1.2, strength=0.3),
    )


def sleepers(palette: Palette) -> Group:
    """On one long pillow."""
    pillow = curve("130,400! 136,330 172,318 400,312 630,318 664,330 670,400! 660,486 400,496 140,486", closed=True)
    items: list[Item] = [
        Wash(solid(place(pillow, 6, 10)), palette.night, "shadow", 0.8, 5),
        cloth(pillow, palette.linen, "pillow", weight=0.3, form=26, modelling=0.6, line=2.6),
    ]
    for k, x in enumerate(BEDS):
        if k == BURNT:
            continue
        here = Placing(float(x), 392 + LOW[k], 1.0, LEAN[k])
        items += [
            Wash(solid(here(ellipse(4, 8, 42, 50))), palette.night, "dent", 0.55, 10),
            wood(here(points("-15,10 15,10 16,400 -16,400")), palette.stick, "stick", weight=0.8, form=8, line=2.4),
            plain(here(curve(HEAD, closed=True)), palette.head, "head", weight=1.15, line=2.6),
            Veil(solid(here(ellipse(-8, -14, 5, 9, 0.4))), palette.linen, "shine", 0.7, 2),
        ]
    return group(*items)


def burnt_one(palette: Palette) -> Group:
    """Last night it was a thick book; it lies beside."""
    here = Placing(float(BEDS[BURNT]), 396, 1.0, LEAN[BURNT])
    stick = limb("0,200 1,120 -5,60 4,10 20,-26", [30, 26, 20, 15, 11])
    cracks = tuple(curve(way) for way in ("-8,60 4,56", "-6,92 8,86", "2,20 12,16", "-10,130 6,126"))
    return group(
        Wash(solid(here(ellipse(8, 0, 34, 40))), palette.night, "dent", 0.6, 9),
        plain(here(stick), palette.char, "char", weight=1.3, form=6, modelling=0.0, line=2.4),
        plain(
            here(curve("20,-52 34,-40 36,-22 24,-10 10,-18 8,-38", closed=True)),
            palette.char,
            "char",
            weight=1.3,
            modelling=0.0,
            line=2.4,
        ),
        Veil(solid(*(here(limb(crack, [1, 2.4, 1])) for crack in cracks)), palette.stick, "ash", 0.7, 0.8),
    )


def blanket(palette: Palette) -> Group:
    """Over all of them, and it shows who lies how."""
    x = np.linspace(110, 690, 240)
    lift = sum(swell * np.exp(-(((x - bed) / 24) ** 2)) for bed, swell in zip(BEDS, SWELL, strict=True))
    items: list[Item] = []
    whole = np.vstack([np.stack([x, 560 - 16 * lift], axis=1), points((700, 1240), (100, 1240))])
    items.append(cloth(whole, palette.blanket, "blanket", weight=1.1, form=10, line=2.8))
    stripes = []
    for y in range(650, 1240, 84):
        band = np.vstack([np.stack([x, y - 14 * lift], axis=1), np.stack([x, y + 34 - 14 * lift], axis=1)[::-1]])
        stripes.append(band)
    valleys = [
        limb([(0.5 * (a + b), 560), (0.5 * (a + b) + 2, 900), (0.5 * (a + b), 1240)], [26, 34, 30])
        for a, b in pairwise(BEDS)
    ]
    fold = np.vstack(
        [np.stack([x, 548 - 16 * lift], axis=1), np.stack([x, 612 - 18 * lift + 4 * np.sin(x / 37)], axis=1)[::-1]]
    )
    items += [
        Clip(
            solid(whole),
            group(
                cloth(solid(*stripes), palette.stripe, "stripe", weight=1.0, form=FLAT, modelling=0.3, line=1.2),
                Wash(solid(*valleys), palette.night, "valley", 0.7, 12),
                Veil(
                    solid(*(limb([(bed - 6, 600), (bed - 6, 1240)], [10, 14]) for bed in BEDS)),
                    palette.linen,
                    "ridge",
                    0.18,
                    8,
                ),
            ),
        ),
        Wash(solid(place(fold, 0, 12)), palette.night, "shadow", 0.8, 6),
        cloth(fold, palette.linen, "sheet", weight=0.4, form=14, line=2.6),
    ]
    return group(*items)


def book(palette: Palette) -> Group:
    x, y = FLAME[0], 690.0
    left = curve(
        [
            (x, y - 40),
            (x - 40, y - 52),
            (x - 92, y - 40),
            (x - 92, y - 40),
            (x - 98, y + 52),
            (x - 98, y + 52),
            (x - 44, y + 40),
            (x, y + 54),
            (x, y + 54),
        ],
        closed=True,
    )
    right = np.stack([2 * x - left[:, 0], left[:, 1]], axis=1)
    rows = [
        curve(
            [
                (x + s * 14, y - 26 + 13 * k),
                (x + s * 48, y - 34 + 13 * k),
                (x + s * (84 - 22 * (k == 5)), y - 26 + 13 * k),
            ]
        )
        for s in (-1, 1)
        for k in range(6)
    ]
    return group(
        Wash(solid(place(left, -4, 24), place(right, 6, 24)), palette.night, "shadow", 1.0, 7),
        plain(place(np.vstack([left]), 0, 9, 1.0), palette.cover, "cover", weight=1.0, line=2.4),
        plain(place(right, 0, 9), palette.cover, "cover", weight=1.0, line=2.4),
        plain(left, palette.page, "page", weight=0.3, form=10, modelling=0.4, line=2.2),
        plain(right, palette.page, "page", weight=0.3, form=10, modelling=0.4, line=2.2),
        Veil(solid(left, right), palette.page, "lit", 0.6, 10, (1.0, 0.4)),
        Glow((x, y - 30), 110, palette.flame, 0.45, 1.4),
        Lines(tuple(rows), 1.6, palette.night, strength=0.6),
    )


def fire(palette: Palette) -> Group:
    """Not quite steady: a page has been turned."""
    x, y = FLAME
    form = "14,-176! 20,-128 44,-78 50,-30 38,16 0,34 -38,16 -48,-26 -30,-66 -6,-92 -4,-132"
    tongue = place(curve(form, closed=True), x, y + 30, 1.1)
    heart = place(curve("6,-84! 18,-44 24,-14 14,14 0,22 -14,14 -24,-12 -12,-46", closed=True), x, y + 30)
    return group(
        Veil(offset(solid(tongue), 5), palette.amber, "flame", 0.9, 7),
        lit(tongue, palette.amber, "flame", weight=1.0),
        lit(place(tongue - (x, y + 30), x + 1, y + 30, 0.78), palette.flame, "flame", weight=0.9),
        Veil(solid(heart), palette.page, "heart", 1.0, 4),
        Glow((x, y), 120, palette.flame, 0.5, 1.8),
        name="fire",
    )


def sleeve(palette: Palette) -> Group:
    """The house they live in, pushed back for the night."""
    cover = points((66, 988), (734, 988), (746, 1240), (54, 1240))
    frames = [points((80 + d, 1002 + d), (720 - d, 1002 + d), (732 - d, 1240), (68 + d, 1240)) for d in (0, 16)]
    moon = difference(solid(ellipse(400, 1062, 44)), solid(ellipse(420, 1050, 38)))
    waves = [
        limb([(x, y), (x + 30, y - 14), (x + 60, y), (x + 90, y - 14), (x + 120, y)], [3, 6, 6, 6, 3])
        for x in (130, 550)
        for y in (1044, 1068, 1092)
    ]
    return group(
        Wash(solid(place(cover, 0, -20)), palette.night, "shadow", 1.2, 8),
        plain(cover, palette.label, "sleeve", weight=1.1, form=6, line=3.2),
        plain(frames[0], palette.gold, "frame", weight=1.0, form=FLAT, modelling=0.2, line=2.0),
        plain(frames[1], palette.label, "label", weight=1.1, form=FLAT, modelling=0.2, line=2.0),
        lit(moon, palette.gold, "moon", weight=0.9, line=1.8),
        lit(solid(*waves), palette.gold, "wave", weight=0.9),
    )
