"""The Horse Comes Home: what the rider would see, if there were one."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.geometry import Points, along, curve, fuse, limb, outline, points, rectangle, solid
from studio.materials import cloth, fur, plain
from studio.motifs.animals import finch
from studio.motifs.buildings import cottage
from studio.motifs.plants import ivy, nest
from studio.rigs import Rig
from studio.scene import Glow, Group, Item, Lines, Scene, Sunlight, Veil, group
from studio.stage import road

LIGHT = Sunlight((0.1, -0.8, 0.5))
HOUSE = (392.0, 356.0)


@card("horse_home")
def horse_home(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    return Rig(None, LIGHT, None, palette.shade, palette.far).scene(
        land(palette),
        neck(layout.child("mane"), palette),
        saddle(layout.child("saddle"), palette),
        focal="nest",
    )


def land(palette: Palette) -> Group:
    """A road that comes out of the fog, and one lamp at its end."""
    sheet = solid(rectangle(-20, -20, 820, 1230))
    field = outline("-20,372! 200,352 420,360 640,348 820,366! 820,1230! -20,1230!")
    way = road(curve("640,1240 580,900 508,640 452,470 412,366"), [560, 400, 210, 80, 20], palette.road, palette.far)
    x, y = HOUSE
    return group(
        Veil(sheet, palette.far, "fog", 1.0, 2.0),
        group(cottage(lit=True).placed(x, y, 0.54).tinted(palette.far, 0.5), far=0.3),
        Glow((x - 8, y - 40), 130, palette.lamp, 0.7),
        Veil(field, palette.meadow, "field", 0.95, 18, (0.2, 1.0)),
        way,
        Veil(solid(rectangle(-20, 330, 820, 520)), palette.far, "fog", 0.8, 60),
    )


def neck(stream: Stream, palette: Palette) -> Group:
    """From behind and above: a bay's crest, its mane fallen to one side, one ear for the road and one for the nest."""
    crest = curve("410,1050 404,900 388,760 368,640 352,540 350,470")
    body = limb(crest, [470, 400, 310, 236, 190, 150], steps=2)
    near_ear = outline("296,470! 262,420 246,350 262,286! 300,318 326,380 336,440!")
    far_ear = outline("372,448! 398,384 436,340 486,326! 478,384 448,440 410,474!")
    hollow = outline("396,444! 416,396 444,360 474,340! 466,384 440,428!")
    items: list[Item] = [
        fur(far_ear, palette.coat.darker(0.12), "ear", weight=0.8, form=16, line=2.8),
        fur(hollow, palette.coat.darker(0.55), "inner ear", form=8, line=1.2),
        fur(body, palette.coat, "neck", weight=0.8, form=110, line=3.0),
        fur(near_ear, palette.coat, "ear", weight=0.8, form=20, line=2.8),
        *bridle(palette),
    ]
    locks, strands = [limb(crest, [26, 22], steps=1)], list[Points]()
    for share in np.linspace(0.03, 1.0, 24)[::-1]:
        (x, y), _ = along(crest, float(share))
        near = 1.0 - float(share)
        out, down = (50 + 110 * near) * stream.uniform(0.8, 1.25), (100 + 140 * near) * stream.uniform(0.6, 1.3)
        hang = points((x, y), (x + 0.6 * out, y + 0.12 * down), (x + out, y + 0.5 * down), (x + 0.96 * out, y + down))
        locks.append(limb(hang, [16, 30 + 20 * near, 20 + 14 * near, 2]))
        strands += [curve(hang + points((shift, 0.5 * abs(shift)))) for shift in (-8, 0, 6 + 6 * near)]
    items += [
        fur(fuse(*locks, soften=5), palette.mane, "mane", weight=0.9, form=30, line=2.4),
        Lines(tuple(strands), 1.6, strength=0.75),
    ]
    return group(*items, name="neck")


def bridle(palette: Palette) -> list[Item]:
    """Headpiece, and reins that hang as nobody has hung them."""
    straps = [limb("274,500 350,516 428,498", [15, 17, 15])]
    reins = [
        limb(curve("272,520 214,640 168,800 190,940 330,1010"), [9, 14], steps=1),
        limb(curve("430,520 520,640 600,800 590,930 470,1010"), [9, 14], steps=1),
    ]
    return [plain(ring, palette.leather.darker(0.25), "strap", form=4, line=1.8) for ring in (*straps, *reins)]


def saddle(stream: Stream, palette: Palette) -> Group:
    """Nobody has sat in it for a long time; somebody lives in it."""
    seat = outline("60,1240! 120,1080 220,1000 320,968 364,930 400,918 436,930 480,968 580,1000 680,1080 740,1240!")
    pommel = outline(
        "296,1024! 322,956 360,918 400,906 440,918 478,956 504,1024! 470,984 436,958 400,950 364,958 330,984"
    )
    birds = group(finch("standing").placed(290, 1046, 3.6, flip=True), finch("standing").placed(512, 1046, 3.6))
    return group(
        cloth(seat, palette.leather, "saddle", form=60, line=3.0),
        cloth(pommel, palette.leather.lighter(0.16), "pommel", form=14, line=2.6),
        Lines((curve("96,1230 150,1104 236,1034 300,1004"), curve("704,1230 650,1104 564,1034 500,1004")), 2.4),
        *(
            ivy(stream.child(n), curve(path), 17).placed(0, 0)
            for n, path in enumerate(("80,1210 150,1110 260,1050 340,1000", "730,1200 660,1110 560,1060 470,1000"))
        ),
        group(nest(stream, 22, 4).placed(400, 1130, 5.2), birds, name="nest"),
    )
