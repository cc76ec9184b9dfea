"""Drawings as data: SVG files that open in a drawing program and are read into groups, to be painted by any hand.

`drawings/inkwell/last_apple.svg` holds the drawings of one card, each a `<g>` with an id; a drawing that several
cards use has a file of its own. What SVG cannot say is said by attributes of our own, with the prefix `s`:

    s:is        what an element is, where that cannot be seen: shape, lines, dots, wash, veil, glow, anchor
    s:material  how it is usually painted, see `studio.materials`; the fields of `Shape` say what differs
    s:role      what `dressed` calls it
    s:paint     a colour of the card's palette, a pigment or a code, and what is done to it: "coat | darker 0.2"
    s:join      how the rings of an outline add up: solid (unless said), holes, fuse, union, difference, intersection
    s:widths    makes a stroke a tapering limb

A closed path with a fill is a shape, a path without one is a pen stroke. Nodes whose handles lie where a smooth curve
through the nodes would have them are the knots of such a curve; others are taken as they are drawn.
"""

import math
import re
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import cast

import numpy as np

from studio.colour import Colour, Palette, colour, mix
from studio.drawings.strokes import rings_of
from studio.geometry import (
    Outline,
    Placing,
    Point,
    Points,
    closed,
    difference,
    ellipse,
    fuse,
    intersection,
    limb,
    offset,
    place,
    rectangle,
    solid,
    union,
    with_holes,
)
from studio.materials import MATERIALS
from studio.scene import (
    FLAT,
    INK,
    ROUND,
    Clip,
    Dots,
    Glow,
    Group,
    Item,
    Lamplight,
    Light,
    Lines,
    Shape,
    Sunlight,
    Texture,
    Veil,
    Wash,
    walk,
)

FOLDER = Path(__file__).parent

SVG = "{http://www.w3.org/2000/svg}"
OURS = "{urn:halfsaid:studio}"
INKSCAPE = "{http://www.inkscape.org/namespaces/inkscape}"
SODIPODI = "{http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd}"

_NOT_DRAWN = {f"{SVG}{name}" for name in ("title", "desc", "defs", "metadata", "style", "clipPath")} | {
    f"{SODIPODI}namedview"
}


class BadDrawingError(ValueError):
    """A drawing that cannot be read; the message says which and why."""


def drawing(name: str, palette: Palette | None = None) -> Group:
    """All of a file, "moth", or one drawing of it, "inkwell/last_apple#hare"."""
    file, _, part = name.partition("#")
    return Sheet(file)(part, palette)


@dataclass(frozen=True)
class Sheet:
    """A file of drawings: Sheet("inkwell/last_apple")("hare") is one of them."""

    name: str

    def __call__(self, part: str = "", palette: Palette | None = None) -> Group:
        return _group_of(self.name, part, palette)

    def outline(self, part: str, palette: Palette | None = None) -> Outline:
        """The rings of its shapes: a contour for a card to cut, join or throw as a shadow."""
        return tuple(ring for item in walk(self(part, palette)) if isinstance(item, Shape) for ring in item.outline)

    def strokes(self, part: str) -> tuple[Points, ...]:
        """The ways of its lines: a guide along which a card lays something."""
        return tuple(path for item in walk(self(part)) if isinstance(item, Lines) for path in item.paths)

    def parts(self) -> list[str]:
        """The names of its drawings."""
        return [found for element in _root(self.name) if element.tag == f"{SVG}g" and (found := element.get("id"))]


@lru_cache(maxsize=512)
def _group_of(name: str, part: str, palette: Palette | None) -> Group:
    root = _root(name)
    found = root if not part else next((element for element in root if element.get("id") == part), None)
    if found is None:
        raise BadDrawingError(f"{name}.svg has no drawing called {part!r}")
    try:
        return _Reader(root, palette or Palette()).group(found)
    except (ValueError, LookupError) as problem:
        raise BadDrawingError(f"{name}.svg, {part or 'whole'}: {problem}") from problem


@lru_cache(maxsize=128)
def _root(name: str) -> ET.Element:
    path = FOLDER / f"{name}.svg"
    try:
        return ET.parse(path).getroot()
    except FileNotFoundError:
        raise BadDrawingError(f"no drawings in {path}") from None
    except ET.ParseError as problem:
        raise BadDrawingError(f"{path} is no SVG: {problem}") from None


@dataclass(frozen=True)
class _Said:
    """The attributes of one element, read with the types of the fields they stand for."""

    element: ET.Element
    palette: Palette

    def number(self, name: str, default: float) -> float:
        said = self.element.get(OURS + name)
        if said is None:
            return default
        return {"round": ROUND, "flat": FLAT}[said] if said in ("round", "flat") else float(said)

    def word(self, name: str, default: str = "") -> str:
        return self.element.get(OURS + name, default)

    def flag(self, name: str, default: bool) -> bool:
        return self.word(name, "yes" if default else "no") == "yes"

    def numbers(self, name: str) -> tuple[float, ...]:
        return tuple(float(said) for said in self.word(name).split())

    def pair(self, name: str, default: Point) -> Point:
        said = self.numbers(name)
        return (said[0], said[1]) if said else default

    @property
    def colour(self) -> Colour:
        """The colour said in our own words, else the one that is seen: a limb's and a line's is that of its stroke."""
        shown = _styled(self.element, "fill")
        if shown == "none":
            shown = _styled(self.element, "stroke")
        return paint(self.word("paint") or shown or "#000000", self.palette)


def paint(said: str, palette: Mapping[str, Colour]) -> Colour:
    """A colour and what is done to it: "coat | darker 0.2", "#8a5a34 | mixed snow white 0.4"."""
    base, *steps = (part.strip() for part in said.split("|"))
    found = palette[base] if base in palette else INK if base == "ink" else colour(base)
    for step in steps:
        act, *other, share = step.split(" ")
        match act:
            case "darker":
                found = found.darker(float(share))
            case "lighter":
                found = found.lighter(float(share))
            case "mixed":
                found = mix(found, paint(" ".join(other), palette), float(share))
            case _:
                raise ValueError(f"no way to have a colour {act!r}")
    return found


def _styled(element: ET.Element, name: str) -> str:
    """An attribute, or the same in `style`, where drawing programs like to put it."""
    styles = dict(part.split(":", 1) for part in element.get("style", "").replace(" ", "").split(";") if ":" in part)
    return styles.get(name) or element.get(name) or ""


@dataclass(frozen=True)
class _Reader:
    root: ET.Element
    palette: Palette

    def group(self, element: ET.Element) -> Group:
        said = _Said(element, self.palette)
        inside = [child for child in element if child.tag not in _NOT_DRAWN]
        anchors = {
            _Said(child, self.palette).word("role"): (float(child.get("cx", 0)), float(child.get("cy", 0)))
            for child in inside
            if _kind(child) == "anchor"
        }
        items = tuple(self.item(child) for child in inside if _kind(child) != "anchor")
        read = Group(items, element.get(f"{INKSCAPE}label", ""), said.number("far", 0.0), _light(said), anchors)
        placing = _placing(element)
        return read if placing is None else read.under(placing)

    def item(self, element: ET.Element) -> Item:
        kinds: Mapping[str, Callable[[ET.Element, _Said], Item]] = {
            "shape": self._shape,
            "lines": self._lines,
            "dots": self._dots,
            "wash": self._wash,
            "veil": self._veil,
            "glow": self._glow,
            "clip": self._clip,
            "group": lambda inner, _: self.group(inner),
        }
        return kinds[_kind(element)](element, _Said(element, self.palette))

    def _shape(self, element: ET.Element, said: _Said) -> Shape:
        like = MATERIALS[said.word("material", "plain")].shape(Colour(0, 0, 0))
        return Shape(
            self.outline(element),
            said.colour,
            said.word("role", like.role),
            said.number("weight", like.weight),
            paint(below, self.palette) if (below := said.word("below")) else None,
            said.number("form", like.form),
            said.number("modelling", like.modelling),
            said.number("shade", like.shade),
            cast(Texture, said.word("texture", like.texture)),
            float(flow) if (flow := said.word("flow")) else None,
            said.number("line", like.line),
            said.number("cover", like.cover),
        )

    def _lines(self, element: ET.Element, said: _Said) -> Lines:
        usual = Lines(())
        return Lines(
            tuple(self.rings(element)),
            float(_styled(element, "stroke-width") or usual.weight),
            said.colour,
            said.word("role"),
            said.number("strength", usual.strength),
            said.flag("taper", usual.taper),
            said.flag("steady", usual.steady),
        )

    def _dots(self, element: ET.Element, said: _Said) -> Dots:
        specks = [element] if element.tag == f"{SVG}circle" else list(element)
        numbers = np.array([[float(speck.get(name, 0)) for name in ("cx", "cy", "r")] for speck in specks])
        return Dots(
            numbers[:, :2],
            numbers[:, 2],
            said.colour,
            said.word("role"),
            "star" if said.word("kind") == "star" else "round",
            said.number("strength", 0.95),
        )

    def _wash(self, element: ET.Element, said: _Said) -> Wash:
        usual = Wash((), Colour(0, 0, 0))
        return Wash(
            self.outline(element),
            said.colour,
            said.word("role"),
            said.number("weight", usual.weight),
            said.number("softness", usual.softness),
            said.pair("fade", usual.fade),
            said.flag("hatched", usual.hatched),
        )

    def _veil(self, element: ET.Element, said: _Said) -> Veil:
        usual = Veil((), Colour(0, 0, 0))
        return Veil(
            self.outline(element),
            said.colour,
            said.word("role"),
            said.number("strength", usual.strength),
            said.number("softness", usual.softness),
            said.pair("fade", usual.fade),
        )

    def _glow(self, element: ET.Element, said: _Said) -> Glow:
        usual = Glow((0.0, 0.0), 1.0, Colour(0, 0, 0))
        return Glow(
            (float(element.get("cx", 0)), float(element.get("cy", 0))),
            float(element.get("r", 1)),
            said.colour,
            said.number("strength", usual.strength),
            said.number("falloff", usual.falloff),
            said.number("spare", usual.spare),
            said.word("role", usual.role),
        )

    def _clip(self, element: ET.Element, said: _Said) -> Clip:
        name = element.get("clip-path", "").removeprefix("url(#").removesuffix(")")
        window = next((found for found in self.root.iter(f"{SVG}clipPath") if found.get("id") == name), None)
        if window is None:
            raise ValueError(f"no clipPath called {name!r}")
        return Clip(self.outline(window), self.group(element), said.flag("inside", True))

    def outline(self, element: ET.Element) -> Outline:
        joined = self._joined(element)
        placing = _placing(element) if element.tag == f"{SVG}g" else None
        return joined if placing is None else tuple(map(placing, joined))

    def _joined(self, element: ET.Element) -> Outline:
        said = _Said(element, self.palette)
        match said.word("join", "solid"):
            case "solid":
                return solid(*self.rings(element))
            case "as drawn":
                return tuple(self.rings(element))
            case "holes":
                return with_holes(*self.rings(element))
            case "fuse":
                return fuse(*self.rings(element), soften=said.number("soften", 0.0))
            case "all":
                return tuple(ring for part in element for ring in self.outline(part))
            case "union":
                return union(*map(self.outline, element), soften=said.number("soften", 0.0))
            case "difference":
                return difference(*map(self.outline, element))
            case "intersection":
                return intersection(*map(self.outline, element))
            case "offset":
                return offset(self.outline(element[0]), said.number("by", 0.0))
            case other:
                raise ValueError(f"no way to join rings {other!r}")

    def rings(self, element: ET.Element) -> Iterator[Points]:
        """The rings or strokes an element draws, those of its parts in order."""
        if element.tag in (f"{SVG}g", f"{SVG}clipPath"):
            drawn = [self.outline(part) if part.get(f"{OURS}join") else self.rings(part) for part in element]
            yield from (ring for rings in drawn for ring in rings)
            return
        placing = _placing(element) if element.tag != f"{SVG}ellipse" else None
        for ring in self._drawn(element):
            if placing is None:
                yield ring
            else:
                yield place(ring, placing.x, placing.y, placing.scale, placing.rotation, placing.flip)

    def _drawn(self, element: ET.Element) -> list[Points]:
        said = _Said(element, self.palette)
        steps = int(said.number("steps", 8))
        lines = _kind(element) == "lines"
        if element.tag == f"{SVG}circle":
            x, y, radius = _floats(element, "cx", "cy", "r")
            ring = ellipse(x, y, radius, count=int(said.number("count", 48)))
            return [closed(ring) if lines else ring]
        if element.tag == f"{SVG}ellipse" or element.get(f"{SODIPODI}type") == "arc":
            ring = _ellipse(element, int(said.number("count", 48)))
            return [closed(ring) if lines and element.tag == f"{SVG}ellipse" else ring]
        if element.tag == f"{SVG}rect":
            left, top, wide, tall = _floats(element, "x", "y", "width", "height")
            return [rectangle(left, top, left + wide, top + tall)]
        drawn = rings_of(element.get("d", ""), steps, knots=bool(widths := said.numbers("widths")))
        if widths:
            return [limb(knots, widths, steps) for knots, _ in drawn]
        return [closed(ring) if lines and back else ring for ring, back in drawn]


def _floats(element: ET.Element, *names: str) -> list[float]:
    return [float(element.get(name, 0)) for name in names]


def _ellipse(element: ET.Element, count: int) -> Points:
    """A whole ellipse, or the arc that Inkscape writes as one."""
    turn = _turn(element)
    if element.tag == f"{SVG}ellipse":
        x, y, wide, tall = _floats(element, "cx", "cy", "rx", "ry")
        return ellipse(x, y, wide, tall, turn, count=count)
    x, y, wide, tall = _floats(element, *(f"{SODIPODI}{name}" for name in ("cx", "cy", "rx", "ry")))
    start, end = _floats(element, f"{SODIPODI}start", f"{SODIPODI}end")
    return ellipse(x, y, wide, tall, turn, start, end, count)


def _turn(element: ET.Element) -> float:
    """How far an ellipse is turned round its own middle, in radians."""
    turned = re.match(r"rotate\(([^ ,)]+)", element.get("transform", ""))
    return math.radians(float(turned[1])) if turned else 0.0


def _kind(element: ET.Element) -> str:
    if said := element.get(f"{OURS}is"):
        return said
    if element.get("clip-path"):
        return "clip"
    if element.tag == f"{SVG}g" and not element.get(f"{OURS}join"):
        return "group"
    return "lines" if _styled(element, "fill") == "none" and not element.get(f"{OURS}widths") else "shape"


def _placing(element: ET.Element) -> Placing | None:
    """Where an element's transform puts it: moved, turned, scaled, mirrored, and nothing else."""
    said = element.get("transform", "")
    if not said or element.get(f"{SODIPODI}type") == "arc":
        return None
    steps = {name: [float(word) for word in re.split(r"[ ,]+", inner.strip())] for name, inner in _STEPS.findall(said)}
    if "matrix" in steps:
        return _from_matrix(*steps["matrix"])
    x, y = (*steps.get("translate", [0.0, 0.0]), 0.0)[:2]
    scale = steps.get("scale", [1.0])
    return Placing(x, y, scale[-1], math.radians(steps.get("rotate", [0.0])[0]), scale[0] < 0 < scale[-1])


_STEPS = re.compile(r"(\w+)\(([^)]*)\)")


def _from_matrix(a: float, b: float, c: float, d: float, x: float, y: float) -> Placing:
    flip = a * d - b * c < 0
    across = (-a, -b) if flip else (a, b)
    scale = math.hypot(*across)
    if abs(math.hypot(c, d) - scale) > 0.001 * scale or abs(a * c + b * d) > 0.001 * scale**2:
        raise ValueError("a drawing may be moved, turned, scaled and mirrored, but not stretched or slanted")
    return Placing(x, y, scale, math.atan2(across[1], across[0]), flip)


def _light(said: _Said) -> Light | None:
    numbers = said.numbers("light")
    if not numbers:
        return None
    if len(numbers) == 2:
        return Lamplight((numbers[0], numbers[1]))
    x, y, z = numbers
    return Sunlight((x, y, z))
