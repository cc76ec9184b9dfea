"""Frames for a picture in the picture: stages and curtains, doorways, gilt frames, windows, pages, peepholes.

Whatever is seen through them is a group drawn where it is: compose it round the frame's anchor `middle`, in the
frame's own units, and it moves with the frame.
"""

import itertools
import math

import numpy as np

from studio import materials
from studio.colour import Colour, colour
from studio.geometry import (
    Point,
    Points,
    blob,
    closed,
    curve,
    difference,
    ellipse,
    limb,
    paths,
    place,
    points,
    rectangle,
    solid,
    with_holes,
)
from studio.materials import metal, stone
from studio.motifs.forms import arch, block, when
from studio.motifs.rooms import drape
from studio.scene import FLAT, Clip, Dots, Glow, Group, Item, Lines, Shape, Veil, group

GILT = colour("antique gold")
WALNUT = colour("walnut")
VELVET = colour("claret")
INK = colour("ink black")


def framed(opening: Points, view: Group | None, fill: Colour) -> list[Item]:
    """What is seen through an opening: the view clipped to it, over a plain ground."""
    ground = Shape(solid(opening), fill, "ground", 0.6, form=FLAT, modelling=0.2, line=0.8)
    return [ground] if view is None else [ground, Clip(solid(opening), view)]


def picture_frame(
    wide: float = 90.0,
    tall: float = 110.0,
    view: Group | None = None,
    gilt: Colour = GILT,
    ornate: bool = True,
    fill: Colour = colour("sepia"),
) -> Group:
    """Hanging by its wire from a nail at the origin; anchor `middle`."""
    top, rim = 16.0, 0.11 * min(wide, tall)
    left, right, bottom = -wide / 2, wide / 2, top + tall
    opening, outer = rectangle(left, top, right, bottom), rectangle(left - rim, top - rim, right + rim, bottom + rim)
    mitres = [points(a, b) for a, b in zip(opening, outer, strict=True)]
    leaves = [
        blob((x - 0.9 * rim, y), (x, y - 0.9 * rim), (x + 0.9 * rim, y), (x, y + 0.9 * rim))
        for x, y in (*(outer + opening) / 2, (0, top - rim), (0, bottom + rim))
    ]
    return group(
        Lines(paths([(0, 0), (left * 0.6, top - rim)], [(0, 0), (right * 0.6, top - rim)]), 1.2, role="wire"),
        *framed(opening, view, fill),
        metal(with_holes(outer, opening), gilt, "frame", form=0.5 * rim, line=1.6),
        Lines(
            (*mitres, closed(rectangle(left - 0.5 * rim, top - 0.5 * rim, right + 0.5 * rim, bottom + 0.5 * rim))),
            1.0,
            strength=0.6,
        ),
        *when(ornate, Shape(solid(*leaves), gilt.lighter(0.1), "frame", 1.0, form=0.4 * rim, line=1.1)),
        name="picture",
    ).with_anchors(middle=(0.0, top + tall / 2))


def doorway(
    wide: float = 62.0,
    tall: float = 122.0,
    opened: float = 0.0,
    view: Group | None = None,
    paint: Colour = colour("bottle green"),
    arched: bool = False,
    lit: bool = False,
    frame: Colour = colour("limestone"),
) -> Group:
    """A door in its frame, standing alone if need be; `opened` 0 … 1 swings it inwards to the right.

    Through it one sees `view`, or light, or dark. Anchors `threshold`, `middle`, `handle`, `keyhole`.
    """
    left, right = -wide / 2, wide / 2
    spring = -tall + wide / 2
    opening = arch(left, right, 0, spring) if arched else rectangle(left, -tall, right, 0)
    rim = 0.13 * wide
    outer = arch(left - rim, right + rim, 0, spring) if arched else rectangle(left - rim, -tall - rim, right + rim, 0)
    inside = colour("window yellow") if lit else colour("soot black")
    items: list[Item] = framed(opening, view, inside)
    if lit:
        items.append(Glow((0, -tall / 2), 1.1 * tall, colour("window yellow"), 0.6))
    items += _door_leaf(left, right, tall, opened, paint, opening)
    items += [
        stone(difference(solid(outer), solid(opening)), frame, "frame", weight=0.6, form=4, line=1.5),
        *block(left - 1.6 * rim, -3, right + 1.6 * rim, 3, frame, "threshold", "plain", (6.0, -3.0), 0.6),
    ]
    return Group(tuple(items), "doorway").with_anchors(
        threshold=(0.0, 0.0),
        middle=(0.0, -tall / 2),
        handle=(left + 0.14 * wide, -0.46 * tall),
        keyhole=(left + 0.14 * wide, -0.4 * tall),
    )


def _door_leaf(left: float, right: float, tall: float, opened: float, paint: Colour, opening: Points) -> list[Item]:
    """The leaf hinged at the right, foreshortened as it swings away; clipped by its own arch."""
    wide = right - left
    edge = right - wide * math.cos(1.45 * opened)
    lift = 0.09 * tall * math.sin(1.45 * opened)

    def at(share: float, y: float) -> Point:
        """A place on the leaf: `share` from its hinge, `y` as on the shut door."""
        return right + (edge - right) * share, y * (1 - 0.14 * share * math.sin(1.45 * opened)) - lift * share

    leaf = points(at(0, 0), at(1, 0), at(1, -tall), at(0, -tall))
    panels = [
        points(at(a, y), at(b, y), at(b, y - 0.36 * tall), at(a, y - 0.36 * tall))
        for a, b in ((0.12, 0.44), (0.56, 0.88))
        for y in (-0.08 * tall, -0.53 * tall)
    ]
    knob = at(0.88, -0.47 * tall)
    solid_leaf = group(
        materials.wood(leaf, paint, "door", weight=0.95, form=3, shade=0.25 * opened, flow=math.pi / 2, line=1.4),
        Lines(tuple(closed(panel) for panel in panels), 1.2, strength=0.7),
        Shape(solid(ellipse(*knob, 2.6)), colour("brass"), "handle", 1.0, line=1.0),
        Dots(points((knob[0], knob[1] + 8)), np.array([1.5]), INK, "keyhole"),
    )
    return [Clip(solid(opening), solid_leaf)]


def theatre(
    wide: float = 760.0,
    tall: float = 900.0,
    opened: float = 0.8,
    view: Group | None = None,
    cloth: Colour = VELVET,
    lit: bool = True,
) -> Group:
    """A whole stage, its front edge at the origin: boards, curtains, valance, footlights, gilt proscenium.

    `view` is drawn behind the curtains. Anchors `middle`, `stage` (where actors stand), `left_wing`, `right_wing`.
    """
    half, floor = wide / 2, -0.14 * tall
    inner = 0.86 * half
    crown = ellipse(0, -0.8 * tall, inner, 0.14 * tall, start=math.pi, end=math.tau, count=40)
    opening = np.vstack([points((-inner, floor)), crown, points((inner, floor))])
    boards = points((-inner, 0), (inner, 0), (0.86 * inner, floor), (-0.86 * inner, floor))
    seams = [points((x * inner, 0), (0.86 * x * inner, floor)) for x in np.linspace(-0.9, 0.9, 15)]
    backdrop: list[Item] = [
        materials.cloth(rectangle(-inner, -tall, inner, 0), colour("night plum"), "backdrop", form=FLAT, line=0),
        *([view] if view else []),
    ]
    each = inner * (1 - 0.66 * opened)
    left = drape(each, 0.85 * tall, cloth, 5, 0.35 * opened).placed(-inner, -0.98 * tall)
    right = drape(each, 0.85 * tall, cloth, 5, 0.35 * opened).placed(inner, -0.98 * tall, flip=True)
    wall = difference(
        solid(rectangle(-half, -tall, half, 0)), solid(np.vstack([opening, points((inner, 0), (-inner, 0))]))
    )
    return group(
        Clip(solid(rectangle(-inner, -tall, inner, 0)), group(*backdrop)),
        materials.wood(boards, colour("honey wood"), "boards", weight=0.9, form=FLAT, flow=math.pi / 2, line=1.4),
        Lines(tuple(seams), 1.0, strength=0.6),
        left,
        right,
        _valance(inner, -0.97 * tall, 0.12 * tall, cloth),
        metal(wall, GILT, "proscenium", weight=0.9, form=0.05 * half, line=2.0),
        Lines((crown - [0, 8], crown * [1.05, 1.01]), 1.4, strength=0.6),
        *_footlights(inner, lit),
        name="theatre",
    ).with_anchors(
        middle=(0.0, -0.5 * tall),
        stage=(0.0, 0.5 * floor),
        left_wing=(-0.8 * inner, 0.5 * floor),
        right_wing=(0.8 * inner, 0.5 * floor),
    )


def _valance(half: float, top: float, deep: float, cloth: Colour) -> Group:
    edges = np.linspace(-half, half, 8)
    swags, folds, tassels = [], [], []
    for a, b in itertools.pairwise(edges):
        hem = ellipse((a + b) / 2, top + 0.45 * deep, (b - a) / 2, 0.55 * deep, end=math.pi, count=16)
        swags.append(np.vstack([points((a, top - 0.2 * deep), (b, top - 0.2 * deep)), hem]))
        folds += [
            ellipse(
                (a + b) / 2, top + 0.1 * deep, (b - a) / 2 * k, 0.55 * deep * k, start=0.3, end=math.pi - 0.3, count=12
            )
            for k in (0.4, 0.7, 0.95)
        ]
        tassels.append(limb([(a, top + 0.3 * deep), (a, top + 0.8 * deep)], [0.08 * deep, 0.14 * deep]))
    return group(
        *(materials.cloth(swag, cloth, "curtain", weight=0.95, form=0.3 * deep, line=1.4) for swag in swags),
        Lines(tuple(folds), 1.1, strength=0.6),
        Shape(solid(*tassels), GILT, "tassel", 1.0, line=1.0),
        name="valance",
    )


def _footlights(half: float, lit: bool) -> list[Item]:
    lamps: list[Item] = []
    for x in np.linspace(-0.85, 0.85, 9) * half:
        shell = ellipse(float(x), 4, 0.045 * half, 0.06 * half, start=math.pi, end=math.tau, count=14)
        if lit:
            lamps.append(Glow((float(x), -6), 0.22 * half, colour("lamp yellow"), 0.5))
        lamps.append(Shape(solid(shell), GILT.darker(0.2), "footlight", 1.0, line=1.2))
    return lamps


def page(
    view: Group,
    box: tuple[float, float, float, float] = (130.0, 150.0, 670.0, 960.0),
    paper: Colour = colour("paper cream"),
    curl: float = 60.0,
) -> Group:
    """A picture on a sheet within the card, one corner curling off, drawn where it stands; anchor `middle`."""
    left, top, right, bottom = box
    sheet = np.vstack(
        [
            points((left, top), (right, top), (right, bottom - curl)),
            curve([(right, bottom - curl), (right - 0.5 * curl, bottom - 0.35 * curl), (right - curl, bottom)]),
            points((left, bottom)),
        ]
    )
    fold = np.vstack(
        [
            points((right, bottom - curl)),
            curve([(right, bottom - curl), (right - 0.75 * curl, bottom - 0.8 * curl), (right - curl, bottom)]),
        ]
    )
    margin = 0.06 * (right - left)
    inner = rectangle(left + margin, top + margin, right - margin, bottom - margin - 0.6 * curl)
    return group(
        Veil(solid(place(sheet, 8, 10)), colour("shadow violet"), "cast shadow", 0.35, 8.0),
        materials.paper(sheet, paper, weight=0.3, form=6, modelling=1.0, line=1.6),
        Clip(solid(inner), view),
        Lines((closed(inner),), 1.6),
        materials.paper(fold, paper.darker(0.12), form=10, modelling=1.0, line=1.4),
        name="page",
    ).with_anchors(middle=((left + right) / 2, (top + bottom) / 2))


def spotlight(at: Point, foot: Point, width: float = 120.0, paint: Colour = colour("candle yellow")) -> Group:
    """A cone of light from above and its pool on the boards, drawn where it falls."""
    beam = points(
        (at[0] - 6, at[1]), (at[0] + 6, at[1]), (foot[0] + width / 2, foot[1]), (foot[0] - width / 2, foot[1])
    )
    return group(
        Veil(solid(beam), paint, "light", 0.35, 8.0, (0.3, 1.0)),
        Veil(solid(ellipse(*foot, width / 2, 0.14 * width)), paint, "light", 0.6, 4.0),
        Glow(foot, width, paint, 0.4),
        name="spotlight",
    )
