"""Peacetime: what else could it have been made into?"""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, Palette
from studio.drawings import Sheet
from studio.geometry import Outline, Points, curve, limb, outline, points, rectangle, solid
from studio.materials import lit, metal, plain
from studio.rigs import Rig
from studio.scene import Clip, Group, Item, Lines, Scene, Sunlight, Wash, group

DRAWN = Sheet("inkwell/folded_sword")
LIGHT = Sunlight((-0.5, -0.7, 0.5))


@card("folded_sword")
def folded_sword(chance: Chance, palette: Palette) -> Scene:
    return Rig(None, LIGHT, None, palette.shade).scene(
        leaf(chance.layout.child("leaf"), palette),
        warrior(palette),
        group(
            Wash(outline("150,1084 300,1066 560,1070 700,1096 560,1118 300,1114"), palette.deep, "cast shadow", 0.8, 3),
            DRAWN("scabbard", palette).placed(410, 1142, 1.0, 0.03),
        ),
        DRAWN("crane", palette).placed(372, 890, 0.92).named("crane"),
        DRAWN("right-hand", palette),
        DRAWN("left-hand", palette),
        focal="crane",
    )


def leaf(stream: Stream, palette: Palette) -> Group:
    """A screen of beaten gold, leaf by leaf, and a mat of straw before it."""
    items: list[Item] = [lit(rectangle(-20, -20, 820, 1220), palette.gold, "gold", weight=0.9)]
    for row in range(8):
        for column in range(6):
            x, y = -30 + 146 * column + stream.uniform(-6, 6), -30 + 146 * row + stream.uniform(-6, 6)
            tone = palette.gold.lighter(stream.uniform(0.0, 0.4)) if (row + column) % 2 else palette.gold
            items.append(plain(rectangle(x, y, x + 150, y + 150), tone, "leaf", weight=0.9, modelling=0.0, line=0.7))
    mat = outline("-20,1064! 820,1064! 820,1220! -20,1220!")
    weave = tuple(points((-20, y), (820, y)) for y in range(1074, 1220, 9))
    return group(*items, lit(mat, palette.straw, "mat", weight=0.8), Lines(weave, 1.0, palette.shade, strength=0.5))


def both(path: str) -> Outline:
    """A shape and its mirror image on the other side of the axis."""
    ring = curve(path, closed=True)
    return solid(ring, ring * [-1, 1])


def laced(ring: Outline, paint: Colour, palette: Palette, lace: list[Points]) -> list[Item]:
    """A row of lacquered scales with its lacing."""
    cords = plain(solid(*(limb(way, [5, 5]) for way in lace)), palette.blue, "lace", weight=1.0, line=0.0)
    return [metal(ring, paint, "scales", weight=1.2, form=14, line=2.2), Clip(ring, group(cords))]


def warrior(palette: Palette) -> Group:
    """On his knees, in full armour, and nobody in the dark under the helmet to be seen."""
    robe = outline(
        "-150,380! 150,380! 236,520 270,700 300,860 376,960 404,1040 390,1088! 0,1096 -390,1088! -404,1040 -376,960 "
        "-300,860 -270,700 -236,520"
    )
    face = rectangle(-116, 250, 116, 520)
    head = group(*neck_guard(palette), DRAWN("helmet")).placed(0, 52, 0.72)
    lids = solid(*(limb(way, [2, 8, 2]) for way in ("-76,352 -52,368 -24,360", "24,360 52,368 76,352")))
    return group(
        plain(robe, palette.deep, "robe", weight=1.25, form=60, line=3.0),
        plain(face, palette.deep.darker(0.4), "dark", weight=1.3, modelling=0.0, line=0.0),
        *cuirass(palette),
        *(arm(side, palette) for side in (-1, 1)),
        *shoulders(palette),
        head,
        lit(lids, palette.blue.lighter(0.5), "lids"),
        name="warrior",
    ).placed(400, 0)


def shoulders(palette: Palette) -> list[Item]:
    """The great plates, hung from the neck to the elbow."""
    items: list[Item] = []
    for row in range(5, -1, -1):
        top, out = 470 + 66 * row, 250 + 16 * row
        ring = both(f"{out - 110},{top}! {out + 60},{top + 26}! {out + 72},{top + 100}! {out - 104},{top + 76}!")
        lace = [points((x, top), (x + 4, top + 52)) for x in range(out - 100, out + 70, 20)]
        paint = palette.indigo.darker(0.35 if row % 2 else 0.15)
        items += laced(ring, paint, palette, [*lace, *(way * [-1, 1] for way in lace)])
    return items


def cuirass(palette: Palette) -> list[Item]:
    """Rows of lacquer across the chest, each tucked under the one above."""
    items: list[Item] = []
    for row in range(5, -1, -1):
        top, wide = 476 + 66 * row, 176 + 8 * row
        ring = outline(f"{-wide},{top}! 0,{top + 10} {wide},{top}! {wide},{top + 82}! 0,{top + 94} {-wide},{top + 82}!")
        lace = [points((x, top + 12), (x, top + 62)) for x in range(-wide + 22, wide, 44)]
        items += laced(ring, palette.deep.lighter(0.08 if row % 2 else 0.02), palette, lace)
    return items


def arm(side: int, palette: Palette) -> Group:
    """A plated sleeve, elbow out, that comes to the middle."""
    mirror = np.array([side, 1])
    sleeve = limb(points("318,800 300,920 210,1000 132,1018") * mirror, [150, 150, 104, 70])
    plates = [points(way) * mirror for way in ("336,934 272,900 250,850", "262,1030 232,960", "218,1044 188,976")]
    cuff = limb(points("146,984 162,1052") * mirror, [22, 22])
    return group(
        plain(sleeve, palette.indigo, "sleeve", weight=1.15, form=40, line=3.0),
        Clip(solid(sleeve), group(Lines(tuple(curve(way) for way in plates), 5.0, palette.blue))),
        metal(solid(cuff), palette.gold, "cuff", form=8, line=2.4),
    ).placed(-24, 0)


def neck_guard(palette: Palette) -> list[Item]:
    items: list[Item] = []
    for row in range(3, -1, -1):
        low, wide = 400 + 62 * row, 222 + 32 * row
        ring = both(
            f"120,{low - 90}! {wide - 22},{low - 100}! {wide + 14},{low}! {wide - 90},{low + 34} 120,{low + 40}!"
        )
        lace = [points((x, low - 70), (x + 0.1 * x, low - 16)) for x in range(134, 420, 24)]
        paint = palette.indigo.darker(0.3 if row % 2 else 0.1)
        items += laced(ring, paint, palette, [*lace, *(way * np.array([-1, 1]) for way in lace)])
    return items
