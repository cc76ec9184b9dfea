"""The Knitted Bridge: an arm's length short, and the wool is her own sweater."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, colour
from studio.geometry import Points, blob, curve, ellipse, limb, normals, paths, points, resample, solid, tangents
from studio.landscape import contact_shadow, fog, graded_sky, grass, halo, hills
from studio.motifs.animals import pigeon, sheep
from studio.motifs.people import figure
from studio.motifs.plants import fir
from studio.motifs.rooms import rocking_chair
from studio.motifs.things.tools import needle, yarn_ball
from studio.scene import Glaze, Group, Item, Lines, Scene, Shape, Sunlight, Wash, group

LIGHT = (408.0, 900.0)
CRIMSON, COBALT = colour("crimson"), colour("cobalt")
STONE = colour("limestone")
SHADE = colour("#4a5468")
LEFT_LIP, RIGHT_LIP = 610.0, 574.0
LIFT = 64.0  # the near side was drawn a little lower
RED_WAY = [(214, 470), (252, 500), (264, 560), (284, 624), (316, 664), (354, 682)]
BLUE_WAY = [(588, 432), (556, 462), (546, 530), (530, 606), (504, 652), (468, 678)]


@card("knitted_bridge")
def knitted_bridge(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=graded_sky(
            (0.0, "#7f98ac", 0.75),
            (0.25, "#b8c8cc", 0.55),
            (0.48, "#e8e6d8", 0.35),
            (1.0, "#f2efe2", 0.25),
            lines=0.45,
            halo=(408, 600, 190),
            lines_until=0.6,
        ),
        layers=(
            *hills(layout.child("hills"), (300, 400, 500), colour("#7d979c"), colour("#cfdad8"), swell=70),
            group(fog(layout.child("valley"), 560, 60, colour("#f3f3ea"), 0.6)),
            far_walls(layout.child("far")),
            river(),
            group(halo(LIGHT, 520, colour("#f6f4e6"), 0.8), fog(layout.child("fog"), 900, 120, colour("#f3f3ea"), 0.7)),
            group(
                cliffs(layout.child("cliffs")),
                firs(layout.child("firs")),
                strip(RED_WAY, CRIMSON, colour("#f0c060")),
                strip(BLUE_WAY, COBALT, None),
                group(pigeon("asleep").placed(524, 622, 2.2)),
                red_knitter(),
                blue_knitter(),
                offering_sheep(),
            ).placed(0, -LIFT),
            group(fog(layout.child("near"), 1120, 60, colour("#f3f3ea"), 0.45)),
        ),
        focal=(300, 540, 520, 690),
        light=Sunlight((0.1, 0.35, 0.7)),
        glaze=Glaze(colour("#6a84a0"), 0.14, top=1.4, bottom=0.8),
        shadow=colour("#66728c"),
        haze=colour("#eef0e8"),
    )


def cliffs(stream: Stream) -> Group:
    """Two limestone walls, mossy at the lips, coming together far down."""
    left = points(
        (-20, LEFT_LIP),
        (120, LEFT_LIP - 6),
        (292, LEFT_LIP + 4),
        (298, 650),
        (270, 662),
        (280, 742),
        (246, 756),
        (258, 842),
        (232, 858),
        (244, 950),
        (206, 968),
        (222, 1060),
        (196, 1082),
        (214, 1300),
        (-20, 1300),
    )
    right = points(
        (820, RIGHT_LIP),
        (680, RIGHT_LIP - 6),
        (512, RIGHT_LIP + 6),
        (508, 612),
        (540, 628),
        (528, 700),
        (566, 722),
        (556, 820),
        (584, 838),
        (570, 916),
        (606, 940),
        (590, 1040),
        (622, 1066),
        (608, 1300),
        (820, 1300),
    )
    cracks: list[Points] = []
    for side, edge in ((-1, 228), (1, 596)):
        for y in range(660, 1250, 44):
            start = edge - side * stream.uniform(-20, 20)
            length = stream.uniform(90, 210)
            cracks.append(
                curve(
                    [
                        (start, y),
                        (start + side * 0.5 * length, y + stream.normal(8, 6)),
                        (start + side * length, y + stream.normal(0, 10)),
                    ]
                )
            )
    upright = [
        curve([(x, y), (x + stream.normal(0, 9), y + 26), (x + stream.normal(0, 12), y + 60)])
        for x, y in (
            (60, 690),
            (150, 740),
            (200, 840),
            (90, 960),
            (180, 1050),
            (620, 660),
            (700, 760),
            (640, 880),
            (740, 960),
            (610, 1060),
        )
    ]
    moss = [
        limb([(-20, LEFT_LIP + 4), (130, LEFT_LIP), (290, LEFT_LIP + 12)], [34, 26, 14]),
        limb([(820, RIGHT_LIP + 6), (680, RIGHT_LIP + 2), (514, RIGHT_LIP + 14)], [34, 26, 14]),
    ]
    roots = np.array(
        [(x, LEFT_LIP + 2) for x in range(0, 290, 16)] + [(x, RIGHT_LIP + 2) for x in range(520, 800, 16)], dtype=float
    )
    return group(
        Shape(solid(left, right), STONE, "stone", 0.9, colour("#77858e"), texture="stone", form=70, line=2.3),
        Lines((*cracks, *upright), 1.4, strength=0.65),
        Shape(solid(*moss), colour("moss"), "moss", 0.95, form=10, line=1.6),
        grass(stream, roots, 12),
        name="cliffs",
    )


def far_walls(stream: Stream) -> Group:
    """The gorge going on behind, paler and paler."""
    left = points(
        (-20, 640),
        (250, 660),
        (318, 676),
        (312, 760),
        (338, 776),
        (330, 870),
        (356, 890),
        (350, 980),
        (372, 1000),
        (366, 1220),
        (-20, 1220),
    )
    right = points(
        (820, 620),
        (560, 650),
        (500, 668),
        (506, 740),
        (482, 764),
        (490, 850),
        (466, 872),
        (472, 960),
        (448, 990),
        (456, 1220),
        (820, 1220),
    )
    ledges = tuple(
        curve([(x, y), (x + stream.normal(10, 4), y + 30), (x + stream.normal(4, 6), y + 80)])
        for x, y in ((296, 700), (322, 800), (340, 920), (516, 690), (500, 790), (476, 900), (300, 860), (520, 880))
    )
    return group(
        Shape(solid(left, right), colour("#c3cac6"), "stone", 0.6, texture="stone", form=40, line=1.4),
        Lines(ledges, 1.2, strength=0.6),
        far=0.5,
    )


def river() -> Group:
    """Far down the water, and in it a rag of two colours: others have tried."""
    water = blob((408, 910), (408, 910), (424, 1000), (470, 1080), (540, 1220), (270, 1220), (346, 1080), (394, 1000))
    red = points((352, 1100), (372, 1086), (410, 1092), (406, 1112), (412, 1130), (384, 1126), (364, 1134))
    blue = points(
        (410, 1092), (440, 1084), (472, 1098), (462, 1114), (470, 1128), (436, 1132), (412, 1130), (406, 1112)
    )
    stripes = tuple(points((x, 1092), (x + 3, 1128)) for x in (372, 386, 398, 422, 436, 450))
    ravelled = tuple(
        curve(path) for path in ([(352, 1102), (330, 1110), (322, 1130)], [(470, 1126), (488, 1140), (482, 1160)])
    )
    return group(
        Shape(solid(water), colour("#6f9cae"), "water", 0.85, form=10, line=1.3),
        Shape(solid(red), CRIMSON.lighter(0.08), "old bridge", 0.8, texture="cloth", form=5, line=1.4),
        Shape(solid(blue), COBALT.lighter(0.08), "old bridge", 0.8, texture="cloth", form=5, line=1.4),
        Lines(stripes, 1.0, strength=0.6),
        Lines(ravelled, 1.8, colour("#7a4a5a")),
        far=0.15,
    )


def firs(stream: Stream) -> Group:
    spots = ((30, 612, 150), (300, 606, 70), (776, 578, 190), (742, 578, 120), (530, 578, 66))
    return group(*(fir(stream.child(i), tall).placed(x, y) for i, (x, y, tall) in enumerate(spots)), far=0.1)


def strip(way: list[tuple[int, int]], wool: Colour, border: Colour | None) -> Group:
    """Stocking stitch along a line, its last row a fringe of open loops."""
    path = resample(curve(way), 8)
    aside, ahead = normals(path), tangents(path)
    stitches = [
        points(p - 4 * t + (offset - 4) * n, p + 2 * t + offset * n, p - 4 * t + (offset + 4) * n)
        for p, t, n in zip(path[1:], ahead[1:], aside[1:], strict=True)
        for offset in np.linspace(-24, 24, 6)
    ]
    ends = path[-1] + 5 * ahead[-1] + np.linspace(-25, 25, 6)[:, None] * aside[-1]
    loops = [ellipse(x, y, 6.0, 5.0) for x, y in ends]
    band = np.vstack([path + 30 * aside, (path - 30 * aside)[::-1]])
    items: list[Item] = [
        Lines(tuple(np.vstack([loop, loop[:1]]) for loop in loops), 2.6, wool.darker(0.1), strength=1.0),
        Shape(solid(band), wool, "wool", 1.1, form=20, texture="cloth", line=2.2),
        Lines(tuple(stitches), 1.2, wool.darker(0.3), strength=0.8),
    ]
    if border is not None:
        zigzag = [path[i] + (23 if i % 2 else 15) * side * aside[i] for side in (-1, 1) for i in range(len(path))]
        half = len(path)
        items.append(Lines((np.array(zigzag[:half]), np.array(zigzag[half:])), 3.4, border, strength=1.0, taper=False))
    return group(*items, name="strip")


def seated(woman: Group, x: float, y: float, size: float, flip: bool) -> Group:
    chair = rocking_chair(rocked=0.05).placed(x, y, 0.78 * size, 0, flip)
    return group(contact_shadow(x, y, 60 * size, SHADE, 0.6), chair, woman.placed(x, y - 1.5 * size, size, 0, flip))


def crossed_needles(at: tuple[float, float], size: float) -> Group:
    x, y = at
    return group(
        *(needle(52, threaded=None).placed(x + dx, y + 12, size, turn) for dx, turn in ((-26, 0.9), (26, -0.9)))
    )


def red_knitter() -> Group:
    """Half of what she is wearing has already gone over the edge."""
    woman = figure("knitting", age="old", outfit="sweater", hair="bun", mood="weary", build="stout").dressed(
        coat=CRIMSON, trousers=colour("#6a5a4c"), hair=colour("#d8d4cc"), shoes=colour("#4a3428")
    )
    sitting = seated(woman, 132, LEFT_LIP, 4.0, True)
    waist = [(112, 476), (128, 470), (140, 480), (154, 470), (166, 480), (170, 500), (150, 514), (120, 512)]
    strand = curve([(166, 482), (190, 520), (222, 512), (206, 488), (216, 470)])
    return group(
        sitting,
        Shape(solid(blob(*waist)), colour("linen white"), "shirt", 0.4, form=10, line=1.3),
        Lines(
            paths([(112, 480), (126, 492), (118, 504)], [(142, 482), (148, 496), (138, 506)]),
            2.4,
            CRIMSON,
            strength=1.0,
        ),
        Lines((strand,), 4.2, CRIMSON, strength=1.0, taper=False),
        crossed_needles((216, 474), 1.4),
        name="red knitter",
    )


def blue_knitter() -> Group:
    woman = figure(
        "knitting", age="old", outfit="shawl", hair="bun", hat="bonnet", mood="stern", build="slight"
    ).dressed(dress=colour("#3d4a44"), shawl=COBALT, hat=colour("#e6e0d0"), hair=colour("#b8b4b0"))
    return group(
        seated(woman, 676, RIGHT_LIP, 4.0, False),
        crossed_needles((588, 440), 1.4),
        yarn_ball(15, COBALT).placed(760, RIGHT_LIP, 1.7),
        yarn_ball(15, COBALT.lighter(0.08)).placed(726, RIGHT_LIP + 4, 1.3),
        name="blue knitter",
    )


def offering_sheep() -> Group:
    """On a ledge below, with its best side towards them."""
    ledge = blob(
        (-20, 930), (-20, 930), (120, 918), (250, 930), (262, 946), (200, 970), (60, 984), (-20, 990), (-20, 990)
    )
    return group(
        Shape(solid(ledge), STONE, "stone", 0.8, colour("#a8aca4"), texture="stone", form=16, line=2.0),
        Wash(solid(ellipse(140, 934, 90, 10)), SHADE, "shadow", 0.6, 4),
        sheep("looking back").placed(140, 938, 3.0, flip=True),
        name="sheep",
    )
