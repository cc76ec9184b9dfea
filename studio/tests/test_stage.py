"""Materials, places and rigs: what a card begins with."""

from dataclasses import replace

import numpy as np
import pytest

from studio import materials, stage
from studio.chance import Chance
from studio.colour import colour
from studio.geometry import points, solid
from studio.hands import hand_called
from studio.rigs import Rig
from studio.scene import Glaze, Lamplight, Shape, group
from studio.skies import graded
from studio.texts import BadTextsError, read_palette

OAK, PALE, DARK = colour("oak brown"), colour("linen"), colour("#3c2c24")
SQUARE = points("0,0 90,0 90,90 0,90")
RIG = Rig(graded((PALE, OAK)), Lamplight((300, 400)), Glaze(DARK, 0.3), haze=PALE)


@pytest.mark.parametrize("name", materials.MATERIALS)
def test_a_material_makes_shapes(name: str) -> None:
    material = materials.MATERIALS[name]
    shape = material(SQUARE, OAK, "lid", shade=0.2)
    assert (shape.role, shape.colour, shape.shade, shape.texture) == ("lid", OAK, 0.2, material.texture)
    assert material("0,0 9,0 9,9", OAK).role == material.name
    assert len(material(solid(SQUARE, SQUARE + 100), OAK).outline) == 2


def test_boards_spread_towards_the_viewer() -> None:
    floor, joints = stage.boards(900, OAK, DARK)
    assert isinstance(floor, Shape) and floor.role == "floor" and floor.colour_below == DARK
    far, near = (np.ptp([path[end, 0] for path in joints.paths]) for end in (0, 1))  # type: ignore[union-attr]
    assert near > 2 * far


def test_a_lens_draws_in_what_is_far() -> None:
    lens = stage.Lens((400.0, 300.0), 600.0, eye=1.5, back=2.0)
    assert lens(0, 1.5, 40) == (400, 300), "what is as high as the eye lies on the horizon"
    near_low, near_high, far_high, far_low = lens.wall(-1, 0, 3, near=1, far=4)
    assert tuple(near_low) == lens(-1, 0, 1) == (200, 600)
    assert near_low[1] - near_high[1] == 3 * lens.metre(1) == 2 * (far_low[1] - far_high[1])


def test_a_rig_lights_a_scene_that_can_be_painted() -> None:
    scene = RIG.scene(group(Shape(solid(SQUARE * 4), OAK), name="box"), focal="box")
    assert scene.find("box") is scene.layers[0]
    assert (scene.sky, scene.light, scene.glaze, scene.haze) == (RIG.sky, RIG.light, RIG.glaze, PALE)
    picture = hand_called("inkwell").paint(scene, Chance("rig"), (80, 120))
    assert picture.std() > 5


def test_a_rig_is_changed_by_replacing() -> None:
    rig = replace(RIG, shadow=DARK)
    assert rig.shadow == DARK and rig.light == RIG.light and rig.sky is RIG.sky


def test_anchors_survive_grouping() -> None:
    arm = group(Shape(solid(SQUARE), OAK), name="arm", anchors={"hand": (10.0, 20.0)})
    person = group(Shape(solid(SQUARE), PALE), arm, anchors=arm).placed(100, 0)
    assert person.anchor("hand") == person.find("arm").anchor("hand") == (110, 20)
    with pytest.raises(LookupError, match="leg"):
        person.find("leg")


def test_a_palette_is_read_from_the_brief() -> None:
    palette = read_palette("inkwell", "wheat_whale")
    assert palette["whale"] == palette.whale == colour("#1f3a6c")
    with pytest.raises(BadTextsError, match="no card 'caged_sun'"):
        read_palette("inkwell", "caged_sun")
