"""Even the Fire: the chair, the clock, the window, and then what was behind them all."""

from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette, colour
from studio.drawings import Sheet
from studio.figures import PEOPLE, POSES, Arm, Camera, Dress, Head, drawn, person
from studio.geometry import Outline, below, curve, ellipse, height_at, limb, moved, solid, union
from studio.landscape import graded_sky
from studio.landscape import snow as falling
from studio.materials import lit
from studio.rigs import Rig
from studio.scene import Clip, Glow, Group, Lamplight, Scene, Veil, Wash, group, silhouette

DRAWN = Sheet("inkwell/even_the_fire")
FIRE = (568.0, 560.0)
FOOT = (580.0, 1000.0)  # where the light stands on the snow
RIDGE = curve("-40,1010 140,984 330,976 520,990 680,1000 840,984")
BEFORE = Arm((0.1, 0.66, 0.6), (0.4, -0.6, 1), "flat", (0, 0.3, 1), (0, 1, -0.3))
BEHIND = Arm((0.1, 0.7, -0.5), (0.4, -0.5, -1), "flat", (0, 0.3, -1), (0, 1, 0.3))
PORTERS = (  # where, how tall, who, clothes
    (110, 2.35, "weaver", Dress(skirt=0.86, flare=1.0, hat="kerchief")),
    (246, 2.5, "sailor", Dress(skirt=0.5, flare=0.7, hat="cap")),
    (404, 2.3, "grandmother", Dress(skirt=0.8, flare=0.9)),
    (580, 2.55, "smith", Dress(skirt=0.42, flare=0.7)),
)


@card("even_the_fire")
def even_the_fire(chance: Chance, palette: Palette) -> Scene:
    sky = graded_sky("0 #2a0f3c 1.15, 0.45 #5c1854 1.1, 0.8 #d8385c 0.95, 1 #f0603c 0.9", lines=0.0)
    loads = [DRAWN.outline(load) for load in ("chair", "clock", "window")]
    marching = [porter(k, load) for k, load in enumerate((*loads, None))]
    return Rig(sky, Lamplight(FIRE), None, palette.soot).scene(
        group(
            Glow(FIRE, 820, colour("#f03a3c"), 1.0),
            Glow(FIRE, 560, colour("#ff8a28"), 1.0),
            Glow(FIRE, 380, colour("#ffd860"), 0.9),
        ),
        ground(marching, palette),
        falling(chance.layout, 80, (0, 0, 800, 940), 6.0),
        group(
            DRAWN("fire"),
            *(lit(shape, palette.soot, "porter", weight=1.4, line=2.4) for shape in marching),
            name="porters",
        ),
        focal="porters",
    )


def porter(which: int, load: Outline | None) -> Outline:
    """Somebody walking left with both hands up, and what they hold there."""
    x, tall, who, dress = PORTERS[which]
    step = POSES["walk"]
    if which % 2:
        step = replace(step, left_leg=step.right_leg, right_leg=step.left_leg)
    pose = replace(step, pelvis=(0, 6, 0), bend=(0, 0, 0), head=(0, 4, 0), left=BEFORE, right=BEHIND)
    actor = person(PEOPLE[who], Head(), pose, dress, facing=-80)
    figure = drawn(actor, camera=Camera((x, height_at(RIDGE, x) + 4), tall, pitch=2), shade=0.0)
    (left, low), (right, high) = figure.anchor("hand"), figure.anchor("other_hand")
    body = silhouette(figure)
    return body if load is None else union(body, moved(load, (left + right) / 2, (low + high) / 2 - 4, tall))


def ground(marching: list[Outline], palette: Palette) -> Group:
    """Snow that has the fire's colour near it, and a shadow running out from each of them."""
    land = solid(below(RIDGE, 1240))
    glare = solid(ellipse(FOOT[0], 1010, 470, 150))
    shadows = [Wash(thrown(k, shape), palette.soot, "shadow", 1.0, 2) for k, shape in enumerate(marching)]
    return group(
        lit(land, colour("#8a2450"), "snow", weight=1.1, colour_below=colour("#3c1446")),
        Clip(land, group(Veil(glare, colour("#ff9a3c"), "glare", 0.95, 60), *shadows)),
        Veil(solid(limb(RIDGE, [5, 5], steps=1)), colour("#ffd88a"), "rim", 0.85, 2),
        name="ground",
    )


def thrown(which: int, shape: Outline) -> Outline:
    """A standing shape laid on the snow from its feet, away from the fire and towards us."""
    x = PORTERS[which][0]
    foot = max(float(ring[:, 1].max()) for ring in shape) - 6
    away, long = (FOOT[0] - x) / 330, 0.3 if which == 3 else 0.58
    return tuple(
        np.stack([ring[:, 0] - away * long * (foot - ring[:, 1]), foot + long * (foot - ring[:, 1])], axis=1)
        for ring in shape
    )
