"""The Cellar of Winters: high summer above, and the one he keeps going down for."""

import numpy as np

from studio import materials
from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import Point, blob, paths, points, solid
from studio.landscape import contact_shadow, wall
from studio.materials import lit, wood
from studio.motifs.animals import spider
from studio.motifs.buildings import steeple
from studio.motifs.forms import pale, turned
from studio.motifs.people import figure
from studio.motifs.plants import fir, vine
from studio.motifs.rooms import stool
from studio.motifs.things.kitchen import jar
from studio.motifs.vessels import sledge
from studio.scene import Dots, Glaze, Glow, Group, Item, Lamplight, Lines, Scene, Shape, Veil, Wash, group

DRAWN = Sheet("inkwell/winter_cellar")

VANISHING = (420.0, 520.0)
STOOL = (380.0, 1110.0)
HELD = (548.0, 750.0)
ICE, SNOW = colour("ice blue"), colour("#f4f8fc")
WOOD, VIOLET = colour("#6a452c"), colour("#3a2c4a")
HOLLOW = turned((19.8, -55.5), (21.4, -51.5), (21.4, -4.6), (19.3, -1.3), dip=0.12)
LIDS = ("linen", "#b8554a", "straw gold", "#7a8a5a", "#8a7aa0", "#c98a5a")


@card("winter_cellar")
def winter_cellar(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=wall(colour("#8a6444"), colour("#5a3e30"), lines=0.55),
        layers=(
            DRAWN("vaulting"),
            DRAWN("floor"),
            group(shaft()),
            hatch(layout.child("hatch")),
            shelves(layout.child("left"), -1),
            shelves(layout.child("right"), 1),
            spilt_winter(layout.child("spilt")),
            group(Glow(HELD, 330, colour("#cfe8ff"), 0.65, falloff=1.3)),
            farmer(layout.child("farmer")),
        ),
        focal="farmer",
        light=Lamplight((500, 300)),
        glaze=Glaze(VIOLET, 0.38, bottom=1.1),
        shadow=colour("#5a4668"),
    )


def hatch(stream: Stream) -> Group:
    """Noon, square and blinding, and a bean that has found the way down."""
    return group(
        *DRAWN("hatch"),
        vine(stream.child("vine"), 190).placed(652, 92, 1.3),
        vine(stream.child("tendril"), 120).placed(498, 96, 1.1),
        name="hatch",
    )


def shaft() -> Veil:
    beam = points("490,130 652,130 690,1010 330,1080")
    return Veil(solid(beam), colour("#f8dc8c"), "noon", 0.34, 16, fade=(1.0, 0.35))


def on_the_wall(side: int, depth: float, level: float) -> tuple[Point, float]:
    """A place on a receding side wall: `depth` 0 near … 1 far, `level` its height near us; and its scale."""
    size = 1 - 0.42 * depth
    x = VANISHING[0] + side * (420 - 225 * depth)
    return (x, VANISHING[1] + (level - VANISHING[1]) * (1 - 0.5 * depth)), size


def shelves(stream: Stream, side: int) -> Group:
    """Four boards a side, winters in rows, the nearest the largest."""
    items: list[Item] = []
    for row, level in enumerate((268, 488, 708, 930)):
        (near_x, near_y), _ = on_the_wall(side, -0.15, level)
        (far_x, far_y), _ = on_the_wall(side, 1.0, level)
        board = points((near_x, near_y), (far_x, far_y), (far_x, far_y + 10), (near_x, near_y + 24))
        items.append(
            Wash(
                solid(points((near_x, near_y + 20), (far_x, far_y + 8), (far_x, far_y + 34), (near_x, near_y + 76))),
                VIOLET,
                "shade",
                0.6,
                8,
            )
        )
        items.append(wood(board, WOOD))
        for place, depth in enumerate((0.98, 0.76, 0.5, 0.2)):
            (x, y), size = on_the_wall(side, depth, level)
            dark = side == 1 and row == 1 and place == 2
            items.append(winter_jar(stream.child(4 * row + place), dark).placed(x, y + 6, 2.2 * size))
    return group(*items, name="shelves")


def winter_jar(stream: Stream, dark: bool = False) -> Group:
    """One complete snowfall under a cloth of its own year."""
    cloth = blob("-21,-62 -18,-72 0,-76 18,-72 21,-62 25,-54 16,-57 8,-53 0,-57 -8,-53 -16,-57 -25,-54")
    kept = Shape(solid(HOLLOW), colour("#181420"), "dark", 1.2, modelling=0, line=0) if dark else winter(stream)
    shine = () if dark else (Glow((0, -30), 34, colour("#d4ecff"), 0.28),)
    lid = colour(LIDS[stream.integer(0, len(LIDS) - 1)])
    return group(
        jar(None, 46, 66, lidded=False, glass=colour("#20242e") if dark else ICE),
        kept,
        pale([[(-17, -50), (-18, -30), (-17, -8)], [(17, -50), (17.5, -38)]], 1.8, colour("clear white"), "glint"),
        *shine,
        materials.cloth(cloth, lid, "lid", weight=0.9, form=5, line=1.1),
        Lines(paths("-19,-63 0,-60 19,-63"), 1.4, colour("#7a4a38")),
    )


def winter(stream: Stream) -> Group:
    """Sky, drift, flakes and one thing to remember it by, all drawn within the hollow: no jar needs clipping."""
    flakes = np.stack([stream.uniform(-17, 17, count=24), stream.uniform(-50, -8, count=24)], axis=1)
    keepsake = stream.choice((church, firs, lone_tree, snow_friend))
    return group(
        lit(HOLLOW, colour("#86aed0"), "sky", weight=0.8, colour_below=colour("#cfe2f0")),
        keepsake(),
        *DRAWN("winter"),
        Dots(flakes, 0.5 + 0.8 * stream.fractions(24), SNOW, "snow"),
    )


def church() -> Group:
    return DRAWN("church")


def firs() -> Group:
    return DRAWN("firs")


def lone_tree() -> Group:
    return DRAWN("lone_tree")


def snow_friend() -> Group:
    return DRAWN("snow_friend")


def held_winter(stream: Stream) -> Group:
    """Someone small pulling someone smaller, past a church, towards a light."""
    pulled = figure("seated", age="toddler", outfit="coat", hat="woollen").dressed(coat=colour("poppy red"))
    scene = group(
        *DRAWN("held_winter"),
        steeple(460, lit=True).placed(8, -22, 0.075),
        fir(stream, 300, snow=True).placed(-15, -20, 0.08),
        *DRAWN("held_winter_snow"),
        sledge().placed(11, -7, 0.24),
        pulled.placed(11, -10, 0.24),
        figure("trudging", age="child", outfit="coat", hat="woollen")
        .dressed(coat=colour("#3f5a8a"))
        .placed(-3, -7, 0.25),
        Dots(
            np.stack([stream.uniform(-19, 19, count=30), stream.uniform(-56, -6, count=30)], axis=1),
            0.5 + 0.6 * stream.fractions(30),
            SNOW,
            "snow",
        ),
    )
    glass = jar(scene, 46, 62, glass=ICE)
    return group(glass, Glow((0, -30), 60, colour("#eaf6ff"), 0.5, spare=1.0), name="held jar")


def farmer(stream: Stream) -> Group:
    """Broad as a door, sat down on the stool, his cheek against the cold glass."""
    man = figure(
        "seated", view="three_quarter", build="broad", outfit="shirt", beard="full", mood="asleep", hair="wild",
        shoes="boots", nod=0.22,
        lean=0.2, tilt=-0.2, holding=held_winter(stream).placed(-7, 10.5, 0.54, flip=True), hand=(-16, -42),
        other_hand=(-30, -52),
        grip="cupped", other_grip="cupped",
    ).dressed(shirt=colour("#e6d8b8"), trousers=colour("#4a5678"),
    shoes=colour("#4a3024"))  # fmt: skip
    x, y = STOOL
    return group(
        contact_shadow(x, y + 4, 330, VIOLET, 0.8),
        stool(26, colour("#8a5c36")).placed(x, y - 20, 7.0),
        man.placed(x, y, 7.4, flip=True),
        name="farmer",
    )


def spilt_winter(stream: Stream) -> Group:
    """One that fell: real snow on the flags, and prints going off from it."""
    return group(
        *DRAWN("spilt_winter"),
        Dots(
            np.stack([stream.uniform(60, 340, count=40), stream.uniform(1030, 1160, count=40)], axis=1),
            1.0 + 2.4 * stream.fractions(40),
            SNOW,
            "snow",
        ),
        *DRAWN("spilt_winter_snow"),
        spider(110).placed(92, 770, 1.4),
        name="spilt winter",
    )
