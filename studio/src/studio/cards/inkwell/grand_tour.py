"""The Grand Tour: it had gone round and round for years, and one morning it simply went."""

import math
from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.drawings import Sheet
from studio.figures import PEOPLE, POSES, Camera, Dress, Head, drawn, person
from studio.geometry import (
    Outline,
    Points,
    below,
    beside,
    curve,
    divided,
    ellipse,
    fuse,
    limb,
    points,
    resample,
    solid,
    with_holes,
)
from studio.landscape import grass, streaks, tufts
from studio.materials import metal, plain
from studio.rigs import Rig
from studio.scene import FLAT, Group, Item, Lines, Scene, Sunlight, Veil, Wash, group
from studio.skies import graded

DRAWN = Sheet("inkwell/grand_tour")
LIGHT = Sunlight((-0.4, -0.8, 0.4))
# The near rim, how far it is to the far one, how the wheel leans into the bend.
HUB, REACH, LEAN, THROUGH = np.array([446.0, 690.0]), np.array([278.0, 378.0]), -0.2, np.array([76.0, -26.0])
SEATS = 12
WAY = "148,292 210,316 300,352 330,400 270,460 150,530 76,630 66,750 128,880 270,994 474,1062"
RIDERS = ("up", "pair", "child", "picker", "reader", "dog", "up", "child", "pair", "reader", "up", "pair")


@card("grand_tour")
def grand_tour(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    sky = graded((palette.sky, palette.sky, palette.haze), (0, 0, 800, 420), 0.9)
    return Rig(sky, LIGHT, None, palette.shade, palette.haze).scene(
        streaks(layout.child("streaks"), (0, 20, 800, 220), palette.white, 14),
        country(layout.child("country"), palette),
        keeper(),
        shadow(palette),
        wheel(palette),
        dust(layout.child("dust"), palette),
        blooms(layout.child("blooms"), palette),
        grass(
            layout.child("near"),
            tufts(layout.child("near"), 90, (0, 1110, 800, 1210)),
            30,
            weight=1.8,
            paint=palette.grass.darker(0.35),
        ),
        focal="wheel",
    )


def rim(turn: np.ndarray, share: float, far: float = 0.0) -> Points:
    """Places on the wheel: at `share` of its reach, on the near side (0) or the far one (1)."""
    flat = np.stack([np.cos(turn) * REACH[0], np.sin(turn) * REACH[1]], axis=-1) * share
    tilt = np.array([[math.cos(LEAN), math.sin(LEAN)], [-math.sin(LEAN), math.cos(LEAN)]])
    return np.asarray(HUB + flat @ tilt + far * THROUGH)


def hoop(outer: float, inner: float, far: float) -> Outline:
    turn = np.linspace(0, math.tau, 120, endpoint=False)
    return with_holes(rim(turn, outer, far), rim(turn, inner, far))


def wheel(palette: Palette) -> Group:
    turns = np.linspace(0, math.tau, SEATS, endpoint=False) + 0.16
    fine = np.linspace(0, math.tau, 4 * SEATS, endpoint=False)
    ties = tuple(np.stack([rim(fine, 1.0), rim(fine, 1.0, 1)], axis=1))
    seats = zip(
        rim(turns, 0.76, 0.5),
        RIDERS,
        (palette.red, palette.yellow, palette.blue, palette.green, palette.pink) * 3,
        strict=False,
    )
    return group(
        *side(1.0, turns, palette),
        *(plain(limb(tie, [5, 5], steps=2), palette.iron.lighter(0.3), "tie", form=3, line=1.2) for tie in ties),
        metal(limb([HUB + THROUGH, HUB], [50, 50]), palette.iron, "axle", line=2.4),
        *(
            DRAWN(who, Palette(tone=tone, white=palette.white, iron=palette.iron)).placed(at[0], at[1], 1.08, 0.3)
            for at, who, tone in seats
        ),
        *side(0.0, turns, palette),
        name="wheel",
    )


def side(far: float, turns: np.ndarray, palette: Palette) -> list[Item]:
    """One face: rim, inner ring, spokes, hub."""
    items: list[Item] = []
    hub = rim(np.zeros(1), 0.0, far)[0]
    for a, b in zip(rim(turns, 0.98, far), rim(turns + 0.26, 0.78, far), strict=True):
        items.append(plain(limb([hub, a], [7, 5], steps=2), palette.steel, "spoke", weight=0.4, form=3, line=1.4))
        items.append(plain(limb([hub, b], [4, 4], steps=2), palette.steel, "spoke", weight=0.4, form=3, line=1.1))
    zig = np.empty((4 * SEATS + 1, 2))
    fine = np.linspace(0, math.tau, 4 * SEATS + 1)
    zig[::2], zig[1::2] = rim(fine[::2], 0.985, far), rim(fine[1::2], 0.79, far)
    items += [
        Lines((zig,), 2.6, palette.iron, "lattice", 0.9, taper=False, steady=True),
        metal(hoop(0.795, 0.765, far), palette.steel, "ring", weight=0.5, form=5, line=1.6),
        metal(hoop(1.02, 0.965, far), palette.red, "rim", weight=1.05, form=8, line=2.6 - far),
        metal(ellipse(hub[0], hub[1], 34, 42), palette.red, "hub", weight=1.05, form=14, line=2.4),
        metal(ellipse(hub[0], hub[1], 15, 19), palette.yellow, "cap", weight=1.0, form=8, line=1.8),
    ]
    return items


def shadow(palette: Palette) -> Group:
    """The wheel once more, lying in the meadow."""
    foot = HUB[1] + REACH[1] - 4
    turn = np.linspace(0, math.tau, 120, endpoint=False)

    def thrown(path: Points) -> Points:
        high = foot - path[:, 1:]
        return np.hstack([path[:, :1] + 0.42 * high, foot + 0.2 * high])

    rings = [with_holes(thrown(rim(turn, 1.02, far)), thrown(rim(turn, 0.955, far))) for far in (0, 1)]
    spokes = [
        limb(thrown(np.array([HUB, at])), [6, 5], steps=2)
        for at in rim(np.linspace(0, math.tau, 2 * SEATS, endpoint=False), 0.97)
    ]
    tubs = [
        thrown(ellipse(x, y + 60, 38, 40))
        for x, y in rim(np.linspace(0, math.tau, SEATS, endpoint=False) + 0.16, 0.76, 0.5)
    ]
    return group(
        *(Wash(ring, palette.shade, "shadow", 0.75, 2.5) for ring in rings),
        Wash(solid(*spokes), palette.shade, "shadow", 0.6, 2.0),
        Wash(solid(*tubs), palette.shade, "shadow", 0.7, 3),
    )


def country(stream: Stream, palette: Palette) -> Group:
    """Fields from the hill with the fair to our feet, and one gate the fewer."""
    rows = (
        ("-20,262 180,236 380,262 600,228 820,256", palette.far, 0.6),
        ("-20,300 120,262 260,270 420,318 620,300 820,280", palette.meadow.lighter(0.35), 0.75),
        ("-20,420 200,392 420,420 620,380 820,400", palette.corn, 0.8),
        ("-20,570 180,536 420,566 620,520 820,540", palette.meadow.lighter(0.15), 0.8),
        ("-20,760 200,730 460,770 640,740 820,750", palette.meadow, 0.85),
    )
    hills = [
        plain(
            solid(below(curve(row), 1230)),
            tone,
            "field",
            weight=weight,
            form=FLAT,
            modelling=0.2,
            line=1.2 + 0.6 * k / 4,
        )
        for k, (row, tone, weight) in enumerate(rows)
    ]
    return group(
        *hills[:2],
        DRAWN("fair", palette).placed(150, 256, 1.12),
        *hills[2:],
        *furrows(palette),
        *hedges(stream, palette),
        *ruts(palette),
        *fence(palette),
        name="country",
    )


def furrows(palette: Palette) -> list[Item]:
    """Corn in rows, closer the farther."""
    ears = [curve([(x, 400 + y), (x + 4, 392 + y)]) for y in (12, 26, 44, 66, 92) for x in range(-10, 810, 9)]
    mown = [curve([(-20, y), (260, y - 26), (520, y + 4), (820, y - 20)]) for y in (600, 626, 660, 700)]
    return [Lines(tuple(ears), 1.4, palette.wood, "ear", 0.5), Lines(tuple(mown), 3.0, palette.grass, "swath", 0.35)]


def hedges(stream: Stream, palette: Palette) -> list[Item]:
    items: list[Item] = []
    for way, size in (
        ("430,404 620,376 820,396", 12),
        ("-20,560 60,548", 16),
        ("560,524 700,524 820,534", 17),
        ("280,266 420,312 620,296 820,276", 7),
    ):
        for x, y in resample(curve(way), 1.3 * size):
            r = size * stream.uniform(0.7, 1.3)
            items.append(
                Wash(solid(ellipse(x + 0.8 * r, y + 0.4 * r, 1.2 * r, 0.5 * r)), palette.shade, "shadow", 0.6, 2)
            )
            items.append(
                plain(ellipse(x, y - 0.5 * r, r, 0.9 * r), palette.tree, "hedge", weight=0.8, form=r, line=1.2)
            )
    return items


def ruts(palette: Palette) -> list[Item]:
    """Where it has been: not by the road."""
    widths = np.array([8, 12, 17, 23, 31, 40, 50, 60, 70, 80, 84])
    band, ways = limb(WAY, list(widths)), [beside(WAY, list(widths), share) for share in (-0.85, 0.85)]
    bent = [
        limb([at, at + 0.5 * w * np.array([0.5, 0.3]), at + w * np.array([0.8, 0.9])], [0.05 * w, 0.05 * w, 0.5])
        for share in (-0.6, -0.2, 0.2, 0.6)
        for at, w in zip(divided(beside(WAY, list(widths), share), 60), np.linspace(6, 34, 61), strict=True)
    ]
    return [
        Veil(solid(band), palette.track, "swath", 0.75, 3),
        Wash(solid(*bent), palette.grass, "bent", 0.7, 1),
        *(Wash(solid(limb(way[:-5], list(0.2 * widths))), palette.soil, "rut", 0.9, 1.5, hatched=True) for way in ways),
    ]


def fence(palette: Palette) -> list[Item]:
    """It has not been opened; it has been gone through."""
    posts = [(x, 806 + 0.02 * x) for x in (10, 196, 250)]
    items: list[Item] = []
    for x, y in posts:
        items.append(Wash(solid(limb([(x, y + 26), (x + 36, y + 44)], [9, 6])), palette.shade, "shadow", 0.7, 1.5))
        items.append(plain(limb([(x, y - 30), (x, y + 28)], [11, 12]), palette.wood, "post", form=4, line=1.8))
    rails = (
        "196,796 250,798 330,800",
        "196,816 250,818 330,820",
        "-20,790 10,790 44,772",
        "-20,810 10,810 36,826",
        "196,796 172,812 164,836",
    )
    items += [plain(limb(rail, [8, 8, 6]), palette.wood.lighter(0.15), "rail", form=3, line=1.6) for rail in rails]
    items += [
        plain(limb(bit, [7, 7]), palette.wood.lighter(0.15), "splinter", form=3, line=1.5)
        for bit in ("74,862 112,850", "146,812 164,778", "58,800 66,772")
    ]
    return items


def dust(stream: Stream, palette: Palette) -> Group:
    """And a little of the meadow, thrown up behind."""
    puffs = [
        ellipse(430 - 15 * k + stream.normal(0, 8), 1078 - 6 * k + stream.normal(0, 7), 12 + 2.2 * k, 10 + 1.6 * k)
        for k in range(11)
    ]
    clods = [
        ellipse(x, y, r, 0.7 * r, x)
        for x, y, r in zip(
            stream.uniform(200, 380, count=16),
            stream.uniform(940, 1050, count=16),
            stream.uniform(2, 6, count=16),
            strict=True,
        )
    ]
    return group(
        plain(fuse(*puffs), palette.haze, "dust", weight=0.2, form=12, texture="cloud", line=1.4, cover=0.9),
        plain(solid(*clods), palette.wood, "clod", form=2, line=1.0),
    )


def blooms(stream: Stream, palette: Palette) -> Group:
    """Some within reach of the lowest seat."""
    items: list[Item] = []
    for tone in (palette.red, palette.white, palette.pink, palette.yellow):
        spots = np.stack([stream.uniform(0, 800, count=26), 1100 + 96 * stream.fractions(26) ** 0.8], axis=1)
        items.append(Lines(tuple(points((x, y), (x + 3, y + 18)) for x, y in spots), 1.6, palette.tree, "stalk", 0.9))
        items += [
            plain(ellipse(x, y, 0.006 * y, 0.005 * y), tone, "bloom", weight=0.9, form=3, line=1.1) for x, y in spots
        ]
    return group(*items, name="blooms")


def keeper() -> Group:
    """He had only gone to change a note."""
    man = person(
        replace(PEOPLE["singer"], age=48),
        Head("dread", yaw=20),
        POSES["run"],
        Dress(top="#2a2a44", bottom="#5a6a8c"),
        facing=50,
    )
    return drawn(man, camera=Camera((84, 742), 1.15, pitch=10), light=LIGHT, pen=0.9, shadow=0.5, name="keeper")
