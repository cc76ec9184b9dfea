"""Below Notice: why they really do it, and who else has found out."""

from dataclasses import replace

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette
from studio.drawings import Sheet
from studio.figures import PEOPLE, POSES, Arm, Camera, Dress, Head, drawn, person
from studio.geometry import Placing, curve, ellipse, fuse, limb, place, points, rectangle, solid
from studio.materials import fur, plain, skin, wood
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Glow, Group, Item, Lamplight, Lines, Scene, Sunlight, Wash, group
from studio.skies import graded

DRAWN = Sheet("inkwell/below_notice")
NOON, LAMP = Sunlight((0.2, -0.9, 0.4)), (446.0, 700.0)
GROUND, COUNTER = 362.0, 1006.0
NARROW = [36, 30, 25, 24, 24, 26, 28, 30, 32, 33]
FACES = (("beak", "eye", False), ("laugh", "merry", True), ("beak", "eye", True))


@card("below_notice")
def below_notice(chance: Chance, palette: Palette) -> Scene:
    sky = graded((palette.sky, palette.sun), (0, 0, 800, 400), 0.7)
    return Rig(sky, NOON, None, palette.shade).scene(
        DRAWN("desert", palette),
        DRAWN("under", palette),
        bar(palette).lit_by(Lamplight(LAMP)),
        tourist(),
        heads(palette).lit_by(Lamplight(LAMP)),
        bodies(palette),
        front(palette).lit_by(Lamplight(LAMP)),
        focal=(60, 480, 740, 1000),
    )


def bar(palette: Palette) -> Group:
    return group(
        Glow(LAMP, 330, palette.lamp, 0.5, 1.5),
        *DRAWN("shelf", palette),
        DRAWN("lamp", palette).placed(446, 646),
        DRAWN("mole", palette).placed(420, 978, 1.35),
        name="bar",
    )


def bodies(palette: Palette) -> Group:
    """What the desert sees of it; one of them is not like the others."""
    items: list[Item] = []
    for x, flip in ((92, False), (302, False), (806, True)):
        items.append(Wash(solid(ellipse(x, GROUND, 96, 9)), palette.shade, "shadow", 0.9, 3, hatched=True))
        items.append(DRAWN("bird", palette).placed(x, GROUND - 4, 1.0, flip=flip))
    items.append(Wash(solid(ellipse(540, GROUND, 110, 9)), palette.shade, "shadow", 0.9, 3, hatched=True))
    return group(*items, DRAWN("lion", palette).placed(6, GROUND - 506), name="bodies")


def heads(palette: Palette) -> Group:
    """And what they see."""
    ways = DRAWN.strokes("necks")
    holes = [limb(way[(way[:, 1] > 340) & (way[:, 1] < 560)], [54, 42, 38, 46, 40, 52, 96]) for way in ways]
    crack = limb("600,350 596,420 590,500 588,540", [84, 78, 90, 140])
    tunnels = plain(solid(*holes, crack), palette.cave, "tunnel", weight=1.2, form=FLAT, line=2.6)
    shades = Wash(solid(*(place(limb(way[52:], [30, 34]), 16, 18) for way in ways)), palette.cave, "shadow", 0.55, 8)
    items: list[Item] = [Clip(solid(rectangle(0, GROUND, 800, 506)), group(tunnels)), DRAWN("garland", palette), shades]
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
    return group(*items, *DRAWN("mounds", palette), name="heads")


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
