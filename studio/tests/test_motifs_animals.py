"""Every animal builds, stands on its origin, and has the anchors and roles it promises."""

from typing import get_args

import pytest

from studio.colour import colour
from studio.motifs import animals
from studio.motifs.animals import BirdPose, FishKind, bird
from studio.motifs.animals.birds import AIRBORNE, CROW, PIGEON, SPARROW, WREN
from studio.preview import extent
from studio.scene import Group, Shape, walk

BIRD_POSES: tuple[BirdPose, ...] = get_args(BirdPose)
BIRDS = {"crow": CROW, "pigeon": PIGEON, "sparrow": SPARROW, "wren": WREN}


def roles(group: Group) -> set[str]:
    return {getattr(item, "role", "") for item in walk(group.items)}


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


def test_animals_can_be_recoloured() -> None:
    red = bird(CROW).dressed(feather=colour("poppy red"))
    assert any(isinstance(item, Shape) and item.colour == colour("poppy red") for item in walk(red.items))
