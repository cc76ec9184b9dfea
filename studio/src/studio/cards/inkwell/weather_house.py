"""The Weather House: one comes out for rain, one for sunshine; who is the umbrella for?"""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour
from studio.drawings import Sheet
from studio.geometry import Box, blob, ellipse, limb, offset, outline, points, rectangle, solid
from studio.materials import lit, plain, wood
from studio.rigs import Rig
from studio.scene import Clip, Glow, Group, Item, Scene, Shape, Sunlight, Veil, Wash, group

DRAWN = Sheet("inkwell/weather_house")
PAIR = ("reach", "he", "she", "fist", "umbrella")
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
        group(*(DRAWN(part, palette) for part in PAIR), name="pair"),
        group(rain(chance.layout.child("near"), 14, (-10, 560, 150, 1100), palette)),
        focal="pair",
    )


def weather(stream: Stream, palette: Palette) -> Group:
    """A great sun, and a bank of rain that stops in front of it."""
    bank = outline(BANK + "-160,860! -160,-160! 420,-160!")
    return group(
        lit(rectangle(-20, -20, 820, 820), palette.sun, weight=0.9, colour_below=palette.sun.lighter(0.4)),
        Glow(SUN, 420, colour("#fffbe0"), 0.9),
        lit(ellipse(*SUN, 236), colour("#fff8c8"), "sun", weight=0.6),
        Veil(bank, palette.rain.lighter(0.5), "edge", 0.9, 40),
        Veil(offset(bank, -16), palette.rain.mixed(colour("#8090a8"), 0.35), "bank", 1.0, 30),
        Wash(offset(bank, -40), palette.rain.mixed(colour("#4a5468"), 0.6), "bank", 0.3, 40),
        Clip(
            bank,
            group(
                rain(stream, 170, (-20, -60, 400, 720), palette),
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
