"""The Horse Comes Home: what the rider would see, if there were one."""

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.geometry import curve, limb, outline, solid
from studio.materials import cloth, fur, plain
from studio.motifs.animals import finch
from studio.motifs.buildings import cottage
from studio.motifs.plants import ivy, nest
from studio.rigs import Rig
from studio.scene import FLAT, Group, Item, Lines, Scene, Sunlight, group
from studio.skies import sunrays
from studio.stage import road

LIGHT = Sunlight((0.1, -0.8, 0.5))
HOUSE = (404.0, 332.0)


@card("horse_home")
def horse_home(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    return Rig(None, LIGHT, None, palette.shade, palette.far).scene(
        sunrays(layout.child("sky"), HOUSE, (0, 0, 800, 420)),
        land(palette),
        neck(layout.child("mane"), palette),
        saddle(layout.child("saddle"), palette),
        focal="nest",
    )


def land(palette: Palette) -> Group:
    """A road between wet fields to the one house there is."""
    field = plain(
        outline("-20,350! 200,334 420,342 640,330 820,346! 820,1230! -20,1230!"),
        palette.meadow,
        "field",
        weight=0.7,
        form=FLAT,
        modelling=0.4,
        line=1.6,
    )
    way = road(curve("620,1240 560,900 490,620 440,440 412,346"), [560, 380, 180, 60, 14], palette.road, palette.shade)
    return group(field, way, cottage(lit=True).placed(*HOUSE, 0.3))


def neck(stream: Stream, palette: Palette) -> Group:
    """From behind and above: crest, ears, and the mane falling to both sides."""
    crest = outline(
        "150,1230! 196,1000 250,820 300,660 330,540 346,470 376,440 400,434 424,440 454,470 470,540 500,660 "
        "550,820 604,1000 650,1230!"
    )
    poll = outline("338,500 330,440 352,396 400,384 448,396 470,440 462,500 430,530 370,530")
    ears = ("340,426! 300,356 298,296! 340,320 380,398", "460,426! 500,356 502,296! 460,320 420,398")
    hollows = ("340,402! 316,354 312,318! 338,338 362,392", "460,402! 484,354 488,318! 462,338 438,392")
    items: list[Item] = [
        fur(crest, palette.coat, "neck", weight=0.9, form=120, line=2.8),
        *(fur(outline(ear), palette.coat, "ear", weight=0.9, form=20, line=2.6) for ear in ears),
        *(fur(outline(hollow), palette.coat.darker(0.4), "inner ear", form=8, line=1.2) for hollow in hollows),
        fur(poll, palette.coat, "head", weight=0.9, form=40, line=0.0),
    ]
    for k in range(22):
        y = 440 + 24 * k
        side = -1 if k % 2 else 1
        long = 60 + 5.5 * k
        lock = [
            (400 - 8 * side, y - 16),
            (400 + side * 0.5 * long, y + 0.3 * long),
            (400 + side * long * stream.uniform(0.7, 1.0), y + long),
        ]
        items.append(fur(limb(lock, [26, 30 + k, 3]), palette.mane, "mane", weight=0.9, form=10, line=1.6))
    reins = [
        curve(f"{400 + s * 66},520 {400 + s * 136},660 {400 + s * 190},820 {400 + s * 170},950 {400 + s * 60},1000")
        for s in (-1, 1)
    ]
    items.append(
        plain(
            solid(*(limb(rein, [9, 13], steps=1) for rein in reins)),
            palette.leather.darker(0.3),
            "rein",
            form=4,
            line=1.6,
        )
    )
    return group(*items, name="neck")


def saddle(stream: Stream, palette: Palette) -> Group:
    """Nobody has sat in it for a long time; somebody lives in it."""
    seat = outline("60,1240! 120,1080 220,1000 320,968 364,930 400,918 436,930 480,968 580,1000 680,1080 740,1240!")
    pommel = outline("350,980 356,926 400,902 444,926 450,980 400,1000")
    birds = group(finch("standing").placed(290, 1046, 3.6, flip=True), finch("standing").placed(512, 1046, 3.6))
    return group(
        cloth(seat, palette.leather, "saddle", form=60, line=3.0),
        cloth(pommel, palette.leather.lighter(0.1), "pommel", form=26, line=2.6),
        Lines((curve("150,1100 260,1040 360,1020"), curve("650,1100 540,1040 440,1020")), 2.0),
        *(
            ivy(stream.child(n), curve(path), 17).placed(0, 0)
            for n, path in enumerate(("80,1210 150,1110 260,1050 340,1000", "730,1200 660,1110 560,1060 470,1000"))
        ),
        group(nest(stream, 22, 4).placed(400, 1130, 5.2), birds, name="nest"),
    )
