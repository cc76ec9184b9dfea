"""The Fallen King: it took one step at a time, and look who threw that shadow."""

from itertools import product

import numpy as np
from numpy.typing import ArrayLike

from studio.cards import card
from studio.chance import Chance
from studio.colour import Colour, Palette
from studio.geometry import (
    Outline,
    Placing,
    Points,
    curve,
    ellipse,
    fuse,
    intersection,
    limb,
    outline,
    rectangle,
    solid,
)
from studio.rigs import Rig
from studio.scene import Group, Item, Lines, Scene, Shape, Sunlight, Wash, group
from studio.skies import graded

HORIZON = 664.0
NEAR = 1100.0  # how far before us a square as large as our height above the board looks as large
SQUARE, TURN = 1.02, 0.42
FEET = (352.0, 886.0)
LYING = Placing(78, 622, 5.8, 0.02)
MOON = (400.0, 420.0, 440.0)
# Each turned piece: places along the king, and how thick it is there.
PIECES = (
    ((-5, -4, 0, 5, 8), (18, 20, 21.5, 20, 16)),
    ((8, 14, 22, 34, 48, 58, 66, 68), (16, 14, 11.4, 9.4, 8.2, 8.0, 9.2, 10)),
    ((66.6, 67.4, 70, 72.6, 73.4), (10, 14, 15.2, 14, 10)),
    ((73.2, 74, 76, 77.4), (8, 11.4, 11.4, 8)),
    ((77, 82, 90, 97, 99.4), (8, 9.2, 12, 14.6, 14.2)),
    ((99, 101, 103.5, 105), (12.4, 10, 5, 2)),
)
CROSS = "104,-2! 108,-1! 109,-6! 113,-6! 113,-2! 118,-3! 118,3! 113,2! 113,6! 109,6! 108,1! 104,2!"
QUEEN = (
    (0.0, 0.13), (0.05, 0.18), (0.13, 0.18), (0.18, 0.11), (0.40, 0.062), (0.64, 0.055), (0.67, 0.11), (0.71, 0.11),
    (0.73, 0.066), (0.76, 0.066), (0.83, 0.085), (0.945, 0.15), (0.885, 0.08), (0.965, 0.076), (0.895, 0.03),
)  # fmt: skip
SEAS = (
    "150,190 196,120 262,92 330,108 352,150 320,176 350,214 312,262 256,250 236,300 180,296 168,244",
    "340,128 402,104 470,118 516,168 486,196 500,246 440,262 398,232 372,240 352,200",
    "520,214 574,196 640,238 676,310 662,372 616,392 590,352 548,366 520,316 540,276",
    "110,330 150,316 196,346 226,400 204,452 150,462 112,420",
    "286,318 330,306 360,330 340,360 300,356",
    "420,330 452,322 470,346 444,366",
    "560,440 600,426 624,456 590,478",
    "330,440 352,430 372,448 350,466",
)
TIPS = ((0.95, 0.15), (0.975, 0.076), (0.91, 0.0), (0.975, -0.076), (0.95, -0.15))


@card("fallen_king")
def fallen_king(chance: Chance, palette: Palette) -> Scene:
    sky = graded((palette.black, palette.black), lines=0.0, weight=1.3)
    seas = (Wash(outline(sea), palette.grey, "sea", 0.5, 7) for sea in SEAS)
    night = group(flat(solid(curve(ellipse(*MOON), closed=True)), palette.white), *seas)
    return Rig(sky, Sunlight((0.2, -0.9, 0.1)), None, palette.black).scene(
        night, board(palette), king(palette), group(shadow(palette), girl(palette), name="victor"), focal="victor"
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
    turn = np.array([(np.cos(TURN), np.sin(TURN)), (-np.sin(TURN), np.cos(TURN))])
    corners = np.array([(0, 0), (1, 0), (1, 1), (0, 1)])
    rings = [
        SQUARE * (corners + np.array((i + 0.35, j))) @ turn for i, j in product(range(-30, 31), repeat=2) if (i + j) % 2
    ]
    return solid(*(on_board(ring) for ring in rings if ring[:, 1].min() > 1.0))


def board(palette: Palette) -> Group:
    return group(
        flat(solid(rectangle(-20, HORIZON, 820, 1220)), palette.white),
        flat(squares(), palette.black),
        flat(outline(f"-20,{HORIZON}! 820,{HORIZON}! 820,744! 700,748 400,760 120,770 -20,768!"), palette.black),
    )


def shadow(palette: Palette) -> Group:
    """Hers, as it falls."""
    far, near = NEAR / (FEET[1] - HORIZON), NEAR / (1178 - HORIZON)
    across = (FEET[0] - 400) / NEAR * far
    half = np.array(QUEEN)
    rings = [np.vstack([half, (half * (1, -1))[::-1]]), *(ellipse(u, v, 0.018, 0.02) for u, v in TIPS)]
    cast = fuse(*(on_board(ring[:, ::-1] * (2.0, near - far) + (across, far)) for ring in rings))
    return group(flat(cast, palette.red), flat(intersection(cast, squares()), palette.red.darker(0.5)))


def king(palette: Palette) -> Group:
    """Black, polished, on his side."""
    cast = ("30,742! 150,750 170,764 40,772!", "440,712! 700,706! 680,732 520,736 440,724")
    items: list[Item] = [flat(outline(way), palette.black) for way in cast]
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


def girl(palette: Palette) -> Group:
    """From behind, fists on her hips, her weight on one leg; the wind is with her."""
    here = Placing(*FEET, 1.62)
    coat = outline(
        "-12,-104! 12,-104! 22,-97 19,-78 16,-62! 30,-34 44,-20! 20,-24 2,-17 -16,-22 -30,-17! -24,-40 -16,-62! "
        "-19,-78 -22,-97"
    )
    arms = [limb([(18 * k, -97), (40 * k, -76), (17 * k, -60)], [13, 11, 9]) for k in (-1, 1)]
    legs = fuse(
        limb("-12,-30 -13,-14 -12,2", [14, 12, 10]), limb("12,-30 20,-14 27,1", [14, 12, 10]),
        ellipse(-13, 2, 8, 5), ellipse(29, 2, 9, 5),
    )  # fmt: skip
    hair = outline("-17,-120 -15,-138 2,-145 18,-136 19,-120 34,-112 46,-98! 28,-98 14,-93 0,-99 -12,-95 -21,-102!")
    wisps = ("-8,-136 -10,-116 -14,-102", "2,-140 4,-118 0,-102", "12,-136 16,-114 28,-102")
    return group(
        flat(solid(*map(here, legs)), palette.black),
        *(
            Shape(solid(here(arm)), palette.red.darker(0.12), "sleeve", 1.2, form=8, modelling=0.5, line=2.4)
            for arm in arms
        ),
        Shape(solid(here(coat[0])), palette.red, "coat", 1.2, form=12, modelling=0.5, line=2.6),
        Lines(
            tuple(here(curve(seam)) for seam in ("0,-96 0,-60 4,-20", "-14,-62 0,-58 14,-62", "12,-58 22,-38 26,-26")),
            1.8,
        ),
        Shape(solid(here(hair[0])), palette.white, "hair", 0.3, form=8, modelling=0.2, line=2.8),
        Lines(tuple(here(curve(wisp)) for wisp in wisps), 1.6),
    )
