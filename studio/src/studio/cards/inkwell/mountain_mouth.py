"""The Mountain's Yawn: the first train of the day leaves, and nobody aboard is awake either."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import Point, blob, curve, ellipse, intersection, rectangle, solid
from studio.landscape import along_ground, contact_shadow, fog, graded_sky, grass, ground, halo, hills, tufts
from studio.motifs.animals import swallow
from studio.motifs.buildings import cottage, smoke, viaduct
from studio.motifs.people import figure
from studio.motifs.plants import bush, fir, flowers
from studio.motifs.things.keepsakes import suitcase
from studio.motifs.vessels import train
from studio.scene import Clip, Glaze, Glow, Group, Item, Scene, Sunlight, Wash, group

DRAWN = Sheet("inkwell/mountain_mouth")

ROAD = 792.0
MOUTH = blob(
    "284,752! 318,696 390,668 470,666 502,690 520,764 504,836 464,862 384,852 312,820",
)  # fmt: skip
SHADE = colour("#3f4a38")


@card("mountain_mouth")
def mountain_mouth(chance: Chance) -> Scene:
    layout = chance.layout
    knoll = curve("250,1190 400,1140 540,1104 690,1096 830,1106")
    return Scene(
        sky=graded_sky(
            "0 #bcc9bc 0.55, 0.4 #f2e6c4 0.4, 0.7 #f6dfb0 0.5, 1 #dcd2a8 0.4",
            lines=0.45, unrest=0.9, halo=(640, 430, 160), lines_until=0.74,
        ),
        layers=(
            group(halo((660, 430), 340, colour("#fff6da"), 0.7)),
            *hills(layout.child("hills"), (800, 880, 950), colour("#93a67e"), colour("#d3d4b4")),
            fog(layout.child("haze"), 940, 120, colour("#f4ecd0"), 0.7),
            viaduct(4, 128, 400, stone=colour("#ddd0ae")).placed(690, ROAD + 414, 0.93),
            crown(layout.child("hair")),
            head(layout.child("head")),
            fringe(layout.child("fringe")),
            departing(layout.child("smoke")),
            ground(knoll, colour("#8a9a5c"), colour("#55683f"), weight=1.0),
            grass(layout.child("edge"), along_ground(layout.child("edge"), knoll, 40), 16),
            group(contact_shadow(586, 1128, 90, SHADE), contact_shadow(732, 1128, 60, SHADE)),
            watcher().placed(584, 1128, 2.2),
            sleeper().placed(706, 1132, 2.0),
            flowers(layout.child("meadow"), tufts(layout.child("seeds"), 9, (470, 1150, 760, 1190)), height=30),
            grass(layout.child("near"), tufts(layout.child("near"), 30, (440, 1160, 780, 1200)), 28, weight=1.4),
        ),
        focal=(290, 690, 720, 830),
        light=Sunlight((0.7, -0.5, 0.5)),
        glaze=Glaze(colour("#b09a60"), 0.1),
        shadow=colour("#6a7a80"),
        haze=colour("#e4dfc0"),
    )  # fmt: skip


def head(stream: Stream) -> Group:
    """Cheek, closed eye, ear; the mouth is a tunnel with a tongue for a track bed."""
    return group(
        *DRAWN("head"),
        swallow("flying").placed(556, 604, 0.9),
        swallow("flying").placed(584, 560, 0.7, flip=True),
        DRAWN("ear"),
        ear_cottage(),
        *(
            bush(stream.child(i), wide, colour("#5f7a48")).placed(x, y)
            for i, (x, y, wide) in enumerate(((318, 316, 60), (356, 306, 70), (396, 312, 56)))
        ),
        grass(stream, tufts(stream, 70, (40, 470, 250, 1160)), 13),
        grass(stream, tufts(stream, 18, (330, 900, 440, 990)), 17),
        name="giant",
    )


def ear_cottage() -> Group:
    """Perched like a mole below the ear, its washing out."""
    return group(
        Wash(solid(ellipse(150, 716, 76, 12)), colour("#4a5a3c"), "cast shadow", 0.5, 5),
        cottage(lit=True, roof=colour("brick red")).placed(146, 716, 0.42),
        *DRAWN("ear_cottage"),
    )


def crown(stream: Stream) -> Group:
    """A fringe of firs for hair."""
    firs: list[Item] = []
    for index, (x, y) in enumerate(
        zip(
            np.linspace(20, 392, 15),
            (186, 174, 164, 154, 148, 144, 140, 138, 138, 140, 144, 152, 168, 192, 224),
            strict=True,
        )
    ):
        size = stream.uniform(96, 150) * (1.0 if index % 2 else 0.8)
        firs.append(
            fir(stream.child(index), size, colour("#4f6f52") if index % 2 else colour("#3f5f4c")).placed(
                float(x), y + 22
            )
        )
    return Group(tuple(firs), "firs")


def fringe(stream: Stream) -> Group:
    """Shorter firs down the temple, before the ear."""
    spots = (
        (30, 262, 92), (76, 244, 104), (122, 226, 98), (168, 216, 108), (214, 206, 92), (256, 204, 84),
        (296, 206, 70), (48, 316, 84), (94, 300, 80), (24, 372, 70), (62, 356, 62),
    )  # fmt: skip
    firs = [fir(stream.child(i), size, colour("#54764f")).placed(x, y) for i, (x, y, size) in enumerate(spots)]
    return group(*firs, name="fringe")


def departing(stream: Stream) -> Group:
    """Red and yellow carriages out of the dark, smoke drifting back as if breathed."""
    outside = rectangle(440, 500, 900, 900)
    carriages = train(3).placed(672, ROAD, 0.62, flip=True)
    funnel_x, funnel_y = carriages.anchor("funnel")
    breath: list[Point] = [
        (funnel_x, funnel_y), (funnel_x + 6, funnel_y - 60), (funnel_x - 40, funnel_y - 130),
        (funnel_x - 96, funnel_y - 200), (funnel_x - 70, funnel_y - 300), (funnel_x - 150, funnel_y - 380),
    ]  # fmt: skip
    return group(
        smoke(stream, breath, 9, 52, colour("#f2ecdc"), 0.7),
        Glow((470, 760), 90, colour("lamp gold"), 0.25),
        Clip((*solid(MOUTH), *solid(outside)), group(carriages)),
        Wash(intersection(solid(MOUTH), solid(rectangle(270, 640, 400, 880))), colour("#1c1820"), "dark", 0.75, 14),
        name="train",
    )


def watcher() -> Group:
    """In red, arms half raised: greeting, or warning?"""
    person = figure("arms raised", view="three_quarter_back", outfit="coat", hat="kerchief")
    return person.dressed(coat=colour("brick red"), hat=colour("mustard")).named("watcher")


def sleeper() -> Group:
    """He came early, sat down on his trunk and dropped off too."""
    man = figure("seated asleep", age="old", outfit="coat", hat="felt", beard="full")
    return group(
        suitcase(leather=colour("#8a5a34")).placed(4, 0, 0.95),
        man.placed(0, -1, 1.0).dressed(coat=colour("#3f4f66"), hat=colour("#4a3a34")),
        name="sleeper",
    )
