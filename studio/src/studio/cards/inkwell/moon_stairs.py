"""Stairs to the Moon: the lamp below is left burning, the door above is left ajar."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import Point, paths, points, rectangle, solid
from studio.landscape import cloud, graded_sky, halo, moon, ripples, sea, stars
from studio.motifs.buildings import stairway
from studio.motifs.people import figure
from studio.motifs.things.lights import lantern
from studio.motifs.things.tools import rope
from studio.motifs.vessels import rowing_boat_halves
from studio.scene import Glaze, Glow, Group, Lamplight, Lines, Scene, Veil, group

DRAWN = Sheet("inkwell/moon_stairs")

MOON = (505.0, 322.0)
RADIUS = 224.0
SEA = 838.0
STONE = colour("#d9d2bd")
CLIMB: list[Point] = [
    (236, 1092),
    (330, 1016),
    (470, 950),
    (604, 862),
    (640, 768),
    (560, 694),
    (420, 662),
    (356, 606),
    (398, 542),
    (490, 492),
]


@card("moon_stairs")
def moon_stairs(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=graded_sky(
            "0 #1f2a52 1.15, 0.4 #3c4c7c 1, 0.7 #8390a8 0.75, 1 #6a7a94 0.7",
            lines=0.75, unrest=0.6, halo=(*MOON, 330), lines_until=0.74,
        ),
        layers=(
            group(halo(MOON, 620, colour("#fbeab4"), 0.7), stars(layout, 170, (40, 40, 760, 760), avoid=(*MOON, 290))),
            opened_moon(layout.child("moon")),
            bank(layout.child("far"), 150, 560, 300, 96).at_distance(0.3),
            bank(layout.child("right"), 706, 640, 330, 116).at_distance(0.2),
            sea(layout.child("sea"), SEA, paint=colour("#5b7396"), near_paint=colour("#27345e"), rows=15, swell=6),
            moonlit_water(layout.child("glints")),
            stairway(CLIMB, count=40, near_width=196, far_width=46, stone=STONE),
            lapping(layout.child("foot")),
            bank(layout.child("near"), 350, 726, 330, 86).at_distance(0.1),
            bank(layout.child("low"), 742, 828, 210, 70).at_distance(0.1),
            moored_boat(layout.child("boat")).placed(600, 1112, 1.55),
            traveller().placed(496, 952, 2.45, flip=True),
        ),
        focal="moon",
        light=Lamplight(MOON),
        glaze=Glaze(colour("#2c3468"), 0.42, bottom=0.9),
        shadow=colour("#4a5484"),
    )  # fmt: skip


def opened_moon(stream: Stream) -> Group:
    """The disc with its doorway: dark within, a leaf ajar, a coat already on the peg."""
    return group(moon(stream, RADIUS).placed(*MOON), *DRAWN("opened_moon"), name="moon")


def bank(stream: Stream, x: float, y: float, width: float, height: float) -> Group:
    return cloud(stream, width, height, colour("#8f9cc0"), weight=0.55).placed(x, y)


def moonlit_water(stream: Stream) -> Group:
    """The moon's road on the sea, broken by every wave."""
    road = solid(points((440, SEA), (590, SEA), (720, 1200), (420, 1200)))
    glints = [points((x - w, y), (x, y - 2), (x + w, y), (x, y + 2)) for x, y, w in broken_road(stream)]
    return group(
        Veil(solid(*glints), colour("#f4e4b0"), "moonlight", 0.7, 1.2), ripples(stream, road, colour("#f6e7b4"), 50)
    )


def lapping(stream: Stream) -> Group:
    """Foam and rings where the lowest step stands in the sea."""
    return group(*DRAWN("lapping"), ripples(stream, solid(rectangle(70, 1140, 390, 1182)), colour("#c9d4e4"), 24))


def broken_road(stream: Stream) -> list[tuple[float, float, float]]:
    depths = np.sort(stream.fractions(80)) ** 1.2
    return [
        (stream.normal(540 + 60 * d, 40 + 50 * d), SEA + 8 + 350 * d, stream.uniform(6, 14 + 34 * d)) for d in depths
    ]


def traveller() -> Group:
    """Hat, brown coat, suitcase: seen from behind, already small."""
    case = DRAWN("traveller")
    climber = figure("walking", outfit="long coat", hat="felt", holding=case, view="three_quarter_back", nod=-0.3)
    return climber.dressed(coat=colour("#7a4c30"), trousers=colour("dark umber"), hat=colour("#5a3626")).named(
        "traveller"
    )


def moored_boat(stream: Stream) -> Group:
    """His boat with the lantern lit, tied to the lowest step."""
    inside, side = rowing_boat_halves(150, colour("#7d5838"), oars=True)
    post = Lines(paths("44,-14 46,-100 54,-106"), 3.4, colour("umber"), steady=True)
    lamp = lantern(metal=colour("soot")).placed(54, -106, 1.0)
    tie = rope("-72,-32 -104,-8 -146,-24", 3)
    water = ripples(stream, solid(rectangle(-110, 4, 110, 60)), colour("lamp yellow"), 22)
    return group(Glow((54, -80), 150, colour("lamp gold"), 0.5), inside, side, lamp, post, tie, water, name="boat")
