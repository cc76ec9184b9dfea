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

SPLASHES = ((214, 512), (246, 452), (284, 424), (320, 446), (354, 516), (198, 610), (168, 640), (364, 614), (394, 650))


@card("weather_house")
def weather_house(chance: Chance, palette: Palette) -> Scene:
    return Rig(None, LIGHT, None, palette.shade).scene(
        weather(chance.layout, palette),
        roof(chance.layout.child("tiles"), palette),
        group(pole(), he(palette), she(palette), umbrella(palette), name="pair"),
        group(rain(chance.layout.child("near"), 14, (-10, 560, 150, 1100), palette)),
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
    """Oilskins from behind, in the thick of it, both arms forward; what he gets bounces off."""
    coat = outline("182,766! 178,690 196,622 230,586 264,572! 300,572! 338,586 368,624 378,690 376,766! 280,778")
    left = outline("226,588! 184,606 156,656 142,716 158,748 190,744! 206,700 216,650")
    right = outline("338,588! 378,604 402,652 418,706 406,742 372,748! 360,700 350,650")
    crown = outline("226,508! 228,462 254,432 284,426 314,434 336,464 340,508! 282,524")
    brim = outline("196,540! 216,512 236,500! 284,512 330,500! 350,512 372,542! 346,562 306,578 264,580 222,564")
    yellow = palette.sun.lighter(0.1)
    return group(
        skin(limb("282,584 282,548", [58, 56]), colour("#7a4a30"), "neck", line=2.0),
        cloth(coat, yellow, "coat", form=40, line=3.0),
        cloth(
            outline("232,586! 264,566 300,566 336,586! 320,604 284,610 246,604"),
            yellow.darker(0.1),
            "collar",
            form=8,
            line=2.4,
        ),
        folds(
            "284,612 286,680 282,768", "206,690 214,730 208,762", "352,690 344,730 350,762", "246,640 252,690 246,740"
        ),
        cloth(left, yellow, "sleeve", form=22, line=2.8),
        cloth(right, yellow, "sleeve", form=22, line=2.8),
        folds("160,700 178,704 194,698", "404,694 388,700 370,694"),
        cloth(crown, yellow, "hat", form=30, line=2.8),
        cloth(brim, yellow.darker(0.06), "brim", form=14, line=2.8),
        folds("284,428 286,462 285,508", "256,440 246,470 244,500", "312,440 324,470 326,500"),
        splashes(palette),
    )


def splashes(palette: Palette) -> Shape:
    """Drops that leap up again."""
    drops = [
        limb([(x + 0.7 * lean, y - 6), (x + 2 * lean, y - 26 + 0.8 * abs(lean))], [5, 2.5])
        for x, y in SPLASHES
        for lean in (-10, 0, 10)
    ]
    return Shape(solid(*drops), palette.rain.lighter(0.7), "rain", 0.3, modelling=0, line=0.0)


def she(palette: Palette) -> Group:
    """Bare shoulders, hair up, and not a drop on her."""
    tone, dark = colour("#c8845c"), colour("#3a2028")
    frock = outline("452,664! 482,650 518,662 556,648 588,662! 580,706 612,768! 520,780 426,768! 460,706")
    back = outline(
        "452,700! 446,650 452,622 480,606 502,596 506,560! 538,560! 540,596 562,606 590,620 596,650 588,700! 520,710"
    )
    arms = [
        outline("460,618! 442,640 432,690 426,738 440,756 462,748! 466,700 478,650"),
        outline("582,618! 600,640 610,690 616,738 602,756 580,748! 576,700 564,650"),
    ]
    return group(
        skin(back, tone, "back", form=20, line=2.4),
        Lines(
            (curve("521,604 518,630 520,652"), curve("478,640 488,652 486,668"), curve("562,640 554,652 556,668")),
            2.0,
            tone.darker(0.35),
        ),
        *(skin(arm, tone, "arm", form=14, line=2.6) for arm in arms),
        cloth(frock, palette.rose, "frock", form=30, line=2.8),
        folds(
            "518,668 520,716 516,774", "474,710 462,744 464,770", "566,710 578,744 574,770", "500,720 494,750 496,776"
        ),
        skin(solid(ellipse(474, 534, 9, 16), ellipse(566, 534, 9, 16)), tone, "ear", form=5, line=2.0),
        plain(blob("472,520 480,478 518,464 556,480 568,522 556,556 520,574 486,558"), dark, "hair", form=30, line=2.4),
        plain(ellipse(516, 454, 30, 26), dark.lighter(0.05), "bun", form=14, line=2.2),
        Lines(
            (curve("486,548 494,500 514,478"), curve("552,548 544,500 518,478"), curve("520,566 518,520 516,480")),
            1.8,
            colour("#8a6470"),
        ),
    )


def pole() -> Group:
    """Held in front of him, where nobody sees how."""
    return group(metal(limb([(520, 250), (392, 690)], [9, 9]), colour("#3a2a38"), "pole", form=4, line=2.2))


def umbrella(palette: Palette) -> Group:
    """His, and held over her."""
    canopy = outline(
        "320,424! 340,330 420,250 520,226 630,256 706,340 716,434! 680,404 636,412! 600,392 552,396 516,412! "
        "478,390 440,396 408,414! 376,396 340,404"
    )
    return group(
        cloth(canopy, palette.wet, "canopy", form=60, line=3.0),
        folds("522,228 440,290 408,414", "522,228 520,310 516,412", "522,228 610,300 636,412"),
        metal(limb([(523, 232), (530, 204)], [8, 5]), colour("#3a2a38"), "tip", form=4, line=2.0),
    )
