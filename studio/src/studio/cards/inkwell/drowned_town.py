"""The Drowned Town Rises: all the lamps were left on, and who is it that she looks back at?"""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.drawings import Sheet
from studio.figures import PEOPLE, Arm, Camera, Dress, Head, Pose, drawn, person
from studio.geometry import limb, points, rectangle, solid
from studio.materials import lit, plain
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Dots, Group, Item, Scene, Sunlight, group
from studio.skies import graded

DRAWN = Sheet("inkwell/drowned_town")
LIGHT = Sunlight((-0.2, -0.8, 0.5))
BASKET = (400.0, 812.0)
ARM = ("upper.left", "fore.left", "arm.left", "left.")


@card("drowned_town")
def drowned_town(chance: Chance, palette: Palette) -> Scene:
    sea = graded((palette.shallow, palette.water, palette.water, palette.water, palette.deep))
    return Rig(sea, LIGHT, None, palette.shade).scene(
        DRAWN("shafts", palette),
        DRAWN("gone-before", palette),
        group(*town(chance.layout, palette), *DRAWN("left", palette)),
        group(DRAWN("jelly", palette), traveller(palette).placed(144, 330, 0.64), name="balloon"),
        focal="balloon",
    )


def traveller(palette: Palette) -> Group:
    """She has only her coat; one arm hangs out, as far down as it goes."""
    hold = Arm((0.14, -0.62, 0.40), (0.9, 0.0, -0.5), "grip", (-0.2, -0.4, 1), (0, -1, 0))
    down = Arm(pole=(0.7, 0.3, 0.4), hand="reach", aim=(0.1, -1, 0.3), palm=(-0.3, 0, -1), at=(17, 51, 22), world=True)
    coat = Dress(top="#f6c21c", collar="tall", buttons=True, trim="#fff4d8", scarf="#fbf6ea")
    pose = Pose(pelvis=(0, 14, -6), bend=(0, 20, -8), head=(20, 26, 0), left=down, right=hold)
    woman = person(PEOPLE["weaver"], Head("longing", yaw=8, pitch=34, gaze=(0.3, -0.8)), pose, coat, facing=20)
    view = Camera((386, 1270), 7.4)
    above, below = rectangle(0, 0, 800, BASKET[1] + 40), rectangle(0, BASKET[1] - 18, 800, 1200)
    aboard, arm = (drawn(part, camera=view, light=LIGHT, pen=1.5) for part in (woman, woman.only(*ARM)))
    return group(Clip(solid(above), aboard), DRAWN("basket", palette), Clip(solid(below), arm))


def town(stream: Stream, palette: Palette) -> Group:
    """Roofs and dark walls, every window lit; the chimneys give bubbles."""
    items: list[Item] = []
    for row, (base, size) in enumerate(((1010, 0.8), (1100, 1.2))):
        tone = palette.roof.mixed(palette.water, 0.45 - 0.45 * row)
        walls, tops, panes, bubbles = [], [], [], []
        for k, x in enumerate(np.arange(-60 - 40 * row, 840, 128 * size)):
            wide, deep = size * stream.uniform(66, 86), size * stream.uniform(34, 52)
            top = base + size * stream.uniform(-34, 30)
            peak = top - size * stream.uniform(70, 120)
            walls.append(points((x, 1230), (x, top), (x + wide / 2, peak), (x + wide, top), (x + wide, 1230)))
            walls.append(points((x + wide, 1230), (x + wide, top), (x + wide + deep, top), (x + wide + deep, 1230)))
            tops.append(
                points(
                    (x + wide / 2, peak), (x + wide / 2 + deep, peak), (x + wide + deep + 6, top + 6), (x + wide, top)
                )
            )
            smoke = x + wide / 2 + deep * 0.6
            walls.append(rectangle(smoke - 8 * size, peak - 26 * size, smoke + 8 * size, peak + 20))
            bubbles += (
                [(smoke + stream.uniform(-9, 9), peak - 50 * size - 34 * j**1.2) for j in range(4)] if k % 2 else []
            )
            half = size * stream.uniform(7, 11)
            panes += [
                rectangle(x + wide * u - half, v, x + wide * u + half, v + 2.6 * half)
                for u in ((0.3, 0.7), (0.5,), (0.28, 0.72))[k % 3]
                for v in np.arange(top + 8 * size, 1190, 52 * size)
            ]
        bars = [limb([(p[0, 0], p[:, 1].mean()), (p[1, 0], p[:, 1].mean())], [3, 3]) for p in panes]
        items += [
            plain(solid(*walls), tone, "town", weight=1.2, form=FLAT, modelling=0.1, line=1.4),
            plain(solid(*tops), tone.lighter(0.16), "roof", weight=1.1, form=FLAT, modelling=0.1, line=1.4),
            lit(solid(*panes), palette.window.mixed(tone, 0.3 - 0.3 * row), "window", weight=0.9),
            lit(solid(*bars), tone, "bar", weight=1.2),
            Dots(points(*bubbles), stream.uniform(3, 8, count=len(bubbles)), palette.light, "bubble", strength=0.7),
        ]
    spire = points((96, 1230), (96, 960), (132, 742), (168, 960), (168, 1230))
    return group(
        plain(spire, palette.roof.mixed(palette.water, 0.3), "spire", form=FLAT, modelling=0.2, line=1.4), *items
    )
