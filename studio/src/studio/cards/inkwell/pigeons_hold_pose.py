"""Pigeons Hold the Pose: sixty birds cover for a general who has gone courting."""

import math

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import Point, along, curve, limb, paths, solid
from studio.landscape import contact_shadow, graded_sky, ground, stars
from studio.motifs.animals import pigeon
from studio.motifs.buildings import pedestal, town_house
from studio.motifs.buildings.walls import casement
from studio.motifs.people import figure
from studio.motifs.plants import bouquet
from studio.motifs.things.lights import street_lamp
from studio.scene import Glaze, Glow, Group, Item, Lines, Scene, Sunlight, Veil, group

DRAWN = Sheet("inkwell/pigeons_hold_pose")

PLUM, LAMP = colour("#3a2450"), colour("#ffd468")
DOVE = colour("#eceef6")
VERDIGRIS = colour("#4f9c86")
BALCONY = (690.0, 640.0)
# The darkest birds make the hat and the boots, the whitest the face and the sword.
FEATHERS = {
    **dict.fromkeys((12, 13), (colour("#5c5c84"), 0.55)),
    **dict.fromkeys((0, 1), (colour("#7c7c9c"), 0.4)),
    **dict.fromkeys((9, 10, 11), (colour("#ffffff"), 0.66)),
}


@card("pigeons_hold_pose")
def pigeons_hold_pose(chance: Chance) -> Scene:
    layout = chance.layout
    square = curve("-20,900 400,890 820,900")
    return Scene(
        sky=graded_sky("0 #2c1c48 1.05, 0.4 #5c3c72 0.9, 0.75 #b07a86 0.7", lines=0.5),
        layers=(
            group(stars(layout, 60, (40, 40, 760, 420))),
            houses(layout.child("houses")),
            ground(square, colour("#8c7488"), colour("#57466a"), weight=0.95),
            group(Glow((300, 540), 400, colour("#c890a0"), 0.4), Glow((150, 1060), 330, LAMP, 0.55, spare=0.7)),
            paving(layout.child("paving")),
            balcony(),
            suitor(layout.child("flowers")),
            group(contact_shadow(330, 1092, 420, PLUM, 0.9)),
            street_lamp(300).placed(104, 1030, 2.0),
            pedestal(120).placed(330, 1090, 2.2),
            DRAWN("bootprints"),
            understudy(layout.child("flock")),
            DRAWN("fallen_feathers"),
        ),
        focal="understudy",
        light=Sunlight((-0.75, -0.4, 0.5)),
        glaze=Glaze(colour("#34205c"), 0.42),
        shadow=colour("#4a3a72"),
    )


def houses(stream: Stream) -> Group:
    """A dark terrace at the left; at the right the lane with the balcony."""
    walls = ("#4c3858", "#56405c", "#443452")
    terrace = [
        town_house(stream.child(i), 2, 2, lit=0.12, wall=colour(walls[i % 3]), roof=colour("#4a2c44")).placed(
            x, 906, 0.9
        )
        for i, x in enumerate((70, 200, 330, 452))
    ]
    far = town_house(stream.child("far"), 3, 2, lit=0.2, wall=colour("#4e3a5c"), roof=colour("#3c2440")).placed(
        548, 886, 0.62
    )
    return group(far, *terrace)


def balcony() -> Group:
    """The one warm window of the town."""
    x, y = BALCONY
    return group(
        *DRAWN("balcony"),
        *casement(x + 10, 900, 74, 110, shutters=colour("#4a6a5c"), bars=(2, 3)),
        *casement(x + 10, 448, 60, 74, shutters=colour("#4a6a5c")),
        *DRAWN("balcony_light"),
        figure("elbows on sill", "front", outfit="gown", hair="bun", mood="tender")
        .placed(x + 4, y + 6, 1.15)
        .dressed(dress=colour("#b03a4c")),
        *DRAWN("balcony_stone"),
        name="balcony",
    )


def suitor(stream: Stream) -> Group:
    """Green and heavy, flowers behind his back."""
    man = figure(
        "hands behind back",
        "three_quarter",
        outfit="uniform",
        build="broad",
        hat="bicorne",
        beard="moustache",
        shoes="boots",
        nod=-0.3,
    )
    statue = man.tinted(VERDIGRIS, 0.82).placed(548, 1004, 2.5, flip=True)
    x, y = statue.anchor("other_hand")
    return group(
        Glow((560, 900), 130, colour("#8fd0b0"), 0.35),
        contact_shadow(548, 1006, 130, PLUM, 0.8),
        bouquet(stream, ("rose", "daisy", "poppy"), 30).placed(x - 12, y + 6, 1.6, -0.4),
        statue,
        name="suitor",
    )


def paving(stream: Stream) -> Group:
    """He weighs two tons: every step to the balcony is written in the stones."""
    seams = [[(-20, y), (820, y + 4)] for y in (924, 956, 1000, 1060, 1130)]
    joints = [[(400 + k * 44, 900), (400 + k * 120, 1210)] for k in range(-9, 10)]
    cracks: list[list[Point]] = []
    for x, y in ((470, 1090), (520, 1056), (498, 1030), (548, 1014)):
        for turn in stream.child(f"{x}").uniform(0.0, math.tau, count=7):
            cracks.append(
                [
                    (x, y),
                    (x + 24 * math.cos(turn), y + 9 * math.sin(turn)),
                    (x + 40 * math.cos(turn + 0.3), y + 14 * math.sin(turn + 0.3)),
                ]
            )
    return group(Lines(paths(*seams, *joints), 1.0, strength=0.35), Lines(paths(*cracks), 1.6, strength=0.9))


def understudy(stream: Stream) -> Group:
    """Hat, moustache, raised arm, sword: held by volunteers. The elbow sags."""
    strokes: tuple[tuple[list[Point], int], ...] = (
        ([(300, 812), (302, 740), (306, 668)], 6),
        ([(368, 812), (366, 740), (362, 668)], 6),
        ([(286, 640), (334, 644), (384, 640)], 4),
        ([(282, 600), (334, 604), (388, 600)], 4),
        ([(276, 560), (332, 564), (392, 560)], 4),
        ([(270, 520), (334, 524), (400, 518)], 5),
        ([(268, 484), (334, 480), (404, 482)], 5),
        ([(430, 492), (478, 506), (520, 470), (560, 424), (598, 376)], 9),
        ([(246, 510), (222, 560), (232, 612)], 4),
        ([(222, 640), (190, 700), (158, 764)], 6),
        ([(312, 440), (360, 440)], 3),
        ([(312, 404), (362, 402)], 3),
        ([(254, 372), (300, 362), (374, 362), (420, 374)], 6),
        ([(296, 334), (336, 318), (378, 334)], 3),
    )
    shape = [limb(line, [64, 64]) for line, _ in strokes]
    birds: list[Item] = [Veil(solid(*shape), colour("#b9a9c8"), "flock", 0.4, 8)]
    for row, (line, count) in enumerate(strokes):
        path = curve(line)
        for index in range(count):
            (x, y), _ = along(path, index / (count - 1))
            pick = stream.child(f"{row}-{index}")
            held = row in (7, 9) or (row + index) % 4 == 0
            aloft = held and index % 2 == 1
            size = pick.uniform(2.0, 2.3) * (0.8 if aloft else 1.0)
            tint, share = FEATHERS.get(row, (DOVE, 0.5))
            birds.append(
                pigeon("flying" if aloft else "perched")
                .tinted(tint, share + 0.12 * ((row + 2 * index) % 3))
                .placed(x, y + 16, size, pick.uniform(-0.15, 0.15), flip=(row + index) % 2 == 0)
            )
    return group(*birds, Glow((330, 560), 360, colour("#f0e4ec"), 0.12, spare=0.6), name="understudy")
