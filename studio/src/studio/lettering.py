"""Is there writing in a picture? Looks for rows of marks that sit on one line as letters do.

It finds printed-looking rows of five or more separate letters or digits, 10 to 90 pixels tall on a card 800 wide, level
or slightly sloping, that differ in lightness from their ground. It does not find single letters, joined handwriting,
letters round a dial, or letters lost in hatching; for those there are eyes. Of words printed on cards in strong
contrast, in one plain typeface, it found four in five, the very words it was tuned on.
"""

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from studio.hands import Picture
from studio.measures import lightness
from studio.raster import Mask, blurred

LOOKED_AT = 800  # pixels wide
FEWEST = 5  # letters in a row
LEVELS = (0.06, 0.13, 0.22)  # how far writing stands out: strong letters are joined to faint hatching at a low level
# Rows of windows, fence posts and leaves stray from their line by 0.04 of their height or more, or repeat one form;
# most printed words keep within 0.03, and their letters differ by 0.36 or more.
STRAYING = 0.035
VARIETY = 0.34
# The fringe of a bedcover is a row of i's: its strands are a quarter as broad as they are tall, letters over a half.
BREADTH = 0.4


@dataclass(frozen=True, eq=False)
class Mark:
    """A connected blot of the size and leanness of a letter."""

    left: int
    top: int
    width: int
    height: int
    form: Mask  # 12 x 12
    stroke: float  # mean width of its strokes
    contrast: float

    @property
    def foot(self) -> int:
        return self.top + self.height

    @property
    def right(self) -> int:
        return self.left + self.width


def longest_row(picture: Picture) -> int:
    """How many letters the longest row of writing has; 0 when there is none."""
    light = lightness(picture, LOOKED_AT).astype(np.float32)
    relief = light - blurred(light, 12.0)
    rows = [row for side in (relief, -relief) for level in LEVELS for row in _rows(_marks(side, level))]
    return max((len(row) for row in rows if _is_writing(row)), default=0)


def _marks(relief: Mask, level: float) -> list[Mark]:
    """Blots standing out from their surroundings that could be letters, from left to right."""
    count, labels, boxes, _ = cv2.connectedComponentsWithStats((relief > level).astype(np.uint8), connectivity=8)
    height, width = boxes[:, cv2.CC_STAT_HEIGHT], boxes[:, cv2.CC_STAT_WIDTH]
    fill = boxes[:, cv2.CC_STAT_AREA] / (width * height)
    fits = (height >= 10) & (height <= 90) & (width >= 0.18 * height) & (width <= 1.5 * height)
    fits &= (fill > 0.15) & (fill < 0.85)
    found = []
    for label in np.flatnonzero(fits[1:count]) + 1:
        left, top, wide, tall = (int(value) for value in boxes[label][:4])
        cut = slice(top, top + tall), slice(left, left + wide)
        mark = _mark(left, top, (labels[cut] == label).astype(np.uint8), relief[cut])
        if mark is not None:
            found.append(mark)
    return sorted(found, key=lambda mark: mark.left)


def _mark(left: int, top: int, blot: NDArray[np.uint8], relief: Mask) -> Mark | None:
    """A blot drawn with an even stroke, with at most three holes; anything else is no letter."""
    tall, wide = blot.shape
    rims, _ = cv2.findContours(blot, cv2.RETR_CCOMP, cv2.CHAIN_APPROX_NONE)
    stroke = 2 * float(blot.sum()) / max(1.0, sum(cv2.arcLength(rim, True) for rim in rims))
    widest = 2 * float(cv2.distanceTransform(np.pad(blot, 1), cv2.DIST_L2, 3).max())
    contrast = float(relief[blot > 0].mean())
    lean = 0.05 * tall <= stroke <= 0.3 * tall and widest <= 2.6 * stroke + 1.5
    if not lean or len(rims) > 4 or contrast < 0.09:
        return None
    form = cv2.resize(blot.astype(np.float32), (12, 12), interpolation=cv2.INTER_AREA)
    return Mark(left, top, wide, tall, np.asarray(form, np.float32), stroke, contrast)


def _rows(marks: list[Mark]) -> list[list[Mark]]:
    """Marks chained each to its nearest fitting neighbour on the right."""
    followers: dict[int, int] = {}
    for index, mark in enumerate(marks):
        near = [
            (other.left - mark.right, following)
            for following, other in enumerate(marks[index + 1 :], index + 1)
            if _follows(mark, other)
        ]
        if near:
            followers[index] = min(near)[1]
    rows = []
    for start in set(followers) - set(followers.values()):
        row = [start]
        while row[-1] in followers:
            row.append(followers[row[-1]])
        rows.append([marks[index] for index in row])
    return rows


def _follows(mark: Mark, other: Mark) -> bool:
    taller = max(mark.height, other.height)
    return (
        -0.15 * mark.height <= other.left - mark.right <= taller
        and min(mark.height, other.height) >= 0.55 * taller
        and abs(mark.foot - other.foot) <= 0.22 * taller
        and 0.5 < mark.stroke / other.stroke < 2
        and 0.5 < mark.contrast / other.contrast < 2
    )


def _is_writing(row: list[Mark]) -> bool:
    if len(row) < FEWEST:
        return False
    places, feet = np.array([mark.left for mark in row], float), np.array([mark.foot for mark in row], float)
    straying = float((feet - np.polyval(np.polyfit(places, feet, 1), places)).std())
    tall, broad = (float(np.mean(sizes)) for sizes in zip(*((mark.height, mark.width) for mark in row), strict=True))
    differences = [
        float(np.abs(first.form - second.form).mean()) for i, first in enumerate(row) for second in row[i + 1 :]
    ]
    return straying <= STRAYING * tall and broad >= BREADTH * tall and float(np.median(differences)) >= VARIETY
