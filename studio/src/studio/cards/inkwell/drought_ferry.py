"""Ferry in the Drought: the river has gone, the passengers have tickets."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import Points, blob, curve, ellipse, limb, place, points, solid
from studio.landscape import along_ground, cloud, contact_shadow, graded_sky, grass, ground, sun
from studio.materials import wood
from studio.motifs.animals import crow, fishbone, goose, web
from studio.motifs.people import figure
from studio.motifs.plants import flower, poplar
from studio.motifs.things.keepsakes import suitcase
from studio.motifs.vessels import jetty
from studio.scene import FLAT, ROUND, Glaze, Glow, Group, Lines, Scene, Shape, Sunlight, Wash, group

DRAWN = Sheet("inkwell/drought_ferry")

MUD = 560.0
HULL = colour("faded turquoise")


@card("drought_ferry")
def drought_ferry(chance: Chance) -> Scene:
    layout = chance.layout
    bank = curve("-20,520 140,508 330,520 520,510 820,522")
    return Scene(
        sky=graded_sky(
            "0 #a8d4d4 0.6, 0.3 #e4ead0 0.35, 0.45 #f6e8c0 0.4, 1 #f0d8a0 0.5", lines=0.22, halo=(590, 150, 200)
        ),
        layers=(
            group(Glow((590, 150), 420, colour("#fffbe4"), 0.85)),
            sun(layout.child("sun"), 52, 18).placed(590, 150),
            cloud(layout.child("cloud"), 62, 26, colour("white"), 5).placed(150, 330),
            *(
                crow("soaring").placed(x, y, size, turn).at_distance(0.3)
                for x, y, size, turn in ((330, 226, 0.9, 0.2), (386, 268, 0.7, -0.2), (292, 262, 0.6, 0.1))
            ),
            *(
                poplar(layout.child(f"poplar {x}"), 150, colour("#8a9a50")).placed(x, 522, size).at_distance(0.4)
                for x, size in ((70, 1.0), (112, 0.8), (700, 0.95), (742, 1.15), (668, 0.7))
            ),
            ground(bank, colour("#93a356"), colour("#c8a860"), bottom=600, weight=0.8),
            grass(layout.child("bank"), along_ground(layout.child("bank"), bank, 60, 24), 15, paint=colour("#4c5a2c")),
            riverbed(layout.child("mud")),
            landing(),
            ferry(),
            thistles(),
        ),
        focal="ferry",
        light=Sunlight((0.25, -0.9, 0.5)),
        glaze=Glaze(colour("#e8c880"), 0.12),
        shadow=colour("#9a7a68"),
    )


def riverbed(stream: Stream) -> Group:
    """Mud cracked like an old plate, larger plates towards us."""
    cracks: list[Points] = []
    lips: list[Points] = []
    rows = [MUD + 12 + 640 * (k / 13) ** 1.7 for k in range(14)]
    previous: list[tuple[float, float]] = []
    for row, level in enumerate(rows):
        near = (level - MUD) / 640
        step = 44 + 150 * near
        knots = [
            (x + stream.normal(0, 0.16 * step), level + stream.normal(0, 0.07 * step + 2))
            for x in np.arange(-40 + (row % 2) * step / 2, 860, step)
        ]
        cracks.append(
            np.array(
                [
                    k
                    for pair in zip(
                        knots,
                        [
                            ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + stream.normal(0, 0.09 * step))
                            for a, b in zip(knots, [*knots[1:], knots[-1]], strict=True)
                        ],
                        strict=True,
                    )
                    for k in pair
                ]
            )
        )
        for knot in knots:
            above = [p for p in previous if abs(p[0] - knot[0]) < 0.62 * step]
            if above:
                nearest = min(above, key=lambda p: abs(p[0] - knot[0]))
                middle = ((nearest[0] + knot[0]) / 2 + stream.normal(0, 0.06 * step), (nearest[1] + knot[1]) / 2)
                cracks.append(points(nearest, middle, knot))
        lips += [place(crack, 0, 3 + 4 * near) for crack in cracks[-1:]]
        previous = knots
    return group(
        *DRAWN("riverbed"),
        Lines(tuple(cracks), 3.0, colour("#7a4a30"), strength=0.85),
        Lines(tuple(lips), 1.0, colour("#fff0cc"), strength=0.5),
        name="riverbed",
    )


def landing() -> Group:
    """The jetty on the far bank, where the bones of a fish wait their turn."""
    queue = [fishbone().placed(x, y, 2.8, 1.5) for x, y in ((104, 540), (176, 542))]
    return group(
        jetty(190, 4).placed(20, 618, 1.1, flip=True),
        *queue,
        contact_shadow(140, 660, 180, colour("#8a5a3a"), 0.4),
        name="landing",
    )


def ferry() -> Group:
    """A broad boat sunk a little in the dust, everybody facing forward."""
    deck = 862.0
    inside = blob("80,850! 180,822 620,822 728,846! 640,884 170,884")
    return group(
        Wash(solid(ellipse(404, 1020, 330, 26)), colour("#7a4a38"), "cast shadow", 0.75, 8),
        Shape(solid(inside), HULL.darker(0.5), "inside", 1.0, form=FLAT, line=1.6),
        ferryman(deck),
        passengers(deck),
        *DRAWN("ferry"),
        DRAWN("watering"),
        name="ferry",
    ).placed(60, 72, 0.925)


def passengers(deck: float) -> Group:
    """A bride, a man with a goose, a notary, twins under one hat."""
    bride = figure("seated", outfit="wedding gown", hat="veil", hand=(-30, -40), mood="wistful")
    gooseman = figure(
        "seated", outfit="waistcoat", hat="straw", beard="moustache", age="adult", build="stout", nose="broad"
    ).dressed(waistcoat=colour("#c8643c"))
    notary = figure(
        "seated", outfit="suit", hat="top hat", age="old", beard="whiskers", hand=(-30, -44), build="slight"
    ).dressed(coat=colour("#5a4a6c"), trousers=colour("#4a3e5a"))
    twin = figure(
        "seated", age="child", outfit="short dress", hair="plaits", holding=DRAWN("fare"), hand=(-18, -31)
    ).dressed(dress=colour("thistle purple"))
    other = figure("seated", age="child", outfit="sweater", hair="cropped", nod=-0.1).dressed(coat=colour("#d0a04a"))
    near, far = twin.placed(548, deck + 76, 3.6), other.placed(614, deck + 74, 3.6)
    return group(
        far,
        near,
        DRAWN("twins_hat").placed(*(np.array(near.anchor("crown")) + far.anchor("crown")) / 2 + (0, 9)),
        notary.placed(446, deck + 90, 3.3),
        gooseman.placed(346, deck + 86, 3.3),
        goose("floating").placed(322, deck - 10, 1.75),
        bride.placed(206, deck + 86, 3.4),
        name="passengers",
    )


def ferryman(deck: float) -> Group:
    """At the stern, so long that a spider has made use of him."""
    man = (
        figure(
            "standing",
            outfit="waistcoat",
            hat="wide brim",
            age="old",
            beard="long",
            build="slight",
            hand=(-22, -70),
            other_hand=(4, -46),
            grip="fist",
            nod=0.1,
        )
        .dressed(waistcoat=colour("#6a7a58"), hat=colour("#b08a4a"), trousers=colour("#8a6a4c"))
        .placed(692, deck + 44, 4.2)
    )
    hand = man.anchor("hand")
    oar = limb([(hand[0] + 2, 380), (hand[0], 700), (hand[0] - 4, 900)], [9, 9, 9])
    return group(
        man,
        wood(oar, colour("honey wood"), "oar", weight=0.95, form=ROUND, line=1.6),
        web(34).placed(hand[0] + 46, hand[1] + 88, 1.3),
        name="ferryman",
    )


def thistles() -> Group:
    """Through the hull and round it."""
    plants = [
        flower("thistle", tall, bend=bend).placed(x, y, 1.5)
        for x, y, tall, bend in (
            (610, 1040, 62, 0.1),
            (644, 1036, 44, -0.2),
            (178, 1044, 48, 0.2),
            (486, 1012, 40, -0.1),
            (716, 1120, 70, 0.15),
            (476, 1150, 66, -0.1),
        )
    ]
    return group(
        *plants,
        suitcase(leather=colour("#a0603a")).placed(300, 1128, 2.2),
        contact_shadow(300, 1128, 120, colour("#7a4a38"), 0.5),
        name="thistles",
    )
