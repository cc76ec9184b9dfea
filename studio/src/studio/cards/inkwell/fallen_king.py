"""The Fallen King: it took one step at a time, and look who threw that shadow."""

from itertools import product

import numpy as np
from numpy.typing import ArrayLike

from studio.cards import card
from studio.chance import Chance
from studio.colour import Colour, Palette
from studio.drawings import Sheet
from studio.geometry import Outline, Placing, Points, curve, intersection, outline, rectangle, solid
from studio.rigs import Rig
from studio.scene import Group, Item, Lines, Scene, Shape, Sunlight, group
from studio.skies import graded

DRAWN = Sheet("inkwell/fallen_king")
HORIZON = 664.0
NEAR = 1100.0  # how far before us a square as large as our height above the board looks as large
FEET = (352.0, 886.0)
LYING = Placing(84, 640, 5.6, -0.03)
# Each turned piece: places along the king, and how thick it is there.
PIECES = (
    ((-5, -4, 0, 5, 8), (18, 20, 21.5, 20, 16)),
    ((8, 14, 22, 34, 48, 58, 66, 68), (16, 14, 11.4, 9.4, 8.2, 8.0, 9.2, 10)),
    ((66.6, 67.4, 70, 72.6, 73.4), (10, 14, 15.2, 14, 10)),
    ((73.2, 74, 76, 77.4), (8, 11.4, 11.4, 8)),
    ((77, 82, 90, 97, 99.4), (8, 9.2, 12, 14.6, 14.2)),
    ((99, 101, 103.5, 105), (12.4, 10, 5, 2)),
)
# His shadow on the board, from where he touches it towards us.
GROUND = (
    "-20,664! 820,664! 820,700! 748,708! 748,724! 706,730! 692,752! 590,762! 574,798! 486,804! 470,774! 330,780! "
    "200,804! 160,862! -20,866!"
)
CROSS = "104,-2! 108,-1! 109,-6! 113,-6! 113,-2! 118,-3! 118,3! 113,2! 113,6! 109,6! 108,1! 104,2!"
QUEEN = (
    (0.0, 0.10), (0.04, 0.15), (0.10, 0.15), (0.14, 0.10), (0.40, 0.062), (0.60, 0.06), (0.62, 0.11), (0.67, 0.11),
    (0.69, 0.08), (0.76, 0.09), (0.96, 0.135), (0.83, 0.07), (0.98, 0.066), (0.83, 0.022), (0.99, 0.0),
)  # fmt: skip


@card("fallen_king")
def fallen_king(chance: Chance, palette: Palette) -> Scene:
    sky = graded((palette.black, palette.black), lines=0.0, weight=1.3)
    return Rig(sky, Sunlight((0.2, -0.9, 0.1)), None, palette.black).scene(
        DRAWN("moon", palette),
        board(palette),
        king(palette),
        group(shadow(palette), DRAWN("girl", palette), name="victor"),
        focal="victor",
    )


def flat(ring: Outline, paint: Colour) -> Shape:
    return Shape(ring, paint, weight=1.25, form=0, modelling=0, line=0.0)


def on_board(places: ArrayLike) -> Points:
    """Places of the board (right, away) as we see them."""
    flat_places = np.asarray(places, np.float64)
    size = NEAR / flat_places[:, 1]
    return np.stack([400 + flat_places[:, 0] * size, HORIZON + size], axis=1)


def squares() -> Outline:
    """The black ones."""
    corners = np.array([(0.35, 0), (1.35, 0), (1.35, 1), (0.35, 1)])
    rings = [corners + np.array((i, j)) for i, j in product(range(-30, 31), repeat=2) if (i + j) % 2 == 0]
    return solid(*(on_board(ring) for ring in rings if ring[:, 1].min() > 1.0))


def board(palette: Palette) -> Group:
    return group(
        flat(solid(rectangle(-20, HORIZON, 820, 1220)), palette.white),
        flat(squares(), palette.black),
    )


def shadow(palette: Palette) -> Group:
    """Hers, as it falls."""
    far, near = NEAR / (FEET[1] - HORIZON), NEAR / (1178 - HORIZON)
    across = (FEET[0] - 400) / NEAR * far
    half = np.array(QUEEN)
    ring = np.vstack([half, (half * (1, -1))[::-1]])
    cast = solid(on_board(ring[:, ::-1] * (2.2, near - far) + (across, far)))
    return group(flat(cast, palette.red), flat(intersection(cast, squares()), palette.red.darker(0.5)))


def king(palette: Palette) -> Group:
    """Black, polished, on his side."""
    items: list[Item] = [flat(outline(GROUND), palette.black)]
    for ats, radii in PIECES:
        at, r = curve(list(zip(ats, radii, strict=True))).T
        ring = np.vstack([np.stack([at, -r], 1), end(at[-1], r[-1]), np.stack([at, r], 1)[::-1]])
        items.append(flat(solid(LYING(ring)), palette.black))
        for top, low in ((-0.66, -0.54), (0.86, 0.92)):
            gleam = np.vstack([np.stack([at, r * top], 1), np.stack([at, r * low], 1)[::-1]])
            items.append(flat(solid(LYING(gleam)), palette.white))
        items.append(Lines((LYING(end(at[-1], r[-1] * 0.96)),), 2.2, palette.white, strength=0.9))
    items.append(flat(solid(LYING(outline(CROSS)[0])), palette.black))
    return group(*items, name="king")


def end(at: float, r: float) -> Points:
    """The rim of a turned piece, round towards his head."""
    t = np.linspace(-np.pi / 2, np.pi / 2, 17)
    return np.stack([at + 0.2 * r * np.cos(t), r * np.sin(t)], axis=1)
