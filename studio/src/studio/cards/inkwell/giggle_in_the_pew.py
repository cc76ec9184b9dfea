"""Not Now: does it come down to her, or go up from her?"""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, Palette
from studio.figures import Body, Camera, Dress, Face, Hair, Head, Pose, drawn, person
from studio.geometry import Point, curve, ellipse, limb, outline, points, rectangle, solid
from studio.materials import lit, plain, stone, wood
from studio.rigs import Rig
from studio.scene import FLAT, Group, Item, Lines, Scene, Sunlight, Veil, Wash, group

LIGHT = Sunlight((0.1, -0.8, 0.5))
ROSE, ROUND = (400.0, 262.0), 214.0
HERS: Point = (424.0, 742.0)
ROWS = ((716.0, 0.56, 20.0), (800.0, 0.76, -30.0), (912.0, 1.04, 14.0), (1062.0, 1.36, -56.0), (1236.0, 1.76, 30.0))
COAT = "-88,60! -86,-30 -72,-62 -30,-84 -14,-96 14,-96 30,-84 72,-62 86,-30 88,60!"
HEADS = (
    "-26,-20 -32,-52 0,-78 32,-52 26,-20 14,12 -14,12",
    "-26,-20 -32,-50 -14,-72! -18,-94 0,-104 18,-94 14,-72! 32,-50 26,-20 14,12 -14,12",
    "-26,-20 -30,-42! -54,-40 -52,-52 -29,-56! -27,-88 0,-92 27,-88 29,-56! 52,-52 54,-40 30,-42! 26,-20 14,12 -14,12",
    "-32,-14 -36,-50 0,-82 36,-50 32,-14 44,16 0,26 -44,16",
)


@card("giggle_in_the_pew")
def giggle_in_the_pew(chance: Chance, palette: Palette) -> Scene:
    inks = (palette.violet, palette.sky, palette.lime, palette.lemon, palette.tangerine, palette.pink)
    back = [row(chance.layout.child(f"row {k}"), k, palette) for k in range(len(ROWS))]
    return Rig(None, LIGHT, None, palette.shade).scene(
        nave(palette),
        group(*back[:2]),
        shaft(inks, palette),
        rose(inks, palette),
        laughing(),
        group(*back[2:]),
        focal=(250, 560, 600, 940),
    )


def nave(palette: Palette) -> Group:
    """As solemn as stone can be."""
    arch = outline("60,800! 60,330 130,120 400,-20 670,120 740,330 740,800!")
    ribs = tuple(curve([(400 + s * 340, 800), (400 + s * 340, 330), (400 + s * 268, 118), (400, -18)]) for s in (-1, 1))
    pillars = [rectangle(400 + s * 372 - 34, -20, 400 + s * 372 + 34, 800) for s in (-1, 1)]
    return group(
        stone(rectangle(-20, -20, 820, 1220), palette.wood, "vault", weight=0.9, form=FLAT, line=0.0),
        plain(arch, palette.wall, "wall", weight=0.5, form=FLAT, modelling=0, line=2.6),
        Lines(ribs, 6.0, palette.shade, strength=0.7),
        *(plain(pillar, palette.wood.lighter(0.2), "pillar", form=24, line=2.4) for pillar in pillars),
    )


def rose(inks: tuple[Colour, ...], palette: Palette) -> Group:
    x, y = ROSE
    items: list[Item] = [plain(ellipse(x, y, ROUND + 20), palette.dark, "tracery", weight=1.2, form=8, line=3.0)]
    for count, near, far, shift in ((12, 92, ROUND, 0), (6, 34, 86, 3)):
        for k in range(count):
            turn, half = math.tau * k / count, 0.82 * math.pi / count
            c, s = math.cos(turn), math.sin(turn)
            wide = far * math.sin(half)
            petal = [(near, 0), (0.55 * near + 0.45 * far, -0.62 * wide), (far - 0.5 * wide, -wide), (far, 0)]
            ring = curve(petal + [(a, -b) for a, b in petal[2:0:-1]], closed=True)
            turned = np.stack([x + c * ring[:, 0] - s * ring[:, 1], y + s * ring[:, 0] + c * ring[:, 1]], axis=1)
            items.append(lit(solid(turned), inks[(k + shift) % len(inks)], "pane", weight=1.15))
    return group(*items, lit(ellipse(x, y, 26), palette.lemon, "pane", weight=1.1), name="rose")


def shaft(inks: tuple[Colour, ...], palette: Palette) -> Group:
    """Colour, all of it, for one seat."""
    (x, y), count = HERS, len(inks)
    above, below = np.linspace(ROSE[0] - ROUND, ROSE[0] + ROUND, count + 1), np.linspace(x - 84, x + 84, count + 1)
    top, foot = ROSE[1] + 20, y + 240
    beams = [points((above[k], top), (above[k + 1], top), (below[k + 1], foot), (below[k], foot)) for k in range(count)]
    veil = points((above[0], top), (above[-1], top), (below[-1], foot), (below[0], foot))
    return group(
        Veil(solid(veil), palette.wall, "light", 0.45, 4),
        *(Wash(solid(beam), ink, "colour", 0.75, 3, fade=(0.75, 1.0)) for beam, ink in zip(beams, inks, strict=True)),
    )


def laughing() -> Group:
    body = Body(
        age=44, feminine=1, stout=1.0, skin="#a86a44", iris="#2a1a14", hair=Hair("curly", "#3a1c1c", 1.2),
        face=Face(width=1.08, cheek=1.6, lips=1.3, nose=0.9, lashes=1),
    )  # fmt: skip
    frock = Dress(top="#f0368c", collar="v", pattern="flowers", trim="#ffe24a", sleeve_end=0.3)
    actor = person(
        body, Head("laughter", pitch=-12, roll=4), Pose(bend=(0, -12, 0), head=(0, -12, 0)), frock, facing=62
    )
    return drawn(actor, camera=Camera((HERS[0] - 10, HERS[1] + 640), 7.4), light=LIGHT, pen=1.3)


def row(stream: Stream, which: int, palette: Palette) -> Group:
    """Backs, every one of them straight."""
    y, size, shift = ROWS[which]
    items: list[Item] = []
    for k, x in enumerate(np.arange(400 + shift - 178 * size * 7, 1000, 178 * size)):
        if -90 * size < x < 800 + 90 * size and not (which in (2, 3) and abs(x - HERS[0]) < 112):
            tone = palette.dark.lighter(stream.uniform(0.1, 0.42) - 0.04 * which)
            head = HEADS[(5 * k + 3 * which) % len(HEADS)]
            lean, tall = stream.uniform(-5, 5), stream.uniform(-92, -78)
            items.append(
                group(
                    plain(outline(COAT), tone, "coat", weight=1.0, form=20, line=2.2),
                    plain(
                        outline(points(head) + points((lean, tall))),
                        tone.darker(0.3),
                        "head",
                        weight=1.0,
                        form=16,
                        line=2.2,
                    ),
                ).placed(float(x), y, size)
            )
    bench = rectangle(-20, y - 6 * size, 820, y + 150 * size)
    rail = limb([(-40, y - 6 * size), (840, y - 6 * size)], [22 * size, 22 * size])
    return group(
        *items,
        wood(bench, palette.wood, "pew", form=FLAT, line=2.2),
        wood(rail, palette.wood.lighter(0.3), "pew", form=6, line=2.4),
    )
