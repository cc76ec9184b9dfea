"""What is worn on the head, of many times and places: lofts round the skull, and cloths wound about it."""

from dataclasses import replace

import numpy as np

from studio.colour import Colour, colour
from studio.figures.mesh import Loft, Mark, Mesh, Part, Stroke, grid_faces, tube
from studio.figures.skull import Seat, Skull
from studio.figures.space import Space, smooth, unit, vec

# Worn so that neither hair nor ears show.
COVERING = frozenset({"kerchief", "hood", "headscarf", "turban"})
LONGITUDES = (0, 30, 60, 80, 100, 130, 180)

# Rings of a lofted hat from the rim up: height, half breadth, half depth, set forward.
Ring = tuple[float, float, float, float]
LOFTED: dict[str, tuple[tuple[str, tuple[Ring, ...], float], ...]] = {  # name of the piece, rings, darkening
    "cap": (
        (
            "crown",
            (
                (0.04, 0.92, 1.02, 0),
                (0.30, 1.00, 1.08, 0),
                (0.56, 0.82, 0.88, 0),
                (0.72, 0.34, 0.38, 0),
                (0.75, 0.04, 0.04, 0),
            ),
            0.0,
        ),
        ("peak", ((0.06, 0.60, 0.60, 0.46), (0.03, 0.68, 0.74, 0.56), (-0.03, 0.60, 0.66, 0.63)), 0.25),
    ),
    "beanie": (
        (
            "crown",
            (
                (0.10, 0.93, 1.03, 0),
                (0.34, 0.95, 1.04, 0),
                (0.66, 0.78, 0.84, 0),
                (0.88, 0.36, 0.38, 0),
                (0.92, 0.04, 0.04, 0),
            ),
            0.0,
        ),
        ("fold", ((-0.02, 0.95, 1.05, 0), (0.06, 0.99, 1.09, 0), (0.24, 0.99, 1.09, 0), (0.30, 0.94, 1.04, 0)), 0.12),
        (
            "bobble",
            (
                (0.86, 0.05, 0.05, 0),
                (0.92, 0.20, 0.20, 0),
                (1.04, 0.24, 0.24, 0),
                (1.16, 0.18, 0.18, 0),
                (1.22, 0.03, 0.03, 0),
            ),
            -0.2,
        ),
    ),
    "bowler": (
        (
            "brim",
            (
                (0.18, 0.90, 1.00, 0),
                (0.06, 1.12, 1.20, 0),
                (0.10, 1.24, 1.32, 0),
                (0.12, 1.22, 1.30, 0),
                (0.10, 0.9, 1.0, 0),
            ),
            0.0,
        ),
        (
            "crown",
            (
                (0.10, 0.90, 1.00, 0),
                (0.42, 0.90, 0.99, 0),
                (0.74, 0.66, 0.72, 0),
                (0.86, 0.28, 0.3, 0),
                (0.88, 0.03, 0.03, 0),
            ),
            0.0,
        ),
        ("band", ((0.12, 0.915, 1.015, 0), (0.28, 0.91, 1.005, 0)), 0.5),
    ),
    "straw": (
        (
            "brim",
            (
                (0.18, 0.90, 1.00, 0),
                (0.08, 1.25, 1.32, 0),
                (-0.04, 1.70, 1.78, 0),
                (-0.06, 1.69, 1.77, 0),
                (0.08, 0.9, 1.0, 0),
            ),
            0.0,
        ),
        (
            "crown",
            (
                (0.10, 0.89, 0.99, 0),
                (0.40, 0.84, 0.92, 0),
                (0.64, 0.74, 0.80, 0),
                (0.72, 0.4, 0.44, 0),
                (0.73, 0.03, 0.03, 0),
            ),
            0.0,
        ),
        ("band", ((0.12, 0.905, 1.005, 0), (0.26, 0.89, 0.98, 0)), 0.55),
    ),
    "top": (
        (
            "brim",
            (
                (0.18, 0.90, 1.00, 0),
                (0.06, 1.15, 1.22, 0),
                (0.10, 1.30, 1.36, 0),
                (0.12, 1.28, 1.34, 0),
                (0.10, 0.9, 1.0, 0),
            ),
            0.0,
        ),
        (
            "crown",
            (
                (0.10, 0.89, 0.99, 0),
                (0.50, 0.83, 0.90, 0),
                (1.10, 0.86, 0.92, 0),
                (1.20, 0.84, 0.9, 0),
                (1.21, 0.05, 0.05, 0),
            ),
            0.0,
        ),
        ("band", ((0.12, 0.905, 1.005, 0), (0.32, 0.87, 0.96, 0)), -0.3),
    ),
    "cone": (
        (
            "crown",
            (
                (-0.12, 1.62, 1.66, 0),
                (-0.10, 1.60, 1.64, 0),
                (0.30, 1.02, 1.06, 0),
                (0.66, 0.46, 0.48, 0),
                (0.92, 0.03, 0.03, 0),
            ),
            0.0,
        ),
    ),
    "nightcap": (
        (
            "crown",
            (
                (0.10, 0.94, 1.04, 0),
                (0.42, 0.88, 0.94, -0.06),
                (0.78, 0.58, 0.62, -0.30),
                (0.98, 0.34, 0.36, -0.66),
                (0.90, 0.22, 0.22, -1.02),
                (0.62, 0.13, 0.13, -1.26),
                (0.50, 0.03, 0.03, -1.30),
            ),
            0.0,
        ),
        ("fold", ((-0.02, 0.95, 1.05, 0), (0.06, 0.99, 1.09, 0), (0.22, 0.98, 1.08, 0), (0.28, 0.93, 1.03, 0)), -0.3),
        (
            "tassel",
            (
                (0.60, 0.04, 0.04, -1.28),
                (0.52, 0.15, 0.15, -1.30),
                (0.40, 0.15, 0.15, -1.32),
                (0.30, 0.03, 0.03, -1.33),
            ),
            -0.3,
        ),
    ),
    "fez": (
        (
            "crown",
            (
                (0.10, 0.90, 1.00, 0),
                (0.45, 0.80, 0.88, 0),
                (0.92, 0.68, 0.74, 0),
                (0.94, 0.64, 0.7, 0),
                (0.95, 0.03, 0.03, 0),
            ),
            0.0,
        ),
    ),
    "crown": (("circlet", ((0.14, 0.93, 1.03, 0), (0.30, 0.95, 1.05, 0), (0.52, 1.02, 1.12, 0)), 0.0),),
    "wreath": (
        ("circlet", ((0.16, 0.94, 1.04, 0), (0.24, 1.06, 1.16, 0), (0.36, 1.06, 1.16, 0), (0.42, 0.94, 1.04, 0)), 0.0),
    ),
}
WOUND: dict[str, tuple[tuple[float, ...], float]] = {  # the edge's latitudes at LONGITUDES, thickness
    "kerchief": ((42, 36, 20, -18, -46, -58, -60), 0.12),
    "hood": ((38, 34, 22, -34, -54, -64, -66), 0.20),
    "headscarf": ((46, 40, 24, -28, -56, -68, -70), 0.13),
    "turban": ((40, 36, 28, 14, 2, -14, -20), 0.30),
}


def hat(kind: str, tone_name: str, skull: Skull, seat: Seat, prefix: str) -> list[Part]:
    """The parts of a hat or head-cloth."""
    tone = colour(tone_name)
    if kind in WOUND:
        return _wound(kind, tone, skull, seat, prefix)
    return [
        _piece(f"{prefix}hat.{piece}", rings, tone.darker(dark) if dark >= 0 else tone.lighter(-dark), seat, skull)
        for piece, rings, dark in LOFTED[kind]
    ]


def _piece(name: str, rings: tuple[Ring, ...], tone: Colour, seat: Seat, skull: Skull) -> Part:
    up = unit(vec(0, 1, -0.20))
    right, back = vec(1, 0, 0), np.cross(vec(1, 0, 0), up)
    wide, raised = skull.body.face.width, 0.10 * min(skull.body.child, 1.0)
    centres = [vec(0, 0.28 + raised, -0.10) + up * y + vec(0, 0, z) for y, _, _, z in rings]
    to_space = seat.axes.T * seat.size
    skin = Loft(
        seat(smooth(np.array(centres), 3)),
        smooth(np.array([right * x * wide for _, x, _, _ in rings]), 3) @ to_space,
        smooth(np.array([back * z for _, _, z, _ in rings]), 3) @ to_space,
        30,
        _points if name.endswith("circlet") and len(rings) == 3 else _leaves if name.endswith("circlet") else None,
    )
    # Hair pressed flat under a crown may bulge through its side; it is not seen.
    pressed = 0.22 * seat.size if name.endswith("crown") else 0.0
    return replace(_cloth(name, skin.mesh(), tone, ()), over=pressed)


def _points(t: Space, angle: Space) -> Space:
    """The rim of a crown."""
    return np.asarray(1 + 0.05 * t * np.sin(8 * angle), np.float64)


def _leaves(t: Space, angle: Space) -> Space:
    return np.asarray(1 + 0.09 * np.sin(13 * angle + 6 * t), np.float64)


def _cloth(name: str, mesh: Mesh, tone: Colour, marks: tuple[Mark, ...], flows: frozenset[str] = frozenset()) -> Part:
    return Part(name, mesh, tone, "hat", "garment", 0.95, 0.5, 1.4, marks=marks, flows=flows, tau=0.6, round_by=1.2)


def _wound(kind: str, tone: Colour, skull: Skull, seat: Seat, prefix: str) -> list[Part]:
    line, thick = WOUND[kind]
    lon = np.linspace(-180, 180, 56, endpoint=False)
    edge = np.interp(np.abs(lon), LONGITUDES, line) - 4 * min(skull.body.child, 1.0)
    t = np.linspace(0, 1, 11)[:, None]
    lat, around = edge + (90 - edge) * t, np.broadcast_to(lon, (11, 56))
    lift = thick * (0.55 + 0.45 * np.clip(t / 0.2, 0, 1)) * np.ones_like(lat)
    if kind == "turban":
        lift = (
            lift
            + 0.14 * np.sin(np.pi * np.clip(t * 1.2, 0, 1))
            + 0.035 * np.abs(np.sin(np.radians(lat * 3.2 + 0.5 * around)))
        )
    points = skull.polar(around, lat, lift)
    if kind == "hood":
        points[..., 2] += 0.12 * (1 - t) * (np.cos(np.radians(around)) > -0.2)
        points[..., 2] -= 0.34 * np.exp(-(((np.abs(around) - 180) / 50) ** 2)) * np.exp(-(((lat - 40) / 28) ** 2))
    shell = Mesh(seat(points), grid_faces(11, 56, True))
    marks = _windings(kind, skull, seat, thick)
    made = [_cloth(f"{prefix}hat.shell", shell, tone, marks, frozenset({f"{prefix}hat.fall"}))]
    if kind == "kerchief":
        made += _knotted(skull, seat, tone, prefix)
    if kind in ("headscarf", "hood"):
        made.append(_fall(skull, seat, tone, prefix, kind))
    return made


def _windings(kind: str, skull: Skull, seat: Seat, thick: float) -> tuple[Mark, ...]:
    marks: list[Mark] = []
    if kind == "turban":
        for k in range(6):
            lon = np.linspace(-150 + 10 * k, 150 - 16 * k, 20)
            lat = 44 + 7 * k + (0.16 + 0.03 * k) * lon * (1 if k % 2 else -1)
            keep = (lat > 38) & (lat < 86)
            if keep.sum() > 4:
                marks.append(
                    Stroke(seat(skull.polar(lon[keep], lat[keep], thick + 0.16)), 0.9, None, 0.6, 0.25 * seat.size)
                )
        return tuple(marks)
    for at in (-70.0, -48.0, 50.0, 72.0, 120.0, -120.0):
        lat = np.linspace(62, -8 if abs(at) > 60 else 30, 10)
        marks.append(
            Stroke(seat(skull.polar(at + 10 * np.sin(lat / 30), lat, thick)), 0.8, None, 0.45, 0.1 * seat.size)
        )
    return tuple(marks)


def _knotted(skull: Skull, seat: Seat, tone: Colour, prefix: str) -> list[Part]:
    """A band under the chin and the two ends of its knot."""
    lon, lat = (-84.0, -52.0, 0.0, 52.0, 84.0), (-30.0, -54.0, -70.0, -54.0, -30.0)
    band = tube(seat(skull.polar(lon, lat, 0.06)), [0.10 * seat.size], flat=0.5)
    made = [_cloth(f"{prefix}hat.band", band.mesh(), tone, ())]
    chin = -0.98 * skull.drop
    for side in (-1, 1):
        way = seat([(0, chin, 0.62), (side * 0.17, chin - 0.20, 0.68), (side * 0.28, chin - 0.48, 0.62)])
        end = tube(way, [0.07 * seat.size, 0.12 * seat.size, 0.05 * seat.size], flat=0.45)
        made.append(_cloth(f"{prefix}hat.end{side}", end.mesh(), tone, ()))
    return made


def _fall(skull: Skull, seat: Seat, tone: Colour, prefix: str, kind: str) -> Part:
    """The cloth gathered under the chin and lying on the shoulders."""
    down = unit(0.4 * vec(0, -1, 0) + 0.6 * seat.down())
    start = vec(0, -0.62 * skull.drop, -0.10)
    wide = 1.0 if kind == "headscarf" else 1.12
    rings = [(0.0, 0.74, 0.80), (0.35, 0.66, 0.72), (0.72, 0.92, 0.80), (1.02, 1.30 * wide, 0.98)]
    to_space = seat.axes.T * seat.size
    skin = Loft(
        seat(smooth(np.array([start + down * f for f, _, _ in rings]), 3)),
        smooth(np.array([vec(x * skull.body.face.width, 0, 0) for _, x, _ in rings]), 3) @ to_space,
        smooth(np.array([vec(0, 0, z) for _, _, z in rings]), 3) @ to_space,
        30,
        lambda t, a: 1 + 0.035 * t * np.sin(7 * a + 1),
    )
    folds = [
        Stroke(skin.at(np.linspace(0.1, 0.9, 9), np.linspace(a, a + 0.35, 9)), 0.9, None, 0.5, 0.1)
        for a in (0.7, 1.3, 2.0, 2.6, 4.0, 5.2)
    ]
    return _cloth(f"{prefix}hat.fall", skin.mesh(), tone, tuple(folds), frozenset({f"{prefix}hat.shell"}))
