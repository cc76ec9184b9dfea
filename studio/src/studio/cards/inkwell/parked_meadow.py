"""Short Stay: which of them has the ticket?"""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.drawings import Sheet
from studio.geometry import Outline, Placing, Point, Points, curve, fuse, limb, rectangle, resample, union
from studio.materials import plain
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Group, Item, Lines, Scene, Shape, Sunlight, Wash, group, silhouette, walk

DRAWN = Sheet("inkwell/parked_meadow")
SUN = Sunlight((-0.6, -0.4, 0.7))
VIEW = Placing(-12, -56, 1.08)
FALL = np.array([0.62, 0.36])  # where the shadow of a thing one unit high ends
HEIGHTS = {"body": (0.0, 62.0), "glass": (62.0, 116.0)}
MEADOW = (209.0, 250.0, 421.0, 738.0)
TREE, TALL = np.array([296.0, 352.0]), 285.0
CHAIR = Placing(292, 590, 1.2, -0.1)
# The middle of a bay, a model, its colour, and whether it was backed in.
PARKED = (
    (78, -10, "hatch", "pink", True), (314, -10, "estate", "grey", False), (550, -10, "beetle", "mint", False),
    (786, -10, "saloon", "cream", True), (78, 490, "saloon", "blue", False), (550, 490, "open", "cream", False),
    (786, 490, "van", "mint", False), (78, 1176, "pickup", "grey", False), (314, 1176, "beetle", "cream", False),
    (550, 1176, "estate", "pink", False), (786, 1176, "hatch", "blue", False),
)  # fmt: skip


@card("parked_meadow")
def parked_meadow(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    cars = [parked(*car, palette) for car in PARKED]
    crown, turf = DRAWN("crown", palette).placed(*TREE), grown(layout.child("rim"))
    shade = union(moved(silhouette(crown), TALL), (limb([TREE, TREE + TALL * FALL], [26, 20]),))
    layers = (
        DRAWN("lines", palette),
        group(Wash(union(*map(fallen, cars), swept(turf, 0, 50), shade), palette.shade, "shadow", 1.0, 1.0)),
        *cars,
        group(Clip(union(*map(silhouette, cars)), group(Wash(moved(shade, -45), palette.shade, "shadow", 1.3, 1.0)))),
        meadow(layout.child("meadow"), turf, palette),
        group(Clip(turf, group(Wash(shade, palette.shade, "shadow", 1.0, 1.0)))),
        sleeper(palette),
        group(crown, DRAWN("petals", palette), DRAWN("warden", palette).placed(96, 838, 1.2, -0.3)),
    )
    return Rig(None, SUN, None, palette.shade).scene(*(layer.under(VIEW) for layer in layers), focal="meadow")


def parked(x: float, y: float, model: str, coat: str, backed: bool, palette: Palette) -> Group:
    """Between the lines, all of them."""
    paint = palette[coat]
    car = DRAWN(model, palette).dressed(coat=paint, body=paint, sheen=paint.lighter(0.3))
    return car.placed(x, y, 1.06, math.pi if backed else 0.0)


def moved(outline: Outline, height: float) -> Outline:
    """Where the shadow of a thing so high falls."""
    return tuple(ring + FALL * height for ring in outline)


def swept(outline: Outline, low: float, high: float) -> Outline:
    """The shadow of a thing that stands between two heights."""
    return union(*(moved(outline, height) for height in np.linspace(low, high, 9)))


def fallen(car: Group) -> Outline:
    shapes = [item for item in walk(car.items) if isinstance(item, Shape)]
    return union(*(swept(item.outline, *HEIGHTS[item.role]) for item in shapes if item.role in HEIGHTS))


def grown(stream: Stream) -> Outline:
    """Exactly one bay, but for some tips."""
    bay = rectangle(*MEADOW)
    return fuse(bay, *(limb(way, [8, 1.5]) for way in blades(stream, resample(bay, 7, closed=True), 12)))


def meadow(stream: Stream, turf: Outline, palette: Palette) -> Group:
    """Knee-high and never mown."""
    items: list[Item] = [plain(turf, palette.grass, "turf", weight=1.0, form=FLAT, line=2.0)]
    for k in range(4):
        ways = blades(stream.child(k), anywhere(stream.child(k), 290), 30)
        items.append(Lines(tuple(ways), 2.6, (palette.tree, palette.lime)[k % 2], strength=0.45 + 0.15 * k))
    for name, count in (("cornflower", 110), ("daisy", 240), ("poppy", 420)):
        kind, taken = stream.child(name), list[Point]()
        for x, y in anywhere(kind, count):
            if kind.happens(wild(x, y)) and all(math.dist((x, y), other) > 21 for other in taken):
                taken.append((x, y))
                bloom = DRAWN(name, palette).placed(x, y, kind.uniform(0.65, 1.3), kind.uniform(0, 3))
                items += [Wash(moved(silhouette(bloom), 12), palette.tree, "shadow", 1.0, 1.0), bloom]
    return group(*items, name="meadow")


def anywhere(stream: Stream, count: int) -> Points:
    left, top, right, bottom = MEADOW
    across, down = stream.uniform(left + 8, right - 8, count=count), stream.uniform(top + 8, bottom - 8, count=count)
    return np.stack([across, down], axis=1)


def wild(x: float, y: float) -> float:
    """How gladly flowers grow there: in drifts, and not under the chair."""
    near = math.hypot((x - CHAIR.x - 16) / 60, (y - CHAIR.y - 16) / 112)
    return 0.0 if near < 1 else 0.45 + 0.55 * math.sin(x / 26 - y / 34)


def blades(stream: Stream, roots: Points, long: float) -> list[Points]:
    """Grass, as the wind has combed it."""
    turns = 0.5 + 1.6 * np.sin(roots @ (1 / 70, 1 / 110)) + stream.normal(0, 0.5, count=len(roots))
    far = long * stream.uniform(0.5, 1.0, count=len(roots))
    bend, tip = (np.stack([np.cos(turns + a), np.sin(turns + a)], axis=1) * far[:, None] for a in (0.0, 0.5))
    return [curve(way) for way in np.stack([roots, roots + 0.5 * bend, roots + tip], axis=1)]


def sleeper(palette: Palette) -> Group:
    """Head high, heels in the grass; so falls his shadow."""
    man, shoes = DRAWN("sleeper", palette), DRAWN("shoes", palette).placed(314, 782)
    leaning = tuple(CHAIR(ring) + np.clip(60 - ring[:, 1:], 0, 130) * 0.7 * FALL for ring in silhouette(man))
    return group(
        Wash(leaning, palette.dark, "shadow", 0.8, 1.0),
        man.under(CHAIR),
        Wash(moved(silhouette(shoes), 12), palette.shade, "shadow", 1.0, 1.0),
        shoes,
        name="sleeper",
    )
