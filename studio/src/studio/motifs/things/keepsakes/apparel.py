"""Clothes without anybody in them: boots, hats."""

from typing import Literal

import numpy as np

from studio import materials
from studio.colour import Colour, colour
from studio.geometry import Point, blob, curve, ellipse, outline, paths, points, rectangle, solid
from studio.materials import straw
from studio.motifs.forms import hoop, pale, when
from studio.motifs.things.keepsakes.treasures import GILT, LEATHER, crown
from studio.scene import FLAT, ROUND, Dots, Group, Lines, Shape, Wash, group


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
