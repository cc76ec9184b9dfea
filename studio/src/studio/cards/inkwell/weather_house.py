"""The Weather House: they can never be out together, and tonight they are."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import ellipse, limb, points, rectangle, solid
from studio.landscape import cloud, graded_sky, rain, sun, wall
from studio.motifs.animals import beetle
from studio.motifs.people import figure
from studio.motifs.stage import window_frame
from studio.motifs.things.tools import rake
from studio.scene import FLAT, Dots, Glaze, Glow, Group, Scene, Shape, Sunlight, Wash, group

DRAWN = Sheet("inkwell/weather_house")


@card("weather_house")
def weather_house(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=wall(colour("#d8cdb4"), colour("#b9a484"), lines=0.3),
        layers=(
            window_frame(weather(layout.child("weather")), (96, 60, 704, 640), 2, 2, colour("edelweiss white")),
            DRAWN("chalet"),
            group(Glow((400, 380), 210, colour("#fff2c0"), 0.55)),
            lovers(),
            beetle().placed(400, 446, 1.5),
            DRAWN("empty_bar"),
            rake(9, 120).placed(572, 1000, 1.15, 0.14),
            DRAWN("flowers"),
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
        graded_sky("0 #5a9ad0 0.9, 0.6 #bfe0ea 0.6, 1 #f4e6b4 0.5", box=(80, 40, 720, 660), lines=0.2),
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
