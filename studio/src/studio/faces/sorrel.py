"""Sorrel, the patient one: a toad at court, waiting for the fly of an idea."""

import numpy as np

from studio.chance import Chance, Stream
from studio.colour import colour
from studio.faces.features import eye, pair, portrait, whole
from studio.geometry import curve, ellipse, limb, solid
from studio.materials import cloth, plain
from studio.scene import Dots, Group, Item, Lines, Scene, Shape, Wash, group

GREEN = colour("#7f9c3c")
CREAM = colour("#efe6b8")
LINEN = colour("#f7f2e4")


def sorrel(chance: Chance) -> Scene:
    toad = group(doublet(), ruff(), head(chance.layout).placed(0, -8), name="toad")
    return portrait("0 #e58f86 0.75, 0.6 #f0b0a0 0.6, 1 #d97f7c 0.85", toad, focal="toad", shadow="#5a4a78")


def doublet() -> Group:
    body = whole(((0, 300), (80, 306), (140, 340), (170, 440), (0, 440)))
    return group(cloth(body, colour("#4c2a52"), "doublet", weight=1.15, form=40, line=2.2))


def ruff() -> Group:
    """A millstone of starched linen: loops round the throat, the near ones lower."""
    items: list[Item] = []
    for turn in np.linspace(np.pi + 0.25, -0.25, 17):
        x, y = 200 + 158 * np.cos(turn), 300 + 54 * np.sin(turn)
        fold = limb([(200 + 60 * np.cos(turn), 286 + 20 * np.sin(turn)), (x, y)], [12, 40])
        items.append(cloth(fold, LINEN, "ruff", weight=0.35, form=16, modelling=0.9, line=1.8))
        items.append(Shape(solid(ellipse(x, y, 12, 7, turn)), colour("#b9a8b4"), "fold", 0.7, modelling=0, line=1.0))
    return group(*items, name="ruff")


def head(stream: Stream) -> Group:
    skull = whole(((0, 120), (44, 112), (98, 116), (140, 160), (158, 214), (140, 262), (80, 296), (0, 304)))
    throat = whole(((0, 236), (70, 240), (136, 228), (138, 258), (80, 294), (0, 302)))
    bumps = pair(((44, 132), (40, 84), (76, 56), (118, 78), (124, 132)))
    wide = curve("52,218 84,232 140,240 200,242 260,240 316,232 350,210")
    places = np.stack([stream.uniform(80, 320, count=26), stream.uniform(136, 204, count=26)], axis=1)
    clear = (np.abs(np.abs(places[:, 0] - 200) - 80) > 52) | (places[:, 1] > 168)
    return group(
        plain(bumps, GREEN, "skin", form=30, weight=1.0, line=2.2),
        plain(skull, GREEN, "skin", form=70, weight=1.0, line=2.2),
        plain(throat, CREAM, "belly", weight=0.6, form=40, modelling=0.8, line=0.0),
        Dots(places[clear], stream.uniform(2.5, 6, count=26)[clear], GREEN.darker(0.28), "wart", strength=0.8),
        Dots(places[clear] - [1.5, 1.5], stream.uniform(1, 2.4, count=26)[clear], GREEN.lighter(0.45), "wart"),
        Wash(solid(ellipse(92, 226, 26, 14), ellipse(308, 222, 26, 14)), colour("#d9705a"), weight=0.5, softness=10),
        Lines((wide, curve("46,210 50,220 58,224"), curve("342,202 350,210 352,220")), 3.2),
        Lines((curve("184,184 188,190 187,196"), curve("216,184 212,190 213,196")), 2.4),
        *(
            item
            for x, lid in ((120, 0.3), (280, 0.42))
            for item in eye((x, 106), (38, 34), "#e0a030", (0.15, 0.1), lid, 0, "#f3dc8a", (0.95, 0.36), "#66802f")
        ),
        name="head",
    )
