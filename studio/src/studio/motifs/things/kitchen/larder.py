"""Food and what one eats it with."""

import math

import numpy as np

from studio import materials
from studio.colour import Colour, colour
from studio.geometry import Outline, Points, blob, curve, ellipse, fuse, limb, paths, place, points, solid, with_holes
from studio.motifs.forms import pale, turned
from studio.motifs.things.kitchen.crockery import STEEL, plate
from studio.scene import FLAT, Dots, Group, Item, Lines, Shape, group


def bread(kind: str = "loaf", crust: Colour = colour("crust gold")) -> Group:
    """A round `loaf`, a long `stick`, or a `roll`."""
    if kind == "stick":
        body = limb("-34,-5 0,-7 34,-5", [7, 11, 7])
        cuts = [curve([(x - 4, -2), (x, -6), (x + 5, -10)]) for x in (-22, -11, 0, 11, 22)]
    else:
        k = 1.0 if kind == "loaf" else 0.55
        body = blob("-22,-1 -24,-10 -12,-20 4,-21 19,-15 24,-6 20,0") * k
        cuts = [curve([(x - 5, -6), (x, -13), (x + 7, -17)]) * k for x in (-11, 0, 10)]
    return group(
        Shape(solid(body), crust, "crust", 0.95, line=1.4),
        pale(cuts, 2.2, colour("cream"), "cut"),
        Lines(tuple(place(cut, 1, 1.2) for cut in cuts), 0.9, strength=0.6),
        name="bread",
    )


def cake(tiers: int = 2) -> Group:
    """Iced, with a cherry; anchor `top`."""
    items: list[Item] = []
    y = 0.0
    for tier in range(tiers):
        half, tall = 26.0 - 8 * tier, 17.0
        side = turned((half, y - tall), (half, y - tall), (half, y), dip=0.2)
        icing = np.vstack(
            [
                ellipse(0, y - tall, half + 0.6, 0.2 * half, start=math.pi, end=math.tau),
                *(
                    ellipse(
                        x, y - tall + 2 + 3 * math.sqrt(max(0, 1 - (x / half) ** 2)), half / 7, 5, end=math.pi, count=8
                    )
                    for x in np.linspace(0.86, -0.86, 7) * half
                ),
            ]
        )
        items += [
            Shape(solid(side), colour("biscuit"), "cake", 0.8, line=1.4),
            Shape(solid(icing), colour("faint rose"), "icing", 0.6, form=4, line=1.2),
        ]
        y -= tall
    items.append(Shape(solid(ellipse(0, y - 5, 4)), colour("cherry red"), "cherry", 1.0, line=1.1))
    return Group(tuple(items), "cake").with_anchors(top=(0.0, y - 8))


def spoon(length: float = 30.0, metal: Colour = colour("silver")) -> Group:
    """Held at the origin, its bowl up."""
    k = length / 30
    return group(
        materials.metal(
            tuple(ring * k for ring in fuse(limb([(0, 8), (0, -14)], [2.4, 1.6]), ellipse(0, -18, 3.6, 5.6))),
            metal,
            weight=0.9,
            line=1.2,
        ),
        Lines((ellipse(0, -18 * k, 2.2 * k, 4 * k, start=1.8, end=4.4),), 0.8, strength=0.6),
        name="spoon",
    )


def knife(length: float = 34.0, metal: Colour = STEEL) -> Group:
    """Held at the origin, its blade up."""
    k = length / 34
    blade = blob("-1.8,-4! -2,-22 1.6,-26! 2,-4!") * k
    return group(
        materials.metal(blade, metal, weight=0.85, line=1.2),
        Shape(solid(limb(points((0, 8), (0, -4)) * k, [4 * k, 3.4 * k])), colour("walnut"), "handle", 1.0, line=1.2),
        name="knife",
    )


def fork(length: float = 32.0, metal: Colour = colour("silver")) -> Group:
    """Held at the origin, its tines up."""
    k = length / 32
    tines = [limb([(x, -14), (x, -23)], [1.4, 1.0]) for x in (-3, -1, 1, 3)]
    base = blob("-4,-15 0,-10 4,-15")
    return group(
        Shape(
            tuple(ring * k for ring in fuse(limb([(0, 9), (0, -12)], [2.6, 1.8]), base, *tines)),
            metal,
            "metal",
            0.9,
            line=1.1,
        ),
        name="fork",
    )


def egg(size: float = 10.0, shell: Colour = colour("cream"), cracked: bool = False) -> Group:
    k = size / 10
    body = blob("0,0 -4.4,-3 -3.6,-9 0,-13 3.6,-9 4.4,-3") * k
    zigzag = points("-4,-6 -2,-8 -0.5,-5.6 1.4,-8 4,-6") * k
    return group(
        Shape(solid(body), shell, "shell", 0.5, line=1.2), *([Lines((zigzag,), 1.2)] if cracked else []), name="egg"
    )


def sieve(radius: float = 16.0) -> Group:
    """Hanging by its handle from the origin."""
    y = 14 + radius
    mesh = [
        points((x, y - math.sqrt(radius**2 - x**2)), (x, y + math.sqrt(radius**2 - x**2)))
        for x in np.linspace(-0.8, 0.8, 7) * radius
    ]
    mesh += [
        points((-math.sqrt(radius**2 - d**2), y + d), (math.sqrt(radius**2 - d**2), y + d))
        for d in np.linspace(-0.8, 0.8, 7) * radius
    ]
    rim: Outline = with_holes(ellipse(0, y, radius), ellipse(0, y, 0.88 * radius))
    return group(
        Lines(tuple(mesh), 0.7, strength=0.7),
        Shape(rim, STEEL, "metal", 0.95, line=1.2),
        Shape(solid(limb([(0, 0), (0, 15)], [3, 3])), STEEL, "metal", 0.95, line=1.1),
        name="sieve",
    )


def scales(tilt: float = 0.12, metal: Colour = colour("brass")) -> Group:
    """Weighing scales, 70 tall; `tilt` > 0 lowers the left pan. Anchors `left_pan`, `right_pan`."""
    beam_left, beam_right = ((side * 34 * math.cos(tilt), -64 - side * 34 * math.sin(tilt)) for side in (-1, 1))
    stand = turned((2, -70), (2, -20), (5, -14), (3, -8), (16, -3), (16, 0), dip=0.2)
    items: list[Item] = [
        materials.metal(stand, metal, line=1.3),
        Shape(solid(limb([beam_left, (0, -66), beam_right], [3, 5, 3])), metal, "metal", 1.0, line=1.2),
    ]
    pans = {}
    for name, (x, y) in (("left_pan", beam_left), ("right_pan", beam_right)):
        dish = place(turned((15, 34), (11, 38), (3, 40), dip=0.2), x, y)
        items += [
            Lines(
                paths([(x, y), (x - 14, y + 34)], [(x, y), (x + 14, y + 34)], [(x, y), (x, y + 36)]),
                0.9,
                metal.darker(0.4),
                "chain",
            ),
            Shape(solid(ellipse(x, y + 34, 15, 3)), metal.darker(0.25), "metal", 1.0, form=FLAT, line=1.0),
            materials.metal(dish, metal, line=1.2),
        ]
        pans[name] = (x, y + 34)
    return Group(tuple(items), "scales").with_anchors(**pans)


def fish_on_plate() -> Group:
    """Supper; origin at the plate's near edge."""
    body = blob("-14,-7 -6,-11 6,-10 12,-7 18,-11 18,-4 12,-7 6,-4.5 -6,-4")
    return group(
        *plate(44).items,
        Shape(solid(body), STEEL, "fish", 0.8, texture="scales", line=1.2),
        Dots(points((-10, -8)), np.array([1.2]), colour("ink black"), "eye"),
        name="fish on a plate",
    )


def carrot() -> Group:
    """Along the x axis, its tip at the left, its tuft at the right."""
    body = blob("-26,0! 0,-5 10,-6 13,0 10,6 0,5")
    rings: tuple[Points, ...] = paths([(-8, -3), (-6, 0)], [(2, 2), (4, 4.4)], [(4, -5), (5, -2)])
    return group(
        Lines(
            tuple(curve([(12, 0), (20, k), (28, 2.2 * k)]) for k in (-4, -1, 2, 5)), 1.8, colour("leaf green"), "leaf"
        ),
        Shape(solid(body), colour("carrot orange"), "carrot", 0.95, line=1.3),
        Lines(rings, 0.9, strength=0.7),
        name="carrot",
    )


def napkin(cloth: Colour = colour("linen white")) -> Group:
    """Folded to a peak, standing on its plate."""
    body = points("-10,0 -9,-6 0,-24 9,-6 10,0")
    return group(
        materials.cloth(body, cloth, weight=0.35, form=5, line=1.2),
        Lines(paths([(0, -23), (0, 0)], "-9,-6 0,-2 9,-6"), 0.9, strength=0.6),
        name="napkin",
    )
