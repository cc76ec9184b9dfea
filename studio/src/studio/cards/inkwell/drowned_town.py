"""The Drowned Town Rises: all the lamps were left on, and who is it that she looks back at?"""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.drawings import Sheet
from studio.figures import PEOPLE, Arm, Camera, Dress, Head, Pose, drawn, person
from studio.geometry import Points, curve, ellipse, limb, outline, place, points, rectangle, solid
from studio.materials import cloth, lit, plain, straw
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Dots, Group, Item, Lines, Scene, Sunlight, Veil, group
from studio.skies import graded

DRAWN = Sheet("inkwell/drowned_town")
LIGHT = Sunlight((-0.2, -0.8, 0.5))
FAR = (520, 660, 480, 720, 560, 640, 500, 700, 590)  # how long the feelers are
NEAR = (610, 420, 330, 300, 470, 690)
BASKET = (400.0, 812.0)
ARM = ("upper.left", "fore.left", "arm.left", "left.")


@card("drowned_town")
def drowned_town(chance: Chance, palette: Palette) -> Scene:
    sea = graded((palette.shallow, palette.water, palette.water, palette.water, palette.deep))
    return Rig(sea, LIGHT, None, palette.shade).scene(
        shafts(palette),
        gone_before(palette),
        group(*town(chance.layout, palette), *DRAWN("left", palette)),
        group(jelly(palette), traveller(palette).placed(144, 330, 0.64), name="balloon"),
        focal="balloon",
    )


def shafts(palette: Palette) -> Group:
    rays = [
        points((x, -40), (x + 90, -40), (x + 90 + lean + 60, 760), (x + lean, 760))
        for x, lean in ((20, -120), (560, 90), (700, 160))
    ]
    return group(Veil(solid(*rays), palette.light, "shaft", 0.35, 26, (1.0, 0.0)))


def bell(wide: float, tall: float, scallops: int) -> Points:
    """A dome with a frilled rim, round its own middle."""
    dome = [(wide * math.cos(a), -tall * math.sin(a) ** 0.8) for a in np.linspace(math.pi, 0, 24)]
    rim = [(wide * (1 - j / scallops), (0.16 if j % 2 else 0.04) * tall) for j in range(1, 2 * scallops)]
    return curve(np.array(dome + rim), closed=True)


def strand(x: float, y: float, long: float, sway: float, wide: float) -> Points:
    """A feeler, waving more the farther down."""
    ways = [(x + sway * t * math.sin(5.2 * t + 0.02 * x), y + long * t) for t in np.linspace(0, 1, 12)]
    return limb(ways, [wide, 0.7 * wide, 0.4 * wide, 2])


def frill(x: float, y: float, long: float, wide: float) -> Points:
    """A mouth arm: a ribbon ruffled at both edges."""
    t = np.linspace(0, 1, 60)
    middle = np.stack([x + 0.14 * long * t * np.sin(5.4 * t + 0.03 * x), y + long * t], axis=1)
    half = wide * (1 - t) ** 0.6
    left, right = (half * (1 + 0.34 * np.sin(turns * t + phase)) for turns, phase in ((44, 0.0), (38, 2.0)))
    return np.vstack([middle - left[:, None] * (1, 0), (middle + right[:, None] * (1, 0))[::-1]])


def jelly(palette: Palette) -> Group:
    """As large as a church: what it rises by, and what it holds on to."""
    x, y = 400.0, 400.0
    far = [strand(x + s, y, long, 44, 9) for s, long in zip(range(-300, 301, 75), FAR, strict=True)]
    near = [strand(x + s, y + 20, long, 60, 11) for s, long in zip(range(-260, 261, 104), NEAR, strict=True)]
    arms = [
        frill(x + s, y, long, wide)
        for s, long, wide in ((-124, 300, 26), (120, 320, 28), (-56, 250, 34), (62, 230, 32), (4, 200, 30))
    ]
    held = [
        limb([(x + s, y + 16), (x + 1.02 * s, y + 200), (x + 0.42 * s, y + 330), (x + t, 856)], [16, 13, 10, 9])
        for s, t in ((-222, -92), (-150, -40), (150, 46), (222, 92))
    ]
    coils = [ellipse(x + t, y + 453 + d, 11 - d / 3, 6) for t in (-92, -40, 46, 92) for d in (-9, 0, 9)]
    veins = tuple(
        curve([(x + s, y - 6), (x + 0.94 * s, y - 130), (x + 0.34 * s, y - 282)]) for s in range(-276, 277, 69)
    )
    leaves = solid(*(ellipse(x + s, y - 160 + abs(s) * 0.25, 46, 38) for s in (-120, -40, 40, 120)))
    return group(
        *(lit(one, palette.bell.mixed(palette.water, 0.35), "feeler", weight=0.9) for one in far),
        plain(ellipse(x, y - 2, 306, 46), palette.bell.darker(0.3), "inside", form=FLAT, modelling=0, line=2.0),
        *(cloth(arm, palette.frill, "arm", weight=0.6, form=14, modelling=0.6, line=1.4, cover=0.86) for arm in arms),
        *(lit(one, palette.bell, "feeler", weight=1.0, line=1.6) for one in (*near, *held)),
        plain(
            place(bell(330, 330, 10), x, y),
            palette.bell.lighter(0.42),
            "bell",
            weight=1.0,
            form=40,
            colour_below=palette.bell.darker(0.08),
            modelling=0.25,
            line=3.6,
        ),
        Veil(leaves, palette.bell.lighter(0.7), "leaves", 0.55, 9),
        Lines(veins, 3.0, palette.bell.darker(0.3), strength=0.7),
        Veil(outline("150,280 210,170 320,106 316,136 248,196 190,300"), palette.light.lighter(0.8), "gloss", 0.9, 5),
        Lines(tuple(coils), 6.0, palette.bell, strength=1.0, steady=True, taper=False),
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
    return group(Clip(solid(above), aboard), basket(palette), Clip(solid(below), arm))


def basket(palette: Palette) -> Group:
    x, y = BASKET
    side = "-150,0! 0,12 150,0! 122,150 96,168! 0,178 -96,168! -122,150"
    body, rim = place(curve(side, closed=True), x, y), limb([(x - 158, y), (x, y + 12), (x + 158, y)], [26, 28, 26])
    weave = tuple(
        curve([(x - 140 + 4 * k, y + 22 + 24 * k), (x, y + 34 + 24 * k), (x + 140 - 4 * k, y + 22 + 24 * k)])
        for k in range(5)
    ) + tuple(curve([(x + 1.0 * s, y + 10), (x + 0.72 * s, y + 170)]) for s in (-108, -54, 0, 54, 108))
    return group(
        straw(body, palette.wicker, "basket", form=30, line=3.0),
        Lines(weave, 2.4, palette.rope, strength=0.7),
        plain(rim, palette.wicker.darker(0.15), "rim", form=8, line=2.8),
    )


def gone_before(palette: Palette) -> Group:
    """Small already."""
    feelers = [strand(s, 10, 300 + 60 * (k % 3), 50, 16) for k, s in enumerate(range(-260, 261, 104))]
    small = group(
        lit(solid(*feelers), palette.bell.mixed(palette.water, 0.3), weight=0.9),
        plain(bell(320, 320, 7), palette.bell, weight=0.9, form=40, modelling=0.3, line=1.4),
        plain(outline("-110,340! 110,340! 84,460! -84,460!"), palette.wicker, form=10, line=1.4),
        plain(solid(ellipse(6, 306, 34, 40)), palette.rope.darker(0.4), line=0.0),
    )
    places = ((92, 640, 0.18, 0.12, False), (724, 560, 0.22, -0.1, True), (756, 150, 0.11, 0.16, False))
    return group(*(small.placed(*place) for place in places), far=0.35)


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
