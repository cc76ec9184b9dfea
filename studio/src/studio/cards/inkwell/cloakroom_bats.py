"""Left Hanging: not everybody in the cloakroom came to be collected."""

from itertools import pairwise, product

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette
from studio.drawings import Sheet
from studio.geometry import Points, limb, moved, place, points, solid
from studio.materials import metal, plain, wood
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Group, Item, Lines, Scene, Sunlight, Wash, group, silhouette

DRAWN = Sheet("inkwell/cloakroom_bats")
LIGHT = Sunlight((-0.55, -0.5, 0.65))
LEVEL, RAIL, FLOOR = 560.0, -452.0, 500.0  # where we look, and how far from it things are, near us
# What hangs there, where, how large, and how it sways.
HANGING = (
    ("umbrella", 26, 1.18, 0.03),
    ("opening", 276, 1.12, 0.0),
    ("umbrella", 490, 1.02, -0.03),
    ("watching", 636, 1.14, 0.0),
    ("umbrella", 796, 1.16, 0.02),
)


@card("cloakroom_bats")
def cloakroom_bats(chance: Chance, palette: Palette) -> Scene:
    hung = [thing(kind, palette).placed(*at(x, RAIL), size * near(x), sway) for kind, x, size, sway in HANGING]
    return Rig(None, LIGHT, None, palette.shade).scene(
        hall(palette),
        floor(palette),
        group(*(shadow(item, x, palette) for item, (_, x, *_) in zip(hung, HANGING, strict=True))),
        rail(palette),
        group(*hung, name="hung"),
        drips(palette),
        focal="hung",
    )


def near(x: float) -> float:
    """How large things are there: the hall runs away to the left."""
    return (x + 1800) / 2620


def at(x: float, high: float) -> tuple[float, float]:
    return x, LEVEL + high * near(x)


def along_wall(low: float, high: float, left: float = -20, right: float = 820) -> Points:
    return points(at(left, high), at(right, high), at(right, low), at(left, low))


def hall(palette: Palette) -> Group:
    """Panelled, and warm."""
    panels: list[Item] = []
    seams = [2620 / (1.0 + 0.155 * k) - 1800 for k in range(-1, 5)]
    for (right, left), (low, high) in product(pairwise(seams), ((370, -250), (-310, -640))):
        inset = 14 * near(left)
        panel = along_wall(low, high, left + inset, right - inset)
        field = along_wall(low - 26, high + 26, left + 3 * inset, right - 3 * inset)
        panels += [
            wood(panel, palette.panel, "moulding", weight=1.0, form=7, line=2.2),
            wood(field, palette.wall, "panel", weight=0.9, form=5, modelling=0.4, line=1.6),
        ]
    board = along_wall(RAIL + 44, RAIL - 62)
    return group(
        plain(along_wall(FLOOR, -900), palette.wall, "wall", weight=0.95, form=FLAT, modelling=0.1, line=0),
        *panels,
        Wash(moved(solid(board), 0, 16), palette.shade, "shadow", 0.7, 6),
        wood(board, palette.wood, "board", weight=1.0, form=8, line=2.6, flow=0.05),
        wood(along_wall(FLOOR, FLOOR - 70), palette.wood, "skirting", form=8, line=2.4, flow=-0.1),
    )


def floor(palette: Palette) -> Group:
    """Tiles along the wall and out of it: each way meets somewhere on the level of our eyes."""
    along, out, foot = np.array([(-1800.0, LEVEL), (1420.0, LEVEL), at(820, FLOOR)])

    def corner(u: int, v: int) -> Points:
        start, step = np.array(at(2620 / (0.86 + 0.078 * u) - 1800, FLOOR)), out + (foot - out) / (1 - 0.055 * v)
        ways = np.stack([out - start, step - along], axis=1)
        return np.asarray(start + (out - start) * np.linalg.solve(ways, step - start)[0])

    whole = points(at(-20, FLOOR), at(820, FLOOR), (820, 1220), (-20, 1220))
    dark = [
        [corner(u, v), corner(u + 1, v), corner(u + 1, v + 1), corner(u, v + 1)]
        for u, v in product(range(-1, 14), range(9))
        if (u + v) % 2
    ]
    tiles = plain(solid(*dark), palette.wood, "tile", weight=1.0, form=FLAT, modelling=0.2, line=1.4)
    return group(
        plain(whole, palette.floor, "tile", weight=0.95, form=FLAT, modelling=0.2, line=2),
        Clip(solid(whole), group(tiles)),
        Wash(solid(along_wall(FLOOR + 40, FLOOR)), palette.shade, "corner", 0.7, 10),
    )


def rail(palette: Palette) -> Group:
    bar = points(at(-30, RAIL), at(400, RAIL), at(830, RAIL))
    return group(
        Wash(moved(solid(limb(bar, [18, 26])), 10, 26), palette.shade, "shadow", 0.9, 4),
        metal(limb(bar, [18, 26]), palette.brass, "rail", weight=1.05, line=2.6),
        Lines((place(bar, 0, -4), place(bar, 0, -3)), 3.0, palette.wet, "gleam", 0.9),
    )


def thing(kind: str, palette: Palette) -> Group:
    """An umbrella, or what looks like one."""
    if kind == "umbrella":
        return DRAWN("umbrella", palette)
    eyes, wings = ("open-eyes", "wrap") if kind == "watching" else ("yawn", "spread")
    face = group(*DRAWN("face", palette), *DRAWN(eyes, palette)).placed(0, 608, 1.12, np.pi)
    return group(*DRAWN("feet", palette), *DRAWN(wings, palette), *face)


def shadow(item: Group, x: float, palette: Palette) -> Wash:
    thrown = moved(silhouette(item), 54 * near(x), 40 * near(x))
    return Wash(thrown, palette.shade, "cast shadow", 0.85, 5, hatched=True)


def drips(palette: Palette) -> Group:
    """Only umbrellas drip."""
    wet = [x - 694 * size * near(x) * sway for kind, x, size, sway in HANGING if kind == "umbrella"]
    pools = [DRAWN("pool", palette).placed(*at(x, FLOOR + 90), near(x)) for x in wet]
    drops = [DRAWN("drip", palette).placed(*at(x, y), near(x)) for x in wet for y in (356, 440)]
    return group(*pools, *drops)
