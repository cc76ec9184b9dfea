"""People: every name builds, stands on the ground, keeps its anchors and roles, and obeys its targets."""

import math
from typing import get_args

import numpy as np
import pytest

from studio.colour import colour
from studio.motifs.people import (
    EXPRESSIONS,
    HAIR,
    OUTFITS,
    POSES,
    VIEWS,
    Age,
    Beard,
    Build,
    Grip,
    Hat,
    Nose,
    OutfitName,
    Pattern,
    Who,
    asleep_together,
    back_to_back,
    big_hand,
    child_in_arms,
    child_on_back,
    child_on_shoulders,
    dancing_couple,
    embracing,
    figure,
    holding_hands,
    portrait,
)
from studio.preview import extent
from studio.scene import Group, Lines, Shape, group, walk

ANCHORS = {"hand", "other_hand", "head", "eye", "mouth", "shoulder", "back", "seat", "feet"}
HEIGHTS = {"infant": 36, "toddler": 50, "child": 63, "youth": 87, "adult": 100, "old": 92}


def roles(made: Group) -> set[str]:
    return {item.role for item in walk(made.items) if isinstance(item, Shape)}


def numbers_are_finite(made: Group) -> bool:
    shapes = [item for item in walk(made.items) if isinstance(item, Shape | Lines)]
    rings = [ring for item in shapes for ring in (item.outline if isinstance(item, Shape) else item.paths)]
    return all(bool(np.isfinite(ring).all()) for ring in rings)


@pytest.mark.parametrize("pose", POSES)
def test_every_pose_rests_on_the_ground_or_hangs_in_the_air(pose: str) -> None:
    made = figure(pose)
    assert set(made.anchors) >= ANCHORS
    assert {"skin", "hair", "coat", "trousers", "shoes"} <= roles(made)
    assert numbers_are_finite(made)
    _, top, _, bottom = extent(made)
    if POSES[pose].planted:
        assert -3.0 < bottom < 5.5
    else:
        assert top < 0 < bottom


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("pose", ["walking", "seated", "kneeling", "asleep", "falling", "head in hands"])
def test_every_side_can_be_seen(view: str, pose: str) -> None:
    assert numbers_are_finite(figure(pose, view))  # type: ignore[arg-type]


@pytest.mark.parametrize("age", get_args(Age))
def test_people_are_as_tall_as_their_age(age: Age) -> None:
    _, top, _, bottom = extent(figure(age=age))
    assert abs(bottom - top - HEIGHTS[age]) < 5


@pytest.mark.parametrize("build", get_args(Build))
def test_builds_differ_only_in_width(build: Build) -> None:
    left, top, right, bottom = extent(figure(view="front", build=build))
    slight_left, _, slight_right, _ = extent(figure(view="front", build="slight"))
    assert right - left >= slight_right - slight_left
    assert abs(bottom - top - 100) < 5


@pytest.mark.parametrize("outfit", get_args(OutfitName))
def test_an_outfit_can_be_recoloured(outfit: OutfitName) -> None:
    role, red = OUTFITS[outfit].role, colour("poppy red")
    dressed = figure("walking", outfit=outfit).dressed(**{role: red})
    assert {item.colour for item in walk(dressed.items) if isinstance(item, Shape) and item.role == role} == {red}


@pytest.mark.parametrize("hat", get_args(Hat))
def test_hats_sit_on_the_head(hat: Hat) -> None:
    made = figure(view="three_quarter", hat=hat)
    assert bool({"hat", "crown", "veil"} & roles(made)) == bool(hat)


def test_all_hair_beards_noses_moods_and_patterns_build() -> None:
    for hair in HAIR:
        assert numbers_are_finite(figure(hair=hair, view="three_quarter_back"))
    for beard in get_args(Beard):
        assert ("beard" in roles(figure(beard=beard))) == bool(beard)
    for nose in get_args(Nose):
        assert numbers_are_finite(figure(nose=nose))
    for mood in EXPRESSIONS:
        assert numbers_are_finite(figure(mood=mood, view="front"))
    for pattern in get_args(Pattern):
        assert numbers_are_finite(figure(outfit="dress", pattern=pattern))


def test_hands_go_where_they_are_told_and_no_farther_than_they_reach() -> None:
    assert figure(hand=(-20, -60)).anchor("hand") == pytest.approx((-20, -60), abs=0.01)
    far = figure(hand=(-200, -80))
    assert math.dist(far.anchor("hand"), far.anchor("shoulder")) < 45


def test_what_is_held_hangs_at_the_hand() -> None:
    thing = group(name="thing").with_anchors(tip=(5.0, 0.0))
    made = figure("pointing", holding=thing)
    held = next(item for item in walk(made.items) if isinstance(item, Group) and item.name == "thing")
    x, y = made.anchor("hand")
    assert held.anchor("tip") == pytest.approx((x + 5, y))


def test_a_profile_faces_left() -> None:
    made = figure()
    assert made.anchor("mouth")[0] < made.anchor("head")[0] < made.anchor("back")[0]


def test_a_seated_figure_has_its_seat_above_its_feet() -> None:
    made = figure("seated")
    assert made.anchor("feet")[1] > made.anchor("seat")[1] + 15


@pytest.mark.parametrize("mood", EXPRESSIONS)
def test_portraits_have_a_modelled_face(mood: str) -> None:
    made = portrait(math.pi / 2, mood=mood)  # type: ignore[arg-type]
    assert {"skin", "hair", "lips", "coat"} <= roles(made)
    assert {"eye", "other_eye", "mouth", "head", "chin"} <= set(made.anchors)
    assert abs(extent(made)[3]) < 1


@pytest.mark.parametrize("side", ["back", "palm", "edge"])
@pytest.mark.parametrize("pose", get_args(Grip))
def test_big_hands_have_five_fingers_and_a_grip(pose: Grip, side: str) -> None:
    made = big_hand(pose, side)  # type: ignore[arg-type]
    assert {"skin", "sleeve", "cuff"} <= roles(made)
    assert {"tip", "thumb", "palm", "grip", "wrist"} <= set(made.anchors)


def test_an_open_hand_shows_its_nails_only_from_behind() -> None:
    assert "nail" in roles(big_hand("open", "back"))
    assert "nail" not in roles(big_hand("open", "palm"))


@pytest.mark.parametrize(
    "together",
    [
        embracing, holding_hands, child_on_shoulders, child_on_back, child_in_arms, dancing_couple, back_to_back,
        asleep_together,
    ],
)  # fmt: skip
def test_couples_are_one_group_with_the_anchors_of_both(together: object) -> None:
    assert callable(together)
    made = together()
    assert isinstance(made, Group)
    assert set(made.anchors) >= ANCHORS
    assert {f"second_{name}" for name in ANCHORS} <= set(made.anchors)


def test_hand_in_hand_the_hands_meet() -> None:
    made = holding_hands(Who(), Who("child"))
    assert made.anchor("hand") == pytest.approx(made.anchor("second_other_hand"), abs=3)
