"""Clover, the thorough one: a mole with a candle on her hat, who goes to the bottom of things."""

import numpy as np

from studio.chance import Chance, Stream
from studio.colour import colour
from studio.faces.features import SIDE, chalked, portrait, whiskers, whole
from studio.geometry import curve, ellipse, limb, outline, points, solid
from studio.materials import fur, lit, metal, plain
from studio.scene import Dots, Glow, Group, Item, Lines, Scene, Veil, group

VELVET = colour("#4f4a66")
PINK = colour("#eeb0a4")
FLAME = (200.0, 34.0)


def clover(chance: Chance) -> Scene:
    mole = group(body(), *head(), *helmet(), *hands(), name="mole")
    light = group(roots(chance.layout), Glow(FLAME, 230, colour("#ffe9a0"), 0.8, falloff=1.5))
    return portrait(
        "0 #a8562c 1, 0.5 #b8683a 0.95, 1 #7a3c24 1.05", light, mole, focal="mole", shadow="#4a3a68", lines=0.5
    )


def roots(stream: Stream) -> Group:
    strands = [
        limb([(x, -10), (x + stream.uniform(-20, 20), 0.4 * low), (x + stream.uniform(-36, 36), low)], [7, 4, 1])
        for x, low in ((24, 190), (62, 120), (330, 110), (368, 210), (392, 120), (4, 90))
    ]
    pebbles = [ellipse(stream.uniform(6, 394), stream.uniform(60, 380), stream.uniform(5, 12), 6) for _ in range(16)]
    return group(
        plain(solid(*pebbles), colour("#c9986a"), "pebble", weight=0.9, form=4, line=1.2),
        plain(solid(*strands), colour("#5a2c1c"), "root", weight=1.0, form=3, line=1.2),
    )


def body() -> Group:
    return group(
        fur(whole(((0, 250), (80, 258), (132, 310), (152, 440), (0, 440))), VELVET, weight=1.1, form=60, line=2.2)
    )


def head() -> list[Item]:
    skull = whole(((0, 96), (62, 104), (104, 150), (114, 206), (96, 262), (50, 292), (0, 300)))
    snout = whole(((0, 194), (32, 198), (46, 226), (34, 254), (0, 262)))
    tip = whole(((0, 210), (26, 212), (32, 228), (18, 244), (0, 248)))
    return [
        fur(skull, VELVET, weight=1.05, form=70, line=2.2),
        plain(snout, PINK, "snout", weight=0.7, form=26, modelling=0.9, line=1.8),
        plain(tip, colour("#e07f80"), "nose", weight=0.9, form=14, line=1.8),
        Dots(points((189, 230), (211, 230)), np.array([4.2, 4.2]), colour("#6a2c38"), "nostril"),
        Veil(solid(ellipse(192, 219, 9, 3)), colour("clear white"), strength=0.7, softness=1.5),
        chalked(["168,270 184,279 200,274 216,279 232,270"], 3.0, VELVET.lighter(0.55), "mouth"),
        plain(solid(ellipse(146, 186, 15), ellipse(254, 186, 15)), VELVET.lighter(0.3), "lid", form=6, line=0.0),
        plain(
            solid(ellipse(146, 187, 10), ellipse(254, 187, 10)),
            colour("#17131c"),
            "eye",
            weight=1.3,
            modelling=0,
            line=0.0,
        ),
        Dots(points((143, 183), (251, 183)), np.array([3.4, 3.4]), colour("clear white"), "spark", strength=1.0),
        whiskers((44, 236), (128, 236), 20, VELVET.lighter(0.7)),
    ]


def helmet() -> list[Item]:
    """Tin, dented, with a stub of candle in clay."""
    dome = outline("100,136! 108,92 146,62 200,54 254,62 292,92 300,136! 252,122 200,118 148,122")
    brim = outline("78,146 100,128 150,112 200,108 250,112 300,128 322,146 300,152 250,136 200,132 150,136 100,152")
    flame = outline("200,6! 212,28 213,44 200,54 187,44 188,28")
    return [
        metal(dome, colour("#c9a24a"), "hat", form=30, line=2.2),
        metal(brim, colour("#b08a3a"), "hat", form=8, line=2.0),
        plain(outline("178,96 200,88 222,96 228,116 200,122 172,116"), colour("#8a5a3c"), "clay", form=10, line=1.6),
        plain(
            outline("188,58! 212,58! 214,100 200,104 186,100"),
            colour("#fbf3dc"),
            "candle",
            weight=0.3,
            form=8,
            line=1.6,
        ),
        lit(flame, colour("#fff0a8"), weight=0.35, line=1.3),
        Lines((points((200, 58), (200, 46)),), 1.6),
    ]


def hands() -> list[Item]:
    """Shovels, folded like hands in church."""
    items: list[Item] = []
    for side in (1, -1):
        palm = points("226,330 262,308 306,318 322,352 300,388 252,392 224,368")
        claws = [
            limb([(240 + 20 * k, 322 + 3 * abs(k - 1.5)), (230 + 23 * k, 282 + 5 * abs(k - 1.5))], [17, 4])
            for k in range(4)
        ]
        mirror = np.array([side, 1.0]), np.array([0.0 if side > 0 else SIDE, 0.0])
        for ring, paint in [(claw, colour("#f6e6d2")) for claw in claws] + [(curve(palm, closed=True), PINK)]:
            items.append(plain(ring * mirror[0] + mirror[1], paint, "hand", weight=0.7, form=14, line=1.9))
    return items
