"""The Last Shard: it would fit exactly, and there is somebody living in the gap."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import Points, closed, limb, place, points, rectangle, solid
from studio.landscape import graded_sky, wall
from studio.materials import wood
from studio.motifs.animals import wren
from studio.motifs.people import big_hand
from studio.motifs.plants import nest
from studio.motifs.things.keepsakes import boots
from studio.motifs.things.kitchen import jug
from studio.scene import FLAT, ROUND, Clip, Dots, Glaze, Glow, Group, Item, Lamplight, Lines, Scene, Shape, Wash, group

DRAWN = Sheet("inkwell/last_shard")

GAP: Points = points("-110,-30 -78,-104 -14,-84 34,-122 104,-70 92,4 118,60 40,112 -20,92 -84,104 -124,50")
HEART = (372.0, 800.0)
WINDOW = rectangle(56, 120, 200, 560)
CLAY, GOLD, DUSK = colour("#f2e8d8"), colour("#e8b030"), colour("#3a4a7c")


@card("last_shard")
def last_shard(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=wall(colour("#4a5484"), colour("#2c2f56"), lines=0.5),
        layers=(
            twilight_window(),
            shelf(),
            DRAWN("clay_man"),
            DRAWN("seams"),
            tenant(layout.child("tenant")),
            DRAWN("bench"),
            potter(),
        ),
        focal="tenant",
        light=Lamplight((120, 300)),
        glaze=Glaze(colour("#2c3464"), 0.22),
        shadow=colour("#5a5c8c"),
    )


def twilight_window() -> Group:
    view = graded_sky("0 #5a70b0 0.9, 0.6 #e8b8a0 0.7, 1 #ffd890 0.6", box=(56, 120, 200, 560), lines=0.3)
    return group(
        Clip(solid(WINDOW), group(view)),
        *DRAWN("twilight_window"),
        boots(30, colour("#4a3028")).placed(100, 566, 2.3),
        Glow((146, 340), 380, colour("#ffd8a8"), 0.4),
        name="window",
    )


def shelf() -> Group:
    """Repaired hearts that are only jugs."""
    items: list[Item] = []
    for x, y, size, paint in (
        (588, 250, 2.5, "#b85a48"),
        (672, 250, 2.1, "#5a8a94"),
        (738, 250, 1.7, "#c8a868"),
        (640, 430, 2.2, "#8a6a94"),
        (724, 430, 2.4, "#a85a4c"),
    ):
        items.append(jug(34, colour(paint)).placed(x, y, size))
        crack = points((x - 16, y - 22 * size), (x - 4, y - 16 * size), (x - 12, y - 10 * size), (x + 6, y - 4 * size))
        items.append(Shape(solid(limb(crack, [3, 3], steps=1)), GOLD, "seam", 0.9, form=FLAT, modelling=0, line=0.6))
    boards = [rectangle(540, 250, 790, 264), rectangle(590, 430, 790, 444)]
    return group(*items, wood(solid(*boards), colour("#6a4a38"), "shelf", form=ROUND, line=1.6), name="shelf")


def tenant(stream: Stream) -> Group:
    """Dark, a nest, and one bright eye."""
    x, y = HEART
    hole, rim = place(GAP, x, y), place(GAP, x, y, 1.1)
    bird = wren("perched").placed(x + 14, y + 52, 14.0)
    eye = bird.anchor("eye")
    inside = group(
        Shape(solid(hole), colour("#2a1a20"), "hollow", 1.2, form=30, modelling=0.5, line=0),
        bird.dressed(feather=colour("#9a6434")),
        nest(stream, 34, 3).placed(x - 6, y + 134, 2.9),
    )
    return group(
        Shape(solid(rim), GOLD, "seam", 0.8, form=8, line=2.2),
        Clip(solid(hole), inside),
        Lines((closed(hole),), 2.4),
        Dots(points((eye[0] - 2, eye[1] - 3)), np.array([3.2]), colour("#fffbe8")),
        name="tenant",
    )


def potter() -> Group:
    """Wet sleeves, steady fingers, the piece in them."""
    hand = big_hand("pinching", side="edge", age="old", roll=-0.5).placed(770, 836, 2.8, -0.5, flip=True)
    x, y = hand.anchor("grip")
    shard = place(GAP, x - 22, y - 62, 0.84, -0.25)
    return group(
        Wash(solid(place(GAP, x + 6, y - 10, 0.86, -0.25)), DUSK, "shadow", 0.6, 12),
        Shape(solid(shard), CLAY, "shard", 0.45, form=16, line=2.6),
        Shape(
            solid(*(limb(shard[i : i + 2], [5, 5], steps=1) for i in range(10))),
            GOLD,
            "seam",
            0.95,
            form=FLAT,
            modelling=0.2,
            line=0.6,
        ),
        hand,
        name="potter",
    )
