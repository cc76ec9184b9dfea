"""Heavy Machine: it could lift a house, and nobody is at the levers."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour
from studio.drawings import Sheet
from studio.geometry import Points, ellipse, limb, outline, points, solid
from studio.materials import earth, plain
from studio.rigs import Rig
from studio.scene import Group, Item, Scene, Sunlight, Wash, group, silhouette
from studio.skies import graded

DRAWN = Sheet("inkwell/daisy_digger")
LIGHT = Sunlight((-0.5, -0.8, 0.4))


@card("daisy_digger")
def daisy_digger(chance: Chance, palette: Palette) -> Scene:
    return Rig(graded((palette.sky, palette.sky.lighter(0.5))), LIGHT, None, palette.shade).scene(
        site(chance.layout.child("site"), palette),
        DRAWN("machine"),
        shadow(palette),
        stem(palette),
        DRAWN("claw"),
        daisy(palette),
        focal="daisy",
    )


def site(stream: Stream, palette: Palette) -> Group:
    """Torn ground to the edge of the world."""
    clods: list[Item] = []
    for k in range(26):
        x, near = stream.uniform(-10, 810), (k + 1) / 26
        y, size = 985 + 215 * near**1.4, 5 + 20 * near
        ring = ellipse(x, y, size * 1.3, size, count=9) + stream.points(9, 0.16 * size)
        clods += [
            Wash(solid(ring + points((0.9 * size, 0.5 * size))), palette.shade, "cast shadow", 0.8, 1.5),
            earth(ring, palette.ground.darker(0.12), "clod", line=1.0 + 0.9 * near),
        ]
    return group(
        earth(
            outline("-20,898! 200,892 460,900 820,890! 820,1220! -20,1220!"),
            palette.ground,
            "ground",
            modelling=0.2,
            line=1.4,
        ),
        *clods,
    )


def shadow(palette: Palette) -> Group:
    """The claw's, on the ground between the clods."""
    rings = silhouette(group(DRAWN("claw"), stem(palette), daisy(palette)))
    fallen = tuple(
        np.stack([ring[:, 0] + 0.42 * (1000 - ring[:, 1]), 1110 - 0.10 * (1000 - ring[:, 1])], 1) for ring in rings
    )
    return group(Wash(fallen, palette.shade, "cast shadow", 0.85, 1.5, hatched=True))


def stem(palette: Palette) -> Group:
    """Between the two tips."""
    return group(
        plain(limb("396,610 392,700 398,812 396,920 412,1030", [13, 12, 12, 11, 7]), palette.leaf, "stem", line=2.4),
        plain(outline("398,940! 450,896 506,898 536,868! 530,936 464,970!"), palette.leaf, "leaf", line=2.4),
        plain(outline("396,720! 360,690 320,694 300,676! 310,724 356,742!"), palette.leaf, "leaf", line=2.2),
    )


def daisy(palette: Palette) -> Group:
    """One."""
    x, y = 396, 586
    petals = [petal(k, x, y) for k in range(19)]
    return group(
        *(plain(ring, colour("#ffffff"), "petal", weight=0.05, modelling=0.25, line=2.2) for ring in petals),
        plain(ellipse(x, y, 46, 42), palette.heart, "heart", weight=1.1, line=2.4),
        name="daisy",
    )


def petal(k: int, x: float, y: float) -> Points:
    turn, long = k * 2.39996, 132 + 12 * np.sin(3.7 * k)
    way = np.array([np.cos(turn), 0.92 * np.sin(turn)])
    aside = np.array([-way[1], way[0]])
    knots = [
        way * 26,
        way * 0.55 * long + aside * 17,
        way * long + aside * 9,
        way * (long + 4) - aside * 6,
        way * 0.55 * long - aside * 17,
    ]
    return outline(np.array(knots) + points((x, y)))[0]
