"""Not Now: does it come down to her, or go up from her?"""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, Palette, colour
from studio.drawings import Sheet
from studio.figures import Body, Camera, Dress, Face, Hair, Head, Pose, drawn, person
from studio.geometry import Point, curve, ellipse, limb, points, rectangle, solid
from studio.materials import lit, plain, wood
from studio.rigs import Rig
from studio.scene import FLAT, Group, Item, Scene, Sunlight, Veil, Wash, group

DRAWN = Sheet("inkwell/giggle_in_the_pew")
LIGHT = Sunlight((0.1, -0.8, 0.5))
ROSE, ROUND = (400.0, 262.0), 214.0
HERS: Point = (424.0, 742.0)
BACKS = ("combed", "bun", "tall-hat", "shawl", "bald", "bob", "curls", "cloche")
ROWS = ((716.0, 0.56, 20.0), (800.0, 0.76, -30.0), (912.0, 1.04, 14.0), (1062.0, 1.36, -56.0), (1236.0, 1.76, 30.0))


@card("giggle_in_the_pew")
def giggle_in_the_pew(chance: Chance, palette: Palette) -> Scene:
    inks = (palette.violet, palette.sky, palette.lime, palette.lemon, palette.tangerine, palette.pink)
    back = [row(chance.layout.child(f"row {k}"), k, palette) for k in range(len(ROWS))]
    return Rig(None, LIGHT, None, palette.shade).scene(
        DRAWN("nave", palette),
        group(*back[:2]),
        rose(inks, palette),
        shaft(inks),
        laughing(),
        group(*back[2:]),
        focal=(250, 560, 600, 940),
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


def shaft(inks: tuple[Colour, ...]) -> Group:
    """From every pane its own colour, all of it for one seat."""
    (x, y), beams = HERS, list[Item]()
    for k in range(7):
        turn = math.tau * k / 12
        right, left = ((ROSE[0] + 196 * math.cos(turn + t), ROSE[1] + 196 * math.sin(turn + t)) for t in (-0.21, 0.21))
        lands = x + 34 * (3 - k)
        beam = solid(points(left, right, (lands + 17, y + 240), (lands - 17, y + 240)))
        ink = inks[k % len(inks)]
        beams += [
            Veil(beam, ink.lighter(0.35), "light", 0.4, 5, fade=(1.0, 0.4)),
            Wash(beam, ink, "colour", 0.6, 3, fade=(0.6, 1.0)),
        ]
    return group(*beams)


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
    """Backs, every one of them straight; only next to her somebody has turned round."""
    y, size, shift = ROWS[which]
    items: list[Item] = []
    for k, x in enumerate(np.arange(400 + shift - 178 * size * 7, 1000, 178 * size)):
        if -90 * size < x < 800 + 90 * size and not (which in (2, 3) and abs(x - HERS[0]) < 112):
            near = which == 2 and abs(x - HERS[0]) < 320
            tone = palette.dark.lighter(stream.uniform(0.08, 0.5) - 0.03 * which)
            colours = Palette(tone=tone, skin=grey(stream.uniform(0.15, 0.75)))
            figure = DRAWN("scandalised" if near else BACKS[(3 * k + 5 * which + 2) % 8], colours)
            items.append(figure.placed(float(x), y, size, flip=bool(x > HERS[0])))
    bench = rectangle(-20, y - 6 * size, 820, y + 150 * size)
    rail = limb([(-40, y - 6 * size), (840, y - 6 * size)], [22 * size, 22 * size])
    return group(
        *items,
        wood(bench, palette.wood, "pew", form=FLAT, line=2.2),
        wood(rail, palette.wood.lighter(0.3), "pew", form=6, line=2.4),
    )


def grey(light: float) -> Colour:
    return colour("#2c2c34").lighter(light)
