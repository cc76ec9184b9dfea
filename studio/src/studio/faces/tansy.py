"""Tansy, the proud one: a black cat who has known the answer since yesterday."""

import math

from studio.chance import Chance, Stream
from studio.colour import colour
from studio.faces.features import chalked, eye, pair, portrait, tufted, whiskers, whole
from studio.geometry import curve, outline, points, solid, union
from studio.materials import cloth, fur
from studio.scene import Group, Lines, Scene, Shape, group

SOOT = colour("#3a3440")
BLUE = colour("#2f86a0")


def tansy(chance: Chance) -> Scene:
    cat = group(shoulders(), head(chance.layout).placed(204, 206, 1.1, math.radians(-7)), bow(), name="cat")
    return portrait("0 #e9b63c 0.85, 0.6 #f2cc64 0.7, 1 #d99a34 0.9", cat, focal="cat", shadow="#5c4468")


def shoulders() -> Group:
    body = whole(((0, 280), (58, 284), (108, 318), (140, 372), (150, 440), (0, 440)), 206)
    return group(fur(body, SOOT, weight=1.1, form=50, flow=1.5, line=2.2))


def head(stream: Stream) -> Group:
    """Drawn round the origin; the scene tilts it."""
    half = ((0, -76), (40, -74), (82, -52), (106, -10), (108, 28), (90, 60), (54, 84), (0, 92))
    ears = pair(((22, -60), (50, -108), (100, -142), (100, -142), (112, -84), (100, -10)), 0)
    hollows = pair(((50, -64), (66, -96), (95, -120), (95, -120), (100, -80), (90, -44)), 0)
    cheek = points("104,-2 112,30 96,58 62,84")
    cheeks = [tufted((cheek * [s, 1])[::s], stream, 15, 15, 0.8) for s in (1, -1)]
    muzzle = pair(((-4, 42), (18, 34), (42, 46), (42, 66), (18, 80), (-4, 72)), 0)
    mouth = (points((0, 47), (0, 58)), curve("-36,56 -20,68 0,58 20,68 40,50"))
    return group(
        fur(ears, SOOT, weight=1.1, form=20, line=2.2),
        fur(hollows, colour("#9a6a70"), "inner ear", weight=0.9, form=10, line=1.0),
        fur(union(solid(*cheeks), solid(whole(half, 0))), SOOT, weight=1.1, form=60, line=2.2),
        fur(muzzle, SOOT.lighter(0.14), "muzzle", weight=0.9, form=18, line=0.0),
        *(
            item
            for side, lid in ((-1, 0.36), (1, 0.22))
            for item in eye(
                (48 * side, -2), (38, 27), "#8fb43c", (0.1, 0.0), lid, -0.16 * side, "#e6e08a", (0.3, 1.1), "#241f2a"
            )
        ),
        Shape(outline("-14,31 0,27 14,31 4,45 0,47 -4,45"), colour("#e09a98"), "nose", 0.9, form=5, line=1.3),
        chalked(mouth, 2.6, colour("#b7a8b0"), "mouth"),
        whiskers((36, 58), (146, 50), 22, colour("bone white"), 0),
        name="head",
    )


def bow() -> Group:
    """Tied by somebody else, of course."""
    wings = pair(((6, 314), (40, 286), (92, 284), (104, 318), (92, 352), (40, 342)), 210)
    ends = pair(((4, 320), (26, 336), (52, 400), (52, 400), (30, 396), (14, 408), (14, 408)), 210)
    folds = tuple(curve([(210 + s * 16, y), (210 + s * 44, y + k), (210 + s * 70, y + 2.2 * k)])
                  for s in (-1, 1) for y, k in ((306, -6), (322, 6)))  # fmt: skip
    knot = outline("196,300 210,296 226,300 228,326 210,332 194,326")
    return group(
        cloth(ends, BLUE.darker(0.15), "bow", form=12, line=2.0),
        cloth(solid(*wings), BLUE, "bow", form=22, line=2.1),
        Lines(folds, 1.6, strength=0.7),
        cloth(knot, BLUE, "bow", form=12, line=2.0),
        name="bow",
    )
