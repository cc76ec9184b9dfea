"""The Drowned Town Rises: all the lamps were left on, and who is it that she looks back at?"""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.figures import PEOPLE, Arm, Camera, Dress, Head, Pose, drawn, person
from studio.geometry import Points, curve, ellipse, limb, outline, place, points, rectangle, solid
from studio.materials import cloth, lit, plain, straw
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Group, Lines, Scene, Sunlight, Veil, Wash, group
from studio.skies import graded

LIGHT = Sunlight((-0.2, -0.8, 0.5))
BASKET = (400.0, 812.0)
ARM = ("upper.left", "fore.left", "arm.left", "left.")


@card("drowned_town")
def drowned_town(chance: Chance, palette: Palette) -> Scene:
    sea = graded((palette.light, palette.shallow, palette.water, palette.water, palette.deep))
    return Rig(sea, LIGHT, None, palette.shade).scene(
        shafts(palette),
        gone_before(palette),
        town(chance.layout, palette),
        group(jelly(palette), traveller(palette), name="balloon"),
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


def jelly(palette: Palette) -> Group:
    """As large as a house: what it rises by, and what hangs from it."""
    x, y = 400.0, 380.0
    cords = tuple(points((x + s, y + 24), (x + 0.52 * s, BASKET[1] - 8)) for s in (-270, -150, 150, 270))
    frills = ((-210, 330, 12), (-96, 250, 40), (-30, 330, 48), (40, 270, 44), (110, 360, 36), (226, 420, 12))
    arms = [
        limb(
            [(x + s + 0.12 * long * math.sin(2.4 * t + s), y + long * t) for t in np.linspace(0, 1, 7)],
            [wide, 0.9 * wide, 0.6 * wide, 3],
        )
        for s, long, wide in frills
    ]
    veins = tuple(
        curve([(x + s, y - 4), (x + 0.9 * s, y - 120), (x + 0.4 * s, y - 236)]) for s in (-220, -130, -44, 44, 130, 220)
    )
    return group(
        *(cloth(arm, palette.frill, "arm", weight=0.7, form=10, line=2.2) for arm in arms),
        plain(place(bell(320, 300, 9), x, y), palette.bell, "bell", weight=0.9, modelling=0.5, line=3.4),
        Veil(outline("190,250 250,160 340,120 330,150 270,200 216,280"), palette.light, "gloss", 0.7, 8),
        Lines(veins, 3.0, palette.bell.darker(0.35), strength=0.6),
        Wash(solid(ellipse(x, y - 40, 90, 60)), palette.bell.darker(0.3), weight=0.6, softness=20),
        Lines(cords, 5.0, palette.rope, steady=True, taper=False),
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
    small = group(
        plain(bell(320, 300, 7), palette.bell, weight=0.8, line=1.4),
        Lines(tuple(curve([(s, 20), (0.6 * s, 330)]) for s in (-240, 0, 240)), 1.6, palette.rope),
        plain(solid(ellipse(0, 290, 52, 60), ellipse(0, 370, 76, 70)), palette.rope, line=0.0),
        plain(rectangle(-120, 350, 120, 480), palette.wicker, form=10, line=1.4),
    )
    return group(small.placed(96, 690, 0.17), small.placed(716, 560, 0.24), small.placed(744, 180, 0.13), far=0.35)


def town(stream: Stream, palette: Palette) -> Group:
    """Roofs, dark, every window lit."""
    roofs: list[Points] = []
    panes: list[Points] = []
    for k, x in enumerate(range(-40, 820, 108)):
        wide, top = stream.uniform(92, 122), stream.uniform(1020, 1072)
        peak = top - stream.uniform(60, 96)
        roofs.append(points((x, 1230), (x, top), (x + wide / 2, peak), (x + wide, top), (x + wide, 1230)))
        half = stream.uniform(7, 15)
        panes += [
            rectangle(x + wide * u - half, v, x + wide * u + half, v + 2.6 * half)
            for u in ((0.3, 0.7), (0.5,), (0.24, 0.76))[k % 3]
            for v in np.arange(top + stream.uniform(0, 30), 1180, stream.uniform(56, 84))
        ]
    spire = points((148, 1230), (148, 980), (186, 770), (224, 980), (224, 1230))
    return group(
        plain(solid(spire, *roofs), palette.roof, "town", weight=1.2, form=FLAT, modelling=0.1, line=1.6),
        lit(solid(*panes), palette.window, weight=0.9),
    )
