"""Every animal builds, stands on its origin, and has the anchors and roles it promises."""

from typing import get_args

import pytest

from studio.colour import colour
from studio.motifs import animals
from studio.motifs.animals import BirdPose, FishKind, Pose, bird, quadruped
from studio.motifs.animals.birds import AIRBORNE, CROW, GOOSE, PIGEON, SPARROW, SWAN, WREN
from studio.motifs.animals.breeds import FOX, HARE, MOUSE, RABBIT
from studio.motifs.animals.dress import Attire
from studio.motifs.animals.faces import FACES
from studio.preview import extent
from studio.scene import Group, Shape, shadowed, walk

POSES: tuple[Pose, ...] = get_args(Pose)
BIRD_POSES: tuple[BirdPose, ...] = get_args(BirdPose)
GROUNDED = [pose for pose in POSES if pose not in ("running", "leaping")]

BUILDS = {"fox": FOX, "hare": HARE, "rabbit": RABBIT, "mouse": MOUSE}
BIRDS = {"crow": CROW, "pigeon": PIGEON, "sparrow": SPARROW, "wren": WREN, "goose": GOOSE, "swan": SWAN}


def roles(group: Group) -> set[str]:
    return {getattr(item, "role", "") for item in walk(group.items)}


@pytest.mark.parametrize("kind", BUILDS)
def test_four_legs_stand_on_the_origin(kind: str) -> None:
    build = BUILDS[kind]
    for pose in GROUNDED:
        left, top, right, bottom = extent(quadruped(build, pose))
        assert abs(bottom) < 0.06 * build.height, pose
        assert left < 0 < right, pose
        assert 0.3 * build.height < -top < 3 * build.height, pose


@pytest.mark.parametrize("kind", BUILDS)
def test_four_legs_face_left_in_fur_with_an_eye(kind: str) -> None:
    animal = quadruped(BUILDS[kind])
    assert animal.name == kind
    assert {"fur", "eye"} <= roles(animal)
    assert animal.anchor("mouth")[0] < animal.anchor("eye")[0] < animal.anchor("rump")[0]
    assert {"head", "neck", "back", "seat", "tail", "hand", "other_hand"} <= set(animal.anchors)


@pytest.mark.parametrize("pose", ["running", "leaping"])
def test_runners_are_in_the_air(pose: Pose) -> None:
    assert extent(quadruped(HARE, pose))[3] < 0


def test_looking_back_turns_the_head_only() -> None:
    fox = quadruped(FOX, "looking back")
    assert fox.anchor("mouth")[0] > fox.anchor("eye")[0]


def test_grazing_brings_the_mouth_to_the_ground() -> None:
    assert -quadruped(FOX, "grazing").anchor("mouth")[1] < 0.2 * FOX.height


def test_hands_go_where_they_are_told() -> None:
    low = quadruped(MOUSE, "upright", reach=((-0.6, 0.7),))
    high = quadruped(MOUSE, "upright", reach=((-0.6, -0.6),))
    assert high.anchor("hand")[1] < low.anchor("hand")[1]


@pytest.mark.parametrize("kind", FACES)
def test_faces_turn_to_the_viewer(kind: str) -> None:
    animal = quadruped(BUILDS[kind], "sitting", gaze="viewer")
    assert animal.anchor("eye")[0] < animal.anchor("mouth")[0]


@pytest.mark.parametrize("attire", [name for name in get_args(Attire) if name])
def test_attire_is_a_role_of_its_own(attire: Attire) -> None:
    assert attire in roles(quadruped(FOX, "upright", attire))


@pytest.mark.parametrize("kind", BIRDS)
def test_birds_stand_float_and_fly(kind: str) -> None:
    build = BIRDS[kind]
    for pose in BIRD_POSES:
        animal = bird(build, pose)
        left, top, right, bottom = extent(animal)
        assert left < 0 < right, pose
        assert {"feather", "wing", "beak", "eye"} <= roles(animal), pose
        assert animal.anchor("mouth")[0] < animal.anchor("eye")[0], pose
        if pose in AIRBORNE:
            assert top < 0 < bottom, pose
    assert -0.2 < bird(build, "walking").anchor("mouth")[1] - bird(build, "standing").anchor("mouth")[1] < 0.2


def test_feet_of_birds_are_on_the_ground() -> None:
    for build in BIRDS.values():
        legs = [item for item in walk(bird(build).items) if isinstance(item, Shape) and item.role == "leg"]
        assert all(abs(max(ring[:, 1].max() for ring in leg.outline)) < 0.6 for leg in legs)


def test_a_frog_sits_on_the_origin() -> None:
    left, top, right, bottom = extent(animals.frog())
    assert left < 0 < right
    assert abs(bottom) < 0.12 * (bottom - top) + 0.3


@pytest.mark.parametrize("kind", get_args(FishKind))
def test_fish_bend(kind: FishKind) -> None:
    straight, turning = animals.fish(kind), animals.fish(kind, bend=1.0)
    assert turning.anchor("tail")[1] > straight.anchor("tail")[1]
    assert {"scales", "fin", "belly", "eye"} <= roles(straight)


def test_animals_can_be_recoloured_and_shadowed() -> None:
    red = quadruped(FOX, "sitting").dressed(fur=colour("poppy red"))
    assert any(isinstance(item, Shape) and item.colour == colour("poppy red") for item in walk(red.items))
    shadow = shadowed(red, colour("ink black"))
    assert len(shadow.items) == 1
