"""The cells of the model sheet of hands: alone, round things, and on each other, in panels of one size."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import numpy as np

from studio.colour import colour
from studio.figures.camera import Camera
from studio.figures.hands import Gesture, Wrist, closed_round, grip_of, hand, rod_in
from studio.figures.mesh import Blush, Loft, Mark, Mesh, Part, Patch, Stroke, loft, sheet, tube
from studio.figures.space import Space, Vector, unit, vec
from studio.figures.stage import stage
from studio.geometry import Outline, rectangle, solid
from studio.scene import FLAT, Clip, Group, Lines, Shape

SKINS = ("#eebf9f", "#8a5738", "#e0a97f", "#f0c8aa", "#6b4330", "#c98f66")
TONES = ("#5d7a86", "#a8472f", "#31506e", "#d9a02f", "#8c2f39", "#7a3b52", "#4f6a4a", "#55506a")
# A cell of the sheet and the panel in it; units of the sheet to one of space, for one hand and for two.
CELL, PANEL = 290.0, 268.0
ALONE, TOGETHER = 16.0, 14.2
GROUNDS = ("#c9cfc0", "#dccfb0", "#c6cdd2")
# What runs out of a panel has no say in where its middle is.
LONG = ("cloth", "arm", "rod", "rope", "thread", "pen", "table")


def _sleeve(wrist: Wrist, towards: Vector, skin: str, tone: str, prefix: str, bare: float = 0.0) -> list[Part]:
    """Forearm, so much of it bare, cuff and a sleeve that runs out of the picture."""
    back, size = unit(vec(*towards)), wrist.size / 10

    def along(*steps: float) -> list[Space]:
        return [wrist.at + back * step * size for step in steps]

    arm = tube(along(-0.3, 4, 9 + bare), [r * size for r in (1.14, 1.45, 1.9)], capped=False)
    cuff = tube(along(2.6 + bare, 4.4 + bare), [1.75 * size, 1.85 * size], capped=False)
    cloth = tube(along(3.9 + bare, 30 + bare), [2.25 * size, 3.6 * size], capped=False, steps=12)
    hem = Stroke(cloth.at(np.full(20, 0.035), np.linspace(0, 2 * np.pi, 20)), 0.8, None, 0.5)
    flesh = Part(f"{prefix}arm", arm.mesh(), colour(skin), "skin", "skin", 0.85, 0.2, 1.1, f"{prefix}hand")
    return [
        replace(flesh, flows=frozenset({f"{prefix}palm"}), tau=1.6),
        Part(f"{prefix}cuff", cuff.mesh(), colour("#f2ead8"), "collar", "garment", 0.4, 0.2, 1.0),
        Part(f"{prefix}cloth", cloth.mesh(), colour(tone), "coat", "garment", 0.95, 0.5, 1.3, marks=(hem,)),
    ]


def _hand(
    gesture: str | Gesture,
    aim: Vector,
    palm: Vector,
    left: bool,
    back: Vector,
    skin: int,
    tone: str,
    at: Vector = (0, 0, 0),
    prefix: str = "h",
    bare: float = 0.0,
) -> tuple[Wrist, list[Part]]:
    wrist = Wrist(vec(*at), vec(*aim), vec(*palm), left, 10.0)
    parts = hand(wrist, gesture, colour(SKINS[skin]), prefix, frozenset({f"{prefix}arm"}), detail=1.1)
    return wrist, [*parts, *_sleeve(wrist, back, SKINS[skin], tone, prefix, bare)]


def cup(at: Vector, radius: float) -> Part:
    levels = ((-3.6, 0.70), (-3.2, 0.86), (0.0, 0.97), (3.8, 1.12))
    rings = [(vec(*at) + vec(0, y, 0), vec(radius * r, 0, 0), vec(0, 0, radius * r)) for y, r in levels]
    skin = loft(rings, 26, 3)
    rim = skin.at(np.full(28, 1.0), np.linspace(0, 2 * np.pi, 28))
    inside = Patch(
        vec(*at) + vec(0, 3.75, 0) + (rim - vec(*at) - vec(0, 3.8, 0)) * [0.9, 1.0, 0.9],
        colour("#8a6a4c"),
        0.8,
        line=1.0,
        lift=1.0,
    )
    return Part("cup", skin.mesh(), colour("#efe9da"), "cup", "garment", 0.35, 0.3, 1.3, marks=(inside,))


# Heights and radii of an apple or a cherry up to the rim of its dimple.
ROUND_FRUIT = ((-0.86, 0.10), (-0.93, 0.34), (-0.78, 0.66), (-0.36, 0.93), (0.10, 1.02), (0.50, 0.92), (0.80, 0.66))


def fruit(at: Space, radius: float, tone: str, stalk: Sequence[Space], dimple: float) -> list[Part]:
    """An apple or a cherry, tilted to us, its stalk in a dimple so deep."""
    axis = unit(vec(0.10, 1, 0.42))
    side = unit(np.cross(axis, vec(0, 0, 1)))
    front = np.cross(side, axis)
    levels = (*ROUND_FRUIT, (0.92, 0.38), (0.86 - 0.3 * dimple, 0.20), (0.78 - dimple, 0.03))
    rings = [(at + axis * up * radius, side * out * radius, front * out * radius) for up, out in levels]
    skin = loft(rings, 26, 3)
    marks = _lit(skin, radius, tone)
    body = Part("fruit", skin.mesh(), colour(tone), "fruit", "garment", 1.0, 0.6, 1.3, marks=marks)
    stem = tube([at + axis * (0.78 - dimple) * radius, *stalk], [0.05 * radius + 0.06], steps=6)
    return [body, Part("stalk", stem.mesh(), colour("#5a4a28"), "wood", "wood", 1.0, 0.2, 1.0)]


def _lit(skin: Loft, radius: float, tone: str) -> tuple[Mark, ...]:
    """The light on something round and shiny, the dark of its far side and foot, and the rim of its dimple."""
    dark, soft = colour(tone).darker(0.35), 0.22 * radius

    def spot(t: float, angle: float, tall: float, wide: float) -> Space:
        turn = np.linspace(0, 2 * np.pi, 28)
        return skin.at(t + tall * np.cos(turn), angle + wide * np.sin(turn))

    def band(low: float, high: float, start: float, end: float) -> Space:
        """A field between two levels and two angles: up one side, down the other."""
        up, round_ = np.linspace(low, high, 8), np.linspace(start, end, 8)
        t = np.r_[up, np.full(8, high), up[::-1], np.full(8, low)]
        return skin.at(t, np.r_[np.full(8, start), round_, np.full(8, end), round_[::-1]])

    rim = skin.at(np.full(15, 0.80), np.linspace(0.15, np.pi - 0.15, 15))
    return (
        Blush(band(0.06, 0.74, 0.0, 0.85), dark, 0.6, soft),
        Blush(band(0.14, 0.34, 0.2, 2.9), dark, 0.5, soft),
        Patch(spot(0.56, 2.10, 0.045, 0.15), colour("#f6d9c4"), 0.55, lift=0.1 * radius),
        Blush(spot(0.95, np.pi / 2, 0.05, 3.0), dark, 0.8, 0.06 * radius),
        Stroke(rim, 0.8, None, 0.7),
    )


def hand_cells() -> list[Group]:
    """Gestures of one construction: alone, round things, and on each other."""
    cells = [*((parts, ALONE) for parts in [*_alone(), *_holding()]), *((parts, TOGETHER) for parts in _meeting())]
    return [_panel(parts, scale, GROUNDS[(i + i // 6) % 3]) for i, (parts, scale) in enumerate(cells)]


def _panel(parts: Sequence[Part], scale: float, ground: str) -> Group:
    """Hands in the middle of a tinted panel; their sleeves run out over its edge."""
    camera = Camera(scale=scale, pitch=9)
    middle = camera(np.vstack([part.mesh.points for part in parts if not part.name.endswith(LONG)]))[:, :2]
    x, y = (middle.min(axis=0) + middle.max(axis=0)) / 2
    frame: Outline = solid(rectangle(-PANEL / 2, -PANEL / 2, PANEL / 2, PANEL / 2))
    drawn = stage(parts, replace(camera, at=(-float(x), -float(y))), pen=1.8)
    panel = Shape(frame, colour(ground), "panel", 0.5, form=FLAT, modelling=0.0, line=0.0)
    corners = frame[0]
    edge = Lines((np.vstack([corners, corners[:1]]),), 1.3, role="panel", taper=False)
    return Group((panel, Clip(frame, drawn), edge))


def _alone() -> Iterator[list[Part]]:
    hands: list[tuple[str, Vector, Vector, bool, Vector]] = [
        ("open", (0.05, 1, 0), (0.1, 0, 1), False, (0.1, -1, 0)),
        ("wave", (0.12, 1, 0.05), (0.1, 0, -1), True, (-0.15, -1, 0)),
        ("fist", (0.1, 1, 0.1), (-0.25, 0, 1), False, (0.1, -1, 0)),
        ("two", (0.05, 1, 0.1), (0.1, 0, 1), False, (0.1, -1, 0)),
        ("thumb", (-1, 0.1, -0.05), (0.0, 0.1, 1), False, (1, -0.4, 0.0)),
        ("point", (-1, 0.15, 0.15), (0.1, -0.55, 0.85), False, (1, -0.35, -0.1)),
        ("reach", (-1, 0.35, 0.2), (0.1, -0.8, 0.6), True, (1, -0.5, -0.2)),
        ("beckon", (0.05, 1, 0.1), (-0.42, 0, 0.9), False, (0.25, -1, 0)),
        ("plead", (-0.9, 0.35, 0.1), (0.25, 0.7, 0.8), True, (1, -0.5, -0.2)),
        ("relaxed", (0.1, -1, 0.25), (-0.5, 0, -1), False, (0.05, 1, -0.15)),
        ("claw", (-0.25, 1, 0.1), (-0.45, -0.2, 1), True, (0.3, -1, 0)),
        ("swear", (-0.1, 1, 0.1), (0, 0, 1), True, (0.1, -1, 0)),
    ]
    for i, (gesture, aim, palm, left, back) in enumerate(hands):
        yield _hand(gesture, aim, palm, left, back, i % 6, TONES[i % 8])[1]


def _holding() -> Iterator[list[Part]]:
    """A hand on a table, and hands closed round things: the radius of the thing says how far."""
    wrist, parts = _hand("rest", (-1, -0.08, 0.45), (0.05, -1, 0.2), False, (1, 0.25, -0.35), 0, "#4f6a4a")
    top = min(float(part.mesh.points[:, 1].min()) for part in parts[:6])
    level, edge = _plank((top + 0.15, -9), (top + 0.15, 7)), _plank((top + 0.15, 7), (top - 1.6, 7))
    wood = Part("table", level, colour("#c08f5c"), "wood", "wood", 0.8, 0.2, 1.3, two_sided=True)
    yield [*parts, wood, replace(wood, name="edge of a table", mesh=edge, colour=colour("#8f6238"))]
    wrist, parts = _hand("pinch", (-0.9, -0.35, 0.2), (0.3, -0.85, 0.1), False, (0.9, 0.6, -0.2), 1, "#d9a02f")
    stem = [_pinched(wrist) + vec(x, y, 0) for x, y in ((0.4, 1.0), (0, 0), (-0.6, -1.6), (-0.5, -2.8))]
    yield [*parts, *fruit(stem[-1] - vec(0, 1.0, 0.4), 1.45, "#a8242f", stem[::-1], 0.12)]
    wrist, parts = _hand(closed_round(0.75, 10), (-1, 0.1, 0.1), (-0.35, 0, 1), False, (1, -0.45, -0.2), 2, "#c79a3a")
    yield [*parts, rod_in(grip_of(wrist, 0.75), 11, 9, [0.72, 0.8], colour("#8a5f38"))]
    wrist, parts = _hand(
        closed_round(1.6, 10), (-0.45, 0.0, -0.9), (-0.9, 0, 0.45), False, (0.95, -0.5, 0.3), 4, "#7c5a74"
    )
    yield [*parts, cup(tuple(grip_of(wrist, 1.6).at), 1.6)]
    # Its fingers come towards us and up before the apple: all four are seen.
    wrist, parts = _hand(
        closed_round(2.6, 10), (-0.75, 0.1, 0.6), (0.15, 1, 0.1), True, (0.9, -0.5, -0.3), 1, "#31506e"
    )
    at = grip_of(wrist, 2.6).at
    yield [*parts, *fruit(at, 2.6, "#b8342f", [at + vec(0.3, 2.4, 0.9), at + vec(0.9, 3.9, 0.9)], 0.3)]
    wrist, parts = _hand("write", (-0.85, -0.2, 0.35), (-0.35, -0.85, -0.1), False, (1, -0.15, -0.3), 5, "#8c2f39")
    # Between thumb and forefinger, and in the web behind them.
    tip = wrist.at + 10 * (0.455 * wrist.ahead + 0.40 * wrist.front + 0.105 * wrist.thumbwards)
    saddle = wrist.at + 10 * (0.30 * wrist.ahead + 0.02 * wrist.front + 0.205 * wrist.thumbwards)
    lean = saddle - tip
    shaft = tube([tip - 0.55 * lean, tip - 0.25 * lean, tip, saddle + 1.1 * lean], [0.08, 0.32, 0.34, 0.3], steps=6)
    yield [*parts, Part("pen", shaft.mesh(), colour("#3f5f86"), "wood", "wood", 1.0, 0.4, 1.0)]
    yield _needle()


def _needle() -> list[Part]:
    """A needle between the tips of thumb and forefinger, a thread through its eye."""
    _, parts = _hand("pinch", (-0.9, -0.1, 0.2), (0.2, -0.9, 0.35), False, (1, 0.35, -0.2), 2, "#2f5d62")
    tip, thumb = parts[1].mesh.points, parts[5].mesh.points
    near = np.unravel_index(np.argmin(np.linalg.norm(tip[:, None] - thumb[None], axis=2)), (len(tip), len(thumb)))
    hold, way = (tip[near[0]] + thumb[near[1]]) / 2, unit(vec(-0.75, -0.62, 0.2))
    turn = np.linspace(0, 2 * np.pi, 17)[:, None]
    eye = hold + way * 4.2
    ring = tube(eye + 0.42 * np.cos(turn) * way + 0.2 * np.sin(turn) * vec(0.62, -0.75, 0), [0.09], capped=False)
    shaft = tube([hold - way * 1.3, hold, eye - way * 0.4], [0.03, 0.13, 0.16])
    thread = tube(
        [eye + vec(x, y, z) for x, y, z in ((1.6, -3.0, 0.3), (0.7, -0.8, 0.4), (0, 0, 0), (-1.2, -0.6, -0.3),
         (-1.7, -3, 0), (-0.6, -6, 0), (-1.4, -12, 0))], [0.12], steps=8,
    )  # fmt: skip
    steel = Part("pin", shaft.mesh(), colour("#aab4ba"), "metal", "garment", 0.6, 0.2, 0.9)
    return [
        *parts,
        steel,
        replace(steel, name="eye of the pin", mesh=ring.mesh()),
        Part("thread", thread.mesh(), colour("#b8242f"), "rope", "garment", 1.2, 0.0, 0.0),
    ]


def _pinched(wrist: Wrist) -> Space:
    """Where thumb and forefinger of a pinch meet."""
    return np.asarray(wrist.at + 10 * (0.47 * wrist.ahead + 0.41 * wrist.front + 0.165 * wrist.thumbwards), np.float64)


def _plank(back: tuple[float, float], front: tuple[float, float]) -> Mesh:
    """A level board from edge to edge (height, nearness)."""
    return sheet(np.array([[(x, *place) for x in (-30.0, 30.0)] for place in (back, front)]))


def _meeting() -> Iterator[list[Part]]:
    """Two hands on one thing, and two that touch."""
    yield _hanging()
    # One hand in profile, a sliver of the other behind it; fingers shut, thumbs along them.
    shut = Gesture((3, 3, 3, 4), (4, 4, 4, 5), -0.6, (16, 6, 4))
    _, a = _hand(shut, (-0.05, 1, 0.05), (-0.8, 0, -0.6), False, (0.7, -0.9, 0.3), 3, "#55506a", (0.62, -1, 0.5), "a")
    _, b = _hand(shut, (-0.05, 1, 0.05), (0.8, 0, 0.6), True, (-0.7, -0.9, -0.3), 3, "#55506a", (-0.62, -1, -0.5), "b")
    yield [*a, *b]
    yield _steepled()
    yield _shaken()
    yield _held_back()


def _shaken() -> list[Part]:
    """Two right hands, web in web: the fingers of each go round the other's lower edge, its thumb over the top."""
    clasp = Gesture((10, 8, 6, 4), (48, 66, 84, 94), 0.5, (26, 58, 40))
    _, a = _hand(clasp, (-0.87, -0.5, 0), (0, 0, 1), False, (1, 0.1, -0.1), 0, "#5d7a86", (3.8, -0.1, -1.0), "a")
    _, b = _hand(clasp, (0.87, -0.5, 0), (0, 0, -1), False, (-1, 0.1, 0.1), 4, "#c9542e", (-3.8, -0.1, 1.1), "b")
    return [*a, *b]


def _held_back() -> list[Part]:
    """A hand that has another's wrist."""
    _, a = _hand("reach", (-1, 0.05, 0.2), (0.1, -0.9, 0.5), False, (1, -0.1, -0.1), 1, "#8c2f39", (0, 0, 0), "a", 4.0)
    holder = Wrist(vec(0, 0, 0), vec(0.35, -0.1, 1.0), vec(0.1, -1, -0.1), False, 10.0)
    at = vec(1.7, -0.1, -0.2) - grip_of(holder, 1.25).at
    place = (float(at[0]), float(at[1]), float(at[2]))
    aim, palm = (0.35, -0.1, 1.0), (0.1, -1, -0.1)
    _, b = _hand(closed_round(1.25, 10), aim, palm, False, (-0.5, 1, -0.6), 3, "#4f6a4a", place, "b")
    return [*a, *b]


def _steepled() -> list[Part]:
    """Fingertips on fingertips."""
    roof = Gesture((16, 16, 16, 16), (14, 12, 12, 16), 7, (40, 40, 10))
    both: list[Part] = []
    for side, left in ((1, False), (-1, True)):
        pose = (-0.1 * side, 1.0, 0.1), (-1.0 * side, -0.2, 0.8), left, (0.5 * side, -1.0, -0.2), 2, "#3d6b57"
        _, (_, _, middle, *_) = _hand(roof, *pose)
        x = float(middle.mesh.points[:, 0].min() if side > 0 else middle.mesh.points[:, 0].max())
        both += _hand(roof, *pose, (-x, 0, 0), f"{left}")[1]
    return both


def _hanging() -> list[Part]:
    """Two hands that hang on a rope."""
    aim, palm, back = (-0.2, 1.0, 0.25), (-0.3, 0.2, -1.0), (0.5, -1.0, -0.1)
    one, first = _hand(closed_round(0.8, 10), aim, palm, True, back, 3, "#4f6a4a", (0, 0, 0), "a")
    two, second = _hand(closed_round(0.8, 10), aim, palm, True, back, 3, "#4f6a4a", (6.4, 0.8, -0.4), "b")
    a, b = grip_of(one, 0.8).at, grip_of(two, 0.8).at
    rope = tube([a + (a - b) * 1.6 + vec(0, 1, 0), a, b, b + (b - a) * 1.6 + vec(0, 0.6, 0)], [0.8], steps=8)
    return [*first, *second, Part("rope", rope.mesh(), colour("#d1b070"), "rope", "straw", 0.9, 0.4, 1.1)]
