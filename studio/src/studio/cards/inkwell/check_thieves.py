"""Not Hungry: they have left the cake, and what will they do with so much red?"""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, Palette
from studio.geometry import (
    Point,
    Points,
    along,
    closed,
    curve,
    ellipse,
    limb,
    place,
    points,
    rectangle,
    solid,
    with_holes,
)
from studio.landscape import cast_shadow
from studio.materials import lit, metal, plain
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Dots, Group, Item, Lines, Scene, Sunlight, Veil, Wash, group

SUN = Sunlight((-0.6, -0.55, 0.6))
CELL = 50.0
LEAN = 0.16  # how the cloth lies
HEM = curve("500,1230 590,1120 700,1040 830,990")
PLATE = (330.0, 846.0)
# The ways they take: from the edge of what is left, round the plate, over the hem.
WAYS = (
    "250,360 170,430 104,530 80,640 84,780 112,920 190,1034 310,1086 440,1080 560,1046 660,1040 740,1110 800,1230",
    "560,400 600,480 596,570 560,650 556,760 590,860 640,930 716,960 780,1020 850,1090",
)
PLUCKING = ((30, 420, -1.4), (322, 432, -2.0), (430, 356, -0.9), (752, 420, -1.2))
HAT = (676.0, 96.0)
TEMPTED = (508.0, 772.0)


@card("check_thieves")
def check_thieves(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    return Rig(None, SUN, None, palette.shade).scene(
        lawn(layout.child("lawn"), palette),
        cloth_(layout.child("cloth"), palette),
        dish(palette),
        ants(layout.child("ants"), palette),
        hat(layout.child("hat"), palette),
        focal="ants",
    )


def lawn(stream: Stream, palette: Palette) -> Group:
    items: list[Item] = [plain(rectangle(460, 940, 820, 1220), palette.lawn, "lawn", weight=1.0, form=FLAT, line=0.0)]
    for k in range(3):
        roots = np.stack([stream.uniform(460, 820, count=150), stream.uniform(960, 1230, count=150)], axis=1)
        ways = [curve([(x, y), (x + 6, y - 16), (x + stream.normal(10, 14), y - 34)]) for x, y in roots]
        items.append(Lines(tuple(ways), 2.6, (palette.leaf, palette.lime, palette.leaf)[k], strength=0.7))
    return group(*items)


def on_cloth(x: float, y: float) -> Point:
    c, s = math.cos(LEAN), math.sin(LEAN)
    return 400 + c * (x - 400) - s * (y - 600), 600 + s * (x - 400) + c * (y - 600)


def left_over(x: float, y: float) -> float:
    """How sure it is that a check is still there: all above, none below, and bays where they began."""
    rim = 210 + 90 * math.sin(x / 118 + 0.9)
    return 1.15 - (y - rim) / 300


def cloth_(stream: Stream, palette: Palette) -> Group:
    """Woven white, and what is left of the red."""
    sheet = np.vstack([points((-30, -30), (830, -30)), HEM[::-1], points((-30, 1230))])
    tones: dict[str, list[Points]] = {"red": [], "pink": []}
    for i in range(-14, 32):
        for j in range(-16, 30):
            both = (i % 2) + (j % 2)
            middle = on_cloth(i * CELL + CELL / 2, j * CELL + CELL / 2)
            if both and stream.happens(left_over(*middle)):
                corners = ((0, 0), (1, 0), (1, 1), (0, 1))
                ring = points(*(on_cloth((i + a) * CELL, (j + b) * CELL) for a, b in corners))
                tones["red" if both == 2 else "pink"].append(ring)
    weave = [points(on_cloth(x, -300), on_cloth(x, 1500)) for x in np.arange(-400, 1200, 12.5)]
    weave += [points(on_cloth(-400, y), on_cloth(1200, y)) for y in np.arange(-300, 1500, 12.5)]
    dents = [band(on_cloth(-400, y), on_cloth(1200, y)) for y in (150, 690)] + [
        band(on_cloth(425, -400), on_cloth(425, 1600))
    ]
    inside = group(
        lit(solid(*tones["pink"]), palette.pink, "pink", weight=0.8),
        lit(solid(*tones["red"]), palette.red, "red", weight=1.0),
        Lines(tuple(weave), 0.8, palette.shade, strength=0.16, taper=False),
        Wash(solid(*(place(dent, 7, 7) for dent in dents)), palette.shade, "fold", 0.34, 5),
        Veil(solid(*(place(dent, -5, -5) for dent in dents)), palette.white, "fold", 0.5, 5),
    )
    hem = tuple(place(HEM, -d, -d) for d in (9, 14))
    return group(
        Wash(solid(place(sheet, 14, 18)), palette.leaf, "shadow", 1.0, 4),
        plain(sheet, palette.white, "cloth", weight=0.15, form=FLAT, modelling=0, line=2.4),
        Veil(solid(sheet), palette.white, "cloth", 0.8, 2),
        Clip(solid(sheet), inside),
        Lines(hem, 1.6, palette.red, strength=0.8),
    )


def band(start: Point, end: Point) -> Points:
    """A crease, as it was folded in the drawer."""
    return limb([start, end], [13, 13])


def dish(palette: Palette) -> Group:
    """A slice of cake, with cream and a strawberry, and nobody near."""
    x, y = PLATE
    rim, well = ellipse(x, y, 164), ellipse(x, y, 112)
    tip, left, right, down = np.array([x + 100, y + 6]), np.array([x - 92, y + 44]), np.array([x - 52, y - 84]), (0, 40)
    side = points(left, tip, tip + down, left + down)
    top = np.vstack([points(tip), curve(points(left, (x - 92, y - 22), right))])
    layers = tuple(points(np.add(left, (1, h)), np.add(tip, (-1, h))) for h in (13.0, 27.0))
    puffs = [
        ellipse(px, py, 20, 18) for px, py in ((x - 58, y - 72), (x - 78, y - 40), (x - 86, y - 4), (x - 82, y + 32))
    ]
    berry = curve([(x + 22, y - 8), (x - 4, y - 36), (x - 40, y - 34), (x - 48, y - 2), (x - 18, y + 14)], closed=True)
    seeds = [(x - 34 + 14 * (k % 4) - 3 * (k // 4), y - 26 + 12 * (k // 4)) for k in range(11)]
    crumbs = np.array([(x + 64, y + 74), (x + 40, y + 84), (x + 88, y + 60), (x - 10, y - 98)])
    return group(
        cast_shadow(solid(place(rim, 24, 28)), palette.shade, 0.9, 3),
        plain(rim, palette.white, "plate", weight=0.2, form=24, modelling=0.5, line=2.8),
        Veil(solid(ellipse(x, y, 158)), palette.white, "plate", 0.7, 4),
        Lines((closed(ellipse(x, y, 152)), closed(ellipse(x, y, 144))), 2.6, palette.red, strength=0.9, taper=False),
        Wash(with_holes(ellipse(x, y, 122), ellipse(x + 4, y + 5, 112)), palette.shade, "well", 0.5, 4),
        Lines((closed(well),), 1.4, palette.shade, strength=0.6, taper=False),
        cast_shadow(solid(place(np.vstack([top, side]), 30, 24)), palette.shade, 0.9, 2),
        plain(side, palette.crumb, "crumb", weight=1.0, form=FLAT, line=2.6),
        Lines(layers, 7.5, palette.red, strength=1.0, taper=False, steady=True),
        plain(top, palette.cream, "icing", weight=0.5, form=10, modelling=0.5, line=2.6),
        *(plain(puff, palette.white, "cream", weight=0.2, line=2.0) for puff in puffs),
        plain(berry, palette.red, "berry", weight=1.1, line=2.4),
        Lines(tuple(points(seed, (seed[0] + 3, seed[1] + 4)) for seed in seeds), 2.6, palette.cream, strength=1.0),
        Dots(crumbs, np.array([4.0, 2.6, 2.2, 3.0]), palette.crumb, "crumb"),
        name="dish",
    )


def hat(stream: Stream, palette: Palette) -> Group:
    """Somebody's, with a ribbon they will come to yet."""
    x, y = HAT
    brim = curve(
        [
            (x + (218 + 5 * math.sin(3 * t)) * math.cos(t), y + (206 + 6 * math.cos(2 * t)) * math.sin(t))
            for t in np.linspace(0, 6.1, 26)
        ],
        closed=True,
    )
    braid = tuple(closed(ellipse(x, y, 214 * r, 203 * r, count=80)) for r in np.arange(0.12, 0.99, 0.045))
    spokes = [(math.cos(t), math.sin(t)) for t in stream.uniform(0, math.tau, count=260)]
    straws = tuple(
        points((x + r * a, y + r * b), (x + (r + 14) * a, y + (r + 14) * b))
        for (a, b), r in zip(spokes, stream.uniform(20, 196, count=260), strict=True)
    )
    band = with_holes(ellipse(x, y, 112, 106), ellipse(x, y, 92, 87))
    knots = [
        limb(
            [
                (x + 102 * math.cos(t), y + 97 * math.sin(t)),
                (x + 102 * math.cos(t + 0.02), y + 97 * math.sin(t + 0.02)),
            ],
            [13, 13],
        )
        for t in np.arange(2.2, 7.6, 0.3)
    ]
    return group(
        cast_shadow(solid(place(brim, 30, 36)), palette.shade, 1.0, 4),
        plain(brim, palette.straw, "brim", weight=0.9, form=30, line=3.0),
        Wash(solid(place(ellipse(0, 0, 118, 112), x + 16, y + 18)), palette.crumb, "shadow", 0.8, 8),
        plain(ellipse(x, y, 106, 100), palette.straw, "crown", weight=0.8, form=60, line=2.6),
        Lines(braid, 1.2, palette.crumb, strength=0.7, taper=False),
        Lines(straws, 1.2, palette.crumb, strength=0.6),
        plain(band, palette.white, "ribbon", weight=0.3, form=4, line=2.0),
        Clip(band, group(lit(solid(*knots), palette.red, "ribbon", weight=1.0))),
        check((x - 128, y + 78), 0.4, palette.red, palette, 6.0).placed(0.3 * (x - 128), 0.3 * (y + 78), 0.7),
        ant(stream, x - 142, y + 112, 1.9, palette, None),
        name="hat",
    )


def ants(stream: Stream, palette: Palette) -> Group:
    """In file, each with its check; one has put its own down."""
    items: list[Item] = []
    taken = [TEMPTED, *((x, y) for x, y, _ in PLUCKING)]
    for k, way in enumerate(WAYS):
        path, here = curve(way), stream.child(k)
        for _ in range(900):
            (x, y), heading = along(path, here.uniform())
            aside = here.normal(0, 20)
            x, y = x - aside * math.sin(heading), y + aside * math.cos(heading)
            if math.dist((x, y), PLATE) > 206 and all(math.dist((x, y), other) > 68 for other in taken):
                taken.append((x, y))
                load = here.normal(0.2, 0.4) if here.happens(0.8) else None
                items.append(ant(here, x, y, heading + here.normal(0, 0.2), palette, load))
    for x, y, heading in PLUCKING:
        ahead = (x + 44 * math.cos(heading), y + 44 * math.sin(heading))
        items += [
            check(ahead, LEAN + 0.22, palette.red, palette, 9.0),
            ant(stream.child("pluck"), x, y, heading, palette, None),
        ]
    x, y = TEMPTED
    items += [
        check((x + 52, y + 44), 0.5, palette.red, palette, 3.0),
        ant(stream.child("tempted"), x, y, 2.9, palette, None),
    ]
    return group(*items, name="ants")


def check(at: Point, turn: float, tone: Colour, palette: Palette, high: float) -> Group:
    """One of them, a little warped by the wind; `high` is how far its shadow falls."""
    side = "-24,-24! 0,-21 24,-24! 27,0 24,24! 0,28 -24,24! -21,0"
    square = place(curve(side, closed=True), *at, 1.0, turn)
    return group(
        Wash(solid(place(square, 0.8 * high, high)), palette.shade, "shadow", 0.8, 2),
        plain(square, tone, "check", weight=1.0, form=5, modelling=0.5, line=2.0),
        Lines(
            (place(points("-18,-8 16,-10"), *at, 1.0, turn), place(points("-14,6 18,4"), *at, 1.0, turn)),
            1.0,
            palette.ink,
            strength=0.25,
        ),
    )


def ant(stream: Stream, x: float, y: float, heading: float, palette: Palette, load: float | None) -> Group:
    """Three beads, six legs; a load is held over the back."""
    legs = []
    steps = (((6, 3), (17, 17), (30, 21)), ((1, 3), (1, 20), (-3, 32)), ((-4, 3), (-17, 17), (-33, 28)))
    for side in (-1, 1):
        for root, knee, toe in steps:
            swing = stream.normal(0, 2.4)
            way = [root, (knee[0] + swing, knee[1]), (toe[0] + 2 * swing, toe[1])]
            legs.append(curve([(a, side * b) for a, b in way]))
    feelers = [curve([(20, side * 3), (31, side * 11), (41, side * 6)]) for side in (-1, 1)]
    beads = (
        ellipse(-21, 0, 16, 10.5),
        ellipse(-2, 0, 9, 5.5),
        ellipse(16, 0, 10, 9),
        limb([(-12, 0), (10, 0)], [5, 5]),
    )
    insect = group(
        Lines(tuple(legs), 2.6, palette.ink, strength=1.0, taper=False),
        Lines(tuple(feelers), 1.8, palette.ink, strength=1.0),
        metal(solid(*beads), palette.ink, "ant", weight=1.1, line=1.0),
    ).placed(x, y, 1.14, heading)
    shade = place(ellipse(-8, 0, 30, 11), x + 6, y + 8, 1.0, heading)
    items: list[Item] = [Wash(solid(shade), palette.shade, "shadow", 0.7, 2), insect]
    if load is not None:
        back = (x - 27 * math.cos(heading), y - 27 * math.sin(heading))
        items.append(check(back, heading + load, palette.red if stream.happens(0.6) else palette.pink, palette, 16.0))
    return group(*items)
