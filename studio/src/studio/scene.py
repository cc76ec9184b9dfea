"""What a picture is before anybody paints it: data only.

A motif is a function returning a `Group`; a card is a function returning a `Scene`. Nothing here knows how
a line is inked or a wash bleeds: that belongs to a hand (`studio.hands`). What is here must make sense to
every hand.

Items, painted in order, later ones in front:

    Shape    a solid thing: hides what is behind it, is modelled by the light
    Lines    strokes of a pen: details, grass, rigging, rain
    Dots     small opaque specks: stars, snow, sparks
    Wash     a transparent stain: cast shadow, blush, wet ground
    Veil     soft opaque paint: mist, foam, a shaft of light
    Glow     light in the air round a lamp or a moon
    Sky      a graded ground with its weather: behind everything, or inside a Clip
    Clip     a group seen only inside (or outside) an outline: window, hourglass, torn page
    Mirror   another scene upside down below a waterline
    Group    items moving as one, with a name, a distance and anchors

Card units: 800 × 1200, y downwards. Motif units: see `studio.motifs`.
"""

import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from studio.colour import Colour, mix
from studio.geometry import Box, Outline, Placing, Point, Points, bounds, limb, positive, rectangle, union

WIDTH = 800.0
HEIGHT = 1200.0
INK = Colour(0.165, 0.125, 0.141)

FLAT = 0.0
ROUND = math.inf

Texture = Literal[
    "plain", "fur", "feather", "scales", "bark", "wood", "straw", "leaf",
    "brick", "stone", "cloth", "metal", "glass", "paper", "ground", "wave", "cloud", "shadow",
    "skin", "hair", "garment", "coat",
]  # fmt: skip

# A thing drawn at twice the size is not outlined with a pen twice as broad.
LINE_GROWTH = 0.35


@dataclass(frozen=True, eq=False)
class Shape:
    """A solid silhouette. It hides what is behind it as far as `cover` says."""

    outline: Outline
    colour: Colour
    role: str = ""  # what `dressed` calls it: coat, skin, bark, roof …
    weight: float = 0.9  # how strong the pigment: 0.2 a pale tint … 1.2 saturated
    colour_below: Colour | None = None  # grades into this towards the bottom
    form: float = ROUND  # radius of the rounded edge in card units: FLAT … ROUND
    modelling: float = 1.0  # how strongly light and shade model it: 0 for what shines by itself
    shade: float = 0.0  # turned away from the light (+) or towards it (-), about -0.4 … 0.6
    texture: Texture = "plain"
    flow: float | None = None  # direction of strokes, radians; None leaves it to the hand
    line: float = 1.6  # outline weight; 0 for none
    cover: float = 1.0  # how opaque: 1 solid … 0.2 glass

    def placed(self, placing: Placing) -> "Shape":
        return replace(
            self,
            outline=tuple(placing(ring) for ring in self.outline),
            form=self.form * placing.scale,
            flow=None if self.flow is None else placing.angle(self.flow),
            line=self.line * placing.scale**LINE_GROWTH,
        )


@dataclass(frozen=True, eq=False)
class Lines:
    """Pen strokes sharing one weight. `taper` lifts the pen at the ends."""

    paths: tuple[Points, ...]
    weight: float = 1.2
    colour: Colour = INK
    role: str = ""
    strength: float = 0.85  # 1 = full ink
    taper: bool = True
    steady: bool = False  # no wobble, no gaps: ropes, rods, machines

    def placed(self, placing: Placing) -> "Lines":
        paths = tuple(placing(path) for path in self.paths)
        return replace(self, paths=paths, weight=self.weight * placing.scale**LINE_GROWTH)


@dataclass(frozen=True, eq=False)
class Dots:
    """Opaque specks, round or starred, each with its own radius."""

    centres: Points
    radii: NDArray[np.float64]
    colour: Colour
    role: str = ""
    kind: Literal["round", "star"] = "round"
    strength: float = 0.95

    def placed(self, placing: Placing) -> "Dots":
        return replace(self, centres=placing(self.centres), radii=self.radii * placing.scale)


@dataclass(frozen=True, eq=False)
class Wash:
    """A transparent stain that darkens what is there and hides nothing."""

    outline: Outline
    colour: Colour
    role: str = ""
    weight: float = 0.5
    softness: float = 4.0  # how far the edge bleeds, card units
    fade: tuple[float, float] = (1.0, 1.0)  # strength at the top and at the bottom
    hatched: bool = False  # a cast shadow worth some strokes of its own

    def placed(self, placing: Placing) -> "Wash":
        outline = tuple(placing(ring) for ring in self.outline)
        return replace(self, outline=outline, softness=self.softness * placing.scale)


@dataclass(frozen=True, eq=False)
class Veil:
    """Soft body colour: lightens what is there without an edge."""

    outline: Outline
    colour: Colour
    role: str = ""
    strength: float = 0.6
    softness: float = 12.0
    fade: tuple[float, float] = (1.0, 1.0)

    def placed(self, placing: Placing) -> "Veil":
        outline = tuple(placing(ring) for ring in self.outline)
        return replace(self, outline=outline, softness=self.softness * placing.scale)


@dataclass(frozen=True, eq=False)
class Glow:
    """Light in the air. It brightens what was painted before it and keeps the scene's glaze away."""

    at: Point
    radius: float
    colour: Colour
    strength: float = 0.7
    falloff: float = 1.6  # higher gathers the light round the middle
    spare: float = 0.9  # how far the glaze keeps away: 0 … 1
    role: str = "light"

    def placed(self, placing: Placing) -> "Glow":
        return replace(self, at=placing.point(self.at), radius=self.radius * placing.scale)


@dataclass(frozen=True)
class Stop:
    """One band of a sky: at `at` (0 top … 1 bottom) stands this colour with this weight."""

    at: float
    colour: Colour
    weight: float = 0.8


@dataclass(frozen=True, eq=False)
class Sky:
    """A graded ground filling its box. Interiors use it as a wall.

    `lines` is how dark the engraver's strokes are; they drift along `heading`, eddy with `unrest`, and
    circle round `halo` (x, y, radius), where they leave the light free.
    """

    stops: tuple[Stop, ...]
    box: Box = (0.0, 0.0, WIDTH, HEIGHT)
    lines: float = 0.5
    unrest: float = 0.8
    heading: float = 0.0
    halo: tuple[float, float, float] | None = None
    lines_until: float = 1.0  # share of the height where the strokes end
    line_colour: Colour = INK
    role: str = "sky"

    def placed(self, placing: Placing) -> "Sky":
        left, top, right, bottom = self.box
        moved = placing([(left, top), (right, top), (right, bottom), (left, bottom)])
        halo = self.halo
        if halo is not None:
            halo = (*placing.point(halo[:2]), halo[2] * placing.scale)
        return replace(self, box=bounds([moved]), heading=placing.angle(self.heading), halo=halo)


@dataclass(frozen=True, eq=False)
class Clip:
    """`group` seen only inside `outline`, or with `inside=False` only outside it."""

    outline: Outline
    group: "Group"
    inside: bool = True

    def placed(self, placing: Placing) -> "Clip":
        outline = tuple(placing(ring) for ring in self.outline)
        return replace(self, outline=outline, group=self.group.under(placing))


@dataclass(frozen=True, eq=False)
class Mirror:
    """Below `waterline` the sheet shows `scene` upside down, as still water does.

    `scene` is composed upright, its ground at the same waterline. It need not be the world above.
    """

    scene: "Scene"
    waterline: float
    ripple: float = 1.8
    tint: Colour | None = None
    depth: float = 0.35  # how much the tint gathers towards the bottom

    def placed(self, placing: Placing) -> "Mirror":
        if placing.rotation or placing.scale != 1.0 or placing.flip:
            raise ValueError("a Mirror can be moved, not turned, scaled or flipped")
        sky = None if self.scene.sky is None else self.scene.sky.placed(placing)
        scene = replace(self.scene, sky=sky, layers=tuple(layer.under(placing) for layer in self.scene.layers))
        return replace(self, scene=scene, waterline=self.waterline + placing.y)


@dataclass(frozen=True)
class Sunlight:
    """Parallel light coming from `direction` (x right, y down, z towards the viewer)."""

    direction: tuple[float, float, float] = (-0.55, -0.65, 0.55)


@dataclass(frozen=True)
class Lamplight:
    """Light spreading from a point on the card."""

    at: Point


Light = Sunlight | Lamplight
Item: TypeAlias = "Shape | Lines | Dots | Wash | Veil | Glow | Sky | Clip | Mirror | Group"
Painted: TypeAlias = Shape | Lines | Dots | Wash | Veil | Glow


@dataclass(frozen=True, eq=False)
class Group:
    """Items that move as one."""

    items: tuple[Item, ...]
    name: str = ""
    far: float = 0.0  # 0 here … 1 lost in the haze
    light: Light | None = None  # its own light instead of the scene's
    anchors: Mapping[str, Point] = field(default_factory=dict)  # named places: hand, head, flame …

    def __iter__(self) -> Iterator[Item]:
        """Its parts: group(*lamp, moth) holds what the lamp holds, and a moth."""
        return iter(self.items)

    def under(self, placing: Placing) -> "Group":
        items = tuple(item.under(placing) if isinstance(item, Group) else item.placed(placing) for item in self.items)
        anchors = {name: placing.point(place) for name, place in self.anchors.items()}
        light = self.light
        if isinstance(light, Lamplight):
            light = Lamplight(placing.point(light.at))
        return replace(self, items=items, anchors=anchors, light=light)

    def placed(
        self, x: float = 0.0, y: float = 0.0, scale: float = 1.0, rotation: float = 0.0, flip: bool = False
    ) -> "Group":
        """Flipped, scaled, turned and moved, in this order. The light stays where it is."""
        return self.under(Placing(x, y, scale, rotation, flip))

    def anchor(self, name: str) -> Point:
        """A named place, wherever the group has been put."""
        return self.anchors[name]

    def find(self, name: str) -> "Group":
        """The first group of that name in it, with its anchors where they are now."""
        return _first(self.items, name)

    def with_anchors(self, **anchors: Point) -> "Group":
        return replace(self, anchors={**self.anchors, **anchors})

    def named(self, name: str) -> "Group":
        return replace(self, name=name)

    def at_distance(self, far: float) -> "Group":
        return replace(self, far=far)

    def lit_by(self, light: Light) -> "Group":
        return replace(self, light=light)

    def dressed(self, **colours: Colour) -> "Group":
        """Recoloured by role: figure.dressed(coat=colour('russet')). Spaces in roles become underscores."""
        return self._recoloured(lambda item: colours.get(item.role.replace(" ", "_"), item.colour))

    def tinted(self, towards: Colour, share: float) -> "Group":
        """Every colour mixed with another: dusk on a crowd, ink for a shadow."""
        return self._recoloured(lambda item: mix(item.colour, towards, share))

    def _recoloured(self, pick: Callable[[Painted], Colour]) -> "Group":
        return self.changed(lambda item: replace(item, colour=pick(item)))

    def changed(self, change: Callable[[Painted], Painted]) -> "Group":
        """Every painted item passed through `change`, however deep it sits."""

        def through(item: Item) -> Item:
            if isinstance(item, Group):
                return item.changed(change)
            if isinstance(item, Clip):
                return replace(item, group=item.group.changed(change))
            return item if isinstance(item, Sky | Mirror) else change(item)

        return replace(self, items=tuple(through(item) for item in self.items))


@dataclass(frozen=True)
class Glaze:
    """A last tint over the whole sheet, kept away from every glow: what makes lamps shine."""

    colour: Colour
    weight: float = 0.5
    top: float = 1.0
    bottom: float = 1.0


@dataclass(frozen=True, eq=False)
class Scene:
    """A whole card: far layers first. Each layer is a Group with its `far`."""

    sky: Sky | None
    layers: tuple[Group, ...]
    focal: str | Box  # name of the group, or the region, that must stand out at 160 px
    light: Light = Sunlight()
    glaze: Glaze | None = None
    shadow: Colour = Colour(0.416, 0.435, 0.588)  # shade is a colour, never black
    haze: Colour | None = None  # what far things fade into
    width: float = WIDTH
    height: float = HEIGHT

    def find(self, name: str) -> Group:
        """The first group of that name."""
        return _first(self.layers, name)


def group(*items: Item, name: str = "", far: float = 0.0, anchors: Group | Mapping[str, Point] | None = None) -> Group:
    """Items moving as one. `anchors` are named places, or the part whose places the whole shall have."""
    places = anchors.anchors if isinstance(anchors, Group) else anchors or {}
    return Group(items, name, far, anchors=dict(places))


def walk(items: Iterable[Item]) -> Iterator[Item]:
    """Every item, depth first, groups and clips before what they hold."""
    for item in items:
        yield item
        if isinstance(item, Group):
            yield from walk(item.items)
        elif isinstance(item, Clip):
            yield from walk(item.group.items)


def silhouette(group: Group, soften: float = 0.6) -> Outline:
    """All shapes and pen strokes of a group fused into one outline."""
    parts: list[Outline] = []
    for item in walk(group.items):
        if isinstance(item, Shape):
            parts.append(item.outline)
        elif isinstance(item, Lines):
            parts.extend((positive(limb(path, [item.weight, item.weight], steps=4)),) for path in item.paths)
    return union(*parts, soften=soften)


def _first(items: Iterable[Item], name: str) -> Group:
    for item in walk(items):
        if isinstance(item, Group) and item.name == name:
            return item
    raise LookupError(f"no group called {name!r} in the scene")


def focal_outline(scene: Scene) -> Outline:
    """Where the eye must go first: the focal group's silhouette or the focal region."""
    if isinstance(scene.focal, str):
        return silhouette(scene.find(scene.focal))
    return (rectangle(*scene.focal),)


def hazed(colour: Colour, far: float, haze: Colour | None) -> Colour:
    """A colour as it looks from afar."""
    return colour if haze is None or far <= 0 else mix(colour, haze, 0.65 * far)


def hazed_shape(shape: Shape, far: float, haze: Colour | None) -> Shape:
    low = None if shape.colour_below is None else hazed(shape.colour_below, far, haze)
    return replace(shape, colour=hazed(shape.colour, far, haze), colour_below=low)
