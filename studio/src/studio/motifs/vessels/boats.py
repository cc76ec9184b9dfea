"""On the water: boats and ships, and where they are moored."""

import math

import numpy as np

from studio import materials
from studio.chance import Stream
from studio.colour import Colour, colour
from studio.geometry import Point, blob, curve, ellipse, fuse, limb, paths, points, rectangle, solid, with_holes
from studio.materials import metal, paper, wood
from studio.motifs.forms import hoop, turned
from studio.motifs.vessels.wheels import IRON, LIT, OAK, ROPE, WALNUT
from studio.scene import FLAT, ROUND, Group, Item, Lines, Shape, group

TAR = colour("soot brown")
CANVAS = colour("linen")


def _hull(length: float, deep: float, sheer: float, paint: Colour, planks: int = 3) -> tuple[list[Item], list[Item]]:
    """A boat's inside (to be painted before its crew) and its outside."""
    half = length / 2
    rail = [
        (-half, -sheer - deep),
        (-0.55 * half, -0.55 * sheer - 0.62 * deep),
        (0, -0.55 * deep),
        (0.6 * half, -0.3 * sheer - 0.6 * deep),
        (0.96 * half, -0.6 * sheer - 0.8 * deep),
    ]
    keel = [(0.8 * half, 0.3 * deep), (0.3 * half, 0.42 * deep), (-0.4 * half, 0.4 * deep), (-0.8 * half, 0.1 * deep)]
    near = curve(rail)
    far = curve([(x * 0.98, y - 0.28 * deep * (1 - (x / half) ** 2) - 1) for x, y in rail])
    side = np.vstack([near, curve([rail[-1], *keel, rail[0]])[1:-1]])
    seams = []
    for share in np.linspace(0, 1, planks + 2)[1:-1]:
        seams.append(
            curve([(x * (1 - 0.13 * share), y + share * deep * (0.95 + 0.3 * abs(x / half))) for x, y in rail])
        )
    inside: list[Item] = [
        Shape(solid(np.vstack([far, near[::-1]])), paint.darker(0.45), "inside", 1.0, form=FLAT, line=1.3)
    ]
    outside: list[Item] = [
        wood(side, paint, "hull", weight=0.95, form=0.5 * deep, flow=0.0, line=1.6),
        Lines(tuple(seams), 1.0, strength=0.65),
        Lines((near,), 2.6, paint.darker(0.35), "rail", 0.95),
    ]
    return inside, outside


def rowing_boat(length: float = 150.0, paint: Colour = OAK, oars: bool = True) -> Group:
    """A small open boat; anchors `seat`, `bow`, `stern`. `rowing_boat_halves` lets you put somebody inside."""
    back, front = rowing_boat_halves(length, paint, oars)
    return group(back, front, name="boat").with_anchors(**dict(front.anchors))


def rowing_boat_halves(length: float = 150.0, paint: Colour = OAK, oars: bool = True) -> tuple[Group, Group]:
    """The boat's inside and its near side: paint the crew between them."""
    deep = 0.17 * length
    inside, outside = _hull(length, deep, 0.07 * length, paint)
    thwarts = [
        points(
            (x * length - 7, -0.62 * deep),
            (x * length + 7, -0.62 * deep),
            (x * length + 8, -0.92 * deep),
            (x * length - 6, -0.92 * deep),
        )
        for x in (-0.14, 0.16)
    ]
    inside.append(Shape(solid(*thwarts), paint.lighter(0.15), "seat", 0.9, form=2, line=1.1))
    if oars:
        outside += oar(0.75 * length).placed(0.02 * length, -0.62 * deep, rotation=2.5).items
    anchors: dict[str, Point] = {
        "seat": (0.0, -0.8 * deep),
        "bow": (-length / 2, -deep - 0.07 * length),
        "stern": (0.48 * length, -0.9 * deep),
    }
    return group(*inside, name="boat inside"), group(*outside, name="boat side").with_anchors(**anchors)


def oar(length: float = 110.0, paint: Colour = colour("honey wood")) -> Group:
    """An oar along the x axis, grip at the left of the origin, blade at the right."""
    loom = limb([(-0.28 * length, 0), (0.5 * length, 0)], [0.028 * length, 0.022 * length])
    blade = blob(
        (0.46 * length, -0.012 * length),
        (0.56 * length, -0.042 * length),
        (0.72 * length, -0.04 * length),
        (0.73 * length, 0.03 * length),
        (0.56 * length, 0.036 * length),
        (0.46 * length, 0.012 * length),
    )
    return group(wood(fuse(loom, blade), paint, weight=0.95, form=ROUND, flow=0.0, line=1.2), name="oar")


def punt(length: float = 260.0, paint: Colour = colour("umber")) -> Group:
    """A long flat ferry or punt with square ends; anchors `seat_1` … `seat_4`, `stern`."""
    half = length / 2
    side = points((-half, -24), (-half + 12, -22), (half - 12, -22), (half, -26), (half - 20, 6), (-half + 24, 6))
    inside = points((-half, -24), (-half + 14, -32), (half - 6, -33), (half, -26), (half - 12, -22), (-half + 12, -22))
    boards = [rectangle(x - 9, -31, x + 9, -23) for x in np.linspace(-0.6, 0.6, 4) * half]
    return group(
        Shape(solid(inside), paint.darker(0.4), "inside", 1.0, form=FLAT, line=1.3),
        Shape(solid(*boards), paint.lighter(0.25), "seat", 0.9, form=2, line=1.1),
        wood(side, paint, "hull", weight=0.95, flow=0.0, line=1.6),
        Lines(paths([(-half + 8, -12), (half - 10, -12)], [(-half + 16, -3), (half - 16, -3)]), 1.0, strength=0.65),
        name="punt",
    ).with_anchors(
        stern=(half - 14, -28.0),
        bow=(-half + 14, -28.0),
        **{f"seat_{i}": (float(x), -30.0) for i, x in enumerate(np.linspace(-0.6, 0.6, 4) * half, 1)},
    )


def sailing_boat(
    length: float = 150.0, paint: Colour = colour("barn red"), sail: Colour = CANVAS, heel: float = 0.0
) -> Group:
    """A sloop under two sails, leaning by `heel`; anchors `seat`, `mast`."""
    inside, outside = _hull(length, 0.16 * length, 0.06 * length, paint)
    top = -1.18 * length
    main = np.vstack(
        [
            points((0.03 * length, -0.2 * length), (0.02 * length, top)),
            curve([(0.02 * length, top), (0.36 * length, -0.62 * length), (0.46 * length, -0.22 * length)]),
        ]
    )
    jib = np.vstack(
        [
            points((-0.03 * length, 0.92 * top)),
            curve([(-0.03 * length, 0.92 * top), (-0.2 * length, -0.56 * length), (-0.46 * length, -0.2 * length)]),
            curve([(-0.46 * length, -0.2 * length), (-0.2 * length, -0.24 * length), (-0.05 * length, -0.2 * length)]),
        ]
    )
    seams = [
        curve([(0.03 * length, y), (0.2 * length, y - 4), ((0.02 + 0.44 * (1 - y / top)) * length, y)])
        for y in np.linspace(0.35, 0.8, 4) * top
    ]
    boat = group(
        *inside,
        Shape(solid(limb([(0, -0.05 * length), (0, 1.04 * top)], [5, 3])), WALNUT, "mast", 1.0, line=1.2),
        Shape(
            solid(limb([(0, -0.2 * length), (0.46 * length, -0.2 * length)], [3.4, 2.6])), WALNUT, "mast", 1.0, line=1.1
        ),
        materials.cloth(main, sail, "sail", weight=0.35, form=14, flow=1.2, line=1.5),
        materials.cloth(jib, sail, "sail", weight=0.3, form=10, flow=1.9, line=1.4),
        Lines(tuple(seams), 0.9, strength=0.5),
        Lines(
            paths(
                [(0, 1.02 * top), (-0.48 * length, -0.22 * length)], [(0, 1.02 * top), (0.47 * length, -0.2 * length)]
            ),
            1.0,
            ROPE,
            "rope",
            0.9,
            steady=True,
        ),
        *outside,
        name="sailing boat",
    ).with_anchors(seat=(0.2 * length, -0.12 * length), mast=(0.0, 1.04 * top), bow=(-length / 2, -0.22 * length))
    return boat.placed(rotation=heel)


def ship(
    length: float = 300.0, paint: Colour = TAR, sail: Colour = CANVAS, set_sails: bool = True, heel: float = 0.0
) -> Group:
    """A two-masted brig; with sails set or bare poles. Anchors `mast`, `stern`, `bow`, `deck`."""
    scale = length / 300
    hull = np.vstack(
        [
            curve("-150,-46 -120,-36 -60,-28 40,-28 100,-36 138,-54"),
            points((132, -14)),
            curve("132,-14 112,14 40,22 -70,20 -116,4 -150,-46"),
        ]
    )
    band = np.vstack([curve("-134,-34 -60,-18 40,-18 128,-34"), curve("126,-24 40,-9 -60,-9 -128,-24")])
    ports = [rectangle(x - 4, -17 - abs(x) ** 2 / 1600, x + 4, -10 - abs(x) ** 2 / 1600) for x in range(-84, 100, 28)]
    cabin = points("84,-36 86,-60 142,-70 138,-52")
    lights = [rectangle(x, -57 - (x - 90) * 0.14, x + 9, -48 - (x - 90) * 0.14) for x in (95, 110, 125)]
    masts: list[Item] = []
    for x, tall in ((-52, 250), (52, 270)):
        masts += _mast(x, tall, sail, set_sails)
    stays = paths(
        [(-52, -250), (-196, -74)],
        [(-52, -180), (-196, -74)],
        [(52, -268), (-52, -200)],
        [(52, -268), (138, -60)],
        [(-52, -248), (10, -30)],
    )
    shrouds = [points((x, -150), (x + dx, -32)) for x in (-52, 52) for dx in (-18, -9, 12, 20)]
    everything = group(
        Shape(solid(limb([(-136, -44), (-198, -74)], [6, 3])), WALNUT, "mast", 1.0, line=1.2),
        Lines((*stays, *shrouds), 1.0, ROPE.darker(0.3), "rope", 0.85, steady=True),
        *masts,
        wood(hull, paint, "hull", form=26, flow=0.0),
        wood(cabin, paint.lighter(0.12), "hull", weight=0.95, form=4, line=1.4),
        Shape(solid(*lights), LIT, "window", 0.9, modelling=0, line=0.9),
        Shape(solid(band), colour("ochre"), "band", 0.8, form=6, line=1.0),
        Shape(solid(*ports), colour("ink black"), "port", 1.1, form=FLAT, line=0.8),
        Lines((curve("-118,-2 -60,8 40,8 122,-2"),), 1.0, strength=0.6),
        name="ship",
    ).with_anchors(mast=(52.0, -270.0), stern=(138.0, -60.0), bow=(-150.0, -50.0), deck=(0.0, -30.0))
    return everything.placed(scale=scale, rotation=heel)


def _mast(x: float, tall: float, sail: Colour, set_sails: bool) -> list[Item]:
    parts: list[Item] = [Shape(solid(limb([(x, -24), (x, -tall)], [6, 2.5])), WALNUT, "mast", 1.0, line=1.2)]
    for low, high, half in ((60, 118, 46), (124, 176, 38), (182, tall - 28, 28)):
        yard = limb([(x - half, -high), (x + half, -high)], [2.6, 3.4, 2.6])
        if set_sails:
            cloth = np.vstack(
                [
                    points((x - half, -high), (x + half, -high)),
                    curve([(x + half, -high), (x + half - 1, -0.5 * (low + high)), (x + half + 5, -low)]),
                    curve([(x + half + 5, -low), (x, -low - 9), (x - half - 5, -low)]),
                    curve([(x - half - 5, -low), (x - half - 9, -0.5 * (low + high)), (x - half, -high)]),
                ]
            )
            parts.append(materials.cloth(cloth, sail, "sail", weight=0.4, form=20, flow=math.pi / 2, line=1.4))
        else:
            roll = limb([(x - half + 3, -high + 4), (x, -high + 6), (x + half - 3, -high + 4)], [5, 8, 5])
            parts.append(Shape(solid(roll), sail, "sail", 0.4, texture="cloth", line=1.1))
        parts.append(Shape(solid(yard), WALNUT, "mast", 1.0, line=1.0))
    return parts


def paper_boat(width: float = 60.0, paint: Colour = colour("paper white")) -> Group:
    """Folded from a sheet; anchor `seat`."""
    k = width / 60
    left, right = (points("-30,-22! 0,-12 0,6 -16,6") * k, points("30,-22 0,-12 0,6 16,6") * k)
    peak = points("-12,-16 0,-42 12,-16 0,-12") * k
    return group(
        paper(peak, paint, weight=0.3, modelling=1.0, shade=0.1, line=1.3),
        Lines(paths(points((0, -42), (0, -12)) * k), 1.0, strength=0.6),
        paper(left, paint, weight=0.25, modelling=1.0, line=1.4),
        paper(right, paint, weight=0.3, modelling=1.0, shade=0.22, line=1.4),
        name="paper boat",
    ).with_anchors(seat=(0.0, -16.0 * k))


def anchor(size: float = 60.0) -> Group:
    """Hanging from its ring at the origin."""
    k = size / 60
    arms = np.vstack([curve("-26,40 -20,54 0,62 20,54 26,40"), curve("16,48 0,53 -16,48")])
    flukes = [points("-26,32 -32,46 -18,46"), points("26,32 32,46 18,46")]
    body = fuse(limb([(0, 6), (0, 58)], [6, 7]), arms, *flukes, limb([(-15, 16), (15, 16)], [4.5, 4.5]))
    eye = with_holes(ellipse(0, 4, 6.5), ellipse(0, 4, 3.2))
    return group(
        Shape(tuple(ring * k for ring in eye), IRON, "metal", 1.0, line=1.2),
        metal(tuple(ring * k for ring in body), IRON, line=1.4),
        name="anchor",
    )


def wake(stream: Stream, width: float = 160.0) -> Group:
    """Ripples about a floating thing, to be painted after it at its waterline."""
    arcs = []
    for share in (0.55, 0.8, 1.0):
        half = share * width / 2
        arcs.append(
            curve(
                [
                    (-half, 1 + 2 * stream.uniform()),
                    (-0.3 * half, 5 + 4 * share),
                    (0.4 * half, 6 + 4 * share),
                    (half, 2),
                ]
            )
        )
    return group(Lines(tuple(arcs), 1.2, strength=0.6), name="wake")


def mooring_post(tall: float = 46.0) -> Group:
    """A post at the water's edge with a rope round it; anchor `rope`."""
    body = turned((9, -tall), (10, -tall + 6), (8, -tall + 14), (9, 0), dip=0.2)
    turns = [hoop(9, -tall + y, 0.3) for y in (14, 18, 22)]
    return group(
        wood(body, colour("bark grey"), form=ROUND, flow=math.pi / 2, line=1.4),
        Lines(tuple(turns), 2.6, ROPE, "rope", 1.0, False),
        name="mooring post",
    ).with_anchors(rope=(0.0, -tall + 18))


def jetty(length: float = 240.0, posts: int = 5) -> Group:
    """Planks on piles running out to the left from the origin; anchor `end`."""
    piles = [limb([(x, -18), (x, 26)], [9, 8]) for x in np.linspace(-length + 10, -16, posts)]
    deck = points((0, -24), (-length, -22), (-length + 18, -34), (10, -36))
    planks = [points((x, -23), (x + 14, -35)) for x in np.linspace(-length + 12, -12, 16)]
    return group(
        wood(solid(*piles), colour("bark grey"), form=ROUND, flow=math.pi / 2, line=1.2),
        Shape(solid(deck), colour("bark grey").lighter(0.2), "wood", 0.8, form=FLAT, line=1.3),
        Lines(tuple(planks), 1.0, strength=0.7),
        Shape(
            solid(points((0, -24), (-length, -22), (-length, -16), (0, -18))),
            colour("bark grey").darker(0.2),
            "wood",
            1.0,
            form=2,
            line=1.2,
        ),
        name="jetty",
    ).with_anchors(end=(-length + 20.0, -28.0))
