import math

import numpy as np
import pytest

from studio.chance import Stream
from studio.colour import colour
from studio.geometry import ellipse, rectangle, solid
from studio.scene import Group, Shape, group
from studio.space import Camera, box, window_in
from studio.swarm import scatter, swarm


def test_the_horizon_is_at_eye_height() -> None:
    camera = Camera(eye=(0, 1.6, 0), centre=(400, 500))
    assert camera.project((0, 1.6, 50))[0] == pytest.approx((400, 500))
    assert camera.project((0, 0, 10))[0][1] > 500


def test_looking_straight_down_north_is_up() -> None:
    camera = Camera(eye=(0, 10, 0), pitch=math.pi / 2, centre=(400, 600), lens=100)
    assert camera.project((0, 0, 0))[0] == pytest.approx((400, 600))
    assert camera.project((0, 0, 5))[0] == pytest.approx((400, 550))
    assert camera.project((5, 0, 0))[0] == pytest.approx((450, 600))


def test_a_figure_twice_as_far_is_half_as_tall() -> None:
    camera = Camera()
    assert camera.standing(0, 4, 1.8).scale == pytest.approx(2 * camera.standing(0, 8, 1.8).scale)


def test_polygons_behind_the_camera_are_cut_off() -> None:
    camera = Camera()
    assert len(camera.polygon([(-1, 0, -5), (1, 0, -5), (1, 0, -2), (-1, 0, -2)])) == 0
    floor = camera.polygon([(-1, 0, -5), (1, 0, -5), (1, 0, 5), (-1, 0, 5)])
    assert len(floor) == 4 and np.isfinite(floor).all()


def test_a_box_shows_its_near_faces_far_ones_first_and_keeps_its_windows() -> None:
    faces = box(1, 0, 5, 2, 3, 2, colour("brick"))
    faces[0] = faces[0].with_details(window_in(faces[0], 0.2, 0.2, 0.4, 0.4, colour("lamp gold"), "window"))
    drawn = Camera().draw(faces)
    roles = [
        item.role for part in drawn.items if isinstance(part, Group) for item in part.items if isinstance(item, Shape)
    ]
    assert roles == ["wall", "wall", "window"]


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
    crowd = swarm(Stream("bees"), solid(rectangle(0, 0, 80, 80)), bee, 2, 6, 6)
    assert len(crowd.items) == 2
    assert all(isinstance(part, Shape) and len(part.outline) > 50 for part in crowd.items)
