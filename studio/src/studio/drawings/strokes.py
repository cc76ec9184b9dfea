"""The path data of SVG as points: smooth where its handles say so, with corners where they do not."""

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.svgLib.path import parse_path

from studio.geometry import Point, Points, as_points, curve

# Handles are written with two decimals.
NEAR = 0.012


@dataclass
class _Stroke:
    """One subpath: its nodes, and for each segment the two handles, None where it is straight."""

    nodes: list[Point]
    handles: list[tuple[Point, Point] | None] = field(default_factory=list)
    closed: bool = False


def rings_of(data: str, steps: int, knots: bool = False) -> Iterator[tuple[Points, bool]]:
    """Every subpath as points, and whether it is closed. With `knots` only its nodes."""
    for stroke in _strokes(data):
        if knots or not any(stroke.handles):
            yield as_points(stroke.nodes if not knots else _knots(stroke, _corners(stroke))), stroke.closed
        else:
            yield _drawn(stroke, steps), stroke.closed


def _strokes(data: str) -> list[_Stroke]:
    pen = DecomposingRecordingPen({})
    parse_path(data, pen)
    strokes: list[_Stroke] = []
    for act, places in pen.value:
        if act == "moveTo":
            strokes.append(_Stroke([places[0]]))
        elif act in ("lineTo", "curveTo", "qCurveTo"):
            _add(strokes[-1], act, places)
        elif act == "closePath":
            _close(strokes[-1])
    return strokes


def _add(stroke: _Stroke, act: str, places: Sequence[Point]) -> None:
    start = stroke.nodes[-1]
    stroke.nodes.append(places[-1])
    match act:
        case "lineTo":
            stroke.handles.append(None)
        case "curveTo":
            stroke.handles.append((places[0], places[1]))
        case _:
            middle = places[0]
            stroke.handles.append((_towards(start, middle, 2 / 3), _towards(places[-1], middle, 2 / 3)))


def _towards(start: Point, end: Point, share: float) -> Point:
    return start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])


def _close(stroke: _Stroke) -> None:
    """The last node is the first again: the segment that leads there has been given already."""
    stroke.closed = True
    if len(stroke.nodes) > 1 and _near(stroke.nodes[0], stroke.nodes[-1]):
        stroke.nodes.pop()


def _drawn(stroke: _Stroke, steps: int) -> Points:
    corners = _corners(stroke)
    if _is_smooth(stroke, corners):
        return curve(_knots(stroke, corners), stroke.closed, steps)
    return _as_drawn(stroke, steps)


def _knots(stroke: _Stroke, corners: set[int]) -> list[Point]:
    return [node for index, node in enumerate(stroke.nodes) for _ in range(2 if index in corners else 1)]


def _corners(stroke: _Stroke) -> set[int]:
    """Inner nodes where the pen turns: beside a straight segment, or with handles as at the end of a curve."""
    found = set()
    for index in range(len(stroke.nodes)) if stroke.closed else range(1, len(stroke.nodes) - 1):
        before, after = stroke.handles[index - 1], stroke.handles[index]
        if before is None or after is None or not _goes_through(stroke, index):
            found.add(index)
    return found


def _goes_through(stroke: _Stroke, index: int) -> bool:
    """Whether the handles at a node lie as on a smooth curve through it and its neighbours."""
    count = len(stroke.nodes)
    before, here, after = (as_points(stroke.nodes[i % count])[0] for i in (index - 1, index, index + 1))
    sixth = (after - before) / 6
    into, out = stroke.handles[index - 1], stroke.handles[index]
    assert into is not None and out is not None
    return _near(out[0], here + sixth) and _near(into[1], here - sixth)


def _is_smooth(stroke: _Stroke, corners: set[int]) -> bool:
    """Whether every handle at a corner or an end is where a smooth curve would begin or end."""
    count = len(stroke.nodes)
    ends = corners if stroke.closed else corners | {0, count - 1}
    for index, handles in enumerate(stroke.handles):
        if handles is None:
            continue
        start, end = index, (index + 1) % count
        if start in ends and end in ends:
            return False
        third = (as_points(stroke.nodes[end])[0] - as_points(stroke.nodes[start])[0]) / 3
        if start in ends and not _near(handles[0], as_points(stroke.nodes[start])[0] + third):
            return False
        if end in ends and not _near(handles[1], as_points(stroke.nodes[end])[0] - third):
            return False
    return True


def _as_drawn(stroke: _Stroke, steps: int) -> Points:
    """The cubic curves themselves, each in so many steps."""
    nodes = [*stroke.nodes, stroke.nodes[0]] if stroke.closed else stroke.nodes
    share = np.linspace(0.0, 1.0, steps, endpoint=False)[:, None]
    pieces = []
    for (start, end), handles in zip(itertools.pairwise(map(np.array, nodes)), stroke.handles, strict=True):
        if handles is None:
            pieces.append(start[None, :])
            continue
        first, second = map(np.array, handles)
        rest = 1 - share
        pieces.append(rest**3 * start + 3 * rest**2 * share * first + 3 * rest * share**2 * second + share**3 * end)
    return np.vstack(pieces if stroke.closed else [*pieces, np.array(nodes[-1])[None, :]])


def _near(first: Sequence[float] | Points, second: Sequence[float] | Points) -> bool:
    return bool(abs(first[0] - second[0]) < NEAR and abs(first[1] - second[1]) < NEAR)
