"""What is built of arches."""

from studio import materials
from studio.colour import Colour
from studio.geometry import (
    difference,
    place,
    rectangle,
    solid,
)
from studio.motifs.buildings.walls import STONE
from studio.motifs.forms import arch
from studio.scene import FLAT, Group, Lines, Shape, group


def arches(
    count: int = 5,
    wide: float = 90.0,
    tall: float = 190.0,
    deep: float = 34.0,
    stone: Colour = STONE,
) -> Group:
    """A wall on a row of arches: an arcade in a square, or with tall piers a viaduct.

    Anchor `road` is the middle of the top. Through the arches one sees what was painted before.
    """
    half = count * wide / 2
    pier = 0.11 * wide
    holes = [
        arch(-half + i * wide + pier, -half + (i + 1) * wide - pier, 1, -tall + wide * 0.5 + deep * 0.7)
        for i in range(count)
    ]
    wall = difference(solid(rectangle(-half, -tall - deep, half, 0)), solid(*holes))
    vaults = [difference(solid(hole), solid(place(hole, 0.14 * wide, 0.02 * wide))) for hole in holes]
    courses = rectangle(-half - 4, -tall - deep - 9, half + 4, -tall - deep)
    caps = [
        rectangle(
            -half + i * wide - 1.5 * pier,
            -tall + wide * 0.5 + deep * 0.7 - 3,
            -half + i * wide + 1.5 * pier,
            -tall + wide * 0.5 + deep * 0.7 + 5,
        )
        for i in range(count + 1)
    ]
    rings = [hole[1:-1] * 1.0 for hole in holes]
    return group(
        *(Shape(vault, stone.darker(0.4), "vault", 1.0, form=FLAT, shade=0.3, line=1.0) for vault in vaults),
        materials.stone(wall, stone, weight=0.75, form=FLAT, line=1.5),
        Lines(tuple(place(ring, 0, 0) - [0, 5] for ring in rings), 1.2, strength=0.65),
        Shape(solid(*caps), stone.lighter(0.25), "stone", 0.6, form=2, line=1.1),
        Shape(solid(courses), stone.lighter(0.25), "stone", 0.6, form=3, line=1.3),
        name="arches",
    ).with_anchors(road=(0.0, -tall - deep - 9))


def viaduct(count: int = 5, wide: float = 120.0, tall: float = 420.0, stone: Colour = STONE) -> Group:
    """A railway's row of tall arches; anchor `road`."""
    return arches(count, wide, tall, 30.0, stone).named("viaduct")
