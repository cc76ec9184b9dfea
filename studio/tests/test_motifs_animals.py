"""Every animal builds, stands on its origin, and has the anchors and roles it promises."""

from collections.abc import Callable
from typing import get_args

import pytest

from studio.chance import Stream
from studio.colour import colour
from studio.motifs import animals
from studio.motifs.animals import BIRDS, BUILDS, BirdPose, FishKind, Pose, bird, quadruped, wearing
from studio.motifs.animals.birds import AIRBORNE
from studio.motifs.animals.dress import Attire, Hat
from studio.motifs.animals.faces import FACES
from studio.preview import extent
from studio.scene import Group, Shape, shadowed, walk

POSES: tuple[Pose, ...] = get_args(Pose)
BIRD_POSES: tuple[BirdPose, ...] = get_args(BirdPose)
GROUNDED = [pose for pose in POSES if pose not in ("running", "leaping")]

THOROUGH = ("fox", "horse", "rabbit", "hedgehog", "elephant", "goat")

STANDING: dict[str, Callable[[], Group]] = {
    "peacock": animals.peacock, "owl": animals.owl, "tortoise": animals.tortoise, "crab": animals.crab,
    "snail": animals.snail, "frog": animals.frog, "toad": animals.toad, "ant": animals.ant, "snake": animals.snake,
    "worm": animals.worm, "butterfly": lambda: animals.butterfly("folded"), "whelk": animals.whelk,
}  # fmt: skip
HOVERING: dict[str, Callable[[], Group]] = {
    "whale": animals.whale, "octopus": animals.octopus, "turtle": animals.turtle, "starfish": animals.starfish,
    "jellyfish": lambda: animals.jellyfish(Stream("jellyfish")), "moth": animals.moth, "bee": animals.bee,
    "butterfly": animals.butterfly, "beetle": animals.beetle, "dragonfly": animals.dragonfly, "bat": animals.bat,
    "spider": animals.spider, "lizard": animals.lizard, "web": animals.web, "firefly": animals.firefly,
}  # fmt: skip


def roles(group: Group) -> set[str]:
    return {getattr(item, "role", "") for item in walk(group.items)}


@pytest.mark.parametrize("kind", BUILDS)
def test_four_legs_stand_on_the_origin(kind: str) -> None:
    build = BUILDS[kind]
    for pose in GROUNDED if kind in THOROUGH else ("standing", "lying"):
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
    assert extent(quadruped(BUILDS["hare"], pose))[3] < 0


def test_looking_back_turns_the_head_only() -> None:
    deer = quadruped(BUILDS["stag"], "looking back")
    assert deer.anchor("mouth")[0] > deer.anchor("eye")[0]
    assert "antler_10" in deer.anchors


def test_grazing_brings_the_mouth_to_the_ground() -> None:
    for kind in ("horse", "cow", "goat", "fox"):
        build = BUILDS[kind]
        assert -quadruped(build, "grazing").anchor("mouth")[1] < 0.2 * build.height


def test_hands_go_where_they_are_told() -> None:
    low = quadruped(BUILDS["badger"], "upright", reach=((-0.6, 0.7),))
    high = quadruped(BUILDS["badger"], "upright", reach=((-0.6, -0.6),))
    assert high.anchor("hand")[1] < low.anchor("hand")[1]


@pytest.mark.parametrize("kind", FACES)
def test_faces_turn_to_the_viewer(kind: str) -> None:
    animal = quadruped(BUILDS[kind], "sitting", gaze="viewer")
    assert animal.anchor("eye")[0] < animal.anchor("mouth")[0]


@pytest.mark.parametrize("attire", [name for name in get_args(Attire) if name])
def test_attire_is_a_role_of_its_own(attire: Attire) -> None:
    assert attire in roles(quadruped(BUILDS["bear"], "upright", attire))


@pytest.mark.parametrize("kind", get_args(Hat))
def test_hats_sit_on_the_head(kind: Hat) -> None:
    animal = quadruped(BUILDS["badger"], "upright")
    dressed = wearing(animal, kind, scarfed=True, bespectacled=True)
    assert {"hat", "scarf", "frame"} <= roles(dressed)
    assert dressed.anchor("head") == animal.anchor("head")


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
    for kind in ("heron", "goose", "hen", "stork"):
        legs = [item for item in walk(bird(BIRDS[kind]).items) if isinstance(item, Shape) and item.role == "leg"]
        assert all(abs(max(ring[:, 1].max() for ring in leg.outline)) < 0.6 for leg in legs)


@pytest.mark.parametrize("name", STANDING)
def test_others_stand_on_the_origin(name: str) -> None:
    left, top, right, bottom = extent(STANDING[name]())
    assert left < 0 < right
    assert abs(bottom) < 0.12 * (bottom - top) + 0.3


@pytest.mark.parametrize("name", HOVERING)
def test_others_lie_round_the_origin(name: str) -> None:
    left, top, right, bottom = extent(HOVERING[name]())
    assert left < 0 < right and top < 0 < bottom


@pytest.mark.parametrize("kind", get_args(FishKind))
def test_fish_bend(kind: FishKind) -> None:
    straight, turning = animals.fish(kind), animals.fish(kind, bend=1.0)
    assert turning.anchor("tail")[1] > straight.anchor("tail")[1]
    assert {"scales", "fin", "belly", "eye"} <= roles(straight)


def test_animals_can_be_recoloured_and_shadowed() -> None:
    red = quadruped(BUILDS["fox"], "sitting").dressed(fur=colour("poppy red"))
    assert any(isinstance(item, Shape) and item.colour == colour("poppy red") for item in walk(red.items))
    shadow = shadowed(red, colour("ink black"))
    assert len(shadow.items) == 1


def test_what_hangs_has_its_hook_at_the_origin() -> None:
    for hanging in (animals.spider(thread=40), animals.bat("hanging")):
        assert abs(extent(hanging)[1]) < 0.5
