"""Seven Pairs of Boots: prints lead to the water; none come back."""

from dataclasses import dataclass

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, colour
from studio.drawings import Sheet
from studio.geometry import Points, blob, curve, ellipse, points, rectangle, solid
from studio.landscape import fog, graded_sky, grass, ground, halo, ripples, tufts
from studio.materials import cloth, earth
from studio.motifs.animals import frog, swan
from studio.motifs.buildings import cottage, smoke
from studio.motifs.plants import forest, reeds
from studio.motifs.things.keepsakes import bundle, footprints
from studio.scene import Glaze, Group, Lines, Scene, Shape, Sunlight, Veil, Wash, group, silhouette

DRAWN = Sheet("inkwell/seven_boots")

DAWN = (330.0, 330.0)
MIST = colour("#f7efe2")
MUD = colour("#5a4334")
WHITE = colour("#fdfaf2")


@dataclass(frozen=True)
class Pair:
    """One brother's boots: where the nearer heel stands, how large, of what leather, with whose socks."""

    x: float
    y: float
    size: float
    leather: Colour
    sock: Colour


PAIRS = tuple(
    Pair(x, y, size, colour(leather), colour(sock))
    for x, y, size, leather, sock in (
        (196, 1126, 2.15, "#3c2a24", "#c9b08a"),
        (352, 1070, 1.72, "#5a3c28", "#8f3f36"),
        (474, 1020, 1.38, "#2f2a2e", "#d8c9a4"),
        (572, 976, 1.1, "#6a4226", "#5c6f58"),
        (650, 938, 0.88, "#43332a", "#c98f3e"),
        (702, 908, 0.7, "#332629", "#a8a8a4"),
        (744, 880, 0.54, "#7a4c2a", "#1f5fae"),
    )
)
# Six brothers on the water, the eldest farthest: (x, y, size, how far into the mist, already round the bend).
SWANS = (
    (524, 408, 0.4, 0.66, True), (424, 416, 0.48, 0.58, True), (318, 434, 0.6, 0.48, True),
    (206, 468, 0.78, 0.36, True), (112, 536, 1.0, 0.24, False), (160, 656, 1.34, 0.1, False),
)  # fmt: skip


@card("seven_boots")
def seven_boots(chance: Chance) -> Scene:
    layout = chance.layout
    bank = curve("-20,1082 60,1062 220,1022 366,974 483,930 578,892 655,864 820,800")
    near = layout.child("near")
    return Scene(
        sky=graded_sky("0 #8f86a0 0.85, 0.13 #dc9f98 0.75, 0.28 #fbe3c0 0.45", lines=0.3, halo=(*DAWN, 150)),
        layers=(
            group(halo(DAWN, 480, colour("#fff4d4"), 0.75)),
            far_bank(layout.child("far")),
            river(layout.child("river")),
            fog(layout.child("mist"), 392, 80, MIST, 0.55),
            group(*(brother(*swimming) for swimming in SWANS), name="brothers"),
            fog(layout.child("low mist"), 500, 60, MIST, 0.28, banks=3),
            youngest().placed(452, 752, 2.35),
            ground(bank, colour("#8c6c4e"), colour("#463429"), weight=1.05),
            tracks(layout.child("tracks")),
            *(boots(pair) for pair in reversed(PAIRS)),
            bundle(colour("#a8483c"), stick=False).placed(604, 1130, 2.3),
            reeds(layout.child("reeds"), 6, 110, 40).placed(762, 1150, 1.7),
            grass(near, tufts(near, 70, (240, 1120, 790, 1200)), 30, weight=1.5),
        ),
        focal="youngest",
        light=Sunlight((-0.4, -0.7, 0.4)),
        glaze=Glaze(colour("#8a7f96"), 0.12, top=0.6),
        shadow=colour("#62637e"),
        haze=MIST,
    )


def far_bank(stream: Stream) -> Group:
    """The other side, where one chimney is already awake."""
    shore = curve("-20,372 200,362 460,368 620,356 820,364")
    return group(
        forest(stream.child("wood"), 840, 96, leaf=colour("#7d8a86")).placed(400, 366).at_distance(0.5),
        ground(shore, colour("#a39c8e"), bottom=400, weight=0.7),
        cottage(snow=False).placed(650, 362, 0.3),
        smoke(stream, [(668, 298), (678, 250), (658, 190), (694, 110)], 5, 24),
        far=0.5,
    )


def river(stream: Stream) -> Group:
    bed = solid(rectangle(-20, 380, 820, 1120))
    return group(*DRAWN("river"), ripples(stream, bed, MIST, 80), name="river")


def reflection(bird: Group) -> Veil:
    """The pale double under the origin of what swims there, short as in low light."""
    double = tuple(ring * [1.0, -0.62] for ring in silhouette(bird))
    return Veil(solid(*double), WHITE, "reflection", 0.34, 1.6, fade=(1.0, 0.15))


def brother(x: float, y: float, size: float, far: float, round_the_bend: bool) -> Group:
    """One of the six going the way they were called."""
    bird = swan("floating").dressed(feather=WHITE)
    wake = tuple(curve([(14, 4 + 6 * k), (44, 6 + 8 * k), (78 + 12 * k, 5 + 10 * k)]) for k in range(3))
    return group(
        group(reflection(bird), bird, Lines(wake, 1.2, colour("#55626c"), strength=0.6)).placed(
            x, y, size, flip=round_the_bend
        ),
        far=far,
    )


def youngest() -> Group:
    """Turned round, and still in the scarf somebody knitted."""
    bird = DRAWN("youngest")
    rings = tuple(curve([(-70 - 7 * k, 2 + 7 * k), (-10, 10 + 8 * k), (70 + 8 * k, 1 + 7 * k)]) for k in range(3))
    return group(
        reflection(bird), bird, DRAWN("scarf"), Lines(rings, 1.2, colour("#47545e"), strength=0.7), name="youngest"
    )


def boots(pair: Pair) -> Group:
    """Toes to the water, socks folded over; in the second pair somebody has moved in."""
    tenant = frog("sitting").placed(-2, -118, 1.7) if pair is PAIRS[1] else group()
    far, near = boot(pair.leather.darker(0.12), pair.sock, group()), boot(pair.leather, pair.sock, tenant)
    shade = blob("-84,-16 -20,-14 40,-6 52,2 12,8 -56,-3")
    return group(
        Wash(solid(shade), colour("#241814"), "cast shadow", 0.75, 4), far.placed(-22, -9, 0.97), near, name="boots"
    ).placed(pair.x, pair.y, pair.size)


def boot(leather: Colour, sock: Colour, inside: Group) -> Group:
    """One boot seen from behind its heel, 125 tall, the toe away from us and to the left; what is in it looks out."""
    upper = blob(
        "15,-118! 12,-74 13,-40 17,-16 16,-3! -6,-4 -30,-10 -52,-14 -55,-22 -46,-32 -30,-36 -19,-48 -18,-74 -20,-118!"
    )
    sole = points("17,-6 17,2 0,1 -24,-3 -54,-9 -58,-18 -50,-16 -26,-11 0,-7")
    mud = blob("17,-22 8,-26 -4,-19 -18,-25 -32,-20 -52,-27 -57,-18 -26,-8 17,-3")
    cuff: Points = np.vstack(
        [ellipse(-2.5, -122, 19, 5, start=np.pi, end=0, count=16), points((18, -108)), points((-3, -103), (-22, -108))]
    )
    return group(
        Shape(solid(ellipse(-2.5, -122, 19, 5.4)), colour("#1c1416"), "lining", 1.1, modelling=0, line=1.2),
        inside,
        Shape(solid(upper), leather, "leather", 1.1, form=13, line=1.7),
        earth(mud, colour("#8c6c4e"), "mud", weight=0.85, form=6, line=0.8),
        Shape(solid(sole), leather.darker(0.45), "sole", 1.1, form=2, line=1.1),
        cloth(cuff, sock, "sock", weight=0.8, form=6, line=1.4),
        *DRAWN("boot"),
        name="boot",
    )


def tracks(stream: Stream) -> Group:
    """Seven lines of prints from our side to the edge."""
    trails = []
    for index, pair in enumerate(PAIRS):
        start = (pair.x + 150 - 6 * index, 1215)
        path = curve([start, (pair.x + 40, 0.5 * (pair.y + 1230)), (pair.x + 12 * pair.size, pair.y + 12)])
        trails.append(footprints(stream.child(f"trail{index}"), path, 26 * pair.size, 11 * pair.size, MUD.darker(0.35)))
    return group(*trails, name="tracks")
