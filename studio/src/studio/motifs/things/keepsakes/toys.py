"""Chessmen and dice, puppets and dolls, and the figures children make."""

import math

import numpy as np

from studio.colour import Colour, colour
from studio.geometry import Point, blob, curve, ellipse, fuse, limb, outline, paths, place, points, rectangle, solid
from studio.materials import cloth, fur
from studio.motifs.forms import block
from studio.motifs.things.keepsakes.apparel import hat
from studio.motifs.things.keepsakes.treasures import INK, RED, WALNUT
from studio.scene import FLAT, ROUND, Dots, Group, Item, Lines, Shape, group


def chessboard(width: float = 90.0, squares: int = 8) -> Group:
    """Lying on a table, its near edge at the origin; anchor `middle`."""
    near, far, deep = width / 2, 0.78 * width / 2, 0.4 * width

    def at(u: float, v: float) -> Point:
        return (2 * u - 1) * (near + (far - near) * v), -deep * v

    n = squares
    cells = [
        points(at(c / n, r / n), at((c + 1) / n, r / n), at((c + 1) / n, (r + 1) / n), at(c / n, (r + 1) / n))
        for r in range(n)
        for c in range(n)
        if (r + c) % 2 == 0
    ]
    board = points(at(0, 0), at(1, 0), at(1, 1), at(0, 1))
    return group(
        Shape(solid(board * [1.06, 1.06] + [0, 1.5]), WALNUT, "wood", 1.0, form=3, line=1.4),
        Shape(solid(board), colour("bone"), "light square", 0.5, form=FLAT, line=1.0),
        Shape(solid(*cells), colour("umber"), "dark square", 0.95, form=FLAT, modelling=0.3, line=0.4),
        name="chessboard",
    ).with_anchors(middle=(0.0, -deep / 2))


def dice(count: int = 2) -> Group:
    """Bone dice, few pips, 12 wide each."""
    items: list[Item] = []
    for index in range(count):
        x = 18.0 * (index - (count - 1) / 2)
        items += block(x - 6, -12, x + 6, 0, colour("bone"), "bone", "plain", (4.0, -3.0), 0.45)
        spots = ((0, 0),) if index % 2 else ((-3, 3), (0, 0), (3, -3))
        items.append(Dots(points(*((x + px, -6 + py) for px, py in spots)), np.full(len(spots), 1.2), INK, "pip"))
    return Group(tuple(items), "dice")


def puppet(paint: Colour = colour("madder"), slack: float = 0.0) -> Group:
    """A marionette hanging from its cross at the origin; `slack` 0 … 1 lets it sag. Anchors `cross`, `feet`."""
    drop = 6 * slack
    head, hip = (0.0, 34.0 + drop), (0.0, 66.0 + drop)
    arms = [
        limb([(s * 7, 46 + drop), (s * 15, 56 + drop), (s * (20 - 8 * slack), 44 + 26 * slack)], [4.4, 4, 3.4])
        for s in (-1, 1)
    ]
    legs = [limb([(s * 4, 66 + drop), (s * (6 + 3 * slack), 78), (s * 5, 90)], [5, 4.4, 4]) for s in (-1, 1)]
    body = blob((-8, 44 + drop), (-9, 54 + drop), (-12, 68 + drop), (12, 68 + drop), (9, 54 + drop), (8, 44 + drop))
    joints = points(*((s * 15, 56 + drop) for s in (-1, 1)), *((s * 6, 78.0) for s in (-1, 1)))
    strings = paths(
        [(-22, 0), (-(20 - 8 * slack), 44 + 26 * slack)],
        [(22, 0), (20 - 8 * slack, 44 + 26 * slack)],
        [(0, 0), (0, 25 + drop)],
        [(-10, 2), (-6, 78)],
        [(10, 2), (6, 78)],
    )
    return group(
        Lines(strings, 0.8, role="string", strength=0.8, steady=slack < 0.2),
        Shape(solid(*legs), colour("honey wood"), "limb", 0.9, line=1.1),
        cloth(body, paint, "coat", weight=0.95, form=ROUND, line=1.4),
        Shape(solid(*arms), paint.darker(0.15), "sleeve", 0.95, line=1.1),
        Dots(joints, np.full(4, 1.3), WALNUT, "joint"),
        Shape(solid(ellipse(*head, 8, 9.4)), colour("honey wood").lighter(0.35), "skin", 0.7, line=1.3),
        Dots(points((-3, head[1] - 1), (3, head[1] - 1)), np.full(2, 1.1), INK, "eye"),
        Dots(points((-5, head[1] + 3), (5, head[1] + 3)), np.full(2, 1.6), colour("coral rose"), "cheek", strength=0.6),
        Lines(
            paths(
                curve([(-3, head[1] + 5), (0, head[1] + 6), (3, head[1] + 5)]),
                curve([(0, head[1]), (-1, head[1] + 3), (1, head[1] + 3)]),
            ),
            1.0,
        ),
        Shape(
            solid(blob((-9, head[1] - 5), (0, head[1] - 18), (2, head[1] - 18), (9, head[1] - 5))),
            colour("petrol blue"),
            "hat",
            0.95,
            line=1.2,
        ),
        Shape(
            solid(limb([(-26, 0), (26, 0)], [4, 4]), limb([(-8, -3), (10, 5)], [3.6, 3.6])),
            WALNUT,
            "cross",
            1.0,
            line=1.2,
        ),
        name="puppet",
    ).with_anchors(cross=(0.0, 0.0), feet=(0.0, 90.0), head=head, seat=hip)


def doll(dress: Colour = colour("dusk blue")) -> Group:
    """A rag doll sitting slumped, 34 tall."""
    return group(
        Shape(
            solid(limb("-4,-6 -14,-2 -20,-1", [5, 4.6, 4]), limb("4,-6 12,-2 18,-1", [5, 4.6, 4])),
            colour("linen"),
            "limb",
            0.6,
            line=1.1,
        ),
        cloth(outline("-6,-21 -10,-3 0,-1 10,-3 6,-21"), dress, "dress", weight=0.95, form=ROUND, line=1.3),
        Shape(
            solid(limb("-5,-19 -12,-12 -13,-8", [4, 3.6, 3.4]), limb("5,-19 11,-12 13,-8", [4, 3.6, 3.4])),
            colour("linen"),
            "limb",
            0.6,
            line=1.1,
        ),
        fur(
            outline("1,-37 -7,-34 -9,-24 -7,-19 -4,-22 6,-22 9,-19 11,-24 9,-34"),
            colour("rust"),
            "hair",
            weight=0.95,
            form=ROUND,
            line=1.2,
        ),
        Shape(solid(ellipse(1, -27, 6.6, 6.8)), colour("linen"), "skin", 0.5, line=1.1),
        Dots(points((-1.6, -27), (3.6, -27)), np.full(2, 1.1), INK, "eye"),
        Lines(paths(curve("-1,-23 1,-22.4 3,-23")), 1.0),
        name="doll",
    )


def rocking_horse(paint: Colour = colour("dove grey")) -> Group:
    """A toy on bows, facing left, 62 tall; anchor `seat`."""
    body = fuse(
        blob("-18,-38 0,-40 18,-39 22,-30 14,-24 -14,-24 -20,-30"),
        limb("-14,-34 -24,-50 -28,-56", [14, 11, 10]),
        limb([(-24, -56), (-38, -50)], [10, 7]),
        blob("-28,-58 -26,-66 -22,-58"),
        *(limb([(x, -28), (x + dx, -8)], [7, 4.4]) for x, dx in ((-13, -8), (-9, -1), (13, 2), (17, 8))),
        soften=0.8,
    )
    bow = limb(ellipse(0, -78, 80, start=math.pi / 2 - 0.52, end=math.pi / 2 + 0.52, count=18)[::3], [4.4, 5, 4.4])
    mane = [
        curve([(-22 + 3 * i, -60 + 4 * i), (-16 + 3 * i, -56 + 4 * i), (-16 + 2 * i, -49 + 4 * i)]) for i in range(5)
    ]
    return group(
        fur(limb("22,-34 32,-30 32,-16", [5, 6, 2]), colour("straw"), "tail", weight=0.8, form=ROUND, line=1.1),
        Shape(body, paint, "horse", 0.6, line=1.5),
        Lines(tuple(mane), 2.2, colour("tobacco"), "mane"),
        Shape(outline("-4,-42 4,-43 10,-40 8,-32 -4,-33"), RED, "saddle", 0.95, line=1.2),
        Dots(points("-30,-55 8,-28 0,-27 15,-35"), np.array([1.5, 1.8, 1.4, 1.6]), INK, "dapple"),
        Shape(solid(bow), RED, "bow", 0.95, line=1.3),
        name="rocking horse",
    ).with_anchors(seat=(3.0, -42.0))


def ball(radius: float = 9.0, paint: Colour = RED) -> Group:
    """Standing on the origin, striped."""
    y = -radius
    stripe = np.vstack(
        [
            ellipse(0, y, radius, 0.5 * radius, 0.4, end=math.pi),
            ellipse(0, y, radius, 0.15 * radius, 0.4, end=math.pi)[::-1],
        ]
    )
    return group(
        Shape(solid(ellipse(0, y, radius)), paint, "ball", 0.95, line=1.3),
        Shape(solid(stripe), colour("cream"), "stripe", 0.5, form=radius, line=0.7),
        name="ball",
    )


def snowman(scarf: Colour = colour("scarf red"), melting: float = 0.0) -> Group:
    """Three balls, coals, a carrot; `melting` 0 … 1 makes him narrower than his scarf. Anchors `head`, `hand`."""
    slim = 1 - 0.35 * melting
    body = fuse(
        ellipse(0, -24, 32 * slim, 27), ellipse(0, -62, 23 * slim, 20), ellipse(0, -90, 15 * slim, 14), soften=2
    )
    carrot = points("-2,-92 -22,-88 -3,-86")
    coals = points("-6,-95 5,-95 -2,-70 -2,-60 -2,-50")
    arms = paths([(-18, -66), (-40, -80)], [(-34, -76), (-42, -74)], [(18, -66), (40, -78)], [(34, -74), (40, -86)])
    return group(
        Lines(arms, 2.4, colour("bark brown"), "twig"),
        Shape(body, colour("snow white"), "snow", 0.2, form=18, line=1.6),
        Shape(solid(carrot), colour("carrot orange"), "carrot", 1.0, line=1.1),
        Dots(coals, np.array([1.8, 1.8, 2.2, 2.2, 2.2]), INK, "coal"),
        Shape(
            solid(limb("-15,-80 0,-76 15,-80", [7, 8, 7]), limb("9,-78 13,-64 11,-54", [6, 6, 7])),
            scarf,
            "scarf",
            0.95,
            texture="cloth",
            line=1.2,
        ),
        *hat("top").placed(0, -100, 0.8).items,
        name="snowman",
    ).with_anchors(head=(0.0, -90.0), hand=(-40.0, -80.0), mouth=(-6.0, -84.0))


def scarecrow(torn: bool = False, coat: Colour = colour("mud brown")) -> Group:
    """On its pole with arms out, straw at cuffs and neck, 120 tall; anchors `head`, `hand`, `other_hand`."""
    straw = colour("straw gold")
    tufts = [
        limb([(x, y), (x + 1.2 * dx, y + dy)], [3, 1])
        for x, y, spread in ((-52, -82, -1), (52, -82, 1), (-10, -30, 0), (10, -30, 0))
        for dx, dy in ((8 * spread - 4, 6), (10 * spread, 2), (9 * spread + 3, 9), (6 * spread, 12))
    ]
    jacket = fuse(
        blob("-14,-92 14,-92 17,-60 20,-30! 8,-27 0,-31 -9,-26 -20,-31! -17,-60"),
        limb("-8,-86 -30,-86 -50,-82", [15, 12, 13]),
        limb("8,-86 30,-86 50,-82", [15, 12, 13]) if not torn else limb("8,-86 26,-80 34,-62", [15, 12, 9]),
        soften=1,
    )
    patches = [place(rectangle(-5, -5, 5, 5), x, y, rotation=turn) for x, y, turn in ((-8, -50, 0.2), (9, -66, -0.15))]
    sack_head = blob("-10,-96 -12,-108 -6,-117 6,-117 12,-108 10,-96")
    return group(
        Shape(
            solid(limb([(0, 2), (0, -100)], [6, 5]), limb([(-56, -84), (56, -84)], [5, 5])),
            colour("bark brown"),
            "wood",
            1.0,
            line=1.2,
        ),
        Shape(solid(*tufts), straw, "straw", 0.9, modelling=0.3, line=0.8),
        Shape(jacket, coat, "coat", 0.95, texture="cloth", line=1.5),
        Shape(solid(patches[0]), colour("dusk blue"), "patch", 0.85, form=1, line=1.0),
        Shape(solid(patches[1]), colour("faded crimson"), "patch", 0.85, form=1, line=1.0),
        Lines(paths([(0, -90), (0, -32)]), 1.1, strength=0.7),
        cloth(sack_head, colour("sackcloth"), "skin", weight=0.8, form=ROUND, line=1.3),
        Lines(
            paths(
                [(-5, -110), (-2, -107)],
                [(-2, -110), (-5, -107)],
                curve("-5,-101 0,-99.6 5,-101"),
                [(-3, -102.4), (-3, -98.6)],
                [(1, -101.4), (1, -98)],
            ),
            1.2,
        ),
        Shape(solid(ellipse(4, -108, 2.2)), colour("mahogany"), "button", 1.0, line=0.9),
        Shape(solid(limb("-10,-95 0,-92 10,-95", [6, 7, 6])), colour("scarf red"), "scarf", 0.95, line=1.1),
        name="scarecrow",
    ).with_anchors(head=(0.0, -106.0), hand=(-54.0, -82.0), other_hand=(54.0, -82.0))
