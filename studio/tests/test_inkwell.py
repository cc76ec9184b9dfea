"""The hand repeats itself byte for byte, and paints the references as they were approved."""

import numpy as np
import pytest

from studio.chance import Chance
from studio.colour import colour
from studio.hands import UnknownHandError, hand_called
from tests.references import SCENES, SIZE, difference, night, painted, reference

# Other processors may round differently in the last bit; a stroke may then stop a step earlier.
TOLERANCE = 1.0


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_looks_like_its_reference(name: str) -> None:
    assert difference(painted(name), reference(name)) < TOLERANCE


@pytest.mark.parametrize("name", SCENES)
def test_painting_twice_gives_the_same_bytes(name: str) -> None:
    assert np.array_equal(painted(name), painted(name))


def test_the_comparison_can_fail() -> None:
    """A fox in another coat is a small change on a small card; it must be noticed."""
    chance = Chance("night")
    scene = night(chance)
    fox = scene.find("fox")
    blue = tuple(fox.dressed(fur=colour("cobalt")) if layer is fox else layer for layer in scene.layers)
    changed = type(scene)(**{**vars(scene), "layers": blue})
    assert difference(hand_called("inkwell").paint(changed, chance, SIZE), reference("night")) > TOLERANCE


def test_there_is_no_hand_by_another_name() -> None:
    with pytest.raises(UnknownHandError):
        hand_called("potato print")
