"""Ottoline, the poetic one: a moth who has mistaken the moon for an audience."""

import math

import numpy as np

from studio.chance import Chance, Stream
from studio.colour import colour
from studio.faces.features import SIDE, lock, pair, tufted, whole
from studio.geometry import (
    curve,
    difference,
    ellipse,
    fuse,
    intersection,
    limb,
    normals,
    points,
    resample,
    solid,
    tangents,
)
from studio.landscape import graded_sky
from studio.scene import Dots, Glow, Group, Item, Lamplight, Lines, Scene, Shape, Veil, Wash, group

DOWN = colour("#f6ead2")
LILAC = colour("#dcbcd8")
PLUM = colour("#9a5a98")
MOON = (216.0, 96.0)


def ottoline(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=graded_sky(
            (0.0, "#1c2656", 1.1), (0.6, "#2c3a7a", 1.05), (1.0, "#262f68", 1.05),
            box=(0, 0, SIDE, SIDE), lines=0.5, unrest=0.7, halo=(*MOON, 70),
        ),
        layers=(
            group(Glow(MOON, 210, colour("#f2d9a0"), 0.55, falloff=1.9), stars(layout.child("stars"))),
            group(
                wings(),
                ruff(layout.child("ruff")),
                head(layout.child("head")).placed(200, 210, 1.0, math.radians(8)),
                name="moth",
            ),
        ),
        focal="moth",
        light=Lamplight((250.0, -40.0)),
        shadow=colour("#54508c"),
        width=SIDE,
        height=SIDE,
    )  # fmt: skip


def stars(stream: Stream) -> Dots:
    places = np.stack([stream.uniform(20, 380, count=26), stream.uniform(16, 250, count=26)], axis=1)
    return Dots(places, stream.uniform(0.8, 2.0, count=26), colour("moon cream"), "star", "star")


def wings() -> Group:
    """Worn like a cloak, with a moon on either side."""
    wing = ((-6, 300), (50, 236), (110, 190), (176, 176), (204, 214), (200, 320), (170, 440), (-6, 440))
    hem = ((150, 178), (176, 176), (204, 214), (200, 320), (170, 440), (150, 440), (178, 320), (182, 226))
    veins = tuple(
        curve(points((40, 300), (86 + 4 * k, 262 + 20 * k), (178 - 4 * k, 206 + 44 * k)) * [s, 1] + [200, 0])
        for s in (-1, 1)
        for k in range(5)
    )
    spots = [(200 + s * 134.0, 268.0) for s in (-1, 1)]
    return group(
        Shape(pair(wing), PLUM, "wing", 1.05, texture="feather", flow=1.2, form=50, line=2.2),
        Shape(intersection(pair(hem), pair(wing)), LILAC, "wing", 0.9, texture="feather", modelling=0.6, line=1.0),
        Lines(veins, 1.2, strength=0.5),
        Shape(solid(*(ellipse(x, y, 30) for x, y in spots)), colour("#2a2048"), "spot", 1.1, modelling=0, line=1.4),
        Shape(solid(*(ellipse(x, y, 23) for x, y in spots)), colour("#ecc063"), "spot", 0.8, modelling=0, line=1.0),
        Shape(solid(*(ellipse(x, y, 11) for x, y in spots)), colour("#2a2048"), "spot", 1.1, modelling=0, line=0.0),
        name="wings",
    )


def ruff(stream: Stream) -> Group:
    """Collars of down, one over the other, every tuft drawn."""
    rows: list[Item] = []
    for tint, wide, low in (("#c9b4d2", 108, 404), ("#dccbd6", 100, 366), ("#ecdfd8", 88, 330), ("#f6ead2", 72, 296)):
        tufts = []
        for angle in np.linspace(2.95, 0.19, round(wide / 6.5)):
            root = (200 + 0.3 * wide * math.cos(angle), 250 + 0.3 * (low - 250) * math.sin(angle))
            reach = stream.uniform(0.94, 1.06)
            tip = (200 + reach * wide * math.cos(angle), 250 + reach * (low - 250) * math.sin(angle))
            tufts.append(lock(root, tip, 0.07 * math.copysign(1, math.cos(angle)), 25))
        rows.append(
            Shape(fuse(*tufts), colour(tint), "down", 0.5, texture="fur", flow=1.5, form=22, modelling=0.8, line=1.7)
        )
    return group(*rows, name="ruff")


def head(stream: Stream) -> Group:
    """Drawn round the origin; the scene tilts it."""
    round_head = whole(((0, -78), (44, -72), (76, -40), (86, 6), (70, 48), (38, 72), (0, 78)), 0)
    return group(
        antennae(),
        Shape(
            solid(tufted(round_head[::-1], stream, 9, 6, 0.9)),
            DOWN,
            "down",
            0.45,
            texture="fur",
            form=60,
            modelling=0.5,
            line=1.9,
        ),
        Wash(solid(ellipse(-52, 40, 20, 12), ellipse(52, 40, 20, 12)), colour("#d97a8a"), weight=0.6, softness=8),
        *_eye(-1),
        *_eye(1),
        Lines(
            (curve([(-16, 44), (-7, 52), (5, 53), (17, 45)]), curve([(-4, 60), (1, 61), (6, 60)])),
            2.6,
            colour("#5a2f48"),
        ),
        crescent(),
        name="head",
    )


def _eye(side: int) -> list[Item]:
    """Large and dark, the lid half down, turned to the moon."""
    x, y = 40.0 * side, 4.0
    ball = solid(ellipse(x, y, 29, 33, rotation=0.16 * side))
    edge = curve(
        [(x + side * across, y + down) for across, down in ((-27, -17), (-12, -20), (6, -17), (20, -8), (30, 3))]
    )
    lid = intersection(ball, solid(np.vstack([edge, [(x + 40 * side, y - 60), (x - 40 * side, y - 60)]])))
    lash = curve([(0, 0), (8, -1), (13, -8)])
    lashes = [(lash + root) * [side, 1] + [x, y] for root in ((15, -11), (23, -5), (30, 3))]
    return [
        Shape(ball, colour("#2b1c40"), "eye", 1.25, form=14, modelling=0.3, line=2.0),
        Veil(solid(ellipse(x + 3, y + 17, 17, 8)), colour("#8a63b8"), strength=0.7, softness=5),
        Dots(
            points((x + 9, y - 3), (x - 8, y + 10)), np.array([6.6, 3.0]), colour("clear white"), "spark", strength=1.0
        ),
        Shape(lid, colour("#c4a6cf"), "lid", 0.8, form=10, modelling=0.5, line=1.2),
        Lines((edge,), 2.8, strength=0.95),
        Lines(tuple(lashes), 2.0, strength=0.95),
    ]


def antennae() -> Group:
    """Two feathers, such as one writes with."""
    items: list[Item] = []
    for side in (-1, 1):
        spine = resample(curve([(side * 26, -62), (side * 46, -112), (side * 92, -148), (side * 150, -150)]), 7)
        out, ahead = normals(spine), tangents(spine)
        reach = 26 * np.sin(np.linspace(0.25, math.pi - 0.15, len(spine)))[:, None]
        barbs = [
            limb([root, root + 0.6 * r * way + 0.35 * r * on, root + r * way + 0.9 * r * on], [4.6, 3.6, 1.2])
            for root, on, left, r in zip(spine, ahead, out, reach, strict=True)
            for way in (left, -left)
        ]
        stem = limb(spine, [8, 6, 3], steps=1)
        items += [
            Shape(solid(*barbs), colour("#e9c98a"), "feather", 0.75, modelling=0, line=0.9),
            Shape(solid(stem), colour("#c79a52"), "feather", 0.9, modelling=0, line=1.3),
        ]
    return group(*items, name="antennae")


def crescent() -> Group:
    """The moon, worn."""
    moon = difference(solid(ellipse(0, -108, 42)), solid(ellipse(0, -126, 37)))
    return group(Shape(moon, colour("#f8dd8c"), "light", 0.55, modelling=0, line=1.6), name="crescent")
