"""The Caged Moon: whether the key opens or locks, nobody says."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, Palette, colour
from studio.drawings import Sheet
from studio.geometry import Points, blob, curve, place, points, resample, solid
from studio.landscape import along_ground, contact_shadow, grass, ground, halo, hills, moon, night_sky, stars, tufts
from studio.motifs.animals import fox, moth
from studio.motifs.people import figure
from studio.motifs.things.keepsakes import birdcage, key, seed_cup
from studio.motifs.things.tools import ladder
from studio.scene import Glaze, Group, Lamplight, Scene, Shape, Veil, group

DRAWN = Sheet("inkwell/caged_moon")

HOOK = (530.0, 150.0)
MOON = (530.0, 452.0)


@card("caged_moon")
def caged_moon(chance: Chance, palette: Palette) -> Scene:
    layout, night = chance.layout, palette.midnight_blue
    hill = curve("-20,952 120,972 270,1034 450,1082 640,1108 830,1096", steps=14)
    edge, near = layout.child("edge"), layout.child("near")
    return Scene(
        sky=night_sky(halo=(*MOON, 290), horizon=0.82),
        layers=(
            group(halo(MOON, 400, colour("#f7e3a4"), 0.8), stars(layout, 70, (40, 40, 760, 720), avoid=(*MOON, 300))),
            *hills(layout.child("hills"), (900, 960), colour("#4f6a58"), colour("#7f98a0")),
            bough(layout.child("tree")),
            occupied_cage(layout.child("cage")),
            DRAWN("snag"),
            ground(hill, colour("#5c6c48"), colour("#33463c"), weight=1.0),
            group(bars_of_light()),
            grass(edge, along_ground(edge, hill, 60), 14),
            group(contact_shadow(368, 1094, 140, night), contact_shadow(180, 1066, 160, night)),
            ladder(missing=(1,)).placed(632, 1128, rotation=0.17),
            fox("walking").placed(186, 1068, 1.6, rotation=0.16, flip=True),
            key_bearer(palette.poppy_red.darker(0.12), night).placed(372, 1092, 4.0, flip=True),
            grass(near, tufts(near, 70, (20, 1130, 780, 1198)), 40, weight=1.5),
        ),
        focal="cage",
        light=Lamplight(MOON),
        glaze=Glaze(colour("#2c3a70"), 0.8, bottom=0.55),
        shadow=colour("#46507a"),
    )


def occupied_cage(stream: Stream) -> Group:
    """The moon asleep behind its bars, moths asleep on them."""
    prisoner = group(moon(stream, 152, face=True), halo((0, 0), 230, colour("#fff4cc"), 0.75))
    cage = birdcage(prisoner.placed(0, MOON[1] - HOOK[1])).placed(*HOOK)
    moths = [
        moth("resting", "bone").placed(x, y, 4.2, turn)
        for x, y, turn in ((358, 470, 0.1), (664, 402, -0.2), (430, 566, 0))
    ]
    return group(cage, seed_cup(stream).placed(700, 566), *moths, name="cage")


def key_bearer(red: Colour, night: Colour) -> Group:
    """Somebody small and hooded under a key as long as a plough."""
    burden = key(112).placed(-11, 0, 0.66, rotation=-0.12)
    bearer = figure(
        "carrying on shoulder",
        age="child",
        outfit="cloak",
        hat="pointed hood",
        holding=burden,
        hand=(-9, -43),
        nod=-0.05,
        shoes="boots",
    )
    return bearer.dressed(cloak=red, hat=red, shoes=night.darker(0.3), trousers=night).named("key bearer")


def bars_of_light() -> Veil:
    """Moonlight through the bars, striping the grass."""
    stripes = []
    for share in np.linspace(-0.9, 0.9, 7):
        near, far = 470 + 330 * share, 520 + 150 * share
        stripes.append(points((far - 9, 1092), (far + 9, 1092), (near + 24, 1215), (near - 24, 1215)))
    return Veil(solid(*stripes), colour("#d8d596"), "moonlight", 0.85, 3.0, fade=(1.0, 0.6))


def bough(stream: Stream) -> Group:
    """An old tree leaning in from the left, its bough an arch over the card."""
    twigs = (
        [(36, 220), (10, 50)],
        [(200, 120), (226, 30)],
        [(470, 66), (590, 72)],
        [(650, 120), (750, 92)],
        [(180, 560), (208, 484)],
    )
    leaves = [leaf(stream, tip) for twig in twigs for tip in np.repeat(resample(twig, 13), 6, axis=0)]
    greens = (colour("#54755a"), colour("#7c8a4e"), colour("#b08a3e"))
    return group(
        *DRAWN("bough"),
        *(Shape(solid(*leaves[i::3]), green, "leaf", 0.95, modelling=0, line=0.7) for i, green in enumerate(greens)),
        name="tree",
    )


def leaf(stream: Stream, tip: Points) -> Points:
    x, y = tip + stream.points(1, 17)[0]
    pointed = blob("0,0 0.45,-0.28 1,0! 0.45,0.28", steps=3)
    return place(pointed, x, y, stream.uniform(7, 14), stream.uniform(0, math.tau))
