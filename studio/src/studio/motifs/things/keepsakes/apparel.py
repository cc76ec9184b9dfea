"""Clothes without anybody in them: masks, gloves, boots, hats."""

from typing import Literal

import numpy as np

from studio import materials
from studio.colour import Colour, colour
from studio.geometry import Point, blob, closed, curve, ellipse, fuse, limb, outline, paths, points, rectangle, solid
from studio.materials import straw
from studio.motifs.forms import both_sides, hoop, mirrored, pale, when
from studio.motifs.things.keepsakes.treasures import GILT, INK, LEATHER, crown
from studio.scene import FLAT, ROUND, Dots, Group, Item, Lines, Shape, Wash, group

MaskMood = Literal["calm", "sly", "grieving", "startled", "laughing", "asleep"]
_MOUTHS: dict[MaskMood, tuple[Point, ...]] = {
    "calm": ((-7, 14), (0, 15.4), (7, 14)),
    "sly": ((-7, 15), (2, 16), (9, 12)),
    "grieving": ((-8, 18), (0, 13.4), (8, 18)),
    "startled": ((-3, 15), (0, 12), (3, 15), (0, 19), (-3, 15)),
    "laughing": ((-9, 12), (0, 21), (9, 12), (0, 14.4), (-9, 12)),
    "asleep": ((-5, 15), (0, 14.6), (5, 15)),
}
_LIDS: dict[MaskMood, float] = {
    "calm": 2.4,
    "sly": 1.7,
    "grieving": 2.0,
    "startled": 4.0,
    "laughing": 1.4,
    "asleep": 0.0,
}


def mask(mood: MaskMood = "calm", paint: Colour = colour("bone white"), size: float = 60.0) -> Group:
    """A pale face hanging by its thread from the origin, its eyes empty; anchors `middle`, `eye`."""
    k = size / 60
    face = blob("0,-26 15,-23 21,-6 17,14 7,27 0,30 -7,27 -17,14 -21,-6 -15,-23")
    lift = _LIDS[mood]
    tilt = {"grieving": -2.0, "sly": 1.6}.get(mood, 0.0)
    eye = (
        blob((3, -3 + tilt), (3, -3 + tilt), (8.5, -3.4 - lift), (14, -4 - tilt), (14, -4 - tilt), (8.5, -2.6 + lift))
        if lift
        else None
    )
    lids = paths(curve("3,-3 8.5,-0.6 14,-4"), mirrored(curve("3,-3 8.5,-0.6 14,-4")))
    brows = curve([(3, -10 + 2 * tilt), (9, -13), (15, -10 - tilt)])
    nose = curve("2,-6 1,3 4,7.4 0,8.6 -3,7")
    mouth = curve(_MOUTHS[mood])
    middle = (0.0, 38.0 * k)
    body: list[Item] = [
        Shape(solid(face), paint, "mask", 0.35, line=1.6),
        Wash(both_sides(ellipse(12, 8, 4.4, 3.4)), colour("faded rose"), "blush", 0.4, 2.0),
        Lines((brows, mirrored(brows), nose), 1.3, strength=0.75),
    ]
    body.append(
        Shape(both_sides(eye), INK, "eye", 1.2, form=FLAT, modelling=0, line=1.0)
        if eye is not None
        else Lines(lids, 1.6)
    )
    body.append(
        Shape(solid(mouth), INK, "mouth", 1.1, form=FLAT, modelling=0, line=1.0)
        if mood in ("startled", "laughing")
        else Lines((mouth,), 1.8, colour("madder"), "mouth", 0.9)
    )
    return group(
        Lines(paths([(0, 0), (0, 12 * k)]), 1.0, role="rope"), *group(*body).placed(*middle, k).items, name="mask"
    ).with_anchors(middle=middle, eye=(-8.5 * k, 35.0 * k))


def glove(cloth: Colour = colour("faded crimson")) -> Group:
    """Empty, fingers up, cuff at the origin."""
    palm = blob("-6,0 -8,-12 -7,-20 7,-20 8,-12 6,0")
    fingers = [limb([(x, -18), (1.25 * x, -top)], [4, 3.6]) for x, top in ((-5.6, 31), (-2, 35), (2, 34), (5.6, 30))]
    thumb = limb("7,-8 13,-14 14,-20", [5, 4.4, 3.8])
    return group(
        Shape(fuse(palm, *fingers, thumb, soften=0.5), cloth, "cloth", 0.95, texture="cloth", line=1.4),
        Shape(solid(rectangle(-7.4, -3, 7.4, 2)), cloth.lighter(0.2), "cuff", 0.9, form=2, line=1.1),
        Lines(paths([(-3, -19), (-3, -13)], [(0, -19), (0, -12)], [(3, -19), (3, -13)]), 0.9, strength=0.6),
        name="glove",
    )


def boot(height: float = 30.0, leather: Colour = LEATHER, muddy: bool = False) -> Group:
    """One empty boot, toe to the left; anchor `top`."""
    k = height / 30
    upper = blob("-2,-30! -2,-14 -10,-9 -18,-6 -20,-2 -20,-1 9,-1! 9,-12 8,-30!") * k
    sole = np.vstack([points("-20.6,-2 10,-2 10,1 3,1 2,-0.4 -8,1 -20,1")]) * k
    laces = [points((-2, -y), (3, -y - 1)) * k for y in (12, 15.6, 19.2, 22.8)]
    return group(
        Shape(solid(ellipse(3 * k, -30 * k, 5 * k, 1.6 * k)), leather.darker(0.6), "inside", 1.0, form=FLAT, line=1.0),
        Shape(solid(upper), leather, "leather", 1.0, line=1.4),
        Shape(solid(sole), leather.darker(0.5), "sole", 1.05, form=2, line=1.1),
        Lines(tuple(laces), 1.2, strength=0.85),
        *when(
            muddy, Wash(solid(rectangle(-21 * k, -7 * k, 10 * k, 1)), colour("mud brown").darker(0.2), "mud", 0.6, 1.0)
        ),
        name="boot",
    ).with_anchors(top=(3.0 * k, -30.0 * k))


def boots(height: float = 30.0, leather: Colour = LEATHER, muddy: bool = False) -> Group:
    """A pair side by side."""
    k = height / 30
    return group(
        *boot(height, leather.darker(0.12), muddy).placed(6 * k, -4 * k).items,
        *boot(height, leather, muddy).placed(-3 * k, 0).items,
        name="boots",
    )


def slippers(cloth: Colour = colour("plum")) -> Group:
    """A pair, toes to the left."""
    one = group(
        Shape(outline("-16,0 -17,-5 -8,-9 0,-6 12,-4 13,0"), cloth, "cloth", 0.95, texture="cloth", line=1.3),
        Shape(solid(ellipse(4, -4.6, 7, 2)), cloth.darker(0.5), "inside", 1.0, form=FLAT, line=0.9),
    )
    return group(*one.placed(8, -5).items, *one.items, name="slippers")


HatKind = Literal["top", "bowler", "felt", "bonnet", "tricorn", "cap", "straw", "cook", "crown"]
HATS: dict[HatKind, tuple[str, tuple[Point, ...]]] = {
    "top": ("soot", ((-11, -3), (-12, -26), (-11.4, -28), (11.4, -28), (12, -26), (11, -3))),
    "bowler": ("soot brown", ((-12, -3), (-12, -12), (-7, -19), (0, -20.5), (7, -19), (12, -12), (12, -3))),
    "felt": ("loden green", ((-11, -3), (-10, -14), (-4, -17), (0, -14), (5, -17), (10, -13), (11, -3))),
    "straw": ("straw", ((-11, -3), (-11, -12), (-9, -14), (9, -14), (11, -12), (11, -3))),
    "cook": (
        "linen white",
        ((-9, -3), (-9, -10), (-15, -16), (-9, -24), (0, -22), (9, -25), (15, -17), (9, -10), (9, -3)),
    ),
}


def hat(kind: HatKind = "top", paint: Colour | None = None) -> Group:
    """A hat lying by itself, its brim at the origin; anchor `top`."""
    if kind == "crown":
        return crown()
    if kind in ("bonnet", "cap", "tricorn"):
        return _soft_hat(kind, paint)
    default, knots = HATS[kind]
    felt = paint or colour(default)
    brim = ellipse(0, -3, {"top": 19.0, "bowler": 17.0, "felt": 20.0, "straw": 22.0}.get(kind, 9.5), 4.2)
    texture: Literal["straw", "cloth"] = "straw" if kind == "straw" else "cloth"
    band = np.vstack([hoop(11.2, -6.5, 0.2), hoop(11.2, -3.4, 0.2)[::-1]])
    return group(
        Shape(solid(brim), felt.darker(0.1), "hat", 1.0 if kind != "cook" else 0.4, form=3, texture=texture, line=1.3),
        Shape(
            solid(curve([knots[0], *knots, knots[-1]], closed=True)),
            felt,
            "hat",
            1.0 if kind != "cook" else 0.35,
            texture=texture,
            line=1.5,
        ),
        *([Shape(solid(band), colour("oxblood"), "band", 0.95, form=2, line=0.8)] if kind not in ("cook",) else []),
        name=f"{kind} hat",
    ).with_anchors(top=(0.0, min(y for _, y in knots)))


def _soft_hat(kind: HatKind, paint: Colour | None) -> Group:
    if kind == "tricorn":
        felt = paint or colour("soot")
        return group(
            Shape(outline("-9,-4 -8,-14 0,-17 8,-14 9,-4"), felt, "hat", 1.0, line=1.3),
            Shape(outline("-22,-6! -10,-10 0,-3 10,-10 22,-6! 10,1 0,3 -10,1"), felt, "hat", 1.05, line=1.4),
            pale((curve("-21,-6 -10,-9.4 0,-3 10,-9.4 21,-6"),), 1.0, GILT, "trim"),
            name="tricorn hat",
        ).with_anchors(top=(0.0, -17.0))
    if kind == "cap":
        cloth = paint or colour("tobacco")
        return group(
            materials.cloth(outline("-14,-3 -14,-10 -2,-15 12,-12 14,-4 8,-1"), cloth, "hat", form=ROUND, line=1.4),
            Shape(outline("-12,-3 -22,-1 -21,1 -8,0"), cloth.darker(0.25), "peak", 1.0, line=1.2),
            Dots(points((0, -15)), np.array([1.6]), cloth.darker(0.3), "button"),
            name="cap",
        ).with_anchors(top=(0.0, -15.0))
    cloth = paint or colour("linen")
    return group(
        Lines(paths(curve("-8,-4 -6,8 -10,16"), curve("-4,-4 0,8 -3,17")), 2.4, colour("dusk blue"), "ribbon"),
        Shape(outline("-6,-2 -2,-18 12,-18 18,-6 10,0"), cloth, "hat", 0.6, texture="cloth", line=1.4),
        straw(
            outline("-10,0 -12,-14 -4,-21 2,-18 -3,-8 -3,-1"),
            cloth.lighter(0.2),
            "brim",
            weight=0.5,
            form=ROUND,
            line=1.3,
        ),
        name="bonnet",
    ).with_anchors(top=(4.0, -20.0))


def hat_from_above(paint: Colour = colour("soot"), brim: float = 20.0, crown_size: float = 11.0) -> Group:
    """Looking straight down on somebody's hat, round the origin."""
    return group(
        materials.cloth(ellipse(0, 0, brim, 0.94 * brim), paint, "hat", form=4, line=1.4),
        Shape(solid(ellipse(-1, -1, crown_size, 0.92 * crown_size)), paint.lighter(0.08), "crown", 1.0, line=1.3),
        Lines((closed(ellipse(0, 0, 1.16 * crown_size, 1.08 * crown_size)),), 2.0, colour("oxblood"), "band"),
        Lines((curve([(-0.4 * crown_size, -2), (0, 0), (0.4 * crown_size, -1)]),), 1.2, strength=0.6),
        name="hat",
    )
