"""Kettle Under Snow: nobody breathes, and the water is about to boil."""

import math

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, Palette, colour
from studio.drawings import Sheet
from studio.geometry import Point, blob, closed, curve, fuse, limb, outline, paths, points, rectangle, solid
from studio.landscape import contact_shadow
from studio.materials import snow
from studio.motifs.animals import mouse
from studio.motifs.rooms import stove
from studio.motifs.things.kitchen import bowl, kettle, spoon
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Glow, Group, Item, Lines, Scene, Shape, Sunlight, Veil, Wash, group

DRAWN = Sheet("inkwell/kettle_under_snow")

FLOOR = 1092.0
VOLE = colour("#a87850")
LIGHT = Sunlight((0.5, -0.8, 0.4))
BURROW = blob(
    "64,1010 62,900 120,800 250,738 400,722 560,738 690,800 744,900 738,1020 690,1104 540,1136 "
    "400,1142 240,1138 110,1100",
    steps=12,
)


@card("kettle_under_snow")
def kettle_under_snow(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    return Rig(None, LIGHT, None, palette.shade, palette.sky).scene(
        group(Veil(solid(rectangle(-20, -20, 820, 600)), palette.sky, "sky", 1.0, 2.0, (1.0, 0.35))),
        drift(palette),
        hunter(palette),
        Group((Clip(solid(BURROW), burrow(layout.child("burrow"), palette)),), "burrow"),
        rim(layout.child("rim"), palette),
        focal=(110.0, 850.0, 330.0, 1090.0),
    )


def drift(palette: Palette) -> Group:
    """Snow sawn through: the crust in the sun, then winter's older layers."""
    field = outline("-20,492! 160,478 420,486 640,480 820,496! 820,720! -20,720!")
    cut = outline("-20,672! 140,660 380,676 600,666 820,674! 820,1220! -20,1220!")
    layers = tuple(curve(f"-20,{y} 180,{y - 12} 420,{y + 8} 640,{y - 8} 820,{y}") for y in (690, 1168))
    return group(
        snow(field, palette.snow, form=FLAT, line=1.6),
        Veil(field, colour("#ffffff"), "snow", 0.9, 3.0),
        snow(cut, palette.old_snow, weight=0.5, form=FLAT, modelling=0, colour_below=palette.shade, line=2.4),
        Veil(cut, palette.old_snow, "snow", 0.9, 2.0, (1.0, 0.4)),
        Lines(layers, 1.5, palette.shade, strength=0.8),
        name="snow",
    )


def hunter(palette: Palette) -> Group:
    """Nose to the crust, its whole weight still."""
    cast = outline("70,616! 200,628 310,644 740,640! 640,668 420,676 240,664 110,640")
    return group(
        Wash(cast, palette.shade, "cast shadow", 0.7, 4.0, hatched=True),
        DRAWN("hunter", palette).placed(-44, -82, 1.1),
        name="fox",
    )


def burrow(stream: Stream, palette: Palette) -> Group:
    """Hay, a stove, a table and five hearts stopped."""
    straw = []
    for _ in range(150):
        angle = stream.uniform(0, math.tau)
        x, y = 402 + 336 * math.cos(angle), 930 + 204 * math.sin(angle)
        lean = angle + math.pi / 2 + stream.uniform(-0.5, 0.5)
        straw.append(points((x, y), (x + 46 * math.cos(lean), y + 34 * math.sin(lean))))
    return group(
        Shape(solid(BURROW), palette.hay, "hay", 0.8, palette.hay.darker(0.3), form=90, modelling=0.5, line=2.0),
        Lines(tuple(straw), 1.6, colour("#6a421c"), strength=0.7),
        *DRAWN("burrow"),
        range_and_kettle(stream),
        family(),
        name="inside",
    )


def range_and_kettle(stream: Stream) -> Group:
    """The lid has begun to tremble; out of the spout comes the first curl."""
    oven = stove(pipe=20).placed(190, FLOOR - 2, 1.85)
    x, y = oven.anchor("top")
    pot = kettle(36).placed(x + 20, y + 3, 2.9, 0.04)
    spout = pot.anchor("spout")
    x, y = spout
    curl = limb(
        [(x, y), (x - 20, y - 26), (x + 4, y - 56), (x - 16, y - 84), (x + 8, y - 108), (x + 26, y - 96)],
        [6, 15, 20, 18, 12, 3],
    )
    wisp = limb([(x - 2, y - 30), (x + 22, y - 70), (x + 10, y - 104)], [4, 12, 3])
    lid = pot.anchor("hook")
    rattles = paths(
        *(
            [(lid[0] + dx, lid[1] - 2 - abs(dx) * 0.1), (lid[0] + 1.3 * dx, lid[1] - 20 + abs(dx) * 0.25)]
            for dx in (-34, -18, 0, 18, 34)
        )
    )
    return group(
        oven,
        Glow((spout[0], spout[1] - 40), 90, colour("#fff3d0"), 0.6),
        pot,
        Lines(rattles, 2.6),
        Veil(solid(wisp), colour("#ffffff"), "steam", 0.6, 4.0),
        Veil(solid(curl), colour("#ffffff"), "steam", 0.95, 2.5),
        name="kettle",
    )


def family() -> Group:
    """Father at full stretch, mother hushing, a child with its spoon in the air."""
    brown, grey = VOLE, colour("#b8a894")
    father = mouse("upright", attire="waistcoat", reach=((-0.95, 0.75), (-0.95, 0.95)))
    father = father.dressed(fur=brown, waistcoat=colour("#2f6a6a")).placed(402, FLOOR + 18, 11.5, -0.14)
    mother = mouse("upright", attire="apron", reach=((-0.55, 0.85),)).dressed(fur=grey, apron=colour("#f0e6d0"))
    table: list[Item] = [*DRAWN("family"), *(bowl(34).placed(x, FLOOR - 56, 1.5) for x in (506, 600))]
    child = mouse("upright").dressed(fur=colour("#f0cc98")).placed(530, FLOOR - 24, 7.4)
    x, y = child.anchor("mouth")
    return group(
        contact_shadow(398, FLOOR + 20, 190, colour("#4a2a1a"), 0.6),
        mother.placed(712, FLOOR + 16, 11.0),
        child,
        spoon(30).placed(x + 2, y + 34, 1.9, -0.35),
        *table,
        paw([(672, 1010), (648, 990), (630, 950)], [22, 17, 11], grey),
        paw([(352, 992), (308, 946), (270, 916)], [24, 17, 12], brown),
        father,
        paw([(366, 1006), (312, 990), (268, 956)], [30, 20, 13], brown),
        name="family",
    )


def paw(arm: list[Point], widths: list[float], fur: Colour) -> Shape:
    """An arm with its fingers spread."""
    (fx, fy), (x, y) = arm[-2:]
    reach = math.atan2(y - fy, x - fx)
    fingers = [
        limb([(x, y), (x + 22 * math.cos(reach + turn), y + 22 * math.sin(reach + turn))], [9, 5])
        for turn in (-0.6, 0.0, 0.6)
    ]
    return Shape(fuse(limb(arm, widths), *fingers, soften=2), fur, "arm", 0.95, texture="fur", line=1.6)


def rim(stream: Stream, palette: Palette) -> Group:
    """The snow's edge round the burrow and a few ends of hay hanging over it."""
    ends = []
    for _ in range(46):
        angle = stream.uniform(0, math.tau)
        x, y = 402 + 341 * math.cos(angle), 930 + 207 * math.sin(angle)
        ends.append(limb([(x, y), (x + stream.uniform(-22, 22), y + stream.uniform(-16, 16))], [4.0, 1.4]))
    return group(
        Lines((closed(BURROW),), 3.0),
        Shape(solid(*ends), palette.hay, "hay", 0.9, line=0.8),
        Veil(solid(limb("250,720 400,704 560,720", [6, 14, 6])), colour("#ffe9b8"), "warmth", 0.5, 8.0),
    )
