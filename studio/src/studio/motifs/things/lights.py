"""What shines: flames and lamps. Each has the anchor `flame`; unlit ones glow no more."""

from studio import materials
from studio.colour import Colour, colour
from studio.geometry import blob, ellipse, fuse, limb, paths, points, solid
from studio.materials import glass
from studio.motifs.forms import hoop, turned, when
from studio.scene import FLAT, ROUND, Glow, Group, Item, Lines, Shape, group

BRASS = colour("brass")
FLAME = colour("flame gold")
LIGHT = colour("lamp yellow")
GLASS = colour("mist white")


def flame(size: float = 10.0, reach: float = 7.0) -> tuple[Item, ...]:
    """A flame standing on the origin, `size` tall, lighting the air as far as `reach` times its size."""
    tip = (0.05 * size, -size)
    outer = blob(
        (0, 0),
        (-0.3 * size, -0.2 * size),
        (-0.2 * size, -0.55 * size),
        tip,
        tip,
        (0.24 * size, -0.5 * size),
        (0.3 * size, -0.2 * size),
    )
    return (
        Glow((0, -0.45 * size), reach * size, LIGHT, 0.7),
        Shape(solid(outer), FLAME, "flame", 0.85, modelling=0, line=0.8),
        Shape(solid(outer * 0.5 - [0, 0.08 * size]), colour("pale cream"), "flame", 0.4, modelling=0, line=0),
    )


def _burning(at: tuple[float, float], size: float, lit: bool, reach: float = 7.0) -> list[Item]:
    wick = Lines(paths([(at[0], at[1] + 2), at, (at[0] + 0.5, at[1] - 3)]), 1.2)
    return [wick, *group(*flame(size, reach)).placed(at[0], at[1] - 2).items] if lit else [wick]


def oil_lamp(lit: bool = True, metal: Colour = BRASS, shade: Colour | None = None) -> Group:
    """A table lamp with a glass chimney, 58 tall, under a shade if asked; anchors `flame`, `hand`."""
    foot = turned((5, -24), (11, -20), (11, -14), (4, -9), (4, -5), (12, 0), dip=0.2)
    chimney = turned((4.2, -56), (4.6, -46), (7.6, -36), (5, -27), (5, -27), dip=0.14)
    bell = turned((9, -52), (14, -42), (24, -33), dip=0.16)
    return group(
        *_burning((0.0, -28.0), 9.0, lit, 8.0),
        glass(chimney, GLASS, weight=0.25, form=ROUND, line=1.2, cover=0.35),
        *([Shape(solid(bell), shade, "shade", 0.75, modelling=0.35, line=1.4)] if shade else []),
        materials.metal(foot, metal, line=1.3),
        Shape(solid(turned((6, -28), (6, -28), (6.5, -24), dip=0.2)), metal.darker(0.2), "metal", 1.0, line=1.1),
        Shape(solid(ellipse(12, -26, 2.2)), metal, "metal", 1.0, line=0.9),
        Lines(paths([(6, -26), (11, -26)]), 1.4),
        name="oil lamp",
    ).with_anchors(flame=(0.0, -34.0), hand=(0.0, -8.0))


def street_lamp(height: float = 210.0, lit: bool = True, metal: Colour = colour("soot")) -> Group:
    """A cast-iron lamp post; anchors `flame`, `crossbar`."""
    k = height / 210
    post = (
        turned((3, -168), (3.4, -120), (5, -60), (5, -60), (8, -54), (6, -50), (9, -12), (14, -10), (15, 0), dip=0.16)
        * k
    )
    bar = limb(points((-15, -156), (15, -156)) * k, [2.6 * k, 2.6 * k])
    pane = points("-10,-176 10,-176 15,-198 -15,-198") * k
    hat = points("-18,-198 18,-198 6,-208 -6,-208") * k
    flame_at = (0.0, -184.0 * k)
    return group(
        *when(lit, Glow(flame_at, 100 * k, LIGHT, 0.75)),
        materials.metal(fuse(post, bar, points("-11,-176 11,-176 7,-168 -7,-168") * k), metal, weight=1.05, line=1.4),
        Shape(
            solid(pane),
            LIGHT if lit else GLASS,
            "glass",
            0.7 if lit else 0.4,
            form=FLAT,
            modelling=0.0 if lit else 0.5,
            line=1.2,
        ),
        *(group(*flame(9 * k, 2)).placed(0, -179 * k).items if lit else ()),
        Lines((points((0, -176), (0, -198)) * k,), 1.4, metal, "metal", 0.9),
        Shape(solid(hat, ellipse(0, -210 * k, 3 * k)), metal, "metal", 1.05, line=1.3),
        Lines((hoop(6 * k, -56 * k), hoop(9 * k, -14 * k)), 1.0, strength=0.7),
        name="street lamp",
    ).with_anchors(flame=flame_at, crossbar=(-15.0 * k, -156.0 * k))
