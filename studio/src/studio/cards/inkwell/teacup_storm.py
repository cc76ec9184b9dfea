"""Storm in a Teacup: bad weather at breakfast, and a calm man on the saucer."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, colour
from studio.drawings import Sheet
from studio.geometry import below, blob, curve, ellipse, points, solid
from studio.landscape import cloud, graded_sky, halo, rain, wall
from studio.materials import water
from studio.motifs.people import figure
from studio.motifs.plants import poplar
from studio.motifs.rooms import curtains, inner_window
from studio.motifs.things.kitchen import great_cup, spoon
from studio.motifs.things.lights import lightning
from studio.motifs.things.tools import fishing_rod
from studio.motifs.vessels import sailing_boat
from studio.scene import FLAT, Clip, Dots, Glaze, Glow, Group, Lines, Scene, Shape, Sky, Sunlight, Veil, Wash, group

DRAWN = Sheet("inkwell/teacup_storm")

X, FOOT, WIDE = 388.0, 1076.0, 464.0
RIM = FOOT - 0.72 * WIDE
FOAM = colour("foam white")
BLUE = colour("jug blue")


@card("teacup_storm")
def teacup_storm(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=wall(colour("#d9a06a"), colour("#c98a58"), lines=0.45),
        layers=(
            DRAWN("wallpaper"),
            clear_day(layout.child("window")),
            tablecloth(layout.child("cloth")),
            group(Wash(solid(ellipse(430, 1092, 380, 50)), colour("#6a4a58"), "cast shadow", 0.55, 10)),
            storm_cloud(layout.child("cloud")),
            group(Wash(solid(ellipse(410, 650, 290, 120)), colour("#4a3a68"), "gloom", 0.75, 40)),
            group(Glow((300, 640), 150, colour("#f2ecff"), 0.5)),
            lightning(layout.child("bolt"), 150, 4).placed(308, 490, 1.5),
            rain(layout.child("rain"), 70, (230, 590, 640, 700), slant=-0.25, length=40),
            cup_at_sea(),
            overflow(layout.child("drops")),
            DRAWN("quay"),
            angler().placed(690, 1040, 2.0),
            spoon(150).placed(110, 1158, 1.45, rotation=1.36),
        ),
        focal="boat",
        light=Sunlight((-0.5, -0.6, 0.62)),
        glaze=Glaze(colour("#a86048"), 0.12),
        shadow=colour("#8582aa"),
    )


def storm_cloud(stream: Stream) -> Group:
    violet = colour("#4a4270")
    heaps = ((470, 470, 420, 130), (350, 524, 300, 100), (580, 534, 270, 100), (450, 574, 400, 90))
    return group(
        *(
            cloud(stream.child(i), wide, tall, violet, weight=1.05).placed(x, y)
            for i, (x, y, wide, tall) in enumerate(heaps)
        ),
        name="cloud",
    )


def cup_at_sea() -> Group:
    """Porcelain with weather in it: a sloop reefed hard, waves higher than the rim."""
    half = WIDE / 2
    back = crest_row(30, 26, 118, colour("#46a09c"), 0.4)
    middle = crest_row(6, 30, 138, colour("#2f878a"), 2.2)
    near = crest_row(-22, 24, 156, colour("#1f6874"), 4.1)
    boat = sailing_boat(150, colour("cinnabar"), heel=0.0).placed(430, RIM - 22, 1.42, rotation=0.2).named("boat")
    mouth = np.vstack(
        [
            ellipse(X, RIM, half - 4, 0.16 * half, end=math.pi, count=46),
            points((X - half + 4, RIM - 300), (X + half - 4, RIM - 300)),
        ]
    )
    inside = group(*DRAWN("cup_at_sea"), Clip(solid(mouth), group(back, boat, middle, near))).placed(-X, -FOOT)
    cup = great_cup(WIDE, inside, china=colour("clear white")).placed(X, FOOT)
    return group(cup, painted_village(), name="cup")


def crest_row(raised: float, height: float, length: float, paint: Colour, start: float) -> Group:
    """One row of waves across the mouth, steep at the crest, flattening where the porcelain holds them."""
    turn = np.linspace(-14, 14, 300) + start
    x = X + (turn - start) * length / math.tau + 0.8 * length / math.tau * np.sin(turn)
    hold = np.sqrt(np.clip(1 - ((x - X) / (WIDE / 2 - 4)) ** 2, 0, 1))
    top = np.stack([x, RIM - hold * (raised + height * (0.4 - np.cos(turn)))], axis=1)
    crests = top[(np.cos(turn) < -0.86) & (hold > 0.3)]
    foam = [ellipse(px, py + 4, 7, 4, count=10) for px, py in crests[::2]]
    return group(
        water(below(top, RIM + 140), paint, "sea", weight=1.05, colour_below=paint.darker(0.35), line=1.9),
        Veil(solid(*foam), FOAM, "foam", 0.9, 2.0),
    )


def painted_village() -> Group:
    """The blue landscape on the cup, where they are running indoors."""
    y = RIM + 180
    fleeing = (
        figure("running", hat="felt").placed(336, y + 10, 0.55),
        figure("running", outfit="dress", hair="bun").placed(398, y + 12, 0.55, flip=True),
    )
    return group(*DRAWN("painted_village"), group(*fleeing).tinted(BLUE, 0.85))


def overflow(stream: Stream) -> Group:
    """What the cup cannot hold runs down to the saucer."""
    drops = np.stack([stream.uniform(200, 640, count=46), stream.uniform(RIM - 90, RIM + 20, count=46)], axis=1)
    return group(*DRAWN("overflow"), Dots(drops, stream.uniform(1.4, 4.0, count=46), FOAM, "spray"))


def angler() -> Group:
    """Yellow oilskin, rod, no hurry."""
    rod = fishing_rod(70, 84)
    man = figure("fishing", outfit="oilskin", hat="wide brim", beard="full", age="old", holding=rod)
    return man.dressed(coat=colour("sun yellow"), hat=colour("mustard"), beard=colour("linen")).named("angler")


def clear_day(stream: Stream) -> Group:
    """The true sky, perfectly clear, between red curtains."""
    sky = Sky(graded_sky("0 #8fc0cc 0.7, 1 #f4ecc8 0.4").stops, (-200, -330, 200, 10), 0.35)
    hill = blob("-210,-70 -90,-120 40,-96 210,-130 210,20 -210,20")
    view = group(
        sky,
        halo((-50, -240), 150, colour("#fff4cc"), 0.7),
        Shape(solid(hill), colour("#a9b878"), "hill", 0.7, form=FLAT, line=1.2),
        poplar(stream, 150).placed(-60, -104, 1.0),
        poplar(stream, 110).placed(-20, -106, 1.0),
    )
    return group(
        inner_window(view, 290, 330, bars=(2, 3)).placed(270, 440),
        curtains(160, 150, 0.7, colour("cinnabar")).placed(270, 96, 2.5),
        name="window",
    )


def tablecloth(stream: Stream) -> Group:
    """A rumpled cloth, checked in biscuit."""
    folds = [
        curve([(x, 900 + stream.uniform(0, 40)), (x + stream.normal(0, 30), 1040), (x + stream.normal(40, 30), 1200)])
        for x in (60, 150, 620, 700, 770)
    ]
    stripes = [points((400 + 0.62 * (x - 400), 866), (x, 1210)) for x in range(-260, 1080, 96)]
    rows = [
        curve([(-20, y), (300, y + stream.normal(0, 3)), (820, y + stream.normal(0, 3))])
        for y in (900, 946, 1004, 1074, 1158)
    ]
    return group(
        *DRAWN("tablecloth"),
        Lines((*stripes, *rows), 4.0, colour("#c4564a"), strength=0.35),
        Lines(tuple(folds), 1.3, strength=0.5),
        name="tablecloth",
    )
