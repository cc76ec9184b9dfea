"""A Line for You: somebody has wrapped up the country, and the trains still run."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, Palette
from studio.geometry import (
    Placing,
    Points,
    along,
    curve,
    ellipse,
    fuse,
    limb,
    moved,
    normals,
    path_length,
    points,
    rectangle,
    resample,
    solid,
    tangents,
)  # fmt: skip
from studio.materials import plain
from studio.rigs import Rig
from studio.scene import FLAT, Group, Item, Lines, Scene, Sunlight, Wash, group

LIGHT = Sunlight((-0.6, -0.6, 0.5))
FALL = np.array([0.75, 0.66])
BROAD = 68.0
SPREAD = np.array([5.0, -5.0])  # from one foot to the other
# The line as a ribbon: once round the parcel, once across it, two loops, two ends and a knot.
DOWN = "420,-60 412,120 404,300 408,520 424,760 416,960 398,1260"
ACROSS = "-60,580 120,560 280,536 408,520 560,506 700,484 860,456"
LEFT = "404,516 318,442 214,330 120,286 56,340 62,462 160,566 290,562 404,526"
RIGHT = "412,512 506,414 596,300 690,250 762,306 756,436 660,540 530,556 412,522"
TAILS = ("402,530 352,640 262,756 208,860 186,990", "416,530 478,636 560,730 610,830 628,936")
KNOT = "398,446 418,486 420,524 410,566 418,602"
TAG, TRACTOR = Placing(640, 1076, 1.0, -0.2), Placing(126, 1112, 1.0, 0.42)
ROOFS = ((250, 96, 0.3), (286, 132, 1.9), (742, 660, 0.2), (770, 704, 1.8), (330, 1010, -0.2), (44, 760, 0.5))


@card("tied_line")
def tied_line(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    down, across, left, right, *tails, knot = (
        curve(way, steps=14) for way in (DOWN, ACROSS, LEFT, RIGHT, *TAILS, KNOT)
    )
    return Rig(None, LIGHT, None, palette.shade).scene(
        fields(layout.child("fields"), palette),
        farms(palette),
        group(track(across, 5, palette), track(down, 5, palette), train(down, 0.86, 5, palette.blue, palette)),
        tag(layout.child("waiting"), palette),
        group(*(track(way, 18, palette, ends=True) for way in tails), tractor(palette)),
        group(
            track(left, 46, palette),
            track(right, 46, palette),
            train(left, 0.6, 6, palette.yellow, palette),
            steam(layout.child("steam"), along(left, 0.6)[0], palette),
            track(knot, 12, palette, 1.25),
            name="bow",
        ),
        focal="bow",
    )


def fields(stream: Stream, palette: Palette) -> Group:
    """The paper it is wrapped in: stripes, dots and checks, as farmers make them."""
    columns, rows = 6, 8
    grid = np.array([
        [(154 * i - 60 + 30 * math.sin(1.3 * j), 168 * j - 60 + 34 * math.sin(1.1 * i)) for i in range(columns + 1)]
        for j in range(rows + 1)
    ]) + stream.points(63, 16).reshape(rows + 1, columns + 1, 2)  # fmt: skip
    tones = (palette.wheat, palette.mint, palette.rape, palette.grass, palette.lilac, palette.cream, palette.clay)
    items: list[Item] = [plain(rectangle(-20, -20, 820, 1220), palette.cream, "lane", weight=0.7, form=FLAT, line=0)]
    for j in range(rows):
        for i in range(columns):
            corners = grid[[j, j, j + 1, j + 1], [i, i + 1, i + 1, i]]
            tone = tones[(3 * i + 5 * j + stream.integer(0, 2)) % 7]
            items += field(stream.child(10 * j + i), corners, tone, (2 * i + 3 * j + stream.integer(0, 2)) % 5, palette)
    return group(*items, name="fields")


def field(stream: Stream, corners: Points, tone: Colour, kind: int, palette: Palette) -> list[Item]:
    """Furrowed, planted, sown in strips, chequered, or left to the hay."""
    a, b, c, d = corners + (corners.mean(axis=0) - corners) * 0.035

    def at(u: float, v: float) -> Points:
        return np.asarray((a + (b - a) * u) * (1 - v) + (d + (c - d) * u) * v)

    dark = tone.darker(0.25)
    items: list[Item] = [plain(solid([a, b, c, d]), tone, "field", weight=0.66, form=FLAT, modelling=0.1, line=1.4)]
    if kind == 0:
        rows = tuple(np.array([at(u, 0.02), at(u, 0.5), at(u, 0.98)]) for u in np.linspace(0.04, 0.96, 15))
        items.append(Lines(rows, 1.6, dark, "furrow", 0.6))
    elif kind == 1:
        many = stream.integer(3, 6)
        for v in np.linspace(0.15, 0.85, many):
            for u in np.linspace(0.15, 0.85, many):
                if stream.happens(0.9):
                    items += tree(at(u, v) + stream.points(1, 2.5)[0], stream.uniform(24, 34) / many + 3, palette)
    elif kind == 2:
        bands = [
            [at(0.02, v), at(0.98, v), at(0.98, v + 0.07), at(0.02, v + 0.07)] for v in np.arange(0.06, 0.95, 0.15)
        ]
        items.append(Wash(solid(*bands), dark, "band", 0.6, 1.0))
    elif kind == 3:
        mown = tuple(np.array([at(0.06, v), at(0.5, v + 0.03), at(0.94, v)]) for v in np.linspace(0.1, 0.9, 7))
        items.append(Lines(mown, 5.0, tone.darker(0.12), "swath", 0.5))
        for edge in np.linspace(0.03, 0.97, 9):
            if stream.happens(0.8):
                items += tree(at(edge, 0.0), stream.uniform(7, 12), palette)
    return items


def tree(at: Points, r: float, palette: Palette) -> list[Item]:
    x, y = at
    return [
        Wash(solid(ellipse(x + 0.9 * r, y + 0.8 * r, r, 0.9 * r)), palette.shade, "shadow", 0.8, 1.5),
        plain(solid(ellipse(x, y, r)), palette.tree, "tree", weight=0.9, form=r, line=1.2),
    ]


def farms(palette: Palette) -> Group:
    items: list[Item] = []
    for x, y, turn in ROOFS:
        here = Placing(x, y, 1.0, turn)
        halves = [here(rectangle(-22, -14, 22, 0)), here(rectangle(-22, 0, 22, 14))]
        items.append(Wash(moved(solid(here(rectangle(-22, -14, 22, 14))), 11, 10), palette.shade, "shadow", 0.95, 1.0))
        items += [
            plain(half, palette.roof, "roof", form=FLAT, shade=s, line=1.6)
            for half, s in zip(halves, (-0.2, 0.3), strict=True)
        ]
    return group(*items, name="farms")


def track(path: Points, lift: float, palette: Palette, broad: float = 1.0, ends: bool = False) -> Group:
    """Ballast, sleepers and rails; as high over the fields as a ribbon over paper, and narrow where it is tied."""
    way = resample(path, 9)
    t = np.linspace(0, 1 if not ends else 0.5, len(way))
    half = 0.5 * BROAD * broad * (0.74 + 0.3 * np.sin(math.pi * t) ** 0.7)[:, None]
    rise = (lift * np.sin(math.pi * t) ** 0.7 + 5)[:, None]
    side, notch = normals(way), way[-1:] - (0.62 * BROAD * tangents(way)[-1:] if ends else 0)
    ring = np.vstack([way - half * side, notch, (way + half * side)[::-1]])
    thrown = np.vstack([way - half * side + rise * FALL, (way + half * side + rise * FALL)[::-1]])
    last = len(way) - (4 if ends else 0)
    sleepers = [
        limb([p - 0.68 * h * n, p + 0.68 * h * n], [6, 6], steps=2)
        for p, n, h in zip(way[:last:2], side[:last:2], half[:last:2], strict=True)
    ]
    rails = tuple((way + k * half * side)[:last] for k in (-0.42, 0.42))
    return group(
        Wash(solid(thrown), palette.shade, "shadow", 0.95, 2.0 + 0.06 * lift, hatched=True),
        plain(ring, palette.ribbon, "bed", weight=1.05, form=12, line=2.8),
        plain(solid(*sleepers), palette.cream, "sleeper", weight=0.35, form=2, line=0.9),
        Lines(rails, 5.0, palette.rail, "rail", 1.0, taper=False, steady=True),
        Lines(tuple(rail - 1.1 for rail in rails), 1.5, palette.white, "gleam", 1.0, taper=False, steady=True),
    )


def train(path: Points, start: float, cars: int, tone: Colour, palette: Palette) -> Group:
    """An engine and its carriages, from above."""
    whole = path_length(path)
    items: list[Item] = []
    for k in reversed(range(cars)):
        way = resample(np.array([along(path, start - (k * 56 + s) / whole)[0] for s in (2, 18, 34, 52)]), 5)
        n = normals(way) * (19 if k else 15)
        roof = np.vstack([way - n, (way + n)[::-1]])
        items += [
            Wash(solid(roof + 15 * FALL), palette.shade, "shadow", 1.0, 1.5),
            plain(roof, tone if k else palette.dark, "roof", weight=1.1, form=9, line=2.4),
            Lines((way[1:-1],), 2.4, (tone if k else palette.rail).lighter(0.6), "ridge", 0.9),
        ]
    return group(*items, name="train")


def steam(stream: Stream, at: tuple[float, float], palette: Palette) -> Group:
    """Blown aside by the wind that always blows over parcels."""
    puffs = [
        ellipse(at[0] + 16 * k + stream.normal(0, 3), at[1] - 4 - 13 * k + stream.normal(0, 5), 9 + 3.4 * k)
        for k in range(8)
    ]
    return group(
        Wash(solid(*(puff + 40 * FALL for puff in puffs)), palette.shade, "shadow", 0.5, 6),
        plain(fuse(*puffs), palette.white, "steam", weight=0.15, form=14, texture="cloud", line=1.6),
    )


def tag(stream: Stream, palette: Palette) -> Group:
    """A platform with a hole in it, on two footpaths; those who wait have looked for a name."""
    card_ = TAG(points("-112,-24 -84,-52 116,-52 116,52 -84,52 -112,24"))
    strings = tuple(curve(way) for way in ("546,1092 500,1010 470,860 424,560", "546,1092 476,1000 446,820 412,560"))
    items: list[Item] = [
        Wash(solid(*(limb(string + 8 * FALL, [4, 4]) for string in strings)), palette.shade, "shadow", 0.8, 1.5),
        *(plain(limb(string, [5, 5]), palette.white, "string", weight=0.2, form=3, line=1.6) for string in strings),
        Wash(moved((card_,), 16, 14), palette.shade, "shadow", 0.95, 2.0, hatched=True),
        plain(card_, palette.white, "tag", weight=0.2, form=FLAT, line=2.6),
        Lines((TAG(points("-80,-42 106,-42 106,42 -80,42")),), 2.0, palette.ribbon, "edge", 0.9),
        plain(TAG(ellipse(-86, 0, 12)), palette.ribbon, "ring", form=FLAT, line=2.0),
        plain(TAG(ellipse(-86, 0, 6)), palette.ink, "hole", form=FLAT, line=0),
    ]
    for k, (x, y) in enumerate(((-40, -18), (-22, 6), (20, -20), (34, -14), (84, 18))):
        foot = TAG(points((x, y)))[0]
        right, down = foot
        legs = [limb([foot + aside, foot + 0.5 * aside + 22 * FALL], [5, 6]) for aside in (-SPREAD, SPREAD)]
        trunk, head = limb([foot + 20 * FALL, foot + 40 * FALL], [13, 17]), ellipse(right + 36, down + 32, 7)
        items.append(Wash(solid(*legs, trunk, head), palette.shade, "shadow", 1.0, 1.0))
        coat = (palette.blue, palette.red, palette.yellow, palette.tree, palette.lilac)[k]
        turn = stream.uniform(0, 3)
        items.append(plain(ellipse(right, down, 15, 8, turn), coat, "coat", form=5, line=1.8))
        items.append(plain(ellipse(right + 1, down - 2, 6), palette.dark, "hair", form=3, line=1.4))
    return group(*items, name="tag")


def tractor(palette: Palette) -> Group:
    """Somebody could not wait."""
    here = TRACTOR
    wheels = solid(
        *(
            here(rectangle(*box))
            for box in ((-34, -26, -18, 12), (18, -26, 34, 12), (-22, 44, -12, 64), (12, 44, 22, 64))
        )
    )
    body = solid(here(points("-15,-22 15,-22 15,6 10,12 10,66 -10,66 -10,12 -15,6")))
    rope = points((188, 946), here(points((0, -22)))[0])
    return group(
        Wash(solid(limb(rope + 10 * FALL, [5, 5])), palette.shade, "shadow", 0.8, 1.5),
        plain(limb(rope, [6, 6]), palette.white, "rope", weight=0.3, form=3, line=1.8),
        Wash(moved((*wheels, *body), 16, 14), palette.shade, "shadow", 1.0, 1.5),
        plain(wheels, palette.dark, "wheel", form=4, line=1.6),
        plain(body, palette.green, "tractor", weight=1.1, form=6, line=2.2),
        plain(here(ellipse(0, -6, 13)), palette.yellow, "hat", form=6, line=1.8),
        plain(here(ellipse(0, -6, 6)), palette.yellow, "crown", form=3, shade=0.2, line=1.2),
        name="tractor",
    )
