"""The Weather House: they can never be out together, and tonight they are."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.geometry import blob, ellipse, limb, place, points, rectangle, solid
from studio.landscape import cloud, graded_sky, rain, sun, wall
from studio.motifs.animals import beetle
from studio.motifs.forms import arch
from studio.motifs.people import figure
from studio.motifs.stage import window_frame
from studio.motifs.things.tools import rake
from studio.scene import FLAT, Dots, Glaze, Glow, Group, Lines, Scene, Shape, Sunlight, Veil, Wash, group

APEX = (400.0, 452.0)
PINE = colour("#b9803f")
DARK = colour("#2c1e1c")
RED = colour("#c8382c")


@card("weather_house")
def weather_house(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=wall(colour("#d8cdb4"), colour("#b9a484"), lines=0.3),
        layers=(
            window_frame(weather(layout.child("weather")), (96, 60, 704, 640), 2, 2, colour("edelweiss white")),
            chalet(),
            group(Glow((400, 380), 210, colour("#fff2c0"), 0.55)),
            lovers(),
            beetle().placed(400, 446, 1.5),
            empty_bar(),
            rake(9, 120).placed(572, 1000, 1.15, 0.14),
            flowers(),
        ),
        focal="lovers",
        light=Sunlight((-0.5, -0.6, 0.55)),
        glaze=Glaze(colour("#3a4468"), 0.2),
        shadow=colour("#5a5476"),
    )


def weather(stream: Stream) -> Group:
    """Sun and rain, hail and rainbow, all at once."""
    bands = ("#c8433a", "#e8903a", "#f0d04a", "#6aa85a", "#4a80b8", "#7a5aa8")
    bows = [ellipse(400, 640, 330 - 15 * k, 470 - 17 * k, start=math.pi, end=math.tau, count=50) for k in range(6)]
    hail = points(*zip(stream.uniform(420, 700, count=40), stream.uniform(80, 620, count=40), strict=True))
    storm = rectangle(440, 40, 720, 660)
    return group(
        graded_sky(
            (0.0, "#5a9ad0", 0.9), (0.6, "#bfe0ea", 0.6), (1.0, "#f4e6b4", 0.5), box=(80, 40, 720, 660), lines=0.2
        ),
        Wash(solid(storm), colour("#2c3a5c"), "storm", 0.95, 70),
        Glow((190, 170), 260, colour("#fff0a0"), 0.7),
        sun(stream.child("sun"), 46, 14).placed(190, 176),
        *(
            Shape(
                solid(limb(bow, [15, 15], steps=1)),
                colour(tint),
                "rainbow",
                0.8,
                form=FLAT,
                modelling=0,
                line=0,
                cover=0.75,
            )
            for bow, tint in zip(bows, bands, strict=True)
        ),
        cloud(stream.child("cloud"), 230, 70, colour("#56627e"), 8, 0.9).placed(610, 170),
        rain(stream.child("rain"), 120, (430, 190, 710, 640)),
        Dots(hail, np.full(len(hail), 4.0), colour("white")),
        name="weather",
    )


def chalet() -> Group:
    """Carved pine, hearts, scalloped eaves, two arches."""
    x, y = APEX
    front = points((120, 720), (x, y + 20), (680, 720), (680, 1090), (120, 1090))
    left_slope = points((x, y), (x, y + 44), (70, 796), (44, 760))
    right_slope = points((x, y), (x, y + 44), (730, 796), (756, 760))
    doors = [arch(160, 340, 1040, 880), arch(460, 640, 1040, 880)]
    rims = [arch(146, 354, 1044, 878), arch(446, 654, 1044, 878)]
    scallops = [
        ellipse(x + side * (24 + 330 * t), y + 56 + 316 * t, 17, 15)
        for side in (-1, 1)
        for t in np.linspace(0.04, 0.86, 10)
    ]
    heart = blob((400, 700), (400, 700), (366, 660), (372, 626), (400, 642), (400, 642), (428, 626), (434, 660))
    boards = tuple(
        points((bx, 730), (bx, 1086)) for bx in range(160, 680, 40) if not (170 < bx < 330 or 470 < bx < 640)
    )
    floor = points((84, 1040), (716, 1040), (748, 1096), (52, 1096))
    return group(
        Wash(solid(place(front, 26, 30)), DARK, "cast shadow", 0.6, 14),
        Shape(solid(front), PINE, "wood", 1.0, colour("#96602c"), form=16, texture="wood", flow=math.pi / 2, line=2.2),
        Lines(boards, 1.3, DARK, strength=0.5),
        Shape(solid(*rims), colour("#e8ddc0"), "trim", 0.5, form=8, line=1.8),
        Shape(solid(*doors), DARK, "inside", 1.2, colour("#4a3026"), form=FLAT, modelling=0.3, line=1.8),
        Shape(solid(heart), DARK, "heart", 1.2, form=FLAT, modelling=0.2, line=1.8),
        Shape(solid(*scallops), colour("#e8ddc0"), "trim", 0.5, form=5, line=1.5),
        Shape(solid(left_slope), RED, "roof", 1.0, form=8, texture="wood", flow=-0.72, line=2.2),
        Shape(solid(right_slope), RED, "roof", 1.0, form=8, texture="wood", flow=0.72, line=2.2),
        Shape(solid(floor), colour("#c98e4c"), "wood", 1.0, form=8, texture="wood", line=2.0),
        Shape(solid(rectangle(52, 1096, 748, 1124)), colour("#8a562c"), "wood", 1.0, form=8, texture="wood", line=2.0),
        name="weather house",
    )


def lovers() -> Group:
    """Two carved hands not yet touching."""
    woman = figure(
        "crawling", outfit="dress", hat="straw", hair="bun", mood="tender", hand=(-62, -34), grip="open", nod=-0.3
    )
    man = figure(
        "crawling",
        outfit="oilskin",
        hat="wide brim",
        beard="short",
        mood="tender",
        hand=(-62, -34),
        grip="open",
        nod=-0.3,
    )
    woman = woman.dressed(dress=colour("#f0c23c"), hat=colour("#f4dc94"), apron=colour("edelweiss white"))
    man = man.dressed(
        coat=colour("#3f6fa8"), cloak=colour("#3f6fa8"), hat=colour("#34588a"), trousers=colour("#2c3c5a")
    )
    return group(woman.placed(290, 566, 3.4, -0.72, flip=True), man.placed(510, 566, 3.4, 0.72), name="lovers")


def empty_bar() -> Group:
    """Swinging on its thread, a bare peg at either end."""
    bar = limb([(196, 1014), (400, 986), (604, 958)], [15, 19, 15])
    pegs = [limb([(204, 1010), (202, 968)], [11, 9]), limb([(596, 956), (594, 914)], [11, 9])]
    arcs = [ellipse(400, 986, 214, 60, start=s, end=s + 0.28, count=8) for s in (2.7, -0.62)]
    return group(
        Lines((points((400, 720), (400, 984)),), 2.4, DARK, strength=1.0),
        Shape(solid(*pegs), colour("#e8c88a"), "peg", 0.9, form=5, line=1.7),
        Shape(solid(bar), colour("#d8a45c"), "bar", 1.0, form=7, texture="wood", line=2.0),
        Lines(tuple(arcs), 1.6, colour("#f0e2c0")),
        name="bar",
    )


def flowers() -> Group:
    """Painted edelweiss along the foot."""
    petals = [
        ellipse(x + 13 * math.cos(a), 1110 + 9 * math.sin(a), 8, 5)
        for x in range(110, 720, 98)
        for a in np.arange(0, 6.2, 1.05)
    ]
    hearts = points(*((x, 1110) for x in range(110, 720, 98)))
    return group(
        Veil(solid(rectangle(52, 1124, 748, 1140)), DARK, "shade", 0.3, 8),
        Shape(solid(*petals), colour("edelweiss white"), "petal", 0.3, modelling=0.2, line=1.0),
        Dots(hearts, np.full(len(hearts), 6.0), colour("mustard")),
    )
