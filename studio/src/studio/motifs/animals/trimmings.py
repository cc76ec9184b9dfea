"""What makes a kind unmistakable beyond its proportions.

Each function takes a skeleton and returns items drawn in its coordinates; `Build` says where in the order.
"""

import numpy as np

from studio.colour import Colour
from studio.geometry import (
    Points,
    curve,
    limb,
    resample,
    solid,
)
from studio.motifs.animals.skeleton import Skeleton, Trimming
from studio.scene import Item, Lines, Shape


def tail_tip(share: float = 0.3) -> Trimming:
    """A brush dipped in the belly's colour."""

    def dipped(bones: Skeleton) -> list[Item]:
        spine = resample(curve(bones.tail), 2.0)
        widths = np.interp(
            np.linspace(0, 1, len(spine)), np.linspace(0, 1, len(bones.build.tail.widths)), bones.build.tail.widths
        )
        start = int(len(spine) * (1 - share))
        tip = limb(spine[start::3], [float(width) for width in widths[start::3]])
        return [Shape(solid(tip), bones.build.coat.belly, "belly", 0.3, modelling=0.5, line=0.9)]

    return dipped


def brush(bones: Skeleton) -> list[Item]:
    """Hairs along a bushy tail."""
    spine = resample(curve(bones.tail), 5.0)
    step = np.gradient(spine, axis=0)
    across = np.stack([step[:, 1], -step[:, 0]], axis=1)
    hairs = [
        spine[i] + across[i] * side + [[0, 0], 1.2 * step[i] + 0.3 * side * across[i]]
        for i in range(2, len(spine) - 3)
        for side in (-0.9, 0.0, 0.9)
    ]
    return [Lines(tuple(np.asarray(hair) for hair in hairs), 0.7, strength=0.5)]


def bristling(rim: Points, middle: Points, swept: Points, tint: Colour) -> list[Item]:
    """A ring full of spines that point away from `middle` and lean towards `swept`."""
    outward = np.array([_unit(spot - middle) + swept for spot in rim])
    jagged = rim + outward * np.where(np.arange(len(rim)) % 2 == 0, 5.0, 0.0)[:, None]
    drawn = []
    for share in np.linspace(0.2, 0.96, 11):
        row = resample(middle + (rim - middle) * share, 4.6, closed=True)
        drawn += [np.array([root, root + 6.0 * (_unit(root - middle) + swept)]) for root in row]
    return [
        Shape(solid(jagged), tint, "spines", 0.9, modelling=0.6, line=1.1),
        Lines(tuple(drawn), 0.9, role="spine", strength=0.75),
    ]


def _unit(vector: Points) -> Points:
    return np.asarray(vector / (np.hypot(*vector) + 1e-9), np.float64)
