"""Noses and ears: small masses of their own that belong to the face."""

import numpy as np
from numpy.typing import NDArray

from studio.colour import colour, mix
from studio.figures.faces import Features
from studio.figures.mesh import Blush, LineRule, Mark, Mesh, Part, Stroke, ball, grid_faces, hull, tube
from studio.figures.space import Space, smooth, unit, vec

# The sine of the turn beyond which a head hides its far ear.
FAR_EAR = 0.16


def nose(features: Features, fuse: str, name: str, head: str) -> Part:
    """A bridge, a tip and two wings in one skin."""
    face, skull, seat = features.body.face, features.skull, features.seat
    k = min(features.child, 1.1)
    small, wide = 1 - 0.22 * k, face.nose_wide * (1 + 0.05 * k)
    out = face.nose_out * (1 - 0.42 * k) * (1 - 0.12 * features.body.feminine)
    tip_y = features.nose_y
    root = skull.on([(0, features.eye_y + 0.05)])[0]
    tip = skull.on([(0, tip_y)])[0] + vec(0, 0.04 * face.nose_up - 0.015, 0.18 * out)
    middle = 0.5 * (root + tip) + vec(0, 0, 0.01 + 0.07 * face.bridge * (1 - k))
    spine = np.vstack([root + vec(0, 0.03, -0.06), middle + vec(0, 0, -0.05), tip + vec(0, 0, -0.07)])
    radii = np.array([0.045, 0.064 + 0.02 * face.bridge, 0.090 * wide**0.6]) * small * seat.size
    ridge = tube(seat(spine), radii.tolist(), hint=seat.axes[:, 0], count=12).mesh().points
    wings = [
        ball(
            seat(skull.on([(side * 0.108 * wide * small, tip_y - 0.025)]) + vec(0, 0.01, 0.015))[0],
            0.070 * seat.size * wide**0.5 * small,
            count=7,
        ).points
        for side in (-1, 1)
    ]
    back = seat(skull.on([(0, tip_y - 0.02)]) - vec(0, 0, 0.10))
    marks: tuple[Mark, ...] = (_flush(features, tip), *_nostrils(features, tip_y, wide, out))
    return Part(
        name, hull(np.vstack([ridge, *wings, back]), 18), features.skin, "skin", "skin", 0.85, 0.2, 1.05, fuse,
        frozenset({head}), 0.0, marks, seat.axes[:, 2], _nose_line(k),
    )  # fmt: skip


def _flush(features: Features, tip: Space) -> Blush:
    """Blood near the skin at the tip: it takes the nose out of the plane of the face."""
    a = np.linspace(0, 2 * np.pi, 12, endpoint=False)
    spot = tip + np.stack([0.09 * np.cos(a), 0.075 * np.sin(a) - 0.01, np.zeros(12)], 1)
    red = colour("#7e2a20") if features.dark else colour("#d4503c")
    return Blush(features.seat(spot), mix(features.skin, red, 0.5), 0.26, 0.05 * features.seat.size)


def _nose_line(child: float) -> LineRule:
    """Lines under the nose and along its far side; never all round it."""

    def where(normal: Space, facing: Space) -> NDArray[np.bool_]:
        across, down = normal[:, 0], normal[:, 1]
        sideways = float(np.clip(facing[0] * 2.4, -1, 1))
        under = down > 0.60
        if abs(facing[0]) > 0.86:
            return np.asarray(under, np.bool_)
        if abs(sideways) < 0.35:
            return np.asarray(under | ((across > 0.8) & (down > -0.1) & (child < 0.5)), np.bool_)
        reach = -0.22 if child < 0.5 else -0.1
        return np.asarray(under | ((across * np.sign(sideways) > 0.35) & (down > reach)), np.bool_)

    return where


def _nostrils(features: Features, tip_y: float, wide: float, out: float) -> tuple[Stroke, ...]:
    k, seat, ink, detail = min(features.child, 1.0), features.seat, features.ink, features.detail
    marks = []
    for side in (-1, 1):
        hole = [
            (side * 0.030, tip_y - 0.080),
            (side * 0.064 * wide, tip_y - 0.100),
            (side * 0.100 * wide, tip_y - 0.070),
        ]
        place = features.skull.on(hole) + vec(0, 0, 0.10 * out)
        marks.append(Stroke(seat(smooth(place, 4)), (1.4 - 0.6 * k) * detail, ink, 0.85 - 0.35 * k, 0.10 * seat.size))
        if k < 0.7:
            wing = [
                (side * 0.125 * wide, tip_y + 0.035),
                (side * 0.175 * wide, tip_y - 0.025),
                (side * 0.140 * wide, tip_y - 0.085),
            ]
            marks.append(
                Stroke(seat(smooth(features.skull.on(wing, 0.03), 4)), 0.9 * detail, ink, 0.55, 0.06 * seat.size)
            )
    return tuple(marks)


def ears(features: Features, name: str, fuse: str) -> list[Part]:
    """Two shells with a rim, a bowl and a lobe; the far one of a turned head lies behind its cheek."""
    aside, ahead = float(features.seat.axes[0, 2]), float(features.seat.axes[2, 2])
    size = 0.25 * features.body.face.ear * (1 + 0.30 * features.old - 0.05 * features.child)
    return (
        [
            _ear(features, side, size, f"{name}{'left' if side > 0 else 'right'}", fuse)
            for side in (-1, 1)
            if ahead < 0 or side * aside < FAR_EAR
        ]
        if size
        else []
    )


def _ear(features: Features, side: int, size: float, name: str, fuse: str) -> Part:
    seat, skull = features.seat, features.skull
    back, up = unit(vec(side * 0.50, 0.0, -0.86)), unit(vec(side * 0.06, 1, -0.16))
    out = unit(np.cross(up, back)) * 1.0
    out = out if out[0] * side > 0 else -out
    # From the brow to the base of the nose, whatever the age puts between them.
    middle = skull.polar(side * 96.0, -5.0 - 6.0 * features.child) + vec(side * 0.01, 0, 0)
    a = np.linspace(0, 2 * np.pi, 22, endpoint=False)
    # Broad above, narrow at the lobe.
    rim_flat = np.stack([0.60 * np.cos(a) * (1 + 0.26 * np.sin(a)) + 0.10, np.sin(a)], 1) * size
    rim = middle + rim_flat[:, :1] * back + rim_flat[:, 1:] * up
    outer, inner = rim + out * (0.05 + 0.05 * rim_flat[:, :1] / size), rim - out * 0.05
    bowl = middle + 0.02 * out
    points = np.vstack([outer, inner, bowl[None], inner.mean(axis=0)[None]])
    ring = np.arange(22)
    faces = np.vstack(
        [
            grid_faces(2, 22, True),
            np.stack([np.roll(ring, -1), ring, np.full(22, 44)], -1),
            np.stack([ring + 22, np.roll(ring, -1) + 22, np.full(22, 45)], -1),
        ]
    ).astype(np.int64)
    helix = middle + 0.66 * rim_flat[:, :1] * back + 0.70 * rim_flat[:, 1:] * up + 0.04 * out
    fold = middle + 0.30 * rim_flat[:, :1] * back + 0.36 * rim_flat[:, 1:] * up + 0.03 * out
    thin = 0.8 * features.detail
    marks = (
        Stroke(seat(helix[np.r_[20:22, 0:9]]), thin, features.ink, 0.6, 0.04 * seat.size),
        Stroke(seat(fold[np.r_[17:22, 0:4]]), thin, features.ink, 0.5, 0.06 * seat.size),
    )
    tone = features.skin.mixed(colour("#b0503c"), 0.10)
    return Part(name, Mesh(seat(points), faces), tone, "skin", "skin", 0.88, 0.15, 1.2, fuse, marks=marks, tau=0.0)
