"""A Hair's Breadth: who should let go?"""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, Palette, mix
from studio.drawings import Sheet
from studio.geometry import Placing, Points, along, curve, ellipse, limb, moved, points, rectangle, solid
from studio.materials import lit, plain
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Group, Item, Lines, Scene, Sunlight, Veil, Wash, group, silhouette

DRAWN = Sheet("inkwell/hedgehog_balloon")
LIGHT = Sunlight((-0.6, -0.6, 0.55))
LEANING = Placing(396, 606, 1.07, -0.2)
FLOOR = 1072.0
BACK = curve("240,648 196,650 140,672 82,728 30,824 10,936 30,1036 92,1104 150,1128")
SKIRT = curve("256,652 214,684 178,742 186,830 214,900 206,980 176,1056 164,1100 160,1128")


@card("hedgehog_balloon")
def hedgehog_balloon(chance: Chance, palette: Palette) -> Scene:
    pair = group(
        leaning(DRAWN("far_limbs", palette)),
        DRAWN("balloon", palette),
        leaning(DRAWN("body", palette)),
        leaning(spines(chance.layout.child("spines"), palette)),
        *(leaning(DRAWN(part, palette)) for part in ("face", "leg", "arm")),
        DRAWN("brow", palette),
        name="pair",
    )
    return Rig(None, LIGHT, None, palette.shade).scene(
        wall(pair, palette),
        scattered(chance.layout.child("confetti"), palette),
        pair,
        focal="pair",
    )


def leaning(part: Group) -> Group:
    """Its nose is where it touches."""
    return part.placed(-328, -645).under(LEANING)


def wall(pair: Group, palette: Palette) -> Group:
    """Light from the left sends them both against it."""
    fallen = moved(silhouette(pair), 70, 70)
    feet = points(f"210,1150 470,1160 570,{FLOOR} 300,{FLOOR}")
    return group(
        Veil(solid(rectangle(-60, -60, 860, 1260)), palette.wall, "wall", 1.0, 2),
        Clip(solid(rectangle(-60, -60, 860, FLOOR)), group(Wash(fallen, palette.shade, "shadow", 0.4, 4))),
        Veil(solid(rectangle(-60, FLOOR, 860, 1260)), palette.floor, "floor", 1.0, 1),
        Lines((points((-20, FLOOR), (820, FLOOR)),), 2.0, palette.shade),
        Wash(solid(feet), palette.shade, "shadow", 0.5, 3),
    )


def scattered(stream: Stream, palette: Palette) -> Group:
    """Confetti, thrown before anybody looked."""
    items: list[Item] = []
    for tone in (palette.mint, palette.sky, palette.orange, palette.lilac, palette.pink):
        bits = [
            ellipse(stream.uniform(0, 800), stream.uniform(FLOOR + 14, 1190), 8, 4, stream.uniform(0, 3))
            for _ in range(9)
        ]
        items.append(plain(solid(*bits), tone, "confetti", weight=0.9, form=FLAT, line=1.0))
    return group(*items)


def spines(stream: Stream, palette: Palette) -> Group:
    """Row before row, from the ridge of the back to the fur."""
    items: list[Item] = []
    for row, v in enumerate(np.linspace(0, 1, 8)):
        for u in (np.arange(31) + 0.5 * (row % 2) + stream.normal(0, 0.12, count=31)) / 31:
            ridge, hem = (np.array(along(way, float(np.clip(u, 0, 1)))[0]) for way in (BACK, SKIRT))
            root = (1 - v) * ridge + v * hem + stream.normal(0, 4, count=2)
            swept = float(np.interp(u, (0, 0.15, 0.4, 0.7, 1), (-98, -116, -158, -188, -212)))
            long = (126 - 30 * v) * stream.uniform(0.85, 1.1)
            band = mix(palette.quill, palette.shade, max(0.0, 1.3 * u - 0.6))
            items += spine(root, math.radians(swept) + stream.normal(0, 0.08), long, band, palette.mantle)
    return group(*items)


def spine(root: Points, turn: float, long: float, band: Colour, dark: Colour) -> list[Item]:
    way = long * np.array([math.cos(turn), math.sin(turn)])
    needle = limb([root, root + way], [3, 12, 13, 9, 0.8])
    return [
        plain(needle, dark, "spine", weight=1.1, form=4, modelling=0.3, line=0.0),
        lit(limb([root + 0.3 * way, root + 0.74 * way], [2, 8, 5, 1]), band, "band", weight=0.6),
    ]
