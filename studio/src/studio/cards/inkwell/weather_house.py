"""The Weather House: one comes out for rain, one for sunshine; who is the umbrella for?"""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour
from studio.geometry import Box, blob, curve, ellipse, limb, outline, points, rectangle, solid
from studio.materials import cloth, lit, metal, plain, skin, wood
from studio.rigs import Rig
from studio.scene import Clip, Glow, Group, Item, Lines, Scene, Shape, Sunlight, Veil, Wash, group

RIDGE = 744.0
SUN = (604.0, 330.0)
LIGHT = Sunlight((0.6, -0.6, 0.5))
BANK = (
    "420,-20! 470,40 440,110 396,130 420,190 400,250 350,270 384,330 "
    "372,400 330,440 372,500 376,570 344,620 400,690 392,800! "
)


@card("weather_house")
def weather_house(chance: Chance, palette: Palette) -> Scene:
    return Rig(None, LIGHT, None, palette.shade).scene(
        weather(chance.layout, palette),
        roof(chance.layout.child("tiles"), palette),
        group(he(palette), she(palette), umbrella(palette), name="pair"),
        group(rain(chance.layout.child("near"), 30, (120, 420, 345, 980), palette)),
        focal="pair",
    )


def weather(stream: Stream, palette: Palette) -> Group:
    """A great sun, and a bank of rain that stops in front of it."""
    bank = outline(BANK + "-20,800! -20,-20!")
    rim = limb(curve(BANK.replace("!", "")), [12, 12])
    return group(
        lit(rectangle(-20, -20, 820, 820), palette.sun, weight=0.9, colour_below=palette.sun.lighter(0.4)),
        Glow(SUN, 420, colour("#fffbe0"), 0.9),
        lit(ellipse(*SUN, 236), colour("#fff8c8"), "sun", weight=0.6),
        lit(bank, palette.rain.darker(0.08), "bank", weight=1.05, colour_below=palette.rain.lighter(0.2)),
        Clip(
            bank,
            group(
                rain(stream, 170, (-20, -60, 400, 720), palette),
                Veil(solid(rim), colour("#e8f0ff"), "rim", 0.7, 8),
            ),
        ),
    )


def rain(stream: Stream, count: int, box: Box, palette: Palette) -> Shape:
    start = np.stack([stream.uniform(box[0], box[2], count=count), stream.uniform(box[1], box[3], count=count)], axis=1)
    drops = [limb(way, [1.5, 4.4]) for way in np.stack([start, start + points((-22, 70))], axis=1)]
    return Shape(solid(*drops), palette.rain.lighter(0.6), "rain", 0.35, modelling=0, line=0.0)


def roof(stream: Stream, palette: Palette) -> Group:
    """Tiles course upon course, larger towards us, wet on one side and dry on the other."""
    items: list[Item] = [plain(rectangle(-20, 750, 820, 1220), colour("#3a2438"), "lath", modelling=0, line=0)]
    tops = [RIDGE - 6 + 46 * k + 5.5 * k * k for k in range(8)]
    for k in reversed(range(8)):
        wide, tall = 74 + 11 * k, 84 + 14 * k
        for column in range(-7, 8):
            x = 400 + (column + 0.5 * (k % 2)) * wide
            left, right, shoulder, foot = x - 0.49 * wide, x + 0.49 * wide, tops[k] + 0.6 * tall, tops[k] + tall
            tile = outline(f"{left},{tops[k]}! {right},{tops[k]}! {right},{shoulder} {x},{foot} {left},{shoulder}")
            share = float(np.clip((x - 330) / 120, 0, 1))
            paint = palette.wet.mixed(palette.dry, share).lighter(stream.uniform(-0.06, 0.08))
            items.append(wood(tile, paint, "tile", weight=1.0, form=10, modelling=0.7, line=2.0))
    for column in range(-8, 8):
        x = 400 + 58 * column
        cap = outline(f"{x},770! {x},740 {x + 29},728 {x + 60},740 {x + 60},770!")
        items.append(wood(cap, palette.wet if x < 360 else palette.dry, "ridge", form=12, line=2.4))
    thrown = blob("430,770 610,764 566,880 470,914 376,880")
    return group(*items, Wash(solid(thrown), palette.shade, "shadow", 0.75, 4, hatched=True))


def folds(*ways: str) -> Lines:
    return Lines(tuple(curve(way) for way in ways), 2.2)


def he(palette: Palette) -> Group:
    """Oilskins from behind, in the thick of it."""
    coat = outline("186,762! 176,690 190,616 226,580 270,566 314,576 346,606 362,690 368,762! 280,774")
    brim = outline("208,534! 232,500 240,462 266,438 296,440 322,460 330,500 350,530! 316,548 280,552 240,548")
    yellow = palette.sun.lighter(0.1)
    return group(
        cloth(limb("206,618 172,680 166,752", [52, 46, 34]), yellow, "sleeve", form=18, line=2.6),
        cloth(coat, yellow, "coat", form=40, line=2.8),
        folds("276,580 282,660 278,764", "214,650 206,710 214,760", "340,660 346,710 338,760"),
        skin(ellipse(280, 536, 34, 30), colour("#7a4a30"), "neck", line=2.0),
        cloth(brim, yellow.darker(0.08), "hat", form=26, line=2.8),
        folds("240,496 282,508 328,492", "282,442 284,474 283,500"),
    )


def she(palette: Palette) -> Group:
    """Bare shoulders, hair up, and not a drop on her."""
    tone, dark = colour("#c8845c"), colour("#3a2028")
    frock = outline("448,650! 474,636 516,652 556,634 584,648! 580,700 606,764! 520,776 424,764! 452,700")
    back = outline(
        "440,664! 446,624 480,600 504,590 506,560! 538,560! 540,590 564,600 592,622 596,664! 560,690 480,690"
    )
    return group(
        skin(limb("452,630 430,690 424,752", [32, 26, 20]), tone, "arm", form=12, line=2.4),
        skin(limb("584,630 612,690 616,752", [32, 26, 20]), tone, "arm", form=12, line=2.4),
        skin(back, tone, "back", form=20, line=2.4),
        cloth(frock, palette.rose, "frock", form=30, line=2.8),
        folds("518,656 520,710 516,770", "470,700 460,740 462,766", "566,700 576,740 574,766"),
        plain(blob("472,520 480,478 516,464 552,480 562,522 548,560 520,572 488,560"), dark, "hair", form=30, line=2.4),
        plain(ellipse(508, 456, 28, 25), dark.lighter(0.05), "bun", form=14, line=2.2),
        Lines((curve("484,540 492,500 510,478"), curve("548,540 540,500 514,478")), 1.8, colour("#8a6470")),
    )


def umbrella(palette: Palette) -> Group:
    """His, and held over her."""
    canopy = outline(
        "320,424! 340,330 420,250 520,226 630,256 706,340 716,434! 680,404 636,412! 600,392 552,396 516,412! "
        "478,390 440,396 408,414! 376,396 340,404"
    )
    return group(
        metal(limb([(520, 250), (416, 640)], [8, 8]), colour("#3a2a38"), "pole", form=4, line=2.0),
        cloth(canopy, palette.wet, "canopy", form=60, line=3.0),
        folds("522,228 440,290 408,414", "522,228 520,310 516,412", "522,228 610,300 636,412"),
        metal(limb([(523, 232), (530, 204)], [8, 5]), colour("#3a2a38"), "tip", form=4, line=2.0),
        cloth(limb("330,622 376,682 420,628", [54, 44, 34]), palette.sun.lighter(0.1), "sleeve", form=18, line=2.6),
        skin(ellipse(427, 612, 19, 17), colour("#7a4a30"), "hand", form=8, line=2.2),
    )
