"""The Knitted Bridge: an arm's length short, and the wool is her own sweater."""

from collections.abc import Sequence

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, colour
from studio.geometry import (
    Point,
    Points,
    closed,
    curve,
    ellipse,
    fuse,
    limb,
    normals,
    path_length,
    points,
    resample,
    solid,
    tangents,
)
from studio.landscape import along_ground, contact_shadow, fog, graded_sky, grass, halo, hills
from studio.materials import bark, cloth, earth, stone
from studio.motifs.animals import pigeon, sheep
from studio.motifs.people import figure
from studio.motifs.plants import fir
from studio.motifs.rooms import rocking_chair
from studio.motifs.things.tools import needle, yarn_ball
from studio.scene import Clip, Glaze, Group, Lines, Scene, Shape, Sunlight, Wash, group

GAP = (490.0, 610.0)
CRIMSON, COBALT, LINEN = colour("crimson"), colour("cobalt"), colour("linen white")
SHADE = colour("#4a5468")
NEAR_LIP = curve("-20,946 150,930 330,968 500,1022 640,1046 700,1092")
FAR_LIP = curve("318,420 420,402 560,390 700,370 820,360")
RED_WAY = [(300, 926), (346, 908), (420, 850), (474, 762), (490, 658)]
BLUE_WAY = [(574, 317), (548, 360), (520, 420), (498, 490), (490, 566)]
RED_CHAIR, BLUE_CHAIR = (178.0, 1120.0, 5.9), (664.0, 390.0, 3.0)


@card("knitted_bridge")
def knitted_bridge(chance: Chance) -> Scene:
    layout = chance.layout
    mist = colour("#f3f3ea")
    return Scene(
        sky=graded_sky(
            "0 #5f7f9c 0.95, 0.2 #a9c0c8 0.6, 0.36 #f2dcb4 0.5, 1 #dfe4dc 0.4",
            lines=0.5,
            halo=(220, 360, 170),
            lines_until=0.5,
        ),
        layers=(
            group(halo((220, 360), 330, colour("#fff0cc"), 0.7)),
            *hills(layout.child("hills"), (372, 440, 540), colour("#5f7f8c"), colour("#c4d2d2"), swell=40),
            group(fog(layout.child("valley"), 640, 90, mist, 0.6)),
            far_side(layout.child("far")),
            group(halo(GAP, 250, colour("#fffbe6"), 0.75), fog(layout.child("gorge"), 900, 110, mist, 0.75)),
            torn_bridge(),
            blue_knitter(),
            group(
                strip(BLUE_WAY, (19, 43), COBALT),
                strip(RED_WAY, (52, 46), CRIMSON),
                pigeon("asleep").placed(504, 552, 2.5),
                name="bridge",
            ),
            near_side(layout.child("near")),
            red_knitter(),
            offering_sheep(),
            crossed_needles((308, 922), 2.3),
        ),
        focal="bridge",
        light=Sunlight((-0.1, -0.5, 0.6)),
        glaze=Glaze(colour("#46618a"), 0.2, top=1.4, bottom=1.1),
        shadow=colour("#5a6788"),
        haze=colour("#e8ece6"),
    )


def far_side(stream: Stream) -> Group:
    """The other cliff, limestone down into the mist, with a few firs at its back."""
    face = np.vstack([FAR_LIP, points("820,1240 430,1240 404,960 430,940 396,800 424,780")])
    face = np.vstack([face, points("368,690 388,668 344,560 356,530 310,450")])
    clefts = tuple(
        curve([(x, y), (x + stream.normal(6, 8), y + 0.4 * deep), (x + stream.normal(-4, 12), y + deep)])
        for x, y, deep in (
            (380, 430, 90), (452, 424, 150), (600, 410, 230), (690, 400, 150), (760, 390, 300),
            (560, 640, 170), (650, 700, 190), (420, 640, 100), (730, 760, 180), (600, 860, 120),
        )
    )  # fmt: skip
    ledges = tuple(
        curve([(x, y), (x + 0.5 * wide, y + stream.normal(8, 4)), (x + wide, y - 4)])
        for x, y, wide in ((350, 572, 60), (540, 560, 130), (640, 636, 140), (372, 676, 90), (560, 760, 160))
    )
    turf = np.vstack([FAR_LIP, (FAR_LIP + points((0, 20)))[::-1]])
    trees = ((368, 420, 110), (406, 412, 70), (770, 370, 250))
    return group(
        stone(face, colour("limestone"), weight=0.8, colour_below=colour("#7d93a4"), form=60),
        Lines((*clefts, *ledges), 1.5, strength=0.7),
        *(fir(stream.child(i), tall).placed(x, y + 6) for i, (x, y, tall) in enumerate(trees)),
        Shape(solid(turf), colour("moss"), "moss", 0.95, form=8, line=1.6),
        grass(stream, along_ground(stream, FAR_LIP, 40, 6), 8),
        name="far cliff",
        far=0.12,
    )


def near_side(stream: Stream) -> Group:
    """The lip she sits on, broken off at the right."""
    brow = np.vstack([NEAR_LIP, points("690,1130 712,1150 700,1240 -20,1240")])
    cracks = tuple(
        curve([(x, y), (x + 40, y + stream.normal(6, 3)), (x + 96, y - 4)])
        for x, y in ((40, 1150), (300, 1160), (520, 1120), (420, 1080), (580, 1166))
    )
    return group(
        earth(brow, colour("moss"), "moss", weight=0.95, colour_below=colour("#5c6650"), form=40, line=2.4),
        Lines(cracks, 1.4, strength=0.6),
        grass(stream, along_ground(stream, NEAR_LIP, 60, 10), 16),
        name="near cliff",
    )


def torn_bridge() -> Group:
    """Snagged far down on the rock, what is left of a longer one: others have tried."""
    hanging = [(716, 690), (704, 740), (676, 790), (690, 850), (664, 912)]
    root = limb("800,646 766,682 722,694 676,686", [26, 17, 12, 4])
    twig = limb("742,684 716,664 702,640", [9, 6, 2])
    return group(
        strip(hanging, (26, 20), CRIMSON.lighter(0.1)),
        bark(fuse(root, twig, soften=2), colour("bark brown"), "root", weight=1.0, form=6, line=1.6),
        far=0.3,
    )


def strip(way: Sequence[Point], widths: tuple[float, float], wool: Colour) -> Group:
    """Stocking stitch along a line, as wide as its distance allows; its last row is a fringe of open loops."""
    line = curve(way)
    count = int(path_length(line) / (0.2 * sum(widths) / 2))
    path = resample(line, path_length(line) / count)
    half = np.linspace(*widths, len(path))[:, None]
    aside, ahead = normals(path), tangents(path)
    stitches: list[Points] = []
    for at, side, on, wide in zip(path[1:], aside[1:], ahead[1:], half[1:, 0], strict=True):
        for across in np.linspace(-0.84, 0.84, 8) * wide:
            knot, arm = at + across * side, 0.105 * wide
            stitches.append(points(knot - arm * (on + side), knot + 0.5 * arm * on, knot - arm * (on - side)))
    band = np.vstack([path + half * aside, (path - half * aside)[::-1]])
    wide = widths[1]
    ends = path[-1] + 0.1 * wide * ahead[-1] + np.linspace(-0.86, 0.86, 7)[:, None] * wide * aside[-1]
    loops = [ellipse(x, y, 0.15 * wide, 0.2 * wide) for x, y in ends]
    return group(
        Lines(tuple(closed(loop) for loop in loops), 3.0, wool.darker(0.08), strength=1.0),
        cloth(band, wool, "wool", weight=1.15, line=2.4),
        Lines(tuple(stitches), 1.3, wool.darker(0.32), strength=0.85),
        name="strip",
    )


def crossed_needles(at: Point, size: float) -> Group:
    x, y = at
    return group(
        *(needle(44, threaded=None).placed(x + dx * size, y, size, turn) for dx, turn in ((-14, 0.8), (14, -0.8)))
    )


def red_knitter() -> Group:
    """Half of what she is wearing has already gone over the edge."""
    x, y, size = RED_CHAIR
    woman = (
        figure("knitting", age="old", outfit="sweater", hair="bun", mood="tender", build="stout")
        .dressed(coat=CRIMSON, trousers=colour("#4c5a5e"), hair=colour("#d8d4cc"), shoes=colour("#4a3428"))
        .placed(x, y - 1.5 * size, size, flip=True)
    )
    chest_x, chest_y = woman.anchor("chest")
    edge = [(chest_x - 150 + 20 * step, chest_y + 66 + (14 if step % 2 else -6) - 2 * step) for step in range(14)]
    undone = points(
        (chest_x - 200, chest_y + 66), *edge, (chest_x + 130, chest_y + 190), (chest_x - 200, chest_y + 190)
    )
    strand = curve([edge[9], (chest_x + 26, chest_y + 130), (chest_x + 70, chest_y + 168), (300, 926)])
    return group(
        contact_shadow(x, y, 70 * size, SHADE, 0.7),
        rocking_chair(rocked=0.05).placed(x, y, 0.78 * size, flip=True),
        woman,
        Clip(solid(undone), woman.dressed(coat=LINEN)),
        Lines((strand,), 5.0, CRIMSON, strength=1.0, taper=False),
        name="red knitter",
    )


def blue_knitter() -> Group:
    x, y, size = BLUE_CHAIR
    woman = figure(
        "knitting", age="old", outfit="shawl", hair="bun", hat="bonnet", mood="stern", build="slight"
    ).dressed(dress=colour("#2f3d40"), shawl=COBALT, hat=colour("#efe8d6"), hair=colour("#b8b4b0"))
    return group(
        contact_shadow(x, y, 60 * size, SHADE, 0.6),
        rocking_chair(rocked=0.05).placed(x, y, 0.78 * size),
        woman.placed(x, y - 1.5 * size, size),
        crossed_needles((580, 312), 1.1),
        yarn_ball(15, COBALT).placed(738, y + 6, 1.5),
        name="blue knitter",
    )


def offering_sheep() -> Group:
    """It has come to the edge to be of use."""
    return group(
        Wash(solid(ellipse(556, 1120, 110, 12)), SHADE, "shadow", 0.7, 5),
        sheep("standing").placed(556, 1122, 3.3),
        name="sheep",
    )
