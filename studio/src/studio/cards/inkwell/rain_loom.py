"""The Rain Loom: the warp is rain, the cloth is a river, and the roof was in the way."""

import numpy as np

from studio import materials
from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour, mix
from studio.drawings import Sheet
from studio.geometry import Points, curve, fuse, normals, points, rectangle, solid
from studio.landscape import cloud, contact_shadow, graded_sky, grass, ground, hills, rain, tufts
from studio.motifs.animals import fish, hen
from studio.motifs.buildings import chimney_stack
from studio.motifs.forms import pale
from studio.motifs.people import figure
from studio.motifs.plants import willow
from studio.motifs.rooms import stool
from studio.motifs.things.kitchen import basket
from studio.motifs.things.tools import rope, shuttle, spool
from studio.motifs.vessels import paper_boat, sailing_boat
from studio.scene import FLAT, Glaze, Glow, Group, Item, Lines, Scene, Shape, Sunlight, Veil, group

DRAWN = Sheet("inkwell/rain_loom")

LEFT, RIGHT = 96.0, 452.0
FELL = 842.0
RIVER = colour("river blue")
PEARL = colour("pearl")
HEMP = colour("#c9a86a")

# The cloth's way from the beam over the doorstep and down the valley: x, y, width.
COURSE = (
    (274, 960, 330),
    (300, 1040, 300),
    (400, 1124, 190),
    (560, 1140, 150),
    (690, 1070, 150),
    (716, 950, 124),
    (690, 850, 92),
    (646, 780, 64),
    (676, 716, 44),
    (716, 668, 28),
    (690, 626, 16),
    (660, 604, 8),
)


@card("rain_loom")
def rain_loom(chance: Chance) -> Scene:
    layout = chance.layout
    meadow = curve("-20,640 300,620 560,612 820,630")
    return Scene(
        sky=graded_sky("0 #9fb0c8 0.75, 0.25 #c9d4dc 0.55, 0.5 #f3ead2 0.35, 1 #d8d8b8 0.4", lines=0.3),
        layers=(
            *hills(layout.child("hills"), (560, 592), colour("heather"), colour("#c8c4d4"), 30),
            ground(meadow, colour("#a9b87c"), colour("#7f9460"), weight=0.8),
            grass(
                layout.child("meadow"),
                tufts(layout.child("meadow"), 60, (480, 650, 790, 1000)),
                16,
                paint=colour("#54683c"),
            ),
            *(
                willow(layout.child(f"willow {x}"), 150).placed(x, y, size)
                for x, y, size in ((770, 720, 0.8), (640, 650, 0.45))
            ),
            cottage_wall(),
            floor(layout.child("floor")),
            low_cloud(layout.child("cloud")),
            falling_threads(layout.child("rain")),
            river(layout.child("river")),
            loom(layout.child("loom")),
            weaver(),
            small_things(),
        ),
        focal=(96, 560, 460, 960),
        light=Sunlight((0.2, -0.85, 0.5)),
        glaze=Glaze(colour("#8a90b0"), 0.14),
        shadow=colour("#7c80a0"),
    )


def low_cloud(stream: Stream) -> Group:
    """Pearl, moored to the chimney by a rope."""
    return group(
        Glow((300, 240), 380, colour("#ffffff"), 0.4),
        cloud(stream, 540, 190, PEARL, 11, 0.5).placed(290, 250),
        rope("540,262 560,320 534,360 556,410", 6, HEMP),
        rope("513,408 552,416 591,408", 6, HEMP),
        name="cloud",
    )


def falling_threads(stream: Stream) -> Group:
    """Straight from the cloud onto the beam, as fine as silk."""
    ends = np.linspace(LEFT + 14, RIGHT - 14, 46)
    strands = [points((x + stream.normal(0, 1.5), 262 + stream.uniform(0, 22)), (x, FELL)) for x in ends]
    sky = Veil(solid(rectangle(LEFT, 270, RIGHT, FELL)), colour("#f2f6fa"), "rain light", 0.5, 14)
    return group(
        Glow((274, 500), 330, colour("#ffffff"), 0.4),
        sky,
        Lines(tuple(strands), 1.5, colour("#5f86a8"), strength=0.85, steady=True),
        rain(stream, 50, (60, 270, 520, 520), slant=0.0),
        name="rain",
    )


def banks() -> tuple[Points, Points, Points]:
    """Middle and both edges of the river of cloth."""
    middle = curve([(x, y) for x, y, _ in COURSE], steps=10)
    widths = np.interp(np.linspace(0, 1, len(middle)), np.linspace(0, 1, len(COURSE)), [w for _, _, w in COURSE])
    aside = normals(middle) * widths[:, None] / 2
    return middle, middle + aside, middle - aside


def river(stream: Stream) -> Group:
    """Cloth while it is near the loom, water by the time it meets the willows."""
    middle, left, right = banks()
    outline = fuse(*(np.array([left[i], left[i + 1], right[i + 1], right[i]]) for i in range(len(left) - 1)), soften=2)
    flows = [left + (right - left) * share for share in (0.14, 0.3, 0.46, 0.62, 0.8, 0.9)]
    weft = [np.array([left[i], middle[i] + (0, 4), right[i]]) for i in range(2, 46, 2)]
    glints = [flow[k : k + 5] for flow in flows for k in range(44 + int(stream.uniform(0, 6)), len(flow) - 6, 11)]
    trout = fish("carp", bend=0.6).tinted(mix(RIVER, PEARL, 0.5), 0.55)
    boats: list[Item] = [
        sailing_boat(60, colour("barn red")).placed(690, 846, 0.95),
        sailing_boat(60, colour("#c8a050")).placed(676, 716, 0.42),
        paper_boat(40).placed(704, 1000, 1.1, 0.1),
    ]
    return group(
        Shape(outline, mix(RIVER, PEARL, 0.25), "river", 0.85, form=FLAT, modelling=0.3, texture="cloth", line=2.0),
        Lines(tuple(weft), 1.0, colour("#2f5674"), strength=0.5),
        Lines(tuple(flows), 1.1, colour("#2f5674"), strength=0.6),
        pale(glints, 3.0, colour("#f2f8fc"), "glint"),
        trout.placed(420, 1122, 1.5, -0.2),
        *boats,
        name="river",
    )


def loom(stream: Stream) -> Group:
    """Two posts, a beam for the rain to catch on, a beam for the river to leave by."""
    cloth = rectangle(LEFT + 6, FELL, RIGHT - 6, 968)
    weft = [
        points((LEFT + 8, y), (274, y + stream.normal(0, 1.5)), (RIGHT - 8, y)) for y in range(int(FELL) + 6, 966, 7)
    ]
    return group(
        materials.cloth(cloth, mix(RIVER, PEARL, 0.25), weight=0.85, form=20, line=1.6),
        Lines(tuple(weft), 1.0, colour("#2f5674"), strength=0.55),
        *DRAWN("loom"),
        name="loom",
    )


def weaver() -> Group:
    """Seen from behind her shoulder, shuttle in hand."""
    woman = figure(
        "playing piano",
        view="three_quarter_back",
        outfit="blouse and skirt",
        hair="plait",
        look=0.5,
        hand=(-34, -50),
        other_hand=(-36, -56),
        grip="holding",
        scarf=False,
    ).dressed(shirt=colour("oatmeal"), skirt=colour("heather purple"))
    seated = woman.placed(520, 1082, 5.0)
    seat, hand = seated.anchor("seat"), seated.anchor("hand")
    return group(
        contact_shadow(530, 1082, 190, colour("#4a4258"), 0.6),
        stool(27).placed(seat[0] + 6, 1082, (1082 - seat[1]) / 27),
        seated,
        shuttle(colour("cherry red")).placed(hand[0] - 12, hand[1], 2.6),
        name="weaver",
    )


def cottage_wall() -> Group:
    """What is left of the house: a back wall broken towards the valley, and the chimney."""
    return group(group(*chimney_stack(552, 572, 78, 180)), *DRAWN("cottage_wall"), name="wall")


def floor(stream: Stream) -> Group:
    joints = [points((-30, y), (612 + 0.2 * (y - 952), y + stream.normal(0, 2))) for y in (990, 1032, 1080, 1134)]
    return group(*DRAWN("floor"), Lines(tuple(joints), 1.2, strength=0.5), name="floor")


def small_things() -> Group:
    """Bobbins of sleet, dew and mist; a hen exactly where it stays dry."""
    bobbins = [
        spool(22, colour(tint)).placed(x, y, 1.7, turn)
        for x, y, tint, turn in (
            (78, 1092, "sleet white", -0.2),
            (112, 1086, "milk blue", 0.1),
            (142, 1094, "mist grey", 0.3),
        )
    ]
    return group(
        *bobbins,
        basket(60, handle=False).placed(110, 1146, 2.0),
        hen("standing").placed(474, 546, 2.2),
        name="small things",
    )
