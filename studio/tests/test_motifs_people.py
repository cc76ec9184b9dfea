"""People: every name builds, stands on the ground, keeps its anchors and roles, and obeys its targets."""

import math
from typing import get_args

import numpy as np
import pytest

from studio.colour import colour
from studio.figures.beards import BEARDS
from studio.figures.hair import STYLES as HAIR_STYLES
from studio.figures.hats import LOFTED, WOUND
from studio.figures.moods import MOODS as FEELINGS
from studio.motifs.people import (
    OUTFITS,
    POSES,
    VIEWS,
    Age,
    Beard,
    Build,
    Grip,
    Hair,
    Hat,
    Mood,
    Nose,
    OutfitName,
    Pattern,
    Who,
    big_hand,
    embracing,
    figure,
    portrait,
)
from studio.motifs.people.closeups import Side
from studio.motifs.people.looks import CUTS, GRIPS, HATS, MOODS, NOSES, PRINTS, STYLES
from studio.motifs.people.skeleton import Wish, ankle_height, assembled, proportions
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
    frame = proportions("adult", "medium")
    joints = assembled(frame, POSES[pose], VIEWS["profile"], Wish())
    places = np.vstack([joints.spine, joints.knees, joints.ankles, joints.palms, joints.head.middle])
    assert np.isfinite(places).all()
    lowest = float(places[:, 1].min())
    if POSES[pose].planted:
        assert -3.0 < lowest < ankle_height(frame) + 6.0
    else:
        assert lowest < 0 < float(places[:, 1].max())


@pytest.mark.parametrize("pose", ["walking", "seated", "kneeling", "asleep", "falling", "head in hands"])
def test_a_figure_is_dressed_and_has_its_anchors(pose: str) -> None:
    made = figure(pose, list(VIEWS)[len(pose) % len(VIEWS)])
    assert set(made.anchors) >= ANCHORS
    assert {"skin", "hair", "coat", "trousers", "shoes"} <= roles(made)
    assert numbers_are_finite(made)


@pytest.mark.parametrize("age", get_args(Age))
def test_people_are_as_tall_as_their_age(age: Age) -> None:
    _, top, _, bottom = extent(figure(age=age))
    assert abs(bottom - top - HEIGHTS[age]) < 6  # hair and soles included


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


@pytest.mark.parametrize("hat", ["", "top hat", "kerchief", "nightcap"])
def test_hats_sit_on_the_head(hat: Hat) -> None:
    made = figure(view="three_quarter", hat=hat)
    assert ("hat" in roles(made)) == bool(hat)


def test_every_word_for_a_look_is_known_to_the_figures() -> None:
    """A word that the figures do not know would fail only on the card that says it."""
    tables = ((Hat, HATS), (Hair, STYLES), (Nose, NOSES), (Mood, MOODS), (Pattern, PRINTS), (Grip, GRIPS))
    for words, table in tables:
        assert set(get_args(words)) == set(table)
    assert {name for name, _ in HATS.values() if name} <= {*LOFTED, *WOUND}
    assert set(STYLES.values()) <= set(HAIR_STYLES)
    assert set(MOODS.values()) <= set(FEELINGS)
    assert {beard for beard in get_args(Beard) if beard} <= set(BEARDS)
    assert {outfit.collar for outfit in OUTFITS.values()} <= set(CUTS)


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


def test_a_portrait_ends_at_its_foot_and_says_where_its_face_is() -> None:
    made = portrait(math.pi / 2, mood="weary")
    assert {"skin", "hair", "coat"} <= roles(made)
    assert {"eye", "mouth", "head"} <= set(made.anchors)
    assert made.anchor("head")[1] == pytest.approx(-104, abs=1)
    assert portrait(bust=False).anchor("head")[1] == pytest.approx(-54, abs=1)


@pytest.mark.parametrize("side", ["back", "palm", "edge"])
def test_big_hands_have_a_grip(side: Side) -> None:
    made = big_hand("pinching", side)
    assert "skin" in roles(made) <= {"skin", "mark"}
    assert made.anchor("grip")[1] < made.anchor("wrist")[1]


def test_two_who_embrace_are_one_group_with_the_anchors_of_both() -> None:
    made = embracing(Who(), Who("youth"))
    assert set(made.anchors) >= ANCHORS
    assert {f"second_{name}" for name in ANCHORS} <= set(made.anchors)
