"""Seven Pairs of Boots: prints lead to the water; none come back."""

from dataclasses import dataclass

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, colour
from studio.geometry import Points, blob, curve, ellipse, fuse, limb, paths, points, rectangle, solid
from studio.landscape import fog, graded_sky, grass, ground, halo, ripples, tufts
from studio.motifs.animals import frog, swan
from studio.motifs.buildings import cottage, smoke
from studio.motifs.forms import pale
from studio.motifs.plants import forest, reeds
from studio.motifs.things.keepsakes import bundle, footprints
from studio.scene import FLAT, Glaze, Group, Lines, Scene, Shape, Sunlight, Veil, Wash, group, silhouette

DAWN = (330.0, 330.0)
MIST = colour("#f7efe2")
MUD = colour("#5a4334")
WHITE, BLUE = colour("#fdfaf2"), colour("#1f5fae")


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
    bank = curve([(-20, 1082), (60, 1062), (220, 1022), (366, 974), (483, 930), (578, 892), (655, 864), (820, 800)])
    near = layout.child("near")
    return Scene(
        sky=graded_sky(
            (0.0, "#8f86a0", 0.85), (0.13, "#dc9f98", 0.75), (0.28, "#fbe3c0", 0.45), lines=0.3, halo=(*DAWN, 150)
        ),
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
    shore = curve([(-20, 372), (200, 362), (460, 368), (620, 356), (820, 364)])
    return group(
        forest(stream.child("wood"), 840, 96, leaf=colour("#7d8a86")).placed(400, 366).at_distance(0.5),
        ground(shore, colour("#a39c8e"), bottom=400, weight=0.7),
        cottage(snow=False).placed(650, 362, 0.3),
        smoke(stream, [(668, 298), (678, 250), (658, 190), (694, 110)], 5, 24),
        far=0.5,
    )


def river(stream: Stream) -> Group:
    bed = solid(rectangle(-20, 380, 820, 1120))
    light = blob((200, 384), (520, 384), (430, 470), (320, 560), (330, 700), (200, 640), (140, 500))
    return group(
        Shape(
            bed, colour("#dcd8cc"), "water", 0.6, colour("#5f8290"), form=FLAT, modelling=0.2, texture="wave", line=0
        ),
        Wash(solid(rectangle(-20, 460, 820, 1130)), colour("#3d6d80"), "depth", 0.6, 40, fade=(0.0, 1.0)),
        Veil(solid(light), colour("#fdeed0"), "dawn on water", 0.3, 40),
        ripples(stream, bed, MIST, 80),
        name="river",
    )


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
    neck = limb(
        [(-26, -16), (-42, -30), (-45, -48), (-36, -64), (-28, -78), (-18, -87), (-8, -87)],
        [24, 16, 10.5, 8.5, 7.5, 7.5, 8],
    )
    head = blob((-14, -91), (-5, -93), (4, -89), (8, -84), (2, -81), (-10, -82))
    body = blob(
        (-44, -18), (-32, -32), (0, -36), (26, -32), (46, -26), (66, -34), (56, -14), (38, -1), (0, 4), (-30, 1),
        (-44, -8),
    )  # fmt: skip
    wing = blob((-22, -28), (4, -40), (34, -38), (64, -36), (48, -20), (16, -8), (-16, -11))
    quills = [curve([(2 + 10 * k, -12 - k), (22 + 9 * k, -18 - 3 * k), (44 + 6 * k, -28 - 2 * k)]) for k in range(4)]
    beak = blob((5, -88), (5, -88), (21, -79), (20, -77), (3, -81), (3, -81))
    bird = group(
        Shape(fuse(body, neck, head, soften=2), WHITE, "feather", 0.2, form=14, line=1.7),
        Shape(solid(wing), WHITE, "feather", 0.25, texture="feather", form=10, line=1.4),
        Lines(tuple(quills), 1.1, strength=0.6),
        Shape(solid(beak), colour("#e07a28"), "beak", 1.0, line=1.1),
        Shape(solid(ellipse(0.5, -87, 1.5)), colour("#241c20"), "eye", 1.1, line=0),
        Lines((curve([(2, -86), (5, -85), (8, -82)]),), 2.0),
    )
    rings = tuple(curve([(-70 - 7 * k, 2 + 7 * k), (-10, 10 + 8 * k), (70 + 8 * k, 1 + 7 * k)]) for k in range(3))
    return group(
        reflection(bird),
        bird,
        scarf(),
        Lines(rings, 1.2, colour("#47545e"), strength=0.7),
        name="youngest",
    )


def scarf() -> Group:
    """Twice round the neck, one end on the breast, the other on the wind towards the bank."""
    wool = [
        limb([(-35, -40), (-10, -46), (14, -58), (38, -54), (62, -66)], [9, 10, 11, 12, 13]),
        limb([(-44, -40), (-50, -24), (-44, -8)], [8, 10, 11]),
        limb([(-52, -41), (-42, -37), (-32, -42)], [9, 11, 9]),
        limb([(-50, -49), (-40, -46), (-31, -51)], [8, 10, 8]),
    ]
    stripes = paths(
        *([(x - 2, y - 5), (x + 1, y + 5)] for x, y in ((4, -53), (12, -57), (44, -57), (52, -61))),
        *([(-52, y), (-41, y + 1)] for y in (-18, -12)),
    )
    fringe = paths(
        *([(62, -72 + 3 * k), (70, -76 + 3.4 * k)] for k in range(5)),
        *([(-48 + 3 * k, -5), (-49 + 3 * k, 2)] for k in range(4)),
    )
    return group(
        Lines(fringe, 1.8, BLUE),
        *(Shape(solid(part), BLUE, "scarf", 1.2, texture="cloth", line=1.5) for part in wool),
        pale(stripes, 2.4, colour("#dfe9f8"), "stripe"),
        name="muffler",
    )


def boots(pair: Pair) -> Group:
    """Toes to the water, socks folded over; in the second pair somebody has moved in."""
    tenant = frog("sitting").placed(-2, -118, 1.7) if pair is PAIRS[1] else group()
    far, near = boot(pair.leather.darker(0.12), pair.sock, group()), boot(pair.leather, pair.sock, tenant)
    shade = blob((-84, -16), (-20, -14), (40, -6), (52, 2), (12, 8), (-56, -3))
    return group(
        Wash(solid(shade), colour("#241814"), "cast shadow", 0.75, 4),
        far.placed(-22, -9, 0.97),
        near,
        name="boots",
    ).placed(pair.x, pair.y, pair.size)


def boot(leather: Colour, sock: Colour, inside: Group) -> Group:
    """One boot seen from behind its heel, 125 tall, the toe away from us and to the left; what is in it looks out."""
    upper = blob(
        (15, -118), (15, -118), (12, -74), (13, -40), (17, -16), (16, -3), (16, -3), (-6, -4), (-30, -10), (-52, -14),
        (-55, -22), (-46, -32), (-30, -36), (-19, -48), (-18, -74), (-20, -118), (-20, -118),
    )  # fmt: skip
    sole = points((17, -6), (17, 2), (0, 1), (-24, -3), (-54, -9), (-58, -18), (-50, -16), (-26, -11), (0, -7))
    mud = blob((17, -22), (8, -26), (-4, -19), (-18, -25), (-32, -20), (-52, -27), (-57, -18), (-26, -8), (17, -3))
    cuff: Points = np.vstack(
        [ellipse(-2.5, -122, 19, 5, start=np.pi, end=0, count=16), points((18, -108)), points((-3, -103), (-22, -108))]
    )
    ribs = tuple(points((x, -117 + 0.02 * (x + 2) ** 2 * -0.5), (x, -106)) for x in range(-17, 16, 5))
    creases = paths(
        curve([(13, -44), (2, -40), (-12, -46)]),
        curve([(14, -34), (4, -31), (-8, -36)]),
        curve([(-20, -47), (-26, -40)]),
    )
    return group(
        Shape(solid(ellipse(-2.5, -122, 19, 5.4)), colour("#1c1416"), "lining", 1.1, modelling=0, line=1.2),
        inside,
        Shape(solid(upper), leather, "leather", 1.1, form=13, line=1.7),
        Shape(solid(mud), colour("#8c6c4e"), "mud", 0.85, form=6, texture="ground", line=0.8),
        Shape(solid(sole), leather.darker(0.45), "sole", 1.1, form=2, line=1.1),
        Shape(solid(cuff), sock, "sock", 0.8, texture="cloth", form=6, line=1.4),
        Lines(ribs, 0.9, strength=0.55),
        Lines(creases, 1.1, strength=0.7),
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
