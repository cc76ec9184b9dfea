"""Skirts, coats, capes and ponchos: rings of cloth let fall over the body."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from studio.colour import Colour, mix
from studio.figures.cloth import Capsule, drape
from studio.figures.mesh import Blush, Loft, Mark, Mesh, Stroke, sheet
from studio.figures.skeleton import Skeleton
from studio.figures.space import Space, Vector, smooth, unit, vec

COLUMNS = 52
# The hollow of a fold: violet, as shade on cloth is.
HOLLOW = Colour(0.36, 0.34, 0.52)


def hollow_of(tone: Colour) -> Colour:
    """The hollow of a fold in cloth of this colour: always darker than it, or it would be a stripe."""
    return HOLLOW if tone.lightness > HOLLOW.lightness + 0.12 else mix(tone.darker(0.40), HOLLOW, 0.15)


@dataclass(frozen=True, eq=False)
class Drapery:
    """A settled cloth: rows from where it is held to its hem."""

    grid: Space  # (rows, columns, 3)
    closed: bool

    def at(self, t: ArrayLike, turn: ArrayLike) -> Space:
        """A place on it: t 0 … 1 from top to hem, turn in radians round (closed) or 0 … 2π across."""
        along, angle = np.broadcast_arrays(np.asarray(t, np.float64), np.asarray(turn, np.float64))
        high, wide = self.grid.shape[:2]
        y = np.clip(along, 0, 1) * (high - 1)
        x = (angle / (2 * np.pi) * wide) % wide if self.closed else np.clip(angle / (2 * np.pi), 0, 1) * (wide - 1)
        i, j = np.minimum(y.astype(int), high - 2), x.astype(int) % wide
        k = (j + 1) % wide if self.closed else np.minimum(j + 1, wide - 1)
        fy, fx = (y - i)[..., None], (x - np.floor(x))[..., None]
        above = self.grid[i, j] * (1 - fx) + self.grid[i, k] * fx
        below = self.grid[i + 1, j] * (1 - fx) + self.grid[i + 1, k] * fx
        return np.asarray(above * (1 - fy) + below * fy, np.float64)

    def mesh(self) -> Mesh:
        high, wide = self.grid.shape[:2]
        finer = smooth(self.grid.reshape(high, -1), 2).reshape(-1, wide, 3)
        return sheet(finer, self.closed)

    def folds(self, weight: float, least: float, tone: Colour) -> tuple[Mark, ...]:
        """A pen line down every valley deep enough, from where it begins to the hem, and shade that widens with it."""
        centre = self.grid.mean(axis=1, keepdims=True)
        out = np.linalg.norm(self.grid - centre, axis=2)
        kernel = np.ones(9) / 9
        local = np.stack([np.convolve(np.r_[row[-4:], row, row[:4]], kernel, "valid") for row in out])
        depth = local - out
        hem = depth[-4:].mean(axis=0)
        valleys = (hem > np.roll(hem, 1)) & (hem >= np.roll(hem, -1)) & (hem > least)
        marks: list[Mark] = []
        for column in np.flatnonzero(valleys):
            if not self.closed and not 2 < column < self.grid.shape[1] - 3:
                continue
            deep = np.flatnonzero(depth[:, column] < 0.35 * least)
            start = int(deep.max()) + 1 if len(deep) else 1
            start = max(start, 2 + int(column * 7) % 3)
            if start < len(out) - 2:
                marks.append(self._hollow(start, int(column), tone))
                marks.append(Stroke(smooth(self.grid[start:, column], 3), weight, None, 0.75, 0.5))
        return tuple(marks)

    def _hollow(self, start: int, column: int, tone: Colour) -> Blush:
        """Shade in a valley: nothing where it begins, broad at the hem."""
        t = np.linspace(start / (len(self.grid) - 1), 0.995, 8)
        wide = len(self.grid[0]) if self.closed else len(self.grid[0]) - 1
        step = 2 * np.pi / wide
        grow = np.linspace(0.1, 1.0, 8) * step
        ring = np.vstack([self.at(t, column * step - 0.3 * grow), self.at(t, column * step + 1.3 * grow)[::-1]])
        return Blush(ring, hollow_of(tone), 0.3, 0.3)


def limbs(s: Skeleton, room: float = 0.4) -> list[Capsule]:
    """The body as capsules, a little larger than it is."""
    k, b = s.bones.thick, s.bones
    made = []
    for leg in s.legs.values():
        made.append(Capsule(leg.hip, leg.knee, 3.6 * k + room, 3.1 * k + room))
        made.append(Capsule(leg.knee, leg.ankle, 3.4 * k + room, 2.4 * k + room))
    wide = b.hip + 1.0 * k
    side = s.pelvis_axes[:, 0]
    made.append(
        Capsule(
            s.hips - side * 0.5 * wide,
            s.hips + side * 0.5 * wide,
            4.4 * k + 0.8 * b.belly + room,
            4.4 * k + 0.8 * b.belly + room,
        )
    )
    return made


def upper_limbs(s: Skeleton, room: float = 0.5) -> list[Capsule]:
    """Trunk and arms, for what hangs from the shoulders."""
    k, b = s.bones.thick, s.bones
    made = [Capsule(s.hips, s.mid, 5.2 * k + room, 5.2 * k + room)]
    side = s.chest_axes[:, 0]
    low = s.chest + s.chest_axes @ vec(0, -0.2 * b.spine, 0)
    made.append(Capsule(low - side * 0.55 * b.shoulder, low + side * 0.55 * b.shoulder, 5.0 * k + room, 5.0 * k + room))
    high = s.chest + s.chest_axes @ vec(0, -0.05 * b.spine, 0)
    made.append(Capsule(high - side * 0.5 * b.shoulder, high + side * 0.5 * b.shoulder, 4.4 * k + room, 4.4 * k + room))
    for arm in s.arms.values():
        made.append(Capsule(arm.shoulder, arm.elbow, 3.0 * k + room, 2.6 * k + room))
        made.append(Capsule(arm.elbow, arm.wrist.at, 2.6 * k + room, 2.1 * k + room))
    return made


# How much of what a skirt has below mid-thigh a wide stride takes up.
HITCHED = 0.55


def skirt(s: Skeleton, length: float, flare: float, folds: int, split: float, wind: Vector, floor: float) -> Drapery:
    """Cloth from the waist over both legs; `split` leaves it open in front."""
    b, k = s.bones, s.bones.thick
    # A short skirt swings free of what the legs do.
    apart = _apart(s) * float(np.clip((length - 0.4) / 0.2, 0, 1))
    tight = apart * float(np.clip((length - 0.6) / 0.2, 0, 1))
    # Whoever strides out in a long skirt gathers it up: the feet are free.
    bent = max(leg.bent for leg in s.legs.values())
    length -= HITCHED * apart * min(1.0, 4 * bent) * max(0.0, length - 0.5)
    rows = max(8, round(6 + 9 * length))
    side, front = s.pelvis_axes[:, 0], s.pelvis_axes[:, 2]
    top = s.waist + s.pelvis_axes @ vec(0, -0.01 * b.spine, 0.5 * b.belly)
    first = (0.80 * b.shoulder + 0.6 * k + 1.7 * b.belly, 4.4 * k + 2.9 * b.belly)
    strides = _strides(s, apart)
    grid = np.empty((rows, COLUMNS, 3))
    girth = np.empty(rows)
    for i, t in enumerate(_levels(length, rows)):
        # A coat is buttoned at the waist and opens below it.
        angle = _angles(split, split * i / (rows - 1))
        if i == 0:
            centre, across, deep, lean = top, side * first[0], front * first[1], 0.0
        else:
            places = [_place(way, t) for way in strides]
            centre = (places[0] + places[1]) / 2
            before = [_place(way, max(t - 0.08, 0)) for way in strides]
            along = unit(centre - (before[0] + before[1]) / 2 - s.pelvis_axes[:, 1] * 0.02)
            su = unit(side - along * (side @ along))
            sv = np.cross(su, along)
            sv = sv if sv @ front > 0 or abs(sv @ front) < 0.2 else -sv
            gap = places[0] - places[1]
            # A row goes from one leg to the same place on the other: a lifted one lifts the hem.
            slope = apart * _tilt(gap, along, su, sv)
            x, y = _reach(s, centre, along - slope[0] * su - slope[1] * sv, (su, sv), apart)
            wide, thick = max(abs(gap @ su) / 2, np.ptp(x) / 2), max(abs(gap @ sv) / 2, np.ptp(y) / 2)
            centre = centre + (su + slope[0] * along) * np.mean(x) + (sv + slope[1] * along) * np.mean(y)
            # Hips round the cloth out little by little: no shelf below the waist.
            hips = min(1.0, 7 * t)
            grow = 0.8 * hips + 7.5 * t**1.1 * flare
            across = (su + slope[0] * along) * (wide + (2.0 + 1.1 * hips) * k + 0.7 * b.belly + grow * k)
            deep = (sv + slope[1] * along) * (thick + (3.3 + 0.8 * hips) * k + 1.2 * b.belly + grow * k)
            lean = 0.10 * min(1.0, i / 5) + 0.09 * i / (rows - 1)
        wave = 1 + lean * np.sin(folds * angle + 1.3 * np.sin(2 * angle) + 0.7)
        grid[i] = centre + (np.cos(angle) * wave)[:, None] * across + (np.sin(angle) * wave)[:, None] * deep
        natural = np.pi * (b.hip + 11.0 * k + 0.9 * b.belly + 14.5 * t**1.1 * flare * k)
        # As wide as it lies, folds and all, but no wider than it was cut; a stride draws it out to its last fold.
        lies = _way_round(grid[i], split == 0)
        cut = natural * (1.15 + 0.45 * min(flare, 1.2))
        girth[i] = min(lies, cut + apart * max(0.0, lies - cut))
    step = np.diff(_levels(length, rows)) * b.leg * (1.02 + 0.5 * bent * (1 - 0.8 * tight))
    step[0] = float(np.linalg.norm(grid[1] - grid[0], axis=1).mean())
    # Where thighs are drawn below it, a skirt goes round them with room to spare.
    room = 0.4 if length > 0.4 and not split else 0.4 + 0.7 * k
    settled = drape(grid, girth / COLUMNS, step, limbs(s, room), wind, split == 0, floor)
    for _ in range(1 + round(3 * tight)):  # drawn from leg to leg it has few small folds
        settled = eased(settled, split == 0)
    return Drapery(_over_the_hips(settled), split == 0)


def _over_the_hips(grid: Space) -> Space:
    """A skirt without the edge that the hips' height makes of it: the waist runs out into it."""
    soft = grid.copy()
    for _ in range(3):
        soft[1:4] = 0.5 * soft[1:4] + 0.25 * (soft[:3] + soft[2:5])
    return soft


def _levels(length: float, rows: int) -> Space:
    """How far down the legs each row of a skirt lies: the first at the waist, the second round the hips."""
    return np.concatenate([[0.0], np.linspace(0.0, length, rows - 1)])


def _apart(s: Skeleton) -> float:
    """0 when both legs go the same way, 1 when a stride throws a thigh or a shin far from the other."""
    first, second = (np.array([unit(leg.knee - leg.hip), unit(leg.ankle - leg.knee)]) for leg in s.legs.values())
    return float(np.clip((np.linalg.norm(first - second, axis=1).max() - 0.35) / 0.6, 0, 1))


def _strides(s: Skeleton, apart: float) -> list[Space]:
    """Hip, knee and end of each leg as a skirt follows it: from both knees it swings down, whatever one shin does."""
    down = -s.axes[:, 1]
    ways = []
    for leg in s.legs.values():
        shin = leg.ankle - leg.knee
        long = float(np.linalg.norm(shin))
        ways.append(np.array([leg.hip, leg.knee, leg.knee + long * unit((1 - apart) * unit(shin) + apart * down)]))
    return ways


def _place(way: Space, t: float) -> Space:
    """A place on hip, knee and end, 0 … 1."""
    gaps = np.linalg.norm(np.diff(way, axis=0), axis=1)
    far = t * float(gaps.sum())
    on = np.array([0.0, gaps[0], gaps.sum()])
    return np.array([np.interp(far, on, way[:, axis]) for axis in range(3)])


def _tilt(gap: Space, along: Space, su: Space, sv: Space) -> Space:
    """How steeply, by two axes, a row rises from one leg to the other: no steeper than halfway upright."""
    aside = np.array([gap @ su, gap @ sv])
    way = float(np.hypot(*aside)) + 1e-9
    rise = float(np.clip(gap @ along / max(way, 6.0), -1.0, 1.0))
    return np.asarray(rise * aside / way, np.float64)


def _reach(s: Skeleton, centre: Space, along: Space, axes: tuple[Space, Space], apart: float) -> tuple[Space, Space]:
    """From where to where both legs lie about a centre, at its level, by two axes: a hem has to go round them."""
    points = np.array([leg.along(t) for leg in s.legs.values() for t in np.linspace(0.1, 1, 10)]) - centre
    level = apart * np.exp(-((points @ along / (0.14 * s.bones.leg)) ** 2))
    x, y = ((points @ axis) * level for axis in axes)
    return np.array([x.min(), x.max()]), np.array([y.min(), y.max()])


def eased(grid: Space, closed: bool) -> Space:
    """The cloth without the jags that its coarse threads leave: each point drawn to its neighbours in the row."""
    before, after = np.roll(grid, 1, axis=1), np.roll(grid, -1, axis=1)
    if not closed:
        before[:, 0], after[:, -1] = grid[:, 0], grid[:, -1]
    return np.asarray(0.5 * grid + 0.25 * (before + after), np.float64)


def _way_round(ring: Space, closed: bool) -> float:
    whole = np.vstack([ring, ring[:1]]) if closed else ring
    return float(np.linalg.norm(np.diff(whole, axis=0), axis=1).sum())


def _angles(split: float, here: float | None = None) -> Space:
    """Angles round, the front at π/2; open there by `split` on either side, or at this row by `here`."""
    if split == 0:
        return np.linspace(0, 2 * np.pi, COLUMNS, endpoint=False)
    gap = split if here is None else here
    return np.linspace(np.pi / 2 + gap, np.pi / 2 + 2 * np.pi - gap, COLUMNS)


def mantle(s: Skeleton, length: float, split: float, wind: Vector, floor: float) -> Drapery:
    """Cloth from the neck over the shoulders: a cape when open in front, a poncho when closed."""
    b, k = s.bones, s.bones.thick
    rows = 14
    angle = _angles(split)
    side, up, front = s.chest_axes.T
    neck = s.chest + up * 0.055 * b.spine
    total = length * (b.spine + b.leg)
    grid = np.empty((rows, len(angle), 3))
    girth = np.empty(rows)
    shoulder = 1.15 * b.shoulder
    for i, t in enumerate(np.linspace(0, 1, rows)):
        out = min(1.0, 3.2 * t)
        wide = 0.44 * b.shoulder + out * (0.95 * shoulder) + 5.0 * k * t
        deep = 0.36 * b.shoulder + out * 4.6 * k + 5.0 * k * t
        drop = 0.06 * total * min(1.0, 3 * t) + max(0.0, t - 0.2) * total
        wave = 1 + 0.07 * min(1.0, 2 * t) * np.sin(8 * angle + 1.1 * np.sin(2 * angle))
        down = up * (1 - t) + vec(0, 1, 0) * t
        girth[i] = np.pi * (wide + deep) * 1.08
        if not split:
            wide, deep, drop = _spread(t, wide, deep, drop, total)
            girth[i] = max(girth[i], SPREAD * np.pi * (wide + deep))
        grid[i] = (
            neck
            - unit(down) * drop
            + (np.cos(angle) * wave)[:, None] * side * wide
            + (np.sin(angle) * wave)[:, None] * front * deep
        )
    share = (2 * np.pi - 2 * split) / (2 * np.pi)
    settled = drape(
        grid,
        girth * share / len(angle),
        np.full(rows - 1, total / (rows - 1)),
        [*upper_limbs(s, 0.5 if split else 1.3), *limbs(s, 1.2)],
        wind,
        split == 0,
        floor,
        60 if split else 110,
    )
    return Drapery(eased(settled, split == 0), split == 0)


# How much of the breadth in which it was spread out a poncho keeps when it hangs.
SPREAD = 0.62


def _spread(t: float, wide: float, deep: float, drop: float, total: float) -> tuple[float, float, float]:
    """A poncho before it falls: spread over both arms, which it then lies on, whatever they do."""
    far = 0.62 * total * max(0.0, t - 0.1)
    return wide + 0.5 * far, deep + far, 0.5 * drop


# The edges of a length of cloth on the trunk, by place along and angle round it, from the right hip to the left breast.
UPPER = ((0.24, 3.9), (0.38, 3.0), (0.56, 2.25), (0.75, 1.6), (0.90, 1.15))
LOWER = ((0.02, 3.7), (0.06, 2.8), (0.20, 1.9), (0.42, 1.05), (0.70, 0.55))
BREADTHS = 13


def wrap(s: Skeleton, trunk: Loft, length: float, wind: Vector) -> Drapery:
    """Cloth laid from the right hip over the breast and the left shoulder; what is left hangs down the back."""
    b, k, axes = s.bones, s.bones.thick, s.chest_axes
    shoulder = s.arms["left"].shoulder
    inner = s.chest + axes @ vec(0.46 * b.shoulder, 0.075 * b.spine, 0.2)
    outer = shoulder + axes @ vec(0.6 * k, 3.3 * k, 0)
    upper, lower = np.array(UPPER), np.array(LOWER)
    ways = []
    for v in np.linspace(0, 1, BREADTHS):
        on = (1 - v) * upper + v * lower
        over = (1 - v) * inner + v * outer
        ripple = 0.6 * k * np.sin(3.5 * 2 * np.pi * v)
        back = over + axes @ vec(0, -0.10 * b.spine, -5.2 * k)
        falls = [
            back + vec(0, -drop, 0) - axes[:, 2] * (0.05 * drop + ripple * n / 2) + vec(*wind) * 0.5 * drop
            for n, drop in enumerate(np.array((0.3, 0.65, 1.0)) * length * (b.spine + b.leg))
        ]
        ways.append(smooth(np.array([*trunk.at(on[:, 0], on[:, 1]), over, back, *falls]), 4))
    return Drapery(np.stack(ways, axis=1), False)
