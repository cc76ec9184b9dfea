"""Reeds, wheat, mushrooms, fruit, a nest."""

import math

import numpy as np

from studio import materials
from studio.chance import Stream
from studio.colour import Colour, colour
from studio.geometry import Points, along, as_points, blob, curve, ellipse, limb, paths, place, points, solid
from studio.materials import fur
from studio.motifs.forms import turned, when
from studio.motifs.plants.foliage import POINTED
from studio.scene import FLAT, ROUND, Dots, Group, Lines, Shape, group


def reeds(stream: Stream, count: int = 9, height: float = 110.0, spread: float = 50.0) -> Group:
    """A clump of bulrushes: blades, stalks, brown heads."""
    blades, stalks, heads = [], [], []
    for x in stream.normal(0, 0.5 * spread, count=2 * count):
        lean, tall = stream.normal(0, 0.16), height * stream.uniform(0.5, 0.95)
        blades.append(limb([(x, 3), (x + 0.3 * lean * tall, -0.6 * tall), (x + 1.4 * lean * tall, -tall)], [5, 4, 0.6]))
    for x in stream.normal(0, 0.4 * spread, count=count):
        lean, tall = stream.normal(0, 0.07), height * stream.uniform(0.7, 1.0)
        stalk = curve([(x, 3), (x + 0.4 * lean * tall, -0.6 * tall), (x + lean * tall, -tall)])
        stalks.append(stalk)
        heads.append(limb([along(stalk, 0.76)[0], along(stalk, 0.94)[0]], [7.5, 7]))
    half = len(blades) // 2
    green = colour("reed green")
    return group(
        Shape(solid(*blades[:half]), green.darker(0.2), "leaf", 0.9, modelling=0.5, line=0.8),
        Lines(tuple(stalks), 1.7, colour("reed brown").darker(0.25), "stalk"),
        fur(solid(*heads), colour("soot brown"), "reed", form=ROUND, line=1.0),
        Shape(solid(*blades[half:]), green, "leaf", 0.9, modelling=0.5, line=0.8),
        name="reeds",
    )


def wheat(
    stream: Stream, roots: Points, height: float = 60.0, lean: float = 0.15, paint: Colour = colour("wheat gold")
) -> Group:
    """Ripe ears on stalks at the given places."""
    stalks, grains = [], []
    grain = points("0,0 2.2,-2.6 0.6,-7.5 -1.2,-3")
    for x, y in as_points(roots):
        tall, bend = height * stream.uniform(0.75, 1.15), lean + stream.normal(0, 0.12)
        tip = (x + bend * tall, y - tall)
        stalks.append(curve([(x, y), (x + 0.35 * bend * tall, y - 0.55 * tall), tip], steps=4))
        for rank in range(5):
            down = 3.6 * rank * tall / 60
            grains += [
                place(grain, tip[0] - bend * down, tip[1] + down, tall / 62, bend + side) for side in (-0.42, 0.42)
            ]
    return group(
        Lines(tuple(stalks), 0.9, paint.darker(0.5), "stalk", 0.75),
        Shape(solid(*grains[::2]), paint, "wheat", 1.0, modelling=0, line=0.7),
        Shape(solid(*grains[1::2]), paint.darker(0.18), "wheat", 1.0, modelling=0, line=0.7),
        name="wheat",
    )


def sheaf(stream: Stream, height: float = 80.0) -> Group:
    """Stalks bound at the waist, ears up, standing by themselves."""
    paint = colour("straw gold")
    feet = np.linspace(-0.24, 0.24, 15) * height
    body = turned((0.2, -0.86), (0.12, -0.5), (0.12, -0.42), (0.28, 0), dip=0.12) * height
    fan = np.stack([np.tile(0.7 * feet, 3), np.repeat([-0.66, -0.6, -0.54], 15) * height], axis=1)
    ears = wheat(stream, fan, 0.42 * height, 0.0, paint)
    band = limb([(-0.13 * height, -0.47 * height), (0, -0.44 * height), (0.13 * height, -0.47 * height)], [4, 5, 4])
    return group(
        *ears.items,
        materials.straw(body, paint, weight=0.9, form=ROUND, flow=math.pi / 2, line=1.2),
        Shape(solid(band), paint.darker(0.3), "band", 1.0, line=1.0),
        name="sheaf",
    )


def mushroom(height: float = 26.0, cap: Colour = colour("vermilion"), spotted: bool = True) -> Group:
    """Stem, ring, gills, a cap with or without spots."""
    size = height / 26
    stem = turned((3.2, -18), (2.8, -10), (4.4, -2), (4.6, 0)) * size
    hat = np.vstack([curve("-15,-14 -11,-23 0,-27 11,-23 15,-14"), ellipse(0, -14, 15, 3.2, end=math.pi)]) * size
    gills = [points((x * 0.35, -16), (x, -12.5 + abs(x) * 0.03)) * size for x in range(-12, 13, 3)]
    spots = points("-7,-20 2,-23 8,-18 -1,-17.5") * size
    return group(
        Shape(solid(stem), colour("cream"), "stem", 0.4, line=1.2),
        Shape(solid(hat), cap, "cap", 0.95, line=1.4),
        Shape(
            solid(ellipse(0, -13.6 * size, 13.5 * size, 2.6 * size)), colour("linen"), "gills", 0.6, form=FLAT, line=0.9
        ),
        Lines(tuple(gills), 0.7, strength=0.6),
        *when(spotted, Dots(spots, np.array([2.4, 2.8, 2.0, 1.6]) * size, colour("cream"), "spot")),
        name="mushroom",
    ).with_anchors(top=(0.0, -27.0 * size))


def mushrooms(stream: Stream, count: int = 5, height: float = 24.0, cap: Colour = colour("russet")) -> Group:
    """A family of them."""
    sizes = sorted(stream.uniform(0.45, 1.0, count=count))
    places = stream.shuffled(list(np.linspace(-0.9, 0.9, count) * height))
    grown = [
        mushroom(height * size, cap, spotted=False).placed(x, 3 * size) for size, x in zip(sizes, places, strict=True)
    ]
    return group(*grown, name="mushrooms")


def apple(leafed: bool = True, skin: Colour = colour("apple red")) -> Group:
    """An apple 20 units wide hanging by its stalk at the origin."""
    body = blob("0,3 6,0 11,7 8,18 3,20 0,19 -3,20 -8,18 -11,7 -6,0")
    sprig = Shape(solid(place(POINTED, 0.5, -1, 11, -0.5)), colour("leaf green"), "leaf", 0.9, line=0.9)
    return group(
        Shape(solid(body), skin, "apple", 1.0, line=1.3),
        Lines(paths(curve("0,5 -0.4,1 1,-3"), curve("-5,3 0,5 5,3")), 1.2, strength=0.9),
        *when(leafed, sprig),
        name="apple",
    )


def pumpkin(size: float = 34.0) -> Group:
    """Ribbed and round, `size` wide."""
    ribs = [ellipse(x * 0.28, -0.38, 0.22 - 0.05 * abs(x), 0.38 - 0.03 * abs(x)) * size for x in (-1, 1, -0.5, 0.5, 0)]
    stalk = limb(points("0,-0.72 0.02,-0.84 0.1,-0.9") * size, [0.12 * size, 0.08 * size, 0.09 * size])
    return group(
        Shape(solid(stalk), colour("moss"), "stalk", 0.9, line=1.1),
        *(Shape(solid(rib), colour("pumpkin"), "pumpkin", 1.0, line=1.2) for rib in ribs),
        name="pumpkin",
    )


def pear(skin: Colour = colour("lichen yellow")) -> Group:
    """A pear hanging by its stalk at the origin."""
    body = blob("0,0 4,3 6,11 10,20 6,28 0,29 -6,28 -10,20 -6,11 -4,3")
    return group(
        Shape(solid(body), skin, "pear", 0.9, line=1.3), Lines(paths(curve("0,2 0,-3 2,-7")), 1.5), name="pear"
    )


def nest(stream: Stream, radius: float = 22.0, eggs: int = 3) -> Group:
    """A bowl of twigs with eggs; anchor `rim` where a bird sits."""
    bowl = turned((radius, -0.7 * radius), (0.95 * radius, -0.4 * radius), (0.5 * radius, 0), dip=0.2)
    twigs = []
    for _ in range(60):
        x, y = stream.uniform(-0.95, 0.95) * radius, -stream.uniform(0.05, 0.75) * radius
        length, turn = stream.uniform(0.25, 0.6) * radius, stream.normal(0, 0.45)
        twigs.append(
            place(
                curve([(-length, 0), (0, 0.12 * length), (length, 0)], steps=4), x, y, rotation=turn + 0.3 * x / radius
            )
        )
    clutch = (
        [ellipse(x * radius, -0.76 * radius, 0.2 * radius, 0.27 * radius) for x in np.linspace(-0.4, 0.4, eggs)]
        if eggs
        else []
    )
    straw = colour("reed brown")
    return group(
        Shape(
            solid(ellipse(0, -0.7 * radius, radius, 0.26 * radius)),
            straw.darker(0.45),
            "nest",
            1.0,
            form=FLAT,
            line=1.2,
        ),
        *(Shape(solid(egg), colour("egg blue"), "egg", 0.5, line=1.0) for egg in clutch),
        Shape(solid(bowl), straw, "nest", 0.95, texture="straw", flow=0.1, line=1.2),
        Lines(tuple(twigs), 1.2, straw.darker(0.5), "nest", 0.85),
        name="nest",
    ).with_anchors(rim=(0.0, -0.85 * radius))
