"""Nobody Else's: somebody has come a long way in, and has not yet seen from above what it is."""

from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette
from studio.drawings import Sheet
from studio.figures import PEOPLE, POSES, Arm, Camera, Dress, Hair, Head, drawn, person
from studio.geometry import (
    Outline,
    Point,
    Points,
    curve,
    difference,
    ellipse,
    limb,
    moved,
    offset,
    rectangle,
    resample,
    solid,
    union,
)
from studio.materials import plain
from studio.rigs import Rig
from studio.scene import FLAT, Group, Lines, Scene, Shape, Sunlight, Veil, Wash, group, silhouette

DRAWN = Sheet("inkwell/thumbprint_maze")
LIGHT = Sunlight((-0.6, -0.7, 0.5))
HERE = (346.0, 612.0)  # where the walker has got to


@card("thumbprint_maze")
def thumbprint_maze(chance: Chance, palette: Palette) -> Scene:
    (hedges,) = (item for item in DRAWN("hedges") if isinstance(item, Shape))
    (thread,) = (item for item in DRAWN("thread") if isinstance(item, Lines))
    way, walker = smooth(thread.paths[0]), explorer(palette)
    trodden = union(solid(limb(way, [25, 25], steps=1)), offset(silhouette(walker), 9))
    left = difference(hedges.outline, trodden)
    ground = rectangle(-20, -20, 820, 1220)
    return Rig(None, LIGHT, None, palette.shade).scene(
        group(
            plain(ground, palette.gravel, "gravel", weight=0.4, form=FLAT, modelling=0, line=0.0),
            Veil(solid(ground), palette.gravel, "gravel", 0.8, 1.0),
            Wash(thrown(left), palette.shade, "cast shadow", 0.75, 1.5),
        ),
        group(clue(way, walker.anchor("trails"), palette), name="thread"),
        group(replace(hedges, outline=left, colour=palette.hedge), name="hedges"),
        walker,
        focal=(200.0, 400.0, 560.0, 700.0),
    )


def smooth(path: Points) -> Points:
    """Without the corners of whoever has hurried."""
    even = resample(path, 6)
    weights = np.hanning(11) / np.hanning(11).sum()
    padded = np.vstack([np.repeat(even[:1], 5, axis=0), even, np.repeat(even[-1:], 5, axis=0)])
    return np.stack([np.convolve(padded[:, k], weights, "valid") for k in (0, 1)], axis=1)


def thrown(outline: Outline) -> Outline:
    """What the hedges keep from the sun."""
    return moved(outline, 7, 9)


def clue(path: Points, hand: Point, palette: Palette) -> Shape:
    """Out of the hand, down to the gravel, and back to where it was tied."""
    (x, y), (a, b) = path[-9], hand
    whole = np.vstack(
        [path[:-9], curve([(x, y), (x - 14, y - 8), (0.4 * x + 0.6 * a - 4, 0.6 * y + 0.4 * b - 4), hand])]
    )
    return plain(limb(whole, [7.5, 7.5], steps=1), palette.thread, "thread", weight=1.1, modelling=0, line=0.0)


def explorer(palette: Palette) -> Group:
    """One foot before the other, the ball held out like a lamp."""
    out = Arm((0.30, -0.10, 0.62), (0.8, -0.5, -0.2), "cup")
    behind = Arm((0.36, -0.62, -0.44), (0.8, 0, -0.8), "hold")
    coat = Dress(
        top="#1f6fe0", bottom="#20242e", skirt=0.5, skirt_tone="top", flare=1.0, collar="tall", hat="bowler",
        hat_colour="#1f6fe0", shoes="#20242e",
    )  # fmt: skip
    body = replace(PEOPLE["clerk"], hair=Hair("shaved", "#2a1c18"))
    actor = person(body, Head("hope", pitch=6), replace(POSES["walk"], left=out, right=behind), coat, facing=-44)
    figure = drawn(actor, camera=Camera(HERE, 1.72, pitch=30), light=LIGHT, pen=1.0, shadow=0.8)
    (x, y), _ = hands = sorted((figure.anchor("hand"), figure.anchor("other_hand")))
    ball = plain(ellipse(x, y - 8, 11), palette.thread, "ball", weight=1.1, form=6, line=1.6)
    return group(figure, ball, name="walker", anchors={"trails": hands[1]})
