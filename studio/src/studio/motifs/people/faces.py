"""Faces: what brows, lids and lips do, drawn on a turned head; small for figures, fine for portraits."""

import math
from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from studio.colour import colour
from studio.geometry import Outline, Points, curve, ellipse, intersection, offset, solid
from studio.motifs.people.heads import Head, face_turn, faces_us, nose_balls
from studio.motifs.people.turning import View, runs
from studio.scene import Dots, Item, Lines, Shape, Wash

Mood = Literal[
    "calm", "asleep", "wistful", "startled", "sly", "grieving", "listening", "laughing", "stern", "shouting", "weary",
    "tender",
]  # fmt: skip


@dataclass(frozen=True)
class Expression:
    """Lids, brows and mouth. Heights in head radii, up."""

    lids: float = 0.75  # 0 shut … 1.3 staring
    brow: tuple[float, float] = (0.0, 0.0)  # inner and outer end raised
    gaze: tuple[float, float] = (0.0, 0.0)  # to its left, up: -1 … 1
    corners: tuple[float, float] = (0.0, 0.0)  # of the mouth, raised: left, right
    wide: float = 0.25  # half width of the mouth
    gape: float = 0.0  # how far the mouth stands open
    squint: float = 0.0  # the lower lid raised
    lopsided: float = 0.0  # the left brow raised alone


EXPRESSIONS: dict[Mood, Expression] = {
    "calm": Expression(),
    "asleep": Expression(lids=0.0, brow=(0.02, -0.02), corners=(0.02, 0.01), wide=0.22),
    "wistful": Expression(0.6, (0.07, -0.05), (0.25, 0.5), (-0.02, -0.02), 0.22),
    "startled": Expression(1.25, (0.12, 0.10), (0.0, 0.0), (-0.02, -0.02), 0.13, 0.13),
    "sly": Expression(0.42, (-0.05, 0.04), (0.85, 0.0), (0.07, -0.01), 0.27, 0.0, 0.4, 0.09),
    "grieving": Expression(0.3, (0.13, -0.09), (0.0, -0.7), (-0.07, -0.07), 0.24, 0.02),
    "listening": Expression(0.7, (0.06, 0.06), (0.9, 0.3), (0.0, 0.01), 0.19, 0.03),
    "laughing": Expression(0.16, (0.05, 0.03), (0.0, 0.2), (0.10, 0.10), 0.32, 0.13, 1.0),
    "stern": Expression(0.55, (-0.10, 0.04), (0.0, 0.0), (-0.03, -0.03), 0.25),
    "shouting": Expression(0.5, (-0.06, 0.08), (0.0, 0.3), (-0.02, -0.02), 0.20, 0.30, 0.3),
    "weary": Expression(0.34, (0.05, -0.06), (0.0, -0.4), (-0.03, -0.02), 0.23),
    "tender": Expression(0.45, (0.04, -0.02), (0.1, -0.3), (0.05, 0.05), 0.25, 0.0, 0.2),
}

EYE = 0.335  # how far aside an eye sits


def eye_level(head: Head) -> float:
    return -0.04 - 0.14 * head.youth


def mouth_level(head: Head) -> float:
    return -0.665 - 0.01 * head.youth


def on_face(head: Head, view: View, aside: object, up: object, lift: float = 0.0, edge: float = 0.0) -> list[Points]:
    """The visible stretches of a line on the face."""
    side, height = np.broadcast_arrays(np.asarray(aside, np.float64), np.asarray(up, np.float64))
    seen = np.array([head.turned_to_us(view, float(s)) > edge for s in side])
    return runs(view(head.on_face(side, height, lift)), seen)


def small_face(head: Head, view: View, mood: Mood, face: Outline) -> list[Item]:
    """The few strokes that make a face at twenty pixels."""
    if faces_us(head, view) < -0.3:
        return []
    look = EXPRESSIONS[mood]
    strong, soft, dots = list[Points](), list[Points](), list[Points]()
    for side in (1, -1):
        brow = look.brow[0] + (look.lopsided if side > 0 else 0), look.brow[1] + (look.lopsided if side > 0 else 0)
        strong += _brow(head, view, side, brow)
        lid, pupil = _small_eye(head, view, side, look)
        strong += lid
        dots += pupil
    soft += nose_lines(head, view)
    items: list[Item] = [
        *blush(head, view, face, 0.3),
        Lines(tuple(strong), 0.85, strength=0.92, taper=False, steady=True),
        Lines(tuple(soft), 0.65, strength=0.7, steady=True),
        *_small_mouth(head, view, look),
    ]
    if dots:
        items.append(Dots(np.vstack(dots), np.full(len(dots), 0.082 * head.place.size), colour("ink black"), "eye"))
    if head.age > 0.5:
        items.append(Lines(tuple(furrows(head, view)[:4]), 0.45, role="wrinkle", strength=0.5))
    return items


def _brow(head: Head, view: View, side: int, raised: tuple[float, float]) -> list[Points]:
    inner, outer = raised
    along = np.linspace(0, 1, 7)
    aside = side * (0.15 + 0.38 * along)
    up = (
        eye_level(head)
        + 0.26
        + 0.03 * head.youth
        + inner * (1 - along)
        + outer * along
        + 0.07 * np.sin(along * math.pi)
    )
    return on_face(head, view, aside, up, 0.02, -0.05)


def fine_lids(head: Head, look: Expression, side: int, count: int = 15) -> tuple[NDArray[np.float64], ...]:
    """aside, upper and lower lid heights across one eye, inner corner first."""
    along = np.linspace(0, 1, count)
    half = 0.175 * (1 + 0.16 * head.youth)
    aside = side * (EYE + half * (2 * along - 1))
    swell = np.sin(along * math.pi) ** 0.75
    middle = eye_level(head) + 0.02 * (along - 0.4)
    upper = middle + (0.15 + 0.05 * head.youth) * look.lids * swell - (0.05 * swell if look.lids < 0.1 else 0)
    lower = middle - 0.075 * swell * (1 - 0.9 * look.squint) - (0.02 * swell if look.lids < 0.1 else 0)
    return aside, upper, np.minimum(lower, upper)


def _small_eye(head: Head, view: View, side: int, look: Expression) -> tuple[list[Points], list[Points]]:
    aside, upper, lower = fine_lids(head, look, side, 7)
    if look.lids < 0.2:
        bow = lower if look.squint < 0.5 else upper + 0.06 * np.sin(np.linspace(0, math.pi, 7))
        return on_face(head, view, aside, bow, -0.02, -0.1), []
    lid = on_face(head, view, aside, upper, -0.02, -0.1)
    middle = side * EYE
    if head.turned_to_us(view, middle) < -0.05:
        return lid, []
    spot = head.on_face(middle + 0.07 * look.gaze[0], float((upper + lower)[3] / 2) + 0.02 + 0.03 * look.gaze[1], -0.03)
    return lid, [view(spot)]


def _small_mouth(head: Head, view: View, look: Expression) -> list[Item]:
    aside, upper, lower = _mouth_lines(head, look)
    if look.gape < 0.05:
        return [Lines(tuple(on_face(head, view, aside, upper, 0.0, 0.0)), 0.8, strength=0.85, steady=True)]
    seen = np.array([head.turned_to_us(view, float(s)) > -0.05 for s in aside])
    if seen.sum() < 3:
        return []
    ring = np.vstack([view(head.on_face(aside[seen], upper[seen])), view(head.on_face(aside[seen], lower[seen]))[::-1]])
    return [Shape(solid(ring), colour("#5a2428"), "mouth", 1.1, modelling=0, line=0.7)]


def _mouth_lines(head: Head, look: Expression, count: int = 13) -> tuple[NDArray[np.float64], ...]:
    along = np.linspace(-1, 1, count)
    corner = np.where(along > 0, look.corners[0], look.corners[1]) * np.abs(along) ** 1.6
    bow = 0.012 * np.cos(along * math.tau) * (1 - look.gape)
    level = mouth_level(head) + corner
    arch = np.sqrt(np.clip(1 - along**2, 0, 1))
    upper = level + bow + 0.3 * look.gape * arch
    lower = level - 0.9 * look.gape * arch
    return look.wide * along, upper, lower


def lip_lines(head: Head, look: Expression) -> tuple[NDArray[np.float64], ...]:
    """aside, then four lines: top and bottom of the upper lip, top and bottom of the lower one."""
    aside, upper, lower = _mouth_lines(head, look, 17)
    along = np.linspace(-1, 1, 17)
    body = np.clip(1 - np.abs(along) ** 1.8, 0, 1)
    full = 1 + 0.15 * head.youth - 0.35 * head.age
    bow = 0.018 * np.exp(-((along / 0.12) ** 2))
    top = upper + full * (0.075 * body - bow)
    bottom = lower - full * 0.095 * np.clip(1 - np.abs(along * 1.08) ** 2.2, 0, 1)
    return aside, np.maximum(top, upper), upper, lower, np.minimum(bottom, lower)


def nose_lines(head: Head, view: View) -> list[Points]:
    """The edge of the nose where it does not stand against the sky, and its wing."""
    spine, radii = nose_balls(head)
    turn, toward = face_turn(head, view), faces_us(head, view)
    if toward < 0.05:
        return _wing(head, view, 1 if view.nearness(head.place.axes[:, 2])[0] > 0 else -1)
    side = -1.0 if turn <= 0 else 1.0
    flat = view(spine)
    edge = flat + np.outer(radii, [side, 0.0])
    start = 2 if abs(turn) < 0.35 else 1
    tip = flat[2] + np.array([side * 0.6 * radii[2], 0.9 * radii[2]])
    base = flat[3] + np.array([0.0, 0.9 * radii[3]])
    line = curve(np.vstack([edge[start - 1 : 3], tip, base])[(1 if abs(turn) < 0.35 else 0) :], steps=4)
    wings = [path for s in (1, -1) for path in _wing(head, view, s) if head.turned_to_us(view, 0.25 * s) > 0.15]
    return [line, *wings]


def _wing(head: Head, view: View, side: int) -> list[Points]:
    radius = 0.5 + 0.5 * (1 - head.youth)
    spots = [(0.98, -0.40, 0.11), (0.92, -0.31, 0.16), (0.85, -0.37, 0.17), (0.86, -0.46, 0.13)]
    return [curve(view(head.place([(f, u, side * s * radius) for f, u, s in spots])), steps=4)]


def blush(head: Head, view: View, face: Outline, weight: float) -> list[Item]:
    """Warm cheeks, kept inside the face."""
    face = offset(face, -0.08 * head.place.size)
    spots: list[Points] = []
    for side in (1, -1):
        facing = head.turned_to_us(view, 0.5 * side)
        if facing > 0.0:
            x, y = view.point(head.on_face(0.5 * side, eye_level(head) - 0.30))
            spot = solid(ellipse(x, y, 0.2 * head.place.size * (0.4 + 0.6 * facing), 0.15 * head.place.size, count=20))
            spots += intersection(spot, face)
    return [Wash(tuple(spots), colour("#d0705a"), "blush", weight, 0.10 * head.place.size)] if spots else []


def furrows(head: Head, view: View) -> list[Points]:
    """What the years draw: folds beside the nose, crow's feet, the brow's lines, bags under the eyes."""
    level = eye_level(head)
    lines: list[Points] = []
    for side in (1, -1):
        lines += on_face(
            head, view, side * np.array([0.19, 0.28, 0.34, 0.33]), np.array([-0.36, -0.46, -0.6, -0.74]), 0.01
        )
    for side in (1, -1):
        lines += on_face(
            head, view, side * np.linspace(0.22, 0.50, 6), level - 0.19 - 0.03 * np.sin(np.linspace(0, math.pi, 6))
        )
    for height, wide in ((0.44, 0.4), (0.54, 0.46), (0.63, 0.36)):
        aside = np.linspace(-wide, wide, 12)
        lines += on_face(head, view, aside, height + 0.025 * np.cos(aside * 9 + 8 * height))
    for side in (1, -1):
        for rise in (0.07, 0.0, -0.08):
            lines += on_face(
                head, view, side * np.linspace(0.58, 0.70, 4), level + rise * np.linspace(0.6, 1.7, 4), 0.0, -0.1
            )
    lines += on_face(head, view, np.linspace(-0.14, 0.14, 6), -0.84 - 0.02 * np.cos(np.linspace(-2, 2, 6)))
    return lines
