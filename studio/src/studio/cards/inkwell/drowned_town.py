"""The Drowned Town Rises: everybody leaves by jellyfish; somebody with a cat waves them off."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, colour
from studio.drawings import Sheet
from studio.geometry import curve, ellipse, limb, paths, points, rectangle, solid
from studio.landscape import contact_shadow, graded_sky, ground
from studio.motifs.animals import cat, fish, jellyfish, starfish, whale, whelk
from studio.motifs.buildings import steeple, town_house
from studio.motifs.people import Hat, OutfitName, figure
from studio.motifs.plants import seaweed
from studio.motifs.things.keepsakes import boot
from studio.motifs.things.kitchen import basket
from studio.scene import Clip, Dots, Glaze, Glow, Group, Lines, Scene, Sunlight, Veil, group

DRAWN = Sheet("inkwell/drowned_town")

DEEP = colour("bottle green")
SLATE = colour("slate")


@card("drowned_town")
def drowned_town(chance: Chance) -> Scene:
    layout = chance.layout
    bed = curve("-20,1010 200,1030 420,1052 640,1034 820,1012")
    near = layout.child("weed")
    return Scene(
        sky=graded_sky(
            "0 #d9efd0 0.25, 0.14 #a5d6bf 0.6, 0.42 #54a596 0.85, 0.75 #236a68 1, 1 #153f48 1.1",
            lines=0.35,
            unrest=1.4,
            halo=(500, 0, 230),
        ),
        layers=(
            DRAWN("shafts"),
            whale().placed(206, 470, 0.56, 0.06).tinted(colour("#4f978f"), 0.35).at_distance(0.35),
            shoal(layout.child("shoal")),
            balloon(
                layout.child("far"), 690, 470, 1.5, colour("amber"), leaver("coat", "bowler", "russet")
            ).at_distance(0.3),
            balloon(
                layout.child("farther"), 170, 130, 1.1, colour("amber"), leaver("dress", "straw", "claret")
            ).at_distance(0.5),
            balloon(
                layout.child("farthest"), 306, 250, 0.7, colour("coral rose"), leaver("cape", "top hat", "slate")
            ).at_distance(0.6),
            balloon(
                layout.child("late"), 640, 120, 0.55, colour("coral rose"), leaver("coat", "kerchief", "plum")
            ).at_distance(0.7),
            town(layout.child("town")),
            ground(bed, colour("#2f6a60"), colour("#16383c"), weight=1.1),
            great_bell(layout.child("great")),
            balloon(layout.child("third"), 646, 850, 1.5, colour("amber")),
            group(contact_shadow(400, 1128, 190, DEEP, 0.7)),
            one_who_stays().placed(400, 1128, 2.9, flip=True),
            *(
                seaweed(near, tall, 6, colour(green)).placed(x, y, 1.3)
                for x, y, tall, green in (
                    (70, 1200, 210, "#2f7a5c"),
                    (742, 1204, 170, "#3f7f4e"),
                    (190, 1206, 90, "#5c8a4a"),
                    (610, 1208, 76, "#2f7a5c"),
                )
            ),
            starfish().placed(270, 1150, 1.6).dressed(skin=colour("coral rose")),
            whelk().placed(570, 1166, 1.8),
            bubbles(layout.child("bubbles")),
        ),
        focal="great bell",
        light=Sunlight((0.2, -0.6, 0.75)),
        glaze=Glaze(colour("#1d5c60"), 0.24, top=0.0),
        shadow=colour("#1f5560"),
    )


def great_bell(stream: Stream) -> Group:
    """The largest of them, its passenger looking back down, a boot for ballast."""
    drop = 84.0
    lady = figure("waiting", outfit="shawl", hat="bonnet", nod=0.55, look=0.3, scarf=True).dressed(
        shawl=colour("mustard"), dress=colour("plum"), hat=colour("cream")
    )
    ballast = group(
        Lines(paths([(13, drop - 8), (16, drop + 8)]), 1.2, steady=True), boot(16).placed(16, drop + 22, 0.8)
    )
    place = (478.0, 290.0, 4.3)
    return group(balloon(stream, *place, colour("coral rose"), lady), ballast.placed(*place), name="great bell")


def leaver(outfit: OutfitName, hat: Hat, coat: str) -> Group:
    """One of those already on their way."""
    paint = colour(coat)
    return figure("waiting", outfit=outfit, hat=hat, nod=0.5, look=0.3).dressed(coat=paint, dress=paint, shirt=paint)


def balloon(stream: Stream, x: float, y: float, size: float, tint: Colour, rider: Group | None = None) -> Group:
    """A jellyfish and the basket knotted to it, with somebody in it or nobody."""
    drop, hemp = 84.0, colour("#5a3c34")
    cords = [curve([(side * 24, 4), (side * 26, 34), (side * 15, drop - 17)]) for side in (-1, 1)]
    cords += [curve([(side * 10, 6), (side * 12, 36), (side * 14, drop - 17)]) for side in (-1, 1)]
    aboard = (
        [] if rider is None else [Clip(solid(rectangle(-30, 0, 30, drop - 10)), group(rider.placed(1, drop + 14, 0.5)))]
    )
    return group(
        jellyfish(stream, 9, 0.75).dressed(bell=tint, tentacle=tint.darker(0.1)),
        *aboard,
        Lines(tuple(cords), 1.3, hemp, strength=0.9, steady=True),
        basket(34, handle=False).placed(0, drop + 2, 1.0),
        Dots(points((-15, drop - 17), (15, drop - 17)), np.array([1.8, 1.8]), hemp),
    ).placed(x, y, size)


def town(stream: Stream) -> Group:
    """Slate roofs round a steeple, every lamp still lit."""
    fronts = ((60, 1040, 0.98, 3), (176, 1030, 0.8, 2), (640, 1034, 0.82, 2), (752, 1044, 1.05, 3))
    houses = [
        town_house(stream.child(str(x)), floors, 2, 0.85, wall=colour("#7fa08f"), roof=SLATE.darker(0.1)).placed(
            x, y, size, 0.03 * math.sin(x)
        )
        for x, y, size, floors in fronts
    ]
    church = steeple(470, True, colour("#8aa596"), SLATE).placed(262, 1030, 0.74)
    roosting = [
        fish("herring").placed(x, y, 0.55, turn, flip)
        for x, y, turn, flip in ((244, 838, 0.1, True), (284, 846, 0, False), (250, 812, -0.2, False))
    ]
    glows = [Glow((x, 930), 150, colour("lamp yellow"), 0.35) for x in (70, 250, 700)]
    return group(church, *houses, *roosting, *glows, name="town")


def one_who_stays() -> Group:
    """One arm waves, the other holds the cat."""
    pet = cat("sitting").placed(2, 8, 0.62)
    waver = figure(
        "waving",
        view="three_quarter",
        outfit="long coat",
        hair="long",
        other_holding=pet,
        other_hand=(-11, -58),
        hand=(20, -108),
        grip="open",
        nod=-0.35,
        mood="wistful",
        scarf=True,
    )
    return waver.dressed(coat=colour("#b8452f"), scarf=colour("mustard")).named("one who stays")


def shoal(stream: Stream) -> Group:
    small = [
        fish("herring")
        .placed(560 + stream.normal(0, 60), 420 + stream.normal(0, 26), stream.uniform(0.35, 0.6), 0.12)
        .tinted(colour("#2c6a6a"), 0.4)
        for _ in range(12)
    ]
    return group(*small).at_distance(0.3)


def bubbles(stream: Stream) -> Group:
    rings = [
        ellipse(x + stream.normal(0, 9), y, r)
        for x, top in ((530, 700), (300, 640), (690, 500), (130, 760))
        for y, r in zip(range(top, top + 260, 34), stream.uniform(2, 7, count=9), strict=False)
    ]
    return group(
        Lines(tuple(rings), 1.2, colour("#e4f7e0"), strength=0.8),
        Veil(
            solid(*(limb([ring[30], ring[36], ring[40]], [1, 2, 1]) for ring in rings)),
            colour("#f4fff0"),
            "glint",
            0.8,
            0.4,
        ),
    )
