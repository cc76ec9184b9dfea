import numpy as np
import pytest

from studio.colour import Colour, Palette, UnknownColourError, colour, from_oklab, mix, to_oklab
from studio.pigments import PIGMENTS


def test_oklab_there_and_back() -> None:
    srgb = np.random.RandomState(3).rand(50, 3)
    assert np.allclose(from_oklab(to_oklab(srgb)), srgb, atol=1e-9)


def test_white_and_black_are_at_the_ends_of_lightness() -> None:
    assert Colour(1, 1, 1).lightness == pytest.approx(1, abs=1e-4)
    assert Colour(0, 0, 0).lightness == pytest.approx(0)


def test_every_pigment_is_a_colour() -> None:
    for name, code in PIGMENTS.items():
        assert colour(name) == colour(code)


def test_names_ignore_capitals_and_unknown_names_are_refused() -> None:
    assert colour("Prussian blue") == colour("prussian blue")
    with pytest.raises(UnknownColourError):
        colour("no such pigment")


def test_mixing_meets_both_ends() -> None:
    red, blue = colour("poppy red"), colour("cobalt")
    assert mix(red, blue, 0) == pytest.approx(red)
    assert mix(red, blue, 1) == pytest.approx(blue)


def test_a_palette_knows_its_colours_by_name() -> None:
    palette = Palette(**{"fox rust": colour("fox rust"), "dusk": colour("#5a4a6c")})
    assert palette.fox_rust == palette["fox rust"] == colour("fox rust")
    assert set(palette) == {"fox rust", "dusk"} and len(palette) == 2
    assert palette == Palette(fox_rust=colour("fox rust"), dusk=colour("#5a4a6c")) and hash(palette)
    with pytest.raises(AttributeError, match="there are: fox rust, dusk"):
        _ = palette.dawn
