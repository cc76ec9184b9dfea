"""What shines: candles, lanterns, lamps, fires. Each has the anchor `flame`; unlit ones glow no more."""

import math

import numpy as np

from studio import materials
from studio.chance import Stream
from studio.colour import Colour, colour
from studio.geometry import Points, blob, ellipse, fuse, limb, paths, place, points, solid, with_holes
from studio.materials import bark, glass, wood
from studio.motifs.forms import hoop, pale, turned, when
from studio.scene import FLAT, ROUND, Dots, Glow, Group, Item, Lines, Shape, Veil, group

BRASS = colour("brass")
IRON = colour("iron grey")
WAX = colour("wax white")
FLAME = colour("flame gold")
LIGHT = colour("lamp yellow")
GLASS = colour("mist white")


def flame(size: float = 10.0, reach: float = 7.0) -> tuple[Item, ...]:
    """A flame standing on the origin, `size` tall, lighting the air as far as `reach` times its size."""
    tip = (0.05 * size, -size)
    outer = blob(
        (0, 0),
        (-0.3 * size, -0.2 * size),
        (-0.2 * size, -0.55 * size),
        tip,
        tip,
        (0.24 * size, -0.5 * size),
        (0.3 * size, -0.2 * size),
    )
    return (
        Glow((0, -0.45 * size), reach * size, LIGHT, 0.7),
        Shape(solid(outer), FLAME, "flame", 0.85, modelling=0, line=0.8),
        Shape(solid(outer * 0.5 - [0, 0.08 * size]), colour("pale cream"), "flame", 0.4, modelling=0, line=0),
    )


def _burning(at: tuple[float, float], size: float, lit: bool, reach: float = 7.0) -> list[Item]:
    wick = Lines(paths([(at[0], at[1] + 2), at, (at[0] + 0.5, at[1] - 3)]), 1.2)
    return [wick, *group(*flame(size, reach)).placed(at[0], at[1] - 2).items] if lit else [wick]


def candle(
    height: float = 30.0, lit: bool = True, radius: float = 4.5, weeping: bool = True, reach: float = 7.0
) -> Group:
    """A wax candle standing on the origin, with drips."""
    body = turned((radius, -height), (radius, -0.5 * height), (1.05 * radius, 0), dip=0.25)
    drips = [
        limb([(x * radius, -height + 1), (x * radius * 1.08, -height + drop)], [0.42 * radius, 0.5 * radius])
        for x, drop in ((-0.8, 0.32 * height), (-0.3, 0.16 * height), (0.55, 0.24 * height), (0.95, 0.12 * height))
    ]
    outline = fuse(body, *drips) if weeping else solid(body)
    return group(
        Shape(outline, WAX, "wax", 0.4, modelling=0.8, line=1.2),
        Shape(
            solid(ellipse(0, -height, 0.92 * radius, 0.25 * radius)), WAX.darker(0.08), "wax", 0.4, form=FLAT, line=0.9
        ),
        *_burning((0.0, -height), max(8.0, 1.7 * radius), lit, reach),
        name="candle",
    ).with_anchors(flame=(0.0, -height - 6), top=(0.0, -height))


def candlestick(lit: bool = True, metal: Colour = BRASS) -> Group:
    """A turned stick with its candle, 52 tall; anchors `flame`, `hand`."""
    stick = turned((6, -26), (6, -26), (4, -23), (2.4, -18), (4.4, -13), (2.4, -8), (5, -4), (12, -2), (12, 0), dip=0.2)
    return group(
        *candle(24, lit, 3.2).placed(0, -26).items,
        materials.metal(stick, metal, line=1.2),
        Lines((hoop(6, -25.5), hoop(4.2, -13)), 0.9, strength=0.7),
        name="candlestick",
    ).with_anchors(flame=(0.0, -56.0), hand=(0.0, -14.0))


def chamberstick(lit: bool = True, metal: Colour = BRASS) -> Group:
    """A saucer with a loop to carry it up the stairs; anchors `flame`, `hand` (the loop)."""
    dish = turned((15, -5), (13, -1), (8, 0), dip=0.24)
    loop = with_holes(ellipse(18, -5, 6, 5), ellipse(18, -5, 3.6, 2.8))
    return group(
        Shape(loop, metal, "metal", 1.0, line=1.1),
        Shape(solid(ellipse(0, -5, 15, 4)), metal.darker(0.25), "metal", 1.0, form=FLAT, line=1.1),
        *candle(18, lit, 3.6).placed(0, -5).items,
        materials.metal(dish, metal, line=1.2),
        name="chamberstick",
    ).with_anchors(flame=(0.0, -29.0), hand=(18.0, -5.0))


def candelabrum(arms: int = 5, lit: bool = True, metal: Colour = BRASS) -> Group:
    """Branched, 92 tall; anchor `flame` is the middle one."""
    stem = turned((4, -58), (2.6, -48), (6, -40), (2.6, -30), (4, -12), (14, -3), (14, 0), dip=0.2)
    spread = np.linspace(-34, 34, arms)
    branches = [limb([(0, -40), (0.6 * x, -36), (x, -44), (x, -58)], [4, 3.4, 3, 3]) for x in spread if abs(x) > 1]
    cups = [place(turned((5, -62), (4, -57), (2, -55), dip=0.2), x, 0) for x in spread]
    candles = [item for x in spread for item in candle(20, lit, 2.8, reach=4.0).placed(float(x), -61).items]
    return group(
        *candles, materials.metal(fuse(stem, *branches, *cups), metal, line=1.3), name="candelabrum"
    ).with_anchors(flame=(0.0, -86.0), hand=(0.0, -26.0))


def lantern(lit: bool = True, metal: Colour = IRON, standing: bool = False) -> Group:
    """A carried lantern hanging from its ring at the origin, 44 tall; or `standing` on the origin. Anchor `flame`."""
    ring = with_holes(ellipse(0, 3, 5), ellipse(0, 3, 3.4))
    cap = turned((2, 7), (4, 10), (5, 13), (13, 18), (13, 18), dip=0.12)
    base = turned((12, 38), (12, 38), (13, 43), dip=0.14)
    pane = turned((9.5, 18), (9.5, 18), (10, 38), dip=0.1)
    bars = [points((x, 18), (1.04 * x, 38)) for x in (-10, -3.4, 3.4, 10)]
    hung = group(
        Shape(ring, metal, "metal", 1.0, line=1.1),
        Shape(
            solid(pane),
            LIGHT if lit else GLASS,
            "glass",
            0.6 if lit else 0.4,
            form=FLAT,
            modelling=0.0 if lit else 0.5,
            line=1.1,
        ),
        *when(lit, Glow((0, 29), 62, LIGHT, 0.75)),
        *candle(9, lit, 2.6, weeping=False).placed(0, 38).items,
        Lines(tuple(bars), 1.9, metal, "metal", 1.0, False),
        materials.metal(cap, metal, line=1.2),
        materials.metal(base, metal, line=1.2),
        name="lantern",
    ).with_anchors(flame=(0.0, 26.0), hand=(0.0, 2.0))
    return hung.placed(0, -44) if standing else hung


def oil_lamp(lit: bool = True, metal: Colour = BRASS, shade: Colour | None = None) -> Group:
    """A table lamp with a glass chimney, 58 tall, under a shade if asked; anchors `flame`, `hand`."""
    foot = turned((5, -24), (11, -20), (11, -14), (4, -9), (4, -5), (12, 0), dip=0.2)
    chimney = turned((4.2, -56), (4.6, -46), (7.6, -36), (5, -27), (5, -27), dip=0.14)
    bell = turned((9, -52), (14, -42), (24, -33), dip=0.16)
    return group(
        *_burning((0.0, -28.0), 9.0, lit, 8.0),
        glass(chimney, GLASS, weight=0.25, form=ROUND, line=1.2, cover=0.35),
        *([Shape(solid(bell), shade, "shade", 0.75, modelling=0.35, line=1.4)] if shade else []),
        materials.metal(foot, metal, line=1.3),
        Shape(solid(turned((6, -28), (6, -28), (6.5, -24), dip=0.2)), metal.darker(0.2), "metal", 1.0, line=1.1),
        Shape(solid(ellipse(12, -26, 2.2)), metal, "metal", 1.0, line=0.9),
        Lines(paths([(6, -26), (11, -26)]), 1.4),
        name="oil lamp",
    ).with_anchors(flame=(0.0, -34.0), hand=(0.0, -8.0))


def hanging_lamp(drop: float = 60.0, lit: bool = True, shade: Colour = colour("lamp green")) -> Group:
    """A shaded lamp on a cord from the origin; anchor `flame`."""
    bell = turned((4, drop - 22), (7, drop - 18), (20, drop - 8), (30, drop), dip=0.14)
    bulb = ellipse(0, drop + 1, 7, 7)
    return group(
        Lines(paths([(0, 0), (0, drop - 20)]), 1.6, role="rope", strength=1.0, taper=False, steady=True),
        *when(lit, Glow((0, drop + 4), 130, LIGHT, 0.65)),
        Shape(
            solid(ellipse(0, drop, 30, 4.4)),
            colour("pale cream") if lit else shade.darker(0.4),
            "light",
            0.4,
            modelling=0,
            line=1.1,
        ),
        Shape(solid(bulb), colour("pale cream") if lit else GLASS, "light", 0.3, modelling=0, line=1.0),
        materials.metal(bell, shade, "shade", weight=0.95, line=1.5),
        name="hanging lamp",
    ).with_anchors(flame=(0.0, drop + 4))


def street_lamp(height: float = 210.0, lit: bool = True, metal: Colour = colour("soot")) -> Group:
    """A cast-iron lamp post; anchors `flame`, `crossbar`."""
    k = height / 210
    post = (
        turned((3, -168), (3.4, -120), (5, -60), (5, -60), (8, -54), (6, -50), (9, -12), (14, -10), (15, 0), dip=0.16)
        * k
    )
    bar = limb(points((-15, -156), (15, -156)) * k, [2.6 * k, 2.6 * k])
    pane = points("-10,-176 10,-176 15,-198 -15,-198") * k
    hat = points("-18,-198 18,-198 6,-208 -6,-208") * k
    flame_at = (0.0, -184.0 * k)
    return group(
        *when(lit, Glow(flame_at, 100 * k, LIGHT, 0.75)),
        materials.metal(fuse(post, bar, points("-11,-176 11,-176 7,-168 -7,-168") * k), metal, weight=1.05, line=1.4),
        Shape(
            solid(pane),
            LIGHT if lit else GLASS,
            "glass",
            0.7 if lit else 0.4,
            form=FLAT,
            modelling=0.0 if lit else 0.5,
            line=1.2,
        ),
        *(group(*flame(9 * k, 2)).placed(0, -179 * k).items if lit else ()),
        Lines((points((0, -176), (0, -198)) * k,), 1.4, metal, "metal", 0.9),
        Shape(solid(hat, ellipse(0, -210 * k, 3 * k)), metal, "metal", 1.05, line=1.3),
        Lines((hoop(6 * k, -56 * k), hoop(9 * k, -14 * k)), 1.0, strength=0.7),
        name="street lamp",
    ).with_anchors(flame=flame_at, crossbar=(-15.0 * k, -156.0 * k))


def torch(lit: bool = True) -> Group:
    """Held at the origin, burning above."""
    return group(
        wood(limb([(0, 14), (0, -22)], [4, 6]), colour("bark brown"), form=ROUND, flow=1.57, line=1.2),
        Shape(solid(turned((7, -32), (7, -24), (4, -18), dip=0.2)), colour("soot brown"), "pitch", 1.0, line=1.2),
        *(group(*flame(24, 5)).placed(0, -28).items if lit else ()),
        name="torch",
    ).with_anchors(flame=(0.0, -40.0))


def campfire(stream: Stream, size: float = 44.0, kettle_hook: bool = False) -> Group:
    """Logs, flames and sparks on the origin; with `kettle_hook` a tripod with its hook at anchor `hook`."""
    logs = [
        limb([(-0.6 * size, -1), (0.5 * size, -0.2 * size)], [0.2 * size, 0.17 * size]),
        limb([(0.62 * size, 0), (-0.45 * size, -0.22 * size)], [0.2 * size, 0.17 * size]),
    ]
    tongues = [(-0.22, 0.62), (0.2, 0.58), (0.0, 1.0), (-0.08, 0.72)]
    flames = [
        place(_tongue(0.42 * size, size * tall, lean), x * size, -0.12 * size)
        for (x, tall), lean in zip(tongues, (-0.1, 0.12, 0.05, -0.04), strict=True)
    ]
    cores = [
        place(_tongue(0.24 * size, 0.55 * size * tall, lean), x * size, -0.1 * size)
        for (x, tall), lean in zip(tongues, (-0.1, 0.12, 0.05, -0.04), strict=True)
    ]
    sparks = np.stack([stream.normal(0, 0.3 * size, count=14), -size * stream.uniform(0.8, 2.0, count=14)], axis=1)
    poles = [limb([(x, 2), (0.05 * x, -2.2 * size)], [4, 3]) for x in (-size, size, 0.3 * size)] if kettle_hook else []
    return group(
        *when(
            kettle_hook,
            Shape(solid(*poles), colour("bark brown"), "wood", 1.0, line=1.2),
            Lines(paths([(0, -2.1 * size), (0, -1.45 * size)]), 1.8, IRON, "metal", steady=True),
        ),
        Glow((0, -0.5 * size), 4.2 * size, FLAME, 0.75),
        Shape(solid(*flames), colour("ember orange"), "flame", 0.9, modelling=0, line=1.0),
        Shape(solid(*cores), LIGHT, "flame", 0.6, modelling=0, line=0.5),
        *(bark(log, colour("bark brown"), "wood", weight=1.0, line=1.3) for log in logs),
        Dots(sparks, stream.uniform(0.6, 1.6, count=14), FLAME, "spark"),
        name="campfire",
    ).with_anchors(flame=(0.0, -0.6 * size), hook=(0.0, -1.45 * size))


def _tongue(width: float, height: float, lean: float) -> Points:
    tip = (lean * height, -height)
    return blob(
        (0, 0),
        (-0.5 * width, -0.18 * height),
        (-0.26 * width + 0.3 * lean * height, -0.55 * height),
        tip,
        tip,
        (0.3 * width + 0.3 * lean * height, -0.5 * height),
        (0.5 * width, -0.16 * height),
    )


def fireflies(stream: Stream, spots: Points, size: float = 2.2) -> Group:
    """Small lights at the given places."""
    glows = [Glow((float(x), float(y)), 9 * size, colour("sulphur yellow"), 0.6) for x, y in spots]
    return group(
        *glows,
        Dots(spots, size * stream.uniform(0.7, 1.2, count=len(spots)), colour("lemon"), "light"),
        name="fireflies",
    )


def lightning(stream: Stream, length: float = 200.0, forks: int = 2) -> Group:
    """A bolt from the origin downwards; anchor `tip`."""
    spine = _jagged(stream, np.zeros(2), length, 0.0, 9)
    bolts = [limb(spine, [8, 6, 1.5], steps=2)]
    for _ in range(forks):
        root = spine[stream.integer(2, 6)]
        bolts.append(limb(_jagged(stream, root, 0.4 * length, stream.uniform(-0.9, 0.9), 5), [3, 0.8], steps=2))
    tip = spine[-1]
    return group(
        Veil(fuse(*bolts), colour("milk blue"), "light", 0.7, 5.0),
        Glow((0.0, 0.4 * length), 0.8 * length, colour("milk blue"), 0.4),
        Shape(fuse(*bolts), colour("clear white"), "light", 0.15, modelling=0, line=0.5),
        name="lightning",
    ).with_anchors(tip=(float(tip[0]), float(tip[1])))


def _jagged(stream: Stream, root: Points, length: float, heading: float, knots: int) -> Points:
    """A broken path; every knot given twice is a true corner."""
    path = [np.asarray(root, np.float64)]
    for index in range(knots):
        turn = heading + (0.75 if index % 2 else -0.75) * stream.uniform(0.5, 1.1)
        path.append(path[-1] + length / knots * np.array([math.sin(turn), math.cos(turn)]))
    return np.repeat(np.array(path), 2, axis=0)


def chandelier(lit: bool = True, metal: Colour = BRASS, drop: float = 60.0) -> Group:
    """Two rings of candles on chains from the origin; anchor `flame`."""
    items: list[Item] = [Glow((0, drop + 26), 150, LIGHT, 0.6)] if lit else []
    items += [
        Lines(
            paths([(0, 0), (0, drop)], [(0, drop), (-60, drop + 44)], [(0, drop), (60, drop + 44)]),
            1.6,
            metal.darker(0.3),
            "metal",
            steady=True,
        )
    ]
    for y, half, count in ((drop + 44, 60.0, 9), (drop + 14, 30.0, 5)):
        spots = [
            (half * math.cos(a), y + 0.2 * half * math.sin(a)) for a in np.linspace(0, math.tau, count, endpoint=False)
        ]
        for x, down in sorted(spots, key=lambda spot: spot[1]):
            items += candle(15, lit, 2.4, reach=1.6).placed(x, down).items
        band = np.vstack(
            [ellipse(0, y, half, 0.2 * half, end=math.pi), ellipse(0, y + 6, half, 0.2 * half, end=math.pi)[::-1]]
        )
        items.append(materials.metal(band, metal, line=1.2))
    return Group(tuple(items), "chandelier").with_anchors(flame=(0.0, drop + 30))


def sparks(stream: Stream, reach: float = 80.0, count: int = 40) -> Group:
    """Sparks flying from the origin."""
    angles, far = stream.uniform(0, math.tau, count=count), reach * stream.fractions(count) ** 0.6
    tips = np.stack([far * np.cos(angles), far * np.sin(angles) - 0.2 * reach], axis=1)
    trails = tuple(np.array([0.86 * tip, tip]) for tip in tips)
    return group(
        pale(trails, 1.4, FLAME, "spark"),
        Dots(tips, stream.uniform(0.8, 2.0, count=count), LIGHT, "spark"),
        name="sparks",
    )


def match(lit: bool = True) -> Group:
    """A match held at the origin, its head up."""
    return group(
        Lines(paths([(0, 4), (0, -16)]), 2.0, colour("honey wood"), "wood", 1.0, False),
        *(
            group(*flame(8)).placed(0, -15).items
            if lit
            else (Shape(solid(ellipse(0, -17, 1.8, 2.6)), colour("garnet"), "head", 1.0, line=0.8),)
        ),
        name="match",
    ).with_anchors(flame=(0.0, -18.0))
