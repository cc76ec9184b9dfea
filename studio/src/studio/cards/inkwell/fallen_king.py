"""The Fallen King: it took one step at a time."""

from dataclasses import replace
from itertools import product

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette
from studio.figures import Arm, Body, Camera, Dress, Face, Hair, Head, Leg, Pose, drawn, person
from studio.figures.mesh import Loft, Part, Patch, loft, tube
from studio.figures.space import Space, unit, vec
from studio.figures.stage import ground_shadow
from studio.geometry import points, rectangle, solid
from studio.rigs import Rig
from studio.scene import Group, Lines, Scene, Shape, Sunlight, Veil, group
from studio.skies import graded

LIGHT = Sunlight((0.75, -0.5, 0.3))
VIEW = Camera((540, 664), 5.6, (0, 54, 0), pitch=5, distance=320)
SIZE = 1.85
AXIS = unit(vec(-0.62, -0.10, 0.78))
SIDE = unit(vec(0.75, 0, 0.66))
UP = unit(np.cross(SIDE, AXIS)) * (-1 if np.cross(SIDE, AXIS)[1] < 0 else 1)
HERE = 62.0  # where along the king somebody stands
# Each turned piece: places along the king, and how thick it is there.
PIECES = {
    "foot": ((-4, 0, 4, 8), (20, 21, 20, 17)),
    "stem": ((8, 14, 22, 34, 48, 58, 66, 68), (17, 14.5, 11.5, 9.4, 8.2, 8.0, 9.2, 10)),
    "ring": ((67, 68, 70, 72, 73), (11, 14, 14.8, 14, 11)),
    "collar": ((73, 74.5, 76, 77), (8.6, 11.4, 11.4, 8.6)),
    "crown": ((77, 82, 90, 97, 99), (8, 9.4, 12, 14.2, 13)),
    "dome": ((99, 101, 103.5, 104.5), (11, 9.6, 5, 1.5)),
}
CONQUER = Pose(
    hips=(0, 0.93, 0.0),
    pelvis=(0, -2, -3),
    bend=(-8, -8, 4),
    head=(0, 4, 0),
    left=Arm((0.18, 0.96, 0.05), (0.9, 0, -0.4), "fist", None, (0, 0, 1)),
    right=Arm((0.34, -0.60, -0.02), (1, 0.1, -0.4), "fist", (-0.5, -0.6, 0.3), (-1, 0, 0)),
    left_leg=Leg((0.10, 0.0, -0.12)),
    right_leg=Leg((0.10, 0.16, 0.50), pole=(0.3, 0.5, 1)),
)


@card("fallen_king")
def fallen_king(chance: Chance, palette: Palette) -> Scene:
    sky = graded((palette.white, palette.white, palette.grey), lines=0.0, weight=0.5)
    return Rig(sky, LIGHT, None, palette.black.lighter(0.35)).scene(board(palette), fight(palette), focal="victor")


def board(palette: Palette) -> Group:
    """As a pawn has it before its eyes."""
    size = 60.0
    squares = [
        VIEW(np.array([(x, 0, z), (x + size, 0, z), (x + size, 0, z - size), (x, 0, z - size)]))[:, :2]
        for i, j in product(range(-16, 16), range(-3, 22))
        if (i + j) % 2
        for x, z in ((size * i - 20, 150 - size * j),)
    ]
    far = VIEW(vec(0, 0, -1200))[0, 1]
    return group(
        Veil(solid(rectangle(-60, -60, 860, 1260)), palette.white, strength=1.0),
        Lines((points((0, far), (800, far)),), 2.0),
        Shape(solid(*squares), palette.black, "square", 1.2, modelling=0, line=0.0),
    )


def place(along: float) -> Space:
    return vec(0, 17.5 * SIZE, 0) + AXIS * (along - HERE) * SIZE


def turned(name: str) -> Loft:
    ats, radii = PIECES[name]
    return loft([(place(at), SIDE * r * SIZE, UP * r * SIZE) for at, r in zip(ats, radii, strict=True)], 40, 6)


def king(palette: Palette) -> list[Part]:
    """Black, polished, on his side."""
    pieces = {name: turned(name) for name in PIECES}
    pieces["shaft"] = tube([place(103), place(109), place(119)], [2.2 * SIZE, 2.0 * SIZE, 3.4 * SIZE], steps=8)
    across = (0.9 * UP + 0.44 * SIDE) * 7.5 * SIZE
    bar = [place(112) - across, place(112), place(112) + across]
    pieces["bar"] = tube(bar, [3.4 * SIZE, 1.7 * SIZE, 3.4 * SIZE], steps=8)
    return [
        Part(f"king.{name}", skin.mesh(), palette.black, "king", "shadow", 1.25, 0.2, 2.4, "king").marked(
            *gleams(skin, palette)
        )
        for name, skin in pieces.items()
    ]


def gleams(skin: Loft, palette: Palette) -> list[Patch]:
    """Two along it, one round its edge."""
    t, a = np.linspace(0.06, 0.94, 24), np.linspace(-1.2, 2.2, 24)
    fields = [(t, np.full(24, u), np.full(24, v)) for u, v in ((0.70, 0.88), (0.96, 1.01))]
    rings = [skin.at(np.concatenate([t, t[::-1]]), np.concatenate([u, v])) for t, u, v in fields]
    rings.append(skin.at(np.repeat([0.94, 0.98], 24), np.concatenate([a, a[::-1]])))
    return [Patch(ring, palette.white, 0.2) for ring in rings]


def fight(palette: Palette) -> Group:
    """It is over."""
    body = Body(age=11, feminine=1, skin="#e9dccf", iris="#1a1a1a", hair=Hair("mop", "#101010"), face=Face(brow=1.2))
    dress = Dress(top="#d81f26", bottom="#111111", legs="shorts", shoes="#111111", collar="shirt", sleeve_end=0.0)
    stand = place(HERE) + UP * 8.6 * SIZE
    girl = person(body, Head("pride", yaw=20, pitch=6), CONQUER, dress, facing=-34, at=tuple(stand))
    him = king(palette)
    fallen = ground_shadow([*him, *girl.parts], VIEW, LIGHT, weight=1.0)
    figure = drawn(girl, camera=VIEW, light=LIGHT, things=him, pen=1.5, name="victor")
    return group(replace(fallen, colour=palette.black, hatched=False), figure)
