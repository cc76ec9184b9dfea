"""The Race Nobody Finished: a pace before the line they sat down for a moment."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import curve
from studio.landscape import contact_shadow, graded_sky, ground, halo, hills, tufts
from studio.motifs.animals import snail
from studio.motifs.plants import bough, fallen_leaves, flower, leafy_tree
from studio.motifs.rooms import chair
from studio.scene import Glaze, Group, Item, Scene, Sunlight, group

DRAWN = Sheet("inkwell/unfinished_race")

SUN = (560.0, 330.0)
DARK = colour("#5a3a2c")


@card("unfinished_race")
def unfinished_race(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=graded_sky("0 #e0a048 0.8, 0.25 #f6cf70 0.7, 0.5 #fdeab0 0.5", lines=0.35, halo=(*SUN, 150)),
        layers=(
            group(halo(SUN, 420, colour("#fff3c8"), 0.8)),
            *hills(layout.child("hills"), (470, 520), colour("#b08a44"), colour("#f0d080"), swell=16),
            lane(),
            avenue(layout.child("avenue")),
            bough(layout.child("bough"), 420, colour("#d8862a")).placed(850, 70, 1.0),
            spectators(),
            DRAWN("bench"),
            runners(layout.child("runners")),
            finish(layout.child("finish")),
            trophy(),
            fallen_leaves(
                layout.child("near"), tufts(layout.child("near"), 44, (30, 940, 770, 1190)), 14, colour("maple red")
            ),
            fallen_leaves(
                layout.child("gold"), tufts(layout.child("gold"), 40, (30, 860, 770, 1190)), 12, colour("#d8922c")
            ),
        ),
        focal="runners",
        light=Sunlight((0.5, -0.6, 0.55)),
        glaze=Glaze(colour("#8a4a2c"), 0.16, top=0.5, bottom=1.3),
        shadow=colour("#7a5a78"),
        haze=colour("#f6dc98"),
    )


def lane() -> Group:
    """A sandy lane, narrowing to where the two of them started."""
    field = ground(curve("-20,560 240,540 560,546 820,556"), colour("#c8a048"), colour("#8a7434"), weight=0.9)
    return group(field, *DRAWN("lane"), name="lane")


def avenue(stream: Stream) -> Group:
    places = (
        (250, 568, 0.5, "#d8902c"),
        (540, 568, 0.5, "#c8662a"),
        (150, 610, 0.85, "#c8562a"),
        (650, 610, 0.9, "#dca030"),
        (20, 700, 1.5, "#d8862a"),
        (790, 700, 1.5, "#b8442a"),
    )
    return group(
        *(
            leafy_tree(stream.child(str(i)), 330, leaf=colour(tint), fullness=0.75).placed(x, y, size)
            for i, (x, y, size, tint) in enumerate(places)
        )
    )


def spectators() -> Group:
    """Nobody is waiting any more."""
    return group(
        contact_shadow(70, 752, 44, DARK, 0.6),
        chair(wood=colour("#8a5a34")).placed(70, 752, 1.0, flip=True),
        contact_shadow(738, 742, 44, DARK, 0.6),
        chair(wood=colour("#8a4a3a")).placed(738, 742, 1.0),
        name="chairs",
    )


def runners(stream: Stream) -> Group:
    return group(
        shell(stream).placed(24, -36),
        DRAWN("hare_body"),
        DRAWN("tortoise_body"),
        DRAWN("feet"),
        DRAWN("blanket"),
        DRAWN("tortoise_head"),
        DRAWN("hare_head"),
        name="runners",
    )


def shell(stream: Stream) -> Group:
    """Seen from before: the dome rising behind its owner, mossy on top."""
    return group(*DRAWN("shell"), flower("bell", 24).placed(556, 480, 1.5, 0.2))


def finish(stream: Stream) -> Group:
    """Two poles and the ribbon nobody broke, leaves caught on it."""
    caught = np.array([(196, 1030), (330, 1044), (352, 1050), (470, 1046), (610, 1030), (660, 1018)])
    perch = snail().placed(746, 812, 1.9)
    return group(*DRAWN("finish"), fallen_leaves(stream, caught, 17, colour("#c8702c")), perch, name="ribbon")


def trophy() -> Group:
    """Nobody came to fetch it; it does well with violets."""
    blooms: list[Item] = [
        flower("bell", 34, colour("#7a58b0"), bend).placed(x, -80, 1.2)
        for x, bend in ((-24, -0.3), (-8, 0.1), (10, -0.1), (26, 0.3))
    ]
    return group(contact_shadow(0, 0, 90, DARK, 0.6), *blooms, *DRAWN("trophy"), name="trophy").placed(214, 1168, 1.05)
