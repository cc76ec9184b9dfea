"""The Missed Tunnels: a hand's width of clay, and both of them so sure of the way."""

import numpy as np

from studio import materials
from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import Outline, Point, Points, below, blob, curve, ellipse, fuse, limb, rectangle, solid
from studio.landscape import along_ground, graded_sky, grass
from studio.motifs.animals import dog, fishbone, hound, mole, worm
from studio.motifs.buildings import cottage, smoke, weathercock
from studio.motifs.people import figure
from studio.motifs.plants import roots
from studio.motifs.things.keepsakes import ring
from studio.motifs.things.kitchen import spoon
from studio.motifs.things.lights import candle
from studio.motifs.things.tools import ladder, shovel
from studio.scene import Clip, Dots, Glaze, Glow, Group, Item, Lamplight, Scene, Shape, group

DRAWN = Sheet("inkwell/missed_tunnels")

TURF = 268.0
HIS_FLOOR, HER_FLOOR = 716.0, 1096.0
HIS_CANDLE, HER_CANDLE = (474.0, 640.0), (304.0, 1026.0)
CLAY, DARK, LIGHT = colour("#8c4030"), colour("#4a241c"), colour("#ffd884")


def _tunnel(shaft: float, floor: float, towards: int) -> Outline:
    """A shaft under a house, bending into a gallery that stops short."""

    def x(step: float) -> float:
        return shaft + towards * step

    return fuse(
        rectangle(shaft - 46, TURF + 1, shaft + 46, TURF + 60),
        limb([(shaft, TURF + 44), (x(-4), floor - 320), (x(26), floor - 150)], [92, 96, 150]),
        blob(
            (x(-52), floor - 200), (x(-48), floor - 40), (x(0), floor), (x(140), floor + 4), (x(330), floor),
            (x(412), floor - 26),
            (x(440), floor - 110), (x(424), floor - 196), (x(340), floor - 262), (x(180), floor - 284), (x(40),
                floor - 290),
        ),
        soften=16.0,
    )  # fmt: skip


HIS, HER = _tunnel(104, HIS_FLOOR, 1), _tunnel(696, HER_FLOOR, -1)


@card("missed_tunnels")
def missed_tunnels(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=graded_sky("0 #141a38 1.1, 0.2 #26325c 1, 0.34 #4a5684 0.9", lines=0.5),
        layers=(
            feud(layout.child("feud")),
            earth(layout.child("earth")),
            group(
                tunnel(HIS, HIS_CANDLE),
                tunnel(HER, HER_CANDLE),
                heaps(layout.child("heaps")),
                between(),
                him(),
                her(),
                name="diggers",
            ),
        ),
        focal="diggers",
        light=Lamplight((400, 860)),
        glaze=Glaze(colour("#241a3c"), 0.36),
        shadow=colour("#4a2c3c"),
    )


def feud(stream: Stream) -> Group:
    """Back to back, smoke leaning apart, even the vanes of two minds."""
    house = cottage(True, True, wall=colour("#a49cb4"), roof=colour("#5a4650"))
    other = cottage(True, False, wall=colour("#b0a09c"), roof=colour("#7a3a3c"))
    plumes = [
        smoke(stream.child("left"), [(250, 104), (214, 78), (150, 66), (60, 62)], 7, 24, colour("#8c90b0"), 0.5),
        smoke(stream.child("right"), [(550, 104), (590, 78), (656, 66), (742, 60)], 7, 24, colour("#8c90b0"), 0.5),
    ]
    return group(
        *plumes,
        house.placed(196, TURF + 6, 0.68),
        other.placed(604, TURF + 6, 0.68, flip=True),
        weathercock().placed(188, 116, 0.72),
        weathercock().placed(612, 116, 0.72, flip=True),
        *DRAWN("feud"),
        hound("grazing").dressed(fur=colour("#8a6a4a")).placed(342, TURF + 2, 0.92, flip=True),
        dog("grazing").placed(462, TURF + 2, 0.86),
        name="feud",
    )


def stratum(stream: Stream, top: float) -> Points:
    """The upper edge of a layer: the turf is level, what lies below is not."""
    return curve([(x, top + (0 if top == TURF else stream.normal(0, 14))) for x in range(-20, 840, 120)])


def earth(stream: Stream) -> Group:
    """Topsoil over clay over what nobody has dug up yet."""
    turf = curve([(-20, TURF), (200, TURF + 3), (420, TURF - 2), (640, TURF + 3), (820, TURF)])
    bands = [(TURF, DARK), (430, CLAY), (770, colour("#743428")), (1130, DARK)]
    soil = [
        materials.earth(below(stratum(stream, top), 1220), paint, "soil", modelling=0.3, line=1.3)
        for top, paint in bands
    ]
    spots = np.stack([stream.uniform(40, 760, count=44), stream.uniform(320, 1170, count=44)], axis=1)
    stones = [ellipse(x, y, stream.uniform(5, 13), stream.uniform(4, 9), stream.uniform(0, 3)) for x, y in spots]
    return group(
        *soil,
        Shape(solid(*stones), colour("#8a7468"), "stone", 0.9, form=6, line=1.1),
        roots(stream.child("roots"), 120, 7, 9).placed(400, TURF + 4, 1.2),
        fishbone().placed(136, 1112, 1.5, 0.2),
        worm().placed(640, 470, 1.6),
        worm().placed(86, 900, 1.5, 0.8),
        grass(stream, along_ground(stream, turf, 70), 12),
    )


def tunnel(dug: Outline, flame: Point) -> Group:
    """Candlelight on clay: the brightest rooms on the card."""
    return group(
        Shape(dug, colour("#e0a45c"), "tunnel", 0.7, colour("#c4824a"), form=40, modelling=0.6, line=3.0),
        Clip(dug, group(Glow(flame, 400, LIGHT, 0.8, falloff=1.0))),
    )


def heaps(stream: Stream) -> Group:
    """Months of earth behind each of them, and the way back up."""
    items: list[Item] = []
    for x, y, side in ((98, HIS_FLOOR, -1), (702, HER_FLOOR, 1)):
        heap = blob(
            (x - 74, y + 2),
            (x - 74, y + 2),
            (x - 50, y - 40),
            (x - side * 6, y - 76),
            (x + 44, y - 44),
            (x + 78, y + 2),
            (x + 78, y + 2),
        )
        crumbs = np.array([x, y - 26]) + stream.points(26) * [30, 14]
        items.append(ladder(y - TURF - 20, 34).placed(x + side * -4, y - 30, 0.92))
        items.append(materials.earth(heap, CLAY, "soil", form=16))
        items.append(Dots(crumbs, stream.uniform(1.5, 4, count=26), DARK, "crumb", strength=0.6))
    return group(
        *items,
        candle(26).placed(HIS_CANDLE[0], HIS_FLOOR - 2, 2.1),
        candle(20).placed(HER_CANDLE[0], HER_FLOOR - 2, 2.1),
    )


def between() -> Group:
    """What lies exactly there, and who knows it."""
    pocket = ellipse(586, 752, 50, 40)
    return group(
        Glow((404, 770), 50, LIGHT, 0.6),
        ring(20, colour("crimson")).placed(404, 790, 1.5),
        Shape(solid(pocket), colour("#2c1816"), "burrow", 1.1, form=12, line=2.0),
        mole("listening").dressed(fur=colour("#a8989c")).placed(588, 784, 2.4),
        name="between",
    )


def him() -> Group:
    """A soup spoon, and not a doubt in the world."""
    boy = figure(
        "crawling", age="child", outfit="sweater", hair="curls", mood="laughing", hand=(-37, -17), grip="holding",
        holding=spoon(22).placed(0, 0, 1.0, -1.5), nod=-0.5,
    ).dressed(sweater=colour("#2f6a9c"), trousers=colour("#3a3444"))  # fmt: skip
    return boy.placed(286, HIS_FLOOR - 2, 5.9, flip=True).lit_by(Lamplight(HIS_CANDLE)).named("boy")


def her() -> Group:
    """A coal shovel, and the same."""
    girl = figure(
        "kneeling", age="child", outfit="short dress", hair="plaits", mood="laughing", lean=0.42, nod=-0.2,
        hand=(-20, -26),
        other_hand=(-30, -27), holding=shovel().placed(0, 0, 0.5, 0.12), grip="holding", other_grip="holding",
    ).dressed(dress=colour("#8a2f4a"), skirt=colour("#8a2f4a"))  # fmt: skip
    return girl.placed(470, HER_FLOOR - 2, 5.6).lit_by(Lamplight(HER_CANDLE)).named("girl")
