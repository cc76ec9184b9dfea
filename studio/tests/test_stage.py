"""Materials, places and rigs: what a card begins with."""

from dataclasses import replace

import numpy as np
import pytest

from studio import materials, stage
from studio.chance import Chance
from studio.colour import colour
from studio.geometry import points, solid
from studio.hands import hand_called
from studio.preview import extent
from studio.rigs import Rig, afterglow, daylit, lamplit, moonlit, noon, overcast, snow_dusk
from studio.scene import Clip, Glow, Group, Lamplight, Shape, group, walk
from studio.texts import BadTextsError, read_palette

OAK, PALE, DARK = colour("oak brown"), colour("linen"), colour("#3c2c24")
SQUARE = points("0,0 90,0 90,90 0,90")
RIGS = {
    "lamplit": lamplit((300, 400), OAK), "daylit": daylit(PALE), "moonlit": moonlit((540, 300)), "overcast": overcast(),
    "noon": noon(), "afterglow": afterglow((400, 800)), "snow_dusk": snow_dusk(),
}  # fmt: skip


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


def test_a_window_shows_its_view_and_nothing_else() -> None:
    view = group(Shape(solid(SQUARE * 20), PALE, "sky"))
    made = stage.window((100, 100, 300, 400), view, OAK, bars=(2, 3), light=PALE)
    (clip,) = [item for item in made if isinstance(item, Clip)]
    assert clip.group is view and extent(group(clip))[2] <= 2000
    assert made.anchor("middle") == (200, 250) and any(isinstance(item, Glow) for item in made)


def test_places_have_anchors_and_stay_on_the_card() -> None:
    places: dict[str, Group] = {
        "door": stage.door(points("100,100 200,110 200,500 100,520"), OAK, knob=colour("brass")),
        "opening": stage.opening(points("100,100 200,100 200,400 100,400"), PALE, spill="100,400 200,400 260,600"),
        "table": stage.tabletop(points("200,700 600,700 720,900 80,900"), OAK, shade=DARK),
        "road": stage.road("300,1200 400,900 420,700", [200, 90, 20], PALE, DARK),
        "drift": stage.drift("-20,900 300,860 820,940", PALE, DARK),
        "wall": stage.papered_wall((0, 0, 800, 800), PALE, OAK, dado=600),
    }
    for name, made in places.items():
        assert made.name == name and np.isfinite(extent(made)).all()
        assert any(isinstance(item, Shape) for item in walk(made.items))
    assert places["door"].anchor("knob")[0] > places["door"].anchor("middle")[0]
    assert places["table"].anchor("near")[1] == 900


@pytest.mark.parametrize("name", RIGS)
def test_a_rig_lights_a_scene_that_can_be_painted(name: str) -> None:
    scene = RIGS[name].scene(group(Shape(solid(SQUARE * 4), OAK), name="box"), focal="box")
    assert scene.find("box") is scene.layers[0]
    picture = hand_called("inkwell").paint(scene, Chance(name), (80, 120))
    assert picture.std() > 5


def test_a_rig_is_changed_by_replacing() -> None:
    rig: Rig = replace(overcast(), shadow=DARK).at((10, 20))
    assert rig.shadow == DARK and rig.light == Lamplight((10, 20)) and rig.sky is not None


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
