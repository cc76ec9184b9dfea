"""Wrong Turning: which of the two is lost?"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise, product

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Colour, Palette, mix
from studio.drawings import Sheet
from studio.figures import PEOPLE, Arm, Camera, Dress, Hair, Head, Leg, Pose, drawn, person
from studio.geometry import Points, points, rectangle, solid
from studio.materials import lit, plain
from studio.motifs.vessels import bicycle
from studio.rigs import Rig
from studio.scene import FLAT, Group, Item, Lines, Painted, Scene, Shape, Sunlight, Veil, group
from studio.stage import Lens

DRAWN = Sheet("inkwell/ship_in_the_street")
LIGHT = Sunlight((-0.4, -0.8, 0.5))
STREET = Lens((424.0, 930.0), 420.0, eye=0.45)  # its walls are at -1 and 1
PANES = ((0.14, 0.42), (0.58, 0.86))  # from where to where the windows of a house reach


@card("ship_in_the_street")
def ship_in_the_street(chance: Chance, palette: Palette) -> Scene:
    return Rig(None, LIGHT, None, palette.shade).scene(
        group(lit(rectangle(-20, -20, 820, 1220), palette.fog, "fog", weight=0.6), DRAWN("street", palette)),
        group(*houses(palette, (9.0, 6.6, 4.8, 3.4))),
        group(DRAWN("far"), DRAWN("hull").named("ship")),
        group(Veil(solid(rectangle(150, 800, 700, 1010)), palette.fog, "mist", 0.5, 60)),
        group(*houses(palette, (3.4, 2.5, 1.75, 1.15, 0.5))),
        group(*DRAWN("neighbours", palette), DRAWN("washing", palette)),
        DRAWN("landing", palette),
        cyclist(palette),
        focal="ship",
    )


def veiled(paint: Colour, depth: float, palette: Palette) -> Colour:
    return mix(paint, palette.fog, float(np.clip(0.26 * depth - 0.1, 0, 0.95)))


def houses(palette: Palette, depths: tuple[float, ...]) -> Iterator[Item]:
    """Blocks of flats on both sides, the farther the paler; a gable looks down the street over a lower neighbour."""
    for (number, (far, near)), side in product(enumerate(pairwise(depths)), (-1, 1)):
        high = 2.55 + 0.5 * ((number * 2 + (side > 0)) % 3) / 2
        paint = veiled((palette.wall, palette.brick)[(number + (side > 0)) % 2], (far + near) / 2, palette)
        gable = [STREET(x, y, near) for x, y in ((side, 0), (side, high), (2.4 * side, high), (2.4 * side, 0))]
        wall = STREET.wall(side, 0, high, near, far)
        yield plain(gable, paint.darker(0.12), "gable", weight=0.6, form=FLAT, line=1.4)
        yield plain(wall, paint, "house", weight=0.6, form=FLAT, modelling=0.3, line=1.8 / far**0.6)
        yield from courses(side, high, near, far, palette)
        yield from storeys(side, high, near, far, palette)


def courses(side: float, high: float, near: float, far: float, palette: Palette) -> Iterator[Item]:
    """A cornice, a plinth, a line for every floor: all run to where the street ends."""
    depth = (far + near) / 2
    dark = veiled(palette.shade, depth, palette)
    floors = tuple(points(STREET(side, h, near), STREET(side, h, far)) for h in np.arange(0.6, high - 0.2, 0.56))
    plinth = STREET.wall(0.985 * side, 0, 0.16, near, far)
    cornice = STREET.wall(0.99 * side, high - 0.07, high + 0.01, near, far)
    yield Lines(floors, 2.4 / depth**0.6, dark, "course", 0.8, taper=False)
    yield plain(plinth, dark, "plinth", weight=0.6, form=FLAT, line=1.0 / depth**0.5)
    yield plain(cornice, dark, "cornice", weight=0.6, form=FLAT, line=1.4 / depth**0.5)


def storeys(side: float, high: float, near: float, far: float, palette: Palette) -> Iterator[Item]:
    """Windows with balconies below every second one."""
    depth, step = (far + near) / 2, 1 / far - 1 / near
    glass, rail, frame = (veiled(paint, depth, palette) for paint in (palette.glass, palette.shade, palette.wall))
    panes, rails = list[Points](), list[Points]()
    for (row, low), (column, ends) in product(enumerate(np.arange(0.72, high - 0.4, 0.56)), enumerate(PANES)):
        one, two = (1 / (1 / near + end * step) for end in ends)
        panes.append(STREET.wall(side, low, low + 0.36, one, two))
        if (row + column) % 2:
            rails += balcony(side, low, one, two)
    middles = [(pane + np.roll(pane, 1, axis=0)) / 2 for pane in panes]  # of the four sides
    bars = tuple(middle[ends] for middle in middles for ends in ([0, 2], [1, 3]))
    door = STREET.wall(side, 0, 0.5, near * 1.06, near * 1.16)
    yield plain(solid(*panes, door), glass, "pane", weight=0.8, form=FLAT, modelling=0.2, line=1.3 / far**0.6)
    yield Lines(bars, 1.8 / depth**0.7, frame.lighter(0.4), strength=0.9, steady=True)
    yield Lines(tuple(rails), 2.2 / depth**0.7, rail, strength=0.9, steady=True)


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
    """Has let the bicycle drop where it was."""
    looking_up = Pose(
        hips=(0.0, 0.95, -0.06),
        bend=(0, -12, 0),
        head=(0, -16, 0),
        left=Arm((0.30, -0.40, 0.30), (0.9, -0.4, -0.4), "open"),
        right=Arm((0.26, 0.48, 0.34), (0.9, 0.2, -0.2), "open"),
        left_leg=Leg((0.20, 0.0, 0.10)),
        right_leg=Leg((0.22, 0.0, -0.16)),
    )
    coat = Dress(
        top="#ffc61c", bottom="#2c3440", skirt=0.56, skirt_tone="top", flare=1.1, split=0.1, collar="tall",
        hat="straw", hat_colour="#ffc61c", shoes="#2f6f8f",
    )  # fmt: skip
    body = replace(PEOPLE["rower"], hair=Hair("bob", "#c99a55"))
    rider = person(body, Head("awe", pitch=-8), looking_up, coat, facing=152)
    figure = drawn(rider, camera=Camera((566, 1136), 2.7, pitch=5), light=LIGHT, pen=1.0, shadow=0.5)
    machine = bicycle(palette.glass.darker(0.5)).placed(0, 0, 1.95).changed(lying).placed(236, 1168)
    return group(*DRAWN("dropped", palette), machine, figure, name="cyclist")


def lying(item: Painted) -> Painted:
    """Flat on the road."""
    road = np.array([[1.0, 0.06], [-0.42, 0.46]])
    if isinstance(item, Shape):
        return replace(item, outline=tuple(ring @ road for ring in item.outline))
    return replace(item, paths=tuple(path @ road for path in item.paths)) if isinstance(item, Lines) else item
