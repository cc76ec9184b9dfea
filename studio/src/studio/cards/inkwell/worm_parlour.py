"""The Worm's Parlour: tea was at four, the knife came at five past."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import blob, closed, ellipse, paths, solid
from studio.landscape import contact_shadow, wall
from studio.materials import wood
from studio.motifs.plants import leaves
from studio.motifs.rooms import armchair, stove, wardrobe
from studio.motifs.things.keepsakes import suitcase
from studio.motifs.things.kitchen import cup
from studio.scene import Clip, Glaze, Glow, Group, Lamplight, Lines, Scene, Shape, group

DRAWN = Sheet("inkwell/worm_parlour")

FLOOR = 906.0
FIRE = (588.0, 850.0)
UMBER = colour("#6b4226")
ROOM = blob(
    (150, FLOOR),
    (150, FLOOR),
    (112, 800),
    (106, 660),
    (142, 500),
    (236, 410),
    (400, 384),
    (564, 410),
    (658, 500),
    (694, 660),
    (688, 800),
    (650, FLOOR),
    (650, FLOOR),
    (400, FLOOR + 4),
    steps=12,
)


@card("worm_parlour")
def worm_parlour(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=wall(colour("#3f5b3c"), colour("#27402f"), lines=0.6),
        layers=(
            DRAWN("board"),
            group(contact_shadow(400, 1100, 400, colour("#1d1a14"), 0.7)),
            DRAWN("apple"),
            Group((Clip(solid(ROOM), parlour(layout.child("parlour"))),), "room"),
            DRAWN("knife"),
        ),
        focal="worm",
        light=Lamplight((520, 600)),
        glaze=Glaze(colour("#2c3a3c"), 0.2, bottom=0.8),
        shadow=colour("#7a5648"),
    )


def parlour(stream: Stream) -> Group:
    """Carved out of the flesh and papered with its own veins."""
    rim = closed(ROOM)
    return group(
        *DRAWN("parlour"),
        round_window(stream),
        DRAWN("portraits"),
        wardrobe(1.0).placed(196, FLOOR - 44, 1.72),
        DRAWN("wedding_dress"),
        group(Glow(FIRE, 330, colour("stove orange"), 0.5), Glow((470, 690), 260, colour("#fff0c0"), 0.3)),
        stove(pipe=320).placed(588, FLOOR - 26, 1.5),
        suitcase(leather=colour("#8a3a2c")).placed(646, FLOOR - 4, 1.3),
        group(contact_shadow(420, FLOOR - 12, 250, UMBER, 0.7)),
        armchair(cloth=colour("#3d6a4a")).placed(420, FLOOR - 12, 3.5),
        DRAWN("footstool"),
        worm(),
        Lines((rim,), 3.0),
    )


def round_window(stream: Stream) -> Group:
    """The orchard, as one sees it from a branch."""
    pane = solid(ellipse(226, 520, 62, 62))
    outside = np.stack([stream.uniform(166, 286, count=16), stream.uniform(460, 580, count=16)], axis=1)
    orchard = group(
        Shape(pane, colour("#cfe6e2"), "sky", 0.7, modelling=0, line=0),
        *leaves(stream, outside, 26, 12, colour("leaf green"), each=2),
    )
    ring = ellipse(226, 520, 62, 62)
    return group(
        wood(ellipse(226, 520, 76, 76), UMBER, "frame", line=2.0),
        Clip(pane, orchard),
        Lines((closed(ring), *paths([(226, 458), (226, 582)], [(164, 520), (288, 520)])), 3.4),
    )


def worm() -> Group:
    """Upright in his dressing gown, eyes on what was the ceiling, tea leaving the cup."""
    pink = colour("#eaa08c")
    tea = cup(56, saucer=False)
    return group(
        *DRAWN("worm"),
        DRAWN("nightcap"),
        Shape(solid(ellipse(300, 706, 17, 15)), pink, "skin", 0.95, line=1.6),
        tea.placed(268, 722, 1.0, rotation=-0.34),
        *DRAWN("worm_gown"),
        name="worm",
    )
