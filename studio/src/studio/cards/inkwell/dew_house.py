"""Just Before Noon: what is left of the night hangs by a thread of water, and somebody has found it."""

from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.figures import HEAD, PEOPLE, Camera, Head, drawn, person
from studio.geometry import (
    Points,
    closed,
    curve,
    difference,
    ellipse,
    limb,
    offset,
    outline,
    points,
    rectangle,
    resample,
    solid,
)
from studio.materials import cloth, leaves, lit, plain, wood
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Dots, Glow, Group, Lines, Painted, Scene, Shape, Sunlight, Veil, Wash, group
from studio.skies import graded

LIGHT = Sunlight((0.4, -0.7, 0.5))
DROP = (508.0, 706.0)
RADIUS = 290.0
SKIN = outline(
    "474,330! 496,394 580,440 694,500 772,592 792,706 764,838 668,948 508,990 348,948 252,838 224,706 "
    "244,592 322,500 436,440"
)


@card("dew_house")
def dew_house(chance: Chance, palette: Palette) -> Scene:
    return Rig(graded((palette.light, palette.air, palette.leaf), weight=0.5), LIGHT, None, palette.shade).scene(
        meadow(chance.layout.child("meadow"), palette),
        blade(palette),
        drop(palette),
        ant(palette),
        focal="drop",
    )


def meadow(stream: Stream, palette: Palette) -> Group:
    """Everything beyond the drop is too near to the eye to have an edge."""
    stems = [
        limb(curve(way), [30, 60, 90])
        for way in (
            "90,-20 130,500 60,1230",
            "640,-20 700,420 760,1230",
            "420,1230 380,900 300,560",
            "820,300 600,700 560,1230",
        )
    ]
    spots = [(stream.uniform(0, 800), stream.uniform(0, 1200), stream.uniform(30, 90)) for _ in range(16)]
    return group(
        Wash(solid(*stems), palette.leaf, "blade", 0.35, 34),
        *(Veil(solid(ellipse(*spot)), palette.light, "sun", 0.4, 6) for spot in spots),
        Glow((620, 180), 520, palette.light, 0.8),
    )


def blade(palette: Palette) -> Group:
    """Bent by the weight."""
    way = curve("-60,640 -10,420 90,240 230,150 360,180 440,250 474,352")
    half = np.interp(np.linspace(0, 1, len(way)), (0, 0.4, 0.8, 1), (52, 44, 24, 3))
    lower = way + np.stack([0.5 * half, half], axis=1)
    upper = way - np.stack([0.3 * half, 0.35 * half], axis=1)
    return group(
        leaves(np.vstack([upper, way[::-1]]), palette.leaf.lighter(0.35), "blade", weight=0.8, form=FLAT, line=2.4),
        leaves(np.vstack([way, lower[::-1]]), palette.leaf.darker(0.15), "blade", weight=1.0, form=FLAT, line=2.4),
        Lines((way,), 2.6, palette.leaf.darker(0.5)),
    )


def drop(palette: Palette) -> Group:
    """A lens: the room in it is bent, and stands on its head."""
    rim = difference(offset(SKIN, 40), offset(SKIN, -34))
    inside = group(
        room(palette).placed(-14, 0, 0.86).changed(bent).placed(*DROP, rotation=np.pi),
        Wash(rim, palette.night, "rim", 0.6, 18),
        Veil(outline("474,330! 496,394 580,440 660,478 508,500 356,478 436,440"), palette.air, "grass", 0.85, 16),
        Veil(outline("380,520 508,504 636,520 560,536 456,536"), palette.light, "neck", 0.5, 14),
        Veil(outline("300,880 390,952 508,972 626,952 716,880 622,930 508,946 394,930"), palette.light, "sky", 0.95, 5),
        Veil(outline("262,690 276,620 320,556 340,566 302,630 288,694"), palette.light, "shine", 1.0, 3),
    )
    return group(
        plain(SKIN, palette.night, "drop", weight=1.1, modelling=0, line=0.0),
        Clip(SKIN, inside),
        Lines(tuple(closed(ring) for ring in SKIN), 2.8, palette.night),
        name="drop",
    )


def bent(item: Painted) -> Painted:
    """As a ball of water shows it."""

    def bulged(path: Points) -> Points:
        far = np.hypot(*path.T)[:, None] + 1e-9
        return np.asarray(path * (RADIUS * np.sin(np.minimum(far / (1.28 * RADIUS), 1.0) * np.pi / 2) / far))

    if isinstance(item, Shape | Wash | Veil):
        return replace(item, outline=tuple(bulged(resample(ring, 6, closed=True)) for ring in item.outline))
    if isinstance(item, Lines):
        return replace(item, paths=tuple(bulged(resample(path, 6)) for path in item.paths))
    return item


def room(palette: Palette) -> Group:
    """Upright, about its own middle."""
    pane = rectangle(-70, -250, 110, -96)
    bars = [rectangle(14, -250, 26, -96), rectangle(-70, -180, 110, -170), rectangle(-84, -96, 124, -82)]
    sleeper = person(PEOPLE["redhead"], Head("sleep", yaw=-8, pitch=-16, roll=14))
    view = Camera((-96, 16), 6.9, tuple(sleeper.places["head"]), roll=-62, pitch=10)
    quilt = "-70,70! -20,10 60,-10 130,8 190,-8 262,30 300,74! 306,166 170,176 0,168 -96,160! -104,104"
    folds = ("-62,80 0,52 80,40", "130,20 160,70 150,150", "226,30 236,90 276,140", "20,66 44,110 20,160")
    return group(
        plain(rectangle(-420, -420, 420, 160), palette.wall, "wall", weight=0.9, form=FLAT, line=0.0),
        wood(rectangle(-420, 160, 420, 420), palette.wood.lighter(0.25), "floor", form=FLAT, line=2.0),
        lit(pane, palette.dusk, weight=0.8),
        lit(ellipse(66, -208, 22), palette.light, weight=0.25),
        plain(solid(*bars), palette.sheet, "window", weight=0.3, form=FLAT, line=1.4),
        wood(outline("-254,-80! -226,-100 -200,-80! -196,210! -254,210!"), palette.wood, "bed", line=2.0),
        cloth(rectangle(-200, 104, 300, 176), palette.sheet, "mattress", weight=0.35, line=1.6),
        cloth(outline("-214,-20 -120,-52 -20,-20 0,60 -60,116 -170,112 -220,50"), palette.sheet, "pillow", weight=0.3),
        drawn(sleeper.only(*HEAD), camera=view, light=LIGHT, pen=1.1),
        cloth(outline(quilt), palette.quilt, "quilt", texture="plain", form=50, line=2.2),
        Wash(outline("130,20 176,60 160,170 306,166 300,74 262,30 190,-8"), palette.night, "fold", 0.35, 8),
        Lines(tuple(curve(fold) for fold in folds), 1.8),
        wood(outline("300,10! 334,10! 338,210! 300,210!"), palette.wood, "bed", line=2.0),
    )


def ant(palette: Palette) -> Group:
    """Round the corner of its stalk, so near that only the front of it is in the picture."""
    dark = palette.ant
    stalk = limb("70,1240 50,1080 10,900 -60,700", [70, 60, 46, 36])
    legs = ("-10,936 70,1010 58,1090 92,1140", "34,912 120,934 176,872 246,866")
    feelers = ("124,768 128,700 150,640; 150,640 190,622 232,640", "164,776 190,722 214,706; 214,706 240,712 256,736")
    jaws = ("150,850! 196,852 226,880! 190,884 156,874!", "160,836! 206,830 240,846! 204,858 166,856!")
    gloss = ("50,762 84,736 124,744 96,758", "-30,860 0,834 34,838 6,856")
    return group(
        leaves(stalk, palette.leaf, "stalk", weight=1.0, line=2.6),
        *(plain(limb(leg, [20, 15, 12, 7]), dark, "leg", weight=1.1, line=2.4) for leg in legs),
        plain(ellipse(-66, 960, 96, 62, -0.5), dark, "body", weight=1.15, line=3.0),
        plain(ellipse(0, 890, 74, 56, -0.5), dark, "body", weight=1.15, line=3.0),
        *(plain(outline(jaw), dark.darker(0.3), "jaw", weight=1.2, form=8, line=2.4) for jaw in jaws),
        plain(
            outline("30,800 48,746 108,724 164,746 188,800 176,850 128,872 66,862"), dark, "head", weight=1.15, line=3.2
        ),
        *(
            plain(limb(way, [11, 9] if k else [13, 11]), dark, "feeler", weight=1.1, line=2.0)
            for feeler in feelers
            for k, way in enumerate(feeler.split("; "))
        ),
        plain(ellipse(122, 792, 19, 25, 0.3), palette.night, "eye", weight=1.3, modelling=0.3, line=2.2),
        Dots(points((116, 782)), np.array([6.0]), palette.light),
        Veil(solid(*(outline(way)[0] for way in gloss)), palette.quilt.lighter(0.6), "gloss", 0.6, 5),
        name="ant",
    )
