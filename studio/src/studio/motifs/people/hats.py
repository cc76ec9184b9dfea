"""Hats, hoods and crowns, turned with the head they sit on."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np

from studio.colour import Colour, colour
from studio.geometry import Outline, blob, ellipse, fuse, positive
from studio.motifs.people.heads import Cover, Head, Worn, cover_behind, covered
from studio.motifs.people.turning import Loft, View, merged, runs, tube
from studio.scene import FLAT, Item, Lines, Shape

Hat = Literal[
    "", "top hat", "bowler", "felt", "cap", "straw", "wide brim", "tricorn", "bicorne", "wreath", "crown", "kerchief",
    "bonnet", "veil", "hood", "pointed hood", "nightcap", "cook", "beret", "woollen", "feathered", "postman", "helmet",
    "bandage", "fool", "pointed",
]  # fmt: skip

Rib = tuple[float, float, float, float]  # up, middle forward, half length, half width


@dataclass(frozen=True)
class Turned:
    """A hat built of ribs: a crown, perhaps a brim, perhaps a band between them."""

    crown: tuple[Rib, ...]
    brim: tuple[Rib, ...] = ()
    band: float = 0.0  # share of the crown's height
    tilt: float = 0.0  # pushed back


_BOWL = (
    (0.46, -0.05, 1.0, 0.90),
    (0.80, -0.05, 0.96, 0.86),
    (1.14, -0.05, 0.76, 0.68),
    (1.32, -0.05, 0.40, 0.36),
    (1.36, -0.05, 0.06, 0.06),
)

TURNED: dict[str, Turned] = {
    "top hat": Turned(
        ((0.48, -0.05, 0.96, 0.88), (1.2, -0.05, 0.88, 0.80), (2.0, -0.05, 0.96, 0.88), (2.08, -0.05, 0.94, 0.86)),
        ((0.52, -0.05, 1.0, 0.9), (0.47, -0.05, 1.42, 1.26), (0.54, -0.05, 1.5, 1.36)), 0.2,
    ),
    "bowler": Turned(_BOWL, ((0.50, -0.05, 1.0, 0.9), (0.46, -0.05, 1.32, 1.2), (0.54, -0.05, 1.4, 1.28)), 0.26),
    "felt": Turned(
        ((0.46, -0.05, 0.98, 0.90), (0.85, -0.05, 0.92, 0.82), (1.22, -0.1, 0.74, 0.62), (1.34, -0.2, 0.45, 0.34)),
        ((0.50, -0.05, 1.0, 0.9), (0.42, -0.05, 1.4, 1.3), (0.34, -0.05, 1.68, 1.5)), 0.3,
    ),
    "feathered": Turned(
        ((0.46, -0.05, 0.98, 0.90), (0.85, -0.05, 0.92, 0.82), (1.22, -0.1, 0.70, 0.60), (1.4, -0.15, 0.3, 0.26)),
        ((0.50, -0.05, 1.0, 0.9), (0.42, 0.0, 1.4, 1.2), (0.5, 0.05, 1.6, 1.3)), 0.3,
    ),
    "straw": Turned(
        ((0.46, -0.05, 0.98, 0.90), (0.9, -0.05, 0.9, 0.82), (1.12, -0.05, 0.7, 0.66), (1.16, -0.05, 0.3, 0.3)),
        ((0.50, -0.05, 1.0, 0.9), (0.42, -0.05, 1.6, 1.5), (0.30, -0.05, 2.0, 1.9)), 0.34,
    ),
    "wide brim": Turned(
        ((0.46, -0.05, 0.98, 0.90), (0.8, -0.05, 0.92, 0.84), (1.06, -0.05, 0.72, 0.66), (1.14, -0.05, 0.3, 0.3)),
        ((0.50, -0.05, 1.0, 0.9), (0.44, -0.05, 1.7, 1.6), (0.40, -0.05, 2.1, 2.0)),
    ),
    "pointed": Turned(
        ((0.44, -0.05, 1.0, 0.92), (1.1, -0.1, 0.7, 0.62), (2.0, -0.3, 0.34, 0.3), (2.7, -0.7, 0.05, 0.05)),
        ((0.48, -0.05, 1.0, 0.92), (0.40, -0.05, 1.6, 1.5), (0.34, -0.05, 1.9, 1.8)), 0.14,
    ),
    "cook": Turned(
        ((0.44, -0.05, 0.96, 0.88), (0.86, -0.05, 0.94, 0.86), (1.1, -0.05, 1.16, 1.08), (1.5, -0.1, 1.25, 1.15),
        (1.75, -0.15, 0.9, 0.8), (1.84, -0.15, 0.3, 0.3)), band=0.3
    ),
    "postman": Turned(
        ((0.44, -0.03, 0.98, 0.90), (0.74, -0.03, 0.98, 0.92), (0.98, -0.02, 1.1, 1.02), (1.08, -0.05, 1.0, 0.92),
        (1.14, -0.05, 0.4, 0.4)), band=0.4
    ),
    "helmet": Turned(
        ((0.30, -0.05, 1.10, 1.0), (0.44, -0.05, 1.04, 0.96), (0.9, -0.05, 0.94, 0.84), (1.2, -0.05, 0.66, 0.58),
        (1.34, -0.05, 0.2, 0.18), (1.62, -0.05, 0.05, 0.05)),
    ),
    "beret": Turned(
        ((0.52, 0.0, 0.96, 0.88), (0.72, -0.1, 1.24, 1.2), (0.95, -0.2, 1.2, 1.15), (1.12, -0.25, 0.7, 0.7), (1.18,
        -0.25, 0.1, 0.1)), tilt=-0.12,
    ),
    "bandage": Turned(((0.24, -0.04, 0.99, 0.90), (0.66, -0.05, 0.93, 0.86))),
}  # fmt: skip

COVERS: dict[str, Cover] = {
    "cap": Cover((0.40, 0.42, 0.40, 0.36, 0.30), 0.20),
    "kerchief": Cover((0.62, 0.16, -1.02, -1.15, -1.35), 0.11, 0.08),
    "bonnet": Cover((0.52, 0.34, -0.78, -0.74, -0.66), 0.22),
    "veil": Cover((0.72, 0.60, 0.36, -2.2, -4.6), 0.10, 0.16),
    "hood": Cover((0.62, 0.36, -1.25, -1.45, -1.5), 0.24, 0.14),
    "pointed hood": Cover((0.60, 0.36, -1.25, -1.45, -1.5), 0.24, 0.14),
    "nightcap": Cover((0.50, 0.42, 0.20, 0.10, 0.0), 0.12),
    "woollen": Cover((0.44, 0.40, 0.12, 0.0, -0.1), 0.14),
    "fool": Cover((0.60, 0.40, -1.1, -1.3, -1.4), 0.14, 0.06),
}


def _loft(head: Head, ribs: Sequence[Rib], tilt: float) -> Loft:
    up, middle, half, wide = np.array(ribs).T
    zero = np.zeros_like(up)
    axes = head.place.axes.T * head.place.size
    return Loft(
        head.place(np.stack([middle, up + 0.02, zero], axis=1)),
        np.stack([half * math.cos(tilt), -half * math.sin(tilt), zero], axis=1) @ axes,
        np.stack([zero, zero, wide], axis=1) @ axes,
    )  # fmt: skip


_TINTS: dict[str, str] = {
    "straw": "straw", "crown": "antique gold", "veil": "bridal white", "wreath": "moss", "bandage": "linen",
    "cook": "linen", "nightcap": "linen", "helmet": "slate", "hood": "poppy red", "pointed hood": "poppy red",
    "woollen": "river blue", "fool": "poppy red", "postman": "cobalt", "bonnet": "oatmeal", "top hat": "soot",
    "bowler": "soot", "tricorn": "soot", "bicorne": "soot", "wide brim": "soot", "pointed": "plum", "kerchief": "rust",
}  # fmt: skip


def hat_items(head: Head, view: View, hat: Hat, fine: bool = False) -> Worn:
    """A hat's pieces behind and before the head."""
    line, tint = 1.5 if fine else 1.1, colour(_TINTS.get(hat, "tobacco"))
    if not hat:
        return Worn([], [])
    if hat in TURNED:
        return _turned(head, view, hat, tint, line)
    if hat in COVERS:
        return _cover(head, view, hat, tint, line)
    return {"tricorn": _tricorn, "bicorne": _bicorne, "wreath": _wreath, "crown": _crown}[hat](head, view, tint, line)


def _turned(head: Head, view: View, hat: str, tint: Colour, line: float) -> Worn:
    model = TURNED[hat]
    tilt = 0.07 + model.tilt
    crown = _loft(head, model.crown, tilt)
    shape = Shape(
        crown.smooth(4).outline(view),
        tint,
        "hat",
        1.0,
        texture="straw" if hat == "straw" else "cloth",
        form=0.9 * head.place.size,
        line=line,
    )
    items: list[Item] = []
    if model.brim:
        brim = _loft(head, model.brim, tilt)
        items.append(
            Shape(merged(brim.outline(view), soften=0), tint, "hat", 1.05, form=FLAT, modelling=0.6, line=line)
        )
    items.append(shape)
    if model.band:
        items.append(
            Shape(
                crown.between(0, model.band).outline(view),
                tint.darker(0.45),
                "band",
                1.05,
                modelling=0.5,
                line=0.7 * line,
            )
        )
    items += _trimmings(head, view, hat, tint, line)
    return Worn([], items)


def _trimmings(head: Head, view: View, hat: str, tint: Colour, line: float) -> list[Item]:
    size = head.place.size
    if hat == "feathered":
        plume = tube(
            view,
            head.place([(0.1, 0.75, 0.85), (-0.5, 1.4, 1.0), (-1.4, 1.7, 0.8), (-2.0, 1.45, 0.6)]),
            [0.05 * size, 0.2 * size, 0.22 * size, 0.03 * size],
        )
        return [Shape(plume, tint.lighter(0.45), "feather", 0.9, texture="feather", line=0.8 * line)]
    if hat == "postman":
        peak = _loft(head, ((0.46, 0.42, 0.54, 0.66), (0.40, 0.66, 0.52, 0.60)), 0.12)
        return [Shape(peak.outline(view), colour("ink black"), "peak", 1.1, modelling=0.5, line=line)]
    if hat == "cook":
        pleats = [
            view(_loft(head, TURNED["cook"].crown, 0.07).at(np.linspace(0.3, 0.62, 6), angle))
            for angle in np.linspace(-2.8, 2.8, 9)
        ]
        return [Lines(tuple(pleats), 0.6 * line, strength=0.5)]
    if hat == "bandage":
        loft = _loft(head, TURNED["bandage"].crown, 0.07)
        turns = [path for share in (0.3, 0.65) for path in loft.ring(view, share)]
        return [Lines(tuple(turns), 0.6 * line, strength=0.6)]
    return []


def _cover(head: Head, view: View, hat: str, tint: Colour, line: float) -> Worn:
    cover, size = COVERS[hat], head.place.size
    whole, near = cover_behind(head, view, cover), covered(head, view, cover)
    tails = [
        (
            view.near(head.place(knots)) - view.near(head.place.middle),
            tube(view, head.place(knots), [radius * size for radius in radii]),
        )
        for knots, radii in _TAILS.get(hat, ())
    ]
    behind: list[Item] = [
        Shape(
            merged(whole, *(tail for near_, tail in tails if near_ <= 0), soften=0.05 * size),
            tint,
            "hat",
            1.0,
            shade=0.2,
            texture="cloth",
            line=line,
        )
    ]
    if hat == "veil":
        behind = [Shape(whole, tint, "veil", 0.35, texture="cloth", shade=0.1, line=0.8 * line, cover=0.85)]
    role = "veil" if hat == "veil" else "hat"
    front = merged(near, *(tail for near_, tail in tails if near_ > -0.6 * size), soften=0.05 * size)
    before: list[Item] = [
        Shape(front, tint, role, 1.0 if role == "hat" else 0.35, texture="cloth", form=0.8 * size, line=line)
    ]
    before += _cover_trimmings(head, view, hat, tint, line)
    return Worn(behind, before)


# Points of hoods, nightcaps, kerchiefs: spine and radii.
_TAILS: dict[str, tuple[tuple[tuple[tuple[float, float, float], ...], tuple[float, ...]], ...]] = {
    "pointed hood": ((((-0.25, 0.75, 0), (-0.7, 1.2, 0), (-1.35, 1.75, 0)), (0.62, 0.4, 0.04)),),
    "nightcap": ((((-0.2, 0.9, 0), (-0.7, 1.45, 0), (-1.4, 1.1, 0.1), (-1.7, 0.2, 0.2)), (0.6, 0.42, 0.24, 0.08)),),
    "fool": (
        (((0.2, 0.9, 0.3), (0.5, 1.6, 0.6), (1.1, 1.5, 0.8)), (0.5, 0.3, 0.06)),
        (((-0.3, 0.9, -0.2), (-0.7, 1.6, -0.3), (-1.5, 1.4, -0.3)), (0.5, 0.3, 0.06)),
    ),
}


def _cover_trimmings(head: Head, view: View, hat: str, tint: Colour, line: float) -> list[Item]:
    size = head.place.size
    ball = {"woollen": (-0.1, 1.34, 0.0), "nightcap": (-1.72, 0.1, 0.22)}.get(hat)
    if ball is not None:
        x, y = view.point(head.place(ball))
        return [
            Shape(
                (positive(ellipse(x, y, 0.24 * size, count=16)),),
                tint.lighter(0.5),
                "pompon",
                0.9,
                texture="fur",
                line=0.8 * line,
            )
        ]
    if hat == "fool":
        bells = [view.point(head.place(place)) for place in ((1.15, 1.42, 0.82), (-1.55, 1.32, -0.3))]
        return [
            Shape(
                tuple(positive(ellipse(x, y, 0.14 * size, count=14)) for x, y in bells),
                colour("brass"),
                "bell",
                1.0,
                line=0.8 * line,
            )
        ]
    if hat == "cap":
        peak = _loft(head, ((0.46, 0.45, 0.56, 0.66), (0.38, 0.72, 0.58, 0.62)), 0.16)
        return [Shape(peak.outline(view), tint.darker(0.2), "hat", 1.05, modelling=0.5, line=line)]
    if hat == "bonnet":
        ribbon = tube(view, head.place([(0.3, -0.75, 0.72), (0.5, -1.08, 0.3), (0.55, -1.2, 0.0)]), [0.07 * size] * 3)
        bow = tube(
            view,
            head.place([(0.5, -1.35, 0.3), (0.6, -1.2, 0.0), (0.5, -1.4, -0.25)]),
            [0.12 * size, 0.05 * size, 0.12 * size],
        )
        return [Shape(merged(ribbon, bow), tint.lighter(0.3), "ribbon", 0.9, modelling=0.4, line=0.7 * line)]
    return []


def _slab(head: Head, view: View, profile: Sequence[tuple[float, float]], half: float, across: bool) -> Outline:
    """A flat felt shape as thick as told, lying fore and aft or across the head."""
    faces = [
        view(head.place([(side, up, along) if across else (along, up, side) for along, up in profile]))
        for side in (-half, half)
    ]
    walls = [
        np.array([a, b, d, c])
        for a, b, c, d in zip(
            faces[0], np.roll(faces[0], -1, axis=0), faces[1], np.roll(faces[1], -1, axis=0), strict=True
        )
    ]
    return fuse(*faces, *walls, soften=0.02 * head.place.size)


def _tricorn(head: Head, view: View, tint: Colour, line: float) -> Worn:
    bowl = _loft(head, _BOWL, 0.05)
    flaps = [
        _slab(head, view, [(-1.5, 0.5), (-0.4, 1.05), (0.9, 1.0), (1.7, 0.52), (0.8, 0.36), (-0.8, 0.36)], 0.86, False),
    ]
    edge = [view(head.place([(along, up, 0.86) for along, up in ((-1.5, 0.5), (-0.4, 1.05), (0.9, 1.0), (1.7, 0.52))]))]
    return Worn([], [
        Shape(bowl.smooth(4).outline(view), tint, "hat", 1.0, line=line),
        Shape(merged(*flaps), tint, "hat", 1.05, form=0.3 * head.place.size, line=line),
        Lines(tuple(edge), 0.8 * line, colour("antique gold"), "trim", 0.9),
    ])  # fmt: skip


def _bicorne(head: Head, view: View, tint: Colour, line: float) -> Worn:
    profile = [(-1.9, 0.38), (-1.0, 0.95), (0.0, 1.6), (1.0, 0.95), (1.9, 0.38), (0.9, 0.44), (0.0, 0.42), (-0.9, 0.44)]
    smooth = [(float(x), float(y)) for x, y in blob(*profile, steps=4)]
    plume = tube(
        view,
        head.place([(0.0, 1.3, 0.35), (0.05, 1.9, 0.35), (-0.3, 2.3, 0.35)]),
        [0.1 * head.place.size, 0.22 * head.place.size, 0.05 * head.place.size],
    )
    return Worn([], [
        Shape(_slab(head, view, smooth, 0.55, False), tint, "hat", 1.05, form=0.4 * head.place.size, line=line),
        Shape(plume, tint.lighter(0.6), "feather", 0.9, texture="feather", line=0.8 * line),
    ])  # fmt: skip


def _wreath(head: Head, view: View, tint: Colour, line: float) -> Worn:
    """Leaves all round the brow, two by two."""
    size = head.place.size
    loft = _loft(head, ((0.40, -0.05, 1.02, 0.93), (0.62, -0.05, 1.0, 0.91), (0.86, -0.05, 0.92, 0.84)), 0.12)
    leaves: list[Outline] = []
    for index, angle in enumerate(np.linspace(-math.pi, math.pi, 26, endpoint=False)):
        if float(loft.facing(view, 0.5, angle)[0]) > -0.1:
            end = angle + 0.34
            spine = loft.at(
                [0.5, 0.5 + (0.3 if index % 2 else -0.3), 0.5 + (0.7 if index % 2 else -0.55)],
                [angle, (angle + end) / 2, end],
            )
            leaves.append(tube(view, spine, [0.04 * size, 0.13 * size, 0.015 * size]))
    return Worn([], [Shape(leaf, tint, "hat", 1.0, texture="leaf", modelling=0.5, line=0.6 * line) for leaf in leaves])


def _crown(head: Head, view: View, tint: Colour, line: float) -> Worn:
    """A band of gold with five points."""
    loft = _loft(head, ((0.52, -0.05, 0.95, 0.87), (0.8, -0.05, 1.0, 0.92), (1.25, -0.05, 1.1, 1.0)), 0.08)
    angles = np.linspace(-math.pi, math.pi, 73)
    rim = np.where(np.arange(73) % 12 < 6, np.arange(73) % 6, 6 - np.arange(73) % 6) / 6
    top = view(loft.at(0.5 + 0.5 * rim, angles))
    base = view(loft.at(0.0, angles))
    facing = loft.facing(view, 0.5, angles) > 0
    quads = [np.array([base[i], base[i + 1], top[i + 1], top[i]]) for i in range(72)]
    near = [quad for i, quad in enumerate(quads) if facing[i]]
    far = [quad for i, quad in enumerate(quads) if not facing[i]]
    rings = [Lines(tuple(runs(base, facing) + loft.ring(view, 0.3)), 0.7 * line, strength=0.7)]
    return Worn(
        [Shape(fuse(*far, soften=0.01), tint.darker(0.4), "crown", 1.0, modelling=0.5, line=line)] if far else [],
        [Shape(fuse(*near, soften=0.01), tint, "crown", 1.0, texture="metal", line=line), *rings],
    )
