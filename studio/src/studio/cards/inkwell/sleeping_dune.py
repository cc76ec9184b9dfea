"""Walk Softly: the sand is warm, and it has begun to breathe a little faster."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, mix
from studio.drawings import Sheet
from studio.geometry import Points, below, curve, ellipse, fuse, height_at, limb, outline, place, solid
from studio.materials import lit, plain
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Group, Item, Lines, Scene, Shape, Sky, Stop, Sunlight, Wash, group

DRAWN = Sheet("inkwell/sleeping_dune")
LIGHT = Sunlight((0.35, -0.9, 0.3))
BACK = "-40,640 60,520 170,434 290,410 400,452 500,540 580,612 700,672 840,700"
HAUNCH = "-40,640! 60,520 170,434 280,410! 220,520 256,640 190,760 200,900 120,1010! -40,1060!"


@card("sleeping_dune")
def sleeping_dune(chance: Chance, palette: Palette) -> Scene:
    sky = Sky((Stop(0, palette.sky, 0.85), Stop(0.45, palette.haze, 0.6), Stop(1, palette.haze, 0.5)), lines=0.0)
    return Rig(sky, LIGHT, None, palette.shade).scene(
        far(palette),
        group(body(palette), DRAWN("head", palette), paws(palette), name="cat"),
        caravan(chance.layout, palette),
        focal="cat",
    )


def far(palette: Palette) -> Group:
    rows = (("-20,560 200,530 460,556 640,520 820,548", 0.55), ("-20,600 180,580 420,604 620,560 820,600", 0.3))
    dunes = [(below(curve(row), 900), mix(palette.lit, palette.haze, share)) for row, share in rows]
    return group(*(lit(dune, tone, "sand", weight=0.8, line=0.8) for dune, tone in dunes), name="far")


def ripples(upper: Points, lower: Points, count: int) -> tuple[Points, ...]:
    """Lines the wind has drawn between two edges, closer under the ridge."""
    return tuple(upper + share * (lower - upper) for share in np.linspace(0.1, 1, count) ** 1.5)


def body(palette: Palette) -> Group:
    """One long back, lit from above, with the stripes a wind leaves."""
    ridge = curve(BACK, steps=12)
    foot = np.stack([ridge[:, 0] - 60, 1120 + 0.15 * (ridge[:, 1] - 640)], axis=1)
    stripes = []
    for x, long, lean in ((330, 230, -26), (392, 200, -10), (450, 150, 6)):
        y = height_at(ridge, x)
        stripes.append(limb([(x, y), (x + 0.5 * lean + 16, y + 0.5 * long), (x + lean, y + long)], [40, 26, 3]))
    land = solid(below(ridge, 1230))
    return group(
        plain(land, palette.lit, "sand", weight=1.0, colour_below=palette.sand, form=FLAT, modelling=0.1, line=2.0),
        Wash(outline(HAUNCH), palette.shade, "lee", 0.5, 1.5),
        Clip(land, group(Wash(solid(*stripes), palette.shade, "stripe", 0.5, 7.0))),
        Lines(ripples(ridge, foot, 22), 1.1, palette.shade, "ripple", 0.5),
        name="body",
    )


def paws(palette: Palette) -> Group:
    """The nearest dunes: an arm under the chin, a tail about everything."""
    arm = curve("-20,1000 120,962 280,950 420,968 520,986 610,980 676,994 706,1030 728,1082 840,1092")
    tail = curve("-20,1150 160,1112 340,1104 520,1120 640,1148 720,1160 790,1144 840,1110")
    rings = (
        limb(place("0,0 28,46 22,120", x, y), [36, 30, 6])
        for x, y in ((130, 1118), (290, 1104), (450, 1112), (600, 1140))
    )
    items: list[Item] = []
    for crest in (arm, tail):
        waves = ripples(crest, place(crest, 0, 150), 8)
        dune = solid(below(crest, 1240))
        lee = crest + np.stack([0 * crest[:, 0], 66 + 26 * np.sin(crest[:, 0] / 70) + 0.05 * crest[:, 0]], axis=1)
        items += [
            plain(dune, palette.lit, "sand", weight=1.0, colour_below=palette.sand, form=FLAT, modelling=0.1, line=2.8),
            Clip(
                dune,
                group(
                    Wash(solid(below(lee, 1240)), palette.shade, "lee", 0.5, 2),
                    Lines(waves, 1.3, palette.shade, "ripple", 0.5),
                ),
            ),
        ]
    items.insert(2, DRAWN("paw", palette))
    stripes = Wash(solid(*rings), palette.shade, "stripe", 0.5, 3.0)
    items.append(Clip(solid(below(tail, 1240)), group(stripes)))
    return group(*items, name="paws")


def caravan(stream: Stream, palette: Palette) -> Group:
    """Eight small riders who have heard nothing yet."""
    ridge = curve(BACK, steps=12)
    items: list[Item] = []
    for k, x in enumerate((60, 112, 164, 216, 268, 322, 374, 424)):
        y = height_at(ridge, x)
        slope = np.arctan2(height_at(ridge, x + 14) - height_at(ridge, x - 14), 28)
        shadow = place(limb("16,0 -4,10 -34,26", [4, 15, 5]), x, y + 4, rotation=0.6 * float(slope))
        items.append(Wash(solid(shadow), palette.dark, "shadow", 0.6, 1.5))
        items.append(camel(k, stream.uniform(0.92, 1.1), palette).placed(x, y + 5, 1.02, 0.85 * float(slope)))
    return group(*items, name="caravan")


def camel(step: int, size: float, palette: Palette) -> Group:
    swing = (7, -6, 3, -8)[step % 4]
    legs = [
        limb([(x, -22), (x + s * 0.7, -12), (x + s, 0)], [6, 3.4, 2.8])
        for x, s in ((-15, swing), (-12, -swing), (11, -swing), (14, swing))
    ]
    beast = fuse(
        *legs,
        limb([(-18, -26), (0, -28), (16, -26)], [12, 15, 12]),
        ellipse(-1, -35, 8, 7),
        limb([(15, -27), (24, -26), (28, -40), (30, -46)], [9, 7, 5, 4]),
        limb([(28, -46), (38, -43)], [7, 4]),
        soften=1,
    )
    rider = fuse(limb([(-2, -36), (0, -50), (1, -58)], [17, 13, 8]), ellipse(2, -61, 5.5))
    riding = step % 3 != 1
    whole = group(
        Shape(beast, palette.dark, "camel", 1.0, form=3, modelling=0.3, line=0.8),
        *((Shape(rider, palette.veil, "veil", 1.0, form=3, modelling=0.3, line=0.8),) if riding else ()),
    )
    return whole.placed(0, 0, size)
