"""Thunder Under the Bed: even the loud ones hide."""

from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour
from studio.figures import BREEDS, CARRIAGES, Camera, animal, drawn
from studio.figures.breeds import Paw
from studio.geometry import Point, Points, curve, ellipse, fuse, limb, outline, place, points, rectangle, solid
from studio.landscape import rain
from studio.materials import cloth, lit, metal, plain, water
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Dots, Glow, Group, Item, Lines, Scene, Sunlight, Veil, Wash, group
from studio.stage import boards

LIGHT = Sunlight((0.5, -0.6, 0.4))
HEM, FLOOR = 300.0, 872.0
HEAPS = (
    (150, 640, 92), (250, 540, 112), (390, 500, 128), (530, 530, 112), (640, 620, 88), (210, 720, 84), (330, 742, 90),
    (460, 748, 92), (580, 716, 80), (400, 630, 170),
)  # fmt: skip


@card("thunder_under_bed")
def thunder_under_bed(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    return Rig(None, LIGHT, None, palette.shade).scene(
        dark(palette),
        storm(layout.child("storm"), palette),
        floor(palette),
        bed(layout.child("fringe"), palette),
        cat(palette),
        focal="storm",
    )


def dark(palette: Palette) -> Group:
    return group(
        lit(
            rectangle(-20, HEM - 60, 820, FLOOR + 20), palette.dark, weight=1.2, colour_below=palette.dark.lighter(0.12)
        )
    )


def storm(stream: Stream, palette: Palette) -> Group:
    """As large as it is, it would rather not."""
    body = fuse(*(ellipse(x, y, r, 0.86 * r) for x, y, r in HEAPS), soften=6)
    curls = tuple(
        ellipse(x, y, 0.74 * r, 0.64 * r, start=3.5 + stream.normal(0, 0.2), end=5.6, count=16)
        for x, y, r in HEAPS[:-1]
    )
    brows = [limb("240,566 290,540 338,520", [6, 13, 7]), limb("452,520 500,540 548,566", [7, 13, 6])]
    eyes = points((300, 630), (488, 630))
    items: list[Item] = [
        Glow((394, 640), 420, palette.flash, 0.35),
        rain(stream, 60, (190, 790, 600, 850), slant=-0.03, length=60),
        *(item for start in ((200, 780), (620, 760), (330, 806)) for item in bolt(stream, start, palette)),
        plain(body, palette.bruise, "cloud", weight=1.1, texture="cloud", form=60, line=2.6),
        Lines(curls, 2.2, strength=0.8),
        *(plain(ellipse(x, y, 50, 56), palette.flash, "eye", weight=0.2, modelling=0.2, line=2.8) for x, y in eyes),
        *(
            plain(ellipse(x + 16, y + 20, 22, 25), palette.dark, "pupil", weight=1.3, modelling=0, line=0.0)
            for x, y in eyes
        ),
        Dots(eyes + points((10, 12)), np.full(2, 7.0), palette.flash),
        plain(solid(*brows), palette.dark, "brow", weight=1.2, line=0.0),
        Lines((curve("352,744 374,730 394,738 414,730 438,744"),), 5.0, palette.dark),
    ]
    return group(*items, name="storm")


def bolt(stream: Stream, start: Point, palette: Palette) -> list[Item]:
    """It leaks: a crooked thread, forked, thinner at every turn."""
    way = [points(start)[0]]
    for _ in range(5):
        way.append(way[-1] + [stream.uniform(-34, 34), stream.uniform(14, 30)])
    fork = [way[2], way[2] + [stream.uniform(-50, -20), 30], way[2] + [stream.uniform(-60, -30), 58]]
    spark = [jagged(way, 9.0), jagged(fork, 5.0)]
    return [
        Glow((float(way[3][0]), float(way[3][1])), 90, palette.flash, 0.6),
        plain(solid(*spark), palette.spark, "bolt", weight=0.5, modelling=0, line=0.0),
    ]


def jagged(way: list[Points], wide: float) -> Points:
    path = np.array(way)
    half = np.linspace(wide, 1, len(path))[:, None] * [0.5, 0.0]
    return np.vstack([path - half, (path + half)[::-1]])


def floor(palette: Palette) -> Group:
    pool = outline("120,900 260,884 460,886 620,900 600,944 430,960 250,956 150,936")
    return group(
        *boards(FLOOR, palette.wood, palette.wood.lighter(0.2), spread=(0.8, 1.7)),
        Wash(solid(rectangle(-20, FLOOR, 820, FLOOR + 70)), palette.dark, "shade", 0.9, 26),
        water(pool, palette.flash.darker(0.1), "pool", weight=0.6, line=2.0),
        Veil(outline("200,906 380,898 540,910 380,918"), palette.flash, "shine", 0.9, 4),
        Veil(outline("-20,1010! 300,1000! 560,1230! -20,1230!"), palette.sun, "sun", 0.55, 8),
    )


def bed(stream: Stream, palette: Palette) -> Group:
    """From here there is only its edge."""
    quilt = outline(
        "-20,96! 200,84 560,90 820,84! 860,290! "
        + "".join(f"{x},{HEM - 10}! {x - 50},{HEM + 34} " for x in range(820, -40, -100))
    )
    seams = tuple(points((x, 60), (x + 300, HEM)) for x in range(-330, 820, 110)) + tuple(
        points((x, 60), (x - 300, HEM)) for x in range(0, 1200, 110)
    )
    tassels = [limb([(x, HEM + 22), (x + stream.normal(0, 3), HEM + 66)], [9, 4]) for x in range(-4, 820, 18)]
    legs = [metal(rectangle(x - 17, HEM - 20, x + 17, 940), palette.brass, "leg", line=2.6) for x in (46, 770)]
    pillow = outline("540,100! 556,40 620,16 720,20 786,50 800,100!")
    rail = fuse(limb("770,300 770,-20", [30, 30]), limb("46,300 46,60", [34, 34]), ellipse(46, 44, 30))
    return group(
        plain(rectangle(-20, -20, 820, 130), palette.sun, "wall", weight=0.6, form=FLAT, line=0.0),
        metal(rail, palette.brass, "rail", line=2.6),
        cloth(pillow, palette.flash, "pillow", weight=0.25, line=2.4),
        *legs,
        plain(solid(*tassels), palette.sun, "fringe", weight=0.6, line=1.6),
        cloth(quilt, palette.quilt, "quilt", weight=1.0, form=30, line=2.8),
        Clip(quilt, group(Lines(seams, 1.8, strength=0.6))),
        Wash(
            outline(f"-20,{HEM - 60}! 820,{HEM - 60}! 820,{HEM + 40}! -20,{HEM + 40}!"), palette.shade, "turn", 0.25, 16
        ),
    )


def cat(palette: Palette) -> Group:
    """It has pushed the saucer as far as a paw goes."""
    breed = replace(
        BREEDS["cat"], spine=0.8 * BREEDS["cat"].spine, shaggy=0.5, coat="#f08a2c", below="#fff2dc", stripes=True
    )
    pose = replace(CARRIAGES["sit"], near_fore=Paw((0.3, 0.05, 0.8)))
    puss = animal(breed, pose, facing=-158)
    saucer = ellipse(306, 1030, 92, 26)
    return group(
        Wash(solid(place(saucer, 14, 14)), palette.shade, "shadow", 0.7, 5),
        plain(saucer, palette.flash, "saucer", weight=0.2, form=8, line=2.6),
        plain(ellipse(306, 1028, 66, 16), colour("#ffffff"), "milk", weight=0.1, modelling=0, line=1.6),
        drawn(puss, camera=Camera((560, 1150), 11.5, pitch=16), light=LIGHT, pen=1.5, shadow=0.6),
        name="cat",
    )
