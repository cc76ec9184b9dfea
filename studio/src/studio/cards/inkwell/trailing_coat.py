"""The Coat That Trails: she was told that she would grow into it, and it goes on for miles."""

from dataclasses import replace
from itertools import pairwise

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, Palette
from studio.drawings import Sheet
from studio.figures import PEOPLE, POSES, Arm, Camera, Dress, Head, drawn, person
from studio.geometry import Points, curve, ellipse, place, points, resample, solid
from studio.landscape import grass, tufts
from studio.materials import cloth, leaves, plain
from studio.rigs import Rig
from studio.scene import FLAT, Group, Item, Lines, Scene, Sunlight, Wash, group
from studio.skies import graded

DRAWN = Sheet("inkwell/trailing_coat")
LIGHT = Sunlight((-0.6, -0.5, 0.55))


@card("trailing_coat")
def trailing_coat(chance: Chance, palette: Palette) -> Scene:
    sky = graded((palette.sky, palette.sky.lighter(0.7)), (0, 0, 800, 460), 0.8)
    return Rig(sky, LIGHT, None, palette.shade).scene(
        distance(chance.layout.child("hills"), palette),
        group(wearer(), coat(chance.layout, palette), name="wearer"),
        focal="wearer",
    )


def distance(stream: Stream, palette: Palette) -> Group:
    """Where she is going: bare hills that nobody has dressed yet, and the shadow of the hem on them."""
    near = stream.child("tufts")
    return group(
        *DRAWN("hills", palette),
        grass(near, tufts(near, 120, (0, 440, 800, 900)), 13, weight=1.0, paint=palette.far.darker(0.45)),
        *DRAWN("cast", palette),
    )


def coat(stream: Stream, palette: Palette) -> Group:
    """Cloth above, country below: hedges run along the folds, fields between them."""
    lines = [resample(fold, 6) for fold in DRAWN.strokes("folds")]
    even = [line[np.linspace(0, len(line) - 1, 60).astype(int)] for line in lines]
    tints = (palette.coat, palette.wheat, palette.clover, palette.straw, palette.plough)
    steps = (0, 18, 25, 32, 39, 46, 53, 59)
    items: list[Item] = []
    for column, (left, right) in enumerate(pairwise(even)):
        for row, ends in enumerate(pairwise(steps)):
            a, b = (max(0, k - 3 * (column % 2)) for k in ends)
            field = np.vstack([left[a : b + 1], right[a : b + 1][::-1]])
            tint = palette.coat if row == 0 else tints[(2 * row + 3 * column) % 5]
            items.append(cloth(field, tint, "field", weight=0.85, form=22, modelling=0.9, line=1.4))
            if row > 1 and (row + column) % 3:
                items.append(furrows(left[a : b + 1], right[a : b + 1], tint))
    return group(*items, Lines(tuple(lines), 3.0), *country(stream.child("country"), even, palette), name="coat")


def furrows(left: Points, right: Points, tint: Colour) -> Lines:
    rows = tuple(curve((1 - k) * left + k * right) for k in np.linspace(0.12, 0.88, 7))
    return Lines(rows, 1.5, tint.darker(0.4), strength=0.7)


# On which fold, how far down it, how large and of what kind: 0 a cottage, 1 a barn, 2 a chapel.
HOUSES = (
    (1, 26, 0.5, 0), (4, 27, 0.5, 1), (2, 33, 0.7, 2), (2, 36, 0.74, 0), (5, 37, 0.9, 0), (4, 43, 1.05, 1),
    (1, 43, 1.0, 1), (4, 46, 1.15, 0), (2, 49, 1.3, 0), (2, 53, 1.5, 1), (5, 50, 1.4, 2), (3, 55, 1.6, 0),
)  # fmt: skip


def country(stream: Stream, folds: list[Points], palette: Palette) -> list[Item]:
    """Hedges and trees along the folds, houses that stand as the cloth falls; far ones first."""
    things: list[tuple[float, list[Item]]] = []
    for fold in folds[1:-1]:
        for k in range(24, 60):
            size = 1.6 + 0.013 * (fold[k, 1] - 400) * stream.uniform(0.6, 1.3)
            if stream.happens(0.5):
                x, y = fold[k].tolist()
                things.append((y, tree(x, y, size, stream.happens(0.25), palette)))
    for index, k, size, kind in HOUSES:
        x, y = folds[index][k] + np.array([stream.uniform(26, 40) * size, 0.0])
        lean = 0.16 * (x - 402) / 400
        things.append((float(y), house(float(x), float(y), size, lean, kind, palette)))
    return [item for _, items in sorted(things, key=lambda thing: thing[0]) for item in items]


def tree(x: float, y: float, size: float, tall: bool, palette: Palette) -> list[Item]:
    crown = ellipse(
        x, y - (1.7 if tall else 0.8) * size, (0.62 if tall else 1.0) * size, (1.9 if tall else 0.95) * size
    )
    return [
        Wash(solid(ellipse(x + 1.3 * size, y + 0.1 * size, 1.5 * size, 0.5 * size)), palette.shade, "shadow", 0.8, 1.0),
        leaves(crown, palette.hedge, "tree", weight=1.0, line=1.2),
    ]


def house(x: float, y: float, size: float, lean: float, kind: int, palette: Palette) -> list[Item]:
    """A gable, a long wall, a roof, and the shadow they throw down the slope."""
    long, eaves, top = ((44, 26, 50), (66, 24, 46), (40, 36, 66))[kind]
    wall, roof = ((palette.white, palette.roof), (palette.plough, palette.coat), (palette.straw, palette.roof))[kind]

    def on(path: str) -> Points:
        return place(points(path), x, y, size, lean)

    panes = [on(f"{a},-8 {a + 8},-9 {a + 8},-20 {a},-19") for a in range(8, long - 10, 16)]
    slope = on(f"4,-{eaves - 4} {long + 4},-{eaves} {long - 12},-{top + 2} -15,-{top + 2}")
    items: list[Item] = [
        Wash(solid(on(f"-30,2 {long},-6 {long + 44},8 {long + 20},22 6,14")), palette.shade, "shadow", 0.9, 2.0),
        plain(on(f"0,0 {long},-6 {long},-{eaves + 4} 0,-{eaves}"), wall.darker(0.25), "wall", form=FLAT, line=1.8),
        plain(on(f"-30,-2 0,0 0,-{eaves} -15,-{top} -30,-{eaves}"), wall, "gable", weight=0.5, form=FLAT, line=1.8),
        plain(slope, roof, "roof", form=FLAT, line=1.8),
        plain((*panes, on("-19,-1 -10,0 -10,-16 -19,-16")), palette.shade.darker(0.5), "pane", form=FLAT, line=0.8),
    ]
    if kind == 2:
        spire = on("-24,-60 -6,-60 -6,-78 -15,-112 -24,-78")
        items.append(plain(spire, wall, "spire", weight=0.6, form=FLAT, line=1.8))
    return items


def wearer() -> Group:
    dress = Dress(top="#d8302a", bottom="#4a3a2c", collar="tall", sleeve=1.3, sleeve_end=0.9, wind=(0.5, 0.0, 0.0))
    lifting = Arm((-0.02, -0.22, 0.42), (0.9, -0.8, -0.1), "fist", (-0.4, 0.6, 0.6), (-1, 0, 0))
    pose = replace(POSES["walk"], left=lifting, right=lifting)
    child = person(PEOPLE["plaits"], Head("calm", yaw=40, pitch=-4), pose, dress, facing=168)
    return drawn(child, camera=Camera((400, 484), 5.2, pitch=10), light=LIGHT, pen=1.1)
