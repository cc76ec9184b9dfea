"""Blown Mane: what does he grow out of, and what does the small one grow into?"""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.drawings import Sheet
from studio.geometry import Points, ellipse, limb, points, rectangle, ridge, solid
from studio.materials import lit, plain
from studio.rigs import Rig
from studio.scene import Clip, Dots, Group, Item, Lines, Scene, Sunlight, Veil, Wash, group, silhouette

DRAWN = Sheet("inkwell/blown_mane")
LIGHT = Sunlight((-0.6, -0.6, 0.5))
MANE, RADIUS, WOOD = (412.0, 486.0), 290.0, 176.0
CUB, FLOWER = (138.0, 1086.0), (138.0, 884.0)
SEEDS, HAIRS, GOLDEN = 210, 15, math.pi * (3 - math.sqrt(5))


@card("blown_mane")
def blown_mane(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    return Rig(None, LIGHT, None, palette.shade).scene(
        meadow(layout.child("grass"), palette),
        lion(layout.child("mane"), palette),
        cub(palette),
        wind(layout.child("wind"), palette),
        near(layout.child("near"), palette),
        focal=(70, 180, 710, 790),
    )


def heading(turn: float) -> Points:
    return np.array([math.cos(turn), math.sin(turn)])


def blade(foot: Points, high: float, lean: float, thick: float) -> Points:
    bend, tip = foot + high * np.array([0.25 * lean, -0.6]), foot + high * np.array([lean, -0.95])
    return limb([foot, bend, tip], [thick, 0.8 * thick, 0.3])


def meadow(stream: Stream, palette: Palette) -> Group:
    """The grass lies the way the seeds will go."""
    edge = ridge(stream.child("wood"), WOOD - 26, 26, waves=16)
    spots = np.stack([stream.uniform(-20, 820, count=260), stream.uniform(-20, WOOD - 40, count=260)], axis=1)
    leaves = [
        limb([spot, spot + stream.uniform(6, 26) * heading(stream.uniform(-0.4, 1.2))], [2, 7, 2]) for spot in spots
    ]
    items: list[Item] = [
        lit(rectangle(-20, -20, 820, 1220), palette.grass, "meadow", weight=1.0, colour_below=palette.hill),
        Wash(solid(np.vstack([points((820, -20), (-20, -20)), edge])), palette.dark, "wood", 1.3, 16),
        Veil(solid(*leaves), palette.hill, "leaf", 0.3, 3),
    ]
    for k in range(44):
        share = (k / 43) ** 1.5
        blades = []
        for x in np.arange(-60.0, 840.0, 4 + 11 * share):
            high, lean = (10 + 60 * share) * stream.uniform(0.4, 1.1), stream.uniform(0.7, 1.5)
            foot = np.array([x, WOOD + 4 + 1060 * share]) + stream.points(1)[0] * (3 + 5 * share, 8 + 14 * share)
            blades.append(blade(foot, high, lean, 1 + 2 * share))
        dark = Wash(solid(*blades), palette.dark, "grass", 0.45, 0.7)
        items.append(dark if k % 3 else Veil(solid(*blades), palette.air, "grass", 0.35, 0.7))
    return group(*items)


def pappus(at: Points, turn: float, size: float, face: float, stream: Stream) -> list[Points]:
    """The hairs of one seed; `face` says how far it looks at us."""
    ahead, aside = heading(turn), heading(turn + math.pi / 2)
    hairs = []
    for round_ in np.linspace(0, math.tau, HAIRS, endpoint=False) + stream.uniform(0, 1):
        way = math.sin(round_) * aside + (0.5 * (1 - face) + face * math.cos(round_)) * ahead
        across = 1.3 * np.array([-way[1], way[0]]) / (np.hypot(*way) + 1e-9)
        hairs.append(np.array([at - across, at + across, at + size * stream.uniform(0.85, 1.1) * way]))
    return hairs


def lion(stream: Stream, palette: Palette) -> Group:
    """A full clock, but for what the wind has had: it came from the left."""
    hairs: list[Points] = []
    hearts, stalks = [], []
    for k in range(SEEDS):
        turn, out = GOLDEN * k, math.sqrt(1 - (1 - (k + 0.5) / SEEDS) ** 2)
        open_to_it = abs((turn + 0.45 + math.pi) % math.tau - math.pi) < 0.75 + stream.normal(0, 0.12)
        if out < 0.46 or open_to_it:
            continue
        at = MANE + RADIUS * out * heading(turn) * stream.uniform(0.95, 1.04)
        hearts.append(at)
        stalks.append(np.array([MANE + 96 * heading(turn), at]))
        hairs += pappus(at, turn, 44, 1 - 0.75 * out**2, stream)
    inner = [limb([points(MANE)[0], MANE + 190 * heading(turn)], [60, 60]) for turn in np.arange(0.5, 5.2, 0.12)]
    body = DRAWN("body", palette).placed(28)
    fluff = solid(*(ellipse(x, y, 34, count=16) for x, y in hearts))
    fallen = (ellipse(690, 1010, 150, 40), limb("384,1090 520,1070 680,1020", [150, 190, 120]))
    return group(
        Wash(solid(*fallen), palette.dark, "shadow", 0.7, 5, hatched=True),
        DRAWN("tail", palette).placed(28),
        Veil(solid(*inner), palette.white, "down", 0.3, 16),
        Veil(fluff, palette.white, "down", 0.6, 8),
        Lines(tuple(stalks), 1.5, palette.seed, "stalk", 0.5),
        body,
        Clip(silhouette(body), group(Veil(fluff, palette.white, "down", 0.5, 14))),
        DRAWN("head", palette).placed(*MANE, 0.9, -0.14),
        Veil(solid(*hairs), palette.white, "hair", 1.0, 0.5),
        Dots(np.array(hearts), np.full(len(hearts), 2.6), palette.seed, "heart"),
    )


def wind(stream: Stream, palette: Palette) -> Group:
    """Up and away, one after another."""
    hairs: list[Points] = []
    stems, seeds = [], []
    for share in (np.arange(26) + 0.5) / 26:
        spot = np.array([540 + 250 * share, 400 - 380 * share**1.2])
        at = spot + stream.points(1)[0] * (30 + 50 * share, 46 + 70 * share)
        turn, size = -0.6 + stream.normal(0, 0.35), stream.uniform(28, 46)
        hairs += pappus(at, turn, size, 0.35, stream)
        stems.append(np.array([at, at - 1.5 * size * heading(turn)]))
        seeds.append(limb([at - far * size * heading(turn) for far in (1.45, 1.9)], [2, 6, 2]))
    return group(
        Lines(tuple(stems), 1.6, palette.seed, "stem", 0.85),
        plain(solid(*seeds), palette.brown, "seed", weight=1.1, form=3, line=0.8),
        Veil(solid(*hairs), palette.white, "hair", 1.0, 0.5),
    )


def cub(palette: Palette) -> Group:
    """Still in flower."""
    return group(
        Wash(solid(ellipse(CUB[0] + 60, CUB[1] + 14, 120, 20)), palette.dark, "shadow", 0.7, 4),
        DRAWN("cub", palette).placed(*CUB, 1.05, flip=True),
        DRAWN("flower", palette).placed(*FLOWER),
        DRAWN("head", palette).placed(*FLOWER, 0.48, 0.2),
    )


def near(stream: Stream, palette: Palette) -> Group:
    """Blades before their feet."""
    blades = []
    for x in np.arange(-30.0, 830.0, 9.0):
        high, lean = stream.uniform(30, 110), stream.uniform(0.2, 0.6)
        foot = np.array([x, 1222 + stream.normal(0, 6)])
        blades.append(blade(foot, high, lean, 9))
    return group(plain(solid(*blades), palette.dark, "blade", weight=1.0, form=3, line=1.0))
