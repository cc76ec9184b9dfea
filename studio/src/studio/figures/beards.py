"""Beards that grow: a thickness on cheek and jaw from a growth line, and a length hanging from the jaw."""

from dataclasses import dataclass, replace

import numpy as np

from studio.chance import Stream
from studio.colour import Colour, colour, mix
from studio.figures.faces import Features
from studio.figures.hair import BRINK
from studio.figures.mesh import Mark, Mesh, Part, Stroke, sheet, tube
from studio.figures.space import Space, smooth, unit, vec


@dataclass(frozen=True)
class Beard:
    """How far round the face it grows (degrees), how thick, how long below the jaw; and its moustache."""

    reach: float = 88.0
    thick: float = 0.05
    length: float = 0.0
    moustache: float = 1.0
    cheeks: float = 0.0  # grown high on the cheeks
    point: float = 0.6  # 0 cut square … 1 to a point


BEARDS: dict[str, Beard] = {
    "stubble": Beard(thick=0.012, moustache=0.25),
    "short": Beard(thick=0.055, length=0.06),
    "full": Beard(thick=0.11, length=0.46, cheeks=0.5, point=0.30),
    "long": Beard(thick=0.12, length=1.12, cheeks=0.5, point=0.55),
    "goatee": Beard(reach=21.0, thick=0.05, length=0.16, point=0.8, moustache=0.7),
    "moustache": Beard(reach=0.0),
    "whiskers": Beard(thick=0.12, length=0.22, moustache=1.5, cheeks=0.5, point=0.1),
}
# Skin that looks away from us by more than this is behind the face's edge.
AWAY = 0.05
BARE = ("bald", "none", "shaved")
# Of a head turned away further than this only the cheeks' hair is seen: what hangs would be a strip by itself.
BEHIND = -0.7


def beard(kind: str, tone_name: str, features: Features, prefix: str, detail: float = 1.0) -> list[Part]:
    """The parts of a beard on this face."""
    how, tone = BEARDS[kind], colour(tone_name)
    if features.ahead < BEHIND:
        how = replace(how, length=0.0, thick=min(how.thick, 0.06))
    stroke = tone.darker(0.45) if tone.lightness > 0.5 else mix(tone, colour("#f0dcc0"), 0.12)
    size = features.seat.size
    names = frozenset(f"{prefix}{what}" for what in ("beard", "moustache.left", "moustache.right", "hair.shell"))
    pale = 0.55 if tone.lightness > 0.75 else 0.95
    blank = Part("", Mesh.empty(), tone, "beard", "hair", pale, 0.55, 1.05, flows=names, over=0.06 * size)
    made: list[Part] = []
    if how.reach:
        grid = _grown(how, features)
        hairs = (*_strands(how, features, grid, stroke, detail), *_fringe(features, grid, tone, detail))
        skin = _on_our_side(sheet(features.seat(grid.reshape(-1, 3)).reshape(grid.shape)), features)
        line = 1.2 if how.thick > 0.02 else 0.0
        made.append(
            replace(blank, name=f"{prefix}beard", mesh=skin, line=line, marks=hairs, tau=0.10 * size, round_by=1.5)
        )
    for side, name in ((-1, "right"), (1, "left")) if how.moustache > 0.5 else ():
        half = _moustache(how, side, features, stroke, detail)
        made.append(replace(blank, name=f"{prefix}moustache.{name}", mesh=half[0], marks=half[1], tau=0.25 * size))
    return made


def _on_our_side(skin: Mesh, features: Features) -> Mesh:
    """Without the sideburn behind the far cheek of a face turned to us: hair lies over skin, and would show through."""
    if features.ahead <= 0:
        return skin
    from_middle = skin.points - features.seat.middle
    high = from_middle @ features.seat.axes[:, 1] > features.mouth_y * features.seat.size
    away = high & (unit(from_middle)[:, 2] < AWAY)
    return Mesh(skin.points, skin.faces[~away[skin.faces].all(axis=1)])


def _strands(how: Beard, features: Features, grid: Space, tone: Colour, detail: float) -> tuple[Stroke, ...]:
    """Single strands, each of its own length and place: a row of like ones is corrugated iron."""
    stream, size = Stream("strands of a beard"), features.seat.size
    hangs = how.length > 0.1
    rows = grid[2:] if hangs else grid[2:8]  # below the jaw a short one turns under
    strands = []
    for i in range(2, grid.shape[1] - 2, 2):
        way = smooth(1.01 * rows[:, i], 2)
        start, share = stream.uniform(0.0, 0.55 if hangs else 0.25), stream.uniform(0.25, 0.5) + 0.25 * (not hangs)
        first, last = round(start * len(way)), round((start + share) * len(way))
        path = features.seat(way[first : max(last, first + 3)])
        strands.append(Stroke(path, 0.9 * detail, tone, 0.5 if hangs else 0.35, 0.12 * size))
    return tuple(strands)


def _fringe(features: Features, grid: Space, tone: Colour, detail: float) -> tuple[Stroke, ...]:
    """Single hairs over the edge on the cheek: a beard thins out, a mask ends."""
    stream, size = Stream("fringe"), features.seat.size
    grows = unit(grid[0] - grid[2])
    roots = np.vstack([grid[0, 1:-1], 0.5 * (grid[0, 1:-1] + grid[0, 2:])])
    ways = np.vstack([grows[1:-1], grows[1:-1]])
    ways[:, 0] += stream.uniform(-0.35, 0.35, count=len(ways))
    long = stream.uniform(0.03, 0.075, count=len(ways))[:, None]
    ends = np.stack([roots - 0.03 * ways, roots + long * ways], 1)
    d = unit(ends)
    lying = d * (features.skull.radius(d) + 0.02)[..., None]
    # Those on the brink of the far cheek would stand on it as single ticks.
    # Nor those under the mouth on the lip.
    ours = ((d[:, 0] @ features.seat.axes.T)[:, 2] > BRINK) & (np.abs(roots[:, 0]) > 0.95 * features.mouth_half)
    return tuple(Stroke(features.seat(path), 1.1 * detail, tone, 0.85, 0.06 * size) for path in lying[ours])


def _grown(how: Beard, features: Features) -> Space:
    """A grid from the growth line over cheek and jaw to the hem; the head's own axes."""
    skull, columns = features.skull, 41
    s = np.linspace(-1, 1, columns)
    lon = how.reach * np.sign(s) * np.abs(s) ** 1.15
    upper = np.array([_growth_line(how, features, float(x)) for x in lon])
    # It thins out into the cheek in points, not along a seam.
    upper[1:-1:2, 1] += 0.25 * (0.04 + how.thick)
    lower_lat = np.interp(np.abs(lon), [0, 30, 60, 80, 96], [-64, -63, -61, -56, -48])
    under = skull.polar(lon, lower_lat, how.thick)
    about_lips = 0.2 * np.exp(-((s / 0.3) ** 2))  # there it covers the skin from its first hair on
    rows = []
    for f in np.linspace(0, 1, 8):
        skin = (1 - f) * upper + f * under
        d = unit(skin)
        # Between the growth line and the jaw it follows the skin, thickest in the middle.
        thick = how.thick * (1 - 0.7 * np.abs(s) ** 6) * (0.12 + about_lips + np.sin(np.pi * min(0.5, 0.62 * f)))
        rows.append(d * (skull.radius(d) + thick)[:, None])
    if how.length:
        rows.extend(_hung(how, features, rows[-1], s))
    return np.array(rows)


def _hung(how: Beard, features: Features, edge: Space, s: Space) -> list[Space]:
    """Rows below the jaw, falling by their own weight; the sides less than the middle, in uneven locks."""
    down = unit(0.35 * vec(0, -1, 0.05) + 0.65 * features.seat.down())
    centre = 1 - np.abs(s) ** 2.8
    # Seven locks: each ends in a point of its own, and the notches between them run up into the beard.
    notch = np.abs((3.5 * s + 0.15 * np.sin(5 * s) + 0.5) % 1.0 - 0.5) * 2
    middle = edge[len(edge) // 2]
    rows = []
    for f in (0.2, 0.4, 0.6, 0.78, 0.92, 1.0):
        fall = how.length * f * (0.16 + 0.84 * centre) * (1 - 0.09 * notch * f**3)
        narrow = 1 - how.point * 0.66 * f**2.0
        # Gathered towards its own axis rather than to a blade, so that it keeps its breadth from the side too.
        axis = middle + vec(0, 0, -0.16 * f)
        gathered = axis + (edge - axis) * [narrow, 1, 0.70 + 0.30 * narrow]
        belly = vec(0, 0, 0.16) * (np.sin(np.pi * 0.7 * f) * centre)[:, None]
        # Hair waves, every lock a little later than its neighbour.
        swing = 0.05 * how.length * np.sin(4.2 * f + 0.5) + 0.030 * np.sin(6.5 * f + 3.0 * s)
        sway = np.outer(f * swing, vec(1, 0, 0))  # nothing at the jaw: else every hair has a kink there
        hollow = np.outer(-0.05 * notch * f * min(1.0, 3 * how.length), vec(0, 0, 1))
        rows.append(gathered * [1, 0, 1] + edge * [0, 1, 0] + down * fall[:, None] + belly + sway + hollow)
    return rows


def _growth_line(how: Beard, features: Features, lon: float) -> Space:
    """Where hair begins at a longitude: under the lip, past the corner of the mouth, along the cheek to the ear."""
    skull, corner = features.skull, features.mouth_half + 0.045
    mood = features.mood
    bend = (1.0 if mood.open > 0.09 else 0.6) * mood.smile
    low = features.mouth_y - 0.02 - 0.09 * features.body.face.lips * (1 - 0.45 * min(features.body.old, 1.0))
    if mood.open > 0.09:
        low = features.mouth_y - 0.05 - 0.95 * mood.open - 0.5 * max(mood.smile, 0.0)
    a = abs(lon)
    at_corner = np.degrees(np.arctan2(corner, 0.86))
    if a < at_corner:
        # Close under the lip, however far it is drawn up: skin between them is the snout of a mask.
        rise = features.mouth_y + 0.03 + bend - low
        y = low + rise * float(np.interp(a / at_corner, [0, 0.4, 0.6, 0.82, 1.0], [0, 0.02, 0.15, 0.62, 1.0]))
        x = np.sign(lon) * corner * a / at_corner
        return np.asarray(skull.on([(x, y)], 0.004)[0], np.float64)
    start = skull.on([(corner, features.mouth_y + 0.03 + bend)])[0]
    begin = float(np.degrees(np.arcsin(start[1] / np.linalg.norm(start))))
    high = 8 * how.cheeks
    # Where no hair comes down to meet it, it begins blunt below the ear: a point there is the corner of a bib.
    ear = (-18 + high, -13, -12) if features.body.hair.style in BARE else (-20 + high, 0, 8)
    lat = np.interp(a, [at_corner, 44, 62, 76, 86, 96], [begin, -31 + high, -29 + high, *ear])
    return skull.polar(lon, lat, 0.004)


def _moustache(
    how: Beard, side: int, features: Features, stroke: Colour, detail: float
) -> tuple[Mesh, tuple[Mark, ...]]:
    w, size = features.mouth_half, features.seat.size
    y = features.mouth_y + 0.10 + 0.03 * features.mood.open
    # Into a beard it runs down; without one it stands out.
    out, down = (0.07, 0.07) if how.reach else (0.15, 0.03)
    end = (side * (w + out * how.moustache), features.mouth_y - down + 0.8 * features.mood.smile)
    way = smooth([(side * 0.012, y), (side * 0.5 * w, y + 0.012 + 0.2 * features.mood.smile), end], 5)
    radii = [k * size * how.moustache**0.5 for k in (0.055, 0.095, 0.065, 0.015)]
    half = tube(features.seat(features.skull.on(way, 0.04)), radii, flat=0.7, steps=2)
    t = np.linspace(0.1, 0.9, 8)
    return half.mesh(), tuple(
        Stroke(half.at(t, np.full(8, a)), 0.7 * detail, stroke, 0.45) for a in np.linspace(0, 6, 8)
    )
