"""The Snow Mill: somewhere winter is ground, one lane at a time."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import Placing, blob, curve, height_at, limb, points, rectangle, solid
from studio.landscape import along_ground, cloud, contact_shadow, graded_sky, grass, ground, snow
from studio.materials import lit, wood
from studio.motifs.animals import crow, dog, donkey, mouse
from studio.motifs.buildings import village, windmill
from studio.motifs.forms import rope_twist
from studio.motifs.plants import bare_tree, leafy_tree
from studio.motifs.things.kitchen import sack, sieve
from studio.scene import Clip, Dots, Glaze, Glow, Group, Lines, Scene, Shape, Veil, group

DRAWN = Sheet("inkwell/snow_mill")

MILL = Placing(262, 1010, 2.1)
TURN = 0.5
HUB = MILL.point((-18, -262))
HATCH = rectangle(168, 690, 366, 926)
SPOUT = (508.0, 862.0)
SNOW, CLOUD = colour("#f8f9fc"), colour("#fdfbf8")
SHADE = colour("#4a2c2c")


@card("snow_mill", version=2)
def snow_mill(chance: Chance) -> Scene:
    layout = chance.layout
    edge = layout.child("edge")
    knoll = curve("-20,1030 120,1000 300,990 440,1004 560,1060 700,1110 820,1124")
    return Scene(
        sky=graded_sky("0 #6a7898 0.95, 0.36 #9aa0b8 0.8, 0.58 #c4b2ac 0.75, 0.7 #ecc898 0.6", lines=0.45, unrest=1.1),
        layers=(
            country(layout.child("country")),
            ground(knoll, colour("#b8742f"), colour("#6a4020"), weight=1.0),
            grass(edge, along_ground(edge, knoll, 60)[:44], 16),
            mill(),
            wound_cloud(layout.child("cloud")),
            pouring(layout.child("pouring")),
            doorstep(layout.child("step")),
            snow(layout.child("flakes"), 190, (470, 720, 775, 1180), 5.5),
            foreground(),
        ),
        focal="mill",
        glaze=Glaze(colour("#6a5a80"), 0.16),
        shadow=colour("#6a6a94"),
    )


def country(stream: Stream) -> Group:
    """Rust on the left, white on the right, and a village just on the border."""
    far = ground(curve("-20,800 200,780 480,806 820,770"), colour("#b9823e"), colour("#94602c"))
    line = curve("-20,880 260,850 470,900 640,872 820,856")
    middle = ground(line, colour("#a8662c"), colour("#7a4a22"))
    return group(
        far,
        *(
            leafy_tree(stream.child(f"leafy{x}"), 150, leaf=colour(tint)).placed(x, y, size)
            for x, y, size, tint in ((60, 870, 0.95, "#c0572a"), (130, 852, 0.7, "#d99a34"), (560, 806, 0.5, "#c87a34"))
        ),
        middle,
        *DRAWN("country"),
        village(stream.child("village"), 6, 250, 0.7, snow=True).placed(672, 990, 1.3),
        *(
            bare_tree(stream.child(f"queue{i}"), 130, -0.2).placed(x, height_at(line, x) + drop, size)
            for i, (x, drop, size) in enumerate(((548, 150, 0.75), (632, 200, 0.9), (738, 216, 1.0)))
        ),
    )  # fmt: skip


def mill() -> Group:
    """The whole tower and, through its open hatch, the miller at his hopper."""
    beast = donkey("upright", attire="apron", reach=((-0.75, 0.35), (-0.75, 0.25)))
    hopper = points("290,806 372,796 372,870 330,866")
    room = group(
        lit(HATCH, colour("#f4b458"), weight=0.9, colour_below=colour("#b8642c"), modelling=0.1),
        Glow((260, 780), 190, colour("#ffe8a8"), 0.7),
        beast.placed(222, 932, 1.36, flip=True).dressed(fur=colour("#64564e"), apron=colour("linen white")),
        cloud_in_hand(),
        wood(hopper, colour("#8a5a34"), form=6),
    )
    return group(
        windmill(TURN, wall=colour("#efe2c8")).under(MILL), Clip(solid(HATCH), room), *DRAWN("mill"), name="mill"
    )


def cloud_in_hand() -> Group:
    """A sack upended over the stones; what tumbles out is sky."""
    return group(
        *DRAWN("cloud_in_hand"), sack(34, colour("#c8a878"), tied=False, patched=False).placed(266, 802, 1.3, 1.75)
    )


def wound_cloud(stream: Stream) -> Group:
    """A low cloud caught on the sails and wound in, arm to arm, like wool on a reel."""
    turns = np.linspace(0, 4.25 * math.tau, 172)
    angles = math.pi / 2 + turns[-1] - turns
    reach = (46 + 25.5 * turns / math.tau) * (1 - 0.13 * np.abs(np.sin(2 * (angles - TURN))))
    winding = np.column_stack([HUB[0] + reach * np.sin(angles), HUB[1] - reach * np.cos(angles)])
    loose = points((HUB[0] + 150, HUB[1] - 56), (420, 336), (484, 300), (486, 254), (540, 214))
    wool = curve(np.vstack([winding[::3], loose]))
    return group(
        cloud(stream.child("high"), 400, 150, CLOUD, 10, 0.12).placed(590, 222),
        Shape(
            solid(limb(wool[::4], [24] * 12 + [26, 30, 40])), CLOUD, "cloud", 0.15, form=11, texture="cloud", line=1.6
        ),
        Lines(rope_twist(wool[:-30], 11, 17), 0.9, strength=0.45),
        cloud(stream.child("near"), 320, 110, colour("#f2eef2"), 8, 0.3).placed(640, 262),
        name="cloud",
    )


def pouring(stream: Stream) -> Group:
    """The chute lets it go; the wind takes it over the roofs."""
    x, y = SPOUT
    share, spread = stream.uniform(0.0, 1.0, count=240), stream.uniform(-1, 1, count=240)
    flakes = np.column_stack([x + 200 * share + 120 * share * spread, y - 4 + 230 * share**1.8 - 70 * share * spread])
    return group(
        *DRAWN("pouring"),
        Dots(flakes, stream.uniform(1.8, 5.6, count=240), colour("#ffffff"), "snow"),
        name="pouring",
    )  # fmt: skip


def doorstep(stream: Stream) -> Group:
    """Sacks of cloud waiting, a hailstone sieve on its nail, and thieves."""
    trail = np.column_stack(
        [
            300 + 9 * np.arange(22) + stream.normal(0, 6, count=22),
            1126 - 2.6 * np.arange(22) + stream.normal(0, 5, count=22),
        ]
    )
    return group(
        *(sack(44, colour("#e8e9f0")).placed(x, y, size) for x, y, size in ((78, 1030, 1.9), (140, 1036, 1.5))),
        sieve().placed(146, 830, 1.5),
        Dots(trail, stream.uniform(2.5, 6.5, count=22), colour("#ffffff"), "snow"),
        contact_shadow(238, 1130, 240, SHADE),
        mouse("walking").placed(164, 1128, 4.0),
        mouse("trotting").placed(300, 1130, 4.0),
        sack(40, colour("#e4e6ee")).placed(266, 1104, 1.5, -math.pi / 2 - 0.1),
    )


def foreground() -> Group:
    """A dog asleep half under snow, a rook come to see."""
    back = blob("566,1106 606,1076 656,1074 700,1096 656,1094 606,1098")
    return group(
        *DRAWN("foreground"),
        dog("asleep").placed(640, 1158, 3.6).dressed(fur=colour("#a8642c")),
        Veil(solid(back), SNOW, "snow", 0.9, 5),
        contact_shadow(404, 1076, 70, SHADE),
        crow("standing").placed(404, 1074, 2.6, flip=True),
    )
