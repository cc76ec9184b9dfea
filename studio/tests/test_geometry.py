import math

import numpy as np
import pytest

from studio.chance import Stream
from studio.geometry import (
    Growth,
    Placing,
    along,
    beside,
    between,
    bounds,
    curve,
    difference,
    ellipse,
    fuse,
    grow,
    intersection,
    limb,
    moved,
    offset,
    points,
    rectangle,
    resample,
    ridge,
    rim,
    signed_area,
    solid,
    with_holes,
)


def nearest(path: np.ndarray, place: tuple[float, float]) -> float:
    return float(np.hypot(*(path - place).T).min())


def test_a_curve_passes_through_its_points() -> None:
    knots = points((0, 0), (10, 5), (20, -5), (30, 0))
    smooth = curve(knots)
    assert all(nearest(smooth, tuple(knot)) < 1e-9 for knot in knots)


def test_a_point_given_twice_is_a_true_corner() -> None:
    square = curve([(0, 0), (0, 0), (10, 0), (10, 0), (10, 10), (10, 10), (0, 10), (0, 10)], closed=True)
    assert signed_area(square) == pytest.approx(100)
    assert bounds([square]) == (0, 0, 10, 10)


def test_a_corner_may_start_anywhere_in_a_closed_curve() -> None:
    drop = curve([(0, 0), (5, 8), (0, 20), (0, 20), (-5, 8)], closed=True)
    assert nearest(drop, (0, 20)) < 1e-9
    assert drop[:, 1].max() <= 20 + 1e-9


def test_resampling_keeps_length_and_spacing() -> None:
    arc = ellipse(0, 0, 50, start=0, end=math.pi)
    even = resample(arc, 5)
    gaps = np.hypot(*np.diff(even, axis=0).T)
    assert gaps.max() / gaps.min() < 1.02
    assert gaps.sum() == pytest.approx(50 * math.pi, rel=0.01)


def test_a_place_along_a_path_does_not_hang_on_the_last_bits_of_its_length() -> None:
    path = curve("0,0 31,8 44,52 90,60")
    for size in np.linspace(0.5, 3, 101):
        (x, y), _ = along(size * path, 0.36)
        assert (x / size, y / size) == pytest.approx(along(path, 0.36)[0])


def test_placing_flips_scales_turns_then_moves() -> None:
    moved = Placing(100, 50, 2, math.pi / 2, flip=True)
    assert moved.point((10, 0)) == pytest.approx((100, 30))
    assert moved.angle(0) == pytest.approx(math.pi * 1.5)


def test_a_limb_has_the_widths_asked_for() -> None:
    tube = limb([(0, 0), (0, 50), (0, 100)], [10, 20, 10])
    middle = tube[np.abs(tube[:, 1] - 50) < 4]
    assert np.ptp(middle[:, 0]) == pytest.approx(20, abs=0.5)
    assert bounds([tube])[1] == pytest.approx(-5, abs=0.3)


def test_fusing_makes_one_silhouette() -> None:
    fused = fuse(rectangle(0, 0, 10, 10), rectangle(5, 5, 15, 15))
    assert len(fused) == 1
    assert signed_area(fused[0]) == pytest.approx(175)


def test_an_outline_moves_as_one_and_its_rim_is_what_it_uncovers() -> None:
    square = solid(rectangle(0, 0, 10, 10))
    assert bounds(moved(square, 100, 50, 2.0)) == (100, 50, 120, 70)
    lit = rim(square, 3, 0)
    assert bounds(lit) == (0, 0, 3, 10) and sum(map(signed_area, lit)) == pytest.approx(30)


def test_lines_beside_a_limb_keep_to_its_edges() -> None:
    spine, widths = "0,0 50,0 100,0", [20, 40]
    left, middle, right = (beside(spine, widths, share) for share in (-1, 0, 1))
    assert np.allclose(middle[:, 1], 0) and np.allclose(left[:, 1], -right[:, 1])
    assert left[0, 1] == pytest.approx(-10) and left[-1, 1] == pytest.approx(-20)


def test_lines_between_two_ways_lead_over_from_one_to_the_other() -> None:
    low, high = points("0,0 100,0"), points("0,80 100,80")
    near, far = between(low, high, (0.25, 0.75), until=0.5, count=5)
    assert np.allclose(near[:, 1], 20) and np.allclose(far[:, 1], 60)
    assert len(near) == 5 and near[-1, 0] == pytest.approx(50)


def test_holes_stay_holes_through_set_operations() -> None:
    ring = with_holes(rectangle(0, 0, 10, 10), rectangle(4, 4, 6, 6))
    assert sum(map(signed_area, ring)) == pytest.approx(96)
    half = intersection(ring, solid(rectangle(0, 0, 5, 10)))
    assert sum(map(signed_area, half)) == pytest.approx(48)
    assert sum(map(signed_area, difference(ring, half))) == pytest.approx(48)
    assert sum(map(signed_area, offset(solid(rectangle(0, 0, 10, 10)), -1))) == pytest.approx(64)


def test_ridges_and_trees_repeat_for_the_same_name() -> None:
    assert np.array_equal(ridge(Stream("a"), 500, 20), ridge(Stream("a"), 500, 20))
    tree = grow(Stream("oak"), Growth(orders=3), 100, 12)
    assert tree[0].order == 0 and max(branch.order for branch in tree) == 3
    assert tree[0].tip[1] < -60
