"""Nearly There: four flights, one way, and everybody is late for something."""

from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Colour, Palette, colour
from studio.figures import PEOPLE, POSES, WARDROBE, Actor, Arm, Camera, Dress, Head, Leg, drawn, person
from studio.figures.mesh import Part, tube
from studio.figures.stage import ground_shadow
from studio.geometry import Points, curve, ellipse, fuse, limb, outline, place, rectangle, solid
from studio.materials import cloth, lit, paper, plain
from studio.rigs import Rig
from studio.scene import Clip, Group, Item, Lines, Scene, Shape, Sky, Stop, Sunlight, Veil, group

LIGHT = Sunlight((0.3, -0.9, 0.4))
U, V = np.array([82.0, 65.0]), np.array([-82.0, 65.0])  # one tread along the flights that come towards us
LONG, SHORT = 5, 2
# What makes the fourth flight end where the first began.
RISE = np.array([0.0, (LONG - SHORT) * U[1] / (LONG + SHORT)])
TOP = np.array([278.0, 306.0])  # the far corner of the farthest tread
PITCH = 42.0


@card("endless_stair")
def endless_stair(chance: Chance, palette: Palette) -> Scene:
    sky = Sky((Stop(0, palette.sky, 0.8), Stop(1, palette.cream, 0.5)), lines=0.0)
    stair = group(*(item for step in ORDER for item in block(step, palette)), *near_walls(palette), name="stair")
    return Rig(sky, LIGHT, None, palette.shade).scene(city(stair, palette), stair, climbers(palette), focal="climbers")


def city(stair: Group, palette: Palette) -> Group:
    """The same everywhere, as far as one sees."""
    far = ((560, 20, 0.2, 0.62), (-70, 124, 0.26, 0.5), (250, -46, 0.3, 0.5), (516, -40, 0.44, 0.36))
    towers = [stair.placed(x, y, size).tinted(palette.sky, pale).named("") for x, y, size, pale in far]
    return group(*towers, Veil(solid(rectangle(-300, 430, 1100, 1400)), palette.sky, "mist", 1.0, 60.0))


def tread(step: int) -> Points:
    """The far corner of a step, counted upwards from the back."""
    flights = ((U, LONG), (V, LONG), (-U, SHORT), (-V, SHORT))
    at, left = TOP - step * RISE, step
    for way, long in flights:
        at, left = at + min(left, long) * way, max(left - long, 0)
    return np.asarray(at, np.float64)


# Far steps first: the flight to the right, the one to the left from its top, then the near two.
ORDER = (*range(LONG + 1), 13, 12, *range(LONG + 1, 2 * LONG), 11, 10)


def rhombus(step: int) -> Points:
    """A step's tread."""
    return np.asarray(tread(step) + np.array([0 * U, U, U + V, V]), np.float64)


def block(step: int, palette: Palette) -> list[Item]:
    """A step as a pillar of which the next one hides the most."""
    a, b, c, d = rhombus(step)
    deep = np.array([0.0, 1300.0])
    return [
        wall(np.array([d, c, c + deep, d + deep]), palette.left, palette.deep),
        wall(np.array([b, c, c + deep, b + deep]), palette.right, palette.coral),
        lit(np.array([a, b, c, d]), palette.cream, "tread", weight=0.2, line=2.0),
        Veil(solid(np.array([a, b, c, d])), colour("#ffffff"), "tread", 0.6, 1.0),
        Lines(tuple(np.array([corner, corner + RISE]) for corner in (b, c, d)), 2.0),
    ]


def wall(face: Points, paint: Colour, low: Colour) -> Shape:
    return lit(face, paint, "wall", weight=0.7, colour_below=low)


def near_walls(palette: Palette) -> list[Item]:
    """The two walls before us, each in one piece, with arches; nobody is in."""
    corner = tread(2 * LONG) + U + V
    right = [tread(k) + way for k in range(LONG, 2 * LONG + 1) for way in (U, U + V)]
    left = [tread(k) + way for k in range(2 * LONG + SHORT, 2 * LONG - 1, -1) for way in (V, U + V)]
    items: list[Item] = []
    for rim, paint, low in ((right, palette.right, palette.coral), (left, palette.left, palette.deep)):
        face = np.array([*rim, (rim[-1][0], 1300.0), (rim[0][0], 1300.0)])
        items.append(lit(face, paint, "wall", weight=0.7, colour_below=low, line=2.0))
    arch = curve("-0.5,0! -0.5,-1.0 -0.36,-1.36 0,-1.5 0.36,-1.36 0.5,-1.0 0.5,0!")
    for along, down, way in ((0.9, 290, V), (2.5, 290, V), (4.1, 290, V), (1.7, 530, V), (3.3, 530, V), (1.4, 330, U)):
        ring = corner - along * way + [0, down] + arch[:, :1] * 0.62 * way + arch[:, 1:] * [0, 84]
        items.append(lit(ring, palette.dark, "arch", weight=0.9, line=2.0))
    return items


def standing(step: float) -> tuple[float, float]:
    """The middle of a step's tread."""
    low, high = tread(int(step)), tread(int(step) + 1)
    x, y = low + (step % 1) * (high - low) + 0.5 * (U + V)
    return float(x), float(y)


CLIMB = replace(
    POSES["walk"],
    left_leg=Leg((0.06, 0.24, 0.34), pole=(0.1, 0.4, 1), toe=(0.1, 0.1, 1)),
    right_leg=Leg((0.06, 0.02, -0.2), toe=(0.1, -0.4, 0.9)),
)
UP = Arm((0.4, 0.8, 0.3), (0.6, -0.6, 0.2), "stop", (0.1, 0.2, -1), (0, 1, 0))


def climbers(palette: Palette) -> Group:
    """Each on a step, each sure of the next corner; one comes the other way."""
    return group(bride(), painter(), postman(), waiter(), name="climbers")


def on_step(step: float, actor: Actor, size: float = 3.3) -> Group:
    """Somebody on the stair, with a shadow that keeps to the treads."""
    camera = Camera(standing(step), size, pitch=PITCH)
    figure = drawn(actor, camera=camera, light=LIGHT, pen=0.95, shade=0.6)
    treads = fuse(*(rhombus(k) for k in range(2 * LONG + 2 * SHORT)))
    shadow = Clip(treads, group(ground_shadow(actor.parts, camera, LIGHT, weight=0.4)))
    return group(shadow, figure, anchors=figure)


def bride() -> Group:
    white = replace(
        WARDROBE["gown"],
        top="#ffffff",
        bottom="#ffffff",
        flare=1.2,
        trim="#ffffff",
        hat="headscarf",
        hat_colour="#ffffff",
    )
    climb = replace(CLIMB, left=Arm((-0.1, -0.4, 0.5), (0.8, -0.6, 0), "hold", (-0.5, 0.4, 0.6), (-0.6, 0, 0)))
    actor = person(PEOPLE["bride"], Head("joy", pitch=-6), climb, white, facing=42)
    figure = on_step(1.8, actor.without("skirt", "shin", "shoe", "ankle", "thigh"))
    gown = outline("406,318! 428,330 454,318! 462,350 482,400 506,440! 470,458 420,462 376,448! 392,400 402,352")
    train = outline("404,350! 380,396 372,416 350,420! 356,442 374,456 400,458!")
    folds = ("420,340 408,400 400,450", "432,344 436,400 438,456", "446,340 460,396 476,446", "396,392 380,430 366,440")
    x, y = figure.anchor("other_hand")
    flowers = ((-12, 4), (8, -8), (12, 10), (-4, -12), (0, 14))
    bouquet = fuse(*(ellipse(x + dx, y - 8 + dy, 11) for dx, dy in flowers))
    u, v = figure.anchor("crown")
    veil = limb([(u - 2, v + 16), (u - 34, v + 80), (u - 70, v + 196)], [42, 70, 92])
    return group(
        cloth(veil, colour("#ffffff"), "veil", weight=0.1, modelling=0.6, line=1.4, cover=0.8),
        cloth(train, colour("#ffffff"), "train", weight=0.3, modelling=0.5, line=2.0),
        cloth(gown, colour("#ffffff"), "gown", weight=0.3, modelling=0.6, form=26, line=2.2),
        Lines(tuple(curve(fold) for fold in folds), 1.5),
        figure,
        plain(bouquet, colour("#f0388c"), "bouquet", weight=0.9, line=1.6),
    )


PAINTER = replace(WARDROBE["overalls"], top="#f6c018", pattern="", hat="kerchief", hat_colour="#e8452e")


def painter() -> Group:
    """With a ladder, in case."""
    shoulder = Arm((0.1, -0.1, 0.4), (0.8, -0.8, 0), "hold", (0.3, 0.9, 0.1), (-0.6, 0, -0.5), holds=1.2)
    actor = person(PEOPLE["weaver"], Head("weariness", pitch=10), replace(CLIMB, right=shoulder), PAINTER, facing=-45)
    x, y, z = (actor.places["other_shoulder"] + [0, 4, 0]).tolist()
    ahead, wide = np.array([-0.66, 0.25, 0.66]), np.array([0.0, 9.0, 0.0])
    rails = [np.array([x, y, z]) + wide * k for k in (0, 1)]
    bars = [(rail - 44 * ahead, rail + 50 * ahead) for rail in rails]
    bars += [(rails[0] + t * ahead, rails[1] + t * ahead) for t in range(-38, 50, 11)]
    wood = [
        Part(f"bar{k}", tube(list(ends), [1.0]).mesh(), colour("#e8452e"), "wood", "wood", 0.9, 0.3, 1.0)
        for k, ends in enumerate(bars)
    ]
    return on_step(5.1, actor.holding(*wood))


def postman() -> Group:
    blue = Dress(top="#2f5fc0", bottom="#24408c", collar="lapels", buttons=True, hat="cap", hat_colour="#24408c")
    letter = Arm((0.1, -0.2, 0.7), (0.6, -0.8, 0), "pinch", (0, 0.3, 1), (-0.5, -0.6, 0))
    figure = on_step(
        12.6,
        person(PEOPLE["elder"], Head("concentration", pitch=8), replace(POSES["walk"], right=letter), blue, facing=38),
    )
    sheet = place("-14,-22 18,-4 6,14 -26,-4", *figure.anchor("hand"))
    return group(figure, paper(sheet, colour("#ffffff"), "letter", weight=0.1, modelling=0, line=2.0))


def waiter() -> Group:
    black = Dress(top="#24222c", bottom="#24222c", collar="lapels", apron="#ffffff", trim="#ffffff")
    figure = on_step(9.2, person(PEOPLE["rasta"], Head("calm"), replace(CLIMB, right=UP), black, facing=-60))
    x, y = figure.anchor("hand")
    return group(
        plain(ellipse(x, y - 10, 36, 21), colour("#f6c018"), "tray", weight=0.2, form=3, line=2.0),
        plain(limb([(x + 4, y - 14), (x + 4, y - 44)], [14, 20]), colour("#f04c3c"), "glass", weight=0.9, line=1.6),
        figure,
    )
