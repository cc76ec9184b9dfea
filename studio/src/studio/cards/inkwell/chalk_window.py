"""The Chalk Window: one line is missing, and the wind is in already."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.figures import PEOPLE, Arm, Camera, Dress, Head, Pose, drawn, person
from studio.geometry import Points, limb, outline, rectangle, solid
from studio.materials import lit, plain, stone
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Group, Item, Lamplight, Scene, Veil, group

WINDOW = (268.0, 96.0, 738.0, 640.0)
LIGHT = Lamplight((520.0, 330.0))


@card("chalk_window")
def chalk_window(chance: Chance, palette: Palette) -> Scene:
    return Rig(None, LIGHT, None, palette.shade).scene(
        wall(chance.layout.child("stones"), palette),
        group(outside(palette), drawn_lines(chance.layout.child("chalk"), palette), name="window"),
        prisoner(palette),
        focal="window",
    )


def wall(stream: Stream, palette: Palette) -> Group:
    """Large blocks, nearly black."""
    items: list[Item] = [lit(rectangle(-20, -20, 820, 1220), palette.wall, weight=1.2)]
    for row, top in enumerate(range(-30, 1220, 126)):
        for left in range(-200 + 96 * (row % 2), 820, 214):
            tone = palette.stone.darker(0.16 * stream.uniform(0, 1))
            items.append(
                stone(
                    rectangle(left + 4, top + 4, left + 208, top + 120),
                    tone,
                    "block",
                    weight=1.1,
                    form=7,
                    modelling=0.5,
                    line=1.4,
                )
            )
    return group(*items)


def outside(palette: Palette) -> Group:
    """A day, and a path through it."""
    left, top, right, bottom = WINDOW
    hill = outline(
        f"{left - 20},520! 400,486 560,500 {right + 20},470! {right + 20},{bottom + 20}! {left - 20},{bottom + 20}!"
    )
    path = outline("430,660! 470,600 560,556 520,522 556,498! 566,499! 546,522 606,558 560,610 560,660!")
    cloud = outline("330,300 350,262 400,252 430,216 490,206 530,240 580,236 616,270 600,300 470,308")
    day = group(
        lit(
            rectangle(left - 20, top - 20, right + 20, bottom + 20),
            palette.high,
            weight=1.0,
            colour_below=palette.sky.lighter(0.4),
        ),
        Veil(cloud, palette.cloud, "cloud", 1.0, 4),
        plain(hill, palette.field, "field", weight=1.0, form=FLAT, modelling=0.1, line=2.0),
        Veil(path, palette.path, "path", 1.0, 2),
    )
    return group(Clip(solid(rectangle(*WINDOW)), day))


def stroke(stream: Stream, *knots: tuple[float, float], wide: float = 15.0) -> Points:
    """A line of chalk: not quite straight, not quite even."""
    a, b = np.array(knots[0]), np.array(knots[-1])
    way = np.linspace(0, 1, 7)[:, None] * (b - a) + a + stream.normal(0, 2.2, count=14).reshape(7, 2)
    return limb(way, [0.8 * wide, wide, 0.85 * wide, 1.1 * wide, 0.7 * wide])


def drawn_lines(stream: Stream, palette: Palette) -> Group:
    left, top, right, bottom = WINDOW
    middle, bar = (left + right) / 2, 360.0
    strokes = [
        stroke(stream, (left, top - 16), (left, bottom + 10)),
        stroke(stream, (right, top - 10), (right, bottom + 14)),
        stroke(stream, (left - 18, top), (right + 16, top)),
        stroke(stream, (left - 34, bottom), (right + 36, bottom)),
        stroke(stream, (middle, top), (middle, bottom)),
        stroke(stream, (left, bar), (right, bar)),
        stroke(stream, (left - 40, bottom + 52), (506, bottom + 58)),
        stroke(stream, (left - 36, bottom), (left - 40, bottom + 54)),
    ]
    tally = [stroke(stream, (60 + 24 * k, 330), (56 + 24 * k, 408), wide=8) for k in range(4)]
    tally.append(stroke(stream, (44, 396), (150, 340), wide=8))
    return group(Veil(solid(*strokes, *tally), palette.chalk, "chalk", 0.95, 1.2))


def prisoner(palette: Palette) -> Group:
    """He has never drawn before."""
    drawing = Arm(
        pole=(0.5, -1, 0.3), hand="write", aim=(0.8, 0.5, 0.1), palm=(0, -0.3, -1), at=(27, 92, 12), world=True
    )
    leaning = Arm((0.16, -0.70, 0.46), (0.8, -0.4, -0.6), "open", (0.1, -0.6, 0.8), (-0.5, -0.4, 0.6))
    pose = Pose(pelvis=(0, 6, 0), bend=(-8, 6, 0), head=(0, -10, 0), left=drawing, right=leaning)
    dress = Dress(top="#f4efe2", bottom="#f4efe2", pattern="stripes", trim="#3a4460", collar="band", wind=(-1.0, 0, 0))
    man = person(PEOPLE["monk"], Head("awe", yaw=0, pitch=6, gaze=(0.5, 0.5)), pose, dress, facing=46)
    figure = drawn(man, camera=Camera((206, 1560), 9.4), light=LIGHT, pen=1.5, name="prisoner")
    x, y = figure.anchor("other_hand")
    return group(
        figure,
        plain(
            limb([(x + 4, y - 6), (x + 14, y + 12)], [15, 15]),
            palette.chalk,
            "chalk",
            weight=0.05,
            modelling=0,
            line=2.0,
        ),
    )
