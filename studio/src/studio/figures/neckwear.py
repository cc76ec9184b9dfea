"""Collars, scarves and sashes: what goes round the neck and the waist."""

from dataclasses import replace

import numpy as np

from studio.colour import Colour, colour
from studio.figures.cloth import hang
from studio.figures.cutting import Cut
from studio.figures.drapery import limbs, upper_limbs
from studio.figures.mesh import Loft, Mesh, Part, Stroke, ball, loft, tube
from studio.figures.necklines import FRONT, RIBBED, top_edge
from studio.figures.space import unit, vec


def collar(cut: Cut, trunk: Loft) -> list[Part]:
    """What stands or lies round the neck of a top; `trunk` is the surface it is cut from."""
    kind = cut.dress.collar
    s, b, k = cut.s, cut.b, cut.k
    if kind in ("", "wrap", "boat"):
        return []
    up, w = s.chest_axes, b.shoulder
    if kind in RIBBED:
        return [_ribbing(cut, trunk)]
    a = np.linspace(0, 2 * np.pi, 17)
    loop = np.array(
        [
            s.chest + up @ vec(0.42 * w * np.cos(t), 0.052 * b.spine - 0.5 * k * np.sin(t), 0.35 * w * np.sin(t) - 0.1)
            for t in a
        ]
    )
    if kind == "band":
        band = tube(loop, [0.85 * k], steps=2, count=10, capped=False)
        return [replace(cut.cloth("collar", band.mesh(), cut.top.darker(0.14), "collar"), line=1.1, modelling=0.25)]
    if kind == "ruff":
        ruff = tube(
            loop * 1.0,
            [2.3 * k],
            steps=4,
            count=12,
            capped=False,
            flat=0.5,
            wave=lambda t, _: 1 + 0.22 * np.sin(60 * t),
        )
        return [replace(cut.cloth("collar", ruff.mesh(), cut.trim, "collar"), weight=0.45)]
    if kind == "hood":
        bag = np.array(
            [
                s.chest
                + up @ vec(0.56 * w * np.cos(t), 0.05 * b.spine - 0.9 * k * np.sin(t), 0.46 * w * np.sin(t) - 0.8 * k)
                for t in np.linspace(-3.6, 0.5, 15)
            ]
        )
        radii = [r * k for r in (0.6, 1.6, 2.5, 2.9, 2.5, 1.6, 0.6)]
        return [cut.cloth("collar", tube(bag, radii, steps=3, count=14).mesh(), cut.top.darker(0.06), "coat", "top")]
    tall = 0.115 if kind == "tall" else 0.075
    rings = [
        (s.chest + up @ vec(0, 0.03 * b.spine, -0.2), up[:, 0] * 0.47 * w, up[:, 2] * 0.40 * w),
        (s.chest + up @ vec(0, (0.03 + tall) * b.spine, 0.25), up[:, 0] * 0.415 * w, up[:, 2] * 0.36 * w),
        (s.chest + up @ vec(0, (0.02 + 0.8 * tall) * b.spine, 0.25), up[:, 0] * 0.47 * w, up[:, 2] * 0.41 * w),
    ]
    tone = cut.trim if kind == "lapels" else cut.top.darker(0.08) if kind == "tall" else cut.top
    part = cut.cloth("collar", loft(rings, 22, 3).mesh(), tone, "collar")
    return [part] if kind == "tall" else [part, *(_leaf(cut, side, tone.lighter(0.12)) for side in (-1, 1))]


def _ribbing(cut: Cut, trunk: Loft) -> Part:
    """A knitted band along the edge of a neckline."""
    angle = FRONT + np.pi * np.linspace(-1, 1, 41) ** 3
    edge = trunk.at(top_edge(cut.dress.collar, angle), angle)
    band = tube(edge, [0.46 * cut.k], steps=1, count=8, capped=False)
    part = cut.cloth("collar", band.mesh(), cut.top.darker(0.18), "collar")
    return replace(part, line=1.1, modelling=0.2)


# A shirt collar's leaf: out, up and forward of the base of the neck, from its opening round to the side.
LEAF = (
    (0.015, 0.078, 0.46),
    (0.09, 0.0, 0.57),
    (0.29, -0.075, 0.60),
    (0.46, 0.025, 0.42),
    (0.52, 0.080, 0.10),
    (0.43, 0.108, 0.14),
)


def _leaf(cut: Cut, side: int, tone: Colour) -> Part:
    axes, w, spine = cut.s.chest_axes, cut.b.shoulder, cut.b.spine
    rim = np.array([cut.s.chest + axes @ vec(side * x * w, y * spine, z * w) for x, y, z in LEAF])
    points = np.vstack([rim, rim.mean(axis=0)])
    ring = np.arange(len(rim))
    faces = np.stack([ring, np.roll(ring, -1), np.full(len(rim), len(rim))], -1).astype(np.int64)
    part = cut.cloth(f"collar.{side}", Mesh(points, faces), tone, "collar", "", ("collar",), 0.6)
    return replace(part, line=1.1, modelling=0.0, two_sided=True, over=0.5, round_by=0.5)


def scarf(cut: Cut) -> list[Part]:
    d, s, b, k = cut.dress, cut.s, cut.b, cut.k
    if not d.scarf:
        return []
    tone, up, w = colour(d.scarf), cut.s.chest_axes, cut.b.shoulder
    a = np.linspace(0, 2 * np.pi, 14)
    loop = np.array(
        [
            s.chest
            + up
            @ vec(
                0.50 * w * np.cos(t),
                0.075 * b.spine - 0.9 * k * np.sin(t) + 0.2 * np.sin(3 * t),
                0.44 * w * np.sin(t),
            )
            for t in a
        ]
    )
    round_ = tube(loop, [r * k for r in (1.7, 1.9, 1.6, 1.9, 1.7)], steps=3, count=14)
    marks = [
        Stroke(round_.at(np.linspace(t, t + 0.14, 6), np.linspace(0.3, 1.6, 6)), 0.85 * cut.detail, None, 0.5)
        for t in (0.08, 0.2, 0.32, 0.55, 0.8)
    ]
    made = [cut.cloth("scarf", round_.mesh(), tone, "scarf").marked(*marks)]
    body = [*upper_limbs(s, 1.1), *limbs(s, 1.4)]
    for sign, long in ((1, 24.0), (-0.2, 17.0)):
        start = s.chest + up @ vec(sign * 0.22 * w, 0.03 * b.spine, 0.50 * w)
        knots = np.array(
            [
                start,
                start + up @ vec(sign * 0.6, -0.3 * long * k, 4.5 * k),
                start + up @ vec(sign * 1.0, -long * k, 5.0 * k),
            ]
        )
        way = hang(knots, long * k, on=body, wind=d.wind, stiff=0.3)
        strip = tube(way[::3], [r * k for r in (1.2, 1.7, 1.9, 2.0, 1.9)], s.chest_axes[:, 0], 0.28, 3)
        fringe = [
            Stroke(strip.at([0.93, 1.0], [a_, a_]), 0.8 * cut.detail, None, 0.6) for a_ in np.linspace(0.2, 3.0, 6)
        ]
        made.append(cut.cloth(f"scarf.{sign}", strip.mesh(), tone, "scarf", "", ("scarf",), 1.0).marked(*fringe))
    return made


def sash(cut: Cut) -> list[Part]:
    d, s, b, k = cut.dress, cut.s, cut.b, cut.k
    if not d.sash:
        return []
    grow, belly = 1.7 * k, b.belly
    axes = 0.5 * (s.pelvis_axes + s.half_axes)
    wide, deep = 0.72 * b.shoulder + 0.4 * k + 1.9 * belly + grow, 4.3 * k + 3.2 * belly + grow
    tall = 0.13 if d.bell > 1 else 0.05
    up = unit(axes[:, 1])
    rings = [
        (
            s.waist + up * t * b.spine + axes @ vec(0, 0, 1.6 * belly),
            unit(axes[:, 0]) * wide,
            unit(axes[:, 2]) * deep,
        )
        for t in (-tall, 0.0, tall)
    ]
    band = loft(rings, 24, 2)
    lines = [
        Stroke(band.at(np.full(20, t), np.linspace(0, 2 * np.pi, 20)), 0.8 * cut.detail, None, 0.5) for t in (0.3, 0.7)
    ]
    made = [cut.cloth("sash", band.mesh(), colour(d.sash), "sash").marked(*lines)]
    if d.bell > 1:
        bow = ball(s.waist + up * 0.03 * b.spine - axes[:, 2] * (deep + 1.2 * k), np.array([4.4, 3.6, 1.8]) * k, axes)
        made.append(cut.cloth("bow", bow, colour(d.sash), "sash"))
    return made
