"""The Cuckoo Gives Notice: three yards of air, and wooden wings never tried."""

import math

from studio import materials
from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import ellipse, paths, place, points, solid
from studio.landscape import contact_shadow, graded_sky, wall
from studio.motifs.animals import dog
from studio.motifs.forms import arch
from studio.motifs.plants import bough, leaf
from studio.motifs.rooms import curtains, inner_window, round_table, rug
from studio.motifs.things.clocks import cogwheel, dial, pendulum
from studio.motifs.things.keepsakes import carpet_bag, hat
from studio.motifs.things.kitchen import cup, plate
from studio.scene import FLAT, Dots, Glaze, Glow, Group, Lamplight, Lines, Scene, Shape, Veil, Wash, group
from studio.stage import boards

DRAWN = Sheet("inkwell/cuckoo_notice")

SILL = (622.0, 828.0)
LEDGE = 452.0
LEAVES = (
    (336, 770, 2.3, "#4f9a3c"), (348, 640, 1.5, "#5fae44"), (352, 300, 1.2, "#4f9a3c"), (240, 786, 2.9, "#8a7a34"),
    (60, 786, 3.4, "#8a5a2c"), (-10, 770, 3.8, "#8a5a2c"),
)  # fmt: skip
SUN = colour("#fff0bf")
SHADE = colour("#1c2c26")
BRASS = colour("#f0d080")


@card("cuckoo_notice")
def cuckoo_notice(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=wall(colour("#6f9068"), colour("#4c6c50"), lines=0.3),
        layers=(
            DRAWN("wallpaper"),
            boards(1000, colour("#b9824a"), colour("#83552f"), pen=(1.3, 0.6), weight=0.9, line=1.6),
            window(layout.child("window")),
            group(sunbeam()),
            clock(),
            rug(150, 40, colour("#a8483c"), colour("mustard")).placed(300, 1150, 2.6),
            group(Glow((330, 1100), 230, SUN, 0.45)),
            tea().placed(640, 1130, 3.1),
            group(contact_shadow(330, 1128, 260, SHADE, 0.7)),
            woken_dog().placed(320, 1128, 3.4, flip=True),
            leaver(),
            motes(layout.child("motes")),
        ),
        focal="leaver",
        light=Lamplight((790, 300)),
        glaze=Glaze(colour("#22403a"), 0.45),
        shadow=colour("#3c4c5c"),
    )


def window(stream: Stream) -> Group:
    """A spring afternoon, and somebody in it, head a little to one side."""
    spring = group(
        graded_sky("0 #5cb4f0 1, 0.8 #fff4cc 0.2", box=(-60, -150, 60, 10), lines=0.12),
        *DRAWN("window"),
        bough(stream, 70, colour("spring green")).placed(48, -98, 0.8),
    )
    return group(
        Glow((SILL[0], 640), 470, SUN, 0.75, falloff=1.3),
        inner_window(spring, 88, 116, (2, 2), opened=0.92, frame=colour("cream")).placed(*SILL, 2.7),
        curtains(114, 136, 0.98, colour("#c9604a")).placed(SILL[0] + 8, 500, 2.5),
        Glow((SILL[0], 620), 330, SUN, 0.5, falloff=1.1),
        DRAWN("cuckoo"),
        name="window",
    )


def sunbeam() -> Veil:
    slants = [points("520,470 560,830 420,1190 60,1190"), points("510,460 520,640 330,560 340,300")]
    return Veil(solid(*slants), SUN, "sunlight", 0.3, 24)


def clock() -> Group:
    """The front of his house, its carved leaves turning green on the window's side."""
    wood = colour("#96582c")
    front = points("-30,300 -30,236 150,96 330,236 330,770 -30,770")
    carving = [leaf(70, colour(paint), "lobed").placed(x, y, 1.0, turn) for x, y, turn, paint in LEAVES]
    return group(
        Wash(solid(place(front, 0, 40)), SHADE, "cast shadow", 0.65, 14),
        Lines(paths([(96, 760), (96, 830)], [(232, 760), (232, 880)]), 2.4, BRASS.darker(0.3), steady=True),
        Shape(solid(ellipse(96, 860, 17, 44), ellipse(232, 906, 17, 44)), colour("umber"), "weight", 1.0, line=1.6),
        *pendulum(40, 0.08).placed(160, 760, 2.9).items,
        materials.wood(front, wood, form=10, flow=math.pi / 2, line=2.2),
        Shape(solid(arch(46, 276, LEDGE, 300)), colour("soot black"), "inside", 1.1, form=FLAT, line=2.0),
        *cogwheel(40).placed(112, 290).dressed(metal=colour("#8a6a34")).items,
        *DRAWN("clock"),
        *group(*dial(13, (3, 58), wood.lighter(0.2))).placed(150, 622, 8.2).items,
        *carving,
        name="clock",
    )


def leaver() -> Group:
    """Cap, carpetbag, one painted foot over the edge of the springboard."""
    return group(
        *DRAWN("leaver"),
        DRAWN("spring"),
        *DRAWN("leaver_foot"),
        carpet_bag().placed(594, 284, 2.3, 0.04),
        DRAWN("cuckoo_3"),
        hat("cap", colour("#2c3c5a")).placed(472, 152, 2.9, 0.14, flip=True),
        name="leaver",
    )


def spring() -> Group:
    """What is left of the spring: standing on the floor of the house, its snipped end in the air."""
    return DRAWN("spring_2")


def tea() -> Group:
    """Two slices half eaten, whenever that was."""
    return group(
        round_table(36).placed(0, 0),
        plate(11).placed(-17, -45),
        plate(11).placed(15, -45),
        *DRAWN("tea"),
        cup(12).placed(-2, -40),
    )


def woken_dog() -> Group:
    """Woken by something, and not sure by what."""
    return dog("lying").dressed(fur=colour("#c98a52")).named("dog")


def motes(stream: Stream) -> Group:
    spots = stream.uniform(0.0, 1.0, count=60)
    drift = stream.uniform(-60, 60, count=60)
    return group(
        Dots(
            points(*((200 + 300 * s + d, 1060 - 420 * s + 0.6 * d) for s, d in zip(spots, drift, strict=True))),
            1.2 + 1.6 * spots,
            SUN,
            strength=0.8,
        )
    )
