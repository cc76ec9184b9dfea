"""The Way Over: who lit it for whom, and what if the lamp turns?"""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, mix
from studio.drawings import Sheet
from studio.geometry import Outline, Placing, Points, limb, place, points, rectangle, solid, union
from studio.materials import lit
from studio.rigs import Rig
from studio.scene import Clip, Dots, Glow, Group, Item, Lamplight, Lines, Scene, Veil, Wash, group, silhouette

DRAWN = Sheet("inkwell/beam_walker")
LAMP, UNDER, SILL = np.array([622.0, 254.0]), np.array([622.0, 272.0]), np.array([622.0, 278.0])
# Where the far edge of the beam, its near edge and the foot of its side leave the card.
FAR, NEAR, FOOT = np.array([-40.0, 424.0]), np.array([-40.0, 1034.0]), np.array([-40.0, 1128.0])
HORIZON, WALKERS = 120.0, Placing(232, 596, 1.84)


@card("beam_walker")
def beam_walker(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    return Rig(None, Lamplight((622, 262)), None, palette.night).scene(
        sky(layout.child("stars"), palette),
        sea(layout.child("sea"), palette),
        DRAWN("underneath", palette),
        glints(layout.child("glints"), palette),
        group(Glow((622, 262), 300, palette.foam, 0.7, 1.5), Glow((622, 262), 110, palette.cream, 0.8, 1.4)),
        DRAWN("lighthouse", palette),
        group(*beam(layout.child("beam"), palette), *DRAWN("keeper", palette)),
        walkers(palette),
        focal="walkers",
    )


def sky(stream: Stream, palette: Palette) -> Group:
    places = np.stack([stream.uniform(0, 800, count=60), stream.uniform(0, HORIZON - 12, count=60)], axis=1)
    return group(
        lit(rectangle(-20, -20, 820, HORIZON + 20), palette.night, "sky", weight=1.2, colour_below=palette.blue),
        Dots(places, stream.uniform(0.8, 2.6, count=60), palette.cream, "star"),
    )


def sea(stream: Stream, palette: Palette) -> Group:
    """Row before row, each with its own crests; nobody would swim it."""
    items: list[Item] = [lit(rectangle(-20, HORIZON, 820, 1220), palette.night, "deep", weight=1.2)]
    for k in range(24):
        near = (k / 23) ** 1.6
        y, long, high = HORIZON + 1090 * near, 30 + 220 * near, 3 + 62 * near
        x = np.arange(-40.0, 841.0, 3.0)
        wander, surge = (np.sin(x / (r * long) + stream.uniform(0, 6.3)) for r in (0.83, 0.31))
        cusp = 1 - np.abs(np.sin(math.pi * (x + stream.uniform(0, 400) + 0.5 * long * wander) / long))
        crest = np.stack([x, y - high * (0.62 + 0.38 * surge * wander) * cusp**1.2], axis=1)
        ring = np.vstack([crest, points((840, y + 26 + 100 * near), (-40, y + 26 + 100 * near))])
        paint = mix(palette.blue, palette.night, 0.3 + 0.4 * near)
        items.append(lit(ring, paint, "wave", weight=1.15, colour_below=palette.night))
        items.append(Clip(solid(ring), group(*combed(crest, high, near, palette))))
    return group(*items)


def combed(crest: Points, high: float, near: float, palette: Palette) -> list[Item]:
    """Foam on each crest and lines that run down from it."""
    edge = solid(np.vstack([crest, place(crest[::-1], 0, 4 + 40 * near)]))
    tops = [i for i in range(3, len(crest) - 3) if crest[i, 1] == crest[i - 3 : i + 4, 1].min()]
    strands = []
    for x, y in crest[tops]:
        for side, drop in ((1, 0.5), (1, 0.95), (1, 1.4), (-1, 0.7), (-1, 1.2)):
            way = [(x, y + 0.35 * drop * high), (x + side * 0.5 * high, y + (0.45 + 0.6 * drop) * high)]
            way.append((x + side * 1.7 * high, y + (0.85 + 0.65 * drop) * high))
            strands.append(limb(way, [1 + 2.4 * near, 1 + 3 * near, 0.4]))
    caps = [limb(crest[max(i - 9, 0) : i + 12], [0.5, 2 + 9 * near, 0.5]) for i in tops]
    return [
        Veil(edge, palette.foam, "edge", 0.3, 3 + 8 * near),
        Veil(solid(*strands), palette.foam, "strand", 0.45, 1.0),
        Veil(solid(*caps), palette.foam, "cap", 0.95, 1.0),
    ]


def glints(stream: Stream, palette: Palette) -> Group:
    """What the water makes of it: the beam once more, in pieces."""
    pieces = []
    for _ in range(150):
        t = stream.uniform(0, 1) ** 0.8
        middle, wide = 640 - 330 * t, 24 + 190 * t
        x, y, long = middle + wide * stream.normal(0, 0.5), 800 + 410 * t, (8 + 44 * t) * stream.uniform(0.4, 1.2)
        pieces.append(limb([(x - long, y), (x, y - 2 - 3 * t), (x + long, y + 1)], [1, 3 + 6 * t, 1]))
    return group(Veil(solid(*pieces), mix(palette.cream, palette.amber, 0.25), "glint", 0.95, 1.0))


def beam(stream: Stream, palette: Palette) -> Group:
    """A plank, planed by nobody; it bears."""
    top, side = points(LAMP, FAR, NEAR, UNDER), points(UNDER, NEAR, FOOT, SILL)
    rays = []
    for t in np.linspace(0.04, 0.97, 15) + stream.normal(0, 0.012, count=15):
        end, a, b = FAR + (NEAR - FAR) * t, stream.uniform(0.1, 0.5), stream.uniform(0.65, 1.1)
        rays.append(limb([LAMP + (end - LAMP) * s for s in (a, (a + b) / 2, b)], [1, 2 + 9 * b, 1]))
    return group(
        lit(side, palette.amber, "side", weight=1.0, line=2.0),
        Lines(tuple(points(UNDER, NEAR + (FOOT - NEAR) * t) for t in (0.3, 0.7)), 1.6, palette.night, "", 0.3),
        lit(top, palette.cream, "beam", weight=0.55),
        Clip(solid(top), group(Wash(solid(*rays), palette.amber, "ray", 0.4, 2.5))),
        Veil(solid(points(LAMP, NEAR - (0, 90), NEAR - (0, 10))), palette.white, "ray", 0.7, 10),
        Lines((points(UNDER, NEAR),), 3.0, palette.white, "edge", 1.0, steady=True),
        Glow((LAMP[0] - 8, LAMP[1] + 10), 58, palette.white, 0.9, 1.6),
        name="beam",
    )


def walkers(palette: Palette) -> Group:
    """With all they have; their shadows would rather stay."""
    woman, child = (DRAWN(name, palette).under(WALKERS) for name in ("woman", "child"))
    shadow = union(fallen(silhouette(woman), 0), fallen(silhouette(child), 10))
    fall = Wash(shadow, palette.blue, "shadow", 1.0, 2.0, hatched=True)
    return group(Clip(solid(points(LAMP, FAR, NEAR)), group(fall)), woman, child, name="walkers")


def fallen(form: Outline, ahead: float) -> Outline:
    """Away from the lamp, longer and broader the farther; hands that meet, meet here too."""
    rings = []
    for x, y in (ring.T for ring in form):
        aside, high = (x - WALKERS.x) / WALKERS.scale, (WALKERS.y - y) / WALKERS.scale
        reach = np.clip(aside - 10, 0, 20) / 2 * (np.abs(high - 62) < 18)
        foot = WALKERS.y - WALKERS.scale * np.maximum(ahead, reach)
        far = 1 + 0.0028 * np.clip(foot - y, -2, None)
        rings.append(LAMP + (np.stack([x, foot], axis=1) - LAMP) * far[:, None])
    return solid(*rings)
