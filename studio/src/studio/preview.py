"""A quick look at a motif or a scene, without registering a card."""

from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from studio.chance import Chance
from studio.geometry import Box, bounds
from studio.hands import hand_called
from studio.scene import Clip, Dots, Group, Lines, Scene, Shape, Veil, Wash, walk

CELL = 260.0


def preview(
    subject: Group | Scene | Sequence[Group], path: str | Path, hand: str = "inkwell", width: int | None = None
) -> None:
    """Paint a scene, one group, or a model sheet of several groups (fitted side by side) to an image file."""
    scene = (
        subject if isinstance(subject, Scene) else _model_sheet([subject] if isinstance(subject, Group) else subject)
    )
    wide = width or round(scene.width)
    size = (wide, round(wide * scene.height / scene.width))
    painter = hand_called(hand, framed=isinstance(subject, Scene))
    Image.fromarray(painter.paint(scene, Chance("preview"), size)).save(path)


def _model_sheet(groups: Sequence[Group]) -> Scene:
    """Each group in a cell of its own, as large as fits, standing on the cell's floor."""
    columns = min(len(groups), 4)
    rows = -(-len(groups) // columns)
    cell = 2 * CELL if len(groups) == 1 else CELL
    layers = []
    for index, group in enumerate(groups):
        left, top, right, bottom = extent(group)
        scale = 0.86 * cell / max(right - left, bottom - top, 1e-6)
        x = (index % columns + 0.5) * cell - scale * (left + right) / 2
        y = (index // columns + 0.93) * cell - scale * bottom
        layers.append(group.placed(x, y, scale))
    return Scene(None, tuple(layers), focal=(0, 0, cell, cell), width=columns * cell, height=rows * cell)


def extent(group: Group) -> Box:
    """The box round everything solid or drawn in a group; light and sky do not count."""
    places = []
    for item in walk(group.items):
        if isinstance(item, Shape | Wash | Veil | Clip):
            places += list(item.outline)
        elif isinstance(item, Lines):
            places += list(item.paths)
        elif isinstance(item, Dots):
            places.append(item.centres)
    return bounds(places) if places else (0.0, 0.0, 1.0, 1.0)
