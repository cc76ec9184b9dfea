"""The bots' faces: as small as the game needs them, each known at a glance, and the ones on the page are these."""

import itertools
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner
from numpy.typing import NDArray
from PIL import Image

from studio.chance import Chance
from studio.cli import app
from studio.colour import to_oklab
from studio.faces import FACES, PAGE
from studio.raster import Window, filled
from studio.scene import focal_outline

GLANCE = 40  # pixels across, in a list of people
# Differences in OKLab: 0.13 and 0.19 where they are least.
FROM_GROUND = 0.1
FROM_EACH_OTHER = 0.15
# Other processors may round differently; a fox with apricot cheeks instead of cream ones is 0.005 from itself.
REPAINTED = 0.003

Colours = NDArray[np.float64]


def at_a_glance(path: Path) -> Colours:
    with Image.open(path) as picture:
        small = picture.convert("RGB").resize((GLANCE, GLANCE), Image.Resampling.BOX)
    return to_oklab(np.asarray(small, np.float64) / 255)


def in_circle() -> NDArray[np.bool_]:
    across = np.arange(GLANCE) - (GLANCE - 1) / 2
    return np.asarray(np.hypot(across[:, None], across[None, :]) < GLANCE / 2)


def apart(first: Colours, second: Colours) -> float:
    return float(np.linalg.norm(first - second, axis=-1).mean())


@pytest.mark.parametrize("name", FACES)
def test_the_page_shows_what_is_painted_a_small_square(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("studio.cli.FACES", [name])
    result = CliRunner().invoke(app, ["faces", "--out", str(tmp_path)])
    assert result.exit_code == 0, result.output
    (path,) = tmp_path.iterdir()
    with Image.open(path) as picture:
        assert path.name == f"{name}.webp" and picture.size == (256, 256)
    assert path.stat().st_size <= 12 * 1024
    shown = PAGE / path.name
    with Image.open(shown) as picture:
        assert picture.size == (256, 256)
    assert shown.stat().st_size <= 12 * 1024
    assert apart(at_a_glance(shown), at_a_glance(path)) < REPAINTED


# What is asked of a face below is asked of the page's files, known to be what is painted.


@pytest.mark.parametrize("name", FACES)
def test_a_face_stands_out_from_its_ground(name: str) -> None:
    scene = FACES[name](Chance(name))
    rings = [ring * (GLANCE / scene.width) for ring in focal_outline(scene)]
    figure = filled(rings, Window(0, 0, GLANCE, GLANCE))
    colours = at_a_glance(PAGE / f"{name}.webp")
    inside, outside = colours[(figure > 0.7) & in_circle()], colours[(figure < 0.3) & in_circle()]
    assert apart(inside.mean(axis=0), outside.mean(axis=0)) > FROM_GROUND


def test_no_face_is_taken_for_another() -> None:
    glances = {name: at_a_glance(PAGE / f"{name}.webp")[in_circle()] for name in FACES}
    for first, second in itertools.combinations(FACES, 2):
        assert apart(glances[first], glances[second]) > FROM_EACH_OTHER, f"{first} and {second}"
