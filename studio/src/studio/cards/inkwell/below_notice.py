"""Below Notice: why they really do it, and who else has found out."""

from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.drawings import Sheet
from studio.figures import PEOPLE, POSES, Arm, Camera, Dress, Head, drawn, person
from studio.geometry import Placing, along, below, curve, ellipse, fuse, limb, place, points, rectangle, solid
from studio.materials import earth, fur, lit, metal, plain, skin, stone, wood
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Glow, Group, Item, Lamplight, Lines, Scene, Sunlight, Veil, Wash, group
from studio.skies import graded

DRAWN = Sheet("inkwell/below_notice")
NOON, LAMP = Sunlight((0.2, -0.9, 0.4)), (446.0, 700.0)
GROUND, COUNTER = 362.0, 1006.0
CAVE = (
    "28,700 40,590 84,524 160,498 260,504 400,486 520,496 640,484 730,520 770,600 776,760 770,900 776,1240! 26,1240! "
    "34,1000 24,840"
)
# Each neck from the shoulder through the sand to the chin.
NECKS = (
    "156,218 188,192 212,232 214,360 206,500 164,610 122,740 120,850 164,902 214,880 226,806",
    "366,214 394,190 410,232 406,360 402,500 388,580 362,654 318,664 300,624 304,590",
    "742,218 714,192 694,232 692,360 698,500 722,640 728,790 702,886 648,896 616,852 612,794",
)
NARROW = [36, 30, 25, 24, 24, 26, 28, 30, 32, 33]
FACES = (("beak", "eye", False), ("laugh", "merry", True), ("beak", "eye", True))
MOUND = "-46,6! -30,-8 -10,-12 12,-10 34,-6 46,6!"
BOTTLES = ((364, 56, "rose"), (392, 74, "green"), (420, 48, "lamp"), (448, 66, "violet"), (474, 52, "rose"))


@card("below_notice")
def below_notice(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    sky = graded((palette.sky, palette.sun), (0, 0, 800, 400), 0.7)
    return Rig(sky, NOON, None, palette.shade).scene(
        desert(layout.child("desert"), palette),
        under(layout.child("under"), palette),
        bar(palette).lit_by(Lamplight(LAMP)),
        tourist(),
        heads(layout.child("garland"), palette).lit_by(Lamplight(LAMP)),
        bodies(palette),
        front(palette).lit_by(Lamplight(LAMP)),
        focal=(60, 480, 740, 1000),
    )


def desert(stream: Stream, palette: Palette) -> Group:
    """Noon, and nothing going on."""
    far, near = (
        curve("-20,300 160,262 330,300 520,268 680,296 820,262"),
        curve("-20,356 200,362 420,358 620,364 820,356"),
    )
    ripples = tuple(
        curve([(x, y), (x + 60, y - 4), (x + 130, y + 2)])
        for x, y in zip(stream.uniform(-20, 760, count=26), stream.uniform(372, 396, count=26), strict=True)
    )
    return group(
        lit(solid(below(far, 700)), palette.dune.lighter(0.3), "dune", weight=0.9, line=1.2),
        *(
            DRAWN("acacia", palette).placed(x, y, size).at_distance(0.3)
            for x, y, size in ((520, 272, 1.0), (36, 292, 0.8))
        ),
        earth(solid(below(near, 700)), palette.sand, "sand", weight=1.0, line=2.4),
        Lines(ripples, 1.4, palette.earth, "ripple", 0.6),
        name="desert",
    )


def under(stream: Stream, palette: Palette) -> Group:
    """Sand, clay, and a room that is on no plan."""
    cave = solid(curve(CAVE, closed=True))
    strata = tuple(curve([(x, y + stream.normal(0, 5)) for x in range(-40, 880, 115)]) for y in range(424, 1200, 19))
    spots = np.stack([stream.uniform(0, 800, count=70), 410 + 790 * stream.fractions(70) ** 1.8], axis=1)
    stones = [ellipse(x, y, r, 0.7 * r, x) for (x, y), r in zip(spots, stream.uniform(3, 15, count=70), strict=True)]
    light = [solid(ellipse(*LAMP, wide, 0.92 * wide)) for wide in (420, 300, 190)]
    return group(
        earth(
            solid(below(curve("-20,398 120,390 300,402 470,392 640,404 820,392"), 1230)),
            palette.earth,
            "earth",
            weight=1.1,
            colour_below=palette.deep,
            line=1.6,
        ),
        Lines(strata, 1.5, palette.deep, "strata", 0.5),
        stone(solid(*stones), palette.dune, "stone", weight=0.9, form=5, line=1.4),
        plain(cave, palette.wall, "cave", weight=1.2, colour_below=palette.cave, form=FLAT, modelling=0.2, line=4.0),
        Clip(cave, group(*(Veil(one, palette.warm, "light", 0.34, 60) for one in light))),
        name="under",
    )


def bar(palette: Palette) -> Group:
    items: list[Item] = [Glow(LAMP, 330, palette.lamp, 0.5, 1.5)]
    items.append(wood(rectangle(340, 820, 500, 832), palette.mane, "shelf", line=2.2))
    for x, high, tone in BOTTLES:
        half = [(-11.0, 0.0), (-11.0, -0.55 * high), (-4.0, -0.72 * high), (-4.0, -high)]
        form = place(half + [(-across, up) for across, up in reversed(half)], x, 820)
        items.append(metal(form, palette[tone], "bottle", weight=1.1, form=8, line=1.8))
    return group(
        *items, DRAWN("lamp", palette).placed(446, 646), DRAWN("mole", palette).placed(420, 978, 1.35), name="bar"
    )


def bodies(palette: Palette) -> Group:
    """What the desert sees of it; one of them is not like the others."""
    items: list[Item] = []
    for x, flip in ((92, False), (302, False), (806, True)):
        items.append(Wash(solid(ellipse(x, GROUND, 96, 9)), palette.shade, "shadow", 0.9, 3, hatched=True))
        items.append(DRAWN("bird", palette).placed(x, GROUND - 4, 1.0, flip=flip))
    items.append(Wash(solid(ellipse(540, GROUND, 110, 9)), palette.shade, "shadow", 0.9, 3, hatched=True))
    return group(*items, DRAWN("lion", palette).placed(6, GROUND - 506), name="bodies")


def heads(stream: Stream, palette: Palette) -> Group:
    """And what they see."""
    ways = [curve(way, steps=10) for way in NECKS]
    holes = [limb(way[(way[:, 1] > 340) & (way[:, 1] < 560)], [54, 42, 38, 46, 40, 52, 96]) for way in ways]
    crack = limb("600,350 596,420 590,500 588,540", [84, 78, 90, 140])
    tunnels = plain(solid(*holes, crack), palette.cave, "tunnel", weight=1.2, form=FLAT, line=2.6)
    shades = Wash(solid(*(place(limb(way[52:], [30, 34]), 16, 18) for way in ways)), palette.cave, "shadow", 0.55, 8)
    items: list[Item] = [Clip(solid(rectangle(0, GROUND, 800, 506)), group(tunnels)), garland(stream, palette), shades]
    scruff = limb("600,350 594,430 588,520", [62, 60, 84])
    items += [
        fur(scruff, palette.mane, "mane", weight=1.1, line=2.4),
        Wash(solid(ellipse(606, 588, 118, 108)), palette.cave, "shadow", 0.45, 14),
        DRAWN("guest", palette).placed(588, 484, 1.22),
    ]
    for way, (mouth, eye, flip) in zip(ways, FACES, strict=True):
        here = Placing(way[-1, 0], way[-1, 1] - 16, 1.5, 0.0, flip)
        skull = curve(here(points("-24,10 -22,-10 -8,-22 10,-20 22,-8 20,8 6,16 -12,18")), closed=True)
        items += [
            DRAWN(mouth, palette).under(here),
            skin(fuse(limb(way, NARROW), skull, soften=6), palette.pink, "neck", weight=0.95, form=16, line=2.8),
            DRAWN(eye, palette).under(here),
        ]
    mounds = solid(*(curve(place(MOUND, x, GROUND + 2), closed=True) for x in (214, 406, 596, 692)))
    return group(*items, earth(mounds, palette.sand, "mound", form=8, line=1.8), name="heads")


def garland(stream: Stream, palette: Palette) -> Group:
    """Somebody has made an effort."""
    ways = tuple(
        curve(way)
        for way in (
            "44,600 120,626 196,520",
            "220,512 300,556 386,504",
            "424,500 470,520 500,500",
            "706,520 740,580 768,610",
        )
    )
    bulbs = [along(way, t) for way in ways for t in np.linspace(0.12, 0.88, 5)]
    items: list[Item] = [Lines(ways, 2.2, palette.ink, "cord", 0.9)]
    for k, ((x, y), _) in enumerate(bulbs):
        tone = (palette.lamp, palette.rose, palette.green, palette.white)[k % 4]
        items.append(Glow((x, y + 8), 26, tone, 0.5))
        items.append(lit(ellipse(x, y + 9, 6, 8), tone, "bulb", weight=0.9, line=1.4))
    return group(*items, name="garland")


def front(palette: Palette) -> Group:
    """The counter, the glasses, and stools nobody has ever used."""
    straws = (limb("337,792 333,850 330,960", [8, 8, 8]), limb("500,782 510,850 518,940", [8, 8, 8]))
    return group(
        wood(rectangle(-20, COUNTER, 820, COUNTER + 34), palette.dune, "counter", weight=1.05, form=10, line=3.0),
        wood(rectangle(-20, COUNTER + 34, 820, 1230), palette.mane, "front", form=FLAT, line=2.0),
        Wash(solid(rectangle(-20, COUNTER + 34, 820, COUNTER + 64)), palette.cave, "shadow", 0.8, 10),
        Lines(tuple(points((x, COUNTER + 36), (x, 1220)) for x in range(20, 800, 64)), 2.6, palette.cave, "joint", 0.8),
        DRAWN("tall", palette).placed(330, COUNTER + 8, 1.3),
        *(plain(straw, palette.white, "straw", weight=0.3, form=3, line=1.8) for straw in straws),
        DRAWN("cone", palette).placed(522, COUNTER + 10, 1.4),
        *(DRAWN("stool", palette).placed(x, 1104, 1.1) for x in (150, 410, 664)),
        name="front",
    )


def tourist() -> Group:
    """Will report that nothing happened."""
    near = Arm((0.05, 0.42, 0.3), (0.6, -0.2, 0.0))
    dress = Dress(top="#fff8ee", bottom="#c89a5c", sleeve_end=0.5, hat="straw", hat_colour="#fff0c0")
    man = person(
        PEOPLE["singer"], Head("calm", yaw=-10), replace(POSES["stand"], left=near, right=near), dress, facing=-60
    )
    return drawn(man, camera=Camera((654, 330), 0.62, pitch=4), light=NOON, pen=0.7, name="tourist")
