"""What stands about a house: walls and gates, wells, hives, stalls and tents, weathercocks, smoke."""

import itertools
import math
from collections.abc import Sequence
from typing import Literal

import numpy as np

from studio import materials
from studio.chance import Stream
from studio.colour import Colour, colour
from studio.geometry import (
    Point,
    blob,
    closed,
    curve,
    ellipse,
    fuse,
    limb,
    outline,
    paths,
    place,
    points,
    rectangle,
    resample,
    solid,
)
from studio.materials import leaves, metal, straw, wood
from studio.motifs.buildings.walls import STONE, TILE, TIMBER, Quad, courses
from studio.motifs.forms import arch, block, both_sides, hoop, turned, when
from studio.scene import FLAT, INK, ROUND, Dots, Glow, Group, Item, Lines, Shape, Veil, group


def market_stall(cloth: Colour = colour("faded crimson")) -> Group:
    """A counter under a striped awning, 150 wide; anchor `counter` for the wares."""
    posts = [limb([(x, 0), (x, -128)], [5, 5]) for x in (-66, 66)]
    edges = np.linspace(-80, 80, 11)
    strips = [
        np.vstack(
            [
                points((0.86 * a, -150), (0.86 * b, -150), (b, -118)),
                ellipse((a + b) / 2, -118, (b - a) / 2, 7, end=math.pi, count=8),
            ]
        )
        for a, b in itertools.pairwise(edges)
    ]
    baskets = [place(turned((15, -58), (11, -46), dip=0.2), x, 0) for x in (-44, 0, 44)]
    fruit = [
        ellipse(x + dx, -60 - dy, 5) for x in (-44, 0, 44) for dx, dy in ((-9, 0), (0, 0), (9, 0), (-4, 6), (5, 6))
    ]
    heaps = [
        Shape(solid(*fruit[i * 5 : i * 5 + 5]), paint, "fruit", 0.95, line=1.0)
        for i, paint in enumerate((colour("apple red"), colour("honey"), colour("grass green")))
    ]
    return group(
        Shape(solid(*posts), TIMBER, "wood", 1.0, line=1.3),
        *heaps,
        Shape(solid(*baskets), colour("straw"), "basket", 0.85, texture="straw", flow=0.0, line=1.1),
        *block(-72, -46, 72, 0, colour("oak brown"), deep=(8.0, -5.0)),
        Lines(tuple(points((-72, y), (72, y)) for y in (-34, -22, -11)), 1.0, strength=0.6),
        *(
            materials.cloth(strip, cloth if i % 2 else colour("linen"), "awning", weight=0.85, form=9, line=1.1)
            for i, strip in enumerate(strips)
        ),
        name="market stall",
    ).with_anchors(counter=(0.0, -48.0))


def tent(
    cloth: Colour = colour("oatmeal"), stripe: Colour | None = colour("faded crimson"), lit: bool = False
) -> Group:
    """A round tent 200 wide with a valance and an open flap; anchor `door`."""
    wall = np.vstack([points((-96, -104)), curve("-96,-104 -88,-50 -100,2"), curve("100,2 88,-50 96,-104")])
    cone = np.vstack(
        [
            curve("-104,-102 -52,-140 0,-216"),
            curve("0,-216 52,-140 104,-102")[1:],
            np.vstack([ellipse(x, -102, 13, 12, end=math.pi, count=8) for x in range(91, -92, -26)]),
        ]
    )
    seams = [curve([(0, -214), (0.45 * x, -142), (x, -102)]) for x in range(-78, 79, 26)]
    folds = [curve([(x, -92), (0.93 * x, -50), (1.04 * x, 1)]) for x in range(-78, 79, 26)]
    panels = [np.vstack([seams[i], seams[i + 1][::-1]]) for i in range(0, 6, 2)] if stripe else []
    opening = points("-4,-92 20,2 -26,2")
    inside = colour("lamp amber") if lit else colour("soot brown")
    return group(
        Lines(paths([(-150, 4), (-98, -104)], [(150, 4), (98, -104)]), 1.4, colour("tobacco"), "rope", steady=True),
        materials.cloth(wall, cloth, "canvas", weight=0.6, form=40, line=1.5),
        Lines(tuple(folds), 1.0, strength=0.6),
        Shape(solid(opening), inside, "door", 1.1, form=FLAT, modelling=0.0 if lit else 0.4, line=1.3),
        *when(lit, Glow((-3, -30), 60, colour("lamp amber"), 0.6)),
        Shape(
            solid(curve("20,2! 2,-70 -4,-92! 26,-50 34,2!", closed=True)),
            cloth.darker(0.08),
            "canvas",
            0.7,
            form=8,
            line=1.3,
        ),
        materials.cloth(cone, cloth, "canvas", weight=0.65, form=60, line=1.6),
        *(Shape(solid(panel), stripe, "stripe", 0.85, form=40, line=0.8) for panel in panels if stripe),
        Lines(tuple(seams), 0.9, strength=0.6),
        Shape(solid(limb([(0, -212), (0, -236)], [4, 2])), TIMBER, "wood", 1.0, line=1.0),
        Shape(outline("1,-236 26,-230! 1,-222"), stripe or cloth, "pennant", 0.9, line=1.0),
        name="tent",
    ).with_anchors(door=(-3.0, 0.0), top=(0.0, -236.0))


def fence(width: float = 260.0, height: float = 52.0, paint: Colour = colour("oak brown"), gap: float = 15.0) -> Group:
    """Pickets on two rails, none quite straight."""
    pickets = []
    for index, x in enumerate(np.arange(-width / 2, width / 2 + 1, gap)):
        lean, tall = 1.6 * math.sin(2.3 * index), height * (1 + 0.05 * math.sin(5.1 * index))
        pickets.append(
            points((x - 4, 1), (x - 4 + lean, -tall + 6), (x + lean, -tall), (x + 4 + lean, -tall + 6), (x + 4, 1))
        )
    rails = [rectangle(-width / 2 - 6, -y * height - 3, width / 2 + 6, -y * height + 3) for y in (0.28, 0.72)]
    return group(
        Shape(solid(*rails), paint.darker(0.2), "wood", 1.0, form=3, line=1.2),
        *(wood(picket, paint, weight=0.9, form=3, flow=math.pi / 2, line=1.2) for picket in pickets),
        name="fence",
    )


def gate(opened: float = 0.0, paint: Colour = colour("oak brown")) -> Group:
    """A five-barred farm gate 150 wide between its posts; `opened` 0 … 1 swings it towards the viewer."""
    width, drop = 132 * math.cos(opened * 1.3), 36 * math.sin(opened * 1.3)

    def at(share: float, y: float) -> Point:
        return -66 + width * share, y + drop * share

    bars = [limb([at(0, -y), at(1, -y)], [6, 6]) for y in (14, 28, 42, 56, 72)]
    frame = [limb([at(share, -8), at(share, -78)], [7, 7]) for share in (0.02, 0.98)] + [
        limb([at(0.02, -14), at(0.98, -74)], [6, 6])
    ]
    posts = [rectangle(x - 8, -94, x + 8, 2) for x in (-78, 78)]
    return group(
        *(wood(post, paint.darker(0.15), form=7, flow=math.pi / 2, line=1.4) for post in posts),
        wood(fuse(*bars, *frame), paint, weight=0.95, form=3, line=1.3),
        name="gate",
    ).with_anchors(top=(0.0, -78.0), latch=at(1, -50))


def well(roofed: bool = True) -> Group:
    """A stone well with crank, rope and a bucket on the rim; anchors `bucket`, `mouth`."""
    ring = turned((44, -46), (44, -46), (46, 0), dip=0.2)
    posts = [limb([(x, -40), (x, -128)], [7, 7]) for x in (-38, 38)]
    roof: Quad = ((-60, -118), (60, -118), (40, -158), (-40, -158))
    crank = [limb([(-46, -92), (50, -92)], [9, 9]), limb("50,-92 60,-92 60,-76 70,-76", [4, 4, 4, 4])]
    return group(
        Shape(solid(ellipse(0, -46, 44, 10)), colour("well black"), "opening", 1.2, form=FLAT, modelling=0.2, line=1.4),
        *when(roofed, wood(solid(*posts), TIMBER, form=ROUND, flow=math.pi / 2, line=1.3)),
        Lines(paths([(2, -90), (2, -44)]), 1.8, colour("tobacco"), "rope", 1.0, steady=True),
        *when(roofed, Shape(fuse(*crank), TIMBER, "wood", 1.0, line=1.3)),
        materials.stone(ring, STONE, weight=0.8, form=ROUND, line=1.6),
        Lines((ellipse(0, -46, 38, 7.5, start=0.1, end=math.pi - 0.1),), 1.2, strength=0.6),
        *when(
            roofed,
            Shape(solid(points(*roof)), TILE, "roof", 0.95, form=FLAT, line=1.4),
            Lines(courses(roof, 5, 9), 0.8, strength=0.5),
        ),
        name="well",
    ).with_anchors(mouth=(0.0, -46.0), bucket=(2.0, -44.0), crank=(70.0, -76.0))


def letterbox(open_lid: bool = False) -> Group:
    """A tin letterbox on its leaning post; anchor `slot`."""
    roof = points("-20,-84! 0,-98 20,-84")
    return group(
        wood(limb([(2, 2), (0, -66)], [8, 7]), TIMBER, form=ROUND, flow=math.pi / 2, line=1.3),
        *block(-18, -86, 18, -60, colour("faded teal"), "box", "metal", (8.0, -4.0)),
        Shape(solid(place(roof, 3, -1)), colour("iron grey"), "roof", 1.0, form=4, line=1.3),
        Shape(solid(rectangle(-11, -79, 11, -74)), colour("ink black"), "slot", 1.2, modelling=0, line=0.9),
        *when(
            open_lid,
            Shape(solid(points("-11,-74 11,-74 14,-64 -14,-64")), colour("brass"), "flap", 0.9, form=FLAT, line=1.0),
        ),
        name="letterbox",
    ).with_anchors(slot=(0.0, -76.0), top=(0.0, -98.0))


def milestone(height: float = 46.0, stone: Colour = colour("granite")) -> Group:
    """A hunched stone at the roadside, mossy at the foot."""
    body = np.vstack([curve("0.3,0 0.29,-0.6 0.22,-0.92 0,-1 -0.22,-0.9 -0.3,-0.55 -0.33,0")]) * height
    moss = blob("-0.34,0.02 -0.3,-0.14 -0.1,-0.08 0.1,-0.16 0.31,-0.1 0.32,0.02") * height
    cracks = paths(curve(points("0.1,-0.9 0.02,-0.7 0.08,-0.5") * height))
    return group(
        materials.stone(body, stone, weight=0.85, form=0.2 * height, line=1.5),
        Lines(cracks, 1.1, strength=0.7),
        leaves(moss, colour("moss"), "moss", weight=0.8, line=0.8),
        name="milestone",
    ).with_anchors(top=(0.0, -height))


def pedestal(height: float = 120.0, stone: Colour = colour("marble")) -> Group:
    """A moulded plinth; anchor `top` is where the statue stands, or stood."""
    half = 0.34 * height
    steps = [(-1.5, 0.0, 0.1), (-1.25, 0.1, 0.2), (-1.0, 0.2, 0.84), (-1.18, 0.84, 0.92), (-1.3, 0.92, 1.0)]
    items: list[Item] = []
    for left, low, high in steps:
        items += block(
            left * half, -high * height, -left * half, -low * height, stone, "stone", "plain", (9.0, -6.0), 0.55
        )
    panel = rectangle(-0.66 * half, -0.72 * height, 0.66 * half, -0.32 * height)
    items.append(Lines((closed(panel),), 1.2, strength=0.6))
    return Group(tuple(items), "pedestal").with_anchors(top=(4.0, -height - 3))


def hive(width: float = 64.0) -> Group:
    """A straw skep on its stand; anchor `entrance`."""
    tall = 1.02 * width
    dome = turned(
        (0, -tall),
        (0, -tall),
        (0.3 * width, -0.92 * tall),
        (0.47 * width, -0.55 * tall),
        (0.5 * width, -0.1 * tall),
        dip=0.16,
    )
    coils = [
        hoop(half * width, -share * tall, 0.18)
        for half, share in (
            (0.5, 0.22),
            (0.5, 0.34),
            (0.485, 0.46),
            (0.46, 0.58),
            (0.42, 0.7),
            (0.35, 0.81),
            (0.25, 0.9),
        )
    ]
    door = (-0.22 * width, -0.16 * tall)
    return group(
        *block(-0.62 * width, -0.1 * tall, 0.62 * width, 0, colour("oak brown"), deep=(8.0, -6.0)),
        straw(dome, colour("straw gold"), weight=0.9, form=ROUND, flow=0.2, line=1.6),
        Lines(tuple(coils), 1.5, strength=0.75),
        Shape(
            solid(ellipse(*door, 0.08 * width, 0.07 * width)),
            colour("ink black"),
            "opening",
            1.2,
            modelling=0,
            line=1.3,
        ),
        name="hive",
    ).with_anchors(entrance=door, top=(0.0, -tall))


VaneKind = Literal["cock", "arrow", "horse", "ship", "dragon"]
VANES: dict[VaneKind, tuple[Point, ...]] = {
    "cock": ((-28, -26), (-36, -22), (-29, -30), (-31, -38), (-26, -35), (-24, -42), (-20, -36), (-15, -39),
        (-15, -30), (-11, -22), (-2, -15), (8, -17), (14, -30), (24, -42), (20, -28), (34, -38), (26, -24),
        (42, -28), (30, -16), (40, -14), (26, -8), (14, 0), (6, 4), (4, 10), (-4, 10), (-4, 4), (-14, -2),
        (-22, -12)),
    "arrow": ((-46, -4), (-28, -16), (-28, -7), (26, -7), (34, -16), (46, -16), (38, -4), (46, 8), (34, 8),
        (26, -1), (-28, -1), (-28, 8)),
    "horse": ((-50, -28), (-42, -36), (-34, -46), (-32, -40), (-24, -36), (-16, -26), (2, -23), (18, -26),
        (30, -26), (44, -34), (54, -30), (44, -24), (34, -20), (34, -12), (48, -8), (58, 2), (52, 3), (42, -3),
        (28, -5), (36, 6), (34, 14), (28, 12), (24, 2), (14, -7), (-4, -6), (-12, -6), (-22, 2), (-34, 4),
        (-36, 12), (-42, 10), (-40, -2), (-26, -6), (-22, -12), (-36, -8), (-48, -2), (-54, -8), (-46, -10),
        (-36, -16), (-28, -18), (-30, -28), (-40, -26), (-46, -22)),
    "ship": ((-46, -6), (-12, -4), (-12, -9), (-38, -12), (-28, -30), (-12, -52), (-9, -56), (-9, -6), (-4, -6),
        (-4, -60), (14, -40), (28, -12), (0, -9), (0, -4), (46, -12), (38, 8), (26, 12), (-30, 12), (-40, 4)),
    "dragon": ((-56, -22), (-50, -30), (-40, -34), (-38, -42), (-33, -34), (-28, -28), (-22, -18), (-12, -14),
        (-14, -32), (-4, -50), (2, -38), (10, -44), (12, -34), (22, -36), (18, -22), (14, -12), (26, -8),
        (38, -14), (40, -26), (36, -32), (50, -36), (46, -22), (46, -8), (34, 2), (18, 2), (18, 12), (10, 12),
        (10, 4), (-6, 2), (-8, 12), (-16, 12), (-14, 0), (-26, -8), (-34, -18), (-44, -18), (-52, -14)),
}  # fmt: skip
EYES: dict[VaneKind, Point] = {"cock": (-23.0, -30.0), "horse": (-40.0, -32.0), "dragon": (-43.0, -28.0)}


def vane_figure(kind: VaneKind = "cock") -> Group:
    """Only the iron figure, round its spindle's place at the origin: flat, riveted, free to fly."""
    ring = points(*VANES[kind]) if kind in ("arrow", "ship") else curve(VANES[kind], closed=True, steps=3)
    rivets = points("-6,-7 2,-5 10,-7") if kind != "arrow" else points("-14,-4 0,-4 14,-4")
    eye = [Dots(points(EYES[kind]), np.array([1.6]), colour("paper cream"), "eye")] if kind in EYES else []
    return group(
        metal(ring, colour("rust"), form=FLAT, line=1.4),
        Dots(rivets, np.full(3, 1.2), colour("soot brown"), "rivet"),
        *eye,
        name=f"iron {kind}",
    )


def weathercock(kind: VaneKind = "cock") -> Group:
    """A vane on its rod; the rod stands on the origin. Anchor `figure`."""
    rod = limb([(0, 2), (0, -69)], [4, 2.4])
    return group(
        Shape(solid(rod), colour("iron grey"), "metal", 1.0, line=1.1),
        Shape(solid(ellipse(0, -26, 4.5)), colour("brass"), "metal", 1.0, line=1.0),
        Lines(paths([(-20, -34), (20, -34)], [(-8, -38), (8, -30)]), 2.0, colour("iron grey"), "metal"),
        vane_figure(kind).placed(0, -62),
        name="weathercock",
    ).with_anchors(figure=(0.0, -62.0))


def smoke(
    stream: Stream,
    path: Sequence[Point],
    start: float = 8.0,
    end: float = 34.0,
    paint: Colour = colour("smoke grey"),
    strength: float = 0.35,
) -> Group:
    """A plume along a line, drawn where the line runs, swelling from `start` to `end`."""
    spine = resample(curve(path), 4.0)
    puffs, curls, share = [], [], 0.0
    while share < 1:
        radius = start + (end - start) * share
        x, y = spine[round(share * (len(spine) - 1))] + stream.points(1, 0.22 * radius)[0]
        puffs.append(ellipse(x, y, radius * stream.uniform(0.8, 1.1), 0.8 * radius, stream.uniform(0, 3)))
        turn = stream.uniform(0, math.tau)
        curls.append(ellipse(x, y, 0.62 * radius, 0.52 * radius, start=turn, end=turn + 2.6, count=14))
        share += 0.62 * radius / (4.0 * len(spine))
    return group(
        Shape(fuse(*puffs, soften=0.1 * start), paint, "smoke", strength, form=0.8 * end, texture="cloud", line=1.3),
        Lines(tuple(curls[::2]), 1.0, strength=0.45),
        name="smoke",
    )


def steam(stream: Stream, height: float = 40.0, wisps: int = 3) -> Group:
    """Thin curls rising from the origin: a cup, a pot, a breath."""
    curls = []
    for x in np.linspace(-0.12, 0.12, wisps) * height:
        phase, tall = stream.uniform(0, 6), height * stream.uniform(0.7, 1.0)
        curls.append(
            curve([(x + 0.09 * height * u * math.sin(phase + 7 * u), -tall * u) for u in np.linspace(0, 1, 7)])
        )
    veil = Veil(
        both_sides(*(limb(curl, [1, 0.09 * height, 1]) for curl in curls)),
        colour("mist white"),
        "steam",
        0.5,
        0.04 * height,
    )
    return group(veil, Lines(tuple(curls), 1.1, INK, "steam", 0.5), name="steam")


def gravestone(leaning: float = 0.06, stone: Colour = colour("granite")) -> Group:
    """A blank stone with a round head, ivy-dark at the foot."""
    slab = arch(-19, 19, 3, -46)
    inner = arch(-13, 13, -8, -45)
    return group(
        Shape(solid(place(place(slab, 5, -2), rotation=leaning)), stone.darker(0.3), "stone", 0.95, form=2, line=1.2),
        materials.stone(place(slab, rotation=leaning), stone, weight=0.8, form=4, line=1.4),
        Lines((place(inner, rotation=leaning),), 1.0, strength=0.5),
        name="gravestone",
    )


def pole(height: float = 200.0) -> Group:
    """A bare pole for a lamp, a ribbon, a scarecrow; anchor `top`."""
    return group(
        wood(limb([(0, 2), (1, -height)], [8, 5]), TIMBER, form=ROUND, flow=math.pi / 2, line=1.3), name="pole"
    ).with_anchors(top=(1.0, -height))
