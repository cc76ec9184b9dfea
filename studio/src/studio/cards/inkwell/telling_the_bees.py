"""Telling the Bees: the news is whispered into the hive, and the swarm answers with his shape."""

import math

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import Placing, curve, ellipse, resample, solid
from studio.landscape import along_ground, contact_shadow, graded_sky, grass, ground, halo, hills, tufts
from studio.motifs.buildings import fence, gate, hive
from studio.motifs.forms import block
from studio.motifs.people import figure
from studio.motifs.plants import apple_tree, fallen_leaves, flowers
from studio.motifs.rooms import bench
from studio.motifs.things.keepsakes import hat
from studio.motifs.things.kitchen import cup
from studio.motifs.things.tools import walking_stick
from studio.scene import Glaze, Group, Scene, Shape, Sunlight, Wash, group, silhouette
from studio.swarm import stamped, swarm

DRAWN = Sheet("inkwell/telling_the_bees")

AFTERGLOW = (560.0, 560.0)
DARK = colour("#3d2b26")
BLACK = colour("mourning black")


@card("telling_the_bees")
def telling_the_bees(chance: Chance) -> Scene:
    layout = chance.layout
    meadow = curve("-20,842 200,826 460,838 820,818")
    edge, near = layout.child("edge"), layout.child("near")
    home = hive().placed(440, 1000, 2.8)
    return Scene(
        sky=graded_sky(
            "0 #c98d78 0.75, 0.3 #eaa98a 0.7, 0.55 #f7d3a0 0.5, 0.7 #f9e2b4 0.4",
            lines=0.4,
            halo=(*AFTERGLOW, 330),
            lines_until=0.7,
        ),
        layers=(
            group(halo(AFTERGLOW, 520, colour("#ffe9b8"), 0.75)),
            *hills(layout.child("hills"), (770, 800), colour("#8f9a6c"), colour("#d9b795")),
            apple_tree(layout.child("far tree"), 200, 14, colour("#8b9460")).placed(250, 836, 0.7).at_distance(0.5),
            ground(meadow, colour("#a3a566"), colour("#5c6a45"), weight=0.95),
            fence(250, 62, colour("#6b5546")).placed(120, 880, 1.3),
            gate(0.45, colour("#6b5546")).placed(610, 880, 1.35),
            garden_hat().placed(222, 806),
            apple_tree(layout.child("tree"), 470, 34, colour("#59693f")).placed(-78, 950, 1.3),
            man_of_bees(layout.child("man")),
            grass(edge, along_ground(edge, curve("0,884 400,880 800,882"), 60), 16),
            table_for_two().placed(655, 1090, 1.45),
            group(contact_shadow(445, 1078, 300, DARK, 0.7), contact_shadow(190, 1090, 320, DARK, 0.8)),
            group(*block(368, 996, 512, 1076, colour("#8b7a68"), "stone", "stone", (14.0, -9.0))),
            home,
            DRAWN("crape_ribbon"),
            widow().placed(200, 1096, 4.4, flip=True),
            streaming_out(layout.child("stream")),
            flowers(layout.child("flowers"), tufts(layout.child("flowers"), 26, (40, 1130, 760, 1190)), height=34),
            grass(near, tufts(near, 70, (20, 1120, 780, 1198)), 30, weight=1.4),
            fallen_leaves(layout.child("leaves"), tufts(layout.child("leaves"), 16, (60, 960, 760, 1110))),
        ),
        focal="man of bees",
        light=Sunlight((0.6, -0.5, 0.45)),
        glaze=Glaze(colour("#7a4a50"), 0.28, top=0.7),
        shadow=colour("#5f5560"),
    )


def widow() -> Group:
    """She bends to the little door; nobody is meant to hear."""
    mourner = figure(
        "kneeling",
        age="old",
        outfit="dress",
        hair="bun",
        hat="kerchief",
        mood="grieving",
        hand=(-34, -34),
        other_hand=(-30, -28),
        lean=0.9,
    )
    return mourner.dressed(dress=BLACK.lighter(0.08), belt=BLACK, hat=BLACK, shoes=colour("#6b5040"))


def man_of_bees(stream: Stream) -> Group:
    """With hat and stick, already past the gate, turning back for one last look."""
    walker = figure(
        "looking back",
        outfit="coat",
        hat="felt",
        nose="long",
        holding=walking_stick(),
        hand=(-31, -50),
        other_hand=(20, -44),
        look=3.0,
    )
    outline = silhouette(walker.placed(546, 786, 5.7, flip=True), soften=1.5)
    strays = [
        (556 + 210 * math.cos(turn) * reach, 470 + 350 * math.sin(turn) * reach)
        for turn, reach in zip(stream.uniform(0, math.tau, count=46), stream.uniform(0.8, 1.1, count=46), strict=True)
    ]
    return group(
        Shape(outline, DARK, "shade", 0.9, texture="shadow", form=30, line=0, cover=0.75),
        swarm(stream, outline, DRAWN("small_bee"), 0.72, 7.4, 12.0),
        scattered(stream, strays),
        name="man of bees",
    )


def scattered(stream: Stream, spots: list[tuple[float, float]]) -> Group:
    return stamped(
        DRAWN("small_bee_2"), [Placing(x, y, stream.uniform(0.6, 0.85), stream.uniform(0, math.tau)) for x, y in spots]
    )


def streaming_out(stream: Stream) -> Group:
    """From the hive's little door up into the air, a thread of bees thickening to a crowd."""
    path = resample(curve("401,966 384,900 408,826 480,800 548,782"), 5)
    spots = [(x + stream.normal(0, 3 + 0.3 * i), y + stream.normal(0, 3 + 0.2 * i)) for i, (x, y) in enumerate(path)]
    return scattered(stream, spots)


def garden_hat() -> Group:
    """His straw hat, still on the picket where he left it."""
    return hat("straw", colour("#d9b45e")).placed(0, 0, 1.7, 0.2)


def table_for_two() -> Group:
    """A bench where two cups stand, one of them still full."""
    seat = bench(120)
    return group(
        Wash(solid(ellipse(0, 2, 66, 8)), DARK, "shade", 0.5),
        seat,
        cup(20).placed(-26, seat.anchor("seat")[1], 1.0),
        cup(20, drink=colour("#efe6d6")).placed(26, seat.anchor("seat")[1], 1.0, flip=True),
    )
