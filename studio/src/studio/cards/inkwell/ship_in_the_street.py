"""Wrong Turning: which of the two is lost?"""

from itertools import pairwise

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Colour, Palette, mix
from studio.drawings import Sheet
from studio.figures import PEOPLE, Arm, Camera, Dress, Head, Leg, Pose, drawn, person
from studio.geometry import Points, points, rectangle, solid
from studio.materials import lit, plain
from studio.motifs.vessels import bicycle
from studio.rigs import Rig
from studio.scene import FLAT, Group, Item, Lines, Scene, Sunlight, Veil, group
from studio.stage import Lens

DRAWN = Sheet("inkwell/ship_in_the_street")
LIGHT = Sunlight((-0.4, -0.8, 0.5))
STREET = Lens((424.0, 930.0), 420.0, eye=0.45)  # its walls are at -1 and 1


@card("ship_in_the_street")
def ship_in_the_street(chance: Chance, palette: Palette) -> Scene:
    return Rig(None, LIGHT, None, palette.shade).scene(
        group(lit(rectangle(-20, -20, 820, 1220), palette.fog, "fog", weight=0.6), DRAWN("street", palette)),
        group(*houses(palette, (9.0, 6.6, 4.8, 3.4))),
        group(DRAWN("far"), DRAWN("hull").named("ship")),
        group(Veil(solid(rectangle(150, 800, 700, 1010)), palette.fog, "mist", 0.5, 60)),
        group(*houses(palette, (3.4, 2.5, 1.75, 1.15, 0.5))),
        DRAWN("landing", palette),
        cyclist(palette),
        focal="ship",
    )


def veiled(paint: Colour, depth: float, palette: Palette) -> Colour:
    return mix(paint, palette.fog, float(np.clip(0.26 * depth - 0.1, 0, 0.95)))


def houses(palette: Palette, depths: tuple[float, ...]) -> list[Item]:
    """Blocks of flats on both sides, the farther the paler."""
    items: list[Item] = []
    for number, (far, near) in enumerate(pairwise(depths)):
        for side in (-1, 1):
            high = 2.55 + 0.5 * ((number * 2 + (side > 0)) % 3) / 2
            paint = veiled((palette.wall, palette.brick)[(number + (side > 0)) % 2], (far + near) / 2, palette)
            wall = STREET.wall(side, 0, high, near, far)
            items.append(plain(wall, paint, "house", weight=0.6, form=FLAT, modelling=0.3, line=1.8 / far**0.6))
            items += courses(side, high, far, near, palette)
            items += storeys(side, high, far, near, palette)
    return items


def courses(side: float, high: float, far: float, near: float, palette: Palette) -> list[Item]:
    """A cornice, a plinth, a line for every floor: all run to where the street ends."""
    depth = (far + near) / 2
    dark = veiled(palette.shade, depth, palette)
    floors = tuple(points(STREET(side, h, near), STREET(side, h, far)) for h in np.arange(0.6, high - 0.2, 0.56))
    plinth = STREET.wall(0.985 * side, 0, 0.16, near, far)
    cornice = STREET.wall(0.99 * side, high - 0.07, high + 0.01, near, far)
    return [
        Lines(floors, 2.4 / depth**0.6, dark, "course", 0.8, taper=False),
        plain(plinth, dark, "plinth", weight=0.6, form=FLAT, line=1.0 / depth**0.5),
        plain(cornice, dark, "cornice", weight=0.6, form=FLAT, line=1.4 / depth**0.5),
    ]


def storeys(side: float, high: float, far: float, near: float, palette: Palette) -> list[Item]:
    """Windows with balconies below every second one."""
    depth = (far + near) / 2
    bar = veiled(palette.wall, depth, palette).lighter(0.4)
    glass, rail = veiled(palette.glass, depth, palette), veiled(palette.shade, depth, palette)
    panes: list[Points] = []
    rails: list[Points] = []
    for row, low in enumerate(np.arange(0.72, high - 0.4, 0.56)):
        for column, (a, b) in enumerate(((0.14, 0.42), (0.58, 0.86))):
            one, two = (1 / (1 / near + t * (1 / far - 1 / near)) for t in (a, b))
            panes.append(STREET.wall(side, low, low + 0.36, one, two))
            if (row + column) % 2:
                rails += balcony(side, low, one, two)
    bars = [
        points((pane[a] + pane[b]) / 2, (pane[c] + pane[d]) / 2)
        for pane in panes
        for a, b, c, d in ((0, 3, 1, 2), (0, 1, 2, 3))
    ]
    door = STREET.wall(side, 0, 0.5, near * 1.06, near * 1.16)
    return [
        plain(solid(*panes, door), glass, "pane", weight=0.8, form=FLAT, modelling=0.2, line=1.3 / far**0.6),
        Lines(tuple(bars), 1.8 / depth**0.7, bar, strength=0.9, steady=True),
        Lines(tuple(rails), 2.2 / depth**0.7, rail, strength=0.9, steady=True),
    ]


def balcony(side: float, low: float, near: float, far: float) -> list[Points]:
    """A floor and two rails round it, and the bars between them."""
    out = 0.84 * side
    rounds = [
        points(*(STREET(x, low + up, z) for x, z in ((side, near), (out, near), (out, far), (side, far))))
        for up in (-0.06, 0.0, 0.14)
    ]
    bars = [points(STREET(out, low - 0.06, z), STREET(out, low + 0.14, z)) for z in np.linspace(near, far, 7)]
    return [*rounds, *bars]


def cyclist(palette: Palette) -> Group:
    """Has put a foot down."""
    looking_up = Pose(
        hips=(0.0, 0.97, 0.0),
        bend=(0, -6, 0),
        head=(0, -12, 0),
        left=Arm((0.10, -0.62, 0.55), (0.8, -0.4, -0.4), "hold"),
        right=Arm((0.18, -0.94, 0.05), (0.6, -0.4, -0.9), "relaxed"),
        left_leg=Leg((0.12, 0.0, 0.02)),
        right_leg=Leg((0.26, 0.0, -0.04)),
    )
    coat = Dress(
        top="#e2412c", bottom="#2c3440", skirt=0.5, skirt_tone="top", flare=0.8, split=0.1, collar="tall", hat="beanie",
        hat_colour="#2c3440",
    )  # fmt: skip
    rider = person(PEOPLE["rower"], Head("awe", pitch=-8), looking_up, coat, facing=146)
    figure = drawn(rider, camera=Camera((500, 1150), 2.35, pitch=4), light=LIGHT, pen=0.9, shadow=0.25)
    return group(bicycle(palette.glass.darker(0.5)).placed(590, 1150, 1.9), figure, name="cyclist")
