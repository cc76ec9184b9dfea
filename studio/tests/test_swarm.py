import numpy as np

from studio.chance import Stream
from studio.colour import colour
from studio.geometry import Placing, ellipse, rectangle, solid
from studio.scene import Shape, group
from studio.swarm import scatter, stamped


def test_a_swarm_stays_inside_and_keeps_its_distance() -> None:
    places = scatter(Stream("bees"), solid(ellipse(200, 200, 60, 90)), 4, 10)
    inside = ((places.points - [200, 200]) / [61.5, 91.5]) ** 2
    assert len(places.points) > 150 and (inside.sum(axis=1) <= 1).all()
    gaps = np.hypot(*(places.points[:, None] - places.points[None]).transpose(2, 0, 1))
    assert gaps[gaps > 0].min() >= 4


def test_stamping_paints_each_part_once_for_all_copies() -> None:
    bee = group(
        Shape(solid(rectangle(-1, -1, 1, 1)), colour("soot")), Shape(solid(rectangle(0, 0, 1, 1)), colour("honey"))
    )
    crowd = stamped(bee, [Placing(6.0 * i, 40.0) for i in range(60)])
    assert len(crowd.items) == 2
    assert all(isinstance(part, Shape) and len(part.outline) == 60 for part in crowd.items)
