import inspect
import math
from collections.abc import Callable
from types import ModuleType
from typing import get_args

import numpy as np
import pytest

from studio.chance import Stream
from studio.colour import colour
from studio.geometry import Points, points
from studio.landscape import tufts
from studio.motifs import buildings, plants, rooms, vessels
from studio.motifs.forms import block, crooked, turned
from studio.motifs.things import clocks, keepsakes, kitchen, lights, music, papers, tools
from studio.preview import extent
from studio.scene import Glow, Group, Lines, Shape, group, walk

LINE = points((0, 0), (40, -30), (110, -20), (160, -70))
SPOTS = tufts(Stream("spots"), 12, (-60, -20, 60, 0))
VIEW = group(Shape((points((-900, -900), (900, -900), (900, 900), (-900, 900)),), colour("teal"), "view"))
PLACES = [
    plants, buildings, rooms, vessels, clocks, keepsakes, kitchen, lights, music, papers, tools,
]  # fmt: skip

# What a motif needs besides a stream and its defaults, by the name of its parameter.
NEEDS: dict[str, object] = {
    "path": LINE, "spots": SPOTS, "roots": SPOTS, "view": VIEW, "outline": points((300, 300), (500, 300), (400, 700)),
    "at": (0.0, -200.0), "foot": (0.0, 0.0), "road_at": lambda x: 400.0, "water": 560.0, "stone": colour("stone"),
    "arches": ((400.0, 100.0, 90.0),), "width": 60.0, "height": 90.0, "paint": colour("russet"),
}  # fmt: skip


def motifs(module: ModuleType) -> list[Callable[..., object]]:
    functions = [
        value for name, value in vars(module).items() if inspect.isfunction(value) and not name.startswith("_")
    ]
    return [f for f in functions if f.__module__.startswith(module.__name__) and _returns_group(f)]


def _returns_group(function: Callable[..., object]) -> bool:
    return inspect.signature(function).return_annotation is Group


def built(function: Callable[..., object], **options: object) -> Group:
    """The motif with whatever it cannot do without."""
    needed = dict(options)
    for name, parameter in inspect.signature(function).parameters.items():
        if parameter.default is not inspect.Parameter.empty or name in needed:
            continue
        needed[name] = Stream(function.__name__) if name == "stream" else NEEDS[name]
    result = function(**needed)
    assert isinstance(result, Group)
    return result


EVERY = [pytest.param(f, id=f"{m.__name__.split('.')[-1]}.{f.__name__}") for m in PLACES for f in motifs(m)]


@pytest.mark.parametrize("motif", EVERY)
def test_every_motif_builds_finite_and_named(motif: Callable[..., object]) -> None:
    made = built(motif)
    assert made.name
    assert all(math.isfinite(edge) for edge in extent(made))
    assert all(np.isfinite(place).all() for place in made.anchors.values())
    assert all(len(ring) >= 3 for item in walk(made.items) if isinstance(item, Shape) for ring in item.outline)


@pytest.mark.parametrize("motif", [plants.fir, plants.forest, buildings.village])
def test_a_motif_of_the_same_stream_is_the_same(motif: Callable[..., object]) -> None:
    assert [ring.tolist() for ring in rings(built(motif))] == [ring.tolist() for ring in rings(built(motif))]


def rings(motif: Group) -> list[Points]:
    return [ring for item in walk(motif.items) if isinstance(item, Shape) for ring in item.outline]


STANDING = [
    plants.fir, buildings.cottage, buildings.town_house, buildings.steeple, buildings.hive, rooms.stool,
    vessels.train, vessels.bicycle, vessels.wheel, keepsakes.suitcase, keepsakes.boot, keepsakes.globe, kitchen.cup,
    kitchen.teapot, lights.street_lamp, lights.oil_lamp,
]  # fmt: skip


@pytest.mark.parametrize("motif", STANDING)
def test_what_stands_stands_on_its_origin(motif: Callable[..., object]) -> None:
    left, top, right, bottom = extent(built(motif))
    assert abs(bottom) <= 0.06 * (bottom - top) + 5
    assert left < 0 < right


@pytest.mark.parametrize("motif", [tools.rope_ladder])
def test_what_hangs_hangs_from_its_origin(motif: Callable[..., object]) -> None:
    _, top, _, bottom = extent(built(motif))
    assert bottom > 0
    assert -0.1 * bottom <= top <= 0.1 * bottom


@pytest.mark.parametrize(
    ("motif", "anchors"),
    [
        (buildings.cottage, {"door", "chimney", "window", "ridge"}),
        (keepsakes.umbrella, {"hand", "tip"}),
        (lights.oil_lamp, {"flame", "hand"}),
    ],
)
def test_promised_anchors_are_there(motif: Callable[..., object], anchors: set[str]) -> None:
    assert anchors <= set(built(motif).anchors)


@pytest.mark.parametrize(
    ("motif", "roles"),
    [
        (buildings.cottage, {"wall", "roof", "door", "window"}),
        (keepsakes.suitcase, {"leather"}),
        (keepsakes.umbrella, {"cloth", "handle"}),
    ],
)
def test_cards_can_recolour_by_role(motif: Callable[..., object], roles: set[str]) -> None:
    found = {item.role for item in walk(built(motif).items) if isinstance(item, Shape | Lines)}
    assert roles <= found


@pytest.mark.parametrize(
    "motif",
    [buildings.cottage, lights.oil_lamp, lights.street_lamp],
)
def test_what_is_not_lit_does_not_glow(motif: Callable[..., object]) -> None:
    def glows(made: Group) -> bool:
        return any(isinstance(item, Glow) for item in walk(made.items))

    assert glows(built(motif, lit=True))
    assert not glows(built(motif, lit=False))


@pytest.mark.parametrize("kind", get_args(plants.FlowerKind))
def test_every_flower(kind: plants.FlowerKind) -> None:
    assert plants.flower(kind).anchor("head")[1] < -20


@pytest.mark.parametrize("kind", get_args(keepsakes.HatKind))
def test_every_hat(kind: keepsakes.HatKind) -> None:
    assert keepsakes.hat(kind).anchor("top")[1] < -10


def test_crooked_keeps_the_foot_and_moves_the_top() -> None:
    straight = buildings.cottage()
    bent = crooked(straight, lean=0.1, sway=0.0)
    assert bent.anchor("door") == pytest.approx(straight.anchor("door"), abs=0.5)
    assert bent.anchor("ridge")[0] > straight.anchor("ridge")[0] + 10


def test_turned_is_symmetrical() -> None:
    ring = turned((3, -20), (8, -10), (5, 0))
    assert ring[:, 0].min() == pytest.approx(-ring[:, 0].max())


def test_block_shows_three_faces_of_one_role() -> None:
    faces = block(-10, -10, 10, 0, colour("oak brown"), "crate")
    assert [face.role for face in faces] == ["crate"] * 3
