"""The cells of the model sheet of hands: alone, round things, and on each other."""

from collections.abc import Callable
from dataclasses import replace

import numpy as np

from studio.colour import colour
from studio.figures.camera import Camera
from studio.figures.hands import Gesture, Wrist, closed_round, grip_of, hand, rod_in
from studio.figures.mesh import Part, Patch, ball, loft, tube
from studio.figures.space import Vector, unit, vec
from studio.figures.stage import stage
from studio.scene import Group

SKINS = ("#eebf9f", "#8a5738", "#e0a97f", "#f0c8aa", "#6b4330", "#c98f66")


def _sleeve(wrist: Wrist, towards: Vector, tone: str, prefix: str) -> list[Part]:
    back = unit(vec(*towards))
    size = wrist.size / 10
    arm = tube(
        [wrist.at - back * 0.3, wrist.at + back * 4 * size, wrist.at + back * 9 * size],
        [1.14 * size, 1.5 * size, 1.9 * size],
        capped=False,
    )
    cuff = tube([wrist.at + back * 2.6 * size, wrist.at + back * 4.4 * size], [1.75 * size, 1.95 * size], capped=False)
    cloth = tube([wrist.at + back * 4.0 * size, wrist.at + back * 30 * size], [2.05 * size, 3.6 * size], capped=False)
    return [
        Part(
            f"{prefix}arm",
            arm.mesh(),
            colour(SKINS[0]),
            "skin",
            "skin",
            0.85,
            0.2,
            1.1,
            f"{prefix}hand",
            frozenset({f"{prefix}palm"}),
            1.6,
        ),
        Part(f"{prefix}cuff", cuff.mesh(), colour("#f2ead8"), "collar", "garment", 0.4, 0.2, 1.0),
        Part(f"{prefix}cloth", cloth.mesh(), colour(tone), "coat", "garment", 0.95, 0.5, 1.3),
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
) -> tuple[Wrist, list[Part]]:
    wrist = Wrist(vec(*at), vec(*aim), vec(*palm), left, 10.0)
    parts = hand(wrist, gesture, colour(SKINS[skin]), prefix, frozenset({f"{prefix}arm"}), detail=1.1)
    arm = [
        replace(part, colour=colour(SKINS[skin])) if part.role == "skin" else part
        for part in _sleeve(wrist, back, tone, prefix)
    ]
    return wrist, [*parts, *arm]


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
    return Part("cup", skin.mesh(), colour("#efe9da"), "cup", "garment", 0.35, 0.5, 1.3, marks=(inside,))


def hand_cells() -> list[Group]:
    """Gestures of one construction: alone, round things, and on each other; and small."""
    cells: list[Group] = []

    def cell(*parts: Part, x: float = 0, y: float = 0, scale: float = 11.0) -> None:
        cells.append(stage(parts, Camera((1.7 * x, 1.7 * y), 1.85 * scale, pitch=9), pen=1.8))

    alone: list[tuple[str, Vector, Vector, bool, Vector, float, float]] = [
        ("open", (0, 1, 0), (0.1, 0, 1), False, (0.1, -1, 0), 0, 30),
        ("point", (-1, 0.15, 0.15), (0.1, -0.55, 0.85), False, (1, -0.35, -0.1), 40, -20),
        ("fist", (0.1, 1, 0.1), (-0.25, 0, 1), False, (0.1, -1, 0), 0, 40),
        ("reach", (-1, 0.35, 0.2), (0.1, -0.8, 0.6), True, (1, -0.5, -0.2), 40, -10),
        ("rest", (-1, -0.12, 0.25), (0, -1, 0.15), False, (1, 0.45, -0.3), 40, 40),
        ("wave", (0.25, 1, 0.05), (0.0, 0, 1), True, (-0.15, -1, 0), 0, 30),
        ("beckon", (-0.95, 0.3, 0.1), (0.2, 0.85, 0.6), True, (1, -0.5, -0.2), 36, 20),
        ("claw", (-0.25, 1, 0.2), (-0.8, -0.1, 0.6), True, (0.3, -1, 0), 20, 40),
        ("thumb", (-1, 0.1, 0.2), (0.1, 0.1, 1), False, (1, -0.4, -0.1), 36, 20),
        ("two", (0.05, 1, 0.1), (0.1, 0, 1), False, (0.1, -1, 0), 0, 40),
        ("plead", (-0.9, 0.35, 0.1), (0.25, 0.7, 0.8), True, (1, -0.5, -0.2), 40, 10),
        ("relaxed", (0.1, -1, 0.2), (-1, 0, 0.35), False, (0, 1, -0.05), 0, -50),
        ("stop", (0.1, 1, -0.1), (0.05, 0.1, 1), True, (-0.2, -1, -0.2), 0, 36),
        ("swear", (-0.1, 1, 0.1), (0, 0, 1), True, (0.1, -1, 0), 0, 40),
    ]
    tones = ("#5d7a86", "#a8472f", "#31506e", "#d9a02f", "#8c2f39", "#7a3b52", "#4f6a4a", "#55506a")
    for i, (gesture, aim, palm, left, back, x, y) in enumerate(alone):
        cell(*_hand(gesture, aim, palm, left, back, i % 6, tones[i % 8])[1], x=x, y=y)
    _held_cells(cell)
    _met_cells(cell)
    return cells


def _held_cells(cell: Callable[..., None]) -> None:
    """Hands closed round things: the radius of the thing says how far."""
    wrist, stick = _hand(closed_round(0.75, 10), (-1, 0.1, 0.1), (-0.35, 0, 1), False, (1, -0.45, -0.2), 2, "#c79a3a")
    cell(*stick, rod_in(grip_of(wrist, 0.75), 11, 9, [0.72, 0.8], colour("#8a5f38")), x=30, y=-10, scale=10)
    wrist, mug = _hand(
        closed_round(2.4, 10),
        (-0.35, 0.0, 0.95),
        (-0.95, 0, -0.3),
        True,
        (0.95, -0.5, -0.3),
        4,
        "#7c5a74",
        (3.0, 0, -2.0),
    )
    cell(*mug, cup(tuple(grip_of(wrist, 2.4).at), 2.4), x=20, y=10, scale=10)
    one, first = _hand(
        closed_round(0.8, 10), (-0.2, 1, 0.25), (-0.3, 0.2, -1), True, (0.5, -1, -0.1), 3, "#4f6a4a", (0, 0, 0), "a"
    )
    two, second = _hand(
        closed_round(0.8, 10),
        (-0.2, 1, 0.25),
        (-0.3, 0.2, -1),
        True,
        (0.6, -1, -0.1),
        3,
        "#4f6a4a",
        (6.4, 0.8, -0.4),
        "b",
    )
    a, b = grip_of(one, 0.8).at, grip_of(two, 0.8).at
    rope = tube([a + (a - b) * 1.6 + vec(0, 1, 0), a, b, b + (b - a) * 1.6 + vec(0, 0.6, 0)], [0.8], steps=8)
    cell(
        *first,
        *second,
        Part("rope", rope.mesh(), colour("#d1b070"), "rope", "straw", 0.9, 0.4, 1.1),
        x=-20,
        y=34,
        scale=9,
    )
    wrist, apple = _hand(
        closed_round(3.0, 10), (-0.85, 0.25, 0.1), (0.1, 0.9, 0.45), True, (0.9, -0.6, -0.3), 1, "#31506e"
    )
    fruit = ball(grip_of(wrist, 3.0).at, 3.0)
    stalk = tube([grip_of(wrist, 3.0).at + vec(0, 2.6, 0), grip_of(wrist, 3.0).at + vec(0.6, 4.4, 0)], [0.22])
    cell(
        *apple,
        Part("apple", fruit, colour("#b8342f"), "fruit", "garment", 1.0, 0.5, 1.3),
        Part("stalk", stalk.mesh(), colour("#5a3f28"), "wood", "wood", 1.0, 0.2, 1.0),
        x=30,
        y=20,
        scale=10,
    )
    wrist, pen = _hand("write", (-0.85, -0.2, 0.35), (-0.1, -0.85, 0.5), False, (1, -0.25, -0.3), 5, "#8c2f39")
    tip = wrist.at + 10 * (0.62 * wrist.ahead + 0.34 * wrist.front + 0.10 * wrist.thumbwards)
    shaft = tube([tip + vec(-1.6, -2.6, 0.6), tip, tip + vec(6.6, 9.0, -2.2)], [0.12, 0.34, 0.3], steps=6)
    cell(*pen, Part("pen", shaft.mesh(), colour("#3f5f86"), "wood", "wood", 1.0, 0.4, 1.0), x=40, y=0, scale=10)
    wrist, needle = _hand("pinch", (-0.8, 0.5, 0.3), (-0.25, -0.55, 0.7), False, (1, -0.6, -0.2), 2, "#2f5d62")
    tip = wrist.at + 10 * (0.47 * wrist.ahead + 0.36 * wrist.front + 0.12 * wrist.thumbwards)
    pin = tube([tip + vec(-2.2, 3.6, 0.3), tip], [0.16, 0.2])
    thread = tube([tip, tip + vec(-1.2, -4, 0), tip + vec(1.2, -8, -0.5), tip + vec(-2, -12, -1)], [0.14], steps=8)
    cell(
        *needle,
        Part("pin", pin.mesh(), colour("#c9ced0"), "metal", "garment", 0.6, 0.2, 0.9),
        Part("thread", thread.mesh(), colour("#b8242f"), "rope", "garment", 1.2, 0.0, 0.0),
        x=40,
        y=-10,
        scale=10,
    )


def _met_cells(cell: Callable[..., None]) -> None:
    """Two hands that touch."""
    # One hand in profile, a sliver of the other behind it.
    _, a = _hand("flat", (-0.05, 1, 0.05), (-0.8, 0, -0.6), False, (0.7, -0.9, 0.3), 3, "#55506a", (0.75, -1, 0.6), "a")
    _, b = _hand(
        "flat", (-0.05, 1, 0.05), (0.8, 0, 0.6), True, (-0.7, -0.9, -0.3), 3, "#55506a", (-0.75, -1.1, -0.6), "b"
    )
    cell(*a, *b, y=30, scale=10)
    _, a = _hand(
        "grip", (-0.75, 0.65, 0.1), (-0.5, -0.2, -0.9), False, (0.9, -0.8, 0), 2, "#3d6b57", (3.2, -2, 1.2), "a"
    )
    _, b = _hand(
        "grip", (0.75, 0.65, -0.1), (0.6, -0.3, 0.8), True, (-0.9, -0.8, 0), 2, "#3d6b57", (-3.2, -2, -0.6), "b"
    )
    cell(*a, *b, y=0, scale=9.5)
    # Web to web, thumbs up and over; the fingers of the farther hand come round under the nearer one's edge.
    clasp = Gesture((4, 12, 30, 36), (10, 22, 62, 66), 1, (44, 50, 24))
    _, a = _hand(clasp, (-1, -0.36, 0.0), (0.0, 0.0, 1), False, (1, 0.25, -0.1), 0, "#5d7a86", (4.4, 0.8, -1.0), "a")
    laid = Gesture((5, 8, 14, 22), (12, 18, 28, 38), 1.5, (44, 50, 24))
    _, b = _hand(laid, (1, -0.30, 0.0), (0.0, 0.0, -1), False, (-1, 0.25, 0.1), 4, "#c9542e", (-4.4, 1.0, 1.25), "b")
    cell(*a, *b, y=0, scale=9)
    small: list[Part] = []
    for i, gesture in enumerate(("open", "fist", "point", "wave")):
        small += _hand(
            gesture, (0.0, 1, 0), (0.1, 0, 1), i % 2 == 1, (0, -1, 0), i, "#31506e", (i * 17 - 26, 0, 0), f"s{i}"
        )[1]
    cell(*small, scale=2.6)
