"""The Returned Hood: years after the story, somebody has come to give it back."""

import math

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import curve, ellipse, rectangle, solid
from studio.landscape import contact_shadow, graded_sky, ground, snow, stars
from studio.motifs.animals import wolf
from studio.motifs.people import figure
from studio.motifs.plants import FlowerKind, fir, flower, forest
from studio.motifs.things.tools import axe
from studio.scene import Clip, Glaze, Group, Scene, Wash, group, shadowed

DRAWN = Sheet("inkwell/wolf_returns_hood")

PANE = (196.0, 560.0)
SNOW, DUSK = colour("#eef3fb"), colour("#7f9cc8")


@card("wolf_returns_hood")
def wolf_returns_hood(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=graded_sky("0 #1f3358 1, 0.3 #3d5f94 0.9, 0.55 #8fa6cc 0.75", lines=0.5, unrest=0.5),
        layers=(
            stars(layout.child("stars"), 26, (300, 30, 780, 300)),
            forest(layout.child("far"), 860, 190, leaf=colour("#2f4a5c")).placed(400, 700),
            woods(layout.child("woods")),
            ground(curve("-20,744 300,716 560,690 820,706"), SNOW, DUSK, weight=0.3),
            DRAWN("tracks"),
            cottage_front(layout.child("front")),
            DRAWN("window_light"),
            penitent(),
            hood(),
            snow(layout.child("flakes"), 90, (20, 20, 780, 1180), 4.0),
        ),
        focal="hood",
        glaze=Glaze(colour("#2c4478"), 0.42, top=1.0, bottom=0.9),
        shadow=colour("#4f6ba4"),
        haze=colour("#8fa6cc"),
    )


def woods(stream: Stream) -> Group:
    places = ((716, 742, 1.4), (600, 716, 0.95), (790, 730, 1.1), (500, 706, 0.7), (428, 704, 0.5))
    return group(
        *(
            fir(stream.child(str(i)), 330, colour("#25484a"), snow=True).placed(x, y, size)
            for i, (x, y, size) in enumerate(sorted(places, key=lambda place: place[2]))
        )
    )


def cottage_front(stream: Stream) -> Group:
    """A corner of the house: logs, a shut door, one pane, an axe kept over the lintel."""
    return group(
        *DRAWN("cottage_front"),
        axe().placed(54, 476, 1.7, rotation=math.pi / 2 - 0.1),
        *DRAWN("cottage_front_roof"),
        DRAWN("curtain"),
        watcher(),
        *DRAWN("cottage_front_snow"),
        name="cottage",
    )


def watcher() -> Clip:
    """Somebody stands close to the glass, against the lamp."""
    x, y = PANE
    woman = figure("waiting", "front", age="old", outfit="shawl", hair="bun")
    dark = shadowed(woman, colour("#6a3a1c"), "watcher").placed(x + 16, y + 176, 2.1)
    return Clip(solid(rectangle(x - 50, y - 64, x + 50, y + 64)), group(dark))


def penitent() -> Group:
    """Thin, white at the jaw; he has sat here long enough for snow to settle on his back."""
    beast = wolf("sitting").dressed(fur=colour("#767880"), belly=colour("#eef0f5")).placed(630, 1070, 5.3)
    return group(
        Wash(solid(ellipse(650, 1070, 160, 22)), colour("#3f5a94"), "shadow", 0.7, 10.0),
        beast,
        *DRAWN("penitent"),
        name="wolf",
    )


def hood() -> Group:
    """The little cape spread on the snow as if somebody still knelt in it, a grey darn, three frozen flowers."""
    blooms: tuple[tuple[FlowerKind, float, float, float], ...] = (
        ("daisy", 106, 126, 0.5),
        ("bell", 112, 128, 0.85),
        ("daisy", 120, 132, 1.15),
    )
    cloth = group(
        *DRAWN("hood"),
        *(flower(kind, 60, colour("#cfe0f8"), 0.15).placed(x, y, 1.5, turn) for kind, x, y, turn in blooms),
    )
    return group(contact_shadow(330, 1132, 350, colour("#4a5a98"), 0.8), cloth.placed(330, 1008), name="hood")
