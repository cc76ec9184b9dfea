"""The Candle on Trial: the witness points, or reaches."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, colour, mix
from studio.geometry import Point, Points, blob, curve, ellipse, fuse, limb, paths, place, points, rectangle, solid
from studio.landscape import wall
from studio.motifs.animals import moth
from studio.motifs.forms import both_sides
from studio.motifs.plants import wreath
from studio.motifs.things.lights import flame
from studio.motifs.things.tools import crutch
from studio.scene import FLAT, Dots, Glaze, Glow, Group, Item, Lamplight, Lines, Scene, Shape, Wash, group

FLAME = (452.0, 520.0)
SOOT = colour("#2a2026")
BENCH = colour("#4a3024")
GOLD = colour("#ffd684")
TINTS = tuple(colour(name) for name in ("#b3946c", "#b3a0bc", "#8f7355", "#d0bc96", "#a58a94", "#7d6478"))


@card("candle_trial")
def candle_trial(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=wall(colour("#33242a"), colour("#2c2026"), lines=0.4),
        layers=(
            hollow_tree(layout.child("tree")),
            group(Glow(FLAME, 560, GOLD, 0.5, falloff=1.3)),
            presiding(layout.child("judge")),
            *(tier(layout.child(row), row) for row in range(4)),
            snuffer(),
            group(Glow((FLAME[0], FLAME[1] - 30), 250, GOLD, 0.75)),
            court_floor(),
            accused(),
            lovers(),
            witness_box(layout.child("witness")),
            defence(),
        ),
        focal=(330.0, 420.0, 560.0, 900.0),
        light=Lamplight(FLAME),
        glaze=Glaze(colour("#241a2c"), 0.5),
        shadow=colour("#4a3448"),
    )


def hollow_tree(stream: Stream) -> Group:
    """Walls of heartwood, and the dark on both sides of them."""
    rings = tuple(
        curve(
            [
                (400 + r * math.cos(a), 760 + 1.1 * r * math.sin(a) + stream.normal(0, 5))
                for a in np.linspace(math.pi, math.tau, 15)
            ]
        )
        for r in range(150, 700, 34)
    )
    left = blob(
        (-20, -20),
        (-20, -20),
        (150, -20),
        (150, -20),
        (96, 160),
        (70, 420),
        (84, 640),
        (44, 900),
        (60, 1220),
        (60, 1220),
        (-20, 1220),
        (-20, 1220),
    )
    right = blob(
        (820, -20),
        (820, -20),
        (668, -20),
        (668, -20),
        (716, 180),
        (738, 420),
        (722, 640),
        (760, 900),
        (744, 1220),
        (744, 1220),
        (820, 1220),
        (820, 1220),
    )
    return group(
        Lines(rings, 1.6, strength=0.6),
        Shape(solid(left), SOOT, "bark", 1.15, form=50, texture="bark", line=2.0),
        Shape(solid(right), SOOT, "bark", 1.15, form=50, texture="bark", line=2.0),
        name="tree",
    )


def feathered(start: Point, end: Point, size: float, paint: Colour) -> Group:
    """One antenna, a comb on a bent stem."""
    (x, y), (tx, ty) = start, end
    stem = curve([start, (0.6 * x + 0.4 * tx, 0.3 * y + 0.7 * ty), end])
    barbs = [
        limb([at, at + side * np.array([0.9, -0.3]) * size], [1.2, 0.8]) for at in stem[2::2] for side in (-1.0, 1.0)
    ]
    return group(Shape(solid(limb(stem, [2.4, 1.4]), *barbs), paint, "antenna", 0.6, form=FLAT, modelling=0, line=0.5))


def juror(tint: Colour, gaze: float) -> Group:
    """A moth 80 tall in its own wings, looking aside by `gaze`."""
    pale = mix(tint, colour("cream"), 0.45)
    shawl = blob(
        (0, -56), (26, -50), (42, -22), (48, 10), (30, 18), (0, 12), (-30, 18), (-48, 10), (-42, -22), (-26, -50)
    )
    seams = paths(
        curve([(-3, -48), (2, -20), (0, 12)]),
        curve([(-34, -26), (-24, -6), (-26, 14)]),
        curve([(34, -26), (24, -6), (26, 14)]),
    )
    spots = [ellipse(side * 25, -16, 7, 8) for side in (-1, 1)]
    ruff = blob((-22, -48), (-12, -60), (12, -60), (22, -48), (14, -38), (0, -34), (-14, -38))
    eyes = points((-7 + gaze, -64), (7 + gaze, -64))
    return group(
        feathered((-6, -74), (-24, -98), 5, pale),
        feathered((6, -74), (24, -98), 5, pale),
        Shape(solid(shawl), tint, "wing", 0.9, form=20, line=1.6),
        Shape(solid(*spots), tint.darker(0.35), "spot", 1.0, form=FLAT, line=1.0),
        Dots(points((-25, -16), (25, -16)), np.array([3.0, 3.0]), pale, "spot"),
        Lines(seams, 1.2, strength=0.7),
        Shape(solid(ruff), pale, "fur", 0.7, form=8, texture="fur", line=1.2),
        Shape(solid(ellipse(0, -64, 17, 15)), tint.lighter(0.06), "fur", 0.85, form=9, line=1.5),
        Dots(eyes, np.array([5.2, 5.2]), colour("ink black"), "eyes"),
        Dots(place(eyes, 1.4 + 0.3 * gaze, -1.6), np.array([1.6, 1.6]), colour("white"), "spark"),
    )


def tier(stream: Stream, row: int) -> Group:
    """One bench of the jury, the far ones first: some lean away, some lean in."""
    base, apart, scale = ((318.0, 86.0, 0.74), (400.0, 92.0, 0.84), (492.0, 104.0, 0.95), (602.0, 118.0, 1.1))[row]
    items: list[Item] = []
    for k in range(-4, 5):
        x = 412 + (k + 0.5 * (row % 2)) * apart + stream.normal(0, 4)
        if not 96 < x < 716 or (row == 3 and abs(x - FLAME[0]) < 70):
            continue
        y = base + 0.0005 * (x - 412) ** 2
        towards = 1.0 if x < FLAME[0] else -1.0
        lean = towards * stream.choice((0.16, 0.1, -0.1, 0.05, 0.2))
        items.append(juror(TINTS[stream.integer(0, len(TINTS))], 3.2 * towards).placed(x, y, scale, rotation=lean))
    across = np.linspace(40, 780, 20)
    arc: Points = np.stack([across, base + 3 * scale + 0.0005 * (across - 412) ** 2], axis=1)
    rail = np.vstack([arc, place(arc[::-1], 0, 52 * scale)])
    posts = tuple(points(np.add(at, (0, 4)), np.add(at, (0, 50 * scale))) for at in arc)
    items += [
        Shape(solid(rail), BENCH, "bench", 1.0, form=10, texture="wood", flow=0.0, line=1.8),
        Lines(posts, 1.4, strength=0.7),
    ]
    return group(*items, name=f"tier {row}")


def presiding(stream: Stream) -> Group:
    """The judge, whose wings look at you."""
    tint = colour("#9c7f60")
    fore = [(8, -40), (8, -40), (60, -86), (138, -98), (150, -70), (120, -24), (64, -2), (10, -6)]
    hind = [(8, -10), (8, -10), (60, -4), (100, 22), (90, 58), (48, 62), (12, 30)]
    eyes: list[Item] = []
    for x in (-84, 84):
        eyes += [
            Shape(solid(ellipse(x, -52, 29, 29)), colour("#4a3428"), "spot", 1.05, form=FLAT, line=1.4),
            Shape(solid(ellipse(x, -52, 22, 22)), colour("#f0bb4a"), "spot", 1.0, form=FLAT, modelling=0.3, line=1.2),
            Dots(points((x, -50)), np.array([12.0]), colour("ink black"), "pupil"),
            Dots(points((x + 5, -56)), np.array([3.6]), colour("white"), "spark"),
        ]
    veins = tuple(
        curve([(s * 12, -30), (s * 70, -34 - 10 * k), (s * 134, -84 + 26 * k)]) for s in (-1, 1) for k in range(3)
    )
    body = juror(colour("#b39a78"), 0.0).placed(0, 40, 1.05)
    judge = group(
        Shape(both_sides(blob(*hind)), tint.darker(0.1), "wing", 0.95, form=20, line=1.7),
        Shape(both_sides(blob(*fore)), tint, "wing", 0.95, form=26, line=1.9),
        Lines(veins, 1.2, strength=0.6),
        *eyes,
        body,
        name="judge",
    )
    return group(wreath(stream, 30).placed(412, 92, 1.2), judge.placed(412, 222, 1.05), name="bench of the judge")


def court_floor() -> Group:
    return group(
        Shape(
            solid(
                blob(
                    (-20, 800),
                    (-20, 800),
                    (200, 760),
                    (452, 750),
                    (640, 762),
                    (820, 800),
                    (820, 1220),
                    (820, 1220),
                    (-20, 1220),
                    (-20, 1220),
                )
            ),
            colour("#6a4632"),
            "floor",
            0.95,
            colour("#2c2024"),
            form=FLAT,
            texture="wood",
            flow=0.0,
            line=1.8,
        ),
        Glow((452, 850), 420, GOLD, 0.5),
        Wash(solid(ellipse(452, 1048, 190, 36)), SOOT, "cast shadow", 0.7, 9),
    )


def accused() -> Group:
    """Tall, white, weeping; it has nothing to say but light."""
    x, top, foot = FLAME[0], 556.0, 960.0
    stick = blob(
        (x - 40, foot),
        (x - 40, foot),
        (x - 38, 720),
        (x - 36, top + 12),
        (x - 20, top - 4),
        (x, top + 4),
        (x + 22, top - 6),
        (x + 37, top + 14),
        (x + 38, 740),
        (x + 40, foot),
        (x + 40, foot),
    )
    tears = [
        limb([(x + dx, top + 8), (x + dx + 1, top + 0.5 * long), (x + dx, top + long)], [9, 11, 17])
        for dx, long in ((-34, 130), (-18, 60), (12, 96), (33, 190), (-40, 290), (24, 40))
    ]
    wax = colour("#fbf2dc")
    rails = [
        limb([(x - 118 + 29.5 * k, 968), (x - 118 + 29.5 * k, 1012), (x - 118 + 29.5 * k, 1044)], [10, 16, 10])
        for k in range(9)
    ]
    return group(
        Shape(solid(stick), wax, "wax", 0.3, colour("#d9c8b0"), form=30, modelling=0.6, line=2.0),
        Shape(solid(*tears), wax, "wax", 0.25, form=6, modelling=0.6, line=1.4),
        Lines((curve([(x, top + 4), (x + 2, top - 12), (x - 1, top - 24)]),), 4.0),
        group(*flame(96, 1.6)).placed(x, top - 14),
        Shape(
            solid(rectangle(x - 132, 936, x + 132, 970)),
            colour("#8a5a38"),
            "wood",
            1.0,
            form=9,
            texture="wood",
            flow=0.0,
            line=1.9,
        ),
        Shape(solid(*rails), colour("#75492e"), "wood", 1.0, form=7, line=1.5),
        Shape(
            solid(rectangle(x - 140, 1040, x + 140, 1072)),
            colour("#6a4028"),
            "wood",
            1.0,
            form=9,
            texture="wood",
            flow=0.0,
            line=1.9,
        ),
        name="accused",
    )


def witness_box(stream: Stream) -> Group:
    """Small, brown, on a crutch; one wing is a cinder. The leg stretches towards the flame."""
    tint, pale = colour("#a67f56"), colour("#e0c8a0")
    whole = blob((150, 800), (150, 800), (118, 850), (92, 930), (96, 1000), (130, 1010), (160, 940), (176, 850))
    burnt = blob(
        (196, 804),
        (196, 804),
        (236, 836),
        (262, 880),
        (250, 900),
        (262, 916),
        (240, 920),
        (246, 944),
        (222, 936),
        (216, 962),
        (198, 940),
        (186, 880),
    )
    holes = [ellipse(x, y, r, 1.2 * r) for x, y, r in ((234, 886, 6), (220, 912, 4))]
    trunk = limb([(172, 800), (176, 870), (180, 950), (182, 1010)], [46, 58, 54, 44])
    arm = limb([(190, 838), (236, 810), (276, 770), (330, 742)], [17, 13, 11, 8])
    claws = [limb([(326, 744), (342, 736 + 8 * k), (352, 728 + 12 * k)], [8, 6, 3]) for k in range(2)]
    head = place(ellipse(0, 0, 34, 31), 184, 768)
    eyes = points((196, 764), (212, 758))
    box = [rectangle(84, 996, 290, 1026), rectangle(96, 1026, 278, 1140)]
    return group(
        Shape(solid(whole), tint, "wing", 0.95, form=22, line=1.9),
        Lines(paths(curve([(150, 812), (124, 900), (112, 996)]), curve([(156, 820), (146, 900), (138, 1000)])), 1.3),
        Shape(solid(burnt), colour("#4a3630"), "wing", 1.1, form=14, line=1.9),
        Shape(solid(*holes), GOLD, "hole", 0.8, modelling=0, line=1.2),
        crutch(66).placed(140, 868, 2.4, rotation=0.06),
        Shape(solid(trunk), tint.lighter(0.05), "fur", 0.9, form=20, texture="fur", line=1.8),
        Shape(
            solid(blob((146, 806), (160, 788), (196, 790), (212, 808), (196, 826), (166, 830))),
            pale,
            "fur",
            0.7,
            form=10,
            texture="fur",
            line=1.4,
        ),
        feathered((176, 742), (136, 690), 9, pale),
        feathered((194, 738), (206, 676), 9, pale),
        Shape(solid(head), tint.lighter(0.1), "fur", 0.85, form=16, texture="fur", line=1.8),
        Dots(eyes, np.array([9.0, 8.0]), colour("ink black"), "eyes"),
        Dots(place(eyes, 3, -3), np.array([2.8, 2.6]), colour("#fff2c0"), "spark"),
        Shape(fuse(arm, *claws, soften=2), pale, "leg", 0.9, form=4, line=1.6),
        Shape(solid(box[1]), colour("#5f3c28"), "wood", 1.0, form=10, texture="wood", line=1.8),
        Shape(solid(box[0]), colour("#8a5a38"), "wood", 1.0, form=9, texture="wood", flow=0.0, line=1.8),
        name="witness",
    )


def snuffer() -> Group:
    """On the wall, like an axe."""
    cone = blob((704, 356), (704, 356), (724, 412), (724, 412), (704, 420), (684, 412), (684, 412))
    return group(
        Shape(
            solid(limb([(700, 360), (690, 310), (664, 262)], [7, 6, 6]), ellipse(660, 254, 10, 10)),
            colour("brass"),
            "metal",
            1.0,
            form=4,
            line=1.5,
        ),
        Shape(solid(cone), colour("#c79a3c"), "metal", 1.0, form=14, texture="metal", line=1.7),
        name="snuffer",
    ).placed(-64, -168)


def lovers() -> Group:
    """Two from the back row who have stopped listening."""
    return group(
        moth("spread", "bone").placed(560, 778, 5.2, rotation=-0.6),
        moth("spread", "dusty lilac").placed(628, 830, 4.8, rotation=-0.8),
        name="lovers",
    )


def defence() -> Group:
    """Counsel for the accused, who shines a little too."""
    body = limb([(640, 1090), (676, 1050), (668, 990), (640, 956)], [30, 40, 38, 34])
    rings = tuple(curve([(x - 17, y), (x, y + 8), (x + 18, y - 2)]) for x, y in ((672, 1046), (676, 1020), (670, 994)))
    desk = [rectangle(580, 1068, 746, 1090), rectangle(596, 1090, 732, 1160)]
    return group(
        Glow((694, 1040), 120, colour("#d8f08a"), 0.7),
        Shape(solid(body), colour("#8f9a54"), "skin", 0.95, form=16, line=1.8),
        Lines(rings, 1.4),
        Shape(
            solid(blob((618, 948), (640, 930), (668, 942), (672, 972), (646, 986), (620, 974))),
            colour("#5a5038"),
            "head",
            1.0,
            form=12,
            line=1.7,
        ),
        Dots(points((626, 956), (640, 953)), np.array([5.4, 5.4]), colour("#fff6d0"), "eyes"),
        Dots(points((624, 955), (638, 952)), np.array([2.6, 2.6]), colour("ink black"), "pupils"),
        Shape(
            solid(limb([(652, 1000), (618, 996), (596, 972)], [9, 7, 5])),
            colour("#8f9a54"),
            "arm",
            1.0,
            form=4,
            line=1.4,
        ),
        Shape(solid(desk[1]), colour("#5f3c28"), "wood", 1.0, form=8, texture="wood", line=1.7),
        Shape(solid(desk[0]), colour("#8a5a38"), "wood", 1.0, form=7, texture="wood", flow=0.0, line=1.7),
        name="defence",
    )
