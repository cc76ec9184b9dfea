"""Whale in the Wheat: it came up without a sound, and looks at her kindly."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import curve, points, ridge
from studio.landscape import cloud, contact_shadow, graded_sky, ground, halo, hills, moon, stars
from studio.motifs.animals import swallow, whale
from studio.motifs.buildings import village
from studio.motifs.people import figure
from studio.motifs.plants import flowers, wheat
from studio.motifs.things.lights import lantern
from studio.motifs.vessels import oar, rowing_boat_halves
from studio.scene import Glaze, Glow, Group, Lamplight, Scene, group

DRAWN = Sheet("inkwell/wheat_whale")

HORIZON = 560.0
GIRL = (636.0, 1104.0)
POPPIES = points("70,1080 150,1150 236,1076 330,1160 410,1090 760,1150 120,1180")
GOLD = colour("wheat gold")


@card("wheat_whale")
def wheat_whale(chance: Chance) -> Scene:
    layout = chance.layout
    field = ridge(layout.child("field"), HORIZON, 6)
    beast = whale().placed(226, 742, 2.1, rotation=-0.44, flip=True)
    return Scene(
        sky=graded_sky(
            "0 #4a5a7c 1, 0.18 #8d84a4 0.8, 0.34 #f0b090 0.65, 0.46 #fbd8a4 0.5, 1 #d8ab4e 0.5",
            lines=0.55, unrest=0.8, halo=(150, 150, 90), lines_until=0.48,
        ),
        layers=(
            group(stars(layout.child("stars"), 40, (40, 40, 760, 260)), halo((140, 150), 150, colour("#f8ecc4"), 0.5)),
            moon(layout.child("moon"), 46, phase=0.26).placed(130, 150, rotation=-0.4),
            cloud(layout.child("cloud"), 300, 66, colour("#9a8fae")).placed(560, 250).at_distance(0.3),
            group(Glow((430, 520), 430, colour("#ffe3b4"), 0.6)),
            *hills(layout.child("hills"), (520,), colour("#8a7a5c"), colour("#b08f8c")),
            village(layout.child("village"), 7, 240, lit=0.5).placed(690, HORIZON + 6, 0.8).at_distance(0.4),
            ground(field, colour("#e0b45a"), colour("#b07a34"), weight=0.9),
            DRAWN("wake"),
            ears(layout.child("back"), 330, 580, 860),
            DRAWN("road"),
            scarecrow(layout.child("scarecrow")).placed(706, 712, 1.1),
            beast.named("whale"),
            DRAWN("standing_wheat"),
            bow_wave(layout.child("spray")),
            ears(layout.child("middle"), 300, 880, 1010),
            group(Glow((566, 930), 300, colour("lamp gold"), 0.6), contact_shadow(646, 1104, 130, colour("#4a3040"))),
            girl(),
            ears(layout.child("front"), 260, 1030, 1250),
            flowers(layout.child("poppies"), POPPIES, ("poppy",), 62),
            swallow("flying").placed(690, 380, 1.2),
            swallow("flying").placed(740, 424, 0.9, flip=True),
        ),
        focal="whale",
        light=Lamplight((560, 420)),
        glaze=Glaze(colour("#4a3f6c"), 0.2),
        shadow=colour("#5a5584"),
        haze=colour("#dba58c"),
    )  # fmt: skip


def path_edges(y: float) -> tuple[float, float]:
    """Left and right edge of the road at a height."""
    near = (y - HORIZON) / (1200 - HORIZON)
    bend = 60 * np.sin(2.2 * near)
    return 588 - 90 * near + bend, 604 + 130 * near + bend


def ears(stream: Stream, count: int, top: float, bottom: float) -> Group:
    """Ripe wheat between two heights, taller towards us, none on the road."""
    y = np.sort(stream.uniform(top, bottom, count=count))
    x = stream.uniform(-10, 810, count=count)
    free = np.array([not (path_edges(b)[0] - 14 < a < path_edges(b)[1] + 14) for a, b in zip(x, y, strict=True)])
    roots = np.stack([x, y], axis=1)[free]
    rows = []
    for part in np.array_split(roots, 5):
        near = (float(part[:, 1].mean()) - HORIZON) / 640
        rows.append(wheat(stream, part, 34 + 110 * near, paint=GOLD.mixed(colour("#b87c34"), 0.4 * near)))
    return group(*rows, name="wheat")


def bow_wave(stream: Stream) -> Group:
    """Ears flying up along the waterline like spray."""
    line = curve("-10,800 110,856 240,880 380,868 500,830 560,796")
    roots: list[tuple[float, float]] = []
    for _ in range(230):
        index = stream.integer(0, len(line))
        dx, dy = stream.points(1, 16)[0]
        roots.append((float(line[index, 0] + dx), float(line[index, 1] + 46 + dy)))
    places = np.array(sorted(roots, key=lambda root: root[1]))
    left, right = places[places[:, 0] < 290], places[places[:, 0] >= 290]
    return group(
        wheat(stream, left, 92, lean=-0.7, paint=colour("#e0b45a")),
        wheat(stream, right, 88, lean=0.75, paint=colour("#e0b45a")),
        name="bow wave",
    )


def girl() -> Group:
    """Red hood, lantern half lifted."""
    child = figure(
        "holding up a lamp",
        age="child",
        outfit="cloak",
        hat="pointed hood",
        shoes="boots",
        holding=lantern(metal=colour("soot")).placed(0, 0, 0.42),
        nod=-0.25,
        hand=(-17.0, -48.0),
    )
    red = colour("poppy red")
    return child.dressed(cloak=red, hat=red, shoes=colour("soot brown")).placed(*GIRL, 4.1).named("girl")


def scarecrow(stream: Stream) -> Group:
    """Rowing, since the field has become a sea."""
    straw = figure("rowing", outfit="rags", hat="straw", holding=oar(90).placed(0, 0, 0.7, rotation=2.5))
    rower = straw.dressed(skin=colour("straw"), coat=colour("tobacco"))
    inside, side = rowing_boat_halves(92, colour("#7d5838"), oars=False)
    (x, y), (u, v) = side.anchor("seat"), rower.anchor("seat")
    swell = np.stack([np.linspace(-44, 48, 24), stream.uniform(22, 30, count=24)], axis=1)
    return group(inside, rower.placed(x - u, y - v), side, wheat(stream, swell, 34, paint=GOLD), name="scarecrow")
