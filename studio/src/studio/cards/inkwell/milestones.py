"""The Milestones: everybody on this road only wanted to sit down for a moment."""

import numpy as np

from studio import materials
from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import Points, blob, curve, points, solid
from studio.landscape import contact_shadow, grass, ground, halo, rain, snow, tufts
from studio.motifs.animals import robin
from studio.motifs.buildings import hut, milestone
from studio.motifs.people import figure
from studio.motifs.plants import nest
from studio.motifs.things.keepsakes import bundle
from studio.motifs.things.tools import walking_stick
from studio.rigs import overcast
from studio.scene import Clip, Dots, Glow, Group, Lines, Scene, group

DRAWN = Sheet("inkwell/milestones")

GRANITE, SLATE = colour("#8c929a"), colour("#46566e")
LICHEN, WOOL = colour("#d8b83a"), colour("#b4262a")
INN = (556.0, 214.0)


@card("milestones")
def milestones(chance: Chance) -> Scene:
    layout = chance.layout
    near = layout.child("near")
    return overcast().scene(
        mountains(),
        foreground(),
        DRAWN("road"),
        inn(),
        sitters(layout.child("sitters")),
        group(rain(layout.child("sleet"), 120, (20, 20, 780, 900), -0.4, 34)),
        snow(layout.child("far"), 110, (30, 30, 770, 1100), 3.4),
        neighbour(layout.child("nest")),
        traveller(),
        grass(near, tufts(near, 34, (20, 1130, 780, 1196)), 26, weight=1.4),
        snow(layout.child("close"), 50, (30, 300, 770, 1180), 6.5),
        focal="traveller",
    )


def mountains() -> Group:
    """Two slopes and the saddle between them, where the inn is."""
    back = [(-20, 180), (90, 120), (220, 210), (330, 130), (450, 240), (560, 236), (680, 150), (820, 70)]
    slope = curve("-20,330 160,300 330,262 470,244 560,240 680,268 820,250")
    return group(
        ground(curve(back), colour("#8290a6"), colour("#a8b2be"), weight=0.7).at_distance(0.3),
        ground(slope, colour("#8e9aa2"), colour("#6c7c62"), weight=0.85),
    )


def inn() -> Group:
    x, y = INN
    return group(
        Glow((x, y + 6), 120, colour("#ffc860"), 0.85),
        hut(lit=True, snow=True).placed(x + 6, y + 26, 0.62),
        halo((x, y + 4), 46, colour("#ffd878"), 0.5),
        name="inn",
    )


def stony(sitter: Group, share: float = 0.82) -> Group:
    """The same person, granite from hat to heel."""
    return sitter.tinted(GRANITE, share)


def sitters(stream: Stream) -> Group:
    """From the oldest at the top to those whose hats one still knows."""
    old = [(640, 420, 0.62), (352, 322, 0.42), (196, 556, 1.0)]
    worn = [milestone(52).placed(x + 30 * s, y, 1.15 * s) for x, y, s in old[:2]]
    hunched = stony(figure("seated", outfit="cloak", hat="hood", age="old", nod=0.3, lean=0.2), 0.9)
    hatted = stony(figure("seated", outfit="long coat", hat="wide brim", beard="full", mood="asleep", nod=0.2), 0.9)
    return group(
        *worn,
        seat_stone(96, 628, 0.27),
        hunched.placed(98, 626, 1.3, flip=True),
        seat_stone(712, 848, 0.42),
        hatted.placed(704, 846, 2.0),
        bundle(GRANITE, stick=False).placed(740, 850, 0.9).tinted(GRANITE, 0.8),
        lichen(stream, points("704,770 716,830 96,580 690,800"), 0.8),
        name="sitters",
    )


def lichen(stream: Stream, spots: Points, size: float) -> Dots:
    scattered = np.repeat(spots, 9, axis=0) + stream.points(9 * len(spots), 14 * size)
    return Dots(
        scattered, stream.child("size").uniform(1.2, 3.4, count=len(scattered)) * size, LICHEN, "lichen", strength=0.8
    )


def foreground() -> Group:
    verge = curve("-20,1092 120,1060 330,1076 560,1066 820,1030")
    return group(
        ground(verge, colour("#5c6a50"), colour("#39473f"), weight=1.05), contact_shadow(470, 1128, 420, SLATE, 0.6)
    )


def neighbour(stream: Stream) -> Group:
    """The nearest one still holds his stick; a bird has moved into his lap."""
    sitter = figure(
        "seated",
        "three_quarter",
        outfit="long coat",
        hat="felt",
        beard="long",
        age="old",
        mood="asleep",
        nod=0.12,
        holding=walking_stick(44),
        hand=(-24, -44),
        grip="holding",
    )
    stone = stony(sitter, 0.88).placed(158, 1112, 3.5, flip=True)
    x, y = stone.anchor("lap")
    return group(
        seat_stone(150, 1120, 0.74),
        stone,
        lichen(stream, points("178,876 168,960 158,1010 206,1060"), 0.9),
        nest(stream, 16, 3).placed(x - 4, y, 1.4),
        robin("perched").placed(x, y - 18, 1.7),
        name="neighbour",
    )


def traveller() -> Group:
    """Boots and hem are granite already; she is only glad to sit."""
    person = figure(
        "seated",
        "three_quarter",
        age="youth",
        outfit="shawl",
        hair="plait",
        hat="kerchief",
        mood="tender",
        shoes="boots",
        nod=-0.12,
        lean=-0.12,
    ).placed(540, 1136, 5.2)
    alive = person.dressed(
        shawl=WOOL,
        skirt=colour("#a83a34"),
        dress=colour("#a83a34"),
        hat=colour("#e0a83a"),
        scarf=colour("#e0a83a"),
        shoes=colour("#4a3428"),
    )
    edge = curve("200,1060 400,1064 416,1030 440,1072 462,1016 486,1058 512,1030 540,1060 800,1056")
    petrified = solid(points(*edge, (800, 1220), (200, 1220)))
    return group(
        seat_stone(572, 1146, 1.0),
        alive,
        Clip(petrified, group(person.tinted(colour("#a4aab0"), 0.95))),
        Lines((edge[16:-12],), 1.6, strength=0.7),
        bundle(colour("#3e6a8a"), stick=False).placed(700, 1140, 2.2),
        name="traveller",
    )


def seat_stone(x: float, y: float, size: float) -> Group:
    """Whatever they sit on was a place to rest before."""
    rock = blob("-104,6 -100,-106 -70,-146 30,-156 90,-116 106,6")
    stone = materials.stone(rock, colour("#707a80"), weight=1.0, form=40, line=1.7)
    return group(contact_shadow(0, 4, 330, SLATE, 0.6), stone).placed(x, y, size)
