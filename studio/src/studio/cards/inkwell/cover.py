"""The cover of Inkwell: the ink gets up from its well to ask something, and somebody is already sailing on it."""

from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour, mix
from studio.drawings import Sheet
from studio.figures import PEOPLE, POSES, WARDROBE, Arm, Camera, Head, drawn, person
from studio.geometry import Outline, Points, beside, curve, ellipse, fuse, limb, solid
from studio.landscape import streaks
from studio.materials import lit, plain
from studio.rigs import Rig
from studio.scene import Clip, Dots, Glow, Group, Lamplight, Lines, Scene, Veil, Wash, group
from studio.skies import graded

DRAWN = Sheet("inkwell/cover")

SUN = (398.0, 462.0)
FOAM = colour("#fffdf6")
INK, DEEP, BRIGHT, CLEAR = colour("#1b2cae"), colour("#10125e"), colour("#2f5cf0"), colour("#58c8f4")
NIGHT = colour("#0c0c40")
ROSE, PEACH, GOLD, LEMON = colour("#f03c74"), colour("#ff8f7e"), colour("#ffd27a"), colour("#fff2b0")
# The wave's spine from the mouth of the well to the tip of its curl, and how broad it is along the way.
WAVE = [
    (348, 922), (342, 884), (336, 838), (386, 780), (494, 726), (602, 640), (654, 506), (634, 352), (542, 238),
    (410, 196), (274, 234), (190, 336), (186, 440),
]  # fmt: skip
WIDTHS = [40, 48, 92, 150, 186, 212, 220, 210, 190, 168, 146, 104, 30]


@card("cover")
def cover(chance: Chance) -> Scene:
    layout = chance.layout
    return Rig(graded((ROSE, PEACH, GOLD, PEACH, ROSE), weight=0.85), Lamplight(SUN), None, colour("#4a3aa0")).scene(
        sky(layout.child("sky")),
        DRAWN("table"),
        DRAWN("mouth"),
        wave(layout.child("wave")),
        foam(layout.child("foam")),
        boat().placed(428, 652, 1.02, -0.5),
        DRAWN("well"),
        focal="boat",
    )


def sky(stream: Stream) -> Group:
    """A low sun where the hollow of the wave will be."""
    return group(
        Glow(SUN, 640, GOLD, 0.8, 1.1),
        streaks(stream, (-60, 770, 860, 930), LEMON, 8),
        streaks(stream, (-60, 40, 860, 160), PEACH.lighter(0.3), 5),
        Veil(solid(ellipse(*SUN, 190)), LEMON, "light", 0.8, 34),
        Veil(solid(ellipse(*SUN, 146, count=120)), colour("#fff8cc"), "sun", 1.0, 2),
    )


def band(share: float) -> Points:
    """A line along the wave: -1 is its hollow edge, 1 its back."""
    return beside(WAVE, WIDTHS, share, steps=14)


def body() -> Outline:
    """Discs along the spine: a ribbon this broad would fold over itself in the bend."""
    spine = curve(WAVE, steps=14)
    half = np.interp(np.linspace(0, 1, len(spine)), np.linspace(0, 1, len(WIDTHS)), WIDTHS) / 2
    return fuse(*(ellipse(x, y, reach, count=64) for (x, y), reach in zip(spine, half, strict=True)), soften=2.0)


def wave(stream: Stream) -> Group:
    """Dark along its back, and where it is thin the sun comes through."""
    strokes = []
    for share in np.linspace(-0.86, 0.9, 30):
        start, long = stream.integer(4, 120), stream.integer(36, 90)
        tone = mix(BRIGHT, DEEP, float(np.clip(0.5 + 0.5 * share + stream.normal(0, 0.18), 0, 1)))
        way = band(float(share) + stream.normal(0, 0.02))[start : start + long]
        strokes.append(lit(limb(way[::4], [1, 9, 12, 8, 1]), tone, "current", weight=1.1))
    currents = tuple(band(float(share))[8:-12] for share in np.linspace(-0.8, 0.9, 12))
    return group(
        plain(body(), INK, "ink", weight=1.25, form=60, modelling=0.5, line=3.2),
        Clip(
            body(),
            group(
                Wash(solid(limb(band(0.85)[::4], [20, 60, 90, 90, 80, 60, 20])), DEEP, "back", 0.8, 26),
                *strokes,
                Veil(solid(limb(band(-0.9)[40::4], [6, 26, 34, 34, 26, 20])), CLEAR, "light", 0.75, 9),
            ),
        ),
        Lines(currents, 1.5, NIGHT, strength=0.6),
        *DRAWN("tales"),
        name="wave",
    )


def foam(stream: Stream) -> Group:
    """A crest that breaks, and drops of it that become birds."""
    ridge = band(1.25)[128::2]
    spray = ridge + stream.points(len(ridge), 16)
    return group(
        Dots(spray, 1.5 + 6 * stream.fractions(len(ridge)) ** 2, FOAM, "spray"),
        *DRAWN("trails"),
        DRAWN("crest"),
        DRAWN("birds"),
    )


def boat() -> Group:
    """A folded sheet, a quill for its mast, one who looks out and one who steers."""
    reach = replace(POSES["point"], left=Arm((0.30, 0.1, -0.3), (0.6, -0.6, -0.6), "hold"))
    red = replace(WARDROBE["overcoat"], top="#d8263c", wind=(0.7, 0, 0))
    lookout = person(PEOPLE["woman"], Head("hope"), reach, red, facing=-70)
    plum = replace(WARDROBE["overcoat"], top="#3a2a8c", hat="straw", hat_colour="#f0b020")
    steering = person(PEOPLE["elder"], Head("calm"), POSES["sit"], plum, facing=-60)
    return group(
        DRAWN("quill").placed(8, 4, 0.8, 0.4),
        DRAWN("hull"),
        drawn(lookout, camera=Camera((0, 0), 1.6, pitch=4), light=Lamplight(SUN)).placed(-74, 14, 1.0, 0.3),
        drawn(steering, camera=Camera((0, 0), 1.75, pitch=4), light=Lamplight(SUN)).placed(90, 20, 1.0, 0.3),
        DRAWN("near"),
        name="boat",
    )
