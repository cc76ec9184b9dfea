"""The neck, and how a top is cut open for it: a real edge with skin below, never a patch painted on cloth."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import ArrayLike

from studio.colour import colour
from studio.figures.cutting import Cut
from studio.figures.dress import Collar
from studio.figures.mesh import Loft, Mark, Mesh, Part, Patch, Stroke, grid_faces, loft, tube
from studio.figures.patterns import Surface
from studio.figures.space import Space, smooth, vec

FRONT = np.pi / 2
Ring = tuple[Space, Space, Space]

# Where a top ends: how far round from the middle of the front (radians), how far up the trunk. From the front the
# edges of a V are straight: on a trunk that broadens downwards they run in fast.
EDGES: dict[Collar, tuple[tuple[float, float], ...]] = {
    "round": ((0, 0.73), (0.25, 0.745), (0.5, 0.81), (0.9, 0.91), (1.3, 0.985), (1.57, 1.0)),
    "v": ((0, 0.50), (0.08, 0.58), (0.19, 0.68), (0.46, 0.83), (1.15, 1.0)),
    "wrap": ((0, 0.53), (0.08, 0.60), (0.19, 0.69), (0.46, 0.83), (1.15, 1.0)),
    "lapels": ((0, 0.42), (0.07, 0.52), (0.17, 0.67), (0.44, 0.83), (1.15, 1.0)),
    "boat": ((0, 0.725), (0.4, 0.735), (0.9, 0.775), (1.57, 0.865), (3.14, 0.85)),
}
# The way of the lap of a wrap from where its edges cross down to the other hip, as above.
LAP = ((0.0, 0.53), (-0.16, 0.42), (-0.42, 0.26), (-0.75, 0.06))
# Skin lies so far below the cloth.
UNDER = 0.28
# Necklines that are knitted: a band lies on their edge.
RIBBED: tuple[Collar, ...] = ("round", "v")
# Rows and columns of an opened top; more columns in front, where the edge turns.
ROWS, COLUMNS = 25, 36


def top_edge(collar: Collar, angle: ArrayLike) -> Space:
    """How far up the trunk a top reaches, all round."""
    if collar not in EDGES:
        return np.ones(np.shape(angle))
    off = np.abs((np.asarray(angle, np.float64) - FRONT + np.pi) % (2 * np.pi) - np.pi)
    x, y = np.array(EDGES[collar]).T
    return np.asarray(np.interp(off, x, y), np.float64)


def below_edge(collar: Collar, skin: Loft) -> Surface:
    """The trunk's surface for what is printed on its cloth: nothing lies above the neckline."""
    return lambda t, angle: skin.at(np.minimum(t, top_edge(collar, angle) - 0.01), angle)


def opened(cut: Cut, skin: Loft) -> Mesh:
    """The trunk's skin as cloth that ends at the neckline."""
    if cut.dress.collar not in EDGES:
        return skin.mesh()
    u = np.linspace(-1, 1, COLUMNS, endpoint=False)
    angle = FRONT + np.pi * np.sign(u) * np.abs(u) ** 1.5
    grid = skin.at(np.linspace(0, 1, ROWS)[:, None] * top_edge(cut.dress.collar, angle)[None, :], angle[None, :])
    ring = np.arange(COLUMNS)
    bottom = np.stack([np.roll(ring, -1), ring, np.full(COLUMNS, ROWS * COLUMNS)], -1)
    return Mesh(
        np.vstack([grid.reshape(-1, 3), grid[0].mean(axis=0)]),
        np.vstack([grid_faces(ROWS, COLUMNS, True), bottom]).astype(np.int64),
    )


def neck(cut: Cut, trunk: Sequence[Ring]) -> list[Part]:
    """The neck, and what an open neckline shows below it: shoulders and breast, or the shirt under a jacket."""
    s, b = cut.s, cut.b
    size = b.head / 8.6
    top = s.head_at + s.head_axes @ vec(0, -0.40 * b.head, -0.24 * b.head)
    base = s.chest + s.chest_axes @ vec(0, -0.6 * cut.k, -0.3)
    stout = 1 + 0.16 * max(s.body.stout, 0) - 0.10 * s.body.feminine * (1 - min(s.body.child, 1))
    bare = cut.dress.collar in EDGES and cut.dress.collar != "lapels"
    # Under a closed collar the neck stays a neck; in an open one it spreads to the shoulders.
    slim = size * stout * (0.80 if s.body.child > 0.5 else 1.0)
    radii = [r * slim for r in (2.85, 2.6, 2.75, 3.3 if bare else 2.8)]
    middle = 0.5 * (top + base) + s.chest_axes @ vec(0, 0, 0.15)
    knots = [top, middle + 0.25 * (top - middle), middle - 0.3 * (middle - base), base]
    skin = tube(knots, radii, s.chest_axes[:, 0], 0.92, 5, 18, capped=False)
    cords = [
        Stroke(
            skin.at(np.linspace(0.25, 0.75 if bare else 0.95, 7), np.linspace(a, b_, 7)),
            0.7 * cut.detail,
            None,
            0.35,
            0.1,
        )
        for a, b_ in ((0.55, 1.25), (2.6, 1.9))
    ]
    part = cut.flesh("neck", skin.mesh(), "face", ("head", "breast"), 0.4)
    made = [part.marked(*(cords if s.body.age > 14 else ()))]
    if cut.dress.collar == "lapels":
        made.append(_shirt_front(cut, trunk))
    elif bare:
        made.append(_breast(cut, trunk))
    return made


def _breast(cut: Cut, trunk: Sequence[Ring]) -> Part:
    """Shoulders and upper breast, with the collar bones."""
    skin = loft([_shrunk(ring) for ring in trunk[-4:]], 24, 3)
    bones = [
        Stroke(
            skin.at(np.linspace(0.60, 0.66, 6), FRONT + sign * np.linspace(0.08, 0.60, 6)), 0.7 * cut.detail, None, 0.35
        )
        for sign in (-1, 1)
    ]
    part = cut.flesh("breast", skin.mesh(), "face", ("head", "neck"), 3.0)
    return part.marked(*(bones if cut.s.body.age > 14 else ()))


def _shirt_front(cut: Cut, trunk: Sequence[Ring]) -> Part:
    """What shows between lapels: a shirt and a tie."""
    skin = loft([_shrunk(ring) for ring in trunk[-5:]], 24, 3)
    tone = cut.top.darker(0.4) if cut.dress.sash == "" else colour(cut.dress.sash)
    knot = skin.at((0.985, 0.985, 0.90, 0.90), FRONT + np.array((-0.24, 0.24, 0.10, -0.10)))
    blade = skin.at((0.90, 0.90, 0.45, 0.30, 0.45), FRONT + np.array((-0.08, 0.08, 0.13, 0.0, -0.13)))
    part = cut.cloth("breast", skin.mesh(), cut.trim, "shirt")
    line = 0.9 * cut.detail
    return replace(part, weight=0.35, line=0.0).marked(
        Patch(blade, tone, 1.0, line=line), Patch(knot, tone, 1.0, line=line)
    )


def _shrunk(ring: Ring) -> Ring:
    centre, side, front = ring
    return centre, side * (1 - UNDER / np.linalg.norm(side)), front * (1 - UNDER / np.linalg.norm(front))


def neckline(cut: Cut, skin: Loft) -> list[Mark]:
    """The edge of an opened top, and what lies along it."""
    kind = cut.dress.collar
    if kind not in EDGES:
        return []
    angle = FRONT + np.pi * np.linspace(-1, 1, 61) ** 3
    edge = skin.at(top_edge(kind, angle), angle)
    hem = Stroke(edge, 1.2 * cut.detail, None, 0.85, 0.2, taper=False)
    marks: list[Mark] = [hem] if kind not in RIBBED else []
    if kind == "boat":
        seam = skin.at(top_edge(kind, angle) - 0.035, angle)
        marks.append(Stroke(seam, 0.7 * cut.detail, None, 0.45, taper=False))
    elif kind == "wrap":
        marks += _laps(cut, skin)
    elif kind == "lapels":
        marks += [_lapel(cut, skin, sign) for sign in (-1, 1)]
    return marks


def _laps(cut: Cut, skin: Loft) -> list[Mark]:
    """The bands of a wrap: one ends where the other crosses it and goes on to the hip."""
    off, up = np.array(EDGES["wrap"]).T
    lap = np.array(LAP[1:])
    under = np.column_stack([-off[::-1], up[::-1]])
    over = np.vstack([np.column_stack([off[::-1], up[::-1]]), lap])
    marks: list[Mark] = []
    for way in (under, over):
        line = smooth(way, 4)
        inner = skin.at(line[:, 1], FRONT + line[:, 0])
        outer = skin.at(line[:, 1] - 0.075, FRONT + line[:, 0] + np.sign(way[0, 0]) * 0.06)
        marks.append(Patch(np.vstack([inner, outer[::-1]]), cut.trim, 0.8, line=1.0 * cut.detail, lift=0.3))
    return marks


def _lapel(cut: Cut, skin: Loft, sign: int) -> Patch:
    """A lapel turned back: collar, notch, and a long slope to the button."""
    off, up = np.array(EDGES["lapels"]).T
    out = np.array(((1.25, 0.965), (0.98, 0.875), (0.72, 0.845), (0.82, 0.80), (0.46, 0.62), (0.0, 0.40)))
    ring = np.vstack([np.column_stack([off, up]), out])
    # On a dark jacket a lapel is told by the light on it.
    tone = cut.top.lighter(0.10) if cut.top.lightness < 0.45 else cut.top.darker(0.10)
    return Patch(skin.at(ring[:, 1], FRONT + sign * ring[:, 0]), tone, 0.9, line=1.3 * cut.detail, lift=0.3)
