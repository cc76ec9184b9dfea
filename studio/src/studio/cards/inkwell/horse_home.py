"""The Horse Comes Home: it knew the road; it did not come back empty."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.geometry import Placing, blob, curve, ellipse, limb, paths, points, rectangle, solid
from studio.landscape import along_ground, cloud, contact_shadow, graded_sky, grass, ground, halo, rain, tufts
from studio.motifs.animals import dog, finch, horse
from studio.motifs.buildings import smoke
from studio.motifs.plants import ivy, leafy_tree, nest
from studio.motifs.things.keepsakes import ribbon, saddle
from studio.motifs.things.kitchen import cup
from studio.scene import FLAT, Dots, Glaze, Glow, Group, Item, Lines, Scene, Shape, Sunlight, Veil, group

HORSE = Placing(512, 1066, 3.45)
WINDOW = (92.0, 640.0)
GOLD, RUST, IRON = colour("#ffd37a"), colour("#a8502c"), colour("#8c8f98")
DARK = colour("#4a3438")


@card("horse_home")
def horse_home(chance: Chance) -> Scene:
    layout = chance.layout
    edge, near = layout.child("edge"), layout.child("near")
    field = curve([(-20, 780), (240, 752), (520, 738), (820, 752)])
    return Scene(
        sky=graded_sky(
            (0.0, "#5f6478", 0.95),
            (0.22, "#8a8496", 0.8),
            (0.4, "#d89a8c", 0.75),
            (0.56, "#f8cf70", 0.8),
            (0.64, "#fde6a0", 0.6),
            lines=0.5,
            unrest=1.0,
        ),
        layers=(
            group(halo((520, 650), 380, colour("#ffe9a8"), 0.75)),
            lifting_cloud(layout.child("cloud")),
            burning_hills(layout.child("hills")),
            ground(field, colour("#b0a04c"), colour("#6a6a38"), weight=0.95),
            road(),
            grass(edge, along_ground(edge, field, 50), 12),
            leafy_tree(layout.child("tree"), 220, leaf=colour("#7a8a3c")).placed(742, 770, 0.8),
            farm(layout.child("farm")),
            gatepost(282, 866, 1.0),
            veteran(layout.child("horse")),
            gatepost(776, 1150, 1.5),
            remembering_dog(),
            grass(near, tufts(near, 40, (30, 1120, 700, 1196)), 30, weight=1.4),
            rain(layout.child("rain"), 40, (420, 60, 780, 600)),
        ),
        focal="nested saddle",
        light=Sunlight((0.45, -0.6, 0.6)),
        glaze=Glaze(colour("#6a3c4c"), 0.2),
        shadow=colour("#6a6288"),
        haze=colour("#e8b890"),
    )


def lifting_cloud(stream: Stream) -> Group:
    return group(
        cloud(stream.child("a"), 560, 120, colour("#767a8c"), 11, 0.7).placed(560, 200),
        cloud(stream.child("b"), 480, 100, colour("#9a94a4"), 9, 0.6).placed(300, 300),
        cloud(stream.child("c"), 360, 60, colour("#e8b09c"), 8, 0.5).placed(640, 400),
    )


def burning_hills(stream: Stream) -> Group:
    """Where it comes from, still smoking."""
    range_ = ground(
        curve([(-20, 712), (200, 700), (430, 690), (560, 660), (700, 650), (820, 676)]),
        colour("#8a6a7c"),
        colour("#c89a80"),
    )
    fires: list[Item] = [Glow((x, 664), 60, colour("#ff8a3c"), 0.8) for x in (604, 676, 742)]
    plumes = [
        smoke(
            stream.child(str(x)), [(x, 660), (x - 12, 600), (x + 20, 540), (x - 6, 470)], 5, 24, colour("#8a7480"), 0.4
        )
        for x in (604, 676)
    ]
    return group(*plumes, range_, *fires)


def road() -> Group:
    """All that way, one line of hoofprints with puddles in them."""
    way = blob(
        (600, 780),
        (600, 780),
        (640, 780),
        (640, 780),
        (640, 840),
        (700, 960),
        (830, 1080),
        (830, 1220),
        (830, 1220),
        (-30, 1220),
        (-30, 1220),
        (-30, 980),
        (200, 900),
        (460, 840),
    )
    prints = [
        ellipse(x, y, 0.05 * (y - 640), 0.024 * (y - 640))
        for x, y in ((628, 792), (600, 820), (640, 850), (606, 880), (660, 906), (690, 950), (640, 990))
    ]
    puddle = [
        blob((560, 1120), (620, 1106), (690, 1116), (660, 1138), (590, 1142)),
        blob((240, 1130), (300, 1118), (352, 1128), (310, 1146)),
    ]
    return group(
        Shape(solid(way), colour("#e0b878"), "road", 0.75, colour("#a8764c"), form=14, modelling=0.5, line=1.4),
        Shape(solid(*prints), colour("#8a5f48"), "print", 0.9, form=4, line=0.9),
        Shape(solid(*puddle), colour("#f8dc98"), "puddle", 0.6, colour("#c8a0a0"), form=6, modelling=0.3, line=1.3),
        name="road",
    )


def farm(stream: Stream) -> Group:
    """Eaves, a window that has just lit, a bench laid for two and one cup turned down."""
    wall = points((-20, 440), (206, 476), (206, 900), (-20, 940))
    thatch = blob((-30, 300), (-30, 300), (120, 360), (250, 462), (262, 496), (230, 506), (120, 476), (-30, 452))
    x, y = WINDOW
    frame, pane = rectangle(x - 52, y - 66, x + 52, y + 66), rectangle(x - 42, y - 56, x + 42, y + 56)
    seat = points((20, 836), (196, 822), (204, 840), (20, 856))
    return group(
        Shape(solid(wall), colour("#d8bc94"), "wall", 0.8, colour("#a88468"), form=FLAT, modelling=0.5, line=2.0),
        Shape(solid(thatch), colour("#8a6a3c"), "roof", 1.0, texture="straw", flow=0.6, form=30, line=2.2),
        Shape(solid(frame), colour("#6a4a34"), "frame", 1.0, texture="wood", form=6, line=1.8),
        Shape(solid(pane), colour("#ffc452"), "light", 0.95, form=FLAT, modelling=0, line=1.3),
        Glow(WINDOW, 190, GOLD, 0.75, spare=1.0),
        Lines(
            paths([(x, y - 56), (x, y + 56)], [(x - 42, y - 6), (x + 42, y - 6)]), 4.4, colour("#5a3a28"), steady=True
        ),
        Shape(
            solid(rectangle(36, 844, 54, 936), rectangle(168, 836, 186, 916)), colour("#6a4a30"), "leg", 1.0, line=1.5
        ),
        Shape(solid(seat), colour("#9a6c40"), "bench", 1.0, texture="wood", form=6, line=1.8),
        cup(26, saucer=False).placed(58, 844, 1.3),
        cup(26, saucer=False).placed(112, 800, 1.3, math.pi),
        name="farm",
    )


def gatepost(x: float, foot: float, size: float) -> Group:
    stone = [rectangle(-30, -300, 30, 0), rectangle(-40, -322, 40, -296)]
    cap = blob((-34, -320), (-34, -320), (-20, -352), (0, -360), (20, -352), (34, -320), (34, -320))
    joints = paths(
        *([(-30, y), (30, y - 3)] for y in (-60, -118, -176, -236)),
        [(0, 0), (2, -60)],
        [(-8, -118), (-6, -176)],
        [(6, -236), (6, -296)],
    )
    return group(
        Shape(solid(*stone), colour("#a89c90"), "stone", 0.9, texture="stone", form=14, line=2.0),
        Shape(solid(cap), colour("#b4a89a"), "stone", 0.9, texture="stone", line=1.8),
        Lines(joints, 1.6),
        name="gatepost",
    ).placed(x, foot, size)


def at(x: float, y: float) -> tuple[float, float]:
    """A place on the horse, in its own units."""
    return HORSE.point((x, y))


def veteran(stream: Stream) -> Group:
    beast = horse("standing").dressed(
        fur=IRON,
        belly=colour("#c8c8cc"),
        mane=colour("#4c4a54"),
        tail=colour("#4c4a54"),
        hoof=colour("#4a3c38"),
        far_leg=colour("#6c6e78"),
        far_ear=colour("#6c6e78"),
        ear=IRON,
    )
    seat = saddle(colour("#7a4428")).under(Placing(*at(-8, -90), 4.4))
    girths = (
        curve([at(-22, -96), at(-20, -76), at(-16, -54)]),
        curve([at(8, -96), at(10, -74), at(4, -52)]),
        curve([at(-30, -92), at(-8, -98), at(16, -94), at(30, -88)]),
        curve([at(16, -92), at(24, -70), at(18, -56)]),
    )
    muzzle = ellipse(*at(-102, -80), 22, 20)
    ring = (196.0, 752.0)
    rein = curve([ring, (222, 800), (232, 870), (214, 926)])
    bridle = (
        curve([(153, 728), (170, 746), ring]),
        curve([ring, (216, 706), (238, 656)]),
        curve([(178, 660), (206, 672), (232, 668)]),
    )
    eye_x, eye_y = (186.0, 692.0)
    return group(
        contact_shadow(500, 1068, 440, DARK, 0.4),
        beast.under(HORSE),
        Veil(solid(muzzle), colour("#f4f0ec"), "muzzle", 0.5, 10.0),
        Lines((rein, *bridle), 6.0, colour("#5a3020"), strength=1.0, steady=True, taper=False),
        Shape(solid(ellipse(*ring, 7)), colour("brass"), "metal", 1.0, line=1.4),
        Shape(solid(ellipse(eye_x, eye_y, 9, 8)), colour("#1c1618"), "eye", 1.2, modelling=0, line=1.2),
        Dots(points((eye_x - 3, eye_y - 3)), np.array([2.6]), colour("#fff4dc"), "eye"),
        Lines((curve([(eye_x - 13, eye_y + 1), (eye_x - 2, eye_y - 11), (eye_x + 13, eye_y - 3)]),), 2.2),
        ribbon(curve([at(-64, -116), at(-58, -104), at(-62, -92), at(-56, -82)]), 8, colour("#d8788c")),
        group(
            seat,
            *(ivy(stream.child(f"ivy{i}"), path, 15, density=1.1) for i, path in enumerate(girths)),
            nestlings(stream.child("nest")),
            name="nested saddle",
        ),
        name="horse",
    )


def nestlings(stream: Stream) -> Group:
    """Four mouths where the rider sat."""
    x, y = at(-6, -104)
    young: list[Item] = []
    for dx, lift, lean in ((-38, 58, -0.45), (-13, 76, -0.12), (14, 74, 0.14), (40, 56, 0.45)):
        head = Placing(x + dx, y - lift + 14, 1.0, lean)
        young += [
            Shape(
                solid(head(limb([(0, 46), (0, 4)], [22, 24]))),
                colour("#c8a088"),
                "down",
                0.9,
                texture="feather",
                line=1.4,
            ),
            Shape(
                solid(head(points((-16, -28), (0, 0), (16, -28), (0, -17)))), colour("#f4a83c"), "beak", 1.0, line=1.3
            ),
            Shape(
                solid(head(points((-11, -22), (0, -4), (11, -22), (0, -14)))),
                colour("#d8403a"),
                "gape",
                1.0,
                modelling=0.1,
                line=0.6,
            ),
            Shape(
                solid(head(ellipse(-5, 4, 2.2, 2.2)), head(ellipse(5, 4, 2.2, 2.2))),
                colour("ink black"),
                "eye",
                1.1,
                modelling=0,
                line=0,
            ),
        ]
    return group(
        Glow((x, y - 30), 150, colour("#fff0b8"), 0.6),
        *young,
        nest(stream, 22, 0).placed(x, y + 24, 2.6),
        finch("perched").placed(x + 74, y - 6, 4.2),
        finch("flying").placed(x - 120, y - 96, 4.0, flip=True),
        name="nest",
    )


def remembering_dog() -> Group:
    old = dog("looking back").dressed(fur=colour("#8a5a34"))
    return group(contact_shadow(120, 1120, 150, DARK, 0.6), old.placed(118, 1122, 3.0), name="dog")
