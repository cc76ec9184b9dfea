import math

import numpy as np
import pytest

from studio.colour import colour
from studio.geometry import ellipse, points, rectangle, signed_area, solid
from studio.scene import (
    Clip,
    Glow,
    Group,
    Lamplight,
    Mirror,
    Scene,
    Shape,
    Sky,
    Stop,
    focal_outline,
    group,
    silhouette,
)


def lantern() -> Group:
    box = Shape(solid(rectangle(-5, -10, 5, 0)), colour("brass"), "metal", flow=0.3, form=4)
    return group(box, Glow((0, -5), 30, colour("amber")), name="lantern").with_anchors(ring=(0, -12))


def first_shape(source: Group) -> Shape:
    return next(item for item in source.items if isinstance(item, Shape))


def test_placing_moves_everything_at_once() -> None:
    placed = lantern().placed(100, 200, 2, flip=True)
    assert placed.anchor("ring") == (100, 176)
    box, glow = placed.items
    assert isinstance(box, Shape) and isinstance(glow, Glow)
    assert glow.at == (100, 190) and glow.radius == 60
    assert box.form == 8 and box.flow == pytest.approx(math.pi - 0.3)
    assert 1.6 < box.line < 2 * 1.6


def test_dressing_changes_only_the_role_named() -> None:
    dressed = lantern().dressed(metal=colour("copper"))
    assert first_shape(dressed).colour == colour("copper")
    assert dressed.items[1] is not None and dressed.items[1].colour == colour("amber")  # type: ignore[union-attr]


def test_dressing_reaches_into_clips() -> None:
    window = group(Clip(solid(ellipse(0, 0, 50)), lantern()))
    clip = window.dressed(metal=colour("copper")).items[0]
    assert isinstance(clip, Clip) and first_shape(clip.group).colour == colour("copper")


def test_a_silhouette_is_one_outline() -> None:
    pair = group(lantern(), lantern().placed(5, -5))
    assert sum(map(signed_area, silhouette(pair, soften=0))) == pytest.approx(175)


def test_the_focal_group_is_found_by_name() -> None:
    scene = Scene(None, (group(lantern().placed(400, 600)),), focal="lantern")
    assert sum(map(signed_area, focal_outline(scene))) == pytest.approx(100, rel=0.02)
    with pytest.raises(LookupError):
        scene.find("whale")


def test_skies_and_lamps_move_with_their_group() -> None:
    sky = Sky((Stop(0, colour("navy")), Stop(1, colour("peach"))), box=(0, 0, 100, 50), halo=(50, 10, 5))
    moved = group(sky).lit_by(Lamplight((1, 2))).placed(10, 20, 2)
    inner = moved.items[0]
    assert isinstance(inner, Sky) and inner.box == (10, 20, 210, 120) and inner.halo == (110, 40, 10)
    assert moved.light == Lamplight((12, 24))


def test_a_mirror_cannot_be_turned() -> None:
    with pytest.raises(ValueError, match="Mirror"):
        group(Mirror(Scene(None, (), (0, 0, 1, 1)), 600)).placed(rotation=0.1)


def test_points_are_plain_arrays() -> None:
    assert points((0, 0), (1, 2)).dtype == np.float64
