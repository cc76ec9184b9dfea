"""Drawing the Night: somebody has to do it, and there is a minute of day left."""

from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour
from studio.drawings import Sheet
from studio.figures import PEOPLE, POSES, Camera, Dress, Hair, Head, Leg, drawn, person
from studio.geometry import below, intersection, limb, place, points, resample, solid, union
from studio.landscape import graded_sky, ground
from studio.motifs.buildings import village
from studio.rigs import Rig
from studio.scene import Clip, Dots, Group, Lines, Scene, Shape, Sky, Sunlight, Veil, Wash, group, silhouette, walk
from studio.skies import graded

DRAWN = Sheet("inkwell/drawing_the_night")
LIGHT = Sunlight((-0.5, -0.7, 0.4))
HAND = (540.0, 812.0)
NAVY = colour("#1d2a58")


@card("drawing_the_night")
def drawing_the_night(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    day = graded((palette.sky, palette.sky, palette.noon, palette.noon))
    return Rig(day, LIGHT, None, palette.shade).scene(
        DRAWN("sun", palette),
        country(layout, palette),
        night(layout.child("night")),
        DRAWN("rail", palette),
        hauler(),
        focal="hauler",
    )


def country(stream: Stream, palette: Palette) -> Group:
    """What has a minute of day left: a hill, a village on it, the meadow she stands in."""
    hill, meadow = DRAWN.strokes("land")
    asleep, awake = (
        village(stream.child("village"), 7, 260, lit=share).placed(566, 746, 0.86).at_distance(0.15)
        for share in (1.0, 0.0)
    )
    dusk = intersection(DRAWN.outline("dusk"), union(silhouette(asleep), solid(below(hill, 1000))))
    return group(
        ground(hill, palette.meadow.lighter(0.25), palette.meadow),
        awake,
        Clip(dusk, group(asleep)),
        ground(meadow, palette.meadow, palette.meadow.darker(0.12)),
        Wash(dusk, colour("#3a3f7a"), "dusk", 0.62, 7),
        Clip(dusk, group(*lamps(asleep))),
        *DRAWN("shade", palette),
    )


def lamps(houses: Group) -> list[Veil]:
    """The windows of those for whom it is evening already."""
    panes = [item for item in walk(houses.items) if isinstance(item, Shape) and item.role == "window"]
    return [Veil(pane.outline, colour("#fff0a0"), "lamp", 1.0, 0.8) for pane in panes]


def night(stream: Stream) -> Group:
    """The cloth: sky on its face, folds running to the fist, a gold selvedge, moth holes for stars."""
    (edge,), (hem,) = DRAWN.strokes("edge"), DRAWN.strokes("hem")
    inside = solid(np.vstack([points((-20, 40)), edge, hem[1:]]))
    sky = Sky(graded_sky("0 #141d44 1.25, 0.5 #27376e 1.15, 1 #35508a 1.05").stops, (-20, 40, 800, 1120), 0.75, 0.9)
    folds = DRAWN.strokes("folds")
    shade = [np.vstack([fold, place(fold, 24)[::-1]]) for fold in folds]
    sheen = [np.vstack([place(fold, -20), place(fold, -8)[::-1]]) for fold in folds]
    face = group(
        sky,
        Wash(solid(*shade), colour("#0c1030"), "fold", 0.75, 7),
        Veil(solid(*sheen), colour("#5a72b4"), "sheen", 0.35, 6),
        Lines(folds, 1.8, strength=0.9),
        sparkle(stream),
        DRAWN("moon"),
    )
    selvedge = limb(np.vstack([edge, hem[1:25]]), [8, 9, 9, 8, 8, 7])
    stitches = tuple(points((x - 5, y - 1), (x + 5, y + 1)) for x, y in resample(edge, 17))
    return group(
        Shape(inside, NAVY, "curtain", 1.2, form=30, texture="cloth", line=2.4),
        Clip(inside, face),
        Shape(solid(limb(hem, [6, 6, 6])), colour("old gold"), "trim", 1.0, modelling=0.5, line=1.2),
        Shape(solid(selvedge), colour("noon gold"), "trim", 0.9, modelling=0.4, line=1.4),
        Lines(stitches, 1.1),
        name="night",
    )


def sparkle(stream: Stream) -> Group:
    count = 150
    spots = np.stack([stream.uniform(20, 560, count=count), stream.uniform(70, 1050, count=count)], axis=1)
    sizes = 0.9 + 2.6 * stream.fractions(count) ** 3
    return group(
        Dots(spots[::6], sizes[::6] + 2.2, colour("moon cream"), "star", "star"),
        Dots(spots[1:], sizes[1:], colour("moon cream"), "star"),
    )


def hauler() -> Group:
    """Her whole weight on the edge of the cloth."""
    body = replace(PEOPLE["singer"], age=52, stout=0.7, skin="#8a5638", hair=Hair("bun", "#2a2228"))
    dress = Dress(
        top="#a83284", bottom="#3a2a34", skirt=0.7, skirt_tone="top", flare=1.0, collar="round",
        sleeve_end=0.1, boots=0.6, hat="kerchief", hat_colour="#fbf6ea",
    )  # fmt: skip
    pull = replace(POSES["pull"], hips=(0, 0.76, -0.42), left_leg=Leg((0.12, 0, 0.44), toe=(0.25, 0.2, 1)))
    woman = person(body, Head("calm", yaw=-6, pitch=-12), pull, dress, facing=-116)
    grip = drawn(woman, camera=Camera((0, 0), 5.4, pitch=6)).anchor("other_hand")
    view = Camera((HAND[0] - grip[0] + 6, HAND[1] - grip[1]), 5.4, pitch=6)
    return drawn(woman, camera=view, light=LIGHT, pen=1.4, shadow=0.9, name="hauler")
