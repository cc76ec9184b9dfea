"""House Shoes: somebody has come home; the ring road will be closed until morning."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.geometry import (
    Outline,
    Placing,
    Points,
    closed,
    curve,
    ellipse,
    intersection,
    limb,
    place,
    points,
    rectangle,
    solid,
    union,
    with_holes,
)
from studio.materials import cloth, lit, plain
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Dots, Group, Item, Lines, Scene, Sunlight, Veil, Wash, group

SUN = Sunlight((-0.6, -0.5, 0.62))
FALL = np.array([0.8, 0.95])  # where the shadow of a thing one unit high ends
LAID = Placing(404, 604, 1.0, -0.055)  # the carpet's middle, and how it lies
WIDE, LONG = 352.0, 540.0  # half of the carpet
SLIPPER = (
    "0,-172! 26,-146 54,-96 64,-40 58,20 48,76 54,130 40,166 0,178 "
    "-40,166 -54,130 -48,76 -58,20 -64,-40 -54,-96 -26,-146"
)
INSIDE = "-46,-6 0,-26 46,-6 42,60 40,120 30,152 0,160 -30,152 -40,120 -42,60"
SHOES = (Placing(546, 900, 1.0, 0.16), Placing(690, 940, 1.0, 0.34))


@card("carpet_city")
def carpet_city(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    shade = union(
        *(moved(solid(here(curve(SLIPPER, closed=True))), high) for here in SHOES for high in (12, 30, 48, 66))
    )
    return Rig(None, SUN, None, palette.shade).scene(
        floor(palette),
        carpet(layout, palette).under(LAID),
        dusk(layout.child("lamps"), shade, palette),
        group(*(slipper(here, palette) for here in SHOES), name="slippers"),
        focal="slippers",
    )


def moved(outline: Outline, high: float) -> Outline:
    return tuple(ring + FALL * high for ring in outline)


def floor(palette: Palette) -> Group:
    """Glazed tiles, cool under the feet."""
    tiles = [rectangle(x, y, x + 76, y + 76) for x in range(-20, 840, 80) for y in range(-40, 1240, 80)]
    return group(
        lit(rectangle(-20, -20, 820, 1220), palette.deep, "joint", weight=1.1),
        plain(solid(*tiles), palette.tile, "tile", weight=0.9, form=5, line=1.0),
    )


def frame(inset: float) -> Points:
    return rectangle(inset - WIDE, inset - LONG, WIDE - inset, LONG - inset)


def medallion(wide: float, long: float, lobes: int = 16, deep: float = 0.1) -> Points:
    turn = np.linspace(0, math.tau, 240, endpoint=False)
    reach = 1 - deep * np.abs(np.sin(turn * lobes / 2)) ** 0.7
    return np.stack([wide * reach * np.cos(turn), long * reach * np.sin(turn)], axis=1)


def carpet(layout: Stream, palette: Palette) -> Group:
    """Border in border, and in the middle the square with the pool."""
    fringe = [
        limb(
            [
                (x, s * (LONG - 4)),
                (x + layout.normal(0, 3), s * (LONG + 18)),
                (x + layout.normal(0, 6), s * (LONG + 40)),
            ],
            [5, 5, 3],
        )
        for s in (-1, 1)
        for x in np.arange(-WIDE + 4, WIDE, 9.0)
    ]
    field = frame(126)
    corners = [place(medallion(150, 190, 12), sx * (WIDE - 126), sy * (LONG - 126)) for sx in (-1, 1) for sy in (-1, 1)]
    flat: list[Item] = [
        Wash(solid(place(frame(0), 12, 14)), palette.deep, "shadow", 1.2, 4),
        lit(solid(*fringe), palette.ivory, "fringe", weight=0.7, line=1.2),
        cloth(frame(0), palette.indigo, "rug", weight=1.1, form=4, line=3.0),
        cloth(frame(16), palette.ivory, "road", weight=0.8, form=FLAT, line=2.0),
        cloth(frame(46), palette.indigo, "border", weight=1.1, form=FLAT, line=2.0),
        cloth(frame(116), palette.gold, "guard", weight=1.0, form=FLAT, line=2.0),
        cloth(field, palette.crimson, "field", weight=1.1, form=FLAT, line=2.0),
        Clip(
            solid(field),
            group(
                *(cloth(corner, palette.lawn, "garden", weight=1.0, form=FLAT, line=3.0) for corner in corners),
                Lines(
                    tuple(closed(0.9 * (c - c.mean(axis=0)) + c.mean(axis=0)) for c in corners),
                    2.4,
                    palette.gold,
                    strength=0.9,
                ),
            ),
        ),
        cloth(medallion(176, 262), palette.indigo, "medallion", weight=1.1, form=FLAT, line=3.0),
        cloth(medallion(160, 244), palette.gold, "medallion", weight=0.9, form=FLAT, line=1.6),
        cloth(medallion(148, 228), palette.ivory, "square", weight=0.7, form=FLAT, line=1.6),
        cloth(medallion(70, 96, 8, 0.16), palette.pool, "pool", weight=1.0, form=FLAT, line=3.0),
        *plaza(palette),
    ]
    return group(*flat, *town(layout.child("town"), corners, palette), *traffic(layout.child("cars"), palette))


def plaza(palette: Palette) -> list[Item]:
    """Paved in rays; where the water is, it jumps."""
    rays = tuple(
        points((70 * math.cos(t), 100 * math.sin(t)), (142 * math.cos(t), 220 * math.sin(t)))
        for t in np.arange(0, math.tau, math.tau / 64)
    )
    rounds = tuple(closed(medallion(r, 1.54 * r, 16, 0.08)) for r in (90.0, 108.0, 140.0))
    ripples = [
        with_holes(ellipse(0, y, r, r), ellipse(0, y, r - 1.8, r - 1.8)) for y in (-34, 34) for r in (10.0, 18.0, 27.0)
    ]
    jets = np.array(
        [
            (r * math.cos(t), y + r * math.sin(t))
            for y in (-34, 34)
            for r, n in ((3, 5), (8, 9))
            for t in np.arange(n) * math.tau / n
        ]
    )
    return [
        Lines(rays, 1.0, palette.crimson, strength=0.45),
        Lines(rounds, 1.6, palette.indigo, strength=0.6, taper=False),
        *(Veil(ripple, palette.white, "ripple", 0.6, 0.8) for ripple in ripples),
        Dots(jets, np.full(len(jets), 1.7), palette.white),
    ]


def inside(ring: Points, x: float, y: float, grown: float) -> bool:
    middle = ring.mean(axis=0)
    near = ring[
        np.argmin(
            np.abs(
                np.angle(np.exp(1j * (np.arctan2(*(ring - middle).T[::-1]) - math.atan2(y - middle[1], x - middle[0]))))
            )
        )
    ]
    return math.hypot(x - middle[0], y - middle[1]) < math.hypot(*(near - middle)) + grown


def town(stream: Stream, corners: list[Points], palette: Palette) -> list[Item]:
    """Every house has its double across the square, as in a carpet."""
    things: list[tuple[float, float, str, int]] = []
    middle = medallion(176, 262)
    for i in range(7):
        for j in range(13):
            for sx, sy in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
                x, y = (
                    np.array([sx * (16 + CELL * i), sy * (16 + CELL * j)]) + stream.points(1, 1.7)[0]
                )  # knotted by hand
                if abs(x) > WIDE - 140 or abs(y) > LONG - 140 or inside(middle, x, y, 18):
                    continue
                if any(inside(corner, x, y, -2) for corner in corners):
                    things.append((x, y, "tree" if (i + j) % 2 else "rose", i))
                elif not any(inside(corner, x, y, 14) for corner in corners):
                    things.append(
                        (
                            x,
                            y,
                            ("court", "gable", "dome", "gable", "tower", "court", "gable", "palm")[(3 * i + 5 * j) % 8],
                            i + j,
                        )
                    )
    for k in range(32):
        turn = k * math.tau / 32
        things.append((124 * math.cos(turn), 191 * math.sin(turn), "tree" if k % 4 == 2 else "stall", k))
    for k in range(70):
        turn, far = stream.uniform(0, math.tau), stream.uniform(0.72, 1.08)
        things.append((104 * far * math.cos(turn), 160 * far * math.sin(turn), "people", k))
    along = [(s * (WIDE - 81), y, k) for s in (-1, 1) for k, y in enumerate(np.linspace(-LONG + 81, LONG - 81, 23))]
    along += [(x, s * (LONG - 81), k) for s in (-1, 1) for k, x in enumerate(np.linspace(-WIDE + 140, WIDE - 140, 11))]
    things += [(x, y, ("mosque", "block", "tree")[k % 3 if k % 3 < 2 else 2], k) for x, y, k in along]
    shadows = [ring for x, y, kind, _ in things for ring in shadow_of(x, y, kind)]
    return [Wash(solid(*shadows), palette.shade, "shadow", 1.0, 1.2), *(thing(stream, *one, palette) for one in things)]


WIDTH = {
    "court": 12.5,
    "gable": 11.0,
    "block": 16.0,
    "tower": 5.0,
    "people": 2.2,
    "stall": 7.0,
    "mosque": 16.0,
    "rose": 4.0,
}
CELL = 31.0
HIGH = {
    "stall": 5.0,
    "gable": 9.0,
    "palm": 8.0,
    "court": 8.0,
    "block": 9.0,
    "dome": 12.0,
    "mosque": 14.0,
    "tower": 34.0,
    "tree": 9.0,
    "rose": 4.0,
    "people": 5.0,
}


def shadow_of(x: float, y: float, kind: str) -> list[Points]:
    """The sun stands where it stands, whatever the carpet says."""
    turned = place([HIGH[kind] * FALL], rotation=-LAID.rotation)[0]
    wide = WIDTH.get(kind, 11.0)
    base = (
        rectangle(x - wide, y - wide, x + wide, y + wide)
        if kind in ("court", "block", "stall", "gable")
        else ellipse(x, y, wide)
    )
    return [place(base, *(turned * share)) for share in np.linspace(0.2, 1, 5)]


def thing(stream: Stream, x: float, y: float, kind: str, k: int, palette: Palette) -> Group:
    tone = (palette.ivory, palette.rose, palette.white, palette.gold)[k % 4]
    if kind in ("court", "block"):
        a = WIDTH[kind]
        return group(
            plain(box(x, y, a), tone, "roof", weight=0.7, form=3, line=1.5),
            Lines((closed(box(x, y, 0.74 * a)),), 0.8, strength=0.4),
            plain(
                box(x, y, 0.36 * a), palette.shade if k % 2 else palette.lawn, "yard", weight=1.0, form=FLAT, line=1.0
            ),
        )
    if kind in ("dome", "mosque"):
        r = 12.0 if kind == "dome" else 21.0
        corners = [ellipse(x + a * r, y + b * r, 0.2 * r) for a in (-0.86, 0.86) for b in (-0.86, 0.86)]
        return group(
            plain(box(x, y, r), palette.white, "roof", weight=0.5, form=3, line=1.5),
            *(plain(corner, palette.gold, "turret", line=1.0) for corner in corners if kind == "mosque"),
            plain(ellipse(x, y, 0.78 * r), palette.pool if k % 2 else palette.gold, "dome", weight=1.0, line=1.5),
            Dots(np.array([(x - 0.2 * r, y - 0.25 * r)]), np.array([0.13 * r]), palette.white),
        )
    if kind == "gable":
        a, b = (14.0, 9.0) if k % 2 else (9.0, 14.0)
        sunny, shady = (
            ((x - a, y - b, x + a, y), (x - a, y, x + a, y + b))
            if k % 2
            else ((x - a, y - b, x, y + b), (x, y - b, x + a, y + b))
        )
        tile = (palette.clay, palette.rose, palette.clay.lighter(0.3))[k % 3]
        return group(
            plain(rectangle(*sunny), tile.lighter(0.35), "roof", weight=0.9, form=FLAT, line=1.3),
            plain(rectangle(*shady), tile.darker(0.15), "roof", weight=1.0, form=FLAT, line=1.3),
        )
    if kind == "stall":
        stripes = [rectangle(x - 7 + 4 * n, y - 7, x - 5 + 4 * n, y + 7) for n in range(4)]
        return group(
            plain(box(x, y, 7), palette.white, "awning", weight=0.4, form=2, line=1.2),
            lit(solid(*stripes), (palette.crimson, palette.pool, palette.lawn)[k % 3], "stripe", weight=1.0),
        )
    if kind == "tower":
        return group(
            plain(ellipse(x, y, 8), palette.white, "tower", weight=0.5, line=1.4),
            plain(ellipse(x, y, 4), palette.pool, "cap", weight=1.0, line=1.0),
        )
    if kind == "people":
        return group(
            plain(
                ellipse(x, y, 2.6),
                (palette.crimson, palette.indigo, palette.deep, palette.pool)[k % 4],
                "people",
                weight=1.1,
                line=0.7,
            )
        )
    if kind == "rose":
        return group(
            Dots(
                np.array([(x, y), (x - 6, y + 4), (x + 6, y + 3), (x, y - 7)]),
                np.array([3.2, 2.4, 2.4, 2.4]),
                palette.rose,
            )
        )
    if kind == "palm":
        fronds = [place(limb("0,0 6,-2 12,1", [2, 4, 1]), x, y, 1.0, turn) for turn in np.arange(7) * math.tau / 7]
        return group(plain(union(*map(solid, fronds)), palette.leaf, "palm", weight=1.0, form=3, line=1.1))
    rough = stream.uniform(9, 12, count=8)
    crown = curve(
        [(x + r * math.cos(t), y + r * math.sin(t)) for r, t in zip(rough, np.linspace(0, 5.5, 8), strict=True)],
        closed=True,
    )
    return group(
        plain(crown, palette.leaf, "tree", weight=1.0, line=1.3),
        Veil(solid(ellipse(x - 3, y - 3, 4)), palette.lawn, "sun", 0.7, 2),
    )


def box(x: float, y: float, half: float) -> Points:
    return rectangle(x - half, y - half, x + half, y + half)


def traffic(stream: Stream, palette: Palette) -> list[Item]:
    """Once round; it does not get round today."""
    items: list[Item] = []
    tones = (palette.crimson, palette.pool, palette.indigo, palette.white, palette.gold, palette.lawn)
    a, b = WIDE - 31, LONG - 31
    spots = [(s * a, y, math.pi / 2) for s in (-1, 1) for y in jammed(stream.child(s), -b, b, s)]
    spots += [(x, s * b, 0.0) for s in (-1, 1) for x in jammed(stream.child(s + 5), -a + 40, a - 40, 0)]
    for k, (x, y, turn) in enumerate(spots):
        body = place(curve("-10,-5 0,-6 10,-5 11,0 10,5 0,6 -10,5 -11,0", closed=True), x, y, 1.0, turn)
        items += [
            Wash(solid(place(body, 4, 5)), palette.shade, "shadow", 1.0, 1),
            plain(body, tones[k % 6], "car", weight=1.0, form=3, line=1.2),
            plain(
                place(rectangle(-4, -4, 4, 4), x, y, 1.0, turn), palette.deep, "glass", weight=0.8, form=FLAT, line=0.6
            ),
        ]
    return items


def jammed(stream: Stream, start: float, end: float, side: int) -> list[float]:
    """Bumper to bumper before the slipper, and hardly anybody elsewhere."""
    places, at = [], start + 10
    while at < end:
        places.append(at)
        near = side == 1 and 0 < at < end
        at += 27 if near else stream.uniform(44, 150)
    return places


def dusk(stream: Stream, shade: Outline, palette: Palette) -> Group:
    """Under the slippers evening has come, and the lamps are lit."""
    rug = solid(LAID(frame(0)))
    spots = [(x + s, y + s) for x in np.arange(-WIDE, WIDE, CELL) for y in np.arange(-LONG, LONG, CELL) for s in (0.0,)]
    lamps = LAID(np.array(spots) + stream.points(len(spots), 3.0))
    return group(
        Wash(shade, palette.night, "shadow", 0.95, 3.0),
        Clip(
            intersection(shade, rug),
            group(
                Veil(solid(*(ellipse(x, y, 9) for x, y in lamps)), palette.lamp, "light", 0.55, 5),
                Dots(lamps, np.full(len(lamps), 2.6), palette.lamp),
            ),
        ),
    )


def slipper(here: Placing, palette: Palette) -> Group:
    """Soft, pointed, trodden down at the heel."""
    whole, hole = curve(SLIPPER, closed=True), curve(INSIDE, closed=True)
    rosette = [
        place(limb("0,0 0,-15 0,-30", [3, 9, 1]), 0, -82, 1.0, turn)
        for turn in np.linspace(0, math.tau, 8, endpoint=False)
    ]
    seams = (curve("-56,-60 -30,-34 0,-44 30,-34 56,-60"), curve("0,-160 0,-120"))
    stitches = tuple(
        points(p, q) for p, q in zip(place(whole, scale=0.9)[::4], place(whole, scale=0.9)[2::4], strict=False)
    )
    return group(
        plain(whole, palette.slipper, "slipper", weight=1.1, form=26, line=3.2),
        Lines(stitches, 1.8, palette.stitch, strength=0.8),
        plain(hole, palette.sole, "inside", weight=1.0, form=8, shade=0.25, line=2.6),
        Wash(solid(curve("-46,-6 0,-26 46,-6 44,30 0,14 -44,40", closed=True)), palette.night, "depth", 0.9, 5),
        Lines((closed(place(hole, 0, 6, 0.86)),), 1.4, palette.stitch, strength=0.5),
        lit(solid(*rosette), palette.crimson, "rosette", weight=1.0),
        plain(ellipse(0, -82, 7), palette.pool, "bead", line=1.4),
        Lines(seams, 2.0, palette.stitch, strength=0.8),
    ).under(here)
