"""The surface of a head: cranium and jaw blended into one, with a dozen swellings.

Units: the radius of the head (crown at about +1, chin at about -1), in the head's own axes.
"""

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import ArrayLike

from studio.compiled import compiled
from studio.figures.mesh import Mesh, grid_faces
from studio.figures.moods import Mood
from studio.figures.space import Space, rows, unit, vec
from studio.figures.traits import Body

# How sharply cranium and jaw meet: high keeps both, low melts them.
BLEND = 7.0
# The face as a relief: half the side of its square, and samples along it.
RELIEF_HALF, RELIEF_COUNT = 1.25, 61


def direction(lon: ArrayLike, lat: ArrayLike) -> Space:
    """Unit directions; longitude 0 is forward and grows towards the figure's left. Degrees."""
    a, b = np.radians(np.asarray(lon, np.float64)), np.radians(np.asarray(lat, np.float64))
    return np.stack([np.cos(b) * np.sin(a), np.sin(b), np.cos(b) * np.cos(a)], -1)


@compiled
def _leaving(x: float, y: float, z: float, egg: Space) -> float:
    """How far from the origin a ray leaves an ellipsoid, given as centre and half axes."""
    qx, qy, qz = x / egg[1, 0], y / egg[1, 1], z / egg[1, 2]
    cx, cy, cz = egg[0, 0] / egg[1, 0], egg[0, 1] / egg[1, 1], egg[0, 2] / egg[1, 2]
    a, b, k = qx * qx + qy * qy + qz * qz, qx * cx + qy * cy + qz * cz, cx * cx + cy * cy + cz * cz - 1
    return float((b + np.sqrt(max(b * b - a * k, 0.0))) / a)


@compiled
def _radii(d: Space, cranium: Space, jaw: Space, bumps: Space, out: Space) -> None:
    """The surface in each of these directions; a bump is a direction, a sharpness and a height."""
    for i in range(len(d)):
        x, y, z = d[i, 0], d[i, 1], d[i, 2]
        first, second = _leaving(x, y, z, cranium), _leaving(x, y, z, jaw)
        r = (first**BLEND + second**BLEND) ** (1 / BLEND)
        # Where both agree the blend swells: take that back.
        r = r * (1 - 0.055 * (min(first, second) / max(first, second)) ** BLEND)
        for n in range(len(bumps)):
            near = x * bumps[n, 0] + y * bumps[n, 1] + z * bumps[n, 2]
            r = r + bumps[n, 4] * np.exp(bumps[n, 3] * (near - 1))
        out[i] = r


@compiled
def _fronts(flat: Space, cranium: Space, jaw: Space, bumps: Space, low: Space, high: Space) -> None:
    """Between `low` and `high`, how far forward the surface lies over flat face coordinates; both close in on it."""
    v, r = np.empty((1, 3)), np.empty(1)
    for i in range(len(flat)):
        for _ in range(13):
            z = (low[i] + high[i]) / 2
            far = np.sqrt(flat[i, 0] * flat[i, 0] + flat[i, 1] * flat[i, 1] + z * z)
            v[0, 0], v[0, 1], v[0, 2] = flat[i, 0] / far, flat[i, 1] / far, z / far
            _radii(v, cranium, jaw, bumps, r)
            if far > r[0]:
                high[i] = z
            else:
                low[i] = z


@dataclass(eq=False)
class Skull:
    """A head's surface as a radius in every direction."""

    body: Body
    mood: Mood
    drop: float = field(init=False)  # length of the face below the eyes

    def __post_init__(self) -> None:
        face, k, o = self.body.face, self.body.child, self.body.old
        self.drop = face.length * (1 - 0.13 * min(k, 1.2)) + 0.24 * self.mood.open
        fat = max(self.body.stout, 0.0)
        wide = face.width * (1 + 0.04 * fat)
        skull = vec(0.80 * wide * (1 + 0.05 * k), 0.84, 0.96) * (1 + 0.06 * k)
        self._cranium = np.array([vec(0, 0.20 + 0.02 * k, -0.12), skull])
        jaw = face.jaw * (1 - 0.09 * self.body.feminine * (1 - min(k, 1.0))) * (1 + 0.10 * fat)
        chin = vec(0.65 * jaw * wide * (1 + 0.08 * k), 0.62 * self.drop, 0.66)
        self._jaw = np.array([vec(0, -0.42 * self.drop, 0.20), chin])
        bumps = [*self._middle_bumps(k), *(bump for s in (-1.0, 1.0) for bump in self._side_bumps(s, k, o, fat))]
        self._bumps = np.array([(*unit(place), spread**-2, height) for place, spread, height in bumps])
        self._front = self._relief()

    def _middle_bumps(self, k: float) -> list[tuple[Space, float, float]]:
        """Chin, mouth and brow: direction, spread, height."""
        face, d, gape = self.body.face, self.drop, self.mood.open
        thin = 1 - 0.6 * min(self.body.old, 1.0)
        return [
            (vec(0, -0.94 * d, 0.66), 0.17, 0.115 * face.chin * (1 - 0.40 * k)),
            (vec(0, -0.60 * d, 0.86), 0.22, 0.045),
            (vec(0, -0.615 * d + 0.10 * gape, 0.88), 0.055, 0.046 * face.lips * thin),
            (vec(0, -0.735 * d - 0.12 * gape, 0.83), 0.055, 0.044 * face.lips * thin),
            (vec(0, -0.675 * d - 0.05 * gape, 0.85), 0.05 + 0.10 * gape, -0.20 * max(gape - 0.08, 0)),
            (vec(0, -0.84 * d, 0.78), 0.07, -0.046),
            (vec(0, 0.24, 1.0), 0.26, 0.035 * face.brow_ridge * (1 - min(k, 1.0))),
            # The notch between brow and nose, which makes a profile, and the rise from the chin to the throat:
            # without it the jaw is a slab.
            (vec(0, 0.03 - 0.12 * k, 1.0), 0.10, -0.075 + 0.03 * min(k, 1.0)),
            (vec(0, -0.92 * d, 0.02), 0.26, -0.15 + 0.05 * min(k, 1.0) + 0.06 * min(max(self.body.stout, 0.0), 1.0)),
        ]

    def _side_bumps(self, side: float, k: float, o: float, fat: float) -> list[tuple[Space, float, float]]:
        """Cheek, socket and jowl of one side."""
        face, mood = self.body.face, self.mood
        cheek = 0.060 * face.cheek + 0.03 * k + 0.16 * max(mood.smile, 0) - 0.04 * o + 0.03 * fat
        return [
            (vec(side * 0.50, -0.22, 0.74), 0.22, cheek + 0.012),
            (vec(side * 0.36, 0.02 - 0.1 * k, 0.95), 0.16, -0.065 + 0.03 * k),
            # The outer corner of the socket, between brow and cheekbone: the far side of a turned face dips there.
            (vec(side * 0.68, 0.01 - 0.1 * k, 0.66), 0.12, -0.060 + 0.03 * k),
            (
                vec(side * 0.60, 0.27 - 0.06 * k, 0.76),
                0.14,
                (0.022 + 0.024 * face.brow_ridge) * (1 - 0.6 * min(k, 1.0)),
            ),
            # The cheekbone, and below it the hollow before the mouth's barrel.
            (vec(side * 0.60, -0.22 - 0.1 * k, 0.70), 0.13, 0.026 + 0.012 * face.cheek),
            # Age hollows the temple and the cheek, and hangs what it took beside the chin.
            (vec(side * 0.80, 0.22, 0.42), 0.17, -0.055 * o),
            (vec(side * 0.46, -0.82 * self.drop, 0.50), 0.11, 0.050 * o),
            (
                vec(side * 0.52, -0.54 * self.drop, 0.62),
                0.13,
                -(0.030 + 0.035 * o) * (1 - min(k, 1.0)) * (1 - min(fat, 1.0)),
            ),
            (vec(side * 0.45, -0.62, 0.6), 0.2, 0.05 * k * face.cheek - 0.05 * o + 0.07 * fat),
        ]

    def radius(self, d: Space) -> Space:
        out = np.empty(d.shape[:-1])
        _radii(np.ascontiguousarray(d).reshape(-1, 3), self._cranium, self._jaw, self._bumps, out.reshape(-1))
        return out

    def mesh(self, down: int = 60, round_: int = 54) -> Mesh:
        """The skin, with more points in front than behind, and most from the chin to the brow."""
        even = np.linspace(-180, 180, round_, endpoint=False)
        lon = even - 30 * np.sin(np.radians(even))
        level = np.interp(np.linspace(0, 1, down), (0, 0.08, 0.78, 1), (-90, -62, 25, 90))
        lat, lon = np.meshgrid(level, lon, indexing="ij")
        d = direction(lon, lat).reshape(-1, 3)
        return Mesh(d * self.radius(d)[:, None], grid_faces(down, round_, True))

    def _relief(self) -> Space:
        """How far forward the face lies, over a square of flat face coordinates."""
        flat = np.linspace(-RELIEF_HALF, RELIEF_HALF, RELIEF_COUNT)
        p = np.stack(np.meshgrid(flat, flat), -1).reshape(-1, 2)
        low, high = np.zeros(len(p)), np.full(len(p), 1.8)
        _fronts(p, self._cranium, self._jaw, self._bumps, low, high)
        return np.asarray((low + high) / 2, np.float64).reshape(RELIEF_COUNT, RELIEF_COUNT)

    def on(self, xy: ArrayLike, lift: float = 0.0) -> Space:
        """Flat face coordinates (x, y) dropped onto the front of the head."""
        p = np.asarray(xy, np.float64).reshape(-1, 2)
        place = np.clip((p / RELIEF_HALF + 1) / 2, 0, 0.999999) * (RELIEF_COUNT - 1)
        i = place.astype(int)
        fx, fy = (place - i).T
        z = self._front
        near = z[i[:, 1], i[:, 0]] * (1 - fx) + z[i[:, 1], i[:, 0] + 1] * fx
        far = z[i[:, 1] + 1, i[:, 0]] * (1 - fx) + z[i[:, 1] + 1, i[:, 0] + 1] * fx
        q = np.column_stack([p, near * (1 - fy) + far * fy])
        return np.asarray(q * (1 + lift / np.linalg.norm(q, axis=1))[:, None], np.float64)

    def polar(self, lon: ArrayLike, lat: ArrayLike, lift: ArrayLike = 0.0) -> Space:
        """Places given by longitude and latitude, raised above the skin by `lift`."""
        d = direction(lon, lat)
        return np.asarray(d * (self.radius(d) + np.asarray(lift, np.float64))[..., None], np.float64)


@dataclass(frozen=True, eq=False)
class Seat:
    """Where a head sits in space: its middle, its axes (columns right, up, forward) and its radius."""

    middle: Space
    axes: Space
    size: float

    def __call__(self, local: ArrayLike) -> Space:
        return np.asarray(self.middle + self.size * rows(local) @ self.axes.T, np.float64)

    def place(self, x: float, y: float, z: float) -> Space:
        return np.asarray(self((x, y, z))[0], np.float64)

    def down(self) -> Space:
        """Gravity, in the head's own axes."""
        return np.asarray(self.axes.T @ vec(0, -1, 0), np.float64)
