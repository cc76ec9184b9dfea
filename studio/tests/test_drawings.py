"""Drawings are read as they look in a drawing program, and every one of them is on a card."""

import importlib
import inspect
import math
import re
from pathlib import Path
from typing import Protocol

import numpy as np
import pytest

from studio import drawings
from studio.colour import Colour, Palette, colour
from studio.drawings import FOLDER, BadDrawingError, Sheet, drawing, paint
from studio.drawings.strokes import rings_of
from studio.geometry import Placing, closed, curve, ellipse, fuse, limb, outline, points, with_holes
from studio.materials import fur
from studio.scene import INK, Clip, Dots, Glow, Group, Item, Lines, Shape, Wash, walk

HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:s="urn:halfsaid:studio" '
    'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape">'
)
SHEETS = sorted(str(path.relative_to(FOLDER).with_suffix("")) for path in FOLDER.rglob("*.svg"))
SMOOTH = "M0,0 C0,-5 5,-10 10,-10 15,-10 20,-5 20,0 20,5 15,10 10,10 5,10 0,5 0,0Z"


class Draw(Protocol):
    def __call__(self, inside: str, palette: Palette | None = None) -> Group: ...


@pytest.fixture
def draw(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Draw:
    """Reads what stands between the tags of a drawing."""
    monkeypatch.setattr(drawings, "FOLDER", tmp_path)

    def read(inside: str, palette: Palette | None = None) -> Group:
        name = f"{tmp_path.name}_{len(list(tmp_path.iterdir()))}"
        (tmp_path / f"{name}.svg").write_text(f"{HEAD}<g id='it'>{inside}</g></svg>", encoding="utf-8")
        return drawing(f"{name}#it", palette)

    return read


def only(group: Group) -> Item:
    (item,) = group
    return item


def only_shape(group: Group) -> Shape:
    item = only(group)
    assert isinstance(item, Shape)
    return item


def test_handles_of_a_smooth_curve_make_it_one() -> None:
    knots = points("0,0 10,-10 20,0 10,10")
    ((ring, back),) = rings_of("M0,0 C0,-3.33 6.67,-10 10,-10 13.33,-10 20,-3.33 20,0 20,3.33 13.33,10 10,10 "
                                 "6.67,10 0,3.33 0,0Z", 8)  # fmt: skip
    assert back and np.array_equal(ring, curve(knots, closed=True))


def test_a_corner_is_where_the_handles_say_so() -> None:
    ((ring, _),) = rings_of("M0,0 C3.33,-3.33 6.67,-10 10,-10 13.33,-10 16.67,-3.33 20,0 L10,10Z", 8)
    assert np.array_equal(ring, curve("0,0! 10,-10 20,0! 10,10!", closed=True))


def test_other_handles_are_taken_as_they_are_drawn() -> None:
    ((ring, _),) = rings_of(SMOOTH, 8)
    assert len(ring) == 32 and not np.array_equal(ring, curve("0,0 10,-10 20,0 10,10", closed=True))
    assert np.allclose(ring[4], (25 / 8, -55 / 8))


def test_a_drawing_program_may_write_relative_commands() -> None:
    ((absolute, _),), ((relative, _),) = (
        list(rings_of(data, 8)) for data in ("M5,5 L15,5 15,25 5,25Z", "m 5,5 h 10 v 20 h -10 z")
    )
    assert np.allclose(absolute, relative)


def test_a_shape_is_of_its_material(draw: Draw) -> None:
    shape = only_shape(draw("<path fill='#e8842c' s:material='fur' s:role='ear' s:line='2' d='M0,0 9,0 9,9Z'/>"))
    wanted = fur(points("0,0 9,0 9,9"), colour("#e8842c"), "ear", line=2.0)
    assert np.array_equal(shape.outline[0], wanted.outline[0])
    assert (shape.colour, shape.role, shape.weight, shape.form, shape.texture, shape.line) == (
        wanted.colour, wanted.role, wanted.weight, wanted.form, wanted.texture, wanted.line,
    )  # fmt: skip


def test_rings_join_as_said(draw: Draw) -> None:
    two = "<circle cx='0' cy='0' r='10'/><circle cx='12' cy='0' r='10'/>"
    fused = only_shape(draw(f"<g fill='#123456' s:join='fuse' s:soften='2'>{two}</g>"))
    assert np.array_equal(fused.outline[0], fuse(ellipse(0, 0, 10), ellipse(12, 0, 10), soften=2)[0])
    holed = only_shape(draw("<path fill='#123456' s:join='holes' d='M0,0 9,0 9,9Z M3,2 5,2 5,4Z'/>"))
    assert [len(ring) for ring in holed.outline] == [len(ring) for ring in with_holes("0,0 9,0 9,9", "3,2 5,2 5,4")]


def test_a_stroke_with_widths_is_a_limb(draw: Draw) -> None:
    shape = only_shape(draw("<path fill='none' stroke='#123456' s:widths='9 5 2' d='M0,0 L30,0'/>"))
    assert shape.colour == colour("#123456")
    assert np.array_equal(shape.outline[0], limb("0,0 30,0", [9, 5, 2]))


def test_lines_dots_light_and_stains(draw: Draw) -> None:
    lines, loop, dots, glow, wash = draw(
        "<path fill='none' stroke='#000000' s:paint='ink' stroke-width='3' d='M0,0 9,9 M3,0 6,1'/>"
        "<path style='fill:none; stroke:#aabbcc' d='M0,0 9,0 9,9Z'/>"
        "<g s:is='dots' fill='#ffffff' s:kind='star'><circle cx='1' cy='2' r='3'/><circle cx='4' cy='5' r='6'/></g>"
        "<circle s:is='glow' cx='7' cy='8' r='90' fill='#ffcc00' s:strength='0.4'/>"
        "<ellipse s:is='wash' cx='0' cy='0' rx='30' ry='5' fill='#123456' s:softness='5' s:hatched='yes'/>"
    )
    assert isinstance(lines, Lines) and len(lines.paths) == 2 and lines.weight == 3 and lines.colour == INK
    assert isinstance(loop, Lines) and np.array_equal(loop.paths[0], points("0,0 9,0 9,9 0,0"))
    assert loop.colour == colour("#aabbcc")
    assert isinstance(dots, Dots) and dots.kind == "star" and dots.radii.tolist() == [3, 6]
    assert isinstance(glow, Glow) and glow.at == (7, 8) and glow.strength == 0.4
    assert isinstance(wash, Wash) and wash.hatched and wash.softness == 5


def test_a_circle_drawn_by_the_pen_comes_back_to_where_it_began(draw: Draw) -> None:
    circle, oval = draw(
        "<circle fill='none' stroke='#000000' cx='1' cy='2' r='3'/>"
        "<ellipse fill='none' stroke='#000000' cx='1' cy='2' rx='3' ry='4'/>"
    )
    assert isinstance(circle, Lines) and np.array_equal(circle.paths[0], closed(ellipse(1, 2, 3)))
    assert isinstance(oval, Lines) and np.array_equal(oval.paths[0], closed(ellipse(1, 2, 3, 4)))


def test_joined_rings_are_placed_as_one(draw: Draw) -> None:
    rings = "<circle cx='0' cy='0' r='5'/><circle cx='4' cy='0' r='5'/>"
    (ring,) = only_shape(draw(f"<g s:join='fuse' transform='translate(100 50) rotate(90)'>{rings}</g>")).outline
    (alone,) = fuse(ellipse(0, 0, 5), ellipse(4, 0, 5))
    assert np.allclose(ring, Placing(100, 50, 1, math.pi / 2)(alone))


def test_what_is_clipped_is_seen_through_its_window(draw: Draw) -> None:
    inside = "<path fill='#123456' d='M0,0 9,0 9,9Z'/>"
    clip = only(draw(f"<clipPath id='w'><circle cx='0' cy='0' r='5'/></clipPath><g clip-path='url(#w)'>{inside}</g>"))
    assert isinstance(clip, Clip) and np.array_equal(clip.outline[0], ellipse(0, 0, 5)) and len(clip.group.items) == 1


def test_groups_have_names_places_and_anchors(draw: Draw) -> None:
    hand = "<circle s:is='anchor' s:role='hand' cx='10' cy='0' r='3'/>"
    group = only(draw(f"<g inkscape:label='arm' transform='translate(100 50) rotate(90) scale(2)'>{hand}</g>"))
    assert isinstance(group, Group) and group.name == "arm"
    assert group.anchor("hand") == pytest.approx((100, 70))
    turned = only(draw(f"<g transform='matrix(0 2 -2 0 100 50)'>{hand}</g>"))
    assert isinstance(turned, Group) and turned.anchor("hand") == pytest.approx((100, 70))


def test_a_sheet_gives_contours_to_cut_and_ways_to_follow(draw: Draw) -> None:
    draw("<g><circle fill='#111111' cx='1' cy='2' r='3'/></g><path fill='none' d='M0,0 9,9 M3,0 6,1'/>")
    (sheet,) = (Sheet(path.stem) for path in drawings.FOLDER.iterdir())
    (ring,) = sheet.outline("it")
    assert np.array_equal(ring, ellipse(1, 2, 3))
    assert [len(way) for way in sheet.strokes("it")] == [2, 2]


def test_colours_come_from_the_palette_by_name(draw: Draw) -> None:
    shape = "<path fill='#111111' s:paint='coat | darker 0.2' d='M0,0 9,0 9,9Z'/>"
    red, blue = (only_shape(draw(shape, Palette(coat=colour(name)))) for name in ("poppy red", "cobalt"))
    assert red.colour == colour("poppy red").darker(0.2) and blue.colour == colour("cobalt").darker(0.2)
    assert paint("#8a5a34 | mixed snow white 0.4", {}) == colour("#8a5a34").mixed(colour("snow white"), 0.4)


@pytest.mark.parametrize(
    ("inside", "why"),
    [
        ("<path fill='#111111' s:paint='coat' d='M0,0 9,0 9,9Z'/>", "coat"),
        ("<path fill='#111111' s:join='sewn' d='M0,0 9,0 9,9Z'/>", "sewn"),
        ("<g transform='matrix(2 0 0 1 0 0)'/>", "not stretched"),
        ("<g clip-path='url(#nothing)'/>", "nothing"),
    ],
)
def test_a_bad_drawing_is_refused_in_a_sentence(draw: Draw, inside: str, why: str) -> None:
    with pytest.raises(BadDrawingError, match=why):
        draw(inside)


def test_what_is_not_there_is_said() -> None:
    with pytest.raises(BadDrawingError, match="no drawings in"):
        drawing("no_such_file")
    with pytest.raises(BadDrawingError, match="no drawing called 'dog'"):
        Sheet(SHEETS[0])("dog")


@pytest.mark.parametrize("name", SHEETS)
def test_every_drawing_is_used_and_none_is_missing(name: str) -> None:
    folder, slug = name.split("/")
    module = importlib.import_module(f"studio.{'faces' if folder == 'faces' else f'cards.{folder}'}.{slug}")
    source = inspect.getsource(module)
    assert [part for part in Sheet(name).parts() if f'"{part}"' not in source] == []
    assert set(re.findall(r'DRAWN\("([^"]+)"', source)) <= set(Sheet(name).parts())


class AnyColour(Palette):
    """A palette that knows every name: a card gives some drawings colours of their own."""

    def __contains__(self, name: object) -> bool:
        return True

    def __getitem__(self, name: str) -> Colour:
        return INK


@pytest.mark.parametrize("name", SHEETS)
def test_every_drawing_is_finite(name: str) -> None:
    for part in Sheet(name).parts():
        for item in walk(Sheet(name)(part, AnyColour(any=INK)).items):
            rings = item.outline if isinstance(item, Shape) else item.paths if isinstance(item, Lines) else ()
            assert all(np.isfinite(ring).all() and len(ring) > 1 for ring in rings), part


def test_text_is_a_path_with_marked_corners() -> None:
    (ring,) = outline("0,0! 10,-10 20,0! 10,10")
    assert np.array_equal(ring, outline([(0, 0), (0, 0), (10, -10), (20, 0), (20, 0), (10, 10)])[0])
    assert math.isclose(points("1.5,-2")[0, 1], -2)
