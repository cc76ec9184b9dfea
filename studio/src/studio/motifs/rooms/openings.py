"""Windows from inside, curtains, mirrors, and what hangs on a wall."""

import itertools
import math

import numpy as np

from studio import materials
from studio.colour import Colour, colour
from studio.geometry import closed, curve, ellipse, limb, place, points, rectangle, solid, with_holes
from studio.materials import cloth, glass
from studio.motifs.forms import arch, block, lattice, when
from studio.motifs.rooms.paints import BRASS, IRON, OAK, WALNUT
from studio.scene import FLAT, Clip, Group, Item, Lines, Shape, Wash, group


def inner_window(
    view: Group | None = None,
    wide: float = 84.0,
    tall: float = 116.0,
    bars: tuple[int, int] = (2, 3),
    opened: float = 0.0,
    arched: bool = False,
    frame: Colour = colour("linen"),
) -> Group:
    """A window seen from inside, its sill's middle at the origin, with `view` (drawn where it is) behind the panes.

    `opened` 0 … 1 swings the casements in. Anchors `sill`, `middle`.
    """
    left, right, top = -wide / 2, wide / 2, -tall
    opening = arch(left, right, 0, top + wide / 2) if arched else rectangle(left, top, right, 0)
    rim = 0.1 * wide
    outer = (
        arch(left - rim, right + rim, 0, top + wide / 2) if arched else rectangle(left - rim, top - rim, right + rim, 0)
    )
    outside = view or group(Shape(solid(opening), colour("mist blue"), "view", 0.5, form=FLAT, modelling=0.2, line=0))
    return group(
        Clip(solid(opening), outside),
        Shape(with_holes(outer, opening), frame, "frame", 0.6, form=3, line=1.4),
        *_casements(wide, tall, bars, opened, frame),
        *block(left - 1.6 * rim, 0, right + 1.6 * rim, 0.9 * rim, frame, "frame", "plain", (4.0, -3.0), 0.6),
        name="window",
    ).with_anchors(sill=(0.0, 0.0), middle=(0.0, -tall / 2))


def _casements(wide: float, tall: float, bars: tuple[int, int], opened: float, frame: Colour) -> list[Item]:
    if opened <= 0:
        inner = lattice(-wide / 2, -tall, wide / 2, 0, *bars)
        return [Lines(inner, 3.0, frame.darker(0.45), "frame", 0.95, False)]
    wings: list[Item] = []
    for side in (-1, 1):
        reach = side * wide / 2 * (1 - 0.72 * opened)
        hinge, edge = side * wide / 2, side * wide / 2 - reach
        drop = 10 * opened
        leaf = points((hinge, -tall), (edge, -tall + drop), (edge, drop), (hinge, 0))
        pane = place(leaf - [(hinge + edge) / 2, (drop - tall) / 2], (hinge + edge) / 2, (drop - tall) / 2) * [1, 1]
        cross = points(((hinge + edge) / 2, -tall + drop / 2), ((hinge + edge) / 2, drop / 2))
        level = [points((hinge, -share * tall), (edge, -share * tall + drop)) for share in (0.34, 0.67)]
        wings += [
            glass(pane, colour("ice blue"), weight=0.4, form=FLAT, line=2.2, cover=0.35),
            Lines((cross, *level), 2.0, frame.darker(0.45), "frame", 0.95, False),
        ]
    return wings


def drape(width: float, height: float, paint: Colour, gathers: int = 6, sweep: float = 0.0) -> Group:
    """Hanging cloth in folds, its upper left corner at the origin; `sweep` draws the hem in to the left."""
    across = np.linspace(0, 1, gathers * 4 + 1)
    wave = np.sin(across * gathers * math.tau)
    hem_x = width * across * (1 - sweep)
    hem = np.stack([hem_x, height + 0.035 * width * wave], axis=1)
    head = np.stack([width * across, 0.012 * width * wave], axis=1)
    ring = np.vstack(
        [
            head,
            curve([(width, 0), (width * (1 - 0.75 * sweep), 0.6 * height), (hem_x[-1], height)])[1:-1],
            hem[::-1],
            curve([(0, height), (0, 0)]),
        ]
    )
    folds = []
    for index in range(2, len(across) - 1, 2):
        start, end = head[index], hem[index]
        middle = start + 0.6 * (end - start) - [0.25 * sweep * width * across[index], 0]
        folds.append(curve([start + np.array([0, 0.02 * height]), middle, end - [0, 0.01 * height]]))
    shade = [np.vstack([fold, (place(fold, 0.045 * width, 0))[::-1]]) for fold in folds[::2]]
    return group(
        cloth(ring, paint, "curtain", weight=0.95, form=0.12 * width, flow=math.pi / 2, line=1.5),
        Wash(solid(*shade), paint.darker(0.6), "fold", 0.45, 0.02 * width),
        Lines(tuple(folds), 1.2, strength=0.75),
        name="drape",
    )


def curtains(
    width: float = 150.0, height: float = 150.0, opened: float = 0.65, paint: Colour = colour("faded crimson")
) -> Group:
    """A pair on a rod, its middle at the origin, hanging down; `opened` 0 … 1, tied back when open."""
    each = width / 2 * (1 - 0.62 * opened)
    sweep = 0.45 * opened
    left = drape(each, height, paint, 4, sweep).placed(-width / 2, 4)
    right = drape(each, height, paint, 4, sweep).placed(width / 2, 4, flip=True)
    knobs = solid(ellipse(-width / 2 - 9, 0, 5), ellipse(width / 2 + 9, 0, 5))
    rings = [ellipse(x, 1, 2.6, 4, count=14) for x in np.linspace(-width / 2, width / 2, 13)]
    tie = 0.62 * height
    ties = [limb([(side * width / 2, tie), (side * (width / 2 - 0.62 * each), tie - 3)], [5, 4]) for side in (-1, 1)]
    return group(
        left,
        right,
        *when(opened > 0.3, Shape(solid(*ties), BRASS, "tie", 1.0, line=1.0)),
        Shape(solid(rectangle(-width / 2 - 8, -2.5, width / 2 + 8, 2.5)), WALNUT, "rod", 1.0, form=2, line=1.2),
        Shape(knobs, WALNUT, "rod", 1.0, line=1.2),
        Lines(tuple(closed(ring) for ring in rings), 1.1, BRASS.darker(0.4), "ring"),
        name="curtains",
    )


def cobweb(radius: float = 60.0, spread: float = math.pi / 2, spokes: int = 6) -> Group:
    """A web in a corner: the corner is the origin, the web hangs to the right and down."""
    angles = np.linspace(0.02, spread - 0.02, spokes)
    rays = [points((0, 0), (radius * math.cos(a), radius * math.sin(a))) for a in angles]
    threads = []
    for share in np.linspace(0.25, 0.95, 6):
        for a, b in itertools.pairwise(angles):
            reach = radius * share
            middle = (0.88 * reach * math.cos((a + b) / 2), 0.88 * reach * math.sin((a + b) / 2))
            threads.append(
                curve(
                    [(reach * math.cos(a), reach * math.sin(a)), middle, (reach * math.cos(b), reach * math.sin(b))],
                    steps=5,
                )
            )
    return group(Lines((*rays, *threads), 0.9, colour("cobweb grey").darker(0.3), "web", 0.8), name="cobweb")


def pegs(hooks: int = 5, width: float = 110.0, wood: Colour = OAK) -> Group:
    """A board of pegs on the wall, its middle at the origin; anchors `hook_1` …"""
    spots = np.linspace(-0.42, 0.42, hooks) * width
    hooked = [limb([(x, 0), (x, 6), (x + 4, 7)], [3.4, 3, 3]) for x in spots]
    return group(
        materials.wood(rectangle(-width / 2, -6, width / 2, 5), wood, weight=0.95, form=2, line=1.2),
        Shape(solid(*hooked), IRON, "hook", 1.0, line=1.0),
        name="pegs",
    ).with_anchors(**{f"hook_{rank}": (float(x) + 2, 8.0) for rank, x in enumerate(spots, 1)})
