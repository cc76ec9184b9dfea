"""Soft things on a stage: ropes, scarves, sheets and steam. They fall, fold and drift."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import ArrayLike

from studio.chance import Stream
from studio.colour import Colour
from studio.figures.cloth import Capsule, drape, hang
from studio.figures.drapery import Drapery, eased
from studio.figures.mesh import Mark, Mesh, Part, Stroke, sheet, tube
from studio.figures.space import Space, Vector, across, rows, smooth, unit, vec
from studio.geometry import Point, limb, solid
from studio.scene import Group, Lines, Veil


def rope(
    knots: ArrayLike,
    length: float,
    radius: float,
    tone: Colour,
    ends: tuple[bool, bool] = (True, True),
    floor: float = -1e9,
    name: str = "rope",
) -> Part:
    """A rope of that length held at the ends that say so, twisted strand by strand."""
    way = hang(rows(knots), length, ends, floor=floor + radius if floor > -1e8 else floor, stiff=0.25, count=40)
    skin = tube(way, [radius], steps=2, count=10)
    t = np.linspace(0, 1, max(8, int(length / (3.2 * radius))))
    twists: list[Mark] = [
        Stroke(skin.at(np.linspace(a, a + 0.6 * (t[1] - t[0]), 4), np.linspace(turn, turn + 2.2, 4)), 0.7, None, 0.6)
        for a in t[:-1]
        for turn in (0.0, 3.14)
    ]
    return Part(name, skin.mesh(), tone, "rope", "garment", 0.9, 0.35, 1.05, marks=tuple(twists))


def ribbon(
    knots: ArrayLike,
    length: float,
    width: float,
    tone: Colour,
    wind: Vector = (0, 0, 0),
    on: Sequence[Capsule] = (),
    name: str = "scarf",
    fringe: bool = True,
) -> Part:
    """A flat strip held at its first knot: a scarf in the wind, a streamer, a bandage."""
    way = hang(rows(knots), length, (True, False), on, wind, stiff=0.12, count=34)
    count = len(way)
    if any(wind):
        t = np.linspace(0, 1, count)
        way = (
            way
            + vec(0, 1, 0) * (0.07 * length * np.sin(9.0 * t - 0.6) * t)[:, None]
            + vec(0, 0, 1) * (0.05 * length * np.sin(7 * t) * t)[:, None]
        )
    ahead = unit(np.gradient(way, axis=0))
    # The strip rolls slowly about its length, so that now its face is seen and now its edge.
    roll = 0.6 * np.sin(np.linspace(0, 1, count) * 7.5 + 0.4)
    columns = np.linspace(-0.5, 0.5, 7)
    grid = np.empty((count, 7, 3))
    side = across(vec(0.3, 0.2, 1), ahead[0])
    for i in range(count):
        side = across(side, ahead[i])
        up = np.cross(ahead[i], side)
        face = side * np.cos(roll[i]) + up * np.sin(roll[i])
        dip = np.cross(ahead[i], face)
        grid[i] = way[i] + width * (columns[:, None] * face + 0.10 * np.cos(np.pi * columns)[:, None] * dip)
    marks: list[Mark] = [Stroke(grid[2 + k : -3, j], 0.75, None, 0.35, 0.3) for k, j in ((0, 1), (3, 3), (1, 5))]
    if fringe:
        marks += [Stroke(np.array([grid[-3, j], grid[-1, j]]), 0.8, None, 0.7, 0.3) for j in range(7)]
    return Part(
        name, sheet(grid), tone, "scarf", "garment", 0.95, 0.45, 1.25, marks=tuple(marks), round_by=0.8, two_sided=True
    )


def washing(
    start: Vector,
    end: Vector,
    drop: float,
    tone: Colour,
    wind: Vector = (0, 0, 0),
    gather: float = 1.12,
    name: str = "sheet",
) -> Part:
    """A sheet pegged to a line, blown by the wind; `gather` is how much wider it is than the line."""
    a, b = vec(*start), vec(*end)
    wide, high = 40, 18
    t = np.linspace(0, 1, wide)
    pegs = a + t[:, None] * (b - a) - vec(0, 1, 0) * (0.35 * np.abs(np.sin(np.pi * 3 * t)))[:, None]
    span = float(np.linalg.norm(b - a))
    wave = 0.05 * span * np.sin(t * 21 + 0.7)
    grid = np.stack(
        [pegs - vec(0, k * drop / (high - 1), 0) + wave[:, None] * vec(0, 0, 1) * min(k, 4) / 4 for k in range(high)]
    )
    across_rest, down_rest = np.full(high, gather * span / (wide - 1)), np.full(high - 1, drop / (high - 1))
    fall = Drapery(drape(grid, across_rest, down_rest, wind=wind, closed=False, steps=60), False)
    return Part(
        name,
        fall.mesh(),
        tone,
        "sheet",
        "garment",
        0.5,
        0.4,
        1.3,
        marks=fall.folds(0.9, 0.10, tone),
        round_by=0.8,
        two_sided=True,
    )


def thrown_over(
    on: Sequence[Capsule], middle: Vector, size: float, tone: Colour, floor: float = 0.0, name: str = "sheet"
) -> Part:
    """A square sheet dropped over things: dust sheets, ghosts, tablecloths, a blanket on a sleeper."""
    count = 38
    x, z = np.meshgrid(np.linspace(-0.5, 0.5, count) * size, np.linspace(-0.5, 0.5, count) * size)
    grid = vec(*middle) + np.stack([x, 0.012 * size * np.sin(x * 0.9) * np.cos(z * 0.7), z], -1)
    step = np.full(count, size / (count - 1))
    settled = drape(grid, step, step[:-1], on, closed=False, floor=floor + 0.2, steps=220, pinned=0)
    settled = eased(eased(settled, False).transpose(1, 0, 2), False).transpose(1, 0, 2)
    skin = Mesh(settled.reshape(-1, 3), sheet(settled).faces)
    return replace(
        Part(name, skin, tone, "sheet", "garment", 0.45, 0.45, 1.35, round_by=1.0, two_sided=True),
        marks=_creases(settled),
    )


def _creases(grid: Space) -> tuple[Mark, ...]:
    """Lines along the sharpest folds of a settled sheet, followed from crease to crease."""
    normal = unit(np.cross(np.gradient(grid, axis=1), np.gradient(grid, axis=0)))
    bend = np.linalg.norm(np.gradient(normal, axis=1), axis=2) + np.linalg.norm(np.gradient(normal, axis=0), axis=2)
    steep = 1 - np.abs(normal[..., 1])
    marks: list[Mark] = []
    for line in (2, 6, 11, 15, 22, 26, 31, 35):
        for path, sharp in ((grid[:, line], (bend * steep)[:, line]), (grid[line], (bend * steep)[line])):
            keep = sharp > 0.28
            edges = np.flatnonzero(np.diff(np.concatenate([[0], keep.astype(np.int8), [0]])))
            marks += [
                Stroke(smooth(path[p:q], 2), 0.85, None, 0.45, 0.3)
                for p, q in zip(edges[::2], edges[1::2], strict=True)
                if q - p > 4
            ]
    return tuple(marks)


def steam(stream: Stream, at: Point, height: float, tone: Colour, wisps: int = 3, lean: float = 0.0) -> Group:
    """Wisps rising from a place on the card, broader and fainter as they go: soft paint with one thin line each."""
    items: list[Veil | Lines] = []
    for i in range(wisps):
        phase, size = stream.uniform(0, 6.28), height * stream.uniform(0.75, 1.05)
        t = np.linspace(0, 1, 9)
        sway = height * 0.10 * np.sin(phase + 5.2 * t) * (0.25 + t) + lean * height * t**1.5
        x = at[0] + (i - (wisps - 1) / 2) * 0.07 * height + sway
        path = np.stack([x, at[1] - size * t], 1)
        width = 0.05 * height * np.array([0.5, 1.4, 2.4, 2.9, 2.2, 0.4])
        items.append(Veil(solid(limb(path, width.tolist())), tone, "steam", 0.55, 0.018 * height, (0.25, 1.0)))
        items.append(Lines((path[1:-1] + np.array([0.03 * height, 0]),), 0.9, tone.darker(0.35), "steam", 0.35))
    return Group(tuple(items), "steam")
