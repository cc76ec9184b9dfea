"""The First Breath: a hole thawed to look out by, and which side of it is the outside?"""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, Palette, mix
from studio.drawings import Sheet
from studio.geometry import Points, closed, curve, ellipse, limb, rectangle, rim, solid
from studio.materials import lit, plain
from studio.rigs import Rig
from studio.scene import Clip, Group, Item, Lines, Scene, Sunlight, Veil, group

MIDDLE = (410.0, 506.0)
IRIS = (408.0, 500.0)
# Root, heading, length, curl, spread of the barbs, how the frond swells: each grew its own way.
FERNS = (
    (120, 1240, -1.15, 560, -1.5, 0.22, 1.0), (700, 1240, -1.9, 520, 1.6, 0.30, 0.8),
    (830, 900, -2.6, 420, 1.8, 0.26, 1.2), (-30, 900, -0.6, 400, -1.9, 0.30, 0.7),
    (830, 1150, 3.5, 440, -1.3, 0.22, 1.1), (400, 1240, -1.5, 420, 1.4, 0.26, 0.9),
    (-30, 640, -1.0, 470, 1.5, 0.24, 1.1), (830, 620, -2.0, 460, -1.6, 0.30, 0.9),
    (-30, 330, -0.3, 400, -1.7, 0.26, 1.0), (830, 330, -2.9, 400, 1.7, 0.22, 0.8),
    (60, -30, 1.1, 420, -1.8, 0.28, 1.1), (330, -40, 1.2, 330, 1.9, 0.30, 0.8),
    (560, -40, 2.3, 420, -1.9, 0.24, 1.0), (770, -40, 1.9, 380, 1.4, 0.32, 0.9),
    (-30, 60, 0.35, 470, 1.1, 0.20, 1.3), (830, 60, 2.75, 380, 1.7, 0.26, 1.0),
    (-30, 1120, -0.25, 360, 1.5, 0.30, 0.9), (560, 1240, -1.2, 330, -1.8, 0.30, 1.1),
)  # fmt: skip
DRAWN = Sheet("inkwell/frost_eye")


@card("frost_eye")
def frost_eye(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    hole = DRAWN.outline("hole")[0]  # as round as a mouth can make it
    return Rig(None, Sunlight((-0.3, -0.8, 0.5)), None, palette.deep).scene(
        pane(layout.child("ferns"), hole, palette),
        group(Clip(solid(hole), watcher(layout.child("fur"), palette)), name="eye"),
        melting(layout.child("drops"), hole, palette),
        DRAWN("child", palette),
        focal="eye",
    )


def needle(root: Points, angle: float, length: float, width: float) -> Points:
    """One crystal: a sliver of a triangle."""
    along = np.array([math.cos(angle), math.sin(angle)])
    side = 0.5 * width * np.array([-along[1], along[0]])
    return np.array([root - side, root + side, root + length * along])


def frond(
    stream: Stream, x: float, y: float, heading: float, length: float, curl: float, spread: float, swell: float
) -> tuple[list[Points], Points]:
    """A feather of ice, its spine curling, barbs on it and needles on the barbs; and the leaf it fills."""
    count = int(length / 13)
    share = np.linspace(0, 1, count)
    turns = heading + curl * share**1.6 + 0.05 * stream.normal(count=count)
    spine = np.array([x, y]) + np.cumsum(np.stack([np.cos(turns), np.sin(turns)], axis=1) * length / count, axis=0)
    rings = [limb(spine, [7, 5, 3, 1], steps=1)]
    edges: tuple[list[Points], list[Points]] = ([], [])
    for k in range(1, count):
        reach = length * spread * math.sin(math.pi * (0.1 + 0.9 * share[k]) ** swell) * stream.uniform(0.8, 1.12) + 5
        lean = 1.05 - 0.35 * share[k]
        for side in (-1, 1):
            angle = turns[k] + side * lean
            tip = spine[k] + reach * np.array([math.cos(angle - side * 0.12), math.sin(angle - side * 0.12)])
            barb = curve(
                [spine[k], (spine[k] + tip) / 2 + 0.05 * reach * np.array([math.cos(angle), math.sin(angle)]), tip]
            )
            rings.append(limb(barb[::4], [3.6, 2.4, 0.8], steps=1))
            edges[(side + 1) // 2].append(tip)
            for t in np.arange(0.16, 0.95, 8.5 / reach):
                at = spine[k] + t * (tip - spine[k])
                for other in (-1, 1):
                    rings.append(needle(at, angle + other * 0.75, 0.26 * reach * (1.05 - t) + 3, 2.2))
    return rings, np.array([*edges[0], *edges[1][::-1]])


def pane(stream: Stream, hole: Points, palette: Palette) -> Group:
    """White upon white, leaf before leaf."""
    items: list[Item] = [Veil(solid(rectangle(-60, -60, 860, 1260)), palette.glass, "glass", 1.0)]
    seeds = []
    for x, y in zip(stream.uniform(-20, 820, count=76), stream.uniform(-20, 1220, count=76), strict=True):
        heading = math.atan2(y - MIDDLE[1], x - MIDDLE[0]) + stream.uniform(1.2, 2.2)
        seeds.append((x, y, heading, stream.uniform(110, 230), 1.6, 0.3, 1.0))
    for k, fern in enumerate((*seeds, *FERNS)):
        rings, leaf = frond(stream.child(str(k)), *fern)
        near = k >= len(seeds)
        shade = mix(palette.glass, palette.night, stream.uniform(0.1, 0.5) if near else 0.0)
        tone = mix(palette.frost, palette.glass, stream.uniform(0.0, 0.1) if near else 0.45)
        items += [Veil(solid(leaf), shade, "leaf", 0.8, 7), Veil(solid(*rings), tone, "frost", 1.0, 0.5)]
    return group(Clip(solid(hole), group(*items), inside=False))


def watcher(stream: Stream, palette: Palette) -> Group:
    """Very near, and in no hurry."""
    x, y = IRIS
    lids = DRAWN.outline("lids")
    angles = stream.uniform(0, math.tau, count=190)
    inner = stream.uniform(74, 120, count=190)
    outer = stream.uniform(128, 182, count=190)
    rays = tuple(
        np.array([[x + r * math.cos(a), y + r * math.sin(a)] for r in (low, high)])
        for a, low, high in zip(angles, inner, outer, strict=True)
    )
    ball = group(
        lit(lids, palette.ember, "eyeball", weight=1.2),
        *DRAWN("iris", palette),
        Lines(rays[:100], 2.4, palette.ember, strength=0.7),
        Lines(rays[100:], 2.6, palette.gold, strength=0.9),
        *DRAWN("pupil", palette),
        Veil(rim(lids, 0, 62), palette.black, "lid shadow", 0.7, 16),
    )
    return group(
        plain(ellipse(*MIDDLE, 330), palette.deep, "hide", weight=1.2, modelling=0, line=0.0),
        hide(stream, palette),
        plain(limb(closed(lids[0]), [26, 26], steps=1), palette.black, "lids", weight=1.3, modelling=0, line=0.0),
        Clip(lids, ball),
        Lines((curve("190,624 296,684 420,708 536,700 636,660"),), 5.0, palette.glass, strength=0.8),
    )


def hide(stream: Stream, palette: Palette) -> Group:
    """Fur or feather or scale: strokes that lie away from the eye."""
    strokes: list[list[Points]] = [[], [], []]
    for k in range(1100):
        angle, reach = stream.uniform(0, math.tau), stream.uniform(0.98, 1.75)
        x, y = 410 + 318 * reach * math.cos(angle), 505 + 226 * reach * math.sin(angle)
        lean = math.atan2(y - 505, x - 410) + 0.5 + 0.15 * stream.normal()
        strokes[k % 3].append(needle(np.array([x, y]), lean, stream.uniform(30, 60), 5))
    tones: tuple[Colour, ...] = (palette.black, palette.night, mix(palette.night, palette.glass, 0.35))
    return group(*(Veil(solid(*rings), tone, "hide", 0.95, 0.6) for rings, tone in zip(strokes, tones, strict=True)))


def melting(stream: Stream, hole: Points, palette: Palette) -> Group:
    """Wet where the breath was, and running; cold is already coming back."""
    crystals = []
    for at in hole[::2]:
        outward = math.atan2(at[1] - MIDDLE[1], at[0] - MIDDLE[0])
        for turn, long in ((math.pi, 13), (0.0, 60)):
            crystals.append(needle(at, outward + turn + 0.4 * stream.normal(), long * stream.uniform(0.2, 1.0), 4.5))
    return group(
        Veil(solid(limb(closed(hole), [40, 40], steps=1)), palette.frost, "breath", 0.6, 14),
        Veil(solid(limb(closed(hole), [7, 7], steps=1), *crystals), palette.frost, "melt", 1.0, 0.6),
        *DRAWN("drips", palette),
    )
