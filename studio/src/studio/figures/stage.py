"""From parts in space to a `Group`: look, hide, fill, shade, and draw only the lines that form makes."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import cv2
import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

from studio.colour import Colour, mix
from studio.compiled import compiled
from studio.figures.camera import Camera
from studio.figures.mesh import Blush, Faces, Mesh, Part, Patch, Stroke
from studio.figures.raster import (
    FAR,
    Depths,
    Flags,
    Grid,
    Window,
    depths,
    region,
    rings_of,
    runs,
    sampled,
    silhouette,
    stretches,
)
from studio.figures.space import Space, across, unit, vec
from studio.geometry import Outline, Points, limb, outline_of, positive, resample, signed_area
from studio.scene import INK, Group, Item, Lamplight, Light, Lines, Shape, Sunlight, Veil, Wash

# Pixels of the depth buffer, card units: fine enough for a hand, coarse enough for a crowd.
FINEST, COARSEST_COUNT = 0.45, 1000
# Shade is one wash over everything: blue-violet on cloth, rose on skin.
CLOTH_SHADE, SKIN_SHADE = Colour(0.46, 0.47, 0.66), Colour(0.70, 0.50, 0.52)
STAIN = 9.0  # a stain smaller than this, card units, is not seen
BLOT = 3.0  # a shadow this many units across, a hand's breadth, is the smallest worth painting
SPILT = 7.5  # a shadow alone on cloth is at least so large, units of space
# Strokes in the shade of cloth and fur: how far apart (card units), how they lean, how much the form bends them.
HATCH_APART, HATCH_LEAN, HATCH_BEND = 4.2, 52.0, 0.36
ROUNDNESS = 1.6  # forms smaller than this, units of space, bend no stroke
HATCH_INK = Colour(0.16, 0.13, 0.22)
STEEPEST = 2.8  # height of the light that throws shadows on the ground, by its distance
PRESSED = 1.6  # what is no higher than this above the ground takes its light away
# How far round about a place nearer things take its light, and how much nearer they are then; units of space. Cloth is
# thicker than hair.
NOOK, NOOK_ON_SKIN, NOOK_ON_CLOTH = 1.3, 0.25, 0.6
TERMINATOR = 0.06  # a surface turned from the light beyond this lies in shade


@dataclass(eq=False)
class _Seen:
    """A part as the camera has it."""

    part: Part
    flat: Space
    window: Window
    z: Depths
    lit: Depths
    outline: BaseGeometry


@dataclass(eq=False)
class _Mass:
    """What is painted in one go: a part, or all parts of one fuse."""

    parts: list[int]
    window: Window
    z: Depths
    outline: BaseGeometry
    lead: Part


@dataclass(eq=False)
class _View:
    """Everything known about a look at the stage."""

    camera: Camera
    grid: Grid
    seen: list[_Seen]
    light: Space  # towards the light, in the camera's axes
    pen: float
    owner: NDArray[np.int32] = field(init=False)
    depth: Depths = field(init=False)

    def __post_init__(self) -> None:
        size = (self.grid.height, self.grid.width)
        self.owner, self.depth = np.full(size, -1, np.int32), np.full(size, FAR, np.float32)
        for i, s in enumerate(self.seen):
            depth, owner = self.depth[s.window.cut], self.owner[s.window.cut]
            nearer = s.z > depth
            owner[nearer], depth[nearer] = i, s.z[nearer]


def stage(
    parts: Sequence[Part],
    camera: Camera,
    light: Light | None = None,
    name: str = "",
    pen: float = 1.0,
    shade: float = 1.0,
    places: Mapping[str, Space] | None = None,
) -> Group:
    """All parts seen from the camera, hidden and hiding as they do in space; `places` become the group's anchors."""
    view = _look(parts, camera, light or Sunlight(), pen)
    masses = _masses(view)
    items: list[Item] = []
    painted = np.full_like(view.depth, FAR)
    for mass in _order(masses):
        fill = _uncovered(mass, painted, view.grid)
        items.extend(_filled(mass, fill))
        for i in mass.parts:
            items.extend(_patches(view, view.seen[i], fill))
    if shade:
        items.extend(_shades(view, shade))
    for i in range(len(view.seen)):
        items.extend(_contours(view, i))
    for s in view.seen:
        items.extend(_strokes(view, s))
    anchors = {key: camera.point(place) for key, place in (places or {}).items()}
    return Group(tuple(items), name, anchors=anchors)


def _look(parts: Sequence[Part], camera: Camera, light: Light, pen: float) -> _View:
    flats = [camera(part.mesh.points) for part in parts]
    every = np.vstack(flats)
    grain = max(FINEST, float(np.ptp(every[:, :2], axis=0).max()) / COARSEST_COUNT)
    grid = Grid.round(every, grain, 6.0)
    towards = _towards(light, every)
    seen = []
    for part, flat in zip(parts, flats, strict=True):
        near = flat + vec(0, 0, part.over * camera.scale)
        window = grid.window(flat)
        lights = _vertex_light(part, camera, towards)
        z, lit = depths(near, part.mesh.faces, lights, grid, window)
        seen.append(_Seen(part, near, window, z, lit, silhouette(flat, part.mesh.faces, grain, part.round_by)))
    return _View(camera, grid, seen, towards, pen)


def _towards(light: Light, flat: Space) -> Space:
    """The direction of the light: right, up, towards us."""
    if isinstance(light, Lamplight):
        middle = (flat[:, :2].min(axis=0) + flat[:, :2].max(axis=0)) / 2
        gap = np.array(light.at) - middle
        return unit(vec(gap[0], -gap[1], 0.45 * float(np.hypot(*gap)) + 20))
    x, y, z = light.direction
    return unit(vec(x, -y, z))


def _vertex_light(part: Part, camera: Camera, towards: Space) -> Space:
    """How much each point of a mesh is turned to the light, -1 … 1."""
    points = camera.before(part.mesh.points)
    # Meshes are not all wound alike: outwards is away from the middle.
    normals = unit(_facing(points, part.mesh.faces))
    if part.two_sided:
        normals *= np.where(normals[:, 2:] < 0, -1.0, 1.0)
        return np.asarray(normals @ towards, np.float64)
    outwards = np.sign(np.einsum("ij,ij->i", normals, points - points.mean(axis=0)).sum() + 1e-9)
    return np.asarray(outwards * normals @ towards, np.float64)


@compiled
def _facing(points: Space, faces: Faces) -> Space:
    """For each point of a mesh the sum of what its triangles face, large ones counting more."""
    normals = np.zeros_like(points)
    for k in range(3):
        for n in range(len(faces)):
            a, b, c = points[faces[n, 0]], points[faces[n, 1]], points[faces[n, 2]]
            ux, uy, uz = b[0] - a[0], b[1] - a[1], b[2] - a[2]
            vx, vy, vz = c[0] - a[0], c[1] - a[1], c[2] - a[2]
            corner = normals[faces[n, k]]
            corner[0] += uy * vz - uz * vy
            corner[1] += uz * vx - ux * vz
            corner[2] += ux * vy - uy * vx
    return normals


def _masses(view: _View) -> list[_Mass]:
    by_fuse: dict[str, list[int]] = {}
    for i, s in enumerate(view.seen):
        by_fuse.setdefault(s.part.fuse or f"#{i}", []).append(i)
    return [_mass(view, members) for members in by_fuse.values()]


def _mass(view: _View, members: list[int]) -> _Mass:
    seen = [view.seen[i] for i in members]
    lead = max(seen, key=lambda s: s.outline.area).part
    if len(seen) == 1:
        return _Mass(members, seen[0].window, seen[0].z, seen[0].outline, lead)
    windows = [s.window for s in seen]
    window = Window(
        min(w.top for w in windows),
        min(w.left for w in windows),
        max(w.bottom for w in windows),
        max(w.right for w in windows),
    )
    z = np.full((window.bottom - window.top, window.right - window.left), FAR, np.float32)
    for s in seen:
        cut = s.window.inside(window)
        np.maximum(z[cut], s.z, out=z[cut])
    grain = view.grid.grain
    joined = shapely.union_all([s.outline.buffer(0.8 * grain) for s in seen]).buffer(-0.8 * grain)
    return _Mass(members, window, z, joined, lead)


def _order(masses: list[_Mass]) -> list[_Mass]:
    """Far to near; where two overlap, whoever is in front on more of the overlap comes later."""
    count = len(masses)
    ahead = np.zeros((count, count))  # > 0: the first must be painted before the second
    for i in range(count):
        for j in range(i + 1, count):
            ahead[i, j] = _in_front(masses[i], masses[j])
            ahead[j, i] = -ahead[i, j]
    means = [float(m.z[m.z > FAR / 2].mean()) if (m.z > FAR / 2).any() else float(FAR) for m in masses]
    left, ordered = list(range(count)), []
    while left:
        waits = np.maximum(ahead[np.ix_(left, left)], 0).sum(axis=0)
        # A knot of three is loosened where it does least harm; what shows wrongly is cut out later.
        pick = left[min(range(len(left)), key=lambda k: (waits[k], means[left[k]]))]
        ordered.append(masses[pick])
        left.remove(pick)
    return ordered


def _in_front(first: _Mass, second: _Mass) -> int:
    """By how many pixels the second is nearer than the first."""
    shared = first.window.shared(second.window)
    if shared is None:
        return 0
    a, b = first.z[shared.inside(first.window)][::3, ::3], second.z[shared.inside(second.window)][::3, ::3]
    both = (a > FAR / 2) & (b > FAR / 2)
    return int((b > a)[both].sum()) - int((a > b)[both].sum())


def _uncovered(mass: _Mass, painted: Depths, grid: Grid) -> BaseGeometry:
    """What a mass may fill: all of itself but where something painted before it is nearer."""
    under = painted[mass.window.cut]
    wrong = (under > mass.z + 0.6 * grid.grain) & (mass.z > FAR / 2)
    np.maximum(under, mass.z, out=under)
    if wrong.sum() <= 12:
        return mass.outline
    opened = cv2.morphologyEx(wrong.astype(np.uint8), cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
    # A smoothed outline reaches a little over its own pixels: where these are hidden, its rim is too.
    rim = (mass.z <= FAR / 2) & (cv2.dilate(opened, np.ones((5, 5), np.uint8)) > 0)
    wrong = (opened > 0) | rim
    return mass.outline.difference(region(wrong, grid, mass.window, 1.2 * grid.grain, 1.2, 8.0))


def _filled(mass: _Mass, fill: BaseGeometry) -> list[Item]:
    outline = outline_of(fill)
    lead = mass.lead
    if not outline:
        return []
    return [
        Shape(outline, lead.colour, lead.role, lead.weight, modelling=lead.modelling, texture=lead.texture, line=0.0)
    ]


def _shades(view: _View, strength: float) -> list[Item]:
    """Form and cast shadow of everything seen, as one wash on cloth and one on skin."""
    # Hair shades itself by its strands: shadow of one lock on the next is only blots.
    hair = np.array([*(s.part.texture == "hair" for s in view.seen), False])
    dark = _turned_away(view) | (_in_cast_shadow(view) & ~hair[view.owner])
    dark &= view.owner >= 0
    nook = _in_a_nook(view) & ~hair[view.owner]
    skin = np.array([*(s.part.texture == "skin" for s in view.seen), False])
    dark &= ~_stains(view, dark & ~skin[view.owner])
    smallest = (0.3 * BLOT * view.camera.scale) ** 2 + 60.0
    items: list[Item] = []
    for on_skin, colour, weight in ((False, CLOTH_SHADE, 0.55), (True, SKIN_SHADE, 0.42)):
        mine = dark & (skin[view.owner] == on_skin)
        blur = 2.2 + 0.12 * BLOT * view.camera.scale / view.grid.grain
        soft = cv2.GaussianBlur(mine.astype(np.float32), (0, 0), blur) > 0.5
        soft |= nook & (skin[view.owner] == on_skin)  # narrow, but no blot
        whole = Window(0, 0, view.grid.height, view.grid.width)
        outline = outline_of(region(soft, view.grid, whole, 1.6 * view.grid.grain, 1.6, smallest))
        if outline:
            items.append(Wash(outline, colour, "shade", weight * strength, 1.2 + 0.22 * view.camera.scale))
    smooth_skin = skin[view.owner] | hair[view.owner]
    return [*items, *_engraved(view, dark & ~smooth_skin, strength)]


def _stains(view: _View, dark: Flags) -> Flags:
    """Small shadows that lie on cloth by themselves: a hand's, thrown far, only looks spilt."""
    _, island, measures, _ = cv2.connectedComponentsWithStats(dark.astype(np.uint8))
    small = measures[:, cv2.CC_STAT_AREA] < (SPILT * view.camera.scale / view.grid.grain) ** 2
    return np.asarray(small[island] & dark, np.bool_)


def _engraved(view: _View, dark: Flags, strength: float) -> list[Item]:
    """Strokes over what lies in shade, as if parallel planes cut the forms: they bend where the form bends."""
    grain = view.grid.grain
    soft = cv2.GaussianBlur(dark.astype(np.float32), (0, 0), 1.4)
    inside = soft > 0.62
    if not inside.any():
        return []
    across_, down = np.arange(view.grid.width, dtype=np.float32), np.arange(view.grid.height, dtype=np.float32)
    column, row = across_[None, :], down[:, None]
    spacing = (HATCH_APART + 0.35 * view.pen) / grain
    depth = _broad_depth(view) / grain
    lean = math.radians(HATCH_LEAN) if view.light[0] < 0 else math.pi - math.radians(HATCH_LEAN)
    slice_ = (column * math.sin(lean) + row * math.cos(lean) + HATCH_BEND * depth) / spacing
    # Where one form ends before another the planes jump: no stroke runs across.
    steep = np.hypot(*np.gradient(slice_)) * spacing > 2.4
    bands = ((np.floor(slice_).astype(np.int32) & 1) == 0).astype(np.uint8)
    rings, _ = cv2.findContours(bands, cv2.RETR_LIST, cv2.CHAIN_APPROX_NONE)
    allowed = inside & ~steep
    # All ways in one row, a step off every path between them.
    ways = [np.vstack([ring[:, 0, :], ((-1, -1),)]) for ring in rings]
    row = np.vstack(ways) if ways else np.zeros((0, 2), np.int32)
    good = (row[:, 0] >= 0) & allowed[row[:, 1], row[:, 0]]
    paths = [
        _eased(row[start:end].astype(np.float64)) * grain + [view.grid.left, view.grid.top]
        for start, end in stretches(good)
        if end - start > 1 and (end - start) * grain > 2.2 * HATCH_APART
    ]
    if not paths:
        return []
    return [Lines(tuple(paths), 0.8 * view.pen, HATCH_INK, "shade", 0.5 * strength)]


def _broad_depth(view: _View) -> Depths:
    """How near everything is, without its small folds: strokes follow a body, they do not ripple over its cloth."""
    reach = max(1.2, ROUNDNESS * view.camera.scale / view.grid.grain)
    step = max(1, int(reach / 4))  # a coarse look is enough
    on = (view.owner[::step, ::step] >= 0).astype(np.float32)
    near = np.where(on > 0, view.depth[::step, ::step], 0).astype(np.float32)
    depth, share = (cv2.GaussianBlur(layer, (0, 0), reach / step) for layer in (near, on))
    broad = depth / np.maximum(share, 1e-3)
    return np.asarray(cv2.resize(broad, (view.grid.width, view.grid.height), interpolation=cv2.INTER_LINEAR))


def _eased(way: Points) -> Points:
    """A path along pixels without its steps."""
    kernel = np.ones(7) / 7
    padded = np.vstack([np.repeat(way[:1], 3, axis=0), way, np.repeat(way[-1:], 3, axis=0)])
    smoothed = np.stack([np.convolve(padded[:, k], kernel, "valid") for k in (0, 1)], 1)
    return np.asarray(smoothed[:: max(1, min(3, len(smoothed) // 4))], np.float64)


def _turned_away(view: _View) -> Flags:
    lit = np.ones_like(view.depth)
    for i, s in enumerate(view.seen):
        mine = view.owner[s.window.cut] == i
        lit[s.window.cut][mine] = s.lit[mine]
    return cv2.GaussianBlur(lit, (0, 0), 2.0) < TERMINATOR


def _in_a_nook(view: _View) -> Flags:
    """Where another part close by is nearer: under hair and chins, behind cuffs and arms little light gets in."""
    scale = view.camera.scale
    reach = NOOK * scale / view.grid.grain
    step = max(1, int(reach / 4))  # a coarse look is enough
    # The parts of one garment do not shade each other: where they meet there is no nook.
    masses = [s.part.fuse if s.part.fuse and s.part.texture != "skin" else s.part.name for s in view.seen]
    ids = {name: i for i, name in enumerate(dict.fromkeys(masses))}
    mass = np.array([*(ids[name] for name in masses), -1], np.int32)[view.owner[::step, ::step]]
    owner, depth = view.owner[::step, ::step], view.depth[::step, ::step]
    deep = np.array([*(NOOK_ON_SKIN if s.part.texture == "skin" else NOOK_ON_CLOTH for s in view.seen), np.inf])
    least = depth + (deep * scale)[owner].astype(np.float32)
    shut = np.zeros(owner.shape, np.float32)
    for turn in np.arange(8) * math.pi / 4:
        right, down = (round(0.8 * reach / step * way) for way in (math.cos(turn), math.sin(turn)))
        here, there = _shifted(owner.shape, down, right)
        shut[here] += (depth[there] > least[here]) & (mass[there] != mass[here])
    whole = cv2.resize(shut, (view.grid.width, view.grid.height), interpolation=cv2.INTER_LINEAR)
    return np.asarray((whole > 1.6) & (view.owner >= 0), np.bool_)


def _shifted(shape: tuple[int, ...], down: int, right: int) -> tuple[tuple[slice, slice], tuple[slice, slice]]:
    """Places of a grid, and the places that lie so far from each of them."""
    rows = slice(max(0, -down), shape[0] - max(0, down)), slice(max(0, down), shape[0] + min(0, down))
    columns = slice(max(0, -right), shape[1] - max(0, right)), slice(max(0, right), shape[1] + min(0, right))
    return (rows[0], columns[0]), (rows[1], columns[1])


def _in_cast_shadow(view: _View) -> Flags:
    """The stage seen from the light: what is not nearest there lies in shadow."""
    side = across(vec(1, 0, 0), view.light)
    axes = np.stack([side, np.cross(view.light, side), view.light])
    scale = view.camera.scale
    stood = [view.camera.before(s.part.mesh.points) @ axes.T * scale for s in view.seen]
    grain = 1.6 * view.grid.grain
    grid = Grid.round(np.vstack(stood), grain, 4.0)
    first = np.full((grid.height, grid.width), FAR, np.float32)
    for s, flat in zip(view.seen, stood, strict=True):
        window = grid.window(flat)
        z, _ = depths(flat, s.part.mesh.faces, np.ones(len(flat)), grid, window)
        np.maximum(first[window.cut], z, out=first[window.cut])
    row, column = np.nonzero(view.owner >= 0)
    xy = np.stack([view.grid.left + column * view.grid.grain, view.grid.top + row * view.grid.grain], 1)
    places = view.camera.behind(np.column_stack([xy, view.depth[row, column]])) @ axes.T * scale
    nearest = sampled(grid, first, places[:, :2], float(FAR))
    dark = np.zeros(view.owner.shape, np.bool_)
    dark[row, column] = nearest > places[:, 2] + 0.75 * scale + 1.5 * grain
    return dark


def ink_of(colour: Colour) -> Colour:
    """The pen dipped a little into the colour it outlines."""
    return mix(INK, colour.darker(0.45), 0.25)


def _contours(view: _View, i: int) -> list[Item]:
    """The outline of a part where form makes a line, and again, heavier, on the side away from the light."""
    part = view.seen[i].part
    if not part.line:
        return []
    thin: list[Points] = []
    bold: list[Points] = []
    for ring in rings_of(view.seen[i].outline):
        even = resample(ring, 1.6 * view.grid.grain, closed=True)
        if len(even) < 6:
            continue
        normal = _outwards(even)
        drawn, heavy = _where_drawn(view, i, even, normal)
        thin.extend(even[run] for run in runs(drawn, 4, 3))
        bold.extend(even[run] - 0.25 * view.pen * normal[run] for run in runs(heavy, 6, 3))
    weight = part.line * _pen(view, view.seen[i].flat)
    ink = ink_of(part.colour)
    pairs = ((thin, 0.9), (bold, 1.7))
    return [Lines(tuple(paths), weight * k, ink, part.role, 0.9) for paths, k in pairs if paths]


def _pen(view: _View, flat: Space) -> float:
    """How broad the pen is for what lies there."""
    return view.pen * (1.0 if math.isinf(view.camera.distance) else view.camera.pen(float(np.median(flat[:, 2]))))


def _outwards(ring: Points) -> Points:
    tangent = np.roll(ring, -2, axis=0) - np.roll(ring, 2, axis=0)
    tangent = tangent / (np.hypot(tangent[:, 0], tangent[:, 1])[:, None] + 1e-9)
    normal = np.stack([tangent[:, 1], -tangent[:, 0]], 1)
    return normal if signed_area(ring) > 0 else -normal


def _where_drawn(view: _View, i: int, even: Points, normal: Points) -> tuple[Flags, Flags]:
    s, grid, scale = view.seen[i], view.grid, view.camera.scale
    part = s.part
    reach = max(1.6 * grid.grain, 1.0)
    row, column, on = grid.pixels(even - normal * reach)
    row, column = row - s.window.top, column - s.window.left
    on &= (row >= 0) & (column >= 0) & (row < s.z.shape[0]) & (column < s.z.shape[1])
    own = np.full(len(even), float(FAR))
    own[on] = s.z[row[on], column[on]]
    here, under = _under(view, even - normal * reach)
    beside, owner = _under(view, even + normal * reach)
    mine = under == i
    visible = (own > FAR / 2) & (mine | (own > here - 0.08 * part.tau * scale - 1e-6))
    background = owner < 0
    nearer = (beside > own + 0.5 * grid.grain) & ~background
    jump = own - beside
    flowing = np.array([*(_flows(part, t.part) for t in view.seen), False])[owner] & (np.abs(jump) < part.tau * scale)
    drawn = visible & (owner != i) & ~flowing & ~nearer
    if part.line_where is not None:
        looks = view.camera.frame @ (vec(0, 0, 1) if part.ahead is None else part.ahead)
        drawn &= background | part.line_where(normal, looks)
    away = normal @ np.array([view.light[0], -view.light[1]]) < 0.10
    # Skin before other skin, a hand before a face, is told from it by its line alone.
    before_skin = np.array([*(_skin_apart(part, t.part) for t in view.seen), False])[owner]
    return drawn, drawn & ((away & (background | (jump > 2.5 * part.tau * scale))) | before_skin)


def _under(view: _View, xy: Points) -> tuple[Space, NDArray[np.int64]]:
    """How near the nearest part is at these places, and which it is."""
    row, column, on = view.grid.pixels(xy)
    depth, owner = np.full(len(xy), float(FAR)), np.full(len(xy), -1, np.int64)
    depth[on], owner[on] = view.depth[row[on], column[on]], view.owner[row[on], column[on]]
    return depth, owner


def _flows(part: Part, other: Part) -> bool:
    return other.name in part.flows or part.name in other.flows


def _skin_apart(part: Part, other: Part) -> bool:
    return part.texture == other.texture == "skin" and part.fuse != other.fuse


def _patches(view: _View, s: _Seen, fill: BaseGeometry) -> list[Item]:
    """Fields and stains on a part, laid before anything that hides them."""
    items: list[Item] = []
    named: dict[str, BaseGeometry] = {}
    for mark in s.part.marks:
        if isinstance(mark, Stroke):
            continue
        lift = mark.lift if isinstance(mark, Patch) else 0.0
        flat, good = _lying_on(view, s, mark.ring, lift)
        if good.sum() < 4 or good.mean() < 0.35:
            continue
        if isinstance(mark, Blush) and float(np.ptp(flat[:, :2], axis=0).max()) < STAIN:
            continue
        shape = Polygon(flat[good][:, :2]).buffer(0).intersection(s.outline)
        if isinstance(mark, Blush):
            outline = outline_of(shape.intersection(fill))
            soft = mark.softness * view.camera.scale
            if outline and mark.colour.lightness > s.part.colour.lightness:  # a wash only darkens
                items.append(Veil(outline, mark.colour, "blush", mark.weight, soft))
            elif outline:
                items.append(Wash(outline, mark.colour, "blush", mark.weight, soft))
            continue
        if mark.within:
            shape = shape.intersection(named.get(mark.within, Polygon()))
        if mark.name:
            named[mark.name] = shape
        outline = outline_of(shape.intersection(fill))
        if outline:
            items.append(
                Shape(
                    outline, mark.colour, "mark", mark.weight, modelling=0.0, texture="skin", line=mark.line * view.pen
                )
            )
    return items


def _lying_on(view: _View, s: _Seen, path: Space, lift: float | Space) -> tuple[Space, Flags]:
    """A path as seen, and which of its points lie on the side of the part that faces us."""
    flat = view.camera(path) + vec(0, 0, s.part.over * view.camera.scale)
    row, column, on = view.grid.pixels(flat[:, :2])
    row, column = row - s.window.top, column - s.window.left
    on &= (row >= 0) & (column >= 0) & (row < s.z.shape[0]) & (column < s.z.shape[1])
    z = np.full(len(flat), float(FAR))
    z[on] = s.z[row[on], column[on]]
    return flat, flat[:, 2] > z - (0.35 + lift) * view.camera.scale - view.grid.grain


def _strokes(view: _View, s: _Seen) -> list[Item]:
    """Pen strokes lying on a part, broken where something hides them.

    Ink only darkens: a stroke paler than the part is body colour, all of one colour as one shape.
    """
    items: list[Item] = []
    pale: dict[Colour, list[Points]] = {}
    strokes = [mark for mark in s.part.marks if isinstance(mark, Stroke)]
    if not strokes:
        return []
    ends_at = np.cumsum([len(mark.path) for mark in strokes])
    lift = np.repeat([mark.lift for mark in strokes], np.diff(ends_at, prepend=0))
    every, seen = _lying_on(view, s, np.vstack([mark.path for mark in strokes]), lift)
    front = sampled(view.grid, view.depth, every[:, :2], float(FAR))
    seen &= (front > FAR / 2) & (every[:, 2] > front - (0.6 + lift) * view.camera.scale - view.grid.grain)
    for mark, end in zip(strokes, ends_at.tolist(), strict=True):
        flat, good = every[end - len(mark.path) : end], seen[end - len(mark.path) : end]
        paths = [flat[run][:, :2] for run in _open_runs(good)]
        weight = mark.weight * _pen(view, flat)
        if mark.colour is not None and mark.colour.lightness > s.part.colour.lightness + 0.04:
            ends = [0.25 * weight, weight, weight, 0.25 * weight] if mark.taper else [weight, weight]
            pale.setdefault(mark.colour, []).extend(positive(limb(path, ends, steps=2)) for path in paths)
        elif paths:
            items.append(
                Lines(
                    tuple(paths), weight, mark.colour or ink_of(s.part.colour), "mark", mark.strength, taper=mark.taper
                )
            )
    painted: list[Item] = [
        Shape(tuple(rings), tone, "mark", 1.0, modelling=0.0, texture="skin", line=0.0) for tone, rings in pale.items()
    ]
    return [*painted, *items]


def _open_runs(good: Flags) -> list[slice]:
    if good.all():
        return [slice(0, len(good))] if len(good) > 1 else []
    return [slice(start, end) for start, end in stretches(good) if end - start > 1]


def ground_shadow(
    parts: Sequence[Part], camera: Camera, light: Light | None = None, height: float = 0.0, weight: float = 0.55
) -> Wash:
    """The shadow that parts throw on level ground at `height`, as the light and the camera have it."""
    every = np.vstack([part.mesh.points for part in parts])
    towards = camera.frame.T @ _towards(light or Sunlight(), camera(every))
    # A low sun throws a figure's shadow out of the picture: it stands high enough to lie beside the feet.
    level = np.hypot(towards[0], towards[2])
    towards = unit(vec(towards[0], max(towards[1], STEEPEST * level), towards[2]))
    # All parts as one mesh: their shadows run together anyway.
    whole = Mesh.joined([part.mesh for part in parts])
    fallen = whole.points - np.maximum(whole.points[:, 1:2] - height, 0) / towards[1] * towards
    thrown = silhouette(camera(fallen), whole.faces, 0.9, 1.0)
    outline: Outline = outline_of(thrown.buffer(1.8).buffer(-1.2))
    return Wash(outline, CLOTH_SHADE.darker(0.25), "shadow", weight, 1.4, hatched=True)


def ground_contact(parts: Sequence[Part], camera: Camera, height: float = 0.0, weight: float = 0.55) -> list[Wash]:
    """The dark where parts press on level ground at `height`: it holds the feet down, whatever the light."""
    whole = Mesh.joined([part.mesh for part in parts])
    low = whole.points[:, 1] < height + PRESSED
    faces = whole.faces[low[whole.faces].all(axis=1)]
    if not len(faces):
        return []
    fallen = whole.points * [1, 0, 1] + vec(0, height, 0)
    used = np.unique(faces)
    pressed = silhouette(camera(fallen[used]), np.searchsorted(used, faces), 0.6, 1.0)
    outline: Outline = outline_of(pressed.buffer(0.35 * camera.scale))
    return [Wash(outline, CLOTH_SHADE.darker(0.6), "shadow", min(1.0, 1.7 * weight), 0.25 * camera.scale)]
