"""Ottoline, the poetic one: a moth who has mistaken the moon for an audience."""

import math

import numpy as np

from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.faces.features import SIDE, lock, pair, tufted, whole
from studio.geometry import curve, fuse, intersection, limb, normals, resample, solid, tangents
from studio.landscape import graded_sky
from studio.materials import feathers, fur
from studio.scene import Dots, Glow, Group, Item, Lamplight, Scene, Shape, group

DRAWN = Sheet("faces/ottoline")

DOWN = colour("#f6ead2")
LILAC = colour("#dcbcd8")
PLUM = colour("#9a5a98")
MOON = (216.0, 96.0)


def ottoline(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=graded_sky(
            "0 #1c2656 1.1, 0.6 #2c3a7a 1.05, 1 #262f68 1.05",
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
    return group(
        feathers(pair(wing), PLUM, "wing", weight=1.05, form=50, flow=1.2, line=2.2),
        Shape(intersection(pair(hem), pair(wing)), LILAC, "wing", 0.9, texture="feather", modelling=0.6, line=1.0),
        *DRAWN("wings"),
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
        rows.append(fur(fuse(*tufts), colour(tint), "down", weight=0.5, form=22, modelling=0.8, flow=1.5, line=1.7))
    return group(*rows, name="ruff")


def head(stream: Stream) -> Group:
    """Drawn round the origin; the scene tilts it."""
    round_head = whole(((0, -78), (44, -72), (76, -40), (86, 6), (70, 48), (38, 72), (0, 78)), 0)
    return group(
        antennae(),
        fur(tufted(round_head[::-1], stream, 9, 6, 0.9), DOWN, "down", weight=0.45, form=60, modelling=0.5, line=1.9),
        *DRAWN("head"),
        DRAWN("crescent"),
        name="head",
    )


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
