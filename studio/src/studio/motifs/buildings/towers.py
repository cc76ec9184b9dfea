"""What stands high: towers, a lighthouse, a steeple, a windmill, a castle."""

import math

import numpy as np

from studio import materials
from studio.chance import Stream
from studio.colour import Colour, colour
from studio.geometry import Points, blob, ellipse, fuse, limb, paths, points, rectangle, solid
from studio.materials import cloth, wood
from studio.motifs.buildings.walls import DARK, PLASTER, STONE, TIMBER, Quad, casement, courses, house_door
from studio.motifs.forms import arch, hoop, lattice, turned, when
from studio.scene import FLAT, ROUND, Glow, Group, Item, Lines, Shape, group


def tower(
    height: float = 420.0,
    lit: bool = False,
    roofed: bool = True,
    stone: Colour = STONE,
    roof: Colour = colour("slate roof"),
) -> Group:
    """A round tower, under a pointed hat or with battlements; anchors `top`, `door`, `window`."""
    half, crown = 0.14 * height, 0.74 * height if roofed else 0.94 * height
    wall = turned(
        (1.14 * half, -crown),
        (1.14 * half, -crown),
        (1.14 * half, -crown + 18),
        (half, -crown + 34),
        (half, -crown + 34),
        (1.02 * half, -0.3 * height),
        (1.12 * half, 0),
    )
    cone = turned(
        (0, -height), (0, -height), (0.55 * half, -0.5 * (height + crown) + 6), (1.36 * half, -crown + 6), dip=0.2
    )
    teeth = [
        rectangle(x - 0.13 * half, -crown - 0.26 * half, x + 0.13 * half, -crown + 4)
        for x in np.linspace(-1.0, 1.0, 6) * half
    ]
    cap: list[Item] = (
        [
            Shape(solid(cone), roof, "roof", 1.0, texture="scales", line=1.5),
            Shape(solid(ellipse(0, -height, 3.4)), colour("brass"), "finial", 1.0, line=1.0),
        ]
        if roofed
        else [Shape(fuse(*teeth), stone, "stone", 0.75, form=3, line=1.3)]
    )
    slits = [
        item
        for x, y in ((0.15, 0.62), (-0.3, 0.42), (0.25, 0.24))
        for item in casement(
            x * half, -y * height, 0.3 * half, 0.62 * half, lit, True, (2, 2), frame=stone.lighter(0.3)
        )
    ]
    return group(
        *([] if roofed else cap),
        materials.stone(wall, stone, weight=0.75, form=ROUND, line=1.6),
        Lines((hoop(1.14 * half, -crown + 18), hoop(half, -crown + 34)), 1.1, strength=0.7),
        *slits,
        *house_door(-0.12 * half, 2, 0.62 * half, 1.3 * half, arched=True),
        *(cap if roofed else []),
        name="tower",
    ).with_anchors(top=(0.0, -height), door=(-0.12 * half, 0.0), window=(0.15 * half, -0.62 * height - 0.3 * half))


def lighthouse(height: float = 480.0, lit: bool = True, band: Colour = colour("barn red")) -> Group:
    """A banded tower with a gallery and a lamp; anchor `lamp`."""
    foot, neck = 0.125 * height, 0.078 * height

    def half(share: float) -> float:
        return float(foot + (neck - foot) * share**0.8)

    body = turned((neck, -0.8 * height), (half(0.5), -0.4 * height), (foot, 0))
    rings = []
    for low, high in ((0.14, 0.28), (0.42, 0.54), (0.66, 0.76)):
        upper, lower = hoop(half(high / 0.8), -high * height), hoop(half(low / 0.8), -low * height)
        rings.append(np.vstack([upper, lower[::-1]]))
    lamp = (0.0, -0.875 * height)
    light = colour("lamp yellow") if lit else DARK
    rail = [points((x, -0.83 * height), (x, -0.8 * height)) for x in np.linspace(-1.3, 1.3, 11) * neck]
    dome = turned((0, -height), (0.3 * neck, -0.965 * height), (0.86 * neck, -0.93 * height), dip=0.2)
    return group(
        Shape(solid(body), colour("chalk white"), "wall", 0.35, line=1.6),
        *(Shape(solid(ring), band, "band", 0.9, form=foot, line=1.0) for ring in rings),
        *(item for y in (0.58, 0.32) for item in casement(0.1 * neck, -y * height, 0.3 * neck, 0.5 * neck, lit, True)),
        *house_door(0, 1, 0.8 * foot, 1.5 * foot, arched=True),
        Shape(
            solid(turned((1.36 * neck, -0.8 * height), (1.36 * neck, -0.8 * height), (1.1 * neck, -0.775 * height))),
            colour("iron grey"),
            "metal",
            0.9,
            line=1.3,
        ),
        Shape(
            solid(rectangle(-0.66 * neck, -0.93 * height, 0.66 * neck, -0.81 * height)),
            light,
            "light",
            0.9,
            form=FLAT,
            modelling=0.0 if lit else 0.5,
            line=1.2,
        ),
        *when(lit, Glow(lamp, 0.34 * height, colour("lamp yellow"), 0.8)),
        Lines(
            (
                *rail,
                points((-1.3 * neck, -0.83 * height), (1.3 * neck, -0.83 * height)),
                *lattice(-0.66 * neck, -0.93 * height, 0.66 * neck, -0.81 * height, 4, 1),
            ),
            1.4,
            colour("soot"),
            "metal",
            0.95,
            False,
        ),
        Shape(solid(dome), band, "roof", 0.95, line=1.3),
        Shape(solid(ellipse(0, -height, 0.09 * neck)), colour("brass"), "finial", 1.0, line=0.9),
        name="lighthouse",
    ).with_anchors(lamp=lamp, door=(0.0, 0.0), top=(0.0, -height))


def steeple(
    height: float = 460.0, lit: bool = False, wall: Colour = PLASTER, roof: Colour = colour("slate roof")
) -> Group:
    """A village church without signs: a square tower with a tall spire, and its nave to the right."""
    half, belfry = 0.105 * height, 0.56 * height
    spire = points(
        (-1.25 * half, -belfry + 4),
        (-0.5 * half, -belfry - 0.12 * height),
        (0, -height),
        (0.62 * half, -belfry - 0.12 * height),
        (1.6 * half, -belfry + 1),
    )
    side = points((half, 0), (1.45 * half, -5), (1.45 * half, -belfry - 3), (half, -belfry))
    slope: Quad = (
        (1.1 * half, -0.21 * height),
        (5.1 * half, -0.23 * height),
        (4.7 * half, -0.38 * height),
        (1.1 * half, -0.37 * height),
    )
    nave = points((1.2 * half, 0), (5 * half, -8), (5 * half, -0.24 * height), (1.2 * half, -0.22 * height))
    openings = [
        arch(x - 0.24 * half, x + 0.24 * half, -0.43 * height, -0.49 * height) for x in (-0.4 * half, 0.4 * half)
    ]
    return group(
        Shape(solid(nave), wall, "wall", 0.75, form=FLAT, shade=0.22, line=1.4),
        *(
            item
            for x in (2, 3, 4)
            for item in casement(
                x * half, -0.06 * height - 2 * x, 0.42 * half, 1.2 * half, lit, True, (2, 3), frame=STONE
            )
        ),
        Shape(solid(points(*slope)), roof, "roof", 0.95, form=FLAT, shade=0.1, line=1.4),
        Lines(courses(slope, 7, 14), 0.8, strength=0.5),
        Shape(solid(side), wall, "wall", 0.8, form=FLAT, shade=0.34, line=1.4),
        materials.stone(rectangle(-half, -belfry, half, 0), wall, "wall", weight=0.65, form=FLAT, line=1.5),
        Shape(solid(*openings), DARK, "opening", 1.0, form=FLAT, line=1.2),
        Shape(
            solid(rectangle(-1.1 * half, -0.4 * height, 1.1 * half, -0.385 * height)),
            STONE,
            "band",
            0.6,
            form=2,
            line=1.0,
        ),
        *casement(0, -0.25 * height, 0.5 * half, 0.9 * half, lit, True, (2, 2), frame=STONE),
        *house_door(0, 0, 0.8 * half, 1.6 * half, arched=True),
        Shape(solid(spire), roof, "roof", 1.0, form=half, texture="scales", line=1.5),
        Lines(paths([(0, -height), (0.62 * half, -belfry)]), 1.0, strength=0.6),
        Shape(solid(ellipse(0, -height - 2, 3.2)), colour("brass"), "finial", 1.0, line=0.9),
        name="steeple",
    ).with_anchors(top=(0.0, -height), door=(0.0, 0.0), bell=(0.0, -0.46 * height))


def windmill(turn: float = 0.35, lit: bool = False, wall: Colour = PLASTER) -> Group:
    """A tower mill 300 tall to its hub, four latticed sails turned by `turn`; anchors `hub`, `sail_1` … `sail_4`."""
    hub = (-18.0, -262.0)
    body = turned((44, -240), (54, -140), (72, 0), dip=0.1)
    cap = blob("-56,-238 -48,-276 0,-302 44,-280 58,-238! -56,-238")
    sails = [_sail().placed(*hub, rotation=turn + k * math.pi / 2) for k in range(4)]
    ends = {f"sail_{k + 1}": sail.anchor("tip") for k, sail in enumerate(sails)}
    return group(
        Shape(solid(body), wall, "wall", 0.6, texture="stone", line=1.6),
        Lines((hoop(48, -196, 0.1), hoop(60, -96, 0.1)), 1.0, strength=0.5),
        *casement(8, -176, 24, 32, lit, bars=(2, 2)),
        *casement(-22, -104, 24, 32, lit, bars=(2, 2)),
        *house_door(14, 4, 40, 74, arched=True),
        wood(cap, colour("russet"), "roof", weight=0.95, form=ROUND, flow=-0.3, line=1.6),
        *sails,
        Shape(solid(ellipse(*hub, 9)), TIMBER, "wood", 1.0, line=1.4),
        name="windmill",
    ).with_anchors(hub=hub, door=(14.0, 0.0), top=(0.0, -302.0), **ends)


def _sail() -> Group:
    """One arm from the hub upwards, its canvas half furled."""
    bars = [points((2, -y), (34, -y)) for y in range(48, 206, 16)]
    canvas = blob("4,-56! 33,-52! 31,-120 34,-196! 4,-198!")
    return group(
        cloth(canvas, colour("sackcloth").lighter(0.3), "canvas", weight=0.5, form=6, line=1.0, cover=0.92),
        Lines((*bars, points((34, -46), (34, -206)), points((18, -46), (18, -206))), 1.3, TIMBER, "wood", 0.95),
        Shape(solid(limb([(0, 8), (0, -212)], [8, 4.5])), TIMBER, "wood", 1.0, line=1.2),
        name="sail",
    ).with_anchors(tip=(0.0, -212.0))


def _battlements(left: float, right: float, y: float) -> list[Points]:
    return [rectangle(x, y - 14, x + 13, y + 2) for x in np.arange(left, right - 12, 24)]


def castle(stream: Stream, lit: float = 0.3, stone: Colour = STONE, roof: Colour = colour("slate roof")) -> Group:
    """A keep among towers behind a gated wall, about 560 wide and 520 tall."""
    turrets = [(-190, 330, True), (176, 360, True), (-70, 470, True), (62, 520, True), (120, 420, False)]
    back = [tower(tall, stream.happens(lit), pointed, stone, roof).placed(x, -30) for x, tall, pointed in turrets]
    keep = rectangle(-110, -330, 100, 0)
    wall = [rectangle(-250, -120, 250, 0), *_battlements(-250, 250, -120)]
    corner = [tower(210, stream.happens(lit), False, stone).placed(x, 6) for x in (-250, 250)]
    gate = arch(-40, 40, 0, -58, 0.6)
    bars = [*lattice(-36, -92, 36, 0, 7, 6)]
    return group(
        *back,
        materials.stone(fuse(keep, *_battlements(-110, 100, -330)), stone, weight=0.75, form=FLAT, line=1.5),
        *(
            item
            for x in (-60, -5, 50)
            for item in casement(x, -220, 24, 46, stream.happens(lit), True, (2, 3), frame=stone.lighter(0.3))
        ),
        materials.stone(fuse(*wall), stone.lighter(0.1), weight=0.7, form=FLAT, line=1.6),
        *corner,
        Shape(solid(arch(-52, 52, 0, -60, 0.6)), stone.lighter(0.3), "stone", 0.6, form=4, line=1.4),
        Shape(solid(gate), colour("soot black"), "door", 1.1, form=FLAT, modelling=0.4, line=1.2),
        Lines(tuple(bars), 1.6, colour("iron grey"), "metal", 0.9),
        name="castle",
    ).with_anchors(door=(0.0, 0.0), top=(62.0, -550.0))
